Feature: Calling a König in Karls Tarockrunde

  # Every scenario that is about a König says where it lies. A bird in the bidder's hand is what an Auch-Rufer asks for.

  Background:
    Given the rules "karl"

  @clause:KAR-CALLING-001
  Rule: In a Rufer, Auch-Rufer or Solo-Rufer the declarer calls one of the four Könige

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Scenario Outline: the choice after the auction
      When the bidding goes "<bidding>"
      Then it is <player>'s turn to call
      And the choice is "<choice>"

      Examples:
        | player  | choice   | bidding                                                                      |
        | Vorhand | K♦ K♠ K♣ | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer      |
        | Vorhand | K♦ K♠ K♣ | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                     |
        | Vorhand | K♦ K♠ K♣ | Vorhand Besser-Rufer, Second Gut!, Third Gut!, Dealer Gut!                   |
        | Vorhand | K♦ K♠ K♣ | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                     |
        | Second  | K♥ K♠ K♣ | Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut! |
        | Dealer  | K♥ K♦ K♠ | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Rufer, Vorhand Gut! |

    Scenario Outline: a König is called
      When the bidding goes "<bidding>"
      And Vorhand calls "<king>"
      Then that is allowed
      And it is Vorhand's turn to <deed>

      Examples:
        | king | deed                | bidding                                                                 |
        | K♦   | decide on the Talon | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♠   | decide on the Talon | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♣   | speak               | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: a Dame is called
      When the bidding goes "<bidding>"
      And Vorhand calls "D♣"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | bidding                                                                 |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: somebody else calls in the declarer's place
      When the bidding goes "<bidding>"
      And Dealer calls "K♦"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | bidding                                                                 |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: before the König is called no half is taken
      When the bidding goes "<bidding>"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | bidding                                                                 |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Example: before the König is called nobody says ich liege
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then that is refused
      And it is Vorhand's turn to call

    @position
    Scenario Outline: a hand without a König can call each of them
      Given Second plays a <game>
      When Second is to call with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

      Examples:
        | game       |
        | Auch-Rufer |
        | Solo-Rufer |

  @clause:KAR-CALLING-002
  Rule: A König in one's own hand cannot be called

    Scenario Outline: each of the four in Vorhand's own hand
      Given Vorhand holds "<own>"
      And Second holds "<others>"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "<own>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | own | others   |
        | K♥  | K♦ K♠ K♣ |
        | K♦  | K♥ K♠ K♣ |
        | K♠  | K♥ K♦ K♣ |
        | K♣  | K♥ K♦ K♠ |

    Scenario Outline: in each game with a call
      Given Vorhand holds "I K♥ K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "<bidding>"
      Then it is Vorhand's turn to call
      And the choice is "K♠ K♣"
      When Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | bidding                                                                 |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    @position
    Scenario Outline: one or two Könige in the declarer's hand
      Given Vorhand plays a Solo-Rufer
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | hand                                  | choice   |
        | XX XIX II K♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ | K♦ K♠ K♣ |
        | XX XIX II K♣ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ | K♥ K♦ K♠ |
        | XX XIX II K♥ C♥ A♥ 2♥ K♠ C♠ 10♠ 9♣ 8♣ | K♦ K♣    |
        | XX XIX II K♦ C♥ A♥ 2♥ K♣ C♠ 10♠ 9♣ 8♣ | K♥ K♠    |

  @clause:KAR-CALLING-003
  Rule: Whoever holds all four Könige can bid or choose no game with a call

    Scenario Outline: a Vorhand with four Könige begins with a game with a call
      Given Vorhand holds "I K♥ K♦ K♠ K♣"
      When Vorhand bids "<bid>"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | bid          |
        | Solo-Rufer   |
        | Auch-Rufer   |
        | Besser-Rufer |

    Example: a Vorhand with four Könige would like a Rufer after three times gut
      Given Vorhand holds "I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

    Example: what is left to a Vorhand with four Könige after three times gut
      Given Vorhand holds "I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to bid
      And the choice is "Fahren, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: what is left to another player with four Könige
      Given Third holds "I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!"
      Then it is Third's turn to bid
      And the choice is "Gut!, Piccolo, Zwiccolo, Bettler, Dreier, Farbensolo, Piccolo-Ouvert, Zwiccolo-Ouvert, Bettel-Ouvert, Solo-Dreier"

    Example: a Vorhand with four Könige cannot hold a Solo-Rufer
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Rufer, Third Gut!, Dealer Gut!"
      And Vorhand bids "Solo-Rufer"
      Then that is refused
      And it is Vorhand's turn to bid

    @position
    Example: a hand with all four Könige has nothing to call
      Given Vorhand plays a Solo-Rufer
      When Vorhand is to call with "XX XIX II K♥ C♥ A♥ K♦ K♠ K♣ 10♠ 9♣ 8♣" in hand
      Then "K♥ K♦ K♠ K♣ Vierter König" may not be chosen

    Scenario Outline: three Könige do not stand in the way
      Given Vorhand holds "I K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When Vorhand bids "<bid>"
      Then that is allowed
      And it is Second's turn to bid

      Examples:
        | bid          |
        | Solo-Rufer   |
        | Auch-Rufer   |
        | Besser-Rufer |

    Example: three Könige do not stand in the way of a Rufer
      Given Vorhand holds "I K♥ K♦ K♠"
      And Third holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Rufer"
      Then that is allowed
      And it is Vorhand's turn to call

  @clause:KAR-CALLING-004
  Rule: With three Könige in hand the declarer may call "den vierten König" without naming its suit

    @clause:KAR-CALLING-005
    Scenario Outline: the fourth König is one choice more
      Given Vorhand holds "I K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      Then it is Vorhand's turn to call
      And the choice is "K♣ Vierter König"

      Examples:
        | bidding                                                                 |
        | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: its holder is the partner
      Given Vorhand holds "I <kings>"
      And <partner> holds "<fourth>"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And the partner is <partner>
      And it is Vorhand's turn to <deed>

      Examples:
        | kings    | fourth | partner | deed                | bidding                                                                 |
        | K♥ K♦ K♠ | K♣     | Second  | decide on the Talon | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥ K♦ K♣ | K♠     | Third   | decide on the Talon | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♥ K♠ K♣ | K♦     | Dealer  | speak               | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♦ K♠ K♣ | K♥     | Third   | speak               | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Example: the fourth König may be named by its suit all the same
      Given Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then that is allowed
      And the partner is Third

    @position
    Scenario Outline: whichever König is missing
      Given Vorhand plays a <game>
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "<fourth> Vierter König"

      Examples:
        | game       | fourth | hand                                  |
        | Solo-Rufer | K♣     | XX XIX II K♥ C♥ A♥ K♦ K♠ C♠ 10♠ 9♣ 8♣ |
        | Rufer      | K♠     | XX XIX II K♥ C♥ A♥ K♦ K♣ C♠ 10♠ 9♣ 8♣ |
        | Auch-Rufer | K♦     | XX XIX II K♥ C♥ A♥ K♠ K♣ C♠ 10♠ 9♣ 8♣ |
        | Solo-Rufer | K♥     | XX XIX II K♦ C♥ A♥ K♠ K♣ C♠ 10♠ 9♣ 8♣ |

    Scenario Outline: the call shows nobody which König it is
      Given Vorhand holds "I K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is allowed
      When <player> is asked for the cards seen so far
      Then these cards have been seen: "<own>"
      And these cards have not been seen: "<hidden>"

      Examples:
        | player  | own        | hidden      | bidding                                                                 |
        | Second  |            | K♥ K♦ K♠ K♣ | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | Dealer  |            | K♥ K♦ K♠ K♣ | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Second  |            | K♥ K♦ K♠ K♣ | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Third   | K♣         | I K♥ K♦ K♠  | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | Vorhand | I K♥ K♦ K♠ | K♣          | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |

    Example: the fourth König of a Rufer lies in the Talon
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, zahlen, Fahren"

  @clause:KAR-CALLING-005
  Rule: With fewer than three Könige in hand the suit has to be named

    Scenario Outline: the fourth König is called by a declarer with too few
      Given Vorhand holds "I <kings>"
      And Third holds "<others>"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | kings | others      | bidding                                                                 |
        |       | K♥ K♦ K♠ K♣ | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥    | K♦ K♠ K♣    | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥ K♦ | K♠ K♣       | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥ K♦ | K♠ K♣       | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♥ K♦ | K♠ K♣       | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Example: two Könige in hand, and a third in the Talon
      Given Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

    @position
    Scenario Outline: a hand with fewer than three Könige
      Given Vorhand plays a Rufer
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | hand                                  | choice      |
        | XX XIX II D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ | K♥ K♦ K♠ K♣ |
        | XX XIX II K♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ | K♦ K♠ K♣    |
        | XX XIX II K♥ C♥ A♥ 2♥ K♠ C♠ 10♠ 9♣ 8♣ | K♦ K♣       |

  @clause:KAR-CALLING-006
  Rule: Whoever holds the called König is the declarer's partner

    Scenario Outline: three hands, three possible partners
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "<king>"
      Then the partner is <partner>

      Examples:
        | king | partner | bidding                                                                 |
        | K♦   | Second  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♠   | Third   | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♣   | Dealer  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♠   | Third   | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♣   | Dealer  | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: the partner of another declarer
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And <player> calls "<king>"
      Then the partner is <partner>

      Examples:
        | player | king | partner | bidding                                                                      |
        | Second | K♥   | Vorhand | Vorhand Mein Spiel, Second Solo-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut! |
        | Third  | K♦   | Second  | Vorhand Mein Spiel, Second Gut!, Third Auch-Rufer, Dealer Gut!, Vorhand Gut! |
        | Dealer | K♥   | Vorhand | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Auch-Rufer, Vorhand Gut! |

    Example: in a Rufer the partner is still the partner when a half has been taken
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      Then the partner is Dealer
      And it is Vorhand's turn to lay away

    Scenario Outline: a König in the Talon that was not called leaves the declarer his partner
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "<king>"
      Then the partner is <partner>

      Examples:
        | king | partner | bidding                                                                 |
        | K♦   | Second  | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♠   | Third   | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♠   | Third   | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: which König is called, by its suit or as the fourth one
      Given Vorhand holds "II <kings>"
      And Third holds "<king>"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "<word>"
      Then the called König is "<king>"
      And the partner is Third

      Examples:
        | kings    | king | word          | bidding                                                                 |
        | K♥ K♦ K♠ | K♣   | Vierter König | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥ K♦ K♣ | K♠   | Vierter König | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♥ K♠ K♣ | K♦   | Vierter König | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♦ K♠ K♣ | K♥   | Vierter König | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♥ K♦ K♠ | K♣   | K♣            | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♥       | K♦   | K♦            | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | K♥       | K♠   | K♠            | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | K♦       | K♥   | K♥            | Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

  @clause:KAR-CALLING-007
  Rule: The König is called after the auction and before the Talon is seen, with the hand as dealt

    Example: the auction is over, the Talon still covered
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      Then it is Vorhand's turn to call
      When Vorhand is asked for the cards seen so far
      Then these cards have been seen: "K♥"
      And these cards have not been seen: "4♥ 3♥ 2♥ 4♦ 3♦ 2♦"

    Example: with the Talon open the declarer cannot change to another König
      The called König lies in the Talon, and each of the others would bring a partner.
      Given Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    @dispute:king-named-when
    Scenario Outline: a half is taken before a König is called
      Given the reading "<reading>" of "king-named-when"
      And Vorhand holds "I"
      And the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "<bidding>"
      And Vorhand takes the first half
      Then that is <verdict>
      And it is Vorhand's turn to call

      Examples:
        | reading        | verdict | bidding                                                                 |
        | after-auction  | refused | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | after-auction  | refused | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |
        | before-discard | allowed | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | before-discard | allowed | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    @dispute:king-named-when
    Scenario Outline: who has seen the Talon before the call
      Given the reading "<reading>" of "king-named-when"
      And Vorhand holds "K♥"
      And the Talon is "K♣ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "<seen>"
      And these cards have not been seen: "<hidden>"

      Examples:
        | reading        | seen                 | hidden            |
        | after-auction  | K♥                   | K♣ 9♠ 8♠ D♣ 9♣ 8♣ |
        | before-discard | K♥ K♣ 9♠ 8♠ D♣ 9♣ 8♣ |                   |

    Scenario Outline: the König may be called straight after the auction
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      Then that is allowed
      And the partner is Second
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Scenario Outline: in a Solo-Rufer the König is called before anything is said
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Scenario Outline: a third König would lie in the Talon
      Before a half is taken the hand has two Könige, whatever lies on the table.
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Example: where the call may wait, a König taken from the Talon cannot be called
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the first half
      Then it is Vorhand's turn to call
      And the choice is "K♦ K♣"

    Example: where the call may wait, the König taken from the Talon counts as the third
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the first half
      Then it is Vorhand's turn to call
      And the choice is "K♣ Vierter König"
      When Vorhand calls "Vierter König"
      Then that is allowed
      And the partner is Dealer
      And it is Vorhand's turn to lay away

    Example: where the call may wait, the other half leaves two Könige in hand
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the second half
      Then it is Vorhand's turn to call
      And the choice is "K♠ K♣"

    Example: where the call may wait, no half is taken with which nobody could be called
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦ K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the first half
      Then that is refused

    Example: where the call may wait, cards are not laid away before it
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      Then that is refused
      And it is Vorhand's turn to call

    Example: where the call may wait, nobody calls in the declarer's place
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Dealer calls "K♣"
      Then that is refused
      And it is Vorhand's turn to call

  @clause:KAR-CALLING-008
  Rule: In a Dreier and in a Sechser-Dreier the declarer calls nobody and plays against three

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Scenario Outline: from the auction straight on to the Talon
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is <game> and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | game           |
        | Dreier         |
        | Sechser-Dreier |

    Scenario Outline: the declarer of a Dreier would like to call a König
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | game           |
        | Dreier         |
        | Sechser-Dreier |

    Scenario Outline: another declarer of a Dreier is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!, Vorhand Gut!"
      Then the contract is <game> and Third is the declarer
      And there is no partner
      And it is Third's turn to decide on the Talon

      Examples:
        | game   |
        | Dreier |

    Scenario Outline: nothing is told as called in a Dreier and in a Sechser-Dreier
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then no König is called
      And there is no partner

      Examples:
        | game           |
        | Dreier         |
        | Sechser-Dreier |

  @clause:KAR-CALLING-009
  Rule: In a Farbensolo and in a Solo-Dreier the declarer calls nobody and plays against three

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Scenario Outline: from the auction straight on to the announcing of a solo
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is <game> and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | game        |
        | Farbensolo  |
        | Solo-Dreier |

    Scenario Outline: the declarer of a solo would like to call a König
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | game        |
        | Farbensolo  |
        | Solo-Dreier |

    Scenario Outline: another declarer of a solo is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!, Vorhand Gut!"
      Then the contract is <game> and Third is the declarer
      And there is no partner
      And it is Third's turn to speak

      Examples:
        | game        |
        | Farbensolo  |
        | Solo-Dreier |

    Scenario Outline: nothing is told as called in a Farbensolo and in a Solo-Dreier
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then no König is called
      And there is no partner

      Examples:
        | game        |
        | Farbensolo  |
        | Solo-Dreier |

  @clause:KAR-CALLING-010
  Rule: In a negative game the declarer calls nobody and plays against three

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "II K♦"
      And Third holds "III K♠"
      And Dealer holds "IV K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Scenario Outline: from the auction straight on to the announcing of a negative game
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then the contract is <game> and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Scenario Outline: the declarer of a negative game would like to call a König
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
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

    Scenario Outline: another declarer of a negative game is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!, Vorhand Gut!"
      Then the contract is <game> and Third is the declarer
      And there is no partner
      And it is Third's turn to speak

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Scenario Outline: nothing is told as called in a negative game
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then no König is called
      And there is no partner

      Examples:
        | game            |
        | Piccolo         |
        | Bettler         |
        | Zwiccolo-Ouvert |

  @clause:KAR-CALLING-011
  Rule: When the called König of a Rufer lies in the Talon, the declarer may pay for the game instead of playing

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Example: it is one of four choices
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, zahlen, Fahren"

    Example: Vorhand pays
      5 to each of the three others.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand pays for the game
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    Example: with a König in somebody's hand nothing is paid
      The K♣ in the Talon is not the one that was called.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand pays for the game
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: nobody pays in the declarer's place
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Third pays for the game
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KAR-CALLING-012
  Rule: When the called König of a Rufer lies in the Talon, the declarer may play, alone against three

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"

    Scenario Outline: either half is taken, with the König or without it
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the <half> half
      Then that is allowed
      And the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to lay away

      Examples:
        | half   | first    | second   |
        | first  | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | second | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | first  | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |
        | second | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |

    Example: each of the three pays or is paid, for nobody is the partner
      Nobody announces anything, so the Rufer is not played: 5 from each of the three.
      Given the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 3♦ 2♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And there is no partner
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

  @clause:KAR-CALLING-013
  Rule: When the called König of a Rufer lies in the Talon, the declarer may turn the deal into Fahren

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Example: Vorhand turns the deal into Fahren
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand turns the deal into Fahren
      Then that is allowed
      And the contract is Fahren
      And there is no partner
      And it is Vorhand's turn to play

    Example: with a König in somebody's hand there is no Fahren
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand turns the deal into Fahren
      Then that is refused
      And it is Vorhand's turn to decide on the Talon
      And the choice is "first, second"

    Example: nobody else turns it into Fahren
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Second turns the deal into Fahren
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KAR-CALLING-014
  Rule: When the called König of an Auch-Rufer lies in the Talon, the declarer may pay for game and bird instead of playing

    Scenario Outline: Vorhand pays for game and bird
      The game costs 5, an announced bird <bird>: <each> to each of the three others.
      Given Vorhand holds "<held> K♥"
      And Second holds "K♦"
      And Third holds "<others> K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand pays for the game
      Then that is allowed
      And it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | held | others    | bird | each | payments                                        |
        | I    | II III IV | 10   | 15   | Vorhand -45, Second +15, Third +15, Dealer +15  |
        | III  | I II IV   | 30   | 35   | Vorhand -105, Second +35, Third +35, Dealer +35 |

    Example: the choices of another declarer than Vorhand
      Given Second holds "II K♦"
      And Vorhand holds "K♥"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♣"
      Then it is Second's turn to decide on the Talon
      And the choice is "first, second, zahlen"
      When Second pays for the game
      Then that is allowed
      And it is nobody's turn

    Example: with a König in somebody's hand an Auch-Rufer is not paid
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      And Vorhand pays for the game
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KAR-CALLING-015
  Rule: When the called König of an Auch-Rufer lies in the Talon, the declarer may play, alone against three

    Scenario Outline: either half of an Auch-Rufer's Talon is taken
      Given Second holds "II K♦"
      And Vorhand holds "K♥"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♣"
      And Second takes the <half> half
      Then that is allowed
      And the contract is Auch-Rufer and Second is the declarer
      And there is no partner
      And it is Second's turn to lay away

      Examples:
        | half   |
        | first  |
        | second |

    Example: a declarer who goes on has no partner in the announcing either
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 3♦ 2♦"
      And Vorhand says "ich liege + Pagat"
      Then there is no partner
      And it is Second's turn to speak

  @clause:KAR-CALLING-016
  Rule: An Auch-Rufer cannot be turned into Fahren

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Example: Vorhand would like to turn an Auch-Rufer into Fahren
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand turns the deal into Fahren
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    @dispute:auch-rufer-king-in-talon
    Scenario Outline: an Auch-Rufer is turned into Fahren
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand turns the deal into Fahren
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | announced-rate | refused |
        | silent-rate    | refused |
        | fahren-too     | allowed |

    @dispute:auch-rufer-king-in-talon
    Scenario Outline: all that the declarer of an Auch-Rufer may choose
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"

      Examples:
        | reading        | choice                        |
        | announced-rate | first, second, zahlen         |
        | silent-rate    | first, second, zahlen         |
        | fahren-too     | first, second, zahlen, Fahren |

    @clause:KAR-SETTLING-044 @dispute:auch-rufer-king-in-talon
    Scenario Outline: what the declarer of an Auch-Rufer may choose, and what paying costs her
      Her bird is the Pagat: 5 + 10 = 15 to each of three; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"
      When Vorhand pays for the game
      Then the payments are "<payments>"

      Examples:
        | reading        | choice                        | payments                                       |
        | announced-rate | first, second, zahlen         | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | silent-rate    | first, second, zahlen         | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | fahren-too     | first, second, zahlen, Fahren | Vorhand -45, Second +15, Third +15, Dealer +15 |

    Example: where an Auch-Rufer can become Fahren, nobody is the declarer any more
      Given the reading "fahren-too" of "auch-rufer-king-in-talon"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand turns the deal into Fahren
      Then that is allowed
      And the contract is Fahren
      And there is no partner
      And it is Vorhand's turn to play

    Example: where an Auch-Rufer can become Fahren, its König still has to lie in the Talon
      Given the reading "fahren-too" of "auch-rufer-king-in-talon"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♦"
      And Vorhand turns the deal into Fahren
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KAR-CALLING-017
  Rule: When the called König of a Solo-Rufer lies in the Talon, the declarer is alone against three

    Scenario Outline: the König of a Solo-Rufer in either half
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | first    | second   |
        | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |

    Scenario Outline: neither paying nor Fahren is for a Solo-Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♣"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | move                       |
        | pays for the game          |
        | turns the deal into Fahren |
        | takes the first half       |

    Example: a fourth König of a Solo-Rufer in the Talon
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

    Example: the fourth König of a Solo-Rufer is called wherever it lies
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "Vierter König"
      Then the called König is "K♣"
      And there is no partner

    @position
    Example: a Kontra on a Solo-Rufer counts although its König lay in the Talon
      10 × 2 = 20 from each of three.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

  @clause:KAR-CALLING-018
  Rule: The choice over a König in the Talon is made with the Talon open, before a half is taken

    Background:
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"

    Scenario Outline: it is the declarer's next choice
      When the bidding goes "<bidding>"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "<choice>"
      When Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♣ 3♥ 2♥ 4♦ 3♦ 2♦"

      Examples:
        | choice                        | bidding                                                                 |
        | first, second, zahlen, Fahren | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | first, second, zahlen         | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    Scenario Outline: after a half is taken it is too late
      When the bidding goes "<bidding>"
      And Vorhand calls "K♣"
      And Vorhand takes the <half> half
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to lay away

      Examples:
        | half   | move                       | bidding                                                                 |
        | first  | pays for the game          | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | second | pays for the game          | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | second | turns the deal into Fahren | Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer |
        | first  | pays for the game          | Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!                |

    @dispute:koenig-choice-when
    Scenario Outline: paying with a half in the hand
      Given the reading "<reading>" of "koenig-choice-when"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      And Vorhand pays for the game
      Then that is <verdict>

      Examples:
        | reading         | verdict |
        | talon-open      | refused |
        | until-laid-away | allowed |

    Scenario Outline: before the call there is nothing to choose
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand <move>
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | move                       |
        | pays for the game          |
        | turns the deal into Fahren |

    Scenario Outline: the choice comes with the call in either reading
      Given the reading "<round>" of "king-named-when"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "first, second, zahlen, Fahren"

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Scenario Outline: where the call may wait, a half once taken leaves nothing to choose
      The K♣ is called when the other half is already in Vorhand's hand.
      Given the reading "before-discard" of "king-named-when"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand takes the second half
      And Vorhand calls "K♣"
      And Vorhand <move>
      Then that is refused
      And there is no partner
      And it is Vorhand's turn to lay away

      Examples:
        | move                       |
        | pays for the game          |
        | turns the deal into Fahren |
