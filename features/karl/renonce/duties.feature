Feature: Renonce: which duties

  # What is settled by a Renonce alone: one player pays everybody else. Under a title stands what each receives.
  # A card with ! behind it was played against a duty, and nobody noticed.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-001
  Rule: Every breach of a duty in play is a Renonce, besides the cases named by themselves

    Background:
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"

    @dispute:renonce-acts
    Scenario Outline: <case> that could be followed
      Second holds <because>.
      Given the reading "<reading>" of "renonce-acts"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "<card>"
      And Second plays "<card then>" unnoticed
      Then that is <verdict>

      Examples:
        | case                   | because                                       | card | card then | reading      | verdict |
        | a trump on a suit      | C♥ and B♥. It stands, or has to be taken back | K♥   | XV        | every-breach | allowed |
        | a trump on a suit      | C♥ and B♥. It stands, or has to be taken back | K♥   | XV        | named-only   | refused |
        | a suit card on a trump | six trumps                                    | XVI  | K♣        | every-breach | allowed |
        | a suit card on a trump | six trumps                                    | XVI  | K♣        | named-only   | refused |

    @dispute:renonce-acts
    Scenario Outline: no trump from a player without the suit
      Vorhand holds no Treff and six trumps.
      Given the reading "<reading>" of "renonce-acts"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | 7♠ C♠ 10♠ 9♠ |
        | Second  | K♣ 10♣ C♣    |
      And Vorhand plays "D♥" unnoticed
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | every-breach | allowed |
        | named-only   | refused |

    @dispute:renonce-acts
    Scenario Outline: a lower card against Stichzwang in a Piccolo
      Vorhand could take the trick with K♥ or D♥.
      Given the reading "<reading>" of "renonce-acts"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader | cards    |
        | Second | C♥ 2♥ 4♥ |
      And Vorhand plays "A♥" unnoticed
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | every-breach | allowed |
        | named-only   | refused |

    @dispute:renonce-acts
    Scenario Outline: a Pagat too early in Fahren
      Second holds five other trumps.
      Given the reading "<reading>" of "renonce-acts"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XVI"
      And Second plays "I" unnoticed
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | every-breach | allowed |
        | named-only   | refused |

    @dispute:renonce-acts
    Scenario Outline: a trump led in a Farbensolo with suit cards in hand
      Vorhand holds six suit cards.
      Given the reading "<reading>" of "renonce-acts"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "XXI" unnoticed
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | every-breach | allowed |
        | named-only   | refused |

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: an opponent of a Dreier trumps a suit that he holds
      20 to each of the others.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Third points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Dreier does not trump
      20 to each of the others.
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 7♠ C♠ 10♠ 9♠  |
        | Second  | K♣ 10♣ C♣ D♥! |
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-008
    Example: the partner in a Rufer does not follow the trump led
      Game 5 and announced Trull 10, to Vorhand as well.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege + Trull"
      And everybody says Gut!
      And the play goes:
        | leader  | cards      |
        | Vorhand | XVI XV K♦! |
      And Second points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +15, Second +15, Third -45, Dealer +15"

    @clause:KAR-RENONCE-007
    Example: an opponent breaks the duty to take the trick in a Piccolo
      10 to each of the others.
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader | cards        |
        | Second | C♥ 2♥ 4♥ A♥! |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-RENONCE-007
    Example: the declarer of a Bettler leads the Pagat too early
      15 to each of the others.
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second says "ich liege"
      And everybody says Gut!
      And Second plays "I" unnoticed
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-RENONCE-007
    Example: an opponent in a Zwiccolo plays the Pagat while he holds other trumps
      10 to each of the others.
      When the bidding goes "Vorhand Zwiccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards  |
        | Vorhand | XVI I! |
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer of a Farbensolo leads a trump too early
      25 to each of the others.
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "XXI" unnoticed
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: a suit that could be followed in a Solo-Dreier
      Third holds 2♥ and 3♥. 40 to each of the others.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards     |
        | Vorhand | K♥ C♥ K♦! |
      And Vorhand points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +40, Second +40, Third -120, Dealer +40"

    Scenario Outline: <case>
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards   |
        | Vorhand | <cards> |
      And <player> points out the Renonce of <offender>
      Then that is refused

      Examples:
        | case                                                     | cards        | player  | offender |
        | nobody has broken a duty, and pointing it out is refused | K♥ C♥ 2♥ 4♥  | Third   | Second   |
        | another player than the one who did it is pointed out    | K♥ XV! 2♥ 4♥ | Vorhand | Third    |

    Example: a card that may be played cannot be played unnoticed
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "C♥" unnoticed
      Then that is refused

    Example: a card that is not in the hand cannot be played unnoticed
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "2♥" unnoticed
      Then that is refused

    @clause:KAR-RENONCE-007
    Example: a breach in play counts of everybody where a wrong number of cards counts of the declarer alone
      Second trumps the K♥ with C♥ and B♥ in the hand: 20 to each of the others.
      Given the reading "declarer-only" of "wrong-discard-found-late"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      And the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

  @clause:KAR-RENONCE-003
  Rule: Giving up announced birds in the wrong order is a Renonce

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer gives up the Pagat before the Kakadu
      He has to trump and holds III and I. Game 5, Kakadu 30 and Pagat 10, to each of the others.
      Given Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ K♦ D♦ 9♠ 8♠ 8♣"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And Vorhand says "ich liege + Kakadu + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI      |
      And Vorhand plays "I" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

    Scenario Outline: the order of birds is a Renonce in both readings of what else is
      5 + 30 + 10 = 45 to each of the others.
      Given the reading "<round>" of "renonce-acts"
      And Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ K♦ D♦ 9♠ 8♠ 8♣"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And Vorhand says "ich liege + Kakadu + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI      |
      And Vorhand plays "I" unnoticed
      And Third points out the Renonce of Vorhand
      Then that is <verdict>
      And it is nobody's turn
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

      Examples:
        | round        | verdict |
        | every-breach | allowed |
        | named-only   | allowed |

    Example: giving up the dearest bird first is no Renonce
      The Kakadu goes first, as it should.
      Given Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ K♦ D♦ 9♠ 8♠ 8♣"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And Vorhand says "ich liege + Kakadu + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI III  |
      And Second points out the Renonce of Vorhand
      Then that is refused

    Example: a bird that was not announced has no place in the order
      Only the Pagat was announced; it is given up, and that is no Renonce.
      Given Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ K♦ D♦ 9♠ 8♠ 8♣"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And Vorhand says "ich liege + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI I    |
      And Second points out the Renonce of Vorhand
      Then that is refused

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the partner gives up the Uhu before the Wildsau, which were announced for him
      Game 5, Wildsau 40 and Uhu 20, to each of the others, Vorhand too.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥ 2♥"
      And Second holds "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ XV XIV XIII 9♠ 8♠"
      And Third holds "IV II 3♥ 4♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠"
      And Dealer holds "Sküs XII XI X IX VIII VII VI V III 10♠ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ I 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And Vorhand says "ich liege + Wildsau + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards  |
        | Vorhand | XVI XV |
      And Third plays "II" unnoticed
      And Dealer points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +65, Second +65, Third -195, Dealer +65"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: an opponent gives up his Pagat before his Uhu
      Second holds other trumps and both birds. Game 5, Uhu 20 and Pagat 10, to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand ich liege, Second Uhu + Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XVI"
      And Second plays "I" unnoticed
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +35, Second -105, Third +35, Dealer +35"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the declarer alone gives up birds in the wrong order
      5 + 30 + 10 = 45 to each of the three.
      Given Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ D♦ 9♠ 8♠ 8♣ A♦"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "K♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ II 7♣"
      And Vorhand says "ich liege + Kakadu + Pagat"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI      |
      And Vorhand plays "I" unnoticed
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -135, Second +45, Third +45, Dealer +45"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: birds of a Dreier are given up in the wrong order at Kontra
      20 × 2 + 30 + 10 × 2 = 90 to each of the others.
      Given Vorhand holds "III I K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ B♠ 10♠"
      And Second holds "XXI XX XIX XVIII XVII XVI K♣ D♣ C♣ B♣ 10♣ 9♣"
      And Third holds "Sküs XV XIV XIII XII 2♥ 3♥ K♦ D♦ 9♠ 8♠ 8♣"
      And Dealer holds "XI X IX VIII VII VI V IV 4♥ C♦ B♦ 7♠"
      And the Talon is "A♦ 2♦ 3♦" and "4♦ II 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "A♦ 2♦ 3♦"
      And the announcing goes "Vorhand ich liege + Kakadu + Pagat, Second Kontra Spiel + Kontra Pagat of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards         |
        | Vorhand | 10♠ XXI 8♠ 7♠ |
        | Second  | K♣ 8♣ XI      |
      And Vorhand plays "I" unnoticed
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -270, Second +90, Third +90, Dealer +90"
