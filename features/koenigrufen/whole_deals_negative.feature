Feature: Whole deals: Piccolo, Zwiccolo, Bettel and the Ouverts
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-002
  Rule: The game of a Piccolo counts 2 points

    @clause:KOE-COUNTING-015 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020 @clause:KOE-SETTLING-048
    Example: A Piccolo won
      Exactly one trick: 2 from each of the three.
      Second takes trick 2.
      With each of the three 2; for the declarer 3 × 2 = 6.
      Given Vorhand holds "XIX XVIII XIII XII XI X 3♥ K♦ 2♦ 4♦ K♣ C♣"
      And Second holds "VI III B♥ A♥ 2♥ D♦ 3♦ D♠ C♠ 9♠ 7♠ 9♣"
      And Third holds "Sküs XXI XX XVI II I D♥ B♦ K♠ 10♠ 8♠ 8♣"
      And Dealer holds "XV XIV IX VIII V IV 4♥ C♦ B♠ D♣ 10♣ 7♣"
      And the Talon is "XVII VII B♣" and "K♥ C♥ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Second  | 9♠ K♠ B♠ XIII     |
        | Vorhand | 2♦ D♦ B♦ C♦       |
        | Second  | III Sküs VIII XII |
        | Third   | I IV XI VI        |
        | Vorhand | K♣ 9♣ 8♣ D♣       |
        | Vorhand | K♦ 3♦ XVI XV      |
        | Third   | 10♠ IX X D♠       |
        | Vorhand | 3♥ 2♥ D♥ 4♥       |
        | Third   | XXI V XIX C♠      |
        | Third   | 8♠ XIV XVIII 7♠   |
        | Vorhand | C♣ B♥ II 7♣       |
        | Third   | XX 10♣ 4♦ A♥      |
      Then the contract is Piccolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second +6, Third -2, Dealer -2"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-015 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    Example: A Piccolo lost with two tricks at Kontra
      One Kontra binds all three: 2 × 2 = 4 to each of them.
      Vorhand takes tricks 3 and 5.
      With each of the three −4; for the declarer 3 × −4 = −12.
      Given Vorhand holds "VIII VI IV III II D♥ B♦ A♦ C♠ 10♠ B♣ 10♣"
      And Second holds "XXI XVIII XV XIV XII XI X IX C♥ B♥ 2♦ K♣"
      And Third holds "XIX XIII I A♥ 2♥ D♦ C♦ 3♦ D♠ 8♠ 9♣ 7♣"
      And Dealer holds "Sküs XX XVII XVI VII V 3♥ 4♥ K♦ B♠ 9♠ 7♠"
      And the Talon is "K♠ D♣ 8♣" and "K♥ 4♦ C♣"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | III XIV XIX Sküs |
        | Dealer  | VII VIII XI XIII |
        | Third   | 2♥ 3♥ D♥ C♥      |
        | Vorhand | IV IX I XVII     |
        | Dealer  | 4♥ II B♥ A♥      |
        | Vorhand | VI XVIII D♠ XX   |
        | Dealer  | 7♠ 10♠ X 8♠      |
        | Second  | XII 3♦ XVI C♠    |
        | Dealer  | B♠ B♦ XXI D♦     |
        | Second  | K♣ 9♣ V B♣       |
        | Dealer  | K♦ A♦ 2♦ C♦      |
        | Dealer  | 9♠ 10♣ XV 7♣     |
      Then the contract is Piccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-015 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-048
    Example: A Piccolo lost without a trick
      None is as bad as two: 2 to each of the three.
      Dealer takes no trick.
      With each of the three −2; for the declarer 3 × −2 = −6.
      Given the dealer is at seat 1
      And Vorhand holds "XXI XVI XII X IX I B♥ C♠ 8♠ 7♠ D♣ 7♣"
      And Second holds "XVIII XVII XIV XIII VIII III K♥ C♥ 2♥ D♠ K♣ 8♣"
      And Third holds "XX XIX XI VI II 4♥ K♦ D♦ C♦ K♠ B♠ C♣"
      And Dealer holds "V A♥ 3♥ B♦ A♦ 2♦ 4♦ 10♠ 9♠ B♣ 10♣ 9♣"
      And the Talon is "XV IV D♥" and "Sküs VII 3♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Piccolo, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Dealer  | A♥ B♥ C♥ 4♥    |
        | Second  | K♣ C♣ B♣ D♣    |
        | Second  | VIII XI V XXI  |
        | Vorhand | 7♣ 8♣ VI 10♣   |
        | Third   | XX B♦ XII XIV  |
        | Third   | II 9♠ X XVII   |
        | Second  | 2♥ XIX 3♥ XVI  |
        | Third   | K♠ 10♠ 8♠ D♠   |
        | Third   | D♦ A♦ IX XVIII |
        | Second  | XIII K♦ 2♦ I   |
        | Second  | III C♦ 4♦ C♠   |
        | Second  | K♥ B♠ 9♣ 7♠    |
      Then the contract is Piccolo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second +2, Third +2, Dealer -6"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-015 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    Scenario Outline: A Piccolo lost at Kontra, wherever the dealer sits
      One Kontra binds all three: 2 × 2 = 4 to each of them.
      Vorhand takes tricks 3 and 5.
      With each of the three −4; for the declarer 3 × −4 = −12.
      Given the dealer is at seat <seat>
      And Vorhand holds "VIII VI IV III II D♥ B♦ A♦ C♠ 10♠ B♣ 10♣"
      And Second holds "XXI XVIII XV XIV XII XI X IX C♥ B♥ 2♦ K♣"
      And Third holds "XIX XIII I A♥ 2♥ D♦ C♦ 3♦ D♠ 8♠ 9♣ 7♣"
      And Dealer holds "Sküs XX XVII XVI VII V 3♥ 4♥ K♦ B♠ 9♠ 7♠"
      And the Talon is "K♠ D♣ 8♣" and "K♥ 4♦ C♣"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | III XIV XIX Sküs |
        | Dealer  | VII VIII XI XIII |
        | Third   | 2♥ 3♥ D♥ C♥      |
        | Vorhand | IV IX I XVII     |
        | Dealer  | 4♥ II B♥ A♥      |
        | Vorhand | VI XVIII D♠ XX   |
        | Dealer  | 7♠ 10♠ X 8♠      |
        | Second  | XII 3♦ XVI C♠    |
        | Dealer  | B♠ B♦ XXI D♦     |
        | Second  | K♣ 9♣ V B♣       |
        | Dealer  | K♦ A♦ 2♦ C♦      |
        | Dealer  | 9♠ 10♣ XV 7♣     |
      Then the contract is Piccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-SETTLING-003
  Rule: The game of a Zwiccolo counts 2 points

    @clause:KOE-COUNTING-016 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020 @clause:KOE-SETTLING-048
    Example: A Zwiccolo won
      Exactly two tricks: 2 from each of the three.
      Third takes tricks 8 and 9.
      With each of the three 2; for the declarer 3 × 2 = 6.
      Given Vorhand holds "Sküs XV XIII XII IX VI 3♥ C♦ 2♦ D♠ C♠ 7♠"
      And Second holds "XIX V I 2♥ D♦ A♦ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And Third holds "X VIII II K♥ D♥ B♥ K♦ B♦ 9♠ 8♠ D♣ 8♣"
      And Dealer holds "XX XVIII XVII XVI XI VII III C♥ A♥ 4♥ 3♦ 10♠"
      And the Talon is "XIV IV 4♦" and "XXI K♠ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Zwiccolo, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Third   | 8♣ VII XV C♣       |
        | Vorhand | VI XIX X XX        |
        | Dealer  | 10♠ C♠ I 9♠        |
        | Second  | 10♣ D♣ XVII Sküs   |
        | Vorhand | 7♠ V 8♠ XI         |
        | Dealer  | XVIII XIII 2♥ VIII |
        | Dealer  | III IX D♦ II       |
        | Vorhand | C♦ A♦ K♦ 3♦        |
        | Third   | K♥ C♥ 3♥ 9♣        |
        | Third   | B♦ XVI 2♦ 7♣       |
        | Dealer  | A♥ XII K♣ D♥       |
        | Vorhand | D♠ B♣ B♥ 4♥        |
      Then the contract is Zwiccolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-016 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-048
    Example: A Zwiccolo lost with one trick
      The second trick does not come: 2 to each of the three.
      Second takes trick 4.
      With each of the three −2; for the declarer 3 × −2 = −6.
      Given Vorhand holds "XXI XIX XV XIV X IV K♥ K♦ 3♦ K♠ D♠ K♣"
      And Second holds "VII III II I D♥ A♦ 2♦ C♠ 9♠ 8♠ 10♣ 8♣"
      And Third holds "XX XIII XI IX VI B♥ 4♥ D♦ 10♠ 7♠ D♣ 9♣"
      And Dealer holds "Sküs XVIII XVI VIII A♥ 2♥ 3♥ C♦ B♦ B♠ C♣ B♣"
      And the Talon is "XVII XII 7♣" and "V C♥ 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Second  | II XX Sküs X   |
        | Dealer  | A♥ K♥ D♥ 4♥    |
        | Vorhand | XV I XI XVIII  |
        | Dealer  | 3♥ IV VII B♥   |
        | Second  | III IX XVI XXI |
        | Vorhand | K♣ 10♣ 9♣ B♣   |
        | Vorhand | K♦ A♦ D♦ C♦    |
        | Vorhand | D♠ C♠ 7♠ B♠    |
        | Vorhand | XIV 2♦ VI VIII |
        | Vorhand | K♠ 9♠ 10♠ 2♥   |
        | Vorhand | 3♦ 8♠ XIII B♦  |
        | Third   | D♣ C♣ XIX 8♣   |
      Then the contract is Zwiccolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -6, Third +2, Dealer +2"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-016 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    Example: A Zwiccolo lost with three tricks
      Kontra and Rekontra: 2 × 2 × 2 = 8 to each of the three.
      Vorhand takes tricks 6, 9 and 11.
      With each of the three −8; for the declarer 3 × −8 = −24.
      Given Vorhand holds "X VI V III I D♥ B♥ B♦ 3♦ 10♠ 9♠ 7♠"
      And Second holds "XVI XIV XIII XII K♥ 4♥ K♠ D♠ 8♠ D♣ C♣ 10♣"
      And Third holds "Sküs XXI XX XVIII XVII XV A♥ 2♥ K♦ D♦ B♣ 9♣"
      And Dealer holds "XIX IX VIII VII IV 3♥ C♦ A♦ 2♦ K♣ 8♣ 7♣"
      And the Talon is "C♥ 4♦ B♠" and "XI II C♠"
      When the bidding goes "Vorhand Zwiccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | I XIV XXI XIX   |
        | Third   | D♦ C♦ B♦ XII    |
        | Second  | K♠ XVIII IX 10♠ |
        | Third   | XVII VIII X XVI |
        | Third   | K♦ 2♦ 3♦ XIII   |
        | Second  | C♣ B♣ K♣ VI     |
        | Vorhand | III 4♥ XX VII   |
        | Third   | 2♥ 3♥ B♥ K♥     |
        | Second  | 10♣ 9♣ 7♣ V     |
        | Vorhand | 7♠ D♠ Sküs IV   |
        | Third   | A♥ A♦ D♥ D♣     |
        | Vorhand | 9♠ 8♠ XV 8♣     |
      Then the contract is Zwiccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | lost    | no        | Second, Vorhand |
      And "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

  @clause:KOE-SETTLING-005
  Rule: The game of a Bettel counts 3 points

    @clause:KOE-COUNTING-017 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020 @clause:KOE-SETTLING-048
    Example: A Bettel won
      No trick: 3 from each of the three.
      Dealer takes no trick.
      With each of the three 3; for the declarer 3 × 3 = 9.
      Given Vorhand holds "Sküs XX XIX XVIII XVI XV XII K♦ K♠ C♠ K♣ B♣"
      And Second holds "XXI XIV XIII X V A♥ 4♥ D♦ 2♦ 3♦ 10♣ 9♣"
      And Third holds "XVII XI VIII VI IV K♥ B♥ B♦ 10♠ 9♠ 8♠ D♣"
      And Dealer holds "II I D♥ C♥ 3♥ A♦ 4♦ D♠ 7♠ C♣ 8♣ 7♣"
      And the Talon is "VII III B♠" and "IX 2♥ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Solo, Third Weiter, Dealer Bettel, Vorhand Weiter, Second Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Dealer  | II XVIII XXI XVII |
        | Second  | V VIII I XX       |
        | Vorhand | Sküs XIV VI D♥    |
        | Vorhand | K♠ XIII 8♠ D♠     |
        | Second  | 9♣ D♣ C♣ K♣       |
        | Vorhand | C♠ X 10♠ 7♠       |
        | Second  | 2♦ B♦ A♦ K♦       |
        | Vorhand | XII D♦ XI C♥      |
        | Vorhand | XV 4♥ IV 3♥       |
        | Vorhand | XVI 3♦ K♥ 4♦      |
        | Vorhand | XIX A♥ B♥ 8♣      |
        | Vorhand | B♣ 10♣ 9♠ 7♣      |
      Then the contract is Bettel and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 3 points
      And the payments are "Vorhand -3, Second -3, Third -3, Dealer +9"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-017 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-042 @clause:KOE-SETTLING-048
    Example: A Bettel lost with one trick
      3 × 2 = 6 to each of the three, whoever said Kontra.
      Vorhand takes trick 11.
      With each of the three −6; for the declarer 3 × −6 = −18.
      Given Vorhand holds "VIII III I C♥ A♥ 2♥ 3♥ D♦ D♠ 9♠ C♣ 7♣"
      And Second holds "XIX XVIII XVII XVI XIV XIII XII K♥ 4♥ K♦ K♣ 10♣"
      And Third holds "XV IX VII VI V II B♥ 3♦ K♠ B♠ 8♠ 8♣"
      And Dealer holds "Sküs XXI XX XI X IV B♦ C♠ 10♠ D♣ B♣ 9♣"
      And the Talon is "D♥ C♦ 4♦" and "A♦ 2♦ 7♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | I XIII XV XX    |
        | Dealer  | Sküs VIII XVI V |
        | Dealer  | D♣ C♣ K♣ 8♣     |
        | Second  | XIV VII XXI III |
        | Dealer  | X D♦ XVII IX    |
        | Second  | 10♣ VI B♣ 7♣    |
        | Third   | K♠ C♠ 9♠ XII    |
        | Second  | XVIII II XI D♠  |
        | Second  | K♦ 3♦ B♦ C♥     |
        | Second  | XIX B♥ IV A♥    |
        | Second  | 4♥ B♠ 10♠ 2♥    |
        | Vorhand | 3♥ K♥ 8♠ 9♣     |
      Then the contract is Bettel and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      And "Spiel" brings the declarer -6 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

  @clause:KOE-SETTLING-008
  Rule: The game of a Piccolo Ouvert counts 5 points

    @clause:KOE-COUNTING-018 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020 @clause:KOE-SETTLING-048
    Example: A Piccolo Ouvert won
      Exactly one trick with all hands open: 5 from each of the three.
      Third takes trick 5.
      With each of the three 5; for the declarer 3 × 5 = 15.
      Given Vorhand holds "Sküs XX XVII XIV XIII XII X IX K♥ C♥ A♥ K♠"
      And Second holds "XVI VIII VII 3♥ K♦ D♦ A♦ D♠ 8♠ 7♠ K♣ 7♣"
      And Third holds "V IV II D♥ 2♥ 4♦ B♠ 10♠ D♣ B♣ 10♣ 8♣"
      And Dealer holds "XXI XVIII XV XI III B♥ 4♥ C♦ B♦ C♠ C♣ 9♣"
      And the Talon is "XIX I 3♦" and "VI 2♦ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Piccolo Ouvert, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Third   | IV XI XVII XVI  |
        | Vorhand | X VII V XVIII   |
        | Dealer  | C♠ K♠ 7♠ B♠     |
        | Vorhand | IX VIII II XV   |
        | Dealer  | 4♥ A♥ 3♥ D♥     |
        | Third   | 4♦ C♦ XX A♦     |
        | Vorhand | C♥ D♠ 2♥ B♥     |
        | Vorhand | K♥ K♣ D♣ III    |
        | Dealer  | C♣ XIII 7♣ B♣   |
        | Vorhand | Sküs K♦ 10♠ XXI |
        | Vorhand | XIV D♦ 10♣ B♦   |
        | Vorhand | XII 8♠ 8♣ 9♣    |
      Then the contract is Piccolo Ouvert and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 5 points
      And the payments are "Vorhand -5, Second -5, Third +15, Dealer -5"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-018 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-048
    Example: A Piccolo Ouvert lost with two tricks
      5 to each of the three.
      Second takes tricks 2 and 4.
      With each of the three −5; for the declarer 3 × −5 = −15.
      Given the dealer is at seat 2
      And Vorhand holds "Sküs XIX XVII XV XI VII V 3♥ K♦ C♦ K♠ 7♠"
      And Second holds "VI IV III II D♠ C♠ B♠ 8♠ D♣ 10♣ 8♣ 7♣"
      And Third holds "XVI XIII XII IX VIII C♥ A♥ D♦ A♦ 2♦ 4♦ B♣"
      And Dealer holds "XXI XX XVIII I D♥ 4♥ B♦ 3♦ 10♠ 9♠ K♣ 9♣"
      And the Talon is "X B♥ C♣" and "XIV K♥ 2♥"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo Ouvert, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Second  | 7♣ B♣ K♣ XVII      |
        | Vorhand | 3♥ II C♥ 4♥        |
        | Second  | IV IX XXI Sküs     |
        | Vorhand | K♦ VI 4♦ B♦        |
        | Second  | III VIII XVIII XIX |
        | Vorhand | 7♠ 8♠ XIII 10♠     |
        | Third   | XII XX VII D♠      |
        | Dealer  | D♥ XV C♠ A♥        |
        | Vorhand | XI D♣ XVI I        |
        | Third   | D♦ 3♦ C♦ B♠        |
        | Third   | 2♦ 9♣ V 10♣        |
        | Vorhand | K♠ 8♣ A♦ 9♠        |
      Then the contract is Piccolo Ouvert and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -5 points
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

  @clause:KOE-SETTLING-010
  Rule: The game of a Bettel Ouvert counts 6 points

    @clause:KOE-COUNTING-019 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020 @clause:KOE-SETTLING-042
    @clause:KOE-SETTLING-048
    Example: A Bettel Ouvert won
      No trick with all hands open. 6 × 2 = 12 from each of the three.
      Second takes no trick.
      With each of the three 12; for the declarer 3 × 12 = 36.
      Given Vorhand holds "XXI XIX XVIII XVII XV VII 2♥ 4♥ K♦ D♠ 10♠ B♣"
      And Second holds "VIII VI III C♥ C♦ B♦ 2♦ 3♦ C♠ B♠ 8♠ 8♣"
      And Third holds "XX XI X IX IV II I K♥ A♦ 9♠ C♣ 7♣"
      And Dealer holds "Sküs XVI XIV XIII V D♥ B♥ A♥ 3♥ K♠ K♣ 9♣"
      And the Talon is "D♦ D♣ 10♣" and "XII 4♦ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Bettel Ouvert, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the announcing goes "Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Second  | VIII XI XIV XVII |
        | Vorhand | 10♠ C♠ 9♠ K♠     |
        | Dealer  | 3♥ 2♥ C♥ K♥      |
        | Third   | IX XIII XXI VI   |
        | Vorhand | B♣ 8♣ C♣ K♣      |
        | Dealer  | D♥ 4♥ III XX     |
        | Third   | 7♣ 9♣ XV C♦      |
        | Vorhand | XIX B♦ X Sküs    |
        | Dealer  | V XVIII B♠ II    |
        | Vorhand | VII 3♦ IV XVI    |
        | Dealer  | A♥ K♦ 2♦ I       |
        | Third   | A♦ B♥ D♠ 8♠      |
      Then the contract is Bettel Ouvert and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      And "Spiel" brings the declarer 12 points
      And the payments are "Vorhand -12, Second +36, Third -12, Dealer -12"

    @clause:KOE-SETTLING-015 @clause:KOE-COUNTING-019 @clause:KOE-COUNTING-029 @clause:KOE-CALLING-020
    @clause:KOE-SETTLING-048
    Example: A Bettel Ouvert lost with one trick
      6 to each of the three.
      Dealer takes trick 4.
      With each of the three −6; for the declarer 3 × −6 = −18.
      Given Vorhand holds "XX XIX XVIII XV XIII XI X IX 3♦ 7♠ C♣ 8♣"
      And Second holds "XXI XIV V K♥ 3♥ 4♥ C♦ 2♦ K♠ D♠ C♠ 9♣"
      And Third holds "Sküs XVI XII VIII VII D♥ K♦ D♦ A♦ 10♠ 9♠ 10♣"
      And Dealer holds "VI III II C♥ B♥ A♥ 4♦ B♠ 8♠ D♣ B♣ 7♣"
      And the Talon is "XVII I 2♥" and "IV B♦ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Bettel Ouvert, Vorhand Weiter, Second Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Dealer  | II XVIII XXI Sküs |
        | Third   | XII VI XV V       |
        | Vorhand | XX XIV XVI III    |
        | Vorhand | 8♣ 9♣ 10♣ B♣      |
        | Dealer  | 7♣ C♣ K♥ VIII     |
        | Third   | 9♠ B♠ 7♠ D♠       |
        | Second  | 4♥ D♥ A♥ XIII     |
        | Vorhand | XI C♠ VII D♣      |
        | Vorhand | XIX 3♥ 10♠ C♥     |
        | Vorhand | X 2♦ A♦ B♥        |
        | Vorhand | IX K♠ K♦ 4♦       |
        | Vorhand | 3♦ C♦ D♦ 8♠       |
      Then the contract is Bettel Ouvert and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And "Spiel" brings the declarer -6 points
      And the payments are "Vorhand +6, Second +6, Third +6, Dealer -18"
