Feature: Announcing and doubling in Zwanzigerrufen: whose turn it is

  # Weiter closes every turn and is added to each of them by itself; a turn that is still open ends with dots. Most
  # scenarios share one deal, in which everybody has five Tarocks and one whole suit. The second step is always written
  # Retour, which is the same as Rekontra:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner; Second and Dealer, who holds the I, are their opponents.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-ANNOUNCING-001
  Rule: After her call Vorhand may go on announcing in the same turn

    Example: what she has before her after the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then it is Vorhand's turn to speak
      And "Absolut, Absolut dazu, Valat, Valat dazu, Weiter" may be chosen
      And "Absolut dagegen, Valat dagegen" may not be chosen

    Scenario Outline: one announcement with the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | words   |
        | Absolut |
        | Valat   |

    Example: her turn is hers until Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Absolut…"
      Then it is Vorhand's turn to speak
      And "Valat, Weiter" may be chosen

    Example: after a Solo in place of the call she goes on as well
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      Then it is Vorhand's turn to speak
      And the choice is "Absolut, Absolut dazu, Valat, Valat dazu, Weiter"

    Example: nobody speaks between her call and her Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Second says "Absolut dagegen"
      Then that is refused
      And it is Vorhand's turn to speak

    @position
    Scenario Outline: asked after her call, what Vorhand may announce
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | player  | choice                                                                                | cards                             |
        | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter                    | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥ |
        | Vorhand | Absolut, Absolut dazu, Pagat, Pagat dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter | Sküs XIX X IX I K♥ D♥ C♥ B♥ A♥    |

  @clause:ZWA-ANNOUNCING-002
  Rule: A player with nothing or nothing more to announce says Weiter, and the next one has his turn

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: Weiter alone
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then that is allowed
      And it is Second's turn to speak

    Example: Weiter is open from the first turn on
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then that is allowed
      And it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"

    Example: an announcement leaves the turn open
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      Then it is Second's turn to speak

    Example: Weiter behind an announcement closes it
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      And Second says "Weiter"
      Then that is allowed
      And it is Third's turn to speak

    Example: nobody speaks into an open turn
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      And Third says "Kontra Absolut of Second"
      Then that is refused
      And it is Second's turn to speak

    Example: after Weiter the turn is over
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Second says "Absolut dagegen"
      Then that is refused
      And it is Third's turn to speak

    Scenario Outline: nothing else closes a turn
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | words     |
        | Gut!      |
        | Erster    |
        | ich liege |

  @clause:ZWA-ANNOUNCING-003
  Rule: After Vorhand the others have their turns one by one, and it goes on round the table

    Background:
      Given Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: whose turn it is
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then it is <player>'s turn to speak

      Examples:
        | player  | turns                                                                                  |
        | Second  | Vorhand Weiter                                                                         |
        | Third   | Vorhand Weiter, Second Absolut dagegen                                                 |
        | Dealer  | Vorhand Weiter, Second Weiter, Third Absolut dazu                                      |
        | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel                       |
        | Second  | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Retour Spiel |

    Scenario Outline: somebody whose turn it is not
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And it is <next>'s turn to speak

      Examples:
        | player  | words                    | next   | turns                                  |
        | Third   | Absolut dazu             | Second | Vorhand Weiter                         |
        | Dealer  | Absolut dagegen          | Second | Vorhand Weiter                         |
        | Vorhand | Absolut                  | Second | Vorhand Weiter                         |
        | Dealer  | Kontra Spiel             | Third  | Vorhand Weiter, Second Weiter          |
        | Second  | Weiter                   | Third  | Vorhand Weiter, Second Weiter          |
        | Vorhand | Kontra Absolut of Second | Third  | Vorhand Weiter, Second Absolut dagegen |

    Example: after a solo game it goes on from its announcer
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      Then it is Dealer's turn to speak

    Example: the turns of the worked example
      Vorhand has the XX and calls the XIX, which Third holds; the I is the Dealer's.
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      Then it is Second's turn to speak

  @clause:ZWA-ANNOUNCING-004
  Rule: The announcing is over after four turns in a row with nothing but Weiter, wherever they begin

    @dispute:announcing-ends
    Scenario Outline: Vorhand has called, and three have said Weiter
      Her own turn had the call in it.
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to <deed>

      Examples:
        | reading            | deed  |
        | four-weiter        | speak |
        | round-from-vorhand | speak |
        | three-weiter       | play  |

    @dispute:announcing-ends
    Scenario Outline: then Vorhand says Weiter too
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, <rest>"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading            | player  | deed  | rest                          |
        | four-weiter        | Vorhand | play  | Dealer Weiter, Vorhand Weiter |
        | round-from-vorhand | Second  | speak | Dealer Weiter, Vorhand Weiter |
        | three-weiter       | Vorhand | play  | Dealer Weiter                 |

    Scenario Outline: two turns of mere Weiter after the call end nothing
      Given the reading "<round>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      Then it is Dealer's turn to speak

      Examples:
        | round              |
        | four-weiter        |
        | round-from-vorhand |
        | three-weiter       |

    @dispute:announcing-ends
    Scenario Outline: Second is the last to announce
      Three others have said Weiter.
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading            | player  | deed  |
        | four-weiter        | Second  | speak |
        | round-from-vorhand | Second  | speak |
        | three-weiter       | Vorhand | play  |

    @dispute:announcing-ends
    Scenario Outline: Second's own Weiter after it
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading            | player  | deed  | turns                                                                                              |
        | four-weiter        | Vorhand | play  | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | round-from-vorhand | Third   | speak | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | three-weiter       | Vorhand | play  | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter                |

    @dispute:announcing-ends
    Scenario Outline: the last announcement comes from the Dealer
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, <rest>"
      Then it is Vorhand's turn to play

      Examples:
        | reading            | rest                                                       |
        | four-weiter        | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |
        | round-from-vorhand | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |
        | three-weiter       | Vorhand Weiter, Second Weiter, Third Weiter                |

    @dispute:announcing-ends
    Scenario Outline: one Weiter fewer after the Dealer's announcement
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, <rest>"
      Then it is <player>'s turn to speak

      Examples:
        | reading            | player | rest                                        |
        | four-weiter        | Dealer | Vorhand Weiter, Second Weiter, Third Weiter |
        | round-from-vorhand | Dealer | Vorhand Weiter, Second Weiter, Third Weiter |
        | three-weiter       | Third  | Vorhand Weiter, Second Weiter               |

    Example: where a round has to begin with Vorhand it ends with the Dealer
      Given the reading "round-from-vorhand" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to play

    Example: a Weiter from before the last announcement does not count
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Absolut dagegen, Vorhand Weiter"
      Then it is Second's turn to speak

    Example: a turn with something in it is no turn of Weiter
      Third's turn ended with Weiter too; the Dealer's, Vorhand's and Second's are three.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter, Second Weiter"
      Then it is Third's turn to speak

    Example: a solo game in place of the call is an announcement too
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak

    Example: after the end no word is said
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to play

    Example: before the end no card is led
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand plays "K♥"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: the end of the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then it is Vorhand's turn to play

    @position @dispute:announcing-ends
    Scenario Outline: asked when the round is over
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When Vorhand is to announce with "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥" in hand
      Then it is nobody's turn

      Examples:
        | reading            | turns                                                                                                                  |
        | four-weiter        | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                             |
        | round-from-vorhand | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |
        | three-weiter       | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter                                                             |

    @position @dispute:announcing-ends
    Scenario Outline: asked one Weiter before the round is over
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | reading            | player  | choice                        | cards              | turns                                                       |
        | four-weiter        | Vorhand | Absolut, Absolut dazu, Valat, | Sküs XIX X IX VIII | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter  |
        | …                  |         | Valat dazu                    | K♥ D♥ C♥ B♥ A♥     |                                                             |
        | round-from-vorhand | Dealer  | Absolut dagegen,              | XVI XV XII XI I K♣ | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, |
        | …                  |         | Valat dagegen, Kontra Spiel   | D♣ C♣ B♣ 10♣       | Vorhand Weiter, Second Weiter, Third Weiter                 |
        | three-weiter       | Dealer  | Absolut dagegen,              | XVI XV XII XI I K♣ | Vorhand Weiter, Second Weiter, Third Weiter                 |
        | …                  |         | Valat dagegen, Kontra Spiel   | D♣ C♣ B♣ 10♣       |                                                             |

  @clause:ZWA-ANNOUNCING-005
  Rule: A player who has said Weiter may announce again when his turn comes round

    Background:
      Given Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: Vorhand after her Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Absolut"
      Then that is allowed
      And it is Second's turn to speak

    Example: Second after his Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Absolut of Third"
      Then that is allowed
      And it is Third's turn to speak

    Example: the fourth Weiter can still be an announcement
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Absolut dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: Vorhand doubles in her second turn, as in the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second, Dealer Pagat dagegen"
      And Vorhand says "Kontra Pagat of Dealer"
      Then that is allowed
      And it is Second's turn to speak

  @clause:ZWA-ANNOUNCING-006
  Rule: Several things may be announced in one turn

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: two bonuses with the call
      When Vorhand calls "XX"
      And Vorhand says "Absolut + Valat"
      Then that is allowed
      And it is Second's turn to speak

    Scenario Outline: <words before>
      When Vorhand calls "XX"
      And the announcing goes "<announcing>"
      And <player> says "<words>"
      Then that is allowed
      And it is <turn>'s turn to speak

      Examples:
        | words before             | announcing                                  | player | words                                               | turn    |
        | a Kontra and a bonus     | Vorhand Weiter                              | Second | Kontra Spiel + Absolut dagegen                      | Third   |
        | a Kontra and two bonuses | Vorhand Weiter, Second Weiter, Third Weiter | Dealer | Kontra Spiel + Absolut dagegen + Pagat dagegen      | Vorhand |
        | two doublings            | Vorhand Absolut + Valat                     | Second | Kontra Absolut of Vorhand + Kontra Valat of Vorhand | Third   |
        | a solo game and a bonus  | Vorhand Weiter                              | Second | Solo + Absolut                                      | Third   |
