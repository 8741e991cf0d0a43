Feature: Prämien, made and failed: the Uhu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-010
  Rule: The Uhu is won when the II is played to the last trick but one and takes it

    @position
    Example: the declarer makes a silent Uhu
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XIX XVI XIV XII X IX VIII IV III II I K♥ D♥ C♥ B♥ 3♥ 4♥ D♦ B♦ A♦ 2♦ B♠ 9♠ 8♠ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

    @position
    Example: an Uhurufer makes its Uhu with the only trump in the trick
      37 Augen against 34.
      Given Vorhand plays an Uhurufer calling K♠
      And the called König is held by Second
      And the declarer's side has "Sküs XX XVIII XV XIV XIII XI X IX VI IV III II I D♥ A♥ 3♥ 4♥ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ K♣ D♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 3♦ II B♦ 4♦"
      And the last trick is "Vorhand XIV D♠ 7♣ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: an opponent makes a silent Uhu
      30 Augen against 41.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVI XI X VIII VII III B♥ A♥ 4♥ D♦ C♦ A♦ 2♦ 9♠ K♣ D♣ B♣ 8♣ 7♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second II 9♣ 8♠ D♥"
      And the last trick is "Second XII 10♣ 7♠ C♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | no        |

    @position
    Example: an opponent makes an announced Uhu
      One Auge is missing. 35 Augen against 36.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XV XIV XI X VIII VII IV 3♥ K♦ D♦ C♦ B♦ A♦ 3♦ 4♦ D♠ C♠ B♠ B♣ 7♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Third II 9♣ 8♠ D♥"
      And the last trick is "Third XII 10♣ 7♠ C♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: the II takes the last trick, one trick too late
      41 Augen against 30.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XVIII XVII XV XIV XIII XII X V IV II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ B♠ 10♠ 8♠ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XIII 10♣ 4♥ B♠"
      And the last trick is "Vorhand II 9♣ 3♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the II is gone before the last two tricks and nobody announced it
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVI XII XI X IX VIII VII II I K♥ B♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 4♦ C♠ B♠ 10♠ 9♠ 7♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the partner makes a silent Uhu
      36 Augen against 35.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVII XV XIV XII X IX VIII VII IV II I K♥ B♥ A♥ 2♥ D♦ C♦ B♦ 2♦ C♠ B♠ 9♠ 8♠ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ C♠ II 8♠"
      And the last trick is "Third D♦ 9♣ I 10♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | won     | no        |

    @position
    Example: all that is told is that the II took the last trick but one
      Seven of twelve tricks are the declarer's, so nobody has made a Valat.
      Given Vorhand plays a Dreier
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second 4♦ A♦ B♦ II"
      When the result is drawn up
      Then "Uhu" is won by the declarer

  @clause:LUN-BONUSES-011
  Rule: The Uhu is lost when the II is played to the last trick but one and any other player takes it, the partner included

    @position
    Example: an opponent overtrumps the silent Uhu
      40 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVII XVI XV XIV XII XI VIII VI K♥ B♥ A♥ 2♥ K♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II IX 8♠ 7♣"
      And the last trick is "Second D♠ 9♠ 10♣ XIX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |

    @position
    Example: the partner himself takes the Uhu
      44 Augen against 27.
      Given Vorhand plays an Uhurufer calling K♣
      And the called König is held by Second
      And the declarer's side has "Sküs XXI XX XVIII XII XI X IX VIII VII VI IV II D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 4♦ D♠ B♠ 10♠ 9♠ K♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II XXI 4♦ 9♠"
      And the last trick is "Second XVIII C♦ 10♠ VI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: the Uhu of an Uhurufer is lost to an opponent
      38 Augen against 33.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XIX XVII XVI XV XIV XIII XII XI VIII VII VI IV I K♥ D♥ B♥ A♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 4♦ 7♠ D♣ C♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer K♠ II X 9♠"
      And the last trick is "Second B♥ 3♥ 4♥ XVII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an opponent's silent Uhu falls to the declarer
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVI XI X IX VII V IV II K♥ D♥ C♥ B♥ 3♥ 4♥ D♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX 8♣ II D♥"
      And the last trick is "Vorhand VII 9♣ C♠ 4♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: an opponent's Uhu falls to another opponent
      37 Augen against 34.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XIX XVIII XVI XIV IX VII VI IV III K♥ D♥ C♥ A♥ 2♥ D♦ B♦ A♦ 2♦ D♠ C♠ B♠ 8♠ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Third XI II 7♠ 9♣"
      And the last trick is "Third XIII 3♦ 10♠ D♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: the partner's silent Uhu falls to the declarer
      38 Augen against 33.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XVII XVI XIV XIII XII X VII VI IV III II I K♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 3♦ K♠ B♠ 8♠ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ II 8♠"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | lost    | no        |

    @position
    Example: all that is told of an Uhurufer is that the partner took the II in the last trick but one
      Given Vorhand plays an Uhurufer calling K♦
      And the called König is held by Third
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II C♥ V 9♠"
      When the result is drawn up
      Then "Uhu" is lost by the declarer

  @clause:LUN-BONUSES-024
  Rule: An Uhu that the bid contains is lost when its card was laid away

    Background:
      Given Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "XXI IX VIII VII D♥ A♥ 4♥ 4♦ B♠ 7♠ K♣ 8♣"
      And Third holds "XI X I C♥ B♥ 2♥ 3♥ K♠ D♠ C♣ B♣ 7♣"
      And Dealer holds "VI IV III B♦ A♦ 2♦ 3♦ C♠ 10♠ D♣ 10♣ 9♣"
      And the Talon is "XIII XII 9♠" and "V C♦ 8♠"

    Scenario Outline: a trump has to be laid away and the caller of an Uhurufer chooses the II
      Of fifteen cards only D♦ and 9♠ are suit cards below a König, so one trump has to go, and the caller chooses the
      II. The declarer's side has 51 Augen: the game brings 10; the Uhu costs 20, however forced cards are scored.
      Given the reading "<forced>" of "bound-card-forced-early"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♦ 4♦ XI 2♦    |
        | Third   | C♣ D♣ XII K♣   |
        | Vorhand | Sküs VII X III |
        | Vorhand | XVI XXI I VI   |
        | Second  | A♥ B♥ IV K♥    |
        | Dealer  | C♠ XX B♠ D♠    |
        | Vorhand | XV VIII B♣ 10♣ |
        | Vorhand | XIII IX C♥ 3♦  |
        | Vorhand | XVII D♥ 3♥ B♦  |
        | Vorhand | XIX 7♠ 2♥ A♦   |
        | Vorhand | XVIII 8♣ K♠ 9♣ |
        | Vorhand | XIV 4♥ 7♣ 10♠  |
      Then it is nobody's turn
      And "Uhu" is lost by the declarer
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

      Examples:
        | forced   |
        | lost     |
        | unscored |

    Example: an announced II laid away is lost, too, where a failed Valat ends play at once
      The declarer's side has what Vorhand laid away, D♦ with 4 Augen. In a Rufer the Valat costs 320, the game 10, the
      Uhu 20, together 350.
      Given the reading "all" of "valat-failed"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XIX XXI X III"
      Then it is nobody's turn
      And "Uhu" is lost by the declarer
      And the payments are "Vorhand -350, Second +350, Third -350, Dealer +350"

    @dispute:bound-card-laid-away
    Scenario Outline: the caller of an Uhurufer has laid the II away
      One trump has to go, and the caller chooses the II. The declarer's side has 51 Augen: the game brings 10; the Uhu
      costs 20 or nothing.
      Given the reading "<reading>" of "bound-card-laid-away"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♦ 4♦ XI 2♦    |
        | Third   | C♣ D♣ XII K♣   |
        | Vorhand | Sküs VII X III |
        | Vorhand | XVI XXI I VI   |
        | Second  | A♥ B♥ IV K♥    |
        | Dealer  | C♠ XX B♠ D♠    |
        | Vorhand | XV VIII B♣ 10♣ |
        | Vorhand | XIII IX C♥ 3♦  |
        | Vorhand | XVII D♥ 3♥ B♦  |
        | Vorhand | XIX 7♠ 2♥ A♦   |
        | Vorhand | XVIII 8♣ K♠ 9♣ |
        | Vorhand | XIV 4♥ 7♣ 10♠  |
      Then it is nobody's turn
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                 | payments                                        |
        | lost     | lost by the declarer | Vorhand -10, Second +10, Third -10, Dealer +10 |
        | unscored | not scored           | Vorhand +10, Second -10, Third +10, Dealer -10 |

    @dispute:bound-card-laid-away
    Scenario Outline: the II was laid away and an announced Valat fails in the first trick
      In a Rufer the Valat costs 320 and the game 10; the Uhu costs 20 more or nothing.
      Given the reading "<reading>" of "bound-card-laid-away"
      And the reading "all" of "valat-failed"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XIX XXI X III"
      Then it is nobody's turn
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                 | payments                                            |
        | lost     | lost by the declarer | Vorhand -350, Second +350, Third -350, Dealer +350 |
        | unscored | not scored           | Vorhand -330, Second +330, Third -330, Dealer +330 |
