Feature: The cards of Zwanzigerrufen

  # The A of the red suits and the 10 of the black ones are the Glatzen; IIII is written IV.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-CARDS-001
  Rule: The pack has 40 cards: 20 Tarocks and in each of the four suits König, Dame, Cavall, Bube and a Glatze

    Example: the whole pack is counted through
      Tarocks 20, suits 4 × 5 = 20, together 40.
      When the deck is laid out
      Then the deck holds 40 cards and 88 Augen

    @dispute:glatze-cards
    Scenario Outline: four rows of five are the suits
      Given the reading "<reading>" of "glatze-cards"
      When the deck is laid out
      Then the deck holds 40 cards and 88 Augen
      And the suit ♥ from the top is "<herz>"
      And the suit ♦ from the top is "<karo>"
      And the suit ♠ from the top is "K♠ D♠ C♠ B♠ 10♠"
      And the suit ♣ from the top is "K♣ D♣ C♣ B♣ 10♣"

      Examples:
        | reading | herz           | karo           |
        | ace     | K♥ D♥ C♥ B♥ A♥ | K♦ D♦ C♦ B♦ A♦ |
        | four    | K♥ D♥ C♥ B♥ 4♥ | K♦ D♦ C♦ B♦ 4♦ |

  @clause:ZWA-CARDS-002
  Rule: The Tarocks II and III are not in the pack; it holds I, IV to XXI and the Sküs

    @dispute:card-ranking
    Scenario Outline: below IV comes I
      The place of the Sküs does not matter here.
      Given the reading "<reading>" of "card-ranking"
      When the deck is laid out
      Then the trumps from the top are "<row>"

      Examples:
        | reading  | row                                                                       |
        | top      | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I |
        | unranked | XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I Sküs |

  @clause:ZWA-CARDS-003
  Rule: The Tarocks with numbers rank by them, from XXI down to IV, and I is the lowest

    @dispute:card-ranking
    Scenario Outline: the row of the numbered Tarocks
      From XXI to IV and I it is the same in either reading.
      Given the reading "<reading>" of "card-ranking"
      When the deck is laid out
      Then the trumps from the top are "<row>"

      Examples:
        | reading  | row                                                                       |
        | top      | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I |
        | unranked | XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I Sküs |

    @position
    Scenario Outline: neighbours in the row of numbers meet in a trick
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                     | winner  |
        | Vorhand XX XXI XIX XVIII  | Second  |
        | Vorhand XIX XVIII XX XVII | Third   |
        | Vorhand XVII XVI XV XVIII | Dealer  |
        | Vorhand XVI XV XIV XIII   | Vorhand |
        | Second XII XIII XI X      | Third   |
        | Second X IX XI VIII       | Dealer  |
        | Third VII VI VIII V       | Vorhand |
        | Dealer V IV VI I          | Second  |
        | Dealer IX X VII VIII      | Vorhand |
        | Third XIV K♥ XV XIII      | Vorhand |

    @position
    Scenario Outline: IV and I with nothing between them
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand IV I K♥ K♦  | Vorhand |
        | Vorhand I IV A♥ A♦  | Second  |
        | Third V IV I K♠     | Third   |
        | Dealer I 10♠ 10♣ IV | Third   |

    @position
    Scenario Outline: a numbered Tarock is led and its neighbour falls on it
      Every pair of neighbours, by turns the lower led and the higher. Numerals that are compared as text, and two Tarocks
      that have changed places, fail the rows of their pairs.
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                   | winner  |
        | Vorhand XX XXI K♥ D♠    | Second  |
        | Second XX D♥ XIX K♠     | Second  |
        | Third XVIII K♥ D♠ XIX   | Second  |
        | Dealer XVIII XVII D♥ K♠ | Dealer  |
        | Vorhand XVI K♥ XVII D♠  | Third   |
        | Second XVI D♥ K♠ XV     | Second  |
        | Third XIV XV K♥ D♠      | Dealer  |
        | Dealer XIV D♥ XIII K♠   | Dealer  |
        | Vorhand XII K♥ D♠ XIII  | Dealer  |
        | Second XII XI D♥ K♠     | Second  |
        | Third X K♥ XI D♠        | Vorhand |
        | Dealer X D♥ K♠ IX       | Dealer  |
        | Vorhand VIII IX K♥ D♠   | Second  |
        | Second VIII D♥ VII K♠   | Second  |
        | Third VI K♥ D♠ VII      | Second  |
        | Dealer VI V D♥ K♠       | Dealer  |
        | Vorhand IV K♥ V D♠      | Third   |
        | Second IV D♥ K♠ I       | Second  |

  @clause:ZWA-CARDS-004
  Rule: The Sküs, which bears no number, stands above XXI

    Example: the Sküs is the first in the row
      When the deck is laid out
      Then the trumps from the top are "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I"

    @dispute:card-ranking
    Scenario Outline: where the Sküs stands in the row
      Without a rank it loses to every other Tarock.
      Given the reading "<reading>" of "card-ranking"
      When the deck is laid out
      Then the trumps from the top are "<row>"

      Examples:
        | reading  | row                                                                       |
        | top      | Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I |
        | unranked | XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I Sküs |

    @position @dispute:card-ranking
    Scenario Outline: the Sküs in a trick with other cards
      Given the reading "<reading>" of "card-ranking"
      And Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading  | trick                 | winner  |
        | top      | Vorhand XXI Sküs X V  | Second  |
        | unranked | Vorhand XXI Sküs X V  | Vorhand |
        | top      | Vorhand Sküs X V XXI  | Vorhand |
        | unranked | Vorhand Sküs X V XXI  | Dealer  |
        | top      | Third Sküs I K♥ D♥    | Third   |
        | unranked | Third Sküs I K♥ D♥    | Dealer  |
        | top      | Second IV Sküs I X    | Third   |
        | unranked | Second IV Sküs I X    | Vorhand |
        | top      | Vorhand K♥ Sküs D♥ B♥ | Second  |
        | unranked | Vorhand K♥ Sküs D♥ B♥ | Second  |
        | top      | Vorhand Sküs K♥ D♥ B♥ | Vorhand |
        | unranked | Vorhand Sküs K♥ D♥ B♥ | Vorhand |

  @clause:ZWA-CARDS-005
  Rule: Sküs, XXI (Mond) and I (Pagat) are the Trull

    Example: three cards, no more
      When the deck is laid out
      Then the Trull is "Sküs XXI I"

    Scenario Outline: the Tarocks with a name of their own
      When the deck is laid out
      Then "<name>" is the card "<card>"

      Examples:
        | name  | card |
        | Sküs  | Sküs |
        | Mond  | XXI  |
        | Pagat | I    |

  @clause:ZWA-CARDS-006
  Rule: The cards of a suit rank König, Dame, Cavall, Bube, Glatze

    Scenario Outline: every suit from the top
      When the deck is laid out
      Then the suit <suit> from the top is "<row>"

      Examples:
        | suit | row             |
        | ♥    | K♥ D♥ C♥ B♥ A♥  |
        | ♦    | K♦ D♦ C♦ B♦ A♦  |
        | ♠    | K♠ D♠ C♠ B♠ 10♠ |
        | ♣    | K♣ D♣ C♣ B♣ 10♣ |

    @position
    Scenario Outline: cards of one suit meet in a trick
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner  |
        | Vorhand B♥ C♥ D♥ K♥  | Dealer  |
        | Vorhand C♦ B♦ D♦ A♦  | Third   |
        | Vorhand B♠ C♠ 10♠ K♥ | Second  |
        | Vorhand B♣ 10♣ A♥ A♦ | Vorhand |
        | Dealer D♣ K♣ C♣ B♣   | Vorhand |
        | Second 10♠ B♠ K♣ D♣  | Third   |
        | Third A♥ B♥ K♦ K♠    | Dealer  |
        | Third A♦ K♥ K♠ K♣    | Third   |

    @position
    Scenario Outline: two cards of a suit, one led and the other on it, meet in a trick
      Each row is a pair of neighbours, by turns the lower led and the higher, with cards beside it that stand higher in
      other suits. Two cards that change places in one suit fail its row alone.
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick               | winner  |
        | Vorhand D♥ K♥ K♠ K♣ | Second  |
        | Second D♥ K♣ C♥ K♦  | Second  |
        | Third B♥ K♦ K♠ C♥   | Second  |
        | Dealer B♥ A♥ K♠ K♣  | Dealer  |
        | Vorhand D♦ K♣ K♦ K♥ | Third   |
        | Second D♦ K♥ K♠ C♦  | Second  |
        | Third B♦ C♦ K♠ K♣   | Dealer  |
        | Dealer B♦ K♣ A♦ K♥  | Dealer  |
        | Vorhand D♠ K♥ K♦ K♠ | Dealer  |
        | Second D♠ C♠ K♦ K♣  | Second  |
        | Third B♠ K♣ C♠ K♥   | Vorhand |
        | Dealer B♠ K♥ K♦ 10♠ | Dealer  |
        | Vorhand D♣ K♣ K♦ K♠ | Second  |
        | Second D♣ K♠ C♣ K♥  | Second  |
        | Third B♣ K♥ K♦ C♣   | Second  |
        | Dealer B♣ 10♣ K♦ K♠ | Dealer  |

  @clause:ZWA-CARDS-007
  Rule: The Glatze of Pik and of Treff is usually the 10

    Scenario Outline: the lowest card of a black suit
      When the deck is laid out
      Then the suit <suit> from the top is "<row>"
      And "<low>" are worth 0 Augen each

      Examples:
        | suit | row             | low |
        | ♠    | K♠ D♠ C♠ B♠ 10♠ | 10♠ |
        | ♣    | K♣ D♣ C♣ B♣ 10♣ | 10♣ |

    @position
    Scenario Outline: the 10 meets its Bube
      Given Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | trick                | winner  |
        | Vorhand 10♠ B♠ A♥ A♦ | Second  |
        | Third 10♣ K♥ B♣ K♦   | Vorhand |

  @clause:ZWA-CARDS-008
  Rule: The Glatze of Herz and of Karo is usually the A; a round may put the 4 in its place, which is told more easily

    Example: the A is the lowest of both red suits
      When the deck is laid out
      Then the suit ♥ from the top is "K♥ D♥ C♥ B♥ A♥"
      And the suit ♦ from the top is "K♦ D♦ C♦ B♦ A♦"

    @dispute:glatze-cards
    Scenario Outline: the red suits with one Glatze or the other
      Given the reading "<reading>" of "glatze-cards"
      When the deck is laid out
      Then the suit ♥ from the top is "<herz>"
      And the suit ♦ from the top is "<karo>"
      And the deck holds 40 cards and 88 Augen

      Examples:
        | reading | herz           | karo           |
        | ace     | K♥ D♥ C♥ B♥ A♥ | K♦ D♦ C♦ B♦ A♦ |
        | four    | K♥ D♥ C♥ B♥ 4♥ | K♦ D♦ C♦ B♦ 4♦ |

    Scenario Outline: the black suits do not change with the red Glatzen
      Given the reading "four" of "glatze-cards"
      When the deck is laid out
      Then the suit <suit> from the top is "<row>"

      Examples:
        | suit | row             |
        | ♠    | K♠ D♠ C♠ B♠ 10♠ |
        | ♣    | K♣ D♣ C♣ B♣ 10♣ |

    @position @dispute:glatze-cards
    Scenario Outline: a red Glatze in a trick
      Given the reading "<reading>" of "glatze-cards"
      And Vorhand plays a Normalspiel
      When the trick is "<trick>"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | trick                | winner |
        | ace     | Vorhand A♥ B♥ A♦ 10♠ | Second |
        | four    | Vorhand 4♥ B♥ 4♦ 10♠ | Second |
        | ace     | Second A♦ K♥ K♠ K♣   | Second |
        | four    | Second 4♦ K♥ K♠ K♣   | Second |
