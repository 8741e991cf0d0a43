Feature: Settling in Cent: who pays whom, and Schleifen

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-021
  Rule: Schleifen costs the declarer 30 Cent to each of the other three

    Example: a declarer gives up because his König lies in the Talon
      30 to each of the three others, 90 in all.
      Given Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then it is nobody's turn
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    Example: Schleifen after an Uhurufer costs the same
      Given Third holds "II"
      And the Talon is "10♠ 9♠ 8♠" and "K♣ 7♠ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♣"
      And Third gives up by Schleifen
      Then it is nobody's turn
      And the payments are "Vorhand +30, Second +30, Third -90, Dealer +30"

    @position
    Example: Schleifen brings no other item
      Given Second plays a Spatzrufer calling K♦
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand +30, Second -90, Third +30, Dealer +30"

  @clause:LUN-SETTLING-022
  Rule: A Vogerlrufer played alone because the König lay in the Talon is scored like a Rufer, with each of the three opponents

    @position @dispute:lone-caller-level
    Scenario Outline: game and Spatz of a caller left alone
      10 + 20 = 30 from each of three, or twofold 60.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer <game> Cent
      And "Spatz" brings the declarer <spatz> Cent
      And the payments are "<payments>"

      Examples:
        | reading | game | spatz | payments                                        |
        | rufer   | 10   | 20    | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | dreier  | 20   | 40    | Vorhand +180, Second -60, Third -60, Dealer -60 |

    @position @dispute:lone-caller-level
    Scenario Outline: a lost game of a caller left alone
      −10 × 2 + 20 − 10 = −10 with each of three, or twofold −20.
      Given the reading "<reading>" of "lone-caller-level"
      And Third plays an Uhurufer calling K♣
      And the called König lay in the Talon
      And these items are to be settled:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Vorhand    |
        | Uhu       | declarer  | won     | yes       |            |
        | Königfang | opponents | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer <game> Cent
      And "Königfang" brings the declarer <fang> Cent
      And the payments are "<payments>"

      Examples:
        | reading | game | fang | payments                                       |
        | rufer   | -20  | -10  | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | dreier  | -40  | -20  | Vorhand +20, Second +20, Third -60, Dealer +20 |

    @position
    Scenario Outline: a caller <case> is settled at the level of a Rufer in any reading
      Given the reading "dreier" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "<payments>"

      Examples:
        | case             | sum                                                                 | partner | payments                                       |
        | with a partner   | 10 + 20 = 30; nobody is left alone                                  | Third   | Vorhand +30, Second -30, Third +30, Dealer -30 |
        | of his own König | 10 + 20 = 30 from each of three; the König did not lie in the Talon | Vorhand | Vorhand +90, Second -30, Third -30, Dealer -30 |

    @position @dispute:lone-caller-level
    Scenario Outline: a silent Valat of a caller left alone, at either level
      160, or 160 × 2 = 320.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | rufer   | 160   | Vorhand +480, Second -160, Third -160, Dealer -160 |
        | dreier  | 320   | Vorhand +960, Second -320, Third -320, Dealer -320 |

    @position @dispute:lone-caller-level
    Scenario Outline: an announced Valat that a caller left alone <case>
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Valat | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | case  | sum                      | outcome | reading | valat | payments                                            |
        | wins  | 320, or 320 × 2 = 640    | won     | rufer   | 320   | Vorhand +960, Second -320, Third -320, Dealer -320  |
        | wins  | 320, or 320 × 2 = 640    | won     | dreier  | 640   | Vorhand +1920, Second -640, Third -640, Dealer -640 |
        | loses | −320, or −320 × 2 = −640 | lost    | rufer   | -320  | Vorhand -960, Second +320, Third +320, Dealer +320  |
        | loses | −320, or −320 × 2 = −640 | lost    | dreier  | -640  | Vorhand -1920, Second +640, Third +640, Dealer +640 |

    @position @dispute:lone-caller-level
    Scenario Outline: the opponents' Valat against a caller left alone
      −160, or −160 × 2 = −320.
      Given the reading "<reading>" of "lone-caller-level"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side      | outcome |
        | Valat | opponents | won     |
      When the deal is settled
      Then "Valat" brings the declarer <valat> Cent
      And the payments are "<payments>"

      Examples:
        | reading | valat | payments                                           |
        | rufer   | -160  | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | dreier  | -320  | Vorhand -960, Second +320, Third +320, Dealer +320 |

  @clause:LUN-SETTLING-023
  Rule: With two against two each loser pays one winner; a declarer on his own settles with each of the three

    @position @dispute:who-pays-whom
    Scenario Outline: an Uhurufer of two against two
      10 + 20 + 20 = 50, from each loser once or twice.
      Given the reading "<reading>" of "who-pays-whom"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And "Trull" brings the declarer 20 Cent
      And the payments are "<payments>"

      Examples:
        | reading | payments                                           |
        | one     | Vorhand +50, Second -50, Third +50, Dealer -50     |
        | both    | Vorhand +100, Second -100, Third +100, Dealer -100 |

    @position @dispute:who-pays-whom
    Scenario Outline: a Spatzrufer that two against two lose
      −10 − 20 = −30, to one winner or to both.
      Given the reading "<reading>" of "who-pays-whom"
      And Second plays a Spatzrufer calling K♠
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | one     | Vorhand +30, Second -30, Third -30, Dealer +30 |
        | both    | Vorhand +60, Second -60, Third -60, Dealer +60 |

    @position
    Example: a declarer on his own settles with each of the three in any reading
      20 from each of three.
      Given the reading "both" of "who-pays-whom"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | won     |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: a caller left alone settles with each of the three
      −10 − 20 = −30 to each of three.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @position
    Example: a caller of his own König settles with each of the three
      Vorhand holds the König she called and plays alone: 10 + 20 = 30 from each of three.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Vorhand
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Scenario Outline: a caller left alone settles with each of the three in any reading
      10 + 20 = 30 from each of three, once.
      Given the reading "<round>" of "who-pays-whom"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round | payments                                       |
        | one   | Vorhand +90, Second -30, Third -30, Dealer -30 |
        | both  | Vorhand +90, Second -30, Third -30, Dealer -30 |

    @position
    Scenario Outline: the third player alone against three, wherever the dealer sits
      20 × 2 = 40 from each of the three.
      Given the dealer is at seat <seat>
      And Third plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      When the deal is settled
      Then the payments are "Vorhand -40, Second -40, Third +120, Dealer -40"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:LUN-SETTLING-027
  Rule: At a table of five the dealer neither pays nor receives in a game with a declarer

    @position
    Example: a Spatzrufer at a table of five
      10 + 20 = 30; the dealer sits out.
      Given a table of 5
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Fourth
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +30, Second -30, Third -30, Fourth +30, Dealer 0"

    @position
    Example: a Dreier at a table of five
      10 × 2 = 20 to each of three; the dealer sits out.
      Given a table of 5
      And Fourth plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome |
        | Spiel | declarer | lost    |
      When the deal is settled
      Then the payments are "Vorhand +20, Second +20, Third +20, Fourth -60, Dealer 0"

    @position
    Example: Kontra to a Dreier at a table of five
      −10 × 2 × 2 = −40 to each of three; the dealer sits out.
      Given a table of 5
      And Fourth plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand +40, Second +40, Third +40, Fourth -120, Dealer 0"

    @position
    Example: an announced Valat at a table of five
      320 × 2 = 640 from each of three; the dealer sits out.
      Given a table of 5
      And Second plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand -640, Second +1920, Third -640, Fourth -640, Dealer 0"

    @position
    Example: a silent Valat of two partners at a table of five
      160; the dealer sits out.
      Given a table of 5
      And Third plays an Uhurufer calling K♣
      And the called König is held by Vorhand
      And these items are to be settled:
        | item  | side     | outcome |
        | Valat | declarer | won     |
      When the deal is settled
      Then "Valat" brings the declarer 160 Cent
      And the payments are "Vorhand +160, Second -160, Third +160, Fourth -160, Dealer 0"

  @clause:LUN-SETTLING-028
  Rule: Schleifen at a table of five is paid to the three active opponents, not to the dealer who sits out

    @dispute:schleifen-as-a-deal
    Scenario Outline: Schleifen at a table of five
      30 to each who is paid: three active opponents or, with the dealer, four.
      Given the reading "<reading>" of "schleifen-as-a-deal"
      And a table of 5
      And Vorhand holds "I"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Fourth Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                                    |
        | passes-on   | Vorhand -90, Second +30, Third +30, Fourth +30, Dealer 0    |
        | same-dealer | Vorhand -90, Second +30, Third +30, Fourth +30, Dealer 0    |
        | dealer-paid | Vorhand -120, Second +30, Third +30, Fourth +30, Dealer +30 |

    @position
    Example: the fourth player gives up and the dealer who sits out gets nothing
      Given a table of 5
      And Fourth plays an Uhurufer calling K♠
      And the called König lay in the Talon
      And the last deal ended in Schleifen
      When the deal is settled
      Then the payments are "Vorhand +30, Second +30, Third +30, Fourth -90, Dealer 0"
