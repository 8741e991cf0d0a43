Feature: Settling in points: Kontra and Retour

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-027
  Rule: A Kontra doubles its item

    @position
    Scenario Outline: Kontra to a Rufer <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced | doubled by   |
        | Spiel | declarer | <outcome> | no        | <doubled by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case         | sum          | outcome | doubled by | Spiel | payments                                       |
        | that is won  | 5 × 2 = 10   | won     | Second     | 10    | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | that is lost | −5 × 2 = −10 | lost    | Dealer     | -10   | Vorhand -10, Second +10, Third -10, Dealer +10 |

    @position
    Example: Kontra to a Dreier that is lost
      −20 × 2 = −40 with each of three, whoever said it.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: Kontra to a Farbensolo that is won
      25 × 2 = 50 from each of three.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 50 points
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

    @position @clause:KAR-SETTLING-023
    Example: Kontra to the game leaves an announced Uhu alone
      5 × 2 + 20 = 30.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Uhu   | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position @clause:KAR-SETTLING-023
    Example: Kontra to an announced Uhu leaves the game alone
      5 − 20 × 2 = −35.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer -40 points
      And the payments are "Vorhand -35, Second +35, Third -35, Dealer +35"

    @position @clause:KAR-SETTLING-023
    Example: the declarer's Kontra to an announcement of the opponents
      5 + 10 × 2 = 25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Pagat | opponents | lost    | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 20 points
      And the payments are "Vorhand +25, Second -25, Third +25, Dealer -25"

    @position @clause:KAR-SETTLING-023
    Example: the partner's Kontra to an announcement that is made
      −5 − 10 × 2 = −25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Trull | opponents | won     | yes       | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Trull" brings the declarer -20 points
      And the payments are "Vorhand -25, Second +25, Third -25, Dealer +25"

    @position @clause:KAR-SETTLING-023
    Example: game and announcement are doubled each by itself
      −5 × 2 − 30 × 2 = −70.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | lost    | no        | Second     |
        | Kakadu | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And "Kakadu" brings the declarer -60 points
      And the payments are "Vorhand -70, Second +70, Third -70, Dealer +70"

    @position
    Example: Kontra leaves what is silent alone
      20 × 2 + 5 − 5 = 40 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Trull | declarer | won     | no        |            |
        | Pagat | declarer | lost    | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "Trull" brings the declarer 5 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: Kontra to a Solo-Dreier
      −40 × 2 = −80 with each of three.
      Given Dealer plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And the payments are "Vorhand +80, Second +80, Third +80, Dealer -240"

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Kontra to each announcement that is made
      The game 5, and the announced amount × 2: 10 × 2 = 20, for the Uhu 20 × 2 = 40, for the Kakadu 60, for the Wildsau 80.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                       |
        | König ultimo | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Trull        | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Könige       | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Pagat        | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Uhu          | 40   | Vorhand +45, Second -45, Third +45, Dealer -45 |
        | Kakadu       | 60   | Vorhand +65, Second -65, Third +65, Dealer -65 |
        | Wildsau      | 80   | Vorhand +85, Second -85, Third +85, Dealer -85 |

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Kontra to each announcement that the opponents do not make
      The game 5, and the announced amount × 2 from whoever announced in vain.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | <item> | opponents | lost    | yes       | Vorhand    |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                       |
        | König ultimo | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Trull        | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Könige       | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Pagat        | 20   | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | Uhu          | 40   | Vorhand +45, Second -45, Third +45, Dealer -45 |
        | Kakadu       | 60   | Vorhand +65, Second -65, Third +65, Dealer -65 |
        | Wildsau      | 80   | Vorhand +85, Second -85, Third +85, Dealer -85 |

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Kontra to each announcement that is not made
      5 less the announced amount × 2: 5 − 20 = −15, for the Uhu 5 − 40, for the Kakadu 5 − 60, for the Wildsau 5 − 80.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                       |
        | König ultimo | -20  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Trull        | -20  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Könige       | -20  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Pagat        | -20  | Vorhand -15, Second +15, Third -15, Dealer +15 |
        | Uhu          | -40  | Vorhand -35, Second +35, Third -35, Dealer +35 |
        | Kakadu       | -60  | Vorhand -55, Second +55, Third -55, Dealer +55 |
        | Wildsau      | -80  | Vorhand -75, Second +75, Third -75, Dealer +75 |

  @clause:KAR-SETTLING-028
  Rule: A Retour makes its item worth four times as much

    @position
    Scenario Outline: <Retour>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced | doubled by   |
        | Spiel | declarer | <outcome> | no        | <doubled by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | Retour                                       | sum          | outcome | doubled by      | Spiel | payments                                       |
        | Retour to a Rufer that is won                | 5 × 4 = 20   | won     | Second, Vorhand | 20    | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | the partner's Retour to a Rufer that is lost | −5 × 4 = −20 | lost    | Second, Third   | -20   | Vorhand -20, Second +20, Third -20, Dealer +20 |

    @position
    Example: Retour to a Dreier that is lost
      −20 × 4 = −80 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | lost    | no        | Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @position @clause:KAR-SETTLING-023
    Example: Retour to an announced Kakadu
      5 + 30 × 4 = 125.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by    |
        | Spiel  | declarer | won     | no        |               |
        | Kakadu | declarer | won     | yes       | Dealer, Third |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer 120 points
      And the payments are "Vorhand +125, Second -125, Third +125, Dealer -125"

    @position @clause:KAR-SETTLING-023
    Example: Retour of the opponents to their announced Pagat
      5 + 10 × 4 = 45.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by    |
        | Spiel | declarer  | won     | no        |               |
        | Pagat | opponents | lost    | yes       | Third, Second |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 40 points
      And the payments are "Vorhand +45, Second -45, Third +45, Dealer -45"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027
    Example: Retour to the game beside Kontra to an announcement
      −5 × 4 + 10 × 2 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | lost    | no        | Second, Vorhand |
        | Trull | declarer | won     | yes       | Second          |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Trull" brings the declarer 20 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position @clause:KAR-SETTLING-029
    Example: Retour to a Piccolo in one account
      10 × 4 = 40 from the second player, 10 each from the others.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | won     | no        | Second, Vorhand | Second  |
        | Spiel | declarer | won     | no        |                 | Third   |
        | Spiel | declarer | won     | no        |                 | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -40, Third -10, Dealer -10"

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Retour to each announcement that is made
      The game 5, and the announced amount × 4: 10 × 4 = 40, for the Uhu 20 × 4 = 80, for the Kakadu 120, for the Wildsau 160.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by      |
        | Spiel  | declarer | won     | no        |                 |
        | <item> | declarer | won     | yes       | Dealer, Vorhand |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                           |
        | König ultimo | 40   | Vorhand +45, Second -45, Third +45, Dealer -45     |
        | Trull        | 40   | Vorhand +45, Second -45, Third +45, Dealer -45     |
        | Könige       | 40   | Vorhand +45, Second -45, Third +45, Dealer -45     |
        | Pagat        | 40   | Vorhand +45, Second -45, Third +45, Dealer -45     |
        | Uhu          | 80   | Vorhand +85, Second -85, Third +85, Dealer -85     |
        | Kakadu       | 120  | Vorhand +125, Second -125, Third +125, Dealer -125 |
        | Wildsau      | 160  | Vorhand +165, Second -165, Third +165, Dealer -165 |

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Retour to each announcement that is not made
      5 less the announced amount × 4: 5 − 40 = −35, for the Uhu 5 − 80, for the Kakadu 5 − 120, for the Wildsau 5 − 160.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by    |
        | Spiel  | declarer | won     | no        |               |
        | <item> | declarer | lost    | yes       | Second, Third |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                           |
        | König ultimo | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Trull        | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Könige       | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Pagat        | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Uhu          | -80  | Vorhand -75, Second +75, Third -75, Dealer +75     |
        | Kakadu       | -120 | Vorhand -115, Second +115, Third -115, Dealer +115 |
        | Wildsau      | -160 | Vorhand -155, Second +155, Third -155, Dealer +155 |

    @position @clause:KAR-SETTLING-023
    Scenario Outline: Retour to each announcement that the opponents make
      5 less the announced amount × 4, for the opponents made what they announced.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by    |
        | Spiel  | declarer  | won     | no        |               |
        | <item> | opponents | won     | yes       | Third, Dealer |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item         | line | payments                                           |
        | König ultimo | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Trull        | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Könige       | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Pagat        | -40  | Vorhand -35, Second +35, Third -35, Dealer +35     |
        | Uhu          | -80  | Vorhand -75, Second +75, Third -75, Dealer +75     |
        | Kakadu       | -120 | Vorhand -115, Second +115, Third -115, Dealer +115 |
        | Wildsau      | -160 | Vorhand -155, Second +155, Third -155, Dealer +155 |

    @position @clause:KAR-SETTLING-023
    Example: what is settled stands in a line for each item, the opponents' too
      The game −5 × 2 = −10, the Trull 10 × 4 = 40, the opponents' Uhu that failed 20, their Kakadu −15: 35 in all.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by      |
        | Spiel  | declarer  | lost    | no        | Second          |
        | Trull  | declarer  | won     | yes       | Second, Vorhand |
        | Uhu    | opponents | lost    | yes       |                 |
        | Kakadu | opponents | won     | no        |                 |
      When the deal is settled
      Then these lines are settled:
        | item   | side      | brings | against |
        | Spiel  | declarer  | -10    |         |
        | Trull  | declarer  | 40     |         |
        | Uhu    | opponents | 20     |         |
        | Kakadu | opponents | -15    |         |
      And the payments are "Vorhand +35, Second -35, Third +35, Dealer -35"

    @position @clause:KAR-SETTLING-033 @clause:KAR-SETTLING-027
    Scenario Outline: each step to three birds that are made in a Solo-Rufer
      Announced they bring 10 × 2 × 2 = 40, 15 × 2 × 2 = 60 and 20 × 2 × 2 = 80 in a Solo-Rufer, the game 10.
      10 + 80 + 240 + 80 = 410, 20 + 160 + 60 + 160 = 400, 40 + 40 + 120 + 320 = 520.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by   |
        | Spiel   | declarer | won     | no        | <Spiel by>   |
        | Uhu     | declarer | won     | yes       | <Uhu by>     |
        | Kakadu  | declarer | won     | yes       | <Kakadu by>  |
        | Wildsau | declarer | won     | yes       | <Wildsau by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Uhu" brings the declarer <Uhu> points
      And "Kakadu" brings the declarer <Kakadu> points
      And "Wildsau" brings the declarer <Wildsau> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <declarer>, Dealer <others>"

      Examples:
        | Spiel by      | Uhu by          | Kakadu by     | Wildsau by      | Spiel | Uhu | Kakadu | Wildsau | declarer | others |
        |               | Second          | Dealer, Third |                 | 10    | 80  | 240    | 80      | +410     | -410   |
        | Dealer        | Dealer, Vorhand |               | Second          | 20    | 160 | 60     | 160     | +400     | -400   |
        | Second, Third |                 | Dealer        | Second, Vorhand | 40    | 40  | 120    | 320     | +520     | -520   |

    @position @clause:KAR-SETTLING-031 @clause:KAR-SETTLING-032
    Scenario Outline: each step in a Sechser-Dreier that is lost
      The game costs 40, and 80 or 160 by its steps; announcements keep their 5 × 2 = 10, and 20 or 40 by theirs.
      −40 + 20 + 40 − 10 = 10, −80 + 40 + 10 − 20 = −50, −160 + 10 + 20 − 40 = −170 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by  |
        | Spiel  | declarer | lost    | no        | <Spiel by>  |
        | Trull  | declarer | won     | yes       | <Trull by>  |
        | Könige | declarer | won     | yes       | <Könige by> |
        | Pagat  | declarer | lost    | yes       | <Pagat by>  |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Trull" brings the declarer <Trull> points
      And "Könige" brings the declarer <Könige> points
      And "Pagat" brings the declarer <Pagat> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by        | Trull by        | Könige by      | Pagat by       | Spiel | Trull | Könige | Pagat | declarer | others |
        |                 | Second          | Third, Vorhand |                | -40   | 20    | 40     | -10   | +30      | -10    |
        | Third           | Dealer, Vorhand |                | Second         | -80   | 40    | 10     | -20   | -150     | +50    |
        | Second, Vorhand |                 | Dealer         | Third, Vorhand | -160  | 10    | 20     | -40   | -510     | +170   |

  @clause:KAR-SETTLING-029
  Rule: In a negative game a Kontra counts only between its speaker and the declarer

    @position @clause:KAR-SETTLING-027
    Example: one opponent says Kontra to a Piccolo that is lost
      10 × 2 to the second player, 10 each to the others.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        |            | Third   |
        | Spiel | declarer | lost    | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand -40, Second +20, Third +10, Dealer +10"

    @position @clause:KAR-SETTLING-027
    Example: one opponent says Kontra to a Bettler that is won
      15 × 2 from the dealer, 15 each from the others.
      Given Second plays a Bettler
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        |            | Vorhand |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        | Dealer     | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand -15, Second +60, Third -15, Dealer -30"

    @position @clause:KAR-SETTLING-027
    Example: all three opponents say Kontra to a Zwiccolo
      10 × 2 = 20 to each of three.
      Given Vorhand plays a Zwiccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        | Third      | Third   |
        | Spiel | declarer | lost    | no        | Dealer     | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028
    Example: the accounts of a Bettel-Ouvert go to different heights
      35 × 4 = 140, 35 × 2 = 70 and 35.
      Given Vorhand plays a Bettel-Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | won     | no        | Second, Vorhand | Second  |
        | Spiel | declarer | won     | no        | Third           | Third   |
        | Spiel | declarer | won     | no        |                 | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +245, Second -140, Third -70, Dealer -35"

    @position @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028
    Example: the accounts of a Piccolo-Ouvert that is lost
      30, 30 × 4 = 120 and 30 × 2 = 60.
      Given Third plays a Piccolo-Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by    | against |
        | Spiel | declarer | lost    | no        |               | Vorhand |
        | Spiel | declarer | lost    | no        | Second, Third | Second  |
        | Spiel | declarer | lost    | no        | Dealer        | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +30, Second +120, Third -210, Dealer +60"

    @position
    Example: a Zwiccolo-Ouvert that nobody doubled
      30 from each of three.
      Given Vorhand plays a Zwiccolo-Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        |            | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028
    Scenario Outline: each opponent of a negative game has a line of his own
      The price × 4 against Second, × 2 against Third, and once against Dealer, from or to the declarer.
      Given Vorhand plays a <game>
      And these items are to be settled:
        | item  | side     | outcome   | announced | doubled by      | against |
        | Spiel | declarer | <outcome> | no        | Second, Vorhand | Second  |
        | Spiel | declarer | <outcome> | no        | Third           | Third   |
        | Spiel | declarer | <outcome> | no        |                 | Dealer  |
      When the deal is settled
      Then these lines are settled:
        | item  | side     | brings   | against |
        | Spiel | declarer | <second> | Second  |
        | Spiel | declarer | <third>  | Third   |
        | Spiel | declarer | <dealer> | Dealer  |

      Examples:
        | game            | outcome | second | third | dealer |
        | Piccolo         | won     | 40     | 20    | 10     |
        | Zwiccolo        | lost    | -40    | -20   | -10    |
        | Bettler         | won     | 60     | 30    | 15     |
        | Piccolo-Ouvert  | lost    | -120   | -60   | -30    |
        | Zwiccolo-Ouvert | won     | 120    | 60    | 30     |
        | Bettel-Ouvert   | lost    | -140   | -70   | -35    |
