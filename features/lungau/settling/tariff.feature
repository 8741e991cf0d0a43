Feature: Settling in Cent: the tariff

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
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: a Dreier at the usual tariff
      Two points with each opponent: 2 × 10 = 20, from three of them 60.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: ten Cent by name are the usual tariff
      Given one Wertungspunkt is worth 10 Cent
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

  @clause:LUN-SETTLING-002
  Rule: Another tariff may be agreed; what is won and lost scales with it

    @position
    Example: half the tariff halves every amount
      3 × 5 = 15.
      Given one Wertungspunkt is worth 5 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position
    Example: a point may be worth a single Cent
      Game 1 × 2 + Trull 1 × 2 = 4 from each opponent.
      Given one Wertungspunkt is worth 1 Cent
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
        | Trull | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Valat scales with the tariff
      32 × 50 = 1600.
      Given one Wertungspunkt is worth 50 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +1600, Second -1600, Third +1600, Dealer -1600"

    @position
    Example: Fahren scales with the tariff
      Two points for a pair: 2 × 5 = 10. Vorhand pays three times, the second player pays twice and receives once.
      Given one Wertungspunkt is worth 5 Cent
      And Fahren is played
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -30, Second -10, Third +10, Dealer +30"

    @position
    Example: doublings double the agreed tariff
      Game 5 × 4 = 20, Spatz 10 × 2 = 20: 40.
      Given one Wertungspunkt is worth 5 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
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
      Given one Wertungspunkt is worth 20 Cent
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
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
      Given one Wertungspunkt is worth 50 Cent
      And Fahren is played
      And the announcing went "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 9"
      When the deal is settled
      Then the payments are "Vorhand -600, Second 0, Third +200, Dealer +400"

    Example: a deal given up is paid at the agreed tariff
      Three points to each of the three: 3 × 5 = 15.
      Given one Wertungspunkt is worth 5 Cent
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then it is nobody's turn
      And the payments are "Vorhand -45, Second +15, Third +15, Dealer +15"

  @clause:LUN-SETTLING-034
  Rule: What Schleifen costs scales with another tariff like everything else

    @position
    Example: Schleifen scales with the tariff
      Three points to each of the three: 3 × 20 = 60.
      Given one Wertungspunkt is worth 20 Cent
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand -180, Second +60, Third +60, Dealer +60"

    @position @dispute:schleifen-tariff
    Scenario Outline: Schleifen where a point is worth 20 Cent
      Three points of 20 to each of the three, or 30 Cent whatever a point is worth.
      Given the reading "<reading>" of "schleifen-tariff"
      And one Wertungspunkt is worth 20 Cent
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
      And one Wertungspunkt is worth 5 Cent
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | scales  | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | fixed   | Vorhand -90, Second +30, Third +30, Dealer +30 |
