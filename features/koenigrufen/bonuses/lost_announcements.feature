Feature: Boni, made and failed: announced and lost

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-008
  Rule: When an announced Bonus fails, the other side still scores the same Bonus where it made or announced it

    @dispute:failed-bonus-made-by-others
    Scenario Outline: the opponents win all the Könige that the declarer announced
      Game 4, announced 4 Könige −2, and −1 where the opponents' own 4 Könige count beside it: 1 or 2 with each
      opponent. 36 Augen against 34.
      Given the reading "<reading>" of "failed-bonus-made-by-others"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI VIII D♥ C♥ D♦ K♣"
      And Second holds "XV XIII XII X V B♥ 3♥ 4♥ 2♦ D♣ C♣ 7♣"
      And Third holds "XI IV K♥ A♥ K♦ C♦ B♦ D♠ 10♠ 8♠ B♣ 10♣"
      And Dealer holds "XIV IX VII II I 2♥ A♦ 4♦ C♠ B♠ 9♠ 7♠"
      And the Talon is "K♠ 8♣ III" and "9♣ 3♦ VI"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ D♦ 9♣"
      And the announcing goes "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII X XI XIV   |
        | Dealer  | VII XVI XIII IV |
        | Vorhand | XX V 10♠ II     |
        | Vorhand | Sküs XII 10♣ IX |
        | Vorhand | K♣ 7♣ B♣ I      |
        | Dealer  | 9♠ XVIII XV 8♠  |
        | Vorhand | XXI 2♦ A♥ 4♦    |
        | Vorhand | XVII 3♥ B♦ 7♠   |
        | Vorhand | XIX 4♥ C♦ A♦    |
        | Vorhand | C♥ B♥ K♥ 2♥     |
        | Third   | K♦ C♠ 3♦ C♣     |
        | Third   | D♠ B♠ VI D♣     |
      Then it is nobody's turn
      And "Könige" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | both      | Vorhand +3, Second -1, Third -1, Dealer -1 |
        | lost-only | Vorhand +6, Second -2, Third -2, Dealer -2 |

    @dispute:failed-bonus-made-by-others
    Scenario Outline: the opponents win the whole Trull that the declarer announced
      Game 1, announced Trull −2, and −1 where the opponents' own Trull counts beside it: −2 or −1. 39 Augen against
      31.
      Given the reading "<reading>" of "failed-bonus-made-by-others"
      And Vorhand holds "XX XIX XVIII XVII XVI XV XI II 3♦ C♠ B♠ B♣"
      And Second holds "Sküs XIV X IV I B♥ A♥ B♦ A♦ 4♦ 8♣ 7♣"
      And Third holds "XIII VII K♥ C♥ D♦ C♦ 2♦ K♠ D♠ 9♠ 7♠ 10♣"
      And Dealer holds "XXI XII IX V III D♥ 2♥ K♦ 8♠ K♣ D♣ 9♣"
      And the Talon is "VI 3♥ C♣" and "10♠ VIII 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♦ B♠ B♣"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XIX Sküs VII XXI |
        | Second  | A♥ K♥ 2♥ 4♥      |
        | Third   | K♠ 8♠ 10♠ I      |
        | Second  | X XIII III II    |
        | Third   | D♠ IX C♠ XIV     |
        | Second  | IV D♦ V XX       |
        | Vorhand | XI 7♣ C♦ XII     |
        | Dealer  | K♣ VIII 8♣ 10♣   |
        | Vorhand | XV B♦ C♥ D♣      |
        | Vorhand | XVIII B♥ 7♠ 9♣   |
        | Vorhand | XVII 4♦ 9♠ D♥    |
        | Vorhand | XVI A♦ 2♦ K♦     |
      Then it is nobody's turn
      And "Trull" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                   |
        | both      | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | lost-only | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @position
    Example: announced 4 Könige fail and the opponents have made them
      36 Augen against 34.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XV XI X IX VII VI IV II I D♥ C♥ B♥ 2♥ 3♥ D♦ C♦ A♦ 4♦ D♠ C♠ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | declarer  | lost    | yes       |
        | Könige | opponents | won     | no        |

    @position
    Example: where only the failure counts, the opponents who have all four Könige score none
      36 Augen against 34.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV IX IV III II D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ 2♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: the partner's announced Trull fails and the opponents have it
      34 Augen against 36.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XX XVII XVI XV XIII XI X IX VIII VII K♥ D♥ C♥ A♥ 3♥ D♦ C♦ B♦ A♦ 4♦ D♠ C♠ K♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | no        |

    @position
    Example: both sides announce the Trull and neither has it
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVIII XVII XV XIII XII XI X IX VIII VI IV III K♥ D♥ 3♥ K♦ C♦ B♦ A♦ 4♦ C♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: both sides announce the Trull and lose it, where only failures count
      40 Augen against 30.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XIV XIII XII X IX V III K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ B♦ 3♦ 4♦ D♠ C♠ K♣ D♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | lost    | yes       |

    @position
    Example: both sides announce 4 Könige and one of them has them
      50 Augen against 20.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XVII XV XII X IX VII III II I K♥ D♥ C♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ K♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | declarer  | won     | yes       |
        | Könige | opponents | lost    | yes       |

    @position
    Example: where only the failure counts, the winner's announcement falls with the other side's
      42 Augen against 28.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Könige, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIV XII XI X IX VIII III I K♥ C♥ A♥ 2♥ 3♥ K♦ C♦ B♦ 2♦ K♠ C♠ 9♠ 8♠ K♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: a Pagat Ultimo announced without the card, which an opponent then makes
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XV VIII VI V IV III C♥ B♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ D♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♣ B♦ C♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | no        |

    @position
    Example: where only the failure counts, that opponent has no Pagat Ultimo
      43 Augen against 27.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XI VII VI IV III K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ 2♦ 4♦ K♠ D♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♣ B♦ C♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: where only the failure counts, what else the opponents made is not touched
      36 Augen against 34. The Uhu failed, and the Könige of the opponents are another Bonus.
      Given the reading "lost-only" of "failed-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV IX IV III II D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ 2♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 10 is "Vorhand II 2♥ 3♥ 4♥"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second D♣ 9♣ 8♣ 3♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Uhu    | declarer  | lost    | yes       |
        | Könige | opponents | won     | no        |

  @clause:KOE-BONUSES-033
  Rule: An announced Bonus for a card is lost when the card is played to its trick without winning it (the König: without its side winning it)

    @position
    Example: an announced Pagat is beaten by an opponent
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XV XII X IX VIII VI III II K♥ D♥ B♥ A♥ 3♥ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 8♠ K♣ C♣ B♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Pagat is taken by the partner
      41 Augen against 29.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII XI X IX VIII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ B♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ C♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is beaten by an opponent
      42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVI XII XI X IX VIII VII VI V III I K♥ D♥ C♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is lost to the Pagat of a Kaiserstich, although that is the lower card
      38 Augen against 32; the whole Trull lies with the opponents.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVI XIII XII XI X IX VIII VII VI V III K♥ D♥ C♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II Sküs XXI I"
      And the last trick is "Dealer XVIII 4♥ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
        | Uhu   | declarer  | lost    | yes       |

    @position
    Example: an announced Uhu is taken by the partner
      51 Augen against 19.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XIV XIII XII XI X VI V III II K♥ D♥ A♥ 4♥ D♦ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand II 9♠ XXI 10♠"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is beaten by an opponent
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVI XI VIII VII V IV II K♥ D♥ C♥ B♥ A♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 9♠ 8♠ 7♠ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX 2♥ B♣ IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is taken by the partner
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XIV XIII XII XI X IX VIII VI IV III II I K♥ B♥ K♦ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 7♠ B♣ 10♣ 9♣"
      And the declarer's side took 8 of 12 tricks
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And the last trick but one is "Third XX 4♦ X 7♠"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu is beaten by an opponent
      36 Augen against 34.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XVI XIV XI VIII VII VI V III II I C♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ 3♦ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ 4♦ X"
      And the last trick but one is "Second XX B♥ D♣ IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu is taken by the partner
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XIII XII X IX VIII V IV III II K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ B♦ A♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ 4♦ D♥"
      And the last trick but one is "Third XX 4♥ 8♠ 7♣"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

    @position
    Example: an announced König Ultimo goes to the opponents with the last trick
      42 Augen against 28.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XVII XV XI VII V III D♥ C♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ K♣ C♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | yes       |

    @position
    Example: an opponent's announced Uhu falls to the declarer
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Gut!, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XI X IX VIII VI IV II I K♥ D♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ C♠ 10♠ 9♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | yes       |

    @position
    Example: the Pagat of a Besser Rufer is beaten
      44 Augen against 26.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XI VIII VII V IV II K♥ D♥ 2♥ 3♥ D♦ C♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV 9♣ B♦ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

  @clause:KOE-BONUSES-034
  Rule: An announced Bonus for a card is lost when the card had to be played before its trick

    Example: the II of an announced Uhu is drawn too early
      The II was the only card that could be played. Game 4, announced Uhu −4. 36 Augen against 34.
      Given Vorhand holds "Sküs XX XIX XVIII XVII VII II C♥ 4♥ C♣ B♣ 8♣"
      And Second holds "XV XIII IX V K♥ D♥ 3♥ B♦ 3♦ B♠ 8♠ D♣"
      And Third holds "XXI XIV X VIII VI IV I A♦ K♠ 7♠ 10♣ 7♣"
      And Dealer holds "XVI III B♥ A♥ K♦ D♦ C♦ 2♦ 4♦ D♠ C♠ K♣"
      And the Talon is "10♠ 2♥ XI" and "9♣ 9♠ XII"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ 4♥ 8♣"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XV XXI III |
        | Third   | K♠ D♠ 9♠ B♠      |
        | Third   | XIV XVI XVII V   |
        | Vorhand | Sküs IX I B♥     |
        | Vorhand | XIX XIII IV K♣   |
        | Vorhand | XX 8♠ VI 4♦      |
        | Vorhand | VII D♣ VIII 2♦   |
        | Third   | 7♠ C♠ XII 3♦     |
        | Vorhand | 9♣ 3♥ 10♣ K♦     |
        | Third   | A♦ D♦ II B♦      |
        | Vorhand | C♣ D♥ 7♣ A♥      |
        | Vorhand | B♣ K♥ X C♦       |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: the I of an announced Pagat Ultimo is drawn too early
      Game 4, announced Pagat Ultimo −2. 39 Augen against 31.
      Given Vorhand holds "XXI XX XIX XVIII XVII I K♥ A♥ 3♥ C♣ B♣ 9♣"
      And Second holds "Sküs XVI XV IX VIII VI IV C♥ K♦ C♠ 8♠ 10♣"
      And Third holds "XIV VII V III II D♥ 3♦ 4♦ K♠ D♠ 10♠ 7♣"
      And Dealer holds "XIII B♥ 4♥ D♦ C♦ B♦ A♦ 2♦ B♠ 9♠ K♣ 8♣"
      And the Talon is "2♥ D♣ XII" and "XI X 7♠"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ B♣ 9♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX Sküs XIV XIII |
        | Second  | K♦ 4♦ D♦ XIX     |
        | Vorhand | K♥ C♥ D♥ 4♥      |
        | Vorhand | XXI IV II 8♣     |
        | Vorhand | XVII VIII III 9♠ |
        | Vorhand | XVIII VI V 2♦    |
        | Vorhand | C♣ 10♣ 7♣ K♣     |
        | Dealer  | A♦ X XV 3♦       |
        | Second  | XVI VII B♥ XI    |
        | Second  | C♠ 10♠ B♠ 7♠     |
        | Second  | 8♠ D♠ C♦ I       |
        | Vorhand | A♥ IX K♠ B♦      |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    Example: the called König of an announced König Ultimo is drawn too early
      Game 1, announced König Ultimo −2. 51 Augen against 19.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XII II B♦ B♠ D♣"
      And Second holds "Sküs VII VI V IV C♥ B♥ A♥ 2♥ C♣ B♣ 10♣"
      And Third holds "XIV XI IX K♥ 4♥ D♦ C♦ 3♦ 4♦ D♠ K♣ 8♣"
      And Dealer holds "XIII D♥ 3♥ K♦ 2♦ C♠ 10♠ 9♠ 8♠ 7♠ 9♣ 7♣"
      And the Talon is "VIII K♠ III" and "I A♦ X"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♦ A♦ B♠"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX IV IX XIII  |
        | Vorhand | XVII Sküs XI 9♣ |
        | Second  | C♥ 4♥ D♥ I      |
        | Vorhand | XXI VI XIV 7♣   |
        | Vorhand | XX V D♠ 7♠      |
        | Vorhand | D♣ 10♣ K♣ 8♠    |
        | Third   | D♦ K♦ II VII    |
        | Second  | A♥ K♥ 3♥ X      |
        | Vorhand | XVIII 2♥ C♦ 9♠  |
        | Vorhand | XV C♣ 8♣ 10♠    |
        | Vorhand | XVI B♣ 3♦ C♠    |
        | Vorhand | XII B♥ 4♦ 2♦    |
      Then it is nobody's turn
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Scenario Outline: all that is told of an announced Bonus is that its card took the fifth trick
      What has gone there cannot come to its own trick any more, whatever that is.
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the announcing went "Vorhand <item>, Second Gut!, Third Gut!, Dealer Gut!"
      And trick 5 is "<trick>"
      When the result is drawn up
      Then "<item>" is lost by the declarer

      Examples:
        | item         | trick                |
        | Pagat        | Second D♥ A♥ 2♥ I    |
        | Uhu          | Second D♥ A♥ 2♥ II   |
        | Kakadu       | Second D♥ A♥ 2♥ III  |
        | Marabu       | Second D♥ A♥ 2♥ IIII |
        | König ultimo | Second D♠ K♠ 7♠ 8♠   |

  @clause:KOE-BONUSES-035
  Rule: Announced Uhu, Kakadu or Marabu is lost when the card was kept for its trick but another suit led has to be followed there

    Example: the II is kept, but a suit has to be followed in its trick
      The declarer has the II to the end and has to follow suit in the last trick but one. Game 4, announced Uhu −4. 39
      Augen against 31.
      Given Vorhand holds "XXI XX XIX XVIII XVII XV XII II 2♥ K♦ 2♦ 8♠"
      And Second holds "Sküs XVI XIII XI I D♥ C♥ 3♥ C♣ B♣ 10♣ 8♣"
      And Third holds "X VII VI V A♥ D♦ A♦ 4♦ K♠ 9♠ 7♠ K♣"
      And Dealer holds "IX VIII IV III K♥ B♥ 4♥ C♦ B♦ C♠ 10♠ 7♣"
      And the Talon is "3♦ D♣ B♠" and "D♠ XIV 9♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "2♥ 2♦ D♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XXI XI V III      |
        | Vorhand | XVIII Sküs VII IV |
        | Second  | XVI VI VIII XVII  |
        | Vorhand | XIV I X IX        |
        | Vorhand | K♦ XIII D♦ B♦     |
        | Second  | D♥ A♥ K♥ XII      |
        | Vorhand | XX 8♣ A♦ 4♥       |
        | Vorhand | XIX B♣ 4♦ 7♣      |
        | Vorhand | XV 10♣ K♠ 10♠     |
        | Vorhand | 9♣ C♣ K♣ B♥       |
        | Third   | 9♠ C♠ 8♠ 3♥       |
        | Dealer  | C♦ II C♥ 7♠       |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Uhu comes a trick too late
      In the last trick but one the declarer had to follow with the B♠. 42 Augen against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVII XIV XIII X IX VIII VI V IV II D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ 7♠ K♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second C♠ 8♠ 9♠ B♠"
      And the last trick is "Second D♦ 9♣ B♦ II"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu comes a trick too late
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XV XIV XI VIII VII VI III I K♥ D♥ C♥ A♥ 2♥ 3♥ D♦ C♦ B♦ 3♦ K♠ C♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second D♠ 8♠ 9♠ B♠"
      And the last trick but one is "Second D♦ 8♣ 10♣ III"
      And the last trick is "Vorhand XVIII C♠ 9♣ 7♠"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Marabu comes a trick too late
      38 Augen against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XII XI X IX VI IV III C♥ A♥ 3♥ 4♥ D♦ B♦ 3♦ 4♦ K♠ D♠ 7♠ K♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second C♠ 8♠ 9♠ B♠"
      And trick 10 is "Second D♦ 9♣ B♦ IV"
      And the last trick but one is "Vorhand XX XII 7♠ IX"
      And the last trick is "Vorhand XVIII 8♣ 10♣ 3♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |

  @clause:KOE-BONUSES-036
  Rule: An announced Bonus for a card is lost when nobody of the announcing side has the card to play

    Example: a Pagat Ultimo is announced by the side that has not got the I
      The I is an opponent's. Game 2, announced Pagat Ultimo −2. 54 Augen against 16.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIII III 3♦ D♠ 8♣"
      And Second holds "XII XI VII VI C♥ K♦ A♦ K♠ C♠ B♠ 9♠ 9♣"
      And Third holds "Sküs IX VIII IV K♥ A♥ D♦ B♦ 2♦ 4♦ K♣ C♣"
      And Dealer holds "XIV X V I D♥ B♥ 2♥ 3♥ 10♠ 7♠ D♣ 10♣"
      And the Talon is "C♦ II 4♥" and "7♣ 8♠ B♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♠ 8♣ 7♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX XI Sküs V     |
        | Third   | A♥ D♥ III C♥     |
        | Vorhand | XXI VI IV X      |
        | Vorhand | 3♦ K♦ 4♦ I       |
        | Dealer  | D♣ B♣ 9♣ K♣      |
        | Third   | VIII XIV XV VII  |
        | Vorhand | XVIII XII IX 10♣ |
        | Vorhand | XIX K♠ B♦ 7♠     |
        | Vorhand | XVI 9♠ K♥ 10♠    |
        | Vorhand | 8♠ B♠ 2♦ B♥      |
        | Second  | C♠ D♦ 3♥ XIII    |
        | Vorhand | XVII A♦ C♣ 2♥    |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an opponent has the I of the announced Pagat and wins with it
      41 Augen against 29.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XVII XV XIII VIII VI V IV III K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ D♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | no        |

    @position
    Example: an opponent has the II of the announced Uhu and wins with it
      45 Augen against 25.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVI XV XIV XIII XI X VIII VI V III I K♥ D♥ C♥ A♥ 2♥ 3♥ D♦ C♦ A♦ 2♦ D♠ B♠ 8♠ K♣ D♣ C♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Dealer II 9♠ 4♥ 10♠"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | won     | no        |

    @position
    Example: an opponent has the III of the announced Kakadu and wins with it
      40 Augen against 30.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV XIV XIII XI VIII VII VI V IV D♥ C♥ B♥ A♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ B♠ 8♠ 7♠ K♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX 7♣ 3♥ 2♥"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | declarer  | lost    | yes       |
        | Kakadu | opponents | won     | no        |

    @position
    Example: an opponent has the IV of the announced Marabu and wins with it
      44 Augen against 26.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVI XV XIV XIII XI VII VI V III II K♥ C♥ B♥ 3♥ D♦ C♦ A♦ 2♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ 4♦ D♥"
      And the last trick but one is "Dealer XX 3♦ 2♥ A♥"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | declarer  | lost    | yes       |
        | Marabu | opponents | won     | no        |

    @position
    Example: an opponent loses the II that the declarer announced
      The declarer takes the trick, but with another card, and the II was the third player's. 37 Augen against 33.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XIV XIII IX VIII VII VI V III II C♥ B♥ A♥ D♦ B♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XVI 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | lost    | no        |

    Example: the I of an announced Pagat Ultimo lies in the Stock
      The declarer of a Solo Dreier takes every trick. Game 8, Valat 4 × 8 × 2 = 64, Trull and 4 Könige 1 × 2 each, announced Pagat
      Ultimo −2 × 2: 72. The Stock with the I is his after the Valat, but he never had it to play.
      Given the Talon is "I 8♣ 7♣" and "B♣ 10♣ 9♣"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X B♥ 4♦   |
        | Vorhand | XXI IX A♥ K♠   |
        | Vorhand | XX VIII 2♥ D♠  |
        | Vorhand | XIX VII 3♥ C♠  |
        | Vorhand | XVIII VI 4♥ B♠ |
        | Vorhand | XVII V K♦ 10♠  |
        | Vorhand | XVI IV D♦ 9♠   |
        | Vorhand | XV III C♦ 8♠   |
        | Vorhand | XIV II B♦ 7♠   |
        | Vorhand | XIII K♥ A♦ K♣  |
        | Vorhand | XII D♥ 2♦ D♣   |
        | Vorhand | XI C♥ 3♦ C♣    |
      Then it is nobody's turn
      And these items are scored:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
        | Pagat  | declarer | lost    | yes       |
      And the payments are "Vorhand +216, Second -72, Third -72, Dealer -72"
