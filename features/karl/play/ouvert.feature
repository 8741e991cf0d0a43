Feature: The play of the cards: open hands

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-020
  Rule: In an Ouvert game all four hands are laid open between the first trick and the second lead

    Background:
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"

    Scenario Outline: After the first trick everybody sees every hand
      Vorhand has led the 7♠. Second took it with the XI and holds Sküs to XII, Third IX to I, K♥ and D♥, the Dealer
      eleven suit cards.
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And <player> is asked for the cards seen so far
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
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 8♠ Sküs XII C♥ K♠"

    Example: With the first trick on the table its cards are seen and the hands are closed
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI"
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "7♠ XI"
      And these cards have not been seen: "2♥ 8♠ Sküs XII"

    Example: Only hands are laid open, not the Talon
      Given the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "K♣ D♣ C♣ B♣ 10♣ 9♣"

    @dispute:ouvert-open-and-consult
    Scenario Outline: Once the first card lies, what does Third see of the hands
      Given the reading "<reading>" of "ouvert-open-and-consult"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "7♠"
      And Third is asked for the cards seen so far
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
      When the bidding goes "Vorhand Piccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Third is asked for the cards seen so far
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
      When the bidding goes "Vorhand Zwiccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "Sküs XXI XII IX I K♥ D♥ C♥ B♥ K♦ K♠"

    Example: Before anything is played the hands of an Ouvert are closed
      When the bidding goes "Vorhand Zwiccolo-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Dealer is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 7♠ Sküs XII X K♥"

  @clause:KAR-PLAY-021
  Rule: From the opening of the hands on the three opponents may confer

    Scenario Outline: Third after the first trick of a Bettel-Ouvert
      Given the reading "<round>" of "ouvert-open-and-consult"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel-Ouvert, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Third is asked for the cards seen so far
      Then Third may confer with "Second, Dealer"

      Examples:
        | round                 |
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
      And Dealer is asked for the cards seen so far
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
      And Second is asked for the cards seen so far
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
      And Third is asked for the cards seen so far
      Then these cards <early> been seen: "2♥ 8♠ Sküs XII C♥ K♠"
      And Third may confer with "<players>"
      When Second plays "XI"
      And Third plays "X"
      And Dealer plays "B♠"
      And Third is asked for the cards seen so far
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
      And Vorhand is asked for the cards seen so far
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
      And Second is asked for the cards seen so far
      Then Second may confer with "Third, Dealer"

    Example: The partners of an opponent are found from the declarer's seat
      Third is the declarer, so Vorhand confers with Second and the Dealer.
      Given Third holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Bettel-Ouvert, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Third leads and the trick is "7♠ K♠ XI X"
      And Vorhand is asked for the cards seen so far
      Then Vorhand may confer with "Second, Dealer"

    Scenario Outline: In a negative game that is no Ouvert the hands stay closed, and nobody confers
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "2♥ 8♠ Sküs XIII C♥ K♠"
      And Third may confer with "nobody"

      Examples:
        | game     |
        | Piccolo  |
        | Zwiccolo |
        | Bettler  |
