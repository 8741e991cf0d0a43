Feature: Boni, made and failed: Valat

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Scenario Outline: a declarer takes every trick <case>
      70 Augen against 0.
      Given Vorhand plays a <contract>
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

      Examples:
        | case                   | contract      |
        | of a Dreier in silence | Dreier        |
        | of a Sechserdreier     | Sechserdreier |

    @position
    Example: the opponents take every trick of a Dreier
      3 Augen against 67.
      Given Vorhand plays a Dreier
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |

    @position
    Example: eleven of twelve tricks are no Valat
      67 Augen against 3.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: where a Farbensolo knows no Valat, a Dreier does
      70 Augen against 0.
      Given the reading "none" of "farbensolo-valat"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is won by the declarer

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
      Then it is nobody's turn
      And these items are scored:
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
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III I"
      And the declarer's side has "K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
        | Valat | opponents | lost    | yes       |

    @position
    Example: all tricks but the last do not save an announced Valat
      67 Augen against 3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: all that is told of an announced Valat is that an opponent took a trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And trick 5 is "Vorhand D♥ K♥ 4♥ A♥"
      When the result is drawn up
      Then "Valat" is lost by the declarer

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
      Then it is nobody's turn
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
      Then it is nobody's turn
      And "Valat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading       | fate                 | payments                                   |
        | either        | won by the opponents | Vorhand -8, Second +8, Third -8, Dealer +8 |
        | declarer-only | not scored           | Vorhand -4, Second +4, Third -4, Dealer +4 |

    @position
    Scenario Outline: a Valat of the declarer counts in either reading
      70 Augen against 0.
      Given the reading "<round>" of "valat-parties"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is <fate>

      Examples:
        | round         | fate                |
        | either        | won by the declarer |
        | declarer-only | won by the declarer |

    @position @dispute:valat-parties
    Scenario Outline: an opponent wants to announce a Valat
      Given the reading "<reading>" of "valat-parties"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!"
      When Second is to announce with "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI" in hand
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
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |

    @dispute:valat-parties
    Scenario Outline: the declarer announces a Valat in either reading, and an opponent a Trull
      Given the reading "<reading>" of "valat-parties"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      Then it is Vorhand's turn to speak
      And "Valat" may be chosen
      When Vorhand says "Gut!"
      Then it is Second's turn to speak
      And "Trull" may be chosen
      And "Valat" <verdict> be chosen

      Examples:
        | reading       | verdict |
        | either        | may     |
        | declarer-only | may not |

    @dispute:valat-parties
    Scenario Outline: the opponents take every trick of a Solo with the called König in the Stock
      The Stock 9♠ K♥ B♥ D♥ B♣ C♦ has 1 + 5 + 2 + 4 + 2 + 3 = 17, so 17 − 2 × 2 = 13. It counts for Vorhand, unless the
      opponents make a Valat. The other 48 cards have 106 − 17 = 89, so 89 − 16 × 2 = 57.
      Given the reading "<reading>" of "valat-parties"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "Sküs XVII XVI XV XIII XII XI IX I K♠ K♣ C♣"
      And Third holds "V IV C♥ A♥ B♦ A♦ D♠ C♠ B♠ 10♠ 10♣ 9♣"
      And Dealer holds "XXI XX XIX XVIII XIV X VIII VII VI K♦ D♦ D♣"
      And the Talon is "9♠ K♥ B♥" and "D♥ B♣ C♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 3♦ XVI A♦ K♦     |
        | Second  | K♠ D♠ XIX 8♠     |
        | Dealer  | XXI III XII IV   |
        | Dealer  | XIV II Sküs V    |
        | Second  | XV B♦ VIII 3♥    |
        | Second  | C♣ 9♣ D♣ 8♣      |
        | Dealer  | XX 4♥ XI B♠      |
        | Dealer  | X 7♣ IX 10♣      |
        | Dealer  | D♦ 2♦ XVII 10♠   |
        | Second  | I C♠ VI 2♥       |
        | Dealer  | XVIII 4♦ XIII C♥ |
        | Dealer  | VII 7♠ K♣ A♥     |
      Then it is nobody's turn
      And the declarer's side has <augen> Augen and the opponents have <rest>
      And "Valat" is <fate>

      Examples:
        | reading       | augen | rest | fate                 |
        | either        | 0     | 70   | won by the opponents |
        | declarer-only | 13    | 57   | not scored           |

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
      Then it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
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
      Then it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And these items are scored:
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
      Then it is nobody's turn
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
      Then it is nobody's turn
      And there is no partner
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +21, Second -7, Third -7, Dealer -7"

    Example: where only the declarer's side makes a Valat, it gets the rejected set as well
      The fourth König lies there. Game 4, Valat 4 × 4 = 16, Trull 1, 4 Könige 1: 22.
      Given the reading "declarer-only" of "valat-parties"
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
      Then it is nobody's turn
      And the declarer's side has 70 Augen and the opponents have 0
      And "Könige" is won by the declarer
      And the payments are "Vorhand +66, Second -22, Third -22, Dealer -22"

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
      Then it is nobody's turn
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
      Then it is nobody's turn
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
      Then it is nobody's turn
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
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
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

    @position
    Scenario Outline: where nobody makes a Valat, game and Boni are scored in every reading
      One trick is lost. 67 Augen against 3.
      Given the reading "<round>" of "valat-next-to-game"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 8♠ 10♠ B♦ 9♣"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

      Examples:
        | round         |
        | beside        |
        | replaces-game |
        | replaces-all  |

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
      Then it is nobody's turn
      And "Valat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                | payments                                        |
        | plain   | won by the declarer | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | doubled | won by the declarer | Vorhand +162, Second -54, Third -54, Dealer -54 |
        | none    | not scored          | Vorhand +18, Second -6, Third -6, Dealer -6     |

    @position
    Scenario Outline: no Valat in a Farbensolo with a trick lost
      60 Augen against 10.
      Given the reading "<round>" of "farbensolo-valat"
      And Vorhand plays a Farbensolo
      And the declarer's side has "Sküs XXI XIX XVII XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the declarer's side has "K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand C♣ D♣ 9♣ XV"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Valat" is <fate>

      Examples:
        | round   | fate       |
        | plain   | not scored |
        | doubled | not scored |
        | none    | not scored |

    @position @dispute:farbensolo-valat
    Scenario Outline: a declarer of a Farbensolo wants to announce a Valat
      Given the reading "<reading>" of "farbensolo-valat"
      And Vorhand plays a Farbensolo
      When Vorhand is to announce with "Sküs K♥ D♥ C♥ B♥ K♦ D♦ K♠ D♠ C♠ K♣ D♣" in hand
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
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
      And the opponents have "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second K♠ 8♠ 9♠ 10♠"
      And the last trick is "Second XX V VII IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | won     | no        |

    @dispute:farbensolo-valat
    Scenario Outline: with twelve tricks of a Farbensolo the Stock comes only where that is a Valat
      The Stock B♠ XIV V XVII C♣ XIII has 2 + 1 + 1 + 1 + 3 + 1 = 9, so 9 − 2 × 2 = 5. The other 48 cards have 106 − 9 = 97,
      so 97 − 16 × 2 = 65.
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
      Then it is nobody's turn
      And the declarer's side has <augen> Augen and the opponents have <rest>
      And "Valat" is <fate>

      Examples:
        | reading | augen | rest | fate                |
        | plain   | 70    | 0    | won by the declarer |
        | doubled | 70    | 0    | won by the declarer |
        | none    | 65    | 5    | not scored          |

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

    Scenario Outline: the declarer makes a Valat, and his discards are his in any case
      Given the reading "<round>" of "valat-and-discards"
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
        | round     |
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
      Then it is nobody's turn
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
