Feature: Who plays and who deals

  # At a table of four the direction of play is Vorhand, Second, Third, Dealer; at a table of five the Fourth sits
  # between Third and Dealer. Where the next dealer is asked for, these names stand for the seats of the last deal.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SESSIONS-001
  Rule: Four players are active in every deal

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

  @clause:KOE-SESSIONS-002
  Rule: Five may sit at the table; the dealer then has no cards and sits the deal out

    Example: the dealer of five gives himself nothing
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Dealer sits out
      And the packets go to "Vorhand, Second, Third, Fourth" in turn

    Example: the fourth hand at a table of five holds what the dealer of four would have
      Packets in pack order: 6 each, 6 for the Stock, 6 each.
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Fourth holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer sits out

    Example: the new dealer of five is the one who sits out
      Given a table of 5
      And Second dealt last
      When it is decided who deals next
      Then Third deals
      And Third sits out

    Example: after klopfen too the dealer of five sits out
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Dealer sits out
      And the packets go to "Vorhand, Second, Third, Fourth" in turn

  @clause:KOE-SESSIONS-003
  Rule: Chance decides who deals first

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

    @clause:KOE-SESSIONS-002
    Example: the lot among five also says who sits out
      Given a table of 5
      And Fourth drew the lot
      When it is decided who deals next
      Then Fourth deals
      And Fourth sits out

  @clause:KOE-SESSIONS-004
  Rule: After every deal the next player counter-clockwise deals

    Scenario Outline: from one dealer of four to the next
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
      And <next> sits out

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
        | Rufer      |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Trischaken |        |                                            |
        | Dreier     |        |                                            |
        | Solo       |        |                                            |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
      And doubled deals still to come: 0

  @clause:KOE-SESSIONS-005
  Rule: A deal that was given up counts as one: the next player deals

    Scenario Outline: somebody else deals after giving up
      Given <last> dealt last
      And the last deal ended in giving up
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last   | next    |
        | Second | Third   |
        | Dealer | Vorhand |

    @dispute:given-up-deal
    Scenario Outline: who deals after a Besser Rufer was given up
      Given the reading "<reading>" of "given-up-deal"
      And Second dealt last
      And the last deal ended in giving up
      When it is decided who deals next
      Then <next> deals

      Examples:
        | reading     | next   |
        | passes-on   | Third  |
        | same-dealer | Second |

    @dispute:given-up-deal
    Scenario Outline: who deals and sits out among five after giving up
      Given the reading "<reading>" of "given-up-deal"
      And a table of 5
      And Third dealt last
      And the last deal ended in giving up
      When it is decided who deals next
      Then <next> deals
      And <next> sits out

      Examples:
        | reading     | next   |
        | passes-on   | Fourth |
        | same-dealer | Third  |

    @dispute:given-up-deal
    Scenario Outline: a session with a Besser Rufer given up in it
      Given the reading "<reading>" of "given-up-deal"
      And the session so far:
        | game         | events   | payments                                    |
        | Rufer        |          | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Besser Rufer | given up | Vorhand +4, Second -12, Third +4, Dealer +4 |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand        | counts |
        | Dealer  | Vorhand        | once   |
        | Vorhand | Second         | once   |
        | <next>  | <next Vorhand> | once   |

      Examples:
        | reading     | next    | next Vorhand |
        | passes-on   | Second  | Third        |
        | same-dealer | Vorhand | Second       |

    Example: the dealer of five does not sit out twice because a deal was given up
      Given a table of 5
      And Third dealt last
      And the last deal ended in giving up
      When it is decided who deals next
      Then Fourth deals
      And Fourth sits out

    Example: what was paid for a deal that was given up is in the score
      Vorhand 1 + 4 = 5, Second −1 − 12 = −13, Third 1 + 4 = 5, Dealer −1 + 4 = 3.
      Given the session so far:
        | game         | events   | payments                                    |
        | Rufer        |          | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Besser Rufer | given up | Vorhand +4, Second -12, Third +4, Dealer +4 |
      When the next deal is due
      Then Second deals
      And the score is "Vorhand +5, Second -13, Third +5, Dealer +3"
