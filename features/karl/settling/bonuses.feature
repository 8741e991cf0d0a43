Feature: Settling in points: what each bonus counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-015
  Rule: A silent König Ultimo counts 5

    @position
    Example: a silent König Ultimo for the declarer's side
      5 + 5 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "König ultimo" brings the declarer 5 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: a silent König Ultimo for the opponents
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "König ultimo" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent König Ultimo is lost by the declarer's side
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "König ultimo" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent König Ultimo of a declarer alone
      5 + 5 = 10 from each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer 5 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

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
    Example: a silent Trull for the declarer's side
      5 + 5 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Trull" brings the declarer 5 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: a silent Trull for the opponents
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

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
    Example: silent Könige for the declarer's side
      5 + 5 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Könige" brings the declarer 5 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: silent Könige for the opponents
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

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
    Example: a silent Pagat for the declarer's side
      5 + 5 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 5 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: a silent Pagat for the opponents
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Pagat is lost by the declarer's side
      5 − 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Pagat is lost by the opponents
      −5 + 5 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer 5 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

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
    Example: a silent Uhu for the declarer's side
      5 + 10 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position
    Example: a silent Uhu for the opponents
      5 − 10 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position
    Example: a silent Uhu is lost by the declarer's side
      5 − 10 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position
    Example: a silent Uhu is lost by the opponents
      −5 + 10 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Uhu" brings the declarer 10 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

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
    Example: a silent Kakadu for the declarer's side
      5 + 15 = 20.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer 15 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: a silent Kakadu for the opponents
      5 − 15 = −10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer -15 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: a silent Kakadu is lost by the declarer's side
      5 − 15 = −10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer -15 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: a silent Kakadu is lost by the opponents
      −5 + 15 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Kakadu" brings the declarer 15 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

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
    Example: a silent Wildsau for the declarer's side
      5 + 20 = 25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Wildsau" brings the declarer 20 points
      And the payments are "Vorhand +25, Second -25, Third +25, Dealer -25"

    @position
    Example: a silent Wildsau for the opponents
      5 − 20 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Wildsau | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Wildsau" brings the declarer -20 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position
    Example: a silent Wildsau is lost by the declarer's side
      5 − 20 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Wildsau" brings the declarer -20 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position
    Example: a silent Wildsau is lost by the opponents
      −5 + 20 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Wildsau | opponents | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Wildsau" brings the declarer 20 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

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
    Example: an announced König Ultimo is made
      5 + 5 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-015
    Example: an announced König Ultimo fails
      5 − 5 × 2 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position @clause:KAR-SETTLING-015
    Example: an announced König Ultimo of the opponents is made
      −5 − 5 × 2 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | König ultimo | opponents | won     | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-015
    Example: an announced König Ultimo of the opponents fails
      −5 + 5 × 2 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | König ultimo | opponents | lost    | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer 10 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position @clause:KAR-SETTLING-016
    Example: an announced Trull is made
      5 + 5 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-016
    Example: an announced Trull fails
      5 − 5 × 2 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position @clause:KAR-SETTLING-016
    Example: an announced Trull of the opponents is made
      −5 − 5 × 2 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-016
    Example: an announced Trull of the opponents fails
      −5 + 5 × 2 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 10 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position @clause:KAR-SETTLING-017
    Example: announced Könige are made
      5 + 5 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-017
    Example: announced Könige fail
      5 − 5 × 2 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position @clause:KAR-SETTLING-017
    Example: announced Könige of the opponents are made
      −5 − 5 × 2 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-017
    Example: announced Könige of the opponents fail
      −5 + 5 × 2 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 10 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position @clause:KAR-SETTLING-018
    Example: an announced Pagat is made
      5 + 5 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-018
    Example: an announced Pagat fails
      5 − 5 × 2 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position @clause:KAR-SETTLING-018
    Example: an announced Pagat of the opponents is made
      −5 − 5 × 2 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-018
    Example: an announced Pagat of the opponents fails
      −5 + 5 × 2 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position @clause:KAR-SETTLING-019
    Example: an announced Uhu is made
      5 + 10 × 2 = 25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +25, Second -25, Third +25, Dealer -25"

    @position @clause:KAR-SETTLING-019
    Example: an announced Uhu fails
      5 − 10 × 2 = −15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -20 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-019
    Example: an announced Uhu of the opponents is made
      −5 − 10 × 2 = −25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -20 points
      And the payments are "Vorhand -25, Second +25, Third -25, Dealer +25"

    @position @clause:KAR-SETTLING-019
    Example: an announced Uhu of the opponents fails
      −5 + 10 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-020
    Example: an announced Kakadu is made
      5 + 15 × 2 = 35.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer 30 points
      And the payments are "Vorhand +35, Second -35, Third +35, Dealer -35"

    @position @clause:KAR-SETTLING-020
    Example: an announced Kakadu fails
      5 − 15 × 2 = −25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -30 points
      And the payments are "Vorhand -25, Second +25, Third -25, Dealer +25"

    @position @clause:KAR-SETTLING-020
    Example: an announced Kakadu of the opponents is made
      −5 − 15 × 2 = −35.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | won     | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -30 points
      And the payments are "Vorhand -35, Second +35, Third -35, Dealer +35"

    @position @clause:KAR-SETTLING-020
    Example: an announced Kakadu of the opponents fails
      −5 + 15 × 2 = 25.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer 30 points
      And the payments are "Vorhand +25, Second -25, Third +25, Dealer -25"

    @position @clause:KAR-SETTLING-021
    Example: an announced Wildsau is made
      5 + 20 × 2 = 45.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | yes       |
      When the deal is settled
      Then "Wildsau" brings the declarer 40 points
      And the payments are "Vorhand +45, Second -45, Third +45, Dealer -45"

    @position @clause:KAR-SETTLING-021
    Example: an announced Wildsau fails
      5 − 20 × 2 = −35.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | yes       |
      When the deal is settled
      Then "Wildsau" brings the declarer -40 points
      And the payments are "Vorhand -35, Second +35, Third -35, Dealer +35"

    @position @clause:KAR-SETTLING-021
    Example: an announced Wildsau of the opponents is made
      −5 − 20 × 2 = −45.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Wildsau | opponents | won     | yes       |
      When the deal is settled
      Then "Wildsau" brings the declarer -40 points
      And the payments are "Vorhand -45, Second +45, Third -45, Dealer +45"

    @position @clause:KAR-SETTLING-021
    Example: an announced Wildsau of the opponents fails
      −5 + 20 × 2 = 35.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Wildsau | opponents | lost    | yes       |
      When the deal is settled
      Then "Wildsau" brings the declarer 40 points
      And the payments are "Vorhand +35, Second -35, Third +35, Dealer -35"

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
