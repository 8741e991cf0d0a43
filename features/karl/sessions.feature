# Who plays, who deals, and which deals count twice.
# The direction of play is Vorhand, Second, Third, Dealer. Where the next dealer is asked for, these names stand for the
# seats of the last deal. In a session they stand for the seats of its first deal all along: Dealer deals first, Vorhand
# second, Second third, Third fourth, and then Dealer again.

Feature: Who deals, and which deals count twice

  Background:
    Given the rules "karl"

  @clause:KAR-SESSIONS-001
  Rule: Four players sit at the table, and all four play

    Example: Everybody receives cards, the dealer too
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Dealer holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: In four deals each is Vorhand once and deals once
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |

  @clause:KAR-SESSIONS-002
  Rule: Lots decide who deals first

    Scenario Outline: Whoever drew the lot deals
      Given <drawn> drew the lot
      When it is decided who deals next
      Then <drawn> deals

      Examples:
        | drawn   |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KAR-SESSIONS-003
  Rule: After every deal the dealer's next neighbour in the direction of play deals

    Scenario Outline: From one dealer to the next
      Given <last> dealt last
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last    | next    |
        | Vorhand | Second  |
        | Second  | Third   |
        | Third   | Dealer  |
        | Dealer  | Vorhand |

    Example: After four deals it begins anew
      Given the session so far:
        | game        | events | payments |
        | Piccolo     |        |          |
        | Rufer       |        |          |
        | Fahren      |        |          |
        | Solo-Dreier |        |          |
        | Bettler     |        |          |
      When the next deal is due
      Then Vorhand deals
      And Second is Vorhand
      And the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |

    Example: It makes no difference who won
      Given the session so far:
        | game   | events | payments                                       |
        | Dreier |        | Vorhand -20, Second -20, Third -20, Dealer +60 |
      When the next deal is due
      Then Vorhand deals

  @clause:KAR-SESSIONS-004
  Rule: A Vorhand that was handed on leaves the order of dealers as it is, so its taker is Vorhand again in the next deal

    Example: Second takes the Vorhand of the first deal and has it in the second
      Given the session so far:
        | game   | events    | payments |
        | Dreier | handed on |          |
      When the next deal is due
      Then Vorhand deals
      And Second is Vorhand
      And the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Second  | double |
        | Vorhand | Second  | double |

    Example: Handed on in two deals in a row
      The second deal would have been Second's again and goes on to Third, who has it in the third.
      Given the session so far:
        | game    | events    | payments |
        | Dreier  | handed on |          |
        | Bettler | handed on |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Second  | double |
        | Vorhand | Third   | double |
        | Second  | Third   | double |

    Example: The dealer himself may be the taker's neighbour
      In the fourth deal Third deals and Dealer hands on to Vorhand.
      Given the session so far:
        | game   | events    | payments |
        | Dreier |           |          |
        | Dreier |           |          |
        | Dreier |           |          |
        | Dreier | handed on |          |
      When the next deal is due
      Then Dealer deals
      And Vorhand is Vorhand
      And the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Vorhand | double |
        | Dealer  | Vorhand | once   |

  @clause:KAR-SESSIONS-005
  Rule: A deal that is paid without being played counts as played, and the next dealer deals

    Scenario Outline: Somebody else deals after paying
      Given <last> dealt last
      And the last deal ended in paying
      When it is decided who deals next
      Then <next> deals

      Examples:
        | last    | next    |
        | Vorhand | Second  |
        | Second  | Third   |
        | Third   | Dealer  |
        | Dealer  | Vorhand |

    @dispute:paid-deal
    Scenario Outline: Who deals after a Rufer that was only paid
      Given the reading "<reading>" of "paid-deal"
      And Third dealt last
      And the last deal ended in paying
      When it is decided who deals next
      Then <next> deals

      Examples:
        | reading     | next   |
        | passes-on   | Dealer |
        | same-dealer | Third  |

    Scenario Outline: The deal passes on in a session as well
      Given the session so far:
        | game   | events | payments   |
        | <game> | paid   | <payments> |
      When the next deal is due
      Then Vorhand deals
      And Second is Vorhand

      Examples:
        | game       | payments                                       |
        | Rufer      | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Rufer      | Vorhand -15, Second +5, Third +5, Dealer +5    |
        | Auch-Rufer | Vorhand +15, Second +15, Third -45, Dealer +15 |

  @clause:KAR-SESSIONS-006
  Rule: In a doubled deal every payment counts twice

    @position
    Example: A Dreier in a doubled deal
      20 from each, twice: 3 × 40 = 120.
      Given Vorhand plays a Dreier
      And the deal counts double
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 40 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: Game, bonus and Kontra of a doubled deal
      Rufer 5 × 2 for the Kontra, announced Pagat −10: 10 − 10 = 0, and the silent Trull 5; all of it twice, so 5 × 2 =
      10 for each of the declarer's side.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the deal counts double
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
        | Pagat | declarer | lost    | yes       |            |
        | Trull | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 20 points
      And "Pagat" brings the declarer -20 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: Fahren in a doubled deal
      Second has most points, less than 35/2 of them, and pays 5 × 2 to each.
      Given Fahren is played
      And the deal counts double
      And the Augen are "Vorhand 18, Second 30, Third 12, Dealer 10"
      And the tricks are "Vorhand 3, Second 5, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    Example: A Rufer that is not played, in a doubled deal
      Given the deal counts double
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the payments are "Vorhand +10, Second +10, Third -10, Dealer -10"

    Example: A Rufer paid in a doubled deal
      5 × 2 to each of three.
      Given the deal counts double
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    Example: In the score the fourth deal counts twice and the fifth once
      Four times 20 × 2 for Vorhand's side and once 20: 160 + 20 = 180.
      Given the session so far:
        | game       | events | payments                                       |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
      When the next deal is due
      Then the score is "Vorhand +180, Second -180, Third +180, Dealer -180"

    Example: Where a deal counts once halves stay halves
      Two Jungfrauen share 15.
      Given the session so far:
        | game   | events | payments                                         |
        | Dreier |        |                                                  |
        | Dreier |        |                                                  |
        | Dreier |        |                                                  |
        | Dreier |        |                                                  |
        | Fahren |        | Vorhand +15/2, Second -15, Third +15/2, Dealer 0 |
      When the next deal is due
      Then the score is "Vorhand +15/2, Second -15, Third +15/2, Dealer 0"

    Example: Halves count twice as well
      Two Jungfrauen share 15; twice 15/2 are 15.
      Given the session so far:
        | game   | events | payments                                         |
        | Dreier |        |                                                  |
        | Dreier |        |                                                  |
        | Dreier |        |                                                  |
        | Fahren |        | Vorhand +15/2, Second -15, Third +15/2, Dealer 0 |
      When the next deal is due
      Then the score is "Vorhand +15, Second -30, Third +15, Dealer 0"

  @clause:KAR-SESSIONS-007
  Rule: A doubled round is four deals, so that each player deals once

    @dispute:double-round-length
    Scenario Outline: How many doubled deals the beginning brings
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game | events | payments |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts double

      Examples:
        | reading               | due |
        | four-deals            | 4   |
        | four-rounds-a-session | 4   |
        | four-rounds-each      | 16  |

    @dispute:double-round-length
    Scenario Outline: The fourth deal
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts double

      Examples:
        | reading               | due |
        | four-deals            | 1   |
        | four-rounds-a-session | 1   |
        | four-rounds-each      | 13  |

    @dispute:double-round-length
    Scenario Outline: The fifth deal
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>

      Examples:
        | reading               | due | counts |
        | four-deals            | 0   | once   |
        | four-rounds-a-session | 0   | once   |
        | four-rounds-each      | 12  | double |

    @dispute:double-round-length
    Scenario Outline: The sixteenth deal
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then the next deal counts <counts>

      Examples:
        | reading               | counts |
        | four-deals            | once   |
        | four-rounds-a-session | once   |
        | four-rounds-each      | double |

    Example: Sixteen doubled deals are over with the seventeenth
      Given the reading "four-rounds-each" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then the next deal counts once

    @dispute:double-round-length
    Scenario Outline: A Fahrer after the opening round
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 4   |
        | four-rounds-a-session | 4   |
        | four-rounds-each      | 27  |

    @dispute:double-round-length
    Scenario Outline: Three Fahrer beside the beginning are four rounds
      Four deals each: 4 − 1 + 4 = 7, 7 − 1 + 4 = 10, 10 − 1 + 4 = 13. Sixteen each: 16 − 1 + 16 = 31, 46, 61.
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Fahren |        |          |
        | Fahren |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 13  |
        | four-rounds-a-session | 13  |
        | four-rounds-each      | 61  |

    @dispute:double-round-length
    Scenario Outline: With a fourth Fahrer there are five occasions
      Four deals each: 13 − 1 + 4 = 16, or with no more than four rounds 13 − 1 = 12; sixteen each: 61 − 1 + 16 = 76.
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Fahren |        |          |
        | Fahren |        |          |
        | Fahren |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 16  |
        | four-rounds-a-session | 12  |
        | four-rounds-each      | 76  |

    @dispute:double-round-length @clause:KAR-SESSIONS-015
    Scenario Outline: The last hour as the fifth occasion
      13 + 4 = 17, or 13; 61 + 16 = 77.
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Fahren |        |          |
        | Fahren |        |          |
        | Fahren |        |          |
      And the last hour begins with deal 4
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 17  |
        | four-rounds-a-session | 13  |
        | four-rounds-each      | 77  |

    @dispute:double-round-length @clause:KAR-SESSIONS-019
    Scenario Outline: Two occasions in one deal where one round is left
      Beginning, Fahrer and Fahrer are three rounds; the Valat and the Retour of the third deal are two more.
      4 − 1 + 4 − 1 + 4 − 1 + 8 = 17, or with one of them 13; 16 − 1 + 16 − 1 + 16 − 1 + 32 = 77.
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game   | events             | payments |
        | Fahren |                    |          |
        | Fahren |                    |          |
        | Dreier | valat, retour game |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 17  |
        | four-rounds-a-session | 13  |
        | four-rounds-each      | 77  |

  @clause:KAR-SESSIONS-008
  Rule: A deal that is paid without being played uses up one of the doubled deals

    @dispute:double-round-length
    Scenario Outline: The first deal was paid
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game  | events | payments |
        | Rufer | paid   |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading               | due |
        | four-deals            | 3   |
        | four-rounds-a-session | 3   |
        | four-rounds-each      | 15  |

    Example: Two of four deals were paid, and the fifth counts once
      Given the session so far:
        | game       | events | payments |
        | Rufer      | paid   |          |
        | Dreier     |        |          |
        | Auch-Rufer | paid   |          |
        | Dreier     |        |          |
      When the next deal is due
      Then the next deal counts once
      And doubled deals still to come: 0

    Example: With one paid deal among three the fourth counts double
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Rufer  | paid   |          |
        | Dreier |        |          |
      When the next deal is due
      Then the next deal counts double

    @clause:KAR-SESSIONS-006
    Example: The paid deal is itself doubled
      Given the session so far:
        | game  | events | payments                                    |
        | Rufer | paid   | Vorhand -15, Second +5, Third +5, Dealer +5 |
      When the next deal is due
      Then the score is "Vorhand -30, Second +10, Third +10, Dealer +10"

  @clause:KAR-SESSIONS-009
  Rule: A session begins with a doubled round

    Example: Before the first deal
      Given the session so far:
        | game | events | payments |
      When the next deal is due
      Then Dealer deals
      And the next deal counts double
      And doubled deals still to come: 4

    Example: The first four deals count double, the fifth once
      Given the session so far:
        | game       | events | payments |
        | Solo-Rufer |        |          |
        | Piccolo    |        |          |
        | Bettler    |        |          |
        | Dreier     |        |          |
        | Farbensolo |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |

  @clause:KAR-SESSIONS-010
  Rule: Fahren, also called a Fahrer, brings a doubled round

    # A Rufer that was turned into Fahren is told of a session as the Fahren that was played.

    Scenario Outline: The deal after one of these games
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | <game> |        |          |
      When the next deal is due
      Then the next deal counts <counts>
      And doubled deals still to come: <due>

      Examples:
        | game            | counts | due |
        | Fahren          | double | 4   |
        | Rufer           | once   | 0   |
        | Piccolo         | once   | 0   |
        | Zwiccolo        | once   | 0   |
        | Solo-Rufer      | once   | 0   |
        | Bettler         | once   | 0   |
        | Auch-Rufer      | once   | 0   |
        | Dreier          | once   | 0   |
        | Sechser-Dreier  | once   | 0   |
        | Farbensolo      | once   | 0   |
        | Piccolo-Ouvert  | once   | 0   |
        | Zwiccolo-Ouvert | once   | 0   |
        | Bettel-Ouvert   | once   | 0   |
        | Solo-Dreier     | once   | 0   |

    Scenario Outline: The Fahrer may end in any way
      A loser pays 5 to each, Vorhand 10; so does whoever ended the Fahren with a Renonce.
      Given the session so far:
        | game   | events | payments   |
        | Dreier |        |            |
        | Dreier |        |            |
        | Dreier |        |            |
        | Dreier |        |            |
        | Fahren |        | <payments> |
      When the next deal is due
      Then doubled deals still to come: 4
      And the score is "<payments>"

      Examples:
        | payments                                       |
        | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | Vorhand +5, Second -15, Third +5, Dealer +5    |

    Example: The fourth deal after a Fahrer counts double, the fifth once
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | once   |

    Scenario Outline: Without the twelfth trick a Fahren brings one round in every reading
      Given the reading "<round>" of "valat-double-round"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: 4

      Examples:
        | round      |
        | made       |
        | failed-too |
        | fahren-too |

  @clause:KAR-SESSIONS-011
  Rule: A Valat that was made, announced or silent, brings a doubled round

    Scenario Outline: A Valat in one of these games
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | <game> | valat  |          |
      When the next deal is due
      Then the next deal counts double
      And doubled deals still to come: 4

      Examples:
        | game           |
        | Rufer          |
        | Solo-Rufer     |
        | Auch-Rufer     |
        | Dreier         |
        | Sechser-Dreier |
        | Farbensolo     |
        | Solo-Dreier    |

    Scenario Outline: A Valat that was made brings a round in every reading
      Given the reading "<round>" of "valat-double-round"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier | valat  |          |
      When the next deal is due
      Then doubled deals still to come: 4

      Examples:
        | round      |
        | made       |
        | failed-too |
        | fahren-too |

    Example: A Valat in the last deal of the opening round
      None is left, and 4 follow.
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier | valat  |          |
      When the next deal is due
      Then doubled deals still to come: 4

    Example: A Valat that was only paid for after a Renonce was not made
      Second's Renonce ended a Dreier with an announced Valat: 20 × 8 = 160 to each of three.
      Given the session so far:
        | game   | events | payments                                           |
        | Dreier |        |                                                    |
        | Dreier |        |                                                    |
        | Dreier |        |                                                    |
        | Dreier |        |                                                    |
        | Dreier |        | Vorhand +160, Second -480, Third +160, Dealer +160 |
      When the next deal is due
      Then doubled deals still to come: 0
      And the score is "Vorhand +160, Second -480, Third +160, Dealer +160"

  @clause:KAR-SESSIONS-012
  Rule: An announced Valat that failed brings no doubled round

    @dispute:valat-double-round
    Scenario Outline: An announced Valat failed
      Given the reading "<reading>" of "valat-double-round"
      And the session so far:
        | game        | events       | payments                                            |
        | Dreier      |              |                                                     |
        | Dreier      |              |                                                     |
        | Dreier      |              |                                                     |
        | Dreier      |              |                                                     |
        | Solo-Dreier | valat failed | Vorhand -1920, Second +640, Third +640, Dealer +640 |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>

      Examples:
        | reading    | due | counts |
        | made       | 0   | once   |
        | failed-too | 4   | double |
        | fahren-too | 0   | once   |

    @dispute:valat-double-round
    Scenario Outline: A failed Valat beside a Retour
      Given the reading "<reading>" of "valat-double-round"
      And the session so far:
        | game   | events                    | payments |
        | Dreier |                           |          |
        | Dreier |                           |          |
        | Dreier |                           |          |
        | Dreier |                           |          |
        | Dreier | valat failed, retour game |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading    | due |
        | made       | 4   |
        | failed-too | 8   |
        | fahren-too | 4   |

    Example: A Valat that failed is no occasion in the opening round either
      Given the session so far:
        | game   | events       | payments |
        | Dreier | valat failed |          |
      When the next deal is due
      Then doubled deals still to come: 3

  @clause:KAR-SESSIONS-013
  Rule: Twelve tricks in Fahren are no Valat and bring no doubled round of their own

    @dispute:valat-double-round
    Scenario Outline: Somebody has taken all tricks of a Fahren
      The Fahrer itself brings a round.
      Given the reading "<reading>" of "valat-double-round"
      And the session so far:
        | game   | events        | payments                                       |
        | Dreier |               |                                                |
        | Dreier |               |                                                |
        | Dreier |               |                                                |
        | Dreier |               |                                                |
        | Fahren | twelve tricks | Vorhand +10, Second +10, Third -30, Dealer +10 |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading    | due |
        | made       | 4   |
        | failed-too | 4   |
        | fahren-too | 8   |

  @clause:KAR-SESSIONS-014
  Rule: A Retour to the game or to any announcement, however the deal ends, brings a doubled round

    @dispute:retour-meaning
    Scenario Outline: Which Retour was said
      Given the reading "<reading>" of "retour-meaning"
      And the session so far:
        | game   | events   | payments |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier | <retour> |          |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>

      Examples:
        | reading   | retour                           | due | counts |
        | any       | retour game                      | 4   | double |
        | any       | retour announcement              | 4   | double |
        | any       | retour game, retour announcement | 4   | double |
        | game-only | retour game                      | 4   | double |
        | game-only | retour announcement              | 0   | once   |
        | game-only | retour game, retour announcement | 4   | double |
        | none      | retour game                      | 0   | once   |
        | none      | retour announcement              | 0   | once   |
        | none      | retour game, retour announcement | 0   | once   |

    Scenario Outline: The game may be won or lost
      A Dreier at Retour: 20 × 4 = 80 with each.
      Given the session so far:
        | game   | events      | payments   |
        | Dreier |             |            |
        | Dreier |             |            |
        | Dreier |             |            |
        | Dreier |             |            |
        | Dreier | retour game | <payments> |
      When the next deal is due
      Then doubled deals still to come: 4
      And the score is "<payments>"

      Examples:
        | payments                                        |
        | Vorhand +240, Second -80, Third -80, Dealer -80 |
        | Vorhand -240, Second +80, Third +80, Dealer +80 |

    Example: A Retour in a negative game is one to the game
      Given the reading "game-only" of "retour-meaning"
      And the session so far:
        | game    | events      | payments |
        | Dreier  |             |          |
        | Dreier  |             |          |
        | Dreier  |             |          |
        | Dreier  |             |          |
        | Bettler | retour game |          |
      When the next deal is due
      Then doubled deals still to come: 4

  @clause:KAR-SESSIONS-015
  Rule: The beginning of the last hour, told from outside, brings a doubled round

    Example: The hour begins with the next deal
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      And the last hour begins with deal 7
      When the next deal is due
      Then the next deal counts double
      And doubled deals still to come: 4

    @dispute:double-round-last-hour
    Scenario Outline: The fifth deal of the last hour
      Given the reading "<reading>" of "double-round-last-hour"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      And the last hour begins with deal 6
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts   |
        | Dealer  | Vorhand | double   |
        | Vorhand | Second  | double   |
        | Second  | Third   | double   |
        | Third   | Dealer  | double   |
        | Dealer  | Vorhand | once     |
        | Vorhand | Second  | double   |
        | Second  | Third   | double   |
        | Third   | Dealer  | double   |
        | Dealer  | Vorhand | double   |
        | Vorhand | Second  | <counts> |

      Examples:
        | reading    | counts |
        | one-round  | once   |
        | every-deal | double |

    @dispute:double-round-last-hour
    Scenario Outline: Five deals of the last hour in the score
      One deal before the hour counts once and four of the opening round twice: 4 × 40 + 20 = 180. The hour adds 4 × 40
      and the fifth deal of it 20 or 40: 360 or 380.
      Given the reading "<reading>" of "double-round-last-hour"
      And the session so far:
        | game       | events | payments                                       |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | Auch-Rufer |        | Vorhand +20, Second -20, Third +20, Dealer -20 |
      And the last hour begins with deal 6
      When the next deal is due
      Then the score is "<score>"

      Examples:
        | reading    | score                                              |
        | one-round  | Vorhand +360, Second -360, Third +360, Dealer -360 |
        | every-deal | Vorhand +380, Second -380, Third +380, Dealer -380 |

    @dispute:double-round-last-hour
    Scenario Outline: What is still due of a Fahrer when the last hour has begun
      The Fahrer of the fifth deal brings four deals. With a round of the hour eight are due, less the two played since;
      where the hour itself doubles them, the four run down to two.
      Given the reading "<reading>" of "double-round-last-hour"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      And the last hour begins with deal 6
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts double

      Examples:
        | reading    | due |
        | one-round  | 6   |
        | every-deal | 2   |

    Example: A last hour of more than sixteen deals, where an occasion brings sixteen
      The opening doubles deals 1 to 16, the beginning of the hour deals 17 to 32; deal 33 is left.
      Given the reading "four-rounds-each" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      And the last hour begins with deal 17
      When the next deal is due
      Then the next deal counts once
      And doubled deals still to come: 0

    @clause:KAR-SESSIONS-017
    Example: An hour that begins in the opening round is queued
      Three deals of the opening round are left with the second deal, and four of the hour.
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
      And the last hour begins with deal 2
      When the next deal is due
      Then doubled deals still to come: 7

    Example: The hour has begun before the deals that were played in it
      It began with the fifth deal; the sixth is the second of its round.
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      And the last hour begins with deal 5
      When the next deal is due
      Then doubled deals still to come: 3

    Example: A deal of the last hour counts twice, whether a round is due or not
      The first four deals belong to the opening round as well; the fifth to the hour alone: 4 × 20 × 2 + 20 × 2 = 200.
      Given the reading "every-deal" of "double-round-last-hour"
      And the session so far:
        | game       | events | payments                                       |
        | Auch-Rufer |        | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | Auch-Rufer |        | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | Auch-Rufer |        | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | Auch-Rufer |        | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | Auch-Rufer |        | Vorhand -20, Second +20, Third -20, Dealer +20 |
      And the last hour begins with deal 1
      When the next deal is due
      Then the score is "Vorhand -200, Second +200, Third -200, Dealer +200"

  @clause:KAR-SESSIONS-016
  Rule: A doubled round begins after the deal that brought it, which is itself not affected

    Scenario Outline: The fifth deal counts once, whatever it brings
      Given the session so far:
        | game   | events   | payments                                       |
        | Dreier |          |                                                |
        | Dreier |          |                                                |
        | Dreier |          |                                                |
        | Dreier |          |                                                |
        | <game> | <events> | Vorhand +60, Second -20, Third -20, Dealer -20 |
      When the next deal is due
      Then the score is "Vorhand +60, Second -20, Third -20, Dealer -20"
      And the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |

      Examples:
        | game   | events              |
        | Fahren |                     |
        | Dreier | valat               |
        | Dreier | retour game         |
        | Dreier | retour announcement |

    Example: Sixteen deals that begin after the deal that brought them
      The opening doubles deals 1 to 16. Deal 17 is a Fahrer and counts once; the sixteen that it brings are all to come.
      Given the reading "four-rounds-each" of "double-round-length"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then the next deal counts double
      And doubled deals still to come: 16

    Example: A Fahrer that is the last deal of the opening round still counts double
      Given the session so far:
        | game   | events | payments                                    |
        | Dreier |        |                                             |
        | Dreier |        |                                             |
        | Dreier |        |                                             |
        | Fahren |        | Vorhand -15, Second +5, Third +5, Dealer +5 |
      When the next deal is due
      Then the score is "Vorhand -30, Second +10, Third +10, Dealer +10"
      And doubled deals still to come: 4

  @clause:KAR-SESSIONS-017
  Rule: A doubled round that falls due during another follows when that one is over

    Example: A Fahrer in the first deal makes eight doubled deals of four
      3 are left of the opening round, and 4 follow.
      Given the session so far:
        | game   | events | payments |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: 7

    Example: The eighth deal counts double, the ninth once
      Given the session so far:
        | game   | events | payments |
        | Fahren |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |

    Example: A second Fahrer in the round of the first
      After the fifth deal 4 are due, after the sixth 4 − 1 + 4 = 7.
      Given the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: 7

  @clause:KAR-SESSIONS-018
  Rule: However many doubled rounds are due, no deal counts more than twice

    Example: With seven deals due the next one counts twice and not four times
      15 × 2 and 60 × 2 for Vorhand, whose Dreier is the second deal: −30 + 120 = 90.
      Given the session so far:
        | game   | events | payments                                       |
        | Fahren |        | Vorhand -15, Second +5, Third +5, Dealer +5    |
        | Dreier |        | Vorhand +60, Second -20, Third -20, Dealer -20 |
      When the next deal is due
      Then the score is "Vorhand +90, Second -30, Third -30, Dealer -30"

    Example: Three rounds in the queue
      4 − 1 + 4 − 1 + 4 − 1 = 9 are due after three deals. The third, won for 20 from each: 3 × 40 = 120.
      Given the session so far:
        | game   | events | payments                                       |
        | Fahren |        |                                                |
        | Fahren |        |                                                |
        | Dreier |        | Vorhand -20, Second +60, Third -20, Dealer -20 |
      When the next deal is due
      Then doubled deals still to come: 9
      And the next deal counts double
      And the score is "Vorhand -40, Second +120, Third -40, Dealer -40"

  @clause:KAR-SESSIONS-019
  Rule: Different occasions in one deal bring a round each; several Retours, or a Valat made and another failed, are one occasion

    Scenario Outline: A Valat made and another failed in one deal
      They are one occasion, four deals; where a failed one counts too they would else be two, eight deals.
      Given the reading "<round>" of "valat-double-round"
      And the session so far:
        | game   | events              | payments |
        | Dreier |                     |          |
        | Dreier |                     |          |
        | Dreier |                     |          |
        | Dreier |                     |          |
        | Dreier | valat, valat failed |          |
      When the next deal is due
      Then doubled deals still to come: 4

      Examples:
        | round      |
        | made       |
        | failed-too |
        | fahren-too |

    Scenario Outline: A Valat made, another failed and a Retour in one deal
      The Valats bring one round and the Retour another: 4 + 4 = 8.
      Given the reading "<round>" of "valat-double-round"
      And the session so far:
        | game   | events                           | payments |
        | Dreier |                                  |          |
        | Dreier |                                  |          |
        | Dreier |                                  |          |
        | Dreier |                                  |          |
        | Dreier | valat, valat failed, retour game |          |
      When the next deal is due
      Then doubled deals still to come: 8

      Examples:
        | round      |
        | made       |
        | failed-too |
        | fahren-too |

    Scenario Outline: What the fifth deal brings
      Given the session so far:
        | game   | events   | payments |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier |          |          |
        | Dreier | <events> |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | events                                  | due |
        | retour game, retour announcement        | 4   |
        | valat, retour game                      | 8   |
        | valat, retour announcement              | 8   |
        | valat, retour game, retour announcement | 8   |
        | valat failed, retour game               | 4   |

    Example: Valat, Retour and the last hour
      The fifth deal brings 4 + 4, and the hour that begins with the sixth 4 more.
      Given the session so far:
        | game   | events             | payments |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier | valat, retour game |          |
      And the last hour begins with deal 6
      When the next deal is due
      Then doubled deals still to come: 12

    Example: Two rounds from one deal follow one another
      Eight deals after the fifth count double: the sixth to the thirteenth.
      Given the session so far:
        | game   | events             | payments |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier | valat, retour game |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
        | Dreier |                    |          |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | once   |

  @clause:KAR-SESSIONS-020
  Rule: Fahren brings a doubled round whether it was named or came of a Rufer, and also when a Renonce has ended it

    @dispute:double-round-fahren @clause:KAR-SESSIONS-010
    Scenario Outline: Fahren that came of a Rufer, and one that a Renonce ended, by each reading
      The opening round is over with the fourth deal. Four doubled deals come after each Fahren that counts, and the last two
      of the deals use some up: 4 − 1 + 4 − 1 + 4 = 10; without the one that came of a Rufer 4 − 1 + 4 = 7; without the two
      that a Renonce ended 4 − 2 = 2.
      Given the reading "<reading>" of "double-round-fahren"
      And the session so far:
        | game   | events       | payments |
        | Dreier |              |          |
        | Dreier |              |          |
        | Dreier |              |          |
        | Fahren | from a Rufer |          |
        | Fahren | renonce      |          |
        | Fahren | renonce      |          |
      When the next deal is due
      Then doubled deals still to come: <due>

      Examples:
        | reading      | due |
        | every-fahren | 10  |
        | named-only   | 7   |
        | played-out   | 2   |

    @clause:KAR-SESSIONS-010
    Scenario Outline: Fahren that was named and played, in every reading
      The opening round is over with the fourth deal.
      Given the reading "<round>" of "double-round-fahren"
      And the session so far:
        | game   | events | payments |
        | Dreier |        |          |
        | Dreier |        |          |
        | Dreier |        |          |
        | Fahren |        |          |
      When the next deal is due
      Then doubled deals still to come: 4
      And the next deal counts double

      Examples:
        | round        |
        | every-fahren |
        | named-only   |
        | played-out   |
