# The Stock, which the steps call Talon, and the cards laid away: the exchange of three, the six cards of a Sechserdreier,
# the games in which nobody touches the Stock, and giving up.
# A hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣ where cards are not named, Vorhand first.

Feature: Taking the Stock and laying away

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-TALON-001
  Rule: In a Rufer the declarer exchanges three cards with the Stock

    Example: The declarer of a Rufer has two sets before him
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Rufer
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to discard

    Example: Three cards laid away bring the hand of a Rufer back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to say

    Example: All six cards are out of reach in a Rufer
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the whole Talon
      Then that is refused
      And Vorhand is next to talon

    Example: After one set the other cannot be taken too in a Rufer
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-002
  Rule: In a Besser Rufer the declarer exchanges three cards with the Stock

    Example: The declarer of a Besser Rufer has two sets before him
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Besser Rufer
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to discard

    Example: Three cards laid away bring the hand of a Besser Rufer back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to say

    Example: All six cards are out of reach in a Besser Rufer
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the whole Talon
      Then that is refused
      And Vorhand is next to talon

    Example: After one set the other cannot be taken too in a Besser Rufer
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-003
  Rule: In a Dreier the declarer exchanges three cards with the Stock

    Example: The declarer of a Dreier has two sets before him
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Dreier
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to discard

    Example: Three cards laid away bring the hand of a Dreier back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to say

    Example: All six cards are out of reach in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the whole Talon
      Then that is refused
      And Vorhand is next to talon

    Example: After one set the other cannot be taken too in a Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-004
  Rule: In a Besser Dreier the declarer exchanges three cards with the Stock

    Example: The declarer of a Besser Dreier has two sets before him
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to talon
      And the choice is "first, second"

    Example: Three cards of the Stock make a hand of fifteen in a Besser Dreier
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to discard

    Example: Three cards laid away bring the hand of a Besser Dreier back to twelve
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♠ C♠ 7♠ K♣ 9♣ 8♣"
      And Vorhand is next to say

    Example: All six cards are out of reach in a Besser Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the whole Talon
      Then that is refused
      And Vorhand is next to talon

    Example: After one set the other cannot be taken too in a Besser Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand takes the second half
      Then that is refused

  @clause:KOE-TALON-005
  Rule: In a Sechserdreier the declarer may take all six cards of the Stock into his hand

    Example: Twelve cards and six make a hand of eighteen
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      And Vorhand is next to discard

    Example: Nobody but the declarer takes the six cards
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Second takes the whole Talon
      Then that is refused
      And Vorhand is next to talon

  @clause:KOE-TALON-006
  Rule: In a Sechserdreier nobody but the declarer sees the six cards, apart from trumps laid away

    Scenario Outline: The other three do not see the six cards
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And it is asked what <player> has seen
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: The declarer sees them
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And it is asked what Vorhand has seen
      Then these cards have been seen: "K♥ D♥ 4♥ XXI III 7♣"

    Scenario Outline: Until it is taken up nobody has seen the Stock of a Sechserdreier
      Given the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And it is asked what <player> has seen
      Then these cards have not been seen: "K♥ D♥ 4♥ XXI III 7♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    @clause:KOE-TALON-022
    Example: The declarer has seen all six, a trump among them that had to go again too
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König, so one trump has to go.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      And it is asked what Vorhand has seen
      Then these cards have been seen: "III D♥ K♣ XIII 8♣ 7♣ D♦ 2♦"
      And these cards have not been seen: "IV II"

    @clause:KOE-TALON-022
    Scenario Outline: A trump out of the Stock that has to go again is seen, and nothing else
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König, so one trump has to go.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      And it is asked what <player> has seen
      Then these cards have been seen: "III"
      And these cards have not been seen: "D♥ D♦ 2♦ 8♣ 7♣ XIII K♣"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

  @clause:KOE-TALON-007
  Rule: In a Solo nothing is exchanged; the Stock lies aside face down until the end

    Example: After the call the declarer of a Solo is asked for announcements, not for cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to say
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Solo reaches for the Stock
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then that is refused
      And Vorhand is next to say

    Scenario Outline: Nobody sees the Stock of a Solo
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: After the first trick the Stock of a Solo still lies face down
      Given Vorhand holds "D♠"
      And Second holds "K♥ C♠"
      And Third holds "B♠"
      And Dealer holds "10♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And Vorhand leads and the trick is "D♠ C♠ B♠ 10♠"
      And it is asked what Vorhand has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Scenario Outline: After the last trick of a Solo everybody sees the Stock
      Given Vorhand holds "IX II D♥ B♥ K♦ C♦ D♠ 10♠ D♣ C♣ 10♣ 9♣"
      And Second holds "XXI X VII VI V III C♥ D♦ 3♦ K♠ C♠ B♠"
      And Third holds "Sküs XX XIX XVIII XVI XV XII XI IV 4♦ 9♠ 8♠"
      And Dealer holds "XVII XIV XIII I K♥ 2♥ B♦ 2♦ 7♠ K♣ B♣ 8♣"
      And the Talon is "VIII A♥ 4♥" and "3♥ A♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♥ C♥ Sküs 2♥     |
        | Third   | XV I IX XXI       |
        | Second  | K♠ 8♠ 7♠ D♠       |
        | Second  | B♠ 9♠ XVII 10♠    |
        | Dealer  | 8♣ D♣ III XI      |
        | Third   | 4♦ B♦ K♦ D♦       |
        | Vorhand | 9♣ VI XX K♣       |
        | Third   | XIX XIII II V     |
        | Third   | XVIII XIV 10♣ VII |
        | Third   | XVI 2♦ B♥ X       |
        | Third   | XII B♣ C♣ 3♦      |
        | Third   | IV K♥ C♦ C♠       |
      And it is asked what <player> has seen
      Then these cards have been seen: "VIII A♥ 4♥ 3♥ A♦ 7♣"

      Examples:
        | player |
        | Second |
        | Third  |

    Example: The called König in the Stock of a Solo stays hidden
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And it is asked what Vorhand has seen
      Then these cards have not been seen: "K♥ 9♠ 8♠ K♣ 9♣ 8♣"

  @clause:KOE-TALON-008
  Rule: In a Solo Dreier nothing is exchanged; the Stock stays face down

    Example: The declarer of a Solo Dreier keeps his twelve cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Solo Dreier reaches for the Stock
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And Vorhand is next to say

    Scenario Outline: Nobody sees the Stock of a Solo Dreier
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KOE-TALON-009
  Rule: In a Farbensolo nothing is exchanged; the Stock stays face down

    Example: The declarer of a Farbensolo keeps his twelve cards
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"

    Example: The declarer of a Farbensolo reaches for the Stock
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then that is refused
      And Vorhand is next to say

    Scenario Outline: Nobody sees the Stock of a Farbensolo
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KOE-TALON-010
  Rule: In Piccolo, Zwiccolo, Bettel and the two Ouverts nothing is exchanged; nobody looks at the Stock

    Scenario Outline: The declarer of a negative contract keeps his twelve cards
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to say
      And Vorhand holds exactly "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: The declarer of a negative contract reaches for the Stock
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      Then that is refused
      And Vorhand is next to say

      Examples:
        | contract       |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    Scenario Outline: Nobody sees the Stock of a Bettel
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: Four open hands do not open the Stock
      Given the reading "start" of "ouvert-open-when"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And it is asked what Vorhand has seen
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

    Scenario Outline: Nobody sees the Stock of the other negative contracts
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | contract       | player  |
        | Piccolo        | Vorhand |
        | Piccolo        | Third   |
        | Zwiccolo       | Vorhand |
        | Zwiccolo       | Third   |
        | Bettel Ouvert  | Vorhand |
        | Bettel Ouvert  | Third   |
        | Piccolo Ouvert | Vorhand |
        | Piccolo Ouvert | Third   |

    Scenario Outline: In a plain negative contract neither the Stock nor a hand is ever laid open
      The first card of the second trick lies, which opens an Ouvert.
      Given Vorhand holds "2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "K♣ D♣ C♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And Vorhand leads and the trick is "7♠ XI X B♠"
      And Second plays "XII"
      And it is asked what Third has seen
      Then these cards have not been seen: "2♥ 8♠ Sküs XIII C♥ K♠ K♣ D♣ C♣ B♣ 10♣ 9♣"

      Examples:
        | contract |
        | Bettel   |
        | Piccolo  |
        | Zwiccolo |

    Scenario Outline: Nobody sees the Stock of a Piccolo even when the last trick is over
      Second, who is the declarer, takes the second trick alone; no Augen are counted, so nothing turns the Stock up.
      Given Vorhand holds "XIX XVIII XIII XII XI X 3♥ K♦ 2♦ 4♦ K♣ C♣"
      And Second holds "VI III B♥ A♥ 2♥ D♦ 3♦ D♠ C♠ 9♠ 7♠ 9♣"
      And Third holds "Sküs XXI XX XVI II I D♥ B♦ K♠ 10♠ 8♠ 8♣"
      And Dealer holds "XV XIV IX VIII V IV 4♥ C♦ B♠ D♣ 10♣ 7♣"
      And the Talon is "XVII VII B♣" and "K♥ C♥ A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Piccolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Second  | 9♠ K♠ B♠ XIII     |
        | Vorhand | 2♦ D♦ B♦ C♦       |
        | Second  | III Sküs VIII XII |
        | Third   | I IV XI VI        |
        | Vorhand | K♣ 9♣ 8♣ D♣       |
        | Vorhand | K♦ 3♦ XVI XV      |
        | Third   | 10♠ IX X D♠       |
        | Vorhand | 3♥ 2♥ D♥ 4♥       |
        | Third   | XXI V XIX C♠      |
        | Third   | 8♠ XIV XVIII 7♠   |
        | Vorhand | C♣ B♥ II 7♣       |
        | Third   | XX 10♣ 4♦ A♥      |
      And it is asked what <player> has seen
      Then these cards have not been seen: "XVII VII B♣ K♥ C♥ A♦"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

  @clause:KOE-TALON-011
  Rule: In Trischaken nobody takes or looks at the Stock

    Example: Vorhand reaches for the Stock of a Trischaken
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand takes the whole Talon
      Then that is refused
      And Vorhand is next to play

    Scenario Outline: Nobody sees the Stock of a Trischaken
      Given the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ B♥ 10♠ K♣ D♣ 9♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Example: Vorhand keeps her twelve cards
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      Then Vorhand holds exactly "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"

    Example: What has been played is seen, and still not the Stock
      Given Vorhand holds "VII VI II 3♥ 4♥ 2♦ 4♦ 9♠ 8♠ 7♠ 8♣ 7♣"
      And the Talon is "D♥ B♥ 10♠" and "K♣ D♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And Vorhand plays "3♥"
      And it is asked what Third has seen
      Then these cards have been seen: "3♥"
      And these cards have not been seen: "4♥ D♥ B♥ 10♠ K♣ D♣ 9♣"

  @clause:KOE-TALON-012
  Rule: Before an exchange of three the Stock is turned face up for all, in two sets of three

    Scenario Outline: Everybody sees the Stock of a Rufer once the König is called
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And it is asked what <player> has seen
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Third   |
        | Dealer  |

    Scenario Outline: The other contracts with an exchange of three
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      And it is asked what Third has seen
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | contract      |
        | Dreier        |
        | Besser Dreier |

    Example: The Stock of a Besser Rufer is turned after the call
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And it is asked what Third has seen
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: Until the König is called the Stock of a Rufer lies face down
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And it is asked what Vorhand has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Example: Where the call may wait, the Stock of a Rufer is turned before it
      Given the reading "before-discard" of "king-named-when"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And it is asked what Third has seen
      Then these cards have been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

    Scenario Outline: During the auction nobody has seen the Stock
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When Vorhand bids "Mein Spiel"
      And it is asked what <player> has seen
      Then these cards have not been seen: "D♥ 9♠ 8♠ K♣ 9♣ 8♣"

      Examples:
        | player  |
        | Vorhand |
        | Dealer  |

  @clause:KOE-TALON-013
  Rule: The declarer takes one of the two sets, whichever he likes, also the one without the called König

    Example: The poorer set may be taken
      Given Third holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Dealer holds "K♥"
      And the Talon is "K♣ D♣ C♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And Third takes the second half
      Then Third holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠ 9♣ 8♣ 7♣"
      And Third is next to discard

    Scenario Outline: The called König lies in the first set
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then that is allowed
      And Vorhand is next to discard

      Examples:
        | half   |
        | first  |
        | second |

    Example: The set with the called König comes into the hand
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then Vorhand holds exactly "XXI XVII XV XI VI II K♥ D♦ B♦ 4♦ K♠ C♠ 9♠ 8♠ 7♠"
      And there is no partner

    Example: Nobody but the declarer takes a set
      Given the Talon is "D♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand takes the first half
      Then that is refused
      And Second is next to talon

    @dispute:talon-halves @clause:KOE-DEALING-014
    Scenario Outline: What makes up a set
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to talon
      And the choice is "<choice>"

      Examples:
        | reading  | choice                                                                                                                                                                                                 |
        | as-dealt | first, second                                                                                                                                                                                          |
        | free     | D♥ 9♠ 8♠, D♥ 9♠ K♣, D♥ 9♠ 9♣, D♥ 9♠ 8♣, D♥ 8♠ K♣, D♥ 8♠ 9♣, D♥ 8♠ 8♣, D♥ K♣ 9♣, D♥ K♣ 8♣, D♥ 9♣ 8♣, 9♠ 8♠ K♣, 9♠ 8♠ 9♣, 9♠ 8♠ 8♣, 9♠ K♣ 9♣, 9♠ K♣ 8♣, 9♠ 9♣ 8♣, 8♠ K♣ 9♣, 8♠ K♣ 8♣, 8♠ 9♣ 8♣, K♣ 9♣ 8♣ |

    @dispute:talon-halves @clause:KOE-DEALING-014
    Scenario Outline: The declarer picks a card from either end of the Stock
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "D♥ 9♠ K♣"
      Then that is <verdict>

      Examples:
        | reading  | verdict |
        | as-dealt | refused |
        | free     | allowed |

    @clause:KOE-DEALING-014
    Example: Three cards of one's own choice come into the hand
      Given the reading "free" of "talon-halves"
      And Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "D♥ K♣ 9♣"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♥ D♦ B♦ 4♦ K♠ C♠ 7♠ K♣ 9♣"
      And Vorhand is next to discard

  @clause:KOE-TALON-014
  Rule: One set has to be taken; its cards may go straight back as discards where they may be laid away at all

    @dispute:talon-must-be-taken
    Scenario Outline: What the declarer of a contract without a call may do with the turned Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand <contract>, Second Weiter, Third Weiter, Dealer Weiter"
      Then Vorhand is next to talon
      And the choice is "<choice>"

      Examples:
        | reading   | contract      | choice               |
        | must      | Dreier        | first, second        |
        | may-leave | Dreier        | first, second, leave |
        | must      | Besser Dreier | first, second        |
        | may-leave | Besser Dreier | first, second, leave |

    @dispute:talon-must-be-taken
    Scenario Outline: A caller who wants no card of the Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand leaves the Talon
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | must      | refused |
        | may-leave | allowed |

    @dispute:talon-must-be-taken
    Scenario Outline: What the caller of a Besser Rufer may do with the König in the Stock
      Given the reading "<reading>" of "talon-must-be-taken"
      And the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "<choice>"

      Examples:
        | reading   | choice                         |
        | must      | first, second, Aufgeben        |
        | may-leave | first, second, leave, Aufgeben |

    Example: Who leaves the Stock keeps his hand and lays nothing away
      Given the reading "may-leave" of "talon-must-be-taken"
      And Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand leaves the Talon
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Vorhand is next to say

    Example: The three cards just taken go straight back
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Vorhand is next to say

  @clause:KOE-TALON-015
  Rule: After taking a set the declarer lays three cards away

    Example: Three dealt cards may go
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then Vorhand holds exactly "XXI XVII XV XI VI II D♥ K♠ C♠ 9♠ 8♠ 7♠"
      And Vorhand is next to say

    Example: Two cards are one short
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠"
      Then that is refused
      And Vorhand is next to discard

    Example: Four cards are one too many
      Given Vorhand holds "7♣"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠ 7♣"
      Then that is refused

    Example: A card of the set left lying cannot be laid away
      Given the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 9♣"
      Then that is refused

    Example: Nobody but the declarer lays cards away
      Given Third holds "D♣ 9♣ 8♣"
      And the Talon is "D♥ 9♠ 8♠" and "D♦ 10♠ 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Dreier, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Second takes the first half
      And Third lays away "D♣ 9♣ 8♣"
      Then that is refused
      And Second is next to discard

  @clause:KOE-TALON-016
  Rule: In a Sechserdreier the declarer lays six cards away

    Example: Six cards go, some dealt and some from the Stock
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ 10♣ 7♣"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX III I K♥ K♠ K♣"
      And Vorhand is next to say

    Example: Five cards are one short of six
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ 10♣ 7♣"
      Then that is refused

    Example: Three cards are only the half of it
      Given Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 7♣"
      Then that is refused

    Example: Seven cards are one too many
      Given Vorhand holds "Sküs XX XVIII XV XII I 2♦ K♠ D♠ B♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "D♥ 4♥ 2♦ D♠ B♠ 10♣ 7♣"
      Then that is refused

  @clause:KOE-TALON-017
  Rule: Discards other than trumps lie face down

    Example: Three suit cards leave nothing open
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      Then none of the cards laid away lies face up

    Example: No opponent sees a dealt card that was laid away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      And it is asked what Third has seen
      Then these cards have not been seen: "D♦ B♦ 4♦"

    Example: The declarer knows what he laid away
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ B♦ 4♦"
      And it is asked what Vorhand has seen
      Then these cards have been seen: "D♦ B♦ 4♦"

    @clause:KOE-TALON-022
    Example: Beside an open trump the suit cards stay covered
      D♦ and 9♠ are the only suit cards below the König.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And it is asked what Third has seen
      Then these cards have not been seen: "D♦"
      And these cards have been seen: "III"

    @clause:KOE-TALON-022
    Example: A trump that came with the set and has to go again stays seen
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "XIII D♦ 9♠"
      And it is asked what Third has seen
      Then these cards have been seen: "XIII XII 9♠ 9♣ 8♣ 7♣"
      And these cards have not been seen: "D♦ XIV"

  @clause:KOE-TALON-018
  Rule: A König is never laid away

    @position
    Scenario Outline: No König goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | K♥   |
        | K♦   |
        | K♠   |
        | K♣   |

    @position
    Example: Three Damen may go at once
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♦ D♠ D♣" from "Sküs XXI XIV IX I K♥ D♥ K♦ D♦ K♠ D♠ 7♠ K♣ D♣ 10♣"
      Then that is allowed

    Example: A König out of the Stock stays in hand as well
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "K♣ 9♣ 8♣"
      Then that is refused
      And Vorhand is next to discard

    Example: The called König that was found in the Stock stays too
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "K♥ 9♠ 8♠"
      Then that is refused

    @position
    Example: A König stays although only trumps are left to go
      Given Vorhand plays a Besser Dreier
      When Vorhand wants to lay away "K♥ XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is refused

    Example: Four Könige leave the choice to the other suit cards
      Given Vorhand holds "XXI XVII XV XI VI K♥ K♦ D♦ 4♦ K♠ C♠ K♣"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then Vorhand is next to discard
      And the choice is "D♦ 4♦ C♠ 9♠ 8♠ 7♠"

    @position
    Example: Where the six cards of a Sechserdreier are free, three of a Dreier are still bound
      Given the reading "free" of "sechserdreier-discard-limits"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "K♥ C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

  @clause:KOE-TALON-019
  Rule: Sküs, XXI and I are never laid away

    @position
    Example: What stands beside the Trull in no way may go
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "4♥ C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ 4♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    @position
    Scenario Outline: No card of the Trull goes from the hand of a Dreier
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<card> C♦ 7♠" from "Sküs XXI XIV IX I K♥ D♥ B♥ K♦ C♦ K♠ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |

    @position
    Scenario Outline: The Trull stays although other trumps have to go
      Given Vorhand plays a Rufer calling K♥
      When Vorhand wants to lay away "<card> XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is refused

      Examples:
        | card |
        | Sküs |
        | XXI  |
        | I    |

    @position @clause:KOE-TALON-020
    Example: Three other trumps may go from the same hand
      Given Vorhand plays a Rufer calling K♥
      When Vorhand wants to lay away "XV XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is allowed

    Example: The I out of the Stock stays in hand
      Given Second holds "K♥"
      And the Talon is "I 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "I 9♠ 8♠"
      Then that is refused

  @clause:KOE-TALON-020
  Rule: Trumps II to XX may be laid away only when nothing else is left to lay away

    @position
    Scenario Outline: The lowest and the highest of these trumps stay while suit cards are there
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "<trump> 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | trump |
        | II    |
        | XX    |

    @position
    Example: A Dame is no last resort
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "D♥ 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ D♥ 8♠ 7♠ K♣ 10♣"
      Then that is allowed

    Example: A Dame could have gone instead of a trump
      Given Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
      And Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "VI 9♠ 8♠"
      Then that is refused
      And Vorhand is next to discard

    Example: With exactly three suit cards below the König these three have to go
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then Vorhand is next to discard
      And the choice is "D♦ 9♠ 8♠"

    Example: With two of them one trump fills up
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then that is allowed
      And Vorhand is next to say

    @position
    Example: Three trumps go when there is nothing but trumps and Könige
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XX XIV XIII" from "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII I K♥ K♦ K♠ K♣"
      Then that is allowed

    @position
    Example: Six suit cards keep every trump of a Sechserdreier in hand
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is refused

    @position
    Example: Five suit cards let one trump of a Sechserdreier go
      Given Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III D♥ 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII XI IX III I K♥ D♥ 4♥ 2♦ K♠ K♣ 10♣ 7♣"
      Then that is allowed

  @clause:KOE-TALON-021
  Rule: Only as many trumps go as are missing, chosen freely among II to XX

    @position @dispute:forced-trump-discard
    Scenario Outline: Two trumps although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "XII X 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | as-few     | refused |
        | any-number | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: Three trumps although one would do
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "XIV XII X" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | as-few     | refused |
        | any-number | allowed |

    @position @dispute:forced-trump-discard
    Scenario Outline: One trump beside both suit cards
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "<trump> 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI X II K♥ K♦ 8♠ 7♠ K♣"
      Then that is allowed

      Examples:
        | reading    | trump |
        | as-few     | XX    |
        | as-few     | II    |
        | any-number | XX    |
        | any-number | II    |

    @position @dispute:forced-trump-discard
    Scenario Outline: Three suit cards below the König leave no trump to go, however forced trumps are read
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Dreier
      When Vorhand wants to lay away "XI 8♠ 7♠" from "Sküs XX XIX XVIII XVI XIV XII XI II K♥ K♦ 8♠ 7♠ K♣ 10♣"
      Then that is refused

      Examples:
        | reading    |
        | as-few     |
        | any-number |

    @position @dispute:forced-trump-discard
    Scenario Outline: Two trumps of a Sechserdreier although one would do
      D♥ 4♥ 2♦ 10♣ 7♣ are the suit cards below the Könige.
      Given the reading "<reading>" of "forced-trump-discard"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "XI III 4♥ 2♦ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII XI IX III I K♥ D♥ 4♥ 2♦ K♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | as-few     | refused |
        | any-number | allowed |

    Example: Every trump from II to XX is offered beside the two suit cards
      Given Vorhand holds "Sküs XX XIX XVIII XVI XIV XII II K♥ K♦ 8♠ K♣"
      And the Talon is "XI X 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      Then Vorhand is next to discard
      And the choice is "XX XIX XVIII XVI XIV XII XI X II 8♠ 7♠"

  @clause:KOE-TALON-022
  Rule: Trumps laid away are shown: they lie face up

    @position
    Example: The II lies open among three trumps
      Given Vorhand plays a Dreier
      When Vorhand wants to lay away "XIV XII II" from "Sküs XXI XX XIX XVIII XVII XVI XIV XII II I K♥ K♦ K♠ K♣"
      Then of the cards laid away "XIV XII II" lie face up

    Example: The one trump among three discards lies open
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      Then of the cards laid away "III" lie face up

    Scenario Outline: Everybody sees the trump that went
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And it is asked what <player> has seen
      Then these cards have been seen: "III"

      Examples:
        | player |
        | Second |
        | Third  |
        | Dealer |

    Example: A trump that stays in hand is not shown
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "III D♦ 9♠"
      And it is asked what Third has seen
      Then these cards have been seen: "III"
      And these cards have not been seen: "Sküs XX XIX XVIII XVII XVI XV XIV"

    Scenario Outline: Whoever plays with a partner shows the trump too
      D♦ and 9♠ are the only suit cards below the König.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV III K♥ K♦ D♦"
      And Third holds "K♠"
      And the Talon is "XIII XII 9♠" and "D♣ 9♣ 8♣"
      When the bidding goes "<bidding>"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "XII D♦ 9♠"
      Then of the cards laid away "XII" lie face up

      Examples:
        | bidding                                                                       |
        | Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer |
        | Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter              |

  @clause:KOE-TALON-023
  Rule: The limits on discards hold for the six cards of a Sechserdreier too, and trumps among them are shown

    @position @dispute:sechserdreier-discard-limits
    Scenario Outline: A card of five Augen among the six
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "<card> 4♥ 2♦ D♠ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading | card | verdict |
        | bound   | K♥   | refused |
        | free    | K♥   | allowed |
        | bound   | Sküs | refused |
        | free    | Sküs | allowed |
        | bound   | I    | refused |
        | free    | I    | allowed |

    @position @dispute:sechserdreier-discard-limits
    Scenario Outline: A trump goes while suit cards are left
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "III 4♥ 2♦ D♠ 10♣ 7♣" from "Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣"
      Then that is <verdict>

      Examples:
        | reading | verdict |
        | bound   | refused |
        | free    | allowed |

    @dispute:sechserdreier-discard-limits
    Scenario Outline: A trump that has to go, and whether it is shown
      D♦ 2♦ D♥ 8♣ 7♣ are the only suit cards below the König.
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV K♥ K♦ D♦ 2♦"
      And the Talon is "III D♥ K♣" and "XIII 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "III D♥ D♦ 2♦ 8♣ 7♣"
      Then <shown>

      Examples:
        | reading | shown                                    |
        | bound   | of the cards laid away "III" lie face up |
        | free    | none of the cards laid away lies face up |

    Example: Where the six are free, even the I goes face down
      Given the reading "free" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "I D♥ 4♥ 2♦ 10♣ 7♣"
      Then none of the cards laid away lies face up

    @dispute:sechserdreier-discard-limits
    Scenario Outline: What the six may be taken from
      Given the reading "<reading>" of "sechserdreier-discard-limits"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then Vorhand is next to discard
      And the choice is "<choice>"

      Examples:
        | reading | choice                                                        |
        | bound   | D♥ 4♥ 2♦ D♠ 10♣ 7♣                                            |
        | free    | Sküs XXI XX XVIII XV XII IX III I K♥ D♥ 4♥ 2♦ K♠ D♠ K♣ 10♣ 7♣ |

  @clause:KOE-TALON-024
  Rule: When the called König of a Besser Rufer lies in the Stock, the declarer may go on, alone against three

    @clause:KOE-TALON-013
    Scenario Outline: The declarer takes a set and goes on
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      Then that is allowed
      And Vorhand is next to discard
      And there is no partner

      Examples:
        | half   |
        | first  |
        | second |

    Example: He has no partner
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ XIX"
      Then the contract is Besser Rufer and Vorhand is the declarer
      And there is no partner
      And Vorhand is next to say

    Example: Both ways are open to him
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "first, second, Aufgeben"

  @clause:KOE-TALON-025
  Rule: When the called König of a Besser Rufer lies in the Stock, the declarer may give the deal up instead, and nothing is played

    Example: The declarer gives up at once
      4 points to each of the three.
      Given the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is allowed
      And nobody is next
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: Third gives up as well as Vorhand
      Given the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Besser Rufer, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♦"
      And Third gives up
      Then that is allowed
      And nobody is next
      And the payments are "Vorhand +4, Second +4, Third -12, Dealer +4"

    Example: An unnamed fourth König in the Stock allows it too
      Given Vorhand holds "K♥ K♦ K♠"
      And the Talon is "K♣ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "Vierter König"
      Then Vorhand is next to talon
      And the choice is "first, second, Aufgeben"

    Example: With the König in another hand nobody gives up
      Given Second holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And the choice is "first, second"

    Example: Who called himself cannot give up
      Given Vorhand holds "K♥"
      And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused

    Example: Another König in the Stock is no reason to give up
      Given Second holds "K♥"
      And the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "first, second"

    Scenario Outline: The König lies in either set
      Given the Talon is "<first>" and "<second>"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is allowed
      And nobody is next

      Examples:
        | first    | second   |
        | K♥ 9♠ 8♠ | K♣ 9♣ 8♣ |
        | K♣ 9♣ 8♣ | 9♠ K♥ 8♠ |

  @clause:KOE-TALON-026
  Rule: Giving up a Besser Rufer is possible until the cards are laid away and the announcements begin

    @dispute:aufgeben-moment
    Scenario Outline: The declarer gives up with a set already in hand
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the <half> half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading        | half   | verdict |
        | before-discard | first  | allowed |
        | before-discard | second | allowed |
        | before-set     | first  | refused |
        | before-set     | second | refused |

    @dispute:aufgeben-moment
    Scenario Outline: How long giving up a Besser Rufer stays open
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | before-discard | allowed |
        | before-set     | refused |

    @dispute:aufgeben-moment
    Scenario Outline: Before a set is taken giving up is open in any case
      Given the reading "<reading>" of "aufgeben-moment"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "first, second, Aufgeben"

      Examples:
        | reading        |
        | before-discard |
        | before-set     |

    @dispute:aufgeben-moment
    Scenario Outline: How long a Rufer that may be given up stays open
      Given the reading "<reading>" of "aufgeben-moment"
      And the reading "game-value" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading        | verdict |
        | before-discard | allowed |
        | before-set     | refused |

    Example: Before he lays away giving up stands beside the cards
      9♠ and 8♠ are the only suit cards below the König, so trumps are offered as well.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII I"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      Then Vorhand is next to discard
      And the choice is "XX XIX XVIII XVII XVI XV XIV XIII XII 9♠ 8♠"
      And Vorhand is next to talon
      And the choice is "Aufgeben"

    Example: Once three cards are laid away it is too late
      Given the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♣ 9♣ 8♣"
      And Vorhand gives up
      Then that is refused
      And Vorhand is next to say

    Example: Whoever has given up cannot take a set after all
      Given the Talon is "K♥ 9♠ 8♠" and "D♣ 9♣ 8♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      And Vorhand takes the first half
      Then that is refused
      And nobody is next

  @clause:KOE-TALON-027
  Rule: A plain Rufer or a Solo cannot be given up because its König lies in the Stock

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: What the caller of a Rufer may do with the König in the Stock
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      Then Vorhand is next to talon
      And the choice is "<choice>"

      Examples:
        | reading    | choice                  |
        | no         | first, second           |
        | game-value | first, second, Aufgeben |

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: The caller of a Rufer wants to give up
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And the Talon is "9♠ 8♠ 7♠" and "K♥ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | no         | refused |
        | game-value | allowed |

    Example: Given up for the value of the game, a Rufer costs one point to each of the three
      Given the reading "game-value" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then nobody is next
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: A Solo with its König in the Stock is played in either reading
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And the Talon is "K♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And Vorhand is next to say

      Examples:
        | reading    |
        | no         |
        | game-value |

    @dispute:rufer-king-in-stock-give-up
    Scenario Outline: With the König in another hand a Rufer is played in either reading
      Given the reading "<reading>" of "rufer-king-in-stock-give-up"
      And Second holds "K♥"
      And the Talon is "K♦ 9♠ 8♠" and "K♣ 9♣ 8♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand gives up
      Then that is refused
      And Vorhand is next to talon

      Examples:
        | reading    |
        | no         |
        | game-value |

  @clause:KOE-TALON-028
  Rule: The declarer of a Sechserdreier has to take all six cards

    Example: The whole Stock is all that a Sechserdreier offers
      Given the reading "all-six" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      Then Vorhand is next to talon
      And the choice is "all"

    Example: One set is too little for a Sechserdreier
      Given the reading "all-six" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the first half
      Then that is refused
      And Vorhand is next to talon

    Example: The Stock of a Sechserdreier cannot be left, even where others may leave it
      Given the reading "all-six" of "sechserdreier-takes"
      And the reading "may-leave" of "talon-must-be-taken"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      Then that is refused
      And the choice is "all"

    @dispute:sechserdreier-takes
    Scenario Outline: The declarer of a Sechserdreier leaves the Stock
      Given the reading "<reading>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      Then that is <verdict>

      Examples:
        | reading    | verdict |
        | all-six    | refused |
        | any-number | allowed |

    @dispute:sechserdreier-takes
    Scenario Outline: The declarer of a Sechserdreier picks some of the six cards
      Given the reading "<reading>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "<cards>"
      Then that is <verdict>

      Examples:
        | reading    | cards           | verdict |
        | all-six    | K♥              | refused |
        | all-six    | K♥ XXI          | refused |
        | all-six    | K♥ D♥ 4♥ XXI 7♣ | refused |
        | any-number | K♥              | allowed |
        | any-number | K♥ XXI          | allowed |
        | any-number | K♥ D♥ 4♥ XXI 7♣ | allowed |

    @dispute:sechserdreier-takes
    Scenario Outline: The whole Stock of a Sechserdreier may be taken in any case
      Given the reading "<reading>" of "sechserdreier-takes"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      Then that is allowed
      And Vorhand is next to discard

      Examples:
        | reading    |
        | all-six    |
        | any-number |

    @dispute:sechserdreier-takes
    Scenario Outline: What the declarer of a Sechserdreier has seen before he takes anything
      Given the reading "<reading>" of "sechserdreier-takes"
      And Vorhand holds "Sküs 2♦"
      And Second holds "K♠"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And it is asked what Vorhand has seen
      Then these cards have been seen: "<seen>"
      And these cards have not been seen: "<unseen>"

      Examples:
        | reading    | seen                | unseen              |
        | all-six    | Sküs 2♦             | XXI III K♥ D♥ 4♥ 7♣ |
        | any-number | XXI III K♥ D♥ 4♥ 7♣ | K♠                  |

    Example: As many cards go as were taken
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "XXI K♥"
      Then Vorhand holds exactly "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      And Vorhand is next to discard
      And the choice is "2♦ D♠ 10♣"

    Example: Three cards are too many for two taken
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XX XVIII XV XII IX I 2♦ K♠ D♠ K♣ 10♣"
      And the Talon is "K♥ D♥ 4♥" and "XXI III 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "XXI K♥"
      And Vorhand lays away "2♦ D♠ 10♣"
      Then that is refused

    @position
    Example: Two cards from a hand of fourteen
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "2♦ D♠" from "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      Then that is allowed

    @position
    Example: Six cards from a hand of fourteen are four too many
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand plays a Sechserdreier
      When Vorhand wants to lay away "2♦ D♠ 10♣ XII IX XV" from "Sküs XXI XX XVIII XV XII IX I K♥ 2♦ K♠ D♠ K♣ 10♣"
      Then that is refused

    Example: Whoever leaves all six lays nothing away, and they count for his opponents
      The pack is worth 106 card by card, the Stock 9 of it (C♣ 3, B♣ 2 and four times 1) and the last trick 16. His eleven
      tricks are 44 cards worth 106 − 9 − 16 = 81; 81 − 14 × 2 − 1 = 52. The opponents have 9 + 16 = 25 in ten cards;
      25 − 3 × 2 − 1 = 18. Game 2, Trull 1.
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand leaves the Talon
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      Then the declarer's side has 52 Augen and the opponents have 18
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    Example: Two cards taken and laid away, four left
      As before, with C♣ and B♣ in the declarer's pile: 81 + 5 = 86 in 46 cards, less 15 times 2 and 1: 55. The opponents have
      16 + 4 = 20 in eight cards, less 2 times 2 and 1: 15.
      Given the reading "any-number" of "sechserdreier-takes"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the cards "C♣ B♣"
      And Vorhand lays away "C♣ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      Then the declarer's side has 55 Augen and the opponents have 15

  @clause:KOE-TALON-029
  Rule: At the end of a Solo, a Solo Dreier or a Farbensolo the Stock is turned up for everybody

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after the last trick of a Solo
      Third called Dealer's König, so the Stock counts for Vorhand and Second.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "IX II D♥ B♥ K♦ C♦ D♠ 10♠ D♣ C♣ 10♣ 9♣"
      And Second holds "XXI X VII VI V III C♥ D♦ 3♦ K♠ C♠ B♠"
      And Third holds "Sküs XX XIX XVIII XVI XV XII XI IV 4♦ 9♠ 8♠"
      And Dealer holds "XVII XIV XIII I K♥ 2♥ B♦ 2♦ 7♠ K♣ B♣ 8♣"
      And the Talon is "VIII A♥ 4♥" and "3♥ A♦ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter"
      And Third calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♥ C♥ Sküs 2♥     |
        | Third   | XV I IX XXI       |
        | Second  | K♠ 8♠ 7♠ D♠       |
        | Second  | B♠ 9♠ XVII 10♠    |
        | Dealer  | 8♣ D♣ III XI      |
        | Third   | 4♦ B♦ K♦ D♦       |
        | Vorhand | 9♣ VI XX K♣       |
        | Third   | XIX XIII II V     |
        | Third   | XVIII XIV 10♣ VII |
        | Third   | XVI 2♦ B♥ X       |
        | Third   | XII B♣ C♣ 3♦      |
        | Third   | IV K♥ C♦ C♠       |
      And it is asked what <player> has seen
      Then these cards have <been> seen: "VIII A♥ 4♥ 3♥ A♦ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Second  | been     |
        | everybody | Third   | been     |
        | everybody | Dealer  | been     |
        | its-side  | Vorhand | been     |
        | its-side  | Second  | been     |
        | its-side  | Third   | not been |
        | its-side  | Dealer  | not been |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock of a Solo with the called König in it
      It counts for Vorhand, who played alone.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      And Second holds "X IX VIII VII VI V IV III II I D♥ C♥"
      And Third holds "B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦"
      And Dealer holds "4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣"
      And the Talon is "K♥ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X B♥ 4♦   |
        | Vorhand | XXI IX A♥ K♠   |
        | Vorhand | XX VIII 2♥ D♠  |
        | Vorhand | XIX VII 3♥ C♠  |
        | Vorhand | XVIII VI 4♥ B♠ |
        | Vorhand | XVII V K♦ 10♠  |
        | Vorhand | XVI IV D♦ 9♠   |
        | Vorhand | XV III C♦ 8♠   |
        | Vorhand | XIV II B♦ 7♠   |
        | Vorhand | XIII I A♦ K♣   |
        | Vorhand | XII D♥ 2♦ D♣   |
        | Vorhand | XI C♥ 3♦ C♣    |
      And it is asked what <player> has seen
      Then these cards have <been> seen: "K♥ B♣ 10♣ 9♣ 8♣ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Second  | been     |
        | its-side  | Vorhand | been     |
        | its-side  | Second  | not been |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after a Solo Dreier
      The Stock counts for the other three.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII 4♦"
      And Second holds "XI X IX VIII VII VI V IV III II I K♥"
      And Third holds "D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦"
      And Dealer holds "2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XI D♥ 2♦   |
        | Vorhand | XXI X C♥ 3♦     |
        | Vorhand | XX IX B♥ K♠     |
        | Vorhand | XIX VIII A♥ D♠  |
        | Vorhand | XVIII VII 2♥ C♠ |
        | Vorhand | XVII VI 3♥ B♠   |
        | Vorhand | XVI V 4♥ 10♠    |
        | Vorhand | XV IV B♦ 9♠     |
        | Vorhand | XIV III A♦ 8♠   |
        | Vorhand | XIII II C♦ 7♠   |
        | Vorhand | XII I D♦ D♣     |
        | Vorhand | 4♦ K♥ K♦ K♣     |
      And it is asked what <player> has seen
      Then these cards have <been> seen: "C♣ B♣ 10♣ 9♣ 8♣ 7♣"

      Examples:
        | reading   | player  | been     |
        | everybody | Vorhand | been     |
        | everybody | Third   | been     |
        | its-side  | Vorhand | not been |
        | its-side  | Third   | been     |

    @dispute:stock-after-solo
    Scenario Outline: Who has seen the Stock after a Farbensolo
      Second is the declarer; the Stock counts for the other three.
      Given the reading "<reading>" of "stock-after-solo"
      And Vorhand holds "XX XIX XVII XVI XIV VII VI IV 2♥ 3♦ 10♠ 10♣"
      And Second holds "XVIII K♥ D♥ C♥ A♥ K♦ D♦ K♠ D♠ B♠ 9♠ 7♣"
      And Third holds "XI IX VIII II I 4♥ 2♦ 4♦ C♠ K♣ C♣ B♣"
      And Dealer holds "XV XII X V III B♥ 3♥ C♦ B♦ 8♠ 9♣ 8♣"
      And the Talon is "XIII 7♠ D♣" and "Sküs XXI A♦"
      When the bidding goes "Vorhand Mein Spiel, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And everybody says Gut!
      And the play goes:
        | leader | cards          |
        | Second | K♥ 4♥ 3♥ 2♥    |
        | Second | B♠ C♠ 8♠ 10♠   |
        | Third  | K♣ 8♣ 10♣ 7♣   |
        | Third  | 2♦ C♦ 3♦ D♦    |
        | Second | D♠ VIII V VI   |
        | Second | K♠ I III VII   |
        | Second | D♥ IX B♥ IV    |
        | Second | A♥ XI X XIV    |
        | Second | K♦ 4♦ B♦ XVI   |
        | Second | 9♠ II XII XVII |
        | Second | C♥ B♣ XV XIX   |
        | Second | XVIII C♣ 9♣ XX |
      And it is asked what <player> has seen
      Then these cards have <been> seen: "XIII 7♠ D♣ Sküs XXI A♦"

      Examples:
        | reading   | player | been     |
        | everybody | Second | been     |
        | everybody | Third  | been     |
        | its-side  | Second | not been |
        | its-side  | Third  | been     |
