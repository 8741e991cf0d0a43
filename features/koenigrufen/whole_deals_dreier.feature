Feature: Whole deals: Dreier, Sechserdreier and Solo Dreier
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-007
  Rule: The game of a Dreier counts 4 points

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-016
    @clause:KOE-SETTLING-048
    Example: A Dreier won with exactly 36 Augen
      36 are enough: 4 from each of the three.
      Vorhand takes tricks 1, 3, 5, 7, 10 and 12: face value 8 + 9 + 10 + 9 + 6 + 9 = 51; laid away A♥ 1 + A♦ 1 + 9♠ 1 = 3.
      Together 27 cards of 54, so 54 − 9 × 2 = 36.
      Second takes tricks 2, 4 and 9: face value 12 + 6 + 8 = 26; Dealer takes tricks 6, 8 and 11: face value 4 + 8 + 7 = 19; the set left lying VIII 1 + 3♥
      1 + K♦ 5 = 7.
      Together 27 cards of 52, so 52 − 9 × 2 = 34.
      With each of the three 4; for the declarer 3 × 4 = 12.
      Given Vorhand holds "Sküs XX XIX XVII XV XII X D♦ C♦ A♦ 9♠ D♣"
      And Second holds "XXI XVIII XIII VII III II D♥ 2♥ K♠ 8♠ C♣ B♣"
      And Third holds "XI I C♥ B♥ 2♦ D♠ C♠ 10♠ 7♠ 10♣ 8♣ 7♣"
      And Dealer holds "XVI XIV IX VI V IV K♥ 4♥ 3♦ 4♦ B♠ 9♣"
      And the Talon is "A♥ B♦ K♣" and "VIII 3♥ K♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ A♦ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs VII XI V  |
        | Vorhand | XX XXI I IV    |
        | Second  | K♠ 7♠ B♠ X     |
        | Vorhand | C♦ XVIII 2♦ 4♦ |
        | Second  | C♣ 7♣ 9♣ K♣    |
        | Vorhand | XV XIII 8♣ XVI |
        | Dealer  | K♥ XIX 2♥ B♥   |
        | Vorhand | D♣ B♣ 10♣ XIV  |
        | Dealer  | 3♦ B♦ II D♠    |
        | Second  | 8♠ C♠ VI XII   |
        | Vorhand | D♦ III 10♠ IX  |
        | Dealer  | 4♥ XVII D♥ C♥  |
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 36 Augen and the opponents have 34
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-016 @clause:KOE-SETTLING-020 @clause:KOE-BONUSES-016 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Dreier lost with 35, and the Pagat of an opponent in the last trick
      One Auge short, and Second makes a silent Pagat Ultimo: 4 and 1 to each of the three.
      Third takes tricks 3, 4, 6, 8, 9, 10 and 11: face value 6 + 4 + 12 + 4 + 8 + 7 + 8 = 49; laid away 3♦ 1 + C♠ 3 + C♣ 3 = 7.
      Together 31 cards of 56, so 56 − 10 × 2 − 1 = 35.
      Second takes tricks 2, 5, 7 and 12: face value 15 + 4 + 4 + 13 = 36; Dealer takes trick 1: face value 7; the set left lying K♦ 5 + 2♦ 1 + 10♣ 1 = 7.
      Together 23 cards of 50, so 50 − 7 × 2 − 1 = 35.
      With each of the three −4 − 1 = −5; for the declarer 3 × −5 = −15.
      Given Vorhand holds "IX V IV C♥ 4♥ D♦ B♦ 4♦ K♠ B♠ 10♠ B♣"
      And Second holds "Sküs XVIII XVI XIV VIII VII III II I A♥ C♦ 8♣"
      And Third holds "XXI XX XIX XVII XV XIII XII XI X A♦ C♠ C♣"
      And Dealer holds "VI K♥ D♥ B♥ 2♥ 3♥ D♠ 8♠ K♣ D♣ 9♣ 7♣"
      And the Talon is "K♦ 2♦ 10♣" and "3♦ 9♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Dreier, Dealer Weiter, Vorhand Weiter"
      And Third takes the second half
      And Third lays away "3♦ C♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♦ C♦ A♦ VI     |
        | Dealer  | D♠ K♠ Sküs 7♠   |
        | Second  | A♥ XIII 3♥ C♥   |
        | Third   | XII 7♣ IV VIII  |
        | Third   | XV 9♣ IX XVI    |
        | Second  | 8♣ XXI D♣ B♣    |
        | Third   | XVII 8♠ V XVIII |
        | Second  | XIV XIX 2♥ 10♠  |
        | Third   | X B♥ D♦ II      |
        | Third   | XX D♥ 4♦ VII    |
        | Third   | XI K♣ 4♥ III    |
        | Third   | 9♠ K♥ B♠ I      |
      Then the contract is Dreier and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | no        |
      And "Spiel" brings the declarer -4 points
      And "Pagat" brings the declarer -1 point
      And the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

  @clause:KOE-SETTLING-042
  Rule: Each step of Kontra to the game doubles the amount for the game: Kontra 2, Rekontra 4, Subkontra 8 times

    @clause:KOE-SETTLING-007 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-016 @clause:KOE-SETTLING-031 @clause:KOE-BONUSES-011 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Dreier won with Kontra and Rekontra
      The doublings are for the game only: 4 × 2 × 2 = 16, and the Mondfang brings 1.
      Dealer takes tricks 1, 3, 4, 5, 7, 9, 10, 11 and 12: face value 12 + 13 + 4 + 4 + 9 + 8 + 4 + 5 + 10 = 69; laid away B♦ 2 + 8♠ 1 + C♣ 3 = 6.
      Together 39 cards of 75, so 75 − 13 × 2 = 49.
      Second takes tricks 2, 6 and 8: face value 4 + 8 + 16 = 28; the set left lying II 1 + 2♥ 1 + 7♠ 1 = 3. Together 15 cards of 31, so 31 − 5 × 2 = 21.
      With each of the three 16 + 1 = 17; for the declarer 3 × 17 = 51.
      Given Vorhand holds "XIV XI VIII VI D♥ K♦ A♦ 3♦ D♠ 10♣ 9♣ 7♣"
      And Second holds "XXI XVIII VII V III I B♥ A♥ 3♥ 4♥ D♦ 2♦"
      And Third holds "IX IV C♥ C♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ D♣ 8♣"
      And Dealer holds "Sküs XX XIX XVII XVI XV XII X K♥ 8♠ K♣ C♣"
      And the Talon is "II 2♥ 7♠" and "XIII B♦ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Dreier, Vorhand Weiter, Second Weiter"
      And Dealer takes the second half
      And Dealer lays away "B♦ 8♠ C♣"
      And the announcing goes "Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Rekontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | VIII XXI IX Sküs |
        | Dealer  | XV VI XVIII IV   |
        | Second  | 4♥ C♥ K♥ D♥      |
        | Dealer  | XVII XI V 8♣     |
        | Dealer  | XX XIV VII 9♠    |
        | Dealer  | B♣ 9♣ III D♣     |
        | Second  | D♦ C♦ XIII 3♦    |
        | Dealer  | K♣ 7♣ I K♠       |
        | Second  | 2♦ 4♦ XII K♦     |
        | Dealer  | XIX 10♣ 3♥ 10♠   |
        | Dealer  | XVI A♦ A♥ B♠     |
        | Dealer  | X D♠ B♥ C♠       |
      Then the contract is Dreier and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 21
      And these items are scored:
        | item     | side     | outcome | announced | doubled by     |
        | Spiel    | declarer | won     | no        | Second, Dealer |
        | Mondfang | declarer | won     | no        |                |
      And "Spiel" brings the declarer 16 points
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand -17, Second -17, Third -17, Dealer +51"

  @clause:KOE-SETTLING-051
  Rule: A side that wins the game pays all the same when the Boni against it come to more

    @clause:KOE-SETTLING-007 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-016 @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-023 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A won Dreier that costs money
      II and I both come to their tricks and take neither. Game +4, Pagat −2 and Uhu −4, with each of the three.
      Vorhand takes tricks 2, 4, 5, 6, 8, 9 and 10: face value 13 + 9 + 4 + 8 + 7 + 4 + 5 = 50; laid away D♥ 4 + C♦ 3 + 10♠ 1 = 8.
      Together 31 cards of 58, so 58 − 10 × 2 − 1 = 37.
      Second takes tricks 1, 3, 7, 11 and 12: face value 10 + 5 + 10 + 8 + 11 = 44; the set left lying XVII 1 + B♥ 2 + 2♥ 1 = 4.
      Together 23 cards of 48, so 48 − 7 × 2 − 1 = 33.
      With each of the three 4 − 2 − 4 = −2; for the declarer 3 × −2 = −6.
      Given Vorhand holds "Sküs XX XIX XVIII XV XIV XIII II I D♥ 3♥ 10♠"
      And Second holds "XXI XVI XI X VIII IV III K♥ K♦ D♦ B♣ 9♣"
      And Third holds "XII VII V C♥ 4♥ B♦ A♦ K♠ D♠ B♠ C♣ 8♣"
      And Dealer holds "IX VI A♥ 2♦ 3♦ 4♦ C♠ 9♠ 8♠ 7♠ D♣ 7♣"
      And the Talon is "C♦ K♣ 10♣" and "XVII B♥ 2♥"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♦ 10♠"
      And the announcing goes "Vorhand Pagat + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 3♥ K♥ C♥ A♥      |
        | Second  | 9♣ C♣ D♣ K♣      |
        | Vorhand | 10♣ B♣ 8♣ 7♣     |
        | Second  | K♦ B♦ 4♦ XIII    |
        | Vorhand | XV XI V VI       |
        | Vorhand | Sküs VIII XII IX |
        | Vorhand | XX XXI VII C♠    |
        | Second  | D♦ A♦ 3♦ XIV     |
        | Vorhand | XIX X 4♥ 7♠      |
        | Vorhand | XVIII XVI B♠ 8♠  |
        | Vorhand | II IV K♠ 9♠      |
        | Second  | III D♠ 2♦ I      |
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 37 Augen and the opponents have 33
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
        | Uhu   | declarer | lost    | yes       |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -2 points
      And "Uhu" brings the declarer -4 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

  @clause:KOE-SETTLING-013
  Rule: A Sechserdreier that is won counts 2 points

    @clause:KOE-SETTLING-052 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-021 @clause:KOE-CALLING-015
    @clause:KOE-SETTLING-048
    Example: A Sechserdreier won
      Vorhand takes all six cards of the Stock and lays six away. 2 from each of the three.
      Vorhand takes tricks 2, 4, 5, 6, 8, 10, 11 and 12: face value 8 + 13 + 4 + 4 + 6 + 6 + 5 + 10 = 56; laid away D♥ 4 + 4♥ 1 + D♦ 4 + 2♦ 1 + 7♠ 1 + B♣ 2
      = 13.
      Together 38 cards of 69, so 69 − 12 × 2 − 1 = 44.
      Second takes tricks 1 and 9: face value 8 + 11 = 19; Dealer takes tricks 3 and 7: face value 10 + 8 = 18.
      Together 16 cards of 37, so 37 − 5 × 2 − 1 = 26.
      With each of the three 2; for the declarer 3 × 2 = 6.
      Given Vorhand holds "Sküs XX XVI XIV IX VIII D♥ 2♥ 4♥ 2♦ 7♠ B♣"
      And Second holds "XXI X VII I B♥ A♥ C♦ B♦ B♠ 10♠ K♣ 8♣"
      And Third holds "XVII XIII XII III C♥ K♠ D♠ C♠ 9♠ D♣ 9♣ 7♣"
      And Dealer holds "XV XI VI V IV K♦ A♦ 3♦ 4♦ 8♠ C♣ 10♣"
      And the Talon is "XIX XVIII D♦" and "II K♥ 3♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ D♦ 2♦ 7♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | IX XXI III IV  |
        | Second  | 10♠ K♠ 8♠ VIII |
        | Vorhand | K♥ A♥ C♥ V     |
        | Dealer  | K♦ Sküs B♦ XII |
        | Vorhand | XX VII XIII VI |
        | Vorhand | XIX X XVII XI  |
        | Vorhand | 3♥ B♥ D♣ XV    |
        | Dealer  | C♣ XVIII 8♣ 7♣ |
        | Vorhand | 2♥ I D♠ 3♦     |
        | Second  | C♦ 9♣ 4♦ II    |
        | Vorhand | XVI B♠ 9♠ 10♣  |
        | Vorhand | XIV K♣ C♠ A♦   |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 26
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:KOE-SETTLING-014
  Rule: A Sechserdreier that is lost counts 4 points

    @clause:KOE-SETTLING-052 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-021 @clause:KOE-CALLING-015
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    @clause:KOE-SETTLING-053
    Example: A Sechserdreier lost, with the declarer's own Trull
      The loss of the game costs 4, the silent Trull still brings 1: 3 to each of the three.
      Vorhand takes tricks 1, 3, 4 and 6: face value 8 + 7 + 8 + 12 = 35; laid away B♥ 2 + 4♦ 1 + C♠ 3 + D♣ 4 + C♣ 3 + B♣ 2 = 15.
      Together 22 cards of 50, so 50 − 7 × 2 − 1 = 35.
      Second takes tricks 5, 7 and 9: face value 8 + 4 + 8 = 20; Third takes trick 2: face value 11; Dealer takes tricks 8, 10, 11 and 12: face value 4 + 5
      + 8 + 8 = 25.
      Together 32 cards of 56, so 56 − 10 × 2 − 1 = 35.
      With each of the three −4 + 1 = −3; for the declarer 3 × −3 = −9.
      Given the dealer is at seat 1
      And Vorhand holds "Sküs XV XIV XII B♥ 4♥ K♠ C♠ 8♠ 7♠ K♣ B♣"
      And Second holds "XX XIX VIII V D♥ 3♥ K♦ C♦ B♦ A♦ 2♦ D♠"
      And Third holds "XVI IX VI I K♥ C♥ D♦ B♠ 9♠ 10♣ 9♣ 7♣"
      And Dealer holds "XVIII XVII XIII X VII IV III II A♥ 3♦ 10♠ 8♣"
      And the Talon is "XXI XI 4♦" and "2♥ D♣ C♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "B♥ 4♦ C♠ D♣ C♣ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI V VI VII    |
        | Vorhand | 2♥ D♥ K♥ A♥     |
        | Third   | D♦ 3♦ XI 2♦     |
        | Vorhand | Sküs VIII IX X  |
        | Vorhand | 7♠ D♠ B♠ 10♠    |
        | Second  | K♦ I XIII XIV   |
        | Vorhand | XV XIX XVI II   |
        | Second  | A♦ 7♣ XVII XII  |
        | Dealer  | 8♣ K♣ XX 9♣     |
        | Second  | B♦ 10♣ XVIII 8♠ |
        | Dealer  | IV 4♥ C♦ C♥     |
        | Dealer  | III K♠ 3♥ 9♠    |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand -9, Second +3, Third +3, Dealer +3"

    @clause:KOE-SETTLING-052 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-021 @clause:KOE-CALLING-015
    @clause:KOE-SETTLING-031 @clause:KOE-BONUSES-011 @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Sechserdreier lost with Kontra
      4 × 2 = 8 for the game, and Dealer's Sküs takes the XXI: 1 more.
      Vorhand takes tricks 1, 4, 6, 8, 11 and 12: face value 11 + 8 + 6 + 8 + 5 + 5 = 43; laid away B♥ 2 + C♦ 3 + B♦ 2 + 4♦ 1 + C♠ 3 + 9♠ 1 = 12.
      Together 30 cards of 55, so 55 − 10 × 2 = 35.
      Dealer takes tricks 2, 3, 5, 7, 9 and 10: face value 12 + 11 + 8 + 4 + 7 + 9 = 51. 24 cards of 51, so 51 − 8 × 2 = 35.
      With each of the three −8 − 1 = −9; for the declarer 3 × −9 = −27.
      Given Vorhand holds "XXI XVI XIV XIII XII V B♥ A♥ D♦ C♦ 4♦ C♠"
      And Second holds "XVII III 2♥ 3♥ 4♥ 2♦ B♠ 7♠ D♣ B♣ 8♣ 7♣"
      And Third holds "X VII VI I D♥ A♦ 3♦ 10♠ 8♠ C♣ 10♣ 9♣"
      And Dealer holds "Sküs XX XVIII XI IX VIII IV II K♥ C♥ D♠ K♣"
      And the Talon is "XIX XV K♦" and "B♦ K♠ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "B♥ C♦ B♦ 4♦ C♠ 9♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♠ 7♠ 8♠ D♠      |
        | Vorhand | XXI III VI Sküs  |
        | Dealer  | K♥ A♥ 2♥ D♥      |
        | Dealer  | K♣ XII 7♣ 9♣     |
        | Vorhand | K♦ 2♦ 3♦ XI      |
        | Dealer  | C♥ XIX 4♥ VII    |
        | Vorhand | XVI XVII X XX    |
        | Dealer  | IV V 8♣ I        |
        | Vorhand | D♦ 3♥ A♦ VIII    |
        | Dealer  | XVIII XIII D♣ C♣ |
        | Dealer  | IX XV B♣ 10♣     |
        | Vorhand | XIV B♠ 10♠ II    |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item     | side      | outcome | announced | doubled by |
        | Spiel    | declarer  | lost    | no        | Dealer     |
        | Mondfang | opponents | won     | no        |            |
      And "Spiel" brings the declarer -8 points
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand -27, Second +9, Third +9, Dealer +9"

  @clause:KOE-SETTLING-012
  Rule: The game of a Solo Dreier counts 8 points

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-026 @clause:KOE-CALLING-018 @clause:KOE-SETTLING-022
    @clause:KOE-BONUSES-017 @clause:KOE-SETTLING-037 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Solo Dreier won with a silent Uhu
      Game 8; the Uhu 2 × 2 = 4, since every Bonus counts twofold.
      Vorhand takes tricks 1, 3, 4, 5, 6, 8, 9, 10, 11 and 12: face value 8 + 9 + 8 + 4 + 4 + 12 + 4 + 6 + 10 + 14 = 79. 40 cards of 79, so 79 − 13 × 2 − 1
      = 52.
      Second takes trick 2: face value 8; Third takes trick 7: face value 11; the Stock 4♥ 1 + C♠ 3 + 10♣ 1 + XI 1 + IX 1 + 7♠ 1 = 8.
      Together 14 cards of 27, so 27 − 4 × 2 − 1 = 18.
      With each of the three 8 + 4 = 12; for the declarer 3 × 12 = 36.
      Given Vorhand holds "Sküs XX XIX XVIII XVI XV XIV XIII IV II K♥ B♣"
      And Second holds "XXI VII III I 2♥ C♦ B♦ 2♦ K♠ D♠ C♣ 9♣"
      And Third holds "XII VIII VI B♥ A♥ 3♥ A♦ B♠ 9♠ K♣ D♣ 7♣"
      And Dealer holds "XVII X V D♥ C♥ K♦ D♦ 3♦ 4♦ 10♠ 8♠ 8♣"
      And the Talon is "4♥ C♠ 10♣" and "XI IX 7♠"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs III VI V   |
        | Vorhand | XX XXI VIII X   |
        | Second  | B♦ A♦ K♦ XIII   |
        | Vorhand | XIX I XII XVII  |
        | Vorhand | XVIII VII 7♣ 8♣ |
        | Vorhand | XVI 2♦ A♥ 8♠    |
        | Vorhand | B♣ C♣ K♣ 10♠    |
        | Third   | B♥ D♥ K♥ 2♥     |
        | Vorhand | XV 9♣ 9♠ 4♦     |
        | Vorhand | XIV C♦ 3♥ 3♦    |
        | Vorhand | II D♠ B♠ C♥     |
        | Vorhand | IV K♠ D♣ D♦     |
      Then the contract is Solo Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 18
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      And "Spiel" brings the declarer 8 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-026 @clause:KOE-CALLING-018
    @clause:KOE-SETTLING-017 @clause:KOE-BONUSES-006 @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-042
    @clause:KOE-SETTLING-037 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Solo Dreier lost with an announced Trull
      Game 8 × 2 = 16, the failed Trull 2 × 2 = 4, to each of the three.
      Second takes tricks 4, 6, 7, 8, 9, 11 and 12: face value 4 + 5 + 8 + 4 + 8 + 5 + 12 = 46. 28 cards of 46, so 46 − 9 × 2 − 1 = 27.
      Vorhand takes trick 10: face value 8; Third takes tricks 2, 3 and 5: face value 12 + 9 + 6 = 27; Dealer takes trick 1: face value 10; the Stock A♥ 1 +
      C♠ 3 + 10♠ 1 + K♥ 5 + D♦ 4 + 9♣ 1 = 15.
      Together 26 cards of 60, so 60 − 8 × 2 − 1 = 43.
      With each of the three −16 − 4 = −20; for the declarer 3 × −20 = −60.
      Given Vorhand holds "XVIII V IV II C♥ 3♥ A♦ 4♦ K♠ 8♠ B♣ 8♣"
      And Second holds "Sküs XXI XIX XVI XV XII X IX 4♥ C♦ C♣ 10♣"
      And Third holds "XX VIII VII VI I D♥ B♥ B♦ 2♦ 3♦ 7♠ K♣"
      And Dealer holds "XVII XIV XIII XI III 2♥ K♦ D♠ B♠ 9♠ D♣ 7♣"
      And the Talon is "A♥ C♠ 10♠" and "K♥ D♦ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Solo Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the announcing goes "Second Trull, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ C♦ 3♦ K♦     |
        | Dealer  | D♣ B♣ 10♣ K♣    |
        | Third   | D♥ 2♥ C♥ 4♥     |
        | Third   | 2♦ XVII A♦ XIX  |
        | Second  | C♣ XX 7♣ 8♣     |
        | Third   | B♥ XI 3♥ XII    |
        | Second  | Sküs VI XIII V  |
        | Second  | XVI VII XIV IV  |
        | Second  | XXI VIII III II |
        | Second  | XV I 9♠ XVIII   |
        | Vorhand | 8♠ IX 7♠ B♠     |
        | Second  | X B♦ D♠ K♠      |
      Then the contract is Solo Dreier and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 27 Augen and the opponents have 43
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Trull | declarer | lost    | yes       |            |
      And "Spiel" brings the declarer -16 points
      And "Trull" brings the declarer -4 points
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

  @clause:KOE-SETTLING-026
  Rule: Marabu unannounced counts 4 points

    @clause:KOE-SETTLING-007 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-016 @clause:KOE-BONUSES-023 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Dreier won with a silent Marabu that is lost
      Nobody announced anything, yet the IIII goes to the last trick but three and is beaten there. Game +4, Marabu −4: nothing is left.
      Vorhand takes tricks 3, 4, 6, 7, 8, 10, 11 and 12: face value 11 + 8 + 7 + 8 + 5 + 11 + 6 + 11 = 67; laid away D♦ 4 + 8♠ 1 + B♣ 2 = 7.
      Together 35 cards of 74, so 74 − 11 × 2 − 1 = 51.
      Second takes tricks 1, 2 and 5: face value 8 + 8 + 8 = 24; Dealer takes trick 9: face value 4; the set left lying B♠ 2 + 7♠ 1 + 7♣ 1 = 4.
      Together 19 cards of 32, so 32 − 6 × 2 − 1 = 19.
      With each of the three 4 − 4 = 0.
      Given Vorhand holds "Sküs XX XIX XVIII XVI XV XIV X IX IV 2♦ 8♠"
      And Second holds "XXI XVII XIII I K♥ C♥ B♥ 4♥ D♣ C♣ 9♣ 8♣"
      And Third holds "XI VII III A♥ C♦ B♦ A♦ 3♦ 4♦ D♠ C♠ 10♠"
      And Dealer holds "XII VIII VI V II D♥ 3♥ K♦ K♠ 9♠ K♣ 10♣"
      And the Talon is "2♥ D♦ B♣" and "B♠ 7♠ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ 8♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 2♦ XVII 3♦ K♦    |
        | Second  | K♥ A♥ 3♥ 2♥      |
        | Second  | D♣ VII K♣ IX     |
        | Vorhand | Sküs XIII XI V   |
        | Vorhand | XIX XXI III II   |
        | Second  | 9♣ D♠ 10♣ XVI    |
        | Vorhand | XX I 10♠ VI      |
        | Vorhand | XVIII 8♣ B♦ VIII |
        | Vorhand | IV 4♥ A♦ XII     |
        | Dealer  | K♠ XIV B♥ C♠     |
        | Vorhand | XV C♣ 4♦ 9♠      |
        | Vorhand | X C♥ C♦ D♥       |
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 19
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | no        |
      And "Spiel" brings the declarer 4 points
      And "Marabu" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"
