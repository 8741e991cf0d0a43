Feature: The play of the cards: the Farbensolo

  # Vorhand's call or solo game opens her turn, which she closes with Weiter; then everybody says Weiter once more.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-PLAY-002
  Rule: In a Farbensolo too Vorhand leads to the first trick

    @dispute:first-lead
    Scenario Outline: Who leads in a Farbensolo of Third
      Given the reading "<reading>" of "first-lead"
      And Third holds "IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      Then it is <leader>'s turn to play

      Examples:
        | reading | leader  |
        | vorhand | Vorhand |
        | soloist | Third   |

    Scenario Outline: Vorhand leads to her own Farbensolo in either reading
      Given the reading "<round>" of "first-lead"
      And Vorhand holds "IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      Then that is allowed
      And it is Second's turn to play

      Examples:
        | round   |
        | vorhand |
        | soloist |

    Example: The soloist of a Farbensolo may not lead in Vorhand's place
      Given Third holds "IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And Third plays "K♥"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Where the soloist leads Vorhand may not
      Given the reading "soloist" of "first-lead"
      And Third holds "IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣"
      And Vorhand holds "B♥"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And Vorhand plays "B♥"
      Then that is refused
      And it is Third's turn to play

    @dispute:first-lead
    Scenario Outline: Who leads in a Farbensolo of Third when the round of Weiter after it begins with Vorhand
      Given the reading "<reading>" of "first-lead"
      And the reading "round-from-vorhand" of "announcing-ends"
      And Third holds "IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo, Dealer Weiter"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is <leader>'s turn to play

      Examples:
        | reading | leader  |
        | vorhand | Vorhand |
        | soloist | Third   |

  @clause:ZWA-PLAY-012
  Rule: In a Farbensolo the leader has to lead a suit card as long as he has one

    @position
    Scenario Outline: What may be led in a Farbensolo
      Given Second plays a Farbensolo
      And it is trick <number>
      When <player> is to lead with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | player | hand                                | choice            |
        | 2      | Second | XX XII I K♥ D♦ C♦ B♠ 10♠ C♣         | K♥ D♦ C♦ B♠ 10♠ C♣ |
        | 5      | Third  | Sküs XXI XX XII I 10♠               | 10♠               |
        | 6      | Dealer | Sküs XXI XX XII I                   | Sküs XXI XX XII I |
        | 9      | Third  | I A♥                                | A♥                |
        | 10     | Third  | I                                   | I                 |

    Example: A Tarock is refused as the lead while a suit card is at hand
      Given Vorhand holds "XXI XX K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "XXI"
      Then that is refused
      And it is Vorhand's turn to play
      And the choice is "K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"

    Example: An opponent who leads is bound too
      Given Vorhand holds "XIX XVIII XVII XVI XV XIV XIII XII XI 10♠"
      And Third holds "XX IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And Vorhand plays "XIX"
      Then that is refused
      And the choice is "10♠"

    Example: A leader with nothing but Tarocks leads one
      Given Vorhand holds "XIX XVIII XVII XVI XV XIV XIII XII XI X"
      And Third holds "XX IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And Vorhand plays "X"
      Then that is allowed
      And it is Second's turn to play

  @clause:ZWA-PLAY-013
  Rule: In a Farbensolo too the suit led has to be followed

    @position
    Example: With the suit in hand nothing else may go in a Farbensolo
      Given Third plays a Farbensolo
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ D♦ D♠ 10♠ C♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: The soloist follows suit as well
      Given Third plays a Farbensolo
      And it is trick 4
      When Third is to play to "B♠ XX" with "XIX VII K♥ D♦ K♠ K♣ C♣" in hand
      Then the choice is "K♠"

    Example: A Tarock is refused in place of the suit
      Given Vorhand holds "XXI XX K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      And Second holds "XIX A♥"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "XIX"
      Then that is refused
      And it is Second's turn to play

  @clause:ZWA-PLAY-014
  Rule: In a Farbensolo too, whoever is out of the suit led has to play a Tarock, even with other suit cards in hand

    @position @dispute:farbensolo-void-follower
    Scenario Outline: No Karo, but a König and a Tarock
      Given the reading "<reading>" of "farbensolo-void-follower"
      And Third plays a Farbensolo
      And it is trick 9
      When Second is to play to "D♦" with "XII K♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice |
        | tarock    | XII    |
        | suit-card | K♠     |
        | either    | XII K♠ |

    @position @dispute:farbensolo-void-follower
    Scenario Outline: The soloist is out of the suit
      Given the reading "<reading>" of "farbensolo-void-follower"
      And Third plays a Farbensolo
      And it is trick 6
      When Third is to play to "D♦ XX" with "XII I K♥ 10♠ C♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice            |
        | tarock    | XII I             |
        | suit-card | K♥ 10♠ C♣         |
        | either    | XII I K♥ 10♠ C♣   |

    @position
    Scenario Outline: With nothing but Tarocks a Tarock goes in every reading
      Given the reading "<round>" of "farbensolo-void-follower"
      And Third plays a Farbensolo
      And it is trick 8
      When Second is to play to "D♦" with "Sküs XII I" in hand
      Then the choice is "Sküs XII I"

      Examples:
        | round     |
        | tarock    |
        | suit-card |
        | either    |

    @position
    Scenario Outline: Without any Tarock another suit goes where another suit may go
      Given the reading "<round>" of "farbensolo-void-follower"
      And Third plays a Farbensolo
      And it is trick 8
      When Second is to play to "D♦" with "K♥ 10♠ C♣" in hand
      Then the choice is "K♥ 10♠ C♣"

      Examples:
        | round     |
        | tarock    |
        | suit-card |
        | either    |

    @dispute:farbensolo-void-follower
    Scenario Outline: Another suit card is played by a player with Tarocks
      Given the reading "<reading>" of "farbensolo-void-follower"
      And Vorhand holds "XXI IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      And Second holds "XX XIX XVIII XVII XVI K♦ D♦ C♦ B♦ A♦"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "A♦"
      Then that is <outcome>

      Examples:
        | reading   | outcome |
        | tarock    | refused |
        | suit-card | allowed |
        | either    | allowed |

    @dispute:farbensolo-void-follower
    Scenario Outline: A Tarock is played by a player with other suit cards
      Given the reading "<reading>" of "farbensolo-void-follower"
      And Vorhand holds "XXI IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      And Second holds "XX XIX XVIII XVII XVI K♦ D♦ C♦ B♦ A♦"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "XVI"
      Then that is <outcome>

      Examples:
        | reading   | outcome |
        | tarock    | allowed |
        | suit-card | refused |
        | either    | allowed |

  @clause:ZWA-PLAY-018
  Rule: In a Farbensolo Tarocks are no trumps: when a suit is led, they do not beat its cards

    @position
    Scenario Outline: Suits led in a Farbensolo
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                 | winner  |
        | Vorhand K♥ IV D♥ C♥   | Vorhand |
        | Vorhand 10♠ XXI XX XV | Vorhand |
        | Vorhand 10♠ XXI B♠ XV | Third   |
        | Dealer B♦ Sküs K♥ C♦  | Third   |
        | Third A♥ I IV XII     | Third   |
        | Third D♦ K♦ C♦ K♥     | Dealer  |

    @position
    Scenario Outline: Two of the Trull on a suit card led
      Given the reading "<round>" of "farbensolo-maerchenstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand 10♠ Sküs XX I"
      Then Vorhand wins the trick

      Examples:
        | round      |
        | tarock-led |
        | always     |

  @clause:ZWA-PLAY-019
  Rule: In a Farbensolo, when a Tarock is led, the highest Tarock takes the trick

    @position
    Scenario Outline: Tarocks led in a Farbensolo
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                  | winner  |
        | Vorhand IX X VIII K♥   | Second  |
        | Third XXI Sküs XX XIX  | Dealer  |
        | Dealer I K♥ K♦ K♠      | Dealer  |
        | Second IV I XX K♠      | Dealer  |
        | Vorhand XII K♥ XIII XI | Third   |
        | Vorhand XXI Sküs IV V  | Second  |
        | Vorhand I XXI K♣ K♦    | Second  |

  @clause:ZWA-PLAY-027
  Rule: In a Farbensolo and in a Solo too the winner of a trick leads to the next one

    @position
    Example: In a Solo the winner leads too, whoever is the soloist
      Given Vorhand plays a Solo
      When the trick is "Third 10♠ D♠ B♠ C♠"
      Then Dealer wins the trick
      And Dealer leads next

    Example: From the second trick on the winner leads where the soloist led first
      Given the reading "soloist" of "first-lead"
      And Third holds "IV K♥ D♥ C♥ K♠ D♠ C♠ D♣ C♣ B♣"
      And Dealer holds "XX K♣"
      And Vorhand holds "10♣"
      And Second holds "XXI K♦ D♦ C♦ B♦ XVI XV XIV XII XI"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And Third leads and the trick is "D♣ K♣ 10♣ XI"
      Then it is Dealer's turn to play

    Example: Nobody takes a suit with a Tarock in a Farbensolo
      Given Vorhand holds "XXI IV K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣"
      And Second holds "XX XIX XVIII XVII XVI K♦ D♦ C♦ B♦ A♦"
      And Third holds "B♥"
      And Dealer holds "A♥"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "C♥ XX B♥ A♥"
      Then it is Vorhand's turn to play

    @position
    Example: In a Farbensolo the winner is named as the next leader
      Nobody follows suit but Vorhand; the XXI takes no card of a suit.
      Given Vorhand plays a Farbensolo
      When the trick is "Second B♠ XXI A♦ D♠"
      Then Vorhand wins the trick
      And Vorhand leads next

    Example: In a Solo Third takes the first trick and leads
      Given Vorhand holds "D♥ C♦"
      And Second holds "C♥"
      And Third holds "K♥ XX"
      And Dealer holds "B♥"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "D♥ C♥ K♥ B♥"
      And Vorhand plays "C♦"
      Then that is refused
      And it is Third's turn to play
