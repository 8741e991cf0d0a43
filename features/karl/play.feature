Feature: The play of the cards
  Who leads, what may be led and played, who takes a trick, what the Märchenstich and the Stichzwang do, and which of
  several announced birds goes first.

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-001
  Rule: In a positive game Vorhand leads to the first trick, with any card that neither the Farbensolo nor an announced bird holds back

    Example: Vorhand leads although the Dealer plays the Dreier
      Given Vorhand holds "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"
      And the Talon is "9♠ 8♣ 7♠" and "10♣ B♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Dreier, Vorhand Gut!"
      And Dealer takes the first half
      And Dealer lays away "9♠ 8♣ 7♠"
      And the announcing goes "Dealer ich liege, Vorhand Gut!, Second Gut!, Third Gut!"
      Then Vorhand is next to play
      And the choice is "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣"

    Example: Vorhand leads in a Solo-Rufer of Third
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Rufer, Dealer Gut!, Vorhand Gut!"
      And Third calls "K♦"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play

    Example: Vorhand leads in an Auch-Rufer of Second
      Given Dealer holds "K♦"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♦"
      And Second takes the first half
      And Second lays away "9♠ 8♠ 7♠"
      And the announcing goes "Second ich liege + Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Vorhand is next to play

    Example: Vorhand leads in her own Rufer
      Given Dealer holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play

    Example: Vorhand leads in her own Sechser-Dreier
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play

    Example: Vorhand sits to the right of whoever deals
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "Sküs"
      Then that is allowed
      And Second is next to play

    Example: The declarer may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Solo-Dreier, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second plays "X"
      Then that is refused
      And Vorhand is next to play

    @position
    Example: Vorhand's first lead is free, the Pagat included
      Given Second plays a Dreier
      When Vorhand is asked to lead holding "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"
      Then the choice is "Sküs XXI I K♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 10♣ 8♣"

    @dispute:first-leader
    Scenario Outline: Who leads in a Solo-Dreier of the Dealer
      Given the reading "<reading>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Dreier, Vorhand Gut!"
      And the announcing goes "Dealer ich liege, Vorhand Gut!, Second Gut!, Third Gut!"
      Then <player> is next to play

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
      Then <player> is next to play

      Examples:
        | reading  | player  |
        | vorhand  | Vorhand |
        | declarer | Second  |

  @clause:KAR-PLAY-002
  Rule: In a Farbensolo Vorhand leads first, whoever is the declarer

    @dispute:first-leader
    Scenario Outline: Vorhand leads in a Farbensolo of Third in either reading
      Given the reading "<reading>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play

      Examples:
        | reading  |
        | vorhand  |
        | declarer |

    Example: The declarer of a Farbensolo may not lead in Vorhand's place
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third plays "C♥"
      Then that is refused
      And Vorhand is next to play

    Example: Vorhand leads to her own Farbensolo
      Given Vorhand holds "II K♥ D♥ C♥ K♠ D♠ C♠ K♣ D♣ C♣ B♣ 10♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♥"
      Then that is allowed
      And Second is next to play

    Example: Vorhand is found from the dealer's seat in a Farbensolo too
      Given the dealer is at seat 0
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Vorhand is next to play

  @clause:KAR-PLAY-003
  Rule: In a negative game the declarer leads first

    Scenario Outline: Third leads as the declarer of a negative game
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third <game>, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Third is next to play

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
      And Dealer is next to play

    Example: The declarer leads although two opponents have said Kontra
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Piccolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Kontra Spiel, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Third is next to play

    Example: A Vorhand who has named a Bettler leads as its declarer
      Given Vorhand holds "7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Bettler"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      Then that is allowed
      And Second is next to play

    @dispute:first-leader
    Scenario Outline: The declarer of a negative game leads in either reading
      Given the reading "<reading>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then Second is next to play

      Examples:
        | reading  |
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
      And Third is next to play

    Example: From a leader in the middle the turn comes round to Vorhand
      Given Third holds "7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Bettler, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third plays "7♣"
      And Dealer plays "K♣"
      Then Vorhand is next to play

    Example: Nobody plays before his turn
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      And Third plays "C♥"
      Then that is refused
      And Second is next to play

    Example: Nobody plays two cards to one trick
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      And Vorhand plays "XXI"
      Then that is refused
      And Second is next to play

    Example: In Fahren the turn goes round as well
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XI"
      And Second plays "X"
      And Third plays "4♥"
      Then that is allowed
      And Dealer is next to play

  @clause:KAR-PLAY-005
  Rule: Whoever holds a card of the suit led has to play one

    @position
    Example: With the suit in hand neither trumps nor other suits may go
      Given Vorhand plays a Dreier
      And it is trick 4
      When Second is asked to play to "B♠" holding "XIX VII K♥ 3♥ D♦ D♠ 10♠ C♣ 8♣"
      Then the choice is "D♠ 10♠"

    @position
    Example: A trump on the table does not free a player from the suit
      Given Vorhand plays a Solo-Rufer calling K♥
      And it is trick 7
      When Third is asked to play to "A♥ XV" holding "XX XIX 2♥ K♣ D♣ B♣"
      Then the choice is "2♥"

    @position
    Example: A lone König has to be thrown under a trump
      Given Vorhand plays a Sechser-Dreier
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
    Example: In a Bettler a card of the suit goes although only a trump could take the trick
      Given Vorhand plays a Bettler
      And it is trick 6
      When Second is asked to play to "K♥" holding "XX 3♥ D♦ C♦ D♠ 9♠ 7♣"
      Then the choice is "3♥"

    Example: A player with spades trumps a spade
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII XVI XV XII XI IX D♠ B♠ K♣ D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♠"
      And Second plays "IX"
      Then that is refused
      And Second is next to play
      And the choice is "D♠ B♠"

  @clause:KAR-PLAY-006
  Rule: When a trump is led, a trump has to be played

    @position
    Example: Every trump will do and nothing else
      Given Vorhand plays a Dreier
      And it is trick 5
      When Second is asked to play to "XVI" holding "XX IX III I K♦ D♦ C♠ 8♣"
      Then the choice is "XX IX III I"

    @position
    Example: The only trump has to go, be it the Mond
      Given Vorhand plays a Rufer calling K♥
      And it is trick 8
      When Second is asked to play to "Sküs" holding "XXI K♦ D♦ C♦ 8♣"
      Then the choice is "XXI"

    @position
    Example: In a Farbensolo a trump that was led is followed with a trump
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Third is asked to play to "XVI IV" holding "XX III K♥ 7♣"
      Then the choice is "XX III"

    @position
    Example: In a Piccolo a trump goes although none in hand takes the trick
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Second is asked to play to "Sküs" holding "XX IX K♦ D♦ 8♣"
      Then the choice is "XX IX"

    Example: A König is thrown on a trump although trumps are at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVIII II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "K♦"
      Then that is refused
      And Second is next to play
      And the choice is "XVIII II"

    @position
    Example: A trump that was led is followed with a trump also where suits go before trumps
      Given the reading "every-play" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is asked to play to "XX" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "XVII VI II"

  @clause:KAR-PLAY-007
  Rule: Whoever is out of the suit led has to play a trump, in every game

    @position
    Example: The last trump has to go even if it is the I
      Given Vorhand plays a Solo-Dreier
      And it is trick 9
      When Dealer is asked to play to "K♣ XV D♣" holding "I K♥ D♥ 9♠"
      Then the choice is "I"

    @position @dispute:void-must-play-tarock
    Scenario Outline: No club, but three trumps, in a Dreier
      Given the reading "<reading>" of "void-must-play-tarock"
      And Vorhand plays a Dreier
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
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
      When Third is asked to play to "K♠ XXI" holding "XX IX D♥ D♦ C♦ 4♦ 7♣"
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
      When Third is asked to play to "K♠ X" holding "XX IX D♥ D♦ C♦ 4♦ 7♣"
      Then the choice is "XX"

    Example: A card of another suit is thrown although a trump is at hand
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "II D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♠"
      And Second plays "9♣"
      Then that is refused
      And Second is next to play
      And the choice is "II"

  @clause:KAR-PLAY-008
  Rule: Whoever can neither follow nor trump plays any card

    @position
    Example: No club and no trump
      Given Vorhand plays a Dreier
      And it is trick 8
      When Second is asked to play to "C♣" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: A trump is led and no trump is left
      Given Vorhand plays a Rufer calling K♣
      And it is trick 8
      When Second is asked to play to "III" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: In a Piccolo nothing that is thrown away takes the trick anyway
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Third is asked to play to "8♣ 9♣" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    @position
    Example: In Fahren too everything is open without suit and trump
      Given Fahren is played
      And it is trick 8
      When Third is asked to play to "8♣ XX" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

    Example: A Dame goes on a trump because there is nothing to follow with
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "D♥ C♥ B♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♣ 9♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "VI"
      And Second plays "D♦"
      Then that is allowed
      And Third is next to play

  @clause:KAR-PLAY-009
  Rule: The highest trump takes the trick; without a trump the highest card of the suit led does

    @position
    Scenario Outline: A trick without a trump
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                | winner |
        | Vorhand B♠ 10♠ D♠ 7♠ | Third  |
        | Vorhand 7♠ K♥ 8♠ K♣  | Third  |
        | Dealer 4♦ K♥ K♠ K♣   | Dealer |
        | Vorhand 4♥ A♥ 2♥ 3♥  | Second |
        | Vorhand 7♠ 9♠ 10♠ 8♠ | Third  |

    @position
    Scenario Outline: A trick with trumps in it
      Given Second plays a Solo-Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                   | winner  |
        | Third K♦ D♦ II C♦       | Vorhand |
        | Second C♣ XIV XIX IX    | Dealer  |
        | Dealer XI K♠ XII II     | Second  |
        | Vorhand XX XXI Sküs XIX | Third   |
        | Second 9♠ Sküs B♠ 7♠    | Third   |

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
      Then Third is next to play

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
      And Third is next to play

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
      And Third is next to play

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
      Then Vorhand is next to play
      And the choice is "XI"

    @position
    Example: A bird in its own trick may go, and so may a dearer one whose trick is past
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick 11
      When Second is asked to lead holding "III II"
      Then the choice is "III II"

    @position @dispute:announced-bird-played-early
    Scenario Outline: In its own trick the announced bird may go and need not
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is asked to lead holding "XX II"
      Then the choice is "XX II"

      Examples:
        | reading   |
        | lost-only |
        | renonce   |

  @clause:KAR-PLAY-011
  Rule: In a positive game nobody has to overtake

    @position
    Scenario Outline: A König is in hand on a Bube, and the 10 will do
      Given Vorhand plays a <game>
      And it is trick 5
      When Second is asked to play to "B♠" holding "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣"
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
      When Dealer is asked to play to "XVI XVIII V" holding "Sküs IV I K♦ 8♣"
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
      When Third is asked to play to "K♣ XV" holding "XVI IV I K♥ D♥ K♠ 9♠"
      Then the choice is "XVI IV I"

    @position
    Example: On Sküs and Mond the Pagat may stay in hand
      Given Vorhand plays a Dreier
      And it is trick 6
      When Third is asked to play to "XXI Sküs" holding "XVI IV I K♥ D♥ K♠ 9♠"
      Then the choice is "XVI IV I"

    Example: Second keeps the König under a Dame of Vorhand
      Given Vorhand holds "D♠"
      And Second holds "K♠ 7♠"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "D♠"
      And Second plays "7♠"
      Then that is allowed
      And Third is next to play

  @clause:KAR-PLAY-012
  Rule: When Sküs, Mond and Pagat lie in one trick, the Pagat takes it, in whatever order they came

    @position
    Scenario Outline: Sküs, Mond and Pagat in every order
      Given Second plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                 | winner  |
        | Vorhand Sküs XXI I 4♦ | Third   |
        | Vorhand Sküs I XXI 4♦ | Second  |
        | Vorhand XXI Sküs 4♦ I | Dealer  |
        | Vorhand XXI 4♦ I Sküs | Third   |
        | Vorhand I Sküs XXI 4♦ | Vorhand |
        | Vorhand I K♣ XXI Sküs | Vorhand |
        | Second XX XXI Sküs I  | Vorhand |
        | Dealer II I XXI Sküs  | Vorhand |

    @position
    Scenario Outline: The Trull falls on a suit
      Given Third plays a Solo-Rufer calling K♥
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick               | winner  |
        | Third K♣ I Sküs XXI | Dealer  |
        | Third K♣ Sküs XXI I | Second  |
        | Third K♣ XXI I Sküs | Vorhand |

    @position
    Scenario Outline: The Märchenstich holds in every positive game
      Given Second plays a <game>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

      Examples:
        | game                  |
        | Rufer calling K♥      |
        | Solo-Rufer calling K♥ |
        | Auch-Rufer calling K♥ |
        | Dreier                |
        | Solo-Dreier           |

    @position
    Example: The Märchenstich holds in a Sechser-Dreier
      Given Vorhand plays a Sechser-Dreier
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

    Example: Whoever has made a Märchenstich leads to the next trick
      Given Vorhand holds "Sküs"
      And Second holds "XXI"
      And Third holds "I"
      And Dealer holds "XX"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "Sküs XXI I XX"
      Then Third wins the trick
      And Third is next to play

  @clause:KAR-PLAY-013
  Rule: The Märchenstich holds in negative games

    @position
    Scenario Outline: The Pagat takes Sküs and Mond in every negative game
      Given Second plays a <game>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick
      And Dealer leads next

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Scenario Outline: The Pagat is led, or all three fall on a suit, in a Bettler
      Given Second plays a Bettler
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                | winner  |
        | Second I XXI II Sküs | Second  |
        | Second K♠ Sküs XXI I | Vorhand |

  @clause:KAR-PLAY-014
  Rule: The Märchenstich holds in a Farbensolo

    @position
    Scenario Outline: A trump was led, and Sküs, Mond and Pagat lie
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                 | winner  |
        | Vorhand XXI I Sküs XX | Second  |
        | Vorhand I Sküs K♣ XXI | Vorhand |
        | Third II XXI Sküs I   | Second  |

  @clause:KAR-PLAY-015
  Rule: In a Farbensolo the Märchenstich holds only when a trump was led

    @position @dispute:maerchenstich-farbensolo-plain-lead
    Scenario Outline: The Trull falls on a König
      Given the reading "<reading>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then <winner> wins the trick

      Examples:
        | reading   | winner  |
        | trump-led | Vorhand |
        | any-lead  | Dealer  |

    @position @dispute:maerchenstich-farbensolo-plain-lead
    Scenario Outline: The Trull falls on a 7 that was led
      Given the reading "<reading>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Dealer 7♣ XXI I Sküs"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading   | winner |
        | trump-led | Dealer |
        | any-lead  | Second |

    @position @dispute:maerchenstich-farbensolo-plain-lead
    Scenario Outline: The Mond was led and the rest of the Trull falls on it
      Given the reading "<reading>" of "maerchenstich-farbensolo-plain-lead"
      And Second plays a Farbensolo
      When the trick is "Vorhand XXI I Sküs XX"
      Then Second wins the trick

      Examples:
        | reading   |
        | trump-led |
        | any-lead  |

  @clause:KAR-PLAY-016
  Rule: In a negative game, among the cards that suit and trump duty leave, one that takes the trick so far has to go

    @position
    Scenario Outline: The Dame and the Caval take the Bube, the 10 does not
      Given Vorhand plays a <game>
      And it is trick 5
      When Second is asked to play to "B♠" holding "XX IX D♦ C♦ D♠ C♠ 10♠ 7♣"
      Then the choice is "D♠ C♠"

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Scenario Outline: A trump that was led has to be overtaken
      Given Vorhand plays a <game>
      And it is trick 5
      When Third is asked to play to "X III" holding "XX XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "XX XI"

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Example: The declarer has to take like the others
      Given Vorhand plays a Bettler
      And it is trick 5
      When Vorhand is asked to play to "9♠ 7♠" holding "V IV II 3♥ 4♥ B♠ 8♠ 7♣"
      Then the choice is "B♠"

    @position
    Example: It is the best card so far that counts, not the one led
      Given Vorhand plays a Bettler
      And it is trick 5
      When Third is asked to play to "7♠ D♠" holding "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣"
      Then the choice is "K♠"

    @position
    Example: Any better card will do, it need not be the best
      A, 2 and 3 are all above the 4.
      Given Vorhand plays a Bettel-Ouvert
      And it is trick 5
      When Second is asked to play to "4♥" holding "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣"
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Scenario Outline: What cannot take the trick binds nobody
      No spade goes over the König or a trump, no trump in hand over Sküs or XXI.
      Given Vorhand plays a Piccolo
      And it is trick 5
      When Third is asked to play to "<table>" holding "XX IX V D♠ C♠ 10♠ D♦ 7♣"
      Then the choice is "<choice>"

      Examples:
        | table  | choice    |
        | B♠ K♠  | D♠ C♠ 10♠ |
        | B♠ VI  | D♠ C♠ 10♠ |
        | X Sküs | XX IX V   |
        | K♥ XXI | XX IX V   |

    @position
    Example: A trump on a suit has to be overtaken by those who trump too
      Given Vorhand plays a Zwiccolo
      And it is trick 5
      When Third is asked to play to "B♠ X" holding "XX XI IX V D♦ C♦ 8♣ 7♣"
      Then the choice is "XX XI"

    @position
    Example: The lead has nothing to take
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Second is asked to lead holding "XX III D♥ 4♦ K♣"
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: An opponent of a Bettler plays under the card that lies
      Given Vorhand holds "9♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "9♠"
      And Second plays "8♠"
      Then that is refused
      And Second is next to play
      And the choice is "K♠"

    Example: An opponent of a Bettler may keep his König where the 8 goes over the 7
      Given Vorhand holds "7♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And Second plays "8♠"
      Then that is allowed
      And Third is next to play

    @position @dispute:maerchenstich-skues-owed
    Scenario Outline: The Mond lies without the Pagat, and the Sküs has to go over it
      Given the reading "<reading>" of "maerchenstich-skues-owed"
      And Vorhand plays a Bettler
      And it is trick 8
      When Third is asked to play to "II XXI" holding "Sküs XX III K♥ 7♣"
      Then the choice is "Sküs"

      Examples:
        | reading  |
        | not-owed |
        | owed     |

    @position
    Example: On the Pagat alone the Sküs is asked for like every other trump
      Given Vorhand plays a Bettler
      And it is trick 8
      When Second is asked to play to "I" holding "Sküs XX III K♥ 7♣"
      Then the choice is "Sküs XX III"

  @clause:KAR-PLAY-017
  Rule: In a negative game the Pagat goes, led or added, only when its holder has no other trump

    @position
    Scenario Outline: The Pagat is not led beside another trump
      Given Vorhand plays a <game>
      And it is trick 8
      When Second is asked to lead holding "II I D♥ 4♦ K♣"
      Then the choice is "II D♥ 4♦ K♣"

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    @position
    Scenario Outline: Another trump is added before the Pagat
      Only the X takes the club; on the trump that was led neither does.
      Given Vorhand plays a <game>
      And it is trick 8
      When Second is asked to play to "<table>" holding "X I D♥ 4♦ K♠"
      Then the choice is "X"

      Examples:
        | game            | table |
        | Piccolo         | XV    |
        | Zwiccolo        | 7♣    |
        | Bettler         | XV    |
        | Piccolo-Ouvert  | 7♣    |
        | Zwiccolo-Ouvert | XV    |
        | Bettel-Ouvert   | 7♣    |

    @position
    Scenario Outline: As the last trump the Pagat goes like any other card
      Given Vorhand plays a Bettler
      And it is trick 8
      When Second is asked to <do> holding "I D♥ C♥ 4♦ K♠"
      Then the choice is "<choice>"

      Examples:
        | do           | choice        |
        | lead         | I D♥ C♥ 4♦ K♠ |
        | play to "X"  | I             |
        | play to "7♣" | I             |
        | play to "A♥" | D♥ C♥         |

    @position
    Scenario Outline: While one card of the Märchenstich is missing the Pagat waits
      Given Vorhand plays a Zwiccolo
      And it is trick 8
      When Third is asked to play to "<table>" holding "X I D♥ 4♦ K♣"
      Then the choice is "X"

      Examples:
        | table   |
        | XX Sküs |
        | XX XXI  |
        | XXI XX  |

    @position
    Example: With nothing else left the Pagat is led
      Given Vorhand plays a Bettler
      And it is trick 12
      When Second is asked to lead holding "I"
      Then the choice is "I"

    Example: The declarer of a Bettler wants to lead the Pagat first of all
      Given Vorhand holds "II I D♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "I"
      Then that is refused
      And Vorhand is next to play
      And the choice is "II D♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"

    Example: An opponent of a Piccolo gives the Pagat to a trump while he has another
      Given Vorhand holds "XX"
      And Second holds "X I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "I"
      Then that is refused
      And Second is next to play
      And the choice is "X"

  @clause:KAR-PLAY-018
  Rule: In a negative game the Pagat has to be played on Sküs and Mond in the same trick, even with other trumps in hand

    @position
    Scenario Outline: Sküs and Mond lie, and the Pagat is held with two more trumps
      Given Vorhand plays a <game>
      And it is trick 8
      When Third is asked to play to "<table>" holding "XX X I 4♦ K♣"
      Then the choice is "I"

      Examples:
        | game            | table    |
        | Piccolo         | XXI Sküs |
        | Zwiccolo        | Sküs XXI |
        | Bettler         | XXI Sküs |
        | Piccolo-Ouvert  | Sküs XXI |
        | Zwiccolo-Ouvert | XXI Sküs |
        | Bettel-Ouvert   | Sküs XXI |

    @position
    Scenario Outline: Sküs and Mond lie with a third card
      Given Vorhand plays a Bettler
      And it is trick 8
      When Dealer is asked to play to "<table>" holding "XX X I 4♦ D♥"
      Then the choice is "I"

      Examples:
        | table       |
        | K♠ Sküs XXI |
        | XXI II Sküs |
        | Sküs XXI 7♣ |

    @position
    Example: Who can follow suit keeps the Pagat also on Sküs and Mond
      Given Vorhand plays a Bettler
      And it is trick 8
      When Dealer is asked to play to "K♠ Sküs XXI" holding "XX I 9♠ 8♠ D♥"
      Then the choice is "9♠ 8♠"

    Example: The Dealer keeps the Pagat back on Sküs and Mond in a Piccolo
      Given Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "IV III I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XXI"
      And Second plays "Sküs"
      And Third plays "II"
      And Dealer plays "IV"
      Then that is refused
      And Dealer is next to play
      And the choice is "I"

  @clause:KAR-PLAY-019
  Rule: On Pagat and Mond in one trick Stichzwang does not ask for the Sküs, which would not take it

    @position @dispute:maerchenstich-skues-owed
    Scenario Outline: The Pagat was led in a Bettler and the Mond lies on it
      Given the reading "<reading>" of "maerchenstich-skues-owed"
      And Vorhand plays a Bettler
      And it is trick 8
      When Third is asked to play to "I XXI" holding "Sküs XX III K♥ 7♣"
      Then the choice is "<choice>"

      Examples:
        | reading  | choice      |
        | not-owed | Sküs XX III |
        | owed     | Sküs        |

    @position @dispute:maerchenstich-skues-owed
    Scenario Outline: Mond and Pagat have fallen on a König in Fahren
      Given the reading "<reading>" of "maerchenstich-skues-owed"
      And Fahren is played
      And it is trick 8
      When Dealer is asked to play to "K♠ XXI I" holding "Sküs XX III K♥ 7♣"
      Then the choice is "<choice>"

      Examples:
        | reading  | choice      |
        | not-owed | Sküs XX III |
        | owed     | Sküs        |

  @clause:KAR-PLAY-020
  Rule: In an Ouvert game all four hands are laid open between the first trick and the second lead

    Scenario Outline: After the first trick everybody sees every hand
      Vorhand has led the 7♠. Second took it with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, the Dealer
      eleven suit cards.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what <player> has seen
      Then these cards have been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣ Sküs XXI XIII IX I K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠"

      Examples:
        | game            | player  |
        | Piccolo-Ouvert  | Vorhand |
        | Piccolo-Ouvert  | Second  |
        | Zwiccolo-Ouvert | Third   |
        | Zwiccolo-Ouvert | Dealer  |
        | Bettel-Ouvert   | Vorhand |
        | Bettel-Ouvert   | Third   |

    Example: With the last card of the first trick still to come the hands are closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X"
      And it is asked what Third has seen
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: Only hands are laid open, not the Talon
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Third has seen
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

    @dispute:ouvert-open-and-consult
    Scenario Outline: Once the first card lies, what does Third see of the hands
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And it is asked what Third has seen
      Then these cards <have> been seen: "2♥ 8♠ Sküs XII C♥ K♠"

      Examples:
        | reading               | have     |
        | all-after-first-trick | have not |
        | all-after-first-card  | have     |
        | opponents-only        | have not |
        | confer-in-all         | have not |

    @dispute:ouvert-open-and-consult
    Scenario Outline: Once the first trick is complete, what does Third see of the declarer
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Third has seen
      Then these cards have been seen: "Sküs XII C♥ K♠"
      And these cards <have> been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣"

      Examples:
        | reading               | have     |
        | all-after-first-trick | have     |
        | all-after-first-card  | have     |
        | opponents-only        | have not |
        | confer-in-all         | have     |

    Example: Where only the opponents lie open the declarer sees all three of them
      Given the reading "opponents-only" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Zwiccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Vorhand has seen
      Then these cards have been seen: "Sküs XXI XII IX I K♥ D♥ C♥ B♥ K♦ K♠"

    Example: Before anything is played the hands of an Ouvert are closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Zwiccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And it is asked what Dealer has seen
      Then these cards have not been seen: "2♥ 7♠ Sküs XII X K♥"

  @clause:KAR-PLAY-021
  Rule: From the opening of the hands on the three opponents may confer

    @dispute:ouvert-open-and-consult
    Scenario Outline: Third after the first trick of a Bettel-Ouvert
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Third has seen
      Then Third may confer with "Second, Dealer"

      Examples:
        | reading               |
        | all-after-first-trick |
        | all-after-first-card  |
        | opponents-only        |
        | confer-in-all         |

    @dispute:ouvert-open-and-consult
    Scenario Outline: The Dealer when the first card of a Piccolo-Ouvert lies
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And it is asked what Dealer has seen
      Then Dealer may confer with "<players>"

      Examples:
        | reading               | players       |
        | all-after-first-trick | nobody        |
        | all-after-first-card  | Second, Third |
        | opponents-only        | nobody        |
        | confer-in-all         | Second, Third |

    @dispute:ouvert-open-and-consult
    Scenario Outline: Second in the middle of a Zwiccolo that is no Ouvert
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Zwiccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Second has seen
      Then Second may confer with "<players>"

      Examples:
        | reading               | players       |
        | all-after-first-trick | nobody        |
        | all-after-first-card  | nobody        |
        | opponents-only        | nobody        |
        | confer-in-all         | Third, Dealer |

    @dispute:ouvert-open-and-consult
    Scenario Outline: Third when the first card of a Bettel-Ouvert lies, and when the first trick is complete
      Given the reading "<reading>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And it is asked what Third has seen
      Then these cards <early> been seen: "2♥ 8♠ Sküs XII C♥ K♠"
      And Third may confer with "<players>"
      When Second plays "XI"
      And Third plays "X"
      And Dealer plays "B♠"
      And it is asked what Third has seen
      Then these cards <late> been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣"

      Examples:
        | reading               | early    | players        | late     |
        | all-after-first-trick | have not | nobody         | have     |
        | all-after-first-card  | have     | Second, Dealer | have     |
        | opponents-only        | have not | nobody         | have not |
        | confer-in-all         | have not | Second, Dealer | have     |

    Scenario Outline: The declarer has nobody to confer with
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And it is asked what Vorhand has seen
      Then Vorhand may confer with "nobody"

      Examples:
        | game            |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Example: The opponents go on conferring in the second trick
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Zwiccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Second has seen
      Then Second may confer with "Third, Dealer"

    Example: The partners of an opponent are found from the declarer's seat
      Third is the declarer, so Vorhand confers with Second and the Dealer.
      Given Third holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Bettel-Ouvert, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third leads and the trick is "7♠ K♠ XI X"
      And it is asked what Vorhand has seen
      Then Vorhand may confer with "Second, Dealer"

    Scenario Outline: In a negative game that is no Ouvert the hands stay closed, and nobody confers
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Third has seen
      Then these cards have not been seen: "2♥ 8♠ Sküs XIII C♥ K♠"
      And Third may confer with "nobody"

      Examples:
        | game     |
        | Piccolo  |
        | Zwiccolo |
        | Bettler  |

  @clause:KAR-PLAY-022
  Rule: A Piccolo is won with exactly one trick

    @position
    Scenario Outline: Tricks in a Piccolo
      Given Vorhand plays a Piccolo
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | won     |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | lost    |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-023
  Rule: A Zwiccolo is won with exactly two tricks

    @position
    Scenario Outline: Tricks in a Zwiccolo
      Given Third plays a Zwiccolo
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | won     |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-024
  Rule: A Bettler is won without a trick

    @position
    Scenario Outline: Tricks in a Bettler
      Given Vorhand plays a Bettler
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                    | outcome |
        | 0      |                          | won     |
        | 1      | II 2♥ 4♥ 2♦              | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ | lost    |

  @clause:KAR-PLAY-025
  Rule: A Piccolo-Ouvert is won with exactly one trick

    @position
    Scenario Outline: Tricks in a Piccolo-Ouvert
      Given Dealer plays a Piccolo-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | won     |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | lost    |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-026
  Rule: A Zwiccolo-Ouvert is won with exactly two tricks

    @position
    Scenario Outline: Tricks in a Zwiccolo-Ouvert
      Given Vorhand plays a Zwiccolo-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | won     |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-027
  Rule: A Bettel-Ouvert is won without a trick

    @position
    Scenario Outline: Tricks in a Bettel-Ouvert
      Given Vorhand plays a Bettel-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                    | outcome |
        | 0      |                          | won     |
        | 1      | II 2♥ 4♥ 2♦              | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ | lost    |

  @clause:KAR-PLAY-028
  Rule: In a Farbensolo a trump takes a trick only when trump was led, and otherwise the highest card of the suit led does

    @position
    Scenario Outline: A suit was led, and trumps lie on it
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner  |
        | Second 9♠ Sküs B♠ 7♠ | Dealer  |
        | Vorhand 4♦ XXI XV I  | Vorhand |
        | Third 8♣ K♥ 9♣ XX    | Vorhand |
        | Third 8♣ K♥ XX 9♣    | Second  |

    @position
    Scenario Outline: A trump was led, and the highest trump takes it
      Given Second plays a Farbensolo
      When the trick is "<trick>"
      Then <winner> wins the trick

      Examples:
        | trick                 | winner  |
        | Dealer XI XIX XII II  | Vorhand |
        | Third III K♠ II K♥    | Third   |
        | Second XXI Sküs XX 7♣ | Third   |

    Example: A leader keeps the lead over three trumps
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs"
      And Third holds "XX"
      And Dealer holds "XV"
      And the Talon is "B♥ A♥ 2♥" and "3♥ 4♥ B♦"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "K♥ Sküs XX XV"
      Then Vorhand wins the trick
      And Vorhand is next to play

  @clause:KAR-PLAY-029
  Rule: In a Farbensolo nobody leads a trump while he holds a suit card

    @position
    Scenario Outline: With a suit card only that may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When <player> is asked to lead holding "<hand>"
      Then the choice is "<choice>"

      Examples:
        | player  | hand           | choice         |
        | Second  | XX XV III I 7♣ | 7♣             |
        | Vorhand | XX XV I K♥ 7♣  | K♥ 7♣          |
        | Second  | XX XV IX III I | XX XV IX III I |
        | Vorhand | XX XV IX III I | XX XV IX III I |

    Example: Vorhand leads a suit to the first trick, whoever is the declarer
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Farbensolo, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play
      And the choice is "K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: Vorhand wants to draw trumps first
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      Then that is refused
      And Vorhand is next to play

    Example: Who has trumps only leads one to the first trick
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "Sküs"
      Then that is allowed
      And Second is next to play

    @position @dispute:farbensolo-tarock-lead-or-play
    Scenario Outline: A lead with trumps and one suit card in either reading
      Given the reading "<reading>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 8
      When Second is asked to lead holding "XX XV III I 7♣"
      Then the choice is "7♣"

      Examples:
        | reading    |
        | leads      |
        | every-play |

  @clause:KAR-PLAY-030
  Rule: In a Farbensolo a player without the suit led has to add a trump, though it does not take the trick

    @position @clause:KAR-PLAY-029 @dispute:farbensolo-tarock-lead-or-play
    Scenario Outline: No club, but trumps and two other suits
      Given the reading "<reading>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "<choice>"

      Examples:
        | reading    | choice      |
        | leads      | XVII VI II  |
        | every-play | K♥ D♥ K♠ 9♠ |

    @position @dispute:farbensolo-tarock-lead-or-play
    Scenario Outline: No club, and nothing but trumps
      Given the reading "<reading>" of "farbensolo-tarock-lead-or-play"
      And Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is asked to play to "K♣ XV D♣" holding "Sküs XIV II I"
      Then the choice is "Sküs XIV II I"

      Examples:
        | reading    |
        | leads      |
        | every-play |

    @position
    Example: The Sküs goes when it is the only trump
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is asked to play to "K♣ XV D♣" holding "Sküs K♥ D♥ 9♠"
      Then the choice is "Sküs"

    @position @dispute:void-must-play-tarock
    Scenario Outline: The duty to trump stands in a Farbensolo in every reading
      Given the reading "<reading>" of "void-must-play-tarock"
      And Vorhand plays a Farbensolo
      And it is trick 6
      When Second is asked to play to "C♣" holding "XVII VI II K♥ D♥ K♠ 9♠"
      Then the choice is "XVII VI II"

      Examples:
        | reading         |
        | everywhere      |
        | not-in-fahren   |
        | farbensolo-only |

    Example: A Bube is kept out of a Farbensolo trick by the trumps in hand
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs X B♠ 10♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "K♥"
      And Second plays "B♠"
      Then that is refused
      And Second is next to play
      And the choice is "Sküs X"

  @clause:KAR-PLAY-031
  Rule: In a Farbensolo a player with neither the suit led nor a trump adds any card

    @position
    Scenario Outline: No card to follow with and no trump
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is asked to play to "<table>" holding "K♥ D♥ 4♦ K♠ 9♠"
      Then the choice is "K♥ D♥ 4♦ K♠ 9♠"

      Examples:
        | table |
        | C♣    |
        | III   |

    Example: A König goes on a club because there is nothing else to be done
      Given Vorhand holds "C♣"
      And Second holds "K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "C♣"
      And Second plays "K♦"
      Then that is allowed
      And Third is next to play

  @clause:KAR-PLAY-032
  Rule: In a Farbensolo nobody has to overtake

    @position
    Scenario Outline: Higher cards are in hand, and lower ones will do
      Given Vorhand plays a Farbensolo
      And it is trick 5
      When Third is asked to play to "<table>" holding "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣"
      Then the choice is "<choice>"

      Examples:
        | table | choice    |
        | B♠ 9♠ | K♠ C♠ 10♠ |
        | X II  | XX IX     |
        | K♥ X  | XX IX     |

    @position
    Example: The Pagat need not go on Sküs and Mond in a Farbensolo, and may go with other trumps in hand
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Third is asked to play to "XXI Sküs" holding "XX I D♦ C♦ 7♣"
      Then the choice is "XX I"

    Example: Second keeps the König of a Farbensolo under a Dame
      Given Vorhand holds "D♠"
      And Second holds "K♠ 7♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "D♠"
      And Second plays "7♠"
      Then that is allowed
      And Third is next to play

  @clause:KAR-PLAY-033
  Rule: Of several birds that his side announced nobody gives up a cheaper one while he could play a dearer one instead, even one whose own trick is past

    @position
    Scenario Outline: A trump is led early, and two announced birds are in hand with the XX
      Given Second plays a Dreier
      And the player has announced "<announced>"
      And it is trick 5
      When Second is asked to play to "XV" holding "XX <birds> K♥ 4♥ K♠ 9♣ 8♣"
      Then the choice is "<choice>"

      Examples:
        | announced       | birds  | choice |
        | Pagat, Uhu      | II I   | XX II  |
        | Pagat, Kakadu   | III I  | XX III |
        | Uhu, Kakadu     | III II | XX III |
        | Pagat, Wildsau  | IV I   | XX IV  |
        | Uhu, Wildsau    | IV II  | XX IV  |
        | Kakadu, Wildsau | IV III | XX IV  |

    @position
    Example: All four birds are announced, and only the dearest may go
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu, Wildsau"
      And it is trick 7
      When Second is asked to play to "XVII" holding "IV III II I K♥ K♠"
      Then the choice is "IV"

    @position
    Example: A lead is bound like a card that is added
      Given Second plays a Dreier
      And the player has announced "Uhu, Kakadu"
      And it is trick 5
      When Second is asked to lead holding "XX III II K♥ 4♥ K♠ 9♣ 8♣"
      Then the choice is "XX III K♥ 4♥ K♠ 9♣ 8♣"

    @position
    Scenario Outline: A bird in its own trick is not given up, and the dearest goes first, be its trick past or not
      In trick 10 the III is due, in trick 11 the II; the cheaper ones still wait. A III kept back in trick 10 is lost
      already, but goes before the I all the same.
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick <number>
      When Second is asked to lead holding "<hand>"
      Then the choice is "<choice>"

      Examples:
        | number | hand     | choice |
        | 10     | III II I | III    |
        | 11     | II I     | II     |
        | 11     | III I    | III    |

    @position
    Example: A bird that was not announced is neither dearer nor cheaper
      Given Second plays a Dreier
      And the player has announced "Pagat, Kakadu"
      And it is trick 5
      When Second is asked to play to "XV" holding "III II I K♥ 4♥ K♠ 9♣ 8♣"
      Then the choice is "III II"

    @position
    Example: A dearer bird that cannot be played does not hold back the cheaper one
      Diamonds have to be followed, so no bird may go at all.
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Second is asked to play to "D♦" holding "II I K♦ 4♦ K♠ 9♣"
      Then the choice is "K♦ 4♦"

    @position
    Example: Where birds can be announced in a negative game the order holds there too
      Given the reading "bonuses-too" of "negative-games-basics"
      And Vorhand plays a Bettler
      And the player has announced "Uhu, Kakadu"
      And it is trick 5
      When Second is asked to lead holding "XX III II K♥ 4♥ K♠ 9♣ 8♣"
      Then the choice is "XX III K♥ 4♥ K♠ 9♣ 8♣"

    Example: Third gives up the Pagat before the Kakadu
      Given Vorhand holds "XX"
      And Third holds "III I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege + Pagat + Kakadu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "XX"
      And Second plays "X"
      And Third plays "I"
      Then that is refused
      And Third is next to play
      And the choice is "III"

    Example: Birds that the partner has announced bind the one who holds them
      Vorhand has announced both birds; Third holds them, and the called König.
      Given Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Third holds "XIX II I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "XV"
      Then Third is next to play
      And the choice is "XIX II"

    @dispute:giving-up-order-scope
    Scenario Outline: Vorhand has announced the Pagat and holds it, her partner the Uhu
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                |
        | hand       | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ |
        | side       | Sküs XXI XX D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣   |
        | koenig-too | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ |

    @dispute:giving-up-order-scope
    Scenario Outline: Once the partner has given up the Uhu the Pagat is free
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX II D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "<lead>"
      And Second plays "XV"
      Then Third is next to play
      And the choice is "<choice>"

      Examples:
        | reading    | lead | choice |
        | hand       | II   | XIX I  |
        | hand       | XX   | XIX I  |
        | side       | II   | XIX I  |
        | side       | XX   | XIX    |
        | koenig-too | XX   | XIX I  |

    @dispute:giving-up-order-scope
    Scenario Outline: The dearer bird of the partner does not wait for the cheaper one
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX II D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "II"
      Then that is allowed

      Examples:
        | reading    |
        | hand       |
        | side       |
        | koenig-too |

    @position @dispute:giving-up-order-scope
    Scenario Outline: A lead with the announced Uhu and the called König of an announced König Ultimo
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand plays a Solo-Rufer calling K♥
      And the player has announced "Uhu, König ultimo"
      And it is trick 7
      When Third is asked to lead holding "XX II K♥ 4♥ K♠ 9♣"
      Then the choice is "<choice>"

      Examples:
        | reading    | choice            |
        | hand       | XX II K♥ 4♥ K♠ 9♣ |
        | side       | XX II K♥ 4♥ K♠ 9♣ |
        | koenig-too | XX II 4♥ K♠ 9♣    |

    @position @dispute:giving-up-order-scope
    Scenario Outline: Pagat and König Ultimo are equally dear
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand plays a Solo-Rufer calling K♥
      And the player has announced "Pagat, König ultimo"
      And it is trick 9
      When Third is asked to lead holding "XX I K♥ 9♣"
      Then the choice is "XX I K♥ 9♣"

      Examples:
        | reading    |
        | hand       |
        | side       |
        | koenig-too |

    @position @dispute:giving-up-order-scope
    Scenario Outline: Two birds in one hand in every reading
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Vorhand is asked to play to "XVII" holding "II I K♥ K♠ D♠ K♣"
      Then the choice is "II"

      Examples:
        | reading    |
        | hand       |
        | side       |
        | koenig-too |

    @dispute:giving-up-order-scope
    Scenario Outline: What Vorhand may lead with the Pagat, and then her partner with the Uhu and the called König
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "2♦"
      And Third holds "XIX II K♥ 4♥ K♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      And Dealer holds "3♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat + König ultimo, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play
      And the choice is "<of Vorhand>"
      When Vorhand leads and the trick is "C♦ 2♦ K♦ 3♦"
      Then Third is next to play
      And the choice is "<of Third>"

      Examples:
        | reading    | of Vorhand                            | of Third                          |
        | hand       | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ | XIX II K♥ 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣ |
        | side       | Sküs XXI XX D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣   | XIX II K♥ 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣ |
        | koenig-too | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ | XIX II 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣    |

    Example: What the other side has announced binds nobody
      The Kakadu of his own side alone would come before the II and the I that the declarer has announced.
      Given Second holds "XV III II I"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Pagat + Uhu, Second Kakadu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XX"
      Then Second is next to play
      And the choice is "XV IX VIII VII VI V IV III II I"

  @clause:KAR-PLAY-034
  Rule: A single announced bird binds nobody: its holder may play it too early without need

    @position @dispute:announced-bird-played-early
    Scenario Outline: A trump is led early, and the announced bird is in hand with other trumps
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "<bird>"
      And it is trick 5
      When Second is asked to play to "XV XVI" holding "XX IX <card> K♥ 4♥ K♠ D♠ 8♣"
      Then the choice is "<choice>"

      Examples:
        | reading   | bird    | card | choice    |
        | lost-only | Pagat   | I    | XX IX I   |
        | lost-only | Uhu     | II   | XX IX II  |
        | lost-only | Kakadu  | III  | XX IX III |
        | lost-only | Wildsau | IV   | XX IX IV  |
        | renonce   | Pagat   | I    | XX IX     |
        | renonce   | Uhu     | II   | XX IX     |
        | renonce   | Kakadu  | III  | XX IX     |
        | renonce   | Wildsau | IV   | XX IX     |

    @position @dispute:announced-bird-played-early
    Scenario Outline: The announced bird is the only card that may be played
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 5
      When Second is asked to play to "XV XVI" holding "II K♥ 4♥ K♠ D♠ B♠ 9♣ 8♣"
      Then the choice is "II"

      Examples:
        | reading   |
        | lost-only |
        | renonce   |

    @position @dispute:announced-bird-played-early
    Scenario Outline: One trick before its own the announced bird is still early
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 10
      When Second is asked to lead holding "XX II 9♠"
      Then the choice is "<choice>"

      Examples:
        | reading   | choice   |
        | lost-only | XX II 9♠ |
        | renonce   | XX 9♠    |

    Example: The Dealer plays his announced Pagat to the first trick
      Given Vorhand holds "XX"
      And Dealer holds "XIX I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Dreier, Vorhand Gut!"
      And the announcing goes "Dealer ich liege + Pagat, Vorhand Gut!, Second Gut!, Third Gut!"
      And Vorhand leads and the trick is "XX IX 4♥"
      And Dealer plays "I"
      Then that is allowed
      And Vorhand is next to play
