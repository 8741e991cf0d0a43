Feature: Prämien, made and failed: announced by both sides or twice

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-016
  Rule: A Fangprämie announced by both sides is one item for each side; of several announcements of one side the first counts, with its own doublings

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer, partner and an opponent all announce the Trull
      The K♦ is the third player's. The declarer's side has 59 Augen, the Spatz and all three cards of the Trull:
      game 10 + Spatz 20 = 30, and for the Trull 20 + 20, or 20 + 20 + 20, or 20; in all 70, 90 or 50.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Trull, Third Trull, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | per-side | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | each     | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | Vorhand +50, Second -50, Third +50, Dealer -50 |

    @position
    Example: what comes after a Prämie that a fellow announced once more still counts
      The opponents miss both. 43 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Trull + Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XII XI X IX VIII VI V III II I K♥ A♥ 3♥ B♦ 3♦ D♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | opponents | lost    | yes       |
        | Könige | opponents | lost    | yes       |

    @position
    Example: both sides announce the Trull and the declarer's side makes it
      43 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XII XI X IX VIII VI V III II I K♥ A♥ 3♥ B♦ 3♦ D♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | won     | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: both sides announce the Trull and neither makes it
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIII XII X IX V IV III II K♥ C♥ A♥ 2♥ 3♥ K♦ B♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ K♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: two partners announce Könige and have one item of it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Könige, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVII XVI XV XIII X V II K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ C♦ 2♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | yes       |

    @position
    Example: two opponents announce Könige and have one item of it
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Könige, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XIII IX VIII VII VI III B♥ A♥ 2♥ C♦ B♦ A♦ D♠ C♠ B♠ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer and partner announce the Trull, and only the first of them is doubled
      Game 10 + Spatz 20 = 30. The Trull of the declarer counts 20 × 2 = 40; the partner's would be 20 more.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then it is nobody's turn
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading  | trull | payments                                       |
        | per-side | 40    | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | each     | 60    | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | 40    | Vorhand +70, Second -70, Third +70, Dealer -70 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer and partner announce the Trull, and only the second of them is doubled
      Game 10 + Spatz 20 = 30. The Trull of the declarer counts 20; the partner's would be 20 × 2 = 40 more.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then it is nobody's turn
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading  | trull | payments                                       |
        | per-side | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |
        | each     | 60    | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |

    @position
    Scenario Outline: of two opponents' Könige only the first announcement brings its Kontra along
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "…"
        """
        Vorhand Gut!, Second Könige, Third Gut!, Dealer Könige, Vorhand Kontra Könige of <doubled>, Second Gut!,
        Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!
        """
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIII XI IX VIII VII IV K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ A♦ 3♦ K♠ C♠ K♣ B♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | lost    | yes       | <speaker>  |

      Examples:
        | doubled | speaker |
        | Second  | Vorhand |
        | Dealer  |         |

  @clause:LUN-BONUSES-017
  Rule: When an announced Fangprämie fails because the other side makes it, only the lost announcement counts

    @dispute:failed-fang-made-by-foes
    Scenario Outline: an opponent announces Könige and the declarer takes all four
      The declarer has 56 Augen. Game 10 × 2 = 20, the announced Könige of the opponents 20 × 2 = 40: 60 with each
      opponent. Silent Könige of the declarer would add 10 × 2 = 20: 80.
      Given the reading "<reading>" of "failed-fang-made-by-foes"
      And Vorhand holds "XXI XX XIX XVIII XVI XV XII IX K♦ 4♦ K♠ D♠"
      And Second holds "Sküs XIII IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "X VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "XIV XI VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XVII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Könige, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI Sküs VI XIV  |
        | Second  | K♣ D♣ 10♣ XIX    |
        | Vorhand | XV III VIII II   |
        | Vorhand | XX IV I V        |
        | Vorhand | XVIII XIII X VII |
        | Vorhand | XVII 8♠ 7♣ XI    |
        | Vorhand | XVI 9♠ 8♣ 9♣     |
        | Vorhand | XII 10♠ 3♦ 2♦    |
        | Vorhand | IX 3♥ C♣ A♥      |
        | Vorhand | D♦ 2♥ A♦ C♠      |
        | Vorhand | K♠ D♥ B♦ B♠      |
        | Vorhand | K♦ K♥ C♦ B♥      |
      Then it is nobody's turn
      And "Könige" is lost by the opponents
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                        |
        | lost-only | Vorhand +180, Second -60, Third -60, Dealer -60 |
        | both      | Vorhand +240, Second -80, Third -80, Dealer -80 |

    @position
    Example: the declarer's announced Trull goes to the opponents complete
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XIX XVIII XVII XVI XV XIII IX VIII VII VI II K♥ D♥ C♥ B♥ 2♥ 4♥ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ K♣ C♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: the partner's announced Könige go to the opponents complete
      Königfang is a Prämie of its own and stays. 27 Augen against 44.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XV XIV XIII VIII VII VI III II I D♥ B♥ 2♥ 4♥ D♦ C♦ 2♦ 3♦ 4♦ D♠ 8♠ 7♠ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Spatz     | declarer  | won     | yes       |
        | Könige    | declarer  | lost    | yes       |
        | Königfang | opponents | won     | no        |

    @position
    Example: an opponent's announced Trull goes to the declarer complete
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XII X IX VIII III I K♥ B♥ A♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ C♠ B♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |
