Feature: Trischaken
  Everybody for himself and against the Augen: who leads, the duty to beat, and the Pagat that goes last.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TRISCHAKEN-001
  Rule: In Trischaken nobody has a partner; all four play for themselves

    Example: Vorhand names Trischaken, and no side is formed
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then the contract is Trischaken
      And there is no partner

    Example: No König is called in Trischaken
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand calls "K♥"
      Then that is refused
      And there is no partner

    @clause:KOE-COUNTING-012 @clause:KOE-COUNTING-028
    Example: Everybody's Augen are counted apart
      Vorhand takes all twelve tricks. The pack is worth 106 card by card, the Talon C♣ 3, B♣ 2 and four times 1: 97 are left in
      sixteen threes, less 16 times 2: 65.
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
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
      And the Augen come to "Vorhand 65, Second 0, Third 0, Dealer 0"

  @clause:KOE-TRISCHAKEN-002
  Rule: In Trischaken Vorhand leads to the first trick

    @dispute:trischaken-leader
    Scenario Outline: Who leads to the first trick of Trischaken
      Given the reading "<reading>" of "trischaken-leader"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then it is <player>'s turn to play

      Examples:
        | reading | player  |
        | vorhand | Vorhand |
        | second  | Second  |

    Example: Vorhand leads whatever card she likes
      Given Vorhand holds "XVI XII V D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then it is Vorhand's turn to play
      And the choice is "XVI XII V D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"

    Example: Vorhand is found from the dealer's seat
      Given the dealer is at seat 2
      And Vorhand holds "XVI"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "XVI"
      Then that is allowed
      And it is Second's turn to play

    Example: Second may not lead
      Given Second holds "XVI"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Second plays "XVI"
      Then that is refused
      And it is Vorhand's turn to play

    Example: At a table of five Vorhand leads, and four play
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Weiter, Vorhand Trischaken"
      Then it is Vorhand's turn to play

  @clause:KOE-TRISCHAKEN-003
  Rule: In Trischaken too the best card on the table has to be beaten whenever it can be

    @position
    Scenario Outline: <card that beats>
      Given Trischaken is played
      And it is trick 5
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | card that beats                                           | because                        | player | trick | hand                     | choice    |
        | The Dame and the Kavall beat the Bube, the 10 does not    |                                | Second | B♠    | XX IX D♦ C♦ D♠ C♠ 10♠ 7♣ | D♠ C♠     |
        | Any better card will do                                   | A, 2 and 3 are all above the 4 | Second | 4♥    | XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣  | A♥ 2♥ 3♥  |
        | The Sküs beats the Mond, also with the Pagat in the trick |                                | Third  | XXI I | Sküs XI IX V D♦ C♦ 8♣ 7♣ | Sküs      |
        | It is the best card so far that counts, not the one led   |                                | Third  | 7♠ D♠ | XX IX D♦ C♦ K♠ C♠ 10♠ 7♣ | K♠        |
        | Who cannot beat follows as he likes                       |                                | Third  | B♠ K♠ | XX IX D♦ C♦ D♠ C♠ 10♠ 7♣ | D♠ C♠ 10♠ |
        | A trump that is led has to be beaten                      |                                | Second | X     | XX XI IX V D♦ C♦ 8♣ 7♣   | XX XI     |
        | A trump on a suit has to be beaten by those who trump too |                                | Third  | B♠ X  | XX XI IX V D♦ C♦ 8♣ 7♣   | XX XI     |

    @position
    Example: The lead has nothing to beat
      Given Trischaken is played
      And it is trick 8
      When Second is to lead with "XX III D♥ 4♦ K♣" in hand
      Then the choice is "XX III D♥ 4♦ K♣"

    @position @dispute:overtake-within-follow
    Scenario Outline: The König is led, and a low heart and a trump are in hand
      Given the reading "<reading>" of "overtake-within-follow"
      And Trischaken is played
      And it is trick 6
      When Second is to play to "K♥" with "XX 3♥ D♦ C♦ D♠ 9♠ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | within  | 3♥     |
        | above   | XX     |

    @position @dispute:overtake-within-follow
    Scenario Outline: A trump lies on the suit that is in hand
      No spade beats the VI; of the trumps in hand XX and IX do.
      Given the reading "<reading>" of "overtake-within-follow"
      And Trischaken is played
      And it is trick 5
      When Third is to play to "B♠ VI" with "XX IX IV D♦ D♠ C♠ 10♠ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice    |
        | within  | D♠ C♠ 10♠ |
        | above   | XX IX     |

    Example: Second ducks under the Bube with a Dame in hand
      Given Vorhand holds "B♠"
      And Second holds "D♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "B♠"
      And Second plays "7♠"
      Then that is refused under KOE-TRISCHAKEN-003
      And it is Second's turn to play
      And the choice is "D♠"

    @position
    Scenario Outline: Neither the suit nor a trump in hand beats what lies
      No spade beats the XX, and XIX and IX do not either: a spade has to go, and any of them may.
      Given the reading "<round>" of "overtake-within-follow"
      And Trischaken is played
      And it is trick 6
      When Third is to play to "B♠ XX" with "XIX IX D♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ 10♠"

      Examples:
        | round  |
        | within |
        | above  |

  @clause:KOE-TRISCHAKEN-004
  Rule: In Trischaken the Pagat may go only when its holder has no other trump

    @position
    Example: The Pagat is not led beside another trump
      Given Trischaken is played
      And it is trick 8
      When Second is to lead with "X I D♥ 4♦ K♣" in hand
      Then the choice is "X D♥ 4♦ K♣"

    @position
    Example: The Pagat may be led as the last trump
      Given Trischaken is played
      And it is trick 8
      When Second is to lead with "I D♥ C♥ 4♦ K♣" in hand
      Then the choice is "I D♥ C♥ 4♦ K♣"

    @position
    Example: The last trump has to go on a trump
      Given Trischaken is played
      And it is trick 8
      When Second is to play to "X" with "I D♥ C♥ 4♦ K♣" in hand
      Then the choice is "I"

    @position
    Example: Of II and I the II goes first
      Given Trischaken is played
      And it is trick 9
      When Third is to play to "K♣ X" with "II I D♥ 4♦" in hand
      Then the choice is "II"

    @position
    Scenario Outline: A trump above the suit would have to go, but only the I would take the trick
      With Sküs and XXI on the table the I would complete the Trull and take it; 3♥ and II do not. The I stays in hand as
      long as the II does, so hearts are served as ever. Without the II it is the last trump and has to go.
      Given the reading "above" of "overtake-within-follow"
      And the reading "on" of "kaiserstich"
      And the reading "pagat-last" of "trischaken-pagat-and-kaiserstich"
      And Trischaken is played
      And it is trick 10
      When Dealer is to play to "4♥ XXI Sküs" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | hand    | choice |
        | II I 3♥ | 3♥     |
        | I 3♥ 9♠ | I      |

    @position
    Example: Of a trump above the suit that would have to go, only the I, it is the other trump that keeps it in hand
      Given the reading "above" of "overtake-within-follow"
      And the reading "on" of "kaiserstich"
      And the reading "pagat-last" of "trischaken-pagat-and-kaiserstich"
      And Trischaken is played
      And it is trick 10
      When Dealer is to play to "4♥ XXI Sküs" with "II I 3♥" in hand
      Then "I" may not be chosen under KOE-TRISCHAKEN-004

    Example: The I would take the trick, but III and II keep it in hand
      By the reading above a trump has to overtake although a heart is in hand, and only the I does, with Sküs and XXI.
      By the reading pagat-last it goes only as the last trump: it is for its sake that the I stays, and the 3♥ is left.
      Given the reading "above" of "overtake-within-follow"
      And the reading "on" of "kaiserstich"
      And the reading "pagat-last" of "trischaken-pagat-and-kaiserstich"
      And Vorhand holds "4♥"
      And Second holds "XXI XX XIX XVIII K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠"
      And Third holds "Sküs XVII XVI XV 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ K♣"
      And Dealer holds "III II I 3♥ A♦ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "4♥"
      And Second plays "XXI"
      And Third plays "Sküs"
      And Dealer plays "I"
      Then that is refused under KOE-TRISCHAKEN-004
      And it is Dealer's turn to play
      And the choice is "3♥"

    Example: Vorhand wants to lead the Pagat first of all
      Given Vorhand holds "XVI I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "I"
      Then that is refused under KOE-TRISCHAKEN-004
      And it is Vorhand's turn to play
      And the choice is "XVI D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"

    Example: Vorhand leads a lone Pagat
      Given Vorhand holds "I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 9♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "I"
      Then that is allowed
      And it is Second's turn to play

  @clause:KOE-TRISCHAKEN-005
  Rule: The rule for the Pagat of Trischaken holds for playing it to a trick as well as for leading it

    @position @dispute:trischaken-pagat-last
    Scenario Outline: A <case>
      Given the reading "<reading>" of "trischaken-pagat-last"
      And Trischaken is played
      And it is trick 8
      When Second is to play to "<trick>" with "X I D♥ 4♦ K♣" in hand
      Then the choice is "<choice>"

      Examples:
        | case                                         | trick | reading   | choice |
        | trump is led that no trump in hand beats     | XV    | any-play  | X      |
        | trump is led that no trump in hand beats     | XV    | lead-only | X I    |
        | suit that is missing, and two trumps in hand | 7♠    | any-play  | X      |
        | suit that is missing, and two trumps in hand | 7♠    | lead-only | X I    |

    @position
    Scenario Outline: The Pagat is not led beside another trump in either reading
      Given the reading "<round>" of "trischaken-pagat-last"
      And Trischaken is played
      And it is trick 8
      When Second is to lead with "X I D♥ 4♦ K♣" in hand
      Then the choice is "X D♥ 4♦ K♣"

      Examples:
        | round     |
        | any-play  |
        | lead-only |

    @dispute:trischaken-pagat-last
    Scenario Outline: Second gives the Pagat to a trump of Vorhand
      Given the reading "<reading>" of "trischaken-pagat-last"
      And Vorhand holds "XX"
      And Second holds "X I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "XX"
      And Second plays "I"
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | any-play  | refused |
        | lead-only | allowed |

    @position
    Example: Without the Kaiserstich nothing beats the Sküs, and the Pagat waits
      Given Trischaken is played
      And it is trick 8
      When Third is to play to "XXI Sküs" with "X I D♥ 4♦ K♣" in hand
      Then the choice is "X"

    @position
    Scenario Outline: With the Kaiserstich agreed the Pagat still waits while one card of the Trull is missing
      Given the reading "on" of "kaiserstich"
      And Trischaken is played
      And it is trick 8
      When Third is to play to "<table>" with "X I D♥ 4♦ K♣" in hand
      Then the choice is "X"

      Examples:
        | table   |
        | XX Sküs |
        | XX XXI  |

  @clause:KOE-TRISCHAKEN-006
  Rule: With the Kaiserstich agreed, the Pagat has to be played on Sküs and XXI in Trischaken, even while other trumps are held

    @position @dispute:trischaken-pagat-and-kaiserstich
    Scenario Outline: Sküs and XXI lie, and the Pagat is held with another trump
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "trischaken-pagat-and-kaiserstich"
      And Trischaken is played
      And it is trick 8
      When Third is to play to "XXI Sküs" with "X I D♥ 4♦ K♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading        | choice |
        | overtake-first | I      |
        | pagat-last     | X      |

    @position @dispute:trischaken-pagat-and-kaiserstich
    Scenario Outline: Sküs and XXI have fallen on a König that the player cannot follow
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "trischaken-pagat-and-kaiserstich"
      And Trischaken is played
      And it is trick 8
      When Dealer is to play to "K♠ Sküs XXI" with "XX I D♥ 4♦ K♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading        | choice |
        | overtake-first | I      |
        | pagat-last     | XX     |

    @dispute:trischaken-pagat-and-kaiserstich
    Scenario Outline: The Dealer has the Pagat and two more trumps for a Kaiserstich
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "trischaken-pagat-and-kaiserstich"
      And Vorhand holds "XXI"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "IV III I D♥ C♥ 4♥ K♦ D♦ 3♦ B♠ 7♠ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "XXI"
      And Second plays "Sküs"
      And Third plays "II"
      Then it is Dealer's turn to play
      And the choice is "<choice>"

      Examples:
        | reading        | choice |
        | overtake-first | I      |
        | pagat-last     | IV III |
