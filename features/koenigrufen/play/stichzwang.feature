Feature: The play of the cards: Stichzwang in negative games

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-013
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts the best card on the table has to be beaten whenever it can be

    @position
    Scenario Outline: The Dame and the Kavall beat the Bube, the 10 does not
      Given Vorhand plays a <contract>
      And it is trick 5
      When Second is to play to "B♠" with "XX IX D♦ C♦ D♠ C♠ 10♠ 7♣" in hand
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
      When Third is to play to "X III" with "XX XI IX V D♦ C♦ 8♣ 7♣" in hand
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
      When Second is to play to "K♥" with "V I D♦ C♦ D♠ C♠ 10♠ 7♣" in hand
      Then the choice is "V I"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Scenario Outline: The Pagat <case> beats the one led
      Given Vorhand plays a <contract>
      And it is trick 5
      When Third is to play to "<trick>" with "V I D♦ C♦ D♠ C♠ 10♠ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | contract       | case                                       | trick  | choice |
        | Bettel         | is kept where another trump                | III II | V      |
        | Piccolo        | is kept where another trump                | III II | V      |
        | Zwiccolo       | is kept where another trump                | III II | V      |
        | Bettel Ouvert  | is kept where another trump                | III II | V      |
        | Piccolo Ouvert | is kept where another trump                | III II | V      |
        | Bettel         | may go, or be kept, where no trump in hand | XX II  | V I    |
        | Piccolo        | may go, or be kept, where no trump in hand | XX II  | V I    |
        | Zwiccolo       | may go, or be kept, where no trump in hand | XX II  | V I    |
        | Bettel Ouvert  | may go, or be kept, where no trump in hand | XX II  | V I    |
        | Piccolo Ouvert | may go, or be kept, where no trump in hand | XX II  | V I    |

    @position
    Scenario Outline: <better card>
      Given Vorhand plays a <contract>
      And it is trick 5
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | better card                                               | contract | player  | trick | hand                     | choice |
        | The Sküs beats the Mond, also with the Pagat in the trick | Bettel   | Third   | XXI I | Sküs XI IX V D♦ C♦ 8♣ 7♣ | Sküs   |
        | The declarer has to beat like the others                  | Bettel   | Vorhand | 9♠ 7♠ | V IV II 3♥ 4♥ B♠ 8♠ 7♣   | B♠     |
        | It is the best card so far that counts, not the one led   | Bettel   | Third   | 7♠ D♠ | XX IX D♦ C♦ K♠ C♠ 10♠ 7♣ | K♠     |
        | A trump on a suit has to be beaten by those who trump too | Piccolo  | Third   | B♠ X  | XX XI IX V D♦ C♦ 8♣ 7♣   | XX XI  |

    @position
    Example: The lead has nothing to beat
      Given Vorhand plays a Piccolo
      And it is trick 8
      When Second is to lead with "XX III D♥ 4♦ K♣" in hand
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: An opponent of a Bettel keeps his König back
      Given Vorhand holds "7♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "7♠"
      Then it is Second's turn to play
      And the choice is "K♠ 8♠"

    Example: An opponent of a Bettel plays under the card that lies
      Given Vorhand holds "9♠"
      And Second holds "K♠ 8♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "9♠"
      And Second plays "8♠"
      Then that is refused under KOE-PLAY-013
      And it is Second's turn to play
      And the choice is "K♠"

    @position
    Scenario Outline: of two cards left, one just above a suit card and one just below it, the one above has to go
      Every card of every suit that has a neighbour on both sides; the order of the red suits is turned round below the
      pictures here too. A second König that lies is of another suit and beats nothing.
      Given Second plays a Bettel
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
      Given Second plays a Bettel
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

  @clause:KOE-PLAY-014
  Rule: Overtaking works among the cards that suit and trump duty leave
    Any card that would take the trick so far will do, and where none would, any of them may go.

    @position @dispute:overtake-within-follow
    Scenario Outline: The König is led, and a low heart and a trump are in hand
      Given the reading "<reading>" of "overtake-within-follow"
      And Vorhand plays a Bettel
      And it is trick 6
      When Second is to play to "K♥" with "XX 3♥ D♦ C♦ D♠ 9♠ 7♣" in hand
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
      When Third is to play to "B♠ VI" with "XX IX IV D♠ C♠ 10♠ D♦ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice    |
        | within  | D♠ C♠ 10♠ |
        | above   | XX IX     |

    @position
    Scenario Outline: A card of the suit that beats spares the trumps in either reading
      Given the reading "<round>" of "overtake-within-follow"
      And Vorhand plays a Zwiccolo
      And it is trick 5
      When Second is to play to "B♠" with "XX IX D♠ C♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ C♠"

      Examples:
        | round  |
        | within |
        | above  |

    @position
    Example: Any better card will do, it need not be the best
      A, 2 and 3 are all above the 4.
      Given Vorhand plays a Bettel Ouvert
      And it is trick 5
      When Second is to play to "4♥" with "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣" in hand
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Scenario Outline: <trumping>
      Given Vorhand plays a <contract>
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | trumping                                               | contract       | number | player | trick      | hand                     | choice     |
        | Who cannot beat follows as he likes                    | Bettel         | 5      | Third  | B♠ K♠      | D♠ C♠ 10♠ D♦ C♦ 9♣ 8♣ 7♣ | D♠ C♠ 10♠  |
        | Trump duty holds where the trumps in hand beat nothing | Piccolo Ouvert | 6      | Third  | K♠ XXI     | XX IX D♥ D♦ C♦ 4♦ 7♣     | XX IX      |
        | Without a better trump any trump follows               | Zwiccolo       | 5      | Dealer | X III Sküs | XX XI IX V D♦ C♦ 8♣ 7♣   | XX XI IX V |

    @position
    Scenario Outline: Neither the suit nor a trump in hand beats what lies
      No spade beats the XX, and XIX and IX do not either: a spade has to go, and any of them may.
      Given the reading "<round>" of "overtake-within-follow"
      And Vorhand plays a Bettel
      And it is trick 6
      When Third is to play to "B♠ XX" with "XIX IX D♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ 10♠"

      Examples:
        | round  |
        | within |
        | above  |
