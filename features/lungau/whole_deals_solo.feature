Feature: Whole deals: Solorufer and Solodreier
  Only for rounds that have agreed on the solo games. The Talon stays where it is.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-014
  Rule: A Solorufer counts twofold

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-012 @clause:LUN-BONUSES-013 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-013
    Example: A Solorufer won with the called König in the last trick
      The game 10 and the silent König ultimo 10, both twice: 40. The declarer's Sküs takes the trick with the König in it.
      Given the reading "below" of "solorufer"
      And Vorhand holds "XIX C♥ B♥ A♥ 3♥ B♦ 3♦ K♠ C♠ C♣ B♣ 8♣"
      And Second holds "Sküs XX XVIII XVII XIV XI IX IV III 7♠ K♣ 9♣"
      And Third holds "X VI V 2♥ 4♥ D♦ A♦ 2♦ D♠ B♠ D♣ 7♣"
      And Dealer holds "XXI XV XIII XII VIII II K♥ K♦ C♦ 4♦ 10♠ 8♠"
      And the Talon is "I 9♠ VII" and "XVI D♥ 10♣"
      When the bidding goes "Vorhand Erster, Second Solorufer, Third Weiter, Dealer Weiter"
      And Second calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♠ 7♠ D♠ 10♠   |
        | Vorhand | B♣ 9♣ 7♣ II    |
        | Dealer  | XIII XIX XX V  |
        | Second  | XI VI VIII 8♣  |
        | Second  | XVII X XXI C♣  |
        | Dealer  | 4♦ 3♦ IX 2♦    |
        | Second  | III 4♥ XII B♦  |
        | Dealer  | 8♠ C♠ IV B♠    |
        | Second  | XIV 2♥ XV 3♥   |
        | Dealer  | C♦ A♥ XVIII A♦ |
        | Second  | K♣ D♣ K♦ B♥    |
        | Second  | Sküs D♦ K♥ C♥  |
      Then the contract is Solorufer and Second is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 18
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And "Spiel" brings the declarer 20 Cent
      And "König ultimo" brings the declarer 20 Cent
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-006 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-005 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-013
    Example: A Solorufer lost with Kontra and the called König
      The game is 10, twice for the Solo and twice for the Kontra: 40. Königfang is 10 twice: 20.
      Given the reading "below" of "solorufer"
      And Vorhand holds "XXI XIX XVII XII XI X VII 3♦ 4♦ D♠ K♣ 7♣"
      And Second holds "Sküs XX XV XIV V K♥ 3♥ K♠ B♠ 9♠ D♣ 10♣"
      And Third holds "XVI VIII VI C♥ 2♥ 4♥ K♦ C♦ A♦ 8♠ B♣ 9♣"
      And Dealer holds "XIII IX III II I B♥ A♥ D♦ B♦ 2♦ 7♠ C♣"
      And the Talon is "C♠ 10♠ IV" and "D♥ XVIII 8♣"
      When the bidding goes "Vorhand Solorufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♣ 10♣ B♣ C♣   |
        | Vorhand | 7♣ D♣ 9♣ I     |
        | Dealer  | 7♠ D♠ K♠ 8♠    |
        | Second  | B♠ XVI II XXI  |
        | Vorhand | XI XV VI XIII  |
        | Second  | 3♥ C♥ B♥ XVII  |
        | Vorhand | X V VIII III   |
        | Vorhand | XIX XX K♦ IX   |
        | Second  | XIV 4♥ 2♦ VII  |
        | Second  | Sküs 2♥ A♥ XII |
        | Second  | 9♠ A♦ B♦ 4♦    |
        | Second  | K♥ C♦ D♦ 3♦    |
      Then the contract is Solorufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 22 Augen and the opponents have 49
      And these items are scored:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Dealer     |
        | Königfang | opponents | won     | no        |            |
      And "Spiel" brings the declarer -40 Cent
      And "Königfang" brings the declarer -20 Cent
      And the payments are "Vorhand -60, Second +60, Third -60, Dealer +60"

    @clause:LUN-SETTLING-023 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-014
    Example: A Solorufer alone, saved by the half with the called König
      34 Augen come from the tricks and 9 from the half with the König, D♥ and 3♥; the other half counts for the
      opponents. The game is 10, twice: 20 from each of the three.
      Given the reading "below" of "solorufer"
      And the dealer is at seat 2
      And Vorhand holds "XIX XII VIII VII C♥ B♥ A♥ C♦ B♠ 7♠ C♣ 10♣"
      And Second holds "X II 4♥ K♦ D♦ A♦ 2♦ C♠ 10♠ 9♠ 9♣ 7♣"
      And Third holds "Sküs XXI XX XVIII XVI XIII IX VI 3♦ K♠ D♠ 8♠"
      And Dealer holds "XVII XV XIV V IV III K♥ 2♥ B♦ 4♦ B♣ 8♣"
      And the Talon is "D♣ XI I" and "K♣ D♥ 3♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Solorufer, Dealer Weiter"
      And Third calls "K♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♦ K♦ 3♦ B♦     |
        | Second  | 2♦ IX 4♦ XII    |
        | Vorhand | 10♣ 7♣ XIII 8♣  |
        | Third   | 8♠ IV B♠ C♠     |
        | Dealer  | 2♥ A♥ 4♥ XVI    |
        | Third   | XX XV VII II    |
        | Third   | VI XVII VIII X  |
        | Dealer  | B♣ C♣ 9♣ XVIII  |
        | Third   | D♠ V 7♠ 9♠      |
        | Dealer  | III XIX 10♠ XXI |
        | Third   | Sküs XIV B♥ A♦  |
        | Third   | K♠ K♥ C♥ D♦     |
      Then the contract is Solorufer and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 43 Augen and the opponents have 28
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 20 Cent
      And the payments are "Vorhand -20, Second -20, Third +60, Dealer -20"

  @clause:LUN-SETTLING-015
  Rule: A Solodreier counts fourfold

    @clause:LUN-SETTLING-004 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-003 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-013
    Example: A Solodreier won over a Dreier
      The game 10 and the silent Könige 10, both four times: 80 from each of the three.
      Given the reading "on" of "solodreier"
      And Vorhand holds "XV XI X IX VIII V C♥ 2♥ 3♥ 2♦ B♠ 10♣"
      And Second holds "XVII VII VI III B♥ A♥ C♦ A♦ 3♦ 10♠ D♣ 9♣"
      And Third holds "IV II D♦ 4♦ D♠ C♠ 8♠ 7♠ K♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs XXI XX XIX XVIII XVI XIV XII K♥ D♥ K♦ K♠"
      And the Talon is "I 9♠ B♣" and "B♦ XIII 4♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Dreier, Dealer Solodreier"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♥ B♥ IV D♥     |
        | Third   | 7♣ XII 10♣ 9♣   |
        | Dealer  | XIV XV III II   |
        | Vorhand | 3♥ A♥ 7♠ K♥     |
        | Dealer  | XVIII V VI C♠   |
        | Dealer  | XIX VIII VII 8♠ |
        | Dealer  | XX IX XVII 4♦   |
        | Dealer  | XVI X 3♦ 8♣     |
        | Dealer  | K♦ 2♦ A♦ D♦     |
        | Dealer  | K♠ B♠ 10♠ D♠    |
        | Dealer  | XXI XI C♦ C♣    |
        | Dealer  | Sküs 2♥ D♣ K♣   |
      Then the contract is Solodreier and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 18
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 40 Cent
      And "Könige" brings the declarer 40 Cent
      And the payments are "Vorhand -80, Second -80, Third -80, Dealer +240"

    @clause:LUN-SETTLING-006 @clause:LUN-SETTLING-023 @clause:LUN-COUNTING-008 @clause:LUN-COUNTING-013
    Example: A Solodreier lost with Kontra and Rekontra
      The game is 10, four times for the Solodreier, then doubled twice: 160 to each of the three.
      Given the reading "on" of "solodreier"
      And Vorhand holds "XVIII XV IX V D♥ C♥ D♦ C♦ K♠ 10♠ C♣ 10♣"
      And Second holds "XXI XI VIII III II B♥ A♥ D♠ 9♠ 7♠ K♣ B♣"
      And Third holds "XVI XIII XII I 2♥ 3♥ A♦ 4♦ C♠ B♠ 8♠ D♣"
      And Dealer holds "Sküs XX XIX XVII XIV X VII K♥ 4♥ K♦ 2♦ 9♣"
      And the Talon is "B♦ 7♣ 8♣" and "IV 3♦ VI"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Solodreier"
      And the announcing goes "Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!"
      And the announcing goes "Dealer Rekontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ XXI 4♦ 2♦     |
        | Second  | A♥ 3♥ K♥ C♥      |
        | Dealer  | XIX V II XIII    |
        | Dealer  | XX IX VIII I     |
        | Dealer  | VII XV III XII   |
        | Vorhand | C♦ XI A♦ K♦      |
        | Second  | K♣ D♣ 9♣ C♣      |
        | Second  | B♣ XVI X 10♣     |
        | Third   | 2♥ 4♥ D♥ B♥      |
        | Vorhand | XVIII D♠ C♠ Sküs |
        | Dealer  | XIV 10♠ 7♠ 8♠    |
        | Dealer  | XVII K♠ 9♠ B♠    |
      Then the contract is Solodreier and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 32 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | lost    | no        | Second, Dealer |
      And "Spiel" brings the declarer -160 Cent
      And the payments are "Vorhand +160, Second +160, Third +160, Dealer -480"
