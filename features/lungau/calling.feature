Feature: Calling a König

  # Every scenario says who holds the four Könige, the I and the II; the other cards are dealt in canonical order.

  Background:
    Given the rules "lungau"

  @clause:LUN-CALLING-001
  Rule: In a Spatzrufer or Uhurufer the declarer calls one of the four Könige

    Example: after a Spatzrufer
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      Then it is Second's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: after an Uhurufer
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      Then it is Third's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: a Dame is called
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣ D♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "D♣"
      Then that is refused

    Example: every König is called by its name
      Given Vorhand holds "K♥"
      And Second holds "I K♦ K♠ K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "Vierter König"
      Then that is refused

    @position
    Example: a hand without a König can call each of them
      Given Vorhand plays a Spatzrufer
      When Vorhand is to call with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

    Scenario Outline: the declarer calls a card that is no König
      Given Second holds "I"
      And Third holds "C♣ XX"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "<card>"
      Then that is refused

      Examples:
        | card |
        | C♣   |
        | XX   |

    Example: a player before the declarer calls in his place
      Given Second holds "I"
      And Third holds "K♥"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then that is refused
      And it is Second's turn to call

    Example: nobody calls in the declarer's place
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Dealer calls "K♥"
      Then that is refused
      And it is Second's turn to call

  @clause:LUN-CALLING-002
  Rule: Whoever holds the called König is the declarer's partner

    Scenario Outline: three hands, three possible partners
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      Then the contract is Spatzrufer and Vorhand is the declarer
      And the partner is <partner>
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | king | partner |
        | K♦   | Second  |
        | K♠   | Third   |
        | K♣   | Dealer  |

    Example: Vorhand is the partner of another declarer
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♥"
      Then the contract is Uhurufer and Third is the declarer
      And the partner is Vorhand

    Example: the partner at a table of five
      Given a table of 5
      And Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "II K♠"
      And Fourth holds "K♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Fourth Weiter"
      And Vorhand calls "K♣"
      Then the partner is Fourth

    Example: the holder of a König that was not called is no partner
      Given Vorhand holds "I"
      And Second holds "K♥ K♦ K♠"
      And Third holds "K♣"
      And Dealer holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then the partner is Third

    Example: a König in the Talon that was not called leaves the partner where he is
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      Then that is allowed
      And the partner is Second
      And it is Vorhand's turn to lay away

  # Vorhand takes a half of empty cards and lays the like away, so that nothing but the König distinguishes the others.

    Scenario Outline: the König that is called, in whosever hand
      Given Vorhand holds "I <own>"
      And <holder> holds "<king>"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      Then the called König is "<king>"
      And the partner is <holder>
      And the deal is not over

      Examples:
        | own      | king | holder |
        | K♥       | K♦   | Third  |
        | K♥ K♦ K♠ | K♣   | Third  |
        | D♥       | K♥   | Second |
        | K♣       | K♠   | Dealer |

  @clause:LUN-CALLING-003
  Rule: The partner does not give himself away in words
    Only announcements and cards show him, and no utterance names a side, except for what König ultimo, or a Kontra or
    Rekontra to the game, shows by itself.

    Example: all that the partner can say
      König ultimo is the called player's and Valat the declarer's side's to announce; the game is not his to double.
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Gut!, Trull, Könige, König ultimo, Valat, Kontra Spatz of Vorhand"

    Example: all that a player against the declarer can say
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Gut!, Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand"

    Example: all that the caller can say
      The Spatz is his already through the contract, and there is nothing to double yet.
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!, Trull, Könige, Valat"

    Example: the called player cannot say that he is the partner
      Given Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "Ich bin Partner"
      Then that is refused
      And it is Second's turn to speak

    Example: a Rekontra to the game is open to the partner and shows him
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Gut!, Rekontra Spiel"

  @clause:LUN-CALLING-004
  Rule: In a Dreier the declarer plays alone and calls nobody

    Background:
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"

    Example: a Dreier goes from the auction straight to the Talon
      When the bidding goes "Vorhand Erster, Second Dreier"
      Then the contract is Dreier and Second is the declarer
      And there is no partner
      And it is Second's turn to decide on the Talon

    Example: nor does a Dreier over which a Solodreier was still possible
      Given the reading "on" of "solodreier"
      And the reading "neither" of "auction-end-with-solo"
      When the bidding goes "Vorhand Erster, Second Dreier, Third Weiter, Dealer Weiter"
      Then the contract is Dreier and Second is the declarer
      And there is no partner
      And it is Second's turn to decide on the Talon

    Scenario Outline: nothing is told as called in a Dreier and in a Sechserdreier
      When Vorhand bids "<game>"
      Then no König is called
      And there is no partner

      Examples:
        | game   |
        | Dreier |

  @clause:LUN-CALLING-012
  Rule: A Sechserdreier is played alone too, and nobody is called

    Background:
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"

    Example: so does a Sechserdreier
      When the bidding goes "Vorhand Sechserdreier"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    Example: a Sechserdreier that leaves the auction open calls nobody either when all have passed
      Given the reading "on" of "solodreier"
      And the reading "neither" of "auction-end-with-solo"
      When the bidding goes "Vorhand Sechserdreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    Example: nothing is told as called in a Sechserdreier
      When Vorhand bids "Sechserdreier"
      Then no König is called
      And there is no partner

  @clause:LUN-CALLING-005
  Rule: In a Solorufer the declarer calls a König for a partner

    Example: the choice of Könige
      Given the reading "below" of "solorufer"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠ I"
      And Dealer holds "K♣ II"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Scenario Outline: the holder of the König is the partner, and the announcing begins
      Given the reading "below" of "solorufer"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠ I"
      And Dealer holds "K♣ II"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      Then that is allowed
      And the partner is <partner>
      And it is Vorhand's turn to speak

      Examples:
        | king | partner |
        | K♦   | Second  |
        | K♠   | Third   |
        | K♣   | Dealer  |

    Example: a König in the Talon that was not called leaves the declarer his partner
      Given the reading "below" of "solorufer"
      And Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "XX"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      Then the partner is Third
      And it is Vorhand's turn to speak

  @clause:LUN-CALLING-006
  Rule: In a Solodreier the declarer plays alone

    Example: nobody is called
      Given the reading "on" of "solodreier"
      And Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      Then the contract is Solodreier and Dealer is the declarer
      And there is no partner
      And it is Dealer's turn to speak

  @clause:LUN-CALLING-007
  Rule: The König is named after the auction and before the Talon is turned

    Example: the auction is over, the Talon still covered
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "I K♥"
      And these cards have not been seen: "4♥ 3♥ 2♥ 4♦ 3♦ 2♦"

    Example: nobody calls a König before the auction is over
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When Vorhand bids "Spatzrufer"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Second's turn to bid

    Example: the König is named, the Talon lies open
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "I K♥ 4♥ 3♥ 2♥ 4♦ 3♦ 2♦"
      And these cards have not been seen: "K♦ K♠ II K♣"

    @dispute:king-named-when
    Scenario Outline: a bid without a König
      Given the reading "<reading>" of "king-named-when"
      And Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      When Vorhand bids "Spatzrufer"
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | after-auction | allowed |
        | with-bid      | refused |

    @dispute:king-named-when
    Scenario Outline: a bid that names its König
      Given the reading "<reading>" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "I K♠"
      And Dealer holds "II K♣"
      When the bidding goes "Vorhand Erster, Second Weiter"
      And Third bids "Spatzrufer K♦"
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | after-auction | refused |
        | with-bid      | allowed |

    Example: a bid that names a Dame instead of a König
      Given the reading "with-bid" of "king-named-when"
      And Second holds "I K♣"
      When the bidding goes "Vorhand Erster"
      And Second bids "Spatzrufer D♥"
      Then that is refused

    Scenario Outline: no König is named with a bid that calls none
      Given the reading "with-bid" of "king-named-when"
      And Second holds "K♥"
      When the bidding goes "Vorhand Erster"
      And Second bids "<bid>"
      Then that is refused

      Examples:
        | bid       |
        | Weiter K♦ |
        | Dreier K♦ |

    @dispute:king-named-when
    Scenario Outline: what follows the last pass
      Given the reading "<reading>" of "king-named-when"
      And Vorhand holds "II K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "I K♣"
      When the bidding goes "Vorhand <bid>, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Uhurufer and Vorhand is the declarer
      And it is Vorhand's turn to <deed>
      And the choice is "<choice>"

      Examples:
        | reading       | bid         | deed                | choice        |
        | after-auction | Uhurufer    | call                | K♥ K♦ K♠ K♣   |
        | with-bid      | Uhurufer K♠ | decide on the Talon | first, second |

    Example: a Solorufer that names its König
      Given the reading "with-bid" of "king-named-when"
      And the reading "below" of "solorufer"
      And Vorhand holds "II K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "I K♣"
      When the bidding goes "Vorhand Erster, Second Solorufer K♠, Third Weiter, Dealer Weiter"
      Then the contract is Solorufer and Second is the declarer
      And the partner is Third
      And it is Second's turn to speak

    @position @dispute:king-named-when
    Scenario Outline: the words of an auction with the Solorufer in it
      Given the reading "<reading>" of "king-named-when"
      And the reading "below" of "solorufer"
      And the bidding went "Vorhand Erster"
      When Second is to bid with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading       | choice                                                                                                                             |
        | after-auction | Weiter, Solorufer, Spatzrufer, Dreier                                                                                              |
        | with-bid      | Weiter, Solorufer K♥, Solorufer K♦, Solorufer K♠, Solorufer K♣, Spatzrufer K♥, Spatzrufer K♦, Spatzrufer K♠, Spatzrufer K♣, Dreier |

    @position @dispute:king-named-when
    Scenario Outline: the words of an auction
      Given the reading "<reading>" of "king-named-when"
      When Vorhand is to bid with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading       | choice                                                                                    |
        | after-auction | Erster, Sechserdreier, Spatzrufer, Dreier                                                 |
        | with-bid      | Erster, Sechserdreier, Spatzrufer K♥, Spatzrufer K♦, Spatzrufer K♠, Spatzrufer K♣, Dreier |

    Example: with the Talon turned the caller cannot change to another König
      The called König lies in the Talon, and each of the others would bring a partner.
      Given Vorhand holds "I"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: before the König is named no half is taken
      Given Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to call

  @clause:LUN-CALLING-008
  Rule: A player may call a König of his own hand and so play alone in secret

    Example: nobody is the partner of a caller who calls himself
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    @dispute:own-king-call
    Scenario Outline: a caller names the König in his hand
      Given the reading "<reading>" of "own-king-call"
      And Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "K♦"
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | allowed   | allowed |
        | forbidden | refused |

    @position @dispute:own-king-call
    Scenario Outline: two Könige in the caller's hand
      Given the reading "<reading>" of "own-king-call"
      And Vorhand plays an Uhurufer
      When Vorhand is to call with "XX XIX II K♥ C♥ A♥ 2♥ K♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice      |
        | allowed   | K♥ K♦ K♠ K♣ |
        | forbidden | K♦ K♣       |

    @position @dispute:own-king-call
    Scenario Outline: three Könige in the hand of a Solorufer
      Given the reading "<reading>" of "own-king-call"
      And the reading "below" of "solorufer"
      And Vorhand plays a Solorufer
      When Vorhand is to call with "XX XIX XVIII K♥ C♥ A♥ K♦ K♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice      |
        | allowed   | K♥ K♦ K♠ K♣ |
        | forbidden | K♣          |

    Example: with all four Könige in hand one of them is called
      Given Second holds "I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "K♥"
      Then that is allowed
      And there is no partner
      And it is Second's turn to decide on the Talon

    @position
    Example: all four Könige in the hand of a player who may not call himself
      There is no König left to call, so no Rufer can be bid.
      Given the reading "forbidden" of "own-king-call"
      And the reading "below" of "solorufer"
      When Vorhand is to bid with "XX II I K♥ D♥ C♥ K♦ K♠ D♠ K♣ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Erster, Sechserdreier, Dreier"

    Scenario Outline: a holder of all four Könige who may not call himself bids a Rufer
      Given the reading "forbidden" of "own-king-call"
      And the reading "below" of "solorufer"
      And Second holds "II I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Erster"
      And Second bids "<bid>"
      Then that is refused

      Examples:
        | bid        |
        | Spatzrufer |
        | Uhurufer   |
        | Solorufer  |

    Example: a holder of all four Könige who may not call himself bids a Dreier
      Given the reading "forbidden" of "own-king-call"
      And Second holds "II I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier"

    Example: the König named with the bid is the caller's own
      Given the reading "with-bid" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      When the bidding goes "Vorhand Erster, Second Spatzrufer K♦, Third Weiter, Dealer Weiter"
      Then the contract is Spatzrufer and Second is the declarer
      And there is no partner
      And it is Second's turn to decide on the Talon

    @position
    Example: bids that name a König, where the own ones may not be called
      Given the reading "forbidden" of "own-king-call"
      And the reading "with-bid" of "king-named-when"
      And the reading "below" of "solorufer"
      And the bidding went "Vorhand Erster"
      When Second is to bid with "XX XIX I K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Solorufer K♦, Solorufer K♣, Spatzrufer K♦, Spatzrufer K♣, Dreier"

    Example: a holder of all four Könige and of no Vogerl, who may not call himself, bids the Solorufer
      Given the reading "forbidden" of "own-king-call"
      And the reading "below" of "solorufer"
      And Second holds "K♥ K♦ K♠ K♣"
      And Third holds "II I"
      When the bidding goes "Vorhand Erster"
      And Second bids "Solorufer"
      Then that is refused

    @position
    Example: with all four Könige, no Vogerl and no call on oneself only a Dreier is left
      Given the reading "forbidden" of "own-king-call"
      And the reading "below" of "solorufer"
      And the bidding went "Vorhand Erster"
      When Second is to bid with "XX XIX XVIII XVII K♥ D♥ K♦ D♦ K♠ D♠ K♣ D♣" in hand
      Then it is Second's turn to bid
      And the choice is "Weiter, Dreier"

    Example: a bid that names a König of the own hand, where that may not be called
      Given the reading "forbidden" of "own-king-call"
      And the reading "with-bid" of "king-named-when"
      And Second holds "I K♦"
      When the bidding goes "Vorhand Erster"
      And Second bids "Spatzrufer K♦"
      Then that is refused

    Example: a caller who may not call himself has the other Könige
      Given the reading "forbidden" of "own-king-call"
      And Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II K♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to call
      And the choice is "K♦ K♠ K♣"

    Example: a caller of his own König has called it all the same
      Given Vorhand holds "I K♦"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then the called König is "K♦"
      And there is no partner

  @clause:LUN-CALLING-009
  Rule: When the called König lies in the Talon, the declarer may go on, alone against three

    Example: the three ways open to the declarer
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And there is no partner
      And the choice is "first, second, Schleifen"

    Example: going on with the half that has the König
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to lay away

    Example: going on with the other half
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "XX"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♣"
      And Third takes the second half
      Then that is allowed
      And there is no partner
      And it is Third's turn to lay away

    Example: a König that lies in the Talon is the called one still, when a half was taken
      Given Vorhand holds "I"
      And the Talon is "K♠ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      Then the called König is "K♠"
      And there is no partner

  @clause:LUN-CALLING-010
  Rule: When the called König lies in the Talon, the declarer may give up by Schleifen, and the deal is not played

    @clause:LUN-SETTLING-021
    Example: giving up a Spatzrufer
      Three times 30 Cent are 90.
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And Vorhand gives up by Schleifen
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    @clause:LUN-SETTLING-021
    Example: giving up an Uhurufer, with the König in the second half
      Given Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♣"
      And Dealer holds "XX"
      And the Talon is "4♦ 3♦ 2♦" and "3♥ 2♥ K♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♠"
      And Third gives up by Schleifen
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand +30, Second +30, Third -90, Dealer +30"

    Scenario Outline: <holder>
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "<Dealer>"
      And the Talon is "<first>" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      And Vorhand gives up by Schleifen
      Then that is refused

      Examples:
        | holder                                                | Dealer | first    | king |
        | another player holds the called König                 | II K♣  | 4♥ 3♥ 2♥ | K♣   |
        | the König in the Talon is not the one that was called | II     | K♣ 3♥ 2♥ | K♠   |
        | the declarer holds the called König himself           | II     | K♣ 3♥ 2♥ | K♥   |

    Example: a Dreier cannot be given up
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "II"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand gives up by Schleifen
      Then that is refused

  @clause:LUN-CALLING-011
  Rule: When the called König of a Solorufer lies in the Talon, the declarer plays alone

    Scenario Outline: the König in either half
      Given the reading "below" of "solorufer"
      And Vorhand holds "K♥"
      And Second holds "I K♦"
      And Third holds "II K♠"
      And Dealer holds "XX"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | first    | second   |
        | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |
