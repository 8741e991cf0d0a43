Feature: Whole deals: Auch-Rufer
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-007
  Rule: An Auch-Rufer counts 5

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-023
    @clause:KAR-BONUSES-005
    Example: An Auch-Rufer won with its Pagat
      The bird has to be announced, and it takes the last trick.
      Second takes tricks 1, 3, 5, 6, 7, 8, 9, 10, 11 and 12: face value 14 + 9 + 7 + 7 + 5 + 4 + 4 + 9 + 7 + 12 = 78;
      Dealer takes trick 4: face value 4; laid away 9♣ 1 + C♠ 3 + 10♠ 1 = 5. Together 47 cards of value 87: 87 − 47 ×
      2/3 = 55 2/3.
      Vorhand takes no trick; Third takes trick 2: face value 8; the half left lying K♠ 5 + K♦ 5 + A♥ 1 = 11. Together 7
      cards of value 19: 19 − 7 × 2/3 = 14 1/3.
      For each of the declarer's side 5 + 5 × 2 = 15, two against two.
      Given Vorhand holds "XI X IV D♥ C♥ 3♥ D♦ A♦ 4♦ D♠ C♣ B♣"
      And Second holds "XXI XX XIX XVIII XVII XVI XIII XII I C♠ 10♠ 9♣"
      And Third holds "Sküs IX VII V II B♥ C♦ B♦ 3♦ 9♠ 8♠ K♣"
      And Dealer holds "XV XIV K♥ 2♥ 4♥ 2♦ B♠ 7♠ D♣ 10♣ 8♣ 7♣"
      And the Talon is "VI VIII III" and "K♠ K♦ A♥"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second takes the first half
      And Second lays away "9♣ C♠ 10♠"
      And Second says "ich liege + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | C♣ XXI K♣ 10♣     |
        | Second  | XVIII Sküs XIV IV |
        | Third   | C♦ 2♦ D♦ III      |
        | Second  | VI IX XV X        |
        | Dealer  | 7♠ D♠ XX 8♠       |
        | Second  | XIX II D♣ XI      |
        | Second  | XVII V B♠ 4♦      |
        | Second  | XVI VII 7♣ 3♥     |
        | Second  | XII 3♦ 4♥ A♦      |
        | Second  | VIII 9♠ K♥ B♣     |
        | Second  | XIII B♦ 8♣ C♥     |
        | Second  | I B♥ 2♥ D♥        |
      Then the contract is Auch-Rufer and Second is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 55 2/3 Augen and the opponents have 14 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer 5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand -15, Second +15, Third -15, Dealer +15"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-019 @clause:KAR-SETTLING-023
    @clause:KAR-SETTLING-027 @clause:KAR-BONUSES-013
    Example: An Auch-Rufer lost with its Uhu at Kontra
      By its other name Besser-Rufer; the Uhu is beaten in the eleventh trick.
      Vorhand takes no trick; Third takes tricks 2, 4, 7 and 9: face value 9 + 8 + 11 + 7 = 35; laid away B♠ 2 + 8♠ 1 +
      7♣ 1 = 4. Together 19 cards of value 39: 39 − 19 × 2/3 = 26 1/3.
      Second takes tricks 3, 5 and 6: face value 8 + 4 + 4 = 16; Dealer takes tricks 1, 8, 10, 11 and 12: face value 9 +
      7 + 10 + 6 + 8 = 40; the half left lying K♥ 5 + XXI 5 + 10♣ 1 = 11. Together 35 cards of value 67: 67 − 35 × 2/3 =
      43 2/3.
      For each of the declarer's side −5 − 10 × 2 × 2 = −45, two against two.
      Given Vorhand holds "VIII VI V B♥ K♦ C♦ K♠ D♠ C♠ K♣ B♣ 9♣"
      And Second holds "Sküs XIX XVII D♥ 2♥ 3♥ 3♦ 4♦ 9♠ 7♠ D♣ C♣"
      And Third holds "XX XVIII XVI XV XII X IV II I 2♦ B♠ 8♠"
      And Dealer holds "XIV XIII XI IX VII III C♥ A♥ 4♥ D♦ B♦ 10♠"
      And the Talon is "K♥ XXI 10♣" and "A♦ 7♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Besser-Rufer, Dealer Gut!, Vorhand Gut!"
      And Third calls "K♦"
      And Third takes the second half
      And Third lays away "B♠ 8♠ 7♣"
      And the announcing goes "Third ich liege + Uhu, Dealer Gut!, Vorhand Gut!, Second Kontra Uhu of Third, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♦ 4♦ 2♦ D♦     |
        | Dealer  | 4♥ B♥ 3♥ I      |
        | Third   | XX III V Sküs   |
        | Second  | 9♠ XVIII 10♠ K♠ |
        | Third   | X XIV VI XVII   |
        | Second  | XIX IV VII VIII |
        | Second  | D♥ XVI A♥ K♦    |
        | Third   | XII XIII 9♣ D♣  |
        | Dealer  | C♥ B♣ 2♥ XV     |
        | Third   | 8♣ XI K♣ C♣     |
        | Dealer  | IX C♠ 7♠ II     |
        | Dealer  | B♦ D♠ 3♦ A♦     |
      Then the contract is Auch-Rufer and Third is the declarer
      And the partner is Vorhand
      And it is nobody's turn
      And the declarer's side has 26 1/3 Augen and the opponents have 43 2/3
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        |            |
        | Uhu   | declarer | lost    | yes       | Second     |
      And "Spiel" brings the declarer -5 points
      And "Uhu" brings the declarer -40 points
      And the payments are "Vorhand -45, Second +45, Third -45, Dealer +45"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-020 @clause:KAR-SETTLING-023
    @clause:KAR-SETTLING-028 @clause:KAR-BONUSES-007
    Example: An Auch-Rufer that Vorhand holds, with Kakadu and Retour
      Third, who bid the game first, turns out to be the partner.
      Vorhand takes tricks 2, 3, 4, 5, 6, 8, 9, 10, 11 and 12: face value 12 + 4 + 4 + 4 + 4 + 9 + 6 + 8 + 10 + 13 = 74;
      Third takes no trick; laid away A♥ 1 + 2♦ 1 + B♠ 2 = 4. Together 43 cards of value 78: 78 − 43 × 2/3 = 49 1/3.
      Second takes tricks 1 and 7: face value 11 + 10 = 21; Dealer takes no trick; the half left lying 8♣ 1 + 4♦ 1 + I 5
      = 7. Together 11 cards of value 28: 28 − 11 × 2/3 = 20 2/3.
      For each of the declarer's side 5 × 4 + 15 × 2 = 50, two against two.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI IV III A♥ 2♦ B♣ 9♣"
      And Second holds "XIV XIII XII IX VII D♥ 2♥ A♦ 8♠ 7♠ K♣ 7♣"
      And Third holds "X VIII V II K♥ K♦ D♦ 3♦ K♠ C♠ 9♠ 10♣"
      And Dealer holds "XXI XV XI VI C♥ B♥ 3♥ 4♥ C♦ B♦ D♠ C♣"
      And the Talon is "10♠ D♣ B♠" and "8♣ 4♦ I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Auch-Rufer, Dealer Gut!, Vorhand Auch-Rufer, Third Gut!"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ 2♦ B♠"
      And the announcing goes "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Kontra Spiel"
      And the announcing goes "Vorhand Retour Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | B♣ K♣ 10♣ C♣      |
        | Second  | XIV VIII XXI Sküs |
        | Vorhand | XX VII II XI      |
        | Vorhand | XIX IX V VI       |
        | Vorhand | XVIII XII X XV    |
        | Vorhand | 9♣ 7♣ 3♦ 4♥       |
        | Vorhand | D♣ XIII 9♠ D♠     |
        | Second  | A♦ K♦ B♦ IV       |
        | Vorhand | XVII 7♠ C♠ 3♥     |
        | Vorhand | III 8♠ D♦ B♥      |
        | Vorhand | XVI 2♥ K♠ C♦      |
        | Vorhand | 10♠ D♥ K♥ C♥      |
      Then the contract is Auch-Rufer and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 1/3 Augen and the opponents have 20 2/3
      And these items are scored:
        | item   | side     | outcome | announced | doubled by      |
        | Spiel  | declarer | won     | no        | Dealer, Vorhand |
        | Kakadu | declarer | won     | yes       |                 |
      And "Spiel" brings the declarer 20 points
      And "Kakadu" brings the declarer 30 points
      And the payments are "Vorhand +50, Second -50, Third +50, Dealer -50"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-023 @clause:KAR-BONUSES-005 @clause:KAR-BONUSES-018
    Example: An Auch-Rufer played alone: the game lost, the Pagat made
      The called König lay in the Talon, and Second takes it.
      Second takes tricks 2, 5, 10 and 12: face value 10 + 9 + 5 + 13 = 37; laid away 2♥ 1 + C♠ 3 + A♦ 1 = 5. Together
      19 cards of value 42: 42 − 19 × 2/3 = 29 1/3.
      Vorhand takes tricks 4, 7 and 9: face value 11 + 7 + 11 = 29; Third takes no trick; Dealer takes tricks 1, 3, 6, 8
      and 11: face value 8 + 4 + 4 + 11 + 5 = 32; the half left lying 10♣ 1 + 9♠ 1 + 4♦ 1 = 3. Together 35 cards of
      value 64: 64 − 35 × 2/3 = 40 2/3.
      With each of the three −5 + 5 × 2 = 5; for the declarer 3 × 5 = 15.
      Given Vorhand holds "Sküs XVI XI IX K♥ 3♥ K♦ B♠ 8♠ D♣ B♣ 8♣"
      And Second holds "XXI XIX XVII XV XIV X VI I 2♥ A♦ K♠ C♠"
      And Third holds "V B♥ A♥ D♦ B♦ 3♦ D♠ 10♠ 7♠ C♣ 9♣ 7♣"
      And Dealer holds "XX XVIII XII VIII VII IV III II D♥ C♥ 4♥ C♦"
      And the Talon is "K♣ 2♦ XIII" and "10♣ 9♠ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♣"
      And Second takes the first half
      And Second lays away "2♥ C♠ A♦"
      And Second says "ich liege + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 8♠ K♠ 7♠ II     |
        | Dealer  | C♥ 3♥ XXI A♥    |
        | Second  | XIX V XX IX     |
        | Dealer  | IV Sküs VI D♠   |
        | Vorhand | K♥ XVII B♥ 4♥   |
        | Second  | XV 7♣ XVIII XI  |
        | Dealer  | VIII XVI XIV D♦ |
        | Vorhand | D♣ K♣ 9♣ III    |
        | Dealer  | C♦ K♦ 2♦ B♦     |
        | Vorhand | B♠ XIII 10♠ VII |
        | Second  | X 3♦ XII B♣     |
        | Dealer  | D♥ 8♣ I C♣      |
      Then the contract is Auch-Rufer and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 29 1/3 Augen and the opponents have 40 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer -5 points
      And "Pagat" brings the declarer 10 points
      And the payments are "Vorhand -5, Second +15, Third -5, Dealer -5"

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-010 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013
    @clause:KAR-CALLING-006 @clause:KAR-SETTLING-040 @clause:KAR-SETTLING-018 @clause:KAR-SETTLING-019
    @clause:KAR-SETTLING-023 @clause:KAR-BONUSES-014
    Example: An Auch-Rufer won whose two announced birds go too early
      Dealer announces his own Uhu, and the Pagat for his partner Third; both fall long before their tricks.
      Third takes trick 3: face value 4; Dealer takes tricks 1, 4, 5, 6, 7, 8, 9, 11 and 12: face value 13 + 4 + 8 + 4 +
      8 + 9 + 5 + 8 + 7 = 66; laid away D♠ 4 + C♠ 3 + C♥ 3 = 10. Together 43 cards of value 80: 80 − 43 × 2/3 = 51 1/3.
      Vorhand takes tricks 2 and 10: face value 8 + 8 = 16; Second takes no trick; the half left lying K♣ 5 + B♦ 2 + C♣
      3 = 10. Together 11 cards of value 26: 26 − 11 × 2/3 = 18 2/3.
      For each of the declarer's side 5 − 10 × 2 − 5 × 2 = −25, two against two.
      Given Vorhand holds "Sküs XI X D♥ 3♥ K♦ 2♦ 10♠ 8♠ 7♠ 10♣ 9♣"
      And Second holds "XV XIV V IV B♥ D♦ 3♦ 4♦ B♠ 9♠ D♣ 8♣"
      And Third holds "XVII XIII III I K♥ A♥ 2♥ C♦ A♦ K♠ B♣ 7♣"
      And Dealer holds "XXI XX XIX XVIII XVI XII IX VIII VII II 4♥ C♠"
      And the Talon is "VI D♠ C♥" and "K♣ B♦ C♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Auch-Rufer, Vorhand Gut!"
      And Dealer calls "K♥"
      And Dealer takes the first half
      And Dealer lays away "D♠ C♠ C♥"
      And Dealer says "ich liege + Uhu + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ B♠ K♠ XXI     |
        | Dealer  | XVI Sküs IV III  |
        | Vorhand | X V XVII II      |
        | Third   | A♦ XX 2♦ 4♦      |
        | Dealer  | XIX XI XIV I     |
        | Dealer  | XVIII 8♠ XV XIII |
        | Dealer  | XII 3♥ 8♣ K♥     |
        | Dealer  | IX 9♣ D♣ C♦      |
        | Dealer  | VII 10♠ 9♠ B♣    |
        | Dealer  | 4♥ D♥ B♥ 2♥      |
        | Vorhand | K♦ 3♦ 7♣ VI      |
        | Dealer  | VIII 10♣ D♦ A♥   |
      Then the contract is Auch-Rufer and Dealer is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 51 1/3 Augen and the opponents have 18 2/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 5 points
      And "Uhu" brings the declarer -20 points
      And "Pagat" brings the declarer -10 points
      And the payments are "Vorhand +25, Second +25, Third -25, Dealer -25"

  @clause:KAR-SETTLING-044
  Rule: Paying for an Auch-Rufer whose König lies in the Talon costs 5 and the announced price of the declarer's bird to each of the three others

    @clause:KAR-CALLING-014 @clause:KAR-SETTLING-045
    Example: An Auch-Rufer that is paid
      The called König lies in the Talon; the Pagat is the only bird that Second holds.
      5 + 5 × 2 = 15 to each of three: 45.
      Given Vorhand holds "Sküs XVI XI IX K♥ 3♥ K♦ B♠ 8♠ D♣ B♣ 8♣"
      And Second holds "XXI XIX XVII XV XIV X VI I 2♥ A♦ K♠ C♠"
      And Third holds "V B♥ A♥ D♦ B♦ 3♦ D♠ 10♠ 7♠ C♣ 9♣ 7♣"
      And Dealer holds "XX XVIII XII VIII VII IV III II D♥ C♥ 4♥ C♦"
      And the Talon is "K♣ 2♦ XIII" and "10♣ 9♠ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♣"
      And Second pays for the game
      Then the contract is Auch-Rufer and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"
