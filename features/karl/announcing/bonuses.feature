# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: what can be announced

  Background:
    Given the rules "karl"

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
      And it is Second's turn to speak

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

    Example: The declarer announces a Valat also where his opponents cannot make one
      Given the reading "valat-declarer-only" of "bonus-definitions"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: After "ich liege" all of them lie before the declarer
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: An opponent has them all as well
      Given Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Gut!"

    Example: Without a called König there is no König Ultimo
      Given the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau, Valat, Gut!"

    Example: Seven at once
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + Trull + Könige + König ultimo + Pagat + Uhu + Kakadu + Wildsau"
      Then that is allowed
      And it is Second's turn to speak

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
      Then it is Second's turn to speak
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
      And it is Second's turn to speak

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
      And it is Third's turn to speak

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
      And it is Second's turn to speak

    Example: The holder announces him as well
      Given Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege"
      And Second says "König ultimo"
      Then that is allowed

    Example: Where no König from the Talon can be announced, that of a partner can
      Given the reading "no-koenig-from-talon" of "bonus-definitions"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand says "ich liege + König ultimo"
      Then that is allowed

    Example: The declarer of a Rufer has it before him without the König
      Given Third holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And "König ultimo" may be chosen

  @clause:KAR-ANNOUNCING-011
  Rule: In a negative game nothing can be announced; only Kontra is said

    Scenario Outline: After "ich liege" the declarer of a negative game can only close his turn
      When the bidding goes "Vorhand <game>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
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
      Then it is Second's turn to speak
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
      Then it is Vorhand's turn to speak
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
      Then it is Second's turn to speak
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
      When Second is to announce with "Sküs XX XIX XV XIV IX VI D♥ B♥ K♠ D♠ K♣" in hand
      Then the choice is "<choice>"
      Given the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
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
      Then it is Vorhand's turn to speak
      And the choice is "Könige, Valat, Gut!"

    Example: So has an opponent of a Farbensolo
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand says "ich liege"
      Then it is Second's turn to speak
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
