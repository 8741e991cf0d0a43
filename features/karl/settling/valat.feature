Feature: Settling in points: Valat

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-022
  Rule: With a silent Valat the game counts four times its price, or eight times in a game that doubles a Valat

    @position
    Scenario Outline: <case> a silent Valat
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Trull | <side>   | won       | yes       |
        | Valat | <side>   | won       | no        |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case                          | sum               | outcome | side      | Valat | payments                                       |
        | a Rufer with                  | 5 × 4 + 10 = 30   | won     | declarer  | 20    | Vorhand +30, Second -30, Third +30, Dealer -30 |
        | the opponents of a Rufer make | −5 × 4 − 10 = −30 | lost    | opponents | -20   | Vorhand -30, Second +30, Third -30, Dealer +30 |

    @position
    Example: an Auch-Rufer with a silent Valat
      5 × 4 + 10 = 30.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 20 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Scenario Outline: <case> with a silent Valat
      20 × 4 = 80 from each of three.
      Given Vorhand plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And the payments are "Vorhand +240, Second -80, Third -80, Dealer -80"

      Examples:
        | case             | contract       |
        | a Dreier         | Dreier         |
        | a Sechser-Dreier | Sechser-Dreier |

    @position
    Example: a Dreier with a silent Valat and silent Könige
      20 × 4 + 5 = 85 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And "Könige" brings the declarer 5 points
      And the payments are "Vorhand +255, Second -85, Third -85, Dealer -85"

    @position
    Example: the opponents of a Dreier make a silent Valat
      −20 × 4 = −80 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @position
    Example: a silent Valat of a declarer whose König lay in the Talon
      5 × 4 + 10 = 30 from each of three.
      Given Second plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 20 points
      And the payments are "Vorhand -30, Second +90, Third -30, Dealer -30"

  @clause:KAR-SETTLING-024
  Rule: With an announced Valat that was made the game counts eight times its price, or sixteen times in a game that doubles a Valat

    @position
    Scenario Outline: <case> announced Valat
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Valat | <side>   | won       | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case                                | sum          | outcome | side      | Valat | payments                                       |
        | a Rufer with an                     | 5 × 8 = 40   | won     | declarer  | 40    | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | the opponents of a Rufer make their | −5 × 8 = −40 | lost    | opponents | -40   | Vorhand -40, Second +40, Third -40, Dealer +40 |

    @position
    Example: an Auch-Rufer with an announced Valat
      5 × 8 + 10 = 50.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position
    Scenario Outline: <case> with an announced Valat
      20 × 8 = 160 from each of three.
      Given Vorhand plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 160 points
      And the payments are "Vorhand +480, Second -160, Third -160, Dealer -160"

      Examples:
        | case             | contract       |
        | a Dreier         | Dreier         |
        | a Sechser-Dreier | Sechser-Dreier |

    @position
    Example: the opponents of a Dreier make their announced Valat
      −20 × 8 = −160 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -160 points
      And the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

    @position
    Example: an announced Valat of a declarer whose König lay in the Talon
      5 × 8 = 40 from each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

  @clause:KAR-SETTLING-025
  Rule: The Valat multiple takes the place of the game's price, bonuses stay single,
    and a Kontra to the game and one to the Valat each double it, both together fourfold.

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with a silent Valat, by each reading
      20 × 4 = 80; or 20 + 80 = 100; or 20 × 4 again, as nothing else was made.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +240, Second -80, Third -80, Dealer -80    |
        | adds           | Vorhand +300, Second -100, Third -100, Dealer -100 |
        | multiplies-all | Vorhand +240, Second -80, Third -80, Dealer -80    |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with a silent Valat and a silent Trull
      80 + 5 = 85; or 100 + 5 = 105; or (20 + 5) × 4 = 100.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +255, Second -85, Third -85, Dealer -85    |
        | adds           | Vorhand +315, Second -105, Third -105, Dealer -105 |
        | multiplies-all | Vorhand +300, Second -100, Third -100, Dealer -100 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with an announced Valat and announced Könige
      20 × 8 + 10 = 170; or 20 + 160 + 10 = 190; or (20 + 10) × 8 = 240.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +510, Second -170, Third -170, Dealer -170 |
        | adds           | Vorhand +570, Second -190, Third -190, Dealer -190 |
        | multiplies-all | Vorhand +720, Second -240, Third -240, Dealer -240 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Kontra to a Dreier with a silent Valat
      20 × 4 × 2 = 160; or 20 × 2 + 80 = 120, as the Kontra does not reach the Valat; or 20 × 2 × 4 = 160.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | adds           | Vorhand +360, Second -120, Third -120, Dealer -120 |
        | multiplies-all | Vorhand +480, Second -160, Third -160, Dealer -160 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Kontra to a Dreier with a silent Valat and a silent Trull
      160 + 5 = 165; or 120 + 5 = 125; or (40 + 5) × 4 = 180.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Trull | declarer | won     | no        |            |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +495, Second -165, Third -165, Dealer -165 |
        | adds           | Vorhand +375, Second -125, Third -125, Dealer -125 |
        | multiplies-all | Vorhand +540, Second -180, Third -180, Dealer -180 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Retour to a Dreier with a silent Valat
      20 × 4 × 4 = 320; or 20 × 4 + 80 = 160; or 20 × 4 × 4 = 320.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | won     | no        | Third, Vorhand |
        | Valat | declarer | won     | no        |                |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +960, Second -320, Third -320, Dealer -320 |
        | adds           | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | multiplies-all | Vorhand +960, Second -320, Third -320, Dealer -320 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Rufer <case> Valat, by each reading
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced   |
        | Spiel | declarer | won     | no          |
        | Trull | declarer | won     | yes         |
        | Valat | declarer | won     | <announced> |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case              | sum                 | announced | reading        | payments                                           |
        | with a silent     | 5 × 4 + 10 = 30     | no        | replaces       | Vorhand +30, Second -30, Third +30, Dealer -30     |
        | with a silent     | 5 + 5 × 4 + 10 = 35 | no        | adds           | Vorhand +35, Second -35, Third +35, Dealer -35     |
        | with a silent     | (5 + 10) × 4 = 60   | no        | multiplies-all | Vorhand +60, Second -60, Third +60, Dealer -60     |
        | with an announced | 5 × 8 + 10 = 50     | yes       | replaces       | Vorhand +50, Second -50, Third +50, Dealer -50     |
        | with an announced | 5 + 5 × 8 + 10 = 55 | yes       | adds           | Vorhand +55, Second -55, Third +55, Dealer -55     |
        | with an announced | (5 + 10) × 8 = 120  | yes       | multiplies-all | Vorhand +120, Second -120, Third +120, Dealer -120 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: the opponents' silent Valat with their silent Trull
      −5 × 4 × 2 − 5 = −45; or −5 × 2 − 20 − 5 = −35; or (−5 × 2 − 5) × 4 = −60.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Second     |
        | Trull | opponents | won     | no        |            |
        | Valat | opponents | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand -45, Second +45, Third -45, Dealer +45 |
        | adds           | Vorhand -35, Second +35, Third -35, Dealer +35 |
        | multiplies-all | Vorhand -60, Second +60, Third -60, Dealer +60 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: the opponents' announced Valat with Könige
      −160 − 5 = −165; or −20 − 160 − 5 = −185; or (−20 − 5) × 8 = −200.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand -495, Second +165, Third +165, Dealer +165 |
        | adds           | Vorhand -555, Second +185, Third +185, Dealer +185 |
        | multiplies-all | Vorhand -600, Second +200, Third +200, Dealer +200 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Valat beside an announced Trull that failed
      A card of the Trull stayed in the half that was left: 80 − 10 = 70; or 100 − 10 = 90; or (20 − 10) × 4 = 40.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | replaces       | Vorhand +210, Second -70, Third -70, Dealer -70 |
        | adds           | Vorhand +270, Second -90, Third -90, Dealer -90 |
        | multiplies-all | Vorhand +120, Second -40, Third -40, Dealer -40 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Solo-Rufer with a silent Valat and a silent Trull
      10 × 4 + 10 = 50; or 10 + 40 + 10 = 60; or (10 + 10) × 4 = 80.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand +50, Second -50, Third +50, Dealer -50 |
        | adds           | Vorhand +60, Second -60, Third +60, Dealer -60 |
        | multiplies-all | Vorhand +80, Second -80, Third +80, Dealer -80 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Farbensolo with a silent Valat and silent Könige
      25 × 8 + 10 = 210; or 25 + 200 + 10 = 235; or (25 + 10) × 8 = 280.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +630, Second -210, Third -210, Dealer -210 |
        | adds           | Vorhand +705, Second -235, Third -235, Dealer -235 |
        | multiplies-all | Vorhand +840, Second -280, Third -280, Dealer -280 |

    @position @dispute:valat-replaces-or-adds @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Scenario Outline: one Kontra for everything, with an announced Trull and an announced Valat
      Where game and announcements are doubled together a Kontra doubles everything once: (20 × 8 + 10) × 2 = 340; or
      (20 + 160 + 10) × 2 = 380; or (20 + 10) × 8 × 2 = 480; from each of three.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And the reading "one-for-all" of "kontra-levels"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Trull | declarer | won     | yes       | Second     |
        | Valat | declarer | won     | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                            |
        | replaces       | Vorhand +1020, Second -340, Third -340, Dealer -340 |
        | adds           | Vorhand +1140, Second -380, Third -380, Dealer -380 |
        | multiplies-all | Vorhand +1440, Second -480, Third -480, Dealer -480 |

    @position @clause:KAR-SETTLING-039 @clause:KAR-SETTLING-027
    Example: a Farbensolo in which one opponent doubled for himself, with a silent Valat
      25 × 8 = 200 from the others, and 200 × 2 = 400 from the dealer, whose Kontra is on the game.
      Given the reading "farbensolo-too" of "kontra-binding"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        |            | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        | Dealer     | Dealer  |
        | Valat | declarer | won     | no        |            | Second  |
        | Valat | declarer | won     | no        |            | Third   |
        | Valat | declarer | won     | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +800, Second -200, Third -200, Dealer -400"

    @position @clause:KAR-SETTLING-022 @clause:KAR-SETTLING-027
    Scenario Outline: how factors combine in a lost Sechser-Dreier is nothing to a Dreier
      20 × 4 × 2 = 160 to each of three in both readings.
      Given the reading "<round>" of "sechser-dreier-loss-doubling"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Dealer     |
        | Valat | opponents | won     | no        |            |
      When the deal is settled
      Then the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

      Examples:
        | round    |
        | multiply |
        | largest  |

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Scenario Outline: a Sechser-Dreier that is won has nothing to combine
      20 × 8 × 2 = 320 from each of three in both readings.
      Given the reading "<round>" of "sechser-dreier-loss-doubling"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Valat | declarer | won     | yes       |            |
      When the deal is settled
      Then the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

      Examples:
        | round    |
        | multiply |
        | largest  |

    @position @clause:KAR-SETTLING-039 @clause:KAR-SETTLING-027
    Example: where a Valat multiplies everything, Könige beside three accounts of a Farbensolo are multiplied once
      (25 + 10) × 8 = 280 from the others; (25 × 2 + 10) × 8 = 480 from the dealer, whose Kontra is on the game.
      Given the reading "farbensolo-too" of "kontra-binding"
      And the reading "multiplies-all" of "valat-replaces-or-adds"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by | against |
        | Spiel  | declarer | won     | no        |            | Second  |
        | Spiel  | declarer | won     | no        |            | Third   |
        | Spiel  | declarer | won     | no        | Dealer     | Dealer  |
        | Könige | declarer | won     | no        |            |         |
        | Valat  | declarer | won     | no        |            | Second  |
        | Valat  | declarer | won     | no        |            | Third   |
        | Valat  | declarer | won     | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +1040, Second -280, Third -280, Dealer -480"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Scenario Outline: Kontra <case> announced Valat
      <sum> from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by         |
        | Spiel | declarer | won     | no        | <Spiel doubled by> |
        | Valat | declarer | won     | yes       | <Valat doubled by> |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum                  | Spiel doubled by | Valat doubled by | Valat | payments                                            |
        | to an                  | 20 × 8 × 2 = 320     |                  | Dealer           | 320   | Vorhand +960, Second -320, Third -320, Dealer -320  |
        | to the game and to the | 20 × 8 × 2 × 2 = 640 | Second           | Second           | 640   | Vorhand +1920, Second -640, Third -640, Dealer -640 |

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-028
    Example: Retour to an announced Valat of the opponents
      −5 × 8 × 4 = −160.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by      |
        | Spiel | declarer  | lost    | no        |                 |
        | Valat | opponents | won     | yes       | Vorhand, Dealer |
      When the deal is settled
      Then "Valat" brings the declarer -160 points
      And the payments are "Vorhand -160, Second +160, Third -160, Dealer +160"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Example: Kontra to a bonus does not reach the Valat
      20 × 8 + 10 × 2 = 180 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Könige | declarer | won     | yes       | Third      |
        | Valat  | declarer | won     | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer 160 points
      And "Könige" brings the declarer 20 points
      And the payments are "Vorhand +540, Second -180, Third -180, Dealer -180"

    @position @clause:KAR-SETTLING-022
    Example: the opponents keep a bonus beside the declarer's Valat
      All three cards of the Trull stayed in the half that was left: 80 − 5 = 75 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand +225, Second -75, Third -75, Dealer -75"

  @clause:KAR-SETTLING-026
  Rule: With an announced Valat that failed the game counts as lost by the announcing side, at the multiple of an announced Valat
    Where both sides have announced one, each is settled by itself.

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Rufer <case> enough points
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Valat | declarer | lost      | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case    | sum                            | outcome | reading     | payments                                       |
        | with    | −5 × 8 = −40; or 5 − 40 = −35  | won     | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | with    | −5 × 8 = −40; or 5 − 40 = −35  | won     | beside-game | Vorhand -35, Second +35, Third -35, Dealer +35 |
        | without | −5 × 8 = −40; or −5 − 40 = −45 | lost    | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | without | −5 × 8 = −40; or −5 − 40 = −45 | lost    | beside-game | Vorhand -45, Second +45, Third -45, Dealer +45 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Dreier with enough points
      −20 × 8 = −160; or 20 − 160 = −140; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                           |
        | game-lost   | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | beside-game | Vorhand -420, Second +140, Third +140, Dealer +140 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: the opponents' announced Valat fails against a Rufer with enough points
      5 × 8 = 40; or 5 + 40 = 45.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | beside-game | Vorhand +45, Second -45, Third +45, Dealer -45 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: the opponents' announced Valat fails against a Rufer without enough points
      The opponents have lost the game all the same: 5 × 8 = 40; or −5 + 40 = 35.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | beside-game | Vorhand +35, Second -35, Third +35, Dealer -35 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-027
    Scenario Outline: Kontra to a Valat that fails
      −5 × 8 × 2 = −80; or 5 − 80 = −75.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -80, Second +80, Third -80, Dealer +80 |
        | beside-game | Vorhand -75, Second +75, Third -75, Dealer +75 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: a Trull announced beside a Valat that fails is made
      −160 + 10 = −150; or 20 − 160 + 10 = −130; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                           |
        | game-lost   | Vorhand -450, Second +150, Third +150, Dealer +150 |
        | beside-game | Vorhand -390, Second +130, Third +130, Dealer +130 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Solo-Rufer
      −10 × 8 = −80; or 10 − 80 = −70.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -80, Second +80, Third -80, Dealer +80 |
        | beside-game | Vorhand -70, Second +70, Third -70, Dealer +70 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-039
    Scenario Outline: an announced Valat fails <case>
      <sum> with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Valat | declarer | lost      | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case             | sum                                   | contract    | outcome | reading     | payments                                            |
        | in a Solo-Dreier | −40 × 16 = −640; or 40 − 640 = −600;  | Solo-Dreier | won     | game-lost   | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | in a Solo-Dreier | −40 × 16 = −640; or 40 − 640 = −600;  | Solo-Dreier | won     | beside-game | Vorhand -1800, Second +600, Third +600, Dealer +600 |
        | in a Farbensolo  | −25 × 16 = −400; or −25 − 400 = −425; | Farbensolo  | lost    | game-lost   | Vorhand -1200, Second +400, Third +400, Dealer +400 |
        | in a Farbensolo  | −25 × 16 = −400; or −25 − 400 = −425; | Farbensolo  | lost    | beside-game | Vorhand -1275, Second +425, Third +425, Dealer +425 |

    @position @clause:KAR-SETTLING-025 @clause:KAR-SETTLING-027
    Example: the lost game of a failed Valat at Kontra
      −5 × 8 × 2 = −80.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Valat | declarer | lost    | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -80, Second +80, Third -80, Dealer +80"

    @position @clause:KAR-SETTLING-040
    Example: a failed Valat of a declarer alone
      −5 × 8 = −40 with each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position @dispute:valat-announced-and-failed
    Scenario Outline: both sides announced a Valat, and neither made it
      −5 × 8 + 5 × 8 = 0, for each side has lost its own; or 5 − 40 + 40 = 5 where the game is won by its points.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | lost    | yes       |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | game-lost   | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | beside-game | Vorhand +5, Second -5, Third +5, Dealer -5 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-027
    Scenario Outline: both sides announced a Valat and neither made it, the declarer's at Kontra
      −5 × 8 × 2 + 5 × 8 = −40; or −5 − 80 + 40 = −45 where the game is lost by its points.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Valat | declarer  | lost    | yes       | Second     |
        | Valat | opponents | lost    | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | beside-game | Vorhand -45, Second +45, Third -45, Dealer +45 |

    @position @clause:KAR-SETTLING-024
    Scenario Outline: both sides announced a Valat, and the declarer's side made it
      20 × 8 for the one that was made and 20 × 8 for the one that failed: 320 from each of three in either reading.
      Given the reading "<round>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | yes       |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

      Examples:
        | round       |
        | game-lost   |
        | beside-game |
