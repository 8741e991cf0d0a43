Feature: Who deals, and which deals count double, in Zwanzigerrufen

  # The direction of play is Vorhand, Second, Third, Dealer. Where the next dealer is asked for, these names stand for the
  # seats of the last deal; in a session everybody keeps the name of the first deal, which Dealer deals.
  # What a row says happened in a deal: "mond" a catch of the Mond by an opponent, "mond partner" one by the own side's
  # Sküs, "mond farbensolo" one in a Farbensolo, which is not scored, "thrown in" a deal given up by Zusammenwerfen.
  # A Märchenstich is no catch and stands in no row.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SESSIONS-001
  Rule: Four players sit at the table, and all of them play

    Example: everybody receives cards, the dealer too
      Given the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Dealer holds exactly "VII VI V IV I K♣ D♣ C♣ B♣ 10♣"

    Example: in four deals each is Vorhand once and deals once
      Given the session so far:
        | game        | events | payments |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |

  @clause:ZWA-SESSIONS-002
  Rule: Lots decide who deals first

    Scenario Outline: whoever drew the lot deals
      Given <drawn> drew the lot
      When it is decided who deals next
      Then <drawn> deals

      Examples:
        | drawn   |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:ZWA-SESSIONS-003
  Rule: After every scored deal the deal passes on clockwise

    Scenario Outline: from one dealer to the next
      Given <last> dealt last
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last    | next    |
        | Vorhand | Second  |
        | Second  | Third   |
        | Third   | Dealer  |
        | Dealer  | Vorhand |

    @dispute:dealer-rotation
    Scenario Outline: the next dealer in each reading
      Given the reading "<reading>" of "dealer-rotation"
      And <last> dealt last
      When it is decided who deals next
      Then <next> deals

      Examples:
        | reading       | last    | next    |
        | clockwise     | Dealer  | Vorhand |
        | anticlockwise | Dealer  | Third   |
        | clockwise     | Vorhand | Second  |
        | anticlockwise | Vorhand | Dealer  |
        | clockwise     | Second  | Third   |
        | anticlockwise | Second  | Vorhand |
        | clockwise     | Third   | Dealer  |
        | anticlockwise | Third   | Second  |

    Example: after four deals it begins anew
      Given the session so far:
        | game        | events | payments                                    |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Farbensolo  |        | Vorhand -4, Second -4, Third +12, Dealer -4 |
        | Solo        |        | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | Normalspiel |        |                                             |
        | Normalspiel |        | Vorhand +1, Second +1, Third -1, Dealer -1  |
      When the next deal is due
      Then Vorhand deals
      And Second is Vorhand
      And the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
      And the score is "Vorhand -14, Second 0, Third +16, Dealer -2"
      And doubled deals still to come: 0

    Example: against the clock a session goes the other way round
      Given the reading "anticlockwise" of "dealer-rotation"
      And the session so far:
        | game        | events | payments |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Third   | Dealer  | once   |
        | Second  | Third   | once   |
        | Vorhand | Second  | once   |
        | Dealer  | Vorhand | once   |

  @clause:ZWA-SESSIONS-004
  Rule: After Zusammenwerfen the same player deals again

    Example: the first deal is thrown in
      Given the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments |
        | Normalspiel | thrown in |          |
      When the next deal is due
      Then Dealer deals
      And Vorhand is Vorhand

    Example: twice in a row, and then a deal that is played
      Given the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments                                   |
        | Normalspiel |           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel | thrown in |                                            |
        | Normalspiel | thrown in |                                            |
        | Normalspiel |           | Vorhand +1, Second +1, Third -1, Dealer -1 |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Vorhand | Second  | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
      And the score is "Vorhand +2, Second 0, Third 0, Dealer -2"

    @dispute:dealer-rotation
    Scenario Outline: the direction makes no difference to it
      Given the reading "<reading>" of "dealer-rotation"
      And the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments |
        | Normalspiel |           |          |
        | Normalspiel | thrown in |          |
      When the next deal is due
      Then <dealer> deals
      And <vorhand> is Vorhand

      Examples:
        | reading       | dealer  | vorhand |
        | clockwise     | Vorhand | Second  |
        | anticlockwise | Third   | Dealer  |

  @clause:ZWA-SESSIONS-005
  Rule: When the Mond has been caught, a doppelte Runde follows: the next four deals, which count double

    Scenario Outline: the deal after a catch
      Given the session so far:
        | game   | events | payments |
        | <game> | mond   |          |
      When the next deal is due
      Then the next deal counts double
      And doubled deals still to come: 4

      Examples:
        | game        |
        | Normalspiel |
        | Solo        |

    Example: the deal of the catch counts once, the fourth after it double, the fifth once
      Given the session so far:
        | game        | events | payments |
        | Normalspiel |        |          |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Farbensolo  |        |          |
        | Solo        |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | once   |
      And doubled deals still to come: 0

    Scenario Outline: how many are still to come
      Given the session so far:
        | game        | events   | payments |
        | Normalspiel | <first>  |          |
        | Normalspiel | <second> |          |
        | Normalspiel | <third>  |          |
        | Normalspiel | <fourth> |          |
        | Normalspiel |          |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>

      Examples:
        | first | second | third | fourth | due | counts |
        | mond  |        |       |        | 0   | once   |
        |       | mond   |       |        | 1   | double |
        |       |        | mond  |        | 2   | double |
        |       |        |       | mond   | 3   | double |

    Example: the score of six deals
      1 + 4 × 2 × 1 + 1 = 10 for each of one side.
      Given the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
      When the next deal is due
      Then the score is "Vorhand +10, Second -10, Third +10, Dealer -10"

    Example: a solo game of a doppelte Runde
      2 × 12 for the soloist.
      Given the session so far:
        | game        | events | payments                                    |
        | Normalspiel | mond   |                                             |
        | Solo        |        | Vorhand -4, Second -4, Third -4, Dealer +12 |
      When the next deal is due
      Then the score is "Vorhand -8, Second -8, Third -8, Dealer +24"

    Scenario Outline: a catch in the last deal of the round
      The fifth deal is the fourth of the four: nothing of the first round is left, and four begin anew.
      Given the reading "<round>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   |                                            |
        | Normalspiel |        |                                            |
        | Normalspiel |        |                                            |
        | Normalspiel |        |                                            |
        | Normalspiel | mond   | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
      When the next deal is due
      Then doubled deals still to come: 3
      And the score is "Vorhand +4, Second -4, Third +4, Dealer -4"

      Examples:
        | round    |
        | restart  |
        | append   |
        | multiply |

  @clause:ZWA-SESSIONS-006
  Rule: Every scored catch of the Mond brings a doppelte Runde, also one by the partner's Sküs; a catch that is not scored, as in a Farbensolo, brings none

    Example: the partner's Sküs has taken the Mond
      Given the session so far:
        | game        | events       | payments |
        | Normalspiel | mond partner |          |
      When the next deal is due
      Then the next deal counts double
      And doubled deals still to come: 4

    Example: the Mond of a Farbensolo
      Given the session so far:
        | game       | events          | payments |
        | Farbensolo | mond farbensolo |          |
      When the next deal is due
      Then the next deal counts once
      And doubled deals still to come: 0

    @dispute:doppelte-runde-trigger
    Scenario Outline: which catch brings one
      Given the reading "<reading>" of "doppelte-runde-trigger"
      And the session so far:
        | game   | events  | payments |
        | <game> | <event> |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>

      Examples:
        | reading        | game        | event           | due | counts |
        | scored         | Normalspiel | mond            | 4   | double |
        | farbensolo-too | Normalspiel | mond            | 4   | double |
        | foe-only       | Normalspiel | mond            | 4   | double |
        | scored         | Solo        | mond            | 4   | double |
        | farbensolo-too | Solo        | mond            | 4   | double |
        | foe-only       | Solo        | mond            | 4   | double |
        | scored         | Normalspiel | mond partner    | 4   | double |
        | farbensolo-too | Normalspiel | mond partner    | 4   | double |
        | foe-only       | Normalspiel | mond partner    | 0   | once   |
        | scored         | Solo        | mond partner    | 4   | double |
        | farbensolo-too | Solo        | mond partner    | 4   | double |
        | foe-only       | Solo        | mond partner    | 0   | once   |
        | scored         | Farbensolo  | mond farbensolo | 0   | once   |
        | farbensolo-too | Farbensolo  | mond farbensolo | 4   | double |
        | foe-only       | Farbensolo  | mond farbensolo | 0   | once   |

    @dispute:doppelte-runde-trigger
    Scenario Outline: a catch that brings none leaves a doppelte Runde as it is
      Mond caught by an opponent in the first deal; the second is one of the four. Where the second catch brings one
      as well, there are four from then on; where it brings none, three are left.
      Given the reading "<reading>" of "doppelte-runde-trigger"
      And the session so far:
        | game        | events  | payments |
        | Normalspiel | mond    |          |
        | <game>      | <event> |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading        | game        | event           | due |
        | scored         | Normalspiel | mond partner    | 4   |
        | farbensolo-too | Normalspiel | mond partner    | 4   |
        | foe-only       | Normalspiel | mond partner    | 3   |
        | scored         | Farbensolo  | mond farbensolo | 3   |
        | farbensolo-too | Farbensolo  | mond farbensolo | 4   |
        | foe-only       | Farbensolo  | mond farbensolo | 3   |

  @clause:ZWA-SESSIONS-007
  Rule: When the Mond is caught again inside a doppelte Runde, the next four deals from then on are doubled, and no deal more than twofold

    @dispute:doppelte-runde-overlap
    Scenario Outline: Mond caught in the first and in the third deal
      Six deals are over. From the third on four: deals 4 to 7, so that one is left. Appended: deals 2 to 9, so that
      three are left. Multiplied: the first round ends with deal 5, the second with deal 7, so that one is left.
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts double

      Examples:
        | reading  | due |
        | restart  | 1   |
        | append   | 3   |
        | multiply | 1   |

    @dispute:doppelte-runde-overlap
    Scenario Outline: the eighth of these deals
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then the next deal counts <counts>
      And doubled deals still to come: <due>

      Examples:
        | reading  | counts | due |
        | restart  | once   | 0   |
        | append   | double | 2   |
        | multiply | once   | 0   |

    @dispute:doppelte-runde-overlap
    Scenario Outline: right after the second catch
      Restarted 4; appended 2 left of the first and 4 more; multiplied 4, of which the first two are fourfold.
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments |
        | Normalspiel | mond   |          |
        | Normalspiel |        |          |
        | Normalspiel | mond   |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading  | due |
        | restart  | 4   |
        | append   | 6   |
        | multiply | 4   |

    @dispute:doppelte-runde-overlap
    Scenario Outline: nine deals of one point, Mond caught in the first and the third
      Restarted: 1 + 6 × 2 + 1 + 1 = 15. Appended: 1 + 8 × 2 = 17. Multiplied: 1 + 2 + 2 + 4 + 4 + 2 + 2 + 1 + 1 = 19.
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel | mond   | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
      When the next deal is due
      Then the score is "<score>"

      Examples:
        | reading  | score                                          |
        | restart  | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | append   | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | multiply | Vorhand +19, Second -19, Third +19, Dealer -19 |

    @dispute:doppelte-runde-overlap
    Scenario Outline: three catches in a row
      The fourth deal of one point. Multiplied it lies in three rounds: 2 × 2 × 2 = 8.
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   |                                            |
        | Normalspiel | mond   |                                            |
        | Normalspiel | mond   |                                            |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1 |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading  | due | score                                      |
        | restart  | 3   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | append   | 9   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | multiply | 3   | Vorhand +8, Second -8, Third +8, Dealer -8 |

  @clause:ZWA-SESSIONS-008
  Rule: Only deals that are scored use up a doppelte Runde

    Example: a deal thrown in inside a doppelte Runde
      The deal is given anew by the same dealer, and four are still to come.
      Given the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments |
        | Normalspiel | mond      |          |
        | Normalspiel | thrown in |          |
      When the next deal is due
      Then Vorhand deals
      And doubled deals still to come: 4

    @dispute:doppelte-runde-what-counts
    Scenario Outline: one deal of two is thrown in
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments |
        | Normalspiel | mond      |          |
        | Normalspiel |           |          |
        | Normalspiel | thrown in |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts double

      Examples:
        | reading      | due |
        | scored-deals | 3   |
        | every-deal   | 2   |
        | game-only    | 3   |

    @dispute:doppelte-runde-what-counts
    Scenario Outline: the fifth deal after the catch, one of the four having been thrown in
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments |
        | Normalspiel | mond      |          |
        | Normalspiel |           |          |
        | Normalspiel | thrown in |          |
        | Normalspiel |           |          |
        | Normalspiel |           |          |
      When the next deal is due
      Then the next deal counts <counts>
      And doubled deals still to come: <due>

      Examples:
        | reading      | counts | due |
        | scored-deals | double | 1   |
        | every-deal   | once   | 0   |
        | game-only    | double | 1   |

    Scenario Outline: four deals that were scored use up the round in every reading
      Given the reading "<round>" of "doppelte-runde-what-counts"
      And the session so far:
        | game        | events | payments |
        | Normalspiel | mond   |          |
        | Farbensolo  |        |          |
        | Solo        |        |          |
        | Normalspiel |        |          |
        | Normalspiel |        |          |
      When the next deal is due
      Then the next deal counts once
      And doubled deals still to come: 0

      Examples:
        | round        |
        | scored-deals |
        | every-deal   |
        | game-only    |

  @clause:ZWA-SESSIONS-009
  Rule: A deal that was played is a scored one also when it brings nobody anything, as at 44 to 44
    It uses up one deal of a doppelte Runde, and the deal passes on.

    @clause:ZWA-SESSIONS-003
    Example: a deal in which nobody has won the normal game is scored like any other
      Two normal games at 44 to 44 without a bonus bring nobody anything; two of four doubled deals are used up, and each
      time the deal passes on.
      Given the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
      When the next deal is due
      Then Third deals
      And Dealer is Vorhand
      And doubled deals still to come: 2
      And the score is "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: the four doubled deals brought nobody anything
      Given the session so far:
        | game        | events | payments                                   |
        | Normalspiel | mond   | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0     |
      When the next deal is due
      Then doubled deals still to come: 0
      And the next deal counts once
