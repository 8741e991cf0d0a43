Feature: Settling in points: who pays whom

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-022
  Rule: The game and every bonus are settled each by itself

    Background:
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third

    @position
    Example: game, Absolut and Pagat Ultimo go different ways
      −1 × 2 + 2 × 2 − 2 × 2 = −2.
      Given these items are to be settled:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | opponents | lost    | yes       | Third      |
        | Pagat   | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer 4 points
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a lost game with a made bonus
      −1 + 1 = 0.
      Given these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And "Pagat" brings the declarer 1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the game with four bonuses of either side
      1 + 1 − 1 − 1 + 2 = 2.
      Given these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | won     | no        |
        | Pagat   | opponents | won     | no        |
        | Trull   | opponents | won     | no        |
        | Könige  | declarer  | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Pagat" brings the declarer -1 point
      And "Trull" brings the declarer -1 point
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the game with a Valat, an Absolut, the 4 Könige and a caught Mond
      1 + 1 + 6 − 2 + 1 = 7.
      Given these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Absolut  | declarer  | won     | no        |
        | Valat    | declarer  | won     | no        |
        | Könige   | opponents | won     | no        |
        | Mondfang | declarer  | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Valat" brings the declarer 6 points
      And "Könige" brings the declarer -2 points
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Scenario Outline: every step to a Pagat of the opponents that fails at their Kontra to the game
      The game 1 × 2 = 2, and 2 × 4, 2 × 8 and 2 × 16.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        | Dealer     |
        | <item> | opponents | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item  | doubled                        | line | payments                                       |
        | Pagat | Third, Second                  | 8    | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | Pagat | Third, Second, Vorhand         | 16   | Vorhand +18, Second -18, Third +18, Dealer -18 |
        | Pagat | Third, Second, Vorhand, Dealer | 32   | Vorhand +34, Second -34, Third +34, Dealer -34 |

  @clause:ZWA-SETTLING-023
  Rule: Two against two, each winner receives the net amount and each loser pays it

    @position
    Example: both winners receive the net amount
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: both losers pay it
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -2, Second -2, Third +2, Dealer +2"

    @position
    Example: the opponents receive it
      1 × 8 = 8 to each opponent.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by            |
        | Spiel | declarer | lost    | no        | Second, Dealer, Third |
      When the deal is settled
      Then the payments are "Vorhand -8, Second +8, Third +8, Dealer -8"

    @position
    Example: a net of nothing
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Scenario Outline: two against two in either reading of what a soloist pays
      1 + 1 = 2 in both.
      Given the reading "<round>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                   |
        | all-items | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | game-only | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @position
    Scenario Outline: a lost game at Kontra, two against two, wherever the dealer sits
      1 × 2 = 2 from each of Vorhand's side to one of the others.
      Given the dealer is at seat <seat>
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third +2, Dealer -2"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:ZWA-SETTLING-024
  Rule: A soloist settles the amount of the game with each of the three others

    @position
    Scenario Outline: <soloist> Solo
      Given <player> plays a Solo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | soloist           | sum                         | player  | outcome | payments                                    |
        | Vorhand's         | 3 × 4 = 12 for Vorhand      | Vorhand | won     | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | the Dealer's lost | 3 × −4 = −12 for the Dealer | Dealer  | lost    | Vorhand +4, Second +4, Third +4, Dealer -12 |

    @position
    Example: Second's Farbensolo
      3 × 4 = 12 for Second.
      Given Second plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -4, Second +12, Third -4, Dealer -4"

    @position
    Example: Third's lost Farbensolo at Kontra
      3 × −8 = −24 for Third.
      Given Third plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      When the deal is settled
      Then the payments are "Vorhand +8, Second +8, Third -24, Dealer +8"

    @position
    Scenario Outline: a Solo without bonuses in either reading of how they are paid
      3 × 4 = 12 in both.
      Given the reading "<round>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                    |
        | all-items | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | game-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

    Scenario Outline: a Farbensolo without a Kontra
      4 from each of three in both.
      Vorhand takes tricks 1, 2, 3, 7, 8 and 9: 11 + 11 + 7 + 8 + 5 + 8 = 50 Augen. The three others take tricks 4, 5, 6
      and 10: 12 + 10 + 10 + 6 = 38 Augen.
      Given the reading "<round>" of "kontra-in-solo-games"
      And Vorhand holds "XXI XII XI VII K♥ D♥ A♥ B♠ D♣ B♣"
      And Second holds "XIX XIII VIII VI IV B♥ B♦ A♦ C♠ C♣"
      And Third holds "XVI XV IX V C♥ K♦ C♦ D♠ 10♠ 10♣"
      And Dealer holds "Sküs XX XVIII XVII XIV X I D♦ K♠ K♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ B♥ C♥ XX      |
        | Vorhand | D♥ IV IX Sküs    |
        | Vorhand | A♥ XIII XV I     |
        | Vorhand | D♣ C♣ 10♣ K♣     |
        | Dealer  | D♦ VII B♦ C♦     |
        | Dealer  | K♠ B♠ C♠ 10♠     |
        | Dealer  | XVII XXI XIX XVI |
        | Vorhand | B♣ VIII V XIV    |
        | Vorhand | XII VI K♦ X      |
        | Vorhand | XI A♦ D♠ XVIII   |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And the payments are "<payments>"

      Examples:
        | round     | payments                                    |
        | both      | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | solo-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

    @position
    Scenario Outline: the third player alone against three, wherever the dealer sits
      4 × 2 = 8 from each of the three.
      Given the dealer is at seat <seat>
      And Third plays a Solo
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

  @clause:ZWA-SETTLING-025
  Rule: A soloist settles bonuses too with each of the three others

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Farbensolo won with a silent Absolut
      3 × (4 + 1) = 15, or 3 × 4 + 1 = 13.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand +15, Second -5, Third -5, Dealer -5             |
        | game-only | Vorhand +13, Second -4 1/3, Third -4 1/3, Dealer -4 1/3 |

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Solo lost with a lost announced Pagat Ultimo
      3 × (−4 − 4) = −24, or 3 × −4 − 4 = −16.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Third plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand +8, Second +8, Third -24, Dealer +8             |
        | game-only | Vorhand +5 1/3, Second +5 1/3, Third -16, Dealer +5 1/3 |

    @position
    Scenario Outline: a Solo won with a caught Mond and a silent Pagat Ultimo of an opponent
      4 − 2 + 2 = 4 in both.
      Given the reading "<round>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Pagat    | opponents | won     | no        |
        | Mondfang | declarer  | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                    |
        | all-items | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | game-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: 4 Könige of an opponent in a Farbensolo
      3 × (4 − 2) = 6, or 3 × 4 − 2 = 10.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Second plays a Farbensolo
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand -2, Second +6, Third -2, Dealer -2              |
        | game-only | Vorhand -3 1/3, Second +10, Third -3 1/3, Dealer -3 1/3 |

    @position
    Example: a third of a bonus as a line
      1 divided by 3.
      Given the reading "game-only" of "solo-pay-includes-bonuses"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 1/3 points

  @clause:ZWA-SETTLING-026
  Rule: What one player announces holds for his partners too

    Example: the partner's announced Pagat Ultimo is paid to both
      1 + 2 = 3 for Vorhand too, who announced nothing.
      Vorhand and Third take tricks 1, 2, 3, 7, 8 and 10: 10 + 8 + 6 + 6 + 12 + 7 = 49 Augen. Second and Dealer take
      tricks 4, 5, 6 and 9: 4 + 11 + 15 + 9 = 39 Augen.
      Given Vorhand holds "Sküs XI VI D♥ B♥ A♥ D♦ D♠ C♠ D♣"
      And Second holds "XVI IX VIII IV K♦ C♦ B♦ A♦ B♠ K♣"
      And Third holds "XX XVII XV XIV XIII XII X V I C♥"
      And Dealer holds "XXI XIX XVIII VII K♥ K♠ 10♠ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Pagat dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♣ K♣ XIV 10♣    |
        | Third   | XII VII Sküs IV  |
        | Vorhand | C♠ B♠ XX 10♠     |
        | Third   | XVII XIX VI VIII |
        | Dealer  | K♥ B♥ XVI C♥     |
        | Second  | K♦ XIII XXI D♦   |
        | Dealer  | C♣ XI IX X       |
        | Vorhand | D♠ B♦ XV K♠      |
        | Third   | V XVIII D♥ C♦    |
        | Dealer  | B♣ A♥ A♦ I       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    Example: one opponent's announcement holds for the other
      1 + 2 = 3 from the Dealer too, who announced nothing.
      Vorhand and Third take tricks 2, 3, 6, 7 and 10: 8 + 6 + 13 + 4 + 14 = 45 Augen. Second and Dealer take tricks 1,
      4, 5, 8 and 9: 7 + 13 + 8 + 6 + 9 = 43 Augen.
      Given Vorhand holds "XVIII XV X VII V C♥ C♦ B♦ C♠ 10♠"
      And Second holds "Sküs XVI XII XI D♦ A♦ K♠ D♠ K♣ 10♣"
      And Third holds "XX XIX XIV IX IV D♥ B♠ D♣ C♣ B♣"
      And Dealer holds "XXI XVII XIII VIII VI I K♥ B♥ A♥ K♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | 10♠ D♠ B♠ XIII     |
        | Dealer  | K♦ B♦ A♦ IX        |
        | Third   | D♣ VI VII 10♣      |
        | Vorhand | C♦ D♦ IV XXI       |
        | Dealer  | A♥ C♥ XI D♥        |
        | Second  | K♣ B♣ I XV         |
        | Vorhand | XVIII XII XIX VIII |
        | Third   | C♣ XVII V XVI      |
        | Dealer  | B♥ X Sküs XX       |
        | Second  | K♠ XIV K♥ C♠       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 43
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | opponents | lost    | yes       |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    Example: one opponent's announced Absolut against a soloist holds for all three
      4 + 2 × 2 = 8 from each of the three, although Third alone announced it.
      Vorhand takes tricks 1, 2, 5, 6, 8 and 9: 8 + 4 + 7 + 12 + 5 + 13 = 49 Augen. The three others take tricks 3, 4, 7
      and 10: 8 + 7 + 7 + 17 = 39 Augen.
      Given Vorhand holds "XX XIX XVII XIV X VIII VII V K♥ C♣"
      And Second holds "XVI XI IX VI I D♥ C♥ A♥ C♠ B♠"
      And Third holds "Sküs XXI XIII IV B♥ K♦ C♦ A♦ 10♠ K♣"
      And Dealer holds "XVIII XV XII D♦ B♦ K♠ D♠ D♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX I XIII XV      |
        | Vorhand | XIX VI IV XII     |
        | Vorhand | XVII XI XXI XVIII |
        | Third   | C♦ B♦ VII XVI     |
        | Second  | B♠ 10♠ D♠ V       |
        | Vorhand | K♥ C♥ B♥ B♣       |
        | Vorhand | XIV IX Sküs 10♣   |
        | Third   | A♦ D♦ VIII A♥     |
        | Vorhand | X C♠ K♦ D♣        |
        | Vorhand | C♣ D♥ K♣ K♠       |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | opponents | lost    | yes       |
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    Example: the partner's announced Pagat Ultimo is paid to both where Trull and Könige have to be claimed
      Nobody claims any. 1 + 2 = 3 for Vorhand too, who announced nothing.
      Vorhand and Third take tricks 1, 2, 3, 7, 8 and 10: 10 + 8 + 6 + 6 + 12 + 7 = 49 Augen. Second and Dealer take
      tricks 4, 5, 6 and 9: 4 + 11 + 15 + 9 = 39 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XI VI D♥ B♥ A♥ D♦ D♠ C♠ D♣"
      And Second holds "XVI IX VIII IV K♦ C♦ B♦ A♦ B♠ K♣"
      And Third holds "XX XVII XV XIV XIII XII X V I C♥"
      And Dealer holds "XXI XIX XVIII VII K♥ K♠ 10♠ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Pagat dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♣ K♣ XIV 10♣    |
        | Third   | XII VII Sküs IV  |
        | Vorhand | C♠ B♠ XX 10♠     |
        | Third   | XVII XIX VI VIII |
        | Dealer  | K♥ B♥ XVI C♥     |
        | Second  | K♦ XIII XXI D♦   |
        | Dealer  | C♣ XI IX X       |
        | Vorhand | D♠ B♦ XV K♠      |
        | Third   | V XVIII D♥ C♦    |
        | Dealer  | B♣ A♥ A♦ I       |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"
