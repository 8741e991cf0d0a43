Feature: Whole deals: Farbensolo
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-010
  Rule: A Farbensolo counts 25

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-014 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-038
    @clause:KAR-BONUSES-002 @clause:KAR-BONUSES-020
    Example: A Farbensolo won with announced Könige
      The Trull of the opponents does not count in a Farbensolo.
      Vorhand takes tricks 1, 2, 5, 6, 7, 8 and 9: face value 8 + 9 + 8 + 8 + 7 + 9 + 8 = 57. Together 28 cards of value
      57: 57 − 28 × 2/3 = 38 1/3.
      Second takes trick 3: face value 14; Third takes tricks 10, 11 and 12: face value 8 + 10 + 5 = 23; Dealer takes
      trick 4: face value 5; the Talon XV 1 + 8♣ 1 + 7♣ 1 + A♥ 1 + B♦ 2 + VIII 1 = 7. Together 26 cards of value 49: 49
      − 26 × 2/3 = 31 2/3.
      With each of the three 25 + 5 × 2 × 2 = 45; for the declarer 3 × 45 = 135.
      Given Vorhand holds "XVI X IX K♥ D♥ 3♥ K♦ D♦ K♠ D♠ K♣ C♣"
      And Second holds "XIX XIII VI I C♥ 2♥ 4♦ B♠ 10♠ 7♠ D♣ 10♣"
      And Third holds "XXI XIV VII IV 4♥ C♦ A♦ 2♦ 3♦ C♠ B♣ 9♣"
      And Dealer holds "Sküs XX XVIII XVII XII XI V III II B♥ 9♠ 8♠"
      And the Talon is "XV 8♣ 7♣" and "A♥ B♦ VIII"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Könige"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ 10♣ 9♣ II    |
        | Vorhand | D♠ 7♠ C♠ 8♠     |
        | Vorhand | C♣ D♣ B♣ Sküs   |
        | Second  | 2♥ 4♥ B♥ 3♥     |
        | Dealer  | 9♠ K♠ 10♠ IV    |
        | Vorhand | K♦ 4♦ 3♦ III    |
        | Vorhand | D♦ VI 2♦ V      |
        | Vorhand | D♥ C♥ VII XI    |
        | Vorhand | K♥ XIII XIV XII |
        | Vorhand | IX XIX XXI XVII |
        | Third   | C♦ XVIII X I    |
        | Third   | A♦ XX XVI B♠    |
      Then the contract is Farbensolo and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 38 1/3 Augen and the opponents have 31 2/3
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      And "Spiel" brings the declarer 25 points
      And "Könige" brings the declarer 20 points
      And the payments are "Vorhand +135, Second -45, Third -45, Dealer -45"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-014 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-027
    @clause:KAR-BONUSES-020
    Example: A Farbensolo lost at Kontra
      One Kontra binds all three; neither Trull nor Uhu of the opponents counts.
      Second takes tricks 8, 9, 10, 11 and 12: face value 8 + 8 + 7 + 7 + 7 = 37. Together 20 cards of value 37: 37 − 20
      × 2/3 = 23 2/3.
      Vorhand takes tricks 1, 3, 4, 5 and 7: face value 7 + 10 + 12 + 5 + 6 = 40; Third takes no trick; Dealer takes
      tricks 2 and 6: face value 8 + 10 = 18; the Talon 8♠ 1 + 10♠ 1 + 9♠ 1 + Sküs 5 + VII 1 + B♦ 2 = 11. Together 34
      cards of value 69: 69 − 34 × 2/3 = 46 1/3.
      With each of the three −25 × 2 = −50; for the declarer 3 × −50 = −150.
      Given Vorhand holds "X III II 3♥ C♦ 4♦ B♠ 7♠ K♣ D♣ C♣ B♣"
      And Second holds "XVIII IV K♥ D♥ C♥ B♥ A♥ 4♥ K♠ D♠ C♠ 7♣"
      And Third holds "XVI XIV XIII XII VI V I 2♥ A♦ 2♦ 3♦ 9♣"
      And Dealer holds "XXI XX XIX XVII XV XI IX VIII K♦ D♦ 10♣ 8♣"
      And the Talon is "8♠ 10♠ 9♠" and "Sküs VII B♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♣ 7♣ 9♣ 10♣    |
        | Vorhand | 4♦ IV 3♦ K♦     |
        | Dealer  | 8♣ C♣ XVIII I   |
        | Vorhand | K♣ 4♥ V XXI     |
        | Vorhand | B♣ A♥ XIII VIII |
        | Vorhand | C♦ B♥ 2♦ D♦     |
        | Dealer  | IX X C♥ VI      |
        | Vorhand | 7♠ K♠ XII XI    |
        | Second  | K♥ 2♥ XV 3♥     |
        | Second  | C♠ XIV XX B♠    |
        | Second  | D♠ XVI XVII II  |
        | Second  | D♥ A♦ XIX III   |
      Then the contract is Farbensolo and Second is the declarer
      And it is nobody's turn
      And the declarer's side has 23 2/3 Augen and the opponents have 46 1/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      And "Spiel" brings the declarer -50 points
      And the payments are "Vorhand +50, Second -150, Third +50, Dealer +50"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-014 @clause:KAR-SETTLING-040 @clause:KAR-BONUSES-020
    Example: A Farbensolo that Vorhand holds and wins
      Second bid it first. The Trull in Vorhand's tricks brings nothing, and the Pagat in the last trick costs nothing.
      Vorhand takes tricks 1, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 10 + 8 + 6 + 8 + 5 + 11 + 7 + 8 + 7 +
      10 = 88. Together 44 cards of value 88: 88 − 44 × 2/3 = 58 2/3.
      Second takes no trick; Third takes trick 2: face value 11; Dealer takes no trick; the Talon 4♥ 1 + A♦ 1 + XIV 1 +
      B♠ 2 + 8♠ 1 + 7♠ 1 = 7. Together 10 cards of value 18: 18 − 10 × 2/3 = 11 1/3.
      With each of the three 25; for the declarer 3 × 25 = 75.
      Given Vorhand holds "XIX K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ K♠ D♠ D♣"
      And Second holds "XXI XVI XV XIII IX VII IV II I 3♥ C♠ 10♣"
      And Third holds "XX XVIII XII X VI V B♦ 2♦ 3♦ 10♠ 9♠ K♣"
      And Dealer holds "Sküs XVII XI VIII III 2♥ 4♦ C♣ B♣ 9♣ 8♣ 7♣"
      And the Talon is "4♥ A♦ XIV" and "B♠ 8♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Gut!, Dealer Gut!, Vorhand Farbensolo, Second Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♦ XV 3♦ 4♦    |
        | Vorhand | D♣ 10♣ K♣ 8♣   |
        | Third   | 10♠ XVII K♠ C♠ |
        | Vorhand | K♥ 3♥ V 2♥     |
        | Vorhand | C♥ II VI III   |
        | Vorhand | A♥ IX X Sküs   |
        | Vorhand | B♥ IV XII VIII |
        | Vorhand | D♠ XXI 9♠ XI   |
        | Vorhand | C♦ VII 2♦ B♣   |
        | Vorhand | D♦ XIII B♦ 7♣  |
        | Vorhand | D♥ XVI XX 9♣   |
        | Vorhand | XIX I XVIII C♣ |
      Then the contract is Farbensolo and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 58 2/3 Augen and the opponents have 11 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 25 points
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-014 @clause:KAR-SETTLING-040 @clause:KAR-SESSIONS-006
    Example: A Farbensolo over a Sechser-Dreier, lost in a deal that counts double
      Vorhand leads; Dealer outbids her Sechser-Dreier.
      Dealer takes tricks 1, 3 and 4: face value 7 + 11 + 6 = 24. Together 12 cards of value 24: 24 − 12 × 2/3 = 16.
      Vorhand takes trick 2: face value 5; Second takes tricks 5, 6 and 7: face value 11 + 4 + 7 = 22; Third takes
      tricks 8, 9, 10, 11 and 12: face value 4 + 12 + 7 + 12 + 14 = 49; the Talon 7♠ 1 + XVI 1 + 10♠ 1 + XIV 1 + XIX 1 +
      3♦ 1 = 6. Together 42 cards of value 82: 82 − 42 × 2/3 = 54.
      With each of the three −25 × 2 = −50; for the declarer 3 × −50 = −150.
      Given the deal counts double
      And Vorhand holds "XII XI IX VII VI II B♥ C♦ 2♦ 4♦ B♠ C♣"
      And Second holds "XVII XV X III I 2♥ 3♥ D♦ 8♠ K♣ D♣ 10♣"
      And Third holds "Sküs XXI XX XVIII V 4♥ B♦ A♦ 9♠ B♣ 9♣ 7♣"
      And Dealer holds "XIII VIII IV K♥ D♥ C♥ A♥ K♦ K♠ D♠ C♠ 8♣"
      And the Talon is "7♠ XVI 10♠" and "XIV XIX 3♦"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Farbensolo, Vorhand Gut!"
      And Dealer says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | B♠ 8♠ 9♠ C♠        |
        | Dealer  | A♥ B♥ 3♥ 4♥        |
        | Vorhand | 2♦ D♦ A♦ K♦        |
        | Dealer  | C♥ II 2♥ V         |
        | Dealer  | 8♣ C♣ K♣ B♣        |
        | Second  | 10♣ 7♣ IV VI       |
        | Second  | D♣ 9♣ VIII VII     |
        | Second  | XVII XVIII XIII IX |
        | Third   | B♦ D♥ 4♦ I         |
        | Third   | XX D♠ XI III       |
        | Third   | Sküs K♥ XII X      |
        | Third   | XXI K♠ C♦ XV       |
      Then the contract is Farbensolo and Dealer is the declarer
      And it is nobody's turn
      And the declarer's side has 16 Augen and the opponents have 54
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -50 points
      And the payments are "Vorhand +50, Second +50, Third +50, Dealer -150"
