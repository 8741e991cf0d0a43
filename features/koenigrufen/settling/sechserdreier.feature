Feature: Settling in points: the Sechserdreier

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-013
  Rule: A Sechserdreier that is won counts 2 points

    @position
    Example: a Sechserdreier won
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a Sechserdreier won with Kontra
      2 × 2 = 4.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Sechserdreier won and a Trull lost
      2 − 2 = 0.
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: a Sechserdreier won with the four Könige
      Game 2, 4 Könige 1. 57 Augen against 13.
      Given Vorhand holds "Sküs XX XIX XVIII XV XI K♥ K♦ 4♦ K♠ B♠ C♣"
      And Second holds "XIV XIII IV I B♥ 2♥ 3♥ D♦ C♠ K♣ D♣ 7♣"
      And Third holds "XVI IX VI III D♥ A♥ B♦ A♦ 3♦ B♣ 10♣ 9♣"
      And Dealer holds "XXI XVII XII VII V 4♥ 2♦ D♠ 10♠ 8♠ 7♠ 8♣"
      And the Talon is "X II 9♠" and "C♦ VIII C♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "C♥ C♦ 4♦ B♠ 9♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | II IV VI XXI    |
        | Dealer  | XVII VIII I III |
        | Dealer  | XII XV XIV XVI  |
        | Third   | IX V X XIII     |
        | Second  | D♣ 9♣ 8♣ XI     |
        | Vorhand | Sküs C♠ 10♣ VII |
        | Vorhand | XX 7♣ 3♦ 7♠     |
        | Vorhand | XIX 3♥ A♦ 8♠    |
        | Vorhand | K♦ D♦ B♦ 2♦     |
        | Vorhand | K♠ 2♥ A♥ 10♠    |
        | Vorhand | XVIII B♥ B♣ 4♥  |
        | Vorhand | K♥ K♣ D♥ D♠     |
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

  @clause:KOE-SETTLING-014
  Rule: A Sechserdreier that is lost counts 4 points

    @position
    Example: a Sechserdreier lost
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @position
    Scenario Outline: a Sechserdreier lost <case>
      Given Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by   |
        | Spiel | declarer | lost    | no        | <doubled by> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                     | sum          | doubled by      | Spiel | payments                                       |
        | with Kontra              | −4 × 2 = −8  | Dealer          | -8    | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | with Kontra and Rekontra | −4 × 4 = −16 | Dealer, Vorhand | -16   | Vorhand -48, Second +16, Third +16, Dealer +16 |

    Example: a Sechserdreier lost with a silent Trull
      Game −4, Trull 1. 31 Augen against 39.
      Given Vorhand holds "Sküs XXI XV XIV XIII V I A♥ 3♥ 4♥ B♠ 10♣"
      And Second holds "XX XVIII X IX VII VI II C♦ 10♠ 9♠ B♣ 8♣"
      And Third holds "XVI VIII K♥ C♥ B♥ K♦ D♦ A♦ 3♦ C♠ K♣ D♣"
      And Dealer holds "XIX XVII XII IV III D♥ 2♦ 4♦ K♠ 7♠ 9♣ 7♣"
      And the Talon is "8♠ XI B♦" and "C♣ 2♥ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "A♥ 2♥ D♠ 8♠ C♣ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II VIII III |
        | Vorhand | Sküs VI XVI IV  |
        | Vorhand | XI XX K♣ XII    |
        | Second  | XVIII K♥ XVII V |
        | Second  | X K♦ XIX XIV    |
        | Dealer  | 2♦ B♦ C♦ D♦     |
        | Third   | C♥ D♥ 4♥ VII    |
        | Second  | IX 3♦ K♠ XIII   |
        | Vorhand | I 8♣ A♦ 7♣      |
        | Vorhand | XV 9♠ B♥ 9♣     |
        | Vorhand | B♠ 10♠ C♠ 7♠    |
        | Third   | D♣ 4♦ 3♥ B♣     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -9, Second +3, Third +3, Dealer +3"

  @clause:KOE-SETTLING-052
  Rule: The 2 or 4 points of a Sechserdreier too are settled with each of the three

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier <case> with each or in all
      <because> in all.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case  | because   | outcome | reading | payments                                         |
        | won,  | +6 or +2  | won     | each    | Vorhand +6, Second -2, Third -2, Dealer -2       |
        | won,  | +6 or +2  | won     | total   | Vorhand +2, Second -2/3, Third -2/3, Dealer -2/3 |
        | lost, | −12 or −4 | lost    | each    | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | lost, | −12 or −4 | lost    | total   | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier won at Kontra, with each or in all
      2 × 2 = 4: +12 or +4 in all.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand +12, Second -4, Third -4, Dealer -4      |
        | total   | Vorhand +4, Second -4/3, Third -4/3, Dealer -4/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier lost with a Trull of his own
      The Trull is 1 with each of the three: −4 + 1 = −3, or −4/3 + 1 = −1/3.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand -9, Second +3, Third +3, Dealer +3       |
        | total   | Vorhand -1, Second +1/3, Third +1/3, Dealer +1/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: the opponents' Uhu beside a Sechserdreier that is won
      2 − 2 = 0, or 2/3 − 2 = −4/3.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | total   | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    @position
    Scenario Outline: a Dreier is settled with each of the three in either reading
      Given the reading "<round>" of "one-against-three-rate"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round | payments                                    |
        | each  | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | total | Vorhand +12, Second -4, Third -4, Dealer -4 |

  @clause:KOE-SETTLING-053
  Rule: The higher price of a lost Sechserdreier is for the game only; Boni keep their value

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with a silent Trull of his own
      −4 + 1 = −3 or −4 + 2 = −2.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | game-only | 1      | Vorhand -9, Second +3, Third +3, Dealer +3 |
        | all       | 2      | Vorhand -6, Second +2, Third +2, Dealer +2 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with an announced Uhu that failed
      −4 − 4 = −8 or −4 − 8 = −12.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | game-only | -4     | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | all       | -8     | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost against the opponents' silent 4 Könige
      −4 − 1 = −5 or −4 − 2 = −6.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | game-only | -1     | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | all       | -2     | Vorhand -18, Second +6, Third +6, Dealer +6 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost at Kontra with a Pagat Ultimo of his own
      −4 × 2 + 1 = −7 or −8 + 2 = −6.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And "Pagat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | game-only | 1      | Vorhand -21, Second +7, Third +7, Dealer +7 |
        | all       | 2      | Vorhand -18, Second +6, Third +6, Dealer +6 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with a doubled announcement of the opponents
      −4 − 2 × 2 = −8 or −4 − 2 × 2 × 2 = −12.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Trull | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | game-only | -4     | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | all       | -8     | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position
    Scenario Outline: won with a silent Trull
      2 + 1 = 3, since the game is won.
      Given the reading "<round>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round     | amount | payments                                   |
        | game-only | 1      | Vorhand +9, Second -3, Third -3, Dealer -3 |
        | all       | 1      | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with an announced Valat that failed
      −4 − 8 × 2 = −20 or −4 − 8 × 2 × 2 = −36.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                        |
        | game-only | -16    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | all       | -32    | Vorhand -108, Second +36, Third +36, Dealer +36 |

    @dispute:lost-sechserdreier-scope
    Scenario Outline: a lost Sechserdreier with a silent Trull, card by card
      −4 + 1 = −3 or −4 + 2 = −2. 31 Augen against 39.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand holds "Sküs XXI XV XIV XIII V I A♥ 3♥ 4♥ B♠ 10♣"
      And Second holds "XX XVIII X IX VII VI II C♦ 10♠ 9♠ B♣ 8♣"
      And Third holds "XVI VIII K♥ C♥ B♥ K♦ D♦ A♦ 3♦ C♠ K♣ D♣"
      And Dealer holds "XIX XVII XII IV III D♥ 2♦ 4♦ K♠ 7♠ 9♣ 7♣"
      And the Talon is "8♠ XI B♦" and "C♣ 2♥ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "A♥ 2♥ D♠ 8♠ C♣ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II VIII III |
        | Vorhand | Sküs VI XVI IV  |
        | Vorhand | XI XX K♣ XII    |
        | Second  | XVIII K♥ XVII V |
        | Second  | X K♦ XIX XIV    |
        | Dealer  | 2♦ B♦ C♦ D♦     |
        | Third   | C♥ D♥ 4♥ VII    |
        | Second  | IX 3♦ K♠ XIII   |
        | Vorhand | I 8♣ A♦ 7♣      |
        | Vorhand | XV 9♠ B♥ 9♣     |
        | Vorhand | B♠ 10♠ C♠ 7♠    |
        | Third   | D♣ 4♦ 3♥ B♣     |
      Then it is nobody's turn
      And "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | game-only | 1      | Vorhand -9, Second +3, Third +3, Dealer +3 |
        | all       | 2      | Vorhand -6, Second +2, Third +2, Dealer +2 |
