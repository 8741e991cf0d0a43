Feature: Prämien, made and failed: Königfang

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-005
  Rule: Königfang goes to the opponents when they win the called König in a trick

    @position
    Example: the opponents take the partner's called König
      The K♥ was trumped earlier on. 43 Augen against 28.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XIII X VIII IV III II I D♥ B♥ 3♥ 4♥ C♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 7♠ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Spatz     | declarer  | won     | yes       |
        | Trull     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

    @position
    Example: the called König stays with his own side
      41 Augen against 30.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XVII XVI XII XI X IX VII V III II I K♥ D♥ B♥ A♥ 2♥ 3♥ C♦ 3♦ 4♦ K♠ C♠ B♠ 9♠ K♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |

    @position
    Example: other Könige are no Königfang
      38 Augen against 33.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVII XVI XV XIV XI X VIII VII V III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ 3♦ 4♦ D♠ C♠ B♠ 9♠ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | won     | no        |

    @position
    Example: a König trumped by his own partner is not caught
      39 Augen against 32.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XIX XVIII XIV XIII XI X VIII VII VI IV II I K♥ B♥ A♥ 2♥ 3♥ C♦ 2♦ 4♦ K♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 2♥ XI 3♥ K♥"
      And the last trick is "Vorhand I 8♠ D♣ 4♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |

    @position
    Example: a Dreier calls no König and knows no Königfang
      29 Augen against 42.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIII IX VIII VII VI IV III II 3♥ D♦ C♦ A♦ 2♦ 4♦ D♠ C♠ B♠ C♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Königfang in a Solorufer
      30 Augen against 41.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♠
      And the called König is held by Second
      And the declarer's side has "Sküs XX XVI XV XII X IX VII V III I K♥ A♥ 2♥ D♦ C♦ B♦ 2♦ 3♦ 10♠ 8♠ 7♠ D♣ B♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 10♣ B♥ C♣ 9♣"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |

    Scenario Outline: a caller of his own König loses him and owes Königfang in any reading
      The K♥ was dealt to the caller and falls to the Sküs in the fourth trick. The caller has 37 Augen and the Spatz:
      game 10 + Spatz 20 − Königfang 10 = 20 with each opponent.
      Given the reading "<round>" of "lone-caller-koenigfang"
      And Vorhand holds "XX XIX XVIII XVI XV XII XI I K♥ 4♥ K♠ C♣"
      And Second holds "V III D♥ D♦ C♦ 3♦ 4♦ D♠ C♠ 10♠ D♣ 7♣"
      And Third holds "Sküs XVII XIV VII II K♦ B♦ 7♠ K♣ B♣ 9♣ 8♣"
      And Dealer holds "XXI XIII X VIII IV B♥ A♥ 2♥ A♦ 9♠ 8♠ 10♣"
      And the Talon is "IX C♥ B♠" and "VI 3♥ 2♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ 4♥ 2♦"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XX III II XIII    |
        | Vorhand | XIX V VII VIII    |
        | Vorhand | XVIII C♠ XVII XXI |
        | Dealer  | A♥ K♥ D♥ Sküs     |
        | Third   | K♦ A♦ XI 3♦       |
        | Vorhand | XVI 10♠ XIV IV    |
        | Vorhand | XV C♦ 8♣ X        |
        | Vorhand | XII D♦ B♣ 2♥      |
        | Vorhand | VI 7♣ K♣ 9♠       |
        | Vorhand | K♠ D♠ 7♠ 8♠       |
        | Vorhand | C♣ D♣ 9♣ 10♣      |
        | Second  | 4♦ B♦ B♥ I        |
      Then it is nobody's turn
      And there is no partner
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Spatz     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      And the payments are "<payments>"

      Examples:
        | round   | payments                                       |
        | due     | Vorhand +60, Second -20, Third -20, Dealer -20 |
        | not-due | Vorhand +60, Second -20, Third -20, Dealer -20 |

    @position
    Example: a König caught before the last trick is due even where König ultimo would take the place of Königfang
      The opponents have the K♦ from an earlier trick. 41 Augen against 30.
      Given the reading "below" of "solorufer"
      And the reading "ultimo-only" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays a Solorufer calling K♦
      And the called König is held by Dealer
      And the declarer's side has "Sküs XXI XX XVI XV XII X VIII VII IV III II C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 3♦ 4♦ C♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XIV 8♣ VI B♠"
      And the last trick is "Third XI 10♠ V 9♠"
      When the result is drawn up
      Then "Königfang" is won by the opponents
      And "König ultimo" is not scored

    @position
    Example: all that is told is the trick in which an opponent trumped the called König
      The opponents have 5 of the 12 tricks, so there is no Valat, and one of the five has the König in it.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side took 7 of 12 tricks
      And trick 4 is "Vorhand 4♥ XII K♥ 2♥"
      When the result is drawn up
      Then "Königfang" is won by the opponents

  @clause:LUN-BONUSES-006
  Rule: Königfang is also due when the called König lies in the half of the Talon that the declarer left

    Example: the declarer leaves the half with the called König
      The declarer plays on alone against three. He has 43 Augen and the Spatz: game 10 + Spatz 20 − Königfang 10 = 20
      with each opponent.
      Given Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIV V III II A♥ 2♥ C♠ B♠ 10♠ K♣ C♣ 8♣"
      And Third holds "XVII XIII XI VIII VI D♦ B♦ 3♦ 9♠ 8♠ 10♣ 7♣"
      And Dealer holds "Sküs X VII IV D♥ C♥ 3♥ C♦ A♦ 2♦ D♣ 9♣"
      And the Talon is "K♥ B♥ 4♥" and "XX K♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI XIV VI Sküs |
        | Dealer  | C♥ XX A♥ VIII   |
        | Vorhand | XV II XVII X    |
        | Third   | 8♠ VII D♠ C♠    |
        | Dealer  | 9♣ XIX 8♣ 7♣    |
        | Vorhand | XVIII III XI IV |
        | Vorhand | IX V XIII D♥    |
        | Third   | D♦ C♦ K♦ 10♠    |
        | Vorhand | XVI 2♥ 10♣ 2♦   |
        | Vorhand | K♠ B♠ 9♠ A♦     |
        | Vorhand | XII C♣ 3♦ 3♥    |
        | Vorhand | I K♣ B♦ D♣      |
      Then it is nobody's turn
      And there is no partner
      And these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Spatz     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: the called König lies with the opponents because his half was left
      41 Augen against 30.
      Given Vorhand plays an Uhurufer calling K♦
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XVII XVI XIII XII XI X VII V IV III II D♥ B♥ 3♥ 4♥ D♦ 2♦ K♠ D♠ B♠ 9♠ 7♠ K♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Uhu       | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |

    @position
    Example: the declarer took the half with the called König and kept him
      41 Augen against 30.
      Given Vorhand plays an Uhurufer calling K♦
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XIX XVIII XVI XII XI X IX VI V IV III II 2♥ 4♥ K♦ D♦ C♦ 2♦ 4♦ C♠ B♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: in a Solorufer the half with the called König is the declarer's, so nobody caught him
      38 Augen against 33.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♦
      And the called König lay in the Talon
      And the declarer's side has "Sküs XX XVIII XV XIV XII XI X IX VIII VI V IV III II K♥ B♥ 3♥ K♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:LUN-BONUSES-007
  Rule: A caller who took the called König from the Talon and loses it in a trick owes Königfang too

    @position @dispute:lone-caller-koenigfang
    Scenario Outline: the caller leads the called König from the Talon and loses him
      The third player trumps the K♥. 41 Augen against 30.
      Given the reading "<reading>" of "lone-caller-koenigfang"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XIX XVII XVI XIV XI X IX VII III II C♥ B♥ A♥ 3♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand K♥ 4♥ VI 2♥"
      And the last trick is "Third VIII B♣ I XV"
      When the result is drawn up
      Then "Königfang" is <fate>
      And "Spatz" is lost by the declarer

      Examples:
        | reading | fate                 |
        | due     | won by the opponents |
        | not-due | not scored           |

    @dispute:lone-caller-koenigfang
    Scenario Outline: a caller who took the called König out of the Talon pays for losing him
      In the sixth trick the caller has to follow suit with the K♥, and the second player trumps it. The caller has 41
      Augen and the Spatz: game 10 + Spatz 20 − Königfang 10 = 20 with each opponent, or 30 without Königfang.
      Given the reading "<reading>" of "lone-caller-koenigfang"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII X VI V IV C♦ A♦ 3♦ B♠ 9♠ 10♣ 8♣"
      And Third holds "XVII VIII VII III II D♥ C♥ A♥ 3♥ C♠ K♣ 9♣"
      And Dealer holds "Sküs XIV XI B♥ 2♥ B♦ 2♦ 10♠ 8♠ D♣ C♣ 7♣"
      And the Talon is "K♥ XX 4♥" and "D♦ K♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "4♥ 4♦ B♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI X VII Sküs   |
        | Dealer  | 8♠ K♠ 9♠ C♠      |
        | Vorhand | XX IV II XIV     |
        | Vorhand | XIX V III XI     |
        | Vorhand | XV VI XVII D♣    |
        | Third   | A♥ B♥ K♥ XIII    |
        | Second  | A♦ VIII B♦ XVIII |
        | Vorhand | XVI 8♣ 9♣ 7♣     |
        | Vorhand | XII 10♣ 3♥ 10♠   |
        | Vorhand | D♠ B♠ C♥ 2♥      |
        | Vorhand | IX 3♦ D♥ 2♦      |
        | Vorhand | I C♦ K♣ C♣       |
      Then it is nobody's turn
      And "Königfang" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                 | payments                                       |
        | due     | won by the opponents | Vorhand +60, Second -20, Third -20, Dealer -20 |
        | not-due | not scored           | Vorhand +90, Second -30, Third -30, Dealer -30 |

    @position @dispute:lone-caller-koenigfang @clause:LUN-BONUSES-015
    Scenario Outline: the caller loses the called König from the Talon in the last trick
      The third player trumps the K♥. 42 Augen against 29.
      Given the reading "<reading>" of "lone-caller-koenigfang"
      And Vorhand plays an Uhurufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XIV XIII X VIII VII V III II D♥ A♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 4♦ II A♦ B♦"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "Königfang" is <fate>

      Examples:
        | reading | fate                 |
        | due     | won by the opponents |
        | not-due | not scored           |

    @position @clause:LUN-BONUSES-015
    Scenario Outline: the same last trick where König ultimo takes the place of Königfang
      42 Augen against 29.
      Given the reading "<round>" of "lone-caller-koenigfang"
      And the reading "ultimo-only" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays an Uhurufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XIV XIII X VIII VII V III II D♥ A♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 4♦ II A♦ B♦"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "Königfang" is <fate>

      Examples:
        | round   | fate       |
        | due     | not scored |
        | not-due | not scored |

    @dispute:lone-caller-koenigfang
    Scenario Outline: the caller took the called König from the Talon, leads him and loses him at once
      A Valat fails with the first trick, and what lies in the piles is counted.
      Given the reading "<reading>" of "lone-caller-koenigfang"
      And the reading "all" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV I D♦ K♦ K♠ K♣"
      And Second holds "XIII XII XI X IX VIII VII VI C♦ B♦ A♦ 2♦"
      And Third holds "A♥"
      And Dealer holds "2♥"
      And the Talon is "K♥ 9♠ 8♠" and "V 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ 9♠ 8♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "K♥ XIII A♥ 2♥"
      Then it is nobody's turn
      And "Königfang" is <fate>

      Examples:
        | reading | fate                 |
        | due     | won by the opponents |
        | not-due | not scored           |
