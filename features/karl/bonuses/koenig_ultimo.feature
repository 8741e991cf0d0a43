Feature: Bonuses, made and lost: König Ultimo

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-003
  Rule: König Ultimo goes to the side that takes the last trick when the called König is in it; it is one item, also when the other side held the König

    @position
    Example: the declarer takes the last trick with a trump, and his partner adds the called König
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XVI XII XI X IX I K♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ K♣ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner takes the last trick with the called König itself
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVII XV XII XI X IX VIII VII III I K♥ D♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ A♦ 3♦ K♠ C♠ B♠ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: an opponent takes the last trick with the called König in it
      One item, the opponents'. 43 1/3 points against 26 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XI VIII VII VI V I D♥ C♥ B♥ 2♥ 3♥ K♦ C♦ A♦ K♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |

    @position
    Example: the called König in the last trick but one is none
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XV XIV XI X IX II K♥ D♥ C♥ A♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ D♠ C♠ 8♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XI D♠ K♥ B♣"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents take the called König in the last trick but one, and that is none
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XIII XI VIII VII VI V IV II I D♥ C♥ 2♥ 3♥ 4♥ K♦ C♦ A♦ B♠ 10♠ 8♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV K♥ 9♣ C♠"
      And the last trick is "Second XX XII X IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: another König in the last trick is none
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XIV XII XI X IX VI IV K♥ C♥ B♥ 2♥ 4♥ K♦ D♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♦ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: an opponent announces König Ultimo and his side takes it
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV VII II I D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 4♦ D♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | yes       |

    @position
    Example: the partner announces König Ultimo, and the declarer's trump makes it
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XVIII XIII XII XI X IX VIII V IV K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 2♦ 4♦ D♠ C♠ 10♠ 9♠ 7♠ D♣ B♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    Example: the declarer of a Solo-Rufer takes the called König in the last trick
      Game 10 and König Ultimo 5 × 2 = 10. 43 2/3 points against 26 1/3.
      Given Vorhand holds "XXI XX XVII XVI XI X VIII VII VI V A♥ 2♦"
      And Second holds "XV XIII I C♥ K♦ D♠ B♠ 10♠ 8♠ 7♠ K♣ C♣"
      And Third holds "Sküs XIX XIV IX II C♦ 4♦ C♠ 9♠ D♣ B♣ 7♣"
      And Dealer holds "XVIII XII IV III K♥ 3♥ D♦ A♦ 3♦ K♠ 9♣ 8♣"
      And the Talon is "4♥ B♥ 10♣" and "D♥ 2♥ B♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII I II IV    |
        | Vorhand | XX XV XIV XII   |
        | Vorhand | XI XIII IX III  |
        | Second  | K♦ C♦ A♦ 2♦     |
        | Second  | K♣ B♣ 8♣ XVII   |
        | Vorhand | A♥ C♥ XIX 3♥    |
        | Third   | C♠ K♠ VII 7♠    |
        | Vorhand | V C♣ Sküs XVIII |
        | Third   | 9♠ 9♣ XXI B♠    |
        | Vorhand | VI 8♠ 4♦ 3♦     |
        | Vorhand | XVI 10♠ 7♣ D♦   |
        | Vorhand | X D♠ D♣ K♥      |
      Then it is nobody's turn
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +20, Second -20, Third -20, Dealer +20"

    Example: the opponents of a Solo-Rufer take the called König in the last trick
      Game 10, and against it König Ultimo 5 × 2 = 10, once. 47 1/3 points against 22 2/3.
      Given Vorhand holds "Sküs XIX XVII XVI X IX VII VI IV I 4♦ 8♣"
      And Second holds "XX XVIII XIV XIII XII VIII III II K♥ B♦ C♠ 10♠"
      And Third holds "XI V B♥ A♥ 4♥ K♦ D♦ 2♦ K♠ 9♠ K♣ C♣"
      And Dealer holds "XXI XV D♥ 2♥ C♦ A♦ 3♦ D♠ B♠ 8♠ 9♣ 7♣"
      And the Talon is "D♣ C♥ B♣" and "10♣ 3♥ 7♠"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX II XI XV    |
        | Vorhand | X XIV V XXI     |
        | Dealer  | A♦ 4♦ B♦ 2♦     |
        | Second  | XX K♠ D♥ IX     |
        | Second  | XIII 4♥ D♠ XVI  |
        | Vorhand | Sküs VIII K♣ 9♣ |
        | Vorhand | VI III A♥ B♠    |
        | Vorhand | VII XII D♦ 2♥   |
        | Second  | 10♠ 9♠ 8♠ XVII  |
        | Vorhand | I XVIII K♦ 3♦   |
        | Second  | C♠ B♥ 7♣ IV     |
        | Vorhand | 8♣ K♥ C♣ C♦     |
      Then it is nobody's turn
      And these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the called König that was left in the Talon makes none
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VII VI IV D♥ A♥ 4♥ D♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 7♠ K♣ D♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "König ultimo" is not scored
      And "Trull" is lost by the declarer

    @position
    Scenario Outline: all that is told is the last trick with the called König in it
      Given Vorhand plays a Solo-Rufer calling K♠
      And the called König is held by Third
      And the last trick is "<trick>"
      When the result is drawn up
      Then "König ultimo" is won by the <side>

      Examples:
        | trick                | side      |
        | Vorhand XIV D♣ K♠ 9♠ | declarer  |
        | Third K♠ B♠ 9♠ 8♠    | declarer  |
        | Third K♠ VI 9♠ 8♠    | opponents |

  @clause:KAR-BONUSES-004
  Rule: König Ultimo can also be made with a called König that the lone declarer took from the Talon

    @dispute:bonus-definitions
    Scenario Outline: a lone declarer who has taken the called König from the Talon announces it
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand holds "I 7♠"
      And the Talon is "K♥ 9♠ 8♠" and "4♥ 3♥ 2♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege, König ultimo"
      Then that is <verdict>

      Examples:
        | reading              | verdict |
        | card-itself          | allowed |
        | partner-too          | allowed |
        | valat-declarer-only  | allowed |
        | no-koenig-from-talon | refused |

    @position @dispute:bonus-definitions
    Scenario Outline: a lone declarer takes the last trick with the called König
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XVII XVI XII XI X IX VII III I K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ K♠ C♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading              | fate                |
        | card-itself          | won by the declarer |
        | partner-too          | won by the declarer |
        | valat-declarer-only  | won by the declarer |
        | no-koenig-from-talon | not scored          |

    @position @dispute:bonus-definitions
    Scenario Outline: the opponents take it from a lone declarer in the last trick
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XII XI X IX VII V IV II D♥ B♥ A♥ 3♥ K♦ D♦ B♦ 3♦ K♠ 10♠ 9♠ 8♠ K♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading              | fate                 |
        | card-itself          | won by the opponents |
        | partner-too          | won by the opponents |
        | valat-declarer-only  | won by the opponents |
        | no-koenig-from-talon | not scored           |

    @position
    Example: it is made as announced
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege + König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII XII XI X IX VI II K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 4♦ 10♠ 9♠ D♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    Example: a lone declarer makes König Ultimo in a deal
      Game 5 × 2 with Kontra, and König Ultimo 5, from each of three. 41 1/3 points against 28 2/3.
      Given Vorhand holds "Sküs XX XVIII XVI XIV XII XI VI III A♥ D♦ C♠"
      And Second holds "XXI XIII IV II I K♠ B♠ 9♠ 8♠ 7♠ B♣ 10♣"
      And Third holds "XV IX VII B♥ 2♥ 2♦ 3♦ D♠ K♣ C♣ 9♣ 8♣"
      And Dealer holds "XIX XVII X VIII V 3♥ K♦ A♦ 4♦ 10♠ D♣ 7♣"
      And the Talon is "K♥ C♥ 4♥" and "D♥ B♦ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ D♦ C♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | A♥ I 2♥ 3♥         |
        | Second  | XXI XV V XVI       |
        | Second  | 8♠ D♠ 10♠ XI       |
        | Vorhand | XII IV IX VIII     |
        | Vorhand | XVIII XIII VII XIX |
        | Dealer  | A♦ III II 2♦       |
        | Vorhand | XIV K♠ C♣ XVII     |
        | Dealer  | K♦ Sküs B♠ 3♦      |
        | Vorhand | 4♥ 9♠ B♥ X         |
        | Dealer  | D♣ XX B♣ 9♣        |
        | Vorhand | VI 7♠ 8♣ 7♣        |
        | Vorhand | K♥ 10♣ K♣ 4♦       |
      Then it is nobody's turn
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"
