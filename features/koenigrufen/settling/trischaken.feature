Feature: Settling in points: Trischaken

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-057
  Rule: In Trischaken the two players with the most Augen pay the two with the fewest

    @position
    Example: the two with the most pay the two with the fewest
      Given Trischaken is played
      And the Augen are "Vorhand 25, Second 19, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: the two payers need not sit together
      Given Trischaken is played
      And the Augen are "Vorhand 9, Second 25, Third 14, Dealer 19"
      And the tricks are "Vorhand 2, Second 4, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: a single Auge separates payer and receiver
      Given Trischaken is played
      And the Augen are "Vorhand 21, Second 17, Third 16, Dealer 13"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: two of the most tied with each other pay alike
      The tie is not across the middle.
      Given Trischaken is played
      And the Augen are "Vorhand 22, Second 22, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: two of the fewest tied with each other receive alike
      Given Trischaken is played
      And the Augen are "Vorhand 11, Second 26, Third 11, Dealer 20"
      And the tricks are "Vorhand 2, Second 4, Third 2, Dealer 4"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    Example: a Trischaken, card by card
      34 and 15 pay, 9 and 8 receive; everybody has a trick.
      Given Vorhand holds "XX XVII XIII XI VII IV III K♥ B♥ 4♥ K♠ B♣"
      And Second holds "XIX X I D♥ A♥ C♦ 4♦ D♠ 9♠ D♣ 10♣ 7♣"
      And Third holds "Sküs XII VIII V II B♦ A♦ 2♦ C♠ 8♠ 7♠ 8♣"
      And Dealer holds "XXI XVI XV IX C♥ 2♥ 3♥ K♦ D♦ B♠ 10♠ K♣"
      And the Talon is "VI XVIII C♣" and "9♣ 3♦ XIV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ A♥ II 3♥     |
        | Third   | Sküs XXI IV X   |
        | Third   | XII XV XX XIX   |
        | Vorhand | XVII I V IX     |
        | Vorhand | III 9♠ VIII XVI |
        | Dealer  | K♣ B♣ 7♣ 8♣     |
        | Dealer  | K♦ VII 4♦ A♦    |
        | Vorhand | K♠ D♠ 7♠ 10♠    |
        | Vorhand | XI C♦ 8♠ 2♥     |
        | Vorhand | B♥ D♥ C♠ C♥     |
        | Second  | D♣ B♦ D♦ XIII   |
        | Vorhand | 4♥ 10♣ 2♦ B♠    |
      Then it is nobody's turn
      And the contract is Trischaken
      And the Augen come to "Vorhand 34, Second 9, Third 15, Dealer 8"
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Scenario Outline: the two with the most pay, wherever the dealer sits
      Given the dealer is at seat <seat>
      And Trischaken is played
      And the Augen are "Vorhand 9, Second 25, Third 19, Dealer 14"
      And the tricks are "Vorhand 2, Second 4, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third -1, Dealer +1"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-058
  Rule: Each payer of Trischaken gives one point to one receiver

    @position @dispute:trischaken-base-payment
    Scenario Outline: each payer gives to one receiver or to both
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 25, Second 19, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | one-to-both | Vorhand -2, Second -2, Third +2, Dealer +2 |

    @position @dispute:trischaken-base-payment
    Scenario Outline: the base payment beside a player without a trick
      The third player receives 2 from each of the others besides.
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand -3, Second -3, Third +7, Dealer -1 |
        | one-to-both | Vorhand -4, Second -4, Third +8, Dealer 0  |

    @position @dispute:trischaken-base-payment
    Scenario Outline: the base payment beside a player with 36
      The second player pays 2 to each of the others besides.
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 12, Second 38, Third 7, Dealer 10"
      And the tricks are "Vorhand 2, Second 6, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand +1, Second -7, Third +3, Dealer +3 |
        | one-to-both | Vorhand 0, Second -8, Third +4, Dealer +4  |

  @clause:KOE-SETTLING-059
  Rule: Players of equal Augen on both sides of the middle stay out of the base payment; the rest settle as far as they balance

    @position @dispute:trischaken-ties
    Scenario Outline: the second and the third from the top are tied
      By the seat the second player, who comes first, is taken to have fewer.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 31, Second 14, Third 14, Dealer 8"
      And the tricks are "Vorhand 5, Second 3, Third 3, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand -1, Second 0, Third 0, Dealer +1   |
        | seat     | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | share    | Vorhand -1, Second 0, Third 0, Dealer +1   |

    @position @dispute:trischaken-ties
    Scenario Outline: three are tied at the top
      By the seat Vorhand has the fewest of the three. The three share −1, −1 and +1.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 20, Second 20, Third 20, Dealer 5"
      And the tricks are "Vorhand 4, Second 4, Third 3, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                         |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | seat     | Vorhand +1, Second -1, Third -1, Dealer +1       |
        | share    | Vorhand -1/3, Second -1/3, Third -1/3, Dealer +1 |

    @position @dispute:trischaken-ties
    Scenario Outline: three are tied at the bottom
      By the seat the dealer has the most of the three. The three share −1, +1 and +1.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 31, Second 12, Third 12, Dealer 12"
      And the tricks are "Vorhand 5, Second 3, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                         |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | seat     | Vorhand -1, Second +1, Third +1, Dealer -1       |
        | share    | Vorhand -1, Second +1/3, Third +1/3, Dealer +1/3 |

    @position @dispute:trischaken-ties
    Scenario Outline: all four are tied
      By the seat Vorhand and the second player have the fewest.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 16, Second 16, Third 16, Dealer 16"
      And the tricks are "Vorhand 3, Second 3, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | seat     | Vorhand +1, Second +1, Third -1, Dealer -1 |
        | share    | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position @dispute:trischaken-ties
    Scenario Outline: the tied players sit first and last
      By the seat Vorhand comes before the dealer.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 14, Second 31, Third 8, Dealer 14"
      And the tricks are "Vorhand 3, Second 5, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second -1, Third +1, Dealer 0   |
        | seat     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | share    | Vorhand 0, Second -1, Third +1, Dealer 0   |

    @position
    Scenario Outline: no tie across the middle
      Given the reading "<round>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 22, Second 22, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round    | payments                                   |
        | stay-out | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | seat     | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | share    | Vorhand -1, Second -1, Third +1, Dealer +1 |

    @position @dispute:trischaken-ties
    Scenario Outline: a tie across the middle with a player who has no trick
      The dealer receives 2 from each of the others besides.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 33, Second 17, Third 17, Dealer 0"
      And the tricks are "Vorhand 6, Second 3, Third 3, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand -3, Second -2, Third -2, Dealer +7 |
        | seat     | Vorhand -3, Second -1, Third -3, Dealer +7 |
        | share    | Vorhand -3, Second -2, Third -2, Dealer +7 |

    @dispute:trischaken-ties
    Scenario Outline: a Trischaken with two players tied in the middle, card by card
      29 pays, 4 receives; Vorhand and the dealer have 13 each.
      Given the reading "<reading>" of "trischaken-ties"
      And Vorhand holds "XXI XVIII XVII XIV XIII II D♥ K♦ A♦ 7♠ B♣ 9♣"
      And Second holds "XX XIX VII IV K♥ 3♥ D♠ C♠ 10♠ D♣ C♣ 7♣"
      And Third holds "XVI XII XI VIII VI III A♥ 2♥ 4♥ B♦ 4♦ 8♣"
      And Dealer holds "Sküs XV X IX V C♥ D♦ C♦ 2♦ K♠ B♠ 8♠"
      And the Talon is "3♦ 9♠ K♣" and "10♣ I B♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI IV III Sküs |
        | Dealer  | D♦ K♦ VII 4♦    |
        | Second  | XIX VI V XIV    |
        | Second  | C♣ 8♣ IX 9♣     |
        | Dealer  | C♦ A♦ XX B♦     |
        | Second  | D♠ VIII 8♠ 7♠   |
        | Third   | XVI X XVII 7♣   |
        | Vorhand | XVIII 10♠ XI XV |
        | Vorhand | XIII 3♥ XII C♥  |
        | Vorhand | D♥ K♥ 4♥ 2♦     |
        | Second  | C♠ 2♥ K♠ II     |
        | Vorhand | B♣ D♣ A♥ B♠     |
      Then it is nobody's turn
      And the Augen come to "Vorhand 13, Second 29, Third 4, Dealer 13"
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second -1, Third +1, Dealer 0   |
        | seat     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | share    | Vorhand 0, Second -1, Third +1, Dealer 0   |

  @clause:KOE-SETTLING-060
  Rule: A player of Trischaken without a trick receives 2 points more from each of the others

    @position
    Example: a player without a trick
      Base −1, −1, +1, +1; 2 more from each of the others to the third player.
      Given Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand -3, Second -3, Third +7, Dealer -1"

    @position
    Example: two players without a trick
      Base −1, +1, −1, +1. Each of the two receives 2 from each of the others; between the two of them it cancels out.
      Given Trischaken is played
      And the Augen are "Vorhand 34, Second 0, Third 32, Dealer 0"
      And the tricks are "Vorhand 6, Second 0, Third 6, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position
    Example: one Auge and one trick are not without a trick
      Given Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 1, Dealer 17"
      And the tricks are "Vorhand 5, Second 3, Third 1, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: three players without a trick
      The three are tied across the middle, so there is no base payment. Vorhand pays each of them 2 for having no
      trick and 2 more for her 36: 3 × 4 = 12; the three cancel out among themselves.
      Given Trischaken is played
      And the Augen are "Vorhand 68, Second 0, Third 0, Dealer 0"
      And the tricks are "Vorhand 12, Second 0, Third 0, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

  @clause:KOE-SETTLING-061
  Rule: A player of Trischaken with 36 Augen or more pays 2 points more to each of the others

    @position
    Example: a player with 36 or more
      Base −1, −1, +1, +1 by count: second and Vorhand pay; the second player pays 2 more to each of the others.
      Given Trischaken is played
      And the Augen are "Vorhand 12, Second 38, Third 7, Dealer 10"
      And the tricks are "Vorhand 2, Second 6, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -7, Third +3, Dealer +3"

    @position
    Example: exactly 36
      Vorhand −1 − 6, second −1 + 2, the others +1 + 2.
      Given Trischaken is played
      And the Augen are "Vorhand 36, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -7, Second +1, Third +3, Dealer +3"

    @position
    Example: with 35 nothing more is due
      Given Trischaken is played
      And the Augen are "Vorhand 35, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: in thirds 35 2/3 are fewer than 36
      Given the reading "thirds" of "count-which-piles"
      And Trischaken is played
      And the Augen are "Vorhand 12, Second 35 2/3, Third 11 1/3, Dealer 11"
      And the tricks are "Vorhand 2, Second 6, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @clause:KOE-SETTLING-060
    Example: 36 Augen against a player without a trick, card by card
      Base −1, +1, −1, +1. The dealer without a trick receives 2 from each, the third player with 36 pays 2 to each:
      Vorhand −1 − 2 + 2, second +1 − 2 + 2, third −1 − 2 − 6, dealer +1 + 6 + 2.
      Given Vorhand holds "Sküs XX XVII XV X VIII A♥ 2♥ 2♦ D♠ 9♠ D♣"
      And Second holds "XXI XIV XII IV 4♥ B♦ 3♦ B♠ 10♠ 7♠ B♣ 10♣"
      And Third holds "XIX XVIII XVI XIII VI II K♥ C♥ B♥ C♦ A♦ K♣"
      And Dealer holds "XI IX VII I D♥ 3♥ 4♦ K♠ C♠ C♣ 9♣ 8♣"
      And the Talon is "D♦ 7♣ III" and "8♠ K♦ V"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX XXI II VII    |
        | Second  | XIV XVI IX Sküs  |
        | Vorhand | XVII IV XIX XI   |
        | Third   | XIII I XV XII    |
        | Vorhand | D♣ 10♣ K♣ C♣     |
        | Third   | K♥ D♥ 2♥ 4♥      |
        | Third   | XVIII 8♣ VIII B♣ |
        | Third   | C♥ 3♥ A♥ 7♠      |
        | Third   | B♥ K♠ X 10♠      |
        | Vorhand | D♠ B♠ VI C♠      |
        | Third   | C♦ 4♦ 2♦ 3♦      |
        | Third   | A♦ 9♣ 9♠ B♦      |
      Then it is nobody's turn
      And the Augen come to "Vorhand 17, Second 8, Third 36, Dealer 0"
      And the payments are "Vorhand -1, Second +1, Third -9, Dealer +9"

  @clause:KOE-SETTLING-062
  Rule: Both extra payments of Trischaken are made player by player and added to the base payment and to each other

    @position @dispute:trischaken-extras
    Scenario Outline: one player without a trick and one with 36
      Base −1, −1, +1, +1. Each: Vorhand −6 − 2, the third player +6 + 2. In all: −2 − 2/3 and +2 + 2/3. One between
      them: −6 and +6. Second player and dealer receive from the one what they pay to the other.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 40, Second 14, Third 0, Dealer 12"
      And the tricks are "Vorhand 7, Second 3, Third 0, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -9, Second -1, Third +9, Dealer +1       |
        | total       | Vorhand -11/3, Second -1, Third +11/3, Dealer +1 |
        | one-between | Vorhand -7, Second -1, Third +7, Dealer +1       |

    @position @dispute:trischaken-extras
    Scenario Outline: a player without a trick and nobody with 36
      Base −1, −1, +1, +1; the third player receives 6, or 2 in all.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -3, Second -3, Third +7, Dealer -1       |
        | total       | Vorhand -5/3, Second -5/3, Third +3, Dealer +1/3 |
        | one-between | Vorhand -3, Second -3, Third +7, Dealer -1       |

    @position @dispute:trischaken-extras
    Scenario Outline: a player with 36 and nobody without a trick
      Base −1, −1, +1, +1; Vorhand pays 6, or 2 in all.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 36, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -7, Second +1, Third +3, Dealer +3       |
        | total       | Vorhand -3, Second -1/3, Third +5/3, Dealer +5/3 |
        | one-between | Vorhand -7, Second +1, Third +3, Dealer +3       |

    @position @dispute:trischaken-extras
    Scenario Outline: two players without a trick and one with 36
      Base −1, +1, −1, +1. Each: without a trick +4 (the two cancel out), Vorhand −4 for them and −6 for her 36. One
      between: Vorhand owes the two of them 2 each, not 4.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 45, Second 0, Third 21, Dealer 0"
      And the tricks are "Vorhand 8, Second 0, Third 4, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | each-adds   | Vorhand -11, Second +7, Third -3, Dealer +7     |
        | total       | Vorhand -13/3, Second +3, Third -5/3, Dealer +3 |
        | one-between | Vorhand -7, Second +5, Third -3, Dealer +5      |
