Feature: Counting the Augen: when a game is won

  # "Face value" below is the sum of the cards before anything is taken off; a pile of n cards counts its face value
  # less 2 for each full three, and less 1 where one or two cards are left over. 106 − 18 × 2 = 70 for the pack.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-COUNTING-013
  Rule: In a positive contract the declarer's side wins the game with 36 Augen or more

    # 23 cards: face value 51 − 7 × 2 − 1 = 36. 24 cards: 52 − 8 × 2 = 36. 26 cards: 53 − 8 × 2 − 1 = 36.
    # For 35 a card of 1 takes the place of a Bube. The opponents have the rest of the pack, 70 − 36 = 34 or 35.
    # A Bonus that was announced does not change who wins the game.

    @position
    Scenario Outline: 36 or 35 for two partners
      Given Vorhand plays a <contract> calling K♦
      And the called König is held by Third
      And the announcing went "<said>, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ <cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | contract     | mine | theirs | outcome | tricks | said         | cards                                                  |
        | Rufer        | 36   | 34     | won     | 5      | Vorhand Gut! | B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥    |
        | Rufer        | 35   | 35     | lost    | 5      | Vorhand Gut! | XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥    |
        | Solo         | 36   | 34     | won     | 6      | Vorhand Gut! | B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ |
        | Solo         | 35   | 35     | lost    | 6      | Vorhand Gut! | XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ |
        | Besser Rufer | 36   | 34     | won     | 5      | Vorhand Uhu  | B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥    |
        | Besser Rufer | 35   | 35     | lost    | 5      | Vorhand Uhu  | XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥    |

    @position
    Scenario Outline: 36 or 35 for a declarer alone
      Given Vorhand plays a <contract>
      And the announcing went "<said>, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ <cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | contract      | mine | theirs | outcome | tricks | said         | cards                                                           |
        | Sechserdreier | 36   | 34     | won     | 5      | Vorhand Gut! | B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ A♦ 2♦ |
        | Sechserdreier | 35   | 35     | lost    | 5      | Vorhand Gut! | XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦ |
        | Dreier        | 36   | 34     | won     | 5      | Vorhand Gut! | B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥          |
        | Dreier        | 35   | 35     | lost    | 5      | Vorhand Gut! | B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥          |
        | Besser Dreier | 36   | 34     | won     | 5      | Vorhand Uhu  | B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥          |
        | Besser Dreier | 35   | 35     | lost    | 5      | Vorhand Uhu  | B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥          |
        | Solo Dreier   | 36   | 34     | won     | 6      | Vorhand Gut! | B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥       |
        | Solo Dreier   | 35   | 35     | lost    | 6      | Vorhand Gut! | B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥       |

    @position
    Example: a Dreier with 35 at Kontra
      The opponents have 35 too, and do not need 36.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

    @position
    Scenario Outline: exactly 36 in a Besser Dreier, in groups and in thirds
      27 cards of 54: 54 − 9 × 2 = 36 in groups, 54 − 27 × 2/3 = 36 in thirds; 27 of 52: 34 in both.
      Given the reading "<piles>" of "count-which-piles"
      And Vorhand plays a Besser Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

      Examples:
        | piles       |
        | side-groups |
        | thirds      |

    @position
    Scenario Outline: exactly 36 in a Besser Rufer, in groups and in thirds
      27 cards of 54: 54 − 9 × 2 = 36 in groups, 54 − 27 × 2/3 = 36 in thirds; 27 of 52: 34 in both.
      Given the reading "<piles>" of "count-which-piles"
      And Vorhand plays a Besser Rufer calling K♦
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

      Examples:
        | piles       |
        | side-groups |
        | thirds      |

    @position
    Example: far more than 36
      One trick and the set left lying, seven empty cards: 7 − 2 × 2 − 1 = 2. The rest: 47 cards of 99; 99 − 15 × 2 − 1 = 68.
      Given Vorhand plays a Dreier
      And the opponents have "7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣"
      And the declarer's side took 11 of 12 tricks
      When the result is drawn up
      Then the declarer's side has 68 Augen and the opponents have 2
      And "Spiel" is won by the declarer

    @position
    Example: half of the pack is not enough
      35 against 35: the declarer has lost.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      When the result is drawn up
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-014
  Rule: The declarer wins a Farbensolo with 36 Augen or more in his tricks

    @position
    Scenario Outline: 36 or 35 in a Farbensolo
      24 cards of 52: 52 − 8 × 2 = 36; of 51: 35.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "<cards>"
      And the declarer's side took 6 of 12 tricks
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | mine | theirs | outcome | cards                                                                                |
        | 36   | 34     | won     | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ |
        | 35   | 35     | lost    | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥ 4♥ |

    @position
    Example: most of the tricks do not win a Farbensolo
      28 cards of 29: 29 − 9 × 2 − 1 = 10.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ B♠"
      And the declarer's side took 7 of 12 tricks
      When the result is drawn up
      Then the declarer's side has 10 Augen and the opponents have 60
      And "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-015
  Rule: A Piccolo is won with exactly one trick

    @position
    Scenario Outline: a Piccolo with none to three tricks
      Given Vorhand plays a Piccolo
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | tricks | outcome | cards                                 |
        | 0      | lost    |                                       |
        | 1      | won     | 7♠ 8♠ 9♠ 10♠                          |
        | 2      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣             |
        | 3      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣ 4♥ 3♥ 2♥ A♥ |

    @position
    Example: a Piccolo with all twelve tricks
      Given Vorhand plays a Piccolo
      And the opponents have ""
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then "Spiel" is lost by the declarer

    @position
    Example: all that is told of a Piccolo is two tricks of the declarer's
      Given Vorhand plays a Piccolo
      And trick 1 is "Vorhand XX IX VIII VII"
      And trick 5 is "Vorhand D♣ 9♣ C♣ 8♣"
      When the result is drawn up
      Then "Spiel" is lost by the declarer

    @position
    Example: all that is told of a Piccolo is how many tricks the declarer took
      One is what he needs, whichever it was.
      Given Vorhand plays a Piccolo
      And the declarer's side took 1 of 12 tricks
      When the result is drawn up
      Then "Spiel" is won by the declarer

  @clause:KOE-COUNTING-016
  Rule: A Zwiccolo is won with exactly two tricks

    @position
    Scenario Outline: a Zwiccolo with none to three tricks
      Given Vorhand plays a Zwiccolo
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | tricks | outcome | cards                                 |
        | 0      | lost    |                                       |
        | 1      | lost    | 7♠ 8♠ 9♠ 10♠                          |
        | 2      | won     | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣             |
        | 3      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣ 4♥ 3♥ 2♥ A♥ |

    @position
    Example: a Zwiccolo with all twelve tricks
      Given Vorhand plays a Zwiccolo
      And the opponents have ""
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-017
  Rule: A Bettel is won without a trick

    @position
    Scenario Outline: a Bettel with none to three tricks
      Given Vorhand plays a Bettel
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | tricks | outcome | cards                                 |
        | 0      | won     |                                       |
        | 1      | lost    | 7♠ 8♠ 9♠ 10♠                          |
        | 2      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣             |
        | 3      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣ 4♥ 3♥ 2♥ A♥ |

    @position
    Example: a Bettel with all twelve tricks
      Given Vorhand plays a Bettel
      And the opponents have ""
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then "Spiel" is lost by the declarer

    @position
    Example: all that is told of a Bettel is its Kontra and the one trick that the declarer took
      Given Second plays a Bettel
      And the announcing went "Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And trick 8 is "Vorhand 3♥ A♥ 2♥ 4♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |

  @clause:KOE-COUNTING-018
  Rule: A Piccolo Ouvert is won with exactly one trick

    @position
    Scenario Outline: a Piccolo Ouvert with none to three tricks
      Given Vorhand plays a Piccolo Ouvert
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | tricks | outcome | cards                                 |
        | 0      | lost    |                                       |
        | 1      | won     | 7♠ 8♠ 9♠ 10♠                          |
        | 2      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣             |
        | 3      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣ 4♥ 3♥ 2♥ A♥ |

    @position
    Example: a Piccolo Ouvert with all twelve tricks
      Given Vorhand plays a Piccolo Ouvert
      And the opponents have ""
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-019
  Rule: A Bettel Ouvert is won without a trick

    @position
    Scenario Outline: a Bettel Ouvert with none to three tricks
      Given Vorhand plays a Bettel Ouvert
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | tricks | outcome | cards                                 |
        | 0      | won     |                                       |
        | 1      | lost    | 7♠ 8♠ 9♠ 10♠                          |
        | 2      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣             |
        | 3      | lost    | 7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣ 10♣ 4♥ 3♥ 2♥ A♥ |

    @position
    Example: a Bettel Ouvert with all twelve tricks
      Given Vorhand plays a Bettel Ouvert
      And the opponents have ""
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took 12 of 12 tricks
      When the result is drawn up
      Then "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-029
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts only tricks are counted; Augen and Stock decide nothing

    @position
    Scenario Outline: the right number of tricks, rich or poor
      Given Vorhand plays a <contract>
      And the declarer's side has "<cards>"
      And nobody has "VII VI V C♣ D♣ B♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome |
        | Spiel | declarer | won     |

      Examples:
        | contract       | tricks | cards                      |
        | Piccolo        | 1      | K♥ K♦ K♠ K♣                |
        | Piccolo        | 1      | 7♠ 8♠ 9♠ 10♠               |
        | Zwiccolo       | 2      | K♥ K♦ K♠ K♣ Sküs XXI D♥ D♦ |
        | Piccolo Ouvert | 1      | Sküs XXI XX K♥             |
        | Bettel         | 0      |                            |
        | Bettel Ouvert  | 0      |                            |

    @position
    Scenario Outline: too many or too few tricks, with 36 Augen or without any
      Seven tricks of all that is worth most are far above 36 Augen, and lose.
      Given Vorhand plays a <contract>
      And the declarer's side has "<cards>"
      And nobody has "VII VI V 7♣ 8♣ 9♣"
      And the declarer's side took <tricks> of 12 tricks
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |

      Examples:
        | contract       | tricks | cards                                                                                            |
        | Piccolo        | 7      | Sküs XXI K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Zwiccolo       | 7      | Sküs XXI K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Bettel         | 7      | Sküs XXI K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Piccolo Ouvert | 7      | Sküs XXI K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Bettel Ouvert  | 7      | Sküs XXI K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Bettel         | 1      | 7♠ 8♠ 9♠ 10♠                                                                                     |
        | Zwiccolo       | 0      |                                                                                                  |
        | Piccolo        | 0      |                                                                                                  |

    Example: a Piccolo with its one trick, the rich Stock lying aside
      Vorhand takes trick 4: face value 8; that it is worth something, and that the Stock holds K♣ D♣ X C♣ B♣ VII, plays no part.
      Given Vorhand holds "XVI III II A♥ 2♥ 3♥ A♦ 2♦ 7♠ 8♠ 7♣ 8♣"
      And Second holds "XXI XVII XIII IX V D♥ K♥ B♦ K♦ C♠ 9♠ 9♣"
      And Third holds "XX XV XI VI I C♥ 4♥ 4♦ D♦ K♠ D♠ 10♣"
      And Dealer holds "XVIII XIV VIII IV Sküs XIX XII B♥ C♦ 3♦ B♠ 10♠"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ C♠ K♠ 10♠     |
        | Third   | VI XVIII II XXI  |
        | Second  | XVII XX Sküs III |
        | Dealer  | VIII XVI XIII I  |
        | Vorhand | A♥ K♥ C♥ B♥      |
        | Second  | D♥ 4♥ XIX 2♥     |
        | Dealer  | XIV 7♣ V XV      |
        | Third   | 4♦ 3♦ A♦ K♦      |
        | Second  | IX XI XII 3♥     |
        | Dealer  | IV 8♣ B♦ D♦      |
        | Dealer  | C♦ 2♦ 9♠ 10♣     |
        | Dealer  | B♠ 8♠ 9♣ D♠      |
      Then these items are scored:
        | item  | side     | outcome |
        | Spiel | declarer | won     |

    Example: a Piccolo without a trick
      Vorhand takes no trick.
      Given Vorhand holds "XVI III II A♥ 2♥ 3♥ A♦ 2♦ 7♠ 8♠ 7♣ 8♣"
      And Second holds "XXI XVII XIII IX V D♥ K♥ B♦ K♦ C♠ 9♠ 9♣"
      And Third holds "XX XV XI VI I C♥ 4♥ 4♦ D♦ K♠ D♠ 10♣"
      And Dealer holds "XVIII XIV VIII IV Sküs XIX XII B♥ C♦ 3♦ B♠ 10♠"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVI XXI XX Sküs |
        | Dealer  | VIII II XIII XV |
        | Third   | 10♣ XVIII 7♣ 9♣ |
        | Dealer  | 3♦ 2♦ K♦ D♦     |
        | Second  | XVII XI XIX III |
        | Dealer  | XII A♦ V VI     |
        | Dealer  | B♠ 7♠ C♠ K♠     |
        | Third   | I XIV 3♥ IX     |
        | Dealer  | B♥ 2♥ D♥ 4♥     |
        | Second  | B♦ 4♦ C♦ 8♠     |
        | Dealer  | 10♠ A♥ 9♠ D♠    |
        | Third   | C♥ IV 8♣ K♥     |
      Then these items are scored:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
