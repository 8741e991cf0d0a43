Feature: Bonuses, made and lost: the Uhu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-006
  Rule: The Uhu is made when the II is played to the last trick but one and takes it

    @position
    Scenario Outline: the Uhu is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> XIX A♥ 2♥ VIII"
      And trick 10 is "<leader> XVII 10♣ B♦ D♥"
      And trick 11 is "<leader> II 9♠ 4♥ 10♠"
      And trick 12 is "<leader> XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                            |
        | Vorhand | declarer  | Sküs XXI XIX XVIII XVII XI VIII VI V III II D♥ A♥ 2♥ 4♥ K♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ 10♣ 9♣ |
        | Second  | opponents | Sküs XXI XVI XIV XII X VII VI V III K♥ C♥ B♥ 3♥ K♦ D♦ A♦ 3♦ 4♦ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣        |
        | Third   | declarer  | Sküs XX XIX XVIII XVII XIV XI IX VIII VII II I D♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 2♦ D♠ C♠ 10♠ 9♠ C♣ 10♣ 9♣ |
        | Dealer  | opponents | XXI XVI XV XIV XIII XII X IX V IV III I K♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ D♣ C♣ B♣ 8♣ 7♣          |

    @position
    Example: the declarer makes an announced Uhu
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIV XII XI VIII VII VI III II I K♥ D♥ A♥ 2♥ 4♥ D♦ C♦ B♦ D♠ C♠ 10♠ 9♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand II 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Uhu
      40 points against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Uhu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XX XVI XV XIV XIII XII VII VI IV III I K♥ B♥ K♦ D♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And the last trick but one is "Dealer II 9♠ 4♥ 10♠"
      And the last trick is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: the II trumps a König for the Uhu
      43 2/3 points against 26 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XV XIII XI IX VI IV III II I K♥ B♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ K♣ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second K♠ 9♠ 10♠ II"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |

    @position
    Scenario Outline: the II takes another trick, and that is no Uhu
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand II 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                                   |
        | 3      | XX XIX XVIII XVII XV XIV XII IX VIII V IV II I K♥ C♥ B♥ A♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ 10♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 8♣ 7♣      |
        | 9      | Sküs XXI XX XIX XVIII XVII XIV XIII XII XI X IX VII IV II K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ C♦ 2♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ C♣ 10♣ 9♣ 8♣ |
        | 10     | Sküs XX XIX XVI XV XIV XIII XI X IX VII VI V III II I D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ D♣ C♣ 7♣         |
        | 12     | Sküs XXI XX XVII XIV XII XI X IX VII VI III II K♥ D♥ 2♥ 4♥ D♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 9♣ 8♣      |

    @position
    Example: a silent bird that comes too late costs nothing
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVII XVI XV XIV XII XI X IX VIII V K♥ D♥ C♥ A♥ 2♥ D♦ B♦ A♦ 2♦ 3♦ K♠ B♠ 9♠ 8♠ D♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand II XIII 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a silent bird that goes too early costs nothing
      44 1/3 points against 25 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XVI XV VIII VII VI V IV I K♥ D♥ B♥ A♥ 2♥ 3♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ 8♠ 7♠ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand II XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    Example: a silent Uhu in a Dreier
      Game 20 and Uhu 10, from each of three. 43 1/3 points against 26 2/3.
      Given Vorhand holds "XIX XVIII XVII XIII XII X VII VI IV II I D♦"
      And Second holds "XX XIV XI VIII V III D♥ A♥ D♠ B♠ 8♠ 7♣"
      And Third holds "Sküs XXI XVI XV IX 4♥ K♦ 2♦ 3♦ C♠ 10♠ 10♣"
      And Dealer holds "K♥ B♥ B♦ A♦ 4♦ 9♠ 7♠ D♣ C♣ B♣ 9♣ 8♣"
      And the Talon is "2♥ C♥ K♠" and "K♣ C♦ 3♥"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ D♦ C♦"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV III IX 4♦     |
        | Third   | 2♦ A♦ XIII XI    |
        | Vorhand | XII VIII Sküs B♣ |
        | Third   | 3♦ B♦ X XX       |
        | Second  | XIV XV 9♠ VII    |
        | Third   | C♠ 7♠ XVII 8♠    |
        | Vorhand | XVIII V XVI D♣   |
        | Vorhand | VI D♠ XXI 8♣     |
        | Third   | 4♥ K♥ I D♥       |
        | Vorhand | K♣ 7♣ 10♣ 9♣     |
        | Vorhand | II A♥ K♦ B♥      |
        | Vorhand | XIX B♠ 10♠ C♣    |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: all that is told is that the II took the last trick but one
      Given Vorhand plays a Dreier
      And the last trick but one is "Dealer 4♦ A♦ B♦ II"
      When the result is drawn up
      Then "Uhu" is won by the opponents
