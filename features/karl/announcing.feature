# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-001
  Rule: The declarer opens the game with "ich liege"; before that nothing is announced, doubled or led

    Example: With three cards laid away "ich liege" is all that can be said
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "ich liege"

    Example: It is the declarer who opens, and not Vorhand
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      And Third takes the first half
      And Third lays away "9♠ 8♠ 7♠"
      Then Third is next to say
      And the choice is "ich liege"

    Scenario Outline: Nothing comes before it
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<words>"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | words |
        | Gut!  |
        | Trull |
        | Pagat |
        | Valat |

    Example: An opponent cannot say Kontra before it
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Second says "Kontra Spiel"
      Then that is refused
      And Vorhand is next to say

    Example: No card is led before it
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand plays "Sküs"
      Then that is refused
      And Vorhand is next to say

    Example: It comes after laying away
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand says "ich liege"
      Then that is refused
      And Vorhand is next to discard

    Example: Announcements may follow in the same turn
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Trull + Pagat"
      Then that is allowed
      And Second is next to say

    Example: It is said once
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + ich liege"
      Then that is refused

    Example: Nobody repeats it
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And Second says "ich liege"
      Then that is refused
      And Second is next to say

  @clause:KAR-ANNOUNCING-002
  Rule: That holds in every game with a declarer, also without anything laid away and in negative games

    Scenario Outline: The declarer says it in a game without an exchange
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
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
      Then Vorhand is next to say
      And the choice is "ich liege"

    Example: With six cards laid away he says it too
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then Vorhand is next to say
      And the choice is "ich liege"

    Scenario Outline: Without it nobody gets on in a game without an exchange
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Gut!"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | game        |
        | Solo-Dreier |
        | Bettler     |

    @dispute:announcement-round
    Scenario Outline: How the declarer begins where nothing was laid away
      Given the reading "<reading>" of "announcement-round"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
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
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading            | choice                                                                |
        | announcement-only  | ich liege                                                             |
        | kontra-too         | ich liege                                                             |
        | discard-games-only | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut! |

    @dispute:announcement-round
    Scenario Outline: Where three or six cards were laid away he says it in every reading
      Given the reading "<reading>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      And Vorhand lays away "<cards>"
      Then Vorhand is next to say
      And the choice is "ich liege"

      Examples:
        | reading            | game           | move                  | cards             |
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
      Then Vorhand is next to say
      And "<opening>" may be chosen
      When the announcing goes "Vorhand <opening>, Second Gut!, Third Gut!"
      Then Dealer is next to say
      When Dealer says "Gut!"
      Then Vorhand is next to play

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
      Then Second is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: So has the last one, though two have said gut
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!"
      Then Dealer is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: Two answers are not enough to lead a card
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!"
      And Vorhand plays "Sküs"
      Then that is refused
      And Dealer is next to say

    Example: With the third answer the cards are played
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play

    Example: Other words for gut will not do
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And Second says "Weiter"
      Then that is refused
      And Second is next to say

    Example: An opponent of a Rufer answers a Trull
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!"
      Then Third is next to say
      And "Gut!, Kontra Trull of Vorhand, Kontra Spiel" may be chosen

  @clause:KAR-ANNOUNCING-004
  Rule: The others speak in turn after the declarer, and announce in their turns

    Scenario Outline: From Third, the declarer, it goes round to Second
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "<words>"
      Then <player> is next to say

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
      And Dealer is next to say

    Example: Once his turn is closed the declarer waits like the others
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      And Vorhand says "Trull"
      Then that is refused
      And Second is next to say

    Example: An opponent announces when his turn comes, and closes it
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      And Third says "Pagat + Uhu"
      Then that is allowed
      And Dealer is next to say

  @clause:KAR-ANNOUNCING-005
  Rule: Whoever has spoken may announce again when somebody else has announced after him

    Example: The declarer has everything before him once an opponent has announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Third, Gut!"

    Example: The declarer answers Trull with Pagat
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is allowed
      And Second is next to say

    Example: A partner's announcement counts as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Gut!, Dealer Gut!"
      And Vorhand says "Pagat"
      Then that is allowed

    Example: Who had said gut may announce now
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!"
      And Second says "Uhu"
      Then that is allowed
      And Third is next to say

    Example: Something announced before his own last turn gives no right to another
      Second has spoken after the Trull, and Third has only doubled it.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say
      And the choice is "Retour Trull of Vorhand, Gut!"

    Example: One's own announcement gives no right to another
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Trull, Third Kontra Trull of Second, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say
      And the choice is "Retour Trull of Second, Gut!"

    Example: The right lasts for one turn
      Second's Uhu lets Vorhand announce in her second turn; in the third nobody has announced since.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Kontra Uhu of Second, Dealer Gut!, Vorhand Gut!, Second Retour Uhu of Second, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Example: Each new announcement gives it again
      Given Second holds "K♥"
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
      Then Vorhand is next to say
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
      Then Vorhand is next to say
      And the choice is "<first>"
      When the announcing goes "Vorhand <words>, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading            | first                                                   | words     | choice                                                                |
        | announcement-only  | ich liege                                               | ich liege | Retour Spiel, Gut!                                                    |
        | kontra-too         | ich liege                                               | ich liege | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Spiel, Gut! |
        | discard-games-only | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut! | Gut!      | Retour Spiel, Gut!                                                    |

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
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading            | choice                                                                                         |
        | announcement-only  | Retour Pagat of Vorhand, Gut!                                                                  |
        | kontra-too         | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Pagat of Vorhand, Gut! |
        | discard-games-only | Retour Pagat of Vorhand, Gut!                                                                  |

    @dispute:announcement-round
    Scenario Outline: An announcement opens the way in every reading
      Given the reading "<reading>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel + Trull, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Retour Spiel, Kontra Trull of Second, Gut!"

      Examples:
        | reading            |
        | announcement-only  |
        | kontra-too         |
        | discard-games-only |

    @dispute:announcement-round
    Scenario Outline: A Retour opens nothing, and neither do one's own Kontras
      Second has doubled game and Trull; since then Vorhand alone has spoken up, with two Retours.
      Given the reading "<reading>" of "announcement-round"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel + Kontra Trull of Vorhand, Third Gut!, Dealer Gut!, Vorhand Retour Spiel + Retour Trull of Vorhand"
      Then Second is next to say
      And the choice is "Gut!"

      Examples:
        | reading            |
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
      And Second is next to say

  @clause:KAR-ANNOUNCING-007
  Rule: The announcing ends when everybody else has said gut to the last announcement or doubling

    Scenario Outline: Where the round stands
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      Then <player> is next to <deed>

      Examples:
        | words                                                                                                                       | player  | deed |
        | Vorhand ich liege, Second Gut!, Third Gut!                                                                                  | Dealer  | say  |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!                                                                     | Vorhand | play |
        | Vorhand ich liege + Trull, Second Gut!, Third Gut!                                                                          | Dealer  | say  |
        | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!                                                             | Vorhand | play |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!                                               | Second  | say  |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!                                  | Vorhand | play |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!                                         | Third   | say  |
        | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!                             | Vorhand | play |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Retour Spiel, Second Gut!, Third Gut!              | Dealer  | say  |
        | Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Retour Spiel, Second Gut!, Third Gut!, Dealer Gut! | Vorhand | play |

    Example: Nobody speaks after the last gut
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Könige"
      Then that is refused
      And Vorhand is next to play

    Example: In a negative game a late Kontra wants its answers too
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!"
      Then Third is next to say
      When Third says "Gut!"
      Then Vorhand is next to play

    Scenario Outline: After silence a Dreier or a Sechser-Dreier is played
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand <move>
      And Vorhand lays away "<cards>"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then Vorhand is next to play

      Examples:
        | game           | move                  | cards             |
        | Dreier         | takes the first half  | 9♠ 8♠ 7♠          |
        | Sechser-Dreier | takes the whole Talon | 9♠ 8♠ 7♠ 9♣ 8♣ 7♣ |

  @clause:KAR-ANNOUNCING-008
  Rule: König Ultimo, Trull, alle Könige, the four birds and Valat can be announced

    Scenario Outline: The declarer of a Rufer announces one of the eight
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + <item>"
      Then that is allowed
      And Second is next to say

      Examples:
        | item         |
        | König ultimo |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | Valat        |

    Example: After "ich liege" all of them lie before the declarer
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: An opponent has them all as well
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      Then Third is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Gut!"

    Example: Without a called König there is no König Ultimo
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: Seven at once
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Trull + Könige + König ultimo + Pagat + Uhu + Kakadu + Wildsau"
      Then that is allowed
      And Second is next to say

    Scenario Outline: Nothing else is announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + <item>"
      Then that is refused

      Examples:
        | item      |
        | Spiel     |
        | Königfang |
        | Mondfang  |
        | Marabu    |

    Example: So has the secret partner, who has no Kontra to say
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      Then Second is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: Trull and Könige are announced without holding them
      Given Vorhand holds "Sküs X"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull + Könige"
      Then that is allowed

  @clause:KAR-ANNOUNCING-009
  Rule: A bird may be announced by a player who does not hold it, on behalf of his partner

    Scenario Outline: The declarer announces a bird that the partner holds
      Second holds X to I and K♥.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + <bird>"
      Then that is allowed
      And Second is next to say

      Examples:
        | bird    |
        | Pagat   |
        | Uhu     |
        | Kakadu  |
        | Wildsau |

    Scenario Outline: The partner announces a bird that the declarer holds
      Given Vorhand holds "IV III II I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      And Second says "<bird>"
      Then that is allowed
      And Third is next to say

      Examples:
        | bird    |
        | Pagat   |
        | Uhu     |
        | Kakadu  |
        | Wildsau |

    Example: An opponent announces the bird of the other one
      Given Second holds "K♥"
      And Dealer holds "I"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      And Third says "Pagat"
      Then that is allowed

    Example: The holder himself announces it too
      Given Second holds "K♥ II"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      And Second says "Uhu"
      Then that is allowed

  @clause:KAR-ANNOUNCING-010
  Rule: König Ultimo may be announced by a player who does not hold the called König, on behalf of his partner

    Example: The declarer announces the König of his partner
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + König ultimo"
      Then that is allowed
      And Second is next to say

    Example: The holder announces him as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      And Second says "König ultimo"
      Then that is allowed

    Example: The declarer of a Rufer has it before him without the König
      Given Third holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And "König ultimo" may be chosen

  @clause:KAR-ANNOUNCING-011
  Rule: In a negative game nothing can be announced; only Kontra is said

    Scenario Outline: After "ich liege" the declarer of a negative game can only close his turn
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "Gut!"

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

    Scenario Outline: Everything is refused to the declarer of a Piccolo
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + <item>"
      Then that is refused

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

    Scenario Outline: An opponent of a negative game may double it and nothing else
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then Second is next to say
      And the choice is "Kontra Spiel, Gut!"

      Examples:
        | game           |
        | Zwiccolo       |
        | Piccolo-Ouvert |
        | Bettel-Ouvert  |

    @dispute:negative-games-basics
    Scenario Outline: What the declarer of a Bettler may say after "ich liege"
      Given the reading "<reading>" of "negative-games-basics"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                           |
        | kontra-only | Gut!                                             |
        | bonuses-too | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Gut! |

    @dispute:negative-games-basics
    Scenario Outline: What an opponent of a Piccolo may say
      Given the reading "<reading>" of "negative-games-basics"
      When the bidding goes "Vorhand Piccolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                                         |
        | kontra-only | Kontra Spiel, Gut!                                             |
        | bonuses-too | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Kontra Spiel, Gut! |

    @position @dispute:negative-games-basics @clause:KAR-BONUSES-019
    Scenario Outline: The opponents of a Piccolo take the Trull in silence
      Vorhand has taken one trick, with K♥; the other Könige are the opponents'.
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Piccolo
      And the announcing went "Vorhand ich liege"
      And the declarer's side has "K♥ 2♥ 3♥ 4♥"
      And nobody has "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      When Second is asked to announce holding "Sküs XX XIX XV XIV IX VI D♥ B♥ K♠ D♠ K♣"
      Then the choice is "<choice>"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Trull" is <trull>
      And "Könige" is not scored

      Examples:
        | reading     | choice                                                         | trull                |
        | kontra-only | Kontra Spiel, Gut!                                             | not scored           |
        | bonuses-too | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Kontra Spiel, Gut! | won by the opponents |

  @clause:KAR-ANNOUNCING-012
  Rule: In a Farbensolo only Valat and alle Könige can be announced

    Example: The declarer of a Farbensolo has two announcements
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "Könige, Valat, Gut!"

    Example: So has an opponent of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then Second is next to say
      And the choice is "Könige, Valat, Kontra Spiel, Gut!"

    Scenario Outline: The other items in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + <item>"
      Then that is <verdict>

      Examples:
        | item         | verdict |
        | Könige       | allowed |
        | Valat        | allowed |
        | Trull        | refused |
        | König ultimo | refused |
        | Pagat        | refused |
        | Uhu          | refused |
        | Kakadu       | refused |
        | Wildsau      | refused |

  @clause:KAR-ANNOUNCING-013
  Rule: The declarer of an Auch-Rufer has to announce a bird

    Example: Every announcement is open, closing the turn is not
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat"

    Scenario Outline: Anything else than a bird is not enough
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<words> + Gut!"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | words                    |
        | ich liege                |
        | ich liege + Trull        |
        | ich liege + Könige       |
        | ich liege + König ultimo |

    Scenario Outline: Each of the four birds will do
      Given Vorhand holds "IV III II I"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + <bird>"
      Then that is allowed
      And Second is next to say

      Examples:
        | bird    |
        | Pagat   |
        | Uhu     |
        | Kakadu  |
        | Wildsau |

    @clause:KAR-ANNOUNCING-032
    Example: He may announce it even beside a Valat, because he has to
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "Pagat, Uhu, Kakadu, Wildsau"

    Example: The bird may come behind the Trull
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Trull + Uhu"
      Then that is allowed

    Example: A bird closes the duty
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Uhu …"
      Then Vorhand is next to say
      And "Gut!" may be chosen

    Example: The duty stays with a declarer who plays alone
      Given Vorhand holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And "Uhu" may be chosen
      And "Gut!" may not be chosen

    Example: The declarer of a Besser-Rufer has it just the same
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Gut!"
      Then that is refused
      And Vorhand is next to say

  @clause:KAR-ANNOUNCING-014
  Rule: He announces it with "ich liege", and it may be another bird than the one he held before the Talon

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The words of the bid
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "IV II"
      When Vorhand bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading   | bid                | verdict |
        | any-bird  | Auch-Rufer         | allowed |
        | any-bird  | Auch-Rufer Uhu     | refused |
        | held-bird | Auch-Rufer         | allowed |
        | held-bird | Auch-Rufer Uhu     | refused |
        | with-bid  | Auch-Rufer         | refused |
        | with-bid  | Auch-Rufer Uhu     | allowed |
        | with-bid  | Auch-Rufer Wildsau | allowed |
        | with-bid  | Auch-Rufer Kakadu  | refused |
        | with-bid  | Auch-Rufer Pagat   | refused |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What lies before a bidder with two birds
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Second holds "IV II"
      And Third holds "III I"
      When Vorhand bids "Mein Spiel"
      Then Second is next to bid
      And "<open>" may be chosen
      And "<closed>" may not be chosen

      Examples:
        | reading   | open                               | closed                                          |
        | any-bird  | Auch-Rufer                         | Auch-Rufer Uhu, Auch-Rufer Wildsau              |
        | held-bird | Auch-Rufer                         | Auch-Rufer Uhu, Auch-Rufer Wildsau              |
        | with-bid  | Auch-Rufer Uhu, Auch-Rufer Wildsau | Auch-Rufer, Auch-Rufer Pagat, Auch-Rufer Kakadu |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What the declarer with the II has before him after "ich liege"
      Where the Uhu was named with the bid it is announced, and nothing is owed.
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading   | bid            | choice                                                           |
        | any-bird  | Auch-Rufer     | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat  |
        | held-bird | Auch-Rufer     | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat  |
        | with-bid  | Auch-Rufer Uhu | Trull, Könige, König ultimo, Pagat, Kakadu, Wildsau, Valat, Gut! |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The declarer held the II and announces the Pagat alone
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Pagat + Gut!"
      Then that is <verdict>

      Examples:
        | reading   | bid            | verdict |
        | any-bird  | Auch-Rufer     | allowed |
        | held-bird | Auch-Rufer     | refused |
        | with-bid  | Auch-Rufer Uhu | allowed |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The declarer held the II and announces nothing
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Gut!"
      Then that is <verdict>

      Examples:
        | reading   | bid            | verdict |
        | any-bird  | Auch-Rufer     | refused |
        | held-bird | Auch-Rufer     | refused |
        | with-bid  | Auch-Rufer Uhu | allowed |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The Pagat came out of the Talon
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "I 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "XII 9♠ 8♠"
      And Vorhand says "ich liege + Pagat + Gut!"
      Then that is <verdict>

      Examples:
        | reading   | bid            | verdict |
        | any-bird  | Auch-Rufer     | allowed |
        | held-bird | Auch-Rufer     | refused |
        | with-bid  | Auch-Rufer Uhu | allowed |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What an opponent may double when the declarer has announced the Uhu in the way asked for
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand <words>, Second Gut!"
      Then Third is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Uhu of Vorhand, Gut!"

      Examples:
        | reading   | bid            | words           |
        | any-bird  | Auch-Rufer     | ich liege + Uhu |
        | held-bird | Auch-Rufer     | ich liege + Uhu |
        | with-bid  | Auch-Rufer Uhu | ich liege       |

    Example: Where a held bird is asked for, a strange one may be added to it
      Given the reading "held-bird" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Pagat + Uhu + Gut!"
      Then that is allowed
      And Second is next to say

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
      Then Vorhand is next to say
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
      And Second is next to say

    Scenario Outline: The others of a Rufer need not announce either
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then <player> is next to say
      And "Gut!" may be chosen

      Examples:
        | words                                      | player |
        | Vorhand ich liege                          | Second |
        | Vorhand ich liege, Second Gut!             | Third  |
        | Vorhand ich liege, Second Gut!, Third Gut! | Dealer |

  @clause:KAR-ANNOUNCING-016
  Rule: A Rufer with neither announcement nor Kontra is not played

    @clause:KAR-SETTLING-041
    Example: Declarer and partner are paid for a silent Rufer
      Two against two, 5 to each of them.
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    Example: No card is led to a silent Rufer
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      Then that is refused
      And nobody is next

    @clause:KAR-SETTLING-042
    Example: The partner shows his König, whose holder nobody knew
      Given Third holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next
      When it is asked what Dealer has seen
      Then these cards have been seen: "K♥"

    Example: A Rufer with a Pagat is played
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Pagat"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: A Rufer with a Kontra is played
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      Then Vorhand is next to play

    @dispute:rufer-alone-unannounced
    Scenario Outline: With a partner a silent Rufer is not played in either reading
      Given the reading "<reading>" of "rufer-alone-unannounced"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then nobody is next

      Examples:
        | reading |
        | paid    |
        | played  |

  @clause:KAR-ANNOUNCING-017
  Rule: A single announcement or Kontra, whoever said it, makes a Rufer be played

    Scenario Outline: One of them has said something
      Second is the partner, Third and Dealer are opponents.
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then Vorhand is next to play

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
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then <end>

      Examples:
        | reading  | end                     |
        | anyone   | Vorhand is next to play |
        | own-side | nobody is next          |

    @dispute:rufer-what-forces-play
    Scenario Outline: An announcement of the declarer's side or a Kontra is enough in both readings
      Given the reading "<reading>" of "rufer-what-forces-play"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "<words>"
      Then Vorhand is next to play

      Examples:
        | reading  | words                                                                                                                         |
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
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then nobody is next
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
      Then <end>

      Examples:
        | reading | half   | cards    | end                     |
        | paid    | first  | XI 9♠ 8♠ | nobody is next          |
        | paid    | second | 9♣ 8♣ 7♣ | nobody is next          |
        | played  | first  | XI 9♠ 8♠ | Vorhand is next to play |
        | played  | second | 9♣ 8♣ 7♣ | Vorhand is next to play |

    @dispute:rufer-alone-unannounced
    Scenario Outline: With something said it is played in both readings
      Given the reading "<reading>" of "rufer-alone-unannounced"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "<words>"
      Then Vorhand is next to play

      Examples:
        | reading | words                                                                         |
        | paid    | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!               |
        | paid    | Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |
        | played  | Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!               |
        | played  | Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut! |

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
      Then nobody is next
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

  @clause:KAR-ANNOUNCING-019
  Rule: Once a Valat is announced, its side can add only Trull and alle Könige

    Example: Even with everything in hand nothing else is left
      Given Vorhand holds "Sküs XXI IV III II I K♥ K♦ K♠ K♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Gut!"

    Scenario Outline: Held or not, a bird is refused beside a Valat
      Given Vorhand holds "IV III II I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat + <item>"
      Then that is refused

      Examples:
        | item         |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Wildsau      |
        | König ultimo |

    Example: The partner of the announcer is limited too
      Second holds X to I and K♥.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat"
      Then Second is next to say
      And the choice is "Gut!"

    Example: A partner's Valat limits the declarer
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Example: An opponent's Valat limits his own side
      Given Third holds "Sküs XXI II"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Valat"
      Then Third is next to say
      And the choice is "Kontra Spiel, Gut!"

  @clause:KAR-ANNOUNCING-020
  Rule: After a Valat they can on its side be announced only by a player whose own hand holds them complete

    Scenario Outline: Two cards of the Trull are one short
      Given Vorhand holds "<trull> X IX VIII VII K♥ D♥ K♦ D♦ K♠"
      And Second holds "<second>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | trull      | second | choice      |
        | Sküs XXI I | XX     | Trull, Gut! |
        | Sküs XXI   | I      | Gut!        |
        | Sküs I     | XXI    | Gut!        |
        | XXI I      | Sküs   | Gut!        |

    Scenario Outline: Three Könige are one short
      Given Vorhand holds "XX XIX XVIII XVII XVI XV XIV XIII <kings>"
      And Second holds "<second>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | kings       | second | choice       |
        | K♥ K♦ K♠ K♣ | D♥     | Könige, Gut! |
        | D♥ K♦ K♠ K♣ | K♥     | Gut!         |
        | K♥ D♦ K♠ K♣ | K♦     | Gut!         |
        | K♥ K♦ D♠ K♣ | K♠     | Gut!         |
        | K♥ K♦ K♠ D♣ | K♣     | Gut!         |

    Example: What declarer and partner hold together is not enough
      Given Vorhand holds "Sküs XXI"
      And Second holds "K♥ I"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat + Trull"
      Then that is refused

    Example: The partner announces the Trull that he holds
      Given Second holds "Sküs XXI I K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Valat"
      Then Second is next to say
      And the choice is "Trull, Gut!"

    Example: The Pagat out of the Talon makes the Trull complete
      Given Vorhand holds "Sküs XXI X"
      And the Talon is "I 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "X 9♠ 8♠"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "Trull, Gut!"

  @clause:KAR-ANNOUNCING-021
  Rule: The other side announces as ever

    @dispute:valat-side-announcements
    Scenario Outline: What an opponent of an announced Valat may say
      Second holds a König and the III, but neither the Trull nor all the Könige.
      Given the reading "<reading>" of "valat-side-announcements"
      And Second holds "III K♦"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                         |
        | own-hand   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | birds-too  | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | both-sides | Kontra Spiel, Kontra Valat of Vorhand, Gut!                                                    |

    @dispute:valat-side-announcements
    Scenario Outline: What an opponent with the whole Trull may say
      Given the reading "<reading>" of "valat-side-announcements"
      And Second holds "Sküs XXI I"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                         |
        | own-hand   | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | birds-too  | Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Valat of Vorhand, Gut! |
        | both-sides | Trull, Kontra Spiel, Kontra Valat of Vorhand, Gut!                                             |

    @dispute:valat-side-announcements @clause:KAR-ANNOUNCING-019 @clause:KAR-ANNOUNCING-020
    Scenario Outline: What the declarer may add to his Valat, and what an opponent answers
      Vorhand holds all birds but the III, the whole Trull and three Könige.
      Given the reading "<reading>" of "valat-side-announcements"
      And Vorhand holds "Sküs XXI IV II I K♥ K♦ K♠"
      And Second holds "III K♣"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Valat …"
      Then Vorhand is next to say
      And the choice is "<choice>"
      When Vorhand says "Gut!"
      And Second says "Kakadu"
      Then that is <verdict>

      Examples:
        | reading    | choice                           | verdict |
        | own-hand   | Trull, Gut!                      | allowed |
        | birds-too  | Trull, Pagat, Uhu, Wildsau, Gut! | allowed |
        | both-sides | Trull, Gut!                      | refused |

    Example: An opponent of a Solo-Rufer may announce the Pagat that the declarer may not
      Given Second holds "K♥"
      And Third holds "I"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Valat, Second Gut!"
      And Third says "Pagat"
      Then that is allowed
      And Dealer is next to say

  @clause:KAR-ANNOUNCING-022
  Rule: An opponent may say Kontra, also called Schießen, to the game and to any announcement

    Example: Kontra to the game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      And Third says "Kontra Spiel"
      Then that is allowed
      And Dealer is next to say

    Scenario Outline: Kontra to each announcement
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + <item>, Second Gut!"
      And Third says "Kontra <item> of Vorhand"
      Then that is allowed
      And Dealer is next to say

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
      Then Second is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut!"

    Example: Two Kontras in one turn
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull"
      And Second says "Kontra Spiel + Kontra Trull of Vorhand"
      Then that is allowed
      And Third is next to say

    Example: A Trull that nobody has announced is not doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Uhu"
      And Second says "Kontra Trull of Vorhand"
      Then that is refused
      And Second is next to say

  @clause:KAR-ANNOUNCING-023
  Rule: Kontra is said against the other side only, and Retour only by the side whose item was doubled

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
      Then Second is next to say
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: An opponent cannot double what the other one announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull"
      And Dealer says "Kontra Trull of Third"
      Then that is refused
      And Dealer is next to say

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
      And Dealer is next to say

    Example: The declarer's Kontra to a Trull is not answered by his partner
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Kontra Trull of Third"
      And Second says "Retour Trull of Third"
      Then that is refused
      And Second is next to say

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
      And Third is next to say

      Examples:
        | said         | word                   |
        | Trull        | Kontra Trull of Second |
        | Kontra Spiel | Retour Spiel           |

  @clause:KAR-ANNOUNCING-024
  Rule: A Kontra may be answered with Retour

    Example: The declarer answers the Kontra to his game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Retour Spiel, Gut!"

    Example: His partner may answer it as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say
      And the choice is "Retour Spiel, Gut!"

    Scenario Outline: Either opponent answers the Kontra to an opponent's Trull
      Given Second holds "K♥"
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
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And Vorhand says "Retour Spiel"
      Then that is refused
      And the choice is "Retour Trull of Vorhand, Gut!"

    Example: An announcement of a partner is answered for him
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Uhu, Third Kontra Uhu of Second, Dealer Gut!"
      And Vorhand says "Retour Uhu of Second"
      Then that is allowed

  @clause:KAR-ANNOUNCING-025
  Rule: Game and announcements are doubled separately, each by itself

    Example: A Kontra to the Trull leaves game and Uhu to be doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Trull of Vorhand"
      Then Third is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Uhu of Vorhand, Gut!"

    Example: A Kontra to the game leaves the announcements to be doubled
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Spiel"
      Then Third is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Trull of Vorhand, Kontra Uhu of Vorhand, Gut!"

    Example: Each Kontra is answered by itself
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull + Uhu, Second Kontra Trull of Vorhand, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Retour Trull of Vorhand, Retour Spiel, Gut!"

    @dispute:kontra-levels
    Scenario Outline: What the first opponent may double
      Given the reading "<reading>" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull + Uhu"
      Then Second is next to say
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
      Then Third is next to say
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
      Then Second is next to say
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
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | kontra                                 | retour                                 | choice                                            |
        | retour      | Kontra Spiel + Kontra Trull of Vorhand | Retour Trull of Vorhand + Retour Spiel | Gut!                                              |
        | subkontra   | Kontra Spiel + Kontra Trull of Vorhand | Retour Trull of Vorhand + Retour Spiel | Subkontra Spiel, Subkontra Trull of Vorhand, Gut! |
        | one-for-all | Kontra Spiel                           | Retour Spiel                           | Gut!                                              |

    Example: Where there is a Subkontra it answers only what has a Retour
      Given the reading "subkontra" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel + Kontra Trull of Vorhand, Third Gut!, Dealer Gut!, Vorhand Retour Trull of Vorhand"
      Then Second is next to say
      And the choice is "Subkontra Trull of Vorhand, Gut!"

    Example: A Subkontra is refused
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Retour Spiel"
      And Second says "Subkontra Spiel"
      Then that is refused
      And Second is next to say

    Example: Where there is a Subkontra nothing follows it
      Given the reading "subkontra" of "kontra-levels"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Retour Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
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
      Then Second is next to say
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

  @clause:KAR-ANNOUNCING-027
  Rule: In a positive game the Kontra or Retour of one player binds his whole side

    Example: After one opponent's Kontra the next has none to say
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then Third is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: A second Kontra is refused
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel"
      And Dealer says "Kontra Spiel"
      Then that is refused
      And Dealer is next to say

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
      Then Second is next to say
      And the choice is "Gut!"

    Example: After the partner's Retour the declarer has none to say
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Retour Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Gut!"

    Scenario Outline: The called König of a Solo-Rufer lies in the Talon, and one Kontra stands for all three
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "<words>"
      And <player> says "Kontra Spiel"
      Then that is refused
      And <player> is next to say

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
      Then <player> is next to say
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
      And Second is next to say

    Example: Nobody says it for another
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege"
      And Second says "Kontra Spiel of Third"
      Then that is refused
      And Second is next to say

  @clause:KAR-ANNOUNCING-029
  Rule: In a negative game the declarer's Retour answers one opponent's Kontra and binds that account alone

    Example: With one Kontra there is one account to answer
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Retour Spiel of Third, Gut!"

    Example: Both accounts may be answered in one turn
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Retour Spiel of Second + Retour Spiel of Third"
      Then that is allowed
      And Second is next to say

    Example: There is no Retour to somebody who has said gut
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Retour Spiel of Third"
      Then that is refused
      And Vorhand is next to say

    Example: A Retour to one leaves the other to be answered
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Retour Spiel of Second …"
      Then Vorhand is next to say
      And the choice is "Retour Spiel of Third, Gut!"

    @dispute:kontra-binding
    Scenario Outline: How two Kontras of a Bettler are answered
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Bettler, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to say
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
      Then Vorhand is next to say
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
      And Third is next to say

    @dispute:kontra-binding
    Scenario Outline: What is left to the next opponent of a Farbensolo
      Given the reading "<reading>" of "kontra-binding"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then Third is next to say
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
      Then Vorhand is next to say
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
      Then Third is next to say
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
      Then Vorhand is next to say
      And the choice is "<answers>"
      When the same cards are dealt once more
      And the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel"
      Then Third is next to say
      And the choice is "<left>"

      Examples:
        | reading          | answers                                             | left                              |
        | own-account      | Retour Spiel of Second, Retour Spiel of Third, Gut! | Könige, Valat, Gut!               |
        | farbensolo-too   | Retour Spiel of Second, Retour Spiel of Third, Gut! | Könige, Valat, Kontra Spiel, Gut! |
        | retour-binds-all | Retour Spiel, Gut!                                  | Könige, Valat, Gut!               |

  @clause:KAR-ANNOUNCING-031
  Rule: Nobody announces what he has announced already

    Example: The declarer would like to announce his Trull once more
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Könige, Third Gut!, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to say

    Example: What he has announced is left out, and what another has announced is not
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Trull, Second Könige, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Könige of Second, Gut!"

    Example: The partner announces the same
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Trull"
      And Second says "Trull"
      Then that is allowed
      And Third is next to say

  @clause:KAR-ANNOUNCING-033
  Rule: What was announced before a Valat stands

    Example: What was announced before the Valat stands
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Pagat + Valat"
      Then that is allowed
      And Second is next to say
      And the choice is "Gut!"

    @dispute:valat-after-announcements
    Scenario Outline: The Pagat was announced, and a Valat is to follow
      Given the reading "<reading>" of "valat-after-announcements"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Pagat + Valat"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | stands  | allowed |
        | barred  | refused |

    @dispute:valat-after-announcements
    Scenario Outline: The Trull was announced, complete in hand or not, and a Valat is to follow
      Given the reading "<reading>" of "valat-after-announcements"
      And Vorhand holds "<hand>"
      And Second holds "<others>"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege + Trull …"
      Then Vorhand is next to say
      And "Valat" <may> be chosen

      Examples:
        | reading | hand       | others | may     |
        | stands  | Sküs XXI I | XX     | may     |
        | barred  | Sküs XXI I | XX     | may     |
        | stands  | Sküs XXI   | I      | may     |
        | barred  | Sküs XXI   | I      | may not |

    @dispute:valat-after-announcements
    Scenario Outline: The bird of an Auch-Rufer bars nobody from a Valat
      Given the reading "<reading>" of "valat-after-announcements"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Uhu + Valat"
      Then that is allowed

      Examples:
        | reading |
        | stands  |
        | barred  |
