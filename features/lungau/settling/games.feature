Feature: Settling in Cent: what each game counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-003
  Rule: In a Rufer the game counts 10 Cent

    @position
    Example: the game won in a Spatzrufer
      10 − 20 = −10.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

  @clause:LUN-SETTLING-010
  Rule: In a Dreier everything counts twofold, won or lost

    @position
    Scenario Outline: a Dreier <outcome>
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome   |
        | Spiel | declarer | <outcome> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> Cent
      And the payments are "<payments>"

      Examples:
        | outcome | sum                                 | Spiel | payments                                       |
        | won     | 10 × 2 = 20 from each of three      | 20    | Vorhand +60, Second -20, Third -20, Dealer -20 |
        | lost    | −10 × 2 = −20, to three of them −60 | -20   | Vorhand -60, Second +20, Third +20, Dealer +20 |

    @position
    Example: the Prämien of a Dreier count twofold too
      (10 + 10 − 20) × 2 = 0.
      Given Third plays a Dreier
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a Prämie lost in a Sechserdreier that is won
      10 × 2 − 20 × 2 = −20.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

    @position
    Example: an announced Valat won in a Sechserdreier
      320 × 2 = 640.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
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
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @position
    Example: Kontra to a Sechserdreier that is lost
      10 × 2 × 4 = 80.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -80 Cent
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @position
    Example: an announced Prämie lost along with the Sechserdreier
      −10 × 4 − 20 × 4 = −120.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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

    Background:
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥

    @position
    Scenario Outline: a Solorufer <case>
      Given the called König <König>
      And these items are to be settled:
        | item  | side     | outcome   |
        | Spiel | declarer | <outcome> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> Cent
      And the payments are "<payments>"

      Examples:
        | case                        | sum                            | König             | outcome | Spiel | payments                                       |
        | won                         | 10 × 2 = 20                    | is held by Third  | won     | 20    | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | lost                        | −10 × 2 = −20                  | is held by Dealer | lost    | -20   | Vorhand -20, Second +20, Third +20, Dealer -20 |
        | played alone counts as high | 10 × 2 = 20 from each of three | lay in the Talon  | won     | 20    | Vorhand +60, Second -20, Third -20, Dealer -20 |

    @position
    Example: Kontra to a Solorufer
      −10 × 2 × 2 = −40.
      Given the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

  @clause:LUN-SETTLING-015
  Rule: A Solodreier counts fourfold

    @position
    Scenario Outline: a Solodreier <outcome>
      Given the reading "on" of "solodreier"
      And <player> plays a Solodreier
      And these items are to be settled:
        | item  | side     | outcome   |
        | Spiel | declarer | <outcome> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> Cent
      And the payments are "<payments>"

      Examples:
        | outcome | sum                                  | player  | Spiel | payments                                        |
        | won     | 10 × 4 = 40 from each of three       | Vorhand | 40    | Vorhand +120, Second -40, Third -40, Dealer -40 |
        | lost    | −10 × 4 = −40, to three of them −120 | Dealer  | -40   | Vorhand +40, Second +40, Third +40, Dealer -120 |

    @position
    Example: Kontra and Rekontra to a Solodreier
      10 × 4 × 4 = 160.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
    Scenario Outline: an announced Valat <outcome> in a Solorufer
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Valat | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | outcome | sum                      | reading | valat | payments                                           |
        | won     | 320 × 2 = 640, or 320    | all     | 640   | Vorhand +640, Second -640, Third +640, Dealer -640 |
        | won     | 320 × 2 = 640, or 320    | augen   | 320   | Vorhand +320, Second -320, Third +320, Dealer -320 |
        | lost    | −320 × 2 = −640, or −320 | all     | -640  | Vorhand -640, Second +640, Third -640, Dealer +640 |
        | lost    | −320 × 2 = −640, or −320 | augen   | -320  | Vorhand -320, Second +320, Third -320, Dealer +320 |

    @position @dispute:solo-doubling-scope
    Scenario Outline: the opponents' Valat against a Solorufer
      −160 × 2 = −320, or −160.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "solo-doubling-scope"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And these items are to be settled:
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
