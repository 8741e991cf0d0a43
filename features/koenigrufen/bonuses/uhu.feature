Feature: Boni, made and failed: Uhu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: all that is told is that the II took the last trick but one
      Given Vorhand plays a Dreier
      And the last trick but one is "Dealer 4♦ II A♦ B♦"
      When the result is drawn up
      Then "Uhu" is won by the declarer

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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
