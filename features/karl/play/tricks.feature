Feature: The play of the cards: leading, adding and taking

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-001
  Rule: Vorhand leads to the first trick of a positive game, with any card that neither the Farbensolo nor an announced bird holds back

    Example: Vorhand leads although the Dealer plays the Dreier
      Given Vorhand holds "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"
      And the Talon is "9♠ 8♣ 7♠" and "10♣ B♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Dreier, Vorhand Gut!"
      And Dealer takes the first half
      And Dealer lays away "9♠ 8♣ 7♠"
      And the announcing goes "Dealer ich liege, Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is Vorhand's turn to play
      And the choice is "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"

    Example: Vorhand leads in a Solo-Rufer of Third
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Rufer, Dealer Gut!, Vorhand Gut!"
      And Third calls "K♦"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand leads in an Auch-Rufer of Second
      Given Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "9♠ 8♠ 7♠"
      And the announcing goes "Second ich liege + Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand leads in her own Rufer
      Given Dealer holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand leads in her own Sechser-Dreier
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play

    Example: Vorhand sits to the right of whoever deals
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "Sküs"
      Then that is allowed
      And it is Second's turn to play

    Example: The declarer may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second plays "X"
      Then that is refused
      And it is Vorhand's turn to play

    @position
    Example: Vorhand's first lead is free, the Pagat included
      Given Second plays a Dreier
      When Vorhand is to lead with "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣" in hand
      Then the choice is "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"

    @dispute:first-leader
    Scenario Outline: Who leads in a Solo-Dreier of the Dealer
      Given the reading "<reading>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Dreier, Vorhand Gut!"
      And the announcing goes "Dealer ich liege, Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is <player>'s turn to play

      Examples:
        | reading  | player  |
        | vorhand  | Vorhand |
        | declarer | Dealer  |

    @dispute:first-leader
    Scenario Outline: Who leads in a Dreier of Second
      Given the reading "<reading>" of "first-leader"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second takes the first half
      And Second lays away "9♠ 8♠ 7♠"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is <player>'s turn to play

      Examples:
        | reading  | player  |
        | vorhand  | Vorhand |
        | declarer | Second  |

  @clause:KAR-PLAY-002
  Rule: In a Farbensolo Vorhand leads first, whoever is the declarer

    Scenario Outline: Vorhand leads in a Farbensolo of Third in either reading
      Given the reading "<round>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play

      Examples:
        | round    |
        | vorhand  |
        | declarer |

    Example: The declarer of a Farbensolo may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third plays "C♥"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Vorhand leads to her own Farbensolo
      Given Vorhand holds "II K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣ B♣ 10♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♥"
      Then that is allowed
      And it is Second's turn to play

    Example: Vorhand is found from the dealer's seat in a Farbensolo too
      Given the dealer is at seat 0
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Vorhand's turn to play

  @clause:KAR-PLAY-003
  Rule: In a negative game the declarer leads first

    Scenario Outline: Third leads as the declarer of a negative game
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Third's turn to play

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Example: Vorhand may not lead in a Bettler of the Dealer
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Bettler, Vorhand Gut!"
      And the announcing goes "Dealer ich liege, Vorhand Gut!, Second Gut!, Third Gut!"
      And Vorhand plays "Sküs"
      Then that is refused
      And it is Dealer's turn to play

    Example: The declarer leads although two opponents have said Kontra
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Kontra Spiel, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Third's turn to play

    Example: A Vorhand who has named a Bettler leads as its declarer
      Given Vorhand holds "7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Bettler"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      Then that is allowed
      And it is Second's turn to play

    Scenario Outline: The declarer of a negative game leads in either reading
      Given the reading "<round>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to play

      Examples:
        | round    |
        | vorhand  |
        | declarer |

  @clause:KAR-PLAY-004
  Rule: The others add one card each in turn

    Example: The turn goes to the next player
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      And Second plays "X"
      Then that is allowed
      And it is Third's turn to play

    Example: From a leader in the middle the turn comes round to Vorhand
      Given Third holds "7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third plays "7♣"
      And Dealer plays "K♣"
      Then it is Vorhand's turn to play

    Example: Nobody plays before his turn
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      And Third plays "C♥"
      Then that is refused
      And it is Second's turn to play

    Example: Nobody plays two cards to one trick
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      And Vorhand plays "XXI"
      Then that is refused
      And it is Second's turn to play

    Example: In Fahren the turn goes round as well
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XI"
      And Second plays "X"
      And Third plays "4♥"
      Then that is allowed
      And it is Dealer's turn to play

  @clause:KAR-PLAY-005
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither trumps nor other suits may go
      Given Vorhand plays a Dreier
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: A trump on the table does not free a player from the suit
      Given Vorhand plays a Solo-Rufer calling K♥
      And it is trick 7
      When Third is to play to "A♥ XV" with "XX XIX 2♥ K♣ D♣ B♣" in hand
      Then the choice is "2♥"

    @position
    Example: A lone König has to be thrown under a trump
      Given Vorhand plays a Sechser-Dreier
      And it is trick 7
      When Third is to play to "4♦ XV" with "XX XIX III K♦ D♣ B♣" in hand
      Then the choice is "K♦"

    @position
    Example: In a Farbensolo suit is followed too
      Given Vorhand plays a Farbensolo
      And it is trick 4
      When Second is to play to "B♠" with "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣" in hand
      Then the choice is "D♠ 10♠"

    @position
    Example: In a Bettler a card of the suit goes although only a trump could take the trick
      Given Vorhand plays a Bettler
      And it is trick 6
      When Second is to play to "K♥" with "XX 3♥ D♦ C♦ D♠ 9♠ 7♣" in hand
      Then the choice is "3♥"

    Example: A player with spades trumps a spade
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♠"
      And Second plays "IX"
      Then that is refused
      And it is Second's turn to play
      And the choice is "D♠ B♠"

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

  @clause:KAR-PLAY-006
  Rule: When a trump is led, a trump has to be played

    @position
    Example: Every trump will do and nothing else
      Given Vorhand plays a Dreier
      And it is trick 5
      When Second is to play to "XVI" with "XX IX III I K♦ D♦ C♠ 8♣" in hand
      Then the choice is "XX IX III I"

    @position
    Scenario Outline: <only trump>
      Given Vorhand plays <contract>
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | only trump                                                      | contract           | number | player | trick  | hand            | choice |
        | The only trump has to go, be it the Mond                        | a Rufer calling K♥ | 8      | Second | Sküs   | XXI K♦ D♦ C♦ 8♣ | XXI    |
        | In a Farbensolo a trump that was led is followed with a trump   | a Farbensolo       | 9      | Third  | XVI IV | XX III K♥ 7♣    | XX III |
        | In a Piccolo a trump goes although none in hand takes the trick | a Piccolo          | 8      | Second | Sküs   | XX IX K♦ D♦ 8♣  | XX IX  |

    Example: A König is thrown on a trump although trumps are at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "K♦"
      Then that is refused
      And it is Second's turn to play
      And the choice is "XVIII II"

    @position
    Example: A trump that was led is followed with a trump also where suits go before trumps
      Given the reading "every-play" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is to play to "XX" with "XVII VI II K♥ D♥ K♠ 9♠" in hand
      Then the choice is "XVII VI II"

  @clause:KAR-PLAY-007
  Rule: Whoever is out of the suit led has to play a trump, in every game

    @position
    Example: The last trump has to go even if it is the I
      Given Vorhand plays a Solo-Dreier
      And it is trick 9
      When Dealer is to play to "K♣ XV D♣" with "I K♥ D♥ 9♠" in hand
      Then the choice is "I"

    @position @dispute:void-must-play-tarock
    Scenario Outline: No club, but three trumps, in a Dreier
      Given the reading "<reading>" of "void-must-play-tarock"
      And Vorhand plays a Dreier
      And it is trick 6
      When Second is to play to "C♣" with "XVII VI II K♥ D♥ K♠ 9♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice                 |
        | everywhere      | XVII VI II             |
        | not-in-fahren   | XVII VI II             |
        | farbensolo-only | XVII VI II K♥ D♥ K♠ 9♠ |

    @position @dispute:void-must-play-tarock
    Scenario Outline: No spade, and no trump in hand goes over the XXI, in a Bettler
      Given the reading "<reading>" of "void-must-play-tarock"
      And Vorhand plays a Bettler
      And it is trick 6
      When Third is to play to "K♠ XXI" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice               |
        | everywhere      | XX IX                |
        | not-in-fahren   | XX IX                |
        | farbensolo-only | XX IX D♥ D♦ C♦ 4♦ 7♣ |

    @position
    Example: Where a suit may go in a Bettler a trump that takes the trick still has to
      Stichzwang is left when the duty to trump is gone.
      Given the reading "farbensolo-only" of "void-must-play-tarock"
      And Vorhand plays a Bettler
      And it is trick 6
      When Third is to play to "K♠ X" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "XX"

    Example: A card of another suit is thrown although a trump is at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
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
        | game    | number | lead | hand    | card |
        | Dreier  | 11     | K♥   | XX C♦   | XX   |
        | Dreier  | 11     | D♠   | I B♣    | I    |
        | Dreier  | 11     | C♦   | II K♥   | II   |
        | Dreier  | 11     | 8♣   | Sküs A♥ | Sküs |
        | Bettler | 11     | K♥   | XX C♦   | XX   |
        | Bettler | 11     | D♠   | I B♣    | I    |
        | Bettler | 11     | C♦   | II K♥   | II   |
        | Bettler | 11     | 8♣   | Sküs A♥ | Sküs |

  @clause:KAR-PLAY-008
  Rule: Whoever can neither follow nor trump plays any card

    @position
    Scenario Outline: <free card>
      Given Vorhand plays <contract>
      And it is trick 8
      When <player> is to play to "<trick>" with "K♥ D♥ 4♦ K♠ 9♠" in hand
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

      Examples:
        | free card                                                       | contract           | player | trick |
        | No club and no trump                                            | a Dreier           | Second | C♣    |
        | A trump is led and no trump is left                             | a Rufer calling K♣ | Second | III   |
        | In a Piccolo nothing that is thrown away takes the trick anyway | a Piccolo          | Third  | 8♣ 9♣ |

    @position
    Example: In Fahren too everything is open without suit and trump
      Given Fahren is played
      And it is trick 8
      When Third is to play to "8♣ XX" with "K♥ D♥ 4♦ K♠ 9♠" in hand
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    Example: A Dame goes on a trump because there is nothing to follow with
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "VI"
      And Second plays "D♦"
      Then that is allowed
      And it is Third's turn to play

  @clause:KAR-PLAY-009
  Rule: The highest trump takes the trick; without a trump the highest card of the suit led does

    @position
    Scenario Outline: A trick <case>
      Given Second plays a <contract>
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                   | case              | contract    | winner  |
        | Vorhand B♠ 10♠ D♠ 7♠    | without a trump   | Dreier      | Third   |
        | Vorhand 7♠ K♥ 8♠ K♣     | without a trump   | Dreier      | Third   |
        | Dealer 4♦ K♥ K♠ K♣      | without a trump   | Dreier      | Dealer  |
        | Vorhand 4♥ A♥ 2♥ 3♥     | without a trump   | Dreier      | Second  |
        | Vorhand 7♠ 9♠ 10♠ 8♠    | without a trump   | Dreier      | Third   |
        | Third K♦ D♦ II C♦       | with trumps in it | Solo-Dreier | Vorhand |
        | Second C♣ XIV XIX IX    | with trumps in it | Solo-Dreier | Dealer  |
        | Dealer XI K♠ XII II     | with trumps in it | Solo-Dreier | Second  |
        | Vorhand XX XXI Sküs XIX | with trumps in it | Solo-Dreier | Third   |
        | Second 9♠ Sküs B♠ 7♠    | with trumps in it | Solo-Dreier | Third   |

    @position
    Scenario Outline: Two cards of the Trull are not enough for a Märchenstich
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                  | winner  |
        | Vorhand XXI I 4♦ XX    | Vorhand |
        | Vorhand I Sküs II XX   | Second  |
        | Vorhand XX Sküs 4♦ XXI | Second  |
        | Vorhand 4♦ I XXI C♦    | Third   |

    @position
    Scenario Outline: In every negative game a trump takes a suit
      Given Second plays a <game>
      When the trick is "Second D♣ II XVI K♣"
      Then Dealer wins the trick

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Scenario Outline: In Fahren it is no different
      Given Fahren is played
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick               | winner |
        | Third D♣ 9♣ K♥ K♣   | Second |
        | Third D♣ II K♥ K♣   | Dealer |
        | Third X II XIX Sküs | Second |

  @clause:KAR-PLAY-010
  Rule: The winner of a trick leads to the next one

    @position
    Example: The trick goes to the third to play
      Given Second plays a Dreier
      When the trick is "Dealer D♣ 9♣ K♣ 8♣"
      Then Second leads next

    @position
    Example: A leader who wins leads again
      Given Second plays a Bettler
      When the trick is "Third K♠ 10♠ 9♠ B♠"
      Then Third leads next

    Example: An opponent who takes the first trick leads to the second
      Given Vorhand holds "XXI"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI II Sküs III"
      Then it is Third's turn to play

    Example: The loser of a trick wants to lead
      Given Vorhand holds "XXI"
      And Second holds "II"
      And Third holds "Sküs"
      And Dealer holds "III"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "XXI II Sküs III"
      And Vorhand plays "XX"
      Then that is refused
      And it is Third's turn to play

    Example: In a Farbensolo the lead goes over to the winner too
      Vorhand leads to the first trick only.
      Given Vorhand holds "4♥"
      And Second holds "K♥ D♠"
      And Third holds "2♥"
      And Dealer holds "3♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand leads and the trick is "4♥ K♥ 2♥ 3♥"
      And Second plays "D♠"
      Then that is allowed
      And it is Third's turn to play

    Example: After eleven tricks the twelfth is still to be led
      Vorhand holds the twelve best trumps, Second the other ten with K♥ and D♥.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
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

    @position
    Example: A bird in its own trick may go, and so may a dearer one whose trick is past
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick 11
      When Second is to lead with "III II" in hand
      Then the choice is "III II"

    @position
    Scenario Outline: In its own trick the announced bird may go and need not
      Given the reading "<round>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to lead with "XX II" in hand
      Then the choice is "XX II"

      Examples:
        | round     |
        | lost-only |
        | renonce   |

    Scenario Outline: the tricks stand as they were played, wherever the dealer sits
      The first is taken by Third's K♦, the second by Dealer's D♣, the third by Third's D♥, the fourth by Vorhand's XX.
      Given the dealer is at seat <seat>
      And Vorhand holds "XX VII V III 2♥ 3♥ 3♦ 4♦ C♠ 8♠ 7♠ 7♣"
      And Second holds "XV X VIII II K♥ C♥ B♥ A♥ C♦ B♦ A♦ B♣"
      And Third holds "XVI XIV IX VI IV I D♥ K♦ D♠ 10♠ C♣ 9♣"
      And Dealer holds "Sküs XXI XIX XVII XII XI 4♥ D♦ B♠ 9♠ D♣ 8♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards       |
        | Vorhand | 4♦ C♦ K♦ D♦ |
        | Third   | 9♣ D♣ 7♣ B♣ |
        | Dealer  | 4♥ 2♥ A♥ D♥ |
        | Third   | VI XI XX II |
      Then these tricks have been taken:
        | leader  | cards       | winner  |
        | Vorhand | 4♦ C♦ K♦ D♦ | Third   |
        | Third   | 9♣ D♣ 7♣ B♣ | Dealer  |
        | Dealer  | 4♥ 2♥ A♥ D♥ | Third   |
        | Third   | VI XI XX II | Vorhand |
      And Vorhand leads next
      And the deal is not over
      And Third holds exactly "XVI XIV IX IV I D♠ 10♠ C♣"

      Examples:
        | seat |
        | 3    |
        | 0    |
        | 1    |
        | 2    |

  @clause:KAR-PLAY-011
  Rule: In a positive game nobody has to overtake

    @position
    Scenario Outline: A König is in hand on a Bube, and the 10 will do
      Given Vorhand plays a <game>
      And it is trick 5
      When Second is to play to "B♠" with "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣" in hand
      Then the choice is "K♠ C♠ 10♠"

      Examples:
        | game           |
        | Sechser-Dreier |
        | Dreier         |
        | Solo-Dreier    |

    @position
    Scenario Outline: A higher trump is in hand, and a lower one will do
      Given Vorhand plays a <game> calling K♥
      And it is trick 8
      When Dealer is to play to "XVI XVIII V" with "Sküs IV I K♦ 8♣" in hand
      Then the choice is "Sküs IV I"

      Examples:
        | game       |
        | Rufer      |
        | Auch-Rufer |
        | Solo-Rufer |

    @position
    Example: There is no need to go over a trump that lies on a suit
      Given Vorhand plays a Dreier
      And it is trick 6
      When Third is to play to "K♣ XV" with "XVI IV I K♥ D♥ K♠ 9♠" in hand
      Then the choice is "XVI IV I"

    @position
    Example: On Sküs and Mond the Pagat may stay in hand
      Given Vorhand plays a Dreier
      And it is trick 6
      When Third is to play to "XXI Sküs" with "XVI IV I K♥ D♥ K♠ 9♠" in hand
      Then the choice is "XVI IV I"

    Example: Second keeps the König under a Dame of Vorhand
      Given Vorhand holds "D♠"
      And Second holds "K♠ 7♠"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "D♠"
      And Second plays "7♠"
      Then that is allowed
      And it is Third's turn to play
