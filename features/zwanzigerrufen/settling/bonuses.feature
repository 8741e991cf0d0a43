Feature: Settling in points: what each bonus counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-004
  Rule: A silent Absolut counts 1 point

    @position
    Example: a silent Absolut of Vorhand's side
      1 + 1 = 2.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        | Second     |
        | Absolut | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Scenario Outline: a silent Absolut in either reading of announced amounts
      1 + 1 + 1 = 3 in both.
      Given the reading "<round>" of "announced-value-once"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Pagat   | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                   |
        | contained | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | doubled   | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @position
    Scenario Outline: a silent Absolut in a deal that is not doubled
      1 + 1 = 2 in every reading.
      Given the reading "<round>" of "doppelte-runde-what-counts"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round        | payments                                   |
        | scored-deals | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | every-deal   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | game-only    | Vorhand +2, Second -2, Third +2, Dealer -2 |

  @clause:ZWA-SETTLING-005
  Rule: An announced Absolut counts 2 points

    @position
    Scenario Outline: an announced Absolut <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by <partner>
      And these items are to be settled:
        | item    | side     | outcome           | announced |
        | Spiel   | declarer | <Spiel outcome>   | no        |
        | Absolut | <side>   | <Absolut outcome> | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer <Absolut> points
      And the payments are "<payments>"

      Examples:
        | case             | sum         | partner | Spiel outcome | side      | Absolut outcome | Absolut | payments                                   |
        | made             | 1 + 2 = 3   | Third   | won           | declarer  | won             | 2       | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | failed           | 1 − 2 = −1  | Third   | won           | declarer  | lost            | -2      | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | of the opponents | −1 − 2 = −3 | Dealer  | lost          | opponents | won             | -2      | Vorhand -3, Second +3, Third +3, Dealer -3 |

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
    Example: an announced Absolut in a Farbensolo
      4 + 2 = 6 with each of the three.
      Given Second plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"

  @clause:ZWA-SETTLING-006
  Rule: A silent Pagat Ultimo counts 1 point

    @position
    Scenario Outline: a silent Pagat <case> won
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | <side>   | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> point
      And the payments are "<payments>"

      Examples:
        | case                    | sum       | partner | side      | Pagat | payments                                   |
        | Ultimo                  | 1 + 1 = 2 | Third   | declarer  | 1     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Ultimo of the opponents | 1 − 1 = 0 | Second  | opponents | -1    | Vorhand 0, Second 0, Third 0, Dealer 0     |

  @clause:ZWA-SETTLING-007
  Rule: An announced Pagat Ultimo counts 2 points

    @position
    Scenario Outline: an announced Pagat Ultimo <outcome>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
        | Pagat | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> points
      And the payments are "<payments>"

      Examples:
        | outcome | sum         | Pagat | payments                                   |
        | won     | 1 + 2 = 3   | 2     | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | lost    | −1 − 2 = −3 | -2    | Vorhand -3, Second +3, Third -3, Dealer +3 |

    @position
    Example: an announced Pagat Ultimo of the opponents won beside their Kontra
      −1 × 2 − 2 = −4.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | contained | Vorhand +24, Second -8, Third -8, Dealer -8    |
        | doubled   | Vorhand +36, Second -12, Third -12, Dealer -12 |

  @clause:ZWA-SETTLING-013
  Rule: The Trull counts 1 point

    @position
    Scenario Outline: the Trull <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | <side>   | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer <Trull> point
      And the payments are "<payments>"

      Examples:
        | case              | sum       | side      | Trull | payments                                   |
        | of Vorhand's side | 1 + 1 = 2 | declarer  | 1     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | of the opponents  | 1 − 1 = 0 | opponents | -1    | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position
    Example: the Trull of a soloist
      −4 + 1 × 2 = −2 with each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

  @clause:ZWA-SETTLING-014
  Rule: The 4 Könige count 2 points

    @position
    Scenario Outline: the 4 Könige <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | <side>   | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer <Könige> points
      And the payments are "<payments>"

      Examples:
        | case              | sum        | side      | Könige | payments                                   |
        | of Vorhand's side | 1 + 2 = 3  | declarer  | 2      | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | of the opponents  | 1 − 2 = −1 | opponents | -2     | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: the 4 Könige in a Farbensolo
      4 + 2 = 6 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:ZWA-SETTLING-015
  Rule: Mond gefangen counts 1 point

    @position
    Scenario Outline: a Mond caught <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item     | side     | outcome   | announced |
        | Spiel    | declarer | <outcome> | no        |
        | Mondfang | <side>   | won       | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer <Mondfang> point
      And the payments are "<payments>"

      Examples:
        | case              | sum         | outcome | side      | Mondfang | payments                                   |
        | by Vorhand's side | 1 + 1 = 2   | won     | declarer  | 1        | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | by the opponents  | −1 − 1 = −2 | lost    | opponents | -1       | Vorhand -2, Second +2, Third -2, Dealer +2 |

    @position
    Example: a Mond caught in a Solo
      4 − 1 × 2 = 2 with each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:ZWA-ANNOUNCING-008
  Rule: Trull and 4 Könige are not announced
    Where a reading lets them be announced, an announced Trull counts 2 and announced 4 Könige count 4.

    @position
    Scenario Outline: <case> can be announced
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | <item> | <side>   | <outcome> | yes       |
      When the deal is settled
      Then "<item>" brings the declarer <points> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                             | sum            | item   | side      | outcome | points | declarer | opponents |
        | an announced Trull where it      | 1 + 1 × 2 = 3  | Trull  | declarer  | won     | 2      | +3       | -3        |
        | an announced Trull lost where it | 1 − 1 × 2 = −1 | Trull  | declarer  | lost    | -2     | -1       | +1        |
        | announced 4 Könige where they    | 1 − 2 × 2 = −3 | Könige | opponents | won     | -4     | -3       | +3        |

    @position
    Example: announced 4 Könige of a soloist at Kontra where they can be announced
      4 + 2 × 2 × 2 × 2 = 20 from each of the three.
      Given the reading "all-five" of "announceable-bonuses"
      And Second plays a Solo
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Könige | declarer | won     | yes       | Dealer     |
      When the deal is settled
      Then "Könige" brings the declarer 16 points
      And the payments are "Vorhand -20, Second +60, Third -20, Dealer -20"

  @clause:ZWA-SETTLING-016
  Rule: A failed announced bonus counts for the other side, at the same amount

    @position
    Scenario Outline: a failed <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | <outcome> | no        |
        | Absolut | <side>   | lost      | yes       |
      When the deal is settled
      Then "Absolut" brings the declarer <Absolut> points
      And the payments are "<payments>"

      Examples:
        | case                     | sum         | outcome | side      | Absolut | payments                                   |
        | Absolut                  | −1 − 2 = −3 | lost    | declarer  | -2      | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | Absolut of the opponents | 1 + 2 = 3   | won     | opponents | 2       | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @position
    Example: a failed Pagat Ultimo at Kontra and Retour
      1 − 2 × 4 = −7.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +84, Second -28, Third -28, Dealer -28"

    @position
    Example: a failed bonus stays the line of those who announced it, whoever is paid for it
      The Absolut 2 × 2 = 4 to the opponents; theirs, which failed too, 2, and their Pagat that was beaten in silence 1.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | won     | no        |            |
        | Absolut | declarer  | lost    | yes       | Second     |
        | Absolut | opponents | lost    | yes       |            |
        | Pagat   | opponents | lost    | no        |            |
      When the deal is settled
      Then these lines are settled:
        | item    | side      | brings |
        | Spiel   | declarer  | 1      |
        | Absolut | declarer  | -4     |
        | Absolut | opponents | 2      |
        | Pagat   | opponents | 1      |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Scenario Outline: the line of each bonus that failed in a Solo, on either side
      In the Solo each counts twofold: 2 × 2 = 4, the Valat 12 × 2 = 24.
      Given Third plays a Solo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | <item> | <side>   | lost    | yes       |
      When the deal is settled
      Then these lines are settled:
        | item   | side     | brings |
        | Spiel  | declarer | 4      |
        | <item> | <side>   | <line> |

      Examples:
        | item    | side      | line |
        | Absolut | declarer  | -4   |
        | Absolut | opponents | 4    |
        | Pagat   | declarer  | -4   |
        | Valat   | declarer  | -24  |
        | Valat   | opponents | 24   |

  @clause:ZWA-SETTLING-017
  Rule: In a Solo every bonus counts twofold, and the game does not

    @position
    Example: a silent Absolut of a soloist
      4 + 1 × 2 = 6 with each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Scenario Outline: a Farbensolo with a silent Absolut and without a Kontra
      4 + 1 = 5 in both.
      Given the reading "<round>" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                    |
        | both      | Vorhand +15, Second -5, Third -5, Dealer -5 |
        | solo-only | Vorhand +15, Second -5, Third -5, Dealer -5 |

  @clause:ZWA-SETTLING-031
  Rule: A silent Pagat Ultimo that is lost counts 1 point for the other side

    @position
    Scenario Outline: a silent Pagat <case> lost
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | <side>   | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> point
      And the payments are "<payments>"

      Examples:
        | case                    | sum       | partner | side      | Pagat | payments                                   |
        | Ultimo                  | 1 − 1 = 0 | Third   | declarer  | -1    | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Ultimo of the opponents | 1 + 1 = 2 | Second  | opponents | 1     | Vorhand +2, Second +2, Third -2, Dealer -2 |

    @position
    Example: a silent Pagat Ultimo lost in a Solo counts for each of the three
      4 − 2 = 2 with each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"
