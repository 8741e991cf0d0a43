# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: the Vogerl of a Vogerlrufer

  Background:
    Given the rules "lungau"

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
      Then it is Third's turn to speak
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
      Then it is Vorhand's turn to speak
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
      Then it is Third's turn to speak
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
      Then these items are scored:
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
      And it is Second's turn to speak

    Example: A Spatzrufer with the II in hand adds the Uhu
      Given Vorhand holds "I II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
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

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    @dispute:kontra-on-contained-vogerl
    Scenario Outline: What an opponent of a Spatzrufer may double
      Given the reading "<reading>" of "kontra-on-contained-vogerl"
      And Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
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
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!"
      Then it is Third's turn to speak
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
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spatz of Vorhand"
      Then it is Dealer's turn to speak
      And the choice is "Trull, Könige, Kontra Spiel, Gut!"

    Example: The caller answers a Kontra to the contained Spatz
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spatz of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Rekontra Spatz of Vorhand, Gut!"

    Example: Only the doubled one of game and Spatz is answered
      Given Vorhand holds "I"
      And Second holds "K♥"
      And Third holds "II"
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
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spatz of Vorhand"
      Then that is refused
