Feature: The play of the cards
  What may be led and played, who takes a trick and who leads to the next, and what an announcement does to the cards.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-001
  Rule: In a positive contract Vorhand leads to the first trick, whoever is the declarer

    Example: Vorhand leads although the Dealer plays the Dreier
      Given Vorhand holds "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"
      And Dealer holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Dreier, Vorhand Weiter"
      And Dealer takes the first half
      And Dealer lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      Then Vorhand is next to play
      And the choice is "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"

    Example: Vorhand leads in a Solo of Third
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: Vorhand leads in a Besser Rufer of Second
      Given Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "9♠ 8♠ 7♠"
      And the announcing goes "Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Vorhand is next to play

    Example: Vorhand leads in a Besser Dreier of the Dealer
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Besser Dreier, Vorhand Weiter"
      And Dealer takes the first half
      And Dealer lays away "9♠ 8♠ 7♠"
      And the announcing goes "Dealer Uhu, Vorhand Gut!, Second Gut!, Third Gut!"
      Then Vorhand is next to play

    Example: Vorhand sits to the right of whoever deals
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo Dreier, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is allowed
      And Second is next to play

    Example: The declarer may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Solo Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Second plays "X"
      Then that is refused
      And Vorhand is next to play

    Example: At a table of five Vorhand leads in a game of Fourth
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo Dreier, Vorhand Weiter"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: In a Solo Dreier trumps may be led beside suit cards
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then Vorhand is next to play
      And the choice is "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: An I that was not announced may be led at once
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      Then Vorhand is next to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"

    @position
    Example: Vorhand's first lead is free
      Given Second plays a Dreier
      When Vorhand is asked to lead holding "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"
      Then the choice is "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"

  @clause:KOE-PLAY-002
  Rule: In a Farbensolo the declarer leads to the first trick

    Example: Third leads as the declarer of a Farbensolo
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      Then Third is next to play

    Example: Vorhand may not lead in a Farbensolo of Third
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is refused
      And Third is next to play

    Example: Vorhand leads to her own Farbensolo
      Given Vorhand holds "II K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣ B♣ 10♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      Then that is allowed
      And Second is next to play

  @clause:KOE-PLAY-003
  Rule: In a negative contract the declarer leads to the first trick

    Scenario Outline: Third leads as the declarer of a negative contract
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third <contract>, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      Then Third is next to play

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: The declarer of a negative contract leads the Pagat although he has other trumps
      Only Trischaken keeps the Pagat to the last.
      Given Vorhand holds "VII VI I 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then Vorhand is next to play
      And the choice is "VII VI I 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Example: Vorhand may not lead in a Bettel of the Dealer
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Bettel, Vorhand Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is refused
      And Dealer is next to play

    Example: The declarer leads although Vorhand and Second have said Kontra
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Piccolo, Dealer Weiter, Vorhand Weiter"
      And the announcing goes "Third Gut!, Dealer Gut!, Vorhand Kontra Spiel, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Third is next to play

    Example: Without a round of announcements the declarer of a negative contract leads all the same
      Given the reading "none" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Zwiccolo, Dealer Weiter, Vorhand Weiter"
      Then Third is next to play

  @clause:KOE-PLAY-004
  Rule: The others add one card each in turn

    Example: The turn goes to the right
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second plays "X"
      Then that is allowed
      And Third is next to play

    Example: From a leader in the middle the turn comes round to Vorhand
      Given Third holds "7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Bettel, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Third plays "7♣"
      And Dealer plays "K♣"
      Then Vorhand is next to play

    Example: Nobody plays before his turn
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Third plays "C♥"
      Then that is refused
      And Second is next to play

    Example: Nobody plays two cards to one trick
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Vorhand plays "XXI"
      Then that is refused
      And Second is next to play

    Example: At a table of five the dealer adds no card
      Given a table of 5
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "Sküs X C♥ 3♦"
      Then Vorhand is next to play

  @clause:KOE-PLAY-005
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither trumps nor other suits may go
      Given Vorhand plays a Dreier
      And it is trick 4
      When Second is asked to play to "B♠" holding "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣"
      Then the choice is "D♠ 10♠"

    @position
    Example: In a positive contract following does not mean beating
      Given Vorhand plays a Dreier
      And it is trick 4
      When Dealer is asked to play to "9♠ B♠ 8♠" holding "XIX VII K♥ 3♥ D♦ D♠ 10♠ 7♠ C♣"
      Then the choice is "D♠ 10♠ 7♠"

    @position
    Example: A trump on the table does not free a player from the suit
      Given Vorhand plays a Solo calling K♥
      And it is trick 7
      When Third is asked to play to "A♥ XV" holding "XX XIX 2♥ K♣ D♣ B♣"
      Then the choice is "2♥"

    @position
    Example: A lone König has to be thrown under a trump
      Given Vorhand plays a Dreier
      And it is trick 7
      When Third is asked to play to "4♦ XV" holding "XX XIX III K♦ D♣ B♣"
      Then the choice is "K♦"

    @position
    Example: In a Farbensolo suit is followed too
      Given Vorhand plays a Farbensolo
      And it is trick 4
      When Second is asked to play to "B♠" holding "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣"
      Then the choice is "D♠ 10♠"

    @position
    Scenario Outline: Where overtaking goes first it changes nothing in a contract without it
      Given the reading "above" of "overtake-within-follow"
      And Vorhand plays a <contract>
      And it is trick 6
      When Second is asked to play to "K♥" holding "XX 3♥ D♦ C♦ D♠ 9♠ 7♣"
      Then the choice is "3♥"

      Examples:
        | contract   |
        | Dreier     |
        | Farbensolo |

    @position
    Scenario Outline: A suit that has to be followed keeps an announced Vogel in hand in its own trick
      Given Second plays a Dreier
      And the player has announced "<bonus>"
      And it is trick <number>
      When Second is asked to play to "K♣ 8♣" holding "<hand>"
      Then the choice is "7♣"

      Examples:
        | bonus  | number | hand        |
        | Uhu    | 11     | II 7♣       |
        | Kakadu | 10     | III 9♠ 7♣   |
        | Marabu | 9      | IV K♠ 9♠ 7♣ |

    Example: A player with spades trumps a spade
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♠"
      And Second plays "IX"
      Then that is refused
      And Second is next to play
      And the choice is "D♠ B♠"

    Example: A König Ultimo that the opponents announced does not bind the partner who holds the König
      Given Vorhand holds "Sküs XXI XX XVIII XVII XVI A♥ C♦ K♠ D♠ K♣ D♣"
      And Second holds "D♥"
      And Third holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "A♥"
      And Second plays "D♥"
      Then Third is next to play
      And the choice is "K♥ 4♥"

  @clause:KOE-PLAY-006
  Rule: When a trump is led, a trump has to be played

    @position
    Example: Every trump will do and nothing else
      Given Vorhand plays a Dreier
      And it is trick 5
      When Second is asked to play to "XVI" holding "XX IX III I K♦ D♦ C♠ 8♣"
      Then the choice is "XX IX III I"

    @position
    Example: A lower trump is as good as a higher one
      In a positive contract nobody has to beat, and nobody has to keep an I that was not announced.
      Given Vorhand plays a Dreier
      And it is trick 8
      When Dealer is asked to play to "XVI XVIII V" holding "Sküs IV I K♦ 8♣"
      Then the choice is "Sküs IV I"

    @position
    Example: The only trump has to go, be it the Mond
      Given Vorhand plays a Rufer calling K♥
      And it is trick 8
      When Second is asked to play to "Sküs" holding "XXI K♦ D♦ C♦ 8♣"
      Then the choice is "XXI"

    @position
    Scenario Outline: A Vogel that nobody announced may stay in hand in its own trick
      Given Second plays a Dreier
      And it is trick <number>
      When Second is asked to play to "XV XVI" holding "<hand>"
      Then the choice is "<choice>"

      Examples:
        | number | hand        | choice |
        | 11     | XX II       | XX II  |
        | 10     | XX III 9♠   | XX III |
        | 9      | XX IV K♠ 9♠ | XX IV  |

    Example: A König is thrown on a trump although trumps are at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "XX"
      And Second plays "K♦"
      Then that is refused
      And Second is next to play
      And the choice is "XVIII II"

    Example: The declarer announced the Uhu, and an opponent who holds the II is free
      Given Second holds "XIV XIII"
      And Third holds "XII XI II"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "XIV"
      Then Third is next to play
      And the choice is "XII XI II"

  @clause:KOE-PLAY-007
  Rule: Whoever is out of the suit led has to play a trump

    @position
    Example: Any trump, but no card of a third suit
      Given Vorhand plays a Dreier
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "XVII VI II"

    @position
    Example: There is no need to go over a trump that lies
      Given Vorhand plays a Dreier
      And it is trick 6
      When Third is asked to play to "K♣ XV" holding "XVI IV I K♥ D♥ K♠ 9♠"
      Then the choice is "XVI IV I"

    @position
    Example: The last trump has to go even if it is the I
      Given Vorhand plays a Solo Dreier
      And it is trick 9
      When Dealer is asked to play to "K♣ XV D♣" holding "I K♥ D♥ 9♠"
      Then the choice is "I"

    @position
    Example: In a Bettel too a suit that is missing is trumped
      Given Vorhand plays a Bettel
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "XVII VI II"

    Example: A card of another suit is thrown although a trump is at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♠"
      And Second plays "9♣"
      Then that is refused
      And Second is next to play
      And the choice is "II"

  @clause:KOE-PLAY-008
  Rule: Whoever can neither follow nor trump plays any card

    @position
    Example: No club and no trump
      Given Vorhand plays a Dreier
      And it is trick 8
      When Second is asked to play to "C♣" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: A trump is led and no trump is left
      Given Vorhand plays a Dreier
      And it is trick 8
      When Second is asked to play to "III" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: In a Piccolo nothing that is thrown away could beat anyway
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Third is asked to play to "8♣ 9♣" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: With neither suit nor trump anything may go in a Farbensolo too
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is asked to play to "C♣" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    Example: A Dame goes on a trump because there is nothing to follow with
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "VI"
      And Second plays "D♦"
      Then that is allowed
      And Third is next to play

  @clause:KOE-PLAY-009
  Rule: Without a trump in it the highest card of the suit led takes the trick

    @position
    Example: A Dame over 10, Bube and 7
      Given Second plays a Dreier
      When the trick is "Vorhand B♠ 10♠ D♠ 7♠"
      Then Third wins the trick

    @position
    Example: A higher card of another suit takes nothing
      Given Second plays a Dreier
      When the trick is "Vorhand 7♠ K♥ 8♠ K♣"
      Then Third wins the trick

    @position
    Example: The led card stands when nobody follows
      Given Second plays a Dreier
      When the trick is "Dealer 4♦ K♥ K♠ K♣"
      Then Dealer wins the trick

    @position
    Example: In the red suits the A is above the 2, the 3 and the 4
      Given Second plays a Rufer calling K♣
      When the trick is "Vorhand 4♥ A♥ 2♥ 3♥"
      Then Second wins the trick

    @position
    Example: In the black suits the 10 is above the 9, the 8 and the 7
      Given Second plays a Besser Dreier
      When the trick is "Vorhand 7♠ 9♠ 10♠ 8♠"
      Then Third wins the trick

    @position
    Scenario Outline: In negative contracts it is no different
      Given Second plays a <contract>
      When the trick is "Second D♣ 9♣ K♥ K♣"
      Then Vorhand wins the trick

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

  @clause:KOE-PLAY-010
  Rule: A trick with trumps in it goes to the highest of them, in every contract but a Farbensolo

    @position
    Example: The lowest trump beats a König
      Given Second plays a Dreier
      When the trick is "Third K♦ D♦ I C♦"
      Then Vorhand wins the trick

    @position
    Example: Of several trumps the highest counts, whoever played first
      Given Second plays a Dreier
      When the trick is "Second C♣ XIV XIX IX"
      Then Dealer wins the trick

    @position
    Example: A trump is led
      Given Second plays a Solo calling K♥
      When the trick is "Dealer XI K♠ XII II"
      Then Second wins the trick

    @position
    Example: The Sküs is above the Mond
      Given Second plays a Dreier
      When the trick is "Vorhand XX XXI Sküs XIX"
      Then Third wins the trick

    @position
    Example: The Mond takes the Pagat where the Sküs is not in the trick
      Given the reading "on" of "kaiserstich"
      And Second plays a Dreier
      When the trick is "Vorhand I XX XXI 7♣"
      Then Third wins the trick

    @position
    Example: A spade that was led goes to the only trump
      Given Second plays a Dreier
      When the trick is "Second 9♠ Sküs B♠ 7♠"
      Then Third wins the trick

    @position
    Scenario Outline: Two cards of the Trull are not enough for the Kaiserstich
      Given the reading "on" of "kaiserstich"
      And Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                  | winner  |
        | Vorhand XXI I 4♦ XX    | Vorhand |
        | Vorhand Sküs I II XX   | Vorhand |
        | Vorhand XX Sküs 4♦ XXI | Second  |

    @position
    Scenario Outline: A trump takes a suit in every negative contract
      Given Second plays a <contract>
      When the trick is "Second D♣ II XVI K♣"
      Then Dealer wins the trick

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

  @clause:KOE-PLAY-011
  Rule: The winner of a trick leads to the next, until twelve tricks are played

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

    Example: An opponent who takes the first trick leads to the second
      Given Vorhand holds "XXI"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II Sküs III"
      Then Third is next to play

    Example: The loser of a trick wants to lead
      Given Vorhand holds "XXI"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II Sküs III"
      And Vorhand plays "XX"
      Then that is refused
      And Third is next to play

    Example: After eleven tricks the twelfth is still to be led
      Vorhand holds the twelve best trumps, Second the other ten with K♥ and D♥.
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X C♥ 3♦   |
        | Vorhand | XXI IX B♥ 4♦   |
        | Vorhand | XX VIII A♥ K♠  |
        | Vorhand | XIX VII 2♥ D♠  |
        | Vorhand | XVIII VI 3♥ C♠ |
        | Vorhand | XVII V 4♥ B♠   |
        | Vorhand | XVI IV K♦ 10♠  |
        | Vorhand | XV III D♦ 9♠   |
        | Vorhand | XIV II C♦ 8♠   |
        | Vorhand | XIII I B♦ 7♠   |
        | Vorhand | XII K♥ A♦ K♣   |
      Then Vorhand is next to play
      And the choice is "XI"

    Example: After the twelfth trick nobody leads
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X C♥ 3♦   |
        | Vorhand | XXI IX B♥ 4♦   |
        | Vorhand | XX VIII A♥ K♠  |
        | Vorhand | XIX VII 2♥ D♠  |
        | Vorhand | XVIII VI 3♥ C♠ |
        | Vorhand | XVII V 4♥ B♠   |
        | Vorhand | XVI IV K♦ 10♠  |
        | Vorhand | XV III D♦ 9♠   |
        | Vorhand | XIV II C♦ 8♠   |
        | Vorhand | XIII I B♦ 7♠   |
        | Vorhand | XII K♥ A♦ K♣   |
        | Vorhand | XI D♥ 2♦ D♣    |
      Then nobody is next

  @clause:KOE-PLAY-012
  Rule: A trick with the whole Trull in it goes to the Pagat where the Kaiserstich has been agreed, in every contract

    @position @dispute:kaiserstich
    Scenario Outline: The Pagat comes last
      Given the reading "<reading>" of "kaiserstich"
      And Second plays a Dreier
      When the trick is "Vorhand XXI Sküs 4♦ I"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | off     | Second |
        | on      | Dealer |

    @position @dispute:kaiserstich
    Scenario Outline: The Pagat is led and the rest of the Trull falls on it
      Given the reading "<reading>" of "kaiserstich"
      And Third plays a Rufer calling K♥
      When the trick is "Third I XXI K♣ Sküs"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | off     | Second |
        | on      | Third  |

    @position @dispute:kaiserstich
    Scenario Outline: The Trull falls on a suit
      Given the reading "<reading>" of "kaiserstich"
      And Third plays a Solo calling K♥
      When the trick is "Third K♣ I Sküs XXI"
      Then <winner> wins the trick

      Examples:
        | reading | winner  |
        | off     | Vorhand |
        | on      | Dealer  |

    @position
    Scenario Outline: The agreement holds in every contract with a declarer
      Given the reading "on" of "kaiserstich"
      And Second plays a <contract>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

      Examples:
        | contract       |
        | Sechserdreier  |
        | Dreier         |
        | Besser Dreier  |
        | Solo Dreier    |
        | Farbensolo     |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Example: The agreement holds in Trischaken
      Given the reading "on" of "kaiserstich"
      And Trischaken is played
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

    @position @dispute:kaiserstich @clause:KOE-PLAY-013
    Scenario Outline: Sküs and XXI lie, and an opponent of a Piccolo holds the I
      With the Kaiserstich the I is the only card that beats the Sküs.
      Given the reading "<reading>" of "kaiserstich"
      And Second plays a Piccolo
      And it is trick 4
      When Dealer is asked to play to "XXI Sküs" holding "XX X I K♥ D♥ 4♦ 7♠ 8♣ 7♣"
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | off     | XX X I |
        | on      | I      |

  @clause:KOE-PLAY-013
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts the best card on the table has to be beaten whenever it can be

    @position
    Scenario Outline: The Dame and the Kavall beat the Bube, the 10 does not
      Given Vorhand plays a <contract>
      And it is trick 5
      When Second is asked to play to "B♠" holding "XX IX D♦ C♦ D♠ C♠ 10♠ 7♣"
      Then the choice is "D♠ C♠"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Scenario Outline: A trump that is led is beaten
      Given Vorhand plays a <contract>
      And it is trick 5
      When Third is asked to play to "X III" holding "XX XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "XX XI"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Scenario Outline: The Pagat beats a suit like any other trump, or is kept
      Whoever is out of hearts may take with the V or with the I; only Trischaken lets the I wait for the last trump.
      Given Vorhand plays a <contract>
      And it is trick 5
      When Second is asked to play to "K♥" holding "V I D♦ C♦ D♠ C♠ 10♠ 7♣"
      Then the choice is "V I"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Scenario Outline: The Pagat is kept where another trump beats the one led
      Given Vorhand plays a <contract>
      And it is trick 5
      When Third is asked to play to "III II" holding "V I D♦ C♦ D♠ C♠ 10♠ 7♣"
      Then the choice is "V"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Scenario Outline: The Pagat may go, or be kept, where no trump in hand beats the one led
      Given Vorhand plays a <contract>
      And it is trick 5
      When Third is asked to play to "XX II" holding "V I D♦ C♦ D♠ C♠ 10♠ 7♣"
      Then the choice is "V I"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Example: The Sküs beats the Mond, also with the Pagat in the trick
      Given Vorhand plays a Bettel
      And it is trick 5
      When Third is asked to play to "XXI I" holding "Sküs XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "Sküs"

    @position
    Example: The declarer has to beat like the others
      Given Vorhand plays a Bettel
      And it is trick 5
      When Vorhand is asked to play to "9♠ 7♠" holding "V IV II 3♥ 4♥ B♠ 8♠ 7♣"
      Then the choice is "B♠"

    @position
    Example: It is the best card so far that counts, not the one led
      Given Vorhand plays a Bettel
      And it is trick 5
      When Third is asked to play to "7♠ D♠" holding "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣"
      Then the choice is "K♠"

    @position
    Example: A trump on a suit has to be beaten by those who trump too
      Given Vorhand plays a Piccolo
      And it is trick 5
      When Third is asked to play to "B♠ X" holding "XX XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "XX XI"

    @position
    Example: The lead has nothing to beat
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Second is asked to lead holding "XX III D♥ 4♦ K♣"
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: An opponent of a Bettel keeps his König back
      Given Vorhand holds "7♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "7♠"
      Then Second is next to play
      And the choice is "K♠ 8♠"

    Example: An opponent of a Bettel plays under the card that lies
      Given Vorhand holds "9♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "9♠"
      And Second plays "8♠"
      Then that is refused
      And Second is next to play
      And the choice is "K♠"

  @clause:KOE-PLAY-014
  Rule: Overtaking works among the cards that suit and trump duty leave; any card that would take the trick so far will do, and where none would, any of them may go

    @position @dispute:overtake-within-follow
    Scenario Outline: The König is led, and a low heart and a trump are in hand
      Given the reading "<reading>" of "overtake-within-follow"
      And Vorhand plays a Bettel
      And it is trick 6
      When Second is asked to play to "K♥" holding "XX 3♥ D♦ C♦ D♠ 9♠ 7♣"
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | within  | 3♥     |
        | above   | XX     |

    @position @dispute:overtake-within-follow
    Scenario Outline: A trump lies on the suit that is in hand
      No spade beats the VI; of the trumps in hand only XX and IX do.
      Given the reading "<reading>" of "overtake-within-follow"
      And Vorhand plays a Piccolo
      And it is trick 5
      When Third is asked to play to "B♠ VI" holding "XX IX IV D♠ C♠ 10♠ D♦ 7♣"
      Then the choice is "<choice>"

      Examples:
        | reading | choice    |
        | within  | D♠ C♠ 10♠ |
        | above   | XX IX     |

    @position @dispute:overtake-within-follow
    Scenario Outline: A card of the suit that beats spares the trumps in either reading
      Given the reading "<reading>" of "overtake-within-follow"
      And Vorhand plays a Zwiccolo
      And it is trick 5
      When Second is asked to play to "B♠" holding "XX IX D♠ C♠ 10♠ D♦ C♦ 7♣"
      Then the choice is "D♠ C♠"

      Examples:
        | reading |
        | within  |
        | above   |

    @position
    Example: Any better card will do, it need not be the best
      A, 2 and 3 are all above the 4.
      Given Vorhand plays a Bettel Ouvert
      And it is trick 5
      When Second is asked to play to "4♥" holding "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣"
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Example: Who cannot beat follows as he likes
      Given Vorhand plays a Bettel
      And it is trick 5
      When Third is asked to play to "B♠ K♠" holding "D♠ C♠ 10♠ D♦ C♦ 9♣ 8♣ 7♣"
      Then the choice is "D♠ C♠ 10♠"

    @position
    Example: Trump duty holds where the trumps in hand beat nothing
      Given Vorhand plays a Piccolo Ouvert
      And it is trick 6
      When Third is asked to play to "K♠ XXI" holding "XX IX D♥ D♦ C♦ 4♦ 7♣"
      Then the choice is "XX IX"

    @position
    Example: Without a better trump any trump follows
      Given Vorhand plays a Zwiccolo
      And it is trick 5
      When Dealer is asked to play to "X III Sküs" holding "XX XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "XX XI IX V"

  @clause:KOE-PLAY-015
  Rule: In a Farbensolo trumps are a plain suit: the highest card of the suit led takes the trick, even with a trump in it

    @position
    Example: The Sküs falls on a spade
      Given Second plays a Farbensolo
      When the trick is "Second 9♠ Sküs B♠ 7♠"
      Then Dealer wins the trick

    @position
    Example: Three trumps lose to the 4 that was led
      Given Second plays a Farbensolo
      When the trick is "Vorhand 4♦ XXI XV I"
      Then Vorhand wins the trick
      And Vorhand leads next

    @position
    Example: A König of another suit takes nothing either
      Given Second plays a Farbensolo
      When the trick is "Third 8♣ K♥ 9♣ XX"
      Then Vorhand wins the trick

    Example: In a Farbensolo a leader keeps the lead over three trumps
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs"
      And Third holds "XX"
      And Dealer holds "XV"
      And the Talon is "B♥ A♥ 2♥" and "3♥ 4♥ B♦"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ Sküs XX XV"
      Then Vorhand wins the trick
      And Vorhand is next to play

  @clause:KOE-PLAY-016
  Rule: In a Farbensolo too, whoever is out of the suit led has to play a trump

    @position
    Example: A trump that wins nothing has to go
      Given Vorhand plays a Farbensolo
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "XVII VI II"

    @position
    Example: The Sküs goes when it is the only trump
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is asked to play to "K♣ XV D♣" holding "Sküs K♥ D♥ 9♠"
      Then the choice is "Sküs"

    Example: A König is kept out of a Farbensolo trick by the trumps in hand
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs X B♠ 10♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "B♠"
      Then that is refused
      And Second is next to play
      And the choice is "Sküs X"

  @clause:KOE-PLAY-017
  Rule: In a Farbensolo a trump may be led only by a player who has nothing but trumps

    @position
    Example: With a single suit card only that may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is asked to lead holding "XX XV III I 7♣"
      Then the choice is "7♣"

    @position
    Example: With nothing but trumps each of them may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is asked to lead holding "XX XV IX III I"
      Then the choice is "XX XV IX III I"

    Example: The declarer leads a suit to the first trick
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then Vorhand is next to play
      And the choice is "K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: The declarer wants to draw trumps first
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "XX"
      Then that is refused
      And Vorhand is next to play

    Example: Who has trumps only leads one to the first trick
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is allowed
      And Second is next to play

  @clause:KOE-PLAY-018
  Rule: In a Farbensolo a trump led has to be followed with a trump

    @position
    Example: Each trump in hand will do
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Third is asked to play to "XVI IV" holding "XX III K♥ 7♣"
      Then the choice is "XX III"

    Example: A heart is thrown on a trump although trumps are at hand
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second plays "K♥"
      Then that is refused
      And Second is next to play
      And the choice is "X IX VIII VII VI V IV III II I"

  @clause:KOE-PLAY-019
  Rule: In a Farbensolo the highest trump takes a trick to which a trump was led

    @position
    Example: The highest of four trumps
      Given Second plays a Farbensolo
      When the trick is "Dealer XI XIX XII II"
      Then Vorhand wins the trick
      And Vorhand leads next

    @position
    Example: A König thrown on a trump takes nothing
      Given Second plays a Farbensolo
      When the trick is "Third III K♠ II K♥"
      Then Third wins the trick

    @position
    Example: The Sküs over the Mond
      Given Second plays a Farbensolo
      When the trick is "Second XXI Sküs XX 7♣"
      Then Third wins the trick

  @clause:KOE-PLAY-020
  Rule: In a Farbensolo the Kaiserstich works only where a trump was led

    @position @dispute:farbensolo-kaiserstich
    Scenario Outline: The Trull falls on a König
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "farbensolo-kaiserstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then <winner> wins the trick

      Examples:
        | reading   | winner  |
        | trump-led | Vorhand |
        | always    | Dealer  |

    @position @dispute:farbensolo-kaiserstich
    Scenario Outline: The Mond is led and the rest of the Trull falls on it
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "farbensolo-kaiserstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand XXI I Sküs XX"
      Then Second wins the trick

      Examples:
        | reading   |
        | trump-led |
        | always    |

  @clause:KOE-PLAY-021
  Rule: In a Bettel Ouvert all four hands are laid open

    Scenario Outline: Once the second trick is begun everybody sees every hand of a Bettel Ouvert
      Second takes the first trick with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, and the Dealer eleven suit cards.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what <player> has seen
      Then these cards have been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣ Sküs XXI XIII IX I K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick of a Bettel Ouvert the hands are still closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Third has seen
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: Only hands are laid open in a Bettel Ouvert, not the Talon
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Third has seen
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

  @clause:KOE-PLAY-022
  Rule: In a Piccolo Ouvert all four hands are laid open

    Scenario Outline: Once the second trick is begun everybody sees every hand of a Piccolo Ouvert
      Second takes the first trick with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, and the Dealer eleven suit cards.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what <player> has seen
      Then these cards have been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣ Sküs XXI XIII IX I K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick of a Piccolo Ouvert the hands are still closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Third has seen
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: Only hands are laid open in a Piccolo Ouvert, not the Talon
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Third has seen
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

  @clause:KOE-PLAY-023
  Rule: The hands of an Ouvert are open from the first card of the second trick on

    @dispute:ouvert-open-when
    Scenario Outline: Before the first trick of an Ouvert
      Given the reading "<reading>" of "ouvert-open-when"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And it is asked what Third has seen
      Then these cards <have> been seen: "2♥ 8♠ Sküs XII C♥ K♠"

      Examples:
        | reading      | contract       | have     |
        | second-trick | Bettel Ouvert  | have not |
        | start        | Bettel Ouvert  | have     |
        | second-trick | Piccolo Ouvert | have not |
        | start        | Piccolo Ouvert | have     |

    @dispute:ouvert-open-when
    Scenario Outline: When the first card of the second trick lies
      Given the reading "<reading>" of "ouvert-open-when"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Vorhand has seen
      Then these cards have been seen: "Sküs XIII IX I K♥ C♥ K♠"

      Examples:
        | reading      |
        | second-trick |
        | start        |

    Example: Between the first and the second trick nothing is open yet
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Vorhand has seen
      Then these cards have not been seen: "Sküs XII IX I K♥ C♥ K♠"

  @clause:KOE-PLAY-024
  Rule: All twelve tricks are played, even when a contract or a Valat has failed already

    @dispute:early-end-of-play
    Scenario Outline: The declarer of a Bettel takes the first trick
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then <next>

      Examples:
        | reading    | contract      | next                    |
        | played-out | Bettel        | Vorhand is next to play |
        | stops      | Bettel        | nobody is next          |
        | played-out | Bettel Ouvert | Vorhand is next to play |
        | stops      | Bettel Ouvert | nobody is next          |

    @dispute:early-end-of-play
    Scenario Outline: The declarer of a Piccolo takes a second trick
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠ 10♠"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      And Vorhand leads and the trick is "Sküs XI K♥ 10♠"
      Then <next>

      Examples:
        | reading    | contract       | next                    |
        | played-out | Piccolo        | Vorhand is next to play |
        | stops      | Piccolo        | nobody is next          |
        | played-out | Piccolo Ouvert | Vorhand is next to play |
        | stops      | Piccolo Ouvert | nobody is next          |
        | played-out | Zwiccolo       | Vorhand is next to play |
        | stops      | Zwiccolo       | Vorhand is next to play |

    @dispute:early-end-of-play
    Scenario Outline: The declarer of a Zwiccolo takes a third trick
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠ 10♠ 9♠"
      When the bidding goes "Vorhand Zwiccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      And Vorhand leads and the trick is "Sküs XI K♥ 10♠"
      And Vorhand leads and the trick is "XXI X D♥ 9♠"
      Then <next>

      Examples:
        | reading    | next                    |
        | played-out | Vorhand is next to play |
        | stops      | nobody is next          |

    @dispute:early-end-of-play
    Scenario Outline: The declarer of a Zwiccolo has no trick with one to come
      One trick more would be too few.
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "V IV 3♥ 4♥ 3♦ 4♦ 9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And Second holds "Sküs XVI XV XI X VIII II K♥ D♥ D♠ 10♠ K♣"
      And Third holds "XXI XVII XIV XII VII III B♥ D♦ C♦ B♠ C♣ B♣"
      And Dealer holds "XIX XVIII XIII IX I C♥ 2♥ B♦ A♦ C♠ D♣ 10♣"
      And the Talon is "VI 2♦ K♠" and "XX A♥ K♦"
      When the bidding goes "Vorhand Zwiccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♣ K♣ C♣ D♣      |
        | Second  | Sküs XXI XIII IV |
        | Second  | K♥ B♥ 2♥ 4♥      |
        | Second  | XVI XVII XIX V   |
        | Dealer  | 10♣ 8♣ X B♣      |
        | Second  | XV XIV XVIII 9♣  |
        | Dealer  | IX 7♠ XI XII     |
        | Third   | VII I 8♠ VIII    |
        | Second  | II III C♠ 9♠     |
        | Third   | D♦ A♦ 4♦ 10♠     |
        | Third   | C♦ B♦ 3♦ D♥      |
      Then <next>

      Examples:
        | reading    | next                  |
        | played-out | Third is next to play |
        | stops      | nobody is next        |

    @dispute:early-end-of-play
    Scenario Outline: An opponent takes the first trick of an announced Valat
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then <next>

      Examples:
        | reading    | next                   |
        | played-out | Second is next to play |
        | stops      | nobody is next         |

    @dispute:early-end-of-play
    Scenario Outline: Without an announced Valat play goes on in either reading
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then Second is next to play

      Examples:
        | reading    |
        | played-out |
        | stops      |

    Example: One trick does no harm to a Piccolo
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then Vorhand is next to play

    Example: A Bettel that is broken off costs as much as one played to the end
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then nobody is next
      And "Spiel" is lost by the declarer
      And the payments are "Vorhand -9, Second +3, Third +3, Dealer +3"

    Example: After a Valat that is broken off the cards not played are nobody's
      The declarer has no card in his pile: game −8, Mondfang −1 × 2, announced Valat −8 × 8 × 2 = −128.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then nobody is next
      And the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |
        | Valat    | declarer  | lost    | yes       |
      And the payments are "Vorhand -414, Second +138, Third +138, Dealer +138"

    Example: A Pagat that is still in hand when a Valat is broken off is neither won nor lost
      The same deal with the Pagat announced as well.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI I"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Pagat + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then nobody is next
      And "Valat" is lost by the declarer
      And "Pagat" is not scored
      And the payments are "Vorhand -414, Second +138, Third +138, Dealer +138"

    Example: A called König that is still in hand when a Valat is broken off is neither won nor lost
      Game −2, Mondfang −1 × 2, announced Valat −8 × 2 × 2 = −32.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II K♥"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand König ultimo + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then nobody is next
      And "Valat" is lost by the declarer
      And "König ultimo" is not scored
      And the payments are "Vorhand -36, Second +36, Third -36, Dealer +36"

    Example: Neither won nor lost is a König ultimo that the opponents announced, the König still in hand
      Game −2 × 2 with the Kontra, Mondfang −1 × 2, announced Valat −8 × 2 × 2 = −32.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II K♥"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Valat, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then nobody is next
      And "König ultimo" is not scored
      And the payments are "Vorhand -38, Second +38, Third -38, Dealer +38"

    Example: A called König that was played before a Valat is broken off has been played too early
      Game −2, Königfang −1 × 2, König ultimo −2 × 2, announced Valat −8 × 2 × 2 = −32.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "D♥ XXI"
      And Second holds "V VI VII VIII K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"
      And Third holds "K♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♣ D♣ C♣"
      And Dealer holds "A♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand König ultimo + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "D♥ V K♥ A♥"
      Then nobody is next
      And the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
        | Valat        | declarer  | lost    | yes       |
      And the payments are "Vorhand -40, Second +40, Third -40, Dealer +40"

    Example: An Uhu that is still in hand when the Valat of a Dreier is broken off is neither won nor lost
      Laid away are A♥ 2♥ 3♥, so 3 − 2 = 1; the trick 12 and the set left lying 6 make 18 − 2 × 2 − 1 = 13.
      Game −4, Mondfang −1, announced Valat −8 × 4 = −32.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI XX XIX XVIII II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥"
      And Second holds "Sküs"
      And Third holds "V"
      And Dealer holds "III"
      And the Talon is "4♥ K♦ D♦" and "C♦ B♦ A♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ 2♥ 3♥"
      And the announcing goes "Vorhand Uhu + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs V III"
      Then nobody is next
      And "Uhu" is not scored
      And the declarer's side has 1 Augen and the opponents have 13
      And the payments are "Vorhand -111, Second +37, Third +37, Dealer +37"

    Example: An Uhu that was played before a Valat is broken off has been played too early
      Game −8, announced Uhu −4 × 2, announced Valat −8 × 8 × 2 = −128.
      Given the reading "stops" of "early-end-of-play"
      And the reading "not-bound" of "announced-card-hold-duty"
      And Vorhand holds "XXI II"
      And Second holds "Sküs"
      And Third holds "V"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Uhu + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "II Sküs V III"
      Then nobody is next
      And "Uhu" is lost by the declarer
      And the payments are "Vorhand -432, Second +144, Third +144, Dealer +144"

  @clause:KOE-PLAY-025
  Rule: After an announced Pagat Ultimo the I is kept for the last trick while another card can be played

    Example: The I is not led to the first trick
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer leads the announced I all the same
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "I"
      Then that is refused
      And Vorhand is next to play

    @position
    Example: Another trump follows to a trump
      Given Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 6
      When Vorhand is asked to play to "XV" holding "XX IV I K♥ K♠ D♠ 8♣"
      Then the choice is "XX IV"

    @position
    Example: The I has to go on a trump when no other trump is left
      Given Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 6
      When Vorhand is asked to play to "XV" holding "I K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "I"

    @position
    Example: The duty to trump is stronger than the duty to keep the I
      Given Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 6
      When Vorhand is asked to play to "C♦ D♦" holding "I K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "I"

    @position @clause:KOE-PLAY-026
    Example: A third trump spares both announced ones
      Given Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Vorhand is asked to play to "XVII" holding "V II I K♥ K♠ D♠"
      Then the choice is "V"

    @position
    Example: Where only the announcer is bound, his own I waits as well
      Given the reading "announcer" of "announced-card-hold-duty"
      And Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 11
      When Vorhand is asked to lead holding "I 7♣"
      Then the choice is "7♣"

    @position
    Example: In the last trick but one the I still waits
      Given Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 11
      When Vorhand is asked to lead holding "I 7♣"
      Then the choice is "7♣"

  @clause:KOE-PLAY-026
  Rule: After an announced Uhu the II is kept for the last trick but one while another card can be played

    Example: The announced II is not led to the first trick
      Given Vorhand holds "II"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced II
      Given Vorhand holds "II"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "II"
      Then that is refused
      And Vorhand is next to play

    @position
    Example: Another trump than the II follows
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX IX II K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX IX"

    @position
    Example: The II has to go on a trump when no other trump is left
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "II K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣"
      Then the choice is "II"

    @position
    Example: The duty to trump a suit is stronger than the duty to keep the II
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 4
      When Second is asked to play to "10♠" holding "II K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣"
      Then the choice is "II"

    @position
    Example: One trick before its own the II still waits
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 10
      When Second is asked to play to "XV" holding "XX II K♥"
      Then the choice is "XX"

    @position
    Example: Only the II is bound, an I that was not announced is free
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX II I K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX I"

  @clause:KOE-PLAY-027
  Rule: After an announced Kakadu the III is kept for the last trick but two while another card can be played

    Example: The announced III is not led to the first trick
      Given Vorhand holds "III"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced III
      Given Vorhand holds "III"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "III"
      Then that is refused
      And Vorhand is next to play

    @position
    Example: Another trump than the III follows
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX IX III K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX IX"

    @position
    Example: The III has to go on a trump when no other trump is left
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "III K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣"
      Then the choice is "III"

    @position
    Example: The duty to trump a suit is stronger than the duty to keep the III
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 4
      When Second is asked to play to "10♠" holding "III K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣"
      Then the choice is "III"

    @position
    Example: One trick before its own the III still waits
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 9
      When Second is asked to play to "XV" holding "XX III K♥ 4♥"
      Then the choice is "XX"

    @position
    Example: Only the III is bound, an I that was not announced is free
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX III I K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX I"

  @clause:KOE-PLAY-028
  Rule: After an announced Marabu the IIII is kept for the last trick but three while another card can be played

    Example: The announced IIII is not led to the first trick
      Given Vorhand holds "IV"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced IIII
      Given Vorhand holds "IV"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "IV"
      Then that is refused
      And Vorhand is next to play

    @position
    Example: Another trump than the IIII follows
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX IX IV K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX IX"

    @position
    Example: The IIII has to go on a trump when no other trump is left
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "IV K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣"
      Then the choice is "IV"

    @position
    Example: The duty to trump a suit is stronger than the duty to keep the IIII
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 4
      When Second is asked to play to "10♠" holding "IV K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣"
      Then the choice is "IV"

    @position
    Example: One trick before its own the IIII still waits
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 8
      When Second is asked to play to "XV" holding "XX IV K♥ 4♥ K♠"
      Then the choice is "XX"

    @position
    Example: Only the IIII is bound, an I that was not announced is free
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 4
      When Second is asked to play to "XV XVI" holding "XX IV I K♥ 4♥ K♠ D♠ 9♣ 8♣"
      Then the choice is "XX I"

  @clause:KOE-PLAY-029
  Rule: After an announced König Ultimo the called König is kept for the last trick while another card can be played

    @position
    Example: The called König stays out of the last trick but one
      Given Vorhand plays a Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 11
      When Third is asked to lead holding "K♥ 7♠"
      Then the choice is "7♠"

    @position
    Example: Another heart follows to a heart
      Given Vorhand plays a Solo calling K♥
      And the player has announced "König ultimo"
      And it is trick 3
      When Third is asked to play to "D♥ 2♥" holding "XVI VI K♥ C♥ 4♥ K♦ 8♠ 7♠ K♣ 9♣"
      Then the choice is "C♥ 4♥"

    @position
    Example: The called König follows when it is the only heart
      Given Vorhand plays a Solo calling K♥
      And the player has announced "König ultimo"
      And it is trick 3
      When Third is asked to play to "D♥ 2♥" holding "XVI VI III K♥ K♦ 3♦ 8♠ 7♠ K♣ 9♣"
      Then the choice is "K♥"

    @position
    Example: The called König is not led, other Könige may be
      Given Vorhand plays a Besser Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 9
      When Third is asked to lead holding "K♥ K♦ 8♠ K♣"
      Then the choice is "K♦ 8♠ K♣"

    @position
    Example: The called König is not thrown on a trump
      Given Vorhand plays a Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 9
      When Third is asked to play to "XIX IV" holding "K♥ 3♥ 8♠ K♣"
      Then the choice is "3♥ 8♠ K♣"

    @position
    Example: In the last trick the called König is due
      Given Vorhand plays a Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 12
      When Third is asked to play to "XIX IV" holding "K♥"
      Then the choice is "K♥"

    Example: The partner wants to take the first trick with the König
      Given Vorhand holds "Sküs XXI XX XVIII XVII XVI A♥ C♦ K♠ D♠ K♣ D♣"
      And Second holds "D♥"
      And Third holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "A♥"
      And Second plays "D♥"
      And Third plays "K♥"
      Then that is refused
      And Third is next to play
      And the choice is "4♥"

  @clause:KOE-PLAY-030
  Rule: After an announced Uhu the II has to be played to the last trick but one where it is legal there, even if it cannot win

    @position
    Example: In the last trick but one the II is due and the I waits
      Given Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 11
      When Vorhand is asked to lead holding "II I"
      Then the choice is "II"

    @position @clause:KOE-PLAY-026
    Example: In its trick the II has to be led
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is asked to lead holding "XX II"
      Then the choice is "II"

    @position
    Example: The II has to go under a higher trump
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is asked to play to "XV XVI" holding "XX II"
      Then the choice is "II"

    @position
    Example: The II has to go on a suit that is missing
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is asked to play to "K♦ D♦ XIX" holding "XX II"
      Then the choice is "II"

  @clause:KOE-PLAY-031
  Rule: After an announced Kakadu the III has to be played to the last trick but two where it is legal there, even if it cannot win

    @position @clause:KOE-PLAY-027
    Example: In its trick the III has to be led
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is asked to lead holding "XX III 9♠"
      Then the choice is "III"

    @position
    Example: The III has to go under a higher trump
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is asked to play to "XV XVI" holding "XX III 9♠"
      Then the choice is "III"

    @position
    Example: The III has to go on a suit that is missing
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is asked to play to "K♦ D♦ XIX" holding "XX III 9♠"
      Then the choice is "III"

    @position
    Example: In its trick the III goes before the other announced ones
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick 10
      When Second is asked to lead holding "III II I"
      Then the choice is "III"

  @clause:KOE-PLAY-032
  Rule: After an announced Marabu the IIII has to be played to the last trick but three where it is legal there, even if it cannot win

    @position @clause:KOE-PLAY-028
    Example: In its trick the IIII has to be led
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 9
      When Second is asked to lead holding "XX IV K♠ 9♠"
      Then the choice is "IV"

    @position
    Example: The IIII has to go under a higher trump
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 9
      When Second is asked to play to "XV XVI" holding "XX IV K♠ 9♠"
      Then the choice is "IV"

    @position
    Example: The IIII has to go on a suit that is missing
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 9
      When Second is asked to play to "K♦ D♦ XIX" holding "XX IV K♠ 9♠"
      Then the choice is "IV"

    @position
    Example: In its trick the IIII goes before the other announced ones
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu, Marabu"
      And it is trick 9
      When Second is asked to play to "XV XVI" holding "IV III II I"
      Then the choice is "IV"

  @clause:KOE-PLAY-033
  Rule: The duty binds whoever on the announcing side holds the card, not only the announcer

    @dispute:announced-card-hold-duty
    Scenario Outline: The declarer announced the Uhu, and the partner holds the II
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Second holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      Then Second is next to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice    |
        | side      | XIX IX    |
        | announcer | XIX IX II |
        | not-bound | XIX IX II |

    @dispute:announced-card-hold-duty
    Scenario Outline: The partner announced the Uhu and holds the II himself
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Second holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XX"
      Then Second is next to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice    |
        | side      | XIX IX    |
        | announcer | XIX IX    |
        | not-bound | XIX IX II |

    @position @dispute:announced-card-hold-duty
    Scenario Outline: The announcer has his own II and another trump in the last trick but one
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is asked to play to "XV XVI" holding "XX II"
      Then the choice is "<choice>"

      Examples:
        | reading   | choice |
        | side      | II     |
        | announcer | II     |
        | not-bound | XX II  |

    @dispute:announced-card-hold-duty
    Scenario Outline: The declarer holds the II that she announced and the I that her partner announced
      The II is her own announcement, the I only that of her side.
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "XXI XV II I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Vorhand is next to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice                              |
        | side      | XXI XV 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣      |
        | announcer | XXI XV I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣    |
        | not-bound | XXI XV II I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣ |

    @dispute:announced-card-hold-duty
    Scenario Outline: The partner plays the II that the declarer announced
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Second holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "II"
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | side      | refused |
        | announcer | allowed |
        | not-bound | allowed |

    @dispute:announced-card-hold-duty
    Scenario Outline: An opponent announced the Uhu, and another opponent holds the II
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Second holds "XIV XIII"
      And Third holds "XII XI II"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XX"
      And Second plays "XIV"
      Then Third is next to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice    |
        | side      | XII XI    |
        | announcer | XII XI II |
        | not-bound | XII XI II |

  @clause:KOE-PLAY-034
  Rule: When only cards of announced Boni can be played, the player may choose among them

    @position @dispute:bound-card-priority
    Scenario Outline: A trump is led, and only the announced II and I can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Vorhand is asked to play to "XVII" holding "II I K♥ K♠ D♠ K♣"
      Then the choice is "<choice>"

      Examples:
        | reading       | choice |
        | any           | II I   |
        | dearest-first | II     |

    @position @dispute:bound-card-priority
    Scenario Outline: All four Vögel are announced and nothing else can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu, Marabu"
      And it is trick 7
      When Vorhand is asked to play to "XVII" holding "IV III II I K♥ K♠"
      Then the choice is "<choice>"

      Examples:
        | reading       | choice      |
        | any           | IV III II I |
        | dearest-first | IV          |

    @position @dispute:bound-card-priority
    Scenario Outline: Kakadu and Uhu are announced and nothing else can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Uhu, Kakadu"
      And it is trick 7
      When Vorhand is asked to play to "XVII" holding "III II K♥ D♥ K♠ D♠"
      Then the choice is "<choice>"

      Examples:
        | reading       | choice |
        | any           | III II |
        | dearest-first | III    |

    @position @dispute:bound-card-priority
    Scenario Outline: Pagat Ultimo and König Ultimo are equally dear
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Solo calling K♥
      And the player has announced "Pagat, König ultimo"
      And it is trick 11
      When Third is asked to lead holding "I K♥"
      Then the choice is "I K♥"

      Examples:
        | reading       |
        | any           |
        | dearest-first |

  @clause:KOE-PLAY-035
  Rule: A card that suit, trump or overtaking duty forbids cannot be played

    Example: A trump on a suit that is in hand, and the turn stays where it is
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "10♠"
      And Second plays "XVIII"
      Then that is refused
      And Second is next to play

    Example: A suit card where a trump has to go
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "A♥"
      And Second plays "8♣"
      Then that is refused
      And Second is next to play

    Example: A card that does not beat where one could
      Given Vorhand holds "8♠"
      And Second holds "K♠ D♠ 7♠"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "8♠"
      And Second plays "7♠"
      Then that is refused
      And Second is next to play
      And the choice is "K♠ D♠"
