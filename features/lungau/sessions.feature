Feature: Who plays and who deals

  # At a table of four the direction of play is Vorhand, Second, Third, Dealer; at a table of five the Fourth sits
  # between Third and Dealer. Where the next dealer is asked for, these names stand for the seats of the last deal.

  Background:
    Given the rules "lungau"

  @clause:LUN-SESSIONS-001
  Rule: Four players are active; only in Fahren among five does the dealer play along as a fifth

    Example: at a table of four everybody receives cards, the dealer too
      Given a table of 4
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: at a table of five there are four hands as well
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn

    Example: the dealer of five is dealt nothing and still plays when all pass
      The hands are those that come from this pack; the six table cards become the dealer's.
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And Vorhand holds "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds "XIII XII XI X IX VIII 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds "VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Fourth holds "I K♥ D♥ C♥ B♥ A♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "Sküs XXI XX" and "2♥ 3♥ 4♥"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Dealer sits out
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      Then the contract is Fahren
      And Dealer holds exactly "Sküs XXI XX 2♥ 3♥ 4♥"

  @clause:LUN-SESSIONS-002
  Rule: Five may sit at the table; the dealer then gives cards to the other four

    Example: the dealer of five gives himself nothing
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Dealer sits out
      And the packets go to "Vorhand, Second, Third, Fourth" in turn

    Example: the fourth hand at a table of five holds what the dealer of four would have
      Packets in pack order: table 3, then 6 each; the second round likewise.
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"
      And Fourth holds exactly "I K♥ D♥ C♥ B♥ A♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer sits out

    Example: the new dealer of five is the one who sits out
      Given a table of 5
      And Second dealt last
      When it is decided who deals next
      Then Third deals
      And Third sits out

  @clause:LUN-SESSIONS-003
  Rule: Lots decide who deals first

    Scenario Outline: whoever drew the lot deals
      Given <drawn> drew the lot
      When it is decided who deals next
      Then <drawn> deals

      Examples:
        | drawn   |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    @clause:LUN-SESSIONS-002
    Example: the lot among five also says who sits out
      Given a table of 5
      And Fourth drew the lot
      When it is decided who deals next
      Then Fourth deals
      And Fourth sits out

  @clause:LUN-SESSIONS-004
  Rule: The deal passes to the right after every deal

    Scenario Outline: from one dealer of four to the next
      The right-hand neighbour is the next seat in the direction of play.
      Given <last> dealt last
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last    | next    |
        | Vorhand | Second  |
        | Second  | Third   |
        | Third   | Dealer  |
        | Dealer  | Vorhand |

    Scenario Outline: from one dealer of five to the next
      Given a table of 5
      And <last> dealt last
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last    | next    |
        | Vorhand | Second  |
        | Second  | Third   |
        | Third   | Fourth  |
        | Fourth  | Dealer  |
        | Dealer  | Vorhand |

    Example: four deals of a session, and the next one
      Given the session so far:
        | game       | events | payments                                   |
        | Spatzrufer |        | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Fahren     |        |                                            |
        | Dreier     |        |                                            |
        | Uhurufer   |        |                                            |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
      And doubled deals still to come: 0

  @clause:LUN-SESSIONS-005
  Rule: A deal given up by Schleifen counts as played: the deal passes on

    Example: somebody else deals after Schleifen
      Given Second dealt last
      And the last deal ended in Schleifen
      When it is decided who deals next
      Then Third deals

    @dispute:schleifen-as-a-deal
    Scenario Outline: who deals after Schleifen
      Given the reading "<reading>" of "schleifen-as-a-deal"
      And Dealer dealt last
      And the last deal ended in Schleifen
      When it is decided who deals next
      Then <next> deals

      Examples:
        | reading      | next    |
        | passes-on    | Vorhand |
        | same-dealer  | Dealer  |
        | dealer-paid  | Vorhand |

    @dispute:schleifen-as-a-deal
    Scenario Outline: who deals and sits out after Schleifen among five
      Given the reading "<reading>" of "schleifen-as-a-deal"
      And a table of 5
      And Third dealt last
      And the last deal ended in Schleifen
      When it is decided who deals next
      Then <next> deals
      And <next> sits out

      Examples:
        | reading      | next   |
        | passes-on    | Fourth |
        | same-dealer  | Third  |
        | dealer-paid  | Fourth |

    @position @dispute:schleifen-as-a-deal @clause:LUN-SETTLING-028
    Scenario Outline: who deals after Schleifen among five, and who is paid for it
      30 to each who is paid: three active opponents or, with the dealer, four.
      Given the reading "<reading>" of "schleifen-as-a-deal"
      And a table of 5
      And Dealer dealt last
      And the last deal ended in Schleifen
      When it is decided who deals next
      Then <next> deals
      Given Fourth plays an Uhurufer calling K♠
      And the called König lay in the Talon
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | next    | payments                                                    |
        | passes-on   | Vorhand | Vorhand +30, Second +30, Third +30, Fourth -90, Dealer 0    |
        | same-dealer | Dealer  | Vorhand +30, Second +30, Third +30, Fourth -90, Dealer 0    |
        | dealer-paid | Vorhand | Vorhand +30, Second +30, Third +30, Fourth -120, Dealer +30 |
