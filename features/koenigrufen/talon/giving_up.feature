# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away: a Besser Rufer given up

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-024
  Rule: When the called König of a Besser Rufer lies in the Stock, the declarer may go on, alone against three

    @clause:KOE-TALON-013
    Scenario Outline: The declarer takes a set and goes on
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then that is allowed
      And it is Vorhand's turn to lay away
      And there is no partner

      Examples:
        | half   |
        | first  |
        | second |

    Example: He has no partner
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ XIX"
      Then the contract is Besser Rufer and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to speak

    Example: Both ways are open to him
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, Aufgeben"

  @clause:KOE-TALON-025
  Rule: When the called König of a Besser Rufer lies in the Stock, the declarer may give the deal up instead, and nothing is played

    Example: The declarer gives up at once
      4 points to each of the three.
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: Third gives up as well as Vorhand
      Given the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And Third gives up
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand +4, Second +4, Third -12, Dealer +4"

    Example: An unnamed fourth König in the Stock allows it too
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, Aufgeben"

    Example: With the König in another hand nobody gives up
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And the choice is "first, second"

    Example: Who called himself cannot give up
      Given Vorhand holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused

    Example: Another König in the Stock is no reason to give up
      Given Second holds "K♥"
      And the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Scenario Outline: The König lies in either set
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is allowed
      And it is nobody's turn

      Examples:
        | first    | second   |
        | K♥ 9♠ 8♠ | K♣ 9♣ 8♣ |
        | K♣ 9♣ 8♣ | 9♠ K♥ 8♠ |

  @clause:KOE-TALON-026
  Rule: Giving up a Besser Rufer is possible until the cards are laid away and the announcements begin

    @dispute:aufgeben-moment
    Scenario Outline: The declarer gives up with a set already in hand
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading           | half   | verdict |
        | before-discard    | first  | allowed |
        | before-discard    | second | allowed |
        | before-set        | first  | refused |
        | before-set        | second | refused |
        | before-announcing | first  | allowed |

    @dispute:aufgeben-moment
    Scenario Outline: How long giving up a Besser Rufer stays open
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | before-discard    | allowed |
        | before-set        | refused |
        | before-announcing | allowed |

    Scenario Outline: Before a set is taken giving up is open in any case
      Given the reading "<round>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, Aufgeben"

      Examples:
        | round             |
        | before-discard    |
        | before-set        |
        | before-announcing |

    @dispute:aufgeben-moment
    Scenario Outline: How long a Rufer that may be given up stays open
      Given the reading "<reading>" of "aufgeben-moment"
      And the reading "game-value" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | before-discard    | allowed |
        | before-set        | refused |
        | before-announcing | allowed |

    Example: Before he lays away giving up stands beside the cards
      9♠ and 8♠ are the only suit cards below the König, so trumps are offered as well.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "XX XIX XVIII XVII XVI XV XIV XIII XII 9♠ 8♠"
      And it is Vorhand's turn to decide on the Talon
      And the choice is "Aufgeben"

    Example: Once three cards are laid away it is too late
      Given the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then that is refused
      And it is Vorhand's turn to speak

    Example: Whoever has given up cannot take a set after all
      Given the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      And Vorhand takes the first half
      Then that is refused
      And it is nobody's turn

    @dispute:aufgeben-moment
    Scenario Outline: The declarer gives up when three cards are laid away and nothing is said
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then that is <verdict>
      And it is <turn>

      Examples:
        | reading           | verdict | turn                    |
        | before-discard    | refused | Vorhand's turn to speak |
        | before-set        | refused | Vorhand's turn to speak |
        | before-announcing | allowed | nobody's turn           |

    @dispute:aufgeben-moment
    Scenario Outline: Giving up with a set in hand, and in another deal of the same cards with the cards laid away
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand gives up
      Then that is <with a set>
      When the same cards are dealt once more
      And the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then that is <laid away>

      Examples:
        | reading           | with a set | laid away |
        | before-discard    | allowed    | refused   |
        | before-set        | refused    | refused   |
        | before-announcing | allowed    | allowed   |

    @clause:KOE-SETTLING-055
    Example: Given up with the cards laid away it costs what it costs before
      4 points to each of the three.
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then it is nobody's turn
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: Where it stays open so long, giving up stands beside the first word of the declarer
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "Aufgeben"
      And it is Vorhand's turn to speak

    Scenario Outline: Where it stays open so long, the first word of the declarer ends it
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And the announcing goes "<words>"
      And Vorhand gives up
      Then that is refused

      Examples:
        | words                                                     |
        | Vorhand Uhu                                               |
        | Vorhand Uhu, Second Gut!, Third Gut!                      |
        | Vorhand Uhu, Second Kontra Spiel, Third Gut!, Dealer Gut! |

    Example: In the middle of the declarer's first turn giving up is no longer before him
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand says "Uhu …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Kakadu, Marabu, König ultimo, Valat, Gut!"
      When Vorhand gives up
      Then that is refused

    Example: Where it stays open so long, only the declarer gives up
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Second gives up
      Then that is refused
      And it is Vorhand's turn to speak

    Example: Where it stays open so long, nothing else is left to decide on the Talon
      Given the reading "before-announcing" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to speak

    Example: With the König in a hand nobody gives up instead of the first word either
      Given the reading "before-announcing" of "aufgeben-moment"
      And Third holds "K♥"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then that is refused
      And it is Vorhand's turn to speak

    Example: Whoever gives up with a set in hand holds its cards
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV I D♥ D♦ D♠ D♣"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand gives up
      Then that is allowed
      And Vorhand holds exactly "Sküs XX XIX XVIII XVII XVI XV I K♥ D♥ D♦ D♠ 9♠ 8♠ D♣"

  @clause:KOE-TALON-027
  Rule: A plain Rufer or a Solo cannot be given up because its König lies in the Stock

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: What the caller of a Rufer may do with the König in the Stock
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading    | choice                  |
        | no         | first, second           |
        | game-value | first, second, Aufgeben |

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: The caller of a Rufer wants to give up
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And the Talon is "9♠ 8♠ 7♠" and "K♥ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | no         | refused |
        | game-value | allowed |

    Example: Given up for the value of the game, a Rufer costs one point to each of the three
      Given the reading "game-value" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then it is nobody's turn
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

    Scenario Outline: A Solo with its König in the Stock is played in either reading
      Given the reading "<round>" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | round      |
        | no         |
        | game-value |

    Scenario Outline: With the König in another hand a Rufer is played in either reading
      Given the reading "<round>" of "rufer-king-in-stock-give-up"
      And Second holds "K♥"
      And the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | round      |
        | no         |
        | game-value |
