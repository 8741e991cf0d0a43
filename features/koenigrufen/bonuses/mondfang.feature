Feature: Boni, made and failed: Mondfang

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
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
      And the last trick but one is "Vorhand XX XII X 7♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX XII X 7♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: Sküs and XXI fall in different tricks
      37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XVIII XVI XIV XIII XII XI X IX VIII VII D♥ B♥ A♥ 3♥ K♦ C♦ B♦ A♦ 4♦ K♠ C♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Vorhand Sküs VIII VII X"
      And trick 6 is "Vorhand XV XXI 3♦ V"
      And the last trick but one is "Vorhand XX XII 7♣ IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX XII X 7♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Scenario Outline: all that is told is the trick in which a Sküs took the XXI
      Neither the other tricks nor their cards are told: no other trick makes the XXI any less caught. The Mond is that
      of whoever played it, and the catch belongs to the other side.
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And trick <number> is "<trick>"
      When the result is drawn up
      Then "Mondfang" is won by the <side>

      Examples:
        | number | trick                   | side      |
        | 1      | Vorhand XVI XXI Sküs II | declarer  |
        | 4      | Second XXI Sküs VI XI   | declarer  |
        | 7      | Vorhand XXI IX XIX Sküs | opponents |
        | 9      | Dealer C♣ 8♣ Sküs XXI   | opponents |

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
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: an opponent's Sküs takes another opponent's XXI
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XVI XII X IX VII VI IV III I D♥ C♥ A♥ 4♥ K♦ D♦ B♦ 3♦ C♠ B♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 6 is "Second Sküs XXI VIII V"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
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
      And the last trick but one is "Vorhand XX XII X 7♣"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | reading   | fate                 |
        | by-skues  | not scored           |
        | any-trick | won by the opponents |

    @position
    Scenario Outline: the XXI in the Kaiserstich is the partner's own
      43 Augen against 27.
      Given the reading "on" of "kaiserstich"
      And the reading "<round>" of "mondfang-by-what"
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
        | round     | fate       |
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

    @position
    Scenario Outline: a plain trick in which the Sküs takes an opponent's XXI
      39 Augen against 31.
      Given the reading "on" of "kaiserstich"
      And the reading "<round>" of "mondfang-by-what"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XIV XIII XII X IX VIII VI V K♥ D♥ B♥ 3♥ 4♥ B♦ 2♦ 3♦ 4♦ K♠ C♠ 8♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand Sküs VIII XXI 4♦"
      And the last trick but one is "Vorhand XX XII X 4♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Mondfang" is <fate>

      Examples:
        | round     | fate                |
        | by-skues  | won by the declarer |
        | any-trick | won by the declarer |
