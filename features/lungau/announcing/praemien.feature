# Announcing and doubling, from the declarer's first turn to the last answer. `Gut!` closes every turn and is added
# to each of them by itself.
# Most deals name just I, II and the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦,
# ♠, ♣. The caller takes half of a worthless Talon and lays the same three cards away.

Feature: Announcing and doubling: what can be announced

  Background:
    Given the rules "lungau"

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
      Then it is Third's turn to speak
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
      When Second is to announce with "XX XIV VII II I K♥ D♥ C♦ 2♦ K♠ 10♠ 9♣" in hand
      Then "Trull, Könige, Spatz, Uhu, König ultimo, Valat" may be chosen
      And "Königfang" may not be chosen

  @clause:LUN-ANNOUNCING-025
  Rule: Trull, Könige, Spatz, Uhu, König ultimo and Valat can be announced or made in silence

    @position
    Example: A called player with both Vogerln can announce all six
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Second
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "XX XIV VII II I K♥ D♥ C♦ 2♦ K♠ 10♠ 9♣" in hand
      Then it is Second's turn to speak
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
