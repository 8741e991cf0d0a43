Feature: Renonce: an Auch-Rufer without a bird

  # What is settled by a Renonce alone: one player pays everybody else. Under a title stands what each receives.
  # A card with ! behind it was played against a duty, and nobody noticed.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-004
  Rule: An Auch-Rufer played without a bird in the hand before the Talon is a Renonce, even by mistake

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-007
    Example: an Auch-Rufer without a bird is pointed out as soon as the auction is over
      Game 5 and announced Pagat 10, to each of the others.
      Given Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-007
    Example: a bird that comes with the Talon does not make up for it
      III, II and I lay in the first half.
      Given Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: it is pointed out when the König has been called
      15 to each of the others, his partner Vorhand among them.
      Given Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-020
    Example: it is pointed out while the cards are played
      5 + 10 = 15 to each of the others, his partner Vorhand among them.
      Given Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And Second says "ich liege + Pagat"
      And everybody says Gut!
      And Vorhand plays "XXI"
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    Example: with a bird in the hand there is nothing to point out
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Third points out the Renonce of Second
      Then that is refused

    Example: with a bird in the hand the bid cannot pass unnoticed
      Given Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Auch-Rufer" unnoticed
      Then that is refused

    @clause:KAR-RENONCE-005
    Scenario Outline: an Auch-Rufer without a bird, by each reading of what is a Renonce
      It is one of the named cases: 15 to each of the others.
      Given the reading "<round>" of "renonce-acts"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Third points out the Renonce of Second
      Then that is <verdict>
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

      Examples:
        | round        | verdict |
        | every-breach | allowed |
        | named-only   | allowed |

    @clause:KAR-RENONCE-005
    Scenario Outline: it is pointed out when he plays it, in either reading
      Given the reading "<round>" of "auch-rufer-no-bird-outbid"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Third points out the Renonce of Second
      Then that is allowed
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

      Examples:
        | round       |
        | renonce     |
        | when-played |

  @clause:KAR-RENONCE-005
  Rule: An Auch-Rufer bid without a bird costs the game and an announced Pagat, 5 + 10 = 15, to each of the three others

    @dispute:auch-rufer-no-bird-value @clause:KAR-RENONCE-004
    Scenario Outline: the price of an Auch-Rufer without a bird
      5 + 10 = 15 to each of the others; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-no-bird-value"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand points out the Renonce of Second
      Then it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | announced | Vorhand +15, Second -45, Third +15, Dealer +15 |
        | silent    | Vorhand +10, Second -30, Third +10, Dealer +10 |

    @dispute:auch-rufer-no-bird-value @clause:KAR-RENONCE-004 @clause:KAR-SESSIONS-006
    Scenario Outline: the price of an Auch-Rufer without a bird in a deal that counts double
      15 × 2 = 30 to each of the others; or 10 × 2 = 20.
      Given the deal counts double
      And the reading "<reading>" of "auch-rufer-no-bird-value"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Dealer points out the Renonce of Second
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | announced | Vorhand +30, Second -90, Third +30, Dealer +30 |
        | silent    | Vorhand +20, Second -60, Third +20, Dealer +20 |

    @dispute:auch-rufer-no-bird-value @clause:KAR-RENONCE-004
    Scenario Outline: Vorhand bids an Auch-Rufer without a bird
      5 + 10 = 15 to each of the others; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-no-bird-value"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer!, Second Gut!, Third Gut!, Dealer Gut!"
      And Dealer points out the Renonce of Vorhand
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | announced | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | silent    | Vorhand -30, Second +10, Third +10, Dealer +10 |

  @clause:KAR-RENONCE-016
  Rule: An Auch-Rufer without a bird is a Renonce from the bid on, and also when it is outbid

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-007
    Example: an Auch-Rufer without a bird is pointed out at once
      The auction is not even over: 15 to each of the others.
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Auch-Rufer" unnoticed
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-007
    Example: an Auch-Rufer without a bird that was outbid is pointed out all the same
      Third plays a Dreier by now, but the bid was a Renonce: 5 + 10 = 15 to each of the others.
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @dispute:auch-rufer-no-bird-outbid
    Scenario Outline: an Auch-Rufer without a bird is outbid by a Dreier
      Given the reading "<reading>" of "auch-rufer-no-bird-outbid"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Dealer points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | renonce     | allowed |
        | when-played | refused |

    @dispute:auch-rufer-no-bird-outbid
    Scenario Outline: it is pointed out while others may still outbid it
      Given the reading "<reading>" of "auch-rufer-no-bird-outbid"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!"
      And Third points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | renonce     | allowed |
        | when-played | refused |

    @dispute:auch-rufer-no-bird-outbid
    Scenario Outline: Vorhand, who has no bird either, holds the Auch-Rufer, and the one whom she outdid is pointed out
      Given the reading "<reading>" of "auch-rufer-no-bird-outbid"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Auch-Rufer!, Second Gut!"
      And Vorhand calls "K♦"
      And Third points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | renonce     | allowed |
        | when-played | refused |

    Example: where it has to be played, whoever was outbid and then plays a Farbensolo has committed nothing
      Given the reading "when-played" of "auch-rufer-no-bird-outbid"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Dreier, Second Farbensolo, Vorhand Gut!"
      And Third points out the Renonce of Second
      Then that is refused

    @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-017
    Example: where the bird is named with the bid, an Auch-Rufer that names one that is not held
      Second has no II. The named Uhu adds nothing to the 5 of the game and the 10 of the Pagat: 15 to each of the others.
      Given the reading "with-bid" of "auch-rufer-bird-naming"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Auch-Rufer Uhu" unnoticed
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

  @clause:KAR-RENONCE-017
  Rule: An Auch-Rufer without a bird costs no more than the game and the Pagat, whatever else was announced or doubled

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII C♣ B♣ 8♣ C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ 7♣"
      And the Talon is "III II I" and "2♦ 3♦ 4♦"

    @dispute:auch-rufer-no-bird-value @clause:KAR-RENONCE-004
    Scenario Outline: an Auch-Rufer without a bird, found out when more has been said
      The Uhu came out of the Talon. It stays at 5 + 10 = 15 to each of the others, or 5 + 5 = 10, though game and
      announcements would come to 5 + 20 + 10 = 35 with the Trull of an opponent, and to 5 × 2 + 20 × 2 = 50 at Kontra.
      Given the reading "<reading>" of "auch-rufer-no-bird-value"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And the announcing goes "<words>"
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand <Vorhand>, Second <Second>, Third <Vorhand>, Dealer <Vorhand>"

      Examples:
        | reading   | words                                                                                                     | Vorhand | Second |
        | announced | Second ich liege + Uhu, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                               | +15     | -45    |
        | announced | Second ich liege + Uhu, Third Kontra Spiel + Kontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut! | +15     | -45    |
        | silent    | Second ich liege + Uhu, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                               | +10     | -30    |
        | silent    | Second ich liege + Uhu, Third Kontra Spiel + Kontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut! | +10     | -30    |

    @dispute:auch-rufer-no-bird-beside @clause:KAR-RENONCE-004
    Scenario Outline: what was announced and doubled beside it
      5 + 10 = 15, whatever was said. Or with the Uhu of the declarer and an opponent's Trull 5 + 20 + 10 and the Pagat 10,
      45; with game and Uhu at Kontra 5 x 2 + 20 x 2 + 10 = 60; with an announced Pagat at Kontra 5 + 10 x 2 = 25. With the game alone
      at Kontra, 5 x 2 + 20 + 10 = 40.
      Given the reading "<reading>" of "auch-rufer-no-bird-beside"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And the announcing goes "<words>"
      And Dealer points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand <Vorhand>, Second <Second>, Third <Vorhand>, Dealer <Vorhand>"

      Examples:
        | reading       | words                                                                                                     | Vorhand | Second |
        | pagat-alone   | Second ich liege + Uhu, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                               | +15     | -45    |
        | with-the-rest | Second ich liege + Uhu, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                               | +45     | -135   |
        | pagat-alone   | Second ich liege + Uhu, Third Kontra Spiel + Kontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut! | +15     | -45    |
        | with-the-rest | Second ich liege + Uhu, Third Kontra Spiel + Kontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Gut! | +60     | -180   |
        | pagat-alone   | Second ich liege + Pagat, Third Kontra Pagat of Second, Dealer Gut!, Vorhand Gut!, Second Gut!            | +15     | -45    |
        | with-the-rest | Second ich liege + Pagat, Third Kontra Pagat of Second, Dealer Gut!, Vorhand Gut!, Second Gut!            | +25     | -75    |
        | pagat-alone   | Second ich liege + Uhu, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                        | +15     | -45    |
        | with-the-rest | Second ich liege + Uhu, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                        | +40     | -120   |

    Example: the silent Pagat beside the rest
      5 + 20 + 10 and a silent Pagat 5, 40 to each.
      Given the reading "with-the-rest" of "auch-rufer-no-bird-beside"
      And the reading "silent" of "auch-rufer-no-bird-value"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And the announcing goes "Second ich liege + Uhu, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Dealer points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +40, Second -120, Third +40, Dealer +40"

    @clause:KAR-RENONCE-016
    Example: outbid, it costs the game and a Pagat although a Dreier was doubled
      The Dreier at Kontra is not his game: 5 + 10 = 15 to each.
      Given the reading "with-the-rest" of "auch-rufer-no-bird-beside"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third takes the first half
      And Third lays away "10♠ 10♣ A♦"
      And the announcing goes "Third ich liege, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    Scenario Outline: found out before a word is said
      The game is there though nothing was announced yet: 5 and the Pagat 10, 15 in both readings.
      Given the reading "<round>" of "auch-rufer-no-bird-beside"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Dealer points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

      Examples:
        | round         |
        | pagat-alone   |
        | with-the-rest |

    Example: with the rest a Pagat of the opponents does not stand for the one that is owed
      5 for the game, 20 for the Uhu, 10 for the Pagat that Third has announced, and 10 for the declarer's: 45 to each.
      Given the reading "with-the-rest" of "auch-rufer-no-bird-beside"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ 8♣ B♣"
      And the announcing goes "Second ich liege + Uhu, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Dealer points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +45, Second -135, Third +45, Dealer +45"
