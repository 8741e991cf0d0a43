Feature: Counting the Augen: what the cards count

  # "Face value" below is the sum of the cards before anything is taken off; a pile of n cards counts its face value
  # less 2 for each full three, and less 1 where one or two cards are left over. 106 − 18 × 2 = 70 for the pack.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-COUNTING-001
  Rule: Each König counts 5 Augen

    Example: the value of a König
      When the deck is laid out
      Then "K♥ K♦ K♠ K♣" are worth 5 Augen each

    @clause:KOE-COUNTING-007
    Example: three Könige counted together
      3 × 5 = 15, less 2.
      When "K♥ K♦ K♠" are counted
      Then they count 13 Augen

  @clause:KOE-COUNTING-002
  Rule: Sküs, XXI and I count 5 Augen each

    Example: the value of each card of the Trull
      When the deck is laid out
      Then "Sküs XXI I" are worth 5 Augen each

    @clause:KOE-COUNTING-007
    Example: the Trull counted together
      3 × 5 = 15, less 2.
      When "Sküs XXI I" are counted
      Then they count 13 Augen

  @clause:KOE-COUNTING-003
  Rule: Each Dame counts 4 Augen

    Example: the value of a Dame
      When the deck is laid out
      Then "D♥ D♦ D♠ D♣" are worth 4 Augen each

    @clause:KOE-COUNTING-007
    Example: three Damen counted together
      3 × 4 = 12, less 2.
      When "D♥ D♦ D♠" are counted
      Then they count 10 Augen

  @clause:KOE-COUNTING-004
  Rule: Each Kavall counts 3 Augen

    Example: the value of a Kavall
      When the deck is laid out
      Then "C♥ C♦ C♠ C♣" are worth 3 Augen each

    @clause:KOE-COUNTING-007
    Example: three Kavalls counted together
      3 × 3 = 9, less 2.
      When "C♥ C♦ C♠" are counted
      Then they count 7 Augen

  @clause:KOE-COUNTING-005
  Rule: Each Bube counts 2 Augen

    Example: the value of a Bube
      When the deck is laid out
      Then "B♥ B♦ B♠ B♣" are worth 2 Augen each

    @clause:KOE-COUNTING-007
    Example: three Buben counted together
      3 × 2 = 6, less 2.
      When "B♥ B♦ B♠" are counted
      Then they count 4 Augen

  @clause:KOE-COUNTING-006
  Rule: Every other card counts 1: the trumps II to XX and the suit cards below the pictures

    Example: the value of the plain trumps
      When the deck is laid out
      Then "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II" are worth 1 Augen each

    Example: the value of the suit cards below the pictures
      When the deck is laid out
      Then "A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 10♣ 9♣ 8♣ 7♣" are worth 1 Augen each

    Example: the XX is worth no more than the II
      When the deck is laid out
      Then "XX II" are worth 1 Augen each

    @clause:KOE-COUNTING-002
    Example: the Pagat is worth 5, the other Vögel are worth 1
      When the deck is laid out
      Then "I" are worth 5 Augen each
      And "II III IV" are worth 1 Augen each

  @clause:KOE-COUNTING-007
  Rule: Cards are counted in threes, and each three counts 2 less than its cards together

    Scenario Outline: three cards
      <sum>, less 2.
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | cards      | sum       | augen |
        | 7♠ 8♠ 9♠   | 1 + 1 + 1 | 1     |
        | K♥ D♥ C♥   | 5 + 4 + 3 | 10    |
        | B♦ XX II   | 2 + 1 + 1 | 2     |
        | Sküs XXI I | 5 + 5 + 5 | 13    |
        | K♣ 7♣ 8♣   | 5 + 1 + 1 | 5     |
        | D♠ B♠ 10♠  | 4 + 2 + 1 | 5     |

    Scenario Outline: <threes alone>
      When "<cards>" are counted
      Then they count 9 Augen

      Examples:
        | threes alone                               | sum                                        | cards             |
        | two threes                                 | 5 + 1 + 1 + 4 + 1 + 1 = 13; 13 − 2 × 2 = 9 | K♥ 7♠ 8♠ D♦ XX II |
        | the same two threes put together otherwise | 5 + 4 + 1 + 1 + 1 + 1 = 13; 13 − 2 × 2 = 9 | K♥ D♦ 7♠ 8♠ XX II |
        | the order of the cards makes no difference | 1 + 1 + 4 + 1 + 1 + 5 = 13; 13 − 2 × 2 = 9 | II XX D♦ 8♠ 7♠ K♥ |

    Example: twelve cards
      5 + 4 + 3 + 2 + 1 + 1 + 5 + 1 + 1 + 1 + 1 + 1 = 26; 26 − 4 × 2 = 18.
      When "K♥ D♥ C♥ B♥ A♥ 2♥ Sküs XX XIX 9♠ 8♠ 7♠" are counted
      Then they count 18 Augen

    Example: four worthless threes are four Augen
      1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 = 12; 12 − 4 × 2 = 4.
      When "XX XIX XVIII XVII XVI XV XIV XIII XII A♥ 2♥ 3♥" are counted
      Then they count 4 Augen

  @clause:KOE-COUNTING-008
  Rule: A single card left over counts 1 less than it is worth

    Scenario Outline: one card
      When "<card>" are counted
      Then they count <augen> Augen

      Examples:
        | card | augen |
        | Sküs | 4     |
        | I    | 4     |
        | K♥   | 4     |
        | D♦   | 3     |
        | C♠   | 2     |
        | B♣   | 1     |
        | XX   | 0     |
        | 7♠   | 0     |
        | A♥   | 0     |

    Scenario Outline: <one left over>
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | one left over                                       | sum                                                 | cards                 | augen |
        | a three and a König left over                       | 1 + 1 + 1 + 5 = 8; 8 − 1 × 2 − 1 = 5                | 7♠ 8♠ 9♠ K♥           | 5     |
        | a trick of four empty cards                         | 1 + 1 + 1 + 1 = 4; 4 − 1 × 2 − 1 = 1                | XX XIX A♥ 7♠          | 1     |
        | seven cards                                         | 5 + 4 + 3 + 2 + 1 + 1 + 1 = 17; 17 − 2 × 2 − 1 = 12 | K♥ D♥ C♥ B♥ XX XIX 7♠ | 12    |
        | which of the cards is left over makes no difference | 1 + 5 + 1 + 1 = 8; 8 − 1 × 2 − 1 = 5                | 7♠ K♥ 8♠ 9♠           | 5     |
        | four cards with twelve on their faces               | 5 + 4 + 2 + 1 = 12; 12 − 1 × 2 − 1 = 9              | K♦ D♦ B♦ 2♦           | 9     |

  @clause:KOE-COUNTING-009
  Rule: Two cards left over count together 1 less than they are worth, not 1 less each

    Scenario Outline: two cards
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | cards  | augen |
        | 7♠ 8♠  | 1     |
        | K♥ K♦  | 9     |
        | Sküs I | 9     |
        | D♠ 7♠  | 4     |
        | B♦ XX  | 2     |
        | XX XIX | 1     |

    Scenario Outline: <two left over>
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | two left over                            | sum                                                     | cards                     | augen |
        | a three and two cards left over          | 1 + 1 + 1 + 5 + 4 = 12; 12 − 1 × 2 − 1 = 9              | 7♠ 8♠ 9♠ K♥ D♥            | 9     |
        | two tricks                               | 5 + 1 + 1 + 1 + 5 + 1 + 1 + 1 = 16; 16 − 2 × 2 − 1 = 11 | Sküs XX A♥ 7♠ K♦ 2♦ 3♦ 4♦ | 11    |
        | eight cards with fourteen on their faces | 5 + 3 + 1 + 1 + 1 + 1 + 1 + 1 = 14; 14 − 2 × 2 − 1 = 9  | K♥ C♥ A♥ 2♥ 7♠ 8♠ 9♠ 10♠  | 9     |

  @clause:KOE-COUNTING-010
  Rule: The whole pack holds 70 Augen

    Example: the sum of the pack
      Könige and Trull 7 × 5 = 35, Damen 16, Kavalls 12, Buben 8, 35 other cards 35: 106; 106 − 18 × 2 = 70.
      When the deck is laid out
      Then the deck holds 54 cards and 70 Augen

    @clause:KOE-COUNTING-001 @clause:KOE-COUNTING-007
    Example: all 54 cards
      54 cards are 18 threes: 106 − 36 = 70.
      When "…" are counted
        """
        Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦
        C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣
        """
      Then they count 70 Augen
