# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: the Vogel of a Besser Rufer or Besser Dreier

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-ANNOUNCING-017
  Rule: In a Besser Rufer the declarer has to announce a Vogel in his first turn

    Example: Every announcement is open, passing is not
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
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
      And it is Vorhand's turn to speak

    Scenario Outline: <bird needed>
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | bird needed                                                    | words               | verdict |
        | Trull alone is not enough                                      | Trull + Gut!        | refused |
        | König Ultimo alone is not enough                               | König ultimo + Gut! | refused |
        | The Vogel may come after another announcement of the same turn | Trull + Uhu         | allowed |

    Example: The turn cannot be closed before the Vogel, and can be after it
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Trull …"
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat"
      When Vorhand says "Uhu …"
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Pagat, Kakadu, Marabu, König ultimo, Valat, Gut!"

    Scenario Outline: Each of the four Vögel will do in a Besser Rufer
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<bird>"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | bird   |
        | Pagat  |
        | Uhu    |
        | Kakadu |
        | Marabu |

    @position
    Example: The duty holds although the called König lay in the Stock
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      When Vorhand is to announce with "Sküs XX XIX XV XIV IX VI II D♥ K♠ D♠ K♣" in hand
      Then "Uhu" may be chosen
      And "Gut!" may not be chosen

  @clause:KOE-ANNOUNCING-018
  Rule: In a Besser Dreier the declarer has to announce a Vogel in his first turn

    Example: Every announcement without a König to call is open, passing is not
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat"

    Example: A pass at once is refused to the declarer of a Besser Dreier
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Gut!"
      Then that is refused
      And it is Vorhand's turn to speak

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
      And it is Second's turn to speak

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
      And it is Vorhand's turn to speak
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

    Scenario Outline: The declarer holds the II and announces the Uhu
      Given the reading "<round>" of "besser-bird-duty"
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
        | round             |
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

    Scenario Outline: The declarer holds no Vogel and announces the Pagat
      Vorhand has Sküs to XI, and Second the four Vögel. Where she holds none, any of them will do.
      Given the reading "<round>" of "besser-bird-duty"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Gut!"
      Then that is allowed

      Examples:
        | round             |
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
      And it is Second's turn to speak

    Example: Where a held Vogel is asked for, a strange one may be added to it
      Given the reading "held-bird" of "besser-bird-duty"
      And Vorhand holds "II"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Uhu + Gut!"
      Then that is allowed
      And it is Second's turn to speak

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

    Scenario Outline: Where it has to be a Vogel in hand, one that the circle leaves out is none
      She holds no other Vogel, so any that is in use will do.
      Given the reading "held-bird" of "besser-bird-duty"
      And the reading "off" of "<bird>"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV <held> D♦ 2♦ 3♦ 4♦"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "Pagat + Gut!"
      Then that is allowed

      Examples:
        | bird   | held |
        | kakadu | III  |
        | marabu | IV   |
