Feature: Settling in points: what each game counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-001
  Rule: The game of a Rufer counts 1 point

    @position
    Scenario Outline: a Rufer <case>
      Given Vorhand plays a Rufer calling <king>
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> point
      And the payments are "<payments>"

      Examples:
        | case                             | sum                      | king | partner | outcome | Spiel | payments                                   |
        | won                              |                          | K♥   | Third   | won     | 1     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | lost                             |                          | K♥   | Third   | lost    | -1    | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | won with another partner         |                          | K♠   | Second  | won     | 1     | Vorhand +1, Second +1, Third -1, Dealer -1 |
        | of a declarer who called himself | 1 from each of the three | K♣   | Vorhand | won     | 1     | Vorhand +3, Second -1, Third -1, Dealer -1 |

  @clause:KOE-SETTLING-002
  Rule: The game of a Piccolo counts 2 points

    @position
    Scenario Outline: a Piccolo <case>
      Given <player> plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                   |
        | won                     | Vorhand | won     | 2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | lost                    | Vorhand | lost    | -2    | Vorhand -6, Second +2, Third +2, Dealer +2 |
        | won by another declarer | Third   | won     | 2     | Vorhand -2, Second -2, Third +6, Dealer -2 |

    Example: a Piccolo won with one trick
      Given Vorhand holds "XI VII III D♥ C♥ B♥ 3♥ D♠ 10♠ 8♠ D♣ B♣"
      And Second holds "XIII XII VIII II K♥ A♥ 4♥ B♦ 3♦ 4♦ K♠ B♠"
      And Third holds "XVII XVI XV XIV X VI V IV K♦ D♦ C♦ 7♣"
      And Dealer holds "XXI XX XVIII I A♦ 2♦ C♠ 7♠ C♣ 10♣ 9♣ 8♣"
      And the Talon is "K♣ 2♥ XIX" and "9♠ Sküs IX"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | D♠ K♠ IV 7♠        |
        | Third   | K♦ A♦ III 4♦       |
        | Vorhand | D♥ K♥ VI XXI       |
        | Dealer  | 8♣ B♣ XII 7♣       |
        | Second  | XIII XIV XVIII VII |
        | Dealer  | XX XI II V         |
        | Dealer  | I 3♥ VIII XV       |
        | Third   | XVII 9♣ 8♠ 4♥      |
        | Third   | X C♣ 10♠ B♠        |
        | Third   | XVI C♠ B♥ 3♦       |
        | Third   | D♦ 2♦ C♥ B♦        |
        | Third   | C♦ 10♣ D♣ A♥       |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:KOE-SETTLING-003
  Rule: The game of a Zwiccolo counts 2 points

    @position
    Scenario Outline: a Zwiccolo <case>
      Given <player> plays a Zwiccolo
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                   |
        | won                     | Vorhand | won     | 2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | lost                    | Vorhand | lost    | -2    | Vorhand -6, Second +2, Third +2, Dealer +2 |
        | won by another declarer | Third   | won     | 2     | Vorhand -2, Second -2, Third +6, Dealer -2 |

  @clause:KOE-SETTLING-004
  Rule: The game of a Solo counts 2 points

    @position
    Scenario Outline: a Solo <case>
      Given <player> plays a Solo calling <king>
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | king | partner | outcome | Spiel | payments                                   |
        | won                     | Vorhand | K♥   | Third   | won     | 2     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | lost                    | Vorhand | K♥   | Third   | lost    | -2    | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | won by another declarer | Third   | K♠   | Second  | won     | 2     | Vorhand -2, Second +2, Third +2, Dealer -2 |

    @position
    Example: a Solo of a declarer who called himself
      2 from each of the three.
      Given Vorhand plays a Solo calling K♣
      And the called König is held by Vorhand
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:KOE-SETTLING-005
  Rule: The game of a Bettel counts 3 points

    @position
    Scenario Outline: a Bettel <case>
      Given <player> plays a Bettel
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                   |
        | won                     | Vorhand | won     | 3     | Vorhand +9, Second -3, Third -3, Dealer -3 |
        | lost                    | Vorhand | lost    | -3    | Vorhand -9, Second +3, Third +3, Dealer +3 |
        | won by another declarer | Third   | won     | 3     | Vorhand -3, Second -3, Third +9, Dealer -3 |

  @clause:KOE-SETTLING-006
  Rule: The game of a Besser Rufer without its Boni counts 2 points

    @position
    Scenario Outline: a Besser Rufer won <case>
      Game <sum>.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | <item> | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case                  | sum                         | item  | outcome | points | payments                                   |
        | with its Pagat Ultimo | 2, announced Pagat Ultimo 2 | Pagat | won     | 2      | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | without its Uhu       | 2, announced Uhu −4         | Uhu   | lost    | -4     | Vorhand -2, Second +2, Third -2, Dealer +2 |

    @position
    Example: a Besser Rufer lost with its Marabu
      Game −2, announced Marabu 8.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: the game of a Besser Rufer does not grow with its Kakadu
      Game 2, announced Kakadu 6.
      Given Second plays a Besser Rufer calling K♦
      And the called König is held by Dealer
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-007
  Rule: The game of a Dreier counts 4 points

    @position
    Scenario Outline: a Dreier <case>
      Given <player> plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                    |
        | won                     | Vorhand | won     | 4     | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | lost                    | Vorhand | lost    | -4    | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | won by another declarer | Third   | won     | 4     | Vorhand -4, Second -4, Third +12, Dealer -4 |

  @clause:KOE-SETTLING-008
  Rule: The game of a Piccolo Ouvert counts 5 points

    @position
    Scenario Outline: a Piccolo Ouvert <case>
      Given <player> plays a Piccolo Ouvert
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                    |
        | won                     | Vorhand | won     | 5     | Vorhand +15, Second -5, Third -5, Dealer -5 |
        | lost                    | Vorhand | lost    | -5    | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | won by another declarer | Third   | won     | 5     | Vorhand -5, Second -5, Third +15, Dealer -5 |

  @clause:KOE-SETTLING-009
  Rule: The game of a Farbensolo counts 6 points

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
        | case                    | player  | outcome | Spiel | payments                                    |
        | won                     | Vorhand | won     | 6     | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | lost                    | Vorhand | lost    | -6    | Vorhand -18, Second +6, Third +6, Dealer +6 |
        | won by another declarer | Third   | won     | 6     | Vorhand -6, Second -6, Third +18, Dealer -6 |

    Example: a Farbensolo won, card by card
      60 Augen against 10.
      Given Vorhand holds "Sküs XXI XVIII XI K♥ D♥ K♦ D♦ K♠ D♠ B♠ 9♣"
      And Second holds "XV IX VIII V C♥ 4♥ C♦ 9♠ K♣ D♣ 10♣ 8♣"
      And Third holds "XX XVII X VI III II B♥ A♥ 2♥ 10♠ B♣ 7♣"
      And Dealer holds "XIX XIV VII I 3♥ B♦ A♦ 2♦ 3♦ C♠ 7♠ C♣"
      And the Talon is "4♦ XIII IV" and "XVI 8♠ XII"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♦ C♦ II 3♦     |
        | Vorhand | 9♣ K♣ B♣ C♣     |
        | Second  | 4♥ B♥ 3♥ K♥     |
        | Vorhand | K♠ 9♠ 10♠ 7♠    |
        | Vorhand | D♠ V III C♠     |
        | Vorhand | B♠ VIII VI VII  |
        | Vorhand | D♥ C♥ 2♥ XIV    |
        | Vorhand | D♦ IX XX 2♦     |
        | Vorhand | Sküs XV X XIX   |
        | Vorhand | XXI 8♣ XVII I   |
        | Vorhand | XVIII 10♣ 7♣ A♦ |
        | Vorhand | XI D♣ A♥ B♦     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-010
  Rule: The game of a Bettel Ouvert counts 6 points

    @position
    Scenario Outline: a Bettel Ouvert <case>
      Given <player> plays a Bettel Ouvert
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                    |
        | won                     | Vorhand | won     | 6     | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | lost                    | Vorhand | lost    | -6    | Vorhand -18, Second +6, Third +6, Dealer +6 |
        | won by another declarer | Third   | won     | 6     | Vorhand -6, Second -6, Third +18, Dealer -6 |

  @clause:KOE-SETTLING-011
  Rule: The game of a Besser Dreier without its Boni counts 4 points

    @position
    Scenario Outline: a Besser Dreier won <case>
      Game <sum>.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | <item> | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case                  | sum                         | item  | outcome | points | payments                                    |
        | with its Pagat Ultimo | 4, announced Pagat Ultimo 2 | Pagat | won     | 2      | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | without its Uhu       | 4, announced Uhu −4         | Uhu   | lost    | -4     | Vorhand 0, Second 0, Third 0, Dealer 0      |

    @position
    Example: a Besser Dreier lost with its Marabu
      Game −4, announced Marabu 8.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: the game of a Besser Dreier does not grow with its Kakadu
      Game 4, announced Kakadu 6.
      Given Second plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -10, Second +30, Third -10, Dealer -10"

  @clause:KOE-SETTLING-012
  Rule: The game of a Solo Dreier counts 8 points

    @position
    Scenario Outline: a Solo Dreier <case>
      Given <player> plays a Solo Dreier
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | <outcome> | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "<payments>"

      Examples:
        | case                    | player  | outcome | Spiel | payments                                    |
        | won                     | Vorhand | won     | 8     | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | lost                    | Vorhand | lost    | -8    | Vorhand -24, Second +8, Third +8, Dealer +8 |
        | won by another declarer | Third   | won     | 8     | Vorhand -8, Second -8, Third +24, Dealer -8 |

  @clause:KOE-SETTLING-015
  Rule: Every contract with a declarer but the Sechserdreier costs as much when it is lost as it brings when it is won

    @position
    Example: losing a Rufer costs what it would have brought
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @position
    Scenario Outline: losing <case> costs what it would have brought
      Given Second plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And the payments are "Vorhand <opponents>, Second <declarer>, Third <opponents>, Dealer <opponents>"

      Examples:
        | case             | contract       | Spiel | opponents | declarer |
        | a Piccolo        | Piccolo        | -2    | +2        | -6       |
        | a Zwiccolo       | Zwiccolo       | -2    | +2        | -6       |
        | a Bettel         | Bettel         | -3    | +3        | -9       |
        | a Dreier         | Dreier         | -4    | +4        | -12      |
        | a Piccolo Ouvert | Piccolo Ouvert | -5    | +5        | -15      |
        | a Farbensolo     | Farbensolo     | -6    | +6        | -18      |
        | a Bettel Ouvert  | Bettel Ouvert  | -6    | +6        | -18      |
        | a Solo Dreier    | Solo Dreier    | -8    | +8        | -24      |

    @position
    Example: losing a Solo costs what it would have brought
      Given Second plays a Solo calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: losing a Besser Rufer costs what it would have brought
      Game −2, announced Pagat Ultimo 2.
      Given Second plays a Besser Rufer calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: losing a Besser Dreier costs what it would have brought
      Game −4, announced Pagat Ultimo 2.
      Given Second plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +2, Second -6, Third +2, Dealer +2"

    Example: a Piccolo lost with two tricks
      Given Vorhand holds "XXI XVII VI K♥ 4♥ D♦ 3♦ 10♠ K♣ D♣ C♣ B♣"
      And Second holds "Sküs XVIII XV X V D♥ A♥ 3♥ K♦ B♦ D♠ B♠"
      And Third holds "XIX XII VIII VII I C♥ B♥ 2♥ 4♦ C♠ 8♠ 10♣"
      And Dealer holds "XX XIV XI IX IV C♦ A♦ 2♦ K♠ 9♠ 9♣ 8♣"
      And the Talon is "7♠ XVI III" and "II 7♣ XIII"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♣ V 10♣ 8♣     |
        | Second  | Sküs I IV VI    |
        | Second  | A♥ C♥ XIV 4♥    |
        | Dealer  | XX XXI X VII    |
        | Vorhand | K♥ 3♥ B♥ IX     |
        | Dealer  | 9♣ K♣ XVIII XIX |
        | Third   | 4♦ C♦ D♦ K♦     |
        | Second  | XV VIII XI XVII |
        | Vorhand | B♣ B♠ XII K♠    |
        | Third   | C♠ 9♠ 10♠ D♠    |
        | Second  | D♥ 2♥ 2♦ 3♦     |
        | Second  | B♦ 8♠ A♦ C♣     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

    Example: a Bettel Ouvert lost with one trick
      Given Vorhand holds "XI VII III D♥ C♥ B♥ 3♥ D♠ 10♠ 8♠ D♣ B♣"
      And Second holds "XIII XII VIII II K♥ A♥ 4♥ B♦ 3♦ 4♦ K♠ B♠"
      And Third holds "XVII XVI XV XIV X VI V IV K♦ D♦ C♦ 7♣"
      And Dealer holds "XXI XX XVIII I A♦ 2♦ C♠ 7♠ C♣ 10♣ 9♣ 8♣"
      And the Talon is "K♣ 2♥ XIX" and "9♠ Sküs IX"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | D♠ K♠ IV 7♠        |
        | Third   | K♦ A♦ III 4♦       |
        | Vorhand | D♥ K♥ VI XXI       |
        | Dealer  | 8♣ B♣ XII 7♣       |
        | Second  | XIII XIV XVIII VII |
        | Dealer  | XX XI II V         |
        | Dealer  | I 3♥ VIII XV       |
        | Third   | XVII 9♣ 8♠ 4♥      |
        | Third   | X C♣ 10♠ B♠        |
        | Third   | XVI C♠ B♥ 3♦       |
        | Third   | D♦ 2♦ C♥ B♦        |
        | Third   | C♦ 10♣ D♣ A♥       |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"
