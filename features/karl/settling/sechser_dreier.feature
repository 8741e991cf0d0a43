Feature: Settling in points: the Sechser-Dreier

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-009
  Rule: A Sechser-Dreier that is won counts 20

    @position
    Example: a Sechser-Dreier won
      20 from each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Sechser-Dreier won by the one who took over as Vorhand
      20 from each of three.
      Given Second plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand -20, Second +60, Third -20, Dealer -20"

    @position @clause:KAR-SETTLING-027
    Example: a Sechser-Dreier won at Kontra
      20 × 2 = 40 from each of three; nothing is doubled for being a Sechser-Dreier.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

  @clause:KAR-SETTLING-030
  Rule: A Sechser-Dreier that is lost counts 40

    @position
    Example: a Sechser-Dreier lost
      20 × 2 = 40 to each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: a Sechser-Dreier lost by the one who took over as Vorhand
      40 to each of three.
      Given Second plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand +40, Second -120, Third +40, Dealer +40"

    @position @clause:KAR-SETTLING-016
    Example: a Sechser-Dreier lost beside a bonus that is won
      −40 + 5 = −35 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer 5 points
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

  @clause:KAR-SETTLING-031
  Rule: In a lost Sechser-Dreier only the game is doubled: announcements keep their single amount, silent ones too

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-030
    Scenario Outline: an announced <case>
      <sum> with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | lost      | no        |
        | <item> | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case                                         | sum            | item  | outcome | points | payments                                        |
        | Pagat is lost with a Sechser-Dreier          | −40 − 10 = −50 | Pagat | lost    | -10    | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | Uhu is made in a Sechser-Dreier that is lost | −40 + 20 = −20 | Uhu   | won     | 20     | Vorhand -60, Second +20, Third +20, Dealer +20  |

    @position @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-030
    Example: a silent Trull of the opponents against a Sechser-Dreier that is lost
      −40 − 5 = −45 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-030
    Example: announced Könige of the opponents at Kontra against a Sechser-Dreier that is lost
      −40 − 10 × 2 = −60 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | lost    | no        |            |
        | Könige | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Könige" brings the declarer -20 points
      And the payments are "Vorhand -180, Second +60, Third +60, Dealer +60"

    @position @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-030
    Example: a silent Pagat is lost with a Sechser-Dreier at Kontra
      −40 × 2 − 5 = −85 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | lost    | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand -255, Second +85, Third +85, Dealer +85"

  @clause:KAR-SETTLING-032
  Rule: The doubling of a lost Sechser-Dreier multiplies with Kontra and Retour and with a Valat

    Background:
      Given Vorhand plays a Sechser-Dreier

    @position @dispute:sechser-dreier-loss-doubling
    Scenario Outline: a Sechser-Dreier lost at Kontra
      20 × 2 × 2 = 80; or 20 × 2 = 40, as no factor is larger; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                        |
        | multiply | Vorhand -240, Second +80, Third +80, Dealer +80 |
        | largest  | Vorhand -120, Second +40, Third +40, Dealer +40 |

    @position @dispute:sechser-dreier-loss-doubling
    Scenario Outline: a Sechser-Dreier lost at Retour
      20 × 2 × 4 = 160; or 20 × 4 = 80; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | lost    | no        | Third, Vorhand |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | largest  | Vorhand -240, Second +80, Third +80, Dealer +80    |

    @position @dispute:sechser-dreier-loss-doubling @clause:KAR-SETTLING-026
    Scenario Outline: a Sechser-Dreier with an announced Valat that fails
      20 × 2 × 8 = 320; or 20 × 8 = 160; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -960, Second +320, Third +320, Dealer +320 |
        | largest  | Vorhand -480, Second +160, Third +160, Dealer +160 |

    @position @dispute:sechser-dreier-loss-doubling @clause:KAR-SETTLING-022
    Scenario Outline: the opponents' silent Valat against a Sechser-Dreier
      20 × 2 × 4 = 160; or 20 × 4 = 80; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | largest  | Vorhand -240, Second +80, Third +80, Dealer +80    |

    @position @dispute:sechser-dreier-loss-doubling @clause:KAR-SETTLING-024
    Scenario Outline: the opponents' announced Valat against a Sechser-Dreier
      20 × 2 × 8 = 320; or 20 × 8 = 160; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -960, Second +320, Third +320, Dealer +320 |
        | largest  | Vorhand -480, Second +160, Third +160, Dealer +160 |

    @position @dispute:sechser-dreier-loss-doubling @clause:KAR-SETTLING-022
    Scenario Outline: Kontra and the opponents' silent Valat against a Sechser-Dreier
      20 × 2 × 2 × 4 = 320; or 20 × 4 = 80; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Dealer     |
        | Valat | opponents | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -960, Second +320, Third +320, Dealer +320 |
        | largest  | Vorhand -240, Second +80, Third +80, Dealer +80    |

    @position @dispute:sechser-dreier-loss-doubling @clause:KAR-SETTLING-031
    Scenario Outline: the announcements stay out of it in a Sechser-Dreier lost at Kontra
      −80 − 10 × 2 = −100; or −40 − 20 = −60; with each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                           |
        | multiply | Vorhand -300, Second +100, Third +100, Dealer +100 |
        | largest  | Vorhand -180, Second +60, Third +60, Dealer +60    |

    @position @clause:KAR-SETTLING-025
    Example: where a Valat multiplies everything, Kontra to it is a factor by itself
      20 × 8 = 160 to each of three: neither the 2 of the game nor the 2 of the Kontra is as large.
      Given the reading "largest" of "sechser-dreier-loss-doubling"
      And the reading "multiplies-all" of "valat-replaces-or-adds"
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

    @position
    Scenario Outline: a Sechser-Dreier without Kontra is lost at the same price in both readings
      −20 × 2 − 5 = −45 with each of three.
      Given the reading "<round>" of "sechser-dreier-loss-doubling"
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round    | payments                                        |
        | multiply | Vorhand -135, Second +45, Third +45, Dealer +45 |
        | largest  | Vorhand -135, Second +45, Third +45, Dealer +45 |
