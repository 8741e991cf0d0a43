Feature: Boni, made and failed: in which games

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
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the opponents have "K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second I 3♥ 7♠ C♣"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
      And "Trull" is not scored
      And "Könige" is not scored
      And "Pagat" is not scored
      And "Mondfang" is not scored

    @position
    Example: where only tricks count for the Trull, a Bettel with all of it in one is lost and nothing more
      Given the reading "tricks-only" of "trull-koenige-from-stock"
      And Vorhand plays a Bettel
      And the declarer's side has "Sküs XXI I XII"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second V 3♥ 7♠ C♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

  @clause:KOE-BONUSES-002
  Rule: In a Farbensolo no Bonus but Valat is scored

    Background:
      Given Vorhand plays a Farbensolo

    @position
    Scenario Outline: <case> in the tricks of a Farbensolo
      Given the declarer's side has "<pile>"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | case        | sum                 | pile                                                                                                         |
        | the Trull   | 42 Augen against 28 | Sküs XXI XX XVII XIV XIII XII XI IX VIII VII VI V IV III I D♥ C♦ A♦ 3♦ 4♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 8♣ |
        | four Könige | 38 Augen against 32 | Sküs XX XIX XVII XVI XII X IX VIII VII V IV II K♥ C♥ B♥ A♥ 4♥ K♦ 2♦ 4♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣    |

    @position
    Example: the I takes the last trick of a Farbensolo
      The I is led, and nobody else has a trump. 44 Augen against 26.
      Given the declarer's side has "XXI XX XIX XVII XVI XIV XII XI X IX VI V III I D♥ A♥ 2♥ 3♥ 4♥ K♦ A♦ 2♦ 3♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 9 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand I 4♥ 2♦ 7♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents of a Farbensolo take the XXI with the Sküs
      39 Augen against 31.
      Given the declarer's side has "XX XIX XVIII XVI XIII XII XI IV I K♥ D♥ C♥ B♥ 4♥ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 8♠ D♣ C♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XXI V Sküs IX"
      And the last trick is "Third D♦ 7♣ VIII X"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents' Trull against a Farbensolo that is lost
      21 Augen against 49.
      Given the declarer's side has "XVII XV XIV XI X VIII VI IV III C♥ A♥ 3♥ K♦ A♦ 3♦ 4♦ D♠ B♠ K♣ 8♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second K♠ 8♠ 9♠ 10♠"
      And the last trick is "Second XX V VII IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the II in the last trick but one of a Farbensolo is beaten
      39 Augen against 31.
      Given the declarer's side has "XXI XIX XVIII XV XIII VII VI IV III K♥ D♥ B♥ 2♥ 3♥ D♦ B♦ 3♦ 4♦ K♠ D♠ C♠ 7♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II V X IX"
      And the last trick is "Third K♦ 2♦ VIII XIV"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Valat is the one Bonus of a Farbensolo
      The Trull and the four Könige are the declarer's as well. 70 Augen against 0.
      Given the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
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
      And the declarer's side has "Sküs XXI VIII I XIV XIII XII XI K♥ D♥ C♥ 4♥ K♦ D♦ 3♦ 2♦ K♠ D♠ 10♠ 8♠ D♣ 10♣ 8♣ 7♣ VI IV III II"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX V VII IX"
      And the last trick is "Third XXI Sküs I VIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the Trull in a Farbensolo where only tricks count for it
      42 Augen against 28.
      Given the reading "tricks-only" of "trull-koenige-from-stock"
      And the declarer's side has "Sküs XXI XX XVII XIV XIII XII XI IX VIII VII VI V IV III I D♥ C♦ A♦ 3♦ 4♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
