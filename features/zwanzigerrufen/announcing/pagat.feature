Feature: Announcing and doubling in Zwanzigerrufen: Pagat Ultimo

  # Weiter closes every turn and is added to each of them by itself; a turn that is still open ends with dots. Most
  # scenarios share one deal, in which everybody has five Tarocks and one whole suit. The second step is always written
  # Retour, which is the same as Rekontra:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner; Second and Dealer, who holds the I, are their opponents.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-ANNOUNCING-014
  Rule: Pagat Ultimo dagegen needs a Kontra to the game

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: without any Kontra
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is refused
      And it is Dealer's turn to speak

    Example: with an own Kontra in the same turn
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: with an own Kontra in an earlier turn
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: a Kontra to a bonus is not enough
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Weiter"
      And Dealer says "Kontra Absolut of Vorhand + Pagat dagegen"
      Then that is refused
      And it is Dealer's turn to speak

    Scenario Outline: against the soloist of a Solo
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
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second <words>, Third Weiter"
      Then it is Dealer's turn to speak
      And the choice is "<choice>"

      Examples:
        | words        | choice                                                                  |
        | Weiter       | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter  |
        | Kontra Spiel | Absolut dagegen, Pagat dagegen, Valat dagegen, Farbensolo, Solo, Weiter |

    @dispute:dazu-dagegen-words
    Scenario Outline: it is asked of the soloist's opponents, whichever word they say
      The Dealer has the I. Where the word refers to Vorhand always, Second's opponents say dazu.
      Given the reading "<reading>" of "dazu-dagegen-words"
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
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | words                        | verdict | turns                                             |
        | Kontra Spiel + Pagat dagegen | allowed | Vorhand Weiter, Second Weiter, Third Weiter       |
        | Retour Spiel + Pagat dagegen | refused | Vorhand Weiter, Second Weiter, Third Kontra Spiel |

  @clause:ZWA-ANNOUNCING-015
  Rule: For Pagat Ultimo dagegen a Kontra of the partner is enough; without one of either the announcement is refused

    @dispute:pagat-dagegen-kontra
    Scenario Outline: <case> has said Kontra
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<announcing>"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | case        | announcing                                        | reading          | verdict |
        | nobody      | Vorhand Weiter, Second Weiter, Third Weiter       | partner-suffices | refused |
        | nobody      | Vorhand Weiter, Second Weiter, Third Weiter       | own-only         | refused |
        | nobody      | Vorhand Weiter, Second Weiter, Third Weiter       | automatic        | allowed |
        | the partner | Vorhand Weiter, Second Kontra Spiel, Third Weiter | partner-suffices | allowed |
        | the partner | Vorhand Weiter, Second Kontra Spiel, Third Weiter | own-only         | refused |
        | the partner | Vorhand Weiter, Second Kontra Spiel, Third Weiter | automatic        | allowed |

    Scenario Outline: the announcer says Kontra himself
      Given the reading "<round>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Kontra Spiel + Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | round            |
        | partner-suffices |
        | own-only         |
        | automatic        |

    Scenario Outline: the announcer said Kontra in an earlier turn
      Given the reading "<round>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | round            |
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
      And it is Dealer's turn to speak

      Examples:
        | reading          | verdict |
        | partner-suffices | refused |
        | own-only         | refused |
        | automatic        | allowed |

    @dispute:pagat-dagegen-kontra
    Scenario Outline: against a soloist <case>
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "<announcing>"
      And Dealer says "Pagat dagegen"
      Then that is <verdict>

      Examples:
        | case                                 | announcing                                        | reading          | verdict |
        | one opponent's Kontra serves another | Vorhand Weiter, Second Kontra Spiel, Third Weiter | partner-suffices | allowed |
        | one opponent's Kontra serves another | Vorhand Weiter, Second Kontra Spiel, Third Weiter | own-only         | refused |
        | one opponent's Kontra serves another | Vorhand Weiter, Second Kontra Spiel, Third Weiter | automatic        | allowed |
        | without any Kontra                   | Vorhand Weiter, Second Weiter, Third Weiter       | partner-suffices | refused |
        | without any Kontra                   | Vorhand Weiter, Second Weiter, Third Weiter       | own-only         | refused |
        | without any Kontra                   | Vorhand Weiter, Second Weiter, Third Weiter       | automatic        | allowed |

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
      And it is Vorhand's turn to speak
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
      And it is Vorhand's turn to speak
      When Vorhand says "Weiter"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Second's turn to speak

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
      And it is Vorhand's turn to speak
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
      And it is Vorhand's turn to speak

    @position @dispute:pagat-dagegen-kontra
    Scenario Outline: asked with the I against Vorhand, without a Kontra and with one
      Given the reading "<reading>" of "pagat-dagegen-kontra"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | reading          | player | choice                                                                  | turns                                        |
        | partner-suffices | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter  | Vorhand Weiter, Second Weiter, Third Weiter  |
        | own-only         | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter  | Vorhand Weiter, Second Weiter, Third Weiter  |
        | automatic        | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Kontra Spiel,            | Vorhand Weiter, Second Weiter, Third Weiter  |
        | …                |        | Farbensolo, Solo, Weiter                                                |                                              |
        | partner-suffices | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter | Vorhand Weiter, Second Kontra Spiel,         |
        | …                |        |                                                                         | Third Weiter                                 |
        | own-only         | Dealer | Absolut dagegen, Valat dagegen, Farbensolo, Solo, Weiter                | Vorhand Weiter, Second Kontra Spiel,         |
        | …                |        |                                                                         | Third Weiter                                 |
        | automatic        | Dealer | Absolut dagegen, Valat dagegen, Pagat dagegen, Farbensolo, Solo, Weiter | Vorhand Weiter, Second Kontra Spiel,         |
        | …                |        |                                                                         | Third Weiter                                 |
        | partner-suffices | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen,   | Vorhand Weiter, Second Weiter, Third Weiter, |
        | …                |        | Farbensolo, Solo, Weiter                                                | Dealer Kontra Spiel…                         |
        | own-only         | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen,   | Vorhand Weiter, Second Weiter, Third Weiter, |
        | …                |        | Farbensolo, Solo, Weiter                                                | Dealer Kontra Spiel…                         |
        | automatic        | Dealer | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen,   | Vorhand Weiter, Second Weiter, Third Weiter, |
        | …                |        | Farbensolo, Solo, Weiter                                                | Dealer Kontra Spiel…                         |

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

    Scenario Outline: Vorhand announces it with the I in her hand
      Here the Dealer has her X.
      Given the reading "<round>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | round  |
        | holder |
        | any    |

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
      Then it is Vorhand's turn to speak
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
      And it is Second's turn to speak

    @position @dispute:pagat-announcer
    Scenario Outline: asked after her call, when the I lies in another hand
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
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
      And it is Vorhand's turn to speak

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
      Then it is Dealer's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Solo, Weiter"

    Scenario Outline: nor for somebody else, in any reading
      Given the reading "<round>" of "pagat-announcer"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Pagat"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | round  |
        | holder |
        | any    |

    @position
    Example: asked in a Farbensolo, the soloist with the I
      Given Vorhand plays a Farbensolo
      When Vorhand is to announce with "Sküs XIX X IX I K♥ D♥ C♥ B♥ A♥" in hand
      Then it is Vorhand's turn to speak
      And the choice is "Absolut, Absolut dazu, Valat, Valat dazu, Solo, Weiter"

    @position
    Example: asked in a Farbensolo after a Kontra to it, an opponent with the I
      Given Vorhand plays a Farbensolo
      And the announcing went "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      When Dealer is to announce with "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣" in hand
      Then it is Dealer's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Solo, Weiter"
