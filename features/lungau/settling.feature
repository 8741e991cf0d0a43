Feature: Settling in Cent

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-001
  Rule: One Wertungspunkt is worth 10 Cent

    @position
    Example: game and Spatz of a Spatzrufer at the usual tariff
      One point for the game and two for the announced Spatz: 3 × 10 = 30.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: a Dreier at the usual tariff
      Two points with each opponent: 2 × 10 = 20, from three of them 60.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: ten Cent by name are the usual tariff
      Given one Wertungspunkt is 10 Cent
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

  @clause:LUN-SETTLING-002
  Rule: Another tariff may be agreed; what is won and lost scales with it

    @position
    Example: half the tariff halves every amount
      3 × 5 = 15.
      Given one Wertungspunkt is 5 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position
    Example: a point may be worth a single Cent
      Game 1 × 2 + Trull 1 × 2 = 4 from each opponent.
      Given one Wertungspunkt is 1 Cent
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
        | Trull | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Valat scales with the tariff
      32 × 50 = 1600.
      Given one Wertungspunkt is 50 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +1600, Second -1600, Third +1600, Dealer -1600"

    @position
    Example: Fahren scales with the tariff
      Two points for a pair: 2 × 5 = 10. Vorhand pays three times, the second player pays twice and receives once.
      Given one Wertungspunkt is 5 Cent
      And Fahren is played
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -30, Second -10, Third +10, Dealer +30"

    @position
    Example: doublings double the agreed tariff
      Game 5 × 4 = 20, Spatz 10 × 2 = 20: 40.
      Given one Wertungspunkt is 5 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Second, Vorhand |
        | Spatz | declarer | won     | yes       | Dealer          |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position
    Example: an announced Prämie in a Sechserdreier that is lost scales with the tariff
      −20 × 4 + 40 × 4 = 80.
      Given one Wertungspunkt is 20 Cent
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -80 Cent
      And "Trull" brings the declarer 160 Cent
      And the payments are "Vorhand +240, Second -80, Third -80, Dealer -80"

    @position
    Example: Kontra in Fahren scales with the tariff
      A pair is worth 100, with Vorhand 200. Second +200 − 100 − 100 = 0, third +200 + 100 − 100 = +200,
      dealer +200 + 100 + 100 = +400.
      Given one Wertungspunkt is 50 Cent
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -600, Second 0, Third +200, Dealer +400"

    Example: a deal given up is paid at the agreed tariff
      Three points to each of the three: 3 × 5 = 15.
      Given one Wertungspunkt is 5 Cent
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then nobody is next
      And the payments are "Vorhand -45, Second +15, Third +15, Dealer +15"

  @clause:LUN-SETTLING-003
  Rule: In a Rufer the game counts 10 Cent

    @position
    Example: the game won in a Spatzrufer
      10 − 20 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: the game lost in an Uhurufer
      −10 + 20 = 10.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -10 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: the game of a Rufer with another declarer
      10 + 20 = 30.
      Given Second plays a Spatzrufer calling K♦
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

  @clause:LUN-SETTLING-004
  Rule: A silent Prämie other than Valat counts 10 Cent

    @position
    Example: a silent Trull of the declarer's side
      10 + 20 + 10 = 40.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | won     | yes       |
        | Spatz | opponents | lost    | no        |
      When the deal is settled
      Then "Spatz" brings the declarer 10 Cent
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position
    Example: a silent Uhu that the partner lost
      10 + 20 − 10 = 20.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | lost    | no        |
      When the deal is settled
      Then "Uhu" brings the declarer -10 Cent
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: a silent König ultimo of the declarer's side
      −10 + 20 + 10 = 20.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | lost    | no        |
        | Spatz        | declarer | won     | yes       |
        | König ultimo | declarer | won     | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer 10 Cent
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

  @clause:LUN-SETTLING-005
  Rule: An announced Prämie other than Valat counts 20 Cent

    @position
    Example: an announced Trull won by the declarer's side
      10 + 20 + 20 = 50.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 20 Cent
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position
    Example: an announced Trull lost by the declarer's side
      10 + 20 − 20 = 10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -20 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: announced Könige lost by the opponents
      −10 + 20 + 20 = 30.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

  @clause:LUN-SETTLING-006
  Rule: Each step of Kontra to the game doubles the amount for the game

    @position
    Scenario Outline: the steps of Kontra to the game of a Spatzrufer
      10 × 2 = 20, × 4 = 40, × 8 = 80; the Spatz stays at 20.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |
        | Spatz | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer <game> Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "<payments>"

      Examples:
        | step        | speakers              | game | payments                                           |
        | Kontra      | Second                | 20   | Vorhand +40, Second -40, Third +40, Dealer -40     |
        | Rekontra    | Second, Third         | 40   | Vorhand +60, Second -60, Third +60, Dealer -60     |
        | Superkontra | Second, Third, Dealer | 80   | Vorhand +100, Second -100, Third +100, Dealer -100 |

    @position
    Example: without Kontra the game stays at its amount
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent

    @position
    Example: Kontra to a game that is lost
      −10 × 2 + 20 = 0.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Uhu   | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer -20 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: Rekontra to the game leaves the Prämien alone
      −10 × 4 + 20 + 10 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | lost    | no        | Second, Vorhand |
        | Spatz | declarer | won     | yes       |                 |
        | Trull | declarer | won     | no        |                 |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And "Spatz" brings the declarer 20 Cent
      And "Trull" brings the declarer 10 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

  @clause:LUN-SETTLING-007
  Rule: Kontra, Rekontra and Superkontra to an announced Prämie make it worth twice, four and eight times its amount

    @position
    Scenario Outline: the steps of Kontra to an announced Uhu
      20 × 2 = 40, × 4 = 80, × 8 = 160; the game stays at 10.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Uhu" brings the declarer <uhu> Cent
      And "Spiel" brings the declarer 10 Cent
      And the payments are "<payments>"

      Examples:
        | step        | speakers                | uhu  | payments                                           |
        | Kontra      | Second                  | -40  | Vorhand -30, Second +30, Third -30, Dealer +30     |
        | Rekontra    | Second, Vorhand         | -80  | Vorhand -70, Second +70, Third -70, Dealer +70     |
        | Superkontra | Second, Vorhand, Dealer | -160 | Vorhand -150, Second +150, Third -150, Dealer +150 |

    @position
    Example: an announced Prämie that nobody doubled
      10 − 20 = −10.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -20 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: Kontra to the partner's announcement
      10 + 20 + 20 × 2 = 70.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Spatz  | declarer | won     | yes       |            |
        | Könige | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Könige" brings the declarer 40 Cent
      And the payments are "Vorhand +70, Second -70, Third +70, Dealer -70"

    @position
    Example: Kontra to an opponent's announcement
      10 + 20 − 20 × 2 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Spatz | declarer  | won     | yes       |            |
        | Trull | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Trull" brings the declarer -40 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: Superkontra to an opponent's lost announcement
      10 + 20 + 20 × 8 = 190.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced | doubled by             |
        | Spiel | declarer  | won     | no        |                        |
        | Spatz | declarer  | won     | yes       |                        |
        | Trull | opponents | lost    | yes       | Third, Second, Vorhand |
      When the deal is settled
      Then "Trull" brings the declarer 160 Cent
      And the payments are "Vorhand +190, Second -190, Third +190, Dealer -190"

  @clause:LUN-SETTLING-008
  Rule: Every Prämie is scored by itself and apart from the game

    @position
    Example: Prämien are paid even when the game is lost
      −10 + 20 + 10 − 20 = 0.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Spatz | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -10 Cent
      And "Spatz" brings the declarer -40 Cent
      And the payments are "Vorhand -50, Second +50, Third -50, Dealer +50"

  @clause:LUN-SETTLING-010
  Rule: In a Dreier everything counts twofold, won or lost

    @position
    Example: a Dreier won
      10 × 2 = 20 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Dreier lost
      −10 × 2 = −20, to three of them −60.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then "Spiel" brings the declarer -20 Cent
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position
    Example: the Prämien of a Dreier count twofold too
      (10 + 10 − 20) × 2 = 0.
      Given Third plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Trull  | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 20 Cent
      And "Trull" brings the declarer -40 Cent
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: Kontra comes on top of the Dreier
      Game 10 × 2 × 2 = 40, Spatz 20 × 4 × 2 = 160.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Second          |
        | Spatz | declarer | won     | yes       | Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer 40 Cent
      And "Spatz" brings the declarer 160 Cent
      And the payments are "Vorhand +600, Second -200, Third -200, Dealer -200"

    @position
    Example: the opponents' Prämien count twofold as well
      10 × 2 − 10 × 2 = 0.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome |
        | Spiel | declarer  | won     |
        | Uhu   | opponents | won     |
      When the deal is settled
      Then "Uhu" brings the declarer -20 Cent
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:LUN-SETTLING-011
  Rule: In a Sechserdreier that is won everything counts twofold

    @position
    Example: a Sechserdreier won
      10 × 2 = 20 from each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Prämie lost in a Sechserdreier that is won
      10 × 2 − 20 × 2 = −20.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And "Trull" brings the declarer -40 Cent
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position @clause:LUN-SETTLING-019
    Example: a silent Valat in a Sechserdreier
      160 × 2 = 320.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

    @position
    Example: an announced Valat won in a Sechserdreier
      320 × 2 = 640.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand +1920, Second -640, Third -640, Dealer -640"

  @clause:LUN-SETTLING-012
  Rule: In a Sechserdreier that is lost everything counts fourfold

    @position
    Example: a Sechserdreier lost
      10 × 4 = 40 to each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: Kontra to a Sechserdreier that is lost
      10 × 2 × 4 = 80.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -80 Cent
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @position
    Example: an announced Prämie lost along with the Sechserdreier
      −10 × 4 − 20 × 4 = −120.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And "Könige" brings the declarer -80 Cent
      And the payments are "Vorhand -360, Second +120, Third +120, Dealer +120"

    @position
    Example: 36 Augen do not save a Sechserdreier whose announced Valat failed
      Where everything is settled beside a failed Valat, all of it counts fourfold, for the deal is lost:
      game +10 × 4 = 40, silent Trull +10 × 4 = 40, Valat −320 × 4 = −1280; −1200 with each opponent.
      Given the reading "all" of "valat-failed"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 40 Cent
      And "Trull" brings the declarer 40 Cent
      And "Valat" brings the declarer -1280 Cent
      And the payments are "Vorhand -3600, Second +1200, Third +1200, Dealer +1200"

  @clause:LUN-SETTLING-013
  Rule: The fourfold of a lost Sechserdreier covers every item, also Prämien that the declarer won

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: a silent Trull in a Sechserdreier that is lost
      −40 + 10 × 4 = 0, or −40 + 10 × 2 = −20.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
        | Trull | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading | trull | payments                                       |
        | all     | 40    | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | augen   | 20    | Vorhand -60, Second +20, Third +20, Dealer +20 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: the opponents' announced Uhu in a Sechserdreier that is lost
      −40 − 20 × 4 = −120, or −40 − 20 × 2 = −80.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And "Uhu" brings the declarer <uhu> Cent
      And the payments are "<payments>"

      Examples:
        | reading | uhu | payments                                           |
        | all     | -80 | Vorhand -360, Second +120, Third +120, Dealer +120 |
        | augen   | -40 | Vorhand -240, Second +80, Third +80, Dealer +80    |

  @clause:LUN-SETTLING-014
  Rule: A Solorufer counts twofold

    @position
    Example: a Solorufer won
      10 × 2 = 20.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: a Solorufer lost
      −10 × 2 = −20.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then "Spiel" brings the declarer -20 Cent
      And the payments are "Vorhand -20, Second +20, Third +20, Dealer -20"

    @position
    Example: a Solorufer played alone counts as high
      10 × 2 = 20 from each of three.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: Kontra to a Solorufer
      −10 × 2 × 2 = −40.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

  @clause:LUN-SETTLING-015
  Rule: A Solodreier counts fourfold

    @position
    Example: a Solodreier won
      10 × 4 = 40 from each of three.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 40 Cent
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: a Solodreier lost
      −10 × 4 = −40, to three of them −120.
      Given the reading "on" of "solodreier"
      And Dealer plays a Solodreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand +40, Second +40, Third +40, Dealer -120"

    @position
    Example: Kontra and Rekontra to a Solodreier
      10 × 4 × 4 = 160.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Second, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer 160 Cent
      And the payments are "Vorhand +480, Second -160, Third -160, Dealer -160"

  @clause:LUN-SETTLING-016
  Rule: The doubling of a solo game covers every item, Prämien and Valat included

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Trull lost with a Solorufer
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -20 Cent
      And "Trull" brings the declarer <trull> Cent

      Examples:
        | reading | trull |
        | all     | -40 |
        | augen   | -20 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Trull lost with a Solodreier
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And "Trull" brings the declarer <trull> Cent

      Examples:
        | reading | trull |
        | all     | -80 |
        | augen   | -40 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: silent Könige in a Solodreier
      40 + 10 × 4 = 80, or 40 + 10 × 2 = 60 from each of three.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item   | side     | outcome |
        | Spiel  | declarer | won     |
        | Könige | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 40 Cent
      And "Könige" brings the declarer <koenige> Cent
      And the payments are "<payments>"

      Examples:
        | reading | koenige | payments                                        |
        | all     | 40      | Vorhand +240, Second -80, Third -80, Dealer -80 |
        | augen   | 20      | Vorhand +180, Second -60, Third -60, Dealer -60 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Trull in a Solorufer
      20 − 20 × 2 = −20, or 20 − 20 = 0.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading | trull | payments                                       |
        | all     | -40   | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | augen   | -20   | Vorhand 0, Second 0, Third 0, Dealer 0         |

    @position @dispute:solo-doubling-scope
    Scenario Outline: a silent Valat in a Solorufer
      160 × 2 = 320, or 160.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | all     | 320   | Vorhand +320, Second -320, Third +320, Dealer -320 |
        | augen   | 160   | Vorhand +160, Second -160, Third +160, Dealer -160 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Valat lost in a Solodreier
      −320 × 4 = −1280, or −320 × 2 = −640.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                               |
        | all     | -1280 | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |
        | augen   | -640  | Vorhand -1920, Second +640, Third +640, Dealer +640    |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Valat won in a Solorufer
      320 × 2 = 640, or 320.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | all     | 640   | Vorhand +640, Second -640, Third +640, Dealer -640 |
        | augen   | 320   | Vorhand +320, Second -320, Third +320, Dealer -320 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Valat lost in a Solorufer
      −320 × 2 = −640, or −320.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | all     | -640  | Vorhand -640, Second +640, Third -640, Dealer +640 |
        | augen   | -320  | Vorhand -320, Second +320, Third -320, Dealer +320 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: the opponents' Valat against a Solorufer
      −160 × 2 = −320, or −160.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | all     | -320  | Vorhand -320, Second +320, Third -320, Dealer +320 |
        | augen   | -160  | Vorhand -160, Second +160, Third -160, Dealer +160 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: a silent Valat in a Solodreier
      160 × 4 = 640, or 160 × 2 = 320.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                            |
        | all     | 640   | Vorhand +1920, Second -640, Third -640, Dealer -640 |
        | augen   | 320   | Vorhand +960, Second -320, Third -320, Dealer -320  |

    @position @dispute:solo-doubling-scope
    Scenario Outline: an announced Valat won in a Solodreier
      320 × 4 = 1280, or 320 × 2 = 640.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                               |
        | all     | 1280  | Vorhand +3840, Second -1280, Third -1280, Dealer -1280 |
        | augen   | 640   | Vorhand +1920, Second -640, Third -640, Dealer -640    |

    @position @dispute:solo-doubling-scope
    Scenario Outline: the opponents' Valat against a Solodreier
      −160 × 4 = −640, or −160 × 2 = −320.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                            |
        | all     | -640  | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | augen   | -320  | Vorhand -960, Second +320, Third +320, Dealer +320  |

    @position @dispute:solo-doubling-scope
    Scenario Outline: Kontra to the game of a Solodreier leaves the Prämien alone
      Game 10 × 4 × 2 = 80; silent Könige 10 × 4 = 40, or 10 × 2 = 20.
      Given the reading "on" of "solodreier"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solodreier
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Third      |
        | Könige | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 80 Cent
      And "Könige" brings the declarer <koenige> Cent
      And the payments are "<payments>"

      Examples:
        | reading | koenige | payments                                           |
        | all     | 40      | Vorhand +360, Second -120, Third -120, Dealer -120 |
        | augen   | 20      | Vorhand +300, Second -100, Third -100, Dealer -100 |

  @clause:LUN-SETTLING-017
  Rule: In a Rufer a silent Valat counts 160 Cent

    @position
    Example: a silent Valat in a Spatzrufer
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 160 Cent
      And the payments are "Vorhand +160, Second -160, Third +160, Dealer -160"

    @position
    Example: a silent Valat of the opponents in an Uhurufer
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -160 Cent
      And the payments are "Vorhand -160, Second +160, Third -160, Dealer +160"

    @position
    Example: a silent Valat of a caller left alone
      160 from each of three.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 160 Cent
      And the payments are "Vorhand +480, Second -160, Third -160, Dealer -160"

  @clause:LUN-SETTLING-018
  Rule: In a Rufer an announced Valat counts 320 Cent

    @position
    Example: an announced Valat won in a Spatzrufer
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +320, Second -320, Third +320, Dealer -320"

    @position
    Example: an announced Valat lost in an Uhurufer
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -320 Cent
      And the payments are "Vorhand -320, Second +320, Third -320, Dealer +320"

    @position
    Example: Kontra to an announced Valat
      −320 × 2 = −640.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "Vorhand -640, Second +640, Third -640, Dealer +640"

    @position
    Scenario Outline: the steps of Kontra to an announced Valat
      320 × 2 = 640, × 4 = 1280, × 8 = 2560.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | won     | yes       | <speakers> |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | step        | speakers                | valat | payments                                               |
        | Kontra      | Second                  | 640   | Vorhand +640, Second -640, Third +640, Dealer -640     |
        | Rekontra    | Second, Vorhand         | 1280  | Vorhand +1280, Second -1280, Third +1280, Dealer -1280 |
        | Superkontra | Second, Vorhand, Dealer | 2560  | Vorhand +2560, Second -2560, Third +2560, Dealer -2560 |

    @position @clause:LUN-SETTLING-025
    Example: Kontra of the partner to an announced Valat does not count
      320; the Rekontra falls as well.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by     |
        | Valat | declarer | won     | yes       | Third, Vorhand |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +320, Second -320, Third +320, Dealer -320"

  @clause:LUN-SETTLING-019
  Rule: In a Dreier a Valat counts 320 Cent, announced 640

    @position
    Example: a silent Valat in a Dreier
      160 × 2 = 320 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

    @position
    Example: an announced Valat won in a Dreier
      320 × 2 = 640 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand +1920, Second -640, Third -640, Dealer -640"

    @position
    Example: an announced Valat lost in a Dreier
      −320 × 2 = −640 to each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: the opponents' Valat in a Dreier
      −160 × 2 = −320 to each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -320 Cent
      And the payments are "Vorhand -960, Second +320, Third +320, Dealer +320"

    @position
    Scenario Outline: the steps of Kontra to a Valat announced in a Dreier and lost
      −320 × 2 × 2 = −1280, × 4 × 2 = −2560, × 8 × 2 = −5120.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | step        | speakers               | valat | payments                                                |
        | Kontra      | Second                 | -1280 | Vorhand -3840, Second +1280, Third +1280, Dealer +1280  |
        | Rekontra    | Second, Vorhand        | -2560 | Vorhand -7680, Second +2560, Third +2560, Dealer +2560  |
        | Superkontra | Second, Vorhand, Third | -5120 | Vorhand -15360, Second +5120, Third +5120, Dealer +5120 |

  @clause:LUN-SETTLING-020
  Rule: A Valat lost in a Sechserdreier counts 640 Cent, announced 1280

    @position
    Example: the opponents' Valat against a Sechserdreier
      −160 × 4 = −640 to each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: an announced Valat lost in a Sechserdreier
      −320 × 4 = −1280 to each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -1280 Cent
      And the payments are "Vorhand -3840, Second +1280, Third +1280, Dealer +1280"

    @position
    Example: Kontra to an announced Valat lost in a Sechserdreier
      −320 × 2 × 4 = −2560 to each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer -2560 Cent
      And the payments are "Vorhand -7680, Second +2560, Third +2560, Dealer +2560"

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: the opponents' Valat costs the same, whatever else counts fourfold
      The Valat has an amount of its own: 160 × 4 = 640.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "<payments>"

      Examples:
        | reading | payments                                            |
        | all     | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | augen   | Vorhand -1920, Second +640, Third +640, Dealer +640 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: an announced Valat that fails costs the same, whatever else counts fourfold
      The Valat has an amount of its own: 320 × 4 = 1280.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -1280 Cent
      And the payments are "<payments>"

      Examples:
        | reading | payments                                               |
        | all     | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |
        | augen   | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |

    @position
    Example: Rekontra to an announced Valat lost in a Sechserdreier
      −320 × 4 × 4 = −5120 to each of three.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Valat | declarer | lost    | yes       | Second, Vorhand |
      When the deal is settled
      Then "Valat" brings the declarer -5120 Cent
      And the payments are "Vorhand -15360, Second +5120, Third +5120, Dealer +5120"

  @clause:LUN-SETTLING-021
  Rule: Schleifen costs the declarer 30 Cent to each of the other three

    Example: a declarer gives up because his König lies in the Talon
      30 to each of the three others, 90 in all.
      Given Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then nobody is next
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    Example: Schleifen after an Uhurufer costs the same
      Given Third holds "II"
      And the Talon is "10♠ 9♠ 8♠" and "K♣ 7♠ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♣"
      And Third gives up by Schleifen
      Then nobody is next
      And the payments are "Vorhand +30, Second +30, Third -90, Dealer +30"

    @position
    Example: Schleifen brings no other item
      Given Second plays a Spatzrufer calling K♦
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand +30, Second -90, Third +30, Dealer +30"

  @clause:LUN-SETTLING-022
  Rule: A Vogerlrufer played alone because the König lay in the Talon is scored like a Rufer, with each of the three opponents

    @position @dispute:lone-caller-level
    Scenario Outline: game and Spatz of a caller left alone
      10 + 20 = 30 from each of three, or twofold 60.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer <game> Cent
      And "Spatz" brings the declarer <spatz> Cent
      And the payments are "<payments>"

      Examples:
        | reading | game | spatz | payments                                        |
        | rufer   | 10   | 20    | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | dreier  | 20   | 40    | Vorhand +180, Second -60, Third -60, Dealer -60 |

    @position @dispute:lone-caller-level
    Scenario Outline: a lost game of a caller left alone
      −10 × 2 + 20 − 10 = −10 with each of three, or twofold −20.
      Given the reading "<reading>" of "lone-caller-level"
      And Third plays an Uhurufer calling K♣
      And the called König lay in the Talon
      And these items:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Vorhand    |
        | Uhu       | declarer  | won     | yes       |            |
        | Königfang | opponents | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <game> Cent
      And "Königfang" brings the declarer <fang> Cent
      And the payments are "<payments>"

      Examples:
        | reading | game | fang | payments                                       |
        | rufer   | -20  | -10  | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | dreier  | -40  | -20  | Vorhand +20, Second +20, Third -60, Dealer +20 |

    @position
    Example: a caller with a partner is settled at the level of a Rufer in any reading
      10 + 20 = 30; nobody is left alone.
      Given the reading "dreier" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position @dispute:lone-caller-level
    Scenario Outline: a silent Valat of a caller left alone, at either level
      160, or 160 × 2 = 320.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | rufer   | 160   | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | dreier  | 320   | Vorhand +960, Second -320, Third -320, Dealer -320 |

    @position @dispute:lone-caller-level
    Scenario Outline: an announced Valat that a caller left alone wins
      320, or 320 × 2 = 640.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                            |
        | rufer   | 320   | Vorhand +960, Second -320, Third -320, Dealer -320  |
        | dreier  | 640   | Vorhand +1920, Second -640, Third -640, Dealer -640 |

    @position @dispute:lone-caller-level
    Scenario Outline: an announced Valat that a caller left alone loses
      −320, or −320 × 2 = −640.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                            |
        | rufer   | -320  | Vorhand -960, Second +320, Third +320, Dealer +320  |
        | dreier  | -640  | Vorhand -1920, Second +640, Third +640, Dealer +640 |

    @position @dispute:lone-caller-level
    Scenario Outline: the opponents' Valat against a caller left alone
      −160, or −160 × 2 = −320.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | rufer   | -160  | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | dreier  | -320  | Vorhand -960, Second +320, Third +320, Dealer +320 |

    @position
    Example: a caller of his own König is settled at the level of a Rufer in any reading
      10 + 20 = 30 from each of three; the König did not lie in the Talon.
      Given the reading "dreier" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

  @clause:LUN-SETTLING-023
  Rule: With two against two each loser pays one winner; a declarer on his own settles with each of the three

    @position @dispute:who-pays-whom
    Scenario Outline: an Uhurufer of two against two
      10 + 20 + 20 = 50, from each loser once or twice.
      Given the reading "<reading>" of "who-pays-whom"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And "Trull" brings the declarer 20 Cent
      And the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | one     | Vorhand +50, Second -50, Third +50, Dealer -50     |
        | both    | Vorhand +100, Second -100, Third +100, Dealer -100 |

    @position @dispute:who-pays-whom
    Scenario Outline: a Spatzrufer that two against two lose
      −10 − 20 = −30, to one winner or to both.
      Given the reading "<reading>" of "who-pays-whom"
      And Second plays a Spatzrufer calling K♠
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | one     | Vorhand +30, Second -30, Third -30, Dealer +30 |
        | both    | Vorhand +60, Second -60, Third -60, Dealer +60 |

    @position
    Example: a declarer on his own settles with each of the three in any reading
      20 from each of three.
      Given the reading "both" of "who-pays-whom"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a caller left alone settles with each of the three
      −10 − 20 = −30 to each of three.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @position
    Example: a caller of his own König settles with each of the three
      Vorhand holds the König she called and plays alone: 10 + 20 = 30 from each of three.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position @dispute:who-pays-whom
    Scenario Outline: a caller left alone settles with each of the three in any reading
      10 + 20 = 30 from each of three, once.
      Given the reading "<reading>" of "who-pays-whom"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | one     | Vorhand +90, Second -30, Third -30, Dealer -30 |
        | both    | Vorhand +90, Second -30, Third -30, Dealer -30 |

  @clause:LUN-SETTLING-024
  Rule: Kontra and Superkontra count only when an opponent of the announcer said them

    @position
    Example: an opponent's Kontra counts
      10 + 20 + 20 × 2 = 70.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |
        | Trull | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then "Trull" brings the declarer 40 Cent
      And the payments are "Vorhand +70, Second -70, Third +70, Dealer -70"

    @position
    Example: the partner's Kontra does not count
      10 + 20 + 20 = 50.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |
        | Trull | declarer | won     | yes       | Third      |
      When the deal is settled
      Then "Trull" brings the declarer 20 Cent
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position
    Example: an opponent's Superkontra counts, whichever opponent it is
      10 + 20 × 8 = 170.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by              |
        | Spiel | declarer | won     | no        |                         |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Dealer |
      When the deal is settled
      Then "Uhu" brings the declarer 160 Cent
      And the payments are "Vorhand +170, Second -170, Third +170, Dealer -170"

    @position
    Example: the declarer's Kontra to an opponent's announcement counts
      10 × 2 + 20 × 2 × 2 = 100.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | lost    | yes       | Vorhand    |
      When the deal is settled
      Then "Könige" brings the declarer 80 Cent
      And the payments are "Vorhand +300, Second -100, Third -100, Dealer -100"

    @position
    Example: an opponent's Kontra to another opponent's announcement does not count
      10 × 2 + 20 × 2 = 60.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | lost    | yes       | Third      |
      When the deal is settled
      Then "Könige" brings the declarer 40 Cent
      And the payments are "Vorhand +180, Second -60, Third -60, Dealer -60"

    @position
    Example: against a caller left alone the Kontra of anybody counts
      10 + 20 × 2 = 50 from each of three.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | won     | yes       | Third      |
      When the deal is settled
      Then "Spatz" brings the declarer 40 Cent
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

  @clause:LUN-SETTLING-025
  Rule: A Prämie that the announcer's own partner doubled is scored as if it had not been doubled

    @position
    Example: the partner's Kontra leaves the Prämie plain
      10 − 20 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | lost    | yes       | Third      |
      When the deal is settled
      Then "Spatz" brings the declarer -20 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: a Rekontra to the partner's Kontra falls with it
      10 + 20 = 30.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | won     | no        |                |
        | Spatz | declarer | won     | yes       | Third, Vorhand |
      When the deal is settled
      Then "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: even an opponent's Superkontra on top of the partner's Kontra falls with it
      10 + 20 = 30.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        |                        |
        | Spatz | declarer | won     | yes       | Third, Vorhand, Second |
      When the deal is settled
      Then "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: an opponent's Kontra instead doubles
      10 − 20 × 2 = −30.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Spatz" brings the declarer -40 Cent
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

  @clause:LUN-SETTLING-026
  Rule: A Superkontra of the announcer's own side falls away alone; a valid Kontra and Rekontra stay

    @position @dispute:superkontra-by-own-side
    Scenario Outline: the partner tops an opponent's Kontra with Superkontra
      10 + 20 × 4 = 90, or 10 + 20 = 30.
      Given the reading "<reading>" of "superkontra-by-own-side"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        |                        |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Third |
      When the deal is settled
      Then "Uhu" brings the declarer <uhu> Cent
      And the payments are "<payments>"

      Examples:
        | reading    | uhu | payments                                       |
        | step-drops | 80  | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | chain-void | 20  | Vorhand +30, Second -30, Third +30, Dealer -30 |

    @position @dispute:superkontra-by-own-side
    Scenario Outline: an opponent tops Kontra and Rekontra to a fellow opponent's Trull
      10 × 2 + 20 × 4 × 2 = 180, or 10 × 2 + 20 × 2 = 60 from each of three.
      Given the reading "<reading>" of "superkontra-by-own-side"
      And Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced | doubled by             |
        | Spiel | declarer  | won     | no        |                        |
        | Trull | opponents | lost    | yes       | Vorhand, Second, Third |
      When the deal is settled
      Then "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading    | trull | payments                                           |
        | step-drops | 160   | Vorhand +540, Second -180, Third -180, Dealer -180 |
        | chain-void | 40    | Vorhand +180, Second -60, Third -60, Dealer -60    |

    @position
    Example: an opponent's Superkontra on a full chain stands in any reading
      10 + 20 × 8 = 170.
      Given the reading "chain-void" of "superkontra-by-own-side"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by              |
        | Spiel | declarer | won     | no        |                         |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Second |
      When the deal is settled
      Then "Uhu" brings the declarer 160 Cent
      And the payments are "Vorhand +170, Second -170, Third +170, Dealer -170"

  @clause:LUN-SETTLING-027
  Rule: At a table of five the dealer neither pays nor receives in a game with a declarer

    @position
    Example: a Spatzrufer at a table of five
      10 + 20 = 30; the dealer sits out.
      Given a table of 5
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Fourth
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +30, Second -30, Third -30, Fourth +30, Dealer 0"

    @position
    Example: a Dreier at a table of five
      10 × 2 = 20 to each of three; the dealer sits out.
      Given a table of 5
      And Fourth plays a Dreier
      And these items:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then the payments are "Vorhand +20, Second +20, Third +20, Fourth -60, Dealer 0"

    @position
    Example: Kontra to a Dreier at a table of five
      −10 × 2 × 2 = −40 to each of three; the dealer sits out.
      Given a table of 5
      And Fourth plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand +40, Second +40, Third +40, Fourth -120, Dealer 0"

    @position
    Example: an announced Valat at a table of five
      320 × 2 = 640 from each of three; the dealer sits out.
      Given a table of 5
      And Second plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand -640, Second +1920, Third -640, Fourth -640, Dealer 0"

    @position
    Example: a silent Valat of two partners at a table of five
      160; the dealer sits out.
      Given a table of 5
      And Third plays an Uhurufer calling K♣
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 160 Cent
      And the payments are "Vorhand +160, Second -160, Third +160, Fourth -160, Dealer 0"

  @clause:LUN-SETTLING-028
  Rule: Schleifen at a table of five is paid to the three active opponents, not to the dealer who sits out

    @dispute:schleifen-as-a-deal
    Scenario Outline: Schleifen at a table of five
      30 to each who is paid: three active opponents or, with the dealer, four.
      Given the reading "<reading>" of "schleifen-as-a-deal"
      And a table of 5
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Fourth Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                                    |
        | passes-on   | Vorhand -90, Second +30, Third +30, Fourth +30, Dealer 0    |
        | same-dealer | Vorhand -90, Second +30, Third +30, Fourth +30, Dealer 0    |
        | dealer-paid | Vorhand -120, Second +30, Third +30, Fourth +30, Dealer +30 |

    @position
    Example: the fourth player gives up and the dealer who sits out gets nothing
      Given a table of 5
      And Fourth plays an Uhurufer calling K♠
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand +30, Second +30, Third +30, Fourth -90, Dealer 0"

  @clause:LUN-SETTLING-029
  Rule: After Fahren every two players compare their Augen

    @position
    Example: four players compare in six pairs
      30, 20, 12 and 9 Augen: Vorhand pays 20 to each of three, the second pays two and receives from one, and so on.
      Given Fahren is played
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -60, Second -20, Third +20, Dealer +60"

    @position
    Example: a player with middling Augen both pays and receives
      The third player has more than Vorhand and the second and fewer than the dealer: −20 − 20 + 20 = −20.
      Given Fahren is played
      And the Augen are "Vorhand 5, Second 12, Third 20, Dealer 31"
      When the deal is settled
      Then the payments are "Vorhand +60, Second +20, Third -20, Dealer -60"

    @position
    Example: five players compare in ten pairs
      Vorhand pays four times: −80. The second pays three times and receives once: −40. The third pays twice and
      receives twice: 0. The fourth pays once and receives three times: +40. The dealer receives four times: +80.
      Given a table of 5
      And Fahren is played
      And the Augen are "Vorhand 25, Second 18, Third 13, Fourth 9, Dealer 6"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -40, Third 0, Fourth +40, Dealer +80"

  @clause:LUN-SETTLING-030
  Rule: In a pair with unequal Augen the player with more of them pays

    @position @dispute:fahren-who-pays
    Scenario Outline: two players with unequal Augen
      Vorhand 22, second 14, third 14, dealer 14: only the pairs with Vorhand are unequal, 20 each.
      Given the reading "<reading>" of "fahren-who-pays"
      And Fahren is played
      And the Augen are "Vorhand 22, Second 14, Third 14, Dealer 14"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | more    | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | fewer   | Vorhand +60, Second -20, Third -20, Dealer -20 |

    @position @dispute:fahren-who-pays
    Scenario Outline: a single Auge decides a pair
      The dealer has one more than the others. He said Kontra: 40 in each of his pairs.
      Given the reading "<reading>" of "fahren-who-pays"
      And Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 17, Second 17, Third 17, Dealer 18"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | more    | Vorhand +40, Second +40, Third +40, Dealer -120 |
        | fewer   | Vorhand -40, Second -40, Third -40, Dealer +120 |

  @clause:LUN-SETTLING-031
  Rule: In Fahren a pair is worth 20 Cent, 40 when one of the two said Kontra, 80 when both did

    @position
    Example: without Kontra every pair is worth 20
      Given Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 9, Second 30, Third 20, Dealer 12"
      When the deal is settled
      Then the payments are "Vorhand +60, Second -60, Third -20, Dealer +20"

    @position
    Example: one Kontra makes the pairs of its speaker worth 40
      Vorhand has the most and said Kontra: 3 × 40 = 120. The others compare for 20: second −20 −20, third +20 −20,
      dealer +20 +20, each of them with 40 from Vorhand.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -120, Second 0, Third +40, Dealer +80"

    @position
    Example: two Kontras make the pair of both speakers worth 80
      Vorhand and the dealer said Kontra. Vorhand 30, second 20, third 12, dealer 9. Vorhand pays 40 + 40 + 80 = 160.
      The second: +40 − 20 − 40 = −20. The third: +40 + 20 − 40 = +20. The dealer: +80 + 40 + 40 = +160.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -160, Second -20, Third +20, Dealer +160"

    @position
    Example: with Kontra from everybody every pair is worth 80
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Kontra, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -240, Second -80, Third +80, Dealer +240"

    @position
    Example: the Kontra of the one who wins the pair counts just as well
      The dealer has the fewest and said Kontra. Vorhand −20 − 20 − 40 = −80, second +20 − 20 − 40 = −40,
      third +20 + 20 − 40 = 0, dealer +40 + 40 + 40 = +120.
      Given Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -40, Third 0, Dealer +120"

  @clause:LUN-SETTLING-032
  Rule: A Kontra in Fahren binds only the pairs of its speaker, and nobody answers it

    @position @dispute:fahren-kontra-scope
    Scenario Outline: only Vorhand said Kontra
      Vorhand 12, second 30, third 20, dealer 9. Own pairs: Vorhand +40 +40 −40 = +40, second −40 −20 −20 = −80,
      third −40 +20 −20 = −40, dealer +40 +20 +20 = +80. The whole table: every pair 40.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 12, Second 30, Third 20, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand +40, Second -80, Third -40, Dealer +80   |
        | table     | Vorhand +40, Second -120, Third -40, Dealer +120 |
        | ladder    | Vorhand +40, Second -80, Third -40, Dealer +80   |

    @position
    Example: where the ladder is played, a Rekontra raises the pair once more
      Vorhand, third and dealer have 17 each and pay each other nothing; the second has 20. He answered Vorhand's
      Kontra: 20 × 4 = 80 to her, 20 each to the other two.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 17, Second 20, Third 17, Dealer 17"
      When the deal is settled
      Then the payments are "Vorhand +80, Second -120, Third +20, Dealer +20"

    @position @dispute:fahren-kontra-scope
    Scenario Outline: the second player after Vorhand's Kontra
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra"
      When Second is asked to announce holding "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      Then the choice is "<choice>"

      Examples:
        | reading   | choice                         |
        | own-pairs | Kontra, Gut!                   |
        | table     | Kontra, Gut!                   |
        | ladder    | Kontra, Rekontra Vorhand, Gut! |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: Vorhand and the dealer said Kontra
      Vorhand 30, second 20, third 12, dealer 9. Own pairs: Vorhand −40 −40 −80 = −160, second +40 −20 −40 = −20,
      third +40 +20 −40 = +20, dealer +80 +40 +40 = +160. The whole table: two Kontras make every pair 80.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand -160, Second -20, Third +20, Dealer +160 |
        | table     | Vorhand -240, Second -80, Third +80, Dealer +240 |
        | ladder    | Vorhand -160, Second -20, Third +20, Dealer +160 |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: three of four said Kontra
      Own pairs: Vorhand −80 −40 −80 = −200, second +80 −40 −80 = −40, third +40 +40 −40 = +40,
      dealer +80 +80 +40 = +200. The whole table: the third Kontra adds nothing, every pair is 80.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Kontra"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | own-pairs | Vorhand -200, Second -40, Third +40, Dealer +200 |
        | table     | Vorhand -240, Second -80, Third +80, Dealer +240 |
        | ladder    | Vorhand -200, Second -40, Third +40, Dealer +200 |

    @position
    Example: where the ladder is played, a Rekontra touches no pair but that of the two
      Vorhand 30, second 20, third 12, dealer 9. The pair of Vorhand and the second is worth 80, Vorhand's others 40, the
      rest 20. Vorhand −80 −40 −40 = −160, second +80 −20 −20 = +40, third +40 +20 −20 = +40, dealer +40 +20 +20 = +80.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -160, Second +40, Third +40, Dealer +80"

    @position
    Example: where the ladder is played, a Superkontra raises the same pair again
      The pair of Vorhand and the second is worth 20 × 8 = 160. Vorhand −160 −40 −40 = −240,
      second +160 −20 −20 = +120, third +40 +20 −20 = +40, dealer +40 +20 +20 = +80.
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Superkontra Second, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -240, Second +120, Third +40, Dealer +80"

    Scenario Outline: where the ladder is played, a Rekontra answers a Kontra, once and at the first opportunity
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand <vorhand>"
      And Second says "<second>"
      Then that is <verdict>

      Examples:
        | vorhand | second                            | verdict |
        | Kontra  | Rekontra Vorhand                  | allowed |
        | Gut!    | Rekontra Vorhand                  | refused |
        | Kontra  | Rekontra Vorhand + Rekontra Third | refused |

    Example: where the ladder is played, nobody says Rekontra to the same Kontra twice
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra"
      And Second says "Rekontra Vorhand + Rekontra Vorhand"
      Then that is refused

    Example: where the ladder is played, nobody answers his own Kontra
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Kontra + Rekontra Vorhand"
      Then that is refused

    Example: where the ladder is played, a Kontra that was let pass is not answered a circuit later
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra, Second Gut!, Third Rekontra Vorhand, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Vorhand"
      Then that is refused

    @position
    Scenario Outline: where the ladder is played, everybody is offered what is his to answer
      Given the reading "ladder" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "<said>"
      When <player> is asked to announce holding "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      Then the choice is "<choice>"

      Examples:
        | said                                                                                         | player  | choice                                          |
        | Vorhand Kontra, Second Kontra                                                                | Third   | Kontra, Rekontra Vorhand, Rekontra Second, Gut! |
        | Vorhand Kontra, Second Rekontra Vorhand                                                      | Third   | Kontra, Rekontra Vorhand, Gut!                  |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!                             | Vorhand | Superkontra Second, Gut!                        |
        | Vorhand Kontra, Second Gut!, Third Rekontra Vorhand, Dealer Gut!, Vorhand Gut!               | Second  | Gut!                                            |
        | Vorhand Gut!, Second Kontra, Third Gut!, Dealer Rekontra Second                              | Vorhand | Rekontra Second, Gut!                           |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Gut!, Dealer Gut!, Vorhand Superkontra Second | Second  | Gut!                                            |

    Scenario Outline: where the ladder is played, nobody answers out of place
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "<said>"
      And <player> says "<words>"
      Then that is refused

      Examples:
        | said                                                                          | player  | words               |
        | Vorhand Kontra, Second Rekontra Vorhand                                       | Third   | Superkontra Second  |
        | Vorhand Kontra                                                                | Second  | Superkontra Vorhand |
        | Vorhand Kontra, Second Kontra                                                 | Third   | Rekontra Third      |
        | Vorhand Gut!, Second Kontra                                                   | Third   | Rekontra Vorhand    |
        | Vorhand Gut!, Second Kontra, Third Rekontra Second, Dealer Gut!, Vorhand Gut! | Second  | Rekontra Third      |
        | Vorhand Kontra, Second Rekontra Vorhand, Third Rekontra Vorhand, Dealer Gut!  | Vorhand | Superkontra Dealer  |

    @position @dispute:fahren-kontra-scope
    Scenario Outline: what Vorhand's Kontra lets the second player say, and what it costs
      Vorhand 12, second 30, third 20, dealer 9. Own pairs: Vorhand +40 +40 −40 = +40, second −40 −20 −20 = −80,
      third −40 +20 −20 = −40, dealer +40 +20 +20 = +80. The whole table: every pair 40.
      Given the reading "<reading>" of "fahren-kontra-scope"
      And Fahren is played
      And the announcing went "Vorhand Kontra"
      When Second is asked to announce holding "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      Then the choice is "<choice>"
      Given the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 12, Second 30, Third 20, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | choice                         | payments                                         |
        | own-pairs | Kontra, Gut!                   | Vorhand +40, Second -80, Third -40, Dealer +80   |
        | table     | Kontra, Gut!                   | Vorhand +40, Second -120, Third -40, Dealer +120 |
        | ladder    | Kontra, Rekontra Vorhand, Gut! | Vorhand +40, Second -80, Third -40, Dealer +80   |

  @clause:LUN-SETTLING-033
  Rule: Two players with equal Augen pay each other nothing

    @position
    Example: two players with the same Augen
      Second and third have 14 each and settle only with the others: Vorhand −60, second and third +20 − 20 = 0.
      Given Fahren is played
      And the Augen are "Vorhand 30, Second 14, Third 14, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -60, Second 0, Third 0, Dealer +60"

    @position
    Example: nobody pays when all have the same Augen
      7 Augen lie in the Talon, the rest is shared out evenly.
      Given Fahren is played
      And the Augen are "Vorhand 16, Second 16, Third 16, Dealer 16"
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a Kontra on both sides of an even pair brings nothing either
      Vorhand and the second player said Kontra and have 20 each. Third 17, dealer 14.
      Vorhand −40 −40 = −80, second −40 −40 = −80, third +40 +40 −20 = +60, dealer +40 +40 +20 = +100.
      Given Fahren is played
      And the announcing went "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 20, Second 20, Third 17, Dealer 14"
      When the deal is settled
      Then the payments are "Vorhand -80, Second -80, Third +60, Dealer +100"

  @clause:LUN-SETTLING-034
  Rule: What Schleifen costs scales with another tariff like everything else

    @position
    Example: Schleifen scales with the tariff
      Three points to each of the three: 3 × 20 = 60.
      Given one Wertungspunkt is 20 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand -180, Second +60, Third +60, Dealer +60"

    @position @dispute:schleifen-tariff
    Scenario Outline: Schleifen where a point is worth 20 Cent
      Three points of 20 to each of the three, or 30 Cent whatever a point is worth.
      Given the reading "<reading>" of "schleifen-tariff"
      And one Wertungspunkt is 20 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | scales  | Vorhand -180, Second +60, Third +60, Dealer +60 |
        | fixed   | Vorhand -90, Second +30, Third +30, Dealer +30  |

    @dispute:schleifen-tariff
    Scenario Outline: a deal given up where a point is worth 5 Cent
      Three points of 5 to each of the three, or 30 Cent.
      Given the reading "<reading>" of "schleifen-tariff"
      And one Wertungspunkt is 5 Cent
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | scales  | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | fixed   | Vorhand -90, Second +30, Third +30, Dealer +30 |
