Feature: Bidding in Karls Tarockrunde: the Sechser-Dreier

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

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
      And it is Vorhand's turn to call

    Scenario Outline: neither name outbids the other
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is refused
      And it is Third's turn to bid

      Examples:
        | before       | bid          |
        | Auch-Rufer   | Besser-Rufer |
        | Besser-Rufer | Auch-Rufer   |

    Scenario Outline: Vorhand holds it by either name
      When the bidding goes "Vorhand Mein Spiel, Second <before>, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"
      When Vorhand bids "<bid>"
      Then that is allowed
      And it is Second's turn to bid

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
      And it is <next>'s turn to bid

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
      And it is <player>'s turn to bid

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
      And it is <player>'s turn to bid

      Examples:
        | player  | before                                                                      |
        | Third   | Vorhand gebe die Vorhand weiter, Second Mein Spiel                          |
        | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut! |

    Example: Vorhand bids it
      When Vorhand bids "Sechser-Dreier"
      Then that is allowed
      And it is Second's turn to bid

  @clause:KAR-BIDDING-021
  Rule: Vorhand can bid a Sechser-Dreier only as her first call, not later in the auction

    Example: her first call
      When Vorhand bids "Sechser-Dreier"
      Then that is allowed
      And it is Second's turn to bid
      When the bidding goes "Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Sechser-Dreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Scenario Outline: Vorhand comes to it too late
      When the bidding goes "<before>"
      And Vorhand bids "Sechser-Dreier"
      Then that is refused
      And it is Vorhand's turn to bid

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
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

  @clause:KAR-BIDDING-022
  Rule: When everybody has said gut, Vorhand may no longer choose a Sechser-Dreier

    Scenario Outline: a Sechser-Dreier after three times gut
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Sechser-Dreier"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    Example: after the reservation of whoever was given the Vorhand it is too late as well
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second bids "Sechser-Dreier"
      Then that is refused
      And it is Second's turn to bid

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
      Then it is <player>'s turn to bid
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
      And it is <next>'s turn to bid

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
