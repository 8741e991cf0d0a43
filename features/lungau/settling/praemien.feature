Feature: Settling in Cent: what each Prämie counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-004
  Rule: A silent Prämie other than Valat counts 10 Cent

    @position
    Example: a silent Trull of the declarer's side
      10 + 20 + 10 = 40.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 10 Cent
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position
    Example: silent Könige of the opponents
      −10 − 20 − 10 = −40.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Uhu    | declarer  | lost    | yes       |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -10 Cent
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    @position
    Example: Königfang
      10 + 20 − 10 = 20.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Spatz     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -10 Cent
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: a silent Spatz that an opponent lost
      10 + 20 + 10 = 40.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | won     | yes       |
        | Spatz | opponents | lost    | no        |
      When the deal is settled
      Then "Spatz" brings the declarer 10 Cent
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position
    Scenario Outline: a silent <case>
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome         | announced |
        | Spiel  | declarer | <Spiel outcome> | no        |
        | Spatz  | declarer | won             | yes       |
        | <item> | declarer | <outcome>       | no        |
      When the deal is settled
      Then "<item>" brings the declarer <points> Cent
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

      Examples:
        | case                                | sum                | Spiel outcome | item         | outcome | points |
        | Uhu that the partner lost           | 10 + 20 − 10 = 20  | won           | Uhu          | lost    | -10    |
        | König ultimo of the declarer's side | −10 + 20 + 10 = 20 | lost          | König ultimo | won     | 10     |

  @clause:LUN-SETTLING-005
  Rule: An announced Prämie other than Valat counts 20 Cent

    @position
    Scenario Outline: an announced Trull <outcome> by the declarer's side
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Spatz | declarer | won       | yes       |
        | Trull | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <Trull> Cent
      And the payments are "<payments>"

      Examples:
        | outcome | sum               | Trull | payments                                       |
        | won     | 10 + 20 + 20 = 50 | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |
        | lost    | 10 + 20 − 20 = 10 | -20   | Vorhand +10, Second -10, Third +10, Dealer -10 |

    @position
    Example: announced Könige lost by the opponents
      −10 + 20 + 20 = 30.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Uhu    | declarer  | won     | yes       |
        | Könige | opponents | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: an announced König ultimo won by the partner
      10 + 20 + 20 = 50.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer 20 Cent
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position
    Example: the Vogerl contained in the bid counts as announced
      10 + 20 = 30.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

  @clause:LUN-SETTLING-008
  Rule: Every Prämie is scored by itself and apart from the game

    @position
    Example: Prämien are paid even when the game is lost
      −10 + 20 + 10 − 20 = 0.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Spatz  | declarer  | won     | yes       |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -10 Cent
      And "Spatz" brings the declarer 20 Cent
      And "Trull" brings the declarer 10 Cent
      And "Könige" brings the declarer -20 Cent
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: Kontra to one Prämie touches no other and not the game
      10 + 20 + 20 × 2 + 20 = 90.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Uhu    | declarer | won     | yes       |            |
        | Trull  | declarer | won     | yes       | Dealer     |
        | Könige | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And "Trull" brings the declarer 40 Cent
      And "Könige" brings the declarer 20 Cent
      And the payments are "Vorhand +90, Second -90, Third +90, Dealer -90"

    @position
    Example: Königfang and König ultimo are two items
      −10 − 20 − 20 − 10 = −60.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | Uhu          | declarer  | lost    | yes       |
        | König ultimo | declarer  | lost    | yes       |
        | Königfang    | opponents | won     | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer -20 Cent
      And "Königfang" brings the declarer -10 Cent
      And the payments are "Vorhand -60, Second +60, Third -60, Dealer +60"

  @clause:LUN-SETTLING-009
  Rule: In a Vogerlrufer game and Vogerl are scored apart as well

    @position
    Example: game won and Spatz lost
      10 − 20 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer -20 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: game lost and Uhu won
      −10 + 20 = 10.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: Kontra to the game alone, and both are lost
      −10 × 2 − 20 = −40.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Spatz | declarer | lost    | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer -20 Cent
      And "Spatz" brings the declarer -20 Cent
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    @position
    Example: Kontra to the Vogerl alone, and both are lost
      −10 − 20 × 2 = −50.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Spatz | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -10 Cent
      And "Spatz" brings the declarer -40 Cent
      And the payments are "Vorhand -50, Second +50, Third -50, Dealer +50"
