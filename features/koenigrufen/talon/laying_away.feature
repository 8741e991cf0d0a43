# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away: what may be laid away

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-015
  Rule: After taking a set the declarer lays three cards away

    Example: Three dealt cards may go
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♥ K♠ C♠ 9♠ 8♠ 7♠"
      And it is Vorhand's turn to speak

    Example: Two cards are one short
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Four cards are one too many
      Given Vorhand holds "7♣"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠ 7♣"
      Then that is refused

    Example: A card of the set left lying cannot be laid away
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 9♣"
      Then that is refused

    Example: Nobody but the declarer lays cards away
      Given Third holds "D♣ 9♣ 8♣"
      And the Talon is "D♥ 9♠ 8♠" and "D♦ 10♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second takes the first half
      And Third lays away "D♣ 9♣ 8♣"
      Then that is refused
      And it is Second's turn to lay away

  @clause:KOE-TALON-017
  Rule: Discards other than trumps lie face down

    Example: Three suit cards leave nothing open
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then none of the cards laid away lies face up

    Example: No opponent sees a dealt card that was laid away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "D♦ B♦ 4♦"

    Example: The declarer knows what he laid away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "D♦ B♦ 4♦"

    @clause:KOE-TALON-022
    Example: Beside an open trump the suit cards stay covered
      D♦ and 9♠ are the only suit cards below the König.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And Third is asked for the cards seen so far
      Then these cards have not been seen: "D♦"
      And these cards have been seen: "III"

    @clause:KOE-TALON-022
    Example: A trump that came with the set and has to go again stays seen
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "XIII D♦ 9♠"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "XIII XII 9♠ 9♣ 8♣ 7♣"
      And these cards have not been seen: "D♦ XIV"

  @clause:KOE-TALON-018
  Rule: A König is never laid away

    @position
    Scenario Outline: No König goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    @position
    Example: Three Damen may go at once
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♦ D♠ D♣" from "Sküs XXI XIV IX I K♥ D♥ K♦ D♦ K♠ D♠ 7♠ K♣ D♣ 10♣"
      Then that is allowed

    Example: A König out of the Stock stays in hand as well
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "K♣ 9♣ 8♣"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: The called König that was found in the Stock stays too
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "K♥ 9♠ 8♠"
      Then that is refused

    @position
    Example: A König stays although only trumps are left to go
      Given Vorhand plays a Besser Dreier
      When Vorhand wants to lay away "K♥ XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is refused

    Example: Four Könige leave the choice to the other suit cards
      Given Vorhand holds "XXI XVII XV XI VI K♥ K♦ D♦ 4♦ K♠ C♠ K♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "D♦ 4♦ C♠ 9♠ 8♠ 7♠"

    @position
    Example: Where the six cards of a Sechserdreier are free, three of a Dreier are still bound
      Given the reading "free" of "sechserdreier-discard-limits"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "K♥ C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

  @clause:KOE-TALON-019
  Rule: Sküs, XXI and I are never laid away

    @position
    Example: What stands beside the Trull in no way may go
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "4♥ C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ 4♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    @position
    Scenario Outline: No card of the Trull goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |

    @position
    Scenario Outline: The Trull stays although other trumps have to go
      Given Vorhand plays a Rufer calling K♥
      When Vorhand wants to lay away "<card> XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |

    @position @clause:KOE-TALON-020
    Example: Three other trumps may go from the same hand
      Given Vorhand plays a Rufer calling K♥
      When Vorhand wants to lay away "XV XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is allowed

    Example: The I out of the Stock stays in hand
      Given Second holds "K♥"
      And the Talon is "I 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "I 9♠ 8♠"
      Then that is refused

  @clause:KOE-TALON-020
  Rule: Trumps II to XX may be laid away only when nothing else is left to lay away

    @position
    Scenario Outline: The lowest and the highest of these trumps stay while suit cards are there
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<trump> 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | trump |
        | II    |
        | XX    |

    @position
    Example: A Dame is no last resort
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♥ 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ D♥ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    Example: A Dame could have gone instead of a trump
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "VI 9♠ 8♠"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: With exactly three suit cards below the König these three have to go
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "D♦ 9♠ 8♠"

    Example: With two of them one trump fills up
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then that is allowed
      And it is Vorhand's turn to speak

    @position
    Example: Three trumps go when there is nothing but trumps and Könige
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XX XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is allowed

    @position
    Example: Six suit cards keep every trump of a Sechserdreier in hand
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is refused

    @position
    Example: Five suit cards let one trump of a Sechserdreier go
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII XI IX III I K♥ D♥ 4♥ 2♦ K♠ K♣ 10♣ 7♣"
      Then that is allowed

  @clause:KOE-TALON-021
  Rule: Only as many trumps are laid away as necessary; which of II to XX is free

    @position @dispute:forced-trump-discard
    Scenario Outline: <case> trumps although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "<cards>" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is <verdict>

      Examples:
        | case  | cards     | reading    | verdict |
        | Two   | XII X 7♠  | as-few     | refused |
        | Two   | XII X 7♠  | any-number | allowed |
        | Three | XIV XII X | as-few     | refused |
        | Three | XIV XII X | any-number | allowed |

    @position
    Scenario Outline: One trump beside both suit cards
      Given the reading "<round>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "<trump> 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is allowed

      Examples:
        | round      | trump |
        | as-few     | XX    |
        | as-few     | II    |
        | any-number | XX    |
        | any-number | II    |

    @position
    Scenario Outline: Three suit cards below the König leave no trump to go, however forced trumps are read
      Given the reading "<round>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "XI 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | round      |
        | as-few     |
        | any-number |

    @position @dispute:forced-trump-discard
    Scenario Outline: Two trumps of a Sechserdreier although one would do
      D♥ 4♥ 2♦ 10♣ 7♣ are the suit cards below the Könige.
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "XI III 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII XI IX III I K♥ D♥ 4♥ 2♦ K♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | as-few     | refused |
        | any-number | allowed |

    Example: Every trump from II to XX is offered beside the two suit cards
      Given Vorhand holds "Sküs XX XIX XVIII XVI XIV XII II K♥ K♦ 8♠ K♣"
      And the Talon is "XI X 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then it is Vorhand's turn to lay away
      And the choice is "XX XIX XVIII XVI XIV XII XI X II 8♠ 7♠"

  @clause:KOE-TALON-022
  Rule: Trumps laid away are shown: they lie face up

    @position
    Example: The II lies open among three trumps
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XIV XII II" from "Sküs XXI XX XIX XVIII XVII XVI XIV XII II I K♥ K♦ K♠ K♣"
      Then of the cards laid away "XIV XII II" lie face up

    Example: The one trump among three discards lies open
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then of the cards laid away "III" lie face up

    Scenario Outline: Everybody sees the trump that went
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: A trump that stays in hand is not shown
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "III"
      And these cards have not been seen: "Sküs XX XIX XVIII XVII XVI XV XIV"

    Scenario Outline: Whoever plays with a partner shows the trump too
      D♦ and 9♠ are the only suit cards below the König.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And Third holds "K♠"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "<bidding>"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "XII D♦ 9♠"
      Then of the cards laid away "XII" lie face up

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |
