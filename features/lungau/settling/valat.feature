Feature: Settling in Cent: Valat

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-017
  Rule: In a Rufer a silent Valat counts 160 Cent

    @position
    Scenario Outline: a silent Valat <case>
      Given Vorhand plays <contract>
      And the called König <König>
      And these items are to be settled:
        | item  | side   | outcome |
        | Valat | <side> | won     |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> Cent
      And the payments are "Vorhand <Vorhand>, Second <Second>, Third <Third>, Dealer <Second>"

      Examples:
        | case                            | sum                    | contract                | König            | side      | Valat | Vorhand | Second | Third |
        | in a Spatzrufer                 |                        | a Spatzrufer calling K♥ | is held by Third | declarer  | 160   | +160    | -160   | +160  |
        | of the opponents in an Uhurufer |                        | an Uhurufer calling K♥  | is held by Third | opponents | -160  | -160    | +160   | -160  |
        | of a caller left alone          | 160 from each of three | a Spatzrufer calling K♥ | lay in the Talon | declarer  | 160   | +480    | -160   | -160  |

  @clause:LUN-SETTLING-018
  Rule: In a Rufer an announced Valat counts 320 Cent

    @position
    Example: an announced Valat won in a Spatzrufer
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +320, Second -320, Third +320, Dealer -320"

    @position
    Example: an announced Valat lost in an Uhurufer
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

    @position
    Example: an announced Valat won in a Dreier
      320 × 2 = 640 from each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand +1920, Second -640, Third -640, Dealer -640"

    @position
    Example: an announced Valat lost in a Dreier
      −320 × 2 = −640 to each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: the opponents' Valat in a Dreier
      −160 × 2 = −320 to each of three.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -320 Cent
      And the payments are "Vorhand -960, Second +320, Third +320, Dealer +320"

    @position
    Scenario Outline: the steps of Kontra to a Valat announced in a Dreier and lost
      −320 × 2 × 2 = −1280, × 4 × 2 = −2560, × 8 × 2 = −5120.
      Given Vorhand plays a Dreier
      And these items are to be settled:
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

    Background:
      Given Vorhand plays a Sechserdreier

    @position
    Example: the opponents' Valat against a Sechserdreier
      −160 × 4 = −640 to each of three.
      Given these items are to be settled:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: an announced Valat lost in a Sechserdreier
      −320 × 4 = −1280 to each of three.
      Given these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -1280 Cent
      And the payments are "Vorhand -3840, Second +1280, Third +1280, Dealer +1280"

    @position
    Example: Kontra to an announced Valat lost in a Sechserdreier
      −320 × 2 × 4 = −2560 to each of three.
      Given these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer -2560 Cent
      And the payments are "Vorhand -7680, Second +2560, Third +2560, Dealer +2560"

    @position
    Scenario Outline: the opponents' Valat costs the same, whatever else counts fourfold
      The Valat has an amount of its own: 160 × 4 = 640.
      Given the reading "<round>" of "lost-sechserdreier-scope"
      And these items are to be settled:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer -640 Cent
      And the payments are "<payments>"

      Examples:
        | round | payments                                            |
        | all   | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | augen | Vorhand -1920, Second +640, Third +640, Dealer +640 |

    @position
    Scenario Outline: an announced Valat that fails costs the same, whatever else counts fourfold
      The Valat has an amount of its own: 320 × 4 = 1280.
      Given the reading "<round>" of "lost-sechserdreier-scope"
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -1280 Cent
      And the payments are "<payments>"

      Examples:
        | round | payments                                               |
        | all   | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |
        | augen | Vorhand -3840, Second +1280, Third +1280, Dealer +1280 |

    @position
    Example: Rekontra to an announced Valat lost in a Sechserdreier
      −320 × 4 × 4 = −5120 to each of three.
      Given these items are to be settled:
        | item  | side     | outcome | announced | doubled by      |
        | Valat | declarer | lost    | yes       | Second, Vorhand |
      When the deal is settled
      Then "Valat" brings the declarer -5120 Cent
      And the payments are "Vorhand -15360, Second +5120, Third +5120, Dealer +5120"
