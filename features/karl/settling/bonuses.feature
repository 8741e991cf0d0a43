Feature: Settling in points: what each bonus counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-015
  Rule: A silent König Ultimo counts 5

    @position
    Scenario Outline: a silent König Ultimo <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome   | announced | doubled by |
        | Spiel        | declarer | won       | no        | Second     |
        | König ultimo | <side>   | <outcome> | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "König ultimo" brings the declarer <König ultimo> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                           | sum            | side      | outcome | König ultimo | declarer | opponents |
        | for the declarer's side        | 5 × 2 + 5 = 15 | declarer  | won     | 5            | +15      | -15       |
        | for the opponents              | 5 × 2 − 5 = 5  | opponents | won     | -5           | +5       | -5        |
        | is lost by the declarer's side | 5 × 2 − 5 = 5  | declarer  | lost    | -5           | +5       | -5        |

    @position
    Example: a silent König Ultimo of a declarer alone
      5 × 2 + 5 = 15 from each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item         | side     | outcome | announced | doubled by |
        | Spiel        | declarer | won     | no        | Second     |
        | König ultimo | declarer | won     | no        |            |
      When the deal is settled
      Then "König ultimo" brings the declarer 5 points
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"

    @position @clause:KAR-SETTLING-027
    Example: a silent König Ultimo beside a Kontra to the game
      −5 × 2 + 5 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced | doubled by |
        | Spiel        | declarer | lost    | no        | Second     |
        | König ultimo | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And "König ultimo" brings the declarer 5 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

  @clause:KAR-SETTLING-016
  Rule: A silent Trull counts 5

    @position
    Scenario Outline: a silent Trull <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Trull | <side>   | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Trull" brings the declarer <Trull> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum            | side      | Trull | payments                                       |
        | for the declarer's side | 5 × 2 + 5 = 15 | declarer  | 5     | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | for the opponents       | 5 × 2 − 5 = 5  | opponents | -5    | Vorhand +5, Second -5, Third +5, Dealer -5     |

    @position
    Example: a silent Trull beside a Dreier
      20 + 5 = 25 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Trull" brings the declarer 5 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @position
    Example: a silent Trull against a Dreier that is lost
      −20 − 5 = −25 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @position
    Example: a silent Trull settled apart from the game
      5 from each of three; how the Dreier came out plays no part in it.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 5 points
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

  @clause:KAR-SETTLING-017
  Rule: Silently having alle Könige counts 5

    @position
    Scenario Outline: silent Könige <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Second     |
        | Könige | <side>   | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Könige" brings the declarer <Könige> points
      And the payments are "<payments>"

      Examples:
        | case                    | sum            | side      | Könige | payments                                       |
        | for the declarer's side | 5 × 2 + 5 = 15 | declarer  | 5      | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | for the opponents       | 5 × 2 − 5 = 5  | opponents | -5     | Vorhand +5, Second -5, Third +5, Dealer -5     |

    @position
    Example: silent Könige beside a Dreier
      20 + 5 = 25 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Könige" brings the declarer 5 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @position
    Example: silent Könige against a Dreier that is lost
      −20 − 5 = −25 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

  @clause:KAR-SETTLING-018
  Rule: A silent Pagat counts 5

    @position
    Scenario Outline: a silent Pagat <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome         | announced | doubled by |
        | Spiel | declarer | <Spiel outcome> | no        | Second     |
        | Pagat | <side>   | <Pagat outcome> | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Pagat" brings the declarer <Pagat> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                           | sum             | Spiel outcome | side      | Pagat outcome | Spiel | Pagat | declarer | opponents |
        | for the declarer's side        | 5 × 2 + 5 = 15  | won           | declarer  | won           | 10    | 5     | +15      | -15       |
        | for the opponents              | 5 × 2 − 5 = 5   | won           | opponents | won           | 10    | -5    | +5       | -5        |
        | is lost by the declarer's side | 5 × 2 − 5 = 5   | won           | declarer  | lost          | 10    | -5    | +5       | -5        |
        | is lost by the opponents       | −5 × 2 + 5 = −5 | lost          | opponents | lost          | -10   | 5     | -5       | +5        |

    @position
    Example: a silent Pagat beside a Dreier
      20 + 5 = 25 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Pagat" brings the declarer 5 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @position
    Example: a silent Pagat against a Dreier that is lost
      −20 − 5 = −25 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

  @clause:KAR-SETTLING-019
  Rule: A silent Uhu counts 10

    @position
    Scenario Outline: a silent Uhu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome         | announced | doubled by |
        | Spiel | declarer | <Spiel outcome> | no        | Second     |
        | Uhu   | <side>   | <Uhu outcome>   | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Uhu" brings the declarer <Uhu> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                           | sum             | Spiel outcome | side      | Uhu outcome | Spiel | Uhu | declarer | opponents |
        | for the declarer's side        | 5 × 2 + 10 = 20 | won           | declarer  | won         | 10    | 10  | +20      | -20       |
        | for the opponents              | 5 × 2 − 10 = 0  | won           | opponents | won         | 10    | -10 | 0        | 0         |
        | is lost by the declarer's side | 5 × 2 − 10 = 0  | won           | declarer  | lost        | 10    | -10 | 0        | 0         |
        | is lost by the opponents       | −5 × 2 + 10 = 0 | lost          | opponents | lost        | -10   | 10  | 0        | 0         |

    @position
    Example: a silent Uhu beside a Dreier
      20 + 10 = 30 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Uhu" brings the declarer 10 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: a silent Uhu against a Dreier that is lost
      −20 − 10 = −30 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Uhu" brings the declarer -10 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

  @clause:KAR-SETTLING-020
  Rule: A silent Kakadu counts 15

    @position
    Scenario Outline: a silent Kakadu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome          | announced | doubled by |
        | Spiel  | declarer | <Spiel outcome>  | no        | Second     |
        | Kakadu | <side>   | <Kakadu outcome> | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Kakadu" brings the declarer <Kakadu> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                           | sum             | Spiel outcome | side      | Kakadu outcome | Spiel | Kakadu | declarer | opponents |
        | for the declarer's side        | 5 × 2 + 15 = 25 | won           | declarer  | won            | 10    | 15     | +25      | -25       |
        | for the opponents              | 5 × 2 − 15 = −5 | won           | opponents | won            | 10    | -15    | -5       | +5        |
        | is lost by the declarer's side | 5 × 2 − 15 = −5 | won           | declarer  | lost           | 10    | -15    | -5       | +5        |
        | is lost by the opponents       | −5 × 2 + 15 = 5 | lost          | opponents | lost           | -10   | 15     | +5       | -5        |

    @position
    Example: a silent Kakadu beside a Dreier
      20 + 15 = 35 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Kakadu" brings the declarer 15 points
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"

    @position
    Example: a silent Kakadu against a Dreier that is lost
      −20 − 15 = −35 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Kakadu" brings the declarer -15 points
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

  @clause:KAR-SETTLING-021
  Rule: A silent Wildsau counts 20

    @position
    Scenario Outline: a silent Wildsau <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome           | announced | doubled by |
        | Spiel   | declarer | <Spiel outcome>   | no        | Second     |
        | Wildsau | <side>   | <Wildsau outcome> | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Wildsau" brings the declarer <Wildsau> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                           | sum              | Spiel outcome | side      | Wildsau outcome | Spiel | Wildsau | declarer | opponents |
        | for the declarer's side        | 5 × 2 + 20 = 30  | won           | declarer  | won             | 10    | 20      | +30      | -30       |
        | for the opponents              | 5 × 2 − 20 = −10 | won           | opponents | won             | 10    | -20     | -10      | +10       |
        | is lost by the declarer's side | 5 × 2 − 20 = −10 | won           | declarer  | lost            | 10    | -20     | -10      | +10       |
        | is lost by the opponents       | −5 × 2 + 20 = 10 | lost          | opponents | lost            | -10   | 20      | +10      | -10       |

    @position
    Example: a silent Wildsau beside a Dreier
      20 + 20 = 40 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Wildsau" brings the declarer 20 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: a silent Wildsau against a Dreier that is lost
      −20 − 20 = −40 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Wildsau | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Wildsau" brings the declarer -20 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

  @clause:KAR-SETTLING-023
  Rule: An announced bonus other than Valat counts twice its silent amount

    @position @clause:KAR-SETTLING-015
    Scenario Outline: an announced König Ultimo <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome                | announced |
        | Spiel        | declarer | <Spiel outcome>        | no        |
        | König ultimo | <side>   | <König ultimo outcome> | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer <König ultimo> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum              | Spiel outcome | side      | König ultimo outcome | König ultimo | declarer | opponents |
        | is made                  | 5 + 5 × 2 = 15   | won           | declarer  | won                  | 10           | +15      | -15       |
        | fails                    | 5 − 5 × 2 = −5   | won           | declarer  | lost                 | -10          | -5       | +5        |
        | of the opponents is made | −5 − 5 × 2 = −15 | lost          | opponents | won                  | -10          | -15      | +15       |
        | of the opponents fails   | −5 + 5 × 2 = 5   | lost          | opponents | lost                 | 10           | +5       | -5        |

    @position @clause:KAR-SETTLING-016
    Scenario Outline: an announced Trull <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome         | announced |
        | Spiel | declarer | <Spiel outcome> | no        |
        | Trull | <side>   | <Trull outcome> | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <Trull> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum              | Spiel outcome | side      | Trull outcome | Trull | declarer | opponents |
        | is made                  | 5 + 5 × 2 = 15   | won           | declarer  | won           | 10    | +15      | -15       |
        | fails                    | 5 − 5 × 2 = −5   | won           | declarer  | lost          | -10   | -5       | +5        |
        | of the opponents is made | −5 − 5 × 2 = −15 | lost          | opponents | won           | -10   | -15      | +15       |
        | of the opponents fails   | −5 + 5 × 2 = 5   | lost          | opponents | lost          | 10    | +5       | -5        |

    @position @clause:KAR-SETTLING-017
    Scenario Outline: announced Könige <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome          | announced |
        | Spiel  | declarer | <Spiel outcome>  | no        |
        | Könige | <side>   | <Könige outcome> | yes       |
      When the deal is settled
      Then "Könige" brings the declarer <Könige> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                      | sum              | Spiel outcome | side      | Könige outcome | Könige | declarer | opponents |
        | are made                  | 5 + 5 × 2 = 15   | won           | declarer  | won            | 10     | +15      | -15       |
        | fail                      | 5 − 5 × 2 = −5   | won           | declarer  | lost           | -10    | -5       | +5        |
        | of the opponents are made | −5 − 5 × 2 = −15 | lost          | opponents | won            | -10    | -15      | +15       |
        | of the opponents fail     | −5 + 5 × 2 = 5   | lost          | opponents | lost           | 10     | +5       | -5        |

    @position @clause:KAR-SETTLING-018
    Scenario Outline: an announced Pagat <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome         | announced |
        | Spiel | declarer | <Spiel outcome> | no        |
        | Pagat | <side>   | <Pagat outcome> | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum              | Spiel outcome | side      | Pagat outcome | Pagat | declarer | opponents |
        | is made                  | 5 + 5 × 2 = 15   | won           | declarer  | won           | 10    | +15      | -15       |
        | fails                    | 5 − 5 × 2 = −5   | won           | declarer  | lost          | -10   | -5       | +5        |
        | of the opponents is made | −5 − 5 × 2 = −15 | lost          | opponents | won           | -10   | -15      | +15       |
        | of the opponents fails   | −5 + 5 × 2 = 5   | lost          | opponents | lost          | 10    | +5       | -5        |

    @position @clause:KAR-SETTLING-019
    Scenario Outline: an announced Uhu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome         | announced |
        | Spiel | declarer | <Spiel outcome> | no        |
        | Uhu   | <side>   | <Uhu outcome>   | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <Uhu> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum               | Spiel outcome | side      | Uhu outcome | Uhu | declarer | opponents |
        | is made                  | 5 + 10 × 2 = 25   | won           | declarer  | won         | 20  | +25      | -25       |
        | fails                    | 5 − 10 × 2 = −15  | won           | declarer  | lost        | -20 | -15      | +15       |
        | of the opponents is made | −5 − 10 × 2 = −25 | lost          | opponents | won         | -20 | -25      | +25       |
        | of the opponents fails   | −5 + 10 × 2 = 15  | lost          | opponents | lost        | 20  | +15      | -15       |

    @position @clause:KAR-SETTLING-020
    Scenario Outline: an announced Kakadu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome          | announced |
        | Spiel  | declarer | <Spiel outcome>  | no        |
        | Kakadu | <side>   | <Kakadu outcome> | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer <Kakadu> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum               | Spiel outcome | side      | Kakadu outcome | Kakadu | declarer | opponents |
        | is made                  | 5 + 15 × 2 = 35   | won           | declarer  | won            | 30     | +35      | -35       |
        | fails                    | 5 − 15 × 2 = −25  | won           | declarer  | lost           | -30    | -25      | +25       |
        | of the opponents is made | −5 − 15 × 2 = −35 | lost          | opponents | won            | -30    | -35      | +35       |
        | of the opponents fails   | −5 + 15 × 2 = 25  | lost          | opponents | lost           | 30     | +25      | -25       |

    @position @clause:KAR-SETTLING-021
    Scenario Outline: an announced Wildsau <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome           | announced |
        | Spiel   | declarer | <Spiel outcome>   | no        |
        | Wildsau | <side>   | <Wildsau outcome> | yes       |
      When the deal is settled
      Then "Wildsau" brings the declarer <Wildsau> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                     | sum               | Spiel outcome | side      | Wildsau outcome | Wildsau | declarer | opponents |
        | is made                  | 5 + 20 × 2 = 45   | won           | declarer  | won             | 40      | +45      | -45       |
        | fails                    | 5 − 20 × 2 = −35  | won           | declarer  | lost            | -40     | -35      | +35       |
        | of the opponents is made | −5 − 20 × 2 = −45 | lost          | opponents | won             | -40     | -45      | +45       |
        | of the opponents fails   | −5 + 20 × 2 = 35  | lost          | opponents | lost            | 40      | +35      | -35       |

    @position @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-018
    Example: an announced Trull and a silent Pagat stand side by side
      5 + 5 × 2 + 5 = 20; what was not announced stays single.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 10 points
      And "Pagat" brings the declarer 5 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position @clause:KAR-SETTLING-019
    Example: an announced Uhu in a Dreier
      −20 + 10 × 2 = 0.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position @clause:KAR-SETTLING-020
    Example: both sides announced the Kakadu
      5 + 30 + 30 = 65.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | declarer  | won     | yes       |
        | Kakadu | opponents | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer 60 points
      And the payments are "Vorhand +65, Second -65, Third +65, Dealer -65"
