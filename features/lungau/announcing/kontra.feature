# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: Kontra and its answers

  Background:
    Given the rules "lungau"

  @clause:LUN-ANNOUNCING-006
  Rule: Any other player may double an announced Prämie with Kontra

    Scenario Outline: <who doubles>
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<announcing>"
      And <player> says "<words>"
      Then that is allowed
      And it is <turn>'s turn to speak

      Examples:
        | who doubles                                  | announcing                   | player | words                                             | turn   |
        | The secret partner can say it too            | Vorhand Trull                | Second | Kontra Trull of Vorhand                           | Third  |
        | Two announcements can be doubled in one turn | Vorhand Trull, Second Könige | Third  | Kontra Trull of Vorhand + Kontra Könige of Second | Dealer |

    Scenario Outline: <case>
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<announcing>"
      And <player> says "Kontra Trull of Vorhand"
      Then that is refused

      Examples:
        | case                                         | announcing                                          | player  |
        | Nobody says Kontra to his own Prämie         | Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut! | Vorhand |
        | A Trull that nobody announced is not doubled | Vorhand Könige                                      | Second  |

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
      And it is Second's turn to speak

    @position
    Example: An announced Valat can be doubled like the rest
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat"
      When Second is to announce with "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣" in hand
      Then "Kontra Valat of Vorhand" may be chosen

    @clause:LUN-ANNOUNCING-007 @clause:LUN-ANNOUNCING-008
    Scenario Outline: Every step to each Prämie of a lone declarer, and who may say it
      Vorhand holds I and II. Dealer, who has let the Kontra be, may say Superkontra as well as Third, who said it.
      Given Second holds "3♥"
      And Vorhand holds "I II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand <item>, Second Gut!, Third Kontra <item> of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra <item> of Vorhand, Gut!"
      When the announcing goes "Vorhand Rekontra <item> of Vorhand, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Superkontra <item> of Vorhand, Gut!"
      When Third says "Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Superkontra <item> of Vorhand, Gut!"
      When Dealer says "Superkontra <item> of Vorhand"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

      Examples:
        | item   |
        | Trull  |
        | Könige |
        | Spatz  |
        | Uhu    |
        | Valat  |

    @clause:LUN-ANNOUNCING-007 @clause:LUN-ANNOUNCING-008
    Scenario Outline: Every step to each Prämie of an opponent, and who may say it
      Third holds I and II here, and Vorhand is alone.
      Given Third holds "I II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third <item>, Dealer Gut!, Vorhand Kontra <item> of Third, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Rekontra <item> of Third, Gut!"
      When Third says "Rekontra <item> of Third"
      And Dealer says "Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Superkontra <item> of Third, Gut!"
      When Vorhand says "Superkontra <item> of Third"
      Then that is allowed
      And it is Second's turn to speak
      And the choice is "Gut!"

      Examples:
        | item   |
        | Trull  |
        | Könige |
        | Spatz  |
        | Uhu    |

  @clause:LUN-ANNOUNCING-007
  Rule: The announcer may answer a Kontra with Rekontra

    Background:
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: The caller is left with Rekontra or Gut!
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Trull of Vorhand, Gut!"

    Example: Without a Kontra there is nothing to answer
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Rekontra Trull of Vorhand"
      Then that is refused

    Example: An announcer further round the table answers in his second turn
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Trull, Dealer Kontra Trull of Third"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Rekontra Trull of Third, Gut!"

    Example: Only the doubled one of two announcements is answered
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull + Könige, Second Gut!, Third Gut!, Dealer Kontra Könige of Vorhand"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Könige of Vorhand, Gut!"

  @clause:LUN-ANNOUNCING-008
  Rule: Superkontra against the announcer is the last step

    Background:
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: The opponent who said Kontra goes one further
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Superkontra Trull of Vorhand, Gut!"

    Example: After Superkontra nothing is left to say
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Superkontra Trull of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: Superkontra is not said straight after Kontra
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand"
      And Dealer says "Superkontra Trull of Vorhand"
      Then that is refused

    Example: An opponent who may say Kontra after the partner still cannot begin with Superkontra
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      And Third says "Superkontra Trull of Vorhand"
      Then that is refused

    Example: The announcer does not go on to Superkontra himself
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Superkontra Trull of Vorhand"
      Then that is refused

  @clause:LUN-ANNOUNCING-009
  Rule: Rekontra to a Prämie belongs to its announcer alone; Superkontra may be said by any other player, but in the end it counts only against the announcer

    Background:
      Given Vorhand holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: The called player does not answer for the caller
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Gut!"
      And Second says "Rekontra Trull of Vorhand"
      Then that is refused

    Example: Superkontra may come from an opponent who had not said Kontra
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Superkontra Trull of Vorhand, Gut!"

    @dispute:ladder-next-speaker
    Scenario Outline: An opponent between a Kontra to his fellow and a Rekontra of the caller
      The Dealer and Third are opponents of the caller; Third said Kontra to the Trull, Vorhand to Third's Könige.
      Given the reading "<reading>" of "ladder-next-speaker"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand + Könige, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand + Kontra Könige of Third, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
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
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading                | choice                             |
        | announcer-then-others  | Superkontra Trull of Vorhand, Gut! |
        | announcer-then-kontrer | Gut!                               |
        | partners               | Gut!                               |

    Scenario Outline: The opponent who said Kontra may always go on to Superkontra
      Given the reading "<round>" of "ladder-next-speaker"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Superkontra Trull of Vorhand, Gut!"

      Examples:
        | round                  |
        | announcer-then-others  |
        | announcer-then-kontrer |
        | partners               |

    @dispute:ladder-next-speaker
    Scenario Outline: The secret partner says Rekontra in place of the caller
      Given the reading "<reading>" of "ladder-next-speaker"
      And Third holds "K♥"
      And Dealer holds "II"
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

    Example: Even where partners answer for each other, nobody answers his own Kontra
      Second is the caller's friend, but there is no Kontra but his to answer.
      Given the reading "partners" of "ladder-next-speaker"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Kontra Trull of Vorhand + Rekontra Trull of Vorhand"
      Then that is refused

    Example: Even where partners answer for each other, an opponent does not answer his fellow's Kontra with Rekontra
      Third is no friend of the caller's, so he has nothing to answer for him.
      Given the reading "partners" of "ladder-next-speaker"
      And Dealer holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: The secret partner says Superkontra
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand"
      And Second says "Superkontra Trull of Vorhand"
      Then that is allowed
      And it is Third's turn to speak
      And the choice is "Gut!"

    Example: An opponent answers a Kontra of his fellow with Superkontra
      Third announced Könige, the Dealer said Kontra; nobody knows yet that they are on the same side.
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Könige, Dealer Kontra Könige of Third"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Rekontra Könige of Third"
      Then it is Dealer's turn to speak
      And the choice is "Superkontra Könige of Third, Gut!"

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
      And it is Dealer's turn to speak

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
      Then it is <player>'s turn to speak
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
      Then it is Second's turn to speak
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
      Then it is Dealer's turn to speak
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Scenario Outline: All three may double a Sechserdreier
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And the announcing goes "<before>"
      Then it is <player>'s turn to speak
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
      Then it is <player>'s turn to speak
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
      Then it is <player>'s turn to speak
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

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: The caller answers a Kontra to the game
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Spiel, Gut!"

    Scenario Outline: <words that follow>
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "<announcing>"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | words that follow                                  | announcing             | choice               |
        | The called player answers when the caller does not | Vorhand Gut!           | Rekontra Spiel, Gut! |
        | One Rekontra to the game is enough                 | Vorhand Rekontra Spiel | Gut!                 |

    Example: A called player who speaks after the Kontra answers in the first circuit
      Given Vorhand holds "I"
      And Third holds "II"
      And Dealer holds "K♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      Then it is Dealer's turn to speak
      And "Rekontra Spiel" may be chosen

    Example: An opponent does not answer for the caller
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
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
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Gut!"

    Example: A caller of his own König answers himself and nobody else does
      Given Vorhand holds "I K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Spiel, Gut!"

  @clause:LUN-ANNOUNCING-015
  Rule: An opponent may carry the game on to Superkontra

    Background:
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    @dispute:superkontra-on-game
    Scenario Outline: The opponent who doubled the game hears Rekontra
      Given the reading "<reading>" of "superkontra-on-game"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading | choice                  |
        | allowed | Superkontra Spiel, Gut! |
        | stops   | Gut!                    |

    Example: The called player does not carry the game on
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel"
      And Second says "Superkontra Spiel"
      Then that is refused

    Example: Nothing comes after Superkontra to the game
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!, Third Superkontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: Superkontra to the game waits for Rekontra
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Superkontra Spiel"
      Then that is refused

  @clause:LUN-ANNOUNCING-024
  Rule: The first Kontra stands, even a partner's, though it may not count in the end; nobody says a second one

    Background:
      Given Vorhand holds "I"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    @dispute:kontra-by-own-side-blocks
    Scenario Outline: An opponent after the secret partner's Kontra
      Given the reading "<reading>" of "kontra-by-own-side-blocks"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand"
      Then it is Third's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                                                   |
        | blocks  | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Gut!                          |
        | foe-may | Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Kontra Trull of Vorhand, Gut! |

    @dispute:kontra-by-own-side-blocks
    Scenario Outline: An opponent says Kontra to what the secret partner has doubled
      Given the reading "<reading>" of "kontra-by-own-side-blocks"
      And Second holds "K♥"
      And Third holds "II"
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

    Example: The partner does not double what he has doubled, even where an opponent still may
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Kontra Trull of Vorhand + Kontra Trull of Vorhand"
      Then that is refused

    Example: No Kontra follows an opponent's Kontra that the partner has answered already
      Only a Kontra of the announcer's own side could leave room for another one; here an opponent said it.
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And the reading "partners" of "ladder-next-speaker"
      And Third holds "K♥"
      And Dealer holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Rekontra Trull of Vorhand"
      Then it is Dealer's turn to speak
      And the choice is "Trull, Könige, Uhu, Kontra Spiel, Kontra Spatz of Vorhand, Superkontra Trull of Vorhand, Gut!"

    Example: The second opponent cannot double the Trull once more
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand"
      Then it is Dealer's turn to speak
      And the choice is "Trull, Könige, Kontra Spiel, Kontra Spatz of Vorhand, Gut!"

    Example: The second opponent cannot double the game once more
      Given Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Kontra Spiel"
      Then that is refused

    Example: The same Prämie announced by two players is doubled apart
      Given Second holds "K♥"
      And Third holds "II"
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
      And Second holds "II"
      And Third holds "K♥"
      And Dealer holds "K♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Gut!"

    Example: Where an opponent may follow the partner, a Kontra that comes a circuit late is refused
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Second holds "II"
      And Third holds "K♥"
      And Dealer holds "K♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused

    Example: Where an opponent may follow the partner, the announcer answers the opponent's Kontra
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Kontra Trull of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Trull of Vorhand, Gut!"

    Example: Where an opponent may follow the partner, no third Kontra follows
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Kontra Trull of Vorhand"
      And Dealer says "Kontra Trull of Vorhand"
      Then that is refused

    Example: A Kontra of an opponent is not followed by the partner in any reading
      Given the reading "foe-may" of "kontra-by-own-side-blocks"
      And Third holds "II"
      And Dealer holds "K♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Gut!"
      And Dealer says "Kontra Trull of Vorhand"
      Then that is refused
