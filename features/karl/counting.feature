Feature: Counting the points in Karls Tarockrunde

  # "Face value" is the sum of the cards before anything is taken off. Every card counts its face value less two thirds
  # of a point, so that a pile of n cards counts its face value less 2n/3. A third of a point is a Blatt.

  Background:
    Given the rules "karl"

  @clause:KAR-COUNTING-001
  Rule: Each card of the Trull and each König has the value 5

    Example: the value of each card of the Trull
      When the deck is laid out
      Then "Sküs XXI I" are worth 5 Augen each

    Example: the value of each König
      When the deck is laid out
      Then "K♥ K♦ K♠ K♣" are worth 5 Augen each

    @clause:KAR-COUNTING-006
    Scenario Outline: cards of 5 counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards      | sum           | points |
        | Sküs XXI I | 5 + 5 + 5 − 2 | 13     |
        | K♥ K♦ K♠   | 5 + 5 + 5 − 2 | 13     |
        | K♣         | 5 − 2/3       | 4 1/3  |
        | I K♥       | 5 + 5 − 4/3   | 8 2/3  |

  @clause:KAR-COUNTING-002
  Rule: Each Dame has the value 4

    Example: the value of a Dame
      When the deck is laid out
      Then "D♥ D♦ D♠ D♣" are worth 4 Augen each

    @clause:KAR-COUNTING-006
    Scenario Outline: cards of 4 counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards    | sum           | points |
        | D♥ D♦ D♠ | 4 + 4 + 4 − 2 | 10     |
        | D♣       | 4 − 2/3       | 3 1/3  |

  @clause:KAR-COUNTING-003
  Rule: Each Caval has the value 3

    Example: the value of a Caval
      When the deck is laid out
      Then "C♥ C♦ C♠ C♣" are worth 3 Augen each

    @clause:KAR-COUNTING-006
    Scenario Outline: cards of 3 counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards    | sum           | points |
        | C♥ C♦ C♠ | 3 + 3 + 3 − 2 | 7      |
        | C♣       | 3 − 2/3       | 2 1/3  |

  @clause:KAR-COUNTING-004
  Rule: Each Bube has the value 2

    Example: the value of a Bube
      When the deck is laid out
      Then "B♥ B♦ B♠ B♣" are worth 2 Augen each

    @clause:KAR-COUNTING-006
    Scenario Outline: cards of 2 counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards    | sum           | points |
        | B♥ B♦ B♠ | 2 + 2 + 2 − 2 | 4      |
        | B♣       | 2 − 2/3       | 1 1/3  |

  @clause:KAR-COUNTING-005
  Rule: All other cards have the value 1: trumps II to XX and the suit cards below the pictures

    Example: the value of the plain trumps
      When the deck is laid out
      Then "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II" are worth 1 Augen each

    Example: the value of the suit cards below the pictures
      When the deck is laid out
      Then "A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 10♣ 9♣ 8♣ 7♣" are worth 1 Augen each

    @clause:KAR-COUNTING-001
    Example: the Pagat is worth 5, the other birds are worth 1
      When the deck is laid out
      Then "I" are worth 5 Augen each
      And "II III IV" are worth 1 Augen each

    @dispute:counting-method
    Scenario Outline: what is written on the low cards in each reading
      Given the reading "<reading>" of "counting-method"
      When the deck is laid out
      Then "XX II A♥ 4♦ 10♠ 7♣" are worth <low> Augen each
      And "Sküs I K♥" are worth 5 Augen each
      And "D♠" are worth 4 Augen each
      And "C♣" are worth 3 Augen each
      And "B♦" are worth 2 Augen each

      Examples:
        | reading | low |
        | thirds  | 1   |
        | groups  | 1   |
        | plain   | 0   |

    @clause:KAR-COUNTING-006
    Scenario Outline: cards of 1 counted
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards    | sum           | points |
        | 7♠ 8♠ 9♠ | 1 + 1 + 1 − 2 | 1      |
        | XX       | 1 − 2/3       | 1/3    |
        | II 10♣   | 1 + 1 − 4/3   | 2/3    |

  @clause:KAR-COUNTING-006
  Rule: Cards are counted in exact thirds: each counts its value less two thirds of a point, so that three cards count their values less 2

    Scenario Outline: any number of cards
      <sum>
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | cards                 | sum       | points |
        | 7♠ 8♠ 9♠              | 3 − 2     | 1      |
        | K♥ D♥ C♥              | 12 − 2    | 10     |
        | B♦ XX II              | 4 − 2     | 2      |
        | K♣ 7♣ 8♣              | 7 − 2     | 5      |
        | Sküs                  | 5 − 2/3   | 4 1/3  |
        | 7♠                    | 1 − 2/3   | 1/3    |
        | XX XIX                | 2 − 4/3   | 2/3    |
        | K♥ K♦                 | 10 − 4/3  | 8 2/3  |
        | XX XIX A♥ 7♠          | 4 − 8/3   | 1 1/3  |
        | 7♠ 8♠ 9♠ K♥ D♥        | 12 − 10/3 | 8 2/3  |
        | K♥ D♥ C♥ B♥ XX XIX 7♠ | 17 − 14/3 | 12 1/3 |

    Example: which three lie together makes no difference
      5 + 1 + 1 + 4 + 1 + 1 = 13; 13 − 4 = 9.
      When "K♥ 7♠ 8♠ D♦ XX II" are counted
      Then they count 9 Augen

    Example: the order of the cards makes no difference
      1 + 1 + 4 + 1 + 1 + 5 = 13; 13 − 4 = 9.
      When "II XX D♦ 8♠ 7♠ K♥" are counted
      Then they count 9 Augen

    Example: twelve cards with 30 on their faces
      5 + 5 + 4 + 4 + 3 + 3 + 6 × 1 = 30; 30 − 8 = 22, which are 66 thirds.
      When "K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII 7♠ 8♠ 9♠" are counted
      Then they count 22 Augen

    Example: eight cards with 27 on their faces
      5 + 5 + 4 + 4 + 3 + 3 + 2 + 1 = 27; 27 − 16/3 = 21 2/3, which are 65 thirds.
      When "K♠ K♣ D♠ D♣ C♠ C♣ B♠ 10♠" are counted
      Then they count 21 2/3 Augen

    # In groups 2 are taken off for each full three and 1 for one or two cards left over; plainly nothing is taken off
    # and the cards of 1 count nothing.

    @dispute:counting-method
    Scenario Outline: the same cards counted in each reading
      Given the reading "<reading>" of "counting-method"
      When "<cards>" are counted
      Then they count <points> Augen

      Examples:
        | reading | cards                                   | points |
        | thirds  | K♥                                      | 4 1/3  |
        | groups  | K♥                                      | 4      |
        | plain   | K♥                                      | 5      |
        | thirds  | 7♠                                      | 1/3    |
        | groups  | 7♠                                      | 0      |
        | plain   | 7♠                                      | 0      |
        | thirds  | XX XIX                                  | 2/3    |
        | groups  | XX XIX                                  | 1      |
        | plain   | XX XIX                                  | 0      |
        | thirds  | K♥ K♦                                   | 8 2/3  |
        | groups  | K♥ K♦                                   | 9      |
        | plain   | K♥ K♦                                   | 10     |
        | thirds  | 7♠ 8♠ 9♠                                | 1      |
        | groups  | 7♠ 8♠ 9♠                                | 1      |
        | plain   | 7♠ 8♠ 9♠                                | 0      |
        | thirds  | XX XIX A♥ 7♠                            | 1 1/3  |
        | groups  | XX XIX A♥ 7♠                            | 1      |
        | plain   | XX XIX A♥ 7♠                            | 0      |
        | thirds  | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII 7♠ 8♠ 9♠ | 22     |
        | groups  | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII 7♠ 8♠ 9♠ | 22     |
        | plain   | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII 7♠ 8♠ 9♠ | 24     |
        | thirds  | K♠ K♣ D♠ D♣ C♠ C♣ B♠ 10♠                | 21 2/3 |
        | groups  | K♠ K♣ D♠ D♣ C♠ C♣ B♠ 10♠                | 22     |
        | plain   | K♠ K♣ D♠ D♣ C♠ C♣ B♠ 10♠                | 26     |

    @dispute:counting-method
    Scenario Outline: four counts of Fahren in each reading
      Vorhand takes tricks 2, 3, 5, 6, 7, 8 and 12: face value 12 + 4 + 14 + 6 + 4 + 4 + 8 = 52.
      Second takes tricks 1 and 9: face value 10 + 4 = 14.
      Third takes trick 4: face value 12.
      Dealer takes tricks 10 and 11: face value 8 + 4 = 12.
      Vorhand takes the last trick and with it the Talon, K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 34 cards of 68.
      Third has 4 cards of 12, Second 8 cards of 14: both 9 in groups, 28/3 and 26/3 in thirds.
      Given the reading "<reading>" of "counting-method"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♦ K♦ C♦ 3♦       |
        | Second  | XXI XX XVIII Sküs |
        | Vorhand | XIX XVII III II   |
        | Vorhand | 7♠ D♠ K♠ B♠       |
        | Third   | C♥ B♥ K♥ D♥       |
        | Vorhand | C♠ 8♠ 9♠ 10♠      |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | XVI IX XV XIV     |
        | Vorhand | XII XIII XI IV    |
        | Second  | V VI VIII I       |
        | Dealer  | A♥ 2♥ 3♥ 4♥       |
        | Dealer  | B♦ D♦ A♦ 2♦       |
      Then the Augen come to "<points>"

      Examples:
        | reading | points                                                  |
        | thirds  | Vorhand 45 1/3, Second 8 2/3, Third 9 1/3, Dealer 6 2/3 |
        | groups  | Vorhand 45, Second 9, Third 9, Dealer 7                 |
        | plain   | Vorhand 47, Second 8, Third 11, Dealer 5                |

  @clause:KAR-COUNTING-007
  Rule: A Blatt is a third of a point; 35/2 means 35 points and 2 Blatt, which are 107 thirds

    # A game is won with 35/2, and whoever loses Fahren with 35/2 pays double: both show where 35/2 lies.

    @position @clause:KAR-COUNTING-009
    Scenario Outline: 107 thirds are 35/2
      23 cards of 51: 51 − 46/3 = 35 2/3. 19 cards of 48: 48 − 38/3 = 35 1/3.
      Given Vorhand plays a Dreier
      And the declarer's side has "<cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | mine   | theirs | outcome | tricks | cards                                                                             |
        | 35 2/3 | 34 1/3 | won     | 5      | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ |
        | 35 1/3 | 34 2/3 | lost    | 4      | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI             |

    @position @clause:KAR-TRISCHAKEN-017
    Scenario Outline: 35/2 and 35/1 in Fahren
      Second loses; below 35/2 he pays 5 to each, from 35/2 on 10.
      Given Fahren is played
      And the Augen are "Vorhand 12, Second <points>, Third <third>, Dealer 11"
      And the tricks are "Vorhand 3, Second 5, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | points | third  | payments                                       |
        | 35 2/3 | 11 1/3 | Vorhand +10, Second -30, Third +10, Dealer +10 |
        | 35 1/3 | 11 2/3 | Vorhand +5, Second -15, Third +5, Dealer +5    |

    # In groups and plainly there are no thirds, and 36 stands for 35/2.

    @position @clause:KAR-TRISCHAKEN-017 @dispute:counting-method
    Scenario Outline: the limit of Fahren in each reading
      The whole is 70 in thirds and 71 plainly; in groups 12 cards count 8 less, 20 count 13 less, 8 and 8 count 5 less,
      and the six of the Talon 4 less, with whomever they lie: 106 − 35 = 71.
      Given the reading "<reading>" of "counting-method"
      And Fahren is played
      And the Augen are "Vorhand 12, Second <points>, Third <third>, Dealer 11"
      And the tricks are "Vorhand 3, Second 5, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | points | third  | payments                                       |
        | thirds  | 35 2/3 | 11 1/3 | Vorhand +10, Second -30, Third +10, Dealer +10 |
        | thirds  | 35 1/3 | 11 2/3 | Vorhand +5, Second -15, Third +5, Dealer +5    |
        | groups  | 36     | 12     | Vorhand +10, Second -30, Third +10, Dealer +10 |
        | groups  | 35     | 13     | Vorhand +5, Second -15, Third +5, Dealer +5    |
        | plain   | 36     | 12     | Vorhand +10, Second -30, Third +10, Dealer +10 |
        | plain   | 35     | 13     | Vorhand +5, Second -15, Third +5, Dealer +5    |

  @clause:KAR-COUNTING-008
  Rule: The whole pack counts 70 points, which are 210 thirds

    Example: the sum of the pack
      Trull and Könige 7 × 5 = 35, Damen 16, Cavalle 12, Buben 8, 35 other cards 35: 106; 106 − 54 × 2/3 = 106 − 36 = 70.
      When the deck is laid out
      Then the deck holds 54 cards and 70 Augen

    @dispute:counting-method
    Scenario Outline: the whole pack in each reading
      In groups 18 × 2 = 36 are taken off as well; plainly the 35 cards of 1 count nothing: 106 − 35 = 71.
      Given the reading "<reading>" of "counting-method"
      When the deck is laid out
      Then the deck holds 54 cards and <points> Augen

      Examples:
        | reading | points |
        | thirds  | 70     |
        | groups  | 70     |
        | plain   | 71     |

  @clause:KAR-COUNTING-009
  Rule: The declarer's side wins a positive game with 35/2 (35 points and 2 Blatt) or more; 35/1 is lost, and so is exactly half

    # 107 thirds: 23 cards of 51, 20 of 49, 26 of 53. 106: 19 cards of 48, 16 of 46, 22 of 50. 105: 27 of 53, 24 of 51, 30 of 55.
    # What is announced or doubled does not change who wins the game.

    @position
    Scenario Outline: 35/2, 35/1 or the half for two partners
      Given Vorhand plays a <game> calling K♦
      And the called König is held by Third
      And the announcing went "<said>"
      And the declarer's side has "<cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | game       | mine   | theirs | outcome | tricks | said                                    | cards                                              |
        | Rufer      | 35 2/3 | 34 1/3 | won     | 5      | Vorhand ich liege, Second Kontra Spiel, | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!, Vorhand Gut!   | XVI XV XIV XIII XII XI X A♥ 2♥                     |
        | Rufer      | 35 1/3 | 34 2/3 | lost    | 4      | Vorhand ich liege, Second Kontra Spiel, | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!, Vorhand Gut!   | XV XIV XIII XII XI                                 |
        | Rufer      | 35     | 35     | lost    | 6      | Vorhand ich liege, Second Kontra Spiel, | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI   |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!, Vorhand Gut!   | XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥     |
        | Auch-Rufer | 35 2/3 | 34 1/3 | won     | 5      | Vorhand ich liege + Pagat, Second Gut!, | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XVI XV XIV XIII XII XI X A♥ 2♥                     |
        | Auch-Rufer | 35 1/3 | 34 2/3 | lost    | 4      | Vorhand ich liege + Pagat, Second Gut!, | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XV XIV XIII XII XI                                 |
        | Auch-Rufer | 35     | 35     | lost    | 6      | Vorhand ich liege + Pagat, Second Gut!, | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI   |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥     |
        | Solo-Rufer | 35 2/3 | 34 1/3 | won     | 5      | Vorhand ich liege, Second Gut!,         | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XV XIV XIII XII XI X                               |
        | Solo-Rufer | 35 1/3 | 34 2/3 | lost    | 4      | Vorhand ich liege, Second Gut!,         | Sküs XXI I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XV XIV                                             |
        | Solo-Rufer | 35     | 35     | lost    | 6      | Vorhand ich liege, Second Gut!,         | Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII    |
        | …          |        |        |         |        | Third Gut!, Dealer Gut!                 | XVI XV XIV XIII XII XI X IX VIII VII VI            |

    @position
    Scenario Outline: 35/2, 35/1 or the half for a declarer alone
      Given Vorhand plays a <game>
      And the declarer's side has "Sküs XXI <cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <ends> by the declarer

      Examples:
        | game           | mine   | theirs | ends | tricks | cards                                                                                           |
        | Dreier         | 35 2/3 | 34 1/3 | won  | 5      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥                        |
        | Dreier         | 35 1/3 | 34 2/3 | lost | 4      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI                                    |
        | Dreier         | 35     | 35     | lost | 6      | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥          |
        | Sechser-Dreier | 35 2/3 | 34 1/3 | won  | 5      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI A♥ 2♥            |
        | Sechser-Dreier | 35 1/3 | 34 2/3 | lost | 4      | I K♥ K♦ D♥ D♦ C♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX A♥ 2♥                            |
        | Sechser-Dreier | 35     | 35     | lost | 6      | K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥ 4♥ A♦ 2♦ |
        | Farbensolo     | 35 2/3 | 34 1/3 | won  | 5      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X                                  |
        | Farbensolo     | 35 1/3 | 34 2/3 | lost | 4      | I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV                                                |
        | Farbensolo     | 35     | 35     | lost | 6      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI                  |
        | Solo-Dreier    | 35 2/3 | 34 1/3 | won  | 5      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X                                  |
        | Solo-Dreier    | 35 1/3 | 34 2/3 | lost | 4      | I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV                                                |
        | Solo-Dreier    | 35     | 35     | lost | 6      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI                  |

    @position
    Example: far more than 35/2
      One trick and the half left lying are seven cards of 7: 7 − 14/3 = 2 1/3. The rest: 47 cards of 99, 99 − 94/3 = 67 2/3.
      Given Vorhand plays a Dreier
      And the opponents have "7♠ 8♠ 9♠ 10♠ 7♣ 8♣ 9♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XIX XVIII XVII"
      And the last trick is "Vorhand K♥ D♥ C♥ B♥"
      When the result is drawn up
      Then the declarer's side has 67 2/3 Augen and the opponents have 2 1/3
      And "Spiel" is won by the declarer

    # In the last rows the pictures count 35 and 23 low cards nothing, so that a side with 31 cards loses plainly only.

    @position @dispute:counting-method
    Scenario Outline: who wins in each reading
      Given the reading "<reading>" of "counting-method"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI <cards>"
      And the declarer's side took <tricks> of 12 tricks
      And the last trick but one is "Vorhand 7♠ 8♠ 9♠ 10♠"
      And the last trick is "Dealer 10♣ 7♣ 8♣ 9♣"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading | mine   | theirs | outcome | tricks | cards                                                                                              |
        | thirds  | 35 2/3 | 34 1/3 | won     | 5      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥                           |
        | groups  | 36     | 34     | won     | 5      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥                           |
        | plain   | 38     | 33     | won     | 5      | K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥                           |
        | thirds  | 35 1/3 | 34 2/3 | lost    | 4      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI                                       |
        | groups  | 35     | 35     | lost    | 4      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI                                       |
        | plain   | 38     | 33     | won     | 4      | I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI                                       |
        | thirds  | 35     | 35     | lost    | 6      | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥             |
        | groups  | 35     | 35     | lost    | 6      | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥             |
        | plain   | 34     | 37     | lost    | 6      | K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V A♥ 2♥ 3♥             |
        | thirds  | 37 1/3 | 32 2/3 | won     | 7      | I K♥ K♦ D♥ D♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II A♥ 2♥ 3♥ 4♥ |
        | groups  | 37     | 33     | won     | 7      | I K♥ K♦ D♥ D♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II A♥ 2♥ 3♥ 4♥ |
        | plain   | 35     | 36     | lost    | 7      | I K♥ K♦ D♥ D♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II A♥ 2♥ 3♥ 4♥ |

  @clause:KAR-COUNTING-010
  Rule: Partners count their cards together

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    # Second's Kontra makes the Rufer be played.

    @clause:KAR-COUNTING-009
    Example: the partner's single trick wins the game
      Vorhand takes tricks 2, 3, 5 and 6: face value 8 + 6 + 12 + 13 = 39. He laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes trick 1: face value 4. Together 23 cards of 51, so 51 − 46/3 = 35 2/3; without Third's trick 19 cards of 47, so 47 − 38/3 = 34 1/3.
      The opponents: 31 cards of 55, so 55 − 62/3 = 34 1/3.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And Second says "Kontra Spiel"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XII XIII XX XIV |
        | Third   | XV II Sküs IX   |
        | Vorhand | C♣ 9♣ 8♣ 7♣     |
        | Vorhand | XVI V VI XVIII  |
        | Dealer  | B♠ VII D♠ K♠    |
        | Vorhand | K♥ D♥ C♥ A♥     |
        | Vorhand | XIX XXI XI IV   |
        | Second  | A♦ 2♦ 3♦ 4♦     |
        | Second  | 3♥ 4♥ B♥ 2♥     |
        | Dealer  | VIII I XVII III |
        | Second  | K♦ C♦ B♦ B♣     |
        | Second  | 8♠ 9♠ 10♠ 10♣   |
      Then the partner is Third
      And the declarer's side has 35 2/3 Augen and the opponents have 34 1/3
      And "Spiel" is won by the declarer

    Example: both partners together are a Blatt short
      Vorhand takes tricks 2, 4, 5, 8 and 10: face value 10 + 5 + 4 + 11 + 9 = 39. He laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes tricks 1 and 6: face value 4 + 5 = 9. Together 31 cards of 56, so 56 − 62/3 = 35 1/3.
      The opponents: 23 cards of 50, so 50 − 46/3 = 34 2/3.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And Second says "Kontra Spiel"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVI V XX XIV     |
        | Third   | C♥ A♥ K♥ 3♥      |
        | Vorhand | XII XVII XI VIII |
        | Second  | 8♠ 9♠ B♠ XIX     |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | B♣ XIII XV IV    |
        | Third   | C♦ 3♦ 4♦ K♦      |
        | Second  | D♠ K♠ 10♠ VII    |
        | Vorhand | C♣ IX III II     |
        | Second  | A♦ 2♦ B♦ Sküs    |
        | Vorhand | 2♥ D♥ 4♥ B♥      |
        | Second  | XXI VI XVIII I   |
      Then the partner is Third
      And the declarer's side has 35 1/3 Augen and the opponents have 34 2/3
      And "Spiel" is lost by the declarer

  @clause:KAR-COUNTING-011
  Rule: The three cards laid away in a Rufer, Auch-Rufer or Dreier count for the declarer's side

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the cards laid away decide a Dreier
      Vorhand takes tricks 4, 6, 9 and 10: face value 13 + 16 + 8 + 4 = 41. He laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      19 cards of 49, so 49 − 38/3 = 36 1/3; the tricks alone would be 16 cards of 41, so 41 − 32/3 = 30 1/3.
      The opponents: 35 cards of 57, so 57 − 70/3 = 33 2/3.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX XXI III XVIII |
        | Second  | XVII XI II XVI    |
        | Second  | K♦ C♦ B♦ 4♦       |
        | Second  | D♥ C♥ A♥ K♥       |
        | Vorhand | 2♥ 3♥ 4♥ B♥       |
        | Dealer  | B♠ Sküs D♠ K♠     |
        | Vorhand | VII IX XX VIII    |
        | Third   | XV XIV XII V      |
        | Third   | 9♠ 10♠ I 8♠       |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | C♣ XIII VI IV     |
        | Second  | A♦ 2♦ 3♦ B♣       |
      Then the declarer's side has 36 1/3 Augen and the opponents have 33 2/3
      And "Spiel" is won by the declarer

    Scenario Outline: the cards laid away decide a Rufer or an Auch-Rufer
      Vorhand takes tricks 5, 6, 8, 10 and 11: face value 6 + 4 + 8 + 12 + 8 = 38. He laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes tricks 7 and 9: face value 5 + 6 = 11. Together 31 cards of 57, so 57 − 62/3 = 36 1/3; without the cards
      laid away 28 cards of 49, so 49 − 56/3 = 30 1/3.
      The opponents: 23 cards of 49, so 49 − 46/3 = 33 2/3.
      When the bidding goes "<bidding>"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And the announcing goes "<said>"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♦ K♦ 2♦ B♦       |
        | Second  | XVII XI II XII    |
        | Second  | D♥ C♥ B♥ 2♥       |
        | Second  | XIII VI XVIII VII |
        | Dealer  | 3♦ XVI A♦ C♦      |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | B♣ V XX XIV       |
        | Third   | K♠ 10♠ XIX 8♠     |
        | Vorhand | C♣ IX XV VIII     |
        | Third   | 9♠ B♠ Sküs D♠     |
        | Vorhand | K♥ 3♥ 4♥ A♥       |
        | Vorhand | I XXI III IV      |
      Then the partner is Third
      And the declarer's side has 36 1/3 Augen and the opponents have 33 2/3
      And "Spiel" is won by the declarer

      Examples:
        | said                                   | bidding                                                                 |
        | Vorhand ich liege, Second Kontra Spiel | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand ich liege + Pagat              | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

  @clause:KAR-COUNTING-012
  Rule: The six cards laid away in a Sechser-Dreier count for the declarer

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the six cards laid away decide it
      Vorhand takes tricks 2, 3, 7 and 8: face value 9 + 8 + 9 + 8 = 34. He laid away D♦ 4 + D♣ 4 + C♠ 3 + C♣ 3 + B♣ 2 + 7♠ 1 = 17.
      22 cards of 51, so 51 − 44/3 = 36 1/3; the tricks alone would be 16 cards of 34, so 34 − 32/3 = 23 1/3.
      The opponents: 32 cards of 55, so 55 − 64/3 = 33 2/3.
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | VII XXI XV IV    |
        | Second  | 8♠ K♠ B♠ XIX     |
        | Vorhand | Sküs XIII III II |
        | Vorhand | 4♦ A♦ C♦ 3♦      |
        | Third   | XX VIII XII XVII |
        | Third   | C♥ A♥ 2♥ D♥      |
        | Second  | K♦ 2♦ B♦ XVI     |
        | Vorhand | K♣ 9♣ 8♣ 7♣      |
        | Vorhand | X V XI XVIII     |
        | Dealer  | XIV I IX VI      |
        | Dealer  | 10♠ K♥ D♠ 9♠     |
        | Second  | 3♥ 4♥ B♥ 10♣     |
      Then the declarer's side has 36 1/3 Augen and the opponents have 33 2/3
      And "Spiel" is won by the declarer

    Example: with all six cards exactly half
      Vorhand takes tricks 1, 2, 3, 5, 7 and 8: face value 4 + 8 + 11 + 7 + 4 + 4 = 38. He laid away D♦ 4 + D♣ 4 + C♠ 3 + C♣ 3 + B♣ 2 + 7♠ 1 = 17.
      30 cards of 55, so 55 − 20 = 35.
      The opponents: 24 cards of 51, so 51 − 16 = 35.
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | Sküs V XX XIV    |
        | Vorhand | K♥ 3♥ C♥ B♥      |
        | Vorhand | 4♦ K♦ C♦ B♦      |
        | Second  | D♠ 9♠ 10♠ XII    |
        | Vorhand | X XVII III VIII  |
        | Second  | A♦ 2♦ 3♦ XIX     |
        | Vorhand | XVI XIII XV IV   |
        | Vorhand | VII XXI VI XVIII |
        | Second  | IX XI II I       |
        | Third   | 4♥ A♥ 2♥ D♥      |
        | Second  | 8♠ K♠ B♠ K♣      |
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

  @clause:KAR-COUNTING-013
  Rule: The half of the Talon that the declarer leaves counts for his opponents

    Scenario Outline: a rich half left lying, once as the first and once as the second
      Vorhand takes tricks 3, 4, 6, 8, 9, 11 and 12: face value 4 + 4 + 9 + 8 + 8 + 10 + 8 = 51. He laid away D♦ 4 + C♠ 3
      + 7♠ 1 = 8: 31 cards of 59, so 59 − 62/3 = 38 1/3.
      The others take tricks of 37 and have K♣ 5 + D♣ 4 + X 1 = 10 from the Talon: 23 cards of 47, so 47 − 46/3 = 31 2/3.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the <half> half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | VII XXI VI XIV    |
        | Second  | K♦ C♦ B♦ 4♦       |
        | Second  | 9♣ 8♣ 7♣ 10♣      |
        | Vorhand | XIX IX XV IV      |
        | Vorhand | XVI XIII XX II    |
        | Third   | K♠ B♠ XII 8♠      |
        | Vorhand | C♣ V III XVIII    |
        | Dealer  | VIII Sküs XVII XI |
        | Vorhand | B♣ D♠ 2♦ 3♦       |
        | Vorhand | 2♥ D♥ 4♥ B♥       |
        | Second  | A♦ C♥ A♥ I        |
        | Vorhand | K♥ 3♥ 9♠ 10♠      |
      Then the declarer's side has 38 1/3 Augen and the opponents have 31 2/3

      Examples:
        | first     | second    | half   |
        | K♣ D♣ X   | C♣ B♣ VII | second |
        | C♣ B♣ VII | K♣ D♣ X   | first  |

    Example: the half left lying in a Rufer belongs to the two opponents, not to the partner
      Vorhand takes tricks 1, 2, 4 and 7: face value 8 + 4 + 12 + 5 = 29. He laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Second takes tricks 6 and 10: face value 9 + 12 = 21. Together 27 cards of 58, so 58 − 18 = 40.
      Third takes tricks 5, 9, 11 and 12: face value 4 + 6 + 8 + 12 = 30. Dealer takes tricks 3 and 8: face value 4 + 4 =
      8. From the Talon K♣ 5 + D♣ 4 + X 1 = 10: 27 cards of 48, so 48 − 18 = 30.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And Second says "Gut!"
      And Third says "Kontra Spiel"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XIII XX VIII |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | XII V III XIV     |
        | Dealer  | B♥ K♥ D♥ 4♥       |
        | Vorhand | VII IX XV IV      |
        | Third   | 2♦ B♦ 4♦ K♦       |
        | Second  | 8♠ 9♠ B♠ XIX      |
        | Vorhand | XVI XVII XI XVIII |
        | Dealer  | A♥ 2♥ 3♥ C♥       |
        | Third   | VI II I XXI       |
        | Second  | A♦ C♦ 3♦ C♣       |
        | Third   | K♠ 10♠ B♣ D♠      |
      Then the partner is Second
      And the declarer's side has 40 Augen and the opponents have 30

    @dispute:talon-exchange
    Scenario Outline: who counts the half left lying in a Dreier
      Vorhand takes tricks 3, 4, 6, 8, 9, 11 and 12: face value 4 + 4 + 9 + 8 + 8 + 10 + 8 = 51. He laid away D♦ 4 + C♠ 3
      + 7♠ 1 = 8: 31 cards of 59, so 59 − 62/3 = 38 1/3.
      The others have tricks of 37: 20 cards of 37, so 37 − 40/3 = 23 2/3; with K♣ D♣ X 23 cards of 47, so 47 − 46/3 = 31 2/3.
      No König is called, so either half may be taken in each reading.
      Given the reading "<reading>" of "talon-exchange"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | VII XXI VI XIV    |
        | Second  | K♦ C♦ B♦ 4♦       |
        | Second  | 9♣ 8♣ 7♣ 10♣      |
        | Vorhand | XIX IX XV IV      |
        | Vorhand | XVI XIII XX II    |
        | Third   | K♠ B♠ XII 8♠      |
        | Vorhand | C♣ V III XVIII    |
        | Dealer  | VIII Sküs XVII XI |
        | Vorhand | B♣ D♠ 2♦ 3♦       |
        | Vorhand | 2♥ D♥ 4♥ B♥       |
        | Second  | A♦ C♥ A♥ I        |
        | Vorhand | K♥ 3♥ 9♠ 10♠      |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading           | mine   | theirs |
        | either-half       | 38 1/3 | 31 2/3 |
        | kings-half        | 38 1/3 | 31 2/3 |
        | left-half-nobodys | 38 1/3 | 23 2/3 |

    @dispute:talon-exchange
    Scenario Outline: which half the declarer of a lone Rufer may take, and who counts the other
      He takes the half of his König in each reading. Tricks 8 + 8 + 4 + 8 + 4 + 4 + 6 + 9 + 10 + 8 = 69 and 3 laid away,
      in 43 cards 72 − 86/3 = 43 1/3. Second takes 1 + 5 + 1 + 2 = 9 and 4 + 3 + 5 + 5 = 17, in eight cards 26 − 16/3 =
      20 2/3; with 9♠ D♦ C♦ 1 + 4 + 3 = 8 in eleven cards 34 − 22/3 = 26 2/3.
      Given the reading "<reading>" of "talon-exchange"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII 8♠ 7♠"
      And Second holds "XII XI X IX K♠ D♠ K♥ D♥ C♥ B♥ A♥ 2♥"
      And Third holds "VIII VII VI V C♠ 10♠ 3♥ 4♥ B♦ A♦ 2♦ 3♦"
      And Dealer holds "IV III II I B♠ 4♦ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the Talon is "K♦ 9♣ 8♣" and "9♠ D♦ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"
      When Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XII VIII IV |
        | Vorhand | XXI XI VII III   |
        | Vorhand | XX X VI II       |
        | Vorhand | XIX IX V I       |
        | Vorhand | XVIII 2♥ 3♦ 7♣   |
        | Vorhand | XVII A♥ 2♦ 10♣   |
        | Vorhand | XVI B♥ A♦ B♣     |
        | Vorhand | XV C♥ B♦ C♣      |
        | Vorhand | XIV D♥ 4♥ D♣     |
        | Vorhand | XIII K♥ 3♥ 4♦    |
        | Vorhand | 8♠ K♠ 10♠ B♠     |
        | Second  | D♠ C♠ K♣ K♦      |
      Then the declarer's side has 43 1/3 Augen and the opponents have <theirs>

      Examples:
        | reading           | choice                        | theirs |
        | either-half       | first, second, zahlen, Fahren | 26 2/3 |
        | kings-half        | first, zahlen, Fahren         | 26 2/3 |
        | left-half-nobodys | first, second, zahlen, Fahren | 20 2/3 |

  @clause:KAR-COUNTING-014
  Rule: In a Farbensolo the whole Talon counts for the opponents

    Background:
      Given Vorhand holds "K♥ D♥ 2♥ 3♥ K♦ D♦ 2♦ K♠ D♠ K♣ XVI III"
      And Second holds "XXI XVII XIII IX V A♥ B♥ B♦ A♦ C♠ 8♠ 9♣"
      And Third holds "XX XV XI VI II C♥ 4♥ 4♦ C♦ 10♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV I Sküs XIX XII 3♦ B♠ 7♠ 7♣"
      And the Talon is "D♣ C♣ X" and "10♣ B♣ VII"

    # The highest card of the suit led takes each trick, trumps or not.

    Example: the Talon would have won the Farbensolo
      Vorhand takes tricks 1, 3, 4, 5 and 6: face value 11 + 10 + 8 + 11 + 8 = 48. 20 cards of 48, so 48 − 40/3 = 34 2/3.
      The others take tricks of 46, and the Talon has D♣ 4 + C♣ 3 + X 1 + 10♣ 1 + B♣ 2 + VII 1 = 12: 34 cards of 58, so 58 − 68/3 = 35 1/3.
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♥ A♥ 4♥ Sküs   |
        | Vorhand | 3♥ B♥ C♥ I      |
        | Third   | 10♠ 7♠ K♠ C♠    |
        | Vorhand | K♣ 9♣ 8♣ 7♣     |
        | Vorhand | K♦ B♦ C♦ 3♦     |
        | Vorhand | D♠ 8♠ 9♠ B♠     |
        | Vorhand | 2♦ A♦ 4♦ XIX    |
        | Second  | IX VI VIII III  |
        | Second  | XVII II XIV XVI |
        | Second  | XIII XV IV K♥   |
        | Third   | XI XVIII D♦ XXI |
        | Second  | V XX XII 2♥     |
      Then the declarer's side has 34 2/3 Augen and the opponents have 35 1/3
      And "Spiel" is lost by the declarer

    Example: a Farbensolo is won by tricks alone
      Vorhand takes tricks 1, 2, 3, 5, 6 and 7: face value 8 + 8 + 10 + 7 + 8 + 11 = 52. 24 cards of 52, so 52 − 16 = 36.
      The others take tricks of 42, and the Talon has D♣ 4 + C♣ 3 + X 1 + 10♣ 1 + B♣ 2 + VII 1 = 12: 30 cards of 54, so 54 − 20 = 34.
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ A♥ 4♥ XII    |
        | Vorhand | K♣ 9♣ 8♣ 7♣     |
        | Vorhand | D♦ B♦ C♦ 3♦     |
        | Vorhand | 2♦ A♦ 4♦ XVIII  |
        | Second  | 8♠ 10♠ 7♠ D♠    |
        | Vorhand | K♦ IX XX XIV    |
        | Vorhand | K♠ C♠ 9♠ B♠     |
        | Vorhand | 3♥ B♥ C♥ I      |
        | Third   | II IV XVI XVII  |
        | Second  | V VI XIX III    |
        | Dealer  | Sküs D♥ XIII XI |
        | Dealer  | VIII 2♥ XXI XV  |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

  @clause:KAR-COUNTING-015
  Rule: In a Solo-Rufer the whole Talon counts for the opponents

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the Talon would have won the Solo-Rufer
      Vorhand takes tricks 3, 6, 8, 9 and 12: face value 4 + 12 + 4 + 12 + 4 = 36.
      Second takes tricks 2 and 4: face value 11 + 7 = 18. Together 28 cards of 54, so 54 − 56/3 = 35 1/3.
      The others take tricks of 36, and the Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 26 cards of 52, so 52 − 52/3 = 34 2/3.
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII IX XV IV      |
        | Third   | 2♦ 3♦ D♦ K♦       |
        | Second  | V VI II XVI       |
        | Vorhand | 7♠ D♠ 9♠ 10♠      |
        | Second  | A♦ C♦ B♦ 4♦       |
        | Third   | XX XVIII Sküs XXI |
        | Vorhand | C♠ 8♠ K♠ B♠       |
        | Third   | III VIII XIX XVII |
        | Vorhand | K♥ D♥ 4♥ B♥       |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
        | Third   | XI XIV I XIII     |
        | Dealer  | 7♣ 10♣ 9♣ 8♣      |
      Then the declarer's side has 35 1/3 Augen and the opponents have 34 2/3
      And "Spiel" is lost by the declarer

    Example: a König in the Talon that was not called changes nothing
      Vorhand takes tricks 1, 3, 4, 5, 8 and 9: face value 12 + 4 + 6 + 4 + 4 + 13 = 43.
      Third takes trick 10: face value 12. Together 28 cards of 55, so 55 − 56/3 = 36 1/3.
      The others take tricks of 35, and the Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 26 cards of 51, so 51 − 52/3 = 33 2/3.
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XXI XX VIII |
        | Vorhand | XII IX VI XIV    |
        | Dealer  | 7♣ 10♣ 9♣ 8♣     |
        | Vorhand | C♠ 8♠ 9♠ 10♠     |
        | Vorhand | XIX XVII XI IV   |
        | Vorhand | 2♥ 3♥ 4♥ B♥      |
        | Dealer  | 3♦ D♦ K♦ C♦      |
        | Second  | XIII XV II XVI   |
        | Vorhand | K♥ D♥ C♥ A♥      |
        | Vorhand | 7♠ D♠ K♠ B♠      |
        | Third   | 2♦ B♦ 4♦ A♦      |
        | Dealer  | XVIII I V III    |
      Then the declarer's side has 36 1/3 Augen and the opponents have 33 2/3
      And "Spiel" is won by the declarer

    @dispute:talon-owner-in-solo-games
    Scenario Outline: a Solo-Rufer whose called König a player holds
      Vorhand takes tricks 3, 6, 8, 9 and 12: face value 4 + 12 + 4 + 12 + 4 = 36.
      Second takes tricks 2 and 4: face value 11 + 7 = 18. Together 28 cards of 54, so 54 − 56/3 = 35 1/3.
      The others: 20 cards of 36, so 36 − 40/3 = 22 2/3. The Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: six cards count 12.
      Given the reading "<reading>" of "talon-owner-in-solo-games"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII IX XV IV      |
        | Third   | 2♦ 3♦ D♦ K♦       |
        | Second  | V VI II XVI       |
        | Vorhand | 7♠ D♠ 9♠ 10♠      |
        | Second  | A♦ C♦ B♦ 4♦       |
        | Third   | XX XVIII Sküs XXI |
        | Vorhand | C♠ 8♠ K♠ B♠       |
        | Third   | III VIII XIX XVII |
        | Vorhand | K♥ D♥ 4♥ B♥       |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
        | Third   | XI XIV I XIII     |
        | Dealer  | 7♣ 10♣ 9♣ 8♣      |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading       | mine   | theirs | outcome |
        | opponents     | 35 1/3 | 34 2/3 | lost    |
        | nobody        | 35 1/3 | 22 2/3 | lost    |
        | kings-half    | 35 1/3 | 34 2/3 | lost    |
        | all-with-king | 35 1/3 | 34 2/3 | lost    |

  @clause:KAR-COUNTING-016
  Rule: In a Solo-Dreier the whole Talon counts for the opponents

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the Talon would have won the Solo-Dreier
      Vorhand takes tricks 1, 3, 5, 6, 7, 10 and 12: face value 9 + 4 + 12 + 4 + 7 + 4 + 14 = 54. 28 cards of 54, so 54 − 56/3 = 35 1/3.
      The others take tricks of 36, and the Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 26 cards of 52, so 52 − 52/3 = 34 2/3.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♦ A♦ C♦ 3♦       |
        | Vorhand | XII XVII VI XIV   |
        | Second  | XIII III VIII XIX |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
        | Third   | XI II Sküs XXI    |
        | Vorhand | XVI IX XV IV      |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | XVIII I V XX      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 4♦ K♦ 2♦ B♦       |
        | Second  | D♥ C♥ B♥ K♥       |
      Then the declarer's side has 35 1/3 Augen and the opponents have 34 2/3
      And "Spiel" is lost by the declarer

    Example: a Solo-Dreier is won by tricks alone
      Vorhand takes tricks 1, 4, 5, 6, 7, 8 and 11: face value 12 + 4 + 4 + 7 + 4 + 14 + 10 = 55. 28 cards of 55, so 55 − 56/3 = 36 1/3.
      The others take tricks of 35, and the Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 26 cards of 51, so 51 − 52/3 = 33 2/3.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XXI XV VIII  |
        | Vorhand | 4♦ K♦ 2♦ 3♦       |
        | Second  | XIII VI XVIII XII |
        | Dealer  | IV XIX XVII XI    |
        | Vorhand | XVI V III XIV     |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ D♥ C♥ B♥       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | II I IX XX        |
        | Third   | C♦ B♦ D♦ A♦       |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
      Then the declarer's side has 36 1/3 Augen and the opponents have 33 2/3
      And "Spiel" is won by the declarer

    @dispute:talon-owner-in-solo-games
    Scenario Outline: the Talon of a Solo-Dreier in each reading
      Vorhand takes tricks 1, 3, 5, 6, 7, 10 and 12: face value 9 + 4 + 12 + 4 + 7 + 4 + 14 = 54. 28 cards of 54, so 54 − 56/3 = 35 1/3.
      The others: 20 cards of 36, so 36 − 40/3 = 22 2/3. The Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: six cards count 12.
      Given the reading "<reading>" of "talon-owner-in-solo-games"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♦ A♦ C♦ 3♦       |
        | Vorhand | XII XVII VI XIV   |
        | Second  | XIII III VIII XIX |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
        | Third   | XI II Sküs XXI    |
        | Vorhand | XVI IX XV IV      |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | XVIII I V XX      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 4♦ K♦ 2♦ B♦       |
        | Second  | D♥ C♥ B♥ K♥       |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading       | mine   | theirs | outcome |
        | opponents     | 35 1/3 | 34 2/3 | lost    |
        | nobody        | 35 1/3 | 22 2/3 | lost    |
        | kings-half    | 35 1/3 | 34 2/3 | lost    |
        | all-with-king | 35 1/3 | 34 2/3 | lost    |

  @clause:KAR-COUNTING-017
  Rule: When the called König of a Solo-Rufer lies in the Talon, all six cards count for the opponents just the same

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"

    Scenario Outline: the Talon would have won the game, with the König in either half
      Vorhand takes tricks 5, 7, 8, 9, 10 and 11: face value 4 + 4 + 4 + 8 + 9 + 11 = 40. 24 cards of 40, so 40 − 16 = 24;
      with the Talon, K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16, it would be 30 cards of 56, so 56 − 20 = 36.
      The opponents: 30 cards of 66, so 66 − 20 = 46.
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | 4♦ K♦ 2♦ B♦        |
        | Second  | D♠ K♠ B♠ C♠        |
        | Third   | 9♠ 10♠ 7♠ 8♠       |
        | Dealer  | B♥ 2♥ 3♥ C♥        |
        | Third   | 8♣ 7♣ 10♣ 9♣       |
        | Vorhand | XVI XXI XX XIV     |
        | Second  | XVII III XVIII XIX |
        | Vorhand | XII IX VI II       |
        | Vorhand | Sküs XIII XI IV    |
        | Vorhand | D♦ A♦ C♦ 3♦        |
        | Vorhand | K♥ D♥ 4♥ A♥        |
        | Vorhand | I V XV VIII        |
      Then there is no partner
      And the declarer's side has 24 Augen and the opponents have 46
      And "Spiel" is lost by the declarer

      Examples:
        | first     | second    |
        | K♣ D♣ X   | C♣ B♣ VII |
        | C♣ B♣ VII | K♣ D♣ X   |

    @dispute:talon-owner-in-solo-games
    Scenario Outline: a Solo-Rufer whose called König lies <case> Talon
      Vorhand takes tricks 5, 7, 8, 9, 10 and 11: face value 4 + 4 + 4 + 8 + 9 + 11 = 40. 24 cards of 40, so 40 − 16 = 24.
      The others: 24 cards of 50, so 50 − 16 = 34. The Talon has K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: six cards
      count 12; the half with K♣ has 10, the other 6, which count 8 and 4.
      Given the reading "<reading>" of "talon-owner-in-solo-games"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | 4♦ K♦ 2♦ B♦        |
        | Second  | D♠ K♠ B♠ C♠        |
        | Third   | 9♠ 10♠ 7♠ 8♠       |
        | Dealer  | B♥ 2♥ 3♥ C♥        |
        | Third   | 8♣ 7♣ 10♣ 9♣       |
        | Vorhand | XVI XXI XX XIV     |
        | Second  | XVII III XVIII XIX |
        | Vorhand | XII IX VI II       |
        | Vorhand | Sküs XIII XI IV    |
        | Vorhand | D♦ A♦ C♦ 3♦        |
        | Vorhand | K♥ D♥ 4♥ A♥        |
        | Vorhand | I V XV VIII        |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | case                      | first     | second    | reading       | mine | theirs | outcome |
        | in the                    | K♣ D♣ X   | C♣ B♣ VII | opponents     | 24   | 46     | lost    |
        | in the                    | K♣ D♣ X   | C♣ B♣ VII | nobody        | 24   | 34     | lost    |
        | in the                    | K♣ D♣ X   | C♣ B♣ VII | kings-half    | 32   | 38     | lost    |
        | in the                    | K♣ D♣ X   | C♣ B♣ VII | all-with-king | 36   | 34     | won     |
        | in the second half of the | C♣ B♣ VII | K♣ D♣ X   | opponents     | 24   | 46     | lost    |
        | in the second half of the | C♣ B♣ VII | K♣ D♣ X   | nobody        | 24   | 34     | lost    |
        | in the second half of the | C♣ B♣ VII | K♣ D♣ X   | kings-half    | 32   | 38     | lost    |
        | in the second half of the | C♣ B♣ VII | K♣ D♣ X   | all-with-king | 36   | 34     | won     |

  @clause:KAR-COUNTING-018
  Rule: In Fahren every player counts his own cards for himself

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: four piles, four counts
      Vorhand takes tricks 2, 5, 7 and 11: face value 9 + 12 + 8 + 4 = 33.
      Second takes tricks 1, 4, 8 and 9: face value 8 + 10 + 8 + 9 = 35.
      Third takes tricks 3, 10 and 12: face value 4 + 8 + 6 = 18.
      Dealer takes trick 6: face value 4.
      Third takes the last trick and with it the Talon, K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16.
      Vorhand: 16 cards of 33, so 33 − 32/3 = 22 1/3; Second: 16 cards of 35, so 35 − 32/3 = 24 1/3; Third: 18 cards of
      34, so 34 − 12 = 22; Dealer: 4 cards of 4, so 4 − 8/3 = 1 1/3.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX XXI XI II     |
        | Second  | A♦ C♦ 3♦ D♦       |
        | Vorhand | XVI XVII XX VIII  |
        | Third   | 9♠ B♠ C♠ D♠       |
        | Second  | D♥ 4♥ B♥ K♥       |
        | Vorhand | XII XIII XV XVIII |
        | Dealer  | XIV Sküs IX VI    |
        | Vorhand | I V III IV        |
        | Second  | K♦ 2♦ B♦ 4♦       |
        | Second  | 8♠ K♠ 10♠ 7♠      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
      Then the Augen come to "Vorhand 22 1/3, Second 24 1/3, Third 22, Dealer 1 1/3"

    Example: a player without a trick counts nothing
      Vorhand takes tricks 2, 5, 7, 8 and 12: face value 8 + 8 + 4 + 4 + 7 = 31.
      Second takes tricks 4, 6 and 9: face value 8 + 10 + 11 = 29.
      Third takes tricks 1, 3, 10 and 11: face value 4 + 7 + 8 + 11 = 30.
      Dealer takes no trick.
      Vorhand takes the last trick and with it the Talon, K♣ 5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16.
      Vorhand: 26 cards of 47, so 47 − 52/3 = 29 2/3; Second: 12 cards of 29, so 29 − 8 = 21; Third: 16 cards of 30, so 30 − 32/3 = 19 1/3.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XII XVII XX XIV    |
        | Third   | 4♥ A♥ K♥ 3♥        |
        | Vorhand | 4♦ A♦ C♦ B♦        |
        | Third   | VI VIII XIX XXI    |
        | Second  | XIII XV XVIII Sküs |
        | Vorhand | 2♥ D♥ C♥ B♥        |
        | Second  | 9♣ 8♣ 7♣ 10♣       |
        | Vorhand | XVI V III IV       |
        | Vorhand | D♦ K♦ 2♦ 3♦        |
        | Second  | IX XI II I         |
        | Third   | K♠ 10♠ 7♠ D♠       |
        | Third   | 9♠ B♠ C♠ 8♠        |
      Then the Augen come to "Vorhand 29 2/3, Second 21, Third 19 1/3, Dealer 0"
