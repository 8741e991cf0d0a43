Feature: Settling in points: what each game counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a soloist has three.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-001
  Rule: The normal game counts 1 point

    @position
    Scenario Outline: a normal game <case>
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> point
      And the payments are "<payments>"

      Examples:
        | case                            | partner | outcome | Spiel | payments                                   |
        | won                             | Third   | won     | 1     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | lost                            | Third   | lost    | -1    | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | won with another partner        | Second  | won     | 1     | Vorhand +1, Second +1, Third -1, Dealer -1 |
        | lost with the Dealer as partner | Dealer  | lost    | -1    | Vorhand -1, Second +1, Third +1, Dealer -1 |

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

    @position
    Scenario Outline: a normal game in either reading of what a Solo counts
      1 in both.
      Given the reading "<round>" of "solo-value"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round | payments                                   |
        | four  | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | five  | Vorhand +1, Second -1, Third +1, Dealer -1 |

  @clause:ZWA-SETTLING-002
  Rule: The Farbensolo (Faberln) counts 4 points

    @position
    Scenario Outline: a Farbensolo <case>
      Given <player> plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case          | sum                  | player  | outcome | Spiel | payments                                    |
        | won           | 4 from each of three | Vorhand | won     | 4     | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | lost          | 4 to each of three   | Third   | lost    | -4    | Vorhand +4, Second +4, Third -12, Dealer +4 |
        | of the Dealer |                      | Dealer  | won     | 4     | Vorhand -4, Second -4, Third -4, Dealer +12 |

    @position
    Scenario Outline: what a Solo counts does not touch the Farbensolo
      4 in both.
      Given the reading "<round>" of "solo-value"
      And Second plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round | payments                                    |
        | four  | Vorhand -4, Second +12, Third -4, Dealer -4 |
        | five  | Vorhand -4, Second +12, Third -4, Dealer -4 |

  @clause:ZWA-SETTLING-003
  Rule: The Solo (Schwarzer) counts 4 points

    @position
    Scenario Outline: <soloist>
      Given <player> plays a Solo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | soloist                                  | player  | outcome | Spiel | payments                                    |
        | a Solo won                               | Vorhand | won     | 4     | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | a Solo lost                              | Dealer  | lost    | -4    | Vorhand +4, Second +4, Third +4, Dealer -12 |
        | without bonuses a Solo counts its 4 only | Second  | won     | 4     | Vorhand -4, Second +12, Third -4, Dealer -4 |

    @position @dispute:solo-value
    Scenario Outline: a Solo <outcome> in either reading
      <sum> of three.
      Given the reading "<reading>" of "solo-value"
      And <player> plays a Solo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | outcome | sum                | player | reading | payments                                    |
        | won     | 4, or 5, from each | Second | four    | Vorhand -4, Second +12, Third -4, Dealer -4 |
        | won     | 4, or 5, from each | Second | five    | Vorhand -5, Second +15, Third -5, Dealer -5 |
        | lost    | 4, or 5, to each   | Third  | four    | Vorhand +4, Second +4, Third -12, Dealer +4 |
        | lost    | 4, or 5, to each   | Third  | five    | Vorhand +5, Second +5, Third -15, Dealer +5 |

    @position @dispute:solo-value
    Scenario Outline: a Solo at Kontra
      4 × 2 = 8, or 5 × 2 = 10.
      Given the reading "<reading>" of "solo-value"
      And Vorhand plays a Solo
      And these items are to be settled:
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
      And these items are to be settled:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | five    | Vorhand +21, Second -7, Third -7, Dealer -7 |
