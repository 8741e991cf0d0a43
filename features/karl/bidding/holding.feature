Feature: Bidding in Karls Tarockrunde: Vorhand holds

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-031
  Rule: Vorhand may hold a game that another has bid, and then plays it herself

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: Vorhand holds and plays
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Piccolo, Second Gut!"
      Then the contract is Piccolo and Vorhand is the declarer
      And it is Vorhand's turn to speak

    Example: Vorhand may hold, go higher or say gut
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Scenario Outline: each game can be held
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!"
      And Vorhand bids "<game>"
      Then that is allowed
      And it is Third's turn to bid

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Solo-Rufer      |
        | Bettler         |
        | Auch-Rufer      |
        | Dreier          |
        | Farbensolo      |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |
        | Solo-Dreier     |

    Scenario Outline: each of the others can be held
      When the bidding goes "<before>"
      And Vorhand bids "Dreier"
      Then that is allowed

      Examples:
        | before                                                     |
        | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut! |
        | Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut! |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Dreier |

    Example: Vorhand may hold although she began with a lower game herself
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Bettler, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: only the highest bid can be held
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!"
      And Vorhand bids "Piccolo"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KAR-BIDDING-046
  Rule: Vorhand may hold also when she has named a lower game herself

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"

    @dispute:hold-after-naming
    Scenario Outline: Vorhand has named a Piccolo, and Second a Bettler
      Given the reading "<reading>" of "hold-after-naming"
      When the bidding goes "Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!"
      And Vorhand bids "Bettler"
      Then that is <verdict>

      Examples:
        | reading       | verdict                       |
        | may-hold      | allowed                       |
        | reserved-only | refused under KAR-BIDDING-046 |

    Example: Vorhand who has only reserved holds after two bids
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!"
      And Vorhand bids "Bettler"
      Then that is allowed

  @clause:KAR-BIDDING-032
  Rule: Nobody but Vorhand can hold

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: another player would like to hold
      When the bidding goes "<before>"
      And <player> bids "Bettler"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                                                       |
        | Second | Vorhand Bettler                                                              |
        | Third  | Vorhand Mein Spiel, Second Bettler                                           |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Bettler                               |
        | Second | Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut! |
        | Third  | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Bettler, Vorhand Gut! |
        | Second | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!, Vorhand Bettler |

    Example: where an equal game holds, it does so for Vorhand alone
      Given the reading "equal-games" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo"
      And Third bids "Zwiccolo"
      Then that is refused
      And it is Third's turn to bid

    @dispute:hold-scope
    Scenario Outline: an auction that Vorhand and the Second may hold in, by each reading
      Where Vorhand's hold does not end it, the Second and the Third go higher and she says gut; where gut is not final
      it is the Dealer's turn before that. Where it does end it, she opens the announcing.
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Piccolo-Ouvert, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Piccolo-Ouvert<equal>, Bettel-Ouvert, Solo-Dreier"
      When the bidding goes "Vorhand Piccolo-Ouvert<more>"
      Then it is <next>
      And the choice is "<choice>"

      Examples:
        | reading           | equal             | more                                                    | next                    | choice            |
        | vorhand-same-game |                   | , Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second's turn to bid    | Gut!              |
        | earlier-seats     |                   | , Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second's turn to bid    | Gut!, Solo-Dreier |
        | equal-games       | , Zwiccolo-Ouvert | , Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second's turn to bid    | Gut!              |
        | ends-auction      |                   |                                                         | Vorhand's turn to speak | ich liege         |
        | gut-not-final     |                   | , Second Bettel-Ouvert, Third Solo-Dreier               | Dealer's turn to bid    | Gut!              |

    Example: where a hold ends the auction, Vorhand plays the game that she held
      Given the reading "ends-auction" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Piccolo-Ouvert, Dealer Gut!, Vorhand Piccolo-Ouvert"
      Then the contract is Piccolo-Ouvert and Vorhand is the declarer

    @dispute:hold-scope
    Scenario Outline: the Second would like to hold the Third's Bettler
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!"
      And Second bids "Bettler"
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | vorhand-same-game | refused |
        | earlier-seats     | allowed |
        | equal-games       | refused |
        | ends-auction      | refused |
        | gut-not-final     | refused |

    Scenario Outline: the Third would like to hold the Second's Bettler
      Given the reading "<round>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler"
      And Third bids "Bettler"
      Then that is refused

      Examples:
        | round             |
        | vorhand-same-game |
        | earlier-seats     |
        | equal-games       |
        | ends-auction      |
        | gut-not-final     |

    Scenario Outline: Vorhand holds the Dealer's Bettler
      Given the reading "<round>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler"
      And Vorhand bids "Bettler"
      Then that is allowed

      Examples:
        | round             |
        | vorhand-same-game |
        | earlier-seats     |
        | equal-games       |
        | ends-auction      |
        | gut-not-final     |

    Example: where every earlier seat may hold, the Third holds against the dealer
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Bettler, Vorhand Gut!"
      Then it is Third's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where every earlier seat may hold, the bidder has to go above the holder
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Bettler"
      Then it is Third's turn to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where every earlier seat may hold, an equal game does not
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Zwiccolo"
      And Vorhand bids "Piccolo"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: where every earlier seat may hold, places are counted from the Vorhand of the deal
      The dealer has seat 1, so Vorhand has seat 2, the Second seat 3 and the Third seat 0.
      Given the reading "earlier-seats" of "hold-scope"
      And the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!"
      And Second bids "Bettler"
      Then that is allowed
      And it is Third's turn to bid

  @clause:KAR-BIDDING-033
  Rule: Vorhand holds with the very same game, not with an equal one

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Vorhand answers with an equal game
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer <before>"
      And Vorhand bids "<bid>"
      Then that is <verdict>

      Examples:
        | before          | bid             | verdict |
        | Piccolo         | Zwiccolo        | refused |
        | Piccolo         | Piccolo         | allowed |
        | Zwiccolo        | Piccolo         | refused |
        | Zwiccolo        | Zwiccolo        | allowed |
        | Piccolo-Ouvert  | Zwiccolo-Ouvert | refused |
        | Piccolo-Ouvert  | Piccolo-Ouvert  | allowed |
        | Zwiccolo-Ouvert | Piccolo-Ouvert  | refused |
        | Zwiccolo-Ouvert | Zwiccolo-Ouvert | allowed |

    @dispute:hold-scope
    Scenario Outline: Vorhand would like to hold with an equal game
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer <before>"
      And Vorhand bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading           | before          | bid             | verdict |
        | vorhand-same-game | Piccolo         | Zwiccolo        | refused |
        | earlier-seats     | Piccolo         | Zwiccolo        | refused |
        | equal-games       | Piccolo         | Zwiccolo        | allowed |
        | ends-auction      | Piccolo         | Zwiccolo        | refused |
        | gut-not-final     | Piccolo         | Zwiccolo        | refused |
        | vorhand-same-game | Zwiccolo        | Piccolo         | refused |
        | earlier-seats     | Zwiccolo        | Piccolo         | refused |
        | equal-games       | Zwiccolo        | Piccolo         | allowed |
        | ends-auction      | Zwiccolo        | Piccolo         | refused |
        | gut-not-final     | Zwiccolo        | Piccolo         | refused |
        | vorhand-same-game | Piccolo-Ouvert  | Zwiccolo-Ouvert | refused |
        | earlier-seats     | Piccolo-Ouvert  | Zwiccolo-Ouvert | refused |
        | equal-games       | Piccolo-Ouvert  | Zwiccolo-Ouvert | allowed |
        | ends-auction      | Piccolo-Ouvert  | Zwiccolo-Ouvert | refused |
        | gut-not-final     | Piccolo-Ouvert  | Zwiccolo-Ouvert | refused |
        | vorhand-same-game | Zwiccolo-Ouvert | Piccolo-Ouvert  | refused |
        | earlier-seats     | Zwiccolo-Ouvert | Piccolo-Ouvert  | refused |
        | equal-games       | Zwiccolo-Ouvert | Piccolo-Ouvert  | allowed |
        | ends-auction      | Zwiccolo-Ouvert | Piccolo-Ouvert  | refused |
        | gut-not-final     | Zwiccolo-Ouvert | Piccolo-Ouvert  | refused |

    @dispute:hold-scope
    Scenario Outline: all that Vorhand may say to a Piccolo
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Piccolo, <choice>, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | reading           | choice                        |
        | vorhand-same-game | Solo-Rufer, Bettler           |
        | earlier-seats     | Solo-Rufer, Bettler           |
        | equal-games       | Zwiccolo, Solo-Rufer, Bettler |
        | ends-auction      | Solo-Rufer, Bettler           |
        | gut-not-final     | Solo-Rufer, Bettler           |

    Example: where an equal game holds, a lower one does not
      Given the reading "equal-games" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Rufer"
      And Vorhand bids "Piccolo"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KAR-BIDDING-034
  Rule: After Vorhand has held, the bidder may go higher

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: what the bidder may say to the hold
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Piccolo"
      Then it is Second's turn to bid
      And the choice is "Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the bidder goes higher, and Vorhand may hold again
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Piccolo, Second Bettler"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: another player who was outbid may go higher too
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Bettler"
      Then it is Second's turn to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    @dispute:hold-scope
    Scenario Outline: after the hold the bidder speaks, or the auction is over
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Dreier"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading           | player  | deed                |
        | vorhand-same-game | Second  | bid                 |
        | earlier-seats     | Second  | bid                 |
        | equal-games       | Second  | bid                 |
        | ends-auction      | Vorhand | decide on the Talon |
        | gut-not-final     | Second  | bid                 |

    @dispute:hold-scope
    Scenario Outline: the bidder would like to go above the hold
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Dreier"
      And Second bids "Farbensolo"
      Then that is <verdict>
      And it is <next>'s turn to <deed>

      Examples:
        | reading           | verdict | next    | deed                |
        | vorhand-same-game | allowed | Vorhand | bid                 |
        | earlier-seats     | allowed | Vorhand | bid                 |
        | equal-games       | allowed | Vorhand | bid                 |
        | ends-auction      | refused | Vorhand | decide on the Talon |
        | gut-not-final     | allowed | Third   | bid                 |

    Example: where a hold ends the auction, it does so although nobody has said gut
      Given the reading "ends-auction" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo-Rufer, Dealer Dreier, Vorhand Dreier"
      Then the contract is Dreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon
