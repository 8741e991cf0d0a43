Feature: Dealing

  # A pack from the top is dealt as 3 table cards and 6 + 6 + 6 + 6, then once more 3 and 6 + 6 + 6 + 6: 2 × 27 = 54.
  # The pack in canonical order falls apart like this:
  #   table    Sküs XXI XX                   2♥ 3♥ 4♥
  #   1st hand XIX XVIII XVII XVI XV XIV     K♦ D♦ C♦ B♦ A♦ 2♦
  #   2nd hand XIII XII XI X IX VIII         3♦ 4♦ K♠ D♠ C♠ B♠
  #   3rd hand VII VI V IV III II            10♠ 9♠ 8♠ 7♠ K♣ D♣
  #   4th hand I K♥ D♥ C♥ B♥ A♥              C♣ B♣ 10♣ 9♣ 8♣ 7♣

  Background:
    Given the rules "lungau"

  @clause:LUN-DEALING-001
  Rule: Dealing, bidding and play go round counter-clockwise

    Example: the direction at a table of four
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: bidding and play go round as the deal does
      The dealer sits at seat 1, so Vorhand on his right has seat 2. The hands are those that come from this pack.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And Vorhand holds "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds "XIII XII XI X IX VIII 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds "VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds "I K♥ D♥ C♥ B♥ A♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "Sküs XXI XX" and "2♥ 3♥ 4♥"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn
      When the bidding goes "Vorhand Erster"
      Then it is Second's turn to bid
      When Second bids "Weiter"
      Then it is Third's turn to bid
      When Third bids "Weiter"
      Then it is Dealer's turn to bid
      When Dealer bids "Weiter"
      And everybody says Gut!
      And Vorhand plays "2♦"
      Then it is Second's turn to play
      When Second plays "3♦"
      Then it is Third's turn to play
      When Third plays "II"
      Then it is Dealer's turn to play

    Example: the direction at a table of five
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Fourth" in turn

  @clause:LUN-DEALING-003
  Rule: The player to the dealer's left cuts

    Example: at a table of four the Third cuts
      Vorhand is on the dealer's right, so the last seat before the dealer is on his left.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Third cuts

    Example: at a table of five the Fourth cuts
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Fourth cuts

    Example: the cut moves with the dealer
      Given the dealer is at seat 0
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Third cuts

    Scenario Outline: the left-hand neighbour cuts wherever the dealer sits
      Given a table of <players>
      And the dealer is at seat <seat>
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then <player> cuts

      Examples:
        | players | seat | player |
        | 4       | 1    | Third  |
        | 4       | 2    | Third  |
        | 5       | 1    | Fourth |
        | 5       | 3    | Fourth |

    Example: three cards lifted go to the bottom
      The pack then begins with XIX and ends with Sküs XXI XX.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And 3 cards are lifted
      When the pack is dealt
      Then Third cuts
      And the halves of the Talon are "XIX XVIII XVII" and "K♦ D♦ C♦"
      And Vorhand holds exactly "XVI XV XIV XIII XII XI B♦ A♦ 2♦ 3♦ 4♦ K♠"
      And Dealer holds exactly "C♥ B♥ A♥ 2♥ 3♥ 4♥ 9♣ 8♣ 7♣ Sküs XXI XX"

    Example: a cut through the middle exchanges the two rounds
      27 cards lifted leave 27, which is one round of 3 + 4 × 6.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And 27 cards are lifted
      When the pack is dealt
      Then Third cuts
      And the halves of the Talon are "2♥ 3♥ 4♥" and "Sküs XXI XX"
      And Second holds exactly "3♦ 4♦ K♠ D♠ C♠ B♠ XIII XII XI X IX VIII"

    Scenario Outline: the dealer's left-hand neighbour cuts from every seat
      Given a table of <players>
      And the dealer is at seat <seat>
      When the pack is dealt
      Then <player> cuts

      Examples:
        | players | seat | player |
        | 4       | 0    | Third  |
        | 4       | 3    | Third  |
        | 5       | 0    | Fourth |
        | 5       | 2    | Fourth |
        | 5       | 4    | Fourth |

  @clause:LUN-DEALING-004
  Rule: Each active player receives twelve cards, six in each of two rounds

    Example: four hands of two packets
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds exactly "XIII XII XI X IX VIII 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "I K♥ D♥ C♥ B♥ A♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: another pack, the same packets
      On top 3 cards for the table and 6 for Vorhand; below them Sküs to II, then the pictures of Herz and Karo.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ A♥ A♦ I"
      When the pack is dealt
      Then the halves of the Talon are "4♥ 4♦ 3♥" and "IV III II"
      And Vorhand holds exactly "3♦ 2♥ 2♦ A♥ A♦ I K♥ D♥ C♥ B♥ K♦ D♦"
      And Second holds exactly "Sküs XXI XX XIX XVIII XVII C♦ B♦ K♠ D♠ C♠ B♠"

    Example: five at the table, four hands of twelve
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Third holds exactly "VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Fourth holds exactly "I K♥ D♥ C♥ B♥ A♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:LUN-DEALING-005
  Rule: Before each round three cards go face down on the table; the six of them are the Talon

    Example: the top of the pack and the top of its lower half
      The second three lie below 3 + 24 cards.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "Sküs XXI XX" and "2♥ 3♥ 4♥"

    Example: three Könige on top of the pack lie on the table
      Below K♥ K♦ K♠ come Sküs to I, 22 cards, and D♥ C♥: 3 + 24 in all, so B♥ is the 28th card.
      Given the pack is "K♥ K♦ K♠"
      When the pack is dealt
      Then the halves of the Talon are "K♥ K♦ K♠" and "B♥ A♥ 2♥"

    Example: six table cards at a table of five as well
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "Sküs XXI XX" and "2♥ 3♥ 4♥"

  @clause:LUN-DEALING-006
  Rule: The first packet of a round goes to Vorhand, the last to the seat before her

    Example: Vorhand first, the dealer last
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"

    Example: the first packet goes to the dealer's right wherever he sits
      With the dealer at seat 1 the packets go to the seats 2, 3, 0 and 1.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦"
      And Third holds exactly "VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣"

    @dispute:deal-first-packet
    Scenario Outline: the dealer would rather begin with the Third
      Given the reading "<reading>" of "deal-first-packet"
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the first packet is given to Third
      When the pack is dealt
      Then the packets go to "<order>" in turn
      And Third holds exactly "<third>"

      Examples:
        | reading | order                          | third                                        |
        | vorhand | Vorhand, Second, Third, Dealer | VII VI V IV III II 10♠ 9♠ 8♠ 7♠ K♣ D♣        |
        | any     | Third, Dealer, Vorhand, Second | XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦ |

    @dispute:deal-first-packet
    Scenario Outline: the dealer of five would rather begin with the Fourth
      Given the reading "<reading>" of "deal-first-packet"
      And a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the first packet is given to Fourth
      When the pack is dealt
      Then the packets go to "<order>" in turn
      And Vorhand holds exactly "<vorhand>"

      Examples:
        | reading | order                          | vorhand                                      |
        | vorhand | Vorhand, Second, Third, Fourth | XIX XVIII XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦ 2♦ |
        | any     | Fourth, Vorhand, Second, Third | XIII XII XI X IX VIII 3♦ 4♦ K♠ D♠ C♠ B♠      |

  @clause:LUN-DEALING-007
  Rule: The halves of the Talon are the two packets of three as they were dealt

    # The halves are what a declarer chooses between: the first of them is what he takes as the upper three cards.

    @dispute:talon-halves
    Scenario Outline: the table cards were shuffled into one stack
      Given the reading "<reading>" of "talon-halves"
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the cards on the table lie in the order "Sküs 2♥ XXI 3♥ XX 4♥"
      When the pack is dealt
      Then the halves of the Talon are "<first>" and "<second>"

      Examples:
        | reading | first       | second   |
        | packets | Sküs XXI XX | 2♥ 3♥ 4♥ |
        | pile    | Sküs 2♥ XXI | 3♥ XX 4♥ |

    @dispute:talon-halves
    Scenario Outline: the second packet was laid on top of the first
      In both readings the same cards stay together; only the stack says which three are the upper ones.
      Given the reading "<reading>" of "talon-halves"
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the cards on the table lie in the order "2♥ 3♥ 4♥ Sküs XXI XX"
      When the pack is dealt
      Then the halves of the Talon are "<first>" and "<second>"

      Examples:
        | reading | first       | second      |
        | packets | Sküs XXI XX | 2♥ 3♥ 4♥    |
        | pile    | 2♥ 3♥ 4♥    | Sküs XXI XX |
