Feature: Bonuses, made and lost: Valat

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-015
  Rule: A side that takes all ten tricks makes a Valat, announced or in silence

    Example: Vorhand and her partner take all ten tricks in silence
      1 + 1 + 6 = 8 for each of the side; nothing is cancelled.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 12 + 8 + 4 + 3 + 8 + 11 + 13 + 7 + 11 + 11 = 88
      Augen. Second and Dealer take no trick.
      Given Vorhand holds "Sküs XXI XIX XVIII XVII IX VII A♦ K♣ B♣"
      And Second holds "XIII XII IV D♥ C♥ D♦ C♦ B♠ 10♠ 10♣"
      And Third holds "XX XVI XV XIV VIII I A♥ K♠ D♠ C♠"
      And Dealer holds "XI X VI V K♥ B♥ K♦ B♦ D♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XIII I VI  |
        | Vorhand | XXI IV XX V     |
        | Vorhand | XIX XII XVI XI  |
        | Vorhand | XVIII 10♠ XIV X |
        | Vorhand | XVII B♠ XV D♣   |
        | Vorhand | IX D♦ VIII K♦   |
        | Vorhand | K♣ 10♣ K♠ C♣    |
        | Vorhand | B♣ C♦ A♥ B♥     |
        | Vorhand | VII D♥ D♠ B♦    |
        | Vorhand | A♦ C♥ C♠ K♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Valat" brings the declarer 6 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: the opponents take all ten tricks in silence
      0 Augen against 88.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "VII IV C♥ K♦ D♦ A♦ D♠ C♠ 10♠ K♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI C♦ D♣ C♣ B♣"
      And Third holds "XX XI IX VI D♥ B♥ A♥ B♦ B♠ 10♣"
      And Dealer holds "XV XIV XIII XII X VIII V I K♥ K♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the opponents have "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 4 is "Second XXI XX I A♦"
      And the last trick is "Second C♣ B♥ K♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |

    @position
    Example: a soloist takes all ten tricks
      88 Augen against 0.
      Given Vorhand plays a Solo
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♥"
      And Second holds "XIII VII V I B♥ K♦ B♠ D♣ B♣ 10♣"
      And Third holds "XII D♥ C♥ D♦ C♦ B♦ A♦ K♠ 10♠ C♣"
      And Dealer holds "XI X IX VIII VI IV A♥ D♠ C♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 3 is "Vorhand XX I 10♠ VIII"
      And the last trick is "Vorhand XIV B♠ K♠ K♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |

    @position
    Example: an announced Valat is made
      88 Augen against 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XVII X IX VIII A♦ C♠"
      And Second holds "XII XI I K♥ D♥ D♦ K♠ B♠ D♣ C♣"
      And Third holds "XX XVI XV XIV XIII IV A♥ B♦ B♣ 10♣"
      And Dealer holds "VII VI V C♥ B♥ K♦ C♦ D♠ 10♠ K♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 4 is "Vorhand IX I XIV VI"
      And the last trick is "Vorhand X D♣ A♥ B♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |

    @position
    Example: all ten tricks of a Farbensolo
      88 Augen against 0.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 6 is "Vorhand C♠ I XVIII 10♠"
      And the last trick is "Vorhand K♣ XVII D♣ 10♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |
        | Valat   | declarer | won     | no        |

    @position
    Example: an announced Valat of the opponents is made
      0 Augen against 88.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      And the announcing went "Vorhand Weiter, Second Valat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the opponents have "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 2 is "Second Sküs XX XV I"
      And the last trick is "Second K♦ D♦ 10♠ C♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | yes       |

    @position
    Example: the three opponents of a Solo take all ten tricks
      0 Augen against 88.
      Given Vorhand plays a Solo
      And Vorhand holds "X VI V C♥ B♥ K♦ B♦ A♦ D♣ C♣"
      And Second holds "Sküs XXI XIX XVIII XVII A♥ D♦ D♠ 10♠ B♣"
      And Third holds "XX XVI XV XIV VII IV D♥ C♦ B♠ 10♣"
      And Dealer holds "XIII XII XI IX VIII I K♥ K♠ C♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the opponents have "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 8 is "Second D♦ C♦ I A♦"
      And the last trick is "Second 10♠ VII K♠ B♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |

    Example: one of three announces the Valat of a Solo and they make it
      −4 − 1 × 2 − 12 × 2 = −30 with each of the three.
      Vorhand takes no trick. The three others take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 10 + 4 + 12 + 8 + 8 + 7 + 5
      + 12 + 14 + 8 = 88 Augen.
      Given Vorhand holds "X VI V C♥ B♥ K♦ B♦ A♦ D♣ C♣"
      And Second holds "Sküs XXI XIX XVIII XVII A♥ D♦ D♠ 10♠ B♣"
      And Third holds "XX XVI XV XIV VII IV D♥ C♦ B♠ 10♣"
      And Dealer holds "XIII XII XI IX VIII I K♥ K♠ C♠ K♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♣ B♣ 10♣ K♣    |
        | Dealer  | XIII X XVII XX  |
        | Third   | D♥ K♥ C♥ A♥     |
        | Dealer  | XII V Sküs XVI  |
        | Second  | XXI IV XI VI    |
        | Second  | XIX XV VIII D♣  |
        | Second  | XVIII XIV IX B♦ |
        | Second  | D♦ C♦ I A♦      |
        | Dealer  | C♠ K♦ D♠ B♠     |
        | Second  | 10♠ VII K♠ B♥   |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 0 Augen and the opponents have 88
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | yes       |
      And "Spiel" brings the declarer -4 points
      And "Absolut" brings the declarer -2 points
      And "Valat" brings the declarer -24 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    Example: the three opponents of a Farbensolo take all ten tricks
      −4 − 1 − 6 = −11 with each of the three.
      Third takes no trick. The three others take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 11 + 6 + 7 + 13 + 16 + 11 + 5
      + 8 + 7 + 4 = 88 Augen.
      Given Vorhand holds "Sküs XX XVII IX VIII K♥ D♥ C♥ B♥ K♠"
      And Second holds "XII VII I K♦ D♦ C♦ K♣ D♣ C♣ B♣"
      And Third holds "XXI XIV XIII X V A♥ B♦ A♦ B♠ 10♠"
      And Dealer holds "XIX XVIII XVI XV XI VI IV D♠ C♠ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ I A♥ IV      |
        | Vorhand | C♥ VII XIII VI  |
        | Vorhand | D♥ XII V XVI    |
        | Vorhand | B♥ K♦ XXI XVIII |
        | Vorhand | K♠ K♣ B♠ D♠     |
        | Vorhand | Sküs D♦ XIV XI  |
        | Vorhand | XX B♣ X XV      |
        | Vorhand | XVII D♣ B♦ XIX  |
        | Dealer  | C♠ IX C♦ 10♠    |
        | Dealer  | 10♣ VIII C♣ A♦  |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 0 Augen and the opponents have 88
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |
      And "Spiel" brings the declarer -4 points
      And "Absolut" brings the declarer -1 point
      And "Valat" brings the declarer -6 points
      And the payments are "Vorhand +11, Second +11, Third -33, Dealer +11"

  @clause:ZWA-BONUSES-016
  Rule: An announced Valat is lost when the other side takes a trick

    @position
    Example: the opponents take one trick
      77 Augen against 11.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XVII XIII XI VI D♥ K♠"
      And Second holds "X IX VII B♥ A♥ K♦ A♦ B♠ K♣ C♣"
      And Third holds "XX XVI XV XIV XII IV C♦ C♠ D♣ B♣"
      And Dealer holds "VIII V I K♥ C♥ D♦ B♦ D♠ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Valat dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I C♥ B♥ A♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ 10♣"
      And the declarer's side took 9 of 10 tricks
      And trick 3 is "Vorhand XIX X IV I"
      And the last trick is "Vorhand D♥ A♦ B♣ K♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | lost    | yes       |

    @position
    Example: the announcer's side loses the game too
      40 Augen against 48.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVIII XVII XI VII IV I A♥ B♣"
      And Second holds "Sküs XVI XV X IX VI K♦ A♦ C♠ K♣"
      And Third holds "XX XIV XIII XII VIII V D♥ D♠ B♠ 10♠"
      And Dealer holds "K♥ C♥ B♥ D♦ C♦ B♦ K♠ D♣ C♣ 10♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XIX XVIII XIII XII IX VII VI V IV K♥ K♦ D♦ B♦ A♦ K♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second XV XIV C♦ I"
      And the last trick is "Second VI 10♠ 10♣ XVIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |

    @position
    Example: an opponent's announced Valat fails
      34 Augen against 54.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XIV X IX VI D♥ A♥ K♠ 10♠ C♣"
      And Second holds "Sküs XXI XVIII XVI XII IV D♦ C♦ C♠ B♠"
      And Third holds "XX XIII XI VIII I K♦ A♦ D♠ B♣ 10♣"
      And Dealer holds "XVII XV VII V K♥ C♥ B♥ B♦ K♣ D♣"
      And the announcing went "Vorhand Weiter, Second Valat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XX XIX XIII XII VI IV K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And the declarer's side took 4 of 10 tricks
      And trick 7 is "Second B♠ I VII 10♠"
      And the last trick is "Second C♦ K♦ K♥ XIX"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |

    Example: an announced Valat fails in a game that is won
      1 − 12 = −11 for each of Vorhand's side.
      Vorhand and Third take tricks 1, 3, 4, 5, 6 and 7: 4 + 7 + 14 + 12 + 8 + 8 = 53 Augen. Second and Dealer take
      tricks 2, 8, 9 and 10: 11 + 8 + 12 + 4 = 35 Augen.
      Given Vorhand holds "Sküs XXI VIII V IV K♥ A♥ C♦ B♦ A♦"
      And Second holds "XVIII XV XIII IX B♥ D♦ D♠ D♣ C♣ 10♣"
      And Third holds "XX XVII XVI XI VI D♥ K♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XIV XII X VII I C♥ K♦ K♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XIII XX XIV   |
        | Third   | K♠ XIX V D♠      |
        | Dealer  | K♣ VIII 10♣ XVII |
        | Third   | D♥ C♥ K♥ B♥      |
        | Vorhand | B♦ D♦ XI K♦      |
        | Third   | XVI XII XXI XV   |
        | Vorhand | Sküs IX VI VII   |
        | Vorhand | A♥ XVIII B♠ I    |
        | Second  | D♣ C♠ B♣ C♦      |
        | Second  | C♣ 10♠ X A♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Valat" brings the declarer -12 points
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    @position
    Example: all that is told of an announced Valat is its Kontra and that an opponent took a trick
      Given Vorhand plays a Solo
      And Vorhand holds "D♥"
      And Second holds "K♥"
      And Third holds "A♥"
      And Dealer holds "C♥"
      And the announcing went "Vorhand Valat, Second Kontra Valat of Vorhand, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And trick 5 is "Vorhand D♥ K♥ A♥ C♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Second     |

  @clause:ZWA-BONUSES-017
  Rule: A Valat cancels nothing: the game and all other bonuses are settled beside it

    @dispute:valat-cancels
    Scenario Outline: a silent Valat, the 4 Könige dealt to a winner
      1 + 6 + 1 + 2 = 10, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 12 + 7 + 7 + 6 + 7 + 6 + 14 + 14 + 7 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs V XX IV     |
        | Vorhand | XXI I XVII X     |
        | Vorhand | XIX D♥ XV XIII   |
        | Vorhand | XVIII D♣ XVI VII |
        | Vorhand | XI C♥ XIV XII    |
        | Third   | IX VI K♥ A♥      |
        | Third   | VIII C♣ A♦ B♥    |
        | Third   | D♠ B♦ K♠ C♠      |
        | Vorhand | K♦ D♦ B♠ C♦      |
        | Vorhand | K♣ 10♠ 10♣ B♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                | payments                                       |
        | nothing | won by the declarer | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | bonuses | won by the declarer | Vorhand +7, Second -7, Third +7, Dealer -7     |
        | all     | not scored          | Vorhand +6, Second -6, Third +6, Dealer -6     |

    @dispute:valat-cancels
    Scenario Outline: an announced Valat beside a silent Pagat Ultimo
      1 + 12 + 1 + 1 = 15, or 1 + 12 = 13, or 12.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 11 + 12 + 4 + 4 + 7 + 11 + 6 + 9 + 16 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII K♥ C♥ 10♠ K♣ D♣"
      And Second holds "XII IX VIII D♥ B♦ A♦ K♠ D♠ B♣ 10♣"
      And Third holds "XX XVI XV XIV X VI V I A♥ C♦"
      And Dealer holds "XIII XI VII IV B♥ K♦ D♦ C♠ B♠ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XII XIV XI   |
        | Vorhand | K♣ B♣ XX C♣       |
        | Third   | C♦ D♦ XXI A♦      |
        | Vorhand | XIX IX X VII      |
        | Vorhand | XVIII VIII V XIII |
        | Vorhand | XVII D♠ XVI IV    |
        | Vorhand | K♥ D♥ A♥ B♥       |
        | Vorhand | C♥ 10♣ XV B♠      |
        | Third   | VI C♠ 10♠ K♠      |
        | Third   | I K♦ D♣ B♦        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                | payments                                       |
        | nothing | won by the declarer | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | bonuses | won by the declarer | Vorhand +13, Second -13, Third +13, Dealer -13 |
        | all     | not scored          | Vorhand +12, Second -12, Third +12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: an announced Valat beside an announced Absolut at Kontra
      1 × 2 + 12 + 2 = 16, or 1 × 2 + 12 = 14, or 12.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 10 + 4 + 8 + 9 + 13 + 12 + 10 + 7 + 7 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII X IX VIII A♦ C♠"
      And Second holds "XII XI I K♥ D♥ D♦ K♠ B♠ D♣ C♣"
      And Third holds "XX XVI XV XIV XIII IV A♥ B♦ B♣ 10♣"
      And Dealer holds "VII VI V C♥ B♥ K♦ C♦ D♠ 10♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat + Absolut, Second Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII XX V   |
        | Vorhand | C♠ B♠ XVI D♠    |
        | Third   | XV VII XVIII XI |
        | Vorhand | IX I XIV VI     |
        | Third   | XIII C♥ VIII D♥ |
        | Third   | 10♣ K♣ XXI C♣   |
        | Vorhand | XVII K♥ IV K♦   |
        | Vorhand | XIX D♦ B♦ C♦    |
        | Vorhand | A♦ K♠ B♣ 10♠    |
        | Vorhand | X D♣ A♥ B♥      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                | payments                                       |
        | nothing | won by the declarer | Vorhand +16, Second -16, Third +16, Dealer -16 |
        | bonuses | won by the declarer | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | all     | not scored          | Vorhand +12, Second -12, Third +12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat in a Farbensolo
      4 + 6 + 1 + 2 = 13, or 4 + 6 = 10, or 6, with each of the three.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 10 + 7 + 8 + 9 + 7 + 14 + 8 + 10 = 88 Augen. The
      three others take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ A♥ B♥ XVI   |
        | Vorhand | D♥ XIV IV XX   |
        | Vorhand | C♥ Sküs V XV   |
        | Vorhand | K♦ XII XI A♦   |
        | Vorhand | D♦ IX VI B♦    |
        | Vorhand | C♠ I XVIII 10♠ |
        | Vorhand | C♦ X VII B♠    |
        | Vorhand | K♠ VIII XXI C♣ |
        | Vorhand | D♠ XIII XIX B♣ |
        | Vorhand | K♣ XVII D♣ 10♣ |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                | payments                                       |
        | nothing | won by the declarer | Vorhand +39, Second -13, Third -13, Dealer -13 |
        | bonuses | won by the declarer | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | all     | not scored          | Vorhand +18, Second -6, Third -6, Dealer -6    |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat in a Solo
      4 + 6 × 2 + 1 × 2 = 18, or 4 + 12 = 16, or 12, with each of the three.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 7 + 6 + 8 + 11 + 7 + 12 + 9 + 13 = 88 Augen. The
      three others take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♥"
      And Second holds "XIII VII V I B♥ K♦ B♠ D♣ B♣ 10♣"
      And Third holds "XII D♥ C♥ D♦ C♦ B♦ A♦ K♠ 10♠ C♣"
      And Dealer holds "XI X IX VIII VI IV A♥ D♠ C♠ K♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs V XII X   |
        | Vorhand | XXI VII A♦ XI  |
        | Vorhand | XX I 10♠ VIII  |
        | Vorhand | XIX XIII C♥ IV |
        | Vorhand | XVIII B♣ D♥ VI |
        | Vorhand | XVII K♦ D♦ IX  |
        | Vorhand | XVI 10♣ C♦ C♠  |
        | Vorhand | XV D♣ C♣ D♠    |
        | Vorhand | K♥ B♥ B♦ A♥    |
        | Vorhand | XIV B♠ K♠ K♣   |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                | payments                                       |
        | nothing | won by the declarer | Vorhand +54, Second -18, Third -18, Dealer -18 |
        | bonuses | won by the declarer | Vorhand +48, Second -16, Third -16, Dealer -16 |
        | all     | not scored          | Vorhand +36, Second -12, Third -12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: the losers of a silent Valat were dealt the 4 Könige
      1 + 6 + 1 − 2 = 6, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 3 + 11 + 9 + 9 + 7 + 16 + 5 + 13 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII XVI XV XIV C♠ D♣"
      And Second holds "VII V IV I K♥ C♥ K♦ A♦ K♠ K♣"
      And Third holds "XX XIII XII XI IX VIII VI B♥ B♠ C♣"
      And Dealer holds "X D♥ A♥ D♦ C♦ B♦ D♠ 10♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | Sküs V VI X        |
        | Vorhand | XXI IV XX A♥       |
        | Vorhand | XVIII VII XIII 10♣ |
        | Vorhand | XIX I XII D♦       |
        | Vorhand | XVII C♥ VIII D♥    |
        | Vorhand | XVI K♦ XI B♣       |
        | Vorhand | XV K♣ IX 10♠       |
        | Vorhand | D♣ K♠ C♣ D♠        |
        | Vorhand | XIV A♦ B♠ B♦       |
        | Vorhand | C♠ K♥ B♥ C♦        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading | game                | kings                | payments                                   |
        | nothing | won by the declarer | won by the opponents | Vorhand +6, Second -6, Third +6, Dealer -6 |
        | bonuses | won by the declarer | not scored           | Vorhand +7, Second -7, Third +7, Dealer -7 |
        | all     | not scored          | not scored           | Vorhand +6, Second -6, Third +6, Dealer -6 |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat whose winners lose an announced Pagat Ultimo
      1 + 6 + 1 − 2 = 6, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 6 + 2 + 6 + 6 + 8 + 8 + 10 + 10 + 12 + 20 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "XXI XIX XVIII XVII XVI XV XIV XIII XII I"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "Sküs XX XI X IX VIII VII VI V IV"
      And Dealer holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | XXI A♥ IV 10♠  |
        | Vorhand | XIX A♦ V 10♣   |
        | Vorhand | XVIII B♥ VI B♠ |
        | Vorhand | XVII B♦ VII B♣ |
        | Vorhand | XVI C♥ VIII C♠ |
        | Vorhand | XV C♦ IX C♣    |
        | Vorhand | XIV D♥ X D♠    |
        | Vorhand | XIII D♦ XI D♣  |
        | Vorhand | XII K♥ XX K♠   |
        | Third   | Sküs K♣ I K♦   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And "Spiel" is <game>
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading | game                | pagat                | payments                                   |
        | nothing | won by the declarer | lost by the declarer | Vorhand +6, Second -6, Third +6, Dealer -6 |
        | bonuses | won by the declarer | not scored           | Vorhand +7, Second -7, Third +7, Dealer -7 |
        | all     | not scored          | not scored           | Vorhand +6, Second -6, Third +6, Dealer -6 |

    @position
    Example: where bonuses fall the game and the Valat are all there is
      88 Augen against 0.
      Given the reading "bonuses" of "valat-cancels"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 2 is "Vorhand XXI I XVII X"
      And the last trick is "Vorhand K♣ 10♠ 10♣ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |

    @position
    Example: where everything falls the Valat is all there is
      88 Augen against 0.
      Given the reading "all" of "valat-cancels"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 2 is "Vorhand XXI I XVII X"
      And the last trick is "Vorhand K♣ 10♠ 10♣ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

  @clause:ZWA-BONUSES-018
  Rule: After a failed announced Valat all other items are settled as well

    Example: an announced Valat of Vorhand's side fails with 50 Augen
      1 − 12 = −11, and all ten tricks are played.
      Vorhand and Third take tricks 1, 2, 4, 6, 8 and 10: 8 + 8 + 11 + 4 + 10 + 9 = 50 Augen. Second and Dealer take
      tricks 3, 5, 7 and 9: 8 + 9 + 9 + 12 = 38 Augen.
      Given the reading "all" of "valat-failed"
      And Vorhand holds "XXI XIX XVI XV XII IX D♥ K♦ C♦ B♠"
      And Second holds "XIV X VII V IV K♥ A♥ C♠ C♣ 10♣"
      And Third holds "Sküs XX XVIII VIII VI C♥ B♥ B♦ 10♠ K♣"
      And Dealer holds "XVII XIII XI I D♦ A♦ K♠ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | IX VII XX I       |
        | Third   | VI XVII XXI V     |
        | Vorhand | K♦ X B♦ A♦        |
        | Second  | C♣ K♣ B♣ XII      |
        | Vorhand | B♠ C♠ 10♠ D♠      |
        | Dealer  | XIII XIX IV XVIII |
        | Vorhand | C♦ XIV VIII D♦    |
        | Second  | 10♣ Sküs D♣ XVI   |
        | Third   | B♥ XI D♥ K♥       |
        | Dealer  | K♠ XV A♥ C♥       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    @clause:ZWA-PLAY-025
    Example: an announced Valat of Vorhand's side fails with 50 Augen, where the Valat alone is settled
      −12, and play ends with the first trick of the opponents.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XXI XIX XVI XV XII IX D♥ K♦ C♦ B♠"
      And Second holds "XIV X VII V IV K♥ A♥ C♠ C♣ 10♣"
      And Third holds "Sküs XX XVIII VIII VI C♥ B♥ B♦ 10♠ K♣"
      And Dealer holds "XVII XIII XI I D♦ A♦ K♠ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards         |
        | Vorhand | IX VII XX I   |
        | Third   | VI XVII XXI V |
        | Vorhand | K♦ X B♦ A♦    |
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And it is nobody's turn
      And the payments are "Vorhand -12, Second +12, Third -12, Dealer +12"

    Example: an announced Valat of the opponents fails
      −1 + 12 = 11, and all ten tricks are played.
      Vorhand and Third take tricks 2, 5, 7, 9 and 10: 9 + 4 + 8 + 10 + 11 = 42 Augen. Second and Dealer take tricks 1,
      3, 4, 6 and 8: 8 + 10 + 11 + 8 + 9 = 46 Augen.
      Given the reading "all" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | I XIV V IX       |
        | Second  | 10♠ C♠ B♠ D♠     |
        | Vorhand | C♥ XIII D♥ B♥    |
        | Second  | B♣ D♣ K♣ 10♣     |
        | Dealer  | XVIII XIX XV XII |
        | Vorhand | XI XVII X XXI    |
        | Dealer  | A♥ VII B♦ K♥     |
        | Vorhand | D♦ C♦ VI VIII    |
        | Dealer  | K♠ XVI C♣ XX     |
        | Third   | Sküs IV K♦ A♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 42 Augen and the opponents have 46
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @clause:ZWA-PLAY-025
    Example: an announced Valat of the opponents fails, where the Valat alone is settled
      12, and play ends with the first trick of Vorhand's side.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards        |
        | Vorhand | I XIV V IX   |
        | Second  | 10♠ C♠ B♠ D♠ |
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Valat | opponents | lost    | yes       |
      And it is nobody's turn
      And the payments are "Vorhand +12, Second -12, Third +12, Dealer -12"

    Example: a failed Valat cancels nothing where a made one would
      1 − 12 = −11.
      Vorhand and Third take tricks 1, 4, 6, 8, 9 and 10: 4 + 7 + 8 + 12 + 13 + 8 = 52 Augen. Second and Dealer take
      tricks 2, 3, 5 and 7: 8 + 12 + 6 + 10 = 36 Augen.
      Given the reading "all" of "valat-cancels"
      And Vorhand holds "XV XII VIII V IV I K♥ B♥ K♦ K♠"
      And Second holds "Sküs XIX XIV XIII XI VI C♠ B♠ K♣ C♣"
      And Third holds "XXI XX XVIII XVII X IX D♥ B♦ D♠ B♣"
      And Dealer holds "XVI VII C♥ A♥ D♦ C♦ A♦ 10♠ D♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | V XIV XVII XVI   |
        | Third   | B♦ A♦ K♦ XIX     |
        | Second  | Sküs XVIII VII I |
        | Second  | VI XX D♦ XV      |
        | Third   | IX C♦ IV XI      |
        | Second  | K♣ B♣ 10♣ VIII   |
        | Vorhand | K♥ XIII D♥ A♥    |
        | Second  | C♠ D♠ 10♠ K♠     |
        | Vorhand | B♥ C♣ XXI C♥     |
        | Third   | X D♣ XII B♠      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    Scenario Outline: a failed Valat cancels nothing where the other side has made one
      −1 − 1 − 12 − 6 = −20 in every reading. Vorhand and Third take no trick; Second and Dealer have all 88 Augen.
      Given the reading "<round>" of "valat-cancels"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | declarer  | lost    | yes       |
        | Valat   | opponents | won     | no        |
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

      Examples:
        | round   |
        | nothing |
        | bonuses |
        | all     |

    Example: both sides have announced a Valat, and the Valat alone is settled
      Second takes the first trick: −12, and the Valat of the opponents is neither made nor lost.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards      |
        | Vorhand | I XIV V IX |
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And it is nobody's turn
      And the payments are "Vorhand -12, Second +12, Third -12, Dealer +12"

  @clause:ZWA-BONUSES-035
  Rule: When the announcers of a Valat take no trick at all, the other side has made a silent Valat of its own, which counts beside their failed announcement

    Background:
      Given Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"

    Example: the other side takes all ten tricks
      −1 − 1 − 12 − 6 = −20: beside the failed announcement the opponents have made a Valat of their own in silence.
      Vorhand and Third take no trick. Second and Dealer take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 12 + 8 + 4 +
      4 + 4 + 9 + 14 + 13 + 12 = 88 Augen.
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 0 Augen and the opponents have 88
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | declarer  | lost    | yes       |
        | Valat   | opponents | won     | no        |
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

    @dispute:valat-announcers-collapse
    Scenario Outline: Vorhand's side announces a Valat and takes no trick
      −1 − 1 − 12 − 6 = −20, or −1 − 1 − 12 = −14: the game, the silent Absolut, the failed Valat, and perhaps a silent one.
      Second and Dealer take all tricks and have all 88 Augen.
      Given the reading "<reading>" of "valat-announcers-collapse"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | both           | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | announced-only | Vorhand -14, Second +14, Third -14, Dealer +14 |

    Example: a silent Valat that does not count beside the failed one cancels nothing
      −1 − 1 − 12 = −14: where the announcement alone counts nothing was made that could cancel.
      Given the reading "as-ever" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And the reading "announced-only" of "valat-announcers-collapse"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then it is nobody's turn
      And the payments are "Vorhand -14, Second +14, Third -14, Dealer +14"

  @clause:ZWA-BONUSES-036
  Rule: A made Valat, announced or silent, cancels nothing where the other side has failed with an announced one

    @dispute:valat-cancels-beside-failed
    Scenario Outline: both sides have announced a Valat, and elsewhere the made one cancels bonuses
      −1 − 1 − 12 − 12 = −26, or −1 − 12 − 12 = −25: without the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "bonuses" of "valat-cancels"
      And Vorhand holds "C♥ B♥ A♥ K♦ D♦ 10♠ K♣ D♣ B♣ 10♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XI C♦ D♠ B♠"
      And Third holds "XX X VII VI V I D♥ A♦ C♠ C♣"
      And Dealer holds "XV XIV XIII XII IX VIII IV K♥ B♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | 10♣ XXI C♣ XV  |
        | Second  | Sküs XX XIV B♥ |
        | Second  | XIX I XII D♣   |
        | Second  | XVIII VI IV K♦ |
        | Second  | XVII VII IX D♦ |
        | Second  | XVI X XIII C♥  |
        | Second  | XI V VIII 10♠  |
        | Second  | C♦ A♦ B♦ A♥    |
        | Second  | D♠ C♠ K♠ B♣    |
        | Dealer  | K♥ K♣ B♠ D♥    |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -26, Second +26, Third -26, Dealer +26 |
        | as-ever | Vorhand -25, Second +25, Third -25, Dealer +25 |

    @dispute:valat-cancels-beside-failed
    Scenario Outline: both sides have announced a Valat, and elsewhere the made one cancels the game too
      −1 − 1 − 12 − 12 = −26, or −12 − 12 = −24: without the game and the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And Vorhand holds "C♥ B♥ A♥ K♦ D♦ 10♠ K♣ D♣ B♣ 10♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XI C♦ D♠ B♠"
      And Third holds "XX X VII VI V I D♥ A♦ C♠ C♣"
      And Dealer holds "XV XIV XIII XII IX VIII IV K♥ B♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | 10♣ XXI C♣ XV  |
        | Second  | Sküs XX XIV B♥ |
        | Second  | XIX I XII D♣   |
        | Second  | XVIII VI IV K♦ |
        | Second  | XVII VII IX D♦ |
        | Second  | XVI X XIII C♥  |
        | Second  | XI V VIII 10♠  |
        | Second  | C♦ A♦ B♦ A♥    |
        | Second  | D♠ C♠ K♠ B♣    |
        | Dealer  | K♥ K♣ B♠ D♥    |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -26, Second +26, Third -26, Dealer +26 |
        | as-ever | Vorhand -24, Second +24, Third -24, Dealer +24 |

    @dispute:valat-cancels-beside-failed
    Scenario Outline: the other side has made its Valat in silence
      −1 − 1 − 12 − 6 = −20, or −12 − 6 = −18: without the game and the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | as-ever | Vorhand -18, Second +18, Third -18, Dealer +18 |
