Feature: Announcing and doubling in Zwanzigerrufen

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
      Then Vorhand is next to say
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
      And Second is next to say

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
      Then Vorhand is next to say
      And "Valat, Weiter" may be chosen

    Example: after a Solo in place of the call she goes on as well
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      Then Vorhand is next to say
      And the choice is "Absolut, Absolut dazu, Valat, Valat dazu, Weiter"

    Example: nobody speaks between her call and her Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Second says "Absolut dagegen"
      Then that is refused
      And Vorhand is next to say

    @position
    Scenario Outline: asked after her call, what Vorhand may announce
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | player  | choice                                                                                | cards                             |
        | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter                    | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥ |
        | Vorhand | Absolut, Absolut dazu, Pagat, Pagat dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter | Sküs XIX X IX I K♥ D♥ C♥ B♥ A♥    |

  @clause:ZWA-ANNOUNCING-002
  Rule: A player with nothing or nothing more to announce says Weiter, and the next one has his turn

    Example: Weiter alone
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then that is allowed
      And Second is next to say

    Example: Weiter is open from the first turn on
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then that is allowed
      And Second is next to say
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"

    Example: an announcement leaves the turn open
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      Then Second is next to say

    Example: Weiter behind an announcement closes it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      And Second says "Weiter"
      Then that is allowed
      And Third is next to say

    Example: nobody speaks into an open turn
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen…"
      And Third says "Kontra Absolut of Second"
      Then that is refused
      And Second is next to say

    Example: after Weiter the turn is over
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Second says "Absolut dagegen"
      Then that is refused
      And Third is next to say

    Scenario Outline: nothing else closes a turn
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is refused
      And Second is next to say

      Examples:
        | words     |
        | Gut!      |
        | Erster    |
        | ich liege |

  @clause:ZWA-ANNOUNCING-003
  Rule: After Vorhand the others have their turns one by one, and it goes on round the table

    Scenario Outline: whose turn it is
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then <player> is next to say

      Examples:
        | player  | turns                                                                                  |
        | Second  | Vorhand Weiter                                                                         |
        | Third   | Vorhand Weiter, Second Absolut dagegen                                                 |
        | Dealer  | Vorhand Weiter, Second Weiter, Third Absolut dazu                                      |
        | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel                       |
        | Second  | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Retour Spiel |

    Scenario Outline: somebody whose turn it is not
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <next> is next to say

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
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      Then Dealer is next to say

    Example: the turns of the worked example
      Vorhand has the XX and calls the XIX, which Third holds; the I is the Dealer's.
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second, Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      Then Second is next to say

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
      Then Vorhand is next to <deed>

      Examples:
        | reading            | deed |
        | four-weiter        | say  |
        | round-from-vorhand | say  |
        | three-weiter       | play |

    @dispute:announcing-ends
    Scenario Outline: then Vorhand says Weiter too
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, <rest>"
      Then <player> is next to <deed>

      Examples:
        | reading            | player  | deed | rest                          |
        | four-weiter        | Vorhand | play | Dealer Weiter, Vorhand Weiter |
        | round-from-vorhand | Second  | say  | Dealer Weiter, Vorhand Weiter |
        | three-weiter       | Vorhand | play | Dealer Weiter                 |

    @dispute:announcing-ends
    Scenario Outline: two turns of mere Weiter after the call end nothing
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      Then Dealer is next to say

      Examples:
        | reading            |
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
      Then <player> is next to <deed>

      Examples:
        | reading            | player  | deed |
        | four-weiter        | Second  | say  |
        | round-from-vorhand | Second  | say  |
        | three-weiter       | Vorhand | play |

    @dispute:announcing-ends
    Scenario Outline: Second's own Weiter after it
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then <player> is next to <deed>

      Examples:
        | reading            | player  | deed | turns                                                                                              |
        | four-weiter        | Vorhand | play | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | round-from-vorhand | Third   | say  | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter |
        | three-weiter       | Vorhand | play | Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter                |

    @dispute:announcing-ends
    Scenario Outline: the last announcement comes from the Dealer
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, <rest>"
      Then Vorhand is next to play

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
      Then <player> is next to say

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
      Then Vorhand is next to play

    Example: a Weiter from before the last announcement does not count
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Absolut dagegen, Vorhand Weiter"
      Then Second is next to say

    Example: a turn with something in it is no turn of Weiter
      Third's turn ended with Weiter too; the Dealer's, Vorhand's and Second's are three.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter, Second Weiter"
      Then Third is next to say

    Example: a solo game in place of the call is an announcement too
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say

    Example: after the end no word is said
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is refused
      And Vorhand is next to play

    Example: before the end no card is led
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand plays "K♥"
      Then that is refused
      And Vorhand is next to say

    Example: the end of the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second, Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      Then Vorhand is next to play

    @position @dispute:announcing-ends
    Scenario Outline: asked when the round is over
      Given the reading "<reading>" of "announcing-ends"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When Vorhand is asked to announce holding "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      Then nobody is next

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
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading            | player  | choice                                                                 | cards                             | turns                                                                                                   |
        | four-weiter        | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter     | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥ | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter                                              |
        | round-from-vorhand | Dealer  | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣   | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter |
        | three-weiter       | Dealer  | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣   | Vorhand Weiter, Second Weiter, Third Weiter                                                             |

  @clause:ZWA-ANNOUNCING-005
  Rule: A player who has said Weiter may announce again when his turn comes round

    Example: Vorhand after her Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Absolut"
      Then that is allowed
      And Second is next to say

    Example: Second after his Weiter
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Absolut of Third"
      Then that is allowed
      And Third is next to say

    Example: the fourth Weiter can still be an announcement
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Absolut dagegen"
      Then that is allowed
      And Vorhand is next to say

    Example: Vorhand doubles in her second turn, as in the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second, Dealer Pagat dagegen"
      And Vorhand says "Kontra Pagat of Dealer"
      Then that is allowed
      And Second is next to say

  @clause:ZWA-ANNOUNCING-006
  Rule: Several things may be announced in one turn

    Example: two bonuses with the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Absolut + Valat"
      Then that is allowed
      And Second is next to say

    Example: a Kontra and a bonus
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Absolut dagegen"
      Then that is allowed
      And Third is next to say

    Example: a Kontra and two bonuses
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Absolut dagegen + Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

    Example: two doublings
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut + Valat"
      And Second says "Kontra Absolut of Vorhand + Kontra Valat of Vorhand"
      Then that is allowed
      And Third is next to say

    Example: a solo game and a bonus
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Solo + Absolut"
      Then that is allowed
      And Third is next to say

  @clause:ZWA-ANNOUNCING-007
  Rule: Absolut, Pagat Ultimo and Valat can be announced; there is no other Ultimo

    Scenario Outline: Vorhand announces each of them
      Here she holds the I, and the Dealer her X.
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is allowed
      And Second is next to say

      Examples:
        | words   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Example: Vorhand with the I has all three before her
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then Vorhand is next to say
      And "Absolut, Pagat, Valat" may be chosen

    Scenario Outline: what other tables announce
      Here she holds the I, and the Dealer her X.
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | words        |
        | Uhu          |
        | Kakadu       |
        | Marabu       |
        | Wildsau      |
        | König ultimo |

  @clause:ZWA-ANNOUNCING-008
  Rule: Trull and 4 Könige are not announced

    @dispute:announceable-bonuses
    Scenario Outline: Vorhand announces what is dealt
      She need not hold them herself.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words  | verdict |
        | three    | Trull  | refused |
        | all-five | Trull  | allowed |
        | three    | Könige | refused |
        | all-five | Könige | allowed |

    @dispute:announceable-bonuses
    Scenario Outline: what Vorhand may announce
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then Vorhand is next to say
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | reading  | these                                                  | those                                  |
        | three    | Absolut, Valat                                         | Trull, Trull dazu, Könige, Könige dazu |
        | all-five | Absolut, Valat, Trull, Trull dazu, Könige, Könige dazu | Trull dagegen, Könige dagegen          |

    @dispute:announceable-bonuses
    Scenario Outline: what her opponent may announce
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                                |
        | three    | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                                |
        | all-five | Absolut dagegen, Valat dagegen, Trull dagegen, Könige dagegen, Kontra Spiel, Farbensolo, Solo, Weiter |

    @dispute:announceable-bonuses
    Scenario Outline: what may be announced in a Farbensolo
      There is no Trull and no Pagat.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      Then Vorhand is next to say
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | reading  | these                  | those                |
        | three    | Absolut, Valat         | Trull, Könige, Pagat |
        | all-five | Absolut, Valat, Könige | Trull, Pagat         |

    @position @clause:ZWA-SETTLING-016
    Example: announced 4 Könige that nobody of the side was dealt
      1 − 4 = −3.
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: an announced Trull in a Solo
      4 + 2 × 2 = 8 with each of the three.
      Given the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Solo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position @dispute:announceable-bonuses
    Scenario Outline: asked, what Vorhand's opponent may announce
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading  | player | choice                                                                                                | cards                             | turns          |
        | three    | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                                | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦ | Vorhand Weiter |
        | all-five | Second | Absolut dagegen, Valat dagegen, Trull dagegen, Könige dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦ | Vorhand Weiter |

  @clause:ZWA-ANNOUNCING-009
  Rule: Mond gefangen cannot be announced

    Scenario Outline: an attempt
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | words         |
        | Mondfang      |
        | Mond gefangen |

    @dispute:announceable-bonuses
    Scenario Outline: nor in any reading
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Mondfang dagegen"
      Then that is refused
      And Second is next to say

      Examples:
        | reading  |
        | three    |
        | all-five |

  @clause:ZWA-ANNOUNCING-010
  Rule: Each of the players, of either side, may announce bonuses

    Scenario Outline: each of the others announces an Absolut and a Valat
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is allowed

      Examples:
        | player | words           | turns                                       |
        | Second | Absolut dagegen | Vorhand Weiter                              |
        | Second | Valat dagegen   | Vorhand Weiter                              |
        | Third  | Absolut dazu    | Vorhand Weiter, Second Weiter               |
        | Third  | Valat dazu      | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut dagegen | Vorhand Weiter, Second Weiter, Third Weiter |
        | Dealer | Valat dagegen   | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: Vorhand announces as well
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is allowed
      And Second is next to say

      Examples:
        | words   |
        | Absolut |
        | Valat   |

    Example: the partner with the I
      Here Third holds the I, and the Dealer the IV.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII I K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI IV K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      Then Third is next to say
      And the choice is "Absolut dazu, Pagat dazu, Valat dazu, Farbensolo, Solo, Weiter"

    Scenario Outline: each opponent of a soloist
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | player | choice                                               | turns                                       |
        | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter | Vorhand Weiter                              |
        | Third  | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter | Vorhand Weiter, Second Weiter, Third Weiter |

    Example: the opponents announce what Vorhand's side has announced
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut"
      And Second says "Absolut dagegen"
      Then that is allowed
      And Third is next to say

    @position
    Scenario Outline: asked in his first turn, each of the others
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | player | choice                                                                 | cards                               | turns                                       |
        | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                              |
        | Third  | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                     | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Weiter, Third Weiter |

  @clause:ZWA-ANNOUNCING-011
  Rule: Whoever announces a bonus adds dazu or dagegen: with Vorhand or against her

    Scenario Outline: a bonus without a word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <player> is next to say

      Examples:
        | player | words   | turns                                       |
        | Second | Absolut | Vorhand Weiter                              |
        | Second | Valat   | Vorhand Weiter                              |
        | Third  | Absolut | Vorhand Weiter, Second Weiter               |
        | Third  | Valat   | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: a bonus with the word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is allowed

      Examples:
        | player | words           | turns                                       |
        | Second | Absolut dagegen | Vorhand Weiter                              |
        | Third  | Valat dazu      | Vorhand Weiter, Second Weiter               |
        | Dealer | Valat dagegen   | Vorhand Weiter, Second Weiter, Third Weiter |

    Example: the Dealer of the worked example says dagegen
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

    Example: the Dealer of the worked example without it
      It was Second who said Kontra.
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And Dealer says "Pagat"
      Then that is refused
      And Dealer is next to say

  @clause:ZWA-ANNOUNCING-012
  Rule: Dazu and dagegen refer to Vorhand, in a solo game to the soloist; the speaker's own Kontra to the game in the same turn makes the word dispensable, and the declarer needs none

    @dispute:dazu-dagegen-words
    Scenario Outline: the declarer of the normal game
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | allowed |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dazu    | allowed |
        | spoken   | Absolut dazu    | allowed |
        | may-omit | Absolut dagegen | refused |
        | spoken   | Absolut dagegen | refused |

    @dispute:dazu-dagegen-words
    Scenario Outline: Kontra in the same turn
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + <words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | allowed |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | allowed |
        | may-omit | Valat           | allowed |
        | spoken   | Valat           | refused |
        | may-omit | Absolut dazu    | refused |
        | spoken   | Absolut dazu    | refused |

    @dispute:dazu-dagegen-words
    Scenario Outline: what is open after Kontra in the same turn
      Here Second holds the I, and the Dealer the V.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI I K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI V K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel…"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                         |
        | may-omit | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter |
        | spoken   | Absolut dagegen, Pagat dagegen, Valat dagegen, Farbensolo, Solo, Weiter                        |

    @dispute:dazu-dagegen-words
    Scenario Outline: Kontra in an earlier turn
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | refused |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: Kontra of the partner
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | refused |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: Kontra to a bonus is no Kontra to the game
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand <bonus>"
      And Second says "Kontra Absolut of Vorhand + Valat"
      Then that is refused
      And Second is next to say

      Examples:
        | reading  | bonus        |
        | may-omit | Absolut      |
        | spoken   | Absolut dazu |

    @dispute:dazu-dagegen-words
    Scenario Outline: the bonus before the Kontra in the same turn
      Every word is judged when it is said, and there is no Kontra yet.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut…"
      Then that is refused
      And Second is next to say

      Examples:
        | reading  |
        | may-omit |
        | spoken   |

    @dispute:dazu-dagegen-words
    Scenario Outline: Retour of the called player is no Kontra
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel"
      And Third says "Retour Spiel + <words>"
      Then that is <verdict>

      Examples:
        | reading  | words        | verdict |
        | may-omit | Absolut      | refused |
        | spoken   | Absolut      | refused |
        | may-omit | Absolut dazu | allowed |
        | spoken   | Absolut dazu | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: the soloist of a Solo
      Where the word refers to Vorhand always, Second now plays against her.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Solo + <words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | allowed |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dagegen | refused |
        | spoken   | Absolut dagegen | allowed |
        | may-omit | Absolut dazu    | allowed |
        | spoken   | Absolut dazu    | refused |

    @dispute:dazu-dagegen-words
    Scenario Outline: an opponent of the soloist beside Vorhand
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And Third says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | refused |
        | may-omit | Absolut dazu    | refused |
        | spoken   | Absolut dazu    | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: Vorhand as an opponent of the soloist
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | refused |
        | may-omit | Absolut         | refused |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dazu    | refused |
        | spoken   | Absolut dazu    | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: Vorhand as the soloist
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words           | verdict |
        | may-omit | Absolut         | allowed |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dazu    | allowed |
        | spoken   | Absolut dazu    | allowed |
        | may-omit | Absolut dagegen | refused |
        | spoken   | Absolut dagegen | refused |

    Example: Second of the worked example says Absolut with Kontra
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Absolut"
      Then that is allowed
      And Third is next to say

    @position @dispute:dazu-dagegen-words
    Scenario Outline: asked in the normal game, with which word a bonus may be said
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading  | player  | choice                                                                   | cards                               | turns                                                      |
        | may-omit | Third   | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter                              |
        | spoken   | Third   | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter                              |
        | may-omit | Second  | Absolut, Absolut dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Kontra Spiel…                       |
        | spoken   | Second  | Absolut dagegen, Valat dagegen, Farbensolo, Solo, Weiter                 | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Kontra Spiel…                       |
        | may-omit | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter       | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |
        | spoken   | Vorhand | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                       | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

    @position @dispute:dazu-dagegen-words
    Scenario Outline: asked in a Solo of Second's, with which word a bonus may be said
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Second plays a Solo
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading  | player | choice                                               | cards                               | turns                        |
        | may-omit | Second | Absolut, Absolut dazu, Valat, Valat dazu, Weiter     | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Solo… |
        | spoken   | Second | Absolut dagegen, Valat dagegen, Weiter               | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Solo… |
        | may-omit | Third  | Absolut dagegen, Valat dagegen, Kontra Spiel, Weiter | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Solo  |
        | spoken   | Third  | Absolut dazu, Valat dazu, Kontra Spiel, Weiter       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Solo  |

    @dispute:dazu-dagegen-words
    Scenario Outline: a soloist with the I, of whom no Kontra is asked
      Where the word refers to Vorhand always, the Dealer plays against her, and yet the Kontra would be to his own game.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And the reading "required" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words                  | verdict |
        | may-omit | Solo + Absolut         | allowed |
        | spoken   | Solo + Absolut dagegen | allowed |
        | may-omit | Solo + Pagat           | allowed |
        | spoken   | Solo + Pagat dagegen   | allowed |
        | may-omit | Solo + Pagat dagegen   | refused |
        | spoken   | Solo + Pagat           | refused |

  @clause:ZWA-ANNOUNCING-013
  Rule: The word has to be true: dazu is only for those who play with the one it refers to, dagegen for those against

    Scenario Outline: a false word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <player> is next to say

      Examples:
        | player | words           | turns                                       |
        | Second | Absolut dazu    | Vorhand Weiter                              |
        | Second | Valat dazu      | Vorhand Weiter                              |
        | Third  | Absolut dagegen | Vorhand Weiter, Second Weiter               |
        | Third  | Valat dagegen   | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut dazu    | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: a false word in a Farbensolo
      Third holds the XX, and yet he is an opponent.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And <player> says "Absolut dazu"
      Then that is refused
      And <player> is next to say

      Examples:
        | player | turns                                       |
        | Second | Vorhand Weiter                              |
        | Third  | Vorhand Weiter, Second Weiter               |
        | Dealer | Vorhand Weiter, Second Weiter, Third Weiter |

    Example: another holder, the other word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dazu"
      Then that is allowed
      And Third is next to say

    @dispute:kontra-who-and-when
    Scenario Outline: a false word is refused even where anybody may say Kontra
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Absolut dagegen"
      Then that is refused
      And Third is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

  @clause:ZWA-ANNOUNCING-014
  Rule: Pagat Ultimo dagegen needs a Kontra to the game

    Example: without any Kontra
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is refused
      And Dealer is next to say

    Example: with an own Kontra in the same turn
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

    Example: with an own Kontra in an earlier turn
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

    Example: a Kontra to a bonus is not enough
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Weiter"
      And Dealer says "Kontra Absolut of Vorhand + Pagat dagegen"
      Then that is refused
      And Dealer is next to say

    Scenario Outline: against the soloist of a Solo
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | words                        | verdict |
        | Pagat dagegen                | refused |
        | Kontra Spiel + Pagat dagegen | allowed |
        | Kontra Spiel + Pagat         | allowed |

    Scenario Outline: what is open before a Kontra and after it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second <words>, Third Weiter"
      Then Dealer is next to say
      And the choice is "<choice>"

      Examples:
        | words        | choice                                                                  |
        | Weiter       | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter  |
        | Kontra Spiel | Absolut dagegen, Pagat dagegen, Valat dagegen, Farbensolo, Solo, Weiter |

    @dispute:dazu-dagegen-words
    Scenario Outline: it is asked of the soloist's opponents, whichever word they say
      The Dealer has the I. Where the word refers to Vorhand always, Second's opponents say dazu.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words                        | verdict |
        | may-omit | Pagat dagegen                | refused |
        | spoken   | Pagat dazu                   | refused |
        | may-omit | Kontra Spiel + Pagat dagegen | allowed |
        | spoken   | Kontra Spiel + Pagat dazu    | allowed |

    Scenario Outline: a Retour on top of a void Kontra is not the Kontra that it needs
      The Dealer has the I; Third, who was called, says Kontra to the game of his own side.
      Given the reading "anybody" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | words                        | verdict | turns                                             |
        | Kontra Spiel + Pagat dagegen | allowed | Vorhand Weiter, Second Weiter, Third Weiter       |
        | Retour Spiel + Pagat dagegen | refused | Vorhand Weiter, Second Weiter, Third Kontra Spiel |

  @clause:ZWA-ANNOUNCING-015
  Rule: For Pagat Ultimo dagegen a Kontra of the partner is enough; without one of either it is refused

    @dispute:pagat-dagegen-kontra
    Scenario Outline: nobody has said Kontra
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | reading          | verdict |
        | partner-suffices | refused |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: the partner has said Kontra
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | reading          | verdict |
        | partner-suffices | allowed |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: the announcer says Kontra himself
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

      Examples:
        | reading          |
        | partner-suffices |
        | own-only         |
        | automatic        |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: the announcer said Kontra in an earlier turn
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

      Examples:
        | reading          |
        | partner-suffices |
        | own-only         |
        | automatic        |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: the Pagat before the Kontra in the same turn
      Every word is judged when it is said; whatever the turn may bring after it comes too late.
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is <verdict>
      And Dealer is next to say

      Examples:
        | reading          | verdict |
        | partner-suffices | refused |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: against a soloist one opponent's Kontra serves another
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | reading          | verdict |
        | partner-suffices | allowed |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: against a soloist without any Kontra
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | reading          | verdict |
        | partner-suffices | refused |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: first without a Kontra, and a round later after the partner's
      Where Kontra comes by itself it is there with the first announcement, which nobody makes again.
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is <at once>
      When the announcing goes "Dealer Absolut dagegen, Vorhand Weiter, <turns>, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is <later>

      Examples:
        | reading          | at once | turns               | later   |
        | partner-suffices | refused | Second Kontra Spiel | allowed |
        | own-only         | refused | Second Kontra Spiel | refused |
        | automatic        | allowed | Second Weiter       | refused |

    Example: a Kontra that was added by itself can be answered
      Given the reading "automatic" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say
      And "Retour Spiel, Kontra Pagat of Dealer" may be chosen

    Example: a Kontra that was added by itself cannot be said again
      Given the reading "automatic" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say
      When Vorhand says "Weiter"
      And Second says "Kontra Spiel"
      Then that is refused
      And Second is next to say

    Example: where the partner has said Kontra none is added
      The Retour stands, and there is nothing new to answer.
      Given the reading "automatic" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say
      And "Kontra Pagat of Dealer" may be chosen
      And "Retour Spiel" may not be chosen

    Example: the partner's Kontra of the worked example serves the Dealer
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And Vorhand is next to say

    @position @dispute:pagat-dagegen-kontra
    Scenario Outline: asked with the I against Vorhand, without a Kontra and with one
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading          | player | choice                                                                                         | cards                           | turns                                                             |
        | partner-suffices | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                         | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter                       |
        | own-only         | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                         | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter                       |
        | automatic        | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter          | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter                       |
        | partner-suffices | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter                        | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Kontra Spiel, Third Weiter                 |
        | own-only         | Dealer | Absolut dagegen, Valat dagegen, Farbensolo, Solo, Weiter                                       | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Kontra Spiel, Third Weiter                 |
        | automatic        | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter                        | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Kontra Spiel, Third Weiter                 |
        | partner-suffices | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel… |
        | own-only         | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel… |
        | automatic        | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣ | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel… |

  @clause:ZWA-ANNOUNCING-016
  Rule: Absolut dagegen and Valat dagegen need no Kontra and contain none

    @dispute:absolut-dagegen-kontra
    Scenario Outline: nobody of his side has said Kontra
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>

      Examples:
        | reading   | words           | verdict |
        | free      | Absolut dagegen | allowed |
        | required  | Absolut dagegen | refused |
        | contained | Absolut dagegen | allowed |
        | free      | Valat dagegen   | allowed |
        | required  | Valat dagegen   | refused |
        | contained | Valat dagegen   | allowed |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: his partner has said it
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "<words>"
      Then that is allowed
      And Vorhand is next to say

      Examples:
        | reading   | words           |
        | free      | Absolut dagegen |
        | required  | Absolut dagegen |
        | contained | Absolut dagegen |
        | free      | Valat dagegen   |
        | required  | Valat dagegen   |
        | contained | Valat dagegen   |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: he says it in the same turn
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Absolut dagegen"
      Then that is allowed
      And Third is next to say

      Examples:
        | reading   |
        | free      |
        | required  |
        | contained |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: whether there is a Kontra to answer
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is allowed
      And Third is next to say
      When Third says "Retour Spiel"
      Then that is <verdict>

      Examples:
        | reading   | words                          | verdict |
        | free      | Absolut dagegen                | refused |
        | required  | Kontra Spiel + Absolut dagegen | allowed |
        | contained | Absolut dagegen                | allowed |
        | free      | Valat dagegen                  | refused |
        | required  | Kontra Spiel + Valat dagegen   | allowed |
        | contained | Valat dagegen                  | allowed |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: whether Kontra can still be said
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is allowed
      And Third is next to say
      When Third says "Weiter"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading   | words                          | verdict |
        | free      | Absolut dagegen                | allowed |
        | required  | Kontra Spiel + Absolut dagegen | refused |
        | contained | Absolut dagegen                | refused |
        | free      | Valat dagegen                  | allowed |
        | required  | Kontra Spiel + Valat dagegen   | refused |
        | contained | Valat dagegen                  | refused |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: Vorhand's side needs none in any reading
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter"
      And Third says "Valat dazu"
      Then that is allowed
      And Dealer is next to say

      Examples:
        | reading   |
        | free      |
        | required  |
        | contained |

    @dispute:absolut-dagegen-kontra
    Scenario Outline: Absolut against a soloist
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen"
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | free      | allowed |
        | required  | refused |
        | contained | allowed |

    @position @dispute:absolut-dagegen-kontra
    Scenario Outline: asked before and after an Absolut dagegen
      Given the reading "<reading>" of "absolut-dagegen-kontra"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading   | player | choice                                                                                     | cards                               | turns                                                 |
        | free      | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                     | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                                        |
        | required  | Second | Kontra Spiel, Farbensolo, Solo, Weiter                                                     | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                                        |
        | contained | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                     | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                                        |
        | free      | Third  | Absolut dazu, Valat dazu, Kontra Absolut of Second, Farbensolo, Solo, Weiter               | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Absolut dagegen                |
        | required  | Third  | Absolut dazu, Valat dazu, Retour Spiel, Kontra Absolut of Second, Farbensolo, Solo, Weiter | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Kontra Spiel + Absolut dagegen |
        | contained | Third  | Absolut dazu, Valat dazu, Retour Spiel, Kontra Absolut of Second, Farbensolo, Solo, Weiter | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Absolut dagegen                |

    @dispute:dazu-dagegen-words
    Scenario Outline: where Absolut needs a Kontra, it is asked of the soloist's opponents, whichever word they say
      Given the reading "<reading>" of "dazu-dagegen-words"
      And the reading "required" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And Third says "<words>"
      Then that is <verdict>

      Examples:
        | reading  | words                          | verdict |
        | may-omit | Absolut dagegen                | refused |
        | spoken   | Absolut dazu                   | refused |
        | may-omit | Kontra Spiel + Absolut dagegen | allowed |
        | spoken   | Kontra Spiel + Absolut dazu    | allowed |

    @dispute:dazu-dagegen-words
    Scenario Outline: where Absolut contains a Kontra, that of the soloist's opponents does, whichever word they say
      After the soloist's own Absolut the Dealer can still say Kontra to the game.
      Given the reading "<reading>" of "dazu-dagegen-words"
      And the reading "contained" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading  | verdict | turns                                                       |
        | may-omit | allowed | Vorhand Weiter, Second Solo + Absolut, Third Weiter         |
        | spoken   | allowed | Vorhand Weiter, Second Solo + Absolut dagegen, Third Weiter |
        | may-omit | refused | Vorhand Weiter, Second Solo, Third Absolut dagegen          |
        | spoken   | refused | Vorhand Weiter, Second Solo, Third Absolut dazu             |

  @clause:ZWA-ANNOUNCING-017
  Rule: Pagat Ultimo may be announced only by the holder of the I

    @dispute:pagat-announcer
    Scenario Outline: Vorhand announces it while the Dealer has the I
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | holder  | refused |
        | any     | allowed |

    @dispute:pagat-announcer
    Scenario Outline: Vorhand announces it with the I in her hand
      Here the Dealer has her X.
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      Then that is allowed
      And Second is next to say

      Examples:
        | reading |
        | holder  |
        | any     |

    @dispute:pagat-announcer
    Scenario Outline: the partner of the holder
      Here Vorhand has the I, and the Dealer her X.
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Pagat dazu"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | holder  | refused |
        | any     | allowed |

    @dispute:pagat-announcer
    Scenario Outline: an opponent for the Dealer, who has the I
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Pagat dagegen"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | holder  | refused |
        | any     | allowed |

    @dispute:pagat-announcer
    Scenario Outline: who has it among the choices
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then Vorhand is next to say
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | reading | these                             | those             |
        | holder  | Absolut, Valat                    | Pagat, Pagat dazu |
        | any     | Absolut, Pagat, Pagat dazu, Valat | Pagat dagegen     |

    Example: the soloist of a Solo with the I
      Here Vorhand has the I, and the Dealer her X.
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Pagat"
      Then that is allowed
      And Second is next to say

    @position @dispute:pagat-announcer
    Scenario Outline: asked after her call, when the I lies in another hand
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading | player  | choice                                                                                | cards                             |
        | holder  | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter                    | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥ |
        | any     | Vorhand | Absolut, Absolut dazu, Pagat, Pagat dazu, Valat, Valat dazu, Farbensolo, Solo, Weiter | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥ |

  @clause:ZWA-ANNOUNCING-018
  Rule: In a Farbensolo nobody may announce Pagat Ultimo

    Example: the soloist with the I
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Pagat"
      Then that is refused
      And Vorhand is next to say

    Example: an opponent with the I
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Pagat dagegen"
      Then that is refused

    Example: what the opponent with the I may say
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      Then Dealer is next to say
      And the choice is "Absolut dagegen, Valat dagegen, Solo, Weiter"

    @dispute:pagat-announcer
    Scenario Outline: nor for somebody else, in any reading
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Pagat"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | reading |
        | holder  |
        | any     |

    @position
    Example: asked in a Farbensolo, the soloist with the I
      Given Vorhand plays a Farbensolo
      When Vorhand is asked to announce holding "Sküs XIX X IX I K♥ D♥ C♥ B♥ A♥"
      Then Vorhand is next to say
      And the choice is "Absolut, Absolut dazu, Valat, Valat dazu, Solo, Weiter"

    @position
    Example: asked in a Farbensolo after a Kontra to it, an opponent with the I
      Given Vorhand plays a Farbensolo
      And the announcing went "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      When Dealer is asked to announce holding "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      Then Dealer is next to say
      And the choice is "Absolut dagegen, Valat dagegen, Solo, Weiter"

  @clause:ZWA-ANNOUNCING-019
  Rule: The game can be doubled with Kontra

    Scenario Outline: an opponent in the normal game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is allowed
      And <next> is next to say

      Examples:
        | player | next    | turns                                       |
        | Second | Third   | Vorhand Weiter                              |
        | Dealer | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: each of the three in a solo game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "<game>"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is allowed
      And <next> is next to say

      Examples:
        | player | game       | next    | turns                                       |
        | Second | Farbensolo | Third   | Vorhand Weiter                              |
        | Third  | Farbensolo | Dealer  | Vorhand Weiter, Second Weiter               |
        | Dealer | Farbensolo | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |
        | Second | Solo       | Third   | Vorhand Weiter                              |
        | Third  | Solo       | Dealer  | Vorhand Weiter, Second Weiter               |
        | Dealer | Solo       | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |

    Example: only once
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And Dealer is next to say

    Example: nobody has to double
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      Then Third is next to say

  @clause:ZWA-ANNOUNCING-020
  Rule: Each announced bonus can be doubled with Kontra

    Scenario Outline: a bonus of Vorhand's
      Here she holds the I, and the Dealer her X.
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand <bonus>"
      And Second says "Kontra <bonus> of Vorhand"
      Then that is allowed
      And Third is next to say

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Scenario Outline: a bonus of the Dealer's
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + <bonus> dagegen"
      And Vorhand says "Kontra <bonus> of Dealer"
      Then that is allowed
      And Second is next to say

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Example: all that can be doubled
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut + Valat"
      Then Second is next to say
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Kontra Absolut of Vorhand, Kontra Valat of Vorhand, Farbensolo, Solo, Weiter"

    Example: the bonuses of both sides stay apart
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Absolut dagegen, Third Weiter"
      And Dealer says "Kontra Absolut of Vorhand"
      Then that is allowed
      And Vorhand is next to say

    Example: once it is doubled Kontra is closed
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Weiter"
      And Dealer says "Kontra Absolut of Vorhand"
      Then that is refused
      And Dealer is next to say

    Example: the Kontras of the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut"
      And Third says "Kontra Absolut of Second"
      Then that is allowed
      And Dealer is next to say

    @position
    Example: asked after two bonuses of Vorhand's
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "Vorhand Absolut + Valat"
      When Second is asked to announce holding "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      Then Second is next to say
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Kontra Absolut of Vorhand, Kontra Valat of Vorhand, Farbensolo, Solo, Weiter"

  @clause:ZWA-ANNOUNCING-021
  Rule: Each Kontra stands for itself: a bonus can be doubled without the game, and the game without the bonus

    Example: Kontra to the Pagat alone leaves the game as it was
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand"
      Then Third is next to say
      And the choice is "Absolut dazu, Valat dazu, Retour Pagat of Vorhand, Farbensolo, Solo, Weiter"

    Example: Kontra to the game alone leaves the Pagat as it was
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Spiel"
      Then Third is next to say
      And the choice is "Absolut dazu, Valat dazu, Retour Spiel, Farbensolo, Solo, Weiter"

    Example: the partner doubles what the other left
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand, Third Weiter"
      And Dealer says "Kontra Spiel"
      Then that is allowed
      And Vorhand is next to say

    Example: no Retour to a game of which only a bonus was doubled
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand"
      And Third says "Retour Spiel"
      Then that is refused
      And Third is next to say

    Example: no Retour to a bonus when only the game was doubled
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Spiel"
      And Third says "Retour Pagat of Vorhand"
      Then that is refused
      And Third is next to say

    Example: one bonus of two
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut + Valat, Second Kontra Valat of Vorhand"
      Then Third is next to say
      And the choice is "Absolut dazu, Valat dazu, Retour Valat of Vorhand, Farbensolo, Solo, Weiter"

  @clause:ZWA-ANNOUNCING-022
  Rule: A bonus that nobody announced cannot be doubled

    Scenario Outline: no such announcement was made
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra <bonus> of Vorhand"
      Then that is refused
      And Second is next to say

      Examples:
        | bonus    |
        | Absolut  |
        | Pagat    |
        | Valat    |
        | Trull    |
        | Könige   |
        | Mondfang |

    Example: another bonus was announced
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut"
      And Second says "Kontra Valat of Vorhand"
      Then that is refused
      And Second is next to say

    Example: another player announced it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And Dealer says "Kontra Absolut of Vorhand"
      Then that is refused
      And Dealer is next to say

  @clause:ZWA-ANNOUNCING-023
  Rule: Kontra can be answered with Retour, Retour with Supre, and Supre with Resupre, the last step

    Scenario Outline: the steps to the game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then <player> is next to say
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | player  | these         | those                                                  | turns                                                                                                             |
        | Third   | Retour Spiel  | Kontra Spiel, Supre Spiel, Resupre Spiel               | Vorhand Weiter, Second Kontra Spiel                                                                               |
        | Dealer  | Supre Spiel   | Kontra Spiel, Retour Spiel, Resupre Spiel              | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel                                                           |
        | Vorhand | Resupre Spiel | Kontra Spiel, Retour Spiel, Supre Spiel                | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel                                       |
        | Second  | Weiter        | Kontra Spiel, Retour Spiel, Supre Spiel, Resupre Spiel | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel                |
        | Third   | Weiter        | Kontra Spiel, Retour Spiel, Supre Spiel, Resupre Spiel | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel, Second Weiter |

    Scenario Outline: the steps to a bonus of Vorhand's
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<step> Absolut of Vorhand"
      Then that is allowed

      Examples:
        | player  | step    | turns                                                                                                               |
        | Third   | Retour  | Vorhand Absolut, Second Kontra Absolut of Vorhand                                                                   |
        | Dealer  | Supre   | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand                                  |
        | Vorhand | Resupre | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand, Dealer Supre Absolut of Vorhand |

    Scenario Outline: a step that is left out
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <player> is next to say

      Examples:
        | player  | words         | turns                                                                  |
        | Third   | Retour Spiel  | Vorhand Weiter, Second Weiter                                          |
        | Second  | Supre Spiel   | Vorhand Weiter                                                         |
        | Third   | Resupre Spiel | Vorhand Weiter, Second Kontra Spiel                                    |
        | Dealer  | Supre Spiel   | Vorhand Weiter, Second Kontra Spiel, Third Weiter                      |
        | Vorhand | Resupre Spiel | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Weiter |

    Scenario Outline: a step that was said already
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <player> is next to say

      Examples:
        | player  | words         | turns                                                                                                             |
        | Vorhand | Retour Spiel  | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Weiter                                            |
        | Second  | Supre Spiel   | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Weiter                       |
        | Third   | Resupre Spiel | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel, Second Weiter |

    Example: in a Solo the soloist alone answers his opponents
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Retour Spiel, Second Weiter, Third Supre Spiel, Dealer Weiter"
      And Vorhand says "Resupre Spiel"
      Then that is allowed
      And Second is next to say

    @position
    Scenario Outline: asked at each step to the game
      The Dealer has the I, and his partner's Kontra lets him announce the Pagat.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | player  | choice                                                                               | cards                               | turns                                                                                              |
        | Third   | Absolut dazu, Valat dazu, Retour Spiel, Farbensolo, Solo, Weiter                     | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Kontra Spiel                                                                |
        | Dealer  | Absolut dagegen, Valat dagegen, Pagat dagegen, Supre Spiel, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel                                            |
        | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu, Resupre Spiel, Farbensolo, Solo, Weiter    | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel                        |
        | Second  | Absolut dagegen, Valat dagegen, Farbensolo, Solo, Weiter                             | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel |

    @position
    Scenario Outline: asked at each step to a bonus
      Vorhand has announced Absolut and does not announce it again.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | player  | choice                                                                                           | cards                               | turns                                                                                                                                                   |
        | Third   | Absolut dazu, Valat dazu, Retour Absolut of Vorhand, Farbensolo, Solo, Weiter                    | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Absolut, Second Kontra Absolut of Vorhand                                                                                                       |
        | Dealer  | Absolut dagegen, Valat dagegen, Kontra Spiel, Supre Absolut of Vorhand, Farbensolo, Solo, Weiter | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand                                                                      |
        | Vorhand | Valat, Valat dazu, Resupre Absolut of Vorhand, Farbensolo, Solo, Weiter                          | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand, Dealer Supre Absolut of Vorhand                                     |
        | Second  | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                           | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand, Dealer Supre Absolut of Vorhand, Vorhand Resupre Absolut of Vorhand |

    Scenario Outline: a step by the name that other tables have for it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And <player> is next to say

      Examples:
        | player | words                        | turns                                                                              |
        | Dealer | Subkontra Spiel              | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel                            |
        | Dealer | Subkontra Absolut of Vorhand | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand |

  @clause:ZWA-ANNOUNCING-024
  Rule: Kontra is for opponents of the item's announcer, to the game for those of the declarer; then the sides alternate, in any turn

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra to the game from the called player
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | refused |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: the called player, and an opponent a round after the call
      What the called player has said, void or not, nobody says again.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Kontra Spiel…"
      Then that is <called>
      When the announcing goes "Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is <later>

      Examples:
        | reading      | called  | later   |
        | foes         | refused | allowed |
        | anybody      | allowed | refused |
        | first-chance | refused | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra to the game from Vorhand herself
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra to the partner's bonus
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter"
      And Vorhand says "Kontra Absolut of Third"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | refused |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra to an opponent's bonus
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And Dealer says "Kontra Absolut of Third"
      Then that is allowed
      And Vorhand is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra in the second turn after the call
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | allowed |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra in the first turn after a bonus
      Second has had a turn before the bonus, but none after it.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Absolut of Third"
      Then that is allowed
      And Third is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra in the first turn after a Solo
      Second has let the normal game pass; the Solo is another game.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is allowed
      And Third is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra in the second turn after a Solo
      Dealer has let his first turn after it pass.
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Absolut dagegen, Third Weiter"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | allowed |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Retour in the second turn after the Kontra
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Absolut dagegen, Vorhand Weiter, Second Weiter"
      And Third says "Retour Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | allowed |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Retour from the side of the Kontra
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Retour Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | foes         | refused |
        | anybody      | allowed |
        | first-chance | refused |

    @dispute:kontra-who-and-when
    Scenario Outline: Retour to one's own Kontra
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Retour Spiel"
      Then that is refused
      And Second is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

    Scenario Outline: who may answer Kontra to the game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Retour Spiel"
      Then that is <verdict>

      Examples:
        | player  | verdict | turns                                                            |
        | Third   | allowed | Vorhand Weiter, Second Kontra Spiel                              |
        | Dealer  | refused | Vorhand Weiter, Second Kontra Spiel, Third Weiter                |
        | Vorhand | allowed | Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter |

    Scenario Outline: who may answer Kontra to the opponents' bonus
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Retour Absolut of Second"
      Then that is <verdict>

      Examples:
        | player  | verdict | turns                                                                                                 |
        | Dealer  | allowed | Vorhand Weiter, Second Absolut dagegen, Third Kontra Absolut of Second                                |
        | Vorhand | refused | Vorhand Weiter, Second Absolut dagegen, Third Kontra Absolut of Second, Dealer Weiter                 |
        | Second  | allowed | Vorhand Weiter, Second Absolut dagegen, Third Kontra Absolut of Second, Dealer Weiter, Vorhand Weiter |

    Scenario Outline: who may answer Retour to the game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Supre Spiel"
      Then that is <verdict>

      Examples:
        | player  | verdict | turns                                                                                  |
        | Dealer  | allowed | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel                                |
        | Vorhand | refused | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Weiter                 |
        | Second  | allowed | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Weiter, Vorhand Weiter |

    Scenario Outline: who may answer Supre to the game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Resupre Spiel"
      Then that is <verdict>

      Examples:
        | player  | verdict | turns                                                                                                      |
        | Vorhand | allowed | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel                                |
        | Second  | refused | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Weiter                |
        | Third   | allowed | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, Dealer Supre Spiel, Vorhand Weiter, Second Weiter |

    Example: in a Solo the player whom Vorhand called is an opponent like the others
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And Third says "Kontra Spiel"
      Then that is allowed
      And Dealer is next to say

    Example: the soloist cannot double himself
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And Vorhand is next to say

    Example: an opponent of the soloist cannot double another's bonus
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And Third says "Kontra Absolut of Second"
      Then that is refused
      And Third is next to say

    @position @dispute:kontra-who-and-when
    Scenario Outline: asked, who may double the game
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is asked to announce holding "<cards>"
      Then <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading      | player | choice                                                                                          | cards                               | turns                                                                            |
        | foes         | Third  | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                                              | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter                                                    |
        | anybody      | Third  | Absolut dazu, Valat dazu, Kontra Spiel, Farbensolo, Solo, Weiter                                | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter                                                    |
        | first-chance | Third  | Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter                                              | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter                                                    |
        | foes         | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter                         | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Kontra Spiel, Third Weiter                                |
        | anybody      | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Retour Spiel, Farbensolo, Solo, Weiter           | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Kontra Spiel, Third Weiter                                |
        | first-chance | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter                         | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Kontra Spiel, Third Weiter                                |
        | foes         | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Kontra Absolut of Third, Farbensolo, Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter |
        | anybody      | Second | Absolut dagegen, Valat dagegen, Kontra Spiel, Kontra Absolut of Third, Farbensolo, Solo, Weiter | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter |
        | first-chance | Second | Absolut dagegen, Valat dagegen, Kontra Absolut of Third, Farbensolo, Solo, Weiter               | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter |

    @dispute:kontra-who-and-when
    Scenario Outline: Kontra to one's own bonus
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen + Kontra Absolut of Second"
      Then that is refused
      And Second is next to say

      Examples:
        | reading      |
        | foes         |
        | anybody      |
        | first-chance |

  @clause:ZWA-ANNOUNCING-025
  Rule: In one turn the Kontra to the game comes before the bonus that needs it or whose word it replaces

    @dispute:kontra-before-bonus
    Scenario Outline: Pagat dagegen and the Kontra behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>
      And <next> is next to say

      Examples:
        | reading      | words                        | verdict | next    |
        | before       | Pagat dagegen…               | refused | Dealer  |
        | in-same-turn | Pagat dagegen + Kontra Spiel | allowed | Vorhand |

    @dispute:kontra-before-bonus
    Scenario Outline: Pagat dagegen and no Kontra in the whole turn
      The Pagat is refused, or the Weiter behind it.
      Given the reading "<reading>" of "kontra-before-bonus"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is <verdict>
      And Dealer is next to say
      When Dealer says "Weiter"
      Then that is <closing>
      And <next> is next to say

      Examples:
        | reading      | verdict | closing | next    |
        | before       | refused | allowed | Vorhand |
        | in-same-turn | allowed | refused | Dealer  |

    @dispute:kontra-before-bonus
    Scenario Outline: a bonus without its word and the Kontra behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>
      And <next> is next to say

      Examples:
        | reading      | words                  | verdict | next   |
        | before       | Absolut…               | refused | Second |
        | in-same-turn | Absolut + Kontra Spiel | allowed | Third  |

    @dispute:kontra-before-bonus
    Scenario Outline: what is open behind a bonus that still needs its Kontra
      Given the reading "<reading>" of "kontra-before-bonus"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading      | words            | choice                                                |
        | before       | Absolut dagegen… | Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter |
        | in-same-turn | Absolut…         | Valat, Valat dagegen, Kontra Spiel, Farbensolo, Solo  |

    @dispute:kontra-before-bonus
    Scenario Outline: a Kontra that is no longer open cannot come behind the bonus
      The partner has said it, and his own is asked for.
      Given the reading "<reading>" of "kontra-before-bonus"
      And the reading "own-only" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is refused
      And Dealer is next to say

      Examples:
        | reading      |
        | before       |
        | in-same-turn |

    @dispute:kontra-before-bonus
    Scenario Outline: Absolut dagegen and the Kontra that it requires behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      And the reading "required" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>
      And <next> is next to say

      Examples:
        | reading      | words                          | verdict | next   |
        | before       | Absolut dagegen…               | refused | Second |
        | in-same-turn | Absolut dagegen + Kontra Spiel | allowed | Third  |

    Example: whoever announces a Solo instead owes no Kontra
      Given the reading "in-same-turn" of "kontra-before-bonus"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen + Solo"
      Then that is allowed
      And Vorhand is next to say

    Example: a Kontra that another bonus brings is owed no longer
      Given the reading "in-same-turn" of "kontra-before-bonus"
      And the reading "contained" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen + Absolut dagegen"
      Then that is allowed
      And Vorhand is next to say
