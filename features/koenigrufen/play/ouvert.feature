Feature: The play of the cards: open hands

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-021
  Rule: In a Bettel Ouvert all four hands are laid open

    Scenario Outline: Once the second trick is begun everybody sees every hand of a Bettel Ouvert
      Second takes the first trick with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, and the Dealer eleven suit cards.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣ Sküs XXI XIII IX I K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick of a Bettel Ouvert the hands are still closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: Only hands are laid open in a Bettel Ouvert, not the Talon
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

  @clause:KOE-PLAY-022
  Rule: In a Piccolo Ouvert all four hands are laid open

    Scenario Outline: Once the second trick is begun everybody sees every hand of a Piccolo Ouvert
      Second takes the first trick with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, and the Dealer eleven suit cards.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 8♣ 7♣ Sküs XXI XIII IX I K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick of a Piccolo Ouvert the hands are still closed
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: Only hands are laid open in a Piccolo Ouvert, not the Talon
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Piccolo Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

  @clause:KOE-PLAY-023
  Rule: The hands of an Ouvert are open from the first card of the second trick on

    @dispute:ouvert-open-when
    Scenario Outline: Before the first trick of an Ouvert
      Given the reading "<reading>" of "ouvert-open-when"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Third is asked for the cards seen so far
      Then these cards <have> been seen: "2♥ 8♠ Sküs XII C♥ K♠"

      Examples:
        | reading      | contract       | have     |
        | second-trick | Bettel Ouvert  | have not |
        | start        | Bettel Ouvert  | have     |
        | second-trick | Piccolo Ouvert | have not |
        | start        | Piccolo Ouvert | have     |

    Scenario Outline: When the first card of the second trick lies
      Given the reading "<round>" of "ouvert-open-when"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "Sküs XIII IX I K♥ C♥ K♠"

      Examples:
        | round        |
        | second-trick |
        | start        |

    Example: Between the first and the second trick nothing is open yet
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have not been seen: "Sküs XII IX I K♥ C♥ K♠"

    Example: The cards of the first trick have been seen by all, though no hand is open yet
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "7♠ XI X B♠"
      And these cards have not been seen: "Sküs XII IX I K♥ C♥ K♠"
