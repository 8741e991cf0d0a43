Feature: Boni, made and failed

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-001
  Rule: Boni exist only in positive contracts; in a negative one, Trischaken too, none is scored

    @position
    Example: no Trull, no Pagat and no Valat for the opponents of a Bettel
      The opponents have taken all twelve tricks with Trull and four Könige, the last one with the I.
      Given Vorhand plays a Bettel
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second I 3♥ 7♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Bettel with a trick is lost, and the Trull in it is worth nothing
      The only trick of the declarer holds all three cards of the Trull.
      Given Vorhand plays a Bettel
      And the declarer's side has "Sküs XXI I XII"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the one trick of a Piccolo is taken with the I
      The I takes the last trick, and that is no Pagat Ultimo.
      Given Vorhand plays a Piccolo
      And the declarer's side has "I 2♥ 3♥ 4♥"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Dealer XIV X 4♦ 8♠"
      And the last trick is "Dealer 2♥ I 3♥ 4♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Zwiccolo with four Könige in its two tricks
      The four Könige are in the declarer's tricks.
      Given Vorhand plays a Zwiccolo
      And the declarer's side has "K♥ 3♥ 4♥ K♦ K♠ K♣ 8♠ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 2 of 12 tricks
      And the last trick but one is "Second XIV A♦ 7♠ X"
      And the last trick is "Second II 2♥ 9♣ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the II takes the last trick but one of a Piccolo Ouvert
      It would be an Uhu elsewhere.
      Given Vorhand plays a Piccolo Ouvert
      And the declarer's side has "II 2♥ 3♥ 4♥"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Dealer 2♥ II 3♥ 4♥"
      And the last trick is "Vorhand C♣ XVI 2♦ 7♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Bettel Ouvert with a trick is lost, and nothing else counts
      One trick is one too many.
      Given Vorhand plays a Bettel Ouvert
      And the declarer's side has "XIII XII 4♥ III"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XIV A♦ 7♠ X"
      And the last trick is "Second II 2♥ 9♣ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the same trick with the whole Trull is worth a Trull in a Dreier
      The I is led in the last trick but one, so it is no Pagat Ultimo; the declarer's Sküs takes the third player's
      XXI. 39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII X IX VIII VI V IV III II I K♥ D♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ C♠ 10♠ 9♠ 8♠ K♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second I XXI VIII Sküs"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    Example: in Trischaken nobody scores a Bonus
      Everybody plays for himself, and only Augen count.
      Given Vorhand holds "XX XVII XIII XI VII IV III K♥ B♥ 4♥ K♠ B♣"
      And Second holds "XIX X I D♥ A♥ C♦ 4♦ D♠ 9♠ D♣ 10♣ 7♣"
      And Third holds "Sküs XII VIII V II B♦ A♦ 2♦ C♠ 8♠ 7♠ 8♣"
      And Dealer holds "XXI XVI XV IX C♥ 2♥ 3♥ K♦ D♦ B♠ 10♠ K♣"
      And the Talon is "VI XVIII C♣" and "9♣ 3♦ XIV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ A♥ II 3♥     |
        | Third   | Sküs XXI IV X   |
        | Third   | XII XV XX XIX   |
        | Vorhand | XVII I V IX     |
        | Vorhand | III 9♠ VIII XVI |
        | Dealer  | K♣ B♣ 7♣ 8♣     |
        | Dealer  | K♦ VII 4♦ A♦    |
        | Vorhand | K♠ D♠ 7♠ 10♠    |
        | Vorhand | XI C♦ 8♠ 2♥     |
        | Vorhand | B♥ D♥ C♠ C♥     |
        | Second  | D♣ B♦ D♦ XIII   |
        | Vorhand | 4♥ 10♣ 2♦ B♠    |
      Then nobody is next
      And "Trull" is not scored
      And "Könige" is not scored
      And "Pagat" is not scored
      And "Mondfang" is not scored

  @clause:KOE-BONUSES-002
  Rule: In a Farbensolo no Bonus but Valat is scored

    @position
    Example: the Trull in the tricks of a Farbensolo
      42 Augen against 28.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XXI XX XVII XIV XIII XII XI IX VIII VII VI V IV III I D♥ C♦ A♦ 3♦ 4♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: four Könige in the tricks of a Farbensolo
      38 Augen against 32.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XX XIX XVII XVI XII X IX VIII VII V IV II K♥ C♥ B♥ A♥ 4♥ K♦ 2♦ 4♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I takes the last trick of a Farbensolo
      The I is led, and nobody else has a trump. 44 Augen against 26.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "XXI XX XIX XVII XVI XIV XII XI X IX VI V III I D♥ A♥ 2♥ 3♥ 4♥ K♦ A♦ 2♦ 3♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 9 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand I 4♥ 2♦ 7♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents of a Farbensolo take the XXI with the Sküs
      39 Augen against 31.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "XX XIX XVIII XVI XIII XII XI IV I K♥ D♥ C♥ B♥ 4♥ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 8♠ D♣ C♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XXI V Sküs IX"
      And the last trick is "Third D♦ 7♣ VIII X"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents' Trull against a Farbensolo that is lost
      21 Augen against 49.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "XVII XV XIV XI X VIII VI IV III C♥ A♥ 3♥ K♦ A♦ 3♦ 4♦ D♠ B♠ K♣ 8♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ 8♠ 9♠ 10♠"
      And the last trick is "Second XX V VII IX"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the II in the last trick but one of a Farbensolo is beaten
      39 Augen against 31.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "XXI XIX XVIII XV XIII VII VI IV III K♥ D♥ B♥ 2♥ 3♥ D♦ B♦ 3♦ 4♦ K♠ D♠ C♠ 7♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II V X IX"
      And the last trick is "Third K♦ 2♦ VIII XIV"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Valat is the one Bonus of a Farbensolo
      The Trull and the four Könige are in the declarer's tricks as well. 68 Augen against 2.
      Given Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Valat" is won by the declarer
      And "Könige" is not scored

    @position
    Example: the I of a Farbensolo takes the Sküs in a Kaiserstich, and in the last trick
      It would be Sküsfang, Pagat Ultimo and Trull elsewhere. 47 Augen against 23.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XXI VIII I XIV XIII XII XI K♥ D♥ C♥ 4♥ K♦ D♦ 3♦ 2♦ K♠ D♠ 10♠ 8♠ D♣ 10♣ 8♣ 7♣ VI IV III II"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX V VII IX"
      And the last trick is "Third XXI Sküs I VIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: the opponents have the Trull in silence
      The game is won, and the Trull counts against the declarer. 36 Augen against 34.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XVI XV XIII XI IX VIII VII VI IV K♥ C♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ C♠ B♠ B♣ 10♣ 7♣"
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
      43 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XIV XIII XII X IX VII VI V IV D♥ B♥ 4♥ K♦ D♦ C♦ B♦ 4♦ K♠ C♠ B♠ 10♠ 8♠ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Trull without the XXI is none
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XIV XIII XII X IX VII VI V III II I D♥ B♥ 2♥ C♦ B♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Trull without the Sküs is none
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII X IX VI V III I D♥ A♥ 2♥ 4♥ D♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

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
      Then the items come to:
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
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: four Könige without K♥ are none
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XV XII XI X IX VIII III II I D♥ C♥ B♥ A♥ 2♥ K♦ B♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 7♠ K♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: four Könige without K♦ are none
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XV XIV XII X IX VII VI IV I K♥ D♥ B♥ A♥ 4♥ D♦ B♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: four Könige without K♠ are none
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XV XII X IX VII IV III II K♥ D♥ A♥ K♦ D♦ B♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: four Könige without K♣ are none
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XIV XIII XII X IX VIII VII VI III II K♥ C♥ B♥ 2♥ K♦ B♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then nobody is next
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
      Then nobody is next
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
      Then nobody is next
      And there is no partner
      And "Könige" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                | payments                                    |
        | with-stock  | won by the declarer | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | tricks-only | not scored          | Vorhand +6, Second -2, Third -2, Dealer -2  |

    @dispute:trull-koenige-from-stock
    Scenario Outline: a Trull won in tricks alone counts in either reading
      54 Augen against 16.
      Given the reading "<reading>" of "trull-koenige-from-stock"
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
      Then nobody is next
      And "Trull" is <fate>

      Examples:
        | reading     | fate                |
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

    @position @dispute:trull-koenige-from-stock
    Scenario Outline: the opponents have all of the Trull in tricks
      Given the reading "<reading>" of "trull-koenige-from-stock"
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
        | reading     |
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Könige    | opponents | won     | yes       |            |
        | Königfang | opponents | won     | no        |            |

  @clause:KOE-BONUSES-008
  Rule: When an announced Bonus fails, the other side still scores the same Bonus where it made or announced it

    @dispute:failed-bonus-made-by-others
    Scenario Outline: the opponents win all the Könige that the declarer announced
      Game 4, announced 4 Könige −2, and −1 where the opponents' own 4 Könige count beside it: 1 or 2 with each
      opponent. 36 Augen against 34.
      Given the reading "<reading>" of "failed-bonus-made-by-others"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI VIII D♥ C♥ D♦ K♣"
      And Second holds "XV XIII XII X V B♥ 3♥ 4♥ 2♦ D♣ C♣ 7♣"
      And Third holds "XI IV K♥ A♥ K♦ C♦ B♦ D♠ 10♠ 8♠ B♣ 10♣"
      And Dealer holds "XIV IX VII II I 2♥ A♦ 4♦ C♠ B♠ 9♠ 7♠"
      And the Talon is "K♠ 8♣ III" and "9♣ 3♦ VI"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ D♦ 9♣"
      And the announcing goes "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII X XI XIV   |
        | Dealer  | VII XVI XIII IV |
        | Vorhand | XX V 10♠ II     |
        | Vorhand | Sküs XII 10♣ IX |
        | Vorhand | K♣ 7♣ B♣ I      |
        | Dealer  | 9♠ XVIII XV 8♠  |
        | Vorhand | XXI 2♦ A♥ 4♦    |
        | Vorhand | XVII 3♥ B♦ 7♠   |
        | Vorhand | XIX 4♥ C♦ A♦    |
        | Vorhand | C♥ B♥ K♥ 2♥     |
        | Third   | K♦ C♠ 3♦ C♣     |
        | Third   | D♠ B♠ VI D♣     |
      Then nobody is next
      And "Könige" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | both      | Vorhand +3, Second -1, Third -1, Dealer -1 |
        | lost-only | Vorhand +6, Second -2, Third -2, Dealer -2 |

    @dispute:failed-bonus-made-by-others
    Scenario Outline: the opponents win the whole Trull that the declarer announced
      Game 1, announced Trull −2, and −1 where the opponents' own Trull counts beside it: −2 or −1. 39 Augen against
      31.
      Given the reading "<reading>" of "failed-bonus-made-by-others"
      And Vorhand holds "XX XIX XVIII XVII XVI XV XI II 3♦ C♠ B♠ B♣"
      And Second holds "Sküs XIV X IV I B♥ A♥ B♦ A♦ 4♦ 8♣ 7♣"
      And Third holds "XIII VII K♥ C♥ D♦ C♦ 2♦ K♠ D♠ 9♠ 7♠ 10♣"
      And Dealer holds "XXI XII IX V III D♥ 2♥ K♦ 8♠ K♣ D♣ 9♣"
      And the Talon is "VI 3♥ C♣" and "10♠ VIII 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♦ B♠ B♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XIX Sküs VII XXI |
        | Second  | A♥ K♥ 2♥ 4♥      |
        | Third   | K♠ 8♠ 10♠ I      |
        | Second  | X XIII III II    |
        | Third   | D♠ IX C♠ XIV     |
        | Second  | IV D♦ V XX       |
        | Vorhand | XI 7♣ C♦ XII     |
        | Dealer  | K♣ VIII 8♣ 10♣   |
        | Vorhand | XV B♦ C♥ D♣      |
        | Vorhand | XVIII B♥ 7♠ 9♣   |
        | Vorhand | XVII 4♦ 9♠ D♥    |
        | Vorhand | XVI A♦ 2♦ K♦     |
      Then nobody is next
      And "Trull" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | both      | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | lost-only | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: announced 4 Könige fail and the opponents have made them
      36 Augen against 34.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XV XI X IX VII VI IV II I D♥ C♥ B♥ 2♥ 3♥ D♦ C♦ A♦ 4♦ D♠ C♠ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | declarer  | lost    | yes       |
        | Könige | opponents | won     | no        |

    @position
    Example: where only the failure counts, the opponents who have all four Könige score none
      36 Augen against 34.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV IX IV III II D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ 2♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: the partner's announced Trull fails and the opponents have it
      34 Augen against 36.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XX XVII XVI XV XIII XI X IX VIII VII K♥ D♥ C♥ A♥ 3♥ D♦ C♦ B♦ A♦ 4♦ D♠ C♠ K♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | no        |

    @position
    Example: both sides announce the Trull and neither has it
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVIII XVII XV XIII XII XI X IX VIII VI IV III K♥ D♥ 3♥ K♦ C♦ B♦ A♦ 4♦ C♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
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
    Example: both sides announce the Trull and lose it, where only failures count
      40 Augen against 30.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XIV XIII XII X IX V III K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ C♠ K♣ D♣ B♣ 9♣ 8♣ 7♣"
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
    Example: both sides announce 4 Könige and one of them has them
      50 Augen against 20.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XVII XV XII X IX VII III II I K♥ D♥ C♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ K♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | declarer  | won     | yes       |
        | Könige | opponents | lost    | yes       |

    @position
    Example: where only the failure counts, the winner's announcement falls with the other side's
      42 Augen against 28.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIV XII XI X IX VIII III I K♥ C♥ A♥ 2♥ 3♥ K♦ C♦ B♦ 2♦ K♠ C♠ 9♠ 8♠ K♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: a Pagat Ultimo announced without the card, which an opponent then makes
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV VIII VI V IV III C♥ B♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ D♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♣ B♦ C♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | no        |

    @position
    Example: where only the failure counts, that opponent has no Pagat Ultimo
      43 Augen against 27.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XI VII VI IV III K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ 2♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♣ B♦ C♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

  @clause:KOE-BONUSES-009
  Rule: The opponents score the called König when they win it in a trick, whoever of the declarer's side held it

    Example: an opponent takes the partner's called König
      Game 1, called König −1. 39 Augen against 31.
      Given Vorhand holds "XXI XX XVIII XVI XIII XII IX D♥ 2♥ 4♥ 3♦ K♠"
      And Second holds "XVII X VIII VII V III II C♥ A♥ D♠ B♠ 9♠"
      And Third holds "XIV VI I K♥ B♥ 3♥ B♦ 4♦ 8♠ D♣ 10♣ 9♣"
      And Dealer holds "Sküs XIX XV IV K♦ A♦ 2♦ 7♠ K♣ C♣ 8♣ 7♣"
      And the Talon is "C♠ B♣ XI" and "C♦ 10♠ D♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "4♥ C♦ 10♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | IX X I Sküs     |
        | Dealer  | IV XX II XIV    |
        | Vorhand | XXI III VI XV   |
        | Vorhand | XVIII V K♥ XIX  |
        | Dealer  | 2♦ D♦ VII 4♦    |
        | Second  | XVII 9♣ 8♣ XIII |
        | Second  | VIII 10♣ K♣ XII |
        | Vorhand | 3♦ 9♠ B♦ K♦     |
        | Dealer  | C♣ XVI A♥ D♣    |
        | Vorhand | D♥ C♥ 3♥ 7♣     |
        | Vorhand | K♠ B♠ 8♠ 7♠     |
        | Vorhand | 2♥ D♠ B♥ A♦     |
      Then nobody is next
      And the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: the declarer called himself and loses the König
      Game 1, called König −1, with each of the three. 46 Augen against 24.
      Given Vorhand holds "Sküs XX XIX XVIII XVI XII IX K♥ D♦ C♠ B♣ 7♣"
      And Second holds "XXI XVII XIV X V IV I 2♦ D♠ B♠ 10♠ K♣"
      And Third holds "XI VIII VII B♥ A♥ 4♥ K♦ A♦ 3♦ 4♦ 7♠ 10♣"
      And Dealer holds "XV VI III II D♥ 2♥ 3♥ B♦ K♠ 8♠ D♣ 9♣"
      And the Talon is "C♦ XIII 8♣" and "9♠ C♥ C♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "C♠ 9♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XXI VII II |
        | Second  | XIV VIII III XVI |
        | Vorhand | IX X XI VI       |
        | Third   | 7♠ K♠ XII D♠     |
        | Vorhand | K♥ IV B♥ 2♥      |
        | Second  | K♣ 10♣ D♣ 7♣     |
        | Second  | XVII K♦ XV XX    |
        | Vorhand | XIX V 4♦ 8♠      |
        | Vorhand | D♦ 2♦ 3♦ B♦      |
        | Vorhand | Sküs I A♦ D♥     |
        | Vorhand | C♥ 10♠ 4♥ 3♥     |
        | Vorhand | B♣ B♠ A♥ 9♣      |
      Then nobody is next
      And there is no partner
      And the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the called König stays with its own side
      40 Augen against 30.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XVIII XIV XII X IX VIII V IV K♥ D♥ A♥ 2♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the declarer himself trumps the called König of his partner
      36 Augen against 34.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XIX XVIII XVI XIV XIII XII XI X VII V IV I K♥ A♥ 2♥ 3♥ K♦ D♦ B♦ 2♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 2♥ XI 3♥ K♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Könige that were not called are nobody's Bonus
      39 Augen against 31.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XIII XII X IX VIII VI II K♥ D♥ C♥ B♥ 2♥ D♦ B♦ 3♦ 4♦ D♠ C♠ 10♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the called König falls in a trick of the opponents
      The second player trumps the eighth trick. 36 Augen against 34.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XVIII XIV XIII XII X IX VII VI V II I C♥ B♥ A♥ 3♥ D♦ C♦ B♦ K♠ C♠ 10♠ 7♠ K♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And trick 8 is "Dealer 2♥ 4♥ XI K♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

    @position
    Example: the called König out of the Stock, taken up by the declarer and lost in a trick
      The third player trumps the seventh trick. 43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIII XII XI X IX VIII V III D♥ C♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ D♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand K♥ 4♥ VI 2♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

    @position
    Example: the called König of a Solo is taken
      The third player trumps the eighth trick. 36 Augen against 34.
      Given Vorhand plays a Solo calling K♠
      And the called König is held by Second
      And the declarer's side has "XXI XX XVIII XVI XV XIII XII X IX VIII VI V II I K♥ C♥ 3♥ D♦ B♦ A♦ 2♦ 4♦ D♠ C♠ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 8 is "Dealer 8♠ 10♠ K♠ III"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

    @position
    Example: the called König of a Besser Rufer is taken
      The third player trumps the eighth trick. 39 Augen against 31.
      Given Vorhand plays a Besser Rufer calling K♦
      And the called König is held by Dealer
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVII XVI XIV XIII XII XI X IX VI IV III II I K♥ B♥ D♦ C♦ B♦ D♠ C♠ B♠ 9♠ 8♠ 7♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 8 is "Second 2♦ V K♦ 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♣ B♦ 8♠"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Pagat     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |

    @position
    Example: a Dreier has no called König
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVI XII XI X IX VII V IV III D♥ 2♥ 3♥ D♦ B♦ A♦ 2♦ 3♦ D♠ C♠ 9♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-010
  Rule: The called König in the rejected set, or in a Stock that falls to the opponents, is won by them too

    @dispute:called-king-in-rejected-set
    Scenario Outline: the declarer leaves the set with the called König
      The declarer plays alone: game 1, called König −1 where the set counts. 37 Augen against 33.
      Given the reading "<reading>" of "called-king-in-rejected-set"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVI XII IX 4♥ 2♦ B♠ 8♣"
      And Second holds "XVII XIV XIII XI X VI D♥ B♥ D♦ C♠ 8♠ 7♠"
      And Third holds "XV VII V I A♥ 3♥ C♦ B♦ A♦ 3♦ D♠ 7♣"
      And Dealer holds "IV III 2♥ K♦ K♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 9♣"
      And the Talon is "K♥ II C♥" and "VIII 4♦ K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 4♦ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XXI VI V III   |
        | Vorhand | Sküs X VII IV  |
        | Vorhand | XVI XVII I B♣  |
        | Second  | D♥ 3♥ 2♥ 4♥    |
        | Second  | XI XV K♠ XVIII |
        | Vorhand | XX XIII 3♦ 9♣  |
        | Vorhand | K♣ XIV 7♣ D♣   |
        | Second  | D♦ A♦ K♦ VIII  |
        | Vorhand | XIX 7♠ B♦ 10♣  |
        | Vorhand | B♠ C♠ D♠ 9♠    |
        | Third   | A♥ C♣ XII B♥   |
        | Vorhand | IX 8♠ C♦ 10♠   |
      Then nobody is next
      And there is no partner
      And "Königfang" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                 | payments                                   |
        | won     | won by the opponents | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | not-won | not scored           | Vorhand +3, Second -1, Third -1, Dealer -1 |

    @position @dispute:called-king-in-rejected-set
    Scenario Outline: the called König of a Besser Rufer lies in the set that was left
      43 Augen against 27.
      Given the reading "<reading>" of "called-king-in-rejected-set"
      And Vorhand plays a Besser Rufer calling K♣
      And the called König lay in the Talon
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XIII XII X IX IV III I D♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♣ B♦ 8♠"
      When the result is drawn up
      Then "Königfang" is <fate>
      And "Pagat" is won by the declarer

      Examples:
        | reading | fate                 |
        | won     | won by the opponents |
        | not-won | not scored           |

    @position @dispute:called-king-in-rejected-set
    Scenario Outline: the called König was taken up and lost in a trick
      It was won in a trick, so the reading does not matter. 38 Augen against 32.
      Given the reading "<reading>" of "called-king-in-rejected-set"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "XX XIX XVIII XVII XIII XII X IX VIII VII V III I B♥ 3♥ D♦ B♦ A♦ 2♦ 3♦ K♠ D♠ C♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand K♥ 4♥ VI 2♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Königfang" is <fate>

      Examples:
        | reading | fate                 |
        | won     | won by the opponents |
        | not-won | won by the opponents |

    @position
    Example: the declarer took the set with the called König and kept it
      44 Augen against 26.
      Given Vorhand plays a Rufer calling K♦
      And the called König lay in the Talon
      And the declarer's side has "XXI XX XVIII XII XI X IX VII V III II I K♥ D♥ 3♥ 4♥ K♦ C♦ B♦ 2♦ 4♦ D♠ C♠ B♠ 10♠ 7♠ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the Stock of a Solo with the called König is the declarer's, so nobody has won it
      41 Augen against 29.
      Given Vorhand plays a Solo calling K♦
      And the called König lay in the Talon
      And the declarer's side has "XX XVIII XVI XV XIII XII XI X IX VII VI IV II I C♥ B♥ 3♥ 4♥ K♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 8♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-011
  Rule: A side scores Mondfang when its Sküs takes a trick with an opponent's XXI

    Example: the partner's Sküs takes an opponent's XXI
      Game 1, Mondfang 1. 37 Augen against 33.
      Given Vorhand holds "XX XIX XVII XII X 2♥ 4♥ B♦ A♦ 10♠ 8♠ 9♣"
      And Second holds "XXI XIV VIII V II B♥ A♥ 3♥ C♦ 2♦ 3♦ C♠"
      And Third holds "Sküs XVIII XIII III K♥ C♥ D♦ 4♦ B♠ 9♠ D♣ C♣"
      And Dealer holds "XV XI IX VI D♥ K♠ D♠ 7♠ B♣ 10♣ 8♣ 7♣"
      And the Talon is "I IV K♦" and "XVI VII K♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ A♦ 9♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVII XXI Sküs VI  |
        | Third   | D♦ IX X 3♦        |
        | Vorhand | XIX II III XI     |
        | Vorhand | XX V XIII XV      |
        | Vorhand | XII VIII XVIII 7♣ |
        | Third   | C♥ D♥ 4♥ A♥       |
        | Dealer  | K♠ 8♠ C♠ 9♠       |
        | Dealer  | D♠ 10♠ XIV B♠     |
        | Second  | C♦ 4♦ 8♣ VII      |
        | Vorhand | K♣ 2♦ D♣ 10♣      |
        | Vorhand | XVI 3♥ K♥ 7♠      |
        | Vorhand | 2♥ B♥ C♣ B♣       |
      Then nobody is next
      And the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the declarer's Sküs takes an opponent's XXI
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XIII XII XI X IX VIII VII VI IV III II K♥ C♥ A♥ 3♥ C♦ B♦ A♦ 4♦ K♠ C♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Vorhand Sküs VIII XXI 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: an opponent's Sküs takes the declarer's XXI
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XIV XIII XII X IX VII IV III II I K♥ D♥ B♥ 2♥ 4♥ K♦ D♦ C♦ B♦ A♦ C♠ 10♠ 7♠ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Vorhand XXI VIII Sküs 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: an opponent's Sküs takes the partner's XXI
      39 Augen against 31.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XIX XVIII XV XIII XII X IX VI V II I K♥ D♥ B♥ A♥ 2♥ D♦ B♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Second Sküs XXI VIII XIV"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: Sküs and XXI fall in different tricks
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVI XIV XIII XII XI X IX VIII VII D♥ B♥ A♥ 3♥ K♦ C♦ B♦ A♦ 4♦ K♠ C♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand Sküs VIII VII 4♦"
      And trick 6 is "Vorhand XV XXI 3♦ V"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the Sküs takes an opponent's XXI in the last trick
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV XIII VIII VII VI V IV III II K♥ A♥ 3♥ D♦ B♦ A♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XXI 9♣ B♦ Sküs"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: with both the XXI and the I against it the Sküs brings Mondfang and Trull
      No Kaiserstich has been agreed: the Sküs takes the trick. 43 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XV XIV XII XI X IX VII II I K♥ D♥ C♥ B♥ 3♥ B♦ A♦ 3♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ D♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Vorhand Sküs XXI I 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: a Mondfang in a Solo
      42 Augen against 28.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XII X IX VIII III K♥ B♥ 2♥ 3♥ 4♥ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 4 is "Third Sküs XXI VIII XIV"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    Example: an XXI that the declarer took up from the Stock is lost to an opponent's Sküs
      Game 4, Mondfang −1. 45 Augen against 25.
      Given Vorhand holds "XIX XVI XV XIV XII X VIII C♥ 3♥ D♠ C♠ B♠"
      And Second holds "Sküs XVII XI II K♥ K♦ C♦ 2♦ 4♦ K♠ 7♠ D♣"
      And Third holds "XVIII IX V I D♥ B♥ A♥ 9♠ 8♠ B♣ 10♣ 8♣"
      And Dealer holds "XIII VII IV III 2♥ B♦ A♦ 3♦ 10♠ K♣ C♣ 9♣"
      And the Talon is "D♦ XXI VI" and "4♥ 7♣ XX"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "D♦ D♠ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI Sküs IX III |
        | Second  | 2♦ I A♦ VI      |
        | Vorhand | 3♥ K♥ A♥ 2♥     |
        | Second  | K♦ V 3♦ XIV     |
        | Vorhand | XIX XI XVIII IV |
        | Vorhand | XVI XVII 8♠ VII |
        | Second  | 7♠ 9♠ 10♠ B♠    |
        | Vorhand | VIII II 8♣ XIII |
        | Dealer  | B♦ XII C♦ B♣    |
        | Vorhand | C♥ 4♦ D♥ 9♣     |
        | Third   | 10♣ C♣ X D♣     |
        | Vorhand | XV K♠ B♥ K♣     |
      Then nobody is next
      And the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

  @clause:KOE-BONUSES-012
  Rule: The XXI of one's own partner brings no Mondfang, nor does one that lies in the Stock

    Example: the partner's Sküs takes the declarer's XXI
      Game 1, and nothing else. 50 Augen against 20.
      Given Vorhand holds "XXI XX XIX XVIII XVII XII X VI C♥ A♦ D♠ 9♠"
      And Second holds "XV XIV XIII IV D♥ A♥ 4♥ B♦ 2♦ K♠ B♠ K♣"
      And Third holds "Sküs VIII VII K♥ 2♥ K♦ C♦ 3♦ 8♠ D♣ 8♣ 7♣"
      And Dealer holds "XVI XI IX V III II 3♥ 4♦ 10♠ C♣ 10♣ 9♣"
      And the Talon is "I B♣ C♠" and "B♥ 7♠ D♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ A♦ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | XVIII XIII VIII II |
        | Vorhand | XXI IV Sküs III    |
        | Third   | D♣ 9♣ VI K♣        |
        | Vorhand | D♦ 2♦ K♦ 4♦        |
        | Third   | 3♦ V X B♦          |
        | Vorhand | XIX XIV VII IX     |
        | Vorhand | XVII XV K♥ XI      |
        | Vorhand | B♥ D♥ 2♥ 3♥        |
        | Second  | K♠ 8♠ 10♠ 9♠       |
        | Second  | 4♥ 7♣ XVI XII      |
        | Dealer  | C♣ XX A♥ 8♣        |
        | Vorhand | D♠ B♠ C♦ 10♣       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: an opponent's Sküs takes another opponent's XXI
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XVI XII X IX VII VI IV III I D♥ C♥ A♥ 4♥ K♦ D♦ B♦ 3♦ C♠ B♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Second Sküs XXI VIII 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the XXI lay in the Stock of a Solo
      The opponents have the Sküs in a trick and the XXI from the Stock. 40 Augen against 30.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVIII XVII XV XI IX VI IV III II I K♥ D♥ C♥ B♥ A♥ D♦ A♦ 2♦ 4♦ K♠ C♠ B♠ K♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the XXI lay in the set that the declarer left
      The opponents have Sküs and XXI, but did not take the one with the other. 42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIII XII X IX VIII V IV I K♥ C♥ 2♥ 3♥ K♦ C♦ B♦ D♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-013
  Rule: When the Pagat takes the XXI in a Kaiserstich, that is no Mondfang

    @dispute:mondfang-by-what
    Scenario Outline: the declarer's I takes Sküs and XXI of two opponents
      Game 4, Sküsfang 2, Trull 1: 7, and 8 with a Mondfang. 46 Augen against 24.
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "mondfang-by-what"
      And Vorhand holds "XX XIX XVIII XVI XV XIV XII IV I C♦ C♣ 10♣"
      And Second holds "XXI XVII XI VI D♥ B♥ 2♥ D♦ 2♦ B♠ 9♠ 7♠"
      And Third holds "Sküs XIII X V II 3♥ 4♥ K♦ 8♠ D♣ B♣ 7♣"
      And Dealer holds "VIII VII K♥ A♥ B♦ 4♦ K♠ D♠ 10♠ K♣ 9♣ 8♣"
      And the Talon is "III C♠ A♦" and "3♦ C♥ IX"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ C♦ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♣ VI 7♣ K♣     |
        | Second  | XXI Sküs VII I  |
        | Vorhand | IX XI II VIII   |
        | Second  | XVII V 9♣ XVIII |
        | Vorhand | XX 7♠ X 8♣      |
        | Vorhand | XVI 9♠ XIII 10♠ |
        | Vorhand | XIV D♥ 8♠ 4♦    |
        | Vorhand | XIX 2♦ 4♥ A♥    |
        | Vorhand | XV 2♥ 3♥ B♦     |
        | Vorhand | IV B♠ B♣ D♠     |
        | Vorhand | XII B♥ D♣ K♠    |
        | Vorhand | 3♦ D♦ K♦ K♥     |
      Then nobody is next
      And "Mondfang" is <fate>
      And "Sküsfang" is won by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | fate                | payments                                    |
        | by-skues  | not scored          | Vorhand +21, Second -7, Third -7, Dealer -7 |
        | any-trick | won by the declarer | Vorhand +24, Second -8, Third -8, Dealer -8 |

    @position @dispute:mondfang-by-what
    Scenario Outline: an opponent's I takes the declarer's XXI in a Kaiserstich
      42 Augen against 28.
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "mondfang-by-what"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XVII XII XI X IX VI V IV II K♥ D♥ C♥ B♥ A♥ D♦ C♦ B♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand XXI I Sküs 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | reading   | fate                 |
        | by-skues  | not scored           |
        | any-trick | won by the opponents |

    @position @dispute:mondfang-by-what
    Scenario Outline: the XXI in the Kaiserstich is the partner's own
      43 Augen against 27.
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "mondfang-by-what"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XII X IX VIII VII VI V IV II I K♥ D♥ 4♥ B♦ A♦ 2♦ 4♦ K♠ C♠ 9♠ K♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand I Sküs XXI VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | reading   | fate       |
        | by-skues  | not scored |
        | any-trick | not scored |

    @position @dispute:mondfang-by-what
    Scenario Outline: the partner gives the Sküs to the Kaiserstich and an opponent the XXI
      40 Augen against 30.
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "mondfang-by-what"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XII X IX VIII VI V III II I K♥ 2♥ 3♥ D♦ B♦ A♦ 2♦ 4♦ C♠ B♠ 9♠ K♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand I XXI Sküs VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | reading   | fate                |
        | by-skues  | not scored          |
        | any-trick | won by the declarer |

    @position @dispute:mondfang-by-what
    Scenario Outline: a plain trick in which the Sküs takes an opponent's XXI
      39 Augen against 31.
      Given the reading "on" of "kaiserstich"
      And the reading "<reading>" of "mondfang-by-what"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XIV XIII XII X IX VIII VI V K♥ D♥ B♥ 3♥ 4♥ B♦ 2♦ 3♦ 4♦ K♠ C♠ 8♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand Sküs VIII XXI 4♦"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | reading   | fate                |
        | by-skues  | won by the declarer |
        | any-trick | won by the declarer |

  @clause:KOE-BONUSES-014
  Rule: A side scores Sküsfang when its Pagat takes an opponent's Sküs in a Kaiserstich

    @position
    Example: the declarer's I takes an opponent's Sküs
      38 Augen against 32.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIII XII X IX VIII VII VI V IV III II I C♥ B♥ A♥ 4♥ K♦ B♦ 4♦ D♠ C♠ 9♠ D♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Third XXI Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |

    @position
    Example: an opponent's I takes the declarer's Sküs
      36 Augen against 34.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XV XI X IX VII III II D♥ C♥ A♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ K♣ B♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Vorhand Sküs I XXI VIII"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Trull    | opponents | won     | no        |
        | Sküsfang | opponents | won     | no        |

    @position
    Example: the partner's I takes an opponent's Sküs
      39 Augen against 31.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XV XII X IX VIII VII VI V I K♥ 2♥ 3♥ 4♥ B♦ 2♦ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand XXI Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |

    @position
    Example: a Sküsfang in the last trick goes with a Pagat Ultimo
      48 Augen against 22.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XVIII XVII XV XIII VII IV III I C♥ B♥ A♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XXI Sküs 9♣ I"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Pagat    | declarer | won     | no        |

    @position
    Example: without the Kaiserstich the Sküs takes the same trick
      Sküs and XXI are of one side, so there is no Mondfang either. 37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XVII XII X IX V III II K♥ C♥ B♥ K♦ C♦ B♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 8♠ 7♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Second XXI Sküs VIII I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: the Kaiserstich needs the XXI too
      43 Augen against 27.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XII XI X IX VII III D♥ C♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Third XV Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

  @clause:KOE-BONUSES-015
  Rule: A Sküs taken from one's own partner brings no Sküsfang

    @position
    Example: the declarer's I takes his partner's Sküs
      42 Augen against 28.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XII X IX VIII VI I K♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 3♦ K♠ D♠ C♠ 8♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Second XXI Sküs VIII I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: an opponent's I takes another opponent's Sküs
      37 Augen against 33.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVII XV XIII X III II K♥ D♥ B♥ A♥ 3♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Second XXI Sküs I VIII"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: both Trull cards of the Kaiserstich come from the other side
      Here the Sküs is the dealer's, an opponent. 41 Augen against 29.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XIII XII XI X IX VIII V III II I K♥ C♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ C♠ 8♠ 7♠ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Second XXI VIII Sküs I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |

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
      Then nobody is next
      And the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-017
  Rule: Uhu is won when the II takes the last trick but one

    Example: the declarer announces the Uhu and wins the last trick but one with the II
      Game 4, announced Uhu 4. 37 Augen against 33.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV XII VII II B♥ D♦ C♠"
      And Second holds "XIV XI X IV I 4♥ K♦ B♦ 4♦ D♣ B♣ 10♣"
      And Third holds "Sküs XVI VI III K♥ 2♥ 3♥ D♠ B♠ 9♠ 8♠ 8♣"
      And Dealer holds "XIII IX D♥ C♥ A♥ C♦ 2♦ K♠ 10♠ K♣ C♣ 7♣"
      And the Talon is "9♣ 3♦ VIII" and "V A♦ 7♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ A♦ 7♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | XX XI Sküs IX  |
        | Third   | 8♠ K♠ C♠ I     |
        | Second  | D♣ 8♣ K♣ V     |
        | Vorhand | XV IV XVI XIII |
        | Third   | K♥ D♥ B♥ 4♥    |
        | Third   | D♠ 10♠ VII X   |
        | Second  | K♦ III 2♦ XII  |
        | Vorhand | XXI XIV VI 7♣  |
        | Vorhand | XIX 10♣ 9♠ A♥  |
        | Vorhand | XVIII 4♦ 3♥ C♣ |
        | Vorhand | II B♣ 2♥ C♥    |
        | Vorhand | XVII B♦ B♠ C♦  |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position
    Example: the declarer makes a silent Uhu
      48 Augen against 22.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVI XIII XII XI VIII VI V IV II I K♥ D♥ C♥ B♥ A♥ 4♥ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

    @position
    Example: the partner makes a silent Uhu
      49 Augen against 21.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIII X IV II I K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second B♥ II 4♥ 3♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

    @position
    Example: an opponent makes a silent Uhu
      43 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XVII XVI XV XIV XIII X IX VIII VII V IV III I K♥ C♥ B♥ 2♥ 3♥ K♦ D♦ A♦ 3♦ K♠ D♠ 8♠ 7♠ D♣ B♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer II 9♠ 4♥ 10♠"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |

    @position
    Example: the declarer makes an announced Uhu
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII X VIII VI V IV III II D♥ C♥ 4♥ K♦ C♦ B♦ 2♦ 3♦ C♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Uhu
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVII XV XIV XIII XII XI X VII VI V I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 3♦ K♠ D♠ B♠ 7♠ K♣ C♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second II 9♠ 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: the II trumps a König for the Uhu
      47 Augen against 23.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XV XIV XIII XII X IX VIII VII VI V IV II D♥ A♥ 3♥ K♦ B♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second K♠ 9♠ 10♠ II"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

    @position
    Example: the II takes a neighbouring trick, and that is no Uhu
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVI XV XIV XIII XII X IX VIII VII V IV III II I K♥ B♥ 4♥ D♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand II 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-018
  Rule: Kakadu is won when the III takes the last trick but two

    Example: the declarer wins the last trick but two with the III
      Game 4, silent Kakadu 3. 51 Augen against 19.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV XIII XII IV III C♥ 10♣"
      And Second holds "XVI XIV V K♥ K♦ B♦ K♠ C♠ 9♠ D♣ 8♣ 7♣"
      And Third holds "XI X IX VII VI 2♥ 3♥ 4♥ D♦ 8♠ C♣ B♣"
      And Dealer holds "Sküs II D♥ B♥ A♥ C♦ A♦ 3♦ 4♦ B♠ 7♠ 9♣"
      And the Talon is "10♠ K♣ 2♦" and "VIII I D♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ D♠ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XIX V VI Sküs  |
        | Dealer  | C♦ VIII B♦ D♦  |
        | Vorhand | XV XIV VII II  |
        | Vorhand | XX XVI XI 9♣   |
        | Vorhand | XXI 7♣ IX 7♠   |
        | Vorhand | I 8♣ X D♥      |
        | Third   | B♣ B♠ XVII D♣  |
        | Vorhand | XVIII C♠ 8♠ 4♦ |
        | Vorhand | XIII 9♠ 4♥ B♥  |
        | Vorhand | III K♠ 3♥ 3♦   |
        | Vorhand | XII K♦ 2♥ A♦   |
        | Vorhand | IV K♥ C♣ A♥    |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      And the payments are "Vorhand +21, Second -7, Third -7, Dealer -7"

    @position
    Example: the declarer makes a silent Kakadu
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIV XII XI X IX VIII V IV III I K♥ D♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ C♠ 10♠ 9♠ 8♠ K♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand III 9♠ 4♥ 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @position
    Example: the partner makes a silent Kakadu
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XIX XVIII XII XI X IX VIII VI V IV III K♥ D♥ B♥ A♥ 3♥ 4♥ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 8♠ K♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Second B♥ III 4♥ 3♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @position
    Example: an opponent makes a silent Kakadu
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XVII XIV XIII VIII VI V IV II K♥ C♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 3♦ 4♦ D♠ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | no        |

    @position
    Example: the declarer makes an announced Kakadu
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIV XIII XII X IX VIII V IV III II I K♥ C♥ 2♥ 4♥ D♦ B♦ A♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand III 9♠ 4♥ 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Kakadu
      47 Augen against 23.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Kakadu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XIX XVII XVI XV XIII VII VI V IV II K♥ D♥ C♥ B♥ A♥ 2♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second III 9♠ 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | yes       |

    @position
    Example: the III trumps a König for the Kakadu
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XV XII X IX VIII VI IV III II I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Second K♠ 9♠ 10♠ III"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @position
    Example: the III takes a neighbouring trick, and that is no Kakadu
      43 Augen against 27.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII XII XI VIII VII IV III II I K♥ B♥ A♥ 2♥ 4♥ K♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand III 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-019
  Rule: Marabu is won when the IIII takes the last trick but three

    Example: the declarer wins the last trick but three with the IV
      Game 4, silent Marabu 4. 43 Augen against 27.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV XII IV 2♥ 10♠ 8♠ 7♣"
      And Second holds "IX II I D♦ C♦ B♦ A♦ 2♦ D♠ 9♠ D♣ B♣"
      And Third holds "XIII VI V K♥ C♥ 3♥ 4♥ 4♦ C♠ B♠ 7♠ C♣"
      And Dealer holds "Sküs VIII VII III D♥ B♥ A♥ K♦ K♠ K♣ 10♣ 8♣"
      And the Talon is "3♦ XVI X" and "XI 9♣ XIV"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "8♠ 9♣ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX II V Sküs     |
        | Dealer  | B♥ 2♥ I K♥        |
        | Second  | D♠ C♠ K♠ 10♠      |
        | Dealer  | K♣ XI B♣ C♣       |
        | Vorhand | XX IX VI III      |
        | Vorhand | XVII 9♠ XIII VIII |
        | Vorhand | XIV 2♦ 7♠ VII     |
        | Vorhand | XXI A♦ 4♦ 8♣      |
        | Vorhand | IV B♦ C♥ 10♣      |
        | Vorhand | XVIII C♦ 3♥ A♥    |
        | Vorhand | XV D♣ 4♥ D♥       |
        | Vorhand | XII D♦ B♠ K♦      |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position
    Example: the declarer makes a silent Marabu
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XVI XV XIV XIII XII X IX VI V IV I D♥ A♥ 2♥ 4♥ B♦ 2♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ 4♥ 10♠"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |

    @position
    Example: the partner makes a silent Marabu
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XVIII XVII XVI XIV XIII XII X IX VIII VII V IV II I K♥ D♥ B♥ 3♥ 4♥ D♦ B♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 8♠ 7♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second B♥ IV 4♥ 3♥"
      And trick 10 is "Third XVII 10♣ 4♦ D♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |

    @position
    Example: an opponent makes a silent Marabu
      47 Augen against 23.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XVI XV XIV XIII XI VIII VII VI V III I K♥ C♥ B♥ A♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ 4♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | won     | no        |

    @position
    Example: the declarer makes an announced Marabu
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XV XII XI X IX VII V IV III D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ C♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ 4♥ 10♠"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Marabu
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Marabu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVI XV XIV XIII XI VIII VII VI III II I C♥ A♥ 2♥ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ 7♠ K♣ D♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second IV 9♠ 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | won     | yes       |

    @position
    Example: the IV trumps a König for the Marabu
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIV XIII XII X IX VI IV II I D♥ B♥ 4♥ D♦ C♦ B♦ A♦ 3♦ 4♦ K♠ C♠ 10♠ 9♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second K♠ 9♠ 10♠ IV"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |

    @position
    Example: the IV takes a neighbouring trick, and that is no Marabu
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVI XV XIV XIII XII X IX V IV III II I K♥ C♥ B♥ A♥ 2♥ 4♥ C♦ B♦ 2♦ 3♦ D♠ C♠ B♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand IV 9♠ 4♥ 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

  @clause:KOE-BONUSES-021
  Rule: A silent Uhu is lost when the II is in the last trick but one and another card takes it, be it the partner's

    @position
    Example: an opponent overtrumps the silent Uhu
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XVII XVI XV XIV XI IX VIII VII VI IV K♥ D♥ C♥ B♥ A♥ C♦ A♦ 2♦ 4♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |

    @position
    Example: the partner himself takes the II of the declarer
      47 Augen against 23.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XIX XVIII XV XIV XIII XII XI VIII VII V III II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ B♦ A♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II 9♠ XXI 10♠"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |

    @position
    Example: the declarer takes the II of his partner
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XVIII XVI XV XIV XIII XI X VIII V IV III II I K♥ B♥ A♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |

    @position
    Example: an opponent's silent Uhu falls to the declarer
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIII XII V IV II K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ 2♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: an opponent's silent Uhu falls to another opponent
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVII XV XIII XII XI X IX VII IV D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 3♦ D♠ 8♠ 7♠ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XVI 9♠ II 10♠"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: the II that takes its trick is not lost
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XIII IX VII VI V IV III II K♥ C♥ 2♥ 4♥ D♦ B♦ 2♦ 3♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ II"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

  @clause:KOE-BONUSES-022
  Rule: A silent Kakadu is lost when the III is in the last trick but two and another card takes it, be it the partner's

    @position
    Example: an opponent overtrumps the silent Kakadu
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XVII XVI XI VI V IV II I D♥ C♥ B♥ A♥ 2♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |

    @position
    Example: the partner himself takes the III of the declarer
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XV XIV XIII XII XI X IX VI III I K♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |

    @position
    Example: the declarer takes the III of his partner
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XII X IX VI V III II K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand XVI 9♠ III 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |

    @position
    Example: an opponent's silent Kakadu falls to the declarer
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XII XI X IX VI V IV III I C♥ B♥ A♥ 2♥ 3♥ C♦ B♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand XVI 9♠ III 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |

    @position
    Example: an opponent's silent Kakadu falls to another opponent
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XIV XIII VII VI V IV II I D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ C♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ K♣ D♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second XVI 9♠ III 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |

    @position
    Example: the III that takes its trick is not lost
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV XIII XII XI X IX VIII VII VI III II K♥ C♥ B♥ A♥ 3♥ K♦ D♦ B♦ A♦ 3♦ 4♦ C♠ 10♠ 9♠ 8♠ K♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Second 9♠ 10♠ 8♠ III"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

  @clause:KOE-BONUSES-023
  Rule: A silent Marabu is lost when the IIII is in the last trick but three and another card takes it, be it the partner's

    @position
    Example: an opponent overtrumps the silent Marabu
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XV XIV XI VIII VII VI V III II I K♥ C♥ B♥ A♥ 2♥ 3♥ D♦ A♦ 2♦ K♠ D♠ B♠ 9♠ 8♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | no        |

    @position
    Example: the partner himself takes the IV of the declarer
      48 Augen against 22.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XVII XIV XIII XII X IX VII V IV I K♥ D♥ C♥ 3♥ 4♥ K♦ C♦ B♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ 4♦ D♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | no        |

    @position
    Example: the declarer takes the IV of his partner
      49 Augen against 21.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XII X IX VIII VII V IV III II K♥ D♥ K♦ D♦ C♦ B♦ A♦ 3♦ 4♦ D♠ C♠ 10♠ 9♠ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand XVI 9♠ IV 10♠"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | no        |

    @position
    Example: an opponent's silent Marabu falls to the declarer
      39 Augen against 31.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII X IX VIII VII VI V IV K♥ D♥ A♥ 4♥ D♦ C♦ B♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand XVI 9♠ IV 10♠"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | no        |

    @position
    Example: an opponent's silent Marabu falls to another opponent
      48 Augen against 22.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XV XIV XIII XI VII VI V III I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ K♠ D♠ B♠ 8♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XVI 9♠ IV 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | no        |

    @position
    Example: the IV that takes its trick is not lost
      46 Augen against 24.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVII XVI XIII XII X IX VII V IV I K♥ D♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second 9♠ 10♠ 8♠ IV"
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |

  @clause:KOE-BONUSES-024
  Rule: A silent Kakadu is scored, won or lost, where the circle has not left it out

    @dispute:kakadu
    Scenario Outline: what the declarer may announce, and what a silent Kakadu is worth to him in the end
      The same deal, asked before the first word and after the last trick.
      Given the reading "<reading>" of "kakadu"
      And Vorhand holds "XXI XX XIX XVIII XVII XV XIII XII IV III C♥ 10♣"
      And Second holds "XVI XIV V K♥ K♦ B♦ K♠ C♠ 9♠ D♣ 8♣ 7♣"
      And Third holds "XI X IX VII VI 2♥ 3♥ 4♥ D♦ 8♠ C♣ B♣"
      And Dealer holds "Sküs II D♥ B♥ A♥ C♦ A♦ 3♦ 4♦ B♠ 7♠ 9♣"
      And the Talon is "10♠ K♣ 2♦" and "VIII I D♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ D♠ 10♣"
      Then Vorhand is next to say
      And the choice is "<choice>"
      When everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XIX V VI Sküs  |
        | Dealer  | C♦ VIII B♦ D♦  |
        | Vorhand | XV XIV VII II  |
        | Vorhand | XX XVI XI 9♣   |
        | Vorhand | XXI 7♣ IX 7♠   |
        | Vorhand | I 8♣ X D♥      |
        | Third   | B♣ B♠ XVII D♣  |
        | Vorhand | XVIII C♠ 8♠ 4♦ |
        | Vorhand | XIII 9♠ 4♥ B♥  |
        | Vorhand | III K♠ 3♥ 3♦   |
        | Vorhand | XII K♦ 2♥ A♦   |
        | Vorhand | IV K♥ C♣ A♥    |
      Then "Kakadu" is <fate> by the declarer

      Examples:
        | reading     | choice                                                 | fate       |
        | on          | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! | won        |
        | off         | Trull, Könige, Pagat, Uhu, Marabu, Valat, Gut!         | not scored |
        | silent-only | Trull, Könige, Pagat, Uhu, Marabu, Valat, Gut!         | won        |

    @dispute:kakadu
    Scenario Outline: a silent Kakadu of the declarer that the circle may have left out
      Game 4, and 3 for the Kakadu where it counts. 51 Augen against 19.
      Given the reading "<reading>" of "kakadu"
      And Vorhand holds "XXI XX XIX XVIII XVII XV XIII XII IV III C♥ 10♣"
      And Second holds "XVI XIV V K♥ K♦ B♦ K♠ C♠ 9♠ D♣ 8♣ 7♣"
      And Third holds "XI X IX VII VI 2♥ 3♥ 4♥ D♦ 8♠ C♣ B♣"
      And Dealer holds "Sküs II D♥ B♥ A♥ C♦ A♦ 3♦ 4♦ B♠ 7♠ 9♣"
      And the Talon is "10♠ K♣ 2♦" and "VIII I D♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ D♠ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XIX V VI Sküs  |
        | Dealer  | C♦ VIII B♦ D♦  |
        | Vorhand | XV XIV VII II  |
        | Vorhand | XX XVI XI 9♣   |
        | Vorhand | XXI 7♣ IX 7♠   |
        | Vorhand | I 8♣ X D♥      |
        | Third   | B♣ B♠ XVII D♣  |
        | Vorhand | XVIII C♠ 8♠ 4♦ |
        | Vorhand | XIII 9♠ 4♥ B♥  |
        | Vorhand | III K♠ 3♥ 3♦   |
        | Vorhand | XII K♦ 2♥ A♦   |
        | Vorhand | IV K♥ C♣ A♥    |
      Then nobody is next
      And "Kakadu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                | payments                                    |
        | on          | won by the declarer | Vorhand +21, Second -7, Third -7, Dealer -7 |
        | off         | not scored          | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | silent-only | won by the declarer | Vorhand +21, Second -7, Third -7, Dealer -7 |

    @position @dispute:kakadu
    Scenario Outline: a silent Kakadu that is beaten
      45 Augen against 25.
      Given the reading "<reading>" of "kakadu"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XVI XV XIV XI VIII VII VI V IV I K♥ D♥ C♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 3♦ 4♦ K♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | lost by the declarer |
        | off         | not scored           |
        | silent-only | lost by the declarer |

    @position @dispute:kakadu
    Scenario Outline: an opponent's silent Kakadu
      42 Augen against 28.
      Given the reading "<reading>" of "kakadu"
      And Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XVII XVI XV XIII XI VIII VII VI V IV I K♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ D♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | won by the opponents |
        | off         | not scored           |
        | silent-only | won by the opponents |

  @clause:KOE-BONUSES-025
  Rule: A silent Marabu is scored, won or lost, where the circle has not left it out

    @dispute:marabu
    Scenario Outline: what the declarer may announce, and what a silent Marabu is worth to him in the end
      The same deal, asked before the first word and after the last trick.
      Given the reading "<reading>" of "marabu"
      And Vorhand holds "XXI XX XIX XVIII XVII XV XII IV 2♥ 10♠ 8♠ 7♣"
      And Second holds "IX II I D♦ C♦ B♦ A♦ 2♦ D♠ 9♠ D♣ B♣"
      And Third holds "XIII VI V K♥ C♥ 3♥ 4♥ 4♦ C♠ B♠ 7♠ C♣"
      And Dealer holds "Sküs VIII VII III D♥ B♥ A♥ K♦ K♠ K♣ 10♣ 8♣"
      And the Talon is "3♦ XVI X" and "XI 9♣ XIV"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "8♠ 9♣ 7♣"
      Then Vorhand is next to say
      And the choice is "<choice>"
      When everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX II V Sküs     |
        | Dealer  | B♥ 2♥ I K♥        |
        | Second  | D♠ C♠ K♠ 10♠      |
        | Dealer  | K♣ XI B♣ C♣       |
        | Vorhand | XX IX VI III      |
        | Vorhand | XVII 9♠ XIII VIII |
        | Vorhand | XIV 2♦ 7♠ VII     |
        | Vorhand | XXI A♦ 4♦ 8♣      |
        | Vorhand | IV B♦ C♥ 10♣      |
        | Vorhand | XVIII C♦ 3♥ A♥    |
        | Vorhand | XV D♣ 4♥ D♥       |
        | Vorhand | XII D♦ B♠ K♦      |
      Then "Marabu" is <fate> by the declarer

      Examples:
        | reading     | choice                                                 | fate       |
        | on          | Trull, Könige, Pagat, Uhu, Kakadu, Marabu, Valat, Gut! | won        |
        | off         | Trull, Könige, Pagat, Uhu, Kakadu, Valat, Gut!         | not scored |
        | silent-only | Trull, Könige, Pagat, Uhu, Kakadu, Valat, Gut!         | won        |

    @dispute:marabu
    Scenario Outline: a silent Marabu of the declarer that the circle may have left out
      Game 4, and 4 for the Marabu where it counts. 43 Augen against 27.
      Given the reading "<reading>" of "marabu"
      And Vorhand holds "XXI XX XIX XVIII XVII XV XII IV 2♥ 10♠ 8♠ 7♣"
      And Second holds "IX II I D♦ C♦ B♦ A♦ 2♦ D♠ 9♠ D♣ B♣"
      And Third holds "XIII VI V K♥ C♥ 3♥ 4♥ 4♦ C♠ B♠ 7♠ C♣"
      And Dealer holds "Sküs VIII VII III D♥ B♥ A♥ K♦ K♠ K♣ 10♣ 8♣"
      And the Talon is "3♦ XVI X" and "XI 9♣ XIV"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "8♠ 9♣ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XIX II V Sküs     |
        | Dealer  | B♥ 2♥ I K♥        |
        | Second  | D♠ C♠ K♠ 10♠      |
        | Dealer  | K♣ XI B♣ C♣       |
        | Vorhand | XX IX VI III      |
        | Vorhand | XVII 9♠ XIII VIII |
        | Vorhand | XIV 2♦ 7♠ VII     |
        | Vorhand | XXI A♦ 4♦ 8♣      |
        | Vorhand | IV B♦ C♥ 10♣      |
        | Vorhand | XVIII C♦ 3♥ A♥    |
        | Vorhand | XV D♣ 4♥ D♥       |
        | Vorhand | XII D♦ B♠ K♦      |
      Then nobody is next
      And "Marabu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading     | fate                | payments                                    |
        | on          | won by the declarer | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | off         | not scored          | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | silent-only | won by the declarer | Vorhand +24, Second -8, Third -8, Dealer -8 |

    @position @dispute:marabu
    Scenario Outline: a silent Marabu that is beaten
      39 Augen against 31.
      Given the reading "<reading>" of "marabu"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XIX XVI XIV XI VIII VII VI V III II C♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Marabu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | lost by the declarer |
        | off         | not scored           |
        | silent-only | lost by the declarer |

    @position @dispute:marabu
    Scenario Outline: an opponent's silent Marabu
      38 Augen against 32.
      Given the reading "<reading>" of "marabu"
      And Vorhand plays a Dreier
      And the declarer's side has "XIX XVI XV XIV XIII XI VIII VII VI V III II I C♥ B♥ A♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ 4♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Marabu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | won by the opponents |
        | off         | not scored           |
        | silent-only | won by the opponents |

  @clause:KOE-BONUSES-026
  Rule: Unannounced, a card that is not played to its own trick costs nothing

    @position
    Example: the I was gone before its trick came, and nobody had announced it
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XIX XVIII XVI XIV XIII XII X IX VI III I K♥ D♥ C♥ 2♥ 3♥ K♦ B♦ 2♦ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand XVI 9♠ I 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the II was gone before its trick came, and nobody had announced it
      39 Augen against 31.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XVIII XVI XIV XIII XII X IX V IV II K♥ B♥ A♥ 2♥ 4♥ D♦ C♦ B♦ A♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ D♣ C♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand XVI 9♠ II 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the III was gone before its trick came, and nobody had announced it
      37 Augen against 33.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XVIII XVI XIV XIII XII XI X IX VII VI V III II I K♥ B♥ 2♥ 4♥ K♦ C♦ B♦ C♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand XVI 9♠ III 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the IV was gone before its trick came, and nobody had announced it
      41 Augen against 29.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XX XIX XVIII XVI XII X IX VII IV III I K♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ 10♠ 9♠ 7♠ K♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand XVI 9♠ IV 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the II is kept too long and falls in the last trick
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XVIII XVII XV XI VIII VII VI IV I C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ K♣ D♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV 9♣ B♦ II"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the called König falls in the last trick but one
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVIII XVII XVI XV XIV XII XI IX VII II I K♥ D♥ B♥ 2♥ 3♥ C♦ B♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ K♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer 2♥ XI 3♥ K♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the IV comes to the last trick but one, two tricks late
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XVII XV XIII XII XI VIII VI III II I K♥ D♥ C♥ A♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ K♠ B♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 8♠ 10♠ IV"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-027
  Rule: Every playing of the card to its own trick is an attempt: led or not, forced or not, by either side

    @dispute:silent-attempt-scope
    Scenario Outline: the II of an opponent is forced out by a trump and beaten
      In the last trick but one the dealer has the II and one card that is no trump, and a trump is led. Game 4, lost
      Uhu of the other side 2. 49 Augen against 21.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand holds "Sküs XX XIX XVIII XVII XV XIII XII 2♦ C♠ 7♠ 8♣"
      And Second holds "XVI XI IX VII B♥ 2♥ C♦ A♦ K♠ D♠ 8♠ C♣"
      And Third holds "III D♥ C♥ A♥ K♦ D♦ 3♦ B♠ 10♠ 10♣ 9♣ 7♣"
      And Dealer holds "XXI XIV VIII VI V II I K♥ 4♥ B♦ 4♦ B♣"
      And the Talon is "9♠ IV D♣" and "K♣ X 3♥"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ C♠ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs VII III V |
        | Vorhand | XIX IX 7♣ XXI  |
        | Dealer  | XIV XV XVI 10♣ |
        | Second  | 8♠ B♠ VI 7♠    |
        | Dealer  | K♥ XVII 2♥ D♥  |
        | Vorhand | XX XI 9♣ VIII  |
        | Vorhand | 2♦ C♦ K♦ B♦    |
        | Third   | C♥ 4♥ X B♥     |
        | Vorhand | XII D♠ 10♠ I   |
        | Vorhand | K♣ C♣ 3♦ B♣    |
        | Vorhand | XVIII A♦ A♥ II |
        | Vorhand | XIII K♠ D♦ 4♦  |
      Then nobody is next
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading    | fate                  | payments                                    |
        | every-play | lost by the opponents | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | by-choice  | not scored            | Vorhand +12, Second -4, Third -4, Dealer -4 |

    @dispute:silent-attempt-scope
    Scenario Outline: the last card of the partner is the called König, and the opponents take it
      Somebody else leads, and the König is the only card left. Game 1, called König −1, König Ultimo −1 where it
      counts. 44 Augen against 26.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand holds "XXI XX XIX XVII XII VII III C♥ 2♥ A♦ K♣ B♣"
      And Second holds "Sküs XVI XIII I D♥ 4♥ K♦ 2♦ 3♦ D♠ D♣ C♣"
      And Third holds "XV XI IX V IV K♥ B♥ A♥ K♠ C♠ 10♣ 8♣"
      And Dealer holds "XVIII XIV VIII 3♥ D♦ C♦ B♦ B♠ 9♠ 8♠ 7♠ 9♣"
      And the Talon is "VI X 10♠" and "4♦ 7♣ II"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 4♦ 7♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVII Sküs IV VIII |
        | Second  | XVI V XIV XX      |
        | Vorhand | XXI XIII IX XVIII |
        | Vorhand | XIX I XV 9♣       |
        | Vorhand | II 3♦ XI 7♠       |
        | Third   | K♠ 8♠ III D♠      |
        | Vorhand | K♣ C♣ 8♣ 9♠       |
        | Vorhand | XII 2♦ 10♣ 3♥     |
        | Vorhand | B♣ D♣ A♥ D♦       |
        | Second  | 4♥ B♥ B♠ C♥       |
        | Vorhand | VII D♥ C♠ B♦      |
        | Vorhand | A♦ K♦ K♥ C♦       |
      Then nobody is next
      And "König ultimo" is <fate>
      And "Königfang" is won by the opponents
      And the payments are "<payments>"

      Examples:
        | reading    | fate                 | payments                                   |
        | every-play | lost by the declarer | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | by-choice  | not scored           | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:silent-attempt-scope
    Scenario Outline: an opponent leads the I to the last trick
      Leading is an attempt in either reading: game 4, lost Pagat Ultimo of the other side 1. 43 Augen against 27.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand holds "Sküs XX XIX XVIII XVII XII K♦ 3♦ K♠ 7♠ B♣ 10♣"
      And Second holds "XIV XIII X IX VIII III I A♥ D♦ C♠ 10♠ 9♣"
      And Third holds "XVI XV XI II D♥ B♥ 2♥ B♦ 4♦ 8♠ D♣ C♣"
      And Dealer holds "XXI K♥ C♥ 3♥ 4♥ C♦ A♦ B♠ 9♠ K♣ 8♣ 7♣"
      And the Talon is "D♠ IV VI" and "2♦ VII V"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 3♦ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XX III II XXI   |
        | Dealer  | K♣ B♣ 9♣ D♣     |
        | Dealer  | K♥ V A♥ 2♥      |
        | Vorhand | Sküs VIII XI 7♣ |
        | Vorhand | XVIII IX XV 8♣  |
        | Vorhand | K♠ 10♠ 8♠ 9♠    |
        | Vorhand | XIX X XVI A♦    |
        | Vorhand | XVII XIII 4♦ 4♥ |
        | Vorhand | K♦ D♦ B♦ C♦     |
        | Vorhand | 7♠ C♠ B♥ B♠     |
        | Second  | XIV C♣ 3♥ VII   |
        | Second  | I D♥ C♥ XII     |
      Then nobody is next
      And "Pagat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading    | fate                  | payments                                    |
        | every-play | lost by the opponents | Vorhand +15, Second -5, Third -5, Dealer -5 |
        | by-choice  | lost by the opponents | Vorhand +15, Second -5, Third -5, Dealer -5 |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the I falls as the last card on a trump led by an opponent
      42 Augen against 28.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XV XIII XI VIII VII V IV III D♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV 9♣ B♦ I"
      When the result is drawn up
      Then "Pagat" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | not scored           |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the II goes to a trump lead although another trump could have gone
      The V was in hand as well, as the last trick shows. 40 Augen against 30.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIII XII IX VIII VI V IV I K♥ B♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ B♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 9♠ 10♠ II"
      And the last trick is "Second B♥ 9♣ B♦ V"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | lost by the declarer |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the II is the last trump on a trump lead
      Beside it the declarer had only the C♥. 39 Augen against 31.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVII XIII XI IX VII VI IV III D♥ C♥ B♥ A♥ 4♥ C♦ B♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 8♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 9♠ 10♠ II"
      And the last trick is "Second B♥ 9♣ B♦ C♥"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | not scored           |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the II takes a trick to which it was forced
      Winning is not touched. 43 Augen against 27.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XVI XV XIV XIII XII II K♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second B♠ 9♠ 10♠ II"
      And the last trick is "Vorhand C♥ 9♣ B♦ 4♥"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading    | fate                |
        | every-play | won by the declarer |
        | by-choice  | won by the declarer |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the III is beaten while two other trumps were in hand
      The declarer kept the V, as the last trick shows. 39 Augen against 31.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XII XI X VIII VII VI V IV D♥ C♥ 2♥ 4♥ D♦ A♦ 3♦ 4♦ K♠ C♠ 7♠ K♣ D♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second XIV 9♠ 10♠ III"
      And the last trick but one is "Second B♥ 9♣ B♦ 3♥"
      And the last trick is "Second C♠ 8♣ 10♣ V"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | lost by the declarer |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the IV is the only trump on a trump lead
      Beside it the declarer had three hearts. 38 Augen against 32.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI V III II I K♥ A♥ D♦ C♦ A♦ K♠ D♠ B♠ 8♠ 7♠ C♣ B♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIV 9♠ 10♠ IV"
      And trick 10 is "Second B♥ 9♣ B♦ 3♥"
      And the last trick but one is "Second C♥ 8♣ 10♣ 4♥"
      And the last trick is "Second D♥ 7♣ 3♦ 2♥"
      When the result is drawn up
      Then "Marabu" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | not scored           |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the called König is led to the last trick and trumped
      39 Augen against 31.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVIII XVII XVI XV XII X IX VI III II I D♥ C♥ B♥ 2♥ D♦ C♦ B♦ A♦ 3♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ C♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ V 4♥ 3♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | lost by the declarer |

  @clause:KOE-BONUSES-028
  Rule: König Ultimo is won when the called König is in the last trick and the side that holds it takes the trick

    @position
    Example: the partner takes the last trick with the called König itself
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XIV XII XI X IX VI IV I K♥ D♥ C♥ 3♥ 4♥ A♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: an announced König Ultimo is made
      40 Augen against 30.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XVI XIII XII XI X IX VII V IV I K♥ B♥ A♥ 2♥ 3♥ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 9♠ 7♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: a declarer who called himself makes König Ultimo
      37 Augen against 33.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Vorhand
      And the declarer's side has "Sküs XX XVIII XVII XIV XII X IX VII IV K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ C♦ A♦ 2♦ 4♦ D♠ C♠ 9♠ 8♠ 7♠ K♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: a declarer who took the called König out of the Stock makes König Ultimo
      36 Augen against 34.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the declarer's side has "XXI XX XIX XVIII XIII XII X IX VI V III I K♥ D♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ B♠ 9♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: another König in the last trick is none
      48 Augen against 22.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIV XIII XII X IX VIII VII V K♥ D♥ B♥ A♥ 4♥ K♦ D♦ C♦ B♦ 3♦ 4♦ C♠ 10♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ 4♦ 9♣ 3♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the called König in the last trick but one is none
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XV XIV XIII VIII VI V IV III II I K♥ A♥ 3♥ 4♥ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 9♠ K♣ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third K♥ 4♥ 9♠ 3♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-029
  Rule: For König Ultimo either partner may take the trick, with any card

    Example: the declarer takes the last trick with a trump, and the called König of his partner is in it
      Game 1, König Ultimo 1. 50 Augen against 20.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XIV XII VIII V 3♦ D♠"
      And Second holds "XXI XI 3♥ K♦ D♦ B♦ 2♦ 4♦ K♠ 9♠ D♣ 9♣"
      And Third holds "XIII X IX I K♥ 4♥ A♦ C♠ B♠ B♣ 10♣ 7♣"
      And Dealer holds "VII VI IV III II C♥ B♥ A♥ 2♥ C♦ 10♠ 8♠"
      And the Talon is "D♥ K♣ C♣" and "8♣ XVI 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♦ D♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XV XXI IX II   |
        | Second  | K♠ B♠ 10♠ V    |
        | Vorhand | Sküs XI I VII  |
        | Vorhand | XX 4♦ XIII III |
        | Vorhand | XVIII 9♣ X IV  |
        | Vorhand | XIX 9♠ C♠ VI   |
        | Vorhand | XVII 2♦ A♦ 8♠  |
        | Vorhand | XVI 3♥ 7♣ C♦   |
        | Vorhand | 8♣ D♣ 10♣ A♥   |
        | Second  | D♦ 4♥ C♥ VIII  |
        | Vorhand | XIV B♦ B♣ B♥   |
        | Vorhand | XII K♦ K♥ 2♥   |
      Then nobody is next
      And the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the declarer trumps the lead of an opponent, and the partner adds the called König
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XIX XVII XV XIV XIII VIII VII V II I K♥ D♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ 4♦ K♠ B♠ 10♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second 4♥ K♥ A♥ VII"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner's announced König Ultimo is made by the declarer's trump
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XVII XIV XIII XI VII VI II I K♥ C♥ B♥ A♥ 3♥ 4♥ D♦ A♦ 2♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second 4♥ K♥ A♥ VII"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

  @clause:KOE-BONUSES-030
  Rule: A silent König Ultimo is lost when the called König is in the last trick and the other side takes it

    @position
    Example: an opponent takes the last trick with the called König in it
      37 Augen against 33.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XI VIII VII VI IV III II I D♥ C♥ B♥ 2♥ 3♥ K♦ B♦ A♦ 3♦ 4♦ K♠ 10♠ 9♠ 7♠ K♣ B♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position
    Example: the König that the declarer called from his own hand is taken in the last trick
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Vorhand
      And the declarer's side has "XX XVIII XVII XV XIV XII X IX VIII VII III I C♥ B♥ A♥ 3♥ K♦ D♦ B♦ 3♦ K♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position
    Example: the called König is lost earlier, and that is no König Ultimo
      44 Augen against 26.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVI XIV XIII XI VIII VII V IV II D♥ C♥ B♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ C♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second 4♥ K♥ VI 3♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

  @clause:KOE-BONUSES-031
  Rule: When the opponents take the called König in the last trick, one König Ultimo changes hands, and winning the called König comes on top

    @dispute:koenig-ultimo-lost-once
    Scenario Outline: the opponents take the called König of a Solo in the last trick
      Game 2, called König −1 × 2, König Ultimo −1 × 2: −2, and once more −2 where the opponents have one of their own.
      43 Augen against 27.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XII VIII D♠ 10♠ C♣"
      And Second holds "XI X I B♥ 3♥ K♦ D♦ B♦ B♠ K♣ D♣ 7♣"
      And Third holds "VI III K♥ D♥ A♥ 4♥ 2♦ 3♦ K♠ B♣ 10♣ 9♣"
      And Dealer holds "Sküs XIV XIII IX IV II C♦ 4♦ C♠ 9♠ 7♠ 8♣"
      And the Talon is "VII C♥ 8♠" and "A♦ V 2♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII X III Sküs |
        | Dealer  | C♦ VIII K♦ 2♦    |
        | Vorhand | XX I VI II       |
        | Vorhand | XVII XI 3♦ IV    |
        | Vorhand | C♣ K♣ 9♣ 8♣      |
        | Second  | D♦ A♥ 4♦ XII     |
        | Vorhand | D♠ B♠ K♠ 7♠      |
        | Third   | 4♥ IX XV 3♥      |
        | Vorhand | XVI 7♣ D♥ XIV    |
        | Vorhand | XIX B♦ 10♣ XIII  |
        | Vorhand | XXI B♥ B♣ 9♠     |
        | Vorhand | 10♠ D♣ K♥ C♠     |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   |
        | once    | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | twice   | Vorhand -4, Second +4, Third -4, Dealer +4 |

    @dispute:koenig-ultimo-lost-once
    Scenario Outline: an announced König Ultimo of a Rufer is lost in the last trick
      Game −1, called König −1, announced König Ultimo −2: −4, and −1 more where the opponents have a silent one of
      their own. 32 Augen against 38.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand holds "Sküs XX XI B♥ 4♥ C♦ A♦ 2♦ 10♠ 9♠ 8♠ 7♠"
      And Second holds "XIX XII IX VIII VI III A♥ 2♥ K♦ D♠ B♣ 8♣"
      And Third holds "XVII XVI X V II I K♥ D♥ B♦ 3♦ 4♦ K♠"
      And Dealer holds "XXI XVIII XIV XIII IV C♥ D♦ C♠ K♣ D♣ C♣ 10♣"
      And the Talon is "3♥ 7♣ 9♣" and "B♠ VII XV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 2♦ 8♠"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♠ D♠ K♠ C♠     |
        | Third   | XVI XVIII XI VI |
        | Dealer  | XXI XV III II   |
        | Dealer  | K♣ VII B♣ XVII  |
        | Third   | D♥ C♥ 4♥ 2♥     |
        | Third   | X XIII XX IX    |
        | Vorhand | Sküs XIX V IV   |
        | Vorhand | B♠ XII I XIV    |
        | Dealer  | D♦ C♦ K♦ 4♦     |
        | Second  | VIII B♦ D♣ A♦   |
        | Second  | 8♣ 3♦ C♣ 7♠     |
        | Dealer  | 10♣ 10♠ A♥ K♥   |
      Then nobody is next
      And "König ultimo" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   |
        | once    | Vorhand -4, Second +4, Third -4, Dealer +4 |
        | twice   | Vorhand -5, Second +5, Third -5, Dealer +5 |

    @position
    Example: one König Ultimo and the called König change hands
      36 Augen against 34.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XIII VIII VI IV I D♥ A♥ 2♥ 3♥ D♦ C♦ 3♦ 4♦ K♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position
    Example: where two change hands, the opponents have won theirs in silence
      36 Augen against 34.
      Given the reading "twice" of "koenig-ultimo-lost-once"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "XVI XI VI IV III I D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ B♦ A♦ 2♦ 4♦ K♠ 8♠ K♣ D♣ C♣ B♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | won     | no        |

    @position @dispute:koenig-ultimo-lost-once
    Scenario Outline: a König Ultimo that is made is one in either reading
      46 Augen against 24.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVI XIV XIII XII XI X IX VI III II I K♥ D♥ C♥ B♥ A♥ 3♥ K♦ D♦ C♦ 3♦ 4♦ K♠ D♠ 9♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is won by the <side>

      Examples:
        | reading | side     |
        | once    | declarer |
        | twice   | declarer |

  @clause:KOE-BONUSES-032
  Rule: A König Ultimo announced by the declarer's opponents is lost, since their side does not hold the card

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo and takes the last trick with it
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | <fate>  | yes       |

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | won  |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: another opponent takes the last trick with the König
      41 Augen against 29.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XIX XIV XIII XII X IX VII V IV II I D♥ K♦ D♦ C♦ 2♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 4♥ 3♥ K♥ VI"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | <fate>  | yes       |

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | won  |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo, and the declarer's side takes it
      40 Augen against 30.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XIX XV XIII XII XI X IX V IV II I K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♣ B♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is <fate> by the opponents

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | lost |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo, and the last trick comes without it
      36 Augen against 34.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XIX XVIII XIV XII X IX VIII VI IV I K♥ C♥ B♦ A♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "König ultimo" is <fate> by the opponents

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | lost |

    @position
    Example: an opponents' König Ultimo is lost beside the declarer's that is won
      37 Augen against 33.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVII XVI XIV XIII XII XI X IX VI IV II I K♥ D♥ A♥ 3♥ D♦ C♦ 2♦ 3♦ 4♦ D♠ B♠ 8♠ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | lost    | yes       |            |
        | König ultimo | declarer  | won     | no        |            |

    @position
    Example: an opponents' König Ultimo is lost although they take the called König, and the declarer's is lost too
      39 Augen against 31.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | Königfang    | opponents | won     | no        |            |
        | König ultimo | opponents | lost    | yes       |            |
        | König ultimo | declarer  | lost    | no        |            |

  @clause:KOE-BONUSES-033
  Rule: An announced Bonus for a card is lost when the card is played to its trick without winning it (the König: without its side winning it)

    @position
    Example: an announced Pagat is beaten by an opponent
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XV XII X IX VIII VI III II K♥ D♥ B♥ A♥ 3♥ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 8♠ K♣ C♣ B♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Pagat is taken by the partner
      41 Augen against 29.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII XI X IX VIII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ B♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ C♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is beaten by an opponent
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVI XII XI X IX VIII VII VI V III I K♥ D♥ C♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is lost to the Pagat of a Kaiserstich, although that is the lower card
      38 Augen against 32; the whole Trull lies with the opponents.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVI XIII XII XI X IX VIII VII VI V III K♥ D♥ C♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II Sküs XXI I"
      And the last trick is "Dealer XVIII 4♥ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
        | Uhu   | declarer  | lost    | yes       |

    @position
    Example: an announced Uhu is taken by the partner
      51 Augen against 19.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XIV XIII XII XI X VI V III II K♥ D♥ A♥ 4♥ D♦ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II 9♠ XXI 10♠"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is beaten by an opponent
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVI XI VIII VII V IV II K♥ D♥ C♥ B♥ A♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 9♠ 8♠ 7♠ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is taken by the partner
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XIV XIII XII XI X IX VIII VI IV III II I K♥ B♥ K♦ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 7♠ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu is beaten by an opponent
      36 Augen against 34.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XVI XIV XI VIII VII VI V III II I C♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu is taken by the partner
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XIII XII X IX VIII V IV III II K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ B♦ A♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ 4♦ D♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

    @position
    Example: an announced König Ultimo goes to the opponents with the last trick
      42 Augen against 28.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XVII XV XI VII V III D♥ C♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ K♣ C♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | yes       |

    @position
    Example: an opponent's announced Uhu falls to the declarer
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XI X IX VIII VI IV II I K♥ D♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ C♠ 10♠ 9♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | yes       |

    @position
    Example: the Pagat of a Besser Rufer is beaten
      44 Augen against 26.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XI VIII VII V IV II K♥ D♥ 2♥ 3♥ D♦ C♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV 9♣ B♦ I"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

  @clause:KOE-BONUSES-034
  Rule: An announced Bonus for a card is lost when the card had to be played before its trick

    Example: the II of an announced Uhu is drawn too early
      The II was the only card that could be played. Game 4, announced Uhu −4. 36 Augen against 34.
      Given Vorhand holds "Sküs XX XIX XVIII XVII VII II C♥ 4♥ C♣ B♣ 8♣"
      And Second holds "XV XIII IX V K♥ D♥ 3♥ B♦ 3♦ B♠ 8♠ D♣"
      And Third holds "XXI XIV X VIII VI IV I A♦ K♠ 7♠ 10♣ 7♣"
      And Dealer holds "XVI III B♥ A♥ K♦ D♦ C♦ 2♦ 4♦ D♠ C♠ K♣"
      And the Talon is "10♠ 2♥ XI" and "9♣ 9♠ XII"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ 4♥ 8♣"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XV XXI III |
        | Third   | K♠ D♠ 9♠ B♠      |
        | Third   | XIV XVI XVII V   |
        | Vorhand | Sküs IX I B♥     |
        | Vorhand | XIX XIII IV K♣   |
        | Vorhand | XX 8♠ VI 4♦      |
        | Vorhand | VII D♣ VIII 2♦   |
        | Third   | 7♠ C♠ XII 3♦     |
        | Vorhand | 9♣ 3♥ 10♣ K♦     |
        | Third   | A♦ D♦ II B♦      |
        | Vorhand | C♣ D♥ 7♣ A♥      |
        | Vorhand | B♣ K♥ X C♦       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: the I of an announced Pagat Ultimo is drawn too early
      Game 4, announced Pagat Ultimo −2. 39 Augen against 31.
      Given Vorhand holds "XXI XX XIX XVIII XVII I K♥ A♥ 3♥ C♣ B♣ 9♣"
      And Second holds "Sküs XVI XV IX VIII VI IV C♥ K♦ C♠ 8♠ 10♣"
      And Third holds "XIV VII V III II D♥ 3♦ 4♦ K♠ D♠ 10♠ 7♣"
      And Dealer holds "XIII B♥ 4♥ D♦ C♦ B♦ A♦ 2♦ B♠ 9♠ K♣ 8♣"
      And the Talon is "2♥ D♣ XII" and "XI X 7♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ B♣ 9♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX Sküs XIV XIII |
        | Second  | K♦ 4♦ D♦ XIX     |
        | Vorhand | K♥ C♥ D♥ 4♥      |
        | Vorhand | XXI IV II 8♣     |
        | Vorhand | XVII VIII III 9♠ |
        | Vorhand | XVIII VI V 2♦    |
        | Vorhand | C♣ 10♣ 7♣ K♣     |
        | Dealer  | A♦ X XV 3♦       |
        | Second  | XVI VII B♥ XI    |
        | Second  | C♠ 10♠ B♠ 7♠     |
        | Second  | 8♠ D♠ C♦ I       |
        | Vorhand | A♥ IX K♠ B♦      |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    Example: the called König of an announced König Ultimo is drawn too early
      Game 1, announced König Ultimo −2. 51 Augen against 19.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XII II B♦ B♠ D♣"
      And Second holds "Sküs VII VI V IV C♥ B♥ A♥ 2♥ C♣ B♣ 10♣"
      And Third holds "XIV XI IX K♥ 4♥ D♦ C♦ 3♦ 4♦ D♠ K♣ 8♣"
      And Dealer holds "XIII D♥ 3♥ K♦ 2♦ C♠ 10♠ 9♠ 8♠ 7♠ 9♣ 7♣"
      And the Talon is "VIII K♠ III" and "I A♦ X"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ A♦ B♠"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX IV IX XIII  |
        | Vorhand | XVII Sküs XI 9♣ |
        | Second  | C♥ 4♥ D♥ I      |
        | Vorhand | XXI VI XIV 7♣   |
        | Vorhand | XX V D♠ 7♠      |
        | Vorhand | D♣ 10♣ K♣ 8♠    |
        | Third   | D♦ K♦ II VII    |
        | Second  | A♥ K♥ 3♥ X      |
        | Vorhand | XVIII 2♥ C♦ 9♠  |
        | Vorhand | XV C♣ 8♣ 10♠    |
        | Vorhand | XVI B♣ 3♦ C♠    |
        | Vorhand | XII B♥ 4♦ 2♦    |
      Then nobody is next
      And the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

  @clause:KOE-BONUSES-035
  Rule: Announced Uhu, Kakadu or Marabu is lost when the card was kept for its trick but another suit led has to be followed there

    Example: the II is kept, but a suit has to be followed in its trick
      The declarer has the II to the end and has to follow suit in the last trick but one. Game 4, announced Uhu −4. 39
      Augen against 31.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV XII II 2♥ K♦ 2♦ 8♠"
      And Second holds "Sküs XVI XIII XI I D♥ C♥ 3♥ C♣ B♣ 10♣ 8♣"
      And Third holds "X VII VI V A♥ D♦ A♦ 4♦ K♠ 9♠ 7♠ K♣"
      And Dealer holds "IX VIII IV III K♥ B♥ 4♥ C♦ B♦ C♠ 10♠ 7♣"
      And the Talon is "3♦ D♣ B♠" and "D♠ XIV 9♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 2♦ D♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XXI XI V III      |
        | Vorhand | XVIII Sküs VII IV |
        | Second  | XVI VI VIII XVII  |
        | Vorhand | XIV I X IX        |
        | Vorhand | K♦ XIII D♦ B♦     |
        | Second  | D♥ A♥ K♥ XII      |
        | Vorhand | XX 8♣ A♦ 4♥       |
        | Vorhand | XIX B♣ 4♦ 7♣      |
        | Vorhand | XV 10♣ K♠ 10♠     |
        | Vorhand | 9♣ C♣ K♣ B♥       |
        | Third   | 9♠ C♠ 8♠ 3♥       |
        | Dealer  | C♦ II C♥ 7♠       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Uhu comes a trick too late
      In the last trick but one the declarer had to follow with the B♠. 42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVII XIV XIII X IX VIII VI V IV II D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ 7♠ K♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second C♠ 8♠ 9♠ B♠"
      And the last trick is "Second D♦ 9♣ B♦ II"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu comes a trick too late
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XV XIV XI VIII VII VI III I K♥ D♥ C♥ A♥ 2♥ 3♥ D♦ C♦ B♦ 3♦ K♠ C♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second D♠ 8♠ 9♠ B♠"
      And the last trick but one is "Second D♦ 8♣ 10♣ III"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu comes a trick too late
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XII XI X IX VI IV III C♥ A♥ 3♥ 4♥ D♦ B♦ 3♦ 4♦ K♠ D♠ 7♠ K♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second C♠ 8♠ 9♠ B♠"
      And trick 10 is "Second D♦ 9♣ B♦ IV"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII 8♣ 10♣ 3♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

  @clause:KOE-BONUSES-036
  Rule: An announced Bonus for a card is lost when nobody of the announcing side has the card to play

    Example: a Pagat Ultimo is announced by the side that has not got the I
      The I is an opponent's. Game 2, announced Pagat Ultimo −2. 54 Augen against 16.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIII III 3♦ D♠ 8♣"
      And Second holds "XII XI VII VI C♥ K♦ A♦ K♠ C♠ B♠ 9♠ 9♣"
      And Third holds "Sküs IX VIII IV K♥ A♥ D♦ B♦ 2♦ 4♦ K♣ C♣"
      And Dealer holds "XIV X V I D♥ B♥ 2♥ 3♥ 10♠ 7♠ D♣ 10♣"
      And the Talon is "C♦ II 4♥" and "7♣ 8♠ B♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♠ 8♣ 7♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX XI Sküs V     |
        | Third   | A♥ D♥ III C♥     |
        | Vorhand | XXI VI IV X      |
        | Vorhand | 3♦ K♦ 4♦ I       |
        | Dealer  | D♣ B♣ 9♣ K♣      |
        | Third   | VIII XIV XV VII  |
        | Vorhand | XVIII XII IX 10♣ |
        | Vorhand | XIX K♠ B♦ 7♠     |
        | Vorhand | XVI 9♠ K♥ 10♠    |
        | Vorhand | 8♠ B♠ 2♦ B♥      |
        | Second  | C♠ D♦ 3♥ XIII    |
        | Vorhand | XVII A♦ C♣ 2♥    |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an opponent has the I of the announced Pagat and wins with it
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XVII XV XIII VIII VI V IV III K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ D♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | no        |

    @position
    Example: an opponent has the II of the announced Uhu and wins with it
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVI XV XIV XIII XI X VIII VI V III I K♥ D♥ C♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ D♠ B♠ 8♠ K♣ D♣ C♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer II 9♠ 4♥ 10♠"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | won     | no        |

    @position
    Example: an opponent has the III of the announced Kakadu and wins with it
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV XIV XIII XI VIII VII VI V IV D♥ C♥ B♥ A♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ B♠ 8♠ 7♠ K♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | declarer  | lost    | yes       |
        | Kakadu | opponents | won     | no        |

    @position
    Example: an opponent has the IV of the announced Marabu and wins with it
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVI XV XIV XIII XI VII VI V III II K♥ C♥ B♥ 3♥ D♦ C♦ A♦ 2♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ 4♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | declarer  | lost    | yes       |
        | Marabu | opponents | won     | no        |

    @position
    Example: an opponent loses the II that the declarer announced
      The declarer takes the trick, but with another card, and the II was the third player's. 37 Augen against 33.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XIV XIII IX VIII VII VI V III II C♥ B♥ A♥ D♦ B♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | lost    | no        |

    Example: the I of an announced Pagat Ultimo lies in the Stock
      The declarer of a Solo Dreier takes every trick. Game 8, Valat 4 × 8 × 2 = 64, Trull and 4 Könige 1 × 2 each, announced Pagat
      Ultimo −2 × 2: 72. The Stock with the I is his after the Valat, but he never had it to play.
      Given the Talon is "I 8♣ 7♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X B♥ 4♦   |
        | Vorhand | XXI IX A♥ K♠   |
        | Vorhand | XX VIII 2♥ D♠  |
        | Vorhand | XIX VII 3♥ C♠  |
        | Vorhand | XVIII VI 4♥ B♠ |
        | Vorhand | XVII V K♦ 10♠  |
        | Vorhand | XVI IV D♦ 9♠   |
        | Vorhand | XV III C♦ 8♠   |
        | Vorhand | XIV II B♦ 7♠   |
        | Vorhand | XIII K♥ A♦ K♣  |
        | Vorhand | XII D♥ 2♦ D♣   |
        | Vorhand | XI C♥ 3♦ C♣    |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
        | Pagat  | declarer | lost    | yes       |
      And the payments are "Vorhand +216, Second -72, Third -72, Dealer -72"

  @clause:KOE-BONUSES-037
  Rule: A side that takes every trick makes a Valat

    Example: two partners take every trick
      Game 1, Valat 4 × 1, Trull 1, 4 Könige 1. 70 Augen against 0.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XII K♥ K♦ D♦"
      And Second holds "XIII X VIII VI V C♥ 2♥ 4♥ A♦ 7♠ B♣ 10♣"
      And Third holds "IX VII IV D♥ B♥ 3♥ C♦ K♠ D♠ K♣ C♣ 8♣"
      And Dealer holds "XIV III II A♥ B♦ 2♦ 3♦ C♠ 10♠ 9♠ 9♣ 7♣"
      And the Talon is "B♠ XI 4♦" and "I D♣ 8♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ 8♠ D♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs XIII IV XIV |
        | Vorhand | XXI X VII II     |
        | Vorhand | XX V IX III      |
        | Vorhand | XIX VIII 8♣ 7♣   |
        | Vorhand | XVIII VI C♣ 10♠  |
        | Vorhand | XVII 2♥ K♣ 9♠    |
        | Vorhand | XVI B♣ D♠ 9♣     |
        | Vorhand | XV 10♣ K♠ 3♦     |
        | Vorhand | XII 7♠ C♦ 2♦     |
        | Vorhand | I A♦ 3♥ C♠       |
        | Vorhand | K♥ 4♥ B♥ A♥      |
        | Vorhand | K♦ C♥ D♥ B♦      |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Example: a declarer takes every trick of a Dreier in silence
      70 Augen against 0.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: a declarer takes every trick of a Sechserdreier
      70 Augen against 0.
      Given Vorhand plays a Sechserdreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: the opponents take every trick of a Dreier
      3 Augen against 67.
      Given Vorhand plays a Dreier
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |

    @position
    Example: eleven of twelve tricks are no Valat
      67 Augen against 3.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: one trick saves the declarer from a Valat of the opponents
      3 Augen against 67.
      Given Vorhand plays a Dreier
      And the declarer's side has "XIX XIII 3♥ 4♥ A♦ 4♦ B♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |

  @clause:KOE-BONUSES-038
  Rule: An announced Valat is lost as soon as the other side takes a trick

    Example: an announced Valat is lost with one trick
      Game 4, Trull 1, 4 Könige 1, announced Valat −8 × 4 = −32: −26. 57 Augen against 13.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI K♥ K♦ A♦ K♠ K♣"
      And Second holds "XIV XI VIII III D♥ B♥ 3♥ 3♦ 4♦ C♠ B♣ 10♣"
      And Third holds "XV X IX IV I 4♥ D♦ B♦ 9♠ 7♠ 9♣ 8♣"
      And Dealer holds "XIII XII VII V II A♥ C♦ B♠ 10♠ D♣ C♣ 7♣"
      And the Talon is "D♠ VI 2♥" and "8♠ 2♦ C♥"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "A♦ 2♦ 8♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XIV XV V   |
        | Vorhand | XXI III I XII   |
        | Vorhand | XX XI IV VII    |
        | Vorhand | XIX VIII X XIII |
        | Vorhand | XVIII 4♦ IX II  |
        | Vorhand | XVII C♠ B♦ C♦   |
        | Vorhand | XVI 3♦ 9♣ B♠    |
        | Vorhand | K♥ B♥ 4♥ A♥     |
        | Vorhand | K♦ 10♣ D♦ 10♠   |
        | Vorhand | K♠ 3♥ 9♠ 7♣     |
        | Vorhand | K♣ B♣ 8♣ C♣     |
        | Vorhand | C♥ D♥ 7♠ D♣     |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |
      And the payments are "Vorhand -78, Second +26, Third +26, Dealer +26"

    @position
    Example: an announced Valat is made
      70 Augen against 0.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |

    @position
    Example: a trick of the partner's is no trick of the other side
      70 Augen against 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |

    @position
    Example: the partner's announced Valat is lost for both of them
      65 Augen against 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Valat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III I K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: an opponent's announced Valat is lost when the declarer takes a trick
      20 Augen against 50.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XVIII XVI XIII VI B♥ K♦ A♦ 2♦ 3♦ K♠ D♠ C♠ B♣ 10♣ 8♣"
      And the declarer's side took 3 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
        | Valat | opponents | lost    | yes       |

    @position
    Example: all tricks but the last do not save an announced Valat
      67 Augen against 3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

  @clause:KOE-BONUSES-039
  Rule: Either side can make a Valat and announce one

    @dispute:valat-parties
    Scenario Outline: the opponents take every trick of a Sechserdreier
      Game −4, Trull −1, 4 Könige −1, Valat −4 × 2 = −8 where they can make one: −14 or −6. 2 Augen against 68.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then nobody is next
      And "Valat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading       | fate                 | payments                                       |
        | either        | won by the opponents | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | declarer-only | not scored           | Vorhand -18, Second +6, Third +6, Dealer +6    |

    @dispute:valat-parties
    Scenario Outline: the opponents take every trick of a Rufer
      Game −1, Trull −1, 4 Könige −1, called König −1, Valat −4 × 1 where they can make one: −8 or −4. 1 Augen against
      69.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "Sküs XVII XVI XV XIII XII XI IX I K♠ K♣ C♣"
      And Third holds "V IV K♥ A♥ B♦ A♦ D♠ C♠ B♠ 10♠ 10♣ 9♣"
      And Dealer holds "XXI XX XIX XVIII XIV X VIII VII VI K♦ D♦ D♣"
      And the Talon is "9♠ C♥ B♥" and "D♥ B♣ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 3♦ 8♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 8♣ K♣ 10♣ D♣     |
        | Second  | Sküs V VI II     |
        | Second  | XVII IV VII III  |
        | Second  | XVI C♠ VIII 2♦   |
        | Second  | XV B♦ X 7♣       |
        | Second  | XIII K♥ XIV 7♠   |
        | Dealer  | XXI B♣ I A♦      |
        | Dealer  | XX 4♥ IX D♠      |
        | Dealer  | XIX D♥ XI A♥     |
        | Dealer  | XVIII C♦ XII 10♠ |
        | Dealer  | K♦ 4♦ C♣ B♠      |
        | Dealer  | D♦ 3♥ K♠ 9♣      |
      Then nobody is next
      And "Valat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading       | fate                 | payments                                   |
        | either        | won by the opponents | Vorhand -8, Second +8, Third -8, Dealer +8 |
        | declarer-only | not scored           | Vorhand -4, Second +4, Third -4, Dealer +4 |

    @position @dispute:valat-parties
    Scenario Outline: a Valat of the declarer counts in either reading
      70 Augen against 0.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is <fate>

      Examples:
        | reading       | fate                |
        | either        | won by the declarer |
        | declarer-only | won by the declarer |

    @position @dispute:valat-parties
    Scenario Outline: an opponent wants to announce a Valat
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!"
      When Second is asked to announce holding "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      Then "Valat" <verdict> be chosen

      Examples:
        | reading       | verdict |
        | either        | may     |
        | declarer-only | may not |

    @position
    Example: the opponents' announced Valat is made
      3 Augen against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |

  @clause:KOE-BONUSES-040
  Rule: The side that makes a Valat gets the Stock as well, also the rejected set

    Example: the fourth König lies in the set that the declarer of a Valat left
      Game 4, Valat 4 × 4 = 16, Trull 1, 4 Könige 1: 22. The rejected set passes to him.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI IX K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "V II I B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII V IV   |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII I XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | IX C♣ 3♦ 10♣    |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 7♠ 7♣     |
        | Vorhand | K♣ D♣ D♠ B♣     |
      Then nobody is next
      And the declarer's side has 70 Augen and the opponents have 0
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +66, Second -22, Third -22, Dealer -22"

    Example: the I lies in the Stock of a Solo, and the declarer makes a Valat
      Game 2, Valat 4 × 2 × 2 = 16, Trull and 4 Könige 1 × 2 each: 22.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV II K♥ K♦ K♣"
      And Second holds "VIII IV D♥ C♥ B♥ 3♥ B♦ 9♠ 8♠ 7♠ D♣ B♣"
      And Third holds "V D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ B♠ 10♠ 10♣ 9♣"
      And Dealer holds "XIV XIII XI VII VI III 2♥ 4♥ 3♦ C♠ 8♣ 7♣"
      And the Talon is "I X XII" and "A♥ C♣ IX"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs VIII V XIII |
        | Vorhand | XXI IV 9♣ XIV    |
        | Vorhand | XX D♣ 10♣ III    |
        | Vorhand | XIX 7♠ 10♠ XI    |
        | Vorhand | XVIII C♥ B♠ VI   |
        | Vorhand | XVII 3♥ D♠ VII   |
        | Vorhand | XVI 8♠ K♠ 7♣     |
        | Vorhand | XV 9♠ 4♦ 2♥      |
        | Vorhand | II B♦ 2♦ C♠      |
        | Vorhand | K♥ B♥ A♦ 4♥      |
        | Vorhand | K♦ D♥ C♦ 3♦      |
        | Vorhand | K♣ B♣ D♦ 8♣      |
      Then nobody is next
      And the declarer's side has 70 Augen and the opponents have 0
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +22, Second -22, Third +22, Dealer -22"

    Example: the Stock with the called König passes from the declarer of a Solo to opponents who make a Valat
      Given Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI IV I D♥ A♥ K♦ D♠ 9♠ C♣ B♣"
      And Third holds "Sküs XXI XIX XVII XIII VIII B♥ K♠ C♠ 10♠ D♣ 10♣"
      And Dealer holds "XVIII XVI XV XIV X VII VI V C♥ D♦ A♦ K♣"
      And the Talon is "K♥ C♦ B♦" and "IX 9♣ B♠"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ D♠ 10♠ V      |
        | Dealer  | XVIII III I VIII |
        | Dealer  | XVI II IV XIII   |
        | Dealer  | XV 7♣ XI XVII    |
        | Third   | Sküs VI 4♦ XII   |
        | Third   | XXI VII 2♥ XX    |
        | Third   | XIX X 3♥ B♣      |
        | Third   | K♠ XIV 8♠ 9♠     |
        | Dealer  | K♣ 8♣ C♣ 10♣     |
        | Dealer  | D♦ 2♦ K♦ D♣      |
        | Second  | D♥ B♥ C♥ 4♥      |
        | Second  | A♥ C♠ A♦ 3♦      |
      Then nobody is next
      And the declarer's side has 0 Augen and the opponents have 70
      And "Könige" is won by the opponents
      And "Valat" is won by the opponents

    Example: the called König lies in the set that the declarer of a Valat left, so the opponents have not won it
      The declarer is alone. Game 1, Valat 4 × 1, Trull 1, 4 Könige 1: 7 from each of the three.
      Given the Talon is "K♥ 8♣ 7♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♣ 10♣ 9♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs I B♥ 4♦   |
        | Vorhand | XXI II A♥ K♠   |
        | Vorhand | XX III 2♥ D♠   |
        | Vorhand | XIX IV 3♥ C♠   |
        | Vorhand | XVIII V 4♥ B♠  |
        | Vorhand | XVII VI K♦ 10♠ |
        | Vorhand | XVI VII D♦ 9♠  |
        | Vorhand | XV VIII C♦ 8♠  |
        | Vorhand | XIV IX B♦ 7♠   |
        | Vorhand | XIII X A♦ K♣   |
        | Vorhand | XII D♥ 2♦ D♣   |
        | Vorhand | XI C♥ 3♦ C♣    |
      Then nobody is next
      And there is no partner
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +21, Second -7, Third -7, Dealer -7"

  @clause:KOE-BONUSES-041
  Rule: A Valat is scored beside the game, and Trull and 4 Könige beside it

    @dispute:valat-next-to-game
    Scenario Outline: a silent Valat in a Dreier beside game, Trull and Könige
      Valat 16; game 4; Trull and 4 Könige 1 each.
      Given the reading "<reading>" of "valat-next-to-game"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI IX K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "V II I B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII V IV   |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII I XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | IX C♣ 3♦ 10♣    |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 7♠ 7♣     |
        | Vorhand | K♣ D♣ D♠ B♣     |
      Then nobody is next
      And "Valat" is won by the declarer
      And "Spiel" is <game>
      And "Trull" is <trull>
      And "Könige" is <koenige>
      And the payments are "<payments>"

      Examples:
        | reading       | game                | trull               | koenige             | payments                                       |
        | beside        | won by the declarer | won by the declarer | won by the declarer | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | replaces-game | not scored          | won by the declarer | won by the declarer | Vorhand +54, Second -18, Third -18, Dealer -18 |
        | replaces-all  | not scored          | not scored          | not scored          | Vorhand +48, Second -16, Third -16, Dealer -16 |

    @dispute:valat-next-to-game
    Scenario Outline: a failed Valat in a Dreier beside game, Trull and Könige
      Announced Valat −32; game 4; Trull and 4 Könige 1 each. 57 Augen against 13.
      Given the reading "<reading>" of "valat-next-to-game"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI K♥ K♦ A♦ K♠ K♣"
      And Second holds "XIV XI VIII III D♥ B♥ 3♥ 3♦ 4♦ C♠ B♣ 10♣"
      And Third holds "XV X IX IV I 4♥ D♦ B♦ 9♠ 7♠ 9♣ 8♣"
      And Dealer holds "XIII XII VII V II A♥ C♦ B♠ 10♠ D♣ C♣ 7♣"
      And the Talon is "D♠ VI 2♥" and "8♠ 2♦ C♥"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "A♦ 2♦ 8♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XIV XV V   |
        | Vorhand | XXI III I XII   |
        | Vorhand | XX XI IV VII    |
        | Vorhand | XIX VIII X XIII |
        | Vorhand | XVIII 4♦ IX II  |
        | Vorhand | XVII C♠ B♦ C♦   |
        | Vorhand | XVI 3♦ 9♣ B♠    |
        | Vorhand | K♥ B♥ 4♥ A♥     |
        | Vorhand | K♦ 10♣ D♦ 10♠   |
        | Vorhand | K♠ 3♥ 9♠ 7♣     |
        | Vorhand | K♣ B♣ 8♣ C♣     |
        | Vorhand | C♥ D♥ 7♠ D♣     |
      Then nobody is next
      And "Valat" is lost by the declarer
      And "Spiel" is <game>
      And "Trull" is <trull>
      And "Könige" is <koenige>
      And the payments are "<payments>"

      Examples:
        | reading       | game                | trull               | koenige             | payments                                       |
        | beside        | won by the declarer | won by the declarer | won by the declarer | Vorhand -78, Second +26, Third +26, Dealer +26 |
        | replaces-game | not scored          | won by the declarer | won by the declarer | Vorhand -90, Second +30, Third +30, Dealer +30 |
        | replaces-all  | not scored          | not scored          | not scored          | Vorhand -96, Second +32, Third +32, Dealer +32 |

    @dispute:valat-next-to-game
    Scenario Outline: a Valat of the opponents beside a lost Rufer
      Valat −4; game −1; Trull, 4 Könige and called König −1 each. 1 Augen against 69.
      Given the reading "<reading>" of "valat-next-to-game"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "Sküs XVII XVI XV XIII XII XI IX I K♠ K♣ C♣"
      And Third holds "V IV K♥ A♥ B♦ A♦ D♠ C♠ B♠ 10♠ 10♣ 9♣"
      And Dealer holds "XXI XX XIX XVIII XIV X VIII VII VI K♦ D♦ D♣"
      And the Talon is "9♠ C♥ B♥" and "D♥ B♣ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 3♦ 8♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 8♣ K♣ 10♣ D♣     |
        | Second  | Sküs V VI II     |
        | Second  | XVII IV VII III  |
        | Second  | XVI C♠ VIII 2♦   |
        | Second  | XV B♦ X 7♣       |
        | Second  | XIII K♥ XIV 7♠   |
        | Dealer  | XXI B♣ I A♦      |
        | Dealer  | XX 4♥ IX D♠      |
        | Dealer  | XIX D♥ XI A♥     |
        | Dealer  | XVIII C♦ XII 10♠ |
        | Dealer  | K♦ 4♦ C♣ B♠      |
        | Dealer  | D♦ 3♥ K♠ 9♣      |
      Then nobody is next
      And "Valat" is won by the opponents
      And "Spiel" is <game>
      And "Königfang" is <fang>
      And the payments are "<payments>"

      Examples:
        | reading       | game                 | fang                 | payments                                   |
        | beside        | lost by the declarer | won by the opponents | Vorhand -8, Second +8, Third -8, Dealer +8 |
        | replaces-game | not scored           | won by the opponents | Vorhand -7, Second +7, Third -7, Dealer +7 |
        | replaces-all  | not scored           | not scored           | Vorhand -4, Second +4, Third -4, Dealer +4 |

    @position @dispute:valat-next-to-game
    Scenario Outline: other Boni of the last tricks beside an announced Valat
      70 Augen against 0.
      Given the reading "<reading>" of "valat-next-to-game"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♣ B♦ 8♠"
      When the result is drawn up
      Then "Valat" is won by the declarer
      And "Pagat" is <fate>
      And "Spiel" is <game>

      Examples:
        | reading       | fate                | game                |
        | beside        | won by the declarer | won by the declarer |
        | replaces-game | won by the declarer | not scored          |
        | replaces-all  | not scored          | not scored          |

  @clause:KOE-BONUSES-042
  Rule: In a Farbensolo Valat is scored, and it is not doubled

    @dispute:farbensolo-valat
    Scenario Outline: a silent Valat in a Farbensolo
      Game 6; Valat 4 × 6 = 24, doubled 48.
      Given the reading "<reading>" of "farbensolo-valat"
      And Vorhand holds "Sküs K♥ D♥ C♥ B♥ K♦ D♦ K♠ D♠ C♠ K♣ D♣"
      And Second holds "XX XIX XVI XII X IV I C♦ A♦ 9♠ 9♣ 8♣"
      And Third holds "XVIII XI VII III A♥ 2♥ 3♥ 3♦ 8♠ B♣ 10♣ 7♣"
      And Dealer holds "XXI XV IX VIII VI II 4♥ B♦ 2♦ 4♦ 10♠ 7♠"
      And the Talon is "B♠ XIV V" and "XVII C♣ XIII"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ XII A♥ 4♥    |
        | Vorhand | K♦ A♦ 3♦ 4♦     |
        | Vorhand | K♠ 9♠ 8♠ 7♠     |
        | Vorhand | K♣ 9♣ 10♣ VIII  |
        | Vorhand | D♥ I 2♥ II      |
        | Vorhand | D♦ C♦ VII B♦    |
        | Vorhand | D♠ XX XVIII 10♠ |
        | Vorhand | D♣ 8♣ B♣ XV     |
        | Vorhand | C♥ X 3♥ XXI     |
        | Vorhand | C♠ IV XI VI     |
        | Vorhand | B♥ XVI III IX   |
        | Vorhand | Sküs XIX 7♣ 2♦  |
      Then nobody is next
      And "Valat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                | payments                                        |
        | plain   | won by the declarer | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | doubled | won by the declarer | Vorhand +162, Second -54, Third -54, Dealer -54 |
        | none    | not scored          | Vorhand +18, Second -6, Third -6, Dealer -6     |

    @position @dispute:farbensolo-valat
    Scenario Outline: no Valat in a Farbensolo with a trick lost
      60 Augen against 10.
      Given the reading "<reading>" of "farbensolo-valat"
      And Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XXI XIX XVII XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand C♣ D♣ 9♣ XV"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Valat" is <fate>

      Examples:
        | reading | fate       |
        | plain   | not scored |
        | doubled | not scored |
        | none    | not scored |

    @position @dispute:farbensolo-valat
    Scenario Outline: a declarer of a Farbensolo wants to announce a Valat
      Given the reading "<reading>" of "farbensolo-valat"
      And Vorhand plays a Farbensolo
      When Vorhand is asked to announce holding "Sküs K♥ D♥ C♥ B♥ K♦ D♦ K♠ D♠ C♠ K♣ D♣"
      Then "Valat" <verdict> be chosen

      Examples:
        | reading | verdict |
        | plain   | may     |
        | doubled | may     |
        | none    | may not |

    @position @clause:KOE-BONUSES-039
    Example: the opponents take every trick of a Farbensolo
      Trull and four Könige are with them too, and that counts nothing here.
      Given Vorhand plays a Farbensolo
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second K♠ 8♠ 9♠ 10♠"
      And the last trick is "Second XX V VII IX"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |

  @clause:KOE-BONUSES-043
  Rule: What the declarer laid away stays in his pile when his opponents make a Valat

    @dispute:valat-and-discards
    Scenario Outline: whose the discards of a Sechserdreier are after a Valat of the opponents
      Six cards of 1 each were laid away: 6 − 2 × 2 = 2 Augen for the declarer, or none.
      Given the reading "<reading>" of "valat-and-discards"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading   | mine | theirs |
        | stay      | 2    | 68     |
        | to-winner | 0    | 70     |

    @dispute:valat-and-discards
    Scenario Outline: the declarer makes a Valat, and his discards are his in any case
      Given the reading "<reading>" of "valat-and-discards"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI IX K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "V II I B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII V IV   |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII I XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | IX C♣ 3♦ 10♣    |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 7♠ 7♣     |
        | Vorhand | K♣ D♣ D♠ B♣     |
      Then the declarer's side has 70 Augen and the opponents have 0

      Examples:
        | reading   |
        | stay      |
        | to-winner |

    Example: what the declarer laid away stays with him after a Valat of the opponents
      His six cards are 2♥, 3♥, 4♥, 3♦, 10♣, 8♣.
      Given the reading "stay" of "valat-and-discards"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then nobody is next
      And the declarer's side has 2 Augen and the opponents have 68
      And "Valat" is won by the opponents

    @dispute:valat-and-discards
    Scenario Outline: the discards of a Sechserdreier after a Valat of the opponents, where everybody counts for himself
      Second has taken trick 7: 5 in four cards, 5 − 2 − 1 = 2. Third has taken tricks 4, 5, 6 and 12: 4 + 8 + 11 + 9 = 32 in 16
      cards, 32 − 5 × 2 − 1 = 21. Dealer has taken the other seven: 10 + 8 + 4 + 8 + 10 + 10 + 13 = 63 in 28 cards,
      63 − 9 × 2 − 1 = 44. Together 67; the six discards by themselves are 6 − 2 × 2 = 2.
      Given the reading "<reading>" of "valat-and-discards"
      And the reading "partners-apart" of "count-which-piles"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading   | mine | theirs |
        | stay      | 2    | 67     |
        | to-winner | 0    | 69     |

    @dispute:valat-and-discards
    Scenario Outline: Trull and Könige with a Valat of the opponents, where any six cards of a Sechserdreier may go
      I and K♥ were laid away. Lost game 4, silent Valat 4 × 2 = 8: −12 with each of the three; with the discards Trull 1 and
      4 Könige 1 as well: −14.
      Given the reading "<reading>" of "valat-and-discards"
      And the reading "free" of "sechserdreier-discard-limits"
      And Vorhand holds "III I 2♥ 3♥ K♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV II B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI 4♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "I 2♥ 3♥ K♥ 3♦ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII III II IX |
        | Dealer  | XVI 8♣ IV XIII  |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | 4♥ 7♠ A♥ C♥     |
        | Third   | K♠ 10♠ 9♠ C♠    |
        | Third   | D♠ K♦ 2♦ B♥     |
      Then "Valat" is won by the opponents
      And "Trull" is <boni>
      And "Könige" is <boni>
      And the payments are "<payments>"

      Examples:
        | reading   | boni                 | payments                                       |
        | stay      | not scored           | Vorhand -36, Second +12, Third +12, Dealer +12 |
        | to-winner | won by the opponents | Vorhand -42, Second +14, Third +14, Dealer +14 |

    @dispute:valat-and-discards
    Scenario Outline: whose the three discards of a Rufer are after a Valat of the opponents
      Three cards of 1 each were laid away: 3 − 2 = 1 Augen for the declarer, or none.
      Given the reading "<reading>" of "valat-and-discards"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "Sküs XVII XVI XV XIII XII XI IX I K♠ K♣ C♣"
      And Third holds "V IV K♥ A♥ B♦ A♦ D♠ C♠ B♠ 10♠ 10♣ 9♣"
      And Dealer holds "XXI XX XIX XVIII XIV X VIII VII VI K♦ D♦ D♣"
      And the Talon is "9♠ C♥ B♥" and "D♥ B♣ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 3♦ 8♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 8♣ K♣ 10♣ D♣     |
        | Second  | Sküs V VI II     |
        | Second  | XVII IV VII III  |
        | Second  | XVI C♠ VIII 2♦   |
        | Second  | XV B♦ X 7♣       |
        | Second  | XIII K♥ XIV 7♠   |
        | Dealer  | XXI B♣ I A♦      |
        | Dealer  | XX 4♥ IX D♠      |
        | Dealer  | XIX D♥ XI A♥     |
        | Dealer  | XVIII C♦ XII 10♠ |
        | Dealer  | K♦ 4♦ C♣ B♠      |
        | Dealer  | D♦ 3♥ K♠ 9♣      |
      Then "Valat" is won by the opponents
      And the declarer's side has <mine> Augen and the opponents have <theirs>

      Examples:
        | reading   | mine | theirs |
        | stay      | 1    | 69     |
        | to-winner | 0    | 70     |

  @clause:KOE-BONUSES-044
  Rule: Where the opponents win a König Ultimo that they announced, the declarer's side loses its silent one as well

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: an opponent wins his König Ultimo, and the declarer's side had announced none
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "König ultimo" is <fate> by the declarer

      Examples:
        | reading  | fate       |
        | both     | lost       |
        | won-only | not scored |

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: an opponent's König Ultimo, and the declarer's side takes it
      40 Augen against 30.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XIX XV XIII XII XI X IX V IV II I K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♣ B♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is lost by the opponents
      And "König ultimo" is won by the declarer

      Examples:
        | reading  |
        | both     |
        | won-only |

    @position
    Example: both sides announced it, and each announcement is settled
      39 Augen against 31. What was announced is no silent attempt, so the reading does not touch it.
      Given the reading "won-only" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand König ultimo, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "König ultimo" is lost by the declarer
