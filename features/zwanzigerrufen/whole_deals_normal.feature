Feature: Whole deals: the normal game
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-SETTLING-001
  Rule: The normal game counts 1 point

    @clause:ZWA-COUNTING-011 @clause:ZWA-SETTLING-023
    Example: A normal game won with exactly 45
      1 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 4, 5, 7, 9 and 10: 8 + 8 + 9 + 6 + 6 + 8 = 45 Augen. Second and Dealer take
      tricks 1, 2, 6 and 8: 11 + 7 + 11 + 14 = 43 Augen.
      Given Vorhand holds "XVII XIV XIII I K♥ D♥ D♠ D♣ C♣ 10♣"
      And Second holds "XXI XIX VIII VII V D♦ A♦ K♠ C♠ 10♠"
      And Third holds "Sküs XX XVIII XVI XII XI K♦ B♦ B♠ B♣"
      And Dealer holds "XV X IX VI IV C♥ B♥ A♥ C♦ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ XIX B♣ K♣     |
        | Second  | 10♠ B♠ IV D♠     |
        | Dealer  | VI I VIII XX     |
        | Third   | Sküs XV XVII VII |
        | Third   | K♦ C♦ XIV A♦     |
        | Vorhand | D♣ XXI XVI X     |
        | Second  | C♠ XVIII IX XIII |
        | Third   | B♦ C♥ K♥ D♦      |
        | Second  | K♠ XII A♥ 10♣    |
        | Third   | XI B♥ D♥ V       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 43
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @clause:ZWA-COUNTING-011 @clause:ZWA-SETTLING-023
    Example: A normal game lost with 43
      −1 for each of Vorhand's side.
      Vorhand and Dealer take tricks 4, 6, 7, 8 and 10: 4 + 8 + 10 + 11 + 10 = 43 Augen. Second and Third take tricks 1,
      2, 3, 5 and 9: 4 + 8 + 11 + 11 + 11 = 45 Augen.
      Given Vorhand holds "XI V IV I D♥ A♥ B♦ D♠ D♣ C♣"
      And Second holds "XV VII C♥ B♥ K♦ D♦ K♠ B♠ 10♠ B♣"
      And Third holds "Sküs XIX XIII X IX VIII VI K♥ A♦ K♣"
      And Dealer holds "XXI XX XVIII XVII XVI XIV XII C♦ C♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XI XV X XIV     |
        | Second  | 10♠ XIII C♠ D♠  |
        | Third   | K♣ 10♣ D♣ B♣    |
        | Third   | IX XVII V VII   |
        | Dealer  | XVI IV D♦ Sküs  |
        | Third   | K♥ XX A♥ B♥     |
        | Dealer  | XII I C♥ VI     |
        | Dealer  | XXI C♣ B♠ VIII  |
        | Dealer  | XVIII D♥ K♦ XIX |
        | Third   | A♦ C♦ B♦ K♠     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 43 Augen and the opponents have 45
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @clause:ZWA-SETTLING-021
    Example: A normal game taken up to Resupre
      1 × 16 = 16 for each of Vorhand's side.
      Vorhand and Second take tricks 2, 4, 6, 7 and 8: 7 + 9 + 11 + 14 + 8 = 49 Augen. Third and Dealer take tricks 1,
      3, 5, 9 and 10: 4 + 4 + 8 + 12 + 11 = 39 Augen.
      Given Vorhand holds "XXI XIV XIII X VII VI IV C♥ B♥ A♦"
      And Second holds "XX XV XI VIII V I C♦ B♦ K♠ B♠"
      And Third holds "Sküs XIX XVII D♥ A♥ D♦ D♠ C♠ D♣ C♣"
      And Dealer holds "XVIII XVI XII IX K♥ K♦ 10♠ K♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Kontra Spiel, Dealer Weiter"
      And the announcing goes "Vorhand Retour Spiel, Second Weiter, Third Weiter, Dealer Supre Spiel, Vorhand Weiter, Second Resupre Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | VI V XIX IX        |
        | Third   | D♠ 10♠ XIV B♠      |
        | Vorhand | XIII XV XVII XVIII |
        | Dealer  | 10♣ X I C♣         |
        | Vorhand | IV VIII Sküs XVI   |
        | Third   | D♣ K♣ VII XI       |
        | Second  | K♠ C♠ XII XXI      |
        | Vorhand | B♥ XX A♥ K♥        |
        | Second  | C♦ D♦ K♦ A♦        |
        | Dealer  | B♣ C♥ B♦ D♥        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced | doubled by                     |
        | Spiel | declarer | won     | no        | Third, Vorhand, Dealer, Second |
      And "Spiel" brings the declarer 16 points
      And the payments are "Vorhand +16, Second +16, Third -16, Dealer -16"

    @clause:ZWA-SETTLING-019 @clause:ZWA-SETTLING-020
    Example: A normal game lost at Kontra with an Absolut of the opponents
      −1 × 2 − 2 × 2 = −6 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 8 and 9: 8 + 12 + 7 = 27 Augen. Second and Dealer take tricks 1, 2, 4, 5, 6, 7
      and 10: 14 + 8 + 8 + 10 + 3 + 10 + 8 = 61 Augen.
      Given Vorhand holds "XVI VIII VII V IV K♥ D♥ C♦ A♦ D♣"
      And Second holds "XXI XIII VI K♦ K♠ D♠ C♠ B♠ B♣ 10♣"
      And Third holds "Sküs XX XI X I A♥ D♦ 10♠ K♣ C♣"
      And Dealer holds "XIX XVIII XVII XV XIV XII IX C♥ B♥ B♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + Absolut"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Kontra Absolut of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♦ K♦ D♦ B♦      |
        | Second  | XXI XI XVII VIII |
        | Second  | VI Sküs XIV IV   |
        | Third   | A♥ B♥ K♥ XIII    |
        | Second  | B♣ C♣ XIX D♣     |
        | Dealer  | XII VII 10♣ X    |
        | Dealer  | XVIII V C♠ I     |
        | Dealer  | C♥ D♥ D♠ XX      |
        | Third   | 10♠ IX XVI K♠    |
        | Vorhand | A♦ B♠ K♣ XV      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 27 Augen and the opponents have 61
      And these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Dealer     |
        | Absolut | opponents | won     | yes       | Third      |
      And "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer -4 points
      And the payments are "Vorhand -6, Second +6, Third -6, Dealer +6"

    @clause:ZWA-SETTLING-021 @clause:ZWA-BONUSES-006
    Example: The partner's announced Pagat Ultimo is taken to Retour and won
      1 + 2 × 4 = 9 for each of Vorhand's side.
      Vorhand and Dealer take tricks 1, 2, 5, 6, 7, 8 and 10: 4 + 4 + 4 + 4 + 11 + 8 + 16 = 51 Augen. Second and Third
      take tricks 3, 4 and 9: 17 + 8 + 12 = 37 Augen.
      Given Vorhand holds "XIX X V IV C♥ D♦ A♦ D♠ B♠ K♣"
      And Second holds "Sküs XVIII XVI XIII IX K♥ D♥ A♥ D♣ 10♣"
      And Third holds "XXI VIII VI K♦ B♦ K♠ C♠ 10♠ C♣ B♣"
      And Dealer holds "XX XVII XV XIV XII XI VII I B♥ C♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Pagat dazu"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Kontra Pagat of Dealer, Dealer Retour Pagat of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | B♠ XIII 10♠ XX     |
        | Dealer  | VII XIX XVIII VIII |
        | Vorhand | D♦ Sküs K♦ C♦      |
        | Second  | XVI XXI XVII X     |
        | Third   | VI XII IV IX       |
        | Dealer  | XIV V A♥ B♦        |
        | Dealer  | XV A♦ K♥ K♠        |
        | Dealer  | XI K♣ 10♣ B♣       |
        | Dealer  | B♥ C♥ D♥ C♠        |
        | Second  | D♣ C♣ I D♠         |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 37
      And these items are scored:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Pagat | declarer | won     | yes       | Third, Dealer |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 8 points
      And the payments are "Vorhand +9, Second -9, Third -9, Dealer +9"

    @clause:ZWA-BONUSES-008 @clause:ZWA-BONUSES-020
    Example: An opponent's Pagat Ultimo fails and Vorhand was dealt the 4 Könige
      1 × 4 + 2 + 2 = 8 for each of Vorhand's side.
      Vorhand and Third take tricks 2, 4, 6, 8 and 10: 12 + 9 + 6 + 8 + 13 = 48 Augen. Second and Dealer take tricks 1,
      3, 5, 7 and 9: 8 + 4 + 7 + 9 + 12 = 40 Augen.
      Given Vorhand holds "XVII XV XI IV K♥ K♦ A♦ K♠ K♣ B♣"
      And Second holds "XXI XIV XIII IX VII I D♥ C♦ C♠ 10♣"
      And Third holds "XX XVIII XVI XII X VIII VI V B♥ A♥"
      And Dealer holds "Sküs XIX C♥ D♦ B♦ D♠ B♠ 10♠ D♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Pagat dagegen, Third Weiter, Dealer Weiter, Vorhand Retour Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards                |
        | Vorhand | XVII XIII XVIII Sküs |
        | Dealer  | C♥ K♥ D♥ A♥          |
        | Vorhand | XV IX VIII XIX       |
        | Dealer  | 10♠ K♠ C♠ XX         |
        | Third   | V D♣ IV VII          |
        | Second  | 10♣ XVI C♣ B♣        |
        | Third   | X B♦ XI XXI          |
        | Second  | C♦ VI D♦ A♦          |
        | Third   | B♥ D♠ K♣ XIV         |
        | Second  | I XII B♠ K♦          |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 48 Augen and the opponents have 40
      And these items are scored:
        | item   | side      | outcome | announced | doubled by      |
        | Spiel  | declarer  | won     | no        | Second, Vorhand |
        | Pagat  | opponents | lost    | yes       |                 |
        | Könige | declarer  | won     | no        |                 |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer 2 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @clause:ZWA-CALLING-003
    Example: Vorhand holds XX to XVII and calls the XVI
      1 for each of Vorhand's side.
      Vorhand and Second take tricks 2, 3, 4, 5, 7 and 8: 11 + 4 + 8 + 14 + 4 + 7 = 48 Augen. Third and Dealer take
      tricks 1, 6, 9 and 10: 12 + 10 + 5 + 13 = 40 Augen.
      Given Vorhand holds "XX XIX XVIII XVII XV VII D♥ B♥ C♠ D♣"
      And Second holds "XXI XVI XII C♥ K♦ D♦ A♦ K♠ 10♠ B♣"
      And Third holds "XI IX V I K♥ B♦ B♠ K♣ C♣ 10♣"
      And Dealer holds "Sküs XIV XIII X VIII VI IV A♥ C♦ D♠"
      When Vorhand calls "XVI"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♣ B♣ K♣ X       |
        | Dealer  | C♦ XX K♦ B♦      |
        | Vorhand | XVII XII XI VIII |
        | Vorhand | XV XXI IX XIII   |
        | Second  | K♠ B♠ D♠ C♠      |
        | Second  | C♥ K♥ A♥ B♥      |
        | Third   | V IV XIX XVI     |
        | Vorhand | XVIII 10♠ I XIV  |
        | Vorhand | D♥ A♦ 10♣ VI     |
        | Dealer  | Sküs VII D♦ C♣   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 48 Augen and the opponents have 40
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second +1, Third -1, Dealer -1"

    @clause:ZWA-BONUSES-015 @clause:ZWA-SETTLING-020 @clause:ZWA-SETTLING-026
    Example: The partner's announced Valat is made at Kontra
      1 + 1 + 12 × 2 = 26 for each of Vorhand's side.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 7 + 4 + 8 + 16 + 9 + 8 + 14 + 5 + 10 + 7 = 88
      Augen. Second and Dealer take no trick.
      Given Vorhand holds "Sküs XXI XIX XVIII XVII X IX VI IV 10♠"
      And Second holds "XIII XII VIII K♥ A♥ A♦ K♠ D♠ K♣ C♣"
      And Third holds "XX XVI XV XIV VII I D♥ C♥ B♦ 10♣"
      And Dealer holds "XI V B♥ K♦ D♦ C♦ C♠ B♠ D♣ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Valat dazu, Dealer Kontra Valat of Third"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | 10♠ D♠ VII B♠   |
        | Third   | XX XI XVIII XII |
        | Third   | XVI V Sküs XIII |
        | Vorhand | XXI VIII I K♦   |
        | Vorhand | XIX K♥ XV B♣    |
        | Vorhand | XVII C♣ XIV C♦  |
        | Vorhand | X K♠ D♥ D♣      |
        | Vorhand | VI A♦ 10♣ D♦    |
        | Vorhand | IX K♣ B♦ B♥     |
        | Vorhand | IV A♥ C♥ C♠     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 88 Augen and the opponents have 0
      And these items are scored:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | won     | no        |            |
        | Valat   | declarer | won     | yes       | Dealer     |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Valat" brings the declarer 24 points
      And the payments are "Vorhand +26, Second -26, Third +26, Dealer -26"

    @clause:ZWA-BONUSES-026
    Example: The partner's Sküs takes Vorhand's Mond, and she was dealt the 4 Könige
      1 + 2 − 1 = 2 for each of Vorhand's side.
      Vorhand and Second take tricks 4, 5, 6, 7 and 10: 7 + 11 + 7 + 12 + 13 = 50 Augen. Third and Dealer take tricks 1,
      2, 3, 8 and 9: 10 + 11 + 4 + 8 + 5 = 38 Augen.
      Given the reading "caught" of "mond-after-skues"
      And Vorhand holds "XXI XVI IX K♥ B♥ K♦ K♠ K♣ C♣ B♣"
      And Second holds "Sküs XX XIX XII X VI I D♥ C♦ B♠"
      And Third holds "XIV XI VIII VII V D♦ B♦ A♦ 10♠ D♣"
      And Dealer holds "XVIII XVII XV XIII IV C♥ A♥ D♠ C♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♥ D♥ VII C♥     |
        | Third   | B♦ XVIII K♦ C♦   |
        | Dealer  | XIII IX XII XI   |
        | Dealer  | A♥ K♥ XIX XIV    |
        | Second  | B♠ 10♠ D♠ K♠     |
        | Vorhand | B♣ X D♣ 10♣      |
        | Second  | Sküs VIII IV XXI |
        | Second  | I V XVII XVI     |
        | Dealer  | XV C♣ VI A♦      |
        | Dealer  | C♠ K♣ XX D♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Könige   | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Könige" brings the declarer 2 points
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand +2, Second +2, Third -2, Dealer -2"

    @clause:ZWA-SETTLING-029
    Example: A doubled deal with a silent Absolut and a Trull of the losers
      (1 + 1 − 1) × 2 = 2 for each of Vorhand's side.
      Vorhand and Dealer take tricks 1, 2, 3, 6, 7, 9 and 10: 13 + 4 + 10 + 10 + 3 + 8 + 9 = 57 Augen. Second and Third
      take tricks 4, 5 and 8: 12 + 8 + 11 = 31 Augen.
      Given the deal counts double
      And Vorhand holds "XVI XIV IX VIII VI D♥ D♦ C♦ C♣ B♣"
      And Second holds "Sküs XXI XVIII XII V I A♦ 10♠ K♣ 10♣"
      And Third holds "X K♥ A♥ K♦ B♦ K♠ D♠ C♠ B♠ D♣"
      And Dealer holds "XX XIX XVII XV XIII XI VII IV C♥ B♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ K♣ D♣ XV      |
        | Dealer  | XIX IX V X       |
        | Dealer  | XIII VI I C♠     |
        | Dealer  | VII XIV XXI K♥   |
        | Second  | XVIII K♠ XI VIII |
        | Second  | A♦ K♦ XVII D♦    |
        | Dealer  | XX XVI XII A♥    |
        | Dealer  | IV C♦ Sküs B♠    |
        | Second  | 10♣ D♠ B♥ B♣     |
        | Vorhand | D♥ 10♠ B♦ C♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 57 Augen and the opponents have 31
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | won     | no        |
        | Trull   | opponents | won     | no        |
      And "Spiel" brings the declarer 2 points
      And "Absolut" brings the declarer 2 points
      And "Trull" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    @clause:ZWA-BONUSES-032
    Example: Both sides announce an Absolut and neither makes it
      1 − 2 + 2 × 2 = 3 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 5, 6, 8, 9 and 10: 4 + 10 + 8 + 9 + 7 + 12 = 50 Augen. Second and Dealer take
      tricks 1, 2, 4 and 7: 12 + 10 + 8 + 8 = 38 Augen.
      Given Vorhand holds "XXI XV XIII XII XI VII I C♠ B♣ 10♣"
      And Second holds "XVIII XVII XIV VI B♥ A♥ K♦ B♦ B♠ K♣"
      And Third holds "XX XIX IV D♥ D♦ C♦ A♦ 10♠ D♣ C♣"
      And Dealer holds "Sküs XVI X IX VIII V K♥ C♥ K♠ D♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Absolut dagegen, Third Kontra Absolut of Second"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | B♣ K♣ D♣ IX        |
        | Dealer  | K♠ C♠ B♠ 10♠       |
        | Dealer  | XVI XIII XVII XX   |
        | Third   | A♦ VIII I B♦       |
        | Dealer  | C♥ VII B♥ D♥       |
        | Vorhand | XXI XIV IV X       |
        | Vorhand | XII XVIII XIX Sküs |
        | Dealer  | K♥ XI A♥ C♦        |
        | Vorhand | XV VI D♦ V         |
        | Vorhand | 10♣ K♦ C♣ D♠       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | won     | no        |            |
        | Absolut | declarer  | lost    | yes       |            |
        | Absolut | opponents | lost    | yes       | Third      |
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @clause:ZWA-CALLING-004
    Example: Vorhand calls her own XX and secretly plays alone
      1 from each of the three others.
      Vorhand takes tricks 4, 5, 6, 8 and 10: 12 + 14 + 4 + 9 + 10 = 49 Augen. The three others take tricks 1, 2, 3, 7
      and 9: 7 + 8 + 4 + 8 + 12 = 39 Augen.
      Given the reading "own-too" of "call-which-tarock"
      And Vorhand holds "Sküs XX XIII XII X K♥ B♥ A♦ 10♠ K♣"
      And Second holds "XVIII XVII IX VIII I C♦ B♦ C♠ B♠ B♣"
      And Third holds "XXI XV XI V D♥ D♦ K♠ D♠ D♣ 10♣"
      And Dealer holds "XIX XVI XIV VII VI IV C♥ A♥ K♦ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♥ IX D♥ A♥      |
        | Second  | B♠ K♠ XVI 10♠    |
        | Dealer  | VII XIII XVII V  |
        | Second  | I XI XIV Sküs    |
        | Vorhand | K♣ B♣ D♣ C♣      |
        | Vorhand | XX XVIII XV IV   |
        | Vorhand | XII VIII XXI XIX |
        | Third   | D♠ VI X C♠       |
        | Vorhand | A♦ C♦ D♦ K♦      |
        | Dealer  | C♥ K♥ B♦ 10♣     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @clause:ZWA-CALLING-004
    Example: Vorhand calls a lower Tarock that she does not hold
      1 for each of Vorhand's side.
      Vorhand and Dealer take tricks 1, 3, 6, 9 and 10: 12 + 13 + 4 + 9 + 12 = 50 Augen. Second and Third take tricks 2,
      4, 5, 7 and 8: 10 + 4 + 8 + 8 + 8 = 38 Augen.
      Given the reading "any-missing" of "call-which-tarock"
      And Vorhand holds "XVIII XIII X VIII V K♥ D♦ K♣ C♣ 10♣"
      And Second holds "XVI XV XII IX IV C♥ C♠ B♠ 10♠ B♣"
      And Third holds "XXI XIX XIV VII VI D♥ B♥ B♦ A♦ K♠"
      And Dealer holds "Sküs XX XVII XI I A♥ K♦ C♦ D♠ D♣"
      When Vorhand calls "XVII"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♥ C♥ D♥ A♥      |
        | Vorhand | C♣ B♣ XIX D♣     |
        | Third   | K♠ D♠ X C♠       |
        | Vorhand | V XV XIV XI      |
        | Second  | XII VI I VIII    |
        | Second  | XVI VII XX XVIII |
        | Dealer  | XVII XIII IV XXI |
        | Third   | A♦ C♦ D♦ IX      |
        | Second  | B♠ B♥ Sküs 10♣   |
        | Dealer  | K♦ K♣ 10♠ B♦     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third -1, Dealer +1"

    @dispute:card-ranking
    Scenario Outline: Sküs and XXI meet in the last trick
      1 − 1 = 0; or the XXI takes the trick and nothing but the game is left, 1.
      Given the reading "<reading>" of "card-ranking"
      And Vorhand holds "XXI XVIII XIV XIII VIII VII V D♥ A♦ D♠"
      And Second holds "Sküs XVII XV XI X I C♥ K♦ C♠ B♣"
      And Third holds "XX XIX XVI XII VI IV B♥ A♥ D♦ B♦"
      And Dealer holds "IX K♥ C♦ K♠ B♠ 10♠ K♣ D♣ C♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VII X XIX IX    |
        | Third   | XX B♠ XVIII XV  |
        | Third   | D♦ C♦ A♦ K♦     |
        | Second  | B♣ IV C♣ VIII   |
        | Vorhand | D♠ C♠ VI K♠     |
        | Third   | B♥ K♥ D♥ C♥     |
        | Dealer  | D♣ V XVII XVI   |
        | Second  | XI XII K♣ XIV   |
        | Vorhand | XIII I B♦ 10♣   |
        | Vorhand | XXI Sküs A♥ 10♠ |
      Then "Mondfang" is <mond>
      And the payments are "<payments>"

      Examples:
        | reading  | mond                 | payments                                   |
        | top      | won by the opponents | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | unranked | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |

    @clause:ZWA-SETTLING-021
    Scenario Outline: A normal game taken up to Resupre, wherever the dealer sits
      1 × 16 = 16 for each of Vorhand's side.
      Vorhand and Second take tricks 2, 4, 6, 7 and 8: 7 + 9 + 11 + 14 + 8 = 49 Augen. Third and Dealer take tricks 1,
      3, 5, 9 and 10: 4 + 4 + 8 + 12 + 11 = 39 Augen.
      Given the dealer is at seat <seat>
      And Vorhand holds "XXI XIV XIII X VII VI IV C♥ B♥ A♦"
      And Second holds "XX XV XI VIII V I C♦ B♦ K♠ B♠"
      And Third holds "Sküs XIX XVII D♥ A♥ D♦ D♠ C♠ D♣ C♣"
      And Dealer holds "XVIII XVI XII IX K♥ K♦ 10♠ K♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Kontra Spiel, Dealer Weiter"
      And the announcing goes "Vorhand Retour Spiel, Second Weiter, Third Weiter, Dealer Supre Spiel, Vorhand Weiter, Second Resupre Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | VI V XIX IX        |
        | Third   | D♠ 10♠ XIV B♠      |
        | Vorhand | XIII XV XVII XVIII |
        | Dealer  | 10♣ X I C♣         |
        | Vorhand | IV VIII Sküs XVI   |
        | Third   | D♣ K♣ VII XI       |
        | Second  | K♠ C♠ XII XXI      |
        | Vorhand | B♥ XX A♥ K♥        |
        | Second  | C♦ D♦ K♦ A♦        |
        | Dealer  | B♣ C♥ B♦ D♥        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the deal is over
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced | doubled by                     |
        | Spiel | declarer | won     | no        | Third, Vorhand, Dealer, Second |
      And "Spiel" brings the declarer 16 points
      And the payments are "Vorhand +16, Second +16, Third -16, Dealer -16"
      And the called Tarock is "XX"
      And these lines are settled:
        | item  | side     | brings |
        | Spiel | declarer | 16     |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

    @clause:ZWA-SETTLING-019 @clause:ZWA-SETTLING-020
    Scenario Outline: A normal game lost at Kontra, wherever the dealer sits
      −1 × 2 − 2 × 2 = −6 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 8 and 9: 8 + 12 + 7 = 27 Augen. Second and Dealer take tricks 1, 2, 4, 5, 6, 7
      and 10: 14 + 8 + 8 + 10 + 3 + 10 + 8 = 61 Augen.
      Given the dealer is at seat <seat>
      And Vorhand holds "XVI VIII VII V IV K♥ D♥ C♦ A♦ D♣"
      And Second holds "XXI XIII VI K♦ K♠ D♠ C♠ B♠ B♣ 10♣"
      And Third holds "Sküs XX XI X I A♥ D♦ 10♠ K♣ C♣"
      And Dealer holds "XIX XVIII XVII XV XIV XII IX C♥ B♥ B♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + Absolut"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Kontra Absolut of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♦ K♦ D♦ B♦      |
        | Second  | XXI XI XVII VIII |
        | Second  | VI Sküs XIV IV   |
        | Third   | A♥ B♥ K♥ XIII    |
        | Second  | B♣ C♣ XIX D♣     |
        | Dealer  | XII VII 10♣ X    |
        | Dealer  | XVIII V C♠ I     |
        | Dealer  | C♥ D♥ D♠ XX      |
        | Third   | 10♠ IX XVI K♠    |
        | Vorhand | A♦ B♠ K♣ XV      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the deal is over
      And the declarer's side has 27 Augen and the opponents have 61
      And these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Dealer     |
        | Absolut | opponents | won     | yes       | Third      |
      And "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer -4 points
      And the payments are "Vorhand -6, Second +6, Third -6, Dealer +6"
      And these lines are settled:
        | item    | side      | brings |
        | Spiel   | declarer  | -2     |
        | Absolut | opponents | -4     |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:ZWA-COUNTING-014
  Rule: With 44 Augen on either side nobody has won the normal game, and it counts nothing; a soloist with 44 has lost

    @dispute:tie-at-44
    Scenario Outline: 44 to 44 in either reading
      At Retour the game counts 1 × 4; with nobody as the winner nothing, else Vorhand's side pays the 4.
      Vorhand and Third take tricks 3, 5, 7, 9 and 10: 10 + 8 + 7 + 8 + 11 = 44 Augen. Second and Dealer take tricks 1,
      2, 4, 6 and 8: 8 + 8 + 9 + 12 + 7 = 44 Augen.
      Given the reading "<reading>" of "tie-at-44"
      And Vorhand holds "XXI XIV X VII D♥ A♥ D♦ D♠ K♣ B♣"
      And Second holds "Sküs XVII XV VI V B♦ A♦ C♠ 10♠ 10♣"
      And Third holds "XX XVIII XIII XII XI IX I C♥ C♦ D♣"
      And Dealer holds "XIX XVI VIII IV K♥ B♥ K♦ K♠ B♠ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel, Third Retour Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIV XVII I XVI  |
        | Second  | Sküs XX XIX X   |
        | Second  | C♠ IX B♠ D♠     |
        | Third   | C♥ K♥ A♥ V      |
        | Second  | VI XI IV XXI    |
        | Vorhand | D♦ A♦ C♦ K♦     |
        | Dealer  | K♠ VII 10♠ XIII |
        | Third   | XII VIII D♥ XV  |
        | Second  | B♦ XVIII C♣ B♣  |
        | Third   | D♣ B♥ K♣ 10♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 44 Augen and the opponents have 44
      And "Spiel" is <game>
      And the payments are "<payments>"

      Examples:
        | reading        | game                 | payments                                   |
        | nobody         | not scored           | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | declarer-loses | lost by the declarer | Vorhand -4, Second +4, Third -4, Dealer +4 |
