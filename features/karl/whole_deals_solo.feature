Feature: Whole deals: Solo-Rufer and Solo-Dreier
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-005
  Rule: A Solo-Rufer counts 10

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-015 @clause:KAR-CALLING-006
    @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-033 @clause:KAR-BONUSES-001
    Example: A Solo-Rufer won with an announced Trull
      Without the Talon; what is announced counts double once more.
      Vorhand takes tricks 3 and 6: face value 8 + 10 = 18; Second takes tricks 1, 2, 5, 8, 9, 10, 11 and 12: face value
      8 + 8 + 9 + 4 + 8 + 6 + 7 + 9 = 59. Together 40 cards of value 77: 77 − 40 × 2/3 = 50 1/3.
      Third takes trick 4: face value 8; Dealer takes trick 7: face value 8; the Talon D♠ 4 + D♦ 4 + B♣ 2 + 3♥ 1 + 10♠ 1
      + II 1 = 13. Together 14 cards of value 29: 29 − 14 × 2/3 = 19 2/3.
      For each of the declarer's side 10 + 5 × 2 × 2 = 30, two against two.
      Given Vorhand holds "XX XII III K♥ D♥ 4♥ 3♦ K♠ C♠ C♣ 10♣ 7♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XIV VII B♥ 2♥ K♦ K♣"
      And Third holds "X VIII IV I C♦ 2♦ 4♦ B♠ 8♠ D♣ 9♣ 8♣"
      And Dealer holds "XV XIII XI IX VI V C♥ A♥ B♦ A♦ 9♠ 7♠"
      And the Talon is "D♠ D♦ B♣" and "3♥ 10♠ II"
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second says "ich liege + Trull"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | III XXI IV V     |
        | Second  | Sküs VIII VI XII |
        | Second  | XIX I IX XX      |
        | Vorhand | K♥ 2♥ X A♥       |
        | Third   | 2♦ B♦ 3♦ K♦      |
        | Second  | B♥ 4♦ C♥ D♥      |
        | Vorhand | 7♣ K♣ 8♣ XI      |
        | Dealer  | XIII 4♥ XVIII 8♠ |
        | Second  | XVII 9♣ XV K♠    |
        | Second  | XIV C♦ A♦ 10♣    |
        | Second  | XVI B♠ 7♠ C♠     |
        | Second  | VII D♣ 9♠ C♣     |
      Then the contract is Solo-Rufer and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 50 1/3 Augen and the opponents have 19 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 points
      And "Trull" brings the declarer 20 points
      And the payments are "Vorhand +30, Second +30, Third -30, Dealer -30"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-015 @clause:KAR-CALLING-006
    @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-034 @clause:KAR-BONUSES-012
    Example: A Solo-Rufer lost at Kontra with a silent Pagat
      The Pagat is beaten in the last trick, and silent ones count double too.
      Vorhand takes tricks 3, 4, 8 and 10: face value 4 + 4 + 10 + 11 = 29; Third takes tricks 1 and 9: face value 12 +
      8 = 20. Together 24 cards of value 49: 49 − 24 × 2/3 = 33.
      Second takes trick 11: face value 9; Dealer takes tricks 2, 5, 6, 7 and 12: face value 11 + 4 + 5 + 9 + 10 = 39;
      the Talon 10♠ 1 + IX 1 + 7♠ 1 + VI 1 + D♦ 4 + II 1 = 9. Together 30 cards of value 57: 57 − 30 × 2/3 = 37.
      For each of the declarer's side −10 × 2 − 5 × 2 = −30, two against two.
      Given Vorhand holds "XX XIX XVI XV XIV X VIII I B♥ 4♥ A♦ 7♣"
      And Second holds "XXI XI III D♥ C♥ C♦ B♦ 2♦ 9♠ 8♠ B♣ 10♣"
      And Third holds "Sküs XIII A♥ 2♥ 4♦ D♠ C♠ B♠ K♣ D♣ C♣ 9♣"
      And Dealer holds "XVIII XVII XII VII V IV K♥ 3♥ K♦ 3♦ K♠ 8♣"
      And the Talon is "10♠ IX 7♠" and "VI D♦ II"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII XXI Sküs V |
        | Third   | A♥ K♥ 4♥ D♥     |
        | Dealer  | XII XX XI XIII  |
        | Vorhand | XIX III 4♦ IV   |
        | Vorhand | XVI 8♠ 2♥ XVII  |
        | Dealer  | XVIII X 2♦ B♠   |
        | Dealer  | K♦ A♦ B♦ 9♣     |
        | Dealer  | 3♦ XV C♦ K♣     |
        | Vorhand | 7♣ B♣ D♣ 8♣     |
        | Third   | D♠ K♠ XIV 9♠    |
        | Vorhand | B♥ C♥ C♣ 3♥     |
        | Second  | 10♣ C♠ VII I    |
      Then the contract is Solo-Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 33 Augen and the opponents have 37
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Pagat | declarer | lost    | no        |            |
      And "Spiel" brings the declarer -20 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-017 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-033
    @clause:KAR-BONUSES-006
    Example: A Solo-Rufer won alone with the Uhu
      The called König lies in the Talon, which counts for the opponents.
      Dealer takes tricks 2, 3, 4, 5, 6, 7, 9, 10, 11 and 12: face value 7 + 4 + 8 + 8 + 4 + 5 + 8 + 8 + 7 + 11 = 70.
      Together 40 cards of value 70: 70 − 40 × 2/3 = 43 1/3.
      Vorhand takes no trick; Second takes tricks 1 and 8: face value 9 + 13 = 22; Third takes no trick; the Talon K♦ 5
      + 4♦ 1 + XIV 1 + I 5 + 7♣ 1 + VII 1 = 14. Together 14 cards of value 36: 36 − 14 × 2/3 = 26 2/3.
      With each of the three 10 + 10 × 2 × 2 = 50; for the declarer 3 × 50 = 150.
      Given Vorhand holds "X VI IV 2♥ 3♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ 9♣"
      And Second holds "XIII XII XI B♥ A♥ 4♥ C♦ A♦ 2♦ K♣ B♣ 8♣"
      And Third holds "IX VIII V III K♥ D♥ C♥ 3♥ B♦ 9♠ C♣ 10♣"
      And Dealer holds "Sküs XXI XX XIX XVIII XVII XVI XV II D♦ B♠ D♣"
      And the Talon is "K♦ 4♦ XIV" and "I 7♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Rufer, Vorhand Gut!"
      And Dealer calls "K♦"
      And Dealer says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♠ XI 9♠ B♠    |
        | Second  | 4♥ D♥ XVIII 2♥ |
        | Dealer  | XX IV XII III  |
        | Dealer  | Sküs VI XIII V |
        | Dealer  | XXI X 8♣ VIII  |
        | Dealer  | XIX 7♠ 2♦ IX   |
        | Dealer  | XV 8♠ B♥ 3♥    |
        | Dealer  | D♣ 9♣ K♣ C♣    |
        | Second  | A♦ B♦ D♦ 3♦    |
        | Dealer  | XVI 10♠ A♥ K♥  |
        | Dealer  | II C♠ B♣ 10♣   |
        | Dealer  | XVII D♠ C♦ C♥  |
      Then the contract is Solo-Rufer and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 43 1/3 Augen and the opponents have 26 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 points
      And "Uhu" brings the declarer 40 points
      And the payments are "Vorhand -50, Second -50, Third -50, Dealer +150"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-015 @clause:KAR-CALLING-006
    @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-034 @clause:KAR-BONUSES-003
    Example: A Solo-Rufer lost with the called König in the last trick
      Dealer keeps the called König to the end, and the opponents take it.
      Third takes tricks 1, 3, 7, 9 and 11: face value 8 + 8 + 6 + 4 + 8 = 34; Dealer takes tricks 4, 5 and 8: face
      value 8 + 8 + 4 = 20. Together 32 cards of value 54: 54 − 32 × 2/3 = 32 2/3.
      Vorhand takes trick 12: face value 14; Second takes tricks 2, 6 and 10: face value 9 + 10 + 5 = 24; the Talon XVII
      1 + I 5 + K♥ 5 + VIII 1 + 3♦ 1 + XI 1 = 14. Together 22 cards of value 52: 52 − 22 × 2/3 = 37 1/3.
      For each of the declarer's side −10 − 5 × 2 = −20, two against two.
      Given Vorhand holds "XIII XII X IX V C♥ A♥ C♦ B♦ B♠ 8♠ 9♣"
      And Second holds "XXI VII IV III II B♥ 2♦ D♠ K♣ C♣ B♣ 7♣"
      And Third holds "XX XIX XVI XV XIV VI 2♥ D♦ A♦ 9♠ 7♠ D♣"
      And Dealer holds "Sküs XVIII D♥ 3♥ 4♥ K♦ 4♦ K♠ C♠ 10♠ 10♣ 8♣"
      And the Talon is "XVII I K♥" and "VIII 3♦ XI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Rufer, Dealer Gut!, Vorhand Gut!"
      And Third calls "K♠"
      And Third says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♦ 2♦ D♦ 4♦     |
        | Third   | 9♠ C♠ 8♠ D♠     |
        | Second  | B♣ D♣ 8♣ 9♣     |
        | Third   | XX Sküs V II    |
        | Dealer  | D♥ A♥ B♥ 2♥     |
        | Dealer  | 3♥ C♥ XXI VI    |
        | Second  | C♣ XIV 10♣ IX   |
        | Third   | XVI XVIII X VII |
        | Dealer  | 4♥ XII III XV   |
        | Third   | 7♠ 10♠ B♠ IV    |
        | Second  | 7♣ XIX K♦ XIII  |
        | Third   | A♦ K♠ C♦ K♣     |
      Then the contract is Solo-Rufer and Third is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 32 2/3 Augen and the opponents have 37 1/3
      And these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | König ultimo | opponents | won     | no        |
      And "Spiel" brings the declarer -10 points
      And "König ultimo" brings the declarer -10 points
      And the payments are "Vorhand +20, Second +20, Third -20, Dealer -20"

  @clause:KAR-SETTLING-014
  Rule: A Solo-Dreier counts 40

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-016 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-036
    @clause:KAR-SETTLING-037 @clause:KAR-BONUSES-001 @clause:KAR-BONUSES-006
    Example: A Solo-Dreier won with an announced Uhu and a silent Trull
      What is announced and what is silent counts double.
      Vorhand takes tricks 2, 3, 4, 5, 6, 7, 9, 10, 11 and 12: face value 11 + 10 + 4 + 8 + 8 + 4 + 14 + 6 + 7 + 8 = 80.
      Together 40 cards of value 80: 80 − 40 × 2/3 = 53 1/3.
      Second takes trick 8: face value 9; Third takes trick 1: face value 4; Dealer takes no trick; the Talon A♦ 1 + K♠
      5 + XIV 1 + VIII 1 + 4♥ 1 + D♣ 4 = 13. Together 14 cards of value 26: 26 − 14 × 2/3 = 16 2/3.
      With each of the three 40 + 10 × 2 × 2 + 5 × 2 = 90; for the declarer 3 × 90 = 270.
      Given Vorhand holds "Sküs XXI XIX XVIII XVII XVI XV VI II I K♥ 2♥"
      And Second holds "XI IX VII IV III B♥ 3♥ B♦ 2♦ 4♦ C♣ 8♣"
      And Third holds "XX C♥ A♥ D♦ C♦ C♠ 10♠ 8♠ K♣ B♣ 10♣ 9♣"
      And Dealer holds "XIII XII X V D♥ K♦ 3♦ D♠ B♠ 9♠ 7♠ 7♣"
      And the Talon is "A♦ K♠ XIV" and "VIII 4♥ D♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XV XI XX V      |
        | Third   | A♥ D♥ K♥ 3♥     |
        | Vorhand | Sküs IX C♥ X    |
        | Vorhand | XIX III 9♣ XII  |
        | Vorhand | XXI VII 8♠ XIII |
        | Vorhand | XVIII IV K♣ 7♠  |
        | Vorhand | XVII 4♦ 10♠ 7♣  |
        | Vorhand | 2♥ B♥ 10♣ K♦    |
        | Second  | C♣ B♣ D♠ I      |
        | Vorhand | XVI 8♣ C♦ 3♦    |
        | Vorhand | II B♦ C♠ 9♠     |
        | Vorhand | VI 2♦ D♦ B♠     |
      Then the contract is Solo-Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 53 1/3 Augen and the opponents have 16 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 40 points
      And "Uhu" brings the declarer 40 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +270, Second -90, Third -90, Dealer -90"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-016 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-027
    @clause:KAR-SETTLING-036 @clause:KAR-BONUSES-013
    Example: A Solo-Dreier lost with its Pagat at Kontra
      The Kontra is to the Pagat alone.
      Third takes tricks 1, 3, 4, 5, 7, 9 and 10: face value 12 + 7 + 4 + 4 + 8 + 8 + 4 = 47. Together 28 cards of value
      47: 47 − 28 × 2/3 = 28 1/3.
      Vorhand takes tricks 8, 11 and 12: face value 11 + 10 + 11 = 32; Second takes trick 2: face value 8; Dealer takes
      trick 6: face value 12; the Talon B♠ 2 + 8♠ 1 + 10♣ 1 + A♦ 1 + 9♠ 1 + 10♠ 1 = 7. Together 26 cards of value 59: 59
      − 26 × 2/3 = 41 2/3.
      With each of the three −40 − 5 × 2 × 2 × 2 = −80; for the declarer 3 × −80 = −240.
      Given Vorhand holds "XIV X VIII VI IV K♥ A♥ K♦ B♦ 7♠ K♣ C♣"
      And Second holds "Sküs III II C♥ 3♥ 4♥ C♦ 2♦ 3♦ 4♦ B♣ 7♣"
      And Third holds "XXI XX XIX XVIII XVII XVI XV VII I C♠ D♣ 9♣"
      And Dealer holds "XIII XII XI IX V D♥ B♥ 2♥ D♦ K♠ D♠ 8♣"
      And the Talon is "B♠ 8♠ 10♣" and "A♦ 9♠ 10♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege + Pagat, Dealer Kontra Pagat of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ 4♥ XXI 2♥    |
        | Third   | XX IX IV Sküs   |
        | Second  | C♥ XIX B♥ A♥    |
        | Third   | XVIII V VI II   |
        | Third   | XV XI VIII III  |
        | Third   | C♠ K♠ 7♠ C♦     |
        | Dealer  | D♦ B♦ 4♦ VII    |
        | Third   | D♣ 8♣ K♣ 7♣     |
        | Vorhand | K♦ 3♦ XVII XIII |
        | Third   | XVI XII X 3♥    |
        | Third   | 9♣ D♠ C♣ B♣     |
        | Vorhand | XIV 2♦ I D♥     |
      Then the contract is Solo-Dreier and Third is the declarer
      And it is nobody's turn
      And the declarer's side has 28 1/3 Augen and the opponents have 41 2/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Pagat | declarer | lost    | yes       | Dealer     |
      And "Spiel" brings the declarer -40 points
      And "Pagat" brings the declarer -40 points
      And the payments are "Vorhand +80, Second +80, Third -240, Dealer +80"

    @clause:KAR-COUNTING-016 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-039
    @clause:KAR-BONUSES-010
    Example: A Solo-Dreier with an announced Valat
      All twelve tricks, as announced.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 8 + 4 + 4 + 4 + 8 + 4 + 5 + 6 + 8 +
      12 + 15 = 86. Together 48 cards of value 86: 86 − 48 × 2/3 = 54.
      Second takes no trick; Third takes no trick; Dealer takes no trick; the Talon D♣ 4 + B♦ 2 + K♦ 5 + C♥ 3 + I 5 + II
      1 = 20. Together 6 cards of value 20: 20 − 6 × 2/3 = 16.
      With each of the three 40 × 8 × 2 = 640; for the declarer 3 × 640 = 1920.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And Second holds "IX VII VI V III 2♦ K♠ 10♠ 9♠ 8♠ C♣ 7♣"
      And Third holds "VIII IV D♥ B♥ A♥ 3♥ 4♥ A♦ 4♦ C♠ K♣ 9♣"
      And Dealer holds "XI X 2♥ D♦ C♦ 3♦ D♠ B♠ 7♠ B♣ 10♣ 8♣"
      And the Talon is "D♣ B♦ K♦" and "C♥ I II"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs III IV X   |
        | Vorhand | XXI V VIII XI   |
        | Vorhand | XX VI 4♥ 7♠     |
        | Vorhand | XIX VII 4♦ 8♣   |
        | Vorhand | XIV IX 3♥ 3♦    |
        | Vorhand | K♥ 7♣ A♥ 2♥     |
        | Vorhand | XVIII 8♠ 9♣ 10♣ |
        | Vorhand | XVII 2♦ A♦ B♠   |
        | Vorhand | XVI 9♠ B♥ B♣    |
        | Vorhand | XIII 10♠ C♠ C♦  |
        | Vorhand | XII C♣ D♥ D♠    |
        | Vorhand | XV K♠ K♣ D♦     |
      Then the contract is Solo-Dreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 16
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      And "Valat" brings the declarer 640 points
      And the payments are "Vorhand +1920, Second -640, Third -640, Dealer -640"
