Feature: Settling in points

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-001
  Rule: The normal game counts 1 point

    @position
    Example: a normal game won
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: a normal game lost
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: a normal game won with another partner
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second +1, Third -1, Dealer -1"

    @position
    Example: a normal game lost with the Dealer as partner
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @dispute:kontra-who-and-when
    Scenario Outline: a Kontra of the called player's is void where he may say it
      1 in every reading.
      Vorhand and Third take tricks 1, 3, 4, 6, 7 and 8: 8 + 8 + 10 + 3 + 12 + 8 = 49 Augen. Second and Dealer take
      tricks 2, 5, 9 and 10: 8 + 13 + 9 + 9 = 39 Augen.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "XXI XVIII XV XII X IV I D♠ K♣ B♣"
      And Second holds "Sküs VI K♥ D♥ A♥ K♠ C♠ B♠ D♣ 10♣"
      And Third holds "XX XIX XVI XI VIII C♥ D♦ B♦ A♦ C♣"
      And Dealer holds "XVII XIV XIII IX VII V B♥ K♦ C♦ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | I VI XIX XIV      |
        | Third   | XVI VII X Sküs    |
        | Second  | C♠ VIII 10♠ D♠    |
        | Third   | C♥ B♥ XXI A♥      |
        | Vorhand | K♣ D♣ C♣ V        |
        | Dealer  | XIII XVIII 10♣ XX |
        | Third   | D♦ C♦ XV D♥       |
        | Vorhand | XII K♠ XI IX      |
        | Vorhand | IV K♥ B♦ XVII     |
        | Dealer  | K♦ B♣ B♠ A♦       |
      Then the declarer's side has 49 Augen and the opponents have 39
      And the payments are "<payments>"

      Examples:
        | reading      | payments                                   | turns                                             |
        | foes         | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter                                    |
        | anybody      | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter, Second Weiter, Third Kontra Spiel |
        | first-chance | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter                                    |

    @position @dispute:solo-value
    Scenario Outline: a normal game in either reading of what a Solo counts
      1 in both.
      Given the reading "<reading>" of "solo-value"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                   |
        | four    | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | five    | Vorhand +1, Second -1, Third +1, Dealer -1 |

  @clause:ZWA-SETTLING-002
  Rule: The Farbensolo (Faberln) counts 4 points

    @position
    Example: a Farbensolo won
      4 from each of three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Farbensolo lost
      4 to each of three.
      Given Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third -12, Dealer +4"

    @position
    Example: a Farbensolo of the Dealer
      Given Dealer plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -4, Second -4, Third -4, Dealer +12"

    @position @dispute:solo-value
    Scenario Outline: what a Solo counts does not touch the Farbensolo
      4 in both.
      Given the reading "<reading>" of "solo-value"
      And Second plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand -4, Second +12, Third -4, Dealer -4 |
        | five    | Vorhand -4, Second +12, Third -4, Dealer -4 |

  @clause:ZWA-SETTLING-003
  Rule: The Solo (Schwarzer) counts 4 points

    @position
    Example: a Solo won
      Given Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Solo lost
      Given Dealer plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third +4, Dealer -12"

    @position @dispute:solo-value
    Scenario Outline: a Solo won in either reading
      4, or 5, from each of three.
      Given the reading "<reading>" of "solo-value"
      And Second plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand -4, Second +12, Third -4, Dealer -4 |
        | five    | Vorhand -5, Second +15, Third -5, Dealer -5 |

    @position @dispute:solo-value
    Scenario Outline: a Solo lost in either reading
      4, or 5, to each of three.
      Given the reading "<reading>" of "solo-value"
      And Third plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand +4, Second +4, Third -12, Dealer +4 |
        | five    | Vorhand +5, Second +5, Third -15, Dealer +5 |

    @position @dispute:solo-value
    Scenario Outline: a Solo at Kontra
      4 × 2 = 8, or 5 × 2 = 10.
      Given the reading "<reading>" of "solo-value"
      And Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | four    | Vorhand +24, Second -8, Third -8, Dealer -8    |
        | five    | Vorhand +30, Second -10, Third -10, Dealer -10 |

    @position @dispute:solo-value
    Scenario Outline: the bonuses of a Solo stay as they are
      4 + 1 × 2 = 6, or 5 + 2 = 7.
      Given the reading "<reading>" of "solo-value"
      And Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | five    | Vorhand +21, Second -7, Third -7, Dealer -7 |

    @position
    Example: without bonuses a Solo counts its 4 only
      Given Second plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -4, Second +12, Third -4, Dealer -4"

  @clause:ZWA-SETTLING-004
  Rule: A silent Absolut counts 1 point

    @position
    Example: a silent Absolut of Vorhand's side
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent Absolut of the opponents
      −1 − 1 = −2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      When the deal is settled
      Then "Absolut" brings the declarer -1 point
      And the payments are "Vorhand -2, Second -2, Third +2, Dealer +2"

    @position
    Example: a silent Absolut in a Farbensolo
      4 + 1 = 5 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

    @position
    Example: Kontra to the game does not touch it
      1 × 2 + 1 = 3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position @dispute:announced-value-once
    Scenario Outline: a silent Absolut in either reading of announced amounts
      1 + 1 + 1 = 3 in both.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Pagat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | contained | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | doubled   | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @position @dispute:doppelte-runde-what-counts
    Scenario Outline: a silent Absolut in a deal that is not doubled
      1 + 1 = 2 in every reading.
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                   |
        | scored-deals | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | every-deal   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | game-only    | Vorhand +2, Second -2, Third +2, Dealer -2 |

  @clause:ZWA-SETTLING-005
  Rule: An announced Absolut counts 2 points

    @position
    Example: an announced Absolut made
      1 + 2 = 3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced Absolut failed
      1 − 2 = −1.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @dispute:kontra-who-and-when
    Scenario Outline: a void Kontra to an announced Absolut
      1 + 2 = 3 in every reading.
      Vorhand and Third take tricks 1, 2, 3, 4, 6 and 8: 12 + 8 + 6 + 13 + 12 + 6 = 57 Augen. Second and Dealer take
      tricks 5, 7, 9 and 10: 5 + 12 + 11 + 3 = 31 Augen.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "XII VII I K♥ D♥ C♥ B♥ D♦ C♦ A♦"
      And Second holds "XVIII XVI XIV X V IV A♥ B♦ 10♠ K♣"
      And Third holds "Sküs XX XV XIII IX K♠ D♠ B♠ D♣ B♣"
      And Dealer holds "XXI XIX XVII XI VIII VI K♦ C♠ C♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♦ B♦ XX K♦     |
        | Third   | D♠ C♠ XII 10♠   |
        | Vorhand | D♥ A♥ XIII XI   |
        | Third   | D♣ C♣ VII K♣    |
        | Vorhand | B♥ XIV XV XIX   |
        | Dealer  | VIII I X Sküs   |
        | Third   | K♠ XVII K♥ XVI  |
        | Dealer  | VI C♦ IV IX     |
        | Third   | B♠ XXI C♥ XVIII |
        | Dealer  | 10♣ A♦ V B♣     |
      Then the declarer's side has 57 Augen and the opponents have 31
      And the payments are "<payments>"

      Examples:
        | reading      | payments                                   | turns                                                           |
        | foes         | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Absolut                                                 |
        | anybody      | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Absolut, Second Weiter, Third Kontra Absolut of Vorhand |
        | first-chance | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Absolut                                                 |

    @position
    Example: an announced Absolut of the opponents
      −1 − 2 = −3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer -2 points
      And the payments are "Vorhand -3, Second +3, Third +3, Dealer -3"

    @position
    Example: an announced Absolut in a Farbensolo
      4 + 2 = 6 with each of the three.
      Given Second plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"

  @clause:ZWA-SETTLING-006
  Rule: A silent Pagat Ultimo counts 1 point

    @position
    Example: a silent Pagat Ultimo won
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent Pagat Ultimo of the opponents won
      1 − 1 = 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-SETTLING-007
  Rule: An announced Pagat Ultimo counts 2 points

    @position
    Example: an announced Pagat Ultimo won
      1 + 2 = 3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced Pagat Ultimo lost
      −1 − 2 = −3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: an announced Pagat Ultimo of the opponents won beside their Kontra
      −1 × 2 − 2 = −4.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Second     |
        | Pagat | opponents | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

  @clause:ZWA-SETTLING-008
  Rule: The 2 points of an announced Absolut or Pagat Ultimo already contain the doubling for the announcement

    @position @dispute:announced-value-once
    Scenario Outline: an announced Absolut
      1 + 2 = 3, or 1 + 2 × 2 = 5.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | contained | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | doubled   | Vorhand +5, Second -5, Third +5, Dealer -5 |

    @position @dispute:announced-value-once
    Scenario Outline: a lost announced Pagat Ultimo
      1 − 2 = −1, or 1 − 4 = −3.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | contained | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | doubled   | Vorhand -3, Second +3, Third -3, Dealer +3 |

    @position @dispute:announced-value-once
    Scenario Outline: an announced Pagat Ultimo at Kontra
      1 + 2 × 2 = 5, or 1 + 4 × 2 = 9.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Pagat | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | contained | Vorhand +5, Second -5, Third +5, Dealer -5 |
        | doubled   | Vorhand +9, Second -9, Third +9, Dealer -9 |

    @position @dispute:announced-value-once
    Scenario Outline: an announced Absolut in a Solo
      4 + 2 × 2 = 8, or 4 + 4 × 2 = 12, with each of the three.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | contained | Vorhand +24, Second -8, Third -8, Dealer -8    |
        | doubled   | Vorhand +36, Second -12, Third -12, Dealer -12 |

  @clause:ZWA-SETTLING-009
  Rule: In the normal game a silent Valat counts 6 points

    @position
    Example: a silent Valat of Vorhand's side
      1 + 1 + 6 = 8.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 6 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: a silent Valat of the opponents
      −1 − 1 − 6 = −8.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -6 points
      And the payments are "Vorhand -8, Second -8, Third +8, Dealer +8"

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in every reading
      1 + 1 + 6 = 8; six times 1 is 6 too.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                   |
        | points           | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple         | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple-doubled | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | multiple-kontra  | Vorhand +8, Second -8, Third +8, Dealer -8 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat beside a Kontra to the game
      1 × 2 + 1 + 6 = 9; with the game's Kontra in it 2 + 1 + 6 × 2 = 15.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | no        |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple         | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple-doubled | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | multiple-kontra  | Vorhand +15, Second -15, Third +15, Dealer -15 |

  @clause:ZWA-SETTLING-010
  Rule: In the normal game an announced Valat counts 12 points

    @position
    Example: an announced Valat made
      1 + 1 + 12 = 14.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 12 points
      And the payments are "Vorhand +14, Second -14, Third +14, Dealer -14"

    @position
    Example: an announced Valat failed
      1 − 12 = −11.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -12 points
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    @position
    Example: an announced Valat of the opponents failed
      −1 + 12 = 11.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 12 points
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in every reading
      1 + 1 + 12 = 14; twelve times 1 is 12 too.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple         | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple-doubled | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | multiple-kontra  | Vorhand +14, Second -14, Third +14, Dealer -14 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat with Kontra to it and to the game
      2 + 1 + 12 × 2 = 27; with the game's Kontra in it 2 + 1 + 12 × 2 × 2 = 51.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple         | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple-doubled | Vorhand +27, Second -27, Third +27, Dealer -27 |
        | multiple-kontra  | Vorhand +51, Second -51, Third +51, Dealer -51 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat failed beside a Kontra to the game
      −1 × 2 − 12 = −14; with the game's Kontra in it −2 − 12 × 2 = −26.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Valat | declarer | lost    | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple         | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple-doubled | Vorhand -14, Second +14, Third -14, Dealer +14 |
        | multiple-kontra  | Vorhand -26, Second +26, Third -26, Dealer +26 |

    @position @dispute:announced-value-once
    Scenario Outline: an announced Valat where other announced amounts are doubled again
      1 + 1 + 12 = 14 in both.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | contained | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | doubled   | Vorhand +14, Second -14, Third +14, Dealer -14 |

  @clause:ZWA-SETTLING-011
  Rule: In a Farbensolo too a silent Valat counts 6 points, an announced one 12

    @position
    Example: a silent Valat in a Farbensolo
      4 + 1 + 6 = 11 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 6 points
      And the payments are "Vorhand +33, Second -11, Third -11, Dealer -11"

    @position
    Example: an announced Valat in a Farbensolo
      4 + 1 + 12 = 17 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 12 points
      And the payments are "Vorhand +51, Second -17, Third -17, Dealer -17"

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Farbensolo by its reading
      4 + 1 + 6 = 11, or 4 + 1 + 6 × 4 = 29.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                       |
        | points           | Vorhand +33, Second -11, Third -11, Dealer -11 |
        | multiple         | Vorhand +87, Second -29, Third -29, Dealer -29 |
        | multiple-doubled | Vorhand +87, Second -29, Third -29, Dealer -29 |
        | multiple-kontra  | Vorhand +87, Second -29, Third -29, Dealer -29 |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Farbensolo with Kontra to the game
      8 + 1 + 12 = 21, or 8 + 1 + 12 × 4 = 57, or 8 + 1 + 12 × 8 = 105.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand +63, Second -21, Third -21, Dealer -21     |
        | multiple         | Vorhand +171, Second -57, Third -57, Dealer -57    |
        | multiple-doubled | Vorhand +171, Second -57, Third -57, Dealer -57    |
        | multiple-kontra  | Vorhand +315, Second -105, Third -105, Dealer -105 |

    @position @dispute:valat-tariff
    Scenario Outline: a failed announced Valat in a Farbensolo
      −4 − 12 = −16, or −4 − 48 = −52.
      Given the reading "<reading>" of "valat-tariff"
      And Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +16, Second +16, Third -48, Dealer +16  |
        | multiple         | Vorhand +52, Second +52, Third -156, Dealer +52 |
        | multiple-doubled | Vorhand +52, Second +52, Third -156, Dealer +52 |
        | multiple-kontra  | Vorhand +52, Second +52, Third -156, Dealer +52 |

  @clause:ZWA-SETTLING-012
  Rule: In a Solo a silent Valat counts 12 points, an announced one 24

    @position
    Example: a silent Valat in a Solo
      4 + 1 × 2 + 6 × 2 = 18 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 12 points
      And the payments are "Vorhand +54, Second -18, Third -18, Dealer -18"

    @position
    Example: an announced Valat in a Solo
      4 + 2 + 12 × 2 = 30 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Solo by its reading
      4 + 2 + 12 = 18, or 4 + 2 + 6 × 4 = 30, or 4 + 2 + 48 = 54.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +54, Second -18, Third -18, Dealer -18  |
        | multiple         | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | multiple-doubled | Vorhand +162, Second -54, Third -54, Dealer -54 |
        | multiple-kontra  | Vorhand +90, Second -30, Third -30, Dealer -30  |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Solo by its reading
      4 + 2 + 24 = 30, or 4 + 2 + 48 = 54, or 4 + 2 + 96 = 102.
      Given the reading "<reading>" of "valat-tariff"
      And Dealer plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand -30, Second -30, Third -30, Dealer +90     |
        | multiple         | Vorhand -54, Second -54, Third -54, Dealer +162    |
        | multiple-doubled | Vorhand -102, Second -102, Third -102, Dealer +306 |
        | multiple-kontra  | Vorhand -54, Second -54, Third -54, Dealer +162    |

    @position @dispute:valat-tariff
    Scenario Outline: an announced Valat in a Solo with Kontra to the game
      8 + 2 + 24 = 34, or 8 + 2 + 48 = 58, or 8 + 2 + 96 = 106 in the last two.
      Given the reading "<reading>" of "valat-tariff"
      And Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Third      |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       |            |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                           |
        | points           | Vorhand +102, Second -34, Third -34, Dealer -34    |
        | multiple         | Vorhand +174, Second -58, Third -58, Dealer -58    |
        | multiple-doubled | Vorhand +318, Second -106, Third -106, Dealer -106 |
        | multiple-kontra  | Vorhand +318, Second -106, Third -106, Dealer -106 |

    @position @dispute:valat-tariff
    Scenario Outline: a silent Valat in a Solo that counts 5
      5 + 2 + 12 = 19, or 5 + 2 + 30 = 37, or 5 + 2 + 60 = 67, with each of the three.
      Given the reading "<reading>" of "valat-tariff"
      And the reading "five" of "solo-value"
      And Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading          | payments                                        |
        | points           | Vorhand +57, Second -19, Third -19, Dealer -19  |
        | multiple         | Vorhand +111, Second -37, Third -37, Dealer -37 |
        | multiple-doubled | Vorhand +201, Second -67, Third -67, Dealer -67 |
        | multiple-kontra  | Vorhand +111, Second -37, Third -37, Dealer -37 |

  @clause:ZWA-SETTLING-013
  Rule: The Trull counts 1 point

    @position
    Example: the Trull of Vorhand's side
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the Trull of the opponents
      1 − 1 = 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the Trull of a soloist
      −4 + 1 × 2 = −2 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

  @clause:ZWA-SETTLING-014
  Rule: The 4 Könige count 2 points

    @position
    Example: the 4 Könige of Vorhand's side
      1 + 2 = 3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: the 4 Könige of the opponents
      1 − 2 = −1.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: the 4 Könige in a Farbensolo
      4 + 2 = 6 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:ZWA-SETTLING-015
  Rule: Mond gefangen counts 1 point

    @position
    Example: a Mond caught by Vorhand's side
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a Mond caught by the opponents
      −1 − 1 = −2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a Mond caught in a Solo
      4 − 1 × 2 = 2 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:ZWA-ANNOUNCING-008
  Rule: Trull and 4 Könige are not announced; where they can be, an announced Trull counts 2 and announced 4 Könige 4

    @position
    Example: an announced Trull where it can be announced
      1 + 1 × 2 = 3.
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced Trull lost where it can be announced
      1 − 1 × 2 = −1.
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: announced 4 Könige where they can be announced
      1 − 2 × 2 = −3.
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: announced 4 Könige of a soloist at Kontra where they can be announced
      4 + 2 × 2 × 2 × 2 = 20 from each of the three.
      Given the reading "all-five" of "announceable-bonuses"
      And Second plays a Solo
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Könige | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then "Könige" brings the declarer 16 points
      And the payments are "Vorhand -20, Second +60, Third -20, Dealer -20"

  @clause:ZWA-SETTLING-016
  Rule: A failed announced bonus counts for the other side, at the same amount

    @position
    Example: a failed Absolut
      −1 − 2 = −3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | declarer | lost    | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer -2 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: a failed Absolut of the opponents
      1 + 2 = 3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | opponents | lost    | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: a failed Pagat Ultimo at Kontra and Retour
      1 − 2 × 4 = −7.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Pagat | declarer | lost    | yes       | Second, Third |
      When the deal is settled
      Then "Pagat" brings the declarer -8 points
      And the payments are "Vorhand -7, Second +7, Third -7, Dealer +7"

    @position
    Example: a failed Valat of an opponent of a soloist
      4 + 12 × 2 = 28 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +84, Second -28, Third -28, Dealer -28"

  @clause:ZWA-SETTLING-017
  Rule: In a Solo every bonus counts twofold, and the game does not

    @position
    Example: a silent Absolut of a soloist
      4 + 1 × 2 = 6 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: a silent Pagat Ultimo lost in a Solo
      4 − 1 × 2 = 2 with each of the three.
      Given Third plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

    @position
    Example: an announced Pagat Ultimo of an opponent with Kontra to it
      −4 × 2 − 2 × 2 × 2 = −16 with each of the three.
      Given Second plays a Solo
      And these items:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Third      |
        | Pagat | opponents | won     | yes       | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And "Pagat" brings the declarer -8 points
      And the payments are "Vorhand +16, Second -48, Third +16, Dealer +16"

    @position
    Example: 4 Könige in a Solo
      4 + 2 × 2 = 8 with each of the three.
      Given Dealer plays a Solo
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 4 points
      And the payments are "Vorhand -8, Second -8, Third -8, Dealer +24"

    @position
    Example: four bonuses of a Solo at once
      4 + 4 − 2 + 4 − 2 = 8 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Absolut  | declarer  | won     | yes       |
        | Pagat    | declarer  | lost    | no        |
        | Könige   | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 4 points
      And "Pagat" brings the declarer -2 points
      And "Könige" brings the declarer 4 points
      And "Mondfang" brings the declarer -2 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position
    Example: an announced Valat of a Solo beside the Trull and an Absolut
      4 + 2 + 2 + 24 = 32 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Trull   | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer 2 points
      And "Trull" brings the declarer 2 points
      And "Valat" brings the declarer 24 points
      And the payments are "Vorhand +96, Second -32, Third -32, Dealer -32"

    @position
    Example: the same Absolut counts twofold in a Solo
      −4 − 1 × 2 = −6 with each of the three.
      Given Second plays a Solo
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      When the deal is settled
      Then "Absolut" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -18, Third +6, Dealer +6"

  @clause:ZWA-SETTLING-018
  Rule: In a Farbensolo bonuses count their plain amount

    @position
    Example: a lost Farbensolo with a silent Absolut of the opponents
      −4 − 1 = −5 with each of the three.
      Given Second plays a Farbensolo
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      When the deal is settled
      Then "Absolut" brings the declarer -1 point
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @position
    Example: an announced Absolut in a Farbensolo lost
      4 − 2 = 2 with each of the three.
      Given Second plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer -2 points
      And the payments are "Vorhand -2, Second +6, Third -2, Dealer -2"

    @position
    Example: the 4 Könige of an opponent
      4 − 2 = 2 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position @dispute:kontra-in-solo-games
    Scenario Outline: a Farbensolo with a silent Absolut and without a Kontra
      4 + 1 = 5 in both.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +15, Second -5, Third -5, Dealer -5 |
        | solo-only | Vorhand +15, Second -5, Third -5, Dealer -5 |

  @clause:ZWA-SETTLING-019
  Rule: Kontra to the game doubles the amount of the game

    @position
    Example: Kontra to a normal game won
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: Kontra to a normal game lost
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: Kontra to a Farbensolo
      4 × 2 = 8 with each of the three.
      Given Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand -8, Second -8, Third +24, Dealer -8"

    @position
    Example: Kontra to a Solo
      −4 × 2 = −8 with each of the three.
      Given Third plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand +8, Second +8, Third -24, Dealer +8"

    @position
    Example: bonuses are not touched by it
      1 × 2 + 1 + 1 = 4.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Pagat | declarer | won     | no        |            |
        | Trull | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Pagat" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @dispute:kontra-who-and-when
    Scenario Outline: a Retour of the opponents on top of a void Kontra
      The Retour of the Dealer is the first step that stands: 1 × 2 = 2, as with a Kontra of his.
      Vorhand and Third take tricks 1, 2, 6, 7 and 8: 8 + 8 + 6 + 11 + 14 = 47 Augen. Second and Dealer take tricks 3,
      4, 5, 9 and 10: 4 + 8 + 12 + 8 + 9 = 41 Augen.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "XXI XVII XIII XI V IV B♥ C♦ A♦ D♣"
      And Second holds "XIX XVIII XV XIV XII VII C♥ K♠ 10♠ K♣"
      And Third holds "XX XVI IX VI K♦ D♦ B♦ D♠ B♠ C♣"
      And Dealer holds "Sküs X VIII I K♥ D♥ A♥ C♠ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | V XII XVI I     |
        | Third   | VI VIII XXI VII |
        | Vorhand | A♦ XVIII B♦ X   |
        | Second  | XIV XX Sküs IV  |
        | Dealer  | 10♣ D♣ K♣ C♣    |
        | Second  | 10♠ B♠ C♠ XIII  |
        | Vorhand | B♥ C♥ IX K♥     |
        | Third   | D♠ D♥ XVII K♠   |
        | Vorhand | C♦ XV D♦ A♥     |
        | Second  | XIX K♦ B♣ XI    |
      Then the declarer's side has 47 Augen and the opponents have 41
      And the payments are "<payments>"

      Examples:
        | reading      | payments                                   | turns                                                                  |
        | foes         | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel       |
        | anybody      | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter, Second Weiter, Third Kontra Spiel, Dealer Retour Spiel |
        | first-chance | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel       |

    @dispute:kontra-who-and-when
    Scenario Outline: a void Retour between Kontra and Supre
      Kontra and Supre stand, the Retour of the Kontra's own side does not: −1 × 4 = −4, as with Kontra and Retour.
      Vorhand and Third take tricks 3, 4, 5, 7 and 10: 7 + 8 + 4 + 12 + 12 = 43 Augen. Second and Dealer take tricks 1,
      2, 6, 8 and 9: 4 + 8 + 12 + 12 + 9 = 45 Augen.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "XXI XVIII XV VI V C♥ B♥ B♦ B♠ C♣"
      And Second holds "Sküs XIX XIV I C♦ A♦ K♠ D♠ C♠ 10♣"
      And Third holds "XX XVII XVI XIII XI VII IV A♥ 10♠ D♣"
      And Dealer holds "XII X IX VIII K♥ D♥ K♦ D♦ K♣ B♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XIX IV XII |
        | Second  | K♠ 10♠ IX B♠     |
        | Dealer  | D♦ B♦ A♦ XI      |
        | Third   | XIII VIII V I    |
        | Third   | XX X XV XIV      |
        | Third   | XVI K♥ VI Sküs   |
        | Second  | D♠ VII B♣ XXI    |
        | Vorhand | C♣ 10♣ D♣ K♣     |
        | Dealer  | D♥ B♥ C♦ A♥      |
        | Dealer  | K♦ C♥ C♠ XVII    |
      Then the declarer's side has 43 Augen and the opponents have 45
      And the payments are "<payments>"

      Examples:
        | reading      | payments                                   | turns                                                                                       |
        | foes         | Vorhand -4, Second +4, Third -4, Dealer +4 | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel      |
        | anybody      | Vorhand -4, Second +4, Third -4, Dealer +4 | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Retour Spiel, Vorhand Supre Spiel |
        | first-chance | Vorhand -4, Second +4, Third -4, Dealer +4 | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel      |

    @position @dispute:kontra-factors
    Scenario Outline: Kontra alone in either reading
      1 × 2 in both.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | doubling | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | adding   | Vorhand +2, Second -2, Third +2, Dealer -2 |

  @clause:ZWA-SETTLING-020
  Rule: Kontra to an announced bonus doubles the amount of that bonus

    @position
    Example: Kontra to an announced Absolut
      1 + 2 × 2 = 5.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 4 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position
    Example: Kontra to an announced Pagat Ultimo that is lost
      1 − 2 × 2 = −3.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Pagat | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: Kontra to an announced Valat
      1 + 1 + 12 × 2 = 26.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +26, Second -26, Third +26, Dealer -26"

    @position
    Example: Kontra to a bonus in a Solo
      4 − 2 × 2 × 2 = −4 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       | Third      |
      When the deal is settled
      Then "Absolut" brings the declarer -8 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

  @clause:ZWA-SETTLING-021
  Rule: Each further step doubles once more: Retour makes it four, Supre eight and Resupre sixteen times the amount

    @position @dispute:kontra-factors
    Scenario Outline: Retour to the game
      1 × 4 = 4, or 1 × 3 = 3.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Second, Vorhand |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | doubling | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | adding   | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @position @dispute:kontra-factors
    Scenario Outline: Supre to the game
      1 × 8 = 8, or 1 × 4 = 4.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by              |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | doubling | Vorhand +8, Second -8, Third +8, Dealer -8 |
        | adding   | Vorhand +4, Second -4, Third +4, Dealer -4 |

    @position @dispute:kontra-factors
    Scenario Outline: Resupre to the game
      −1 × 16, or −1 × 5.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by                     |
        | Spiel | declarer | lost    | no        | Second, Vorhand, Dealer, Third |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | doubling | Vorhand -16, Second +16, Third -16, Dealer +16 |
        | adding   | Vorhand -5, Second +5, Third -5, Dealer +5     |

    @position @dispute:kontra-factors
    Scenario Outline: Retour to an announced Pagat Ultimo in a Solo
      4 + 2 × 2 × 4 = 20, or 4 + 4 × 3 = 16, with each of the three.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | won     | no        |                |
        | Pagat | declarer | won     | yes       | Third, Vorhand |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | doubling | Vorhand +60, Second -20, Third -20, Dealer -20 |
        | adding   | Vorhand +48, Second -16, Third -16, Dealer -16 |

    @position @dispute:kontra-factors
    Scenario Outline: Resupre to a Farbensolo
      4 × 16 = 64, or 4 × 5 = 20, with each of the three.
      Given the reading "<reading>" of "kontra-factors"
      And Second plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by                     |
        | Spiel | declarer | won     | no        | Vorhand, Second, Third, Second |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                        |
        | doubling | Vorhand -64, Second +192, Third -64, Dealer -64 |
        | adding   | Vorhand -20, Second +60, Third -20, Dealer -20  |

    @position @dispute:kontra-factors
    Scenario Outline: Supre to an announced Absolut
      1 + 2 × 8 = 17, or 1 + 2 × 4 = 9.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by            |
        | Spiel   | declarer | won     | no        |                       |
        | Absolut | declarer | won     | yes       | Second, Third, Dealer |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | doubling | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | adding   | Vorhand +9, Second -9, Third +9, Dealer -9     |

    @position @dispute:kontra-factors
    Scenario Outline: Resupre to an announced Absolut
      1 + 2 × 16 = 33, or 1 + 2 × 5 = 11.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced | doubled by                     |
        | Spiel   | declarer | won     | no        |                                |
        | Absolut | declarer | won     | yes       | Second, Third, Dealer, Vorhand |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | doubling | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | adding   | Vorhand +11, Second -11, Third +11, Dealer -11 |

    @position
    Example: Supre to an announced Absolut of the opponents
      −1 + 2 × 8 = 15.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side      | outcome | announced | doubled by             |
        | Spiel   | declarer  | lost    | no        |                        |
        | Absolut | opponents | lost    | yes       | Third, Second, Vorhand |
      When the deal is settled
      Then "Absolut" brings the declarer 16 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @position
    Example: a made Pagat Ultimo at Kontra and Retour
      1 + 2 × 4 = 9.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Pagat | declarer | won     | yes       | Second, Third |
      When the deal is settled
      Then "Pagat" brings the declarer 8 points
      And the payments are "Vorhand +9, Second -9, Third +9, Dealer -9"

  @clause:ZWA-SETTLING-022
  Rule: The game and every bonus are settled each by itself

    @position
    Example: game, Absolut and Pagat Ultimo go different ways
      −1 × 2 + 2 × 2 − 2 × 2 = −2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | opponents | lost    | yes       | Third      |
        | Pagat   | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer 4 points
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a lost game with a made bonus
      −1 + 1 = 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And "Pagat" brings the declarer 1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the game with four bonuses of either side
      1 + 1 − 1 − 1 + 2 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | won     | no        |
        | Pagat   | opponents | won     | no        |
        | Trull   | opponents | won     | no        |
        | Könige  | declarer  | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Pagat" brings the declarer -1 point
      And "Trull" brings the declarer -1 point
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the game with a Valat, an Absolut, the 4 Könige and a caught Mond
      1 + 1 + 6 − 2 + 1 = 7.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Absolut  | declarer  | won     | no        |
        | Valat    | declarer  | won     | no        |
        | Könige   | opponents | won     | no        |
        | Mondfang | declarer  | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Valat" brings the declarer 6 points
      And "Könige" brings the declarer -2 points
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

  @clause:ZWA-SETTLING-023
  Rule: Two against two, each winner receives the net amount and each loser pays it

    @position
    Example: both winners receive the net amount
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: both losers pay it
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -2, Second -2, Third +2, Dealer +2"

    @position
    Example: the opponents receive it
      1 × 8 = 8 to each opponent.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And these items:
        | item  | side     | outcome | announced | doubled by            |
        | Spiel | declarer | lost    | no        | Second, Dealer, Third |
      When the deal is settled
      Then the payments are "Vorhand -8, Second +8, Third +8, Dealer -8"

    @position
    Example: a net of nothing
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: two against two in either reading of what a soloist pays
      1 + 1 = 2 in both.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | all-items | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | game-only | Vorhand +2, Second -2, Third +2, Dealer -2 |

  @clause:ZWA-SETTLING-024
  Rule: A soloist settles the amount of the game with each of the three others

    @position
    Example: Vorhand's Solo
      3 × 4 = 12 for Vorhand.
      Given Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: the Dealer's lost Solo
      3 × −4 = −12 for the Dealer.
      Given Dealer plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand +4, Second +4, Third +4, Dealer -12"

    @position
    Example: Second's Farbensolo
      3 × 4 = 12 for Second.
      Given Second plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -4, Second +12, Third -4, Dealer -4"

    @position
    Example: Third's lost Farbensolo at Kontra
      3 × −8 = −24 for Third.
      Given Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      When the deal is settled
      Then the payments are "Vorhand +8, Second +8, Third -24, Dealer +8"

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Solo without bonuses in either reading of how they are paid
      3 × 4 = 12 in both.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | all-items | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | game-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

    @dispute:kontra-in-solo-games
    Scenario Outline: a Farbensolo without a Kontra
      4 from each of three in both.
      Vorhand takes tricks 1, 2, 3, 7, 8 and 9: 11 + 11 + 7 + 8 + 5 + 8 = 50 Augen. The three others take tricks 4, 5, 6
      and 10: 12 + 10 + 10 + 6 = 38 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XXI XII XI VII K♥ D♥ A♥ B♠ D♣ B♣"
      And Second holds "XIX XIII VIII VI IV B♥ B♦ A♦ C♠ C♣"
      And Third holds "XVI XV IX V C♥ K♦ C♦ D♠ 10♠ 10♣"
      And Dealer holds "Sküs XX XVIII XVII XIV X I D♦ K♠ K♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ B♥ C♥ XX      |
        | Vorhand | D♥ IV IX Sküs    |
        | Vorhand | A♥ XIII XV I     |
        | Vorhand | D♣ C♣ 10♣ K♣     |
        | Dealer  | D♦ VII B♦ C♦     |
        | Dealer  | K♠ B♠ C♠ 10♠     |
        | Dealer  | XVII XXI XIX XVI |
        | Vorhand | B♣ VIII V XIV    |
        | Vorhand | XII VI K♦ X      |
        | Vorhand | XI A♦ D♠ XVIII   |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | solo-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

  @clause:ZWA-SETTLING-025
  Rule: A soloist settles bonuses too with each of the three others

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Farbensolo won with a silent Absolut
      3 × (4 + 1) = 15, or 3 × 4 + 1 = 13.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand +15, Second -5, Third -5, Dealer -5             |
        | game-only | Vorhand +13, Second -4 1/3, Third -4 1/3, Dealer -4 1/3 |

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Solo lost with a lost announced Pagat Ultimo
      3 × (−4 − 4) = −24, or 3 × −4 − 4 = −16.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Third plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand +8, Second +8, Third -24, Dealer +8             |
        | game-only | Vorhand +5 1/3, Second +5 1/3, Third -16, Dealer +5 1/3 |

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: a Solo won with a caught Mond and a silent Pagat Ultimo of an opponent
      4 − 2 + 2 = 4 in both.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand plays a Solo
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Pagat    | opponents | won     | no        |
        | Mondfang | declarer  | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | all-items | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | game-only | Vorhand +12, Second -4, Third -4, Dealer -4 |

    @position @dispute:solo-pay-includes-bonuses
    Scenario Outline: 4 Könige of an opponent in a Farbensolo
      3 × (4 − 2) = 6, or 3 × 4 − 2 = 10.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Second plays a Farbensolo
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand -2, Second +6, Third -2, Dealer -2              |
        | game-only | Vorhand -3 1/3, Second +10, Third -3 1/3, Dealer -3 1/3 |

    @position
    Example: a third of a bonus as a line
      1 divided by 3.
      Given the reading "game-only" of "solo-pay-includes-bonuses"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 1/3 points

  @clause:ZWA-SETTLING-026
  Rule: What one player announces holds for his partners too

    Example: the partner's announced Pagat Ultimo is paid to both
      1 + 2 = 3 for Vorhand too, who announced nothing.
      Vorhand and Third take tricks 1, 2, 3, 7, 8 and 10: 10 + 8 + 6 + 6 + 12 + 7 = 49 Augen. Second and Dealer take
      tricks 4, 5, 6 and 9: 4 + 11 + 15 + 9 = 39 Augen.
      Given Vorhand holds "Sküs XI VI D♥ B♥ A♥ D♦ D♠ C♠ D♣"
      And Second holds "XVI IX VIII IV K♦ C♦ B♦ A♦ B♠ K♣"
      And Third holds "XX XVII XV XIV XIII XII X V I C♥"
      And Dealer holds "XXI XIX XVIII VII K♥ K♠ 10♠ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Pagat dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♣ K♣ XIV 10♣    |
        | Third   | XII VII Sküs IV  |
        | Vorhand | C♠ B♠ XX 10♠     |
        | Third   | XVII XIX VI VIII |
        | Dealer  | K♥ B♥ XVI C♥     |
        | Second  | K♦ XIII XXI D♦   |
        | Dealer  | C♣ XI IX X       |
        | Vorhand | D♠ B♦ XV K♠      |
        | Third   | V XVIII D♥ C♦    |
        | Dealer  | B♣ A♥ A♦ I       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    Example: one opponent's announcement holds for the other
      1 + 2 = 3 from the Dealer too, who announced nothing.
      Vorhand and Third take tricks 2, 3, 6, 7 and 10: 8 + 6 + 13 + 4 + 14 = 45 Augen. Second and Dealer take tricks 1,
      4, 5, 8 and 9: 7 + 13 + 8 + 6 + 9 = 43 Augen.
      Given Vorhand holds "XVIII XV X VII V C♥ C♦ B♦ C♠ 10♠"
      And Second holds "Sküs XVI XII XI D♦ A♦ K♠ D♠ K♣ 10♣"
      And Third holds "XX XIX XIV IX IV D♥ B♠ D♣ C♣ B♣"
      And Dealer holds "XXI XVII XIII VIII VI I K♥ B♥ A♥ K♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | 10♠ D♠ B♠ XIII     |
        | Dealer  | K♦ B♦ A♦ IX        |
        | Third   | D♣ VI VII 10♣      |
        | Vorhand | C♦ D♦ IV XXI       |
        | Dealer  | A♥ C♥ XI D♥        |
        | Second  | K♣ B♣ I XV         |
        | Vorhand | XVIII XII XIX VIII |
        | Third   | C♣ XVII V XVI      |
        | Dealer  | B♥ X Sküs XX       |
        | Second  | K♠ XIV K♥ C♠       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 45 Augen and the opponents have 43
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | opponents | lost    | yes       |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    Example: one opponent's announced Absolut against a soloist holds for all three
      4 + 2 × 2 = 8 from each of the three, although Third alone announced it.
      Vorhand takes tricks 1, 2, 5, 6, 8 and 9: 8 + 4 + 7 + 12 + 5 + 13 = 49 Augen. The three others take tricks 3, 4, 7
      and 10: 8 + 7 + 7 + 17 = 39 Augen.
      Given Vorhand holds "XX XIX XVII XIV X VIII VII V K♥ C♣"
      And Second holds "XVI XI IX VI I D♥ C♥ A♥ C♠ B♠"
      And Third holds "Sküs XXI XIII IV B♥ K♦ C♦ A♦ 10♠ K♣"
      And Dealer holds "XVIII XV XII D♦ B♦ K♠ D♠ D♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX I XIII XV      |
        | Vorhand | XIX VI IV XII     |
        | Vorhand | XVII XI XXI XVIII |
        | Third   | C♦ B♦ VII XVI     |
        | Second  | B♠ 10♠ D♠ V       |
        | Vorhand | K♥ C♥ B♥ B♣       |
        | Vorhand | XIV IX Sküs 10♣   |
        | Third   | A♦ D♦ VIII A♥     |
        | Vorhand | X C♠ K♦ D♣        |
        | Vorhand | C♣ D♥ K♣ K♠       |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | opponents | lost    | yes       |
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:ZWA-SETTLING-027
  Rule: One opponent's Kontra to a Solo doubles it for all three

    @position
    Example: Second's Kontra counts for Third and Dealer too
      4 × 2 = 8 to each of three.
      Given Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: a soloist wins it from all three
      4 × 2 = 8 from each of three.
      Given Second plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand -8, Second +24, Third -8, Dealer -8"

    @position @dispute:kontra-in-solo-games
    Scenario Outline: a Kontra to a Solo in either reading of one to a Farbensolo
      4 × 2 = 8 in both.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | solo-only | Vorhand +24, Second -8, Third -8, Dealer -8 |

  @clause:ZWA-SETTLING-028
  Rule: One opponent's Kontra in a Farbensolo doubles for all three as well

    @dispute:kontra-in-solo-games
    Scenario Outline: a Farbensolo won against a Kontra of Second
      4 × 2 = 8 from each of three, or 8 + 4 + 4 = 16.
      Vorhand takes tricks 1, 2, 3, 7, 8 and 9: 11 + 11 + 7 + 8 + 5 + 8 = 50 Augen. The three others take tricks 4, 5, 6
      and 10: 12 + 10 + 10 + 6 = 38 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XXI XII XI VII K♥ D♥ A♥ B♠ D♣ B♣"
      And Second holds "XIX XIII VIII VI IV B♥ B♦ A♦ C♠ C♣"
      And Third holds "XVI XV IX V C♥ K♦ C♦ D♠ 10♠ 10♣"
      And Dealer holds "Sküs XX XVIII XVII XIV X I D♦ K♠ K♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ B♥ C♥ XX      |
        | Vorhand | D♥ IV IX Sküs    |
        | Vorhand | A♥ XIII XV I     |
        | Vorhand | D♣ C♣ 10♣ K♣     |
        | Dealer  | D♦ VII B♦ C♦     |
        | Dealer  | K♠ B♠ C♠ 10♠     |
        | Dealer  | XVII XXI XIX XVI |
        | Vorhand | B♣ VIII V XIV    |
        | Vorhand | XII VI K♦ X      |
        | Vorhand | XI A♦ D♠ XVIII   |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | solo-only | Vorhand +16, Second -8, Third -4, Dealer -4 |

    @dispute:kontra-in-solo-games
    Scenario Outline: a Farbensolo lost against a Kontra of the Dealer
      4 × 2 = 8 to each of three, or 4 + 4 + 8 = 16.
      Second takes tricks 1, 2, 7 and 8: 11 + 13 + 8 + 6 = 38 Augen. The three others take tricks 3, 4, 5, 6, 9 and 10:
      14 + 9 + 8 + 8 + 8 + 3 = 50 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XXI XVII XV IX VIII D♥ D♦ C♠ 10♠ C♣"
      And Second holds "XVI X V IV K♥ C♥ K♦ A♦ D♠ 10♣"
      And Third holds "XVIII XIII VII I B♥ C♦ B♦ B♠ K♣ D♣"
      And Dealer holds "Sküs XX XIX XIV XII XI VI A♥ K♠ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♥ K♥ B♥ A♥     |
        | Second  | K♦ C♦ XIV D♦    |
        | Second  | D♠ B♠ K♠ C♠     |
        | Dealer  | B♣ C♣ 10♣ D♣    |
        | Third   | B♦ XII XXI A♦   |
        | Third   | K♣ XX XVII X    |
        | Third   | I XI VIII XVI   |
        | Second  | C♥ XIII VI IX   |
        | Second  | IV VII Sküs XV  |
        | Dealer  | XIX 10♠ V XVIII |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 38 Augen and the opponents have 50
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +8, Second -24, Third +8, Dealer +8 |
        | solo-only | Vorhand +4, Second -16, Third +4, Dealer +8 |

    @dispute:kontra-in-solo-games
    Scenario Outline: two opponents say Kontra to a Farbensolo
      8 from each; or 8 from Second and from Third, who both said Kontra, and 4 from the Dealer. Where one Kontra holds
      for all there is no second.
      Vorhand takes tricks 1, 2, 6, 7 and 8: 12 + 14 + 9 + 3 + 13 = 51 Augen. The three others take tricks 3, 4, 5, 9
      and 10: 6 + 9 + 8 + 8 + 6 = 37 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XVII XIV IX VI K♥ C♥ K♦ A♦ K♣ 10♣"
      And Second holds "XIII XII X VII B♥ D♦ C♦ B♦ 10♠ D♣"
      And Third holds "XIX XVIII VIII V I D♥ A♥ D♠ C♠ B♣"
      And Dealer holds "Sküs XXI XX XVI XV XI IV K♠ B♠ C♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♥ B♥ D♥ XI        |
        | Vorhand | K♣ D♣ B♣ C♣        |
        | Vorhand | A♦ D♦ VIII IV      |
        | Second  | 10♠ C♠ K♠ VI       |
        | Dealer  | B♠ IX X D♠         |
        | Third   | A♥ Sküs C♥ VII     |
        | Vorhand | 10♣ XIII XVIII XVI |
        | Vorhand | K♦ B♦ I XV         |
        | Vorhand | XVII XII V XXI     |
        | Dealer  | XX XIV C♦ XIX      |
      Then the declarer's side has 51 Augen and the opponents have 37
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    | turns                                                   |
        | both      | Vorhand +24, Second -8, Third -8, Dealer -8 | Vorhand Weiter, Second Kontra Spiel                     |
        | solo-only | Vorhand +20, Second -8, Third -8, Dealer -4 | Vorhand Weiter, Second Kontra Spiel, Third Kontra Spiel |

    @dispute:kontra-in-solo-games
    Scenario Outline: the soloist answers one of two Kontras with Retour
      16 from each; or 16 from Second, who alone is answered, 8 from Third and 4 from the Dealer.
      Vorhand takes tricks 1, 2, 6, 7 and 8: 12 + 14 + 9 + 3 + 13 = 51 Augen. The three others take tricks 3, 4, 5, 9
      and 10: 6 + 9 + 8 + 8 + 6 = 37 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XVII XIV IX VI K♥ C♥ K♦ A♦ K♣ 10♣"
      And Second holds "XIII XII X VII B♥ D♦ C♦ B♦ 10♠ D♣"
      And Third holds "XIX XVIII VIII V I D♥ A♥ D♠ C♠ B♣"
      And Dealer holds "Sküs XXI XX XVI XV XI IV K♠ B♠ C♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♥ B♥ D♥ XI        |
        | Vorhand | K♣ D♣ B♣ C♣        |
        | Vorhand | A♦ D♦ VIII IV      |
        | Second  | 10♠ C♠ K♠ VI       |
        | Dealer  | B♠ IX X D♠         |
        | Third   | A♥ Sküs C♥ VII     |
        | Vorhand | 10♣ XIII XVIII XVI |
        | Vorhand | K♦ B♦ I XV         |
        | Vorhand | XVII XII V XXI     |
        | Dealer  | XX XIV C♦ XIX      |
      Then the declarer's side has 51 Augen and the opponents have 37
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       | turns                                                                                                  |
        | both      | Vorhand +48, Second -16, Third -16, Dealer -16 | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel                 |
        | solo-only | Vorhand +28, Second -16, Third -8, Dealer -4   | Vorhand Weiter, Second Kontra Spiel, Third Kontra Spiel, Dealer Weiter, Vorhand Retour Spiel of Second |

    @dispute:kontra-in-solo-games
    Scenario Outline: Supre of the opponent who was answered
      −4 × 8 = −32 with each; or −32 with Third, who took it to Supre, and −4 with the two others.
      Second takes tricks 6, 7, 8 and 10: 8 + 8 + 8 + 12 = 36 Augen. The three others take tricks 1, 2, 3, 4, 5 and 9: 7
      + 8 + 8 + 6 + 9 + 14 = 52 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XIX XV X IX VII K♥ D♥ K♦ D♦ C♦"
      And Second holds "XXI XX XVII XVI VIII A♥ K♠ D♠ D♣ C♣"
      And Third holds "Sküs XIV XIII XII VI I C♥ B♥ C♠ B♠"
      And Dealer holds "XVIII XI V IV B♦ A♦ 10♠ K♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♦ XX XIV A♦     |
        | Vorhand | D♦ XVI XIII B♦   |
        | Vorhand | D♥ A♥ C♥ IV      |
        | Vorhand | C♦ VIII VI V     |
        | Vorhand | K♥ XVII B♥ XVIII |
        | Vorhand | VII XXI XII XI   |
        | Second  | K♠ B♠ 10♠ XIX    |
        | Second  | D♠ C♠ 10♣ XV     |
        | Second  | C♣ I K♣ X        |
        | Dealer  | B♣ IX D♣ Sküs    |
      Then the declarer's side has 36 Augen and the opponents have 52
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       | turns                                                                                                                                 |
        | both      | Vorhand +32, Second -96, Third +32, Dealer +32 | Vorhand Weiter, Second Farbensolo, Third Kontra Spiel, Dealer Weiter, Vorhand Weiter, Second Retour Spiel, Third Supre Spiel          |
        | solo-only | Vorhand +4, Second -40, Third +32, Dealer +4   | Vorhand Weiter, Second Farbensolo, Third Kontra Spiel, Dealer Weiter, Vorhand Weiter, Second Retour Spiel of Third, Third Supre Spiel |

    @position
    Example: each opponent's own game item where a Kontra binds its speaker alone
      4 × 2 from Second, 4 from each of the two others.
      Given the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        | Second     | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +16, Second -8, Third -4, Dealer -4"

    @position
    Example: a Valat as often as the game of each opponent counts
      12 × 4 = 48 from Second and Third, 12 × 8 = 96 from the Dealer, who alone said Kontra; besides 4 or 8 for the game
      and 1 for the Absolut.
      Given the reading "solo-only" of "kontra-in-solo-games"
      And the reading "multiple-kontra" of "valat-tariff"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced | doubled by | against |
        | Spiel   | declarer | won     | no        |            | Second  |
        | Spiel   | declarer | won     | no        |            | Third   |
        | Spiel   | declarer | won     | no        | Dealer     | Dealer  |
        | Absolut | declarer | won     | no        |            |         |
        | Valat   | declarer | won     | yes       |            |         |
      When the deal is settled
      Then the payments are "Vorhand +211, Second -53, Third -53, Dealer -105"

    @position
    Example: one game item for all where a Kontra binds all
      4 × 2 from each of the three.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @dispute:kontra-in-solo-games
    Scenario Outline: a bonus is doubled by one opponent
      4 + 2 × 2 = 8 from each, or 6 + 8 + 6 = 20.
      Vorhand takes tricks 1, 2, 3, 6, 7, 8, 9 and 10: 7 + 11 + 7 + 12 + 8 + 6 + 6 + 8 = 65 Augen. The three others take
      tricks 4 and 5: 12 + 11 = 23 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "Sküs XVIII XVI X K♥ D♥ C♥ D♦ K♠ D♣"
      And Second holds "XXI IX VII V I K♦ C♦ A♦ C♣ B♣"
      And Third holds "XIX XV XIII XI VIII B♥ A♥ D♠ B♠ 10♣"
      And Dealer holds "XX XVII XIV XII VI IV B♦ C♠ 10♠ K♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Kontra Absolut of Vorhand"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♥ VII B♥ XVII  |
        | Vorhand | K♥ XXI A♥ XX    |
        | Vorhand | D♥ IX XIII VI   |
        | Vorhand | D♦ K♦ XIX B♦    |
        | Second  | B♣ 10♣ K♣ D♣    |
        | Dealer  | 10♠ K♠ I B♠     |
        | Vorhand | Sküs V VIII XIV |
        | Vorhand | XVI C♣ XI IV    |
        | Vorhand | XVIII C♦ XV XII |
        | Vorhand | X A♦ D♠ C♠      |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 65 Augen and the opponents have 23
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    |
        | both      | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | solo-only | Vorhand +20, Second -6, Third -8, Dealer -6 |

    @dispute:kontra-in-solo-games
    Scenario Outline: the soloist answers the Kontra to his bonus
      4 + 2 × 4 = 12 from each; or 12 from Third, whose Kontra was answered, and 4 + 2 = 6 from each of the two others.
      Vorhand takes tricks 1, 2, 3, 4, 5 and 6: 14 + 12 + 9 + 14 + 3 + 8 = 60 Augen. The three others take tricks 7, 8,
      9 and 10: 4 + 7 + 11 + 6 = 28 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XIX XIV XII XI V D♥ K♦ B♦ K♠ 10♠"
      And Second holds "XX XV VII I K♥ C♥ A♦ B♠ K♣ 10♣"
      And Third holds "XXI XVIII XVI XIII VIII B♥ A♥ D♦ D♠ B♣"
      And Dealer holds "Sküs XVII X IX VI IV C♦ C♠ D♣ C♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♥ C♥ B♥ Sküs    |
        | Vorhand | K♦ A♦ D♦ C♦      |
        | Vorhand | B♦ XX XXI VI     |
        | Vorhand | K♠ B♠ D♠ C♠      |
        | Vorhand | 10♠ VII XVIII IV |
        | Vorhand | XIX I VIII X     |
        | Vorhand | XIV XV XVI IX    |
        | Third   | A♥ XVII V K♥     |
        | Second  | K♣ B♣ C♣ XI      |
        | Second  | 10♣ XIII D♣ XII  |
      Then the declarer's side has 60 Augen and the opponents have 28
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       | turns                                                                                                             |
        | both      | Vorhand +36, Second -12, Third -12, Dealer -12 | Vorhand Absolut, Second Weiter, Third Kontra Absolut of Vorhand, Dealer Weiter, Vorhand Retour Absolut of Vorhand |
        | solo-only | Vorhand +24, Second -6, Third -12, Dealer -6   | Vorhand Absolut, Second Weiter, Third Kontra Absolut of Vorhand, Dealer Weiter, Vorhand Retour Absolut of Vorhand |

    @dispute:kontra-in-solo-games
    Scenario Outline: a Kontra of the soloist to an opponent's bonus binds all
      4 + 2 × 2 = 8 from each in either reading: Third's Absolut has failed.
      Vorhand takes tricks 4, 5, 7, 8 and 9: 14 + 16 + 4 + 4 + 8 = 46 Augen. The three others take tricks 1, 2, 3, 6 and
      10: 10 + 8 + 9 + 7 + 8 = 42 Augen.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And Vorhand holds "XX XVIII XVI XIV D♥ B♥ A♦ D♠ 10♠ K♣"
      And Second holds "XIX XII VIII K♥ K♦ C♦ B♦ C♠ B♠ C♣"
      And Third holds "Sküs XVII XV XI X IX VI V D♣ 10♣"
      And Dealer holds "XXI XIII VII IV I C♥ A♥ D♦ K♠ B♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards               |
        | Vorhand | D♥ K♥ VI A♥         |
        | Second  | C♦ X D♦ A♦          |
        | Dealer  | K♠ 10♠ C♠ XV        |
        | Dealer  | B♣ K♣ C♣ D♣         |
        | Vorhand | D♠ B♠ Sküs I        |
        | Vorhand | B♥ XIX V C♥         |
        | Dealer  | VII XVIII VIII XVII |
        | Vorhand | XIV XII IX XIII     |
        | Vorhand | XX K♦ XI IV         |
        | Vorhand | XVI B♦ 10♣ XXI      |
      Then the declarer's side has 46 Augen and the opponents have 42
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                    | turns                                                                                                |
        | both      | Vorhand +24, Second -8, Third -8, Dealer -8 | Vorhand Weiter, Second Weiter, Third Absolut dagegen, Dealer Weiter, Vorhand Kontra Absolut of Third |
        | solo-only | Vorhand +24, Second -8, Third -8, Dealer -8 | Vorhand Weiter, Second Weiter, Third Absolut dagegen, Dealer Weiter, Vorhand Kontra Absolut of Third |

    @position
    Example: each opponent's own bonus item where a Kontra binds its speaker alone
      4 and 2 × 2 from Third, 4 and 2 from each of the two others.
      Given the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items:
        | item    | side     | outcome | announced | doubled by | against |
        | Spiel   | declarer | won     | no        |            |         |
        | Absolut | declarer | won     | yes       |            | Second  |
        | Absolut | declarer | won     | yes       | Third      | Third   |
        | Absolut | declarer | won     | yes       |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +20, Second -6, Third -8, Dealer -6"

    @dispute:kontra-who-and-when
    Scenario Outline: who may say a step where each opponent doubles for himself
      Given the reading "<reading>" of "kontra-who-and-when"
      And the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is <verdict>

      Examples:
        | reading      | player  | words                  | verdict | turns                                                            |
        | foes         | Second  | Kontra Spiel           | allowed | Vorhand Weiter                                                   |
        | anybody      | Second  | Kontra Spiel           | allowed | Vorhand Weiter                                                   |
        | first-chance | Second  | Kontra Spiel           | allowed | Vorhand Weiter                                                   |
        | foes         | Third   | Kontra Spiel           | allowed | Vorhand Weiter, Second Kontra Spiel                              |
        | anybody      | Third   | Kontra Spiel           | allowed | Vorhand Weiter, Second Kontra Spiel                              |
        | first-chance | Third   | Kontra Spiel           | allowed | Vorhand Weiter, Second Kontra Spiel                              |
        | foes         | Third   | Retour Spiel of Second | refused | Vorhand Weiter, Second Kontra Spiel                              |
        | anybody      | Third   | Retour Spiel of Second | refused | Vorhand Weiter, Second Kontra Spiel                              |
        | first-chance | Third   | Retour Spiel of Second | refused | Vorhand Weiter, Second Kontra Spiel                              |
        | foes         | Vorhand | Retour Spiel of Second | allowed | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter |
        | anybody      | Vorhand | Retour Spiel of Second | allowed | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter |
        | first-chance | Vorhand | Retour Spiel of Second | allowed | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter |

  @clause:ZWA-SETTLING-029
  Rule: In a doppelte Runde every item of a deal counts twofold

    @position
    Example: a normal game won in a doubled deal
      1 × 2 = 2.
      Given the deal counts double
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And these items:
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
      And nobody is next
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: a hand with the I alone is thrown in
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦"
      And Dealer holds "XII"
      When Vorhand bids "zusammenwerfen"
      Then that is allowed
      And nobody is next
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: in a doubled deal nothing is settled either
      Given the deal counts double
      And the reading "until-announcement" of "zusammenwerfen"
      And Third holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XII"
      When Third bids "zusammenwerfen"
      Then that is allowed
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-SETTLING-031
  Rule: A silent Pagat Ultimo that is lost counts 1 point for the other side

    @position
    Example: a silent Pagat Ultimo lost
      1 − 1 = 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Pagat Ultimo of the opponents lost
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +2, Second +2, Third -2, Dealer -2"

    @position
    Example: a silent Pagat Ultimo lost in a Solo counts for each of the three
      4 − 2 = 2 with each of the three.
      Given Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"
