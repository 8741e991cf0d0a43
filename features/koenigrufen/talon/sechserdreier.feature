# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away: the six cards of a Sechserdreier

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-005
  Rule: In a Sechserdreier the declarer may take all six cards of the Stock into his hand

    Example: Twelve cards and six make a hand of eighteen
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      And it is Vorhand's turn to lay away

    Scenario Outline: All six are taken, however the halves of the Stock are made
      Given the reading "<round>" of "talon-halves"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "all"

      Examples:
        | round    |
        | as-dealt |
        | free     |

    Example: Nobody but the declarer takes the six cards
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Second takes the whole Talon
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

  @clause:KOE-TALON-006
  Rule: In a Sechserdreier nobody but the declarer sees the six cards, apart from trumps laid away

    Scenario Outline: The other three do not see the six cards
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: The declarer sees them
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Scenario Outline: Until it is taken up nobody has seen the Stock of a Sechserdreier
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Scenario Outline: When all is played only the declarer has seen what was laid away, be it out of the Stock
      Given Vorhand holds "Sküs XX XVI XIV IX VIII D♥ 2♥ 4♥ 2♦ 7♠ B♣"
      And Second holds "XXI X VII I B♥ A♥ C♦ B♦ B♠ 10♠ K♣ 8♣"
      And Third holds "XVII XIII XII III C♥ K♠ D♠ C♠ 9♠ D♣ 9♣ 7♣"
      And Dealer holds "XV XI VI V IV K♦ A♦ 3♦ 4♦ 8♠ C♣ 10♣"
      And the Talon is "XIX XVIII D♦" and "II K♥ 3♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ D♦ 2♦ 7♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | IX XXI III IV  |
        | Second  | 10♠ K♠ 8♠ VIII |
        | Vorhand | K♥ A♥ C♥ V     |
        | Dealer  | K♦ Sküs B♦ XII |
        | Vorhand | XX VII XIII VI |
        | Vorhand | XIX X XVII XI  |
        | Vorhand | 3♥ B♥ D♣ XV    |
        | Dealer  | C♣ XVIII 8♣ 7♣ |
        | Vorhand | 2♥ I D♠ 3♦     |
        | Second  | C♦ 9♣ 4♦ II    |
        | Vorhand | XVI B♠ 9♠ 10♣  |
        | Vorhand | XIV K♣ C♠ A♦   |
      And <player> is asked for the cards seen so far
      Then these cards have <been> seen: "D♥ 4♥ D♦ 2♦ 7♠ B♣"

      Examples:
        | player  | been     |
        | Vorhand | been     |
        | Second  | not been |
        | Third   | not been |
        | Dealer  | not been |

    @clause:KOE-TALON-022
    Example: The declarer has seen all six, a trump among them that had to go again too
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König, so one trump has to go.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "III D♥ K♣ XIII 8♣ 7♣ D♦ 2♦"
      And these cards have not been seen: "IV II"

    @clause:KOE-TALON-022
    Scenario Outline: A trump out of the Stock that has to go again is seen, and nothing else
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König, so one trump has to go.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      And <player> is asked for the cards seen so far
      Then these cards have been seen: "III"
      And these cards have not been seen: "D♥ D♦ 2♦ 8♣ 7♣ XIII K♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: Nobody else sees that the I came out of the Stock
      Given the Talon is "I B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Second is asked for the cards seen so far
      Then these cards have not been seen: "I B♥ 10♠ K♣ D♣ 9♣"

  @clause:KOE-TALON-016
  Rule: In a Sechserdreier the declarer lays six cards away

    Example: Six cards go, some dealt and some from the Stock
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ 10♣ 7♣"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ K♠ K♣"
      And it is Vorhand's turn to speak

    Scenario Outline: <cards to lay away>
      Given Vorhand holds "<Vorhand>"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "<cards>"
      Then that is refused

      Examples:
        | cards to lay away                   | Vorhand                                   | cards                 |
        | Five cards are one short of six     | Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣ | D♥ 4♥ 2♦ 10♣ 7♣       |
        | Three cards are only the half of it | Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣ | D♥ 4♥ 7♣              |
        | Seven cards are one too many        | Sküs XX XVIII XV XII I 2♦ K♠ D♠ B♠ K♣ 10♣ | D♥ 4♥ 2♦ D♠ B♠ 10♣ 7♣ |

  @clause:KOE-TALON-023
  Rule: The limits on discards hold for the six cards of a Sechserdreier too, and trumps among them are shown

    @position @dispute:sechserdreier-discard-limits
    Scenario Outline: A card of five Augen among the six
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "<card> 4♥ 2♦ D♠ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading | card | verdict |
        | bound   | K♥   | refused |
        | free    | K♥   | allowed |
        | bound   | Sküs | refused |
        | free    | Sküs | allowed |
        | bound   | I    | refused |
        | free    | I    | allowed |

    @position @dispute:sechserdreier-discard-limits
    Scenario Outline: A trump goes while suit cards are left
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III 4♥ 2♦ D♠ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | bound   | refused |
        | free    | allowed |

    @dispute:sechserdreier-discard-limits
    Scenario Outline: A trump that has to go, and whether it is shown
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König.
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      Then <shown> face up

      Examples:
        | reading | shown                            |
        | bound   | of the cards laid away "III" lie |
        | free    | none of the cards laid away lies |

    Example: Where the six are free, even the I goes face down
      Given the reading "free" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "I D♥ 4♥ 2♦ 10♣ 7♣"
      Then none of the cards laid away lies face up

    @dispute:sechserdreier-discard-limits
    Scenario Outline: What the six may be taken from
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then it is Vorhand's turn to lay away
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                        |
        | bound   | D♥ 4♥ 2♦ D♠ 10♣ 7♣                                            |
        | free    | Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣ |

  @clause:KOE-TALON-028
  Rule: The declarer of a Sechserdreier has to take all six cards

    Example: The whole Stock is all that a Sechserdreier offers
      Given the reading "all-six" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      Then it is Vorhand's turn to decide on the Talon
      And the choice is "all"

    Example: One set is too little for a Sechserdreier
      Given the reading "all-six" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the first half
      Then that is refused
      And it is Vorhand's turn to decide on the Talon

    Example: The Stock of a Sechserdreier cannot be left, even where others may leave it
      Given the reading "all-six" of "sechserdreier-takes"
      And the reading "may-leave" of "talon-must-be-taken"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      Then that is refused
      And the choice is "all"

    @dispute:sechserdreier-takes
    Scenario Outline: The declarer of a Sechserdreier leaves the Stock
      Given the reading "<reading>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | all-six    | refused |
        | any-number | allowed |

    @dispute:sechserdreier-takes
    Scenario Outline: The declarer of a Sechserdreier picks some of the six cards
      Given the reading "<reading>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "<cards>"
      Then that is <verdict>

      Examples:
        | reading    | cards           | verdict |
        | all-six    | K♥              | refused |
        | all-six    | K♥ XXI          | refused |
        | all-six    | K♥ D♥ 4♥ XXI 7♣ | refused |
        | any-number | K♥              | allowed |
        | any-number | K♥ XXI          | allowed |
        | any-number | K♥ D♥ 4♥ XXI 7♣ | allowed |

    Scenario Outline: The whole Stock of a Sechserdreier may be taken in any case
      Given the reading "<round>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then that is allowed
      And it is Vorhand's turn to lay away

      Examples:
        | round      |
        | all-six    |
        | any-number |

    @dispute:sechserdreier-takes
    Scenario Outline: What the declarer of a Sechserdreier has seen before he takes anything
      Given the reading "<reading>" of "sechserdreier-takes"
      And Vorhand holds "Sküs 2♦"
      And Second holds "K♠"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand is asked for the cards seen so far
      Then these cards have been seen: "<seen>"
      And these cards have not been seen: "<unseen>"

      Examples:
        | reading    | seen                | unseen              |
        | all-six    | Sküs 2♦             | XXI III K♥ D♥ 4♥ 7♣ |
        | any-number | XXI III K♥ D♥ 4♥ 7♣ | K♠                  |

    Example: As many cards go as were taken
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "XXI K♥"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      And it is Vorhand's turn to lay away
      And the choice is "2♦ D♠ 10♣"

    Example: Three cards are too many for two taken
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "XXI K♥"
      And Vorhand lays away "2♦ D♠ 10♣"
      Then that is refused

    @position
    Example: Two cards from a hand of fourteen
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "2♦ D♠" from "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      Then that is allowed

    @position
    Example: Six cards from a hand of fourteen are four too many
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "2♦ D♠ 10♣ XII IX XV" from "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      Then that is refused

    Example: Whoever leaves all six lays nothing away, and they count for his opponents
      The pack is worth 106 card by card, the Stock 9 of it (C♣ 3, B♣ 2 and four times 1) and the last trick 16. His eleven
      tricks are 44 cards worth 106 − 9 − 16 = 81; 81 − 14 × 2 − 1 = 52. The opponents have 9 + 16 = 25 in ten cards;
      25 − 3 × 2 − 1 = 18. Game 2, Trull 1.
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      Then the declarer's side has 52 Augen and the opponents have 18
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    Example: Two cards taken and laid away, four left
      As before, with C♣ and B♣ in the declarer's pile: 81 + 5 = 86 in 46 cards, less 15 times 2 and 1: 55. The opponents have
      16 + 4 = 20 in eight cards, less 2 times 2 and 1: 15.
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "C♣ B♣"
      And Vorhand lays away "C♣ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      Then the declarer's side has 55 Augen and the opponents have 15
