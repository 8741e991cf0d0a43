# The Talon and the cards laid away, with the six cards of a Sechserdreier, the three of a Rufer or Dreier, and the
# games in which nobody touches the Talon.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named.

Feature: Taking the Talon and laying away

  Background:
    Given the rules "lungau"

  @clause:LUN-TALON-001
  Rule: In a Sechserdreier Vorhand takes all six cards of the Talon into her hand, and nobody else sees them, apart from a trump laid away

    Example: The whole Talon is all that a Sechserdreier offers
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "all"

    Example: Where a declarer may leave the Talon, a Sechserdreier still takes all of it
      Given the reading "may-leave" of "talon-must-be-taken"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "all"

    Example: The Talon of a Sechserdreier cannot be left even where others may leave it
      Given the reading "may-leave" of "talon-must-be-taken"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand leaves the Talon
      Then that is refused

    Example: Twelve cards and six make a hand of eighteen
      Given Vorhand holds "Sküs XX XVIII XV XII IX I K♠ D♠ K♣ 10♣ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      And it is Vorhand's turn to lay away

    Example: Half the Talon is too little for a Sechserdreier
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the first half
      Then that is refused

    Scenario Outline: The other three do not see the Talon of a Sechserdreier
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: Vorhand has seen the Talon that she took, wherever she sits
      Given the dealer is at seat 1
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Example: A player with a lower seat than Vorhand's has not seen the Talon of a Sechserdreier
      Vorhand has seat 2 here, and the third player seat 0.
      Given the dealer is at seat 1
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Example: When play begins the others still have seen nothing of it
      Given Vorhand holds "I B♦ 2♦ D♠"
      And the Talon is "K♥ D♥ 4♥" and "XXI B♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "4♥ B♦ 2♦ D♠ B♣ 7♣"
      And everybody says Gut!
      And Second is asked for the cards seen so far
      Then these cards have not been seen: "I K♥ D♥ 4♥ XXI B♣ 7♣"

    Example: A card of it that is led has been seen before the trick is over, and no other
      Given Vorhand holds "I B♦ 2♦ D♠"
      And the Talon is "K♥ D♥ 4♥" and "XXI B♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "4♥ B♦ 2♦ D♠ B♣ 7♣"
      And everybody says Gut!
      And Vorhand plays "XXI"
      And Second is asked for the cards seen so far
      Then these cards have been seen: "XXI"
      And these cards have not been seen: "I K♥ D♥ 4♥ B♣ 7♣"

    Scenario Outline: Until it is taken up nobody has seen the Talon of a Sechserdreier
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:LUN-TALON-002
  Rule: In a Sechserdreier Vorhand lays six cards away

    Example: Six cards go, some dealt and some from the Talon
      Given Vorhand holds "Sküs XX XVIII XV XII IX I K♠ D♠ K♣ 10♣ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ 10♣ 7♣"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ K♠ K♣"
      And it is Vorhand's turn to speak

    Example: Five cards are one short
      Given Vorhand holds "Sküs XX XVIII XV XII IX I K♠ D♠ K♣ 10♣ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ 10♣ 7♣"
      Then that is refused

    Example: Seven cards are one too many
      Given Vorhand holds "Sküs XX XVIII XV XII I K♠ D♠ B♠ K♣ 10♣ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ B♠ 10♣ 7♣"
      Then that is refused

  @clause:LUN-TALON-003
  Rule: In a Vogerlrufer and in a Dreier the declarer turns the Talon face up

    Example: The caller sees all six cards before he chooses
      Given Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: The Talon of an Uhurufer is turned as well
      Given Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: In a Dreier the Talon is turned as soon as the auction is over
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Second is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Scenario Outline: Nobody has seen the Talon as it was dealt
      Given a table of 5
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When Vorhand bids "Erster"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Fourth  |
        | Dealer  |

    Example: Until the König is called the Talon lies face down
      Given Vorhand holds "I"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

  @clause:LUN-TALON-004
  Rule: In a Vogerlrufer and in a Dreier the declarer takes one half of the Talon, whichever he likes

    Example: A Spatzrufer leaves the choice between two halves
      Given Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Example: The caller takes up the first half
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then Vorhand holds exactly "XXI XVII XV XI VI I D♥ D♦ B♦ 4♦ K♠ C♠ 9♠ 8♠ 7♠"
      And it is Vorhand's turn to lay away

    Example: A better first half binds nobody, the second may be taken
      Given Third holds "XXI XVII XV XI VI II K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Dealer holds "K♥"
      And the Talon is "K♣ D♣ C♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the second half
      Then Third holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ 9♣ 8♣ 7♣"
      And it is Third's turn to lay away

    Example: With a declarer at the table of five the Talon is his, not the dealer's
      Given a table of 5
      And Fourth holds "Sküs XX XVIII XV XII K♠ D♠ K♦ D♦ C♦ B♦ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Dreier"
      And Fourth takes the second half
      Then Fourth holds exactly "Sküs XXI XX XVIII XV XII III K♦ D♦ C♦ B♦ 2♦ K♠ D♠ 7♣"

    Example: All six are out of reach in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the whole Talon
      Then that is refused

    Example: A player after the declarer does not take a half either
      Given the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Third takes the first half
      Then that is refused
      And it is Second's turn to decide on the Talon

    Example: After one half the other cannot be taken too
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

    Example: Nobody but the declarer takes a half
      Given the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Vorhand takes the first half
      Then that is refused
      And it is Second's turn to decide on the Talon

  @clause:LUN-TALON-005
  Rule: After taking a half the declarer lays three cards away

    Example: The three cards just taken may go again
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      Then Vorhand holds exactly "XXI XVII XV XI VI I D♦ B♦ 4♦ K♠ C♠ 7♠"
      And it is Vorhand's turn to speak

    Example: Three dealt cards may go instead
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI I K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And it is Vorhand's turn to speak

    Example: Two cards are one short in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠"
      Then that is refused

    Example: Four cards are one too many in a Dreier
      Given Vorhand holds "7♣"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠ 7♣"
      Then that is refused

    Example: A card of the half left lying cannot be laid away
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 9♣"
      Then that is refused

    Example: Nobody but the declarer lays cards away
      Given Third holds "D♣ 9♣ 8♣"
      And the Talon is "D♥ 9♠ 8♠" and "D♦ 10♠ 7♠"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Second takes the first half
      And Third lays away "D♣ 9♣ 8♣"
      Then that is refused
      And it is Second's turn to lay away

    Example: A card of another hand is not laid away
      Given Vorhand holds "K♣ 4♥"
      And Second holds "D♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      Then that is refused

    Scenario Outline: Nobody lays the declarer's cards away for him
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Second takes the first half
      And <player> lays away "9♠ 8♠ 7♠"
      Then that is refused
      And it is Second's turn to lay away

      Examples:
        | player  |
        | Vorhand |
        | Third   |

  @clause:LUN-TALON-006
  Rule: One half has to be taken; leaving all six cards is not offered

    @dispute:talon-must-be-taken
    Scenario Outline: What the declarer of a Dreier may do with the turned Talon
      Given the reading "<reading>" of "talon-must-be-taken"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading   | choice               |
        | must      | first, second        |
        | may-leave | first, second, leave |

    @dispute:talon-must-be-taken
    Scenario Outline: A caller who wants no card of the Talon
      Given the reading "<reading>" of "talon-must-be-taken"
      And Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand leaves the Talon
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | must      | refused |
        | may-leave | allowed |

    @dispute:talon-must-be-taken
    Scenario Outline: What a caller may do with the called König in the Talon
      Given the reading "<reading>" of "talon-must-be-taken"
      And Vorhand holds "I"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading   | choice                          |
        | must      | first, second, Schleifen        |
        | may-leave | first, second, leave, Schleifen |

    Example: All six cards left lying count for the opponents
      Vorhand takes tricks 1, 2, 3, 6, 9 and 11 for 5 + 5 + 0 + 9 + 0 + 0 = 19. Second has 9 + 5 + 0 + 10 = 24, Third 14, Dealer 0.
      The six cards of the Talon hold K♣ 5 + D♣ 4 + C♣ 3 + B♣ 2 = 14: 24 + 14 + 0 + 14 = 52, and 19 + 52 = 71.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      And the reading "may-leave" of "talon-must-be-taken"
      When the bidding goes "Vorhand Dreier"
      And Vorhand leaves the Talon
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX XVIII   |
      Then the declarer's side has 19 Augen and the opponents have 52
      And "Spiel" is lost by the declarer

    Example: Where the Talon may be left, nothing is laid away for it
      Given the reading "may-leave" of "talon-must-be-taken"
      And Vorhand holds "Sküs XXI XX XVIII XV XII K♠ K♦ D♦ B♦ 2♦ 4♦"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand leaves the Talon
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII K♦ D♦ B♦ 2♦ 4♦ K♠"
      And it is Vorhand's turn to speak

  @clause:LUN-TALON-007
  Rule: A declarer who goes on alone may take either half, not only the one with the called König

    Example: Both halves and Schleifen are open when the called König lies in the Talon
      Given Vorhand holds "I"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, Schleifen"

    Example: The lone caller takes the half with the König
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then Vorhand holds exactly "XXI XVII XV XI VI I K♥ D♦ B♦ 4♦ K♠ C♠ 9♠ 8♠ 7♠"
      And there is no partner

    Example: The lone caller takes the half without the König
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI I D♦ B♦ 4♦ K♠ C♠ 7♠ D♣ 9♣ 8♣"
      And there is no partner

    Example: The König in the second half leaves the same freedom
      Given Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "K♥ D♥ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the first half
      Then that is allowed
      And it is Third's turn to lay away

  @clause:LUN-TALON-008
  Rule: Schleifen is possible until a half has been taken

    Background:
      Given Vorhand holds "I"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"

    Example: With the Talon turned and untouched the caller may still give up
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      Then that is allowed
      And it is nobody's turn

    @dispute:schleifen-moment
    Scenario Outline: Giving up with a half already in hand
      Given the reading "<reading>" of "schleifen-moment"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand gives up by Schleifen
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | before-half    | refused |
        | before-discard | allowed |

    Example: Once three cards are laid away nobody gives up any more
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up by Schleifen
      Then that is refused

    Example: Laying away ends it also where one may give up with a half in hand
      Given the reading "before-discard" of "schleifen-moment"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up by Schleifen
      Then that is refused

    Example: Whoever has given up cannot take a half after all
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up by Schleifen
      And Vorhand takes the first half
      Then that is refused
      And it is nobody's turn

  @clause:LUN-TALON-009
  Rule: Könige and cards of the Trull are never laid away

    @position
    Example: Three Damen may go at once
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♦ D♠ D♣" from "Sküs XXI XIV IX I K♥ D♥ K♦ D♦ K♠ D♠ 7♠ K♣ D♣ 10♣"
      Then that is allowed

    @position
    Scenario Outline: No card of five Augen goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    @position
    Example: A Dame, a Caval and a Bube may all go
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♥ C♦ B♥" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    Example: A König out of the Talon stays in hand as well
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "K♣ 9♣ 8♣"
      Then that is refused

    Example: Only suit cards below the König are offered while there are enough of them
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then it is Vorhand's turn to lay away
      And the choice is "D♦ B♦ 4♦ C♠ 7♠ 9♣ 8♣"

    @position
    Scenario Outline: Even without a single low suit card no card of five Augen goes
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |
        | K♥   |
        | K♣   |

  @clause:LUN-TALON-010
  Rule: Trumps II to XX may be laid away only when nothing else is left to lay away

    @position
    Scenario Outline: The lowest and the highest of these trumps stay while suit cards are there
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<trump> 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ K♣ 10♣ 8♠ 7♠"
      Then that is refused

      Examples:
        | trump |
        | II    |
        | XX    |

    @position
    Example: A Dame is no last resort
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♥ 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ D♥ K♣ 10♣ 8♠ 7♠"
      Then that is allowed

    Example: A Dame could have gone instead of a trump
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "VI 9♠ 8♠"
      Then that is refused

    Example: With exactly three suit cards below the König these three have to go
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "D♦ 9♠ 8♠"

    @position
    Scenario Outline: Three suit cards below the König leave no trump to go, however forced trumps are read
      Given the reading "<round>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "<cards>" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ K♣ 10♣ 8♠ 7♠"
      Then that is <verdict>

      Examples:
        | round        | cards     | verdict |
        | as-few       | XI 8♠ 7♠  | refused |
        | as-few       | 10♣ 8♠ 7♠ | allowed |
        | bid-uhu-last | XI 8♠ 7♠  | refused |
        | bid-uhu-last | 10♣ 8♠ 7♠ | allowed |
        | any-number   | XI 8♠ 7♠  | refused |
        | any-number   | 10♣ 8♠ 7♠ | allowed |

    Example: With two suit cards below the König one trump fills up
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then Vorhand holds exactly "Sküs XX XIX XVIII XVII XVI XV XIV XIII XII K♥ K♦"
      And it is Vorhand's turn to speak

    @position
    Example: Three trumps go when there is nothing but trumps and Könige
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XX XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is allowed

    @position
    Example: Six suit cards keep every trump of a Sechserdreier in hand
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is refused

    @position
    Example: Five suit cards let one trump of a Sechserdreier go
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII XI IX III I K♥ D♥ 4♥ 2♦ K♠ K♣ 10♣ 7♣"
      Then that is allowed

    @position
    Example: However many trumps may go, none goes while suit cards are left
      Four suit cards below the König are more than three.
      Given the reading "any-number" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "9♠ 8♠ II" from "Sküs XX XIX XVIII XVI XIV II I K♥ K♦ K♣ 10♠ 9♠ 8♠ 7♠"
      Then that is refused

  @clause:LUN-TALON-011
  Rule: Only as many trumps go as are missing, chosen freely among II to XX, even the II of an Uhurufer

    @position
    Scenario Outline: In a Spatzrufer the II is a trump like any other
      Nobody bid the II here, so no reading keeps it in the hand.
      Given the reading "<round>" of "forced-trump-discard"
      And Vorhand plays a Spatzrufer calling K♠
      When Vorhand wants to lay away "II 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II I K♥ K♦ K♣ 8♠ 7♠"
      Then that is allowed

      Examples:
        | round        |
        | as-few       |
        | bid-uhu-last |
        | any-number   |

    @position @dispute:forced-trump-discard
    Scenario Outline: The bid II among three trumps that have to go
      Without a suit card below the König three trumps go; seven others are there besides the II.
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "XIV XII II" from "Sküs XXI XX XIX XVIII XVII XVI XIV XII II I K♥ K♦ K♠ K♣"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | allowed |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: The bid II as the trump that fills up
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "II 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | allowed |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: Two trumps although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "XII X 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | refused |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @dispute:forced-trump-discard
    Scenario Outline: What an Uhurufer may lay away from a hand with two low suit cards
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand holds "Sküs XX XIX XVIII XVI XIV XII II K♥ K♦ K♣ 8♠"
      And Second holds "K♠"
      And the Talon is "XI X 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                 |
        | as-few       | XX XIX XVIII XVI XIV XII XI X II 8♠ 7♠ |
        | bid-uhu-last | XX XIX XVIII XVI XIV XII XI X 8♠ 7♠    |
        | any-number   | XX XIX XVIII XVI XIV XII XI X II 8♠ 7♠ |

    @position @dispute:forced-trump-discard
    Scenario Outline: The II and another trump although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "II XII 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | refused |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: Four trumps of a Sechserdreier although one would do
      Five suit cards below the König are there for six places.
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "D♥ 4♥ XVII XVI XV XIV" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV I K♥ D♥ 4♥ K♦ 2♦ K♠ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | refused |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @dispute:forced-trump-discard
    Scenario Outline: The II is the first of two trumps to go although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand holds "Sküs XX XIX XVIII XVI XIV XII II K♥ K♦ K♣ 8♠"
      And Second holds "K♠"
      And the Talon is "XI X 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II XII 7♠"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | as-few       | refused |
        | bid-uhu-last | refused |
        | any-number   | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: Where one trump would do, the II is laid away, or two others
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand wants to lay away "II 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠"
      Then that is <the II>
      When Vorhand wants to lay away "XII X 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠"
      Then that is <two others>

      Examples:
        | reading      | the II  | two others |
        | as-few       | allowed | refused    |
        | bid-uhu-last | refused | refused    |
        | any-number   | allowed | allowed    |

  @clause:LUN-TALON-012
  Rule: Trumps laid away lie face up, all other discards face down

    @position
    Scenario Outline: <cards that lie open>
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<cards>" from "<hand>"
      Then of the cards laid away "<open>" lie face up

      Examples:
        | cards that lie open                                | cards       | hand                                                     | open        |
        | The II lies open among three trumps                | XIV XII II  | Sküs XXI XX XIX XVIII XVII XVI XIV XII II I K♥ K♦ K♠ K♣  | XIV XII II  |
        | Of a trump and two spades only the trump lies open | XII 8♠ 7♠   | Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ K♣ 8♠ 7♠     | XII         |
        | Three trumps laid away are all open                | XX XIV XIII | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣ | XX XIV XIII |

    Example: The one trump among three discards lies open
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then of the cards laid away "III" lie face up

    Example: Suit cards alone leave nothing open
      Given Vorhand holds "XXI XVII XV XI VI I K♠ C♠ 7♠ D♦ B♦ 4♦"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then none of the cards laid away lies face up

    Example: An opponent sees the trump that went
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "III"

    Example: An opponent does not see the Dame that went
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "D♦"

    @clause:LUN-TALON-001
    Scenario Outline: The one trump that a Sechserdreier has to lay away lies open, though it came from the Talon
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König, so one trump has to go.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♦ 2♦ D♥ 8♣ 7♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III"
      And these cards have not been seen: "D♥ K♣ XIII 8♣ 7♣ D♦ 2♦"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    @clause:LUN-TALON-001
    Scenario Outline: The first trick uncovers nothing more of what a Sechserdreier laid away
      K♣ has been seen since it was played.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And Second holds "B♣"
      And Third holds "C♣"
      And Dealer holds "10♣"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♦ 2♦ D♥ 8♣ 7♣"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♣ B♣ C♣ 10♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III K♣"
      And these cards have not been seen: "D♥ XIII 8♣ 7♣ D♦ 2♦"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Scenario Outline: who has seen the trump that went still knows it when the first card lies
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And Second holds "2♥"
      And Third holds "3♥"
      And Dealer holds "4♥"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III K♥ <own>"
      And these cards have not been seen: "D♦ Sküs XX XIX K♦ <others>"

      Examples:
        | player | own | others |
        | Second | 2♥  | 3♥ 4♥  |
        | Third  | 3♥  | 2♥ 4♥  |
        | Dealer | 4♥  | 2♥ 3♥  |

    Scenario Outline: after the first trick the others have seen its cards and the trump that went, and not the Dame
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And Second holds "2♥"
      And Third holds "3♥"
      And Dealer holds "4♥"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ 2♥ 3♥ 4♥"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III K♥ 2♥ 3♥ 4♥"
      And these cards have not been seen: "D♦ Sküs XX XIX K♦"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: the declarer has seen all that he laid away, and of the others what they played
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And Second holds "2♥"
      And Third holds "3♥"
      And Dealer holds "4♥"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "2♥"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "III D♦ 9♠ Sküs XX K♥ 2♥"
      And these cards have not been seen: "3♥ 4♥"

    Example: at a table of five the fourth player has seen what the others have
      Given a table of 5
      And the dealer is at seat 1
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Fourth is asked for the cards seen so far
      Then these cards have been seen: "III K♥"
      And these cards have not been seen: "D♦ Sküs XX K♦"

  @clause:LUN-TALON-013
  Rule: After the first trick the half for the opponents is turned over and put with their tricks

    Scenario Outline: <cards seen>
      Given the reading "declarer" of "turned-talon-visibility"
      And Vorhand holds "I K♣"
      And Second holds "K♥ B♣"
      And Third holds "C♣"
      And Dealer holds "10♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♣ B♣ C♣ 10♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "<cards>"

      Examples:
        | cards seen                                                                                 | player  | cards             |
        | Where only the declarer saw the Talon, the first trick brings the half left lying to light | Third   | D♣ 9♣ 8♣          |
        | The declarer, who saw both halves, has still seen both when one is turned over             | Vorhand | 9♠ 8♠ 7♠ D♣ 9♣ 8♣ |

    Example: Three cards on the table are not yet a trick
      Given the reading "declarer" of "turned-talon-visibility"
      And Vorhand holds "I K♣"
      And Second holds "K♥ B♣"
      And Third holds "C♣"
      And Dealer holds "10♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And Vorhand plays "K♣"
      And Second plays "B♣"
      And Third plays "C♣"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "D♣ 9♣ 8♣"

    Example: The half that was taken is not turned over again
      Given the reading "declarer" of "turned-talon-visibility"
      And Vorhand holds "I K♣"
      And Second holds "K♥ B♣"
      And Third holds "C♣"
      And Dealer holds "10♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♣ B♣ C♣ 10♣"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "9♠ 8♠ 7♠"

    Example: The half left lying ends up in the opponents' count
      Tricks of the declarer's side: K♥ and C♥ (8), the Sküs (5), in all 13.
      The opponents win 54 in tricks; the D♣ of the half left lying makes it 58.
      Given Vorhand holds "VI V IV III II I 4♥ 3♥ A♦ 2♦ C♠ C♣"
      And Second holds "Sküs XI X IX VIII VII K♥ 2♥ 3♦ 4♦ B♠ B♣"
      And Third holds "XXI XX XIX XVIII XVII D♥ C♥ K♦ D♦ K♠ 10♠ K♣"
      And Dealer holds "XVI XV XIV XIII XII B♥ A♥ C♦ B♦ D♠ 10♣ 7♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♥ K♥ C♥ A♥       |
        | Second  | 2♥ D♥ B♥ 3♥       |
        | Third   | K♦ C♦ A♦ 3♦       |
        | Third   | D♦ B♦ 2♦ 4♦       |
        | Third   | K♠ D♠ C♠ B♠       |
        | Third   | K♣ 7♣ C♣ B♣       |
        | Third   | 10♠ XII II Sküs   |
        | Second  | VII XVII XIII III |
        | Third   | XVIII XIV IV VIII |
        | Third   | XIX XV V IX       |
        | Third   | XX XVI VI X       |
        | Third   | XXI 10♣ I XI      |
      Then the declarer's side has 13 Augen and the opponents have 58

  @clause:LUN-TALON-014
  Rule: All players see the turned Talon; the half left lying is face down once the first trick is over

    @dispute:turned-talon-visibility
    Scenario Outline: What an opponent learns when the Talon is turned
      Given the reading "<reading>" of "turned-talon-visibility"
      And Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Third is asked for the cards seen so far
      Then these cards <have> been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | reading  | have     |
        | all      | have     |
        | declarer | have not |

    @dispute:turned-talon-visibility
    Scenario Outline: Who sees the Talon that is turned in a Dreier
      Given the reading "<reading>" of "turned-talon-visibility"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And <player> is asked for the cards seen so far
      Then these cards <have> been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | reading  | player  | have     |
        | all      | Vorhand | have     |
        | all      | Second  | have     |
        | all      | Third   | have     |
        | all      | Dealer  | have     |
        | declarer | Vorhand | have not |
        | declarer | Second  | have     |
        | declarer | Third   | have not |
        | declarer | Dealer  | have not |

    @dispute:turned-talon-visibility
    Scenario Outline: What the partner knows of the half that was taken in a Rufer
      Given the reading "<reading>" of "turned-talon-visibility"
      And Vorhand holds "I"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Second is asked for the cards seen so far
      Then these cards <have> been seen: "9♠ 8♠ 7♠"

      Examples:
        | reading  | have     |
        | all      | have     |
        | declarer | have not |

    Example: A card of the turned Talon stays seen when its taker plays it
      Given Vorhand holds "B♦ 2♦"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ B♦ 2♦"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Example: A trump of the turned Talon stays seen when it is laid away
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "XIII D♦ 9♠"
      And Second is asked for the cards seen so far
      Then these cards have been seen: "XIII XII 9♠ D♣ 9♣ 8♣"
      And these cards have not been seen: "XX III D♦"

    Example: Before the first trick an opponent has seen nothing beside his own hand
      Given the reading "declarer" of "turned-talon-visibility"
      And Vorhand holds "I K♣"
      And Second holds "K♥ B♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "I 9♠ 8♠ 7♠ D♣ 9♣ 8♣"

  @clause:LUN-TALON-015
  Rule: In a solo game the Talon is neither turned nor taken and stays hidden until the end

    Example: After a Solodreier announcing comes at once
      Given the reading "on" of "solodreier"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      Then it is Dealer's turn to speak

    Example: After the call of a Solorufer announcing comes at once
      Given the reading "below" of "solorufer"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak

    Example: A half cannot be taken in a Solodreier
      Given the reading "on" of "solodreier"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      And Dealer takes the first half
      Then that is refused

    Example: Even with the called König in it the Talon of a Solorufer stays as it is
      Given the reading "below" of "solorufer"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to speak

    Scenario Outline: Nobody has seen the called König that lies in the Talon of a Solorufer
      Given the reading "below" of "solorufer"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: A Solorufer cannot be given up, since nobody finds the called König in its Talon
      Given the reading "below" of "solorufer"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And Vorhand gives up by Schleifen
      Then that is refused

    Example: The last card of a Solodreier uncovers its Talon
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      And the reading "on" of "solodreier"
      When the bidding goes "Vorhand Solodreier"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ 3♥ 4♥ A♥      |
        | Vorhand | Sküs V III II    |
        | Vorhand | 10♣ 9♣ 8♣ 7♣     |
        | Vorhand | 2♥ D♥ C♥ B♥      |
        | Second  | K♦ 2♦ 3♦ 4♦      |
        | Second  | A♦ C♦ B♦ D♦      |
        | Vorhand | C♠ D♠ K♠ B♠      |
        | Third   | 9♠ 10♠ 7♠ 8♠     |
        | Dealer  | IV XII IX VI     |
        | Vorhand | XVI XVII XI VIII |
        | Second  | XIII XV XIV XIX  |
        | Vorhand | I XXI XX         |
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "K♣ D♣ X C♣ B♣ VII"
      When Dealer plays "XVIII"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "K♣ D♣ X C♣ B♣ VII"

    Example: The player of a Solodreier does not see the Talon
      Given the reading "on" of "solodreier"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      And Dealer is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: The first trick does not uncover the Talon of a Solorufer
      Given the reading "below" of "solorufer"
      And Vorhand holds "K♣"
      And Second holds "K♥ B♣"
      And Third holds "C♣"
      And Dealer holds "10♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♣ B♣ C♣ 10♣"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "9♠ 8♠ 7♠ D♣ 9♣ 8♣"

  @clause:LUN-TALON-016
  Rule: In Fahren among four nobody looks at the Talon

    Scenario Outline: No player of a Fahren has seen the Talon when play begins
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: Vorhand takes nothing from the Talon in Fahren
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused

    Example: The first trick of Fahren does not uncover the Talon
      Everybody beats the card before him, as Fahren demands.
      Given Vorhand holds "8♣"
      And Second holds "B♣"
      And Third holds "C♣"
      And Dealer holds "K♣"
      And the Talon is "9♠ 8♠ 7♠" and "D♣ 10♣ 9♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "8♣ B♣ C♣ K♣"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "9♠ 8♠ 7♠ D♣ 10♣ 9♣"

  @clause:LUN-TALON-017
  Rule: In Fahren among five the dealer takes the six cards of the Talon as his hand

    Background:
      Given a table of 5
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"

    Example: The dealer picks up the six cards when all pass
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      Then the contract is Fahren
      And Dealer holds exactly "XXI III K♥ D♥ 4♥ 7♣"

    Example: The dealer of five has looked at the Talon
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Example: Who sees the Talon of five depends on who dealt, not on the seat
      The second player has seat 3 here, a higher one than the dealer's.
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Second is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Example: The other four do not see what the dealer picked up
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Fourth is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"
