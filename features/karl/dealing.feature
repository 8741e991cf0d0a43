Feature: Dealing in Karls Tarockrunde

  # A pack from the top is dealt as 6 + 6 + 6 + 6, then 6 for the Talon, then once more 6 + 6 + 6 + 6: 24 + 6 + 24 = 54.
  # The pack in canonical order falls apart like this:
  #   1st hand Sküs XXI XX XIX XVIII XVII    K♦ D♦ C♦ B♦ A♦ 2♦
  #   2nd hand XVI XV XIV XIII XII XI        3♦ 4♦ K♠ D♠ C♠ B♠
  #   3rd hand X IX VIII VII VI V            10♠ 9♠ 8♠ 7♠ K♣ D♣
  #   4th hand IV III II I K♥ D♥             C♣ B♣ 10♣ 9♣ 8♣ 7♣
  #   Talon    C♥ B♥ A♥ 2♥ 3♥ 4♥

  Background:
    Given the rules "karl"

  @clause:KAR-DEALING-001
  Rule: Dealing, bidding and play go round counter-clockwise

    Example: the direction at the table
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: bidding and play go round as the deal does
      The dealer sits at seat 1, so Vorhand on his right has seat 2. The hands are those that come from this pack.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds "XVI XV XIV XIII XII XI 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "C♥ B♥ A♥" and "2♥ 3♥ 4♥"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn
      When the bidding goes "Vorhand Mein Spiel"
      Then it is Second's turn to bid
      When Second bids "Gut!"
      Then it is Third's turn to bid
      When Third bids "Gut!"
      Then it is Dealer's turn to bid
      When Dealer bids "Gut!"
      And Vorhand bids "Fahren"
      And Vorhand plays "2♦"
      Then it is Second's turn to play
      When Second plays "3♦"
      Then it is Third's turn to play
      When Third plays "X"
      Then it is Dealer's turn to play

  @clause:KAR-DEALING-002
  Rule: The Talon is six cards

    Example: two halves of three
      The Talon lies below 4 × 6 = 24 cards.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

    Example: another pack, another Talon of six
      Below the nine cards named lie Sküs to II, of which fifteen, down to VIII, end the first round.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ A♥ A♦ I"
      When the pack is dealt
      Then the halves of the Talon are "VII VI V" and "IV III II"

  @clause:KAR-DEALING-003
  Rule: Each player receives twelve cards

    Example: four hands of twelve
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds exactly "XVI XV XIV XIII XII XI 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: another pack, twelve each again
      Nine cards are named: six for Vorhand and three for Second. Below them lie Sküs to II and then the suits.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ A♥ A♦ I"
      When the pack is dealt
      Then Vorhand holds exactly "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ K♥ D♥ C♥ B♥ K♦ D♦"
      And Second holds exactly "A♥ A♦ I Sküs XXI XX C♦ B♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "XIX XVIII XVII XVI XV XIV 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "XIII XII XI X IX VIII C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:KAR-DEALING-004
  Rule: The pack goes out in packets of six: one to each player, six cards to the Talon, one more to each player

    Example: the pack in canonical order
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds exactly "XVI XV XIV XIII XII XI 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

    Example: a pack that begins with the Könige
      Ten cards are named, six for Vorhand and four for Second; then come Sküs, XXI, XX and so on.
      Second ends with XXI, Third has XX to XV and Dealer XIV to IX; the Talon is VIII to III, and II goes to Vorhand.
      Given the pack is "K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣ C♥ C♦"
      When the pack is dealt
      Then Vorhand holds exactly "K♥ K♦ K♠ K♣ D♥ D♦ II I B♥ A♥ 2♥ 3♥"
      And Second holds exactly "D♠ D♣ C♥ C♦ Sküs XXI 4♥ B♦ A♦ 2♦ 3♦ 4♦"
      And Third holds exactly "XX XIX XVIII XVII XVI XV C♠ B♠ 10♠ 9♠ 8♠ 7♠"
      And Dealer holds exactly "XIV XIII XII XI X IX C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the halves of the Talon are "VIII VII VI" and "V IV III"

  @clause:KAR-DEALING-005
  Rule: The first packet of a round goes to Vorhand, the last to the dealer

    Example: Vorhand first, the dealer last
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Dealer holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Scenario Outline: Vorhand first wherever the dealer sits
      The packets go to the seats behind the dealer's, and his own is the last of them.
      Given the dealer is at seat <seat>
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KAR-DEALING-006
  Rule: The halves of the Talon are its first three and its last three cards as dealt

    Example: the cards below the first round, in the order in which they came
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

    Example: six cards whose order tells the halves apart
      24 cards are named, XXI to II and then 4♥, 4♦, 7♠, 7♣; the six below them are K♣ 8♣ Sküs and I K♥ 8♠.
      Given the pack is "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II 4♥ 4♦ 7♠ 7♣ K♣ 8♣ Sküs I K♥ 8♠"
      When the pack is dealt
      Then the halves of the Talon are "K♣ 8♣ Sküs" and "I K♥ 8♠"

  @clause:KAR-DEALING-007
  Rule: No deal is thrown in, not even by somebody with neither trump nor König

    # Second holds neither trump nor König; all the others hold a trump.

    Example: a hand without trump and König does not come back
      Given Vorhand holds "Sküs I K♥"
      And Second holds "D♥ C♥ A♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣"
      And Third holds "XXI K♦"
      And Dealer holds "XX K♠"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "zusammenwerfen"
      Then that is refused
      And it is Second's turn to bid

    Scenario Outline: Second throws in neither trump nor König
      Given the reading "<round>" of "no-throw-in"
      And Vorhand holds "Sküs I K♥"
      And Second holds "D♥ C♥ A♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣"
      And Third holds "XXI K♦"
      And Dealer holds "XX K♠"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "zusammenwerfen"
      Then that is refused
      And it is Second's turn to bid

      Examples:
        | round      |
        | never      |
        | others-may |
        | discard    |

    @clause:KAR-RENONCE-004
    Scenario Outline: that Second has neither trump nor König to throw in cannot pass unnoticed
      A Renonce among the bids is an Auch-Rufer without a bird, and nothing else.
      Given the reading "<round>" of "no-throw-in"
      And Vorhand holds "Sküs I K♥"
      And Second holds "D♥ C♥ A♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣"
      And Third holds "XXI K♦"
      And Dealer holds "XX K♠"
      When the bidding goes "Vorhand Mein Spiel"
      And Second bids "zusammenwerfen" unnoticed
      Then that is refused
      And it is Second's turn to bid

      Examples:
        | round      |
        | never      |
        | others-may |
        | discard    |

    @dispute:no-throw-in
    Scenario Outline: somebody else throws the deal in with his first word
      Given the reading "<reading>" of "no-throw-in"
      And <player> holds "<cards>"
      When the bidding goes "<before>"
      And <player> bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | reading    | verdict | player | cards                               | before                                  |
        | never      | refused | Second | II D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel                      |
        | others-may | allowed | Second | II D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel                      |
        | discard    | refused | Second | II D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel                      |
        | never      | refused | Third  | K♥ D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel, Second Piccolo      |
        | others-may | allowed | Third  | K♥ D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel, Second Piccolo      |
        | discard    | refused | Third  | K♥ D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Mein Spiel, Second Piccolo      |
        | never      | refused | Dealer | II K♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Dreier, Second Gut!, Third Gut! |
        | others-may | allowed | Dealer | II K♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Dreier, Second Gut!, Third Gut! |
        | discard    | refused | Dealer | II K♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ | Vorhand Dreier, Second Gut!, Third Gut! |

    @dispute:no-throw-in
    Scenario Outline: what Vorhand may begin with when she could throw the deal in
      She has one trump, no bird and no König.
      Given the reading "<reading>" of "no-throw-in"
      And Vorhand holds "XV D♥ C♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣"
      When Vorhand bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | never      | refused |
        | others-may | allowed |
        | discard    | refused |

    Example: where a deal may be thrown in, it is over and nobody pays
      Given the reading "others-may" of "no-throw-in"
      And Second holds "II K♥"
      When the bidding goes "Vorhand Mein Spiel, Second zusammenwerfen"
      Then it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: where a deal may be thrown in, it is one choice more among the first words
      Given the reading "others-may" of "no-throw-in"
      And Second holds "XV K♥"
      And Dealer holds "I II III IV"
      When the bidding goes "Vorhand Mein Spiel"
      Then it is Second's turn to bid
      And the choice is "…"
        """
        Gut!, zusammenwerfen, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Dreier, Farbensolo, Piccolo-Ouvert,
        Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier
        """

    Scenario Outline: where a deal may be thrown in, <case>
      Given the reading "others-may" of "no-throw-in"
      And Vorhand holds "<Vorhand>"
      When the bidding goes "<bidding>"
      And Vorhand bids "zusammenwerfen"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | case                                                 | Vorhand     | bidding                                                                     |
        | it is too late after the first word                  | I K♥        | Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!                 |
        | Vorhand has said her first word with the reservation | I K♥        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!                    |
        | handing on was the giver's first word                | K♥ K♦ K♠ K♣ | Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut! |

    Scenario Outline: where a deal may be thrown in, whoever is handed the Vorhand may do it with her first word
      Given the reading "others-may" of "no-throw-in"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Second holds "<cards>"
      When the bidding goes "Vorhand gebe die Vorhand weiter"
      And Second bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | verdict | cards                               |
        | allowed | II                                  |
        | refused | D♥ C♥ A♥ 2♥ D♦ C♦ D♠ C♠ 8♠ 7♠ 9♣ 8♣ |

    Example: where a deal may be thrown in, the others may still do it after handing on
      Given the reading "others-may" of "no-throw-in"
      And Vorhand holds "K♥ K♦ K♠ K♣"
      And Third holds "II"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third zusammenwerfen"
      Then it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    # With the half 9♣ 8♣ 7♣ Vorhand's fifteen cards hold eleven trumps, so that a trump could go in any reading.

    @dispute:no-throw-in
    Scenario Outline: three suit cards laid away while trumps stay
      Given the reading "<reading>" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | never      | allowed |
        | others-may | allowed |
        | discard    | refused |

    @dispute:no-throw-in
    Scenario Outline: Vorhand's first words, and three suit cards that she lays away
      Given the reading "<reading>" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      Then it is Vorhand's turn to bid
      And "zusammenwerfen" <may> be chosen
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading    | may     | verdict |
        | never      | may not | allowed |
        | others-may | may     | allowed |
        | discard    | may not | refused |

    Scenario Outline: one trump among the three laid away
      Given the reading "<round>" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "XII 8♣ 7♣"
      Then that is allowed

      Examples:
        | round      |
        | never      |
        | others-may |
        | discard    |

    Example: where a trump has to go, a declarer without any lays suit cards away
      Given the reading "discard" of "no-throw-in"
      And Vorhand holds "K♥ D♥ C♥ B♥ K♠ D♠ C♠ B♠ K♣ D♣ C♣ B♣"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then that is allowed

    @dispute:no-throw-in
    Scenario Outline: six cards laid away in a Sechser-Dreier without a trump
      Eleven trumps stay in the hand.
      Given the reading "<reading>" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♣ 8♣ 7♣ 4♦ 3♦ 2♦"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | never      | allowed |
        | others-may | allowed |
        | discard    | refused |

    Scenario Outline: one trump among the six laid away in a Sechser-Dreier
      Given the reading "<round>" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "XII 9♣ 8♣ 7♣ 4♦ 3♦"
      Then that is allowed

      Examples:
        | round      |
        | never      |
        | others-may |
        | discard    |

    Scenario Outline: where a trump has to go, it has to in the games with a call too
      Given the reading "discard" of "no-throw-in"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥"
      And Third holds "K♠"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "<cards>"
      Then that is <verdict>

      Examples:
        | verdict | cards      | bidding                                                                 |
        | refused | 9♣ 8♣ 7♣   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | allowed | XIII 8♣ 7♣ | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | refused | 9♣ 8♣ 7♣   | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | allowed | XIII 8♣ 7♣ | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    # Where no trump may go anyway, none has to: that the trumps come last, or the Trull stays, is the stronger rule.

    @dispute:discard-limits
    Scenario Outline: where a trump has to go, and three suit cards are laid away although a plain trump is there
      Given the reading "discard" of "no-throw-in"
      And the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | all-but-kings  | refused |
        | no-trull       | refused |
        | trumps-last    | allowed |
        | sechser-hidden | refused |

    @dispute:discard-limits
    Scenario Outline: where a trump has to go, and the only one is of the Trull
      Given the reading "discard" of "no-throw-in"
      And the reading "<reading>" of "discard-limits"
      And Vorhand holds "Sküs K♥ D♥ C♥ B♥ K♠ D♠ C♠ B♠ K♣ D♣ C♣"
      And the Talon is "9♣ 8♣ 7♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | all-but-kings  | refused |
        | no-trull       | allowed |
        | trumps-last    | allowed |
        | sechser-hidden | refused |

    Example: where a trump has to go but trumps come last, one goes that is missing anyway
      Of the fifteen cards K♥ and K♣ stay, and of the others only 9♣ and 8♣ are no trumps: 3 − 2 = 1 trump has to go.
      Given the reading "discard" of "no-throw-in"
      And the reading "trumps-last" of "discard-limits"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII K♥"
      And the Talon is "9♣ 8♣ K♣" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "XII 9♣ 8♣"
      Then that is allowed

    @position
    Example: after the deal was thrown in nobody is left to ask
      Given the reading "others-may" of "no-throw-in"
      And the bidding went "Vorhand Mein Spiel, Second Solo-Rufer, Third zusammenwerfen"
      When Dealer is to bid with "XX XIX XVIII K♥ D♥ C♥ A♥ K♠ D♠ 10♠ 9♣ 8♣" in hand
      Then it is nobody's turn
