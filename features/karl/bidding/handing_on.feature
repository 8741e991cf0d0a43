Feature: Bidding in Karls Tarockrunde: the Vorhand handed on

  # In the order of the price table, from below: Piccolo and Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer (also called
  # Besser-Rufer), Dreier, Farbensolo, Piccolo-Ouvert and Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier. A Sechser-Dreier is
  # Vorhand's first call or nobody's; Rufer and Fahren are Vorhand's when all the others have said gut.
  # Bids depend on the cards in three ways: an Auch-Rufer needs a bird, a game with a call needs a König in another hand, and
  # only four Könige allow handing on. Where it matters the scenario tells who holds them; no other card plays a part.

  Background:
    Given the rules "karl"

  @clause:KAR-BIDDING-037
  Rule: A Vorhand with all four Könige who sees no game to play has to give the Vorhand to the next player with "gebe die Vorhand weiter"

    Example: the next player opens the auction
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is allowed
      And it is Second's turn to bid

    @position @clause:KAR-CALLING-003
    Example: all that a Vorhand with four Könige may begin with
      When Vorhand is to bid with "XX XIX II K♥ C♥ A♥ K♦ K♠ D♠ 10♠ K♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier, Sechser-Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: another player with four Könige has no Vorhand to give
      Given Second holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Second's turn to bid

    Example: where handing on may wait, another player with four Könige has none to give either
      Given the reading "also-later" of "four-kings-handover-duty"
      And Second holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Second's turn to bid

  @clause:KAR-BIDDING-038
  Rule: Without all four Könige the Vorhand cannot be handed on

    Scenario Outline: a König too few
      Given Vorhand holds "<kings>"
      And <holder> holds "<other>"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | kings    | holder | other       |
        | K♦ K♠ K♣ | Second | K♥          |
        | K♥ K♠ K♣ | Third  | K♦          |
        | K♥ K♦ K♣ | Dealer | K♠          |
        | K♥ K♦ K♠ | Second | K♣          |
        | K♥       | Third  | K♦ K♠ K♣    |
        |          | Second | K♥ K♦ K♠ K♣ |

    Example: the fourth König in the Talon does not help
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: whoever was given the Vorhand cannot hand it on again
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Second's turn to bid

  @clause:KAR-BIDDING-039
  Rule: Whether she sees a game is for Vorhand alone to judge, and she can hand on only as her first call

    Scenario Outline: a Vorhand with four Könige keeps the Vorhand
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "<word>"
      Then that is allowed
      And it is Second's turn to bid

      Examples:
        | word           |
        | Mein Spiel     |
        | Sechser-Dreier |
        | Bettler        |

    @position @dispute:four-kings-handover-duty
    Scenario Outline: what a Vorhand with four Könige may begin with
      Given the reading "<reading>" of "four-kings-handover-duty"
      When Vorhand is to bid with "XX XIX II K♥ C♥ A♥ K♦ K♠ D♠ 10♠ K♣ 8♣" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                  |
        | own-choice | Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier,       |
        | …          | Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |
        | always     | gebe die Vorhand weiter                                                                 |
        | also-later | Mein Spiel, Vorhand, gebe die Vorhand weiter, Piccolo, Zwiccolo, Bettler, Dreier,       |
        | …          | Sechser-Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier |

    @dispute:four-kings-handover-duty
    Scenario Outline: a Vorhand with four Könige would like to reserve
      Given the reading "<reading>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "Mein Spiel"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | own-choice | allowed |
        | always     | refused |
        | also-later | allowed |

    Scenario Outline: handing on as the first call
      Given the reading "<round>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When Vorhand bids "gebe die Vorhand weiter"
      Then that is allowed
      And it is Second's turn to bid

      Examples:
        | round      |
        | own-choice |
        | always     |
        | also-later |

    Scenario Outline: too late to hand on
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<before>"
      And Vorhand bids "gebe die Vorhand weiter"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | before                                                      |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |

    # In "always" the reservation itself is refused, so that nothing comes after it.

    @dispute:four-kings-handover-duty
    Scenario Outline: handing on after the others have spoken
      Given the reading "<reading>" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<before>"
      And Vorhand bids "gebe die Vorhand weiter"
      Then that is <verdict>

      Examples:
        | reading    | verdict | before                                                      |
        | own-choice | refused | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | always     | allowed |                                                             |
        | also-later | allowed | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!    |
        | own-choice | refused | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | also-later | allowed | Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut! |
        | own-choice | refused | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |
        | also-later | refused | Vorhand Piccolo, Second Bettler, Third Gut!, Dealer Gut!    |

    @clause:KAR-BIDDING-029
    Example: where handing on may wait, it is one choice more after three times gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "…"
        """
        gebe die Vorhand weiter, Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where handing on may wait, the taker names the game after three times gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "II"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where handing on may wait, the taker speaks as Vorhand after her own gut
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "II"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Gut!, Piccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where handing on may wait, the giver has the last word over a game that was bid
      Second was asked as the new Vorhand; Third has bid the Piccolo, and the Dealer's gut is final.
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where handing on may wait, the giver bids no more over the game that the taker has named
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Piccolo"
      Then the contract is Piccolo and Second is the declarer
      And it is Second's turn to speak

    Example: where handing on may wait and puts the giver out, the taker's gut leaves the bidder his game
      Given the reading "also-later" of "four-kings-handover-duty"
      And the reading "giver-out" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand gebe die Vorhand weiter, Second Gut!"
      Then the contract is Piccolo and Third is the declarer
      And it is Third's turn to speak

    Example: where handing on may wait, a Sechser-Dreier is no longer possible
      Given the reading "also-later" of "four-kings-handover-duty"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand gebe die Vorhand weiter"
      And Second bids "Sechser-Dreier"
      Then that is refused
      And it is Second's turn to bid

  @clause:KAR-BIDDING-040
  Rule: With the Vorhand all its rights move: to open, to reserve, to hold, and to choose when all have said gut

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣ I"
      And Second holds "II"
      And Third holds "III"
      And Dealer holds "IV"

    @clause:KAR-BIDDING-041
    Example: all that the new Vorhand may begin with
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Mein Spiel, Vorhand, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Sechser-Dreier,
        Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Scenario Outline: <former giver>
      When the bidding goes "<bidding>"
      And <player> bids "<bid>"
      Then that is refused
      And it is <player>'s turn to bid

      Examples:
        | former giver                          | bidding                                                                        | player  | bid        |
        | the new Vorhand cannot begin with gut | Vorhand gebe die Vorhand weiter                                                | Second  | Gut!       |
        | the giver holds no longer             | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Bettler, Dealer Gut! | Vorhand | Bettler    |
        | the giver reserves no longer          | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!    | Vorhand | Mein Spiel |

    Scenario Outline: the new Vorhand reserves
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "<word>"
      Then that is allowed
      And it is Third's turn to bid

      Examples:
        | word       |
        | Mein Spiel |
        | Vorhand    |

    Example: the new Vorhand chooses when all have said gut
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: the new Vorhand plays a Rufer
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Rufer"
      Then the contract is Rufer and Second is the declarer
      And it is Second's turn to call

    Example: the new Vorhand holds
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Bettler"
      Then it is Second's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: where every earlier seat may hold, the giver is the last of them
      Given the reading "earlier-seats" of "hold-scope"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Piccolo, Dealer Gut!, Vorhand Bettler, Second Gut!"
      Then it is Third's turn to bid
      And the choice is "Gut!, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

  @clause:KAR-BIDDING-041
  Rule: The new Vorhand may open with a Sechser-Dreier

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣"

    Example: a Sechser-Dreier of the new Vorhand
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "Sechser-Dreier"
      Then that is allowed
      And it is Third's turn to bid
      When the bidding goes "Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then the contract is Sechser-Dreier and Second is the declarer
      And it is Second's turn to decide on the Talon

  @clause:KAR-BIDDING-042
  Rule: With the Vorhand its burdens move too: the first lead and the double payment in Fahren

    Example: the new Vorhand leads to a Dreier of somebody else
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Dreier, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third takes the first half
      And Third lays away "9♣ 8♣ 7♣"
      And Third says "ich liege"
      And everybody says Gut!
      Then it is Second's turn to play

    @dispute:handover-status
    Scenario Outline: who leads to a Farbensolo of the Third
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<bidding>"
      And Third says "ich liege"
      And everybody says Gut!
      Then it is <leader>'s turn to play

      Examples:
        | reading      | leader  | bidding                                                                                                      |
        | burdens-move | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Vorhand Gut!, Second Gut! |
        | rights-only  | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Vorhand Gut!, Second Gut! |
        | giver-out    | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Farbensolo, Dealer Gut!, Second Gut!               |

    @dispute:handover-status
    Scenario Outline: who leads in Fahren
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "<bidding>"
      Then the contract is Fahren
      And it is <leader>'s turn to play

      Examples:
        | reading      | leader  | bidding                                                                                                  |
        | burdens-move | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Second Fahren               |

    Example: in a negative game the declarer leads, whoever gave the Vorhand away
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Bettler, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third says "ich liege"
      And everybody says Gut!
      Then it is Third's turn to play

    # Everybody has one Karo, so the first trick holds the same four cards and goes to the K♦, whoever leads.

    @dispute:handover-status
    Scenario Outline: the giver loses Fahren
      Vorhand takes tricks 1, 3, 4, 5 and 8: face value 14 + 12 + 8 + 9 + 4 = 47; 20 cards, so 47 − 40/3 = 33 2/3.
      Second takes tricks 6, 7, 11 and 12: face value 8 + 8 + 9 + 8 = 33, and with the last one the Talon, A♦ 1 + 2♦ 1 +
      3♦ 1 + 4♦ 1 + X 1 + 7♣ 1 = 6: 22 cards of 39, so 39 − 44/3 = 24 1/3.
      Third takes tricks 2 and 9: face value 4 + 6 = 10; 8 cards, so 10 − 16/3 = 4 2/3. Dealer takes trick 10: face value 10; 10 − 8/3 = 7 1/3.
      The giver is below 35 2/3 and pays 5 to each, as Vorhand 10.
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "Sküs XIX XVI XII VI K♥ 2♥ K♦ K♠ 7♠ K♣ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ D♠ 8♠ D♣ 9♣"
      And Third holds "XX XV XI VII III C♥ 4♥ C♦ C♠ 9♠ C♣ 8♣"
      And Dealer holds "XVIII XIV VIII IV II I B♥ A♥ B♦ B♠ 10♠ B♣"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ X 7♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, <bidding>"
      And the play goes:
        | leader   | cards            |
        | <leader> | <first>          |
        | Vorhand  | XII XVII XX IV   |
        | Third    | 9♠ B♠ K♠ D♠      |
        | Vorhand  | Sküs V VII XVIII |
        | Vorhand  | K♥ 3♥ 4♥ B♥      |
        | Vorhand  | 10♣ D♣ 8♣ B♣     |
        | Second   | XXI III VIII XVI |
        | Second   | IX XV II XIX     |
        | Vorhand  | 7♠ 8♠ C♠ 10♠     |
        | Third    | C♣ XIV K♣ 9♣     |
        | Dealer   | A♥ 2♥ D♥ C♥      |
        | Second   | XIII XI I VI     |
      Then the Augen come to "Vorhand 33 2/3, Second 24 1/3, Third 4 2/3, Dealer 7 1/3"
      And the payments are "Vorhand <Vorhand>, Second <Second>, Third <Second>, Dealer <Second>"

      Examples:
        | reading      | leader  | first       | Vorhand | Second | bidding                     |
        | burdens-move | Second  | D♦ C♦ B♦ K♦ | -15     | +5     | Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | K♦ D♦ C♦ B♦ | -30     | +10    | Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | D♦ C♦ B♦ K♦ | -15     | +5     | Second Fahren               |

    @dispute:handover-status
    Scenario Outline: the taker loses Fahren
      Vorhand takes tricks 1, 3, 5 and 10: face value 14 + 9 + 9 + 8 = 40; 16 cards, so 40 − 32/3 = 29 1/3.
      Second takes tricks 2, 8, 9, 11 and 12: face value 10 + 8 + 9 + 9 + 8 = 44, and with the last one the Talon of 6: 26 cards of 50, so 50 − 52/3 = 32 2/3.
      Third takes trick 7: face value 4; 4 − 8/3 = 1 1/3. Dealer takes tricks 4 and 6: face value 4 + 8 = 12; 12 − 16/3 = 6 2/3.
      The taker is below 35 2/3 and pays 5 to each, as Vorhand 10.
      Given the reading "<reading>" of "handover-status"
      And Vorhand holds "Sküs XIX XVI XII VI K♥ 2♥ K♦ K♠ 7♠ K♣ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ D♦ D♠ 8♠ D♣ 9♣"
      And Third holds "XX XV XI VII III C♥ 4♥ C♦ C♠ 9♠ C♣ 8♣"
      And Dealer holds "XVIII XIV VIII IV II I B♥ A♥ B♦ B♠ 10♠ B♣"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ X 7♣"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, <bidding>"
      And the play goes:
        | leader   | cards            |
        | <leader> | <first>          |
        | Vorhand  | 10♣ D♣ C♣ B♣     |
        | Second   | 8♠ 9♠ B♠ K♠      |
        | Vorhand  | VI IX XV XVIII   |
        | Dealer   | B♥ K♥ 3♥ 4♥      |
        | Vorhand  | K♣ 9♣ 8♣ II      |
        | Dealer   | VIII XVI XVII XX |
        | Third    | VII XIV XIX XXI  |
        | Second   | D♠ C♠ 10♠ 7♠     |
        | Second   | V XI IV Sküs     |
        | Vorhand  | 2♥ D♥ C♥ A♥      |
        | Second   | XIII III I XII   |
      Then the Augen come to "Vorhand 29 1/3, Second 32 2/3, Third 1 1/3, Dealer 6 2/3"
      And the payments are "<payments>"

      Examples:
        | reading      | leader  | first       | payments                                       | bidding                     |
        | burdens-move | Second  | D♦ C♦ B♦ K♦ | Vorhand +10, Second -30, Third +10, Dealer +10 | Vorhand Gut!, Second Fahren |
        | rights-only  | Vorhand | K♦ D♦ C♦ B♦ | Vorhand +5, Second -15, Third +5, Dealer +5    | Vorhand Gut!, Second Fahren |
        | giver-out    | Second  | D♦ C♦ B♦ K♦ | Vorhand +10, Second -30, Third +10, Dealer +10 | Second Fahren               |

  @clause:KAR-BIDDING-043
  Rule: The giver of the Vorhand stays in the auction and speaks last

    Background:
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "I"
      And Third holds "II"
      And Dealer holds "III"

    Scenario Outline: the order after handing on
      When the bidding goes "<bidding>"
      Then it is <next>'s turn to bid

      Examples:
        | next    | bidding                                                                                   |
        | Second  | Vorhand gebe die Vorhand weiter                                                           |
        | Third   | Vorhand gebe die Vorhand weiter, Second Mein Spiel                                        |
        | Dealer  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!                            |
        | Vorhand | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!               |
        | Second  | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |

    @clause:KAR-CALLING-003
    Example: what the giver may say
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: the giver bids and plays
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Dreier, Second Gut!"
      Then the contract is Dreier and Vorhand is the declarer
      And it is Vorhand's turn to decide on the Talon

    Example: the giver does not speak again before the others
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel"
      And Vorhand bids "Dreier"
      Then that is refused
      And it is Third's turn to bid

    @dispute:handover-status
    Scenario Outline: after the dealer's gut the giver speaks, or is out
      Given the reading "<reading>" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then it is <next>'s turn to bid

      Examples:
        | reading      | next    |
        | burdens-move | Vorhand |
        | rights-only  | Vorhand |
        | giver-out    | Second  |

    @dispute:handover-status
    Scenario Outline: the giver would like to bid
      Given the reading "<reading>" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      And Vorhand bids "Dreier"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | burdens-move | allowed |
        | rights-only  | allowed |
        | giver-out    | refused |

    Example: where the giver is out, two times gut are enough
      Given the reading "giver-out" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Besser-Rufer, Dreier, Farbensolo,
        Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Example: where the giver is out, a bid stands after two times gut
      Given the reading "giver-out" of "handover-status"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Dreier, Third Gut!, Dealer Gut!"
      Then the contract is Dreier and Second is the declarer
