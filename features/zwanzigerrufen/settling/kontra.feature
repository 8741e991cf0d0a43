Feature: Settling in points: Kontra and its answers

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-019
  Rule: Kontra to the game doubles the amount of the game

    @position
    Example: Kontra to a normal game won
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: Kontra to a normal game lost
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: Kontra to a Farbensolo
      4 × 2 = 8 with each of the three.
      Given Third plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand -8, Second -8, Third +24, Dealer -8"

    @position
    Example: Kontra to a Solo
      −4 × 2 = −8 with each of the three.
      Given Third plays a Solo
      And these items are to be settled:
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
      And these items are to be settled:
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
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

      Examples:
        | reading      | turns                                                                                       |
        | foes         | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel      |
        | anybody      | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Retour Spiel, Vorhand Supre Spiel |
        | first-chance | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel      |

    @position
    Scenario Outline: Kontra alone in either reading
      1 × 2 in both.
      Given the reading "<round>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round    | payments                                   |
        | doubling | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | adding   | Vorhand +2, Second -2, Third +2, Dealer -2 |

  @clause:ZWA-SETTLING-020
  Rule: Kontra to an announced bonus doubles the amount of that bonus

    @position
    Example: Kontra to an announced Absolut
      1 + 2 × 2 = 5.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       | Third      |
      When the deal is settled
      Then "Absolut" brings the declarer -8 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @position
    Scenario Outline: Kontra to each bonus that fails
      The game 1 less 2 × 2 = 4, for the Valat 12 × 2 = 24.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item    | doubled | line | payments                                       |
        | Absolut | Second  | -4   | Vorhand -3, Second +3, Third -3, Dealer +3     |
        | Pagat   | Second  | -4   | Vorhand -3, Second +3, Third -3, Dealer +3     |
        | Valat   | Second  | -24  | Vorhand -23, Second +23, Third -23, Dealer +23 |

    @position
    Scenario Outline: Kontra to an Absolut or Valat of the opponents that fails
      The game 1 and 2 × 2 = 4, for the Valat 12 × 2 = 24.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | <item> | opponents | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item    | doubled | line | payments                                       |
        | Absolut | Third   | 4    | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Valat   | Third   | 24   | Vorhand +25, Second -25, Third +25, Dealer -25 |

  @clause:ZWA-SETTLING-021
  Rule: Each further step doubles once more: Retour makes it four, Supre eight and Resupre sixteen times the amount

    @position @dispute:kontra-factors
    Scenario Outline: <case> to the game
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced | doubled by   |
        | Spiel | declarer | <outcome> | no        | <doubled by> |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case    | sum                     | outcome | doubled by                     | reading  | payments                                       |
        | Retour  | 1 × 4 = 4, or 1 × 3 = 3 | won     | Second, Vorhand                | doubling | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | Retour  | 1 × 4 = 4, or 1 × 3 = 3 | won     | Second, Vorhand                | adding   | Vorhand +3, Second -3, Third +3, Dealer -3     |
        | Supre   | 1 × 8 = 8, or 1 × 4 = 4 | won     | Second, Vorhand, Dealer        | doubling | Vorhand +8, Second -8, Third +8, Dealer -8     |
        | Supre   | 1 × 8 = 8, or 1 × 4 = 4 | won     | Second, Vorhand, Dealer        | adding   | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | Resupre | −1 × 16, or −1 × 5      | lost    | Second, Vorhand, Dealer, Third | doubling | Vorhand -16, Second +16, Third -16, Dealer +16 |
        | Resupre | −1 × 16, or −1 × 5      | lost    | Second, Vorhand, Dealer, Third | adding   | Vorhand -5, Second +5, Third -5, Dealer +5     |

    @position @dispute:kontra-factors
    Scenario Outline: Retour to an announced Pagat Ultimo in a Solo
      4 + 2 × 2 × 4 = 20, or 4 + 4 × 3 = 16, with each of the three.
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Solo
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by                     |
        | Spiel | declarer | won     | no        | Vorhand, Second, Third, Second |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                        |
        | doubling | Vorhand -64, Second +192, Third -64, Dealer -64 |
        | adding   | Vorhand -20, Second +60, Third -20, Dealer -20  |

    @position @dispute:kontra-factors
    Scenario Outline: <case> to an announced Absolut
      Given the reading "<reading>" of "kontra-factors"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by   |
        | Spiel   | declarer | won     | no        |              |
        | Absolut | declarer | won     | yes       | <doubled by> |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case    | sum                                | doubled by                     | reading  | payments                                       |
        | Supre   | 1 + 2 × 8 = 17, or 1 + 2 × 4 = 9   | Second, Third, Dealer          | doubling | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Supre   | 1 + 2 × 8 = 17, or 1 + 2 × 4 = 9   | Second, Third, Dealer          | adding   | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Resupre | 1 + 2 × 16 = 33, or 1 + 2 × 5 = 11 | Second, Third, Dealer, Vorhand | doubling | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | Resupre | 1 + 2 × 16 = 33, or 1 + 2 × 5 = 11 | Second, Third, Dealer, Vorhand | adding   | Vorhand +11, Second -11, Third +11, Dealer -11 |

    @position
    Example: Supre to an announced Absolut of the opponents
      −1 + 2 × 8 = 15.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Pagat | declarer | won     | yes       | Second, Third |
      When the deal is settled
      Then "Pagat" brings the declarer 8 points
      And the payments are "Vorhand +9, Second -9, Third +9, Dealer -9"

    @position
    Scenario Outline: every step to an announced Absolut or Pagat that is made
      The game 1, and 2 × 4, 2 × 8 and 2 × 16.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | won     | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item    | doubled                        | line | payments                                       |
        | Absolut | Second, Third                  | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Absolut | Second, Third, Dealer          | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Absolut | Second, Third, Dealer, Vorhand | 32   | Vorhand +33, Second -33, Third +33, Dealer -33 |
        | Pagat   | Second, Third                  | 8    | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Pagat   | Second, Third, Dealer          | 16   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Pagat   | Second, Third, Dealer, Vorhand | 32   | Vorhand +33, Second -33, Third +33, Dealer -33 |

    @position
    Scenario Outline: every step to an announced Valat that is made
      The game 1, the Absolut that lies in it 1, and 12 × 4, 12 × 8 and 12 × 16.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | won     | no        |            |
        | <item>  | declarer | won     | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item  | doubled                        | line | payments                                           |
        | Valat | Second, Third                  | 48   | Vorhand +50, Second -50, Third +50, Dealer -50     |
        | Valat | Second, Third, Second          | 96   | Vorhand +98, Second -98, Third +98, Dealer -98     |
        | Valat | Second, Third, Second, Vorhand | 192  | Vorhand +194, Second -194, Third +194, Dealer -194 |

    @position
    Scenario Outline: every step to an Absolut or Valat of the opponents that fails
      The game 1, and from the opponents 2, for the Valat 12, times 4, 8 and 16; the same two players say all of it.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | <item> | opponents | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item    | doubled                          | line | payments                                           |
        | Absolut | Vorhand, Dealer                  | 8    | Vorhand +9, Second -9, Third +9, Dealer -9         |
        | Absolut | Vorhand, Dealer, Vorhand         | 16   | Vorhand +17, Second -17, Third +17, Dealer -17     |
        | Absolut | Vorhand, Dealer, Vorhand, Dealer | 32   | Vorhand +33, Second -33, Third +33, Dealer -33     |
        | Valat   | Vorhand, Dealer                  | 48   | Vorhand +49, Second -49, Third +49, Dealer -49     |
        | Valat   | Vorhand, Dealer, Vorhand         | 96   | Vorhand +97, Second -97, Third +97, Dealer -97     |
        | Valat   | Vorhand, Dealer, Vorhand, Dealer | 192  | Vorhand +193, Second -193, Third +193, Dealer -193 |

    @position
    Scenario Outline: every step to each bonus that fails
      The game 1 less 2, for the Valat 12, times 4, 8 and 16.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | <item> | declarer | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> points
      And the payments are "<payments>"

      Examples:
        | item    | doubled                        | line | payments                                           |
        | Absolut | Dealer, Vorhand                | -8   | Vorhand -7, Second +7, Third -7, Dealer +7         |
        | Absolut | Dealer, Vorhand, Second        | -16  | Vorhand -15, Second +15, Third -15, Dealer +15     |
        | Absolut | Dealer, Vorhand, Second, Third | -32  | Vorhand -31, Second +31, Third -31, Dealer +31     |
        | Pagat   | Dealer, Vorhand                | -8   | Vorhand -7, Second +7, Third -7, Dealer +7         |
        | Pagat   | Dealer, Vorhand, Second        | -16  | Vorhand -15, Second +15, Third -15, Dealer +15     |
        | Pagat   | Dealer, Vorhand, Second, Third | -32  | Vorhand -31, Second +31, Third -31, Dealer +31     |
        | Valat   | Dealer, Vorhand                | -48  | Vorhand -47, Second +47, Third -47, Dealer +47     |
        | Valat   | Dealer, Vorhand, Second        | -96  | Vorhand -95, Second +95, Third -95, Dealer +95     |
        | Valat   | Dealer, Vorhand, Second, Third | -192 | Vorhand -191, Second +191, Third -191, Dealer +191 |

    @position @clause:ZWA-SETTLING-017
    Scenario Outline: each step to Absolut and Pagat Ultimo that are made in a Solo
      Announced they bring 2 × 2 = 4 each in a Solo, times 2, 4, 8 or 16 by their steps; the game brings 4, 8, 16 and 32.
      4 + 8 + 64 = 76, 8 + 16 + 32 = 56, 16 + 32 + 16 = 64, 32 + 64 + 8 = 104 from each of the three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by   |
        | Spiel   | declarer | won     | no        | <Spiel by>   |
        | Absolut | declarer | won     | yes       | <Absolut by> |
        | Pagat   | declarer | won     | yes       | <Pagat by>   |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Absolut" brings the declarer <Absolut> points
      And "Pagat" brings the declarer <Pagat> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by               | Absolut by                       | Pagat by                       | Spiel | Absolut | Pagat | declarer | others |
        |                        | Second                           | Third, Vorhand, Third, Vorhand | 4     | 8       | 64    | +228     | -76    |
        | Third                  | Third, Vorhand                   | Dealer, Vorhand, Second        | 8     | 16      | 32    | +168     | -56    |
        | Dealer, Vorhand        | Second, Vorhand, Dealer          | Second, Vorhand                | 16    | 32      | 16    | +192     | -64    |
        | Second, Vorhand, Third | Dealer, Vorhand, Dealer, Vorhand | Third                          | 32    | 64      | 8     | +312     | -104   |

    @position @clause:ZWA-SETTLING-018
    Scenario Outline: each step to an announced Absolut that fails in a Farbensolo
      The Absolut costs 2 in a Farbensolo, times 2, 4, 8 or 16 by its steps; the game costs 64, 32, 16 and 8.
      −64 − 4 = −68, −32 − 8 = −40, −16 − 16 = −32, −8 − 32 = −40 with each of the three.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by   |
        | Spiel   | declarer | lost    | no        | <Spiel by>   |
        | Absolut | declarer | lost    | yes       | <Absolut by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "Absolut" brings the declarer <Absolut> points
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by                         | Absolut by                       | Spiel | Absolut | declarer | others |
        | Second, Vorhand, Second, Vorhand | Third                            | -64   | -4      | -204     | +68    |
        | Third, Vorhand, Dealer           | Third, Vorhand                   | -32   | -8      | -120     | +40    |
        | Dealer, Vorhand                  | Second, Vorhand, Dealer          | -16   | -16     | -96      | +32    |
        | Second                           | Dealer, Vorhand, Dealer, Vorhand | -8    | -32     | -120     | +40    |

  @clause:ZWA-SETTLING-027
  Rule: One opponent's Kontra to a Solo doubles it for all three

    @position
    Example: Second's Kontra counts for Third and Dealer too
      4 × 2 = 8 to each of three.
      Given Vorhand plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: a soloist wins it from all three
      4 × 2 = 8 from each of three.
      Given Second plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand -8, Second +24, Third -8, Dealer -8"

    @position
    Scenario Outline: a Kontra to a Solo in either reading of one to a Farbensolo
      4 × 2 = 8 in both.
      Given the reading "<round>" of "kontra-in-solo-games"
      And Vorhand plays a Solo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round     | payments                                    |
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
      And it is nobody's turn
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
      And it is nobody's turn
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
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, <turns>"
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
        | reading   | payments                                       | turns                                                             |
        | both      | Vorhand +48, Second -16, Third -16, Dealer -16 | Third Weiter, Dealer Weiter, Vorhand Retour Spiel                 |
        | solo-only | Vorhand +28, Second -16, Third -8, Dealer -4   | Third Kontra Spiel, Dealer Weiter, Vorhand Retour Spiel of Second |

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
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Kontra Spiel, Dealer Weiter, Vorhand Weiter, <turns>, Third Supre Spiel"
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
        | reading   | payments                                       | turns                        |
        | both      | Vorhand +32, Second -96, Third +32, Dealer +32 | Second Retour Spiel          |
        | solo-only | Vorhand +4, Second -40, Third +32, Dealer +4   | Second Retour Spiel of Third |

    @position
    Example: each opponent's own game item where a Kontra binds its speaker alone
      4 × 2 from Second, 4 from each of the two others.
      Given the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And it is nobody's turn
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
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Kontra Absolut of Vorhand, Dealer Weiter, Vorhand Retour Absolut of Vorhand"
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
        | reading   | payments                                       |
        | both      | Vorhand +36, Second -12, Third -12, Dealer -12 |
        | solo-only | Vorhand +24, Second -6, Third -12, Dealer -6   |

    Scenario Outline: a Kontra of the soloist to an opponent's bonus binds all
      4 + 2 × 2 = 8 from each in either reading: Third's Absolut has failed.
      Vorhand takes tricks 4, 5, 7, 8 and 9: 14 + 16 + 4 + 4 + 8 = 46 Augen. The three others take tricks 1, 2, 3, 6 and
      10: 10 + 8 + 9 + 7 + 8 = 42 Augen.
      Given the reading "<round>" of "kontra-in-solo-games"
      And Vorhand holds "XX XVIII XVI XIV D♥ B♥ A♦ D♠ 10♠ K♣"
      And Second holds "XIX XII VIII K♥ K♦ C♦ B♦ C♠ B♠ C♣"
      And Third holds "Sküs XVII XV XI X IX VI V D♣ 10♣"
      And Dealer holds "XXI XIII VII IV I C♥ A♥ D♦ K♠ B♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dagegen, Dealer Weiter, Vorhand Kontra Absolut of Third"
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
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

      Examples:
        | round     |
        | both      |
        | solo-only |

    @position
    Example: each opponent's own bonus item where a Kontra binds its speaker alone
      4 and 2 × 2 from Third, 4 and 2 from each of the two others.
      Given the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item    | side     | outcome | announced | doubled by | against |
        | Spiel   | declarer | won     | no        |            |         |
        | Absolut | declarer | won     | yes       |            | Second  |
        | Absolut | declarer | won     | yes       | Third      | Third   |
        | Absolut | declarer | won     | yes       |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +20, Second -6, Third -8, Dealer -6"

    Scenario Outline: who may say a step where each opponent doubles for himself
      Given the reading "<round>" of "kontra-who-and-when"
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
        | round        | player  | words                  | verdict | turns                                                            |
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
