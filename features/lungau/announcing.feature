# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling

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
      Then Vorhand is next to say

    Example: With six cards laid away announcing begins
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When Vorhand bids "Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then Vorhand is next to say

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
      Then Third is next to say

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
      Then Vorhand is next to say

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
      Then Vorhand is next to say

  @clause:LUN-ANNOUNCING-003
  Rule: Each player can announce Prämien in one turn only

    Example: In his first turn the declarer has everything before him
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Uhu, Valat, Gut!"

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
      Then Vorhand is next to say
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
      When Third is asked to announce holding "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣"
      Then "Trull, Könige" may be chosen

  @clause:LUN-ANNOUNCING-004
  Rule: A player with nothing to announce says Gut!

    Example: After four times Gut! it is Vorhand who leads, whoever called
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: Three times Gut! leave the fourth to be said
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And "Gut!" may be chosen
      And "Weiter" may not be chosen

    Example: With nothing left to say Gut! remains
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

  @clause:LUN-ANNOUNCING-005
  Rule: Königfang cannot be announced

    Example: An opponent of the caller looks for Königfang in vain
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And "Königfang" may not be chosen

    Example: An opponent who says Königfang is refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Königfang"
      Then that is refused

    @position
    Example: It is the only Prämie kept from a called player with both Vogerln
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!"
      When Second is asked to announce holding "XX XIV VII II I K♥ D♥ C♦ 2♦ K♠ 10♠ 9♣"
      Then "Trull, Könige, Spatz, Uhu, König ultimo, Valat" may be chosen
      And "Königfang" may not be chosen

  @clause:LUN-ANNOUNCING-006
  Rule: Any other player may double an announced Prämie with Kontra

    Example: The secret partner can say it too
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Kontra Trull of Vorhand"
      Then that is allowed
      And Third is next to say

    Example: Nobody says Kontra to his own Prämie
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Kontra Trull of Vorhand"
      Then that is refused

    Example: A Trull that nobody announced is not doubled
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Könige"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused

    Example: Two announcements can be doubled in one turn
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Könige"
      And Third says "Kontra Trull of Vorhand + Kontra Könige of Second"
      Then that is allowed
      And Dealer is next to say

    Example: The caller doubles what an opponent announced
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!"
      And Vorhand says "Kontra Könige of Third"
      Then that is allowed
      And Second is next to say

    @position
    Example: An announced Valat can be doubled like the rest
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat"
      When Second is asked to announce holding "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣"
      Then "Kontra Valat of Vorhand" may be chosen

  @clause:LUN-ANNOUNCING-007
  Rule: The announcer may answer a Kontra with Rekontra

    Example: The caller is left with Rekontra or Gut!
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Rekontra Trull of Vorhand, Gut!"

    Example: Without a Kontra there is nothing to answer
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Rekontra Trull of Vorhand"
      Then that is refused

    Example: An announcer further round the table answers in his second turn
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Kontra Trull of Third"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And the choice is "Rekontra Trull of Third, Gut!"

    Example: Only the doubled one of two announcements is answered
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull + Könige, Second Gut!, Third Gut!, Dealer Kontra Könige of Vorhand"
      Then Vorhand is next to say
      And the choice is "Rekontra Könige of Vorhand, Gut!"

  @clause:LUN-ANNOUNCING-008
  Rule: Superkontra against the announcer is the last step

    Example: The opponent who said Kontra goes one further
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!"
      Then Third is next to say
      And the choice is "Superkontra Trull of Vorhand, Gut!"

    Example: After Superkontra nothing is left to say
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Superkontra Trull of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Example: Superkontra is not said straight after Kontra
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand"
      And Dealer says "Superkontra Trull of Vorhand"
      Then that is refused

    Example: An opponent who may say Kontra after the partner still cannot begin with Superkontra
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      And Third says "Superkontra Trull of Vorhand"
      Then that is refused

    Example: The announcer does not go on to Superkontra himself
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Superkontra Trull of Vorhand"
      Then that is refused

  @clause:LUN-ANNOUNCING-009
  Rule: Rekontra to a Prämie belongs to its announcer alone; Superkontra may be said by any other player, and counts only against the announcer

    Example: The called player does not answer for the caller
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Gut!"
      And Second says "Rekontra Trull of Vorhand"
      Then that is refused

    Example: Superkontra may come from an opponent who had not said Kontra
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "Superkontra Trull of Vorhand, Gut!"

    @dispute:ladder-next-speaker
    Scenario Outline: An opponent between a Kontra to his fellow and a Rekontra of the caller
      The Dealer and Third are opponents of the caller; Third said Kontra to the Trull, Vorhand to Third's Könige.
      Given the reading "<reading>" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand + Könige, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand + Kontra Könige of Third, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "<choice>"

      Examples:
        | reading                | choice                                                       |
        | announcer-then-others  | Superkontra Trull of Vorhand, Gut!                           |
        | announcer-then-kontrer | Gut!                                                         |
        | partners               | Superkontra Trull of Vorhand, Rekontra Könige of Third, Gut! |

    @dispute:ladder-next-speaker
    Scenario Outline: The secret partner after a Rekontra of the caller
      Were he the only one who may not say it, everybody would know whose friend he is.
      Given the reading "<reading>" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading                | choice                             |
        | announcer-then-others  | Superkontra Trull of Vorhand, Gut! |
        | announcer-then-kontrer | Gut!                               |
        | partners               | Gut!                               |

    @dispute:ladder-next-speaker
    Scenario Outline: The opponent who said Kontra may always go on to Superkontra
      Given the reading "<reading>" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!"
      Then Third is next to say
      And the choice is "Superkontra Trull of Vorhand, Gut!"

      Examples:
        | reading                |
        | announcer-then-others  |
        | announcer-then-kontrer |
        | partners               |

    @dispute:ladder-next-speaker
    Scenario Outline: The secret partner says Rekontra in place of the caller
      Given the reading "<reading>" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Third holds "K♥"
      And Dealer holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      And Third says "Rekontra Trull of Vorhand"
      Then that is <outcome>

      Examples:
        | reading                | outcome |
        | announcer-then-others  | refused |
        | announcer-then-kontrer | refused |
        | partners               | allowed |

    Example: Even where partners answer for each other, an opponent does not answer his fellow's Kontra with Rekontra
      Third is no friend of the caller's, so he has nothing to answer for him.
      Given the reading "partners" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Dealer holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      Then Third is next to say
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: The secret partner says Superkontra
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand"
      And Second says "Superkontra Trull of Vorhand"
      Then that is allowed
      And Third is next to say
      And the choice is "Gut!"

    Example: An opponent answers a Kontra of his fellow with Superkontra
      Third announced Könige, the Dealer said Kontra; nobody knows yet that they are on the same side.
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Könige, Dealer Kontra Könige of Third"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Rekontra Könige of Third"
      Then Dealer is next to say
      And the choice is "Superkontra Könige of Third, Gut!"

  @clause:LUN-ANNOUNCING-010
  Rule: Prämien and Kontras have to be said at the first opportunity

    Example: Kontra to the game is too late in the second turn
      The Dealer's Könige bring a second circuit, in which Third can only answer the Dealer.
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: A Trull let pass once is not doubled a circuit later
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand + Könige, Dealer Gut!"
      And the announcing goes "Vorhand Kontra Könige of Third, Second Gut!, Third Rekontra Könige of Third, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Superkontra Könige of Third, Gut!"

    Example: A Superkontra let pass is gone in the third circuit
      Third kept quiet in the second circuit; the Dealer's Rekontra to Vorhand brings a third.
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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

    Example: The caller doubles in his second turn what the Dealer announced last
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      Then Vorhand is next to say
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: When the caller lets it pass the next player still may
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Kontra Könige of Dealer, Gut!"

    Example: Kontra before the announcement is refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Kontra Könige of Dealer, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "Rekontra Könige of Dealer, Gut!"

    Example: A Rekontra at the end of the second circuit is met in the third
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And the announcing goes "Vorhand Kontra Könige of Dealer, Second Gut!, Third Gut!, Dealer Rekontra Könige of Dealer"
      Then Vorhand is next to say
      And the choice is "Superkontra Könige of Dealer, Gut!"

    Example: In the second circuit a player answers what came after his turn, and nothing that came before it
      Third is the caller and speaks first. His Trull was open to the Dealer at once, Vorhand's Könige are so only now.
      Given Vorhand holds "K♥"
      And Third holds "I"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the first half
      And Third lays away "9♠ 8♠ 7♠"
      And the announcing goes "Third Trull, Dealer Gut!, Vorhand Könige, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "Kontra Könige of Vorhand, Gut!"

  @clause:LUN-ANNOUNCING-012
  Rule: After the first circuit turns go on for doublings only, until a circuit brings none; in solo games the round follows the auction

    Example: A second circuit that brings nothing is the last
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: A Kontra in the second circuit calls for a third
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Kontra Trull of Third, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Example: The second circuit begins with the caller again
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And the announcing goes "Third Gut!, Dealer Gut!, Vorhand Trull, Second Gut!"
      Then Third is next to say
      And the choice is "Kontra Trull of Vorhand, Gut!"

    Example: A Solodreier goes from the auction to announcing
      Given the reading "on" of "solodreier"
      And Dealer holds "I"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      Then Dealer is next to say
      And the choice is "Trull, Könige, Spatz, Valat, Gut!"

    Example: A Solorufer goes from the call to announcing
      Given the reading "below" of "solorufer"
      And Second holds "K♥ I"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Valat, Gut!"

    @dispute:announcement-turns
    Scenario Outline: A Kontra from a player whose turn of the second circuit has not come
      Given the reading "<reading>" of "announcement-turns"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Vorhand says "Gut!"
      And Second says "Kontra Könige of Dealer"
      And Third says "Gut!"
      And <first> says "Gut!"
      Then <then> is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | first   | then    | choice                          |
        | circuits    | Dealer  | Vorhand | Gut!                            |
        | out-of-turn | Vorhand | Dealer  | Rekontra Könige of Dealer, Gut! |

    Example: The open round is over when everybody has said Gut! since the last doubling
      Given the reading "out-of-turn" of "announcement-turns"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Second says "Kontra Könige of Dealer"
      And Third says "Gut!"
      And Vorhand says "Gut!"
      And Dealer says "Gut!"
      Then Vorhand is next to play

    Example: In the open round one doubling follows the other
      Given the reading "out-of-turn" of "announcement-turns"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige"
      And Second says "Kontra Könige of Dealer"
      And Dealer says "Rekontra Könige of Dealer"
      And Vorhand says "Superkontra Könige of Dealer"
      Then that is allowed

  @clause:LUN-ANNOUNCING-013
  Rule: Only an opponent may say Kontra to the game

    Example: An opponent doubles the game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel"
      Then that is allowed
      And Dealer is next to say

    Example: The called player cannot double the game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is refused

    Example: The caller cannot double his own game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Kontra Spiel"
      Then that is refused

    Scenario Outline: All three may double a Dreier
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<before>"
      Then <player> is next to say
      And "Kontra Spiel" may be chosen

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Example: All are opponents of a caller who called his own König
      Given Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: All are opponents of a caller whose König lay in the Talon
      Given Vorhand holds "I 7♠"
      And Third holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Scenario Outline: All three may double a Sechserdreier
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And the announcing goes "<before>"
      Then <player> is next to say
      And "Kontra Spiel" may be chosen

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Scenario Outline: All three may double a Solodreier
      Given the reading "on" of "solodreier"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solodreier"
      And the announcing goes "<before>"
      Then <player> is next to say
      And "Kontra Spiel" may be chosen

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Scenario Outline: All three may double a Solorufer whose König lies hidden in the Talon
      Given the reading "below" of "solorufer"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "<before>"
      Then <player> is next to say
      And "Kontra Spiel" may be chosen

      Examples:
        | player | before                                |
        | Second | Vorhand Gut!                          |
        | Third  | Vorhand Gut!, Second Gut!             |
        | Dealer | Vorhand Gut!, Second Gut!, Third Gut! |

    Example: The called player of a Solorufer cannot double the game
      Given the reading "below" of "solorufer"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is refused

  @clause:LUN-ANNOUNCING-014
  Rule: Rekontra to the game may be said by the declarer or by the called player

    Example: The caller answers a Kontra to the game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Rekontra Spiel, Gut!"

    Example: The called player answers when the caller does not
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Rekontra Spiel, Gut!"

    Example: One Rekontra to the game is enough
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel"
      Then Second is next to say
      And the choice is "Gut!"

    Example: A called player who speaks after the Kontra answers in the first circuit
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      Then Dealer is next to say
      And "Rekontra Spiel" may be chosen

    Example: An opponent does not answer for the caller
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Rekontra Spiel"
      Then that is refused

    Example: In a Dreier nobody answers but the declarer
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Gut!"

    Example: A caller of his own König answers himself and nobody else does
      Given Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Rekontra Spiel, Gut!"

  @clause:LUN-ANNOUNCING-015
  Rule: An opponent may carry the game on to Superkontra

    @dispute:superkontra-on-game
    Scenario Outline: The opponent who doubled the game hears Rekontra
      Given the reading "<reading>" of "superkontra-on-game"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!"
      Then Third is next to say
      And the choice is "<choice>"

      Examples:
        | reading | choice                  |
        | allowed | Superkontra Spiel, Gut! |
        | stops   | Gut!                    |

    Example: The called player does not carry the game on
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel"
      And Second says "Superkontra Spiel"
      Then that is refused

    Example: Nothing comes after Superkontra to the game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!, Third Superkontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Example: Superkontra to the game waits for Rekontra
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Superkontra Spiel"
      Then that is refused

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
      Then Second is next to say
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
      Then Third is next to say
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: Where no König is called nobody has König ultimo
      Given Vorhand holds "II"
      And Second holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
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
      Then Second is next to say
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    @position
    Example: Another König does not make a called player
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!"
      When Second is asked to announce holding "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ K♣ 9♣"
      Then the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: A caller who had the called König from the deal is the called player too
      Given Vorhand holds "I K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
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
      And Second is next to say

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
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Spatz, Valat, Gut!"

    Example: The I in the half left lying can be announced by nobody
      Given Vorhand holds "9♠"
      And Second holds "II"
      And the Talon is "I 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Valat, Gut!"

    Scenario Outline: No opponent announces the I in the half left lying either
      Given Vorhand holds "9♠"
      And Dealer holds "II"
      And the Talon is "I 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "<before>"
      Then <player> is next to say
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
      Then Vorhand is next to say
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
      Then Vorhand is next to say
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
      Then Vorhand is next to say
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
      When Vorhand is asked to announce holding "XX XIX XVI XI IX VI II K♠ C♠ 10♠ D♥ 4♦"
      Then "König ultimo" <may> be chosen

      Examples:
        | reading     | may     |
        | announced   | may     |
        | silent-only | may not |

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
      And Second is next to say

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
      And Third is next to say

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
      When Second is asked to announce holding "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣"
      Then the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    @position
    Example: The caller left alone may announce the Valat
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      When Vorhand is asked to announce holding "Sküs XXI XX XIX XVIII XVII XVI XV I K♦ K♠ K♣"
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
      Then Second is next to say
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
      When Second is asked to announce holding "XIX XIV X IV K♥ 4♥ D♦ A♦ C♠ 10♠ D♣ 7♣"
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

  @clause:LUN-ANNOUNCING-021
  Rule: A Vogerlrufer contains the announcement of its Vogerl: the Spatz, or the Uhu

    Example: Announcing the Spatz again in a Spatzrufer is refused
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Spatz"
      Then that is refused

    Example: The Uhurufer's player has no Uhu left to announce
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      Then Third is next to say
      And the choice is "Trull, Könige, Valat, Gut!"

    Example: The Uhu of an Uhurufer can be doubled although nobody said it
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "9♣ 8♣ 7♣"
      And the announcing goes "Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Spatz, Kontra Spiel, Kontra Uhu of Third, Gut!"

    Example: A Solorufer contains no Vogerl to double
      Given the reading "below" of "solorufer"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Gut!"

    @position
    Example: The contained Spatz is an announced one when it is scored
      The declarer's side has three tricks and the discards, 14 Augen in all: K♥, D♦ and I.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIV XIII I K♥ A♥ 2♥ 4♥ D♦ 2♦ 10♠ 9♠ 8♠ 7♠ 8♣"
      And the declarer's side took 3 of 12 tricks
      And the last trick but one is "Vorhand XX 2♦ XIV XIII"
      And the last trick is "Vorhand I D♦ 10♠ 8♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | won     | yes       |

  @clause:LUN-ANNOUNCING-022
  Rule: Further Prämien may be announced beside the Vogerl that the Rufer contains

    Example: The caller of a Spatzrufer adds Trull and Könige
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull + Könige"
      Then that is allowed
      And Second is next to say

    Example: A Spatzrufer with the II in hand adds the Uhu
      Given Vorhand holds "I II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Uhu, Valat, Gut!"

    Example: An Uhurufer with the I in hand adds the Spatz
      Given Vorhand holds "I II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Spatz"
      Then that is allowed

  @clause:LUN-ANNOUNCING-023
  Rule: The contained Vogerl is doubled by itself, like a Prämie that the declarer announced, from the others' first turn on

    @dispute:kontra-on-contained-vogerl
    Scenario Outline: What an opponent of a Spatzrufer may double
      Given the reading "<reading>" of "kontra-on-contained-vogerl"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And the choice is "<choice>"

      Examples:
        | reading   | choice                                                          |
        | own-chain | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut! |
        | with-game | Trull, Könige, Uhu, Kontra Spiel, Gut!                          |

    @dispute:kontra-on-contained-vogerl
    Scenario Outline: A Prämie that the caller announces beside the Spatz is doubled by itself in either reading
      Given the reading "<reading>" of "kontra-on-contained-vogerl"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!"
      Then Third is next to say
      And the choice is "<choice>"

      Examples:
        | reading   | choice                                                                                   |
        | own-chain | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Kontra Trull of Vorhand, Gut! |
        | with-game | Trull, Könige, Uhu, Kontra Spiel, Kontra Trull of Vorhand, Gut!                          |

    @dispute:kontra-on-contained-vogerl
    Scenario Outline: Game and Spatz lost with Kontra to the game only
      The declarer's side has 13 Augen, and the I is beaten in the last trick; nothing else is scored.
      The game counts 10, doubled 20. The Spatz counts 20, and 40 where the Kontra to the game covers it.
      Each loser pays one winner: 20 and 20 are 40, 20 and 40 are 60.
      Given the reading "<reading>" of "kontra-on-contained-vogerl"
      And Vorhand holds "VI V IV III II I 4♥ 3♥ A♦ 2♦ C♠ C♣"
      And Second holds "Sküs XI X IX VIII VII K♥ 2♥ 3♦ 4♦ B♠ B♣"
      And Third holds "XXI XX XIX XVIII XVII D♥ C♥ K♦ D♦ K♠ 10♠ K♣"
      And Dealer holds "XVI XV XIV XIII XII B♥ A♥ C♦ B♦ D♠ D♣ 10♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♥ K♥ C♥ A♥       |
        | Second  | 2♥ D♥ B♥ 3♥       |
        | Third   | K♦ C♦ A♦ 3♦       |
        | Third   | D♦ B♦ 2♦ 4♦       |
        | Third   | K♠ D♠ C♠ B♠       |
        | Third   | K♣ D♣ C♣ B♣       |
        | Third   | 10♠ XII II Sküs   |
        | Second  | VII XVII XIII III |
        | Third   | XVIII XIV IV VIII |
        | Third   | XIX XV V IX       |
        | Third   | XX XVI VI X       |
        | Third   | XXI 10♣ I XI      |
      Then "Spiel" is lost by the declarer
      And "Spatz" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | own-chain | Vorhand -40, Second -40, Third +40, Dealer +40 |
        | with-game | Vorhand -60, Second -60, Third +60, Dealer +60 |

    Example: After a Kontra to the Spatz the game is still open
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spatz of Vorhand"
      Then Dealer is next to say
      And the choice is "Trull, Könige, Kontra Spiel, Gut!"

    Example: The caller answers a Kontra to the contained Spatz
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spatz of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Rekontra Spatz of Vorhand, Gut!"

    Example: Only the doubled one of game and Spatz is answered
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Rekontra Spatz of Vorhand"
      Then that is refused

    Example: The first turn is the last chance to double the contained Spatz
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spatz of Vorhand"
      Then that is refused

  @clause:LUN-ANNOUNCING-024
  Rule: The first Kontra stands, even a partner's, though it may not count in the end; nobody says a second one

    @dispute:kontra-by-own-side-blocks
    Scenario Outline: An opponent after the secret partner's Kontra
      Given the reading "<reading>" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      Then Third is next to say
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                   |
        | blocks  | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!                          |
        | foe-may | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Kontra Trull of Vorhand, Gut! |

    @dispute:kontra-by-own-side-blocks
    Scenario Outline: An opponent says Kontra to what the secret partner has doubled
      Given the reading "<reading>" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      And Third says "Kontra Trull of Vorhand"
      Then that is <outcome>

      Examples:
        | reading | outcome |
        | blocks  | refused |
        | foe-may | allowed |

    Example: No Kontra follows an opponent's Kontra that the partner has answered already
      Only a Kontra of the announcer's own side could leave room for another one; here an opponent said it.
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And the reading "partners" of "ladder-next-speaker"
      And Vorhand holds "I"
      And Third holds "K♥"
      And Dealer holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Rekontra Trull of Vorhand"
      Then Dealer is next to say
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Superkontra Trull of Vorhand, Gut!"

    Example: The second opponent cannot double the Trull once more
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand"
      Then Dealer is next to say
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: The second opponent cannot double the game once more
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Kontra Spiel"
      Then that is refused

    Example: The same Prämie announced by two players is doubled apart
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand + Trull"
      And Third says "Kontra Trull of Second"
      Then that is allowed

    Example: Where an opponent may follow the partner, he does so in his first turn or not at all
      Second, an opponent, let the Trull go by. The partner's Kontra comes after that and does not bring it back.
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "II"
      And Third holds "K♥"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say
      And the choice is "Gut!"

    Example: Where an opponent may follow the partner, a Kontra that comes a circuit late is refused
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "II"
      And Third holds "K♥"
      And Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused

    Example: Where an opponent may follow the partner, the announcer answers the opponent's Kontra
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Kontra Trull of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Rekontra Trull of Vorhand, Gut!"

    Example: Where an opponent may follow the partner, no third Kontra follows
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Kontra Trull of Vorhand"
      And Dealer says "Kontra Trull of Vorhand"
      Then that is refused

    Example: A Kontra of an opponent is not followed by the partner in any reading
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Gut!"
      And Dealer says "Kontra Trull of Vorhand"
      Then that is refused

  @clause:LUN-ANNOUNCING-025
  Rule: Trull, Könige, Spatz, Uhu, König ultimo and Valat can be announced or made in silence

    @position
    Example: A called player with both Vogerln can announce all six
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!"
      When Second is asked to announce holding "XX XIV VII II I K♥ D♥ C♦ 2♦ K♠ 10♠ 9♣"
      Then Second is next to say
      And the choice is "Trull, Könige, Spatz, Uhu, König ultimo, Valat, Gut!"

    Example: Without a card of the Trull in hand the Trull can still be announced
      Given Dealer holds "VII VI V IV 4♥ 3♥ 4♦ 3♦ 10♠ B♠ 10♣ B♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer says "Trull + Könige"
      Then that is allowed

    @position
    Example: The Trull is won in silence
      The Sküs, XXI and I lie with the declarer's side; with K♥ and D♦ that makes 24 Augen, so the game is lost.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIV I K♥ A♥ 2♥ 4♥ D♦ 2♦ 10♠ 9♠ 8♠ 7♠ 8♣"
      And the declarer's side took 3 of 12 tricks
      And the last trick but one is "Third K♦ B♦ C♦ A♦"
      And the last trick is "Third K♣ C♣ D♣ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: The same Trull is won announced
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIV I K♥ A♥ 2♥ 4♥ D♦ 2♦ 10♠ 9♠ 8♠ 7♠ 8♣"
      And the declarer's side took 3 of 12 tricks
      And the last trick but one is "Third K♦ B♦ C♦ A♦"
      And the last trick is "Third K♣ C♣ D♣ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: The Spatz of a Dreier is won in silence
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIV XIII I K♥ A♥ 2♥ 4♥ D♦ 2♦ 10♠ 9♠ 8♠ 7♠ 8♣"
      And the declarer's side took 3 of 12 tricks
      And the last trick but one is "Vorhand XX 2♦ XIV XIII"
      And the last trick is "Vorhand I D♦ 10♠ 8♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Spatz | declarer | won     | no        |

    Example: The Ultimo of the III, which other rounds know as Kakadu, is no Prämie here
      Given Vorhand holds "III"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Kakadu"
      Then that is refused
