# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: whose turn it is

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-001
  Rule: The declarer opens the game with "ich liege"; before that nothing is announced, doubled or led

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: With three cards laid away "ich liege" is all that can be said
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "ich liege"

    Example: It is the declarer who opens, and not Vorhand
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      And Third takes the first half
      And Third lays away "9♠ 8♠ 7♠"
      Then it is Third's turn to speak
      And the choice is "ich liege"

    Scenario Outline: Nothing comes before it
      Given Second holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<words>"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | words |
        | Gut!  |
        | Trull |
        | Pagat |
        | Valat |

    Example: An opponent cannot say Kontra before it
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Second says "Kontra Spiel"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: No card is led before it
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand plays "Sküs"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: No card is led before it, noticed or not
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand plays "Sküs" unnoticed
      Then that is refused
      And it is Vorhand's turn to speak

    Example: It comes after laying away
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand says "ich liege"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Announcements may follow in the same turn
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Trull + Pagat"
      Then that is allowed
      And it is Second's turn to speak

    Example: It is said once
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + ich liege"
      Then that is refused

    Example: Nobody repeats it
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And Second says "ich liege"
      Then that is refused
      And it is Second's turn to speak

  @clause:KAR-ANNOUNCING-002
  Rule: "Ich liege" is said in every game with a declarer, also without anything laid away and in negative games

    Scenario Outline: The declarer says it in a game without an exchange
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "ich liege"

      Examples:
        | game            |
        | Solo-Dreier     |
        | Farbensolo      |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Example: In a Solo-Rufer he says it after the call
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And the choice is "ich liege"

    Example: With six cards laid away he says it too
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then it is Vorhand's turn to speak
      And the choice is "ich liege"

    Scenario Outline: Without it nobody gets on in a game without an exchange
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Gut!"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | game        |
        | Solo-Dreier |
        | Bettler     |

    @dispute:announcement-round
    Scenario Outline: How the declarer begins where nothing was laid away
      Given the reading "<reading>" of "announcement-round"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading            | game          | choice                                                  |
        | announcement-only  | Solo-Dreier   | ich liege                                               |
        | kontra-too         | Solo-Dreier   | ich liege                                               |
        | discard-games-only | Solo-Dreier   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut! |
        | announcement-only  | Farbensolo    | ich liege                                               |
        | kontra-too         | Farbensolo    | ich liege                                               |
        | discard-games-only | Farbensolo    | Könige, Valat, Gut!                                     |
        | announcement-only  | Bettel-Ouvert | ich liege                                               |
        | kontra-too         | Bettel-Ouvert | ich liege                                               |
        | discard-games-only | Bettel-Ouvert | Gut!                                                    |

    @dispute:announcement-round
    Scenario Outline: How the declarer of a Solo-Rufer begins
      Given the reading "<reading>" of "announcement-round"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading            | choice                                                                |
        | announcement-only  | ich liege                                                             |
        | kontra-too         | ich liege                                                             |
        | discard-games-only | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut! |

    Scenario Outline: Where three or six cards were laid away he says it in every reading
      Given the reading "<round>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      And Vorhand lays away "<cards>"
      Then it is Vorhand's turn to speak
      And the choice is "ich liege"

      Examples:
        | round              | game           | move                  | cards             |
        | announcement-only  | Dreier         | takes the first half  | 9♠ 8♠ 7♠          |
        | kontra-too         | Dreier         | takes the first half  | 9♠ 8♠ 7♠          |
        | discard-games-only | Dreier         | takes the first half  | 9♠ 8♠ 7♠          |
        | announcement-only  | Sechser-Dreier | takes the whole Talon | 9♠ 8♠ 7♠ 9♣ 8♣ 7♣ |
        | kontra-too         | Sechser-Dreier | takes the whole Talon | 9♠ 8♠ 7♠ 9♣ 8♣ 7♣ |
        | discard-games-only | Sechser-Dreier | takes the whole Talon | 9♠ 8♠ 7♠ 9♣ 8♣ 7♣ |

    @dispute:announcement-round
    Scenario Outline: The others answer however the declarer of a Solo-Dreier has begun
      Given the reading "<reading>" of "announcement-round"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And "<opening>" may be chosen
      When the announcing goes "Vorhand <opening>, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      When Dealer says "Gut!"
      Then it is Vorhand's turn to play

      Examples:
        | reading            | opening   |
        | announcement-only  | ich liege |
        | kontra-too         | ich liege |
        | discard-games-only | Gut!      |

  @clause:KAR-ANNOUNCING-003
  Rule: Each of the others answers with gut or with a Kontra

    Example: The first opponent of a Bettler has these two words
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then it is Second's turn to speak
      And the choice is "Kontra Spiel, Gut!"

    Example: So has the last one, though two have said gut
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak
      And the choice is "Kontra Spiel, Gut!"

    Example: Two answers are not enough to lead a card
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!"
      And Vorhand plays "Sküs"
      Then that is refused
      And it is Dealer's turn to speak

    Example: With the third answer the cards are played
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play

    Example: Other words for gut will not do
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And Second says "Weiter"
      Then that is refused
      And it is Second's turn to speak

    Example: An opponent of a Rufer answers a Trull
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!"
      Then it is Third's turn to speak
      And "Gut!, Kontra Trull of Vorhand, Kontra Spiel" may be chosen

  @clause:KAR-ANNOUNCING-004
  Rule: The others speak in turn after the declarer, and announce in their turns

    Scenario Outline: From Third, the declarer, it goes round to Second
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "<words>"
      Then it is <player>'s turn to speak

      Examples:
        | words                                                    | player  |
        | Third ich liege                                          | Dealer  |
        | Third ich liege, Dealer Gut!                             | Vorhand |
        | Third ich liege, Dealer Gut!, Vorhand Gut!               | Second  |
        | Third ich liege, Dealer Trull, Vorhand Gut!, Second Gut! | Third   |

    Example: Vorhand cannot answer before the dealer who sits next
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And Third says "ich liege"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And it is Dealer's turn to speak

    Example: Once his turn is closed the declarer waits like the others
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And Vorhand says "Trull"
      Then that is refused
      And it is Second's turn to speak

    Example: An opponent announces when his turn comes, and closes it
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      And Third says "Pagat + Uhu"
      Then that is allowed
      And it is Dealer's turn to speak

  @clause:KAR-ANNOUNCING-005
  Rule: Whoever has spoken may announce again when somebody else has announced after him

    Background:
      Given Second holds "K♥"

    Example: The declarer has everything before him once an opponent has announced
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Third, Gut!"

    Example: The declarer answers Trull with Pagat
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is allowed
      And it is Second's turn to speak

    Example: A partner's announcement counts as well
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Gut!, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is allowed

    Example: Who had said gut may announce now
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!"
      And Second says "Uhu"
      Then that is allowed
      And it is Third's turn to speak

    Example: Something announced before his own last turn gives no right to another
      Second has spoken after the Trull, and Third has only doubled it.
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour Trull of Vorhand, Gut!"

    Example: One's own announcement gives no right to another
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Trull, Third Kontra Trull of Second, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Retour Trull of Second, Gut!"

    Example: The right lasts for one turn
      Second's Uhu lets Vorhand announce in her second turn; in the third nobody has announced since.
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Kontra Uhu of Second, Dealer Gut!"
      And the announcing goes "Vorhand Gut!, Second Retour Uhu of Second, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Gut!"

    Example: Each new announcement gives it again
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is allowed

  @clause:KAR-ANNOUNCING-006
  Rule: Only a new announcement lets earlier speakers announce again, not a Kontra

    @dispute:announcement-round
    Scenario Outline: Second has said nothing but Kontra to the game of a Dreier
      Given the reading "<reading>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading            | choice                                                                |
        | announcement-only  | Retour Spiel, Gut!                                                    |
        | kontra-too         | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Spiel, Gut! |
        | discard-games-only | Retour Spiel, Gut!                                                    |

    @dispute:announcement-round
    Scenario Outline: A Kontra to the game of a Solo-Dreier, by each reading of the round
      Given the reading "<reading>" of "announcement-round"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<first>"
      When the announcing goes "Vorhand <words>, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading            | first                                                   | words     | choice                             |
        | announcement-only  | ich liege                                               | ich liege | Retour Spiel, Gut!                 |
        | kontra-too         | ich liege                                               | ich liege | Trull, Könige, Pagat, Uhu, Kakadu, |
        | …                  |                                                         |           | Wildsau, Valat, Retour Spiel, Gut! |
        | discard-games-only | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut! | Gut!      | Retour Spiel, Gut!                 |

    @dispute:announcement-round
    Scenario Outline: The declarer wants to answer a Kontra with the Pagat
      Given the reading "<reading>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is <verdict>

      Examples:
        | reading            | verdict |
        | announcement-only  | refused |
        | kontra-too         | allowed |
        | discard-games-only | refused |

    @dispute:announcement-round
    Scenario Outline: A partner who has said gut hears a Kontra
      Given the reading "<reading>" of "announcement-round"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading            | choice                                                                                         |
        | announcement-only  | Retour Pagat of Vorhand, Gut!                                                                  |
        | kontra-too         | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Pagat of Vorhand, Gut! |
        | discard-games-only | Retour Pagat of Vorhand, Gut!                                                                  |

    Scenario Outline: An announcement opens the way in every reading
      Given the reading "<round>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel + Trull, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Spiel, Kontra Trull of Second, Gut!"

      Examples:
        | round              |
        | announcement-only  |
        | kontra-too         |
        | discard-games-only |

    Scenario Outline: A Retour opens nothing, and neither do one's own Kontras
      Second has doubled game and Trull; since then Vorhand alone has spoken up, with two Retours.
      Given the reading "<round>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel + Kontra Trull of Vorhand, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand Retour Spiel + Retour Trull of Vorhand"
      Then it is Second's turn to speak
      And the choice is "Gut!"

      Examples:
        | round              |
        | announcement-only  |
        | kontra-too         |
        | discard-games-only |

    Example: Retour may be said where announcing may not
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Retour Spiel"
      Then that is allowed
      And it is Second's turn to speak

  @clause:KAR-ANNOUNCING-007
  Rule: The announcing ends when everybody else has said gut to the last announcement or doubling

    Scenario Outline: Where the round stands
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      Then it is <player>'s turn to <deed>

      Examples:
        | words                                                                                                                       | player  | deed  |
        | Vorhand ich liege, Second Gut!, Third Gut!                                                                                  | Dealer  | speak |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!                                                                     | Vorhand | play  |
        | Vorhand ich liege + Trull, Second Gut!, Third Gut!                                                                          | Dealer  | speak |
        | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!                                                             | Vorhand | play  |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!                                               | Second  | speak |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                                  | Vorhand | play  |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!                                         | Third   | speak |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!                             | Vorhand | play  |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Retour Spiel, Second Gut!, Third Gut!              | Dealer  | speak |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Retour Spiel, Second Gut!, Third Gut!, Dealer Gut! | Vorhand | play  |

    Example: Nobody speaks after the last gut
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Könige"
      Then that is refused
      And it is Vorhand's turn to play

    Example: Nobody bids after the last gut, noticed or not
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand bids "Auch-Rufer" unnoticed
      Then that is refused
      And it is Vorhand's turn to play

    Example: In a negative game a late Kontra wants its answers too
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      When Third says "Gut!"
      Then it is Vorhand's turn to play

    Scenario Outline: After silence a Dreier or a Sechser-Dreier is played
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      And Vorhand lays away "<cards>"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is Vorhand's turn to play

      Examples:
        | game           | move                  | cards             |
        | Dreier         | takes the first half  | 9♠ 8♠ 7♠          |
        | Sechser-Dreier | takes the whole Talon | 9♠ 8♠ 7♠ 9♣ 8♣ 7♣ |

  @clause:KAR-ANNOUNCING-031
  Rule: Nobody announces what he has announced already

    Example: The declarer would like to announce his Trull once more
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Könige, Third Gut!, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: What he has announced is left out, and what another has announced is not
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Könige, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Könige of Second, Gut!"

    Example: The partner announces the same
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull"
      And Second says "Trull"
      Then that is allowed
      And it is Third's turn to speak
