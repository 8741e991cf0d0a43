Feature: Counting the Augen

  Background:
    Given the rules "lungau"

  @clause:LUN-COUNTING-001
  Rule: Each card of the Trull and each König counts 5 Augen

    Example: the seven cards of the highest value
      When the deck is laid out
      Then "Sküs XXI I K♥ K♦ K♠ K♣" are worth 5 Augen each

    Scenario Outline: one card of the highest value
      When "<card>" are counted
      Then they count 5 Augen

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    Example: the Trull together
      3 × 5 = 15.
      When "Sküs XXI I" are counted
      Then they count 15 Augen

    Example: the four Könige together
      4 × 5 = 20.
      When "K♥ K♦ K♠ K♣" are counted
      Then they count 20 Augen

  @clause:LUN-COUNTING-002
  Rule: Each Dame counts 4 Augen

    Example: the value of a Dame
      When the deck is laid out
      Then "D♥ D♦ D♠ D♣" are worth 4 Augen each

    Example: the four Damen together
      4 × 4 = 16.
      When "D♥ D♦ D♠ D♣" are counted
      Then they count 16 Augen

  @clause:LUN-COUNTING-003
  Rule: Each Caval counts 3 Augen

    Example: the value of a Caval
      When the deck is laid out
      Then "C♥ C♦ C♠ C♣" are worth 3 Augen each

    Example: the four Cavalls together
      4 × 3 = 12.
      When "C♥ C♦ C♠ C♣" are counted
      Then they count 12 Augen

  @clause:LUN-COUNTING-004
  Rule: Each Bube counts 2 Augen

    Example: the value of a Bube
      When the deck is laid out
      Then "B♥ B♦ B♠ B♣" are worth 2 Augen each

    Example: the four Buben together
      4 × 2 = 8.
      When "B♥ B♦ B♠ B♣" are counted
      Then they count 8 Augen

  @clause:LUN-COUNTING-005
  Rule: Trumps II to XX and the suit cards below the pictures count nothing

    Example: the worthless trumps
      When the deck is laid out
      Then "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II" are worth 0 Augen each

    Example: the worthless suit cards
      When the deck is laid out
      Then "A♥ 2♥ 3♥ 4♥ A♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 10♣ 9♣ 8♣ 7♣" are worth 0 Augen each

    Example: nineteen trumps without one Auge
      When "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II" are counted
      Then they count 0 Augen

    Example: the red A and the black 10 are empty cards
      When "A♥ A♦ 10♠ 10♣" are counted
      Then they count 0 Augen

    @clause:LUN-COUNTING-001
    Example: the Spatz counts where the Uhu beside it does not
      5 + 0 = 5.
      When "I II" are counted
      Then they count 5 Augen

  @clause:LUN-COUNTING-006
  Rule: Cards are counted one by one, never in groups

    Scenario Outline: <packet>
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | packet                                     | sum                                                         | cards             | augen |
        | three pictures                             | 5 + 4 + 3 = 12; nothing is taken off for the group of three | K♥ D♥ C♥          | 12    |
        | three empty cards                          | 0 + 0 + 0 = 0                                               | 7♠ 8♠ 9♠          | 0     |
        | a picture with two empty cards             | 4 + 0 + 0 = 4                                               | D♠ 7♠ 8♠          | 4     |
        | two cards                                  | 2 + 0 = 2                                                   | B♦ XX             | 2     |
        | the order of the cards makes no difference | 0 + 2 + 0 + 5 + 4 = 11                                      | 9♣ B♦ XVI Sküs D♣ | 11    |

    Example: all cards that are worth something
      7 × 5 + 4 × 4 + 4 × 3 + 4 × 2 = 35 + 16 + 12 + 8 = 71.
      When "Sküs XXI I K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣ C♥ C♦ C♠ C♣ B♥ B♦ B♠ B♣" are counted
      Then they count 71 Augen

    @clause:LUN-COUNTING-007
    Example: all 54 cards
      When "…" are counted
        """
        Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦
        C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣
        """
      Then they count 71 Augen

    @position
    Scenario Outline: packets of one card to twelve (sum)
      Of each size with and without a rest over whole threes: whoever counts by threes takes two off for each, and one where
      cards are left over.
      When "<cards>" are counted
      Then they count <augen> Augen

      Examples:
        | sum                                           | cards                                         | augen |
        | 5                                             | K♠                                            | 5     |
        | 4                                             | D♦                                            | 4     |
        | 0                                             | XX                                            | 0     |
        | 5 + 5                                         | Sküs I                                        | 10    |
        | 3 + 0                                         | C♥ 7♠                                         | 3     |
        | 2 + 2                                         | B♣ B♠                                         | 4     |
        | 5 + 4 + 0                                     | K♥ D♥ 4♥                                      | 9     |
        | 5 + 0 + 0                                     | I II III                                      | 5     |
        | 3 + 3 + 3 + 3                                 | C♣ C♦ C♠ C♥                                   | 12    |
        | 4 + 2 + 0 + 0                                 | D♣ B♦ XIV 10♣                                 | 6     |
        | 5 + 4 + 3 + 2 + 0                             | K♦ D♦ C♦ B♦ A♦                                | 14    |
        | 5 + 0 + 0 + 0 + 0                             | XXI XVII IX 9♠ 2♥                             | 5     |
        | 5 + 5 + 5 + 5 + 4 + 3                         | Sküs XXI I K♥ D♠ C♣                           | 27    |
        | 2 + 0 + 0 + 0 + 0 + 2 + 0                     | B♥ A♥ 2♥ 3♥ 4♥ B♠ 10♠                         | 4     |
        | 4 + 4 + 4 + 4 + 3 + 3 + 0 + 0                 | D♥ D♦ D♠ D♣ C♥ C♦ VI V                        | 22    |
        | 5 + 4 + 3 + 2 + 0 + 0 + 0 + 0 + 5             | K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣ XXI                  | 19    |
        | 0 + 0 + 0 + 0 + 5 + 2 + 0 + 0 + 0 + 4         | XIX XVI XV XI K♠ B♦ 3♦ 8♠ 7♣ D♦               | 11    |
        | 5 + 5 + 5 + 5 + 5 + 3 + 3 + 0 + 0 + 0 + 0     | I K♥ K♦ K♠ K♣ C♠ C♣ A♦ A♥ 10♠ IV              | 31    |
        | 5 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 3 + 2 + 0 + 4 | Sküs XX XVIII XIII XII X VIII VII C♦ B♥ 9♣ D♠ | 14    |

  @clause:LUN-COUNTING-007
  Rule: The whole pack holds 71 Augen

    Example: the sum of the pack
      Trull 15, Könige 20, Damen 16, Cavalls 12, Buben 8: 71.
      When the deck is laid out
      Then the deck holds 54 cards and 71 Augen

  # In the next rule the declarer's side has taken 5 tricks and laid three cards away: 5 × 4 + 3 = 23 cards;
  # the opponents have 7 tricks and three cards of the Talon: 7 × 4 + 3 = 31 cards.

  @clause:LUN-COUNTING-008
  Rule: The declarer's side wins the game with 36 Augen or more

    @position
    Example: 36 are enough
      5 + 5 + 5 + 5 + 4 + 4 + 3 + 3 + 2 = 36, and 71 − 36 = 35.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ D♠ C♠ 7♠"
      And the last trick is "Second K♣ D♣ C♣ 7♣"
      When the result is drawn up
      Then the declarer's side has 36 Augen and the opponents have 35
      And "Spiel" is won by the declarer

    @position
    Example: 35 are not enough
      With the B♦ in the place of the C♦: 5 + 5 + 5 + 5 + 4 + 4 + 3 + 2 + 2 = 35.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ B♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ D♠ C♠ 7♠"
      And the last trick is "Second K♣ D♣ C♣ 7♣"
      When the result is drawn up
      Then the declarer's side has 35 Augen and the opponents have 36
      And "Spiel" is lost by the declarer

    @position
    Example: two partners need 36 together
      The Vogerl of the contract is a matter of its own and does not change who wins the game.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Third
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ D♠ C♠ 7♠"
      And the last trick is "Second IX VIII VII I"
      When the result is drawn up
      Then the declarer's side has 36 Augen and the opponents have 35
      And "Spiel" is won by the declarer

    @position
    Example: 35 are not enough for two partners either
      With the B♦ in the place of the C♦: 5 + 5 + 5 + 5 + 4 + 4 + 3 + 2 + 2 = 35.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Third
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ B♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ D♠ C♠ 7♠"
      And the last trick is "Second IX VIII VII I"
      When the result is drawn up
      Then the declarer's side has 35 Augen and the opponents have 36
      And "Spiel" is lost by the declarer

  # The whole deals below share one distribution. Every player holds five trumps, two cards each of Herz, Karo and Pik
  # and one of Treff; four cards of Treff and two trumps make the Talon. Augen in the halves: K♣ D♣ X 5 + 4 = 9,
  # C♣ B♣ VII 3 + 2 = 5. The hands hold the other 71 − 14 = 57. Each sum names the tricks it comes from.

  @clause:LUN-COUNTING-009
  Rule: Partners put their tricks on one pile and count them together

    Scenario Outline: the same tricks with another partner
      Vorhand takes tricks 1, 2, 5, 7, 9 and 10 for 3 + 5 + 5 + 5 + 6 + 5 = 29, and has laid away D♦ 4 + C♠ 3 + 7♠ 0 = 7, together 36.
      Second takes tricks 3, 4, 11 and 12 for 9 + 5 + 0 + 10 = 24; Third trick 6 for 0; Dealer trick 8 for 2. The half left lying holds 9.
      With Second 36 + 24 = 60 against 2 + 9 = 11; with Third 36 + 0 = 36 against 24 + 2 + 9 = 35.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | XVI V XX II      |
        | Third   | K♠ 10♠ XII 8♠    |
        | Vorhand | B♣ IX III XIV    |
        | Dealer  | B♠ XIX D♠ 9♠     |
        | Vorhand | Sküs XIII VI IV  |
        | Vorhand | 10♣ XVII XI VIII |
        | Second  | XXI XV XVIII I   |
      Then the partner is <partner>
      And the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | king | partner | mine | theirs |
        | K♦   | Second  | 60   | 11     |
        | K♠   | Third   | 36   | 35     |

  @clause:LUN-COUNTING-010
  Rule: The six cards laid away in a Sechserdreier count for Vorhand

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: sixteen Augen laid away win the game
      Laid away D♦ 4 + D♣ 4 + C♠ 3 + C♣ 3 + B♣ 2 + 7♠ 0 = 16.
      Vorhand takes tricks 1, 2, 3, 6, 8, 9 and 11 for 5 + 5 + 5 + 5 + 7 + 0 + 4 = 31, with the 16 it is 47.
      The others take tricks 4, 5, 7, 10 and 12 for 9 + 5 + 0 + 0 + 10 = 24. 47 + 24 = 71.
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | K♣ 9♣ 8♣ 7♣      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | 10♣ IX VI IV     |
        | Second  | 8♠ K♠ B♠ X       |
        | Vorhand | XIX XIII XI VIII |
        | Vorhand | XII XVII XV XIV  |
        | Second  | D♠ 9♠ 10♠ XVI    |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 47 Augen and the opponents have 24
      And "Spiel" is won by the declarer

    Example: six laid away count even where three would count for nobody
      31 in tricks and 16 laid away against 24.
      Given the reading "nobody" of "discards-belong-to"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | K♣ 9♣ 8♣ 7♣      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | 10♣ IX VI IV     |
        | Second  | 8♠ K♠ B♠ X       |
        | Vorhand | XIX XIII XI VIII |
        | Vorhand | XII XVII XV XIV  |
        | Second  | D♠ 9♠ 10♠ XVI    |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 47 Augen and the opponents have 24

  @clause:LUN-COUNTING-011
  Rule: The three cards laid away in a Rufer or Dreier count for the declarer's side

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    @dispute:discards-belong-to
    Scenario Outline: seven Augen laid away in a Dreier decide the game
      Vorhand takes tricks 1, 2, 3, 6, 7, 9 and 11 for 3 + 5 + 5 + 5 + 0 + 7 + 4 = 29, and has laid away D♦ 4 + C♠ 3 + 7♠ 0 = 7.
      The others take tricks 4, 5, 8, 10 and 12 for 9 + 5 + 0 + 2 + 10 = 26, and 9 in the half left lying: 35.
      29 + 7 = 36 is enough, 29 is not.
      Given the reading "<reading>" of "discards-belong-to"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | XIX IX VI IV     |
        | Vorhand | 10♣ XIII XI VIII |
        | Second  | 8♠ K♠ B♠ XII     |
        | Vorhand | B♣ XVII XV XIV   |
        | Second  | D♠ 9♠ 10♠ XVI    |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has <mine> Augen and the opponents have 35
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading  | mine | outcome |
        | declarer | 36   | won     |
        | nobody   | 29   | lost    |

    @dispute:discards-belong-to
    Scenario Outline: seven Augen laid away in a Rufer
      Vorhand 29 and Second 24 in tricks, 7 laid away; the opponents 2 in tricks and 9 in the half left lying.
      53 + 7 = 60; without the 7 it stays at 53.
      Given the reading "<reading>" of "discards-belong-to"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | XVI V XX II      |
        | Third   | K♠ 10♠ XII 8♠    |
        | Vorhand | B♣ IX III XIV    |
        | Dealer  | B♠ XIX D♠ 9♠     |
        | Vorhand | Sküs XIII VI IV  |
        | Vorhand | 10♣ XVII XI VIII |
        | Second  | XXI XV XVIII I   |
      Then the declarer's side has <mine> Augen and the opponents have 11

      Examples:
        | reading  | mine |
        | declarer | 60   |
        | nobody   | 53   |

  @clause:LUN-COUNTING-012
  Rule: The half of the Talon that the declarer leaves counts for his opponents

    Scenario Outline: nine Augen left lying, once above and once below
      Vorhand 29 in tricks and 7 laid away, the others 26 in tricks and K♣ 5 + D♣ 4 + X 0 = 9 from the Talon.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the <half> half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ VII     |
        | Vorhand | XIX IX VI IV     |
        | Vorhand | 10♣ XIII XI VIII |
        | Second  | 8♠ K♠ B♠ XII     |
        | Vorhand | B♣ XVII XV XIV   |
        | Second  | D♠ 9♠ 10♠ XVI    |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 36 Augen and the opponents have 35
      And "Spiel" is won by the declarer

      Examples:
        | first     | second    | half   |
        | K♣ D♣ X   | C♣ B♣ VII | second |
        | C♣ B♣ VII | K♣ D♣ X   | first  |

  @clause:LUN-COUNTING-013
  Rule: In a solo game the whole Talon counts for the opponents

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: a Solodreier
      Vorhand takes tricks 1, 2, 3, 6, 9 and 11 for 5 + 5 + 0 + 9 + 0 + 0 = 19, Second tricks 4, 5, 10 and 12 for
      9 + 5 + 0 + 10 = 24, Third trick 7 for 14, Dealer trick 8 for 0. The others have 24 + 14 + 0 = 38, with the Talon
      38 + 14 = 52.
      Given the reading "on" of "solodreier"
      When the bidding goes "Vorhand Solodreier"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 19 Augen and the opponents have 52

    Example: a Solorufer whose König somebody holds
      The tricks of the Solodreier above. Second has K♦: Vorhand 19 and Second 24 make 43; Third 14, Dealer 0 and the Talon 14 make 28.
      Given the reading "below" of "solorufer"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 43 Augen and the opponents have 28
      And "Spiel" is won by the declarer

    Example: a König in the Talon that was not called changes nothing
      K♠ is called and Third holds it. Vorhand 19 and Third 14 make 33; Second 24, Dealer 0 and the Talon 14 make 38.
      Given the reading "below" of "solorufer"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX XVIII   |
      Then the partner is Third
      And the declarer's side has 33 Augen and the opponents have 38
      And "Spiel" is lost by the declarer

  @clause:LUN-COUNTING-014
  Rule: When the called König of a Solorufer lies in the Talon, the half with it counts for the declarer, the other half for his opponents

    Scenario Outline: the König in either half
      The same tricks: Vorhand alone 19 and K♣ 5 + D♣ 4 + X 0 = 9: 28. The others 38 and C♣ 3 + B♣ 2 + VII 0 = 5: 43.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "<first>" and "<second>"
      And the reading "below" of "solorufer"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX XVIII   |
      Then there is no partner
      And the declarer's side has 28 Augen and the opponents have 43
      And "Spiel" is lost by the declarer

      Examples:
        | first     | second    |
        | K♣ D♣ X   | C♣ B♣ VII |
        | C♣ B♣ VII | K♣ D♣ X   |

    Example: The half with the called König is found by him, whatever other Könige lie in the Talon
      A failed Valat ends the play with the first trick. Vorhand's are K♥ and D♥, 5 + 4 = 9; her opponents' XXI and Sküs
      in the trick, 5 + 5, and the K♣ in the other half, 5.
      Given the reading "below" of "solorufer"
      And the reading "all" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♦ K♠"
      And Second holds "III"
      And Third holds "IV"
      And Dealer holds "Sküs"
      And the Talon is "K♣ 9♣ 8♣" and "K♥ D♥ 4♥"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI III IV Sküs"
      Then it is nobody's turn
      And the declarer's side has 9 Augen and the opponents have 15

  @clause:LUN-COUNTING-015
  Rule: In Fahren among four the Talon counts for nobody

    Example: fourteen Augen stay with the Talon
      Vorhand 19 + Second 19 + Third 14 + Dealer 5 = 57; 71 − 57 = 14 are missing.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 2♥ D♥ C♥ B♥     |
        | Second  | A♦ C♦ B♦ D♦     |
        | Vorhand | 7♠ 8♠ 9♠ 10♠    |
        | Dealer  | 7♣ 10♣ 9♣ 8♣    |
        | Vorhand | C♠ D♠ K♠ B♠     |
        | Third   | 4♥ A♥ K♥ 3♥     |
        | Vorhand | 4♦ K♦ 2♦ 3♦     |
        | Second  | V VI VIII XII   |
        | Vorhand | XVI XVII XX II  |
        | Third   | III IV XIX XXI  |
        | Second  | IX XI XIV Sküs  |
        | Vorhand | I XIII XV XVIII |
      Then the Augen come to "Vorhand 19, Second 19, Third 14, Dealer 5"

  @clause:LUN-COUNTING-016
  Rule: In Fahren every player keeps and counts his own tricks, and few Augen are the aim

    Example: four piles
      Vorhand tricks 2, 4, 6, 8 and 11 for 9 + 0 + 5 + 0 + 5 = 19. Second tricks 1, 7 and 10 for 9 + 5 + 5 = 19.
      Third tricks 5 and 9 for 14 + 0 = 14. Dealer tricks 3 and 12 for 0 + 5 = 5.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 2♥ D♥ C♥ B♥     |
        | Second  | A♦ C♦ B♦ D♦     |
        | Vorhand | 7♠ 8♠ 9♠ 10♠    |
        | Dealer  | 7♣ 10♣ 9♣ 8♣    |
        | Vorhand | C♠ D♠ K♠ B♠     |
        | Third   | 4♥ A♥ K♥ 3♥     |
        | Vorhand | 4♦ K♦ 2♦ 3♦     |
        | Second  | V VI VIII XII   |
        | Vorhand | XVI XVII XX II  |
        | Third   | III IV XIX XXI  |
        | Second  | IX XI XIV Sküs  |
        | Vorhand | I XIII XV XVIII |
      Then the Augen come to "Vorhand 19, Second 19, Third 14, Dealer 5"
      And there is no partner
