# The Talon and the cards laid away: the exchange of three, the six cards of a Sechser-Dreier, what may go and what
# the others see of it, and the games in which nobody touches the Talon.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Talon and laying away

  Background:
    Given the rules "karl"

  @clause:KAR-TALON-001
  Rule: In a Rufer, Auch-Rufer or Dreier the Talon is turned up for all to see

    Scenario Outline: Everybody sees the Talon once the König is called
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "<auction>"
      And Vorhand calls "K♥"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | game       | player  | auction                                                                 |
        | Rufer      | Vorhand | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Rufer      | Second  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Rufer      | Third   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Rufer      | Dealer  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Auch-Rufer | Vorhand | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Auch-Rufer | Second  | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Auch-Rufer | Third   | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Auch-Rufer | Dealer  | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: The Talon of a Dreier is open as soon as the auction is over
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Scenario Outline: Until the König is called the Talon lies face down
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "<auction>"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | game       | player  | auction                                                                 |
        | Rufer      | Vorhand | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Rufer      | Third   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Auch-Rufer | Vorhand | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Auch-Rufer | Third   | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: During the auction nobody sees the Talon
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Dealer  |

    Example: A König in the Talon shows itself to the others too
      Given Vorhand holds "II"
      And the Talon is "9♠ K♥ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥"

    @dispute:talon-shown
    Scenario Outline: What an opponent sees of the Talon of a Dreier
      Given the reading "<reading>" of "talon-shown"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second is asked for the cards seen so far
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"
      When Third is asked for the cards seen so far
      Then these cards have <seen>: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | reading       | seen          |
        | everybody     | been seen     |
        | declarer-only | not been seen |

    @dispute:talon-shown
    Scenario Outline: Whoever pays for a Rufer shows the Talon
      With the choice before her Vorhand alone has seen it, or everybody; when she has paid everybody has.
      Given the reading "<reading>" of "talon-shown"
      And the Talon is "K♣ 9♠ 8♠" and "D♥ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Dealer is asked for the cards seen so far
      Then these cards have <seen>: "K♣ 9♠ 8♠ D♥ 9♣ 8♣"
      When Vorhand pays for the game
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♣ 9♠ 8♠ D♥ 9♣ 8♣"

      Examples:
        | reading       | seen          |
        | everybody     | been seen     |
        | declarer-only | not been seen |

  @clause:KAR-TALON-002
  Rule: In a Rufer, Auch-Rufer or Dreier the declarer takes one half of the Talon, whichever he likes, also when he plays alone

    Scenario Outline: Two halves lie before the declarer who called a König
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "<auction>"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

      Examples:
        | game       | auction                                                                 |
        | Rufer      | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Auch-Rufer | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Example: Two halves lie before the declarer of a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Scenario Outline: The declarer takes up either half
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ <cards>"
      And it is Vorhand's turn to lay away

      Examples:
        | half   | cards    |
        | first  | D♥ 9♠ 8♠ |
        | second | K♣ 9♣ 8♣ |

    Scenario Outline: The Talon of a Rufer is neither left nor taken whole
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | move                  |
        | leaves the Talon      |
        | takes the whole Talon |

    Scenario Outline: The Talon of a Dreier is neither left nor taken whole
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | move                  |
        | leaves the Talon      |
        | takes the whole Talon |

    Example: One half is all
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Nobody takes a half for the declarer
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand takes the first half
      Then that is refused
      And it is Second's turn to decide on the Talon

    Scenario Outline: Alone against three, the declarer takes the half with his König or the other one
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ <cards>"
      And it is Vorhand's turn to lay away
      And there is no partner

      Examples:
        | half   | cards    |
        | first  | K♥ 9♠ 8♠ |
        | second | K♣ 9♣ 8♣ |

    @dispute:talon-exchange
    Scenario Outline: The called König of a Rufer lies in the first half
      Given the reading "<reading>" of "talon-exchange"
      And the Talon is "9♠ 8♠ K♥" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading           | choice                        |
        | either-half       | first, second, zahlen, Fahren |
        | kings-half        | first, zahlen, Fahren         |
        | left-half-nobodys | first, second, zahlen, Fahren |

    @dispute:talon-exchange
    Scenario Outline: The called König of an Auch-Rufer lies in the second half
      Given the reading "<reading>" of "talon-exchange"
      And Vorhand holds "II"
      And the Talon is "K♣ 9♣ 8♣" and "9♠ K♥ 8♠"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading           | choice                |
        | either-half       | first, second, zahlen |
        | kings-half        | second, zahlen        |
        | left-half-nobodys | first, second, zahlen |

    @dispute:talon-exchange
    Scenario Outline: The lone declarer passes his König by
      Given the reading "<reading>" of "talon-exchange"
      And the Talon is "9♠ 8♠ K♥" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | either-half       | allowed |
        | kings-half        | refused |
        | left-half-nobodys | allowed |

    Scenario Outline: Another König in the Talon than the called one binds nobody
      Given the reading "<round>" of "talon-exchange"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ K♦" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

      Examples:
        | round             |
        | either-half       |
        | kings-half        |
        | left-half-nobodys |

    Scenario Outline: The halves of a Dreier stay free, whichever Könige lie in them
      Given the reading "<round>" of "talon-exchange"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

      Examples:
        | round             |
        | either-half       |
        | kings-half        |
        | left-half-nobodys |

    @dispute:talon-exchange @clause:KAR-COUNTING-013
    Scenario Outline: What becomes of the half with three pictures that was left
      Second takes the last two tricks: 1 + 5 + 1 + 2 = 9 and 4 + 3 + 5 + 1 = 13, in eight cards 22 − 16/3 = 16 2/3.
      The half left: 5 + 4 + 3 − 2 = 10, together 26 2/3. All that Vorhand has: the tricks 8 + 8 + 4 + 8 + 4 + 4 + 6 + 9
      + 10 + 8 = 69 and 3 laid away, in 43 cards 72 − 86/3 = 43 1/3; 43 1/3 + 26 2/3 = 70.
      Given the reading "<reading>" of "talon-exchange"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII 8♠ 7♠"
      And Second holds "XII XI X IX K♠ D♠ K♥ D♥ C♥ B♥ A♥ 2♥"
      And Third holds "VIII VII VI V C♠ 10♠ 3♥ 4♥ B♦ A♦ 2♦ 3♦"
      And Dealer holds "IV III II I B♠ 4♦ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the Talon is "9♠ 9♣ 8♣" and "K♦ D♦ C♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"
      When Vorhand takes the first half
      And Vorhand lays away "9♠ 9♣ 8♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XII VIII IV |
        | Vorhand | XXI XI VII III   |
        | Vorhand | XX X VI II       |
        | Vorhand | XIX IX V I       |
        | Vorhand | XVIII 2♥ 3♦ 7♣   |
        | Vorhand | XVII A♥ 2♦ 10♣   |
        | Vorhand | XVI B♥ A♦ B♣     |
        | Vorhand | XV C♥ B♦ C♣      |
        | Vorhand | XIV D♥ 4♥ D♣     |
        | Vorhand | XIII K♥ 3♥ 4♦    |
        | Vorhand | 8♠ K♠ 10♠ B♠     |
        | Second  | D♠ C♠ K♣ 7♠      |
      Then the declarer's side has 43 1/3 Augen and the opponents have <theirs>

      Examples:
        | reading           | theirs |
        | either-half       | 26 2/3 |
        | kings-half        | 26 2/3 |
        | left-half-nobodys | 16 2/3 |

  @clause:KAR-TALON-017
  Rule: The declarer of a Rufer, Auch-Rufer or Dreier cannot leave both halves of the Talon

    @dispute:both-halves-left
    Scenario Outline: The declarer of a Dreier leaves the Talon
      Given the reading "<reading>" of "both-halves-left"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leaves the Talon
      Then that is <verdict>
      And it is Vorhand's turn to <deed>

      Examples:
        | reading   | verdict | deed                |
        | must-take | refused | decide on the Talon |
        | may-leave | allowed | speak               |

  @clause:KAR-TALON-003
  Rule: After taking a half the declarer lays three cards away

    Example: Cards of another hand cannot be laid away, even if nobody notices
      Given Vorhand holds "2♦ 3♦"
      And Second holds "9♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 9♣" unnoticed
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Dealt cards and cards of the Talon go together
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ K♠ C♠ 9♠ 8♠ 7♠"
      And it is Vorhand's turn to speak

    Example: The three cards just taken may go straight back in an Auch-Rufer
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And it is Vorhand's turn to speak

    Example: Two cards are one short
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Four cards are one too many
      Given Vorhand holds "7♣"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠ 7♣"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: A card of the half that was left is not the declarer's
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 9♣"
      Then that is refused

    Example: Nobody lays cards away for the declarer
      Given Third holds "D♣ 9♣ 8♣"
      And the Talon is "D♥ 9♠ 8♠" and "D♦ 10♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the first half
      And Third lays away "D♣ 9♣ 8♣"
      Then that is refused
      And it is Second's turn to lay away

    Example: With fifteen cards in hand nothing is said yet
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand says "ich liege"
      Then that is refused
      And it is Vorhand's turn to lay away

  @clause:KAR-TALON-004
  Rule: In a Sechser-Dreier the declarer takes all six cards of the Talon

    Example: The whole Talon is all that there is to take
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "all"

    Example: Twelve cards and six make a hand of eighteen
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      And it is Vorhand's turn to lay away

    Scenario Outline: Less than six cards will not do
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | move                  |
        | takes the first half  |
        | takes the second half |
        | leaves the Talon      |

    Example: Nobody takes the six cards for the declarer
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Second takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KAR-TALON-005
  Rule: In a Sechser-Dreier the others do not see the Talon

    Scenario Outline: The other three see none of the six cards
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: The declarer sees what he has taken
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Scenario Outline: Before it is taken the Talon is not shown either
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Scenario Outline: Nor are suit cards of it that have gone back seen when the cards are played
      Vorhand has taken K♥ into her hand and laid D♥, 4♥ and 7♣ away again.
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 7♣ 2♦ D♠ 10♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "III"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III"
      And these cards have not been seen: "K♥ D♥ 4♥ XXI 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

  @clause:KAR-TALON-006
  Rule: In a Sechser-Dreier the declarer lays six cards away

    Example: Six cards go, some dealt and some from the Talon
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ 10♣ 7♣"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ K♠ K♣"
      And it is Vorhand's turn to speak

    Scenario Outline: Any other number is refused
      Given Vorhand holds "Sküs XX XVIII XV XII I 2♦ K♠ D♠ B♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "<cards>"
      Then that is refused
      And it is Vorhand's turn to lay away

      Examples:
        | number | cards                 |
        | 3      | D♥ 4♥ 7♣              |
        | 5      | D♥ 4♥ 2♦ 10♣ 7♣       |
        | 7      | D♥ 4♥ 2♦ D♠ B♠ 10♣ 7♣ |

  @clause:KAR-TALON-007
  Rule: A König is never laid away

    @position
    Scenario Outline: No König goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    @position
    Example: Three Damen may go at once
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♦ D♠ D♣" from "Sküs XXI XIV IX I K♥ D♥ K♦ D♦ K♠ D♠ 7♠ K♣ D♣ 10♣"
      Then that is allowed

    @position
    Example: Two Damen may go with a trump
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "IX D♦ D♣" from "Sküs XXI XIV IX I K♥ D♥ K♦ D♦ K♠ D♠ 7♠ K♣ D♣ 10♣"
      Then that is allowed

    Example: A König out of the Talon stays as well
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "K♣ 9♣ 8♣"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: So does the called König that was found there
      Given Vorhand holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "K♥ 9♠ 8♠"
      Then that is refused

    @position
    Example: Nor does a König go with the six cards of a Sechser-Dreier
      Given Vorhand plays a Sechser-Dreier
      When Vorhand wants to lay away "K♥ D♥ 4♥ 2♦ D♠ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is refused

    Example: Four Könige are missing from what may go
      Given Vorhand holds "XXI XVII XV XI VI K♥ K♦ D♦ 4♦ K♠ C♠ K♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "XXI XVII XV XI VI D♦ 4♦ C♠ 9♠ 8♠ 7♠"

  @clause:KAR-TALON-008
  Rule: Any other card may be laid away, even a trump that could stay and a card of the Trull

    @position
    Scenario Outline: Each card of the Trull may go
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |

    @position
    Example: The whole Trull may go
      Given Vorhand plays a Rufer calling K♥
      When Vorhand wants to lay away "Sküs XXI I" from "Sküs XXI XIV IX I D♥ B♥ C♦ 2♦ 3♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    @dispute:discard-limits
    Scenario Outline: The cards from which three of a Dreier are chosen
      Given the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XXI XVII XV XI VI I K♦ D♦ 4♦ C♠ 7♠"
      And the Talon is "K♥ D♥ 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "<choice>"

      Examples:
        | reading        | choice                                     |
        | all-but-kings  | Sküs XXI XVII XV XI VI I D♥ D♦ 4♦ C♠ 9♠ 7♠ |
        | no-trull       | XVII XV XI VI D♥ D♦ 4♦ C♠ 9♠ 7♠            |
        | trumps-last    | D♥ D♦ 4♦ C♠ 9♠ 7♠                          |
        | sechser-hidden | Sküs XXI XVII XV XI VI I D♥ D♦ 4♦ C♠ 9♠ 7♠ |

    @dispute:discard-limits
    Scenario Outline: The declarer of a Rufer lays <case> away beside two suit cards
      Given the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XXI XVII XV XI VI I K♦ D♦ 4♦ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 10♠ 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "<cards>"
      Then that is <verdict>

      Examples:
        | case          | cards    | reading        | verdict |
        | the Pagat     | I D♦ 4♦  | all-but-kings  | allowed |
        | the Pagat     | I D♦ 4♦  | no-trull       | refused |
        | the Pagat     | I D♦ 4♦  | trumps-last    | refused |
        | the Pagat     | I D♦ 4♦  | sechser-hidden | allowed |
        | another trump | VI D♦ 4♦ | all-but-kings  | allowed |
        | another trump | VI D♦ 4♦ | no-trull       | allowed |
        | another trump | VI D♦ 4♦ | trumps-last    | refused |
        | another trump | VI D♦ 4♦ | sechser-hidden | allowed |

    @position @dispute:discard-limits
    Scenario Outline: With two suit cards below the Könige one trump is missing
      8♠ and 7♠ are all that may go beside trumps.
      Given the reading "<reading>" of "discard-limits"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "<cards>" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is <verdict>

      Examples:
        | reading        | cards      | verdict |
        | all-but-kings  | II 8♠ 7♠   | allowed |
        | all-but-kings  | XII X 7♠   | allowed |
        | all-but-kings  | Sküs 8♠ 7♠ | allowed |
        | no-trull       | II 8♠ 7♠   | allowed |
        | no-trull       | XII X 7♠   | allowed |
        | no-trull       | Sküs 8♠ 7♠ | refused |
        | trumps-last    | II 8♠ 7♠   | allowed |
        | trumps-last    | XII X 7♠   | refused |
        | trumps-last    | Sküs 8♠ 7♠ | refused |
        | sechser-hidden | II 8♠ 7♠   | allowed |
        | sechser-hidden | XII X 7♠   | allowed |
        | sechser-hidden | Sküs 8♠ 7♠ | allowed |

    @position @dispute:discard-limits
    Scenario Outline: What may go with the six cards of a Sechser-Dreier
      D♥ 4♥ 2♦ D♠ 10♣ 7♣ are six suit cards below the Könige.
      Given the reading "<reading>" of "discard-limits"
      And Vorhand plays a Sechser-Dreier
      When Vorhand wants to lay away "<card> 4♥ 2♦ D♠ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading        | card | verdict |
        | all-but-kings  | XXI  | allowed |
        | all-but-kings  | III  | allowed |
        | no-trull       | XXI  | refused |
        | no-trull       | III  | allowed |
        | trumps-last    | XXI  | refused |
        | trumps-last    | III  | refused |
        | sechser-hidden | XXI  | allowed |
        | sechser-hidden | III  | allowed |

  @clause:KAR-TALON-009
  Rule: Trumps laid away lie face up

    @position
    Example: Three trumps lie open
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XXI II I" from "Sküs XXI XIV XII II I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ 10♣"
      Then of the cards laid away "XXI II I" lie face up

    @position @clause:KAR-TALON-010
    Example: The Sküs lies open beside two suit cards that do not
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "Sküs 4♥ 7♣" from "Sküs XXI XIV XII IX I K♥ D♥ 4♥ K♦ C♦ K♠ 8♠ 7♠ 7♣"
      Then of the cards laid away "Sküs" lie face up

    Scenario Outline: One trump among suit cards lies open in every exchange of three
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "<auction>"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "VI D♦ 9♣"
      Then of the cards laid away "VI" lie face up

      Examples:
        | game       | auction                                                                 |
        | Rufer      | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Auch-Rufer | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: Everybody sees the trump that went
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "VI D♦ 9♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "VI"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: A trump that stays in hand is not shown
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "VI D♦ 9♣"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "VI"
      And these cards have not been seen: "XXI XVII XV XI II"

    Scenario Outline: Whichever trumps may go, those that do lie open
      D♦ and 9♠ are the only suit cards below the Könige, so that one trump may go in every reading.
      Given the reading "<round>" of "discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ III"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then of the cards laid away "III" lie face up

      Examples:
        | round          |
        | all-but-kings  |
        | no-trull       |
        | trumps-last    |
        | sechser-hidden |

  @clause:KAR-TALON-010
  Rule: All other cards laid away lie face down

    Example: Three suit cards leave nothing open
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then none of the cards laid away lies face up

    Scenario Outline: Nobody sees a dealt suit card that was laid away, even beside an open trump
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "VI D♦ 7♠"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♦ 7♠"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: The declarer knows what he laid away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "VI D♦ 7♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "VI D♦ 7♠"

    Example: A König that goes by mistake lies face down as well
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ C♠ 7♠ K♣"
      And the Talon is "D♥ 9♠ 8♠" and "10♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "K♣ D♦ B♦" unnoticed
      Then none of the cards laid away lies face up

    Example: Six suit cards of a Sechser-Dreier stay covered
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ 10♣ 7♣"
      Then none of the cards laid away lies face up

  @clause:KAR-TALON-011
  Rule: Trumps laid away in a Sechser-Dreier lie face up like any others

    Example: Two trumps among six lie open, one of them out of the Talon
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "IX III D♥ 4♥ 2♦ 7♣"
      Then of the cards laid away "IX III" lie face up

    Scenario Outline: The others see these trumps, and nothing else of the six
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "IX III D♥ 4♥ 2♦ 7♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "IX III"
      And these cards have not been seen: "D♥ 4♥ 2♦ 7♣ XXI K♥"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    @dispute:discard-limits
    Scenario Outline: <case> that has to go in a Sechser-Dreier, shown or not
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the Könige, so that one trump may go in every reading.
      Given the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "<first>" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "<cards>"
      Then <shown> face up

      Examples:
        | case    | first     | cards              | reading        | shown                            |
        | A trump | III D♥ K♣ | III D♥ D♦ 2♦ 8♣ 7♣ | all-but-kings  | of the cards laid away "III" lie |
        | A trump | III D♥ K♣ | III D♥ D♦ 2♦ 8♣ 7♣ | no-trull       | of the cards laid away "III" lie |
        | A trump | III D♥ K♣ | III D♥ D♦ 2♦ 8♣ 7♣ | trumps-last    | of the cards laid away "III" lie |
        | A trump | III D♥ K♣ | III D♥ D♦ 2♦ 8♣ 7♣ | sechser-hidden | none of the cards laid away lies |
        | The II  | II D♥ K♣  | II D♥ D♦ 2♦ 8♣ 7♣  | all-but-kings  | of the cards laid away "II" lie  |
        | The II  | II D♥ K♣  | II D♥ D♦ 2♦ 8♣ 7♣  | no-trull       | of the cards laid away "II" lie  |
        | The II  | II D♥ K♣  | II D♥ D♦ 2♦ 8♣ 7♣  | trumps-last    | of the cards laid away "II" lie  |
        | The II  | II D♥ K♣  | II D♥ D♦ 2♦ 8♣ 7♣  | sechser-hidden | none of the cards laid away lies |

    @dispute:discard-limits
    Scenario Outline: Six cards of a Sechser-Dreier that one reading lets go and shows so
      Each row is a discard that its reading allows; what lies face up of it is what that reading shows.
      D♦ 2♦ D♥ 8♣ 7♣ and the 4♥ are six suit cards below the Könige, so that no trump has to go.
      Given the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ 4♥ D♦ 2♦"
      And the Talon is "III D♥ I" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "<cards>"
      Then that is allowed
      And <shown> face up

      Examples:
        | reading        | cards              | shown                            |
        | all-but-kings  | I D♥ D♦ 2♦ 8♣ 7♣   | of the cards laid away "I" lie   |
        | no-trull       | III D♥ D♦ 2♦ 8♣ 7♣ | of the cards laid away "III" lie |
        | trumps-last    | 4♥ D♥ D♦ 2♦ 8♣ 7♣  | none of the cards laid away lies |
        | sechser-hidden | I D♥ D♦ 2♦ 8♣ 7♣   | none of the cards laid away lies |

    @dispute:discard-limits
    Scenario Outline: Whether Third sees the trump of a Sechser-Dreier
      Given the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      And Third is asked for the cards seen so far
      Then these cards <seen>: "III"

      Examples:
        | reading        | seen               |
        | all-but-kings  | have been seen     |
        | no-trull       | have been seen     |
        | trumps-last    | have been seen     |
        | sechser-hidden | have not been seen |

  @clause:KAR-TALON-012
  Rule: In a Solo-Rufer the Talon is neither shown nor taken

    Example: After the call the declarer of a Solo-Rufer keeps his twelve cards and lays nothing away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Scenario Outline: The declarer of a Solo-Rufer reaches for the Talon
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | move                  |
        | takes the first half  |
        | takes the whole Talon |

    Scenario Outline: Nobody sees the Talon of a Solo-Rufer, even with the called König in it
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: With the first trick played the Talon of a Solo-Rufer still lies face down
      Given Vorhand holds "D♠"
      And Second holds "K♥ C♠"
      And Third holds "B♠"
      And Dealer holds "10♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand leads and the trick is "D♠ C♠ B♠ 10♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

  @clause:KAR-TALON-013
  Rule: In a Farbensolo the Talon is neither shown nor taken

    Example: The declarer of a Farbensolo keeps his twelve cards and lays nothing away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Scenario Outline: The declarer of a Farbensolo reaches for the Talon
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | move                  |
        | takes the first half  |
        | takes the whole Talon |

    Scenario Outline: Nobody sees the Talon of a Farbensolo
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KAR-TALON-014
  Rule: In a Solo-Dreier the Talon is neither shown nor taken

    Example: The declarer of a Solo-Dreier keeps his twelve cards and lays nothing away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Scenario Outline: The declarer of a Solo-Dreier reaches for the Talon
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | move                  |
        | takes the second half |
        | takes the whole Talon |

    Scenario Outline: Nobody sees the Talon of a Solo-Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KAR-TALON-015
  Rule: In a negative game the Talon is neither shown nor taken

    Scenario Outline: The declarer of a negative game keeps his twelve cards and lays nothing away
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Scenario Outline: The declarer of a negative game reaches for the Talon
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Scenario Outline: Nobody sees the Talon of a negative game
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | game            | player  |
        | Piccolo         | Vorhand |
        | Piccolo         | Third   |
        | Zwiccolo        | Vorhand |
        | Zwiccolo        | Third   |
        | Bettler         | Vorhand |
        | Bettler         | Second  |
        | Bettler         | Dealer  |
        | Piccolo-Ouvert  | Vorhand |
        | Piccolo-Ouvert  | Third   |
        | Zwiccolo-Ouvert | Vorhand |
        | Zwiccolo-Ouvert | Third   |
        | Bettel-Ouvert   | Vorhand |
        | Bettel-Ouvert   | Dealer  |

    Example: Four open hands do not open the Talon
      All of Vorhand's cards lie below the others': trick 1 goes to Third with K♠.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And Second holds "B♠"
      And Third holds "K♠"
      And Dealer holds "10♠"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ A♦"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ B♠ K♠ 10♠"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "2♥ 9♣"
      And these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ A♦"

    Scenario Outline: When all is played nobody has seen the Talon of a Piccolo
      It counts for nobody.
      Given Vorhand holds "XVII XI IX VIII B♥ K♦ D♦ B♦ K♠ D♠ C♠ 10♠"
      And Second holds "XXI VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Third holds "XX XIX XVI XIV XIII X K♥ C♥ A♥ C♦ 9♠ K♣"
      And Dealer holds "XV XII VI II D♥ A♦ 2♦ B♠ D♣ B♣ 10♣ 8♣"
      And the Talon is "I IV Sküs" and "XVIII C♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Second  | 4♥ A♥ D♥ B♥     |
        | Dealer  | 10♣ XI 7♣ K♣    |
        | Vorhand | 10♠ 8♠ 9♠ B♠    |
        | Dealer  | II VIII XXI XIX |
        | Second  | 4♦ C♦ A♦ D♦     |
        | Vorhand | K♠ 7♠ XIV XV    |
        | Dealer  | 8♣ XVII VII XX  |
        | Third   | C♥ VI IX 2♥     |
        | Vorhand | B♦ 3♦ XIII 2♦   |
        | Third   | K♥ XII D♠ 3♥    |
        | Dealer  | B♣ K♦ V XVI     |
        | Third   | X D♣ C♠ III     |
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "I IV Sküs XVIII C♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |

  @clause:KAR-TALON-016
  Rule: When all is played, a Talon that nobody has touched is turned up for everybody, if it counts for somebody

    @dispute:talon-after-the-deal
    Scenario Outline: Who has seen the Talon after the last trick of a Farbensolo
      It falls to the opponents of Vorhand.
      Given the reading "<reading>" of "talon-after-the-deal"
      And Vorhand holds "XVI X IX K♥ D♥ 3♥ K♦ D♦ K♠ D♠ K♣ C♣"
      And Second holds "XIX XIII VI I C♥ 2♥ 4♦ B♠ 10♠ 7♠ D♣ 10♣"
      And Third holds "XXI XIV VII IV 4♥ C♦ A♦ 2♦ 3♦ C♠ B♣ 9♣"
      And Dealer holds "Sküs XX XVIII XVII XII XI V III II B♥ 9♠ 8♠"
      And the Talon is "XV 8♣ 7♣" and "A♥ B♦ VIII"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Könige"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ 10♣ 9♣ II    |
        | Vorhand | D♠ 7♠ C♠ 8♠     |
        | Vorhand | C♣ D♣ B♣ Sküs   |
        | Second  | 2♥ 4♥ B♥ 3♥     |
        | Dealer  | 9♠ K♠ 10♠ IV    |
        | Vorhand | K♦ 4♦ 3♦ III    |
        | Vorhand | D♦ VI 2♦ V      |
        | Vorhand | D♥ C♥ VII XI    |
        | Vorhand | K♥ XIII XIV XII |
        | Vorhand | IX XIX XXI XVII |
        | Third   | C♦ XVIII X I    |
        | Third   | A♦ XX XVI B♠    |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "XV 8♣ 7♣ A♥ B♦ VIII"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Third   | been     |
        | its-side  | Vorhand | not been |
        | its-side  | Third   | been     |

    @dispute:talon-after-the-deal
    Scenario Outline: Who has seen the Talon after a Solo-Rufer with the called König in it
      By its own readings the Talon is the opponents', the half with K♣ the declarer's, or nobody's.
      Given the reading "<reading>" of "talon-after-the-deal"
      And the reading "<owner>" of "talon-owner-in-solo-games"
      And Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "C♣ B♣ VII" and "K♣ D♣ X"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | 4♦ K♦ 2♦ B♦        |
        | Second  | D♠ K♠ B♠ C♠        |
        | Third   | 9♠ 10♠ 7♠ 8♠       |
        | Dealer  | B♥ 2♥ 3♥ C♥        |
        | Third   | 8♣ 7♣ 10♣ 9♣       |
        | Vorhand | XVI XXI XX XIV     |
        | Second  | XVII III XVIII XIX |
        | Vorhand | XII IX VI II       |
        | Vorhand | Sküs XIII XI IV    |
        | Vorhand | D♦ A♦ C♦ 3♦        |
        | Vorhand | K♥ D♥ 4♥ A♥        |
        | Vorhand | I V XV VIII        |
      And <player> is asked for the cards seen so far
      Then these cards have <kings> seen: "K♣ D♣ X"
      And these cards have <others> seen: "C♣ B♣ VII"

      Examples:
        | reading   | owner      | player  | kings    | others   |
        | everybody | opponents  | Vorhand | been     | been     |
        | everybody | kings-half | Second  | been     | been     |
        | everybody | nobody     | Second  | not been | not been |
        | its-side  | opponents  | Vorhand | not been | not been |
        | its-side  | opponents  | Second  | been     | been     |
        | its-side  | kings-half | Vorhand | been     | not been |
        | its-side  | kings-half | Second  | not been | been     |

    @dispute:talon-after-the-deal @clause:KAR-TRISCHAKEN-011
    Scenario Outline: Who has seen the Talon after the last trick of Fahren
      Third takes that trick, as the Dealer did the first one, and is given the Talon, whether it counts or, in a reading,
      does not.
      Given the reading "<reading>" of "talon-after-the-deal"
      And the reading "<counts>" of "trischaken-talon"
      And Vorhand holds "XX XIX XVIII IX V II C♥ C♠ 10♠ 7♠ 10♣ 7♣"
      And Second holds "Sküs XIV XI IV 2♥ 3♥ 4♥ K♦ D♦ 3♦ D♠ D♣"
      And Third holds "XVI XV X VII I B♥ A♥ C♦ 2♦ K♠ 9♠ K♣"
      And Dealer holds "XVII XII VIII VI III K♥ D♥ 4♦ B♠ B♣ 9♣ 8♣"
      And the Talon is "B♦ C♣ XXI" and "A♦ 8♠ XIII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♥ 2♥ A♥ K♥    |
        | Dealer  | 8♣ 10♣ D♣ K♣   |
        | Third   | B♥ D♥ XX 3♥    |
        | Vorhand | II XI XV XVII  |
        | Dealer  | 4♦ XVIII 3♦ 2♦ |
        | Vorhand | IX XIV XVI III |
        | Third   | X XII XIX Sküs |
        | Second  | IV VII VIII V  |
        | Dealer  | 9♣ 7♣ D♠ I     |
        | Third   | C♦ VI C♠ K♦    |
        | Dealer  | B♣ 7♠ D♦ 9♠    |
        | Dealer  | B♠ 10♠ 4♥ K♠   |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "B♦ C♣ XXI A♦ 8♠ XIII"

      Examples:
        | reading   | counts | player  | been     |
        | everybody | counts | Vorhand | been     |
        | everybody | counts | Third   | been     |
        | everybody | nobody | Vorhand | not been |
        | everybody | nobody | Third   | been     |
        | its-side  | counts | Vorhand | not been |
        | its-side  | counts | Third   | been     |
