Feature: Boni, made and failed: the called König won by the opponents

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
      And there is no partner
      And these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      And the last trick is "Vorhand I 9♣ 7♠ 8♠"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: all that is told is the trick in which an opponent trumped the called König
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And trick 3 is "Third K♠ VI 8♠ 7♠"
      When the result is drawn up
      Then "Königfang" is won by the opponents

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
      Then it is nobody's turn
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

    @position
    Scenario Outline: the called König was taken up and lost in a trick
      It was won in a trick, so the reading does not matter. 38 Augen against 32.
      Given the reading "<round>" of "called-king-in-rejected-set"
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
        | round   | fate                 |
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
