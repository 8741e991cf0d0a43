Feature: Whole deals: Rufer
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-001
  Rule: The game of a Rufer counts 1 point

    @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Rufer won with the partner and the whole Trull
      Vorhand has the Sküs, her partner Third the XXI, and the Pagat falls to them. Game 1 and Trull 1.
      Vorhand takes tricks 2, 5, 10 and 11: face value 8 + 4 + 8 + 11 = 31; Third takes tricks 1, 6, 8 and 9: face value 12 + 8 + 6 + 7 = 33; laid away 2♥ 1
      + D♦ 4 + 3♦ 1 = 6.
      Together 35 cards of 70, so 70 − 11 × 2 − 1 = 47.
      Second takes tricks 3, 4, 7 and 12: face value 4 + 11 + 8 + 10 = 33; Dealer takes no trick; the set left lying XIV 1 + III 1 + 9♠ 1 = 3.
      Together 19 cards of 36, so 36 − 6 × 2 − 1 = 23.
      For each of the declarer's side 1 + 1 = 2, two against two.
      Given Vorhand holds "Sküs XIX XVII XV XI II B♥ 2♥ D♦ C♦ 2♦ 7♠"
      And Second holds "XX XIII VI V I D♥ B♦ A♦ 10♠ K♣ 8♣ 7♣"
      And Third holds "XXI XII X IX VIII VII K♠ D♠ C♠ D♣ 10♣ 9♣"
      And Dealer holds "XVIII XVI IV C♥ A♥ 3♥ 4♥ K♦ 4♦ B♠ 8♠ C♣"
      And the Talon is "XIV III 9♠" and "K♥ 3♦ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ D♦ 3♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | II I XXI XVI     |
        | Third   | XII XVIII Sküs V |
        | Vorhand | XVII XX VII IV   |
        | Second  | K♣ 9♣ C♣ B♣      |
        | Second  | 7♣ 10♣ 8♠ XV     |
        | Vorhand | B♥ D♥ X 4♥       |
        | Third   | VIII K♦ XI XIII  |
        | Second  | A♦ IX 4♦ C♦      |
        | Third   | C♠ B♠ 7♠ 10♠     |
        | Third   | K♠ 3♥ XIX VI     |
        | Vorhand | K♥ 8♣ D♣ A♥      |
        | Vorhand | 2♦ B♦ D♠ C♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 23
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer lost by one Auge, and the called König with it
      35 Augen are not enough, and the opponents take the König of the partner in a trick: 1 and 1 against the declarer.
      Vorhand takes tricks 2, 6, 8 and 11: face value 10 + 4 + 9 + 4 = 27; Dealer takes tricks 3 and 5: face value 10 + 5 = 15; laid away D♥ 4 + C♦ 3 + D♣ 4
      = 11.
      Together 27 cards of 53, so 53 − 9 × 2 = 35.
      Second takes tricks 1 and 4: face value 8 + 13 = 21; Third takes tricks 7, 9, 10 and 12: face value 4 + 4 + 13 + 4 = 25; the set left lying D♦ 4 + B♠
      2 + 7♣ 1 = 7.
      Together 27 cards of 53, so 53 − 9 × 2 = 35.
      For each of the declarer's side −1 − 1 = −2, two against two.
      Given Vorhand holds "XX XVIII XV XIV XI IX I D♥ A♥ 3♥ A♦ 7♠"
      And Second holds "Sküs XXI XII VIII VI C♥ 2♥ 4♥ D♠ 9♠ B♣ 9♣"
      And Third holds "XIX XVI VII V III II K♥ B♥ B♦ K♠ K♣ C♣"
      And Dealer holds "XVII XIII X IV K♦ 2♦ 3♦ 4♦ C♠ 8♠ 10♣ 8♣"
      And the Talon is "C♦ 10♠ D♣" and "D♦ B♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♦ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XVIII Sküs V X |
        | Second  | 9♣ C♣ 8♣ I     |
        | Vorhand | 3♥ C♥ K♥ XIII  |
        | Dealer  | K♦ A♦ XXI B♦   |
        | Second  | 2♥ B♥ XVII A♥  |
        | Dealer  | 2♦ XX VIII VII |
        | Vorhand | XV VI XIX IV   |
        | Third   | K♣ 10♣ XIV B♣  |
        | Vorhand | IX XII XVI 8♠  |
        | Third   | K♠ C♠ 10♠ D♠   |
        | Third   | III 4♦ XI 9♠   |
        | Vorhand | 7♠ 4♥ II 3♦    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Königfang" brings the declarer -1 point
      And the payments are "Vorhand -2, Second +2, Third +2, Dealer -2"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-030
    @clause:KOE-BONUSES-009 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-049
    Example: A Rufer lost in which the partner takes no trick
      Solidarity: Third, who takes nothing, pays like Vorhand. Game 1, the called König 1 and the Trull 1.
      Vorhand takes tricks 2, 4, 7 and 9: face value 11 + 12 + 4 + 5 = 32; Third takes no trick; laid away C♦ 3 + D♣ 4 + B♣ 2 = 9.
      Together 19 cards of 41, so 41 − 6 × 2 − 1 = 28.
      Second takes tricks 1, 5, 8, 11 and 12: face value 12 + 8 + 4 + 10 + 8 = 42; Dealer takes tricks 3, 6 and 10: face value 5 + 4 + 7 = 16; the set left
      lying C♥ 3 + C♠ 3 + 7♠ 1 = 7.
      Together 35 cards of 65, so 65 − 11 × 2 − 1 = 42.
      For each of the declarer's side −1 − 1 − 1 = −3, two against two.
      Given the dealer is at seat 1
      And Vorhand holds "XX XVIII XV XI VII K♥ D♥ 2♥ K♦ C♦ D♣ C♣"
      And Second holds "Sküs XXI XVI VI V B♥ A♥ 4♥ D♦ B♠ 10♠ 9♠"
      And Third holds "XIV IX IV III A♦ 2♦ 4♦ D♠ K♣ 9♣ 8♣ 7♣"
      And Dealer holds "XIX XVII XIII XII VIII II I B♦ 3♦ K♠ 8♠ 10♣"
      And the Talon is "X 3♥ B♣" and "C♥ C♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ D♣ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XX Sküs IX I    |
        | Second  | 10♠ D♠ K♠ VII   |
        | Vorhand | 3♥ B♥ XIV XVII  |
        | Dealer  | B♦ K♦ D♦ 4♦     |
        | Vorhand | XV XXI III VIII |
        | Second  | 4♥ IV XII 2♥    |
        | Dealer  | 8♠ XVIII 9♠ 7♣  |
        | Vorhand | XI XVI 2♦ XIII  |
        | Second  | B♠ 9♣ II X      |
        | Vorhand | D♥ A♥ 8♣ XIX    |
        | Dealer  | 10♣ C♣ VI K♣    |
        | Second  | V A♦ 3♦ K♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 28 Augen and the opponents have 42
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Trull     | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Trull" brings the declarer -1 point
      And "Königfang" brings the declarer -1 point
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-CALLING-010 @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Rufer on the fourth König unnamed, lost
      The fourth König is that of Karo; Dealer has it and loses it in a trick. Game 1 and the called König 1.
      Vorhand takes tricks 2 and 7: face value 5 + 8 = 13; Dealer takes tricks 6, 10 and 12: face value 10 + 12 + 4 = 26; laid away 4♥ 1 + D♦ 4 + D♣ 4 = 9.
      Together 23 cards of 48, so 48 − 7 × 2 − 1 = 33.
      Second takes tricks 1, 4 and 8: face value 11 + 6 + 4 = 21; Third takes tricks 3, 5, 9 and 11: face value 8 + 14 + 7 + 5 = 34; the set left lying XIII
      1 + A♦ 1 + 8♣ 1 = 3.
      Together 31 cards of 58, so 58 − 10 × 2 − 1 = 37.
      For each of the declarer's side −1 − 1 = −2, two against two.
      Given Vorhand holds "XIV IX III K♥ C♥ B♥ A♥ D♦ K♠ K♣ B♣ 7♣"
      And Second holds "XX XVIII XVII XI VI IV I C♦ 3♦ 4♦ B♠ 7♠"
      And Third holds "Sküs XXI XVI X 2♥ 3♥ 2♦ D♠ C♠ 10♠ C♣ 9♣"
      And Dealer holds "XIX XV XII VIII VII V II D♥ K♦ B♦ 9♠ 8♠"
      And the Talon is "XIII A♦ 8♣" and "4♥ D♣ 10♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the second half
      And Vorhand lays away "4♥ D♦ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ XX 3♥ D♥      |
        | Second  | 4♦ 2♦ B♦ III     |
        | Vorhand | XIV XVIII XXI II |
        | Third   | 2♥ V C♥ VI       |
        | Second  | C♦ Sküs K♦ IX    |
        | Third   | C♣ XIX K♣ IV     |
        | Dealer  | 8♠ K♠ 7♠ 10♠     |
        | Vorhand | 7♣ XVII 9♣ VII   |
        | Second  | B♠ C♠ 9♠ 10♣     |
        | Third   | D♠ VIII B♣ I     |
        | Dealer  | XV B♥ XI XVI     |
        | Third   | X XII A♥ 3♦      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 33 Augen and the opponents have 37
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Königfang" brings the declarer -1 point
      And the payments are "Vorhand -2, Second +2, Third +2, Dealer -2"

  @clause:KOE-SETTLING-048
  Rule: A declarer on his own settles every amount with each of the three, so he stands to win or lose it three times

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-006 @clause:KOE-CALLING-007 @clause:KOE-SETTLING-020 @clause:KOE-BONUSES-016
    @clause:KOE-SETTLING-050
    Example: A Rufer on her own König, won alone with the Pagat
      Vorhand calls the König in her own hand: three opponents pay game 1 and Pagat Ultimo 1 each.
      Vorhand takes tricks 1, 3, 5, 6, 8, 9, 10, 11 and 12: face value 11 + 12 + 7 + 4 + 4 + 4 + 5 + 6 + 13 = 66; laid away C♦ 3 + B♠ 2 + D♣ 4 = 9.
      Together 39 cards of 75, so 75 − 13 × 2 = 49.
      Second takes tricks 2, 4 and 7: face value 12 + 4 + 8 = 24; the set left lying D♦ 4 + B♦ 2 + A♦ 1 = 7. Together 15 cards of 31, so 31 − 5 × 2 = 21.
      With each of the three 1 + 1 = 2; for the declarer 3 × 2 = 6.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XIV XII I K♥ C♦ 9♠"
      And Second holds "XXI XVI XIII X VIII III C♥ A♥ 3♥ K♦ C♣ 7♣"
      And Third holds "XI IX VII IV 2♥ 4♥ 4♦ K♠ 10♠ 8♠ 10♣ 8♣"
      And Dealer holds "V II D♥ B♥ 2♦ 3♦ D♠ C♠ 7♠ K♣ B♣ 9♣"
      And the Talon is "VI B♠ D♣" and "D♦ B♦ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ B♠ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ C♥ 4♥ B♥    |
        | Vorhand | 9♠ XXI K♠ 7♠   |
        | Second  | K♦ 4♦ 3♦ Sküs  |
        | Vorhand | XIV XVI VII II |
        | Second  | 3♥ 2♥ D♥ VI    |
        | Vorhand | XX VIII IX V   |
        | Vorhand | XII XIII XI K♣ |
        | Second  | X IV 9♣ XV     |
        | Vorhand | XIX III 8♠ 2♦  |
        | Vorhand | XVIII 7♣ 8♣ B♣ |
        | Vorhand | XVII A♥ 10♣ C♠ |
        | Vorhand | I C♣ 10♠ D♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 21
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-006 @clause:KOE-CALLING-007
    Example: A Rufer on her own König, lost alone
      Nobody helps a declarer who called herself; 1 point goes to each of the three.
      Vorhand takes tricks 2, 7, 9, 11 and 12: face value 9 + 6 + 8 + 10 + 5 = 38; laid away 4♥ 1 + D♠ 4 + B♠ 2 = 7.
      Together 23 cards of 45, so 45 − 7 × 2 − 1 = 30.
      Second takes trick 5: face value 11; Third takes tricks 1, 3 and 10: face value 12 + 4 + 7 = 23; Dealer takes tricks 4, 6 and 8: face value 4 + 12 + 4
      = 20; the set left lying XII 1 + 7♠ 1 + K♣ 5 = 7.
      Together 31 cards of 61, so 61 − 10 × 2 − 1 = 40.
      With each of the three −1; for the declarer 3 × −1 = −3.
      Given the dealer is at seat 0
      And Vorhand holds "XX XVI XI IX VI 4♥ 4♦ K♠ D♠ B♠ D♣ 9♣"
      And Second holds "XXI XIV X IV D♥ 2♥ 3♥ K♦ C♦ 2♦ 9♠ 10♣"
      And Third holds "Sküs XVIII XIII VIII III B♥ D♦ C♠ 10♠ C♣ B♣ 8♣"
      And Dealer holds "XIX XV VII V II I K♥ C♥ B♦ 3♦ 8♠ 7♣"
      And the Talon is "XII 7♠ K♣" and "XVII A♥ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "4♥ D♠ B♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX XXI Sküs V    |
        | Third   | C♣ 7♣ D♣ 10♣     |
        | Vorhand | XVII X XVIII VII |
        | Third   | 8♣ XV 9♣ XIV     |
        | Dealer  | 3♦ A♦ K♦ D♦      |
        | Second  | D♥ B♥ K♥ A♥      |
        | Dealer  | C♥ VI 3♥ III     |
        | Vorhand | IX IV XIII XIX   |
        | Dealer  | 8♠ K♠ 9♠ 10♠     |
        | Vorhand | 4♦ C♦ VIII B♦    |
        | Third   | C♠ I XVI 2♦      |
        | Vorhand | XI 2♥ B♣ II      |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 40
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-008
    Example: A Rufer with the König taken from the Stock, lost against three
      The called König comes into the declarer's own hand with the set; there is no partner, and 1 goes to each of the three.
      Vorhand takes tricks 1, 6, 9, 10, 11 and 12: face value 9 + 9 + 11 + 7 + 4 + 9 = 49; laid away 4♥ 1 + B♦ 2 + 8♠ 1 = 4.
      Together 27 cards of 53, so 53 − 9 × 2 = 35.
      Second takes tricks 2 and 5: face value 8 + 8 = 16; Third takes tricks 4 and 8: face value 7 + 4 = 11; Dealer takes tricks 3 and 7: face value 10 + 13
      = 23; the set left lying XIX 1 + XVIII 1 + II 1 = 3.
      Together 27 cards of 53, so 53 − 9 × 2 = 35.
      With each of the three −1; for the declarer 3 × −1 = −3.
      Given Vorhand holds "XX XVI XII XI X VII VI A♥ 4♥ B♦ 3♦ 8♠"
      And Second holds "Sküs V III D♥ 3♥ K♦ D♦ K♠ D♠ C♠ 10♠ 8♣"
      And Third holds "XVII XV XIV I C♥ B♥ 2♥ C♦ 2♦ B♠ 7♠ B♣"
      And Dealer holds "XXI XIII IX VIII IV K♥ A♦ 9♠ D♣ C♣ 10♣ 7♣"
      And the Talon is "XIX XVIII II" and "4♦ K♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "4♥ B♦ 8♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♣ 8♣ B♣ 7♣      |
        | Vorhand | XX Sküs XIV VIII |
        | Second  | 3♥ C♥ K♥ A♥      |
        | Dealer  | D♣ 9♣ III XV     |
        | Third   | 2♦ A♦ 4♦ K♦      |
        | Second  | K♠ B♠ 9♠ VI      |
        | Vorhand | 3♦ D♦ C♦ XXI     |
        | Dealer  | 10♣ XI V XVII    |
        | Third   | I XIII XVI D♠    |
        | Vorhand | XII D♥ 7♠ IX     |
        | Vorhand | X 10♠ 2♥ IV      |
        | Vorhand | VII C♠ B♥ C♣     |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

  @clause:KOE-SETTLING-018
  Rule: 4 Könige unannounced count 1 point

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-CALLING-010 @clause:KOE-BONUSES-004 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer on the fourth König unnamed, with all four Könige home
      Vorhand holds three Könige and calls the fourth without its suit; Second has it. Game 1 and 4 Könige 1.
      Vorhand takes tricks 2, 4, 7 and 10: face value 9 + 9 + 12 + 10 = 40; Second takes tricks 3, 5, 6 and 12: face value 4 + 12 + 4 + 4 = 24; laid away D♦
      4 + D♣ 4 + C♣ 3 = 11.
      Together 35 cards of 75, so 75 − 11 × 2 − 1 = 52.
      Third takes tricks 1 and 9: face value 12 + 6 = 18; Dealer takes tricks 8 and 11: face value 4 + 6 = 10; the set left lying XVI 1 + 3♥ 1 + 7♠ 1 = 3.
      Together 19 cards of 31, so 31 − 6 × 2 − 1 = 18.
      For each of the declarer's side 1 + 1 = 2, two against two.
      Given Vorhand holds "XIX XVII XIII IV II K♥ 2♥ K♦ C♦ B♠ K♣ D♣"
      And Second holds "XX XVIII XI VIII VII VI C♥ B♥ 2♦ K♠ 8♠ 9♣"
      And Third holds "Sküs X V III D♥ 3♦ 4♦ C♠ 10♠ 9♠ B♣ 10♣"
      And Dealer holds "XXI XV XIV XII IX I A♥ 4♥ B♦ D♠ 8♣ 7♣"
      And the Talon is "D♦ A♦ C♣" and "XVI 3♥ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ D♣ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX VI Sküs XXI |
        | Third   | B♣ 7♣ K♣ 9♣     |
        | Vorhand | XVII XX V XII   |
        | Second  | 2♦ 4♦ B♦ K♦     |
        | Vorhand | B♠ K♠ 9♠ D♠     |
        | Second  | XVIII X IX XIII |
        | Second  | B♥ D♥ 4♥ K♥     |
        | Vorhand | A♦ VII 3♦ XIV   |
        | Dealer  | A♥ 2♥ C♥ III    |
        | Third   | C♠ I IV 8♠      |
        | Vorhand | C♦ VIII 10♣ XV  |
        | Dealer  | 8♣ II XI 10♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 18
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Könige" brings the declarer 1 point
      And the payments are "Vorhand +2, Second +2, Third -2, Dealer -2"

  @clause:KOE-BONUSES-010
  Rule: The called König in the rejected set, or in a Stock that falls to the opponents, is won by them too

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-008 @clause:KOE-SETTLING-030 @clause:KOE-SETTLING-048 @clause:KOE-SETTLING-050
    Example: A Rufer with the König in the set left lying: a won game that brings nothing
      Vorhand takes the other set. The game brings 1 from each of the three, the König in the set left costs 1: nothing is left.
      Vorhand takes tricks 2, 3, 7, 8, 10, 11 and 12: face value 6 + 8 + 12 + 8 + 9 + 7 + 6 = 56; laid away B♦ 2 + 3♦ 1 + 7♣ 1 = 4.
      Together 31 cards of 60, so 60 − 10 × 2 − 1 = 39.
      Second takes tricks 4 and 6: face value 4 + 9 = 13; Third takes tricks 1 and 9: face value 8 + 9 = 17; Dealer takes trick 5: face value 9; the set
      left lying K♦ 5 + 4♦ 1 + 7♠ 1 = 7.
      Together 23 cards of 46, so 46 − 7 × 2 − 1 = 31.
      With each of the three 1 − 1 = 0.
      Given Vorhand holds "Sküs XX XIX XVII XV XI X IX A♥ B♦ 3♦ C♠"
      And Second holds "XIV VIII IV I K♥ 2♥ 4♥ 2♦ B♠ K♣ 10♣ 9♣"
      And Third holds "XVIII XVI XIII VII III D♥ C♥ B♥ D♦ 8♠ D♣ 8♣"
      And Dealer holds "XII VI V II 3♥ C♦ A♦ K♠ D♠ 9♠ C♣ B♣"
      And the Talon is "K♦ 4♦ 7♠" and "XXI 10♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ 3♦ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XV I XVIII V     |
        | Third   | 8♣ C♣ XI 9♣      |
        | Vorhand | Sküs VIII VII VI |
        | Vorhand | X XIV XIII XII   |
        | Second  | B♠ 8♠ K♠ 10♠     |
        | Dealer  | 3♥ A♥ K♥ B♥      |
        | Second  | K♣ D♣ B♣ XIX     |
        | Vorhand | XXI IV XVI II    |
        | Vorhand | C♠ 10♣ III D♠    |
        | Third   | D♦ C♦ IX 2♦      |
        | Vorhand | XX 4♥ D♥ 9♠      |
        | Vorhand | XVII 2♥ C♥ A♦    |
      Then the contract is Rufer and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 39 Augen and the opponents have 31
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Königfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KOE-SETTLING-043
  Rule: Each step of Kontra to an announced Bonus doubles that Bonus and nothing else

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-029 @clause:KOE-BONUSES-028 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A König Ultimo of the partner, won with Rekontra
      Third announces and so shows himself; Dealer doubles, Vorhand answers for her side. Game 1, König Ultimo 2 × 2 × 2 = 8.
      Vorhand takes tricks 1, 6, 9, 11 and 12: face value 8 + 4 + 7 + 5 + 8 = 32; Third takes tricks 2, 4, 5 and 10: face value 8 + 7 + 8 + 7 = 30; laid
      away D♥ 4 + C♦ 3 + C♣ 3 = 10.
      Together 39 cards of 72, so 72 − 13 × 2 = 46.
      Second takes tricks 3 and 8: face value 8 + 7 = 15; Dealer takes trick 7: face value 9; the set left lying K♥ 5 + 4♥ 1 + D♠ 4 = 10.
      Together 15 cards of 34, so 34 − 5 × 2 = 24.
      For each of the declarer's side 1 + 8 = 9, two against two.
      Given Vorhand holds "Sküs XIX XVIII XVII XV XI VIII VII D♥ 4♦ 9♠ C♣"
      And Second holds "XXI XIII IX VI IV II I A♦ B♠ B♣ 10♣ 9♣"
      And Third holds "XX XVI XIV XII III C♥ K♦ K♠ C♠ 10♠ 8♠ 7♠"
      And Dealer holds "X V B♥ A♥ 3♥ D♦ B♦ 2♦ 3♦ K♣ D♣ 7♣"
      And the Talon is "2♥ C♦ 8♣" and "K♥ 4♥ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♦ C♣"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Kontra König ultimo of Third"
      And the announcing goes "Vorhand Rekontra König ultimo of Third, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs VI XII V  |
        | Vorhand | XVIII I XX X   |
        | Third   | XVI 7♣ VII XXI |
        | Second  | II XIV D♣ VIII |
        | Third   | K♦ 3♦ 4♦ A♦    |
        | Third   | III 2♦ XV IX   |
        | Vorhand | 8♣ B♣ 7♠ K♣    |
        | Dealer  | B♥ 2♥ XIII C♥  |
        | Second  | 9♣ 10♠ D♦ XI   |
        | Vorhand | 9♠ B♠ C♠ 3♥    |
        | Third   | 8♠ B♦ XVII IV  |
        | Vorhand | XIX 10♣ K♠ A♥  |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 24
      And these items are scored:
        | item         | side     | outcome | announced | doubled by      |
        | Spiel        | declarer | won     | no        |                 |
        | König ultimo | declarer | won     | yes       | Dealer, Vorhand |
      And "Spiel" brings the declarer 1 point
      And "König ultimo" brings the declarer 8 points
      And the payments are "Vorhand +9, Second -9, Third +9, Dealer -9"

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004 @clause:KOE-SETTLING-017 @clause:KOE-BONUSES-003
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: The opponents' Trull, announced after a Kontra and doubled by the partner
      Second shows his side with the Kontra and may then announce. Game 1 × 2 = 2, Trull 2 × 2 = 4.
      Vorhand takes tricks 7, 10 and 12: face value 4 + 4 + 8 = 16; Third takes tricks 2 and 3: face value 6 + 10 = 16; laid away C♥ 3 + D♠ 4 + D♣ 4 = 11.
      Together 23 cards of 43, so 43 − 7 × 2 − 1 = 28.
      Second takes tricks 1, 5, 6, 8 and 11: face value 8 + 12 + 9 + 7 + 11 = 47; Dealer takes tricks 4 and 9: face value 9 + 4 = 13; the set left lying 2♥
      1 + 10♣ 1 + 8♣ 1 = 3.
      Together 31 cards of 63, so 63 − 10 × 2 − 1 = 42.
      For each of the declarer's side −2 − 4 = −6, two against two.
      Given Vorhand holds "XX XVI XI X IX VI C♥ A♥ 4♦ D♠ K♣ C♣"
      And Second holds "Sküs XXI XV XIV VII V III II K♥ B♦ 3♦ C♠"
      And Third holds "XVIII XIII IV D♥ 3♥ 4♥ D♦ C♦ A♦ K♠ 10♠ 8♠"
      And Dealer holds "XIX XVII XII VIII I B♥ 2♦ B♠ 9♠ B♣ 9♣ 7♣"
      And the Talon is "K♦ 7♠ D♣" and "2♥ 10♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ D♠ D♣"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel + Trull, Third Kontra Trull of Second, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | IX XXI XIII XVII |
        | Second  | 3♦ C♦ 2♦ 4♦      |
        | Third   | K♠ 9♠ 7♠ C♠      |
        | Third   | A♦ XII K♦ B♦     |
        | Dealer  | 7♣ K♣ Sküs XVIII |
        | Second  | K♥ 4♥ B♥ A♥      |
        | Second  | VII IV VIII XX   |
        | Vorhand | C♣ V 8♠ B♣       |
        | Second  | III 3♥ XIX VI    |
        | Dealer  | 9♣ XVI XIV 10♠   |
        | Vorhand | XI XV D♦ I       |
        | Second  | II D♥ B♠ X       |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 28 Augen and the opponents have 42
      And these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        | Second     |
        | Trull | opponents | won     | yes       | Third      |
      And "Spiel" brings the declarer -2 points
      And "Trull" brings the declarer -4 points
      And the payments are "Vorhand -6, Second +6, Third -6, Dealer +6"

  @clause:KOE-SETTLING-029
  Rule: König Ultimo announced counts 2 points

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009 @clause:KOE-BONUSES-034
    @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: An announced König Ultimo that has to be played too early
      An opponent leads Karo while the König is the only Karo that Second has.
      The game brings 1, the announcement costs 2 and the König in a trick of the opponents 1 more.
      Vorhand takes tricks 1, 5, 8, 9, 10, 11 and 12: face value 8 + 7 + 9 + 7 + 9 + 6 + 10 = 56; Second takes tricks 6 and 7: face value 4 + 4 = 8; laid
      away B♥ 2 + 4♦ 1 + D♣ 4 = 7.
      Together 39 cards of 71, so 71 − 13 × 2 = 45.
      Third takes tricks 2 and 3: face value 8 + 8 = 16; Dealer takes trick 4: face value 12; the set left lying A♦ 1 + K♣ 5 + 10♣ 1 = 7.
      Together 15 cards of 35, so 35 − 5 × 2 = 25.
      For each of the declarer's side 1 − 1 − 2 = −2, two against two.
      Given Vorhand holds "Sküs XIX XVIII XVII XV XI X III C♥ B♥ 2♥ 4♦"
      And Second holds "XX XVI XIV VIII D♥ A♥ 4♥ K♦ 10♠ 9♠ 8♠ 7♠"
      And Third holds "XXI XIII IV II I K♥ C♦ B♦ 2♦ 3♦ B♣ 8♣"
      And Dealer holds "XII IX VII VI V 3♥ K♠ D♠ C♠ B♠ C♣ 7♣"
      And the Talon is "D♦ D♣ 9♣" and "A♦ K♣ 10♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "B♥ 4♦ D♣"
      And the announcing goes "Vorhand Gut!, Second König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs VIII XIII V |
        | Vorhand | XV XX XXI VI     |
        | Third   | K♥ 3♥ 2♥ 4♥      |
        | Third   | B♦ VII D♦ K♦     |
        | Dealer  | D♠ XI 7♠ II      |
        | Vorhand | 9♣ XVI 8♣ 7♣     |
        | Second  | XIV IV IX X      |
        | Second  | 9♠ I B♠ XIX      |
        | Vorhand | XVIII D♥ 3♦ XII  |
        | Vorhand | C♥ A♥ B♣ C♠      |
        | Vorhand | XVII 8♠ 2♦ C♣    |
        | Vorhand | III 10♠ C♦ K♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 25
      And these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Königfang" brings the declarer -1 point
      And "König ultimo" brings the declarer -2 points
      And the payments are "Vorhand -2, Second -2, Third +2, Dealer +2"

  @clause:KOE-SETTLING-051
  Rule: A side that wins the game pays all the same when the Boni against it come to more

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009 @clause:KOE-SETTLING-028
    @clause:KOE-BONUSES-030 @clause:KOE-BONUSES-031 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A won Rufer that costs money: the König falls in the last trick
      The opponents take the called König in the last trick: game +1, a silent König Ultimo −1, the König itself −1.
      Vorhand takes tricks 4, 5, 9, 10 and 11: face value 8 + 4 + 5 + 8 + 5 = 30; Third takes tricks 2, 3, 7 and 8: face value 11 + 4 + 7 + 6 = 28; laid
      away D♥ 4 + C♦ 3 + C♣ 3 = 10.
      Together 39 cards of 68, so 68 − 13 × 2 = 42.
      Second takes tricks 1 and 12: face value 8 + 13 = 21; Dealer takes trick 6: face value 9; the set left lying C♥ 3 + D♠ 4 + 9♣ 1 = 8.
      Together 15 cards of 38, so 38 − 5 × 2 = 28.
      For each of the declarer's side 1 − 1 − 1 = −1, two against two.
      Given Vorhand holds "Sküs XIX XVIII XVI XIV XI VII 2♦ 3♦ 9♠ C♣ 10♣"
      And Second holds "XXI XVII XII IV 4♥ D♦ B♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Third holds "XX XV XIII VI V I B♥ 2♥ K♦ K♠ C♠ B♠"
      And Dealer holds "X IX VIII III II K♥ 3♥ A♦ 10♠ K♣ D♣ B♣"
      And the Talon is "C♥ D♠ 9♣" and "D♥ A♥ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ C♦ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XI XXI V VIII  |
        | Second  | D♦ K♦ A♦ 3♦    |
        | Third   | XX IX XIX XII  |
        | Third   | XV X Sküs XVII |
        | Vorhand | XVIII IV VI II |
        | Vorhand | A♥ 4♥ B♥ K♥    |
        | Dealer  | D♣ 10♣ 7♣ XIII |
        | Third   | C♠ 10♠ 9♠ 7♠   |
        | Third   | B♠ III XIV 8♠  |
        | Vorhand | XVI 8♣ I 3♥    |
        | Vorhand | VII 4♦ 2♥ B♣   |
        | Vorhand | 2♦ B♦ K♠ K♣    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 42 Augen and the opponents have 28
      And these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      And "Spiel" brings the declarer 1 point
      And "Königfang" brings the declarer -1 point
      And "König ultimo" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-021 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035
    @clause:KOE-SETTLING-043 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A won Rufer that costs money: the Pagat announced and doubled
      Two aims in one hand: the game is won, the last trick goes to a higher trump.
      Vorhand takes tricks 1, 3, 4, 8 and 10: face value 8 + 10 + 4 + 5 + 8 = 35; Dealer takes tricks 5, 6, 7 and 11: face value 11 + 11 + 5 + 7 = 34; laid
      away C♦ 3 + B♠ 2 + 9♣ 1 = 6.
      Together 39 cards of 75, so 75 − 13 × 2 = 49.
      Second takes trick 2: face value 8; Third takes tricks 9 and 12: face value 10 + 10 = 20; the set left lying XIII 1 + IX 1 + IV 1 = 3.
      Together 15 cards of 31, so 31 − 5 × 2 = 21.
      For each of the declarer's side 1 − 4 = −3, two against two.
      Given Vorhand holds "Sküs XIX XVIII XVII XV XI I D♥ C♦ 4♦ B♠ 10♣"
      And Second holds "XXI V C♥ B♥ A♥ 4♥ A♦ 7♠ D♣ C♣ B♣ 7♣"
      And Third holds "XIV X VIII VI III II 3♥ 2♦ 3♦ C♠ 10♠ 9♠"
      And Dealer holds "XX XVI XII VII K♥ 2♥ K♦ B♦ K♠ D♠ 8♠ 8♣"
      And the Talon is "D♦ K♣ 9♣" and "XIII IX IV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ B♠ 9♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs V VI VII    |
        | Vorhand | XIX XXI VIII XII |
        | Second  | 7♠ C♠ K♠ XI      |
        | Vorhand | XVIII 7♣ X XVI   |
        | Vorhand | D♦ A♦ 3♦ K♦      |
        | Dealer  | K♥ D♥ 4♥ 3♥      |
        | Dealer  | B♦ 4♦ A♥ 2♦      |
        | Dealer  | 8♠ XV B♣ 9♠      |
        | Vorhand | K♣ C♣ II 8♣      |
        | Third   | 10♠ D♠ XVII B♥   |
        | Vorhand | 10♣ D♣ XIV XX    |
        | Dealer  | 2♥ I C♥ III      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 21
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Pagat | declarer | lost    | yes       | Third      |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third +3, Dealer -3"

  @clause:KOE-SETTLING-031
  Rule: Mondfang counts 1 point

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-BONUSES-011 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Rufer with a Mondfang for the declarer
      The Sküs of the partner takes the XXI of Second: game 1 and Mondfang 1.
      Vorhand takes tricks 2, 8, 10 and 12: face value 4 + 9 + 4 + 7 = 24; Third takes tricks 1, 6 and 11: face value 12 + 9 + 4 = 25; laid away D♥ 4 + D♠ 4
      + D♣ 4 = 12.
      Together 31 cards of 61, so 61 − 10 × 2 − 1 = 40.
      Second takes tricks 3, 5 and 9: face value 4 + 5 + 8 = 17; Dealer takes tricks 4 and 7: face value 10 + 11 = 21; the set left lying XIV 1 + C♥ 3 + C♣
      3 = 7.
      Together 23 cards of 45, so 45 − 7 × 2 − 1 = 30.
      For each of the declarer's side 1 + 1 = 2, two against two.
      Given Vorhand holds "XX XIX XVIII XVII IX D♥ 2♥ B♦ A♦ D♠ D♣ 10♣"
      And Second holds "XXI XVI X VIII VII V III A♥ C♦ C♠ 10♠ 9♠"
      And Third holds "Sküs XV XII IV II K♥ 3♥ 3♦ 8♠ 7♠ K♣ 9♣"
      And Dealer holds "XI VI I B♥ K♦ D♦ 2♦ 4♦ K♠ B♣ 8♣ 7♣"
      And the Talon is "XIV C♥ C♣" and "XIII 4♥ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ D♠ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XX XXI Sküs VI |
        | Third   | II XI XVIII V  |
        | Vorhand | 10♣ VIII 9♣ 7♣ |
        | Second  | C♦ 3♦ K♦ A♦    |
        | Dealer  | 4♦ B♦ XVI XII  |
        | Second  | A♥ K♥ B♥ 4♥    |
        | Third   | 7♠ K♠ B♠ C♠    |
        | Dealer  | B♣ XIX X K♣    |
        | Vorhand | 2♥ VII 3♥ I    |
        | Second  | 10♠ 8♠ 8♣ XVII |
        | Vorhand | XIII III XV 2♦ |
        | Third   | IV D♦ IX 9♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 30
      And these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004 @clause:KOE-BONUSES-011 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer lost with a Mondfang against the declarer
      Vorhand takes the XX of Dealer with the XXI, and the Sküs of Second takes the XXI: game 1 and Mondfang 1.
      Vorhand takes tricks 4, 6 and 9: face value 4 + 12 + 10 = 26; Third takes trick 2: face value 5; laid away C♥ 3 + B♥ 2 + D♠ 4 = 9.
      Together 19 cards of 40, so 40 − 6 × 2 − 1 = 27.
      Second takes tricks 1, 3, 5, 7, 11 and 12: face value 13 + 12 + 11 + 4 + 6 + 5 = 51; Dealer takes tricks 8 and 10: face value 7 + 4 = 11; the set left
      lying 3♦ 1 + 4♦ 1 + B♠ 2 = 4.
      Together 35 cards of 66, so 66 − 11 × 2 − 1 = 43.
      For each of the declarer's side −1 − 1 = −2, two against two.
      Given Vorhand holds "XXI XVIII XVII XI IX B♥ K♦ D♠ B♣ 10♣ 9♣ 8♣"
      And Second holds "Sküs XVI XIV XIII III K♥ D♥ 2♥ A♦ 7♠ K♣ 7♣"
      And Third holds "XV XII X VIII VII A♥ 4♥ K♠ 10♠ 9♠ 8♠ D♣"
      And Dealer holds "XX XIX V IV II I 3♥ D♦ C♦ B♦ C♠ C♣"
      And the Talon is "VI C♥ 2♦" and "3♦ 4♦ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ B♥ D♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♣ K♣ D♣ C♣     |
        | Second  | A♦ XV B♦ 2♦     |
        | Third   | XII XX XXI Sküs |
        | Second  | 2♥ A♥ 3♥ XI     |
        | Vorhand | K♦ XIII VII D♦  |
        | Second  | K♥ 4♥ I XVIII   |
        | Vorhand | IX XIV VIII II  |
        | Second  | D♥ X XIX VI     |
        | Dealer  | C♠ XVII 7♠ K♠   |
        | Vorhand | 10♣ 7♣ 8♠ V     |
        | Dealer  | C♦ 8♣ III 9♠    |
        | Second  | XVI 10♠ IV B♣   |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 27 Augen and the opponents have 43
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:KOE-SETTLING-032
  Rule: Sküsfang counts 2 points

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-BONUSES-014
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Kaiserstich with Sküsfang
      With the Kaiserstich agreed the Pagat of the partner takes the trick from the Sküs of Second: game 1, Sküsfang 2 and the Trull 1, but no Mondfang.
      Vorhand takes tricks 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: face value 6 + 8 + 7 + 4 + 8 + 6 + 5 + 5 + 9 + 11 = 69; Third takes trick 1: face value 16;
      laid away A♦ 1 + 3♦ 1 + D♠ 4 = 6.
      Together 47 cards of 91, so 91 − 15 × 2 − 1 = 60.
      Second takes trick 2: face value 9; Dealer takes no trick; the set left lying C♦ 3 + B♦ 2 + 2♦ 1 = 6. Together 7 cards of 15, so 15 − 2 × 2 − 1 = 10.
      For each of the declarer's side 1 + 1 + 2 = 4, two against two.
      Given the reading "on" of "kaiserstich"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIII VIII II A♦ 9♠"
      And Second holds "Sküs XIV XI VII VI C♥ B♥ K♠ C♠ D♣ 9♣ 8♣"
      And Third holds "I D♥ 2♥ 3♥ 4♥ K♦ 4♦ 10♠ 7♠ K♣ C♣ B♣"
      And Dealer holds "XII X V IV III K♥ A♥ D♦ B♠ 8♠ 10♣ 7♣"
      And the Talon is "IX 3♦ D♠" and "C♦ B♦ 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 3♦ D♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI Sküs I V    |
        | Third   | 7♠ B♠ 9♠ K♠     |
        | Second  | C♠ 10♠ 8♠ VIII  |
        | Vorhand | XX VI K♣ X      |
        | Vorhand | XIX VII D♥ XII  |
        | Vorhand | XVIII XI 4♦ IV  |
        | Vorhand | XVII XIV K♦ III |
        | Vorhand | XVI 8♣ C♣ 7♣    |
        | Vorhand | XV 9♣ B♣ 10♣    |
        | Vorhand | IX B♥ 4♥ A♥     |
        | Vorhand | XIII C♥ 3♥ D♦   |
        | Vorhand | II D♣ 2♥ K♥     |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 60 Augen and the opponents have 10
      And these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And "Sküsfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-BONUSES-014
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: A Kaiserstich in which the Pagat takes the declarer's Sküs
      Second plays the XXI, and Dealer has no trump but the I. The won game brings 1, the lost Sküs costs 2 and the Trull 1.
      Vorhand takes tricks 3, 4, 8, 9, 10, 11 and 12: face value 9 + 4 + 4 + 4 + 9 + 8 + 11 = 49; Third takes tricks 1, 6 and 7: face value 7 + 8 + 4 = 19;
      laid away C♥ 3 + B♠ 2 + B♣ 2 = 7.
      Together 43 cards of 75, so 75 − 14 × 2 − 1 = 46.
      Second takes trick 5: face value 7; Dealer takes trick 2: face value 16; the set left lying B♥ 2 + 2♥ 1 + K♦ 5 = 8.
      Together 11 cards of 31, so 31 − 3 × 2 − 1 = 24.
      For each of the declarer's side 1 − 1 − 2 = −2, two against two.
      Given the reading "on" of "kaiserstich"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XIII VII VI V 2♦ B♣"
      And Second holds "XXI XIV IX VIII III II B♦ K♠ D♠ C♠ 8♠ C♣"
      And Third holds "XV XII XI X IV K♥ D♥ D♦ C♦ 4♦ K♣ 9♣"
      And Dealer holds "I A♥ 4♥ A♦ 3♦ 10♠ 9♠ 7♠ D♣ 10♣ 8♣ 7♣"
      And the Talon is "B♥ 2♥ K♦" and "C♥ 3♥ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ B♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 2♦ B♦ C♦ 3♦     |
        | Third   | X I Sküs XXI    |
        | Dealer  | D♣ XIX C♣ 9♣    |
        | Vorhand | XX VIII IV 7♣   |
        | Vorhand | 3♥ XIV D♥ 4♥    |
        | Second  | K♠ XV 7♠ V      |
        | Third   | XII 8♣ VI IX    |
        | Third   | 4♦ A♦ XVIII II  |
        | Vorhand | XVII III XI 10♣ |
        | Vorhand | XIII C♠ D♦ 9♠   |
        | Vorhand | XVI 8♠ K♣ 10♠   |
        | Vorhand | VII D♠ K♥ A♥    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 24
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Trull    | opponents | won     | no        |
        | Sküsfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer -1 point
      And "Sküsfang" brings the declarer -2 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:KOE-BONUSES-015
  Rule: A Sküs taken from one's own partner brings no Sküsfang

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Kaiserstich inside the declarer's own side
      The Pagat of the partner takes the Sküs of the declarer: no Sküsfang, and no Mondfang either, but the whole Trull.
      Vorhand takes tricks 2, 3, 4, 6, 7, 8, 9, 10, 11 and 12: face value 4 + 4 + 4 + 7 + 7 + 4 + 5 + 12 + 9 + 13 = 69; Third takes trick 1: face value 16;
      laid away D♥ 4 + B♠ 2 + 7♠ 1 = 7.
      Together 47 cards of 92, so 92 − 15 × 2 − 1 = 61.
      Second takes trick 5: face value 11; Dealer takes no trick; the set left lying II 1 + 2♥ 1 + 9♠ 1 = 3. Together 7 cards of 14, so 14 − 2 × 2 − 1 = 9.
      For each of the declarer's side 1 + 1 = 2, two against two.
      Given the reading "on" of "kaiserstich"
      And Vorhand holds "Sküs XX XIX XVIII XV XIII XII X IX IV B♠ 7♠"
      And Second holds "XXI XVII XIV VIII VI C♥ B♥ A♦ 3♦ C♠ K♣ 9♣"
      And Third holds "I 3♥ D♦ B♦ 4♦ K♠ 10♠ 8♠ D♣ B♣ 8♣ 7♣"
      And Dealer holds "XI VII III K♥ A♥ 4♥ K♦ C♦ 2♦ D♠ C♣ 10♣"
      And the Talon is "XVI V D♥" and "II 2♥ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ B♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XXI I XI    |
        | Third   | 7♣ 10♣ XIX 9♣    |
        | Vorhand | XX VI 8♣ VII     |
        | Vorhand | XVIII XIV 8♠ III |
        | Vorhand | XVI XVII D♦ K♦   |
        | Second  | 3♦ B♦ C♦ V       |
        | Vorhand | XV VIII D♣ 2♦    |
        | Vorhand | IX A♦ 10♠ 4♥     |
        | Vorhand | XII B♥ 4♦ A♥     |
        | Vorhand | X C♠ K♠ C♣       |
        | Vorhand | XIII C♥ 3♥ D♠    |
        | Vorhand | IV K♣ B♣ K♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 61 Augen and the opponents have 9
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

  @clause:KOE-SETTLING-033
  Rule: Valat unannounced counts four times the value of the game

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-018 @clause:KOE-BONUSES-004
    @clause:KOE-BONUSES-037 @clause:KOE-BONUSES-040 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    @clause:KOE-BONUSES-041
    Example: A silent Valat in a Rufer
      All twelve tricks; the set left lying comes to the declarer's side too. Game 1, Valat 4 × 1, Trull 1 and 4 Könige 1.
      Vorhand takes tricks 1, 2, 3, 5, 7, 8, 9, 10, 11 and 12: face value 8 + 8 + 8 + 12 + 4 + 8 + 4 + 9 + 6 + 8 = 75; Third takes tricks 4 and 6: face
      value 4 + 11 = 15; laid away D♥ 4 + B♥ 2 + D♦ 4 = 10; the set left lying C♦ 3 + B♣ 2 + 10♣ 1 = 6.
      Together 54 cards of 106, so 106 − 18 × 2 = 70.
      The opponents have no card at all: 0.
      For each of the declarer's side 1 + 1 + 1 + 4 = 7, two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVI XV XIV XIII K♥ K♦ D♦"
      And Second holds "IX VIII IV III C♥ A♥ 2♦ C♠ 10♠ 9♠ C♣ 9♣"
      And Third holds "XVII XII VII V II 4♥ 4♦ K♠ D♠ B♠ K♣ 8♣"
      And Dealer holds "XI X VI I 2♥ 3♥ B♦ A♦ 3♦ 8♠ 7♠ D♣"
      And the Talon is "D♥ B♥ 7♣" and "C♦ B♣ 10♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ B♥ D♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs VIII II VI |
        | Vorhand | K♦ 2♦ 4♦ 3♦     |
        | Vorhand | K♥ A♥ 4♥ 3♥     |
        | Vorhand | XV III XVII X   |
        | Third   | K♠ 7♠ XXI 9♠    |
        | Vorhand | 7♣ 9♣ K♣ D♣     |
        | Third   | VII XI XVI IX   |
        | Vorhand | XIV IV V I      |
        | Vorhand | XX 10♠ XII 8♠   |
        | Vorhand | XIX C♣ D♠ A♦    |
        | Vorhand | XVIII C♠ 8♣ 2♥  |
        | Vorhand | XIII C♥ B♠ B♦   |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And "Könige" brings the declarer 1 point
      And "Valat" brings the declarer 4 points
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

  @clause:KOE-SETTLING-034
  Rule: Valat announced counts eight times the value of the game

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-CALLING-004
    @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-018 @clause:KOE-BONUSES-004
    @clause:KOE-BONUSES-037 @clause:KOE-BONUSES-040 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    @clause:KOE-BONUSES-041
    Example: An announced Valat in a Rufer
      All twelve tricks were promised. Game 1, Valat 8 × 1, Trull 1 and 4 Könige 1.
      Vorhand takes tricks 1, 2, 3, 5, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 8 + 10 + 4 + 8 + 8 + 9 + 8 + 6 + 7 + 9 = 85; Dealer takes trick 4: face
      value 8; laid away D♥ 4 + D♠ 4 + 7♣ 1 = 9; the set left lying VII 1 + B♣ 2 + 10♣ 1 = 4.
      Together 54 cards of 106, so 106 − 18 × 2 = 70.
      The opponents have no card at all: 0.
      For each of the declarer's side 1 + 1 + 1 + 8 = 11, two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVI XV XIV XII K♥ K♠ D♠"
      And Second holds "XIII X IX VIII III B♥ A♥ C♦ A♦ 2♦ 10♠ 8♣"
      And Third holds "IV I C♥ 3♥ 4♥ D♦ B♦ 4♦ B♠ 9♠ C♣ 9♣"
      And Dealer holds "XVII XI VI V 2♥ K♦ 3♦ C♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "VII B♣ 10♣" and "II D♥ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ D♠ 7♣"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs III IV V   |
        | Vorhand | K♥ A♥ 4♥ 2♥     |
        | Vorhand | K♠ 10♠ 9♠ C♠    |
        | Vorhand | XII XIII I XVII |
        | Dealer  | XI XX VIII 9♣   |
        | Vorhand | XXI IX 4♦ VI    |
        | Vorhand | XIX X 3♥ K♣     |
        | Vorhand | XVIII 8♣ B♠ K♦  |
        | Vorhand | XVI 2♦ B♦ D♣    |
        | Vorhand | XV A♦ C♣ 7♠     |
        | Vorhand | XIV B♥ C♥ 8♠    |
        | Vorhand | II C♦ D♦ 3♦     |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And "Könige" brings the declarer 1 point
      And "Valat" brings the declarer 8 points
      And the payments are "Vorhand +11, Second -11, Third -11, Dealer +11"

  @clause:KOE-BONUSES-038
  Rule: An announced Valat is lost as soon as the other side takes a trick

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-SETTLING-034
    @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-043 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    @clause:KOE-SETTLING-051
    Example: An announced Valat that fails
      A trick goes to the other side. Game +1, Trull +1, the Valat at Kontra −8 × 2 = −16.
      Vorhand takes tricks 1, 2, 4, 5, 6, 7, 9, 10, 11 and 12: face value 8 + 4 + 12 + 4 + 4 + 8 + 9 + 10 + 5 + 7 = 71; Second takes no trick; laid away D♥
      4 + C♥ 3 + D♠ 4 = 11.
      Together 43 cards of 82, so 82 − 14 × 2 − 1 = 53.
      Third takes trick 3: face value 9; Dealer takes trick 8: face value 11; the set left lying IV 1 + 2♥ 1 + B♣ 2 = 4.
      Together 11 cards of 24, so 24 − 3 × 2 − 1 = 17.
      For each of the declarer's side 1 + 1 − 16 = −14, two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVI XV XIV XIII K♥ K♠ D♠"
      And Second holds "XVII XI VIII VII 3♥ 4♥ K♦ D♦ C♦ 3♦ D♣ 8♣"
      And Third holds "XII X IX III II I B♦ A♦ B♠ 9♠ 7♠ 9♣"
      And Dealer holds "VI V B♥ A♥ 2♦ 4♦ C♠ 10♠ 8♠ K♣ C♣ 10♣"
      And the Talon is "D♥ C♥ 7♣" and "IV 2♥ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ C♥ D♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Kontra Valat of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs VII II V     |
        | Vorhand | XX VIII III VI    |
        | Vorhand | K♥ 4♥ IX B♥       |
        | Third   | A♦ 4♦ XXI K♦      |
        | Vorhand | XIX XI X 10♣      |
        | Vorhand | XVIII XVII XII 8♠ |
        | Vorhand | K♠ 3♥ 7♠ 10♠      |
        | Vorhand | 7♣ D♣ 9♣ K♣       |
        | Dealer  | C♠ XVI D♦ 9♠      |
        | Vorhand | XV C♦ I 2♦        |
        | Vorhand | XIV 8♣ B♠ A♥      |
        | Vorhand | XIII 3♦ B♦ C♣     |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 17
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | Third      |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And "Valat" brings the declarer -16 points
      And the payments are "Vorhand -14, Second -14, Third +14, Dealer +14"

  @clause:KOE-SETTLING-042
  Rule: Each step of Kontra to the game doubles the amount for the game: Kontra 2, Rekontra 4, Subkontra 8 times

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004 @clause:KOE-SETTLING-047
    Example: A Rufer lost with Kontra, Rekontra and Subkontra
      Three steps make 8 of the game's 1.
      Vorhand takes tricks 5, 7, 8 and 10: face value 12 + 11 + 4 + 7 = 34; Third takes trick 9: face value 10; laid away B♥ 2 + 9♠ 1 + C♣ 3 = 6.
      Together 23 cards of 50, so 50 − 7 × 2 − 1 = 35.
      Second takes trick 2: face value 7; Dealer takes tricks 1, 3, 4, 6, 11 and 12: face value 8 + 8 + 8 + 8 + 5 + 7 = 44; the set left lying VIII 1 + VI 1
      + C♥ 3 = 5.
      Together 31 cards of 56, so 56 − 10 × 2 − 1 = 35.
      For each of the declarer's side −8, two against two.
      Given Vorhand holds "XXI XX XVI XI IX V III B♥ 3♥ 4♦ 9♠ C♣"
      And Second holds "XII X D♥ B♦ 3♦ D♠ B♠ K♣ D♣ B♣ 9♣ 7♣"
      And Third holds "XVIII XIII VII I K♥ 4♥ D♦ A♦ C♠ 10♠ 8♠ 7♠"
      And Dealer holds "Sküs XIX XVII XV XIV IV II A♥ 2♥ K♦ C♦ K♠"
      And the Talon is "VIII VI C♥" and "2♦ 10♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 9♠ C♣"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Rekontra Spiel, Dealer Subkontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♣ K♣ XVIII XIX |
        | Dealer  | A♥ 3♥ D♥ 4♥      |
        | Second  | 9♣ VII Sküs 8♣   |
        | Dealer  | K♦ 4♦ 3♦ A♦      |
        | Dealer  | 2♥ XXI X K♥      |
        | Vorhand | XVI XII I XVII   |
        | Dealer  | K♠ XI B♠ C♠      |
        | Vorhand | XX 7♣ XIII XIV   |
        | Vorhand | 2♦ B♦ D♦ C♦      |
        | Third   | 8♠ II V D♠       |
        | Vorhand | IX B♣ 7♠ XV      |
        | Dealer  | IV III D♣ 10♠    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced | doubled by            |
        | Spiel | declarer | lost    | no        | Second, Third, Dealer |
      And "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-019
  Rule: 4 Könige announced count 2 points

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-CALLING-010 @clause:KOE-SETTLING-017 @clause:KOE-BONUSES-003
    @clause:KOE-BONUSES-007 @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: Announced 4 Könige lost, and Trull announced and won
      One König is lost to the opponents, though not the called one. Game +1, Trull +2, 4 Könige −2.
      Vorhand takes tricks 1, 3, 5, 7, 10, 11 and 12: face value 12 + 4 + 8 + 13 + 4 + 10 + 8 = 59; Third takes tricks 2, 4 and 8: face value 4 + 8 + 8 =
      20; laid away B♥ 2 + 2♦ 1 + 8♣ 1 = 4.
      Together 43 cards of 83, so 83 − 14 × 2 − 1 = 54.
      Second takes trick 9: face value 11; Dealer takes trick 6: face value 6; the set left lying XV 1 + VII 1 + D♥ 4 = 6.
      Together 11 cards of 23, so 23 − 3 × 2 − 1 = 16.
      For each of the declarer's side 1 + 2 − 2 = 1, two against two.
      Given Vorhand holds "Sküs XXI XIX VI IV K♥ C♥ B♥ K♦ A♦ K♠ 8♣"
      And Second holds "XIII XII X V A♥ 2♥ 3♥ B♦ D♠ 9♠ D♣ 7♣"
      And Third holds "XX XVII XVI XIV I 4♥ D♦ C♦ C♠ B♠ 10♠ K♣"
      And Dealer holds "XVIII XI IX III II 3♦ 8♠ 7♠ C♣ B♣ 10♣ 9♣"
      And the Talon is "VIII 2♦ 4♦" and "XV VII D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the first half
      And Vorhand lays away "B♥ 2♦ 8♣"
      And the announcing goes "Vorhand Könige + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XII I III   |
        | Vorhand | VIII X XX IX     |
        | Third   | XVII XVIII XIX V |
        | Vorhand | A♦ B♦ D♦ 3♦      |
        | Third   | K♣ 9♣ VI 7♣      |
        | Vorhand | C♥ 3♥ 4♥ XI      |
        | Dealer  | C♣ XXI D♣ XIV    |
        | Vorhand | K♥ 2♥ XVI II     |
        | Third   | C♦ B♣ K♦ XIII    |
        | Second  | A♥ 10♠ 10♣ IV    |
        | Vorhand | K♠ 9♠ C♠ 7♠      |
        | Vorhand | 4♦ D♠ B♠ 8♠      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 16
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | yes       |
        | Könige | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 2 points
      And "Könige" brings the declarer -2 points
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

  @clause:KOE-SETTLING-025
  Rule: Kakadu announced counts 6 points

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-BONUSES-018 @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: An announced Kakadu, won in the tenth trick
      The III, kept back, takes the last trick but two. Game 1 and Kakadu 6.
      Vorhand takes tricks 2, 3, 5, 6, 10 and 12: face value 15 + 4 + 4 + 4 + 6 + 6 = 39; Second takes tricks 7 and 8: face value 8 + 9 = 17; laid away C♥ 3
      + 8♠ 1 + D♣ 4 = 8.
      Together 35 cards of 64, so 64 − 11 × 2 − 1 = 41.
      Third takes trick 11: face value 9; Dealer takes tricks 1, 4 and 9: face value 12 + 8 + 7 = 27; the set left lying XIII 1 + A♥ 1 + D♦ 4 = 6.
      Together 19 cards of 42, so 42 − 6 × 2 − 1 = 29.
      For each of the declarer's side 1 + 6 = 7, two against two.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XII III B♥ B♠ 9♠ D♣"
      And Second holds "XVI XIV XI II D♥ 3♥ C♦ 2♦ 3♦ 10♠ K♣ 8♣"
      And Third holds "VIII VII VI V IV 2♥ B♦ K♠ C♠ 7♠ C♣ 10♣"
      And Dealer holds "XXI X IX I K♥ 4♥ K♦ A♦ 4♦ D♠ 9♣ 7♣"
      And the Talon is "XIII A♥ D♦" and "C♥ 8♠ B♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ 8♠ D♣"
      And the announcing goes "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♥ D♥ 2♥ K♥      |
        | Dealer  | K♦ Sküs C♦ B♦    |
        | Vorhand | XX XI V IX       |
        | Vorhand | XIX II VI XXI    |
        | Dealer  | 4♥ XV 3♥ IV      |
        | Vorhand | XVIII XIV VIII X |
        | Vorhand | XII XVI VII I    |
        | Second  | K♣ 10♣ 7♣ B♣     |
        | Second  | 10♠ 7♠ D♠ 9♠     |
        | Dealer  | 4♦ III 3♦ C♣     |
        | Vorhand | B♠ 8♣ K♠ 9♣      |
        | Third   | C♠ A♦ XVII 2♦    |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 41 Augen and the opponents have 29
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      And "Spiel" brings the declarer 1 point
      And "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +7, Second +7, Third -7, Dealer -7"

  @clause:KOE-SETTLING-027
  Rule: Marabu announced counts 8 points

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-BONUSES-033 @clause:KOE-SETTLING-035 @clause:KOE-SETTLING-042
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050 @clause:KOE-SETTLING-051
    Example: An announced Marabu, lost in the ninth trick
      The IIII is overtrumped in the last trick but three. Game 1 × 2 = 2, Marabu −8.
      Vorhand takes tricks 1, 2, 3, 5, 6, 7, 8, 10, 11 and 12: face value 12 + 9 + 4 + 6 + 4 + 6 + 6 + 8 + 12 + 8 = 75; Second takes no trick; laid away A♥
      1 + 3♦ 1 + B♠ 2 = 4.
      Together 43 cards of 79, so 79 − 14 × 2 − 1 = 50.
      Third takes no trick; Dealer takes tricks 4 and 9: face value 8 + 9 = 17; the set left lying 4♦ 1 + K♣ 5 + D♣ 4 = 10.
      Together 11 cards of 27, so 27 − 3 × 2 − 1 = 20.
      For each of the declarer's side 2 − 8 = −6, two against two.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XIV XII IV III A♥ 3♦"
      And Second holds "XVI XIII VII B♥ K♦ C♦ A♦ 2♦ 10♠ 9♠ 8♠ 9♣"
      And Third holds "I D♥ 2♥ 4♥ D♦ K♠ D♠ C♠ 7♠ C♣ 10♣ 8♣"
      And Dealer holds "XXI XI X IX VI V II C♥ 3♥ B♦ B♣ 7♣"
      And the Talon is "4♦ K♣ D♣" and "VIII K♥ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "A♥ 3♦ B♠"
      And the announcing goes "Vorhand Marabu, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs VII I V     |
        | Vorhand | K♥ B♥ 4♥ 3♥      |
        | Vorhand | XX XIII 8♣ IX    |
        | Vorhand | VIII XVI 10♣ XXI |
        | Dealer  | C♥ XIX 9♣ 2♥     |
        | Vorhand | XVIII 8♠ 7♠ VI   |
        | Vorhand | XIV 9♠ C♣ II     |
        | Vorhand | XVII 10♠ C♠ X    |
        | Vorhand | IV C♦ D♠ XI      |
        | Dealer  | B♦ XV 2♦ D♦      |
        | Vorhand | XII K♦ K♠ 7♣     |
        | Vorhand | III A♦ D♥ B♣     |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 20
      And these items are scored:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Third      |
        | Marabu | declarer | lost    | yes       |            |
      And "Spiel" brings the declarer 2 points
      And "Marabu" brings the declarer -8 points
      And the payments are "Vorhand -6, Second -6, Third +6, Dealer +6"

  @clause:KOE-BONUSES-039
  Rule: Either side can make a Valat and announce one

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003
    @clause:KOE-SETTLING-018 @clause:KOE-BONUSES-004 @clause:KOE-SETTLING-030 @clause:KOE-BONUSES-009
    @clause:KOE-SETTLING-033 @clause:KOE-BONUSES-037 @clause:KOE-BONUSES-040 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer in which the opponents take every trick
      A silent Valat of the other side: the set left lying is theirs anyway, the cards laid away stay with the declarer.
      Game 1, Valat 4 × 1, Trull 1, 4 Könige 1 and the called König 1.
      Vorhand takes no trick; Third takes no trick; laid away D♥ 4 + 8♠ 1 + 7♠ 1 = 6. Together 3 cards of 6, so 6 − 1 × 2 = 4.
      Second takes tricks 1, 2, 4, 6, 7, 8, 9, 10, 11 and 12: face value 4 + 10 + 11 + 15 + 4 + 8 + 11 + 4 + 5 + 7 = 79; Dealer takes tricks 3 and 5: face
      value 7 + 8 = 15; the set left lying C♣ 3 + B♣ 2 + 7♣ 1 = 6.
      Together 51 cards of 100, so 100 − 17 × 2 = 66.
      For each of the declarer's side −1 − 1 − 1 − 1 − 4 = −8, two against two.
      Given Vorhand holds "X VI V D♥ B♥ A♥ C♦ A♦ 2♦ C♠ 8♠ 10♣"
      And Second holds "Sküs XXI XX XIX XVIII XVI XV XIV XIII K♥ K♦ D♦"
      And Third holds "XII XI VII III II I C♥ B♦ 3♦ 4♦ K♠ B♠"
      And Dealer holds "XVII IX VIII 2♥ 3♥ 4♥ D♠ 10♠ 9♠ K♣ D♣ 8♣"
      And the Talon is "IV 7♠ 9♣" and "C♣ B♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 8♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | X XX VII VIII  |
        | Second  | K♥ C♥ 4♥ A♥    |
        | Second  | D♦ 4♦ IX 2♦    |
        | Dealer  | 10♠ C♠ Sküs B♠ |
        | Second  | K♦ 3♦ XVII A♦  |
        | Dealer  | D♠ VI XXI K♠   |
        | Second  | XVIII II 8♣ V  |
        | Second  | XV XI K♣ IV    |
        | Second  | XIX I D♣ 9♣    |
        | Second  | XIV XII 9♠ 10♣ |
        | Second  | XVI III 3♥ B♥  |
        | Second  | XIII B♦ 2♥ C♦  |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 4 Augen and the opponents have 66
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Trull     | opponents | won     | no        |
        | Könige    | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
        | Valat     | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Trull" brings the declarer -1 point
      And "Könige" brings the declarer -1 point
      And "Königfang" brings the declarer -1 point
      And "Valat" brings the declarer -4 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-020
  Rule: Pagat Ultimo unannounced counts 1 point

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-016 @clause:KOE-BONUSES-003 @clause:KOE-BONUSES-020
    @clause:KOE-SETTLING-047 @clause:KOE-SETTLING-050
    Example: A Rufer whose Pagat falls to the partner in the last trick
      Vorhand plays the I to the last trick, and a higher trump of her own partner takes it: a silent Pagat Ultimo lost. Game +1, Trull +1, Pagat −1.
      Vorhand takes tricks 1, 4, 5, 6, 8, 9 and 11: face value 4 + 9 + 8 + 4 + 7 + 8 + 13 = 53; Second takes tricks 2, 7, 10 and 12: face value 4 + 7 + 4 +
      11 = 26; laid away C♥ 3 + 4♥ 1 + D♠ 4 = 8.
      Together 47 cards of 87, so 87 − 15 × 2 − 1 = 56.
      Third takes no trick; Dealer takes trick 3: face value 12; the set left lying IX 1 + K♣ 5 + 8♣ 1 = 7. Together 7 cards of 19, so 19 − 2 × 2 − 1 = 14.
      For each of the declarer's side 1 + 1 − 1 = 1, two against two.
      Given Vorhand holds "Sküs XXI XVIII XVII XV XI I D♥ 4♥ D♠ C♠ B♣"
      And Second holds "XX XIX XVI X VII V IV II 2♥ A♦ K♠ B♠"
      And Third holds "VIII VI III B♥ C♦ B♦ 10♠ 9♠ 8♠ D♣ 9♣ 7♣"
      And Dealer holds "XIV XII K♥ A♥ 3♥ D♦ 2♦ 3♦ 4♦ 7♠ C♣ 10♣"
      And the Talon is "XIII C♥ K♦" and "IX K♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ 4♥ D♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XV II VIII XII  |
        | Vorhand | XVII XIX VI XIV |
        | Second  | 2♥ B♥ K♥ D♥     |
        | Dealer  | 3♦ K♦ A♦ B♦     |
        | Vorhand | Sküs V III 10♣  |
        | Vorhand | XVIII VII 7♣ 7♠ |
        | Vorhand | B♣ X 9♣ C♣      |
        | Second  | B♠ 8♠ 4♦ C♠     |
        | Vorhand | XXI XVI 9♠ 2♦   |
        | Vorhand | XIII XX 10♠ 3♥  |
        | Second  | K♠ C♦ D♦ XI     |
        | Vorhand | I IV D♣ A♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 56 Augen and the opponents have 14
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And "Pagat" brings the declarer -1 point
      And the payments are "Vorhand +1, Second +1, Third -1, Dealer -1"

  @clause:KOE-SETTLING-024
  Rule: Kakadu unannounced counts 3 points

    @clause:KOE-SETTLING-001 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-004 @clause:KOE-BONUSES-018 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer lost with a silent Kakadu of the opponents
      The III of Second takes the last trick but two, though nobody spoke of it. Game 1 and Kakadu 3.
      Vorhand takes tricks 6, 9 and 11: face value 11 + 4 + 13 = 28; Third takes tricks 1 and 4: face value 4 + 4 = 8; laid away D♦ 4 + D♠ 4 + C♠ 3 = 11.
      Together 23 cards of 47, so 47 − 7 × 2 − 1 = 32.
      Second takes tricks 2, 3, 7, 8 and 10: face value 10 + 7 + 4 + 9 + 11 = 41; Dealer takes tricks 5 and 12: face value 8 + 7 = 15; the set left lying IV
      1 + 2♦ 1 + 7♠ 1 = 3.
      Together 31 cards of 59, so 59 − 10 × 2 − 1 = 38.
      For each of the declarer's side −1 − 3 = −4, two against two.
      Given Vorhand holds "XX XVIII XV XII VII K♥ B♥ 2♥ A♦ C♠ 10♠ 10♣"
      And Second holds "Sküs XIX XVI XIV XI III 3♥ C♦ 3♦ K♠ 9♠ 8♠"
      And Third holds "XVII XIII IX VI V II K♦ 4♦ B♠ D♣ 8♣ 7♣"
      And Dealer holds "XXI X VIII D♥ C♥ A♥ 4♥ B♦ K♣ C♣ B♣ 9♣"
      And the Talon is "IV 2♦ 7♠" and "I D♦ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ D♠ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 2♥ 3♥ V 4♥       |
        | Third   | 8♣ C♣ 10♣ Sküs   |
        | Second  | C♦ 4♦ B♦ A♦      |
        | Second  | XI XVII X VII    |
        | Third   | XIII XXI XII XIV |
        | Dealer  | K♣ XX XVI D♣     |
        | Vorhand | XV XIX VI VIII   |
        | Second  | K♠ B♠ 9♣ 10♠     |
        | Second  | 9♠ IX A♥ XVIII   |
        | Vorhand | K♥ III II D♥     |
        | Second  | 3♦ K♦ B♣ I       |
        | Vorhand | B♥ 8♠ 7♣ C♥      |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 32 Augen and the opponents have 38
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Kakadu" brings the declarer -3 points
      And the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"
