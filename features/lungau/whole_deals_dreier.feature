Feature: Whole deals: Dreier and Sechserdreier
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-010
  Rule: In a Dreier everything counts twofold, won or lost

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-003 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-012
    Example: A Dreier won with all four Könige
      The game is 10 and the silent Könige are 10, both twice: 40 from each of the three.
      Given Vorhand holds "XXI XII VIII VI D♥ C♥ B♥ B♦ B♠ 7♠ C♣ B♣"
      And Second holds "VII II A♥ 4♥ D♦ C♦ 3♦ 4♦ D♠ 9♠ D♣ 7♣"
      And Third holds "Sküs XX XIX XVIII XVI XIV XI IX K♥ K♦ K♠ 8♣"
      And Dealer holds "XV X V IV III 2♥ 3♥ A♦ 2♦ C♠ 10♣ 9♣"
      And the Talon is "K♣ XIII 8♠" and "XVII 10♠ I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Dreier"
      And Third takes the first half
      And Third lays away "IX 8♠ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | VI II XI XV       |
        | Dealer  | III VIII VII XIII |
        | Third   | Sküs IV XII 9♠    |
        | Third   | K♠ C♠ 7♠ D♠       |
        | Third   | K♣ 9♣ B♣ 7♣       |
        | Third   | K♥ 3♥ B♥ 4♥       |
        | Third   | XIV V XXI D♦      |
        | Vorhand | B♦ 4♦ K♦ 2♦       |
        | Third   | XVI X B♠ 3♦       |
        | Third   | XVIII 2♥ C♥ A♥    |
        | Third   | XIX A♦ C♣ C♦      |
        | Third   | XX 10♣ D♥ D♣      |
      Then the contract is Dreier and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 57 Augen and the opponents have 14
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 20 Cent
      And "Könige" brings the declarer 20 Cent
      And the payments are "Vorhand -40, Second -40, Third +120, Dealer -40"

    @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-006 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-002 @clause:LUN-COUNTING-008
    Example: A Dreier lost with Kontra and an announced Trull
      The game is 10, twice for the Dreier and twice for the Kontra: 40. The announced Trull is 20 twice: 40. One opponent took
      the XXI with the Sküs in the first trick. Each of the three receives 80.
      Given the dealer is at seat 0
      And Vorhand holds "XVIII XV XIV XII XI VI D♥ A♥ 2♥ B♦ K♠ 10♣"
      And Second holds "XXI XX XIX XVI XIII X VIII VII I K♥ D♦ K♣"
      And Third holds "Sküs 3♥ 4♥ C♦ A♦ 3♦ 4♦ B♠ 9♠ D♣ B♣ 9♣"
      And Dealer holds "V IV II C♥ B♥ K♦ 2♦ C♠ 10♠ 8♠ C♣ 8♣"
      And the Talon is "III IX XVII" and "D♠ 7♣ 7♠"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Second takes the second half
      And Second lays away "D♦ D♠ 7♣"
      And the announcing goes "Second Trull, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XI XXI Sküs II   |
        | Third   | 3♥ B♥ 2♥ K♥      |
        | Second  | XVI A♦ IV VI     |
        | Second  | VII C♦ V XV      |
        | Vorhand | K♠ 7♠ B♠ C♠      |
        | Vorhand | B♦ I 4♦ 2♦       |
        | Second  | VIII D♣ K♦ XII   |
        | Vorhand | 10♣ K♣ 9♣ 8♣     |
        | Second  | X B♣ C♥ XIV      |
        | Vorhand | A♥ XIII 4♥ 8♠    |
        | Second  | XIX 3♦ 10♠ XVIII |
        | Second  | XX 9♠ C♣ D♥      |
      Then the contract is Dreier and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 34 Augen and the opponents have 37
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
        | Trull | declarer | lost    | yes       |            |
      And "Spiel" brings the declarer -40 Cent
      And "Trull" brings the declarer -40 Cent
      And the payments are "Vorhand +80, Second -240, Third +80, Dealer +80"

  @clause:LUN-SETTLING-019
  Rule: In a Dreier a Valat counts 320 Cent, announced 640

    @clause:LUN-BONUSES-018 @clause:LUN-BONUSES-019
    Example: A Dreier that makes every trick without a word
      Three payments of 320; the game, the Könige and the Trull are not scored.
      Given the dealer is at seat 2
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♦ D♦ K♠"
      And Second holds "XI K♥ B♥ 3♥ B♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 10♣"
      And Third holds "X IX V IV A♥ D♠ C♠ B♠ K♣ D♣ 8♣ 7♣"
      And Dealer holds "XII VIII VII VI III I D♥ C♥ 2♥ C♦ A♦ 9♣"
      And the Talon is "4♥ B♣ XIII" and "7♠ II C♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ 7♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XIV XI IV VI     |
        | Vorhand | XV 3♦ V I        |
        | Vorhand | XVI 10♣ IX VII   |
        | Vorhand | XVII 8♠ X III    |
        | Vorhand | XVIII 4♦ B♠ VIII |
        | Vorhand | XIX 3♥ 7♣ XII    |
        | Vorhand | II 9♠ 8♣ 9♣      |
        | Vorhand | XX 2♦ A♥ 2♥      |
        | Vorhand | K♦ B♦ C♠ A♦      |
        | Vorhand | K♠ 10♠ D♠ C♦     |
        | Vorhand | XXI B♥ D♣ C♥     |
        | Vorhand | Sküs K♥ K♣ D♥    |
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |
      And "Valat" brings the declarer 320 Cent
      And the payments are "Vorhand +960, Second -320, Third -320, Dealer -320"

  @clause:LUN-SETTLING-011
  Rule: In a Sechserdreier that is won everything counts twofold

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-008 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-010
    Example: A Sechserdreier won with a silent Spatz
      The game 10 and the Spatz 10, both twice: 40 from each of the three.
      Given Vorhand holds "Sküs XX XIX XVII XV XIV XIII XI X VIII I K♥"
      And Second holds "XVI IV D♥ A♥ 2♥ 4♥ B♦ 2♦ 4♦ B♣ 10♣ 8♣"
      And Third holds "XXI XVIII VI III II C♥ K♠ D♠ 9♠ 8♠ K♣ D♣"
      And Dealer holds "XII VII 3♥ K♦ D♦ A♦ 3♦ C♠ B♠ 7♠ 9♣ 7♣"
      And the Talon is "B♥ IX 10♠" and "C♦ V C♣"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "VIII V B♥ C♦ 10♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs IV II VII |
        | Vorhand | XIX XVI VI XII |
        | Vorhand | K♥ 4♥ C♥ 3♥    |
        | Vorhand | XX B♣ III B♠   |
        | Vorhand | IX D♥ XVIII K♦ |
        | Third   | XXI D♦ X B♦    |
        | Third   | 8♠ 7♠ XI 4♦    |
        | Vorhand | XIII 8♣ 9♠ 7♣  |
        | Vorhand | XIV 2♦ D♣ 3♦   |
        | Vorhand | XV 2♥ D♠ 9♣    |
        | Vorhand | XVII A♥ K♣ A♦  |
        | Vorhand | I 10♣ K♠ C♠    |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 20
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | no        |
      And "Spiel" brings the declarer 20 Cent
      And "Spatz" brings the declarer 20 Cent
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @clause:LUN-SETTLING-023 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-010
    Example: A Sechserdreier with 36 Augen
      27 Augen come from the tricks and 9 from the six cards laid away; 36 are enough. The game 10 twice: 20 from each of
      the three.
      Given Vorhand holds "Sküs XX XIX XVII XVI XIV XI VIII K♥ D♥ K♠ 9♣"
      And Second holds "XV XIII X IV II I C♥ A♥ 3♦ K♣ B♣ 7♣"
      And Third holds "XVIII XII IX B♥ 4♥ D♦ C♦ A♦ 2♦ C♠ 9♠ 8♠"
      And Dealer holds "XXI VII VI V III K♦ 4♦ D♠ B♠ 7♠ D♣ 10♣"
      And the Talon is "2♥ 10♠ C♣" and "3♥ B♦ 8♣"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 2♥ 3♥ B♦ 10♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♣ B♣ IX 10♣    |
        | Third   | B♥ XXI K♥ A♥    |
        | Dealer  | V XVII IV XVIII |
        | Third   | 2♦ 4♦ Sküs 3♦   |
        | Vorhand | XI XV XII III   |
        | Second  | K♣ 8♠ D♣ 8♣     |
        | Second  | XIII A♦ VII XX  |
        | Vorhand | XVI II 9♠ VI    |
        | Vorhand | XIX I C♠ B♠     |
        | Vorhand | K♠ X C♦ D♠      |
        | Second  | 7♣ D♦ 7♠ XIV    |
        | Vorhand | VIII C♥ 4♥ K♦   |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 36 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

  @clause:LUN-SETTLING-012
  Rule: In a Sechserdreier that is lost everything counts fourfold

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-001 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-010
    Example: A Sechserdreier lost to opponents who have the Trull
      The game 10 and the opponents' silent Trull 10, both four times: 80 to each of the three.
      Given the dealer is at seat 1
      And Vorhand holds "XX XIX XVIII XVI XIII X V II A♦ 4♦ 9♠ 7♣"
      And Second holds "Sküs XV XI VII III C♥ 2♥ 3♦ K♠ C♠ 7♠ 8♣"
      And Third holds "XXI IX VIII VI IV I A♥ K♦ B♦ 2♦ B♠ D♣"
      And Dealer holds "XVII XIV XII D♥ 3♥ 4♥ C♦ D♠ 10♠ K♣ C♣ 10♣"
      And the Talon is "B♣ 9♣ D♦" and "8♠ K♥ B♥"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "B♥ D♦ A♦ 9♠ 8♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | II XV I XVII     |
        | Dealer  | 10♠ V 7♠ B♠      |
        | Vorhand | 7♣ 8♣ D♣ K♣      |
        | Dealer  | XII X XI IV      |
        | Dealer  | C♦ 4♦ 3♦ K♦      |
        | Third   | B♦ XIV XVI Sküs  |
        | Second  | C♠ XXI D♠ XIII   |
        | Third   | VI 10♣ XVIII III |
        | Vorhand | 9♣ VII VIII C♣   |
        | Third   | 2♦ 4♥ XIX 2♥     |
        | Vorhand | XX C♥ IX 3♥      |
        | Vorhand | K♥ K♠ A♥ D♥      |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 27 Augen and the opponents have 44
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      And "Spiel" brings the declarer -40 Cent
      And "Trull" brings the declarer -40 Cent
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @clause:LUN-SETTLING-023 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-010
    Example: A Sechserdreier with 35 Augen
      27 Augen come from the tricks and 8 from the six cards laid away; one is missing. The game 10 four times: 40 to each of
      the three.
      Given Vorhand holds "Sküs XX XIX XVII XVI XIV XI VIII K♥ D♥ K♠ 9♣"
      And Second holds "XV XII VI V II 2♥ D♦ A♦ C♠ B♠ 10♠ B♣"
      And Third holds "XXI XVIII XIII X IX IV K♦ 2♦ 4♦ 7♠ D♣ C♣"
      And Dealer holds "VII III I C♥ A♥ 3♥ 4♥ C♦ 3♦ D♠ K♣ 8♣"
      And the Talon is "B♥ B♦ 9♠" and "8♠ 10♣ 7♣"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ B♥ B♦ 9♠ 8♠ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XIV II XXI VII   |
        | Third   | XVIII III XIX V  |
        | Vorhand | XI XV IX I       |
        | Second  | XII XIII 3♥ XVII |
        | Vorhand | Sküs VI IV 8♣    |
        | Vorhand | 9♣ B♣ D♣ K♣      |
        | Dealer  | C♥ K♥ 2♥ X       |
        | Third   | 4♦ 3♦ VIII A♦    |
        | Vorhand | K♠ C♠ 7♠ D♠      |
        | Vorhand | 7♣ D♦ C♣ A♥      |
        | Third   | K♦ C♦ XX 10♠     |
        | Vorhand | XVI B♠ 2♦ 4♥     |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -40 Cent
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

  @clause:LUN-SETTLING-020
  Rule: A Valat lost in a Sechserdreier counts 640 Cent, announced 1280

    @clause:LUN-PLAY-015 @clause:LUN-BONUSES-021 @clause:LUN-BONUSES-022
    Example: An announced Valat that ends with the first trick of the opponents
      The ninth trick falls to the Dealer's XVI, and nothing more is played: 320 four times is 1280 to each of the three.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XV XIV XII K♦ K♠ C♠"
      And Second holds "VIII VI C♥ B♥ D♦ B♦ 4♦ D♠ B♠ 9♠ C♣ B♣"
      And Third holds "XIII X III A♥ 4♥ A♦ 2♦ 3♦ 10♠ D♣ 10♣ 7♣"
      And Dealer holds "XVI XI IX VII V II I 3♥ 8♠ K♣ 9♣ 8♣"
      And the Talon is "2♥ IV D♥" and "C♦ K♥ 7♠"
      When the bidding goes "Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "IV D♥ 2♥ C♦ C♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI VI X II      |
        | Vorhand | K♥ B♥ 4♥ 3♥      |
        | Vorhand | Sküs VIII III V  |
        | Vorhand | XVII 9♠ XIII VII |
        | Vorhand | XVIII 4♦ 10♠ XI  |
        | Vorhand | XIX B♣ 7♣ I      |
        | Vorhand | XX B♦ 3♦ IX      |
        | Vorhand | K♠ B♠ 2♦ 8♠      |
        | Vorhand | XII C♥ A♦ XVI    |
      Then the contract is Sechserdreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And "Valat" brings the declarer -1280 Cent
      And the payments are "Vorhand -3840, Second +1280, Third +1280, Dealer +1280"
