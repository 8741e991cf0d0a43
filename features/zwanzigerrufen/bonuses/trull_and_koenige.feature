Feature: Bonuses, made and lost: Trull and 4 Könige

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-019
  Rule: The Trull goes to the side of the player who was dealt Sküs, XXI and I together

    @position
    Example: Vorhand was dealt the Trull
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XVIII IX VIII VI I D♠ 10♠ D♣"
      And Second holds "XIX XVII XI K♥ D♥ D♦ A♦ C♠ B♠ B♣"
      And Third holds "XX XVI XV XII IV C♥ A♥ K♦ B♦ C♣"
      And Dealer holds "XIV XIII X VII V B♥ C♦ K♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XII V D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second K♥ A♥ XIV I"
      And the last trick is "Vorhand 10♠ C♠ XX 10♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: her partner was dealt the Trull and the game is lost
      43 Augen against 45.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVIII XIV VIII VII V C♥ B♥ C♦ B♦ 10♣"
      And Second holds "XIX XVII XVI XV XI D♦ K♠ D♠ C♣ B♣"
      And Third holds "Sküs XXI XX IV I K♦ A♦ C♠ B♠ K♣"
      And Dealer holds "XIII XII X IX VI K♥ D♥ A♥ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XI IX VII VI V D♥ C♥ D♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand B♥ XVII I A♥"
      And the last trick is "Dealer K♥ B♦ C♣ A♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: an opponent was dealt the Trull
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVIII XII XI IX VIII VII K♥ D♦ C♦ D♠"
      And Second holds "Sküs XXI XV VI V IV I K♦ A♦ 10♣"
      And Third holds "XX XVII XVI XIII B♥ A♥ B♦ 10♠ D♣ B♣"
      And Dealer holds "XIX XIV X D♥ C♥ K♠ C♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVIII XVII XVI XV XIV XIII XI X IX VIII VII VI V IV D♥ K♦ C♦ K♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 7 is "Third 10♠ B♠ D♠ I"
      And the last trick is "Vorhand XII XXI B♥ C♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: the Trull was dealt to two partners
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII X VI A♦ 10♠ D♣ 10♣"
      And Second holds "XV XIII XII VII IV D♥ C♥ K♠ K♣ C♣"
      And Third holds "XX XIV XI VIII I B♥ A♥ B♦ D♠ B♠"
      And Dealer holds "XVII XVI IX V K♥ K♦ D♦ C♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XIII XII XI X VIII V IV K♥ D♥ C♥ B♥ A♥ C♦ K♣ D♣ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Vorhand 10♣ C♣ I IX"
      And the last trick is "Vorhand VI XV D♠ D♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt XXI and I, an opponent the Sküs
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVI IX VIII I D♥ A♥ K♠ C♣ 10♣"
      And Second holds "Sküs XIX XIV XII XI C♥ B♥ K♦ 10♠ B♣"
      And Third holds "XX XV XIII V K♥ D♦ A♦ D♠ C♠ D♣"
      And Dealer holds "XVIII XVII X VII VI IV C♦ B♦ B♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVII XVI XIV XIII XII VI V IV I D♥ C♥ K♦ D♦ C♦ K♠ D♠ B♠ 10♠"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Dealer C♦ I K♦ D♦"
      And the last trick is "Second XI C♠ B♦ VIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt Sküs and I, an opponent the XXI
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIII X V IV I K♦ K♠ C♠ K♣"
      And Second holds "XVIII XVII XIV XI VIII VI K♥ D♦ B♦ A♦"
      And Third holds "XX XIX D♥ C♥ B♥ C♦ B♠ C♣ B♣ 10♣"
      And Dealer holds "XXI XVI XV XII IX VII A♥ D♠ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII XII XI X IX VIII VII V IV K♥ D♥ C♥ B♥ A♥ B♦ A♦ K♠ D♠ B♠ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Vorhand I VI XIX XXI"
      And the last trick is "Vorhand K♠ B♦ B♣ D♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt Sküs and XXI, an opponent the I
      43 Augen against 45.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XV XIII XI IX IV C♠ K♣ 10♣"
      And Second holds "XVII XIV XII VII VI V K♦ B♦ A♦ C♣"
      And Third holds "XX XVIII XVI VIII C♥ B♥ A♥ D♦ K♠ D♠"
      And Dealer holds "XIX X I K♥ D♥ C♦ B♠ 10♠ D♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV IX VII VI IV I C♥ D♦ C♦ B♦ A♦ D♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Second VI XVIII I IX"
      And the last trick is "Second K♦ D♠ K♥ K♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: an opponent of a soloist was dealt the Trull
      35 Augen against 53.
      Given Second plays a Solo
      And Vorhand holds "XVII XIV XIII VII V D♥ B♦ A♦ 10♠ 10♣"
      And Second holds "XIX XV XII X IX A♥ C♦ K♠ C♠ B♣"
      And Third holds "XX XVI XI VIII VI IV K♥ B♥ K♣ C♣"
      And Dealer holds "Sküs XXI XVIII I C♥ K♦ D♦ D♠ B♠ D♣"
      And the announcing went "Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XIX XVIII XVII XV XIV XII XI VIII V I K♥ D♦ B♦ K♠ B♠ C♣"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Dealer I V XII VIII"
      And the last trick is "Second K♠ K♥ D♦ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |

    Example: a Trull dealt to Vorhand
      1 + 1 = 2 for each of the side.
      Vorhand and Dealer take tricks 2, 7, 8, 9 and 10: 4 + 8 + 11 + 13 + 13 = 49 Augen. Second and Third take tricks 1,
      3, 4, 5 and 6: 8 + 4 + 10 + 8 + 9 = 39 Augen.
      Given Vorhand holds "Sküs XXI XIII VI I B♥ C♦ K♠ 10♠ 10♣"
      And Second holds "XII IX VII V IV C♥ C♠ B♠ K♣ D♣"
      And Third holds "XIX XVIII XIV XI X K♥ K♦ B♦ A♦ B♣"
      And Dealer holds "XX XVII XVI XV VIII D♥ A♥ D♦ D♠ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♠ C♠ XVIII D♠   |
        | Third   | X XX VI IX        |
        | Dealer  | VIII XIII VII XIV |
        | Third   | K♥ A♥ B♥ C♥       |
        | Third   | A♦ D♦ C♦ V        |
        | Second  | D♣ B♣ C♣ 10♣      |
        | Second  | IV XI XV I        |
        | Dealer  | D♥ XXI XII XIX    |
        | Vorhand | K♠ B♠ K♦ XVI      |
        | Dealer  | XVII Sküs K♣ B♦   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    @dispute:announceable-bonuses
    Scenario Outline: Vorhand announces the Trull that she was dealt
      1 + 1 = 2, or 1 + 2 = 3 where it was announced.
      Vorhand and Third take tricks 2, 5, 6, 7 and 8: 12 + 12 + 9 + 8 + 8 = 49 Augen. Second and Dealer take tricks 1,
      3, 4, 9 and 10: 4 + 9 + 12 + 6 + 8 = 39 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI IX V I D♥ D♠ C♠ 10♠ 10♣"
      And Second holds "XIX XVII XVI XV XII X VIII A♥ B♠ C♣"
      And Third holds "XX XIV XI IV C♥ B♥ K♦ C♦ A♦ K♣"
      And Dealer holds "XVIII XIII VII VI K♥ D♦ B♦ K♠ D♣ B♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | IX XII IV XIII    |
        | Dealer  | D♣ 10♣ C♣ K♣      |
        | Third   | C♦ D♦ V X         |
        | Second  | A♥ C♥ K♥ D♥       |
        | Dealer  | K♠ D♠ B♠ XIV      |
        | Third   | B♥ XVIII Sküs XVI |
        | Vorhand | XXI VIII XI VII   |
        | Vorhand | I XIX XX VI       |
        | Third   | A♦ B♦ C♠ XV       |
        | Second  | XVII K♦ B♣ 10♠    |
      Then the declarer's side has 49 Augen and the opponents have 39
      And "Trull" is <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull               | payments                                   | turns          |
        | three    | won by the declarer | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter |
        | all-five | won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Trull  |

    @dispute:announceable-bonuses
    Scenario Outline: Vorhand announces a Trull that nobody was dealt
      1, or 1 − 2 = −1 where it was announced.
      Vorhand and Third take tricks 3, 4, 6, 7 and 8: 12 + 4 + 12 + 9 + 17 = 54 Augen. Second and Dealer take tricks 1,
      2, 5, 9 and 10: 4 + 11 + 4 + 6 + 9 = 34 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI XV XIV XIII IX B♥ D♠ C♠ B♠"
      And Second holds "XVII VI IV I K♥ D♦ A♦ K♠ D♣ B♣"
      And Third holds "XX XIX XVI X V A♥ C♦ B♦ K♣ 10♣"
      And Dealer holds "XVIII XII XI VIII VII D♥ C♥ K♦ 10♠ C♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | IX VI X XII    |
        | Dealer  | D♥ B♥ K♥ A♥    |
        | Second  | I XIX VIII XXI |
        | Vorhand | XIII IV XX VII |
        | Third   | V XI XIV XVII  |
        | Second  | D♦ B♦ K♦ XV    |
        | Vorhand | C♠ K♠ XVI 10♠  |
        | Third   | K♣ C♣ Sküs D♣  |
        | Vorhand | B♠ A♦ C♦ XVIII |
        | Dealer  | C♥ D♠ B♣ 10♣   |
      Then the declarer's side has 54 Augen and the opponents have 34
      And "Trull" is <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull                | payments                                   | turns          |
        | three    | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter |
        | all-five | lost by the declarer | Vorhand -1, Second +1, Third -1, Dealer +1 | Vorhand Trull  |

    @dispute:announceable-bonuses
    Scenario Outline: an announced Trull in a Solo
      4 + 1 × 2 = 6, or 4 + 2 × 2 = 8, with each of the three.
      Vorhand takes tricks 3, 4, 6, 7, 9 and 10: 4 + 8 + 3 + 9 + 13 + 11 = 48 Augen. The three others take tricks 1, 2,
      5 and 8: 4 + 12 + 10 + 14 = 40 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI XX XVII V I D♥ C♥ D♦ D♣"
      And Second holds "XVI XI IX VIII VI B♥ B♦ A♦ K♠ K♣"
      And Third holds "XIX XIII X A♥ C♦ B♠ 10♠ C♣ B♣ 10♣"
      And Dealer holds "XVIII XV XIV XII VII IV K♥ K♦ D♠ C♠"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | V XVI XIX XV       |
        | Third   | C♦ K♦ D♦ A♦        |
        | Dealer  | XIV XX VIII X      |
        | Vorhand | Sküs XI XIII XVIII |
        | Vorhand | D♣ K♣ 10♣ IV       |
        | Dealer  | VII XVII IX A♥     |
        | Vorhand | XXI VI B♣ XII      |
        | Vorhand | D♥ B♥ C♣ K♥        |
        | Dealer  | C♠ I K♠ 10♠        |
        | Vorhand | C♥ B♦ B♠ D♠        |
      Then the declarer's side has 48 Augen and the opponents have 40
      And "Trull" is <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull               | payments                                    | turns          |
        | three    | won by the declarer | Vorhand +18, Second -6, Third -6, Dealer -6 | Vorhand Weiter |
        | all-five | won by the declarer | Vorhand +24, Second -8, Third -8, Dealer -8 | Vorhand Trull  |

    @position
    Example: a soloist was dealt the Trull in a Solo
      50 Augen against 38.
      Given Vorhand plays a Solo
      And Vorhand holds "Sküs XXI XX XVIII XVI XIII I A♦ K♣ B♣"
      And Second holds "XIV VIII VI V IV C♥ B♥ C♦ D♠ C♣"
      And Third holds "XIX XII IX VII D♥ A♥ K♦ B♦ K♠ D♣"
      And Dealer holds "XVII XV XI X K♥ D♦ C♠ B♠ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XIII XII XI X IX VII VI V IV I K♥ B♥ A♥ D♦ B♦ K♠ D♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And trick 8 is "Vorhand I D♠ B♦ 10♠"
      And the last trick is "Third D♥ C♠ K♣ C♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Scenario Outline: an announced Trull that was dealt to Vorhand and her partner
      Whatever is played of the Könige, the Trull has to lie in one hand; Third was dealt the I.
      Given the reading "<kings>" of "four-kings-holder"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XVIII IX VIII VI A♥ D♠ 10♠ D♣"
      And Second holds "XIX XVII XI K♥ D♥ D♦ A♦ C♠ B♠ B♣"
      And Third holds "XX XVI XV XII IV I C♥ K♦ B♦ C♣"
      And Dealer holds "XIV XIII X VII V B♥ C♦ K♠ K♣ 10♣"
      And the announcing went "Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XII V D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second K♥ I XIV A♥"
      And the last trick is "Vorhand 10♠ C♠ XX 10♣"
      When the result is drawn up
      Then "Trull" is lost by the declarer

      Examples:
        | kings    |
        | one-hand |
        | one-side |

    @position
    Scenario Outline: a Trull that Vorhand has announced needs no claim
      52 Augen against 36.
      Given the reading "<claims>" of "material-claim"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "<turns>"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

      Examples:
        | claims    | turns                                                                                                                                 |
        | automatic | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                                             |
        | claimed   | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

    @position
    Scenario Outline: an announced Trull of which an opponent was dealt the Sküs
      49 Augen against 39; the Sküs lies in another hand, and what was announced is lost, whether sets are claimed or not.
      Given the reading "<claims>" of "material-claim"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVI IX VIII I D♥ A♥ K♠ C♣ 10♣"
      And Second holds "Sküs XIX XIV XII XI C♥ B♥ K♦ 10♠ B♣"
      And Third holds "XX XV XIII V K♥ D♦ A♦ D♠ C♠ D♣"
      And Dealer holds "XVIII XVII X VII VI IV C♦ B♦ B♠ K♣"
      And the announcing went "<turns>"
      And the declarer's side has "XXI XX XVII XVI XIV XIII XII VI V IV I D♥ C♥ K♦ D♦ C♦ K♠ D♠ B♠ 10♠"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Dealer C♦ I K♦ D♦"
      And the last trick is "Second XI C♠ B♦ VIII"
      When the result is drawn up
      Then "Trull" is lost by the declarer

      Examples:
        | claims    | turns                                                                                                                                 |
        | automatic | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                                             |
        | claimed   | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

    @position
    Scenario Outline: all that is told are the hands, with the whole Trull in one of them
      No trick is told, and none decides it. Vorhand and Third play together.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Third holds "XX <third>"
      And Dealer holds "<dealer>"
      When the result is drawn up
      Then "Trull" is won by the <side>

      Examples:
        | third      | dealer     | side      |
        | Sküs XXI I | K♥ XIX     | declarer  |
        | K♥ XIX     | Sküs XXI I | opponents |

  @clause:ZWA-BONUSES-020
  Rule: The 4 Könige go to the side of the player who was dealt all of them

    @position
    Example: Vorhand was dealt all of them
      54 Augen against 34.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XVII K♥ K♦ D♦ C♦ A♦ K♠ D♠ K♣"
      And Second holds "XXI XVI XII VII V IV B♥ B♦ 10♠ B♣"
      And Third holds "XX XIX XIV X VIII VI I C♥ B♠ D♣"
      And Dealer holds "XVIII XV XIII XI IX D♥ A♥ C♠ C♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XIX XVII XV XIV XIII XII IX V K♥ D♥ C♥ B♥ C♦ B♦ K♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 9 is "Vorhand K♦ XXI I C♣"
      And the last trick is "Second XVI VIII A♥ D♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: her partner was dealt all of them
      34 Augen against 54.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "Sküs XII X VII A♥ D♦ B♦ B♠ 10♠ D♣"
      And Second holds "XX XIII K♥ C♥ K♦ A♦ K♠ D♠ C♠ K♣"
      And Third holds "XIX XVIII XVI XIV VIII VI V C♣ B♣ 10♣"
      And Dealer holds "XXI XVII XV XI IX IV I D♥ B♥ C♦"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XIX XIII XII XI VII VI IV I K♥ D♥ K♠ 10♠ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 1 is "Vorhand VII XX XIX I"
      And the last trick is "Dealer D♥ 10♠ K♥ 10♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: an opponent was dealt all of them
      45 Augen against 43.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XXI XIII XII VIII V A♥ C♠ 10♠ C♣ B♣"
      And Second holds "XX XVIII XV XIV VII D♥ C♥ D♦ C♦ 10♣"
      And Third holds "XIX XVII XVI XI IX B♥ B♦ A♦ B♠ D♣"
      And Dealer holds "Sküs X VI IV I K♥ K♦ K♠ D♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII XVI XIV XIII XI VI V IV K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ C♣"
      And the declarer's side took 5 of 10 tricks
      And trick 8 is "Second C♥ XVII I 10♠"
      And the last trick is "Second D♦ A♦ K♠ C♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Vorhand was dealt three and her partner the K♣
      47 Augen against 41.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XVI XV XI IV K♥ C♥ A♥ K♦ K♠ 10♣"
      And Second holds "XX XVIII XIII X VII C♦ B♦ C♠ K♣ D♣"
      And Third holds "XIX XVII XII V I D♥ B♥ D♦ A♦ 10♠"
      And Dealer holds "Sküs XXI XIV IX VIII VI D♠ B♠ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XVIII XV X VIII VI I K♥ D♥ C♥ B♥ A♥ C♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer VIII XV X I"
      And the last trick is "Vorhand C♥ C♦ A♦ D♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♥
      53 Augen against 35.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "Sküs XXI XV XII V K♦ C♦ K♠ B♠ K♣"
      And Second holds "XX XVI XIV VIII VII D♦ A♦ D♠ C♣ 10♣"
      And Third holds "XIX XVII XIII IX VI IV I K♥ 10♠ B♣"
      And Dealer holds "XVIII XI X D♥ C♥ B♥ A♥ B♦ C♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XII XI X IX VII VI IV K♥ D♥ C♥ D♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Vorhand C♦ D♦ I XVIII"
      And the last trick is "Second C♣ XIII B♥ K♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♦
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XIII K♥ D♥ C♥ A♥ K♠ B♠ K♣ B♣ 10♣"
      And Second holds "XXI XX XVIII XVII XII VI IV D♦ C♦ B♦"
      And Third holds "Sküs XIX XVI XIV XI VII V B♥ K♦ 10♠"
      And Dealer holds "XV X IX VIII I A♦ D♠ C♠ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XIII XII IX VII V IV I K♥ C♥ B♥ A♥ D♠ C♠ B♠ 10♠ K♣ D♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand A♥ IV B♥ I"
      And the last trick is "Third XIV C♠ C♥ XVIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♠
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XII X IX VIII IV K♥ K♦ 10♠ K♣ B♣"
      And Second holds "XXI XX XIX XI V B♥ A♥ D♣ C♣ 10♣"
      And Third holds "XVIII XVII XIV I D♥ C♦ B♦ K♠ D♠ C♠"
      And Dealer holds "Sküs XVI XV XIII VII VI C♥ D♦ A♦ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVI XII XI X VIII VI V I K♥ D♥ C♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Third I XVI XII XX"
      And the last trick is "Third D♠ XV IX B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    Example: the 4 Könige dealt to an opponent
      1 − 2 = −1 for each of Vorhand's side.
      Vorhand and Dealer take tricks 2, 6, 7, 8, 9 and 10: 13 + 6 + 4 + 14 + 5 + 12 = 54 Augen. Second and Third take
      tricks 1, 3, 4 and 5: 4 + 8 + 11 + 11 = 34 Augen.
      Given Vorhand holds "XXI XVIII IX VIII IV C♥ C♦ D♠ C♠ 10♣"
      And Second holds "Sküs XI V K♥ D♥ A♥ K♦ K♠ 10♠ K♣"
      And Third holds "XVI XV XIV XIII B♥ D♦ B♦ A♦ C♣ B♣"
      And Dealer holds "XX XIX XVII XII X VII VI I B♠ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII V XIII XII |
        | Third   | D♦ XX C♦ K♦     |
        | Dealer  | VII IX Sküs XV  |
        | Second  | K♠ XVI B♠ C♠    |
        | Third   | B♣ D♣ 10♣ K♣    |
        | Second  | A♥ B♥ XVII C♥   |
        | Dealer  | XIX IV XI XIV   |
        | Dealer  | I XVIII K♥ C♣   |
        | Vorhand | D♠ 10♠ A♦ X     |
        | Dealer  | VI XXI D♥ B♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Könige" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @dispute:announceable-bonuses
    Scenario Outline: the partner announces the 4 Könige that he was dealt
      1 + 2 = 3, or 1 + 4 = 5 where they were announced.
      Vorhand and Third take tricks 2, 4, 6, 7 and 9: 8 + 8 + 14 + 12 + 7 = 49 Augen. Second and Dealer take tricks 1,
      3, 5, 8 and 10: 8 + 9 + 10 + 8 + 4 = 39 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XVIII XIII XII VI V A♦ B♠ 10♠ B♣"
      And Second holds "XXI XIX XVII XVI XV IX VIII I B♥ C♣"
      And Third holds "XX K♥ C♥ A♥ K♦ C♦ B♦ K♠ K♣ 10♣"
      And Dealer holds "XIV XI X VII IV D♥ D♦ D♠ C♠ D♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♦ XVI C♦ D♦     |
        | Second  | I XX XIV V       |
        | Third   | B♦ X XVIII XXI   |
        | Second  | VIII K♠ VII XIII |
        | Vorhand | B♠ IX C♥ D♠      |
        | Second  | C♣ K♣ D♣ B♣      |
        | Third   | K♦ XI Sküs XVII  |
        | Vorhand | XII XIX K♥ IV    |
        | Second  | B♥ A♥ D♥ VI      |
        | Vorhand | 10♠ XV 10♣ C♠    |
      Then the declarer's side has 49 Augen and the opponents have 39
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings               | payments                                   | turns                                            |
        | three    | won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Weiter                                   |
        | all-five | won by the declarer | Vorhand +5, Second -5, Third +5, Dealer -5 | Vorhand Weiter, Second Weiter, Third Könige dazu |

    @dispute:announceable-bonuses
    Scenario Outline: a soloist announces 4 Könige of which an opponent was dealt one
      4, or 4 − 4 = 0, with each of the three.
      Vorhand takes tricks 1, 2, 3, 8, 9 and 10: 13 + 7 + 9 + 11 + 8 + 5 = 53 Augen. The three others take tricks 4, 5,
      6 and 7: 12 + 5 + 6 + 12 = 35 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "IV K♥ D♥ K♦ D♦ C♦ A♦ K♠ D♠ D♣"
      And Second holds "XIX XVIII XIII VIII VII VI C♥ B♥ B♠ 10♣"
      And Third holds "Sküs XV XI X IX V I A♥ 10♠ C♣"
      And Dealer holds "XXI XX XVII XVI XIV XII B♦ C♠ K♣ B♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♦ XIII I B♦      |
        | Vorhand | D♦ VIII XI XVII   |
        | Vorhand | D♠ B♠ 10♠ C♠      |
        | Vorhand | D♣ 10♣ C♣ K♣      |
        | Dealer  | B♣ IV VI X        |
        | Dealer  | XX C♦ XIX IX      |
        | Dealer  | XVI K♥ XVIII Sküs |
        | Third   | A♥ XXI D♥ B♥      |
        | Vorhand | K♠ VII XV XII     |
        | Vorhand | A♦ C♥ V XIV       |
      Then the declarer's side has 53 Augen and the opponents have 35
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                | payments                                    | turns          |
        | three    | not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 | Vorhand Weiter |
        | all-five | lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0      | Vorhand Könige |

    @dispute:announceable-bonuses
    Scenario Outline: the 4 Könige of an opponent announced at Kontra in a Solo
      −4 − 2 × 2 = −8, or −4 − 4 × 2 × 2 = −20, with each of the three.
      Vorhand takes tricks 5, 8 and 10: 14 + 10 + 13 = 37 Augen. The three others take tricks 1, 2, 3, 4, 6, 7 and 9: 10
      + 8 + 4 + 4 + 8 + 11 + 6 = 51 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "XXI XVI XI VIII V I A♥ D♦ D♠ C♠"
      And Second holds "XVIII XIV IX VI D♥ B♥ D♣ C♣ B♣ 10♣"
      And Third holds "Sküs XIX XVII XIII K♥ K♦ A♦ K♠ B♠ K♣"
      And Dealer holds "XX XV XII X VII IV C♥ C♦ B♦ 10♠"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | A♥ B♥ K♥ C♥       |
        | Third   | Sküs IV V XIV     |
        | Third   | XIX XX XVI IX     |
        | Dealer  | X VIII XVIII XIII |
        | Second  | C♣ K♣ XII XXI     |
        | Vorhand | I VI XVII VII     |
        | Third   | K♠ 10♠ D♠ B♣      |
        | Third   | A♦ B♦ D♦ D♥       |
        | Vorhand | C♠ 10♣ B♠ XV      |
        | Dealer  | C♦ XI D♣ K♦       |
      Then the declarer's side has 37 Augen and the opponents have 51
      And "Könige" is won by the opponents
      And the payments are "Vorhand <Vorhand>, Second <Second>, Third <Second>, Dealer <Second>"

      Examples:
        | reading  | Vorhand | Second | turns                                                                                              |
        | three    | -24     | +8     | Vorhand Weiter                                                                                     |
        | all-five | -60     | +20    | Vorhand Weiter, Second Weiter, Third Könige dagegen, Dealer Weiter, Vorhand Kontra Könige of Third |

    @position
    Scenario Outline: announced 4 Könige of which an opponent was dealt the K♥
      53 Augen against 35; the K♥ lies in another hand, and what was announced is lost, whether sets are claimed or not.
      Given the reading "<claims>" of "material-claim"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "Sküs XXI XV XII V K♦ C♦ K♠ B♠ K♣"
      And Second holds "XX XVI XIV VIII VII D♦ A♦ D♠ C♣ 10♣"
      And Third holds "XIX XVII XIII IX VI IV I K♥ 10♠ B♣"
      And Dealer holds "XVIII XI X D♥ C♥ B♥ A♥ B♦ C♠ D♣"
      And the announcing went "<turns>"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XII XI X IX VII VI IV K♥ D♥ C♥ D♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Vorhand C♦ D♦ I XVIII"
      And the last trick is "Second C♣ XIII B♥ K♠"
      When the result is drawn up
      Then "Könige" is lost by the declarer

      Examples:
        | claims    | turns                                                                                                                                  |
        | automatic | Vorhand Könige, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                                             |
        | claimed   | Vorhand Könige, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

    @position
    Example: all that is told are the hands, with all four Könige in an opponent's
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Second holds "K♥ K♦ K♠ K♣"
      And Third holds "XX"
      When the result is drawn up
      Then "Könige" is won by the opponents

  @clause:ZWA-BONUSES-021
  Rule: The 4 Könige count only when they were dealt into one hand

    @dispute:four-kings-holder
    Scenario Outline: Vorhand was dealt three Könige and her partner one
      1, or 1 + 2 = 3.
      Vorhand and Third take tricks 1, 2, 3, 7, 9 and 10: 10 + 4 + 8 + 9 + 17 + 6 = 54 Augen. Second and Dealer take
      tricks 4, 5, 6 and 8: 11 + 7 + 8 + 8 = 34 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XIX XVII VIII K♥ K♦ D♦ C♦ K♠ C♠ B♣"
      And Second holds "XXI X VII V C♥ A♥ D♠ B♠ D♣ C♣"
      And Third holds "Sküs XX XV XIII XII IX VI I 10♠ K♣"
      And Dealer holds "XVIII XVI XIV XI IV D♥ B♥ B♦ A♦ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ C♣ K♣ 10♣    |
        | Third   | XX IV XIX VII   |
        | Third   | I XVI XVII X    |
        | Vorhand | K♦ XXI XIII A♦  |
        | Second  | D♣ XII XIV VIII |
        | Dealer  | XVIII K♠ V IX   |
        | Dealer  | B♦ D♦ B♠ XV     |
        | Third   | 10♠ XI C♠ D♠    |
        | Dealer  | D♥ K♥ C♥ Sküs   |
        | Third   | VI B♥ C♦ A♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings               | payments                                   |
        | one-hand | not scored          | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @dispute:four-kings-holder
    Scenario Outline: the opponents were dealt two each
      1, or 1 − 2 = −1.
      Vorhand and Third take tricks 2, 3, 4, 6, 7 and 10: 10 + 11 + 4 + 5 + 8 + 14 = 52 Augen. Second and Dealer take
      tricks 1, 5, 8 and 9: 8 + 4 + 12 + 12 = 36 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XXI XVII XVI XIV XII XI X A♦ C♠ 10♣"
      And Second holds "Sküs V IV K♥ B♥ K♦ B♦ D♠ C♣ B♣"
      And Third holds "XX XIII IX VIII VII I D♥ C♥ D♦ D♣"
      And Dealer holds "XIX XVIII XV VI A♥ C♦ K♠ B♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards                |
        | Vorhand | XVII Sküs VIII XVIII |
        | Second  | D♠ IX B♠ C♠          |
        | Third   | D♥ A♥ XXI B♥         |
        | Vorhand | XVI V XX XIX         |
        | Third   | XIII XV X IV         |
        | Dealer  | VI XIV B♣ VII        |
        | Vorhand | XII B♦ I 10♠         |
        | Vorhand | A♦ K♦ D♦ C♦          |
        | Second  | C♣ D♣ K♣ 10♣         |
        | Dealer  | K♠ XI K♥ C♥          |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                | payments                                   |
        | one-hand | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | won by the opponents | Vorhand -1, Second +1, Third -1, Dealer +1 |

    Scenario Outline: one player was dealt them all
      1 + 2 = 3 in both.
      Vorhand and Third take tricks 1, 4, 6, 8, 9 and 10: 10 + 8 + 6 + 10 + 10 + 11 = 55 Augen. Second and Dealer take
      tricks 2, 3, 5 and 7: 4 + 8 + 8 + 13 = 33 Augen.
      Given the reading "<round>" of "four-kings-holder"
      And Vorhand holds "XIX XVI XIV VIII K♥ K♦ D♦ K♠ K♣ C♣"
      And Second holds "XVII XI VI I A♥ C♦ B♦ B♠ D♣ B♣"
      And Third holds "XX XV XII X IX VII V IV A♦ 10♠"
      And Dealer holds "Sküs XXI XVIII XIII D♥ C♥ B♥ D♠ C♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ D♣ X 10♣     |
        | Third   | V XIII XVI XVII |
        | Second  | I VII XVIII XIV |
        | Dealer  | B♥ K♥ A♥ XX     |
        | Third   | IV Sküs VIII VI |
        | Dealer  | C♥ XIX XI IX    |
        | Vorhand | K♦ C♦ A♦ XXI    |
        | Dealer  | C♠ K♠ B♠ 10♠    |
        | Vorhand | C♣ B♣ XII D♠    |
        | Third   | XV D♥ D♦ B♦     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 33
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | round    | kings               | payments                                   |
        | one-hand | won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | one-side | won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |

    Scenario Outline: each side was dealt some
      1 in both.
      Vorhand and Third take tricks 2, 5, 7, 8 and 9: 14 + 10 + 14 + 8 + 3 = 49 Augen. Second and Dealer take tricks 1,
      3, 4, 6 and 10: 8 + 11 + 4 + 4 + 12 = 39 Augen.
      Given the reading "<round>" of "four-kings-holder"
      And Vorhand holds "XVII XVI XI X IX K♥ K♦ K♠ C♣ B♣"
      And Second holds "XXI XVIII XIV VII VI V C♥ D♦ C♠ K♣"
      And Third holds "XX XIX XII VIII IV D♥ A♥ C♦ D♠ D♣"
      And Dealer holds "Sküs XV XIII I B♥ B♦ A♦ B♠ 10♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVII XIV XX Sküs  |
        | Dealer  | B♦ K♦ D♦ C♦       |
        | Vorhand | B♣ K♣ D♣ 10♣      |
        | Second  | VII IV XV X       |
        | Dealer  | B♥ K♥ C♥ A♥       |
        | Vorhand | XI XVIII XII XIII |
        | Second  | C♠ D♠ B♠ K♠       |
        | Vorhand | XVI VI VIII I     |
        | Vorhand | IX V XIX A♦       |
        | Third   | D♥ 10♠ C♣ XXI     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | round    | kings      | payments                                   |
        | one-hand | not scored | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | not scored | Vorhand +1, Second -1, Third +1, Dealer -1 |

    @dispute:four-kings-holder
    Scenario Outline: the three opponents of a Farbensolo were dealt them all
      −4 − 1 = −5, or −4 − 1 − 2 = −7, with each of the three.
      Vorhand takes tricks 4, 6, 9 and 10: 9 + 8 + 5 + 8 = 30 Augen. The three others take tricks 1, 2, 3, 5, 7 and 8:
      10 + 8 + 11 + 12 + 4 + 13 = 58 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XX XIX XIV XI IV D♥ C♦ C♠ D♣ B♣"
      And Second holds "Sküs XIII X K♥ C♥ B♥ K♦ D♠ B♠ 10♣"
      And Third holds "XXI XVII XV IX VIII VI V A♥ B♦ K♠"
      And Dealer holds "XVIII XVI XII VII I D♦ A♦ 10♠ K♣ C♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♦ K♦ B♦ A♦      |
        | Second  | 10♣ VIII K♣ B♣   |
        | Dealer  | D♦ XIV Sküs VI   |
        | Dealer  | C♣ D♣ XIII IX    |
        | Vorhand | C♠ D♠ K♠ 10♠     |
        | Third   | A♥ XVI D♥ C♥     |
        | Vorhand | IV X XV VII      |
        | Third   | XXI I XI B♥      |
        | Third   | V XII XIX B♠     |
        | Vorhand | XX K♥ XVII XVIII |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 58
      And "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                | payments                                    |
        | one-hand | not scored           | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | one-side | won by the opponents | Vorhand -21, Second +7, Third +7, Dealer +7 |

    @dispute:four-kings-holder
    Scenario Outline: Vorhand announces 4 Könige of which her partner was dealt one
      1 − 4 = −3, or 1 + 4 = 5.
      Vorhand and Third take tricks 1, 2, 3, 7, 9 and 10: 10 + 4 + 8 + 9 + 17 + 6 = 54 Augen. Second and Dealer take
      tricks 4, 5, 6 and 8: 11 + 7 + 8 + 8 = 34 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand holds "XIX XVII VIII K♥ K♦ D♦ C♦ K♠ C♠ B♣"
      And Second holds "XXI X VII V C♥ A♥ D♠ B♠ D♣ C♣"
      And Third holds "Sküs XX XV XIII XII IX VI I 10♠ K♣"
      And Dealer holds "XVIII XVI XIV XI IV D♥ B♥ B♦ A♦ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Könige"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ C♣ K♣ 10♣    |
        | Third   | XX IV XIX VII   |
        | Third   | I XVI XVII X    |
        | Vorhand | K♦ XXI XIII A♦  |
        | Second  | D♣ XII XIV VIII |
        | Dealer  | XVIII K♠ V IX   |
        | Dealer  | B♦ D♦ B♠ XV     |
        | Third   | 10♠ XI C♠ D♠    |
        | Dealer  | D♥ K♥ C♥ Sküs   |
        | Third   | VI B♥ C♦ A♥     |
      Then "Könige" is <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                | payments                                   |
        | one-hand | lost by the declarer | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | one-side | won by the declarer  | Vorhand +5, Second -5, Third +5, Dealer -5 |

    @position @clause:ZWA-BONUSES-020
    Scenario Outline: announced 4 Könige of which the partner was dealt the K♣
      47 Augen against 41; they lie in two hands, and what was announced is lost, whether sets are claimed or not.
      Given the reading "<claims>" of "material-claim"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XVI XV XI IV K♥ C♥ A♥ K♦ K♠ 10♣"
      And Second holds "XX XVIII XIII X VII C♦ B♦ C♠ K♣ D♣"
      And Third holds "XIX XVII XII V I D♥ B♥ D♦ A♦ 10♠"
      And Dealer holds "Sküs XXI XIV IX VIII VI D♠ B♠ C♣ B♣"
      And the announcing went "<turns>"
      And the declarer's side has "XVIII XV X VIII VI I K♥ D♥ C♥ B♥ A♥ C♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer VIII XV X I"
      And the last trick is "Vorhand C♥ C♦ A♦ D♠"
      When the result is drawn up
      Then "Könige" is lost by the declarer

      Examples:
        | claims    | turns                                                                                                                                  |
        | automatic | Vorhand Könige, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                                             |
        | claimed   | Vorhand Könige, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

  @clause:ZWA-BONUSES-022
  Rule: Trull and 4 Könige depend on the cards as dealt; who wins those cards in tricks does not matter

    Background:
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third

    @position
    Example: the opponents win the I of Vorhand's Trull
      54 Augen against 34.
      Given Vorhand holds "Sküs XXI XVIII I A♥ K♠ D♠ D♣ C♣ 10♣"
      And Second holds "XVI XV XIII XI IX VII K♥ D♥ 10♠ K♣"
      And Third holds "XX XVII XIV XII X VI V D♦ C♠ B♠"
      And Dealer holds "XIX VIII IV C♥ B♥ K♦ C♦ B♦ A♦ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XIII XII IX VIII VI IV K♥ D♥ C♥ B♥ A♥ K♦ D♦ K♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 7 is "Third X B♦ I XV"
      And the last trick is "Second XI B♠ A♦ D♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: a side that wins Sküs, XXI and I in tricks has no Trull
      51 Augen against 37.
      Given Vorhand holds "Sküs XXI XIX XV VIII B♥ A♥ C♠ D♣ B♣"
      And Second holds "XVII XIV I D♥ K♦ D♦ C♦ D♠ C♣ 10♣"
      And Third holds "XX XVIII XVI XIII XII IX B♦ K♠ 10♠ K♣"
      And Dealer holds "XI X VII VI V IV K♥ C♥ A♦ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII X VI IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 5 is "Vorhand XV I XII X"
      And the last trick is "Second C♦ K♠ V B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents win all four Könige that Vorhand was dealt
      36 Augen against 52.
      Given Vorhand holds "XXI XIII K♥ K♦ D♦ C♦ A♦ K♠ K♣ C♣"
      And Second holds "Sküs XIX XV XII VII IV D♥ C♥ A♥ D♣"
      And Third holds "XX XVIII XVII XVI VI B♥ B♦ B♠ B♣ 10♣"
      And Dealer holds "XIV XI X IX VIII V I D♠ C♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII VIII VII V IV I A♥ C♦ A♦ D♠ C♠ C♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer I XXI XV XVII"
      And the last trick is "Third B♣ D♠ A♦ A♥"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: a side that wins all four Könige in tricks has none
      50 Augen against 38.
      Given Vorhand holds "XXI XVII XVI X VII V I K♥ C♥ B♥"
      And Second holds "Sküs XVIII XII XI IX IV K♦ A♦ D♠ 10♣"
      And Third holds "XX XV D♥ D♦ C♦ B♦ K♠ 10♠ D♣ B♣"
      And Dealer holds "XIX XIV XIII VIII VI A♥ C♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVII XVI XIV XIII IX VI I K♥ K♦ C♦ B♦ A♦ K♠ D♠ B♠ K♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 5 is "Second IX XX XIII I"
      And the last trick is "Second D♠ K♠ B♠ K♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:ZWA-BONUSES-023
  Rule: Trull and 4 Könige are scored whether or not somebody claims them

    Example: a Trull is scored without a claim
      1 + 1 = 2.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "automatic" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: an unclaimed Trull lapses
      1, and no Trull.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    Scenario Outline: <claim>
      1 + 1 = 2.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And the announcing goes "<announcing>"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

      Examples:
        | claim                        | announcing                                                |
        | a claimed Trull is scored    | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter |
        | the partner may claim it too | Vorhand Weiter, Second Weiter, Third Trull, Dealer Weiter |

    Example: claimed 4 Könige of an opponent are scored
      1 − 2 = −1.
      Vorhand and Third take tricks 1, 2, 4, 6, 7 and 9: 12 + 4 + 8 + 5 + 5 + 12 = 46 Augen. Second and Dealer take
      tricks 3, 5, 8 and 10: 13 + 4 + 11 + 14 = 42 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "XXI XIV X IX V IV D♥ C♦ D♠ B♣"
      And Second holds "XVII XVI XII VIII VI I C♥ B♥ C♠ 10♣"
      And Third holds "Sküs XX XVIII XV XI A♥ D♦ B♦ A♦ D♣"
      And Dealer holds "XIX XIII VII K♥ K♦ K♠ B♠ 10♠ K♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♠ C♠ Sküs 10♠   |
        | Third   | XX VII V VI      |
        | Third   | D♦ K♦ C♦ XVI     |
        | Second  | I XV XIII IX     |
        | Third   | XVIII XIX X XVII |
        | Dealer  | B♠ IV VIII XI    |
        | Third   | A♦ C♣ XIV XII    |
        | Vorhand | B♣ 10♣ D♣ K♣     |
        | Dealer  | K♠ XXI B♥ A♥     |
        | Vorhand | D♥ C♥ B♦ K♥      |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Könige"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    Example: unclaimed 4 Könige lapse
      1, and no 4 Könige.
      Vorhand and Third take tricks 1, 2, 4, 6, 7 and 9: 12 + 4 + 8 + 5 + 5 + 12 = 46 Augen. Second and Dealer take
      tricks 3, 5, 8 and 10: 13 + 4 + 11 + 14 = 42 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "XXI XIV X IX V IV D♥ C♦ D♠ B♣"
      And Second holds "XVII XVI XII VIII VI I C♥ B♥ C♠ 10♣"
      And Third holds "Sküs XX XVIII XV XI A♥ D♦ B♦ A♦ D♣"
      And Dealer holds "XIX XIII VII K♥ K♦ K♠ B♠ 10♠ K♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♠ C♠ Sküs 10♠   |
        | Third   | XX VII V VI      |
        | Third   | D♦ K♦ C♦ XVI     |
        | Second  | I XV XIII IX     |
        | Third   | XVIII XIX X XVII |
        | Dealer  | B♠ IV VIII XI    |
        | Third   | A♦ C♣ XIV XII    |
        | Vorhand | B♣ 10♣ D♣ K♣     |
        | Dealer  | K♠ XXI B♥ A♥     |
        | Vorhand | D♥ C♥ B♦ K♥      |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position @dispute:material-claim
    Scenario Outline: nobody said a word about a Trull or the 4 Könige
      52 Augen against 36.
      Given the reading "<reading>" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is <trull>

      Examples:
        | reading   | trull               |
        | automatic | won by the declarer |
        | claimed   | not scored          |

    @position
    Example: Vorhand claims her Trull when the result is drawn up
      Vorhand has the first turn to claim.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Trull"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is won by the declarer

    @position
    Example: Vorhand's partner claims her Trull when the result is drawn up
      Vorhand and Second pass, and so does Dealer after the claim.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "…"
        """
        Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter,
        Third Trull, Dealer Weiter
        """
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is won by the declarer

    @position
    Example: everybody had a turn to claim, and the Trull lapses
      Four times Weiter behind the last card.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "…"
        """
        Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter,
        Third Weiter, Dealer Weiter
        """
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is not scored

    @position
    Example: Trull and 4 Könige are both claimed, each by its own side
      Vorhand was dealt the Trull, Dealer the 4 Könige.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ C♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII B♦ D♠ D♣ C♣ B♣ 10♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV K♥ D♥ K♦ D♦ K♠ K♣"
      And the announcing went "…"
        """
        Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Trull, Second Weiter,
        Third Weiter, Dealer Könige
        """
      And the declarer's side has "Sküs XXI XX XIX XVII XV XIV VIII VII VI V IV I K♦ D♠ B♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Second B♣ V K♣ I"
      And the last trick is "Dealer K♦ B♠ D♣ XIV"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: the 4 Könige are claimed and the Trull is left out
      Vorhand was dealt the Trull, Dealer the 4 Könige.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ C♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII B♦ D♠ D♣ C♣ B♣ 10♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV K♥ D♥ K♦ D♦ K♠ K♣"
      And the announcing went "…"
        """
        Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Könige,
        Third Weiter, Dealer Weiter
        """
      And the declarer's side has "Sküs XXI XX XIX XVII XV XIV VIII VII VI V IV I K♦ D♠ B♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Second B♣ V K♣ I"
      And the last trick is "Dealer K♦ B♠ D♣ XIV"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    Example: nobody claims a Trull that the other side was dealt
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And Vorhand says "Weiter"
      And Second says "Trull"
      Then that is refused
      And it is Second's turn to speak

    Scenario Outline: what is no claim behind the last card, or no turn of his
      Vorhand was dealt the Trull and has the first turn, and the announcing is over.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And <player> says "<words>"
      Then that is refused
      And it is Vorhand's turn to speak
      And "Trull, Weiter" may be chosen

      Examples:
        | player  | words        |
        | Vorhand | Absolut      |
        | Vorhand | Mondfang     |
        | Vorhand | Kontra Spiel |
        | Third   | Trull        |

    Example: what Vorhand has claimed is not open to the other side
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And Vorhand says "Trull"
      Then that is allowed
      And it is Second's turn to speak
      And the choice is "Weiter"

    Example: a Trull cannot be claimed in a Farbensolo
      Vorhand was dealt it, and it is not scored there; the 4 Könige lie in three hands.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XII VI I C♥ K♦ C♦ K♠ 10♠"
      And Second holds "XIX XVI XV XI VII V B♥ A♥ A♦ 10♣"
      And Third holds "XVII XIV IX VIII IV K♥ D♦ C♠ D♣ B♣"
      And Dealer holds "XX XVIII XIII X D♥ B♦ D♠ B♠ K♣ C♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♠ XI C♠ B♠       |
        | Vorhand | 10♠ VII IV D♠     |
        | Dealer  | D♥ C♥ B♥ K♥       |
        | Third   | B♣ C♣ Sküs 10♣    |
        | Dealer  | B♦ C♦ A♦ D♦       |
        | Third   | D♣ K♣ VI V        |
        | Dealer  | XIII XXI XIX XVII |
        | Vorhand | K♦ XV VIII X      |
        | Vorhand | I XVI IX XVIII    |
        | Dealer  | XX XII A♥ XIV     |
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to speak
      And the choice is "Weiter"
