Feature: Prämien, made and failed: Trull and Könige

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-001
  Rule: The side with all three cards of the Trull in its tricks and its share of the Talon has the Trull

    @position
    Example: a Trull without the Sküs is none
      XXI, I and K♥ K♣ 20, D♥ D♣ 8, C♦ C♠ 6, B♥ B♦ B♣ 6: 40 Augen.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XV XIV XIII XII XI X IX VIII III I K♥ D♥ B♥ 2♥ 4♥ C♦ B♦ A♦ 3♦ C♠ 9♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the declarer has all three cards of the Trull in silence
      44 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XII XI X IX VIII V III II I K♥ D♥ C♥ A♥ 3♥ 4♥ K♦ C♦ B♦ 2♦ C♠ B♠ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: the opponents have the Trull in silence
      The game is won, and the Trull counts against the declarer. 37 Augen against 34.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XV XIII IX VIII VII VI III K♥ D♥ C♥ B♥ 2♥ 3♥ D♦ B♦ A♦ 2♦ 4♦ K♠ B♠ K♣ C♣ B♣ 10♣ 9♣ 8♣"
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
      The I went to the opponents. 40 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIV XIII XII XI X IX VIII III K♥ D♥ B♥ 2♥ 4♥ C♦ B♦ A♦ 3♦ C♠ 9♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: one card of the Trull saved from the opponents is enough against theirs
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XV XIII XI X IX VIII VI III II I K♥ D♥ B♥ 3♥ K♦ C♦ 3♦ 4♦ K♠ C♠ B♠ B♣ 10♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: cards of the Trull taken by both partners count together
      45 Augen against 26.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVI XV XIII XII IX VIII V IV II I K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ D♦ A♦ 4♦ D♠ C♠ 9♠ 8♠ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Trull | declarer | won     | no        |

    Example: a card of the Trull in the half left lying completes the opponents' Trull
      The I lies in the half that the declarer leaves; Sküs and XXI fall to the opponents in the first and the third
      trick. The declarer has 48 Augen. Game 10 × 2 won, Trull 10 × 2 lost: 20 − 20 = 0 with each opponent.
      Given Vorhand holds "XX XIX XVIII XVII XVI XV XIV K♦ D♦ K♠ C♣ 10♣"
      And Second holds "XII V III II C♥ B♥ 3♦ 4♦ C♠ 9♠ D♣ 8♣"
      And Third holds "XXI XI X VIII VI 2♥ C♦ 2♦ B♠ 10♠ B♣ 7♣"
      And Dealer holds "Sküs IX VII IV K♥ D♥ A♥ 4♥ B♦ A♦ 7♠ 9♣"
      And the Talon is "I 8♠ 3♥" and "K♣ D♠ XIII"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♣ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XX II VIII Sküs |
        | Dealer  | 7♠ D♠ 9♠ B♠     |
        | Vorhand | XIX III XXI IX  |
        | Third   | 10♠ VII K♠ C♠   |
        | Dealer  | A♦ K♦ 3♦ 2♦     |
        | Vorhand | XIII V X IV     |
        | Vorhand | XVIII XII XI 9♣ |
        | Vorhand | XVII 8♣ VI D♥   |
        | Vorhand | XVI C♥ 7♣ 4♥    |
        | Vorhand | K♣ D♣ B♣ A♥     |
        | Vorhand | XV 4♦ 2♥ K♥     |
        | Vorhand | XIV B♥ C♦ B♦    |
      Then it is nobody's turn
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: all that is told is one trick with the whole Trull in it
      The Sküs takes the trick, and Mond and Spatz with it.
      Given Vorhand plays a Dreier
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand XXI Sküs I IV"
      When the result is drawn up
      Then "Trull" is won by the opponents

  @clause:LUN-BONUSES-002
  Rule: An announced Trull is lost unless the announcing side wins all three cards

    @position
    Example: an announced Trull is made
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIII XII XI X IX IV I K♥ C♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 3♦ C♠ B♠ 8♠ 7♠ D♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: an announced Trull fails for want of the Sküs
      41 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIV XII X IX V II I K♥ D♥ 2♥ 3♥ 4♥ C♦ B♦ D♠ C♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: the partner's announcement fails for want of the Mond
      39 Augen against 32.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVII XIV XIII X IX VIII VII IV II I K♥ D♥ B♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ 9♠ 8♠ 7♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | lost    | yes       |

    @position
    Example: the partner's announcement is made by the two of them
      47 Augen against 24.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XIII XII XI IX VIII VII V III I D♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 9♠ 8♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Trull | declarer | won     | yes       |

    @position
    Example: an opponent's announcement fails because the declarer holds on to the Sküs
      38 Augen against 33.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVII XIV XII XI X IX VII V K♥ B♥ A♥ 2♥ 3♥ K♦ D♦ B♦ 3♦ D♠ C♠ 9♠ 8♠ 7♠ K♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |

    @position
    Example: an opponent's announcement is made
      31 Augen against 40.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XVIII XVII XVI XI X IX VI II K♥ D♥ B♥ 2♥ 4♥ K♦ B♦ 2♦ C♠ B♠ K♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |

    @position
    Example: an announced Trull fails when its last card turns up in the Talon of a solo
      The I lay in the Talon, which is the opponents'. 50 Augen against 21.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XIII XII X IX V IV II K♥ C♥ B♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 9 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: all that is told of an announced Trull is the trick in which the Sküs was an opponent's
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side took 7 of 12 tricks
      And trick 3 is "Second Sküs II III XVI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Trull | declarer | lost    | yes       | Third      |

  @clause:LUN-BONUSES-003
  Rule: The side with all four Könige in its tricks and its share of the Talon has the Könige

    @position
    Example: three Könige without that of hearts are none
      Sküs and I 10, K♦ K♠ K♣ 15, D♥ D♦ 8, C♠ C♣ 6, B♦ B♠ B♣ 6: 45 Augen.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XIV XIII XII X IX VI II I D♥ 4♥ K♦ D♦ B♦ A♦ 2♦ K♠ C♠ B♠ 10♠ 7♠ K♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the declarer has the four Könige in silence
      46 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XIV XIII XII X IX VI II I K♥ 4♥ K♦ D♦ B♦ A♦ 2♦ K♠ C♠ B♠ 10♠ 7♠ K♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
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
      30 Augen against 41.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XV XIII X VII VI IV III C♥ B♥ A♥ 2♥ 3♥ D♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: three Könige are no Prämie
      43 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XIV XII X IX VIII VI III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ 2♦ 4♦ K♠ C♠ B♠ 9♠ 8♠ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Könige taken by both partners count together
      45 Augen against 26.
      Given Second plays an Uhurufer calling K♣
      And the called König is held by Dealer
      And the declarer's side has "Sküs XVIII XV XII XI IX VII VI V IV II K♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ B♠ 9♠ 8♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second II 4♦ C♥ B♣"
      And the last trick is "Second XV 3♦ 4♥ 9♠"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | no        |

    @position
    Example: the fourth König of the opponents lies in the Talon of a solo
      The K♣ lay in the Talon. 33 Augen against 38.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And the declarer's side has "Sküs XXI XX XVII XVI XV XIII X VIII VII III II I D♥ A♥ 2♥ 3♥ C♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

  @clause:LUN-BONUSES-004
  Rule: Announced Könige are lost unless the announcing side wins all four

    @position
    Scenario Outline: announced Könige <case>
      46 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<pile>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Könige | declarer | <outcome> | yes       |

      Examples:
        | case                    | pile                                                                                                   | outcome |
        | are made                | Sküs XX XVIII XV XII XI X IX VIII VI V II K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♠ 9♠ 8♠ K♣ C♣ B♣ 10♣ 9♣    | won     |
        | fail with three of four | Sküs XXI XX XVIII XVI XV XIV XII X IX VIII V II K♥ C♥ A♥ K♦ C♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 8♠ D♣ B♣ 10♣ 9♣ 8♣ 7♣ | lost    |

    @position
    Example: an opponent's announced Könige fail with one König in the declarer's tricks
      32 Augen against 39.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XI X IX VIII II D♥ C♥ B♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ K♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: the partner announces Könige and the two of them have the four
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XI VII VI V IV II K♥ D♥ C♥ 3♥ 4♥ K♦ D♦ 2♦ 3♦ K♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | yes       |

    @position
    Example: all that is told of announced Könige is the trick that an opponent's K♠ took
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Vorhand C♠ K♠ 7♠ 8♠"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Könige | declarer | lost    | yes       |
