Feature: The cards of the Königrufen pack

  # The 1 of the red suits is written A, as everywhere in this suite; the IIII is written IV.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-CARDS-001
  Rule: The pack has 54 cards: 22 trumps and eight cards each of Kreuz, Pik, Herz and Karo

    Example: the whole pack is counted through
      Trumps 22, suits 4 × 8 = 32, together 54.
      When the deck is laid out
      Then the deck holds 54 cards and 70 Augen

    Example: five rows hold the whole pack and nothing else
      When the deck is laid out
      Then the trumps from the top are "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the suit ♥ from the top is "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"
      And the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"
      And the suit ♣ from the top is "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:KOE-CARDS-002
  Rule: The Sküs is the highest trump; below it follow XXI, the Mond, and so on down to I, the Pagat

    Example: the row of trumps
      When the deck is laid out
      Then the trumps from the top are "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"

    Scenario Outline: trumps with a name of their own
      When the deck is laid out
      Then "<name>" is the card "<card>"

      Examples:
        | name  | card |
        | Sküs  | Sküs |
        | Mond  | XXI  |
        | Pagat | I    |

    @position
    Scenario Outline: neighbours in the row of trumps meet in a trick
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                   | winner |
        | Vorhand XX XXI XIX Sküs | Dealer |
        | Vorhand XX XXI XIX I    | Second |
        | Vorhand X IX VIII XI    | Dealer |
        | Second I IV II III      | Third  |
        | Third III II I 4♥       | Third  |
        | Dealer I 7♠ II 8♠       | Second |

  @clause:KOE-CARDS-003
  Rule: Sküs, Mond and Pagat are the Trull

    Example: three cards, no more
      When the deck is laid out
      Then the Trull is "Sküs XXI I"

  @clause:KOE-CARDS-004
  Rule: Every suit has four pictures, from the top König, Dame, Kavall and Bube

    Example: the four pictures stand at the top of a red suit
      When the deck is laid out
      Then the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"

    Example: the four pictures stand at the top of a black suit
      When the deck is laid out
      Then the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"

    @position
    Scenario Outline: pictures of one suit meet in a trick
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand B♥ C♥ D♥ K♥ | Dealer  |
        | Vorhand C♦ B♦ D♦ 2♦ | Third   |
        | Vorhand B♠ C♠ 7♠ 8♠ | Second  |
        | Vorhand B♣ 9♣ 8♣ 7♣ | Vorhand |
        | Dealer D♣ K♣ C♣ B♣  | Vorhand |

  @clause:KOE-CARDS-005
  Rule: Below the pictures of Kreuz and Pik rank 10, 9, 8, 7

    Example: Pik from the top
      When the deck is laid out
      Then the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"

    Example: Kreuz from the top
      When the deck is laid out
      Then the suit ♣ from the top is "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    @position
    Scenario Outline: low black cards meet in a trick
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner |
        | Vorhand 7♣ 9♣ 10♣ 8♣ | Third  |
        | Vorhand 7♠ 8♠ A♥ 2♦  | Second |
        | Second 9♠ 8♠ 7♠ 4♥   | Second |

    @position
    Example: the lowest black picture still beats the 10
      Given Vorhand plays a Dreier
      When the trick is "Vorhand 10♠ B♠ 9♠ 8♠"
      Then Second wins the trick
      And Second leads next

  @clause:KOE-CARDS-006
  Rule: Below the pictures of Herz and Karo the order is turned round: 1 is best, then 2, 3 and 4

    Example: Herz from the top
      When the deck is laid out
      Then the suit ♥ from the top is "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"

    Example: Karo from the top
      When the deck is laid out
      Then the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"

    @position
    Scenario Outline: low red cards meet in a trick
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner |
        | Vorhand 4♥ 3♥ 2♥ A♥ | Dealer |
        | Vorhand 4♦ 2♦ 3♦ 7♠ | Second |
        | Second 3♥ 4♥ 10♠ 9♣ | Second |
        | Third A♦ 2♦ 3♦ 4♦   | Third  |

    @position
    Example: the lowest red picture still beats the 1
      Given Vorhand plays a Dreier
      When the trick is "Vorhand A♦ B♦ 2♦ 3♦"
      Then Second wins the trick
      And Second leads next

  @clause:KOE-CARDS-007
  Rule: The trumps I to IIII are the Vögel: the Pagat, the II as Uhu, the III as Kakadu and the IIII as Marabu

    Scenario Outline: each Vogel has a name
      When the deck is laid out
      Then "<name>" is the card "<card>"

      Examples:
        | name   | card |
        | Pagat  | I    |
        | Uhu    | II   |
        | Kakadu | III  |
        | Marabu | IV   |
