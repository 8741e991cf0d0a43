Feature: Bonuses, made and lost: Trull and alle Könige

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The last words under a title give the points of both sides; 35 2/3 or more win the game for the declarer's side.

  Background:
    Given the rules "karl"

  @clause:KAR-BONUSES-001
  Rule: The side with all three cards of the Trull in its tricks, its share of the Talon and what it laid away has the Trull

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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
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
      Then it is nobody's turn
      And these items are scored:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"
