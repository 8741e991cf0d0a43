# Whole sessions: the table of the deals, who deals and who is Vorhand, which deals count twice, and the score.
# The names stand for the seats of the first deal all along: Dealer deals first, Vorhand second. Payments are those of a
# deal that counts once. Below the title of a session each deal stands on a line of its own: what was paid, how often it
# counts, and the running score of Vorhand, Second, Third and Dealer after it.

Feature: Whole sessions

  Background:
    Given the rules "karl"

  @clause:KAR-SESSIONS-009
  Rule: A session begins with a doubled round

    @clause:KAR-SESSIONS-003 @clause:KAR-SESSIONS-005 @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-007
    @clause:KAR-SESSIONS-008
    Example: Ten deals, and nothing brings another round
      1. A Rufer of Vorhand and Third is paid, 5, twice: +10 −10 +10 −10
      2. Second wins a Dreier, 20 from each, twice: −30 +110 −30 −50
      3. Third loses a Piccolo, 10 to each, twice: −10 +130 −90 −30
      4. Dealer and Second win an Auch-Rufer with the Pagat, 5 + 10, twice: −40 +160 −120 0
      5. Vorhand and Dealer win a Solo-Rufer, 10, once: −30 +150 −130 +10
      6. Vorhand wins a Bettler, 15 from each, once: +15 +135 −145 −5
      7. Third loses a Sechser-Dreier, 40 to each, once: +55 +175 −265 +35
      8. Dealer wins a Farbensolo, 25 from each, once: +30 +150 −290 +110
      9. Vorhand and Dealer lose a Rufer and an announced Pagat, 5 + 10, once: +15 +165 −275 +95
      10. Second wins a Zwiccolo-Ouvert, 30 from each, once: −15 +255 −305 +65
      Given the session so far:
        | game            | events | payments                                        |
        | Rufer           | paid   | Vorhand +5, Second -5, Third +5, Dealer -5      |
        | Dreier          |        | Vorhand -20, Second +60, Third -20, Dealer -20  |
        | Piccolo         |        | Vorhand +10, Second +10, Third -30, Dealer +10  |
        | Auch-Rufer      |        | Vorhand -15, Second +15, Third -15, Dealer +15  |
        | Solo-Rufer      |        | Vorhand +10, Second -10, Third -10, Dealer +10  |
        | Bettler         |        | Vorhand +45, Second -15, Third -15, Dealer -15  |
        | Sechser-Dreier  |        | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | Farbensolo      |        | Vorhand -25, Second -25, Third -25, Dealer +75  |
        | Rufer           |        | Vorhand -15, Second +15, Third +15, Dealer -15  |
        | Zwiccolo-Ouvert |        | Vorhand -30, Second +90, Third -30, Dealer -30  |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
        | Third   | Dealer  | once   |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand -15, Second +255, Third -305, Dealer +65"

  @clause:KAR-SESSIONS-017
  Rule: A doubled round that falls due during another follows when that one is over

    @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009 @clause:KAR-SESSIONS-010 @clause:KAR-SESSIONS-018
    Example: Thirteen deals with two Fahrer, each inside a doubled round
      The opening round is deals 1 to 4; the Fahrer of the third deal doubles 5 to 8, that of the seventh 9 to 12.
      1. Vorhand wins a Dreier, 20 from each, twice: +120 −40 −40 −40
      2. A Rufer of Second and Dealer is paid, 5, twice: +110 −30 −50 −30
      3. Third, who is Vorhand, loses the Fahren, 10 to each, twice: +130 −10 −110 −10
      4. Dealer loses a Bettler, 15 to each, twice: +160 +20 −80 −100
      5. Vorhand and Third lose an Auch-Rufer with the Kakadu, 5 + 30, twice: +90 +90 −150 −30
      6. Second wins a Solo-Dreier, 40 from each, twice: +10 +330 −230 −110
      7. Second loses the Fahren, 15, to the Jungfrauen Vorhand and Third, twice: +25 +300 −215 −110
      8. Dealer wins a Piccolo, 10 from each, twice: +5 +280 −235 −50
      9. Third loses a Dreier, 20 to each, twice: +45 +320 −355 −10
      10. Second pays for a Rufer with the König in the Talon, 5 to each, twice: +55 +290 −345 0
      11. Second wins a Zwiccolo, 10 from each, twice: +35 +350 −365 −20
      12. Dealer and Vorhand lose a Solo-Rufer, 10, twice: +15 +370 −345 −40
      13. Vorhand wins a Sechser-Dreier, 20 from each, once: +75 +350 −365 −60
      Given the session so far:
        | game           | events | payments                                         |
        | Dreier         |        | Vorhand +60, Second -20, Third -20, Dealer -20   |
        | Rufer          | paid   | Vorhand -5, Second +5, Third -5, Dealer +5       |
        | Fahren         |        | Vorhand +10, Second +10, Third -30, Dealer +10   |
        | Bettler        |        | Vorhand +15, Second +15, Third +15, Dealer -45   |
        | Auch-Rufer     |        | Vorhand -35, Second +35, Third -35, Dealer +35   |
        | Solo-Dreier    |        | Vorhand -40, Second +120, Third -40, Dealer -40  |
        | Fahren         |        | Vorhand +15/2, Second -15, Third +15/2, Dealer 0 |
        | Piccolo        |        | Vorhand -10, Second -10, Third -10, Dealer +30   |
        | Dreier         |        | Vorhand +20, Second +20, Third -60, Dealer +20   |
        | Rufer          | paid   | Vorhand +5, Second -15, Third +5, Dealer +5      |
        | Zwiccolo       |        | Vorhand -10, Second +30, Third -10, Dealer -10   |
        | Solo-Rufer     |        | Vorhand -10, Second +10, Third +10, Dealer -10   |
        | Sechser-Dreier |        | Vorhand +60, Second -20, Third -20, Dealer -20   |
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
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand +75, Second +350, Third -365, Dealer -60"

    @clause:KAR-SESSIONS-004 @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009 @clause:KAR-SESSIONS-010
    @clause:KAR-SESSIONS-015 @clause:KAR-SESSIONS-016
    Example: Eighteen deals whose last hour falls inside the round of a Fahrer
      The Fahrer of the sixth deal doubles 7 to 10; the hour begins with the eighth, and its round is 11 to 14.
      1. A Rufer of Vorhand and Second is paid, 5, twice: +10 +10 −10 −10
      2. Second wins a Bettel-Ouvert, 35 from each, twice: −60 +220 −80 −80
      3. Third and Vorhand win an Auch-Rufer with the Uhu, 5 + 20, twice: −10 +170 −30 −130
      4. Dealer loses a Dreier, 20 to each, twice: +30 +210 +10 −250
      5. Third wins a Piccolo, 10 from each, once: +20 +200 +40 −260
      6. Dealer loses the Fahren, 5 to each, once: +25 +205 +45 −275
      7. Second and Dealer win a Solo-Rufer, 10, twice: +5 +225 +25 −255
      8. Dealer hands on to Vorhand, who loses a Zwiccolo, 10 to each, twice: −55 +245 +45 −235
      9. Vorhand wins a Farbensolo, 25 from each, twice: +95 +195 −5 −285
      10. Second and Third win a Rufer with an announced Pagat, 5 + 10, twice: +65 +225 +25 −315
      11. Dealer wins a Dreier with a silent Trull, 20 + 5 from each, twice: +15 +175 −25 −165
      12. Third loses a Bettler, 15 to each, twice: +45 +205 −115 −135
      13. Vorhand wins a Sechser-Dreier, 20 from each, twice: +165 +165 −155 −175
      14. Second and Third lose an Auch-Rufer with the Wildsau, 5 + 40, twice: +255 +75 −245 −85
      15. Third loses a Solo-Dreier, 40 to each, once: +295 +115 −365 −45
      16. A Rufer of Dealer and Vorhand is paid, 5, once: +300 +110 −370 −40
      17. Second wins a Piccolo-Ouvert, 30 from each, once: +270 +200 −400 −70
      18. Third wins a Dreier, 20 from each, once: +250 +180 −340 −90
      Given the session so far:
        | game           | events    | payments                                        |
        | Rufer          | paid      | Vorhand +5, Second +5, Third -5, Dealer -5      |
        | Bettel-Ouvert  |           | Vorhand -35, Second +105, Third -35, Dealer -35 |
        | Auch-Rufer     |           | Vorhand +25, Second -25, Third +25, Dealer -25  |
        | Dreier         |           | Vorhand +20, Second +20, Third +20, Dealer -60  |
        | Piccolo        |           | Vorhand -10, Second -10, Third +30, Dealer -10  |
        | Fahren         |           | Vorhand +5, Second +5, Third +5, Dealer -15     |
        | Solo-Rufer     |           | Vorhand -10, Second +10, Third -10, Dealer +10  |
        | Zwiccolo       | handed on | Vorhand -30, Second +10, Third +10, Dealer +10  |
        | Farbensolo     |           | Vorhand +75, Second -25, Third -25, Dealer -25  |
        | Rufer          |           | Vorhand -15, Second +15, Third +15, Dealer -15  |
        | Dreier         |           | Vorhand -25, Second -25, Third -25, Dealer +75  |
        | Bettler        |           | Vorhand +15, Second +15, Third -45, Dealer +15  |
        | Sechser-Dreier |           | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | Auch-Rufer     |           | Vorhand +45, Second -45, Third -45, Dealer +45  |
        | Solo-Dreier    |           | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | Rufer          | paid      | Vorhand +5, Second -5, Third -5, Dealer +5      |
        | Piccolo-Ouvert |           | Vorhand -30, Second +90, Third -30, Dealer -30  |
        | Dreier         |           | Vorhand -20, Second -20, Third +60, Dealer -20  |
      And the last hour begins with deal 8
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | double |
        | Third   | Vorhand | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
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
      And the score is "Vorhand +250, Second +180, Third -340, Dealer -90"

  @clause:KAR-SESSIONS-004
  Rule: A Vorhand that was handed on leaves the order of dealers as it is, so its taker is Vorhand again in the next deal

    @clause:KAR-SESSIONS-003 @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009 @clause:KAR-SESSIONS-011
    @clause:KAR-SESSIONS-012 @clause:KAR-SESSIONS-016 @clause:KAR-SESSIONS-017
    Example: Thirteen deals with two Valats, a third that failed, and two handed-on Vorhände
      Opening round 1 to 4, Valat of the second deal 5 to 8, Valat of the fifth 9 to 12; the one that failed brings none.
      1. Vorhand hands on to Second, who wins a Piccolo-Ouvert, 30 from each, twice: −60 +180 −60 −60
      2. Vorhand makes a silent Valat and the Trull in a Dreier, 80 + 5 from each, twice: +450 +10 −230 −230
      3. Third and Dealer win a Rufer with an announced Uhu, 5 + 20, twice: +400 −40 −180 −180
      4. Third loses a Bettel-Ouvert, 35 to each, twice: +470 +30 −390 −110
      5. Second and Vorhand make an announced Valat in a Solo-Rufer, 80, twice: +630 +190 −550 −270
      6. Second hands on to Third, and Dealer wins a Dreier, 20 from each, twice: +590 +150 −590 −150
      7. A Rufer of Third and Second is paid, 5, twice: +580 +160 −580 −160
      8. Vorhand loses a Zwiccolo, 10 to each, twice: +520 +180 −560 −140
      9. Third wins a Farbensolo with silent Könige, 25 + 10 from each, twice: +450 +110 −350 −210
      10. Dealer and Second win an Auch-Rufer with the Pagat, 5 + 10, twice: +420 +140 −380 −180
      11. Second fails with an announced Valat in a Dreier, 160 to each, twice: +740 −820 −60 +140
      12. Dealer wins a Bettler, 15 from each, twice: +710 −850 −90 +230
      13. Vorhand loses a Piccolo, 10 to each, once: +680 −840 −80 +240
      Given the session so far:
        | game           | events       | payments                                           |
        | Piccolo-Ouvert | handed on    | Vorhand -30, Second +90, Third -30, Dealer -30     |
        | Dreier         | valat        | Vorhand +255, Second -85, Third -85, Dealer -85    |
        | Rufer          |              | Vorhand -25, Second -25, Third +25, Dealer +25     |
        | Bettel-Ouvert  |              | Vorhand +35, Second +35, Third -105, Dealer +35    |
        | Solo-Rufer     | valat        | Vorhand +80, Second +80, Third -80, Dealer -80     |
        | Dreier         | handed on    | Vorhand -20, Second -20, Third -20, Dealer +60     |
        | Rufer          | paid         | Vorhand -5, Second +5, Third +5, Dealer -5         |
        | Zwiccolo       |              | Vorhand -30, Second +10, Third +10, Dealer +10     |
        | Farbensolo     |              | Vorhand -35, Second -35, Third +105, Dealer -35    |
        | Auch-Rufer     |              | Vorhand -15, Second +15, Third -15, Dealer +15     |
        | Dreier         | valat failed | Vorhand +160, Second -480, Third +160, Dealer +160 |
        | Bettler        |              | Vorhand -15, Second -15, Third -15, Dealer +45     |
        | Piccolo        |              | Vorhand -30, Second +10, Third +10, Dealer +10     |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Second  | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Third   | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
      And doubled deals still to come: 0
      And the score is "Vorhand +680, Second -840, Third -80, Dealer +240"

  @clause:KAR-SESSIONS-018
  Rule: However many doubled rounds are due, no deal counts more than twice

    @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009 @clause:KAR-SESSIONS-010 @clause:KAR-SESSIONS-011
    @clause:KAR-SESSIONS-014 @clause:KAR-SESSIONS-017 @clause:KAR-SESSIONS-019
    Example: Fourteen deals under a long queue of Retours, Fahrer and Valat
      Deals 1 to 4 each bring a round, the fourth with two Retours only one; the fifth brings one, the sixth two.
      With the opening round these are 8 rounds, 32 deals; 14 of them are played and 18 due.
      1. Third wins a Dreier at Retour, 20 × 4 from each, twice: −160 −160 +480 −160
      2. Second and Dealer lose a Rufer and a Pagat at Retour, 5 + 10 × 4, twice: −70 −250 +570 −250
      3. Dealer wins a Bettler, at Retour against Vorhand, 60 + 15 + 15, twice: −190 −280 +540 −70
      4. Vorhand and Second win a Solo-Rufer and the Uhu, both at Retour, 40 + 160, twice: +210 +120 +140 −470
      5. Second loses the Fahren, 5 to each, twice: +220 +90 +150 −460
      6. Third makes a silent Valat in a Dreier at Retour, 80 × 4 from each, twice: −420 −550 +2070 −1100
      7. Third wins a Piccolo, 10 from each, twice: −440 −570 +2130 −1120
      8. A Rufer of Dealer and Second is paid, 5, twice: −450 −560 +2120 −1110
      9. Dealer loses a Zwiccolo, 10 to each, twice: −430 −540 +2140 −1170
      10. Second wins a Farbensolo, 25 from each, twice: −480 −390 +2090 −1220
      11. Vorhand loses a Dreier, 20 to each, twice: −600 −350 +2130 −1180
      12. Second and Third lose an Auch-Rufer with the Pagat, 5 + 10, twice: −570 −380 +2100 −1150
      13. Second wins a Bettler, 15 from each, twice: −600 −290 +2070 −1180
      14. Second wins a Sechser-Dreier, 20 from each, twice: −640 −170 +2030 −1220
      Given the session so far:
        | game           | events                           | payments                                           |
        | Dreier         | retour game                      | Vorhand -80, Second -80, Third +240, Dealer -80    |
        | Rufer          | retour announcement              | Vorhand +45, Second -45, Third +45, Dealer -45     |
        | Bettler        | retour game                      | Vorhand -60, Second -15, Third -15, Dealer +90     |
        | Solo-Rufer     | retour game, retour announcement | Vorhand +200, Second +200, Third -200, Dealer -200 |
        | Fahren         |                                  | Vorhand +5, Second -15, Third +5, Dealer +5        |
        | Dreier         | valat, retour game               | Vorhand -320, Second -320, Third +960, Dealer -320 |
        | Piccolo        |                                  | Vorhand -10, Second -10, Third +30, Dealer -10     |
        | Rufer          | paid                             | Vorhand -5, Second +5, Third -5, Dealer +5         |
        | Zwiccolo       |                                  | Vorhand +10, Second +10, Third +10, Dealer -30     |
        | Farbensolo     |                                  | Vorhand -25, Second +75, Third -25, Dealer -25     |
        | Dreier         |                                  | Vorhand -60, Second +20, Third +20, Dealer +20     |
        | Auch-Rufer     |                                  | Vorhand +15, Second -15, Third -15, Dealer +15     |
        | Bettler        |                                  | Vorhand -15, Second +45, Third -15, Dealer -15     |
        | Sechser-Dreier |                                  | Vorhand -20, Second +60, Third -20, Dealer -20     |
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
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
      And doubled deals still to come: 18
      And the score is "Vorhand -640, Second -170, Third +2030, Dealer -1220"

  @clause:KAR-SESSIONS-008
  Rule: A deal that is paid without being played uses up one of the doubled deals

    @clause:KAR-SESSIONS-003 @clause:KAR-SESSIONS-005 @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009
    @clause:KAR-SESSIONS-010 @clause:KAR-DEALING-007
    Example: Twelve deals, four of them paid and three thrown in
      A deal that is thrown in uses up nothing: deals 1, 3, 4 and 6 are the opening round, and of the round of the Fahrer
      in the eighth deal 10, 11 and 12 are played. A deal thrown in would have counted like the one after it.
      1. A Rufer of Vorhand and Third is paid, 5, twice: +10 −10 +10 −10
      2. Thrown in, so that Vorhand deals again: +10 −10 +10 −10
      3. Dealer pays for an Auch-Rufer with the König in the Talon, 5 + 10 to each, twice: +40 +20 +40 −100
      4. Second wins a Dreier, 20 from each, twice: 0 +140 0 −140
      5. Thrown in, so that Third deals again: 0 +140 0 −140
      6. Dealer pays for a Rufer with the König in the Talon, 5 to each, twice: +10 +150 +10 −170
      7. Vorhand wins a Piccolo, 10 from each, once: +40 +140 0 −180
      8. Vorhand loses the Fahren with 35/2, 10 to each, once: +10 +150 +10 −170
      9. Thrown in, so that Second deals again: +10 +150 +10 −170
      10. Third loses a Bettler, 15 to each, twice: +40 +180 −80 −140
      11. A Rufer of Vorhand and Dealer is paid, 5, twice: +50 +170 −90 −130
      12. Dealer wins a Dreier, 20 from each, twice: +10 +130 −130 −10
      Given the reading "others-may" of "no-throw-in"
      And the session so far:
        | game       | events    | payments                                       |
        | Rufer      | paid      | Vorhand +5, Second -5, Third +5, Dealer -5     |
        | Rufer      | thrown in |                                                |
        | Auch-Rufer | paid      | Vorhand +15, Second +15, Third +15, Dealer -45 |
        | Dreier     |           | Vorhand -20, Second +60, Third -20, Dealer -20 |
        | Rufer      | thrown in |                                                |
        | Rufer      | paid      | Vorhand +5, Second +5, Third +5, Dealer -15    |
        | Piccolo    |           | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | Fahren     |           | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | Rufer      | thrown in |                                                |
        | Bettler    |           | Vorhand +15, Second +15, Third -45, Dealer +15 |
        | Rufer      | paid      | Vorhand +5, Second -5, Third -5, Dealer +5     |
        | Dreier     |           | Vorhand -20, Second -20, Third -20, Dealer +60 |
      When the next deal is due
      Then the deals go:
        | dealer  | vorhand | counts |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
        | Vorhand | Second  | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | once   |
        | Vorhand | Second  | once   |
        | Second  | Third   | double |
        | Second  | Third   | double |
        | Third   | Dealer  | double |
        | Dealer  | Vorhand | double |
        | Vorhand | Second  | double |
      And doubled deals still to come: 1
      And the score is "Vorhand +10, Second +130, Third -130, Dealer -10"

  @clause:KAR-SESSIONS-015
  Rule: The beginning of the last hour, told from outside, brings a doubled round

    @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009 @clause:KAR-SESSIONS-010
    @dispute:double-round-last-hour
    Scenario Outline: Twenty deals whose last hour begins inside the round of a Fahrer
      The opening round is deals 1 to 4, the Fahrer of the eighth deal doubles 9 to 12; the hour begins with the tenth.
      Counted once: all twenty +240 −120 −150 +30; deals 1 to 4 +60 +40 −70 −30; 9 to 16
      +80 −10 −70 0; 17 to 20 +80 −130 −60 +110. What counts twice is added once more.
      one-round: deals 1 to 4, 9 to 16 count twice
      every-deal: deals 1 to 4, 9 to 20 count twice
      Given the reading "<reading>" of "double-round-last-hour"
      And the session so far:
        | game           | events | payments                                        |
        | Dreier         |        | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | Rufer          | paid   | Vorhand +5, Second +5, Third -5, Dealer -5      |
        | Bettler        |        | Vorhand -15, Second +45, Third -15, Dealer -15  |
        | Piccolo        |        | Vorhand +10, Second +10, Third -30, Dealer +10  |
        | Solo-Rufer     |        | Vorhand +10, Second -10, Third +10, Dealer -10  |
        | Auch-Rufer     |        | Vorhand -15, Second -15, Third +15, Dealer +15  |
        | Dreier         |        | Vorhand +20, Second +20, Third +20, Dealer -60  |
        | Fahren         |        | Vorhand +5, Second -15, Third +5, Dealer +5     |
        | Rufer          | paid   | Vorhand +5, Second +5, Third -5, Dealer -5      |
        | Zwiccolo       |        | Vorhand -10, Second -10, Third +30, Dealer -10  |
        | Farbensolo     |        | Vorhand +75, Second -25, Third -25, Dealer -25  |
        | Rufer          |        | Vorhand -15, Second +15, Third -15, Dealer +15  |
        | Bettler        |        | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | Dreier         |        | Vorhand -20, Second -20, Third +60, Dealer -20  |
        | Sechser-Dreier |        | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | Piccolo        |        | Vorhand -10, Second +30, Third -10, Dealer -10  |
        | Solo-Dreier    |        | Vorhand -40, Second -40, Third -40, Dealer +120 |
        | Rufer          | paid   | Vorhand -5, Second +5, Third -5, Dealer +5      |
        | Bettel-Ouvert  |        | Vorhand +105, Second -35, Third -35, Dealer -35 |
        | Dreier         |        | Vorhand +20, Second -60, Third +20, Dealer +20  |
      And the last hour begins with deal 10
      When the next deal is due
      Then the next deal counts <counts>
      And the score is "<score>"

      Examples:
        | reading    | counts | score                                              |
        | one-round  | once   | Vorhand +380, Second -90, Third -290, Dealer 0     |
        | every-deal | double | Vorhand +460, Second -220, Third -350, Dealer +110 |

  @clause:KAR-SESSIONS-007
  Rule: A doubled round is four deals, so that each player deals once

    @clause:KAR-SESSIONS-010 @clause:KAR-SESSIONS-011 @clause:KAR-SESSIONS-014
    @dispute:double-round-length
    Scenario Outline: Twenty deals with four occasions beside the beginning
      Fahrer in the first and the eighth deal, a Valat in the third, a Retour in the sixth: five rounds of four are 20
      deals, of which four rounds leave 16, and with sixteen each 80 deals are due. Counted once: deals 1 to 16
      +15 +55 +395 −465, deals 17 to 20 +45 +45 −65 −25.
      four-deals: deals 1 to 20 count twice
      four-rounds-a-session: deals 1 to 16 count twice
      four-rounds-each: deals 1 to 20 count twice
      Given the reading "<reading>" of "double-round-length"
      And the session so far:
        | game           | events      | payments                                        |
        | Fahren         |             | Vorhand +5, Second +5, Third -15, Dealer +5     |
        | Dreier         |             | Vorhand -20, Second +60, Third -20, Dealer -20  |
        | Dreier         | valat       | Vorhand -80, Second -80, Third +240, Dealer -80 |
        | Rufer          | paid        | Vorhand +5, Second -5, Third -5, Dealer +5      |
        | Piccolo        |             | Vorhand +30, Second -10, Third -10, Dealer -10  |
        | Dreier         | retour game | Vorhand +80, Second +80, Third +80, Dealer -240 |
        | Bettler        |             | Vorhand -15, Second +45, Third -15, Dealer -15  |
        | Fahren         |             | Vorhand -30, Second +10, Third +10, Dealer +10  |
        | Auch-Rufer     |             | Vorhand +15, Second +15, Third -15, Dealer -15  |
        | Zwiccolo       |             | Vorhand +10, Second -30, Third +10, Dealer +10  |
        | Dreier         |             | Vorhand -20, Second -20, Third +60, Dealer -20  |
        | Rufer          | paid        | Vorhand -5, Second +5, Third -5, Dealer +5      |
        | Farbensolo     |             | Vorhand -25, Second -25, Third +75, Dealer -25  |
        | Bettler        |             | Vorhand +15, Second +15, Third +15, Dealer -45  |
        | Dreier         |             | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | Solo-Rufer     |             | Vorhand -10, Second +10, Third +10, Dealer -10  |
        | Sechser-Dreier |             | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | Piccolo        |             | Vorhand +10, Second +10, Third -30, Dealer +10  |
        | Rufer          | paid        | Vorhand -5, Second -5, Third +5, Dealer +5      |
        | Dreier         |             | Vorhand -20, Second +60, Third -20, Dealer -20  |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>
      And the score is "<score>"

      Examples:
        | reading               | due | counts | score                                              |
        | four-deals            | 0   | once   | Vorhand +120, Second +200, Third +660, Dealer -980 |
        | four-rounds-a-session | 0   | once   | Vorhand +75, Second +155, Third +725, Dealer -955  |
        | four-rounds-each      | 60  | double | Vorhand +120, Second +200, Third +660, Dealer -980 |

  @clause:KAR-SESSIONS-014
  Rule: A Retour to the game or to any announcement, however the deal ends, brings a doubled round

    @clause:KAR-SESSIONS-006 @clause:KAR-SESSIONS-009
    @dispute:retour-meaning
    Scenario Outline: Fourteen deals with a Retour to a Pagat and one to a game
      The Retour of the second deal answers a Kontra to the Pagat and doubles 5 to 8, that of the ninth one to the game
      and doubles 10 to 13, as far as they bring a round.
      Counted once: deals 1 to 4 +10 +20 −10 −20, 5 to 8 −10 +80 −50 −20, 9 −240 +80 +80 +80,
      10 to 13 +15 +65 −115 +35, 14 +30 −10 −10 −10.
      any: deals 1 to 8, 10 to 13 count twice
      game-only: deals 1 to 4, 10 to 13 count twice
      none: deals 1 to 4 count twice
      Given the reading "<reading>" of "retour-meaning"
      And the session so far:
        | game       | events              | payments                                        |
        | Dreier     |                     | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | Rufer      | retour announcement | Vorhand -45, Second +45, Third -45, Dealer +45  |
        | Bettler    |                     | Vorhand -15, Second -15, Third +45, Dealer -15  |
        | Piccolo    |                     | Vorhand +10, Second +10, Third +10, Dealer -30  |
        | Dreier     |                     | Vorhand -20, Second +60, Third -20, Dealer -20  |
        | Rufer      | paid                | Vorhand -5, Second +5, Third +5, Dealer -5      |
        | Zwiccolo   |                     | Vorhand -10, Second -10, Third -10, Dealer +30  |
        | Auch-Rufer |                     | Vorhand +25, Second +25, Third -25, Dealer -25  |
        | Dreier     | retour game         | Vorhand -240, Second +80, Third +80, Dealer +80 |
        | Bettler    |                     | Vorhand -15, Second +45, Third -15, Dealer -15  |
        | Rufer      |                     | Vorhand +15, Second -15, Third -15, Dealer +15  |
        | Farbensolo |                     | Vorhand +25, Second +25, Third -75, Dealer +25  |
        | Solo-Rufer |                     | Vorhand -10, Second +10, Third -10, Dealer +10  |
        | Piccolo    |                     | Vorhand +30, Second -10, Third -10, Dealer -10  |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>
      And the score is "<score>"

      Examples:
        | reading   | due | counts | score                                             |
        | any       | 0   | once   | Vorhand -180, Second +400, Third -280, Dealer +60 |
        | game-only | 0   | once   | Vorhand -170, Second +320, Third -230, Dealer +80 |
        | none      | 0   | once   | Vorhand -185, Second +255, Third -115, Dealer +45 |

  @clause:KAR-SESSIONS-013
  Rule: Twelve tricks in Fahren are no Valat and bring no doubled round of their own

    @clause:KAR-SESSIONS-010 @clause:KAR-SESSIONS-012
    @dispute:valat-double-round
    Scenario Outline: Thirteen deals with a Valat that failed and a Fahren of twelve tricks
      The failed Valat of the second deal doubles 5 to 8 at most; the Fahrer of the seventh brings one round, or two.
      Counted once: deals 1 to 4 +710 +570 −1920 +640, 5 and 6 +10 −70 +10 +50, 7 +10 +10 +10 −30,
      8 −10 −10 +30 −10, 9 to 11 +60 +10 −20 −50, 12 +15 +15 −15 −15, 13 −25 +75 −25 −25.
      made: deals 1 to 4, 8 to 11 count twice
      failed-too: deals 1 to 12 count twice
      fahren-too: deals 1 to 4, 8 to 13 count twice
      Given the reading "<reading>" of "valat-double-round"
      And the session so far:
        | game        | events        | payments                                            |
        | Dreier      |               | Vorhand +60, Second -20, Third -20, Dealer -20      |
        | Solo-Dreier | valat failed  | Vorhand +640, Second +640, Third -1920, Dealer +640 |
        | Rufer       | paid          | Vorhand -5, Second -5, Third +5, Dealer +5          |
        | Bettler     |               | Vorhand +15, Second -45, Third +15, Dealer +15      |
        | Piccolo     |               | Vorhand -10, Second -10, Third -10, Dealer +30      |
        | Dreier      |               | Vorhand +20, Second -60, Third +20, Dealer +20      |
        | Fahren      | twelve tricks | Vorhand +10, Second +10, Third +10, Dealer -30      |
        | Zwiccolo    |               | Vorhand -10, Second -10, Third +30, Dealer -10      |
        | Auch-Rufer  |               | Vorhand +15, Second -15, Third +15, Dealer -15      |
        | Dreier      |               | Vorhand +60, Second -20, Third -20, Dealer -20      |
        | Bettler     |               | Vorhand -15, Second +45, Third -15, Dealer -15      |
        | Rufer       |               | Vorhand +15, Second +15, Third -15, Dealer -15      |
        | Farbensolo  |               | Vorhand -25, Second +75, Third -25, Dealer -25      |
      When the next deal is due
      Then doubled deals still to come: <due>
      And the next deal counts <counts>
      And the score is "<score>"

      Examples:
        | reading    | due | counts | score                                                  |
        | made       | 0   | once   | Vorhand +1530, Second +1170, Third -3840, Dealer +1140 |
        | failed-too | 0   | once   | Vorhand +1565, Second +1125, Third -3835, Dealer +1145 |
        | fahren-too | 2   | double | Vorhand +1520, Second +1260, Third -3880, Dealer +1100 |
