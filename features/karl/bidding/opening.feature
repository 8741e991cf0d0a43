Feature: Bidding in Karls Tarockrunde: Vorhand's first call

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-001
  Rule: Vorhand, the player after the dealer, opens the auction

    @position
    Example: nobody has spoken yet
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

    @position
    Example: with another dealer another seat is Vorhand
      The dealer sits at seat 1, so the seat after his is 2.
      Given the dealer is at seat 1
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

    Scenario Outline: another player wants to speak first
      When <player> bids "Dreier"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: out of turn an Auch-Rufer without a bird does not pass unnoticed
      With a bird it would still not be the Second's turn.
      Given Vorhand holds "IV III II I"
      When Second bids "Auch-Rufer" unnoticed
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KAR-BIDDING-002
  Rule: Vorhand's first call is a game, a Sechser-Dreier or the reservation, or with all four Könige she hands the Vorhand on; she cannot begin with gut

    @position
    Example: all that Vorhand may begin with
      When Vorhand is to bid with "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Mein Spiel, Vorhand, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier,
        Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Scenario Outline: Vorhand <case>
      When Vorhand bids "<bid>"
      Then that is <verdict>
      And it is <turn>'s turn to bid

      Examples:
        | case                         | bid            | verdict | turn    |
        | would like to begin with gut | Gut!           | refused | Vorhand |
        | begins with a game           | Dreier         | allowed | Second  |
        | begins with a Sechser-Dreier | Sechser-Dreier | allowed | Second  |
        | begins with the reservation  | Mein Spiel     | allowed | Second  |

    @position @clause:KAR-BIDDING-037 @clause:KAR-CALLING-003
    Example: with all four Könige she may begin by handing the Vorhand on too, but not with gut
      Of the games only those are left in which no König is called, for none is missing.
      When Vorhand is to bid with "XX XIX II K♥ D♥ C♥ A♥ K♠ K♦ 10♠ K♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        gebe die Vorhand weiter, Mein Spiel, Vorhand, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

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
      And it is Second's turn to bid
      When the bidding goes "Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is <game> and Vorhand is the declarer
      And it is Vorhand's turn to <deed>

      Examples:
        | game            | deed                |
        | Piccolo         | speak               |
        | Zwiccolo        | speak               |
        | Solo-Rufer      | call                |
        | Bettler         | speak               |
        | Auch-Rufer      | call                |
        | Dreier          | decide on the Talon |
        | Farbensolo      | speak               |
        | Piccolo-Ouvert  | speak               |
        | Zwiccolo-Ouvert | speak               |
        | Bettel-Ouvert   | speak               |
        | Solo-Dreier     | speak               |

    Example: a game that nobody knows is not among them
      When Vorhand bids "Bettel"
      Then that is refused
      And it is Vorhand's turn to bid

    Scenario Outline: A Vogel is named with no other game than an Auch-Rufer, also where it is with that
      Given the reading "with-bid" of "auch-rufer-bird-naming"
      When Vorhand bids "<game>"
      Then that is allowed

      Examples:
        | game       |
        | Dreier     |
        | Farbensolo |
        | Piccolo    |

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
      And it is Second's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

    Scenario Outline: all games are still open when the others have said gut
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

    Scenario Outline: all higher games are still open when somebody has bid
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Bettler"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | word       |
        | Vorhand    |
        | Mein Spiel |

  @clause:KAR-BIDDING-006
  Rule: Only Vorhand can reserve her game, and only with her first call

    Scenario Outline: somebody else would like to reserve
      When the bidding goes "<before>"
      And <player> bids "<word>"
      Then that is refused
      And it is <player>'s turn to bid

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
      And it is Second's turn to bid

    Scenario Outline: Vorhand cannot reserve later on
      When the bidding goes "<before>"
      And Vorhand bids "<word>"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | word       | before                                                     |
        | Mein Spiel | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!   |
        | Vorhand    | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut! |
        | Mein Spiel | Vorhand Piccolo, Second Dreier, Third Gut!, Dealer Gut!    |
