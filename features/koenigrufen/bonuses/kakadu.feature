Feature: Boni, made and failed: Kakadu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
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
      And the last trick but one is "Vorhand XX 7♣ 4♦ 8♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      And the last trick but one is "Dealer XX 2♦ B♥ D♦"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ 7♣ 4♦"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Second XX 7♣ 8♣ 3♦"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: all that is told is that the III took the tenth trick, which a higher trump had not come to
      Given Vorhand plays a Dreier
      And trick 10 is "Second III I D♣ A♥"
      When the result is drawn up
      Then "Kakadu" is won by the opponents

  @clause:KOE-BONUSES-022
  Rule: A silent Kakadu is lost when the III is in the last trick but two and another card takes it, be it the partner's

    @position
    Example: an opponent overtrumps the silent Kakadu
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the declarer's side has "XXI XIX XVII XVI XI VI V IV II I D♥ C♥ B♥ A♥ 2♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX 3♥ 9♠ IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Third XX 4♦ X 7♣"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 4♥ X 8♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ X 8♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Second XX 7♠ X 4♦"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @clause:KOE-BONUSES-026
    Example: the partner's III is overtrumped in a deal whose other low trumps are gone before their tricks
      In trick 10 the III falls under the XVII of an opponent; II, IV and I go to the tricks 2, 7 and 10, and nobody has
      announced them. Game 1, lost Kakadu 3: 1 − 3 = −2. 36 Augen against 34.
      Given Vorhand holds "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣"
      And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
      And Third holds "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣"
      And Dealer holds "XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
      And the Talon is "K♣ D♣ X" and "C♣ B♣ VII"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "D♦ C♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XII XIII XX XIV |
        | Third   | XV II Sküs IX   |
        | Vorhand | C♣ 9♣ 8♣ 7♣     |
        | Vorhand | XVI V VI XVIII  |
        | Dealer  | B♠ VII D♠ K♠    |
        | Vorhand | K♥ D♥ C♥ A♥     |
        | Vorhand | XIX XXI XI IV   |
        | Second  | A♦ 2♦ 3♦ 4♦     |
        | Second  | 3♥ 4♥ B♥ 2♥     |
        | Dealer  | VIII I XVII III |
        | Second  | K♦ C♦ B♦ B♣     |
        | Second  | 8♠ 9♠ 10♠ 10♣   |
      Then the partner is Third
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:KOE-BONUSES-024
  Rule: A silent Kakadu is scored, won or lost

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
      Then it is Vorhand's turn to speak
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
      Then it is nobody's turn
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
      And the last trick but one is "Second XX 8♣ 2♦ IX"
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
      And the last trick but one is "Dealer XX 7♠ 7♣ 8♠"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | won by the opponents |
        | off         | not scored           |
        | silent-only | won by the opponents |
