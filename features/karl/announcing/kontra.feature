# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: Kontra and Retour

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-022
  Rule: An opponent may say Kontra, also called Schießen, to the game and to any announcement

    Example: Kontra to the game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      And Third says "Kontra Spiel"
      Then that is allowed
      And it is Dealer's turn to speak

    Scenario Outline: Kontra to each announcement
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + <item>, Second Gut!"
      And Third says "Kontra <item> of Vorhand"
      Then that is allowed
      And it is Dealer's turn to speak

      Examples:
        | item         |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

    Example: Game and announcements lie before an opponent side by side
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull + Uhu"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut!"

    Example: Two Kontras in one turn
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull"
      And Second says "Kontra Spiel + Kontra Trull of Vorhand"
      Then that is allowed
      And it is Third's turn to speak

    Example: A Trull that nobody has announced is not doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Uhu"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused
      And it is Second's turn to speak

  @clause:KAR-ANNOUNCING-034
  Rule: In a later turn a player doubles only what was said since his last gut

    @dispute:kontra-after-gut
    Scenario Outline: What an opponent who has said gut may double in a later turn
      Given the reading "<reading>" of "kontra-after-gut"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "<words>"
      Then it is <player>'s turn to speak
      And the choice is "<choice>"

      Examples:
        | game        | words                                                                          | player | reading    | choice                      |
        | Solo-Dreier | Vorhand ich liege + Uhu, Second Gut!, Third Kontra Uhu of Vorhand, Dealer      | Second | only-new   | Gut!                        |
        | …           | Gut!, Vorhand Gut!                                                             |        |            |                             |
        | Solo-Dreier | Vorhand ich liege + Uhu, Second Gut!, Third Kontra Uhu of Vorhand, Dealer      | Second | still-open | Kontra Spiel, Gut!          |
        | …           | Gut!, Vorhand Gut!                                                             |        |            |                             |
        | Solo-Dreier | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand | Third  | only-new   | Gut!                        |
        | …           | Retour Spiel, Second Gut!                                                      |        |            |                             |
        | Solo-Dreier | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand | Third  | still-open | Kontra Uhu of Vorhand, Gut! |
        | …           | Retour Spiel, Second Gut!                                                      |        |            |                             |
        | Bettler     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!  | Second | only-new   | Gut!                        |
        | Bettler     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!  | Second | still-open | Kontra Spiel, Gut!          |

    @dispute:kontra-after-gut
    Scenario Outline: What was announced after his gut is new to an opponent, and the game is not
      The Uhu is announced after Second's first gut, and the game was opened before it.
      Given the reading "<reading>" of "kontra-after-gut"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Uhu"
      Then it is Second's turn to speak
      And "Kontra Uhu of Vorhand" may be chosen
      When Second says "Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading    | verdict                          |
        | only-new   | refused under KAR-ANNOUNCING-034 |
        | still-open | allowed                          |

    @dispute:kontra-after-gut
    Scenario Outline: A declarer who has said gut to a Kontra no longer answers it with Retour
      The Kontra to the game comes before Vorhand's gut, the doublings of the Trull after it.
      Given the reading "<reading>" of "kontra-after-gut"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Trull, Vorhand Gut!"
      And the announcing goes "Second Kontra Trull of Dealer, Third Retour Trull of Dealer, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice             |
        | only-new   | Gut!               |
        | still-open | Retour Spiel, Gut! |

    Example: A partner who has not yet spoken since answers what the declarer has said gut to
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour Spiel, Gut!"

  @clause:KAR-ANNOUNCING-023
  Rule: Kontra is said against the other side only, and Retour only by the side to whose game or announcement it was said
    Where the called König lies in the Talon all three others are one side, though nobody knows it yet.

    Example: The declarer cannot double his own game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Kontra Spiel"
      Then that is refused

    Example: The secret partner has no Kontra before him
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Uhu"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: An opponent cannot double what the other one announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull"
      And Dealer says "Kontra Trull of Third"
      Then that is refused
      And it is Dealer's turn to speak

    Scenario Outline: The declarer's side doubles what an opponent announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      And <player> says "Kontra Trull of Third"
      Then that is allowed

      Examples:
        | words                                                                  | player  |
        | Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!               | Vorhand |
        | Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut! | Second  |

    Example: The side that said Kontra does not say Retour
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel"
      And Dealer says "Retour Spiel"
      Then that is refused
      And it is Dealer's turn to speak

    Example: The declarer's Kontra to a Trull is not answered by his partner
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Kontra Trull of Third"
      And Second says "Retour Trull of Third"
      Then that is refused
      And it is Second's turn to speak

    Scenario Outline: The called König lies in the Talon, and each of the three others may double a Solo-Rufer
      Nobody knows yet that they are one side, but whoever has not the König knows himself an opponent.
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      And <player> says "Kontra Spiel + Kontra Uhu of Vorhand"
      Then that is allowed

      Examples:
        | words                                            | player |
        | Vorhand ich liege + Uhu                          | Second |
        | Vorhand ich liege + Uhu, Second Gut!             | Third  |
        | Vorhand ich liege + Uhu, Second Gut!, Third Gut! | Dealer |

    Scenario Outline: The called König lies in the Talon, and none of the three others doubles another's words
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second <said>"
      And Third says "<word>"
      Then that is refused
      And it is Third's turn to speak

      Examples:
        | said         | word                   |
        | Trull        | Kontra Trull of Second |
        | Kontra Spiel | Retour Spiel           |

    @dispute:kontra-by-whom
    Scenario Outline: The declarer doubles his own game where anyone may
      Given the reading "<reading>" of "kontra-by-whom"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Kontra Spiel"
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | sides             | refused |
        | retour-by-its-own | refused |
        | anyone            | allowed |

  @clause:KAR-ANNOUNCING-035
  Rule: Any player of the side that answers a Kontra may say Retour

    @dispute:kontra-by-whom @clause:KAR-ANNOUNCING-023
    Scenario Outline: An opponent's partner and the declarer's partner before the Kontra to a Solo-Rufer
      Third has said Kontra, Dealer is on his side, and Second is the partner of the declarer, who leaves the answer to him.
      Given the reading "<reading>" of "kontra-by-whom"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel"
      Then it is Dealer's turn to speak
      And "Retour Spiel" <dealer> be chosen
      When the announcing goes "Dealer Gut!, Vorhand Gut!"
      And Second says "Retour Spiel"
      Then that is <second>

      Examples:
        | reading           | dealer  | second  |
        | sides             | may not | allowed |
        | retour-by-its-own | may not | refused |
        | anyone            | may     | allowed |

  @clause:KAR-ANNOUNCING-024
  Rule: A Kontra may be answered with Retour

    Background:
      Given Second holds "K♥"

    Example: The declarer answers the Kontra to his game
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Retour Spiel, Gut!"

    Example: His partner may answer it as well
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour Spiel, Gut!"

    Scenario Outline: Either opponent answers the Kontra to an opponent's Trull
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!<third>"
      And <player> says "Retour Trull of Third"
      Then that is allowed

      Examples:
        | player | third        |
        | Third  |              |
        | Dealer | , Third Gut! |

    Example: Without a Kontra there is nothing to answer
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And Vorhand says "Retour Spiel"
      Then that is refused
      And the choice is "Retour Trull of Vorhand, Gut!"

    Example: An announcement of a partner is answered for him
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Kontra Uhu of Second, Dealer Gut!"
      And Vorhand says "Retour Uhu of Second"
      Then that is allowed

    Scenario Outline: The declarer answers the Kontra to each of his announcements
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + <item>, Second Gut!, Third Kontra <item> of Vorhand, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Retour <item> of Vorhand, Gut!"
      When Vorhand says "Retour <item> of Vorhand"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | item         |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

    Scenario Outline: The partner answers the Kontra to each of the declarer's announcements
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + <item>, Second Gut!, Third Gut!, Dealer Kontra <item> of Vorhand, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour <item> of Vorhand, Gut!"

      Examples:
        | item         |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

    Scenario Outline: The Kontra to each announcement of the partner is answered, by himself or by the declarer
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second <item>, Third Gut!, Dealer Kontra <item> of Second"
      Then it is Vorhand's turn to speak
      And "Retour <item> of Second" may be chosen
      When Vorhand says "Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour <item> of Second, Gut!"

      Examples:
        | item         |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

    Scenario Outline: The opponents answer the Kontra to each of their announcements
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third <item>, Dealer Gut!, Vorhand Kontra <item> of Third, Second Gut!"
      Then it is Third's turn to speak
      And "Retour <item> of Third" may be chosen
      When Third says "Gut!"
      And Dealer says "Retour <item> of Third"
      Then that is allowed

      Examples:
        | item    |
        | Trull   |
        | Könige  |
        | Pagat   |
        | Uhu     |
        | Kakadu  |
        | Wildsau |
        | Valat   |

  @clause:KAR-ANNOUNCING-025
  Rule: Game and announcements are doubled separately, each by itself

    Example: A Kontra to the Trull leaves game and Uhu to be doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Trull of Vorhand"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Uhu of Vorhand, Gut!"

    Example: A Kontra to the game leaves the announcements to be doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut!"

    Example: Each Kontra is answered by itself
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Trull of Vorhand, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Retour Trull of Vorhand, Retour Spiel, Gut!"

    @dispute:kontra-levels
    Scenario Outline: What the first opponent may double
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull + Uhu"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                                                                                                |
        | retour      | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut! |
        | subkontra   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut! |
        | one-for-all | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Gut!                                                 |

    @dispute:kontra-levels
    Scenario Outline: What is left to the second opponent after a Kontra to the game
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                                                           |
        | retour      | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Vorhand, Gut! |
        | subkontra   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Vorhand, Gut! |
        | one-for-all | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!                          |

    @dispute:kontra-levels
    Scenario Outline: Whether the declarer can double the Trull of an opponent
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Trull, Third Gut!, Dealer Gut!"
      And Vorhand says "Kontra Trull of Second"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | retour      | allowed |
        | subkontra   | allowed |
        | one-for-all | refused |

  @clause:KAR-ANNOUNCING-026
  Rule: Retour is the last step

    @dispute:kontra-levels
    Scenario Outline: What the opponents may say to a Retour
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Retour Spiel"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | choice                |
        | retour      | Gut!                  |
        | subkontra   | Subkontra Spiel, Gut! |
        | one-for-all | Gut!                  |

    @dispute:kontra-levels
    Scenario Outline: What the opponents may say to a Retour on the Trull
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second <kontra>, Third Gut!, Dealer Gut!, Vorhand <retour>"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading     | kontra                                 | retour                                 | choice                                            |
        | retour      | Kontra Spiel + Kontra Trull of Vorhand | Retour Trull of Vorhand + Retour Spiel | Gut!                                              |
        | subkontra   | Kontra Spiel + Kontra Trull of Vorhand | Retour Trull of Vorhand + Retour Spiel | Subkontra Spiel, Subkontra Trull of Vorhand, Gut! |
        | one-for-all | Kontra Spiel                           | Retour Spiel                           | Gut!                                              |

    Example: Where there is a Subkontra it answers only what has a Retour
      Given the reading "subkontra" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel + Kontra Trull of Vorhand, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Retour Trull of Vorhand"
      Then it is Second's turn to speak
      And the choice is "Subkontra Trull of Vorhand, Gut!"

    Example: A Subkontra is refused
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Retour Spiel"
      And Second says "Subkontra Spiel"
      Then that is refused
      And it is Second's turn to speak

    Example: Where there is a Subkontra nothing follows it
      Given the reading "subkontra" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Retour Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: A Subkontra does not come straight after a Kontra
      Given the reading "subkontra" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      And Third says "Subkontra Spiel"
      Then that is refused

    @dispute:kontra-levels @clause:KAR-ANNOUNCING-025
    Scenario Outline: What the steps make of a Dreier won with an announced Trull
      The game is 20 and the announced Trull 10 from each. At Retour 20 × 4 + 10 = 90, at Subkontra 20 × 8 + 10 = 170,
      and with one Retour for all (20 + 10) × 4 = 120. Second takes the last two tricks: 9 + 13 = 22, and the half left
      12; together in 11 cards 34 − 22/3 = 26 2/3 against 43 1/3.
      Given the reading "<reading>" of "kontra-levels"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII 8♠ 7♠"
      And Second holds "XII XI X IX K♠ D♠ K♥ D♥ C♥ B♥ A♥ 2♥"
      And Third holds "VIII VII VI V C♠ 10♠ 3♥ 4♥ B♦ A♦ 2♦ 3♦"
      And Dealer holds "IV III II I B♠ 4♦ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the Talon is "9♠ 9♣ 8♣" and "K♦ D♦ C♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 9♣ 8♣"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Retour Spiel"
      Then it is Second's turn to speak
      And "Subkontra Spiel" <open> be chosen
      When the announcing goes "<words>"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XII VIII IV |
        | Vorhand | XXI XI VII III   |
        | Vorhand | XX X VI II       |
        | Vorhand | XIX IX V I       |
        | Vorhand | XVIII 2♥ 3♦ 7♣   |
        | Vorhand | XVII A♥ 2♦ 10♣   |
        | Vorhand | XVI B♥ A♦ B♣     |
        | Vorhand | XV C♥ B♦ C♣      |
        | Vorhand | XIV D♥ 4♥ D♣     |
        | Vorhand | XIII K♥ 3♥ 4♦    |
        | Vorhand | 8♠ K♠ 10♠ B♠     |
        | Second  | D♠ C♠ K♣ 7♠      |
      Then the payments are "<payments>"

      Examples:
        | reading     | open    | words                                                         | payments                                           |
        | retour      | may not | Second Gut!, Third Gut!, Dealer Gut!                          | Vorhand +270, Second -90, Third -90, Dealer -90    |
        | subkontra   | may     | Second Subkontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! | Vorhand +510, Second -170, Third -170, Dealer -170 |
        | one-for-all | may not | Second Gut!, Third Gut!, Dealer Gut!                          | Vorhand +360, Second -120, Third -120, Dealer -120 |

    Scenario Outline: To an announcement with a Retour the opponents have nothing more to say
      The game too is behind the opponent, who said gut to it with his Kontra.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + <item>, Second Gut!, Third Kontra <item> of Vorhand, Dealer Gut!"
      And the announcing goes "Vorhand Retour <item> of Vorhand, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Gut!"

      Examples:
        | item         |
        | Trull        |
        | Könige       |
        | König ultimo |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

  @clause:KAR-ANNOUNCING-027
  Rule: In a positive game the Kontra of one player binds his whole side

    Example: After one opponent's Kontra the next has none to say
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: A second Kontra is refused
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And it is Dealer's turn to speak

    Example: The same goes for an announcement
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Kontra Trull of Vorhand"
      And Dealer says "Kontra Trull of Vorhand"
      Then that is refused

    Example: After the declarer's Retour his partner has none to say
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Retour Spiel"
      Then it is Second's turn to speak
      And the choice is "Gut!"

    Example: After the partner's Retour the declarer has none to say
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Retour Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Scenario Outline: The called König of a Solo-Rufer lies in the Talon, and one Kontra stands for all three
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      And <player> says "Kontra Spiel"
      Then that is refused
      And it is <player>'s turn to speak

      Examples:
        | words                                              | player |
        | Vorhand ich liege, Second Kontra Spiel             | Third  |
        | Vorhand ich liege, Second Kontra Spiel, Third Gut! | Dealer |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel | Dealer |

  @clause:KAR-ANNOUNCING-028
  Rule: In a negative game each opponent says Kontra for himself alone

    Scenario Outline: A Kontra takes nothing from the next opponent
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "<words>"
      Then it is <player>'s turn to speak
      And the choice is "Kontra Spiel, Gut!"

      Examples:
        | game            | words                                                      | player |
        | Bettler         | Vorhand ich liege, Second Kontra Spiel                     | Third  |
        | Bettler         | Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel | Dealer |
        | Piccolo         | Vorhand ich liege, Second Gut!, Third Kontra Spiel         | Dealer |
        | Zwiccolo        | Vorhand ich liege, Second Kontra Spiel                     | Third  |
        | Piccolo-Ouvert  | Vorhand ich liege, Second Kontra Spiel                     | Third  |
        | Zwiccolo-Ouvert | Vorhand ich liege, Second Kontra Spiel                     | Third  |
        | Bettel-Ouvert   | Vorhand ich liege, Second Kontra Spiel                     | Third  |

    Example: Nobody says it twice
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Second's turn to speak

    Example: Nobody says it for another
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege"
      And Second says "Kontra Spiel of Third"
      Then that is refused
      And it is Second's turn to speak

  @clause:KAR-ANNOUNCING-029
  Rule: In a negative game the declarer's Retour answers one opponent's Kontra and binds that account alone

    Example: With one Kontra there is one account to answer
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Retour Spiel of Third, Gut!"

    Example: Both accounts may be answered in one turn
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Retour Spiel of Second + Retour Spiel of Third"
      Then that is allowed
      And it is Second's turn to speak

    Example: There is no Retour to somebody who has said gut
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Retour Spiel of Third"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: A Retour to one leaves the other to be answered
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Retour Spiel of Second …"
      Then it is Vorhand's turn to speak
      And the choice is "Retour Spiel of Third, Gut!"

    @dispute:kontra-binding
    Scenario Outline: How two Kontras of a Bettler are answered
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading          | choice                                              |
        | own-account      | Retour Spiel of Second, Retour Spiel of Third, Gut! |
        | farbensolo-too   | Retour Spiel of Second, Retour Spiel of Third, Gut! |
        | retour-binds-all | Retour Spiel, Gut!                                  |

    @dispute:kontra-binding
    Scenario Outline: What one Retour makes of two Kontras
      The Bettler costs 15 and is won without a trick. Third and Second pay 15 × 4 = 60 and 15 × 2 = 30, Dealer, who
      said gut, 15: 105 in all; where the Retour binds all, both pay 60: 135.
      Given the reading "<reading>" of "kontra-binding"
      And Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And Second holds "XXI XX XVII XIII XI V II B♥ K♦ D♠ C♣ B♣"
      And Third holds "XIX XII VIII IV I K♥ D♥ C♦ C♠ K♣ D♣ 10♣"
      And Dealer holds "Sküs XVI X IX VII III C♥ A♥ D♦ B♦ K♠ B♠"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And "<retour>" may be chosen
      When the announcing goes "Vorhand <retour>, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 7♠ D♠ C♠ K♠     |
        | Dealer  | D♦ 2♦ K♦ C♦     |
        | Second  | XX VIII Sküs 4♥ |
        | Dealer  | VII 3♥ XVII XIX |
        | Third   | K♣ X 8♣ B♣      |
        | Dealer  | IX 9♠ XIII IV   |
        | Second  | B♥ D♥ C♥ 2♥     |
        | Third   | K♥ A♥ 4♦ V      |
        | Second  | C♣ D♣ XVI 9♣    |
        | Dealer  | III 7♣ XXI XII  |
        | Second  | II I B♦ 3♦      |
        | Second  | XI 10♣ B♠ 8♠    |
      Then the payments are "<payments>"

      Examples:
        | reading          | retour                | payments                                        |
        | own-account      | Retour Spiel of Third | Vorhand +105, Second -30, Third -60, Dealer -15 |
        | farbensolo-too   | Retour Spiel of Third | Vorhand +105, Second -30, Third -60, Dealer -15 |
        | retour-binds-all | Retour Spiel          | Vorhand +135, Second -60, Third -60, Dealer -15 |

  @clause:KAR-ANNOUNCING-030
  Rule: For Kontra the Farbensolo is a positive game

    Example: One Kontra stands for all opponents of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      And Third says "Kontra Spiel"
      Then that is refused
      And it is Third's turn to speak

    @dispute:kontra-binding
    Scenario Outline: What is left to the next opponent of a Farbensolo
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading          | choice                            |
        | own-account      | Könige, Valat, Gut!               |
        | farbensolo-too   | Könige, Valat, Kontra Spiel, Gut! |
        | retour-binds-all | Könige, Valat, Gut!               |

    @dispute:kontra-binding
    Scenario Outline: How the declarer of a Farbensolo answers
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading          | choice                       |
        | own-account      | Retour Spiel, Gut!           |
        | farbensolo-too   | Retour Spiel of Second, Gut! |
        | retour-binds-all | Retour Spiel, Gut!           |

    @dispute:kontra-binding
    Scenario Outline: A lost Farbensolo with one Kontra
      Vorhand takes six tricks: 10 + 8 + 5 + 10 + 4 + 4 = 41, less 16 for 24 cards 25, and loses 25 from each: 3 × 50 =
      150 where the Kontra stands for all, 50 + 25 + 25 = 100 where it stands for Second alone. K♥ is Vorhand's and K♠
      Second's, so that nobody has all Könige.
      Given the reading "<reading>" of "kontra-binding"
      And Vorhand holds "XV I K♥ 3♥ D♦ C♦ D♠ B♠ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII X C♥ 2♥ 3♦ 4♦ K♠ C♠ 10♠ D♣ 10♣"
      And Third holds "Sküs XIV XI IX VI V II A♥ 4♥ 9♠ C♣ 9♣"
      And Dealer holds "XXI XIX XVIII XVII XIII VIII IV D♥ B♦ A♦ 2♦ B♣"
      And the Talon is "B♥ K♦ K♣" and "XVI VII III"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then it is Third's turn to speak
      And "Kontra Spiel" <open> be chosen
      When the announcing goes "Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 8♣ 10♣ 9♣ B♣     |
        | Dealer  | 2♦ C♦ 3♦ Sküs    |
        | Vorhand | 3♥ 2♥ A♥ D♥      |
        | Dealer  | B♦ D♦ 4♦ V       |
        | Vorhand | B♠ 10♠ 9♠ VIII   |
        | Vorhand | 8♠ C♠ VI XXI     |
        | Second  | D♣ C♣ XVII 7♣    |
        | Second  | K♠ IX XIX D♠     |
        | Second  | C♥ 4♥ XIII K♥    |
        | Vorhand | 7♠ XII XIV XVIII |
        | Vorhand | XV X II IV       |
        | Vorhand | I XX XI A♦       |
      Then the declarer's side has 25 Augen and the opponents have 45
      And the payments are "<payments>"

      Examples:
        | reading          | open    | payments                                        |
        | own-account      | may not | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | farbensolo-too   | may     | Vorhand -100, Second +50, Third +25, Dealer +25 |
        | retour-binds-all | may not | Vorhand -150, Second +50, Third +50, Dealer +50 |

    @dispute:kontra-binding
    Scenario Outline: How two Kontras of a Bettler are answered, and what one leaves open in a Farbensolo
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<answers>"
      When the same cards are dealt once more
      And the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then it is Third's turn to speak
      And the choice is "<left>"

      Examples:
        | reading          | answers                                             | left                              |
        | own-account      | Retour Spiel of Second, Retour Spiel of Third, Gut! | Könige, Valat, Gut!               |
        | farbensolo-too   | Retour Spiel of Second, Retour Spiel of Third, Gut! | Könige, Valat, Kontra Spiel, Gut! |
        | retour-binds-all | Retour Spiel, Gut!                                  | Könige, Valat, Gut!               |
