Feature: The play of the cards: the Farbensolo

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-028
  Rule: In a Farbensolo trumps are a suit like any other: they take a trick only when trump was led, and otherwise the highest card of the suit led does

    @position
    Scenario Outline: A suit was led, and trumps lie on it
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner  |
        | Second 9♠ Sküs B♠ 7♠ | Dealer  |
        | Vorhand 4♦ XXI XV I  | Vorhand |
        | Third 8♣ K♥ 9♣ XX    | Vorhand |
        | Third 8♣ K♥ XX 9♣    | Second  |

    @position
    Scenario Outline: A trump was led, and the highest trump takes it
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                 | winner  |
        | Dealer XI XIX XII II  | Vorhand |
        | Third III K♠ II K♥    | Third   |
        | Second XXI Sküs XX 7♣ | Third   |

    Example: A leader keeps the lead over three trumps
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs"
      And Third holds "XX"
      And Dealer holds "XV"
      And the Talon is "B♥ A♥ 2♥" and "3♥ 4♥ B♦"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "K♥ Sküs XX XV"
      Then Vorhand wins the trick
      And it is Vorhand's turn to play

  @clause:KAR-PLAY-029
  Rule: In a Farbensolo nobody leads a trump while he holds a suit card

    @position
    Scenario Outline: With a suit card only that may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When <player> is to lead with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | player  | hand           | choice         |
        | Second  | XX XV III I 7♣ | 7♣             |
        | Vorhand | XX XV I K♥ 7♣  | K♥ 7♣          |
        | Second  | XX XV IX III I | XX XV IX III I |
        | Vorhand | XX XV IX III I | XX XV IX III I |

    Example: Vorhand leads a suit to the first trick, whoever is the declarer
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play
      And the choice is "K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: Vorhand wants to draw trumps first
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      Then that is refused under KAR-PLAY-029
      And it is Vorhand's turn to play

    Example: Who has trumps only leads one to the first trick
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      Then that is allowed
      And it is Second's turn to play

    @position
    Scenario Outline: A lead with trumps and one suit card in either reading
      Given the reading "<round>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 8
      When Second is to lead with "XX XV III I 7♣" in hand
      Then the choice is "7♣"

      Examples:
        | round      |
        | leads      |
        | every-play |

    @position
    Scenario Outline: The suit led is followed though other suits would go before trumps
      Given the reading "<round>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 8
      When Second is to play to "C♣" with "XVII II K♥ 9♠ 9♣" in hand
      Then the choice is "9♣"

      Examples:
        | round      |
        | leads      |
        | every-play |

  @clause:KAR-PLAY-030
  Rule: In a Farbensolo a player without the suit led has to add a trump, though it does not take the trick

    @position @clause:KAR-PLAY-029 @dispute:farbensolo-tarock-lead-or-play
    Scenario Outline: No club, but trumps and two other suits
      Given the reading "<reading>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is to play to "C♣" with "XVII VI II K♥ D♥ K♠ 9♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading    | choice      |
        | leads      | XVII VI II  |
        | every-play | K♥ D♥ K♠ 9♠ |

    @position
    Scenario Outline: No club, and nothing but trumps
      Given the reading "<round>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is to play to "K♣ XV D♣" with "Sküs XIV II I" in hand
      Then the choice is "Sküs XIV II I"

      Examples:
        | round      |
        | leads      |
        | every-play |

    @position
    Example: The Sküs goes when it is the only trump
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is to play to "K♣ XV D♣" with "Sküs K♥ D♥ 9♠" in hand
      Then the choice is "Sküs"

    @position
    Scenario Outline: The duty to trump stands in a Farbensolo in every reading
      Given the reading "<round>" of "void-must-play-tarock"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is to play to "C♣" with "XVII VI II K♥ D♥ K♠ 9♠" in hand
      Then the choice is "XVII VI II"

      Examples:
        | round           |
        | everywhere      |
        | not-in-fahren   |
        | farbensolo-only |

    Example: A Bube is kept out of a Farbensolo trick by the trumps in hand
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs X B♠ 10♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♥"
      And Second plays "B♠"
      Then that is refused
      And it is Second's turn to play
      And the choice is "Sküs X"

  @clause:KAR-PLAY-031
  Rule: In a Farbensolo a player with neither the suit led nor a trump adds any card

    @position
    Scenario Outline: No card to follow with and no trump
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is to play to "<table>" with "K♥ D♥ 4♦ K♠ 9♠" in hand
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

      Examples:
        | table |
        | C♣    |
        | III   |

    Example: A König goes on a club because there is nothing else to be done
      Given Vorhand holds "C♣"
      And Second holds "K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "C♣"
      And Second plays "K♦"
      Then that is allowed
      And it is Third's turn to play

  @clause:KAR-PLAY-032
  Rule: In a Farbensolo nobody has to overtake

    @position
    Scenario Outline: Higher cards are in hand, and lower ones will do
      Given Vorhand plays a Farbensolo
      And it is trick 5
      When Third is to play to "<table>" with "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | table | choice    |
        | B♠ 9♠ | K♠ C♠ 10♠ |
        | X II  | XX IX     |
        | K♥ X  | XX IX     |

    @position
    Example: The Pagat need not go on Sküs and Mond in a Farbensolo, and may go with other trumps in hand
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Third is to play to "XXI Sküs" with "XX I D♦ C♦ 7♣" in hand
      Then the choice is "XX I"

    Example: Second keeps the König of a Farbensolo under a Dame
      Given Vorhand holds "D♠"
      And Second holds "K♠ 7♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "D♠"
      And Second plays "7♠"
      Then that is allowed
      And it is Third's turn to play
