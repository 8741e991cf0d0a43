Feature: Bonuses, made and lost: Valat

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-010
  Rule: A side that takes all twelve tricks makes a Valat

    @position
    Example: a silent Valat in a Farbensolo in which everybody doubled for himself
      It is made against all three, whoever said Kontra.
      Given the reading "farbensolo-too" of "kontra-binding"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand III II D♦ C♦"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced | doubled by | against |
        | Spiel  | declarer | won     | no        | Second     | Second  |
        | Spiel  | declarer | won     | no        |            | Third   |
        | Spiel  | declarer | won     | no        |            | Dealer  |
        | Könige | declarer | won     | no        |            |         |
        | Valat  | declarer | won     | no        |            | Second  |
        | Valat  | declarer | won     | no        |            | Third   |
        | Valat  | declarer | won     | no        |            | Dealer  |
      And "Spiel" is won by the declarer
      And "Valat" is won by the declarer

    @position
    Example: a Farbensolo in which everybody doubled for himself, and game and announcements together
      Second's Kontra is to the game and to the Könige, as far as he pays for them, and not to the silent Valat.
      Given the reading "farbensolo-too" of "kontra-binding"
      And the reading "one-for-all" of "kontra-levels"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege + Könige, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand III II D♦ C♦"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced | doubled by | against |
        | Spiel  | declarer | won     | no        | Second     | Second  |
        | Spiel  | declarer | won     | no        |            | Third   |
        | Spiel  | declarer | won     | no        |            | Dealer  |
        | Könige | declarer | won     | yes       | Second     | Second  |
        | Könige | declarer | won     | yes       |            | Third   |
        | Könige | declarer | won     | yes       |            | Dealer  |
        | Valat  | declarer | won     | no        |            | Second  |
        | Valat  | declarer | won     | no        |            | Third   |
        | Valat  | declarer | won     | no        |            | Dealer  |

    @position
    Scenario Outline: <Valat>
      69 points against 1.
      Given Vorhand plays a Dreier
      And the announcing went "<announcing>"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced   |
        | Spiel  | declarer | won     | no          |
        | Trull  | declarer | won     | no          |
        | Könige | declarer | won     | no          |
        | Valat  | declarer | won     | <announced> |

      Examples:
        | Valat                                                 | announcing                                                      | announced |
        | the declarer takes every trick of a Dreier in silence | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!         | no        |
        | the announced Valat of the declarer is made           | Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut! | yes       |

    @position
    Example: two partners take every trick of a Solo-Rufer
      68 points against 2.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: the opponents take every trick of a Dreier
      The declarer has what he laid away. 3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |

    @position
    Example: eleven tricks are no Valat
      The opponents took the fifth trick. 67 2/3 points against 2 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I"
      And the declarer's side has "K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: one trick saves the declarer from a Valat of the opponents
      4 1/3 points against 65 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "II A♥ 2♥ 4♥ C♦ 7♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: a Valat in a Farbensolo
      The Talon is with the opponents, who have no trick. 68 points against 2.
      Given Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: every trick of a Sechser-Dreier
      70 points against 0.
      Given Vorhand plays a Sechser-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    Example: a Valat in a Solo-Dreier, beside which Trull and Könige count
      Vorhand holds the twelve best trumps. Valat 40 × 4 × 2 = 320, Trull and Könige 5 × 2 each: 340 from each of three.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X C♥ 3♦   |
        | Vorhand | XXI IX B♥ 4♦   |
        | Vorhand | XX VIII A♥ K♠  |
        | Vorhand | XIX VII 2♥ D♠  |
        | Vorhand | XVIII VI 3♥ C♠ |
        | Vorhand | XVII V 4♥ B♠   |
        | Vorhand | XVI IV K♦ 10♠  |
        | Vorhand | XV III D♦ 9♠   |
        | Vorhand | XIV II C♦ 8♠   |
        | Vorhand | XIII I B♦ 7♠   |
        | Vorhand | XII K♥ A♦ K♣   |
        | Vorhand | XI D♥ 2♦ D♣    |
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +1020, Second -340, Third -340, Dealer -340"

    @position
    Scenario Outline: a Valat of the declarer counts in every reading
      69 points against 1.
      Given the reading "<round>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is won by the declarer

      Examples:
        | round                |
        | card-itself          |
        | partner-too          |
        | valat-declarer-only  |
        | no-koenig-from-talon |

  @clause:KAR-BONUSES-011
  Rule: Either side can make and announce a Valat or any other bonus

    @position @dispute:bonus-definitions
    Scenario Outline: the opponents take every trick of a Dreier in silence
      3 points against 67.
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is <fate>
      And "Trull" is won by the opponents
      And "Könige" is won by the opponents

      Examples:
        | reading              | fate                 |
        | card-itself          | won by the opponents |
        | partner-too          | won by the opponents |
        | valat-declarer-only  | not scored           |
        | no-koenig-from-talon | won by the opponents |

    @position @clause:KAR-BONUSES-004 @clause:KAR-BONUSES-009 @dispute:bonus-definitions
    Scenario Outline: the opponents take every trick from a lone declarer, the last with her König and their own Pagat in it
      Vorhand took the called König out of the Talon; in the last trick the Dealer's XVIII goes over it and over Third's
      Pagat.
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second A♥ I XVIII K♥"
      When the result is drawn up
      Then "Pagat" is <pagat>
      And "König ultimo" is <koenig>
      And "Valat" is <valat>

      Examples:
        | reading              | pagat                 | koenig               | valat                |
        | card-itself          | lost by the opponents | won by the opponents | won by the opponents |
        | partner-too          | won by the opponents  | won by the opponents | won by the opponents |
        | valat-declarer-only  | lost by the opponents | won by the opponents | not scored           |
        | no-koenig-from-talon | lost by the opponents | not scored           | won by the opponents |

    @position @dispute:bonus-definitions
    Scenario Outline: an opponent is asked what he may announce
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege"
      When Second is to announce with "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI" in hand
      Then "Valat" <verdict> be chosen
      And "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau" may be chosen

      Examples:
        | reading              | verdict |
        | card-itself          | may     |
        | partner-too          | may     |
        | valat-declarer-only  | may not |
        | no-koenig-from-talon | may     |

    @position
    Example: the opponents' announced Valat is made
      3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |

    @position
    Example: an opponent announces the Trull, and his side has it
      30 2/3 points against 39 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XIX XVIII XIII IX VIII VII IV III II K♥ C♥ 3♥ 4♥ D♦ C♦ D♠ C♠ B♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |

    @position
    Example: an opponent announces alle Könige, and his side has them
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XIII XII XI X IX VII VI V III B♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | yes       |
