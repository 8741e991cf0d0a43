Feature: Bonuses, made and lost: what counts in which game

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-018
  Rule: Announcements and silent bonuses are settled by themselves: whoever loses the game, even with a Valat, has not lost them as well

    Background:
      Given Vorhand plays a Dreier

    @position
    Example: an announced Pagat is made in a Dreier that is lost
      24 1/3 points against 45 2/3.
      Given the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVI XV V I C♥ 3♥ D♦ 3♦ 4♦ K♠ 10♠ 9♠ 8♠ 7♠ B♣ 8♣ 7♣"
      And the declarer's side took 4 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |

    @position
    Example: an announced Trull is made in a Dreier that is lost
      34 2/3 points against 35 1/3.
      Given the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV X IX VIII VI IV III I K♥ C♥ B♥ A♥ 2♥ 3♥ C♦ B♦ B♠ K♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: an announced Pagat is lost in a Dreier that is won
      40 1/3 points against 29 2/3.
      Given the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XII XI X IX VIII VII V K♥ D♥ A♥ 2♥ D♦ C♦ B♦ 2♦ 3♦ K♠ B♠ 7♠ D♣ B♣ 10♣ 9♣ 7♣"
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
    Example: silent Könige are made by opponents who lose
      38 2/3 points against 31 1/3.
      Given the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XII X IX VIII VII V IV I D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ C♦ B♦ A♦ 3♦ D♠ C♠ 10♠ 9♠ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Trull and Könige are made beside an announced Valat that fails
      The game counts as lost with the Valat, the Trull as won. 67 2/3 points against 2 1/3.
      Given the announcing went "Vorhand ich liege + Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I"
      And the declarer's side has "K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Trull  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: a silent Pagat is made against an announced Valat of the opponents
      With the Valat that failed the game counts as theirs to lose. 12 1/3 points against 57 2/3.
      Given the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "I 4♥ C♦ K♠ 10♠ 9♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |

  @clause:KAR-BONUSES-019
  Rule: In a negative game no silent bonus counts

    @position @dispute:negative-games-basics
    Scenario Outline: the opponents of a Bettler have taken every trick, with Trull and Könige, the last one with the I
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Bettler
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the opponents have "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII K♦ B♦ C♥"
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second I 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Trull" is <fate>
      And "Könige" is <fate>
      And "Pagat" is <fate>
      And "Valat" is not scored

      Examples:
        | reading     | fate                 |
        | kontra-only | not scored           |
        | bonuses-too | won by the opponents |

    @position @dispute:negative-games-basics
    Scenario Outline: the one trick of a Piccolo is the last, taken with the I
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Piccolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "I 2♥ 3♥ 4♥"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And trick 9 is "Dealer XIX A♥ D♦ VIII"
      And trick 10 is "Dealer XVII 10♠ B♦ C♥"
      And the last trick but one is "Dealer XIV X 4♦ 8♠"
      And the last trick is "Dealer 2♥ I 3♥ 4♥"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Pagat" is <fate>

      Examples:
        | reading     | fate                |
        | kontra-only | not scored          |
        | bonuses-too | won by the declarer |

    @position @dispute:negative-games-basics
    Scenario Outline: the two tricks of a Zwiccolo hold the four Könige
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Zwiccolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "K♥ 3♥ 4♥ K♦ K♠ K♣ 8♠ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 2 of 12 tricks
      And trick 9 is "Second XIX A♥ D♦ VIII"
      And trick 10 is "Second XVII 10♠ B♦ C♥"
      And the last trick but one is "Second XIV A♦ 7♠ X"
      And the last trick is "Second II 2♥ 9♣ C♣"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Könige" is <fate>
      And "Uhu" is not scored

      Examples:
        | reading     | fate                |
        | kontra-only | not scored          |
        | bonuses-too | won by the declarer |

    @position @dispute:negative-games-basics
    Scenario Outline: the II is beaten in the last trick but one of a Bettel-Ouvert
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Bettel-Ouvert
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the opponents have "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII K♦ B♦ C♥"
      And the last trick but one is "Second II 4♥ XIV X"
      And the last trick is "Dealer XVI C♣ 3♥ 7♠"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Uhu" is <fate>

      Examples:
        | reading     | fate                  |
        | kontra-only | not scored            |
        | bonuses-too | lost by the opponents |

    @position
    Scenario Outline: every trick of a negative game is no Valat
      Given Vorhand plays a <game>
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII K♦ B♦ C♥"
      And the last trick but one is "Vorhand XIV 4♥ 8♠ X"
      And the last trick is "Vorhand I 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is lost by the declarer
      And "Valat" is not scored
      And "Trull" is not scored
      And "Könige" is not scored
      And "Pagat" is not scored

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

  @clause:KAR-BONUSES-020
  Rule: In a Farbensolo only Valat and alle Könige count in silence too; there is no silent Trull and no silent bird

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the Trull is in the declarer's tricks
      41 2/3 points against 28 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII X IX VII VI V IV II I K♥ C♥ A♥ 2♥ 3♥ B♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Trull" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the Trull is in the opponents' tricks
      35 2/3 points against 34 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIV XIII IX VIII VII V IV II K♥ D♥ C♥ A♥ 2♥ 3♥ K♦ B♦ A♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Trull" is <fate>

      Examples:
        | reading | fate                 |
        | none    | not scored           |
        | count   | won by the opponents |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the I takes the last trick, in which nobody else has a trump
      38 2/3 points against 31 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVII XVI XIV XII VIII VII V I K♥ B♥ A♥ 2♥ 3♥ 4♥ A♦ 2♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand I 4♥ 2♦ 7♣"
      When the result is drawn up
      Then "Pagat" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the II is beaten in the last trick but one
      45 1/3 points against 24 2/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XVI XV XI VII I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand II V X IX"
      And trick 12 is "Third K♦ 2♦ VIII XIV"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading | fate                 |
        | none    | not scored           |
        | count   | lost by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the III takes the tenth trick and the IIII the ninth
      41 2/3 points against 28 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XVII XV X IX VIII VII V IV III I K♥ C♥ B♥ A♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV B♥ A♦ 10♣"
      And trick 10 is "Vorhand III 4♥ 2♦ 7♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Kakadu" is <fate>
      And "Wildsau" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position
    Scenario Outline: the four Könige are in the declarer's tricks
      46 2/3 points against 23 1/3.
      Given the reading "<round>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XII IX VII V I K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ 3♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Könige" is <fate>

      Examples:
        | round | fate                |
        | none  | won by the declarer |
        | count | won by the declarer |

    @position
    Scenario Outline: the four Könige are in the opponents' tricks
      33 points against 37.
      Given the reading "<round>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XV XIII XII XI X VI IV III D♥ C♥ 4♥ D♦ C♦ A♦ 2♦ 4♦ D♠ C♠ C♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Second K♥ 2♥ 3♥ A♥"
      And trick 10 is "Second D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Second K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Second XX V VII IX"
      When the result is drawn up
      Then "Könige" is <fate>

      Examples:
        | round | fate                 |
        | none  | won by the opponents |
        | count | won by the opponents |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the declarer takes every trick of a Farbensolo
      68 points against 2.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Valat" is won by the declarer
      And "Könige" is won by the declarer
      And "Trull" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    Example: Trull and Könige in the tricks of a Farbensolo
      Game 25 and Könige 5 × 2 = 10, from each of three. 57 1/3 points against 12 2/3.
      Given Vorhand holds "Sküs XXI XV XIII K♥ D♥ K♦ D♦ A♦ K♠ K♣ D♣"
      And Second holds "XVIII XVI XIV XII II I 3♦ C♠ B♣ 10♣ 8♣ 7♣"
      And Third holds "XX XIX XVII XI VIII III C♥ B♦ 2♦ 4♦ 8♠ 9♣"
      And Dealer holds "IX VI V B♥ A♥ 2♥ 3♥ 4♥ C♦ B♠ 10♠ 7♠"
      And the Talon is "VII X IV" and "9♠ C♣ D♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | A♦ 3♦ 2♦ C♦    |
        | Dealer  | 3♥ D♥ XVIII C♥ |
        | Vorhand | K♣ B♣ 9♣ V     |
        | Vorhand | K♥ XVI XVII A♥ |
        | Vorhand | K♦ XIV B♦ VI   |
        | Vorhand | D♣ 8♣ VIII IX  |
        | Vorhand | K♠ C♠ 8♠ 10♠   |
        | Vorhand | D♦ XII 4♦ 2♥   |
        | Vorhand | XXI II XX 4♥   |
        | Vorhand | XV I III 7♠    |
        | Vorhand | Sküs 10♣ XI B♥ |
        | Vorhand | XIII 7♣ XIX B♠ |
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"
