# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-ANNOUNCING-001
  Rule: A round of announcements follows the exchange, or where there is none the auction and the calling

    Example: With three cards laid away in a Rufer announcing begins
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say

    Example: With six cards laid away in a Sechserdreier announcing begins
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then Vorhand is next to say

    Example: In a Solo announcing begins as soon as the König is called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say

    Scenario Outline: Without a call and an exchange announcing begins right after the auction
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say

      Examples:
        | contract       |
        | Solo Dreier    |
        | Farbensolo     |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Example: No card can be led while the round is still to come
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand plays "Sküs"
      Then that is refused
      And Vorhand is next to say

    Example: Nothing can be announced before three cards are laid away
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to discard

    Example: Nothing can be announced before the König of a Solo is called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to call

    Scenario Outline: With three cards laid away in the other contracts announcing begins
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then Vorhand is next to say

      Examples:
        | contract      |
        | Dreier        |
        | Besser Dreier |

    Example: With three cards laid away in a Besser Rufer announcing begins
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then Vorhand is next to say

    Example: Once the round is over nothing is announced between the tricks
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second says "Trull"
      Then that is refused
      And Second is next to play

  @clause:KOE-ANNOUNCING-002
  Rule: The declarer speaks first, the others in turn after him

    Example: Third speaks first as the declarer of a Solo
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      Then Third is next to say

    Example: After Third and Dealer it is Vorhand's turn
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And the announcing goes "Third Gut!, Dealer Gut!"
      Then Vorhand is next to say

    Example: Vorhand cannot speak before a declarer who sits behind her
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And Third is next to say

    Example: Once his turn is closed the declarer has to wait like the others
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Vorhand says "Trull"
      Then that is refused
      And Second is next to say

    Example: At a table of five the turn passes over the dealer
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo Dreier, Vorhand Weiter"
      And the announcing goes "Fourth Gut!"
      Then Vorhand is next to say

  @clause:KOE-ANNOUNCING-003
  Rule: Whoever is in turn passes or says as many announcements and doublings as he likes, in the name of his side

    Example: The declarer of a Solo has everything before him
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!"

    Example: Three announcements in one turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Könige + Pagat"
      Then that is allowed
      And Second is next to say

    Example: Two doublings and an announcement in one turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!"
      And Third says "Kontra Trull of Vorhand + Kontra Spiel + Könige"
      Then that is allowed
      And Dealer is next to say

    Example: A pass is a turn too
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Gut!"
      Then that is allowed
      And Second is next to say

  @clause:KOE-ANNOUNCING-004
  Rule: Everybody gets a turn; after that three passes in a row end the round, and a pass is not final

    Example: Four passes and the cards are played
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      Then Vorhand is next to play

    Example: The declarer announces, three pass
      Everybody has had a turn by then.
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then Vorhand is next to play

    Example: Two passes after the last Kontra are one too few
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say

    Example: The third pass after the last Kontra ends the round
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then Vorhand is next to play

    Example: Whoever has passed may still announce when his turn comes again
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is allowed
      And Second is next to say

    Example: Nobody speaks after the third pass
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Könige"
      Then that is refused
      And Vorhand is next to play

    @dispute:announcement-round-end
    Scenario Outline: Three players pass at once
      Given the reading "<reading>" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      Then <player> is next to <deed>

      Examples:
        | reading      | player  | deed |
        | each-once    | Dealer  | say  |
        | three-passes | Vorhand | play |
        | pass-final   | Dealer  | say  |

    @dispute:announcement-round-end
    Scenario Outline: A Kontra from the only one who did not pass
      With a final pass three players are out for good.
      Given the reading "<reading>" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then Vorhand is next to <deed>

      Examples:
        | reading      | deed |
        | each-once    | say  |
        | three-passes | say  |
        | pass-final   | play |

    @dispute:announcement-round-end
    Scenario Outline: The turn after a Rekontra when the next player had passed
      Given the reading "<reading>" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Rekontra Trull of Vorhand"
      Then <player> is next to say

      Examples:
        | reading      | player |
        | each-once    | Second |
        | three-passes | Second |
        | pass-final   | Third  |

    @dispute:announcement-round-end
    Scenario Outline: Three pass at once, and the fourth says Kontra
      Given the reading "<reading>" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>
      And Vorhand is next to <deed>

      Examples:
        | reading      | verdict | deed |
        | each-once    | allowed | say  |
        | three-passes | refused | play |
        | pass-final   | allowed | play |

    Example: Where a pass is final the third one in all ends the round
      Given the reading "pass-final" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Rekontra Trull of Vorhand, Third Gut!"
      Then Vorhand is next to play

    Example: Where any three passes end the round a Kontra before them leaves the others their turns
      Given the reading "three-passes" of "announcement-round-end"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then Second is next to say

    Example: Three passes before the dealer's Kontra are not counted after it
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!"
      Then Third is next to say

    Example: Three new passes after the dealer's Kontra end the round
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      Then Vorhand is next to play

    Example: Announcements that come late are followed by three passes too
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!, Vorhand Könige, Second Gut!, Third Gut!"
      Then Dealer is next to say

  @clause:KOE-ANNOUNCING-005
  Rule: A side announces each Bonus only once

    Example: The partner cannot announce the declarer's Trull again
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      And Second says "Trull"
      Then that is refused
      And Second is next to say

    Example: The partner adds another Bonus
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      Then Second is next to say
      And the choice is "Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!"

    Example: Nothing is announced twice in a turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Trull"
      Then that is refused

    Example: What the declarer announced himself is closed to him in his next turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Rekontra Trull of Vorhand, Gut!"

    Example: Three opponents of a Dreier are one side
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull"
      And Third says "Trull"
      Then that is refused

    Example: With a Trull on either side a third one is too many
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Trull"
      Then Third is next to say
      And "Trull" may not be chosen
      And "Könige, Kontra Trull of Vorhand" may be chosen

  @clause:KOE-ANNOUNCING-006
  Rule: Both sides may announce the same Bonus

    Example: An opponent of a Dreier answers Trull with Trull
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Trull"
      Then that is allowed
      And Third is next to say

    Example: The declarer announces the Trull that an opponent has announced
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is allowed

    Example: The Trull of the other side takes nothing from the choice
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      Then Second is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut!"

    @dispute:same-bonus-by-both-sides
    Scenario Outline: What an opponent may say to the declarer's Trull
      Given the reading "<reading>" of "same-bonus-by-both-sides"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      Then Second is next to say
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                        |
        | both-may   | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut! |
        | first-only | Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut!        |

    @dispute:same-bonus-by-both-sides
    Scenario Outline: The declarer comes second with a Trull
      Given the reading "<reading>" of "same-bonus-by-both-sides"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | both-may   | allowed |
        | first-only | refused |

  @clause:KOE-ANNOUNCING-007
  Rule: Trull, 4 Könige, Pagat Ultimo, Uhu, König Ultimo and Valat can be announced

    Scenario Outline: The declarer of a Solo announces one Bonus
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "<bonus>"
      Then that is allowed
      And Second is next to say

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | König ultimo |
        | Valat        |

    Scenario Outline: The declarer of a Rufer announces one Bonus
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<bonus>"
      Then that is allowed

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | König ultimo |
        | Valat        |

    Example: The six of them at once
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Könige + Pagat + Uhu + König ultimo + Valat"
      Then that is allowed
      And Second is next to say

    Example: The same six remain where the dear Vögel are left out
      Given the reading "off" of "kakadu"
      And the reading "off" of "marabu"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, König ultimo, Valat, Gut!"

    Example: The game itself is not announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say
      And "Spiel" may not be chosen
      And "Trull" may be chosen

  @clause:KOE-ANNOUNCING-008
  Rule: Kakadu can be announced where the circle has not left it out

    @dispute:kakadu
    Scenario Outline: The declarer of a Solo announces the Kakadu
      Given the reading "<reading>" of "kakadu"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Kakadu"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | on          | allowed |
        | off         | refused |
        | silent-only | refused |

    @dispute:kakadu
    Scenario Outline: The Vögel from which the declarer of a Besser Dreier may choose, the Kakadu in question
      Given the reading "<reading>" of "kakadu"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                           |
        | on          | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | off         | Trull, Könige, Pagat, Uhu, Marabu, Valat         |
        | silent-only | Trull, Könige, Pagat, Uhu, Marabu, Valat         |

    Example: A partner announces the Kakadu
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kakadu"
      Then that is allowed

  @clause:KOE-ANNOUNCING-009
  Rule: Marabu can be announced where the circle has not left it out

    @dispute:marabu
    Scenario Outline: The declarer of a Solo announces the Marabu
      Given the reading "<reading>" of "marabu"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Marabu"
      Then that is <verdict>

      Examples:
        | reading     | verdict |
        | on          | allowed |
        | off         | refused |
        | silent-only | refused |

    @dispute:marabu
    Scenario Outline: The Vögel from which the declarer of a Besser Dreier may choose, the Marabu in question
      Given the reading "<reading>" of "marabu"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading     | choice                                           |
        | on          | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | off         | Trull, Könige, Pagat, Uhu, Kakadu, Valat         |
        | silent-only | Trull, Könige, Pagat, Uhu, Kakadu, Valat         |

    Example: A partner announces the Marabu
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Marabu"
      Then that is allowed

  @clause:KOE-ANNOUNCING-010
  Rule: Winning the called König cannot be announced

    Example: An opponent who has said Kontra wants to announce Königfang
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel + Königfang"
      Then that is refused

    Example: The declarer looks for Königfang in vain
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And "Königfang" may not be chosen
      And "König ultimo" may be chosen

    @position
    Example: A known opponent of a lone caller has every Bonus before him but Königfang
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Gut!"
      When Second is asked to announce holding "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣"
      Then the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Kontra Spiel, Gut!"
      And "Königfang" may not be chosen

  @clause:KOE-ANNOUNCING-011
  Rule: Mondfang cannot be announced

    Example: The declarer with the Sküs wants to announce Mondfang
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Mondfang"
      Then that is refused
      And Vorhand is next to say

    Example: An opponent of a Dreier is offered everything but the captures
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat" may be chosen
      And "Mondfang" may not be chosen

  @clause:KOE-ANNOUNCING-012
  Rule: Sküsfang cannot be announced

    Example: The declarer wants to announce Sküsfang
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Sküsfang"
      Then that is refused
      And Vorhand is next to say

    Example: The Kaiserstich brings no announcement with it
      Given the reading "on" of "kaiserstich"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And "Pagat" may be chosen
      And "Sküsfang" may not be chosen

  @clause:KOE-ANNOUNCING-013
  Rule: König Ultimo can be announced only in a contract with a called König

    Example: In a Dreier there is no König to bring home
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo"
      Then that is refused
      And Vorhand is next to say

    @position
    Scenario Outline: Nor in the other contracts of a lone declarer
      Given Vorhand plays a <contract>
      When Vorhand is asked to announce holding "Sküs XX XIX XV XIV IX VI II K♥ K♠ D♠ K♣"
      Then "Trull, Könige, Valat" may be chosen
      And "König ultimo" may not be chosen

      Examples:
        | contract      |
        | Sechserdreier |
        | Besser Dreier |
        | Solo Dreier   |

    @position
    Scenario Outline: The contracts with a call offer it
      Given Vorhand plays a <contract> calling K♥
      And the called König is held by Second
      When Vorhand is asked to announce holding "Sküs XX XIX XV XIV IX VI II D♥ K♠ D♠ K♣"
      Then "König ultimo" may be chosen

      Examples:
        | contract     |
        | Rufer        |
        | Solo         |
        | Besser Rufer |

    Example: A declarer who called himself announces it
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "König ultimo"
      Then that is allowed

    Example: No opponent of a Dreier announces it either
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "König ultimo"
      Then that is refused

  @clause:KOE-ANNOUNCING-014
  Rule: A Bonus for a card may be announced by somebody who does not hold the card

    Example: The declarer of a Solo announces the II that Second holds
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Uhu"
      Then that is allowed

    Example: The declarer of a Dreier announces the I that an opponent holds
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat"
      Then that is allowed

    Example: The declarer announces the König that he called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "König ultimo"
      Then that is allowed

    Example: An opponent announces the called König
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel + König ultimo"
      Then that is allowed

    @position
    Example: A declarer without a Vogel has all four before him
      Given Vorhand plays a Dreier
      When Vorhand is asked to announce holding "Sküs XX XIX XV XIV IX VI K♥ A♥ K♠ D♠ K♣"
      Then "Pagat, Uhu, Kakadu, Marabu" may be chosen

    Example: A Vogel laid away is announced all the same
      C♦ and 9♠ are the only suit cards below the Könige, so one trump has to go: the III, which nobody can play any more.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ C♦"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III C♦ 9♠"
      And Vorhand says "Kakadu"
      Then that is allowed

  @clause:KOE-ANNOUNCING-015
  Rule: In a negative contract no Bonus can be announced

    Scenario Outline: The declarer of a negative contract can only pass
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And the choice is "Gut!"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: Every Bonus is refused to the declarer of a Piccolo
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "<bonus>"
      Then that is refused
      And Vorhand is next to say

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | Kakadu       |
        | Marabu       |
        | König ultimo |
        | Valat        |

    Example: An opponent of a Bettel may double the game and nothing else
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: A Kontra opens no Bonus here
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel + Valat"
      Then that is refused

  @clause:KOE-ANNOUNCING-016
  Rule: In a Farbensolo nothing but Valat can be announced

    Example: The declarer of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And the choice is "Valat, Gut!"

    Example: An opponent of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Valat, Kontra Spiel, Gut!"

    Example: The Trull is refused in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to say

    Example: Pagat Ultimo is refused in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Pagat"
      Then that is refused

    Example: Valat is allowed in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Valat"
      Then that is allowed
      And Second is next to say

    @dispute:farbensolo-valat
    Scenario Outline: What the declarer of a Farbensolo may say
      Given the reading "<reading>" of "farbensolo-valat"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading | choice      |
        | plain   | Valat, Gut! |
        | doubled | Valat, Gut! |
        | none    | Gut!        |

  @clause:KOE-ANNOUNCING-017
  Rule: In a Besser Rufer the declarer has to announce a Vogel in his first turn

    Example: Every announcement is open, passing is not
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat"

    Example: A pass at once is refused
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Gut!"
      Then that is refused
      And Vorhand is next to say

    Example: Trull alone is not enough
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull + Gut!"
      Then that is refused

    Example: König Ultimo alone is not enough
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo + Gut!"
      Then that is refused

    Scenario Outline: Each of the four Vögel will do in a Besser Rufer
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<bird>"
      Then that is allowed
      And Second is next to say

      Examples:
        | bird   |
        | Pagat  |
        | Uhu    |
        | Kakadu |
        | Marabu |

    Example: The Vogel may come after another announcement of the same turn
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull + Uhu"
      Then that is allowed

    @position
    Example: The duty holds although the called König lay in the Stock
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      When Vorhand is asked to announce holding "Sküs XX XIX XV XIV IX VI II D♥ K♠ D♠ K♣"
      Then "Uhu" may be chosen
      And "Gut!" may not be chosen

  @clause:KOE-ANNOUNCING-018
  Rule: In a Besser Dreier the declarer has to announce a Vogel in his first turn

    Example: Every announcement without a König to call is open, passing is not
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat"

    Example: A pass at once is refused to the declarer of a Besser Dreier
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Gut!"
      Then that is refused
      And Vorhand is next to say

    Example: Trull and Könige together are not enough
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull + Könige + Gut!"
      Then that is refused

    Scenario Outline: Each of the four Vögel will do in a Besser Dreier
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<bird>"
      Then that is allowed
      And Second is next to say

      Examples:
        | bird   |
        | Pagat  |
        | Uhu    |
        | Kakadu |
        | Marabu |

    Example: An opponent's Vogel comes too late, for the declarer speaks first
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Second says "Uhu"
      Then that is refused
      And Vorhand is next to say
      And "Gut!" may not be chosen

  @clause:KOE-ANNOUNCING-019
  Rule: Any of Pagat Ultimo, Uhu, Kakadu and Marabu will do, held or not, and more may be added; König Ultimo will not do

    @dispute:besser-bird-duty
    Scenario Outline: The declarer holds the II and announces the Pagat alone
      Given the reading "<reading>" of "besser-bird-duty"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Gut!"
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | any-bird          | allowed |
        | held-bird         | refused |
        | koenig-ultimo-too | allowed |

    @dispute:besser-bird-duty
    Scenario Outline: The declarer holds the II and announces the Uhu
      Given the reading "<reading>" of "besser-bird-duty"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Uhu + Gut!"
      Then that is allowed

      Examples:
        | reading           |
        | any-bird          |
        | held-bird         |
        | koenig-ultimo-too |

    Scenario Outline: Where it has to be a Vogel in hand, no other one will do, whichever is held
      Given the reading "held-bird" of "besser-bird-duty"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV <held> D♦ 2♦ 3♦ 4♦"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<bird> + Gut!"
      Then that is <verdict>

      Examples:
        | held | bird   | verdict |
        | I    | Pagat  | allowed |
        | I    | Uhu    | refused |
        | I    | Kakadu | refused |
        | I    | Marabu | refused |
        | II   | Pagat  | refused |
        | II   | Uhu    | allowed |
        | II   | Kakadu | refused |
        | II   | Marabu | refused |
        | III  | Pagat  | refused |
        | III  | Uhu    | refused |
        | III  | Kakadu | allowed |
        | III  | Marabu | refused |
        | IV   | Pagat  | refused |
        | IV   | Uhu    | refused |
        | IV   | Kakadu | refused |
        | IV   | Marabu | allowed |

    @dispute:besser-bird-duty
    Scenario Outline: The declarer holds no Vogel and announces the Pagat
      Vorhand has Sküs to XI, and Second the four Vögel. Where she holds none, any of them will do.
      Given the reading "<reading>" of "besser-bird-duty"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Gut!"
      Then that is allowed

      Examples:
        | reading           |
        | any-bird          |
        | held-bird         |
        | koenig-ultimo-too |

    @dispute:besser-bird-duty
    Scenario Outline: König Ultimo first, and after a refusal the Pagat that she does not hold
      Where König Ultimo is enough, her turn is over and she cannot add anything.
      Given the reading "<reading>" of "besser-bird-duty"
      And Vorhand holds "XIX XVIII XV XII VII II D♥ 2♥ D♦ 3♦ K♠ C♣"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo + Gut!"
      Then that is <first>
      When Vorhand says "<more>"
      Then that is <second>

      Examples:
        | reading           | first   | more         | second  |
        | any-bird          | refused | Pagat + Gut! | allowed |
        | held-bird         | refused | Pagat + Gut! | refused |
        | koenig-ultimo-too | allowed | Pagat…       | refused |

    @dispute:besser-bird-duty
    Scenario Outline: The declarer announces König Ultimo alone
      Given the reading "<reading>" of "besser-bird-duty"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "König ultimo + Gut!"
      Then that is <verdict>

      Examples:
        | reading           | verdict |
        | any-bird          | refused |
        | held-bird         | refused |
        | koenig-ultimo-too | allowed |

    Example: Two Vögel and the Trull in one turn
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Uhu + Trull + Pagat"
      Then that is allowed
      And Second is next to say

    Example: Where a held Vogel is asked for, a strange one may be added to it
      Given the reading "held-bird" of "besser-bird-duty"
      And Vorhand holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Uhu + Gut!"
      Then that is allowed
      And Second is next to say

    Scenario Outline: Where a held Vogel is asked for, the II out of the Stock is one
      Vorhand has Sküs to XI and takes up the II; beside 9♠ and 8♠ one trump has to go. With the II kept, only the Uhu
      will do; with the II laid away she holds none, and any of them will do.
      Given the reading "held-bird" of "besser-bird-duty"
      And Second holds "K♥"
      And the Talon is "II 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "<trump> 9♠ 8♠"
      And Vorhand says "<bird> + Gut!"
      Then that is <verdict>

      Examples:
        | trump | bird  | verdict |
        | XIX   | Uhu   | allowed |
        | XIX   | Pagat | refused |
        | II    | Pagat | allowed |

  @clause:KOE-ANNOUNCING-020
  Rule: The declarer's partner may announce a Bonus although nobody knows him yet; it shows who he is

    Example: The secret partner announces the Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed
      And Third is next to say

    Example: The secret partner has every Bonus before him
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!"

    Example: A partner who passed first announces later
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      And Second says "König ultimo"
      Then that is allowed

    Example: The holder of an unnamed fourth König may announce as well
      Given Vorhand holds "K♦ K♠ K♣"
      And Third holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "König ultimo"
      Then that is allowed

  @clause:KOE-ANNOUNCING-021
  Rule: An opponent whose side is not known yet may not announce a Bonus

    Example: An opponent of a Solo announces the Trull without Kontra
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Trull"
      Then that is refused
      And Third is next to say

    Example: An unknown opponent may double the game or pass
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then Third is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: An announcement of the declarer makes nobody else known
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!"
      Then Third is next to say
      And the choice is "Kontra Spiel, Kontra Trull of Vorhand, Gut!"

    Example: The Kontra of one opponent does not make the other known
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Valat"
      Then that is refused

    Example: Without a Kontra of one's own nothing is announced
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand + Trull"
      Then Dealer is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: Who called himself is not found out by the others
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is refused

    Example: A König hidden in the Stock of a Solo makes nobody known
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      Then Second is next to say
      And the choice is "Kontra Spiel, Gut!"

    Example: With two opponents known the third one of a declarer who called himself still is not
      The table may take Dealer for the partner, but he is none; with game and Trull doubled nothing is left to him.
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Kontra Spiel, Third Kontra Trull of Vorhand"
      Then Dealer is next to say
      And the choice is "Gut!"

  @clause:KOE-ANNOUNCING-022
  Rule: An opponent who has said a Kontra, even in the same turn before it, may announce a Bonus

    Example: Kontra to the game and Trull in one turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Kontra Spiel + Trull"
      Then that is allowed
      And Dealer is next to say

    Example: Kontra to the declarer's Pagat, then Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!"
      And Third says "Kontra Pagat of Vorhand + Trull"
      Then that is allowed
      And Dealer is next to say

    Example: The Kontra of the turn before still counts
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Könige"
      Then that is allowed

    Example: After both opponents have said Kontra both may announce, each Bonus once
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Spiel + Trull"
      And Dealer says "Kontra Pagat of Vorhand + Könige"
      Then that is allowed

    Example: An opponent of a declarer who called himself says Kontra first
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel + Pagat"
      Then that is allowed

  @clause:KOE-ANNOUNCING-023
  Rule: Where no König is called, or the called one lay open in the Stock, every side is known and anybody may announce

    Example: An opponent of a Dreier announces the Trull without Kontra
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed

    @position
    Scenario Outline: Every contract with a lone declarer leaves the opponents free
      Given Vorhand plays a <contract>
      And the announcing went "Vorhand <said>"
      When Second is asked to announce holding "XXI XIV VII I D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣"
      Then "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat" may be chosen

      Examples:
        | contract      | said |
        | Sechserdreier | Gut! |
        | Dreier        | Gut! |
        | Besser Dreier | Uhu  |
        | Solo Dreier   | Gut! |

    Scenario Outline: The called König lay open in the Stock of a Rufer
      Given the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      And Vorhand lays away "<discards>"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed

      Examples:
        | half   | discards  |
        | first  | XIX 9♠ 8♠ |
        | second | 9♣ 8♣ 7♣  |

    Example: An unnamed fourth König lay open in the Stock
      Given Vorhand holds "K♥ K♦ K♠ D♦"
      And the Talon is "K♣ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed

  @clause:KOE-ANNOUNCING-024
  Rule: Once the partner has shown himself in the announcements, the other two are known as opponents and may announce

    Example: After the partner's Trull an opponent announces without Kontra
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull"
      And Third says "Könige"
      Then that is allowed
      And Dealer is next to say

    Example: The partner's Rekontra shows him as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Rekontra Spiel, Third Gut!"
      And Dealer says "Trull"
      Then that is allowed

    Example: The partner's Kontra to an opponent's Bonus shows him as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Gut!, Second Kontra Trull of Third, Third Gut!"
      And Dealer says "Könige"
      Then that is allowed

    Example: All that is left to an opponent after the partner's Uhu
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Uhu"
      Then Third is next to say
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Kontra Spiel, Kontra Uhu of Second, Gut!"

  @clause:KOE-ANNOUNCING-025
  Rule: The declarer, his partner, and everybody whose side is known to the whole table may announce

    @dispute:announcer-known-party
    Scenario Outline: An opponent announces the Trull, unknown and without Kontra
      Given the reading "<reading>" of "announcer-known-party"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      And Third says "Trull"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | known        | refused |
        | private-too  | allowed |
        | not-declarer | refused |

    @dispute:announcer-known-party
    Scenario Outline: The declarer announces the Trull, and an opponent not yet known comes next
      Given the reading "<reading>" of "announcer-known-party"
      And Third holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull"
      Then that is <verdict>
      And <player> is next to say
      And the choice is "<choice>"

      Examples:
        | reading      | verdict | player  | choice                                                                                                      |
        | known        | allowed | Second  | Kontra Spiel, Kontra Trull of Vorhand, Gut!                                                                 |
        | private-too  | allowed | Second  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut! |
        | not-declarer | refused | Vorhand | Gut!                                                                                                        |

    @dispute:announcer-known-party
    Scenario Outline: The declarer of a Solo announces the Trull
      Given the reading "<reading>" of "announcer-known-party"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | known        | allowed |
        | private-too  | allowed |
        | not-declarer | refused |

    @dispute:announcer-known-party
    Scenario Outline: What the declarer of a Besser Dreier may say first
      Given the reading "<reading>" of "announcer-known-party"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                           |
        | known        | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | private-too  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | not-declarer | Pagat, Uhu, Kakadu, Marabu                       |

    @dispute:announcer-known-party
    Scenario Outline: The partner announces the Trull
      Given the reading "<reading>" of "announcer-known-party"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed

      Examples:
        | reading      |
        | known        |
        | private-too  |
        | not-declarer |

    @dispute:announcer-known-party
    Scenario Outline: An opponent of a Solo whose König lies in the Stock
      He holds no K♥ and so knows his own side, but nobody else does.
      Given the reading "<reading>" of "announcer-known-party"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is <verdict>

      Examples:
        | reading      | verdict |
        | known        | refused |
        | private-too  | allowed |
        | not-declarer | refused |

    Example: A Subkontra makes the other opponent known as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Gut!"
      And Dealer says "Subkontra Spiel + Trull"
      Then that is allowed

    @dispute:announcer-known-party
    Scenario Outline: What the lone declarer of a Dreier may say first
      Given the reading "<reading>" of "announcer-known-party"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then Vorhand is next to say
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                                 |
        | known        | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! |
        | private-too  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! |
        | not-declarer | Gut!                                                   |

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
      And Dealer is next to say

    Example: The partner may not double the declarer's game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Spiel"
      Then that is refused
      And Second is next to say

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
      Then Third is next to say
      And "Rekontra Trull of Dealer" may be chosen
      And "Kontra Spiel" may not be chosen

    Example: Whoever passed at first may say it in his second turn
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Kontra Trull of Second, Vorhand Gut!, Second Rekontra Trull of Second"
      And Third says "Kontra Spiel"
      Then that is allowed

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

  @clause:KOE-ANNOUNCING-027
  Rule: An announced Bonus may be doubled with Kontra by itself, apart from the game and the other Boni

    Example: Of two announced Boni one is doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!"
      And Third says "Kontra Pagat of Vorhand"
      Then that is allowed
      And Dealer is next to say

    Example: After a Kontra to one of them the game and the other Bonus can still be doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!, Third Kontra Pagat of Vorhand"
      Then Dealer is next to say
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
      Then Second is next to say
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
  Rule: Every item is doubled by the side that did not announce it, a Bonus of the opponents by the declarer's side

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
      Then Vorhand is next to say
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

    Example: The declarer answers a Kontra to the game
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Rekontra Spiel"
      Then that is allowed
      And Second is next to say

    Example: The partner answers for the declarer
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Spiel"
      Then that is allowed
      And Third is next to say

    Example: An opponent does not answer the Kontra of the other
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel"
      And Dealer says "Rekontra Spiel"
      Then that is refused

    Example: Without a Kontra there is no Rekontra
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!"
      And Vorhand says "Rekontra Spiel"
      Then that is refused

    Example: Only the doubled one of two Boni is answered
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull + Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Könige, Uhu, Kakadu, Marabu, König ultimo, Valat, Rekontra Pagat of Vorhand, Gut!"

    Example: The opponents answer a Kontra to their own Bonus
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!"
      And Third says "Rekontra Trull of Third"
      Then that is allowed

    Example: A Rekontra is said once
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel"
      And Second says "Rekontra Spiel"
      Then that is refused

  @clause:KOE-ANNOUNCING-030
  Rule: A Rekontra may be answered with Subkontra

    Example: The opponent who said Kontra goes on
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Subkontra Spiel"
      Then that is allowed
      And Dealer is next to say

    Example: A Kontra is not answered with Subkontra
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Subkontra Spiel"
      Then that is refused

    Example: The side that said Rekontra does not say Subkontra
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel"
      And Second says "Subkontra Spiel"
      Then that is refused

    Example: A Bonus of the declarer is brought to Subkontra by itself
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!, Vorhand Rekontra Pagat of Vorhand, Second Gut!"
      And Third says "Subkontra Pagat of Vorhand"
      Then that is allowed

    Example: A Bonus of the opponents is brought to Subkontra by the declarer's side
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!, Third Rekontra Trull of Third, Dealer Gut!"
      And Vorhand says "Subkontra Trull of Third"
      Then that is allowed

  @clause:KOE-ANNOUNCING-031
  Rule: Subkontra is the last step unless the circle allows Hirschkontra and Mordkontra after it

    @dispute:kontra-steps
    Scenario Outline: What an opponent may say to a Hirschkontra
      Given the reading "<reading>" of "kontra-steps"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!"
      And Vorhand says "Hirschkontra Spiel"
      Then that is <verdict>
      And <player> is next to say
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
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Subkontra Spiel, Dealer Gut!"
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
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Subkontra Spiel, Dealer Gut!, Vorhand Hirschkontra Spiel, Second Gut!"
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
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kontra Pagat of Vorhand, Dealer Gut!, Vorhand Rekontra Pagat of Vorhand, Second Gut!, Third Subkontra Pagat of Vorhand, Dealer Gut!"
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
      Then Third is next to say
      And "Subkontra Spiel" may be chosen
      And "Mordkontra Spiel" may not be chosen

    Example: Nothing follows a Mordkontra
      Given the reading "mordkontra" of "kontra-steps"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel, Second Subkontra Spiel, Third Gut!, Dealer Gut!, Vorhand Hirschkontra Spiel, Second Mordkontra Spiel, Third Gut!, Dealer Gut!"
      Then Vorhand is next to say
      And the choice is "Valat, Gut!"

  @clause:KOE-ANNOUNCING-032
  Rule: A further step may be said by any member of the side whose turn it is to double

    @dispute:ladder-next-speaker
    Scenario Outline: The partner says Rekontra to the game
      Given the reading "<reading>" of "ladder-next-speaker"
      And Second holds "K♥"
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
      And Second holds "K♥"
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
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Kontra Trull of Second, Dealer Gut!"
      And Vorhand says "Rekontra Trull of Second"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    @dispute:ladder-next-speaker
    Scenario Outline: Who began the ladder may go on in either reading
      Given the reading "<reading>" of "ladder-next-speaker"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!"
      And Third says "Subkontra Spiel"
      Then that is allowed

      Examples:
        | reading                |
        | partners               |
        | announcer-then-kontrer |

    @dispute:ladder-next-speaker
    Scenario Outline: The other opponent says Rekontra to a Trull of the opponents
      Given the reading "<reading>" of "ladder-next-speaker"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel + Trull, Dealer Gut!, Vorhand Kontra Trull of Third, Second Gut!, Third Gut!"
      And Dealer says "Rekontra Trull of Third"
      Then that is <verdict>

      Examples:
        | reading                | verdict |
        | partners               | allowed |
        | announcer-then-kontrer | refused |

    @dispute:ladder-next-speaker
    Scenario Outline: The partner who announced the Trull answers its Kontra
      Given the reading "<reading>" of "ladder-next-speaker"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Kontra Trull of Second, Dealer Gut!, Vorhand Gut!"
      And Second says "Rekontra Trull of Second"
      Then that is allowed

      Examples:
        | reading                |
        | partners               |
        | announcer-then-kontrer |

  @clause:KOE-ANNOUNCING-033
  Rule: In a negative contract with a declarer the game may be doubled, and one Kontra binds all three opponents

    @dispute:kontra-negative-contracts
    Scenario Outline: What comes after an opponent's Kontra to a Bettel
      Given the reading "<reading>" of "kontra-negative-contracts"
      And Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "<said>"
      Then <player> is next to <deed>
      And the choice is "<choice>"

      Examples:
        | reading    | said                              | player  | deed | choice                               |
        | binds-all  | Vorhand Gut!, Second Kontra Spiel | Third   | say  | Gut!                                 |
        | each-alone | Vorhand Gut!, Second Kontra Spiel | Third   | say  | Kontra Spiel, Gut!                   |
        | none       |                                   | Vorhand | play | VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣ |

    @dispute:kontra-negative-contracts
    Scenario Outline: What follows the auction of a Bettel
      Given the reading "<reading>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to <deed>

      Examples:
        | reading    | deed |
        | binds-all  | say  |
        | each-alone | say  |
        | none       | play |

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
      Then Vorhand is next to say
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
      And Third is next to say

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
      Then Second is next to say
      And the choice is "Subkontra Spiel, Gut!"

    Example: With chains of their own the answer to one opponent is none to the others
      Given the reading "each-alone" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel of Second, Second Gut!"
      Then Third is next to say
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
      And Third is next to say

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
      Then nobody is next
      And the items come to:
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
      And Vorhand is next to play

  @clause:KOE-ANNOUNCING-034
  Rule: In Trischaken there are no sides, so there is nothing to announce or to double

    Example: A Kontra against Trischaken
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Second says "Kontra Spiel"
      Then that is refused
      And Vorhand is next to play

    Example: An announcement in Trischaken
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to play

  @clause:KOE-ANNOUNCING-035
  Rule: A Bonus that nobody announced is not doubled

    Example: Könige that nobody announced are not doubled
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!"
      And Third says "Kontra Könige of Vorhand"
      Then that is refused
      And Third is next to say

    Example: Before anybody has announced a Bonus the declarer's silent Valat is not doubled
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      And Second says "Kontra Valat of Vorhand"
      Then that is refused
      And Second is next to say

  @clause:KOE-ANNOUNCING-036
  Rule: In Trischaken no round of announcements is held

    Example: After Trischaken is named Vorhand leads
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then the contract is Trischaken
      And Vorhand is next to play

    Scenario Outline: Trischaken has no round, however negative contracts are doubled
      Given the reading "<agreed>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then Vorhand is next to play

      Examples:
        | agreed     |
        | binds-all  |
        | each-alone |
        | none       |
