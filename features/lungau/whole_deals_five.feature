Feature: Whole deals: five at the table
  With a declarer the dealer sits out; in Fahren he plays six tricks with the Talon for a hand.

  Background:
    Given the rules "lungau"

  @clause:LUN-SETTLING-027
  Rule: At a table of five the dealer neither pays nor receives in a game with a declarer

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-010 @clause:LUN-COUNTING-008
    Example: An Uhurufer among five
      The game 10 and the Uhu 20 make 30, paid two against two.
      Given a table of 5
      And Vorhand holds "VIII VI III D♥ C♥ A♥ 3♥ D♠ B♠ 8♠ 10♣ 9♣"
      And Second holds "XXI XIX XII X B♥ B♦ A♦ K♠ 10♠ 7♠ B♣ 7♣"
      And Third holds "XVIII XVII XV VII V I K♥ 2♥ 4♥ 2♦ 3♦ C♠"
      And Fourth holds "Sküs XX XVI XIV XIII XI IX IV II D♦ C♦ C♣"
      And the Talon is "K♦ 4♦ K♣" and "9♠ D♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Uhurufer"
      And Fourth calls "K♠"
      And Fourth takes the first half
      And Fourth lays away "D♦ C♦ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 8♠ K♠ C♠ IV       |
        | Fourth  | 4♦ VI B♦ 2♦       |
        | Vorhand | 10♣ 7♣ I K♣       |
        | Third   | XV Sküs III XIX   |
        | Fourth  | XI VIII XII XVIII |
        | Third   | 4♥ XIII A♥ B♥     |
        | Fourth  | IX D♥ X XVII      |
        | Third   | 2♥ XIV 3♥ XXI     |
        | Second  | 7♠ V XVI B♠       |
        | Fourth  | XX 9♣ A♦ VII      |
        | Fourth  | II C♥ 10♠ 3♦      |
        | Fourth  | K♦ D♠ B♣ K♥       |
      Then the contract is Uhurufer and Fourth is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 20
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand -30, Second +30, Third -30, Fourth +30, Dealer 0"

    @clause:LUN-SETTLING-010 @clause:LUN-SETTLING-023 @clause:LUN-COUNTING-008
    Example: A Dreier among five, lost by one Auge
      With 35 Augen the game is lost, 10 twice: 20 to each of the three who play.
      Given a table of 5
      And the dealer is at seat 1
      And Vorhand holds "XXI XX XIX XVII XVI XV XI IX A♦ 4♦ 9♠ K♣"
      And Second holds "Sküs V II C♥ 2♥ 3♦ K♠ C♠ B♠ 8♠ 8♣ 7♣"
      And Third holds "XVIII XIII VIII VII VI IV III A♥ K♦ C♦ D♣ 9♣"
      And Fourth holds "XIV XII X I D♥ 4♥ D♦ 2♦ 10♠ 7♠ C♣ 10♣"
      And the Talon is "K♥ B♦ B♥" and "D♠ B♣ 3♥"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ D♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XI Sküs VIII I  |
        | Second  | K♠ IV 7♠ 9♠     |
        | Third   | K♦ D♦ 4♦ 3♦     |
        | Third   | III XII IX II   |
        | Fourth  | 4♥ XV 2♥ A♥     |
        | Vorhand | A♦ V C♦ 2♦      |
        | Second  | C♥ XVIII D♥ XIX |
        | Vorhand | XVI 7♣ VI X     |
        | Vorhand | XVII 8♣ VII XIV |
        | Vorhand | XX 8♠ XIII 10♣  |
        | Vorhand | K♣ B♠ 9♣ C♣     |
        | Vorhand | XXI C♠ D♣ 10♠   |
      Then the contract is Dreier and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 35 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -20 Cent
      And the payments are "Vorhand -60, Second +20, Third +20, Fourth +20, Dealer 0"

    @clause:LUN-SETTLING-003 @clause:LUN-SETTLING-005 @clause:LUN-SETTLING-023 @clause:LUN-BONUSES-010 @clause:LUN-COUNTING-008
    Scenario Outline: An Uhurufer among five, wherever the dealer sits
      The game 10 and the Uhu 20 make 30, paid two against two.
      Given the dealer is at seat <seat>
      And a table of 5
      And Vorhand holds "VIII VI III D♥ C♥ A♥ 3♥ D♠ B♠ 8♠ 10♣ 9♣"
      And Second holds "XXI XIX XII X B♥ B♦ A♦ K♠ 10♠ 7♠ B♣ 7♣"
      And Third holds "XVIII XVII XV VII V I K♥ 2♥ 4♥ 2♦ 3♦ C♠"
      And Fourth holds "Sküs XX XVI XIV XIII XI IX IV II D♦ C♦ C♣"
      And the Talon is "K♦ 4♦ K♣" and "9♠ D♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Uhurufer"
      And Fourth calls "K♠"
      And Fourth takes the first half
      And Fourth lays away "D♦ C♦ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | 8♠ K♠ C♠ IV       |
        | Fourth  | 4♦ VI B♦ 2♦       |
        | Vorhand | 10♣ 7♣ I K♣       |
        | Third   | XV Sküs III XIX   |
        | Fourth  | XI VIII XII XVIII |
        | Third   | 4♥ XIII A♥ B♥     |
        | Fourth  | IX D♥ X XVII      |
        | Third   | 2♥ XIV 3♥ XXI     |
        | Second  | 7♠ V XVI B♠       |
        | Fourth  | XX 9♣ A♦ VII      |
        | Fourth  | II C♥ 10♠ 3♦      |
        | Fourth  | K♦ D♠ B♣ K♥       |
      Then the contract is Uhurufer and Fourth is the declarer
      And the partner is Second
      And it is nobody's turn
      And the deal is over
      And the cards laid away are "D♦ C♦ C♣"
      And the declarer's side has 51 Augen and the opponents have 20
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And "Spiel" brings the declarer 10 Cent
      And "Uhu" brings the declarer 20 Cent
      And the payments are "Vorhand -30, Second +30, Third -30, Fourth +30, Dealer 0"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
        | 3    |

  @clause:LUN-SETTLING-028
  Rule: Schleifen at a table of five is paid to the three active opponents, not to the dealer who sits out

    @clause:LUN-SETTLING-021
    Example: A Spatzrufer among five given up by Schleifen
      Three times 30; the dealer receives nothing.
      Given a table of 5
      And Vorhand holds "XXI XVIII XII VIII II D♥ 4♥ K♦ 3♦ C♠ D♣ B♣"
      And Second holds "Sküs XIII XI V C♥ B♥ D♦ 4♦ B♠ 10♠ 8♠ 7♠"
      And Third holds "XX XIX XVII XVI XV XIV IX VI IV I K♥ 3♥"
      And Fourth holds "X VII III C♦ B♦ 2♦ D♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "K♣ A♦ A♥" and "2♥ K♠ 9♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Spatzrufer, Fourth Weiter"
      And Third calls "K♣"
      And Third gives up by Schleifen
      Then the contract is Spatzrufer and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the payments are "Vorhand +30, Second +30, Third -90, Fourth +30, Dealer 0"
      And the deal is over

  @clause:LUN-TRISCHAKEN-010
  Rule: In Fahren among five the dealer sees his six cards before the Kontra round and settles with all four others

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-031
    Example: Fahren among five, the Dealer and Second say Kontra
      Second pays 80 to the Dealer and 40 to each of the others; the Dealer's other pairs are worth 40, all the rest 20. The
      Dealer takes the sixth trick with his last card, the XIII, and Vorhand leads the 9♣.
      Given a table of 5
      And Vorhand holds "XVIII XV XIV VI C♥ 3♥ K♦ D♦ 3♦ B♠ C♣ 9♣"
      And Second holds "Sküs XXI XVI IX VIII V 2♥ A♦ C♠ 10♠ 7♠ K♣"
      And Third holds "XII X II I D♥ A♥ B♦ 2♦ D♠ 9♠ 8♠ 8♣"
      And Fourth holds "XIX XVII VII IV K♥ 4♥ C♦ 4♦ D♣ B♣ 10♣ 7♣"
      And the Talon is "XIII III B♥" and "XI K♠ XX"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Fourth Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♦ A♦ 2♦ 4♦ III    |
        | Dealer  | XX XV Sküs XII XIX |
        | Second  | 10♠ D♠ VII K♠ B♠   |
        | Fourth  | 4♥ B♥ C♥ 2♥ D♥     |
        | Third   | 8♠ IV XI XIV C♠    |
        | Vorhand | 3♥ VIII A♥ K♥ XIII |
        | Vorhand | 9♣ K♣ 8♣ 7♣        |
        | Second  | XXI X XVII XVIII   |
        | Second  | V II 10♣ VI        |
        | Vorhand | 3♦ IX B♦ C♦        |
        | Second  | XVI I B♣ C♣        |
        | Second  | 7♠ 9♠ D♣ D♦        |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 3, Second 30, Third 17, Fourth 11, Dealer 10"
      And the payments are "Vorhand +120, Second -200, Third -40, Fourth 0, Dealer +120"

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-031 @clause:LUN-SETTLING-033
    Example: Fahren among five with a tie
      Every pair is worth 20; Vorhand and Third have 15 each. Third takes the sixth trick and leads to the seventh, which four
      play without the Dealer.
      Given a table of 5
      And the dealer is at seat 2
      And Vorhand holds "XVIII XVI VII VI V IV B♦ D♠ B♠ 10♠ 8♠ C♣"
      And Second holds "XV XI VIII III II K♥ B♥ 3♥ 4♥ 2♦ K♠ 7♠"
      And Third holds "Sküs XVII XIV I C♥ D♦ C♦ 4♦ 9♠ K♣ B♣ 10♣"
      And Fourth holds "XXI XX XIX XIII XII IX A♥ 3♦ D♣ 9♣ 8♣ 7♣"
      And the Talon is "C♠ A♦ D♥" and "X K♦ 2♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVI XV Sküs XXI X |
        | Third   | 4♦ 3♦ A♦ B♦ 2♦    |
        | Vorhand | C♣ VIII K♣ 8♣ 2♥  |
        | Second  | 4♥ C♥ A♥ D♥ XVIII |
        | Vorhand | 8♠ K♠ 9♠ XIX C♠   |
        | Fourth  | IX K♦ IV XI XVII  |
        | Third   | B♣ D♣ V II        |
        | Vorhand | VI III XIV XX     |
        | Fourth  | XII VII 7♠ I      |
        | Fourth  | XIII 10♠ 3♥ 10♣   |
        | Fourth  | 7♣ B♠ B♥ C♦       |
        | Fourth  | 9♣ D♠ K♥ D♦       |
      Then the contract is Fahren
      And it is nobody's turn
      And the Augen come to "Vorhand 15, Second 8, Third 15, Fourth 33, Dealer 0"
      And the payments are "Vorhand -20, Second +40, Third -20, Fourth -80, Dealer +80"

    @clause:LUN-SETTLING-029 @clause:LUN-SETTLING-030 @clause:LUN-SETTLING-031
    Scenario Outline: Fahren among five with two Kontras, wherever the dealer sits
      Second pays 80 to the Dealer and 40 to each of the others; the Dealer's other pairs are worth 40, all the rest 20.
      The Dealer takes the sixth trick with his last card, the XIII, and Vorhand leads the 9♣.
      Given the dealer is at seat <seat>
      And a table of 5
      And Vorhand holds "XVIII XV XIV VI C♥ 3♥ K♦ D♦ 3♦ B♠ C♣ 9♣"
      And Second holds "Sküs XXI XVI IX VIII V 2♥ A♦ C♠ 10♠ 7♠ K♣"
      And Third holds "XII X II I D♥ A♥ B♦ 2♦ D♠ 9♠ 8♠ 8♣"
      And Fourth holds "XIX XVII VII IV K♥ 4♥ C♦ 4♦ D♣ B♣ 10♣ 7♣"
      And the Talon is "XIII III B♥" and "XI K♠ XX"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Fourth Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♦ A♦ 2♦ 4♦ III    |
        | Dealer  | XX XV Sküs XII XIX |
        | Second  | 10♠ D♠ VII K♠ B♠   |
        | Fourth  | 4♥ B♥ C♥ 2♥ D♥     |
        | Third   | 8♠ IV XI XIV C♠    |
        | Vorhand | 3♥ VIII A♥ K♥ XIII |
        | Vorhand | 9♣ K♣ 8♣ 7♣        |
        | Second  | XXI X XVII XVIII   |
        | Second  | V II 10♣ VI        |
        | Vorhand | 3♦ IX B♦ C♦        |
        | Second  | XVI I B♣ C♣        |
        | Second  | 7♠ 9♠ D♣ D♦        |
      Then the contract is Fahren
      And it is nobody's turn
      And the deal is over
      And the Augen come to "Vorhand 3, Second 30, Third 17, Fourth 11, Dealer 10"
      And the payments are "Vorhand +120, Second -200, Third -40, Fourth 0, Dealer +120"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
        | 3    |
