Feature: Settling in points: a Besser Rufer given up

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-055
  Rule: Giving up a Besser Rufer costs 4 points to each of the three opponents

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer is given up
      4 each, 4 in all, or game 2 and announced Uhu 4.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                | payments                                         |
        | four-each     | giving up          | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up          | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Uhu | Vorhand -18, Second +6, Third +6, Dealer +6      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Pagat is given up
      4 each, 4 in all, or game 2 and announced Pagat Ultimo 2.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                  | payments                                         |
        | four-each     | giving up            | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up            | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Pagat | Vorhand -12, Second +4, Third +4, Dealer +4      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Kakadu is given up by the third player
      4 each, 4 in all, or game 2 and announced Kakadu 6.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Third plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                   | payments                                         |
        | four-each     | giving up             | Vorhand +4, Second +4, Third -12, Dealer +4      |
        | four-in-all   | giving up             | Vorhand +4/3, Second +4/3, Third -4, Dealer +4/3 |
        | game-and-bird | giving up with Kakadu | Vorhand +8, Second +8, Third -24, Dealer +8      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Marabu is given up
      4 each, 4 in all, or game 2 and announced Marabu 8.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                   | payments                                         |
        | four-each     | giving up             | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up             | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Marabu | Vorhand -30, Second +10, Third +10, Dealer +10   |

    @position
    Example: where giving up has its price, naming a Vogel changes nothing
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up with Marabu
      When the deal is settled
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @dispute:besser-rufer-give-up
    Scenario Outline: the called König lies in the Stock and the declarer gives up
      With the Uhu planned the third reading counts game 2 and Uhu 4.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand holds "II"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand <move>
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading       | move              | payments                                         |
        | four-each     | gives up          | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | gives up          | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | gives up with Uhu | Vorhand -18, Second +6, Third +6, Dealer +6      |

    Example: the König lies in the second set and the declarer gives up
      Given Vorhand holds "II"
      And the Talon is "XX D♠ 7♣" and "K♠ 4♥ 3♦"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand gives up
      Then it is nobody's turn
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: where a dealer of five pays too, four players settle as ever
      4 points to each of the three.
      Given the reading "dealer-as-foe" of "five-at-the-table"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @position @clause:KOE-ANNOUNCING-009 @clause:KOE-SETTLING-027
    Example: the Marabu that was planned is paid as it would have been announced
      Game 2 and announced Marabu 8: 10 to each of the three.
      Given the reading "game-and-bird" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up with Marabu
      When the deal is settled
      Then the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"
