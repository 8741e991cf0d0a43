Feature: Announcing and doubling in Zwanzigerrufen: what can be announced, and by whom

  # Weiter closes every turn and is added to each of them by itself; a turn that is still open ends with dots. Most
  # scenarios share one deal, in which everybody has five Tarocks and one whole suit. The second step is always written
  # Retour, which is the same as Rekontra:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner; Second and Dealer, who holds the I, are their opponents.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-ANNOUNCING-007
  Rule: Absolut, Pagat Ultimo and Valat can be announced or made in silence; there is no other Ultimo

    Background:
      Given Vorhand holds "Sküs XIX I IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI X K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: Vorhand announces each of them
      Here she holds the I, and the Dealer her X.
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | words   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Example: Vorhand with the I has all three before her
      When Vorhand calls "XX"
      Then it is Vorhand's turn to speak
      And "Absolut, Pagat, Valat" may be chosen

    Scenario Outline: what other tables announce
      Here she holds the I, and the Dealer her X.
      When Vorhand calls "XX"
      And Vorhand says "<words>"
      Then that is refused
      And it is Vorhand's turn to speak

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
      Then it is Vorhand's turn to speak
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
      Then it is Second's turn to speak
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
      Then it is Vorhand's turn to speak
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
      And these items are to be settled:
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
      And these items are to be settled:
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
      And the announcing went "Vorhand Weiter"
      When Second is to announce with "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦" in hand
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                                |
        | three    | Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter                                |
        | all-five | Absolut dagegen, Valat dagegen, Trull dagegen, Könige dagegen, Kontra Spiel, Farbensolo, Solo, Weiter |

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
      And it is Vorhand's turn to speak

      Examples:
        | words         |
        | Mondfang      |
        | Mond gefangen |

    Scenario Outline: nor in any reading
      Given the reading "<round>" of "announceable-bonuses"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter"
      And Second says "Mondfang dagegen"
      Then that is refused
      And it is Second's turn to speak

      Examples:
        | round    |
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
      And it is Second's turn to speak

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
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Pagat dazu, Valat dazu, Farbensolo, Solo, Weiter"

    Scenario Outline: each opponent of a soloist
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      Then it is <player>'s turn to speak
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
      And it is Third's turn to speak

    @position
    Scenario Outline: asked in his first turn, each of the others
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "<turns>"
      When <player> is to announce with "<cards>" in hand
      Then it is <player>'s turn to speak
      And the choice is "<choice>, Farbensolo, Solo, Weiter"

      Examples:
        | player | choice                                       | cards                               | turns                                       |
        | Second | Absolut dagegen, Valat dagegen, Kontra Spiel | XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦   | Vorhand Weiter                              |
        | Third  | Absolut dazu, Valat dazu                     | XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠ | Vorhand Weiter, Second Weiter               |
        | Dealer | Absolut dagegen, Valat dagegen, Kontra Spiel | XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣     | Vorhand Weiter, Second Weiter, Third Weiter |
