Feature: Whole deals: Solo
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-003
  Rule: The Solo (Schwarzer) counts 4 points

    @clause:ZWA-COUNTING-013 @clause:ZWA-SETTLING-024
    Example: Vorhand's Solo won
      4 from each of the three.
      Vorhand takes tricks 1, 3, 5, 7 and 10: 4 + 6 + 11 + 17 + 9 = 47 Augen. The three others take tricks 2, 4, 6, 8
      and 9: 4 + 8 + 7 + 8 + 14 = 41 Augen.
      Given Vorhand holds "XX XVII VIII VII IV I K♥ C♥ K♣ B♣"
      And Second holds "XXI VI V D♥ C♦ B♦ A♦ B♠ D♣ C♣"
      And Third holds "Sküs XIX XVI XII XI IX B♥ K♠ 10♠ 10♣"
      And Dealer holds "XVIII XV XIV XIII X A♥ K♦ D♦ D♠ C♠"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX V XI X        |
        | Vorhand | XVII VI IX XVIII |
        | Dealer  | C♠ IV B♠ 10♠     |
        | Vorhand | VIII XXI XII XIV |
        | Second  | D♥ B♥ A♥ K♥      |
        | Vorhand | VII D♣ XIX XV    |
        | Third   | K♠ D♠ I C♣       |
        | Vorhand | C♥ C♦ XVI XIII   |
        | Third   | Sküs K♦ B♣ B♦    |
        | Third   | 10♣ D♦ K♣ A♦     |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @clause:ZWA-COUNTING-014 @clause:ZWA-SETTLING-027
    Example: A Solo lost with 44 at the Kontra of one opponent
      −4 × 2 = −8 with each of the three.
      Second takes tricks 1, 4, 7, 9 and 10: 8 + 5 + 4 + 10 + 17 = 44 Augen. The three others take tricks 2, 3, 5, 6 and
      8: 8 + 6 + 6 + 12 + 12 = 44 Augen.
      Given Vorhand holds "XVIII I K♥ D♥ C♥ B♥ D♦ D♠ C♠ B♠"
      And Second holds "XXI XX XVI XII XI IV A♦ K♠ D♣ C♣"
      And Third holds "Sküs XIX XIII X VII VI A♥ C♦ B♦ 10♠"
      And Dealer holds "XVII XV XIV IX VIII V K♦ K♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter, Vorhand Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVIII XXI VII V |
        | Second  | XI VI XVII I    |
        | Dealer  | IX C♥ IV XIX    |
        | Third   | X VIII B♠ XVI   |
        | Second  | XII XIII XIV C♠ |
        | Dealer  | 10♣ D♦ C♣ Sküs  |
        | Third   | A♥ XV B♥ XX     |
        | Second  | A♦ C♦ K♦ D♠     |
        | Dealer  | B♣ D♥ D♣ 10♠    |
        | Second  | K♠ B♦ K♣ K♥     |
      Then the contract is Solo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 44
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      And "Spiel" brings the declarer -8 points
      And the payments are "Vorhand +8, Second -24, Third +8, Dealer +8"

    Example: Vorhand has to play a Solo with XX to XVI
      4 from each of the three.
      Vorhand takes tricks 2, 3, 4, 5, 7, 8 and 10: 14 + 8 + 4 + 4 + 14 + 2 + 6 = 52 Augen. The three others take tricks
      1, 6 and 9: 8 + 16 + 12 = 36 Augen.
      Given Vorhand holds "XX XIX XVIII XVII XVI VII K♥ D♦ B♠ K♣"
      And Second holds "XXI XIV XI X VI B♥ A♥ K♦ C♦ D♣"
      And Third holds "Sküs XV VIII I D♥ D♠ C♠ 10♠ B♣ 10♣"
      And Dealer holds "XIII XII IX V IV C♥ B♦ A♦ K♠ C♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX XI Sküs XIII   |
        | Third   | D♥ C♥ K♥ B♥       |
        | Vorhand | XIX XIV I V       |
        | Vorhand | XVIII VI VIII XII |
        | Vorhand | XVII X XV IV      |
        | Vorhand | B♠ XXI D♠ K♠      |
        | Second  | D♣ B♣ C♣ K♣       |
        | Vorhand | XVI A♥ 10♣ IX     |
        | Vorhand | D♦ K♦ C♠ A♦       |
        | Second  | C♦ 10♠ B♦ VII     |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @clause:ZWA-BIDDING-008 @clause:ZWA-BIDDING-013
    Example: The Dealer's Solo goes before a Farbensolo of Third
      The Kontra to the normal game has lapsed: 4 from each of the three.
      Dealer takes tricks 5, 6, 7, 8, 9 and 10: 4 + 4 + 16 + 7 + 10 + 8 = 49 Augen. The three others take tricks 1, 2, 3
      and 4: 13 + 10 + 8 + 8 = 39 Augen.
      Given Vorhand holds "XXI XIII XII VII IV D♦ A♦ C♠ B♠ C♣"
      And Second holds "XV X IX VIII K♥ B♥ D♠ 10♠ D♣ 10♣"
      And Third holds "XVII XVI XI VI I C♥ A♥ K♦ B♦ B♣"
      And Dealer holds "Sküs XX XIX XVIII XIV V D♥ C♦ K♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Farbensolo, Dealer Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ X K♦ C♦       |
        | Second  | B♥ C♥ D♥ XIII    |
        | Vorhand | B♠ 10♠ XVII K♠   |
        | Third   | VI XX XXI XV     |
        | Vorhand | VII VIII XI XIX  |
        | Dealer  | XVIII XII IX XVI |
        | Dealer  | Sküs IV K♥ I     |
        | Dealer  | XIV A♦ D♣ B♦     |
        | Dealer  | K♣ C♣ 10♣ B♣     |
        | Dealer  | V C♠ D♠ A♥       |
      Then the contract is Solo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -4, Second -4, Third -4, Dealer +12"

    @clause:ZWA-BIDDING-013 @dispute:announcements-before-solo
    Scenario Outline: A Kontra said before the Solo
      4 from each of three, or 4 × 2 = 8 where the Kontra stays.
      Third takes tricks 2, 3, 5, 7, 9 and 10: 8 + 8 + 8 + 8 + 12 + 11 = 55 Augen. The three others take tricks 1, 4, 6
      and 8: 8 + 4 + 9 + 12 = 33 Augen.
      Given the reading "<reading>" of "announcements-before-solo"
      And Vorhand holds "XIX XVIII XVI IX IV C♥ B♥ B♦ C♠ D♣"
      And Second holds "Sküs XXI XV XIII XII K♥ D♥ D♦ A♦ C♣"
      And Third holds "XX XVII XIV XI X VIII V K♠ K♣ B♣"
      And Dealer holds "VII VI I A♥ K♦ C♦ D♠ B♠ 10♠ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVI XXI V VII   |
        | Second  | K♥ XI A♥ B♥     |
        | Third   | XVII I IV XII   |
        | Third   | VIII VI IX XIII |
        | Second  | XV XX K♦ XVIII  |
        | Third   | XIV B♠ XIX Sküs |
        | Second  | D♥ X 10♣ C♥     |
        | Third   | B♣ C♦ D♣ C♣     |
        | Vorhand | C♠ A♦ K♠ D♠     |
        | Third   | K♣ 10♠ B♦ D♦    |
      Then the contract is Solo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 33
      And the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | lapse   | Vorhand -4, Second -4, Third +12, Dealer -4 |
        | stay    | Vorhand -8, Second -8, Third +24, Dealer -8 |

    @clause:ZWA-SETTLING-012 @clause:ZWA-SETTLING-017
    Example: A silent Valat in a Solo
      4 + 1 × 2 + 6 × 2 = 18 from each of the three.
      Third takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 12 + 8 + 4 + 11 + 6 + 6 + 10 + 9 + 9 + 13 = 88 Augen. The
      three others take no trick.
      Given Vorhand holds "VIII IV C♥ A♥ C♦ K♠ C♠ D♣ C♣ B♣"
      And Second holds "XIII XII X VI I D♥ D♦ A♦ B♠ 10♠"
      And Third holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♥"
      And Dealer holds "XI IX VII V B♥ K♦ B♦ D♠ K♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | B♣ I XXI 10♣   |
        | Third   | Sküs IX IV XII |
        | Third   | XX VII VIII X  |
        | Third   | K♥ B♥ A♥ D♥    |
        | Third   | XIX V C♦ VI    |
        | Third   | XVI XI C♣ XIII |
        | Third   | XVIII D♠ K♠ A♦ |
        | Third   | XVII K♣ C♥ 10♠ |
        | Third   | XV B♦ D♣ B♠    |
        | Third   | XIV K♦ C♠ D♦   |
      Then the contract is Solo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer 2 points
      And "Valat" brings the declarer 12 points
      And the payments are "Vorhand -18, Second -18, Third +54, Dealer -18"

    @clause:ZWA-BONUSES-008 @clause:ZWA-SETTLING-017
    Example: A soloist's announced Pagat Ultimo is beaten by an opponent
      4 − 2 × 2 × 2 = −4 with each of the three.
      Dealer takes tricks 1, 2, 4, 5 and 7: 8 + 4 + 8 + 14 + 15 = 49 Augen. The three others take tricks 3, 6, 8, 9 and
      10: 4 + 5 + 11 + 10 + 9 = 39 Augen.
      Given Vorhand holds "XII VIII VI B♥ K♦ C♦ A♦ K♠ B♠ 10♠"
      And Second holds "Sküs XX XV XIII XI IV D♥ D♠ D♣ B♣"
      And Third holds "XVIII XVII XIV IX VII V C♥ B♦ C♠ C♣"
      And Dealer holds "XXI XIX XVI X I K♥ A♥ D♦ K♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Solo + Pagat, Vorhand Weiter, Second Kontra Pagat of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | VIII XIII IX XXI |
        | Dealer  | XIX XII XV VII   |
        | Dealer  | XVI VI XI XVII   |
        | Third   | C♠ X 10♠ D♠      |
        | Dealer  | K♥ B♥ D♥ C♥      |
        | Dealer  | A♥ C♦ XX V       |
        | Second  | B♣ C♣ K♣ K♦      |
        | Dealer  | D♦ A♦ Sküs B♦    |
        | Second  | D♣ XVIII 10♣ K♠  |
        | Third   | XIV I B♠ IV      |
      Then the contract is Solo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Pagat | declarer | lost    | yes       | Second     |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -8 points
      And the payments are "Vorhand +4, Second +4, Third +4, Dealer -12"

    @clause:ZWA-BONUSES-019 @clause:ZWA-SETTLING-017
    Example: A soloist with the Trull loses the game
      −4 + 1 × 2 = −2 with each of the three.
      Vorhand takes tricks 4, 7, 8 and 9: 8 + 7 + 12 + 10 = 37 Augen. The three others take tricks 1, 2, 3, 5, 6 and 10:
      9 + 4 + 15 + 3 + 14 + 6 = 51 Augen.
      Given Vorhand holds "Sküs XXI XX XVIII IX V I C♦ D♣ 10♣"
      And Second holds "XII X VIII VII C♥ B♥ B♦ D♠ C♠ K♣"
      And Third holds "XVII XIII K♥ D♥ K♦ A♦ K♠ B♠ 10♠ B♣"
      And Dealer holds "XIX XVI XV XIV XI VI IV A♥ D♦ C♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | C♦ B♦ A♦ D♦       |
        | Dealer  | XV IX VIII XVII   |
        | Third   | K♠ XVI I D♠       |
        | Dealer  | XIX Sküs VII XIII |
        | Vorhand | V XII 10♠ XIV     |
        | Dealer  | C♣ D♣ K♣ B♣       |
        | Second  | B♥ D♥ A♥ XX       |
        | Vorhand | XXI X K♥ VI       |
        | Vorhand | XVIII C♥ K♦ IV    |
        | Vorhand | 10♣ C♠ B♠ XI      |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 37 Augen and the opponents have 51
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

    @clause:ZWA-SETTLING-029 @clause:ZWA-BONUSES-024
    Example: A soloist catches the Mond in a doubled deal
      (4 + 1 × 2) × 2 = 12 from each of the three.
      Second takes tricks 1, 3, 5 and 10: 7 + 8 + 12 + 19 = 46 Augen. The three others take tricks 2, 4, 6, 7, 8 and 9:
      7 + 12 + 4 + 3 + 9 + 7 = 42 Augen.
      Given the deal counts double
      And Vorhand holds "XXI XVII IX IV B♦ A♦ B♠ 10♠ K♣ 10♣"
      And Second holds "Sküs XIX XIV XIII K♥ B♥ A♥ C♦ D♣ C♣"
      And Third holds "XX XVIII VIII VI I C♥ D♦ K♠ D♠ C♠"
      And Dealer holds "XVI XV XII XI X VII V D♥ K♦ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♠ XIX C♠ XVI   |
        | Second  | D♣ XVIII B♣ 10♣ |
        | Third   | I XI IX XIV     |
        | Second  | C♦ D♦ K♦ A♦     |
        | Dealer  | X XXI Sküs VIII |
        | Second  | XIII XX V IV    |
        | Third   | VI XII XVII A♥  |
        | Vorhand | B♦ B♥ D♠ VII    |
        | Dealer  | XV 10♠ C♣ C♥    |
        | Dealer  | D♥ K♣ K♥ K♠     |
      Then the contract is Solo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      And "Spiel" brings the declarer 8 points
      And "Mondfang" brings the declarer 4 points
      And the payments are "Vorhand -12, Second +36, Third -12, Dealer -12"

    @dispute:solo-value
    Scenario Outline: A Solo that counts 5
      −4, or −5, with each of the three.
      Third takes tricks 3, 5, 8 and 9: 7 + 11 + 8 + 11 = 37 Augen. The three others take tricks 1, 2, 4, 6, 7 and 10:
      12 + 4 + 4 + 10 + 8 + 13 = 51 Augen.
      Given the reading "<reading>" of "solo-value"
      And Vorhand holds "XX XIX XVII VIII K♦ B♦ B♠ K♣ D♣ B♣"
      And Second holds "XXI XVI XIV V IV K♥ C♥ D♦ C♣ 10♣"
      And Third holds "Sküs XVIII XV XIII IX VI D♥ C♦ D♠ C♠"
      And Dealer holds "XII XI X VII I B♥ A♥ A♦ K♠ 10♠"
      When Vorhand calls "XVIII"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♠ XIV D♠ K♠    |
        | Second  | IV XVIII XII XX |
        | Vorhand | K♣ 10♣ XV VII   |
        | Third   | VI X XIX XVI    |
        | Vorhand | B♣ C♣ XIII I    |
        | Third   | D♥ A♥ VIII K♥   |
        | Vorhand | XVII XXI IX XI  |
        | Second  | V Sküs A♦ B♦    |
        | Third   | C♠ 10♠ K♦ C♥    |
        | Third   | C♦ B♥ D♣ D♦     |
      Then the contract is Solo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 37 Augen and the opponents have 51
      And the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | four    | Vorhand +4, Second +4, Third -12, Dealer +4 |
        | five    | Vorhand +5, Second +5, Third -15, Dealer +5 |

    @clause:ZWA-COUNTING-014 @clause:ZWA-SETTLING-027
    Scenario Outline: A Solo lost with 44, wherever the dealer sits
      −4 × 2 = −8 with each of the three.
      Second takes tricks 1, 4, 7, 9 and 10: 8 + 5 + 4 + 10 + 17 = 44 Augen. The three others take tricks 2, 3, 5, 6 and
      8: 8 + 6 + 6 + 12 + 12 = 44 Augen.
      Given the dealer is at seat <seat>
      And Vorhand holds "XVIII I K♥ D♥ C♥ B♥ D♦ D♠ C♠ B♠"
      And Second holds "XXI XX XVI XII XI IV A♦ K♠ D♣ C♣"
      And Third holds "Sküs XIX XIII X VII VI A♥ C♦ B♦ 10♠"
      And Dealer holds "XVII XV XIV IX VIII V K♦ K♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter, Vorhand Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVIII XXI VII V |
        | Second  | XI VI XVII I    |
        | Dealer  | IX C♥ IV XIX    |
        | Third   | X VIII B♠ XVI   |
        | Second  | XII XIII XIV C♠ |
        | Dealer  | 10♣ D♦ C♣ Sküs  |
        | Third   | A♥ XV B♥ XX     |
        | Second  | A♦ C♦ K♦ D♠     |
        | Dealer  | B♣ D♥ D♣ 10♠    |
        | Second  | K♠ B♦ K♣ K♥     |
      Then the contract is Solo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And the declarer's side has 44 Augen and the opponents have 44
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Vorhand    |
      And "Spiel" brings the declarer -8 points
      And the payments are "Vorhand +8, Second -24, Third +8, Dealer +8"
      And no Tarock is called

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
