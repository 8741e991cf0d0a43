Feature: Counting the Augen: Trischaken

  # "Face value" below is the sum of the cards before anything is taken off; a pile of n cards counts its face value
  # less 2 for each full three, and less 1 where one or two cards are left over. 106 − 18 × 2 = 70 for the pack.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-COUNTING-012
  Rule: In Trischaken everybody counts his own tricks with a deduction of his own, so four counts need not add up to 70

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    @clause:KOE-COUNTING-007 @clause:KOE-COUNTING-008
    Example: four piles, four deductions
      Vorhand takes tricks 2, 5, 7 and 11: face value 9 + 12 + 8 + 4 = 33; 16 cards of 33, so 33 − 5 × 2 − 1 = 22.
      Second takes tricks 1, 4, 8 and 9: face value 8 + 10 + 8 + 9 = 35; 16 cards of 35, so 35 − 5 × 2 − 1 = 24.
      Third takes tricks 3, 10 and 12: face value 4 + 8 + 6 = 18; 12 cards of 18, so 18 − 4 × 2 = 10.
      Dealer takes trick 6: face value 4; 4 cards of 4, so 4 − 1 × 2 − 1 = 1.
      Together 22 + 24 + 10 + 1 = 57; the six cards of the Stock would count 12 more, 69 in all and not 70.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX XXI XI II     |
        | Second  | A♦ C♦ 3♦ D♦       |
        | Vorhand | XVI XVII XX VIII  |
        | Third   | 9♠ B♠ C♠ D♠       |
        | Second  | D♥ 4♥ B♥ K♥       |
        | Vorhand | XII XIII XV XVIII |
        | Dealer  | XIV Sküs IX VI    |
        | Vorhand | I V III IV        |
        | Second  | K♦ 2♦ B♦ 4♦       |
        | Second  | 8♠ K♠ 10♠ 7♠      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
      Then the Augen come to "Vorhand 22, Second 24, Third 10, Dealer 1"

    @dispute:count-which-piles
    Scenario Outline: the same tricks counted otherwise
      In thirds: 33 − 32/3 = 67/3; 35 − 32/3 = 73/3; 18 − 8 = 10; 4 − 8/3 = 4/3.
      Nobody has a partner, so partners apart changes nothing.
      Given the reading "<reading>" of "count-which-piles"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX XXI XI II     |
        | Second  | A♦ C♦ 3♦ D♦       |
        | Vorhand | XVI XVII XX VIII  |
        | Third   | 9♠ B♠ C♠ D♠       |
        | Second  | D♥ 4♥ B♥ K♥       |
        | Vorhand | XII XIII XV XVIII |
        | Dealer  | XIV Sküs IX VI    |
        | Vorhand | I V III IV        |
        | Second  | K♦ 2♦ B♦ 4♦       |
        | Second  | 8♠ K♠ 10♠ 7♠      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
      Then the Augen come to "<augen>"

      Examples:
        | reading        | augen                                           |
        | side-groups    | Vorhand 22, Second 24, Third 10, Dealer 1       |
        | thirds         | Vorhand 67/3, Second 73/3, Third 10, Dealer 4/3 |
        | partners-apart | Vorhand 22, Second 24, Third 10, Dealer 1       |

    Example: four counts and the Stock come to more than 70
      Vorhand takes tricks 2, 4 and 7: face value 8 + 4 + 9 = 21; 12 cards of 21, so 21 − 4 × 2 = 13.
      Second takes tricks 1, 3, 10, 11 and 12: face value 13 + 8 + 9 + 10 + 8 = 48; 20 cards of 48, so 48 − 6 × 2 − 1 = 35.
      Third takes tricks 5 and 6: face value 8 + 4 = 12; 8 cards of 12, so 12 − 2 × 2 − 1 = 7.
      Dealer takes tricks 8 and 9: face value 4 + 5 = 9; 8 cards of 9, so 9 − 2 × 2 − 1 = 4.
      Together 59, with the Stock's 12 71.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ K♦ C♦ 3♦      |
        | Second  | IX XV XVIII Sküs |
        | Vorhand | XIX XXI VI VIII  |
        | Second  | 9♣ 8♣ 7♣ 10♣     |
        | Vorhand | 7♠ 8♠ K♠ 10♠     |
        | Third   | XX IV XVI V      |
        | Third   | 4♥ B♥ K♥ 3♥      |
        | Vorhand | XII XIII XI XIV  |
        | Dealer  | B♦ 4♦ A♦ 2♦      |
        | Dealer  | A♥ 2♥ D♥ C♥      |
        | Second  | D♠ 9♠ B♠ C♠      |
        | Second  | XVII III II I    |
      Then the Augen come to "Vorhand 13, Second 35, Third 7, Dealer 4"

    @dispute:count-which-piles
    Scenario Outline: one trick of 12 and two tricks of 14
      Vorhand takes tricks 2, 3, 5, 6, 7, 8 and 12: face value 12 + 4 + 14 + 6 + 4 + 4 + 8 = 52.
      Second takes tricks 1 and 9: face value 10 + 4 = 14.
      Third takes trick 4: face value 12.
      Dealer takes tricks 10 and 11: face value 8 + 4 = 12.
      Third has 4 cards of 12, Second 8 cards of 14: both 9 in groups, 28/3 and 26/3 in thirds.
      Given the reading "<reading>" of "count-which-piles"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♦ K♦ C♦ 3♦       |
        | Second  | XXI XX XVIII Sküs |
        | Vorhand | XIX XVII III II   |
        | Vorhand | 7♠ D♠ K♠ B♠       |
        | Third   | C♥ B♥ K♥ D♥       |
        | Vorhand | C♠ 8♠ 9♠ 10♠      |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | XVI IX XV XIV     |
        | Vorhand | XII XIII XI IV    |
        | Second  | V VI VIII I       |
        | Dealer  | A♥ 2♥ 3♥ 4♥       |
        | Dealer  | B♦ D♦ A♦ 2♦       |
      Then the Augen come to "<augen>"

      Examples:
        | reading        | augen                                               |
        | side-groups    | Vorhand 33, Second 9, Third 9, Dealer 7             |
        | thirds         | Vorhand 100/3, Second 26/3, Third 28/3, Dealer 20/3 |
        | partners-apart | Vorhand 33, Second 9, Third 9, Dealer 7             |

    Example: a player without a trick counts nothing
      Vorhand takes tricks 2, 5, 7, 8 and 12: face value 8 + 8 + 4 + 4 + 7 = 31; 20 cards of 31, so 31 − 6 × 2 − 1 = 18.
      Second takes tricks 4, 6 and 9: face value 8 + 10 + 11 = 29; 12 cards of 29, so 29 − 4 × 2 = 21.
      Third takes tricks 1, 3, 10 and 11: face value 4 + 7 + 8 + 11 = 30; 16 cards of 30, so 30 − 5 × 2 − 1 = 19.
      Dealer takes no trick.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XII XVII XX XIV    |
        | Third   | 4♥ A♥ K♥ 3♥        |
        | Vorhand | 4♦ A♦ C♦ B♦        |
        | Third   | VI VIII XIX XXI    |
        | Second  | XIII XV XVIII Sküs |
        | Vorhand | 2♥ D♥ C♥ B♥        |
        | Second  | 9♣ 8♣ 7♣ 10♣       |
        | Vorhand | XVI V III IV       |
        | Vorhand | D♦ K♦ 2♦ 3♦        |
        | Second  | IX XI II I         |
        | Third   | K♠ 10♠ 7♠ D♠       |
        | Third   | 9♠ B♠ C♠ 8♠        |
      Then the Augen come to "Vorhand 18, Second 21, Third 19, Dealer 0"

  @clause:KOE-COUNTING-028
  Rule: In Trischaken the Stock counts for nobody

    Example: sixteen on the faces of the Stock are nobody's
      Vorhand takes tricks 2, 4 and 7: face value 8 + 4 + 9 = 21; 12 cards of 21, so 21 − 4 × 2 = 13.
      Second takes tricks 1, 3, 10, 11 and 12: face value 13 + 8 + 9 + 10 + 8 = 48; 20 cards of 48, so 48 − 6 × 2 − 1 = 35.
      Third takes tricks 5 and 6: face value 8 + 4 = 12; 8 cards of 12, so 12 − 2 × 2 − 1 = 7.
      Dealer takes tricks 8 and 9: face value 4 + 5 = 9; 8 cards of 9, so 9 − 2 × 2 − 1 = 4.
      The winner of the last trick, Second, has nothing from the Stock K♣ D♣ X C♣ B♣ VII (16).
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ K♦ C♦ 3♦      |
        | Second  | IX XV XVIII Sküs |
        | Vorhand | XIX XXI VI VIII  |
        | Second  | 9♣ 8♣ 7♣ 10♣     |
        | Vorhand | 7♠ 8♠ K♠ 10♠     |
        | Third   | XX IV XVI V      |
        | Third   | 4♥ B♥ K♥ 3♥      |
        | Vorhand | XII XIII XI XIV  |
        | Dealer  | B♦ 4♦ A♦ 2♦      |
        | Dealer  | A♥ 2♥ D♥ C♥      |
        | Second  | D♠ 9♠ B♠ C♠      |
        | Second  | XVII III II I    |
      Then the Augen come to "Vorhand 13, Second 35, Third 7, Dealer 4"
