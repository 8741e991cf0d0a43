# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: who may announce

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-ANNOUNCING-020
  Rule: The declarer's partner may announce a Bonus although nobody knows him yet; it shows who he is

    Example: The secret partner announces the Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed
      And it is Third's turn to speak

    Example: The secret partner has every Bonus before him
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
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
      And it is Third's turn to speak

    Example: An unknown opponent may double the game or pass
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Kontra Spiel, Gut!"

    Example: An announcement of the declarer makes nobody else known
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull, Second Gut!"
      Then it is Third's turn to speak
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
      Then it is Dealer's turn to speak
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
      Then it is Second's turn to speak
      And the choice is "Kontra Spiel, Gut!"

    Example: With two opponents known the third one of a declarer who called himself still is not
      The table may take Dealer for the partner, but he is none; with game and Trull doubled nothing is left to him.
      Given Vorhand holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull, Second Kontra Spiel, Third Kontra Trull of Vorhand"
      Then it is Dealer's turn to speak
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
      And it is Dealer's turn to speak

    Example: Kontra to the declarer's Pagat, then Trull
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!"
      And Third says "Kontra Pagat of Vorhand + Trull"
      Then that is allowed
      And it is Dealer's turn to speak

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
      When Second is to announce with "XXI XIV VII I D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣" in hand
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
      And it is Dealer's turn to speak

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
      Then it is Third's turn to speak
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
      And it is <player>'s turn to speak
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
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                           |
        | known        | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | private-too  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat |
        | not-declarer | Pagat, Uhu, Kakadu, Marabu                       |

    Scenario Outline: The partner announces the Trull
      Given the reading "<round>" of "announcer-known-party"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "Trull"
      Then that is allowed

      Examples:
        | round        |
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
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                                 |
        | known        | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! |
        | private-too  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! |
        | not-declarer | Gut!                                                   |
