Feature: Whole deals: Dreier and Sechser-Dreier
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-008
  Rule: A Dreier counts 20

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    Example: A Dreier won
      Nobody says anything, and it is played.
      Vorhand takes tricks 1, 2, 3, 5, 6, 8, 9, 10, 11 and 12: face value 9 + 8 + 8 + 4 + 4 + 8 + 4 + 8 + 13 + 11 = 77;
      laid away 9♠ 1 + 2♥ 1 + 3♥ 1 = 3. Together 43 cards of value 80: 80 − 43 × 2/3 = 51 1/3.
      Second takes trick 7: face value 8; Third takes trick 4: face value 8; Dealer takes no trick; the half left lying
      7♣ 1 + K♦ 5 + D♣ 4 = 10. Together 11 cards of value 26: 26 − 11 × 2/3 = 18 2/3.
      With each of the three 20; for the declarer 3 × 20 = 60.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI X IX IV K♥ 2♥ K♠"
      And Second holds "XV XII VII V III A♥ D♦ C♦ B♦ A♦ 10♠ B♣"
      And Third holds "XXI VI II I B♥ 4♥ 2♦ 3♦ B♠ C♣ 9♣ 8♣"
      And Dealer holds "XIII XI VIII D♥ C♥ 4♦ D♠ C♠ 8♠ 7♠ K♣ 10♣"
      And the Talon is "XIV 3♥ 9♠" and "7♣ K♦ D♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 2♥ 3♥"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♠ 10♠ B♠ 7♠     |
        | Vorhand | Sküs III II VIII |
        | Vorhand | XX XV I XI       |
        | Vorhand | XIX V XXI XIII   |
        | Third   | 2♦ 4♦ XVI A♦     |
        | Vorhand | XVIII VII VI 8♠  |
        | Vorhand | IV XII 4♥ K♣     |
        | Second  | B♦ 3♦ D♠ XVII    |
        | Vorhand | XIV A♥ 8♣ 10♣    |
        | Vorhand | X B♣ 9♣ D♥       |
        | Vorhand | K♥ C♦ B♥ C♥      |
        | Vorhand | IX D♦ C♣ C♠      |
      Then the contract is Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 51 1/3 Augen and the opponents have 18 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-027 @clause:KAR-BONUSES-001
    Example: A Dreier lost at Kontra with the Trull against it
      The Trull falls to the opponents.
      Third takes tricks 1, 6, 7, 8, 10 and 12: face value 8 + 9 + 4 + 4 + 10 + 4 = 39; laid away D♠ 4 + B♣ 2 + 8♣ 1 =
      7. Together 27 cards of value 46: 46 − 27 × 2/3 = 28.
      Vorhand takes tricks 4, 5 and 9: face value 8 + 8 + 12 = 28; Second takes trick 3: face value 8; Dealer takes
      tricks 2 and 11: face value 8 + 11 = 19; the half left lying IV 1 + XIII 1 + C♥ 3 = 5. Together 27 cards of value
      60: 60 − 27 × 2/3 = 42.
      With each of the three −20 × 2 − 5 = −45; for the declarer 3 × −45 = −135.
      Given Vorhand holds "Sküs XII IX I D♥ 3♥ D♦ C♦ 9♠ C♣ 9♣ 7♣"
      And Second holds "XXI XVI XI VIII A♥ 4♦ C♠ B♠ 10♠ 7♠ K♣ D♣"
      And Third holds "XX XIX XVIII XVII XV XIV K♥ A♦ 3♦ K♠ D♠ 8♣"
      And Dealer holds "X VII VI V III B♥ 2♥ K♦ B♦ 2♦ 8♠ 10♣"
      And the Talon is "IV XIII C♥" and "II B♣ 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      And Third takes the second half
      And Third lays away "D♠ B♣ 8♣"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 3♥ A♥ K♥ 2♥      |
        | Third   | II X I VIII      |
        | Dealer  | VI IX XXI XIV    |
        | Second  | XVI XIX III Sküs |
        | Vorhand | D♦ 4♦ 3♦ B♦      |
        | Vorhand | C♣ D♣ XX 10♣     |
        | Third   | XV V XII XI      |
        | Third   | XVII VII 7♣ 7♠   |
        | Third   | 4♥ B♥ D♥ K♣      |
        | Vorhand | 9♠ C♠ K♠ 8♠      |
        | Third   | A♦ K♦ C♦ B♠      |
        | Dealer  | 2♦ 9♣ 10♠ XVIII  |
      Then the contract is Dreier and Third is the declarer
      And it is nobody's turn
      And the declarer's side has 28 Augen and the opponents have 42
      And these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Second     |
        | Trull | opponents | won     | no        |            |
      And "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand +45, Second +45, Third -135, Dealer +45"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-017 @clause:KAR-BONUSES-002
    Example: A Dreier lost with exactly half of the points
      35 to 35 is lost, and the opponents have all Könige.
      Second takes tricks 2, 3, 4, 5, 6, 7, 8, 9 and 10: face value 4 + 12 + 4 + 4 + 4 + 7 + 6 + 7 + 8 = 56; laid away
      C♥ 3 + 3♦ 1 + 7♠ 1 = 5. Together 39 cards of value 61: 61 − 39 × 2/3 = 35.
      Vorhand takes no trick; Third takes tricks 1 and 11: face value 12 + 13 = 25; Dealer takes trick 12: face value
      17; the half left lying XI 1 + 4♦ 1 + V 1 = 3. Together 15 cards of value 45: 45 − 15 × 2/3 = 35.
      With each of the three −20 − 5 = −25; for the declarer 3 × −25 = −75.
      Given Vorhand holds "VII IV II K♥ D♥ C♦ 2♦ D♠ C♠ 9♠ 9♣ 8♣"
      And Second holds "Sküs XX XIX XVIII XV XIV VIII C♥ 3♦ 7♠ K♣ B♣"
      And Third holds "XXI X IX VI III I 3♥ B♦ A♦ D♣ 10♣ 7♣"
      And Dealer holds "XVII XII B♥ A♥ 2♥ 4♥ K♦ D♦ K♠ B♠ 8♠ C♣"
      And the Talon is "XI 4♦ V" and "10♠ XVI XIII"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the second half
      And Second lays away "C♥ 3♦ 7♠"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♠ 10♠ XXI K♠   |
        | Third   | X XII II XV     |
        | Second  | Sküs I XVII VII |
        | Second  | XX III 4♥ IV    |
        | Second  | XIX VI 8♠ 8♣    |
        | Second  | XVIII IX 2♥ 2♦  |
        | Second  | XVI 7♣ D♦ 9♣    |
        | Second  | XIII 3♥ A♥ C♦   |
        | Second  | VIII 10♣ B♠ C♠  |
        | Second  | XIV A♦ B♥ D♠    |
        | Second  | B♣ D♣ C♣ D♥     |
        | Third   | B♦ K♦ K♥ K♣     |
      Then the contract is Dreier and Second is the declarer
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      And "Spiel" brings the declarer -20 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand +25, Second -75, Third +25, Dealer +25"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-019 @clause:KAR-SETTLING-023 @clause:KAR-SETTLING-027
    @clause:KAR-BONUSES-005 @clause:KAR-BONUSES-013
    Example: A Dreier won in which both birds go to the opponents
      Vorhand's Uhu is beaten in the eleventh trick, and Dealer's Pagat takes the last one.
      Vorhand takes tricks 2, 3, 5, 7, 8 and 10: face value 5 + 8 + 7 + 13 + 5 + 10 = 48; laid away D♦ 4 + 9♠ 1 + 10♠ 1
      = 6. Together 27 cards of value 54: 54 − 27 × 2/3 = 36.
      Second takes trick 6: face value 10; Third takes no trick; Dealer takes tricks 1, 4, 9, 11 and 12: face value 8 +
      4 + 7 + 6 + 14 = 39; the half left lying V 1 + III 1 + 7♠ 1 = 3. Together 27 cards of value 52: 52 − 27 × 2/3 =
      34.
      With each of the three 20 − 10 × 2 × 2 − 5 × 2 = −30; for the declarer 3 × −30 = −90.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XIII II D♦ 9♠ D♣ C♣"
      And Second holds "X VII VI D♥ 4♥ K♦ C♦ B♦ 3♦ 8♠ K♣ 9♣"
      And Third holds "XI IV C♥ A♥ 3♥ A♦ 2♦ 4♦ C♠ B♠ 10♣ 7♣"
      And Dealer holds "XXI XV XIV XII IX VIII I K♥ B♥ 2♥ D♠ 8♣"
      And the Talon is "B♣ K♠ 10♠" and "V III 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ 9♠ 10♠"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Kontra Uhu of Vorhand + Pagat, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVIII VI XI XXI |
        | Dealer  | B♥ XX 4♥ 3♥     |
        | Vorhand | Sküs VII IV XV  |
        | Vorhand | XIII X 7♣ XIV   |
        | Dealer  | 2♥ XIX D♥ A♥    |
        | Vorhand | C♣ K♣ 10♣ 8♣    |
        | Second  | 8♠ C♠ D♠ K♠     |
        | Vorhand | XVII B♦ 4♦ VIII |
        | Vorhand | D♣ 9♣ 2♦ IX     |
        | Dealer  | K♥ XVI 3♦ C♥    |
        | Vorhand | II C♦ A♦ XII    |
        | Dealer  | I B♣ K♦ B♠      |
      Then the contract is Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 36 Augen and the opponents have 34
      And these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Uhu   | declarer  | lost    | yes       | Dealer     |
        | Pagat | opponents | won     | yes       |            |
      And "Spiel" brings the declarer 20 points
      And "Uhu" brings the declarer -40 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-022
    @clause:KAR-SETTLING-025 @clause:KAR-BONUSES-010
    Example: A Dreier with a silent Valat
      All twelve tricks, and nothing was announced.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 8 + 4 + 4 + 4 + 4 + 4 + 10 + 6 + 9 +
      12 + 14 = 87; laid away D♥ 4 + C♥ 3 + A♥ 1 = 8. Together 51 cards of value 95: 95 − 51 × 2/3 = 61.
      Second takes no trick; Third takes no trick; Dealer takes no trick; the half left lying K♠ 5 + 9♠ 1 + I 5 = 11.
      Together 3 cards of value 11: 11 − 3 × 2/3 = 9.
      With each of the three 20 × 4 = 80; for the declarer 3 × 80 = 240.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII K♥ D♥"
      And Second holds "XII III 2♥ 3♥ D♦ C♦ B♦ 2♦ C♣ B♣ 8♣ 7♣"
      And Third holds "IX VII VI V II 3♦ 4♦ D♠ C♠ 10♠ 8♠ 7♠"
      And Dealer holds "XI X VIII B♥ 4♥ K♦ A♦ B♠ K♣ D♣ 10♣ 9♣"
      And the Talon is "A♥ C♥ IV" and "K♠ 9♠ I"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♥ A♥"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs III II VIII |
        | Vorhand | XXI XII V X      |
        | Vorhand | XV 7♣ VI XI      |
        | Vorhand | XVII 3♥ VII 4♥   |
        | Vorhand | XX 8♣ IX 9♣      |
        | Vorhand | XIX 2♦ 7♠ 10♣    |
        | Vorhand | XVIII 2♥ 4♦ A♦   |
        | Vorhand | K♥ B♣ 8♠ B♥      |
        | Vorhand | XVI B♦ 3♦ B♠     |
        | Vorhand | IV C♦ 10♠ D♣     |
        | Vorhand | XIII C♣ C♠ K♣    |
        | Vorhand | XIV D♦ D♠ K♦     |
      Then the contract is Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 61 Augen and the opponents have 9
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      And "Valat" brings the declarer 80 points
      And the payments are "Vorhand +240, Second -80, Third -80, Dealer -80"

    @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-023
    @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-025 @clause:KAR-BONUSES-010
    Example: A Dreier with an announced Valat and an announced Trull
      Second holds the whole Trull and may announce it beside the Valat.
      Second takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 10 + 8 + 4 + 8 + 4 + 4 + 5 + 7 + 7 + 13 +
      11 + 12 = 93; laid away 10♣ 1 + D♥ 4 + A♥ 1 = 6. Together 51 cards of value 99: 99 − 51 × 2/3 = 65.
      Vorhand takes no trick; Third takes no trick; Dealer takes no trick; the half left lying K♠ 5 + 9♣ 1 + 8♣ 1 = 7.
      Together 3 cards of value 7: 7 − 3 × 2/3 = 5.
      With each of the three 20 × 8 + 5 × 2 = 170; for the declarer 3 × 170 = 510.
      Given Vorhand holds "X IX III II C♥ B♥ A♦ 2♦ 3♦ 10♠ 7♠ 7♣"
      And Second holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV I K♥ D♥"
      And Third holds "XIII XI VII 2♥ 4♥ K♦ D♦ 4♦ C♠ K♣ C♣ B♣"
      And Dealer holds "XII VI V IV 3♥ C♦ B♦ D♠ B♠ 9♠ 8♠ D♣"
      And the Talon is "A♥ 10♣ VIII" and "K♠ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the first half
      And Second lays away "10♣ D♥ A♥"
      And Second says "ich liege + Valat + Trull"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♥ K♥ 4♥ 3♥    |
        | Second  | Sküs VII IV II |
        | Second  | XVIII XI V III |
        | Second  | XXI XIII VI IX |
        | Second  | XVII 4♦ XII X  |
        | Second  | XX 2♥ 8♠ 7♣    |
        | Second  | XV B♣ 9♠ 7♠    |
        | Second  | XIX C♠ B♦ 3♦   |
        | Second  | XVI C♣ B♠ 2♦   |
        | Second  | I D♦ C♦ A♦     |
        | Second  | XIV K♣ D♠ 10♠  |
        | Second  | VIII K♦ D♣ B♥  |
      Then the contract is Dreier and Second is the declarer
      And it is nobody's turn
      And the declarer's side has 65 Augen and the opponents have 5
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
        | Trull | declarer | won     | yes       |
      And "Valat" brings the declarer 160 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand -170, Second +510, Third -170, Dealer -170"

    @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-026
    Example: A Dreier with an announced Valat that fails
      Eleven tricks and plenty of points are not enough.
      Vorhand takes tricks 1, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 4 + 8 + 7 + 4 + 8 + 4 + 6 + 9 + 10 + 15
      = 83; laid away D♠ 4 + 3♦ 1 + A♥ 1 = 6. Together 47 cards of value 89: 89 − 47 × 2/3 = 57 2/3.
      Second takes no trick; Third takes trick 2: face value 8; Dealer takes no trick; the half left lying K♠ 5 + 10♠ 1
      + C♣ 3 = 9. Together 7 cards of value 17: 17 − 7 × 2/3 = 12 1/3.
      With each of the three −20 × 8 = −160; for the declarer 3 × −160 = −480.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII K♥ 3♦"
      And Second holds "IX VIII VII 2♥ K♦ D♦ A♦ C♠ B♠ 8♠ D♣ 10♣"
      And Third holds "X V IV D♥ B♥ 4♥ C♦ 2♦ 4♦ B♣ 9♣ 8♣"
      And Dealer holds "XII XI III II I C♥ 3♥ B♦ 9♠ 7♠ K♣ 7♣"
      And the Talon is "A♥ D♠ VI" and "K♠ 10♠ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "D♠ 3♦ A♥"
      And Vorhand says "ich liege + Valat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ 2♥ 4♥ 3♥    |
        | Vorhand | VI VIII X I    |
        | Third   | V II XVI VII   |
        | Vorhand | Sküs IX IV XII |
        | Vorhand | XIX D♣ 4♦ III  |
        | Vorhand | XIV 8♠ 8♣ XI   |
        | Vorhand | XXI 10♣ 9♣ 7♣  |
        | Vorhand | XV A♦ 2♦ 7♠    |
        | Vorhand | XVII B♠ B♥ 9♠  |
        | Vorhand | XVIII D♦ B♣ B♦ |
        | Vorhand | XIII C♠ C♦ C♥  |
        | Vorhand | XX K♦ D♥ K♣    |
      Then the contract is Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 57 2/3 Augen and the opponents have 12 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      And "Valat" brings the declarer -160 points
      And the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

  @clause:KAR-SETTLING-009
  Rule: A Sechser-Dreier that is won counts 20

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-012 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-018
    @clause:KAR-SETTLING-023 @clause:KAR-BONUSES-005
    Example: A Sechser-Dreier won with its Pagat
      All six cards of the Talon are taken up, and six are laid away.
      Vorhand takes tricks 2, 3, 4, 6, 7, 10, 11 and 12: face value 8 + 4 + 4 + 9 + 6 + 4 + 5 + 16 = 56; laid away C♠ 3
      + 7♠ 1 + D♣ 4 + C♣ 3 + C♥ 3 + D♦ 4 = 18. Together 38 cards of value 74: 74 − 38 × 2/3 = 48 2/3.
      Second takes no trick; Third takes tricks 5, 8 and 9: face value 8 + 8 + 8 = 24; Dealer takes trick 1: face value
      8. Together 16 cards of value 32: 32 − 16 × 2/3 = 21 1/3.
      With each of the three 20 + 5 × 2 = 30; for the declarer 3 × 30 = 90.
      Given Vorhand holds "Sküs XIX XVIII XVII XVI XIV VII I C♥ 3♦ 4♦ C♠"
      And Second holds "XX XIII VIII V III 2♥ 4♥ D♠ B♠ 10♠ 9♠ 7♣"
      And Third holds "XV X IX VI II D♥ 3♥ K♦ B♦ 2♦ B♣ 10♣"
      And Dealer holds "XXI XII XI B♥ A♥ C♦ A♦ K♠ 8♠ K♣ 9♣ 8♣"
      And the Talon is "D♦ 7♠ K♥" and "D♣ IV C♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "C♠ 7♠ D♣ C♣ C♥ D♦"
      And Vorhand says "ich liege + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVIII XX II XXI |
        | Dealer  | 9♣ Sküs 7♣ 10♣  |
        | Vorhand | XIX III VI XI   |
        | Vorhand | XVII V IX XII   |
        | Vorhand | VII VIII XV K♠  |
        | Third   | 3♥ B♥ K♥ 4♥     |
        | Vorhand | XIV XIII X C♦   |
        | Vorhand | 3♦ 9♠ K♦ A♦     |
        | Third   | B♦ 8♣ 4♦ D♠     |
        | Third   | 2♦ 8♠ XVI 10♠   |
        | Vorhand | IV 2♥ B♣ A♥     |
        | Vorhand | I B♠ D♥ K♣      |
      Then the contract is Sechser-Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 48 2/3 Augen and the opponents have 21 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer 20 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

  @clause:KAR-SETTLING-030
  Rule: A Sechser-Dreier that is lost counts 40

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-012 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-023
    @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-031 @clause:KAR-SETTLING-032 @clause:KAR-BONUSES-013
    Example: A Sechser-Dreier lost at Kontra with its Pagat
      The game is doubled, the Pagat is not.
      Vorhand takes tricks 1, 4, 7, 9 and 10: face value 8 + 8 + 4 + 9 + 8 = 37; laid away B♠ 2 + 10♠ 1 + D♣ 4 + 10♣ 1 +
      9♣ 1 + C♥ 3 = 12. Together 26 cards of value 49: 49 − 26 × 2/3 = 31 2/3.
      Second takes tricks 2, 6, 8 and 12: face value 8 + 7 + 7 + 15 = 37; Third takes trick 11: face value 7; Dealer
      takes tricks 3 and 5: face value 8 + 5 = 13. Together 28 cards of value 57: 57 − 28 × 2/3 = 38 1/3.
      With each of the three −20 × 2 × 2 − 5 × 2 = −90; for the declarer 3 × −90 = −270.
      Given Vorhand holds "XXI XX XIX XVI XV I K♥ C♥ 2♥ D♦ 3♦ 10♣"
      And Second holds "XVII XIV X VIII VII V IV II B♥ 4♥ B♣ 8♣"
      And Third holds "XVIII XI IX III D♥ A♥ 3♥ B♦ 4♦ D♠ C♣ 7♣"
      And Dealer holds "Sküs XIII VI K♦ C♦ A♦ K♠ C♠ 9♠ 8♠ 7♠ K♣"
      And the Talon is "D♣ 9♣ B♠" and "10♠ 2♦ XII"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "B♠ 10♠ D♣ 10♣ 9♣ C♥"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI II III VI    |
        | Vorhand | 3♦ X 4♦ K♦       |
        | Second  | XIV IX Sküs XII  |
        | Dealer  | K♣ XX 8♣ 7♣      |
        | Vorhand | 2♥ B♥ 3♥ XIII    |
        | Dealer  | 7♠ XV XVII D♠    |
        | Second  | VII XVIII 8♠ XIX |
        | Vorhand | 2♦ VIII B♦ C♦    |
        | Second  | B♣ C♣ C♠ XVI     |
        | Vorhand | K♥ 4♥ A♥ 9♠      |
        | Vorhand | D♦ V XI A♦       |
        | Third   | D♥ K♠ I IV       |
      Then the contract is Sechser-Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 31 2/3 Augen and the opponents have 38 1/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Pagat | declarer | lost    | yes       |            |
      And "Spiel" brings the declarer -80 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -270, Second +90, Third +90, Dealer +90"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-012 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-016
    @clause:KAR-SETTLING-031 @clause:KAR-BONUSES-001
    Example: A Sechser-Dreier lost by one Blatt
      35 points and 1 Blatt, and the opponents have the Trull.
      Vorhand takes tricks 3, 5, 7 and 9: face value 11 + 8 + 9 + 6 = 34; laid away B♣ 2 + 10♣ 1 + D♥ 4 + 4♥ 1 + D♦ 4 +
      D♠ 4 = 16. Together 22 cards of value 50: 50 − 22 × 2/3 = 35 1/3.
      Second takes trick 2: face value 7; Third takes trick 4: face value 4; Dealer takes tricks 1, 6, 8, 10, 11 and 12:
      face value 8 + 8 + 8 + 10 + 4 + 7 = 45. Together 32 cards of value 56: 56 − 32 × 2/3 = 34 2/3.
      With each of the three −20 × 2 − 5 = −45; for the declarer 3 × −45 = −135.
      Given Vorhand holds "XX XIX XVI XV XIV X III K♦ D♦ D♠ 10♠ 7♠"
      And Second holds "XVII IX VI V II I 3♦ 4♦ 8♠ K♣ C♣ 7♣"
      And Third holds "XVIII VII IV B♥ A♥ 2♥ 3♥ B♦ C♠ 9♠ D♣ 9♣"
      And Dealer holds "Sküs XXI XIII XII XI VIII K♥ C♥ C♦ A♦ 2♦ 8♣"
      And the Talon is "B♣ B♠ K♠" and "4♥ D♥ 10♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "B♣ 10♣ D♥ 4♥ D♦ D♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX II IV XXI      |
        | Dealer  | C♥ XIV XVII B♥    |
        | Second  | K♣ D♣ 8♣ III      |
        | Vorhand | XVI VI XVIII VIII |
        | Third   | A♥ K♥ XIX V       |
        | Vorhand | XV IX VII Sküs    |
        | Dealer  | 2♦ K♦ 4♦ B♦       |
        | Vorhand | K♠ 8♠ 9♠ XI       |
        | Dealer  | C♦ X 3♦ 3♥        |
        | Vorhand | 10♠ I C♠ XII      |
        | Dealer  | XIII 7♠ 7♣ 2♥     |
        | Dealer  | A♦ B♠ C♣ 9♣       |
      Then the contract is Sechser-Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 35 1/3 Augen and the opponents have 34 2/3
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      And "Spiel" brings the declarer -40 points
      And "Trull" brings the declarer -5 points
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-012 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-017
    @clause:KAR-SETTLING-031 @clause:KAR-BONUSES-002
    Example: A Sechser-Dreier lost by the player who was handed the Vorhand
      Vorhand has all four Könige and hands on; Second leads and plays at once.
      Second takes tricks 2, 4, 6, 8, 9 and 11: face value 6 + 8 + 8 + 7 + 5 + 7 = 41; laid away C♠ 3 + B♠ 2 + 7♠ 1 + C♦
      3 + 3♦ 1 + A♦ 1 = 11. Together 30 cards of value 52: 52 − 30 × 2/3 = 32.
      Vorhand takes no trick; Third takes tricks 1, 3, 5, 10 and 12: face value 8 + 8 + 8 + 11 + 8 = 43; Dealer takes
      trick 7: face value 11. Together 24 cards of value 54: 54 − 24 × 2/3 = 38.
      With each of the three −20 × 2 − 5 = −45; for the declarer 3 × −45 = −135.
      Given Vorhand holds "XII XI II K♥ C♥ B♥ K♦ D♦ K♠ 10♠ K♣ 10♣"
      And Second holds "XX XIX XVIII XVI XIII V IV C♦ C♠ 7♠ C♣ B♣"
      And Third holds "Sküs XXI XV XIV VIII VI D♥ 2♥ 3♥ D♠ 8♣ 7♣"
      And Dealer holds "XVII X IX III I A♥ 4♥ B♦ 2♦ 4♦ 9♠ 8♠"
      And the Talon is "3♦ D♣ A♦" and "VII 9♣ B♠"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Sechser-Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the whole Talon
      And Second lays away "C♠ B♠ 7♠ C♦ 3♦ A♦"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | XX Sküs III II |
        | Third  | 3♥ 4♥ C♥ XVIII |
        | Second | XIX XXI IX XI  |
        | Third  | XIV I XII XVI  |
        | Second | XIII XV X K♥   |
        | Third  | D♥ A♥ B♥ IV    |
        | Second | D♣ 7♣ XVII K♣  |
        | Dealer | 8♠ 10♠ VII D♠  |
        | Second | B♣ 8♣ 4♦ 10♣   |
        | Second | C♣ VIII B♦ K♦  |
        | Third  | 2♥ 2♦ D♦ V     |
        | Second | 9♣ VI 9♠ K♠    |
      Then the contract is Sechser-Dreier and Second is the declarer
      And it is nobody's turn
      And the declarer's side has 32 Augen and the opponents have 38
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      And "Spiel" brings the declarer -40 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand +45, Second -135, Third +45, Dealer +45"
