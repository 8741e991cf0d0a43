# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: what goes with a Valat

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-019
  Rule: Once a Valat is announced, its side can add only Trull and alle Könige

    Example: Even with everything in hand nothing else is left
      Given Vorhand holds "Sküs XXI IV III II I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Gut!"

    Scenario Outline: Held or not, a bird is refused beside a Valat
      Given Vorhand holds "IV III II I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat + <item>"
      Then that is refused

      Examples:
        | item         |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | König ultimo |

    Example: The partner of the announcer is limited too
      Second holds X to I and K♥.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat"
      Then it is Second's turn to speak
      And the choice is "Gut!"

    Example: A partner's Valat limits the declarer
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: An opponent's Valat limits his own side
      Given Third holds "Sküs XXI II"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Valat"
      Then it is Third's turn to speak
      And the choice is "Kontra Spiel, Gut!"

  @clause:KAR-ANNOUNCING-020
  Rule: After a Valat, Trull and alle Könige can on its side be announced only by a player whose own hand holds them complete

    Scenario Outline: Two cards of the Trull are one short
      Given Vorhand holds "<trull> X IX VIII VII K♥ D♥ K♦ D♦ K♠"
      And Second holds "<second>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | trull      | second | choice      |
        | Sküs XXI I | XX     | Trull, Gut! |
        | Sküs XXI   | I      | Gut!        |
        | Sküs I     | XXI    | Gut!        |
        | XXI I      | Sküs   | Gut!        |

    Scenario Outline: Three Könige are one short
      Given Vorhand holds "XX XIX XVIII XVII XVI XV XIV XIII <kings>"
      And Second holds "<second>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | kings       | second | choice       |
        | K♥ K♦ K♠ K♣ | D♥     | Könige, Gut! |
        | D♥ K♦ K♠ K♣ | K♥     | Gut!         |
        | K♥ D♦ K♠ K♣ | K♦     | Gut!         |
        | K♥ K♦ D♠ K♣ | K♠     | Gut!         |
        | K♥ K♦ K♠ D♣ | K♣     | Gut!         |

    Example: What declarer and partner hold together is not enough
      Given Vorhand holds "Sküs XXI"
      And Second holds "K♥ I"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat + Trull"
      Then that is refused

    Example: The partner announces the Trull that he holds
      Given Second holds "Sküs XXI I K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat"
      Then it is Second's turn to speak
      And the choice is "Trull, Gut!"

    Example: The Pagat out of the Talon makes the Trull complete
      Given Vorhand holds "Sküs XXI X"
      And the Talon is "I 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "X 9♠ 8♠"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Gut!"

  @clause:KAR-ANNOUNCING-021
  Rule: The other side announces as ever

    @dispute:valat-side-announcements
    Scenario Outline: What an opponent of an announced Valat may say
      Second holds a König and the III, but neither the Trull nor all the Könige.
      Given the reading "<reading>" of "valat-side-announcements"
      And Second holds "III K♦"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                         |
        | own-hand   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | birds-too  | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | both-sides | Kontra Spiel, Kontra Valat of Vorhand, Gut!                                                    |

    @dispute:valat-side-announcements
    Scenario Outline: What an opponent with the whole Trull may say
      Given the reading "<reading>" of "valat-side-announcements"
      And Second holds "Sküs XXI I"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                         |
        | own-hand   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | birds-too  | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | both-sides | Trull, Kontra Spiel, Kontra Valat of Vorhand, Gut!                                             |

    @dispute:valat-side-announcements @clause:KAR-ANNOUNCING-019 @clause:KAR-ANNOUNCING-020
    Scenario Outline: What the declarer may add to his Valat, and what an opponent answers
      Vorhand holds all birds but the III, the whole Trull and three Könige.
      Given the reading "<reading>" of "valat-side-announcements"
      And Vorhand holds "Sküs XXI IV II I K♥ K♦ K♠"
      And Second holds "III K♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"
      When Vorhand says "Gut!"
      And Second says "Kakadu"
      Then that is <verdict>

      Examples:
        | reading    | choice                           | verdict |
        | own-hand   | Trull, Gut!                      | allowed |
        | birds-too  | Trull, Pagat, Uhu, Wildsau, Gut! | allowed |
        | both-sides | Trull, Gut!                      | refused |

    Example: An opponent of a Solo-Rufer may announce the Pagat that the declarer may not
      Given Second holds "K♥"
      And Third holds "I"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Valat, Second Gut!"
      And Third says "Pagat"
      Then that is allowed
      And it is Dealer's turn to speak

  @clause:KAR-ANNOUNCING-033
  Rule: What was announced before a Valat stands

    Example: What was announced before the Valat stands
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Pagat + Valat"
      Then that is allowed
      And it is Second's turn to speak
      And the choice is "Gut!"

    @dispute:valat-after-announcements
    Scenario Outline: The Pagat was announced, and a Valat is to follow
      Given the reading "<reading>" of "valat-after-announcements"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Pagat + Valat"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | stands  | allowed |
        | barred  | refused |

    @dispute:valat-after-announcements
    Scenario Outline: The Trull was announced, complete in hand or not, and a Valat is to follow
      Given the reading "<reading>" of "valat-after-announcements"
      And Vorhand holds "<hand>"
      And Second holds "<others>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull …"
      Then it is Vorhand's turn to speak
      And "Valat" <may> be chosen

      Examples:
        | reading | hand       | others | may     |
        | stands  | Sküs XXI I | XX     | may     |
        | barred  | Sküs XXI I | XX     | may     |
        | stands  | Sküs XXI   | I      | may     |
        | barred  | Sküs XXI   | I      | may not |

    @dispute:valat-after-announcements
    Scenario Outline: Of the declarer of an Auch-Rufer only a bird was owed, and not a König Ultimo
      Given the reading "<reading>" of "valat-after-announcements"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + König ultimo …"
      Then it is Vorhand's turn to speak
      And "Valat" <may> be chosen

      Examples:
        | reading | may     |
        | stands  | may     |
        | barred  | may not |

    Scenario Outline: The bird of an Auch-Rufer bars nobody from a Valat
      Given the reading "<round>" of "valat-after-announcements"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Uhu + Valat"
      Then that is allowed

      Examples:
        | round  |
        | stands |
        | barred |
