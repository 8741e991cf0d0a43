Feature: Bonuses, made and lost: the Wildsau

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-008
  Rule: The Wildsau is made when the IIII is played to the last trick but three, the ninth, and takes it

    @position
    Scenario Outline: the Wildsau is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> IV 9♠ 4♥ 10♠"
      And trick 10 is "<leader> XVII 10♣ B♦ D♥"
      And trick 11 is "<leader> XX XII X IX"
      And trick 12 is "<leader> XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                           |
        | Vorhand | declarer  | Sküs XX XVIII XVII XVI XIV XII XI X IX VIII IV I D♥ B♥ 3♥ 4♥ K♦ B♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ C♣ 10♣ 9♣ |
        | Second  | opponents | Sküs XIX XVI XV XIV XIII VIII VII VI II I K♥ C♥ B♥ A♥ 3♥ K♦ D♦ A♦ 2♦ 3♦ D♠ B♠ 7♠ D♣ C♣ B♣ 7♣    |
        | Third   | declarer  | XX XVIII XVII XV XIV XII XI X IX VIII IV I D♥ 4♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ K♣ 10♣ 9♣    |
        | Dealer  | opponents | Sküs XIX XVI XIV XIII VIII VII V II I B♥ A♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ D♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣     |

    @position
    Example: the declarer makes an announced Wildsau
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XII XI X IX VII IV K♥ D♥ C♥ 2♥ 4♥ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ 4♥ 10♠"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Wildsau
      42 points against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Wildsau, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XIX XIV XIII VI III II C♥ B♥ 2♥ 3♥ K♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Wildsau | opponents | won     | yes       |

    @position
    Example: the IV trumps a König for the Wildsau
      43 2/3 points against 26 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XII XI X IX VIII VII IV III II I K♥ D♥ C♥ B♥ B♦ 2♦ K♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second K♠ 9♠ 10♠ IV"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |

    @position
    Scenario Outline: the IV takes another trick, and that is no Wildsau
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand IV 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                                  |
        | 3      | Sküs XX XVIII XVII XV XIV XIII XII XI X IX VII V IV II I K♥ B♥ 3♥ 4♥ K♦ C♦ A♦ 2♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣    |
        | 10     | Sküs XXI XX XIX XVII XVI XV XIII XI X IX VIII VI IV II D♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 7♣   |
        | 11     | XX XVIII XVII XVI XV XI X VIII VII VI IV I K♥ D♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ 10♣ 9♣      |
        | 12     | XX XVIII XVII XVI XV XIV XIII XII XI IX VIII VII V IV III I C♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ |

    Example: a silent Wildsau in a Dreier
      Game 20 and Wildsau 20, from each of three. 38 1/3 points against 31 2/3.
      Given Vorhand holds "XXI XX XVII XV XI IX VIII VI IV D♠ 8♣ 7♣"
      And Second holds "Sküs XIX XIV V III D♥ K♦ K♠ 8♠ 7♠ C♣ B♣"
      And Third holds "XVI X VII II C♥ A♥ 2♥ C♦ 2♦ 4♦ C♠ 9♣"
      And Dealer holds "XVIII XIII XII I K♥ 3♥ D♦ B♦ A♦ 3♦ B♠ D♣"
      And the Talon is "10♠ 9♠ K♣" and "B♥ 4♥ 10♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "10♠ 9♠ 8♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | IX XIX XVI XVIII |
        | Second  | K♠ C♠ B♠ D♠      |
        | Second  | B♣ 9♣ D♣ K♣      |
        | Vorhand | XX III VII I     |
        | Vorhand | XXI Sküs II XIII |
        | Second  | XIV X XII VI     |
        | Second  | V 2♦ 3♦ XVII     |
        | Vorhand | 7♣ C♣ 4♦ D♦      |
        | Second  | K♦ C♦ A♦ IV      |
        | Vorhand | XI D♥ 2♥ 3♥      |
        | Vorhand | XV 8♠ A♥ K♥      |
        | Vorhand | VIII 7♠ C♥ B♦    |
      Then it is nobody's turn
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"
