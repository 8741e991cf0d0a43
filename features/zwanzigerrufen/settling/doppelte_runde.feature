Feature: Settling in points: the doppelte Runde, and Zusammenwerfen

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-029
  Rule: In a doppelte Runde every item of a deal counts twofold

    @position
    Example: a normal game won in a doubled deal
      1 × 2 = 2.
      Given the deal counts double
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a Solo at Kontra with a silent Absolut
      4 × 2 × 2 + 1 × 2 × 2 = 20 with each of the three.
      Given the deal counts double
      And Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 16 points
      And "Absolut" brings the declarer 4 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position @dispute:doppelte-runde-what-counts
    Scenario Outline: a normal game with a silent Absolut
      2 + 2 = 4, or 2 + 1 = 3 where the game alone is doubled.
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the deal counts double
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                   |
        | scored-deals | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | every-deal   | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | game-only    | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @position @dispute:doppelte-runde-what-counts
    Scenario Outline: a lost Farbensolo with the 4 Könige
      −8 + 4 = −4, or −8 + 2 = −6, with each of the three.
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the deal counts double
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                    |
        | scored-deals | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | every-deal   | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | game-only    | Vorhand -18, Second +6, Third +6, Dealer +6 |

    @position @dispute:doppelte-runde-what-counts
    Scenario Outline: a caught Mond in a doubled deal
      −2 + 2 = 0, or −2 + 1 = −1.
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the deal counts double
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | lost    | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                   |
        | scored-deals | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | every-deal   | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | game-only    | Vorhand -1, Second +1, Third -1, Dealer +1 |

  @clause:ZWA-SETTLING-030
  Rule: After Zusammenwerfen nothing is settled

    Example: a hand without a Tarock is thrown in
      Given the reading "until-announcement" of "zusammenwerfen"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XII"
      When Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: a hand with the I alone is thrown in
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦"
      And Dealer holds "XII"
      When Vorhand bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: in a doubled deal nothing is settled either
      Given the deal counts double
      And the reading "until-announcement" of "zusammenwerfen"
      And Third holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XII"
      When Third bids "zusammenwerfen"
      Then that is allowed
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: with Zusammenwerfen the deal is over
      Given the reading "until-announcement" of "zusammenwerfen"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XII"
      When Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"
      And the deal is over
