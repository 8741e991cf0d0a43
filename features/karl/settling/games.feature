Feature: Settling in points: what each game counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-001
  Rule: Fahren counts 5

    Background:
      Given Fahren is played

    @position @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    Example: the second player loses Fahren
      30 are the most, and less than 35/2: 5 to each.
      Given the Augen are "Vorhand 20, Second 30, Third 12, Dealer 8"
      And the tricks are "Vorhand 4, Second 5, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @position @clause:KAR-TRISCHAKEN-016 @clause:KAR-TRISCHAKEN-018
    Example: Vorhand loses Fahren
      5 × 2 = 10 to each.
      Given the Augen are "Vorhand 30, Second 20, Third 12, Dealer 8"
      And the tricks are "Vorhand 5, Second 4, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position @clause:KAR-TRISCHAKEN-016 @clause:KAR-TRISCHAKEN-017
    Example: the dealer loses Fahren with 35/2
      5 × 2 = 10 to each.
      Given the Augen are "Vorhand 8, Second 12, Third 14 1/3, Dealer 35 2/3"
      And the tricks are "Vorhand 2, Second 2, Third 3, Dealer 5"
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    @position @clause:KAR-TRISCHAKEN-016
    Example: the third player loses Fahren with 35/1
      One Blatt less, and 5 to each is all.
      Given the Augen are "Vorhand 8 2/3, Second 12, Third 35 1/3, Dealer 14"
      And the tricks are "Vorhand 2, Second 2, Third 5, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    @position @clause:KAR-TRISCHAKEN-020
    Example: a Jungfrau takes all three payments
      3 × 5 = 15 for the only one without a trick.
      Given the Augen are "Vorhand 0, Second 30, Third 25 1/3, Dealer 14 2/3"
      And the tricks are "Vorhand 0, Second 5, Third 4, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +15, Second -15, Third 0, Dealer 0"

    @position
    Scenario Outline: Fahren is paid to each, also where a lone declarer would be paid once
      5 to each in both readings.
      Given the reading "<round>" of "payment-per-pairing"
      And the Augen are "Vorhand 20, Second 30, Third 12, Dealer 8"
      And the tricks are "Vorhand 4, Second 5, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round       | payments                                    |
        | per-pairing | Vorhand +5, Second -15, Third +5, Dealer +5 |
        | once        | Vorhand +5, Second -15, Third +5, Dealer +5 |

  @clause:KAR-SETTLING-002
  Rule: A Rufer counts 5

    @position
    Scenario Outline: a Rufer <case>
      Given Vorhand plays a Rufer calling <king>
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Trull | declarer | won       | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                     | sum         | king | partner | outcome | Spiel | payments                                       |
        | won                      | 5 + 10 = 15 | K♥   | Third   | won     | 5     | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | lost                     | −5 + 10 = 5 | K♥   | Third   | lost    | -5    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | won with another partner | 5 + 10 = 15 | K♠   | Second  | won     | 5     | Vorhand +15, Second +15, Third -15, Dealer -15 |

    @position @clause:KAR-SETTLING-040
    Scenario Outline: a Rufer <outcome> by a declarer whose König lay in the Talon
      <sum> of three.
      Given Vorhand plays a Rufer calling K♣
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Trull | declarer | won       | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | outcome | sum                   | Spiel | payments                                       |
        | won     | 5 + 10 = 15 from each | 5     | Vorhand +45, Second -15, Third -15, Dealer -15 |
        | lost    | −5 + 10 = 5 from each | -5    | Vorhand +15, Second -5, Third -5, Dealer -5    |

    @position
    Example: a Rufer won by the one who took over as Vorhand
      Second was handed the Vorhand and plays with the dealer: 5 + 10 = 15.
      Given Second plays a Rufer calling K♦
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

  @clause:KAR-SETTLING-003
  Rule: A Piccolo counts 10

    @position
    Scenario Outline: a Piccolo <case>
      <sum> of three.
      Given <player> plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 10 from each | Vorhand | won     | 10    | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | lost                    | 10 to each   | Vorhand | lost    | -10   | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | won by another declarer | 10 from each | Third   | won     | 10    | Vorhand -10, Second -10, Third +30, Dealer -10 |

    @position
    Example: a Piccolo costs what its own row says, and no more
      10 to each of three, a third of what the Ouvert costs.
      Given Dealer plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

  @clause:KAR-SETTLING-004
  Rule: A Zwiccolo counts 10

    @position
    Scenario Outline: a Zwiccolo <case>
      <sum> of three.
      Given <player> plays a Zwiccolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                         | sum          | player  | outcome | Spiel | payments                                       |
        | won                          | 10 from each | Vorhand | won     | 10    | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | lost                         | 10 to each   | Vorhand | lost    | -10   | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | won by another declarer      | 10 from each | Third   | won     | 10    | Vorhand -10, Second -10, Third +30, Dealer -10 |
        | costs no more than a Piccolo | 10 to each   | Second  | lost    | -10   | Vorhand +10, Second -30, Third +10, Dealer +10 |

  @clause:KAR-SETTLING-005
  Rule: A Solo-Rufer counts 10

    @position
    Scenario Outline: a Solo-Rufer <case>
      Given Vorhand plays a Solo-Rufer calling <king>
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                     | king | partner | outcome | Spiel | payments                                       |
        | won                      | K♥   | Third   | won     | 10    | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | lost                     | K♥   | Third   | lost    | -10   | Vorhand -10, Second +10, Third -10, Dealer +10 |
        | won with another partner | K♠   | Second  | won     | 10    | Vorhand +10, Second +10, Third -10, Dealer -10 |

    @position @clause:KAR-SETTLING-040
    Scenario Outline: a Solo-Rufer <outcome> by a declarer whose König lay in the Talon
      <sum> of three.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | outcome | sum          | Spiel | payments                                       |
        | won     | 10 from each | 10    | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | lost    | 10 to each   | -10   | Vorhand -30, Second +10, Third +10, Dealer +10 |

  @clause:KAR-SETTLING-006
  Rule: A Bettler counts 15

    @position
    Scenario Outline: a Bettler <case>
      <sum> of three.
      Given <player> plays a Bettler
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 15 from each | Vorhand | won     | 15    | Vorhand +45, Second -15, Third -15, Dealer -15 |
        | lost                    | 15 to each   | Vorhand | lost    | -15   | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | won by another declarer | 15 from each | Third   | won     | 15    | Vorhand -15, Second -15, Third +45, Dealer -15 |
        | lost by the dealer      | 15 to each   | Dealer  | lost    | -15   | Vorhand +15, Second +15, Third +15, Dealer -45 |

  @clause:KAR-SETTLING-007
  Rule: An Auch-Rufer counts 5

    @position @clause:KAR-SETTLING-023
    Scenario Outline: an Auch-Rufer <case>
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome         | announced |
        | Spiel  | declarer | <Spiel outcome> | no        |
        | <item> | declarer | <outcome>       | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "<item>" brings the declarer <points> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                    | sum            | Spiel outcome | item  | outcome | Spiel | points | declarer | opponents |
        | won with its Pagat      | 5 + 5 × 2 = 15 | won           | Pagat | won     | 5     | 10     | +15      | -15       |
        | won whose Pagat is lost | 5 − 10 = −5    | won           | Pagat | lost    | 5     | -10    | -5       | +5        |
        | lost whose Uhu is made  | −5 + 20 = 15   | lost          | Uhu   | won     | -5    | 20     | +15      | -15       |
        | lost with everything    | −5 − 10 = −15  | lost          | Pagat | lost    | -5    | -10    | -15      | +15       |

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-040
    Example: an Auch-Rufer of a declarer whose König lay in the Talon
      5 + 20 × 2 = 45 from each of three.
      Given Second plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Wildsau" brings the declarer 40 points
      And the payments are "Vorhand -45, Second +135, Third -45, Dealer -45"

  @clause:KAR-SETTLING-008
  Rule: A Dreier counts 20

    @position
    Scenario Outline: a Dreier <case>
      <sum> of three.
      Given <player> plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 20 from each | Vorhand | won     | 20    | Vorhand +60, Second -20, Third -20, Dealer -20 |
        | lost                    | 20 to each   | Vorhand | lost    | -20   | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | won by another declarer | 20 from each | Third   | won     | 20    | Vorhand -20, Second -20, Third +60, Dealer -20 |

  @clause:KAR-SETTLING-010
  Rule: A Farbensolo counts 25

    @position
    Scenario Outline: a Farbensolo <case>
      <sum> of three.
      Given <player> plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 25 from each | Vorhand | won     | 25    | Vorhand +75, Second -25, Third -25, Dealer -25 |
        | lost                    | 25 to each   | Vorhand | lost    | -25   | Vorhand -75, Second +25, Third +25, Dealer +25 |
        | won by another declarer | 25 from each | Third   | won     | 25    | Vorhand -25, Second -25, Third +75, Dealer -25 |

  @clause:KAR-SETTLING-011
  Rule: A Piccolo-Ouvert counts 30

    @position
    Scenario Outline: a Piccolo-Ouvert <case>
      <sum> of three.
      Given <player> plays a Piccolo-Ouvert
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 30 from each | Vorhand | won     | 30    | Vorhand +90, Second -30, Third -30, Dealer -30 |
        | lost                    | 30 to each   | Vorhand | lost    | -30   | Vorhand -90, Second +30, Third +30, Dealer +30 |
        | won by another declarer | 30 from each | Third   | won     | 30    | Vorhand -30, Second -30, Third +90, Dealer -30 |

  @clause:KAR-SETTLING-012
  Rule: A Zwiccolo-Ouvert counts 30

    @position
    Scenario Outline: a Zwiccolo-Ouvert <case>
      <sum> of three.
      Given <player> plays a Zwiccolo-Ouvert
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                       |
        | won                     | 30 from each | Vorhand | won     | 30    | Vorhand +90, Second -30, Third -30, Dealer -30 |
        | lost                    | 30 to each   | Vorhand | lost    | -30   | Vorhand -90, Second +30, Third +30, Dealer +30 |
        | won by another declarer | 30 from each | Third   | won     | 30    | Vorhand -30, Second -30, Third +90, Dealer -30 |

  @clause:KAR-SETTLING-013
  Rule: A Bettel-Ouvert counts 35

    @position
    Scenario Outline: a Bettel-Ouvert <case>
      <sum> of three.
      Given <player> plays a Bettel-Ouvert
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                        |
        | won                     | 35 from each | Vorhand | won     | 35    | Vorhand +105, Second -35, Third -35, Dealer -35 |
        | lost                    | 35 to each   | Vorhand | lost    | -35   | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | won by another declarer | 35 from each | Third   | won     | 35    | Vorhand -35, Second -35, Third +105, Dealer -35 |

  @clause:KAR-SETTLING-014
  Rule: A Solo-Dreier counts 40

    @position
    Scenario Outline: a Solo-Dreier <case>
      <sum> of three.
      Given <player> plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum          | player  | outcome | Spiel | payments                                        |
        | won                     | 40 from each | Vorhand | won     | 40    | Vorhand +120, Second -40, Third -40, Dealer -40 |
        | lost                    | 40 to each   | Vorhand | lost    | -40   | Vorhand -120, Second +40, Third +40, Dealer +40 |
        | won by another declarer | 40 from each | Third   | won     | 40    | Vorhand -40, Second -40, Third +120, Dealer -40 |
