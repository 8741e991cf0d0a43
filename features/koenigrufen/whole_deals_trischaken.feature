Feature: Whole deals: Trischaken
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-058
  Rule: Each payer of Trischaken gives one point to one receiver

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    Example: Trischaken with four different counts
      The two with the most pay one point each to the two with the fewest.
      Vorhand takes tricks 3 and 10: face value 10 + 8 = 18; 8 cards of 18, so 18 − 2 × 2 − 1 = 13.
      Second takes tricks 6, 8 and 12: face value 8 + 7 + 12 = 27; 12 cards of 27, so 27 − 4 × 2 = 19.
      Third takes tricks 2, 5 and 11: face value 4 + 4 + 12 = 20; 12 cards of 20, so 20 − 4 × 2 = 12.
      Dealer takes tricks 1, 4, 7 and 9: face value 11 + 5 + 8 + 7 = 31; 16 cards of 31, so 31 − 5 × 2 − 1 = 20.
      Base: Second and Dealer −1, Vorhand and Third +1.
      Given Vorhand holds "Sküs XVI XI VIII A♥ 2♥ K♦ K♠ D♠ 9♠ D♣ C♣"
      And Second holds "XXI XVII XIII IX VI III D♥ C♦ 10♠ 8♠ K♣ 9♣"
      And Third holds "XIX XVIII XV VII V IV I 3♥ D♦ 4♦ 7♠ 10♣"
      And Dealer holds "XIV XII X II K♥ C♥ B♥ 4♥ A♦ 2♦ 3♦ B♠"
      And the Talon is "C♠ B♣ 8♣" and "XX B♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 2♥ D♥ 3♥ K♥     |
        | Dealer  | II VIII IX XIX  |
        | Third   | 4♦ 3♦ K♦ C♦     |
        | Vorhand | 9♠ 10♠ 7♠ B♠    |
        | Dealer  | 4♥ A♥ III XVIII |
        | Third   | V X XI XXI      |
        | Second  | 8♠ IV XII K♠    |
        | Dealer  | 2♦ XVI XVII D♦  |
        | Second  | 9♣ 10♣ XIV D♣   |
        | Dealer  | A♦ Sküs XIII XV |
        | Vorhand | C♣ K♣ VII C♥    |
        | Third   | I B♥ D♠ VI      |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 13, Second 19, Third 12, Dealer 20"
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    Example: Trischaken with a Kaiserstich
      With the Kaiserstich agreed the Pagat takes the trick in which all three lie.
      Vorhand takes tricks 3, 8 and 10: face value 4 + 16 + 5 = 25; 12 cards of 25, so 25 − 4 × 2 = 17.
      Second takes tricks 2, 5, 7, 9, 11 and 12: face value 4 + 9 + 9 + 12 + 4 + 10 = 48; 24 cards of 48, so 48 − 8 × 2 = 32.
      Third takes tricks 1 and 4: face value 5 + 9 = 14; 8 cards of 14, so 14 − 2 × 2 − 1 = 9.
      Dealer takes trick 6: face value 9; 4 cards of 9, so 9 − 1 × 2 − 1 = 6.
      Base: Vorhand and Second −1, Third and Dealer +1.
      Given the reading "on" of "kaiserstich"
      And Vorhand holds "XX XIX XVI XII I C♥ 4♥ K♦ C♦ B♠ 8♠ 8♣"
      And Second holds "XVII XIV X IX VII VI IV 2♥ D♦ C♠ 7♠ K♣"
      And Third holds "XXI XV VIII V II D♥ B♥ 4♦ K♠ D♠ D♣ C♣"
      And Dealer holds "Sküs XVIII XI III A♥ 3♥ B♦ A♦ 9♠ B♣ 10♣ 7♣"
      And the Talon is "XIII K♥ 9♣" and "2♦ 3♦ 10♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♥ 2♥ B♥ A♥       |
        | Third   | II III XII XIV    |
        | Second  | IV V XI XX        |
        | Vorhand | 8♠ C♠ D♠ 9♠       |
        | Third   | 4♦ A♦ C♦ D♦       |
        | Second  | 7♠ K♠ XVIII B♠    |
        | Dealer  | 3♥ C♥ VI D♥       |
        | Second  | VII XXI Sküs I    |
        | Vorhand | 8♣ K♣ D♣ B♣       |
        | Second  | IX XV B♦ XIX      |
        | Vorhand | XVI XVII VIII 10♣ |
        | Second  | X C♣ 7♣ K♦        |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 17, Second 32, Third 9, Dealer 6"
      And the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    Scenario Outline: Trischaken with four different counts, wherever the dealer sits
      The two with the most pay one point each to the two with the fewest.
      Vorhand takes tricks 3 and 10: face value 10 + 8 = 18; 8 cards of 18, so 18 − 2 × 2 − 1 = 13.
      Second takes tricks 6, 8 and 12: face value 8 + 7 + 12 = 27; 12 cards of 27, so 27 − 4 × 2 = 19.
      Third takes tricks 2, 5 and 11: face value 4 + 4 + 12 = 20; 12 cards of 20, so 20 − 4 × 2 = 12.
      Dealer takes tricks 1, 4, 7 and 9: face value 11 + 5 + 8 + 7 = 31; 16 cards of 31, so 31 − 5 × 2 − 1 = 20.
      Base: Second and Dealer −1, Vorhand and Third +1.
      Given the dealer is at seat <seat>
      And Vorhand holds "Sküs XVI XI VIII A♥ 2♥ K♦ K♠ D♠ 9♠ D♣ C♣"
      And Second holds "XXI XVII XIII IX VI III D♥ C♦ 10♠ 8♠ K♣ 9♣"
      And Third holds "XIX XVIII XV VII V IV I 3♥ D♦ 4♦ 7♠ 10♣"
      And Dealer holds "XIV XII X II K♥ C♥ B♥ 4♥ A♦ 2♦ 3♦ B♠"
      And the Talon is "C♠ B♣ 8♣" and "XX B♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 2♥ D♥ 3♥ K♥     |
        | Dealer  | II VIII IX XIX  |
        | Third   | 4♦ 3♦ K♦ C♦     |
        | Vorhand | 9♠ 10♠ 7♠ B♠    |
        | Dealer  | 4♥ A♥ III XVIII |
        | Third   | V X XI XXI      |
        | Second  | 8♠ IV XII K♠    |
        | Dealer  | 2♦ XVI XVII D♦  |
        | Second  | 9♣ 10♣ XIV D♣   |
        | Dealer  | A♦ Sküs XIII XV |
        | Vorhand | C♣ K♣ VII C♥    |
        | Third   | I B♥ D♠ VI      |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And the Augen come to "Vorhand 13, Second 19, Third 12, Dealer 20"
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"
      And these tricks have been taken:
        | leader  | cards           | winner  |
        | Vorhand | 2♥ D♥ 3♥ K♥     | Dealer  |
        | Dealer  | II VIII IX XIX  | Third   |
        | Third   | 4♦ 3♦ K♦ C♦     | Vorhand |
        | Vorhand | 9♠ 10♠ 7♠ B♠    | Dealer  |
        | Dealer  | 4♥ A♥ III XVIII | Third   |
        | Third   | V X XI XXI      | Second  |
        | Second  | 8♠ IV XII K♠    | Dealer  |
        | Dealer  | 2♦ XVI XVII D♦  | Second  |
        | Second  | 9♣ 10♣ XIV D♣   | Dealer  |
        | Dealer  | A♦ Sküs XIII XV | Vorhand |
        | Vorhand | C♣ K♣ VII C♥    | Third   |
        | Third   | I B♥ D♠ VI      | Second  |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-059
  Rule: Players of equal Augen on both sides of the middle stay out of the base payment; the rest settle as far as they balance

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058
    Example: Trischaken with a tie across the middle
      Second place and third are level, so both stay out; one point goes from the most to the fewest.
      Vorhand takes tricks 2, 4, 8, 10, 11 and 12: face value 10 + 9 + 5 + 10 + 9 + 4 = 47; 24 cards of 47, so 47 − 8 × 2 = 31.
      Second takes tricks 1 and 3: face value 8 + 11 = 19; 8 cards of 19, so 19 − 2 × 2 − 1 = 14.
      Third takes tricks 5 and 7: face value 13 + 6 = 19; 8 cards of 19, so 19 − 2 × 2 − 1 = 14.
      Dealer takes tricks 6 and 9: face value 8 + 7 = 15; 8 cards of 15, so 15 − 2 × 2 − 1 = 10.
      Base: Vorhand −1, Dealer +1.
      Given Vorhand holds "Sküs XX XIV XIII VI IV II K♥ D♥ C♦ 4♦ D♣"
      And Second holds "XXI IX III B♥ 3♥ D♠ C♠ 10♠ 7♠ 10♣ 9♣ 8♣"
      And Third holds "XVIII XII VII V C♥ A♥ 4♥ K♦ K♠ B♠ K♣ 7♣"
      And Dealer holds "XIX XVII X VIII I 2♥ D♦ B♦ A♦ 2♦ C♣ B♣"
      And the Talon is "XV 3♦ 9♠" and "XVI XI 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XXI XVIII XIX |
        | Second  | 3♥ C♥ 2♥ K♥      |
        | Vorhand | 4♦ III K♦ D♦     |
        | Second  | 7♠ B♠ VIII Sküs  |
        | Vorhand | D♣ 10♣ K♣ C♣     |
        | Third   | 4♥ X D♥ B♥       |
        | Dealer  | 2♦ C♦ IX XII     |
        | Third   | 7♣ B♣ II 9♣      |
        | Vorhand | VI D♠ VII XVII   |
        | Dealer  | I XIII C♠ V      |
        | Vorhand | XIV 10♠ K♠ B♦    |
        | Vorhand | XX 8♣ A♥ A♦      |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 31, Second 14, Third 14, Dealer 10"
      And the payments are "Vorhand -1, Second 0, Third 0, Dealer +1"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058
    Example: Trischaken with three level at the top
      The tie crosses the middle, all three stay out, and nobody is left to pay the fourth.
      Vorhand takes tricks 3, 5 and 8: face value 8 + 8 + 10 = 26; 12 cards of 26, so 26 − 4 × 2 = 18.
      Second takes tricks 2, 4, 7 and 10: face value 6 + 6 + 11 + 6 = 29; 16 cards of 29, so 29 − 5 × 2 − 1 = 18.
      Third takes tricks 6, 9, 11 and 12: face value 8 + 8 + 8 + 5 = 29; 16 cards of 29, so 29 − 5 × 2 − 1 = 18.
      Dealer takes trick 1: face value 8; 4 cards of 8, so 8 − 1 × 2 − 1 = 5.
      Base: nothing.
      Given Vorhand holds "XXI XIV XIII 2♥ D♦ B♦ A♦ 2♦ D♠ C♣ 9♣ 7♣"
      And Second holds "XVIII XVI XII IX VIII VII V III 10♠ 7♠ K♣ B♣"
      And Third holds "XX XIX XV X VI C♥ 3♥ 3♦ 4♦ C♠ 9♠ 8♣"
      And Dealer holds "XVII I K♥ D♥ B♥ A♥ 4♥ C♦ K♠ B♠ D♣ 10♣"
      And the Talon is "XI IV K♦" and "Sküs II 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 7♣ B♣ 8♣ D♣       |
        | Dealer  | 4♥ 2♥ III C♥      |
        | Second  | V VI XVII XXI     |
        | Vorhand | 2♦ VII 3♦ C♦      |
        | Second  | 7♠ 9♠ B♠ D♠       |
        | Vorhand | 9♣ K♣ X 10♣       |
        | Third   | 4♦ I D♦ XVI       |
        | Second  | 10♠ C♠ K♠ XIV     |
        | Vorhand | XIII XVIII XIX K♥ |
        | Third   | 3♥ A♥ C♣ XII      |
        | Second  | VIII XV D♥ B♦     |
        | Third   | XX B♥ A♦ IX       |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 18, Second 18, Third 18, Dealer 5"
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KOE-SETTLING-057
  Rule: In Trischaken the two players with the most Augen pay the two with the fewest

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-058
    Example: Trischaken with a tie at the top only
      A tie of the two payers does no harm: both pay one point.
      Vorhand takes trick 3: face value 7; 4 cards of 7, so 7 − 1 × 2 − 1 = 4.
      Second takes tricks 11 and 12: face value 12 + 7 = 19; 8 cards of 19, so 19 − 2 × 2 − 1 = 14.
      Third takes tricks 2, 4, 6, 8 and 10: face value 8 + 7 + 7 + 7 + 4 = 33; 20 cards of 33, so 33 − 6 × 2 − 1 = 20.
      Dealer takes tricks 1, 5, 7 and 9: face value 4 + 8 + 8 + 11 = 31; 16 cards of 31, so 31 − 5 × 2 − 1 = 20.
      Base: Third and Dealer −1, Vorhand and Second +1.
      Given the dealer is at seat 1
      And Vorhand holds "XIX XIV VI K♥ D♥ B♥ K♦ D♦ A♦ 2♦ 3♦ 4♦"
      And Second holds "XVIII XIII XII VIII IV 2♥ 3♥ C♦ 9♠ 8♠ D♣ 9♣"
      And Third holds "Sküs XX XVII IX V I C♥ K♠ C♠ 10♠ 7♠ 7♣"
      And Dealer holds "XVI XV X VII III A♥ 4♥ B♦ K♣ B♣ 10♣ 8♣"
      And the Talon is "XI B♠ C♣" and "XXI II D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards              |
        | Vorhand | VI VIII IX XVI     |
        | Dealer  | III XIV XVIII Sküs |
        | Third   | 7♣ 8♣ XIX D♣       |
        | Vorhand | 3♦ C♦ V B♦         |
        | Third   | 7♠ VII K♥ 9♠       |
        | Dealer  | 4♥ B♥ 2♥ C♥        |
        | Third   | 10♠ X K♦ 8♠        |
        | Dealer  | A♥ D♥ 3♥ XX        |
        | Third   | K♠ XV D♦ XIII      |
        | Dealer  | 10♣ A♦ 9♣ XVII     |
        | Third   | I K♣ 2♦ XII        |
        | Second  | IV C♠ B♣ 4♦        |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 4, Second 14, Third 20, Dealer 20"
      And the payments are "Vorhand +1, Second +1, Third -1, Dealer -1"

  @clause:KOE-SETTLING-060
  Rule: A player of Trischaken without a trick receives 2 points more from each of the others

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-062
    Example: Trischaken with a player who takes no trick
      The two with the most pay 1; the one without a trick receives 2 more from each of the others.
      Vorhand takes tricks 1, 3 and 6: face value 8 + 7 + 6 = 21; 12 cards of 21, so 21 − 4 × 2 = 13.
      Second takes tricks 5, 7, 9, 10, 11 and 12: face value 7 + 8 + 5 + 9 + 12 + 8 = 49; 24 cards of 49, so 49 − 8 × 2 = 33.
      Third takes no trick: 0.
      Dealer takes tricks 2, 4 and 8: face value 4 + 4 + 14 = 22; 12 cards of 22, so 22 − 4 × 2 = 14.
      Base: Second and Dealer −1, Vorhand and Third +1. Third without a trick: +6, the others −2 each.
      Given Vorhand holds "XXI XIX V III I C♥ K♦ C♦ A♦ 4♦ K♣ B♣"
      And Second holds "XVI XV XIV VII IV A♥ 2♥ 3♥ B♦ K♠ D♠ 9♠"
      And Third holds "XII XI X IX B♥ D♦ 3♦ B♠ 10♠ 7♠ C♣ 9♣"
      And Dealer holds "XVIII XVII XIII II D♥ 4♥ 2♦ C♠ 8♠ D♣ 10♣ 7♣"
      And the Talon is "Sküs XX K♥" and "VIII VI 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XXI XVI XII XVIII |
        | Vorhand | III IV IX XVII    |
        | Dealer  | 4♥ C♥ A♥ B♥       |
        | Vorhand | V VII X XIII      |
        | Dealer  | 7♣ B♣ XIV C♣      |
        | Second  | 9♠ 10♠ C♠ XIX     |
        | Vorhand | I XV XI II        |
        | Second  | 3♥ D♦ D♥ K♦       |
        | Dealer  | 2♦ A♦ B♦ 3♦       |
        | Second  | 2♥ B♠ 8♠ K♣       |
        | Second  | D♠ 7♠ D♣ C♦       |
        | Second  | K♠ 9♣ 10♣ 4♦      |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 13, Second 33, Third 0, Dealer 14"
      And the payments are "Vorhand -1, Second -3, Third +7, Dealer -3"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-062
    Example: Trischaken with two players who take no trick
      The two without a trick receive the base point and 2 from each of the payers; between them the 2 cancel out.
      Vorhand takes no trick: 0.
      Second takes no trick: 0.
      Third takes tricks 2, 4, 6, 8, 11 and 12: face value 8 + 4 + 11 + 4 + 8 + 11 = 46; 24 cards of 46, so 46 − 8 × 2 = 30.
      Dealer takes tricks 1, 3, 5, 7, 9 and 10: face value 4 + 5 + 6 + 5 + 7 + 15 = 42; 24 cards of 42, so 42 − 8 × 2 = 26.
      Base: Third and Dealer −1, Vorhand and Second +1. Vorhand without a trick: +6, the others −2 each. Second without a trick: +6, the others −2 each.
      Given Vorhand holds "VII V IV C♦ A♦ 2♦ C♠ 10♠ 9♠ 7♠ B♣ 7♣"
      And Second holds "XIV XIII XII X 3♥ 4♥ B♦ 3♦ D♠ D♣ 10♣ 8♣"
      And Third holds "XXI XVIII XV XI IX VIII K♥ 2♥ K♦ D♦ 4♦ K♠"
      And Dealer holds "XX XIX XVI VI III II I B♥ A♥ 8♠ K♣ 9♣"
      And the Talon is "XVII B♠ C♣" and "Sküs D♥ C♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | V X XI XX        |
        | Dealer  | III IV XII XXI   |
        | Third   | 4♦ II 2♦ B♦      |
        | Dealer  | VI VII XIV XVIII |
        | Third   | IX XVI C♦ XIII   |
        | Dealer  | B♥ C♠ 3♥ K♥      |
        | Third   | 2♥ A♥ B♣ 4♥      |
        | Dealer  | 9♣ 7♣ 10♣ XV     |
        | Third   | VIII XIX A♦ D♠   |
        | Dealer  | I 10♠ D♣ K♦      |
        | Dealer  | 8♠ 9♠ 3♦ K♠      |
        | Third   | D♦ K♣ 7♠ 8♣      |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 0, Second 0, Third 30, Dealer 26"
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

  @clause:KOE-SETTLING-061
  Rule: A player of Trischaken with 36 Augen or more pays 2 points more to each of the others

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-062
    Example: Trischaken with more than 36 for one
      On top of the base payment 2 go to each of the others.
      Vorhand takes trick 7: face value 5; 4 cards of 5, so 5 − 1 × 2 − 1 = 2.
      Second takes tricks 2, 9, 10, 11 and 12: face value 9 + 11 + 15 + 9 + 8 = 52; 20 cards of 52, so 52 − 6 × 2 − 1 = 39.
      Third takes tricks 4, 6 and 8: face value 4 + 4 + 8 = 16; 12 cards of 16, so 16 − 4 × 2 = 8.
      Dealer takes tricks 1, 3 and 5: face value 9 + 5 + 9 = 23; 12 cards of 23, so 23 − 4 × 2 = 15.
      Base: Second and Dealer −1, Vorhand and Third +1. Second with 39: −6, the others +2 each.
      Given Vorhand holds "XV XI I D♥ B♥ K♦ 2♦ 3♦ B♠ 9♠ 8♠ 9♣"
      And Second holds "Sküs XXI XIX XVI XIII III II K♠ 10♠ 7♠ C♣ B♣"
      And Third holds "XX XIV X IX IV K♥ 2♥ C♠ K♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII VIII VII VI V 4♥ D♦ B♦ A♦ 4♦ D♠ D♣"
      And the Talon is "XVIII XII C♦" and "C♥ A♥ 3♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 8♠ 10♠ C♠ D♠    |
        | Dealer  | 4♥ B♥ II K♥     |
        | Second  | 7♠ IV V B♠      |
        | Dealer  | 4♦ 3♦ III X     |
        | Third   | 7♣ D♣ 9♣ C♣     |
        | Dealer  | VII XI XIII XIV |
        | Third   | 8♣ VI XV B♣     |
        | Vorhand | I XVI XX XVII   |
        | Third   | 2♥ VIII D♥ Sküs |
        | Second  | XXI IX D♦ K♦    |
        | Second  | XIX K♣ B♦ 2♦    |
        | Second  | K♠ 10♣ A♦ 9♠    |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 2, Second 39, Third 8, Dealer 15"
      And the payments are "Vorhand +3, Second -7, Third +3, Dealer +1"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-062
    Example: Trischaken with exactly 36 for one
      36 are enough for the extra payment.
      Vorhand takes tricks 2, 4, 7, 10, 11 and 12: face value 7 + 8 + 4 + 8 + 15 + 10 = 52; 24 cards of 52, so 52 − 8 × 2 = 36.
      Second takes tricks 6 and 9: face value 6 + 7 = 13; 8 cards of 13, so 13 − 2 × 2 − 1 = 8.
      Third takes tricks 3, 5 and 8: face value 5 + 6 + 12 = 23; 12 cards of 23, so 23 − 4 × 2 = 15.
      Dealer takes trick 1: face value 4; 4 cards of 4, so 4 − 1 × 2 − 1 = 1.
      Base: Vorhand and Third −1, Second and Dealer +1. Vorhand with 36: −6, the others +2 each.
      Given the dealer is at seat 2
      And Vorhand holds "XXI XVI VIII VI IV K♥ D♥ B♥ 4♥ A♦ C♠ 9♣"
      And Second holds "XX XVIII XV IX III 2♥ 3♥ C♦ B♠ D♣ C♣ 10♣"
      And Third holds "Sküs XIV XIII XI VII K♦ D♦ B♦ 2♦ 10♠ 9♠ B♣"
      And Dealer holds "XIX XVII II I C♥ A♥ 3♦ 4♦ D♠ 8♠ 8♣ 7♣"
      And the Talon is "XII X V" and "K♠ 7♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VI IX XI XIX    |
        | Dealer  | 8♠ C♠ B♠ 9♠     |
        | Vorhand | 9♣ 10♣ B♣ 8♣    |
        | Third   | VII XVII XXI XX |
        | Vorhand | 4♥ 3♥ XIII C♥   |
        | Third   | 2♦ 3♦ A♦ C♦     |
        | Second  | III XIV II XVI  |
        | Vorhand | VIII XV Sküs I  |
        | Third   | D♦ 4♦ IV XVIII  |
        | Second  | 2♥ 10♠ A♥ K♥    |
        | Vorhand | B♥ D♣ K♦ D♠     |
        | Vorhand | D♥ C♣ B♦ 7♣     |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 36, Second 8, Third 15, Dealer 1"
      And the payments are "Vorhand -7, Second +3, Third +1, Dealer +3"

  @clause:KOE-SETTLING-062
  Rule: Both extra payments of Trischaken are made player by player and added to the base payment and to each other

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-060 @clause:KOE-SETTLING-061
    Example: Trischaken with no trick for one and 36 or more for another
      Both extra payments are due, also between the two of them.
      Vorhand takes tricks 2 and 4: face value 4 + 8 = 12; 8 cards of 12, so 12 − 2 × 2 − 1 = 7.
      Second takes no trick: 0.
      Third takes trick 5: face value 8; 4 cards of 8, so 8 − 1 × 2 − 1 = 5.
      Dealer takes tricks 1, 3, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 7 + 11 + 6 + 5 + 12 + 10 + 8 + 4 = 71; 36 cards of 71, so 71 − 12 × 2 = 47.
      Base: Vorhand and Dealer −1, Second and Third +1. Second without a trick: +6, the others −2 each. Dealer with 47: −6, the others +2 each.
      Given Vorhand holds "Sküs XVII II C♥ B♥ A♥ 2♦ D♠ C♠ B♠ 10♠ 8♣"
      And Second holds "XV X IX IV 3♥ 4♥ A♦ 4♦ 8♠ K♣ B♣ 7♣"
      And Third holds "XIV XIII VII V III I D♥ 2♥ K♦ D♦ 7♠ 9♣"
      And Dealer holds "XXI XX XIX XVIII XVI XII XI VIII VI B♦ K♠ C♣"
      And the Talon is "3♦ 9♠ D♣" and "K♥ C♦ 10♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards          |
        | Vorhand | II XV XIV XXI  |
        | Dealer  | VI XVII X XIII |
        | Vorhand | 8♣ B♣ 9♣ C♣    |
        | Dealer  | XI Sküs IX VII |
        | Vorhand | 2♦ A♦ D♦ B♦    |
        | Third   | 7♠ K♠ D♠ 8♠    |
        | Dealer  | VIII C♥ IV V   |
        | Dealer  | XII B♥ 7♣ III  |
        | Dealer  | XVIII A♥ K♣ I  |
        | Dealer  | XVI C♠ 3♥ K♦   |
        | Dealer  | XX B♠ 4♦ D♥    |
        | Dealer  | XIX 10♠ 4♥ 2♥  |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 7, Second 0, Third 5, Dealer 47"
      And the payments are "Vorhand -1, Second +9, Third +1, Dealer -9"
