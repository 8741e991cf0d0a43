Feature: Settling in points: what each Bonus counts

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-016
  Rule: Trull unannounced counts 1 point

    @position
    Example: a silent Trull of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent Trull of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a silent Trull beside a game that is lost
      −4 + 2 + 1 = -1.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

  @clause:KOE-SETTLING-017
  Rule: Trull announced counts 2 points

    @position
    Scenario Outline: an announced Trull <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Trull | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <Trull> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Trull | payments                                   |
        | of the declarer's side | 1 + 2 = 3  | won     | 2     | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | that failed            | 1 − 2 = −1 | lost    | -2    | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: an announced Trull of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: an announced Trull that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-018
  Rule: 4 Könige unannounced count 1 point

    @position
    Example: silent 4 Könige of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: silent 4 Könige of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: silent 4 Könige beside a game that is lost
      −4 + 2 + 1 = -1.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

  @clause:KOE-SETTLING-019
  Rule: 4 Könige announced count 2 points

    @position
    Scenario Outline: announced 4 Könige <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Könige | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Könige" brings the declarer <Könige> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Könige | payments                                   |
        | of the declarer's side | 1 + 2 = 3  | won     | 2      | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | that failed            | 1 − 2 = −1 | lost    | -2     | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: announced 4 Könige of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: announced 4 Könige that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-020
  Rule: Pagat Ultimo unannounced counts 1 point

    @position
    Scenario Outline: a silent Pagat Ultimo <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Pagat | declarer | <outcome> | no        |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> point
      And the payments are "<payments>"

      Examples:
        | case                   | sum       | outcome | Pagat | payments                                   |
        | of the declarer's side | 1 + 1 = 2 | won     | 1     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | that failed            | 1 − 1 = 0 | lost    | -1    | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position
    Example: a silent Pagat Ultimo of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a silent Pagat Ultimo beside a game that is lost
      −4 + 4 + 1 = 1.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Pagat Ultimo that the opponents lost
      4 + 1 = 5.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

  @clause:KOE-SETTLING-021
  Rule: Pagat Ultimo announced counts 2 points

    @position
    Scenario Outline: an announced Pagat Ultimo <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Pagat | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer <Pagat> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Pagat | payments                                   |
        | of the declarer's side | 1 + 2 = 3  | won     | 2     | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | that failed            | 1 − 2 = −1 | lost    | -2    | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: an announced Pagat Ultimo of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: an announced Pagat Ultimo that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-022
  Rule: Uhu unannounced counts 2 points

    @position
    Scenario Outline: a silent Uhu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Uhu   | declarer | <outcome> | no        |
      When the deal is settled
      Then "Uhu" brings the declarer <Uhu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Uhu | payments                                   |
        | of the declarer's side | 1 + 2 = 3  | won     | 2   | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | that failed            | 1 − 2 = -1 | lost    | -2  | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: a silent Uhu of the opponents of a Dreier
      4 − 2 = 2.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then "Uhu" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a silent Uhu beside a game that is lost
      −4 + 2 + 2 = 0.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Uhu" brings the declarer 2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Uhu that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |
      When the deal is settled
      Then "Uhu" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-023
  Rule: Uhu announced counts 4 points

    @position
    Scenario Outline: an announced Uhu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Uhu   | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <Uhu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Uhu | payments                                   |
        | of the declarer's side | 1 + 4 = 5  | won     | 4   | Vorhand +5, Second -5, Third +5, Dealer -5 |
        | that failed            | 1 − 4 = −3 | lost    | -4  | Vorhand -3, Second +3, Third -3, Dealer +3 |

    @position
    Example: an announced Uhu of the opponents
      −4 − 4 = −8.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -4 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: an announced Uhu that the opponents lost
      4 + 4 = 8.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:KOE-SETTLING-024
  Rule: Kakadu unannounced counts 3 points

    @position
    Scenario Outline: a silent Kakadu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Kakadu | declarer | <outcome> | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer <Kakadu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Kakadu | payments                                   |
        | of the declarer's side | 1 + 3 = 4  | won     | 3      | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | that failed            | 1 − 3 = -2 | lost    | -3     | Vorhand -2, Second +2, Third -2, Dealer +2 |

    @position
    Example: a silent Kakadu of the opponents of a Dreier
      4 − 3 = 1.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer -3 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Kakadu beside a game that is lost
      −4 + 2 + 3 = 1.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer 3 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Kakadu that the opponents lost
      4 + 3 = 7.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer 3 points
      And the payments are "Vorhand +21, Second -7, Third -7, Dealer -7"

  @clause:KOE-SETTLING-025
  Rule: Kakadu announced counts 6 points

    @position
    Scenario Outline: an announced Kakadu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Kakadu | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer <Kakadu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Kakadu | payments                                   |
        | of the declarer's side | 1 + 6 = 7  | won     | 6      | Vorhand +7, Second -7, Third +7, Dealer -7 |
        | that failed            | 1 − 6 = −5 | lost    | -6     | Vorhand -5, Second +5, Third -5, Dealer +5 |

    @position
    Example: an announced Kakadu of the opponents
      −4 − 6 = −10.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | won     | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -6 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position
    Example: an announced Kakadu that the opponents lost
      4 + 6 = 10.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

  @clause:KOE-SETTLING-026
  Rule: Marabu unannounced counts 4 points

    @position
    Scenario Outline: a silent Marabu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Marabu | declarer | <outcome> | no        |
      When the deal is settled
      Then "Marabu" brings the declarer <Marabu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Marabu | payments                                   |
        | of the declarer's side | 1 + 4 = 5  | won     | 4      | Vorhand +5, Second -5, Third +5, Dealer -5 |
        | that failed            | 1 − 4 = -3 | lost    | -4     | Vorhand -3, Second +3, Third -3, Dealer +3 |

    @position
    Example: a silent Marabu of the opponents of a Dreier
      4 − 4 = 0.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | won     | no        |
      When the deal is settled
      Then "Marabu" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Marabu beside a game that is lost
      −4 + 2 + 4 = 2.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | no        |
      When the deal is settled
      Then "Marabu" brings the declarer 4 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a silent Marabu that the opponents lost
      4 + 4 = 8.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | no        |
      When the deal is settled
      Then "Marabu" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:KOE-SETTLING-027
  Rule: Marabu announced counts 8 points

    @position
    Scenario Outline: an announced Marabu <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Marabu | declarer | <outcome> | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer <Marabu> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | Marabu | payments                                   |
        | of the declarer's side | 1 + 8 = 9  | won     | 8      | Vorhand +9, Second -9, Third +9, Dealer -9 |
        | that failed            | 1 − 8 = −7 | lost    | -8     | Vorhand -7, Second +7, Third -7, Dealer +7 |

    @position
    Example: an announced Marabu of the opponents
      −4 − 8 = −12.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Marabu | opponents | won     | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer -8 points
      And the payments are "Vorhand -36, Second +12, Third +12, Dealer +12"

    @position
    Example: an announced Marabu that the opponents lost
      4 + 8 = 12.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

  @clause:KOE-SETTLING-028
  Rule: König Ultimo unannounced counts 1 point

    @position
    Scenario Outline: a silent König Ultimo <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome   | announced |
        | Spiel        | declarer | won       | no        |
        | König ultimo | declarer | <outcome> | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer <König ultimo> point
      And the payments are "<payments>"

      Examples:
        | case                   | sum       | outcome | König ultimo | payments                                   |
        | of the declarer's side | 1 + 1 = 2 | won     | 1            | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | that failed            | 1 − 1 = 0 | lost    | -1           | Vorhand 0, Second 0, Third 0, Dealer 0     |

  @clause:KOE-SETTLING-029
  Rule: König Ultimo announced counts 2 points

    Background:
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third

    @position
    Scenario Outline: an announced König Ultimo <case>
      Given these items are to be settled:
        | item         | side     | outcome   | announced |
        | Spiel        | declarer | won       | no        |
        | König ultimo | declarer | <outcome> | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer <König ultimo> points
      And the payments are "<payments>"

      Examples:
        | case                   | sum        | outcome | König ultimo | payments                                   |
        | of the declarer's side | 1 + 2 = 3  | won     | 2            | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | that failed            | 1 − 2 = −1 | lost    | -2           | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: an announced König Ultimo that the opponents lost
      1 × 2 for the game with Kontra, and 2.
      Given these items are to be settled:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | lost    | yes       |            |
      When the deal is settled
      Then "König ultimo" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an announced König Ultimo that the opponents won, where they can win one
      1 × 2 for the game with Kontra, and 2 for the declarer's side or for the opponents.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And these items are to be settled:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | <fate>  | yes       |            |
      When the deal is settled
      Then "König ultimo" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | fate | amount | payments                                   |
        | lost     | lost | 2      | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | winnable | won  | -2     | Vorhand 0, Second 0, Third 0, Dealer 0     |

  @clause:KOE-SETTLING-030
  Rule: Winning the called König counts 1 point

    @position
    Scenario Outline: the called König <case>
      Given Vorhand plays a Rufer calling K♥
      And the called König <König>
      And these items are to be settled:
        | item      | side      | outcome   | announced |
        | Spiel     | declarer  | <outcome> | no        |
        | Königfang | opponents | won       | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <declarer>, Dealer <opponents>"

      Examples:
        | case                            | sum                               | König            | outcome | declarer | opponents |
        | of a Rufer won by the opponents | 1 − 1 = 0                         | is held by Third | won     | 0        | 0         |
        | of a Rufer that is lost         | −1 − 1 = −2                       | is held by Third | lost    | -2       | +2        |
        | of a declarer alone             | 1 − 1 = 0, with each of the three | lay in the Talon | won     | 0        | 0         |

    @position
    Example: the called König of a Besser Rufer
      2 + 2 − 1 = 3.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Pagat     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

  @clause:KOE-SETTLING-031
  Rule: Mondfang counts 1 point

    @position
    Example: a Mondfang of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a Mondfang of the opponents
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

  @clause:KOE-SETTLING-032
  Rule: Sküsfang counts 2 points

    @position
    Example: a Sküsfang of the declarer's side
      1 + 2 + 1 = 4; the trick holds the Trull as well.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a Sküsfang of the opponents
      4 − 2 − 1 = 1.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Sküsfang | opponents | won     | no        |
        | Trull    | opponents | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer -2 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a Sküsfang with Pagat Ultimo and Trull
      4 + 2 + 1 + 1 = 8.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Pagat    | declarer | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer 2 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:KOE-SETTLING-035
  Rule: A failed announcement costs the announced value

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Trull fails in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: announced 4 Könige fail in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Pagat Ultimo fails in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Uhu fails in a Dreier
      Game 4; the failed announcement −4 or −2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -4     | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | silent    | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Kakadu fails in a Dreier
      Game 4; the failed announcement −6 or −3.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -6     | Vorhand -6, Second +2, Third +2, Dealer +2 |
        | silent    | -3     | Vorhand +3, Second -1, Third -1, Dealer -1 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Marabu fails in a Dreier
      Game 4; the failed announcement −8 or −4.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | -8     | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | silent    | -4     | Vorhand 0, Second 0, Third 0, Dealer 0      |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced König Ultimo fails
      Game 1; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | silent    | -1     | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Valat fails, by either value
      Game 4; the failed Valat −8 × 4 or −4 × 4.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | announced | -32    | Vorhand -84, Second +28, Third +28, Dealer +28 |
        | silent    | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position @dispute:failed-announcement-value
    Scenario Outline: the opponents' announced Trull fails
      Game 4; the failed announcement of the other side 2 or 1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | 2      | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | silent    | 1      | Vorhand +15, Second -5, Third -5, Dealer -5 |

    @position @dispute:failed-announcement-value
    Scenario Outline: a failed announcement with Kontra
      Game 4; −4 × 2 or −2 × 2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | -8     | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | silent    | -4     | Vorhand 0, Second 0, Third 0, Dealer 0      |

    @position @dispute:failed-announcement-value
    Scenario Outline: a failed announcement in a Solo
      Game 2; −2 × 2 or −1 × 2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -4     | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | silent    | -2     | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position
    Scenario Outline: an announcement that is made counts the same in either reading
      4 + 4 = 8.
      Given the reading "<round>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round     | amount | payments                                    |
        | announced | 4      | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | silent    | 4      | Vorhand +24, Second -8, Third -8, Dealer -8 |
