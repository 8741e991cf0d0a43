Feature: Boni, made and failed: Pagat Ultimo

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-016
  Rule: Pagat Ultimo is won when the I takes the last trick

    Example: the declarer wins the last trick with the I
      Game 1, silent Pagat Ultimo 1. 50 Augen against 20.
      Given Vorhand holds "XXI XX XIX XVII XIII XII X I 2♥ K♠ C♠ D♣"
      And Second holds "XV IX VI V III D♦ C♦ A♦ D♠ B♠ B♣ 9♣"
      And Third holds "XVIII XVI XI K♥ A♥ 3♥ 4♥ K♦ B♦ 3♦ 10♣ 8♣"
      And Dealer holds "XIV IV II D♥ C♥ 2♦ 10♠ 9♠ 7♠ K♣ C♣ 7♣"
      And the Talon is "VIII VII Sküs" and "4♦ 8♠ B♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 4♦ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XIX III XVI II |
        | Vorhand | XXI V XVIII IV |
        | Vorhand | XVII VI XI XIV |
        | Vorhand | XX IX 8♣ 7♣    |
        | Vorhand | D♣ 9♣ 10♣ K♣   |
        | Dealer  | C♣ XII B♣ K♦   |
        | Vorhand | XIII XV B♦ 7♠  |
        | Second  | B♠ 3♦ 9♠ K♠    |
        | Vorhand | 8♠ D♠ 4♥ 10♠   |
        | Second  | D♦ 3♥ 2♦ X     |
        | Vorhand | 2♥ A♦ K♥ C♥    |
        | Third   | A♥ D♥ I C♦     |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the declarer makes a silent Pagat
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XIV XIII XII XI X IX VII IV III I K♥ D♥ C♥ A♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ 4♦ K♠ 10♠ 9♠ 8♠ 7♠ D♣ B♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Example: the partner makes a silent Pagat
      55 Augen against 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XVIII XVII XVI XV XIV XIII VIII VII V III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 4♦ D♠ C♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second B♥ I 4♥ 3♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Example: an opponent makes a silent Pagat
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XVIII XVII XVI XV XIV XIII VIII VII VI V II K♥ D♥ C♥ B♥ 2♥ K♦ D♦ B♦ 2♦ 3♦ K♠ B♠ 8♠ 7♠ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |

    @position
    Example: the declarer makes an announced Pagat
      43 Augen against 27.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XVIII XVI XV XII X IX VIII VI IV II I K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ C♦ B♦ A♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Pagat
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIV XI VIII VII VI IV III II K♥ D♥ C♥ B♥ A♥ 3♥ D♦ C♦ 2♦ 4♦ C♠ B♠ 7♠ K♣ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | yes       |

    @position
    Example: the I trumps a König for the Pagat
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XIX XVIII XVI XV XIV XIII XI VIII VI V IV III II I C♥ B♥ 3♥ K♦ C♦ B♦ 2♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Example: the I takes a neighbouring trick, and that is no Pagat
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "XIX XVIII XVI XII XI X VI V III II I B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand I 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: all that is told is that the I took the last trick
      The I is the only trump in it.
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the last trick is "Third C♣ I 9♣ B♥"
      When the result is drawn up
      Then "Pagat" is won by the opponents

    @position
    Scenario Outline: the I takes the last trick, wherever the dealer sits
      The I is the only trump in it.
      Given the dealer is at seat <seat>
      And Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the last trick is "Third C♣ I 9♣ B♥"
      When the result is drawn up
      Then "Pagat" is won by the opponents

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:KOE-BONUSES-020
  Rule: A silent Pagat Ultimo is lost when the I is in the last trick and another card takes it, be it the partner's

    @position
    Example: an opponent overtrumps the silent Pagat
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVI XV XII XI X IX VI V II D♥ C♥ 2♥ D♦ C♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |

    @position
    Example: the partner himself takes the I of the declarer
      55 Augen against 15.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XVIII XIV XII XI X IX VII VI V IV II I K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ 3♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |

    @position
    Example: the declarer takes the I of his partner
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XVI XV XIV XIII XII XI X IX VIII VII V IV I K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ C♦ A♦ 4♦ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVI 9♠ I 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |

    @position
    Example: an opponent's silent Pagat falls to the declarer
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XVII XVI XV XIV XIII XII XI X IX VII V III I K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ C♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVI 9♠ I 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |

    @position
    Example: an opponent's silent Pagat falls to another opponent
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XIX XVIII XV XIV XIII VII VI IV K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 8♠ 7♠ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVI 9♠ I 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |

    @position
    Example: the I that takes its trick is not lost
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XIV XIII XI VIII VII VI III II I D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second 9♠ 10♠ 8♠ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Scenario Outline: all that is told is that another card took the I in the last trick
      Vorhand and Third play together, Second and the Dealer against them.
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the last trick is "<trick>"
      When the result is drawn up
      Then "Pagat" is lost by the <side>

      Examples:
        | trick                | side      |
        | Vorhand I D♥ V 9♣    | declarer  |
        | Dealer XI I 4♦ C♣    | declarer  |
        | Dealer I XII 3♦ 10♣  | opponents |
        | Second XIX B♥ I D♦   | opponents |
        | Second XIX B♥ 7♠ I   | declarer  |
