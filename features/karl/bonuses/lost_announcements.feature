Feature: Bonuses, made and lost: announced and lost

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-013
  Rule: An announced bonus that is not made is lost at its announced amount

    @position
    Example: an announced Pagat is beaten
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XIV XII XI X IX VIII V III II K♥ D♥ A♥ 2♥ K♦ B♦ A♦ 3♦ K♠ D♠ C♠ 9♠ 7♠ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is beaten
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XVII XV XIV XII X IX VIII VII IV III I K♥ D♥ B♥ A♥ 2♥ K♦ C♦ B♦ A♦ 3♦ 4♦ K♠ 9♠ 8♠ 7♠ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is beaten
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XV XIV VIII VII V IV II K♥ D♥ C♥ B♥ A♥ 2♥ C♦ A♦ 4♦ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Wildsau is beaten
      45 1/3 points against 24 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XV XIV VIII VII VI II I K♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | yes       |

    @position
    Scenario Outline: an announced Trull of which <case> is missing
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<pile>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

      Examples:
        | case      | sum                          | pile                                                                                                     |
        | the Pagat | 43 1/3 points against 26 2/3 | Sküs XXI XX XVIII XVII XV XII X IX VIII VII VI IV III K♥ D♥ C♥ B♥ 2♥ K♦ B♦ A♦ 2♦ 3♦ K♠ C♠ B♠ D♣ 9♣ 8♣ 7♣ |
        | the Sküs  | 39 1/3 points against 30 2/3 | XXI XX XIX XVIII XVII XVI XV XII XI X IX VIII VI V IV III II I D♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 2♦ D♠ C♠ D♣ 9♣ 8♣    |

    @position
    Example: announced Könige of which one is missing
      46 1/3 points against 23 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XIV XIII XII X IX VIII VI II K♥ D♥ C♥ B♥ A♥ 4♥ D♦ B♦ K♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: an announced Trull is made
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XIII XII XI X IX VII IV III II I C♥ B♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ 9♠ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: announced Könige are made
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XII X IX VIII VII VI III II K♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ K♠ D♠ C♠ 9♠ 7♠ K♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |

    @position
    Example: an opponent announces the Trull, and the declarer keeps the Mond
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII X IX VII VI III II K♥ D♥ 4♥ B♦ 3♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |

    @position
    Example: the partner announces the Trull, and it fails for both of them
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XVI XV XII XI X IX IV K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 8♠ K♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: an announced König Ultimo, and the last trick comes without the König
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XII X IX VIII VII V IV III K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ B♦ C♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Third K♥ 2♥ 3♥ A♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: an announced Valat with one trick to the other side
      67 2/3 points against 2 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I"
      And the declarer's side has "K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is lost by the declarer

    @position
    Example: an opponent's announced Valat, and the declarer takes a trick
      4 1/3 points against 65 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "II A♥ 2♥ 4♥ C♦ 7♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is lost by the opponents

    Example: an announced Pagat is beaten in the last trick of a Dreier
      Game 20, and against it the announced Pagat 5 × 2 = 10. 40 points against 30.
      Given Vorhand holds "Sküs XXI XVIII XIV XI VI III I 3♥ C♦ 4♦ 10♠"
      And Second holds "XX XVII XV XIII IX VII V II D♥ 8♠ C♣ 10♣"
      And Third holds "XIX XVI XII C♥ B♥ A♥ 4♥ K♦ D♦ 2♦ 3♦ C♠"
      And Dealer holds "X VIII IV K♥ 2♥ B♦ A♦ D♠ B♠ D♣ B♣ 9♣"
      And the Talon is "K♣ K♠ 7♣" and "9♠ 7♠ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ 4♦ 7♣"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIV XIII XIX IV    |
        | Third   | 3♦ A♦ Sküs V       |
        | Vorhand | XXI II XVI X       |
        | Vorhand | XVIII VII XII VIII |
        | Vorhand | 3♥ D♥ 4♥ K♥        |
        | Dealer  | B♣ K♣ 10♣ K♦       |
        | Vorhand | III IX A♥ D♣       |
        | Second  | C♣ D♦ 9♣ VI        |
        | Vorhand | XI XX C♠ 2♥        |
        | Second  | 8♠ 2♦ D♠ K♠        |
        | Vorhand | 10♠ XVII B♥ B♠     |
        | Second  | XV C♥ B♦ I         |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position @clause:KAR-SETTLING-026
    Example: both sides announced a Valat and neither made it, and the game is won by its points
      Each side has lost its own. 36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
        | Valat | declarer  | lost    | yes       |
        | Valat | opponents | lost    | yes       |

    @position @clause:KAR-SETTLING-026
    Example: both sides announced a Valat and neither made it, and the game is lost by its points
      27 points against 43.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XVII XVI XIII IX VIII VII VI II C♥ B♥ 2♥ 3♥ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |
        | Valat  | opponents | lost    | yes       |

    @position
    Example: all that is told of an announced Uhu is its Kontra and the trick in which an opponent beat it
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Kontra Uhu of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item | side     | outcome | announced | doubled by |
        | Uhu  | declarer | lost    | yes       | Second     |

    @position
    Example: all that is told of an announced Trull is the trick that an opponent took with the Sküs
      With one of the three cards gone, the other two cannot save it.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And trick 3 is "Second Sküs II III XVI"
      When the result is drawn up
      Then "Trull" is lost by the declarer

  @clause:KAR-BONUSES-014
  Rule: An announced bird or König Ultimo whose card is played to another than its own trick is lost

    @position
    Scenario Outline: the I of an announced Pagat takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                |
        | 3      | XIX XVIII XVII XVI XV XIV XII XI X IX VIII VI III I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ B♦ 2♦ 3♦ D♠ B♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 7♣ |
        | 9      | XXI XIX XVIII XVII XIII XI X VIII VII VI V III II I K♥ C♥ A♥ 2♥ 4♥ D♦ C♦ B♦ A♦ 3♦ K♠ D♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ 8♣ 7♣ |
        | 10     | Sküs XX XIX XVII XVI XIII XII XI X VIII VII VI V IV III II I B♥ 2♥ 4♥ K♦ D♦ A♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ B♣ 9♣  |
        | 11     | XX XIX XVII XVI XIV XIII XII VII VI III II I K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 8♣   |

    @position
    Scenario Outline: the II of an announced Uhu takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand II 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                |
        | 3      | XXI XX XIX XVII XVI XIII XII X IX VIII VI V II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ D♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ 10♣ 9♣ 8♣ 7♣    |
        | 9      | Sküs XXI XX XIX XVIII XVII XV XIV XI X IX VIII V IV II K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ B♣ 10♣ 7♣ |
        | 10     | Sküs XVIII XVI XV XIV XIII XI X VII V IV III II I C♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ B♣ 8♣ 7♣    |
        | 12     | Sküs XVIII XVII XVI XV X IX VIII VII VI V IV II D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣  |

    @position
    Scenario Outline: the III of an announced Kakadu takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand III 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                  |
        | 3      | Sküs XX XV XIV XIII XII XI X IX VIII VII V IV III II I B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ D♣ 10♣ 8♣      |
        | 9      | Sküs XX XIX XVIII XVII XV XIII XII X IX VIII III II D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 8♣ |
        | 11     | Sküs XVIII XVI XIV XIII XII X VII V IV III II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 8♣ 7♣   |
        | 12     | Sküs XXI XIX XV XIII X IX VII V III II D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣       |

    @position
    Scenario Outline: the IV of an announced Wildsau takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand IV 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                      |
        | 3      | XIX XVII XV XIII XII X IX VII VI IV III II I K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣           |
        | 10     | Sküs XXI XIX XVIII XVII XVI XV XIII XII XI IX VIII VII VI V IV III II K♥ C♥ 4♥ K♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ B♣ 10♣ 7♣ |
        | 11     | XXI XX XVI XIV XI X VIII VII VI V IV II I D♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 9♣ 8♣ 7♣               |
        | 12     | Sküs XX XVII XVI XIV XIII XII X VIII VII V IV III I K♥ D♥ C♥ B♥ 2♥ 4♥ K♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 10♣ 9♣       |

    @position
    Example: the called König of an announced König Ultimo takes the last trick but one
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XII X VI IV III II I K♥ B♥ A♥ 2♥ 3♥ C♦ B♦ A♦ 2♦ 3♦ K♠ C♠ 9♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third K♥ 2♥ 3♥ A♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: the called König of an announced König Ultimo was taken early by the opponents
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVI XV XII XI X IX VII V III II D♥ C♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ B♠ 9♠ K♣ D♣ C♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Second XIV K♥ 9♣ C♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII XI D♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    Example: the declarer takes the fifth trick with the II of his announced Uhu
      Game 40, and against it the announced Uhu 10 × 2 × 2 = 40. 48 2/3 points against 21 1/3.
      Given Vorhand holds "Sküs XX XV XIV XIII XII XI VIII VI III II A♦"
      And Second holds "XXI XIX X IV I D♥ A♥ 3♦ K♠ 10♠ 8♠ 9♣"
      And Third holds "XVIII XVII XVI IX VII V K♥ C♠ B♠ K♣ C♣ 8♣"
      And Dealer holds "B♥ 4♥ D♦ B♦ 2♦ 4♦ D♠ 9♠ 7♠ D♣ 10♣ 7♣"
      And the Talon is "B♣ C♦ K♦" and "C♥ 3♥ 2♥"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIII X VII 4♥   |
        | Vorhand | XIV IV XVII 10♣ |
        | Third   | K♣ D♣ VIII 9♣   |
        | Vorhand | VI XXI XVIII 2♦ |
        | Second  | K♠ C♠ 9♠ II     |
        | Vorhand | A♦ 3♦ XVI B♦    |
        | Third   | 8♣ 7♣ XV XIX    |
        | Second  | 8♠ B♠ D♠ III    |
        | Vorhand | XII I V B♥      |
        | Vorhand | Sküs D♥ IX D♦   |
        | Vorhand | XI 10♠ K♥ 7♠    |
        | Vorhand | XX A♥ C♣ 4♦     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: all that is told of an announced Pagat is that the I took the sixth trick
      What the I has taken there it cannot take in the last one.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And trick 6 is "Second D♥ A♥ 2♥ I"
      When the result is drawn up
      Then "Pagat" is lost by the declarer
