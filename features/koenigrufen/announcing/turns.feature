# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: whose turn it is

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
      Then it is Vorhand's turn to speak

    Example: With six cards laid away in a Sechserdreier announcing begins
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "9♠ 8♠ 7♠ 9♣ 8♣ 7♣"
      Then it is Vorhand's turn to speak

    Example: In a Solo announcing begins as soon as the König is called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak

    Scenario Outline: Without a call and an exchange announcing begins right after the auction
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak

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
      And it is Vorhand's turn to speak

    Example: Nothing can be announced before three cards are laid away
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to lay away

    Example: Nothing can be announced before the König of a Solo is called
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to call

    Scenario Outline: With three cards laid away in the other contracts announcing begins
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      Then it is Vorhand's turn to speak

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
      Then it is Vorhand's turn to speak

    Example: Once the round is over nothing is announced between the tricks
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And Vorhand plays "Sküs"
      And Second says "Trull"
      Then that is refused
      And it is Second's turn to play

  @clause:KOE-ANNOUNCING-002
  Rule: The declarer speaks first, the others in turn after him

    Example: Third speaks first as the declarer of a Solo
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      Then it is Third's turn to speak

    Example: After Third and Dealer it is Vorhand's turn
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And the announcing goes "Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to speak

    Example: Vorhand cannot speak before a declarer who sits behind her
      Given Dealer holds "K♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And Vorhand says "Kontra Spiel"
      Then that is refused
      And it is Third's turn to speak

    Example: Once his turn is closed the declarer has to wait like the others
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Vorhand says "Trull"
      Then that is refused
      And it is Second's turn to speak

    Example: At a table of five the turn passes over the dealer
      Given a table of 5
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Fourth Solo Dreier, Vorhand Weiter"
      And the announcing goes "Fourth Gut!"
      Then it is Vorhand's turn to speak

  @clause:KOE-ANNOUNCING-003
  Rule: Whoever is in turn passes or says as many announcements and doublings as he likes, in the name of his side

    Background:
      Given Second holds "K♥"

    Example: The declarer of a Solo has everything before him
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!"

    Example: Three announcements in one turn
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Könige + Pagat"
      Then that is allowed
      And it is Second's turn to speak

    Example: Two doublings and an announcement in one turn
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!"
      And Third says "Kontra Trull of Vorhand + Kontra Spiel + Könige"
      Then that is allowed
      And it is Dealer's turn to speak

    Example: In the middle of his turn the declarer has before him what he has not said yet
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Könige …"
      Then it is Vorhand's turn to speak
      And the choice is "Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!"

    @clause:KOE-ANNOUNCING-022
    Example: In the middle of his turn an opponent has before him what his Kontra has opened
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!"
      And Third says "Kontra Spiel …"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Kontra Trull of Vorhand, Gut!"

    Example: A pass is a turn too
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Gut!"
      Then that is allowed
      And it is Second's turn to speak

  @clause:KOE-ANNOUNCING-004
  Rule: Everybody gets a turn; after that three passes in a row end the round, and a pass is not final

    Background:
      Given Second holds "K♥"

    Example: Four passes and the cards are played
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      Then it is Vorhand's turn to play

    Example: The declarer announces, three pass
      Everybody has had a turn by then.
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play

    Example: Two passes after the last Kontra are one too few
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak

    Example: The third pass after the last Kontra ends the round
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play

    Example: Whoever has passed may still announce when his turn comes again
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is allowed
      And it is Second's turn to speak

    Example: Nobody speaks after the third pass
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "Könige"
      Then that is refused
      And it is Vorhand's turn to play

    @dispute:announcement-round-end
    Scenario Outline: Three players pass at once
      Given the reading "<reading>" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is <player>'s turn to <deed>

      Examples:
        | reading      | player  | deed  |
        | each-once    | Dealer  | speak |
        | three-passes | Vorhand | play  |
        | pass-final   | Dealer  | speak |

    @dispute:announcement-round-end
    Scenario Outline: A Kontra from the only one who did not pass
      With a final pass three players are out for good.
      Given the reading "<reading>" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!"
      Then it is Vorhand's turn to <deed>

      Examples:
        | reading      | deed  |
        | each-once    | speak |
        | three-passes | speak |
        | pass-final   | play  |

    @dispute:announcement-round-end
    Scenario Outline: The turn after a Rekontra when the next player had passed
      Given the reading "<reading>" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Rekontra Trull of Vorhand"
      Then it is <player>'s turn to speak

      Examples:
        | reading      | player |
        | each-once    | Second |
        | three-passes | Second |
        | pass-final   | Third  |

    @dispute:announcement-round-end
    Scenario Outline: Three pass at once, and the fourth says Kontra
      Given the reading "<reading>" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!"
      And Dealer says "Kontra Spiel"
      Then that is <verdict>
      And it is Vorhand's turn to <deed>

      Examples:
        | reading      | verdict | deed  |
        | each-once    | allowed | speak |
        | three-passes | refused | play  |
        | pass-final   | allowed | play  |

    Example: Where a pass is final the third one in all ends the round
      Given the reading "pass-final" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Rekontra Trull of Vorhand, Third Gut!"
      Then it is Vorhand's turn to play

    Example: Where any three passes end the round a Kontra before them leaves the others their turns
      Given the reading "three-passes" of "announcement-round-end"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!"
      Then it is Second's turn to speak

    Example: Three passes before the dealer's Kontra are not counted after it
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak

    Example: Three new passes after the dealer's Kontra end the round
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      Then it is Vorhand's turn to play

    Example: Announcements that come late are followed by three passes too
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!, Vorhand Könige, Second Gut!, Third Gut!"
      Then it is Dealer's turn to speak

    Example: Whoever passed at first may say it in his second turn
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Kontra Trull of Second, Vorhand Gut!, Second Rekontra Trull of Second"
      And Third says "Kontra Spiel"
      Then that is allowed

    Scenario Outline: a pass is no farewell to a Kontra: a Bonus is doubled in a later turn too
      Whoever speaks here has had a turn since the Trull was announced, and has let it stand.
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "<turns>"
      Then it is <player>'s turn to speak
      And "Kontra Trull of Vorhand" may be chosen
      When <player> says "Kontra Trull of Vorhand"
      Then that is allowed

      Examples:
        | player | turns                                                                                                                     |
        | Third  | Vorhand Trull, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!                                    |
        | Third  | Vorhand Trull + Uhu, Second Gut!, Third Gut!, Dealer Kontra Uhu of Vorhand, Vorhand Rekontra Uhu of Vorhand, Second Gut!  |
        | Dealer | Vorhand Trull, Second Gut!, Third Kontra Spiel, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Gut!              |
        | Dealer | Vorhand Trull + Uhu, Second Gut!, Third Kontra Uhu of Vorhand, Dealer Gut!, Vorhand Rekontra Uhu of Vorhand, Second Gut!, |
        | …      | Third Subkontra Uhu of Vorhand                                                                                            |
        | Third  | Vorhand Trull, Second Gut!, Third Gut!, Dealer Kontra Spiel, Vorhand Rekontra Spiel, Second Gut!, Third Gut!,             |
        | …      | Dealer Subkontra Spiel, Vorhand Gut!, Second Gut!                                                                         |

  @clause:KOE-ANNOUNCING-036
  Rule: In Trischaken no round of announcements is held

    Example: After Trischaken is named Vorhand leads
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then the contract is Trischaken
      And it is Vorhand's turn to play

    Scenario Outline: Trischaken has no round, however negative contracts are doubled
      Given the reading "<agreed>" of "kontra-negative-contracts"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then it is Vorhand's turn to play

      Examples:
        | agreed     |
        | binds-all  |
        | each-alone |
        | none       |
