Feature: Renonce: pointed out, and by whom first

  # What is settled by a Renonce alone: one player pays everybody else. Under a title stands what each receives.
  # A card with ! behind it was played against a duty, and nobody noticed.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-002
  Rule: A Renonce stands until another player points it out, at any time before the deal is settled

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"

    @clause:KAR-RENONCE-007
    Example: a Renonce is pointed out some tricks later
      20 to each of the others, though tricks were played since.
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | K♥ XV! 2♥ 4♥  |
        | Second  | K♣ 10♣ C♣ XVI |
        | Vorhand | XXI II IX IV  |
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

    @dispute:renonce-until-when
    Scenario Outline: a card is pointed out when the next trick has been led
      Given the reading "<reading>" of "renonce-until-when"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
        | Second  | K♣           |
      And Dealer points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading         | verdict |
        | until-settled   | allowed |
        | until-next-lead | refused |

    @clause:KAR-RENONCE-007
    Example: the next card is already played when it is pointed out
      5 + 10 = 15 to each of the others.
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege + Trull"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVI XV K♦! VIII |
      And Vorhand points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +15, Second +15, Third -45, Dealer +15"

    @clause:KAR-RENONCE-007
    Example: it is pointed out after the last trick
      Whatever the tricks came to: 20 to each of the others.
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ XV! 2♥ 4♥     |
        | Second  | K♣ 10♣ C♣ XVI    |
        | Vorhand | XXI II IX IV     |
        | Vorhand | D♥ B♥ 3♥ V       |
        | Dealer  | C♦ XX XIII K♦    |
        | Vorhand | XVII III XII VII |
        | Vorhand | D♠ C♠ 10♠ 9♠     |
        | Vorhand | XVIII I XI VIII  |
        | Vorhand | 7♠ B♠ Sküs 8♠    |
        | Third   | A♦ B♦ XIX XIV    |
        | Vorhand | A♥ C♥ X VI       |
        | Third   | D♦ D♣ K♠ 9♣      |
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

    Example: a game that was paid is settled, and nothing is pointed out any more
      Second had no bird, but everybody has been paid.
      Given Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ 2♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "K♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♦"
      And Second pays for the game
      And Third points out the Renonce of Second
      Then that is refused

    Example: a Rufer that was not played is settled, and nothing is pointed out any more
      Vorhand laid two cards away, but she and her partner have been paid.
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Third points out the Renonce of Vorhand
      Then that is refused

    Example: nobody points out his own Renonce
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Second points out the Renonce of Second
      Then that is refused

    @clause:KAR-PLAY-034 @clause:KAR-RENONCE-007
    Example: an announced bird played too early, where that is a Renonce
      Second holds other trumps: 5 + 10 = 15 to each of the others.
      Given the reading "renonce" of "announced-bird-played-early"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand ich liege, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XVI"
      And Second plays "I" unnoticed
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-SESSIONS-006 @clause:KAR-RENONCE-007
    Example: a Renonce in a deal that counts double
      20 × 2 = 40 to each of the others.
      Given the deal counts double
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +40, Second -120, Third +40, Dealer +40"

  @clause:KAR-RENONCE-020
  Rule: With the Renonce that is pointed out the deal is over, and only that player's is paid, whatever was played and whoever else committed one

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the Trull in the tricks does not count any more
      Second has taken the whole Trull with the Pagat, but only the game is paid: 20 to each of the others.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI I Sküs VIII |
        | Second  | K♣ 10♣ C♣ D♥!   |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: of two Renonces the one that is pointed out decides
      Second and Third both trumped a suit that they held; Third pays 20 to each of the others, also to Second.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ XV! XII! 4♥ |
      And Vorhand points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +20, Second +20, Third -60, Dealer +20"

    @dispute:several-offenders @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Scenario Outline: two opponents have trumped a suit that they held, by each reading
      Third pays 20 to each of the others; or Second pays 20 to each as well, so that he has 20 − 60 = −40, Third −60 + 20
      = −40, and the other two have 20 + 20 = 40.
      Given the reading "<reading>" of "several-offenders"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ XV! XII! 4♥ |
      And Vorhand points out the Renonce of Third
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | pointed-out | Vorhand +20, Second +20, Third -60, Dealer +20 |
        | each-pays   | Vorhand +40, Second -40, Third -40, Dealer +40 |

    Example: once it is settled no other Renonce is pointed out
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ XV! XII! 4♥ |
      And Vorhand points out the Renonce of Third
      And Vorhand points out the Renonce of Second
      Then that is refused
      And the Renonce of Third is settled

  @clause:KAR-RENONCE-021
  Rule: Of several Renonces of one player the earliest is paid, and nothing for the others

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"

    @dispute:several-renonces @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-008
    Scenario Outline: an Auch-Rufer without a bird, and a suit trumped in it, by each reading
      The bird is missing from the bid on: 5 + 10 = 15 to each of the others. For the trump on the K♥, with B♥ and C♥ in
      the hand, it is the game and the announced Uhu, 5 + 20 = 25; for both 15 + 25 = 40.
      Given the reading "<reading>" of "several-renonces"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And Second says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | first   | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | dearest | Vorhand +25, Second -75, Third +25, Dealer +25  |
        | each    | Vorhand +40, Second -120, Third +40, Dealer +40 |

    @dispute:several-renonces @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-008
    Scenario Outline: an Auch-Rufer without a bird, and a card too few laid away in it, by each reading
      5 + 10 = 15 to each of the others for the bid; for the thirteen cards the game and the announced Uhu, 5 + 20 = 25; for
      both 15 + 25 = 40.
      Given the reading "<reading>" of "several-renonces"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣" unnoticed
      And Second says "ich liege + Uhu"
      And everybody says Gut!
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | first   | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | dearest | Vorhand +25, Second -75, Third +25, Dealer +25  |
        | each    | Vorhand +40, Second -120, Third +40, Dealer +40 |

    @dispute:several-renonces @clause:KAR-RENONCE-008
    Scenario Outline: the same duty broken twice, by each reading
      Second trumps the K♥ with B♥ and C♥ in his hand, and then the K♠ with B♠ and C♠: the Solo-Dreier, 40, to each of
      the others, or twice that.
      Given the reading "<reading>" of "several-renonces"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ XV! 2♥ 4♥   |
        | Second  | C♣ 10♣ D♣ XVI  |
        | Vorhand | K♠ XIV! 10♠ 8♠ |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | first   | Vorhand +40, Second -120, Third +40, Dealer +40 |
        | dearest | Vorhand +40, Second -120, Third +40, Dealer +40 |
        | each    | Vorhand +80, Second -240, Third +80, Dealer +80 |

    @dispute:several-renonces @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-016
    Scenario Outline: an Auch-Rufer bid without a bird and outbid, and a suit trumped in the Dreier, by each reading
      For the bid 5 + 10 = 15 to each of the others; for the trump on the K♥, with B♥ and C♥ in the hand, the Dreier, 20; for
      both 15 + 20 = 35.
      Given the reading "<reading>" of "several-renonces"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third takes the first half
      And Third lays away "A♦ 10♠ 10♣"
      And Third says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | first   | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | dearest | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | each    | Vorhand +35, Second -105, Third +35, Dealer +35 |
