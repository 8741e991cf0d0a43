Feature: Settling in points: Kontra and its answers

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-042
  Rule: Each step of Kontra to the game doubles the amount for the game: Kontra 2, Rekontra 4, Subkontra 8 times

    @position
    Scenario Outline: the steps of Kontra to the game of a Rufer
      1 × 2, × 4, × 8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers              | game | payments                                   |
        | Kontra    | Second                | 2    | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Rekontra  | Second, Third         | 4    | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | Subkontra | Second, Third, Dealer | 8    | Vorhand +8, Second -8, Third +8, Dealer -8 |

    @position
    Scenario Outline: the steps of Kontra to the game of a Dreier that is lost
      −4 × 2, × 4, × 8.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                       |
        | Kontra    | Second                  | -8   | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | Rekontra  | Second, Vorhand         | -16  | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | Subkontra | Second, Vorhand, Dealer | -32  | Vorhand -96, Second +32, Third +32, Dealer +32 |

    @position
    Scenario Outline: the steps of Kontra to the game of a Farbensolo
      6 × 2, × 4, × 8.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                        |
        | Kontra    | Second                  | 12   | Vorhand +36, Second -12, Third -12, Dealer -12  |
        | Rekontra  | Second, Vorhand         | 24   | Vorhand +72, Second -24, Third -24, Dealer -24  |
        | Subkontra | Second, Vorhand, Dealer | 48   | Vorhand +144, Second -48, Third -48, Dealer -48 |

    @position
    Scenario Outline: the steps of Kontra to a Bettel that is lost
      −3 × 2, × 4, × 8, with each of the three.
      Given Vorhand plays a Bettel
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                       |
        | Kontra    | Second                  | -6   | Vorhand -18, Second +6, Third +6, Dealer +6    |
        | Rekontra  | Second, Vorhand         | -12  | Vorhand -36, Second +12, Third +12, Dealer +12 |
        | Subkontra | Second, Vorhand, Dealer | -24  | Vorhand -72, Second +24, Third +24, Dealer +24 |

    @position
    Example: Kontra to the game leaves the Boni alone
      −1 × 2 + 1 + 2 = 1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Trull | declarer | won     | no        |            |
        | Pagat | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Trull" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: without Kontra the game stays at its amount
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: Kontra to a Piccolo binds all three opponents
      −2 × 2 to each of the three.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: a Bettel won in spite of Kontra
      3 × 2 = 6 from each of the three.
      Given Vorhand holds "XIX XVIII X IX III A♥ 2♥ D♦ B♠ 8♠ 7♠ B♣"
      And Second holds "Sküs XIV XIII V K♥ C♥ B♦ 2♦ 4♦ K♠ D♣ 9♣"
      And Third holds "XX XVI VII I D♥ B♥ 3♥ K♦ A♦ D♠ 9♠ C♣"
      And Dealer holds "XVII XII XI VIII II 4♥ 3♦ C♠ 10♠ K♣ 10♣ 7♣"
      And the Talon is "XXI 8♣ IV" and "XV VI C♦"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX Sküs I II   |
        | Second  | 9♣ C♣ K♣ B♣     |
        | Dealer  | XVII XVIII V XX |
        | Third   | D♥ 4♥ 2♥ K♥     |
        | Second  | K♠ D♠ C♠ 7♠     |
        | Second  | XIII XVI VIII X |
        | Third   | K♦ 3♦ D♦ 4♦     |
        | Third   | VII XI IX XIV   |
        | Second  | 2♦ A♦ XII III   |
        | Dealer  | 10♣ 8♠ D♣ B♥    |
        | Second  | C♥ 3♥ 7♣ A♥     |
        | Second  | B♦ 9♠ 10♠ B♠    |
      Then it is nobody's turn
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: where each opponent doubles for himself, his own amount alone is doubled
      4 to the second player, 2 each to the others.
      Given the reading "each-alone" of "kontra-negative-contracts"
      And Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        |            | Third   |
        | Spiel | declarer | lost    | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand -8, Second +4, Third +2, Dealer +2"

    @position
    Example: where each opponent doubles for himself, the chains go to different heights
      3 × 4 = 12, 3 × 2 = 6 and 3.
      Given the reading "each-alone" of "kontra-negative-contracts"
      And Vorhand plays a Bettel
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | won     | no        | Second, Vorhand | Second  |
        | Spiel | declarer | won     | no        | Third           | Third   |
        | Spiel | declarer | won     | no        |                 | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +21, Second -12, Third -6, Dealer -3"

  @clause:KOE-SETTLING-043
  Rule: Each step of Kontra to an announced Bonus doubles that Bonus and nothing else

    @position
    Scenario Outline: the steps of Kontra to an announced Uhu
      4 × 2, × 4, × 8; the game stays at 1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                       |
        | Kontra    | Second                  | 8      | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Rekontra  | Second, Vorhand         | 16     | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Subkontra | Second, Vorhand, Dealer | 32     | Vorhand +33, Second -33, Third +33, Dealer -33 |

    @position
    Scenario Outline: the steps of Kontra to an announced Trull that fails
      −2 × 2, × 4, × 8; the game stays at 4.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                       |
        | Kontra    | Second                  | -4     | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | Rekontra  | Second, Vorhand         | -8     | Vorhand -12, Second +4, Third +4, Dealer +4    |
        | Subkontra | Second, Vorhand, Dealer | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position
    Scenario Outline: the steps of Kontra to the opponents' announced 4 Könige
      The declarer doubles what the second player announced.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | won     | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                 | amount | payments                                       |
        | Kontra    | Vorhand                  | -4     | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | Rekontra  | Vorhand, Second          | -8     | Vorhand -12, Second +4, Third +4, Dealer +4    |
        | Subkontra | Vorhand, Second, Vorhand | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position
    Scenario Outline: the steps of Kontra to an announced Valat that fails
      −32 × 2, × 4, × 8.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                           |
        | Kontra    | Second                  | -64    | Vorhand -180, Second +60, Third +60, Dealer +60    |
        | Rekontra  | Second, Vorhand         | -128   | Vorhand -372, Second +124, Third +124, Dealer +124 |
        | Subkontra | Second, Vorhand, Dealer | -256   | Vorhand -756, Second +252, Third +252, Dealer +252 |

    @position
    Example: Kontra to one Bonus touches no other
      1 + 4 + 2 × 2 + 2 = 11.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Uhu    | declarer | won     | yes       |            |
        | Trull  | declarer | won     | yes       | Dealer     |
        | Könige | declarer | won     | yes       |            |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And "Trull" brings the declarer 4 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @position
    Example: game and two Boni, each with its own steps
      2 × 2 − 2 × 4 + 2 × 2 = 0.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by      |
        | Spiel  | declarer | won     | no        | Second          |
        | Pagat  | declarer | lost    | yes       | Dealer, Vorhand |
        | Könige | declarer | won     | yes       | Second          |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -8 points
      And "Könige" brings the declarer 4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Bonus that nobody doubled
      −1 × 2 + 4 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Uhu   | declarer | won     | yes       |            |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Scenario Outline: every step to each Bonus that is made
      The game 1, and 2, for the Uhu 4, the Kakadu 6 and the Marabu 8, times 2, 4 and 8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | won     | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | doubled               | line | payments                                       |
        | Trull        | Dealer                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Trull        | Dealer, Third         | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Trull        | Dealer, Third, Second | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Könige       | Dealer                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Könige       | Dealer, Third         | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Könige       | Dealer, Third, Second | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | König ultimo | Dealer                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | König ultimo | Dealer, Third         | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | König ultimo | Dealer, Third, Second | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Pagat        | Dealer                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Pagat        | Dealer, Third         | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Pagat        | Dealer, Third, Second | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Kakadu       | Dealer                | 12   | Vorhand +13, Second -13, Third +13, Dealer -13 |
        | Kakadu       | Dealer, Third         | 24   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Kakadu       | Dealer, Third, Second | 48   | Vorhand +49, Second -49, Third +49, Dealer -49 |
        | Marabu       | Dealer                | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Marabu       | Dealer, Third         | 32   | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | Marabu       | Dealer, Third, Second | 64   | Vorhand +65, Second -65, Third +65, Dealer -65 |

    @position
    Scenario Outline: every step to each Bonus that fails
      The game 1 less 2, for the Uhu 4, the Kakadu 6 and the Marabu 8, times 2, 4 and 8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | doubled                 | line | payments                                       |
        | Könige       | Second                  | -4   | Vorhand -3, Second +3, Third -3, Dealer +3     |
        | Könige       | Second, Vorhand         | -8   | Vorhand -7, Second +7, Third -7, Dealer +7     |
        | Könige       | Second, Vorhand, Second | -16  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | König ultimo | Second                  | -4   | Vorhand -3, Second +3, Third -3, Dealer +3     |
        | König ultimo | Second, Vorhand         | -8   | Vorhand -7, Second +7, Third -7, Dealer +7     |
        | König ultimo | Second, Vorhand, Second | -16  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Pagat        | Second                  | -4   | Vorhand -3, Second +3, Third -3, Dealer +3     |
        | Pagat        | Second, Vorhand         | -8   | Vorhand -7, Second +7, Third -7, Dealer +7     |
        | Pagat        | Second, Vorhand, Second | -16  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Uhu          | Second                  | -8   | Vorhand -7, Second +7, Third -7, Dealer +7     |
        | Uhu          | Second, Vorhand         | -16  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Uhu          | Second, Vorhand, Second | -32  | Vorhand -31, Second +31, Third -31, Dealer +31 |
        | Kakadu       | Second                  | -12  | Vorhand -11, Second +11, Third -11, Dealer +11 |
        | Kakadu       | Second, Vorhand         | -24  | Vorhand -23, Second +23, Third -23, Dealer +23 |
        | Kakadu       | Second, Vorhand, Second | -48  | Vorhand -47, Second +47, Third -47, Dealer +47 |
        | Marabu       | Second                  | -16  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Marabu       | Second, Vorhand         | -32  | Vorhand -31, Second +31, Third -31, Dealer +31 |
        | Marabu       | Second, Vorhand, Second | -64  | Vorhand -63, Second +63, Third -63, Dealer +63 |

    @position
    Scenario Outline: every step to each Bonus of the opponents that fails
      The game 1 and 2, for the Uhu 4, the Kakadu 6 and the Marabu 8, times 2, 4 and 8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | <item> | opponents | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item   | doubled                | line | payments                                       |
        | Trull  | Vorhand                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Trull  | Vorhand, Second        | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Trull  | Vorhand, Second, Third | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Könige | Vorhand                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Könige | Vorhand, Second        | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Könige | Vorhand, Second, Third | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Pagat  | Vorhand                | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Pagat  | Vorhand, Second        | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Pagat  | Vorhand, Second, Third | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Uhu    | Vorhand                | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Uhu    | Vorhand, Second        | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Uhu    | Vorhand, Second, Third | 32   | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | Kakadu | Vorhand                | 12   | Vorhand +13, Second -13, Third +13, Dealer -13 |
        | Kakadu | Vorhand, Second        | 24   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Kakadu | Vorhand, Second, Third | 48   | Vorhand +49, Second -49, Third +49, Dealer -49 |
        | Marabu | Vorhand                | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Marabu | Vorhand, Second        | 32   | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | Marabu | Vorhand, Second, Third | 64   | Vorhand +65, Second -65, Third +65, Dealer -65 |

    @position @clause:KOE-SETTLING-050
    Example: what is settled stands in a line for each item, on the side whose it is
      The game −1 × 2 = −2, the Könige 2 × 4 = 8, the opponents' Uhu that failed 4, their Pagat −1, their Mondfang −1: 8
      in all.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item     | side      | outcome | announced | doubled by    |
        | Spiel    | declarer  | lost    | no        | Second        |
        | Könige   | declarer  | won     | yes       | Second, Third |
        | Uhu      | opponents | lost    | yes       |               |
        | Pagat    | opponents | won     | no        |               |
        | Mondfang | opponents | won     | no        |               |
      When the deal is settled
      Then these lines are settled:
        | item     | side      | brings |
        | Spiel    | declarer  | -2     |
        | Könige   | declarer  | 8      |
        | Uhu      | opponents | 4      |
        | Pagat    | opponents | -1     |
        | Mondfang | opponents | -1     |
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position @clause:KOE-SETTLING-050
    Example: where a point is worth something, lines and payments are told in it alike
      At 10 Cent a point: the game 1 × 10 = 10, the Uhu 4 × 2 × 10 = 80, the opponents' Trull −1 × 10.
      Given one Wertungspunkt is worth 10 Cent
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Uhu   | declarer  | won     | yes       | Dealer     |
        | Trull | opponents | won     | no        |            |
      When the deal is settled
      Then these lines are settled:
        | item  | side      | brings |
        | Spiel | declarer  | 10     |
        | Uhu   | declarer  | 80     |
        | Trull | opponents | -10    |
      And the payments are "Vorhand +80, Second -80, Third +80, Dealer -80"

    @position @clause:KOE-SETTLING-036
    Scenario Outline: every step to three birds that are made in a Solo
      In a Solo the announced birds bring 4 × 2 = 8, 6 × 2 = 12 and 8 × 2 = 16, each times 2, 4 or 8 by its steps.
      The game brings 2, 4 and 8: 2 + 16 + 48 + 128 = 194, 4 + 64 + 24 + 64 = 156, 8 + 32 + 96 + 32 = 168.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by  |
        | Spiel  | declarer | won     | no        | <Spiel by>  |
        | Uhu    | declarer | won     | yes       | <Uhu by>    |
        | Kakadu | declarer | won     | yes       | <Kakadu by> |
        | Marabu | declarer | won     | yes       | <Marabu by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Uhu" brings the declarer <Uhu> points
      And "Kakadu" brings the declarer <Kakadu> points
      And "Marabu" brings the declarer <Marabu> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <declarer>, Dealer <others>"

      Examples:
        | Spiel by      | Uhu by                  | Kakadu by             | Marabu by               | Spiel | Uhu | Kakadu | Marabu | declarer | others |
        |               | Second                  | Second, Third         | Dealer, Vorhand, Second | 2     | 16  | 48     | 128    | +194     | -194   |
        | Dealer        | Dealer, Vorhand, Dealer | Second                | Second, Vorhand         | 4     | 64  | 24     | 64     | +156     | -156   |
        | Second, Third | Dealer, Third           | Second, Third, Dealer | Dealer                  | 8     | 32  | 96     | 32     | +168     | -168   |

    @position @clause:KOE-SETTLING-037
    Scenario Outline: every step to three Boni that fail in a Solo Dreier that is lost
      In a Solo Dreier each of them costs 2 × 2 = 4, times 2, 4 or 8 by its steps: −8 − 16 − 32 = −56, whoever has which.
      The game costs 8, 16 and 32, so −64, −72 and −88 with each of three.
      Given Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by  |
        | Spiel  | declarer | lost    | no        | <Spiel by>  |
        | Trull  | declarer | lost    | yes       | <Trull by>  |
        | Könige | declarer | lost    | yes       | <Könige by> |
        | Pagat  | declarer | lost    | yes       | <Pagat by>  |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Trull" brings the declarer <Trull> points
      And "Könige" brings the declarer <Könige> points
      And "Pagat" brings the declarer <Pagat> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by        | Trull by                | Könige by              | Pagat by               | Spiel | Trull | Könige | Pagat | declarer | others |
        |                 | Second                  | Third, Vorhand         | Third, Vorhand, Dealer | -8    | -8    | -16    | -32   | -192     | +64    |
        | Third           | Dealer, Vorhand, Dealer | Second                 | Second, Vorhand        | -16   | -32   | -8     | -16   | -216     | +72    |
        | Second, Vorhand | Dealer, Vorhand         | Second, Vorhand, Third | Third                  | -32   | -16   | -32    | -8    | -264     | +88    |

  @clause:KOE-SETTLING-044
  Rule: Hirschkontra makes an item count 16 times

    @position
    Scenario Outline: Hirschkontra to the game of a Dreier
      4 × 16 = 64.
      Given the reading "<steps>" of "kontra-steps"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer 64 points
      And the payments are "Vorhand +192, Second -64, Third -64, Dealer -64"

      Examples:
        | steps        |
        | hirschkontra |
        | mordkontra   |

    @position
    Scenario Outline: Hirschkontra to an announced <case>
      Game <sum>.
      Given the reading "<steps>" of "kontra-steps"
      And Vorhand plays a <contract> calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by                       |
        | Spiel  | declarer | won     | no        |                                  |
        | <item> | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | steps        | case          | sum                     | contract | item  | points | payments                                           |
        | hirschkontra | Trull         | 1; Trull 2 × 16 = 32    | Rufer    | Trull | 32     | Vorhand +33, Second -33, Third +33, Dealer -33     |
        | mordkontra   | Trull         | 1; Trull 2 × 16 = 32    | Rufer    | Trull | 32     | Vorhand +33, Second -33, Third +33, Dealer -33     |
        | hirschkontra | Uhu in a Solo | 2; Uhu 4 × 2 × 16 = 128 | Solo     | Uhu   | 128    | Vorhand +130, Second -130, Third +130, Dealer -130 |
        | mordkontra   | Uhu in a Solo | 2; Uhu 4 × 2 × 16 = 128 | Solo     | Uhu   | 128    | Vorhand +130, Second -130, Third +130, Dealer -130 |

  @clause:KOE-SETTLING-045
  Rule: Mordkontra makes an item count 32 times, so that an announced Bonus reaches 64 times its silent value

    @position
    Example: Mordkontra to announced 4 Könige
      Game 1; 4 Könige 2 × 32 = 64, that is 64 times the silent 1.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | Könige | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Könige" brings the declarer 64 points
      And the payments are "Vorhand +65, Second -65, Third +65, Dealer -65"

    @position
    Example: Mordkontra to the game of a Dreier
      4 × 32 = 128.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer 128 points
      And the payments are "Vorhand +384, Second -128, Third -128, Dealer -128"

    @position
    Scenario Outline: Mordkontra to an announced <case>
      Game <sum>.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a <contract>
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | <item> | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum                         | contract    | item   | points | payments                                            |
        | Pagat Ultimo            | 4; Pagat Ultimo 2 × 32 = 64 | Dreier      | Pagat  | 64     | Vorhand +204, Second -68, Third -68, Dealer -68     |
        | Marabu in a Solo Dreier | 8; Marabu 8 × 2 × 32 = 512  | Solo Dreier | Marabu | 512    | Vorhand +1560, Second -520, Third -520, Dealer -520 |

  @clause:KOE-SETTLING-046
  Rule: The game itself reaches 32 times at Mordkontra, since nobody announces a game

    Background:
      Given the reading "mordkontra" of "kontra-steps"

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Rufer at Mordkontra
      1 × 32 or 1 × 64.
      Given the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                       |
        | times-32 | 32     | Vorhand +32, Second -32, Third +32, Dealer -32 |
        | times-64 | 64     | Vorhand +64, Second -64, Third +64, Dealer -64 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: <case> at Mordkontra
      Given the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome   | announced | doubled by                               |
        | Spiel | declarer | <outcome> | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | case                 | sum                | contract      | outcome | reading  | amount | payments                                           |
        | a Dreier lost        | −4 × 32 or −4 × 64 | Dreier        | lost    | times-32 | -128   | Vorhand -384, Second +128, Third +128, Dealer +128 |
        | a Dreier lost        | −4 × 32 or −4 × 64 | Dreier        | lost    | times-64 | -256   | Vorhand -768, Second +256, Third +256, Dealer +256 |
        | a Bettel             | 3 × 32 or 3 × 64   | Bettel        | won     | times-32 | 96     | Vorhand +288, Second -96, Third -96, Dealer -96    |
        | a Bettel             | 3 × 32 or 3 × 64   | Bettel        | won     | times-64 | 192    | Vorhand +576, Second -192, Third -192, Dealer -192 |
        | a Sechserdreier lost | −4 × 32 or −4 × 64 | Sechserdreier | lost    | times-32 | -128   | Vorhand -384, Second +128, Third +128, Dealer +128 |
        | a Sechserdreier lost | −4 × 32 or −4 × 64 | Sechserdreier | lost    | times-64 | -256   | Vorhand -768, Second +256, Third +256, Dealer +256 |

    @position
    Scenario Outline: announced 4 Könige at Mordkontra
      Game 1; 4 Könige 1 × 2 × 32 = 64 either way.
      Given the reading "<round>" of "game-at-mordkontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | Könige | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round    | amount | payments                                       |
        | times-32 | 64     | Vorhand +65, Second -65, Third +65, Dealer -65 |
        | times-64 | 64     | Vorhand +65, Second -65, Third +65, Dealer -65 |

    @position
    Scenario Outline: a Dreier at Hirschkontra
      4 × 16 = 64 either way.
      Given the reading "<round>" of "game-at-mordkontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round    | amount | payments                                        |
        | times-32 | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |
        | times-64 | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |
