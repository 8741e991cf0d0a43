Feature: Boni, made and failed: Marabu

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      Then it is nobody's turn
      And these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ 7♣ 8♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Third XX 7♠ 8♠ 10♠"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Dealer XX 7♣ 8♣ 2♥"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ 3♦ 3♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Second XX 3♥ B♥ C♣"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 4♥ 8♣ 3♦"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 3♦ 2♦ 2♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

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
      And the last trick but one is "Second XX 7♠ 3♦ C♦"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Third XX 4♥ 8♠ 7♣"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♣ A♦ 3♦"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 4♥ 8♣ 8♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Second XX 7♠ A♦ 3♦"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♣ 4♥ 8♣"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |

    @position
    Example: all that is told is that the V took the IIII in the ninth trick
      Given Vorhand plays a Dreier
      And trick 9 is "Vorhand IIII D♣ V A♥"
      When the result is drawn up
      Then "Marabu" is lost by the declarer

  @clause:KOE-BONUSES-025
  Rule: A silent Marabu is scored, won or lost

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
      Then it is Vorhand's turn to speak
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
      Then it is nobody's turn
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
      And trick 10 is "Second XVII 10♣ 4♦ X"
      And the last trick but one is "Second XX 9♠ B♥ IX"
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
      And the last trick but one is "Dealer XX 2♥ A♦ C♣"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Marabu" is <fate>

      Examples:
        | reading     | fate                 |
        | on          | won by the opponents |
        | off         | not scored           |
        | silent-only | won by the opponents |
