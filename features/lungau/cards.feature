Feature: The cards of the Lungau pack

  Background:
    Given the rules "lungau"

  @clause:LUN-CARDS-001
  Rule: The pack has 54 cards: 22 trumps and four suits of eight

    Example: the whole pack is counted through
      Trumps 22, suits 4 × 8 = 32, together 54.
      When the deck is laid out
      Then the deck holds 54 cards and 71 Augen

    Example: five rows hold the whole pack and nothing else
      When the deck is laid out
      Then the trumps from the top are "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the suit ♥ from the top is "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"
      And the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠"
      And the suit ♣ from the top is "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:LUN-CARDS-002
  Rule: The trumps rank from the Sküs through XXI, the Mond, down to II, the Uhu, and I, the Spatz or Pagat

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
        | Uhu   | II   |
        | Spatz | I    |
        | Pagat | I    |

    @position
    Scenario Outline: neighbours in the row of trumps meet in a trick
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                   | winner  |
        | Vorhand XX XXI XIX Sküs | Dealer  |
        | Vorhand XX XXI XIX I    | Second  |
        | Vorhand X IX VIII XI    | Dealer  |
        | Second I IV II III      | Third   |
        | Third III II I 4♥       | Third   |
        | Dealer I 7♠ II 8♠       | Second  |

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

    @position
    Scenario Outline: two neighbouring trumps fall on a König of a suit
      By turns the lower comes first and the higher; no trump takes the trick for being the first or the last to fall.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                    | winner  |
        | Vorhand K♥ Sküs XXI 4♥   | Second  |
        | Second K♦ XX 4♦ XXI      | Vorhand |
        | Third K♠ 7♠ XX XIX       | Vorhand |
        | Dealer K♣ XVIII XIX 7♣   | Second  |
        | Vorhand K♥ XVIII 4♥ XVII | Second  |
        | Second K♦ 4♦ XVI XVII    | Vorhand |
        | Third K♠ XVI XV 7♠       | Dealer  |
        | Dealer K♣ XIV 7♣ XV      | Third   |
        | Vorhand K♥ 4♥ XIV XIII   | Third   |
        | Second K♦ XII XIII 4♦    | Dealer  |
        | Third K♠ XII 7♠ XI       | Dealer  |
        | Dealer K♣ 7♣ X XI        | Third   |
        | Vorhand K♥ X IX 4♥       | Second  |
        | Second K♦ VIII 4♦ IX     | Vorhand |
        | Third K♠ 7♠ VIII VII     | Vorhand |
        | Dealer K♣ VI VII 7♣      | Second  |
        | Vorhand K♥ VI 4♥ V       | Second  |
        | Second K♦ 4♦ IV V        | Vorhand |
        | Third K♠ IV III 7♠       | Dealer  |
        | Dealer K♣ II 7♣ III      | Third   |
        | Vorhand K♥ 4♥ II I       | Third   |

  @clause:LUN-CARDS-003
  Rule: Sküs, Mond and Spatz are the Trull

    Example: three cards, no more
      When the deck is laid out
      Then the Trull is "Sküs XXI I"

  @clause:LUN-CARDS-004
  Rule: Every suit has four pictures, from the top König, Dame, Caval and Bube

    Example: the four pictures stand at the top of a red suit
      When the deck is laid out
      Then the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"

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

    @position
    Scenario Outline: two pictures of a suit, one led and the other on it, meet in a trick
      Each row is a pair of neighbours, with cards beside it that stand higher in other suits. Two pictures that change
      places in one suit fail its rows alone, and so does a led card that holds against a higher, or a later that beats it.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand D♥ K♥ K♠ K♣ | Second  |
        | Second K♥ K♣ D♥ K♦  | Second  |
        | Third C♥ K♦ K♠ D♥   | Second  |
        | Dealer D♥ C♥ K♠ K♣  | Dealer  |
        | Vorhand B♥ K♣ C♥ K♦ | Third   |
        | Second C♥ K♦ K♠ B♥  | Second  |
        | Third D♦ K♦ K♠ K♣   | Dealer  |
        | Dealer K♦ K♣ D♦ K♥  | Dealer  |
        | Vorhand C♦ K♥ K♠ D♦ | Dealer  |
        | Second D♦ C♦ K♠ K♣  | Second  |
        | Third B♦ K♣ C♦ K♥   | Vorhand |
        | Dealer C♦ K♥ K♠ B♦  | Dealer  |
        | Vorhand D♠ K♠ K♦ K♣ | Second  |
        | Second K♠ K♣ D♠ K♥  | Second  |
        | Third C♠ K♥ K♦ D♠   | Second  |
        | Dealer D♠ C♠ K♦ K♣  | Dealer  |
        | Vorhand B♠ K♣ C♠ K♥ | Third   |
        | Second C♠ K♥ K♦ B♠  | Second  |
        | Third D♣ K♣ K♦ K♠   | Dealer  |
        | Dealer K♣ K♠ D♣ K♥  | Dealer  |
        | Vorhand C♣ K♥ K♦ D♣ | Dealer  |
        | Second D♣ C♣ K♦ K♠  | Second  |
        | Third B♣ K♠ C♣ K♥   | Vorhand |
        | Dealer C♣ K♥ K♦ B♣  | Dealer  |

  @clause:LUN-CARDS-005
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
        | trick                | winner  |
        | Vorhand 7♣ 9♣ 10♣ 8♣ | Third   |
        | Vorhand 7♠ 8♠ A♥ 2♦  | Second  |
        | Second 9♠ 8♠ 7♠ 4♥   | Second  |

    @position
    Example: the lowest black picture still beats the 10
      Given Vorhand plays a Dreier
      When the trick is "Vorhand 10♠ B♠ 9♠ 8♠"
      Then Second wins the trick
      And Second leads next

    @position
    Scenario Outline: two low black cards, one led and the other on it, meet in a trick
      Neighbours from the Bube down; a 10 that is read as text stands below the 7, 8 and 9, and one that counts nothing is
      as high as any other that does.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner  |
        | Vorhand 10♠ B♠ K♦ K♣ | Second  |
        | Second B♠ K♣ 10♠ K♥  | Second  |
        | Third 9♠ K♥ K♦ 10♠   | Second  |
        | Dealer 10♠ 9♠ K♦ K♣  | Dealer  |
        | Vorhand 8♠ K♣ 9♠ K♥  | Third   |
        | Second 9♠ K♥ K♦ 8♠   | Second  |
        | Third 7♠ 8♠ K♦ K♣    | Dealer  |
        | Dealer 8♠ K♣ 7♠ K♥   | Dealer  |
        | Vorhand 10♣ K♥ K♦ B♣ | Dealer  |
        | Second B♣ 10♣ K♦ K♠  | Second  |
        | Third 9♣ K♠ 10♣ K♥   | Vorhand |
        | Dealer 10♣ K♥ K♦ 9♣  | Dealer  |
        | Vorhand 8♣ 9♣ K♦ K♠  | Second  |
        | Second 9♣ K♠ 8♣ K♥   | Second  |
        | Third 7♣ K♥ K♦ 8♣    | Second  |
        | Dealer 8♣ 7♣ K♦ K♠   | Dealer  |

  @clause:LUN-CARDS-006
  Rule: Below the pictures of Herz and Karo the order is turned round: the A is best, then 2, 3 and 4

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
        | trick               | winner  |
        | Vorhand 4♥ 3♥ 2♥ A♥ | Dealer  |
        | Vorhand 4♦ 2♦ 3♦ 7♠ | Second  |
        | Second 3♥ 4♥ 10♠ 9♣ | Second  |
        | Third A♦ 2♦ 3♦ 4♦   | Third   |

    @position
    Example: the lowest red picture still beats the A
      Given Vorhand plays a Dreier
      When the trick is "Vorhand A♦ B♦ 2♦ 3♦"
      Then Second wins the trick
      And Second leads next

    @position
    Scenario Outline: two low red cards, one led and the other on it, meet in a trick
      Neighbours from the Bube down, in either suit; whoever turns the order round in one of them alone, or puts the A
      above the pictures or below the 4, fails in the rows of that pair.
      Given Vorhand plays a Dreier
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand A♥ B♥ K♠ K♣ | Second  |
        | Second B♥ K♣ A♥ K♦  | Second  |
        | Third 2♥ K♦ K♠ A♥   | Second  |
        | Dealer A♥ 2♥ K♠ K♣  | Dealer  |
        | Vorhand 3♥ K♣ 2♥ K♦ | Third   |
        | Second 2♥ K♦ K♠ 3♥  | Second  |
        | Third 4♥ 3♥ K♠ K♣   | Dealer  |
        | Dealer 3♥ K♣ 4♥ K♦  | Dealer  |
        | Vorhand A♦ K♥ K♠ B♦ | Dealer  |
        | Second B♦ A♦ K♠ K♣  | Second  |
        | Third 2♦ K♣ A♦ K♥   | Vorhand |
        | Dealer A♦ K♥ K♠ 2♦  | Dealer  |
        | Vorhand 3♦ 2♦ K♠ K♣ | Second  |
        | Second 2♦ K♣ 3♦ K♥  | Second  |
        | Third 4♦ K♥ K♠ 3♦   | Second  |
        | Dealer 3♦ 4♦ K♠ K♣  | Dealer  |
