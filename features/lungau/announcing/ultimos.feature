# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: who may announce an Ultimo

  Background:
    Given the rules "lungau"

  @clause:LUN-ANNOUNCING-016
  Rule: König ultimo may be announced by the called player only, which shows at once who he is

    Example: The holder of the called König has König ultimo in his choice
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, König ultimo, Valat, Kontra Spatz of Vorhand, Gut!"

    Example: Where a caller of his own König cannot announce it, a partner who holds the König can
      Second was called by somebody else, so nothing that is asked of callers touches him.
      Given the reading "silent-only" of "koenig-ultimo-by-own-caller"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, König ultimo, Valat, Kontra Spatz of Vorhand, Gut!"

    Example: The caller cannot announce it for his partner
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo"
      Then that is refused

    Example: An opponent cannot announce it
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: Where no König is called nobody has König ultimo
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, Spatz, Kontra Spiel, Gut!"

    Example: Where the called König lies in the half left nobody is the called player
      Given Vorhand holds "I 7♠"
      And Third holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And Vorhand says "König ultimo"
      Then that is refused

    Example: An opponent is not the called player either when the König lies in the half left
      Given Vorhand holds "I 7♠"
      And Third holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    @position
    Example: Another König does not make a called player
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ K♣ 9♣" in hand
      Then the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: A caller who had the called König from the deal is the called player too
      Given Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Valat, Gut!"

    Example: An opponent of a caller of his own König has no König ultimo
      Given Vorhand holds "I K♥"
      And Second holds "K♦"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "König ultimo"
      Then that is refused

  @clause:LUN-ANNOUNCING-017
  Rule: An Ultimo may be announced only by the holder of its card

    Example: The holder of the I announces the Spatz beside an Uhurufer
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And the announcing goes "Third Gut!, Dealer Gut!"
      And Vorhand says "Spatz"
      Then that is allowed
      And it is Second's turn to speak

    Example: Without the II there is no Uhu
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Uhu"
      Then that is refused

    Example: The I taken up from the Talon can be announced
      Given Second holds "II"
      And the Talon is "I 8♠ 7♠" and "9♣ 8♣ 7♣"
      And Vorhand holds "9♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Spatz, Valat, Gut!"

    Example: The I in the half left lying can be announced by nobody
      Given Vorhand holds "9♠"
      And Second holds "II"
      And the Talon is "I 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Valat, Gut!"

    Scenario Outline: No opponent announces the I in the half left lying either
      Given Vorhand holds "9♠"
      And Dealer holds "II"
      And the Talon is "I 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "<before>"
      Then it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | player | before                                | choice                                 |
        | Second | Vorhand Gut!                          | Trull, Könige, Kontra Spiel, Gut!      |
        | Third  | Vorhand Gut!, Second Gut!             | Trull, Könige, Kontra Spiel, Gut!      |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! | Trull, Könige, Uhu, Kontra Spiel, Gut! |

    Example: The II laid away is no longer there to be announced
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "I"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Valat, Gut!"

  @clause:LUN-ANNOUNCING-018
  Rule: A caller who took the called König from the Talon cannot announce König ultimo

    @dispute:koenig-ultimo-by-lone-caller
    Scenario Outline: The lone caller with the called König in hand
      Given the reading "<reading>" of "koenig-ultimo-by-lone-caller"
      And Vorhand holds "I 7♠"
      And Third holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                   |
        | silent-only | Trull, Könige, Valat, Gut!               |
        | announced   | Trull, Könige, König ultimo, Valat, Gut! |

    @dispute:koenig-ultimo-by-lone-caller
    Scenario Outline: The lone caller says König ultimo
      Given the reading "<reading>" of "koenig-ultimo-by-lone-caller"
      And Vorhand holds "I 7♠"
      And Third holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | silent-only | refused |
        | announced   | allowed |

  @clause:LUN-ANNOUNCING-026
  Rule: A caller who was dealt the König that he called is the called player as well, and can announce König ultimo

    @dispute:koenig-ultimo-by-own-caller
    Scenario Outline: The caller of a König of his own hand
      Given the reading "<reading>" of "koenig-ultimo-by-own-caller"
      And Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                   |
        | announced   | Trull, Könige, König ultimo, Valat, Gut! |
        | silent-only | Trull, Könige, Valat, Gut!               |

    @dispute:koenig-ultimo-by-own-caller
    Scenario Outline: The caller of a König of his own hand says König ultimo
      Given the reading "<reading>" of "koenig-ultimo-by-own-caller"
      And Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | announced   | allowed |
        | silent-only | refused |

    @position @dispute:koenig-ultimo-by-own-caller
    Scenario Outline: The caller of an Uhurufer holds the König that he called
      Given the reading "<reading>" of "koenig-ultimo-by-own-caller"
      And Vorhand plays an Uhurufer calling K♠
      When Vorhand is to announce with "XX XIX XVI XI IX VI II K♠ C♠ 10♠ D♥ 4♦" in hand
      Then "König ultimo" <may> be chosen

      Examples:
        | reading     | may     |
        | announced   | may     |
        | silent-only | may not |
