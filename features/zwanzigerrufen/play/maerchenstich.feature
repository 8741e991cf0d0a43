Feature: The play of the cards: the Märchenstich

  # Vorhand's call or solo game opens her turn, which she closes with Weiter; then everybody says Weiter once more.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-PLAY-020
  Rule: In the normal game and in the Solo, when Sküs, XXI and I meet in one trick, the I takes it (Märchenstich, Kaiserstich)

    @position
    Scenario Outline: The whole Trull in a trick
      Given Vorhand plays a <game>
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | game        | trick                  | winner  |
        | Normalspiel | Vorhand XXI Sküs I XX  | Third   |
        | Normalspiel | Vorhand I XXI Sküs K♥  | Vorhand |
        | Normalspiel | Third Sküs I XXI V     | Dealer  |
        | Normalspiel | Vorhand D♥ XXI I Sküs  | Third   |
        | Solo        | Dealer XXI K♣ Sküs I   | Third   |
        | Solo        | Second K♠ Sküs I XXI   | Dealer  |

    @position @clause:ZWA-CARDS-004
    Scenario Outline: The Märchenstich does not depend on the rank of the Sküs
      Given the reading "<round>" of "card-ranking"
      And Vorhand plays a Normalspiel calling XX
      When the trick is "Vorhand XXI Sküs I XX"
      Then Third wins the trick

      Examples:
        | round    |
        | top      |
        | unranked |

    @position
    Scenario Outline: On a suit card led in a Solo the Märchenstich holds in either reading
      Given the reading "<round>" of "farbensolo-maerchenstich"
      And Second plays a Solo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then Dealer wins the trick

      Examples:
        | round      |
        | tarock-led |
        | always     |

  @clause:ZWA-PLAY-021
  Rule: In a Farbensolo too the I takes a trick with the whole Trull in it when a Tarock was led

    @position
    Scenario Outline: The whole Trull on a Tarock led in a Farbensolo
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                   | winner  |
        | Vorhand XXI Sküs I XX   | Third   |
        | Third I XXI Sküs K♥     | Third   |
        | Dealer X XXI Sküs I     | Third   |

    @position
    Scenario Outline: Sküs, XXI and I on a Tarock led in either reading
      Given the reading "<round>" of "farbensolo-maerchenstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand X Sküs XXI I"
      Then Dealer wins the trick

      Examples:
        | round      |
        | tarock-led |
        | always     |

  @clause:ZWA-PLAY-022
  Rule: In a Farbensolo the Märchenstich does not hold when a suit was led

    @position @dispute:farbensolo-maerchenstich
    Scenario Outline: Sküs, XXI and I on a suit card led
      Given the reading "<reading>" of "farbensolo-maerchenstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then <winner> wins the trick

      Examples:
        | reading    | winner  |
        | tarock-led | Vorhand |
        | always     | Dealer  |
