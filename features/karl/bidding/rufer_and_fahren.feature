Feature: Bidding in Karls Tarockrunde: what Vorhand names when all have said gut

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-024
  Rule: A Zwiccolo-Ouvert outbids a Sechser-Dreier too

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    @dispute:sechser-dreier-overbid-list
    Scenario Outline: a Zwiccolo-Ouvert over a Sechser-Dreier
      Given the reading "<reading>" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Sechser-Dreier"
      And Second bids "Zwiccolo-Ouvert"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | zwiccolo-too | allowed |
        | as-listed    | refused |

    @clause:KAR-BIDDING-023 @dispute:sechser-dreier-overbid-list
    Scenario Outline: what is left over a Sechser-Dreier
      Given the reading "<reading>" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!"
      Then it is Third's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                                                        |
        | zwiccolo-too | Gut!, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | as-listed    | Gut!, Farbensolo, Piccolo-Ouvert, Bettel-Ouvert, Solo-Dreier                  |

    Scenario Outline: each of the others may outbid it so
      When the bidding goes "<before>"
      And <player> bids "Zwiccolo-Ouvert"
      Then that is allowed
      And it is <next>'s turn to bid

      Examples:
        | player | next    | before                                          |
        | Second | Third   | Vorhand Sechser-Dreier                          |
        | Third  | Dealer  | Vorhand Sechser-Dreier, Second Gut!             |
        | Dealer | Vorhand | Vorhand Sechser-Dreier, Second Gut!, Third Gut! |

    @dispute:sechser-dreier-overbid-list
    Scenario Outline: a Zwiccolo-Ouvert over a Farbensolo that went over a Sechser-Dreier
      It is higher than the Farbensolo, but the Sechser-Dreier asks for a game of its list from everybody.
      Given the reading "<reading>" of "sechser-dreier-overbid-list"
      When the bidding goes "Vorhand Sechser-Dreier, Second Farbensolo"
      And Third bids "Zwiccolo-Ouvert"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | zwiccolo-too | allowed |
        | as-listed    | refused |

  @clause:KAR-BIDDING-025
  Rule: A Rufer is for Vorhand alone

    Scenario Outline: another player names a Rufer
      When the bidding goes "<before>"
      And <player> bids "Rufer"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                      |
        | Second | Vorhand Mein Spiel                          |
        | Third  | Vorhand Mein Spiel, Second Gut!             |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut! |
        | Second | Vorhand Piccolo                             |

    Example: Vorhand names a Rufer and plays it
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer
      And it is Vorhand's turn to call

    Example: where Vorhand may name it at once, nobody else may
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Rufer"
      Then that is refused
      And it is Second's turn to bid

  @clause:KAR-BIDDING-026
  Rule: Vorhand can name a Rufer only when all the others have said gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: all the others have said gut
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer

    Scenario Outline: somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut! |

    @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand begins with a Rufer
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand bids "Rufer"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | reading   | verdict | next    |
        | after-gut | refused | Vorhand |
        | at-once   | allowed | Second  |

    @position @clause:KAR-BIDDING-027 @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand's first words in either reading
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand is to bid with "XX XIX II K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Mein Spiel, Vorhand, <choice>, Dreier, Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

      Examples:
        | reading   | choice                                                                          |
        | after-gut | Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer                |
        | at-once   | Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer |

    Example: where a Rufer can be named at once, every bid outbids it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Rufer"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where a Rufer can be named at once, its Vorhand may hold what outbids it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Rufer, Second Piccolo, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

  @clause:KAR-BIDDING-027
  Rule: Fahren too can be named by Vorhand alone, and only when all the others have said gut

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: Vorhand names Fahren
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren
      And it is Vorhand's turn to play

    Scenario Outline: another player names Fahren
      When the bidding goes "<before>"
      And <player> bids "Fahren"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | player | before                                      |
        | Second | Vorhand Mein Spiel                          |
        | Third  | Vorhand Mein Spiel, Second Gut!             |
        | Dealer | Vorhand Mein Spiel, Second Gut!, Third Gut! |

    Scenario Outline: Vorhand names Fahren although somebody has bid
      When the bidding goes "<before>"
      And Vorhand bids "Fahren"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo |
        | Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut! |

    @dispute:vorhand-opening-rufer-or-fahren
    Scenario Outline: Vorhand begins with Fahren
      Given the reading "<reading>" of "vorhand-opening-rufer-or-fahren"
      When Vorhand bids "Fahren"
      Then that is <verdict>
      And it is <next>'s turn to bid

      Examples:
        | reading   | verdict | next    |
        | after-gut | refused | Vorhand |
        | at-once   | allowed | Second  |

    Example: where Fahren can be named at once, the others bid over it and cannot name a Rufer
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Fahren, Second Gut!"
      Then it is Third's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where Fahren can be named at once, nobody else names it
      Given the reading "at-once" of "vorhand-opening-rufer-or-fahren"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "Fahren"
      Then that is refused
      And it is Second's turn to bid

  @clause:KAR-BIDDING-028
  Rule: When all the others have said gut to her reservation, Vorhand names any game but a Sechser-Dreier, negative games included

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"

    Example: every game but one
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Scenario Outline: Vorhand plays the game that she names
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "<game>"
      Then that is allowed
      And the contract is <game> and Vorhand is the declarer
      And it is Vorhand's turn to <deed>

      Examples:
        | game            | deed                |
        | Rufer           | call                |
        | Piccolo         | speak               |
        | Zwiccolo        | speak               |
        | Solo-Rufer      | call                |
        | Bettler         | speak               |
        | Auch-Rufer      | call                |
        | Dreier          | decide on the Talon |
        | Farbensolo      | speak               |
        | Piccolo-Ouvert  | speak               |
        | Zwiccolo-Ouvert | speak               |
        | Bettel-Ouvert   | speak               |
        | Solo-Dreier     | speak               |

  @clause:KAR-BIDDING-029
  Rule: A Vorhand who did not hand on her four Könige has to name a game when all the others have said gut to her reservation

    Scenario Outline: with four Könige Vorhand would like to say gut as well
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    @clause:KAR-CALLING-003
    Example: with four Könige she has to choose among the games without a call
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-045
  Rule: A Vorhand without four Könige too has to name a game when all the others have said gut to her reservation

    Scenario Outline: without four Könige Vorhand would like to say gut as well
      Given Vorhand holds "<own>"
      And Third holds "<others>"
      When the bidding goes "Vorhand <word>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | word       | own      | others      |
        | Mein Spiel |          | K♥ K♦ K♠ K♣ |
        | Vorhand    |          | K♥ K♦ K♠ K♣ |
        | Mein Spiel | K♥ K♦ K♠ | K♣          |
        | Vorhand    | K♥ K♦ K♠ | K♣          |

    Example: with three Könige Fahren is a game also where it is none with four
      Given the reading "refused" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren

    Example: where gut is not final, Vorhand has to name a game after three times gut all the same
      Given the reading "gut-not-final" of "hold-scope"
      And Third holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Gut!"
      Then that is refused
      And it is Vorhand's turn to bid

  @clause:KAR-BIDDING-030
  Rule: A Vorhand who did not hand on her four Könige may choose Fahren as her game

    Example: Fahren with four Könige
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is allowed
      And the contract is Fahren

    @dispute:four-kings-fahren-as-game
    Scenario Outline: a Vorhand with four Könige names Fahren
      Given the reading "<reading>" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Fahren"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | allowed | allowed |
        | refused | refused |

    @clause:KAR-CALLING-003 @dispute:four-kings-fahren-as-game
    Scenario Outline: all that a Vorhand with four Könige may name
      Given the reading "<reading>" of "four-kings-fahren-as-game"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                                              |
        | allowed | Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | refused | Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier         |
