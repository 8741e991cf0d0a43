# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: a Rufer that is not played

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-015
  Rule: In a Rufer nobody has to announce anything

    Example: The declarer of a Rufer may close his turn at once
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: He says nothing but "ich liege"
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Gut!"
      Then that is allowed
      And it is Second's turn to speak

    Scenario Outline: The others of a Rufer need not announce either
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then it is <player>'s turn to speak
      And "Gut!" may be chosen

      Examples:
        | words                                      | player |
        | Vorhand ich liege                          | Second |
        | Vorhand ich liege, Second Gut!             | Third  |
        | Vorhand ich liege, Second Gut!, Third Gut! | Dealer |

  @clause:KAR-ANNOUNCING-016
  Rule: A Rufer with neither announcement nor Kontra is not played

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    @clause:KAR-SETTLING-041
    Example: Declarer and partner are paid for a silent Rufer
      Two against two, 5 to each of them.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    Example: No card is led to a silent Rufer
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is refused
      And it is nobody's turn

    @clause:KAR-SETTLING-042
    Example: The partner shows his König, whose holder nobody knew
      Given Third holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      When Dealer is asked for the cards seen so far
      Then these cards have been seen: "K♥"

    Example: A Rufer with a Pagat is played
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Pagat"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: A Rufer with a Kontra is played
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is Vorhand's turn to play

    Scenario Outline: With a partner a silent Rufer is not played in either reading
      Given the reading "<round>" of "rufer-alone-unannounced"
      And Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn

      Examples:
        | round  |
        | paid   |
        | played |

  @clause:KAR-ANNOUNCING-017
  Rule: A single announcement or Kontra, whoever said it, makes a Rufer be played

    Background:
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Scenario Outline: One of them has said something
      Second is the partner, Third and Dealer are opponents.
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then it is Vorhand's turn to play

      Examples:
        | words                                                                                           |
        | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!                                   |
        | Vorhand ich liege, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!                            |
        | Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!             |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut! |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!      |

    @dispute:rufer-what-forces-play
    Scenario Outline: Only an opponent has announced
      Given the reading "<reading>" of "rufer-what-forces-play"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is <end>

      Examples:
        | reading  | end                    |
        | anyone   | Vorhand's turn to play |
        | own-side | nobody's turn          |

    Scenario Outline: An announcement of the declarer's side or a Kontra is enough in both readings
      Given the reading "<round>" of "rufer-what-forces-play"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then it is Vorhand's turn to play

      Examples:
        | round    | words                                                                                                                         |
        | anyone   | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!                                                               |
        | own-side | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!                                                               |
        | anyone   | Vorhand ich liege, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!                                                        |
        | own-side | Vorhand ich liege, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!                                                        |
        | anyone   | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                                    |
        | own-side | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                                    |
        | anyone   | Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!, Third Gut!, Dealer Gut! |
        | own-side | Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!, Third Gut!, Dealer Gut! |

    @clause:KAR-SETTLING-041
    Example: Where an opponent's Trull is not enough, it is not paid either
      Given the reading "own-side" of "rufer-what-forces-play"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is nobody's turn
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

  @clause:KAR-ANNOUNCING-018
  Rule: A Rufer that its declarer goes on with alone is not played either when nothing is said

    @dispute:rufer-alone-unannounced
    Scenario Outline: Nobody says anything to a Rufer against three
      Given the reading "<reading>" of "rufer-alone-unannounced"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      And Vorhand lays away "<cards>"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is <end>

      Examples:
        | reading | half   | cards    | end                    |
        | paid    | first  | XI 9♠ 8♠ | nobody's turn          |
        | paid    | second | 9♣ 8♣ 7♣ | nobody's turn          |
        | played  | first  | XI 9♠ 8♠ | Vorhand's turn to play |
        | played  | second | 9♣ 8♣ 7♣ | Vorhand's turn to play |

    Scenario Outline: With something said it is played in both readings
      Given the reading "<round>" of "rufer-alone-unannounced"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "<words>"
      Then it is Vorhand's turn to play

      Examples:
        | round  | words                                                                         |
        | paid   | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!               |
        | paid   | Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |
        | played | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!               |
        | played | Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |

    @clause:KAR-SETTLING-041
    Example: The lone declarer is paid by each of three
      3 × 5 = 15.
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"
