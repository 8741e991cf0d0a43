Feature: The play of the cards: after an announced Valat

  Background:
    Given the rules "lungau"

  @clause:LUN-PLAY-015
  Rule: After a Valat announcement play ends with the first trick that the other side takes

    @clause:LUN-BONUSES-022
    Example: The Sküs of an opponent ends it in the first trick
      In a Dreier the announced Valat is worth 640 Cent to each of the three.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♥ K♦ K♠ K♣"
      And Second holds "Sküs"
      And Third holds "II"
      And Dealer holds "III"
      And the Talon is "C♥ C♦ C♠" and "C♣ B♣ 10♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ C♦ C♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI Sküs II III"
      Then it is nobody's turn
      And Vorhand holds exactly "XX XIX XVIII XVII XVI XV XIV K♥ K♦ K♠ K♣"
      And "Valat" is lost by the declarer
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    Example: Play goes on as long as the declarer takes the tricks
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ K♠ K♣"
      And Second holds "XXI"
      And Third holds "II"
      And Dealer holds "III"
      And the Talon is "C♥ C♦ C♠" and "C♣ B♣ 10♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ C♦ C♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "Sküs XXI II III"
      Then it is Vorhand's turn to play

    Example: A trick of the partner does not end it
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV I 4♥ 3♥"
      And Second holds "2♥"
      And Third holds "K♥"
      And Dealer holds "A♥"
      And the Talon is "C♦ B♦ 3♦" and "C♣ B♣ 10♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ B♦ 3♦"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "4♥ 2♥ K♥ A♥"
      Then it is Third's turn to play

    @clause:LUN-BONUSES-022
    Example: The second trick falls to the opponents and the others are not played
      In a Rufer the announced Valat is worth 320 Cent, paid two against two.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV I 4♥ 3♥"
      And Second holds "2♥ D♥"
      And Third holds "K♥ C♥"
      And Dealer holds "A♥ B♥"
      And the Talon is "C♦ B♦ 3♦" and "C♣ B♣ 10♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ B♦ 3♦"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "4♥ 2♥ K♥ A♥"
      And Third leads and the trick is "C♥ B♥ 3♥ D♥"
      Then it is nobody's turn
      And "Valat" is lost by the declarer
      And the payments are "Vorhand -320, Second +320, Third -320, Dealer +320"

  @clause:LUN-PLAY-016
  Rule: A Valat announcement frees the cards of announced Ultimos

    @position
    Example: The II may be led at once
      Given Vorhand plays a Dreier
      And the player has announced "Uhu, Valat"
      And it is trick 3
      When Vorhand is to lead with "XX XIX XV XIV IX VI II K♠ D♠ K♣" in hand
      Then the choice is "XX XIX XV XIV IX VI II K♠ D♠ K♣"

    @position
    Example: The called König may follow
      Given Vorhand plays an Uhurufer calling K♥
      And the player has announced "König ultimo, Valat"
      And it is trick 3
      When Third is to play to "D♥ 2♥" with "XVI VI K♥ C♥ 4♥ K♦ 8♠ 7♠ K♣ 9♣" in hand
      Then the choice is "K♥ C♥ 4♥"

    @position
    Example: The duty to follow suit is not lifted
      Given Vorhand plays a Dreier
      And the player has announced "Spatz, Valat"
      And it is trick 3
      When Vorhand is to play to "10♣" with "XX XIX XV XIV IX VI I K♠ D♠ K♣" in hand
      Then the choice is "K♣"

    Example: A Spatzrufer with Valat may begin with the I
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV I K♥ K♣"
      And Third holds "K♠"
      And the Talon is "C♦ B♦ 3♦" and "C♣ B♣ 10♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ B♦ 3♦"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV I K♥ K♣"

    @position @dispute:valat-frees-bound-cards
    Scenario Outline: Spatz and Valat are announced and a trump is led
      Given the reading "<reading>" of "valat-frees-bound-cards"
      And Vorhand plays a Dreier
      And the player has announced "Spatz, Valat"
      And it is trick 5
      When Vorhand is to play to "V X XI" with "Sküs XX XIV I K♠ D♠ K♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice        |
        | frees   | Sküs XX XIV I |
        | binds   | Sküs XX XIV   |
