Feature: The games of Zwanzigerrufen, and who plays them

  # There is no auction: Vorhand calls a Tarock for the normal game or announces a solo game, and the others announce solo
  # games in the round that follows. Most scenarios share one deal, in which everybody has five Tarocks and one whole suit:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BIDDING-001
  Rule: Vorhand speaks first, once all have taken up their cards

    Example: the cards are dealt
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then that is allowed
      And it is Vorhand's turn to speak

    Scenario Outline: nobody else can begin with a solo game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When <player> bids "<game>"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | player | game       |
        | Second | Solo       |
        | Third  | Solo       |
        | Dealer | Solo       |
        | Second | Farbensolo |

    Scenario Outline: nobody else can begin with an announcement
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When <player> says "<words>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | player | words           |
        | Second | Weiter          |
        | Third  | Absolut dazu    |
        | Dealer | Absolut dagegen |
        | Second | Kontra Spiel    |

    Scenario Outline: Vorhand speaks first wherever she sits
      Given the dealer is at seat <seat>
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

    @position
    Scenario Outline: asked before anything is said, wherever the dealer sits
      Given the dealer is at seat <seat>
      When Vorhand is to bid with "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
        | 3    |

  @clause:ZWA-BIDDING-002
  Rule: The games are the normal game, the Farbensolo and the Solo; negative games are not among them

    Example: the solo games open to Vorhand
      Vorhand holds five suit cards.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX"
      When Vorhand bids "Bettel"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo"

    Example: the one solo game open to Vorhand with four suit cards
      Given Vorhand holds "Sküs XIX X IX VIII VII K♥ D♥ C♥ B♥"
      And Third holds "XX"
      When Vorhand bids "Zwiccolo"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Solo"

    Scenario Outline: a game of another table
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "<game>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | game       |
        | Piccolo    |
        | Bettler    |
        | Bettel     |
        | Trischaken |
        | Dreier     |
        | Rufer      |
        | Weiter     |

    Scenario Outline: a game of another table after the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And Second says "<game>"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | game       |
        | Piccolo    |
        | Trischaken |
        | Dreier     |

    Scenario Outline: a game of another table, bid after the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand bids "<game>"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | game    |
        | Piccolo |
        | Dreier  |

    Scenario Outline: each of the three games is played
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand <deed>
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then the contract is <contract> and Vorhand is the declarer
      And it is Vorhand's turn to play

      Examples:
        | deed              | contract    |
        | calls "XX"        | Normalspiel |
        | bids "Farbensolo" | Farbensolo  |
        | bids "Solo"       | Solo        |

  @clause:ZWA-BIDDING-003
  Rule: The normal game is Vorhand's alone, and it is the only game reserved for her

    Scenario Outline: nobody else calls in her place
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When <player> calls "<tarock>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | player | tarock |
        | Second | XX     |
        | Third  | XIX    |
        | Dealer | XX     |

    Scenario Outline: the other two games are open to the others as well
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<before>"
      And <player> says "<game>"
      Then that is allowed
      And the contract is <game> and <player> is the declarer

      Examples:
        | player | game       | before                                      |
        | Second | Farbensolo | Vorhand Weiter                              |
        | Second | Solo       | Vorhand Weiter                              |
        | Third  | Farbensolo | Vorhand Weiter, Second Weiter               |
        | Third  | Solo       | Vorhand Weiter, Second Weiter               |
        | Dealer | Farbensolo | Vorhand Weiter, Second Weiter, Third Weiter |
        | Dealer | Solo       | Vorhand Weiter, Second Weiter, Third Weiter |

  @clause:ZWA-BIDDING-004
  Rule: In the normal game Vorhand is the declarer, in a Farbensolo or Solo the soloist who announced it

    Example: Vorhand in the normal game, whoever holds the called Tarock
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer

    Scenario Outline: the soloist
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand <deed>
      And the announcing goes "Vorhand Weiter, <turns>"
      Then the contract is <game> and <player> is the declarer

      Examples:
        | player  | game       | deed              | turns                                                                                                |
        | Second  | Solo       | calls "XX"        | Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter                              |
        | Third   | Farbensolo | calls "XX"        | Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter          |
        | Dealer  | Solo       | calls "XX"        | Second Weiter, Third Weiter, Dealer Solo, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |
        | Vorhand | Solo       | bids "Solo"       | Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                           |
        | Vorhand | Farbensolo | bids "Farbensolo" | Second Weiter, Third Absolut dagegen, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter     |

    @position
    Scenario Outline: asked after a solo game of Vorhand's there is nothing more to bid
      What the others announce, they say in the round that follows.
      Given the bidding went "Vorhand <game>"
      When Second is to bid with "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦" in hand
      Then it is nobody's turn
      And the contract is <game> and Vorhand is the declarer

      Examples:
        | game       |
        | Farbensolo |
        | Solo       |

  @clause:ZWA-BIDDING-005
  Rule: A Farbensolo may be announced only by a player with at least five suit cards

    Scenario Outline: how many suit cards Vorhand holds
      Given Vorhand holds "<cards>"
      And Third holds "XX"
      When Vorhand bids "Farbensolo"
      Then that is <verdict>

      Examples:
        | suit cards | verdict | cards                                  |
        | 10         | allowed | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦          |
        | 6          | allowed | Sküs XIX X IX K♥ D♥ C♥ B♥ A♥ K♦        |
        | 5          | allowed | Sküs XIX X IX VIII K♥ D♦ 10♠ B♣ A♥     |
        | 4          | refused | Sküs XIX X IX VIII VII K♥ D♥ C♥ B♥     |
        | 3          | refused | Sküs XXI XIX X IX VIII VII K♥ 10♠ 10♣  |
        | 0          | refused | Sküs XXI XIX XVIII XIV X IX VIII VII I |

    Scenario Outline: how many suit cards another player holds
      Given Vorhand holds "XIX XVIII K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣"
      And Second holds "<cards>"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And Second says "Farbensolo"
      Then that is <verdict>

      Examples:
        | suit cards | verdict | cards                            |
        | 5          | allowed | Sküs XXI X IX I K♥ D♥ C♥ K♦ A♦   |
        | 4          | refused | Sküs XXI X IX VIII I K♥ D♥ C♥ A♦ |

    Example: four suit cards leave the Solo alone
      Given Vorhand holds "Sküs XIX X IX VIII VII K♥ D♥ C♥ B♥"
      And Third holds "XX"
      When Vorhand bids "Farbensolo"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Solo"

    Example: with exactly five suit cards the Farbensolo is among the choices
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"

    Scenario Outline: with four of the five Tarocks the Farbensolo is open in either reading
      Given the reading "<round>" of "forced-solo-kind"
      And Vorhand holds "XX XIX XVIII XVII X K♥ D♥ C♥ B♥ A♥"
      And Third holds "XVI"
      When Vorhand bids "Farbensolo"
      Then that is allowed
      And the contract is Farbensolo and Vorhand is the declarer

      Examples:
        | round       |
        | solo        |
        | either-solo |

    @position
    Scenario Outline: asked before her call, by how many suit cards Vorhand holds
      When Vorhand is to bid with "<cards>" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | suit cards | choice           | cards                                  |
        | 10         | Farbensolo, Solo | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦          |
        | 6          | Farbensolo, Solo | Sküs XIX X IX K♥ D♥ C♥ B♥ A♥ K♦        |
        | 5          | Farbensolo, Solo | Sküs XIX X IX VIII K♥ D♦ 10♠ B♣ A♥     |
        | 4          | Solo             | Sküs XIX X IX VIII VII K♥ D♥ C♥ B♥     |
        | 0          | Solo             | Sküs XXI XIX XVIII XIV X IX VIII VII I |

    @position
    Scenario Outline: asked after the call, by how many suit cards Second holds
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "Vorhand Weiter"
      When Second is to announce with "<cards>" in hand
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | suit cards | choice                                                                 | cards                                |
        | 5          | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | Sküs XXI X IX VIII K♥ D♥ C♥ K♦ A♦    |
        | 4          | Absolut dagegen, Valat dagegen, Kontra Spiel, Solo, Weiter             | Sküs XXI X IX VIII VII K♥ D♥ C♥ A♦   |
        | 0          | Absolut dagegen, Valat dagegen, Kontra Spiel, Solo, Weiter             | Sküs XXI XVIII X IX VIII VII VI V IV |

  @clause:ZWA-BIDDING-006
  Rule: A Solo may be announced with any hand

    Scenario Outline: a hand of Vorhand's
      Given Vorhand holds "<cards>"
      And Third holds "XX"
      When Vorhand bids "Solo"
      Then that is allowed
      And the contract is Solo and Vorhand is the declarer

      Examples:
        | cards                                  |
        | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦          |
        | Sküs XXI XIX XVIII XIV X IX VIII VII I |
        | IV V VI VII K♥ D♥ C♥ B♥ A♥ A♦          |

    Scenario Outline: a hand of Second's
      Given Vorhand holds "XIX XVIII K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣"
      And Second holds "<cards>"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And Second says "Solo"
      Then that is allowed
      And the contract is Solo and Second is the declarer

      Examples:
        | cards                                |
        | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦        |
        | Sküs XXI XVII XVI XV X IX VIII VII I |

  @clause:ZWA-BIDDING-007
  Rule: An announced Farbensolo or Solo is played in place of the normal game

    Scenario Outline: a solo game after the call
      The soloist has no partner, although Third holds the XX.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second <game>, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      Then the contract is <game> and Second is the declarer
      And there is no partner
      And it is Vorhand's turn to play

      Examples:
        | game       |
        | Farbensolo |
        | Solo       |

    Scenario Outline: a solo game instead of the call
      No Tarock can be called any more.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "<game>"
      Then the contract is <game> and Vorhand is the declarer
      And there is no partner
      When Vorhand calls "XX"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | game       |
        | Farbensolo |
        | Solo       |

  @clause:ZWA-BIDDING-008
  Rule: A Solo goes before a Farbensolo, whichever of them was announced first: it displaces one, and after it none can be announced

    Scenario Outline: a Solo after a Farbensolo
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand <deed>
      And the announcing goes "<turns>"
      And <player> says "Solo"
      Then that is allowed
      And the contract is Solo and <player> is the declarer

      Examples:
        | player | deed              | turns                                           |
        | Second | bids "Farbensolo" | Vorhand Weiter                                  |
        | Dealer | bids "Farbensolo" | Vorhand Weiter, Second Weiter, Third Weiter     |
        | Third  | calls "XX"        | Vorhand Weiter, Second Farbensolo               |
        | Third  | bids "Farbensolo" | Vorhand Weiter, Second Weiter                   |
        | Dealer | calls "XX"        | Vorhand Weiter, Second Farbensolo, Third Weiter |

    Scenario Outline: a Farbensolo after a Solo
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand <deed>
      And the announcing goes "<turns>"
      And <player> says "Farbensolo"
      Then that is refused
      And the contract is Solo and <soloist> is the declarer

      Examples:
        | player  | soloist | deed        | turns                                                    |
        | Second  | Vorhand | bids "Solo" | Vorhand Weiter                                           |
        | Dealer  | Vorhand | bids "Solo" | Vorhand Weiter, Second Weiter, Third Weiter              |
        | Third   | Second  | calls "XX"  | Vorhand Weiter, Second Solo                              |
        | Vorhand | Second  | calls "XX"  | Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter |

    Example: after a Solo its soloist cannot announce a Farbensolo either
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Solo + Farbensolo"
      Then that is refused
      And the contract is Solo and Second is the declarer

    Example: over a Farbensolo the Solo is open, the Farbensolo is not
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      Then it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Solo, Weiter"

    Example: over a Solo nothing is open
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      Then it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter"

    @position
    Scenario Outline: asked in the first turn after a solo game
      Given <soloist> plays a <game>
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, <choice>"

      Examples:
        | soloist | game       | player | choice       | cards                               | turns                             |
        | Vorhand | Farbensolo | Second | Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                    |
        | Vorhand | Solo       | Second | Weiter       | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                    |
        | Second  | Farbensolo | Third  | Solo, Weiter | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Farbensolo |
        | Second  | Solo       | Third  | Weiter       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Solo       |

  @clause:ZWA-BIDDING-009
  Rule: With all five of XX to XVI in her hand Vorhand cannot play the normal game

    Scenario Outline: all five of them
      Given Vorhand holds "XX XIX XVIII XVII XVI X K♥ D♥ C♥ B♥"
      And Third holds "XV Sküs"
      When Vorhand calls "<tarock>"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Solo"

      Examples:
        | tarock |
        | XX     |
        | XVI    |
        | XV     |
        | Sküs   |

    Scenario Outline: four of the five, and she calls the one that she does not hold
      Given Vorhand holds "<cards>"
      And Third holds "<tarock>"
      When Vorhand calls "<tarock>"
      Then that is allowed
      And the partner is Third

      Examples:
        | tarock | cards                                |
        | XX     | XIX XVIII XVII XVI XV K♥ D♥ C♥ B♥ A♥ |
        | XIX    | XX XVIII XVII XVI XV K♥ D♥ C♥ B♥ A♥  |
        | XVIII  | XX XIX XVII XVI XV K♥ D♥ C♥ B♥ A♥    |
        | XVII   | XX XIX XVIII XVI XV K♥ D♥ C♥ B♥ A♥   |
        | XVI    | XX XIX XVIII XVII XV K♥ D♥ C♥ B♥ A♥  |

    Scenario Outline: with XX to XVI there is no call in any reading
      Given the reading "<round>" of "call-which-tarock"
      And Vorhand holds "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      When Vorhand calls "XX"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | round           |
        | highest-missing |
        | own-too         |
        | any-missing     |

    @position
    Scenario Outline: asked with all five there is no call in any reading
      Given the reading "<round>" of "call-which-tarock"
      When Vorhand is to bid with "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Solo"

      Examples:
        | round           |
        | highest-missing |
        | own-too         |
        | any-missing     |

  @clause:ZWA-BIDDING-010
  Rule: With all five of XX to XVI in her hand Vorhand has to play the contract named Solo

    Example: she announces it
      Given Vorhand holds "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      When Vorhand bids "Solo"
      Then that is allowed
      And the contract is Solo and Vorhand is the declarer

    @dispute:forced-solo-kind
    Scenario Outline: five suit cards beside the five Tarocks
      Given the reading "<reading>" of "forced-solo-kind"
      And Vorhand holds "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      When Vorhand bids "Farbensolo"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | solo        | refused |
        | either-solo | allowed |

    @dispute:forced-solo-kind
    Scenario Outline: what she may announce with five suit cards
      Given the reading "<reading>" of "forced-solo-kind"
      And Vorhand holds "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      When Vorhand bids "Weiter"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading     | choice           |
        | solo        | Solo             |
        | either-solo | Farbensolo, Solo |

    Scenario Outline: what she may announce with four suit cards
      Given the reading "<round>" of "forced-solo-kind"
      And Vorhand holds "XX XIX XVIII XVII XVI I K♥ D♥ C♥ B♥"
      When Vorhand bids "Farbensolo"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Solo"

      Examples:
        | round       |
        | solo        |
        | either-solo |

    @position @dispute:forced-solo-kind
    Scenario Outline: asked with all five
      Given the reading "<reading>" of "forced-solo-kind"
      When Vorhand is to bid with "<cards>" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | reading     | choice           | cards                                |
        | solo        | Solo             | XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥ |
        | either-solo | Farbensolo, Solo | XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥ |
        | solo        | Solo             | XX XIX XVIII XVII XVI I K♥ D♥ C♥ B♥  |
        | either-solo | Solo             | XX XIX XVIII XVII XVI I K♥ D♥ C♥ B♥  |

  @clause:ZWA-BIDDING-011
  Rule: Every player may announce a Farbensolo or Solo in any turn until the announcing ends, Vorhand even after her call

    Scenario Outline: a Solo in the first turn of one of the others
      Given the reading "<round>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Solo"
      Then that is allowed
      And the contract is Solo and <player> is the declarer

      Examples:
        | round      | player | turns                                       |
        | any-turn   | Second | Vorhand Weiter                              |
        | first-turn | Second | Vorhand Weiter                              |
        | any-turn   | Third  | Vorhand Weiter, Second Weiter               |
        | first-turn | Third  | Vorhand Weiter, Second Weiter               |
        | any-turn   | Dealer | Vorhand Weiter, Second Weiter, Third Weiter |
        | first-turn | Dealer | Vorhand Weiter, Second Weiter, Third Weiter |

    @dispute:solo-call-window
    Scenario Outline: Vorhand has called, and her turn is still open
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<game>"
      Then that is <verdict>

      Examples:
        | reading    | game       | verdict |
        | any-turn   | Solo       | allowed |
        | first-turn | Solo       | refused |
        | any-turn   | Farbensolo | allowed |
        | first-turn | Farbensolo | refused |

    @dispute:solo-call-window
    Scenario Outline: somebody's second turn
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, <turns>"
      And <player> says "<game>"
      Then that is <verdict>
      And the contract is <contract> and <declarer> is the declarer

      Examples:
        | reading    | player  | game       | verdict | contract    | declarer | turns                                             |
        | any-turn   | Vorhand | Solo       | allowed | Solo        | Vorhand  | Third Weiter, Dealer Weiter                       |
        | first-turn | Vorhand | Solo       | refused | Normalspiel | Vorhand  | Third Weiter, Dealer Weiter                       |
        | any-turn   | Second  | Farbensolo | allowed | Farbensolo  | Second   | Third Absolut dazu, Dealer Weiter, Vorhand Weiter |
        | first-turn | Second  | Farbensolo | refused | Normalspiel | Vorhand  | Third Absolut dazu, Dealer Weiter, Vorhand Weiter |

    @dispute:solo-call-window
    Scenario Outline: a Solo over a Farbensolo is bound to the same turns
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter"
      And Vorhand says "Solo"
      Then that is <verdict>
      And the contract is <contract> and <declarer> is the declarer

      Examples:
        | reading    | verdict | contract   | declarer |
        | any-turn   | allowed | Solo       | Vorhand  |
        | first-turn | refused | Farbensolo | Second   |

    @dispute:solo-call-window
    Scenario Outline: a Solo over one's own Farbensolo too
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second says "Solo"
      Then that is <verdict>
      And the contract is <contract> and Second is the declarer

      Examples:
        | reading    | verdict | contract   |
        | any-turn   | allowed | Solo       |
        | first-turn | refused | Farbensolo |

    @dispute:solo-call-window
    Scenario Outline: after other words in the same turn
      The first turn of the others is open as long as it lasts; Vorhand's place is that of her call.
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand <deed>
      And <player> says "<words>"
      Then that is <verdict>

      Examples:
        | reading    | deed              | player  | words          | verdict |
        | any-turn   | calls "XX"        | Vorhand | Absolut + Solo | allowed |
        | first-turn | calls "XX"        | Vorhand | Absolut + Solo | refused |
        | any-turn   | bids "Farbensolo" | Vorhand | Solo           | allowed |
        | first-turn | bids "Farbensolo" | Vorhand | Solo           | refused |

    Scenario Outline: after a Kontra in the same turn
      Given the reading "<round>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + <game>"
      Then that is allowed
      And the contract is <game> and Second is the declarer

      Examples:
        | round      | game       |
        | any-turn   | Farbensolo |
        | first-turn | Farbensolo |
        | any-turn   | Solo       |
        | first-turn | Solo       |

    @dispute:solo-call-window
    Scenario Outline: what Vorhand may say after her call
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                             |
        | any-turn   | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter |
        | first-turn | Absolut, Absolut dazu, Valat, Valat dazu, Weiter                   |

    @position @dispute:solo-call-window
    Scenario Outline: asked about a later turn than the one for a solo game
      Given the reading "<reading>" of "solo-call-window"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | player  | choice                                        | cards              | turns                                              |
        | any-turn   | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu,     | Sküs XIX X IX VIII | Vorhand Weiter, Second Weiter, Third Weiter,       |
        | …          |         | Farbensolo, Solo, Weiter                      | K♥ D♥ C♥ B♥ A♥     | Dealer Weiter                                      |
        | first-turn | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu,     | Sküs XIX X IX VIII | Vorhand Weiter, Second Weiter, Third Weiter,       |
        | …          |         | Weiter                                        | K♥ D♥ C♥ B♥ A♥     | Dealer Weiter                                      |
        | any-turn   | Second  | Absolut dagegen, Valat dagegen, Kontra Spiel, | XXI XVIII XIV VI V | Vorhand Weiter, Second Weiter, Third Absolut dazu, |
        | …          |         | Kontra Absolut of Third, Farbensolo, Solo,    | K♦ D♦ C♦ B♦ A♦     | Dealer Weiter, Vorhand Weiter                      |
        | …          |         | Weiter                                        |                    |                                                    |
        | first-turn | Second  | Absolut dagegen, Valat dagegen, Kontra Spiel, | XXI XVIII XIV VI V | Vorhand Weiter, Second Weiter, Third Absolut dazu, |
        | …          |         | Kontra Absolut of Third, Weiter               | K♦ D♦ C♦ B♦ A♦     | Dealer Weiter, Vorhand Weiter                      |

  @clause:ZWA-BIDDING-012
  Rule: When two players want the same solo game, the one who announced it first plays it

    @dispute:two-solo-calls
    Scenario Outline: a second announcement of the same game
      From Vorhand on the seats are Vorhand, Second, Third, Dealer.
      Given the reading "<reading>" of "two-solo-calls"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<game>"
      Then that is <verdict>
      And the contract is <game> and <soloist> is the declarer

      Examples:
        | reading | player  | game       | verdict | soloist | turns                                                                                   |
        | first   | Vorhand | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter                                |
        | nearer  | Vorhand | Solo       | allowed | Vorhand | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter                                |
        | first   | Dealer  | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo                                               |
        | nearer  | Dealer  | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo                                               |
        | first   | Second  | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter                |
        | nearer  | Second  | Solo       | allowed | Second  | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter                |
        | first   | Third   | Farbensolo | refused | Second  | Vorhand Weiter, Second Farbensolo                                                       |
        | nearer  | Third   | Farbensolo | refused | Second  | Vorhand Weiter, Second Farbensolo                                                       |
        | first   | Vorhand | Farbensolo | refused | Second  | Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter                          |
        | nearer  | Vorhand | Farbensolo | allowed | Vorhand | Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter                          |
        | first   | Third   | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | nearer  | Third   | Solo       | refused | Third   | Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter |

    Scenario Outline: a Solo goes before a Farbensolo from any seat
      Given the reading "<round>" of "two-solo-calls"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Solo"
      Then that is allowed
      And the contract is Solo and Dealer is the declarer

      Examples:
        | round  |
        | first  |
        | nearer |

    @position @dispute:two-solo-calls
    Scenario Outline: asked after a Solo of Third's, what Vorhand may say
      Given the reading "<reading>" of "two-solo-calls"
      And Third plays a Solo
      And the announcing went "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter"
      When Vorhand is to announce with "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥" in hand
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                     |
        | first   | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter       |
        | nearer  | Absolut dagegen, Valat dagegen, Kontra Spiel, Solo, Weiter |

  @clause:ZWA-BIDDING-013
  Rule: Bonuses and Kontras announced before a solo game displaces another game lapse with that game and may be said anew

    @dispute:announcements-before-solo
    Scenario Outline: a Kontra to the normal game before a Solo
      Where it stands, the soloist can answer it with Retour at once.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel"
      And Third says "Solo + Retour Spiel"
      Then that is <verdict>
      And the contract is Solo and Third is the declarer

      Examples:
        | reading | verdict |
        | lapse   | refused |
        | stay    | allowed |

    @dispute:announcements-before-solo
    Scenario Outline: Kontra again after the Solo
      Where the first one stands, there is no second.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Solo"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>
      And the contract is Solo and Third is the declarer

      Examples:
        | reading | verdict |
        | lapse   | allowed |
        | stay    | refused |

    @dispute:announcements-before-solo
    Scenario Outline: what an opponent may answer to a soloist who has said Kontra to the game before
      Where the Kontra stays, it is said but void, and the step after it is for the other side.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Solo"
      And Third says "<words>"
      Then that is <verdict>
      And the contract is Solo and Second is the declarer

      Examples:
        | reading | words        | verdict |
        | lapse   | Kontra Spiel | allowed |
        | stay    | Kontra Spiel | refused |
        | lapse   | Retour Spiel | refused |
        | stay    | Retour Spiel | allowed |

    @dispute:announcements-before-solo
    Scenario Outline: a bonus announced before a Solo
      Third announced Absolut for Vorhand's side; where it stands, it is now directed against the Dealer.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And Dealer says "Solo + Kontra Absolut of Third"
      Then that is <verdict>
      And the contract is Solo and Dealer is the declarer

      Examples:
        | reading | verdict |
        | lapse   | refused |
        | stay    | allowed |

    @dispute:announcements-before-solo
    Scenario Outline: the same bonus again after the Solo
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Solo"
      And Vorhand says "Absolut dagegen"
      Then that is <verdict>
      And the contract is Solo and Dealer is the declarer

      Examples:
        | reading | verdict |
        | lapse   | allowed |
        | stay    | refused |

    Scenario Outline: a Pagat announced before a Farbensolo has no place in it
      Second has said Kontra, so the Dealer with the I could announce it; now Third plays a Farbensolo.
      Given the reading "<round>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Pagat dagegen, Vorhand Weiter, Second Weiter"
      And Third says "Farbensolo + Kontra Pagat of Dealer"
      Then that is refused
      And the contract is Farbensolo and Third is the declarer

      Examples:
        | round |
        | lapse |
        | stay  |

    @dispute:announcements-before-solo
    Scenario Outline: Second announces a Solo behind his own Absolut
      Nobody announces the same bonus twice; where the first one has lapsed, it is not the same.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen + Solo + Absolut"
      Then that is <verdict>
      And the contract is Solo and Second is the declarer

      Examples:
        | reading | verdict |
        | lapse   | allowed |
        | stay    | refused |

    Example: a Solo over a Farbensolo makes the Kontra to it lapse as well
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Solo"
      And Dealer says "Kontra Spiel"
      Then that is allowed

    @dispute:announcements-before-solo
    Scenario Outline: a soloist answers Kontra to his Farbensolo with a Solo
      A Kontra that has lapsed with the Farbensolo can be said again to the Solo.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Kontra Spiel, Dealer Weiter, Vorhand Weiter, Second Solo"
      And Third says "Kontra Spiel"
      Then that is <verdict>
      And the contract is Solo and Second is the declarer

      Examples:
        | reading | verdict |
        | lapse   | allowed |
        | stay    | refused |

    # The deal of the next scenario, in which Vorhand makes trick 5 and all that follow:
    #   Vorhand Sküs XVIII XIV X VI   ♥      Third  XX XVI XII VIII IV   ♠
    #   Second  XXI XVII XIII IX V    ♦      Dealer XIX XV XI VII I      ♣

    @dispute:announcements-before-solo
    Scenario Outline: what becomes of a Kontra when Vorhand turns the normal game into a Solo
      Vorhand has 64 Augen, trick 5 with 8 and 56 in suits; the three others have 24, which is Absolut in silence, in a
      Solo 1 × 2 = 2. The game counts 4, or 8 where the Kontra stands: 4 + 2 = 6 from each, or 8 + 2 = 10.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | lapse   | Vorhand +18, Second -6, Third -6, Dealer -6    |
        | stay    | Vorhand +30, Second -10, Third -10, Dealer -10 |

    Scenario Outline: what becomes of a Kontra whose speaker announces a Solo himself
      Second has 4 + 12 = 16 Augen, and his opponents have 72: he loses 4 and a silent Absolut of 1 × 2 = 2 to each. His
      own Kontra has lapsed, or it would be against himself and is void.
      Given the reading "<round>" of "announcements-before-solo"
      And Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Solo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the payments are "<payments>"

      Examples:
        | round | payments                                    |
        | lapse | Vorhand +6, Second -18, Third +6, Dealer +6 |
        | stay  | Vorhand +6, Second -18, Third +6, Dealer +6 |

    @dispute:announcements-before-solo
    Scenario Outline: what becomes of a Retour whose speaker is now on the side of the Kontra
      Dealer has 4 Augen: he loses the game and a silent Absolut of 2 to each. Second's Kontra stands against him where
      it stays, and Third's Retour would be against his own side: 2 × 4 + 2 = 10, or 4 + 2 = 6.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Solo, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | lapse   | Vorhand +6, Second +6, Third +6, Dealer -18    |
        | stay    | Vorhand +10, Second +10, Third +10, Dealer -30 |

    @position @dispute:announcements-before-solo
    Scenario Outline: asked after Second's Kontra to the normal game and a Solo of Third's
      Dealer has the I; where the Kontra stands, it lets him announce the Pagat, and none can be said again.
      Given the reading "<reading>" of "announcements-before-solo"
      And Third plays a Solo
      And the announcing went "Vorhand Weiter, Second Kontra Spiel, Third Solo"
      When Dealer is to announce with "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣" in hand
      Then it is Dealer's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                |
        | lapse   | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter  |
        | stay    | Absolut dagegen, Pagat dagegen, Valat dagegen, Weiter |

    @dispute:announcements-before-solo
    Scenario Outline: what an opponent's Retour on top of the soloist's own Kontra counts
      Second has 4 + 12 = 16 Augen, and his opponents have 72. His Kontra is void where it stays, and the Retour is the
      first step that is valid: 4 × 2 + 2 = 10 to each, as with a Kontra said anew.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Solo, Third <step>, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

      Examples:
        | reading | step         |
        | lapse   | Kontra Spiel |
        | stay    | Retour Spiel |

    @dispute:kontra-in-solo-games
    Scenario Outline: a Kontra to the normal game that stays for a Farbensolo
      Where each opponent doubles for himself, it goes on as Second's alone, and the Dealer's own is still open.
      Given the reading "<reading>" of "kontra-in-solo-games"
      And the reading "stay" of "announcements-before-solo"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is <verdict>
      And the contract is Farbensolo and Third is the declarer

      Examples:
        | reading   | player | verdict | turns                                                                                |
        | both      | Dealer | refused | Vorhand Weiter, Second Kontra Spiel, Third Farbensolo                                |
        | solo-only | Dealer | allowed | Vorhand Weiter, Second Kontra Spiel, Third Farbensolo                                |
        | both      | Second | refused | Vorhand Weiter, Second Kontra Spiel, Third Farbensolo, Dealer Weiter, Vorhand Weiter |
        | solo-only | Second | refused | Vorhand Weiter, Second Kontra Spiel, Third Farbensolo, Dealer Weiter, Vorhand Weiter |

  @clause:ZWA-BIDDING-014
  Rule: The soloist of a Farbensolo may displace it with a Solo of his own, like any other player

    Scenario Outline: in the same turn
      Third has five suit cards, as everybody has.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Farbensolo + Solo"
      Then that is allowed
      And the contract is Solo and <player> is the declarer

      Examples:
        | player | turns                         |
        | Second | Vorhand Weiter                |
        | Third  | Vorhand Weiter, Second Weiter |
