# Whole sessions: the table of the deals, who deals and who is Vorhand, which deals count twice, and the score.
# The names stand for the seats of the first deal all along: Dealer deals first, Vorhand second. Payments are those of
# a deal that counts once, and "of the game" is what the game alone brought of them, where bonuses came with it.
# Below the title of a session each deal stands on a line of its own: what was paid, how often it counts, and the
# running score of Vorhand, Second, Third and Dealer after it. Where readings differ, the running score lets all deals
# count once, and below it stands what each reading adds. "double" stands for every deal that counts more than once; how
# much more, the score shows.

Feature: Whole sessions

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SESSIONS-002
  Rule: Lots decide who deals first

    @clause:ZWA-SESSIONS-001
    Example: before the session in which 44 stands against 44
      The lot falls on the player of seat 2, who deals the first of those eight deals.
      Given Third drew the lot
      When it is decided who deals next
      Then Third deals
      And Dealer is Vorhand

  @clause:ZWA-SESSIONS-003
  Rule: After every scored deal the deal passes on clockwise

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-006 @clause:ZWA-SESSIONS-008
    @clause:ZWA-SETTLING-029
    Example: Eight deals, three of them with 44 Augen on either side
      A normal game in which neither side has won is scored like any other: the deal passes on, and a doubled one is
      used up. The names stand for the seats of the first deal: Dealer sits on seat 2, Vorhand on seat 3.
      1. Vorhand and Third have 44 Augen, nothing is paid, once: 0 0 0 0
      2. Second and Third win a normal game and catch the Mond, 1 + 1, once: −2 +2 +2 −2
      3. Third and Vorhand have 44 Augen, the opponents a silent Pagat, 1, twice: −4 +4 0 0
      4. Vorhand has 44 Augen in a Solo, which is lost, 4 to each, twice: −28 +12 +8 +8
      5. Vorhand and Dealer win a normal game, 1, twice: −26 +10 +6 +10
      6. Second and Dealer have 44 Augen at Retour, nothing is paid, twice: −26 +10 +6 +10
      7. Third and Second win a normal game, 1, once: −27 +11 +7 +9
      8. Dealer and Third win a normal game with an announced Absolut, 1 + 2, once: −30 +8 +10 +12
      Given the dealer is at seat 2
      And the session so far:
        | game        | events | payments                                    |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Normalspiel | mond   | Vorhand -2, Second +2, Third +2, Dealer -2  |
        | Normalspiel |        | Vorhand -1, Second +1, Third -1, Dealer +1  |
        | Solo        |        | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | Normalspiel |        | Vorhand +1, Second -1, Third -1, Dealer +1  |
        | Normalspiel |        | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Normalspiel |        | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Normalspiel |        | Vorhand -3, Second -3, Third +3, Dealer +3  |
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
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand -30, Second +8, Third +10, Dealer +12"

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-004 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-006
    @clause:ZWA-SESSIONS-008 @clause:ZWA-SETTLING-029
    @dispute:dealer-rotation
    Scenario Outline: Six deals in either direction, one of them thrown in
      Clockwise the dealers are Dealer, Vorhand, Second, Third twice, and Dealer; anticlockwise Dealer, Third, Second,
      Vorhand twice, and Dealer. So the game of the second deal, and that of the fifth, is Second's or Dealer's.
      Counted once:
      1. Vorhand and Dealer win a normal game, 1: +1 −1 −1 +1
      2. Second and Dealer lose a normal game at Kontra, 2: +3 −3 +1 −1
      3. Third and Vorhand win a normal game and catch the Mond, 1 + 1: +5 −5 +3 −3
      4. Thrown in: +5 −5 +3 −3
      5. Second and Dealer win a normal game with the Trull, 1 + 1: +3 −3 +1 −1
      6. Third wins a Solo, 4 from each: −1 −7 +13 −5
      clockwise: deals 5 and 6 count twice, −6 −2 +10 −2 more
      anticlockwise: deals 5 and 6 count twice, −6 −2 +10 −2 more
      Given the reading "<reading>" of "dealer-rotation"
      And the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments                                    |
        | Normalspiel |           | Vorhand +1, Second -1, Third -1, Dealer +1  |
        | Normalspiel |           | Vorhand +2, Second -2, Third +2, Dealer -2  |
        | Normalspiel | mond      | Vorhand +2, Second -2, Third +2, Dealer -2  |
        | Normalspiel | thrown in |                                             |
        | Normalspiel |           | Vorhand -2, Second +2, Third -2, Dealer +2  |
        | Solo        |           | Vorhand -4, Second -4, Third +12, Dealer -4 |
      When the next deal is due
      Then <dealer> deals
      And <vorhand> is Vorhand
      And doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading       | dealer  | vorhand | due | score                                       |
        | clockwise     | Vorhand | Second  | 2   | Vorhand -7, Second -9, Third +23, Dealer -7 |
        | anticlockwise | Third   | Dealer  | 2   | Vorhand -7, Second -9, Third +23, Dealer -7 |

  @clause:ZWA-SESSIONS-004
  Rule: After Zusammenwerfen the same player deals again

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SETTLING-029
    Example: Eleven deals, six of them thrown in
      Only five are scored, so that the fifth of them is dealt by the first dealer again.
      1. Second has no Tarock: thrown in, so that Dealer deals again: 0 0 0 0
      2. Vorhand has the XXI and no other Tarock: thrown in, so that Dealer deals again: 0 0 0 0
      3. Vorhand and Second win a normal game, 1, once: +1 +1 −1 −1
      4. Second and Third lose a normal game with a silent Pagat, 1 − 1, once: +1 +1 −1 −1
      5. Dealer has no Tarock: thrown in, so that Second deals again: +1 +1 −1 −1
      6. Third wins a Farbensolo, 4 from each, once: −3 −3 +11 −5
      7. Dealer and Vorhand win a normal game at Supre, 8, once: +5 −11 +3 +3
      8. Third has the I and no other Tarock: thrown in, so that Dealer deals again: +5 −11 +3 +3
      9. Thrown in once more: +5 −11 +3 +3
      10. And once more: +5 −11 +3 +3
      11. Vorhand loses a Solo with the 4 Könige, 4 − 4 to each, once: +5 −11 +3 +3
      Given the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments                                    |
        | Normalspiel | thrown in |                                             |
        | Normalspiel | thrown in |                                             |
        | Normalspiel |           | Vorhand +1, Second +1, Third -1, Dealer -1  |
        | Normalspiel |           | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Normalspiel | thrown in |                                             |
        | Farbensolo  |           | Vorhand -4, Second -4, Third +12, Dealer -4 |
        | Normalspiel |           | Vorhand +8, Second -8, Third -8, Dealer +8  |
        | Normalspiel | thrown in |                                             |
        | Normalspiel | thrown in |                                             |
        | Normalspiel | thrown in |                                             |
        | Solo        |           | Vorhand 0, Second 0, Third 0, Dealer 0      |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Dealer  | Vorhand | once   |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
        | Dealer  | Vorhand | once   |
        | Dealer  | Vorhand | once   |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand +5, Second -11, Third +3, Dealer +3"

  @clause:ZWA-SESSIONS-005
  Rule: When the Mond has been caught, a doppelte Runde follows: the next four deals, which count double

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-006 @clause:ZWA-SESSIONS-008
    @clause:ZWA-SETTLING-029
    Example: Ten deals with one catch, in the second
      Deals 3 to 6 count twice.
      1. Vorhand and Third win a normal game, 1, once: +1 −1 +1 −1
      2. Second and Dealer win a normal game and catch the Mond, 1 + 1, once: −1 +1 −1 +1
      3. Third and Vorhand lose a normal game at Kontra and a silent Absolut, 2 + 1, twice: −7 +7 −7 +7
      4. Dealer wins a Solo with a silent Pagat, 4 + 2 from each, twice: −19 −5 −19 +43
      5. Vorhand and Second win a normal game with an announced Absolut, 1 + 2, twice: −13 +1 −25 +37
      6. Third loses a Farbensolo with the 4 Könige, 4 − 2 to each, twice: −9 +5 −37 +41
      7. Third and Dealer win a normal game with the Trull, 1 + 1, once: −11 +3 −35 +43
      8. Dealer and Vorhand lose a normal game, 1, once: −12 +4 −34 +42
      9. Vorhand and Third win a normal game at Retour, 4, once: −8 0 −30 +38
      10. Second and Third win a normal game with a silent Valat and Absolut, 1 + 6 + 1, once: −16 +8 −22 +30
      Given the session so far:
        | game        | events | payments                                    |
        | Normalspiel |        | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Normalspiel | mond   | Vorhand -2, Second +2, Third -2, Dealer +2  |
        | Normalspiel |        | Vorhand -3, Second +3, Third -3, Dealer +3  |
        | Solo        |        | Vorhand -6, Second -6, Third -6, Dealer +18 |
        | Normalspiel |        | Vorhand +3, Second +3, Third -3, Dealer -3  |
        | Farbensolo  |        | Vorhand +2, Second +2, Third -6, Dealer +2  |
        | Normalspiel |        | Vorhand -2, Second -2, Third +2, Dealer +2  |
        | Normalspiel |        | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Normalspiel |        | Vorhand +4, Second -4, Third +4, Dealer -4  |
        | Normalspiel |        | Vorhand -8, Second +8, Third +8, Dealer -8  |
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
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand -16, Second +8, Third -22, Dealer +30"

  @clause:ZWA-SESSIONS-006
  Rule: Every scored catch of the Mond brings a doppelte Runde, also one by the partner's Sküs; a catch that is not scored, as in a Farbensolo, brings none

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-008
    @clause:ZWA-SETTLING-029
    @dispute:doppelte-runde-trigger
    Scenario Outline: Twelve deals with the Mond caught by a partner, in a Farbensolo, and by an opponent
      The partner catches it in the second deal, the eighth is the Farbensolo, and in the ninth it falls to an
      opponent, after which 10 to 13 count twice in every reading. Counted once:
      1. Vorhand and Second win a normal game, 1: +1 +1 −1 −1
      2. Second and Dealer win a normal game, but Dealer's Sküs takes Second's Mond, 1 − 1: +1 +1 −1 −1
      3. Third and Second win a normal game with a silent Pagat, 1 + 1: −1 +3 +1 −3
      4. Dealer and Third lose a normal game at Kontra and an announced Absolut, 2 + 2: +3 +7 −3 −7
      5. Vorhand wins a Farbensolo, 4 from each: +15 +3 −7 −11
      6. Second and Third win a normal game with an announced Absolut, 1 + 2: +12 +6 −4 −14
      7. Third and Vorhand win a normal game, 1: +13 +5 −3 −15
      8. Dealer wins a Farbensolo with a silent Absolut, and a Mond is caught, 4 + 1 from each: +8 0 −8 0
      9. Vorhand loses a Solo and the Mond to Third's Sküs, 4 + 2 to each: −10 +6 −2 +6
      10. Second and Vorhand lose a normal game, 1: −11 +5 −1 +7
      11. Third and Dealer win a normal game with the Trull, 1 + 1: −13 +3 +1 +9
      12. Dealer and Second win a normal game at Kontra, 2: −15 +5 −1 +11
      scored: deals 3 to 6 and 10 to 12 count twice, +6 +4 −2 −8 more
      farbensolo-too: deals 3 to 6 and 9 to 12 count twice, −12 +10 +4 −2 more
      foe-only: deals 10 to 12 count twice, −5 −1 +1 +5 more
      Given the reading "<reading>" of "doppelte-runde-trigger"
      And the session so far:
        | game        | events          | payments                                    |
        | Normalspiel |                 | Vorhand +1, Second +1, Third -1, Dealer -1  |
        | Normalspiel | mond partner    | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Normalspiel |                 | Vorhand -2, Second +2, Third +2, Dealer -2  |
        | Normalspiel |                 | Vorhand +4, Second +4, Third -4, Dealer -4  |
        | Farbensolo  |                 | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | Normalspiel |                 | Vorhand -3, Second +3, Third +3, Dealer -3  |
        | Normalspiel |                 | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Farbensolo  | mond farbensolo | Vorhand -5, Second -5, Third -5, Dealer +15 |
        | Solo        | mond            | Vorhand -18, Second +6, Third +6, Dealer +6 |
        | Normalspiel |                 | Vorhand -1, Second -1, Third +1, Dealer +1  |
        | Normalspiel |                 | Vorhand -2, Second -2, Third +2, Dealer +2  |
        | Normalspiel |                 | Vorhand -2, Second +2, Third -2, Dealer +2  |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts   |
        | Dealer  | Vorhand | once     |
        | Vorhand | Second  | once     |
        | Second  | Third   | <3 to 6> |
        | Third   | Dealer  | <3 to 6> |
        | Dealer  | Vorhand | <3 to 6> |
        | Vorhand | Second  | <3 to 6> |
        | Second  | Third   | once     |
        | Third   | Dealer  | once     |
        | Dealer  | Vorhand | <9>      |
        | Vorhand | Second  | double   |
        | Second  | Third   | double   |
        | Third   | Dealer  | double   |
        | Dealer  | Vorhand | double   |
      And doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading        | 3 to 6 | 9      | due | score                                        |
        | scored         | double | once   | 1   | Vorhand -9, Second +9, Third -3, Dealer +3   |
        | farbensolo-too | double | double | 1   | Vorhand -27, Second +15, Third +3, Dealer +9 |
        | foe-only       | once   | once   | 1   | Vorhand -20, Second +4, Third 0, Dealer +16  |

  @clause:ZWA-SESSIONS-007
  Rule: When the Mond is caught again inside a doppelte Runde, the next four deals from then on are doubled, and no deal more than twofold

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-006
    @clause:ZWA-SESSIONS-008 @clause:ZWA-SETTLING-029
    @dispute:doppelte-runde-overlap
    Scenario Outline: Twelve deals with catches in the first, the third and the eighth
      From each catch on four: 2 to 5, 4 to 7, 9 to 12. Appended: 2 to 5, 6 to 9, 10 to 13. Multiplied, deals 4 and
      5 lie in two rounds and count four times. Counted once:
      1. Vorhand and Dealer win a normal game and catch the Mond, 1 + 1: +2 −2 −2 +2
      2. Second and Vorhand lose a normal game, 1: +1 −3 −1 +3
      3. Third and Second lose a normal game, but catch the Mond, 1 − 1: +1 −3 −1 +3
      4. Third wins a Solo, 4 from each: −3 −7 +11 −1
      5. Vorhand and Third win a normal game with an announced Pagat, 1 + 2: 0 −10 +14 −4
      6. Dealer loses a Farbensolo at Kontra, 8 to each: +8 −2 +22 −28
      7. Third and Dealer win a normal game with a silent Absolut, 1 + 1: +6 −4 +24 −26
      8. Dealer and Second win a normal game and catch the Mond, 1 + 1: +4 −2 +22 −24
      9. Vorhand and Second win a normal game with the Trull, 1 + 1: +6 0 +20 −26
      10. Second loses a Solo, 4 to each: +10 −12 +24 −22
      11. Third and Vorhand win a normal game with the 4 Könige, 1 + 2: +13 −15 +27 −25
      12. Dealer and Third win a normal game at Supre, 8: +5 −23 +35 −17
      restart: deals 2 to 7 and 9 to 12 count twice, +5 −23 +39 −21 more
      append: deals 2 to 12 count twice, +3 −21 +37 −19 more
      multiply: deals 2, 3, 6, 7 and 9 to 12 count twice, 4 and 5 four times, +3 −37 +69 −35 more
      Given the reading "<reading>" of "doppelte-runde-overlap"
      And the session so far:
        | game        | events | payments                                    |
        | Normalspiel | mond   | Vorhand +2, Second -2, Third -2, Dealer +2  |
        | Normalspiel |        | Vorhand -1, Second -1, Third +1, Dealer +1  |
        | Normalspiel | mond   | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Solo        |        | Vorhand -4, Second -4, Third +12, Dealer -4 |
        | Normalspiel |        | Vorhand +3, Second -3, Third +3, Dealer -3  |
        | Farbensolo  |        | Vorhand +8, Second +8, Third +8, Dealer -24 |
        | Normalspiel |        | Vorhand -2, Second -2, Third +2, Dealer +2  |
        | Normalspiel | mond   | Vorhand -2, Second +2, Third -2, Dealer +2  |
        | Normalspiel |        | Vorhand +2, Second +2, Third -2, Dealer -2  |
        | Solo        |        | Vorhand +4, Second -12, Third +4, Dealer +4 |
        | Normalspiel |        | Vorhand +3, Second -3, Third +3, Dealer -3  |
        | Normalspiel |        | Vorhand -8, Second -8, Third +8, Dealer +8  |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | <8>    |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | <13>   |
      And doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading  | 8      | 13     | due | score                                          |
        | restart  | once   | once   | 0   | Vorhand +10, Second -46, Third +74, Dealer -38 |
        | append   | double | double | 1   | Vorhand +8, Second -44, Third +72, Dealer -36  |
        | multiply | once   | once   | 0   | Vorhand +8, Second -60, Third +104, Dealer -52 |

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-006
    @clause:ZWA-SESSIONS-008 @clause:ZWA-SETTLING-029
    Example: Twelve deals with four catches, of which no deal counts more than twice
      The catch of the fifth deal, the last of its round, doubles 6 to 9, that of the sixth 7 to 10, and that of the
      tenth, again the last of its round, 11 to 14.
      1. Vorhand and Third win a normal game and catch the Mond, 1 + 1, once: +2 −2 +2 −2
      2. Second and Vorhand win a normal game, 1, twice: +4 0 0 −4
      3. Third and Second lose a normal game with the 4 Könige, 1 − 2, twice: +2 +2 +2 −6
      4. Second wins a Solo with the Trull, 4 + 2 from each, twice: −10 +38 −10 −18
      5. Vorhand and Second lose a normal game and the Mond, 1 + 1, twice: −14 +34 −6 −14
      6. Second and Dealer win a normal game and catch the Mond, 1 + 1, twice: −18 +38 −10 −10
      7. Vorhand wins a Farbensolo at Kontra, 8 from each, twice: +30 +22 −26 −26
      8. Dealer and Vorhand win a normal game and an announced Pagat at Kontra, 1 + 4, twice: +40 +12 −36 −16
      9. Vorhand and Dealer lose a normal game at Kontra, 2, twice: +36 +16 −32 −20
      10. Second and Third win a normal game, but Second's Sküs takes Third's Mond, 1 − 1, twice: +36 +16 −32 −20
      11. Third and Dealer lose a normal game and an announced Valat, 1 + 12, twice: +62 +42 −58 −46
      12. Dealer and Second win a normal game with a silent Absolut, 1 + 1, twice: +58 +46 −62 −42
      Given the session so far:
        | game        | events       | payments                                       |
        | Normalspiel | mond         | Vorhand +2, Second -2, Third +2, Dealer -2     |
        | Normalspiel |              | Vorhand +1, Second +1, Third -1, Dealer -1     |
        | Normalspiel |              | Vorhand -1, Second +1, Third +1, Dealer -1     |
        | Solo        |              | Vorhand -6, Second +18, Third -6, Dealer -6    |
        | Normalspiel | mond         | Vorhand -2, Second -2, Third +2, Dealer +2     |
        | Normalspiel | mond         | Vorhand -2, Second +2, Third -2, Dealer +2     |
        | Farbensolo  |              | Vorhand +24, Second -8, Third -8, Dealer -8    |
        | Normalspiel |              | Vorhand +5, Second -5, Third -5, Dealer +5     |
        | Normalspiel |              | Vorhand -2, Second +2, Third +2, Dealer -2     |
        | Normalspiel | mond partner | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | Normalspiel |              | Vorhand +13, Second +13, Third -13, Dealer -13 |
        | Normalspiel |              | Vorhand -2, Second +2, Third -2, Dealer +2     |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
      And doubled deals still to come: 2
      And the score is "Vorhand +58, Second +46, Third -62, Dealer -42"

  @clause:ZWA-SESSIONS-008
  Rule: Only deals that are scored use up a doppelte Runde

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-004 @clause:ZWA-SESSIONS-005
    @clause:ZWA-SESSIONS-006 @clause:ZWA-SETTLING-029
    @dispute:doppelte-runde-what-counts
    Scenario Outline: Twelve deals, four of them thrown in, two inside a doppelte Runde
      The Mond is caught in the second deal. Scored deals alone use up the round with 4, 5, 7 and 8, all deals with
      3 to 6. Counted once:
      1. Third has no Tarock: thrown in, so that Dealer deals again: 0 0 0 0
      2. Vorhand and Third win a normal game and catch the Mond, 1 + 1: +2 −2 +2 −2
      3. Second has the I and no other Tarock: thrown in, so that Vorhand deals again: +2 −2 +2 −2
      4. Second and Third win a normal game with a silent Absolut, 1 + 1: 0 0 +4 −4
      5. Dealer loses a Solo and a silent Pagat, 4 + 2 to each: +6 +6 +10 −22
      6. Vorhand has no Tarock: thrown in, so that Third deals again: +6 +6 +10 −22
      7. Dealer and Vorhand lose a normal game with the Trull, 1 − 1: +6 +6 +10 −22
      8. Vorhand and Second win a normal game at Kontra with an announced Pagat, 2 + 2: +10 +10 +6 −26
      9. Second and Dealer lose a normal game, 1: +11 +9 +7 −27
      10. Dealer has no Tarock: thrown in, so that Second deals again: +11 +9 +7 −27
      11. Third wins a Farbensolo with the 4 Könige, 4 + 2 from each: +5 +3 +25 −33
      12. Dealer and Second win a normal game with an announced Absolut, 1 + 2: +2 +6 +22 −30
      scored-deals: deals 4, 5, 7 and 8 count twice, +8 +12 +4 −24 more
      every-deal: deals 4 and 5 count twice, +4 +8 +8 −20 more
      game-only: the games of deals 4, 5, 7 and 8 count twice, +4 +8 +4 −16 more
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the reading "until-announcement" of "zusammenwerfen"
      And the session so far:
        | game        | events    | payments                                    | of the game                                 |
        | Normalspiel | thrown in |                                             |                                             |
        | Normalspiel | mond      | Vorhand +2, Second -2, Third +2, Dealer -2  | Vorhand +1, Second -1, Third +1, Dealer -1  |
        | Normalspiel | thrown in |                                             |                                             |
        | Normalspiel |           | Vorhand -2, Second +2, Third +2, Dealer -2  | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Solo        |           | Vorhand +6, Second +6, Third +6, Dealer -18 | Vorhand +4, Second +4, Third +4, Dealer -12 |
        | Normalspiel | thrown in |                                             |                                             |
        | Normalspiel |           | Vorhand 0, Second 0, Third 0, Dealer 0      | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Normalspiel |           | Vorhand +4, Second +4, Third -4, Dealer -4  | Vorhand +2, Second +2, Third -2, Dealer -2  |
        | Normalspiel |           | Vorhand +1, Second -1, Third +1, Dealer -1  |                                             |
        | Normalspiel | thrown in |                                             |                                             |
        | Farbensolo  |           | Vorhand -6, Second -6, Third +18, Dealer -6 | Vorhand -4, Second -4, Third +12, Dealer -4 |
        | Normalspiel |           | Vorhand -3, Second +3, Third -3, Dealer +3  | Vorhand -1, Second +1, Third -1, Dealer +1  |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts    |
        | Dealer  | Vorhand | once      |
        | Dealer  | Vorhand | once      |
        | Vorhand | Second  | double    |
        | Vorhand | Second  | double    |
        | Second  | Third   | double    |
        | Third   | Dealer  | double    |
        | Third   | Dealer  | <7 and 8> |
        | Dealer  | Vorhand | <7 and 8> |
        | Vorhand | Second  | once      |
        | Second  | Third   | once      |
        | Second  | Third   | once      |
        | Third   | Dealer  | once      |
        | Dealer  | Vorhand | once      |
      And doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading      | 7 and 8 | due | score                                          |
        | scored-deals | double  | 0   | Vorhand +10, Second +18, Third +26, Dealer -54 |
        | every-deal   | once    | 0   | Vorhand +6, Second +14, Third +30, Dealer -50  |
        | game-only    | double  | 0   | Vorhand +6, Second +14, Third +26, Dealer -46  |

  @clause:ZWA-SETTLING-029
  Rule: In a doppelte Runde every item of a deal counts twofold

    @clause:ZWA-SESSIONS-001 @clause:ZWA-SESSIONS-003 @clause:ZWA-SESSIONS-005 @clause:ZWA-SESSIONS-006
    @clause:ZWA-SESSIONS-008
    @dispute:doppelte-runde-what-counts
    Scenario Outline: Nine deals with bonuses in two doppelte Runden
      The Mond is caught in the first deal and in the sixth; 2 to 5 and 7 to 10 are doubled. Where only the game is,
      the second deal comes to 2 − 2 = 0 and not to −2, the seventh to −1 and not to −2. Counted once:
      1. Vorhand and Dealer lose a normal game and the Mond, 1 + 1: −2 +2 +2 −2
      2. Second and Vorhand win a normal game and lose an announced Pagat, 1 − 2: −3 +1 +3 −1
      3. Second wins a Solo with a silent Absolut, 4 + 2 from each: −9 +19 −3 −7
      4. Dealer and Third win a normal game at Kontra with a silent Valat and Absolut, 2 + 6 + 1: −18 +10 +6 +2
      5. Third loses a Farbensolo and an announced Absolut, 4 + 2 to each: −12 +16 −12 +8
      6. Second and Third win a normal game and catch the Mond, 1 + 1: −14 +18 −10 +6
      7. Third and Dealer have 44 Augen, the opponents the Trull, 1: −13 +19 −11 +5
      8. Dealer and Vorhand lose a normal game at Retour and a silent Absolut, 4 + 1: −18 +24 −6 0
      9. Vorhand and Second win a normal game and an announced Absolut at Kontra, 1 + 4: −13 +29 −11 −5
      scored-deals: deals 2 to 5 and 7 to 9 count twice, −9 +25 −15 −1 more
      every-deal: deals 2 to 5 and 7 to 9 count twice, −9 +25 −15 −1 more
      game-only: the games of deals 2 to 5 and 7 to 9 count twice, −4 +20 −12 −4 more
      Given the reading "<reading>" of "doppelte-runde-what-counts"
      And the session so far:
        | game        | events | payments                                    | of the game                                 |
        | Normalspiel | mond   | Vorhand -2, Second +2, Third +2, Dealer -2  | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Normalspiel |        | Vorhand -1, Second -1, Third +1, Dealer +1  | Vorhand +1, Second +1, Third -1, Dealer -1  |
        | Solo        |        | Vorhand -6, Second +18, Third -6, Dealer -6 | Vorhand -4, Second +12, Third -4, Dealer -4 |
        | Normalspiel |        | Vorhand -9, Second -9, Third +9, Dealer +9  | Vorhand -2, Second -2, Third +2, Dealer +2  |
        | Farbensolo  |        | Vorhand +6, Second +6, Third -18, Dealer +6 | Vorhand +4, Second +4, Third -12, Dealer +4 |
        | Normalspiel | mond   | Vorhand -2, Second +2, Third +2, Dealer -2  | Vorhand -1, Second +1, Third +1, Dealer -1  |
        | Normalspiel |        | Vorhand +1, Second +1, Third -1, Dealer -1  | Vorhand 0, Second 0, Third 0, Dealer 0      |
        | Normalspiel |        | Vorhand -5, Second +5, Third +5, Dealer -5  | Vorhand -4, Second +4, Third +4, Dealer -4  |
        | Normalspiel |        | Vorhand +5, Second +5, Third -5, Dealer -5  | Vorhand +1, Second +1, Third -1, Dealer -1  |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | once   |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
      And doubled deals still to come: <due>
      And the score is "<score>"

      Examples:
        | reading      | due | score                                         |
        | scored-deals | 1   | Vorhand -22, Second +54, Third -26, Dealer -6 |
        | every-deal   | 1   | Vorhand -22, Second +54, Third -26, Dealer -6 |
        | game-only    | 1   | Vorhand -17, Second +49, Third -23, Dealer -9 |
