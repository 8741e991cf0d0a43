Feature: Prämien, made and failed

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then nobody is next
      And the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

  @clause:LUN-BONUSES-004
  Rule: Announced Könige are lost unless the announcing side wins all four

    @position
    Example: announced Könige are made
      46 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XV XII XI X IX VIII VI V II K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♠ 9♠ 8♠ K♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |

    @position
    Example: announced Könige fail with three of four
      46 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIV XII X IX VIII V II K♥ C♥ A♥ K♦ C♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 8♠ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

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
      Then the items come to:
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
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | yes       |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |

    @dispute:lone-caller-koenigfang
    Scenario Outline: a caller of his own König loses him and owes Königfang in any reading
      The K♥ was dealt to the caller and falls to the Sküs in the fourth trick. The caller has 37 Augen and the Spatz:
      game 10 + Spatz 20 − Königfang 10 = 20 with each opponent.
      Given the reading "<reading>" of "lone-caller-koenigfang"
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
      Then nobody is next
      And there is no partner
      And the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Spatz     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
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
      Then nobody is next
      And there is no partner
      And the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then nobody is next
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

    @position @dispute:lone-caller-koenigfang @clause:LUN-BONUSES-015
    Scenario Outline: the same last trick where König ultimo takes the place of Königfang
      42 Augen against 29.
      Given the reading "<reading>" of "lone-caller-koenigfang"
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
        | reading | fate       |
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
      Then nobody is next
      And "Königfang" is <fate>

      Examples:
        | reading | fate                 |
        | due     | won by the opponents |
        | not-due | not scored           |

  @clause:LUN-BONUSES-008
  Rule: The Spatz is won when the I is played to the last trick and takes it

    @position
    Example: the declarer makes a silent Spatz
      40 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVII XVI XIV XI IX V II I K♥ D♥ B♥ 2♥ 3♥ 4♥ K♦ B♦ 2♦ 3♦ 4♦ C♠ B♠ 10♠ 8♠ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | no        |

    @position
    Example: an opponent makes a silent Spatz
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV IX VI IV III II D♥ B♥ A♥ 2♥ D♦ 2♦ K♠ B♠ 10♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Third XIV 4♥ B♦ X"
      And the last trick is "Third I 3♥ C♠ 9♣"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Spatz | opponents | won     | no        |

    @position
    Example: a Spatzrufer makes its Spatz
      36 Augen against 35.
      Given Vorhand plays a Spatzrufer calling K♣
      And the called König is held by Second
      And the declarer's side has "Sküs XIX XVII XVI XII X VII V II I D♥ B♥ A♥ 2♥ K♦ D♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 8♠ 7♠ K♣ 10♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Spatz
      37 Augen against 34.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Spatz, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XIII VIII VII VI V IV A♥ 2♥ D♦ 3♦ 4♦ K♠ D♠ B♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XIV 4♥ B♦ X"
      And the last trick is "Second I 3♥ C♠ 9♣"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Spatz | opponents | won     | yes       |

    @position
    Example: the I trumps a König in the last trick
      The I is the only trump in the trick. 40 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVII XIV XIII XII XI IX VI IV II I K♥ D♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 2♦ C♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer XVI V 4♦ 3♦"
      And the last trick is "Dealer K♣ I 9♣ 10♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | no        |

    @position
    Example: the I takes the last trick but one, one trick too early
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVI XIV XII XI X VIII II I K♥ D♥ C♥ B♥ A♥ 4♥ K♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ 10♠ 9♠ 8♠ 7♠ D♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand I 10♠ 4♦ D♣"
      And the last trick is "Vorhand 9♠ 7♠ B♦ 8♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I is gone before the last two tricks and nobody announced it
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVI XIV XII XI X IX VIII VII IV III I K♥ C♥ B♥ A♥ 2♥ C♦ B♦ A♦ 3♦ D♠ C♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the partner makes a silent Spatz
      49 Augen against 22.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII IX V II I K♥ D♥ A♥ 3♥ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ 8♠ 7♠ D♣ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 4♦ II A♦ B♦"
      And the last trick is "Vorhand 8♠ 9♣ I D♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Spatz | declarer | won     | no        |

  @clause:LUN-BONUSES-009
  Rule: The Spatz is lost when the I is played to the last trick and any other player takes it, the partner included

    @position
    Example: an opponent overtrumps the silent Spatz
      38 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XV XIV X VII VI V IV III II K♥ D♥ A♥ 2♥ 3♥ K♦ D♦ B♦ A♦ 4♦ D♠ C♠ 10♠ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX III 10♠ 9♣"
      And the last trick is "Vorhand I XIII 8♠ 7♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | lost    | no        |

    @position
    Example: the partner himself takes the Spatz
      44 Augen against 27.
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XV XII XI IX VIII V IV II I K♥ D♥ C♥ 2♥ 3♥ 4♥ K♦ C♦ 2♦ 3♦ D♠ 10♠ 9♠ 7♠ K♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVIII 4♥ V 10♠"
      And the last trick is "Vorhand I C♥ XXI 9♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Spatz | declarer | lost    | yes       |

    @position
    Example: the Spatz of a Spatzrufer is lost to an opponent
      38 Augen against 33.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XIX XVIII XVII XV XIV XIII X IX VIII VII V II K♥ D♥ C♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 3♦ 4♦ C♠ 9♠ 8♠ 7♠ K♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XVI 10♠ XI IV"
      And the last trick is "Second D♣ 9♣ XII I"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | lost    | yes       |

    @position
    Example: an opponent's silent Spatz falls to the declarer
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVII XV XIV XII VII VI V IV III I K♥ B♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XV 9♣ VII B♠"
      And the last trick is "Vorhand XVII 8♣ I D♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Spatz | opponents | lost    | no        |

    @position
    Example: an opponent's Spatz falls to another opponent
      37 Augen against 34.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XVIII XVII XVI XIII X IX VIII VII V IV III K♥ C♥ 3♥ K♦ C♦ B♦ A♦ 4♦ C♠ 9♠ 7♠ D♣ B♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XV VI 4♥ 3♦"
      And the last trick is "Second XIX I B♥ D♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Spatz | opponents | lost    | no        |

    @position
    Example: the partner's silent Spatz falls to the declarer
      49 Augen against 22.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XVIII XVII XVI XIV XI X VIII VI III II I K♥ D♥ B♥ 3♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 8♠ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 4♦ II A♦ B♦"
      And the last trick is "Vorhand XVI 9♣ I D♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Spatz | declarer | lost    | no        |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | won     | no        |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Spatz | declarer | won     | yes       |
        | Uhu   | declarer | lost    | no        |

  @clause:LUN-BONUSES-012
  Rule: König ultimo goes to the side that takes the last trick when the called König is in it

    @position
    Example: the declarer's side takes the last trick with the called König in it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XVIII XVII XV XI X IX VIII VII III II K♥ C♥ 3♥ K♦ D♦ C♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 7♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner announces König ultimo and makes it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XII XI X IX II K♥ D♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ 7♠ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: the opponents take the last trick with the called König in it
      39 Augen against 32.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIII XII XI IX VIII VII IV B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 3♦ D♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ VI"
      And the last trick is "Dealer XIV V 9♠ K♥"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Uhu          | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | no        |
        | Königfang    | opponents | won     | no        |

    @position
    Example: the opponents take the called König of an announced König ultimo
      39 Augen against 32.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII XI X IX VIII VII IV III D♥ C♥ A♥ 3♥ 4♥ K♦ D♦ A♦ 4♦ C♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ VI"
      And the last trick is "Dealer XIV V 9♠ K♥"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Uhu          | declarer  | lost    | yes       |
        | König ultimo | declarer  | lost    | yes       |
        | Königfang    | opponents | won     | no        |

    @position
    Example: another König in the last trick is no König ultimo
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XV XIV XIII XI X VIII VII VI IV II K♥ D♥ C♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 4♦ D♠ B♠ 10♠ 7♠ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand XI D♠ K♦ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: the called König in the last trick but one is no König ultimo
      43 Augen against 28.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XI VII VI V IV II K♥ D♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XVII 9♣ K♥ D♦"
      And the last trick is "Vorhand XV 8♣ 7♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Dreier calls no König and knows no König ultimo
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVII XVI XV XIII XII XI X V IV II K♥ A♥ K♦ D♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX 9♣ IV 7♠"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a caller left alone can still make König ultimo in silence
      The caller took the K♥ out of the Talon. 44 Augen against 27.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XIII XI X VIII VI V IV II K♥ D♥ A♥ 3♥ K♦ C♦ A♦ D♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ 9♣ 7♠"
      And the last trick is "Vorhand K♥ D♠ C♦ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Uhu          | declarer | won     | yes       |
        | König ultimo | declarer | won     | no        |

  @clause:LUN-BONUSES-013
  Rule: For König ultimo the König need not take the trick itself

    @position
    Example: the partner throws the called König on the declarer's Spatz
      46 Augen against 25.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XIV XII XI VII VI IV III I K♥ B♥ A♥ K♦ D♦ B♦ A♦ 3♦ 4♦ B♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second C♠ 7♠ 10♠ 9♠"
      And the last trick is "Second B♦ K♥ 9♣ I"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | Spatz        | declarer | won     | yes       |
        | Trull        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the called König takes the last trick himself
      45 Augen against 26.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVII XIII XII VIII VII VI V IV III K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ C♠ 10♠ 8♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V 10♠"
      And the last trick is "Third K♥ 4♥ D♥ 8♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the called König is led to the last trick and trumped by the declarer
      44 Augen against 27.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIV XIII XII XI IX VI V IV K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ A♦ 2♦ B♠ 10♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V 10♠"
      And the last trick is "Third K♥ 4♥ XIV 8♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: the called König is led to the last trick and trumped by an opponent
      44 Augen against 27.
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XII VIII VII VI V IV II C♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ B♠ 9♠ 8♠ K♣ C♣ B♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XII 9♣ V VII"
      And the last trick is "Third K♥ 4♥ 10♠ XIV"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |
        | Königfang    | opponents | won     | no        |

  @clause:LUN-BONUSES-014
  Rule: An announced Ultimo whose card had to be played too early is lost

    @position @dispute:bound-card-forced-early
    Scenario Outline: the I of a Spatzrufer had to go before the last trick
      The I was its holder's last trump when trumps were led to the tenth trick. 40 Augen against 31.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XVII XVI XV XIII VIII VII V IV III K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ K♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then "Spatz" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position @dispute:bound-card-forced-early
    Scenario Outline: the II of an announced Uhu had to go early
      The II was its holder's last trump when trumps were led to the ninth trick. 40 Augen against 31.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVII XVI XV XIII XI IX VI K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ C♠ K♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then "Uhu" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position @dispute:bound-card-forced-early
    Scenario Outline: the called König of an announced König ultimo had to follow suit early
      Herz was led and the K♥ was alone; his own side took that trick. 41 Augen against 30.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XIII XI VII V III II I K♥ D♥ A♥ 3♥ 4♥ D♦ A♦ 2♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then "König ultimo" is <fate>
      And "Uhu" is won by the declarer
      And "Königfang" is not scored

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position
    Example: an Ultimo lost early keeps the Kontra said to it
      The I had to go in the eighth trick, which it took. 40 Augen against 31.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Spatz, Second Kontra Spatz of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIII XI VI V IV III II I K♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 4♦ C♠ K♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | lost    | yes       | Second     |

    @dispute:bound-card-forced-early
    Scenario Outline: an opponent's only trump is the announced I, and a Valat fails in that trick
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20, the opponents' silent Trull 10 × 2 = 20. A
      lost Spatz brings 20 × 2 = 40 of that back.
      Given the reading "<reading>" of "bound-card-forced-early"
      And the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII XI X VIII VI IV III K♥ D♥ 2♥ 3♥ K♣"
      And Third holds "I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI III I Sküs"
      Then nobody is next
      And "Spatz" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                  | payments                                            |
        | lost     | lost by the opponents | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | unscored | not scored            | Vorhand -2040, Second +680, Third +680, Dealer +680 |

    @dispute:bound-card-forced-early
    Scenario Outline: an opponent's only trump is the announced II, and a Valat fails in that trick
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20; the I is not played, so there is no Trull.
      A lost Uhu brings 20 × 2 = 40 of that back.
      Given the reading "<reading>" of "bound-card-forced-early"
      And the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII XI X VIII VI IV III K♥ D♥ 2♥ 3♥ K♣"
      And Third holds "II C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs IX VII V I B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Uhu, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI III II Sküs"
      Then nobody is next
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                  | payments                                            |
        | lost     | lost by the opponents | Vorhand -1860, Second +620, Third +620, Dealer +620 |
        | unscored | not scored            | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    Example: of two opponents' announced Ultimos one card had to go, the other is still in hand when play ends
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 20, the lost Uhu brings 20 × 2 = 40 back: 620. The Spatz,
      whose I the third player has not played, brings and costs nothing.
      Given the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "II K♥ D♥ B♥ A♥ 2♥ 3♥ C♦ B♦ A♦ 2♦ 3♦"
      And Third holds "XIII XI X IX VIII VII I C♠ B♠ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs VI V IV III K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Uhu, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II VII Sküs"
      Then nobody is next
      And "Uhu" is lost by the opponents
      And "Spatz" is not scored
      And the payments are "Vorhand -1860, Second +620, Third +620, Dealer +620"

  @clause:LUN-BONUSES-015
  Rule: When the opponents take the called König in the last trick, König ultimo and Königfang are both due

    @position @dispute:koenig-ultimo-plus-koenigfang
    Scenario Outline: an announced König ultimo is lost to the opponents
      39 Augen against 32.
      Given the reading "<reading>" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays an Uhurufer calling K♦
      And the called König is held by Dealer
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XV XIII XI X IX VII IV III K♥ D♥ B♥ A♥ 2♥ 4♥ 2♦ 3♦ 4♦ D♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II 10♠ VIII 7♠"
      And the last trick is "Third XIV K♦ V 9♠"
      When the result is drawn up
      Then "König ultimo" is lost by the declarer
      And "Königfang" is <fate>

      Examples:
        | reading     | fate                 |
        | both        | won by the opponents |
        | ultimo-only | not scored           |

    @position @dispute:koenig-ultimo-plus-koenigfang
    Scenario Outline: a silent König ultimo falls to the opponents
      41 Augen against 30.
      Given the reading "below" of "solorufer"
      And the reading "<reading>" of "koenig-ultimo-plus-koenigfang"
      And Vorhand plays a Solorufer calling K♦
      And the called König is held by Dealer
      And the declarer's side has "Sküs XXI XX XVI XV XII X VIII VII IV III II C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 3♦ 4♦ C♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Third XIV 8♣ VI B♠"
      And the last trick is "Third XI K♦ V 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "Königfang" is <fate>

      Examples:
        | reading     | fate                 |
        | both        | won by the opponents |
        | ultimo-only | not scored           |

  @clause:LUN-BONUSES-016
  Rule: A Fangprämie announced by both sides is one item for each side; of several announcements of one side the first counts, with its own doublings

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer, partner and an opponent all announce the Trull
      The K♦ is the third player's. The declarer's side has 59 Augen, the Spatz and all three cards of the Trull:
      game 10 + Spatz 20 = 30, and for the Trull 20 + 20, or 20 + 20 + 20, or 20; in all 70, 90 or 50.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Trull, Third Trull, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                       |
        | per-side | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | each     | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | Vorhand +50, Second -50, Third +50, Dealer -50 |

    @position
    Example: what comes after a Prämie that a fellow announced once more still counts
      The opponents miss both. 43 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Trull + Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XII XI X IX VIII VI V III II I K♥ A♥ 3♥ B♦ 3♦ D♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | opponents | lost    | yes       |
        | Könige | opponents | lost    | yes       |

    @position
    Example: both sides announce the Trull and the declarer's side makes it
      43 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XII XI X IX VIII VI V III II I K♥ A♥ 3♥ B♦ 3♦ D♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | won     | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: both sides announce the Trull and neither makes it
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIII XII X IX V IV III II K♥ C♥ A♥ 2♥ 3♥ K♦ B♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ K♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: two partners announce Könige and have one item of it
      46 Augen against 25.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Könige, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVII XVI XV XIII X V II K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ C♦ 2♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | yes       |

    @position
    Example: two opponents announce Könige and have one item of it
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Könige, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XIII IX VIII VII VI III B♥ A♥ 2♥ C♦ B♦ A♦ D♠ C♠ B♠ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer and partner announce the Trull, and only the first of them is doubled
      Game 10 + Spatz 20 = 30. The Trull of the declarer counts 20 × 2 = 40; the partner's would be 20 more.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then nobody is next
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading  | trull | payments                                       |
        | per-side | 40    | Vorhand +70, Second -70, Third +70, Dealer -70 |
        | each     | 60    | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | 40    | Vorhand +70, Second -70, Third +70, Dealer -70 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: declarer and partner announce the Trull, and only the second of them is doubled
      Game 10 + Spatz 20 = 30. The Trull of the declarer counts 20; the partner's would be 20 × 2 = 40 more.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XXI XIX XVIII XVI XV XII IX I 4♦ K♠ D♠ B♣"
      And Second holds "XIII V IV II K♥ A♥ 2♥ C♦ B♠ 10♠ 9♠ D♣"
      And Third holds "Sküs XI X VII B♥ K♦ B♦ C♠ C♣ 10♣ 8♣ 7♣"
      And Dealer holds "XVII XIV VIII VI III D♥ 3♥ A♦ 2♦ 3♦ 8♠ 9♣"
      And the Talon is "K♣ C♥ 4♥" and "XX D♦ 7♠"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ 7♠ B♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II XI III   |
        | Vorhand | XX IV Sküs VI   |
        | Third   | K♦ 3♦ D♦ C♦     |
        | Third   | C♣ 9♣ XVIII D♣  |
        | Vorhand | XIX V X VIII    |
        | Vorhand | K♠ 9♠ C♠ 8♠     |
        | Vorhand | D♠ 10♠ VII XVII |
        | Dealer  | XIV XV XIII B♦  |
        | Vorhand | XVI 2♥ B♥ 2♦    |
        | Vorhand | IX A♥ 8♣ A♦     |
        | Vorhand | XII B♠ 10♣ 3♥   |
        | Vorhand | I K♥ 7♣ D♥      |
      Then nobody is next
      And "Trull" brings the declarer <trull> Cent
      And the payments are "<payments>"

      Examples:
        | reading  | trull | payments                                       |
        | per-side | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |
        | each     | 60    | Vorhand +90, Second -90, Third +90, Dealer -90 |
        | one      | 20    | Vorhand +50, Second -50, Third +50, Dealer -50 |

    @position
    Scenario Outline: of two opponents' Könige only the first announcement brings its Kontra along
      39 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Könige, Third Gut!, Dealer Könige, Vorhand Kontra Könige of <doubled>, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIII XI IX VIII VII IV K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ A♦ 3♦ K♠ C♠ K♣ B♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | lost    | yes       | <speaker>  |

      Examples:
        | doubled | speaker |
        | Second  | Vorhand |
        | Dealer  |         |

  @clause:LUN-BONUSES-017
  Rule: When an announced Fangprämie fails because the other side makes it, only the lost announcement counts

    @dispute:failed-fang-made-by-foes
    Scenario Outline: an opponent announces Könige and the declarer takes all four
      The declarer has 56 Augen. Game 10 × 2 = 20, the announced Könige of the opponents 20 × 2 = 40: 60 with each
      opponent. Silent Könige of the declarer would add 10 × 2 = 20: 80.
      Given the reading "<reading>" of "failed-fang-made-by-foes"
      And Vorhand holds "XXI XX XIX XVIII XVI XV XII IX K♦ 4♦ K♠ D♠"
      And Second holds "Sküs XIII IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "X VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "XIV XI VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XVII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Gut!, Second Könige, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XXI Sküs VI XIV  |
        | Second  | K♣ D♣ 10♣ XIX    |
        | Vorhand | XV III VIII II   |
        | Vorhand | XX IV I V        |
        | Vorhand | XVIII XIII X VII |
        | Vorhand | XVII 8♠ 7♣ XI    |
        | Vorhand | XVI 9♠ 8♣ 9♣     |
        | Vorhand | XII 10♠ 3♦ 2♦    |
        | Vorhand | IX 3♥ C♣ A♥      |
        | Vorhand | D♦ 2♥ A♦ C♠      |
        | Vorhand | K♠ D♥ B♦ B♠      |
        | Vorhand | K♦ K♥ C♦ B♥      |
      Then nobody is next
      And "Könige" is lost by the opponents
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                        |
        | lost-only | Vorhand +180, Second -60, Third -60, Dealer -60 |
        | both      | Vorhand +240, Second -80, Third -80, Dealer -80 |

    @position
    Example: the declarer's announced Trull goes to the opponents complete
      36 Augen against 35.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XIX XVIII XVII XVI XV XIII IX VIII VII VI II K♥ D♥ C♥ B♥ 2♥ 4♥ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ K♣ C♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: the partner's announced Könige go to the opponents complete
      Königfang is a Prämie of its own and stays. 27 Augen against 44.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Könige, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XV XIV XIII VIII VII VI III II I D♥ B♥ 2♥ 4♥ D♦ C♦ 2♦ 3♦ 4♦ D♠ 8♠ 7♠ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Spatz     | declarer  | won     | yes       |
        | Könige    | declarer  | lost    | yes       |
        | Königfang | opponents | won     | no        |

    @position
    Example: an opponent's announced Trull goes to the declarer complete
      42 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Gut!, Dealer Trull, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XII X IX VIII III I K♥ B♥ A♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ C♠ B♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |

  @clause:LUN-BONUSES-018
  Rule: A side that takes every trick makes a Valat

    @position
    Example: a declarer on his own takes every trick
      The opponents have nothing but their half of the Talon. 64 Augen against 7.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V III II I K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position
    Example: declarer and partner take every trick between them
      The declarer's I takes the last trick. 67 Augen against 4.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ D♦ I B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @clause:LUN-ANNOUNCING-020
    Example: the opponents take every trick
      The declarer has nothing but what he laid away. 7 Augen against 64.
      Given Vorhand plays a Dreier
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII XV 10♠ VIII"
      And the last trick is "Second XIII B♦ 9♠ VII"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Valat | opponents | won     | no        |

    @position
    Example: eleven tricks are no Valat
      The third player's 10♠ beats the 8♠ in the last trick. 59 Augen against 12.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a solo in which the declarer takes every trick
      The Talon stays with the opponents and is no trick. 59 Augen against 12.
      Given the reading "on" of "solodreier"
      And Vorhand plays a Solodreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIII XII XI X IX VIII VII VI V IV III II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @dispute:valat-parties @clause:LUN-ANNOUNCING-020
    Scenario Outline: whether every trick for the opponents is a Valat of theirs
      7 Augen against 64.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Dreier
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII XV 10♠ VIII"
      And the last trick is "Second XIII B♦ 9♠ VII"
      When the result is drawn up
      Then "Valat" is <valat>
      And "Spiel" is <game>
      And "Trull" is <trull>

      Examples:
        | reading       | valat                | game                 | trull                |
        | either        | won by the opponents | not scored           | not scored           |
        | declarer-only | not scored           | lost by the declarer | won by the opponents |
        | known-partner | won by the opponents | not scored           | not scored           |

  @clause:LUN-BONUSES-019
  Rule: When a Valat is made, announced or not, Augen, Fangprämien and Ultimos are not scored, and other announcements lapse

    @position
    Example: a silent Valat sweeps game, Vogerl and Könige aside
      68 Augen against 3.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIV XIII XII XI IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position
    Example: a Valat announced and made leaves an announced Trull without object
      66 Augen against 5.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |

    @position
    Example: an opponent's announced Trull lapses with the Valat as well
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Trull, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XIV XIII XII XI X IX VIII VII VI V IV III II I D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

    @position @clause:LUN-ANNOUNCING-020
    Example: the opponents' Valat sweeps their Könige and their Königfang aside
      7 Augen against 64.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "D♥ C♠ 10♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XVII 9♠ 8♠ VIII"
      And the last trick is "Second XIII B♦ 9♣ I"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Valat | opponents | won     | no        |

    @position
    Example: without a Valat everything is scored side by side
      65 Augen against 6.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |

  @clause:LUN-BONUSES-020
  Rule: Doublings of the Valat announcement stay in force

    @position
    Example: Kontra and Rekontra to the Valat stay with it
      66 Augen against 5.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Kontra Valat of Vorhand, Third Gut!, Dealer Gut!, Vorhand Rekontra Valat of Vorhand, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by      |
        | Valat | declarer | won     | yes       | Second, Vorhand |

    @position @clause:LUN-BONUSES-022
    Example: Kontra to the game and to a Trull lapses beside the Valat
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Kontra Spiel + Kontra Trull of Vorhand, Third Kontra Valat of Vorhand, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV XIII XII XI X IX VIII VI V IV III II I D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Valat | declarer | lost    | yes       | Third      |

  @clause:LUN-BONUSES-021
  Rule: An announced Valat is lost as soon as the other side takes a trick

    @clause:LUN-BONUSES-022
    Example: the opponents take the very first trick after a Valat announcement
      The deal is over after one trick. An announced Valat in a Dreier costs 320 × 2 = 640 to each opponent.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

    @position
    Example: a trick of the partner's is no trick of the other side
      67 Augen against 4.
      Given Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ D♦ I B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | yes       |

    @position @clause:LUN-BONUSES-022
    Example: an announced Valat is lost in the last trick
      65 Augen against 6.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @position @clause:LUN-BONUSES-022
    Example: the partner's announced Valat is lost for both of them
      65 Augen against 6.
      Given Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Valat, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand 8♠ 10♠ C♥ 8♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @clause:LUN-BONUSES-022
    Example: an announced Valat is lost in the last trick but one, and the last is not played
      Ten trumps of Vorhand's take ten tricks, then her 8♣ falls to the K♣. 320 × 2 = 640 to each opponent.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII 8♣ 7♣"
      And Second holds "XII XI X IX K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Third holds "VIII VII VI V K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦"
      And Dealer holds "IV III II I K♠ D♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the Talon is "C♠ B♠ 10♠" and "9♠ 8♠ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "C♠ B♠ 10♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs IX V I     |
        | Vorhand | XXI X VI II     |
        | Vorhand | XX XI VII III   |
        | Vorhand | XIX XII VIII IV |
        | Vorhand | XVIII 4♥ 4♦ 9♣  |
        | Vorhand | XVII 3♥ 3♦ 10♣  |
        | Vorhand | XVI 2♥ 2♦ B♣    |
        | Vorhand | XV A♥ A♦ C♣     |
        | Vorhand | XIV B♥ B♦ D♣    |
        | Vorhand | XIII C♥ C♦ D♠   |
        | Vorhand | 8♣ D♥ D♦ K♣     |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -1920, Second +640, Third +640, Dealer +640"

  @clause:LUN-BONUSES-022
  Rule: After a failed announced Valat nothing but the Valat is settled

    @position
    Example: a Valat announced and failed leaves an announced Trull without object
      64 Augen against 7.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |

    @position @dispute:valat-failed
    Scenario Outline: the last trick undoes an announced Valat
      59 Augen against 12.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 9♣ 10♠ B♦"
      When the result is drawn up
      Then "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Trull" is <trull>

      Examples:
        | reading    | game                | trull               |
        | valat-only | not scored          | not scored          |
        | all        | won by the declarer | won by the declarer |

    @position @dispute:valat-failed
    Scenario Outline: the Spatz of a Spatzrufer and an announced Valat fall in the same last trick
      58 Augen against 13.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XIV X 9♣"
      And the last trick is "Vorhand I II 9♠ 8♣"
      When the result is drawn up
      Then "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is <spatz>

      Examples:
        | reading    | game                | spatz                |
        | valat-only | not scored          | not scored           |
        | all        | won by the declarer | lost by the declarer |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails in the first trick, and what lies in the piles is counted
      In the piles lie what the declarer laid away, D♠ with 4 Augen, and on the other side the first trick with XXI and
      Sküs, 10, and the half left lying with C♥ and B♣, 5. Nobody has the cards that were not played. The Valat costs
      320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20 more.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then nobody is next
      And the declarer's side has 4 Augen and the opponents have 15
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Trull" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | all        | lost by the declarer | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails before the I of an announced Spatz has left the hand
      The deal is the one before, but the third player has announced the Spatz. He still holds the I when play ends, so
      his Spatz is neither won nor lost: 640 for the Valat, 20 more for the game.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII X IV III K♥ D♥ 2♥ 3♥ 10♠ 9♠ 8♠ K♣"
      And Third holds "XI VIII VI I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI IV VI Sküs"
      Then nobody is next
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | all        | lost by the declarer | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    @dispute:valat-failed
    Scenario Outline: an announced Valat fails before the announced König ultimo could be made
      The I and the K♥ are still in hand, so neither Ultimo is scored. The Valat costs 320 and, where it is settled too,
      the game, lost with the 4 Augen laid away, 10.
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV I K♦ K♠ K♣"
      And Second holds "II"
      And Third holds "K♥ III"
      And Dealer holds "Sküs"
      And the Talon is "D♥ 9♠ 8♠" and "7♠ 9♣ 8♣"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 9♠ 8♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third König ultimo, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II III Sküs"
      Then nobody is next
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Spatz" is not scored
      And "König ultimo" is not scored
      And the payments are "<payments>"

      Examples:
        | reading    | game                 | payments                                            |
        | valat-only | not scored           | Vorhand -320, Second +320, Third -320, Dealer +320 |
        | all        | lost by the declarer | Vorhand -330, Second +330, Third -330, Dealer +330 |

  @clause:LUN-BONUSES-023
  Rule: Fangprämien (Trull, Könige, Königfang) and Ultimos (Spatz, Uhu, König ultimo) belong to games with a declarer; Fahren compares Augen only

    Example: a whole Trull in Fahren earns nothing
      The dealer has all three cards of the Trull and 29 Augen, Vorhand 12, the second player 14, the third 9; 7 lie in
      the Talon. In each pair the one with more pays 20: dealer −20 −20 −20 = −60, second −20 −20 + 20 = −20,
      Vorhand −20 + 20 + 20 = +20, third +20 +20 +20 = +60.
      Given Vorhand holds "XVIII XV K♥ C♥ 2♥ 3♥ C♦ K♠ D♠ C♠ B♠ 9♣"
      And Second holds "XIX XIV XI VIII VII IV 4♥ B♦ 2♦ 9♠ 7♠ K♣"
      And Third holds "XVI XII IX III I B♥ A♥ A♦ 8♠ D♣ B♣ 8♣"
      And Dealer holds "Sküs XXI XX XIII X V II D♥ K♦ 4♦ 10♠ 7♣"
      And the Talon is "VI C♣ D♦" and "XVII 3♦ 10♣"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | XV XIX XII XX      |
        | Dealer  | Sküs XVIII VII XVI |
        | Dealer  | II B♠ VIII IX      |
        | Third   | A♥ D♥ K♥ 4♥        |
        | Vorhand | 2♥ IV B♥ X         |
        | Dealer  | 10♠ C♠ 7♠ 8♠       |
        | Vorhand | C♦ 2♦ A♦ K♦        |
        | Dealer  | 4♦ K♠ B♦ III       |
        | Third   | 8♣ 7♣ 9♣ K♣        |
        | Second  | 9♠ I XXI D♠        |
        | Dealer  | V C♥ XI B♣         |
        | Second  | XIV D♣ XIII 3♥     |
      Then nobody is next
      And "Trull" is not scored
      And the Augen come to "Vorhand 12, Second 14, Third 9, Dealer 29"
      And the payments are "Vorhand +20, Second -20, Third +60, Dealer -60"

    @position
    Example: in Fahren there is nothing to announce
      Given Fahren is played
      When Vorhand is asked to announce holding "Sküs XXI II I K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣"
      Then "Trull, Könige, Spatz, Uhu, Valat" may not be chosen

    @position
    Example: the same cards in a Dreier can announce them all
      Given Vorhand plays a Dreier
      When Vorhand is asked to announce holding "Sküs XXI II I K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣"
      Then "Trull, Könige, Spatz, Uhu, Valat" may be chosen

    Example: before Fahren nobody announces the Trull, though it lies in one hand
      Given Vorhand holds "Sküs XXI I"
      When the bidding goes "Vorhand Erster, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to say

  @clause:LUN-BONUSES-024
  Rule: An Uhu that the bid contains is lost when its card was laid away

    Scenario Outline: a trump has to be laid away and the caller of an Uhurufer chooses the II
      Of fifteen cards only D♦ and 9♠ are suit cards below a König, so one trump has to go, and the caller chooses the
      II. The declarer's side has 51 Augen: the game brings 10; the Uhu costs 20, however forced cards are scored.
      Given the reading "<forced>" of "bound-card-forced-early"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "XXI IX VIII VII D♥ A♥ 4♥ 4♦ B♠ 7♠ K♣ 8♣"
      And Third holds "XI X I C♥ B♥ 2♥ 3♥ K♠ D♠ C♣ B♣ 7♣"
      And Dealer holds "VI IV III B♦ A♦ 2♦ 3♦ C♠ 10♠ D♣ 10♣ 9♣"
      And the Talon is "XIII XII 9♠" and "V C♦ 8♠"
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
      Then nobody is next
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
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "XXI IX VIII VII D♥ A♥ 4♥ 4♦ B♠ 7♠ K♣ 8♣"
      And Third holds "XI X I C♥ B♥ 2♥ 3♥ K♠ D♠ C♣ B♣ 7♣"
      And Dealer holds "VI IV III B♦ A♦ 2♦ 3♦ C♠ 10♠ D♣ 10♣ 9♣"
      And the Talon is "XIII XII 9♠" and "V C♦ 8♠"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XIX XXI X III"
      Then nobody is next
      And "Uhu" is lost by the declarer
      And the payments are "Vorhand -350, Second +350, Third -350, Dealer +350"

    @dispute:bound-card-laid-away
    Scenario Outline: the caller of an Uhurufer has laid the II away
      One trump has to go, and the caller chooses the II. The declarer's side has 51 Augen: the game brings 10; the Uhu
      costs 20 or nothing.
      Given the reading "<reading>" of "bound-card-laid-away"
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "XXI IX VIII VII D♥ A♥ 4♥ 4♦ B♠ 7♠ K♣ 8♣"
      And Third holds "XI X I C♥ B♥ 2♥ 3♥ K♠ D♠ C♣ B♣ 7♣"
      And Dealer holds "VI IV III B♦ A♦ 2♦ 3♦ C♠ 10♠ D♣ 10♣ 9♣"
      And the Talon is "XIII XII 9♠" and "V C♦ 8♠"
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
      Then nobody is next
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
      And Vorhand holds "Sküs XX XIX XVIII XVII XVI XV XIV II K♥ K♦ D♦"
      And Second holds "XXI IX VIII VII D♥ A♥ 4♥ 4♦ B♠ 7♠ K♣ 8♣"
      And Third holds "XI X I C♥ B♥ 2♥ 3♥ K♠ D♠ C♣ B♣ 7♣"
      And Dealer holds "VI IV III B♦ A♦ 2♦ 3♦ C♠ 10♠ D♣ 10♣ 9♣"
      And the Talon is "XIII XII 9♠" and "V C♦ 8♠"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand takes the first half
      And Vorhand lays away "II D♦ 9♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XIX XXI X III"
      Then nobody is next
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                 | payments                                            |
        | lost     | lost by the declarer | Vorhand -350, Second +350, Third -350, Dealer +350 |
        | unscored | not scored           | Vorhand -330, Second +330, Third -330, Dealer +330 |
