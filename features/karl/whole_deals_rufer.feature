Feature: Whole deals: Rufer
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-002
  Rule: A Rufer counts 5

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-001
    Example: A Rufer won with an announced Trull
      The announcement makes it be played: Vorhand has the Sküs, her partner Third the Mond, and the Pagat lay in the
      half she took.
      Vorhand takes tricks 1, 3, 7, 9, 11 and 12: face value 12 + 4 + 8 + 12 + 7 + 5 = 48; Third takes tricks 4, 5 and
      6: face value 8 + 4 + 11 = 23; laid away C♣ 3 + C♥ 3 + 4♥ 1 = 7. Together 39 cards of value 78: 78 − 39 × 2/3 =
      52.
      Second takes tricks 2 and 8: face value 10 + 8 = 18; Dealer takes trick 10: face value 7; the half left lying 7♠ 1
      + VI 1 + 9♣ 1 = 3. Together 15 cards of value 28: 28 − 15 × 2/3 = 18.
      For each of the declarer's side 5 + 5 × 2 = 15, two against two.
      Given Vorhand holds "Sküs XIX XVII XV IX II C♥ 4♥ D♦ 9♠ 8♠ C♣"
      And Second holds "XX XVIII VIII VII III B♥ 2♥ 3♥ K♦ D♠ 10♠ B♣"
      And Third holds "XXI XVI XIII XII K♥ D♥ 4♦ K♠ K♣ 10♣ 8♣ 7♣"
      And Dealer holds "XIV XI X V IV A♥ C♦ B♦ A♦ 3♦ C♠ D♣"
      And the Talon is "7♠ VI 9♣" and "2♦ I B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "C♣ C♥ 4♥"
      And Vorhand says "ich liege + Trull"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XVIII XXI IV |
        | Vorhand | 2♦ K♦ 4♦ C♦       |
        | Second  | VII XIII XIV XV   |
        | Vorhand | I VIII XVI V      |
        | Third   | XII X II III      |
        | Third   | K♠ C♠ B♠ 10♠      |
        | Third   | K♥ A♥ XIX 3♥      |
        | Vorhand | D♦ XX 7♣ B♦       |
        | Second  | B♣ K♣ D♣ IX       |
        | Vorhand | 8♠ D♠ 8♣ XI       |
        | Dealer  | A♦ XVII 2♥ D♥     |
        | Vorhand | 9♠ B♥ 10♣ 3♦      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 18
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "Trull" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-027
    Example: A Rufer lost by one Blatt at Kontra
      35 points and 1 Blatt are not enough.
      Vorhand takes tricks 1, 2, 4, 6, 8 and 10: face value 8 + 4 + 6 + 10 + 9 + 11 = 48; Dealer takes trick 3: face
      value 4; laid away 3♥ 1 + B♦ 2 + A♦ 1 = 4. Together 31 cards of value 56: 56 − 31 × 2/3 = 35 1/3.
      Second takes tricks 9 and 11: face value 4 + 7 = 11; Third takes tricks 5, 7 and 12: face value 10 + 9 + 10 = 29;
      the half left lying D♣ 4 + XXI 5 + 8♠ 1 = 10. Together 23 cards of value 50: 50 − 23 × 2/3 = 34 2/3.
      For each of the declarer's side −5 × 2 = −10, two against two.
      Given Vorhand holds "XX XVIII XV XIV XI VI 3♥ B♦ A♦ C♠ B♠ 9♠"
      And Second holds "XVII X IX VIII II C♥ B♥ C♦ K♠ 7♠ K♣ C♣"
      And Third holds "XVI XIII VII IV I D♥ 2♥ 4♥ D♦ 2♦ 4♦ 9♣"
      And Dealer holds "XIX XII V III K♥ A♥ K♦ 3♦ B♣ 10♣ 8♣ 7♣"
      And the Talon is "Sküs D♠ 10♠" and "D♣ XXI 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "3♥ B♦ A♦"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs II IV III    |
        | Vorhand | XX VIII VII V     |
        | Vorhand | XIV XVII XIII XIX |
        | Dealer  | 7♣ XVIII C♣ 9♣    |
        | Vorhand | C♠ K♠ XVI XII     |
        | Third   | 2♦ K♦ VI C♦       |
        | Vorhand | B♠ 7♠ I 8♣        |
        | Third   | 4♥ K♥ XI B♥       |
        | Vorhand | 9♠ IX 4♦ 3♦       |
        | Second  | K♣ D♦ 10♣ XV      |
        | Vorhand | D♠ X 2♥ A♥        |
        | Second  | C♥ D♥ B♣ 10♠      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 35 1/3 Augen and the opponents have 34 2/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      And "Spiel" brings the declarer -10 points
      And the payments are "Vorhand -10, Second +10, Third +10, Dealer -10"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-013 @clause:KAR-ANNOUNCING-017
    Example: A Rufer won with exactly 35 points and 2 Blatt
      Second's announcement makes it be played, and his Pagat is beaten in the last trick.
      Vorhand takes tricks 3, 5 and 7: face value 11 + 8 + 8 = 27; Third takes tricks 10 and 12: face value 7 + 9 = 16;
      laid away C♦ 3 + A♦ 1 + D♠ 4 = 8. Together 23 cards of value 51: 51 − 23 × 2/3 = 35 2/3.
      Second takes tricks 4, 8 and 11: face value 4 + 6 + 7 = 17; Dealer takes tricks 1, 2, 6 and 9: face value 8 + 8 +
      11 + 8 = 35; the half left lying 4♥ 1 + 4♦ 1 + IX 1 = 3. Together 31 cards of value 55: 55 − 31 × 2/3 = 34 1/3.
      For each of the declarer's side 5 + 5 × 2 = 15, two against two.
      Given Vorhand holds "XX XVIII XV XIV D♥ 3♥ C♦ A♦ K♠ D♠ B♠ C♣"
      And Second holds "XIX XVII XIII XII VII I 2♥ B♦ 2♦ C♠ 9♠ 10♣"
      And Third holds "XVI X VIII VI II C♥ A♥ K♦ D♦ 8♠ D♣ 8♣"
      And Dealer holds "Sküs XXI XI V IV III B♥ 3♦ 10♠ 7♠ K♣ 7♣"
      And the Talon is "4♥ 4♦ IX" and "9♣ K♥ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "C♦ A♦ D♠"
      And the announcing goes "Vorhand ich liege, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XX VII II Sküs     |
        | Dealer  | XXI XIV XII VI     |
        | Dealer  | B♥ K♥ 2♥ C♥        |
        | Vorhand | XVIII XIX VIII III |
        | Second  | 2♦ K♦ 3♦ XV        |
        | Vorhand | 9♣ 10♣ D♣ K♣       |
        | Dealer  | 10♠ K♠ 9♠ 8♠       |
        | Vorhand | C♣ XVII 8♣ 7♣      |
        | Second  | B♦ D♦ XI 3♥        |
        | Dealer  | 7♠ B♠ C♠ X         |
        | Third   | A♥ V D♥ XIII       |
        | Second  | I XVI IV B♣        |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 35 2/3 Augen and the opponents have 34 1/3
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | yes       |
      And "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-017 @clause:KAR-SETTLING-028
    @clause:KAR-BONUSES-002
    Example: A Rufer lost at Retour, and all Könige with it
      The called König of Third falls to the opponents like the other three.
      Vorhand takes tricks 2, 3 and 5: face value 8 + 4 + 9 = 21; Third takes tricks 6, 8 and 12: face value 8 + 9 + 5 =
      22; laid away 10♣ 1 + A♦ 1 + C♠ 3 = 5. Together 27 cards of value 48: 48 − 27 × 2/3 = 30.
      Second takes tricks 1, 9, 10 and 11: face value 12 + 12 + 13 + 8 = 45; Dealer takes tricks 4 and 7: face value 4 +
      6 = 10; the half left lying XII 1 + III 1 + XI 1 = 3. Together 27 cards of value 58: 58 − 27 × 2/3 = 40.
      For each of the declarer's side −5 × 4 − 5 = −25, two against two.
      Given Vorhand holds "XXI XX XVIII XV IX I A♥ 4♥ A♦ K♠ C♠ 10♣"
      And Second holds "Sküs VII VI V IV 2♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣"
      And Third holds "XVII XIV XIII X K♥ D♥ B♦ 4♦ 9♠ D♣ B♣ 7♣"
      And Dealer holds "XIX XVI VIII II C♥ D♦ C♦ D♠ B♠ 10♠ 7♠ C♣"
      And the Talon is "B♥ 8♠ 3♥" and "XII III XI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "10♣ A♦ C♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Retour Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI Sküs X VIII |
        | Second  | 2♦ B♦ D♦ IX     |
        | Vorhand | XX IV XIV II    |
        | Vorhand | XV V XIII XIX   |
        | Dealer  | C♣ XVIII 8♣ D♣  |
        | Vorhand | I VII XVII XVI  |
        | Third   | 4♦ C♦ 4♥ 3♦     |
        | Dealer  | C♥ 3♥ 2♥ D♥     |
        | Third   | 7♣ D♠ B♥ K♣     |
        | Second  | K♦ K♥ B♠ 8♠     |
        | Second  | VI 9♠ 7♠ K♠     |
        | Second  | 9♣ B♣ 10♠ A♥    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 40
      And these items are scored:
        | item   | side      | outcome | announced | doubled by      |
        | Spiel  | declarer  | lost    | no        | Dealer, Vorhand |
        | Könige | opponents | won     | no        |                 |
      And "Spiel" brings the declarer -20 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand -25, Second +25, Third -25, Dealer +25"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-027
    @clause:KAR-BONUSES-005
    Example: A Rufer won at Kontra with a silent Pagat
      The Pagat takes the last trick without having been announced.
      Vorhand takes tricks 2, 4, 5, 6, 8, 9, 10, 11 and 12: face value 4 + 9 + 4 + 4 + 9 + 4 + 7 + 10 + 14 = 65; Second
      takes trick 3: face value 11; laid away 9♠ 1 + 8♠ 1 + B♦ 2 = 4. Together 43 cards of value 80: 80 − 43 × 2/3 = 51
      1/3.
      Third takes trick 1: face value 12; Dealer takes trick 7: face value 11; the half left lying XIV 1 + 4♥ 1 + XVI 1
      = 3. Together 11 cards of value 26: 26 − 11 × 2/3 = 18 2/3.
      For each of the declarer's side 5 × 2 + 5 = 15, two against two.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV I D♥ C♥ B♦ 9♠ 8♠"
      And Second holds "XIII VI V IV II K♥ D♦ C♦ 2♦ 10♠ C♣ B♣"
      And Third holds "Sküs XI IX VIII III A♥ 3♥ A♦ C♠ K♣ D♣ 7♣"
      And Dealer holds "XII X 2♥ K♦ 4♦ K♠ D♠ B♠ 7♠ 10♣ 9♣ 8♣"
      And the Talon is "B♥ 3♦ VII" and "XIV 4♥ XVI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ B♦"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II Sküs X   |
        | Third   | XI XII XX IV    |
        | Vorhand | D♥ K♥ 3♥ 2♥     |
        | Second  | B♣ K♣ 8♣ VII    |
        | Vorhand | XIX VI III 4♦   |
        | Vorhand | XVIII V VIII 7♠ |
        | Vorhand | 3♦ D♦ A♦ K♦     |
        | Dealer  | 10♣ XVII C♣ D♣  |
        | Vorhand | XV XIII IX 9♣   |
        | Vorhand | C♥ 2♦ A♥ B♠     |
        | Vorhand | B♥ C♦ 7♣ D♠     |
        | Vorhand | I 10♠ C♠ K♠     |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 51 1/3 Augen and the opponents have 18 2/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Pagat | declarer | won     | no        |            |
      And "Spiel" brings the declarer 10 points
      And "Pagat" brings the declarer 5 points
      And the payments are "Vorhand +15, Second +15, Third -15, Dealer -15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-015 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-003
    Example: A Rufer whose partner announces König Ultimo
      Third keeps the called König for the last trick, which his side takes.
      Vorhand takes tricks 2, 3, 4, 6, 8, 9, 10, 11 and 12: face value 11 + 8 + 8 + 6 + 8 + 6 + 5 + 5 + 15 = 72; Third
      takes trick 5: face value 4; laid away 7♠ 1 + D♣ 4 + D♦ 4 = 9. Together 43 cards of value 85: 85 − 43 × 2/3 = 56
      1/3.
      Second takes trick 7: face value 8; Dealer takes trick 1: face value 10; the half left lying IX 1 + XI 1 + 7♣ 1 =
      3. Together 11 cards of value 21: 21 − 11 × 2/3 = 13 2/3.
      For each of the declarer's side 5 + 5 × 2 = 15, two against two.
      Given Vorhand holds "Sküs XXI XVIII XVII XVI XV XIII III 2♦ K♠ 7♠ D♣"
      And Second holds "XIV XII V II 2♥ C♦ 4♦ C♠ B♠ 8♠ 9♣ 8♣"
      And Third holds "XX XIX X K♥ D♥ B♥ A♥ 3♥ A♦ 3♦ 9♠ C♣"
      And Dealer holds "VIII VII VI IV I C♥ 4♥ K♦ D♠ 10♠ B♣ 10♣"
      And the Talon is "D♦ K♣ B♦" and "IX XI 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "7♠ D♣ D♦"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 2♦ C♦ 3♦ K♦    |
        | Dealer  | D♠ K♠ 8♠ 9♠    |
        | Vorhand | XXI II X IV    |
        | Vorhand | Sküs V XIX VI  |
        | Vorhand | XV XII XX VII  |
        | Third   | 3♥ C♥ XVIII 2♥ |
        | Vorhand | XIII XIV A♦ I  |
        | Second  | B♠ D♥ 10♠ III  |
        | Vorhand | XVI 4♦ C♣ VIII |
        | Vorhand | XVII 8♣ B♥ 4♥  |
        | Vorhand | B♦ 9♣ A♥ 10♣   |
        | Vorhand | K♣ C♠ K♥ B♣    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 56 1/3 Augen and the opponents have 13 2/3
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "König ultimo" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third +15, Dealer -15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-015 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-013
    Example: A Rufer lost with the announced König Ultimo
      Vorhand announces it for her partner Third; the opponents take the last trick with the König in it.
      Vorhand takes tricks 2, 5, 7 and 8: face value 4 + 9 + 7 + 8 = 28; Third takes tricks 6 and 10: face value 8 + 8 =
      16; laid away 8♣ 1 + D♥ 4 + A♥ 1 = 6. Together 27 cards of value 50: 50 − 27 × 2/3 = 32.
      Second takes trick 4: face value 8; Dealer takes tricks 1, 3, 9, 11 and 12: face value 4 + 11 + 11 + 7 + 12 = 45;
      the half left lying XII 1 + XIX 1 + IV 1 = 3. Together 27 cards of value 56: 56 − 27 × 2/3 = 38.
      For each of the declarer's side −5 − 5 × 2 = −15, two against two.
      Given Vorhand holds "XVIII XVII XVI XV VII V D♥ A♥ B♦ 4♦ D♠ 10♠"
      And Second holds "XIII XI III K♥ C♥ 2♥ 3♥ C♦ A♦ 3♦ B♣ 9♣"
      And Third holds "Sküs XXI XIV II B♥ K♦ D♦ 8♠ 7♠ K♣ D♣ 7♣"
      And Dealer holds "XX X IX VIII VI I 4♥ C♠ B♠ 9♠ C♣ 10♣"
      And the Talon is "XII XIX IV" and "2♦ K♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "8♣ D♥ A♥"
      And Vorhand says "ich liege + König ultimo"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XV III II XX   |
        | Dealer  | VI XVI XI XIV  |
        | Vorhand | 4♦ 3♦ D♦ I     |
        | Dealer  | B♠ D♠ XIII 7♠  |
        | Second  | K♥ B♥ 4♥ VII   |
        | Vorhand | V 3♥ Sküs VIII |
        | Third   | D♣ 10♣ XVII 9♣ |
        | Vorhand | K♠ 2♥ 8♠ 9♠    |
        | Vorhand | B♦ C♦ K♦ IX    |
        | Dealer  | X XVIII A♦ XXI |
        | Third   | 7♣ C♣ 2♦ B♣    |
        | Dealer  | C♠ 10♠ C♥ K♣   |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 32 Augen and the opponents have 38
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | lost    | no        |
        | König ultimo | declarer | lost    | yes       |
      And "Spiel" brings the declarer -5 points
      And "König ultimo" brings the declarer -10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-017 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-002
    Example: A Rufer on the fourth König with all Könige announced
      Vorhand holds three Könige and calls the fourth without its suit; Dealer has it.
      Vorhand takes tricks 3, 4, 7, 9 and 10: face value 8 + 4 + 5 + 7 + 10 = 34; Dealer takes tricks 5, 6, 8, 11 and
      12: face value 4 + 12 + 8 + 7 + 12 = 43; laid away C♣ 3 + C♥ 3 + D♦ 4 = 10. Together 43 cards of value 87: 87 − 43
      × 2/3 = 58 1/3.
      Second takes trick 2: face value 8; Third takes trick 1: face value 8; the half left lying A♦ 1 + II 1 + X 1 = 3.
      Together 11 cards of value 19: 19 − 11 × 2/3 = 11 2/3.
      For each of the declarer's side 5 + 5 × 2 = 15, two against two.
      Given Vorhand holds "XX XIX XVIII XII IX K♥ K♦ D♦ K♠ 9♠ 7♠ C♣"
      And Second holds "XV XIV XI V I D♥ B♥ 3♥ 2♦ D♠ 10♣ 8♣"
      And Third holds "Sküs VI A♥ 2♥ 4♥ C♦ 4♦ C♠ 10♠ 8♠ 9♣ 7♣"
      And Dealer holds "XXI XVII XIII VIII IV III B♦ 3♦ B♠ K♣ D♣ B♣"
      And the Talon is "VII XVI C♥" and "A♦ II X"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the first half
      And Vorhand lays away "C♣ C♥ D♦"
      And Vorhand says "ich liege + Könige"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | VII XIV Sküs III |
        | Third   | 8♠ B♠ 7♠ D♠      |
        | Second  | 10♣ 7♣ K♣ IX     |
        | Vorhand | XX V VI IV       |
        | Vorhand | XII XV 4♦ XVII   |
        | Dealer  | XXI XVI I 4♥     |
        | Dealer  | B♣ XVIII 8♣ 9♣   |
        | Vorhand | K♥ 3♥ 2♥ VIII    |
        | Dealer  | D♣ XIX XI 10♠    |
        | Vorhand | K♦ 2♦ C♦ 3♦      |
        | Vorhand | 9♠ B♥ C♠ XIII    |
        | Dealer  | B♦ K♠ D♥ A♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 58 1/3 Augen and the opponents have 11 2/3
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "Könige" brings the declarer 10 points
      And the payments are "Vorhand +15, Second -15, Third -15, Dealer +15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-027 @clause:KAR-BONUSES-012
    Example: A Rufer played alone with the König of the Talon, and lost
      Vorhand takes the half with the called König and plays against three; her Pagat is beaten in the last trick.
      Vorhand takes tricks 1, 2, 4, 6, 8 and 10: face value 8 + 10 + 7 + 4 + 7 + 5 = 41; laid away 4♦ 1 + 10♠ 1 + 8♠ 1 =
      3. Together 27 cards of value 44: 44 − 27 × 2/3 = 26.
      Second takes trick 7: face value 11; Third takes trick 9: face value 4; Dealer takes tricks 3, 5, 11 and 12: face
      value 9 + 4 + 7 + 16 = 36; the half left lying C♠ 3 + D♠ 4 + D♣ 4 = 11. Together 27 cards of value 62: 62 − 27 ×
      2/3 = 44.
      With each of the three −5 × 2 − 5 = −15; for the declarer 3 × −15 = −45.
      Given Vorhand holds "XXI XX XVI XV XIV IX I 4♦ 10♠ 10♣ 9♣ 7♣"
      And Second holds "XIII XII VII 2♥ 3♥ 4♥ K♦ A♦ 2♦ 3♦ B♠ K♣"
      And Third holds "X VIII VI III II D♥ B♥ A♥ C♦ K♠ 7♠ B♣"
      And Dealer holds "Sküs XIX XVIII XVII XI V IV C♥ D♦ B♦ C♣ 8♣"
      And the Talon is "C♠ D♠ D♣" and "K♥ 8♠ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 10♠ 8♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI VII II XIX   |
        | Vorhand | K♥ 4♥ A♥ C♥      |
        | Vorhand | 9♠ B♠ 7♠ Sküs    |
        | Dealer  | B♦ XX 3♦ C♦      |
        | Vorhand | XVI XII III XVII |
        | Dealer  | XI XV XIII VI    |
        | Vorhand | 9♣ K♣ B♣ C♣      |
        | Second  | A♦ X D♦ XIV      |
        | Vorhand | 10♣ 3♥ VIII 8♣   |
        | Third   | B♥ IV IX 2♥      |
        | Vorhand | 7♣ 2♦ D♥ V       |
        | Dealer  | XVIII I K♦ K♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 26 Augen and the opponents have 44
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | lost    | no        |            |
      And "Spiel" brings the declarer -10 points
      And "Pagat" brings the declarer -5 points
      And the payments are "Vorhand -45, Second +15, Third +15, Dealer +15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-019 @clause:KAR-SETTLING-023 @clause:KAR-BONUSES-006
    Example: A Rufer played alone with the König of the Talon, and won with the Uhu
      Nobody is her partner, and the Uhu takes the eleventh trick.
      Vorhand takes tricks 1, 3, 4, 6, 7, 8, 10, 11 and 12: face value 8 + 9 + 4 + 8 + 8 + 7 + 10 + 7 + 8 = 69; laid
      away C♣ 3 + C♦ 3 + D♠ 4 = 10. Together 39 cards of value 79: 79 − 39 × 2/3 = 53.
      Second takes no trick; Third takes tricks 2 and 9: face value 8 + 10 = 18; Dealer takes trick 5: face value 5; the
      half left lying B♣ 2 + 4♦ 1 + 8♠ 1 = 4. Together 15 cards of value 27: 27 − 15 × 2/3 = 17.
      With each of the three 5 + 10 × 2 = 25; for the declarer 3 × 25 = 75.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV II C♦ D♠ 10♠ C♣"
      And Second holds "XII XI VI V I D♥ C♥ 2♥ D♦ A♦ D♣ 9♣"
      And Third holds "XXI VIII IV A♥ 4♥ B♦ 2♦ K♠ 7♠ 10♣ 8♣ 7♣"
      And Dealer holds "XIV XIII VII III B♥ 3♥ K♦ 3♦ C♠ B♠ 9♠ K♣"
      And the Talon is "K♥ X IX" and "B♣ 4♦ 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♣ C♦ D♠"
      And Vorhand says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs V IV III    |
        | Vorhand | XX VI XXI VII    |
        | Third   | A♥ B♥ K♥ 2♥      |
        | Vorhand | XIX XI VIII XIII |
        | Vorhand | IX XII B♦ XIV    |
        | Dealer  | K♦ XVIII A♦ 2♦   |
        | Vorhand | XVII I 7♠ 3♥     |
        | Vorhand | X D♣ 4♥ 3♦       |
        | Vorhand | 10♠ 9♣ K♠ C♠     |
        | Third   | 7♣ K♣ XV C♥      |
        | Vorhand | II D♥ 8♣ 9♠      |
        | Vorhand | XVI D♦ 10♣ B♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 17
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-027
    Example: A Rufer played alone that leaves the half with the König
      The called König counts for the opponents with the half that Vorhand leaves, and she wins all the same.
      Vorhand takes tricks 1, 2, 4, 6, 8, 9, 11 and 12: face value 4 + 8 + 4 + 7 + 14 + 4 + 11 + 5 = 57; laid away 9♠ 1
      + 4♥ 1 + 2♦ 1 = 3. Together 35 cards of value 60: 60 − 35 × 2/3 = 36 2/3.
      Second takes trick 10: face value 10; Third takes tricks 3 and 7: face value 8 + 9 = 17; Dealer takes trick 5:
      face value 11; the half left lying K♦ 5 + IV 1 + B♦ 2 = 8. Together 19 cards of value 46: 46 − 19 × 2/3 = 33 1/3.
      With each of the three 5 × 2 = 10; for the declarer 3 × 10 = 30.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XI 4♥ 2♦ 9♣"
      And Second holds "XII II I K♥ A♥ D♦ K♠ B♠ 8♠ B♣ 10♣ 7♣"
      And Third holds "XIII X IX VIII V D♥ C♥ B♥ 2♥ 3♥ 3♦ D♣"
      And Dealer holds "XIV VII VI III C♦ A♦ 4♦ D♠ C♠ 10♠ 7♠ K♣"
      And the Talon is "K♦ IV B♦" and "C♣ 8♣ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "9♠ 4♥ 2♦"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVII II V III    |
        | Vorhand | Sküs XII VIII VI |
        | Vorhand | XI I XIII VII    |
        | Third   | 3♥ XIV XIX A♥    |
        | Vorhand | 8♣ 10♣ D♣ K♣     |
        | Dealer  | 4♦ XVIII D♦ 3♦   |
        | Vorhand | C♣ 7♣ X D♠       |
        | Third   | C♥ 7♠ XXI K♥     |
        | Vorhand | XX 8♠ IX 10♠     |
        | Vorhand | 9♣ B♣ D♥ C♦      |
        | Second  | K♠ B♥ C♠ XVI     |
        | Vorhand | XV B♠ 2♥ A♦      |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 36 2/3 Augen and the opponents have 33 1/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      And "Spiel" brings the declarer 10 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-CALLING-006
    @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-026 @clause:KAR-SETTLING-023 @clause:KAR-BONUSES-018
    Example: A Rufer with an announced Valat that fails in one trick
      The points would be enough, but one trick is missing; the Trull that Vorhand held and announced is scored by
      itself.
      Vorhand takes tricks 3, 4, 5, 6, 7, 8, 9, 11 and 12: face value 12 + 8 + 4 + 8 + 4 + 5 + 8 + 8 + 10 = 67; Third
      takes tricks 1 and 2: face value 4 + 8 = 12; laid away D♥ 4 + C♦ 3 + B♦ 2 = 9. Together 47 cards of value 88: 88 −
      47 × 2/3 = 56 2/3.
      Second takes no trick; Dealer takes trick 10: face value 11; the half left lying V 1 + 9♣ 1 + K♣ 5 = 7. Together 7
      cards of value 18: 18 − 7 × 2/3 = 13 1/3.
      For each of the declarer's side −5 × 8 + 5 × 2 = −30, two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI I K♥ D♥ C♦ B♦"
      And Second holds "X IX VI III B♥ 2♥ D♦ 3♦ B♠ 7♠ D♣ C♣"
      And Third holds "XV XIV XIII XII XI C♥ A♥ 3♥ 4♥ A♦ K♠ 9♠"
      And Dealer holds "VII II K♦ 4♦ D♠ C♠ 10♠ 8♠ B♣ 10♣ 8♣ 7♣"
      And the Talon is "2♦ VIII IV" and "V 9♣ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♦ B♦"
      And Vorhand says "ich liege + Trull + Valat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | IV X XV II      |
        | Third   | XI VII I III    |
        | Third   | K♠ 8♠ XXI 7♠    |
        | Vorhand | Sküs VI XII 7♣  |
        | Vorhand | XX IX XIII 4♦   |
        | Vorhand | K♥ 2♥ 4♥ 8♣     |
        | Vorhand | XIX 3♦ XIV 10♠  |
        | Vorhand | XVIII B♠ 3♥ 10♣ |
        | Vorhand | XVI B♥ C♥ B♣    |
        | Vorhand | 2♦ D♦ A♦ K♦     |
        | Dealer  | C♠ VIII C♣ 9♠   |
        | Vorhand | XVII D♣ A♥ D♠   |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 56 2/3 Augen and the opponents have 13 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | yes       |
        | Valat | declarer | lost    | yes       |
      And "Trull" brings the declarer 10 points
      And "Valat" brings the declarer -40 points
      And the payments are "Vorhand -30, Second +30, Third -30, Dealer +30"

    @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-022
    @clause:KAR-SETTLING-025 @clause:KAR-SETTLING-027 @clause:KAR-BONUSES-010 @clause:KAR-BONUSES-011
    Example: A Rufer against which the opponents make a Valat
      The called König lay in the Talon, and Vorhand takes no trick at all.
      Vorhand takes no trick; laid away 2♥ 1 + 3♥ 1 + 4♥ 1 = 3. Together 3 cards of value 3: 3 − 3 × 2/3 = 1.
      Second takes tricks 1, 4 and 5: face value 12 + 4 + 4 = 20; Third takes tricks 6, 7, 9, 11 and 12: face value 6 +
      8 + 4 + 8 + 12 = 38; Dealer takes tricks 2, 3, 8 and 10: face value 11 + 5 + 7 + 11 = 34; the half left lying K♣ 5
      + C♦ 3 + C♥ 3 = 11. Together 51 cards of value 103: 103 − 51 × 2/3 = 69.
      With each of the three −5 × 4 × 2 − 5 − 5 = −50, as the Kontra to the game reaches the Valat; for the declarer 3 ×
      −50 = −150.
      Given Vorhand holds "IX VIII VI V III 2♥ 3♥ 4♥ 3♦ 4♦ 7♠ 7♣"
      And Second holds "Sküs XX XVII XIII I B♥ D♦ D♠ C♠ 9♠ D♣ 9♣"
      And Third holds "XIX XVIII XVI IV II D♥ 2♦ 10♠ 8♠ C♣ B♣ 10♣"
      And Dealer holds "XXI XV XIV XII XI VII K♥ A♥ K♦ K♠ B♠ 8♣"
      And the Talon is "K♣ C♦ C♥" and "X B♦ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 3♥ 4♥"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | III Sküs II XXI  |
        | Second  | D♦ 2♦ K♦ 4♦      |
        | Dealer  | B♠ 7♠ 9♠ 8♠      |
        | Dealer  | VII VIII XX IV   |
        | Second  | XVII XVI XI V    |
        | Second  | 9♣ C♣ 8♣ 7♣      |
        | Third   | XIX XII VI I     |
        | Third   | 10♣ XV IX D♣     |
        | Dealer  | XIV X XIII XVIII |
        | Third   | 10♠ K♠ 3♦ D♠     |
        | Dealer  | A♥ A♦ B♥ D♥      |
        | Third   | B♣ K♥ B♦ C♠      |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 1 Augen and the opponents have 69
      And these items are scored:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | lost    | no        | Second     |
        | Valat  | opponents | won     | no        |            |
        | Trull  | opponents | won     | no        |            |
        | Könige | opponents | won     | no        |            |
      And "Valat" brings the declarer -40 points
      And "Trull" brings the declarer -5 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand -150, Second +50, Third +50, Dealer +50"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-019 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-006
    Example: A Rufer of the player who was handed the Vorhand
      Vorhand has all four Könige and hands on; Second leads, calls one of them, and the giver is her partner.
      Vorhand takes no trick; Second takes tricks 2, 3, 4, 6, 7, 9, 11 and 12: face value 11 + 4 + 8 + 4 + 7 + 5 + 11 +
      11 = 61; laid away 8♠ 1 + 9♠ 1 + D♦ 4 = 6. Together 35 cards of value 67: 67 − 35 × 2/3 = 43 2/3.
      Third takes no trick; Dealer takes tricks 1, 5, 8 and 10: face value 12 + 6 + 4 + 11 = 33; the half left lying B♥
      2 + C♥ 3 + III 1 = 6. Together 19 cards of value 39: 39 − 19 × 2/3 = 26 1/3.
      For each of the declarer's side 5 + 10 × 2 = 25, two against two.
      Given Vorhand holds "XVI X K♥ K♦ B♦ 2♦ 4♦ K♠ D♠ 7♠ K♣ 7♣"
      And Second holds "XXI XX XIX XVIII XVII XV XI II A♦ 8♠ D♣ 9♣"
      And Third holds "XIII IX VIII A♥ 2♥ 4♥ C♦ 3♦ B♠ 10♠ B♣ 8♣"
      And Dealer holds "Sküs XIV XII VII VI V IV I D♥ 3♥ C♠ 10♣"
      And the Talon is "C♣ D♦ 9♠" and "B♥ C♥ III"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Rufer"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "8♠ 9♠ D♦"
      And Second says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader | cards           |
        | Second | XXI VIII Sküs X |
        | Dealer | D♥ K♥ XX 2♥     |
        | Second | XIX IX IV XVI   |
        | Second | XVIII XIII V K♦ |
        | Second | A♦ C♦ VII 4♦    |
        | Dealer | 3♥ 7♠ XVII 4♥   |
        | Second | D♣ 8♣ 10♣ 7♣    |
        | Second | XI 3♦ XIV 2♦    |
        | Dealer | VI B♦ XV 10♠    |
        | Second | C♣ B♣ XII K♣    |
        | Dealer | I D♠ II A♥      |
        | Second | 9♣ B♠ C♠ K♠     |
      Then the contract is Rufer and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 43 2/3 Augen and the opponents have 26 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer 20 points
      And the payments are "Vorhand +25, Second +25, Third -25, Dealer -25"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-016 @clause:KAR-SETTLING-027
    @clause:KAR-SESSIONS-006
    Example: A Rufer lost with exactly half of the points, in a deal that counts double
      35 to 35 is lost.
      Vorhand takes tricks 5, 9, 11 and 12: face value 4 + 12 + 5 + 10 = 31; Dealer takes tricks 2 and 4: face value 6 +
      11 = 17; laid away C♠ 3 + 8♣ 1 + 10♣ 1 = 5. Together 27 cards of value 53: 53 − 27 × 2/3 = 35.
      Second takes tricks 1 and 6: face value 12 + 8 = 20; Third takes tricks 3, 7, 8 and 10: face value 7 + 12 + 4 + 4
      = 27; the half left lying X 1 + D♥ 4 + 8♠ 1 = 6. Together 27 cards of value 53: 53 − 27 × 2/3 = 35.
      For each of the declarer's side (−5 × 2 − 5) × 2 = −30, two against two.
      Given the deal counts double
      And Vorhand holds "XX XIX XVIII XV XIV V 2♥ 4♥ D♦ 4♦ C♠ 8♣"
      And Second holds "Sküs XXI VIII II C♥ B♦ A♦ K♠ B♠ 10♠ 9♠ D♣"
      And Third holds "XVII XVI IX IV III I B♥ A♥ K♦ 2♦ B♣ 7♣"
      And Dealer holds "XIII XII XI VII K♥ C♦ 3♦ D♠ 7♠ K♣ C♣ 9♣"
      And the Talon is "10♣ VI 3♥" and "X D♥ 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      And Vorhand lays away "C♠ 8♣ 10♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX Sküs I VII     |
        | Second  | A♦ 2♦ C♦ 4♦       |
        | Dealer  | D♠ V 9♠ IX        |
        | Third   | B♥ K♥ 4♥ C♥       |
        | Dealer  | XIII XIX VIII III |
        | Vorhand | XVIII XXI XVII XI |
        | Second  | B♦ K♦ 3♦ D♦       |
        | Third   | XVI XII VI II     |
        | Third   | B♣ K♣ XIV D♣      |
        | Vorhand | 3♥ 10♠ A♥ 7♠      |
        | Third   | IV 9♣ XV B♠       |
        | Vorhand | 2♥ K♠ 7♣ C♣       |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Third      |
        | Trull | opponents | won     | no        |            |
      And "Spiel" brings the declarer -20 points
      And "Trull" brings the declarer -10 points
      And the payments are "Vorhand -30, Second +30, Third +30, Dealer -30"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-017 @clause:KAR-SETTLING-028
    @clause:KAR-BONUSES-002
    Scenario Outline: A Rufer lost at Retour, wherever the dealer sits
      The called König of Third falls to the opponents like the other three.
      Vorhand takes tricks 2, 3 and 5: face value 8 + 4 + 9 = 21; Third takes tricks 6, 8 and 12: face value 8 + 9 + 5 =
      22; laid away 10♣ 1 + A♦ 1 + C♠ 3 = 5. Together 27 cards of value 48: 48 − 27 × 2/3 = 30.
      Second takes tricks 1, 9, 10 and 11: face value 12 + 12 + 13 + 8 = 45; Dealer takes tricks 4 and 7: face value 4 +
      6 = 10; the half left lying XII 1 + III 1 + XI 1 = 3. Together 27 cards of value 58: 58 − 27 × 2/3 = 40.
      For each of the declarer's side −5 × 4 − 5 = −25, two against two.
      Given the dealer is at seat <seat>
      And Vorhand holds "XXI XX XVIII XV IX I A♥ 4♥ A♦ K♠ C♠ 10♣"
      And Second holds "Sküs VII VI V IV 2♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣"
      And Third holds "XVII XIV XIII X K♥ D♥ B♦ 4♦ 9♠ D♣ B♣ 7♣"
      And Dealer holds "XIX XVI VIII II C♥ D♦ C♦ D♠ B♠ 10♠ 7♠ C♣"
      And the Talon is "B♥ 8♠ 3♥" and "XII III XI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "10♣ A♦ C♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Retour Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI Sküs X VIII |
        | Second  | 2♦ B♦ D♦ IX     |
        | Vorhand | XX IV XIV II    |
        | Vorhand | XV V XIII XIX   |
        | Dealer  | C♣ XVIII 8♣ D♣  |
        | Vorhand | I VII XVII XVI  |
        | Third   | 4♦ C♦ 4♥ 3♦     |
        | Dealer  | C♥ 3♥ 2♥ D♥     |
        | Third   | 7♣ D♠ B♥ K♣     |
        | Second  | K♦ K♥ B♠ 8♠     |
        | Second  | VI 9♠ 7♠ K♠     |
        | Second  | 9♣ B♣ 10♠ A♥    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the deal is over
      And the cards laid away are "10♣ A♦ C♠"
      And the declarer's side has 30 Augen and the opponents have 40
      And these items are scored:
        | item   | side      | outcome | announced | doubled by      |
        | Spiel  | declarer  | lost    | no        | Dealer, Vorhand |
        | Könige | opponents | won     | no        |                 |
      And "Spiel" brings the declarer -20 points
      And "Könige" brings the declarer -5 points
      And the payments are "Vorhand -25, Second +25, Third -25, Dealer +25"
      And the called König is "K♥"
      And these lines are settled:
        | item   | side      | brings | against |
        | Spiel  | declarer  | -20    |         |
        | Könige | opponents | -5     |         |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KAR-SETTLING-041
  Rule: A Rufer that is not played is settled as won and without any bonus: declarer and partner are paid its price

    @clause:KAR-SETTLING-002 @clause:KAR-SETTLING-042 @clause:KAR-ANNOUNCING-016
    Example: A Rufer that nobody wants to play
      Nothing is announced and nothing doubled: no card is played, and Dealer shows the called König.
      For each of the declarer's side 5, two against two.
      Given Vorhand holds "XXI XX XIX XVIII XVII XIV I 3♦ 10♠ K♣ D♣ 8♣"
      And Second holds "Sküs XV XI IX C♥ A♥ 4♥ D♦ B♦ 4♦ K♠ C♣"
      And Third holds "XIII XII VII V II K♥ C♦ A♦ 2♦ B♣ 10♣ 7♣"
      And Dealer holds "VI IV D♥ B♥ 2♥ 3♥ K♦ D♠ C♠ 9♠ 8♠ 9♣"
      And the Talon is "VIII XVI 7♠" and "X III B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "3♦ 10♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And Vorhand holds exactly "XXI XX XIX XVIII XVII XVI XIV VIII I K♣ D♣ 8♣"
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"
      And "Spiel" brings the declarer 5 points

  @clause:KAR-SETTLING-043
  Rule: Paying for a Rufer whose König lies in the Talon costs 5 to each of the three others

    @clause:KAR-CALLING-011
    Example: A Rufer that is paid
      The called König lies in the second half of the Talon, and Vorhand would rather pay.
      5 to each of three: 15.
      Given Vorhand holds "XXI XX XVI XV XIV IX I 4♦ 10♠ 10♣ 9♣ 7♣"
      And Second holds "XIII XII VII 2♥ 3♥ 4♥ K♦ A♦ 2♦ 3♦ B♠ K♣"
      And Third holds "X VIII VI III II D♥ B♥ A♥ C♦ K♠ 7♠ B♣"
      And Dealer holds "Sküs XIX XVIII XVII XI V IV C♥ D♦ B♦ C♣ 8♣"
      And the Talon is "C♠ D♠ D♣" and "K♥ 8♠ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand pays for the game
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @clause:KAR-CALLING-011 @clause:KAR-SESSIONS-006
    Example: A Rufer that is paid in a deal that counts double
      The called König lies in the first half of the Talon.
      5 × 2 = 10 to each of three: 30.
      Given the deal counts double
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV II C♦ D♠ 10♠ C♣"
      And Second holds "XII XI VI V I D♥ C♥ 2♥ D♦ A♦ D♣ 9♣"
      And Third holds "XXI VIII IV A♥ 4♥ B♦ 2♦ K♠ 7♠ 10♣ 8♣ 7♣"
      And Dealer holds "XIV XIII VII III B♥ 3♥ K♦ 3♦ C♠ B♠ 9♠ K♣"
      And the Talon is "K♥ X IX" and "B♣ 4♦ 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"
