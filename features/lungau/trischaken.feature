Feature: Fahren
  Everybody for himself and against the Augen: the Kontra round, the duty to beat, the Spatz, and the dealer as fifth player.

  Background:
    Given the rules "lungau"

  @clause:LUN-TRISCHAKEN-001
  Rule: Before play each player, Vorhand first, says Kontra to double the value of the game, or Gut!

    Example: Vorhand is asked first
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Fahren
      And it is Vorhand's turn to speak
      And the choice is "Kontra, Gut!"

    Example: A Kontra of one player does not take the choice from the next
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Kontra"
      Then it is Dealer's turn to speak
      And the choice is "Kontra, Gut!"

    Example: When the Dealer has spoken the round is over
      Nobody answers a Kontra.
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra, Second Kontra, Third Gut!, Dealer Kontra"
      Then it is Vorhand's turn to play

    Example: Nobody says Kontra before Vorhand has spoken
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Second says "Kontra"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: A card before the Kontra round
      Given Vorhand holds "XII"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand plays "XII"
      Then that is refused
      And it is Vorhand's turn to speak

    @position
    Example: Second answers with a Kontra of his own or not at all
      Given Fahren is played
      And the announcing went "Vorhand Kontra"
      When Second is to announce with "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣" in hand
      Then the choice is "Kontra, Gut!"

    Example: The Dealer, who is last, does not say Kontra first
      Given the dealer is at seat 0
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Dealer says "Kontra"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: Vorhand does not come back to it when the next player has the word
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Vorhand says "Kontra"
      Then that is refused
      And it is Second's turn to speak

    Example: Nobody says Kontra twice
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Kontra + Kontra"
      Then that is refused

    Example: Who sits where makes no difference to a second Kontra
      The third player has seat 0 here, the second player, who said Kontra before him, seat 3.
      Given the dealer is at seat 1
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra"
      And Third says "Kontra"
      Then that is allowed

    Example: An answer to somebody else's Kontra does not use up a player's own
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra"
      And Second says "Rekontra Vorhand + Kontra"
      Then that is allowed

    Example: Where Kontras can be answered there is still no Kontra in a second circuit
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Dealer Gut!"
      And Vorhand says "Kontra"
      Then that is refused

    Example: Where Kontras can be answered one circuit of Gut! is enough
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: Where Kontras can be answered the round ends with a circuit that brings nothing
      Given the reading "ladder" of "fahren-kontra-scope"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Kontra, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      Then it is Vorhand's turn to play

  @clause:LUN-TRISCHAKEN-002
  Rule: In Fahren too Vorhand leads first

    Example: Vorhand leads although only the Dealer said Kontra
      Given Vorhand holds "XVI XII V D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra"
      Then it is Vorhand's turn to play
      And the choice is "XVI XII V D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"

    Example: Vorhand is found from the dealer's seat
      Given the dealer is at seat 2
      And Vorhand holds "XVI"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "XVI"
      Then that is allowed
      And it is Second's turn to play

    Example: Second may not lead
      Given Second holds "XVI"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Second plays "XVI"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:LUN-TRISCHAKEN-003
  Rule: In Fahren suit has to be followed, and trump played where the suit is missing, as ever

    @position
    Scenario Outline: <trump that follows>
      Given Fahren is played
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | trump that follows                                     | number | player | trick  | hand                 | choice               |
        | A trump that was led is followed by trumps             | 8      | Second | X      | IX V D♦ C♦ 8♣        | IX V                 |
        | With the suit in hand no trump may go                  | 6      | Second | K♠     | XX IX 9♠ 8♠ D♦ C♦ 7♣ | 9♠ 8♠                |
        | A player without the suit trumps                       | 6      | Second | K♠     | XX IX D♥ D♦ C♦ 4♦ 7♣ | XX IX                |
        | Trump duty holds where the trumps in hand beat nothing | 6      | Third  | K♠ XXI | XX IX D♥ D♦ C♦ 4♦ 7♣ | XX IX                |
        | Without suit and trump everything is open              | 6      | Third  | K♠ XXI | K♥ D♥ 4♥ D♦ C♦ 4♦ 7♣ | K♥ D♥ 4♥ D♦ C♦ 4♦ 7♣ |

    Example: A heart is trumped by a player with hearts
      Given Vorhand holds "K♥"
      And Second holds "XX IX V 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "V"
      Then that is refused
      And it is Second's turn to play
      And the choice is "3♥ 4♥"

    @position
    Scenario Outline: every suit is followed, trumped and discarded on where nothing in a hand of two can beat
      Of each suit: a lower card of it goes under the König although a trump is at hand; where the suit is missing a trump
      goes under the Sküs; and where trumps are missing too either card goes, a König or a low one.
      Given Fahren is played
      And it is trick 11
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | player  | table   | hand  | choice |
        | Second  | K♥      | XX 3♥ | 3♥     |
        | Third   | C♥ Sküs | IX K♦ | IX     |
        | Dealer  | 2♥ D♦   | K♦ 4♦ | K♦ 4♦  |
        | Third   | K♦      | XX 3♦ | 3♦     |
        | Dealer  | C♦ Sküs | IX K♠ | IX     |
        | Vorhand | 2♦ D♠   | K♠ 7♠ | K♠ 7♠  |
        | Dealer  | K♠      | XX 8♠ | 8♠     |
        | Vorhand | C♠ Sküs | IX K♣ | IX     |
        | Second  | 9♠ D♣   | K♣ 7♣ | K♣ 7♣  |
        | Vorhand | K♣      | XX 8♣ | 8♣     |
        | Second  | C♣ Sküs | IX K♥ | IX     |
        | Third   | 9♣ D♥   | K♥ 4♥ | K♥ 4♥  |

  @clause:LUN-TRISCHAKEN-004
  Rule: In Fahren, among the cards that suit and trump duty leave, one that beats the best so far has to be played

    @position
    Example: The Dame and the Caval can beat the Bube, the 10 cannot
      Given Fahren is played
      And it is trick 5
      When Second is to play to "B♠" with "XX IX D♠ C♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ C♠"

    @position
    Example: Any better card will do, it need not be the best
      The A, the 2 and the 3 are all above the 4.
      Given Fahren is played
      And it is trick 5
      When Second is to play to "4♥" with "XX IX A♥ 2♥ 3♥ D♦ C♦ 7♣" in hand
      Then the choice is "A♥ 2♥ 3♥"

    @position
    Example: Who cannot beat follows as he likes
      Given Fahren is played
      And it is trick 5
      When Third is to play to "B♠ K♠" with "XX IX D♠ C♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ C♠ 10♠"

    @position
    Example: It is the best card so far that counts, not the one led
      Given Fahren is played
      And it is trick 5
      When Third is to play to "7♠ D♠" with "XX IX K♠ C♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "K♠"

    @position
    Example: A trump on a suit relieves those who can follow
      No spade beats the VI, so every spade will do.
      Given Fahren is played
      And it is trick 5
      When Third is to play to "B♠ VI" with "XX IX D♠ C♠ 10♠ D♦ C♦ 7♣" in hand
      Then the choice is "D♠ C♠ 10♠"

    @position
    Scenario Outline: <trump that beats>
      Given Fahren is played
      And it is trick <number>
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | trump that beats                                          | number | player | trick      | hand                   | choice         |
        | A trump that is led has to be beaten                      | 5      | Second | X          | XX XI IX V D♦ C♦ 8♣ 7♣ | XX XI          |
        | A trump on a suit has to be beaten by those who trump too | 5      | Third  | B♠ X       | XX XI IX V D♦ C♦ 8♣ 7♣ | XX XI          |
        | Without a better trump any trump follows                  | 5      | Dealer | X III Sküs | XX XI IX V D♦ C♦ 8♣ 7♣ | XX XI IX V     |
        | A card thrown away beats nothing and need not             | 8      | Second | 8♠         | K♥ D♥ 4♦ K♣ 7♣         | K♥ D♥ 4♦ K♣ 7♣ |

    @position
    Example: The lead has nothing to beat
      Given Fahren is played
      And it is trick 8
      When Second is to lead with "XX III D♥ 4♦ K♣" in hand
      Then the choice is "XX III D♥ 4♦ K♣"

    Example: The Mond is kept back under a trump that it beats
      Given Vorhand holds "XX"
      And Second holds "XXI IX V 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "XX"
      And Second plays "V"
      Then that is refused
      And it is Second's turn to play
      And the choice is "XXI"

    @position
    Scenario Outline: of two cards left, one just above a suit card and one just below it, the one above has to go
      Every card of every suit that has a neighbour on both sides; the order of the red suits is turned round below the
      pictures here too. A second König that lies is of another suit and beats nothing.
      Given Fahren is played
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
      Given Fahren is played
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

  @clause:LUN-TRISCHAKEN-005
  Rule: In Fahren the I goes only when its holder has no other trump

    @position
    Scenario Outline: <the Pagat kept>
      Given Fahren is played
      And it is trick 4
      When <player> is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Pagat kept                                                                         | player | trick    | hand                        | choice |
        | Another trump goes to a trump                                                          | Dealer | X XII XX | IX IV I D♥ 4♥ K♦ B♠ 9♠ 8♣   | IX IV  |
        | A trump above the I goes where a suit is missing, even when the I would take the trick | Second | K♣       | XIX I D♥ 4♥ K♦ D♦ B♠ 10♠ 9♠ | XIX    |
        | As the last trump the I follows to a trump                                             | Dealer | X XII XX | I D♥ 4♥ K♦ D♦ B♠ 9♠ 8♣ 7♣   | I      |
        | As the last trump the I has to trump a suit                                            | Second | K♣       | I D♥ 4♥ K♦ D♦ 4♦ B♠ 10♠ 9♠  | I      |

    @position
    Example: The I is not led while another trump is in hand
      Given Fahren is played
      And it is trick 9
      When Second is to lead with "II I D♥ 9♠" in hand
      Then the choice is "II D♥ 9♠"

    @position
    Example: As the last trump the I may be led before other cards
      Given Fahren is played
      And it is trick 9
      When Second is to lead with "I D♥ 4♥ 9♠" in hand
      Then the choice is "I D♥ 4♥ 9♠"

    @position
    Example: Whoever follows suit keeps the I anyway
      Given Fahren is played
      And it is trick 9
      When Second is to play to "C♥" with "IX I D♥ 4♥" in hand
      Then the choice is "D♥"

    Example: Vorhand wants to be rid of the I at once
      Given Vorhand holds "XVI XII I D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "I"
      Then that is refused under LUN-TRISCHAKEN-005
      And it is Vorhand's turn to play
      And the choice is "XVI XII D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣"

    Example: Who has no other trump may lead with the I
      Given Vorhand holds "I K♥ D♥ C♥ 4♥ K♦ D♦ B♠ 7♠ K♣ C♣ 8♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "I"
      Then that is allowed

    @position
    Scenario Outline: the I of a hand of two goes only where the other card is no trump
      Led suits and trumps, with trumps beside the I that beat what lies and others that do not.
      Given Fahren is played
      And it is trick 11
      When <player> is to play to "<table>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | player  | table    | hand  | choice |
        | Second  | K♥       | II I  | II     |
        | Third   | K♦ XX    | III I | III    |
        | Dealer  | X        | XI I  | XI     |
        | Vorhand | XX D♣    | V I   | V      |
        | Second  | 7♠       | I K♥  | I      |
        | Third   | XV       | I A♦  | I      |
        | Dealer  | 9♣ K♥ II | I D♦  | I      |
        | Vorhand | Sküs XXI | XX I  | XX     |

  @clause:LUN-TRISCHAKEN-006
  Rule: At a table of five the dealer too may say Kontra

    Example: The Dealer is asked last
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra, Fourth Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Kontra, Gut!"

    Example: With his Kontra the round is over
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Fourth Gut!, Dealer Kontra"
      Then it is Vorhand's turn to play

    Example: The Dealer does not speak before Fourth
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer says "Kontra"
      Then that is refused
      And it is Fourth's turn to speak

  @clause:LUN-TRISCHAKEN-007
  Rule: At a table of five the dealer plays to the first six tricks of Fahren

    Example: The sixth trick is the Dealer's last
      Fourth leads to it, and the Dealer comes next with the only card he has left.
      Given a table of 5
      And the dealer is at seat 2
      And Vorhand holds "XVIII XVI VII VI V IV B♦ D♠ B♠ 10♠ 8♠ C♣"
      And Second holds "XV XI VIII III II K♥ B♥ 3♥ 4♥ 2♦ K♠ 7♠"
      And Third holds "Sküs XVII XIV I C♥ D♦ C♦ 4♦ 9♠ K♣ B♣ 10♣"
      And Fourth holds "XXI XX XIX XIII XII IX A♥ 3♦ D♣ 9♣ 8♣ 7♣"
      And the Talon is "C♠ A♦ D♥" and "X K♦ 2♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVI XV Sküs XXI X |
        | Third   | 4♦ 3♦ A♦ B♦ 2♦    |
        | Vorhand | C♣ VIII K♣ 8♣ 2♥  |
        | Second  | 4♥ C♥ A♥ D♥ XVIII |
        | Vorhand | 8♠ K♠ 9♠ XIX C♠   |
      And Fourth plays "IX"
      Then it is Dealer's turn to play
      And the choice is "K♦"

    Example: Four cards make the seventh trick
      Given a table of 5
      And the dealer is at seat 2
      And Vorhand holds "XVIII XVI VII VI V IV B♦ D♠ B♠ 10♠ 8♠ C♣"
      And Second holds "XV XI VIII III II K♥ B♥ 3♥ 4♥ 2♦ K♠ 7♠"
      And Third holds "Sküs XVII XIV I C♥ D♦ C♦ 4♦ 9♠ K♣ B♣ 10♣"
      And Fourth holds "XXI XX XIX XIII XII IX A♥ 3♦ D♣ 9♣ 8♣ 7♣"
      And the Talon is "C♠ A♦ D♥" and "X K♦ 2♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVI XV Sküs XXI X |
        | Third   | 4♦ 3♦ A♦ B♦ 2♦    |
        | Vorhand | C♣ VIII K♣ 8♣ 2♥  |
        | Second  | 4♥ C♥ A♥ D♥ XVIII |
        | Vorhand | 8♠ K♠ 9♠ XIX C♠   |
        | Fourth  | IX K♦ IV XI XVII  |
        | Third   | B♣ D♣ V II        |
      Then it is Vorhand's turn to play

    @position
    Example: Five cards make a trick of the first half
      Fourth leads, the Dealer comes after him, and Vorhand, Second and Third follow.
      Given a table of 5
      And Fahren is played
      When the trick is "Fourth 10♠ B♠ D♠ K♠ 8♠"
      Then Second wins the trick
      And Second leads next

    Example: To the seventh trick the Dealer adds no card
      Given a table of 5
      And the dealer is at seat 2
      And Vorhand holds "XVIII XVI VII VI V IV B♦ D♠ B♠ 10♠ 8♠ C♣"
      And Second holds "XV XI VIII III II K♥ B♥ 3♥ 4♥ 2♦ K♠ 7♠"
      And Third holds "Sküs XVII XIV I C♥ D♦ C♦ 4♦ 9♠ K♣ B♣ 10♣"
      And Fourth holds "XXI XX XIX XIII XII IX A♥ 3♦ D♣ 9♣ 8♣ 7♣"
      And the Talon is "C♠ A♦ D♥" and "X K♦ 2♥"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVI XV Sküs XXI X |
        | Third   | 4♦ 3♦ A♦ B♦ 2♦    |
        | Vorhand | C♣ VIII K♣ 8♣ 2♥  |
        | Second  | 4♥ C♥ A♥ D♥ XVIII |
        | Vorhand | 8♠ K♠ 9♠ XIX C♠   |
        | Fourth  | IX K♦ IV XI XVII  |
      And Third plays "B♣"
      And Fourth plays "D♣"
      And Dealer plays "K♦"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:LUN-TRISCHAKEN-008
  Rule: At a table of five the dealer plays last to the first trick of Fahren, Vorhand leading

    Example: Vorhand leads
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: The Dealer follows after Fourth
      Given a table of 5
      And Vorhand holds "4♦"
      And Second holds "3♦"
      And Third holds "2♦"
      And Fourth holds "A♦"
      And the Talon is "K♦ B♦ XX" and "I D♠ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Vorhand plays "4♦"
      And Second plays "3♦"
      And Third plays "2♦"
      And Fourth plays "A♦"
      Then it is Dealer's turn to play
      And the choice is "K♦ B♦"

    Example: The Dealer wins the first trick as its fifth player
      Given a table of 5
      And Vorhand holds "4♦"
      And Second holds "3♦"
      And Third holds "2♦"
      And Fourth holds "A♦"
      And the Talon is "K♦ B♦ XX" and "I D♠ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "4♦ 3♦ 2♦ A♦ B♦"
      Then it is Dealer's turn to play

    Example: The Dealer does not lead to the first trick
      Given a table of 5
      And the Talon is "K♦ B♦ XX" and "I D♠ 7♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Dealer plays "7♣"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:LUN-TRISCHAKEN-009
  Rule: When the dealer takes the sixth trick of Fahren among five, Vorhand leads to the seventh

    Example: The Dealer takes the sixth trick with his last card
      Given a table of 5
      And Vorhand holds "XVIII XV XIV VI C♥ 3♥ K♦ D♦ 3♦ B♠ C♣ 9♣"
      And Second holds "Sküs XXI XVI IX VIII V 2♥ A♦ C♠ 10♠ 7♠ K♣"
      And Third holds "XII X II I D♥ A♥ B♦ 2♦ D♠ 9♠ 8♠ 8♣"
      And Fourth holds "XIX XVII VII IV K♥ 4♥ C♦ 4♦ D♣ B♣ 10♣ 7♣"
      And the Talon is "XIII III B♥" and "XI K♠ XX"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Fourth Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♦ A♦ 2♦ 4♦ III    |
        | Dealer  | XX XV Sküs XII XIX |
        | Second  | 10♠ D♠ VII K♠ B♠   |
        | Fourth  | 4♥ B♥ C♥ 2♥ D♥     |
        | Third   | 8♠ IV XI XIV C♠    |
        | Vorhand | 3♥ VIII A♥ K♥ XIII |
      Then it is Vorhand's turn to play

    Example: A sixth trick of another player is led on by him
      Given a table of 5
      And Vorhand holds "XXI XIX XVIII XI VIII II 2♥ D♦ 4♦ 9♠ 7♠ 10♣"
      And Second holds "XIV X VII C♥ A♥ K♦ A♦ C♠ 10♠ B♣ 9♣ 8♣"
      And Third holds "XVI IX VI III I K♥ D♥ B♥ 4♥ 3♦ K♠ C♣"
      And Fourth holds "Sküs XX XVII XIII V IV C♦ 2♦ D♠ 8♠ D♣ 7♣"
      And the Talon is "B♦ K♣ XV" and "3♥ XII B♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards                  |
        | Vorhand | XXI X VI Sküs XV       |
        | Fourth  | C♦ B♦ D♦ K♦ 3♦         |
        | Second  | A♥ K♥ XX 3♥ 2♥         |
        | Fourth  | XVII XII XVIII XIV XVI |
        | Vorhand | 10♣ B♣ C♣ D♣ K♣        |
        | Dealer  | B♠ 7♠ C♠ K♠ D♠         |
      Then it is Third's turn to play

    Example: After the fifth trick the Dealer can still lead
      Given a table of 5
      And Vorhand holds "XXI XIX XVIII XI VIII II 2♥ D♦ 4♦ 9♠ 7♠ 10♣"
      And Second holds "XIV X VII C♥ A♥ K♦ A♦ C♠ 10♠ B♣ 9♣ 8♣"
      And Third holds "XVI IX VI III I K♥ D♥ B♥ 4♥ 3♦ K♠ C♣"
      And Fourth holds "Sküs XX XVII XIII V IV C♦ 2♦ D♠ 8♠ D♣ 7♣"
      And the Talon is "B♦ K♣ XV" and "3♥ XII B♠"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards                  |
        | Vorhand | XXI X VI Sküs XV       |
        | Fourth  | C♦ B♦ D♦ K♦ 3♦         |
        | Second  | A♥ K♥ XX 3♥ 2♥         |
        | Fourth  | XVII XII XVIII XIV XVI |
        | Vorhand | 10♣ B♣ C♣ D♣ K♣        |
      Then it is Dealer's turn to play
      And the choice is "B♠"

    Scenario Outline: After a sixth trick of the Dealer Vorhand leads on, wherever he sits
      Given the dealer is at seat <seat>
      And a table of 5
      And Vorhand holds "XVIII XV XIV VI C♥ 3♥ K♦ D♦ 3♦ B♠ C♣ 9♣"
      And Second holds "Sküs XXI XVI IX VIII V 2♥ A♦ C♠ 10♠ 7♠ K♣"
      And Third holds "XII X II I D♥ A♥ B♦ 2♦ D♠ 9♠ 8♠ 8♣"
      And Fourth holds "XIX XVII VII IV K♥ 4♥ C♦ 4♦ D♣ B♣ 10♣ 7♣"
      And the Talon is "XIII III B♥" and "XI K♠ XX"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Fourth Gut!, Dealer Kontra"
      And the play goes:
        | leader  | cards              |
        | Vorhand | K♦ A♦ 2♦ 4♦ III    |
        | Dealer  | XX XV Sküs XII XIX |
        | Second  | 10♠ D♠ VII K♠ B♠   |
        | Fourth  | 4♥ B♥ C♥ 2♥ D♥     |
        | Third   | 8♠ IV XI XIV C♠    |
        | Vorhand | 3♥ VIII A♥ K♥ XIII |
      Then it is Vorhand's turn to play
      And Dealer holds exactly ""
      And Vorhand holds exactly "XVIII VI D♦ 3♦ C♣ 9♣"
      When Vorhand plays "D♦"
      Then Vorhand holds exactly "XVIII VI 3♦ C♣ 9♣"
      And it is Second's turn to play

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
        | 3    |

  @clause:LUN-TRISCHAKEN-010
  Rule: In Fahren among five the dealer sees his six cards before the Kontra round and settles with all four others

    Background:
      Given a table of 5

    Example: Before the Kontra round the Dealer has seen the Talon and nothing else
      Given Vorhand holds "XVI D♥"
      And the Talon is "K♥ XXI 7♣" and "I D♠ 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥ XXI 7♣ I D♠ 4♦"
      And these cards have not been seen: "XVI D♥"

    @position
    Example: The Dealer's Kontra counts in his four pairs
      The Dealer has the most Augen and pays 40 to each; the other pairs are worth 20. Vorhand pays three of them, Third
      two, Fourth one.
      Given Fahren is played
      And the Augen are "Vorhand 18, Second 5, Third 15, Fourth 10, Dealer 23"
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Fourth Gut!, Dealer Kontra"
      When the deal is settled
      Then the payments are "Vorhand -20, Second +100, Third +20, Fourth +60, Dealer -160"

    @dispute:fahren-five-dealer
    Scenario Outline: What the Dealer knows when the Kontra round begins
      Given the reading "<reading>" of "fahren-five-dealer"
      And the Talon is "K♥ XXI 7♣" and "I D♠ 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Dealer is asked for the cards seen so far
      Then these cards have <whether> seen: "K♥ XXI 7♣ I D♠ 4♦"

      Examples:
        | reading | whether  |
        | full    | been     |
        | unseen  | not been |
        | unpaid  | been     |

    @position @dispute:fahren-five-dealer
    Scenario Outline: Five players settle without a Kontra
      With the Dealer there are ten pairs of 20 each, without him six.
      Given the reading "<reading>" of "fahren-five-dealer"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 5, Third 18, Fourth 19, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                                 |
        | full    | Vorhand -80, Second +80, Third 0, Fourth -40, Dealer +40 |
        | unseen  | Vorhand -80, Second +80, Third 0, Fourth -40, Dealer +40 |
        | unpaid  | Vorhand -60, Second +60, Third +20, Fourth -20, Dealer 0 |

    Example: A Dealer who has to speak unseen takes up his cards when the round is over
      Given the reading "unseen" of "fahren-five-dealer"
      And the Talon is "K♥ XXI 7♣" and "I D♠ 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And everybody says Gut!
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥ XXI 7♣ I D♠ 4♦"

    @position @dispute:fahren-five-dealer
    Scenario Outline: Five players settle after a Kontra of the Dealer
      Vorhand 20, Second 5, Third 18, Fourth 19, Dealer 9. Among the four every pair is worth 20: Vorhand −60,
      Second +60, Third +20, Fourth −20. In the Dealer's pairs it is 40, and he receives three of them and pays one.
      Given the reading "<reading>" of "fahren-five-dealer"
      And Fahren is played
      And the Augen are "Vorhand 20, Second 5, Third 18, Fourth 19, Dealer 9"
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Fourth Gut!, Dealer Kontra"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                                     |
        | full    | Vorhand -100, Second +100, Third -20, Fourth -60, Dealer +80 |
        | unseen  | Vorhand -100, Second +100, Third -20, Fourth -60, Dealer +80 |
        | unpaid  | Vorhand -60, Second +60, Third +20, Fourth -20, Dealer 0     |

    @position @dispute:fahren-five-dealer
    Scenario Outline: What the Dealer knows before his Kontra, and what five players settle
      With the Dealer there are ten pairs of 20 each, without him six.
      Given the reading "<reading>" of "fahren-five-dealer"
      And the Talon is "K♥ XXI 7♣" and "I D♠ 4♦"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And Dealer is asked for the cards seen so far
      Then these cards have <whether> seen: "K♥ XXI 7♣ I D♠ 4♦"
      Given Fahren is played
      And the Augen are "Vorhand 20, Second 5, Third 18, Fourth 19, Dealer 9"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | whether  | payments                                                 |
        | full    | been     | Vorhand -80, Second +80, Third 0, Fourth -40, Dealer +40 |
        | unseen  | not been | Vorhand -80, Second +80, Third 0, Fourth -40, Dealer +40 |
        | unpaid  | been     | Vorhand -60, Second +60, Third +20, Fourth -20, Dealer 0 |

  @clause:LUN-TRISCHAKEN-011
  Rule: At a table of five the dealer speaks last in the round of Kontras

    Example: The Dealer is asked when the four others have spoken
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra, Third Gut!, Fourth Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Kontra, Gut!"

    Example: After the Dealer nobody is asked any more
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Fourth Gut!, Dealer Kontra"
      Then it is Vorhand's turn to play

    Example: The Dealer does not speak before the Fourth
      Given a table of 5
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Fourth Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer says "Kontra"
      Then that is refused
      And it is Fourth's turn to speak

    @position
    Example: The Fourth is asked before the Dealer
      Given a table of 5
      And Fahren is played
      And the announcing went "Vorhand Gut!, Second Gut!, Third Kontra"
      When Fourth is to announce with "XX XII V I D♥ 4♥ K♦ D♦ B♠ 7♠ C♣ 8♣" in hand
      Then it is Fourth's turn to speak
