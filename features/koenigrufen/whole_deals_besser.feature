Feature: Whole deals: Besser Rufer and Besser Dreier
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-006
  Rule: The game of a Besser Rufer without its Boni counts 2 points

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-023 @clause:KOE-BONUSES-017 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Besser Rufer won with the Uhu
      The II of Second takes the last trick but one. Game 2 and Uhu 4.
      Second takes tricks 1, 2, 5, 6, 7, 10 and 11: face value 8 + 8 + 6 + 4 + 4 + 10 + 9 = 49; Vorhand takes tricks 3, 8 and 9: face value 13 + 7 + 4 = 24;
      laid away 4♥ 1 + 4♦ 1 + D♣ 4 = 6.
      Together 43 cards of 79, so 79 − 14 × 2 − 1 = 50.
      Third takes trick 4: face value 8; Dealer takes trick 12: face value 12; the set left lying 10♠ 1 + K♣ 5 + 9♣ 1 = 7.
      Together 11 cards of 27, so 27 − 3 × 2 − 1 = 20.
      For each of the declarer's side 2 + 4 = 6, two against two.
      Given Vorhand holds "XVII XV XIII VIII IV K♥ B♥ 2♥ K♦ B♦ 3♦ C♠"
      And Second holds "Sküs XX XIX XVIII XVI XIV IX II I 4♦ D♣ C♣"
      And Third holds "XXI XI X VI D♥ C♥ A♥ 3♥ C♦ D♠ B♠ B♣"
      And Dealer holds "XII VII V III D♦ A♦ K♠ 8♠ 7♠ 10♣ 8♣ 7♣"
      And the Talon is "4♥ 2♦ 9♠" and "10♠ K♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "4♥ 4♦ D♣"
      And the announcing goes "Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ XX 3♥ III    |
        | Second  | Sküs VI V VIII  |
        | Second  | 2♦ C♦ D♦ K♦     |
        | Vorhand | 3♦ IX XXI A♦    |
        | Third   | C♥ XII 2♥ XVI   |
        | Second  | XIX X VII XIII  |
        | Second  | XVIII XI 7♣ IV  |
        | Second  | C♣ B♣ 8♣ XV     |
        | Vorhand | XVII XIV A♥ 10♣ |
        | Vorhand | B♦ I B♠ 7♠      |
        | Second  | II D♠ 8♠ C♠     |
        | Second  | 9♠ D♥ K♠ B♥     |
      Then the contract is Besser Rufer and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 20
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +6, Second +6, Third -6, Dealer -6"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Besser Rufer lost together with its Pagat
      Vorhand keeps the I for the last trick, where a higher trump takes it. Game 2 and Pagat 2, both lost.
      Vorhand takes tricks 3, 6, 8 and 10: face value 9 + 8 + 10 + 7 = 34; Third takes no trick; laid away C♥ 3 + A♥ 1 + D♠ 4 = 8.
      Together 19 cards of 42, so 42 − 6 × 2 − 1 = 29.
      Second takes trick 1: face value 9; Dealer takes tricks 2, 4, 5, 7, 9, 11 and 12: face value 11 + 4 + 6 + 8 + 7 + 5 + 11 = 52; the set left lying VI 1
      + III 1 + 10♣ 1 = 3.
      Together 35 cards of 64, so 64 − 11 × 2 − 1 = 41.
      For each of the declarer's side −2 − 2 = −4, two against two.
      Given Vorhand holds "XXI XX XVI XIV XIII XI IX I C♥ A♥ 4♦ D♠"
      And Second holds "V IV K♥ B♥ 2♥ 4♥ B♠ 9♠ 7♠ D♣ 9♣ 8♣"
      And Third holds "XVIII XV X D♥ 3♥ D♦ C♦ 2♦ 3♦ 10♠ K♣ B♣"
      And Dealer holds "Sküs XIX XVII XII VIII VII II B♦ K♠ C♠ C♣ 7♣"
      And the Talon is "VI III 10♣" and "K♦ A♦ 8♠"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ A♥ D♠"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♦ IV 3♦ B♦      |
        | Second  | 2♥ D♥ Sküs IX    |
        | Dealer  | 7♣ XXI 9♣ B♣     |
        | Vorhand | XIII V XVIII XIX |
        | Dealer  | C♠ 8♠ 7♠ 10♠     |
        | Dealer  | K♠ XI 9♠ X       |
        | Vorhand | XVI K♥ XV XVII   |
        | Dealer  | C♣ XX 8♣ K♣      |
        | Vorhand | 4♦ 4♥ D♦ II      |
        | Dealer  | XII XIV B♠ C♦    |
        | Vorhand | A♦ B♥ 2♦ VIII    |
        | Dealer  | VII I D♣ 3♥      |
      Then the contract is Besser Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 29 Augen and the opponents have 41
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer -2 points
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-025 @clause:KOE-BONUSES-035 @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: A Besser Rufer won whose Kakadu cannot be played
      In the last trick but two a suit is led that Dealer has to follow. Game +2, Kakadu −6: a won game that costs 4.
      Dealer takes tricks 1, 3, 5, 6 and 11: face value 13 + 8 + 4 + 4 + 9 = 38; Second takes tricks 4, 7, 9 and 12: face value 4 + 4 + 9 + 13 = 30; laid
      away D♥ 4 + C♦ 3 + B♣ 2 = 9.
      Together 39 cards of 77, so 77 − 13 × 2 = 51.
      Vorhand takes trick 10: face value 5; Third takes tricks 2 and 8: face value 8 + 5 = 13; the set left lying VII 1 + I 5 + K♦ 5 = 11.
      Together 15 cards of 29, so 29 − 5 × 2 = 19.
      For each of the declarer's side 2 − 6 = −4, two against two.
      Given Vorhand holds "XIX XV IX 3♥ 4♥ B♦ C♠ 10♠ 8♠ K♣ 10♣ 8♣"
      And Second holds "XVII X VIII V IV D♦ A♦ K♠ D♠ B♠ D♣ 9♣"
      And Third holds "XXI XII XI VI K♥ C♥ A♥ 4♦ 9♠ 7♠ C♣ 7♣"
      And Dealer holds "Sküs XX XVIII XVI XIV XIII III II 2♥ C♦ 2♦ B♣"
      And the Talon is "D♥ B♥ 3♦" and "VII I K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Besser Rufer, Vorhand Weiter"
      And Dealer calls "K♠"
      And Dealer takes the first half
      And Dealer lays away "D♥ C♦ B♣"
      And the announcing goes "Dealer Kakadu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♠ D♠ 7♠ Sküs   |
        | Dealer  | XIII XIX IV XXI |
        | Third   | 9♠ XX 8♠ K♠     |
        | Dealer  | XIV XV XVII VI  |
        | Second  | 9♣ 7♣ XVIII 8♣  |
        | Dealer  | XVI IX V XI     |
        | Dealer  | 2♥ 4♥ X A♥      |
        | Second  | B♠ XII II 10♠   |
        | Third   | K♥ B♥ 3♥ VIII   |
        | Second  | A♦ 4♦ 2♦ B♦     |
        | Vorhand | 10♣ D♣ C♣ III   |
        | Dealer  | 3♦ K♣ D♦ C♥     |
      Then the contract is Besser Rufer and Dealer is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 19
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      And "Spiel" brings the declarer 2 points
      And "Kakadu" brings the declarer -6 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

  @clause:KOE-SETTLING-048
  Rule: A declarer on his own settles every amount with each of the three, so he stands to win or lose it three times

    @clause:KOE-SETTLING-006 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-008 @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-016 @clause:KOE-SETTLING-050
    Example: A Besser Rufer played on alone with the König in the Stock
      Second takes the set with the König. From each of the three game 2 and Pagat 2.
      Second takes tricks 1, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 9 + 11 + 4 + 4 + 10 + 5 + 6 + 5 + 5 + 9 + 13 = 81; laid away 2♦ 1 + D♠ 4 + 10♣ 1
      = 6.
      Together 47 cards of 87, so 87 − 15 × 2 − 1 = 56.
      Third takes trick 2: face value 8; the set left lying XI 1 + K♥ 5 + K♠ 5 = 11. Together 7 cards of 19, so 19 − 2 × 2 − 1 = 14.
      With each of the three 2 + 2 = 4; for the declarer 3 × 4 = 12.
      Given Vorhand holds "IV III A♥ 2♥ 3♥ 4♥ 3♦ 10♠ 8♠ 7♠ B♣ 8♣"
      And Second holds "Sküs XX XIX XVIII XVII XVI XV XIV XII VII I 10♣"
      And Third holds "XXI X VIII VI V II C♥ C♦ 9♠ K♣ C♣ 9♣"
      And Dealer holds "XIII IX D♥ B♥ D♦ B♦ A♦ 4♦ C♠ B♠ D♣ 7♣"
      And the Talon is "K♦ 2♦ D♠" and "XI K♥ K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "2♦ D♠ 10♣"
      And the announcing goes "Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♣ Sküs 9♣ 7♣    |
        | Second  | XVIII XXI IX III |
        | Third   | K♣ D♣ 8♣ VII     |
        | Second  | XVII V XIII IV   |
        | Second  | XX X 4♦ 7♠       |
        | Second  | K♦ C♦ A♦ 3♦      |
        | Second  | XIX II B♠ 8♠     |
        | Second  | XVI VI C♠ 10♠    |
        | Second  | XV VIII B♦ 4♥    |
        | Second  | XIV 9♠ B♥ 3♥     |
        | Second  | XII C♣ D♦ 2♥     |
        | Second  | I C♥ D♥ A♥       |
      Then the contract is Besser Rufer and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 56 Augen and the opponents have 14
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer 2 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand -4, Second +12, Third -4, Dealer -4"

  @clause:KOE-SETTLING-043
  Rule: Each step of Kontra to an announced Bonus doubles that Bonus and nothing else

    @clause:KOE-SETTLING-006 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-023 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: A Besser Rufer whose Uhu goes up to Subkontra and is lost
      The partner answers the Kontra, Third doubles once more; the II is overtrumped in the last trick but one. Game +2, Uhu −4 × 2 × 2 × 2 = −32.
      Second takes tricks 3, 5, 7, 8 and 10: face value 6 + 11 + 10 + 8 + 8 = 43; Vorhand takes trick 1: face value 10; laid away C♥ 3 + 4♦ 1 + 8♣ 1 = 5.
      Together 27 cards of 58, so 58 − 9 × 2 = 40.
      Third takes tricks 2, 4 and 6: face value 8 + 4 + 7 = 19; Dealer takes tricks 9, 11 and 12: face value 8 + 4 + 7 = 19; the set left lying 2♥ 1 + K♣ 5
      + D♣ 4 = 10.
      Together 27 cards of 48, so 48 − 9 × 2 = 30.
      For each of the declarer's side 2 − 32 = −30, two against two.
      Given Vorhand holds "XVI XIII XII I D♥ 4♥ 3♦ K♠ 10♠ 8♠ B♣ 7♣"
      And Second holds "Sküs XX XIX XVII XV XIV II C♥ B♥ A♥ 4♦ 8♣"
      And Third holds "XXI XVIII VIII V III D♦ C♦ 2♦ D♠ C♠ C♣ 10♣"
      And Dealer holds "XI X IX VII VI 3♥ K♦ B♦ A♦ B♠ 9♠ 9♣"
      And the Talon is "2♥ K♣ D♣" and "IV K♥ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♠"
      And Second takes the second half
      And Second lays away "C♥ 4♦ 8♣"
      And the announcing goes "Second Uhu, Third Kontra Uhu of Second, Dealer Gut!, Vorhand Rekontra Uhu of Second"
      And the announcing goes "Second Gut!, Third Subkontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♠ 7♠ C♠ 9♠      |
        | Vorhand | XVI XX XXI VI    |
        | Third   | C♣ 9♣ 7♣ XVII    |
        | Second  | XV XVIII VII XII |
        | Third   | D♦ K♦ 3♦ XIV     |
        | Second  | A♥ VIII 3♥ D♥    |
        | Third   | C♦ A♦ XIII Sküs  |
        | Second  | XIX III IX I     |
        | Second  | K♥ V X 4♥        |
        | Dealer  | B♠ 8♠ IV D♠      |
        | Second  | II 10♣ XI 10♠    |
        | Dealer  | B♦ B♣ B♥ 2♦      |
      Then the contract is Besser Rufer and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 30
      And these items are scored:
        | item  | side     | outcome | announced | doubled by            |
        | Spiel | declarer | won     | no        |                       |
        | Uhu   | declarer | lost    | yes       | Third, Vorhand, Third |
      And "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer -32 points
      And the payments are "Vorhand -30, Second -30, Third +30, Dealer +30"

    @clause:KOE-SETTLING-006 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-023 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Scenario Outline: A Besser Rufer whose Uhu is lost at Subkontra, wherever the dealer sits
      The partner answers the Kontra, Third doubles once more; the II is overtrumped in the last trick but one. Game +2,
      Uhu −4 × 2 × 2 × 2 = −32.
      Second takes tricks 3, 5, 7, 8 and 10: face value 6 + 11 + 10 + 8 + 8 = 43; Vorhand takes trick 1: face value 10;
      laid away C♥ 3 + 4♦ 1 + 8♣ 1 = 5.
      Together 27 cards of 58, so 58 − 9 × 2 = 40.
      Third takes tricks 2, 4 and 6: face value 8 + 4 + 7 = 19; Dealer takes tricks 9, 11 and 12: face value 8 + 4 + 7 =
      19; the set left lying 2♥ 1 + K♣ 5 + D♣ 4 = 10.
      Together 27 cards of 48, so 48 − 9 × 2 = 30.
      For each of the declarer's side 2 − 32 = −30, two against two.
      Given the dealer is at seat <seat>
      And Vorhand holds "XVI XIII XII I D♥ 4♥ 3♦ K♠ 10♠ 8♠ B♣ 7♣"
      And Second holds "Sküs XX XIX XVII XV XIV II C♥ B♥ A♥ 4♦ 8♣"
      And Third holds "XXI XVIII VIII V III D♦ C♦ 2♦ D♠ C♠ C♣ 10♣"
      And Dealer holds "XI X IX VII VI 3♥ K♦ B♦ A♦ B♠ 9♠ 9♣"
      And the Talon is "2♥ K♣ D♣" and "IV K♥ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♠"
      And Second takes the second half
      And Second lays away "C♥ 4♦ 8♣"
      And the announcing goes "Second Uhu, Third Kontra Uhu of Second, Dealer Gut!, Vorhand Rekontra Uhu of Second"
      And the announcing goes "Second Gut!, Third Subkontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♠ 7♠ C♠ 9♠      |
        | Vorhand | XVI XX XXI VI    |
        | Third   | C♣ 9♣ 7♣ XVII    |
        | Second  | XV XVIII VII XII |
        | Third   | D♦ K♦ 3♦ XIV     |
        | Second  | A♥ VIII 3♥ D♥    |
        | Third   | C♦ A♦ XIII Sküs  |
        | Second  | XIX III IX I     |
        | Second  | K♥ V X 4♥        |
        | Dealer  | B♠ 8♠ IV D♠      |
        | Second  | II 10♣ XI 10♠    |
        | Dealer  | B♦ B♣ B♥ 2♦      |
      Then the contract is Besser Rufer and Second is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the deal is over
      And the cards laid away are "C♥ 4♦ 8♣"
      And the declarer's side has 40 Augen and the opponents have 30
      And these items are scored:
        | item  | side     | outcome | announced | doubled by            |
        | Spiel | declarer | won     | no        |                       |
        | Uhu   | declarer | lost    | yes       | Third, Vorhand, Third |
      And "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer -32 points
      And the payments are "Vorhand -30, Second -30, Third +30, Dealer +30"
      And these tricks have been taken:
        | leader  | cards            | winner  |
        | Vorhand | K♠ 7♠ C♠ 9♠      | Vorhand |
        | Vorhand | XVI XX XXI VI    | Third   |
        | Third   | C♣ 9♣ 7♣ XVII    | Second  |
        | Second  | XV XVIII VII XII | Third   |
        | Third   | D♦ K♦ 3♦ XIV     | Second  |
        | Second  | A♥ VIII 3♥ D♥    | Third   |
        | Third   | C♦ A♦ XIII Sküs  | Second  |
        | Second  | XIX III IX I     | Second  |
        | Second  | K♥ V X 4♥        | Dealer  |
        | Dealer  | B♠ 8♠ IV D♠      | Second  |
        | Second  | II 10♣ XI 10♠    | Dealer  |
        | Dealer  | B♦ B♣ B♥ 2♦      | Dealer  |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-011
  Rule: The game of a Besser Dreier without its Boni counts 4 points

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-017
    @clause:KOE-SETTLING-023 @clause:KOE-BONUSES-017 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Besser Dreier won with the Uhu
      The II takes the last trick but one. Game 4 and Uhu 4 from each of the three.
      Vorhand takes tricks 2, 4, 5, 6, 7, 8, 10, 11 and 12: face value 11 + 10 + 5 + 8 + 8 + 4 + 8 + 6 + 7 = 67; laid away 4♥ 1 + B♦ 2 + 8♠ 1 = 4.
      Together 39 cards of 71, so 71 − 13 × 2 = 45.
      Second takes tricks 1, 3 and 9: face value 17 + 8 + 6 = 31; the set left lying 2♥ 1 + B♠ 2 + 10♣ 1 = 4. Together 15 cards of 35, so 35 − 5 × 2 = 25.
      With each of the three 4 + 4 = 8; for the declarer 3 × 8 = 24.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XIV VIII II 4♥ B♦ 9♠"
      And Second holds "XXI XVI XIII XI VII V IV D♥ C♥ 4♦ D♣ C♣"
      And Third holds "IX VI III I A♥ K♦ A♦ C♠ 10♠ 7♠ 9♣ 8♣"
      And Dealer holds "X K♥ B♥ 3♥ D♦ C♦ 2♦ 3♦ D♠ K♣ B♣ 7♣"
      And the Talon is "XII K♠ 8♠" and "2♥ B♠ 10♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ B♦ 8♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♠ XXI C♠ D♠   |
        | Second  | 4♦ K♦ D♦ VIII  |
        | Vorhand | XII XVI I X    |
        | Second  | C♣ 8♣ K♣ XIV   |
        | Vorhand | XV IV VI B♣    |
        | Vorhand | Sküs V IX 7♣   |
        | Vorhand | XX VII III K♥  |
        | Vorhand | XIX XIII 9♣ 3♦ |
        | Vorhand | 9♠ XI 7♠ C♦    |
        | Second  | D♥ A♥ B♥ XVIII |
        | Vorhand | II C♥ 10♠ 2♦   |
        | Vorhand | XVII D♣ A♦ 3♥  |
      Then the contract is Besser Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 25
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 4 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-017
    @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-048
    @clause:KOE-SETTLING-050
    Example: A Besser Dreier won whose Pagat is lost
      The last trick goes to a higher trump than the I. Game +4, Pagat −2.
      Third takes tricks 1, 3, 5, 6, 7, 9 and 11: face value 14 + 10 + 4 + 4 + 8 + 8 + 6 = 54; laid away A♥ 1 + A♦ 1 + B♠ 2 = 4.
      Together 31 cards of 58, so 58 − 10 × 2 − 1 = 37.
      Second takes tricks 2, 4, 8, 10 and 12: face value 9 + 8 + 4 + 4 + 14 = 39; the set left lying VII 1 + C♥ 3 + K♦ 5 = 9.
      Together 23 cards of 48, so 48 − 7 × 2 − 1 = 33.
      With each of the three 4 − 2 = 2; for the declarer 3 × 2 = 6.
      Given the dealer is at seat 2
      And Vorhand holds "XI VI IV II 4♥ C♦ 2♦ 4♦ D♠ 9♠ 8♠ K♣"
      And Second holds "XXI XVII XIII XII IX V K♥ B♦ C♠ C♣ B♣ 9♣"
      And Third holds "Sküs XX XIX XVIII XVI XV XIV I A♥ 2♥ D♦ B♠"
      And Dealer holds "X III D♥ B♥ 3♥ 3♦ 10♠ 7♠ D♣ 10♣ 8♣ 7♣"
      And the Talon is "VII C♥ K♦" and "VIII A♦ K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Dreier, Dealer Weiter, Vorhand Weiter"
      And Third takes the second half
      And Third lays away "A♥ A♦ B♠"
      And the announcing goes "Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ C♣ Sküs 8♣   |
        | Third   | 2♥ B♥ 4♥ K♥     |
        | Second  | C♠ K♠ 7♠ 8♠     |
        | Third   | XX III VI XXI   |
        | Second  | 9♣ XVI 7♣ XI    |
        | Third   | XVIII X II V    |
        | Third   | D♦ 3♦ 4♦ B♦     |
        | Third   | XIV 10♣ IV XVII |
        | Second  | B♣ XIX D♣ 9♠    |
        | Third   | VIII 10♠ 2♦ IX  |
        | Second  | XIII XV 3♥ C♦   |
        | Third   | I D♥ D♠ XII     |
      Then the contract is Besser Dreier and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 37 Augen and the opponents have 33
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-017
    @clause:KOE-SETTLING-025 @clause:KOE-BONUSES-018 @clause:KOE-SETTLING-027 @clause:KOE-BONUSES-019
    @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Besser Dreier with Kakadu and Marabu, both won
      The IIII takes the ninth trick and the III the tenth: game 4, Kakadu 6 and Marabu 8.
      Vorhand takes tricks 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 10 + 8 + 4 + 8 + 7 + 4 + 4 + 6 + 10 + 14 = 75; laid away A♥ 1 + C♠ 3 + C♣ 3 = 7.
      Together 43 cards of 82, so 82 − 14 × 2 − 1 = 53.
      Second takes trick 2: face value 12; Third takes trick 1: face value 9; the set left lying XIII 1 + 3♦ 1 + 8♣ 1 = 3.
      Together 11 cards of 24, so 24 − 3 × 2 − 1 = 17.
      With each of the three 4 + 6 + 8 = 18; for the declarer 3 × 18 = 54.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV IV III A♥ 9♠"
      And Second holds "XXI VIII V II K♥ 2♥ K♦ C♦ 2♦ 10♠ 8♠ 7♠"
      And Third holds "XII X VI D♥ B♥ 3♥ 4♥ B♦ A♦ K♠ D♠ 9♣"
      And Dealer holds "IX VII I C♥ D♦ 4♦ B♠ K♣ D♣ B♣ 10♣ 7♣"
      And the Talon is "XI C♠ C♣" and "XIII 3♦ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ C♠ C♣"
      And the announcing goes "Vorhand Kakadu + Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 9♠ 10♠ K♠ B♠     |
        | Third   | 9♣ K♣ XX XXI     |
        | Second  | K♥ 4♥ C♥ XI      |
        | Vorhand | Sküs VIII VI VII |
        | Vorhand | XVIII V X IX     |
        | Vorhand | XIV II XII I     |
        | Vorhand | XIX 7♠ D♠ 7♣     |
        | Vorhand | XVII 8♠ A♦ 10♣   |
        | Vorhand | IV 2♦ 3♥ 4♦      |
        | Vorhand | III 2♥ B♦ B♣     |
        | Vorhand | XVI C♦ B♥ D♣     |
        | Vorhand | XV K♦ D♥ D♦      |
      Then the contract is Besser Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 17
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
        | Marabu | declarer | won     | yes       |
      And "Spiel" brings the declarer 4 points
      And "Kakadu" brings the declarer 6 points
      And "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +54, Second -18, Third -18, Dealer -18"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-017 @clause:KOE-SETTLING-027 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-043 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Besser Dreier lost with its Marabu at Kontra
      Vorhand takes the contract from Second with an equal bid.
      The IIII falls under a higher trump in the last trick but three.
      Game −4, Marabu −8 × 2 = −16.
      Vorhand takes tricks 3, 5, 7, 11 and 12: face value 11 + 8 + 5 + 10 + 4 = 38; laid away D♦ 4 + 10♠ 1 + B♣ 2 = 7.
      Together 23 cards of 45, so 45 − 7 × 2 − 1 = 30.
      Second takes tricks 1, 6, 8 and 10: face value 10 + 4 + 8 + 5 = 27; Third takes tricks 4 and 9: face value 13 + 5 = 18; Dealer takes trick 2: face
      value 11; the set left lying VIII 1 + 2♥ 1 + C♦ 3 = 5.
      Together 31 cards of 61, so 61 − 10 × 2 − 1 = 40.
      With each of the three −4 − 16 = −20; for the declarer 3 × −20 = −60.
      Given Vorhand holds "XXI XX XVIII XVI XV XIV IX IV D♦ D♠ 10♠ B♣"
      And Second holds "Sküs XIX XVII VI C♥ B♥ 3♥ B♦ 3♦ 4♦ C♠ K♣"
      And Third holds "XIII XI VII II I D♥ A♥ K♦ K♠ 9♠ D♣ 8♣"
      And Dealer holds "XII V III K♥ A♦ 2♦ B♠ 8♠ 7♠ C♣ 10♣ 7♣"
      And the Talon is "VIII 2♥ C♦" and "X 4♥ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Dreier, Third Weiter, Dealer Weiter, Vorhand Besser Dreier, Second Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ 10♠ B♣"
      And the announcing goes "Vorhand Marabu, Second Kontra Marabu of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 9♣ K♣ 8♣ C♣       |
        | Second  | 3♥ D♥ K♥ 4♥       |
        | Dealer  | 7♣ XXI VI D♣      |
        | Vorhand | D♠ C♠ K♠ 8♠       |
        | Third   | K♦ A♦ XX 4♦       |
        | Vorhand | XVI XVII VII V    |
        | Second  | B♥ A♥ III IX      |
        | Vorhand | XVIII Sküs XI XII |
        | Second  | B♦ XIII 2♦ IV     |
        | Third   | 9♠ B♠ XV XIX      |
        | Second  | C♥ I 10♣ XIV      |
        | Vorhand | X 3♦ II 7♠        |
      Then the contract is Besser Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 40
      And these items are scored:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | lost    | no        |            |
        | Marabu | declarer | lost    | yes       | Second     |
      And "Spiel" brings the declarer -4 points
      And "Marabu" brings the declarer -16 points
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

  @clause:KOE-SETTLING-055
  Rule: Giving up a Besser Rufer costs 4 points, as much as game and Pagat when both are lost

    @clause:KOE-CALLING-008 @clause:KOE-SETTLING-048
    Example: A Besser Rufer given up, with the König in the second set
      Third finds the called König in the Stock and gives up: 4 points (the game's 2 and the Pagat's 2) to each of the three,
      3 × 4 = 12.
      Given Vorhand holds "XX XV XI VI D♥ A♥ 3♥ C♦ 2♦ K♠ 9♠ B♣"
      And Second holds "Sküs XVI XIII VIII III C♥ D♦ 4♦ D♠ 8♠ K♣ 10♣"
      And Third holds "XXI XIX XVIII XVII XIV X IX I K♦ B♦ C♠ D♣"
      And Dealer holds "XII VII V IV II B♥ 4♥ A♦ B♠ 7♠ C♣ 9♣"
      And the Talon is "10♠ 3♦ 8♣" and "K♥ 2♥ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And Third gives up
      Then the contract is Besser Rufer and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the payments are "Vorhand +4, Second +4, Third -12, Dealer +4"
      And the deal is over
