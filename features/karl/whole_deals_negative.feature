Feature: Whole deals: Piccolo, Zwiccolo, Bettler and the Ouverts
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-003
  Rule: A Piccolo counts 10

    @clause:KAR-PLAY-022 @clause:KAR-SETTLING-040
    Example: A Piccolo won
      Exactly one trick.
      Second takes trick 4.
      With each of the three 10; for the declarer 3 × 10 = 30.
      Given Vorhand holds "XVII XI IX VIII B♥ K♦ D♦ B♦ K♠ D♠ C♠ 10♠"
      And Second holds "XXI VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Third holds "XX XIX XVI XIV XIII X K♥ C♥ A♥ C♦ 9♠ K♣"
      And Dealer holds "XV XII VI II D♥ A♦ 2♦ B♠ D♣ B♣ 10♣ 8♣"
      And the Talon is "I IV Sküs" and "XVIII C♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Second  | 4♥ A♥ D♥ B♥     |
        | Dealer  | 10♣ XI 7♣ K♣    |
        | Vorhand | 10♠ 8♠ 9♠ B♠    |
        | Dealer  | II VIII XXI XIX |
        | Second  | 4♦ C♦ A♦ D♦     |
        | Vorhand | K♠ 7♠ XIV XV    |
        | Dealer  | 8♣ XVII VII XX  |
        | Third   | C♥ VI IX 2♥     |
        | Vorhand | B♦ 3♦ XIII 2♦   |
        | Third   | K♥ XII D♠ 3♥    |
        | Dealer  | B♣ K♦ V XVI     |
        | Third   | X D♣ C♠ III     |
      Then the contract is Piccolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And these items are scored:
        | item  | side     | outcome | announced | against |
        | Spiel | declarer | won     | no        | Vorhand |
        | Spiel | declarer | won     | no        | Third   |
        | Spiel | declarer | won     | no        | Dealer  |
      And the payments are "Vorhand -10, Second +30, Third -10, Dealer -10"

    @clause:KAR-PLAY-022 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028 @clause:KAR-SETTLING-029
    Example: A Piccolo lost with two tricks, at accounts of different heights
      One trick too many.
      Vorhand takes tricks 4 and 11.
      10 × 2 to Second, 10 to Third, 10 × 4 to Dealer: 70.
      Given Vorhand holds "XX VII V III 2♥ 3♥ 3♦ 4♦ C♠ 8♠ 7♠ 7♣"
      And Second holds "XV X VIII II K♥ C♥ B♥ A♥ C♦ B♦ A♦ B♣"
      And Third holds "XVI XIV IX VI IV I D♥ K♦ D♠ 10♠ C♣ 9♣"
      And Dealer holds "Sküs XXI XIX XVII XII XI 4♥ D♦ B♠ 9♠ D♣ 8♣"
      And the Talon is "K♠ XVIII 2♦" and "K♣ XIII 10♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Kontra Spiel"
      And the announcing goes "Vorhand Retour Spiel of Dealer, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♦ C♦ K♦ D♦    |
        | Third   | 9♣ D♣ 7♣ B♣    |
        | Dealer  | 4♥ 2♥ A♥ D♥    |
        | Third   | VI XI XX II    |
        | Vorhand | 7♠ XV D♠ B♠    |
        | Second  | K♥ XVI XVII 3♥ |
        | Dealer  | Sküs VII X IV  |
        | Dealer  | 8♣ V VIII C♣   |
        | Second  | A♦ XIV XIX 3♦  |
        | Dealer  | XXI III B♥ IX  |
        | Dealer  | 9♠ C♠ B♦ 10♠   |
        | Vorhand | 8♠ C♥ I XII    |
      Then the contract is Piccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand -70, Second +20, Third +10, Dealer +40"

    @clause:KAR-PLAY-022 @clause:KAR-SETTLING-040
    Example: A Piccolo lost without a trick
      None is as bad as two.
      Dealer takes no trick.
      With each of the three −10; for the declarer 3 × −10 = −30.
      Given Vorhand holds "XIX XV XI VIII IV I B♥ K♦ D♦ B♦ A♦ 2♦"
      And Second holds "Sküs XXI VI II K♥ D♥ C♦ K♠ C♠ B♠ B♣ 10♣"
      And Third holds "XVIII XVII XVI XII X C♥ A♥ D♠ 9♠ K♣ C♣ 9♣"
      And Dealer holds "IX VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And the Talon is "XIV D♣ XIII" and "XX 10♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Piccolo, Vorhand Gut!"
      And Dealer says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Dealer  | 4♥ B♥ K♥ A♥        |
        | Second  | II X IX XI         |
        | Vorhand | D♦ C♦ XVII 3♦      |
        | Third   | XVIII VII XIX Sküs |
        | Second  | B♣ K♣ 7♣ VIII      |
        | Vorhand | IV VI XII III      |
        | Third   | D♠ 8♠ XV B♠        |
        | Vorhand | I XXI XVI V        |
        | Second  | 10♣ C♣ 2♥ 2♦       |
        | Third   | 9♠ 7♠ K♦ C♠        |
        | Second  | D♥ C♥ 3♥ A♦        |
        | Second  | K♠ 9♣ 4♦ B♦        |
      Then the contract is Piccolo and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    @clause:KAR-PLAY-022 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028 @clause:KAR-SETTLING-029
    Scenario Outline: A Piccolo lost with two tricks, wherever the dealer sits
      One trick too many.
      Vorhand takes tricks 4 and 11.
      10 × 2 to Second, 10 to Third, 10 × 4 to Dealer: 70.
      Given the dealer is at seat <seat>
      And Vorhand holds "XX VII V III 2♥ 3♥ 3♦ 4♦ C♠ 8♠ 7♠ 7♣"
      And Second holds "XV X VIII II K♥ C♥ B♥ A♥ C♦ B♦ A♦ B♣"
      And Third holds "XVI XIV IX VI IV I D♥ K♦ D♠ 10♠ C♣ 9♣"
      And Dealer holds "Sküs XXI XIX XVII XII XI 4♥ D♦ B♠ 9♠ D♣ 8♣"
      And the Talon is "K♠ XVIII 2♦" and "K♣ XIII 10♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Kontra Spiel"
      And the announcing goes "Vorhand Retour Spiel of Dealer, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♦ C♦ K♦ D♦    |
        | Third   | 9♣ D♣ 7♣ B♣    |
        | Dealer  | 4♥ 2♥ A♥ D♥    |
        | Third   | VI XI XX II    |
        | Vorhand | 7♠ XV D♠ B♠    |
        | Second  | K♥ XVI XVII 3♥ |
        | Dealer  | Sküs VII X IV  |
        | Dealer  | 8♣ V VIII C♣   |
        | Second  | A♦ XIV XIX 3♦  |
        | Dealer  | XXI III B♥ IX  |
        | Dealer  | 9♠ C♠ B♦ 10♠   |
        | Vorhand | 8♠ C♥ I XII    |
      Then the contract is Piccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the deal is over
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand -70, Second +20, Third +10, Dealer +40"
      And these items are scored:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | lost    | no        | Second          | Second  |
        | Spiel | declarer | lost    | no        |                 | Third   |
        | Spiel | declarer | lost    | no        | Dealer, Vorhand | Dealer  |
      And these lines are settled:
        | item  | side     | brings | against |
        | Spiel | declarer | -20    | Second  |
        | Spiel | declarer | -10    | Third   |
        | Spiel | declarer | -40    | Dealer  |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KAR-SETTLING-004
  Rule: A Zwiccolo counts 10

    @clause:KAR-PLAY-023 @clause:KAR-SETTLING-040
    Example: A Zwiccolo won
      Exactly two tricks.
      Third takes tricks 3 and 6.
      With each of the three 10; for the declarer 3 × 10 = 30.
      Given Vorhand holds "XVII XV XIII XII XI VII II K♦ B♦ D♠ 9♠ D♣"
      And Second holds "XIX XVI IX I C♥ D♦ C♦ 2♦ B♠ 10♠ C♣ 8♣"
      And Third holds "XXI XX V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Dealer holds "Sküs XVIII XIV X VI IV D♥ A♥ K♠ K♣ B♣ 10♣"
      And the Talon is "A♦ 9♣ C♠" and "B♥ VIII K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Zwiccolo, Dealer Gut!, Vorhand Gut!"
      And Third says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Third   | 4♥ D♥ XII C♥       |
        | Vorhand | D♣ 8♣ 7♣ K♣        |
        | Dealer  | XVIII XVII XIX XXI |
        | Third   | 4♦ X K♦ 2♦         |
        | Dealer  | A♥ XI XVI 2♥       |
        | Second  | C♣ XX B♣ II        |
        | Third   | 7♠ K♠ 9♠ B♠        |
        | Dealer  | IV XV IX V         |
        | Vorhand | B♦ C♦ 3♦ XIV       |
        | Dealer  | 10♣ XIII I III     |
        | Vorhand | VII 10♠ 8♠ Sküs    |
        | Dealer  | VI D♠ D♦ 3♥        |
      Then the contract is Zwiccolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand -10, Second -10, Third +30, Dealer -10"

    @clause:KAR-PLAY-023 @clause:KAR-SESSIONS-006 @clause:KAR-SETTLING-040
    Example: A Zwiccolo that Vorhand holds and loses with three tricks, in a deal that counts double
      One trick too many.
      Vorhand takes tricks 4, 7 and 9.
      With each of the three −10 × 2 = −20; for the declarer 3 × −20 = −60.
      Given the deal counts double
      And Vorhand holds "XXI XX XV III 2♥ 3♥ B♦ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Second holds "XIX XVII XII VII I D♥ A♥ D♦ 2♦ K♠ B♠ C♣"
      And Third holds "Sküs XVIII XVI XIV XIII XI IX C♥ D♣ B♣ 9♣ 8♣"
      And Dealer holds "X VIII V IV II 4♥ K♦ C♦ A♦ C♠ 9♠ K♣"
      And the Talon is "10♠ VI D♠" and "10♣ B♥ K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo, Third Gut!, Dealer Gut!, Vorhand Zwiccolo, Second Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ D♦ IX C♦     |
        | Third   | 8♣ K♣ 7♣ C♣     |
        | Dealer  | K♦ B♦ 2♦ XI     |
        | Third   | B♣ IV XXI XVII  |
        | Vorhand | 3♦ VII XVIII A♦ |
        | Third   | Sküs X XV XIX   |
        | Third   | 9♣ VIII XX XII  |
        | Vorhand | 7♠ B♠ XVI C♠    |
        | Third   | D♣ II III I     |
        | Vorhand | 8♠ K♠ XIII 9♠   |
        | Third   | C♥ 4♥ 2♥ D♥     |
        | Second  | A♥ XIV V 3♥     |
      Then the contract is Zwiccolo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-PLAY-023 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-029
    Example: A Zwiccolo lost with one trick
      The second trick does not come.
      Second takes trick 6.
      10 × 2 to Vorhand, 10 each to Third and Dealer: 40.
      Given Vorhand holds "Sküs XVIII XVII IV D♥ C♥ B♥ A♥ C♦ A♦ B♣ 10♣"
      And Second holds "XX VIII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Third holds "XVI XV XIV XIII XII XI IX VII II D♦ D♣ 9♣"
      And Dealer holds "XXI XIX X VI I K♦ 2♦ K♠ C♠ 10♠ 9♠ K♣"
      And the Talon is "B♠ B♦ 8♣" and "C♣ D♠ K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Kontra Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Second  | 4♥ II XXI D♥     |
        | Dealer  | 9♠ IV 8♠ XVI     |
        | Third   | 9♣ K♣ B♣ 7♣      |
        | Dealer  | 2♦ A♦ 3♦ D♦      |
        | Third   | IX XIX Sküs VIII |
        | Vorhand | 10♣ XX D♣ X      |
        | Second  | III XV VI XVII   |
        | Vorhand | B♥ 2♥ XII I      |
        | Third   | XI C♠ XVIII V    |
        | Vorhand | A♥ 3♥ VII K♦     |
        | Third   | XIV K♠ C♥ 4♦     |
        | Third   | XIII 10♠ C♦ 7♠   |
      Then the contract is Zwiccolo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand +20, Second -40, Third +10, Dealer +10"

  @clause:KAR-SETTLING-006
  Rule: A Bettler counts 15

    @clause:KAR-PLAY-024 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-029
    Example: A Bettler won against three Kontras
      No trick; nothing silent counts in a negative game.
      Dealer takes no trick.
      15 × 2 = 30 from each of the three: 90.
      Given Vorhand holds "Sküs XXI XVIII IV K♥ B♥ A♥ D♦ K♠ C♠ B♠ 9♠"
      And Second holds "XX XIX XVII XV XIV XII VI I C♥ 2♦ 9♣ 8♣"
      And Third holds "XVI X VIII II K♦ C♦ B♦ A♦ K♣ C♣ B♣ 10♣"
      And Dealer holds "IX VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And the Talon is "D♠ XI 10♠" and "D♣ XIII D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler, Vorhand Gut!"
      And the announcing goes "Dealer ich liege, Vorhand Kontra Spiel, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Dealer  | 4♥ K♥ C♥ VIII   |
        | Third   | K♣ 7♣ XVIII 8♣  |
        | Vorhand | XXI XV X IX     |
        | Vorhand | 9♠ XIX XVI 8♠   |
        | Second  | 9♣ 10♣ VII Sküs |
        | Vorhand | B♠ VI II 7♠     |
        | Second  | 2♦ B♦ 3♦ D♦     |
        | Vorhand | A♥ XX C♦ 2♥     |
        | Second  | XVII B♣ V IV    |
        | Second  | XII A♦ III K♠   |
        | Second  | XIV K♦ 3♥ B♥    |
        | Second  | I C♣ 4♦ C♠      |
      Then the contract is Bettler and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand -30, Second -30, Third -30, Dealer +90"

    @clause:KAR-PLAY-024 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-029
    Example: A Bettler lost with one trick
      A single trick is one too many.
      Second takes trick 6.
      15 × 2 to Third, 15 each to Vorhand and Dealer: 60.
      Given Vorhand holds "XIX IX IV D♥ D♦ 2♦ K♠ C♠ B♠ 10♠ D♣ 8♣"
      And Second holds "X VIII V III 2♥ 3♥ 4♥ 3♦ 4♦ 9♠ 7♠ 7♣"
      And Third holds "XX XVII XVI XV XIV II C♥ K♦ D♠ 8♠ K♣ 10♣"
      And Dealer holds "XVIII XIII XII XI VII VI K♥ A♥ C♦ A♦ C♣ B♣"
      And the Talon is "XXI B♥ Sküs" and "B♦ 9♣ I"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Second  | 4♥ C♥ K♥ D♥     |
        | Dealer  | B♣ D♣ 7♣ K♣     |
        | Third   | 8♠ VII B♠ 9♠    |
        | Dealer  | XIII XIX X XX   |
        | Third   | II VI IX VIII   |
        | Vorhand | 8♣ V 10♣ C♣     |
        | Second  | 4♦ K♦ C♦ D♦     |
        | Third   | D♠ XII 10♠ 7♠   |
        | Dealer  | A♦ 2♦ 3♦ XIV    |
        | Third   | XV XVIII IV III |
        | Dealer  | XI C♠ 2♥ XVI    |
        | Third   | XVII A♥ K♠ 3♥   |
      Then the contract is Bettler and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand +15, Second -60, Third +30, Dealer +15"

    @clause:KAR-PLAY-024 @clause:KAR-SETTLING-040
    Example: A Bettler won with a Märchenstich among the others' tricks
      The Pagat takes Sküs and Mond in one trick.
      Second takes no trick.
      With each of the three 15; for the declarer 3 × 15 = 45.
      Given Vorhand holds "Sküs XIX XVI XIII IX VIII II K♠ C♣ B♣ 10♣ 9♣"
      And Second holds "VI V IV III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Third holds "XXI XV XII X VII K♥ C♥ K♦ C♦ B♦ B♠ K♣"
      And Dealer holds "XVII XIV XI I D♥ B♥ A♥ D♦ A♦ C♠ 10♠ D♣"
      And the Talon is "2♦ 8♣ 9♠" and "D♠ XVIII XX"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Second  | 4♥ C♥ D♥ II    |
        | Vorhand | VIII VI X XI   |
        | Dealer  | A♥ XIX 2♥ K♥   |
        | Vorhand | 10♣ 7♣ K♣ D♣   |
        | Third   | B♦ D♦ XVI 3♦   |
        | Vorhand | 9♣ V XII XVII  |
        | Dealer  | A♦ XIII 4♦ C♦  |
        | Vorhand | Sküs IV XXI I  |
        | Dealer  | 10♠ K♠ 8♠ B♠   |
        | Vorhand | B♣ III VII XIV |
        | Dealer  | B♥ IX 3♥ XV    |
        | Third   | K♦ C♠ C♣ 7♠    |
      Then the contract is Bettler and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand -15, Second +45, Third -15, Dealer -15"

  @clause:KAR-SETTLING-011
  Rule: A Piccolo-Ouvert counts 30

    @clause:KAR-PLAY-025 @clause:KAR-SETTLING-040
    Example: A Piccolo-Ouvert won
      Exactly one trick, with all cards on the table.
      Third takes trick 6.
      With each of the three 30; for the declarer 3 × 30 = 90.
      Given Vorhand holds "XVIII XVII XV XIV XIII VI C♥ D♦ B♦ 10♠ 10♣ 9♣"
      And Second holds "XI II K♥ A♥ K♦ A♦ K♠ C♠ B♠ D♣ B♣ 8♣"
      And Third holds "XXI VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Dealer holds "XX XIX XVI X IX VIII IV B♥ C♦ 2♦ D♠ 9♠"
      And the Talon is "C♣ XII I" and "K♣ Sküs D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo-Ouvert, Dealer Gut!, Vorhand Gut!"
      And Third says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Third   | 4♥ B♥ C♥ K♥      |
        | Second  | 8♣ 7♣ XX 9♣      |
        | Dealer  | 2♦ B♦ K♦ 3♦      |
        | Second  | II III IV XIII   |
        | Vorhand | 10♠ K♠ 8♠ 9♠     |
        | Second  | XI XXI XIX XVIII |
        | Third   | 4♦ C♦ D♦ A♦      |
        | Vorhand | 10♣ D♣ VII VIII  |
        | Dealer  | D♠ XIV C♠ 7♠     |
        | Vorhand | XVII B♠ V X      |
        | Vorhand | VI B♣ 2♥ XVI     |
        | Dealer  | IX XV A♥ 3♥      |
      Then the contract is Piccolo-Ouvert and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand -30, Second -30, Third +90, Dealer -30"

    @clause:KAR-PLAY-025 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-029
    Example: A Piccolo-Ouvert lost with two tricks
      Vorhand names it when all have said gut.
      Vorhand takes tricks 6 and 9.
      30 × 2 to Third, 30 each to Second and Dealer: 120.
      Given Vorhand holds "XX XIX V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Second holds "Sküs XVI XV XIV XI IX IV K♦ 9♠ K♣ C♣ 8♣"
      And Third holds "XVII XIII XII VIII VII II B♥ C♦ A♦ 2♦ B♠ B♣"
      And Dealer holds "XVIII I K♥ D♥ C♥ A♥ D♦ K♠ C♠ 10♠ D♣ 9♣"
      And the Talon is "B♦ XXI X" and "VI 10♣ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Piccolo-Ouvert"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 4♥ IX B♥ D♥      |
        | Second  | 8♣ B♣ D♣ 7♣      |
        | Dealer  | K♠ 8♠ 9♠ B♠      |
        | Dealer  | 9♣ V C♣ XVII     |
        | Third   | A♦ D♦ 3♦ K♦      |
        | Second  | IV VII XVIII XIX |
        | Vorhand | 4♦ XIV 2♦ I      |
        | Second  | Sküs XIII 10♠ XX |
        | Second  | K♣ II C♥ III     |
        | Vorhand | 7♠ XV VIII C♠    |
        | Second  | XI XII K♥ 2♥     |
        | Third   | C♦ A♥ 3♥ XVI     |
      Then the contract is Piccolo-Ouvert and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand -120, Second +30, Third +60, Dealer +30"

  @clause:KAR-SETTLING-012
  Rule: A Zwiccolo-Ouvert counts 30

    @clause:KAR-PLAY-026 @clause:KAR-SETTLING-040
    Example: A Zwiccolo-Ouvert won over a Sechser-Dreier
      Exactly two tricks.
      Second takes tricks 5 and 7.
      With each of the three 30; for the declarer 3 × 30 = 90.
      Given Vorhand holds "XIX XVIII XI X VI II B♥ K♦ B♦ K♠ K♣ 8♣"
      And Second holds "XXI XX V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Third holds "Sküs XII VII I K♥ D♥ A♥ C♦ C♠ B♠ B♣ 10♣"
      And Dealer holds "XVII XVI XV XIV XIII IX C♥ A♦ 10♠ 9♠ C♣ 9♣"
      And the Talon is "D♠ D♣ 2♦" and "D♦ IV VIII"
      When the bidding goes "Vorhand Sechser-Dreier, Second Zwiccolo-Ouvert, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Second  | 7♣ B♣ C♣ K♣      |
        | Vorhand | VI XXI Sküs XVII |
        | Third   | A♥ C♥ B♥ 2♥      |
        | Dealer  | 10♠ K♠ 8♠ B♠     |
        | Vorhand | II XX VII IX     |
        | Second  | 4♥ D♥ XV XVIII   |
        | Vorhand | 8♣ V 10♣ 9♣      |
        | Second  | 4♦ C♦ A♦ K♦      |
        | Vorhand | XIX III XII XIV  |
        | Vorhand | B♦ 3♦ I XVI      |
        | Dealer  | XIII X 3♥ K♥     |
        | Dealer  | 9♠ XI 7♠ C♠      |
      Then the contract is Zwiccolo-Ouvert and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand -30, Second +90, Third -30, Dealer -30"

    @clause:KAR-PLAY-026 @clause:KAR-SETTLING-040
    Example: A Zwiccolo-Ouvert lost with one trick
      One trick too few.
      Dealer takes trick 4.
      With each of the three −30; for the declarer 3 × −30 = −90.
      Given Vorhand holds "XXI XIV XI IX VII K♦ D♦ C♦ B♦ 2♦ K♣ 9♣"
      And Second holds "Sküs XVIII XVI II I C♥ A♦ B♠ 10♠ 9♠ D♣ B♣"
      And Third holds "XIII XII VI K♥ D♥ B♥ A♥ K♠ D♠ C♠ C♣ 10♣"
      And Dealer holds "XX VIII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And the Talon is "X 8♣ XIX" and "IV XV XVII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Zwiccolo-Ouvert, Vorhand Gut!"
      And Dealer says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Dealer  | 4♥ XI C♥ D♥     |
        | Vorhand | 2♦ A♦ XII 4♦    |
        | Third   | 10♣ 7♣ K♣ B♣    |
        | Vorhand | 9♣ D♣ C♣ XX     |
        | Dealer  | 7♠ XXI B♠ D♠    |
        | Vorhand | B♦ Sküs VI 3♦   |
        | Second  | 10♠ K♠ 8♠ XIV   |
        | Vorhand | C♦ II XIII VIII |
        | Third   | C♠ V IX 9♠      |
        | Vorhand | K♦ XVIII A♥ III |
        | Second  | XVI B♥ 2♥ VII   |
        | Second  | I K♥ 3♥ D♦      |
      Then the contract is Zwiccolo-Ouvert and Dealer is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand +30, Second +30, Third +30, Dealer -90"

  @clause:KAR-SETTLING-013
  Rule: A Bettel-Ouvert counts 35

    @clause:KAR-PLAY-027 @clause:KAR-SETTLING-040
    Example: A Bettel-Ouvert won
      No trick.
      Vorhand takes no trick.
      With each of the three 35; for the declarer 3 × 35 = 105.
      Given Vorhand holds "IX VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Second holds "XXI XVIII XV XII II I C♥ A♥ D♠ B♠ 10♠ 9♠"
      And Third holds "Sküs XX XIV X VI K♥ A♦ 2♦ C♠ C♣ B♣ 8♣"
      And Dealer holds "XVII XIII XI VIII IV D♥ B♥ K♦ D♦ C♦ K♣ 10♣"
      And the Talon is "9♣ XVI XIX" and "B♦ K♠ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Bettel-Ouvert"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | 4♥ A♥ K♥ D♥        |
        | Third   | 8♣ 10♣ 7♣ II       |
        | Second  | 9♠ C♠ XIII 8♠      |
        | Dealer  | XVII IX XVIII Sküs |
        | Third   | 2♦ K♦ 4♦ XII       |
        | Second  | XV XX IV VII       |
        | Third   | VI VIII V XXI      |
        | Second  | I X XI III         |
        | Dealer  | C♦ 3♦ D♠ A♦        |
        | Dealer  | B♥ 2♥ C♥ XIV       |
        | Third   | B♣ K♣ 3♥ B♠        |
        | Dealer  | D♦ 7♠ 10♠ C♣       |
      Then the contract is Bettel-Ouvert and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is won by the declarer
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"

    @clause:KAR-PLAY-027 @clause:KAR-SETTLING-027 @clause:KAR-SETTLING-028 @clause:KAR-SETTLING-029
    Example: A Bettel-Ouvert lost at Kontra and Retour
      Three tricks where there should be none.
      Third takes tricks 6, 8 and 10.
      35 to Vorhand, 35 × 4 to Second, 35 × 2 to Dealer: 245.
      Given Vorhand holds "XV XIII VIII II I D♥ 4♥ D♦ K♣ B♣ 9♣ 8♣"
      And Second holds "XXI XI K♥ C♥ C♦ B♦ A♦ 4♦ K♠ C♠ B♠ 9♠"
      And Third holds "XVI XII V III A♥ 2♥ 3♥ 2♦ 3♦ 8♠ 7♠ 7♣"
      And Dealer holds "Sküs XVII XIV IX VII VI IV B♥ D♠ D♣ C♣ 10♣"
      And the Talon is "K♦ XVIII XIX" and "X 10♠ XX"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Bettel-Ouvert, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Kontra Spiel, Vorhand Gut!, Second Kontra Spiel"
      And the announcing goes "Third Retour Spiel of Second, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards          |
        | Third   | 7♠ D♠ XIII B♠  |
        | Vorhand | 4♥ C♥ A♥ B♥    |
        | Second  | 4♦ 2♦ IX D♦    |
        | Dealer  | C♣ K♣ XXI 7♣   |
        | Second  | C♦ 3♦ Sküs XV  |
        | Dealer  | 10♣ B♣ XI XVI  |
        | Third   | 3♥ XVII D♥ K♥  |
        | Dealer  | VI VIII 9♠ XII |
        | Third   | 8♠ VII II C♠   |
        | Dealer  | D♣ 8♣ A♦ V     |
        | Third   | III XIV I B♦   |
        | Dealer  | IV 9♣ K♠ 2♥    |
      Then the contract is Bettel-Ouvert and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand +35, Second +140, Third -245, Dealer +70"
