Feature: Announcing and doubling in Zwanzigerrufen: dazu and dagegen

  # Weiter closes every turn and is added to each of them by itself; a turn that is still open ends with dots. Most
  # scenarios share one deal, in which everybody has five Tarocks and one whole suit. The second step is always written
  # Retour, which is the same as Rekontra:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner; Second and Dealer, who holds the I, are their opponents.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-ANNOUNCING-011
  Rule: Whoever announces a bonus adds dazu or dagegen: with Vorhand or against her

    Background:
      Given Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: a bonus without a word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And <player> says "<words>"
      Then that is refused
      And it is <player>'s turn to speak

      Examples:
        | player | words   | turns                                       |
        | Second | Absolut | Vorhand Weiter                              |
        | Second | Valat   | Vorhand Weiter                              |
        | Third  | Absolut | Vorhand Weiter, Second Weiter               |
        | Third  | Valat   | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: a bonus with the word
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
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
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And Dealer says "Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: the Dealer of the worked example without it
      It was Second who said Kontra.
      Given Vorhand holds "Sküs XX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XIX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And Dealer says "Pagat"
      Then that is refused
      And it is Dealer's turn to speak

  @clause:ZWA-ANNOUNCING-012
  Rule: Dazu and dagegen refer to Vorhand, in a solo game to the soloist
    The speaker's own Kontra to the game in the same turn makes the word dispensable, and the declarer needs none.

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
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                         |
        | may-omit | Absolut, Absolut dagegen, Pagat, Pagat dagegen, Valat, Valat dagegen, Farbensolo, Solo, Weiter |
        | spoken   | Absolut dagegen, Pagat dagegen, Valat dagegen, Farbensolo, Solo, Weiter                        |

    Scenario Outline: Kontra in an earlier turn
      Given the reading "<round>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second says "<words>"
      Then that is <verdict>

      Examples:
        | round    | words           | verdict |
        | may-omit | Absolut         | refused |
        | spoken   | Absolut         | refused |
        | may-omit | Absolut dagegen | allowed |
        | spoken   | Absolut dagegen | allowed |

    Scenario Outline: Kontra of the partner
      Given the reading "<round>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "<words>"
      Then that is <verdict>

      Examples:
        | round    | words           | verdict |
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
      And it is Second's turn to speak

      Examples:
        | reading  | bonus        |
        | may-omit | Absolut      |
        | spoken   | Absolut dazu |

    Scenario Outline: the bonus before the Kontra in the same turn
      Every word is judged when it is said, and there is no Kontra yet.
      Given the reading "<round>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Absolut…"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | round    |
        | may-omit |
        | spoken   |

    Scenario Outline: Retour of the called player is no Kontra
      Given the reading "<round>" of "dazu-dagegen-words"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel"
      And Third says "Retour Spiel + <words>"
      Then that is <verdict>

      Examples:
        | round    | words        | verdict |
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
      And it is Third's turn to speak

    @position @dispute:dazu-dagegen-words
    Scenario Outline: asked in the normal game, with which word a bonus may be said
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "Vorhand Weiter, Second <turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | reading  | player  | choice                                         | cards                               | turns                               |
        | may-omit | Third   | Absolut dazu, Valat dazu                       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Weiter                              |
        | spoken   | Third   | Absolut dazu, Valat dazu                       | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Weiter                              |
        | may-omit | Second  | Absolut, Absolut dagegen, Valat, Valat dagegen | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Kontra Spiel…                       |
        | spoken   | Second  | Absolut dagegen, Valat dagegen                 | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Kontra Spiel…                       |
        | may-omit | Vorhand | Absolut, Absolut dazu, Valat, Valat dazu       | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Weiter, Third Weiter, Dealer Weiter |
        | spoken   | Vorhand | Absolut dazu, Valat dazu                       | Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥   | Weiter, Third Weiter, Dealer Weiter |

    @position @dispute:dazu-dagegen-words
    Scenario Outline: asked in a Solo of Second's, with which word a bonus may be said
      Given the reading "<reading>" of "dazu-dagegen-words"
      And Second plays a Solo
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
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
  Rule: The word has to be true: dazu is only for those who play with the one it refers to, dagegen only for those who play against

    Scenario Outline: a false word
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
      And it is <player>'s turn to speak

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
      And it is Third's turn to speak

    Scenario Outline: a false word is refused even where anybody may say Kontra
      Given the reading "<round>" of "kontra-who-and-when"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Absolut dagegen"
      Then that is refused
      And it is Third's turn to speak

      Examples:
        | round        |
        | foes         |
        | anybody      |
        | first-chance |

  @clause:ZWA-ANNOUNCING-016
  Rule: Absolut dagegen and Valat dagegen need no Kontra and contain none; Kontra counts only when it is said

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

    Scenario Outline: his partner has said it
      Given the reading "<round>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter"
      And Dealer says "<words>"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | round     | words           |
        | free      | Absolut dagegen |
        | required  | Absolut dagegen |
        | contained | Absolut dagegen |
        | free      | Valat dagegen   |
        | required  | Valat dagegen   |
        | contained | Valat dagegen   |

    Scenario Outline: he says it in the same turn
      Given the reading "<round>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Kontra Spiel + Absolut dagegen"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | round     |
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
      And it is Third's turn to speak
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
      And it is Third's turn to speak
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

    Scenario Outline: Vorhand's side needs none in any reading
      Given the reading "<round>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter"
      And Third says "Valat dazu"
      Then that is allowed
      And it is Dealer's turn to speak

      Examples:
        | round     |
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
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | reading   | player | choice                                       | cards                               | turns                                  |
        | free      | Second | Absolut dagegen, Valat dagegen, Kontra Spiel | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                         |
        | required  | Second | Kontra Spiel                                 | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                         |
        | contained | Second | Absolut dagegen, Valat dagegen, Kontra Spiel | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                         |
        | free      | Third  | Absolut dazu, Valat dazu,                    | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Absolut dagegen |
        | …         |        | Kontra Absolut of Second                     |                                     |                                        |
        | required  | Third  | Absolut dazu, Valat dazu, Retour Spiel,      | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter,                        |
        | …         |        | Kontra Absolut of Second                     |                                     | Second Kontra Spiel + Absolut dagegen  |
        | contained | Third  | Absolut dazu, Valat dazu, Retour Spiel,      | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Absolut dagegen |
        | …         |        | Kontra Absolut of Second                     |                                     |                                        |

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

    Scenario Outline: his partner has said it, and it is not said twice
      Given the reading "<round>" of "absolut-dagegen-kontra"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Weiter, Dealer Absolut dagegen"
      Then it is Vorhand's turn to speak
      And "Retour Spiel" may be chosen
      And "Supre Spiel" may not be chosen

      Examples:
        | round     |
        | free      |
        | required  |
        | contained |

    Example: where each doubles a Farbensolo for himself, the Kontra of an Absolut is its announcer's
      Given the reading "contained" of "absolut-dagegen-kontra"
      And the reading "solo-only" of "kontra-in-solo-games"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak
      And "Retour Spiel of Second" may be chosen
      And "Retour Spiel of Third, Retour Spiel of Dealer" may not be chosen
