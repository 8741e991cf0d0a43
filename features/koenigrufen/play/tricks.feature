Feature: The play of the cards: leading, adding and taking

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
      Then it is Vorhand's turn to play
      And the choice is "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"

    Example: Vorhand leads in a Solo of Third
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: Vorhand leads in a Besser Rufer of Second
      Given Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Besser Rufer, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "9♠ 8♠ 7♠"
      And the announcing goes "Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand leads in a Besser Dreier of the Dealer
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Besser Dreier, Vorhand Weiter"
      And Dealer takes the first half
      And Dealer lays away "9♠ 8♠ 7♠"
      And the announcing goes "Dealer Uhu, Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand sits to the right of whoever deals
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo Dreier, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is allowed
      And it is Second's turn to play

    Example: The declarer may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Solo Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Second plays "X"
      Then that is refused
      And it is Vorhand's turn to play

    Example: At a table of five Vorhand leads in a game of Fourth
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo Dreier, Vorhand Weiter"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: In a Solo Dreier trumps may be led beside suit cards
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: An I that was not announced may be led at once
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"

    @position
    Example: Vorhand's first lead is free
      Given Second plays a Dreier
      When Vorhand is to lead with "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣" in hand
      Then the choice is "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"

  @clause:KOE-PLAY-002
  Rule: In a Farbensolo the declarer leads to the first trick

    Example: Third leads as the declarer of a Farbensolo
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      Then it is Third's turn to play

    Example: Vorhand may not lead in a Farbensolo of Third
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is refused
      And it is Third's turn to play

    Example: Vorhand leads to her own Farbensolo
      Given Vorhand holds "II K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣ B♣ 10♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      Then that is allowed
      And it is Second's turn to play

  @clause:KOE-PLAY-003
  Rule: In a negative contract the declarer leads to the first trick

    Scenario Outline: Third leads as the declarer of a negative contract
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third <contract>, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      Then it is Third's turn to play

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
      Then it is Vorhand's turn to play
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
      And it is Dealer's turn to play

    Example: The declarer leads although Vorhand and Second have said Kontra
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Piccolo, Dealer Weiter, Vorhand Weiter"
      And the announcing goes "Third Gut!, Dealer Gut!, Vorhand Kontra Spiel, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Third's turn to play

    Example: Without a round of announcements the declarer of a negative contract leads all the same
      Given the reading "none" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Zwiccolo, Dealer Weiter, Vorhand Weiter"
      Then it is Third's turn to play

  @clause:KOE-PLAY-004
  Rule: The others add one card each in turn

    Example: The turn goes to the right
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second plays "X"
      Then that is allowed
      And it is Third's turn to play

    Example: From a leader in the middle the turn comes round to Vorhand
      Given Third holds "7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Bettel, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And Third plays "7♣"
      And Dealer plays "K♣"
      Then it is Vorhand's turn to play

    Example: Nobody plays before his turn
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Third plays "C♥"
      Then that is refused
      And it is Second's turn to play

    Example: Nobody plays two cards to one trick
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Vorhand plays "XXI"
      Then that is refused
      And it is Second's turn to play

    Example: At a table of five the dealer adds no card
      Given a table of 5
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "Sküs X C♥ 3♦"
      Then it is Vorhand's turn to play

    @clause:KOE-SESSIONS-002
    Example: At a table of five the dealer has no card to add
      Given a table of 5
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Dealer plays "K♥"
      Then that is refused under KOE-SESSIONS-002
      And it is Vorhand's turn to play

    Scenario Outline: a card that was played is in nobody's hand, also while the trick lies
      Given the dealer is at seat <seat>
      And Vorhand holds "Sküs XX XIX XVIII K♥ D♥ K♦ D♦ K♠ D♠ K♣ D♣"
      And Second holds "XXI XVII XVI XV C♥ B♥ C♦ B♦ C♠ B♠ C♣ B♣"
      And Third holds "XIV XIII XII XI A♥ 2♥ A♦ 2♦ 10♠ 9♠ 10♣ 9♣"
      And Dealer holds "X IX VIII VII 3♥ 4♥ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "B♥"
      Then Vorhand holds exactly "Sküs XX XIX XVIII D♥ K♦ D♦ K♠ D♠ K♣ D♣"
      And Second holds exactly "XXI XVII XVI XV C♥ C♦ B♦ C♠ B♠ C♣ B♣"
      And Third holds exactly "XIV XIII XII XI A♥ 2♥ A♦ 2♦ 10♠ 9♠ 10♣ 9♣"
      And it is Third's turn to play
      And the deal is not over

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-PLAY-005
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither trumps nor other suits may go
      Given Vorhand plays a Dreier
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: In a positive contract following does not mean beating
      Given Vorhand plays a Dreier
      And it is trick 4
      When Dealer is to play to "9♠ B♠ 8♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ 7♠ C♣" in hand
      Then the choice is "D♠ 10♠ 7♠"

    @position
    Scenario Outline: <last card of a suit>
      Given Vorhand plays <contract>
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | last card of a suit                                       | contract          | number | player | trick | hand                          | choice |
        | A trump on the table does not free a player from the suit | a Solo calling K♥ | 7      | Third  | A♥ XV | XX XIX 2♥ K♣ D♣ B♣            | 2♥     |
        | A lone König has to be thrown under a trump               | a Dreier          | 7      | Third  | 4♦ XV | XX XIX III K♦ D♣ B♣           | K♦     |
        | In a Farbensolo suit is followed too                      | a Farbensolo      | 4      | Second | B♠    | XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣ | D♠ 10♠ |

    @position
    Scenario Outline: Where overtaking goes first it changes nothing in a contract without it
      Given the reading "above" of "overtake-within-follow"
      And Vorhand plays a <contract>
      And it is trick 6
      When Second is to play to "K♥" with "XX 3♥ D♦ C♦ D♠ 9♠ 7♣" in hand
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
      When Second is to play to "K♣ 8♣" with "<hand>" in hand
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
      And it is Second's turn to play
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
      Then it is Third's turn to play
      And the choice is "K♥ 4♥"

    @position
    Scenario Outline: with two cards left the one of the suit has to go
      Given Third plays a <game>
      And it is trick <number>
      When Second is to play to "<lead>" with "<hand>" in hand
      Then the choice is "<card>"

      Examples:
        | game       | number | lead | hand     | card |
        | Dreier     | 11     | K♥   | XX 4♥    | 4♥   |
        | Dreier     | 11     | D♠   | I 7♠     | 7♠   |
        | Dreier     | 11     | C♦   | K♦ II    | K♦   |
        | Dreier     | 11     | 8♣   | Sküs 10♣ | 10♣  |
        | Farbensolo | 11     | K♥   | XX 4♥    | 4♥   |
        | Farbensolo | 11     | D♠   | I 7♠     | 7♠   |
        | Farbensolo | 11     | C♦   | K♦ II    | K♦   |
        | Farbensolo | 11     | 8♣   | Sküs 10♣ | 10♣  |

  @clause:KOE-PLAY-006
  Rule: When a trump is led, a trump has to be played

    @position
    Example: Every trump will do and nothing else
      Given Vorhand plays a Dreier
      And it is trick 5
      When Second is to play to "XVI" with "XX IX III I K♦ D♦ C♠ 8♣" in hand
      Then the choice is "XX IX III I"

    @position
    Example: A lower trump is as good as a higher one
      In a positive contract nobody has to beat, and nobody has to keep an I that was not announced.
      Given Vorhand plays a Dreier
      And it is trick 8
      When Dealer is to play to "XVI XVIII V" with "Sküs IV I K♦ 8♣" in hand
      Then the choice is "Sküs IV I"

    @position
    Example: The only trump has to go, be it the Mond
      Given Vorhand plays a Rufer calling K♥
      And it is trick 8
      When Second is to play to "Sküs" with "XXI K♦ D♦ C♦ 8♣" in hand
      Then the choice is "XXI"

    @position
    Scenario Outline: A Vogel that nobody announced may stay in hand in its own trick
      Given Second plays a Dreier
      And it is trick <number>
      When Second is to play to "XV XVI" with "<hand>" in hand
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
      And it is Second's turn to play
      And the choice is "XVIII II"

    Example: The declarer announced the Uhu, and an opponent who holds the II is free
      Given Second holds "XIV XIII"
      And Third holds "XII XI II"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "XIV"
      Then it is Third's turn to play
      And the choice is "XII XI II"

  @clause:KOE-PLAY-007
  Rule: Whoever is out of the suit led has to play a trump

    @position
    Scenario Outline: <any trump>
      Given Vorhand plays a <contract>
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | any trump                                         | contract    | number | player | trick    | hand                   | choice     |
        | Any trump, but no card of a third suit            | Dreier      | 6      | Second | C♣       | XVII VI II K♥ D♥ K♠ 9♠ | XVII VI II |
        | There is no need to go over a trump that lies     | Dreier      | 6      | Third  | K♣ XV    | XVI IV I K♥ D♥ K♠ 9♠   | XVI IV I   |
        | The last trump has to go even if it is the I      | Solo Dreier | 9      | Dealer | K♣ XV D♣ | I K♥ D♥ 9♠             | I          |
        | In a Bettel too a suit that is missing is trumped | Bettel      | 6      | Second | C♣       | XVII VI II K♥ D♥ K♠ 9♠ | XVII VI II |

    Example: A card of another suit is thrown although a trump is at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♠"
      And Second plays "9♣"
      Then that is refused
      And it is Second's turn to play
      And the choice is "II"

    @position
    Scenario Outline: with two cards left the only trump has to go
      Given Third plays a <game>
      And it is trick <number>
      When Second is to play to "<lead>" with "<hand>" in hand
      Then the choice is "<card>"

      Examples:
        | game   | number | lead | hand    | card |
        | Dreier | 11     | K♥   | XX C♦   | XX   |
        | Dreier | 11     | D♠   | I B♣    | I    |
        | Dreier | 11     | C♦   | II K♥   | II   |
        | Dreier | 11     | 8♣   | Sküs A♥ | Sküs |
        | Bettel | 11     | K♥   | XX C♦   | XX   |
        | Bettel | 11     | D♠   | I B♣    | I    |
        | Bettel | 11     | C♦   | II K♥   | II   |
        | Bettel | 11     | 8♣   | Sküs A♥ | Sküs |

  @clause:KOE-PLAY-008
  Rule: Whoever can neither follow nor trump plays any card

    @position
    Scenario Outline: <free card>
      Given Vorhand plays a <contract>
      And it is trick 8
      When <player> is to play to "<trick>" with "K♥ D♥ 4♦ K♠ 9♠" in hand
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

      Examples:
        | free card                                                       | contract   | player | trick |
        | No club and no trump                                            | Dreier     | Second | C♣    |
        | A trump is led and no trump is left                             | Dreier     | Second | III   |
        | In a Piccolo nothing that is thrown away could beat anyway      | Piccolo    | Third  | 8♣ 9♣ |
        | With neither suit nor trump anything may go in a Farbensolo too | Farbensolo | Second | C♣    |

    Example: A Dame goes on a trump because there is nothing to follow with
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "VI"
      And Second plays "D♦"
      Then that is allowed
      And it is Third's turn to play

  @clause:KOE-PLAY-009
  Rule: Without a trump in it the highest card of the suit led takes the trick

    @position
    Scenario Outline: <highest card>
      Given Second plays <contract>
      When the trick is "<trick>"
      Then <player> wins the trick

      Examples:
        | highest card                                              | contract           | trick                | player |
        | A Dame over 10, Bube and 7                                | a Dreier           | Vorhand B♠ 10♠ D♠ 7♠ | Third  |
        | A higher card of another suit takes nothing               | a Dreier           | Vorhand 7♠ K♥ 8♠ K♣  | Third  |
        | The led card stands when nobody follows                   | a Dreier           | Dealer 4♦ K♥ K♠ K♣   | Dealer |
        | In the red suits the A is above the 2, the 3 and the 4    | a Rufer calling K♣ | Vorhand 4♥ A♥ 2♥ 3♥  | Second |
        | In the black suits the 10 is above the 9, the 8 and the 7 | a Besser Dreier    | Vorhand 7♠ 9♠ 10♠ 8♠ | Third  |

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
    Scenario Outline: <who wins>
      Given Second plays <contract>
      When the trick is "<trick>"
      Then <player> wins the trick

      Examples:
        | who wins                                                   | contract          | trick                   | player  |
        | The lowest trump beats a König                             | a Dreier          | Third K♦ D♦ I C♦        | Vorhand |
        | Of several trumps the highest counts, whoever played first | a Dreier          | Second C♣ XIV XIX IX    | Dealer  |
        | A trump is led                                             | a Solo calling K♥ | Dealer XI K♠ XII II     | Second  |
        | The Sküs is above the Mond                                 | a Dreier          | Vorhand XX XXI Sküs XIX | Third   |
        | A spade that was led goes to the only trump                | a Dreier          | Second 9♠ Sküs B♠ 7♠    | Third   |

    @position
    Example: The Mond takes the Pagat where the Sküs is not in the trick
      Given the reading "on" of "kaiserstich"
      And Second plays a Dreier
      When the trick is "Vorhand I XX XXI 7♣"
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

    @position @clause:KOE-SESSIONS-002
    Scenario Outline: at a table of five a trick goes past the dealer's seat, whoever leads
      The four who play add in turn, the highest of the suit led or the only trump takes the trick; a winner that is
      counted on through the dealer's seat is wrong where the trick goes past it.
      Given a table of 5
      And the dealer is at seat <seat>
      And Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | seat | trick                | winner  |
        | 0    | Vorhand D♠ 10♠ 9♠ 8♠ | Vorhand |
        | 0    | Second A♥ D♥ 2♥ 3♥   | Third   |
        | 0    | Third 10♣ 9♣ XI 8♣   | Vorhand |
        | 0    | Fourth A♦ 2♦ 3♦ II   | Third   |
        | 1    | Vorhand 10♠ D♠ 9♠ 8♠ | Second  |
        | 1    | Second A♥ 2♥ D♥ 3♥   | Fourth  |
        | 1    | Third 10♣ 9♣ 8♣ XI   | Second  |
        | 1    | Fourth II A♦ 2♦ 3♦   | Fourth  |
        | 2    | Vorhand 10♠ 9♠ D♠ 8♠ | Third   |
        | 2    | Second A♥ 2♥ 3♥ D♥   | Vorhand |
        | 2    | Third XI 10♣ 9♣ 8♣   | Third   |
        | 2    | Fourth A♦ II 2♦ 3♦   | Vorhand |
        | 3    | Vorhand 10♠ 9♠ 8♠ D♠ | Fourth  |
        | 3    | Second D♥ A♥ 2♥ 3♥   | Second  |
        | 3    | Third 10♣ XI 9♣ 8♣   | Fourth  |
        | 3    | Fourth A♦ 2♦ II 3♦   | Second  |
        | 4    | Vorhand D♠ 10♠ 9♠ 8♠ | Vorhand |
        | 4    | Second A♥ D♥ 2♥ 3♥   | Third   |
        | 4    | Third 10♣ 9♣ XI 8♣   | Vorhand |
        | 4    | Fourth A♦ 2♦ 3♦ II   | Third   |

    Example: An opponent who takes the first trick leads to the second
      Given Vorhand holds "XXI"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II Sküs III"
      Then it is Third's turn to play

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
      And it is Third's turn to play

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
      Then it is Vorhand's turn to play
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
      Then it is nobody's turn

    Example: Where a failed contract stops, Trischaken, which nobody can fail, goes on
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "B♠"
      And Second holds "C♠"
      And Third holds "D♠"
      And Dealer holds "K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand leads and the trick is "B♠ C♠ D♠ K♠"
      Then it is Dealer's turn to play

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
      Then it is <next>

      Examples:
        | reading    | contract      | next                   |
        | played-out | Bettel        | Vorhand's turn to play |
        | stops      | Bettel        | nobody's turn          |
        | played-out | Bettel Ouvert | Vorhand's turn to play |
        | stops      | Bettel Ouvert | nobody's turn          |

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
      Then it is <next>

      Examples:
        | reading    | contract       | next                   |
        | played-out | Piccolo        | Vorhand's turn to play |
        | stops      | Piccolo        | nobody's turn          |
        | played-out | Piccolo Ouvert | Vorhand's turn to play |
        | stops      | Piccolo Ouvert | nobody's turn          |
        | played-out | Zwiccolo       | Vorhand's turn to play |
        | stops      | Zwiccolo       | Vorhand's turn to play |

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
      Then it is <next>

      Examples:
        | reading    | next                   |
        | played-out | Vorhand's turn to play |
        | stops      | nobody's turn          |

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
      Then it is <next>

      Examples:
        | reading    | next                 |
        | played-out | Third's turn to play |
        | stops      | nobody's turn        |

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
      Then it is <next>

      Examples:
        | reading    | next                  |
        | played-out | Second's turn to play |
        | stops      | nobody's turn         |

    Scenario Outline: Without an announced Valat play goes on in either reading
      Given the reading "<round>" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then it is Second's turn to play

      Examples:
        | round      |
        | played-out |
        | stops      |

    @dispute:early-end-of-play
    Scenario Outline: An announced Valat goes on until an opponent takes a trick, be it the second one, and whatever opponents announced
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "XXI K♠"
      And Second holds "Sküs 7♠"
      And Third holds "II 8♠"
      And Dealer holds "III 9♠"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Valat, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand leads and the trick is "K♠ 7♠ 8♠ 9♠"
      Then it is Vorhand's turn to play
      When Vorhand leads and the trick is "XXI Sküs II III"
      Then it is <next>

      Examples:
        | reading    | next                  |
        | played-out | Second's turn to play |
        | stops      | nobody's turn         |

    @dispute:early-end-of-play
    Scenario Outline: Where both sides announced a Valat, one of them has failed with the first trick
      Given the reading "<reading>" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "7♠"
      And Third holds "8♠"
      And Dealer holds "9♠"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Valat, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand leads and the trick is "K♠ 7♠ 8♠ 9♠"
      Then it is <next>

      Examples:
        | reading    | next                   |
        | played-out | Vorhand's turn to play |
        | stops      | nobody's turn          |

    Example: One trick does no harm to a Piccolo
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then it is Vorhand's turn to play

    Example: A Bettel that is broken off costs as much as one played to the end
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then it is nobody's turn
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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
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
      Then it is nobody's turn
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
      Then it is nobody's turn
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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
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
      Then it is nobody's turn
      And "Uhu" is lost by the declarer
      And the payments are "Vorhand -432, Second +144, Third +144, Dealer +144"

    Example: A Valat that is broken off with its first trick makes none for the others, and the Stock stays where it counts
      Vorhand has the Stock K♥ B♣ 10♣ 9♣ 8♣ 7♣, 5 + 2 + 1 + 1 + 1 + 1 = 11, so 11 − 2 × 2 = 7. The others have XXI Sküs II III,
      5 + 5 + 1 + 1 = 12, so 12 − 2 − 1 = 9. Game −2, Mondfang −1 × 2, announced Valat −8 × 2 × 2 = −32.
      Given the reading "stops" of "early-end-of-play"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      And the Talon is "K♥ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then it is nobody's turn
      And the declarer's side has 7 Augen and the opponents have 9
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |
        | Valat    | declarer  | lost    | yes       |
      And the payments are "Vorhand -108, Second +36, Third +36, Dealer +36"

  @clause:KOE-PLAY-035
  Rule: A card that a duty of play forbids may not be played

    Example: A trump on a suit that is in hand, and the turn stays where it is
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "10♠"
      And Second plays "XVIII"
      Then that is refused
      And it is Second's turn to play

    Example: A suit card where a trump has to go
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "A♥"
      And Second plays "8♣"
      Then that is refused
      And it is Second's turn to play

    Example: A card that does not beat where one could
      Given Vorhand holds "8♠"
      And Second holds "K♠ D♠ 7♠"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "8♠"
      And Second plays "7♠"
      Then that is refused
      And it is Second's turn to play
      And the choice is "K♠ D♠"

  @clause:KOE-PLAY-036
  Rule: A forbidden card does not stay on the table, whether somebody notices it or not

    @dispute:irregularities
    Scenario Outline: A trump on a suit that is in hand, and nobody notices
      Second has D♠ and B♠ to follow with. Where the XVIII stays on the table, it takes the trick.
      Given the reading "<reading>" of "irregularities"
      And Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "10♠"
      And Second plays "XVIII" unnoticed
      Then that is <verdict>
      And it is <player>'s turn to play

      Examples:
        | reading | verdict | player |
        | refused | refused | Second |
        | stands  | allowed | Third  |

    @dispute:irregularities
    Scenario Outline: Whoever may play a card commits no breach with it
      Given the reading "<reading>" of "irregularities"
      And Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "10♠"
      And Second plays "<card>" unnoticed
      Then that is <verdict>

      Examples:
        | reading | card | verdict |
        | refused | D♠   | refused |
        | stands  | D♠   | refused |
        | stands  | 8♣   | allowed |
        | refused | 8♣   | refused |
