Feature: Bonuses, made and lost: Mond gefangen

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-024
  Rule: Mond gefangen is scored when the Sküs beats the XXI

    @position
    Example: an opponent's Sküs takes Vorhand's XXI
      48 Augen against 40.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVIII XVII IX VIII IV K♥ K♦ C♣"
      And Second holds "Sküs XIV VI I D♥ A♥ B♦ A♦ C♠ B♠"
      And Third holds "XX XV XII XI D♦ C♦ D♠ 10♠ K♣ B♣"
      And Dealer holds "XVI XIII X VII V C♥ B♥ K♠ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI IV K♥ D♥ C♥ B♥ A♥ D♦ A♦ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 7 of 10 tricks
      And trick 2 is "Third B♣ 10♣ C♣ I"
      And trick 4 is "Dealer D♣ XXI Sküs K♣"
      And the last trick is "Vorhand K♥ B♠ 10♠ B♥"
      When the result is drawn up
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: Sküs and XXI take different tricks
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XV VII VI IV K♥ B♥ C♦ B♠ C♣"
      And Second holds "Sküs XVI XIV XI C♥ K♦ K♠ 10♠ K♣ 10♣"
      And Third holds "XX XVIII XII X VIII D♥ A♥ B♦ A♦ B♣"
      And Dealer holds "XIX XVII XIII IX V I D♦ D♠ C♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XV XIV XIII XII XI X VIII VII I B♥ A♥ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second XI XX I VII"
      And the last trick is "Vorhand C♣ 10♣ B♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the XXI is caught in a Solo
      47 Augen against 41.
      Given Vorhand plays a Solo
      And Vorhand holds "XXI XIX XVIII XIV XII VIII VI V K♥ B♥"
      And Second holds "XI VII D♥ C♥ K♦ D♦ K♠ 10♠ K♣ C♣"
      And Third holds "Sküs XVII XVI XIII X IV I C♦ D♠ B♣"
      And Dealer holds "XX XV IX A♥ B♦ A♦ C♠ B♠ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XVIII XIV XII X IX VIII V I D♥ K♦ C♦ B♦ A♦ K♠ D♠ C♠ 10♠ D♣ C♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand XXI VII Sküs XV"
      And trick 5 is "Vorhand XVIII D♥ I IX"
      And the last trick is "Third XIII 10♣ K♥ K♣"
      When the result is drawn up
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    Example: the Mond falls under an opponent's Sküs
      1 − 1 = 0: nobody pays.
      Vorhand and Dealer take tricks 2, 3, 5, 7, 9 and 10: 10 + 4 + 9 + 7 + 9 + 14 = 53 Augen. Second and Third take
      tricks 1, 4, 6 and 8: 4 + 12 + 6 + 13 = 35 Augen.
      Given Vorhand holds "XXI XV XI IV I D♥ B♦ K♠ D♣ C♣"
      And Second holds "Sküs XIX XVIII XVI XIV XIII A♥ B♠ 10♠ 10♣"
      And Third holds "XVII IX V K♥ C♥ C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XX XII X VIII VII VI B♥ K♦ D♦ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XVIII XVII VI |
        | Second  | 10♣ B♣ K♣ C♣     |
        | Dealer  | X XV XIV V       |
        | Vorhand | XXI Sküs IX VIII |
        | Second  | 10♠ C♠ VII K♠    |
        | Dealer  | XII XI XIII C♦   |
        | Second  | XVI A♦ XX I      |
        | Dealer  | K♦ B♦ XIX K♥     |
        | Second  | A♥ C♥ B♥ D♥      |
        | Vorhand | D♣ B♠ D♠ D♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 35
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: XXI and Sküs without the I
      46 Augen against 42.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIX XII IX V D♥ C♦ K♠ B♠ 10♠"
      And Second holds "XXI XVII XV X VIII C♥ B♥ A♥ B♦ D♠"
      And Third holds "XX XIV XIII VI I D♦ A♦ D♣ C♣ B♣"
      And Dealer holds "XVIII XVI XI VII IV K♥ K♦ C♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XIV IV I K♥ D♥ B♥ A♥ K♠ D♠ C♠ D♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 2 is "Dealer 10♣ Sküs XXI D♣"
      And trick 8 is "Vorhand K♠ D♠ I C♠"
      And the last trick is "Dealer VII B♠ C♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: all that is told is the trick in which an opponent's Sküs took Vorhand's XXI
      No other trick makes the XXI any less caught.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "XX IV"
      And Dealer holds "V"
      And trick 2 is "Vorhand XXI Sküs IV V"
      When the result is drawn up
      Then "Mondfang" is won by the opponents

  @clause:ZWA-BONUSES-025
  Rule: Mond gefangen counts against the side of whoever played the XXI

    @position
    Example: Vorhand's partner loses the XXI to an opponent
      33 Augen against 55.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XIV XIII XI VI V B♥ D♦ C♦ B♦"
      And Second holds "XVIII XVI XII IV I D♥ K♦ K♠ D♠ C♠"
      And Third holds "XXI XX XIX VIII VII A♦ B♠ 10♠ C♣ B♣"
      And Dealer holds "Sküs XV X IX K♥ C♥ A♥ K♣ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVII XIV XII X IX VII VI V IV I C♥ A♥ B♦ K♠ C♠ B♠ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Second XVIII XXI Sküs XIII"
      And trick 5 is "Third XX X V I"
      And the last trick is "Second D♥ C♣ K♣ B♥"
      When the result is drawn up
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: an opponent loses the XXI to Vorhand
      45 Augen against 43.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIII XI IX VIII IV A♥ C♦ B♦ D♣"
      And Second holds "XIX XVIII XVII XII VI D♥ K♠ C♠ C♣ B♣"
      And Third holds "XX XVI I K♥ B♥ K♦ A♦ D♠ B♠ 10♠"
      And Dealer holds "XXI XV XIV X VII V C♥ D♦ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX VI K♥ D♥ C♥ A♥ K♦ D♦ C♦ A♦ C♠ D♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 1 is "Vorhand Sküs VI XX XXI"
      And trick 3 is "Second XVII I X IV"
      And the last trick is "Dealer K♣ B♦ C♣ B♠"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: an opponent of a soloist loses the XXI to him
      47 Augen against 41.
      Given Third plays a Solo
      And Vorhand holds "XX XIII VIII I K♥ D♦ K♣ D♣ C♣ 10♣"
      And Second holds "XXI XVII XIV XI VI C♥ A♥ A♦ D♠ 10♠"
      And Third holds "Sküs XIX XVI XV IX VII D♥ B♥ K♠ B♠"
      And Dealer holds "XVIII XII X V IV K♦ C♦ B♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIV XIII XII XI IX VIII VI IV I D♥ A♥ K♦ D♦ B♦ A♦ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand 10♣ XXI Sküs B♣"
      And trick 8 is "Third XVI IV I VI"
      And the last trick is "Third B♠ C♦ K♣ D♠"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    Example: Vorhand catches the Mond of an opponent
      −1 + 1 = 0: nobody pays.
      Vorhand and Third take tricks 1, 4, 6, 7 and 8: 4 + 12 + 8 + 8 + 6 = 38 Augen. Second and Dealer take tricks 2, 3,
      5, 9 and 10: 11 + 9 + 12 + 7 + 11 = 50 Augen.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand holds "Sküs XII XI VIII D♦ C♦ A♦ K♠ 10♠ C♣"
      And Second holds "XXI XVI XV XIV X IV I C♥ B♠ K♣"
      And Third holds "XX XIX XVII IX K♥ B♥ K♦ B♦ C♠ 10♣"
      And Dealer holds "XVIII XIII VII VI V D♥ A♥ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII XVI XIX VI |
        | Third   | K♦ XVIII D♦ IV  |
        | Dealer  | D♠ 10♠ B♠ C♠    |
        | Dealer  | V Sküs XXI XX   |
        | Vorhand | C♣ K♣ 10♣ D♣    |
        | Second  | I IX VII XII    |
        | Vorhand | K♠ XV XVII XIII |
        | Third   | B♥ A♥ XI C♥     |
        | Vorhand | A♦ X B♦ D♥      |
        | Second  | XIV K♥ B♣ C♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 38 Augen and the opponents have 50
      And these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | lost    | no        |
        | Mondfang | declarer | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-BONUSES-026
  Rule: Mond gefangen counts for the other side even when the Sküs was the partner's

    @position
    Example: the partner's Sküs takes Vorhand's XXI
      52 Augen against 36.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI VIII VII V K♥ C♦ B♦ C♠ D♣ B♣"
      And Second holds "XVII XIV XII VI IV I C♥ A♥ K♦ C♣"
      And Third holds "Sküs XX XVI XIII X IX D♥ B♥ K♠ D♠"
      And Dealer holds "XIX XVIII XV XI D♦ A♦ B♠ 10♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII X VII V IV I K♦ D♦ C♦ B♦ A♦ K♠ 10♠ D♣ C♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second I XVI XV V"
      And trick 4 is "Third Sküs XIX XXI XVII"
      And the last trick is "Third XX D♦ B♦ XIV"
      When the result is drawn up
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: an opponent's XXI falls under his own partner's Sküs
      51 Augen against 37.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XIV XIII I B♥ K♦ C♦ K♣ D♣ 10♣"
      And Second holds "XXI X VIII C♥ A♥ B♦ K♠ C♠ B♠ C♣"
      And Third holds "XX XVII XVI XI IX VI K♥ D♥ A♦ D♠"
      And Dealer holds "Sküs XVIII XV XII VII V IV D♦ 10♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVII XV XI X VII VI IV I K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Dealer XV I X XX"
      And trick 7 is "Third IX Sküs XIV XXI"
      And the last trick is "Dealer IV 10♣ B♠ XI"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: two opponents of a soloist lose the Mond between them
      37 Augen against 51.
      Given Vorhand plays a Solo
      And Vorhand holds "XX XVII XIV XIII XI X VII C♥ C♦ D♠"
      And Second holds "XXI XV IX VI IV K♥ B♥ K♣ C♣ B♣"
      And Third holds "Sküs XVIII XVI V D♥ K♦ D♦ B♦ K♠ 10♣"
      And Dealer holds "XIX XII VIII I A♥ A♦ C♠ B♠ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVII XVI XIII XI IX I K♦ D♦ C♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Second XXI Sküs XIX X"
      And trick 5 is "Third K♦ I XI IX"
      And the last trick is "Second C♣ 10♣ D♣ XVII"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | lost    | no        |
        | Mondfang | declarer | won     | no        |

    Example: a Mond lost to the own partner's Sküs
      1 − 1 = 0: nobody pays.
      Vorhand and Second take tricks 1, 3, 5, 7 and 8: 10 + 8 + 12 + 4 + 14 = 48 Augen. Third and Dealer take tricks 2,
      4, 6, 9 and 10: 11 + 11 + 6 + 3 + 9 = 40 Augen.
      Given Vorhand holds "XXI XIX I C♥ A♥ D♦ C♦ C♠ 10♠ 10♣"
      And Second holds "Sküs XX XVIII X IX B♦ A♦ K♠ C♣ B♣"
      And Third holds "XVII XV XIV XI VI V K♥ B♥ B♠ K♣"
      And Dealer holds "XVI XIII XII VIII VII IV D♥ K♦ D♠ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♥ X B♥ D♥       |
        | Second  | B♣ K♣ D♣ 10♣     |
        | Third   | XIV IV I XVIII   |
        | Second  | B♦ XI K♦ C♦      |
        | Third   | V XIII XXI Sküs  |
        | Second  | A♦ VI VII D♦     |
        | Dealer  | XII XIX XX XV    |
        | Second  | K♠ B♠ D♠ C♠      |
        | Second  | IX XVII VIII 10♠ |
        | Third   | K♥ XVI A♥ C♣     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 48 Augen and the opponents have 40
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: all that is told is the trick in which the partner's Sküs took the XXI
      Third plays with Vorhand, and yet the catch counts against the two of them.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI"
      And Second holds "IV"
      And Third holds "XX Sküs"
      And Dealer holds "V"
      And trick 2 is "Vorhand XXI IV Sküs V"
      When the result is drawn up
      Then "Mondfang" is won by the opponents

  @clause:ZWA-BONUSES-037
  Rule: The Mond is caught also when the XXI falls to a Sküs that lies in the trick already

    @position @dispute:mond-after-skues
    Scenario Outline: the Sküs is led and an opponent's XXI falls last
      45 Augen against 43.
      Given the reading "<reading>" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIII XI IX VIII IV A♦ C♥ B♥ D♠"
      And Second holds "XIX XVIII XVII XII VI D♦ K♣ C♣ C♠ B♠"
      And Third holds "XX XVI I K♦ B♦ K♥ A♥ D♣ B♣ 10♣"
      And Dealer holds "XXI XV XIV X VII V C♦ D♥ K♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX VI K♦ D♦ C♦ A♦ K♥ D♥ C♥ A♥ C♣ D♠ B♠ 10♠"
      And the declarer's side took 4 of 10 tricks
      And trick 1 is "Vorhand Sküs VI XX XXI"
      And trick 3 is "Second XVII I X IV"
      And the last trick is "Dealer K♠ B♥ C♠ B♣"
      When the result is drawn up
      Then "Mondfang" is <mondfang>

      Examples:
        | reading    | mondfang            |
        | caught     | won by the declarer |
        | not-caught | not scored          |

    @position @dispute:mond-after-skues
    Scenario Outline: an opponent's XXI falls to the Sküs of his partner
      51 Augen against 37.
      Given the reading "<reading>" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XIV XIII I B♦ K♥ C♥ K♠ D♠ 10♠"
      And Second holds "XXI X VIII C♦ A♦ B♥ K♣ C♣ B♣ C♠"
      And Third holds "XX XVII XVI XI IX VI K♦ D♦ A♥ D♣"
      And Dealer holds "Sküs XVIII XV XII VII V IV D♥ 10♣ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVII XV XI X VII VI IV I K♥ D♥ C♥ B♥ A♥ K♣ D♣ C♣ B♣ 10♣ D♠ C♠ B♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Dealer XV I X XX"
      And trick 7 is "Third IX Sküs XIV XXI"
      And the last trick is "Dealer IV 10♠ B♣ XI"
      When the result is drawn up
      Then "Mondfang" is <mondfang>

      Examples:
        | reading    | mondfang            |
        | caught     | won by the declarer |
        | not-caught | not scored          |

    @position @dispute:mond-after-skues
    Scenario Outline: Vorhand's XXI falls to the Sküs that her partner has led
      52 Augen against 36.
      Given the reading "<reading>" of "mond-after-skues"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI VIII VII V K♦ C♥ B♥ C♣ D♠ B♠"
      And Second holds "XVII XIV XII VI IV I C♦ A♦ K♥ C♠"
      And Third holds "Sküs XX XVI XIII X IX D♦ B♦ K♣ D♣"
      And Dealer holds "XIX XVIII XV XI D♥ A♥ B♣ 10♣ K♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII X VII V IV I K♥ D♥ C♥ B♥ A♥ K♣ 10♣ D♠ C♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second I XVI XV V"
      And trick 4 is "Third Sküs XIX XXI XVII"
      And the last trick is "Third XX D♥ B♥ XIV"
      When the result is drawn up
      Then "Mondfang" is <mondfang>

      Examples:
        | reading    | mondfang             |
        | caught     | won by the opponents |
        | not-caught | not scored           |

  @clause:ZWA-BONUSES-027
  Rule: In a Märchenstich the Mond is not caught

    Example: a Märchenstich before the last trick
      The I takes Sküs and XXI: no Mondfang, and 1 for each of Vorhand's side.
      Vorhand and Third take tricks 1, 2, 3, 5, 8, 9 and 10: 6 + 9 + 4 + 8 + 5 + 12 + 10 = 54 Augen. Second and Dealer
      take tricks 4, 6 and 7: 4 + 16 + 14 = 34 Augen.
      Given Vorhand holds "XXI XVII XVI XIV XII X VII V B♥ C♣"
      And Second holds "Sküs XIX IV C♥ D♦ C♦ B♦ K♠ B♠ B♣"
      And Third holds "XX XVIII XI IX VIII VI K♦ D♠ 10♠ D♣"
      And Dealer holds "XV XIII I K♥ D♥ A♥ A♦ C♠ K♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♥ C♥ VI A♥      |
        | Third   | 10♠ C♠ XIV K♠    |
        | Vorhand | XVI IV VIII XV   |
        | Vorhand | VII XIX IX XIII  |
        | Second  | B♦ K♦ A♦ V       |
        | Vorhand | XXI Sküs XI I    |
        | Dealer  | K♣ C♣ B♣ D♣      |
        | Dealer  | 10♣ XII C♦ XVIII |
        | Third   | D♠ K♥ XVII B♠    |
        | Vorhand | X D♦ XX D♥       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: the I of the XXI's own side takes it
      47 Augen against 41.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVI XIV XI IX C♥ K♦ B♦ K♠ 10♠"
      And Second holds "Sküs VI IV B♥ D♦ C♦ A♦ D♠ C♠ B♣"
      And Third holds "XX XV XIII VIII I K♥ B♠ K♣ C♣ 10♣"
      And Dealer holds "XIX XVIII XVII XII X VII V D♥ A♥ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XII XI X IX VIII VII VI V IV I K♥ C♥ B♥ A♥ C♦ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 5 is "Third I V XXI Sküs"
      And the last trick is "Dealer D♥ 10♠ C♠ C♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Märchenstich in a Solo
      38 Augen against 50.
      Given Vorhand plays a Solo
      And Vorhand holds "XXI XVII XV XII VII IV D♥ D♦ C♦ D♣"
      And Second holds "Sküs XVIII X IX V C♥ D♠ B♠ K♣ 10♣"
      And Third holds "XX XIX XVI I K♥ A♥ B♦ C♠ 10♠ C♣"
      And Dealer holds "XIV XIII XI VIII VI B♥ K♦ A♦ K♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XV XIII IV K♥ D♥ C♥ B♥ A♥ K♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 3 is "Vorhand XXI Sküs I VI"
      And the last trick is "Third K♥ XIII XV K♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
