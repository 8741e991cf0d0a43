Feature: Counting the Augen: the pile of a side, the Stock and the cards laid away

  # "Face value" below is the sum of the cards before anything is taken off; a pile of n cards counts its face value
  # less 2 for each full three, and less 1 where one or two cards are left over. 106 − 18 × 2 = 70 for the pack.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-COUNTING-011
  Rule: Each side counts all its cards as one pile, with one deduction for what is left over

    # In thirds every card counts 2/3 less than its face value; with partners apart each player's tricks, with the
    # declarer's cards laid away among his, are a pile with a deduction of its own, and so is a set of the Stock.

    @position @dispute:count-which-piles
    Scenario Outline: 36 with two cards left over
      23 cards of 51: 51 − 7 × 2 − 1 = 36, in thirds 51 − 46/3 = 35 2/3. The declarer is alone, so there is no partner's pile.
      Given the reading "<reading>" of "count-which-piles"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥"
      And the declarer's side took 5 of 12 tricks
      And Vorhand took "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      And Second took "IX VIII VII VI V IV III II I 3♥ 4♥ A♦"
      And Third took "2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠"
      And Dealer took "9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer laid away "X A♥ 2♥"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | reading        | outcome |
        | side-groups    | won     |
        | thirds         | lost    |
        | partners-apart | won     |

    @position
    Scenario Outline: one card left over
      19 cards of <face>: <face> − 6 × 2 − 1 = <augen>, in thirds <face> − 38/3 = <augen> 1/3.
      Given the reading "<round>" of "count-which-piles"
      And Vorhand plays a Dreier
      And the declarer's side has "<cards>"
      And the declarer's side took 4 of 12 tricks
      And Vorhand took "Sküs XXI I K♥ K♦ D♥ D♦ C♥ <eighth> XX XIX XVIII XVII XVI XV XIV"
      And Second took "X IX VIII VII VI V IV III II B♥ A♥ 2♥"
      And Third took "3♥ 4♥ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠"
      And Dealer took "8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer laid away "XIII XII XI"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | round          | face | augen | outcome | eighth | cards                                                                 |
        | side-groups    | 49   | 36    | won     | C♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |
        | thirds         | 49   | 36    | won     | C♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |
        | partners-apart | 49   | 36    | won     | C♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ C♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |
        | side-groups    | 48   | 35    | lost    | B♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |
        | thirds         | 48   | 35    | lost    | B♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |
        | partners-apart | 48   | 35    | lost    | B♦     | Sküs XXI I K♥ K♦ D♥ D♦ C♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI |

    @position
    Scenario Outline: nothing left over
      24 cards of 52: 52 − 8 × 2 = 36 in every reading.
      Given the reading "<round>" of "count-which-piles"
      And Vorhand plays a Solo Dreier
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And the declarer's side took 6 of 12 tricks
      And Vorhand took "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥"
      And Second took "IX VIII VII VI V IV III II I 4♥ A♦ 2♦"
      And Third took "3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠"
      And Dealer took "8♠ 7♠ K♣ D♣"
      When the result is drawn up
      Then "Spiel" is won by the declarer

      Examples:
        | round          |
        | side-groups    |
        | thirds         |
        | partners-apart |

    @position @dispute:count-which-piles
    Scenario Outline: a partner's single trick beside the declarer's four
      Vorhand has four tricks and D♦ C♠ 7♠ laid away, Third one trick. Face values: Vorhand 39 + 8 = 47 in 19 cards, Third 4 in
      four, Second 31 in 16, Dealer 21 in 12, the set left lying 3 in three.
      Together 51 − 7 × 2 − 1 = 36 of 23 cards, and 55 − 10 × 2 − 1 = 34 of 31; in thirds 51 − 46/3 and 55 − 62/3.
      Apart 47 − 6 × 2 − 1 = 34 and 4 − 2 − 1 = 1, together 35; 31 − 5 × 2 − 1 = 20, 21 − 4 × 2 = 13 and 3 − 2 = 1, together 34.
      Given the reading "<reading>" of "count-which-piles"
      And Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the declarer's side has "Sküs XXI K♥ K♦ D♥ D♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII VIII D♦ C♠ 7♠ XII XI X IX"
      And the declarer's side took 5 of 12 tricks
      And Vorhand took "Sküs XXI K♥ K♦ D♥ D♣ B♣ XX XIX XVIII XVII XVI XV XIV XIII VIII"
      And Third took "XII XI X IX"
      And Second took "I K♠ D♠ C♥ C♦ VII VI V IV III II A♥ 2♥ 3♥ 4♥ A♦"
      And Dealer took "K♣ C♣ B♥ B♦ B♠ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 10♣"
      And the declarer laid away "D♦ C♠ 7♠"
      When the result is drawn up
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading        | mine  | theirs |
        | side-groups    | 36    | 34     |
        | thirds         | 107/3 | 103/3  |
        | partners-apart | 35    | 34     |

    @dispute:count-which-piles
    Scenario Outline: one card left over from each partner's pile
      Vorhand takes tricks 2, 3, 5 and 6: face value 8 + 6 + 12 + 13 = 39; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes trick 1: face value 4.
      Together 23 cards of 51, so 51 − 7 × 2 − 1 = 36; in thirds 51 − 46/3 = 35 2/3.
      Apart: 19 cards of 47, so 47 − 6 × 2 − 1 = 34; 4 cards of 4, so 4 − 1 × 2 − 1 = 1; together 35.
      Given the reading "<reading>" of "count-which-piles"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XII XIII XX XIV |
        | Third   | XV II Sküs IX   |
        | Vorhand | C♣ 9♣ 8♣ 7♣     |
        | Vorhand | XVI V VI XVIII  |
        | Dealer  | B♠ VII D♠ K♠    |
        | Vorhand | K♥ D♥ C♥ A♥     |
        | Vorhand | XIX XXI XI IV   |
        | Second  | A♦ 2♦ 3♦ 4♦     |
        | Second  | 3♥ 4♥ B♥ 2♥     |
        | Dealer  | VIII I XVII III |
        | Second  | K♦ C♦ B♦ B♣     |
        | Second  | 8♠ 9♠ 10♠ 10♣   |
      Then the partner is Third
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading        | outcome |
        | side-groups    | won     |
        | thirds         | lost    |
        | partners-apart | lost    |

    Scenario Outline: the Augen with one card left over from each partner's pile
      Vorhand takes tricks 2, 3, 5 and 6: face value 8 + 6 + 12 + 13 = 39; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes trick 1: face value 4.
      The opponents: Second takes tricks 7, 8, 10 and 11: face value 8 + 4 + 8 + 12 = 32; Dealer takes tricks 4, 9 and 12:
      face value 4 + 5 + 4 = 13; the set left lying K♣ 5 + D♣ 4 + X 1 = 10.
      One pile a side: 23 cards of 51, so 51 − 7 × 2 − 1 = 36; 31 cards of 55, so 55 − 10 × 2 − 1 = 34.
      Partners apart: 34 + 1 = 35; 21 + 5 + 8 = 34.
      Given the reading "<agreed>" of "count-which-piles"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XII XIII XX XIV |
        | Third   | XV II Sküs IX   |
        | Vorhand | C♣ 9♣ 8♣ 7♣     |
        | Vorhand | XVI V VI XVIII  |
        | Dealer  | B♠ VII D♠ K♠    |
        | Vorhand | K♥ D♥ C♥ A♥     |
        | Vorhand | XIX XXI XI IV   |
        | Second  | A♦ 2♦ 3♦ 4♦     |
        | Second  | 3♥ 4♥ B♥ 2♥     |
        | Dealer  | VIII I XVII III |
        | Second  | K♦ C♦ B♦ B♣     |
        | Second  | 8♠ 9♠ 10♠ 10♣   |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | agreed         | mine | theirs |
        | side-groups    | 36   | 34     |
        | partners-apart | 35   | 34     |

    @dispute:count-which-piles
    Scenario Outline: two cards left over from each partner's pile
      Vorhand takes tricks 2, 4, 5, 8 and 10: face value 10 + 5 + 4 + 11 + 9 = 39; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes tricks 1 and 6: face value 4 + 5 = 9.
      Together 31 cards of 56, so 56 − 10 × 2 − 1 = 35; in thirds 56 − 62/3 = 35 1/3.
      Apart: 23 cards of 47, so 47 − 7 × 2 − 1 = 32; 8 cards of 9, so 9 − 2 × 2 − 1 = 4; together 36.
      Given the reading "<reading>" of "count-which-piles"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVI V XX XIV     |
        | Third   | C♥ A♥ K♥ 3♥      |
        | Vorhand | XII XVII XI VIII |
        | Second  | 8♠ 9♠ B♠ XIX     |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | B♣ XIII XV IV    |
        | Third   | C♦ 3♦ 4♦ K♦      |
        | Second  | D♠ K♠ 10♠ VII    |
        | Vorhand | C♣ IX III II     |
        | Second  | A♦ 2♦ B♦ Sküs    |
        | Vorhand | 2♥ D♥ 4♥ B♥      |
        | Second  | XXI VI XVIII I   |
      Then the partner is Third
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading        | outcome |
        | side-groups    | lost    |
        | thirds         | lost    |
        | partners-apart | won     |

    Scenario Outline: the Augen with two cards left over from each partner's pile
      Vorhand takes tricks 2, 4, 5, 8 and 10: face value 10 + 5 + 4 + 11 + 9 = 39; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes tricks 1 and 6: face value 4 + 5 = 9.
      The opponents: Second takes tricks 3, 7, 9, 11 and 12: face value 4 + 10 + 6 + 8 + 12 = 40; Dealer takes no trick;
      the set left lying K♣ 5 + D♣ 4 + X 1 = 10.
      One pile a side: 31 cards of 56, so 56 − 10 × 2 − 1 = 35; 23 cards of 50, so 50 − 7 × 2 − 1 = 35.
      Partners apart: 32 + 4 = 36; 27 + 0 + 8 = 35.
      Given the reading "<agreed>" of "count-which-piles"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVI V XX XIV     |
        | Third   | C♥ A♥ K♥ 3♥      |
        | Vorhand | XII XVII XI VIII |
        | Second  | 8♠ 9♠ B♠ XIX     |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | B♣ XIII XV IV    |
        | Third   | C♦ 3♦ 4♦ K♦      |
        | Second  | D♠ K♠ 10♠ VII    |
        | Vorhand | C♣ IX III II     |
        | Second  | A♦ 2♦ B♦ Sküs    |
        | Vorhand | 2♥ D♥ 4♥ B♥      |
        | Second  | XXI VI XVIII I   |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | agreed         | mine | theirs |
        | side-groups    | 35   | 35     |
        | partners-apart | 36   | 35     |

    @dispute:count-which-piles
    Scenario Outline: two cards laid away beside four left in the Stock
      Vorhand takes eleven tricks, 44 cards with a face value of 81; laid away C♣ 3 + B♣ 2 = 5.
      Third takes the last trick: 4♦ 1 + K♥ 5 + K♦ 5 + K♣ 5 = 16; left in the Stock 10♣ 9♣ 8♣ 7♣: 4.
      One pile a side: 46 cards of 86, so 86 − 15 × 2 − 1 = 55; 8 cards of 20, so 20 − 2 × 2 − 1 = 15.
      In thirds: 86 − 92/3 = 55 1/3; 20 − 16/3 = 14 2/3.
      Apart: what is laid away lies in Vorhand's pile, 55 as before; 16 − 2 − 1 = 13 and 4 − 2 − 1 = 1, together 14.
      Given the reading "<reading>" of "count-which-piles"
      And the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "C♣ B♣"
      And Vorhand lays away "C♣ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading        | mine  | theirs |
        | side-groups    | 55    | 15     |
        | thirds         | 166/3 | 44/3   |
        | partners-apart | 55    | 14     |

  @clause:KOE-COUNTING-020
  Rule: The three cards laid away after the exchange count for the declarer's side

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the cards laid away decide a Dreier
      Vorhand takes tricks 4, 6, 9 and 10: face value 13 + 16 + 8 + 4 = 41; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      19 cards of 49, so 49 − 6 × 2 − 1 = 36; the tricks alone would be 16 cards of 41, so 41 − 5 × 2 − 1 = 30.
      The opponents have the other tricks and K♣ D♣ X: 35 cards of 57, so 57 − 11 × 2 − 1 = 34.
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX XXI III XVIII |
        | Second  | XVII XI II XVI    |
        | Second  | K♦ C♦ B♦ 4♦       |
        | Second  | D♥ C♥ A♥ K♥       |
        | Vorhand | 2♥ 3♥ 4♥ B♥       |
        | Dealer  | B♠ Sküs D♠ K♠     |
        | Vorhand | VII IX XX VIII    |
        | Third   | XV XIV XII V      |
        | Third   | 9♠ 10♠ I 8♠       |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | C♣ XIII VI IV     |
        | Second  | A♦ 2♦ 3♦ B♣       |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

    Example: the cards laid away decide a Rufer
      Vorhand takes tricks 5, 6, 8, 10 and 11: face value 6 + 4 + 8 + 12 + 8 = 38; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Third takes tricks 7 and 9: face value 5 + 6 = 11.
      31 cards of 57, so 57 − 10 × 2 − 1 = 36; without the cards laid away 28 cards of 49, so 49 − 9 × 2 − 1 = 30.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♦ K♦ 2♦ B♦       |
        | Second  | XVII XI II XII    |
        | Second  | D♥ C♥ B♥ 2♥       |
        | Second  | XIII VI XVIII VII |
        | Dealer  | 3♦ XVI A♦ C♦      |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | B♣ V XX XIV       |
        | Third   | K♠ 10♠ XIX 8♠     |
        | Vorhand | C♣ IX XV VIII     |
        | Third   | 9♠ B♠ Sküs D♠     |
        | Vorhand | K♥ 3♥ 4♥ A♥       |
        | Vorhand | I XXI III IV      |
      Then the partner is Third
      And the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

  @clause:KOE-COUNTING-021
  Rule: The six cards laid away in a Sechserdreier count for the declarer

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the six cards laid away decide it
      Vorhand takes tricks 2, 3, 7 and 8: face value 9 + 8 + 9 + 8 = 34; laid away D♦ 4 + D♣ 4 + C♠ 3 + C♣ 3 + B♣ 2 + 7♠ 1 = 17.
      22 cards of 51, so 51 − 7 × 2 − 1 = 36; the tricks alone would be 16 cards of 34, so 34 − 5 × 2 − 1 = 23.
      The opponents: 32 cards of 55, so 55 − 10 × 2 − 1 = 34.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | VII XXI XV IV    |
        | Second  | 8♠ K♠ B♠ XIX     |
        | Vorhand | Sküs XIII III II |
        | Vorhand | 4♦ A♦ C♦ 3♦      |
        | Third   | XX VIII XII XVII |
        | Third   | C♥ A♥ 2♥ D♥      |
        | Second  | K♦ 2♦ B♦ XVI     |
        | Vorhand | K♣ 9♣ 8♣ 7♣      |
        | Vorhand | X V XI XVIII     |
        | Dealer  | XIV I IX VI      |
        | Dealer  | 10♠ K♥ D♠ 9♠     |
        | Second  | 3♥ 4♥ B♥ 10♣     |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

    Example: one Auge short with all six cards
      Vorhand takes tricks 1, 2, 3, 5, 7 and 8: face value 4 + 8 + 11 + 7 + 4 + 4 = 38; laid away D♦ 4 + D♣ 4 + C♠ 3 + C♣ 3 + B♣ 2 + 7♠ 1 = 17.
      30 cards of 55, so 55 − 10 × 2 = 35.
      The opponents: 24 cards of 51, so 51 − 8 × 2 = 35.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♦ D♣ C♠ C♣ B♣ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | Sküs V XX XIV    |
        | Vorhand | K♥ 3♥ C♥ B♥      |
        | Vorhand | 4♦ K♦ C♦ B♦      |
        | Second  | D♠ 9♠ 10♠ XII    |
        | Vorhand | X XVII III VIII  |
        | Second  | A♦ 2♦ 3♦ XIX     |
        | Vorhand | XVI XIII XV IV   |
        | Vorhand | VII XXI VI XVIII |
        | Second  | IX XI II I       |
        | Third   | 4♥ A♥ 2♥ D♥      |
        | Second  | 8♠ K♠ B♠ K♣      |
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

  @clause:KOE-COUNTING-022
  Rule: The set of the Stock that the declarer leaves lies apart and counts for his opponents

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"

    Scenario Outline: a rich set left lying, once as the first and once as the second
      Vorhand takes tricks 3, 4, 6, 8, 9, 11 and 12: face value 4 + 4 + 9 + 8 + 8 + 10 + 8 = 51; laid away D♦ 4 + C♠ 3 +
      7♠ 1 = 8: 31 cards of 59, so 59 − 10 × 2 − 1 = 38.
      The others take tricks of 37 and have K♣ 5 + D♣ 4 + X 1 = 10 from the Stock: 23 cards of 47, so 47 − 7 × 2 − 1 = 32.
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the <half> half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | VII XXI VI XIV    |
        | Second  | K♦ C♦ B♦ 4♦       |
        | Second  | 9♣ 8♣ 7♣ 10♣      |
        | Vorhand | XIX IX XV IV      |
        | Vorhand | XVI XIII XX II    |
        | Third   | K♠ B♠ XII 8♠      |
        | Vorhand | C♣ V III XVIII    |
        | Dealer  | VIII Sküs XVII XI |
        | Vorhand | B♣ D♠ 2♦ 3♦       |
        | Vorhand | 2♥ D♥ 4♥ B♥       |
        | Second  | A♦ C♥ A♥ I        |
        | Vorhand | K♥ 3♥ 9♠ 10♠      |
      Then the declarer's side has 38 Augen and the opponents have 32

      Examples:
        | first     | second    | half   |
        | K♣ D♣ X   | C♣ B♣ VII | second |
        | C♣ B♣ VII | K♣ D♣ X   | first  |

    Example: the set left lying in a Rufer belongs to the two opponents, not to the partner
      Vorhand takes tricks 1, 2, 4 and 7: face value 8 + 4 + 12 + 5 = 29; laid away D♦ 4 + C♠ 3 + 7♠ 1 = 8.
      Second takes tricks 6 and 10: face value 9 + 12 = 21. 27 cards of 58, so 58 − 9 × 2 = 40.
      Third takes tricks 5, 9, 11 and 12: face value 4 + 6 + 8 + 12 = 30; Dealer takes tricks 3 and 8: face value 4 + 4 =
      8; from the Stock K♣ 5 + D♣ 4 + X 1 = 10: 27 cards of 48, so 48 − 9 × 2 = 30.
      Given the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XIII XX VIII |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | XII V III XIV     |
        | Dealer  | B♥ K♥ D♥ 4♥       |
        | Vorhand | VII IX XV IV      |
        | Third   | 2♦ B♦ 4♦ K♦       |
        | Second  | 8♠ 9♠ B♠ XIX      |
        | Vorhand | XVI XVII XI XVIII |
        | Dealer  | A♥ 2♥ 3♥ C♥       |
        | Third   | VI II I XXI       |
        | Second  | A♦ C♦ 3♦ C♣       |
        | Third   | K♠ 10♠ B♣ D♠      |
      Then the partner is Second
      And the declarer's side has 40 Augen and the opponents have 30

    Example: where the Stock may be left, all six cards count for the opponents
      Vorhand takes tricks 1, 4, 5, 6, 7, 8 and 11: face value 12 + 4 + 4 + 7 + 4 + 14 + 10 = 55. 28 cards of 55, so 55 − 9 × 2 − 1 = 36.
      The others take tricks of 35, and the Stock K♣ D♣ X C♣ B♣ VII has 16: 26 cards of 51, so 51 − 8 × 2 − 1 = 34;
      without it 20 cards of 35, so 35 − 6 × 2 − 1 = 22.
      Given the reading "may-leave" of "talon-must-be-taken"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand leaves the Talon
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XXI XV VIII  |
        | Vorhand | 4♦ K♦ 2♦ 3♦       |
        | Second  | XIII VI XVIII XII |
        | Dealer  | IV XIX XVII XI    |
        | Vorhand | XVI V III XIV     |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ D♥ C♥ B♥       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | II I IX XX        |
        | Third   | C♦ B♦ D♦ A♦       |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

  @clause:KOE-COUNTING-023
  Rule: In a Solo the six cards of the Stock count for the opponents

    Example: the Stock would have won the game
      Vorhand takes tricks 3, 6, 8, 9 and 12: face value 4 + 12 + 4 + 12 + 4 = 36.
      Second takes tricks 2 and 4: face value 11 + 7 = 18. Together 28 cards of 54, so 54 − 9 × 2 − 1 = 35.
      Third takes tricks 1, 5, 7 and 10: face value 4 + 7 + 11 + 6 = 28; Dealer takes trick 11: face value 8; the Stock K♣
      5 + D♣ 4 + X 1 + C♣ 3 + B♣ 2 + VII 1 = 16: 26 cards of 52, so 52 − 8 × 2 − 1 = 35.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII IX XV IV      |
        | Third   | 2♦ 3♦ D♦ K♦       |
        | Second  | V VI II XVI       |
        | Vorhand | 7♠ D♠ 9♠ 10♠      |
        | Second  | A♦ C♦ B♦ 4♦       |
        | Third   | XX XVIII Sküs XXI |
        | Vorhand | C♠ 8♠ K♠ B♠       |
        | Third   | III VIII XIX XVII |
        | Vorhand | K♥ D♥ 4♥ B♥       |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
        | Third   | XI XIV I XIII     |
        | Dealer  | 7♣ 10♣ 9♣ 8♣      |
      Then the partner is Second
      And the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

    Example: a König in the Stock that was not called changes nothing
      K♣ lies in the Stock, but K♠ is called.
      Vorhand takes tricks 1, 3, 4, 5, 8 and 9: face value 12 + 4 + 6 + 4 + 4 + 13 = 43.
      Third takes trick 10: face value 12. Together 28 cards of 55, so 55 − 9 × 2 − 1 = 36.
      The opponents: 26 cards of 51, so 51 − 8 × 2 − 1 = 34.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XXI XX VIII |
        | Vorhand | XII IX VI XIV    |
        | Dealer  | 7♣ 10♣ 9♣ 8♣     |
        | Vorhand | C♠ 8♠ 9♠ 10♠     |
        | Vorhand | XIX XVII XI IV   |
        | Vorhand | 2♥ 3♥ 4♥ B♥      |
        | Dealer  | 3♦ D♦ K♦ C♦      |
        | Second  | XIII XV II XVI   |
        | Vorhand | K♥ D♥ C♥ A♥      |
        | Vorhand | 7♠ D♠ K♠ B♠      |
        | Third   | 2♦ B♦ 4♦ A♦      |
        | Dealer  | XVIII I V III    |
      Then the partner is Third
      And the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

    Example: a declarer who called himself does not get the Stock
      Vorhand takes tricks 1, 3, 4, 5, 6, 8 and 12: face value 12 + 4 + 4 + 4 + 9 + 12 + 4 = 49. 28 cards of 49, so 49 − 9 × 2 − 1 = 30.
      The opponents with the Stock: 26 cards of 57, so 57 − 8 × 2 − 1 = 40.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ D♥ 4♥ B♥     |
        | Vorhand | 7♠ 8♠ 9♠ 10♠    |
        | Dealer  | VIII XII V XI   |
        | Vorhand | XVI XIII III II |
        | Vorhand | XIX XVII VI XIV |
        | Vorhand | D♦ A♦ C♦ 3♦     |
        | Vorhand | C♠ D♠ K♠ B♠     |
        | Third   | XX IV Sküs XXI  |
        | Vorhand | 4♦ K♦ 2♦ B♦     |
        | Second  | 3♥ C♥ A♥ 2♥     |
        | Third   | XV XVIII I IX   |
        | Dealer  | 7♣ 10♣ 9♣ 8♣    |
      Then there is no partner
      And the declarer's side has 30 Augen and the opponents have 40
      And "Spiel" is lost by the declarer

    Example: a fourth König called without its suit is in the partner's hand
      Vorhand takes tricks 2, 4, 6, 8 and 10: face value 11 + 11 + 9 + 8 + 4 = 43.
      Third takes tricks 7 and 9: face value 8 + 4 = 12. Together 28 cards of 55, so 55 − 9 × 2 − 1 = 36.
      The opponents with 8♣ D♣ X C♣ B♣ VII: 26 cards of 51, so 51 − 8 × 2 − 1 = 34.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ K♦ 4♦ K♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ C♠ 9♠ K♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "8♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 2♥ D♥ 4♥ A♥      |
        | Second  | A♦ C♦ B♦ K♦      |
        | Vorhand | 4♦ D♦ 2♦ 3♦      |
        | Second  | 3♥ C♥ B♥ K♥      |
        | Vorhand | XII XXI XI XVIII |
        | Second  | 8♠ 9♠ B♠ K♠      |
        | Vorhand | 10♣ 9♣ K♣ 7♣     |
        | Third   | XV XIV Sküs XIII |
        | Vorhand | XIX IX XX VIII   |
        | Third   | VI IV XVI V      |
        | Vorhand | 7♠ D♠ C♠ 10♠     |
        | Second  | XVII III II I    |
      Then the partner is Third
      And the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

  @clause:KOE-COUNTING-024
  Rule: When the called König of a Solo lies in the Stock, all six cards count for the declarer

    Scenario Outline: the Stock wins the game, with the König in either set
      Vorhand takes tricks 5, 7, 8, 9, 10 and 11: face value 4 + 4 + 4 + 8 + 9 + 11 = 40; the Stock K♣ D♣ X C♣ B♣ VII = 16: 30 cards of 56, so 56 − 10 × 2 = 36.
      The opponents: 24 cards of 50, so 50 − 8 × 2 = 34; with the Stock it would be 46 against 24.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | 4♦ K♦ 2♦ B♦        |
        | Second  | D♠ K♠ B♠ C♠        |
        | Third   | 9♠ 10♠ 7♠ 8♠       |
        | Dealer  | B♥ 2♥ 3♥ C♥        |
        | Third   | 8♣ 7♣ 10♣ 9♣       |
        | Vorhand | XVI XXI XX XIV     |
        | Second  | XVII III XVIII XIX |
        | Vorhand | XII IX VI II       |
        | Vorhand | Sküs XIII XI IV    |
        | Vorhand | D♦ A♦ C♦ 3♦        |
        | Vorhand | K♥ D♥ 4♥ A♥        |
        | Vorhand | I V XV VIII        |
      Then there is no partner
      And the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

      Examples:
        | first     | second    |
        | K♣ D♣ X   | C♣ B♣ VII |
        | C♣ B♣ VII | K♣ D♣ X   |

    Example: the Stock is not always enough
      Vorhand takes tricks 3, 6, 8, 9 and 12: face value 4 + 12 + 4 + 12 + 4 = 36; the Stock K♣ D♣ X C♣ B♣ VII = 16: 26 cards of 52, so 52 − 8 × 2 − 1 = 35.
      The opponents: 28 cards of 54, so 54 − 9 × 2 − 1 = 35.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII IX XV IV      |
        | Third   | 2♦ 3♦ D♦ K♦       |
        | Second  | V VI II XVI       |
        | Vorhand | 7♠ D♠ 9♠ 10♠      |
        | Second  | A♦ C♦ B♦ 4♦       |
        | Third   | XX XVIII Sküs XXI |
        | Vorhand | C♠ 8♠ K♠ B♠       |
        | Third   | III VIII XIX XVII |
        | Vorhand | K♥ D♥ 4♥ B♥       |
        | Vorhand | 2♥ 3♥ C♥ A♥       |
        | Third   | XI XIV I XIII     |
        | Dealer  | 7♣ 10♣ 9♣ 8♣      |
      Then there is no partner
      And the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

    Example: the fourth König called by its suit lies in the Stock
      Vorhand takes tricks 2, 4, 6, 7 and 11: face value 8 + 8 + 11 + 10 + 4 = 41; with the Stock 26 cards of 57, so 57 − 8 × 2 − 1 = 40.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ K♦ 4♦ K♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ C♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XII IX XI XVIII  |
        | Dealer  | A♥ K♥ 3♥ 4♥      |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | V XV XIV Sküs    |
        | Vorhand | 4♦ D♦ 2♦ B♦      |
        | Second  | 8♠ C♠ B♠ K♠      |
        | Vorhand | K♦ A♦ C♦ 3♦      |
        | Vorhand | XVI XXI III IV   |
        | Second  | XVII XX VIII XIX |
        | Third   | VI II I XIII     |
        | Second  | 9♣ 8♣ 7♣ 10♣     |
        | Vorhand | 7♠ D♠ 9♠ 10♠     |
      Then there is no partner
      And the declarer's side has 40 Augen and the opponents have 30
      And "Spiel" is won by the declarer

    Example: a König called by its suit brings the Stock even where an unnamed one does not
      Vorhand takes tricks 2, 4, 6, 7 and 11: face value 8 + 8 + 11 + 10 + 4 = 41; with the Stock 26 cards of 57, so 57 − 8 × 2 − 1 = 40.
      Given the reading "to-opponents" of "solo-unnamed-king-in-stock"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ K♦ 4♦ K♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ C♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XII IX XI XVIII  |
        | Dealer  | A♥ K♥ 3♥ 4♥      |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | V XV XIV Sküs    |
        | Vorhand | 4♦ D♦ 2♦ B♦      |
        | Second  | 8♠ C♠ B♠ K♠      |
        | Vorhand | K♦ A♦ C♦ 3♦      |
        | Vorhand | XVI XXI III IV   |
        | Second  | XVII XX VIII XIX |
        | Third   | VI II I XIII     |
        | Second  | 9♣ 8♣ 7♣ 10♣     |
        | Vorhand | 7♠ D♠ 9♠ 10♠     |
      Then there is no partner
      And the declarer's side has 40 Augen and the opponents have 30
      And "Spiel" is won by the declarer

  @clause:KOE-COUNTING-025
  Rule: A fourth König called without its suit is a called König too: if it lies in the Stock of a Solo, the Stock counts for the declarer

    @dispute:solo-unnamed-king-in-stock
    Scenario Outline: the unnamed König lies in the Stock
      Vorhand takes tricks 2, 4, 6, 7 and 11: face value 8 + 8 + 11 + 10 + 4 = 41: 20 cards of 41, so 41 − 6 × 2 − 1 = 28.
      With the Stock K♣ D♣ X C♣ B♣ VII = 16 it is 26 cards of 57, so 57 − 8 × 2 − 1 = 40.
      The others: 28 cards of 49, so 49 − 9 × 2 − 1 = 30, or with the Stock 34 cards of 65, so 65 − 11 × 2 − 1 = 42.
      Given the reading "<reading>" of "solo-unnamed-king-in-stock"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ K♦ 4♦ K♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ C♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XII IX XI XVIII  |
        | Dealer  | A♥ K♥ 3♥ 4♥      |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | V XV XIV Sküs    |
        | Vorhand | 4♦ D♦ 2♦ B♦      |
        | Second  | 8♠ C♠ B♠ K♠      |
        | Vorhand | K♦ A♦ C♦ 3♦      |
        | Vorhand | XVI XXI III IV   |
        | Second  | XVII XX VIII XIX |
        | Third   | VI II I XIII     |
        | Second  | 9♣ 8♣ 7♣ 10♣     |
        | Vorhand | 7♠ D♠ 9♠ 10♠     |
      Then there is no partner
      And the declarer's side has <mine> Augen and the opponents have <theirs>
      And "Spiel" is <outcome> by the declarer

      Examples:
        | reading      | mine | theirs | outcome |
        | to-declarer  | 40   | 30     | won     |
        | to-opponents | 28   | 42     | lost    |

  @clause:KOE-COUNTING-026
  Rule: In a Solo Dreier the six cards of the Stock count for the opponents

    Background:
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"

    Example: the Stock would have won the Solo Dreier
      Vorhand takes tricks 1, 3, 5, 6, 7, 10 and 12: face value 9 + 4 + 12 + 4 + 7 + 4 + 14 = 54. 28 cards of 54, so 54 − 9 × 2 − 1 = 35.
      The others take tricks of 36, and the Stock K♣ D♣ X C♣ B♣ VII has 16: 26 cards of 52, so 52 − 8 × 2 − 1 = 35.
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♦ A♦ C♦ 3♦       |
        | Vorhand | XII XVII VI XIV   |
        | Second  | XIII III VIII XIX |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
        | Third   | XI II Sküs XXI    |
        | Vorhand | XVI IX XV IV      |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | XVIII I V XX      |
        | Third   | 8♣ 7♣ 10♣ 9♣      |
        | Vorhand | 4♦ K♦ 2♦ B♦       |
        | Second  | D♥ C♥ B♥ K♥       |
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

    Example: a Solo Dreier is won by tricks alone
      Vorhand takes tricks 1, 4, 5, 6, 7, 8 and 11: face value 12 + 4 + 4 + 7 + 4 + 14 + 10 = 55. 28 cards of 55, so 55 − 9 × 2 − 1 = 36.
      The others take tricks of 35, and the Stock K♣ D♣ X C♣ B♣ VII has 16: 26 cards of 51, so 51 − 8 × 2 − 1 = 34.
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XXI XV VIII  |
        | Vorhand | 4♦ K♦ 2♦ 3♦       |
        | Second  | XIII VI XVIII XII |
        | Dealer  | IV XIX XVII XI    |
        | Vorhand | XVI V III XIV     |
        | Vorhand | C♠ 8♠ 9♠ B♠       |
        | Vorhand | 10♣ 9♣ 8♣ 7♣      |
        | Vorhand | K♥ D♥ C♥ B♥       |
        | Vorhand | 2♥ 3♥ 4♥ A♥       |
        | Dealer  | II I IX XX        |
        | Third   | C♦ B♦ D♦ A♦       |
        | Vorhand | 7♠ D♠ K♠ 10♠      |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer

  @clause:KOE-COUNTING-027
  Rule: In a Farbensolo the six cards of the Stock count for the opponents

    Background:
      Given Vorhand holds "K♥ D♥ 2♥ 3♥ K♦ D♦ 2♦ K♠ D♠ K♣ XVI III"
      And Second holds "XXI XVII XIII IX V A♥ B♥ B♦ A♦ C♠ 8♠ 9♣"
      And Third holds "XX XV XI VI II C♥ 4♥ 4♦ C♦ 10♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV I Sküs XIX XII 3♦ B♠ 7♠ 7♣"
      And the Talon is "D♣ C♣ X" and "10♣ B♣ VII"

    Example: the Stock would have won the Farbensolo
      The highest card of the suit led takes each trick, trumps or not.
      Vorhand takes tricks 1, 3, 4, 5 and 6: face value 11 + 10 + 8 + 11 + 8 = 48. 20 cards of 48, so 48 − 6 × 2 − 1 = 35.
      The others take tricks of 46, and the Stock D♣ C♣ X 10♣ B♣ VII has 12: 34 cards of 58, so 58 − 11 × 2 − 1 = 35.
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♥ A♥ 4♥ Sküs   |
        | Vorhand | 3♥ B♥ C♥ I      |
        | Third   | 10♠ 7♠ K♠ C♠    |
        | Vorhand | K♣ 9♣ 8♣ 7♣     |
        | Vorhand | K♦ B♦ C♦ 3♦     |
        | Vorhand | D♠ 8♠ 9♠ B♠     |
        | Vorhand | 2♦ A♦ 4♦ XIX    |
        | Second  | IX VI VIII III  |
        | Second  | XVII II XIV XVI |
        | Second  | XIII XV IV K♥   |
        | Third   | XI XVIII D♦ XXI |
        | Second  | V XX XII 2♥     |
      Then the declarer's side has 35 Augen and the opponents have 35
      And "Spiel" is lost by the declarer

    Example: a Farbensolo is won by tricks alone
      The highest card of the suit led takes each trick, trumps or not.
      Vorhand takes tricks 1, 2, 3, 5, 6 and 7: face value 8 + 8 + 10 + 7 + 8 + 11 = 52. 24 cards of 52, so 52 − 8 × 2 = 36.
      The others take tricks of 42, and the Stock D♣ C♣ X 10♣ B♣ VII has 12: 30 cards of 54, so 54 − 10 × 2 = 34.
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ A♥ 4♥ XII    |
        | Vorhand | K♣ 9♣ 8♣ 7♣     |
        | Vorhand | D♦ B♦ C♦ 3♦     |
        | Vorhand | 2♦ A♦ 4♦ XVIII  |
        | Second  | 8♠ 10♠ 7♠ D♠    |
        | Vorhand | K♦ IX XX XIV    |
        | Vorhand | K♠ C♠ 9♠ B♠     |
        | Vorhand | 3♥ B♥ C♥ I      |
        | Third   | II IV XVI XVII  |
        | Second  | V VI XIX III    |
        | Dealer  | Sküs D♥ XIII XI |
        | Dealer  | VIII 2♥ XXI XV  |
      Then the declarer's side has 36 Augen and the opponents have 34
      And "Spiel" is won by the declarer
