# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away: games without an exchange

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-007
  Rule: In a Solo nothing is exchanged; the Stock lies aside face down until the end

    Example: After the call the declarer of a Solo is asked for announcements, not for cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Solo reaches for the Stock
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to speak

    Scenario Outline: Nobody sees the Stock of a Solo
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick the Stock of a Solo still lies face down
      Given Vorhand holds "D♠"
      And Second holds "K♥ C♠"
      And Third holds "B♠"
      And Dealer holds "10♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And Vorhand leads and the trick is "D♠ C♠ B♠ 10♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: The called König in the Stock of a Solo stays hidden
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "K♥ 9♠ 8♠ K♣ 9♣ 8♣"

  @clause:KOE-TALON-008
  Rule: In a Solo Dreier nothing is exchanged; the Stock stays face down

    Example: The declarer of a Solo Dreier keeps his twelve cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Solo Dreier reaches for the Stock
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to speak

    Scenario Outline: Nobody sees the Stock of a Solo Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KOE-TALON-009
  Rule: In a Farbensolo nothing is exchanged; the Stock stays face down

    Example: The declarer of a Farbensolo keeps his twelve cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Farbensolo reaches for the Stock
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to speak

    Scenario Outline: Nobody sees the Stock of a Farbensolo
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KOE-TALON-010
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts nothing is exchanged; nobody looks at the Stock

    Scenario Outline: The declarer of a negative contract keeps his twelve cards
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak
      And Vorhand holds exactly "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: The declarer of a negative contract reaches for the Stock
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: Nobody sees the Stock of a Bettel
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: Four open hands do not open the Stock
      Given the reading "start" of "ouvert-open-when"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

    Scenario Outline: Nobody sees the Stock of the other negative contracts
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | contract       | player  |
        | Piccolo        | Vorhand |
        | Piccolo        | Third   |
        | Zwiccolo       | Vorhand |
        | Zwiccolo       | Third   |
        | Bettel Ouvert  | Vorhand |
        | Bettel Ouvert  | Third   |
        | Piccolo Ouvert | Vorhand |
        | Piccolo Ouvert | Third   |

    Scenario Outline: In a plain negative contract neither the Stock nor a hand is ever laid open
      The first card of the second trick lies, which opens an Ouvert.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 8♠ Sküs XIII C♥ K♠ K♣ D♣ C♣ B♣ 10♣ 9♣"

      Examples:
        | contract |
        | Bettel   |
        | Piccolo  |
        | Zwiccolo |

    Scenario Outline: Nobody sees the Stock of a Piccolo even when the last trick is over
      Second, who is the declarer, takes the second trick alone; no Augen are counted, so nothing turns the Stock up.
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
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "XVII VII B♣ K♥ C♥ A♦"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Scenario Outline: Nobody sees the Stock of a Bettel, not even when it is over
      The I lies there too, and no trick shows it.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      And the Talon is "I B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then it is nobody's turn
      When <player> is asked for the cards seen so far
      Then these cards have not been seen: "I B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Third   |

  @clause:KOE-TALON-011
  Rule: In Trischaken the Stock is not used

    Example: Vorhand reaches for the Stock of a Trischaken
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand takes the whole Talon
      Then that is refused under KOE-TALON-011
      And it is Vorhand's turn to play

    Scenario Outline: Nobody sees the Stock of a Trischaken
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: Vorhand keeps her twelve cards
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then Vorhand holds exactly "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

    Example: What has been played is seen, and still not the Stock
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "3♥"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "3♥"
      And these cards have not been seen: "4♥ D♥ B♥ 10♠ K♣ D♣ 9♣"

    Example: What others hold is not seen in Trischaken
      Given Vorhand holds "I K♥"
      And Second holds "Sküs C♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "K♥"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥"
      And these cards have not been seen: "I Sküs C♥"

  @clause:KOE-TALON-029
  Rule: At the end of a Solo, a Solo Dreier or a Farbensolo the Stock is turned up for everybody

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after the last trick of a Solo
      Third called Dealer's König, so the Stock counts for Vorhand and Second.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "IX II D♥ B♥ K♦ C♦ D♠ 10♠ D♣ C♣ 10♣ 9♣"
      And Second holds "XXI X VII VI V III C♥ D♦ 3♦ K♠ C♠ B♠"
      And Third holds "Sküs XX XIX XVIII XVI XV XII XI IV 4♦ 9♠ 8♠"
      And Dealer holds "XVII XIV XIII I K♥ 2♥ B♦ 2♦ 7♠ K♣ B♣ 8♣"
      And the Talon is "VIII A♥ 4♥" and "3♥ A♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♥ C♥ Sküs 2♥     |
        | Third   | XV I IX XXI       |
        | Second  | K♠ 8♠ 7♠ D♠       |
        | Second  | B♠ 9♠ XVII 10♠    |
        | Dealer  | 8♣ D♣ III XI      |
        | Third   | 4♦ B♦ K♦ D♦       |
        | Vorhand | 9♣ VI XX K♣       |
        | Third   | XIX XIII II V     |
        | Third   | XVIII XIV 10♣ VII |
        | Third   | XVI 2♦ B♥ X       |
        | Third   | XII B♣ C♣ 3♦      |
        | Third   | IV K♥ C♦ C♠       |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "VIII A♥ 4♥ 3♥ A♦ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Second  | been     |
        | everybody | Third   | been     |
        | everybody | Dealer  | been     |
        | its-side  | Vorhand | been     |
        | its-side  | Second  | been     |
        | its-side  | Third   | not been |
        | its-side  | Dealer  | not been |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock of a Solo with the called König in it
      It counts for Vorhand, who played alone.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      And Second holds "X IX VIII VII VI V IV III II I D♥ C♥"
      And Third holds "B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦"
      And Dealer holds "4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣"
      And the Talon is "K♥ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X B♥ 4♦   |
        | Vorhand | XXI IX A♥ K♠   |
        | Vorhand | XX VIII 2♥ D♠  |
        | Vorhand | XIX VII 3♥ C♠  |
        | Vorhand | XVIII VI 4♥ B♠ |
        | Vorhand | XVII V K♦ 10♠  |
        | Vorhand | XVI IV D♦ 9♠   |
        | Vorhand | XV III C♦ 8♠   |
        | Vorhand | XIV II B♦ 7♠   |
        | Vorhand | XIII I A♦ K♣   |
        | Vorhand | XII D♥ 2♦ D♣   |
        | Vorhand | XI C♥ 3♦ C♣    |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "K♥ B♣ 10♣ 9♣ 8♣ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Second  | been     |
        | its-side  | Vorhand | been     |
        | its-side  | Second  | not been |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after a Solo Dreier
      The Stock counts for the other three.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "C♣ B♣ 10♣ 9♣ 8♣ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Third   | been     |
        | its-side  | Vorhand | not been |
        | its-side  | Third   | been     |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after a Farbensolo
      Second is the declarer; the Stock counts for the other three.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "XX XIX XVII XVI XIV VII VI IV 2♥ 3♦ 10♠ 10♣"
      And Second holds "XVIII K♥ D♥ C♥ A♥ K♦ D♦ K♠ D♠ B♠ 9♠ 7♣"
      And Third holds "XI IX VIII II I 4♥ 2♦ 4♦ C♠ K♣ C♣ B♣"
      And Dealer holds "XV XII X V III B♥ 3♥ C♦ B♦ 8♠ 9♣ 8♣"
      And the Talon is "XIII 7♠ D♣" and "Sküs XXI A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | K♥ 4♥ 3♥ 2♥    |
        | Second | B♠ C♠ 8♠ 10♠   |
        | Third  | K♣ 8♣ 10♣ 7♣   |
        | Third  | 2♦ C♦ 3♦ D♦    |
        | Second | D♠ VIII V VI   |
        | Second | K♠ I III VII   |
        | Second | D♥ IX B♥ IV    |
        | Second | A♥ XI X XIV    |
        | Second | K♦ 4♦ B♦ XVI   |
        | Second | 9♠ II XII XVII |
        | Second | C♥ B♣ XV XIX   |
        | Second | XVIII C♣ 9♣ XX |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "XIII 7♠ D♣ Sküs XXI A♦"

      Examples:
        | reading   | player | been     |
        | everybody | Second | been     |
        | everybody | Third  | been     |
        | its-side  | Second | not been |
        | its-side  | Third  | been     |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after a Valat in a Farbensolo
      Dealer takes twelve tricks, so that the Stock goes to him.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "XVIII XVI XV II I 4♥ D♦ A♦ 3♦ B♠ B♣ 8♣"
      And Second holds "XIX XIV XIII XII X IX VII III 2♥ C♦ 9♠ D♣"
      And Third holds "XVII VI V IV 3♥ K♦ B♦ 4♦ 10♠ C♣ 10♣ 7♣"
      And Dealer holds "Sküs XXI XX K♥ D♥ C♥ B♥ A♥ K♠ D♠ C♠ K♣"
      And the Talon is "XI VIII 8♠" and "2♦ 7♠ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Farbensolo, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Dealer | A♥ 4♥ 2♥ 3♥    |
        | Dealer | D♥ XV VII IV   |
        | Dealer | B♥ XVI IX VI   |
        | Dealer | K♣ B♣ D♣ 7♣    |
        | Dealer | D♠ B♠ 9♠ 10♠   |
        | Dealer | K♥ XVIII III V |
        | Dealer | K♠ II X XVII   |
        | Dealer | C♠ I XII 10♣   |
        | Dealer | C♥ 8♣ XIII 4♦  |
        | Dealer | XXI 3♦ XIV B♦  |
        | Dealer | Sküs A♦ XIX C♣ |
        | Dealer | XX D♦ C♦ K♦    |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "XI VIII 8♠ 2♦ 7♠ 9♣"

      Examples:
        | reading   | player | been     |
        | everybody | Dealer | been     |
        | everybody | Third  | been     |
        | its-side  | Dealer | been     |
        | its-side  | Third  | not been |

    Scenario Outline: A dealer who sits out sees the Stock only where everybody does
      At a table of five Second plays a Farbensolo; the Stock counts for the other three in the deal.
      Given the reading "<agreed>" of "stock-after-solo"
      And a table of 5
      And Vorhand holds "XX XIX XVII XVI XIV VII VI IV 2♥ 3♦ 10♠ 10♣"
      And Second holds "XVIII K♥ D♥ C♥ A♥ K♦ D♦ K♠ D♠ B♠ 9♠ 7♣"
      And Third holds "XI IX VIII II I 4♥ 2♦ 4♦ C♠ K♣ C♣ B♣"
      And Fourth holds "XV XII X V III B♥ 3♥ C♦ B♦ 8♠ 9♣ 8♣"
      And the Talon is "XIII 7♠ D♣" and "Sküs XXI A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Fourth Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | K♥ 4♥ 3♥ 2♥    |
        | Second | B♠ C♠ 8♠ 10♠   |
        | Third  | K♣ 8♣ 10♣ 7♣   |
        | Third  | 2♦ C♦ 3♦ D♦    |
        | Second | D♠ VIII V VI   |
        | Second | K♠ I III VII   |
        | Second | D♥ IX B♥ IV    |
        | Second | A♥ XI X XIV    |
        | Second | K♦ 4♦ B♦ XVI   |
        | Second | 9♠ II XII XVII |
        | Second | C♥ B♣ XV XIX   |
        | Second | XVIII C♣ 9♣ XX |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "XIII 7♠ D♣ Sküs XXI A♦"

      Examples:
        | agreed    | player | been     |
        | everybody | Dealer | been     |
        | its-side  | Dealer | not been |
