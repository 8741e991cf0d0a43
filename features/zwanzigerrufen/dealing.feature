Feature: Dealing in Zwanzigerrufen

  # A pack from the top is dealt as 5 + 5 + 5 + 5 and once more 5 + 5 + 5 + 5. In canonical order it falls apart like this:
  #   1st hand Sküs XXI XX XIX XVIII     K♥ D♥ C♥ B♥ A♥
  #   2nd hand XVII XVI XV XIV XIII      K♦ D♦ C♦ B♦ A♦
  #   3rd hand XII XI X IX VIII          K♠ D♠ C♠ B♠ 10♠
  #   4th hand VII VI V IV I             K♣ D♣ C♣ B♣ 10♣
  # Knocked on, the same pack gives these piles:
  #   1st Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII      3rd K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦
  #   2nd XII XI X IX VIII VII VI V IV I                  4th K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-DEALING-001
  Rule: Dealing, announcing and play go round clockwise

    Example: the direction at the table
      Given the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then the direction is clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: the direction after Klopfen
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "4, 3, 2, 1" are chosen
      When the pack is dealt
      Then the direction is clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: announcing and play go round as the deal does
      The dealer sits at seat 1, so Vorhand on his left has seat 2. The hands are those that come from this pack. Vorhand
      holds XX, XIX and XVIII and calls the XVII. The others have no Herz and follow with Tarock.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII"
      And Vorhand holds "Sküs XXI XX XIX XVIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XVII XVI XV XIV XIII K♦ D♦ C♦ B♦ A♦"
      And Third holds "XII XI X IX VIII K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "VII VI V IV I K♣ D♣ C♣ B♣ 10♣"
      When the pack is dealt
      Then the direction is clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn
      When Vorhand calls "XVII"
      And Vorhand says "Weiter"
      Then it is Second's turn to speak
      When Second says "Weiter"
      Then it is Third's turn to speak
      When Third says "Weiter"
      Then it is Dealer's turn to speak
      When Dealer says "Weiter"
      Then it is Vorhand's turn to speak
      When Vorhand says "Weiter"
      And Vorhand plays "A♥"
      Then it is Second's turn to play
      When Second plays "XIII"
      Then it is Third's turn to play
      When Third plays "XII"
      Then it is Dealer's turn to play

  @clause:ZWA-DEALING-003
  Rule: The Heber, to the dealer's right, cuts

    Example: the last seat before the dealer cuts
      Vorhand is on the dealer's left, so Third is on his right.
      Given the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then Third cuts

    Scenario Outline: the right-hand neighbour cuts wherever the dealer sits
      Given the dealer is at seat <seat>
      And the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then Third cuts

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

    Example: three cards lifted go to the bottom
      The pack then begins with XIX and ends with Sküs XXI XX.
      Given the pack is "Sküs XXI XX XIX XVIII"
      And 3 cards are lifted
      When the pack is dealt
      Then Third cuts
      And Vorhand holds exactly "XIX XVIII XVII XVI XV B♥ A♥ K♦ D♦ C♦"
      And Second holds exactly "XIV XIII XII XI X B♦ A♦ K♠ D♠ C♠"
      And Third holds exactly "IX VIII VII VI V B♠ 10♠ K♣ D♣ C♣"
      And Dealer holds exactly "IV I K♥ D♥ C♥ B♣ 10♣ Sküs XXI XX"

    Example: a cut in the middle turns the two rounds about
      Twenty cards lifted leave the suits on top.
      Given the pack is "Sküs XXI XX XIX XVIII"
      And 20 cards are lifted
      When the pack is dealt
      Then Third cuts
      And Vorhand holds exactly "K♥ D♥ C♥ B♥ A♥ Sküs XXI XX XIX XVIII"
      And Dealer holds exactly "K♣ D♣ C♣ B♣ 10♣ VII VI V IV I"

    Example: the last card alone stays below the cut
      39 cards lifted bring 10♣ to the top.
      Given the pack is "Sküs XXI XX XIX XVIII"
      And 39 cards are lifted
      When the pack is dealt
      Then Vorhand holds exactly "10♣ Sküs XXI XX XIX I K♥ D♥ C♥ B♥"
      And Dealer holds exactly "VIII VII VI V IV 10♠ K♣ D♣ C♣ B♣"

  @clause:ZWA-DEALING-004
  Rule: Each player receives ten cards, five in each of two rounds

    Example: four hands of two packets
      Given the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII K♥ D♥ C♥ B♥ A♥"
      And Second holds exactly "XVII XVI XV XIV XIII K♦ D♦ C♦ B♦ A♦"
      And Third holds exactly "XII XI X IX VIII K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds exactly "VII VI V IV I K♣ D♣ C♣ B♣ 10♣"

    Example: another pack, the same packets
      Six cards are named: five for Vorhand and one for Second. Below them lie Sküs to IV and then the suits.
      Given the pack is "10♣ 10♠ A♦ A♥ I K♣"
      When the pack is dealt
      Then Vorhand holds exactly "10♣ 10♠ A♦ A♥ I VIII VII VI V IV"
      And Second holds exactly "K♣ Sküs XXI XX XIX K♥ D♥ C♥ B♥ K♦"
      And Third holds exactly "XVIII XVII XVI XV XIV D♦ C♦ B♦ K♠ D♠"
      And Dealer holds exactly "XIII XII XI X IX C♠ B♠ D♣ C♣ B♣"

  @clause:ZWA-DEALING-005
  Rule: The first packet of each round goes to Vorhand, the dealer's left neighbour

    Example: Vorhand first, the dealer last
      Given the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds exactly "VII VI V IV I K♣ D♣ C♣ B♣ 10♣"

    Scenario Outline: Vorhand first wherever the dealer sits
      The packets go to the seats behind the dealer's, and his own is the last of them.
      Given the dealer is at seat <seat>
      And the pack is "Sküs XXI XX XIX XVIII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII K♥ D♥ C♥ B♥ A♥"
      And Third holds exactly "XII XI X IX VIII K♠ D♠ C♠ B♠ 10♠"

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:ZWA-DEALING-006
  Rule: There is no Talon: all forty cards go to the players, in every game

    Example: four hands are the whole pack
      4 × 10 = 40.
      Given the pack is "K♥ K♦ K♠ K♣"
      When the pack is dealt
      Then Vorhand holds exactly "K♥ K♦ K♠ K♣ Sküs VI V IV I D♥"
      And Second holds exactly "XXI XX XIX XVIII XVII C♥ B♥ A♥ D♦ C♦"
      And Third holds exactly "XVI XV XIV XIII XII B♦ A♦ D♠ C♠ B♠"
      And Dealer holds exactly "XI X IX VIII VII 10♠ D♣ C♣ B♣ 10♣"

    Scenario Outline: no game has a Talon to take
      Vorhand holds five suit cards and not the XX, so that every game is open to her.
      Given Vorhand holds "Sküs X IX VIII VII K♥ D♥ C♥ B♥ A♥"
      And Third holds "XX"
      When Vorhand <deed>
      Then it is Vorhand's turn to speak
      When Vorhand takes the <part>
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | deed              | part        |
        | calls "XX"        | first half  |
        | bids "Farbensolo" | second half |
        | bids "Solo"       | whole Talon |

    Example: after the last trick everybody has seen the whole pack
      4 × 10 = 40, of which nothing lay aside.
      Given Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And Dealer is asked for the cards seen so far
      Then these cards have been seen: "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"
      And these cards have been seen: "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"

  @clause:ZWA-DEALING-007
  Rule: The Heber may knock (Klopfen) instead of cutting

    Example: the pack is laid out and not dealt by fives
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Dealer holds exactly "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"

  @clause:ZWA-DEALING-008
  Rule: After Klopfen the dealer puts four piles of ten cards each on the table

    Example: the piles taken as they lie
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Second holds exactly "XII XI X IX VIII VII VI V IV I"
      And Third holds exactly "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds exactly "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"

    Example: four piles of another pack
      Six cards are named; the Tarocks Sküs to IV and the suits follow.
      Given the pack is "10♣ 10♠ A♦ A♥ I K♣"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "10♣ 10♠ A♦ A♥ I K♣ Sküs XXI XX XIX"
      And Second holds exactly "XVIII XVII XVI XV XIV XIII XII XI X IX"
      And Third holds exactly "VIII VII VI V IV K♥ D♥ C♥ B♥ K♦"
      And Dealer holds exactly "D♦ C♦ B♦ K♠ D♠ C♠ B♠ D♣ C♣ B♣"

  @clause:ZWA-DEALING-009
  Rule: After Klopfen each player picks one pile, Vorhand first

    Scenario Outline: Vorhand takes whichever pile she likes
      The others take what is left in the order in which it lies.
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "<chosen>" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "<hand>"

      Examples:
        | chosen     | hand                                       |
        | 1, 2, 3, 4 | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII |
        | 2, 1, 3, 4 | XII XI X IX VIII VII VI V IV I             |
        | 3, 1, 2, 4 | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦              |
        | 4, 1, 2, 3 | K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣            |

    Example: the first to choose sits on the dealer's left wherever he sits
      With the dealer at seat 2 Vorhand has seat 3.
      Given the dealer is at seat 2
      And the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "4, 3, 1, 2" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"

  @clause:ZWA-DEALING-010
  Rule: The piles of Klopfen are ten consecutive cards of the pack each

    Example: neighbours in the pack lie in one pile
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "3, 4, 1, 2" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds exactly "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"

    @dispute:klopfen-piles
    Scenario Outline: the dealer lays the pack out card by card
      The first, the fifth, the ninth card and so on come to lie in the first pile. Where the piles have to be
      consecutive cards, this way of laying them out is without effect.
      Given the reading "<reading>" of "klopfen-piles"
      And the pack is "Sküs XXI XX XIX XVIII"
      And the cards on the table lie in the order "…"
        """
        Sküs XVIII XIV X VI K♥ A♥ B♦ C♠ D♣ XXI XVII XIII IX V D♥ K♦ A♦ B♠ C♣ XX XVI XII VIII IV C♥ D♦ K♠ 10♠ B♣ XIX XV
        XI VII I B♥ C♦ D♠ K♣ 10♣
        """
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "<vorhand>"
      And Second holds exactly "<second>"
      And Third holds exactly "<third>"
      And Dealer holds exactly "<dealer>"

      Examples:
        | reading     | vorhand                | second           | third                | dealer          |
        | consecutive | Sküs XXI XX XIX XVIII  | XII XI X IX VIII | K♥ D♥ C♥ B♥ A♥ K♦ D♦ | K♠ D♠ C♠ B♠ 10♠ |
        | …           | XVII XVI XV XIV XIII   | VII VI V IV I    | C♦ B♦ A♦             | K♣ D♣ C♣ B♣ 10♣ |
        | any         | Sküs XVIII XIV X VI K♥ | XXI XVII XIII IX | XX XVI XII VIII IV   | XIX XV XI VII I |
        | …           | A♥ B♦ C♠ D♣            | V D♥ K♦ A♦ B♠ C♣ | C♥ D♦ K♠ 10♠ B♣      | B♥ C♦ D♠ K♣ 10♣ |

    @dispute:klopfen-piles
    Scenario Outline: piles chosen the other way round
      Given the reading "<reading>" of "klopfen-piles"
      And the pack is "Sküs XXI XX XIX XVIII"
      And the cards on the table lie in the order "…"
        """
        Sküs XVIII XIV X VI K♥ A♥ B♦ C♠ D♣ XXI XVII XIII IX V D♥ K♦ A♦ B♠ C♣ XX XVI XII VIII IV C♥ D♦ K♠ 10♠ B♣ XIX XV
        XI VII I B♥ C♦ D♠ K♣ 10♣
        """
      And the pack is knocked on and packets "4, 3, 2, 1" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "<vorhand>"
      And Dealer holds exactly "<dealer>"

      Examples:
        | reading     | vorhand                         | dealer                                     |
        | consecutive | K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣ | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII |
        | any         | XIX XV XI VII I B♥ C♦ D♠ K♣ 10♣ | Sküs XVIII XIV X VI K♥ A♥ B♦ C♠ D♣         |

  @clause:ZWA-DEALING-011
  Rule: After Vorhand the piles of Klopfen are chosen clockwise, and the dealer keeps the last

    Example: Vorhand takes the second pile, Second the fourth, Third the first
      Given the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "2, 4, 1, 3" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "XII XI X IX VIII VII VI V IV I"
      And Second holds exactly "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And Third holds exactly "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Dealer holds exactly "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"

    Example: the dealer has what the others leave
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII"
      And the pack is knocked on and packets "3, 4, 2, 1" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Second holds exactly "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And Third holds exactly "XII XI X IX VIII VII VI V IV I"
      And Dealer holds exactly "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"

  # In the scenarios about Zusammenwerfen Vorhand has four Tarocks, XIX XVIII X IX, and calls the XX, which Third holds
  # with many more. What the others hold is dealt in canonical order; nobody of whom nothing is said could or had to throw
  # in.

  @clause:ZWA-DEALING-012
  Rule: Zusammenwerfen is in force only where the round has agreed on it, and then until Vorhand's first announcement

    Scenario Outline: without an agreement nobody throws the cards in
      Second has no Tarock, or just one of the Trull.
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "<cards>"
      And Third holds "XX"
      When Second bids "zusammenwerfen"
      Then that is refused

      Examples:
        | cards                           |
        | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦   |
        | Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ |
        | I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦    |

    Example: without an agreement a hand without a Tarock is played
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      Then that is allowed
      And it is Vorhand's turn to speak

    Example: without an agreement Vorhand without a Tarock calls
      Given Vorhand holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand bids "zusammenwerfen"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo"
      When Vorhand calls "XX"
      Then that is allowed
      And the partner is Third

    Scenario Outline: before Vorhand has said anything
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    @dispute:zusammenwerfen
    Scenario Outline: Vorhand has called
      Given the reading "<reading>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Second bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | reading            | verdict |
        | until-announcement | refused |
        | until-first-card   | allowed |

    @dispute:zusammenwerfen
    Scenario Outline: Vorhand has announced a Solo
      Given the reading "<reading>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand bids "Solo"
      And Second bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | reading            | verdict |
        | until-announcement | refused |
        | until-first-card   | allowed |

    @dispute:zusammenwerfen
    Scenario Outline: the announcing is over, and no card is led yet
      Given the reading "<reading>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second bids "zusammenwerfen"
      Then that is <verdict>

      Examples:
        | reading            | verdict |
        | until-announcement | refused |
        | until-first-card   | allowed |

    Scenario Outline: thrown in while it is announced, the deal is over and nobody pays
      Given the reading "until-first-card" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "<announced>"
      And Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | announced                                                                  |
        | Vorhand Absolut                                                            |
        | Vorhand Weiter, Second Weiter, Third Weiter                                |
        | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter |

    Scenario Outline: the first card lies on the table
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand plays "X"
      And Second bids "zusammenwerfen"
      Then that is refused
      And it is Second's turn to play

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    Example: between two tricks nobody throws the cards in either
      Second has no ♣ and plays the I, the Dealer has none either and takes the trick.
      Given the reading "until-first-card" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "I D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX VII VI V IV K♥ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand leads and the trick is "K♣ I D♣ VIII"
      And Second bids "zusammenwerfen"
      Then that is refused
      And it is Dealer's turn to play

    @position
    Scenario Outline: asked before her call, what Vorhand may say who has only the Sküs
      Given the reading "<round>" of "zusammenwerfen"
      When Vorhand is to bid with "Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo, zusammenwerfen"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    @position
    Scenario Outline: asked before her call where nothing was agreed
      When Vorhand is to bid with "<cards>" in hand
      Then it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo"

      Examples:
        | cards                           |
        | Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ |
        | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦   |

  @clause:ZWA-DEALING-013
  Rule: Where Zusammenwerfen is in force, a player without any Tarock has to throw the cards in before anything else is said

    Scenario Outline: nothing else is said before a player without a Tarock has thrown in
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      Then that is refused
      And it is Second's turn to bid
      And the choice is "zusammenwerfen"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    Scenario Outline: the player without a Tarock throws in
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    Example: Vorhand without a Tarock can neither call nor announce a solo game
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Second holds "XIX XVIII"
      And Third holds "XX XVII"
      And Dealer holds "XVI XV"
      When Vorhand bids "Solo"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "zusammenwerfen"

    Scenario Outline: whoever has no Tarock
      Given the reading "until-announcement" of "zusammenwerfen"
      And <player> holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And <other> holds "XX"
      When <player> bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | player  | other  |
        | Vorhand | Dealer |
        | Third   | Dealer |
        | Dealer  | Third  |

    Scenario Outline: two players without a Tarock
      The two others hold all twenty. Each of the two has to throw in, and whichever does it, the deal is over.
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      When <player> bids "<word>"
      Then that is <verdict>

      Examples:
        | player  | word           | verdict |
        | Vorhand | Solo           | refused |
        | Second  | zusammenwerfen | allowed |
        | Third   | zusammenwerfen | allowed |

    Example: a player without a Tarock beside one with a Tarock of the Trull alone
      Third has to throw in; that Second may do it as well changes nothing.
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "XXI XIX XVIII X IX VIII VII VI V K♥"
      And Second holds "Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      Then that is refused
      And it is Third's turn to bid

    Scenario Outline: the second of two players without a Tarock, wherever it is in force
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      When Third bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    Scenario Outline: who has to throw in goes before who may, wherever it is in force
      Given the reading "<round>" of "zusammenwerfen"
      And Vorhand holds "XXI XIX XVIII X IX VIII VII VI V K♥"
      And Second holds "Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And Dealer holds "XX"
      When Vorhand calls "XX"
      Then that is refused
      And it is Third's turn to bid
      And the choice is "zusammenwerfen"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

    Scenario Outline: one Tarock that does not belong to the Trull is enough to play on
      Given the reading "until-announcement" of "zusammenwerfen"
      And Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "<tarock> D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | tarock |
        | IV     |
        | XVII   |

    @position
    Scenario Outline: asked before her call, what Vorhand without a Tarock has to say
      Given the reading "<round>" of "zusammenwerfen"
      When Vorhand is to bid with "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦" in hand
      Then it is Vorhand's turn to bid
      And the choice is "zusammenwerfen"

      Examples:
        | round              |
        | until-announcement |
        | until-first-card   |

  @clause:ZWA-DEALING-014
  Rule: Where Zusammenwerfen is in force, a player whose one and only Tarock belongs to the Trull may throw the cards in

    Background:
      Given the reading "until-announcement" of "zusammenwerfen"

    Scenario Outline: one Tarock of the Trull
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "<tarock> D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Second bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

      Examples:
        | tarock |
        | Sküs   |
        | XXI    |
        | I      |

    Scenario Outline: he need not do it
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "<tarock> D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX"
      When Vorhand calls "XX"
      Then that is allowed
      And it is Vorhand's turn to speak

      Examples:
        | tarock |
        | Sküs   |
        | XXI    |
        | I      |

    Scenario Outline: one other Tarock, or more than one
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "<cards>"
      And Third holds "XX"
      When Second bids "zusammenwerfen"
      Then that is refused

      Examples:
        | cards                            |
        | IV D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦    |
        | XVII D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦  |
        | Sküs XXI C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ |
        | XXI I C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦    |
        | Sküs IV C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦  |
        | Sküs XXI I B♥ A♥ K♦ D♦ C♦ B♦ A♦  |

    Example: the XX alone, which is no card of the Trull
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Second holds "XX D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      When Second bids "zusammenwerfen"
      Then that is refused

    Example: another player with such a hand has the same choice
      Given Vorhand holds "XIX XVIII X IX K♠ D♠ C♠ B♠ 10♠ K♣"
      And Third holds "XX XVII"
      And Dealer holds "XXI D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      When Dealer bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn

    Example: Vorhand with such a hand may call all the same
      Given Vorhand holds "Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Second holds "XIX XVIII"
      And Third holds "XX XVII"
      And Dealer holds "XVI XV"
      When Vorhand calls "XX"
      Then that is allowed
      And the partner is Third

    Example: Vorhand with such a hand throws in
      Given Vorhand holds "Sküs D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Second holds "XIX XVIII"
      And Third holds "XX XVII"
      And Dealer holds "XVI XV"
      When Vorhand bids "zusammenwerfen"
      Then that is allowed
      And it is nobody's turn
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Scenario Outline: asked before her call, by the one Tarock of Vorhand
      When Vorhand is to bid with "<tarock> D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦" in hand
      Then it is Vorhand's turn to bid
      And the choice is "<choice>"

      Examples:
        | tarock | choice                           |
        | Sküs   | Farbensolo, Solo, zusammenwerfen |
        | XXI    | Farbensolo, Solo, zusammenwerfen |
        | I      | Farbensolo, Solo, zusammenwerfen |
        | XX     | Farbensolo, Solo                 |
        | IV     | Farbensolo, Solo                 |
