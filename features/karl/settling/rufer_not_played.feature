Feature: Settling in points: games that are paid and not played

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # Payments are those of a deal that counts once.

  Background:
    Given the rules "karl"

  @clause:KAR-SETTLING-041
  Rule: A Rufer that is not played is settled as won and without any bonus: declarer and partner are paid its price

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: nobody says anything, and declarer and partner are paid
      5 for each of the two, without a single trick.
      Given Third holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the partner is Third
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"
      And "Spiel" brings the declarer 5 points

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: the whole Trull in the declarer's hand brings nothing where nothing is played
      5 for each of the two, and nothing for Sküs, XXI and I.
      Given Vorhand holds "Sküs XXI I XX"
      And Dealer holds "K♠"
      And the Talon is "4♥ 3♦ 8♠" and "XIX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Trull" is not scored
      And "Pagat" is not scored
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: a weak hand is paid just the same
      Nobody asks whether the cards would have been enough.
      Given Vorhand holds "II D♥ C♥ B♥ D♦ C♦ B♦ D♣ C♣ B♣ 10♣ 9♣"
      And Second holds "K♦"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second +5, Third -5, Dealer -5"

    @dispute:payment-per-pairing @clause:KAR-ANNOUNCING-018 @clause:KAR-SETTLING-040
    Scenario Outline: a Rufer that is not played, by each reading of what a price is
      The König lay in the Talon and she goes on alone: 5 from each of three, or 5 in all, 5/3 from each.
      Given the reading "<reading>" of "payment-per-pairing"
      And the Talon is "K♣ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand takes the second half
      And Vorhand lays away "XX D♠ 7♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And there is no partner
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | per-pairing | Vorhand +15, Second -5, Third -5, Dealer -5      |
        | once        | Vorhand +5, Second -5/3, Third -5/3, Dealer -5/3 |

    @clause:KAR-SESSIONS-006 @clause:KAR-SETTLING-002
    Example: a Rufer that is not played in a deal that counts double
      5 × 2 = 10 for each of the two.
      Given the deal counts double
      And Third holds "K♦"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"
      And "Spiel" brings the declarer 10 points

    @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Example: with a Rufer that is not played the deal is over
      5 for each of the two, without a single trick.
      Given Third holds "K♥"
      And the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the partner is Third
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"
      And "Spiel" brings the declarer 5 points
      And the deal is over

    @position @clause:KAR-ANNOUNCING-016 @clause:KAR-SETTLING-002
    Scenario Outline: the game alone is settled where nothing was announced and nobody said Kontra, with <partner> as partner
      5 for each of the two.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by <partner>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "<payments>"

      Examples:
        | partner | payments                                   |
        | Second  | Vorhand +5, Second +5, Third -5, Dealer -5 |
        | Dealer  | Vorhand +5, Second -5, Third -5, Dealer +5 |

  @clause:KAR-SETTLING-042
  Rule: The partner in a Rufer that is not played is whoever shows the called König

    Background:
      Given the Talon is "4♥ 3♦ 8♠" and "XX D♠ 7♣"

    @clause:KAR-SETTLING-041
    Scenario Outline: <case> player shows the called König
      Given <player> holds "<cards>"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "<cards>"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the partner is <player>
      And the payments are "<payments>"

      Examples:
        | case       | player | cards | payments                                   |
        | the second | Second | K♥    | Vorhand +5, Second +5, Third -5, Dealer -5 |
        | the third  | Third  | K♣    | Vorhand +5, Second -5, Third +5, Dealer -5 |
        | the last   | Dealer | K♦    | Vorhand +5, Second -5, Third -5, Dealer +5 |

    @clause:KAR-CALLING-004 @clause:KAR-SETTLING-041
    Example: the partner shows the König that was called without its suit
      The fourth König is that of Treff.
      Given Vorhand holds "K♥ K♦ K♠"
      And Dealer holds "K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "Vierter König"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      Then it is nobody's turn
      And the partner is Dealer
      And the payments are "Vorhand +5, Second -5, Third -5, Dealer +5"

    Example: everybody has seen the König by which the partner is paid
      Given Third holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second is asked for the cards seen so far
      Then these cards have been seen: "K♥"

    Example: the other Könige are not shown
      Given Dealer holds "K♠"
      And Third holds "K♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 3♦ 8♠"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And Second is asked for the cards seen so far
      Then these cards have been seen: "K♥"
      And these cards have not been seen: "K♠"

  @clause:KAR-SETTLING-043
  Rule: Paying for a Rufer whose König lies in the Talon costs 5 to each of the three others

    @position @dispute:rufer-king-in-talon-payment
    Scenario Outline: <case> pays for a Rufer
      5 to each of three; or twice 5, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And <player> plays a Rufer calling <king>
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case                             | player  | king | reading | payments                                             |
        | Vorhand                          | Vorhand | K♥   | three   | Vorhand -15, Second +5, Third +5, Dealer +5          |
        | Vorhand                          | Vorhand | K♥   | two     | Vorhand -10, Second +10/3, Third +10/3, Dealer +10/3 |
        | the one who took over as Vorhand | Second  | K♠   | three   | Vorhand +5, Second -15, Third +5, Dealer +5          |
        | the one who took over as Vorhand | Second  | K♠   | two     | Vorhand +10/3, Second -10, Third +10/3, Dealer +10/3 |

    @position @dispute:rufer-king-in-talon-payment @clause:KAR-SESSIONS-006
    Scenario Outline: paying for a Rufer in a deal that counts double
      5 × 2 = 10 to each of three; or 2 × 10, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And the deal counts double
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand -30, Second +10, Third +10, Dealer +10       |
        | two     | Vorhand -20, Second +20/3, Third +20/3, Dealer +20/3 |

    @dispute:rufer-king-in-talon-payment @clause:KAR-CALLING-011
    Scenario Outline: the König lies in the first half, and the declarer pays
      5 to each of three; or twice 5, shared by three.
      Given the reading "<reading>" of "rufer-king-in-talon-payment"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand pays for the game
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                             |
        | three   | Vorhand -15, Second +5, Third +5, Dealer +5          |
        | two     | Vorhand -10, Second +10/3, Third +10/3, Dealer +10/3 |

    @clause:KAR-CALLING-011
    Example: the König lies in the second half, and the declarer pays
      5 to each of three.
      Given the Talon is "4♥ 3♦ 8♠" and "XX D♠ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♣"
      And Vorhand pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

  @clause:KAR-SETTLING-044
  Rule: Paying for an Auch-Rufer whose König lies in the Talon costs 5 and the announced price of the declarer's bird to each of the three others

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: paying for an Auch-Rufer <case>
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with <bird>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case             | sum                                          | bird    | reading        | payments                                        |
        | with the Pagat   | 5 + 10 = 15 to each of three; or 5 + 5 = 10  | Pagat   | announced-rate | Vorhand -45, Second +15, Third +15, Dealer +15  |
        | with the Pagat   | 5 + 10 = 15 to each of three; or 5 + 5 = 10  | Pagat   | silent-rate    | Vorhand -30, Second +10, Third +10, Dealer +10  |
        | with the Pagat   | 5 + 10 = 15 to each of three; or 5 + 5 = 10  | Pagat   | fahren-too     | Vorhand -45, Second +15, Third +15, Dealer +15  |
        | with the Uhu     | 5 + 20 = 25 to each of three; or 5 + 10 = 15 | Uhu     | announced-rate | Vorhand -75, Second +25, Third +25, Dealer +25  |
        | with the Uhu     | 5 + 20 = 25 to each of three; or 5 + 10 = 15 | Uhu     | silent-rate    | Vorhand -45, Second +15, Third +15, Dealer +15  |
        | with the Uhu     | 5 + 20 = 25 to each of three; or 5 + 10 = 15 | Uhu     | fahren-too     | Vorhand -75, Second +25, Third +25, Dealer +25  |
        | with the Kakadu  | 5 + 30 = 35 to each of three; or 5 + 15 = 20 | Kakadu  | announced-rate | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | with the Kakadu  | 5 + 30 = 35 to each of three; or 5 + 15 = 20 | Kakadu  | silent-rate    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | with the Kakadu  | 5 + 30 = 35 to each of three; or 5 + 15 = 20 | Kakadu  | fahren-too     | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | with the Wildsau | 5 + 40 = 45 to each of three; or 5 + 20 = 25 | Wildsau | announced-rate | Vorhand -135, Second +45, Third +45, Dealer +45 |
        | with the Wildsau | 5 + 40 = 45 to each of three; or 5 + 20 = 25 | Wildsau | silent-rate    | Vorhand -75, Second +25, Third +25, Dealer +25  |
        | with the Wildsau | 5 + 40 = 45 to each of three; or 5 + 20 = 25 | Wildsau | fahren-too     | Vorhand -135, Second +45, Third +45, Dealer +45 |

    @position @dispute:auch-rufer-king-in-talon
    Scenario Outline: the dealer pays for an Auch-Rufer
      5 + 10 = 15 to each of three; or 5 + 5 = 10.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Dealer plays an Auch-Rufer calling K♦
      And the called König lay in the Talon
      And the last deal ended in paying with Pagat
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | announced-rate | Vorhand +15, Second +15, Third +15, Dealer -45 |
        | silent-rate    | Vorhand +10, Second +10, Third +10, Dealer -30 |
        | fahren-too     | Vorhand +15, Second +15, Third +15, Dealer -45 |

    @position @dispute:auch-rufer-king-in-talon @clause:KAR-SESSIONS-006
    Scenario Outline: paying for an Auch-Rufer in a deal that counts double
      (5 + 20) × 2 = 50 to each of three; or (5 + 10) × 2 = 30.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And the deal counts double
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Uhu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | silent-rate    | Vorhand -90, Second +30, Third +30, Dealer +30  |
        | fahren-too     | Vorhand -150, Second +50, Third +50, Dealer +50 |

    @position @dispute:payment-per-pairing @clause:KAR-SETTLING-040
    Scenario Outline: paying for an Auch-Rufer, to each or in all
      5 + 30 = 35 to each of three; or 35 in all, 35/3 to each.
      Given the reading "<reading>" of "payment-per-pairing"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in paying with Kakadu
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                             |
        | per-pairing | Vorhand -105, Second +35, Third +35, Dealer +35      |
        | once        | Vorhand -35, Second +35/3, Third +35/3, Dealer +35/3 |

    @dispute:auch-rufer-king-in-talon @clause:KAR-CALLING-014 @clause:KAR-SETTLING-045
    Scenario Outline: the called König lies in the Talon, and the declarer of an Auch-Rufer pays
      The Kakadu is the only bird: 5 + 30 = 35 to each of three; or 5 + 15 = 20.
      Given the reading "<reading>" of "auch-rufer-king-in-talon"
      And Second holds "III XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | announced-rate | Vorhand +35, Second -105, Third +35, Dealer +35 |
        | silent-rate    | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | fahren-too     | Vorhand +35, Second -105, Third +35, Dealer +35 |

    @dispute:auch-rufer-bird-naming @clause:KAR-CALLING-014
    Scenario Outline: a bird named with the bid is the one that is paid
      Kakadu and Pagat in hand: 5 + 10 = 15 to each of three, as the Pagat is cheaper; or 5 + 30 = 35, as the Kakadu was
      bid.
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Second holds "III I XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second <bid>, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading   | bid               | payments                                        |
        | any-bird  | Auch-Rufer        | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | held-bird | Auch-Rufer        | Vorhand +15, Second -45, Third +15, Dealer +15  |
        | with-bid  | Auch-Rufer Kakadu | Vorhand +35, Second -105, Third +35, Dealer +35 |

  @clause:KAR-SETTLING-045
  Rule: The bird paid for is the cheapest that the declarer held before the Talon, and a Pagat when he held none

    @clause:KAR-SETTLING-044
    Example: the cheapest of two birds is paid
      Uhu and Kakadu in hand: 5 + 20 = 25 to each of three.
      Given Second holds "III II XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +25, Second -75, Third +25, Dealer +25"

    @clause:KAR-SETTLING-044
    Example: the cheapest of all four birds is the Pagat
      5 + 10 = 15 to each of three.
      Given Second holds "IV III II I XIX XVIII XVII XVI XV C♦ B♦ A♦"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @dispute:auch-rufer-paid-bird @clause:KAR-SETTLING-044
    Scenario Outline: Uhu and Kakadu in hand, by each reading of which bird is paid
      5 + 20 = 25 to each of three; or with the Kakadu 5 + 30 = 35; or with a Pagat 5 + 10 = 15.
      Given the reading "<reading>" of "auch-rufer-paid-bird"
      And Second holds "III II XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading       | payments                                        |
        | cheapest-held | Vorhand +25, Second -75, Third +25, Dealer +25  |
        | dearest-held  | Vorhand +35, Second -105, Third +35, Dealer +35 |
        | pagat         | Vorhand +15, Second -45, Third +15, Dealer +15  |

    @clause:KAR-SETTLING-044
    Scenario Outline: without a bird a Pagat is paid in every reading
      Given the reading "<round>" of "auch-rufer-paid-bird"
      And Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

      Examples:
        | round         |
        | cheapest-held |
        | dearest-held  |
        | pagat         |

    @clause:KAR-SETTLING-044
    Example: a cheaper bird in the Talon does not count
      Only the Wildsau was in the hand before the Talon: 5 + 40 = 45 to each of three.
      Given Second holds "IV XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣"
      And the Talon is "K♥ II I" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +45, Second -135, Third +45, Dealer +45"

    @clause:KAR-SETTLING-044
    Example: without a bird a Pagat is paid
      The bid without a bird was not noticed: 5 + 10 = 15 to each of three.
      Given Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ 3♦ 8♠" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"

    @clause:KAR-SETTLING-044
    Example: without a bird a Pagat is paid, also when the Talon has a dearer one
      5 + 10 = 15 to each of three.
      Given Second holds "XIX XVIII XVII XVI XV C♦ B♦ A♦ 10♠ 9♠ 10♣ 9♣"
      And the Talon is "K♥ IV III" and "II D♠ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Auch-Rufer!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Second calls "K♥"
      And Second pays for the game
      Then it is nobody's turn
      And the payments are "Vorhand +15, Second -45, Third +15, Dealer +15"
