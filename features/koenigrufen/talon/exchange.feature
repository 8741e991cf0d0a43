# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away: the exchange of three

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-001
  Rule: In a Rufer the declarer may exchange three cards with the Stock

    Background:
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"

    Example: The declarer of a Rufer has two sets before him
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Rufer
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to lay away

    Example: Three cards laid away bring the hand of a Rufer back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to speak

    Example: All six cards are out of reach in a Rufer
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: After one set the other cannot be taken too in a Rufer
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-002
  Rule: In a Besser Rufer the declarer exchanges three cards with the Stock

    Background:
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"

    Example: The declarer of a Besser Rufer has two sets before him
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Besser Rufer
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to lay away

    Example: Three cards laid away bring the hand of a Besser Rufer back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to speak

    Example: All six cards are out of reach in a Besser Rufer
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: After one set the other cannot be taken too in a Besser Rufer
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-003
  Rule: In a Dreier the declarer may exchange three cards with the Stock

    Example: The declarer of a Dreier has two sets before him
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Scenario Outline: The declarer of a Dreier takes three, however many of six a Sechserdreier takes
      Given the reading "<round>" of "sechserdreier-takes"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

      Examples:
        | round      |
        | all-six    |
        | any-number |

    Example: Three cards of the Stock make a hand of fifteen in a Dreier
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to lay away

    Example: Three cards laid away bring the hand of a Dreier back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to speak

    Example: All six cards are out of reach in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: After one set the other cannot be taken too in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-004
  Rule: In a Besser Dreier the declarer may exchange three cards with the Stock

    Example: The declarer of a Besser Dreier has two sets before him
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Besser Dreier
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to lay away

    Example: Three cards laid away bring the hand of a Besser Dreier back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to speak

    Example: All six cards are out of reach in a Besser Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: After one set the other cannot be taken too in a Besser Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-012
  Rule: Before an exchange of three the Stock is turned face up for all, in two sets of three

    Background:
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"

    Example: During the auction nobody has seen the Stock or another hand
      Given Vorhand holds "I"
      And Second holds "Sküs"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "I Sküs D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Scenario Outline: Everybody sees the Stock of a Rufer once the König is called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Scenario Outline: The other contracts with an exchange of three
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | contract      |
        | Dreier        |
        | Besser Dreier |

    Example: The Stock of a Besser Rufer is turned after the call
      Given Second holds "K♥"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: Until the König is called the Stock of a Rufer lies face down
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: Where the call may wait, the Stock of a Rufer is turned before it
      Given the reading "before-discard" of "king-named-when"
      And Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Scenario Outline: During the auction nobody has seen the Stock
      When Vorhand bids "Mein Spiel"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Dealer  |

  @clause:KOE-TALON-013
  Rule: The declarer takes one of the two sets, whichever he likes, also the one without the called König

    Example: The poorer set may be taken
      Given Third holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Dealer holds "K♥"
      And the Talon is "K♣ D♣ C♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And Third takes the second half
      Then Third holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ 9♣ 8♣ 7♣"
      And it is Third's turn to lay away

    Scenario Outline: The called König lies in the first set
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then that is allowed
      And it is Vorhand's turn to lay away

      Examples:
        | half   |
        | first  |
        | second |

    Example: The set with the called König comes into the hand
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♥ D♦ B♦ 4♦ K♠ C♠ 9♠ 8♠ 7♠"
      And there is no partner

    Example: Nobody but the declarer takes a set
      Given the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand takes the first half
      Then that is refused
      And it is Second's turn to decide on the Talon

    @dispute:talon-halves @clause:KOE-DEALING-014
    Scenario Outline: What makes up a set
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                              |
        | as-dealt | first, second                                                                                       |
        | free     | D♥ 9♠ 8♠, D♥ 9♠ K♣, D♥ 9♠ 9♣, D♥ 9♠ 8♣, D♥ 8♠ K♣, D♥ 8♠ 9♣, D♥ 8♠ 8♣, D♥ K♣ 9♣, D♥ K♣ 8♣, D♥ 9♣ 8♣, |
        | …        | 9♠ 8♠ K♣, 9♠ 8♠ 9♣, 9♠ 8♠ 8♣, 9♠ K♣ 9♣, 9♠ K♣ 8♣, 9♠ 9♣ 8♣, 8♠ K♣ 9♣, 8♠ K♣ 8♣, 8♠ 9♣ 8♣, K♣ 9♣ 8♣  |

    @dispute:talon-halves @clause:KOE-DEALING-014
    Scenario Outline: The declarer picks a card from either end of the Stock
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "D♥ 9♠ K♣"
      Then that is <verdict>

      Examples:
        | reading  | verdict |
        | as-dealt | refused |
        | free     | allowed |

    @clause:KOE-DEALING-014
    Example: Three cards of one's own choice come into the hand
      Given the reading "free" of "talon-halves"
      And Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "D♥ K♣ 9♣"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♥ D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣"
      And it is Vorhand's turn to lay away

  @clause:KOE-TALON-014
  Rule: One set has to be taken; its cards may go straight back as discards where they may be laid away at all

    @dispute:talon-must-be-taken
    Scenario Outline: What the declarer of a contract without a call may do with the turned Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading   | contract      | choice               |
        | must      | Dreier        | first, second        |
        | may-leave | Dreier        | first, second, leave |
        | must      | Besser Dreier | first, second        |
        | may-leave | Besser Dreier | first, second, leave |

    @dispute:talon-must-be-taken
    Scenario Outline: A caller who wants no card of the Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand leaves the Talon
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | must      | refused |
        | may-leave | allowed |

    @dispute:talon-must-be-taken
    Scenario Outline: What the caller of a Besser Rufer may do with the König in the Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading   | choice                         |
        | must      | first, second, Aufgeben        |
        | may-leave | first, second, leave, Aufgeben |

    Example: Who leaves the Stock keeps his hand and lays nothing away
      Given the reading "may-leave" of "talon-must-be-taken"
      And Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand leaves the Talon
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And it is Vorhand's turn to speak

    Example: The three cards just taken go straight back
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And it is Vorhand's turn to speak
