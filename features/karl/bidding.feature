Feature: Bidding in Karls Tarockrunde

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids hang on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-001
  Rule: Vorhand, the player after the dealer, opens the auction

    @position
    Example: nobody has spoken yet
      When Vorhand is asked to bid holding "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then Vorhand is next to bid

    @position
    Example: with another dealer another seat is Vorhand
      The dealer sits at seat 1, so the seat after his is 2.
      Given the dealer is at seat 1
      When Vorhand is asked to bid holding "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then Vorhand is next to bid

    Scenario Outline: another player wants to speak first
      When <player> bids "Dreier"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

  @clause:KAR-BIDDING-002
  Rule: Vorhand's first call is a game, a Sechser-Dreier or the reservation, or she hands on; she cannot begin with gut

    @position
    Example: all that Vorhand may begin with
      When Vorhand is asked to bid holding "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then Vorhand is next to bid
      And the choice is "Mein Spiel, Vorhand, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: Vorhand would like to begin with gut
      When Vorhand bids "Gut!"
      Then that is refused
      And Vorhand is next to bid

    Example: Vorhand begins with a game
      When Vorhand bids "Dreier"
      Then that is allowed
      And Second is next to bid

    Example: Vorhand begins with a Sechser-Dreier
      When Vorhand bids "Sechser-Dreier"
      Then that is allowed
      And Second is next to bid

    Example: Vorhand begins with the reservation
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And Second is next to bid

    @position @clause:KAR-BIDDING-037 @clause:KAR-CALLING-003
    Example: with all four Könige she may begin by handing the Vorhand on too, but not with gut
      Of the games only those are left in which no König is called, for none is missing.
      When Vorhand is asked to bid holding "XX XIX II K♥ D♥ C♥ A♥ K♠ K♦ 10♠ K♣ 8♣"
      Then Vorhand is next to bid
      And the choice is "gebe die Vorhand weiter, Mein Spiel, Vorhand, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-003
  Rule: Vorhand may name a game at once, negative games included

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: Vorhand begins with a game and plays it
      When Vorhand bids "<game>"
      Then that is allowed
      And Second is next to bid
      When the bidding goes "Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is <game> and Vorhand is the declarer
      And Vorhand is next to <deed>

      Examples:
        | game            | deed  |
        | Piccolo         | say   |
        | Zwiccolo        | say   |
        | Solo-Rufer      | call  |
        | Bettler         | say   |
        | Auch-Rufer      | call  |
        | Dreier          | talon |
        | Farbensolo      | say   |
        | Piccolo-Ouvert  | say   |
        | Zwiccolo-Ouvert | say   |
        | Bettel-Ouvert   | say   |
        | Solo-Dreier     | say   |

    Example: a game that nobody knows is not among them
      When Vorhand bids "Bettel"
      Then that is refused
      And Vorhand is next to bid

  @clause:KAR-BIDDING-004
  Rule: With "Vorhand" or "Mein Spiel" Vorhand keeps all her games open; both words mean the same

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: the reservation in either word
      When Vorhand bids "<word>"
      Then that is allowed
      And Second is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

    Scenario Outline: all games are still open when the others have said gut
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

    Scenario Outline: all higher games are still open when somebody has bid
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Bettler"
      Then Vorhand is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

  @clause:KAR-BIDDING-005
  Rule: The others follow in turn, each with a game or with gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: gut or a game hands the turn on
      When the bidding goes "<bidding>"
      Then <next> is next to bid

      Examples:
        | next   | bidding                                          |
        | Second | Vorhand Mein Spiel                               |
        | Third  | Vorhand Mein Spiel, Second Gut!                  |
        | Third  | Vorhand Mein Spiel, Second Dreier                |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut!      |
        | Dealer | Vorhand Piccolo, Second Solo-Rufer, Third Dreier |

    Example: what the dealer may say when two have said gut
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!"
      Then Dealer is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the Third bids before the Second has spoken
      When the bidding goes "Vorhand Mein Spiel"
      And Third bids "Dreier"
      Then that is refused
      And Second is next to bid

    Example: two of the others have said gut, and Vorhand would like to name her game
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!"
      And Vorhand bids "Dreier"
      Then that is refused
      And Dealer is next to bid

    Example: whoever was outbid without having said gut is asked again
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo-Rufer, Dealer Gut!, Vorhand Gut!"
      Then Second is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the turn goes on from Vorhand wherever the dealer sits
      Given the dealer is at seat 1
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And Second is next to bid

  @clause:KAR-BIDDING-006
  Rule: Only Vorhand can reserve her game, and only with her first call

    Scenario Outline: somebody else would like to reserve
      When the bidding goes "<before>"
      And <player> bids "<word>"
      Then that is refused
      And <player> is next to bid

      Examples:
        | player | word       | before                                         |
        | Second | Mein Spiel | Vorhand Mein Spiel                             |
        | Second | Vorhand    | Vorhand Mein Spiel                             |
        | Third  | Mein Spiel | Vorhand Mein Spiel, Second Gut!                |
        | Dealer | Vorhand    | Vorhand Mein Spiel, Second Gut!, Third Piccolo |
        | Second | Mein Spiel | Vorhand Piccolo                                |
        | Third  | Vorhand    | Vorhand Dreier, Second Gut!                    |

    Example: Vorhand reserves with three Könige also where four have to be handed on
      Given the reading "always" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And Second is next to bid

    Scenario Outline: Vorhand cannot reserve later on
      When the bidding goes "<before>"
      And Vorhand bids "<word>"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | word       | before                                                     |
        | Mein Spiel | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!   |
        | Vorhand    | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut! |
        | Mein Spiel | Vorhand Piccolo, Second Dreier, Third Gut!, Dealer Gut!    |

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
      And Third is next to bid

    Scenario Outline: what the Third may bid over each game of the Second
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
      And the choice is "<choice>"

      Examples:
        | before          | choice                                                                                                                               |
        | Piccolo         | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Zwiccolo        | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | Solo-Rufer      | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | Bettler         | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                      |
        | Auch-Rufer      | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | Besser-Rufer    | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | Dreier          | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | Farbensolo      | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                    |
        | Piccolo-Ouvert  | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | Zwiccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | Bettel-Ouvert   | Gut!, Solo-Dreier                                                                                                                    |
        | Solo-Dreier     | Gut!                                                                                                                                 |

    Scenario Outline: the same game, a lower one and a higher one
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!"
      And Dealer bids "<bid>"
      Then that is <verdict>
      And <next> is next to bid

      Examples:
        | bid        | verdict | next    |
        | Auch-Rufer | refused | Dealer  |
        | Dreier     | refused | Dealer  |
        | Farbensolo | allowed | Vorhand |

    Example: what counts is the highest bid, not the first one
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Bettler"
      Then Dealer is next to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: Vorhand's own game has to be outbid as well
      When the bidding goes "Vorhand Bettler"
      Then Second is next to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: Vorhand alone need not go higher
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: with a lower game Vorhand does not stay in either
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!"
      And Vorhand bids "Solo-Rufer"
      Then that is refused
      And Vorhand is next to bid

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
      Then Third is next to bid
      And the choice is "<choice>"

      Examples:
        | reading            | before         | choice                                                                                                                               |
        | by-row             | Piccolo        | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price           | Piccolo        | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                       |
        | by-price-with-bird | Piccolo        | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | by-row-and-list    | Piccolo        | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-row             | Zwiccolo       | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price           | Zwiccolo       | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                       |
        | by-price-with-bird | Zwiccolo       | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | by-row-and-list    | Zwiccolo       | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-row             | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | by-price           | Solo-Rufer     | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                       |
        | by-price-with-bird | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | by-row-and-list    | Solo-Rufer     | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier             |
        | by-row             | Bettler        | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                      |
        | by-price           | Bettler        | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | by-price-with-bird | Bettler        | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | by-row-and-list    | Bettler        | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                      |
        | by-row             | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | by-price           | Auch-Rufer     | Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier        |
        | by-price-with-bird | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | by-row-and-list    | Auch-Rufer     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                |
        | by-row             | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | by-price           | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | by-price-with-bird | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | by-row-and-list    | Dreier         | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                        |
        | by-row             | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                    |
        | by-price           | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                    |
        | by-price-with-bird | Farbensolo     | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                    |
        | by-row-and-list    | Farbensolo     | Gut!, Solo-Dreier                                                                                                                    |
        | by-row             | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | by-price           | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | by-price-with-bird | Piccolo-Ouvert | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                     |
        | by-row-and-list    | Piccolo-Ouvert | Gut!, Farbensolo, Bettel-Ouvert, Solo-Dreier                                                                                         |
        | by-row             | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                                                                    |
        | by-price           | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                                                                    |
        | by-price-with-bird | Bettel-Ouvert  | Gut!, Solo-Dreier                                                                                                                    |
        | by-row-and-list    | Bettel-Ouvert  | Gut!, Farbensolo, Solo-Dreier                                                                                                        |
        | by-row             | Solo-Dreier    | Gut!                                                                                                                                 |
        | by-price           | Solo-Dreier    | Gut!                                                                                                                                 |
        | by-price-with-bird | Solo-Dreier    | Gut!                                                                                                                                 |
        | by-row-and-list    | Solo-Dreier    | Gut!                                                                                                                                 |

    @dispute:auction-rank-order
    Scenario Outline: what Vorhand may bid over the Second
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "<choice>"

      Examples:
        | reading            | before     | choice                                                                                                                                                  |
        | by-row             | Piccolo    | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | by-price           | Piccolo    | Gut!, Piccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                 |
        | by-price-with-bird | Piccolo    | Gut!, Piccolo, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                       |
        | by-row-and-list    | Piccolo    | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | by-row             | Solo-Rufer | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                    |
        | by-price           | Solo-Rufer | Gut!, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                              |
        | by-price-with-bird | Solo-Rufer | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                    |
        | by-row-and-list    | Solo-Rufer | Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                    |
        | by-row             | Bettler    | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                |
        | by-price           | Bettler    | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                          |
        | by-price-with-bird | Bettler    | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                          |
        | by-row-and-list    | Bettler    | Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                |
        | by-row             | Auch-Rufer | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                         |
        | by-price           | Auch-Rufer | Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-price-with-bird | Auch-Rufer | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                         |
        | by-row-and-list    | Auch-Rufer | Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                         |
        | by-row             | Dreier     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                   |
        | by-price           | Dreier     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                   |
        | by-price-with-bird | Dreier     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                   |
        | by-row-and-list    | Dreier     | Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                                                   |

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

    @clause:KAR-BIDDING-010 @dispute:auction-rank-order
    Scenario Outline: a Bettler over a Solo-Rufer
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Rufer"
      And Third bids "Bettler"
      Then that is allowed

      Examples:
        | reading            |
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

    @clause:KAR-BIDDING-012 @dispute:auction-rank-order
    Scenario Outline: a Dreier over an Auch-Rufer or a Bettler
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "Dreier"
      Then that is allowed

      Examples:
        | reading            | before     |
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

    @clause:KAR-BIDDING-016 @dispute:auction-rank-order
    Scenario Outline: a Solo-Dreier over a Farbensolo or a Bettel-Ouvert
      Given the reading "<reading>" of "auction-rank-order"
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading            | before        | bid         | verdict |
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
      Then <player> is next to bid
      And the choice is "<choice>"

      Examples:
        | reading            | bidding                                                                     | player  | choice                                                                                                                            |
        | by-row             | Second Bettler, Third Auch-Rufer, Dealer Farbensolo, Vorhand Piccolo-Ouvert | Second  | Gut!, Bettel-Ouvert, Solo-Dreier                                                                                                  |
        | by-price           | Second Auch-Rufer, Third Piccolo, Dealer Bettler                            | Vorhand | Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                                    |
        | by-price-with-bird | Second Piccolo, Third Gut!, Dealer Gut!                                     | Vorhand | Gut!, Piccolo, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | by-row-and-list    | Second Bettler, Third Auch-Rufer, Dealer Piccolo-Ouvert, Vorhand Farbensolo | Second  | Gut!, Solo-Dreier                                                                                                                 |

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
      And <next> is next to bid

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
      Then Third is next to bid
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
      And <next> is next to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Solo-Rufer | Bettler    | allowed | Dealer |
        | Bettler    | Solo-Rufer | refused | Third  |
        | Bettler    | Bettler    | refused | Third  |
        | Bettler    | Auch-Rufer | allowed | Dealer |
        | Auch-Rufer | Bettler    | refused | Third  |

    Scenario Outline: what is left over Bettler
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
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
      And <next> is next to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Bettler    | Auch-Rufer | allowed | Dealer |
        | Auch-Rufer | Bettler    | refused | Third  |
        | Auch-Rufer | Auch-Rufer | refused | Third  |
        | Auch-Rufer | Dreier     | allowed | Dealer |
        | Dreier     | Auch-Rufer | refused | Third  |

    Scenario Outline: what is left over Auch-Rufer
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
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
      And <next> is next to bid

      Examples:
        | before     | bid        | verdict | next   |
        | Auch-Rufer | Dreier     | allowed | Dealer |
        | Dreier     | Auch-Rufer | refused | Third  |
        | Dreier     | Dreier     | refused | Third  |
        | Dreier     | Farbensolo | allowed | Dealer |
        | Farbensolo | Dreier     | refused | Third  |

    Scenario Outline: what is left over Dreier
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
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
      And <next> is next to bid

      Examples:
        | before         | bid            | verdict | next   |
        | Dreier         | Farbensolo     | allowed | Dealer |
        | Farbensolo     | Dreier         | refused | Third  |
        | Farbensolo     | Farbensolo     | refused | Third  |
        | Farbensolo     | Piccolo-Ouvert | allowed | Dealer |
        | Piccolo-Ouvert | Farbensolo     | refused | Third  |

    Scenario Outline: what is left over Farbensolo
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
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
      And <next> is next to bid

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
      Then Third is next to bid
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
      And Dealer is next to bid

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
      And <next> is next to bid

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
      Then Third is next to bid
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
      And <next> is next to bid

      Examples:
        | before        | bid           | verdict | next   |
        | Bettel-Ouvert | Solo-Dreier   | allowed | Dealer |
        | Solo-Dreier   | Bettel-Ouvert | refused | Third  |
        | Solo-Dreier   | Solo-Dreier   | refused | Third  |

    Scenario Outline: what is left over Solo-Dreier
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
      And the choice is "<choice>"

      Examples:
        | before        | choice            |
        | Bettel-Ouvert | Gut!, Solo-Dreier |
        | Solo-Dreier   | Gut!              |

    Example: over a Solo-Dreier nothing is left but gut
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier"
      Then Third is next to bid
      And the choice is "Gut!"

    Example: over a Solo-Dreier Vorhand can only hold
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
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
      And Third is next to bid

      Examples:
        | before   | bid      |
        | Piccolo  | Zwiccolo |
        | Zwiccolo | Piccolo  |

    Scenario Outline: the same games stand over both
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
      And the choice is "Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | before   |
        | Piccolo  |
        | Zwiccolo |

    Scenario Outline: each of the two is the lowest game that can be bid
      When the bidding goes "Vorhand Mein Spiel, Second Gut!"
      And Third bids "<bid>"
      Then that is allowed
      And Dealer is next to bid

      Examples:
        | bid      |
        | Piccolo  |
        | Zwiccolo |

  @clause:KAR-BIDDING-018
  Rule: Piccolo-Ouvert and Zwiccolo-Ouvert are equal: neither outbids the other

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: one Ouvert over the other
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is refused
      And Third is next to bid

      Examples:
        | before          | bid             |
        | Piccolo-Ouvert  | Zwiccolo-Ouvert |
        | Zwiccolo-Ouvert | Piccolo-Ouvert  |

    Scenario Outline: the same games stand over both Ouverts
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then Third is next to bid
      And the choice is "Gut!, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | before          |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |

    Scenario Outline: each of the two outbids what is below
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo"
      And Third bids "<bid>"
      Then that is allowed
      And Dealer is next to bid

      Examples:
        | bid             |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |

  @clause:KAR-BIDDING-019
  Rule: Besser-Rufer is another name of the Auch-Rufer, with the same rank and price

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: by its other name it is an Auch-Rufer that is played
      When the bidding goes "Vorhand Besser-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Auch-Rufer and Vorhand is the declarer
      And Vorhand is next to call

    Scenario Outline: neither name outbids the other
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is refused
      And Third is next to bid

      Examples:
        | before       | bid          |
        | Auch-Rufer   | Besser-Rufer |
        | Besser-Rufer | Auch-Rufer   |

    Scenario Outline: Vorhand holds it by either name
      When the bidding goes "Vorhand Mein Spiel, Second <before>, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"
      When Vorhand bids "<bid>"
      Then that is allowed
      And Second is next to bid

      Examples:
        | before       | bid          |
        | Auch-Rufer   | Auch-Rufer   |
        | Auch-Rufer   | Besser-Rufer |
        | Besser-Rufer | Auch-Rufer   |
        | Besser-Rufer | Besser-Rufer |

    Scenario Outline: a Besser-Rufer and its neighbours
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And <next> is next to bid

      Examples:
        | before       | bid          | verdict | next   |
        | Bettler      | Besser-Rufer | allowed | Dealer |
        | Besser-Rufer | Bettler      | refused | Third  |
        | Besser-Rufer | Dreier       | allowed | Dealer |
        | Dreier       | Besser-Rufer | refused | Third  |

  @clause:KAR-BIDDING-020
  Rule: Sechser-Dreier is for Vorhand alone

    Scenario Outline: another player would like a Sechser-Dreier
      When the bidding goes "<before>"
      And <player> bids "Sechser-Dreier"
      Then that is refused
      And <player> is next to bid

      Examples:
        | player | before                                      |
        | Second | Vorhand Mein Spiel                          |
        | Second | Vorhand Piccolo                             |
        | Third  | Vorhand Mein Spiel, Second Gut!             |
        | Third  | Vorhand Mein Spiel, Second Dreier           |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut! |

    Scenario Outline: another player than the one to whom the Vorhand was given
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<before>"
      And <player> bids "Sechser-Dreier"
      Then that is refused
      And <player> is next to bid

      Examples:
        | player  | before                                                                      |
        | Third   | Vorhand gebe die Vorhand weiter, Second Mein Spiel                          |
        | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut! |

    Example: Vorhand bids it
      When Vorhand bids "Sechser-Dreier"
      Then that is allowed
      And Second is next to bid

  @clause:KAR-BIDDING-021
  Rule: Vorhand can bid a Sechser-Dreier only as her first call, not later in the auction

    Example: her first call
      When Vorhand bids "Sechser-Dreier"
      Then that is allowed
      And Second is next to bid
      When the bidding goes "Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Sechser-Dreier and Vorhand is the declarer
      And Vorhand is next to talon

    Scenario Outline: Vorhand comes to it too late
      When the bidding goes "<before>"
      And Vorhand bids "Sechser-Dreier"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | before                                                             |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo        |
        | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!         |
        | Vorhand Piccolo, Second Solo-Rufer, Third Gut!, Dealer Gut!        |
        | Vorhand Sechser-Dreier, Second Farbensolo, Third Gut!, Dealer Gut! |

    Example: over a Piccolo everything higher is open to her but the Sechser-Dreier
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo"
      Then Vorhand is next to bid
      And the choice is "Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-022
  Rule: When everybody has said gut, Vorhand may no longer choose a Sechser-Dreier

    Scenario Outline: a Sechser-Dreier after three times gut
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Sechser-Dreier"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    Example: after the reservation of whoever was given the Vorhand it is too late as well
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second bids "Sechser-Dreier"
      Then that is refused
      And Second is next to bid

    Example: a plain Dreier is still open
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Dreier"
      Then that is allowed
      And the contract is Dreier and Vorhand is the declarer

  @clause:KAR-BIDDING-023
  Rule: A Sechser-Dreier is outbid by Farbensolo, Piccolo-Ouvert, Bettel-Ouvert and Solo-Dreier, and by nothing lower

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    @clause:KAR-BIDDING-024
    Scenario Outline: all that the others may say to it
      When the bidding goes "<bidding>"
      Then <player> is next to bid
      And the choice is "Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | player | bidding                                         |
        | Second | Vorhand Sechser-Dreier                          |
        | Third  | Vorhand Sechser-Dreier, Second Gut!             |
        | Dealer | Vorhand Sechser-Dreier, Second Gut!, Third Gut! |

    Scenario Outline: each game over a Sechser-Dreier
      When the bidding goes "Vorhand Sechser-Dreier"
      And Second bids "<bid>"
      Then that is <verdict>
      And <next> is next to bid

      Examples:
        | bid            | verdict | next   |
        | Piccolo        | refused | Second |
        | Zwiccolo       | refused | Second |
        | Solo-Rufer     | refused | Second |
        | Bettler        | refused | Second |
        | Auch-Rufer     | refused | Second |
        | Besser-Rufer   | refused | Second |
        | Dreier         | refused | Second |
        | Farbensolo     | allowed | Third  |
        | Piccolo-Ouvert | allowed | Third  |
        | Bettel-Ouvert  | allowed | Third  |
        | Solo-Dreier    | allowed | Third  |

  @clause:KAR-BIDDING-024
  Rule: A Zwiccolo-Ouvert outbids a Sechser-Dreier too

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    @dispute:sechser-dreier-overbid-list
    Scenario Outline: a Zwiccolo-Ouvert over a Sechser-Dreier
      Given the reading "<reading>" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Sechser-Dreier"
      And Second bids "Zwiccolo-Ouvert"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | zwiccolo-too | allowed |
        | as-listed    | refused |

    @clause:KAR-BIDDING-023 @dispute:sechser-dreier-overbid-list
    Scenario Outline: what is left over a Sechser-Dreier
      Given the reading "<reading>" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!"
      Then Third is next to bid
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                                                        |
        | zwiccolo-too | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | as-listed    | Gut!, Farbensolo, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |

    Scenario Outline: each of the others may outbid it so
      When the bidding goes "<before>"
      And <player> bids "Zwiccolo-Ouvert"
      Then that is allowed
      And <next> is next to bid

      Examples:
        | player | next    | before                                          |
        | Second | Third   | Vorhand Sechser-Dreier                          |
        | Third  | Dealer  | Vorhand Sechser-Dreier, Second Gut!             |
        | Dealer | Vorhand | Vorhand Sechser-Dreier, Second Gut!, Third Gut! |

  @clause:KAR-BIDDING-025
  Rule: A Rufer is for Vorhand alone

    Scenario Outline: another player names a Rufer
      When the bidding goes "<before>"
      And <player> bids "Rufer"
      Then that is refused
      And <player> is next to bid

      Examples:
        | player | before                                      |
        | Second | Vorhand Mein Spiel                          |
        | Third  | Vorhand Mein Spiel, Second Gut!             |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut! |
        | Second | Vorhand Piccolo                             |

    Example: Vorhand names a Rufer and plays it
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer
      And Vorhand is next to call

    Example: where Vorhand may name it at once, nobody else may
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Rufer"
      Then that is refused
      And Second is next to bid

  @clause:KAR-BIDDING-026
  Rule: Vorhand can name a Rufer only when all the others have said gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: all the others have said gut
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer

    Scenario Outline: somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Rufer"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut! |

    @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand begins with a Rufer
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand bids "Rufer"
      Then that is <verdict>
      And <next> is next to bid

      Examples:
        | reading   | verdict | next    |
        | after-gut | refused | Vorhand |
        | at-once   | allowed | Second  |

    @position @clause:KAR-BIDDING-027 @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand's first words in either reading
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand is asked to bid holding "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then Vorhand is next to bid
      And the choice is "<choice>"

      Examples:
        | reading   | choice                                                                                                                                                                                                |
        | after-gut | Mein Spiel, Vorhand, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                |
        | at-once   | Mein Spiel, Vorhand, Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |

    Example: where a Rufer can be named at once, every bid outbids it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Rufer"
      Then Second is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where a Rufer can be named at once, its Vorhand may hold what outbids it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Rufer, Second Piccolo, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-027
  Rule: Fahren too can be named by Vorhand alone, and only when all the others have said gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: Vorhand names Fahren
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren
      And Vorhand is next to play

    Scenario Outline: another player names Fahren
      When the bidding goes "<before>"
      And <player> bids "Fahren"
      Then that is refused
      And <player> is next to bid

      Examples:
        | player | before                                      |
        | Second | Vorhand Mein Spiel                          |
        | Third  | Vorhand Mein Spiel, Second Gut!             |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut! |

    Scenario Outline: Vorhand names Fahren although somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Fahren"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut! |

    @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand begins with Fahren
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand bids "Fahren"
      Then that is <verdict>
      And <next> is next to bid

      Examples:
        | reading   | verdict | next    |
        | after-gut | refused | Vorhand |
        | at-once   | allowed | Second  |

    Example: where Fahren can be named at once, the others bid over it and cannot name a Rufer
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Fahren, Second Gut!"
      Then Third is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where Fahren can be named at once, nobody else names it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Fahren"
      Then that is refused
      And Second is next to bid

  @clause:KAR-BIDDING-028
  Rule: When all the others have said gut to her reservation, Vorhand names any game but a Sechser-Dreier, negative games included

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: every game but one
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Scenario Outline: Vorhand plays the game that she names
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "<game>"
      Then that is allowed
      And the contract is <game> and Vorhand is the declarer
      And Vorhand is next to <deed>

      Examples:
        | game            | deed  |
        | Rufer           | call  |
        | Piccolo         | say   |
        | Zwiccolo        | say   |
        | Solo-Rufer      | call  |
        | Bettler         | say   |
        | Auch-Rufer      | call  |
        | Dreier          | talon |
        | Farbensolo      | say   |
        | Piccolo-Ouvert  | say   |
        | Zwiccolo-Ouvert | say   |
        | Bettel-Ouvert   | say   |
        | Solo-Dreier     | say   |

  @clause:KAR-BIDDING-029
  Rule: A Vorhand who did not hand on her four Könige has to name a game when all the others have said gut to her reservation

    Scenario Outline: with four Könige Vorhand would like to say gut as well
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    @clause:KAR-CALLING-003
    Example: with four Könige she has to choose among the games without a call
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-045
  Rule: A Vorhand without four Könige too has to name a game when all the others have said gut to her reservation

    Scenario Outline: without four Könige Vorhand would like to say gut as well
      Given Vorhand holds "<own>"
      And Third holds "<others>"
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | word       | own      | others      |
        | Mein Spiel |          | K♥ K♦ K♠ K♣ |
        | Vorhand    |          | K♥ K♦ K♠ K♣ |
        | Mein Spiel | K♥ K♦ K♠ | K♣          |
        | Vorhand    | K♥ K♦ K♠ | K♣          |

    Example: with three Könige Fahren is a game also where it is none with four
      Given the reading "refused" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren

    Example: where gut is not final, Vorhand has to name a game after three times gut all the same
      Given the reading "gut-not-final" of "hold-scope"
      And Third holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And Vorhand is next to bid

  @clause:KAR-BIDDING-030
  Rule: A Vorhand who did not hand on her four Könige may choose Fahren as her game

    Example: Fahren with four Könige
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren

    @dispute:four-kings-fahren-as-game
    Scenario Outline: a Vorhand with four Könige names Fahren
      Given the reading "<reading>" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | allowed | allowed |
        | refused | refused |

    @clause:KAR-CALLING-003 @dispute:four-kings-fahren-as-game
    Scenario Outline: all that a Vorhand with four Könige may name
      Given the reading "<reading>" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                                              |
        | allowed | Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | refused | Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier         |

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
      And Vorhand is next to say

    Example: Vorhand may hold, go higher or say gut
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Scenario Outline: each game can be held
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!"
      And Vorhand bids "<game>"
      Then that is allowed
      And Third is next to bid

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
      Then Vorhand is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: only the highest bid can be held
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!"
      And Vorhand bids "Piccolo"
      Then that is refused
      And Vorhand is next to bid

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
      And <player> is next to bid

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
      And Third is next to bid

    @dispute:hold-scope
    Scenario Outline: an auction that Vorhand and the Second may hold in, by each reading
      Where Vorhand's hold does not end it, the Second and the Third go higher and she says gut; where gut is not final
      it is the Dealer's turn before that.
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Piccolo-Ouvert, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "<choice>"
      When the bidding goes "<more>"
      Then <then>
      And <left>

      Examples:
        | reading           | choice                                                            | more                                                                          | then                                                       | left                              |
        | vorhand-same-game | Gut!, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  | Vorhand Piccolo-Ouvert, Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second is next to bid                                      | the choice is "Gut!"              |
        | earlier-seats     | Gut!, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  | Vorhand Piccolo-Ouvert, Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second is next to bid                                      | the choice is "Gut!, Solo-Dreier" |
        | equal-games       | Gut!, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier | Vorhand Piccolo-Ouvert, Second Bettel-Ouvert, Third Solo-Dreier, Vorhand Gut! | Second is next to bid                                      | the choice is "Gut!"              |
        | ends-auction      | Gut!, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  | Vorhand Piccolo-Ouvert                                                        | the contract is Piccolo-Ouvert and Vorhand is the declarer | Vorhand is next to say            |
        | gut-not-final     | Gut!, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  | Vorhand Piccolo-Ouvert, Second Bettel-Ouvert, Third Solo-Dreier               | Dealer is next to bid                                      | the choice is "Gut!"              |

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

    @dispute:hold-scope
    Scenario Outline: the Third would like to hold the Second's Bettler
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler"
      And Third bids "Bettler"
      Then that is refused

      Examples:
        | reading           |
        | vorhand-same-game |
        | earlier-seats     |
        | equal-games       |
        | ends-auction      |
        | gut-not-final     |

    @dispute:hold-scope
    Scenario Outline: Vorhand holds the Dealer's Bettler
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler"
      And Vorhand bids "Bettler"
      Then that is allowed

      Examples:
        | reading           |
        | vorhand-same-game |
        | earlier-seats     |
        | equal-games       |
        | ends-auction      |
        | gut-not-final     |

    Example: where every earlier seat may hold, the Third holds against the dealer
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Bettler, Vorhand Gut!"
      Then Third is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where every earlier seat may hold, the bidder has to go above the holder
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Bettler"
      Then Third is next to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where every earlier seat may hold, an equal game does not
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Zwiccolo"
      And Vorhand bids "Piccolo"
      Then that is refused
      And Vorhand is next to bid

    Example: where every earlier seat may hold, places are counted from the Vorhand of the deal
      The dealer has seat 1, so Vorhand has seat 2, the Second seat 3 and the Third seat 0.
      Given the reading "earlier-seats" of "hold-scope"
      And the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!"
      And Second bids "Bettler"
      Then that is allowed
      And Third is next to bid

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
      Then Vorhand is next to bid
      And the choice is "<choice>"

      Examples:
        | reading           | choice                                                                                                                                                  |
        | vorhand-same-game | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | earlier-seats     | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | equal-games       | Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | ends-auction      | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |
        | gut-not-final     | Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier           |

    Example: where an equal game holds, a lower one does not
      Given the reading "equal-games" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Rufer"
      And Vorhand bids "Piccolo"
      Then that is refused
      And Vorhand is next to bid

  @clause:KAR-BIDDING-034
  Rule: After Vorhand has held, the bidder may go higher

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: what the bidder may say to the hold
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Piccolo"
      Then Second is next to bid
      And the choice is "Gut!, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the bidder goes higher, and Vorhand may hold again
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Piccolo, Second Bettler"
      Then Vorhand is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: another player who was outbid may go higher too
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Bettler"
      Then Second is next to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    @dispute:hold-scope
    Scenario Outline: after the hold the bidder speaks, or the auction is over
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Dreier"
      Then <player> is next to <deed>

      Examples:
        | reading           | player  | deed  |
        | vorhand-same-game | Second  | bid   |
        | earlier-seats     | Second  | bid   |
        | equal-games       | Second  | bid   |
        | ends-auction      | Vorhand | talon |
        | gut-not-final     | Second  | bid   |

    @dispute:hold-scope
    Scenario Outline: the bidder would like to go above the hold
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Dreier"
      And Second bids "Farbensolo"
      Then that is <verdict>
      And <next> is next to <deed>

      Examples:
        | reading           | verdict | next    | deed  |
        | vorhand-same-game | allowed | Vorhand | bid   |
        | earlier-seats     | allowed | Vorhand | bid   |
        | equal-games       | allowed | Vorhand | bid   |
        | ends-auction      | refused | Vorhand | talon |
        | gut-not-final     | allowed | Third   | bid   |

    Example: where a hold ends the auction, it does so although nobody has said gut
      Given the reading "ends-auction" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo-Rufer, Dealer Dreier, Vorhand Dreier"
      Then the contract is Dreier and Vorhand is the declarer
      And Vorhand is next to talon

  @clause:KAR-BIDDING-035
  Rule: Whoever has said gut takes no further part in the auction

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: the Second has said gut and is passed over
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Bettler"
      Then Third is next to bid

    Example: the Second has said gut and would like to come in again
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Bettler"
      And Second bids "Dreier"
      Then that is refused
      And Third is next to bid

    Example: Vorhand is out as well once she has said gut to a bid
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Dreier"
      Then Third is next to bid
      When Third bids "Gut!"
      Then the contract is Dreier and Second is the declarer

    @dispute:hold-scope
    Scenario Outline: the Second has said gut before the Third's Dreier
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      Then <player> is next to <deed>

      Examples:
        | reading           | player | deed  |
        | vorhand-same-game | Third  | talon |
        | earlier-seats     | Third  | talon |
        | equal-games       | Third  | talon |
        | ends-auction      | Third  | talon |
        | gut-not-final     | Second | bid   |

    @dispute:hold-scope
    Scenario Outline: the Second would like to come back after gut
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Dreier"
      And Second bids "Farbensolo"
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | vorhand-same-game | refused |
        | earlier-seats     | refused |
        | equal-games       | refused |
        | ends-auction      | refused |
        | gut-not-final     | allowed |

    Example: where gut is not final, whoever comes back has to go higher
      Given the reading "gut-not-final" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      Then Second is next to bid
      And the choice is "Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where gut is not final, the auction ends when all the others have said gut to the last bid
      Given the reading "gut-not-final" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then the contract is Dreier and Third is the declarer
      And Third is next to talon

    Example: where gut is not final, a new bid gives everybody another word
      Given the reading "gut-not-final" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Gut!, Second Dreier, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-036
  Rule: The auction ends when all but one have said gut; the declarer is whoever made the highest bid, or Vorhand when she holds it

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    @position
    Scenario Outline: after the last gut nobody is left to ask
      Given the bidding went "<bidding>"
      When Vorhand is asked to bid holding "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then the contract is <game> and <declarer> is the declarer

      Examples:
        | game    | declarer | bidding                                                                |
        | Piccolo | Vorhand  | Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!                  |
        | Bettler | Third    | Vorhand Piccolo, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut! |

    @position
    Example: after Fahren was chosen nobody is left to ask
      Given the bidding went "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      When Vorhand is asked to bid holding "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣"
      Then the contract is Fahren

    Scenario Outline: the one who is left plays
      When the bidding goes "<bidding>"
      Then the contract is <game> and <declarer> is the declarer
      And <declarer> is next to <deed>

      Examples:
        | declarer | game       | deed  | bidding                                                                                                     |
        | Vorhand  | Dreier     | talon | Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!                                                        |
        | Second   | Dreier     | talon | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!                                    |
        | Third    | Bettler    | say   | Vorhand Piccolo, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut!                                      |
        | Dealer   | Farbensolo | say   | Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Farbensolo, Vorhand Gut!, Second Gut!, Third Gut! |
        | Second   | Dreier     | talon | Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Dreier, Third Gut!     |
        | Vorhand  | Bettler    | say   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler, Vorhand Bettler, Dealer Gut!                   |

    Scenario Outline: with two of them left it goes on
      When the bidding goes "<bidding>"
      Then <player> is next to bid

      Examples:
        | player  | bidding                                                                      |
        | Dealer  | Vorhand Dreier, Second Gut!, Third Gut!                                      |
        | Vorhand | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!                   |
        | Second  | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Dreier, Vorhand Gut!  |
        | Dealer  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler, Vorhand Bettler |

    Example: a Rufer that was named at once is played when the others say gut
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Rufer and Vorhand is the declarer
      And Vorhand is next to call

    Example: a Fahren that was named at once is played when the others say gut
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Fahren, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Fahren
      And Vorhand is next to play

    Example: where every earlier seat may hold, the holder plays when the bidder says gut
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Bettler, Third Gut!"
      Then the contract is Bettler and Second is the declarer

    Example: where an equal game holds, Vorhand plays the one that she has named
      Given the reading "equal-games" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Zwiccolo, Second Gut!"
      Then the contract is Zwiccolo and Vorhand is the declarer

    Example: where a hold ends the auction, a higher bid of Vorhand's does not
      Given the reading "ends-auction" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Dreier"
      Then Second is next to bid
      And the choice is "Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: when all is over nobody bids any more
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Farbensolo"
      Then that is refused
      And Vorhand is next to talon

  @clause:KAR-BIDDING-037
  Rule: A Vorhand with all four Könige may give the Vorhand to the next player with "gebe die Vorhand weiter"

    Example: the next player opens the auction
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is allowed
      And Second is next to bid

    @position @clause:KAR-CALLING-003
    Example: all that a Vorhand with four Könige may begin with
      When Vorhand is asked to bid holding "XX XIX II K♥ C♥ A♥ K♦ K♠ D♠ 10♠ K♣ 8♣"
      Then Vorhand is next to bid
      And the choice is "Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: another player with four Könige has no Vorhand to give
      Given Second holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And Second is next to bid

    Example: where handing on may wait, another player with four Könige has none to give either
      Given the reading "also-later" of "four-kings-handover-duty"
      And Second holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And Second is next to bid

  @clause:KAR-BIDDING-038
  Rule: Without all four Könige the Vorhand cannot be handed on

    Scenario Outline: a König too few
      Given Vorhand holds "<kings>"
      And <holder> holds "<other>"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | kings    | holder | other       |
        | K♦ K♠ K♣ | Second | K♥          |
        | K♥ K♠ K♣ | Third  | K♦          |
        | K♥ K♦ K♣ | Dealer | K♠          |
        | K♥ K♦ K♠ | Second | K♣          |
        | K♥       | Third  | K♦ K♠ K♣    |
        |          | Second | K♥ K♦ K♠ K♣ |

    Example: the fourth König in the Talon does not help
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And Vorhand is next to bid

    Example: whoever was given the Vorhand cannot hand it on again
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And Second is next to bid

  @clause:KAR-BIDDING-039
  Rule: Handing on is Vorhand's own choice, and possible only as her first call

    Scenario Outline: a Vorhand with four Könige keeps the Vorhand
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "<word>"
      Then that is allowed
      And Second is next to bid

      Examples:
        | word           |
        | Mein Spiel     |
        | Sechser-Dreier |
        | Bettler        |

    @position @dispute:four-kings-handover-duty
    Scenario Outline: what a Vorhand with four Könige may begin with
      Given the reading "<reading>" of "four-kings-handover-duty"
      When Vorhand is asked to bid holding "XX XIX II K♥ C♥ A♥ K♦ K♠ D♠ 10♠ K♣ 8♣"
      Then Vorhand is next to bid
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                                                                                                    |
        | own-choice | Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | always     | gebe die Vorhand weiter                                                                                                                                                   |
        | also-later | Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |

    @dispute:four-kings-handover-duty
    Scenario Outline: a Vorhand with four Könige would like to reserve
      Given the reading "<reading>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "Mein Spiel"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | own-choice | allowed |
        | always     | refused |
        | also-later | allowed |

    @dispute:four-kings-handover-duty
    Scenario Outline: handing on as the first call
      Given the reading "<reading>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is allowed
      And Second is next to bid

      Examples:
        | reading    |
        | own-choice |
        | always     |
        | also-later |

    Scenario Outline: too late to hand on
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<before>"
      And Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |

    # In "always" the reservation itself is refused, so that nothing comes after it.

    @dispute:four-kings-handover-duty
    Scenario Outline: handing on after the others have spoken
      Given the reading "<reading>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<before>"
      And Vorhand bids "gebe die Vorhand weiter"
      Then that is <verdict>

      Examples:
        | reading    | verdict | before                                                      |
        | own-choice | refused | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | always     | allowed |                                                             |
        | also-later | allowed | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | own-choice | refused | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | also-later | allowed | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | own-choice | refused | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |
        | also-later | refused | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |

    @clause:KAR-BIDDING-029
    Example: where handing on may wait, it is one choice more after three times gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "gebe die Vorhand weiter, Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where handing on may wait, the taker names the game after three times gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "II"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      Then Second is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where handing on may wait, the taker speaks as Vorhand after her own gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "II"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      Then Second is next to bid
      And the choice is "Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where handing on may wait, the giver has the last word over a game that was bid
      Second was asked as the new Vorhand; Third has bid the Piccolo, and the Dealer's gut is final.
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where handing on may wait, the giver bids no more over the game that the taker has named
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Piccolo"
      Then the contract is Piccolo and Second is the declarer
      And Second is next to say

    Example: where handing on may wait and puts the giver out, the taker's gut leaves the bidder his game
      Given the reading "also-later" of "four-kings-handover-duty"
      And the reading "giver-out" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Gut!"
      Then the contract is Piccolo and Third is the declarer
      And Third is next to say

    Example: where handing on may wait, a Sechser-Dreier is no longer possible
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      And Second bids "Sechser-Dreier"
      Then that is refused
      And Second is next to bid

  @clause:KAR-BIDDING-040
  Rule: With the Vorhand all its rights move: to open, to reserve, to hold, and to choose when all have said gut

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣ I"
      And Second holds "II"
      And Third holds "III"
      And Dealer holds "IV"

    @clause:KAR-BIDDING-041
    Example: all that the new Vorhand may begin with
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      Then Second is next to bid
      And the choice is "Mein Spiel, Vorhand, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the new Vorhand cannot begin with gut
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "Gut!"
      Then that is refused
      And Second is next to bid

    Scenario Outline: the new Vorhand reserves
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "<word>"
      Then that is allowed
      And Third is next to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    Example: the new Vorhand chooses when all have said gut
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Second is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the new Vorhand plays a Rufer
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Rufer"
      Then the contract is Rufer and Second is the declarer
      And Second is next to call

    Example: the new Vorhand holds
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Bettler"
      Then Second is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the giver holds no longer
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Bettler, Dealer Gut!"
      And Vorhand bids "Bettler"
      Then that is refused
      And Vorhand is next to bid

    Example: the giver reserves no longer
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      And Vorhand bids "Mein Spiel"
      Then that is refused
      And Vorhand is next to bid

    Example: where every earlier seat may hold, the giver is the last of them
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Piccolo, Dealer Gut!, Vorhand Bettler, Second Gut!"
      Then Third is next to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-041
  Rule: The new Vorhand may open with a Sechser-Dreier

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣"

    Example: a Sechser-Dreier of the new Vorhand
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "Sechser-Dreier"
      Then that is allowed
      And Third is next to bid
      When the bidding goes "Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then the contract is Sechser-Dreier and Second is the declarer
      And Second is next to talon

  @clause:KAR-BIDDING-042
  Rule: With the Vorhand its burdens move too: the first lead and the double payment in Fahren

    Example: the new Vorhand leads to a Dreier of somebody else
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third takes the first half
      And Third lays away "9♣ 8♣ 7♣"
      And Third says "ich liege"
      And everybody says Gut!
      Then Second is next to play

    @dispute:handover-status
    Scenario Outline: who leads to a Farbensolo of the Third
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<bidding>"
      And Third says "ich liege"
      And everybody says Gut!
      Then <leader> is next to play

      Examples:
        | reading      | leader  | bidding                                                                                                      |
        | burdens-move | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Vorhand Gut!, Second Gut! |
        | rights-only  | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Vorhand Gut!, Second Gut! |
        | giver-out    | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Second Gut!               |

    @dispute:handover-status
    Scenario Outline: who leads in Fahren
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<bidding>"
      Then the contract is Fahren
      And <leader> is next to play

      Examples:
        | reading      | leader  | bidding                                                                                                  |
        | burdens-move | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Second Fahren               |

    Example: in a negative game the declarer leads, whoever gave the Vorhand away
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third says "ich liege"
      And everybody says Gut!
      Then Third is next to play

    # Everybody has one Karo, so the first trick holds the same four cards and goes to the K♦, whoever leads.

    @dispute:handover-status
    Scenario Outline: the giver loses Fahren
      Vorhand takes tricks 1, 3, 4, 5 and 8: face value 14 + 12 + 8 + 9 + 4 = 47; 20 cards, so 47 − 40/3 = 33 2/3.
      Second takes tricks 6, 7, 11 and 12: face value 8 + 8 + 9 + 8 = 33, and with the last one the Talon, A♦ 1 + 2♦ 1 + 3♦ 1 + 4♦ 1 + X 1 + 7♣ 1 = 6: 22 cards of 39, so 39 − 44/3 = 24 1/3.
      Third takes tricks 2 and 9: face value 4 + 6 = 10; 8 cards, so 10 − 16/3 = 4 2/3. Dealer takes trick 10: face value 10; 10 − 8/3 = 7 1/3.
      The giver is below 35 2/3 and pays 5 to each, as Vorhand 10.
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "Sküs XIX XVI XII VI K♥ 2♥ K♦ K♠ 7♠ K♣ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ D♠ 8♠ D♣ 9♣"
      And Third holds "XX XV XI VII III C♥ 4♥ C♦ C♠ 9♠ C♣ 8♣"
      And Dealer holds "XVIII XIV VIII IV II I B♥ A♥ B♦ B♠ 10♠ B♣"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ X 7♣"
      When the bidding goes "<bidding>"
      And the play goes:
        | leader   | cards            |
        | <leader> | <first>          |
        | Vorhand  | XII XVII XX IV   |
        | Third    | 9♠ B♠ K♠ D♠      |
        | Vorhand  | Sküs V VII XVIII |
        | Vorhand  | K♥ 3♥ 4♥ B♥      |
        | Vorhand  | 10♣ D♣ 8♣ B♣     |
        | Second   | XXI III VIII XVI |
        | Second   | IX XV II XIX     |
        | Vorhand  | 7♠ 8♠ C♠ 10♠     |
        | Third    | C♣ XIV K♣ 9♣     |
        | Dealer   | A♥ 2♥ D♥ C♥      |
        | Second   | XIII XI I VI     |
      Then the Augen come to "Vorhand 33 2/3, Second 24 1/3, Third 4 2/3, Dealer 7 1/3"
      And the payments are "<payments>"

      Examples:
        | reading      | leader  | first       | payments                                       | bidding                                                                                                  |
        | burdens-move | Second  | D♦ C♦ B♦ K♦ | Vorhand -15, Second +5, Third +5, Dealer +5    | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | K♦ D♦ C♦ B♦ | Vorhand -30, Second +10, Third +10, Dealer +10 | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | D♦ C♦ B♦ K♦ | Vorhand -15, Second +5, Third +5, Dealer +5    | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Second Fahren               |

    @dispute:handover-status
    Scenario Outline: the taker loses Fahren
      Vorhand takes tricks 1, 3, 5 and 10: face value 14 + 9 + 9 + 8 = 40; 16 cards, so 40 − 32/3 = 29 1/3.
      Second takes tricks 2, 8, 9, 11 and 12: face value 10 + 8 + 9 + 9 + 8 = 44, and with the last one the Talon of 6: 26 cards of 50, so 50 − 52/3 = 32 2/3.
      Third takes trick 7: face value 4; 4 − 8/3 = 1 1/3. Dealer takes tricks 4 and 6: face value 4 + 8 = 12; 12 − 16/3 = 6 2/3.
      The taker is below 35 2/3 and pays 5 to each, as Vorhand 10.
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "Sküs XIX XVI XII VI K♥ 2♥ K♦ K♠ 7♠ K♣ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ D♠ 8♠ D♣ 9♣"
      And Third holds "XX XV XI VII III C♥ 4♥ C♦ C♠ 9♠ C♣ 8♣"
      And Dealer holds "XVIII XIV VIII IV II I B♥ A♥ B♦ B♠ 10♠ B♣"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ X 7♣"
      When the bidding goes "<bidding>"
      And the play goes:
        | leader   | cards            |
        | <leader> | <first>          |
        | Vorhand  | 10♣ D♣ C♣ B♣     |
        | Second   | 8♠ 9♠ B♠ K♠      |
        | Vorhand  | VI IX XV XVIII   |
        | Dealer   | B♥ K♥ 3♥ 4♥      |
        | Vorhand  | K♣ 9♣ 8♣ II      |
        | Dealer   | VIII XVI XVII XX |
        | Third    | VII XIV XIX XXI  |
        | Second   | D♠ C♠ 10♠ 7♠     |
        | Second   | V XI IV Sküs     |
        | Vorhand  | 2♥ D♥ C♥ A♥      |
        | Second   | XIII III I XII   |
      Then the Augen come to "Vorhand 29 1/3, Second 32 2/3, Third 1 1/3, Dealer 6 2/3"
      And the payments are "<payments>"

      Examples:
        | reading      | leader  | first       | payments                                       | bidding                                                                                                  |
        | burdens-move | Second  | D♦ C♦ B♦ K♦ | Vorhand +10, Second -30, Third +10, Dealer +10 | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | K♦ D♦ C♦ B♦ | Vorhand +5, Second -15, Third +5, Dealer +5    | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | D♦ C♦ B♦ K♦ | Vorhand +10, Second -30, Third +10, Dealer +10 | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Second Fahren               |

  @clause:KAR-BIDDING-043
  Rule: The giver of the Vorhand stays in the auction and speaks last

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "I"
      And Third holds "II"
      And Dealer holds "III"

    Scenario Outline: the order after handing on
      When the bidding goes "<bidding>"
      Then <next> is next to bid

      Examples:
        | next    | bidding                                                                                   |
        | Second  | Vorhand gebe die Vorhand weiter                                                           |
        | Third   | Vorhand gebe die Vorhand weiter, Second Mein Spiel                                        |
        | Dealer  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!                            |
        | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!               |
        | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |

    @clause:KAR-CALLING-003
    Example: what the giver may say
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the giver bids and plays
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Dreier, Second Gut!"
      Then the contract is Dreier and Vorhand is the declarer
      And Vorhand is next to talon

    Example: the giver does not speak again before the others
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel"
      And Vorhand bids "Dreier"
      Then that is refused
      And Third is next to bid

    @dispute:handover-status
    Scenario Outline: after the dealer's gut the giver speaks, or is out
      Given the reading "<reading>" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then <next> is next to bid

      Examples:
        | reading      | next    |
        | burdens-move | Vorhand |
        | rights-only  | Vorhand |
        | giver-out    | Second  |

    @dispute:handover-status
    Scenario Outline: the giver would like to bid
      Given the reading "<reading>" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      And Vorhand bids "Dreier"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | burdens-move | allowed |
        | rights-only  | allowed |
        | giver-out    | refused |

    Example: where the giver is out, two times gut are enough
      Given the reading "giver-out" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then Second is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where the giver is out, a bid stands after two times gut
      Given the reading "giver-out" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Dreier, Third Gut!, Dealer Gut!"
      Then the contract is Dreier and Second is the declarer

  @clause:KAR-BIDDING-044
  Rule: An Auch-Rufer may be bid only with a bird in the hand as dealt

    Scenario Outline: each of the four birds is enough
      Given Vorhand holds "<bird>"
      And Third holds "<others>"
      When Vorhand bids "<bid>"
      Then that is allowed
      And Second is next to bid

      Examples:
        | bird | others    | bid          |
        | I    | II III IV | Auch-Rufer   |
        | II   | I III IV  | Auch-Rufer   |
        | III  | I II IV   | Auch-Rufer   |
        | IV   | I II III  | Auch-Rufer   |
        | I    | II III IV | Besser-Rufer |
        | IV   | I II III  | Besser-Rufer |

    Scenario Outline: no bird, not even the V
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When Vorhand bids "<bid>"
      Then that is refused
      And Vorhand is next to bid

      Examples:
        | bid          |
        | Auch-Rufer   |
        | Besser-Rufer |

    Example: a bird in the Talon does not count
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III"
      And the Talon is "II I 9♣" and "4♦ 3♦ 2♦"
      When Vorhand bids "Auch-Rufer"
      Then that is refused
      And Vorhand is next to bid

    Example: another player without a bird
      Given Vorhand holds "I"
      And Third holds "II III IV"
      When the bidding goes "Vorhand Mein Spiel"
      Then Second is next to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: a bird is missing after three times gut as well
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: without a bird it cannot be held either
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Auch-Rufer, Dealer Gut!"
      Then Vorhand is next to bid
      And the choice is "Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the other games need no bird
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When Vorhand bids "Solo-Rufer"
      Then that is allowed
      And Second is next to bid
