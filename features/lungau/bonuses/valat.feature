Feature: Prämien, made and failed: Valat

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-018
  Rule: A side that takes every trick makes a Valat

    @position
    Example: a declarer on his own takes every trick
      The opponents have nothing but their half of the Talon. 64 Augen against 7.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V III II I"
      And the declarer's side has "K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position
    Example: declarer and partner take every trick between them
      The declarer's I takes the last trick. 67 Augen against 4.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ D♦ I B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @clause:LUN-ANNOUNCING-020
    Example: the opponents take every trick
      The declarer has nothing but what he laid away. 7 Augen against 64.
      Given Vorhand plays a Dreier
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII XV 10♠ VIII"
      And the last trick is "Second XIII B♦ 9♠ VII"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Valat | opponents | won     | no        |

    @position
    Example: eleven tricks are no Valat
      The third player's 10♠ beats the 8♠ in the last trick. 59 Augen against 12.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a solo in which the declarer takes every trick
      The Talon stays with the opponents and is no trick. 59 Augen against 12.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIII XII XI X IX VIII VII VI V IV III II"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @clause:LUN-BONUSES-019
    Example: where only the declarer's side can make a Valat, it makes one
      66 Augen against 5.
      Given the reading "declarer-only" of "valat-parties"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIII XII XI X IX VIII VII VI V IV III II"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣ K♠ B♠ 9♠"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @dispute:valat-parties @clause:LUN-ANNOUNCING-020
    Scenario Outline: whether every trick for the opponents is a Valat of theirs
      7 Augen against 64.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Dreier
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII XV 10♠ VIII"
      And the last trick is "Second XIII B♦ 9♠ VII"
      When the result is drawn up
      Then "Valat" is <valat>
      And "Spiel" is <game>
      And "Trull" is <trull>

      Examples:
        | reading       | valat                | game                 | trull                |
        | either        | won by the opponents | not scored           | not scored           |
        | declarer-only | not scored           | lost by the declarer | won by the opponents |
        | known-partner | won by the opponents | not scored           | not scored           |

  @clause:LUN-BONUSES-019
  Rule: When a Valat is made, announced or not, Augen, Fangprämien and Ultimos are not scored, and other announcements lapse

    @position
    Example: a silent Valat sweeps game, Vogerl and Könige aside
      68 Augen against 3.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIV XIII XII XI IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position
    Example: a Valat announced and made leaves an announced Trull without object
      66 Augen against 5.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |

    @position
    Example: an opponent's announced Trull lapses with the Valat as well
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @clause:LUN-ANNOUNCING-020
    Example: the opponents' Valat sweeps their Könige and their Königfang aside
      7 Augen against 64.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII 9♠ 8♠ VIII"
      And the last trick is "Second XIII B♦ 9♣ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Valat | opponents | won     | no        |

    @position
    Example: without a Valat everything is scored side by side
      65 Augen against 6.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |

    @position
    Example: all that is told is that the declarer took every trick
      Nothing but the Valat is scored, so whatever lay in those tricks makes no difference.
      Given Vorhand plays a Dreier
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

  @clause:LUN-BONUSES-020
  Rule: Doublings of the Valat announcement stay in force

    @position
    Example: Kontra and Rekontra to the Valat stay with it
      66 Augen against 5.
      Given Vorhand plays a Dreier
      And the announcing went "…"
        """
        Vorhand Valat, Second Kontra Valat of Vorhand, Third Gut!, Dealer Gut!, Vorhand Rekontra Valat of Vorhand,
        Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!
        """
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by      |
        | Valat | declarer | won     | yes       | Second, Vorhand |

    @position @clause:LUN-BONUSES-022
    Example: Kontra to the game and to a Trull lapses beside the Valat
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "…"
        """
        Vorhand Trull + Valat, Second Kontra Spiel + Kontra Trull of Vorhand, Third Kontra Valat of Vorhand,
        Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!
        """
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV XIII XII XI X IX VIII VI V IV III II I"
      And the declarer's side has "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Third      |

  @clause:LUN-BONUSES-021
  Rule: An announced Valat is lost as soon as the other side takes a trick

    @clause:LUN-BONUSES-022
    Example: the opponents take the very first trick after a Valat announcement
      The deal is over after one trick. An announced Valat in a Dreier costs 320 × 2 = 640 to each opponent.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: a trick of the partner's is no trick of the other side
      67 Augen against 4.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ D♦ I B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |

    @position @clause:LUN-BONUSES-022
    Example: an announced Valat is lost in the last trick
      65 Augen against 6.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @position @clause:LUN-BONUSES-022
    Example: the partner's announced Valat is lost for both of them
      65 Augen against 6.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Valat, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand 8♠ 10♠ C♥ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @clause:LUN-BONUSES-022
    Example: an announced Valat is lost in the last trick but one, and the last is not played
      Ten trumps of Vorhand's take ten tricks, then her 8♣ falls to the K♣. 320 × 2 = 640 to each opponent.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII 8♣ 7♣"
      And Second holds "XII XI X IX K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Third holds "VIII VII VI V K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"
      And Dealer holds "IV III II I K♠ D♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the Talon is "C♠ B♠ 10♠" and "9♠ 8♠ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "C♠ B♠ 10♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs IX V I     |
        | Vorhand | XXI X VI II     |
        | Vorhand | XX XI VII III   |
        | Vorhand | XIX XII VIII IV |
        | Vorhand | XVIII 4♥ 4♦ 9♣  |
        | Vorhand | XVII 3♥ 3♦ 10♣  |
        | Vorhand | XVI 2♥ 2♦ B♣    |
        | Vorhand | XV A♥ A♦ C♣     |
        | Vorhand | XIV B♥ B♦ D♣    |
        | Vorhand | XIII C♥ C♦ D♠   |
        | Vorhand | 8♣ D♥ D♦ K♣     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position @clause:LUN-BONUSES-022
    Example: all that is told of an announced Valat is its Kontra and the trick that ended it
      How many tricks had been played before is not told: it makes no difference.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Kontra Valat of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And trick 3 is "Vorhand XXI IV VI Sküs"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Second     |

  @clause:LUN-BONUSES-022
  Rule: After a failed announced Valat nothing but the Valat is settled

    @position
    Example: a Valat announced and failed leaves an announced Trull without object
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @position @dispute:valat-failed
    Scenario Outline: the last trick undoes an announced Valat
      59 Augen against 12.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Trull" is <trull>

      Examples:
        | reading    | game                | trull               |
        | valat-only | not scored          | not scored          |
        | all        | won by the declarer | won by the declarer |

    @position @dispute:valat-failed
    Scenario Outline: the Spatz of a Spatzrufer and an announced Valat fall in the same last trick
      58 Augen against 13.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XIV X 9♣"
      And the last trick is "Vorhand I II 9♠ 8♣"
      When the result is drawn up
      Then "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is <spatz>

      Examples:
        | reading    | game                | spatz                |
        | valat-only | not scored          | not scored           |
        | all        | won by the declarer | lost by the declarer |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails in the first trick, and what lies in the piles is counted
      In the piles lie what the declarer laid away, D♠ with 4 Augen, and on the other side the first trick with XXI and
      Sküs, 10, and the half left lying with C♥ and B♣, 5. Nobody has the cards that were not played. The Valat costs
      320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20 more.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then it is nobody's turn
      And the declarer's side has 4 Augen and the opponents have 15
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Trull" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | all        | lost by the declarer | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails before the I of an announced Spatz has left the hand
      The deal is the one before, but the third player has announced the Spatz. He still holds the I when play ends, so
      his Spatz is neither won nor lost: 640 for the Valat, 20 more for the game.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then it is nobody's turn
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | all        | lost by the declarer | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails before the announced König ultimo could be made
      The I and the K♥ are still in hand, so neither Ultimo is scored. The Valat costs 320 and, where it is settled too,
      the game, lost with the 4 Augen laid away, 10.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV I K♦ K♠ K♣"
      And Second holds "II"
      And Third holds "K♥ III"
      And Dealer holds "Sküs"
      And the Talon is "D♥ 9♠ 8♠" and "7♠ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third König ultimo, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II III Sküs"
      Then it is nobody's turn
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is not scored
      And "König ultimo" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -320, Second +320, Third -320, Dealer +320 |
        | all        | lost by the declarer | Vorhand -330, Second +330, Third -330, Dealer +330 |
