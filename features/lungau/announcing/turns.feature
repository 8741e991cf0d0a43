# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: whose turn it is

  Background:
    Given the rules "lungau"

  @clause:LUN-ANNOUNCING-001
  Rule: A round of announcements follows the discarding

    Example: With three cards laid away announcing begins
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak

    Example: With six cards laid away announcing begins
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then it is Vorhand's turn to speak

    Example: No card can be led while the round is still to come
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand plays "Sküs"
      Then that is refused

    Example: Nothing can be announced before three cards are laid away
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand says "Trull"
      Then that is refused

  @clause:LUN-ANNOUNCING-002
  Rule: The declarer speaks first

    Example: Third speaks first when Third is the caller
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      Then it is Third's turn to speak

    Example: After Third and the Dealer it is Vorhand's turn
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And the announcing goes "Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak

    Example: Vorhand cannot speak before a declarer who sits behind her
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And Vorhand says "Trull"
      Then that is refused

    Example: Among five the turn passes over the Dealer
      Given a table of 5
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Dreier"
      And Fourth takes the first half
      And Fourth lays away "9♠ 8♠ 7♠"
      And the announcing goes "Fourth Gut!"
      Then it is Vorhand's turn to speak

  @clause:LUN-ANNOUNCING-003
  Rule: Each player can announce Prämien in one turn only

    Example: In his first turn the declarer has everything before him
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Uhu, Valat, Gut!"

    Example: In the middle of his first turn the declarer has before him what he has not said yet
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull …"
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Uhu, Valat, Gut!"

    Example: In the middle of his turn an opponent has before him what he has neither announced nor doubled
      Given Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel + Trull …"
      Then it is Second's turn to speak
      And the choice is "Könige, Kontra Spatz of Vorhand, Gut!"

    Example: Nothing is announced twice in a turn
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull + Trull"
      Then that is refused

    Example: A second turn brings no second chance to announce
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And "Trull, Könige, Valat" may not be chosen

    Example: Könige remembered too late are refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Könige"
      Then that is refused

    @position
    Example: One player's announcements take nothing from the next
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Trull + Könige, Second Gut!"
      When Third is to announce with "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣" in hand
      Then "Trull, Könige" may be chosen

  @clause:LUN-ANNOUNCING-004
  Rule: A player with nothing to announce says Gut!

    Background:
      Given Vorhand holds "I"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: After four times Gut! it is Vorhand who leads, whoever called
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: Three times Gut! leave the fourth to be said
      Given Second holds "K♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      And "Gut!" may be chosen
      And "Weiter" may not be chosen

    Example: With nothing left to say Gut! remains
      Given Second holds "K♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

  @clause:LUN-ANNOUNCING-010
  Rule: Prämien and Kontras have to be said at the first opportunity

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: Kontra to the game is too late in the second turn
      The Dealer's Könige bring a second circuit, in which Third can only answer the Dealer.
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: A Trull let pass once is not doubled a circuit later
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Trull of Vorhand"
      Then that is refused

    Example: A Rekontra let pass is gone in the third circuit
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand + Könige, Dealer Gut!"
      And the announcing goes "Vorhand Kontra Könige of Third, Second Gut!, Third Rekontra Könige of Third, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Superkontra Könige of Third, Gut!"

    Example: A Superkontra let pass is gone in the third circuit
      Third kept quiet in the second circuit; the Dealer's Rekontra to Vorhand brings a third.
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Könige"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand + Kontra Könige of Dealer, Second Gut!, Third Gut!, Dealer Rekontra Könige of Dealer"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Superkontra Trull of Vorhand"
      Then that is refused

    Example: In the open round a Kontra gives the word back to who has said Gut! before it
      Given the reading "out-of-turn" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull + Könige"
      And Dealer says "Gut!"
      And Second says "Kontra Trull of Dealer + Kontra Könige of Dealer"
      And Dealer says "Rekontra Könige of Dealer"
      Then that is allowed

    Example: In the open round of two Kontras in one breath both wait for the same answer
      Given the reading "out-of-turn" of "announcement-turns"
      And Dealer holds "I"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull + Könige + Spatz"
      And Second says "Kontra Trull of Dealer + Kontra Könige of Dealer"
      And Dealer says "Gut!"
      And Third says "Kontra Spatz of Dealer"
      And Dealer says "Rekontra Trull of Dealer"
      Then that is refused

    Example: In the open round, too, a doubling comes at the first opportunity or not at all
      The Dealer let the Kontra to the Könige go by; another one to the Trull does not bring it back.
      Given the reading "out-of-turn" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull + Könige"
      And Second says "Kontra Könige of Dealer"
      And Dealer says "Gut!"
      And Third says "Kontra Trull of Dealer"
      And Dealer says "Rekontra Könige of Dealer"
      Then that is refused

  @clause:LUN-ANNOUNCING-011
  Rule: Somebody who spoke earlier may double a later announcement, or answer a later doubling, at his next turn

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: The caller doubles in his second turn what the Dealer announced last
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      Then it is Vorhand's turn to speak
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: When the caller lets it pass the next player still may
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: Kontra before the announcement is refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Könige of Dealer"
      Then that is refused

    Example: A Kontra of the second circuit is answered in the same circuit by a later speaker
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Kontra Könige of Dealer, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Rekontra Könige of Dealer, Gut!"

    Example: A Rekontra at the end of the second circuit is met in the third
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Kontra Könige of Dealer, Second Gut!, Third Gut!, Dealer Rekontra Könige of Dealer"
      Then it is Vorhand's turn to speak
      And the choice is "Superkontra Könige of Dealer, Gut!"

    Example: In the second circuit a player answers what came after his turn, and nothing that came before it
      Third is the caller and speaks first. His Trull was open to the Dealer at once, Vorhand's Könige are so only now.
      Given Vorhand holds "K♥"
      And Third holds "I"
      And Dealer holds "K♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the first half
      And Third lays away "9♠ 8♠ 7♠"
      And the announcing goes "Third Trull, Dealer Gut!, Vorhand Könige, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Kontra Könige of Vorhand, Gut!"

  @clause:LUN-ANNOUNCING-012
  Rule: After the first circuit turns go on for doublings only, until a circuit brings none; in solo games the round follows the auction

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: A second circuit that brings nothing is the last
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: A Kontra in the second circuit calls for a third
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Kontra Trull of Third, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: The second circuit begins with the caller again
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And the announcing goes "Third Gut!, Dealer Gut!, Vorhand Trull, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Kontra Trull of Vorhand, Gut!"

    Example: A Solodreier goes from the auction to announcing
      Given the reading "on" of "solodreier"
      And Dealer holds "I"
      And Third holds "II"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      Then it is Dealer's turn to speak
      And the choice is "Trull, Könige, Spatz, Valat, Gut!"

    Example: A Solorufer goes from the call to announcing
      Given the reading "below" of "solorufer"
      And Second holds "K♥ I"
      And Third holds "II"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Valat, Gut!"

    @dispute:announcement-turns
    Scenario Outline: A Kontra from a player whose turn of the second circuit has not come
      Given the reading "<reading>" of "announcement-turns"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!"
      And Second says "Kontra Trull of Third"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | circuits    | refused |
        | out-of-turn | allowed |

    Scenario Outline: In the open round a player who has said Gut! is silent until somebody doubles
      The dealer is the last to announce, so the open round follows. Only the Kontra gives the second player another say.
      Given the reading "out-of-turn" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Second says "Gut!"
      And Third says "<third>"
      And Second says "Gut!"
      Then that is <verdict>

      Examples:
        | third                   | verdict |
        | Gut!                    | refused |
        | Kontra Könige of Dealer | allowed |

    @dispute:announcement-turns
    Scenario Outline: In the open round only who has not said Gut! since the last doubling may still speak
      Vorhand said Gut! before the Kontra and is asked again, as the second player is not, who has said it after his own.
      In circuits the Kontra is heard in turn, the dealer closes the circuit, and it brings Vorhand another turn.
      Given the reading "<reading>" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Vorhand says "Gut!"
      And Second says "Kontra Könige of Dealer"
      And Third says "Gut!"
      And <first> says "Gut!"
      Then it is <then>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | first   | then    | choice                          |
        | circuits    | Dealer  | Vorhand | Gut!                            |
        | out-of-turn | Vorhand | Dealer  | Rekontra Könige of Dealer, Gut! |

    Example: The open round is over when everybody has said Gut! since the last doubling
      Given the reading "out-of-turn" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Second says "Kontra Könige of Dealer"
      And Third says "Gut!"
      And Vorhand says "Gut!"
      And Dealer says "Gut!"
      Then it is Vorhand's turn to play

    Example: In the open round one doubling follows the other
      Given the reading "out-of-turn" of "announcement-turns"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Second says "Kontra Könige of Dealer"
      And Dealer says "Rekontra Könige of Dealer"
      And Vorhand says "Superkontra Könige of Dealer"
      Then that is allowed
