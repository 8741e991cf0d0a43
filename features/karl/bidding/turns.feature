Feature: Bidding in Karls Tarockrunde: the others, and the end of the auction

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-005
  Rule: The others follow in turn, each with a game or with gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Scenario Outline: gut or a game hands the turn on
      When the bidding goes "<bidding>"
      Then it is <next>'s turn to bid

      Examples:
        | next   | bidding                                          |
        | Second | Vorhand Mein Spiel                               |
        | Third  | Vorhand Mein Spiel, Second Gut!                  |
        | Third  | Vorhand Mein Spiel, Second Dreier                |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut!      |
        | Dealer | Vorhand Piccolo, Second Solo-Rufer, Third Dreier |

    Example: what the dealer may say when two have said gut
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!"
      Then it is Dealer's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: the Third bids before the Second has spoken
      When the bidding goes "Vorhand Mein Spiel"
      And Third bids "Dreier"
      Then that is refused
      And it is Second's turn to bid

    Example: two of the others have said gut, and Vorhand would like to name her game
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!"
      And Vorhand bids "Dreier"
      Then that is refused
      And it is Dealer's turn to bid

    Example: whoever was outbid without having said gut is asked again
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo-Rufer, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the turn goes on from Vorhand wherever the dealer sits
      Given the dealer is at seat 1
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And it is Second's turn to bid

  @clause:KAR-BIDDING-035
  Rule: Whoever has said gut takes no further part in the auction

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: the Second has said gut and is passed over
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Bettler"
      Then it is Third's turn to bid

    Example: the Second has said gut and would like to come in again
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Bettler"
      And Second bids "Dreier"
      Then that is refused
      And it is Third's turn to bid

    Example: Vorhand is out as well once she has said gut to a bid
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Dreier"
      Then it is Third's turn to bid
      When Third bids "Gut!"
      Then the contract is Dreier and Second is the declarer

    @dispute:hold-scope
    Scenario Outline: the Second has said gut before the Third's Dreier
      Given the reading "<reading>" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading           | player | deed                |
        | vorhand-same-game | Third  | decide on the Talon |
        | earlier-seats     | Third  | decide on the Talon |
        | equal-games       | Third  | decide on the Talon |
        | ends-auction      | Third  | decide on the Talon |
        | gut-not-final     | Second | bid                 |

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
      Then it is Second's turn to bid
      And the choice is "Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where gut is not final, the auction ends when all the others have said gut to the last bid
      Given the reading "gut-not-final" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then the contract is Dreier and Third is the declarer
      And it is Third's turn to decide on the Talon

    Example: where gut is not final, a new bid gives everybody another word
      Given the reading "gut-not-final" of "hold-scope"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Gut!, Second Dreier, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
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
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the contract is <game> and <declarer> is the declarer

      Examples:
        | game    | declarer | bidding                                                                |
        | Piccolo | Vorhand  | Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!                  |
        | Bettler | Third    | Vorhand Piccolo, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut! |

    @position
    Example: after Fahren was chosen nobody is left to ask
      Given the bidding went "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the contract is Fahren

    Scenario Outline: the one who is left plays
      # The word under deed names the turn in the ids of the rows, and nothing else.
      When the bidding goes "<bidding>"
      Then the contract is <game> and <declarer> is the declarer
      And it is <declarer>'s turn to <turn>

      Examples:
        | declarer | game       | deed  | bidding                                                                                   | turn                |
        | Vorhand  | Dreier     | talon | Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!                                      | decide on the Talon |
        | Second   | Dreier     | talon | Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!                  | decide on the Talon |
        | Third    | Bettler    | say   | Vorhand Piccolo, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut!                    | speak               |
        | Dealer   | Farbensolo | say   | Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Farbensolo, Vorhand Gut!,       | speak               |
        | …        |            |       | Second Gut!, Third Gut!                                                                   |                     |
        | Second   | Dreier     | talon | Vorhand Mein Spiel, Second Piccolo, Third Bettler, Dealer Gut!, Vorhand Gut!,             | decide on the Talon |
        | …        |            |       | Second Dreier, Third Gut!                                                                 |                     |
        | Vorhand  | Bettler    | say   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler, Vorhand Bettler, Dealer Gut! | speak               |

    Scenario Outline: with two of them left it goes on
      When the bidding goes "<bidding>"
      Then it is <player>'s turn to bid

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
      And it is Vorhand's turn to call

    Example: a Fahren that was named at once is played when the others say gut
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Fahren, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is Fahren
      And it is Vorhand's turn to play

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
      Then it is Second's turn to bid
      And the choice is "Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: when all is over nobody bids any more
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Farbensolo"
      Then that is refused
      And it is Vorhand's turn to decide on the Talon
