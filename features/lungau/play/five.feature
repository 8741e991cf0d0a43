Feature: The play of the cards: at a table of five

  Background:
    Given the rules "lungau"

  @clause:LUN-PLAY-017
  Rule: At a table of five the dealer plays no part in a game with a declarer

    Background:
      Given a table of 5

    Example: The announcing passes the Dealer by, and Vorhand leads
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Fourth Gut!"
      Then it is Vorhand's turn to play

    Example: Four cards make the trick
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "3♥"
      And Third holds "4♥"
      And Fourth holds "D♥"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ 3♥ 4♥ D♥"
      Then it is Vorhand's turn to play

    @position
    Example: From Fourth the turn goes straight to Vorhand
      Fourth leads the K♠, Vorhand adds the 10♠, Second trumps, Third adds the D♠.
      Given Vorhand plays a Dreier
      When the trick is "Fourth K♠ 10♠ XI D♠"
      Then Second wins the trick
      And Second leads next

    Example: After Fourth's lead Vorhand is next
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "XVI"
      And Third holds "XV"
      And Fourth holds "XXI D♣"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "XX XVI XV XXI"
      And Fourth plays "D♣"
      Then that is allowed
      And it is Vorhand's turn to play

    Example: The Dealer of five does not double the game
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Fourth Gut!"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: The Dealer of five cannot add a card
      Given Vorhand holds "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠"
      And Second holds "3♥"
      And Third holds "4♥"
      And Fourth holds "D♥"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ 3♥ 4♥ D♥"
      And Dealer plays "4♦"
      Then that is refused
      And it is Vorhand's turn to play

    @position
    Scenario Outline: the dealer at each of five seats is passed over, whoever leads
      The trick goes round the other four; a winner that is counted on through the dealer's seat is wrong where the trick
      goes past it.
      Given a table of 5
      And the dealer is at seat <seat>
      And Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | seat | trick                | winner  |
        | 0    | Vorhand 10♠ D♠ 9♠ 8♠ | Second  |
        | 0    | Second D♥ A♥ 2♥ 3♥   | Second  |
        | 0    | Third 10♣ 9♣ 8♣ D♣   | Second  |
        | 0    | Fourth A♦ 2♦ D♦ 3♦   | Second  |
        | 1    | Vorhand 10♠ 9♠ D♠ 8♠ | Third   |
        | 1    | Second A♥ D♥ 2♥ 3♥   | Third   |
        | 1    | Third D♣ 10♣ 9♣ 8♣   | Third   |
        | 1    | Fourth A♦ 2♦ 3♦ D♦   | Third   |
        | 2    | Vorhand 10♠ 9♠ 8♠ D♠ | Fourth  |
        | 2    | Second A♥ 2♥ D♥ 3♥   | Fourth  |
        | 2    | Third 10♣ D♣ 9♣ 8♣   | Fourth  |
        | 2    | Fourth D♦ A♦ 2♦ 3♦   | Fourth  |
        | 3    | Vorhand D♠ 10♠ 9♠ 8♠ | Vorhand |
        | 3    | Second A♥ 2♥ 3♥ D♥   | Vorhand |
        | 3    | Third 10♣ 9♣ D♣ 8♣   | Vorhand |
        | 3    | Fourth A♦ D♦ 2♦ 3♦   | Vorhand |
        | 4    | Vorhand 10♠ D♠ 9♠ 8♠ | Second  |
        | 4    | Second D♥ A♥ 2♥ 3♥   | Second  |
        | 4    | Third 10♣ 9♣ 8♣ D♣   | Second  |
        | 4    | Fourth A♦ 2♦ D♦ 3♦   | Second  |
