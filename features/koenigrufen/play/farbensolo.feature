Feature: The play of the cards: the Farbensolo

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-015
  Rule: In a Farbensolo trumps are a plain suit: the highest card of the suit led takes the trick, even with a trump in it

    @position
    Example: The Sküs falls on a spade
      Given Second plays a Farbensolo
      When the trick is "Second 9♠ Sküs B♠ 7♠"
      Then Dealer wins the trick

    @position
    Example: Three trumps lose to the 4 that was led
      Given Second plays a Farbensolo
      When the trick is "Vorhand 4♦ XXI XV I"
      Then Vorhand wins the trick
      And Vorhand leads next

    @position
    Example: A König of another suit takes nothing either
      Given Second plays a Farbensolo
      When the trick is "Third 8♣ K♥ 9♣ XX"
      Then Vorhand wins the trick

    Example: In a Farbensolo a leader keeps the lead over three trumps
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs"
      And Third holds "XX"
      And Dealer holds "XV"
      And the Talon is "B♥ A♥ 2♥" and "3♥ 4♥ B♦"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ Sküs XX XV"
      Then Vorhand wins the trick
      And it is Vorhand's turn to play

  @clause:KOE-PLAY-016
  Rule: In a Farbensolo too, whoever is out of the suit led has to play a trump

    @position
    Example: A trump that wins nothing has to go
      Given Vorhand plays a Farbensolo
      And it is trick 6
      When Second is to play to "C♣" with "XVII VI II K♥ D♥ K♠ 9♠" in hand
      Then the choice is "XVII VI II"

    @position
    Example: The Sküs goes when it is the only trump
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Dealer is to play to "K♣ XV D♣" with "Sküs K♥ D♥ 9♠" in hand
      Then the choice is "Sküs"

    Example: A König is kept out of a Farbensolo trick by the trumps in hand
      Given Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "Sküs X B♠ 10♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "K♥"
      And Second plays "B♠"
      Then that is refused
      And it is Second's turn to play
      And the choice is "Sküs X"

  @clause:KOE-PLAY-017
  Rule: In a Farbensolo a trump may be led only by a player who has nothing but trumps

    @position
    Example: With a single suit card only that may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is to lead with "XX XV III I 7♣" in hand
      Then the choice is "7♣"

    @position
    Example: With nothing but trumps each of them may be led
      Given Vorhand plays a Farbensolo
      And it is trick 8
      When Second is to lead with "XX XV IX III I" in hand
      Then the choice is "XX XV IX III I"

    Example: The declarer leads a suit to the first trick
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"

    Example: The declarer wants to draw trumps first
      Given Vorhand holds "XX IX II K♥ D♥ C♥ K♦ D♦ K♠ D♠ K♣ D♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "XX"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Who has trumps only leads one to the first trick
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is allowed
      And it is Second's turn to play

  @clause:KOE-PLAY-018
  Rule: In a Farbensolo a trump led has to be followed with a trump

    @position
    Example: Each trump in hand will do
      Given Vorhand plays a Farbensolo
      And it is trick 9
      When Third is to play to "XVI IV" with "XX III K♥ 7♣" in hand
      Then the choice is "XX III"

    Example: A heart is thrown on a trump although trumps are at hand
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second plays "K♥"
      Then that is refused
      And it is Second's turn to play
      And the choice is "X IX VIII VII VI V IV III II I"

  @clause:KOE-PLAY-019
  Rule: In a Farbensolo the highest trump takes a trick to which a trump was led

    @position
    Example: The highest of four trumps
      Given Second plays a Farbensolo
      When the trick is "Dealer XI XIX XII II"
      Then Vorhand wins the trick
      And Vorhand leads next

    @position
    Example: A König thrown on a trump takes nothing
      Given Second plays a Farbensolo
      When the trick is "Third III K♠ II K♥"
      Then Third wins the trick

    @position
    Example: The Sküs over the Mond
      Given Second plays a Farbensolo
      When the trick is "Second XXI Sküs XX 7♣"
      Then Third wins the trick

  @clause:KOE-PLAY-020
  Rule: In a Farbensolo the Kaiserstich works only where a trump was led

    @position @dispute:farbensolo-kaiserstich
    Scenario Outline: The Trull falls on a König
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "farbensolo-kaiserstich"
      And Second plays a Farbensolo
      When the trick is "Vorhand K♥ Sküs XXI I"
      Then <winner> wins the trick

      Examples:
        | reading   | winner  |
        | trump-led | Vorhand |
        | always    | Dealer  |

    @position
    Scenario Outline: The <case> is led and the rest of the Trull falls on it
      Given the reading "on" of "kaiserstich"
      And the reading "<round>" of "farbensolo-kaiserstich"
      And Second plays a Farbensolo
      When the trick is "<trick>"
      Then <player> wins the trick

      Examples:
        | round     | case                     | trick                 | player |
        | trump-led | Mond                     | Vorhand XXI I Sküs XX | Second |
        | always    | Mond                     | Vorhand XXI I Sküs XX | Second |
        | trump-led | Sküs, the highest trump, | Vorhand Sküs XXI I XX | Third  |
        | always    | Sküs, the highest trump, | Vorhand Sküs XXI I XX | Third  |
