Feature: Whole deals: Fahren
  Nobody wants to play, and few Augen are wanted. The leader stands before each trick.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-031
  Rule: In Fahren a pair is worth 20 Cent, 40 when one of the two said Kontra, 80 when both did

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-033 @clause:LUN-SETTLING-032 @clause:LUN-COUNTING-015 @clause:LUN-COUNTING-016
    Example: Fahren with two Kontras and a tie between the two who said nothing
      Second pays 40 each to Vorhand and Third and 80 to the Dealer. Vorhand and Third have 10 each and pay each other nothing,
      but 40 each to the Dealer.
      Given Vorhand holds "XX XIII XII XI VI IV 2♥ D♦ C♦ 9♠ D♣ B♣"
      And Second holds "XVII XVI XV XIV X III II B♥ K♦ 2♦ 4♦ B♠"
      And Third holds "Sküs VII V D♥ C♥ 4♥ A♦ 10♠ K♣ C♣ 10♣ 7♣"
      And Dealer holds "XVIII IX VIII I A♥ 3♥ B♦ K♠ D♠ C♠ 8♠ 7♠"
      And the Talon is "3♦ XXI 8♣" and "K♥ XIX 9♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ K♦ A♦ B♦      |
        | Second  | B♥ C♥ 3♥ 2♥      |
        | Third   | 10♠ C♠ 9♠ B♠     |
        | Dealer  | A♥ IV XVI 4♥     |
        | Second  | II VII XVIII XX  |
        | Vorhand | VI XIV Sküs VIII |
        | Third   | V IX XI XV       |
        | Second  | III K♣ I XIII    |
        | Vorhand | XII XVII C♣ 7♠   |
        | Second  | X 7♣ 8♠ C♦       |
        | Second  | 4♦ 10♣ D♠ B♣     |
        | Second  | 2♦ D♥ K♠ D♣      |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 10, Second 36, Third 10, Dealer 5"
      And the payments are "Vorhand 0, Second -160, Third 0, Dealer +160"

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-033 @clause:LUN-SETTLING-032 @clause:LUN-COUNTING-015 @clause:LUN-COUNTING-016
    Example: Fahren in which the two who said Kontra have the same Augen
      The pair of 80 ties. Vorhand and Second each pay 40 to Third and to the Dealer; the Dealer pays 20 to Third.
      Given Vorhand holds "XXI XX XVI XII IX II I D♥ B♥ A♥ 9♠ 8♠"
      And Second holds "Sküs XVII XIV VI V K♥ K♦ C♦ 2♦ B♠ D♣ 8♣"
      And Third holds "XV XI VIII VII 2♥ B♦ 3♦ K♠ D♠ 7♠ 9♣ 7♣"
      And Dealer holds "XIX XVIII XIII X IV III C♥ 3♥ A♦ K♣ C♣ B♣"
      And the Talon is "10♣ 4♦ D♦" and "10♠ C♠ 4♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | IX XIV XV XVIII   |
        | Dealer  | XIX XXI Sküs VII  |
        | Second  | K♥ 2♥ 3♥ B♥       |
        | Second  | XVII VIII XIII XX |
        | Vorhand | XII V XI III      |
        | Vorhand | D♥ VI K♠ C♥       |
        | Second  | B♠ D♠ X 9♠        |
        | Dealer  | IV XVI 8♣ 7♣      |
        | Vorhand | II 2♦ 7♠ A♦       |
        | Vorhand | 8♠ C♦ 3♦ B♣       |
        | Vorhand | A♥ D♣ 9♣ C♣       |
        | Vorhand | I K♦ B♦ K♣        |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 29, Second 29, Third 0, Dealer 6"
      And the payments are "Vorhand -80, Second -80, Third +100, Dealer +60"

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-COUNTING-015 @clause:LUN-COUNTING-016
    Example: Fahren without a Kontra, one player without a trick
      Every pair is worth 20. The Dealer pays all three, Second pays two, Vorhand pays Third alone.
      Given the dealer is at seat 1
      And Vorhand holds "XIII XI VIII VI IV B♠ 10♠ 9♠ D♣ C♣ B♣ 9♣"
      And Second holds "Sküs XXI XX XVIII XIV IX V 2♥ A♦ 7♠ 10♣ 8♣"
      And Third holds "XV D♥ B♥ A♥ 3♥ 4♥ 2♦ K♠ D♠ C♠ 8♠ K♣"
      And Dealer holds "XVII XVI XII X VII III II I K♥ C♥ C♦ 3♦"
      And the Talon is "XIX 4♦ D♦" and "7♣ K♦ B♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | VI IX XV XVII    |
        | Dealer  | II XIII XVIII 2♦ |
        | Second  | XIV D♥ XVI XI    |
        | Dealer  | K♥ VIII 2♥ A♥    |
        | Vorhand | IV Sküs K♣ X     |
        | Second  | V 8♠ XII B♠      |
        | Dealer  | III 9♠ XX D♠     |
        | Second  | A♦ 4♥ C♦ 9♣      |
        | Dealer  | C♥ 10♠ XXI 3♥    |
        | Second  | 7♠ C♠ VII B♣     |
        | Dealer  | 3♦ C♣ 8♣ B♥      |
        | Dealer  | I D♣ 10♣ K♠      |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 5, Second 22, Third 0, Dealer 33"
      And the payments are "Vorhand +20, Second -20, Third +60, Dealer -60"

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-033 @clause:LUN-SETTLING-032 @clause:LUN-COUNTING-015 @clause:LUN-COUNTING-016
    Scenario Outline: Fahren with two Kontras, wherever the dealer sits
      Second pays 40 each to Vorhand and Third and 80 to the Dealer. Vorhand and Third have 10 each and pay each other
      nothing, but 40 each to the Dealer.
      Given the dealer is at seat <seat>
      And Vorhand holds "XX XIII XII XI VI IV 2♥ D♦ C♦ 9♠ D♣ B♣"
      And Second holds "XVII XVI XV XIV X III II B♥ K♦ 2♦ 4♦ B♠"
      And Third holds "Sküs VII V D♥ C♥ 4♥ A♦ 10♠ K♣ C♣ 10♣ 7♣"
      And Dealer holds "XVIII IX VIII I A♥ 3♥ B♦ K♠ D♠ C♠ 8♠ 7♠"
      And the Talon is "3♦ XXI 8♣" and "K♥ XIX 9♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ K♦ A♦ B♦      |
        | Second  | B♥ C♥ 3♥ 2♥      |
        | Third   | 10♠ C♠ 9♠ B♠     |
        | Dealer  | A♥ IV XVI 4♥     |
        | Second  | II VII XVIII XX  |
        | Vorhand | VI XIV Sküs VIII |
        | Third   | V IX XI XV       |
        | Second  | III K♣ I XIII    |
        | Vorhand | XII XVII C♣ 7♠   |
        | Second  | X 7♣ 8♠ C♦       |
        | Second  | 4♦ 10♣ D♠ B♣     |
        | Second  | 2♦ D♥ K♠ D♣      |
      Then the contract is Fahren
      And it is nobody's turn
      And the deal is over
      And the Augen come to "Vorhand 10, Second 36, Third 10, Dealer 5"
      And the payments are "Vorhand 0, Second -160, Third 0, Dealer +160"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
