Feature: Whole deals: the deal that the source works out itself
  Vorhand holds the XX, Third the XIX and the Dealer the I; Second and the Dealer play against the two others. First
  each line of the announcing, then the whole deal down to the net amount.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-CALLING-002
  Rule: With the XX in her own hand Vorhand may call the XIX

    Example: line 1: Vorhand calls the XIX
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      Then that is allowed
      And the partner is Third
      And it is Vorhand's turn to speak

  @clause:ZWA-CALLING-004
  Rule: Vorhand may call only the highest of XX to XVI that she does not hold

    @dispute:call-which-tarock
    Scenario Outline: line 1: whether Vorhand might have called the XX that she holds
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XX"
      Then that is <verdict>

      Examples:
        | reading         | verdict |
        | highest-missing | refused |
        | own-too         | allowed |
        | any-missing     | refused |

  @clause:ZWA-ANNOUNCING-002
  Rule: A player with nothing or nothing more to announce says Weiter, and the next one has his turn

    Example: line 1: Vorhand says Weiter and Second is next
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And Vorhand says "Weiter"
      Then that is allowed
      And it is Second's turn to speak

  @clause:ZWA-ANNOUNCING-006
  Rule: Several things may be announced in one turn

    Example: line 2: Second says Kontra to the game and announces an Absolut without a word more
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut"
      Then that is allowed
      And it is Third's turn to speak

  @clause:ZWA-CALLING-008
  Rule: The called player may show his side by what he announces, as by a Kontra on a bonus of the opponents

    Example: line 3: Third shows by his Kontra whose partner he is
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      Then that is allowed
      And it is Dealer's turn to speak

  @clause:ZWA-ANNOUNCING-015
  Rule: For Pagat Ultimo dagegen a Kontra of the partner is enough; without one of either the announcement is refused

    Example: line 4: the Dealer announces Pagat Ultimo dagegen on the strength of Second's Kontra
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second, Dealer Pagat dagegen"
      Then that is allowed
      And it is Vorhand's turn to speak

  @clause:ZWA-ANNOUNCING-020
  Rule: Each announced bonus can be doubled with Kontra

    Example: line 5: Vorhand doubles the Pagat Ultimo
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      Then that is allowed
      And it is Second's turn to speak

  @clause:ZWA-ANNOUNCING-004
  Rule: The announcing is over after four turns in a row with nothing but Weiter, wherever they begin

    Example: after four times Weiter Vorhand leads
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      And everybody says Weiter
      Then it is Vorhand's turn to play

  @clause:ZWA-SETTLING-022
  Rule: The game and every bonus are settled each by itself

    Example: the whole deal
      Vorhand and Third take tricks 1, 3, 5, 6 and 7: 8 + 8 + 14 + 3 + 7 = 40 Augen. Second and Dealer take tricks 2, 4,
      8, 9 and 10: 10 + 4 + 6 + 10 + 18 = 48 Augen.
      The game is lost at Kontra, −1 × 2 = −2; the failed Absolut at Kontra counts for Vorhand's side, 2 × 2 = 4; the
      Pagat Ultimo at Kontra counts against it, −2 × 2 = −4. The net is −2 + 4 − 4 = −2.
      Given Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♣ D♣ VII IV     |
        | Third   | A♥ B♥ C♥ K♥      |
        | Second  | IX XIX VI Sküs   |
        | Vorhand | VIII XVI XV XIII |
        | Second  | A♦ D♦ K♦ XXI     |
        | Vorhand | 10♣ V XVIII XVII |
        | Third   | XI XIV XX D♠     |
        | Vorhand | C♣ 10♠ B♦ X      |
        | Dealer  | XII D♥ B♠ C♠     |
        | Dealer  | I K♣ K♠ C♦       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 48
      And these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | opponents | lost    | yes       | Third      |
        | Pagat   | opponents | won     | yes       | Vorhand    |
      And "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer 4 points
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @dispute:announced-value-once
    Scenario Outline: the same deal where announced amounts are doubled again
      −2 + 4 × 2 − 4 × 2 = −2 in either reading.
      Given the reading "<reading>" of "announced-value-once"
      And Vorhand holds "Sküs XXI XX VIII D♥ C♥ K♣ C♣ B♣ 10♣"
      And Second holds "XVI IX V K♥ A♦ K♠ D♠ B♠ 10♠ D♣"
      And Third holds "XIX XVIII XV XI VII A♥ D♦ C♦ B♦ C♠"
      And Dealer holds "XVII XIV XIII XII X VI IV I B♥ K♦"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Absolut, Third Kontra Absolut of Second"
      And the announcing goes "Dealer Pagat dagegen, Vorhand Kontra Pagat of Dealer"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♣ D♣ VII IV     |
        | Third   | A♥ B♥ C♥ K♥      |
        | Second  | IX XIX VI Sküs   |
        | Vorhand | VIII XVI XV XIII |
        | Second  | A♦ D♦ K♦ XXI     |
        | Vorhand | 10♣ V XVIII XVII |
        | Third   | XI XIV XX D♠     |
        | Vorhand | C♣ 10♠ B♦ X      |
        | Dealer  | XII D♥ B♠ C♠     |
        | Dealer  | I K♣ K♠ C♦       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 40 Augen and the opponents have 48
      And "Absolut" brings the declarer <absolut> points
      And the payments are "<payments>"

      Examples:
        | reading   | absolut | payments                                   |
        | contained | 4       | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | doubled   | 8       | Vorhand -2, Second +2, Third -2, Dealer +2 |

    @position
    Example: its three items by themselves
      −2 + 4 − 4 = −2.
      Given Vorhand plays a Normalspiel calling XIX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | opponents | lost    | yes       | Third      |
        | Pagat   | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Absolut" brings the declarer 4 points
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:ZWA-SETTLING-023
  Rule: Two against two, each winner receives the net amount and each loser pays it

    @position
    Example: each winner receives the 2 and each loser pays it
      −2 + 4 − 4 = −2 for each of Vorhand's side.
      Given Vorhand plays a Normalspiel calling XIX
      And the called Tarock is held by Third
      And these items are to be settled:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | opponents | lost    | yes       | Third      |
        | Pagat   | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"
