Feature: Settling in points

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-001
  Rule: Fahren counts 5

    @position @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    Example: the second player loses Fahren
      30 are the most, and less than 35/2: 5 to each.
      Given Fahren is played
      And the Augen are "Vorhand 20, Second 30, Third 12, Dealer 8"
      And the tricks are "Vorhand 4, Second 5, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @position @clause:KAR-TRISCHAKEN-016 @clause:KAR-TRISCHAKEN-018
    Example: Vorhand loses Fahren
      5 × 2 = 10 to each.
      Given Fahren is played
      And the Augen are "Vorhand 30, Second 20, Third 12, Dealer 8"
      And the tricks are "Vorhand 5, Second 4, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position @clause:KAR-TRISCHAKEN-016 @clause:KAR-TRISCHAKEN-017
    Example: the dealer loses Fahren with 35/2
      5 × 2 = 10 to each.
      Given Fahren is played
      And the Augen are "Vorhand 8, Second 12, Third 14 1/3, Dealer 35 2/3"
      And the tricks are "Vorhand 2, Second 2, Third 3, Dealer 5"
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    @position @clause:KAR-TRISCHAKEN-016
    Example: the third player loses Fahren with 35/1
      One Blatt less, and 5 to each is all.
      Given Fahren is played
      And the Augen are "Vorhand 8 2/3, Second 12, Third 35 1/3, Dealer 14"
      And the tricks are "Vorhand 2, Second 2, Third 5, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    @position @clause:KAR-TRISCHAKEN-020
    Example: a Jungfrau takes all three payments
      3 × 5 = 15 for the only one without a trick.
      Given Fahren is played
      And the Augen are "Vorhand 0, Second 30, Third 25 1/3, Dealer 14 2/3"
      And the tricks are "Vorhand 0, Second 5, Third 4, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +15, Second -15, Third 0, Dealer 0"

    @position @dispute:payment-per-pairing
    Scenario Outline: Fahren is paid to each, also where a lone declarer would be paid once
      5 to each in both readings.
      Given the reading "<reading>" of "payment-per-pairing"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 30, Third 12, Dealer 8"
      And the tricks are "Vorhand 4, Second 5, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                    |
        | per-pairing | Vorhand +5, Second -15, Third +5, Dealer +5 |
        | once        | Vorhand +5, Second -15, Third +5, Dealer +5 |

  @clause:KAR-SETTLING-002
  Rule: A Rufer counts 5

    @position
    Example: a Rufer won
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position
    Example: a Rufer lost
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position
    Example: a Rufer won with another partner
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Second
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    @position @clause:KAR-SETTLING-040
    Example: a Rufer won by a declarer whose König lay in the Talon
      5 from each of three.
      Given Vorhand plays a Rufer calling K♣
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

    @position @clause:KAR-SETTLING-040
    Example: a Rufer lost by a declarer whose König lay in the Talon
      5 to each of three.
      Given Vorhand plays a Rufer calling K♣
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @position
    Example: a Rufer won by the one who took over as Vorhand
      Second was handed the Vorhand and plays with the dealer.
      Given Second plays a Rufer calling K♦
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

  @clause:KAR-SETTLING-003
  Rule: A Piccolo counts 10

    @position
    Example: a Piccolo won
      10 from each of three.
      Given Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: a Piccolo lost
      10 to each of three.
      Given Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position
    Example: a Piccolo won by another declarer
      10 from each of three.
      Given Third plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand -10, Second -10, Third +30, Dealer -10"

    @position
    Example: a Piccolo costs what its own row says, and no more
      10 to each of three, a third of what the Ouvert costs.
      Given Dealer plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

  @clause:KAR-SETTLING-004
  Rule: A Zwiccolo counts 10

    @position
    Example: a Zwiccolo won
      10 from each of three.
      Given Vorhand plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: a Zwiccolo lost
      10 to each of three.
      Given Vorhand plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position
    Example: a Zwiccolo won by another declarer
      10 from each of three.
      Given Third plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand -10, Second -10, Third +30, Dealer -10"

    @position
    Example: a Zwiccolo costs no more than a Piccolo
      10 to each of three.
      Given Second plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

  @clause:KAR-SETTLING-005
  Rule: A Solo-Rufer counts 10

    @position
    Example: a Solo-Rufer won
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: a Solo-Rufer lost
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: a Solo-Rufer won with another partner
      Given Vorhand plays a Solo-Rufer calling K♠
      And the called König is held by Second
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +10, Second +10, Third -10, Dealer -10"

    @position @clause:KAR-SETTLING-040
    Example: a Solo-Rufer won by a declarer whose König lay in the Talon
      10 from each of three.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position @clause:KAR-SETTLING-040
    Example: a Solo-Rufer lost by a declarer whose König lay in the Talon
      10 to each of three.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

  @clause:KAR-SETTLING-006
  Rule: A Bettler counts 15

    @position
    Example: a Bettler won
      15 from each of three.
      Given Vorhand plays a Bettler
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 15 points
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"

    @position
    Example: a Bettler lost
      15 to each of three.
      Given Vorhand plays a Bettler
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -15 points
      And the payments are "Vorhand -45, Second +15, Third +15, Dealer +15"

    @position
    Example: a Bettler won by another declarer
      15 from each of three.
      Given Third plays a Bettler
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 15 points
      And the payments are "Vorhand -15, Second -15, Third +45, Dealer -15"

    @position
    Example: a Bettler lost by the dealer
      15 to each of three.
      Given Dealer plays a Bettler
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -15 points
      And the payments are "Vorhand +15, Second +15, Third +15, Dealer -45"

  @clause:KAR-SETTLING-007
  Rule: An Auch-Rufer counts 5

    @position @clause:KAR-SETTLING-023
    Example: an Auch-Rufer won with its Pagat
      5 + 5 × 2 = 15.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-023
    Example: an Auch-Rufer won whose Pagat is lost
      5 − 10 = −5.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position @clause:KAR-SETTLING-023
    Example: an Auch-Rufer lost whose Uhu is made
      −5 + 20 = 15.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position @clause:KAR-SETTLING-023
    Example: an Auch-Rufer lost with everything
      −5 − 10 = −15.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-040
    Example: an Auch-Rufer of a declarer whose König lay in the Talon
      5 + 20 × 2 = 45 from each of three.
      Given Second plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And these items:
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
    Example: a Dreier won
      20 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Dreier lost
      20 to each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position
    Example: a Dreier won by another declarer
      20 from each of three.
      Given Third plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand -20, Second -20, Third +60, Dealer -20"

  @clause:KAR-SETTLING-009
  Rule: A Sechser-Dreier that is won counts 20

    @position
    Example: a Sechser-Dreier won
      20 from each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Sechser-Dreier won by the one who took over as Vorhand
      20 from each of three.
      Given Second plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand -20, Second +60, Third -20, Dealer -20"

    @position @clause:KAR-SETTLING-027
    Example: a Sechser-Dreier won at Kontra
      20 × 2 = 40 from each of three; nothing is doubled for being a Sechser-Dreier.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

  @clause:KAR-SETTLING-010
  Rule: A Farbensolo counts 25

    @position
    Example: a Farbensolo won
      25 from each of three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 25 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @position
    Example: a Farbensolo lost
      25 to each of three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -25 points
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @position
    Example: a Farbensolo won by another declarer
      25 from each of three.
      Given Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 25 points
      And the payments are "Vorhand -25, Second -25, Third +75, Dealer -25"

  @clause:KAR-SETTLING-011
  Rule: A Piccolo-Ouvert counts 30

    @position
    Example: a Piccolo-Ouvert won
      30 from each of three.
      Given Vorhand plays a Piccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 30 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: a Piccolo-Ouvert lost
      30 to each of three.
      Given Vorhand plays a Piccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -30 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @position
    Example: a Piccolo-Ouvert won by another declarer
      30 from each of three.
      Given Third plays a Piccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 30 points
      And the payments are "Vorhand -30, Second -30, Third +90, Dealer -30"

  @clause:KAR-SETTLING-012
  Rule: A Zwiccolo-Ouvert counts 30

    @position
    Example: a Zwiccolo-Ouvert won
      30 from each of three.
      Given Vorhand plays a Zwiccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 30 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: a Zwiccolo-Ouvert lost
      30 to each of three.
      Given Vorhand plays a Zwiccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -30 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @position
    Example: a Zwiccolo-Ouvert won by another declarer
      30 from each of three.
      Given Third plays a Zwiccolo-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 30 points
      And the payments are "Vorhand -30, Second -30, Third +90, Dealer -30"

  @clause:KAR-SETTLING-013
  Rule: A Bettel-Ouvert counts 35

    @position
    Example: a Bettel-Ouvert won
      35 from each of three.
      Given Vorhand plays a Bettel-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 35 points
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"

    @position
    Example: a Bettel-Ouvert lost
      35 to each of three.
      Given Vorhand plays a Bettel-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -35 points
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

    @position
    Example: a Bettel-Ouvert won by another declarer
      35 from each of three.
      Given Third plays a Bettel-Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 35 points
      And the payments are "Vorhand -35, Second -35, Third +105, Dealer -35"

  @clause:KAR-SETTLING-014
  Rule: A Solo-Dreier counts 40

    @position
    Example: a Solo-Dreier won
      40 from each of three.
      Given Vorhand plays a Solo-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: a Solo-Dreier lost
      40 to each of three.
      Given Vorhand plays a Solo-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: a Solo-Dreier won by another declarer
      40 from each of three.
      Given Third plays a Solo-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And the payments are "Vorhand -40, Second -40, Third +120, Dealer -40"

  @clause:KAR-SETTLING-015
  Rule: A silent König Ultimo counts 5

    @position
    Example: a silent König Ultimo for the declarer's side
      5 + 5 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Wildsau | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And "Wildsau" brings the declarer -20 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

  @clause:KAR-SETTLING-022
  Rule: With a silent Valat the game counts four times its price, or eight times in a game that doubles a Valat

    @position
    Example: a Rufer with a silent Valat
      5 × 4 = 20.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 20 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: an Auch-Rufer with a silent Valat
      5 × 4 + 10 = 30.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 20 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: a Dreier with a silent Valat
      20 × 4 = 80 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And the payments are "Vorhand +240, Second -80, Third -80, Dealer -80"

    @position
    Example: a Dreier with a silent Valat and silent Könige
      20 × 4 + 5 = 85 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And "Könige" brings the declarer 5 points
      And the payments are "Vorhand +255, Second -85, Third -85, Dealer -85"

    @position
    Example: a Sechser-Dreier with a silent Valat
      20 × 4 = 80 from each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And the payments are "Vorhand +240, Second -80, Third -80, Dealer -80"

    @position
    Example: the opponents of a Rufer make a silent Valat
      −5 × 4 = −20.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -20 points
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

    @position
    Example: the opponents of a Dreier make a silent Valat
      −20 × 4 = −80 with each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @position
    Example: a silent Valat of a declarer whose König lay in the Talon
      5 × 4 = 20 from each of three.
      Given Second plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 20 points
      And the payments are "Vorhand -20, Second +60, Third -20, Dealer -20"

  @clause:KAR-SETTLING-023
  Rule: An announced bonus other than Valat counts twice its silent amount

    @position @clause:KAR-SETTLING-015
    Example: an announced König Ultimo is made
      5 + 5 × 2 = 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | declarer  | won     | yes       |
        | Kakadu | opponents | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And "Kakadu" brings the declarer 60 points
      And the payments are "Vorhand +65, Second -65, Third +65, Dealer -65"

  @clause:KAR-SETTLING-024
  Rule: With an announced Valat that was made the game counts eight times its price, or sixteen times in a game that doubles a Valat

    @position
    Example: a Rufer with an announced Valat
      5 × 8 = 40.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position
    Example: an Auch-Rufer with an announced Valat
      5 × 8 + 10 = 50.
      Given Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position
    Example: a Dreier with an announced Valat
      20 × 8 = 160 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 160 points
      And the payments are "Vorhand +480, Second -160, Third -160, Dealer -160"

    @position
    Example: a Sechser-Dreier with an announced Valat
      20 × 8 = 160 from each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 160 points
      And the payments are "Vorhand +480, Second -160, Third -160, Dealer -160"

    @position
    Example: the opponents of a Rufer make their announced Valat
      −5 × 8 = −40.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -40 points
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    @position
    Example: the opponents of a Dreier make their announced Valat
      −20 × 8 = −160 with each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -160 points
      And the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

    @position
    Example: an announced Valat of a declarer whose König lay in the Talon
      5 × 8 = 40 from each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

  @clause:KAR-SETTLING-025
  Rule: The Valat multiple takes the place of the game's price, bonuses stay single, and a Kontra to the game and one to the Valat each double it

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with a silent Valat, by each reading
      20 × 4 = 80; or 20 + 80 = 100; or 20 × 4 again, as nothing else was made.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +240, Second -80, Third -80, Dealer -80    |
        | adds           | Vorhand +300, Second -100, Third -100, Dealer -100 |
        | multiplies-all | Vorhand +240, Second -80, Third -80, Dealer -80    |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with a silent Valat and a silent Trull
      80 + 5 = 85; or 100 + 5 = 105; or (20 + 5) × 4 = 100.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +255, Second -85, Third -85, Dealer -85    |
        | adds           | Vorhand +315, Second -105, Third -105, Dealer -105 |
        | multiplies-all | Vorhand +300, Second -100, Third -100, Dealer -100 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Dreier with an announced Valat and announced Könige
      20 × 8 + 10 = 170; or 20 + 160 + 10 = 190; or (20 + 10) × 8 = 240.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +510, Second -170, Third -170, Dealer -170 |
        | adds           | Vorhand +570, Second -190, Third -190, Dealer -190 |
        | multiplies-all | Vorhand +720, Second -240, Third -240, Dealer -240 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Kontra to a Dreier with a silent Valat
      20 × 4 × 2 = 160; or 20 × 2 + 80 = 120, as the Kontra does not reach the Valat; or 20 × 2 × 4 = 160.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | adds           | Vorhand +360, Second -120, Third -120, Dealer -120 |
        | multiplies-all | Vorhand +480, Second -160, Third -160, Dealer -160 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Kontra to a Dreier with a silent Valat and a silent Trull
      160 + 5 = 165; or 120 + 5 = 125; or (40 + 5) × 4 = 180.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Trull | declarer | won     | no        |            |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +495, Second -165, Third -165, Dealer -165 |
        | adds           | Vorhand +375, Second -125, Third -125, Dealer -125 |
        | multiplies-all | Vorhand +540, Second -180, Third -180, Dealer -180 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: Retour to a Dreier with a silent Valat
      20 × 4 × 4 = 320; or 20 × 4 + 80 = 160; or 20 × 4 × 4 = 320.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | won     | no        | Third, Vorhand |
        | Valat | declarer | won     | no        |                |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +960, Second -320, Third -320, Dealer -320 |
        | adds           | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | multiplies-all | Vorhand +960, Second -320, Third -320, Dealer -320 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Rufer with a silent Valat, by each reading
      5 × 4 = 20; or 5 + 20 = 25; or 5 × 4 = 20.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | adds           | Vorhand +25, Second -25, Third +25, Dealer -25 |
        | multiplies-all | Vorhand +20, Second -20, Third +20, Dealer -20 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Rufer with an announced Valat, by each reading
      5 × 8 = 40; or 5 + 40 = 45; or 5 × 8 = 40.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | adds           | Vorhand +45, Second -45, Third +45, Dealer -45 |
        | multiplies-all | Vorhand +40, Second -40, Third +40, Dealer -40 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: the opponents' silent Valat with their silent Trull
      −20 − 5 = −25; or −5 − 20 − 5 = −30; or (−5 − 5) × 4 = −40.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand -25, Second +25, Third -25, Dealer +25 |
        | adds           | Vorhand -30, Second +30, Third -30, Dealer +30 |
        | multiplies-all | Vorhand -40, Second +40, Third -40, Dealer +40 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: the opponents' announced Valat with Könige
      −160 − 5 = −165; or −20 − 160 − 5 = −185; or (−20 − 5) × 8 = −200.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand -495, Second +165, Third +165, Dealer +165 |
        | adds           | Vorhand -555, Second +185, Third +185, Dealer +185 |
        | multiplies-all | Vorhand -600, Second +200, Third +200, Dealer +200 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Valat beside an announced Trull that failed
      A card of the Trull stayed in the half that was left: 80 − 10 = 70; or 100 − 10 = 90; or (20 − 10) × 4 = 40.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | replaces       | Vorhand +210, Second -70, Third -70, Dealer -70 |
        | adds           | Vorhand +270, Second -90, Third -90, Dealer -90 |
        | multiplies-all | Vorhand +120, Second -40, Third -40, Dealer -40 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Solo-Rufer with a silent Valat and a silent Trull
      10 × 4 + 10 = 50; or 10 + 40 + 10 = 60; or (10 + 10) × 4 = 80.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | replaces       | Vorhand +50, Second -50, Third +50, Dealer -50 |
        | adds           | Vorhand +60, Second -60, Third +60, Dealer -60 |
        | multiplies-all | Vorhand +80, Second -80, Third +80, Dealer -80 |

    @position @dispute:valat-replaces-or-adds
    Scenario Outline: a Farbensolo with a silent Valat and silent Könige
      25 × 8 + 10 = 210; or 25 + 200 + 10 = 235; or (25 + 10) × 8 = 280.
      Given the reading "<reading>" of "valat-replaces-or-adds"
      And Vorhand plays a Farbensolo
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                           |
        | replaces       | Vorhand +630, Second -210, Third -210, Dealer -210 |
        | adds           | Vorhand +705, Second -235, Third -235, Dealer -235 |
        | multiplies-all | Vorhand +840, Second -280, Third -280, Dealer -280 |

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Example: Kontra to an announced Valat
      20 × 8 × 2 = 320 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then "Valat" brings the declarer 320 points
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Example: Kontra to the game and to the announced Valat
      20 × 8 × 2 × 2 = 640 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Valat | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer 640 points
      And the payments are "Vorhand +1920, Second -640, Third -640, Dealer -640"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-028
    Example: Retour to an announced Valat of the opponents
      −5 × 8 × 4 = −160.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced | doubled by      |
        | Spiel | declarer  | lost    | no        |                 |
        | Valat | opponents | won     | yes       | Vorhand, Dealer |
      When the deal is settled
      Then "Valat" brings the declarer -160 points
      And the payments are "Vorhand -160, Second +160, Third -160, Dealer +160"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Example: Kontra to a bonus does not reach the Valat
      20 × 8 + 10 × 2 = 180 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Könige | declarer | won     | yes       | Third      |
        | Valat  | declarer | won     | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer 160 points
      And "Könige" brings the declarer 20 points
      And the payments are "Vorhand +540, Second -180, Third -180, Dealer -180"

    @position @clause:KAR-SETTLING-022
    Example: the opponents keep a bonus beside the declarer's Valat
      All three cards of the Trull stayed in the half that was left: 80 − 5 = 75 from each of three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 80 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand +225, Second -75, Third -75, Dealer -75"

  @clause:KAR-SETTLING-026
  Rule: With an announced Valat that failed the game counts as lost by the announcing side, at the multiple of an announced Valat; of two each is settled by itself

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Rufer with enough points
      −5 × 8 = −40; or 5 − 40 = −35.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | beside-game | Vorhand -35, Second +35, Third -35, Dealer +35 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Rufer without enough points
      −5 × 8 = −40; or −5 − 40 = −45.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | beside-game | Vorhand -45, Second +45, Third -45, Dealer +45 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Dreier with enough points
      −20 × 8 = −160; or 20 − 160 = −140; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                           |
        | game-lost   | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | beside-game | Vorhand -420, Second +140, Third +140, Dealer +140 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: the opponents' announced Valat fails against a Rufer with enough points
      5 × 8 = 40; or 5 + 40 = 45.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | beside-game | Vorhand +45, Second -45, Third +45, Dealer -45 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: the opponents' announced Valat fails against a Rufer without enough points
      The opponents have lost the game all the same: 5 × 8 = 40; or −5 + 40 = 35.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand +40, Second -40, Third +40, Dealer -40 |
        | beside-game | Vorhand +35, Second -35, Third +35, Dealer -35 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-027
    Scenario Outline: Kontra to a Valat that fails
      −5 × 8 × 2 = −80; or 5 − 80 = −75.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -80, Second +80, Third -80, Dealer +80 |
        | beside-game | Vorhand -75, Second +75, Third -75, Dealer +75 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: a Trull announced beside a Valat that fails is made
      −160 + 10 = −150; or 20 − 160 + 10 = −130; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                           |
        | game-lost   | Vorhand -450, Second +150, Third +150, Dealer +150 |
        | beside-game | Vorhand -390, Second +130, Third +130, Dealer +130 |

    @position @dispute:valat-announced-and-failed
    Scenario Outline: an announced Valat fails in a Solo-Rufer
      −10 × 8 = −80; or 10 − 80 = −70.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -80, Second +80, Third -80, Dealer +80 |
        | beside-game | Vorhand -70, Second +70, Third -70, Dealer +70 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-039
    Scenario Outline: an announced Valat fails in a Solo-Dreier
      −40 × 16 = −640; or 40 − 640 = −600; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Solo-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                            |
        | game-lost   | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | beside-game | Vorhand -1800, Second +600, Third +600, Dealer +600 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-039
    Scenario Outline: an announced Valat fails in a Farbensolo
      −25 × 16 = −400; or −25 − 400 = −425; with each of three.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                            |
        | game-lost   | Vorhand -1200, Second +400, Third +400, Dealer +400 |
        | beside-game | Vorhand -1275, Second +425, Third +425, Dealer +425 |

    @position @clause:KAR-SETTLING-025 @clause:KAR-SETTLING-027
    Example: the lost game of a failed Valat at Kontra
      −5 × 8 × 2 = −80.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Valat | declarer | lost    | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -80, Second +80, Third -80, Dealer +80"

    @position @clause:KAR-SETTLING-040
    Example: a failed Valat of a declarer alone
      −5 × 8 = −40 with each of three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position @dispute:valat-announced-and-failed
    Scenario Outline: both sides announced a Valat, and neither made it
      −5 × 8 + 5 × 8 = 0, for each side has lost its own; or 5 − 40 + 40 = 5 where the game is won by its points.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | lost    | yes       |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | game-lost   | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | beside-game | Vorhand +5, Second -5, Third +5, Dealer -5 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-027
    Scenario Outline: both sides announced a Valat and neither made it, the declarer's at Kontra
      −5 × 8 × 2 + 5 × 8 = −40; or −5 − 80 + 40 = −45 where the game is lost by its points.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Valat | declarer  | lost    | yes       | Second     |
        | Valat | opponents | lost    | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | game-lost   | Vorhand -40, Second +40, Third -40, Dealer +40 |
        | beside-game | Vorhand -45, Second +45, Third -45, Dealer +45 |

    @position @dispute:valat-announced-and-failed @clause:KAR-SETTLING-024
    Scenario Outline: both sides announced a Valat, and the declarer's side made it
      20 × 8 for the one that was made and 20 × 8 for the one that failed: 320 from each of three in either reading.
      Given the reading "<reading>" of "valat-announced-and-failed"
      And Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | yes       |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

      Examples:
        | reading     |
        | game-lost   |
        | beside-game |

  @clause:KAR-SETTLING-027
  Rule: A Kontra doubles its item

    @position
    Example: Kontra to a Rufer that is won
      5 × 2 = 10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: Kontra to a Rufer that is lost
      −5 × 2 = −10.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: Kontra to a Dreier that is lost
      −20 × 2 = −40 with each of three, whoever said it.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: Kontra to a Farbensolo that is won
      25 × 2 = 50 from each of three.
      Given Vorhand plays a Farbensolo
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And the payments are "Vorhand +80, Second +80, Third +80, Dealer -240"

  @clause:KAR-SETTLING-028
  Rule: A Retour makes its item worth four times as much

    @position
    Example: Retour to a Rufer that is won
      5 × 4 = 20.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Second, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: the partner's Retour to a Rufer that is lost
      −5 × 4 = −20.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | lost    | no        | Second, Third |
      When the deal is settled
      Then "Spiel" brings the declarer -20 points
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

    @position
    Example: Retour to a Dreier that is lost
      −20 × 4 = −80 with each of three.
      Given Vorhand plays a Dreier
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | won     | no        | Second, Vorhand | Second  |
        | Spiel | declarer | won     | no        |                 | Third   |
        | Spiel | declarer | won     | no        |                 | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -40, Third -10, Dealer -10"

  @clause:KAR-SETTLING-029
  Rule: In a negative game a Kontra counts only between its speaker and the declarer

    @position @clause:KAR-SETTLING-027
    Example: one opponent says Kontra to a Piccolo that is lost
      10 × 2 to the second player, 10 each to the others.
      Given Vorhand plays a Piccolo
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        |            | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

  @clause:KAR-SETTLING-030
  Rule: A Sechser-Dreier that is lost counts 40

    @position
    Example: a Sechser-Dreier lost
      20 × 2 = 40 to each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: a Sechser-Dreier lost by the one who took over as Vorhand
      40 to each of three.
      Given Second plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And the payments are "Vorhand +40, Second -120, Third +40, Dealer +40"

    @position @clause:KAR-SETTLING-016
    Example: a Sechser-Dreier lost beside a bonus that is won
      −40 + 5 = −35 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer 5 points
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

  @clause:KAR-SETTLING-031
  Rule: Announcements and silent bonuses keep their single amount in a lost Sechser-Dreier

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-030
    Example: an announced Pagat is lost with a Sechser-Dreier
      −40 − 10 = −50 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -150, Second +50, Third +50, Dealer +50"

    @position @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-030
    Example: a silent Trull of the opponents against a Sechser-Dreier that is lost
      −40 − 5 = −45 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-030
    Example: an announced Uhu is made in a Sechser-Dreier that is lost
      −40 + 20 = −20 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -40 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-030
    Example: announced Könige of the opponents at Kontra against a Sechser-Dreier that is lost
      −40 − 10 × 2 = −60 with each of three.
      Given Vorhand plays a Sechser-Dreier
      And these items:
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
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | lost    | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -80 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand -255, Second +85, Third +85, Dealer +85"

  @clause:KAR-SETTLING-032
  Rule: The doubling of a lost Sechser-Dreier multiplies with Kontra and Retour and with a Valat

    @position @dispute:sechser-dreier-loss-doubling
    Scenario Outline: a Sechser-Dreier lost at Kontra
      20 × 2 × 2 = 80; or 20 × 2 = 40, as no factor is larger; to each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
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
      And Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

    @position @dispute:sechser-dreier-loss-doubling
    Scenario Outline: a Sechser-Dreier without Kontra is lost at the same price in both readings
      −20 × 2 − 5 = −45 with each of three.
      Given the reading "<reading>" of "sechser-dreier-loss-doubling"
      And Vorhand plays a Sechser-Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                        |
        | multiply | Vorhand -135, Second +45, Third +45, Dealer +45 |
        | largest  | Vorhand -135, Second +45, Third +45, Dealer +45 |

  @clause:KAR-SETTLING-033
  Rule: In a Solo-Rufer an announced bonus counts double once more

    @position @clause:KAR-SETTLING-023
    Example: an announced Trull in a Solo-Rufer
      10 + 5 × 2 × 2 = 30.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Trull" brings the declarer 20 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position @clause:KAR-SETTLING-023
    Example: an announced Uhu fails in a Solo-Rufer
      10 − 10 × 2 × 2 = −30.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Uhu" brings the declarer -40 points
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

    @position @clause:KAR-SETTLING-023
    Example: an announced König Ultimo in a Solo-Rufer
      10 + 5 × 2 × 2 = 30.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "König ultimo" brings the declarer 20 points
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027
    Example: an announced Pagat of the opponents in a Solo-Rufer at Kontra
      −10 − 5 × 2 × 2 × 2 = −50; the game stays single.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 points
      And "Könige" brings the declarer -20 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

  @clause:KAR-SETTLING-034
  Rule: In a Solo-Rufer a silent bonus counts double

    @position @clause:KAR-SETTLING-016
    Example: a silent Trull in a Solo-Rufer
      10 + 5 × 2 = 20.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
    Example: a silent Valat in a Solo-Rufer
      10 × 4 = 40.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @position @clause:KAR-SETTLING-024
    Example: an announced Valat in a Solo-Rufer
      10 × 8 = 80.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
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
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 40 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @position @clause:KAR-SETTLING-022
    Example: the opponents' silent Valat against a Solo-Rufer
      −10 × 4 = −40.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -40 points
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    @position @clause:KAR-SETTLING-026
    Example: an announced Valat of a declarer alone fails in a Solo-Rufer
      −10 × 8 = −80 with each of three.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -80 points
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

  @clause:KAR-SETTLING-036
  Rule: In a Solo-Dreier an announced bonus counts double once more

    @position @clause:KAR-SETTLING-023
    Example: an announced Trull in a Solo-Dreier
      40 + 5 × 2 × 2 = 60 from each of three.
      Given Vorhand plays a Solo-Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "Trull" brings the declarer 20 points
      And the payments are "Vorhand +180, Second -60, Third -60, Dealer -60"

    @position @clause:KAR-SETTLING-023
    Example: an announced Kakadu fails in a Solo-Dreier
      40 − 15 × 2 × 2 = −20 with each of three.
      Given Vorhand plays a Solo-Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And "Kakadu" brings the declarer -60 points
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-028
    Example: an announced Pagat of the opponents in a Solo-Dreier at Retour
      −40 − 5 × 2 × 2 × 4 = −120 with each of three.
      Given Vorhand plays a Solo-Dreier
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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

  @clause:KAR-SETTLING-040
  Rule: With two against two each player wins or loses the amount once; a declarer on his own settles it with each of the three

    @position @dispute:payment-per-pairing
    Scenario Outline: a Dreier won, each or in all
      20 from each of three; or 20 in all, 20/3 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand +60, Second -20, Third -20, Dealer -20       |
        | once        | Vorhand +20, Second -20/3, Third -20/3, Dealer -20/3 |

    @position @dispute:payment-per-pairing
    Scenario Outline: a Dreier lost, each or in all
      20 to each of three; or 20 in all, 20/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand -60, Second +20, Third +20, Dealer +20       |
        | once        | Vorhand -20, Second +20/3, Third +20/3, Dealer +20/3 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-027
    Scenario Outline: a Dreier with Kontra and a silent Trull, each or in all
      20 × 2 + 5 = 45 from each; or in all, 15 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Dreier
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand +240, Second -80, Third -80, Dealer -80      |
        | once        | Vorhand +80, Second -80/3, Third -80/3, Dealer -80/3 |

    @position @dispute:payment-per-pairing
    Scenario Outline: a Rufer is the same in both readings
      5 + 10 = 15 for each player.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | per-pairing | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | once        | Vorhand +15, Second -15, Third +15, Dealer -15 |

    @position @dispute:payment-per-pairing
    Scenario Outline: a Rufer lost by a declarer alone
      5 to each of three; or 5 in all, 5/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | per-pairing | Vorhand -15, Second +5, Third +5, Dealer +5      |
        | once        | Vorhand -5, Second +5/3, Third +5/3, Dealer +5/3 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-034
    Scenario Outline: a Solo-Rufer won by a declarer alone
      10 + 10 × 2 = 30 from each; or in all, 10 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand -5, Second -5, Third -5, Dealer +15"

  @clause:KAR-SETTLING-041
  Rule: For a Rufer that is not played declarer and partner are paid its price, and no bonus counts

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: nobody says anything, and declarer and partner are paid
      5 for each of the two, without a single trick.
      Given Third holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the partner is Third
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"
      And "Spiel" brings the declarer 5 points

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: the whole Trull in the declarer's hand brings nothing where nothing is played
      5 for each of the two, and nothing for Sküs, XXI and I.
      Given Vorhand holds "Sküs XXI I XX"
      And Dealer holds "K♠"
      And the Talon is "4♥ 3♦ 8♠" and "XIX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Trull" is not scored
      And "Pagat" is not scored
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: a weak hand is paid just the same
      Nobody asks whether the cards would have been enough.
      Given Vorhand holds "II D♥ C♥ B♥ D♦ C♦ B♦ D♣ C♣ B♣ 10♣ 9♣"
      And Second holds "K♦"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    @dispute:payment-per-pairing @clause:KAR-ANNOUNCING-018 @clause:KAR-SETTLING-040
    Scenario Outline: a Rufer that is not played, by each reading of what a price is
      The König lay in the Talon and she goes on alone: 5 from each of three, or 5 in all, 5/3 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And the Talon is "K♣ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "XX D♠ 7♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And there is no partner
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | per-pairing | Vorhand +15, Second -5, Third -5, Dealer -5      |
        | once        | Vorhand +5, Second -5/3, Third -5/3, Dealer -5/3 |

    @clause:KAR-SESSIONS-006 @clause:KAR-SETTLING-002
    Example: a Rufer that is not played in a deal that counts double
      5 × 2 = 10 for each of the two.
      Given the deal counts double
      And Third holds "K♦"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"
      And "Spiel" brings the declarer 10 points

  @clause:KAR-SETTLING-042
  Rule: The partner in a Rufer that is not played is whoever shows the called König

    @clause:KAR-SETTLING-041
    Example: the second player shows the called König
      Given Second holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the partner is Second
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    @clause:KAR-SETTLING-041
    Example: the third player shows the called König
      Given Third holds "K♣"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the partner is Third
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @clause:KAR-SETTLING-041
    Example: the last player shows the called König
      Given Dealer holds "K♦"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the partner is Dealer
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"

    @clause:KAR-CALLING-004 @clause:KAR-SETTLING-041
    Example: the partner shows the König that was called without its suit
      The fourth König is that of Treff.
      Given Vorhand holds "K♥ K♦ K♠"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the partner is Dealer
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"

    Example: everybody has seen the König by which the partner is paid
      Given Third holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And it is asked what Second has seen
      Then these cards have been seen: "K♥"

    Example: the other Könige are not shown
      Given Dealer holds "K♠"
      And Third holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And it is asked what Second has seen
      Then these cards have been seen: "K♥"
      And these cards have not been seen: "K♠"

  @clause:KAR-SETTLING-043
  Rule: Paying for a Rufer whose König lies in the Talon costs 5 to each of the three others

    @position @dispute:rufer-king-in-talon-payment
    Scenario Outline: Vorhand pays for a Rufer
      5 to each of three; or twice 5, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand -15, Second +5, Third +5, Dealer +5          |
        | two     | Vorhand -10, Second +10/3, Third +10/3, Dealer +10/3 |

    @position @dispute:rufer-king-in-talon-payment
    Scenario Outline: the one who took over as Vorhand pays for a Rufer
      5 to each of three; or twice 5, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And Second plays a Rufer calling K♠
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand +5, Second -15, Third +5, Dealer +5          |
        | two     | Vorhand +10/3, Second -10, Third +10/3, Dealer +10/3 |

    @position @dispute:rufer-king-in-talon-payment @clause:KAR-SESSIONS-006
    Scenario Outline: paying for a Rufer in a deal that counts double
      5 × 2 = 10 to each of three; or 2 × 10, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And the deal counts double
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand -30, Second +10, Third +10, Dealer +10       |
        | two     | Vorhand -20, Second +20/3, Third +20/3, Dealer +20/3 |

    @dispute:rufer-king-in-talon-payment @clause:KAR-CALLING-011
    Scenario Outline: the König lies in the first half, and the declarer pays
      5 to each of three; or twice 5, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand pays for the game
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand -15, Second +5, Third +5, Dealer +5          |
        | two     | Vorhand -10, Second +10/3, Third +10/3, Dealer +10/3 |

    @clause:KAR-CALLING-011
    Example: the König lies in the second half, and the declarer pays
      5 to each of three.
      Given the Talon is "4♥ 3♦ 8♠" and "XX D♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand pays for the game
      Then nobody is next
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

  @clause:KAR-SETTLING-044
  Rule: Paying for an Auch-Rufer whose König lies in the Talon costs 5 and the announced price of the declarer's bird to each of the three others

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: paying for an Auch-Rufer with the Pagat
      5 + 10 = 15 to each of three; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Pagat
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | announced-rate | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | silent-rate    | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | fahren-too     | Vorhand -45, Second +15, Third +15, Dealer +15 |

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: paying for an Auch-Rufer with the Uhu
      5 + 20 = 25 to each of three; or 5 + 10 = 15.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Uhu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | announced-rate | Vorhand -75, Second +25, Third +25, Dealer +25 |
        | silent-rate    | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | fahren-too     | Vorhand -75, Second +25, Third +25, Dealer +25 |

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: paying for an Auch-Rufer with the Kakadu
      5 + 30 = 35 to each of three; or 5 + 15 = 20.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Kakadu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | silent-rate    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | fahren-too     | Vorhand -105, Second +35, Third +35, Dealer +35 |

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: paying for an Auch-Rufer with the Wildsau
      5 + 40 = 45 to each of three; or 5 + 20 = 25.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Wildsau
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand -135, Second +45, Third +45, Dealer +45 |
        | silent-rate    | Vorhand -75, Second +25, Third +25, Dealer +25  |
        | fahren-too     | Vorhand -135, Second +45, Third +45, Dealer +45 |

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: the dealer pays for an Auch-Rufer
      5 + 10 = 15 to each of three; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Dealer plays an Auch-Rufer calling K♦
      And the called König lay in the Talon
      And the last deal ended in paying with Pagat
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | announced-rate | Vorhand +15, Second +15, Third +15, Dealer -45 |
        | silent-rate    | Vorhand +10, Second +10, Third +10, Dealer -30 |
        | fahren-too     | Vorhand +15, Second +15, Third +15, Dealer -45 |

    @position @dispute:auch-rufer-king-in-talon @clause:KAR-SESSIONS-006
    Scenario Outline: paying for an Auch-Rufer in a deal that counts double
      (5 + 20) × 2 = 50 to each of three; or (5 + 10) × 2 = 30.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And the deal counts double
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Uhu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | silent-rate    | Vorhand -90, Second +30, Third +30, Dealer +30  |
        | fahren-too     | Vorhand -150, Second +50, Third +50, Dealer +50 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-040
    Scenario Outline: paying for an Auch-Rufer, to each or in all
      5 + 30 = 35 to each of three; or 35 in all, 35/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Kakadu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand -105, Second +35, Third +35, Dealer +35      |
        | once        | Vorhand -35, Second +35/3, Third +35/3, Dealer +35/3 |

    @dispute:auch-rufer-king-in-talon @clause:KAR-CALLING-014 @clause:KAR-SETTLING-045
    Scenario Outline: the called König lies in the Talon, and the declarer of an Auch-Rufer pays
      The Kakadu is the only bird: 5 + 30 = 35 to each of three; or 5 + 15 = 20.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Second holds "III XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand +35, Second -105, Third +35, Dealer +35 |
        | silent-rate    | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | fahren-too     | Vorhand +35, Second -105, Third +35, Dealer +35 |

    @dispute:auch-rufer-bird-naming @clause:KAR-CALLING-014
    Scenario Outline: a bird named with the bid is the one that is paid
      Kakadu and Pagat in hand: 5 + 10 = 15 to each of three, as the Pagat is cheaper; or 5 + 30 = 35, as the Kakadu was
      bid.
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Second holds "III I XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second <bid>, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading   | bid               | payments                                        |
        | any-bird  | Auch-Rufer        | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | held-bird | Auch-Rufer        | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | with-bid  | Auch-Rufer Kakadu | Vorhand +35, Second -105, Third +35, Dealer +35 |

  @clause:KAR-SETTLING-045
  Rule: That bird is the cheapest he held before the Talon, and a Pagat when he held none

    @clause:KAR-SETTLING-044
    Example: the cheapest of two birds is paid
      Uhu and Kakadu in hand: 5 + 20 = 25 to each of three.
      Given Second holds "III II XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +25, Second -75, Third +25, Dealer +25"

    @clause:KAR-SETTLING-044
    Example: the cheapest of all four birds is the Pagat
      5 + 10 = 15 to each of three.
      Given Second holds "IV III II I XIX XVIII XVII XVI XV C♦ B♦ A♦"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @dispute:auch-rufer-paid-bird @clause:KAR-SETTLING-044
    Scenario Outline: Uhu and Kakadu in hand, by each reading of which bird is paid
      5 + 20 = 25 to each of three; or with the Kakadu 5 + 30 = 35; or with a Pagat 5 + 10 = 15.
      Given the reading "<reading>" of "auch-rufer-paid-bird"
      And Second holds "III II XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading       | payments                                        |
        | cheapest-held | Vorhand +25, Second -75, Third +25, Dealer +25  |
        | dearest-held  | Vorhand +35, Second -105, Third +35, Dealer +35 |
        | pagat         | Vorhand +15, Second -45, Third +15, Dealer +15  |

    @dispute:auch-rufer-paid-bird @clause:KAR-SETTLING-044
    Scenario Outline: without a bird a Pagat is paid in every reading
      Given the reading "<reading>" of "auch-rufer-paid-bird"
      And Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

      Examples:
        | reading       |
        | cheapest-held |
        | dearest-held  |
        | pagat         |

    @clause:KAR-SETTLING-044
    Example: a cheaper bird in the Talon does not count
      Only the Wildsau was in the hand before the Talon: 5 + 40 = 45 to each of three.
      Given Second holds "IV XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣"
      And the Talon is "K♥ II I" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +45, Second -135, Third +45, Dealer +45"

    @clause:KAR-SETTLING-044
    Example: without a bird a Pagat is paid
      The bid without a bird was not noticed: 5 + 10 = 15 to each of three.
      Given Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-SETTLING-044
    Example: without a bird a Pagat is paid, also when the Talon has a dearer one
      5 + 10 = 15 to each of three.
      Given Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ IV III" and "II D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then nobody is next
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"
