Feature: Whole deals: Farbensolo
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-002
  Rule: The Farbensolo (Faberln) counts 4 points

    @clause:ZWA-COUNTING-012 @clause:ZWA-SETTLING-024
    Example: Vorhand's Farbensolo won with 45
      4 from each of the three.
      Vorhand takes tricks 5, 6, 7, 8 and 10: 10 + 15 + 6 + 4 + 10 = 45 Augen. The three others take tricks 1, 2, 3, 4
      and 9: 11 + 10 + 3 + 14 + 5 = 43 Augen.
      Given Vorhand holds "XXI XX XIX V D♥ B♦ D♠ C♠ K♣ C♣"
      And Second holds "Sküs XIV XIII XI VIII VI B♥ A♥ C♦ D♣"
      And Third holds "XVIII XVII XV XII X VII IV K♥ B♣ 10♣"
      And Dealer holds "XVI IX I C♥ K♦ D♦ A♦ K♠ B♠ 10♠"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♦ C♦ XV K♦      |
        | Dealer  | K♠ C♠ XIV XVIII  |
        | Dealer  | A♦ XX VIII X     |
        | Dealer  | C♥ D♥ B♥ K♥      |
        | Third   | 10♣ IX K♣ D♣     |
        | Vorhand | C♣ Sküs B♣ I     |
        | Vorhand | D♠ VI XII 10♠    |
        | Vorhand | XIX XIII VII XVI |
        | Vorhand | V XI XVII B♠     |
        | Third   | IV D♦ XXI A♥     |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 43
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @clause:ZWA-COUNTING-014 @clause:ZWA-SETTLING-024
    Example: Third's Farbensolo lost with 44
      −4 with each of the three.
      Third takes tricks 1, 7, 8, 9 and 10: 17 + 6 + 9 + 7 + 5 = 44 Augen. The three others take tricks 2, 3, 4, 5 and
      6: 11 + 7 + 8 + 11 + 7 = 44 Augen.
      Given Vorhand holds "Sküs XII XI IX VIII V I C♥ B♥ A♥"
      And Second holds "XXI XIX XVII XIV X C♦ B♦ D♣ C♣ 10♣"
      And Third holds "XVIII XIII VII IV K♥ K♦ D♦ A♦ B♠ B♣"
      And Dealer holds "XX XVI XV VI D♥ K♠ D♠ C♠ 10♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♥ XXI K♥ D♥     |
        | Third   | B♣ K♣ XII C♣     |
        | Dealer  | C♠ V XIX B♠      |
        | Dealer  | K♠ IX X VII      |
        | Dealer  | D♠ Sküs XIV IV   |
        | Dealer  | 10♠ I XVII XVIII |
        | Dealer  | VI VIII C♦ XIII  |
        | Third   | K♦ XX XI B♦      |
        | Third   | A♦ XV B♥ D♣      |
        | Third   | D♦ XVI A♥ 10♣    |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 44
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second +4, Third -12, Dealer +4"

    @clause:ZWA-BONUSES-029 @clause:ZWA-SETTLING-021
    Example: A Farbensolo at Kontra and Retour with a Trull that does not count
      4 × 4 = 16 from each of the three.
      Second takes tricks 2, 6, 7, 8 and 9: 9 + 12 + 8 + 5 + 12 = 46 Augen. The three others take tricks 1, 3, 4, 5 and
      10: 8 + 13 + 7 + 10 + 4 = 42 Augen.
      Given Vorhand holds "XX XIV XI IX VII VI A♥ A♦ 10♠ B♣"
      And Second holds "XVI XV X D♥ C♥ K♦ D♦ K♠ C♠ B♠"
      And Third holds "XIX XVII XIII XII IV K♥ B♥ C♦ K♣ D♣"
      And Dealer holds "Sküs XXI XVIII VIII V I B♦ D♠ C♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Kontra Spiel, Vorhand Weiter, Second Retour Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♠ C♠ IV D♠     |
        | Dealer  | B♦ A♦ D♦ C♦      |
        | Second  | C♥ K♥ XXI A♥     |
        | Third   | D♣ 10♣ B♣ X      |
        | Third   | K♣ C♣ XX XV      |
        | Third   | B♥ I VII D♥      |
        | Second  | K♠ XIII VIII XIV |
        | Second  | B♠ XVII XVIII IX |
        | Second  | K♦ XII Sküs XI   |
        | Second  | XVI XIX V VI     |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item  | side     | outcome | announced | doubled by     |
        | Spiel | declarer | won     | no        | Dealer, Second |
      And "Spiel" brings the declarer 16 points
      And the payments are "Vorhand -16, Second +48, Third -16, Dealer -16"

    @clause:ZWA-SETTLING-011 @clause:ZWA-BONUSES-028
    Example: An announced Valat in a Farbensolo
      4 + 1 + 2 + 12 = 19 from each of the three.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 13 + 6 + 7 + 7 + 11 + 6 + 7 + 14 + 7 + 10 = 88 Augen. The
      three others take no trick.
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "XXI XVII XII XI VIII IV B♥ A♥ 10♠ D♣"
      And Third holds "Sküs XX XIX XVI XIV XIII IX VII VI I"
      And Dealer holds "XVIII XV X V B♦ A♦ B♠ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ B♥ Sküs V    |
        | Vorhand | D♥ A♥ VII XVIII |
        | Vorhand | D♠ 10♠ VI B♠    |
        | Vorhand | K♦ IV XIV A♦    |
        | Vorhand | C♦ XXI XIX B♦   |
        | Vorhand | C♥ VIII IX XV   |
        | Vorhand | D♦ XII XIII X   |
        | Vorhand | K♠ XVII I C♣    |
        | Vorhand | C♠ XI XX B♣     |
        | Vorhand | K♣ D♣ XVI 10♣   |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |
      And "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 1 point
      And "Könige" brings the declarer 2 points
      And "Valat" brings the declarer 12 points
      And the payments are "Vorhand +57, Second -19, Third -19, Dealer -19"

    @clause:ZWA-BONUSES-004 @clause:ZWA-SETTLING-018 @clause:ZWA-SETTLING-026
    Example: The opponents' announced Absolut fails at the soloist's Kontra
      −4 × 2 + 2 × 2 = −4 with each of the three.
      Dealer takes tricks 2, 3, 7, 8 and 9: 6 + 11 + 8 + 11 + 7 = 43 Augen. The three others take tricks 1, 4, 5, 6 and
      10: 14 + 14 + 10 + 3 + 4 = 45 Augen.
      Given Vorhand holds "Sküs XVII XII X IX VIII K♥ K♦ B♠ B♣"
      And Second holds "XIX XVI XIV XIII VI I C♥ B♦ A♦ K♠"
      And Third holds "XX XVIII XV V IV D♥ D♦ C♠ D♣ 10♣"
      And Dealer holds "XXI XI VII B♥ A♥ C♦ D♠ 10♠ K♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Farbensolo"
      And the announcing goes "Vorhand Kontra Spiel + Absolut, Second Weiter, Third Weiter, Dealer Kontra Absolut of Vorhand"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♦ B♦ D♦ C♦      |
        | Vorhand | B♣ VI 10♣ C♣     |
        | Dealer  | K♣ VIII XIV D♣   |
        | Dealer  | B♥ K♥ C♥ D♥      |
        | Vorhand | B♠ K♠ C♠ 10♠     |
        | Second  | A♦ XVIII XI XVII |
        | Second  | XIX XX XXI XII   |
        | Dealer  | A♥ Sküs I XV     |
        | Dealer  | D♠ IX XIII IV    |
        | Dealer  | VII X XVI V      |
      Then the contract is Farbensolo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 43 Augen and the opponents have 45
      And these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Vorhand    |
        | Absolut | opponents | lost    | yes       | Dealer     |
      And "Spiel" brings the declarer -8 points
      And "Absolut" brings the declarer 4 points
      And the payments are "Vorhand +4, Second +4, Third +4, Dealer -12"

    Example: A Märchenstich in a Farbensolo
      Neither Pagat Ultimo nor Mond counts: 4 with each of the three.
      Second takes tricks 6, 7, 9 and 10: 9 + 14 + 10 + 7 = 40 Augen. The three others take tricks 1, 2, 3, 4, 5 and 8:
      7 + 4 + 4 + 16 + 7 + 10 = 48 Augen.
      Given Vorhand holds "XXI XVIII XVII XVI XV X VI V IV D♠"
      And Second holds "XI IX VIII D♥ C♦ A♦ K♠ B♠ D♣ B♣"
      And Third holds "Sküs XX XIV XIII K♥ B♥ A♥ C♠ 10♠ 10♣"
      And Dealer holds "XIX XII VII I C♥ K♦ D♦ B♦ K♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♠ B♠ 10♠ XIX    |
        | Vorhand | XVIII XI XIV XII |
        | Vorhand | XVI IX XIII VII  |
        | Vorhand | XXI VIII Sküs I  |
        | Dealer  | K♦ X A♦ XX       |
        | Dealer  | B♦ IV C♦ C♠      |
        | Second  | K♠ K♥ C♣ XV      |
        | Second  | D♣ 10♣ K♣ VI     |
        | Dealer  | C♥ V D♥ B♥       |
        | Second  | B♣ A♥ D♦ XVII    |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 48
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second -12, Third +4, Dealer +4"

    Example: The soloist leads to the first trick where that is the custom
      4 from each of the three.
      Third takes tricks 1, 3, 4, 5, 9 and 10: 11 + 10 + 10 + 9 + 4 + 7 = 51 Augen. The three others take tricks 2, 6, 7
      and 8: 12 + 8 + 8 + 9 = 37 Augen.
      Given the reading "soloist" of "first-lead"
      And Vorhand holds "XX XV X VIII VII V B♥ K♦ C♦ C♣"
      And Second holds "XIV IX IV I A♥ A♦ D♠ C♠ B♠ K♣"
      And Third holds "XIX XVII XII VI K♥ C♥ K♠ 10♠ D♣ B♣"
      And Dealer holds "Sküs XXI XVIII XVI XIII XI D♥ D♦ B♦ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Third   | K♥ D♥ B♥ A♥       |
        | Third   | D♣ 10♣ C♣ K♣      |
        | Second  | C♠ K♠ XIII X      |
        | Third   | C♥ Sküs V XIV     |
        | Third   | B♣ XVI XX I       |
        | Third   | 10♠ XXI VII B♠    |
        | Second  | A♦ VI B♦ K♦       |
        | Vorhand | C♦ IV XII D♦      |
        | Dealer  | XVIII VIII IX XIX |
        | Third   | XVII XI XV D♠     |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 37
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -4, Second -4, Third +12, Dealer -4"

    @clause:ZWA-BONUSES-014
    Example: The last trick goes to the I and does not count
      −4 with each of the three.
      Vorhand takes tricks 6, 7, 8, 9 and 10: 7 + 3 + 7 + 9 + 12 = 38 Augen. The three others take tricks 1, 2, 3, 4 and
      5: 13 + 13 + 11 + 8 + 5 = 50 Augen.
      Given Vorhand holds "VIII VII I D♦ B♦ A♦ C♠ K♣ C♣ B♣"
      And Second holds "XX XIX XVIII XIV XIII XII VI IV D♥ A♥"
      And Third holds "XXI XVII XVI K♥ C♦ K♠ D♠ B♠ D♣ 10♣"
      And Dealer holds "Sküs XV XI X IX V C♥ B♥ K♦ 10♠"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♣ XIII D♣ Sküs |
        | Third   | K♥ C♥ VIII D♥   |
        | Third   | C♦ K♦ B♦ XIV    |
        | Dealer  | 10♠ C♠ XVIII D♠ |
        | Third   | B♠ IX VII XII   |
        | Third   | 10♣ X K♣ XIX    |
        | Vorhand | A♦ VI XVII V    |
        | Vorhand | D♦ IV XVI XV    |
        | Vorhand | B♣ XX XXI XI    |
        | Vorhand | I A♥ K♠ B♥      |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 38 Augen and the opponents have 50
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @clause:ZWA-SETTLING-025 @dispute:solo-pay-includes-bonuses
    Scenario Outline: Bonuses are paid once where only the game is paid three times
      3 × (4 + 1) = 15, or 3 × 4 + 1 = 13.
      Second takes tricks 1, 2, 6, 7, 8, 9 and 10: 12 + 9 + 8 + 7 + 8 + 16 + 9 = 69 Augen. The three others take tricks
      3, 4 and 5: 10 + 3 + 6 = 19 Augen.
      Given the reading "<reading>" of "solo-pay-includes-bonuses"
      And Vorhand holds "XX XVII VIII VII I B♥ K♦ D♠ C♠ 10♠"
      And Second holds "Sküs XXI XVI VI IV D♥ D♦ C♦ K♠ D♣"
      And Third holds "XV XIV XIII XI X IX C♥ A♦ C♣ B♣"
      And Dealer holds "XIX XVIII XII V K♥ A♥ B♦ B♠ K♣ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♠ K♠ XIV B♠    |
        | Second  | D♥ C♥ A♥ B♥     |
        | Second  | C♦ A♦ B♦ K♦     |
        | Vorhand | 10♠ IV XIII XIX |
        | Vorhand | C♠ VI X V       |
        | Vorhand | XX XXI IX XVIII |
        | Second  | D♦ XV XII XVII  |
        | Second  | D♣ C♣ 10♣ VIII  |
        | Second  | Sküs XI K♣ I    |
        | Second  | XVI B♣ K♥ VII   |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 69 Augen and the opponents have 19
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                                |
        | all-items | Vorhand -5, Second +15, Third -5, Dealer -5             |
        | game-only | Vorhand -4 1/3, Second +13, Third -4 1/3, Dealer -4 1/3 |
