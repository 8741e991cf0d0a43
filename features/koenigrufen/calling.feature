Feature: Calling a König

  # Every scenario that is about a König says where it lies; the other cards are dealt in canonical order.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-CALLING-001
  Rule: In a Rufer the declarer calls a König by naming its suit

    Example: the choice after a Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: a König is called in a Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      Then that is allowed
      And the partner is Third
      And it is Vorhand's turn to decide on the Talon

    Example: a Dame is called in a Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "D♣"
      Then that is refused
      And it is Vorhand's turn to call

    Example: somebody else calls in the declarer's place in a Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Dealer calls "K♥"
      Then that is refused
      And it is Vorhand's turn to call

    @position
    Example: a hand without a König can call each of them in a Rufer
      Given Vorhand plays a Rufer
      When Vorhand is to call with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

    Example: before the König is called no half is taken in a Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to call

  @clause:KOE-CALLING-002
  Rule: In a Solo the declarer calls a König by naming its suit

    Example: the choice after a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: a König is called in a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      Then that is allowed
      And the partner is Third
      And it is Vorhand's turn to speak

    Example: a Dame is called in a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "D♣"
      Then that is refused
      And it is Vorhand's turn to call

    Example: somebody else calls in the declarer's place in a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Dealer calls "K♥"
      Then that is refused
      And it is Vorhand's turn to call

    @position
    Example: a hand without a König can call each of them in a Solo
      Given Vorhand plays a Solo
      When Vorhand is to call with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

    Example: another declarer than Vorhand calls in a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      Then it is Third's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: before the König is called nothing is announced in a Solo
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to call

  @clause:KOE-CALLING-003
  Rule: In a Besser Rufer the declarer calls a König by naming its suit

    Example: the choice after a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: a König is called in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      Then that is allowed
      And the partner is Third
      And it is Vorhand's turn to decide on the Talon

    Example: a Dame is called in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "D♣"
      Then that is refused
      And it is Vorhand's turn to call

    Example: somebody else calls in the declarer's place in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Dealer calls "K♥"
      Then that is refused
      And it is Vorhand's turn to call

    @position
    Example: a hand without a König can call each of them in a Besser Rufer
      Given Vorhand plays a Besser Rufer
      When Vorhand is to call with "XX XIX I D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

    Example: another declarer than Vorhand calls in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      Then it is Third's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: before the König is called no half is taken in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to call

  @clause:KOE-CALLING-004
  Rule: Whoever holds the called König is the declarer's partner

    Scenario Outline: three hands, three possible partners
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "<king>"
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is <partner>

      Examples:
        | king | partner |
        | K♦   | Second  |
        | K♠   | Third   |
        | K♣   | Dealer  |

    Scenario Outline: the partner in a Solo and in a Besser Rufer
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second <contract>, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "<king>"
      Then the contract is <contract> and Second is the declarer
      And the partner is <partner>

      Examples:
        | contract     | king | partner |
        | Solo         | K♥   | Vorhand |
        | Solo         | K♣   | Dealer  |
        | Besser Rufer | K♥   | Vorhand |
        | Besser Rufer | K♠   | Third   |

    Example: the partner at a table of five
      Given a table of 5
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Fourth holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then the partner is Fourth

    Example: the holder of a König that was not called is no partner
      Given Second holds "K♥ K♦ K♠"
      And Third holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then the partner is Third

    Example: a König in the Stock that was not called leaves the partner where he is
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      Then the partner is Second
      And it is Vorhand's turn to lay away

    Example: a König in the Stock that was not called leaves the declarer of a Solo his partner
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      Then the partner is Third
      And it is Vorhand's turn to speak

  # Who may announce without being known is a matter of the announcing; here it only shows that the choices of a
  # partner and of an opponent hold nothing that says on which side somebody is.

    Scenario Outline: which König is called, by its suit or as the fourth one
      Given Vorhand holds "<kings>"
      And <holder> holds "<king>"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<word>"
      Then the called König is "<king>"
      And the partner is <holder>

      Examples:
        | kings    | holder | king | word          |
        | K♥ K♦ K♠ | Second | K♣   | Vierter König |
        | K♥ K♦ K♣ | Third  | K♠   | Vierter König |
        | K♥ K♠ K♣ | Dealer | K♦   | Vierter König |
        | K♦ K♠ K♣ | Third  | K♥   | Vierter König |
        | K♥ K♦ K♠ | Third  | K♣   | K♣            |
        | K♦       | Dealer | K♥   | K♥            |
        | K♥       | Second | K♠   | K♠            |

  @clause:KOE-CALLING-005
  Rule: Whoever becomes the partner does not tell the others

    Example: all that the partner can say
      He cannot double the game of his own side, and no utterance names his side.
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Gut!, Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat"

    Example: all that a player against the declarer can say
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Gut!, Kontra Spiel"

  @clause:KOE-CALLING-006
  Rule: The declarer may call a König of his own hand

    Scenario Outline: the declarer calls himself
      # The word under deed names the turn in the ids of the rows, and nothing else.
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "<bidding>"
      And Vorhand calls "K♥"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to <turn>

      Examples:
        | deed  | bidding                                                                       | turn                |
        | talon | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer | decide on the Talon |
        | say   | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      | speak               |
        | talon | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              | decide on the Talon |

    Example: the own König is among the choices
      Given Vorhand holds "K♥ K♦"
      And Second holds "K♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    @position
    Scenario Outline: one or two Könige in the declarer's hand
      Given Vorhand plays a Solo
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

      Examples:
        | hand                                  |
        | XX XIX II K♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ |
        | XX XIX II K♥ C♥ A♥ 2♥ K♠ C♠ 10♠ 9♣ 8♣ |

  @clause:KOE-CALLING-007
  Rule: A declarer who called himself plays alone against the other three, who do not know it at first

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"

    Scenario Outline: nobody is the partner of a declarer who called himself
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third <contract>, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♠"
      Then there is no partner
      And the contract is <contract> and Third is the declarer

      Examples:
        | contract     |
        | Solo         |
        | Besser Rufer |

    Scenario Outline: each of the three takes himself for one opponent of two
      None of them is known to the others as an opponent, so none may announce a Bonus before he has doubled.
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "<before>"
      Then there is no partner
      And it is <player>'s turn to speak
      And the choice is "Gut!, Kontra Spiel"

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Example: in a Rufer too nothing shows, with the Stock on the table
      No König lies in the Stock, so it tells nothing either.
      Given the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      And the announcing goes "Vorhand Gut!"
      Then there is no partner
      And it is Second's turn to speak
      And the choice is "Gut!, Kontra Spiel"

    Example: whoever calls himself has called a König all the same
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then the called König is "K♥"
      And there is no partner

  @clause:KOE-CALLING-008
  Rule: When the called König lies in the Stock, the declarer has no partner and plays against three

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"

    Scenario Outline: the König of a Rufer in either set
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | first    | second   |
        | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |

    Scenario Outline: the declarer of a Rufer takes one of the sets and stays alone
      Given the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the <half> half
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to lay away

      Examples:
        | half   |
        | first  |
        | second |

    Example: the König of a Besser Rufer in the Stock
      Given the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then there is no partner
      And it is Vorhand's turn to decide on the Talon

  @clause:KOE-CALLING-009
  Rule: When the called König of a Solo lies in the Stock, the declarer plays alone, and it shows only at the end

    Scenario Outline: the König of a Solo in either set
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | first    | second   |
        | K♣ 3♥ 2♥ | 4♦ 3♦ 2♦ |
        | 4♦ 3♦ 2♦ | 3♥ 2♥ K♣ |

    Scenario Outline: nobody can tell from what the others may say
      Each of the three still might have a partner against him, as far as the table knows.
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♣"
      And the announcing goes "<before>"
      Then there is no partner
      And it is <player>'s turn to speak
      And the choice is "Gut!, Kontra Spiel"

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Example: the fourth König is called wherever it lies
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      Then the called König is "K♣"
      And there is no partner

  @clause:KOE-CALLING-010
  Rule: A declarer with three Könige may call the fourth without naming its suit

    @clause:KOE-CALLING-011
    Scenario Outline: the fourth König is one choice more
      Given Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣ Vierter König"

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

    Scenario Outline: its holder is the partner
      # The word under deed names the turn in the ids of the rows, and nothing else.
      Given Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And the partner is Third
      And it is Vorhand's turn to <turn>

      Examples:
        | deed  | bidding                                                                       | turn                |
        | talon | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer | decide on the Talon |
        | say   | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      | speak               |
        | talon | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              | decide on the Talon |

    @position
    Scenario Outline: whichever König is missing
      Given Vorhand plays a <contract>
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "K♥ K♦ K♠ K♣ Vierter König"

      Examples:
        | contract     | hand                                  |
        | Solo         | XX XIX II K♥ C♥ A♥ K♦ K♠ C♠ 10♠ 9♣ 8♣ |
        | Rufer        | XX XIX II K♥ C♥ A♥ K♦ K♣ C♠ 10♠ 9♣ 8♣ |
        | Besser Rufer | XX XIX II K♥ C♥ A♥ K♠ K♣ C♠ 10♠ 9♣ 8♣ |
        | Solo         | XX XIX II K♦ C♥ A♥ K♠ K♣ C♠ 10♠ 9♣ 8♣ |

    Example: the fourth König may be named by its suit all the same
      Given Vorhand holds "K♥ K♦ K♠"
      And Third holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      Then that is allowed
      And the partner is Third

    Example: the holder of three Könige has no trump at all
      Given Vorhand holds "K♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And the partner is Dealer

    @clause:KOE-CALLING-008
    Example: the fourth König of a Rufer lies in the Stock
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    @clause:KOE-CALLING-009
    Example: the fourth König of a Solo lies in the Stock
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

  @clause:KOE-CALLING-011
  Rule: With fewer than three Könige the suit has to be named

    Scenario Outline: the fourth König is called by a declarer with too few
      Given Vorhand holds "<kings>"
      And Third holds "<others>"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | kings | others      | bidding                                                                       |
        |       | K♥ K♦ K♠ K♣ | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | K♥    | K♦ K♠ K♣    | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | K♥ K♦ | K♠ K♣       | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | K♥ K♦ | K♠ K♣       | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      |
        | K♥ K♦ | K♠ K♣       | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

    @position
    Scenario Outline: a hand with fewer than three Könige
      Given Vorhand plays a Rufer
      When Vorhand is to call with "<hand>" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

      Examples:
        | hand                                  |
        | XX XIX II D♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ |
        | XX XIX II K♥ C♥ A♥ 2♥ D♠ C♠ 10♠ 9♣ 8♣ |
        | XX XIX II K♥ C♥ A♥ 2♥ K♠ C♠ 10♠ 9♣ 8♣ |

  @clause:KOE-CALLING-012
  Rule: A declarer with all four Könige calls one of them, and with it himself

    Scenario Outline: all four Könige in one hand
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

    Scenario Outline: whichever of the four he calls, he plays alone
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "<king>"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

      Examples:
        | king |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    @position
    Example: a hand with all four Könige
      Given Vorhand plays a Besser Rufer
      When Vorhand is to call with "XX XIX II K♥ C♥ A♥ K♦ K♠ K♣ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣"

    Scenario Outline: with an exchange he plays alone as well
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "K♠"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

  @clause:KOE-CALLING-013
  Rule: With all four Könige nobody may speak of “the fourth König”; the suit has to be named

    Scenario Outline: the holder of all four would like to confuse the others
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "<bidding>"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter                      |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

    Example: with the suit named nothing stands against it
      Given Vorhand holds "K♥ K♦ K♠ K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      Then it is Vorhand's turn to call
      And "K♥ K♦ K♠ K♣" may be chosen
      And "Vierter König" may not be chosen

  @clause:KOE-CALLING-014
  Rule: The König is called after the auction and before the Stock is turned, and three Könige are counted in the hand as dealt

    Example: the auction is over, the Stock still covered
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "K♥"
      And these cards have not been seen: "4♥ 3♥ 2♥ 4♦ 3♦ 2♦"

    @dispute:king-named-when
    Scenario Outline: a set is taken before a König is called
      Given the reading "<reading>" of "king-named-when"
      And the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "<bidding>"
      And Vorhand takes the first half
      Then that is <verdict>
      And it is Vorhand's turn to call

      Examples:
        | reading        | verdict | bidding                                                                       |
        | after-auction  | refused | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | after-auction  | refused | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |
        | before-discard | allowed | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | before-discard | allowed | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

    Scenario Outline: what follows the auction of a Rufer
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      Then that is allowed
      And the partner is Second
      And it is Vorhand's turn to decide on the Talon

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Scenario Outline: in a Solo the König is called before anything is announced
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Scenario Outline: a third König would lie in the Stock
      Before the Stock is taken the hand has two Könige, whatever lies on the table.
      Given the reading "<round>" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | round          |
        | after-auction  |
        | before-discard |

    Example: where the call may wait, the König taken from the Stock counts as the third
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣ Vierter König"

    Example: where the call may wait, the holder of the König left over is the partner
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      And Vorhand calls "Vierter König"
      Then that is allowed
      And the partner is Dealer
      And it is Vorhand's turn to lay away

    Example: where the call may wait, the other set leaves two Könige in hand
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the second half
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: where the call may wait, the fourth König taken from the Stock cannot be called unnamed any more
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣"

    Example: where the call may wait, it may be made at once as well
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦ K♠"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      Then it is Vorhand's turn to call
      And the choice is "K♥ K♦ K♠ K♣ Vierter König"

    Example: where the call may wait, everybody has seen the Stock by then
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      And Third is asked for the cards seen so far
      Then these cards have been seen: "K♠ 9♠ 8♠ D♣ 9♣ 8♣"

    Example: where the call may wait, nobody calls in the declarer's place
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Dealer calls "K♣"
      Then that is refused
      And it is Vorhand's turn to call

    Example: where the call may wait, Vorhand does not call in another's place
      Given the reading "before-discard" of "king-named-when"
      And Second holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand calls "K♣"
      Then that is refused
      And it is Second's turn to call

    Example: where the call may wait, cards are not laid away before it
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "4♥ 3♥ 2♥" and "4♦ 3♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♥ 2♥"
      Then that is refused
      And it is Vorhand's turn to call

    Example: with the Stock turned the declarer cannot change to another König
      The called König lies in the Stock, and each of the others would bring a partner.
      Given Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    @position
    Example: three Könige are counted among twelve cards
      Given Vorhand plays a Rufer
      When Vorhand is to call with "XX XIX II K♥ C♥ A♥ K♦ K♠ C♠ 10♠ 9♣ 8♣" in hand
      Then the choice is "K♥ K♦ K♠ K♣ Vierter König"

    Example: where the call may wait, a König of the set left lying may be called
      Given the reading "before-discard" of "king-named-when"
      And Vorhand holds "K♥ K♦"
      And Dealer holds "K♣"
      And the Talon is "K♠ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand takes the second half
      And Vorhand calls "K♠"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to lay away

  @clause:KOE-CALLING-015
  Rule: In a Sechserdreier the declarer calls nobody and plays alone

    Example: from the auction of a Sechserdreier straight on
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    Example: the declarer of a Sechserdreier would like to call a König
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand calls "K♦"
      Then that is refused under KOE-CALLING-015
      And it is Vorhand's turn to decide on the Talon

  @clause:KOE-CALLING-016
  Rule: In a Dreier the declarer calls nobody and plays alone

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"

    Example: from the auction of a Dreier straight on
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    Example: the declarer of a Dreier would like to call a König
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then that is refused under KOE-CALLING-016
      And it is Vorhand's turn to decide on the Talon

    Example: another declarer of a Dreier is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Dreier, Dealer Weiter, Vorhand Weiter"
      Then the contract is Dreier and Third is the declarer
      And there is no partner
      And it is Third's turn to decide on the Talon

    Scenario Outline: nothing is told as called in a contract without a call, a Dreier
      When the bidding goes "Vorhand <game>, Second Weiter, Third Weiter, Dealer Weiter"
      Then no König is called
      And there is no partner

      Examples:
        | game   |
        | Dreier |

  @clause:KOE-CALLING-017
  Rule: In a Besser Dreier the declarer calls nobody and plays alone

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"

    Example: from the auction of a Besser Dreier straight on
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Besser Dreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to decide on the Talon

    Example: the declarer of a Besser Dreier would like to call a König
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then that is refused under KOE-CALLING-017
      And it is Vorhand's turn to decide on the Talon

    Example: another declarer of a Besser Dreier is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Dreier, Dealer Weiter, Vorhand Weiter"
      Then the contract is Besser Dreier and Third is the declarer
      And there is no partner
      And it is Third's turn to decide on the Talon

  @clause:KOE-CALLING-018
  Rule: In a Solo Dreier the declarer calls nobody and plays alone

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"

    Example: from the auction of a Solo Dreier straight on
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Solo Dreier and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to speak

    Example: the declarer of a Solo Dreier would like to call a König
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then that is refused under KOE-CALLING-018
      And it is Vorhand's turn to speak

    Example: another declarer of a Solo Dreier is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo Dreier, Dealer Weiter, Vorhand Weiter"
      Then the contract is Solo Dreier and Third is the declarer
      And there is no partner
      And it is Third's turn to speak

    Scenario Outline: nothing is told as called in a contract without a call, a Solo Dreier
      When the bidding goes "Vorhand <game>, Second Weiter, Third Weiter, Dealer Weiter"
      Then no König is called
      And there is no partner

      Examples:
        | game        |
        | Solo Dreier |

  @clause:KOE-CALLING-019
  Rule: In a Farbensolo the declarer calls nobody and plays alone

    Background:
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"

    Example: from the auction of a Farbensolo straight on
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is Vorhand's turn to speak

    Example: the declarer of a Farbensolo would like to call a König
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then that is refused under KOE-CALLING-019
      And it is Vorhand's turn to speak

    Example: another declarer of a Farbensolo is alone too
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter"
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And it is Third's turn to speak

    Scenario Outline: nothing is told as called in a contract without a call, a Farbensolo
      When the bidding goes "Vorhand <game>, Second Weiter, Third Weiter, Dealer Weiter"
      Then no König is called
      And there is no partner

      Examples:
        | game       |
        | Farbensolo |

  @clause:KOE-CALLING-020
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts the declarer calls nobody and plays alone

    Scenario Outline: from the auction of a negative contract to the announcements
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second <contract>, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then the contract is <contract> and Second is the declarer
      And there is no partner
      And it is Second's turn to speak

      Examples:
        | contract       |
        | Bettel         |
        | Bettel Ouvert  |
        | Piccolo        |
        | Piccolo Ouvert |
        | Zwiccolo       |

    Scenario Outline: the declarer of a negative contract would like to call a König
      Given Vorhand holds "K♥"
      And Second holds "K♦"
      And Third holds "K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | contract       |
        | Bettel         |
        | Bettel Ouvert  |
        | Piccolo        |
        | Piccolo Ouvert |
        | Zwiccolo       |

    Scenario Outline: nothing is told as called in a contract without a call
      When the bidding goes "Vorhand <game>, Second Weiter, Third Weiter, Dealer Weiter"
      Then no König is called
      And there is no partner

      Examples:
        | game          |
        | Piccolo       |
        | Bettel        |
        | Bettel Ouvert |
