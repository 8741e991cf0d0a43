Feature: Announcing and doubling in Zwanzigerrufen: Kontra and its answers

  # Weiter closes every turn and is added to each of them by itself; a turn that is still open ends with dots. Most
  # scenarios share one deal, in which everybody has five Tarocks and one whole suit. The second step is always written
  # Retour, which is the same as Rekontra:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner; Second and Dealer, who holds the I, are their opponents.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-ANNOUNCING-019
  Rule: The game can be doubled with Kontra

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: an opponent in the normal game
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is allowed
      And it is <next>'s turn to speak

      Examples:
        | player | next    | turns                                       |
        | Second | Third   | Vorhand Weiter                              |
        | Dealer | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: each of the three in a solo game
      When Vorhand bids "<game>"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is allowed
      And it is <next>'s turn to speak

      Examples:
        | player | game       | next    | turns                                       |
        | Second | Farbensolo | Third   | Vorhand Weiter                              |
        | Third  | Farbensolo | Dealer  | Vorhand Weiter, Second Weiter               |
        | Dealer | Farbensolo | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |
        | Second | Solo       | Third   | Vorhand Weiter                              |
        | Third  | Solo       | Dealer  | Vorhand Weiter, Second Weiter               |
        | Dealer | Solo       | Vorhand | Vorhand Weiter, Second Weiter, Third Weiter |

    Example: only once
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And it is Dealer's turn to speak

    Example: nobody has to double
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      Then it is Third's turn to speak

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
      And it is Third's turn to speak

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
      And it is Second's turn to speak

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
      Then it is Second's turn to speak
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
      And it is Vorhand's turn to speak

    Example: once it is doubled Kontra is closed
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Weiter"
      And Dealer says "Kontra Absolut of Vorhand"
      Then that is refused
      And it is Dealer's turn to speak

    Example: the Kontras of the worked example
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut"
      And Third says "Kontra Absolut of Second"
      Then that is allowed
      And it is Dealer's turn to speak

    @position
    Example: asked after two bonuses of Vorhand's
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "Vorhand Absolut + Valat"
      When Second is to announce with "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦" in hand
      Then it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Kontra Absolut of Vorhand, Kontra Valat of Vorhand, Farbensolo, Solo, Weiter"

  @clause:ZWA-ANNOUNCING-021
  Rule: Each Kontra stands for itself: a bonus can be doubled without the game, and the game without the bonus

    Background:
      Given Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"

    Example: Kontra to the Pagat alone leaves the game as it was
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand"
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Valat dazu, Retour Pagat of Vorhand, Farbensolo, Solo, Weiter"

    Example: Kontra to the game alone leaves the Pagat as it was
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Valat dazu, Retour Spiel, Farbensolo, Solo, Weiter"

    Example: the partner doubles what the other left
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand, Third Weiter"
      And Dealer says "Kontra Spiel"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: no Retour to a game of which only a bonus was doubled
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Pagat of Vorhand"
      And Third says "Retour Spiel"
      Then that is refused
      And it is Third's turn to speak

    Example: no Retour to a bonus when only the game was doubled
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Pagat, Second Kontra Spiel"
      And Third says "Retour Pagat of Vorhand"
      Then that is refused
      And it is Third's turn to speak

    Example: one bonus of two
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut + Valat, Second Kontra Valat of Vorhand"
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Valat dazu, Retour Valat of Vorhand, Farbensolo, Solo, Weiter"

  @clause:ZWA-ANNOUNCING-022
  Rule: A bonus that nobody announced cannot be doubled

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: no such announcement was made
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra <bonus> of Vorhand"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | bonus    |
        | Absolut  |
        | Pagat    |
        | Valat    |
        | Trull    |
        | Könige   |
        | Mondfang |

    Example: another bonus was announced
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut"
      And Second says "Kontra Valat of Vorhand"
      Then that is refused
      And it is Second's turn to speak

    Example: another player announced it
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And Dealer says "Kontra Absolut of Vorhand"
      Then that is refused
      And it is Dealer's turn to speak

  @clause:ZWA-ANNOUNCING-023
  Rule: Kontra can be answered with Retour (also Rekontra), Retour with Supre, and Supre with Resupre, the last step

    Scenario Outline: the steps to the game
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel<turns>"
      Then it is <player>'s turn to speak
      And "<these>" may be chosen
      And "Kontra Spiel, <those>" may not be chosen

      Examples:
        | player  | these         | those                                    | turns                                                                          |
        | Third   | Retour Spiel  | Supre Spiel, Resupre Spiel               |                                                                                |
        | Dealer  | Supre Spiel   | Retour Spiel, Resupre Spiel              | , Third Retour Spiel                                                           |
        | Vorhand | Resupre Spiel | Retour Spiel, Supre Spiel                | , Third Retour Spiel, Dealer Supre Spiel                                       |
        | Second  | Weiter        | Retour Spiel, Supre Spiel, Resupre Spiel | , Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel                |
        | Third   | Weiter        | Retour Spiel, Supre Spiel, Resupre Spiel | , Third Retour Spiel, Dealer Supre Spiel, Vorhand Resupre Spiel, Second Weiter |

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
      And it is <player>'s turn to speak

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
      And it is <player>'s turn to speak

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
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Retour Spiel, Second Weiter, Third Supre Spiel, Dealer Weiter"
      And Vorhand says "Resupre Spiel"
      Then that is allowed
      And it is Second's turn to speak

    @position
    Scenario Outline: asked at each step to the game
      The Dealer has the I, and his partner's Kontra lets him announce the Pagat.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | player  | choice                                 | cards                               | turns                                                    |
        | Third   | Absolut dazu, Valat dazu, Retour Spiel | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Kontra Spiel                      |
        | Dealer  | Absolut dagegen, Valat dagegen,        | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel  |
        | …       | Pagat dagegen, Supre Spiel             |                                     |                                                          |
        | Vorhand | Absolut, Absolut dazu, Valat,          | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, |
        | …       | Valat dazu, Resupre Spiel              |                                     | Dealer Supre Spiel                                       |
        | Second  | Absolut dagegen, Valat dagegen         | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel, |
        | …       |                                        |                                     | Dealer Supre Spiel, Vorhand Resupre Spiel                |

    @position
    Scenario Outline: asked at each step to a bonus
      Vorhand has announced Absolut and does not announce it again.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | player  | choice                                 | cards               | turns                                                             |
        | Third   | Absolut dazu, Valat dazu,              | XX XVII XIII VII IV | Vorhand Absolut, Second Kontra Absolut of Vorhand                 |
        | …       | Retour Absolut of Vorhand              | K♠ D♠ C♠ B♠ 10♠     |                                                                   |
        | Dealer  | Absolut dagegen, Valat dagegen,        | XVI XV XII XI I K♣  | Vorhand Absolut, Second Kontra Absolut of Vorhand,                |
        | …       | Kontra Spiel, Supre Absolut of Vorhand | D♣ C♣ B♣ 10♣        | Third Retour Absolut of Vorhand                                   |
        | Vorhand | Valat, Valat dazu,                     | Sküs XIX X IX VIII  | Vorhand Absolut, Second Kontra Absolut of Vorhand,                |
        | …       | Resupre Absolut of Vorhand             | K♥ D♥ C♥ B♥ A♥      | Third Retour Absolut of Vorhand, Dealer Supre Absolut of Vorhand  |
        | Second  | Absolut dagegen, Valat dagegen,        | XXI XVIII XIV VI V  | Vorhand Absolut, Second Kontra Absolut of Vorhand,                |
        | …       | Kontra Spiel                           | K♦ D♦ C♦ B♦ A♦      | Third Retour Absolut of Vorhand, Dealer Supre Absolut of Vorhand, |
        | …       |                                        |                     | Vorhand Resupre Absolut of Vorhand                                |

    Scenario Outline: a step by the name that other tables have for it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And it is <player>'s turn to speak

      Examples:
        | player | words                        | turns                                                                              |
        | Dealer | Subkontra Spiel              | Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel                            |
        | Dealer | Subkontra Absolut of Vorhand | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Retour Absolut of Vorhand |

    Scenario Outline: every step to each bonus of Vorhand's, and who may say it
      She holds the I here.
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand <bonus>, Second Kontra <bonus> of Vorhand"
      Then it is Third's turn to speak
      And "Retour <bonus> of Vorhand" may be chosen
      And "Kontra <bonus> of Vorhand, Supre <bonus> of Vorhand" may not be chosen
      When Third says "Retour <bonus> of Vorhand"
      Then it is Dealer's turn to speak
      And "Supre <bonus> of Vorhand" may be chosen
      And "Retour <bonus> of Vorhand, Resupre <bonus> of Vorhand" may not be chosen
      When Dealer says "Supre <bonus> of Vorhand"
      Then it is Vorhand's turn to speak
      And "Resupre <bonus> of Vorhand" may be chosen
      When Vorhand says "Resupre <bonus> of Vorhand"
      Then that is allowed
      And it is Second's turn to speak
      And "Kontra <bonus> of Vorhand, Retour <bonus> of Vorhand, Supre <bonus> of Vorhand, Resupre <bonus> of Vorhand" may not be chosen

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Scenario Outline: every step to each bonus of the opponents, and who may say it
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + <bonus> dagegen, Vorhand Kontra <bonus> of Dealer"
      Then it is Second's turn to speak
      And "Retour <bonus> of Dealer" may be chosen
      And "Kontra <bonus> of Dealer, Supre <bonus> of Dealer" may not be chosen
      When Second says "Retour <bonus> of Dealer"
      Then it is Third's turn to speak
      And "Supre <bonus> of Dealer" may be chosen
      When Third says "Supre <bonus> of Dealer"
      Then it is Dealer's turn to speak
      And "Resupre <bonus> of Dealer" may be chosen
      When Dealer says "Resupre <bonus> of Dealer"
      Then that is allowed
      And it is Vorhand's turn to speak
      And "Kontra <bonus> of Dealer, Retour <bonus> of Dealer, Supre <bonus> of Dealer, Resupre <bonus> of Dealer" may not be chosen

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Scenario Outline: the announcer answers a Kontra to his bonus himself, and the opponent who said it goes on
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand <bonus>, Second Kontra <bonus> of Vorhand, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Retour <bonus> of Vorhand, Second Supre <bonus> of Vorhand"
      Then it is Third's turn to speak
      And "Resupre <bonus> of Vorhand" may be chosen
      When the announcing goes "Third Weiter, Dealer Weiter"
      And Vorhand says "Resupre <bonus> of Vorhand"
      Then that is allowed

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Scenario Outline: in a Solo each of the three may take the steps against each bonus
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand <bonus>, Second Weiter, Third Kontra <bonus> of Vorhand, Dealer Weiter, Vorhand Retour <bonus> of Vorhand"
      Then it is Second's turn to speak
      And "Supre <bonus> of Vorhand" may be chosen
      When Second says "Weiter"
      And Third says "Weiter"
      And Dealer says "Supre <bonus> of Vorhand"
      Then that is allowed
      And it is Vorhand's turn to speak
      And "Resupre <bonus> of Vorhand" may be chosen

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

  @clause:ZWA-ANNOUNCING-024
  Rule: Kontra is for opponents of the item's announcer, to the game for those of the declarer
    The further steps alternate between the sides, and all of them are open in any turn until the announcing ends.

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

    Scenario Outline: Kontra to the game from Vorhand herself
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | round        |
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

    Scenario Outline: Kontra to an opponent's bonus
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And Dealer says "Kontra Absolut of Third"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | round        |
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

    Scenario Outline: Kontra in the first turn after a bonus
      Second has had a turn before the bonus, but none after it.
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Absolut of Third"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | round        |
        | foes         |
        | anybody      |
        | first-chance |

    Scenario Outline: Kontra in the first turn after a Solo
      Second has let the normal game pass; the Solo is another game.
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Second says "Kontra Spiel"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | round        |
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

    Scenario Outline: Retour to one's own Kontra
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Retour Spiel"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | round        |
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
      And it is Dealer's turn to speak

    Example: the soloist cannot double himself
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: an opponent of the soloist cannot double another's bonus
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And Third says "Kontra Absolut of Second"
      Then that is refused
      And it is Third's turn to speak

    @position @dispute:kontra-who-and-when
    Scenario Outline: asked, who may double the game
      Given the reading "<reading>" of "kontra-who-and-when"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | reading      | player | choice                                 | cards               | turns                                              |
        | foes         | Third  | Absolut dazu, Valat dazu               | XX XVII XIII VII IV | Vorhand Weiter, Second Weiter                      |
        | …            |        |                                        | K♠ D♠ C♠ B♠ 10♠     |                                                    |
        | anybody      | Third  | Absolut dazu, Valat dazu, Kontra Spiel | XX XVII XIII VII IV | Vorhand Weiter, Second Weiter                      |
        | …            |        |                                        | K♠ D♠ C♠ B♠ 10♠     |                                                    |
        | first-chance | Third  | Absolut dazu, Valat dazu               | XX XVII XIII VII IV | Vorhand Weiter, Second Weiter                      |
        | …            |        |                                        | K♠ D♠ C♠ B♠ 10♠     |                                                    |
        | foes         | Dealer | Absolut dagegen, Valat dagegen,        | XVI XV XII XI I K♣  | Vorhand Weiter, Second Kontra Spiel, Third Weiter  |
        | …            |        | Pagat dagegen                          | D♣ C♣ B♣ 10♣        |                                                    |
        | anybody      | Dealer | Absolut dagegen, Valat dagegen,        | XVI XV XII XI I K♣  | Vorhand Weiter, Second Kontra Spiel, Third Weiter  |
        | …            |        | Pagat dagegen, Retour Spiel            | D♣ C♣ B♣ 10♣        |                                                    |
        | first-chance | Dealer | Absolut dagegen, Valat dagegen,        | XVI XV XII XI I K♣  | Vorhand Weiter, Second Kontra Spiel, Third Weiter  |
        | …            |        | Pagat dagegen                          | D♣ C♣ B♣ 10♣        |                                                    |
        | foes         | Second | Absolut dagegen, Valat dagegen,        | XXI XVIII XIV VI V  | Vorhand Weiter, Second Weiter, Third Absolut dazu, |
        | …            |        | Kontra Spiel, Kontra Absolut of Third  | K♦ D♦ C♦ B♦ A♦      | Dealer Weiter, Vorhand Weiter                      |
        | anybody      | Second | Absolut dagegen, Valat dagegen,        | XXI XVIII XIV VI V  | Vorhand Weiter, Second Weiter, Third Absolut dazu, |
        | …            |        | Kontra Spiel, Kontra Absolut of Third  | K♦ D♦ C♦ B♦ A♦      | Dealer Weiter, Vorhand Weiter                      |
        | first-chance | Second | Absolut dagegen, Valat dagegen,        | XXI XVIII XIV VI V  | Vorhand Weiter, Second Weiter, Third Absolut dazu, |
        | …            |        | Kontra Absolut of Third                | K♦ D♦ C♦ B♦ A♦      | Dealer Weiter, Vorhand Weiter                      |

    Scenario Outline: Kontra to one's own bonus
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut dagegen + Kontra Absolut of Second"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | round        |
        | foes         |
        | anybody      |
        | first-chance |

  @clause:ZWA-ANNOUNCING-025
  Rule: In one turn the Kontra to the game comes before the bonus that needs it or whose word it replaces; every utterance is judged when it is made

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    @dispute:kontra-before-bonus
    Scenario Outline: Pagat dagegen and the Kontra behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>
      And it is <next>'s turn to speak

      Examples:
        | reading      | words                        | verdict | next    |
        | before       | Pagat dagegen…               | refused | Dealer  |
        | in-same-turn | Pagat dagegen + Kontra Spiel | allowed | Vorhand |

    @dispute:kontra-before-bonus
    Scenario Outline: Pagat dagegen and no Kontra in the whole turn
      The Pagat is refused, or the Weiter behind it.
      Given the reading "<reading>" of "kontra-before-bonus"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is <verdict>
      And it is Dealer's turn to speak
      When Dealer says "Weiter"
      Then that is <closing>
      And it is <next>'s turn to speak

      Examples:
        | reading      | verdict | closing | next    |
        | before       | refused | allowed | Vorhand |
        | in-same-turn | allowed | refused | Dealer  |

    @dispute:kontra-before-bonus
    Scenario Outline: a bonus without its word and the Kontra behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>
      And it is <next>'s turn to speak

      Examples:
        | reading      | words                  | verdict | next   |
        | before       | Absolut…               | refused | Second |
        | in-same-turn | Absolut + Kontra Spiel | allowed | Third  |

    @dispute:kontra-before-bonus
    Scenario Outline: what is open behind a bonus that still needs its Kontra
      Given the reading "<reading>" of "kontra-before-bonus"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading      | words            | choice                                                |
        | before       | Absolut dagegen… | Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter |
        | in-same-turn | Absolut…         | Valat, Valat dagegen, Kontra Spiel, Farbensolo, Solo  |

    Scenario Outline: a Kontra that is no longer open cannot come behind the bonus
      The partner has said it, and his own is asked for.
      Given the reading "<round>" of "kontra-before-bonus"
      And the reading "own-only" of "pagat-dagegen-kontra"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "Pagat dagegen…"
      Then that is refused
      And it is Dealer's turn to speak

      Examples:
        | round        |
        | before       |
        | in-same-turn |

    @dispute:kontra-before-bonus
    Scenario Outline: Absolut dagegen and the Kontra that it requires behind it
      Given the reading "<reading>" of "kontra-before-bonus"
      And the reading "required" of "absolut-dagegen-kontra"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>
      And it is <next>'s turn to speak

      Examples:
        | reading      | words                          | verdict | next   |
        | before       | Absolut dagegen…               | refused | Second |
        | in-same-turn | Absolut dagegen + Kontra Spiel | allowed | Third  |

    Example: whoever announces a Solo instead owes no Kontra
      Given the reading "in-same-turn" of "kontra-before-bonus"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen + Solo"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: a Kontra that another bonus brings is owed no longer
      Given the reading "in-same-turn" of "kontra-before-bonus"
      And the reading "contained" of "absolut-dagegen-kontra"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter"
      And Dealer says "Pagat dagegen + Absolut dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak
