Feature: Fahren
  Everybody for himself and against the points: who leads, Stichzwang, the Pagat that goes last, the Talon for the last
  trick, and who pays whom.

  # Where a deal is only settled, the points are those at its end, with the Talon in them where it counts.

  Background:
    Given the rules "karl"

  @clause:KAR-TRISCHAKEN-001
  Rule: Fahren, also called Trischaken, cannot be doubled

    Example: Second says Kontra before the first lead
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Vorhand herself says Kontra
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to play

    Example: The Dealer says Kontra when the first card lies
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XI"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And it is Second's turn to play

    Example: Nor can a Fahren be doubled into which a Rufer was turned
      Given the Talon is "K♥ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand turns the deal into Fahren
      And Third says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:KAR-TRISCHAKEN-002
  Rule: In Fahren there is no declarer, nobody says "ich liege", and no bonus counts

    Example: Vorhand names Fahren, and no side is formed
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      Then the contract is Fahren
      And there is no partner

    Example: Vorhand says ich liege
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand says "ich liege"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Vorhand announces a Valat
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand says "Valat"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Twelve tricks with Trull and Könige bring no bonus
      Vorhand takes every trick and the Talon, and pays 5 × 2 × 2 = 20 to each.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
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
      And "Trull" is not scored
      And "Könige" is not scored
      And "Valat" is not scored
      And "Spiel" is not scored
      And the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    Example: A Pagat in the last trick is worth nothing
      Second takes the last trick with the I, and loses with 17 points in tricks and 12 in the Talon.
      Given Vorhand holds "XIII XI IV B♥ 2♥ 4♦ C♠ 7♠ B♣ 10♣ 8♣ 7♣"
      And Second holds "XX XVIII VIII V III II I A♥ 3♥ D♦ C♦ 10♠"
      And Third holds "Sküs XVII XVI XIV X IX C♥ A♦ 2♦ 3♦ K♠ K♣"
      And Dealer holds "XXI XIX XV XII VII D♥ 4♥ K♦ B♦ B♠ 9♠ C♣"
      And the Talon is "9♣ 8♠ K♥" and "D♣ VI D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ 10♠ K♠ B♠     |
        | Third   | Sküs XII XI II   |
        | Third   | 2♦ B♦ 4♦ C♦      |
        | Second  | XVIII X XXI XIII |
        | Dealer  | XIX IV XX XIV    |
        | Second  | VIII IX XV 7♣    |
        | Dealer  | D♥ 2♥ A♥ C♥      |
        | Dealer  | 9♠ C♠ III XVI    |
        | Third   | XVII VII B♣ V    |
        | Third   | A♦ K♦ 8♣ D♦      |
        | Dealer  | 4♥ B♥ 3♥ 3♦      |
        | Vorhand | 10♣ I K♣ C♣      |
      Then it is nobody's turn
      And "Pagat" is not scored
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

  @clause:KAR-TRISCHAKEN-003
  Rule: In Fahren Vorhand leads first

    Scenario Outline: Vorhand leads to Fahren in either reading
      Given the reading "<round>" of "first-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      Then it is Vorhand's turn to play

      Examples:
        | round    |
        | vorhand  |
        | declarer |

    Example: Vorhand is found from the dealer's seat
      Given the dealer is at seat 2
      And Vorhand holds "XVI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XVI"
      Then that is allowed
      And it is Second's turn to play

    Example: Second may not lead
      Given Second holds "XVI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Second plays "XVI"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Vorhand leads to a Fahren that was a Rufer with the hand that she was dealt
      Given Vorhand holds "XXI XX XV IX V II D♥ 4♥ K♦ B♠ 7♠ 8♣"
      And the Talon is "K♥ 8♠ 9♠" and "9♣ Sküs 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand turns the deal into Fahren
      Then the contract is Fahren
      And it is Vorhand's turn to play
      And the choice is "XXI XX XV IX V II D♥ 4♥ K♦ B♠ 7♠ 8♣"

  @clause:KAR-TRISCHAKEN-004
  Rule: In Fahren suit has to be followed

    @position
    Scenario Outline: With the suit in hand no other card may go
      Given Fahren is played
      And it is trick 6
      When Second is to play to "<table>" with "XX IX 9♠ 8♠ D♦ C♦ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | table | choice |
        | K♠    | 9♠ 8♠  |
        | K♣    | 7♣     |
        | K♦    | D♦ C♦  |

    @position
    Example: A trump on the suit does not free a player from it
      Given Fahren is played
      And it is trick 6
      When Third is to play to "K♠ II" with "XX IX 9♠ 8♠ D♦ C♦ 7♣" in hand
      Then the choice is "9♠ 8♠"

    Example: A heart is trumped by a player with hearts
      Given Vorhand holds "K♥"
      And Second holds "XX IX V 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "K♥"
      And Second plays "V"
      Then that is refused
      And it is Second's turn to play
      And the choice is "3♥ 4♥"

  @clause:KAR-TRISCHAKEN-005
  Rule: In Fahren a player who has the suit led has to play a card of it that takes the trick so far, if he has one

    @position
    Scenario Outline: Cards that take the trick so far, and cards that do not
      Given Fahren is played
      And it is trick 5
      When Third is to play to "<table>" with "XX XI V D♠ C♠ 10♠ D♦ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | table  | choice    |
        | 9♠ B♠  | D♠ C♠     |
        | B♠ 9♠  | D♠ C♠     |
        | 7♠ 8♠  | D♠ C♠ 10♠ |
        | B♠ K♠  | D♠ C♠ 10♠ |
        | B♠ VI  | D♠ C♠ 10♠ |
        | X III  | XX XI     |
        | III X  | XX XI     |
        | X Sküs | XX XI V   |

    @position
    Example: Any better card will do, it need not be the best
      The A, the 2 and the 3 are all above the 4.
      Given Fahren is played
      And it is trick 5
      When Second is to play to "4♥" with "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣" in hand
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Example: The suit goes first, though only a trump would take the trick
      Given Fahren is played
      And it is trick 6
      When Second is to play to "K♥" with "XX 3♥ D♦ C♦ D♠ 9♠ 7♣" in hand
      Then the choice is "3♥"

    @position
    Example: The lead has nothing to take
      Given Fahren is played
      And it is trick 8
      When Second is to lead with "XX III D♥ 4♦ K♣" in hand
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: Second ducks under the Bube with a Dame in hand
      Given Vorhand holds "B♠"
      And Second holds "D♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "B♠"
      And Second plays "7♠"
      Then that is refused under KAR-TRISCHAKEN-005
      And it is Second's turn to play
      And the choice is "D♠"

  @clause:KAR-TRISCHAKEN-006
  Rule: In Fahren nobody has to draw trumps: the leader may lead a suit while he holds trumps

    @position
    Scenario Outline: A lead with trumps and suits
      Given Fahren is played
      And it is trick <number>
      When Second is to lead with "<hand>" in hand
      Then the choice is "<hand>"

      Examples:
        | number | hand            |
        | 8      | XX III D♥ 4♦ K♣ |
        | 11     | XX 7♣           |
        | 12     | 7♣              |

    Example: Vorhand leads a suit to the first trick with six trumps in hand
      Given Vorhand holds "XXI XX XV IX V II D♥ 4♥ K♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "4♥"
      Then that is allowed
      And it is Second's turn to play

    Example: Vorhand's first lead is free
      Given Vorhand holds "XXI XX XV IX V II D♥ 4♥ K♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      Then it is Vorhand's turn to play
      And the choice is "XXI XX XV IX V II D♥ 4♥ K♦ B♠ 7♠ 8♣"

  @clause:KAR-TRISCHAKEN-007
  Rule: A player without the suit led has to play a trump in Fahren too

    @position @dispute:void-must-play-tarock
    Scenario Outline: No spade, and no trump in hand goes over the XXI
      Given the reading "<reading>" of "void-must-play-tarock"
      And Fahren is played
      And it is trick 6
      When Third is to play to "K♠ XXI" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice               |
        | everywhere      | XX IX                |
        | not-in-fahren   | XX IX D♥ D♦ C♦ 4♦ 7♣ |
        | farbensolo-only | XX IX D♥ D♦ C♦ 4♦ 7♣ |

    @position @dispute:void-must-play-tarock
    Scenario Outline: No spade and a trump that does not go over the XXI, in Fahren and in a Dreier
      Given the reading "<reading>" of "void-must-play-tarock"
      And Fahren is played
      And it is trick 6
      When Third is to play to "K♠ XXI" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "<in Fahren>"
      Given Vorhand plays a Dreier
      When Third is to play to "K♠ XXI" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "<in a Dreier>"

      Examples:
        | reading         | in Fahren            | in a Dreier          |
        | everywhere      | XX IX                | XX IX                |
        | not-in-fahren   | XX IX D♥ D♦ C♦ 4♦ 7♣ | XX IX                |
        | farbensolo-only | XX IX D♥ D♦ C♦ 4♦ 7♣ | XX IX D♥ D♦ C♦ 4♦ 7♣ |

    Example: Third throws a heart on a club although he has a trump
      Given Vorhand holds "K♣"
      And Second holds "8♣"
      And Third holds "V D♥ C♥ B♥ A♥ 2♥ K♦ D♦ C♦ B♦ K♠ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "K♣"
      And Second plays "8♣"
      And Third plays "D♥"
      Then that is refused
      And it is Third's turn to play
      And the choice is "V"

  @clause:KAR-TRISCHAKEN-023
  Rule: In Fahren a player without the suit led has to take the trick too, if he can

    @position
    Scenario Outline: No <case> and some trumps take the trick so far
      Given Fahren is played
      And it is trick <number>
      When Third is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | table  | case   | number | hand                    | choice    |
        | K♠ X   | spade, | 6      | XX IX III D♥ C♦ 4♦ 7♣   | XX        |
        | K♠ V   | spade, | 6      | XX IX III D♥ C♦ 4♦ 7♣   | XX IX     |
        | K♠ XXI | spade, | 6      | XX IX III D♥ C♦ 4♦ 7♣   | XX IX III |
        | 7♠ K♠  | spade, | 6      | XX IX III D♥ C♦ 4♦ 7♣   | XX IX III |
        | 4♥ X   | heart, | 5      | XX XI V D♠ C♠ 10♠ D♦ 7♣ | XX XI     |
        | 4♥ XXI | heart, | 5      | XX XI V D♠ C♠ 10♠ D♦ 7♣ | XX XI V   |

    Example: Third trumps too low
      Given Vorhand holds "K♠"
      And Second holds "X D♥ C♥ B♥ A♥ 2♥ D♦ C♦ B♦ D♣ C♣ B♣"
      And Third holds "XX II 3♥ 4♥ K♦ A♦ 2♦ 3♦ 4♦ K♣ 10♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "K♠"
      And Second plays "X"
      And Third plays "II"
      Then that is refused
      And it is Third's turn to play
      And the choice is "XX"

    @position
    Example: No spade, and every trump in hand takes the trick
      Given Fahren is played
      And it is trick 6
      When Second is to play to "K♠" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "XX IX"

    @position
    Example: No spade, and one of two trumps takes the trick
      Given Fahren is played
      And it is trick 6
      When Third is to play to "K♠ X" with "XX IX D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "XX"

    @position
    Scenario Outline: No spade, and the Pagat among the trumps
      Given Fahren is played
      And it is trick 8
      When Third is to play to "K♠ 7♠" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | hand          | choice |
        | IX I D♥ D♦ C♦ | IX     |
        | I D♥ D♦ C♦ 4♦ | I      |

    @position @dispute:void-must-play-tarock
    Scenario Outline: No spade, and a trump that the Pagat does not beat lies on the K♠
      The Pagat is the only trump, and does not take the trick.
      Given the reading "<reading>" of "void-must-play-tarock"
      And Fahren is played
      And it is trick 8
      When Third is to play to "K♠ X" with "I D♥ D♦ C♦ 4♦" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice        |
        | everywhere      | I             |
        | not-in-fahren   | I D♥ D♦ C♦ 4♦ |
        | farbensolo-only | I D♥ D♦ C♦ 4♦ |

    @position @clause:KAR-TRISCHAKEN-009
    Example: No spade, and Sküs and Mond lie on the K♠
      Given Fahren is played
      And it is trick 6
      When Dealer is to play to "K♠ XXI Sküs" with "IX I D♥ D♦ C♦ 4♦ 7♣" in hand
      Then the choice is "I"

  @clause:KAR-TRISCHAKEN-008
  Rule: In Fahren the Pagat goes, led or added, only when its holder has no other trump

    @position
    Scenario Outline: The Pagat beside another trump
      Given Fahren is played
      And it is trick 8
      When Second is to <do> with "II I D♥ 4♦ K♠" in hand
      Then the choice is "<choice>"

      Examples:
        | do           | choice      |
        | lead         | II D♥ 4♦ K♠ |
        | play to "X"  | II          |
        | play to "7♣" | II          |
        | play to "C♥" | D♥          |

    @position
    Scenario Outline: As the last trump the Pagat goes like any other card
      Given Fahren is played
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
      Given Fahren is played
      And it is trick 8
      When Third is to play to "<table>" with "X I D♥ 4♦ K♣" in hand
      Then the choice is "X"

      Examples:
        | table   |
        | XX Sküs |
        | XX XXI  |
        | XXI XX  |
        | 7♠ XXI  |

    Example: Vorhand wants to lead the Pagat first of all
      Given Vorhand holds "XVI I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "I"
      Then that is refused under KAR-TRISCHAKEN-008
      And it is Vorhand's turn to play
      And the choice is "XVI D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"

    Example: Second gives the Pagat to a trump of Vorhand
      Given Vorhand holds "XX"
      And Second holds "X I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XX"
      And Second plays "I"
      Then that is refused under KAR-TRISCHAKEN-008
      And it is Second's turn to play
      And the choice is "X"

    Example: Vorhand leads a lone Pagat
      Given Vorhand holds "I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 9♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "I"
      Then that is allowed
      And it is Second's turn to play

  @clause:KAR-TRISCHAKEN-009
  Rule: In Fahren the Pagat has to be played on Sküs and Mond in the same trick, even with other trumps in hand

    @position
    Scenario Outline: Sküs and Mond lie, and the Pagat is held with two more trumps
      Given Fahren is played
      And it is trick 8
      When Dealer is to play to "<table>" with "XX X I 4♦ D♥" in hand
      Then the choice is "I"

      Examples:
        | table       |
        | XXI Sküs    |
        | Sküs XXI    |
        | K♠ Sküs XXI |
        | XXI II Sküs |
        | Sküs XXI 7♣ |

    @position
    Example: Who can follow suit keeps the Pagat also on Sküs and Mond
      Given Fahren is played
      And it is trick 8
      When Dealer is to play to "K♠ Sküs XXI" with "XX I 9♠ 8♠ D♥" in hand
      Then the choice is "9♠ 8♠"

    Example: The Dealer has the Pagat and two more trumps for a Märchenstich
      Given Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "IV III I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "XXI"
      And Second plays "Sküs"
      And Third plays "II"
      And Dealer plays "IV"
      Then that is refused
      And it is Dealer's turn to play
      And the choice is "I"

  @clause:KAR-TRISCHAKEN-010
  Rule: The Märchenstich holds in Fahren

    @position
    Scenario Outline: Sküs, Mond and Pagat in every order
      Given Fahren is played
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                 | winner  |
        | Vorhand Sküs XXI I 4♦ | Third   |
        | Vorhand Sküs I XXI 4♦ | Second  |
        | Vorhand XXI Sküs II I | Dealer  |
        | Vorhand XXI II I Sküs | Third   |
        | Vorhand I Sküs XXI II | Vorhand |
        | Third K♣ I XXI Sküs   | Dealer  |

    Example: The Dealer makes a Märchenstich and leads
      Given Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "IV III I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand leads and the trick is "XXI Sküs II I"
      Then Dealer wins the trick
      And it is Dealer's turn to play

  @clause:KAR-TRISCHAKEN-011
  Rule: Whoever takes the last trick of Fahren is given the Talon

    Example: The Talon of 12 points goes to the Dealer, who took three tricks
      In tricks Vorhand has 23 1/3 points, Second 15, Third 8 2/3 and the Dealer 11. In the Talon are D♦, D♠ and K♥ and
      three cards of value 1: 4 + 4 + 5 + 3 − 2 × 2 = 12, so the Dealer comes to 23.
      Given Vorhand holds "XXI XVI XIII VIII VI III A♥ 4♦ K♠ C♠ D♣ 7♣"
      And Second holds "Sküs XX II D♥ C♥ K♦ C♦ B♦ 3♦ 9♠ 7♠ 10♣"
      And Third holds "XVIII XI X V I 2♥ A♦ 2♦ 8♠ K♣ B♣ 8♣"
      And Dealer holds "XIX XVII XIV IX VII IV B♥ 3♥ B♠ 10♠ C♣ 9♣"
      And the Talon is "D♦ XV D♠" and "XII K♥ 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♠ 9♠ 8♠ B♠       |
        | Vorhand | XIII XX XVIII VII |
        | Second  | 7♠ X 10♠ C♠       |
        | Third   | XI XIV XXI Sküs   |
        | Second  | D♥ 2♥ 3♥ A♥       |
        | Second  | 3♦ A♦ XVII 4♦     |
        | Dealer  | IX XVI II V       |
        | Vorhand | 7♣ 10♣ K♣ 9♣      |
        | Third   | B♣ C♣ D♣ C♥       |
        | Vorhand | VIII B♦ I XIX     |
        | Dealer  | B♥ VI K♦ 2♦       |
        | Vorhand | III C♦ 8♣ IV      |
      Then it is nobody's turn
      And the Augen come to "Vorhand 23 1/3, Second 15, Third 8 2/3, Dealer 23"
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    Scenario Outline: Until then nobody has seen the Talon
      Given the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "D♥ 9♠ 8♠ D♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Third   |

    Example: The cards on the table are seen while the Talon is not
      Given Vorhand holds "K♥"
      And Second holds "C♥"
      And the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And Vorhand plays "K♥"
      And Second plays "C♥"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥ C♥"
      And these cards have not been seen: "D♥ 9♠ 8♠ D♣ 9♣ 8♣"

    @clause:KAR-RENONCE-002
    Example: The Talon of a Fahren that ended with a Renonce stays unseen
      Given Vorhand holds "K♥"
      And Second holds "XV C♥"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards  |
        | Vorhand | K♥ XV! |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      When Dealer is asked for the cards seen so far
      Then these cards have not been seen: "2♦ 3♦ 4♦ B♣ 8♣ 7♣"

    @clause:KAR-RENONCE-002
    Example: The Talon of a Rufer that became Fahren and ended with a Renonce has been seen by everybody
      Given Vorhand holds "K♥"
      And Second holds "XV C♥"
      And the Talon is "2♦ K♣ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand turns the deal into Fahren
      And the play goes:
        | leader  | cards  |
        | Vorhand | K♥ XV! |
      And Third points out the Renonce of Second
      Then the Renonce of Second is settled
      When Dealer is asked for the cards seen so far
      Then these cards have been seen: "2♦ K♣ 4♦ B♣ 8♣ 7♣"

    Example: The Talon goes to Third, who did not take the first trick
      Third takes K♣, D♣ and two cards of value 1, the XVI with three more, the I with D♠ and two, and K♠ with B♠ and two:
      11 + 4 + 11 + 9 − 10 2/3 = 24 1/3 points. In the Talon are XXI, C♣, B♦ and three cards of value 1: 5 + 3 + 2 + 3 − 4 = 9.
      Given Vorhand holds "XX XIX XVIII IX V II C♥ C♠ 10♠ 7♠ 10♣ 7♣"
      And Second holds "Sküs XIV XI IV 2♥ 3♥ 4♥ K♦ D♦ 3♦ D♠ D♣"
      And Third holds "XVI XV X VII I B♥ A♥ C♦ 2♦ K♠ 9♠ K♣"
      And Dealer holds "XVII XII VIII VI III K♥ D♥ 4♦ B♠ B♣ 9♣ 8♣"
      And the Talon is "B♦ C♣ XXI" and "A♦ 8♠ XIII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♥ 2♥ A♥ K♥    |
        | Dealer  | 8♣ 10♣ D♣ K♣   |
        | Third   | B♥ D♥ XX 3♥    |
        | Vorhand | II XI XV XVII  |
        | Dealer  | 4♦ XVIII 3♦ 2♦ |
        | Vorhand | IX XIV XVI III |
        | Third   | X XII XIX Sküs |
        | Second  | IV VII VIII V  |
        | Dealer  | 9♣ 7♣ D♠ I     |
        | Third   | C♦ VI C♠ K♦    |
        | Dealer  | B♣ 7♠ D♦ 9♠    |
        | Dealer  | B♠ 10♠ 4♥ K♠   |
      Then it is nobody's turn
      And the Augen come to "Vorhand 6 2/3, Second 5 1/3, Third 33 1/3, Dealer 24 2/3"

  @clause:KAR-TRISCHAKEN-012
  Rule: The Talon counts with the tricks of whoever is given it, also towards 35/2

    @dispute:trischaken-talon
    Scenario Outline: With the Talon the Dealer has more points than Third
      The Dealer, who took the last trick, has 25 1/3 points in tricks and 5 in the Talon, Third 29 in tricks.
      Given the reading "<reading>" of "trischaken-talon"
      And Vorhand holds "XXI XIII X IX III I D♦ C♦ A♦ B♠ B♣ 7♣"
      And Second holds "XVII XIV V B♥ 2♥ 4♥ 2♦ 4♦ D♠ C♠ 7♠ 10♣"
      And Third holds "XIX XVI VIII VI IV II C♥ A♥ K♦ K♣ D♣ C♣"
      And Dealer holds "Sküs XVIII XV VII K♥ 3♥ B♦ K♠ 10♠ 9♠ 9♣ 8♣"
      And the Talon is "8♠ XII XX" and "D♥ 3♦ XI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards           |
        | Vorhand | IX XIV XIX Sküs |
        | Dealer  | XV XXI V VI     |
        | Vorhand | B♠ D♠ IV 9♠     |
        | Third   | C♣ 8♣ 7♣ 10♣    |
        | Third   | D♣ 9♣ B♣ XVII   |
        | Second  | 7♠ XVI 10♠ XIII |
        | Third   | II XVIII X 2♦   |
        | Dealer  | K♠ III C♠ VIII  |
        | Third   | K♦ B♦ A♦ 4♦     |
        | Third   | K♣ VII I 4♥     |
        | Dealer  | 3♥ C♦ 2♥ C♥     |
        | Third   | A♥ K♥ D♦ B♥     |
      Then it is nobody's turn
      And the Augen come to "Vorhand 5 1/3, Second 5 1/3, Third 29, Dealer <points>"
      And the payments are "<payments>"

      Examples:
        | reading         | points | payments                                    |
        | counts          | 30 1/3 | Vorhand +5, Second +5, Third +5, Dealer -15 |
        | nobody          | 25 1/3 | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | not-after-rufer | 30 1/3 | Vorhand +5, Second +5, Third +5, Dealer -15 |

    @dispute:trischaken-talon
    Scenario Outline: With the Talon Third comes to just 35/2
      26 2/3 points in tricks and 9 in the Talon; 10 to each instead of 5.
      Given the reading "<reading>" of "trischaken-talon"
      And Vorhand holds "XX XIX XVIII IX V II C♥ C♠ 10♠ 7♠ 10♣ 7♣"
      And Second holds "Sküs XIV XI IV 2♥ 3♥ 4♥ K♦ D♦ 3♦ D♠ D♣"
      And Third holds "XVI XV X VII I B♥ A♥ C♦ 2♦ K♠ 9♠ K♣"
      And Dealer holds "XVII XII VIII VI III K♥ D♥ 4♦ B♠ B♣ 9♣ 8♣"
      And the Talon is "B♦ C♣ XXI" and "A♦ 8♠ XIII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♣ D♣ K♣ 8♣     |
        | Third   | A♥ K♥ C♥ 2♥      |
        | Dealer  | XII XX Sküs X    |
        | Second  | XIV XVI XVII XIX |
        | Vorhand | IX XI XV VIII    |
        | Third   | B♥ D♥ XVIII 3♥   |
        | Vorhand | 7♠ D♠ K♠ B♠      |
        | Third   | 2♦ 4♦ II K♦      |
        | Vorhand | C♠ IV 9♠ VI      |
        | Dealer  | 9♣ 7♣ 3♦ VII     |
        | Third   | C♦ III V D♦      |
        | Vorhand | 10♠ 4♥ I B♣      |
      Then it is nobody's turn
      And the Augen come to "Vorhand 18 1/3, Second 5 1/3, Third <points>, Dealer 10 2/3"
      And the payments are "<payments>"

      Examples:
        | reading         | points | payments                                       |
        | counts          | 35 2/3 | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | nobody          | 26 2/3 | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | not-after-rufer | 35 2/3 | Vorhand +10, Second +10, Third -30, Dealer +10 |

  @clause:KAR-TRISCHAKEN-013
  Rule: A Fahren into which a Rufer was turned is an ordinary one: the Talon that was seen counts, and Vorhand pays double

    @dispute:trischaken-talon
    Scenario Outline: With the Talon Third has more points than Vorhand
      Third, who took the last trick, has 12 points in tricks and 12 in the Talon, Vorhand 20 in tricks. Where the Talon is
      left out Vorhand loses, and pays 10 to each.
      Given the reading "<reading>" of "trischaken-talon"
      And Vorhand holds "XIX VIII V IV II I C♥ 3♥ B♠ 9♠ K♣ C♣"
      And Second holds "XVI XI B♥ A♥ D♦ C♦ B♦ A♦ K♠ 10♠ 8♠ B♣"
      And Third holds "XVII XIII XII X VII VI 2♥ 4♥ 4♦ 7♠ D♣ 9♣"
      And Dealer holds "Sküs XXI XVIII XV III K♦ 2♦ 3♦ C♠ 10♣ 8♣ 7♣"
      And the Talon is "XX XIV IX" and "D♠ K♥ D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand turns the deal into Fahren
      And the play goes:
        | leader  | cards              |
        | Vorhand | 9♠ K♠ 7♠ C♠        |
        | Second  | B♥ 2♥ III C♥       |
        | Dealer  | Sküs VIII XVI XVII |
        | Dealer  | XVIII XIX XI XIII  |
        | Vorhand | K♣ B♣ 9♣ 8♣        |
        | Vorhand | V 8♠ VI XV         |
        | Dealer  | XXI II B♦ VII      |
        | Dealer  | 10♣ C♣ A♦ D♣       |
        | Third   | XII 7♣ IV C♦       |
        | Third   | 4♥ 3♦ 3♥ A♥        |
        | Second  | D♦ 4♦ K♦ I         |
        | Vorhand | B♠ 10♠ X 2♦        |
      Then it is nobody's turn
      And the Augen come to "Vorhand 20, Second 8 2/3, Third <points>, Dealer 17 1/3"
      And the payments are "<payments>"

      Examples:
        | reading         | points | payments                                       |
        | counts          | 24     | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | nobody          | 12     | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | not-after-rufer | 12     | Vorhand -30, Second +10, Third +10, Dealer +10 |

    @dispute:trischaken-talon
    Scenario Outline: With the Talon Vorhand comes over 35/2
      29 1/3 points in tricks and 7 in the Talon: 5 × 2 × 2 = 20 to each, else 5 × 2 = 10.
      Given the reading "<reading>" of "trischaken-talon"
      And Vorhand holds "Sküs XXI XX XVIII XVII XII X V 2♥ C♦ D♠ 7♣"
      And Second holds "XVI XI VIII II I C♥ D♦ A♦ 3♦ B♠ C♣ 9♣"
      And Third holds "VII IV III B♥ K♦ 2♦ C♠ 8♠ 7♠ K♣ B♣ 8♣"
      And Dealer holds "XIV VI D♥ A♥ 3♥ 4♥ 4♦ K♠ 10♠ 9♠ D♣ 10♣"
      And the Talon is "XV XIII B♦" and "K♥ XIX IX"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand turns the deal into Fahren
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XVI IV XIV |
        | Vorhand | XVII VIII III VI |
        | Vorhand | X XI VII 4♥      |
        | Second  | II 8♣ A♥ Sküs    |
        | Vorhand | D♠ B♠ 8♠ K♠      |
        | Dealer  | D♥ 2♥ C♥ B♥      |
        | Dealer  | 3♥ XX I K♣       |
        | Vorhand | V C♣ 7♠ 9♠       |
        | Vorhand | 7♣ 9♣ B♣ D♣      |
        | Dealer  | 10♠ XXI A♦ C♠    |
        | Vorhand | C♦ D♦ K♦ 4♦      |
        | Third   | 2♦ 10♣ XII 3♦    |
      Then it is nobody's turn
      And the Augen come to "Vorhand <points>, Second 1 1/3, Third 10 1/3, Dealer 22"
      And the payments are "<payments>"

      Examples:
        | reading         | points | payments                                       |
        | counts          | 36 1/3 | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | nobody          | 29 1/3 | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | not-after-rufer | 29 1/3 | Vorhand -30, Second +10, Third +10, Dealer +10 |

    @dispute:trischaken-talon
    Scenario Outline: The same cards as a Fahren from the start, and as one into which a Rufer was turned
      Third, who took the last trick, has 12 points in tricks and 12 in the Talon, Vorhand 20 in tricks: with the Talon
      Third pays 5 to each, without it Vorhand 5 × 2 = 10.
      Given the reading "<reading>" of "trischaken-talon"
      And Vorhand holds "XIX VIII V IV II I C♥ 3♥ B♠ 9♠ K♣ C♣"
      And Second holds "XVI XI B♥ A♥ D♦ C♦ B♦ A♦ K♠ 10♠ 8♠ B♣"
      And Third holds "XVII XIII XII X VII VI 2♥ 4♥ 4♦ 7♠ D♣ 9♣"
      And Dealer holds "Sküs XXI XVIII XV III K♦ 2♦ 3♦ C♠ 10♣ 8♣ 7♣"
      And the Talon is "XX XIV IX" and "D♠ K♥ D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards              |
        | Vorhand | 9♠ K♠ 7♠ C♠        |
        | Second  | B♥ 2♥ III C♥       |
        | Dealer  | Sküs VIII XVI XVII |
        | Dealer  | XVIII XIX XI XIII  |
        | Vorhand | K♣ B♣ 9♣ 8♣        |
        | Vorhand | V 8♠ VI XV         |
        | Dealer  | XXI II B♦ VII      |
        | Dealer  | 10♣ C♣ A♦ D♣       |
        | Third   | XII 7♣ IV C♦       |
        | Third   | 4♥ 3♦ 3♥ A♥        |
        | Second  | D♦ 4♦ K♦ I         |
        | Vorhand | B♠ 10♠ X 2♦        |
      Then it is nobody's turn
      And the Augen come to "Vorhand 20, Second 8 2/3, Third <at once>, Dealer 17 1/3"
      And the payments are "<paid at once>"
      When the same cards are dealt once more
      And the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand turns the deal into Fahren
      And the play goes:
        | leader  | cards              |
        | Vorhand | 9♠ K♠ 7♠ C♠        |
        | Second  | B♥ 2♥ III C♥       |
        | Dealer  | Sküs VIII XVI XVII |
        | Dealer  | XVIII XIX XI XIII  |
        | Vorhand | K♣ B♣ 9♣ 8♣        |
        | Vorhand | V 8♠ VI XV         |
        | Dealer  | XXI II B♦ VII      |
        | Dealer  | 10♣ C♣ A♦ D♣       |
        | Third   | XII 7♣ IV C♦       |
        | Third   | 4♥ 3♦ 3♥ A♥        |
        | Second  | D♦ 4♦ K♦ I         |
        | Vorhand | B♠ 10♠ X 2♦        |
      Then it is nobody's turn
      And the Augen come to "Vorhand 20, Second 8 2/3, Third <turned>, Dealer 17 1/3"
      And the payments are "<paid turned>"

      Examples:
        | reading         | at once | paid at once                                   | turned | paid turned                                    |
        | counts          | 24      | Vorhand +5, Second +5, Third -15, Dealer +5    | 24     | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | nobody          | 12      | Vorhand -30, Second +10, Third +10, Dealer +10 | 12     | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | not-after-rufer | 24      | Vorhand +5, Second +5, Third -15, Dealer +5    | 12     | Vorhand -30, Second +10, Third +10, Dealer +10 |

  @clause:KAR-TRISCHAKEN-014
  Rule: The player with the most points loses Fahren

    Example: Third has two tricks and the most points
      Second has four tricks, and a third of a point less.
      Given Vorhand holds "Sküs XIX XVII XII X B♥ A♦ 2♦ 4♦ D♠ 9♠ B♣"
      And Second holds "XXI XVI XIII XI VII V K♥ 4♥ K♦ 8♠ C♣ 7♣"
      And Third holds "XVIII VIII IV II I B♦ C♠ B♠ 10♠ K♣ D♣ 9♣"
      And Dealer holds "XX XV XIV VI III C♥ 2♥ 3♥ D♦ C♦ 7♠ 8♣"
      And the Talon is "IX K♠ 10♣" and "A♥ 3♦ D♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs VII IV VI  |
        | Vorhand | B♣ C♣ K♣ 8♣     |
        | Third   | B♦ D♦ 4♦ K♦     |
        | Second  | V VIII XIV XIX  |
        | Vorhand | XVII XXI II III |
        | Second  | XI XVIII XX X   |
        | Dealer  | 7♠ D♠ 8♠ B♠     |
        | Vorhand | B♥ K♥ I C♥      |
        | Third   | 10♠ XV 9♠ XVI   |
        | Second  | 7♣ 9♣ C♦ XII    |
        | Vorhand | A♦ XIII D♣ 3♥   |
        | Second  | 4♥ C♠ 2♥ 2♦     |
      Then it is nobody's turn
      And the Augen come to "Vorhand 15 1/3, Second 20 1/3, Third 20 2/3, Dealer 13 2/3"
      And the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    @position
    Scenario Outline: One of four has the most points
      Given Fahren is played
      And the Augen are "<points>"
      And the tricks are "Vorhand 3, Second 3, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | points                                             | payments                                       |
        | Vorhand 17, Second 17 2/3, Third 18, Dealer 17 1/3 | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | Vorhand 17, Second 18, Third 17 2/3, Dealer 17 1/3 | Vorhand +5, Second -15, Third +5, Dealer +5    |
        | Vorhand 17, Second 17 1/3, Third 17 2/3, Dealer 18 | Vorhand +5, Second +5, Third +5, Dealer -15    |
        | Vorhand 18, Second 17 1/3, Third 17 2/3, Dealer 17 | Vorhand -30, Second +10, Third +10, Dealer +10 |

  @clause:KAR-TRISCHAKEN-015
  Rule: Players who share the most points all lose: each pays every other player, and what losers owe each other is set off

    @position @dispute:trischaken-tie-for-most
    Scenario Outline: Second and Third share the most points
      Given the reading "<reading>" of "trischaken-tie-for-most"
      And Fahren is played
      And the Augen are "Vorhand 12, Second 23, Third 23, Dealer 12"
      And the tricks are "Vorhand 2, Second 4, Third 4, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | each-pays | Vorhand +10, Second -10, Third -10, Dealer +10 |
        | shared    | Vorhand +5, Second -5, Third -5, Dealer +5     |
        | seat      | Vorhand +5, Second -15, Third +5, Dealer +5    |

    @position @dispute:trischaken-tie-for-most
    Scenario Outline: Second and Third share the most points in a deal that counts double
      Given the reading "<reading>" of "trischaken-tie-for-most"
      And Fahren is played
      And the deal counts double
      And the Augen are "Vorhand 12, Second 23, Third 23, Dealer 12"
      And the tricks are "Vorhand 2, Second 4, Third 4, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                       |
        | each-pays | Vorhand +20, Second -20, Third -20, Dealer +20 |
        | shared    | Vorhand +10, Second -10, Third -10, Dealer +10 |
        | seat      | Vorhand +10, Second -30, Third +10, Dealer +10 |

    @position @dispute:trischaken-tie-for-most
    Scenario Outline: Second, Third and the Dealer share the most points
      Each of three pays 5 to Vorhand; shared they pay 5 / 3 each.
      Given the reading "<reading>" of "trischaken-tie-for-most"
      And Fahren is played
      And the Augen are "Vorhand 10, Second 20, Third 20, Dealer 20"
      And the tricks are "Vorhand 2, Second 4, Third 4, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading   | payments                                         |
        | each-pays | Vorhand +15, Second -5, Third -5, Dealer -5      |
        | shared    | Vorhand +5, Second -5/3, Third -5/3, Dealer -5/3 |
        | seat      | Vorhand +5, Second -15, Third +5, Dealer +5      |

    @position
    Example: Vorhand shares the most points, and her 10 is set off against the other's 5
      Vorhand pays 10 to each of three and receives 5: −25. The Dealer pays 5 to each and receives 10: −5.
      Given Fahren is played
      And the Augen are "Vorhand 23, Second 12, Third 12, Dealer 23"
      And the tricks are "Vorhand 4, Second 2, Third 2, Dealer 4"
      When the deal is settled
      Then the payments are "Vorhand -25, Second +15, Third +15, Dealer -5"

    @position
    Example: Where the seat decides Vorhand comes first
      Given the reading "seat" of "trischaken-tie-for-most"
      And Fahren is played
      And the Augen are "Vorhand 23, Second 12, Third 12, Dealer 23"
      And the tricks are "Vorhand 4, Second 2, Third 2, Dealer 4"
      When the deal is settled
      Then the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position
    Example: A third of a point less is no tie
      Given Fahren is played
      And the Augen are "Vorhand 12, Second 22 2/3, Third 23, Dealer 12 1/3"
      And the tricks are "Vorhand 2, Second 4, Third 4, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    Example: Second and Third have 21 1/3 points each at the end of a deal
      Third took the last trick, and with it the Talon of 9 points.
      Given Vorhand holds "XVII VI III B♥ D♦ C♦ A♦ 2♦ K♠ C♠ C♣ B♣"
      And Second holds "XXI XX XV VII II I C♥ K♦ B♠ 10♠ 9♣ 7♣"
      And Third holds "XIX XVIII XVI IV K♥ A♥ 2♥ B♦ 3♦ D♠ 10♣ 8♣"
      And Dealer holds "Sküs XIII XII X VIII D♥ 3♥ 4♥ 4♦ 9♠ 8♠ 7♠"
      And the Talon is "XIV D♣ K♣" and "V XI IX"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♠ 10♠ D♠ 9♠      |
        | Vorhand | C♦ K♦ 3♦ 4♦       |
        | Second  | VII XIX Sküs VI   |
        | Dealer  | VIII XVII XXI XVI |
        | Second  | XX IV X III       |
        | Second  | II XVIII XII D♦   |
        | Third   | A♥ D♥ B♥ C♥       |
        | Dealer  | 4♥ C♣ XV K♥       |
        | Second  | I 8♣ XIII B♣      |
        | Dealer  | 3♥ C♠ B♠ 2♥       |
        | Third   | 10♣ 7♠ A♦ 9♣      |
        | Third   | B♦ 8♠ 2♦ 7♣       |
      Then it is nobody's turn
      And the Augen come to "Vorhand 8 1/3, Second 21 1/3, Third 21 1/3, Dealer 19"
      And the payments are "Vorhand +10, Second -10, Third -10, Dealer +10"

  @clause:KAR-TRISCHAKEN-016
  Rule: The loser pays the price of Fahren to each of the others

    @position
    Scenario Outline: A single loss costs three times 5
      Given Fahren is played
      And the Augen are "<points>"
      And the tricks are "Vorhand 1, Second 5, Third 5, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | points                                   | payments                                    |
        | Vorhand 6, Second 28, Third 30, Dealer 6 | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | Vorhand 6, Second 30, Third 28, Dealer 6 | Vorhand +5, Second -15, Third +5, Dealer +5 |

    @position
    Example: Those who have not lost pay each other nothing, whatever their points
      Given Fahren is played
      And the Augen are "Vorhand 22, Second 2, Third 22 1/3, Dealer 23 2/3"
      And the tricks are "Vorhand 4, Second 1, Third 3, Dealer 4"
      When the deal is settled
      Then the payments are "Vorhand +5, Second +5, Third +5, Dealer -15"

    @position
    Example: In a deal that counts double the loser pays 10 to each
      Given Fahren is played
      And the deal counts double
      And the Augen are "Vorhand 6, Second 28, Third 30, Dealer 6"
      And the tricks are "Vorhand 1, Second 5, Third 5, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third -30, Dealer +10"

  @clause:KAR-TRISCHAKEN-017
  Rule: A loser with 35/2 (35 points and 2 Blatt) or more pays double

    @position
    Scenario Outline: Third loses on either side of 35/2
      Given Fahren is played
      And the Augen are "Vorhand 10, Second 12, Third <third>, Dealer <dealer>"
      And the tricks are "Vorhand 2, Second 2, Third 6, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | third  | dealer | payments                                       |
        | 35     | 13     | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | 35 1/3 | 12 2/3 | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | 35 2/3 | 12 1/3 | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | 36     | 12     | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | 45     | 3      | Vorhand +10, Second +10, Third -30, Dealer +10 |

    @position @dispute:counting-method
    Scenario Outline: The limit where points are counted otherwise
      Given the reading "<reading>" of "counting-method"
      And Fahren is played
      And the Augen are "Vorhand 10, Second 12, Third <third>, Dealer <dealer>"
      And the tricks are "Vorhand 2, Second 2, Third 6, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | third  | dealer | payments                                       |
        | thirds  | 35 2/3 | 12 1/3 | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | thirds  | 35 1/3 | 12 2/3 | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | groups  | 36     | 13     | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | groups  | 35     | 14     | Vorhand +5, Second +5, Third -15, Dealer +5    |
        | plain   | 36     | 13     | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | plain   | 35     | 14     | Vorhand +5, Second +5, Third -15, Dealer +5    |

  @clause:KAR-TRISCHAKEN-018
  Rule: Vorhand as the loser pays double

    @position
    Scenario Outline: Only as the loser, and only Vorhand
      Given Fahren is played
      And the Augen are "<points>"
      And the tricks are "Vorhand 4, Second 4, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | points                                     | payments                                       |
        | Vorhand 25, Second 23, Third 12, Dealer 10 | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | Vorhand 23, Second 25, Third 12, Dealer 10 | Vorhand +5, Second -15, Third +5, Dealer +5    |
        | Vorhand 23, Second 12, Third 10, Dealer 25 | Vorhand +5, Second +5, Third +5, Dealer -15    |

    @position
    Example: Vorhand is found from the dealer's seat when she pays
      Given the dealer is at seat 1
      And Fahren is played
      And the Augen are "Vorhand 25, Second 23, Third 12, Dealer 10"
      And the tricks are "Vorhand 4, Second 4, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

  @clause:KAR-TRISCHAKEN-019
  Rule: Both doublings multiply: Vorhand with 35/2 or more pays 20 to each

    @position @dispute:trischaken-doublings-stack
    Scenario Outline: Vorhand loses with 35/2
      Given the reading "<reading>" of "trischaken-doublings-stack"
      And Fahren is played
      And the Augen are "Vorhand 35 2/3, Second 12, Third 12, Dealer 10 1/3"
      And the tricks are "Vorhand 6, Second 2, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | multiply | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | once     | Vorhand -30, Second +10, Third +10, Dealer +10 |

    @position
    Scenario Outline: One doubling alone is worth 10 in either reading
      Given the reading "<round>" of "trischaken-doublings-stack"
      And Fahren is played
      And the Augen are "<points>"
      And the tricks are "Vorhand 5, Second 5, Third 1, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round    | points                                           | payments                                       |
        | multiply | Vorhand 35 1/3, Second 24 2/3, Third 5, Dealer 5 | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | multiply | Vorhand 24 1/3, Second 35 2/3, Third 5, Dealer 5 | Vorhand +10, Second -30, Third +10, Dealer +10 |
        | once     | Vorhand 35 1/3, Second 24 2/3, Third 5, Dealer 5 | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | once     | Vorhand 24 1/3, Second 35 2/3, Third 5, Dealer 5 | Vorhand +10, Second -30, Third +10, Dealer +10 |

    @position
    Example: In a deal that counts double it is 40 to each
      Given Fahren is played
      And the deal counts double
      And the Augen are "Vorhand 40, Second 10, Third 10, Dealer 10"
      And the tricks are "Vorhand 6, Second 2, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -120, Second +40, Third +40, Dealer +40"

  @clause:KAR-TRISCHAKEN-020
  Rule: A player without a trick, a Jungfrau, receives whatever the others would have received

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Second has no trick, and Third loses singly
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 0, Third 30, Dealer 20"
      And the tricks are "Vorhand 4, Second 0, Third 4, Dealer 4"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                     |
        | all-payments | Vorhand 0, Second +15, Third -15, Dealer 0   |
        | from-each    | Vorhand -10, Second +20, Third -5, Dealer -5 |

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Vorhand has no trick
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 20, Third 30, Dealer 20"
      And the tricks are "Vorhand 0, Second 4, Third 4, Dealer 4"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                    |
        | all-payments | Vorhand +15, Second 0, Third -15, Dealer 0  |
        | from-each    | Vorhand +15, Second -5, Third -5, Dealer -5 |

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: The Dealer has no trick, and Third loses with 35/2 or more
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 10, Third 40, Dealer 0"
      And the tricks are "Vorhand 4, Second 2, Third 6, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                      |
        | all-payments | Vorhand 0, Second 0, Third -30, Dealer +30    |
        | from-each    | Vorhand -10, Second -5, Third -10, Dealer +25 |

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Third has no trick, and Vorhand loses with 35/2 or more
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 40, Second 20, Third 0, Dealer 10"
      And the tricks are "Vorhand 6, Second 4, Third 0, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                     |
        | all-payments | Vorhand -60, Second 0, Third +60, Dealer 0   |
        | from-each    | Vorhand -20, Second -5, Third +30, Dealer -5 |

    @position
    Scenario Outline: Without a Jungfrau the loser pays everybody in either reading
      Given the reading "<round>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 1 1/3, Third 30, Dealer 18 2/3"
      And the tricks are "Vorhand 4, Second 1, Third 4, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

      Examples:
        | round        |
        | all-payments |
        | from-each    |

    @position
    Example: Two players share the most points, and both pay the Jungfrau
      Vorhand would have had 10, and the Dealer has them as well as his own 10.
      Given Fahren is played
      And the Augen are "Vorhand 20, Second 25, Third 25, Dealer 0"
      And the tricks are "Vorhand 4, Second 4, Third 4, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand 0, Second -10, Third -10, Dealer +20"

    Example: Vorhand keeps clear of every trick
      The Dealer loses with 30 1/3 points.
      Given Vorhand holds "XIX IX III K♥ B♥ A♥ B♦ A♦ 2♦ D♠ 7♠ B♣"
      And Second holds "XXI XVIII XV XIV X VIII 2♥ D♦ 3♦ C♠ 10♣ 9♣"
      And Third holds "XVI XIII II I D♥ K♦ 4♦ B♠ 9♠ K♣ D♣ 7♣"
      And Dealer holds "Sküs XX XII XI VII VI V 3♥ 4♥ K♠ 8♠ C♣"
      And the Talon is "IV 8♣ C♦" and "C♥ 10♠ XVII"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♠ C♠ 9♠ K♠       |
        | Dealer  | 3♥ B♥ 2♥ D♥       |
        | Third   | II XX IX XXI      |
        | Second  | X XVI Sküs XIX    |
        | Dealer  | VI III XVIII XIII |
        | Second  | VIII I XI B♦      |
        | Dealer  | V A♦ XV K♣        |
        | Second  | D♦ K♦ VII 2♦      |
        | Dealer  | XII B♣ XIV 4♦     |
        | Second  | 10♣ D♣ C♣ K♥      |
        | Third   | 7♣ 8♠ 7♠ 9♣       |
        | Second  | 3♦ B♠ 4♥ A♥       |
      Then it is nobody's turn
      And the Augen come to "Vorhand 0, Second 24, Third 15 2/3, Dealer 30 1/3"
      And the payments are "Vorhand +15, Second 0, Third 0, Dealer -15"

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Two players share the most points beside a Jungfrau, by each reading of what she receives
      Second and Third owe 5 each to Vorhand and to the Dealer, who has it all. Or everybody with a trick pays the
      Dealer once, Vorhand 10 and the others 5.
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 25, Third 25, Dealer 0"
      And the tricks are "Vorhand 4, Second 4, Third 4, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                     |
        | all-payments | Vorhand 0, Second -10, Third -10, Dealer +20 |
        | from-each    | Vorhand -10, Second -5, Third -5, Dealer +20 |

    @clause:KAR-TRISCHAKEN-011
    Example: Who takes the last trick alone is no Jungfrau, and has the Talon
      Vorhand takes tricks 4, 7, 9 and 11: face value 4 + 6 + 8 + 12 = 30. 16 cards of value 30: 30 − 16 × 2/3 = 19 1/3.
      Second takes trick 12: face value 8; the Talon 7♣ 1 + D♠ 4 + VIII 1 + IX 1 + XVII 1 + XXI 5 = 13. 10 cards of
      value 21: 21 − 10 × 2/3 = 14 1/3.
      Third takes tricks 1, 3, 5, 6, 8 and 10: face value 13 + 12 + 4 + 4 + 4 + 10 = 47. 24 cards of value 47: 47 − 24 ×
      2/3 = 31.
      Dealer takes trick 2: face value 8. 4 cards of value 8: 8 − 4 × 2/3 = 5 1/3.
      Given Vorhand holds "XV XIII XI VII VI V II I B♥ C♠ 10♠ D♣"
      And Second holds "III D♥ 2♥ 4♥ 2♦ 3♦ 4♦ B♠ 9♠ 8♠ 9♣ 8♣"
      And Third holds "XX XIX XVIII XVI XII K♥ C♥ B♦ A♦ K♠ K♣ B♣"
      And Dealer holds "Sküs XIV X IV A♥ 3♥ K♦ D♦ C♦ 7♠ C♣ 10♣"
      And the Talon is "7♣ D♠ VIII" and "IX XVII XXI"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♣ 8♣ K♣ C♣     |
        | Third   | XIX Sküs V III  |
        | Dealer  | A♥ B♥ D♥ K♥     |
        | Third   | XII XIV XV 4♥   |
        | Vorhand | VII 4♦ XVIII IV |
        | Third   | XVI X VI 3♦     |
        | Third   | C♥ 3♥ II 2♥     |
        | Vorhand | XIII 8♠ XX 10♣  |
        | Third   | A♦ K♦ XI 2♦     |
        | Vorhand | C♠ 9♠ K♠ 7♠     |
        | Third   | B♣ D♦ I 9♣      |
        | Vorhand | 10♠ B♠ B♦ C♦    |
      Then the Augen come to "Vorhand 19 1/3, Second 14 1/3, Third 31, Dealer 5 1/3"
      And the payments are "Vorhand +5, Second +5, Third -15, Dealer +5"

    @clause:KAR-TRISCHAKEN-011
    Example: Vorhand's only trick is the last
      Vorhand takes trick 12: face value 9; the Talon XII 1 + B♣ 2 + IV 1 + XI 1 + XX 1 + 10♣ 1 = 7. 10 cards of value
      16: 16 − 10 × 2/3 = 9 1/3.
      Second takes tricks 1, 3, 4, 6, 8 and 11: face value 10 + 4 + 10 + 7 + 8 + 10 = 49. 24 cards of value 49: 49 − 24
      × 2/3 = 33.
      Third takes tricks 9 and 10: face value 15 + 10 = 25. 8 cards of value 25: 25 − 8 × 2/3 = 19 2/3.
      Dealer takes tricks 2, 5 and 7: face value 8 + 4 + 4 = 16. 12 cards of value 16: 16 − 12 × 2/3 = 8.
      Given Vorhand holds "II 2♥ 3♥ D♦ B♦ 2♦ 4♦ 8♠ 7♠ 9♣ 8♣ 7♣"
      And Second holds "XXI XIX XIV VII V III K♥ B♥ K♦ 3♦ D♠ K♣"
      And Third holds "XVIII XVII IX VIII VI I D♥ A♥ 4♥ A♦ B♠ 9♠"
      And Dealer holds "Sküs XVI XV XIII X C♥ C♦ K♠ C♠ 10♠ D♣ C♣"
      And the Talon is "XII B♣ IV" and "XI XX 10♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards             |
        | Vorhand | 4♦ K♦ A♦ C♦       |
        | Second  | XIV XVIII Sküs II |
        | Dealer  | XV 7♠ XIX XVII    |
        | Second  | K♥ 4♥ C♥ 3♥       |
        | Second  | V VI XVI 7♣       |
        | Dealer  | 10♠ 8♠ D♠ 9♠      |
        | Second  | III IX X 8♣       |
        | Dealer  | XIII 2♥ XXI VIII  |
        | Second  | K♣ I D♣ 9♣        |
        | Third   | D♥ C♣ 2♦ B♥       |
        | Third   | B♠ K♠ B♦ VII      |
        | Second  | 3♦ A♥ C♠ D♦       |
      Then the Augen come to "Vorhand 9 1/3, Second 33, Third 19 2/3, Dealer 8"
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

  @clause:KAR-TRISCHAKEN-021
  Rule: Two Jungfrauen share that gain equally

    @position
    Scenario Outline: Two of four have no trick
      Given Fahren is played
      And the Augen are "<points>"
      And the tricks are "<tricks>"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | points                                           | tricks                                  | payments                                     |
        | Vorhand 0, Second 0, Third 40, Dealer 30         | Vorhand 0, Second 0, Third 6, Dealer 6  | Vorhand +15, Second +15, Third -30, Dealer 0 |
        | Vorhand 35 1/3, Second 0, Third 34 2/3, Dealer 0 | Vorhand 6, Second 0, Third 6, Dealer 0  | Vorhand -30, Second +15, Third 0, Dealer +15 |
        | Vorhand 60, Second 10, Third 0, Dealer 0         | Vorhand 11, Second 1, Third 0, Dealer 0 | Vorhand -60, Second 0, Third +30, Dealer +30 |

    @position
    Example: One Jungfrau shares with nobody
      Given Fahren is played
      And the Augen are "Vorhand 2, Second 0, Third 40, Dealer 28"
      And the tricks are "Vorhand 1, Second 0, Third 6, Dealer 5"
      When the deal is settled
      Then the payments are "Vorhand 0, Second +30, Third -30, Dealer 0"

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Two Jungfrauen share, by each reading of what a Jungfrau receives
      Third loses with 35/2 or more: 5 × 2 × 3 = 30 for two, 15 each. Or Third pays 5 × 2 and the Dealer 5: 15 for two.
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 0, Third 40, Dealer 30"
      And the tricks are "Vorhand 0, Second 0, Third 7, Dealer 5"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                          |
        | all-payments | Vorhand +15, Second +15, Third -30, Dealer 0      |
        | from-each    | Vorhand +15/2, Second +15/2, Third -10, Dealer -5 |

  @clause:KAR-TRISCHAKEN-022
  Rule: The shares are exact, halves included, and three Jungfrauen share alike

    @position @dispute:trischaken-several-jungfrauen
    Scenario Outline: Two Jungfrauen share a single loss of 15
      Given the reading "<reading>" of "trischaken-several-jungfrauen"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 35 1/3, Third 0, Dealer 34 2/3"
      And the tricks are "Vorhand 0, Second 6, Third 0, Dealer 6"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | exact   | Vorhand +15/2, Second -15, Third +15/2, Dealer 0 |
        | rounded | Vorhand +8, Second -16, Third +8, Dealer 0       |

    @position
    Scenario Outline: Two Jungfrauen share a double loss of 30
      Given the reading "<round>" of "trischaken-several-jungfrauen"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 40, Third 0, Dealer 30"
      And the tricks are "Vorhand 0, Second 6, Third 0, Dealer 6"
      When the deal is settled
      Then the payments are "Vorhand +15, Second -30, Third +15, Dealer 0"

      Examples:
        | round   |
        | exact   |
        | rounded |

    @position
    Example: Three Jungfrauen have a third of it each
      One player took all tricks and the Talon; what he pays is what he would have paid anyway.
      Given Fahren is played
      And the Augen are "Vorhand 0, Second 0, Third 70, Dealer 0"
      And the tricks are "Vorhand 0, Second 0, Third 12, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third -30, Dealer +10"

    @position @dispute:trischaken-jungfrau-takes-what
    Scenario Outline: Three Jungfrauen share, by each reading of what a Jungfrau receives
      Third took everything: 5 × 2 = 10 to each; or one payment of 10, which the three share.
      Given the reading "<reading>" of "trischaken-jungfrau-takes-what"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 0, Third 70, Dealer 0"
      And the tricks are "Vorhand 0, Second 0, Third 12, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading      | payments                                             |
        | all-payments | Vorhand +10, Second +10, Third -30, Dealer +10       |
        | from-each    | Vorhand +10/3, Second +10/3, Third -10, Dealer +10/3 |

  @clause:KAR-TRISCHAKEN-024
  Rule: What several losers owe each other is settled between them, also where a Jungfrau receives the rest

    @position @dispute:trischaken-tie-with-jungfrau
    Scenario Outline: Second and Third share the most points, and the Dealer has no trick
      Each of the two owes 5 to three others. Set off against each other that leaves the Dealer Vorhand's 5 + 5 and his
      own 5 + 5; or he has all six of them, 30.
      Given the reading "<reading>" of "trischaken-tie-with-jungfrau"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 25, Third 25, Dealer 0"
      And the tricks are "Vorhand 4, Second 4, Third 4, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                     |
        | losers   | Vorhand 0, Second -10, Third -10, Dealer +20 |
        | jungfrau | Vorhand 0, Second -15, Third -15, Dealer +30 |

    @position @dispute:trischaken-tie-with-jungfrau
    Scenario Outline: Vorhand and Third have half of all points each, and the two others no trick
      Vorhand owes 10 to each, Third 5. Set off, Vorhand pays 10 + 10 to the two and 10 - 5 = 5 to Third, who pays
      5 + 5; or 3 x 10 + 3 x 5 = 45 are shared by two.
      Given the reading "<reading>" of "trischaken-tie-with-jungfrau"
      And Fahren is played
      And the Augen are "Vorhand 35, Second 0, Third 35, Dealer 0"
      And the tricks are "Vorhand 6, Second 0, Third 6, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                               |
        | losers   | Vorhand -25, Second +15, Third -5, Dealer +15          |
        | jungfrau | Vorhand -30, Second +22 1/2, Third -15, Dealer +22 1/2 |

    @position @dispute:trischaken-tie-with-jungfrau
    Scenario Outline: All three others share the most points, and Vorhand has no trick
      Each of three owes 5 to three others: 3 x 5 to Vorhand, or 3 x 15.
      Given the reading "<reading>" of "trischaken-tie-with-jungfrau"
      And Fahren is played
      And the Augen are "Vorhand 0, Second 23 1/3, Third 23 1/3, Dealer 23 1/3"
      And the tricks are "Vorhand 0, Second 4, Third 4, Dealer 4"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | losers   | Vorhand +15, Second -5, Third -5, Dealer -5    |
        | jungfrau | Vorhand +45, Second -15, Third -15, Dealer -15 |

    @position
    Scenario Outline: Without a Jungfrau losers set off what they owe each other in either reading
      Given the reading "<round>" of "trischaken-tie-with-jungfrau"
      And Fahren is played
      And the Augen are "Vorhand 24, Second 24, Third 20, Dealer 2"
      And the tricks are "Vorhand 4, Second 4, Third 3, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -25, Second -5, Third +15, Dealer +15"

      Examples:
        | round    |
        | losers   |
        | jungfrau |
