Feature: Bonuses, made and lost: announced by both sides or twice

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-015
  Rule: An announced bird stands although the other side holds its card or announces it too; a side without the card loses it

    @position @dispute:bird-held-by-opponents
    Scenario Outline: the declarer has announced the Pagat, and an opponent makes it with the I
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Pagat | <side>   | <outcome> | <announced> |

      Examples:
        | reading | side      | outcome | announced |
        | stands  | declarer  | lost    | yes       |
        | void    | opponents | won     | no        |

    @position
    Example: both sides have announced the Pagat, and an opponent makes it
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | yes       |

    @position
    Example: where it is void only the Pagat of its holders is left
      42 1/3 points against 27 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | yes       |

    @position @dispute:bird-held-by-opponents
    Scenario Outline: the declarer has announced the Uhu, and an opponent makes it with the II
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Uhu   | <side>   | <outcome> | <announced> |

      Examples:
        | reading | side      | outcome | announced |
        | stands  | declarer  | lost    | yes       |
        | void    | opponents | won     | no        |

    @position
    Example: both sides have announced the Uhu, and an opponent makes it
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: where it is void only the Uhu of its holders is left
      42 1/3 points against 27 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: an opponent loses the II that the declarer has announced
      The declarer takes the trick, but with the XX. 38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XI X IX VIII III II I K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ C♦ B♦ A♦ 2♦ K♠ C♠ B♠ 10♠ 9♠ K♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: where it is void the opponent's silent Uhu alone is lost
      41 1/3 points against 28 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XI X VIII VII III II K♥ D♥ C♥ B♥ A♥ 2♥ K♦ B♦ A♦ 2♦ D♠ C♠ 10♠ 9♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: the declarer's own bird stands although an opponent has announced it too
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Uhu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XIX XVIII XVII XIV XII XI VIII V II I D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ B♦ 2♦ 3♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand II 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | won     | yes       |
        | Uhu   | opponents | lost    | yes       |

    @position
    Scenario Outline: the declarer has announced the Uhu, and his partner makes it
      Given the reading "<round>" of "bird-held-by-opponents"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XIX XVIII XVII XVI XIV XIII XI VIII II I K♥ D♥ C♥ A♥ 2♥ 4♥ K♦ B♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

      Examples:
        | round  |
        | stands |
        | void   |

    @dispute:bird-held-by-opponents
    Scenario Outline: the I of an announced Pagat lies in the Talon of a Solo-Dreier
      Game 40, and against it the announced Pagat 5 × 2 × 2 = 20 where it stands. 45 points against 25.
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand holds "Sküs XXI XX XIX XVI XIV XIII XII X IX C♠ 7♠"
      And Second holds "XVIII VII VI V IV III A♥ 4♥ K♦ A♦ 10♠ B♣"
      And Third holds "XV XI VIII II D♥ C♦ 3♦ K♠ D♠ C♣ 10♣ 9♣"
      And Dealer holds "XVII K♥ B♥ 2♥ B♦ 4♦ 9♠ 8♠ K♣ D♣ 8♣ 7♣"
      And the Talon is "I B♠ 2♦" and "C♥ D♦ 3♥"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ 10♠ D♠ 8♠     |
        | Third   | K♠ 9♠ C♠ VI      |
        | Second  | K♦ C♦ B♦ XIII    |
        | Vorhand | IX IV II XVII    |
        | Dealer  | K♣ XII B♣ 9♣     |
        | Vorhand | XIV VII VIII 2♥  |
        | Vorhand | XVI V XI 7♣      |
        | Vorhand | XIX III XV D♣    |
        | Vorhand | Sküs XVIII C♣ 4♦ |
        | Vorhand | XXI A♦ 3♦ 8♣     |
        | Vorhand | XX 4♥ D♥ B♥      |
        | Vorhand | X A♥ 10♣ K♥      |
      Then it is nobody's turn
      And "Pagat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                 | payments                                        |
        | stands  | lost by the declarer | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | void    | not scored           | Vorhand +120, Second -40, Third -40, Dealer -40 |

    @dispute:bird-held-by-opponents
    Scenario Outline: the declarer announces the Pagat and holds it, and an opponent the Kakadu that the declarer holds
      Vorhand loses the Pagat in the last trick and has played the III in the seventh. Game 20, against it the Pagat 5 × 2
      = 10, and the opponents' Kakadu 15 × 2 = 30: 20 − 10 + 30 = 40; or 20 − 10 = 10; from each of three.
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand holds "Sküs XXI XVIII XIV XI VI III I 3♥ C♦ 4♦ 10♠"
      And Second holds "XX XVII XV XIII IX VII V II D♥ 8♠ C♣ 10♣"
      And Third holds "XIX XVI XII C♥ B♥ A♥ 4♥ K♦ D♦ 2♦ 3♦ C♠"
      And Dealer holds "X VIII IV K♥ 2♥ B♦ A♦ D♠ B♠ D♣ B♣ 9♣"
      And the Talon is "K♣ K♠ 7♣" and "9♠ 7♠ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ 4♦ 7♣"
      And the announcing goes "Vorhand ich liege + Pagat, Second Kakadu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIV XIII XIX IV    |
        | Third   | 3♦ A♦ Sküs V       |
        | Vorhand | XXI II XVI X       |
        | Vorhand | XVIII VII XII VIII |
        | Vorhand | 3♥ D♥ 4♥ K♥        |
        | Dealer  | B♣ K♣ 10♣ K♦       |
        | Vorhand | III IX A♥ D♣       |
        | Second  | C♣ D♦ 9♣ VI        |
        | Vorhand | XI XX C♠ 2♥        |
        | Second  | 8♠ 2♦ D♠ K♠        |
        | Vorhand | 10♠ XVII B♥ B♠     |
        | Second  | XV C♥ B♦ I         |
      Then it is nobody's turn
      And "Pagat" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading | payments                                        |
        | stands  | Vorhand +120, Second -40, Third -40, Dealer -40 |
        | void    | Vorhand +30, Second -10, Third -10, Dealer -10  |

  @clause:KAR-BONUSES-016
  Rule: Of several announcements of the same bonus by one side the first counts, with its own doublings

    @position
    Example: the declarer's Trull was doubled, and his partner has announced it as well
      Second has said Kontra to the first announcement only. 37 1/3 points against 32 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII XII X IX VIII VII VI II I D♥ C♥ 2♥ 3♥ B♦ 2♦ 3♦ 4♦ D♠ C♠ 10♠ 9♠ K♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | Second     |

    @position
    Example: only the second announcement of the Trull was doubled
      The Kontra of the Dealer is to the partner's announcement, which does not count. 47 1/3 points against 22 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XII X IX VIII VI V III I K♥ D♥ C♥ 2♥ 3♥ K♦ D♦ B♦ 4♦ C♠ B♠ 8♠ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       |            |

    @position
    Example: both announcements of a Trull that fails are one item
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "…"
        """
        Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Kontra Trull of Third,
        Vorhand Gut!, Second Gut!, Third Retour Trull of Third, Dealer Gut!, Vorhand Gut!, Second Gut!
        """
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XII X IX VIII IV III II C♥ A♥ 2♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ B♠ 10♠ 8♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | lost    | yes       | Second     |

    @position
    Example: the partner holds the bird, and the declarer announced it first
      43 1/3 points against 26 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIII XI VIII III II I D♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 3♦ C♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |

    @position
    Example: announcements of the two sides are two items
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XII XI X IX VIII VI III II I K♥ 2♥ 3♥ 4♥ B♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ D♣ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Trull | declarer  | won     | yes       |            |
        | Trull | opponents | lost    | yes       |            |

    @dispute:same-bonus-announced-twice
    Scenario Outline: a Trull that both partners announced, the second time at Kontra, is made
      The cards are those of the Rufer won with an announced Trull, 52 points against 18. For each of the two the game 5
      and the Trull 5 x 2 = 10; by each announcement another 5 x 2 x 2 = 20.
      Given the reading "<reading>" of "same-bonus-announced-twice"
      And Vorhand holds "Sküs XIX XVII XV IX II C♥ 4♥ D♦ 9♠ 8♠ C♣"
      And Second holds "XX XVIII VIII VII III B♥ 2♥ 3♥ K♦ D♠ 10♠ B♣"
      And Third holds "XXI XVI XIII XII K♥ D♥ 4♦ K♠ K♣ 10♣ 8♣ 7♣"
      And Dealer holds "XIV XI X V IV A♥ C♦ B♦ A♦ 3♦ C♠ D♣"
      And the Talon is "7♠ VI 9♣" and "2♦ I B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "C♣ C♥ 4♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XVIII XXI IV |
        | Vorhand | 2♦ K♦ 4♦ C♦       |
        | Second  | VII XIII XIV XV   |
        | Vorhand | I VIII XVI V      |
        | Third   | XII X II III      |
        | Third   | K♠ C♠ B♠ 10♠      |
        | Third   | K♥ A♥ XIX 3♥      |
        | Vorhand | D♦ XX 7♣ B♦       |
        | Second  | B♣ K♣ D♣ IX       |
        | Vorhand | 8♠ D♠ 8♣ XI       |
        | Dealer  | A♦ XVII 2♥ D♥     |
        | Vorhand | 9♠ B♥ 10♣ 3♦      |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | once    | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | each    | Vorhand +35, Second -35, Third +35, Dealer -35 |

    @position
    Example: both announcements of a Trull that fails are two items where each counts by itself
      39 1/3 points against 30 2/3.
      Given the reading "each" of "same-bonus-announced-twice"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "…"
        """
        Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Kontra Trull of Third,
        Vorhand Gut!, Second Gut!, Third Retour Trull of Third, Dealer Gut!, Vorhand Gut!, Second Gut!
        """
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XII X IX VIII IV III II C♥ A♥ 2♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ B♠ 10♠ 8♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Trull | declarer | lost    | yes       | Second        |
        | Trull | declarer | lost    | yes       | Dealer, Third |

    @position
    Example: the partner's Uhu, which both announced, is made twice where each counts by itself
      43 1/3 points against 26 2/3.
      Given the reading "each" of "same-bonus-announced-twice"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIII XI VIII III II I D♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 3♦ C♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |
        | Uhu   | declarer | won     | yes       | Dealer     |

  @clause:KAR-BONUSES-017
  Rule: When an announced bonus fails because the other side makes it, only the lost announcement counts, unless that side has announced it too

    @position
    Example: the opponents have the Trull that the declarer announced
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XVIII XV XIV XIII XII XI X IX VIII VII V III II K♥ D♥ A♥ 2♥ 3♥ 4♥ D♦ B♦ K♠ C♠ 10♠ 8♠ K♣ D♣ C♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: both sides announced the Trull, and the opponents have it
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | yes       |

    @position
    Example: the declarer has the Könige that an opponent announced
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVI XII XI X IX VII VI V III II I K♥ A♥ K♦ B♦ A♦ 2♦ 3♦ K♠ C♠ 10♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: the opponents have the Könige that the declarer announced
      27 points against 43.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVII XVI XIII IX VIII VII VI II C♥ B♥ 2♥ 3♥ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: the opponents take the called König of an announced König Ultimo in the last trick
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XV XI VIII V IV II B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: both sides announced König Ultimo, and the opponents take it
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV XI VII VI V IV I C♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ D♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | yes       |

    @position
    Example: an opponent announced König Ultimo, and the declarer's side takes it
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XIII XII XI X IX VIII VII V IV III II K♥ D♥ B♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 3♦ D♠ C♠ B♠ C♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | lost    | yes       |

    @position
    Example: the declarer announced a Valat, and the opponents take every trick
      The opponents' Valat is no item beside the lost one. 3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |

    @position
    Example: a Trull that fails without going to the other side is one item as well
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIII XII X IX VIII VII VI III I K♥ D♥ B♥ 4♥ B♦ 2♦ 3♦ K♠ C♠ B♠ 10♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @dispute:announced-bonus-made-by-others
    Scenario Outline: the opponents of a Dreier at Kontra have the Trull that its declarer announced
      The cards are those of the Dreier lost at Kontra with the Trull against it, 28 points against 42. With each of the
      three -20 x 2 - 5 x 2 = -50; with the opponents' Trull in silence -50 - 5 = -55.
      Given the reading "<reading>" of "announced-bonus-made-by-others"
      And Vorhand holds "Sküs XII IX I D♥ 3♥ D♦ C♦ 9♠ C♣ 9♣ 7♣"
      And Second holds "XXI XVI XI VIII A♥ 4♦ C♠ B♠ 10♠ 7♠ K♣ D♣"
      And Third holds "XX XIX XVIII XVII XV XIV K♥ A♦ 3♦ K♠ D♠ 8♣"
      And Dealer holds "X VII VI V III B♥ 2♥ K♦ B♦ 2♦ 8♠ 10♣"
      And the Talon is "IV XIII C♥" and "II B♣ 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      And Third takes the second half
      And Third lays away "D♠ B♣ 8♣"
      And the announcing goes "Third ich liege + Trull, Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 3♥ A♥ K♥ 2♥      |
        | Third   | II X I VIII      |
        | Dealer  | VI IX XXI XIV    |
        | Second  | XVI XIX III Sküs |
        | Vorhand | D♦ 4♦ 3♦ B♦      |
        | Vorhand | C♣ D♣ XX 10♣     |
        | Third   | XV V XII XI      |
        | Third   | XVII VII 7♣ 7♠   |
        | Third   | 4♥ B♥ D♥ K♣      |
        | Vorhand | 9♠ C♠ K♠ 8♠      |
        | Third   | A♦ K♦ C♦ B♠      |
        | Dealer  | 2♦ 9♣ 10♠ XVIII  |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                        |
        | lost-only | Vorhand +50, Second +50, Third -150, Dealer +50 |
        | both      | Vorhand +55, Second +55, Third -165, Dealer +55 |

    @position
    Example: the opponents take an announced König Ultimo, and theirs counts in silence where both do
      40 1/3 points against 29 2/3.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XV XI VIII V IV II B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | no        |

    @position
    Example: the declarer announced a Valat, and that of the opponents counts in silence where both do
      3 points against 67.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |
        | Valat  | opponents | won     | no        |

    @position
    Example: an announcement of the other side is no silent one where both count
      36 1/3 points against 33 2/3.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | yes       |
