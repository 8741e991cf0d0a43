Feature: The play of the cards: tricks

  # Vorhand's call or solo game opens her turn, which she closes with Weiter; then everybody says Weiter once more.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-PLAY-001
  Rule: In the normal game and in the Solo Vorhand leads to the first trick

    Example: Vorhand leads in the normal game, with any card
      Given Vorhand holds "XXI XVI V I K♥ A♥ K♦ B♠ D♣ 10♣"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      Then it is Vorhand's turn to play
      And the choice is "XXI XVI V I K♥ A♥ K♦ B♠ D♣ 10♣"

    Example: An announcement of something else leaves the I free even where an announced Pagat is held back
      Vorhand has the I and has announced an Absolut, and nobody a Pagat.
      Given the reading "bound" of "pagat-hold-back"
      And Vorhand holds "XXI XVI V I K♥ A♥ K♦ B♠ D♣ 10♣"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Absolut"
      And everybody says Weiter
      Then it is Vorhand's turn to play
      And the choice is "XXI XVI V I K♥ A♥ K♦ B♠ D♣ 10♣"

    Example: Vorhand leads in her own Solo
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      Then it is Vorhand's turn to play

    Scenario Outline: Vorhand leads in a Solo of Third in either reading
      Given the reading "<round>" of "first-lead"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      And everybody says Weiter
      Then it is Vorhand's turn to play

      Examples:
        | round   |
        | vorhand |
        | soloist |

    Scenario Outline: Vorhand leads to the normal game in either reading
      Given the reading "<round>" of "first-lead"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      Then it is Vorhand's turn to play

      Examples:
        | round   |
        | vorhand |
        | soloist |

    Example: Vorhand is found from the dealer's seat
      Given the dealer is at seat 1
      And Third holds "XX"
      And Vorhand holds "XIX K♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      Then that is allowed
      And it is Second's turn to play

    Example: A soloist may not lead in Vorhand's place
      Given Dealer holds "XX"
      And Third holds "Sküs XXI"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Solo"
      And everybody says Weiter
      And Third plays "XXI"
      Then that is refused
      And it is Vorhand's turn to play

    Example: The called partner may not lead in Vorhand's place
      Given Second holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Second plays "XX"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:ZWA-PLAY-003
  Rule: The others add one card each, clockwise

    Example: Second follows Vorhand, then Third, then the Dealer
      Given Vorhand holds "K♥"
      And Second holds "D♥ XX"
      And Third holds "C♥"
      And Dealer holds "B♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "D♥"
      And Third plays "C♥"
      Then that is allowed
      And it is Dealer's turn to play

    Example: Third may not play before Second
      Given Vorhand holds "K♥"
      And Second holds "D♥ XX"
      And Third holds "C♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Third plays "C♥"
      Then that is refused
      And it is Second's turn to play

    Example: Nobody adds two cards to a trick
      Given Vorhand holds "K♥"
      And Second holds "D♥ C♥ XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "D♥"
      And Second plays "C♥"
      Then that is refused
      And it is Third's turn to play

    Example: After the Dealer's lead Vorhand is next
      Given Vorhand holds "D♥"
      And Second holds "C♥ XX"
      And Third holds "A♥"
      And Dealer holds "K♥ B♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "D♥ C♥ A♥ K♥"
      And Dealer plays "B♠"
      Then that is allowed
      And it is Vorhand's turn to play

    Scenario Outline: a card that was played is in nobody's hand, also while the trick lies
      Given the dealer is at seat <seat>
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "X"
      Then Vorhand holds exactly "Sküs XIX IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds exactly "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      When Second plays "VI"
      And Third plays "XX"
      Then Second holds exactly "XXI XVIII XIV V K♦ D♦ C♦ B♦ A♦"
      And Third holds exactly "XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds exactly "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      And it is Dealer's turn to play

      Examples:
        | seat |
        | 0    |
        | 2    |

  @clause:ZWA-PLAY-004
  Rule: In the normal game the winner of a trick leads to the next one

    Example: Second takes the trick and leads
      Given Vorhand holds "D♥"
      And Second holds "K♥ XX"
      And Third holds "C♥"
      And Dealer holds "B♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "D♥ K♥ C♥ B♥"
      Then it is Second's turn to play

    Example: Vorhand keeps the lead with her own trick
      Given Vorhand holds "K♥"
      And Second holds "D♥ XX"
      And Third holds "C♥"
      And Dealer holds "B♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "K♥ D♥ C♥ B♥"
      Then it is Vorhand's turn to play

    Example: Vorhand may not lead again after a trick of Second
      Given Vorhand holds "D♥ C♦"
      And Second holds "K♥ XX"
      And Third holds "C♥"
      And Dealer holds "B♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand leads and the trick is "D♥ K♥ C♥ B♥"
      And Vorhand plays "C♦"
      Then that is refused
      And it is Second's turn to play

    @position
    Example: The winner of a trick is named as the next leader
      Given Vorhand plays a Normalspiel calling XX
      When the trick is "Dealer K♠ 10♠ XII B♠"
      Then Second wins the trick
      And Second leads next

    Example: without an announced Valat the winner of the ninth trick leads too
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XXI XVI XIV XI I K♦ B♦ B♠ C♣ 10♣"
      And Second holds "Sküs X VIII V IV K♥ A♥ D♦ K♠ 10♠"
      And Third holds "XX XVIII XVII XIII VI C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XIX XV XII IX VII D♥ C♥ B♥ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♣ Sküs B♣ K♣    |
        | Second  | K♥ XX C♥ XI       |
        | Third   | C♦ IX K♦ D♦       |
        | Dealer  | XV XVI IV VI      |
        | Vorhand | XIV VIII XVII XIX |
        | Dealer  | VII XXI V XVIII   |
        | Vorhand | C♣ X XIII D♣      |
        | Third   | C♠ XII B♠ K♠      |
        | Dealer  | D♥ I A♥ A♦        |
      Then it is Vorhand's turn to play

    Scenario Outline: the tricks stand as they were played, wherever the dealer sits
      Third's XX takes the first, Dealer's XVI trumps the second, and Vorhand's Sküs takes the third.
      Given the dealer is at seat <seat>
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | X VI XX XI       |
        | Third   | 10♠ XVI VIII V   |
        | Dealer  | XV Sküs XVIII IV |
      Then these tricks have been taken:
        | leader  | cards            | winner  |
        | Vorhand | X VI XX XI       | Third   |
        | Third   | 10♠ XVI VIII V   | Dealer  |
        | Dealer  | XV Sküs XVIII IV | Vorhand |
      And Vorhand leads next

      Examples:
        | seat |
        | 0    |
        | 2    |

  @clause:ZWA-PLAY-005
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither Tarock nor another suit may go
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ D♦ D♠ 10♠ C♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: A Tarock on the table does not free a player from the suit
      Given Third plays a Solo
      And it is trick 5
      When Third is to play to "A♥ XV" with "XX XIX C♥ K♣ D♣ B♣" in hand
      Then the choice is "C♥"

    @position
    Example: A lone König has to be thrown under a Tarock
      Given Vorhand plays a Normalspiel calling XIX
      And it is trick 6
      When Dealer is to play to "B♦ XV A♦" with "XX XIV K♦ D♣ B♣" in hand
      Then the choice is "K♦"

    @position
    Example: The Glatze is a card of its suit
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 6
      When Second is to play to "K♥" with "XX XIV A♥ D♣ B♣" in hand
      Then the choice is "A♥"

    Example: A player with spades trumps a spade
      Given Vorhand holds "K♠"
      And Second holds "XX D♠ XII"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      And Second plays "XII"
      Then that is refused
      And it is Second's turn to play

    Example: a suit is followed
      Given Vorhand holds "K♥ XV IV I D♠"
      And Second holds "XX D♥ A♥ C♣"
      And Third holds "XIX K♦ D♦ C♦ B♦ A♦ K♣ D♣ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "A♥"
      Then that is allowed
      And it is Third's turn to play

  @clause:ZWA-PLAY-006
  Rule: When a Tarock is led, a Tarock has to be played

    @position
    Example: Every Tarock will do and nothing else
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 5
      When Second is to play to "XVI" with "XX IX IV I K♦ C♠" in hand
      Then the choice is "XX IX IV I"

    @position
    Example: The only Tarock has to go, be it the Mond
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 6
      When Second is to play to "Sküs" with "XXI K♦ D♦ C♦ B♣" in hand
      Then the choice is "XXI"

    @position
    Example: In a Farbensolo a Tarock that was led is followed with a Tarock
      Given Second plays a Farbensolo
      And it is trick 7
      When Third is to play to "XVI IV" with "XX V K♥ 10♣" in hand
      Then the choice is "XX V"

    @position
    Scenario Outline: In a Farbensolo a Tarock is followed with a Tarock in every reading
      Given the reading "<round>" of "farbensolo-void-follower"
      And Second plays a Farbensolo
      And it is trick 7
      When Third is to play to "XVI" with "XX V K♥ 10♣" in hand
      Then the choice is "XX V"

      Examples:
        | round     |
        | tarock    |
        | suit-card |
        | either    |

    Example: A König is thrown on a Tarock although Tarocks are at hand
      Given Vorhand holds "XIX"
      And Second holds "XX K♦"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "XIX"
      And Second plays "K♦"
      Then that is refused
      And it is Second's turn to play

    @position
    Scenario Outline: Whoever has announced nothing is never bound
      Given the reading "<round>" of "pagat-hold-back"
      And Vorhand plays a Normalspiel calling XX
      And it is trick 4
      When Vorhand is to play to "XV" with "XII I K♥ D♦ C♠ B♠ B♣" in hand
      Then the choice is "XII I"

      Examples:
        | round |
        | free  |
        | bound |

  @clause:ZWA-PLAY-007
  Rule: In the normal game and in the Solo, whoever is out of the suit led has to play a Tarock

    @position
    Scenario Outline: No club, but three Tarocks
      Given Vorhand plays a <game>
      And it is trick 4
      When Third is to play to "C♣ D♣" with "XVII VI I K♥ D♥ K♠ 10♠" in hand
      Then the choice is "XVII VI I"

      Examples:
        | game        |
        | Normalspiel |
        | Solo        |

    @position
    Scenario Outline: What is played in a Farbensolo does not touch the normal game
      Given the reading "<round>" of "farbensolo-void-follower"
      And Vorhand plays a Normalspiel calling XX
      And it is trick 4
      When Third is to play to "C♣ D♣" with "XVII VI I K♥ D♥ K♠ 10♠" in hand
      Then the choice is "XVII VI I"

      Examples:
        | round     |
        | tarock    |
        | suit-card |
        | either    |

    @position
    Example: The last Tarock has to go even if it is the I
      Given Vorhand plays a Solo
      And it is trick 7
      When Dealer is to play to "K♣ XV D♣" with "I K♥ D♥ 10♠" in hand
      Then the choice is "I"

    Example: A card of another suit is thrown although a Tarock is at hand
      Given Vorhand holds "K♠"
      And Second holds "XX XIX XVIII XVII XVI K♥ D♥ K♦ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      And Second plays "D♥"
      Then that is refused
      And it is Second's turn to play

    Example: A card of another suit is thrown in a Solo although a Tarock is at hand
      Given Vorhand holds "K♠"
      And Second holds "XX XIX XVIII XVII XVI K♥ D♥ K♦ K♣ D♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      And Second plays "K♦"
      Then that is refused
      And it is Second's turn to play

    Example: Somebody without the suit is not bound by it
      Given Vorhand holds "K♠"
      And Second holds "XX XIX XVIII XVII XVI K♥ D♥ K♦ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      Then it is Second's turn to play
      And the choice is "XX XIX XVIII XVII XVI"

    @position
    Example: One Tarock is enough to be bound
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 6
      When Third is to play to "C♣ D♣" with "IV D♥ B♦ K♠ 10♠" in hand
      Then the choice is "IV"

    Example: a refused card can be replaced by a right one
      Given Vorhand holds "K♥ XV IV I D♠"
      And Second holds "XX D♥ A♥ C♣"
      And Third holds "XIX K♦ D♦ C♦ B♦ A♦ K♣ D♣ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "D♥"
      And Third plays "XIX"
      Then that is allowed
      And it is Dealer's turn to play

    @position
    Scenario Outline: A single Tarock has to go in a late trick, whichever it is
      Given Vorhand plays a <game>
      And it is trick <number>
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | game        | number | player | table       | hand         | choice |
        | Normalspiel | 8      | Second | K♥          | XX D♦ B♠     | XX     |
        | Normalspiel | 9      | Third  | D♠ IV       | I K♦         | I      |
        | Solo        | 8      | Dealer | C♣ XXI 10♣  | Sküs K♥ 10♠  | Sküs   |
        | Solo        | 9      | Second | A♦          | XXI K♠       | XXI    |

  @clause:ZWA-PLAY-008
  Rule: Whoever has neither the suit led nor a Tarock plays any card

    @position
    Scenario Outline: No club and no Tarock
      Given Vorhand plays a <game>
      And it is trick 6
      When Third is to play to "C♣ D♣" with "K♥ D♥ B♦ K♠ 10♠" in hand
      Then the choice is "K♥ D♥ B♦ K♠ 10♠"

      Examples:
        | game        |
        | Normalspiel |
        | Farbensolo  |
        | Solo        |

    Example: A Dame is thrown on a strange suit
      Given Vorhand holds "K♠"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      And Second plays "D♦"
      Then that is allowed
      And it is Third's turn to play

  @clause:ZWA-PLAY-009
  Rule: Whoever has no Tarock when one is led plays a suit card, whichever he likes

    @position
    Scenario Outline: A Tarock is led and none is left
      Given Vorhand plays a <game>
      And it is trick 6
      When Third is to play to "IV" with "K♥ D♥ B♦ K♠ 10♠" in hand
      Then the choice is "K♥ D♥ B♦ K♠ 10♠"

      Examples:
        | game        |
        | Normalspiel |
        | Farbensolo  |
        | Solo        |

    @position
    Example: The suit that another threw on the Tarock binds nobody
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 6
      When Dealer is to play to "XV B♦ A♦" with "K♥ D♦ 10♠ K♣ 10♣" in hand
      Then the choice is "K♥ D♦ 10♠ K♣ 10♣"

    Example: A König is thrown on a Tarock because there is nothing to follow with
      Given Vorhand holds "XIX"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "XIX"
      And Second plays "K♦"
      Then that is allowed
      And it is Third's turn to play

    @position
    Scenario Outline: Without a Tarock in a Farbensolo, by each reading of what goes to a suit
      Given the reading "<round>" of "farbensolo-void-follower"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Third is to play to "IV" with "K♥ D♥ B♦ K♠ 10♠" in hand
      Then the choice is "K♥ D♥ B♦ K♠ 10♠"

      Examples:
        | round     |
        | tarock    |
        | suit-card |
        | either    |

  @clause:ZWA-PLAY-010
  Rule: Nobody has to beat the cards already in the trick

    @position
    Example: A lower Tarock may go under a higher one although a still higher one is at hand
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 5
      When Second is to play to "XIV" with "XX XV IX I K♦ C♠" in hand
      Then the choice is "XX XV IX I"

    @position
    Example: A Bube may go on a Dame although the König is at hand
      Given Third plays a Solo
      And it is trick 5
      When Second is to play to "D♠" with "XX XV K♠ B♠ K♦ C♣" in hand
      Then the choice is "K♠ B♠"

    @position
    Example: A void player may go under a Tarock that is already in the trick
      Given Vorhand plays a Normalspiel calling XX
      And it is trick 5
      When Third is to play to "D♠ X" with "XX IX I K♦ C♣ B♣" in hand
      Then the choice is "XX IX I"

    @position
    Example: In a Farbensolo a lower card of the suit may go too
      Given Vorhand plays a Farbensolo
      And it is trick 5
      When Second is to play to "D♠" with "XX XV K♠ B♠ K♦ C♣" in hand
      Then the choice is "K♠ B♠"

    Example: The Glatze is played under a Dame from a hand with the König
      Given Vorhand holds "D♥"
      And Second holds "XX K♥ A♥"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "D♥"
      And Second plays "A♥"
      Then that is allowed
      And it is Third's turn to play

  @clause:ZWA-PLAY-011
  Rule: In the normal game and in the Solo a Tarock may be led at any time

    @position
    Scenario Outline: Tarocks are led from a hand with suit cards
      Given Vorhand plays a <game>
      And it is trick <number>
      When Third is to lead with "<hand>" in hand
      Then the choice is "<hand>"

      Examples:
        | game        | number | hand                                |
        | Normalspiel | 1      | Sküs XXI XX XII I K♥ D♦ B♠ 10♠ C♣ |
        | Normalspiel | 5      | XX XII I D♦ B♠ C♣                   |
        | Solo        | 5      | XX XII I D♦ B♠ C♣                   |
        | Solo        | 9      | I 10♠                               |

    Example: Vorhand leads the Sküs to the first trick of the normal game
      Given Vorhand holds "Sküs K♥ K♦"
      And Second holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "Sküs"
      Then that is allowed
      And it is Second's turn to play

    @position
    Scenario Outline: Another announcement does not bind the I
      Given the reading "<round>" of "pagat-hold-back"
      And Vorhand plays a Normalspiel calling XX
      And the player has announced "Absolut"
      And it is trick 4
      When Vorhand is to lead with "XII I K♥ D♦ C♠ B♠ B♣" in hand
      Then the choice is "XII I K♥ D♦ C♠ B♠ B♣"

      Examples:
        | round |
        | free  |
        | bound |

  @clause:ZWA-PLAY-015
  Rule: In the normal game the highest Tarock takes the trick, whatever suit was led

    @position
    Scenario Outline: Tricks with Tarocks
      Given Vorhand plays a Normalspiel calling XX
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                 | winner  |
        | Vorhand K♥ IV D♥ C♥   | Second  |
        | Vorhand K♥ IV V C♥    | Third   |
        | Second IX X VIII K♣   | Third   |
        | Third XXI XX XIX I    | Third   |
        | Dealer 10♠ D♠ I K♠    | Second  |
        | Dealer IV I K♠ K♣     | Dealer  |
        | Vorhand XX XXI K♦ XIX | Second  |
        | Third K♠ Sküs XXI B♠  | Dealer  |
        | Vorhand I K♥ K♦ K♠    | Vorhand |

    @position @clause:ZWA-CARDS-004 @dispute:card-ranking
    Scenario Outline: The Sküs and another Tarock
      Given the reading "<reading>" of "card-ranking"
      And Vorhand plays a Normalspiel calling XX
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | reading  | trick                | winner  |
        | top      | Vorhand XXI Sküs V X | Second  |
        | unranked | Vorhand XXI Sküs V X | Vorhand |
        | top      | Vorhand Sküs I K♥ D♣ | Vorhand |
        | unranked | Vorhand Sküs I K♥ D♣ | Second  |
        | top      | Vorhand D♣ Sküs K♣ B♣ | Second |
        | unranked | Vorhand D♣ Sküs K♣ B♣ | Second |

    @position
    Scenario Outline: Two cards of the Trull are no Märchenstich
      Given Vorhand plays a Normalspiel calling XX
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                 | winner  |
        | Vorhand XXI Sküs IV V | Second  |
        | Vorhand XXI XX I V    | Vorhand |
        | Vorhand I Sküs XX V   | Second  |

  @clause:ZWA-PLAY-016
  Rule: In the Solo the highest Tarock takes the trick, as in the normal game

    @position
    Scenario Outline: Tricks of a Solo with Tarocks
      Given Third plays a Solo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                | winner  |
        | Vorhand K♥ IV D♥ C♥  | Second  |
        | Second IX X VIII K♣  | Third   |
        | Dealer D♠ I K♠ B♠    | Vorhand |
        | Third Sküs XXI XX K♦ | Third   |
        | Vorhand IV K♥ K♦ I   | Vorhand |
        | Vorhand K♥ Sküs I V  | Second  |

  @clause:ZWA-PLAY-017
  Rule: A trick that no Tarock takes goes to the highest card of the suit led

    @position
    Scenario Outline: Tricks without a Tarock
      Given Vorhand plays a <game>
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | game        | trick                 | winner  |
        | Normalspiel | Vorhand B♠ 10♠ D♠ C♠  | Third   |
        | Normalspiel | Vorhand 10♠ K♥ B♠ K♣  | Third   |
        | Normalspiel | Dealer A♦ K♥ K♠ K♣    | Dealer  |
        | Normalspiel | Vorhand A♥ B♥ C♥ D♥   | Dealer  |
        | Normalspiel | Second C♣ K♦ B♣ 10♣   | Second  |
        | Solo        | Third D♦ K♦ C♦ K♥     | Dealer  |
        | Solo        | Vorhand 10♣ D♥ C♠ B♦  | Vorhand |

  @clause:ZWA-PLAY-024
  Rule: A deal has ten tricks

    Example: after nine tricks the winner of the ninth is next
      Given Vorhand holds "XXI XVI XIV XI I K♦ B♦ B♠ C♣ 10♣"
      And Second holds "Sküs X VIII V IV K♥ A♥ D♦ K♠ 10♠"
      And Third holds "XX XVIII XVII XIII VI C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XIX XV XII IX VII D♥ C♥ B♥ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♣ Sküs B♣ K♣    |
        | Second  | K♥ XX C♥ XI       |
        | Third   | C♦ IX K♦ D♦       |
        | Dealer  | XV XVI IV VI      |
        | Vorhand | XIV VIII XVII XIX |
        | Dealer  | VII XXI V XVIII   |
        | Vorhand | C♣ X XIII D♣      |
        | Third   | C♠ XII B♠ K♠      |
        | Dealer  | D♥ I A♥ A♦        |
      Then it is Vorhand's turn to play

    Example: after ten tricks the deal is over
      Given Vorhand holds "XXI XVI XIV XI I K♦ B♦ B♠ C♣ 10♣"
      And Second holds "Sküs X VIII V IV K♥ A♥ D♦ K♠ 10♠"
      And Third holds "XX XVIII XVII XIII VI C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XIX XV XII IX VII D♥ C♥ B♥ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♣ Sküs B♣ K♣    |
        | Second  | K♥ XX C♥ XI       |
        | Third   | C♦ IX K♦ D♦       |
        | Dealer  | XV XVI IV VI      |
        | Vorhand | XIV VIII XVII XIX |
        | Dealer  | VII XXI V XVIII   |
        | Vorhand | C♣ X XIII D♣      |
        | Third   | C♠ XII B♠ K♠      |
        | Dealer  | D♥ I A♥ A♦        |
        | Vorhand | B♦ 10♠ D♠ B♥      |
      Then it is nobody's turn
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    Example: after ten tricks claiming begins where it is needed
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "XXI XVI XIV XI I K♦ B♦ B♠ C♣ 10♣"
      And Second holds "Sküs X VIII V IV K♥ A♥ D♦ K♠ 10♠"
      And Third holds "XX XVIII XVII XIII VI C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XIX XV XII IX VII D♥ C♥ B♥ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♣ Sküs B♣ K♣    |
        | Second  | K♥ XX C♥ XI       |
        | Third   | C♦ IX K♦ D♦       |
        | Dealer  | XV XVI IV VI      |
        | Vorhand | XIV VIII XVII XIX |
        | Dealer  | VII XXI V XVIII   |
        | Vorhand | C♣ X XIII D♣      |
        | Third   | C♠ XII B♠ K♠      |
        | Dealer  | D♥ I A♥ A♦        |
        | Vorhand | B♦ 10♠ D♠ B♥      |
      Then it is Vorhand's turn to speak

    Example: a Farbensolo has ten tricks too
      Given Vorhand holds "XIX V I K♥ A♥ A♦ C♠ B♠ 10♠ B♣"
      And Second holds "Sküs XXI XX XVIII XVII VII VI D♥ K♦ C♦"
      And Third holds "XVI XIV XII XI IX B♥ D♦ K♠ K♣ C♣"
      And Dealer holds "XV XIII X VIII IV C♥ B♦ D♠ D♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | A♦ C♦ D♦ B♦     |
        | Third   | B♥ C♥ K♥ D♥     |
        | Vorhand | B♠ Sküs K♠ D♠   |
        | Third   | C♣ 10♣ B♣ XX    |
        | Third   | K♣ D♣ XIX XVII  |
        | Third   | XVI VIII I VII  |
        | Third   | IX X V XXI      |
        | Second  | K♦ XI XIII C♠   |
        | Second  | VI XII XV 10♠   |
        | Dealer  | IV A♥ XVIII XIV |
      Then it is nobody's turn
      And the payments are "Vorhand -4, Second -4, Third +12, Dealer -4"

    Example: after eight tricks of a Farbensolo play goes on
      Given Vorhand holds "XIX V I K♥ A♥ A♦ C♠ B♠ 10♠ B♣"
      And Second holds "Sküs XXI XX XVIII XVII VII VI D♥ K♦ C♦"
      And Third holds "XVI XIV XII XI IX B♥ D♦ K♠ K♣ C♣"
      And Dealer holds "XV XIII X VIII IV C♥ B♦ D♠ D♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | A♦ C♦ D♦ B♦    |
        | Third   | B♥ C♥ K♥ D♥    |
        | Vorhand | B♠ Sküs K♠ D♠  |
        | Third   | C♣ 10♣ B♣ XX   |
        | Third   | K♣ D♣ XIX XVII |
        | Third   | XVI VIII I VII |
        | Third   | IX X V XXI     |
        | Second  | K♦ XI XIII C♠  |
      Then it is Second's turn to play

  @clause:ZWA-PLAY-026
  Rule: A card that the duties of play forbid cannot be played

    Scenario Outline: a suit <case>
      Given Vorhand holds "K♥ XV IV I D♠"
      And Second holds "XX D♥ A♥ C♣"
      And Third holds "XIX K♦ D♦ C♦ B♦ A♦ K♣ D♣ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "<card>"
      And Second plays "<card 2>"
      Then that is refused
      And it is Second's turn to play

      Examples:
        | case             | card | card 2 |
        | is not followed  | K♥   | C♣     |
        | card on a Tarock | XV   | A♥     |

    Example: a void player with a Tarock throws a suit card
      Given Vorhand holds "K♥ XV IV I D♠"
      And Second holds "XX D♥ A♥ C♣"
      And Third holds "XIX K♦ D♦ C♦ B♦ A♦ K♣ D♣ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♥"
      And Second plays "A♥"
      And Third plays "A♦"
      Then that is refused
      And it is Third's turn to play
      And the choice is "XIX"

    Example: a Tarock led in a Farbensolo by a player with suit cards
      Given Vorhand holds "XV IV I K♥ D♥ C♥ B♥ A♥ K♠ D♠"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "XV"
      Then that is refused
      And it is Vorhand's turn to play
      And the choice is "K♥ D♥ C♥ B♥ A♥ K♠ D♠"

    Example: a suit that is not followed in a Farbensolo
      Given Vorhand holds "XV IV I K♥ D♥ C♥ B♥ A♥ K♠ D♠"
      And Second holds "XX C♠ B♠ K♦"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "K♠"
      And Second plays "K♦"
      Then that is refused
      And it is Second's turn to play
      And the choice is "C♠ B♠"

    Example: a card that is not in the hand
      Given Vorhand holds "K♥ XV IV I D♠"
      And Second holds "XX D♥ A♥ C♣"
      And Third holds "XIX K♦ D♦ C♦ B♦ A♦ K♣ D♣ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And Vorhand plays "D♥"
      Then that is refused
      And it is Vorhand's turn to play
