Feature: Whole deals: five at the table
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-056
  Rule: At a table of five the dealer neither pays nor receives

    @clause:KOE-SETTLING-001 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020 @clause:KOE-COUNTING-022
    @clause:KOE-CALLING-004 @clause:KOE-SETTLING-020 @clause:KOE-BONUSES-016 @clause:KOE-SETTLING-047
    @clause:KOE-SETTLING-050
    Example: A Rufer among five
      Game 1 and a silent Pagat Ultimo 1, two against two; the dealer has no part in it.
      Vorhand takes tricks 1, 2, 4, 5, 6, 7, 8, 9, 10 and 12: face value 8 + 4 + 11 + 5 + 4 + 5 + 12 + 4 + 10 + 13 = 76; Fourth takes no trick; laid away C♥
      3 + 4♥ 1 + 9♠ 1 = 5.
      Together 43 cards of 81, so 81 − 14 × 2 − 1 = 52.
      Second takes tricks 3 and 11: face value 8 + 7 = 15; Third takes no trick; the set left lying XI 1 + K♦ 5 + D♣ 4 = 10.
      Together 11 cards of 25, so 25 − 3 × 2 − 1 = 18.
      For each of the declarer's side 1 + 1 = 2, two against two.
      Given a table of 5
      And Vorhand holds "Sküs XX XIX XVIII XVI XV XII IX I 4♥ K♠ K♣"
      And Second holds "XXI VII IV III D♥ 3♥ D♦ A♦ 2♦ D♠ C♠ 8♠"
      And Third holds "XIII X VI V II A♥ 2♥ C♦ B♠ C♣ 9♣ 8♣"
      And Fourth holds "XVII XIV VIII K♥ B♥ B♦ 3♦ 4♦ 10♠ B♣ 10♣ 7♣"
      And the Talon is "C♥ 9♠ 7♠" and "XI K♦ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ 4♥ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs III V VIII   |
        | Vorhand | XX IV VI XIV      |
        | Vorhand | XIX XXI X XVII    |
        | Second  | D♥ 2♥ K♥ IX       |
        | Vorhand | XVIII VII XIII B♦ |
        | Vorhand | XVI 8♠ II 10♠     |
        | Vorhand | XV 3♥ 8♣ B♣       |
        | Vorhand | K♠ C♠ B♠ B♥       |
        | Vorhand | XII 2♦ 9♣ 3♦      |
        | Vorhand | K♣ A♦ C♣ 7♣       |
        | Vorhand | 7♠ D♠ A♥ 10♣      |
        | Second  | D♦ C♦ 4♦ I        |
      Then the contract is Rufer and Vorhand is the declarer
      And the partner is Fourth
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 18
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third -2, Fourth +2, Dealer 0"

    @clause:KOE-SETTLING-007 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-016 @clause:KOE-SETTLING-048
    Example: A Dreier among five, lost
      4 to each of the three who play, nothing to the dealer.
      Fourth takes tricks 1, 6, 7, 9 and 12: face value 12 + 6 + 4 + 5 + 8 = 35; laid away D♥ 4 + C♥ 3 + D♣ 4 = 11.
      Together 23 cards of 46, so 46 − 7 × 2 − 1 = 31.
      Vorhand takes trick 3: face value 8; Second takes tricks 4 and 10: face value 8 + 4 = 12; Third takes tricks 2, 5, 8 and 11: face value 6 + 13 + 5 + 5
      = 29; the set left lying X 1 + K♥ 5 + K♠ 5 = 11.
      Together 31 cards of 60, so 60 − 10 × 2 − 1 = 39.
      With each of the three −4; for the declarer 3 × −4 = −12.
      Given a table of 5
      And the dealer is at seat 1
      And Vorhand holds "III II B♥ A♥ 3♥ 4♥ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And Second holds "Sküs XVII XV XI K♦ A♦ 3♦ D♠ B♠ 10♠ 9♠ 10♣"
      And Third holds "XIX IX VIII VII VI IV I 2♥ D♦ C♦ B♦ 2♦"
      And Fourth holds "XXI XX XVIII XVI XIV XIII XII D♥ C♥ 4♦ C♠ 8♠"
      And the Talon is "X K♥ K♠" and "V 7♠ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Dreier, Vorhand Weiter"
      And Fourth takes the second half
      And Fourth lays away "D♥ C♥ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♣ 10♣ IV XXI    |
        | Fourth  | C♠ III 9♠ VI     |
        | Third   | 2♦ 4♦ II K♦      |
        | Vorhand | A♥ Sküs 2♥ V     |
        | Second  | D♠ I 7♠ C♣       |
        | Third   | C♦ XII 8♣ A♦     |
        | Fourth  | XX 7♣ XI VII     |
        | Fourth  | 8♠ 9♣ B♠ VIII    |
        | Third   | B♦ XVI 4♥ 3♦     |
        | Fourth  | XIII 3♥ XV IX    |
        | Second  | 10♠ XIX XIV B♣   |
        | Third   | D♦ XVIII B♥ XVII |
      Then the contract is Dreier and Fourth is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 31 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third +4, Fourth -12, Dealer 0"

    @clause:KOE-SETTLING-005 @clause:KOE-COUNTING-017 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-048
    Example: A Bettel among five, won
      3 from each of the three who play.
      Fourth takes no trick.
      With each of the three 3; for the declarer 3 × 3 = 9.
      Given a table of 5
      And Vorhand holds "XXI XX XIX XVI XI IV D♦ B♦ 3♦ K♠ K♣ D♣"
      And Second holds "XV X IX VI K♥ D♥ K♦ 2♦ 8♠ C♣ B♣ 10♣"
      And Third holds "Sküs XVIII XVII XIV XIII XII II B♥ A♥ 2♥ D♠ 9♣"
      And Fourth holds "VII 3♥ C♦ A♦ 4♦ C♠ B♠ 10♠ 9♠ 7♠ 8♣ 7♣"
      And the Talon is "V I 4♥" and "VIII III C♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Bettel, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Fourth  | A♦ B♦ K♦ XII     |
        | Third   | XVIII VII XIX IX |
        | Vorhand | K♠ 8♠ D♠ B♠      |
        | Vorhand | XVI XV XVII C♦   |
        | Third   | II C♠ XI VI      |
        | Vorhand | 3♦ 2♦ XIII 4♦    |
        | Third   | XIV 3♥ XX X      |
        | Vorhand | D♦ C♣ Sküs 10♠   |
        | Third   | B♥ 9♠ IV K♥      |
        | Vorhand | K♣ B♣ 9♣ 8♣      |
        | Vorhand | XXI D♥ 2♥ 7♠     |
        | Vorhand | D♣ 10♣ A♥ 7♣     |
      Then the contract is Bettel and Fourth is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 3 points
      And the payments are "Vorhand -3, Second -3, Third -3, Fourth +9, Dealer 0"

    @clause:KOE-TRISCHAKEN-001 @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028 @clause:KOE-SETTLING-057
    @clause:KOE-SETTLING-058 @clause:KOE-SETTLING-060 @clause:KOE-SETTLING-062
    Example: Trischaken among five with a player who takes no trick
      The extra 2 come from the other three who play, not from the dealer.
      Vorhand takes no trick: 0.
      Second takes tricks 2, 4, 7 and 9: face value 8 + 8 + 10 + 13 = 39; 16 cards of 39, so 39 − 5 × 2 − 1 = 28.
      Third takes tricks 1, 3, 5, 6, 8 and 10: face value 7 + 9 + 8 + 8 + 6 + 9 = 47; 24 cards of 47, so 47 − 8 × 2 = 31.
      Fourth takes tricks 11 and 12: face value 7 + 4 = 11; 8 cards of 11, so 11 − 2 × 2 − 1 = 6.
      Base: Second and Third −1, Vorhand and Fourth +1. Vorhand without a trick: +6, the others −2 each.
      Given a table of 5
      And the dealer is at seat 3
      And Vorhand holds "XI IV K♥ C♥ B♥ A♥ 3♥ C♦ 10♠ 7♠ B♣ 8♣"
      And Second holds "Sküs XXI XVI X IX VI 4♥ B♠ 9♠ 10♣ 9♣ 7♣"
      And Third holds "XX XVIII XIII XII VIII VII I D♥ K♦ 2♦ C♠ 8♠"
      And Fourth holds "XVII XIV 2♥ D♦ B♦ A♦ 3♦ 4♦ K♠ K♣ D♣ C♣"
      And the Talon is "V II D♠" and "XIX XV III"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards              |
        | Vorhand | 3♥ 4♥ D♥ 2♥        |
        | Third   | XVIII XVII XI Sküs |
        | Second  | 7♣ VII K♣ B♣       |
        | Third   | VIII XIV IV XXI    |
        | Second  | VI XII K♠ 10♠      |
        | Third   | XX 3♦ K♥ XVI       |
        | Third   | K♦ A♦ C♦ X         |
        | Second  | 9♣ XIII C♣ 8♣      |
        | Third   | I D♦ C♥ IX         |
        | Second  | 9♠ C♠ D♣ 7♠        |
        | Third   | 2♦ B♦ B♥ B♠        |
        | Fourth  | 4♦ A♥ 10♣ 8♠       |
      Then the contract is Trischaken
      And there is no partner
      And it is nobody's turn
      And the Augen come to "Vorhand 0, Second 28, Third 31, Fourth 6, Dealer 0"
      And the payments are "Vorhand +7, Second -3, Third -3, Fourth -1, Dealer 0"

    @clause:KOE-SETTLING-007 @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-013 @clause:KOE-COUNTING-020
    @clause:KOE-COUNTING-022 @clause:KOE-CALLING-016 @clause:KOE-SETTLING-048
    Scenario Outline: A Dreier among five, wherever the dealer sits
      4 to each of the three who play, nothing to the dealer.
      Fourth takes tricks 1, 6, 7, 9 and 12: face value 12 + 6 + 4 + 5 + 8 = 35; laid away D♥ 4 + C♥ 3 + D♣ 4 = 11.
      Together 23 cards of 46, so 46 − 7 × 2 − 1 = 31.
      Vorhand takes trick 3: face value 8; Second takes tricks 4 and 10: face value 8 + 4 = 12; Third takes tricks 2, 5,
      8 and 11: face value 6 + 13 + 5 + 5 = 29; the set left lying X 1 + K♥ 5 + K♠ 5 = 11.
      Together 31 cards of 60, so 60 − 10 × 2 − 1 = 39.
      With each of the three −4; for the declarer 3 × −4 = −12.
      Given a table of 5
      And the dealer is at seat <seat>
      And Vorhand holds "III II B♥ A♥ 3♥ 4♥ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And Second holds "Sküs XVII XV XI K♦ A♦ 3♦ D♠ B♠ 10♠ 9♠ 10♣"
      And Third holds "XIX IX VIII VII VI IV I 2♥ D♦ C♦ B♦ 2♦"
      And Fourth holds "XXI XX XVIII XVI XIV XIII XII D♥ C♥ 4♦ C♠ 8♠"
      And the Talon is "X K♥ K♠" and "V 7♠ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Dreier, Vorhand Weiter"
      And Fourth takes the second half
      And Fourth lays away "D♥ C♥ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♣ 10♣ IV XXI    |
        | Fourth  | C♠ III 9♠ VI     |
        | Third   | 2♦ 4♦ II K♦      |
        | Vorhand | A♥ Sküs 2♥ V     |
        | Second  | D♠ I 7♠ C♣       |
        | Third   | C♦ XII 8♣ A♦     |
        | Fourth  | XX 7♣ XI VII     |
        | Fourth  | 8♠ 9♣ B♠ VIII    |
        | Third   | B♦ XVI 4♥ 3♦     |
        | Fourth  | XIII 3♥ XV IX    |
        | Second  | 10♠ XIX XIV B♣   |
        | Third   | D♦ XVIII B♥ XVII |
      Then the contract is Dreier and Fourth is the declarer
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And the cards laid away are "D♥ C♥ D♣"
      And the declarer's side has 31 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third +4, Fourth -12, Dealer 0"

      Examples:
        | seat |
        | 0    |
        | 2    |
        | 4    |
