Feature: Settling in Cent: Kontra and its answers

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-006
  Rule: Each step of Kontra to the game doubles the amount for the game

    @position
    Scenario Outline: the steps of Kontra to the game of a Spatzrufer
      10 × 2 = 20, × 4 = 40, × 8 = 80; the Spatz stays at 20.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -20 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Scenario Outline: <case> announcement
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced | doubled by   |
        | Spiel  | declarer | won       | no        |              |
        | Spatz  | declarer | won       | yes       |              |
        | <item> | <side>   | <outcome> | yes       | <doubled by> |
      When the deal is settled
      Then "<item>" brings the declarer <points> Cent
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                              | sum                    | item   | side      | outcome | doubled by             | points | declarer | opponents |
        | Kontra to the partner's           | 10 + 20 + 20 × 2 = 70  | Könige | declarer  | won     | Second                 | 40     | +70      | -70       |
        | Kontra to an opponent's           | 10 + 20 − 20 × 2 = −10 | Könige | opponents | won     | Vorhand                | -40    | -10      | +10       |
        | Superkontra to an opponent's lost | 10 + 20 + 20 × 8 = 190 | Trull  | opponents | lost    | Third, Second, Vorhand | 160    | +190     | -190      |

    @position
    Scenario Outline: the steps to each Prämie that the declarer announced beside the Spatz, and made
      Game 10 and Spatz 20, and 20 × 2 = 40, × 4 = 80, × 8 = 160.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Spatz  | declarer | won     | yes       |            |
        | <item> | declarer | won     | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> Cent
      And the payments are "<payments>"

      Examples:
        | item   | doubled                 | line | payments                                           |
        | Trull  | Second                  | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Trull  | Second, Vorhand         | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Trull  | Second, Vorhand, Dealer | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |
        | Könige | Second                  | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Könige | Second, Vorhand         | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Könige | Second, Vorhand, Dealer | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |
        | Uhu    | Second                  | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Uhu    | Second, Vorhand         | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Uhu    | Second, Vorhand, Dealer | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |

    @position
    Scenario Outline: the steps to the König ultimo that the partner announced and lost
      Game 10 and Spatz 20, less 20 × 2 = 40, × 4 = 80, × 8 = 160.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Spatz  | declarer | won     | yes       |            |
        | <item> | declarer | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> Cent
      And the payments are "<payments>"

      Examples:
        | item         | doubled               | line | payments                                           |
        | König ultimo | Dealer                | -40  | Vorhand -10, Second +10, Third -10, Dealer +10     |
        | König ultimo | Dealer, Third         | -80  | Vorhand -50, Second +50, Third -50, Dealer +50     |
        | König ultimo | Dealer, Third, Second | -160 | Vorhand -130, Second +130, Third -130, Dealer +130 |

    @position
    Scenario Outline: the steps to each Prämie that an opponent announced and lost
      Game 10 and Spatz 20, and 20 × 2 = 40, × 4 = 80, × 8 = 160 from them.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Spatz  | declarer  | won     | yes       |            |
        | <item> | opponents | lost    | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> Cent
      And the payments are "<payments>"

      Examples:
        | item   | doubled                | line | payments                                           |
        | Trull  | Vorhand                | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Trull  | Vorhand, Dealer        | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Trull  | Vorhand, Dealer, Third | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |
        | Könige | Vorhand                | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Könige | Vorhand, Dealer        | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Könige | Vorhand, Dealer, Third | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |
        | Uhu    | Vorhand                | 40   | Vorhand +70, Second -70, Third +70, Dealer -70     |
        | Uhu    | Vorhand, Dealer        | 80   | Vorhand +110, Second -110, Third +110, Dealer -110 |
        | Uhu    | Vorhand, Dealer, Third | 160  | Vorhand +190, Second -190, Third +190, Dealer -190 |

    @position
    Scenario Outline: the steps to each Prämie that an opponent announced and made
      Game 10, less the Spatz 20 and 20 × 2 = 40, × 4 = 80, × 8 = 160.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Spatz  | declarer  | lost    | yes       |            |
        | <item> | opponents | won     | yes       | <doubled>  |
      When the deal is settled
      Then "<item>" brings the declarer <line> Cent
      And the payments are "<payments>"

      Examples:
        | item   | doubled                | line | payments                                           |
        | Trull  | Third                  | -40  | Vorhand -50, Second +50, Third -50, Dealer +50     |
        | Trull  | Third, Second          | -80  | Vorhand -90, Second +90, Third -90, Dealer +90     |
        | Trull  | Third, Second, Vorhand | -160 | Vorhand -170, Second +170, Third -170, Dealer +170 |
        | Könige | Third                  | -40  | Vorhand -50, Second +50, Third -50, Dealer +50     |
        | Könige | Third, Second          | -80  | Vorhand -90, Second +90, Third -90, Dealer +90     |
        | Könige | Third, Second, Vorhand | -160 | Vorhand -170, Second +170, Third -170, Dealer +170 |
        | Uhu    | Third                  | -40  | Vorhand -50, Second +50, Third -50, Dealer +50     |
        | Uhu    | Third, Second          | -80  | Vorhand -90, Second +90, Third -90, Dealer +90     |
        | Uhu    | Third, Second, Vorhand | -160 | Vorhand -170, Second +170, Third -170, Dealer +170 |

    @position
    Example: what is settled stands in a line for each item, on the side whose it is
      The game −10 × 2 = −20, the Spatz 20 × 4 = 80, the opponents' Könige −10, their Uhu that failed 20: 70 in all.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by      |
        | Spiel  | declarer  | lost    | no        | Second          |
        | Spatz  | declarer  | won     | yes       | Second, Vorhand |
        | Könige | opponents | won     | no        |                 |
        | Uhu    | opponents | lost    | yes       |                 |
      When the deal is settled
      Then these lines are settled:
        | item   | side      | brings |
        | Spiel  | declarer  | -20    |
        | Spatz  | declarer  | 80     |
        | Könige | opponents | -10    |
        | Uhu    | opponents | 20     |
      And the payments are "Vorhand +70, Second -70, Third +70, Dealer -70"

    @position @clause:LUN-SETTLING-010
    Scenario Outline: every step to three Prämien that fail in a Dreier
      Announced they cost 20 × 2 = 40 each in a Dreier, and 80, 160 or 320 by their steps: −560 in all, whoever has which.
      The game brings 20, 20 × 2 = 40 and 20 × 4 = 80, so −540, −520 and −480 with each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by  |
        | Spiel  | declarer | won     | no        | <Spiel by>  |
        | Trull  | declarer | lost    | yes       | <Trull by>  |
        | Könige | declarer | lost    | yes       | <Könige by> |
        | Spatz  | declarer | lost    | yes       | <Spatz by>  |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> Cent
      And "Trull" brings the declarer <Trull> Cent
      And "Könige" brings the declarer <Könige> Cent
      And "Spatz" brings the declarer <Spatz> Cent
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by        | Trull by               | Könige by             | Spatz by                | Spiel | Trull | Könige | Spatz | declarer | others |
        |                 | Third                  | Second, Vorhand       | Second, Vorhand, Dealer | 20    | -80   | -160   | -320  | -1620    | +540   |
        | Second          | Second, Vorhand, Third | Dealer                | Third, Vorhand          | 40    | -320  | -80    | -160  | -1560    | +520   |
        | Dealer, Vorhand | Dealer, Vorhand        | Third, Vorhand, Third | Second                  | 80    | -160  | -320   | -80   | -1440    | +480   |

    @position @clause:LUN-SETTLING-012
    Scenario Outline: every step to three Prämien that are made in a Sechserdreier that is lost
      Announced they bring 20 × 4 = 80 each, and 160, 320 or 640 by their steps: 1120 in all, whoever has which.
      The game costs 10 × 4 = 40, 80 and 160, so 1080, 1040 and 960 from each of three.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by  |
        | Spiel  | declarer | lost    | no        | <Spiel by>  |
        | Trull  | declarer | won     | yes       | <Trull by>  |
        | Könige | declarer | won     | yes       | <Könige by> |
        | Uhu    | declarer | won     | yes       | <Uhu by>    |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> Cent
      And "Trull" brings the declarer <Trull> Cent
      And "Könige" brings the declarer <Könige> Cent
      And "Uhu" brings the declarer <Uhu> Cent
      And the payments are "Vorhand <declarer>, Second <others>, Third <others>, Dealer <others>"

      Examples:
        | Spiel by        | Trull by               | Könige by             | Uhu by                  | Spiel | Trull | Könige | Uhu | declarer | others |
        |                 | Third                  | Second, Vorhand       | Second, Vorhand, Dealer | -40   | 160   | 320    | 640 | +3240    | -1080  |
        | Second          | Second, Vorhand, Third | Dealer                | Third, Vorhand          | -80   | 640   | 160    | 320 | +3120    | -1040  |
        | Dealer, Vorhand | Dealer, Vorhand        | Third, Vorhand, Third | Second                  | -160  | 320   | 640    | 160 | +2880    | -960   |

  @clause:LUN-SETTLING-024
  Rule: Kontra and Superkontra count only when an opponent of the announcer said them

    @position
    Scenario Outline: <whose Kontra>
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by   |
        | Spiel | declarer | won     | no        |              |
        | Uhu   | declarer | won     | yes       |              |
        | Trull | declarer | won     | yes       | <doubled by> |
      When the deal is settled
      Then "Trull" brings the declarer <Trull> Cent
      And the payments are "<payments>"

      Examples:
        | whose Kontra                        | sum                   | doubled by | Trull | payments                                       |
        | an opponent's Kontra counts         | 10 + 20 + 20 × 2 = 70 | Dealer     | 40    | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | the partner's Kontra does not count | 10 + 20 + 20 = 50     | Third      | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |

    @position
    Example: an opponent's Superkontra counts, whichever opponent it is
      10 + 20 × 8 = 170.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by              |
        | Spiel | declarer | won     | no        |                         |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Dealer |
      When the deal is settled
      Then "Uhu" brings the declarer 160 Cent
      And the payments are "Vorhand +170, Second -170, Third +170, Dealer -170"

    @position
    Scenario Outline: <whose word counts>
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced | doubled by   |
        | Spiel  | declarer  | won     | no        |              |
        | Könige | opponents | lost    | yes       | <doubled by> |
      When the deal is settled
      Then "Könige" brings the declarer <Könige> Cent
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <opponents>, Dealer <opponents>"

      Examples:
        | whose word counts                                                      | sum                       | doubled by | Könige | declarer | opponents |
        | the declarer's Kontra to an opponent's announcement counts             | 10 × 2 + 20 × 2 × 2 = 100 | Vorhand    | 80     | +300     | -100      |
        | an opponent's Kontra to another opponent's announcement does not count | 10 × 2 + 20 × 2 = 60      | Third      | 40     | +180     | -60       |

    @position
    Example: against a caller left alone the Kontra of anybody counts
      10 + 20 × 2 = 50 from each of three.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | won     | yes       | Third      |
      When the deal is settled
      Then "Spatz" brings the declarer 40 Cent
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

  @clause:LUN-SETTLING-025
  Rule: A Prämie that the announcer's own partner doubled is scored as if it had not been doubled

    Background:
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third

    @position
    Scenario Outline: <Kontra of one's own side>
      Given these items are to be settled:
        | item  | side     | outcome   | announced | doubled by   |
        | Spiel | declarer | won       | no        |              |
        | Spatz | declarer | <outcome> | yes       | <doubled by> |
      When the deal is settled
      Then "Spatz" brings the declarer <Spatz> Cent
      And the payments are "<payments>"

      Examples:
        | Kontra of one's own side                         | sum           | outcome | doubled by     | Spatz | payments                                       |
        | the partner's Kontra leaves the Prämie plain     | 10 − 20 = −10 | lost    | Third          | -20   | Vorhand -10, Second +10, Third -10, Dealer +10 |
        | a Rekontra to the partner's Kontra falls with it | 10 + 20 = 30  | won     | Third, Vorhand | 20    | Vorhand +30, Second -30, Third +30, Dealer -30 |

    @position
    Example: even an opponent's Superkontra on top of the partner's Kontra falls with it
      10 + 20 = 30.
      Given these items are to be settled:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        |                        |
        | Spatz | declarer | won     | yes       | Third, Vorhand, Second |
      When the deal is settled
      Then "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +30, Second -30, Third +30, Dealer -30"

    @position
    Example: an opponent's Kontra instead doubles
      10 − 20 × 2 = −30.
      Given these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by              |
        | Spiel | declarer | won     | no        |                         |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Second |
      When the deal is settled
      Then "Uhu" brings the declarer 160 Cent
      And the payments are "Vorhand +170, Second -170, Third +170, Dealer -170"
