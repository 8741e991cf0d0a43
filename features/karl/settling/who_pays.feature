Feature: Settling in points: who pays whom

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-040
  Rule: With two against two each player wins or loses the amount once; a declarer on his own settles it with each of the three

    @position @dispute:payment-per-pairing
    Scenario Outline: a Dreier <case> each or in all
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case  | sum                                                 | outcome | reading     | payments                                             |
        | won,  | 20 from each of three; or 20 in all, 20/3 from each | won     | per-pairing | Vorhand +60, Second -20, Third -20, Dealer -20       |
        | won,  | 20 from each of three; or 20 in all, 20/3 from each | won     | once        | Vorhand +20, Second -20/3, Third -20/3, Dealer -20/3 |
        | lost, | 20 to each of three; or 20 in all, 20/3 to each     | lost    | per-pairing | Vorhand -60, Second +20, Third +20, Dealer +20       |
        | lost, | 20 to each of three; or 20 in all, 20/3 to each     | lost    | once        | Vorhand -20, Second +20/3, Third +20/3, Dealer +20/3 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-027
    Scenario Outline: a Dreier with Kontra and a silent Trull, each or in all
      20 × 2 + 5 = 45 from each; or in all, 15 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Trull | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | per-pairing | Vorhand +135, Second -45, Third -45, Dealer -45 |
        | once        | Vorhand +45, Second -15, Third -15, Dealer -15  |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-030
    Scenario Outline: a Sechser-Dreier lost, each or in all
      40 to each of three; or 40 in all, 40/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand -120, Second +40, Third +40, Dealer +40      |
        | once        | Vorhand -40, Second +40/3, Third +40/3, Dealer +40/3 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-022
    Scenario Outline: a Dreier with a silent Valat, each or in all
      80 from each; or in all, 80/3 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand +240, Second -80, Third -80, Dealer -80      |
        | once        | Vorhand +80, Second -80/3, Third -80/3, Dealer -80/3 |

    @position
    Scenario Outline: a Rufer is the same in both readings
      5 + 10 = 15 for each player.
      Given the reading "<round>" of "payment-per-pairing"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round       | payments                                       |
        | per-pairing | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | once        | Vorhand +15, Second -15, Third +15, Dealer -15 |

    @position @dispute:payment-per-pairing
    Scenario Outline: a Rufer lost by a declarer alone
      5 + 10 = 15 to each of three; or 15 in all, 5 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | per-pairing | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | once        | Vorhand -15, Second +5, Third +5, Dealer +5    |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-034
    Scenario Outline: a Solo-Rufer won by a declarer alone
      10 + 10 × 2 = 30 from each; or in all, 10 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | per-pairing | Vorhand +90, Second -30, Third -30, Dealer -30 |
        | once        | Vorhand +30, Second -10, Third -10, Dealer -10 |

    @position @dispute:payment-per-pairing
    Scenario Outline: a Piccolo-Ouvert lost by the dealer
      30 to each of three; or 30 in all, 10 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Dealer plays a Piccolo-Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | per-pairing | Vorhand +30, Second +30, Third +30, Dealer -90 |
        | once        | Vorhand +10, Second +10, Third +10, Dealer -30 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-029
    Scenario Outline: a Piccolo with one account at Kontra
      20, 10 and 10; or a third of each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        |            | Third   |
        | Spiel | declarer | lost    | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                               |
        | per-pairing | Vorhand -40, Second +20, Third +10, Dealer +10         |
        | once        | Vorhand -40/3, Second +20/3, Third +10/3, Dealer +10/3 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-043
    Scenario Outline: Paying for a Rufer, to each or in all
      5 to each of three; or 5 in all, 5/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | per-pairing | Vorhand -15, Second +5, Third +5, Dealer +5      |
        | once        | Vorhand -5, Second +5/3, Third +5/3, Dealer +5/3 |

    @position @clause:KAR-SETTLING-023
    Example: two partners lose a Rufer with everybody's announcements
      −5 − 10 − 10 = −25 for each of the declarer's side.
      Given Third plays a Rufer calling K♦
      And the called König is held by Second
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | declarer  | lost    | yes       |
        | Trull | opponents | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer -10 points
      And "Trull" brings the declarer -10 points
      And the payments are "Vorhand +25, Second -25, Third -25, Dealer +25"

    @position @clause:KAR-SETTLING-023
    Example: a declarer alone wins the announcement against each of three
      −5 + 10 = 5 from each of three.
      Given Dealer plays an Auch-Rufer calling K♠
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand -5, Second -5, Third -5, Dealer +15"

    @position
    Scenario Outline: a lost game at Kontra, two against two, wherever the dealer sits
      10 × 2 = 20 from each of the declarer's side to one of the others.
      Given the dealer is at seat <seat>
      And Second plays a Solo-Rufer calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

    @position
    Scenario Outline: the third player alone against three, wherever the dealer sits
      20 × 2 = 40 from each of the three.
      Given the dealer is at seat <seat>
      And Third plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then the payments are "Vorhand -40, Second -40, Third +120, Dealer -40"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
