# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: Kontra and its answers

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-ANNOUNCING-026
  Rule: An opponent of the declarer may double the game with Kontra

    Example: An opponent of a Rufer doubles the game
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel"
      Then that is allowed
      And it is Dealer's turn to speak

    Example: The partner may not double the declarer's game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Second's turn to speak

    Example: The declarer does not double his own game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Kontra Spiel"
      Then that is refused

    Example: One Kontra to the game is enough
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Kontra Spiel"
      Then that is refused

    Example: After the Kontra of one opponent the other finds the game doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel + Trull, Vorhand Kontra Trull of Dealer, Second Gut!"
      Then it is Third's turn to speak
      And "Rekontra Trull of Dealer" may be chosen
      And "Kontra Spiel" may not be chosen

    Example: A Farbensolo is doubled as well
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is allowed

    Scenario Outline: All three opponents of a lone declarer can say it
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<turns>"
      And <player> says "Kontra Spiel"
      Then that is allowed

      Examples:
        | turns                                 | player |
        | Vorhand Gut!                          | Second |
        | Vorhand Gut!, Second Gut!             | Third  |
        | Vorhand Gut!, Second Gut!, Third Gut! | Dealer |

    Example: Who called himself has three opponents with a Kontra
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is allowed

    Scenario Outline: Whatever is agreed about negative contracts, a positive one is doubled once for all
      Given the reading "<agreed>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is allowed
      And it is Third's turn to speak
      And "Kontra Spiel" may not be chosen

      Examples:
        | agreed     |
        | binds-all  |
        | each-alone |
        | none       |

  @clause:KOE-ANNOUNCING-027
  Rule: An announced Bonus may be doubled with Kontra by itself, apart from the game and the other Boni

    Example: Of two announced Boni one is doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!"
      And Third says "Kontra Pagat of Vorhand"
      Then that is allowed
      And it is Dealer's turn to speak

    Example: After a Kontra to one of them the game and the other Bonus can still be doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!, Third Kontra Pagat of Vorhand"
      Then it is Dealer's turn to speak
      And the choice is "Kontra Spiel, Kontra Trull of Vorhand, Gut!"

    Example: Game and Boni all in one turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!"
      And Third says "Kontra Spiel + Kontra Trull of Vorhand + Kontra Pagat of Vorhand"
      Then that is allowed

    Example: A Bonus is named with the player who announced it
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull"
      And Third says "Kontra Trull of Vorhand"
      Then that is refused

    Example: The partner's Bonus is doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second König ultimo"
      And Third says "Kontra König ultimo of Second"
      Then that is allowed

    Example: An announced Valat is doubled like the rest
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Valat"
      Then it is Second's turn to speak
      And the choice is "Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut!"

    Example: Each of two Trulls, one on either side, is doubled by itself
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Trull, Third Kontra Trull of Vorhand, Dealer Gut!"
      And Vorhand says "Kontra Trull of Second"
      Then that is allowed

  @clause:KOE-ANNOUNCING-028
  Rule: Kontra is said by the side that did not announce, to a Bonus of the opponents by the declarer's side

    @dispute:kontra-opposing-side
    Scenario Outline: The declarer doubles an opponent's Trull
      Given the reading "<reading>" of "kontra-opposing-side"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!"
      And Vorhand says "Kontra Trull of Third"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | other-side | allowed |
        | nobody     | refused |

    @dispute:kontra-opposing-side
    Scenario Outline: The lone declarer of a Dreier doubles an opponent's Uhu
      Given the reading "<reading>" of "kontra-opposing-side"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                       |
        | other-side | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Uhu of Second, Gut! |
        | nobody     | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut!                       |

    Example: The partner doubles an opponent's Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Gut!"
      And Second says "Kontra Trull of Third"
      Then that is allowed

    Example: The partner may not double the declarer's Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused

    Example: An opponent may not double the Trull of the other opponent
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull"
      And Dealer says "Kontra Trull of Third"
      Then that is refused

    Example: The declarer may not double what his partner announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And Vorhand says "Kontra Trull of Second"
      Then that is refused

  @clause:KOE-ANNOUNCING-029
  Rule: The side of the doubled item may answer a Kontra with Rekontra

    Background:
      Given Second holds "K♥"

    Example: The declarer answers a Kontra to the game
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Rekontra Spiel"
      Then that is allowed
      And it is Second's turn to speak

    Example: The partner answers for the declarer
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Spiel"
      Then that is allowed
      And it is Third's turn to speak

    Example: An opponent does not answer the Kontra of the other
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Rekontra Spiel"
      Then that is refused

    Example: Without a Kontra there is no Rekontra
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And Vorhand says "Rekontra Spiel"
      Then that is refused

    Example: Only the doubled one of two Boni is answered
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Uhu, Kakadu, Marabu, König ultimo, Valat, Rekontra Pagat of Vorhand, Gut!"

    Example: The opponents answer a Kontra to their own Bonus
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!"
      And Third says "Rekontra Trull of Third"
      Then that is allowed

    Example: A Rekontra is said once
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel"
      And Second says "Rekontra Spiel"
      Then that is refused

    Scenario Outline: either of the side answers the Kontra to each Bonus of the declarer
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand <bonus>, Second Gut!, Third Gut!, Dealer Kontra <bonus> of Vorhand"
      Then it is Vorhand's turn to speak
      And "Rekontra <bonus> of Vorhand" may be chosen
      When Vorhand says "Gut!"
      Then it is Second's turn to speak
      And "Rekontra <bonus> of Vorhand" may be chosen
      When Second says "Rekontra <bonus> of Vorhand"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Marabu       |
        | Valat        |

    Scenario Outline: either opponent answers the Kontra to each Bonus of theirs
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + <bonus>, Dealer Gut!, Vorhand Kontra <bonus> of Third, Second Gut!"
      Then it is Third's turn to speak
      And "Rekontra <bonus> of Third" may be chosen
      When Third says "Gut!"
      Then it is Dealer's turn to speak
      And "Rekontra <bonus> of Third" may be chosen

      Examples:
        | bonus  |
        | Trull  |
        | Könige |
        | Pagat  |
        | Uhu    |
        | Kakadu |
        | Marabu |
        | Valat  |

  @clause:KOE-ANNOUNCING-030
  Rule: A Rekontra may be answered with Subkontra

    Background:
      Given Second holds "K♥"

    Example: The opponent who said Kontra goes on
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Subkontra Spiel"
      Then that is allowed
      And it is Dealer's turn to speak

    Example: A Kontra is not answered with Subkontra
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Subkontra Spiel"
      Then that is refused

    Example: The side that said Rekontra does not say Subkontra
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel"
      And Second says "Subkontra Spiel"
      Then that is refused

    Example: A Bonus of the declarer is brought to Subkontra by itself
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!, Vorhand Rekontra Pagat of Vorhand, Second Gut!"
      And Third says "Subkontra Pagat of Vorhand"
      Then that is allowed

    Example: A Bonus of the opponents is brought to Subkontra by the declarer's side
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!"
      And the announcing goes "Vorhand Kontra Trull of Third, Second Gut!, Third Rekontra Trull of Third, Dealer Gut!"
      And Vorhand says "Subkontra Trull of Third"
      Then that is allowed

    Example: Where a pass is final the opponent who said Kontra goes on, and the declarer is next
      Given the reading "pass-final" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel"
      And Third says "Subkontra Spiel"
      Then that is allowed
      And it is Vorhand's turn to speak

    Scenario Outline: either opponent goes on to Subkontra against each Bonus of the declarer's side
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second <bonus>, Third Kontra <bonus> of Second, Dealer Gut!, Vorhand Rekontra <bonus> of Second, Second Gut!"
      Then it is Third's turn to speak
      And "Subkontra <bonus> of Second" may be chosen
      And "Rekontra <bonus> of Second" may not be chosen
      When Third says "Gut!"
      Then it is Dealer's turn to speak
      And "Subkontra <bonus> of Second" may be chosen
      When Dealer says "Subkontra <bonus> of Second"
      Then that is allowed
      And it is Vorhand's turn to speak
      And "Rekontra <bonus> of Second, Subkontra <bonus> of Second" may not be chosen

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Marabu       |
        | Valat        |

    Scenario Outline: declarer or partner goes on to Subkontra against each Bonus of the opponents
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + <bonus>, Dealer Gut!"
      And the announcing goes "Vorhand Kontra <bonus> of Third, Second Gut!, Third Rekontra <bonus> of Third, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And "Subkontra <bonus> of Third" may be chosen
      When Vorhand says "Gut!"
      Then it is Second's turn to speak
      And "Subkontra <bonus> of Third" may be chosen
      When Second says "Subkontra <bonus> of Third"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | bonus  |
        | Trull  |
        | Könige |
        | Pagat  |
        | Uhu    |
        | Kakadu |
        | Marabu |
        | Valat  |

  @clause:KOE-ANNOUNCING-031
  Rule: Subkontra is the last step

    @dispute:kontra-steps
    Scenario Outline: What an opponent may say to a Hirschkontra
      Given the reading "<reading>" of "kontra-steps"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Hirschkontra Spiel"
      Then that is <verdict>
      And it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | reading      | verdict | player  | choice                                                                   |
        | subkontra    | refused | Vorhand | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut!                   |
        | hirschkontra | allowed | Second  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut!                   |
        | mordkontra   | allowed | Second  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Mordkontra Spiel, Gut! |

    @dispute:kontra-steps
    Scenario Outline: The declarer answers a Subkontra to the game
      Given the reading "<reading>" of "kontra-steps"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!, Third Subkontra Spiel, Dealer Gut!"
      And Vorhand says "Hirschkontra Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | subkontra    | refused |
        | hirschkontra | allowed |
        | mordkontra   | allowed |

    Scenario Outline: An opponent answers a Hirschkontra to the game
      Given the reading "<steps agreed>" of "kontra-steps"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Gut!, Third Subkontra Spiel, Dealer Gut!, Vorhand Hirschkontra Spiel, Second Gut!"
      And Third says "Mordkontra Spiel"
      Then that is <verdict>

      Examples:
        | steps agreed | verdict |
        | hirschkontra | refused |
        | mordkontra   | allowed |

    @dispute:kontra-steps
    Scenario Outline: The declarer's Pagat at Subkontra
      Given the reading "<reading>" of "kontra-steps"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Pagat of Vorhand, Second Gut!, Third Subkontra Pagat of Vorhand, Dealer Gut!"
      And Vorhand says "Hirschkontra Pagat of Vorhand"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | subkontra    | refused |
        | hirschkontra | allowed |
        | mordkontra   | allowed |

    Example: A Hirschkontra needs a Subkontra before it
      Given the reading "mordkontra" of "kontra-steps"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Hirschkontra Spiel"
      Then that is refused

    Example: A Mordkontra needs a Hirschkontra before it
      Given the reading "mordkontra" of "kontra-steps"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      Then it is Third's turn to speak
      And "Subkontra Spiel" may be chosen
      And "Mordkontra Spiel" may not be chosen

    Example: Nothing follows a Mordkontra
      Given the reading "mordkontra" of "kontra-steps"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Rekontra Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Hirschkontra Spiel, Second Mordkontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Valat, Gut!"

    @dispute:kontra-steps
    Scenario Outline: The declarer answers a Subkontra to the game where a pass is final
      Given the reading "<reading>" of "kontra-steps"
      And the reading "pass-final" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Third Subkontra Spiel"
      And Vorhand says "Hirschkontra Spiel"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | subkontra    | refused |
        | hirschkontra | allowed |
        | mordkontra   | allowed |

  @clause:KOE-ANNOUNCING-032
  Rule: A further step may be said by any member of the side whose turn it is to double

    Background:
      Given Second holds "K♥"

    @dispute:ladder-next-speaker
    Scenario Outline: The partner says Rekontra to the game
      Given the reading "<reading>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Spiel"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    @dispute:ladder-next-speaker
    Scenario Outline: The other opponent says Subkontra to the game
      Given the reading "<reading>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Gut!"
      And Dealer says "Subkontra Spiel"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    @dispute:ladder-next-speaker
    Scenario Outline: The declarer says Rekontra to his partner's Trull
      Given the reading "<reading>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Kontra Trull of Second, Dealer Gut!"
      And Vorhand says "Rekontra Trull of Second"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    Scenario Outline: Who began the ladder may go on in either reading
      Given the reading "<round>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Subkontra Spiel"
      Then that is allowed

      Examples:
        | round                  |
        | partners               |
        | announcer-then-kontrer |

    @dispute:ladder-next-speaker
    Scenario Outline: The other opponent says Rekontra to a Trull of the opponents
      Given the reading "<reading>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!, Third Gut!"
      And Dealer says "Rekontra Trull of Third"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    Scenario Outline: The partner who announced the Trull answers its Kontra
      Given the reading "<round>" of "ladder-next-speaker"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Kontra Trull of Second, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Trull of Second"
      Then that is allowed

      Examples:
        | round                  |
        | partners               |
        | announcer-then-kontrer |

    @dispute:ladder-next-speaker
    Scenario Outline: The partner, who has not passed, says Rekontra to the game where a pass is final
      Given the reading "<reading>" of "ladder-next-speaker"
      And the reading "pass-final" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Kontra Spiel, Dealer Gut!"
      And Second says "Rekontra Spiel"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

  @clause:KOE-ANNOUNCING-033
  Rule: In a negative contract with a declarer the game may be doubled, and one Kontra binds all three opponents

    @dispute:kontra-negative-contracts
    Scenario Outline: What comes after an opponent's Kontra to a Bettel
      Given the reading "<reading>" of "kontra-negative-contracts"
      And Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "<said>"
      Then it is <player>'s turn to <deed>
      And the choice is "<choice>"

      Examples:
        | reading    | said                              | player  | deed  | choice                               |
        | binds-all  | Vorhand Gut!, Second Kontra Spiel | Third   | speak | Gut!                                 |
        | each-alone | Vorhand Gut!, Second Kontra Spiel | Third   | speak | Kontra Spiel, Gut!                   |
        | none       |                                   | Vorhand | play  | VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣ |

    @dispute:kontra-negative-contracts
    Scenario Outline: What follows the auction of a Bettel
      Given the reading "<reading>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to <deed>

      Examples:
        | reading    | deed  |
        | binds-all  | speak |
        | each-alone | speak |
        | none       | play  |

    Scenario Outline: A second opponent says Kontra to a Piccolo
      Given the reading "<agreed>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel"
      And Third says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | agreed     | verdict |
        | binds-all  | refused |
        | each-alone | allowed |

    Scenario Outline: Two opponents want to double a Piccolo, and the declarer answers
      Given the reading "<agreed>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "<turns>"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | agreed     | turns                                                              | choice                                                  |
        | binds-all  | Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!         | Rekontra Spiel, Gut!                                    |
        | each-alone | Vorhand Gut!, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut! | Rekontra Spiel of Second, Rekontra Spiel of Third, Gut! |

    Scenario Outline: Every negative contract with a declarer can be doubled
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Example: Another opponent goes on with Subkontra
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Subkontra Spiel"
      Then that is allowed

    Example: With chains of their own only the opponent who said Kontra goes on
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel of Second"
      Then it is Second's turn to speak
      And the choice is "Subkontra Spiel, Gut!"

    Example: With chains of their own the answer to one opponent is none to the others
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel of Second, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Kontra Spiel, Gut!"

    Example: With chains of their own only a Kontra that was said can be answered
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Rekontra Spiel of Second"
      Then that is refused

    Example: With chains of their own nobody doubles for another opponent
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel of Dealer"
      Then that is refused
      And it is Third's turn to speak

    Example: With chains of their own each opponent settles what he himself has doubled
      Bettel 3, lost at once: 3 × 2 = 6 to the second player, who said Kontra, and 3 to each of the others.
      Given the reading "each-alone" of "kontra-negative-contracts"
      And the reading "stops" of "early-end-of-play"
      And Vorhand holds "K♠"
      And Second holds "D♠"
      And Third holds "C♠"
      And Dealer holds "B♠"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand leads and the trick is "K♠ D♠ C♠ B♠"
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        |            | Third   |
        | Spiel | declarer | lost    | no        |            | Dealer  |
      And the payments are "Vorhand -12, Second +6, Third +3, Dealer +3"

    Example: Where negative contracts are not doubled, a Kontra to a Bettel is refused
      Given the reading "none" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to play

  @clause:KOE-ANNOUNCING-035
  Rule: A Bonus that nobody announced is not doubled

    Example: Könige that nobody announced are not doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!"
      And Third says "Kontra Könige of Vorhand"
      Then that is refused
      And it is Third's turn to speak

    Example: Before anybody has announced a Bonus the declarer's silent Valat is not doubled
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Valat of Vorhand"
      Then that is refused
      And it is Second's turn to speak
