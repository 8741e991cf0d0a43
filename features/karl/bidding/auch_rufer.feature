Feature: Bidding in Karls Tarockrunde: Auch-Rufer and Besser-Rufer

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

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
      And it is Third's turn to bid

      Examples:
        | before          | bid             |
        | Piccolo-Ouvert  | Zwiccolo-Ouvert |
        | Zwiccolo-Ouvert | Piccolo-Ouvert  |

    Scenario Outline: the same games stand over both Ouverts
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      Then it is Third's turn to bid
      And the choice is "Gut!, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | before          |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |

    Scenario Outline: each of the two outbids what is below
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo"
      And Third bids "<bid>"
      Then that is allowed
      And it is Dealer's turn to bid

      Examples:
        | bid             |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |

  @clause:KAR-BIDDING-044
  Rule: An Auch-Rufer may be bid only with a bird in the hand as dealt

    Scenario Outline: each of the four birds is enough
      Given Vorhand holds "<bird>"
      And Third holds "<others>"
      When Vorhand bids "<bid>"
      Then that is allowed
      And it is Second's turn to bid

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
      And it is Vorhand's turn to bid

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
      And it is Vorhand's turn to bid

    Example: another player without a bird
      Given Vorhand holds "I"
      And Third holds "II III IV"
      When the bidding goes "Vorhand Mein Spiel"
      Then it is Second's turn to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: a bird is missing after three times gut as well
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: without a bird it cannot be held either
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Auch-Rufer, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the other games need no bird
      Given Vorhand holds "VI V K♥"
      And Third holds "IV III II I"
      When Vorhand bids "Solo-Rufer"
      Then that is allowed
      And it is Second's turn to bid
