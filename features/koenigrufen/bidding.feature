Feature: Bidding

  # No bid depends on the cards, so no scenario names any. The source calls the players A (Vorhand), B, C and D; here
  # they are Vorhand, Second, Third and Dealer. From below the contracts open to everybody are Piccolo, Zwiccolo, Solo,
  # Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier and Solo Dreier.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BIDDING-001
  Rule: Vorhand, to the dealer's right, speaks first

    @position
    Example: nobody has spoken yet
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

    @position
    Example: with another dealer another seat is Vorhand
      The dealer sits at seat 1, so the seat on his right is 2.
      Given the dealer is at seat 1
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

    @position
    Example: Vorhand speaks first at a table of five as well
      Given a table of 5
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

    Scenario Outline: another player wants to speak first
      When <player> bids "Solo"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

  @clause:KOE-BIDDING-002
  Rule: Vorhand, and nobody else, may say “Mein Spiel” and so keep her bid for later

    Example: Vorhand keeps her bid
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And it is Second's turn to bid

    Scenario Outline: somebody else would like to keep his bid
      When the bidding goes "<before>"
      And <player> bids "Mein Spiel"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                        |
        | Second | Vorhand Mein Spiel                            |
        | Third  | Vorhand Mein Spiel, Second Weiter             |
        | Dealer | Vorhand Mein Spiel, Second Weiter, Third Solo |
        | Second | Vorhand Piccolo                               |
        | Third  | Vorhand Solo, Second Weiter                   |

    Scenario Outline: Vorhand cannot keep her bid a second time
      When the bidding goes "<before>"
      And Vorhand bids "Mein Spiel"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                         |
        | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter   |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter |
        | Vorhand Piccolo, Second Solo, Third Weiter, Dealer Weiter      |

  @clause:KOE-BIDDING-003
  Rule: Vorhand begins with “Mein Spiel” or with a contract open to everybody; she cannot begin with a pass

    @position
    Example: Vorhand's first words
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Mein Spiel, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert,
        Besser Dreier, Solo Dreier
        """

    Example: Vorhand begins with a contract
      When Vorhand bids "Solo"
      Then that is allowed
      And it is Second's turn to bid

    @position @dispute:vorhand-first-call
    Scenario Outline: what Vorhand may begin with
      Given the reading "<reading>" of "vorhand-first-call"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

      Examples:
        | reading  | choice             |
        | no-pass  | Mein Spiel         |
        | pass-too | Weiter, Mein Spiel |

    @dispute:vorhand-first-call
    Scenario Outline: Vorhand begins with a pass
      Given the reading "<reading>" of "vorhand-first-call"
      When Vorhand bids "Weiter"
      Then that is <verdict>
      And it is <player>'s turn to bid

      Examples:
        | reading  | verdict | player  |
        | no-pass  | refused | Vorhand |
        | pass-too | allowed | Second  |

    Example: where Vorhand may pass, the last one after three passes names a contract open to everybody
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: where Vorhand may pass, the last one after three passes cannot pass too
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer bids "Weiter"
      Then that is refused
      And it is Dealer's turn to bid

    Example: where Vorhand may pass, the Fourth is the last one of five
      Given the reading "pass-too" of "vorhand-first-call"
      And a table of 5
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      Then it is Fourth's turn to bid
      And the choice is "Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

  @clause:KOE-BIDDING-004
  Rule: The others name a contract or pass in turn

    Example: passing hands the turn on
      When the bidding goes "Vorhand Mein Spiel, Second Weiter"
      Then it is Third's turn to bid

    Example: bidding hands the turn on as well
      When the bidding goes "Vorhand Mein Spiel, Second Solo"
      Then it is Third's turn to bid

    Example: the dealer speaks last of four
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid

    Example: the Third bids before the Second has spoken
      When the bidding goes "Vorhand Mein Spiel"
      And Third bids "Solo"
      Then that is refused
      And it is Second's turn to bid

    Example: two of the others have passed, and Vorhand would like to name her contract
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter"
      And Vorhand bids "Rufer"
      Then that is refused
      And it is Dealer's turn to bid

    Scenario Outline: <bid refused>
      When the bidding goes "Vorhand Mein Spiel"
      And <player> bids "<bid>"
      Then that is refused
      And it is Second's turn to bid

      Examples:
        | bid refused                                                                            | player  | bid     |
        | Vorhand bids once more before the others have spoken                                   | Vorhand | Solo    |
        | a Bettler, which other rounds play, is not among the bids                              | Second  | Bettler |
        | a bid names its contract alone; the König of a Solo is called when the auction is over | Second  | Solo K♦ |

    @position
    Example: what the Second may say after Mein Spiel
      Given the bidding went "Vorhand Mein Spiel"
      When Second is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    @position
    Example: what the dealer may say when two have passed
      Given the bidding went "Vorhand Mein Spiel, Second Weiter, Third Weiter"
      When Dealer is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the turn goes on from Vorhand wherever the dealer sits
      Given the dealer is at seat 1
      When Vorhand bids "Mein Spiel"
      Then that is allowed
      And it is Second's turn to bid

  @clause:KOE-BIDDING-005
  Rule: Whoever has passed is out of the auction for good

    Example: the Second passed and is passed over
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Solo"
      Then it is Third's turn to bid

    Example: the Second passed and would like to come in again
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Solo"
      And Second bids "Bettel"
      Then that is refused
      And it is Third's turn to bid

    Example: two have passed and two bid on
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo, Second Bettel"
      Then it is Vorhand's turn to bid

    Example: Vorhand is out as well once she has passed after Mein Spiel
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Solo, Dealer Bettel, Vorhand Weiter, Second Bettel, Third Weiter"
      Then it is Dealer's turn to bid

    Example: where Vorhand may begin with a pass, it is for good too
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Solo, Third Bettel, Dealer Weiter"
      Then it is Second's turn to bid

    Example: Vorhand has passed and would like to come in again
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Bettel, Dealer Dreier"
      And Vorhand bids "Dreier"
      Then that is refused
      And it is Second's turn to bid

  @clause:KOE-BIDDING-006
  Rule: Whoever has been outbid without having passed may bid again; Vorhand may after “Mein Spiel”

    Example: Vorhand comes in after Mein Spiel
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the Second was outbid by the Third
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Zwiccolo, Dealer Weiter, Vorhand Weiter"
      Then it is Second's turn to bid
      And the choice is "Weiter, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: Vorhand was outbid after a bid of her own
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Solo"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the Third, outbid by the dealer, comes back
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Bettel, Vorhand Weiter"
      And Third bids "Dreier"
      Then that is allowed
      And it is Dealer's turn to bid

  @clause:KOE-BIDDING-007
  Rule: The auction is over as soon as three of the four have passed

    @dispute:auction-end
    Scenario Outline: passes before and after the last bid
      Third passed before the dealer's Bettel, Vorhand and Second after it: three have passed, but only two in a row.
      Given the reading "<reading>" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter"
      Then it is Dealer's turn to <deed>

      Examples:
        | reading        | deed  |
        | three-passed   | speak |
        | three-in-a-row | bid   |

    @dispute:auction-end
    Scenario Outline: the worked auction, with Vorhand taking the Solo and the Second giving in
      Given the reading "<reading>" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo, Second Weiter"
      Then it is Vorhand's turn to <deed>

      Examples:
        | reading        | deed |
        | three-passed   | call |
        | three-in-a-row | bid  |

    Scenario Outline: three passes in a row end it either way
      Given the reading "<round>" of "auction-end"
      When the bidding goes "<bidding>"
      Then the contract is Solo and <player> is the declarer
      And it is <player>'s turn to call

      Examples:
        | round          | player  | bidding                                                                      |
        | three-passed   | Vorhand | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                     |
        | three-passed   | Second  | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter |
        | three-in-a-row | Vorhand | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                     |
        | three-in-a-row | Second  | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter |

    @dispute:auction-end
    Scenario Outline: the last bidder would like to raise himself
      Given the reading "<reading>" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter"
      And Dealer bids "Dreier"
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | three-passed   | refused |
        | three-in-a-row | allowed |

    Example: where three in a row are needed, the last bidder raises or keeps his contract
      Given the reading "three-in-a-row" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: where three in a row are needed, the last bidder keeps his contract
      Given the reading "three-in-a-row" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter, Dealer Weiter"
      Then the contract is Bettel and Dealer is the declarer
      And it is Dealer's turn to speak

    Scenario Outline: whoever is left alone with the first contract that is named plays it, and is not asked again
      Given the reading "<round>" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      Then the contract is Rufer and Vorhand is the declarer
      And it is Vorhand's turn to call

      Examples:
        | round          |
        | three-passed   |
        | three-in-a-row |

    Example: where three in a row are needed, the last bidder raises himself and is left
      He is asked once more, since nobody has passed after his raise, and then nobody is left to speak.
      Given the reading "three-in-a-row" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter, Dealer Dreier, Dealer Weiter"
      Then the contract is Dreier and Dealer is the declarer
      And it is Dealer's turn to decide on the Talon

    Example: two passes are not enough
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid

    Example: three passes one by one
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Bettel, Vorhand Weiter, Third Bettel, Dealer Weiter"
      Then the contract is Bettel and Third is the declarer
      And it is Third's turn to speak

    Example: when it is over, nobody bids any more
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand bids "Bettel"
      Then that is refused
      And it is Second's turn to call

    @position
    Example: asked after its end, the auction has no turn left
      Given the bidding went "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is nobody's turn
      And the contract is Solo and Second is the declarer

    @dispute:auction-end
    Scenario Outline: one contract is named, and the three passes stand on both sides of it
      Second passed before the Third's Piccolo, the dealer and Vorhand after it: three have passed, but only two in a row.
      Given the reading "<reading>" of "auction-end"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Piccolo, Dealer Weiter, Vorhand Weiter"
      Then it is Third's turn to <deed>

      Examples:
        | reading        | deed  |
        | three-passed   | speak |
        | three-in-a-row | bid   |

    Example: where three in a row are needed and Vorhand has but three contracts of her own, another player raises himself to any
      Given the reading "three-in-a-row" of "auction-end"
      And the reading "first-three" of "vorhand-choice-after-three-passes"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      Then it is Third's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

  @clause:KOE-BIDDING-008
  Rule: The player left in the auction becomes the declarer and plays the contract he bid

    Scenario Outline: who is left, and with what
      When the bidding goes "<bidding>"
      Then the contract is <contract> and <player> is the declarer
      And it is <player>'s turn to <deed>

      Examples:
        | player  | contract     | deed                | bidding                                                                                     |
        | Vorhand | Bettel       | speak               | Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter                                  |
        | Second  | Solo         | call                | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter                |
        | Third   | Dreier       | decide on the Talon | Vorhand Mein Spiel, Second Solo, Third Dreier, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | Dealer  | Besser Rufer | call                | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Besser Rufer, Vorhand Weiter        |
        | Second  | Piccolo      | speak               | Vorhand Mein Spiel, Second Piccolo, Third Weiter, Dealer Weiter, Vorhand Weiter             |
        | Dealer  | Solo Dreier  | speak               | Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Solo Dreier, Vorhand Weiter         |

    Example: a player's last bid counts, not his first
      When the bidding goes "Vorhand Piccolo, Second Solo, Third Weiter, Dealer Weiter, Vorhand Besser Dreier, Second Weiter"
      Then the contract is Besser Dreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: Vorhand's Mein Spiel does not make her the declarer when somebody bid
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Piccolo, Vorhand Weiter"
      Then the contract is Piccolo and Dealer is the declarer
      And it is Dealer's turn to speak

    Example: a declarer among five
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo, Vorhand Weiter"
      Then the contract is Solo and Fourth is the declarer
      And it is Fourth's turn to call

    Example: where Vorhand may begin with a pass, the last one plays what he names
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Piccolo"
      Then the contract is Piccolo and Dealer is the declarer
      And it is Dealer's turn to speak

    Scenario Outline: the worked auction, Mein Spiel, Solo and a pass, and how it may end
      # The word under deed names the turn in the ids of the rows, and nothing else.
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, <course>"
      Then the contract is <contract> and <player> is the declarer
      And it is <player>'s turn to <turn>

      Examples:
        | player  | contract     | deed  | course                                                                            | turn                |
        | Second  | Solo         | call  | Dealer Weiter, Vorhand Weiter                                                     | call                |
        | Vorhand | Solo         | call  | Dealer Weiter, Vorhand Solo, Second Weiter                                        | call                |
        | Second  | Bettel       | say   | Dealer Weiter, Vorhand Solo, Second Bettel, Vorhand Weiter                        | speak               |
        | Vorhand | Bettel       | say   | Dealer Weiter, Vorhand Solo, Second Bettel, Vorhand Bettel, Second Weiter         | speak               |
        | Vorhand | Besser Rufer | call  | Dealer Weiter, Vorhand Solo, Second Bettel, Vorhand Bettel, Second Besser Rufer,  | call                |
        | …       |              |       | Vorhand Besser Rufer, Second Weiter                                               |                     |
        | Vorhand | Dreier       | talon | Dealer Weiter, Vorhand Dreier, Second Weiter                                      | decide on the Talon |
        | Dealer  | Bettel       | say   | Dealer Bettel, Vorhand Weiter, Second Weiter                                      | speak               |
        | Second  | Bettel       | say   | Dealer Bettel, Vorhand Weiter, Second Bettel, Dealer Weiter                       | speak               |
        | Vorhand | Bettel       | say   | Dealer Bettel, Vorhand Bettel, Second Weiter, Dealer Weiter                       | speak               |
        | Dealer  | Besser Rufer | call  | Dealer Bettel, Vorhand Bettel, Second Weiter, Dealer Besser Rufer, Vorhand Weiter | call                |
        | Second  | Dreier       | talon | Dealer Bettel, Vorhand Bettel, Second Dreier, Dealer Weiter, Vorhand Weiter       | decide on the Talon |

    Scenario Outline: whoever bids over Mein Spiel is bound to nothing that Vorhand is bound to after three passes
      Given the reading "<round>" of "vorhand-choice-after-three-passes"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then the contract is Solo and Second is the declarer
      And it is Second's turn to call

      Examples:
        | round       |
        | all         |
        | first-three |

  @clause:KOE-BIDDING-009
  Rule: When the others all pass after “Mein Spiel”, Vorhand has to name a contract

    Example: it is Vorhand's turn again
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Rufer, Trischaken, Sechserdreier, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert,
        Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier
        """

    Example: Vorhand cannot pass as well
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "Weiter"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: Vorhand has to name a contract at a table of five too
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Weiter"
      And Vorhand bids "Weiter"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KOE-BIDDING-010
  Rule: A Rufer can only be named by Vorhand after “Mein Spiel” and three passes

    Example: Vorhand names Rufer when the others have passed
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "Rufer"
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer
      And it is Vorhand's turn to call

    Example: Vorhand names Rufer at once
      When Vorhand bids "Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

    Scenario Outline: another player names Rufer
      When the bidding goes "<before>"
      And <player> bids "Rufer"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                          |
        | Second | Vorhand Mein Spiel                              |
        | Third  | Vorhand Mein Spiel, Second Weiter               |
        | Dealer | Vorhand Mein Spiel, Second Weiter, Third Weiter |

    Scenario Outline: Vorhand names Rufer although somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                          |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter    |

    Example: where Vorhand may pass, nobody else is left to name Rufer
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer bids "Rufer"
      Then that is refused
      And it is Dealer's turn to bid

  @clause:KOE-BIDDING-011
  Rule: Trischaken can only be named by Vorhand after “Mein Spiel” and three passes

    Example: Vorhand names Trischaken when the others have passed
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "Trischaken"
      Then that is allowed
      And the contract is Trischaken
      And it is Vorhand's turn to play

    Example: Vorhand names Trischaken at once
      When Vorhand bids "Trischaken"
      Then that is refused
      And it is Vorhand's turn to bid

    Scenario Outline: another player names Trischaken
      When the bidding goes "<before>"
      And <player> bids "Trischaken"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                          |
        | Second | Vorhand Mein Spiel                              |
        | Third  | Vorhand Mein Spiel, Second Weiter               |
        | Dealer | Vorhand Mein Spiel, Second Weiter, Third Weiter |

    Scenario Outline: Vorhand names Trischaken although somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Trischaken"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                          |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter    |

    Example: where Vorhand may pass, nobody else is left to name Trischaken
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer bids "Trischaken"
      Then that is refused
      And it is Dealer's turn to bid

    @position
    Example: where Vorhand has named it, nobody is the declarer
      Given the bidding went "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the contract is Trischaken

  @clause:KOE-BIDDING-012
  Rule: A Sechserdreier can only be named by Vorhand after “Mein Spiel” and three passes

    Example: Vorhand names Sechserdreier when the others have passed
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "Sechserdreier"
      Then that is allowed
      And the contract is Sechserdreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: Vorhand names Sechserdreier at once
      When Vorhand bids "Sechserdreier"
      Then that is refused
      And it is Vorhand's turn to bid

    Scenario Outline: another player names Sechserdreier
      When the bidding goes "<before>"
      And <player> bids "Sechserdreier"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                          |
        | Second | Vorhand Mein Spiel                              |
        | Third  | Vorhand Mein Spiel, Second Weiter               |
        | Dealer | Vorhand Mein Spiel, Second Weiter, Third Weiter |

    Scenario Outline: Vorhand names Sechserdreier although somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Sechserdreier"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                          |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter    |

    Example: where Vorhand may pass, nobody else is left to name Sechserdreier
      Given the reading "pass-too" of "vorhand-first-call"
      When the bidding goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer bids "Sechserdreier"
      Then that is refused
      And it is Dealer's turn to bid

  @clause:KOE-BIDDING-013
  Rule: After three passes Vorhand may name any of the fourteen contracts

    @dispute:vorhand-choice-after-three-passes
    Scenario Outline: what Vorhand may name after three passes
      Given the reading "<reading>" of "vorhand-choice-after-three-passes"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Rufer, Trischaken, Sechserdreier<choice>"

      Examples:
        | reading     | choice                                                                                                                         |
        | all         | , Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | first-three |                                                                                                                                |

    @position @dispute:vorhand-choice-after-three-passes
    Scenario Outline: a score pad is asked what Vorhand may name after three passes
      Given the reading "<reading>" of "vorhand-choice-after-three-passes"
      And the bidding went "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Rufer, Trischaken, Sechserdreier<choice>"

      Examples:
        | reading     | choice                                                                                                                         |
        | all         | , Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | first-three |                                                                                                                                |

    @dispute:vorhand-choice-after-three-passes
    Scenario Outline: Vorhand names one of the other eleven after three passes
      Given the reading "<reading>" of "vorhand-choice-after-three-passes"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "<contract>"
      Then that is <verdict>

      Examples:
        | reading     | contract    | verdict |
        | all         | Piccolo     | allowed |
        | all         | Solo        | allowed |
        | all         | Solo Dreier | allowed |
        | first-three | Piccolo     | refused |
        | first-three | Solo        | refused |
        | first-three | Solo Dreier | refused |

    Scenario Outline: Vorhand plays the contract that she names
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand bids "<contract>"
      Then that is allowed
      And the contract is <contract> and Vorhand is the declarer
      And it is Vorhand's turn to <deed>

      Examples:
        | contract       | deed                |
        | Rufer          | call                |
        | Sechserdreier  | decide on the Talon |
        | Piccolo        | speak               |
        | Zwiccolo       | speak               |
        | Solo           | call                |
        | Bettel         | speak               |
        | Besser Rufer   | call                |
        | Dreier         | decide on the Talon |
        | Piccolo Ouvert | speak               |
        | Farbensolo     | speak               |
        | Bettel Ouvert  | speak               |
        | Besser Dreier  | decide on the Talon |
        | Solo Dreier    | speak               |

  @clause:KOE-BIDDING-014
  Rule: The other eleven contracts, from Piccolo to Solo Dreier, can be bid by every player

    Scenario Outline: Vorhand begins with a contract open to everybody and plays it
      When Vorhand bids "<contract>"
      Then that is allowed
      And it is Second's turn to bid
      When the bidding goes "Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is <contract> and Vorhand is the declarer
      And it is Vorhand's turn to <deed>

      Examples:
        | contract       | deed                |
        | Piccolo        | speak               |
        | Zwiccolo       | speak               |
        | Solo           | call                |
        | Bettel         | speak               |
        | Besser Rufer   | call                |
        | Dreier         | decide on the Talon |
        | Piccolo Ouvert | speak               |
        | Farbensolo     | speak               |
        | Bettel Ouvert  | speak               |
        | Besser Dreier  | decide on the Talon |
        | Solo Dreier    | speak               |

    Scenario Outline: another player bids a contract open to everybody
      When the bidding goes "<before>"
      And <player> bids "<contract>"
      Then that is allowed
      And it is <next>'s turn to bid

      Examples:
        | player | contract       | next    | before                                          |
        | Second | Piccolo        | Third   | Vorhand Mein Spiel                              |
        | Second | Zwiccolo       | Third   | Vorhand Mein Spiel                              |
        | Second | Solo           | Third   | Vorhand Mein Spiel                              |
        | Second | Bettel         | Third   | Vorhand Mein Spiel                              |
        | Second | Besser Rufer   | Third   | Vorhand Mein Spiel                              |
        | Second | Dreier         | Third   | Vorhand Mein Spiel                              |
        | Second | Piccolo Ouvert | Third   | Vorhand Mein Spiel                              |
        | Second | Farbensolo     | Third   | Vorhand Mein Spiel                              |
        | Second | Bettel Ouvert  | Third   | Vorhand Mein Spiel                              |
        | Second | Besser Dreier  | Third   | Vorhand Mein Spiel                              |
        | Second | Solo Dreier    | Third   | Vorhand Mein Spiel                              |
        | Third  | Piccolo        | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Zwiccolo       | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Solo           | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Bettel         | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Besser Rufer   | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Dreier         | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Piccolo Ouvert | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Farbensolo     | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Bettel Ouvert  | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Besser Dreier  | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Third  | Solo Dreier    | Dealer  | Vorhand Mein Spiel, Second Weiter               |
        | Dealer | Piccolo        | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Zwiccolo       | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Solo           | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Bettel         | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Besser Rufer   | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Dreier         | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Piccolo Ouvert | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Farbensolo     | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Bettel Ouvert  | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Besser Dreier  | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |
        | Dealer | Solo Dreier    | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter |

    Example: the Fourth of five can bid them all
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter"
      Then it is Fourth's turn to bid
      And the choice is "Weiter, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

  @clause:KOE-BIDDING-015
  Rule: Piccolo is the lowest contract in the auction

    Scenario Outline: Piccolo and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before      | bid      | verdict | next   |
        | Piccolo     | Piccolo  | refused | Third  |
        | Piccolo     | Zwiccolo | allowed | Dealer |
        | Zwiccolo    | Piccolo  | refused | Third  |
        | Solo        | Piccolo  | refused | Third  |
        | Solo Dreier | Piccolo  | refused | Third  |

    Example: Piccolo is enough when nobody has bid
      When the bidding goes "Vorhand Mein Spiel, Second Weiter"
      And Third bids "Piccolo"
      Then that is allowed
      And it is Dealer's turn to bid

  @clause:KOE-BIDDING-016
  Rule: Zwiccolo stands above Piccolo and below Solo

    Scenario Outline: Zwiccolo and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before   | bid      | verdict | next   |
        | Piccolo  | Zwiccolo | allowed | Dealer |
        | Zwiccolo | Piccolo  | refused | Third  |
        | Zwiccolo | Zwiccolo | refused | Third  |
        | Zwiccolo | Solo     | allowed | Dealer |
        | Solo     | Zwiccolo | refused | Third  |

  @clause:KOE-BIDDING-017
  Rule: Solo stands above Zwiccolo and below Bettel

    Scenario Outline: Solo and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before   | bid      | verdict | next   |
        | Zwiccolo | Solo     | allowed | Dealer |
        | Solo     | Zwiccolo | refused | Third  |
        | Solo     | Solo     | refused | Third  |
        | Solo     | Bettel   | allowed | Dealer |
        | Bettel   | Solo     | refused | Third  |

  @clause:KOE-BIDDING-018
  Rule: Bettel stands above Solo and below Besser Rufer

    Scenario Outline: Bettel and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before       | bid          | verdict | next   |
        | Solo         | Bettel       | allowed | Dealer |
        | Bettel       | Solo         | refused | Third  |
        | Bettel       | Bettel       | refused | Third  |
        | Bettel       | Besser Rufer | allowed | Dealer |
        | Besser Rufer | Bettel       | refused | Third  |

  @clause:KOE-BIDDING-019
  Rule: Besser Rufer stands above Bettel and below Dreier

    Scenario Outline: Besser Rufer and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before       | bid          | verdict | next   |
        | Bettel       | Besser Rufer | allowed | Dealer |
        | Besser Rufer | Bettel       | refused | Third  |
        | Besser Rufer | Besser Rufer | refused | Third  |
        | Besser Rufer | Dreier       | allowed | Dealer |
        | Dreier       | Besser Rufer | refused | Third  |

  @clause:KOE-BIDDING-020
  Rule: Dreier stands above Besser Rufer and below Piccolo Ouvert

    Scenario Outline: Dreier and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before         | bid            | verdict | next   |
        | Besser Rufer   | Dreier         | allowed | Dealer |
        | Dreier         | Besser Rufer   | refused | Third  |
        | Dreier         | Dreier         | refused | Third  |
        | Dreier         | Piccolo Ouvert | allowed | Dealer |
        | Piccolo Ouvert | Dreier         | refused | Third  |

  @clause:KOE-BIDDING-021
  Rule: Piccolo Ouvert stands above Dreier and below Farbensolo

    Scenario Outline: Piccolo Ouvert and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before         | bid            | verdict | next   |
        | Dreier         | Piccolo Ouvert | allowed | Dealer |
        | Piccolo Ouvert | Dreier         | refused | Third  |
        | Piccolo Ouvert | Piccolo Ouvert | refused | Third  |
        | Piccolo Ouvert | Farbensolo     | allowed | Dealer |
        | Farbensolo     | Piccolo Ouvert | refused | Third  |

  @clause:KOE-BIDDING-022
  Rule: Farbensolo stands above Piccolo Ouvert and below Bettel Ouvert

    Scenario Outline: Farbensolo and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before         | bid            | verdict | next   |
        | Piccolo Ouvert | Farbensolo     | allowed | Dealer |
        | Farbensolo     | Piccolo Ouvert | refused | Third  |
        | Farbensolo     | Farbensolo     | refused | Third  |
        | Farbensolo     | Bettel Ouvert  | allowed | Dealer |
        | Bettel Ouvert  | Farbensolo     | refused | Third  |

  @clause:KOE-BIDDING-023
  Rule: Bettel Ouvert stands above Farbensolo and below Besser Dreier

    Scenario Outline: Bettel Ouvert and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before        | bid           | verdict | next   |
        | Farbensolo    | Bettel Ouvert | allowed | Dealer |
        | Bettel Ouvert | Farbensolo    | refused | Third  |
        | Bettel Ouvert | Bettel Ouvert | refused | Third  |
        | Bettel Ouvert | Besser Dreier | allowed | Dealer |
        | Besser Dreier | Bettel Ouvert | refused | Third  |

  @clause:KOE-BIDDING-024
  Rule: Besser Dreier stands above Bettel Ouvert and below Solo Dreier

    Scenario Outline: Besser Dreier and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before        | bid           | verdict | next   |
        | Bettel Ouvert | Besser Dreier | allowed | Dealer |
        | Besser Dreier | Bettel Ouvert | refused | Third  |
        | Besser Dreier | Besser Dreier | refused | Third  |
        | Besser Dreier | Solo Dreier   | allowed | Dealer |
        | Solo Dreier   | Besser Dreier | refused | Third  |

  @clause:KOE-BIDDING-025
  Rule: Solo Dreier is the highest contract

    Scenario Outline: Solo Dreier and what is next to it in the order
      When the bidding goes "Vorhand Mein Spiel, Second <before>"
      And Third bids "<bid>"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | before        | bid           | verdict | next   |
        | Besser Dreier | Solo Dreier   | allowed | Dealer |
        | Solo Dreier   | Besser Dreier | refused | Third  |
        | Solo Dreier   | Solo Dreier   | refused | Third  |
        | Piccolo       | Solo Dreier   | allowed | Dealer |
        | Solo          | Solo Dreier   | allowed | Dealer |

    Example: over a Solo Dreier a player of lower priority can only pass
      When the bidding goes "Vorhand Mein Spiel, Second Solo Dreier"
      Then it is Third's turn to bid
      And the choice is "Weiter"

    Example: over a Solo Dreier a player of higher priority has the same contract left
      When the bidding goes "Vorhand Mein Spiel, Second Solo Dreier, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solo Dreier"

  @clause:KOE-BIDDING-026
  Rule: The contracts rank strictly by the printed list, and only the same contract is equal

    # By value the classes are Piccolo = Zwiccolo = Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert,
    # Farbensolo = Bettel Ouvert, Besser Dreier, Solo Dreier; with the least Vogel counted in, Besser Rufer = Dreier
    # and Farbensolo = Bettel Ouvert = Besser Dreier.

    @dispute:bid-rank-equal-values
    Scenario Outline: Zwiccolo and then Solo, both worth 2
      Given the reading "<reading>" of "bid-rank-equal-values"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo"
      And Third bids "Solo"
      Then that is <verdict>

      Examples:
        | reading         | verdict |
        | list-order      | allowed |
        | value-class     | refused |
        | value-with-bird | refused |

    @position @dispute:bid-rank-equal-values
    Scenario Outline: what the Third may bid over the Second
      Given the reading "<reading>" of "bid-rank-equal-values"
      And the bidding went "Vorhand Mein Spiel, Second <before>"
      When Third is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Third's turn to bid
      And the choice is "Weiter<choice>, Solo Dreier"

      Examples:
        | reading         | before        | choice                                                                                                   |
        | list-order      | Piccolo       | , Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier |
        | value-class     | Piccolo       | , Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                 |
        | value-with-bird | Piccolo       | , Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                 |
        | list-order      | Solo          | , Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                 |
        | value-class     | Solo          | , Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                 |
        | value-with-bird | Solo          | , Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                 |
        | list-order      | Besser Rufer  | , Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                       |
        | value-class     | Besser Rufer  | , Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                       |
        | value-with-bird | Besser Rufer  | , Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                               |
        | list-order      | Dreier        | , Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                               |
        | value-class     | Dreier        | , Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                               |
        | value-with-bird | Dreier        | , Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                               |
        | list-order      | Farbensolo    | , Bettel Ouvert, Besser Dreier                                                                           |
        | value-class     | Farbensolo    | , Besser Dreier                                                                                          |
        | value-with-bird | Farbensolo    |                                                                                                          |
        | list-order      | Bettel Ouvert | , Besser Dreier                                                                                          |
        | value-class     | Bettel Ouvert | , Besser Dreier                                                                                          |
        | value-with-bird | Bettel Ouvert |                                                                                                          |
        | list-order      | Besser Dreier |                                                                                                          |
        | value-class     | Besser Dreier |                                                                                                          |
        | value-with-bird | Besser Dreier |                                                                                                          |

    @position @dispute:bid-rank-equal-values
    Scenario Outline: what Vorhand may bid over the Second
      Given the reading "<reading>" of "bid-rank-equal-values"
      And the bidding went "Vorhand Mein Spiel, Second <before>, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Weiter<choice>, Solo Dreier"

      Examples:
        | reading         | before        | choice                                                                                                            |
        | list-order      | Solo          | , Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                    |
        | value-class     | Solo          | , Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier |
        | value-with-bird | Solo          | , Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier |
        | list-order      | Besser Rufer  | , Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                  |
        | value-class     | Besser Rufer  | , Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                  |
        | value-with-bird | Besser Rufer  | , Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                  |
        | list-order      | Dreier        | , Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                                |
        | value-class     | Dreier        | , Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                                |
        | value-with-bird | Dreier        | , Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier                                  |
        | list-order      | Bettel Ouvert | , Bettel Ouvert, Besser Dreier                                                                                    |
        | value-class     | Bettel Ouvert | , Farbensolo, Bettel Ouvert, Besser Dreier                                                                        |
        | value-with-bird | Bettel Ouvert | , Farbensolo, Bettel Ouvert, Besser Dreier                                                                        |
        | list-order      | Besser Dreier | , Besser Dreier                                                                                                   |
        | value-class     | Besser Dreier | , Besser Dreier                                                                                                   |
        | value-with-bird | Besser Dreier | , Farbensolo, Bettel Ouvert, Besser Dreier                                                                        |
        | list-order      | Solo Dreier   |                                                                                                                   |
        | value-class     | Solo Dreier   |                                                                                                                   |
        | value-with-bird | Solo Dreier   |                                                                                                                   |

    Example: a lower contract of the same value does not take the bid
      Vorhand has priority over the Second, but a Piccolo stands below the Solo.
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      And Vorhand bids "Piccolo"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: a Besser Rufer does not reach a Dreier
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Weiter"
      And Vorhand bids "Besser Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KOE-BIDDING-027
  Rule: Zwiccolo is one of the contracts

    @dispute:zwiccolo
    Scenario Outline: the Second bids Zwiccolo
      Given the reading "<reading>" of "zwiccolo"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Zwiccolo"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | on      | allowed |
        | off     | refused |

    @position @dispute:zwiccolo
    Scenario Outline: whether Zwiccolo is among Vorhand's first words
      Given the reading "<reading>" of "zwiccolo"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                                                                   |
        | on      | Mein Spiel, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | off     | Mein Spiel, Piccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier           |

    @dispute:zwiccolo
    Scenario Outline: whether Zwiccolo may be bid over a Piccolo
      Given the reading "<reading>" of "zwiccolo"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                                                      |
        | on      | Weiter, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | off     | Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier           |

    @dispute:zwiccolo
    Scenario Outline: whether Vorhand may name Zwiccolo after three passes
      Given the reading "<reading>" of "zwiccolo"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Rufer, Trischaken, Sechserdreier, Piccolo, <choice>, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

      Examples:
        | reading | choice                               |
        | on      | Zwiccolo, Solo, Bettel, Besser Rufer |
        | off     | Solo, Bettel, Besser Rufer           |

  @clause:KOE-BIDDING-028
  Rule: Of two players the one who comes first, counted from Vorhand to the dealer, has priority

    Scenario Outline: the earlier player takes the Solo of the later one
      When the bidding goes "<before>"
      And <player> bids "Solo"
      Then that is allowed

      Examples:
        | player  | before                                                                        |
        | Vorhand | Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter                  |
        | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter                  |
        | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Solo                  |
        | Second  | Vorhand Mein Spiel, Second Piccolo, Third Solo, Dealer Weiter, Vorhand Weiter |
        | Second  | Vorhand Mein Spiel, Second Piccolo, Third Weiter, Dealer Solo, Vorhand Weiter |
        | Third   | Vorhand Mein Spiel, Second Weiter, Third Piccolo, Dealer Solo, Vorhand Weiter |

    Scenario Outline: the later player does not take the Solo of the earlier one
      When the bidding goes "<before>"
      And <player> bids "Solo"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                        |
        | Second | Vorhand Solo                                  |
        | Third  | Vorhand Solo, Second Weiter                   |
        | Dealer | Vorhand Solo, Second Weiter, Third Weiter     |
        | Third  | Vorhand Mein Spiel, Second Solo               |
        | Dealer | Vorhand Mein Spiel, Second Solo, Third Weiter |
        | Dealer | Vorhand Mein Spiel, Second Weiter, Third Solo |

    Example: priority goes with the place at the table, not with the seat's number
      The dealer has seat 1, so Vorhand has seat 2 and the Third seat 0.
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter"
      And Vorhand bids "Solo"
      Then that is allowed
      And it is Third's turn to bid

    Example: the player on the lower seat does not have priority for that
      The dealer has seat 1: the Second has seat 3 and the Third seat 0.
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Solo"
      And Third bids "Solo"
      Then that is refused
      And it is Third's turn to bid

  @clause:KOE-BIDDING-029
  Rule: At a table of five the last in priority is the player to the dealer's left, for the dealer does not bid

    Example: the dealer of five is not asked
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the dealer of five would like to bid
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo"
      And Dealer bids "Bettel"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: the Fourth has to go above the Third
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo"
      Then it is Fourth's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Scenario Outline: everybody else takes the Solo of the Fourth
      Given a table of 5
      When the bidding goes "<before>"
      And <player> bids "Solo"
      Then that is allowed

      Examples:
        | player  | before                                                                        |
        | Vorhand | Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo                  |
        | Second  | Vorhand Mein Spiel, Second Piccolo, Third Weiter, Fourth Solo, Vorhand Weiter |
        | Third   | Vorhand Mein Spiel, Second Weiter, Third Piccolo, Fourth Solo, Vorhand Weiter |

  @clause:KOE-BIDDING-030
  Rule: Over the bid of a player with priority only a higher contract can be bid

    @position
    Example: the worked auction: after Solo and a pass the dealer's least bid is Bettel
      The Second has priority over the dealer, so a Solo is not enough.
      Given the bidding went "Vorhand Mein Spiel, Second Solo, Third Weiter"
      When Dealer is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Scenario Outline: the worked auction: the dealer bids <case>
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter"
      And Dealer bids "<bid>"
      Then that is <verdict>
      And it is <turn>'s turn to bid

      Examples:
        | bid            | case       | verdict | turn    |
        | Piccolo        | too little | refused | Dealer  |
        | Zwiccolo       | too little | refused | Dealer  |
        | Solo           | too little | refused | Dealer  |
        | Bettel         | enough     | allowed | Vorhand |
        | Besser Rufer   | enough     | allowed | Vorhand |
        | Dreier         | enough     | allowed | Vorhand |
        | Piccolo Ouvert | enough     | allowed | Vorhand |
        | Farbensolo     | enough     | allowed | Vorhand |
        | Bettel Ouvert  | enough     | allowed | Vorhand |
        | Besser Dreier  | enough     | allowed | Vorhand |
        | Solo Dreier    | enough     | allowed | Vorhand |

    Example: the worked auction: the dealer may pass as well
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter"
      And Dealer bids "Weiter"
      Then that is allowed
      And it is Vorhand's turn to bid

    Example: the worked auction: the Third too would have had to go above the Solo
      When the bidding goes "Vorhand Mein Spiel, Second Solo"
      Then it is Third's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the worked auction goes on: over Vorhand's Solo the Second has to go higher
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo"
      Then it is Second's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the worked auction goes on: the Second says Solo again
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo"
      And Second bids "Solo"
      Then that is refused
      And it is Second's turn to bid

    Example: the worked auction goes on: over Vorhand's Bettel the dealer's own Bettel is not enough any more
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Bettel, Second Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    @position
    Scenario Outline: what the Third may bid over each contract of the Second
      Given the bidding went "Vorhand Mein Spiel, Second <before>"
      When Third is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | before         | choice                                                                                                                      |
        | Piccolo        | Weiter, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | Zwiccolo       | Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier           |
        | Solo           | Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                 |
        | Bettel         | Weiter, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                         |
        | Besser Rufer   | Weiter, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                       |
        | Dreier         | Weiter, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                               |
        | Piccolo Ouvert | Weiter, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                                               |
        | Farbensolo     | Weiter, Bettel Ouvert, Besser Dreier, Solo Dreier                                                                           |
        | Bettel Ouvert  | Weiter, Besser Dreier, Solo Dreier                                                                                          |
        | Besser Dreier  | Weiter, Solo Dreier                                                                                                         |
        | Solo Dreier    | Weiter                                                                                                                      |

    Example: a pass in between changes nothing
      Second passes; the dealer's bid has to go above Vorhand's, who has priority over both.
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: what counts is the last bidder, not Vorhand
      The Third outbid Vorhand; the dealer comes after both.
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Solo"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the Second has priority over the dealer but not over Vorhand
      When the bidding goes "Vorhand Piccolo, Second Zwiccolo, Third Weiter, Dealer Solo, Vorhand Solo"
      Then it is Second's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

  @clause:KOE-BIDDING-031
  Rule: A player with priority over the last bidder may take the bid with an equal contract

    Example: the worked auction: when the dealer has passed, Vorhand takes the Solo
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      And Vorhand bids "Solo"
      Then that is allowed
      And it is Second's turn to bid

    @position
    Example: the worked auction: all that Vorhand may say then
      Given the bidding went "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Scenario Outline: the worked auction: with priority alone a lower contract is not enough
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      And Vorhand bids "<bid>"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | bid      |
        | Piccolo  |
        | Zwiccolo |

    Example: the worked auction goes on: the Second bids Bettel, and Vorhand may take that too
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter, Vorhand Solo, Second Bettel"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the worked auction goes on: Vorhand may go higher although she need not
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Weiter"
      And Vorhand bids "Dreier"
      Then that is allowed
      And it is Second's turn to bid

    Example: the worked auction goes on: the dealer bids Bettel, and Vorhand may take that
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    Example: the worked auction goes on: Vorhand passes, and the Second may take the dealer's Bettel
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter"
      Then it is Second's turn to bid
      And the choice is "Weiter, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier"

    @position
    Scenario Outline: what Vorhand may bid over each contract of the Second
      Given the bidding went "Vorhand Mein Spiel, Second <before>, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, <choice>"

      Examples:
        | before         | choice                                                                                                                       |
        | Piccolo        | Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier |
        | Zwiccolo       | Zwiccolo, Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier          |
        | Solo           | Solo, Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                    |
        | Bettel         | Bettel, Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                          |
        | Besser Rufer   | Besser Rufer, Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                  |
        | Dreier         | Dreier, Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                                |
        | Piccolo Ouvert | Piccolo Ouvert, Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                                        |
        | Farbensolo     | Farbensolo, Bettel Ouvert, Besser Dreier, Solo Dreier                                                                        |
        | Bettel Ouvert  | Bettel Ouvert, Besser Dreier, Solo Dreier                                                                                    |
        | Besser Dreier  | Besser Dreier, Solo Dreier                                                                                                   |
        | Solo Dreier    | Solo Dreier                                                                                                                  |
