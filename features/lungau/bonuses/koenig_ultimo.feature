Feature: Prämien, made and failed: König ultimo

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-012
  Rule: König ultimo goes to the side that takes the last trick when the called König is in it

    @position
    Example: the declarer's side takes the last trick with the called König in it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XVIII XVII XV XI X IX VIII VII III II K♥ C♥ 3♥ K♦ D♦ C♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 7♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner announces König ultimo and makes it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XII XI X IX II K♥ D♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ 7♠ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: the opponents take the last trick with the called König in it
      39 Augen against 32.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIII XII XI IX VIII VII IV B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 3♦ D♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ VI"
      And the last trick is "Dealer XIV V 9♠ K♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Uhu          | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | no        |
        | Königfang    | opponents | won     | no        |

    @position
    Example: the opponents take the called König of an announced König ultimo
      39 Augen against 32.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII XI X IX VIII VII IV III D♥ C♥ A♥ 3♥ 4♥ K♦ D♦ A♦ 4♦ C♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ VI"
      And the last trick is "Dealer XIV V 9♠ K♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Uhu          | declarer  | lost    | yes       |
        | König ultimo | declarer  | lost    | yes       |
        | Königfang    | opponents | won     | no        |

    @position
    Example: another König in the last trick is no König ultimo
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XV XIV XIII XI X VIII VII VI IV II K♥ D♥ C♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 4♦ D♠ B♠ 10♠ 7♠ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♦ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: the called König in the last trick but one is no König ultimo
      43 Augen against 28.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XI VII VI V IV II K♥ D♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XVII 9♣ K♥ D♦"
      And the last trick is "Vorhand XV 8♣ 7♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Dreier calls no König and knows no König ultimo
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVII XVI XV XIII XII XI X V IV II K♥ A♥ K♦ D♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX 9♣ IV 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a caller left alone can still make König ultimo in silence
      The caller took the K♥ out of the Talon. 44 Augen against 27.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XIII XI X VIII VI V IV II K♥ D♥ A♥ 3♥ K♦ C♦ A♦ D♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand K♥ D♠ C♦ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | no        |

    @position
    Example: all that is told is that the called König took the last trick
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side took 7 of 12 tricks
      And the last trick is "Vorhand 3♥ A♥ K♥ 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the declarer

  @clause:LUN-BONUSES-013
  Rule: For König ultimo the König need not take the trick itself

    @position
    Example: the partner throws the called König on the declarer's Spatz
      46 Augen against 25.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XIV XII XI VII VI IV III I K♥ B♥ A♥ K♦ D♦ B♦ A♦ 3♦ 4♦ B♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second C♠ 7♠ 10♠ 9♠"
      And the last trick is "Second B♦ K♥ 9♣ I"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Spatz        | declarer | won     | yes       |
        | Trull        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the called König takes the last trick himself
      45 Augen against 26.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVII XIII XII VIII VII VI V IV III K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ C♠ 10♠ 8♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V 10♠"
      And the last trick is "Third K♥ 4♥ D♥ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the called König is led to the last trick and trumped by the declarer
      44 Augen against 27.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIV XIII XII XI IX VI V IV K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ A♦ 2♦ B♠ 10♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V 10♠"
      And the last trick is "Third K♥ 4♥ XIV 8♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: the called König is led to the last trick and trumped by an opponent
      44 Augen against 27.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XII VIII VII VI V IV II C♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ B♠ 9♠ 8♠ K♣ C♣ B♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V VII"
      And the last trick is "Third K♥ 4♥ 10♠ XIV"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |
        | Königfang    | opponents | won     | no        |

    @position
    Example: all that is told is that the declarer's trump took the called König in the last trick
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side took 7 of 12 tricks
      And the last trick is "Vorhand V D♣ K♥ 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the declarer

  @clause:LUN-BONUSES-015
  Rule: When the opponents take the called König in the last trick, König ultimo and Königfang are both due

    @position @dispute:koenig-ultimo-plus-koenigfang
    Scenario Outline: an announced König ultimo is lost to the opponents
      39 Augen against 32.
      Given the reading "<reading>" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays an Uhurufer calling K♦
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XV XIII XI X IX VII IV III K♥ D♥ B♥ A♥ 2♥ 4♥ 2♦ 3♦ 4♦ D♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ VIII 7♠"
      And the last trick is "Third XIV K♦ V 9♠"
      When the result is drawn up
      Then "König ultimo" is lost by the declarer
      And "Königfang" is <fate>

      Examples:
        | reading     | fate                 |
        | both        | won by the opponents |
        | ultimo-only | not scored           |

    @position @dispute:koenig-ultimo-plus-koenigfang
    Scenario Outline: a silent König ultimo falls to the opponents
      41 Augen against 30.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays a Solorufer calling K♦
      And the called König is held by Dealer
      And the declarer's side has "Sküs XXI XX XVI XV XII X VIII VII IV III II C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 3♦ 4♦ C♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XIV 8♣ VI B♠"
      And the last trick is "Third XI K♦ V 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "Königfang" is <fate>

      Examples:
        | reading     | fate                 |
        | both        | won by the opponents |
        | ultimo-only | not scored           |

    @position
    Example: all that is told is that an opponent's trump took the called König in the last trick
      The one trick brings the opponents both.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side took 7 of 12 tricks
      And the last trick is "Second XIV K♥ 3♦ 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "Königfang" is won by the opponents
