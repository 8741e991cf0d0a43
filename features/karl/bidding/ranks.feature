Feature: Bidding in Karls Tarockrunde: which game is higher

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-007
  Rule: A bid has to be higher than every bid before it, unless Vorhand holds

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: a bid that is too low does not stand where nobody notices it either
      When the bidding goes "Vorhand Mein Spiel, Second Dreier"
      And Third bids "Piccolo" unnoticed
      Then that is refused
      And it is Third's turn to bid

    Example: nor does an Auch-Rufer that is too low, with a bird in the hand
      When the bidding goes "Vorhand Mein Spiel, Second Dreier"
      And Third bids "Auch-Rufer" unnoticed
      Then that is refused
      And it is Third's turn to bid

    Scenario Outline: what the Third may bid over each game of the Second
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "Gut!<choice>"

      Examples:
        | before          | choice                                                                                                                           |
        | Piccolo         | , Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Zwiccolo        | , Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Solo-Rufer      | , Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | Bettler         | , Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                      |
        | Auch-Rufer      | , Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | Besser-Rufer    | , Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | Dreier          | , Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | Farbensolo      | , Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                    |
        | Piccolo-Ouvert  | , Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | Zwiccolo-Ouvert | , Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | Bettel-Ouvert   | , Solo-Dreier                                                                                                                    |
        | Solo-Dreier     |                                                                                                                                  |

    Scenario Outline: the same game, a lower one and a higher one
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!"
      And Dealer bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | bid        | verdict | next    |
        | Auch-Rufer | refused | Dealer  |
        | Dreier     | refused | Dealer  |
        | Farbensolo | allowed | Vorhand |

    Example: what counts is the highest bid, not the first one
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Bettler"
      Then it is Dealer's turn to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: Vorhand's own game has to be outbid as well
      When the bidding goes "Vorhand Bettler"
      Then it is Second's turn to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: Vorhand alone need not go higher
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: with a lower game Vorhand does not stay in either
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!"
      And Vorhand bids "Solo-Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KAR-BIDDING-008
  Rule: Games outbid each other by their row in the price table, whatever they cost

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    # By price alone: Auch-Rufer 5; Piccolo, Zwiccolo and Solo-Rufer 10; Bettler 15; Dreier 20; then as by rows.
    # With the least bird counted in, the Auch-Rufer is worth 5 + 10 = 15 like the Bettler.

    @dispute:auction-rank-order
    Scenario Outline: what the Third may bid over the Second
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading            | before         | choice                                                                                         |
        | by-row             | Piccolo        | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,       |
        | …                  |                | Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                    |
        | by-price           | Piccolo        | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price-with-bird | Piccolo        | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,  |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-row-and-list    | Piccolo        | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,       |
        | …                  |                | Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                    |
        | by-row             | Zwiccolo       | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,       |
        | …                  |                | Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                    |
        | by-price           | Zwiccolo       | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price-with-bird | Zwiccolo       | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,  |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-row-and-list    | Zwiccolo       | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,       |
        | …                  |                | Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                    |
        | by-row             | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,  |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-price           | Solo-Rufer     | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price-with-bird | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,  |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-row-and-list    | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,  |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-row             | Bettler        | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,           |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-price           | Bettler        | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |
        | by-price-with-bird | Bettler        | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |
        | by-row-and-list    | Bettler        | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,           |
        | …                  |                | Bettel-Ouvert, Solo-Dreier                                                                     |
        | by-row             | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |
        | by-price           | Auch-Rufer     | Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert,              |
        | …                  |                | Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                    |
        | by-price-with-bird | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |
        | by-row-and-list    | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |
        | by-row             | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |
        | by-price           | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |
        | by-price-with-bird | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |
        | by-row-and-list    | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |
        | by-row             | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                              |
        | by-price           | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                              |
        | by-price-with-bird | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                              |
        | by-row-and-list    | Farbensolo     | Gut!, Solo-Dreier                                                                              |
        | by-row             | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                               |
        | by-price           | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                               |
        | by-price-with-bird | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                               |
        | by-row-and-list    | Piccolo-Ouvert | Gut!, Farbensolo, Bettel-Ouvert, Solo-Dreier                                                   |
        | by-row             | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                              |
        | by-price           | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                              |
        | by-price-with-bird | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                              |
        | by-row-and-list    | Bettel-Ouvert  | Gut!, Farbensolo, Solo-Dreier                                                                  |
        | by-row             | Solo-Dreier    | Gut!                                                                                           |
        | by-price           | Solo-Dreier    | Gut!                                                                                           |
        | by-price-with-bird | Solo-Dreier    | Gut!                                                                                           |
        | by-row-and-list    | Solo-Dreier    | Gut!                                                                                           |

    @dispute:auction-rank-order
    Scenario Outline: what Vorhand may bid over the Second
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, <choice>, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | reading            | before     | choice                                                                   |
        | by-row             | Piccolo    | Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier           |
        | by-price           | Piccolo    | Piccolo, Bettler, Dreier                                                 |
        | by-price-with-bird | Piccolo    | Piccolo, Bettler, Auch-Rufer, Besser-Rufer, Dreier                       |
        | by-row-and-list    | Piccolo    | Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier           |
        | by-row             | Solo-Rufer | Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier                    |
        | by-price           | Solo-Rufer | Solo-Rufer, Bettler, Dreier                                              |
        | by-price-with-bird | Solo-Rufer | Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier                    |
        | by-row-and-list    | Solo-Rufer | Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier                    |
        | by-row             | Bettler    | Bettler, Auch-Rufer, Besser-Rufer, Dreier                                |
        | by-price           | Bettler    | Bettler, Dreier                                                          |
        | by-price-with-bird | Bettler    | Bettler, Dreier                                                          |
        | by-row-and-list    | Bettler    | Bettler, Auch-Rufer, Besser-Rufer, Dreier                                |
        | by-row             | Auch-Rufer | Auch-Rufer, Besser-Rufer, Dreier                                         |
        | by-price           | Auch-Rufer | Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier |
        | by-price-with-bird | Auch-Rufer | Auch-Rufer, Besser-Rufer, Dreier                                         |
        | by-row-and-list    | Auch-Rufer | Auch-Rufer, Besser-Rufer, Dreier                                         |
        | by-row             | Dreier     | Dreier                                                                   |
        | by-price           | Dreier     | Dreier                                                                   |
        | by-price-with-bird | Dreier     | Dreier                                                                   |
        | by-row-and-list    | Dreier     | Dreier                                                                   |

    @dispute:auction-rank-order
    Scenario Outline: an Auch-Rufer over a Bettler
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler"
      And Third bids "<word>"
      Then that is <verdict>

      Examples:
        | reading            | verdict | word         |
        | by-row             | allowed | Auch-Rufer   |
        | by-price           | refused | Auch-Rufer   |
        | by-price-with-bird | refused | Auch-Rufer   |
        | by-row-and-list    | allowed | Auch-Rufer   |
        | by-row             | allowed | Besser-Rufer |
        | by-price           | refused | Besser-Rufer |
        | by-price-with-bird | refused | Besser-Rufer |
        | by-row-and-list    | allowed | Besser-Rufer |

    # The same for each of the clauses that give a game its place among those below the Farbensolo.

    @clause:KAR-BIDDING-009 @dispute:auction-rank-order
    Scenario Outline: a Solo-Rufer over a Piccolo or a Zwiccolo
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "Solo-Rufer"
      Then that is <verdict>

      Examples:
        | reading            | verdict | before   |
        | by-row             | allowed | Piccolo  |
        | by-price           | refused | Piccolo  |
        | by-price-with-bird | refused | Piccolo  |
        | by-row-and-list    | allowed | Piccolo  |
        | by-row             | allowed | Zwiccolo |
        | by-price           | refused | Zwiccolo |
        | by-price-with-bird | refused | Zwiccolo |
        | by-row-and-list    | allowed | Zwiccolo |

    @clause:KAR-BIDDING-010
    Scenario Outline: a Bettler over a Solo-Rufer
      Given the reading "<round>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Rufer"
      And Third bids "Bettler"
      Then that is allowed

      Examples:
        | round              |
        | by-row             |
        | by-price           |
        | by-price-with-bird |
        | by-row-and-list    |

    @clause:KAR-BIDDING-011 @dispute:auction-rank-order
    Scenario Outline: an Auch-Rufer over a Solo-Rufer, and the other way round
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading            | before     | bid        | verdict |
        | by-row             | Solo-Rufer | Auch-Rufer | allowed |
        | by-price           | Solo-Rufer | Auch-Rufer | refused |
        | by-price-with-bird | Solo-Rufer | Auch-Rufer | allowed |
        | by-row-and-list    | Solo-Rufer | Auch-Rufer | allowed |
        | by-row             | Auch-Rufer | Solo-Rufer | refused |
        | by-price           | Auch-Rufer | Solo-Rufer | allowed |
        | by-price-with-bird | Auch-Rufer | Solo-Rufer | refused |
        | by-row-and-list    | Auch-Rufer | Solo-Rufer | refused |
        | by-row             | Auch-Rufer | Piccolo    | refused |
        | by-price           | Auch-Rufer | Piccolo    | allowed |
        | by-price-with-bird | Auch-Rufer | Piccolo    | refused |
        | by-row-and-list    | Auch-Rufer | Piccolo    | refused |
        | by-row             | Auch-Rufer | Bettler    | refused |
        | by-price           | Auch-Rufer | Bettler    | allowed |
        | by-price-with-bird | Auch-Rufer | Bettler    | refused |
        | by-row-and-list    | Auch-Rufer | Bettler    | refused |

    @clause:KAR-BIDDING-012
    Scenario Outline: a Dreier over an Auch-Rufer or a Bettler
      Given the reading "<round>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "Dreier"
      Then that is allowed

      Examples:
        | round              | before     |
        | by-row             | Auch-Rufer |
        | by-price           | Auch-Rufer |
        | by-price-with-bird | Auch-Rufer |
        | by-row-and-list    | Auch-Rufer |
        | by-row             | Bettler    |
        | by-price           | Bettler    |
        | by-price-with-bird | Bettler    |
        | by-row-and-list    | Bettler    |

    # And for each of the clauses about the games over a Sechser-Dreier, whose list names the Farbensolo after the
    # Bettel-Ouvert.

    @clause:KAR-BIDDING-013 @dispute:auction-rank-order
    Scenario Outline: a Farbensolo over a Dreier or a Bettel-Ouvert
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading            | before        | bid        | verdict |
        | by-row             | Dreier        | Farbensolo | allowed |
        | by-price           | Dreier        | Farbensolo | allowed |
        | by-price-with-bird | Dreier        | Farbensolo | allowed |
        | by-row-and-list    | Dreier        | Farbensolo | allowed |
        | by-row             | Bettel-Ouvert | Farbensolo | refused |
        | by-price           | Bettel-Ouvert | Farbensolo | refused |
        | by-price-with-bird | Bettel-Ouvert | Farbensolo | refused |
        | by-row-and-list    | Bettel-Ouvert | Farbensolo | allowed |

    @clause:KAR-BIDDING-014 @dispute:auction-rank-order
    Scenario Outline: a Piccolo-Ouvert or a Zwiccolo-Ouvert over a Farbensolo, and the other way round
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading            | before          | bid             | verdict |
        | by-row             | Farbensolo      | Piccolo-Ouvert  | allowed |
        | by-price           | Farbensolo      | Piccolo-Ouvert  | allowed |
        | by-price-with-bird | Farbensolo      | Piccolo-Ouvert  | allowed |
        | by-row-and-list    | Farbensolo      | Piccolo-Ouvert  | refused |
        | by-row             | Farbensolo      | Zwiccolo-Ouvert | allowed |
        | by-price           | Farbensolo      | Zwiccolo-Ouvert | allowed |
        | by-price-with-bird | Farbensolo      | Zwiccolo-Ouvert | allowed |
        | by-row-and-list    | Farbensolo      | Zwiccolo-Ouvert | refused |
        | by-row             | Piccolo-Ouvert  | Farbensolo      | refused |
        | by-price           | Piccolo-Ouvert  | Farbensolo      | refused |
        | by-price-with-bird | Piccolo-Ouvert  | Farbensolo      | refused |
        | by-row-and-list    | Piccolo-Ouvert  | Farbensolo      | allowed |
        | by-row             | Zwiccolo-Ouvert | Farbensolo      | refused |
        | by-price           | Zwiccolo-Ouvert | Farbensolo      | refused |
        | by-price-with-bird | Zwiccolo-Ouvert | Farbensolo      | refused |
        | by-row-and-list    | Zwiccolo-Ouvert | Farbensolo      | allowed |

    @clause:KAR-BIDDING-015 @dispute:auction-rank-order
    Scenario Outline: a Bettel-Ouvert over a Farbensolo or a Piccolo-Ouvert
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading            | before         | bid           | verdict |
        | by-row             | Farbensolo     | Bettel-Ouvert | allowed |
        | by-price           | Farbensolo     | Bettel-Ouvert | allowed |
        | by-price-with-bird | Farbensolo     | Bettel-Ouvert | allowed |
        | by-row-and-list    | Farbensolo     | Bettel-Ouvert | refused |
        | by-row             | Piccolo-Ouvert | Bettel-Ouvert | allowed |
        | by-price           | Piccolo-Ouvert | Bettel-Ouvert | allowed |
        | by-price-with-bird | Piccolo-Ouvert | Bettel-Ouvert | allowed |
        | by-row-and-list    | Piccolo-Ouvert | Bettel-Ouvert | allowed |

    @clause:KAR-BIDDING-016
    Scenario Outline: a Solo-Dreier over a Farbensolo or a Bettel-Ouvert
      Given the reading "<round>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | round              | before        | bid         | verdict |
        | by-row             | Farbensolo    | Solo-Dreier | allowed |
        | by-price           | Farbensolo    | Solo-Dreier | allowed |
        | by-price-with-bird | Farbensolo    | Solo-Dreier | allowed |
        | by-row-and-list    | Farbensolo    | Solo-Dreier | allowed |
        | by-row             | Bettel-Ouvert | Solo-Dreier | allowed |
        | by-price           | Bettel-Ouvert | Solo-Dreier | allowed |
        | by-price-with-bird | Bettel-Ouvert | Solo-Dreier | allowed |
        | by-row-and-list    | Bettel-Ouvert | Solo-Dreier | allowed |

    # Each auction below has a bid that is too low in all the other orders, or leaves another choice there.

    @dispute:auction-rank-order
    Scenario Outline: an auction by its own order
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, <bidding>"
      Then it is <player>'s turn to bid
      And the choice is "<choice>"

      Examples:
        | reading            | bidding                                   | player  | choice                                                                |
        | by-row             | Second Bettler, Third Auch-Rufer,         | Second  | Gut!, Bettel-Ouvert, Solo-Dreier                                      |
        | …                  | Dealer Farbensolo, Vorhand Piccolo-Ouvert |         |                                                                       |
        | by-price           | Second Auch-Rufer, Third Piccolo,         | Vorhand | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert,   |
        | …                  | Dealer Bettler                            |         | Bettel-Ouvert, Solo-Dreier                                            |
        | by-price-with-bird | Second Piccolo, Third Gut!, Dealer Gut!   | Vorhand | Gut!, Piccolo, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, |
        | …                  |                                           |         | Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | by-row-and-list    | Second Bettler, Third Auch-Rufer,         | Second  | Gut!, Solo-Dreier                                                     |
        | …                  | Dealer Piccolo-Ouvert, Vorhand Farbensolo |         |                                                                       |

  @clause:KAR-BIDDING-009
  Rule: Solo-Rufer ranks next above Piccolo and Zwiccolo

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Solo-Rufer and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Piccolo    | Solo-Rufer | allowed | Dealer |
        | Solo-Rufer | Piccolo    | refused | Third  |
        | Zwiccolo   | Solo-Rufer | allowed | Dealer |
        | Solo-Rufer | Zwiccolo   | refused | Third  |
        | Solo-Rufer | Solo-Rufer | refused | Third  |
        | Solo-Rufer | Bettler    | allowed | Dealer |
        | Bettler    | Solo-Rufer | refused | Third  |

    Scenario Outline: what is left over Solo-Rufer
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before     | choice                                                                                                                               |
        | Piccolo    | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Zwiccolo   | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Solo-Rufer | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |

  @clause:KAR-BIDDING-010
  Rule: Bettler ranks next above Solo-Rufer

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Bettler and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Solo-Rufer | Bettler    | allowed | Dealer |
        | Bettler    | Solo-Rufer | refused | Third  |
        | Bettler    | Bettler    | refused | Third  |
        | Bettler    | Auch-Rufer | allowed | Dealer |
        | Auch-Rufer | Bettler    | refused | Third  |

    Scenario Outline: what is left over Bettler
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before     | choice                                                                                                                   |
        | Solo-Rufer | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Bettler    | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier          |

  @clause:KAR-BIDDING-011
  Rule: Auch-Rufer ranks next above Bettler

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Auch-Rufer and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Bettler    | Auch-Rufer | allowed | Dealer |
        | Auch-Rufer | Bettler    | refused | Third  |
        | Auch-Rufer | Auch-Rufer | refused | Third  |
        | Auch-Rufer | Dreier     | allowed | Dealer |
        | Dreier     | Auch-Rufer | refused | Third  |

    Scenario Outline: what is left over Auch-Rufer
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before     | choice                                                                                                          |
        | Bettler    | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Auch-Rufer | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                           |

  @clause:KAR-BIDDING-012
  Rule: Dreier ranks next above Auch-Rufer

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Dreier and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Auch-Rufer | Dreier     | allowed | Dealer |
        | Dreier     | Auch-Rufer | refused | Third  |
        | Dreier     | Dreier     | refused | Third  |
        | Dreier     | Farbensolo | allowed | Dealer |
        | Farbensolo | Dreier     | refused | Third  |

    Scenario Outline: what is left over Dreier
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before     | choice                                                                                |
        | Auch-Rufer | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Dreier     | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier         |

  @clause:KAR-BIDDING-013
  Rule: Farbensolo ranks next above Dreier

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Farbensolo and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before         | bid            | verdict | next   |
        | Dreier         | Farbensolo     | allowed | Dealer |
        | Farbensolo     | Dreier         | refused | Third  |
        | Farbensolo     | Farbensolo     | refused | Third  |
        | Farbensolo     | Piccolo-Ouvert | allowed | Dealer |
        | Piccolo-Ouvert | Farbensolo     | refused | Third  |

    Scenario Outline: what is left over Farbensolo
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before     | choice                                                                        |
        | Dreier     | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Farbensolo | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |

  @clause:KAR-BIDDING-014
  Rule: Piccolo-Ouvert and Zwiccolo-Ouvert rank next above Farbensolo

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Piccolo-Ouvert and Zwiccolo-Ouvert and what is next to them in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before          | bid             | verdict | next   |
        | Farbensolo      | Piccolo-Ouvert  | allowed | Dealer |
        | Piccolo-Ouvert  | Farbensolo      | refused | Third  |
        | Piccolo-Ouvert  | Piccolo-Ouvert  | refused | Third  |
        | Piccolo-Ouvert  | Bettel-Ouvert   | allowed | Dealer |
        | Bettel-Ouvert   | Piccolo-Ouvert  | refused | Third  |
        | Farbensolo      | Zwiccolo-Ouvert | allowed | Dealer |
        | Zwiccolo-Ouvert | Farbensolo      | refused | Third  |
        | Zwiccolo-Ouvert | Zwiccolo-Ouvert | refused | Third  |
        | Zwiccolo-Ouvert | Bettel-Ouvert   | allowed | Dealer |
        | Bettel-Ouvert   | Zwiccolo-Ouvert | refused | Third  |

    Scenario Outline: what is left over Piccolo-Ouvert and Zwiccolo-Ouvert
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before          | choice                                                            |
        | Farbensolo      | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Piccolo-Ouvert  | Gut!, Bettel-Ouvert, Solo-Dreier                                  |
        | Zwiccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                  |

    Example: a Zwiccolo-Ouvert outbids a Farbensolo also where it does not outbid a Sechser-Dreier
      Given the reading "as-listed" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo"
      And Third bids "Zwiccolo-Ouvert"
      Then that is allowed
      And it is Dealer's turn to bid

  @clause:KAR-BIDDING-015
  Rule: Bettel-Ouvert ranks next above Piccolo-Ouvert and Zwiccolo-Ouvert

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Bettel-Ouvert and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before          | bid             | verdict | next   |
        | Piccolo-Ouvert  | Bettel-Ouvert   | allowed | Dealer |
        | Bettel-Ouvert   | Piccolo-Ouvert  | refused | Third  |
        | Zwiccolo-Ouvert | Bettel-Ouvert   | allowed | Dealer |
        | Bettel-Ouvert   | Zwiccolo-Ouvert | refused | Third  |
        | Bettel-Ouvert   | Bettel-Ouvert   | refused | Third  |
        | Bettel-Ouvert   | Solo-Dreier     | allowed | Dealer |
        | Solo-Dreier     | Bettel-Ouvert   | refused | Third  |

    Scenario Outline: what is left over Bettel-Ouvert
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before          | choice                           |
        | Piccolo-Ouvert  | Gut!, Bettel-Ouvert, Solo-Dreier |
        | Zwiccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier |
        | Bettel-Ouvert   | Gut!, Solo-Dreier                |

  @clause:KAR-BIDDING-016
  Rule: Solo-Dreier ranks next above Bettel-Ouvert

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Solo-Dreier and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before        | bid           | verdict | next   |
        | Bettel-Ouvert | Solo-Dreier   | allowed | Dealer |
        | Solo-Dreier   | Bettel-Ouvert | refused | Third  |
        | Solo-Dreier   | Solo-Dreier   | refused | Third  |

    Scenario Outline: what is left over Solo-Dreier
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before        | choice            |
        | Bettel-Ouvert | Gut!, Solo-Dreier |
        | Solo-Dreier   | Gut!              |

    Example: over a Solo-Dreier nothing is left but gut
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier"
      Then it is Third's turn to bid
      And the choice is "Gut!"

    Example: over a Solo-Dreier Vorhand can only hold
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Solo-Dreier"

  @clause:KAR-BIDDING-017
  Rule: Piccolo and Zwiccolo are equal: neither outbids the other

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: one of the two over the other
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is refused
      And it is Third's turn to bid

      Examples:
        | before   | bid      |
        | Piccolo  | Zwiccolo |
        | Zwiccolo | Piccolo  |

    Scenario Outline: the same games stand over both
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | before   |
        | Piccolo  |
        | Zwiccolo |

    Scenario Outline: each of the two is the lowest game that can be bid
      When the bidding goes "Vorhand Mein Spiel, Second Gut!"
      And Third bids "<bid>"
      Then that is allowed
      And it is Dealer's turn to bid

      Examples:
        | bid      |
        | Piccolo  |
        | Zwiccolo |
