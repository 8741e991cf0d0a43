Feature: Settling in points: a Besser Rufer given up

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-055
  Rule: Giving up a Besser Rufer costs 4 points, as much as game and Pagat when both are lost

    @position
    Example: a Besser Rufer is given up for its price
      4 points to each of the three, as game 2 and Pagat 2 would be.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up
      When the deal is settled
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: the König lies in the second set and the declarer gives up
      Given Vorhand holds "II"
      And the Talon is "XX D♠ 7♣" and "K♠ 4♥ 3♦"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand gives up
      Then it is nobody's turn
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

  @clause:KOE-SETTLING-063
  Rule: Whoever gives up a Besser Rufer pays its price to each of the three opponents

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer is given up
      4 each, or 4 in all.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | four-each   | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer is given up by the third player
      4 each, or 4 in all.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Third plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | four-each   | Vorhand +4, Second +4, Third -12, Dealer +4      |
        | four-in-all | Vorhand +4/3, Second +4/3, Third -4, Dealer +4/3 |

    @dispute:besser-rufer-give-up
    Scenario Outline: the called König lies in the Stock and the declarer gives up
      4 each, or 4 in all.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand holds "II"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | four-each   | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    Example: where a dealer of five pays too, four players settle as ever
      4 points to each of the three.
      Given the reading "dealer-as-foe" of "five-at-the-table"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"
