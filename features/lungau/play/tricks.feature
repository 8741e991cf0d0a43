Feature: The play of the cards: tricks

  Background:
    Given the rules "lungau"

  @clause:LUN-PLAY-001
  Rule: Vorhand leads to the first trick, with any card

    Example: Vorhand leads although the Dealer plays the Dreier
      Given Vorhand holds "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"
      And Dealer holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Dreier"
      And Dealer takes the first half
      And Dealer lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"

    Example: Vorhand sits to the right of whoever deals
      Given the dealer is at seat 1
      And Vorhand holds "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"
      And Third holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Dreier"
      And Third takes the first half
      And Third lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "I"
      Then that is allowed
      And it is Second's turn to play

    Example: The declarer may not lead in Vorhand's place
      Given Second holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Erster, Second Dreier"
      And Second takes the first half
      And Second lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Second plays "XX"
      Then that is refused
      And it is Vorhand's turn to play

    @position
    Example: Nothing is closed to the first lead, not even a König or a piece of the Trull
      Given Second plays a Dreier
      When Vorhand is to lead with "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣" in hand
      Then the choice is "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"

  @clause:LUN-PLAY-002
  Rule: The others add one card each in turn

    Example: The turn goes to the right
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "3♥"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "3♥"
      Then that is allowed
      And it is Third's turn to play

    Example: The Dealer is the last to play to the first trick
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "3♥"
      And Third holds "4♥"
      And Dealer holds "XVI XV XII XI D♥ C♥ D♠ B♠ 9♠ D♣ 8♣ 7♣"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "3♥"
      And Third plays "4♥"
      Then it is Dealer's turn to play
      And the choice is "D♥ C♥"

    Example: Nobody plays before his turn
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Third holds "4♥"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Third plays "4♥"
      Then that is refused
      And it is Second's turn to play

    Example: Nobody plays two cards to one trick
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Vorhand plays "XX"
      Then that is refused
      And it is Second's turn to play

    Scenario Outline: Nobody plays a card from the hand of the player whose turn it is
      Given Vorhand holds "K♥"
      And Second holds "4♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And <player> plays "4♥"
      Then that is refused
      And it is Second's turn to play

      Examples:
        | player  |
        | Vorhand |
        | Third   |

    Example: Suit duty is not met with a heart from another hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♥ B♥ K♣ D♣ 9♣ 8♣"
      And Third holds "C♥"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "C♥"
      Then that is refused
      And it is Second's turn to play
      And the choice is "D♥ B♥"

    Example: Suit duty is not met with a spade that was laid away
      Given Vorhand holds "XXI XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II"
      And Third holds "Sküs 9♠"
      And Dealer holds "III 8♠"
      And the Talon is "XIII VIII B♦" and "VII V 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "XX II Sküs III"
      And Third plays "9♠"
      And Dealer plays "8♠"
      And Vorhand plays "10♠"
      Then that is refused
      And it is Vorhand's turn to play
      And the choice is "K♠ C♠"

  @clause:LUN-PLAY-003
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither trumps nor other suits may go
      Given Vorhand plays a Dreier
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: Following does not mean beating
      Outside Fahren a lower card of the suit will do.
      Given Vorhand plays a Dreier
      And it is trick 4
      When Dealer is to play to "9♠ B♠ 8♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ 7♠ C♣" in hand
      Then the choice is "D♠ 10♠ 7♠"

    @position
    Example: A trump on the table does not free a player from the suit
      Given Vorhand plays a Dreier
      And it is trick 7
      When Third is to play to "A♥ XV" with "XX XIX 2♥ K♣ D♣ B♣" in hand
      Then the choice is "2♥"

    Example: Behind a trump the suit that was led still counts
      Given Vorhand holds "K♥"
      And Second holds "XXI XX XIX XVIII XVII XVI XV XIV K♠ D♠ C♠ B♠"
      And Third holds "III II I D♥ C♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "XIV"
      Then it is Third's turn to play
      And the choice is "D♥ C♥ A♥ 4♥"

    @position
    Example: The II that has to come in time waits while a suit can be followed
      Given the reading "must" of "bound-uhu-in-trick-eleven"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to play to "K♥" with "II 4♥" in hand
      Then the choice is "4♥"

    @position
    Example: A lone König has to be thrown under a trump
      Given Vorhand plays a Dreier
      And it is trick 7
      When Third is to play to "4♦ XV" with "XX XIX III K♦ D♣ B♣" in hand
      Then the choice is "K♦"

    Example: A player with spades trumps a spade
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♠"
      And Second plays "IX"
      Then that is refused
      And it is Second's turn to play
      And the choice is "D♠ B♠"

    @position
    Scenario Outline: every suit is followed in every place, with many cards and with few
      Beside the suit there are trumps and Könige, and from the third place on a trump may lie. Whoever forgets one suit,
      looks at the last card instead of the first, or stops asking when few cards are left, fails the rows of that.
      Given Vorhand plays a Dreier
      And it is trick <number>
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | player  | table     | hand                | choice |
        | 6      | Second  | C♥        | XX I K♥ 4♥ K♦ K♠ B♣ | K♥ 4♥  |
        | 8      | Third   | C♥ XV     | XVII IX 4♥ 2♥ K♠    | 4♥ 2♥  |
        | 10     | Dealer  | C♥ D♦ XVI | Sküs D♥ K♠          | D♥     |
        | 6      | Vorhand | C♦        | XX I K♦ 4♦ K♥ K♠ B♣ | K♦ 4♦  |
        | 8      | Second  | C♦ XV     | XVII IX 4♦ 2♦ K♠    | 4♦ 2♦  |
        | 10     | Third   | C♦ D♥ XVI | Sküs D♦ K♠          | D♦     |
        | 6      | Dealer  | C♠        | XX I K♠ 7♠ K♥ K♦ B♣ | K♠ 7♠  |
        | 8      | Vorhand | C♠ XV     | XVII IX 7♠ 9♠ K♦    | 7♠ 9♠  |
        | 10     | Second  | C♠ D♥ XVI | Sküs D♠ K♦          | D♠     |
        | 6      | Third   | C♣        | XX I K♣ 7♣ K♥ K♦ B♠ | K♣ 7♣  |
        | 8      | Dealer  | C♣ XV     | XVII IX 7♣ 9♣ K♦    | 7♣ 9♣  |
        | 10     | Vorhand | C♣ D♥ XVI | Sküs D♣ K♦          | D♣     |
        | 11     | Vorhand | 4♥        | XXI A♥              | A♥     |
        | 11     | Second  | 9♣ V      | 7♣ K♠               | 7♣     |
        | 11     | Third   | K♠ D♠ III | 8♠ 7♠               | 8♠ 7♠  |
        | 10     | Dealer  | A♦        | I K♦ K♥             | K♦     |
        | 12     | Third   | 2♦ XX     | K♦                  | K♦     |
        | 12     | Vorhand | 10♠       | 7♠                  | 7♠     |

  @clause:LUN-PLAY-004
  Rule: When a trump is led, a trump has to be played

    @position
    Example: Every trump will do and nothing else
      Given Vorhand plays a Dreier
      And it is trick 5
      When Second is to play to "XVI" with "XX IX III I K♦ D♦ C♠ 8♣" in hand
      Then the choice is "XX IX III I"

    @position
    Example: A lower trump is as good as a higher one
      Outside Fahren nobody is bound to beat, and nobody is bound to keep the I.
      Given Vorhand plays a Dreier
      And it is trick 8
      When Dealer is to play to "XVI XVIII V" with "Sküs IV I K♦ 8♣" in hand
      Then the choice is "Sküs IV I"

    @position
    Example: The only trump has to go, be it the Mond
      Given Vorhand plays a Dreier
      And it is trick 8
      When Second is to play to "Sküs" with "XXI K♦ D♦ C♦ 8♣" in hand
      Then the choice is "XXI"

    Example: A König is thrown on a trump although trumps are at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦"
      And the Talon is "XIII VIII B♦" and "VII III 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "XX"
      And Second plays "K♦"
      Then that is refused
      And it is Second's turn to play
      And the choice is "XVIII II"

    @position
    Scenario Outline: a trump is followed with a trump in every place, with many cards and with few
      Trumps above and below the led one, the Sküs and the I among them, and suit cards that were thrown on it before.
      Given Vorhand plays a Dreier
      And it is trick <number>
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | player  | table      | hand           | choice   |
        | 9      | Second  | II         | Sküs XIV K♥ D♥ | Sküs XIV |
        | 9      | Third   | XX D♠      | XXI I K♠ 7♠    | XXI I    |
        | 9      | Dealer  | V K♥ X     | XII IV K♣ A♦   | XII IV   |
        | 11     | Vorhand | XIX        | III K♦         | III      |
        | 11     | Second  | I K♠       | XVIII D♣       | XVIII    |
        | 11     | Third   | Sküs 7♣ 8♣ | I K♥           | I        |
        | 11     | Dealer  | III        | II I           | II I     |
        | 12     | Vorhand | XX         | II             | II       |

  @clause:LUN-PLAY-005
  Rule: Whoever is out of the suit led has to play a trump

    @position
    Scenario Outline: <any trump>
      Given Vorhand plays a Dreier
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | any trump                                     | number | player | trick    | hand                   | choice     |
        | Any trump, but no card of a third suit        | 6      | Second | C♣       | XVII VI II K♥ D♥ K♠ 9♠ | XVII VI II |
        | There is no need to go over a trump that lies | 6      | Third  | K♣ XV    | XVI IV I K♥ D♥ K♠ 9♠   | XVI IV I   |
        | The last trump has to go even if it is the I  | 9      | Dealer | K♣ XV D♣ | I K♥ D♥ 9♠             | I          |

    Example: A card of another suit is thrown although a trump is at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ K♣ 9♣"
      And the Talon is "XIII VIII B♦" and "VII III 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♠"
      And Second plays "9♣"
      Then that is refused
      And it is Second's turn to play
      And the choice is "II"

    @position
    Scenario Outline: every suit that is missing is trumped in every place, with many cards and with few
      Könige and low cards of the other suits stay in the hand; neither a trump that lies nor a card thrown before changes
      it.
      Given Vorhand plays a Dreier
      And it is trick <number>
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | player  | table       | hand            | choice    |
        | 8      | Third   | K♥          | XXI XI II K♦ 7♠ | XXI XI II |
        | 9      | Dealer  | 4♥ D♦       | XIX I K♦ K♠     | XIX I     |
        | 10     | Vorhand | 2♥ XVIII 3♥ | VII B♦ C♠       | VII       |
        | 8      | Second  | K♦          | XXI XI II K♥ 7♠ | XXI XI II |
        | 9      | Third   | 4♦ D♥       | XIX I K♥ K♠     | XIX I     |
        | 10     | Dealer  | 2♦ XVIII 3♦ | VII B♥ C♠       | VII       |
        | 8      | Vorhand | K♠          | XXI XI II K♥ 4♦ | XXI XI II |
        | 9      | Second  | 7♠ D♥       | XIX I K♥ K♦     | XIX I     |
        | 10     | Third   | 9♠ XVIII 8♠ | VII B♥ C♦       | VII       |
        | 8      | Dealer  | K♣          | XXI XI II K♥ 4♦ | XXI XI II |
        | 9      | Vorhand | 7♣ D♥       | XIX I K♥ K♦     | XIX I     |
        | 10     | Second  | 9♣ XVIII 8♣ | VII B♥ C♦       | VII       |
        | 11     | Vorhand | 4♦          | I K♥            | I         |
        | 11     | Second  | K♣ XX       | II 7♠           | II        |
        | 11     | Third   | 8♠ 7♠ Sküs  | XXI K♣          | XXI       |
        | 11     | Dealer  | D♥          | IV III          | IV III    |
        | 12     | Second  | K♥ XV       | I               | I         |

  @clause:LUN-PLAY-006
  Rule: Whoever can neither follow nor trump plays any card

    @position
    Scenario Outline: <free card>
      Given Vorhand plays <contract>
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<hand>"

      Examples:
        | free card                           | contract                | number | player | trick | hand           |
        | No club and no trump                | a Dreier                | 8      | Second | C♣    | K♥ D♥ 4♦ K♠ 9♠ |
        | A trump is led and no trump is left | a Dreier                | 8      | Second | III   | K♥ D♥ 4♦ K♠ 9♠ |
        | A König on the table may be fed     | a Spatzrufer calling K♠ | 10     | Third  | K♣ 7♣ | D♥ D♦ 8♠       |

    Example: A Dame goes on a trump because there is nothing to follow with
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♣ 9♣"
      And the Talon is "XIII VIII B♦" and "VII III 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "VI"
      And Second plays "D♦"
      Then that is allowed
      And it is Third's turn to play

    @position
    Scenario Outline: with neither suit nor trump every card is free in every place, with many cards and with few
      Each suit is led, and trumps; higher and lower cards of other suits are as free as each other.
      Given Vorhand plays a Dreier
      And it is trick <number>
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | player  | table     | hand        | choice      |
        | 9      | Second  | K♥        | K♦ 4♦ K♠ 7♣ | K♦ 4♦ K♠ 7♣ |
        | 9      | Third   | 2♦ XII    | K♥ 4♥ K♠ 9♣ | K♥ 4♥ K♠ 9♣ |
        | 9      | Dealer  | D♠ C♠ I   | K♥ 3♦ K♣ 7♣ | K♥ 3♦ K♣ 7♣ |
        | 9      | Vorhand | 10♣       | D♥ A♥ B♦ K♠ | D♥ A♥ B♦ K♠ |
        | 9      | Second  | XIV       | K♥ 4♥ K♠ 7♣ | K♥ 4♥ K♠ 7♣ |
        | 9      | Third   | III K♥    | D♥ K♦ 8♠ D♣ | D♥ K♦ 8♠ D♣ |
        | 9      | Dealer  | I D♦ Sküs | K♥ A♦ 7♠ K♣ | K♥ A♦ 7♠ K♣ |
        | 11     | Vorhand | A♥        | K♦ 7♠       | K♦ 7♠       |
        | 11     | Second  | 4♦ II     | K♥ D♥       | K♥ D♥       |
        | 11     | Third   | K♠ 7♠ 8♠  | A♦ 9♣       | A♦ 9♣       |
        | 11     | Dealer  | VI        | K♣ 4♥       | K♣ 4♥       |
        | 12     | Third   | 9♣ K♣     | K♠          | K♠          |

  @clause:LUN-PLAY-007
  Rule: The highest trump takes the trick; without a trump the highest card of the suit led does

    @position
    Scenario Outline: <highest card>
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <player> wins the trick

      Examples:
        | highest card                                                | trick                   | player  |
        | No trump lies                                               | Vorhand B♠ 10♠ D♠ 7♠    | Third   |
        | A higher card of another suit takes nothing                 | Vorhand 7♠ K♥ 8♠ K♣     | Third   |
        | The lowest trump beats a König                              | Third K♦ D♦ I C♦        | Vorhand |
        | Of several trumps the highest counts, whoever played first  | Second C♣ XIV XIX IX    | Dealer  |
        | A trump is led                                              | Dealer XI K♠ XII II     | Second  |
        | The Sküs is above the Mond                                  | Vorhand XX XXI Sküs XIX | Third   |
        | The Mond takes the Spatz where the Sküs is not in the trick | Vorhand I XX XXI 7♣     | Third   |
        | In the red suits the A is above the 2, the 3 and the 4      | Vorhand 4♥ A♥ 2♥ 3♥     | Second  |
        | In the black suits the 10 is above the 9, the 8 and the 7   | Vorhand 7♠ 9♠ 10♠ 8♠    | Third   |
        | The led card stands when nobody follows                     | Dealer 4♦ K♥ K♠ K♣      | Dealer  |

    @position
    Example: Mond and Spatz without the Sküs are no whole Trull
      Given the reading "spatz" of "trull-in-one-trick"
      And Second plays a Dreier
      When the trick is "Vorhand V XXI I 4♦"
      Then Second wins the trick

    @position
    Example: In Fahren it is no different
      Given Fahren is played
      When the trick is "Third D♥ II XVI K♥"
      Then Vorhand wins the trick

    @position
    Scenario Outline: the lowest trumps stand above the König of every suit, led or not
      In the one row of a suit the König is led and a low trump falls on it, in the other he falls on the trump.
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                | winner  |
        | Vorhand K♥ I D♥ 4♥   | Second  |
        | Third I K♥ D♥ 4♥     | Third   |
        | Second K♦ D♦ I 4♦    | Dealer  |
        | Dealer II D♦ K♦ 4♦   | Dealer  |
        | Third K♠ 7♠ D♠ I     | Second  |
        | Vorhand III 7♠ D♠ K♠ | Vorhand |
        | Dealer 7♣ II K♣ D♣   | Vorhand |
        | Second I D♣ 7♣ K♣    | Second  |

    @position
    Scenario Outline: a suit's lowest card is led and a König of another falls on it
      Every suit before every other; two suits that are taken for one, or for trumps, fail the rows of that pair alone.
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick               | winner  |
        | Vorhand 4♥ K♦ D♠ D♣ | Vorhand |
        | Second 4♥ D♦ K♠ D♣  | Second  |
        | Third 4♥ D♦ D♠ K♣   | Third   |
        | Dealer 4♦ K♥ D♠ D♣  | Dealer  |
        | Vorhand 4♦ D♥ K♠ D♣ | Vorhand |
        | Second 4♦ D♥ D♠ K♣  | Second  |
        | Third 7♠ K♥ D♦ D♣   | Third   |
        | Dealer 7♠ D♥ K♦ D♣  | Dealer  |
        | Vorhand 7♠ D♥ D♦ K♣ | Vorhand |
        | Second 7♣ K♥ D♦ D♠  | Second  |
        | Third 7♣ D♥ K♦ D♠   | Third   |
        | Dealer 7♣ D♥ D♦ K♠  | Dealer  |

    @position
    Scenario Outline: two cards of the Trull meet among other trumps
      With two of the three in a trick nothing but their rank decides, whichever of them was led.
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                  | winner  |
        | Vorhand Sküs XXI XX II | Vorhand |
        | Second XXI XX Sküs II  | Dealer  |
        | Third Sküs XX II I     | Third   |
        | Dealer I Sküs XX II    | Vorhand |
        | Vorhand XXI XX I II    | Vorhand |
        | Second I XX II XXI     | Vorhand |

  @clause:LUN-PLAY-008
  Rule: The winner of a trick leads to the next one

    @position
    Example: The trick goes to the third to play
      Given Second plays a Dreier
      When the trick is "Dealer D♣ 9♣ K♣ 8♣"
      Then Second leads next

    @position
    Example: A leader who wins leads again
      Given Second plays a Dreier
      When the trick is "Third K♠ 10♠ 9♠ B♠"
      Then Third leads next

    Example: An opponent who takes the first trick of a Dreier leads on
      Given Vorhand holds "XXI XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      And the Talon is "XIII VIII B♦" and "VII V 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "XX II Sküs III"
      Then it is Third's turn to play

    Example: The loser of a trick wants to lead
      Given Vorhand holds "XXI XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      And the Talon is "XIII VIII B♦" and "VII V 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "XX II Sküs III"
      And Vorhand plays "XXI"
      Then that is refused
      And it is Third's turn to play

    @position
    Scenario Outline: the dealer at each seat, every player as leader, and the highest card in each place
      Seats are counted round the table from wherever the dealer sits, and so is the winner from the leader; who holds seat
      3 for the dealer's, or 0 for Vorhand's, is right in the four rows of that alone.
      Given the dealer is at seat <seat>
      And Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | seat | trick               | winner  |
        | 0    | Vorhand K♥ B♥ A♥ 2♥ | Vorhand |
        | 0    | Second B♦ K♦ A♦ 2♦  | Third   |
        | 0    | Third B♠ 10♠ K♠ 9♠  | Vorhand |
        | 0    | Dealer B♣ 10♣ 9♣ K♣ | Third   |
        | 1    | Vorhand B♥ K♥ A♥ 2♥ | Second  |
        | 1    | Second B♦ A♦ K♦ 2♦  | Dealer  |
        | 1    | Third B♠ 10♠ 9♠ K♠  | Second  |
        | 1    | Dealer K♣ B♣ 10♣ 9♣ | Dealer  |
        | 2    | Vorhand B♥ A♥ K♥ 2♥ | Third   |
        | 2    | Second B♦ A♦ 2♦ K♦  | Vorhand |
        | 2    | Third K♠ B♠ 10♠ 9♠  | Third   |
        | 2    | Dealer B♣ K♣ 10♣ 9♣ | Vorhand |
        | 3    | Vorhand B♥ A♥ 2♥ K♥ | Dealer  |
        | 3    | Second K♦ B♦ A♦ 2♦  | Second  |
        | 3    | Third B♠ K♠ 10♠ 9♠  | Dealer  |
        | 3    | Dealer B♣ 10♣ K♣ 9♣ | Second  |

  @clause:LUN-PLAY-009
  Rule: Even with the whole Trull in one trick the Sküs takes it

    @position
    Example: The Spatz comes last
      Given Second plays a Dreier
      When the trick is "Vorhand XXI Sküs 4♦ I"
      Then Second wins the trick

    @position @dispute:trull-in-one-trick
    Scenario Outline: The whole Trull lies in one trick
      Given the reading "<reading>" of "trull-in-one-trick"
      And Second plays a Dreier
      When the trick is "Vorhand XXI Sküs I V"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | skues   | Second |
        | spatz   | Third  |

    @position @dispute:trull-in-one-trick
    Scenario Outline: The Spatz is led and the rest of the Trull falls on it
      Given the reading "<reading>" of "trull-in-one-trick"
      And Third plays a Spatzrufer calling K♥
      When the trick is "Third I XXI K♣ Sküs"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | skues   | Second |
        | spatz   | Third  |

  @clause:LUN-PLAY-018
  Rule: A card that a duty of play forbids cannot be played

    Example: After the refusal the player is asked again
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♥ B♥ K♣ D♣ 9♣ 8♣"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "8♣"
      Then that is refused
      And it is Second's turn to play
      And the choice is "D♥ B♥"

    Example: In Fahren a card that does not beat although it could
      Given Vorhand holds "VI"
      And Second holds "XXI IV III D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "VI"
      And Second plays "IV"
      Then that is refused
      And it is Second's turn to play
      And the choice is "XXI"
