Feature: The play of the cards: the Märchenstich

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-012
  Rule: When Sküs, Mond and Pagat lie in one trick, the Pagat takes it, in whatever order they came

    @position
    Scenario Outline: Sküs, Mond and Pagat in every order
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                 | winner  |
        | Vorhand Sküs XXI I 4♦ | Third   |
        | Vorhand Sküs I XXI 4♦ | Second  |
        | Vorhand XXI Sküs 4♦ I | Dealer  |
        | Vorhand XXI 4♦ I Sküs | Third   |
        | Vorhand I Sküs XXI 4♦ | Vorhand |
        | Vorhand I K♣ XXI Sküs | Vorhand |
        | Second XX XXI Sküs I  | Vorhand |
        | Dealer II I XXI Sküs  | Vorhand |

    @position
    Scenario Outline: The Trull falls on a suit
      Given Third plays a Solo-Rufer calling K♥
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick               | winner  |
        | Third K♣ I Sküs XXI | Dealer  |
        | Third K♣ Sküs XXI I | Second  |
        | Third K♣ XXI I Sküs | Vorhand |

    @position
    Scenario Outline: The Märchenstich holds in every positive game
      Given Second plays a <game>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

      Examples:
        | game                  |
        | Rufer calling K♥      |
        | Solo-Rufer calling K♥ |
        | Auch-Rufer calling K♥ |
        | Dreier                |
        | Solo-Dreier           |

    @position
    Example: The Märchenstich holds in a Sechser-Dreier
      Given Vorhand plays a Sechser-Dreier
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

    Example: Whoever has made a Märchenstich leads to the next trick
      Given Vorhand holds "Sküs"
      And Second holds "XXI"
      And Third holds "I"
      And Dealer holds "XX"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "Sküs XXI I XX"
      Then Third wins the trick
      And it is Third's turn to play

  @clause:KAR-PLAY-013
  Rule: The Märchenstich holds in negative games

    @position
    Scenario Outline: The Pagat takes Sküs and Mond in every negative game
      Given Second plays a <game>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick
      And Dealer leads next

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Scenario Outline: The Pagat is led, or all three fall on a suit, in a Bettler
      Given Second plays a Bettler
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                | winner  |
        | Second I XXI II Sküs | Second  |
        | Second K♠ Sküs XXI I | Vorhand |

  @clause:KAR-PLAY-014
  Rule: The Märchenstich holds in a Farbensolo

    @position
    Scenario Outline: A trump was led, and Sküs, Mond and Pagat lie
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                 | winner  |
        | Vorhand XXI I Sküs XX | Second  |
        | Vorhand I Sküs K♣ XXI | Vorhand |
        | Third II XXI Sküs I   | Second  |

  @clause:KAR-PLAY-015
  Rule: In a Farbensolo the Märchenstich holds only when a trump was led

    @position @dispute:maerchenstich-farbensolo-plain-lead
    Scenario Outline: The Trull falls on a König
      Given the reading "<reading>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then <winner> wins the trick

      Examples:
        | reading   | winner  |
        | trump-led | Vorhand |
        | any-lead  | Dealer  |

    @position @dispute:maerchenstich-farbensolo-plain-lead
    Scenario Outline: The Trull falls on a 7 that was led
      Given the reading "<reading>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Dealer 7♣ XXI I Sküs"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading   | winner |
        | trump-led | Dealer |
        | any-lead  | Second |

    @position
    Scenario Outline: The Mond was led and the rest of the Trull falls on it
      Given the reading "<round>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Vorhand XXI I Sküs XX"
      Then Second wins the trick

      Examples:
        | round     |
        | trump-led |
        | any-lead  |
