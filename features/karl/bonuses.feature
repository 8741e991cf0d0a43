Feature: Bonuses, made and lost
  Trull, Könige, König Ultimo, the four birds and Valat, in silence and announced: what makes them, what loses them, and
  for which side.

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-001
  Rule: The side with Sküs, Mond and Pagat in its tricks, its share of the Talon and what it laid away has the Trull

    @position
    Example: the declarer has the Trull in silence
      46 1/3 points against 23 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XV XIII XII X IX VII III II I K♥ C♥ B♥ D♦ B♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: the opponents have the Trull in silence, and the game is won
      38 points against 32.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XIX XVIII XV X VIII VII III K♥ D♥ B♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ K♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: partners put the Trull together in a game that is lost
      34 2/3 points against 35 1/3.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVII XVI X IV III I K♥ D♥ B♥ A♥ 2♥ B♦ 3♦ C♠ K♣ B♣ 8♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |

    @position
    Scenario Outline: a Trull of which one card is missing is nobody's
      The opponents have the missing card.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | missing | cards                                                                                                    |
        | Sküs    | XXI XX XVIII XVII XV XIV XII X IX VIII VII VI V I K♥ C♥ B♥ A♥ 2♥ 3♥ B♦ 2♦ C♠ B♠ 10♠ 7♠ K♣ C♣ B♣ 9♣ 8♣    |
        | XXI     | Sküs XX XVIII XVII XII X IX VII V III I K♥ C♥ 2♥ 3♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 9♠ 8♠ 7♠ C♣ 9♣ 8♣ 7♣      |
        | I       | Sküs XXI XX XIX XVIII XVII XVI XIV XII XI X IX VII V IV C♥ B♥ A♥ 2♥ 3♥ B♦ A♦ 3♦ 4♦ K♠ D♠ C♠ K♣ D♣ 10♣ 9♣ |

    Example: a Pagat that the declarer laid away counts for his Trull
      Game 20 and Trull 5, from each of three. 42 2/3 points against 27 1/3.
      Given Vorhand holds "Sküs XXI XVIII XVI XV XII XI VI V I D♠ 9♣"
      And Second holds "XIX XIV XIII VII IV 2♥ D♦ B♦ A♦ 9♠ 8♠ D♣"
      And Third holds "XX XVII X III II A♥ 3♥ K♦ 3♦ K♠ K♣ C♣"
      And Dealer holds "VIII K♥ D♥ B♥ 4♥ 2♦ 4♦ C♠ B♠ 10♠ 7♠ 7♣"
      And the Talon is "IX B♣ 8♣" and "C♦ C♥ 10♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "I D♠ 10♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVIII VII XX VIII |
        | Third   | X K♥ XI XIV       |
        | Second  | B♦ 3♦ 2♦ C♦       |
        | Vorhand | XVI IV XVII 7♣    |
        | Third   | II C♠ V XIX       |
        | Second  | XIII III 4♥ XII   |
        | Second  | A♦ K♦ 4♦ XV       |
        | Vorhand | 9♣ D♣ C♣ 7♠       |
        | Second  | 2♥ 3♥ D♥ C♥       |
        | Dealer  | 10♠ Sküs 8♠ K♠    |
        | Vorhand | XXI 9♠ A♥ B♠      |
        | Vorhand | VI D♦ K♣ B♥       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

    Example: the Pagat in the half that was left counts for the opponents' Trull
      Sküs and Mond are in the opponents' tricks. Game 20 and Trull 5, to each of three. 17 points against 53.
      Given Vorhand holds "XX XV X IX VIII VII VI IV III B♥ 7♠ 7♣"
      And Second holds "Sküs XIX XVII XVI XIV XIII XI V 8♠ C♣ 9♣ 8♣"
      And Third holds "XXI II K♥ A♥ 2♥ 2♦ 3♦ 4♦ 10♠ 9♠ K♣ B♣"
      And Dealer holds "XVIII XII D♥ C♥ 3♥ 4♥ K♦ D♦ B♦ K♠ C♠ 10♣"
      And the Talon is "I D♣ B♠" and "C♦ D♠ A♦"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "C♦ D♠ 7♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | X V XXI XII        |
        | Third   | K♣ 10♣ VI 9♣       |
        | Vorhand | VIII XIII II XVIII |
        | Dealer  | C♠ 7♠ 8♠ 9♠        |
        | Dealer  | D♥ B♥ XVII K♥      |
        | Second  | XVI 10♠ D♦ III     |
        | Second  | XIV A♥ C♥ VII      |
        | Second  | Sküs B♣ K♠ XV      |
        | Second  | 8♣ 3♦ B♦ IX        |
        | Vorhand | A♦ XIX 2♦ K♦       |
        | Second  | XI 4♦ 3♥ IV        |
        | Second  | C♣ 2♥ 4♥ XX        |
      Then nobody is next
      And the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    Example: the Mond in the Talon of a Solo-Rufer counts for the opponents' Trull
      Game 10 and Trull 5 × 2 = 10. 30 1/3 points against 39 2/3.
      Given Vorhand holds "XX XIX XVIII XIII X IX VIII VI 2♥ D♠ C♠ 7♣"
      And Second holds "Sküs XVI XIV XI IV C♥ A♥ K♦ A♦ 4♦ K♣ D♣"
      And Third holds "XV XII VII V III II I 4♥ D♦ 2♦ 8♠ C♣"
      And Dealer holds "XVII K♥ D♥ B♥ 3♥ C♦ B♦ 3♦ B♠ 10♠ B♣ 9♣"
      And the Talon is "XXI 9♠ 8♣" and "K♠ 7♠ 10♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX XVI V XVII  |
        | Vorhand | C♠ IV 8♠ 10♠    |
        | Second  | K♣ C♣ 9♣ 7♣     |
        | Second  | XI II C♦ VIII   |
        | Second  | 4♦ D♦ B♦ IX     |
        | Vorhand | D♠ Sküs I B♠    |
        | Second  | K♦ 2♦ 3♦ XIII   |
        | Vorhand | XVIII XIV XV K♥ |
        | Vorhand | X C♥ VII 3♥     |
        | Vorhand | 2♥ A♥ 4♥ D♥     |
        | Dealer  | B♥ VI A♦ XII    |
        | Third   | III B♣ XX D♣    |
      Then nobody is next
      And the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |
      And the payments are "Vorhand -20, Second +20, Third +20, Dealer -20"

  @clause:KAR-BONUSES-002
  Rule: The side with all four Könige in its tricks and its share of the Talon has alle Könige

    @position
    Example: the declarer has the four Könige in silence
      48 1/3 points against 21 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XII XI X IX VIII VII V II K♥ D♥ B♥ K♦ D♦ C♦ B♦ A♦ 3♦ K♠ C♠ 10♠ K♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: the opponents have the four Könige in silence
      26 points against 44.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIII XI IX VII IV II D♥ C♥ B♥ 2♥ 4♥ C♦ B♦ 2♦ 3♦ 4♦ B♠ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Könige taken by both partners count together
      44 1/3 points against 25 2/3.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIII XII XI X IX VIII VII I K♥ K♦ D♦ C♦ B♦ 3♦ 4♦ K♠ C♠ B♠ 9♠ 8♠ K♣ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: one side has the Trull and the other the four Könige
      31 points against 39.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XIII X IX VIII VI IV III II I A♥ 3♥ 4♥ D♦ 2♦ 3♦ 4♦ D♠ C♠ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Scenario Outline: four Könige of which one is missing are nobody's
      The opponents have the missing one.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | missing | cards                                                                                                   |
        | K♥      | XX XIX XVIII XVII XVI XV XIII XII X IX VIII VII VI V I D♥ C♥ A♥ 2♥ K♦ B♦ 2♦ 4♦ K♠ D♠ C♠ K♣ D♣ B♣ 9♣ 7♣  |
        | K♦      | XX XVIII XIII XII XI X IX VII IV III I K♥ D♥ C♥ 2♥ 3♥ D♦ B♦ K♠ D♠ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣     |
        | K♠      | Sküs XX XIX XVIII XVII XV XIV XII X IX VIII III I K♥ B♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ 3♦ 4♦ C♠ 9♠ 7♠ K♣ C♣ 9♣ 8♣ 7♣ |
        | K♣      | Sküs XX XIX XVIII XVI XIV XIII XII X IX IV III I K♥ D♥ A♥ 2♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♠ 7♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣ |

    Example: the König in the half that was left counts for the opponents
      The other three are in the opponents' tricks. Game 20 and Könige 5, to each of three. 27 2/3 points against 42 1/3.
      Given Vorhand holds "XXI XX XVI XII IX VIII V IV III II 9♠ 7♠"
      And Second holds "XVII XI VII K♥ D♦ C♦ A♦ 2♦ D♠ K♣ B♣ 7♣"
      And Third holds "Sküs XIX XVIII XIV XIII X VI I A♥ 2♥ B♠ 8♠"
      And Dealer holds "XV D♥ C♥ 3♥ B♦ 3♦ 4♦ K♠ C♠ 10♠ C♣ 9♣"
      And the Talon is "K♦ 8♣ 4♥" and "D♣ B♥ 10♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 9♠ D♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVI XI XIII XV   |
        | Vorhand | III VII XVIII C♥ |
        | Third   | B♠ 10♠ 7♠ D♠     |
        | Second  | B♣ XIX C♣ 10♣    |
        | Third   | 8♠ K♠ IV XVII    |
        | Second  | 7♣ VI 9♣ XXI     |
        | Vorhand | XII 2♦ I D♥      |
        | Vorhand | VIII A♦ X 3♥     |
        | Third   | XIV C♠ II K♥     |
        | Third   | Sküs B♦ IX K♣    |
        | Third   | 2♥ 3♦ XX D♦      |
        | Vorhand | V C♦ A♥ 4♦       |
      Then nobody is next
      And the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    Example: the König in the Talon of a Solo-Dreier counts for the opponents
      Game 40, and against it Könige 5 × 2 = 10. 36 2/3 points against 33 1/3.
      Given Vorhand holds "Sküs XXI XX XVII XV XIV X VII V I D♣ C♣"
      And Second holds "XVI XIII XII VIII IV A♥ B♦ D♠ C♠ B♠ K♣ 9♣"
      And Third holds "XIX XVIII B♥ 2♥ 3♥ 4♥ C♦ 2♦ 3♦ 9♠ 7♠ 7♣"
      And Dealer holds "XI IX III II D♥ D♦ A♦ K♠ 10♠ 8♠ B♣ 10♣"
      And the Talon is "K♦ VI 4♦" and "8♣ C♥ K♥"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | I VIII XIX II   |
        | Third   | B♥ D♥ VII A♥    |
        | Vorhand | XV IV XVIII XI  |
        | Third   | 2♥ IX XXI XIII  |
        | Vorhand | Sküs XVI C♦ III |
        | Vorhand | V XII 9♠ B♣     |
        | Second  | D♠ 7♠ 10♠ XX    |
        | Vorhand | C♣ 9♣ 7♣ 10♣    |
        | Vorhand | D♣ K♣ 3♥ K♠     |
        | Second  | C♠ 3♦ 8♠ XIV    |
        | Vorhand | XVII B♠ 4♥ D♦   |
        | Vorhand | X B♦ 2♦ A♦      |
      Then nobody is next
      And the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

  @clause:KAR-BONUSES-003
  Rule: König Ultimo goes to the side that takes the last trick when the called König is in it, and is one item

    @position
    Example: the declarer takes the last trick with a trump, and his partner adds the called König
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XVI XII XI X IX I K♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ K♣ D♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner takes the last trick with the called König itself
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVII XV XII XI X IX VIII VII III I K♥ D♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ A♦ 3♦ K♠ C♠ B♠ C♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: an opponent takes the last trick with the called König in it
      One item, the opponents'. 43 1/3 points against 26 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XI VIII VII VI V I D♥ C♥ B♥ 2♥ 3♥ K♦ C♦ A♦ K♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |

    @position
    Example: the called König in the last trick but one is none
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XV XIV XI X IX II K♥ D♥ C♥ A♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ D♠ C♠ 8♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Vorhand XVII 10♣ 4♦ D♥"
      And the last trick but one is "Vorhand XI D♠ K♥ B♣"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents take the called König in the last trick but one, and that is none
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XIII XI VIII VII VI V IV II I D♥ C♥ 2♥ 3♥ 4♥ K♦ C♦ A♦ B♠ 10♠ 8♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XIV K♥ 9♣ C♠"
      And the last trick is "Second XX XII X IX"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: another König in the last trick is none
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XIV XII XI X IX VI IV K♥ C♥ B♥ 2♥ 4♥ K♦ D♦ 3♦ K♠ D♠ B♠ 10♠ 9♠ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♦ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: an opponent announces König Ultimo and his side takes it
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV VII II I D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 2♦ 4♦ D♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | yes       |

    @position
    Example: the partner announces König Ultimo, and the declarer's trump makes it
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XVIII XIII XII XI X IX VIII V IV K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 2♦ 4♦ D♠ C♠ 10♠ 9♠ 7♠ D♣ B♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    Example: the declarer of a Solo-Rufer takes the called König in the last trick
      Game 10 and König Ultimo 5 × 2 = 10. 43 2/3 points against 26 1/3.
      Given Vorhand holds "XXI XX XVII XVI XI X VIII VII VI V A♥ 2♦"
      And Second holds "XV XIII I C♥ K♦ D♠ B♠ 10♠ 8♠ 7♠ K♣ C♣"
      And Third holds "Sküs XIX XIV IX II C♦ 4♦ C♠ 9♠ D♣ B♣ 7♣"
      And Dealer holds "XVIII XII IV III K♥ 3♥ D♦ A♦ 3♦ K♠ 9♣ 8♣"
      And the Talon is "4♥ B♥ 10♣" and "D♥ 2♥ B♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII I II IV    |
        | Vorhand | XX XV XIV XII   |
        | Vorhand | XI XIII IX III  |
        | Second  | K♦ C♦ A♦ 2♦     |
        | Second  | K♣ B♣ 8♣ XVII   |
        | Vorhand | A♥ C♥ XIX 3♥    |
        | Third   | C♠ K♠ VII 7♠    |
        | Vorhand | V C♣ Sküs XVIII |
        | Third   | 9♠ 9♣ XXI B♠    |
        | Vorhand | VI 8♠ 4♦ 3♦     |
        | Vorhand | XVI 10♠ 7♣ D♦   |
        | Vorhand | X D♠ D♣ K♥      |
      Then nobody is next
      And the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +20, Second -20, Third -20, Dealer +20"

    Example: the opponents of a Solo-Rufer take the called König in the last trick
      Game 10, and against it König Ultimo 5 × 2 = 10, once. 47 1/3 points against 22 2/3.
      Given Vorhand holds "Sküs XIX XVII XVI X IX VII VI IV I 4♦ 8♣"
      And Second holds "XX XVIII XIV XIII XII VIII III II K♥ B♦ C♠ 10♠"
      And Third holds "XI V B♥ A♥ 4♥ K♦ D♦ 2♦ K♠ 9♠ K♣ C♣"
      And Dealer holds "XXI XV D♥ 2♥ C♦ A♦ 3♦ D♠ B♠ 8♠ 9♣ 7♣"
      And the Talon is "D♣ C♥ B♣" and "10♣ 3♥ 7♠"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX II XI XV    |
        | Vorhand | X XIV V XXI     |
        | Dealer  | A♦ 4♦ B♦ 2♦     |
        | Second  | XX K♠ D♥ IX     |
        | Second  | XIII 4♥ D♠ XVI  |
        | Vorhand | Sküs VIII K♣ 9♣ |
        | Vorhand | VI III A♥ B♠    |
        | Vorhand | VII XII D♦ 2♥   |
        | Second  | 10♠ 9♠ 8♠ XVII  |
        | Vorhand | I XVIII K♦ 3♦   |
        | Second  | C♠ B♥ 7♣ IV     |
        | Vorhand | 8♣ K♥ C♣ C♦     |
      Then nobody is next
      And the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | won     | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the called König that was left in the Talon makes none
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX VII VI IV D♥ A♥ 4♥ D♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 7♠ K♣ D♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "König ultimo" is not scored
      And "Trull" is lost by the declarer

  @clause:KAR-BONUSES-004
  Rule: König Ultimo can also be made with a called König that the lone declarer took from the Talon

    @dispute:bonus-definitions
    Scenario Outline: a lone declarer who has taken the called König from the Talon announces it
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand holds "I 7♠"
      And the Talon is "K♥ 9♠ 8♠" and "4♥ 3♥ 2♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege, König ultimo"
      Then that is <verdict>

      Examples:
        | reading              | verdict |
        | card-itself          | allowed |
        | partner-too          | allowed |
        | valat-declarer-only  | allowed |
        | no-koenig-from-talon | refused |

    @position @dispute:bonus-definitions
    Scenario Outline: a lone declarer takes the last trick with the called König
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XVII XVI XII XI X IX VII III I K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ K♠ C♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading              | fate                |
        | card-itself          | won by the declarer |
        | partner-too          | won by the declarer |
        | valat-declarer-only  | won by the declarer |
        | no-koenig-from-talon | not scored          |

    @position @dispute:bonus-definitions
    Scenario Outline: the opponents take it from a lone declarer in the last trick
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XII XI X IX VII V IV II D♥ B♥ A♥ 3♥ K♦ D♦ B♦ 3♦ K♠ 10♠ 9♠ 8♠ K♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading              | fate                 |
        | card-itself          | won by the opponents |
        | partner-too          | won by the opponents |
        | valat-declarer-only  | won by the opponents |
        | no-koenig-from-talon | not scored           |

    @position
    Example: it is made as announced
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege + König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII XII XI X IX VI II K♥ D♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 4♦ 10♠ 9♠ D♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    Example: a lone declarer makes König Ultimo in a deal
      Game 5 × 2 with Kontra, and König Ultimo 5, from each of three. 41 1/3 points against 28 2/3.
      Given Vorhand holds "Sküs XX XVIII XVI XIV XII XI VI III A♥ D♦ C♠"
      And Second holds "XXI XIII IV II I K♠ B♠ 9♠ 8♠ 7♠ B♣ 10♣"
      And Third holds "XV IX VII B♥ 2♥ 2♦ 3♦ D♠ K♣ C♣ 9♣ 8♣"
      And Dealer holds "XIX XVII X VIII V 3♥ K♦ A♦ 4♦ 10♠ D♣ 7♣"
      And the Talon is "K♥ C♥ 4♥" and "D♥ B♦ C♦"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "C♥ D♦ C♠"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | A♥ I 2♥ 3♥         |
        | Second  | XXI XV V XVI       |
        | Second  | 8♠ D♠ 10♠ XI       |
        | Vorhand | XII IV IX VIII     |
        | Vorhand | XVIII XIII VII XIX |
        | Dealer  | A♦ III II 2♦       |
        | Vorhand | XIV K♠ C♣ XVII     |
        | Dealer  | K♦ Sküs B♠ 3♦      |
        | Vorhand | 4♥ 9♠ B♥ X         |
        | Dealer  | D♣ XX B♣ 9♣        |
        | Vorhand | VI 7♠ 8♣ 7♣        |
        | Vorhand | K♥ 10♣ K♣ 4♦       |
      Then nobody is next
      And the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And the payments are "Vorhand +75, Second -25, Third -25, Dealer -25"

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

  @clause:KAR-BONUSES-007
  Rule: The Kakadu is made when the III is played to the last trick but two, the tenth, and takes it

    @position
    Scenario Outline: the Kakadu is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> XIX A♥ 2♥ VIII"
      And trick 10 is "<leader> III 9♠ 4♥ 10♠"
      And trick 11 is "<leader> XX XII X IX"
      And trick 12 is "<leader> XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                             |
        | Vorhand | declarer  | Sküs XXI XX XIX XVIII XII XI X IX VIII VII III II K♥ C♥ A♥ 2♥ 4♥ K♦ B♦ C♠ 10♠ 9♠ K♣ D♣ B♣ 10♣ 9♣  |
        | Second  | opponents | XVII XV XIV XIII V IV II I K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 10♣ 8♣           |
        | Third   | declarer  | Sküs XXI XX XIX XVIII XIII XII XI X IX VIII VII III K♥ B♥ A♥ 2♥ 4♥ K♦ B♦ K♠ C♠ B♠ 10♠ 9♠ C♣ 9♣ 7♣ |
        | Dealer  | opponents | Sküs XIV XIII VII VI IV I K♥ D♥ C♥ 3♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣         |

    @position
    Example: the declarer makes an announced Kakadu
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XIII XII XI X IX VIII III II I D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ A♦ 3♦ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III 9♠ 4♥ 10♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Kakadu
      46 points against 24.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Kakadu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XVII XV VII IV II I K♥ D♥ C♥ 3♥ K♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer III 9♠ 4♥ 10♠"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | yes       |

    @position
    Example: the III trumps a König for the Kakadu
      41 2/3 points against 28 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIII XII XI X IX VII VI III II I K♥ D♥ B♥ 3♥ C♦ B♦ A♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second K♠ 9♠ 10♠ III"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |

    @position
    Scenario Outline: the III takes another trick, and that is no Kakadu
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand III 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                                   |
        | 3      | Sküs XVIII XV XIII XII XI X VIII IV III II I D♥ C♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ B♣ 10♣ 9♣ 8♣ 7♣     |
        | 9      | Sküs XXI XIII XI VIII VII VI V III II C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ 9♣ 8♣ 7♣       |
        | 11     | XXI XX XIX XVIII XV XII XI VIII VII VI V IV III II I D♥ A♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ D♣ C♣ B♣ 10♣ 8♣      |
        | 12     | Sküs XXI XX XIX XVIII XVII XVI XIV XII XI X IX VII IV III II C♥ A♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ D♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ 10♣ 9♣ |

    Example: a silent Kakadu in a Dreier
      Game 20 and Kakadu 15, from each of three. 49 2/3 points against 20 1/3.
      Given Vorhand holds "Sküs XVIII XIII XII XI X IX VII VI III B♥ 7♠"
      And Second holds "XVI XV VIII II 2♥ 2♦ 4♦ D♠ C♠ 8♠ 10♣ 9♣"
      And Third holds "XXI XIX XVII XIV D♥ A♥ D♦ B♦ B♠ D♣ 8♣ 7♣"
      And Dealer holds "XX V IV I K♥ C♥ 4♥ 3♦ 10♠ 9♠ C♣ B♣"
      And the Talon is "K♦ K♠ C♦" and "K♣ A♦ 3♥"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "B♥ C♦ 7♠"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XII XVI XIV V    |
        | Second  | D♠ B♠ 10♠ K♠     |
        | Vorhand | VII XV XVII I    |
        | Third   | 7♣ C♣ XI 10♣     |
        | Vorhand | XIII VIII XIX XX |
        | Dealer  | 9♠ X C♠ XXI      |
        | Third   | D♦ 3♦ K♦ 4♦      |
        | Vorhand | XVIII II A♥ IV   |
        | Vorhand | VI 9♣ 8♣ C♥      |
        | Vorhand | III 2♥ D♥ B♣     |
        | Vorhand | IX 8♠ D♣ K♥      |
        | Vorhand | Sküs 2♦ B♦ 4♥    |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"

  @clause:KAR-BONUSES-008
  Rule: The Wildsau is made when the IIII is played to the last trick but three, the ninth, and takes it

    @position
    Scenario Outline: the Wildsau is made in silence by each of four
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "<leader> IV 9♠ 4♥ 10♠"
      And trick 10 is "<leader> XVII 10♣ B♦ D♥"
      And trick 11 is "<leader> XX XII X IX"
      And trick 12 is "<leader> XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | <side>   | won     | no        |

      Examples:
        | leader  | side      | cards                                                                                           |
        | Vorhand | declarer  | Sküs XX XVIII XVII XVI XIV XII XI X IX VIII IV I D♥ B♥ 3♥ 4♥ K♦ B♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ C♣ 10♣ 9♣ |
        | Second  | opponents | Sküs XIX XVI XV XIV XIII VIII VII VI II I K♥ C♥ B♥ A♥ 3♥ K♦ D♦ A♦ 2♦ 3♦ D♠ B♠ 7♠ D♣ C♣ B♣ 7♣    |
        | Third   | declarer  | XX XVIII XVII XV XIV XII XI X IX VIII IV I D♥ 4♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ K♣ 10♣ 9♣    |
        | Dealer  | opponents | Sküs XIX XVI XIV XIII VIII VII V II I B♥ A♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ D♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣     |

    @position
    Example: the declarer makes an announced Wildsau
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XII XI X IX VII IV K♥ D♥ C♥ 2♥ 4♥ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ 4♥ 10♠"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | yes       |

    @position
    Example: an opponent makes an announced Wildsau
      42 points against 28.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Wildsau, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XIX XIV XIII VI III II C♥ B♥ 2♥ 3♥ K♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 7♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer IV 9♠ 4♥ 10♠"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Wildsau | opponents | won     | yes       |

    @position
    Example: the IV trumps a König for the Wildsau
      43 2/3 points against 26 1/3.
      Given Vorhand plays a Solo-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XII XI X IX VIII VII IV III II I K♥ D♥ C♥ B♥ B♦ 2♦ K♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Second K♠ 9♠ 10♠ IV"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |

    @position
    Scenario Outline: the IV takes another trick, and that is no Wildsau
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand IV 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

      Examples:
        | number | cards                                                                                                                  |
        | 3      | Sküs XX XVIII XVII XV XIV XIII XII XI X IX VII V IV II I K♥ B♥ 3♥ 4♥ K♦ C♦ A♦ 2♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣    |
        | 10     | Sküs XXI XX XIX XVII XVI XV XIII XI X IX VIII VI IV II D♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ B♣ 10♣ 9♣ 7♣   |
        | 11     | XX XVIII XVII XVI XV XI X VIII VII VI IV I K♥ D♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ 10♣ 9♣      |
        | 12     | XX XVIII XVII XVI XV XIV XIII XII XI IX VIII VII V IV III I C♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ |

    Example: a silent Wildsau in a Dreier
      Game 20 and Wildsau 20, from each of three. 38 1/3 points against 31 2/3.
      Given Vorhand holds "XXI XX XVII XV XI IX VIII VI IV D♠ 8♣ 7♣"
      And Second holds "Sküs XIX XIV V III D♥ K♦ K♠ 8♠ 7♠ C♣ B♣"
      And Third holds "XVI X VII II C♥ A♥ 2♥ C♦ 2♦ 4♦ C♠ 9♣"
      And Dealer holds "XVIII XIII XII I K♥ 3♥ D♦ B♦ A♦ 3♦ B♠ D♣"
      And the Talon is "10♠ 9♠ K♣" and "B♥ 4♥ 10♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "10♠ 9♠ 8♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | IX XIX XVI XVIII |
        | Second  | K♠ C♠ B♠ D♠      |
        | Second  | B♣ 9♣ D♣ K♣      |
        | Vorhand | XX III VII I     |
        | Vorhand | XXI Sküs II XIII |
        | Second  | XIV X XII VI     |
        | Second  | V 2♦ 3♦ XVII     |
        | Vorhand | 7♣ C♣ 4♦ D♦      |
        | Second  | K♦ C♦ A♦ IV      |
        | Vorhand | XI D♥ 2♥ 3♥      |
        | Vorhand | XV 8♠ A♥ K♥      |
        | Vorhand | VIII 7♠ C♥ B♦    |
      Then nobody is next
      And the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | won     | no        |
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

  @clause:KAR-BONUSES-009
  Rule: A bird has to take its trick itself; the partner's taking it does not count

    @position @clause:KAR-BONUSES-005 @dispute:bonus-definitions
    Scenario Outline: a silent Pagat of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVII XIV XII X IX VIII V I K♥ D♥ A♥ 2♥ K♦ B♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Pagat | declarer | <outcome> | no        |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-005 @dispute:bonus-definitions
    Scenario Outline: an announced Pagat of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVII XIV XII X IX VIII V I K♥ D♥ A♥ 2♥ K♦ B♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I 9♠ XXI 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Pagat | declarer | <outcome> | yes       |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-006 @dispute:bonus-definitions
    Scenario Outline: a silent Uhu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XV XIV XI X VIII II K♥ D♥ C♥ A♥ 2♥ K♦ D♦ B♦ 3♦ C♠ 10♠ 9♠ 8♠ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand II 9♠ XXI 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Uhu   | declarer | <outcome> | no        |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-006 @dispute:bonus-definitions
    Scenario Outline: an announced Uhu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XVII XVI XV XIV XI X VIII II K♥ D♥ C♥ A♥ 2♥ K♦ D♦ B♦ 3♦ C♠ 10♠ 9♠ 8♠ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand II 9♠ XXI 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced |
        | Spiel | declarer | won       | no        |
        | Uhu   | declarer | <outcome> | yes       |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-007 @dispute:bonus-definitions
    Scenario Outline: a silent Kakadu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XII XI X IX VIII VII III D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ K♠ D♠ C♠ 10♠ 9♠ D♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Kakadu | declarer | <outcome> | no        |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-007 @dispute:bonus-definitions
    Scenario Outline: an announced Kakadu of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XII XI X IX VIII VII III D♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ K♠ D♠ C♠ 10♠ 9♠ D♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III 9♠ XXI 10♠"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome   | announced |
        | Spiel  | declarer | won       | no        |
        | Kakadu | declarer | <outcome> | yes       |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-008 @dispute:bonus-definitions
    Scenario Outline: a silent Wildsau of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII XI X IX VII V IV III D♥ B♥ D♦ B♦ A♦ 3♦ K♠ C♠ 10♠ 9♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | won       | no        |
        | Wildsau | declarer | <outcome> | no        |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @clause:KAR-BONUSES-008 @dispute:bonus-definitions
    Scenario Outline: an announced Wildsau of the declarer is taken by his partner
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII XI X IX VII V IV III D♥ B♥ D♦ B♦ A♦ 3♦ K♠ C♠ 10♠ 9♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV 9♠ XXI 10♠"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third XX XII X IX"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | won       | no        |
        | Wildsau | declarer | <outcome> | yes       |

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @dispute:bonus-definitions
    Scenario Outline: an opponent's Uhu is taken by another opponent
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XV XIII X IX VII VI V IV I K♥ B♥ 4♥ K♦ D♦ C♦ 2♦ 4♦ K♠ 8♠ 7♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ XXI 10♠"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Uhu" is <outcome> by the opponents

      Examples:
        | reading              | outcome |
        | card-itself          | lost    |
        | partner-too          | won     |
        | valat-declarer-only  | lost    |
        | no-koenig-from-talon | lost    |

    @position @dispute:bonus-definitions
    Scenario Outline: taken by the other side a bird is lost in every reading
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVII XVI XV XIV XII X IX VIII III K♥ D♥ A♥ 2♥ 3♥ D♦ C♦ B♦ A♦ 3♦ D♠ B♠ 10♠ 8♠ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I 9♠ 4♥ XXI"
      When the result is drawn up
      Then "Pagat" is lost by the declarer

      Examples:
        | reading              |
        | card-itself          |
        | partner-too          |
        | valat-declarer-only  |
        | no-koenig-from-talon |

    Example: the partner takes the silent Pagat of the declarer in the last trick
      Game 10, and against it the Pagat 5 × 2 = 10. 48 points against 22.
      Given Vorhand holds "XV XIII XI VIII VII V IV II I 2♥ 7♠ 7♣"
      And Second holds "XXI XX XVI VI III D♦ C♦ B♦ 3♦ C♣ 10♣ 8♣"
      And Third holds "Sküs XIX XVII XIV XII X IX K♥ B♥ 4♥ 2♦ 8♠"
      And Dealer holds "XVIII D♥ A♥ 3♥ K♦ A♦ 4♦ D♠ 10♠ K♣ D♣ B♣"
      And the Talon is "C♥ K♠ 9♣" and "B♠ C♠ 9♠"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIII XVI XIX XVIII |
        | Third   | 4♥ A♥ 2♥ VI        |
        | Second  | 8♣ Sküs K♣ 7♣      |
        | Third   | B♥ D♥ VII III      |
        | Vorhand | 7♠ XX 8♠ D♠        |
        | Second  | 3♦ 2♦ A♦ XI        |
        | Vorhand | XV XXI IX 3♥       |
        | Second  | C♦ XIV K♦ IV       |
        | Third   | K♥ 10♠ II B♦       |
        | Vorhand | V D♦ X D♣          |
        | Third   | XII 4♦ VIII C♣     |
        | Third   | XVII B♣ I 10♣      |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KAR-BONUSES-010
  Rule: A side that takes all twelve tricks makes a Valat

    @position
    Example: a silent Valat in a Farbensolo in which everybody doubled for himself
      It is made against all three, whoever said Kontra.
      Given the reading "farbensolo-too" of "kontra-binding"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand III II D♦ C♦"
      And the last trick is "Vorhand K♥ 4♥ 3♥ 2♥"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Valat" is won by the declarer

    @position
    Example: the declarer takes every trick of a Dreier in silence
      69 points against 1.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: two partners take every trick of a Solo-Rufer
      68 points against 2.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: the opponents take every trick of a Dreier
      The declarer has what he laid away. 3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |

    @position
    Example: eleven tricks are no Valat
      The opponents took the fifth trick. 67 2/3 points against 2 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: one trick saves the declarer from a Valat of the opponents
      4 1/3 points against 65 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "II A♥ 2♥ 4♥ C♦ 7♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: the announced Valat of the declarer is made
      69 points against 1.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |

    @position
    Example: a Valat in a Farbensolo
      The Talon is with the opponents, who have no trick. 68 points against 2.
      Given Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    @position
    Example: every trick of a Sechser-Dreier
      70 points against 0.
      Given Vorhand plays a Sechser-Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |

    Example: a Valat in a Solo-Dreier, beside which Trull and Könige count
      Vorhand holds the twelve best trumps. Valat 40 × 4 × 2 = 320, Trull and Könige 5 × 2 each: 340 from each of three.
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs X C♥ 3♦   |
        | Vorhand | XXI IX B♥ 4♦   |
        | Vorhand | XX VIII A♥ K♠  |
        | Vorhand | XIX VII 2♥ D♠  |
        | Vorhand | XVIII VI 3♥ C♠ |
        | Vorhand | XVII V 4♥ B♠   |
        | Vorhand | XVI IV K♦ 10♠  |
        | Vorhand | XV III D♦ 9♠   |
        | Vorhand | XIV II C♦ 8♠   |
        | Vorhand | XIII I B♦ 7♠   |
        | Vorhand | XII K♥ A♦ K♣   |
        | Vorhand | XI D♥ 2♦ D♣    |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      And the payments are "Vorhand +1020, Second -340, Third -340, Dealer -340"

    @position @dispute:bonus-definitions
    Scenario Outline: a Valat of the declarer counts in every reading
      69 points against 1.
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is won by the declarer

      Examples:
        | reading              |
        | card-itself          |
        | partner-too          |
        | valat-declarer-only  |
        | no-koenig-from-talon |

  @clause:KAR-BONUSES-011
  Rule: Either side can make and announce a Valat or any other bonus

    @position @dispute:bonus-definitions
    Scenario Outline: the opponents take every trick of a Dreier in silence
      3 points against 67.
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is <fate>
      And "Trull" is won by the opponents
      And "Könige" is won by the opponents

      Examples:
        | reading              | fate                 |
        | card-itself          | won by the opponents |
        | partner-too          | won by the opponents |
        | valat-declarer-only  | not scored           |
        | no-koenig-from-talon | won by the opponents |

    @position @clause:KAR-BONUSES-004 @clause:KAR-BONUSES-009 @dispute:bonus-definitions
    Scenario Outline: the opponents take every trick from a lone declarer, the last with her König and their own Pagat in it
      Vorhand took the called König out of the Talon; in the last trick the Dealer's XVIII goes over it and over Third's
      Pagat.
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second A♥ I XVIII K♥"
      When the result is drawn up
      Then "Pagat" is <pagat>
      And "König ultimo" is <koenig>
      And "Valat" is <valat>

      Examples:
        | reading              | pagat                 | koenig               | valat                |
        | card-itself          | lost by the opponents | won by the opponents | won by the opponents |
        | partner-too          | won by the opponents  | won by the opponents | won by the opponents |
        | valat-declarer-only  | lost by the opponents | won by the opponents | not scored           |
        | no-koenig-from-talon | lost by the opponents | not scored           | won by the opponents |

    @position @dispute:bonus-definitions
    Scenario Outline: an opponent is asked what he may announce
      Given the reading "<reading>" of "bonus-definitions"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege"
      When Second is asked to announce holding "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"
      Then "Valat" <verdict> be chosen
      And "Trull, Könige, Pagat, Uhu, Kakadu, Wildsau" may be chosen

      Examples:
        | reading              | verdict |
        | card-itself          | may     |
        | partner-too          | may     |
        | valat-declarer-only  | may not |
        | no-koenig-from-talon | may     |

    @position
    Example: the opponents' announced Valat is made
      3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |

    @position
    Example: an opponent announces the Trull, and his side has it
      30 2/3 points against 39 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XIX XVIII XIII IX VIII VII IV III II K♥ C♥ 3♥ 4♥ D♦ C♦ D♠ C♠ B♠ K♣ C♣ 10♣ 9♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |

    @position
    Example: an opponent announces alle Könige, and his side has them
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Könige, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XIII XII XI X IX VII VI V III B♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | yes       |

  @clause:KAR-BONUSES-012
  Rule: A silent bird or König Ultimo is lost when its card is played to its trick and the trick is not won as required

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Pagat of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XII X IX VIII V IV II D♥ B♥ A♥ 2♥ K♦ C♦ B♦ A♦ 3♦ K♠ C♠ B♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then "Pagat" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Pagat of an opponent falls to the declarer
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XV XIV XIII XI VII VI V III I B♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second I 9♠ 4♥ XIII"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Uhu of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVII XIV XII X IX VIII VII V III I K♥ D♥ A♥ 2♥ 3♥ K♦ C♦ B♦ A♦ 3♦ 4♦ B♠ 9♠ 8♠ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And trick 11 is "Vorhand II XIII 4♥ 10♠"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Uhu of an opponent falls to the declarer
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVI XV XIII XII XI IX VII VI IV II K♥ C♥ B♥ 3♥ 4♥ K♦ D♦ A♦ 3♦ K♠ C♠ B♠ 9♠ 8♠ 7♠ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second II 9♠ 4♥ XIII"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Kakadu of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XV XIV VIII VII VI V IV II I D♥ C♥ A♥ 2♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 4♦ K♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And trick 11 is "Second XX XII X IX"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Kakadu" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Kakadu of an opponent falls to the declarer
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIV XIII XII XI X IX VI III C♥ B♥ 4♥ K♦ D♦ 2♦ 4♦ D♠ C♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second III 9♠ 4♥ XIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: a silent Wildsau of the declarer is beaten
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVI XV XIV VI V III II I C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 9♠ 7♠ K♣ D♣ C♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And trick 11 is "Second XX XII X IX"
      And trick 12 is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then "Wildsau" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | lost by the declarer |
        | announced-only | not scored           |

    @position
    Example: a silent Wildsau of an opponent falls to the declarer
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX IV II I D♥ 3♥ 4♥ D♦ C♦ B♦ A♦ C♠ B♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Second IV 9♠ 4♥ XIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Wildsau | opponents | lost    | no        |

    @position @dispute:silent-ultimo-lost
    Scenario Outline: the opponents take the called König in the last trick, and nobody had announced it
      Given the reading "<reading>" of "silent-ultimo-lost"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XVIII XVII XVI XV XI VIII VII VI V IV D♥ C♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 3♦ 4♦ D♠ K♣ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is <fate>

      Examples:
        | reading        | fate                 |
        | lost           | won by the opponents |
        | announced-only | not scored           |

    Example: a silent Pagat is beaten in the last trick of a Dreier
      Game 20, and against it the Pagat 5. 40 points against 30.
      Given Vorhand holds "Sküs XXI XVIII XIV XI VI III I 3♥ C♦ 4♦ 10♠"
      And Second holds "XX XVII XV XIII IX VII V II D♥ 8♠ C♣ 10♣"
      And Third holds "XIX XVI XII C♥ B♥ A♥ 4♥ K♦ D♦ 2♦ 3♦ C♠"
      And Dealer holds "X VIII IV K♥ 2♥ B♦ A♦ D♠ B♠ D♣ B♣ 9♣"
      And the Talon is "K♣ K♠ 7♣" and "9♠ 7♠ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ 4♦ 7♣"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIV XIII XIX IV    |
        | Third   | 3♦ A♦ Sküs V       |
        | Vorhand | XXI II XVI X       |
        | Vorhand | XVIII VII XII VIII |
        | Vorhand | 3♥ D♥ 4♥ K♥        |
        | Dealer  | B♣ K♣ 10♣ K♦       |
        | Vorhand | III IX A♥ D♣       |
        | Second  | C♣ D♦ 9♣ VI        |
        | Vorhand | XI XX C♠ 2♥        |
        | Second  | 8♠ 2♦ D♠ K♠        |
        | Vorhand | 10♠ XVII B♥ B♠     |
        | Second  | XV C♥ B♦ I         |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand +45, Second -15, Third -15, Dealer -15"

  @clause:KAR-BONUSES-013
  Rule: An announced bonus that is not made is lost at its announced amount

    @position
    Example: an announced Pagat is beaten
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XIV XII XI X IX VIII V III II K♥ D♥ A♥ 2♥ K♦ B♦ A♦ 3♦ K♠ D♠ C♠ 9♠ 7♠ D♣ C♣ 10♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an announced Uhu is beaten
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XIX XVII XV XIV XII X IX VIII VII IV III I K♥ D♥ B♥ A♥ 2♥ K♦ C♦ B♦ A♦ 3♦ 4♦ K♠ 9♠ 8♠ 7♠ B♣ 10♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand II XIII 4♥ 10♠"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

    @position
    Example: an announced Kakadu is beaten
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVII XVI XV XIV VIII VII V IV II K♥ D♥ C♥ B♥ A♥ 2♥ C♦ A♦ 4♦ D♠ B♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand III XIII 4♥ 10♠"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

    @position
    Example: an announced Wildsau is beaten
      45 1/3 points against 24 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XV XIV VIII VII VI II I K♥ C♥ B♥ A♥ 2♥ 3♥ K♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand IV XIII 4♥ 10♠"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | yes       |

    @position
    Example: an announced Trull of which the Pagat is missing
      43 1/3 points against 26 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XII X IX VIII VII VI IV III K♥ D♥ C♥ B♥ 2♥ K♦ B♦ A♦ 2♦ 3♦ K♠ C♠ B♠ D♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: an announced Trull of which the Sküs is missing
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XII XI X IX VIII VI V IV III II I D♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 2♦ D♠ C♠ D♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: announced Könige of which one is missing
      46 1/3 points against 23 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XIV XIII XII X IX VIII VI II K♥ D♥ C♥ B♥ A♥ 4♥ D♦ B♦ K♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: an announced Trull is made
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XIII XII XI X IX VII IV III II I C♥ B♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ C♠ 9♠ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: announced Könige are made
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XII X IX VIII VII VI III II K♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ K♠ D♠ C♠ 9♠ 7♠ K♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |

    @position
    Example: an opponent announces the Trull, and the declarer keeps the Mond
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XII X IX VII VI III II K♥ D♥ 4♥ B♦ 3♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |

    @position
    Example: the partner announces the Trull, and it fails for both of them
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XX XVIII XVI XV XII XI X IX IV K♥ D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ A♦ 3♦ 4♦ D♠ C♠ B♠ 8♠ K♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: an announced König Ultimo, and the last trick comes without the König
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XII X IX VIII VII V IV III K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ B♦ C♠ 9♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Third K♥ 2♥ 3♥ A♥"
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: an announced Valat with one trick to the other side
      67 2/3 points against 2 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is lost by the declarer

    @position
    Example: an opponent's announced Valat, and the declarer takes a trick
      4 1/3 points against 65 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "II A♥ 2♥ 4♥ C♦ 7♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Valat" is lost by the opponents

    Example: an announced Pagat is beaten in the last trick of a Dreier
      Game 20, and against it the announced Pagat 5 × 2 = 10. 40 points against 30.
      Given Vorhand holds "Sküs XXI XVIII XIV XI VI III I 3♥ C♦ 4♦ 10♠"
      And Second holds "XX XVII XV XIII IX VII V II D♥ 8♠ C♣ 10♣"
      And Third holds "XIX XVI XII C♥ B♥ A♥ 4♥ K♦ D♦ 2♦ 3♦ C♠"
      And Dealer holds "X VIII IV K♥ 2♥ B♦ A♦ D♠ B♠ D♣ B♣ 9♣"
      And the Talon is "K♣ K♠ 7♣" and "9♠ 7♠ 8♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "C♦ 4♦ 7♣"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XIV XIII XIX IV    |
        | Third   | 3♦ A♦ Sküs V       |
        | Vorhand | XXI II XVI X       |
        | Vorhand | XVIII VII XII VIII |
        | Vorhand | 3♥ D♥ 4♥ K♥        |
        | Dealer  | B♣ K♣ 10♣ K♦       |
        | Vorhand | III IX A♥ D♣       |
        | Second  | C♣ D♦ 9♣ VI        |
        | Vorhand | XI XX C♠ 2♥        |
        | Second  | 8♠ 2♦ D♠ K♠        |
        | Vorhand | 10♠ XVII B♥ B♠     |
        | Second  | XV C♥ B♦ I         |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position @clause:KAR-SETTLING-026
    Example: both sides announced a Valat and neither made it, and the game is won by its points
      Each side has lost its own. 36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
        | Valat | declarer  | lost    | yes       |
        | Valat | opponents | lost    | yes       |

    @position @clause:KAR-SETTLING-026
    Example: both sides announced a Valat and neither made it, and the game is lost by its points
      27 points against 43.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XVII XVI XIII IX VIII VII VI II C♥ B♥ 2♥ 3♥ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |
        | Valat  | opponents | lost    | yes       |

  @clause:KAR-BONUSES-014
  Rule: An announced bird or König Ultimo whose card is played to another than its own trick is lost

    @position
    Scenario Outline: the I of an announced Pagat takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                |
        | 3      | XIX XVIII XVII XVI XV XIV XII XI X IX VIII VI III I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ B♦ 2♦ 3♦ D♠ B♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 7♣ |
        | 9      | XXI XIX XVIII XVII XIII XI X VIII VII VI V III II I K♥ C♥ A♥ 2♥ 4♥ D♦ C♦ B♦ A♦ 3♦ K♠ D♠ 10♠ 9♠ 7♠ D♣ B♣ 10♣ 9♣ 8♣ 7♣ |
        | 10     | Sküs XX XIX XVII XVI XIII XII XI X VIII VII VI V IV III II I B♥ 2♥ 4♥ K♦ D♦ A♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ B♣ 9♣  |
        | 11     | XX XIX XVII XVI XIV XIII XII VII VI III II I K♥ D♥ B♥ A♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 8♣   |

    @position
    Scenario Outline: the II of an announced Uhu takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand II 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                |
        | 3      | XXI XX XIX XVII XVI XIII XII X IX VIII VI V II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ D♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ 10♣ 9♣ 8♣ 7♣    |
        | 9      | Sküs XXI XX XIX XVIII XVII XV XIV XI X IX VIII V IV II K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ B♣ 10♣ 7♣ |
        | 10     | Sküs XVIII XVI XV XIV XIII XI X VII V IV III II I C♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 7♠ K♣ C♣ B♣ 8♣ 7♣    |
        | 12     | Sküs XVIII XVII XVI XV X IX VIII VII VI V IV II D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣  |

    @position
    Scenario Outline: the III of an announced Kakadu takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand III 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                  |
        | 3      | Sküs XX XV XIV XIII XII XI X IX VIII VII V IV III II I B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ D♣ 10♣ 8♣      |
        | 9      | Sküs XX XIX XVIII XVII XV XIII XII X IX VIII III II D♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ 2♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 8♣ |
        | 11     | Sküs XVIII XVI XIV XIII XII X VII V IV III II K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ D♣ 10♣ 9♣ 8♣ 7♣   |
        | 12     | Sküs XXI XIX XV XIII X IX VII V III II D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ 2♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣       |

    @position
    Scenario Outline: the IV of an announced Wildsau takes another trick
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Wildsau, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "<cards>"
      And the declarer's side took 8 of 12 tricks
      And trick <number> is "Vorhand IV 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Wildsau | declarer | lost    | yes       |

      Examples:
        | number | cards                                                                                                                      |
        | 3      | XIX XVII XV XIII XII X IX VII VI IV III II I K♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 10♣           |
        | 10     | Sküs XXI XIX XVIII XVII XVI XV XIII XII XI IX VIII VII VI V IV III II K♥ C♥ 4♥ K♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ B♣ 10♣ 7♣ |
        | 11     | XXI XX XVI XIV XI X VIII VII VI V IV II I D♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 9♣ 8♣ 7♣               |
        | 12     | Sküs XX XVII XVI XIV XIII XII X VIII VII V IV III I K♥ D♥ C♥ B♥ 2♥ 4♥ K♦ B♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ 10♠ 9♠ K♣ B♣ 10♣ 9♣       |

    @position
    Example: the called König of an announced König Ultimo takes the last trick but one
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XII X VI IV III II I K♥ B♥ A♥ 2♥ 3♥ C♦ B♦ A♦ 2♦ 3♦ K♠ C♠ 9♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third K♥ 2♥ 3♥ A♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: the called König of an announced König Ultimo was taken early by the opponents
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVI XV XII XI X IX VII V III II D♥ C♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ B♠ 9♠ K♣ D♣ C♣"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "Second XIV K♥ 9♣ C♠"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII XI D♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    Example: the declarer takes the fifth trick with the II of his announced Uhu
      Game 40, and against it the announced Uhu 10 × 2 × 2 = 40. 48 2/3 points against 21 1/3.
      Given Vorhand holds "Sküs XX XV XIV XIII XII XI VIII VI III II A♦"
      And Second holds "XXI XIX X IV I D♥ A♥ 3♦ K♠ 10♠ 8♠ 9♣"
      And Third holds "XVIII XVII XVI IX VII V K♥ C♠ B♠ K♣ C♣ 8♣"
      And Dealer holds "B♥ 4♥ D♦ B♦ 2♦ 4♦ D♠ 9♠ 7♠ D♣ 10♣ 7♣"
      And the Talon is "B♣ C♦ K♦" and "C♥ 3♥ 2♥"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIII X VII 4♥   |
        | Vorhand | XIV IV XVII 10♣ |
        | Third   | K♣ D♣ VIII 9♣   |
        | Vorhand | VI XXI XVIII 2♦ |
        | Second  | K♠ C♠ 9♠ II     |
        | Vorhand | A♦ 3♦ XVI B♦    |
        | Third   | 8♣ 7♣ XV XIX    |
        | Second  | 8♠ B♠ D♠ III    |
        | Vorhand | XII I V B♥      |
        | Vorhand | Sküs D♥ IX D♦   |
        | Vorhand | XI 10♠ K♥ 7♠    |
        | Vorhand | XX A♥ C♣ 4♦     |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KAR-BONUSES-015
  Rule: An announced bird stands although the other side holds its card or announces it too; a side without the card loses it

    @position @dispute:bird-held-by-opponents
    Scenario Outline: the declarer has announced the Pagat, and an opponent makes it with the I
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Pagat | <side>   | <outcome> | <announced> |

      Examples:
        | reading | side      | outcome | announced |
        | stands  | declarer  | lost    | yes       |
        | void    | opponents | won     | no        |

    @position
    Example: both sides have announced the Pagat, and an opponent makes it
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | lost    | yes       |
        | Pagat | opponents | won     | yes       |

    @position
    Example: where it is void only the Pagat of its holders is left
      42 1/3 points against 27 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XVIII XV XIV XIII XI VII VI V IV III II K♥ C♥ B♥ 3♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ C♠ B♠ 8♠ 7♠ K♣ D♣ C♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer XX XII X IX"
      And trick 12 is "Dealer I 9♠ 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | yes       |

    @position @dispute:bird-held-by-opponents
    Scenario Outline: the declarer has announced the Uhu, and an opponent makes it with the II
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome   | announced   |
        | Spiel | declarer | won       | no          |
        | Uhu   | <side>   | <outcome> | <announced> |

      Examples:
        | reading | side      | outcome | announced |
        | stands  | declarer  | lost    | yes       |
        | void    | opponents | won     | no        |

    @position
    Example: both sides have announced the Uhu, and an opponent makes it
      42 1/3 points against 27 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: where it is void only the Uhu of its holders is left
      42 1/3 points against 27 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XVI XV XIV XIII X IX VII VI V IV K♥ C♥ B♥ 3♥ K♦ D♦ C♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 8♠ 7♠ D♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Dealer XIX A♥ 2♥ VIII"
      And trick 10 is "Dealer XVII 10♣ B♦ D♥"
      And trick 11 is "Dealer II 9♠ 4♥ 10♠"
      And trick 12 is "Dealer XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | yes       |

    @position
    Example: an opponent loses the II that the declarer has announced
      The declarer takes the trick, but with the XX. 38 1/3 points against 31 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XI X IX VIII III II I K♥ D♥ C♥ B♥ A♥ 2♥ 4♥ C♦ B♦ A♦ 2♦ K♠ C♠ B♠ 10♠ 9♠ K♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | lost    | yes       |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: where it is void the opponent's silent Uhu alone is lost
      41 1/3 points against 28 2/3.
      Given the reading "void" of "bird-held-by-opponents"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XI X VIII VII III II K♥ D♥ C♥ B♥ A♥ 2♥ K♦ B♦ A♦ 2♦ D♠ C♠ 10♠ 9♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX 9♠ II 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |

    @position
    Example: the declarer's own bird stands although an opponent has announced it too
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Uhu, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XIX XVIII XVII XIV XII XI VIII V II I D♥ C♥ B♥ A♥ 2♥ 4♥ K♦ B♦ 2♦ 3♦ K♠ C♠ B♠ 10♠ 9♠ 7♠ D♣ C♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand II 9♠ 4♥ 10♠"
      And the last trick is "Vorhand XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | declarer  | won     | yes       |
        | Uhu   | opponents | lost    | yes       |

    @position @dispute:bird-held-by-opponents
    Scenario Outline: the declarer has announced the Uhu, and his partner makes it
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XIX XVIII XVII XVI XIV XIII XI VIII II I K♥ D♥ C♥ A♥ 2♥ 4♥ K♦ B♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |

      Examples:
        | reading |
        | stands  |
        | void    |

    @dispute:bird-held-by-opponents
    Scenario Outline: the I of an announced Pagat lies in the Talon of a Solo-Dreier
      Game 40, and against it the announced Pagat 5 × 2 × 2 = 20 where it stands. 45 points against 25.
      Given the reading "<reading>" of "bird-held-by-opponents"
      And Vorhand holds "Sküs XXI XX XIX XVI XIV XIII XII X IX C♠ 7♠"
      And Second holds "XVIII VII VI V IV III A♥ 4♥ K♦ A♦ 10♠ B♣"
      And Third holds "XV XI VIII II D♥ C♦ 3♦ K♠ D♠ C♣ 10♣ 9♣"
      And Dealer holds "XVII K♥ B♥ 2♥ B♦ 4♦ 9♠ 8♠ K♣ D♣ 8♣ 7♣"
      And the Talon is "I B♠ 2♦" and "C♥ D♦ 3♥"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 7♠ 10♠ D♠ 8♠     |
        | Third   | K♠ 9♠ C♠ VI      |
        | Second  | K♦ C♦ B♦ XIII    |
        | Vorhand | IX IV II XVII    |
        | Dealer  | K♣ XII B♣ 9♣     |
        | Vorhand | XIV VII VIII 2♥  |
        | Vorhand | XVI V XI 7♣      |
        | Vorhand | XIX III XV D♣    |
        | Vorhand | Sküs XVIII C♣ 4♦ |
        | Vorhand | XXI A♦ 3♦ 8♣     |
        | Vorhand | XX 4♥ D♥ B♥      |
        | Vorhand | X A♥ 10♣ K♥      |
      Then nobody is next
      And "Pagat" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading | fate                 | payments                                        |
        | stands  | lost by the declarer | Vorhand +60, Second -20, Third -20, Dealer -20  |
        | void    | not scored           | Vorhand +120, Second -40, Third -40, Dealer -40 |

  @clause:KAR-BONUSES-016
  Rule: Of several announcements of the same bonus by one side the first counts, with its own doublings

    @position
    Example: the declarer's Trull was doubled, and his partner has announced it as well
      Second has said Kontra to the first announcement only. 37 1/3 points against 32 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII XII X IX VIII VII VI II I D♥ C♥ 2♥ 3♥ B♦ 2♦ 3♦ 4♦ D♠ C♠ 10♠ 9♠ K♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | Second     |

    @position
    Example: only the second announcement of the Trull was doubled
      The Kontra of the Dealer is to the partner's announcement, which does not count. 47 1/3 points against 22 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XII X IX VIII VI V III I K♥ D♥ C♥ 2♥ 3♥ K♦ D♦ B♦ 4♦ C♠ B♠ 8♠ D♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       |            |

    @position
    Example: both announcements of a Trull that fails are one item
      39 1/3 points against 30 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Retour Trull of Third, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XII X IX VIII IV III II C♥ A♥ 2♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ B♠ 10♠ 8♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | lost    | yes       | Second     |

    @position
    Example: the partner holds the bird, and the declarer announced it first
      43 1/3 points against 26 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIII XI VIII III II I D♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 3♦ C♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |

    @position
    Example: announcements of the two sides are two items
      38 1/3 points against 31 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XII XI X IX VIII VI III II I K♥ 2♥ 3♥ 4♥ B♦ A♦ 4♦ D♠ C♠ B♠ 10♠ 8♠ D♣ C♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Trull | declarer  | won     | yes       |            |
        | Trull | opponents | lost    | yes       |            |

    @dispute:same-bonus-announced-twice
    Scenario Outline: a Trull that both partners announced, the second time at Kontra, is made
      The cards are those of the Rufer won with an announced Trull, 52 points against 18. For each of the two the game 5
      and the Trull 5 x 2 = 10; by each announcement another 5 x 2 x 2 = 20.
      Given the reading "<reading>" of "same-bonus-announced-twice"
      And Vorhand holds "Sküs XIX XVII XV IX II C♥ 4♥ D♦ 9♠ 8♠ C♣"
      And Second holds "XX XVIII VIII VII III B♥ 2♥ 3♥ K♦ D♠ 10♠ B♣"
      And Third holds "XXI XVI XIII XII K♥ D♥ 4♦ K♠ K♣ 10♣ 8♣ 7♣"
      And Dealer holds "XIV XI X V IV A♥ C♦ B♦ A♦ 3♦ C♠ D♣"
      And the Talon is "7♠ VI 9♣" and "2♦ I B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♠"
      And Vorhand takes the second half
      And Vorhand lays away "C♣ C♥ 4♥"
      And the announcing goes "Vorhand ich liege + Trull, Second Gut!, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XVIII XXI IV |
        | Vorhand | 2♦ K♦ 4♦ C♦       |
        | Second  | VII XIII XIV XV   |
        | Vorhand | I VIII XVI V      |
        | Third   | XII X II III      |
        | Third   | K♠ C♠ B♠ 10♠      |
        | Third   | K♥ A♥ XIX 3♥      |
        | Vorhand | D♦ XX 7♣ B♦       |
        | Second  | B♣ K♣ D♣ IX       |
        | Vorhand | 8♠ D♠ 8♣ XI       |
        | Dealer  | A♦ XVII 2♥ D♥     |
        | Vorhand | 9♠ B♥ 10♣ 3♦      |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | once    | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | each    | Vorhand +35, Second -35, Third +35, Dealer -35 |

    @position
    Example: both announcements of a Trull that fails are two items where each counts by itself
      39 1/3 points against 30 2/3.
      Given the reading "each" of "same-bonus-announced-twice"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Trull, Second Kontra Trull of Vorhand, Third Trull, Dealer Kontra Trull of Third, Vorhand Gut!, Second Gut!, Third Retour Trull of Third, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XIV XII X IX VIII IV III II C♥ A♥ 2♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ B♠ 10♠ 8♠ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 11 is "Vorhand XX XII X IX"
      And trick 12 is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        |               |
        | Trull | declarer | lost    | yes       | Second        |
        | Trull | declarer | lost    | yes       | Dealer, Third |

    @position
    Example: the partner's Uhu, which both announced, is made twice where each counts by itself
      43 1/3 points against 26 2/3.
      Given the reading "each" of "same-bonus-announced-twice"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege + Uhu, Second Gut!, Third Uhu, Dealer Kontra Uhu of Third, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XIII XI VIII III II I D♥ A♥ 2♥ 4♥ K♦ D♦ C♦ B♦ 3♦ C♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Third XIX A♥ 2♥ VIII"
      And trick 10 is "Third XVII 10♣ B♦ D♥"
      And trick 11 is "Third II 9♠ 4♥ 10♠"
      And trick 12 is "Third XVIII C♠ 9♣ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       |            |
        | Uhu   | declarer | won     | yes       | Dealer     |

  @clause:KAR-BONUSES-017
  Rule: Where an announcement fails because the other side makes it, only the lost one counts, unless that side announced it too

    @position
    Example: the opponents have the Trull that the declarer announced
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XVIII XV XIV XIII XII XI X IX VIII VII V III II K♥ D♥ A♥ 2♥ 3♥ 4♥ D♦ B♦ K♠ C♠ 10♠ 8♠ K♣ D♣ C♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @position
    Example: both sides announced the Trull, and the opponents have it
      36 1/3 points against 33 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | yes       |

    @position
    Example: the declarer has the Könige that an opponent announced
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Könige, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVI XII XI X IX VII VI V III II I K♥ A♥ K♦ B♦ A♦ 2♦ 3♦ K♠ C♠ 10♠ K♣ D♣ B♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |

    @position
    Example: the opponents have the Könige that the declarer announced
      27 points against 43.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Könige, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVII XVI XIII IX VIII VII VI II C♥ B♥ 2♥ 3♥ C♦ A♦ 2♦ 3♦ 4♦ D♠ C♠ B♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | lost    | yes       |

    @position
    Example: the opponents take the called König of an announced König Ultimo in the last trick
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XV XI VIII V IV II B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |

    @position
    Example: both sides announced König Ultimo, and the opponents take it
      41 1/3 points against 28 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer König ultimo, Vorhand Gut!, Second Gut!, Third Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XV XI VII VI V IV I C♥ A♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ D♠ B♠ 8♠ 7♠ K♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | yes       |

    @position
    Example: an opponent announced König Ultimo, and the declarer's side takes it
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XVIII XVII XIII XII XI X IX VIII VII V IV III II K♥ D♥ B♥ 2♥ 4♥ K♦ D♦ C♦ A♦ 3♦ D♠ C♠ B♠ C♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | opponents | lost    | yes       |

    @position
    Example: the declarer announced a Valat, and the opponents take every trick
      The opponents' Valat is no item beside the lost one. 3 points against 67.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |

    @position
    Example: a Trull that fails without going to the other side is one item as well
      37 1/3 points against 32 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIII XII X IX VIII VII VI III I K♥ D♥ B♥ 4♥ B♦ 2♦ 3♦ K♠ C♠ B♠ 10♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |

    @dispute:announced-bonus-made-by-others
    Scenario Outline: the opponents of a Dreier at Kontra have the Trull that its declarer announced
      The cards are those of the Dreier lost at Kontra with the Trull against it, 28 points against 42. With each of the
      three -20 x 2 - 5 x 2 = -50; with the opponents' Trull in silence -50 - 5 = -55.
      Given the reading "<reading>" of "announced-bonus-made-by-others"
      And Vorhand holds "Sküs XII IX I D♥ 3♥ D♦ C♦ 9♠ C♣ 9♣ 7♣"
      And Second holds "XXI XVI XI VIII A♥ 4♦ C♠ B♠ 10♠ 7♠ K♣ D♣"
      And Third holds "XX XIX XVIII XVII XV XIV K♥ A♦ 3♦ K♠ D♠ 8♣"
      And Dealer holds "X VII VI V III B♥ 2♥ K♦ B♦ 2♦ 8♠ 10♣"
      And the Talon is "IV XIII C♥" and "II B♣ 4♥"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Dreier, Dealer Gut!, Vorhand Gut!"
      And Third takes the second half
      And Third lays away "D♠ B♣ 8♣"
      And the announcing goes "Third ich liege + Trull, Dealer Gut!, Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | 3♥ A♥ K♥ 2♥      |
        | Third   | II X I VIII      |
        | Dealer  | VI IX XXI XIV    |
        | Second  | XVI XIX III Sküs |
        | Vorhand | D♦ 4♦ 3♦ B♦      |
        | Vorhand | C♣ D♣ XX 10♣     |
        | Third   | XV V XII XI      |
        | Third   | XVII VII 7♣ 7♠   |
        | Third   | 4♥ B♥ D♥ K♣      |
        | Vorhand | 9♠ C♠ K♠ 8♠      |
        | Third   | A♦ K♦ C♦ B♠      |
        | Dealer  | 2♦ 9♣ 10♠ XVIII  |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading   | payments                                        |
        | lost-only | Vorhand +50, Second +50, Third -150, Dealer +50 |
        | both      | Vorhand +55, Second +55, Third -165, Dealer +55 |

    @position
    Example: the opponents take an announced König Ultimo, and theirs counts in silence where both do
      40 1/3 points against 29 2/3.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand ich liege, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XV XI VIII V IV II B♥ A♥ 2♥ 3♥ K♦ D♦ C♦ B♦ A♦ 2♦ K♠ D♠ B♠ 9♠ 8♠ 7♠ K♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | König ultimo | declarer  | lost    | yes       |
        | König ultimo | opponents | won     | no        |

    @position
    Example: the declarer announced a Valat, and that of the opponents counts in silence where both do
      3 points against 67.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "4♥ C♦ 7♣"
      And the declarer's side took 0 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | declarer  | lost    | yes       |
        | Valat  | opponents | won     | no        |

    @position
    Example: an announcement of the other side is no silent one where both count
      36 1/3 points against 33 2/3.
      Given the reading "both" of "announced-bonus-made-by-others"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XX XVIII XV XII X IX VIII VI V III II D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 8♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | declarer  | lost    | yes       |
        | Trull | opponents | won     | yes       |

  @clause:KAR-BONUSES-018
  Rule: Bonuses are settled by themselves: whoever loses the game, even with Valat, has not lost them as well

    @position
    Example: an announced Pagat is made in a Dreier that is lost
      24 1/3 points against 45 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVI XV V I C♥ 3♥ D♦ 3♦ 4♦ K♠ 10♠ 9♠ 8♠ 7♠ B♣ 8♣ 7♣"
      And the declarer's side took 4 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII 10♣ B♦ D♥"
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |

    @position
    Example: an announced Trull is made in a Dreier that is lost
      34 2/3 points against 35 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV X IX VIII VI IV III I K♥ C♥ B♥ A♥ 2♥ 3♥ C♦ B♦ B♠ K♣"
      And the declarer's side took 5 of 12 tricks
      And the last trick but one is "Second 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Third XIV XII D♣ V"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | yes       |

    @position
    Example: an announced Pagat is lost in a Dreier that is won
      40 1/3 points against 29 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XII XI X IX VIII VII V K♥ D♥ A♥ 2♥ D♦ C♦ B♦ 2♦ 3♦ K♠ B♠ 7♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII 10♣ B♦ D♥"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand I XIII 4♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: silent Könige are made by opponents who lose
      38 2/3 points against 31 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XII X IX VIII VII V IV I D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ C♦ B♦ A♦ 3♦ D♠ C♠ 10♠ 9♠ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Trull and Könige are made beside an announced Valat that fails
      The game counts as lost with the Valat, the Trull as won. 67 2/3 points against 2 1/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege + Trull + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I K♥ D♥ C♥ B♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 11 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Trull  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: a silent Pagat is made against an announced Valat of the opponents
      With the Valat that failed the game counts as theirs to lose. 12 1/3 points against 57 2/3.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand ich liege, Second Valat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "I 4♥ C♦ K♠ 10♠ 9♠ 7♣"
      And the declarer's side took 1 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second K♠ 9♠ 10♠ I"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | declarer  | won     | no        |
        | Valat | opponents | lost    | yes       |

  @clause:KAR-BONUSES-019
  Rule: In a negative game no silent bonus counts

    @position @dispute:negative-games-basics
    Scenario Outline: the opponents of a Bettler have taken every trick, with Trull and Könige, the last one with the I
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Bettler
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII K♦ B♦ C♥"
      And the last trick but one is "Second XIV 4♥ 8♠ X"
      And the last trick is "Second I 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Trull" is <fate>
      And "Könige" is <fate>
      And "Pagat" is <fate>
      And "Valat" is not scored

      Examples:
        | reading     | fate                 |
        | kontra-only | not scored           |
        | bonuses-too | won by the opponents |

    @position @dispute:negative-games-basics
    Scenario Outline: the one trick of a Piccolo is the last, taken with the I
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Piccolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "I 2♥ 3♥ 4♥"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 1 of 12 tricks
      And trick 9 is "Dealer XIX A♥ D♦ VIII"
      And trick 10 is "Dealer XVII 10♠ B♦ C♥"
      And the last trick but one is "Dealer XIV X 4♦ 8♠"
      And the last trick is "Dealer 2♥ I 3♥ 4♥"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Pagat" is <fate>

      Examples:
        | reading     | fate                |
        | kontra-only | not scored          |
        | bonuses-too | won by the declarer |

    @position @dispute:negative-games-basics
    Scenario Outline: the two tricks of a Zwiccolo hold the four Könige
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Zwiccolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "K♥ 3♥ 4♥ K♦ K♠ K♣ 8♠ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 2 of 12 tricks
      And trick 9 is "Second XIX A♥ D♦ VIII"
      And trick 10 is "Second XVII 10♠ B♦ C♥"
      And the last trick but one is "Second XIV A♦ 7♠ X"
      And the last trick is "Second II 2♥ 9♣ C♣"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Könige" is <fate>
      And "Uhu" is not scored

      Examples:
        | reading     | fate                |
        | kontra-only | not scored          |
        | bonuses-too | won by the declarer |

    @position @dispute:negative-games-basics
    Scenario Outline: the II is beaten in the last trick but one of a Bettel-Ouvert
      Given the reading "<reading>" of "negative-games-basics"
      And Vorhand plays a Bettel-Ouvert
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 0 of 12 tricks
      And trick 9 is "Second XIX A♥ 2♥ VIII"
      And trick 10 is "Second XVII K♦ B♦ C♥"
      And the last trick but one is "Second II 4♥ XIV X"
      And the last trick is "Dealer XVI C♣ 3♥ 7♠"
      When the result is drawn up
      Then "Spiel" is won by the declarer
      And "Uhu" is <fate>

      Examples:
        | reading     | fate                  |
        | kontra-only | not scored            |
        | bonuses-too | lost by the opponents |

    @position
    Scenario Outline: every trick of a negative game is no Valat
      Given Vorhand plays a <game>
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ 10♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 8♣"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And trick 9 is "Vorhand XIX A♥ 2♥ VIII"
      And trick 10 is "Vorhand XVII K♦ B♦ C♥"
      And the last trick but one is "Vorhand XIV 4♥ 8♠ X"
      And the last trick is "Vorhand I 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is lost by the declarer
      And "Valat" is not scored
      And "Trull" is not scored
      And "Könige" is not scored
      And "Pagat" is not scored

      Examples:
        | game            |
        | Piccolo         |
        | Zwiccolo        |
        | Bettler         |
        | Piccolo-Ouvert  |
        | Zwiccolo-Ouvert |
        | Bettel-Ouvert   |

  @clause:KAR-BONUSES-020
  Rule: In a Farbensolo only Valat and alle Könige count in silence too; there is no silent Trull and no silent bird

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the Trull is in the declarer's tricks
      41 2/3 points against 28 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XVIII XVI XV XIII X IX VII VI V IV II I K♥ C♥ A♥ 2♥ 3♥ B♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Trull" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the Trull is in the opponents' tricks
      35 2/3 points against 34 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIV XIII IX VIII VII V IV II K♥ D♥ C♥ A♥ 2♥ 3♥ K♦ B♦ A♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Trull" is <fate>

      Examples:
        | reading | fate                 |
        | none    | not scored           |
        | count   | won by the opponents |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the I takes the last trick, in which nobody else has a trump
      38 2/3 points against 31 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XVIII XVII XVI XIV XII VIII VII V I K♥ B♥ A♥ 2♥ 3♥ 4♥ A♦ 2♦ 4♦ K♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand I 4♥ 2♦ 7♣"
      When the result is drawn up
      Then "Pagat" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the II is beaten in the last trick but one
      45 1/3 points against 24 2/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XIX XVIII XVI XV XI VII I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ D♠ C♠ B♠ 9♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand II V X IX"
      And trick 12 is "Third K♦ 2♦ VIII XIV"
      When the result is drawn up
      Then "Uhu" is <fate>

      Examples:
        | reading | fate                 |
        | none    | not scored           |
        | count   | lost by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the III takes the tenth trick and the IIII the ninth
      41 2/3 points against 28 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XVII XV X IX VIII VII V IV III I K♥ C♥ B♥ A♥ 4♥ K♦ D♦ C♦ A♦ 2♦ 3♦ K♠ D♠ 10♠ 9♠ 8♠ D♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand IV B♥ A♦ 10♣"
      And trick 10 is "Vorhand III 4♥ 2♦ 7♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Kakadu" is <fate>
      And "Wildsau" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the four Könige are in the declarer's tricks
      46 2/3 points against 23 1/3.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XXI XX XVIII XVII XII IX VII V I K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ C♦ B♦ 3♦ K♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And trick 9 is "Vorhand K♥ 2♥ 3♥ A♥"
      And trick 10 is "Vorhand D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Vorhand K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Könige" is <fate>

      Examples:
        | reading | fate                |
        | none    | won by the declarer |
        | count   | won by the declarer |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the four Könige are in the opponents' tricks
      33 points against 37.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XIX XVIII XV XIII XII XI X VI IV III D♥ C♥ 4♥ D♦ C♦ A♦ 2♦ 4♦ D♠ C♠ C♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 9 is "Second K♥ 2♥ 3♥ A♥"
      And trick 10 is "Second D♣ 10♣ 9♣ 8♣"
      And trick 11 is "Second K♠ 8♠ 9♠ 10♠"
      And trick 12 is "Second XX V VII IX"
      When the result is drawn up
      Then "Könige" is <fate>

      Examples:
        | reading | fate                 |
        | none    | won by the opponents |
        | count   | won by the opponents |

    @position @dispute:farbensolo-silent-bonuses
    Scenario Outline: the declarer takes every trick of a Farbensolo
      68 points against 2.
      Given the reading "<reading>" of "farbensolo-silent-bonuses"
      And Vorhand plays a Farbensolo
      And the announcing went "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII V IV III I K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 12 of 12 tricks
      And the last trick but one is "Vorhand K♠ 8♠ 9♠ 10♠"
      And the last trick is "Vorhand XX V VII IX"
      When the result is drawn up
      Then "Valat" is won by the declarer
      And "Könige" is won by the declarer
      And "Trull" is <fate>

      Examples:
        | reading | fate                |
        | none    | not scored          |
        | count   | won by the declarer |

    Example: Trull and Könige in the tricks of a Farbensolo
      Game 25 and Könige 5 × 2 = 10, from each of three. 57 1/3 points against 12 2/3.
      Given Vorhand holds "Sküs XXI XV XIII K♥ D♥ K♦ D♦ A♦ K♠ K♣ D♣"
      And Second holds "XVIII XVI XIV XII II I 3♦ C♠ B♣ 10♣ 8♣ 7♣"
      And Third holds "XX XIX XVII XI VIII III C♥ B♦ 2♦ 4♦ 8♠ 9♣"
      And Dealer holds "IX VI V B♥ A♥ 2♥ 3♥ 4♥ C♦ B♠ 10♠ 7♠"
      And the Talon is "VII X IV" and "9♠ C♣ D♠"
      When the bidding goes "Vorhand Farbensolo, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | A♦ 3♦ 2♦ C♦    |
        | Dealer  | 3♥ D♥ XVIII C♥ |
        | Vorhand | K♣ B♣ 9♣ V     |
        | Vorhand | K♥ XVI XVII A♥ |
        | Vorhand | K♦ XIV B♦ VI   |
        | Vorhand | D♣ 8♣ VIII IX  |
        | Vorhand | K♠ C♠ 8♠ 10♠   |
        | Vorhand | D♦ XII 4♦ 2♥   |
        | Vorhand | XXI II XX 4♥   |
        | Vorhand | XV I III 7♠    |
        | Vorhand | Sküs 10♣ XI B♥ |
        | Vorhand | XIII 7♣ XIX B♠ |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And the payments are "Vorhand +105, Second -35, Third -35, Dealer -35"
