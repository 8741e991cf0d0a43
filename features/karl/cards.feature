Feature: The cards of Königrufen as Karls Tarockrunde plays it

  # The 1 of the red suits is written A, as everywhere in this suite; the IIII is written IV.

  Background:
    Given the rules "karl"

  @clause:KAR-CARDS-001
  Rule: The pack has 54 cards: 22 trumps and four suits of eight

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

  @clause:KAR-CARDS-002
  Rule: The trumps rank from the Sküs through XXI, the Mond, down to I, the Pagat

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
        | trick                     | winner |
        | Vorhand XX XXI XIX Sküs   | Dealer |
        | Vorhand XX XXI XIX I      | Second |
        | Vorhand XIX XVIII XVII XX | Dealer |
        | Vorhand X IX VIII XI      | Dealer |
        | Second I IV II III        | Third  |
        | Third III II I 4♥         | Third  |
        | Dealer I 7♠ II 8♠         | Second |

    @position
    Scenario Outline: a trump is led and its neighbour falls on it
      Every pair of neighbours, by turns the lower led and the higher. Numerals that are compared as text, and two trumps
      that have changed places, fail the rows of their pairs.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                    | winner  |
        | Vorhand XXI Sküs K♥ D♠   | Second  |
        | Second XXI D♥ XX K♠      | Second  |
        | Third XIX K♥ D♠ XX       | Second  |
        | Dealer XIX XVIII D♥ K♠   | Dealer  |
        | Vorhand XVII K♥ XVIII D♠ | Third   |
        | Second XVII D♥ K♠ XVI    | Second  |
        | Third XV XVI K♥ D♠       | Dealer  |
        | Dealer XV D♥ XIV K♠      | Dealer  |
        | Vorhand XIII K♥ D♠ XIV   | Dealer  |
        | Second XIII XII D♥ K♠    | Second  |
        | Third XI K♥ XII D♠       | Vorhand |
        | Dealer XI D♥ K♠ X        | Dealer  |
        | Vorhand IX X K♥ D♠       | Second  |
        | Second IX D♥ VIII K♠     | Second  |
        | Third VII K♥ D♠ VIII     | Second  |
        | Dealer VII VI D♥ K♠      | Dealer  |
        | Vorhand V K♥ VI D♠       | Third   |
        | Second V D♥ K♠ IV        | Second  |
        | Third III IV K♥ D♠       | Dealer  |
        | Dealer III D♥ II K♠      | Dealer  |
        | Vorhand I K♥ D♠ II       | Dealer  |

  @clause:KAR-CARDS-003
  Rule: Sküs, Mond and Pagat are the Trull

    Example: three cards, no more
      When the deck is laid out
      Then the Trull is "Sküs XXI I"

  @clause:KAR-CARDS-004
  Rule: The birds are the Pagat, the Uhu, the Kakadu and the Wildsau

    @clause:KAR-CARDS-008
    Scenario Outline: each bird has a name
      When the deck is laid out
      Then "<name>" is the card "<card>"

      Examples:
        | name    | card |
        | Pagat   | I    |
        | Uhu     | II   |
        | Kakadu  | III  |
        | Wildsau | IV   |

  @clause:KAR-CARDS-008
  Rule: The Pagat is the I, the Uhu the II, the Kakadu the III and the Wildsau the IIII

    Scenario Outline: the <name> is one of the four lowest trumps
      When the deck is laid out
      Then "<name>" is the card "<card>"

      Examples:
        | name    | card |
        | Pagat   | I    |
        | Uhu     | II   |
        | Kakadu  | III  |
        | Wildsau | IV   |

  @clause:KAR-CARDS-005
  Rule: Every suit has four pictures, from the top König, Dame, Caval and Bube

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

    @position
    Scenario Outline: two pictures of a suit, one led and the other on it, meet in a trick
      Each row is a pair of neighbours, by turns the lower led and the higher, with cards beside it that stand higher in
      other suits. Two pictures that change places in one suit fail its row alone.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand D♥ K♥ K♠ K♣ | Second  |
        | Second D♥ K♣ C♥ K♦  | Second  |
        | Third B♥ K♦ K♠ C♥   | Second  |
        | Dealer K♦ D♦ K♠ K♣  | Dealer  |
        | Vorhand C♦ K♣ D♦ K♥ | Third   |
        | Second C♦ K♥ K♠ B♦  | Second  |
        | Third D♠ K♠ K♦ K♣   | Dealer  |
        | Dealer D♠ K♣ C♠ K♥  | Dealer  |
        | Vorhand B♠ K♥ K♦ C♠ | Dealer  |
        | Second K♣ D♣ K♦ K♠  | Second  |
        | Third C♣ K♠ D♣ K♥   | Vorhand |
        | Dealer C♣ K♥ K♦ B♣  | Dealer  |

  @clause:KAR-CARDS-006
  Rule: Below the pictures of Pik and Treff rank 10, 9, 8, 7

    Example: Pik from the top
      When the deck is laid out
      Then the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"

    Example: Treff from the top
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

    @position
    Scenario Outline: two low black cards, one led and the other on it, meet in a trick
      Neighbours from the Bube down; a 10 that is read as text stands below the 7, 8 and 9.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner |
        | Vorhand 10♠ B♠ K♦ K♣ | Second |
        | Second 10♠ K♣ 9♠ K♥  | Second |
        | Third 8♠ K♥ K♦ 9♠    | Second |
        | Dealer 8♠ 7♠ K♦ K♣   | Dealer |
        | Vorhand 10♣ K♠ B♣ K♥ | Third  |
        | Second 10♣ K♥ K♦ 9♣  | Second |
        | Third 8♣ 9♣ K♦ K♠    | Dealer |
        | Dealer 8♣ K♠ 7♣ K♥   | Dealer |

  @clause:KAR-CARDS-007
  Rule: Below the pictures of Herz and Karo rank the A, then 2, 3 and 4

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
    Example: the lowest red picture still beats the A
      Given Vorhand plays a Dreier
      When the trick is "Vorhand A♦ B♦ 2♦ 3♦"
      Then Second wins the trick
      And Second leads next

    @position
    Scenario Outline: two low red cards, one led and the other on it, meet in a trick
      Neighbours from the Bube down, in either suit; whoever turns the order round in one of them alone fails in its rows.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner |
        | Vorhand A♥ B♥ K♠ K♣ | Second |
        | Second A♥ K♣ 2♥ K♦  | Second |
        | Third 3♥ K♦ K♠ 2♥   | Second |
        | Dealer 3♥ 4♥ K♠ K♣  | Dealer |
        | Vorhand A♦ K♣ B♦ K♥ | Third  |
        | Second A♦ K♥ K♠ 2♦  | Second |
        | Third 3♦ 2♦ K♠ K♣   | Dealer |
        | Dealer 3♦ K♣ 4♦ K♥  | Dealer |
