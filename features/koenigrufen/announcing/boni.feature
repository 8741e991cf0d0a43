# Announcing and doubling, from the declarer's first turn to the third pass in a row. `Gut!` closes every turn and is
# added to each of them by itself; a turn of `Gut!` alone is a pass.
# Most deals name just the called König: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the twelve best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: what can be announced

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-ANNOUNCING-005
  Rule: A side announces each Bonus only once

    Example: The partner cannot announce the declarer's Trull again
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      And Second says "Trull"
      Then that is refused
      And it is Second's turn to speak

    Example: The partner adds another Bonus
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      Then it is Second's turn to speak
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
      Then it is Vorhand's turn to speak
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
      Then it is Third's turn to speak
      And "Trull" may not be chosen
      And "Könige, Kontra Trull of Vorhand" may be chosen

    @dispute:same-bonus-by-partners
    Scenario Outline: what the partner may say after the declarer's Trull, by each reading
      Given the reading "<reading>" of "same-bonus-by-partners"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Trull"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading      | choice                                                                |
        | once         | Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut!        |
        | first-counts | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut! |
        | each-counts  | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, Gut! |

    Scenario Outline: nobody announces twice himself, in whatever reading
      Given the reading "<round>" of "same-bonus-by-partners"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Trull"
      Then that is refused

      Examples:
        | round        |
        | once         |
        | first-counts |
        | each-counts  |

    @dispute:same-bonus-by-partners
    Scenario Outline: a Trull that both partners announced falls to the opponents, by each reading
      Game 1, announced Trull −2, the opponents' own silent Trull −1: −2. Where the second announcement counts too, it is
      −2 more, −4, and at Kontra −2 × 2, −6. A Kontra to the first makes it 1 − 2 × 2 − 1 = −4, and with a second that
      counts −6. 39 Augen against 31.
      Given the reading "<reading>" of "same-bonus-by-partners"
      And Vorhand holds "XX XIX XVIII XVII XVI XV XI II 3♦ C♠ B♠ B♣"
      And Second holds "Sküs XIV X IV I B♥ A♥ B♦ A♦ 4♦ 8♣ 7♣"
      And Third holds "XIII VII K♥ C♥ D♦ C♦ 2♦ K♠ D♠ 9♠ 7♠ 10♣"
      And Dealer holds "XXI XII IX V III D♥ 2♥ K♦ 8♠ K♣ D♣ 9♣"
      And the Talon is "VI 3♥ C♣" and "10♠ VIII 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♦ B♠ B♣"
      And the announcing goes "Vorhand Trull, Second <answer>"
      Then it is Third's turn to speak
      And "Trull" <may> be chosen
      When the announcing goes "<words>"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XIX Sküs VII XXI |
        | Second  | A♥ K♥ 2♥ 4♥      |
        | Third   | K♠ 8♠ 10♠ I      |
        | Second  | X XIII III II    |
        | Third   | D♠ IX C♠ XIV     |
        | Second  | IV D♦ V XX       |
        | Vorhand | XI 7♣ C♦ XII     |
        | Dealer  | K♣ VIII 8♣ 10♣   |
        | Vorhand | XV B♦ C♥ D♣      |
        | Vorhand | XVIII B♥ 7♠ 9♣   |
        | Vorhand | XVII 4♦ 9♠ D♥    |
        | Vorhand | XVI A♦ 2♦ K♦     |
      Then it is nobody's turn
      And the payments are "Vorhand <ours>, Second <them>, Third <ours>, Dealer <them>"

      Examples:
        | reading      | answer                  | may     | words                                                                            | ours | them |
        | once         | Gut!                    | may not | Third Gut!, Dealer Gut!                                                          | -2   | +2   |
        | first-counts | Gut!                    | may     | Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                              | -2   | +2   |
        | each-counts  | Gut!                    | may     | Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                              | -4   | +4   |
        | first-counts | Gut!                    | may     | Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut! | -2   | +2   |
        | each-counts  | Gut!                    | may     | Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut! | -6   | +6   |
        | once         | Kontra Trull of Vorhand | may not | Third Gut!, Dealer Gut!, Vorhand Gut!                                            | -4   | +4   |
        | first-counts | Kontra Trull of Vorhand | may     | Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                              | -4   | +4   |
        | each-counts  | Kontra Trull of Vorhand | may     | Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!                              | -6   | +6   |

    @position
    Example: an Uhu that both partners announced is made twice where each announcement counts
      49 Augen against 21.
      Given the reading "each-counts" of "same-bonus-by-partners"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIII X IV II I K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second B♥ II 4♥ 3♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |
        | Uhu   | declarer | won     | yes       | Dealer     |

    @position
    Example: an Uhu that both partners announced is made once where the first announcement counts
      49 Augen against 21.
      Given the reading "first-counts" of "same-bonus-by-partners"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIII X IV II I K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second B♥ II 4♥ 3♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |

    @position
    Example: a Valat and a König Ultimo that both partners announced, each of them by itself
      The Valat fails and the König Ultimo is made, both of them twice. 46 Augen against 24.
      Given the reading "each-counts" of "same-bonus-by-partners"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "…"
        """
        Vorhand König ultimo + Valat, Second Gut!, Third Valat + König ultimo, Dealer Kontra König ultimo of Third,
        Vorhand Gut!, Second Kontra Valat of Third, Third Gut!, Dealer Gut!, Vorhand Gut!
        """
      And the declarer's side has "XXI XX XIX XVIII XIV XII XI X IX VI IV I K♥ D♥ C♥ 3♥ 4♥ A♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced | doubled by |
        | Spiel        | declarer | won     | no        |            |
        | König ultimo | declarer | won     | yes       |            |
        | König ultimo | declarer | won     | yes       | Dealer     |
        | Valat        | declarer | lost    | yes       |            |
        | Valat        | declarer | lost    | yes       | Second     |

  @clause:KOE-ANNOUNCING-006
  Rule: Both sides may announce the same Bonus

    Background:
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"

    Example: An opponent of a Dreier answers Trull with Trull
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Trull"
      Then that is allowed
      And it is Third's turn to speak

    Example: The declarer announces the Trull that an opponent has announced
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!"
      And Vorhand says "Trull"
      Then that is allowed

    Example: The Trull of the other side takes nothing from the choice
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut!"

    Example: A Kontra to the declarer's Trull announces nothing, and leaves the Trull open to the opponents
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      And Second says "Kontra Trull of Vorhand …"
      Then it is Second's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Gut!"

    @dispute:same-bonus-by-both-sides
    Scenario Outline: What an opponent may say to the declarer's Trull
      Given the reading "<reading>" of "same-bonus-by-both-sides"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Trull"
      Then it is Second's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                                                                        |
        | both-may   | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut! |
        | first-only | Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Kontra Spiel, Kontra Trull of Vorhand, Gut!        |

    @dispute:same-bonus-by-both-sides
    Scenario Outline: The declarer comes second with a Trull
      Given the reading "<reading>" of "same-bonus-by-both-sides"
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

    Background:
      Given Second holds "K♥"

    Scenario Outline: The declarer of a Solo announces one Bonus
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "<bonus>"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | König ultimo |
        | Valat        |

    Scenario Outline: The declarer of a Rufer announces one Bonus
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
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

    Scenario Outline: The partner of the declarer of a Solo announces one Bonus
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!"
      And Second says "<bonus>"
      Then that is allowed
      And it is Third's turn to speak

      Examples:
        | bonus        |
        | Trull        |
        | Könige       |
        | Pagat        |
        | Uhu          |
        | König ultimo |
        | Valat        |

    Example: The six of them at once
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand says "Trull + Könige + Pagat + Uhu + König ultimo + Valat"
      Then that is allowed
      And it is Second's turn to speak

    Example: The same six remain where the dear Vögel are left out
      Given the reading "off" of "kakadu"
      And the reading "off" of "marabu"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, König ultimo, Valat, Gut!"

    Example: The game itself is not announced
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then it is Vorhand's turn to speak
      And "Spiel" may not be chosen
      And "Trull" may be chosen

  @clause:KOE-ANNOUNCING-008
  Rule: Kakadu can be announced

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
      Then it is Vorhand's turn to speak
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
  Rule: Marabu can be announced

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
      Then it is Vorhand's turn to speak
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
      Then it is Vorhand's turn to speak
      And "Königfang" may not be chosen
      And "König ultimo" may be chosen

    @position
    Example: A known opponent of a lone caller has every Bonus before him but Königfang
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "XX XIV VII D♥ B♥ K♦ C♦ 2♦ K♠ 10♠ D♣ 9♣" in hand
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
      And it is Vorhand's turn to speak

    Example: An opponent of a Dreier is offered everything but the captures
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
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
      And it is Vorhand's turn to speak

    Example: The Kaiserstich brings no announcement with it
      Given the reading "on" of "kaiserstich"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
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
      And it is Vorhand's turn to speak

    @position
    Scenario Outline: Nor in the other contracts of a lone declarer
      Given Vorhand plays a <contract>
      When Vorhand is to announce with "Sküs XX XIX XV XIV IX VI II K♥ K♠ D♠ K♣" in hand
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
      When Vorhand is to announce with "Sküs XX XIX XV XIV IX VI II D♥ K♠ D♠ K♣" in hand
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
      When Vorhand is to announce with "Sküs XX XIX XV XIV IX VI K♥ A♥ K♠ D♠ K♣" in hand
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
      Then it is Vorhand's turn to speak
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
      And it is Vorhand's turn to speak

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
      Then it is Second's turn to speak
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
      Then it is Vorhand's turn to speak
      And the choice is "Valat, Gut!"

    Example: An opponent of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!"
      Then it is Second's turn to speak
      And the choice is "Valat, Kontra Spiel, Gut!"

    Example: The Trull is refused in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And it is Vorhand's turn to speak

    Example: Pagat Ultimo is refused in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Pagat"
      Then that is refused

    Example: Valat is allowed in a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Valat"
      Then that is allowed
      And it is Second's turn to speak

    @dispute:farbensolo-valat
    Scenario Outline: What the declarer of a Farbensolo may say
      Given the reading "<reading>" of "farbensolo-valat"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading | choice      |
        | plain   | Valat, Gut! |
        | doubled | Valat, Gut! |
        | none    | Gut!        |

  @clause:KOE-ANNOUNCING-034
  Rule: In Trischaken there are no sides, so there is nothing to announce or to double

    Example: A Kontra against Trischaken
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Second says "Kontra Spiel"
      Then that is refused under KOE-ANNOUNCING-034
      And it is Vorhand's turn to play

    Example: An announcement in Trischaken
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand says "Trull"
      Then that is refused under KOE-ANNOUNCING-034
      And it is Vorhand's turn to play
