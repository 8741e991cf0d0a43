Feature: Whole deals: Solo
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-028
  Rule: König Ultimo unannounced counts 1 point

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-BONUSES-028 @clause:KOE-SETTLING-036 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Solo won with a silent König Ultimo
      The called König is in the last trick, and the side that has it takes it. Game 2, König Ultimo 1 × 2 = 2.
      Third takes tricks 1, 5, 7, 8, 9, 10, 11 and 12: face value 13 + 7 + 8 + 4 + 4 + 5 + 7 + 12 = 60; Dealer takes trick 4: face value 5.
      Together 36 cards of 65, so 65 − 12 × 2 = 41.
      Vorhand takes trick 6: face value 12; Second takes tricks 2 and 3: face value 12 + 11 = 23; the Stock VIII 1 + A♥ 1 + 4♥ 1 + 3♥ 1 + A♦ 1 + 7♣ 1 = 6.
      Together 18 cards of 41, so 41 − 6 × 2 = 29.
      For each of the declarer's side 2 + 2 = 4, two against two.
      Given the dealer is at seat 1
      And Vorhand holds "IX II D♥ B♥ K♦ C♦ D♠ 10♠ D♣ C♣ 10♣ 9♣"
      And Second holds "XXI X VII VI V III C♥ D♦ 3♦ K♠ C♠ B♠"
      And Third holds "Sküs XX XIX XVIII XVI XV XII XI IV 4♦ 9♠ 8♠"
      And Dealer holds "XVII XIV XIII I K♥ 2♥ B♦ 2♦ 7♠ K♣ B♣ 8♣"
      And the Talon is "VIII A♥ 4♥" and "3♥ A♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And Third calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♥ C♥ Sküs 2♥     |
        | Third   | XV I IX XXI       |
        | Second  | K♠ 8♠ 7♠ D♠       |
        | Second  | B♠ 9♠ XVII 10♠    |
        | Dealer  | 8♣ D♣ III XI      |
        | Third   | 4♦ B♦ K♦ D♦       |
        | Vorhand | 9♣ VI XX K♣       |
        | Third   | XIX XIII II V     |
        | Third   | XVIII XIV 10♣ VII |
        | Third   | XVI 2♦ B♥ X       |
        | Third   | XII B♣ C♣ 3♦      |
        | Third   | IV K♥ C♦ C♠       |
      Then the contract is Solo and Third is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 41 Augen and the opponents have 29
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And "König ultimo" brings the declarer 2 points
      And the payments are "Vorhand -4, Second -4, Third +4, Dealer +4"

  @clause:KOE-SETTLING-036
  Rule: In a Solo every Bonus counts twofold, on top of announcing and Kontra; the game does not

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Solo won with a Trull, which counts twofold
      The Stock counts for the opponents. Game 2, Trull 1 × 2 = 2.
      Second takes tricks 1, 2, 5, 7, 9 and 10: face value 8 + 8 + 4 + 11 + 4 + 6 = 41; Dealer takes tricks 3, 4, 6 and 8: face value 8 + 8 + 8 + 8 = 32.
      Together 40 cards of 73, so 73 − 13 × 2 − 1 = 46.
      Vorhand takes no trick; Third takes tricks 11 and 12: face value 13 + 8 = 21; the Stock X 1 + B♣ 2 + 8♣ 1 + XI 1 + K♦ 5 + B♦ 2 = 12.
      Together 14 cards of 33, so 33 − 4 × 2 − 1 = 24.
      For each of the declarer's side 2 + 2 = 4, two against two.
      Given Vorhand holds "VI IV I C♥ B♥ 3♥ K♠ C♠ 9♠ 8♠ 7♠ 7♣"
      And Second holds "Sküs XX XIX XVII XV V III K♥ D♥ C♦ 4♦ D♠"
      And Third holds "XVIII XIV XIII A♥ 2♥ D♦ 2♦ 3♦ B♠ 10♠ D♣ 9♣"
      And Dealer holds "XXI XVI XII IX VIII VII II 4♥ A♦ K♣ C♣ 10♣"
      And the Talon is "X B♣ 8♣" and "XI K♦ B♦"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♥ D♥ 2♥ 4♥     |
        | Second  | Sküs XIII II VI |
        | Second  | V XVIII XXI IV  |
        | Dealer  | XVI I III XIV   |
        | Dealer  | XII 7♣ XV 9♣    |
        | Second  | K♥ A♥ VII 3♥    |
        | Dealer  | K♣ 7♠ XIX D♣    |
        | Second  | D♠ B♠ IX 9♠     |
        | Dealer  | VIII 8♠ XX 10♠  |
        | Second  | XVII 3♦ 10♣ C♠  |
        | Second  | C♦ D♦ A♦ K♠     |
        | Third   | 2♦ C♣ C♥ 4♦     |
      Then the contract is Solo and Second is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 24
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009 @clause:KOE-SETTLING-028 @clause:KOE-BONUSES-030
    @clause:KOE-BONUSES-031 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: A won Solo that costs money
      The last trick with the called König goes to the opponents: game +2, König Ultimo −1 × 2, the König −1 × 2.
      Second takes tricks 1, 3, 5, 7, 8, 10 and 11: face value 15 + 4 + 13 + 5 + 4 + 5 + 4 = 50; Third takes trick 4: face value 11.
      Together 32 cards of 61, so 61 − 10 × 2 − 1 = 40.
      Vorhand takes tricks 2, 6, 9 and 12: face value 8 + 6 + 10 + 12 = 36; Dealer takes no trick; the Stock XII 1 + VI 1 + 10♣ 1 + C♦ 3 + 10♠ 1 + B♣ 2 = 9.
      Together 22 cards of 45, so 45 − 7 × 2 − 1 = 30.
      For each of the declarer's side 2 − 2 − 2 = −2, two against two.
      Given Vorhand holds "XXI XVIII IX VIII II I D♦ B♦ 2♦ D♠ C♣ 9♣"
      And Second holds "Sküs XX XIX XVII XV XIV XI X D♥ 2♥ K♠ 7♠"
      And Third holds "XVI XIII VII V K♥ C♥ B♥ A♥ 4♥ K♦ K♣ 8♣"
      And Dealer holds "IV III 3♥ A♦ 3♦ 4♦ C♠ B♠ 9♠ 8♠ D♣ 7♣"
      And the Talon is "XII VI 10♣" and "C♦ 10♠ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♦ Sküs K♦ 4♦     |
        | Second  | XX V III XXI      |
        | Vorhand | 9♣ X 8♣ 7♣        |
        | Second  | K♠ VII 8♠ D♠      |
        | Third   | K♣ D♣ C♣ XI       |
        | Second  | 2♥ C♥ 3♥ XVIII    |
        | Vorhand | B♦ XIX XVI 3♦     |
        | Second  | XVII XIII IV VIII |
        | Second  | 7♠ 4♥ C♠ I        |
        | Vorhand | 2♦ XV B♥ A♦       |
        | Second  | XIV A♥ 9♠ IX      |
        | Second  | D♥ K♥ B♠ II       |
      Then the contract is Solo and Second is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 30
      And these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      And "Spiel" brings the declarer 2 points
      And "Königfang" brings the declarer -2 points
      And "König ultimo" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

  @clause:KOE-SETTLING-004
  Rule: The game of a Solo counts 2 points

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009 @clause:KOE-SETTLING-036 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Solo lost, taken by Vorhand with an equal bid
      Vorhand has priority and takes the Solo of Second with a Solo of her own. Game 2 and the called König 1 × 2 = 2.
      Vorhand takes tricks 3, 5, 7, 8, 10, 11 and 12: face value 10 + 5 + 8 + 4 + 9 + 5 + 7 = 48; Third takes no trick.
      Together 28 cards of 48, so 48 − 9 × 2 − 1 = 29.
      Second takes tricks 4 and 6: face value 8 + 12 = 20; Dealer takes tricks 1, 2 and 9: face value 9 + 9 + 4 = 22; the Stock K♥ 5 + D♠ 4 + 7♠ 1 + 3♦ 1 +
      C♠ 3 + B♠ 2 = 16.
      Together 26 cards of 58, so 58 − 8 × 2 − 1 = 41.
      For each of the declarer's side −2 − 2 = −4, two against two.
      Given Vorhand holds "XX XIX XVII XVI XIV XIII XII X VIII 4♥ A♦ 4♦"
      And Second holds "Sküs XXI XVIII II I A♥ C♦ K♠ 9♠ 8♠ B♣ 9♣"
      And Third holds "XI VI C♥ 3♥ K♦ B♦ 2♦ K♣ D♣ 10♣ 8♣ 7♣"
      And Dealer holds "XV IX VII V IV III D♥ B♥ 2♥ D♦ 10♠ C♣"
      And the Talon is "K♥ D♠ 7♠" and "3♦ C♠ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo, Second Weiter"
      And Vorhand calls "K♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♥ A♥ C♥ D♥     |
        | Dealer  | D♦ 4♦ C♦ 2♦     |
        | Dealer  | C♣ XVII 9♣ K♣   |
        | Vorhand | XX XXI VI V     |
        | Second  | B♣ 7♣ III VIII  |
        | Vorhand | A♦ Sküs K♦ VII  |
        | Second  | K♠ XI 10♠ XIII  |
        | Vorhand | XIX XVIII 8♣ IX |
        | Vorhand | XIV II 10♣ XV   |
        | Dealer  | B♥ XVI I 3♥     |
        | Vorhand | XII 8♠ B♦ IV    |
        | Vorhand | X 9♠ D♣ 2♥      |
      Then the contract is Solo and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 29 Augen and the opponents have 41
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer -2 points
      And "Königfang" brings the declarer -2 points
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

  @clause:KOE-COUNTING-024
  Rule: When the called König of a Solo lies in the Stock, all six cards count for the declarer

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-CALLING-009 @clause:KOE-SETTLING-048
    Example: A Solo with the König in the Stock, won because the Stock is the declarer's
      The tricks alone would not do. There was no partner, so the game's 2 come from each of the three.
      Third takes tricks 2, 4, 6, 7 and 10: face value 7 + 11 + 6 + 8 + 8 = 40; the Stock XI 1 + C♥ 3 + 9♠ 1 + K♥ 5 + D♥ 4 + 2♦ 1 = 15.
      Together 26 cards of 55, so 55 − 8 × 2 − 1 = 38.
      Second takes trick 8: face value 5; Dealer takes tricks 1, 3, 5, 9, 11 and 12: face value 11 + 4 + 8 + 10 + 8 + 5 = 46.
      Together 28 cards of 51, so 51 − 9 × 2 − 1 = 32.
      With each of the three 2; for the declarer 3 × 2 = 6.
      Given Vorhand holds "XIII X IV II I 4♥ B♦ A♦ 3♦ 10♠ 10♣ 7♣"
      And Second holds "XVIII XIV IX VI B♥ K♦ C♦ K♠ C♠ 8♠ D♣ B♣"
      And Third holds "Sküs XX XIX XVII XV XII V 2♥ 3♥ D♦ 4♦ 9♣"
      And Dealer holds "XXI XVI VIII VII III A♥ D♠ B♠ 7♠ K♣ C♣ 8♣"
      And the Talon is "XI C♥ 9♠" and "K♥ D♥ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 10♣ D♣ 9♣ K♣    |
        | Dealer  | C♣ 7♣ B♣ V      |
        | Third   | XII XVI X VI    |
        | Dealer  | D♠ 10♠ K♠ XV    |
        | Third   | XX XXI XIII IX  |
        | Dealer  | 7♠ IV C♠ XVII   |
        | Third   | Sküs VII II XIV |
        | Third   | 2♥ A♥ 4♥ B♥     |
        | Second  | C♦ D♦ VIII B♦   |
        | Dealer  | 8♣ I XVIII XIX  |
        | Third   | 4♦ III 3♦ K♦    |
        | Dealer  | B♠ A♦ 8♠ 3♥     |
      Then the contract is Solo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 38 Augen and the opponents have 32
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

  @clause:KOE-SETTLING-048
  Rule: A declarer on his own settles every amount with each of the three, so he stands to win or lose it three times

    @clause:KOE-SETTLING-004 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-024
    @clause:KOE-CALLING-009 @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-054
    Example: A Solo with the König in the Stock, lost against three
      The Stock helps, but not enough; the Kontra stands. The game 2 × 2 = 4 goes to each of the three.
      Dealer takes tricks 2, 7, 8, 9 and 10: face value 9 + 7 + 4 + 8 + 4 = 32; the Stock 4♥ 1 + K♠ 5 + B♠ 2 + XIV 1 + II 1 + 9♠ 1 = 11.
      Together 26 cards of 43, so 43 − 8 × 2 − 1 = 26.
      Second takes tricks 1, 3 and 5: face value 10 + 13 + 8 = 31; Third takes tricks 4, 6, 11 and 12: face value 11 + 4 + 9 + 8 = 32.
      Together 28 cards of 63, so 63 − 9 × 2 − 1 = 44.
      With each of the three −4; for the declarer 3 × −4 = −12.
      Given the dealer is at seat 2
      And Vorhand holds "XVII III I A♥ 3♥ D♦ C♦ B♦ D♠ 8♠ D♣ 9♣"
      And Second holds "XXI XIII VII V D♥ C♥ K♦ 3♦ 7♠ K♣ B♣ 10♣"
      And Third holds "XVI XV XII XI IX VI IV K♥ B♥ 2♦ 4♦ 8♣"
      And Dealer holds "Sküs XX XIX XVIII X VIII 2♥ A♦ C♠ 10♠ C♣ 7♣"
      And the Talon is "4♥ K♠ B♠" and "XIV II 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Solo, Vorhand Weiter"
      And Dealer calls "K♠"
      And the announcing goes "Dealer Gut!, Vorhand Kontra Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♦ K♦ 4♦ A♦    |
        | Second  | 3♦ 2♦ Sküs B♦  |
        | Dealer  | C♣ D♣ K♣ 8♣    |
        | Second  | D♥ K♥ 2♥ A♥    |
        | Third   | VI X XVII XXI  |
        | Second  | 10♣ IV 7♣ 9♣   |
        | Third   | B♥ VIII 3♥ C♥  |
        | Dealer  | XIX III V IX   |
        | Dealer  | XVIII I VII XI |
        | Dealer  | XX 8♠ XIII XII |
        | Dealer  | C♠ D♠ 7♠ XV    |
        | Third   | XVI 10♠ D♦ B♣  |
      Then the contract is Solo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 26 Augen and the opponents have 44
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third +4, Dealer -12"

  @clause:KOE-COUNTING-025
  Rule: A fourth König called without its suit is a called König too: if it lies in the Stock of a Solo, the Stock counts for the declarer

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-CALLING-009 @clause:KOE-CALLING-010
    @clause:KOE-SETTLING-018 @clause:KOE-BONUSES-004 @clause:KOE-SETTLING-036 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Solo on the fourth König unnamed, which lies in the Stock
      Three Könige in hand, the fourth in the Stock that comes to the declarer. From each of the three: game 2, 4 Könige 1 × 2 = 2.
      Vorhand takes tricks 1, 3, 4, 7, 8, 9 and 10: face value 4 + 11 + 10 + 8 + 4 + 8 + 7 = 52; the Stock IX 1 + A♥ 1 + K♣ 5 + XVI 1 + B♥ 2 + C♣ 3 = 13.
      Together 34 cards of 65, so 65 − 11 × 2 − 1 = 42.
      Third takes tricks 2, 5, 6, 11 and 12: face value 8 + 10 + 8 + 11 + 4 = 41. 20 cards of 41, so 41 − 6 × 2 − 1 = 28.
      With each of the three 2 + 2 = 4; for the declarer 3 × 4 = 12.
      Given Vorhand holds "Sküs XX XIX XVIII IV K♥ 3♥ K♦ C♦ K♠ C♠ 8♣"
      And Second holds "XV X VIII VI I C♥ B♦ 4♦ 9♠ 7♠ 9♣ 7♣"
      And Third holds "XXI XIII XII VII V III 2♥ D♦ 3♦ D♠ 8♠ D♣"
      And Dealer holds "XVII XIV XI II D♥ 4♥ A♦ 2♦ B♠ 10♠ B♣ 10♣"
      And the Talon is "IX A♥ K♣" and "XVI B♥ C♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVIII VIII VII XI |
        | Vorhand | XIX VI XXI XIV    |
        | Third   | D♦ 2♦ K♦ 4♦       |
        | Vorhand | K♥ C♥ 2♥ 4♥       |
        | Vorhand | C♠ 7♠ D♠ B♠       |
        | Third   | D♣ B♣ 8♣ 7♣       |
        | Third   | 8♠ 10♠ K♠ 9♠      |
        | Vorhand | XX X III XVII     |
        | Vorhand | Sküs XV V II      |
        | Vorhand | C♦ B♦ 3♦ A♦       |
        | Vorhand | 3♥ I XII D♥       |
        | Third   | XIII 10♣ IV 9♣    |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 42 Augen and the opponents have 28
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

  @clause:KOE-SETTLING-043
  Rule: Each step of Kontra to an announced Bonus doubles that Bonus and nothing else

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-016 @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-036
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Solo with Kontra on the game and Rekontra on the Pagat
      The game 2 × 2 = 4, for the Solo does not double it. The Pagat announced 2, in a Solo × 2, Kontra × 2, Rekontra × 2: 16.
      Second takes tricks 2, 5, 7, 8, 9, 10, 11 and 12: face value 8 + 7 + 5 + 8 + 7 + 4 + 6 + 13 = 58; Vorhand takes trick 1: face value 10.
      Together 36 cards of 68, so 68 − 12 × 2 = 44.
      Third takes tricks 4 and 6: face value 9 + 8 = 17; Dealer takes trick 3: face value 4; the Stock 9♠ 1 + K♣ 5 + C♣ 3 + V 1 + C♥ 3 + D♦ 4 = 17.
      Together 18 cards of 38, so 38 − 6 × 2 = 26.
      For each of the declarer's side 4 + 16 = 20, two against two.
      Given Vorhand holds "XVII VIII VII D♥ B♥ A♥ K♦ K♠ 10♠ 7♠ D♣ 9♣"
      And Second holds "Sküs XX XIX XVIII XVI XV XIV XII I 3♥ 2♦ 3♦"
      And Third holds "XXI XIII XI VI III B♦ A♦ 4♦ C♠ B♠ 8♣ 7♣"
      And Dealer holds "X IX IV II K♥ 2♥ 4♥ C♦ D♠ 8♠ B♣ 10♣"
      And the Talon is "9♠ K♣ C♣" and "V C♥ D♦"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♠"
      And the announcing goes "Second Pagat, Third Kontra Spiel, Dealer Kontra Pagat of Second, Vorhand Rekontra Pagat of Second"
      And the announcing goes "Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♦ 3♦ 4♦ C♦     |
        | Vorhand | XVII Sküs VI II |
        | Second  | 2♦ A♦ IX VIII   |
        | Dealer  | K♥ B♥ 3♥ III    |
        | Third   | 7♣ 10♣ D♣ XII   |
        | Second  | XVI XXI X VII   |
        | Third   | B♦ IV 9♣ XVIII  |
        | Second  | XX XI 8♠ K♠     |
        | Second  | XIX XIII 4♥ D♥  |
        | Second  | XV 8♣ 2♥ 7♠     |
        | Second  | XIV B♠ B♣ 10♠   |
        | Second  | I C♠ D♠ A♥      |
      Then the contract is Solo and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 26
      And these items are scored:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Third           |
        | Pagat | declarer | won     | yes       | Dealer, Vorhand |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer 16 points
      And the payments are "Vorhand +20, Second +20, Third -20, Dealer -20"

  @clause:KOE-SETTLING-038
  Rule: Valat too is doubled in Solo and Solo Dreier

    @clause:KOE-SETTLING-004 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-023 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-018 @clause:KOE-BONUSES-004
    @clause:KOE-SETTLING-033 @clause:KOE-BONUSES-037 @clause:KOE-BONUSES-040 @clause:KOE-SETTLING-036
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-BONUSES-041
    Example: A silent Valat in a Solo
      The six cards of the Stock follow the Valat. Game 2, Valat 4 × 2 × 2 = 16, Trull 2 and 4 Könige 2.
      Vorhand takes tricks 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 4 + 8 + 8 + 8 + 8 + 9 + 13 + 7 + 11 + 7 + 9 = 92; Second takes trick 3: face
      value 4; the Stock IV 1 + D♥ 4 + 7♠ 1 + B♥ 2 + 3♦ 1 + 9♠ 1 = 10.
      Together 54 cards of 106, so 106 − 18 × 2 = 70.
      The opponents have no card at all: 0.
      For each of the declarer's side 2 + 2 + 2 + 16 = 22, two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XV XIV XIII K♥ K♦ D♦"
      And Second holds "XVI XII XI K♠ D♠ C♠ K♣ D♣ C♣ B♣ 10♣ 8♣"
      And Third holds "X VI II C♥ 3♥ 4♥ C♦ 4♦ B♠ 8♠ 9♣ 7♣"
      And Dealer holds "IX VIII VII V III I A♥ 2♥ B♦ A♦ 2♦ 10♠"
      And the Talon is "IV D♥ 7♠" and "B♥ 3♦ 9♠"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XIX XI VI V    |
        | Vorhand | Sküs XII X VII |
        | Vorhand | XIV XVI II III |
        | Second  | K♠ 8♠ 10♠ XIII |
        | Vorhand | K♥ 8♣ 4♥ 2♥    |
        | Vorhand | K♦ 10♣ 4♦ 2♦   |
        | Vorhand | XXI B♣ 7♣ VIII |
        | Vorhand | D♦ K♣ C♦ A♦    |
        | Vorhand | XX D♣ 9♣ IX    |
        | Vorhand | XVIII D♠ 3♥ I  |
        | Vorhand | XVII C♣ B♠ A♥  |
        | Vorhand | XV C♠ C♥ B♦    |
      Then the contract is Solo and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer 2 points
      And "Könige" brings the declarer 2 points
      And "Valat" brings the declarer 16 points
      And the payments are "Vorhand +22, Second +22, Third -22, Dealer -22"
