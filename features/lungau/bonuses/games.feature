Feature: Prämien, made and failed: in which games

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-023
  Rule: Fangprämien (Trull, Könige, Königfang) and Ultimos (Spatz, Uhu, König ultimo) belong to games with a declarer; Fahren compares Augen only

    Example: a whole Trull in Fahren earns nothing
      The dealer has all three cards of the Trull and 29 Augen, Vorhand 12, the second player 14, the third 9; 7 lie in
      the Talon. In each pair the one with more pays 20: dealer −20 −20 −20 = −60, second −20 −20 + 20 = −20,
      Vorhand −20 + 20 + 20 = +20, third +20 +20 +20 = +60.
      Given Vorhand holds "XVIII XV K♥ C♥ 2♥ 3♥ C♦ K♠ D♠ C♠ B♠ 9♣"
      And Second holds "XIX XIV XI VIII VII IV 4♥ B♦ 2♦ 9♠ 7♠ K♣"
      And Third holds "XVI XII IX III I B♥ A♥ A♦ 8♠ D♣ B♣ 8♣"
      And Dealer holds "Sküs XXI XX XIII X V II D♥ K♦ 4♦ 10♠ 7♣"
      And the Talon is "VI C♣ D♦" and "XVII 3♦ 10♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | XV XIX XII XX      |
        | Dealer  | Sküs XVIII VII XVI |
        | Dealer  | II B♠ VIII IX      |
        | Third   | A♥ D♥ K♥ 4♥        |
        | Vorhand | 2♥ IV B♥ X         |
        | Dealer  | 10♠ C♠ 7♠ 8♠       |
        | Vorhand | C♦ 2♦ A♦ K♦        |
        | Dealer  | 4♦ K♠ B♦ III       |
        | Third   | 8♣ 7♣ 9♣ K♣        |
        | Second  | 9♠ I XXI D♠        |
        | Dealer  | V C♥ XI B♣         |
        | Second  | XIV D♣ XIII 3♥     |
      Then it is nobody's turn
      And "Trull" is not scored
      And the Augen come to "Vorhand 12, Second 14, Third 9, Dealer 29"
      And the payments are "Vorhand +20, Second -20, Third +60, Dealer -60"

    @position
    Example: in Fahren there is nothing to announce
      Given Fahren is played
      When Vorhand is to announce with "Sküs XXI II I K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣" in hand
      Then "Trull, Könige, Spatz, Uhu, Valat" may not be chosen

    @position
    Example: the same cards in a Dreier can announce them all
      Given Vorhand plays a Dreier
      When Vorhand is to announce with "Sküs XXI II I K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣" in hand
      Then "Trull, Könige, Spatz, Uhu, Valat" may be chosen

    Example: before Fahren nobody announces the Trull, though it lies in one hand
      Given Vorhand holds "Sküs XXI I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to speak
