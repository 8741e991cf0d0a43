Feature: Settling in points: who pays whom

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-047
  Rule: With two against two each loser pays one winner

    @position
    Example: two partners win a Rufer with a Trull
      1 + 1 = 2; each loser pays one winner.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: two partners lose a Solo
      −2 − 1 × 2 = −4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

    @position
    Example: the declarer sits third and his partner is Vorhand
      2 + 4 = 6.
      Given Third plays a Besser Rufer calling K♠
      And the called König is held by Vorhand
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: partners who sit next to each other
      Given Second plays a Solo calling K♣
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    Example: two against two in a Besser Rufer
      Game 2, announced Uhu 4, the partner's silent Pagat Ultimo −1: 5. 42 Augen against 28.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XII II C♥ 3♦ 10♠ 7♠"
      And Second holds "XXI XIV IX VI V D♥ B♥ 2♥ 3♥ B♦ C♠ D♣"
      And Third holds "XIII X VII IV III I K♥ A♥ D♦ K♠ 9♠ 10♣"
      And Dealer holds "XVI XI VIII 4♥ K♦ A♦ 2♦ 4♦ D♠ C♣ B♣ 7♣"
      And the Talon is "K♣ C♦ 8♣" and "B♠ 9♣ 8♠"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ B♠ 7♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs V III XVI |
        | Vorhand | XIX XXI X VIII |
        | Second  | D♥ K♥ 4♥ XII   |
        | Vorhand | 3♦ B♦ D♦ K♦    |
        | Dealer  | C♣ 9♣ D♣ 10♣   |
        | Second  | XIV IV XI XV   |
        | Vorhand | XVII IX VII B♣ |
        | Vorhand | XX VI XIII 7♣  |
        | Vorhand | 10♠ C♠ K♠ D♠   |
        | Third   | 9♠ 2♦ 8♠ 3♥    |
        | Third   | A♥ 4♦ II B♥    |
        | Vorhand | XVIII 2♥ I A♦  |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position
    Scenario Outline: a lost game at Kontra, two against two, wherever the dealer sits
      2 × 2 = 4 from each of the declarer's side to one of the others.
      Given the dealer is at seat <seat>
      And Second plays a Solo calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-048
  Rule: A declarer on his own settles every amount with each of the three, so he stands to win or lose it three times

    @position
    Scenario Outline: at a table of four nobody sits out, and there are three to settle with in either reading
      Given the reading "<round>" of "five-at-the-table"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

      Examples:
        | round         |
        | sits-out      |
        | dealer-as-foe |

    @position
    Example: a declarer of a Dreier settles with each of the three
      4 + 1 = 5, three times.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

    @position
    Scenario Outline: a caller <case>
      <sum> of the three.
      Given Vorhand plays a Rufer calling K♦
      And the called König lay in the Talon
      And these items are to be settled:
        | item   | side     | outcome   | announced   |
        | Spiel  | declarer | <outcome> | no          |
        | <item> | declarer | won       | <announced> |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case                              | sum                  | outcome | item  | announced | payments                                   |
        | whose König lay in the Stock      | −1 + 1 = 0 with each | lost    | Trull | no        | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | alone wins Rufer and Pagat Ultimo | 1 + 2 = 3 from each  | won     | Pagat | yes       | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position
    Example: a declarer who called himself loses
      −2 − 2 − 1 = −5, three times.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Vorhand
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Pagat     | declarer  | lost    | yes       |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @position
    Example: a Solo whose König lay in the Stock
      2 + 1 × 2 = 4, three times.
      Given Vorhand plays a Solo calling K♠
      And the called König lay in the Talon
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: the declarer of a Piccolo Ouvert
      −5 × 2 = −10, three times.
      Given Dealer plays a Piccolo Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    Example: a declarer who called himself wins a Rufer
      1 from each of the three. 50 Augen against 20.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XII X III K♥ 3♦ 4♦"
      And Second holds "XIII VII VI D♥ B♦ A♦ K♠ D♠ B♠ 10♠ D♣ 8♣"
      And Third holds "XXI IX VIII IV B♥ 4♥ K♦ C♦ C♠ 8♠ K♣ 7♣"
      And Dealer holds "XVI XIV V II I C♥ A♥ 2♥ D♦ 7♠ B♣ 10♣"
      And the Talon is "3♥ 9♣ 9♠" and "C♣ XI 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 4♦ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII XIII XXI I    |
        | Third   | K♣ 10♣ III D♣     |
        | Vorhand | 3♦ B♦ K♦ D♦       |
        | Third   | IX XVI XVII VI    |
        | Vorhand | XIX VII IV II     |
        | Vorhand | XVIII 8♣ VIII XIV |
        | Vorhand | Sküs K♠ 7♣ V      |
        | Vorhand | XX 10♠ C♦ 7♠      |
        | Vorhand | XV A♦ 8♠ 2♥       |
        | Vorhand | K♥ D♥ 4♥ A♥       |
        | Vorhand | XI B♠ C♠ B♣       |
        | Vorhand | X D♠ B♥ C♥        |
      Then it is nobody's turn
      And there is no partner
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Scenario Outline: the third player alone against three, wherever the dealer sits
      4 × 2 = 8 from each of the three.
      Given the dealer is at seat <seat>
      And Third plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then the payments are "Vorhand -8, Second -8, Third +24, Dealer -8"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-049
  Rule: All members of a side win or lose alike, whoever announced, doubled or took the cards

    @position
    Example: the partner's failed announcement costs both partners
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: one opponent's Kontra counts for both opponents
      −1 × 2 = −2 to each of the two.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Scenario Outline: <who pays>
      Given Vorhand plays a <contract>
      And these items are to be settled:
        | item   | side      | outcome   | announced |
        | Spiel  | declarer  | <outcome> | no        |
        | <item> | opponents | <outcome> | yes       |
      When the deal is settled
      Then the payments are "Vorhand <declarer>, Second <opponents>, Third <opponents>, Dealer <opponents>"

      Examples:
        | who pays                                           | sum                              | contract    | outcome | item  | declarer | opponents |
        | one opponent's Trull is paid to all three          | 4 − 2 = 2 from each of the three | Dreier      | won     | Trull | +6       | -2        |
        | one opponent's failed announcement costs all three | −4 + 4 = 0                       | Dreier      | lost    | Uhu   | 0        | 0         |
        | an opponent's Uhu is won by all three of them      | 8 − 4 × 2 = 0                    | Solo Dreier | won     | Uhu   | 0        | 0         |

  @clause:KOE-SETTLING-050
  Rule: Game and Boni are settled each by itself and added up, so a side can win one and lose the other

    @position
    Example: the game lost and the Boni won
      −1 + 1 + 2 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And "Trull" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: Boni on both sides
      4 + 1 − 1 − 2 = 2.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
        | Uhu    | opponents | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And "Könige" brings the declarer -1 point
      And "Uhu" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: called König and König Ultimo are two items
      −1 − 1 − 1 = −3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And "König ultimo" brings the declarer -1 point
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: game and Vogel of a Besser contract are apart
      −4 + 4 = 0.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: everything together
      2 × 2 + 2 × 2 − 1 × 2 − 2 × 2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item     | side      | outcome | announced | doubled by |
        | Spiel    | declarer  | won     | no        | Second     |
        | Könige   | declarer  | won     | yes       |            |
        | Pagat    | opponents | won     | no        |            |
        | Uhu      | declarer  | lost    | no        |            |
        | Mondfang | declarer  | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Könige" brings the declarer 4 points
      And "Pagat" brings the declarer -2 points
      And "Uhu" brings the declarer -4 points
      And "Mondfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

  @clause:KOE-SETTLING-051
  Rule: A side that wins the game pays all the same when the Boni against it come to more

    Example: a Rufer is won, and the declarer pays
      Game 1, Uhu of the opponents −2, called König −1: −2. 40 Augen against 30.
      Given Vorhand holds "XXI XX XIX XVIII XV XII A♥ 3♥ 4♥ C♠ B♠ 10♣"
      And Second holds "XVII VI III D♥ C♥ B♥ D♦ C♦ B♦ A♦ 4♦ B♣"
      And Third holds "XIII VIII VII IV K♥ K♦ 2♦ K♠ K♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs XIV XI X IX V II I 3♦ 8♠ 7♠ D♣"
      And the Talon is "D♠ 10♠ XVI" and "9♣ 2♥ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ 4♥ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 9♣ B♣ K♣ D♣      |
        | Third   | K♦ 3♦ XIX D♦     |
        | Vorhand | XXI III IV IX    |
        | Vorhand | B♠ VI K♠ 7♠      |
        | Second  | B♦ 2♦ I XII      |
        | Vorhand | XX XVII VII Sküs |
        | Dealer  | XI XV 4♦ VIII    |
        | Vorhand | XVIII C♥ XIII V  |
        | Vorhand | 2♥ D♥ K♥ X       |
        | Dealer  | 8♠ C♠ A♦ C♣      |
        | Vorhand | A♥ B♥ 8♣ II      |
        | Dealer  | XIV 10♣ C♦ 7♣    |
      Then it is nobody's turn
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Uhu       | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    Example: a Rufer is won, and its Pagat Ultimo is lost
      Game 1, announced Pagat Ultimo −2: −1. 40 Augen against 30.
      Given Vorhand holds "XXI XX XIX XVIII XV XII I D♥ B♥ 3♥ 8♠ B♣"
      And Second holds "XVII XIII 2♥ 4♥ C♦ B♦ 2♦ 3♦ 10♠ 9♠ K♣ D♣"
      And Third holds "Sküs XVI XIV VI IV K♥ C♥ K♦ D♦ 4♦ 10♣ 7♣"
      And Dealer holds "X IX VIII VII V III II A♥ A♦ 7♠ C♣ 9♣"
      And the Talon is "B♠ C♠ XI" and "8♣ D♠ K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ 8♠ B♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XV XIII Sküs II  |
        | Third   | XIV III XXI XVII |
        | Vorhand | B♥ 4♥ K♥ A♥      |
        | Third   | C♥ V 3♥ 2♥       |
        | Dealer  | C♣ 8♣ K♣ 7♣      |
        | Second  | D♣ 10♣ 9♣ XVIII  |
        | Vorhand | XIX 9♠ IV VII    |
        | Vorhand | XX 10♠ VI VIII   |
        | Vorhand | K♠ 3♦ XVI 7♠     |
        | Third   | K♦ A♦ XII 2♦     |
        | Vorhand | D♠ B♦ D♦ IX      |
        | Dealer  | X I C♦ 4♦        |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: a Besser Rufer is won without its Marabu
      2 − 8 = −6.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -6, Second +6, Third -6, Dealer +6"

    @position
    Scenario Outline: <balance>
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | <item> | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | balance                                                   | sum       | item  | payments                                   |
        | game and Boni cancel out                                  | 4 − 4 = 0 | Uhu   | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Boni that come to less than the game leave something over | 4 − 2 = 2 | Trull | Vorhand +6, Second -2, Third -2, Dealer -2 |

    @position
    Example: a Solo is won, and König Ultimo is lost
      2 − 1 × 2 − 1 × 2 = −2.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:KOE-SETTLING-056
  Rule: At a table of five the dealer neither pays nor receives

    Background:
      Given a table of 5

    @position @dispute:five-at-the-table
    Scenario Outline: a Dreier at a table of five
      +12 for the declarer, or +16 with the dealer.
      Given the reading "<reading>" of "five-at-the-table"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +12, Second -4, Third -4, Fourth -4, Dealer 0  |
        | dealer-as-foe | Vorhand +16, Second -4, Third -4, Fourth -4, Dealer -4 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Dreier lost at a table of five
      −4 × 2 = −8 to each.
      Given the reading "<reading>" of "five-at-the-table"
      And Second plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Fourth     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +8, Second -24, Third +8, Fourth +8, Dealer 0  |
        | dealer-as-foe | Vorhand +8, Second -32, Third +8, Fourth +8, Dealer +8 |

    @position @dispute:five-at-the-table
    Scenario Outline: where each opponent doubles for himself, a dealer who counts as one of them has nothing doubled
      3 × 2 = 6 with the second player, 3 with the others.
      Given the reading "<reading>" of "five-at-the-table"
      And the reading "each-alone" of "kontra-negative-contracts"
      And Vorhand plays a Bettel
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        | Second     | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Fourth  |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +12, Second -6, Third -3, Fourth -3, Dealer 0  |
        | dealer-as-foe | Vorhand +15, Second -6, Third -3, Fourth -3, Dealer -3 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Rufer of two against two at a table of five
      1 + 1 = 2; a dealer who pays pays the declarer.
      Given the reading "<reading>" of "five-at-the-table"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                              |
        | sits-out      | Vorhand +2, Second -2, Third +2, Fourth -2, Dealer 0  |
        | dealer-as-foe | Vorhand +4, Second -2, Third +2, Fourth -2, Dealer -2 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Bettel at a table of five
      −3 to each.
      Given the reading "<reading>" of "five-at-the-table"
      And Fourth plays a Bettel
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +3, Second +3, Third +3, Fourth -9, Dealer 0   |
        | dealer-as-foe | Vorhand +3, Second +3, Third +3, Fourth -12, Dealer +3 |

    @position
    Scenario Outline: Trischaken at a table of five leaves the dealer out in either reading
      Given the reading "<round>" of "five-at-the-table"
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 17, Third 12, Fourth 7, Dealer 0"
      And the tricks are "Vorhand 5, Second 3, Third 3, Fourth 1, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round         | payments                                             |
        | sits-out      | Vorhand -1, Second -1, Third +1, Fourth +1, Dealer 0 |
        | dealer-as-foe | Vorhand -1, Second -1, Third +1, Fourth +1, Dealer 0 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Besser Rufer is given up at a table of five
      4 to each opponent, to the dealer too where he counts as one.
      Given the reading "<reading>" of "five-at-the-table"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand -12, Second +4, Third +4, Fourth +4, Dealer 0  |
        | dealer-as-foe | Vorhand -16, Second +4, Third +4, Fourth +4, Dealer +4 |
