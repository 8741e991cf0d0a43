Feature: Settling in points: Valat

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-009
  Rule: In the normal game a silent Valat counts 6 points

    @position
    Example: a silent Valat of Vorhand's side
      1 + 1 + 6 = 8.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 6 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: a silent Valat of the opponents
      −1 − 1 − 6 = −8.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -6 points
      And the payments are "Vorhand -8, Second -8, Third +8, Dealer +8"

    @position
    Scenario Outline: a silent Valat in every reading
      1 + 1 + 6 = 8; six times 1 is 6 too.
      Given the reading "<round>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round            | payments                                   |
        | points           | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple         | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple-doubled | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple-kontra  | Vorhand +8, Second -8, Third +8, Dealer -8 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat beside a Kontra to the game
      1 × 2 + 1 + 6 = 9; with the game's Kontra in it 2 + 1 + 6 × 2 = 15.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple         | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple-doubled | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple-kontra  | Vorhand +15, Second -15, Third +15, Dealer -15 |

    Example: a silent Valat in a deal whose game was doubled
      1 × 2 + 1 + 6 = 9: the Kontra is to the game alone.
      Vorhand and Third take every trick: 7 + 4 + 8 + 16 + 9 + 8 + 14 + 5 + 10 + 7 = 88 Augen.
      Given Vorhand holds "Sküs XXI XIX XVIII XVII X IX VI IV 10♠"
      And Second holds "XIII XII VIII K♥ A♥ A♦ K♠ D♠ K♣ C♣"
      And Third holds "XX XVI XV XIV VII I D♥ C♥ B♦ 10♣"
      And Dealer holds "XI V B♥ K♦ D♦ C♦ C♠ B♠ D♣ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | 10♠ D♠ VII B♠   |
        | Third   | XX XI XVIII XII |
        | Third   | XVI V Sküs XIII |
        | Vorhand | XXI VIII I K♦   |
        | Vorhand | XIX K♥ XV B♣    |
        | Vorhand | XVII C♣ XIV C♦  |
        | Vorhand | X K♠ D♥ D♣      |
        | Vorhand | VI A♦ 10♣ D♦    |
        | Vorhand | IX K♣ B♦ B♥     |
        | Vorhand | IV A♥ C♥ C♠     |
      Then these items are scored:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | no        |            |
      And "Valat" brings the declarer 6 points
      And the payments are "Vorhand +9, Second -9, Third +9, Dealer -9"

  @clause:ZWA-SETTLING-010
  Rule: In the normal game an announced Valat counts 12 points

    Background:
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third

    @position
    Example: an announced Valat made
      1 + 1 + 12 = 14.
      Given these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 12 points
      And the payments are "Vorhand +14, Second -14, Third +14, Dealer -14"

    @position
    Scenario Outline: an announced <case> failed
      Given these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Valat | <side>   | lost      | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum          | outcome | side      | Valat | payments                                       |
        | Valat                  | 1 − 12 = −11 | won     | declarer  | -12   | Vorhand -11, Second +11, Third -11, Dealer +11 |
        | Valat of the opponents | −1 + 12 = 11 | lost    | opponents | 12    | Vorhand +11, Second -11, Third +11, Dealer -11 |

    @position
    Scenario Outline: an announced Valat in every reading
      1 + 1 + 12 = 14; twelve times 1 is 12 too.
      Given the reading "<round>" of "valat-tariff"
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round            | payments                                       |
        | points           | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple         | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple-doubled | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple-kontra  | Vorhand +14, Second -14, Third +14, Dealer -14 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat with Kontra to it and to the game
      2 + 1 + 12 × 2 = 27; with the game's Kontra in it 2 + 1 + 12 × 2 × 2 = 51.
      Given the reading "<reading>" of "valat-tariff"
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple         | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple-doubled | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple-kontra  | Vorhand +51, Second -51, Third +51, Dealer -51 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat failed beside a Kontra to the game
      −1 × 2 − 12 = −14; with the game's Kontra in it −2 − 12 × 2 = −26.
      Given the reading "<reading>" of "valat-tariff"
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Valat | declarer | lost    | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple         | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple-doubled | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple-kontra  | Vorhand -26, Second +26, Third -26, Dealer +26 |

    @position
    Scenario Outline: an announced Valat where other announced amounts are doubled again
      1 + 1 + 12 = 14 in both.
      Given the reading "<round>" of "announced-value-once"
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                       |
        | contained | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | doubled   | Vorhand +14, Second -14, Third +14, Dealer -14 |

  @clause:ZWA-SETTLING-011
  Rule: In a Farbensolo too a silent Valat counts 6 points, an announced one 12

    @position
    Scenario Outline: <case> Valat in a Farbensolo
      <sum> with each of the three.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced   |
        | Spiel   | declarer | won     | no          |
        | Absolut | declarer | won     | no          |
        | Valat   | declarer | won     | <announced> |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case         | sum             | announced | Valat | payments                                       |
        | a silent     | 4 + 1 + 6 = 11  | no        | 6     | Vorhand +33, Second -11, Third -11, Dealer -11 |
        | an announced | 4 + 1 + 12 = 17 | yes       | 12    | Vorhand +51, Second -17, Third -17, Dealer -17 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Farbensolo by its reading
      4 + 1 + 6 = 11, or 4 + 1 + 6 × 4 = 29.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +33, Second -11, Third -11, Dealer -11 |
        | multiple         | Vorhand +87, Second -29, Third -29, Dealer -29 |
        | multiple-doubled | Vorhand +87, Second -29, Third -29, Dealer -29 |
        | multiple-kontra  | Vorhand +87, Second -29, Third -29, Dealer -29 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Farbensolo with Kontra to the game
      8 + 1 + 12 = 21, or 8 + 1 + 12 × 4 = 57, or 8 + 1 + 12 × 8 = 105.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand +63, Second -21, Third -21, Dealer -21     |
        | multiple         | Vorhand +171, Second -57, Third -57, Dealer -57    |
        | multiple-doubled | Vorhand +171, Second -57, Third -57, Dealer -57    |
        | multiple-kontra  | Vorhand +315, Second -105, Third -105, Dealer -105 |

    @position @dispute:valat-tariff
    Scenario Outline: a failed announced Valat in a Farbensolo
      −4 − 12 = −16, or −4 − 48 = −52.
      Given the reading "<reading>" of "valat-tariff"
      And Third plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +16, Second +16, Third -48, Dealer +16  |
        | multiple         | Vorhand +52, Second +52, Third -156, Dealer +52 |
        | multiple-doubled | Vorhand +52, Second +52, Third -156, Dealer +52 |
        | multiple-kontra  | Vorhand +52, Second +52, Third -156, Dealer +52 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Farbensolo with Kontra to the game
      8 + 1 + 6 = 15, or 8 + 1 + 6 × 4 = 33, or 8 + 1 + 6 × 8 = 57.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +45, Second -15, Third -15, Dealer -15  |
        | multiple         | Vorhand +99, Second -33, Third -33, Dealer -33  |
        | multiple-doubled | Vorhand +99, Second -33, Third -33, Dealer -33  |
        | multiple-kontra  | Vorhand +171, Second -57, Third -57, Dealer -57 |

  @clause:ZWA-SETTLING-012
  Rule: In a Solo a silent Valat counts 12 points, an announced one 24

    @position
    Scenario Outline: <case> Valat in a Solo
      <sum> with each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced   |
        | Spiel   | declarer | won     | no          |
        | Absolut | declarer | won     | no          |
        | Valat   | declarer | won     | <announced> |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case         | sum                    | announced | Valat | payments                                       |
        | a silent     | 4 + 1 × 2 + 6 × 2 = 18 | no        | 12    | Vorhand +54, Second -18, Third -18, Dealer -18 |
        | an announced | 4 + 2 + 12 × 2 = 30    | yes       | 24    | Vorhand +90, Second -30, Third -30, Dealer -30 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Solo by its reading
      4 + 2 + 12 = 18, or 4 + 2 + 6 × 4 = 30, or 4 + 2 + 48 = 54.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +54, Second -18, Third -18, Dealer -18  |
        | multiple         | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | multiple-doubled | Vorhand +162, Second -54, Third -54, Dealer -54 |
        | multiple-kontra  | Vorhand +90, Second -30, Third -30, Dealer -30  |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Solo by its reading
      4 + 2 + 24 = 30, or 4 + 2 + 48 = 54, or 4 + 2 + 96 = 102.
      Given the reading "<reading>" of "valat-tariff"
      And Dealer plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand -30, Second -30, Third -30, Dealer +90     |
        | multiple         | Vorhand -54, Second -54, Third -54, Dealer +162    |
        | multiple-doubled | Vorhand -102, Second -102, Third -102, Dealer +306 |
        | multiple-kontra  | Vorhand -54, Second -54, Third -54, Dealer +162    |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Solo with Kontra to the game
      8 + 2 + 24 = 34, or 8 + 2 + 48 = 58, or 8 + 2 + 96 = 106 in the last two.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Third      |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand +102, Second -34, Third -34, Dealer -34    |
        | multiple         | Vorhand +174, Second -58, Third -58, Dealer -58    |
        | multiple-doubled | Vorhand +318, Second -106, Third -106, Dealer -106 |
        | multiple-kontra  | Vorhand +318, Second -106, Third -106, Dealer -106 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Solo that counts 5
      5 + 2 + 12 = 19, or 5 + 2 + 30 = 37, or 5 + 2 + 60 = 67, with each of the three.
      Given the reading "<reading>" of "valat-tariff"
      And the reading "five" of "solo-value"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +57, Second -19, Third -19, Dealer -19  |
        | multiple         | Vorhand +111, Second -37, Third -37, Dealer -37 |
        | multiple-doubled | Vorhand +201, Second -67, Third -67, Dealer -67 |
        | multiple-kontra  | Vorhand +111, Second -37, Third -37, Dealer -37 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Solo with Kontra to the game
      8 + 2 + 12 = 22, or 8 + 2 + 6 × 4 = 34, or 8 + 2 + 6 × 8 = 58 in the last two.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Third      |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +66, Second -22, Third -22, Dealer -22  |
        | multiple         | Vorhand +102, Second -34, Third -34, Dealer -34 |
        | multiple-doubled | Vorhand +174, Second -58, Third -58, Dealer -58 |
        | multiple-kontra  | Vorhand +174, Second -58, Third -58, Dealer -58 |
