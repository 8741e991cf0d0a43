Feature: The play of the cards: Stichzwang, and the Pagat in negative games

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-016
  Rule: In a negative game, among the cards that suit and trump duty leave, one that takes the trick so far has to be played

    @position
    Scenario Outline: The Dame and the Caval take the Bube, the 10 does not
      Given Vorhand plays a <game>
      And it is trick 5
      When Second is to play to "B♠" with "XX IX D♦ C♦ D♠ C♠ 10♠ 7♣" in hand
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
      When Third is to play to "X III" with "XX XI IX V D♦ C♦ 8♣ 7♣" in hand
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
      When Vorhand is to play to "9♠ 7♠" with "V IV II 3♥ 4♥ B♠ 8♠ 7♣" in hand
      Then the choice is "B♠"

    @position
    Example: It is the best card so far that counts, not the one led
      Given Vorhand plays a Bettler
      And it is trick 5
      When Third is to play to "7♠ D♠" with "XX IX D♦ C♦ K♠ C♠ 10♠ 7♣" in hand
      Then the choice is "K♠"

    @position
    Example: Any better card will do, it need not be the best
      A, 2 and 3 are all above the 4.
      Given Vorhand plays a Bettel-Ouvert
      And it is trick 5
      When Second is to play to "4♥" with "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣" in hand
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Scenario Outline: What cannot take the trick binds nobody
      No spade goes over the König or a trump, no trump in hand over Sküs or XXI.
      Given Vorhand plays a Piccolo
      And it is trick 5
      When Third is to play to "<table>" with "XX IX V D♠ C♠ 10♠ D♦ 7♣" in hand
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
      When Third is to play to "B♠ X" with "XX XI IX V D♦ C♦ 8♣ 7♣" in hand
      Then the choice is "XX XI"

    @position
    Example: The lead has nothing to take
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Second is to lead with "XX III D♥ 4♦ K♣" in hand
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: An opponent of a Bettler plays under the card that lies
      Given Vorhand holds "9♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "9♠"
      And Second plays "8♠"
      Then that is refused under KAR-PLAY-016
      And it is Second's turn to play
      And the choice is "K♠"

    Example: An opponent of a Bettler may keep his König where the 8 goes over the 7
      Given Vorhand holds "7♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And Second plays "8♠"
      Then that is allowed
      And it is Third's turn to play

    @position
    Scenario Outline: The Mond lies without the Pagat, and the Sküs has to go over it
      Given the reading "<round>" of "maerchenstich-skues-owed"
      And Vorhand plays a Bettler
      And it is trick 8
      When Third is to play to "II XXI" with "Sküs XX III K♥ 7♣" in hand
      Then the choice is "Sküs"

      Examples:
        | round    |
        | not-owed |
        | owed     |

    @position
    Example: On the Pagat alone the Sküs is asked for like every other trump
      Given Vorhand plays a Bettler
      And it is trick 8
      When Second is to play to "I" with "Sküs XX III K♥ 7♣" in hand
      Then the choice is "Sküs XX III"

    @position
    Scenario Outline: of two cards left, one just above a suit card and one just below it, the one above has to go
      Every card of every suit that has a neighbour on both sides; the order of the red suits is turned round below the
      pictures here too. A second König that lies is of another suit and beats nothing.
      Given Second plays a Bettler
      And it is trick 11
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | player  | table  | hand   | choice |
        | Second  | D♥     | K♥ C♥  | K♥     |
        | Third   | C♥ K♠  | D♥ B♥  | D♥     |
        | Dealer  | B♥     | C♥ A♥  | C♥     |
        | Vorhand | A♥ K♠  | B♥ 2♥  | B♥     |
        | Second  | 2♥     | A♥ 3♥  | A♥     |
        | Third   | 3♥ K♠  | 2♥ 4♥  | 2♥     |
        | Dealer  | D♦     | K♦ C♦  | K♦     |
        | Vorhand | C♦ K♠  | D♦ B♦  | D♦     |
        | Second  | B♦     | C♦ A♦  | C♦     |
        | Third   | A♦ K♠  | B♦ 2♦  | B♦     |
        | Dealer  | 2♦     | A♦ 3♦  | A♦     |
        | Vorhand | 3♦ K♠  | 2♦ 4♦  | 2♦     |
        | Second  | D♠     | K♠ C♠  | K♠     |
        | Third   | C♠ K♦  | D♠ B♠  | D♠     |
        | Dealer  | B♠     | C♠ 10♠ | C♠     |
        | Vorhand | 10♠ K♦ | B♠ 9♠  | B♠     |
        | Second  | 9♠     | 10♠ 8♠ | 10♠    |
        | Third   | 8♠ K♦  | 9♠ 7♠  | 9♠     |
        | Dealer  | D♣     | K♣ C♣  | K♣     |
        | Vorhand | C♣ K♦  | D♣ B♣  | D♣     |
        | Second  | B♣     | C♣ 10♣ | C♣     |
        | Third   | 10♣ K♦ | B♣ 9♣  | B♣     |
        | Dealer  | 9♣     | 10♣ 8♣ | 10♣    |
        | Vorhand | 8♣ K♦  | 9♣ 7♣  | 9♣     |

    @position
    Scenario Outline: of two trumps left, one just above a trump that lies and one just below it, the one above has to go
      Every trump that has a neighbour on both sides, by turns led and fallen on a König whose suit is missing.
      Given Second plays a Bettler
      And it is trick 11
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | player  | table    | hand      | choice |
        | Second  | XXI      | Sküs XX   | Sküs   |
        | Third   | K♦ XX    | XXI XIX   | XXI    |
        | Dealer  | XIX      | XX XVIII  | XX     |
        | Vorhand | K♣ XVIII | XIX XVII  | XIX    |
        | Second  | XVII     | XVIII XVI | XVIII  |
        | Third   | K♦ XVI   | XVII XV   | XVII   |
        | Dealer  | XV       | XVI XIV   | XVI    |
        | Vorhand | K♣ XIV   | XV XIII   | XV     |
        | Second  | XIII     | XIV XII   | XIV    |
        | Third   | K♦ XII   | XIII XI   | XIII   |
        | Dealer  | XI       | XII X     | XII    |
        | Vorhand | K♣ X     | XI IX     | XI     |
        | Second  | IX       | X VIII    | X      |
        | Third   | K♦ VIII  | IX VII    | IX     |
        | Dealer  | VII      | VIII VI   | VIII   |
        | Vorhand | K♣ VI    | VII V     | VII    |
        | Second  | V        | VI IV     | VI     |
        | Third   | K♦ IV    | V III     | V      |
        | Dealer  | III      | IV II     | IV     |
        | Vorhand | K♣ II    | III I     | III    |

  @clause:KAR-PLAY-017
  Rule: In a negative game the Pagat goes, led or added, only when its holder has no other trump

    @position
    Scenario Outline: The Pagat is not led beside another trump
      Given Vorhand plays a <game>
      And it is trick 8
      When Second is to lead with "II I D♥ 4♦ K♣" in hand
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
      When Second is to play to "<table>" with "X I D♥ 4♦ K♠" in hand
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
      When Second is to <do> with "I D♥ C♥ 4♦ K♠" in hand
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
      When Third is to play to "<table>" with "X I D♥ 4♦ K♣" in hand
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
      When Second is to lead with "I" in hand
      Then the choice is "I"

    Example: The declarer of a Bettler wants to lead the Pagat first of all
      Given Vorhand holds "II I D♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "I"
      Then that is refused under KAR-PLAY-017
      And it is Vorhand's turn to play
      And the choice is "II D♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"

    Example: An opponent of a Piccolo gives the Pagat to a trump while he has another
      Given Vorhand holds "XX"
      And Second holds "X I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "I"
      Then that is refused under KAR-PLAY-017
      And it is Second's turn to play
      And the choice is "X"

  @clause:KAR-PLAY-018
  Rule: In a negative game the Pagat has to be played on Sküs and Mond in the same trick, even with other trumps in hand

    @position
    Scenario Outline: Sküs and Mond lie, and the Pagat is held with two more trumps
      Given Vorhand plays a <game>
      And it is trick 8
      When Third is to play to "<table>" with "XX X I 4♦ K♣" in hand
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
      When Dealer is to play to "<table>" with "XX X I 4♦ D♥" in hand
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
      When Dealer is to play to "K♠ Sküs XXI" with "XX I 9♠ 8♠ D♥" in hand
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
      And it is Dealer's turn to play
      And the choice is "I"

  @clause:KAR-PLAY-019
  Rule: On Pagat and Mond in one trick Stichzwang does not ask for the Sküs, which would not take it; any trump may be played

    @position @dispute:maerchenstich-skues-owed @clause:KAR-PLAY-016
    Scenario Outline: The Pagat was led in a Bettler and the Mond lies on it
      Given the reading "<reading>" of "maerchenstich-skues-owed"
      And Vorhand plays a Bettler
      And it is trick 8
      When Third is to play to "I XXI" with "Sküs XX III K♥ 7♣" in hand
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
      When Dealer is to play to "K♠ XXI I" with "Sküs XX III K♥ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading  | choice      |
        | not-owed | Sküs XX III |
        | owed     | Sküs        |
