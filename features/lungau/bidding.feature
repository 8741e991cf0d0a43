Feature: Bidding

  # Cards that no scenario names are dealt in canonical order, the trumps to Vorhand first; where the I or the II
  # decides what may be bid, a scenario says who has it. The ranks are Spatzrufer, Uhurufer, Dreier from below.

  Background:
    Given the rules "lungau"

  @clause:LUN-BIDDING-001
  Rule: The highest bid makes its player the declarer, alone or as a caller

    Example: the higher of two bids plays
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Uhurufer, Dealer Weiter"
      Then the contract is Uhurufer and Third is the declarer
      And it is Third's turn to call

    Example: a single bid is the highest
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      Then the contract is Spatzrufer and Second is the declarer
      And it is Second's turn to call

    Example: three bids, the last and highest plays alone
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Uhurufer, Dealer Dreier"
      Then the contract is Dreier and Dealer is the declarer
      And there is no partner
      And it is Dealer's turn to decide on the Talon

    Example: the last player bids after all
      Given Dealer holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Spatzrufer"
      Then the contract is Spatzrufer and Dealer is the declarer
      And it is Dealer's turn to call

    Example: the three others pass after a bid of Vorhand's
      Given Vorhand holds "I"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Spatzrufer and Vorhand is the declarer
      And it is Vorhand's turn to call

  @clause:LUN-BIDDING-002
  Rule: Vorhand, to the dealer's right, opens the auction

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

    Example: the Second wants to open
      When Second bids "Dreier"
      Then that is refused

    @position
    Example: Vorhand opens at a table of five as well
      Given a table of 5
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid

  @clause:LUN-BIDDING-003
  Rule: Vorhand says Erster or bids something else; she cannot pass, and nobody else says Erster

    @position
    Example: the first words without a Vogerl in hand
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Dreier"

    @position
    Example: the first words with both Vogerln in hand
      When Vorhand is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Spatzrufer, Uhurufer, Dreier"

    Example: Vorhand wants to pass
      When Vorhand bids "Weiter"
      Then that is refused

    Example: the Second says Erster after Vorhand did
      When the bidding goes "Vorhand Erster"
      And Second bids "Erster"
      Then that is refused

    Example: Erster is not said twice where an auction goes round
      Given the reading "until-passed" of "auction-second-turn"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Vorhand bids "Erster"
      Then that is refused

    Example: the Third says Erster after Vorhand's bid
      Given Vorhand holds "I"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter"
      And Third bids "Erster"
      Then that is refused

  @clause:LUN-BIDDING-004
  Rule: The others bid or pass in turn

    Example: passing hands the turn on
      Given Second holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter"
      Then it is Third's turn to bid

    Example: bidding hands the turn on as well
      Given Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer"
      Then it is Third's turn to bid

    Example: the Third bids before the Second has spoken
      When the bidding goes "Vorhand Erster"
      And Third bids "Dreier"
      Then that is refused

    Example: the dealer speaks last of four
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid

    @position
    Example: what a player without a Vogerl may say after Erster
      Given the bidding went "Vorhand Erster"
      When Second is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier"

    @position
    Example: what a player with both Vogerln may say after Erster
      Given the bidding went "Vorhand Erster, Second Weiter, Third Weiter"
      When Dealer is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Spatzrufer, Uhurufer, Dreier"

    Example: the Fourth speaks last of five
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter"
      Then it is Fourth's turn to bid

    Example: the turn goes on from Vorhand wherever the dealer sits
      Given the dealer is at seat 1
      When Vorhand bids "Erster"
      Then that is allowed
      And it is Second's turn to bid

    Example: a Bettler, which other rounds play, is not among the bids
      When the bidding goes "Vorhand Erster"
      And Second bids "Bettler"
      Then that is refused
      And it is Second's turn to bid

    Scenario Outline: nobody bids in another player's turn, whoever sits before or behind him
      When the bidding goes "Vorhand Erster"
      And <player> bids "Dreier"
      Then that is refused
      And it is Second's turn to bid

      Examples:
        | player  |
        | Vorhand |
        | Third   |

  @clause:LUN-BIDDING-005
  Rule: Everybody speaks once, and the highest bid stands

    @dispute:auction-second-turn
    Scenario Outline: Vorhand hears a Spatzrufer after her Erster
      Given the reading "<reading>" of "auction-second-turn"
      And Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading      | player  | deed |
        | once         | Second  | call |
        | until-passed | Vorhand | bid  |

    @dispute:auction-second-turn
    Scenario Outline: an overbid player who has not passed
      The Third bid above the Second; Vorhand and Second have not passed yet, and Vorhand's turn comes first.
      Given the reading "<reading>" of "auction-second-turn"
      And Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Uhurufer, Dealer Weiter"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading      | player  | deed |
        | once         | Third   | call |
        | until-passed | Vorhand | bid  |

    @dispute:auction-second-turn
    Scenario Outline: Vorhand bids once more after all four have spoken
      Given the reading "<reading>" of "auction-second-turn"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Vorhand bids "Dreier"
      Then that is <verdict>
      And the contract is <contract> and <player> is the declarer

      Examples:
        | reading      | verdict | contract   | player  |
        | once         | refused | Spatzrufer | Second  |
        | until-passed | allowed | Dreier     | Vorhand |

    Example: where an auction goes round, Vorhand's second turn
      Whatever is higher than the Spatzrufer, or a pass; the Sechserdreier is hers, and she has the II.
      Given the reading "until-passed" of "auction-second-turn"
      And Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Uhurufer, Dreier, Sechserdreier"

    Example: where an auction goes round, an overbid player has his turn when Vorhand passes
      The Uhurufer stands, so only a Dreier is left for the holder of the I.
      Given the reading "until-passed" of "auction-second-turn"
      And Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Uhurufer, Dealer Weiter, Vorhand Weiter"
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier"

    Example: where an auction goes round, the last one who has not passed plays
      Given the reading "until-passed" of "auction-second-turn"
      And Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Uhurufer, Dealer Weiter, Vorhand Weiter, Second Weiter"
      Then the contract is Uhurufer and Third is the declarer
      And it is Third's turn to call

    Example: where an auction goes round, Vorhand can come in late
      Given the reading "until-passed" of "auction-second-turn"
      And Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter, Vorhand Uhurufer, Second Weiter"
      Then the contract is Uhurufer and Vorhand is the declarer
      And it is Vorhand's turn to call

    Example: where an auction goes round, a pass is final
      The Second passed in his first turn and is not asked again.
      Given the reading "until-passed" of "auction-second-turn"
      And Second holds "II"
      And Third holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Dealer Weiter, Vorhand Weiter"
      Then the contract is Spatzrufer and Third is the declarer
      And it is Third's turn to call

    Example: who has passed is not asked again, even where others are
      Given the reading "until-passed" of "auction-second-turn"
      And Vorhand holds "II"
      And Third holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Dealer Weiter"
      And Vorhand bids "Uhurufer"
      Then that is allowed
      And it is Third's turn to bid

  @clause:LUN-BIDDING-006
  Rule: A bid has to be higher than every bid before it

    Example: a lower bid after a pass in between
      Given Vorhand holds "II"
      And Dealer holds "I"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter"
      And Dealer bids "Spatzrufer"
      Then that is refused

    Example: a higher bid
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer"
      And Third bids "Uhurufer"
      Then that is allowed
      And it is Dealer's turn to bid

    Example: the same bid again
      Both players have the cards for it, since a Solorufer needs none.
      Given the reading "below" of "solorufer"
      And Dealer holds "I II"
      When the bidding goes "Vorhand Erster, Second Solorufer"
      And Third bids "Solorufer"
      Then that is refused

    Example: passing needs no height
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Spatzrufer"
      And Third bids "Weiter"
      Then that is allowed
      And it is Dealer's turn to bid

    @position
    Example: the I is of no use after an Uhurufer
      Given the bidding went "Vorhand Uhurufer"
      When Second is to bid with "XX XIX I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier"

  @clause:LUN-BIDDING-007
  Rule: When all others pass after Erster, Fahren is played

    Example: three passes
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Fahren
      And it is Vorhand's turn to speak

    Example: four passes are needed at a table of five
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      Then the contract is Fahren
      And it is Vorhand's turn to speak

    Example: three passes mean Fahren where an auction goes round, too
      Given the reading "until-passed" of "auction-second-turn"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Fahren
      And it is Vorhand's turn to speak

    @position
    Example: after the last of three passes nobody is left to ask
      Given the bidding went "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the contract is Fahren

  @clause:LUN-BIDDING-008
  Rule: Only Vorhand may bid Sechserdreier

    Scenario Outline: another player tries
      When the bidding goes "<before>"
      And <player> bids "Sechserdreier"
      Then that is refused

      Examples:
        | player | before                                     |
        | Second | Vorhand Erster                             |
        | Third  | Vorhand Erster, Second Weiter              |
        | Dealer | Vorhand Erster, Second Weiter, Third Weiter |

    @position
    Example: it stands open to Vorhand with any hand
      When Vorhand is to bid with "4♥ 3♥ 2♥ A♥ 4♦ 3♦ 2♦ A♦ 7♠ 8♠ 7♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Dreier"

    Example: a player with a lower seat than Vorhand's is not Vorhand
      Vorhand has seat 2 here, and the third player seat 0.
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Sechserdreier"
      Then that is refused

  @clause:LUN-BIDDING-009
  Rule: Sechserdreier ends the auction on the spot

    Example: nobody else is asked
      When the bidding goes "Vorhand Sechserdreier"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: not even a player with both Vogerln
      Given Second holds "I II"
      When the bidding goes "Vorhand Sechserdreier"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

  @clause:LUN-BIDDING-010
  Rule: Spatzrufer may be bid only by a player who holds the I

    Example: the holder of the I
      Given Second holds "II"
      And Third holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter"
      Then it is Third's turn to bid
      And the choice is "Weiter, Spatzrufer, Dreier"

    Example: somebody else has the I
      Given Second holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Spatzrufer"
      Then that is refused

    Example: the II is no substitute
      Given Vorhand holds "II"
      And Second holds "I"
      When Vorhand bids "Spatzrufer"
      Then that is refused

    Example: the I lies in the Talon
      Given the Talon is "I 4♥ 4♦" and "7♠ 7♣ 8♣"
      And Vorhand holds "II"
      When Vorhand bids "Spatzrufer"
      Then that is refused

    @position
    Example: what the I alone allows
      When Vorhand is to bid with "XX XIX I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Spatzrufer, Dreier"

  @clause:LUN-BIDDING-011
  Rule: Uhurufer may be bid only by a player who holds the II

    Example: the holder of the II
      Given Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Weiter"
      Then it is Third's turn to bid
      And the choice is "Weiter, Uhurufer, Dreier"

    Example: somebody else has the II
      Given Dealer holds "II"
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Uhurufer"
      Then that is refused

    Example: the I is no substitute
      Given Vorhand holds "I"
      And Second holds "II"
      When Vorhand bids "Uhurufer"
      Then that is refused

    Example: the II lies in the Talon
      Given the Talon is "7♠ 7♣ 8♣" and "II 4♥ 4♦"
      And Vorhand holds "I"
      When Vorhand bids "Uhurufer"
      Then that is refused

    @position
    Example: what the II alone allows
      When Vorhand is to bid with "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Uhurufer, Dreier"

  @clause:LUN-BIDDING-012
  Rule: The card of a Vogerlrufer must be in the hand as dealt, when the bid is made

    Example: the half with the missing Vogerl has to be taken
      Given the reading "after-exchange" of "vogel-held-when"
      And Third holds "K♦"
      And the Talon is "7♠ 4♥ 4♦" and "I 7♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "K♦"
      Then it is Second's turn to decide on the Talon
      And the choice is "second"

    Scenario Outline: where the Talon may be left lying, the half with the missing Vogerl still has to be taken
      Given the reading "after-exchange" of "vogel-held-when"
      And the reading "may-leave" of "talon-must-be-taken"
      And Third holds "K♦"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Erster, Second <bid>, Third Weiter, Dealer Weiter"
      And Second calls "K♦"
      Then it is Second's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | bid        | first     | second   | choice               |
        | Spatzrufer | I 4♥ 4♦   | 9♠ 7♣ 8♣ | first                |
        | Spatzrufer | 9♠ 4♥ 4♦  | I 7♣ 8♣  | second               |
        | Uhurufer   | II 4♥ 4♦  | 9♠ 7♣ 8♣ | first                |
        | Uhurufer   | 9♠ 4♥ 4♦  | II 7♣ 8♣ | second               |
        | Uhurufer   | I 4♥ 4♦   | II 7♣ 8♣ | second               |
        | Uhurufer   | II 4♥ 4♦  | I 7♣ 8♣  | first                |
        | Uhurufer   | III 4♥ 4♦ | IV 7♣ 8♣ | first, second, leave |

    @dispute:vogel-held-when
    Scenario Outline: both Vogerln lie in the Talon and could still be taken
      Given the reading "<reading>" of "vogel-held-when"
      And the Talon is "I 4♥ 4♦" and "II 7♣ 8♣"
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading        | choice                               |
        | at-bid         | Weiter, Dreier                       |
        | after-exchange | Weiter, Spatzrufer, Uhurufer, Dreier |

    @dispute:vogel-held-when
    Scenario Outline: the II lies in the Talon and could still be taken
      Given the reading "<reading>" of "vogel-held-when"
      And the Talon is "7♠ 7♣ 8♣" and "II 4♥ 4♦"
      And Second holds "I"
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Uhurufer"
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | at-bid         | refused |
        | after-exchange | allowed |

    @position @dispute:vogel-held-when
    Scenario Outline: the first words without a Vogerl, by reading
      Given the reading "<reading>" of "vogel-held-when"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading        | choice                                              |
        | at-bid         | Erster, Sechserdreier, Dreier                       |
        | after-exchange | Erster, Sechserdreier, Spatzrufer, Uhurufer, Dreier |

    @clause:LUN-ANNOUNCING-021
    Scenario Outline: the Vogerl never comes, and another player makes it
      The I stays with Third and takes the last trick; the duty is the party's, whoever holds the card.
      Second takes tricks 3, 5, 7, 10 and 11 for 0 + 5 + 8 + 7 + 7 = 27, Third 1, 8 and 12 for 0 + 13 + 15 = 28,
      Vorhand 2 and 6 for 0 + 5 = 5, Dealer 4 and 9 for 0 + 11 = 11; Talon and cards laid away are empty.
      With Third 27 + 28 = 55 against 16; with Dealer 27 + 11 = 38 against 33.
      Given the reading "after-exchange" of "vogel-held-when"
      And Vorhand holds "XXI XVIII XVII XVI XII A♥ K♦ D♦ C♦ A♦ D♠ D♣"
      And Second holds "Sküs XIV XIII X VIII VII VI K♥ D♥ C♠ B♠ 10♣"
      And Third holds "XX XIX XI V IV I 4♥ B♦ 4♦ K♠ 10♠ B♣"
      And Dealer holds "XV IX III II C♥ B♥ 2♥ 3♥ 2♦ 3♦ K♣ C♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster"
      And Second bids "Spatzrufer"
      Then that is allowed
      When the bidding goes "Third Weiter, Dealer Weiter"
      And Second calls "<king>"
      And Second takes the second half
      And Second lays away "9♣ 8♣ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII VII XX IX  |
        | Third   | V II XVII X      |
        | Vorhand | A♦ XIV 4♦ 2♦     |
        | Second  | VIII IV XV XII   |
        | Dealer  | III XVI Sküs XIX |
        | Second  | VI XI 3♦ XXI     |
        | Vorhand | C♦ XIII B♦ C♣    |
        | Second  | B♠ K♠ B♥ D♠      |
        | Third   | B♣ K♣ D♣ 10♣     |
        | Dealer  | C♥ A♥ D♥ 4♥      |
        | Second  | C♠ 10♠ 2♥ D♦     |
        | Second  | K♥ I 3♥ K♦       |
      Then the partner is <partner>
      And the declarer's side has <mine> Augen and the opponents have <theirs>
      And these items are scored:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Spatz | declarer | <outcome> | yes       |

      Examples:
        | king | partner | mine | theirs | outcome |
        | K♠   | Third   | 55   | 16     | won     |
        | K♣   | Dealer  | 38   | 33     | lost    |

    @clause:LUN-ANNOUNCING-021
    Scenario Outline: the Vogerl never comes, and whoever has it gives it up before the last trick
      Third puts the I under Dealer's XV in trick 4. It was never the bidder's to play, yet his side has not made it.
      An empty card is worth nothing, the I 5.
      Second takes tricks 3, 5, 7, 10 and 11 for 0 + 5 + 8 + 7 + 7 = 27, Third 1, 8 and 12 for 0 + 13 + 10 = 23,
      Vorhand 2 and 6 for 0 + 5 = 5, Dealer 4 and 9 for 5 + 11 = 16; Talon and cards laid away are empty.
      With Third 27 + 23 = 50 against 21; with Dealer 27 + 16 = 43 against 28.
      Given the reading "after-exchange" of "vogel-held-when"
      And Vorhand holds "XXI XVIII XVII XVI XII A♥ K♦ D♦ C♦ A♦ D♠ D♣"
      And Second holds "Sküs XIV XIII X VIII VII VI K♥ D♥ C♠ B♠ 10♣"
      And Third holds "XX XIX XI V IV I 4♥ B♦ 4♦ K♠ 10♠ B♣"
      And Dealer holds "XV IX III II C♥ B♥ 2♥ 3♥ 2♦ 3♦ K♣ C♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster"
      And Second bids "Spatzrufer"
      Then that is allowed
      When the bidding goes "Third Weiter, Dealer Weiter"
      And Second calls "<king>"
      And Second takes the second half
      And Second lays away "9♣ 8♣ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII VII XX IX  |
        | Third   | V II XVII X      |
        | Vorhand | A♦ XIV 4♦ 2♦     |
        | Second  | VIII I XV XII    |
        | Dealer  | III XVI Sküs XIX |
        | Second  | VI XI 3♦ XXI     |
        | Vorhand | C♦ XIII B♦ C♣    |
        | Second  | B♠ K♠ B♥ D♠      |
        | Third   | B♣ K♣ D♣ 10♣     |
        | Dealer  | C♥ A♥ D♥ 4♥      |
        | Second  | C♠ 10♠ 2♥ D♦     |
        | Second  | K♥ IV 3♥ K♦      |
      Then the partner is <partner>
      And the declarer's side has <mine> Augen and the opponents have <theirs>
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | lost    | yes       |

      Examples:
        | king | partner | mine | theirs |
        | K♠   | Third   | 50   | 21     |
        | K♣   | Dealer  | 43   | 28     |

  @clause:LUN-BIDDING-013
  Rule: Dreier is the highest bid and ends the auction

    Example: nobody is asked after a Dreier
      Given Third holds "I II"
      When the bidding goes "Vorhand Erster, Second Dreier"
      Then the contract is Dreier and Second is the declarer
      And it is Second's turn to decide on the Talon

    @position
    Example: who is asked after a Dreier finds the auction over
      Given the bidding went "Vorhand Erster, Second Dreier"
      When Third is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the contract is Dreier and Second is the declarer

    Example: a Dreier as the first word
      When the bidding goes "Vorhand Dreier"
      Then the contract is Dreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: a round with the Solorufer alone knows nothing higher than a Dreier
      Given the reading "below" of "solorufer"
      When the bidding goes "Vorhand Erster, Second Dreier"
      Then the contract is Dreier and Second is the declarer
      And it is Second's turn to decide on the Talon

    Example: a Dreier ends an auction that goes round
      Given the reading "until-passed" of "auction-second-turn"
      When the bidding goes "Vorhand Erster, Second Dreier"
      Then the contract is Dreier and Second is the declarer
      And it is Second's turn to decide on the Talon

  @clause:LUN-BIDDING-014
  Rule: Dreier beats Uhurufer, and Uhurufer beats Spatzrufer

    Example: Uhurufer over Spatzrufer
      Given Vorhand holds "I"
      And Second holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Uhurufer, Third Weiter, Dealer Weiter"
      Then the contract is Uhurufer and Second is the declarer
      And it is Second's turn to call

    Example: Dreier over Uhurufer
      Given Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Dreier"
      Then the contract is Dreier and Third is the declarer
      And it is Third's turn to decide on the Talon

    Example: Spatzrufer does not come over Uhurufer
      Given Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Uhurufer"
      And Second bids "Spatzrufer"
      Then that is refused

    @position
    Example: the holder of the II answers a Spatzrufer
      Given the bidding went "Vorhand Spatzrufer"
      When Second is to bid with "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Uhurufer, Dreier"

  @clause:LUN-BIDDING-015
  Rule: A round may add the solo games; without that agreement nobody can bid them

    Example: a Solorufer without agreement
      Given the reading "off" of "solorufer"
      When Vorhand bids "Solorufer"
      Then that is refused

    Example: a Solodreier without agreement
      Given the reading "off" of "solodreier"
      When the bidding goes "Vorhand Erster"
      And Second bids "Solodreier"
      Then that is refused

    Example: a Solorufer where it was agreed
      Given the reading "below" of "solorufer"
      And Dealer holds "I II"
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      And the choice is "Weiter, Solorufer, Dreier"

    Example: a Solodreier where it was agreed
      Given the reading "on" of "solodreier"
      And Dealer holds "I II"
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier, Solodreier"

    @position
    Scenario Outline: the first words by agreement
      Given the reading "<solorufer>" of "solorufer"
      And the reading "<solodreier>" of "solodreier"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | solorufer | solodreier | choice                                               |
        | off       | off        | Erster, Sechserdreier, Dreier                        |
        | below     | off        | Erster, Sechserdreier, Dreier, Solorufer             |
        | off       | on         | Erster, Sechserdreier, Dreier, Solodreier            |
        | below     | on         | Erster, Sechserdreier, Dreier, Solorufer, Solodreier |

  @clause:LUN-BIDDING-016
  Rule: Solorufer is a Rufer that needs no Vogerl in hand

    Example: neither I nor II in hand
      Given the reading "below" of "solorufer"
      And Dealer holds "I II"
      When the bidding goes "Vorhand Erster, Second Weiter"
      Then it is Third's turn to bid
      And the choice is "Weiter, Solorufer, Dreier"

    Example: both Vogerln lie in the Talon
      Given the reading "below" of "solorufer"
      And the Talon is "I II 4♥" and "7♠ 7♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Solorufer, Dreier"

    Example: a Vogerl in hand does no harm
      Given the reading "below" of "solorufer"
      And Second holds "I"
      And Dealer holds "II"
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      And the choice is "Weiter, Solorufer, Spatzrufer, Dreier"

  @clause:LUN-BIDDING-017
  Rule: Solorufer ranks below both Vogerlrufer; some place it above them, or leave it to Vorhand alone with any Vogerlrufer beating it

    @position @dispute:solorufer
    Scenario Outline: the Second without a Vogerl after Erster
      Given the reading "<reading>" of "solorufer"
      And the bidding went "Vorhand Erster"
      When Second is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading      | choice                    |
        | below        | Weiter, Solorufer, Dreier |
        | above        | Weiter, Solorufer, Dreier |
        | vorhand-only | Weiter, Dreier            |

    @position @dispute:solorufer
    Scenario Outline: the Second with both Vogerln after a Solorufer of Vorhand's
      Given the reading "<reading>" of "solorufer"
      And the bidding went "Vorhand Solorufer"
      When Second is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading      | choice                               |
        | below        | Weiter, Spatzrufer, Uhurufer, Dreier |
        | above        | Weiter, Dreier                       |
        | vorhand-only | Weiter, Spatzrufer, Uhurufer, Dreier |

    @dispute:solorufer
    Scenario Outline: a Solorufer over an Uhurufer
      Given the reading "<reading>" of "solorufer"
      And Vorhand holds "II"
      And Second holds "I"
      When the bidding goes "Vorhand Uhurufer"
      And Second bids "Solorufer"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | below        | refused |
        | above        | allowed |
        | vorhand-only | refused |

    @dispute:solorufer
    Scenario Outline: a Spatzrufer over a Solorufer
      Given the reading "<reading>" of "solorufer"
      And Second holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Solorufer"
      And Second bids "Spatzrufer"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | below        | allowed |
        | above        | refused |
        | vorhand-only | allowed |

    @dispute:solorufer
    Scenario Outline: the Third bids a Solorufer when all passed before him
      Given the reading "<reading>" of "solorufer"
      And Vorhand holds "I"
      And Second holds "II"
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Solorufer"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | below        | allowed |
        | above        | allowed |
        | vorhand-only | refused |

    @position @dispute:solorufer
    Scenario Outline: the Second with both Vogerln after Erster, and after a Solorufer
      Given the reading "<reading>" of "solorufer"
      And the bidding went "Vorhand Erster"
      When Second is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<after Erster>"
      Given the bidding went "Vorhand Solorufer"
      When Second is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<after Solorufer>"

      Examples:
        | reading      | after Erster                                    | after Solorufer                      |
        | below        | Weiter, Solorufer, Spatzrufer, Uhurufer, Dreier | Weiter, Spatzrufer, Uhurufer, Dreier |
        | above        | Weiter, Solorufer, Spatzrufer, Uhurufer, Dreier | Weiter, Dreier                       |
        | vorhand-only | Weiter, Spatzrufer, Uhurufer, Dreier            | Weiter, Spatzrufer, Uhurufer, Dreier |

  @clause:LUN-BIDDING-018
  Rule: Solodreier is the highest of all games

    Example: it beats a Dreier
      Given the reading "on" of "solodreier"
      When the bidding goes "Vorhand Erster, Second Dreier, Third Weiter, Dealer Solodreier"
      Then the contract is Solodreier and Dealer is the declarer
      And there is no partner

    Example: it beats a Solorufer that stands above the Vogerlrufer
      Given the reading "above" of "solorufer"
      And the reading "on" of "solodreier"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Solodreier"
      Then the contract is Solodreier and Dealer is the declarer
      And there is no partner

    Example: nothing can follow it
      What holds for the Dreier while it is the highest bid holds for the Solodreier here: the auction is over.
      Given the reading "on" of "solodreier"
      And Third holds "I II"
      When the bidding goes "Vorhand Erster, Second Solodreier"
      Then the contract is Solodreier and Second is the declarer
      And it is Second's turn to speak

  @clause:LUN-BIDDING-019
  Rule: Where the Solodreier is in use a Dreier no longer ends the auction, because a Solodreier can still follow; a Sechserdreier does

    Background:
      Given the reading "on" of "solodreier"

    @position
    Example: only a Solodreier can follow a Dreier
      Given the reading "below" of "solorufer"
      And the bidding went "Vorhand Erster, Second Dreier"
      When Third is to bid with "XX II I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Third's turn to bid
      And the choice is "Weiter, Solodreier"

    @dispute:auction-end-with-solo
    Scenario Outline: whose turn it is after <case>
      Given the reading "<reading>" of "auction-end-with-solo"
      When the bidding goes "<bidding>"
      Then it is <player>'s turn to <deed>

      Examples:
        | case            | bidding                       | reading       | player  | deed                |
        | a Dreier        | Vorhand Erster, Second Dreier | sechserdreier | Third   | bid                 |
        | a Dreier        | Vorhand Erster, Second Dreier | both          | Second  | decide on the Talon |
        | a Dreier        | Vorhand Erster, Second Dreier | neither       | Third   | bid                 |
        | a Sechserdreier | Vorhand Sechserdreier         | sechserdreier | Vorhand | decide on the Talon |
        | a Sechserdreier | Vorhand Sechserdreier         | both          | Vorhand | decide on the Talon |
        | a Sechserdreier | Vorhand Sechserdreier         | neither       | Second  | bid                 |

    Example: a Solodreier over a Sechserdreier that leaves the auction open
      Given the reading "neither" of "auction-end-with-solo"
      When the bidding goes "Vorhand Sechserdreier, Second Weiter"
      Then it is Third's turn to bid
      And the choice is "Weiter, Solodreier"

    Example: a Sechserdreier that leaves the auction open stands when all pass
      Given the reading "neither" of "auction-end-with-solo"
      When the bidding goes "Vorhand Sechserdreier, Second Weiter, Third Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Solodreier"
      When Dealer bids "Weiter"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: a Dreier that nobody raises to a Solodreier is played
      When the bidding goes "Vorhand Erster, Second Dreier, Third Weiter"
      Then it is Dealer's turn to bid
      And the choice is "Weiter, Solodreier"
      When Dealer bids "Weiter"
      Then the contract is Dreier and Second is the declarer
      And it is Second's turn to decide on the Talon

    @position @dispute:auction-end-with-solo
    Scenario Outline: who is asked after a Dreier, and after a Sechserdreier
      Given the reading "<reading>" of "auction-end-with-solo"
      And the bidding went "Vorhand Erster, Second Dreier"
      When Third is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is <after Dreier>
      Given the bidding went "Vorhand Sechserdreier"
      When Second is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is <after Sechserdreier>

      Examples:
        | reading       | after Dreier        | after Sechserdreier  |
        | sechserdreier | Third's turn to bid | nobody's turn        |
        | both          | nobody's turn       | nobody's turn        |
        | neither       | Third's turn to bid | Second's turn to bid |

  @clause:LUN-BIDDING-020
  Rule: Where the auction goes on beyond them, Dreier and Sechserdreier stand equally high, and neither beats the other

    Background:
      Given the reading "on" of "solodreier"

    Example: only a Solodreier goes over a Sechserdreier that leaves the auction open
      Given the reading "neither" of "auction-end-with-solo"
      And Second holds "II"
      When the bidding goes "Vorhand Sechserdreier"
      Then it is Second's turn to bid
      And the choice is "Weiter, Solodreier"

    Example: a Sechserdreier is no higher than a Dreier that left the auction open
      Given the reading "until-passed" of "auction-second-turn"
      When the bidding goes "Vorhand Erster, Second Dreier, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to bid
      And the choice is "Weiter, Solodreier"

    @position @dispute:sechserdreier-rank
    Scenario Outline: the Second after a Sechserdreier, and Vorhand after a Dreier
      Given the reading "neither" of "auction-end-with-solo"
      And the reading "until-passed" of "auction-second-turn"
      And the reading "<reading>" of "sechserdreier-rank"
      And the bidding went "Vorhand Sechserdreier"
      When Second is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<Second>"
      Given the bidding went "Vorhand Erster, Second Dreier, Third Weiter, Dealer Weiter"
      When Vorhand is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<Vorhand>"

      Examples:
        | reading      | Second                     | Vorhand                           |
        | as-dreier    | Weiter, Solodreier         | Weiter, Solodreier                |
        | above-dreier | Weiter, Solodreier         | Weiter, Sechserdreier, Solodreier |
        | below-dreier | Weiter, Dreier, Solodreier | Weiter, Solodreier                |

    @dispute:sechserdreier-rank
    Scenario Outline: a Dreier over a Sechserdreier that leaves the auction open
      Given the reading "neither" of "auction-end-with-solo"
      And the reading "<reading>" of "sechserdreier-rank"
      When the bidding goes "Vorhand Sechserdreier"
      And Second bids "Dreier"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-dreier    | refused |
        | above-dreier | refused |
        | below-dreier | allowed |

    @dispute:sechserdreier-rank
    Scenario Outline: a Sechserdreier over a Dreier that leaves the auction open
      Given the reading "until-passed" of "auction-second-turn"
      And the reading "<reading>" of "sechserdreier-rank"
      When the bidding goes "Vorhand Erster, Second Dreier, Third Weiter, Dealer Weiter"
      And Vorhand bids "Sechserdreier"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-dreier    | refused |
        | above-dreier | allowed |
        | below-dreier | refused |

    @dispute:sechserdreier-rank
    Scenario Outline: wherever it stands, a Sechserdreier is above a Rufer and below a Solodreier
      Given the reading "above" of "solorufer"
      And the reading "neither" of "auction-end-with-solo"
      And the reading "until-passed" of "auction-second-turn"
      And the reading "<reading>" of "sechserdreier-rank"
      When the bidding goes "Vorhand Erster, Second Solorufer, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      Then it is Second's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading      | choice                     |
        | as-dreier    | Weiter, Solodreier         |
        | above-dreier | Weiter, Solodreier         |
        | below-dreier | Weiter, Dreier, Solodreier |
