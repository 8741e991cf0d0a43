Feature: Boni, made and failed: a card tried in silence

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

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
      And the last trick but one is "Vorhand XX 7♠ X 3♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ X 4♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♣ X 4♥"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      And the last trick but one is "Vorhand XX 7♠ X 7♣"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
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
      Then it is nobody's turn
      And "König ultimo" is <fate>
      And "Königfang" is won by the opponents
      And the payments are "<payments>"

      Examples:
        | reading    | fate                 | payments                                   |
        | every-play | lost by the declarer | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | by-choice  | not scored           | Vorhand 0, Second 0, Third 0, Dealer 0     |

    Scenario Outline: an opponent leads the I to the last trick
      Leading is an attempt in either reading: game 4, lost Pagat Ultimo of the other side 1. 43 Augen against 27.
      Given the reading "<round>" of "silent-attempt-scope"
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
      Then it is nobody's turn
      And "Pagat" is <fate>
      And the payments are "<payments>"

      Examples:
        | round      | fate                  | payments                                    |
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

    @position
    Scenario Outline: the II goes to a trump lead although another trump could have gone
      The V was in hand as well, as the last trick shows. 40 Augen against 30.
      Given the reading "<round>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIII XII IX VIII VI V IV I K♥ B♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ B♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 9♠ 10♠ II"
      And the last trick is "Second B♥ 9♣ B♦ V"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | round      | fate                 |
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

    @position
    Scenario Outline: the II takes a trick to which it was forced
      Winning is not touched. 43 Augen against 27.
      Given the reading "<round>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XVI XV XIV XIII XII II K♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second B♠ 9♠ 10♠ II"
      And the last trick is "Vorhand C♥ 9♣ B♦ 4♥"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | round      | fate                |
        | every-play | won by the declarer |
        | by-choice  | won by the declarer |

    @position
    Scenario Outline: the III is beaten while two other trumps were in hand
      The declarer kept the V, as the last trick shows. 39 Augen against 31.
      Given the reading "<round>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XII XI X VIII VII VI V IV D♥ C♥ 2♥ 4♥ D♦ A♦ 3♦ 4♦ K♠ C♠ 7♠ K♣ D♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second XIV 9♠ 10♠ III"
      And the last trick but one is "Second B♥ 9♣ B♦ 3♥"
      And the last trick is "Second C♠ 8♣ 10♣ V"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | round      | fate                 |
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

    @position
    Scenario Outline: the called König is led to the last trick and trumped
      39 Augen against 31.
      Given the reading "<round>" of "silent-attempt-scope"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVIII XVII XVI XV XII X IX VI III II I D♥ C♥ B♥ 2♥ D♦ C♦ B♦ A♦ 3♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ C♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ V 4♥ 3♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | round      | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | lost by the declarer |

    @position
    Scenario Outline: the II goes to a trump lead although the Sküs could have gone
      The last trick shows that it was in hand. 40 Augen against 30.
      Given the reading "<round>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIII XII IX VIII VI V IV I K♥ B♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ B♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 9♠ 10♠ II"
      And the last trick is "Second B♥ 9♣ B♦ Sküs"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | round      | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | lost by the declarer |

    @position @dispute:silent-attempt-scope
    Scenario Outline: the II goes to a trump lead because the I was announced and had to stay
      The I is held for the last trick, so of the two trumps only the II may go. 43 Augen against 27.
      Given the reading "<reading>" of "silent-attempt-scope"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIII XII IX VIII VI V IV I K♥ B♥ 3♥ 4♥ K♦ D♦ B♦ 3♦ 4♦ K♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV 9♠ 10♠ II"
      And the last trick is "Second B♥ 9♣ B♦ I"
      When the result is drawn up
      Then "Pagat" is won by the declarer
      And "Uhu" is <fate>

      Examples:
        | reading    | fate                 |
        | every-play | lost by the declarer |
        | by-choice  | not scored           |
