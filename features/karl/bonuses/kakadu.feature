Feature: Bonuses, made and lost: the Kakadu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-007
  Rule: The Kakadu is made when the III is played to the last trick but two, the tenth, and takes it

    @position
    Scenario Outline: the Kakadu is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> XIX A♥ 2♥ VIII"
      And trick 10 is "<leader> III 9♠ 4♥ 10♠"
      And trick 11 is "<leader> XX XII X IX"
      And trick 12 is "<leader> XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                             |
        | Vorhand | declarer  | Sküs XXI XX XIX XVIII XII XI X IX VIII VII III II K♥ C♥ A♥ 2♥ 4♥ K♦ B♦ C♠ 10♠ 9♠ K♣ D♣ B♣ 10♣ 9♣  |
        | Second  | opponents | XVII XV XIV XIII V IV II I K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 10♣ 8♣           |
        | Third   | declarer  | Sküs XXI XX XIX XVIII XIII XII XI X IX VIII VII III K♥ B♥ A♥ 2♥ 4♥ K♦ B♦ K♠ C♠ B♠ 10♠ 9♠ C♣ 9♣ 7♣ |
        | Dealer  | opponents | Sküs XIV XIII VII VI IV I K♥ D♥ C♥ 3♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣         |

    @position
    Example: the declarer makes an announced Kakadu
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XIII XII XI X IX VIII III II I D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ A♦ 3♦ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III 9♠ 4♥ 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Kakadu
      46 points against 24.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kakadu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XVII XV VII IV II I K♥ D♥ C♥ 3♥ K♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | yes       |

    @position
    Example: the III trumps a König for the Kakadu
      41 2/3 points against 28 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIII XII XI X IX VII VI III II I K♥ D♥ B♥ 3♥ C♦ B♦ A♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second K♠ 9♠ 10♠ III"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @position
    Scenario Outline: the III takes another trick, and that is no Kakadu
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand III 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                                   |
        | 3      | Sküs XVIII XV XIII XII XI X VIII IV III II I D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣     |
        | 9      | Sküs XXI XIII XI VIII VII VI V III II C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ 9♣ 8♣ 7♣       |
        | 11     | XXI XX XIX XVIII XV XII XI VIII VII VI V IV III II I D♥ A♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 8♣      |
        | 12     | Sküs XXI XX XIX XVIII XVII XVI XIV XII XI X IX VII IV III II C♥ A♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ D♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ 10♣ 9♣ |

    Example: a silent Kakadu in a Dreier
      Game 20 and Kakadu 15, from each of three. 49 2/3 points against 20 1/3.
      Given Vorhand holds "Sküs XVIII XIII XII XI X IX VII VI III B♥ 7♠"
      And Second holds "XVI XV VIII II 2♥ 2♦ 4♦ D♠ C♠ 8♠ 10♣ 9♣"
      And Third holds "XXI XIX XVII XIV D♥ A♥ D♦ B♦ B♠ D♣ 8♣ 7♣"
      And Dealer holds "XX V IV I K♥ C♥ 4♥ 3♦ 10♠ 9♠ C♣ B♣"
      And the Talon is "K♦ K♠ C♦" and "K♣ A♦ 3♥"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "B♥ C♦ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XII XVI XIV V    |
        | Second  | D♠ B♠ 10♠ K♠     |
        | Vorhand | VII XV XVII I    |
        | Third   | 7♣ C♣ XI 10♣     |
        | Vorhand | XIII VIII XIX XX |
        | Dealer  | 9♠ X C♠ XXI      |
        | Third   | D♦ 3♦ K♦ 4♦      |
        | Vorhand | XVIII II A♥ IV   |
        | Vorhand | VI 9♣ 8♣ C♥      |
        | Vorhand | III 2♥ D♥ B♣     |
        | Vorhand | IX 8♠ D♣ K♥      |
        | Vorhand | Sküs 2♦ B♦ 4♥    |
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"
