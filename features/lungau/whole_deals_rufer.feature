Feature: Whole deals: Spatzrufer and Uhurufer
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-003
  Rule: In a Rufer the game counts 10 Cent

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-001 @clause:LUN-BONUSES-008 @clause:LUN-COUNTING-008
    Example: A Spatzrufer won with the Spatz in the last trick
      The game 10, the contained Spatz 20 and a silent Trull 10 make 40; each loser pays them to one winner.
      Given Vorhand holds "XXI XVIII XVII XVI XIII IX VI I A♥ A♦ 3♦ K♠"
      And Second holds "XV XII VII V D♥ 4♥ C♦ 2♦ B♠ 10♠ 9♠ 7♣"
      And Third holds "Sküs XIV K♥ 2♥ 4♦ C♠ 8♠ 7♠ K♣ D♣ C♣ 8♣"
      And Dealer holds "XIX XI X VIII IV II C♥ B♥ 3♥ D♦ D♠ 9♣"
      And the Talon is "K♦ B♦ XX" and "10♣ III B♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "A♥ A♦ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | IX XV XIV IV     |
        | Second  | V Sküs II III    |
        | Third   | 4♦ D♦ 3♦ C♦      |
        | Dealer  | 9♣ 10♣ 7♣ 8♣     |
        | Vorhand | XIII VII D♣ VIII |
        | Vorhand | VI XII 2♥ X      |
        | Second  | 4♥ K♥ 3♥ XVII    |
        | Vorhand | XXI 2♦ K♣ XI     |
        | Vorhand | XVI D♥ 7♠ XIX    |
        | Dealer  | B♥ XVIII 9♠ 8♠   |
        | Vorhand | K♠ 10♠ C♠ D♠     |
        | Vorhand | I B♠ C♣ C♥       |
      Then the contract is Spatzrufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 18
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Trull" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +40, Second -40, Third +40, Dealer -40"

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-006 @clause:LUN-SETTLING-007 @clause:LUN-BONUSES-005 @clause:LUN-BONUSES-009 @clause:LUN-COUNTING-008
    Example: A Spatzrufer lost with both Kontras and the called König
      Kontra makes 20 of the game and 40 of the Spatz, which the Sküs catches in the last trick; Königfang adds 10.
      Given Vorhand holds "XXI XVI IV K♥ A♥ 3♥ K♦ B♦ D♠ B♠ 9♠ 9♣"
      And Second holds "Sküs XX XV XI VII III 4♥ K♠ 8♠ 7♠ K♣ D♣"
      And Third holds "XVIII XIII VI B♥ 2♥ D♦ C♦ 3♦ 4♦ 10♠ C♣ 7♣"
      And Dealer holds "XIX XVII XIV XII VIII V II I C♥ A♦ 2♦ 10♣"
      And the Talon is "D♥ 8♣ B♣" and "X IX C♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Spatzrufer"
      And Dealer calls "K♦"
      And Dealer takes the first half
      And Dealer lays away "D♥ C♥ A♦"
      And the announcing goes "Dealer Gut!, Vorhand Gut!, Second Kontra Spiel + Kontra Spatz of Dealer, Third Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | B♦ XI D♦ 2♦    |
        | Second  | 7♠ 10♠ XVII B♠ |
        | Dealer  | 10♣ 9♣ K♣ C♣   |
        | Second  | 8♠ XIII XIV D♠ |
        | Dealer  | B♣ XXI D♣ 7♣   |
        | Vorhand | K♥ 4♥ 2♥ II    |
        | Dealer  | XIX IV XX VI   |
        | Second  | K♠ XVIII V 9♠  |
        | Third   | B♥ VIII 3♥ III |
        | Dealer  | 8♣ XVI VII 4♦  |
        | Vorhand | K♦ XV 3♦ XII   |
        | Second  | Sküs C♦ I A♥   |
      Then the contract is Spatzrufer and Dealer is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 31 Augen and the opponents have 40
      And these items are scored:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Spatz     | declarer  | lost    | yes       | Second     |
        | Königfang | opponents | won     | no        |            |
      And "Spiel" brings the declarer -20 Cent
      And "Spatz" brings the declarer -40 Cent
      And "Königfang" brings the declarer -10 Cent
      And the payments are "Vorhand -70, Second +70, Third +70, Dealer -70"

    @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-007 @clause:LUN-BONUSES-010 @clause:LUN-BONUSES-012 @clause:LUN-COUNTING-008
    Example: An Uhurufer won with Rekontra on the Uhu and an announced König ultimo
      The game 10, the Uhu 20 doubled twice is 80, the announced König ultimo 20: together 110.
      Given the dealer is at seat 0
      And Vorhand holds "XVI XIV VI IV I K♥ 3♦ D♠ B♠ 9♠ C♣ 8♣"
      And Second holds "Sküs XX XVIII XV X VIII VII II C♦ 8♠ 10♣ 9♣"
      And Third holds "XIX XIII XI III C♥ 4♥ K♦ D♦ A♦ 2♦ K♠ 7♣"
      And Dealer holds "XXI XVII IX V B♥ A♥ 3♥ 4♦ C♠ 7♠ K♣ D♣"
      And the Talon is "10♠ XII D♥" and "B♣ B♦ 2♥"
      When the bidding goes "Vorhand Erster, Second Uhurufer, Third Weiter, Dealer Weiter"
      And Second calls "K♣"
      And Second takes the first half
      And Second lays away "D♥ C♦ 10♣"
      And the announcing goes "Second Gut!, Third Kontra Uhu of Second, Dealer König ultimo, Vorhand Gut!"
      And the announcing goes "Second Rekontra Uhu of Second, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | 3♦ XII D♦ 4♦   |
        | Second  | XV XIII V VI   |
        | Second  | VII XIX XVII I |
        | Third   | K♠ 7♠ 9♠ 8♠    |
        | Third   | 4♥ B♥ K♥ Sküs  |
        | Second  | X III XXI XIV  |
        | Dealer  | 3♥ XVI VIII C♥ |
        | Vorhand | D♠ 10♠ XI C♠   |
        | Third   | 2♦ IX IV XVIII |
        | Second  | XX 7♣ A♥ 8♣    |
        | Second  | II A♦ D♣ B♠    |
        | Second  | 9♣ K♦ K♣ C♣    |
      Then the contract is Uhurufer and Second is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 24
      And these items are scored:
        | item         | side     | outcome | announced | doubled by    |
        | Spiel        | declarer | won     | no        |               |
        | Uhu          | declarer | won     | yes       | Third, Second |
        | König ultimo | declarer | won     | yes       |               |
      And "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 80 Cent
      And "König ultimo" brings the declarer 20 Cent
      And the payments are "Vorhand -110, Second +110, Third -110, Dealer +110"

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-006 @clause:LUN-SETTLING-007 @clause:LUN-BONUSES-005 @clause:LUN-BONUSES-009 @clause:LUN-COUNTING-008
    Scenario Outline: A Spatzrufer lost with both Kontras, wherever the dealer sits
      Kontra makes 20 of the game and 40 of the Spatz, which the Sküs catches in the last trick; Königfang adds 10.
      Given the dealer is at seat <seat>
      And Vorhand holds "XXI XVI IV K♥ A♥ 3♥ K♦ B♦ D♠ B♠ 9♠ 9♣"
      And Second holds "Sküs XX XV XI VII III 4♥ K♠ 8♠ 7♠ K♣ D♣"
      And Third holds "XVIII XIII VI B♥ 2♥ D♦ C♦ 3♦ 4♦ 10♠ C♣ 7♣"
      And Dealer holds "XIX XVII XIV XII VIII V II I C♥ A♦ 2♦ 10♣"
      And the Talon is "D♥ 8♣ B♣" and "X IX C♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Spatzrufer"
      And Dealer calls "K♦"
      And Dealer takes the first half
      And Dealer lays away "D♥ C♥ A♦"
      And the announcing goes "Dealer Gut!, Vorhand Gut!, Second Kontra Spiel + Kontra Spatz of Dealer, Third Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | B♦ XI D♦ 2♦    |
        | Second  | 7♠ 10♠ XVII B♠ |
        | Dealer  | 10♣ 9♣ K♣ C♣   |
        | Second  | 8♠ XIII XIV D♠ |
        | Dealer  | B♣ XXI D♣ 7♣   |
        | Vorhand | K♥ 4♥ 2♥ II    |
        | Dealer  | XIX IV XX VI   |
        | Second  | K♠ XVIII V 9♠  |
        | Third   | B♥ VIII 3♥ III |
        | Dealer  | 8♣ XVI VII 4♦  |
        | Vorhand | K♦ XV 3♦ XII   |
        | Second  | Sküs C♦ I A♥   |
      Then the contract is Spatzrufer and Dealer is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the deal is over
      And the cards laid away are "D♥ C♥ A♦"
      And the declarer's side has 31 Augen and the opponents have 40
      And these items are scored:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Spatz     | declarer  | lost    | yes       | Second     |
        | Königfang | opponents | won     | no        |            |
      And "Spiel" brings the declarer -20 Cent
      And "Spatz" brings the declarer -40 Cent
      And "Königfang" brings the declarer -10 Cent
      And the payments are "Vorhand -70, Second +70, Third +70, Dealer -70"
      And the called König is "K♦"
      And these lines are settled:
        | item      | side      | brings |
        | Spiel     | declarer  | -20    |
        | Spatz     | declarer  | -40    |
        | Königfang | opponents | -10    |
      And these tricks have been taken:
        | leader  | cards          | winner  |
        | Vorhand | B♦ XI D♦ 2♦    | Second  |
        | Second  | 7♠ 10♠ XVII B♠ | Dealer  |
        | Dealer  | 10♣ 9♣ K♣ C♣   | Second  |
        | Second  | 8♠ XIII XIV D♠ | Dealer  |
        | Dealer  | B♣ XXI D♣ 7♣   | Vorhand |
        | Vorhand | K♥ 4♥ 2♥ II    | Dealer  |
        | Dealer  | XIX IV XX VI   | Second  |
        | Second  | K♠ XVIII V 9♠  | Third   |
        | Third   | B♥ VIII 3♥ III | Dealer  |
        | Dealer  | 8♣ XVI VII 4♦  | Vorhand |
        | Vorhand | K♦ XV 3♦ XII   | Second  |
        | Second  | Sküs C♦ I A♥   | Second  |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:LUN-SETTLING-009
  Rule: In a Vogerlrufer game and Vogerl are scored apart as well

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-BONUSES-010 @clause:LUN-COUNTING-008
    Example: An Uhurufer whose Uhu is won and whose game is lost
      Six Augen are missing, so the game costs 10; the Uhu takes the last trick but one and brings 20. What is left is 10.
      Given the dealer is at seat 2
      And Vorhand holds "XIX XVII XVI XIV XII XI X VI II K♥ 4♦ 10♠"
      And Second holds "Sküs XXI XIII IV K♦ B♦ A♦ 3♦ 7♠ D♣ C♣ 7♣"
      And Third holds "XVIII VIII D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ 2♦ K♠ B♣"
      And Dealer holds "XX VII V III B♥ C♦ D♠ C♠ 9♠ 8♠ K♣ 8♣"
      And the Talon is "B♠ XV IX" and "9♣ I 10♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 10♠ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♣ D♣ B♣ K♣     |
        | Dealer  | 8♣ I 7♣ XVIII   |
        | Third   | D♦ C♦ XI 3♦     |
        | Vorhand | XII IV VIII III |
        | Vorhand | XIV Sküs 2♦ V   |
        | Second  | K♦ 2♥ XX X      |
        | Dealer  | B♥ K♥ XIII 3♥   |
        | Second  | B♦ A♥ VII VI    |
        | Dealer  | 8♠ XVI 7♠ K♠    |
        | Vorhand | XVII XXI 4♥ D♠  |
        | Second  | A♦ C♥ 9♠ II     |
        | Vorhand | XIX C♣ D♥ C♠    |
      Then the contract is Uhurufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 41
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer -10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-BONUSES-011 @clause:LUN-COUNTING-008
    Example: An Uhurufer whose game is won and whose Uhu falls to the partner
      The partner leads XVII to the last trick but one and takes it over the II: the game brings 10, the Uhu costs 20.
      Given Vorhand holds "Sküs XIX XVII XVI X VI K♥ 2♥ C♦ K♠ C♠ 10♣"
      And Second holds "XIV XI III A♦ 2♦ 3♦ 4♦ B♠ 9♠ 8♠ 7♠ B♣"
      And Third holds "XXI XVIII XV XIII XII IX II C♥ B♥ D♠ 10♠ K♣"
      And Dealer holds "XX VII V I D♥ 3♥ 4♥ B♦ D♣ C♣ 9♣ 7♣"
      And the Talon is "IV VIII 8♣" and "A♥ D♦ K♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Uhurufer, Dealer Weiter"
      And Third calls "K♥"
      And Third takes the first half
      And Third lays away "C♥ B♥ D♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs III XXI VII |
        | Vorhand | VI XIV IX I      |
        | Second  | 3♦ XVIII B♦ C♦   |
        | Third   | 10♠ XX C♠ 7♠     |
        | Dealer  | D♥ 2♥ XI XII     |
        | Third   | IV V X 4♦        |
        | Vorhand | K♠ B♠ XIII 7♣    |
        | Third   | 8♣ D♣ 10♣ B♣     |
        | Dealer  | 4♥ K♥ 8♠ VIII    |
        | Third   | XV 3♥ XVI 9♠     |
        | Vorhand | XVII 2♦ II 9♣    |
        | Vorhand | XIX A♦ K♣ C♣     |
      Then the contract is Uhurufer and Third is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 48 Augen and the opponents have 23
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer -20 Cent
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-BONUSES-008 @clause:LUN-BONUSES-010 @clause:LUN-COUNTING-008
    Example: An Uhurufer with the Spatz announced beside it, and both of them made
      The II takes the last trick but one and the I the last. Game 10, Uhu 20 and Spatz 20 make 50.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XIV II I 4♥ K♠ 7♣"
      And Second holds "XXI VII VI B♥ D♦ B♦ A♦ B♠ 8♠ 7♠ C♣ 9♣"
      And Third holds "XIII IX V III K♥ C♥ A♥ 3♥ D♠ C♠ D♣ 8♣"
      And Dealer holds "XV XII VIII IV D♥ K♦ 2♦ 3♦ 4♦ 10♠ 9♠ 10♣"
      And the Talon is "XI X B♣" and "2♥ C♦ K♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ B♣ 7♣"
      And the announcing goes "Vorhand Spatz, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs VI III IV    |
        | Vorhand | XX XXI V XII      |
        | Second  | D♦ IX 2♦ XI       |
        | Vorhand | XIX VII XIII VIII |
        | Vorhand | XVIII A♦ D♣ XV    |
        | Vorhand | XVII 8♠ A♥ 10♠    |
        | Vorhand | XVI 9♣ C♥ 3♦      |
        | Vorhand | XIV B♦ D♠ D♥      |
        | Vorhand | X B♥ 8♣ 10♣       |
        | Vorhand | K♠ B♠ C♠ 9♠       |
        | Vorhand | II C♣ K♥ K♦       |
        | Vorhand | I 7♠ 3♥ 4♦        |
      Then the contract is Uhurufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 58 Augen and the opponents have 13
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

  @clause:LUN-SETTLING-025
  Rule: A Prämie that the announcer's own partner doubled is scored as if it had not been doubled

    Background:
      Given Vorhand holds "Sküs XXI XIX XVI XII IX I C♥ A♥ B♦ B♠ 10♣"
      And Second holds "XIV XI V III D♥ 4♥ D♦ 3♦ C♠ 8♠ K♣ C♣"
      And Third holds "XX XV X VIII VII IV K♥ 3♥ K♦ D♠ D♣ 9♣"
      And Dealer holds "XVIII XVII XIII 2♥ C♦ A♦ 2♦ K♠ 10♠ 7♠ B♣ 8♣"
      And the Talon is "II 4♦ VI" and "9♠ 7♣ B♥"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-BONUSES-001 @clause:LUN-BONUSES-009
    Example: The secret partner says Kontra to the Trull of his own side
      The Trull stays at 20. The partner takes the last trick with the X, so the Spatz costs 20; only the game's 10 are left.
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ B♠ 10♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♥ D♥ K♥ 2♥     |
        | Third   | D♠ K♠ 9♠ C♠     |
        | Dealer  | 7♠ IX 8♠ XV     |
        | Third   | XX XIII XII III |
        | Third   | D♣ 8♣ 7♣ K♣     |
        | Second  | 3♦ K♦ C♦ XVI    |
        | Vorhand | A♥ 4♥ 3♥ XVIII  |
        | Dealer  | B♣ XIX C♣ 9♣    |
        | Vorhand | XXI V IV XVII   |
        | Vorhand | Sküs XI VII 2♦  |
        | Vorhand | C♥ XIV VIII A♦  |
        | Second  | D♦ X 10♠ I      |
      Then the contract is Spatzrufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 24
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | Third      |
        | Spatz | declarer | lost    | yes       |            |
      And "Spiel" brings the declarer 10 Cent
      And "Trull" brings the declarer 20 Cent
      And "Spatz" brings the declarer -20 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @clause:LUN-SETTLING-024
    Example: Rekontra, and an opponent's Superkontra, fall with the Kontra of the secret partner
      The same deal: the partner's Kontra leaves the Trull at 20, whatever was said after it.
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ B♠ 10♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Superkontra Trull of Vorhand, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♥ D♥ K♥ 2♥     |
        | Third   | D♠ K♠ 9♠ C♠     |
        | Dealer  | 7♠ IX 8♠ XV     |
        | Third   | XX XIII XII III |
        | Third   | D♣ 8♣ 7♣ K♣     |
        | Second  | 3♦ K♦ C♦ XVI    |
        | Vorhand | A♥ 4♥ 3♥ XVIII  |
        | Dealer  | B♣ XIX C♣ 9♣    |
        | Vorhand | XXI V IV XVII   |
        | Vorhand | Sküs XI VII 2♦  |
        | Vorhand | C♥ XIV VIII A♦  |
        | Second  | D♦ X 10♠ I      |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        |                        |
        | Trull | declarer | won     | yes       | Third, Vorhand, Second |
        | Spatz | declarer | lost    | yes       |                        |
      And "Trull" brings the declarer 20 Cent
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

  @clause:LUN-SETTLING-024
  Rule: Kontra and Superkontra count only when an opponent of the announcer said them

    @dispute:kontra-by-own-side-blocks
    Scenario Outline: The Dealer, an opponent, would double the Trull that the secret partner has doubled
      Where he may, his Kontra takes the place of the partner's and makes 40 of the Trull: 10 + 40 − 20 = 30. Where he may
      not, the Trull stays at 20: 10 + 20 − 20 = 10.
      Given the reading "<reading>" of "kontra-by-own-side-blocks"
      And Vorhand holds "Sküs XXI XIX XVI XII IX I C♥ A♥ B♦ B♠ 10♣"
      And Second holds "XIV XI V III D♥ 4♥ D♦ 3♦ C♠ 8♠ K♣ C♣"
      And Third holds "XX XV X VIII VII IV K♥ 3♥ K♦ D♠ D♣ 9♣"
      And Dealer holds "XVIII XVII XIII 2♥ C♦ A♦ 2♦ K♠ 10♠ 7♠ B♣ 8♣"
      And the Talon is "II 4♦ VI" and "9♠ 7♣ B♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ B♠ 10♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer <dealer>"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♥ D♥ K♥ 2♥     |
        | Third   | D♠ K♠ 9♠ C♠     |
        | Dealer  | 7♠ IX 8♠ XV     |
        | Third   | XX XIII XII III |
        | Third   | D♣ 8♣ 7♣ K♣     |
        | Second  | 3♦ K♦ C♦ XVI    |
        | Vorhand | A♥ 4♥ 3♥ XVIII  |
        | Dealer  | B♣ XIX C♣ 9♣    |
        | Vorhand | XXI V IV XVII   |
        | Vorhand | Sküs XI VII 2♦  |
        | Vorhand | C♥ XIV VIII A♦  |
        | Second  | D♦ X 10♠ I      |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | <speaker>  |
        | Spatz | declarer | lost    | yes       |            |
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading | dealer                  | speaker | trull | payments                                       |
        | blocks  | Gut!                    | Third   | 20    | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | foe-may | Kontra Trull of Vorhand | Dealer  | 40    | Vorhand +30, Second -30, Third +30, Dealer -30 |

  @clause:LUN-SETTLING-026
  Rule: A Superkontra of the announcer's own side falls away alone; a valid Kontra and Rekontra stay

    @dispute:superkontra-by-own-side
    Scenario Outline: The secret partner tops Kontra and Rekontra with Superkontra
      The Dealer's Kontra and the Rekontra make 80 of the Trull: 10 + 80 − 20 = 70. Where the whole chain is void the
      Trull stays at 20.
      Given the reading "<reading>" of "superkontra-by-own-side"
      And Vorhand holds "Sküs XXI XIX XVI XII IX I C♥ A♥ B♦ B♠ 10♣"
      And Second holds "XIV XI V III D♥ 4♥ D♦ 3♦ C♠ 8♠ K♣ C♣"
      And Third holds "XX XV X VIII VII IV K♥ 3♥ K♦ D♠ D♣ 9♣"
      And Dealer holds "XVIII XVII XIII 2♥ C♦ A♦ 2♦ K♠ 10♠ 7♠ B♣ 8♣"
      And the Talon is "II 4♦ VI" and "9♠ 7♣ B♥"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ B♠ 10♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Kontra Trull of Vorhand"
      And the announcing goes "Vorhand Rekontra Trull of Vorhand, Second Gut!, Third Superkontra Trull of Vorhand, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♥ D♥ K♥ 2♥     |
        | Third   | D♠ K♠ 9♠ C♠     |
        | Dealer  | 7♠ IX 8♠ XV     |
        | Third   | XX XIII XII III |
        | Third   | D♣ 8♣ 7♣ K♣     |
        | Second  | 3♦ K♦ C♦ XVI    |
        | Vorhand | A♥ 4♥ 3♥ XVIII  |
        | Dealer  | B♣ XIX C♣ 9♣    |
        | Vorhand | XXI V IV XVII   |
        | Vorhand | Sküs XI VII 2♦  |
        | Vorhand | C♥ XIV VIII A♦  |
        | Second  | D♦ X 10♠ I      |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        |                        |
        | Trull | declarer | won     | yes       | Dealer, Vorhand, Third |
        | Spatz | declarer | lost    | yes       |                        |
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading    | trull | payments                                       |
        | step-drops | 80    | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | chain-void | 20    | Vorhand +10, Second -10, Third +10, Dealer -10 |

  @clause:LUN-SETTLING-022
  Rule: A Vogerlrufer played alone because the König lay in the Talon is scored like a Rufer, with each of the three opponents

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-008 @clause:LUN-COUNTING-012
    Example: A Spatzrufer alone with the König from the Talon
      The game 10 and the Spatz 20 make 30 from each of the three.
      Given Vorhand holds "XIV X IX VII II C♥ B♦ 4♦ D♠ C♠ 7♠ C♣"
      And Second holds "Sküs XX XIX XVIII XVI XIII XI VIII I 2♥ 8♠ 8♣"
      And Third holds "XXI XV V K♥ A♥ 4♥ D♦ 2♦ 10♠ D♣ B♣ 7♣"
      And Dealer holds "IV III D♥ B♥ 3♥ C♦ A♦ 3♦ K♠ 9♠ K♣ 10♣"
      And the Talon is "K♦ XII B♠" and "9♣ VI XVII"
      When the bidding goes "Vorhand Erster, Second Spatzrufer, Third Weiter, Dealer Weiter"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "2♥ B♠ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | D♠ 8♠ 10♠ K♠   |
        | Dealer  | 9♠ C♠ Sküs XV  |
        | Second  | VIII V III VII |
        | Second  | XII XXI IV II  |
        | Third   | D♣ 10♣ C♣ XI   |
        | Second  | XVI D♦ 3♦ IX   |
        | Second  | XVIII 7♣ 3♥ X  |
        | Second  | XIX 4♥ A♦ XIV  |
        | Second  | XIII 2♦ B♥ 7♠  |
        | Second  | XX A♥ C♦ 4♦    |
        | Second  | K♦ B♣ D♥ B♦    |
        | Second  | I K♥ K♣ C♥     |
      Then the contract is Spatzrufer and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 57 Augen and the opponents have 14
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand -30, Second +90, Third -30, Dealer -30"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023
    @clause:LUN-BONUSES-006 @clause:LUN-PLAY-013 @clause:LUN-COUNTING-012
    Example: An Uhurufer alone with the half without the König
      The game costs 10. In the last trick but one the II stays in the hand, because spades are led and the 10♠ must follow;
      that it takes the last trick does not save the 20. The König in the half left lying is worth Königfang, 10. Each of the
      three receives 40.
      Given the dealer is at seat 1
      And Vorhand holds "XIX XVIII XV VIII IV D♥ A♥ K♦ A♦ 7♠ B♣ 8♣"
      And Second holds "Sküs XXI XI VI III C♦ 2♦ K♠ D♠ 9♠ D♣ 10♣"
      And Third holds "XII V C♥ B♥ 2♥ 3♥ B♦ 4♦ 8♠ K♣ C♣ 9♣"
      And Dealer holds "XX XVII XVI XIII X IX VII II I 4♥ 3♦ B♠"
      And the Talon is "XIV 10♠ 7♣" and "K♥ C♠ D♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Uhurufer"
      And Dealer calls "K♥"
      And Dealer takes the first half
      And Dealer lays away "4♥ 3♦ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | A♦ 2♦ B♦ I         |
        | Dealer  | XX XV III V        |
        | Dealer  | XIII IV VI XII     |
        | Dealer  | IX XIX XI K♣       |
        | Vorhand | 8♣ 10♣ C♣ VII      |
        | Dealer  | B♠ 7♠ D♠ 8♠        |
        | Second  | D♣ 9♣ X B♣         |
        | Dealer  | XIV VIII XXI C♥    |
        | Second  | C♦ 4♦ XVI K♦       |
        | Dealer  | XVII XVIII Sküs B♥ |
        | Second  | K♠ 3♥ 10♠ D♥       |
        | Second  | 9♠ 2♥ II A♥        |
      Then the contract is Uhurufer and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 24 Augen and the opponents have 47
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Uhu       | declarer  | lost    | yes       |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer -10 Cent
      And "Uhu" brings the declarer -20 Cent
      And "Königfang" brings the declarer -10 Cent
      And the payments are "Vorhand +40, Second +40, Third +40, Dealer -120"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-010 @clause:LUN-BONUSES-012 @clause:LUN-COUNTING-012
    Example: An Uhurufer alone with König ultimo announced on the König from the Talon
      Only where the caller may announce it. The game 10, the Uhu 20 and the König ultimo 20 make 50 from each of the three.
      Given the reading "announced" of "koenig-ultimo-by-lone-caller"
      And Vorhand holds "Sküs XX XIX XVIII XVII XV XIV II D♥ 4♥ K♠ 7♣"
      And Second holds "XIII XII X VI IV I C♥ 3♥ K♦ C♠ C♣ 9♣"
      And Third holds "XVI V III D♦ C♦ 2♦ 4♦ D♠ B♠ 9♠ 7♠ 10♣"
      And Dealer holds "XXI XI IX VIII A♥ 2♥ B♦ 3♦ 10♠ 8♠ D♣ 8♣"
      And the Talon is "VII A♦ K♣" and "K♥ B♥ B♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 4♥ B♣"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XIII XVI XI |
        | Vorhand | XX IV V IX       |
        | Vorhand | XIX I III VIII   |
        | Vorhand | XVIII VI 9♠ XXI  |
        | Dealer  | D♣ 7♣ 9♣ 10♣     |
        | Dealer  | 8♣ XV C♣ B♠      |
        | Vorhand | XVII X D♠ 10♠    |
        | Vorhand | XIV XII C♦ 8♠    |
        | Vorhand | D♥ 3♥ 4♦ A♥      |
        | Vorhand | K♠ C♠ 7♠ 3♦      |
        | Vorhand | II K♦ D♦ B♦      |
        | Vorhand | K♥ C♥ 2♦ 2♥      |
      Then the contract is Uhurufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 57 Augen and the opponents have 14
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | yes       |
      And "König ultimo" brings the declarer 20 Cent
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

  @clause:LUN-SETTLING-023
  Rule: With two against two each loser pays one winner; a declarer on his own settles with each of the three

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-BONUSES-010 @clause:LUN-BONUSES-012 @clause:LUN-COUNTING-008
    Example: An Uhurufer on the caller's own König, with König ultimo announced
      The announcement tells the others that nobody is with the caller. The game 10, the Uhu 20 and the König ultimo 20 make
      50 from each of the three.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XIV II K♥ 4♥ K♠ 7♣"
      And Second holds "V III D♥ D♦ C♦ 3♦ 4♦ D♠ C♠ 10♠ D♣ 8♣"
      And Third holds "XXI XIII XII VII I K♦ B♦ 7♠ K♣ C♣ 10♣ 9♣"
      And Dealer holds "XV XI X VIII IV B♥ A♥ 2♥ A♦ 9♠ 8♠ B♣"
      And the Talon is "IX C♥ B♠" and "VI 3♥ 2♦"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ 4♥ B♠"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs III I XI   |
        | Vorhand | XX V VII VIII   |
        | Vorhand | XIX C♠ XIII XV  |
        | Vorhand | XVIII 3♦ XII IV |
        | Vorhand | XVII D♥ XXI X   |
        | Third   | K♣ B♣ 7♣ 8♣     |
        | Third   | B♦ A♦ XVI C♦    |
        | Vorhand | XIV 4♦ 10♣ 2♥   |
        | Vorhand | IX D♠ C♣ 8♠     |
        | Vorhand | K♠ 10♠ 7♠ 9♠    |
        | Vorhand | II D♦ K♦ B♥     |
        | Vorhand | K♥ D♣ 9♣ A♥     |
      Then the contract is Uhurufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 16
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And "König ultimo" brings the declarer 20 Cent
      And the payments are "Vorhand +150, Second -50, Third -50, Dealer -50"

  @clause:LUN-SETTLING-018
  Rule: In a Rufer an announced Valat counts 320 Cent

    @clause:LUN-SETTLING-007 @clause:LUN-BONUSES-018 @clause:LUN-BONUSES-019 @clause:LUN-BONUSES-020
    Example: A Spatzrufer with an announced Valat that is made
      Kontra turns the 320 into 640, and nothing else is scored beside it.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI I K♥ 2♦ 4♦ K♣"
      And Second holds "XI VII II A♥ 2♥ 4♥ K♦ 3♦ 8♠ 7♠ D♣ 10♣"
      And Third holds "XV XIV X IX V IV 3♥ K♠ D♠ C♠ C♣ 7♣"
      And Dealer holds "XII VIII VI III C♥ B♥ D♦ C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "9♣ B♠ B♣" and "D♥ 8♣ XIII"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 4♦ B♠"
      And the announcing goes "Vorhand Valat, Second Kontra Valat of Vorhand, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI II IV III    |
        | Vorhand | Sküs VII IX VI   |
        | Vorhand | XVI XI X VIII    |
        | Vorhand | K♥ 4♥ 3♥ B♥      |
        | Vorhand | XVII 10♣ V XII   |
        | Vorhand | K♣ D♣ 7♣ 9♠      |
        | Vorhand | 9♣ 7♠ C♣ A♦      |
        | Third   | XIV 10♠ XVIII 8♠ |
        | Vorhand | XIX 3♦ XV B♦     |
        | Vorhand | XX 2♥ C♠ C♦      |
        | Vorhand | B♣ A♥ D♠ C♥      |
        | Vorhand | I K♦ K♠ D♦       |
      Then the contract is Spatzrufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | won     | yes       | Second     |
      And "Valat" brings the declarer 640 Cent
      And the payments are "Vorhand +640, Second -640, Third +640, Dealer -640"

  @clause:LUN-SETTLING-021
  Rule: Schleifen costs the declarer 30 Cent to each of the other three

    Example: An Uhurufer given up because the called König lies in the Talon
      Nobody plays a card.
      Given the dealer is at seat 0
      And Vorhand holds "XXI XVIII XII VIII I K♥ 3♥ 4♥ 3♦ B♠ D♣ B♣"
      And Second holds "XX XVII XIII X VI II D♥ K♦ D♦ 4♦ 7♠ K♣"
      And Third holds "Sküs XIX XVI XV XIV XI V IV C♥ 2♥ 10♠ 9♠"
      And Dealer holds "IX VII III C♦ B♦ 2♦ C♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "A♦ B♥ A♥" and "K♠ D♠ 8♠"
      When the bidding goes "Vorhand Erster, Second Uhurufer, Third Weiter, Dealer Weiter"
      And Second calls "K♠"
      And Second gives up by Schleifen
      Then the contract is Uhurufer and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the payments are "Vorhand +30, Second -90, Third +30, Dealer +30"
