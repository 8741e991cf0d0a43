Feature: Settling in Cent: Fahren

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-029
  Rule: After Fahren every two players compare their Augen

    @position
    Example: four players compare in six pairs
      30, 20, 12 and 9 Augen: Vorhand pays 20 to each of three, the second pays two and receives from one, and so on.
      Given Fahren is played
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -60, Second -20, Third +20, Dealer +60"

    @position
    Example: a player with middling Augen both pays and receives
      The third player has more than Vorhand and the second and fewer than the dealer: −20 − 20 + 20 = −20.
      Given Fahren is played
      And the Augen are "Vorhand 5, Second 12, Third 20, Dealer 31"
      When the deal is settled
      Then the payments are "Vorhand +60, Second +20, Third -20, Dealer -60"

    @position
    Example: five players compare in ten pairs
      Vorhand pays four times: −80. The second pays three times and receives once: −40. The third pays twice and
      receives twice: 0. The fourth pays once and receives three times: +40. The dealer receives four times: +80.
      Given a table of 5
      And Fahren is played
      And the Augen are "Vorhand 25, Second 18, Third 13, Fourth 9, Dealer 6"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -40, Third 0, Fourth +40, Dealer +80"

    @position
    Scenario Outline: every two compare, wherever the dealer sits
      Vorhand has the fewest: 3 × 20 = 60. Second has the most: −60. Third pays two and receives from Second: −20.
      Dealer pays Vorhand and receives from two: +20.
      Given the dealer is at seat <seat>
      And Fahren is played
      And the Augen are "Vorhand 5, Second 31, Third 20, Dealer 12"
      When the deal is settled
      Then the payments are "Vorhand +60, Second -60, Third -20, Dealer +20"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:LUN-SETTLING-030
  Rule: In a pair with unequal Augen the player with more of them pays, although by the letter the one with fewer would

    @position @dispute:fahren-who-pays
    Scenario Outline: two players with unequal Augen
      Vorhand 22, second 14, third 14, dealer 14: only the pairs with Vorhand are unequal, 20 each.
      Given the reading "<reading>" of "fahren-who-pays"
      And Fahren is played
      And the Augen are "Vorhand 22, Second 14, Third 14, Dealer 14"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | more    | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | fewer   | Vorhand +60, Second -20, Third -20, Dealer -20 |

    @position @dispute:fahren-who-pays
    Scenario Outline: a single Auge decides a pair
      The dealer has one more than the others. He said Kontra: 40 in each of his pairs.
      Given the reading "<reading>" of "fahren-who-pays"
      And Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 17, Second 17, Third 17, Dealer 18"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | more    | Vorhand +40, Second +40, Third +40, Dealer -120 |
        | fewer   | Vorhand -40, Second -40, Third -40, Dealer +120 |

  @clause:LUN-SETTLING-031
  Rule: In Fahren a pair is worth 20 Cent, 40 when one of the two said Kontra, 80 when both did

    @position
    Example: without Kontra every pair is worth 20
      Given Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 9, Second 30, Third 20, Dealer 12"
      When the deal is settled
      Then the payments are "Vorhand +60, Second -60, Third -20, Dealer +20"

    @position
    Example: one Kontra makes the pairs of its speaker worth 40
      Vorhand has the most and said Kontra: 3 × 40 = 120. The others compare for 20: second −20 −20, third +20 −20,
      dealer +20 +20, each of them with 40 from Vorhand.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -120, Second 0, Third +40, Dealer +80"

    @position
    Example: two Kontras make the pair of both speakers worth 80
      Vorhand and the dealer said Kontra. Vorhand 30, second 20, third 12, dealer 9. Vorhand pays 40 + 40 + 80 = 160.
      The second: +40 − 20 − 40 = −20. The third: +40 + 20 − 40 = +20. The dealer: +80 + 40 + 40 = +160.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -160, Second -20, Third +20, Dealer +160"

    @position
    Example: with Kontra from everybody every pair is worth 80
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Kontra, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -240, Second -80, Third +80, Dealer +240"

    @position
    Example: the Kontra of the one who wins the pair counts just as well
      The dealer has the fewest and said Kontra. Vorhand −20 − 20 − 40 = −80, second +20 − 20 − 40 = −40,
      third +20 + 20 − 40 = 0, dealer +40 + 40 + 40 = +120.
      Given Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -40, Third 0, Dealer +120"

  @clause:LUN-SETTLING-032
  Rule: A Kontra in Fahren binds only the pairs of its speaker, and nobody answers it

    @position @dispute:fahren-kontra-scope
    Scenario Outline: only Vorhand said Kontra
      Vorhand 12, second 30, third 20, dealer 9. Own pairs: Vorhand +40 +40 −40 = +40, second −40 −20 −20 = −80,
      third −40 +20 −20 = −40, dealer +40 +20 +20 = +80. The whole table: every pair 40.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 12, Second 30, Third 20, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand +40, Second -80, Third -40, Dealer +80   |
        | table     | Vorhand +40, Second -120, Third -40, Dealer +120 |
        | ladder    | Vorhand +40, Second -80, Third -40, Dealer +80   |

    @position
    Example: where the ladder is played, a Rekontra raises the pair once more
      Vorhand, third and dealer have 17 each and pay each other nothing; the second has 20. He answered Vorhand's
      Kontra: 20 × 4 = 80 to her, 20 each to the other two.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 17, Second 20, Third 17, Dealer 17"
      When the deal is settled
      Then the payments are "Vorhand +80, Second -120, Third +20, Dealer +20"

    @position @dispute:fahren-kontra-scope
    Scenario Outline: the second player after Vorhand's Kontra
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra"
      When Second is to announce with "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice                         |
        | own-pairs | Kontra, Gut!                   |
        | table     | Kontra, Gut!                   |
        | ladder    | Kontra, Rekontra Vorhand, Gut! |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: Vorhand and the dealer said Kontra
      Vorhand 30, second 20, third 12, dealer 9. Own pairs: Vorhand −40 −40 −80 = −160, second +40 −20 −40 = −20,
      third +40 +20 −40 = +20, dealer +80 +40 +40 = +160. The whole table: two Kontras make every pair 80.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand -160, Second -20, Third +20, Dealer +160 |
        | table     | Vorhand -240, Second -80, Third +80, Dealer +240 |
        | ladder    | Vorhand -160, Second -20, Third +20, Dealer +160 |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: three of four said Kontra
      Own pairs: Vorhand −80 −40 −80 = −200, second +80 −40 −80 = −40, third +40 +40 −40 = +40,
      dealer +80 +80 +40 = +200. The whole table: the third Kontra adds nothing, every pair is 80.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand -200, Second -40, Third +40, Dealer +200 |
        | table     | Vorhand -240, Second -80, Third +80, Dealer +240 |
        | ladder    | Vorhand -200, Second -40, Third +40, Dealer +200 |

    @position
    Example: where the ladder is played, a Rekontra touches no pair but that of the two
      Vorhand 30, second 20, third 12, dealer 9. The pair of Vorhand and the second is worth 80, Vorhand's others 40, the
      rest 20. Vorhand −80 −40 −40 = −160, second +80 −20 −20 = +40, third +40 +20 −20 = +40, dealer +40 +20 +20 = +80.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -160, Second +40, Third +40, Dealer +80"

    @position
    Example: where the ladder is played, a Superkontra raises the same pair again
      The pair of Vorhand and the second is worth 20 × 8 = 160. Vorhand −160 −40 −40 = −240,
      second +160 −20 −20 = +120, third +40 +20 −20 = +40, dealer +40 +20 +20 = +80.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "…"
        """
        Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Superkontra Second, Second Gut!,
        Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!
        """
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -240, Second +120, Third +40, Dealer +80"

    Scenario Outline: where the ladder is played, a Rekontra answers a Kontra, once and at the first opportunity
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand <vorhand>"
      And Second says "<second>"
      Then that is <verdict>

      Examples:
        | vorhand | second                            | verdict |
        | Kontra  | Rekontra Vorhand                  | allowed |
        | Gut!    | Rekontra Vorhand                  | refused |
        | Kontra  | Rekontra Vorhand + Rekontra Third | refused |

    Example: where the ladder is played, nobody says Rekontra to the same Kontra twice
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra"
      And Second says "Rekontra Vorhand + Rekontra Vorhand"
      Then that is refused

    Example: where the ladder is played, nobody answers his own Kontra
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Kontra + Rekontra Vorhand"
      Then that is refused

    Example: where the ladder is played, a Kontra that was let pass is not answered a circuit later
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra, Second Gut!, Third Rekontra Vorhand, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Vorhand"
      Then that is refused

    @position
    Scenario Outline: where the ladder is played, everybody is offered what is his to answer
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "<said>"
      When <player> is to announce with "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | said                                                                                         | player  | choice                         |
        | Vorhand Kontra, Second Kontra                                                                | Third   | Kontra, Rekontra Vorhand,      |
        | …                                                                                            |         | Rekontra Second, Gut!          |
        | Vorhand Kontra, Second Rekontra Vorhand                                                      | Third   | Kontra, Rekontra Vorhand, Gut! |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!                             | Vorhand | Superkontra Second, Gut!       |
        | Vorhand Kontra, Second Gut!, Third Rekontra Vorhand, Dealer Gut!, Vorhand Gut!               | Second  | Gut!                           |
        | Vorhand Gut!, Second Kontra, Third Gut!, Dealer Rekontra Second                              | Vorhand | Rekontra Second, Gut!          |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Superkontra Second | Second  | Gut!                           |

    Scenario Outline: where the ladder is played, nobody answers out of place
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "<said>"
      And <player> says "<words>"
      Then that is refused

      Examples:
        | said                                                                          | player  | words               |
        | Vorhand Kontra, Second Rekontra Vorhand                                       | Third   | Superkontra Second  |
        | Vorhand Kontra                                                                | Second  | Superkontra Vorhand |
        | Vorhand Kontra, Second Kontra                                                 | Third   | Rekontra Third      |
        | Vorhand Gut!, Second Kontra                                                   | Third   | Rekontra Vorhand    |
        | Vorhand Gut!, Second Kontra, Third Rekontra Second, Dealer Gut!, Vorhand Gut! | Second  | Rekontra Third      |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Rekontra Vorhand, Dealer Gut!  | Vorhand | Superkontra Dealer  |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: what Vorhand's Kontra lets the second player say, and what it costs
      Vorhand 12, second 30, third 20, dealer 9. Own pairs: Vorhand +40 +40 −40 = +40, second −40 −20 −20 = −80,
      third −40 +20 −20 = −40, dealer +40 +20 +20 = +80. The whole table: every pair 40.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra"
      When Second is to announce with "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣" in hand
      Then the choice is "<choice>"
      Given the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 12, Second 30, Third 20, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | choice                         | payments                                         |
        | own-pairs | Kontra, Gut!                   | Vorhand +40, Second -80, Third -40, Dealer +80   |
        | table     | Kontra, Gut!                   | Vorhand +40, Second -120, Third -40, Dealer +120 |
        | ladder    | Kontra, Rekontra Vorhand, Gut! | Vorhand +40, Second -80, Third -40, Dealer +80   |

  @clause:LUN-SETTLING-033
  Rule: Two players with equal Augen pay each other nothing

    @position
    Example: two players with the same Augen
      Second and third have 14 each and settle only with the others: Vorhand −60, second and third +20 − 20 = 0.
      Given Fahren is played
      And the Augen are "Vorhand 30, Second 14, Third 14, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -60, Second 0, Third 0, Dealer +60"

    @position
    Example: nobody pays when all have the same Augen
      7 Augen lie in the Talon, the rest is shared out evenly.
      Given Fahren is played
      And the Augen are "Vorhand 16, Second 16, Third 16, Dealer 16"
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a Kontra on both sides of an even pair brings nothing either
      Vorhand and the second player said Kontra and have 20 each. Third 17, dealer 14.
      Vorhand −40 −40 = −80, second −40 −40 = −80, third +40 +40 −20 = +60, dealer +40 +40 +20 = +100.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 20, Second 20, Third 17, Dealer 14"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -80, Third +60, Dealer +100"
