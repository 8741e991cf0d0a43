Feature: Renonce: a wrong number of cards, and wrong cards laid away

  # What is settled by a Renonce alone: one player pays everybody else. Under a title stands what each receives.
  # A card with ! behind it was played against a duty, and nobody noticed.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-013
  Rule: A wrong discard noticed before "ich liege" is taken back and made anew

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"

    Scenario Outline: <case> taken back
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "<cards>" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is Vorhand's turn to lay away
      And Vorhand holds exactly "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠ 2♦ 3♦ 4♦"

      Examples:
        | case                     | because                                 | cards       |
        | two cards laid away are  | Thirteen would be left; nothing is paid | 2♦ 3♦       |
        | four cards laid away are | Eleven would be left; nothing is paid   | 2♦ 3♦ 4♦ 7♠ |
        | a König laid away is     |                                         | 2♦ 3♦ K♥    |

    Example: five cards laid away in a Sechser-Dreier are taken back
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♦ 3♦ 4♦ B♣ 8♣" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is Vorhand's turn to lay away

    Example: a wrong discard in a Rufer is taken back
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is Vorhand's turn to lay away

    Example: a wrong discard is made anew, and rightly
      Once it was taken back there is nothing left to point out.
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is Vorhand's turn to lay away
      When Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards       |
        | Vorhand | K♥ C♥ 2♥ 4♥ |
      And Second points out the Renonce of Vorhand
      Then that is refused

    Example: of a discard that was taken back no card lies face up any more
      The XVII and the XVI were shown when they were laid away; afterwards three cards of suits lie there.
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "XVII XVI" unnoticed
      And Second points out the Renonce of Vorhand
      And Vorhand lays away "2♦ 3♦ A♥"
      Then none of the cards laid away lies face up

    Example: a right discard is not taken back
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Second points out the Renonce of Vorhand
      Then that is refused

    Example: a right discard cannot be made unnoticed
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦" unnoticed
      Then that is refused

    Example: once the round is open no cards are laid away, unnoticed or not
      Given Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege …"
      And Vorhand lays away "7♠" unnoticed
      Then that is refused
      And it is Vorhand's turn to speak

    Example: nobody but the declarer lays cards away, unnoticed or not
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Second lays away "K♣ 9♣ XIII" unnoticed
      Then that is refused
      And it is Vorhand's turn to lay away

  @clause:KAR-RENONCE-014
  Rule: Noticed only after "ich liege", a wrong number of cards is a Renonce of whoever has it, the declarer or another

    Background:
      Given Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Dreier laid two cards away
      20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Dreier laid four cards away, found in the middle of play
      20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦ 7♠" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ C♥ 2♥ 4♥  |
        | Vorhand | XXI II IX IV |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-012
    Example: the declarer of a Sechser-Dreier laid five cards away
      40 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♦ 3♦ 4♦ B♣ 8♣" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Rufer laid four cards away, with announcements of both sides
      5 + 10 × 2 + 10 = 35 to each of the others, the partner too.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦ 7♠" unnoticed
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Kontra Trull of Vorhand + Pagat"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Scenario Outline: an opponent has <case> cards
      <because> to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of <offender>
      Then that is allowed
      And it is nobody's turn
      And the Renonce of <offender> is settled
      And the payments are "<payments>"

      Examples:
        | case     | because        | offender | payments                                       |
        | thirteen | Second pays 20 | Second   | Vorhand +20, Second -60, Third +20, Dealer +20 |
        | eleven   | Third pays 20  | Third    | Vorhand +20, Second +20, Third -60, Dealer +20 |

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: an opponent has thirteen cards, found before he has answered "ich liege"
      Second pays 20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

    Example: an opponent of a declarer who has kept cards of the Talon has as many as he should
      Vorhand has laid away the A♥ and kept the 4♦; nobody has a wrong number of cards.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ A♥"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of Second
      Then that is refused

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: it is found in the middle of play that an opponent has eleven cards
      Third pays 20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ C♥ 2♥ 4♥  |
        | Vorhand | XXI II IX IV |
      And Vorhand points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +20, Second +20, Third -60, Dealer +20"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: an opponent in a Piccolo has eleven cards
      10 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +10, Second +10, Third -30, Dealer +10"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Solo-Dreier has thirteen cards
      40 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +40, Second -120, Third +40, Dealer +40"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: it is noticed while the others have yet to speak
      "Ich liege" has been said, so that nothing can be taken back: 20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Vorhand says "ich liege"
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-009
    Example: it is found in Fahren that somebody has thirteen cards
      5 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XVI"
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-009
    Example: it is found in Fahren that Vorhand has thirteen cards
      5 × 2 = 10 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠ 8♣"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Vorhand was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XVI"
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Dreier was dealt thirteen cards and keeps thirteen
      20 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠ 8♣"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Vorhand was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    Scenario Outline: <number of cards>
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of <offender>
      Then that is refused

      Examples:
        | number of cards                                             | offender |
        | with twelve cards nobody has committed anything             | Dealer   |
        | the declarer himself has twelve cards where others have not | Vorhand  |

    @dispute:wrong-discard-found-late
    Scenario Outline: another player has a wrong number of cards, by each reading
      Where only the declarer can be at fault, play goes on.
      Given the reading "<reading>" of "wrong-discard-found-late"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | both          | allowed |
        | number-only   | allowed |
        | declarer-only | refused |

    Scenario Outline: the declarer has a wrong number of cards, by each reading
      A wrong number of the declarer's is a Renonce in all readings.
      Given the reading "<round>" of "wrong-discard-found-late"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Vorhand
      Then that is <verdict>

      Examples:
        | round         | verdict |
        | both          | allowed |
        | number-only   | allowed |
        | declarer-only | allowed |

    @dispute:wrong-discard-found-late
    Scenario Outline: another player's wrong number, and with the same cards again a König laid away
      Whatever is found out ends the deal, so that each is found out in a deal of its own.
      Given the reading "<reading>" of "wrong-discard-found-late"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of Second
      Then that is <number>
      When the same cards are dealt once more
      And the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ K♥" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Dealer points out the Renonce of Vorhand
      Then that is <card>

      Examples:
        | reading       | number  | card    |
        | both          | allowed | allowed |
        | number-only   | allowed | refused |
        | declarer-only | refused | allowed |

  @clause:KAR-RENONCE-015
  Rule: Noticed only after "ich liege", a card laid away that should not have been is a Renonce too

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"

    @dispute:wrong-discard-found-late
    Scenario Outline: a König was laid away, by each reading
      Where only the number counts, the König stays where it is.
      Given the reading "<reading>" of "wrong-discard-found-late"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ K♥" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Vorhand
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | both          | allowed |
        | number-only   | refused |
        | declarer-only | allowed |

    @dispute:wrong-discard-found-late
    Scenario Outline: a König was laid away in a Sechser-Dreier, by each reading
      Given the reading "<reading>" of "wrong-discard-found-late"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♦ 3♦ 4♦ B♣ 8♣ K♠" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Third points out the Renonce of Vorhand
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | both          | allowed |
        | number-only   | refused |
        | declarer-only | allowed |

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: a König was laid away in a Dreier
      20 to each of the others.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ K♥" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: a König was laid away in a Rufer, found in the middle of play
      5 + 20 = 25 to each of the others, the partner too.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ K♠" unnoticed
      And Vorhand says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards       |
        | Vorhand | K♥ C♥ 2♥ 4♥ |
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the Mond was laid away where the Trull must stay
      20 to each of the others.
      Given the reading "no-trull" of "discard-limits"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ XXI" unnoticed
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    Example: the Mond was laid away, which is allowed
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ XXI"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second points out the Renonce of Vorhand
      Then that is refused

  @clause:KAR-RENONCE-018
  Rule: In Fahren a wrong number of cards is a Renonce as soon as Fahren is named

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-009
    Example: Fahren has been named, and no card lies yet when thirteen cards are found
      Nobody says "ich liege" in it, so the naming stands for it. 5 to each of the others.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @dispute:fahren-wrong-number
    Scenario Outline: thirteen cards are pointed out before the first lead of Fahren
      Given the reading "<reading>" of "fahren-wrong-number"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Third points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading         | verdict |
        | once-named      | allowed |
        | from-first-card | refused |

    @dispute:wrong-discard-found-late
    Scenario Outline: thirteen cards in Fahren, where nobody is the declarer
      Where only the declarer commits it, Fahren is played as far as the cards last.
      Given the reading "<reading>" of "wrong-discard-found-late"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Third points out the Renonce of Second
      Then that is <verdict>

      Examples:
        | reading       | verdict |
        | both          | allowed |
        | number-only   | allowed |
        | declarer-only | refused |

  @clause:KAR-RENONCE-019
  Rule: A wrong number of cards that was dealt has no consequence as long as nothing is opened

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣ 8♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 10♣ 7♣"
      And Second was dealt 13 cards
      And Third was dealt 11 cards

    Example: a wrong number of cards of another is no Renonce before the announcing is open
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Dealer points out the Renonce of Second
      Then that is refused

    Example: before Fahren is named a wrong number of cards is no Renonce, and the bidding goes on
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Third points out the Renonce of Second
      Then that is refused
      And it is Vorhand's turn to bid

    @dispute:wrong-number-before-opening
    Scenario Outline: thirteen cards are found when the Dreier has laid his cards away, by each reading
      As a Renonce it ends the deal at once; else the declarer opens as ever.
      Given the reading "<reading>" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Dealer points out the Renonce of Second
      Then that is <verdict>
      And it is <turn>

      Examples:
        | reading        | verdict | turn                    |
        | no-consequence | refused | Vorhand's turn to speak |
        | renonce        | allowed | nobody's turn           |

    @clause:KAR-RENONCE-007
    Example: as a Renonce before anything is opened it costs the game, whether too many cards or too few
      20 to each of the others, for Third's eleven cards while the Talon still lies.
      Given the reading "renonce" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Dealer points out the Renonce of Third
      Then the Renonce of Third is settled
      And the payments are "Vorhand +20, Second +20, Third -60, Dealer +20"

    Example: where it is a Renonce early, a player with twelve cards has committed none while he holds fifteen
      Given the reading "renonce" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Dealer points out the Renonce of Vorhand
      Then that is refused

    Example: where it is a Renonce early, it is none as long as no game is named
      Given the reading "renonce" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And Third points out the Renonce of Second
      Then that is refused

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Scenario Outline: where it is a Renonce early, a Rufer has none before its König is called
      With the call it is clear who is paid as a partner, too: 5 to each of the others.
      Given the reading "renonce" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Third points out the Renonce of Second
      Then that is refused
      When Vorhand calls "<called>"
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

      Examples:
        | called |
        | K♣     |
        | K♦     |

    @dispute:wrong-number-before-opening
    Scenario Outline: the Dreier himself was dealt thirteen cards, and it is found before he opens, by each reading
      Of the sixteen he has laid three away and holds thirteen.
      Given the reading "<reading>" of "wrong-number-before-opening"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the first half
      And Second lays away "2♦ 3♦ 4♦"
      And Dealer points out the Renonce of Second
      Then that is <verdict>
      And it is <turn>

      Examples:
        | reading        | verdict | turn                   |
        | no-consequence | refused | Second's turn to speak |
        | renonce        | allowed | nobody's turn          |
