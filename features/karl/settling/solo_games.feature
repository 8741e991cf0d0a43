Feature: Settling in points: solo games

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-033
  Rule: In a Solo-Rufer an announced bonus counts double once more

    @position @clause:KAR-SETTLING-023
    Scenario Outline: an announced <case> in a Solo-Rufer
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | <item> | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "<item>" brings the declarer <points> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case         | sum                   | item         | outcome | points | declarer | opponents |
        | Trull        | 10 + 5 × 2 × 2 = 30   | Trull        | won     | 20     | +30      | -30       |
        | Uhu fails    | 10 − 10 × 2 × 2 = −30 | Uhu          | lost    | -40    | -30      | +30       |
        | König Ultimo | 10 + 5 × 2 × 2 = 30   | König ultimo | won     | 20     | +30      | -30       |

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027
    Example: an announced Pagat of the opponents in a Solo-Rufer at Kontra
      −10 − 5 × 2 × 2 × 2 = −50; the game stays single.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Pagat | opponents | won     | yes       | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And "Pagat" brings the declarer -40 points
      And the payments are "Vorhand -50, Second +50, Third -50, Dealer +50"

    @position @clause:KAR-SETTLING-023
    Example: announced Könige of a declarer alone in a Solo-Rufer
      10 − 5 × 2 × 2 = −10 with each of three.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Könige" brings the declarer -20 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

  @clause:KAR-SETTLING-034
  Rule: In a Solo-Rufer a silent bonus counts double

    Background:
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third

    @position @clause:KAR-SETTLING-016
    Example: a silent Trull in a Solo-Rufer
      10 + 5 × 2 = 20.
      Given these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position @clause:KAR-SETTLING-019
    Example: a silent Uhu is lost in a Solo-Rufer
      10 − 10 × 2 = −10.
      Given these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Uhu" brings the declarer -20 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position @clause:KAR-SETTLING-017
    Example: silent Könige of the opponents in a Solo-Rufer
      −10 − 5 × 2 = −20.
      Given these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And "Könige" brings the declarer -10 points
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

    @position @clause:KAR-SETTLING-015 @clause:KAR-SETTLING-027
    Example: a silent König Ultimo in a Solo-Rufer at Kontra
      10 × 2 + 5 × 2 = 30.
      Given these items are to be settled:
        | item         | side     | outcome | announced | doubled by |
        | Spiel        | declarer | won     | no        | Second     |
        | König ultimo | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "König ultimo" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

  @clause:KAR-SETTLING-035
  Rule: In a Solo-Rufer a Valat is not doubled: 40, announced 80

    @position @clause:KAR-SETTLING-022
    Scenario Outline: <case> a Solo-Rufer
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Valat | <side>   | won       | no        |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case                                | sum           | outcome | side      | Valat | payments                                       |
        | a silent Valat in                   | 10 × 4 = 40   | won     | declarer  | 40    | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | the opponents' silent Valat against | −10 × 4 = −40 | lost    | opponents | -40   | Vorhand -40, Second +40, Third -40, Dealer +40 |

    @position @clause:KAR-SETTLING-024
    Example: an announced Valat in a Solo-Rufer
      10 × 8 = 80.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And the payments are "Vorhand +80, Second -80, Third +80, Dealer -80"

    @position @clause:KAR-SETTLING-022 @clause:KAR-SETTLING-034
    Example: a silent Valat beside a silent Trull in a Solo-Rufer
      10 × 4 + 5 × 2 = 50; only the Trull is doubled.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position @clause:KAR-SETTLING-026
    Example: an announced Valat of a declarer alone fails in a Solo-Rufer
      −10 × 8 = −80 with each of three.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

  @clause:KAR-SETTLING-036
  Rule: In a Solo-Dreier an announced bonus counts double once more

    @position @clause:KAR-SETTLING-023
    Scenario Outline: an announced <case> in a Solo-Dreier
      <sum> of three.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | <item> | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case         | sum                             | item   | outcome | points | payments                                        |
        | Trull        | 40 + 5 × 2 × 2 = 60 from each   | Trull  | won     | 20     | Vorhand +180, Second -60, Third -60, Dealer -60 |
        | Kakadu fails | 40 − 15 × 2 × 2 = −20 with each | Kakadu | lost    | -60    | Vorhand -60, Second +20, Third +20, Dealer +20  |

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-028
    Example: an announced Pagat of the opponents in a Solo-Dreier at Retour
      −40 − 5 × 2 × 2 × 4 = −120 with each of three.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by      |
        | Spiel | declarer  | lost    | no        |                 |
        | Pagat | opponents | won     | yes       | Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Pagat" brings the declarer -80 points
      And the payments are "Vorhand -360, Second +120, Third +120, Dealer +120"

  @clause:KAR-SETTLING-037
  Rule: In a Solo-Dreier a silent bonus counts double

    @position @clause:KAR-SETTLING-017
    Example: silent Könige in a Solo-Dreier
      40 + 5 × 2 = 50 from each of three.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "Könige" brings the declarer 10 points
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

    @position @clause:KAR-SETTLING-018
    Example: a silent Pagat is lost in a Solo-Dreier
      40 − 5 × 2 = 30 from each of three.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-027
    Example: a silent Trull of the opponents in a Solo-Dreier at Kontra
      −40 × 2 − 5 × 2 = −90 with each of three; the game is not doubled for being a Solo.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Third      |
        | Trull | opponents | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And "Trull" brings the declarer -10 points
      And the payments are "Vorhand -270, Second +90, Third +90, Dealer +90"

    @position @clause:KAR-SETTLING-021
    Example: a silent Wildsau in a Solo-Dreier
      −40 + 20 × 2 = 0.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Wildsau | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Wildsau" brings the declarer 40 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KAR-SETTLING-038
  Rule: In a Farbensolo alle Könige count double, announced or silent

    @position @dispute:farbensolo-bonuses-doubled @clause:KAR-SETTLING-023
    Scenario Outline: announced Könige in a Farbensolo
      25 + 5 × 2 × 2 = 45; or 25 + 10 = 35; from each of three.
      Given the reading "<reading>" of "farbensolo-bonuses-doubled"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | doubled | Vorhand +135, Second -45, Third -45, Dealer -45 |
        | single  | Vorhand +105, Second -35, Third -35, Dealer -35 |

    @position @dispute:farbensolo-bonuses-doubled @clause:KAR-SETTLING-017
    Scenario Outline: silent Könige in a Farbensolo
      25 + 5 × 2 = 35; or 25 + 5 = 30; from each of three.
      Given the reading "<reading>" of "farbensolo-bonuses-doubled"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | doubled | Vorhand +105, Second -35, Third -35, Dealer -35 |
        | single  | Vorhand +90, Second -30, Third -30, Dealer -30  |

    @position @dispute:farbensolo-bonuses-doubled @clause:KAR-SETTLING-023
    Scenario Outline: announced Könige fail in a Farbensolo
      25 − 20 = 5; or 25 − 10 = 15; from each of three.
      Given the reading "<reading>" of "farbensolo-bonuses-doubled"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | doubled | Vorhand +15, Second -5, Third -5, Dealer -5    |
        | single  | Vorhand +45, Second -15, Third -15, Dealer -15 |

    @position @dispute:farbensolo-bonuses-doubled @clause:KAR-SETTLING-017
    Scenario Outline: silent Könige of the opponents in a Farbensolo
      −25 − 10 = −35; or −25 − 5 = −30; with each of three.
      Given the reading "<reading>" of "farbensolo-bonuses-doubled"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | doubled | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | single  | Vorhand -90, Second +30, Third +30, Dealer +30  |

    @position @dispute:farbensolo-bonuses-doubled @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027
    Scenario Outline: announced Könige of the opponents in a Farbensolo at Kontra
      −25 + 20 × 2 = 15; or −25 + 10 × 2 = −5; with each of three.
      Given the reading "<reading>" of "farbensolo-bonuses-doubled"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | lost    | no        |            |
        | Könige | opponents | lost    | yes       | Vorhand    |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | doubled | Vorhand +45, Second -15, Third -15, Dealer -15 |
        | single  | Vorhand -15, Second +5, Third +5, Dealer +5    |

  @clause:KAR-SETTLING-039
  Rule: In a Solo-Dreier and in a Farbensolo a Valat is doubled, made or failed: eight times the price, announced sixteen times

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-022
    Scenario Outline: a silent Valat in a Farbensolo
      25 × 8 = 200; or 25 × 4 = 100; from each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | doubled | Vorhand +600, Second -200, Third -200, Dealer -200 |
        | single  | Vorhand +300, Second -100, Third -100, Dealer -100 |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-024
    Scenario Outline: an announced Valat in a Farbensolo
      25 × 16 = 400; or 25 × 8 = 200; from each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                            |
        | doubled | Vorhand +1200, Second -400, Third -400, Dealer -400 |
        | single  | Vorhand +600, Second -200, Third -200, Dealer -200  |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-022
    Scenario Outline: a silent Valat in a Solo-Dreier
      40 × 8 = 320; or 40 × 4 = 160; from each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | doubled | Vorhand +960, Second -320, Third -320, Dealer -320 |
        | single  | Vorhand +480, Second -160, Third -160, Dealer -160 |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-024
    Scenario Outline: an announced Valat in a Solo-Dreier
      40 × 16 = 640; or 40 × 8 = 320; from each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                            |
        | doubled | Vorhand +1920, Second -640, Third -640, Dealer -640 |
        | single  | Vorhand +960, Second -320, Third -320, Dealer -320  |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-026
    Scenario Outline: an announced Valat fails in a Solo-Dreier, doubled or not
      −40 × 16 = −640; or −40 × 8 = −320; with each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                            |
        | doubled | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | single  | Vorhand -960, Second +320, Third +320, Dealer +320  |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-022
    Scenario Outline: the opponents' silent Valat against a Farbensolo
      −25 × 8 = −200; or −25 × 4 = −100; with each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | doubled | Vorhand -600, Second +200, Third +200, Dealer +200 |
        | single  | Vorhand -300, Second +100, Third +100, Dealer +100 |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Scenario Outline: the opponents' announced Valat against a Solo-Dreier at Kontra
      −40 × 16 × 2 = −1280; or −40 × 8 × 2 = −640; with each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Valat | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                               |
        | doubled | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |
        | single  | Vorhand -1920, Second +640, Third +640, Dealer +640    |

    @position @dispute:valat-doubled-in-solo-games @clause:KAR-SETTLING-022 @clause:KAR-SETTLING-037
    Scenario Outline: a silent Valat beside a silent Trull in a Solo-Dreier
      320 + 5 × 2 = 330; or 160 + 10 = 170; the Trull is doubled in both; from each of three.
      Given the reading "<reading>" of "valat-doubled-in-solo-games"
      And Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | doubled | Vorhand +990, Second -330, Third -330, Dealer -330 |
        | single  | Vorhand +510, Second -170, Third -170, Dealer -170 |
