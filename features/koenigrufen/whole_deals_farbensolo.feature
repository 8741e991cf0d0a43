Feature: Whole deals: Farbensolo
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-009
  Rule: The game of a Farbensolo counts 6 points

    @clause:KOE-COUNTING-014 @clause:KOE-COUNTING-027 @clause:KOE-CALLING-019 @clause:KOE-SETTLING-048
    Example: A Farbensolo won
      The declarer leads. Trumps take nothing but tricks to which a trump was led. 6 from each of the three.
      Second takes tricks 1, 4, 5, 6, 7, 8, 9, 10 and 11: face value 8 + 9 + 7 + 12 + 8 + 4 + 9 + 4 + 7 = 68. 36 cards of 68, so 68 − 12 × 2 = 44.
      Vorhand takes trick 12: face value 6; Third takes tricks 2 and 3: face value 7 + 8 = 15; the Stock XIII 1 + 7♠ 1 + D♣ 4 + Sküs 5 + XXI 5 + A♦ 1 = 17.
      Together 18 cards of 38, so 38 − 6 × 2 = 26.
      With each of the three 6; for the declarer 3 × 6 = 18.
      Given Vorhand holds "XX XIX XVII XVI XIV VII VI IV 2♥ 3♦ 10♠ 10♣"
      And Second holds "XVIII K♥ D♥ C♥ A♥ K♦ D♦ K♠ D♠ B♠ 9♠ 7♣"
      And Third holds "XI IX VIII II I 4♥ 2♦ 4♦ C♠ K♣ C♣ B♣"
      And Dealer holds "XV XII X V III B♥ 3♥ C♦ B♦ 8♠ 9♣ 8♣"
      And the Talon is "XIII 7♠ D♣" and "Sküs XXI A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | K♥ 4♥ 3♥ 2♥    |
        | Second | B♠ C♠ 8♠ 10♠   |
        | Third  | K♣ 8♣ 10♣ 7♣   |
        | Third  | 2♦ C♦ 3♦ D♦    |
        | Second | D♠ VIII V VI   |
        | Second | K♠ I III VII   |
        | Second | D♥ IX B♥ IV    |
        | Second | A♥ XI X XIV    |
        | Second | K♦ 4♦ B♦ XVI   |
        | Second | 9♠ II XII XVII |
        | Second | C♥ B♣ XV XIX   |
        | Second | XVIII C♣ 9♣ XX |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 26
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 6 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-014 @clause:KOE-COUNTING-027 @clause:KOE-CALLING-019
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    Example: A Farbensolo lost with Kontra
      6 × 2 = 12 to each of the three. A Trull, if anybody has it, counts nothing here.
      Second takes tricks 1, 2, 3, 4, 5, 6 and 7: face value 9 + 10 + 5 + 6 + 7 + 7 + 9 = 53. 28 cards of 53, so 53 − 9 × 2 − 1 = 34.
      Vorhand takes tricks 9, 10, 11 and 12: face value 7 + 10 + 8 + 8 = 33; Third takes trick 8: face value 10; the Stock IX 1 + D♠ 4 + B♣ 2 + VIII 1 + 7♠
      1 + 9♣ 1 = 10.
      Together 26 cards of 53, so 53 − 8 × 2 − 1 = 36.
      With each of the three −12; for the declarer 3 × −12 = −36.
      Given the dealer is at seat 0
      And Vorhand holds "XV XI III II B♥ C♦ B♠ K♣ D♣ C♣ 8♣ 7♣"
      And Second holds "XVIII X VII K♥ D♥ C♥ K♦ D♦ B♦ A♦ K♠ 9♠"
      And Third holds "Sküs XXI XX XIV XII I A♥ 4♥ 2♦ C♠ 8♠ 10♣"
      And Dealer holds "XIX XVII XVI XIII VI V IV 2♥ 3♥ 3♦ 4♦ 10♠"
      And the Talon is "IX D♠ B♣" and "VIII 7♠ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the announcing goes "Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards             |
        | Second  | K♥ 4♥ 3♥ B♥       |
        | Second  | K♦ 2♦ 4♦ C♦       |
        | Second  | B♦ XII 3♦ XI      |
        | Second  | C♥ A♥ 2♥ II       |
        | Second  | D♥ XIV V III      |
        | Second  | D♦ XX IV XV       |
        | Second  | K♠ 8♠ 10♠ B♠      |
        | Second  | 9♠ C♠ XIII K♣     |
        | Third   | 10♣ VI D♣ VII     |
        | Vorhand | C♣ X I XVI        |
        | Vorhand | 7♣ XVIII XXI XVII |
        | Vorhand | 8♣ A♦ Sküs XIX    |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 34 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      And "Spiel" brings the declarer -12 points
      And the payments are "Vorhand +12, Second -36, Third +12, Dealer +12"

    @clause:KOE-COUNTING-014 @clause:KOE-COUNTING-027 @clause:KOE-CALLING-019 @clause:KOE-SETTLING-048
    Scenario Outline: A Farbensolo won, wherever the dealer sits
      The declarer leads. Trumps take nothing but tricks to which a trump was led. 6 from each of the three.
      Second takes tricks 1, 4, 5, 6, 7, 8, 9, 10 and 11: face value 8 + 9 + 7 + 12 + 8 + 4 + 9 + 4 + 7 = 68. 36 cards
      of 68, so 68 − 12 × 2 = 44.
      Vorhand takes trick 12: face value 6; Third takes tricks 2 and 3: face value 7 + 8 = 15; the Stock XIII 1 + 7♠ 1 +
      D♣ 4 + Sküs 5 + XXI 5 + A♦ 1 = 17.
      Together 18 cards of 38, so 38 − 6 × 2 = 26.
      With each of the three 6; for the declarer 3 × 6 = 18.
      Given the dealer is at seat <seat>
      And Vorhand holds "XX XIX XVII XVI XIV VII VI IV 2♥ 3♦ 10♠ 10♣"
      And Second holds "XVIII K♥ D♥ C♥ A♥ K♦ D♦ K♠ D♠ B♠ 9♠ 7♣"
      And Third holds "XI IX VIII II I 4♥ 2♦ 4♦ C♠ K♣ C♣ B♣"
      And Dealer holds "XV XII X V III B♥ 3♥ C♦ B♦ 8♠ 9♣ 8♣"
      And the Talon is "XIII 7♠ D♣" and "Sküs XXI A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | K♥ 4♥ 3♥ 2♥    |
        | Second | B♠ C♠ 8♠ 10♠   |
        | Third  | K♣ 8♣ 10♣ 7♣   |
        | Third  | 2♦ C♦ 3♦ D♦    |
        | Second | D♠ VIII V VI   |
        | Second | K♠ I III VII   |
        | Second | D♥ IX B♥ IV    |
        | Second | A♥ XI X XIV    |
        | Second | K♦ 4♦ B♦ XVI   |
        | Second | 9♠ II XII XVII |
        | Second | C♥ B♣ XV XIX   |
        | Second | XVIII C♣ 9♣ XX |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And the declarer's side has 44 Augen and the opponents have 26
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 6 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"
      And these tricks have been taken:
        | leader | cards          | winner  |
        | Second | K♥ 4♥ 3♥ 2♥    | Second  |
        | Second | B♠ C♠ 8♠ 10♠   | Third   |
        | Third  | K♣ 8♣ 10♣ 7♣   | Third   |
        | Third  | 2♦ C♦ 3♦ D♦    | Second  |
        | Second | D♠ VIII V VI   | Second  |
        | Second | K♠ I III VII   | Second  |
        | Second | D♥ IX B♥ IV    | Second  |
        | Second | A♥ XI X XIV    | Second  |
        | Second | K♦ 4♦ B♦ XVI   | Second  |
        | Second | 9♠ II XII XVII | Second  |
        | Second | C♥ B♣ XV XIX   | Second  |
        | Second | XVIII C♣ 9♣ XX | Vorhand |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-BONUSES-002
  Rule: In a Farbensolo no Bonus but Valat is scored

    @clause:KOE-SETTLING-009 @clause:KOE-COUNTING-014 @clause:KOE-COUNTING-027 @clause:KOE-CALLING-019
    @clause:KOE-SETTLING-048
    Example: A Farbensolo won in which the whole Trull brings nothing
      The declarer wins Sküs, XXI and I: only the game's 6 are scored.
      Vorhand takes tricks 1, 2, 3, 5, 6, 7, 8, 10, 11 and 12: face value 6 + 8 + 8 + 10 + 8 + 8 + 12 + 8 + 6 + 8 = 82. 40 cards of 82, so 82 − 13 × 2 − 1 =
      55.
      Second takes trick 9: face value 5; Dealer takes trick 4: face value 9; the Stock VIII 1 + 4♥ 1 + 7♠ 1 + X 1 + K♣ 5 + 9♣ 1 = 10.
      Together 14 cards of 24, so 24 − 4 × 2 − 1 = 15.
      With each of the three 6; for the declarer 3 × 6 = 18.
      Given Vorhand holds "Sküs XXI K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ 10♣ 8♣"
      And Second holds "XIX XIII XII VI IV B♥ A♥ 3♦ 4♦ 10♠ C♣ B♣"
      And Third holds "XX XVIII XVI XI VII 2♥ B♦ A♦ 2♦ C♠ 9♠ 7♣"
      And Dealer holds "XVII XV XIV IX V III II I 3♥ B♠ 8♠ D♣"
      And the Talon is "VIII 4♥ 7♠" and "X K♣ 9♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♥ A♥ 2♥ 3♥      |
        | Vorhand | D♠ 10♠ 9♠ B♠     |
        | Vorhand | D♥ B♥ VII V      |
        | Vorhand | 10♣ C♣ 7♣ D♣     |
        | Dealer  | 8♠ K♠ VI C♠      |
        | Vorhand | K♦ 4♦ 2♦ IX      |
        | Vorhand | D♦ 3♦ B♦ XIV     |
        | Vorhand | K♥ XII XX I      |
        | Vorhand | 8♣ B♣ XI XV      |
        | Second  | XIX XVI III XXI  |
        | Vorhand | C♦ XIII A♦ XVII  |
        | Vorhand | Sküs IV XVIII II |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 15
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 6 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-BONUSES-042
  Rule: In a Farbensolo Valat is scored, and it is not doubled

    @clause:KOE-SETTLING-009 @clause:KOE-COUNTING-014 @clause:KOE-COUNTING-027 @clause:KOE-CALLING-019
    @clause:KOE-SETTLING-033 @clause:KOE-BONUSES-037 @clause:KOE-BONUSES-040 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Farbensolo with a silent Valat
      Twelve tricks from the top. Game 6, Valat 4 × 6 = 24, from each of the three.
      Dealer takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 4 + 7 + 5 + 12 + 8 + 8 + 8 + 10 + 6 + 9 + 10 + 13 = 100; the Stock XI 1 +
      VIII 1 + 8♠ 1 + 2♦ 1 + 7♠ 1 + 9♣ 1 = 6.
      Together 54 cards of 106, so 106 − 18 × 2 = 70.
      The opponents have no card at all: 0.
      With each of the three 6 + 24 = 30; for the declarer 3 × 30 = 90.
      Given Vorhand holds "XVIII XVI XV II I 4♥ D♦ A♦ 3♦ B♠ B♣ 8♣"
      And Second holds "XIX XIV XIII XII X IX VII III 2♥ C♦ 9♠ D♣"
      And Third holds "XVII VI V IV 3♥ K♦ B♦ 4♦ 10♠ C♣ 10♣ 7♣"
      And Dealer holds "Sküs XXI XX K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ K♣"
      And the Talon is "XI VIII 8♠" and "2♦ 7♠ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Farbensolo, Vorhand Weiter, Second Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Dealer | A♥ 4♥ 2♥ 3♥    |
        | Dealer | D♥ XV VII IV   |
        | Dealer | B♥ XVI IX VI   |
        | Dealer | K♣ B♣ D♣ 7♣    |
        | Dealer | D♠ B♠ 9♠ 10♠   |
        | Dealer | K♥ XVIII III V |
        | Dealer | K♠ II X XVII   |
        | Dealer | C♠ I XII 10♣   |
        | Dealer | C♥ 8♣ XIII 4♦  |
        | Dealer | XXI 3♦ XIV B♦  |
        | Dealer | Sküs A♦ XIX C♣ |
        | Dealer | XX D♦ C♦ K♦    |
      Then the contract is Farbensolo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      And "Spiel" brings the declarer 6 points
      And "Valat" brings the declarer 24 points
      And the payments are "Vorhand -30, Second -30, Third -30, Dealer +90"
