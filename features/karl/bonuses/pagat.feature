Feature: Bonuses, made and lost: the Pagat

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-005
  Rule: The Pagat is made when the I is played to the last trick and takes it

    @position
    Scenario Outline: the Pagat is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> XIX A♥ 2♥ VIII"
      And trick 10 is "<leader> XVII 10♣ B♦ D♥"
      And trick 11 is "<leader> XX XII X IX"
      And trick 12 is "<leader> I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                         |
        | Vorhand | declarer  | Sküs XX XIX XVII XII XI X IX VIII VII IV I K♥ D♥ C♥ A♥ 2♥ 4♥ D♦ B♦ A♦ C♠ 10♠ 9♠ D♣ B♣ 10♣ 9♣  |
        | Second  | opponents | Sküs XV XIV XIII XI VII VI V III II K♥ C♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ D♣ C♣ B♣ 9♣ 7♣     |
        | Third   | declarer  | Sküs XX XIX XVII XIV XII XI X IX VIII VI II I D♥ C♥ A♥ 2♥ 4♥ K♦ B♦ A♦ C♠ B♠ 10♠ 9♠ K♣ C♣ 10♣  |
        | Dealer  | opponents | Sküs XXI XVIII XV XIV XIII VII VI V IV III II K♥ C♥ 3♥ K♦ D♦ A♦ 3♦ 4♦ D♠ B♠ 8♠ K♣ C♣ B♣ 9♣ 8♣ |

    @position
    Example: the declarer makes an announced Pagat
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XV XII XI X IX VIII II I D♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 3♦ K♠ B♠ 10♠ 9♠ K♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Pagat
      44 points against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Pagat, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XVI XIII VII VI V III K♥ C♥ B♥ 3♥ K♦ D♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 8♠ 7♠ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | yes       |

    @position
    Example: the I trumps a König for the Pagat
      50 2/3 points against 19 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XIV XIII VII VI IV III II I K♥ C♥ B♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Scenario Outline: the I takes another trick, and that is no Pagat
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                               |
        | 3      | XXI XIX XVIII XVII XIV XII XI X IX VII III II I D♥ A♥ 2♥ 3♥ 4♥ C♦ A♦ 2♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣ |
        | 9      | Sküs XIX XVII XVI XIV XI X VIII VII VI IV II I K♥ D♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ 9♣ 7♣   |
        | 10     | XXI XX XIX XVII XVI XIV XII XI IX VIII VII VI V IV II I K♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 4♦ C♠ B♠ 10♠ 9♠ 8♠ 7♠ C♣ B♣ 7♣   |
        | 11     | Sküs XX XVIII XVII XVI XI IX VII VI V IV II I K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ D♣ B♣ 10♣ 8♣   |

    Example: a silent Pagat in a Dreier
      Game 20 and Pagat 5, from each of three. 48 2/3 points against 21 1/3.
      Given Vorhand holds "XX XIX XVI XIV XIII VI V I 3♥ 4♦ C♠ K♣"
      And Second holds "XVIII VIII III II D♥ 2♥ C♦ 3♦ K♠ 9♠ C♣ 9♣"
      And Third holds "XXI XVII XV XII XI X C♥ D♠ B♠ B♣ 10♣ 7♣"
      And Dealer holds "IX VII K♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 10♠ 8♠ D♣"
      And the Talon is "Sküs 7♠ 8♣" and "B♥ IV A♥"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "4♦ 7♠ 8♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | VI XVIII XVII IX |
        | Second  | 9♠ B♠ 8♠ C♠      |
        | Vorhand | V III XI VII     |
        | Third   | 7♣ D♣ K♣ 9♣      |
        | Vorhand | XIII II XXI K♦   |
        | Third   | D♠ 10♠ XIX K♠    |
        | Vorhand | XIV VIII XII 4♥  |
        | Vorhand | XX 3♦ XV A♦      |
        | Vorhand | XVI C♦ X B♦      |
        | Vorhand | 3♥ 2♥ C♥ K♥      |
        | Dealer  | 2♦ Sküs C♣ 10♣   |
        | Vorhand | I D♥ B♣ D♦       |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    @position
    Example: all that is told is that the I took the last trick
      The I is the only trump in it; no other trick makes it any less the Pagat.
      Given Vorhand plays a Dreier
      And the last trick is "Third C♣ 9♣ I B♥"
      When the result is drawn up
      Then "Pagat" is won by the declarer

    @position
    Example: all that is told is a last trick that the I took with a Märchenstich
      Given Vorhand plays a Dreier
      And the last trick is "Vorhand Sküs I XXI IX"
      When the result is drawn up
      Then "Pagat" is won by the opponents

    @position
    Scenario Outline: the I takes the last trick, wherever the dealer sits
      The I is the only trump in it; no other trick makes it any less the Pagat.
      Given the dealer is at seat <seat>
      And Vorhand plays a Dreier
      And the last trick is "Third C♣ 9♣ I B♥"
      When the result is drawn up
      Then "Pagat" is won by the declarer

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |
