# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: Valat

  Background:
    Given the rules "lungau"

  @clause:LUN-ANNOUNCING-019
  Rule: Valat may be announced by the declarer's side only

    Example: The caller announces a Valat
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Valat"
      Then that is allowed
      And it is Second's turn to speak

    Example: The called player announces a Valat
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "Valat"
      Then that is allowed
      And it is Third's turn to speak

    Example: The caller announces a Valat even where his partner has to be known before he may
      Everybody knows the declarer from the auction on.
      Given the reading "known-partner" of "valat-parties"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Valat, Gut!"

    Scenario Outline: An opponent who says Valat is refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<before>"
      And <player> says "Valat"
      Then that is refused

      Examples:
        | player | before                                |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    @position
    Example: Against a caller left alone nobody has the Valat
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣" in hand
      Then the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    @position
    Example: The caller left alone may announce the Valat
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      When Vorhand is to announce with "Sküs XXI XX XIX XVIII XVII XVI XV I K♦ K♠ K♣" in hand
      Then the choice is "Trull, Könige, Valat, Gut!"

  @clause:LUN-ANNOUNCING-020
  Rule: Either side can make a Valat, and the secret partner may announce it

    @dispute:valat-parties
    Scenario Outline: A called player whom nobody knows yet
      Given the reading "<reading>" of "valat-parties"
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
      And the choice is "<choice>"

      Examples:
        | reading       | choice                                                            |
        | either        | Trull, Könige, König ultimo, Valat, Kontra Spatz of Vorhand, Gut! |
        | declarer-only | Trull, Könige, König ultimo, Valat, Kontra Spatz of Vorhand, Gut! |
        | known-partner | Trull, Könige, König ultimo, Kontra Spatz of Vorhand, Gut!        |

    @position @dispute:valat-parties
    Scenario Outline: The opponents take all twelve tricks in silence
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "9♠ 8♠ 7♠"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Third XX XVI VI V"
      And the last trick is "Third Sküs XVIII I IX"
      When the result is drawn up
      Then "Valat" is <valat>
      And "Spiel" is <spiel>

      Examples:
        | reading       | valat                | spiel                |
        | either        | won by the opponents | not scored           |
        | declarer-only | not scored           | lost by the declarer |
        | known-partner | won by the opponents | not scored           |

    Example: König ultimo shows the called player, and Valat may follow it in any reading
      Given the reading "known-partner" of "valat-parties"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "König ultimo + Valat"
      Then that is allowed

    Scenario Outline: Only what nobody else could have said shows the partner to all
      Anybody may announce a Trull or double it; Rekontra to the game is the declarer's or the called player's.
      Given the reading "known-partner" of "valat-parties"
      And Vorhand holds "I"
      And Second holds "II"
      And Third holds "K♥"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel + Kontra Spatz of Vorhand"
      And Third says "<words> + Valat"
      Then that is <outcome>

      Examples:
        | words          | outcome |
        | Trull          | refused |
        | Könige         | refused |
        | Rekontra Spiel | allowed |

    Example: A partner who sits before the declarer has to be known as well
      Given the reading "known-partner" of "valat-parties"
      And Vorhand holds "K♥"
      And Third holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the first half
      And Third lays away "9♠ 8♠ 7♠"
      And the announcing goes "Third Gut!, Dealer Gut!"
      And Vorhand says "Valat"
      Then that is refused

    @position @dispute:valat-parties
    Scenario Outline: What the secret partner may announce, and all twelve tricks of the opponents
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "XIX XIV X IV K♥ 4♥ D♦ A♦ C♠ 10♠ D♣ 7♣" in hand
      Then "Valat" <may> be chosen
      Given the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "9♠ 8♠ 7♠"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Third XX XVI VI IV"
      And the last trick is "Third Sküs XVIII I X"
      When the result is drawn up
      Then "Valat" is <valat>

      Examples:
        | reading       | may     | valat                |
        | either        | may     | won by the opponents |
        | declarer-only | may     | not scored           |
        | known-partner | may not | won by the opponents |
