Feature: Bonuses, made and lost: the Farbensolo

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-014
  Rule: In a Farbensolo no Pagat Ultimo is scored, neither won nor lost

    @position
    Example: the I is played to the last trick of a Farbensolo and takes it
      46 Augen against 42.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "Sküs XX XIII VI I C♥ A♥ D♠ D♣ B♣"
      And Second holds "XIX XVIII XV IX K♥ B♥ B♦ A♦ C♠ B♠"
      And Third holds "XXI XIV VIII VII V IV D♥ C♦ K♠ 10♠"
      And Dealer holds "XVII XVI XII XI X K♦ D♦ K♣ C♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XIII XI X IX VIII VII V I C♥ B♥ K♦ B♦ B♠ 10♠ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Vorhand I B♠ 10♠ C♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I is beaten in the last trick of a Farbensolo
      46 Augen against 42.
      Given Second plays a Farbensolo
      And Vorhand holds "XX XIX XVI X VII VI K♥ B♠ K♣ C♣"
      And Second holds "Sküs I D♥ A♥ K♦ A♦ D♠ 10♠ D♣ B♣"
      And Third holds "XXI XVIII XVII XV XII VIII V C♥ B♦ K♠"
      And Dealer holds "XIV XIII XI IX IV B♥ D♦ C♦ C♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIV XIII XI X VIII VII V IV D♥ K♦ D♦ D♠ D♣ C♣"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Second I XII IX VI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I falls in an earlier trick of a Farbensolo in the reading that counts it early too
      33 Augen against 55.
      Given the reading "early-too" of "pagat-silent-lost"
      And Second plays a Farbensolo
      And Vorhand holds "Sküs XVII XV XI IX VIII C♦ D♠ D♣ B♣"
      And Second holds "XX XVIII XVI VI V D♥ A♦ K♣ C♣ 10♣"
      And Third holds "XXI XIX XIV XIII X I K♥ K♦ B♠ 10♠"
      And Dealer holds "XII VII IV C♥ B♥ A♥ D♦ B♦ K♠ C♠"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI XIX XII VII IV I K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 3 of 10 tricks
      And trick 5 is "Vorhand D♣ K♣ I IV"
      And the last trick is "Dealer C♥ XV XX XIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: a Märchenstich in the last trick of a Farbensolo
      66 Augen against 22.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "VII VI V IV I K♥ D♥ K♦ K♠ K♣"
      And Second holds "Sküs XX XVII XII VIII C♥ D♦ C♦ B♠ B♣"
      And Third holds "XXI XIX XV XIII XI B♥ B♦ D♠ C♠ 10♣"
      And Dealer holds "XVIII XVI XIV X IX A♥ A♦ 10♠ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XII XI X I K♥ D♥ C♥ B♥ A♥ K♦ C♦ B♦ A♦ K♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Third XXI D♣ I Sküs"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |

  @clause:ZWA-BONUSES-028
  Rule: In a Farbensolo Valat, Absolut and 4 Könige are scored

    @position
    Example: the 4 Könige in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: a silent Absolut in a Farbensolo
      65 Augen against 23.
      Given Third plays a Farbensolo
      And Vorhand holds "XIX XI IX V K♥ C♥ C♦ K♠ D♠ 10♠"
      And Second holds "Sküs XVII XIV XII IV A♥ D♦ A♦ B♠ C♣"
      And Third holds "XXI XX XVI XIII VI B♥ K♦ K♣ D♣ 10♣"
      And Dealer holds "XVIII XV X VIII VII I D♥ B♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIV XII XI X IX VIII VII V IV I K♦ D♦ C♦ B♦ A♦ K♠ D♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 9 is "Third XX I K♠ XIV"
      And the last trick is "Third XVI VII D♠ A♦"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

    @position
    Example: an announced Absolut fails in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
        | Könige  | declarer | won     | no        |

    @position
    Example: an announced Absolut is made in a Farbensolo
      60 Augen against 28.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XXI XX XIII K♥ D♥ B♥ A♥ A♦ K♣ C♣"
      And Second holds "XIX XVII XVI XIV IX VIII C♥ D♦ D♠ D♣"
      And Third holds "Sküs XV XII X VII I K♦ C♦ K♠ 10♣"
      And Dealer holds "XVIII XI VI V IV B♦ C♠ B♠ 10♠ B♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ C♠ B♠ K♣"
      And the declarer's side took 7 of 10 tricks
      And trick 3 is "Vorhand B♥ XVII I XI"
      And the last trick is "Vorhand XX XIV K♦ C♠"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |

    @position
    Example: a failed Valat in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: a Valat of the soloist made in a Farbensolo
      88 Augen against 0.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
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
        | Valat   | declarer | won     | yes       |

    Example: a Farbensolo won with the 4 Könige
      4 + 2 = 6 from each of the three.
      Second takes tricks 2, 3, 5, 7 and 8: 11 + 13 + 8 + 4 + 10 = 46 Augen. The three others take tricks 1, 4, 6, 9 and
      10: 7 + 4 + 10 + 12 + 9 = 42 Augen.
      Given Vorhand holds "Sküs XXI XII XI X VII C♠ 10♠ C♣ B♣"
      And Second holds "XX XIX XVIII K♥ A♥ K♦ A♦ K♠ B♠ K♣"
      And Third holds "XVI XV XIII VIII VI IV I C♥ D♦ C♦"
      And Dealer holds "XVII XIV IX V D♥ B♥ B♦ D♠ D♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♠ B♠ XVI D♠    |
        | Dealer  | B♦ X K♦ C♦       |
        | Second  | K♥ C♥ D♥ VII     |
        | Second  | A♥ XIII B♥ XII   |
        | Dealer  | 10♣ B♣ K♣ VI     |
        | Second  | A♦ D♦ IX XXI     |
        | Third   | IV XVII XI XX    |
        | Second  | K♠ XV V C♠       |
        | Second  | XVIII I XIV Sküs |
        | Vorhand | C♣ XIX VIII D♣   |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"

    @position
    Scenario Outline: the 4 Könige in a Farbensolo, claimed where that is asked for
      47 Augen against 41; where sets are claimed, Vorhand claims them behind the last card.
      Given the reading "<claims>" of "material-claim"
      And Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "<turns>"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

      Examples:
        | claims    | turns                                                                                      |
        | automatic | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                 |
        | claimed   | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Könige |

  @clause:ZWA-BONUSES-029
  Rule: In a Farbensolo the Trull is not scored

    @position
    Example: the soloist of a Farbensolo was dealt the Trull
      36 Augen against 52.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "Sküs XXI XII VI I C♥ K♦ C♦ K♠ 10♠"
      And Second holds "XIX XVI XV XI VII V B♥ A♥ A♦ 10♣"
      And Third holds "XVII XIV IX VIII IV K♥ D♦ C♠ D♣ B♣"
      And Dealer holds "XX XVIII XIII X D♥ B♦ D♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XI IX VIII V K♦ D♦ C♦ B♦ A♦ K♠ D♠"
      And the declarer's side took 4 of 10 tricks
      And trick 2 is "Third D♣ K♣ I 10♣"
      And the last trick is "Second XIX VIII XX XXI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: an opponent in a Farbensolo was dealt the Trull
      51 Augen against 37.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XV XIII X K♥ D♦ A♦ K♠ C♠ K♣ C♣"
      And Second holds "XX XVII IX VIII V D♥ B♥ A♥ K♦ B♦"
      And Third holds "Sküs XXI XIX XII VII VI I 10♠ D♣ 10♣"
      And Dealer holds "XVIII XVI XIV XI IV C♥ C♦ D♠ B♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVIII XVII VII VI V I K♥ D♥ C♥ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠ K♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 5 is "Second D♥ I C♥ K♥"
      And the last trick is "Third Sküs IV XV A♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:ZWA-BONUSES-030
  Rule: In a Farbensolo Mond gefangen is not scored

    @position
    Example: the Sküs takes the XXI in a Farbensolo when Tarock was led
      38 Augen against 50.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIII X IX VI C♥ K♦ D♦ B♦ D♠ C♠"
      And Second holds "XXI XVI XV VII D♥ B♥ B♠ 10♠ B♣ 10♣"
      And Third holds "Sküs XIX XVIII XIV XII XI VIII IV I C♣"
      And Dealer holds "XX XVII V K♥ A♥ C♦ A♦ K♠ K♣ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVI XV XII XI VII V I C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ C♠ B♠"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand D♦ XVI I C♦"
      And trick 7 is "Vorhand IX XXI Sküs XVII"
      And the last trick is "Dealer K♣ VI B♣ VIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the soloist's XXI falls under an opponent's Sküs
      37 Augen against 51.
      Given Dealer plays a Farbensolo
      And Vorhand holds "XX XVII XV X VIII VI I A♥ K♠ K♣"
      And Second holds "XIX XVIII XIV IX V D♥ B♥ D♠ B♠ B♣"
      And Third holds "Sküs XIII XII IV C♥ K♦ B♦ 10♠ D♣ 10♣"
      And Dealer holds "XXI XVI XI VII K♥ D♦ C♦ A♦ C♠ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Farbensolo, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "XIX XVI XIV XIII XII VIII VI I K♥ D♥ C♥ A♥ D♦ C♦ B♦ D♠"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Vorhand XX XVIII Sküs XXI"
      And trick 5 is "Third B♦ C♦ I XIX"
      And the last trick is "Dealer XI XV B♥ IV"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
