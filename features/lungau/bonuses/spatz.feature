Feature: Prämien, made and failed: the Spatz

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Spatz | declarer | won     | no        |

    @position
    Example: all that is told is that the I took the last trick
      Seven of twelve tricks are the declarer's, so nobody has made a Valat; whatever lies in the piles, the Spatz is his.
      Given Vorhand plays a Dreier
      And the declarer's side took 7 of 12 tricks
      And the last trick is "Vorhand I 9♣ 3♦ B♥"
      When the result is drawn up
      Then "Spatz" is won by the declarer

    @position
    Example: all that is told of an opponent's Spatz is its Kontra and the trick that it took
      Of what else was won nothing is told: neither the tricks before nor the trick of an Uhu.
      Given Vorhand plays a Dreier
      And the announcing went "…"
        """
        Vorhand Gut!, Second Spatz, Third Gut!, Dealer Gut!, Vorhand Kontra Spatz of Second, Second Gut!, Third Gut!,
        Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!
        """
      And the declarer's side took 5 of 12 tricks
      And the last trick is "Third K♣ 9♣ 10♣ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spatz | opponents | won     | yes       | Vorhand    |

    @position
    Scenario Outline: an opponent makes a silent Spatz, wherever the dealer sits
      36 Augen against 35.
      Given the dealer is at seat <seat>
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV IX VI IV III II D♥ B♥ A♥ 2♥ D♦ 2♦ K♠ B♠ 10♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Third XIV 4♥ B♦ X"
      And the last trick is "Third I 3♥ C♠ 9♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Spatz | opponents | won     | no        |

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Spatz | declarer | lost    | no        |

    @position
    Scenario Outline: all that is told is that another card took the I in the last trick
      Third is an opponent as well as Second and the Dealer; an I lost to one's own side is lost like any other.
      Given Vorhand plays a Dreier
      And the declarer's side took 7 of 12 tricks
      And the last trick is "<trick>"
      When the result is drawn up
      Then "Spatz" is lost by the <side>

      Examples:
        | trick               | side      |
        | Vorhand I XIII 8♠ D♦ | declarer  |
        | Vorhand XVII 8♣ I D♠ | opponents |
        | Second XIX I B♥ D♦   | opponents |

    @position
    Example: all that is told of a Spatzrufer is that the partner took the I in the last trick
      Given Vorhand plays a Spatzrufer calling K♦
      And the called König is held by Third
      And the declarer's side took 7 of 12 tricks
      And the last trick is "Vorhand I C♥ XXI 9♠"
      When the result is drawn up
      Then "Spatz" is lost by the declarer
