Feature: Boni, made and failed: Trull and 4 Könige

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-003
  Rule: The side that has won Sküs, XXI and I has the Trull

    @position
    Example: the declarer has all three cards of the Trull in silence
      47 Augen against 23.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XIV XIII XII X IX VIII V II I K♥ B♥ B♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 7♠ K♣ D♣ C♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Scenario Outline: what is said in a Solo with a partner stands, be it void without one
      60 − 9 × 2 − 1 = 41 Augen against 29.
      Given the reading "<round>" of "solo-king-in-stock-calls"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Trull, Second Kontra Trull of Vorhand, Third Könige, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX I K♥ 3♥ K♦ D♦ B♦ A♦ C♠ B♠ 10♠ 9♠ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Dealer     |
        | Trull  | declarer | won     | yes       | Second     |
        | Könige | declarer | lost    | yes       |            |

      Examples:
        | round |
        | stand |
        | void  |

    @position
    Scenario Outline: what is said in a Rufer stands, whose König lay open in the Stock for all to see
      64 − 10 × 2 − 1 = 43 Augen against 27.
      Given the reading "<round>" of "solo-king-in-stock-calls"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Trull, Second Kontra Trull of Vorhand, Third Könige, Dealer Kontra Spiel, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX I K♥ 3♥ K♦ D♦ B♦ A♦ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        | Dealer     |
        | Trull  | declarer  | won     | yes       | Second     |
        | Könige | opponents | lost    | yes       |            |

      Examples:
        | round |
        | stand |
        | void  |

    @position
    Example: the opponents have the Trull in silence
      The game is won, and the Trull counts against the declarer. 36 Augen against 34.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XVI XV XIII XI IX VIII VII VI IV K♥ C♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ C♠ B♠ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: a Trull that is torn apart is nobody's
      43 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XIII XII X IX VII VI V IV D♥ B♥ 4♥ K♦ D♦ C♦ B♦ 4♦ K♠ C♠ B♠ 10♠ 8♠ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Scenario Outline: a Trull without <case> is none
      Given Vorhand plays a Dreier
      And the declarer's side has "<pile>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | case     | sum                 | pile                                                                                                     |
        | the XXI  | 37 Augen against 33 | Sküs XX XIX XVIII XVII XIV XIII XII X IX VII VI V III II I D♥ B♥ 2♥ C♦ B♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ D♣ C♣ 10♣ 9♣ |
        | the Sküs | 39 Augen against 31 | XXI XX XVIII XVII XVI XV XIV XII X IX VI V III I D♥ A♥ 2♥ 4♥ D♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ 10♣ 9♣     |

    @position
    Example: partners put the Trull together
      42 Augen against 28.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIV XIII XII XI X IX VI II I K♥ C♥ B♥ A♥ 3♥ D♦ C♦ B♦ 3♦ C♠ B♠ 8♠ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: a Trull in a Solo that is lost
      32 Augen against 38.
      Given Vorhand plays a Solo calling K♣
      And the called König is held by Dealer
      And the declarer's side has "Sküs XXI XX XVIII XI IX VIII VII I K♥ D♥ A♥ 2♥ 4♥ C♦ A♦ 3♦ K♣ 9♣ 8♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: the Trull of a Sechserdreier
      44 Augen against 26.
      Given Vorhand plays a Sechserdreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIII XII X IX VIII V IV II I D♥ C♥ B♥ 3♥ B♦ 2♦ 4♦ K♠ C♠ K♣ D♣ C♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Scenario Outline: who has doubled an announced Trull, in the order of the steps
      46 Augen against 24, with the Stock.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the announcing went "<first>, <turns>"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XIV XIII XII X IX VIII V II I K♥ B♥ B♦ K♠ D♠ C♠ B♠ 7♠ K♣ D♣ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | <doubled>  |

      Examples:
        | first         | turns                                                                                                    | doubled          |
        | Vorhand Trull | Second Kontra Trull of Vorhand, Third Rekontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!  | Second, Third    |
        | Vorhand Trull | Second Gut!, Third Gut!, Dealer Kontra Trull of Vorhand, Vorhand Rekontra Trull of Vorhand, Second Gut!, | Dealer, Vorhand  |
        | …             | Third Gut!, Dealer Gut!                                                                                  |                  |
        | Vorhand Gut!  | Second Gut!, Third Trull, Dealer Kontra Trull of Third, Vorhand Rekontra Trull of Third,                 | Dealer, Vorhand, |
        | …             | Second Subkontra Trull of Third, Third Gut!, Dealer Gut!, Vorhand Gut!                                   | Second           |
        | Vorhand Trull | Second Kontra Trull of Vorhand, Third Rekontra Trull of Vorhand, Dealer Subkontra Trull of Vorhand,      | Second, Third,   |
        | …             | Vorhand Gut!, Second Gut!, Third Gut!                                                                    | Dealer           |

  @clause:KOE-BONUSES-004
  Rule: The side that has won all four Könige has the 4 Könige

    @position
    Example: the declarer has the four Könige in silence
      51 Augen against 19.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XII X IX V III K♥ D♥ A♥ 2♥ K♦ D♦ C♦ B♦ 2♦ 3♦ K♠ C♠ B♠ 7♠ K♣ D♣ C♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: the opponents have the four Könige in silence
      27 Augen against 43.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVII XVI XV XIII XI X IX VI IV III I D♥ C♥ B♥ A♥ 2♥ B♦ 2♦ 4♦ C♠ B♠ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |

    @position
    Scenario Outline: four Könige without <case> are none
      Given Vorhand plays a Dreier
      And the declarer's side has "<pile>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | case | sum                 | pile                                                                                                        |
        | K♥   | 42 Augen against 28 | Sküs XX XVIII XVII XV XII XI X IX VIII III II I D♥ C♥ B♥ A♥ 2♥ K♦ B♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 7♠ K♣ 10♣ 9♣ 7♣     |
        | K♦   | 45 Augen against 25 | Sküs XX XIX XVIII XV XIV XII X IX VII VI IV I K♥ D♥ B♥ A♥ 4♥ D♦ B♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣        |
        | K♠   | 46 Augen against 24 | Sküs XXI XX XVIII XV XII X IX VII IV III II K♥ D♥ A♥ K♦ D♦ B♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ 9♣ 7♣       |
        | K♣   | 39 Augen against 31 | XXI XX XIX XVIII XVII XIV XIII XII X IX VIII VII VI III II K♥ C♥ B♥ 2♥ K♦ B♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ D♣ B♣ 9♣ 8♣ |

    @position
    Example: Könige taken by both partners count together
      41 Augen against 29.
      Given Second plays a Solo calling K♣
      And the called König is held by Dealer
      And the declarer's side has "XXI XIX XVI XIII VIII IV III II I K♥ D♥ 2♥ 3♥ K♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ K♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: Trull and four Könige are two Boni
      50 Augen against 20.
      Given Vorhand plays a Solo Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XII XI X IX VIII VII V III II I K♥ D♥ A♥ 4♥ K♦ C♦ B♦ 2♦ K♠ C♠ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: one side has the Trull and the other the four Könige
      33 Augen against 37.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVII XIII X VIII VII VI IV III II I C♥ B♥ A♥ 2♥ D♦ B♦ A♦ 2♦ 4♦ D♠ C♣ 10♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

  @clause:KOE-BONUSES-005
  Rule: For Trull and 4 Könige the tricks count together with the side's part of the Stock, the rejected set for the opponents

    @dispute:trull-koenige-from-stock
    Scenario Outline: the fourth König of the opponents lies in the set that the declarer left
      The opponents have taken three Könige, and the K♥ lies in the rejected set. Game −4, and 4 Könige −1 where the
      set counts: −5. 28 Augen against 42.
      Given the reading "<reading>" of "trull-koenige-from-stock"
      And Vorhand holds "Sküs XX XIX XVII XV XIII XII V 4♦ C♠ D♣ 9♣"
      And Second holds "XXI X I D♥ 2♥ 3♥ 4♥ C♦ D♠ B♠ 9♠ 7♣"
      And Third holds "XVI XIV IX VIII VII A♥ K♦ A♦ K♠ 10♠ 7♠ C♣"
      And Dealer holds "XVIII XI VI IV III C♥ B♥ D♦ 8♠ K♣ B♣ 10♣"
      And the Talon is "K♥ II B♦" and "8♣ 2♦ 3♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 4♦ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX XXI XIV III    |
        | Second  | D♥ A♥ C♥ V        |
        | Vorhand | XIX X VIII IV     |
        | Vorhand | Sküs I VII VI     |
        | Vorhand | XVII 3♥ XVI XVIII |
        | Dealer  | K♣ 9♣ 7♣ C♣       |
        | Dealer  | XI XII B♠ IX      |
        | Vorhand | XV 9♠ 7♠ 10♣      |
        | Vorhand | D♣ 4♥ 10♠ B♣      |
        | Vorhand | XIII 2♥ A♦ 8♠     |
        | Vorhand | 3♦ C♦ K♦ D♦       |
        | Third   | K♠ B♥ C♠ D♠       |
      Then it is nobody's turn
      And "Könige" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                 | payments                                    |
        | with-stock  | won by the opponents | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | tricks-only | not scored           | Vorhand -12, Second +4, Third +4, Dealer +4 |

    @dispute:trull-koenige-from-stock
    Scenario Outline: the XXI of the Trull lies in the Stock of a Solo
      Sküs and I have gone to the opponents, to whom the Stock falls too. Game 2, and against it a Trull of 1 × 2 where
      the Stock counts. 38 Augen against 32.
      Given the reading "<reading>" of "trull-koenige-from-stock"
      And Vorhand holds "XX XIX XVIII XVII XV XIII VII II B♦ K♠ 10♠ K♣"
      And Second holds "Sküs VIII VI D♥ K♦ D♦ 4♦ D♠ B♠ 9♠ D♣ 8♣"
      And Third holds "XII XI IX IV K♥ A♥ 3♥ 4♥ C♦ 3♦ C♠ 8♠"
      And Dealer holds "XVI X V III I 2♥ A♦ 7♠ C♣ B♣ 10♣ 9♣"
      And the Talon is "XXI 2♦ 7♣" and "XIV C♥ B♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♠ 9♠ C♠ 7♠    |
        | Vorhand | XIX Sküs IV I  |
        | Second  | D♥ 3♥ 2♥ II    |
        | Vorhand | XVIII VI IX X  |
        | Vorhand | XX VIII XI III |
        | Vorhand | 10♠ D♠ 8♠ V    |
        | Dealer  | B♣ K♣ 8♣ XII   |
        | Third   | A♥ XVI VII 4♦  |
        | Dealer  | 10♣ XIII D♣ C♦ |
        | Vorhand | XV B♠ K♥ A♦    |
        | Vorhand | XVII D♦ 3♦ 9♣  |
        | Vorhand | B♦ K♦ 4♥ C♣    |
      Then it is nobody's turn
      And "Trull" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                 | payments                                   |
        | with-stock  | won by the opponents | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | tricks-only | not scored           | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @dispute:trull-koenige-from-stock
    Scenario Outline: the Stock of a Solo falls to the declarer with the called König in it
      The declarer has taken the other three himself. Game 2, and 4 Könige 1 × 2 where the Stock counts. 54 Augen
      against 16.
      Given the reading "<reading>" of "trull-koenige-from-stock"
      And Vorhand holds "Sküs XX XIX XVIII XVII XV XIV XIII K♦ A♦ K♠ K♣"
      And Second holds "XVI X VI IV B♥ 3♥ 4♥ 3♦ D♠ 10♠ 10♣ 9♣"
      And Third holds "XII V I D♥ A♥ 2♥ D♦ C♦ 8♠ 7♠ B♣ 7♣"
      And Dealer holds "XXI IX III II B♦ 2♦ 4♦ C♠ B♠ 9♠ C♣ 8♣"
      And the Talon is "VIII C♥ XI" and "K♥ D♣ VII"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XVIII VI V XXI |
        | Dealer  | C♣ K♣ 9♣ 7♣    |
        | Vorhand | XX IV XII II   |
        | Vorhand | Sküs X I III   |
        | Vorhand | XV XVI D♦ IX   |
        | Second  | D♠ 7♠ C♠ K♠    |
        | Vorhand | XIX 10♣ 8♠ 8♣  |
        | Vorhand | XVII 10♠ 2♥ 9♠ |
        | Vorhand | XIII 3♦ A♥ 4♦  |
        | Vorhand | K♦ 4♥ C♦ 2♦    |
        | Vorhand | XIV 3♥ B♣ B♠   |
        | Vorhand | A♦ B♥ D♥ B♦    |
      Then it is nobody's turn
      And there is no partner
      And "Könige" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                | payments                                    |
        | with-stock  | won by the declarer | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | tricks-only | not scored          | Vorhand +6, Second -2, Third -2, Dealer -2  |

    Scenario Outline: a Trull won in tricks alone counts in either reading
      54 Augen against 16.
      Given the reading "<round>" of "trull-koenige-from-stock"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XV XIII XII IX IV 9♣"
      And Second holds "VIII II I C♥ 4♥ C♦ A♦ 3♦ K♠ B♠ 9♠ K♣"
      And Third holds "XVI XI III D♥ A♥ 2♥ K♦ D♦ 2♦ B♣ 10♣ 7♣"
      And Dealer holds "XIV VII K♥ 3♥ B♦ 4♦ D♠ 10♠ 8♠ D♣ C♣ 8♣"
      And the Talon is "C♠ VI B♥" and "X 7♠ V"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XXI II XI VII      |
        | Vorhand | XVIII VIII III XIV |
        | Vorhand | XIX I XVI 8♣       |
        | Vorhand | IV 9♠ 7♣ 8♠        |
        | Vorhand | XV 3♦ 10♣ 10♠      |
        | Vorhand | XIII A♦ 2♦ 3♥      |
        | Vorhand | XX 4♥ 2♥ 4♦        |
        | Vorhand | Sküs B♠ D♦ K♥      |
        | Vorhand | XVII K♣ A♥ B♦      |
        | Vorhand | XII C♦ B♣ C♣       |
        | Vorhand | 9♣ K♠ D♥ D♣        |
        | Dealer  | D♠ IX C♥ K♦        |
      Then it is nobody's turn
      And "Trull" is <fate>

      Examples:
        | round       | fate                |
        | with-stock  | won by the declarer |
        | tricks-only | won by the declarer |

    @position @dispute:trull-koenige-from-stock
    Scenario Outline: the opponents have Sküs and XXI in tricks, and the I in the set that the declarer left
      Given the reading "<reading>" of "trull-koenige-from-stock"
      And Vorhand plays a Dreier
      And the declarer's side has "K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII A♥ 2♥"
      And the declarer's side took 5 of 12 tricks
      And Vorhand took "K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII"
      And Second took "Sküs XXI VII VI V IV III II 3♥ 4♥ A♦ 2♦"
      And Third took "3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠"
      And Dealer took "8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the declarer laid away "B♦ A♥ 2♥"
      When the result is drawn up
      Then "Trull" is <fate> by the opponents

      Examples:
        | reading     | fate       |
        | with-stock  | won        |
        | tricks-only | not scored |

    @position
    Scenario Outline: the opponents have all of the Trull in tricks
      Given the reading "<round>" of "trull-koenige-from-stock"
      And Vorhand plays a Dreier
      And the declarer's side has "K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII A♥ 2♥"
      And the declarer's side took 5 of 12 tricks
      And Vorhand took "K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII"
      And Second took "Sküs I VII VI V IV III II 3♥ 4♥ A♦ 2♦"
      And Third took "XXI 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠"
      And Dealer took "8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the declarer laid away "B♦ A♥ 2♥"
      When the result is drawn up
      Then "Trull" is won by the opponents

      Examples:
        | round       |
        | with-stock  |
        | tricks-only |

  @clause:KOE-BONUSES-006
  Rule: An announced Trull is lost unless the announcing side has all three cards

    @position
    Example: an announced Trull is made
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIII XII XI X IX VII III II I K♥ C♥ B♥ A♥ K♦ D♦ B♦ 3♦ 4♦ D♠ C♠ 9♠ 8♠ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: an announced Trull fails because the I is missing
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XII XI X IX VI V IV III C♥ B♥ 2♥ K♦ D♦ C♦ B♦ A♦ C♠ 8♠ 7♠ K♣ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: the partner announces the Trull and the two of them have it
      44 Augen against 26.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XIII XII X IX V IV III II I K♥ D♥ B♥ K♦ B♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: the partner announces the Trull and it fails for both of them
      42 Augen against 28.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVI XIV XII XI X IX VII IV III I K♥ D♥ C♥ B♥ A♥ 4♥ C♦ B♦ 4♦ D♠ C♠ B♠ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: an opponent's announced Trull fails because the declarer keeps the Sküs
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XII X IX VIII VII III K♥ C♥ B♥ 2♥ 4♥ K♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 8♠ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |

    @position
    Example: an opponent's announced Trull is made
      27 Augen against 43.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XX XV XIII XI X VIII VII III K♥ B♥ A♥ 2♥ 3♥ K♦ D♦ A♦ 2♦ 3♦ D♠ C♠ B♠ B♣ 9♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |

    @position
    Example: all that is told of an announced Trull is its Kontra and the trick in which the Sküs was an opponent's
      With one of the three cards gone, the other two cannot save it.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And trick 3 is "Second Sküs II III XVI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Trull | declarer | lost    | yes       | Third      |

  @clause:KOE-BONUSES-007
  Rule: Announced 4 Könige are lost unless the announcing side has all four

    @position
    Example: announced 4 Könige are made
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XII X IX VII VI I K♥ 2♥ 4♥ K♦ B♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |

    @position
    Example: announced 4 Könige fail with three of four
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XIV XII XI X IX VI IV II K♥ D♥ B♥ 2♥ K♦ D♦ C♦ B♦ 3♦ K♠ C♠ B♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: an opponent's announced 4 Könige fail with one in the declarer's tricks
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XV XIII XII X IX VII V IV III I D♥ C♥ A♥ 3♥ K♦ D♦ B♦ 2♦ 3♦ D♠ C♠ B♠ 8♠ D♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: the partner announces 4 Könige and the two of them have them
      40 Augen against 30.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIII XII X IX VIII VII V III II K♥ A♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ K♠ C♠ 10♠ K♣ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |

    @position
    Example: an opponent who said Kontra announces 4 Könige, and his side has them
      The K♥ was trumped in the fifth trick. 26 Augen against 44.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XVII XV X VIII VI IV III II I D♥ C♥ B♥ 2♥ 3♥ 2♦ 3♦ 4♦ D♠ B♠ 10♣ 9♣ 7♣"
      And the declarer's side took 5 of 12 tricks
      And trick 5 is "Dealer A♥ 4♥ XI K♥"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Könige    | opponents | won     | yes       |            |
        | Königfang | opponents | won     | no        |            |
