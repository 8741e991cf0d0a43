Feature: Counting the Augen in Zwanzigerrufen

  # The Augen are whole numbers, 88 in all: Trull 3 × 5 = 15, seventeen other Tarocks 17, and 5 + 4 + 3 + 2 + 0 = 14 in
  # each of the four suits: 15 + 17 + 56 = 88.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-COUNTING-001
  Rule: Each card of the Trull counts 5 Augen

    Example: the value of each card of the Trull
      When the deck is laid out
      Then "Sküs XXI I" are worth 5 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: cards of the Trull counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards      | sum       | points |
        | Sküs       | 5         | 5      |
        | XXI        | 5         | 5      |
        | I          | 5         | 5      |
        | XXI I      | 5 + 5     | 10     |
        | Sküs XXI I | 5 + 5 + 5 | 15     |

  @clause:ZWA-COUNTING-002
  Rule: Every other Tarock counts 1 Auge

    Example: the value of the seventeen others
      When the deck is laid out
      Then "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV" are worth 1 Augen each

    @clause:ZWA-COUNTING-001
    Example: neighbours of the Trull count 1, the Trull 5
      When the deck is laid out
      Then "XX IV" are worth 1 Augen each
      And "XXI I" are worth 5 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: plain Tarocks counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards                                                          | points |
        | XX                                                             | 1      |
        | IV                                                             | 1      |
        | XX XIX                                                         | 2      |
        | XIII XII XI                                                    | 3      |
        | XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV | 17     |

  @clause:ZWA-COUNTING-003
  Rule: Each König counts 5 Augen

    Example: the value of each König
      When the deck is laid out
      Then "K♥ K♦ K♠ K♣" are worth 5 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: Könige counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards       | points |
        | K♠          | 5      |
        | K♥ K♦       | 10     |
        | K♥ K♦ K♠ K♣ | 20     |

  @clause:ZWA-COUNTING-004
  Rule: Each Dame counts 4 Augen

    Example: the value of each Dame
      When the deck is laid out
      Then "D♥ D♦ D♠ D♣" are worth 4 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: Damen counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards       | points |
        | D♣          | 4      |
        | D♥ D♠       | 8      |
        | D♥ D♦ D♠ D♣ | 16     |

  @clause:ZWA-COUNTING-005
  Rule: Each Cavall counts 3 Augen

    Example: the value of each Cavall
      When the deck is laid out
      Then "C♥ C♦ C♠ C♣" are worth 3 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: Cavalls counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards       | points |
        | C♦          | 3      |
        | C♠ C♣       | 6      |
        | C♥ C♦ C♠ C♣ | 12     |

  @clause:ZWA-COUNTING-006
  Rule: Each Bube counts 2 Augen

    Example: the value of each Bube
      When the deck is laid out
      Then "B♥ B♦ B♠ B♣" are worth 2 Augen each

    @clause:ZWA-COUNTING-008
    Scenario Outline: Buben counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards       | points |
        | B♦          | 2      |
        | B♥ B♣       | 4      |
        | B♥ B♦ B♠ B♣ | 8      |

  @clause:ZWA-COUNTING-007
  Rule: A Glatze counts nothing, whichever card stands for it

    Example: the value of each Glatze
      When the deck is laid out
      Then "A♥ A♦ 10♠ 10♣" are worth 0 Augen each

    @dispute:glatze-cards
    Scenario Outline: the red Glatzen in each reading
      Given the reading "<reading>" of "glatze-cards"
      When the deck is laid out
      Then "<glatzen>" are worth 0 Augen each

      Examples:
        | reading | glatzen       |
        | ace     | A♥ A♦ 10♠ 10♣ |
        | four    | 4♥ 4♦ 10♠ 10♣ |

    @clause:ZWA-COUNTING-008
    Scenario Outline: a Glatze adds nothing
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards         | sum           | points |
        | A♥            | 0             | 0      |
        | 10♣           | 0             | 0      |
        | A♥ A♦ 10♠ 10♣ | 0             | 0      |
        | K♥ A♥         | 5 + 0         | 5      |
        | B♠ 10♠ A♦ IV  | 2 + 0 + 0 + 1 | 3      |

    @clause:ZWA-COUNTING-008 @dispute:glatze-cards
    Scenario Outline: a trick with a red Glatze in each reading
      5 + 0 + 1 + 0 = 6.
      Given the reading "<reading>" of "glatze-cards"
      When "<cards>" are counted
      Then they count 6 Augen

      Examples:
        | reading | cards       |
        | ace     | K♥ A♥ XX A♦ |
        | four    | K♥ 4♥ XX 4♦ |

  @clause:ZWA-COUNTING-008
  Rule: The Augen of the cards won are added one by one; there are no thirds, and nothing is added or taken off for a trick

    Scenario Outline: any number of cards
      <sum>
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards                                   | sum                    | points |
        | K♥ D♥ C♥                                | 5 + 4 + 3              | 12     |
        | K♥ D♥ C♥ B♥                             | 5 + 4 + 3 + 2          | 14     |
        | XX XIX XVIII XVII                       | 4 × 1                  | 4      |
        | Sküs XXI I K♥                           | 4 × 5                  | 20     |
        | D♠ X                                    | 4 + 1                  | 5      |
        | K♦ D♦ C♦ B♦ A♦                          | 5 + 4 + 3 + 2 + 0      | 14     |
        | I IV 10♠ D♠ K♠ XX                       | 5 + 1 + 0 + 4 + 5 + 1  | 16     |
        | K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII A♥ | 10 + 8 + 6 + 4 + 3 + 0 | 31     |

    Example: the order of the cards makes no difference
      1 + 1 + 4 + 0 + 5 + 2 = 13.
      When "IV XX D♦ 10♠ K♥ B♣" are counted
      Then they count 13 Augen

    Example: the same cards the other way round
      2 + 5 + 0 + 4 + 1 + 1 = 13.
      When "B♣ K♥ 10♠ D♦ XX IV" are counted
      Then they count 13 Augen

    Example: both parts of the pack add up to the whole
      The Tarocks count 15 + 17 = 32, the suits 4 × 14 = 56.
      When "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣" are counted
      Then they count 56 Augen

    Example: the Tarocks alone
      When "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I" are counted
      Then they count 32 Augen

  @clause:ZWA-COUNTING-009
  Rule: The whole pack holds 88 Augen

    Example: the deck
      15 + 17 + 4 × 14 = 88.
      When the deck is laid out
      Then the deck holds 40 cards and 88 Augen

    Scenario Outline: the deck with one red Glatze or the other
      Given the reading "<round>" of "glatze-cards"
      When the deck is laid out
      Then the deck holds 40 cards and 88 Augen

      Examples:
        | round |
        | ace   |
        | four  |

  # One deal serves the next scenarios. Everybody has five Tarocks and one whole suit:
  #   Vorhand Sküs XVIII XIV X VI   ♥      Third  XX XVI XII VIII IV   ♠
  #   Second  XXI XVII XIII IX V    ♦      Dealer XIX XV XI VII I      ♣
  # Third has 4 Augen from trick 1; Second 4 from trick 2 and I 5 + XVIII 1 + XXI 5 + VIII 1 = 12 from trick 4; Dealer 4
  # from trick 3; Vorhand IX 1 + XX 1 + XIX 1 + Sküs 5 = 8 from trick 5 and the four suits, 4 × 14 = 56, from the rest.

  @clause:ZWA-COUNTING-010
  Rule: Partners count their tricks together

    Example: Vorhand and her partner against the two others
      Vorhand 8 + 56 = 64 and Third 4: 68. Second 4 + 12 = 16 and Dealer 4: 20.
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the declarer's side has 68 Augen and the opponents have 20
      And it is nobody's turn

    Example: another partner, who makes one trick, and Vorhand none
      Vorhand has the XX and Third the Sküs, and the Dealer holds the XIX: Third makes trick 5 and all that follow.
      Vorhand 0 and Dealer 4: 4. Second 16 and Third 4 + 8 + 56 = 68: 84.
      Given Vorhand holds "XX XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "Sküs XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX Sküs XIX XX   |
        | Third   | K♠ K♣ K♥ K♦      |
        | Third   | D♠ D♣ D♥ D♦      |
        | Third   | C♠ C♣ C♥ C♦      |
        | Third   | B♠ B♣ B♥ B♦      |
        | Third   | 10♠ 10♣ A♥ A♦    |
      Then the declarer's side has 4 Augen and the opponents have 84
      And it is nobody's turn

    Example: a soloist counts alone, the three others together
      Vorhand 8 + 56 = 64; the three others 4 + 16 + 4 = 24.
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the declarer's side has 64 Augen and the opponents have 24
      And it is nobody's turn

  # Piles of twenty cards near the middle: Sküs, XXI and I 15, three Könige 15, four Glatzen 0, D♥ 4, then eight plain
  # Tarocks 8: 42; with one card more, C♥ 3 makes 45, B♥ 2 makes 44, and XII 1 makes 43.

  @clause:ZWA-COUNTING-011
  Rule: In the normal game the side with 45 Augen or more wins

    Background:
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Third holds "XX"

    @position
    Scenario Outline: the normal game about its boundary
      88 less what the declarer's side has is the opponents'.
      Given the declarer's side has "<cards>"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | mine | theirs | outcome | cards                                                                      |
        | 45   | 43     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ C♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 43   | 45     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ XII XX XIX XVIII XVII XVI XV XIV XIII |
        | 46   | 42     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ D♦ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 42   | 46     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ C♥ XII XX XIX XVIII XVII XVI XV XIV XIII |

    @position
    Scenario Outline: one Auge more or less settles the normal game in every reading
      Given the reading "<round>" of "tie-at-44"
      And the declarer's side has "<cards>"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | round          | mine | theirs | outcome | cards                                                                      |
        | nobody         | 45   | 43     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ C♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | declarer-loses | 45   | 43     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ C♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | nobody         | 43   | 45     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ XII XX XIX XVIII XVII XVI XV XIV XIII |
        | declarer-loses | 43   | 45     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ XII XX XIX XVIII XVII XVI XV XIV XIII |

    @position @dispute:tie-at-44
    Scenario Outline: 44 Augen do not win it
      Given the reading "<reading>" of "tie-at-44"
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then the declarer's side has 44 Augen and the opponents have 44
      And "Spiel" is <verdict>

      Examples:
        | reading        | verdict              |
        | nobody         | not scored           |
        | declarer-loses | lost by the declarer |

  @clause:ZWA-COUNTING-012
  Rule: The soloist wins a Farbensolo with 45 Augen or more

    @position
    Scenario Outline: the Farbensolo about its boundary
      Given Second plays a Farbensolo
      And the declarer's side has "<cards>"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | mine | theirs | outcome | cards                                                                      |
        | 45   | 43     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ C♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 44   | 44     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 43   | 45     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ XII XX XIX XVIII XVII XVI XV XIV XIII |

  @clause:ZWA-COUNTING-013
  Rule: The soloist wins a Solo with 45 Augen or more

    @position
    Scenario Outline: the Solo about its boundary
      Given Third plays a Solo
      And the declarer's side has "<cards>"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | mine | theirs | outcome | cards                                                                      |
        | 45   | 43     | won     | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ C♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 44   | 44     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII  |
        | 43   | 45     | lost    | Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ XII XX XIX XVIII XVII XVI XV XIV XIII |

    @position
    Example: a Solo with 44 at Kontra
      The opponents have 44 too, and do not need 45.
      Given Vorhand plays a Solo
      And the announcing went "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then the declarer's side has 44 Augen and the opponents have 44
      And "Spiel" is lost by the declarer

  @clause:ZWA-COUNTING-014
  Rule: With 44 Augen on either side nobody has won the normal game, and it counts nothing; a soloist with 44 has lost

    @position
    Example: a normal game that nobody has won
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Third holds "XX"
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then the declarer's side has 44 Augen and the opponents have 44
      And "Spiel" is not scored

    @position
    Scenario Outline: whose loss a 44 to 44 is in a solo game
      Given the reading "<round>" of "tie-at-44"
      And Vorhand plays a <contract>
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then "Spiel" is lost by the declarer

      Examples:
        | round          | contract   |
        | nobody         | Farbensolo |
        | declarer-loses | Farbensolo |
        | nobody         | Solo       |
        | declarer-loses | Solo       |

    @position @dispute:tie-at-44
    Scenario Outline: what becomes of the normal game at 44 to 44
      Given the reading "<reading>" of "tie-at-44"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Third holds "XX"
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then "Spiel" is <verdict>

      Examples:
        | reading        | verdict              |
        | nobody         | not scored           |
        | declarer-loses | lost by the declarer |

    @position
    Example: the other items of a 44 to 44 stay
      An announced Absolut is lost at 44; the game brings nobody anything.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Third holds "XX"
      And the announcing went "Vorhand Absolut, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI I K♥ K♦ K♠ A♥ A♦ 10♠ 10♣ D♥ B♥ XX XIX XVIII XVII XVI XV XIV XIII"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Absolut | declarer | lost    | yes       |

    @position
    Example: a 44 to 44 with nothing else is settled, and nobody pays
      There is no bonus either; what is settled has no item at all.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a 44 to 44 in which the Trull was dealt to one side and the 4 Könige to the other
      The game brings nobody anything; 2 − 1 = 1 for Vorhand's side.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Trull  | opponents | won     | no        |
        | Könige | declarer  | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"
