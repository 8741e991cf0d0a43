Feature: Bonuses, made and lost: a bird or König Ultimo tried in silence

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-009
  Rule: A bird has to take its trick itself; the partner's taking it does not count

    @position @clause:KAR-BONUSES-005 @dispute:bonus-definitions
    Scenario Outline: <case> Pagat of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "<announcing>"
      And the declarer's side has "XXI XX XIX XVII XIV XII X IX VIII V I K♥ D♥ A♥ 2♥ K♦ B♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Pagat | declarer | <outcome> | <announced> |

      Examples:
        | case         | announcing                                                      | announced | reading              | outcome |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!         | no        | card-itself          | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!         | no        | partner-too          | won     |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!         | no        | valat-declarer-only  | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!         | no        | no-koenig-from-talon | lost    |
        | an announced | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut! | yes       | card-itself          | lost    |
        | an announced | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut! | yes       | partner-too          | won     |
        | an announced | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut! | yes       | valat-declarer-only  | lost    |
        | an announced | Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut! | yes       | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-006 @dispute:bonus-definitions
    Scenario Outline: <case> Uhu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "<announcing>"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XV XIV XI X VIII II K♥ D♥ C♥ A♥ 2♥ K♦ D♦ B♦ 3♦ C♠ 10♠ 9♠ 8♠ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand II 9♠ XXI 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Uhu   | declarer | <outcome> | <announced> |

      Examples:
        | case         | announcing                                                    | announced | reading              | outcome |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!       | no        | card-itself          | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!       | no        | partner-too          | won     |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!       | no        | valat-declarer-only  | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!       | no        | no-koenig-from-talon | lost    |
        | an announced | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut! | yes       | card-itself          | lost    |
        | an announced | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut! | yes       | partner-too          | won     |
        | an announced | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut! | yes       | valat-declarer-only  | lost    |
        | an announced | Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut! | yes       | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-007 @dispute:bonus-definitions
    Scenario Outline: <case> Kakadu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "<announcing>"
      And the declarer's side has "Sküs XXI XX XIX XVIII XII XI X IX VIII VII III D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ K♠ D♠ C♠ 10♠ 9♠ D♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome   | announced   |
        | Spiel  | declarer | won       | no          |
        | Kakadu | declarer | <outcome> | <announced> |

      Examples:
        | case         | announcing                                                       | announced | reading              | outcome |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!          | no        | card-itself          | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!          | no        | partner-too          | won     |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!          | no        | valat-declarer-only  | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!          | no        | no-koenig-from-talon | lost    |
        | an announced | Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut! | yes       | card-itself          | lost    |
        | an announced | Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut! | yes       | partner-too          | won     |
        | an announced | Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut! | yes       | valat-declarer-only  | lost    |
        | an announced | Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut! | yes       | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-008 @dispute:bonus-definitions
    Scenario Outline: <case> Wildsau of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "<announcing>"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII XI X IX VII V IV III D♥ B♥ D♦ B♦ A♦ 3♦ K♠ C♠ 10♠ 9♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome   | announced   |
        | Spiel   | declarer | won       | no          |
        | Wildsau | declarer | <outcome> | <announced> |

      Examples:
        | case         | announcing                                                        | announced | reading              | outcome |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!           | no        | card-itself          | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!           | no        | partner-too          | won     |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!           | no        | valat-declarer-only  | lost    |
        | a silent     | Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!           | no        | no-koenig-from-talon | lost    |
        | an announced | Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut! | yes       | card-itself          | lost    |
        | an announced | Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut! | yes       | partner-too          | won     |
        | an announced | Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut! | yes       | valat-declarer-only  | lost    |
        | an announced | Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut! | yes       | no-koenig-from-talon | lost    |

    @position @dispute:bonus-definitions
    Scenario Outline: an opponent's Uhu is taken by another opponent
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XV XIII X IX VII VI V IV I K♥ B♥ 4♥ K♦ D♦ C♦ 2♦ 4♦ K♠ 8♠ 7♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ XXI 10♠"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Uhu" is <outcome> by the opponents

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position
    Scenario Outline: taken by the other side a bird is lost in every reading
      Given the reading "<round>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVII XVI XV XIV XII X IX VIII III K♥ D♥ A♥ 2♥ 3♥ D♦ C♦ B♦ A♦ 3♦ D♠ B♠ 10♠ 8♠ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I 9♠ 4♥ XXI"
      When the result is drawn up
      Then "Pagat" is lost by the declarer

      Examples:
        | round                |
        | card-itself          |
        | partner-too          |
        | valat-declarer-only  |
        | no-koenig-from-talon |

    Example: the partner takes the silent Pagat of the declarer in the last trick
      Game 10, and against it the Pagat 5 × 2 = 10. 48 points against 22.
      Given Vorhand holds "XV XIII XI VIII VII V IV II I 2♥ 7♠ 7♣"
      And Second holds "XXI XX XVI VI III D♦ C♦ B♦ 3♦ C♣ 10♣ 8♣"
      And Third holds "Sküs XIX XVII XIV XII X IX K♥ B♥ 4♥ 2♦ 8♠"
      And Dealer holds "XVIII D♥ A♥ 3♥ K♦ A♦ 4♦ D♠ 10♠ K♣ D♣ B♣"
      And the Talon is "C♥ K♠ 9♣" and "B♠ C♠ 9♠"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIII XVI XIX XVIII |
        | Third   | 4♥ A♥ 2♥ VI        |
        | Second  | 8♣ Sküs K♣ 7♣      |
        | Third   | B♥ D♥ VII III      |
        | Vorhand | 7♠ XX 8♠ D♠        |
        | Second  | 3♦ 2♦ A♦ XI        |
        | Vorhand | XV XXI IX 3♥       |
        | Second  | C♦ XIV K♦ IV       |
        | Third   | K♥ 10♠ II B♦       |
        | Vorhand | V D♦ X D♣          |
        | Third   | XII 4♦ VIII C♣     |
        | Third   | XVII B♣ I 10♣      |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Scenario Outline: all that is told is that the partner took the bird in its trick
      Third, Vorhand's partner, beats it by a step.
      Given Vorhand plays a Solo-Rufer calling K♠
      And the called König is held by Third
      And trick <number> is "Vorhand <bird> D♥ <taker> 9♣"
      When the result is drawn up
      Then "<item>" is lost by the declarer

      Examples:
        | number | bird | taker | item    |
        | 12     | I    | II    | Pagat   |
        | 11     | II   | III   | Uhu     |
        | 10     | III  | IIII  | Kakadu  |
        | 9      | IIII | V     | Wildsau |

  @clause:KAR-BONUSES-012
  Rule: A silent bird or silent König Ultimo is lost when its card is played to its trick and the trick is not won as required

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Pagat of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XII X IX VIII V IV II D♥ B♥ A♥ 2♥ K♦ C♦ B♦ A♦ 3♦ K♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then "Pagat" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Pagat of an opponent falls to the declarer
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XV XIV XIII XI VII VI V III I B♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♠ 4♥ XIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Uhu of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XIV XII X IX VIII VII V III I K♥ D♥ A♥ 2♥ 3♥ K♦ C♦ B♦ A♦ 3♦ 4♦ B♠ 9♠ 8♠ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand II XIII 4♥ 10♠"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Uhu of an opponent falls to the declarer
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XV XIII XII XI IX VII VI IV II K♥ C♥ B♥ 3♥ 4♥ K♦ D♦ A♦ 3♦ K♠ C♠ B♠ 9♠ 8♠ 7♠ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second II 9♠ 4♥ XIII"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Kakadu of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XV XIV VIII VII VI V IV II I D♥ C♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And trick 11 is "Second XX XII X IX"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Kakadu of an opponent falls to the declarer
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIV XIII XII XI X IX VI III C♥ B♥ 4♥ K♦ D♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second III 9♠ 4♥ XIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Wildsau of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVI XV XIV VI V III II I C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 9♠ 7♠ K♣ D♣ C♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And trick 11 is "Second XX XII X IX"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Wildsau" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Wildsau of an opponent falls to the declarer
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX IV II I D♥ 3♥ 4♥ D♦ C♦ B♦ A♦ C♠ B♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second IV 9♠ 4♥ XIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Wildsau | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: the opponents take the called König in the last trick, and nobody had announced it
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XVI XV XI VIII VII VI V IV D♥ C♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 3♦ 4♦ D♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | won by the opponents |
        | announced-only | not scored           |

    Example: a silent Pagat is beaten in the last trick of a Dreier
      Game 20, and against it the Pagat 5. 40 points against 30.
      Given Vorhand holds "Sküs XXI XVIII XIV XI VI III I 3♥ C♦ 4♦ 10♠"
      And Second holds "XX XVII XV XIII IX VII V II D♥ 8♠ C♣ 10♣"
      And Third holds "XIX XVI XII C♥ B♥ A♥ 4♥ K♦ D♦ 2♦ 3♦ C♠"
      And Dealer holds "X VIII IV K♥ 2♥ B♦ A♦ D♠ B♠ D♣ B♣ 9♣"
      And the Talon is "K♣ K♠ 7♣" and "9♠ 7♠ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ 4♦ 7♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
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
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"
