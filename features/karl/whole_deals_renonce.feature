Feature: Whole deals: Renonce
  From the cards to the last payment. The leader stands before each trick; the cards follow in the order of play.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-007
  Rule: The offender alone pays everything

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-008
    Example: The partner in a Rufer does not follow a trump
      Third plays 3♦ on the XII that Second led in the fourth trick, though he holds trumps; three tricks later it comes
      out.
      5 × 2 + 5 × 2 = 20 to each of the others, his partner Vorhand too: 60.
      Given Vorhand holds "XXI XX XIX XVIII XVII I 2♥ 4♥ D♦ C♦ 2♦ C♠"
      And Second holds "XVI XIII XII X A♥ A♦ 8♠ K♣ D♣ C♣ 9♣ 8♣"
      And Third holds "Sküs XV VI III K♥ B♦ 3♦ K♠ D♠ 10♠ 7♠ 7♣"
      And Dealer holds "XI IX VIII V IV II D♥ C♥ K♦ 4♦ B♠ 9♠"
      And the Talon is "3♥ VII XIV" and "10♣ B♣ B♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♠ 2♥ 4♥"
      And the announcing goes "Vorhand ich liege + Pagat, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI X III II    |
        | Vorhand | 2♦ A♦ B♦ 4♦     |
        | Third   | VI VIII XIV XVI |
        | Second  | XII 3♦! IX XVII |
        | Vorhand | XIX XIII XV IV  |
        | Vorhand | 3♥ A♥ K♥ C♥     |
        | Third   | D♠ 9♠ VII 8♠    |
      And Second points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +20, Second +20, Third -60, Dealer +20"

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-008
    @clause:KAR-RENONCE-011
    Example: An opponent of a Dreier trumps a suit that he holds, which comes out after the last trick
      Dealer plays the III on Second's A♥ in the third trick and leads D♥ in the twelfth. Second would have lost with
      28, but the tricks count no more.
      20 to each of the others: 60.
      Given Vorhand holds "IX IV II B♥ 2♥ K♦ D♦ B♦ 8♠ K♣ 10♣ 9♣"
      And Second holds "Sküs XX XIX XVIII XVII XVI VIII A♥ 3♥ 4♦ C♠ D♣"
      And Third holds "XXI XIV XI X V I C♥ A♦ 3♦ D♠ 9♠ C♣"
      And Dealer holds "XV XIII XII VI III D♥ 4♥ 2♦ K♠ B♠ 10♠ 7♣"
      And the Talon is "8♣ B♣ VII" and "C♦ K♥ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the second half
      And Second lays away "D♣ C♠ 7♠"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♦ 4♦ 3♦ 2♦     |
        | Vorhand | 10♣ Sküs C♣ 7♣  |
        | Second  | A♥ C♥ III! B♥   |
        | Dealer  | B♠ 8♠ XX 9♠     |
        | Second  | XIX XXI VI II   |
        | Third   | I XII IV XVI    |
        | Second  | XVIII V XIII IX |
        | Second  | XVII X XV 9♣    |
        | Second  | C♦ A♦ 10♠ B♦    |
        | Second  | VIII XIV 4♥ K♦  |
        | Third   | D♠ K♠ 2♥ 3♥     |
        | Dealer  | D♥ K♣ K♥ XI     |
      And Third points out the Renonce of Dealer
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Dealer is settled
      And the payments are "Vorhand +20, Second +20, Third +20, Dealer -60"

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-010
    Example: An opponent in a Piccolo trumps a suit that he holds
      Vorhand plays the XV on 4♦ and C♦ though she holds a Karo.
      10 to Third, as in Vorhand's own account, 10 × 2 to Second, 10 to Dealer: 40.
      Given Vorhand holds "XV XIV XII IX VIII I D♥ A♥ D♦ A♦ K♠ 10♠"
      And Second holds "Sküs XIX XVIII XVII XVI XI VI K♦ B♦ C♠ K♣ 9♣"
      And Third holds "XXI VII V III 2♥ 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 7♣"
      And Dealer holds "XIII X IV K♥ C♥ C♦ D♠ B♠ D♣ C♣ B♣ 10♣"
      And the Talon is "B♥ XX II" and "2♦ 8♣ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Third   | 4♥ K♥ A♥ VI      |
        | Second  | C♠ 8♠ D♠ K♠      |
        | Vorhand | IX XVI XXI X     |
        | Third   | 4♦ C♦ XV! B♦     |
        | Vorhand | XIV XVIII VII IV |
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -40, Second +20, Third +10, Dealer +10"

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-009
    Example: Vorhand does not trump in Fahren
      Vorhand has no Treff and plays B♥ though she holds trumps.
      5 × 2 = 10 to each of the others: 30.
      Given Vorhand holds "XV XII X VII IV B♥ D♦ B♦ A♦ 4♦ 10♠ D♣"
      And Second holds "XXI XVII XIII XI IX VIII III 4♥ C♦ 3♦ C♠ 9♣"
      And Third holds "Sküs XX XIX V I 2♥ 2♦ D♠ B♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVIII XVI XIV VI K♥ D♥ C♥ 9♠ 8♠ 7♠ K♣ C♣"
      And the Talon is "A♥ B♠ 3♥" and "K♦ II K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | 4♦ 3♦ 2♦ XVIII |
        | Dealer  | C♣ D♣ 9♣ 7♣    |
        | Vorhand | A♦ C♦ Sküs VI  |
        | Third   | D♠ 8♠ 10♠ C♠   |
        | Third   | 8♣ K♣ B♥! IX   |
        | Second  | 4♥ 2♥ D♥ X     |
        | Vorhand | IV VIII XX XIV |
        | Third   | V XVI XV XVII  |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-008 @clause:KAR-SETTLING-036
    Example: The declarer of a Solo-Dreier does not trump
      Vorhand has no Herz and plays 4♦ in the sixth trick though she holds trumps.
      40 + 10 × 2 × 2 = 80 to each of the others: 240.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI VII V II K♦ 4♦"
      And Second holds "XV XIV XI X VI IV B♥ A♦ 2♦ 3♦ D♣ B♣"
      And Third holds "IX VIII K♥ D♥ C♥ C♦ K♠ C♠ 10♠ 8♠ 7♠ C♣"
      And Dealer holds "XIII XII III A♥ 2♥ 4♥ D♦ B♦ D♠ 10♣ 9♣ 7♣"
      And the Talon is "8♣ I 9♠" and "B♠ 3♥ K♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs IV VIII III |
        | Vorhand | XXI VI IX XII    |
        | Vorhand | XX X 7♠ XIII     |
        | Vorhand | XIX XI 8♠ A♥     |
        | Vorhand | VII XIV D♥ D♠    |
        | Second  | B♥ K♥ 4♥ 4♦!     |
        | Third   | 10♠ D♦ XVII XV   |
        | Vorhand | XVIII B♣ C♥ 7♣   |
        | Vorhand | K♦ 2♦ C♦ B♦      |
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-012 @clause:KAR-SESSIONS-006
    Example: The declarer of a Sechser-Dreier does not trump, in a deal that counts double
      Vorhand has laid her Treff away and plays B♦ on Dealer's B♣ though she holds trumps.
      20 × 2 × 2 = 80 to each of the others: 240.
      Given the deal counts double
      And Vorhand holds "XX XIX XVIII XVII XVI X VI I C♦ B♦ D♣ C♣"
      And Second holds "Sküs VIII VII V III 2♥ 4♥ 2♦ B♠ 9♠ K♣ 7♣"
      And Third holds "XV XII II K♥ C♥ 3♥ K♦ D♦ 3♦ 8♠ 9♣ 8♣"
      And Dealer holds "XXI XIV XIII IV D♥ B♥ A♥ A♦ K♠ C♠ B♣ 10♣"
      And the Talon is "10♠ 4♦ XI" and "IX D♠ 7♠"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♣ C♣ D♠ 10♠ 7♠ C♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XX Sküs II XXI  |
        | Second  | VIII XII IV XVI |
        | Vorhand | XIX III XV XIII |
        | Vorhand | I VII 8♣ XIV    |
        | Dealer  | B♣ B♦! 7♣ 9♣    |
        | Dealer  | A♦ 4♦ 2♦ 3♦     |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-008 @clause:KAR-RENONCE-014
    Example: The declarer of a Rufer keeps a card too many
      Vorhand lays away two cards and keeps 7♠; it comes out after the second trick.
      5 + 5 × 2 × 2 = 25 to each of the others, her partner Dealer too: 75.
      Given Vorhand holds "XXI XX XIX XVIII XVII XIV I 3♦ 10♠ K♣ D♣ 8♣"
      And Second holds "Sküs XV XI IX C♥ A♥ 4♥ D♦ B♦ 4♦ K♠ C♣"
      And Third holds "XIII XII VII V II K♥ C♦ A♦ 2♦ B♣ 10♣ 7♣"
      And Dealer holds "VI IV D♥ B♥ 2♥ 3♥ K♦ D♠ C♠ 9♠ 8♠ 9♣"
      And the Talon is "VIII XVI 7♠" and "X III B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "3♦ 10♠" unnoticed
      And the announcing goes "Vorhand ich liege + Könige, Second Gut!, Third Kontra Könige of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | D♣ C♣ 7♣ 9♣    |
        | Vorhand | XXI Sküs II IV |
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @clause:KAR-RENONCE-002 @clause:KAR-RENONCE-004 @clause:KAR-RENONCE-005 @clause:KAR-RENONCE-006
    Example: An Auch-Rufer without a bird
      Uhu and Pagat came with the Talon; before it Third held no bird.
      5 + 5 × 2 = 15 to each of the others, his partner Vorhand too: 45.
      Given Vorhand holds "Sküs XXI XV XIII XI VIII IV K♥ A♥ D♦ 4♦ 8♠"
      And Second holds "IX VII VI 3♥ B♦ A♦ 3♦ B♠ 10♠ D♣ B♣ 8♣"
      And Third holds "XX XIX XVIII XVII XVI D♥ C♥ B♥ D♠ C♠ 10♣ 9♣"
      And Dealer holds "XIV X V III 2♥ 4♥ K♦ 2♦ K♠ 9♠ 7♠ C♣"
      And the Talon is "II I XII" and "K♣ 7♣ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Auch-Rufer!, Dealer Gut!, Vorhand Gut!"
      And Third calls "K♥"
      And Third takes the first half
      And Third lays away "9♣ 10♣ B♥"
      And Third says "ich liege + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs VII I III |
        | Vorhand | XXI VI II V    |
        | Vorhand | XV IX XX X     |
      And Second points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +15, Second +15, Third -45, Dealer +15"

  @clause:KAR-SETTLING-008
  Rule: A Dreier counts 20

    @clause:KAR-COUNTING-009 @clause:KAR-COUNTING-011 @clause:KAR-COUNTING-013 @clause:KAR-SETTLING-040
    Example: A Renonce that nobody notices
      Third plays C♥ on a trump in the third trick though he holds one; nobody says so, and the tricks count.
      Vorhand takes tricks 1, 2, 3, 4, 6, 7, 8, 9, 10, 11 and 12: face value 8 + 4 + 6 + 8 + 4 + 4 + 4 + 7 + 6 + 13 + 17
      = 81; laid away D♠ 4 + D♥ 4 + B♦ 2 = 10. Together 47 cards of value 91: 91 − 47 × 2/3 = 59 2/3.
      Second takes no trick; Third takes no trick; Dealer takes trick 5: face value 4; the half left lying XXI 5 + K♠ 5
      + 4♥ 1 = 11. Together 7 cards of value 15: 15 − 7 × 2/3 = 10 1/3.
      With each of the three 20; for the declarer 3 × 20 = 60.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV VII VI II K♥ B♦"
      And Second holds "XIII XII V 2♥ D♦ A♦ 3♦ C♠ B♠ 10♠ K♣ 9♣"
      And Third holds "IX VIII I C♥ 3♥ C♦ 9♠ 7♠ D♣ B♣ 10♣ 8♣"
      And Dealer holds "XIV XI X IV III B♥ A♥ 2♦ 4♦ 8♠ C♣ 7♣"
      And the Talon is "K♦ D♠ D♥" and "XXI K♠ 4♥"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "D♠ D♥ B♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs V VIII III |
        | Vorhand | XX XII IX IV    |
        | Vorhand | XIX XIII C♥! X  |
        | Vorhand | XVIII 3♦ I XI   |
        | Vorhand | II 9♣ 7♠ XIV    |
        | Dealer  | 8♠ XVII 10♠ 9♠  |
        | Vorhand | XVI 2♥ 8♣ 7♣    |
        | Vorhand | XV A♦ 10♣ 4♦    |
        | Vorhand | VII B♠ C♦ 2♦    |
        | Vorhand | VI C♠ 3♥ A♥     |
        | Vorhand | K♦ D♦ B♣ B♥     |
        | Vorhand | K♥ K♣ D♣ C♣     |
      Then it is nobody's turn
      And the declarer's side has 59 2/3 Augen and the opponents have 10 1/3
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 20 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"
