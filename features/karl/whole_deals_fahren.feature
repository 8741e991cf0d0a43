Feature: Whole deals: Fahren
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-001
  Rule: Fahren counts 5

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    Example: Fahren lost by the third player
      Everybody for himself.
      Vorhand takes trick 7: face value 8. 4 cards of value 8: 8 − 4 × 2/3 = 5 1/3.
      Second takes tricks 2 and 4: face value 4 + 11 = 15. 8 cards of value 15: 15 − 8 × 2/3 = 9 2/3.
      Third takes tricks 3, 6, 10, 11 and 12: face value 7 + 8 + 7 + 9 + 9 = 40; the Talon C♥ 3 + D♦ 4 + VIII 1 + 2♦ 1 +
      4♥ 1 + A♦ 1 = 11. 26 cards of value 51: 51 − 26 × 2/3 = 33 2/3.
      Dealer takes tricks 1, 5, 8 and 9: face value 4 + 12 + 4 + 12 = 32. 16 cards of value 32: 32 − 16 × 2/3 = 21 1/3.
      Third has the most: 5 to each of the others.
      Given Vorhand holds "Sküs XIX IX V 2♥ K♦ 4♦ C♠ B♠ 10♠ 7♠ D♣"
      And Second holds "XX XII III I D♥ C♦ B♦ 3♦ K♠ K♣ 9♣ 8♣"
      And Third holds "XVIII XVII XV X VII VI II B♥ A♥ 3♥ 9♠ 8♠"
      And Dealer holds "XXI XVI XIV XIII XI IV K♥ D♠ C♣ B♣ 10♣ 7♣"
      And the Talon is "C♥ D♦ VIII" and "2♦ 4♥ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♦ 3♦ VI XI    |
        | Dealer  | XIII XIX XX II |
        | Second  | 8♣ X 10♣ D♣    |
        | Third   | 8♠ D♠ 10♠ K♠   |
        | Second  | D♥ B♥ K♥ 2♥    |
        | Dealer  | 7♣ V K♣ VII    |
        | Third   | 3♥ IV Sküs III |
        | Vorhand | 7♠ XII 9♠ XVI  |
        | Dealer  | XXI IX I XV    |
        | Dealer  | XIV B♠ C♦ XVII |
        | Third   | A♥ B♣ K♦ 9♣    |
        | Third   | XVIII C♣ C♠ B♦ |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 5 1/3, Second 9 2/3, Third 33 2/3, Dealer 21 1/3"
      And the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-018
    Example: Fahren lost by Vorhand
      Vorhand pays double.
      Vorhand takes tricks 2, 7, 11 and 12: face value 10 + 5 + 12 + 13 = 40; the Talon XVIII 1 + 3♥ 1 + 8♣ 1 + VII 1 +
      XIX 1 + 7♣ 1 = 6. 22 cards of value 46: 46 − 22 × 2/3 = 31 1/3.
      Second takes tricks 4, 5 and 9: face value 5 + 8 + 4 = 17. 12 cards of value 17: 17 − 12 × 2/3 = 9.
      Third takes tricks 3, 8 and 10: face value 11 + 9 + 8 = 28. 12 cards of value 28: 28 − 12 × 2/3 = 20.
      Dealer takes tricks 1 and 6: face value 5 + 10 = 15. 8 cards of value 15: 15 − 8 × 2/3 = 9 2/3.
      Vorhand has the most: 5 × 2 = 10 to each of the others.
      Given Vorhand holds "XVII XIV XIII XII X VI II D♠ 10♠ 8♠ D♣ C♣"
      And Second holds "Sküs XVI XV IX I A♦ 3♦ K♠ C♠ 9♠ B♣ 9♣"
      And Third holds "XXI XX XI VIII IV D♥ 4♥ K♦ 2♦ 4♦ 7♠ 10♣"
      And Dealer holds "V III K♥ C♥ B♥ A♥ 2♥ D♦ C♦ B♦ B♠ K♣"
      And the Talon is "XVIII 3♥ 8♣" and "VII XIX 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 8♠ 9♠ 7♠ B♠    |
        | Dealer  | C♦ XIV 3♦ K♦   |
        | Vorhand | D♠ K♠ VIII V   |
        | Third   | 4♥ B♥ XII XV   |
        | Second  | Sküs XI III VI |
        | Second  | 9♣ 10♣ K♣ C♣   |
        | Dealer  | B♦ XIII A♦ 2♦  |
        | Vorhand | 10♠ C♠ XX D♦   |
        | Third   | 4♦ 2♥ X XVI    |
        | Second  | IX XXI A♥ II   |
        | Third   | IV K♥ XVII I   |
        | Vorhand | D♣ B♣ D♥ C♥    |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 31 1/3, Second 9, Third 20, Dealer 9 2/3"
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-017
    Example: Fahren lost with exactly 35/2
      35 points and 2 Blatt are paid double.
      Vorhand takes tricks 6 and 11: face value 7 + 4 = 11. 8 cards of value 11: 11 − 8 × 2/3 = 5 2/3.
      Second takes tricks 1 and 4: face value 6 + 7 = 13. 8 cards of value 13: 13 − 8 × 2/3 = 7 2/3.
      Third takes tricks 2, 5 and 8: face value 7 + 9 + 13 = 29. 12 cards of value 29: 29 − 12 × 2/3 = 21.
      Dealer takes tricks 3, 7, 9, 10 and 12: face value 9 + 8 + 10 + 4 + 7 = 38; the Talon B♦ 2 + 9♣ 1 + 9♠ 1 + XXI 5 +
      K♦ 5 + 3♦ 1 = 15. 26 cards of value 53: 53 − 26 × 2/3 = 35 2/3.
      Dealer has the most: 5 × 2 = 10 to each of the others.
      Given Vorhand holds "XVIII XIII X VI IV D♥ B♥ K♠ D♠ 8♠ K♣ D♣"
      And Second holds "XVII XVI XV I C♥ A♥ 2♥ 4♥ D♦ C♦ 2♦ C♣"
      And Third holds "XIV XII IX VIII VII V II 4♦ B♣ 10♣ 8♣ 7♣"
      And Dealer holds "Sküs XX XIX XI III K♥ 3♥ A♦ C♠ B♠ 10♠ 7♠"
      And the Talon is "B♦ 9♣ 9♠" and "XXI K♦ 3♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 8♠ XVII XIV C♠ |
        | Second  | A♥ VIII 3♥ D♥  |
        | Third   | 8♣ III D♣ C♣   |
        | Dealer  | 7♠ D♠ XVI XII  |
        | Second  | 4♥ VII K♥ B♥   |
        | Third   | 4♦ A♦ XVIII D♦ |
        | Vorhand | IV XV IX Sküs  |
        | Dealer  | B♠ K♠ I II     |
        | Third   | 10♣ XIX K♣ C♦  |
        | Dealer  | XX XIII 2♥ V   |
        | Dealer  | 10♠ VI 2♦ 7♣   |
        | Vorhand | X C♥ B♣ XI     |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 5 2/3, Second 7 2/3, Third 21, Dealer 35 2/3"
      And the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    Example: Fahren lost with 35/1
      One Blatt less, and it is paid once.
      Vorhand takes trick 2: face value 8. 4 cards of value 8: 8 − 4 × 2/3 = 5 1/3.
      Second takes tricks 4, 5, 7, 9, 10, 11 and 12: face value 5 + 4 + 11 + 4 + 13 + 4 + 6 = 47; the Talon 10♠ 1 + B♥ 2
      + IX 1 + XIV 1 + XXI 5 + VII 1 = 11. 34 cards of value 58: 58 − 34 × 2/3 = 35 1/3.
      Third takes trick 1: face value 8. 4 cards of value 8: 8 − 4 × 2/3 = 5 1/3.
      Dealer takes tricks 3, 6 and 8: face value 13 + 11 + 8 = 32. 12 cards of value 32: 32 − 12 × 2/3 = 24.
      Second has the most: 5 to each of the others.
      Given Vorhand holds "XII X II D♥ 2♥ C♦ B♦ D♠ C♠ B♠ 9♠ 7♠"
      And Second holds "Sküs XX XIX XVIII XV XI K♥ A♦ K♠ 8♠ 10♣ 9♣"
      And Third holds "XVII XVI I C♥ 3♥ D♦ 2♦ 3♦ K♣ D♣ B♣ 7♣"
      And Dealer holds "XIII VIII VI V IV III A♥ 4♥ K♦ 4♦ C♣ 8♣"
      And the Talon is "10♠ B♥ IX" and "XIV XXI VII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 7♠ K♠ XVII V    |
        | Third   | K♣ 8♣ X 10♣     |
        | Vorhand | C♦ A♦ D♦ K♦     |
        | Dealer  | 4♦ B♦ XV 3♦     |
        | Second  | XX XVI XIII XII |
        | Second  | 8♠ I VI D♠      |
        | Dealer  | IV II Sküs D♣   |
        | Second  | 9♣ B♣ C♣ B♠     |
        | Dealer  | III 2♥ XVIII 3♥ |
        | Second  | K♥ C♥ 4♥ D♥     |
        | Second  | XI 2♦ VIII 9♠   |
        | Second  | XIX 7♣ A♥ C♠    |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 5 1/3, Second 35 1/3, Third 5 1/3, Dealer 24"
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-017 @clause:KAR-TRISCHAKEN-018 @clause:KAR-TRISCHAKEN-019
    Example: Fahren lost by Vorhand with more than 35/2
      Both doublings multiply.
      Vorhand takes tricks 3, 5, 9, 10, 11 and 12: face value 11 + 4 + 7 + 9 + 8 + 10 = 49; the Talon 7♠ 1 + 10♠ 1 + K♣
      5 + III 1 + D♣ 4 + K♥ 5 = 17. 30 cards of value 66: 66 − 30 × 2/3 = 46.
      Second takes trick 4: face value 4. 4 cards of value 4: 4 − 4 × 2/3 = 1 1/3.
      Third takes tricks 2 and 7: face value 8 + 10 = 18. 8 cards of value 18: 18 − 8 × 2/3 = 12 2/3.
      Dealer takes tricks 1, 6 and 8: face value 8 + 5 + 5 = 18. 12 cards of value 18: 18 − 12 × 2/3 = 10.
      Vorhand has the most: 5 × 2 × 2 = 20 to each of the others.
      Given Vorhand holds "Sküs XX XIX XVIII XI VIII K♦ D♦ C♦ A♦ 8♠ 10♣"
      And Second holds "XVII XIV IX VII V I B♦ 2♦ 3♦ C♠ B♠ 9♣"
      And Third holds "XVI XIII VI IV II D♥ B♥ 3♥ 4♥ K♠ 8♣ 7♣"
      And Dealer holds "XXI XV XII X C♥ A♥ 2♥ 4♦ D♠ 9♠ C♣ B♣"
      And the Talon is "7♠ 10♠ K♣" and "III D♣ K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVIII VII XVI XXI |
        | Dealer  | 4♦ K♦ 3♦ XIII     |
        | Third   | B♥ C♥ Sküs XIV    |
        | Vorhand | XI XVII VI XV     |
        | Second  | IX IV X XX        |
        | Vorhand | A♦ B♦ II XII      |
        | Dealer  | 9♠ 8♠ C♠ K♠       |
        | Third   | 7♣ B♣ 10♣ 9♣      |
        | Dealer  | 2♥ VIII V D♥      |
        | Vorhand | C♦ 2♦ 4♥ D♠       |
        | Vorhand | XIX I 8♣ A♥       |
        | Vorhand | D♦ B♠ 3♥ C♣       |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 46, Second 1 1/3, Third 12 2/3, Dealer 10"
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-020
    Example: Fahren with a Jungfrau
      Vorhand has no trick and receives what the others would have received.
      Vorhand takes no trick.
      Second takes tricks 3, 9 and 12: face value 6 + 5 + 11 = 22; the Talon K♠ 5 + D♥ 4 + C♣ 3 + C♥ 3 + VII 1 + III 1 =
      17. 18 cards of value 39: 39 − 18 × 2/3 = 27.
      Third takes tricks 2, 5, 7, 8 and 11: face value 11 + 9 + 7 + 11 + 4 = 42. 20 cards of value 42: 42 − 20 × 2/3 =
      28 2/3.
      Dealer takes tricks 1, 4, 6 and 10: face value 8 + 9 + 4 + 4 = 25. 16 cards of value 25: 25 − 16 × 2/3 = 14 1/3.
      Third has the most: 3 × 5 = 15, all to Vorhand.
      Given Vorhand holds "VI IV II 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XVII XIII XII IX VIII I B♥ A♥ D♦ 10♠ 9♣"
      And Third holds "Sküs XVIII XIV XI V K♥ K♦ A♦ D♠ B♠ K♣ 10♣"
      And Dealer holds "XXI XIX XVI XV X C♦ B♦ 2♦ C♠ 9♠ D♣ B♣"
      And the Talon is "K♠ D♥ C♣" and "C♥ VII III"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♥ A♥ K♥ XVI   |
        | Dealer  | 2♦ 4♦ D♦ K♦    |
        | Third   | A♦ C♦ 3♦ VIII  |
        | Second  | B♥ XI XXI 3♥   |
        | Dealer  | B♦ IV XX Sküs  |
        | Third   | V XIX II XIII  |
        | Dealer  | 9♠ 7♠ 10♠ D♠   |
        | Third   | K♣ D♣ 8♣ 9♣    |
        | Third   | 10♣ B♣ 7♣ XVII |
        | Second  | IX XIV XV VI   |
        | Dealer  | X 2♥ XII XVIII |
        | Third   | B♠ C♠ 8♠ I     |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 0, Second 27, Third 28 2/3, Dealer 14 1/3"
      And the payments are "Vorhand +15, Second 0, Third -15, Dealer 0"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-017 @clause:KAR-TRISCHAKEN-020 @clause:KAR-TRISCHAKEN-021
    Example: Fahren with two Jungfrauen
      Vorhand and Second have no trick and share.
      Vorhand takes no trick.
      Second takes no trick.
      Third takes tricks 2, 4, 6, 8 and 9: face value 7 + 6 + 11 + 12 + 4 = 40. 20 cards of value 40: 40 − 20 × 2/3 = 26
      2/3.
      Dealer takes tricks 1, 3, 5, 7, 10, 11 and 12: face value 10 + 9 + 8 + 4 + 4 + 11 + 9 = 55; the Talon XI 1 + D♣ 4
      + XII 1 + XVI 1 + C♥ 3 + XVIII 1 = 11. 34 cards of value 66: 66 − 34 × 2/3 = 43 1/3.
      Dealer has the most, and more than 35/2: 3 × 5 × 2 = 30, half of it to each.
      Given Vorhand holds "VI IV II 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "VII V III B♥ A♥ B♦ A♦ 2♦ 10♠ 9♠ 10♣ 9♣"
      And Third holds "Sküs XXI XX XIII X IX I D♥ K♦ C♦ C♠ B♣"
      And Dealer holds "XIX XVII XV XIV VIII K♥ D♦ K♠ D♠ B♠ K♣ C♣"
      And the Talon is "XI D♣ XII" and "XVI C♥ XVIII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♦ B♦ C♦ D♦    |
        | Dealer  | B♠ 8♠ 10♠ C♠   |
        | Third   | B♣ K♣ 7♣ 10♣   |
        | Dealer  | C♣ 8♣ 9♣ XIII  |
        | Third   | K♦ XV 3♦ 2♦    |
        | Dealer  | D♠ 7♠ 9♠ XXI   |
        | Third   | X XIV II III   |
        | Dealer  | K♠ VI VII Sküs |
        | Third   | XX XIX IV V    |
        | Third   | IX XVII 2♥ A♦  |
        | Dealer  | K♥ 3♥ A♥ D♥    |
        | Dealer  | VIII 4♥ B♥ I   |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 0, Second 0, Third 26 2/3, Dealer 43 1/3"
      And the payments are "Vorhand +15, Second +15, Third 0, Dealer -30"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-019 @clause:KAR-TRISCHAKEN-022
    Example: Fahren with three Jungfrauen
      Vorhand takes every trick.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 4 + 4 + 5 + 9 + 14 + 6 + 7 + 7 + 11 + 8
      + 9 + 10 = 94; the Talon 3♦ 1 + D♣ 4 + D♠ 4 + 2♦ 1 + V 1 + A♥ 1 = 12. 54 cards of value 106: 106 − 54 × 2/3 = 70.
      Second takes no trick.
      Third takes no trick.
      Dealer takes no trick.
      5 × 2 × 2 = 20 to each, which three sharing alike receive as well.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      And Second holds "X IX VII 3♥ 4♥ C♦ B♦ A♦ K♠ 9♠ 8♠ C♣"
      And Third holds "III K♥ B♥ 2♥ K♦ D♦ C♠ B♠ B♣ 10♣ 8♣ 7♣"
      And Dealer holds "VIII VI IV II I D♥ C♥ 4♦ 10♠ 7♠ K♣ 9♣"
      And the Talon is "3♦ D♣ D♠" and "2♦ V A♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX IX III VIII |
        | Vorhand | XI X 7♣ II      |
        | Vorhand | XVII VII B♥ IV  |
        | Vorhand | XV B♦ K♦ VI     |
        | Vorhand | XXI C♦ 2♥ I     |
        | Vorhand | XII 9♠ C♠ 9♣    |
        | Vorhand | XVI C♣ B♠ 10♠   |
        | Vorhand | XIII 4♥ D♦ 4♦   |
        | Vorhand | XIV K♠ 8♣ D♥    |
        | Vorhand | XVIII 3♥ 10♣ K♣ |
        | Vorhand | Sküs 8♠ B♣ 7♠   |
        | Vorhand | XX A♦ K♥ C♥     |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 70, Second 0, Third 0, Dealer 0"
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-015
    Example: Fahren with two losers
      Second and Third have equally many.
      Vorhand takes tricks 3 and 8: face value 10 + 4 = 14. 8 cards of value 14: 14 − 8 × 2/3 = 8 2/3.
      Second takes tricks 5, 7, 11 and 12: face value 8 + 5 + 9 + 12 = 34; the Talon B♣ 2 + 7♠ 1 + 2♥ 1 + VIII 1 + III 1
      + B♦ 2 = 8. 22 cards of value 42: 42 − 22 × 2/3 = 27 1/3.
      Third takes tricks 1, 2, 4 and 10: face value 15 + 13 + 6 + 4 = 38. 16 cards of value 38: 38 − 16 × 2/3 = 27 1/3.
      Dealer takes tricks 6 and 9: face value 8 + 4 = 12. 8 cards of value 12: 12 − 8 × 2/3 = 6 2/3.
      Each pays 5 to every other; what they owe each other is set off, so Vorhand and Dealer receive 5 + 5.
      Given Vorhand holds "XIX IX V IV K♥ B♥ C♦ A♦ C♠ B♠ 8♠ 9♣"
      And Second holds "XVII XV XII XI II I 3♥ K♦ K♠ 9♠ C♣ 10♣"
      And Third holds "Sküs XX XVI XIII VII VI 4♥ 3♦ 4♦ K♣ 8♣ 7♣"
      And Dealer holds "XXI XVIII XIV X D♥ C♥ A♥ D♦ 2♦ D♠ 10♠ D♣"
      And the Talon is "B♣ 7♠ 2♥" and "VIII III B♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 8♠ K♠ Sküs D♠    |
        | Third   | K♣ D♣ 9♣ C♣      |
        | Third   | 4♥ C♥ K♥ 3♥      |
        | Vorhand | C♠ 9♠ VI 10♠     |
        | Third   | 3♦ 2♦ A♦ K♦      |
        | Second  | XII XX XXI IX    |
        | Dealer  | A♥ B♥ XVII VII   |
        | Second  | 10♣ 8♣ XVIII XIX |
        | Vorhand | IV XI XIII XIV   |
        | Dealer  | X V XV XVI       |
        | Third   | 7♣ D♥ C♦ II      |
        | Second  | I 4♦ D♦ B♠       |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 8 2/3, Second 27 1/3, Third 27 1/3, Dealer 6 2/3"
      And the payments are "Vorhand +10, Second -10, Third -10, Dealer +10"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-015 @clause:KAR-TRISCHAKEN-018
    Example: Fahren with two losers, one of them Vorhand
      Vorhand and Dealer have equally many; Vorhand pays double.
      Vorhand takes tricks 2, 4, 9 and 11: face value 9 + 11 + 8 + 7 = 35. 16 cards of value 35: 35 − 16 × 2/3 = 24 1/3.
      Second takes tricks 1, 3 and 6: face value 8 + 7 + 12 = 27. 12 cards of value 27: 27 − 12 × 2/3 = 19.
      Third takes trick 8: face value 5. 4 cards of value 5: 5 − 4 × 2/3 = 2 1/3.
      Dealer takes tricks 5, 7, 10 and 12: face value 4 + 11 + 7 + 11 = 33; the Talon 4♥ 1 + XIV 1 + A♦ 1 + 4♦ 1 + XV 1
      + XX 1 = 6. 22 cards of value 39: 39 − 22 × 2/3 = 24 1/3.
      Vorhand owes each of the others 5 × 2 = 10, Dealer owes each 5. Vorhand −30 + 5 = −25, Dealer −15 + 10 = −5, the
      others 10 + 5 each.
      Given Vorhand holds "XIX X IX VI IV II K♥ D♥ B♥ K♦ B♦ K♠"
      And Second holds "Sküs VIII III I 3♦ B♠ 10♠ 8♠ 10♣ 9♣ 8♣ 7♣"
      And Third holds "XVII XIII VII A♥ 2♥ D♦ C♦ 2♦ 7♠ K♣ D♣ B♣"
      And Dealer holds "XXI XVIII XVI XII XI V C♥ 3♥ D♠ C♠ 9♠ C♣"
      And the Talon is "4♥ XIV A♦" and "4♦ XV XX"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | II Sküs XVII V    |
        | Second  | 7♣ D♣ C♣ IV       |
        | Vorhand | B♥ III A♥ C♥      |
        | Second  | 8♠ 7♠ D♠ K♠       |
        | Vorhand | X VIII XIII XVIII |
        | Dealer  | 3♥ K♥ I 2♥        |
        | Second  | 3♦ C♦ XXI B♦      |
        | Dealer  | 9♠ VI B♠ VII      |
        | Third   | K♣ XVI XIX 8♣     |
        | Vorhand | D♥ 10♣ 2♦ XI      |
        | Dealer  | C♠ IX 10♠ B♣      |
        | Vorhand | K♦ 9♣ D♦ XII      |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 24 1/3, Second 19, Third 2 1/3, Dealer 24 1/3"
      And the payments are "Vorhand -25, Second +15, Third +15, Dealer -5"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-012 @clause:KAR-SESSIONS-006
    Example: Fahren lost through the Talon, in a deal that counts double
      Without the Talon of the last trick another would have the most.
      Vorhand takes tricks 3, 7, 9 and 11: face value 9 + 9 + 7 + 6 = 31. 16 cards of value 31: 31 − 16 × 2/3 = 20 1/3.
      Second takes tricks 10 and 12: face value 4 + 7 = 11; the Talon K♥ 5 + D♥ 4 + C♥ 3 + K♦ 5 + XX 1 + B♦ 2 = 20. 14
      cards of value 31: 31 − 14 × 2/3 = 21 2/3.
      Third takes tricks 2 and 5: face value 4 + 12 = 16. 8 cards of value 16: 16 − 8 × 2/3 = 10 2/3.
      Dealer takes tricks 1, 4, 6 and 8: face value 8 + 4 + 10 + 6 = 28. 16 cards of value 28: 28 − 16 × 2/3 = 17 1/3.
      Second has the most: 5 × 2 = 10 to each of the others.
      Given the deal counts double
      And Vorhand holds "XIX XVI XV XII IX V 2♥ D♦ A♦ 2♦ K♠ B♣"
      And Second holds "XIV XIII X VIII VI IV III A♥ 3♦ 9♠ D♣ 9♣"
      And Third holds "XVIII XI II I 4♦ D♠ C♠ B♠ 10♠ 7♠ K♣ C♣"
      And Dealer holds "Sküs XXI XVII VII B♥ 3♥ 4♥ C♦ 8♠ 10♣ 8♣ 7♣"
      And the Talon is "K♥ D♥ C♥" and "K♦ XX B♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVI IV XVIII Sküs |
        | Dealer  | 4♥ 2♥ A♥ II       |
        | Third   | B♠ 8♠ K♠ 9♠       |
        | Vorhand | V X XI XVII       |
        | Dealer  | 7♣ B♣ D♣ K♣       |
        | Third   | C♠ XXI XII XIV    |
        | Dealer  | B♥ XIX XIII I     |
        | Vorhand | 2♦ 3♦ 4♦ C♦       |
        | Dealer  | 3♥ XV III D♠      |
        | Vorhand | A♦ VIII 7♠ VII    |
        | Second  | 9♣ C♣ 8♣ IX       |
        | Vorhand | D♦ VI 10♠ 10♣     |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 20 1/3, Second 21 2/3, Third 10 2/3, Dealer 17 1/3"
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-013 @clause:KAR-TRISCHAKEN-018
    Example: A Rufer turned into Fahren, and lost by Vorhand
      The called König lies in the Talon, which counts with the last trick though everybody has seen it.
      Vorhand takes tricks 8, 10, 11 and 12: face value 4 + 9 + 6 + 11 = 30; the Talon K♠ 5 + D♠ 4 + VIII 1 + XX 1 + 8♣
      1 + I 5 = 17. 22 cards of value 47: 47 − 22 × 2/3 = 32 1/3.
      Second takes tricks 2, 6 and 9: face value 11 + 7 + 5 = 23. 12 cards of value 23: 23 − 12 × 2/3 = 15.
      Third takes tricks 4, 5 and 7: face value 8 + 6 + 12 = 26. 12 cards of value 26: 26 − 12 × 2/3 = 18.
      Dealer takes tricks 1 and 3: face value 4 + 6 = 10. 8 cards of value 10: 10 − 8 × 2/3 = 4 2/3.
      Vorhand has the most: 5 × 2 = 10 to each of the others.
      Given Vorhand holds "XII XI VII II K♥ D♥ B♥ A♥ 3♥ K♦ 9♠ D♣"
      And Second holds "XVIII XVII XVI X IV C♥ 2♥ 4♥ B♠ 7♠ 10♣ 7♣"
      And Third holds "Sküs XXI XIV XIII VI D♦ B♦ 2♦ C♠ 10♠ B♣ 9♣"
      And Dealer holds "XIX XV IX V III C♦ A♦ 3♦ 4♦ 8♠ K♣ C♣"
      And the Talon is "K♠ D♠ VIII" and "XX 8♣ I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand turns the deal into Fahren
      And the play goes:
        | leader  | cards           |
        | Vorhand | II X XIII XIX   |
        | Dealer  | 4♦ K♦ XVI D♦    |
        | Second  | C♥ XIV XV A♥    |
        | Dealer  | V XII XVIII XXI |
        | Third   | C♠ 8♠ 9♠ 7♠     |
        | Third   | B♦ C♦ VII XVII  |
        | Second  | 4♥ Sküs III K♥  |
        | Third   | VI IX XI IV     |
        | Vorhand | 3♥ 2♥ B♣ 3♦     |
        | Second  | 7♣ 9♣ C♣ D♣     |
        | Vorhand | B♥ B♠ 2♦ A♦     |
        | Vorhand | D♥ 10♣ 10♠ K♣   |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 32 1/3, Second 15, Third 18, Dealer 4 2/3"
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-BIDDING-042 @clause:KAR-TRISCHAKEN-018
    Example: Fahren lost by the player who was handed the Vorhand
      Second leads and pays as Vorhand.
      Vorhand takes tricks 2 and 8: face value 8 + 11 = 19. 8 cards of value 19: 19 − 8 × 2/3 = 13 2/3.
      Second takes tricks 3, 5, 6, 10 and 12: face value 7 + 7 + 8 + 6 + 8 = 36; the Talon 8♠ 1 + B♣ 2 + 3♦ 1 + XXI 5 +
      XIX 1 + D♥ 4 = 14. 26 cards of value 50: 50 − 26 × 2/3 = 32 2/3.
      Third takes tricks 1, 9 and 11: face value 4 + 8 + 7 = 19. 12 cards of value 19: 19 − 12 × 2/3 = 11.
      Dealer takes tricks 4 and 7: face value 11 + 7 = 18. 8 cards of value 18: 18 − 8 × 2/3 = 12 2/3.
      Second has the most: 5 × 2 = 10 to each of the others.
      Given Vorhand holds "XVIII III I K♥ C♥ 2♥ 3♥ K♦ 4♦ K♠ K♣ 9♣"
      And Second holds "Sküs XV XIII XII VIII VI D♦ C♦ D♠ D♣ C♣ 10♣"
      And Third holds "XX XIV X IX IV II B♥ B♦ A♦ 10♠ 7♠ 7♣"
      And Dealer holds "XVII XVI XI VII V A♥ 4♥ 2♦ C♠ B♠ 9♠ 8♣"
      And the Talon is "8♠ B♣ 3♦" and "XXI XIX D♥"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren"
      And the play goes:
        | leader  | cards           |
        | Second  | XIII XX V XVIII |
        | Third   | 7♣ 8♣ K♣ 10♣    |
        | Vorhand | 4♦ D♦ A♦ 2♦     |
        | Second  | C♦ B♦ VII K♦    |
        | Dealer  | 4♥ C♥ XII B♥    |
        | Second  | Sküs IX XVI III |
        | Second  | D♣ X XVII 9♣    |
        | Dealer  | 9♠ K♠ D♠ 7♠     |
        | Vorhand | I VIII XIV XI   |
        | Third   | II C♠ 3♥ XV     |
        | Second  | C♣ IV B♠ 2♥     |
        | Third   | 10♠ A♥ K♥ VI    |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 13 2/3, Second 32 2/3, Third 11, Dealer 12 2/3"
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-BIDDING-042
    Example: Fahren lost by the player who handed the Vorhand on
      The burden went with the Vorhand.
      Vorhand takes tricks 1, 5 and 7: face value 13 + 11 + 9 = 33. 12 cards of value 33: 33 − 12 × 2/3 = 25.
      Second takes tricks 2 and 6: face value 8 + 7 = 15. 8 cards of value 15: 15 − 8 × 2/3 = 9 2/3.
      Third takes tricks 4, 9, 11 and 12: face value 4 + 5 + 6 + 11 = 26; the Talon XIV 1 + 10♣ 1 + 7♣ 1 + C♠ 3 + 3♦ 1 +
      3♥ 1 = 8. 22 cards of value 34: 34 − 22 × 2/3 = 19 1/3.
      Dealer takes tricks 3, 8 and 10: face value 5 + 8 + 11 = 24. 12 cards of value 24: 24 − 12 × 2/3 = 16.
      The giver has the most: 5 to each of the others.
      Given Vorhand holds "XVI XV IX K♥ 4♥ K♦ D♦ 4♦ K♠ B♠ K♣ C♣"
      And Second holds "Sküs X VIII VI I C♥ B♥ C♦ D♠ 7♠ D♣ 8♣"
      And Third holds "XX XIX XVIII XVII XII XI D♥ 2♥ B♦ A♦ 8♠ B♣"
      And Dealer holds "XXI XIII VII V IV III II A♥ 2♦ 10♠ 9♠ 9♣"
      And the Talon is "XIV 10♣ 7♣" and "C♠ 3♦ 3♥"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren"
      And the play goes:
        | leader  | cards            |
        | Second  | C♥ D♥ A♥ K♥      |
        | Vorhand | XV Sküs XII V    |
        | Second  | B♥ 2♥ II 4♥      |
        | Dealer  | III XVI VIII XIX |
        | Third   | 8♠ 9♠ K♠ D♠      |
        | Vorhand | 4♦ C♦ B♦ 2♦      |
        | Second  | 8♣ B♣ 9♣ K♣      |
        | Vorhand | IX X XVII XXI    |
        | Dealer  | IV B♠ VI XVIII   |
        | Third   | A♦ VII D♦ I      |
        | Dealer  | XIII C♣ 7♠ XX    |
        | Third   | XI 10♠ K♦ D♣     |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 25, Second 9 2/3, Third 19 1/3, Dealer 16"
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @clause:KAR-COUNTING-018 @clause:KAR-TRISCHAKEN-011 @clause:KAR-TRISCHAKEN-014 @clause:KAR-TRISCHAKEN-016
    @clause:KAR-TRISCHAKEN-018
    Scenario Outline: Fahren lost by Vorhand, wherever the dealer sits
      Vorhand pays double.
      Vorhand takes tricks 2, 7, 11 and 12: face value 10 + 5 + 12 + 13 = 40; the Talon XVIII 1 + 3♥ 1 + 8♣ 1 + VII 1 +
      XIX 1 + 7♣ 1 = 6. 22 cards of value 46: 46 − 22 × 2/3 = 31 1/3.
      Second takes tricks 4, 5 and 9: face value 5 + 8 + 4 = 17. 12 cards of value 17: 17 − 12 × 2/3 = 9.
      Third takes tricks 3, 8 and 10: face value 11 + 9 + 8 = 28. 12 cards of value 28: 28 − 12 × 2/3 = 20.
      Dealer takes tricks 1 and 6: face value 5 + 10 = 15. 8 cards of value 15: 15 − 8 × 2/3 = 9 2/3.
      Vorhand has the most: 5 × 2 = 10 to each of the others.
      Given the dealer is at seat <seat>
      And Vorhand holds "XVII XIV XIII XII X VI II D♠ 10♠ 8♠ D♣ C♣"
      And Second holds "Sküs XVI XV IX I A♦ 3♦ K♠ C♠ 9♠ B♣ 9♣"
      And Third holds "XXI XX XI VIII IV D♥ 4♥ K♦ 2♦ 4♦ 7♠ 10♣"
      And Dealer holds "V III K♥ C♥ B♥ A♥ 2♥ D♦ C♦ B♦ B♠ K♣"
      And the Talon is "XVIII 3♥ 8♣" and "VII XIX 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 8♠ 9♠ 7♠ B♠    |
        | Dealer  | C♦ XIV 3♦ K♦   |
        | Vorhand | D♠ K♠ VIII V   |
        | Third   | 4♥ B♥ XII XV   |
        | Second  | Sküs XI III VI |
        | Second  | 9♣ 10♣ K♣ C♣   |
        | Dealer  | B♦ XIII A♦ 2♦  |
        | Vorhand | 10♠ C♠ XX D♦   |
        | Third   | 4♦ 2♥ X XVI    |
        | Second  | IX XXI A♥ II   |
        | Third   | IV K♥ XVII I   |
        | Vorhand | D♣ B♣ D♥ C♥    |
      Then the contract is Fahren
      And it is nobody's turn
      And the deal is over
      And the Augen come to "Vorhand 31 1/3, Second 9, Third 20, Dealer 9 2/3"
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
