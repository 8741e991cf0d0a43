Feature: Bonuses, made and lost: Pagat Ultimo

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-006
  Rule: Pagat Ultimo is won when the I is played to the last trick and takes it

    Example: Vorhand takes the last trick with the announced Pagat
      1 + 2 = 3 for each of the side.
      Vorhand and Third take tricks 2, 6, 8, 9 and 10: 8 + 9 + 9 + 10 + 17 = 53 Augen. Second and Dealer take tricks 1,
      3, 4, 5 and 7: 4 + 8 + 4 + 9 + 10 = 35 Augen.
      Given Vorhand holds "XVII XV XIV XII X VIII I C♥ B♦ 10♠"
      And Second holds "XVI XIII IX VI A♥ K♦ D♣ C♣ B♣ 10♣"
      And Third holds "Sküs XX XVIII XI V K♥ D♦ C♦ D♠ B♠"
      And Dealer holds "XXI XIX VII IV D♥ B♥ A♦ K♠ C♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII XVI XI VII    |
        | Second  | XIII Sküs IV XVII |
        | Third   | XX XXI VIII IX    |
        | Dealer  | XIX XIV VI XVIII  |
        | Dealer  | K♠ 10♠ 10♣ D♠     |
        | Dealer  | C♠ XV C♣ B♠       |
        | Vorhand | B♦ K♦ C♦ A♦       |
        | Second  | B♣ V K♣ X         |
        | Vorhand | C♥ A♥ K♥ B♥       |
        | Third   | D♦ D♥ I D♣        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 35
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    Example: the partner takes the last trick with the Pagat he announced
      1 + 2 = 3 for each of the side.
      Vorhand and Second take tricks 1, 2, 4, 5, 9 and 10: 6 + 8 + 10 + 4 + 10 + 14 = 52 Augen. Third and Dealer take
      tricks 3, 6, 7 and 8: 4 + 11 + 11 + 10 = 36 Augen.
      Given Vorhand holds "Sküs XIII VI K♥ D♥ D♦ B♦ D♠ K♣ B♣"
      And Second holds "XX XVII XV XIV XII X V IV I C♥"
      And Third holds "XXI IX VIII VII K♦ C♦ A♦ 10♠ D♣ C♣"
      And Dealer holds "XIX XVIII XVI XI B♥ A♥ K♠ C♠ B♠ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Pagat dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII C♣ 10♣  |
        | Second  | X VIII XI Sküs  |
        | Vorhand | B♦ XII A♦ XVIII |
        | Dealer  | K♠ D♠ V 10♠     |
        | Second  | XX VII XVI VI   |
        | Second  | C♥ IX B♥ K♥     |
        | Third   | D♣ XIX K♣ IV    |
        | Dealer  | C♠ XIII XV XXI  |
        | Third   | K♦ A♥ D♦ XIV    |
        | Second  | I C♦ B♠ D♥      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +3, Second +3, Third -3, Dealer -3"

    @position
    Example: an opponent takes the last trick with his announced Pagat in a game his side loses
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII XIII XII VII VI V K♠ C♣ B♣"
      And Second holds "Sküs XXI XI VIII IV B♥ A♥ B♦ C♠ 10♠"
      And Third holds "XX IX K♥ C♥ K♦ D♦ A♦ D♠ K♣ 10♣"
      And Dealer holds "XVII XVI XV XIV X I D♥ C♦ B♠ D♣"
      And the announcing went "…"
        """
        Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + Pagat dagegen, Vorhand Weiter, Second Weiter,
        Third Weiter, Dealer Weiter
        """
      And the declarer's side has "XX XIX XVIII XVII XVI XIII XI X IX VII VI IV D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Vorhand C♣ A♥ K♥ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Dealer     |
        | Pagat | opponents | won     | yes       |            |

    @position
    Example: the announced I takes the ninth trick
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XVIII XVI XIII X V I B♥ C♦ 10♠"
      And Second holds "XIX XV XII VI K♦ D♠ B♠ K♣ D♣ C♣"
      And Third holds "XXI XX XVII IX IV D♥ D♦ A♦ C♠ 10♣"
      And Dealer holds "XIV XI VIII VII K♥ C♥ A♥ B♦ K♠ B♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XI VII V IV I K♥ A♥ A♦ D♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 9 is "Vorhand I K♣ 10♣ A♥"
      And the last trick is "Vorhand XVI C♣ A♦ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: a soloist takes the last trick with it
      49 Augen against 39.
      Given Second plays a Solo
      And Vorhand holds "Sküs XIX XIII VIII VI IV K♦ K♠ B♠ C♣"
      And Second holds "XXI XX XVII XV XIV I B♥ D♦ B♦ B♣"
      And Third holds "XVI XI VII V K♥ D♥ C♥ C♠ 10♠ 10♣"
      And Dealer holds "XVIII XII X IX A♥ C♦ A♦ D♠ K♣ D♣"
      And the announcing went "Vorhand Weiter, Second Solo + Pagat, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XXI XV XIV XIII XI X IX VIII IV I K♥ D♥ D♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Second I K♥ D♠ K♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |

    @dispute:pagat-announcer
    Scenario Outline: the partner announces it, and Vorhand's I takes the last trick
      1 + 1 = 2 in silence, or 1 + 2 = 3 where he may announce it for her.
      Vorhand and Third take tricks 3, 5, 6, 8 and 10: 8 + 10 + 13 + 12 + 12 = 55 Augen. Second and Dealer take tricks
      1, 2, 4, 7 and 9: 4 + 4 + 3 + 10 + 12 = 33 Augen.
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "XXI XIV XI X VI IV I A♥ D♠ 10♣"
      And Second holds "Sküs XIX XVI XIII IX K♥ K♦ K♠ C♠ B♠"
      And Third holds "XX XVIII XVII VIII V C♥ C♦ B♦ A♦ B♣"
      And Dealer holds "XV XII VII D♥ B♥ D♦ 10♠ K♣ D♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | VI XIX XVII VII  |
        | Second  | XVI V XV XI      |
        | Second  | IX XVIII XII XXI |
        | Vorhand | IV XIII VIII 10♠ |
        | Second  | B♠ XX C♣ D♠      |
        | Third   | C♦ D♦ XIV K♦     |
        | Vorhand | A♥ K♥ C♥ B♥      |
        | Second  | K♠ B♦ D♣ X       |
        | Vorhand | 10♣ Sküs B♣ K♣   |
        | Second  | C♠ A♦ D♥ I       |
      Then the declarer's side has 55 Augen and the opponents have 33
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   | turns                                           |
        | holder  | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter                                  |
        | any     | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Weiter, Second Weiter, Third Pagat dazu |

    @dispute:pagat-announcer
    Scenario Outline: an opponent announces it, and his partner's I takes the last trick
      1 × 2 − 1 = 1 in silence, or 1 × 2 − 2 = 0 where he may announce it for him.
      Vorhand and Third take tricks 3, 4, 5, 6, 8 and 9: 4 + 11 + 8 + 13 + 9 + 7 = 52 Augen. Second and Dealer take
      tricks 1, 2, 7 and 10: 6 + 8 + 9 + 13 = 36 Augen.
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "XIX XVIII XVI XII XI IV K♥ C♥ K♠ B♠"
      And Second holds "IX VIII V D♥ B♥ D♠ D♣ C♣ B♣ 10♣"
      And Third holds "XXI XX XVII X VII A♥ D♦ C♦ A♦ C♠"
      And Dealer holds "Sküs XV XIV XIII VI I K♦ B♦ 10♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | C♥ B♥ A♥ VI       |
        | Dealer  | Sküs XII IX XX    |
        | Dealer  | XIV XVIII V VII   |
        | Vorhand | K♥ D♥ XVII XV     |
        | Third   | XXI XIII XIX VIII |
        | Third   | C♦ K♦ XVI D♣      |
        | Vorhand | B♠ D♠ C♠ 10♠      |
        | Second  | B♣ X K♣ IV        |
        | Third   | D♦ B♦ XI 10♣      |
        | Vorhand | K♠ C♣ A♦ I        |
      Then the declarer's side has 52 Augen and the opponents have 36
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   | turns                                               |
        | holder  | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter, Second Kontra Spiel                 |
        | any     | Vorhand 0, Second 0, Third 0, Dealer 0     | Vorhand Weiter, Second Kontra Spiel + Pagat dagegen |

    @dispute:pagat-announcer
    Scenario Outline: Vorhand announces it, and an opponent's I takes the last trick
      1 − 1 = 0 in silence; or 1 − 2 − 1 = −2, since her announcement has failed and the opponent has made it in
      silence.
      Vorhand and Third take tricks 1, 2, 4, 5, 7 and 9: 10 + 15 + 8 + 7 + 4 + 2 = 46 Augen. Second and Dealer take
      tricks 3, 6, 8 and 10: 6 + 11 + 10 + 15 = 42 Augen.
      Given the reading "<reading>" of "pagat-announcer"
      And Vorhand holds "XXI XIX XV VII D♥ B♥ K♣ D♣ B♣ 10♣"
      And Second holds "XIV XIII X VIII VI IV C♥ C♠ B♠ C♣"
      And Third holds "Sküs XX XVI XI K♥ A♥ K♦ C♦ D♠ 10♠"
      And Dealer holds "XVIII XVII XII IX V I D♦ B♦ A♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♣ C♣ XVI V       |
        | Third   | K♦ D♦ XXI XIV     |
        | Vorhand | B♥ C♥ A♥ IX       |
        | Dealer  | XVIII VII IV Sküs |
        | Third   | C♦ B♦ XIX X       |
        | Vorhand | D♥ VI K♥ XII      |
        | Dealer  | XVII XV XIII XX   |
        | Third   | 10♠ K♠ B♣ C♠      |
        | Dealer  | A♦ 10♣ VIII XI    |
        | Third   | D♠ I D♣ B♠        |
      Then the declarer's side has 46 Augen and the opponents have 42
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   | turns          |
        | holder  | Vorhand 0, Second 0, Third 0, Dealer 0     | Vorhand Weiter |
        | any     | Vorhand -2, Second +2, Third -2, Dealer +2 | Vorhand Pagat  |

  @clause:ZWA-BONUSES-007
  Rule: Pagat Ultimo is won in silence too, by the side of whoever holds the I

    @position
    Example: Vorhand's side in silence
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVIII XV X VII VI I C♦ 10♠ 10♣"
      And Second holds "Sküs XVI XII K♦ B♦ K♠ C♠ D♣ C♣ B♣"
      And Third holds "XX XI IX VIII V D♥ B♥ A♥ B♠ K♣"
      And Dealer holds "XIX XVII XIV XIII IV K♥ C♥ D♦ A♦ D♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII V I K♥ D♥ C♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ B♣"
      And the declarer's side took 4 of 10 tricks
      And the last trick is "Dealer K♥ I K♠ A♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |

    @position
    Example: the opponents in silence
      45 Augen against 43.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "IX VIII IV C♥ B♥ C♦ A♦ C♠ D♣ B♣"
      And Second holds "Sküs XVI XI D♥ A♥ K♦ D♦ K♣ C♣ 10♣"
      And Third holds "XXI XX XV XII X VII V K♠ D♠ B♠"
      And Dealer holds "XIX XVIII XVII XIV XIII VI I K♥ B♦ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII X K♥ D♥ C♥ K♦ D♦ B♦ A♦ D♠ C♠ 10♠ D♣ C♣"
      And the declarer's side took 4 of 10 tricks
      And the last trick is "Dealer I C♦ A♥ B♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |

    @position
    Example: an opponent of a soloist in silence
      35 Augen against 53.
      Given Third plays a Solo
      And Vorhand holds "Sküs XVII XV XIII VI I D♥ D♦ C♠ D♣"
      And Second holds "XX XIV X IX VIII VII K♦ A♦ B♠ C♣"
      And Third holds "XXI XVIII XII XI V B♥ A♥ B♦ K♠ K♣"
      And Dealer holds "XIX XVI IV K♥ C♥ C♦ D♠ 10♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "XXI XVII VIII K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣"
      And the declarer's side took 3 of 10 tricks
      And the last trick is "Third A♥ K♥ I K♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | no        |

    Example: a silent Pagat Ultimo of the partner
      1 + 1 = 2 for each of the side.
      Vorhand and Dealer take tricks 1, 2, 6, 8, 9 and 10: 9 + 8 + 8 + 6 + 8 + 16 = 55 Augen. Second and Third take
      tricks 3, 4, 5 and 7: 9 + 8 + 11 + 5 = 33 Augen.
      Given Vorhand holds "Sküs XVII X VI D♥ C♥ B♥ C♦ 10♠ 10♣"
      And Second holds "XIX XI VIII VII V IV K♠ B♠ K♣ C♣"
      And Third holds "XXI XVIII XII IX A♥ B♦ A♦ C♠ D♣ B♣"
      And Dealer holds "XX XVI XV XIV XIII I K♥ K♦ D♦ D♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♠ B♠ C♠ D♠     |
        | Dealer  | XVI Sküs VII XII |
        | Vorhand | C♥ XIX A♥ K♥     |
        | Second  | VIII XXI XIV VI  |
        | Third   | B♦ K♦ C♦ V       |
        | Second  | K♠ IX XV XVII    |
        | Vorhand | B♥ XI XVIII XIII |
        | Third   | A♦ D♦ X IV       |
        | Vorhand | 10♣ C♣ D♣ XX     |
        | Dealer  | I D♥ K♣ B♣       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 33
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    Example: a silent Pagat Ultimo of the opponents in a game they lose
      1 − 1 = 0: nobody pays.
      Vorhand and Dealer take tricks 1, 2, 3, 5, 7 and 8: 8 + 16 + 8 + 4 + 8 + 6 = 50 Augen. Second and Third take
      tricks 4, 6, 9 and 10: 8 + 6 + 11 + 13 = 38 Augen.
      Given Vorhand holds "Sküs XXI XVI XI X A♥ K♠ 10♠ D♣ 10♣"
      And Second holds "XV XIII IX VIII VII V IV I K♦ D♠"
      And Third holds "XVII XIV K♥ B♥ D♦ C♦ C♠ B♠ C♣ B♣"
      And Dealer holds "XX XIX XVIII XII VI D♥ C♥ B♦ A♦ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♠ D♠ C♠ VI     |
        | Dealer  | B♦ XXI K♦ D♦     |
        | Vorhand | Sküs XV XVII XII |
        | Vorhand | 10♣ IX B♣ K♣     |
        | Second  | V XIV XX X       |
        | Dealer  | C♥ A♥ IV B♥      |
        | Second  | XIII K♥ XVIII XI |
        | Dealer  | XIX XVI VII C♣   |
        | Dealer  | D♥ D♣ VIII B♠    |
        | Second  | I C♦ A♦ K♠       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @dispute:pagat-silent-lost
    Scenario Outline: the I takes the last trick
      −1 + 1 = 0 in every reading.
      Vorhand and Third take tricks 3, 6, 8, 9 and 10: 8 + 4 + 5 + 10 + 12 = 39 Augen. Second and Dealer take tricks 1,
      2, 4, 5 and 7: 10 + 15 + 13 + 7 + 4 = 49 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "Sküs XIX XIV VII I D♥ A♥ B♦ B♠ K♣"
      And Second holds "XXI XVII XV IV K♥ B♥ K♠ D♠ C♠ 10♠"
      And Third holds "XX XIII XI VI V C♥ C♦ A♦ C♣ 10♣"
      And Dealer holds "XVIII XVI XII X IX VIII K♦ D♦ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♥ B♥ C♥ X        |
        | Dealer  | K♦ B♦ XXI C♦      |
        | Second  | D♠ XI VIII B♠     |
        | Third   | C♣ D♣ K♣ XV       |
        | Second  | K♥ VI XVI A♥      |
        | Dealer  | XII XIX XVII XIII |
        | Vorhand | XIV IV V XVIII    |
        | Dealer  | D♦ VII 10♠ A♦     |
        | Vorhand | Sküs C♠ XX IX     |
        | Vorhand | I K♠ 10♣ B♣       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 39 Augen and the opponents have 49
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat               | payments                               |
        | beaten        | won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |
        | beaten-by-foe | won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |
        | early-too     | won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |

    @dispute:pagat-by-maerchenstich
    Scenario Outline: a silent Pagat Ultimo in either reading of the Märchenstich
      1 + 1 = 2 in both.
      Vorhand and Third take tricks 3, 4, 5, 7, 9 and 10: 8 + 8 + 8 + 10 + 3 + 17 = 54 Augen. Second and Dealer take
      tricks 1, 2, 6 and 8: 7 + 4 + 6 + 17 = 34 Augen.
      Given the reading "<reading>" of "pagat-by-maerchenstich"
      And Vorhand holds "Sküs XIX XVIII XIII IX I K♦ D♦ C♦ B♠"
      And Second holds "XIV XII VII IV K♥ B♥ B♦ 10♠ K♣ 10♣"
      And Third holds "XX XVII X V D♥ K♠ D♠ C♠ C♣ B♣"
      And Dealer holds "XXI XVI XV XI VIII VI C♥ A♥ A♦ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♠ 10♠ D♠ VIII   |
        | Dealer  | XVI IX VII V     |
        | Dealer  | VI Sküs XIV XVII |
        | Vorhand | K♦ B♦ XX A♦      |
        | Third   | K♠ XI XIII IV    |
        | Vorhand | C♦ XII X XV      |
        | Dealer  | C♥ XIX B♥ D♥     |
        | Vorhand | D♦ K♥ C♠ XXI     |
        | Dealer  | A♥ XVIII 10♣ B♣  |
        | Vorhand | I K♣ C♣ D♣       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                   |
        | made     | won     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | not-made | won     | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @position
    Example: all that is told is that an opponent's I took the last trick
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "C♣"
      And Second holds "A♥"
      And Third holds "XX B♣"
      And Dealer holds "I"
      And the last trick is "Vorhand C♣ A♥ B♣ I"
      When the result is drawn up
      Then "Pagat" is won by the opponents

    @position
    Scenario Outline: an opponent's I takes the last trick, wherever the dealer sits
      Given the dealer is at seat <seat>
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "C♣"
      And Second holds "A♥"
      And Third holds "XX B♣"
      And Dealer holds "I"
      And the last trick is "Vorhand C♣ A♥ B♣ I"
      When the result is drawn up
      Then "Pagat" is won by the opponents

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 2    |

  @clause:ZWA-BONUSES-008
  Rule: An announced Pagat Ultimo is lost when an opponent beats the I in the last trick

    @position
    Example: the announcer's I falls under an opponent's Tarock in the last trick
      48 Augen against 40.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XVIII XVII IX I K♥ B♦ D♠ C♠ C♣"
      And Second holds "XXI XIII X VIII VII V B♥ K♠ K♣ D♣"
      And Third holds "XX XIX XV XI VI IV D♥ K♦ C♦ 10♠"
      And Dealer holds "XVI XIV XII C♥ A♥ D♦ A♦ B♠ B♣ 10♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XIX XVII XIII XII VI V IV K♥ D♥ C♥ B♥ D♦ C♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Vorhand I X C♦ A♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: an opponent's announced I falls under Vorhand's side
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XV XIII IX VI K♥ K♦ D♦ C♠ 10♠"
      And Second holds "XXI XIX XII VIII V IV I A♦ D♠ K♣"
      And Third holds "XX XVII XVI VII D♥ B♥ C♦ B♦ D♣ B♣"
      And Dealer holds "XVIII XIV XI X C♥ A♥ K♠ B♠ C♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Kontra Spiel + Pagat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XX XVII XVI XV XIV XIII XII IX VIII V I B♥ A♥ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Second I B♥ A♥ IX"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Second     |
        | Pagat | opponents | lost    | yes       |            |

    Example: a soloist's announced Pagat is beaten in the last trick
      4 − 2 × 2 = 0 with each of the three.
      Vorhand takes tricks 1, 4, 5, 6, 8 and 9: 8 + 5 + 6 + 7 + 8 + 13 = 47 Augen. The three others take tricks 2, 3, 7
      and 10: 12 + 4 + 12 + 13 = 41 Augen.
      Given Vorhand holds "XXI XX XVII XV XIII VI I K♥ D♥ 10♣"
      And Second holds "XVI XI X IX VII V B♥ A♥ D♦ C♣"
      And Third holds "XIX XVIII XIV XII C♥ A♦ D♠ B♠ 10♠ K♣"
      And Dealer holds "Sküs VIII IV K♦ C♦ B♦ K♠ C♠ D♣ B♣"
      When Vorhand bids "Solo"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI IX XII VIII |
        | Vorhand | D♥ A♥ C♥ Sküs   |
        | Dealer  | IV XV XVI XIX   |
        | Third   | XIV B♣ XVII X   |
        | Vorhand | XX V XVIII C♠   |
        | Vorhand | XIII XI 10♠ K♠  |
        | Vorhand | 10♣ C♣ K♣ D♣    |
        | Third   | A♦ C♦ VI D♦     |
        | Vorhand | K♥ B♥ D♠ B♦     |
        | Vorhand | I VII B♠ K♦     |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-BONUSES-009
  Rule: An announced Pagat Ultimo is lost also when the partner beats the I in the last trick

    @position
    Example: Vorhand's announced I falls under her partner
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XV XIV XIII VII I K♥ C♥ C♦ C♠"
      And Second holds "XIX XI VI A♥ K♦ D♦ K♠ D♠ K♣ B♣"
      And Third holds "Sküs XX XII IX V IV B♦ 10♠ D♣ 10♣"
      And Dealer holds "XVIII XVII XVI X VIII D♥ B♥ A♦ B♠ C♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XV XI X IX VIII IV I K♥ D♥ C♥ B♥ A♥ D♦ D♠ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Dealer X I D♦ XX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: the partner's announced I falls under Vorhand
      38 Augen against 50.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And Vorhand holds "XII IX VIII VI V IV C♥ K♦ D♠ K♣"
      And Second holds "XXI XIX XVI X K♥ B♥ D♦ C♠ C♣ 10♣"
      And Third holds "Sküs XVIII XV VII D♥ C♦ A♦ K♠ 10♠ B♣"
      And Dealer holds "XX XVII XIV XIII XI I A♥ B♦ B♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Pagat dazu, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "XX XIX XVIII V IV I K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And the last trick is "Second C♣ C♦ I V"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | lost    | yes       |

    Example: an opponent's announced I falls under his own partner
      1 × 2 + 2 = 4 for each of Vorhand's side.
      Vorhand and Third take tricks 2, 4, 5, 6, 7 and 8: 4 + 10 + 10 + 11 + 6 + 5 = 46 Augen. Second and Dealer take
      tricks 1, 3, 9 and 10: 13 + 10 + 7 + 12 = 42 Augen.
      Given Vorhand holds "XVI IX VII D♥ A♥ K♦ B♦ A♦ D♣ 10♣"
      And Second holds "XVII XV XIV XII VI I C♥ C♦ 10♠ C♣"
      And Third holds "XXI XX XIII V B♥ D♦ K♠ C♠ B♠ K♣"
      And Dealer holds "Sküs XIX XVIII XI X VIII IV K♥ D♠ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Kontra Spiel + Pagat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | K♦ C♦ D♦ XIX     |
        | Dealer  | XI XVI XV XIII   |
        | Vorhand | A♥ C♥ B♥ K♥      |
        | Dealer  | B♣ 10♣ C♣ K♣     |
        | Third   | K♠ D♠ VII 10♠    |
        | Vorhand | D♣ XIV XXI XVIII |
        | Third   | C♠ VIII IX VI    |
        | Vorhand | B♦ XII XX IV     |
        | Third   | V X D♥ XVII      |
        | Second  | I B♠ Sküs A♦     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 46 Augen and the opponents have 42
      And these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Second     |
        | Pagat | opponents | lost    | yes       |            |
      And "Spiel" brings the declarer 2 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: one of three opponents is beaten by another in a Solo
      46 Augen against 42.
      Given Vorhand plays a Solo
      And Vorhand holds "Sküs XX XVII XIII XII D♥ K♦ C♦ C♣ 10♣"
      And Second holds "XIX XVI XIV VII V I C♥ A♦ K♠ K♣"
      And Third holds "XV VIII K♥ A♥ B♦ C♠ B♠ 10♠ D♣ B♣"
      And Dealer holds "XXI XVIII XI X IX VI IV B♥ D♦ D♠"
      And the announcing went "Vorhand Weiter, Second Kontra Spiel + Pagat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XVI XV XIII XII IX VI V D♥ C♥ B♥ A♥ K♦ D♦ B♦ A♦ K♠ D♠ C♠ B♠"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Second I D♣ XI 10♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Second     |
        | Pagat | opponents | lost    | yes       |            |

    @position
    Example: all that is told of an announced Pagat is that the partner beat the I in the last trick
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "I"
      And Second holds "Sküs A♥"
      And Third holds "XX"
      And Dealer holds "K♦"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the last trick is "Vorhand I A♥ XX K♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Pagat | declarer | lost    | yes       |

  @clause:ZWA-BONUSES-010
  Rule: An announced Pagat Ultimo is lost when the I has to be played before the last trick
    Whether or not it takes that trick; played early without need it has not been made either.

    @position
    Example: the I takes a trick before the last one
      48 Augen against 40.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XVII XV VI V I B♦ A♦ K♣ C♣"
      And Second holds "XIX XVI XIII XI VIII IV B♥ K♠ D♠ B♣"
      And Third holds "XX XVIII X K♥ D♥ C♥ A♥ D♦ B♠ 10♣"
      And Dealer holds "XXI XIV XII IX VII K♦ C♦ C♠ 10♠ D♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XV X IX VIII VII V IV I K♥ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Dealer C♠ I K♠ B♠"
      And the last trick is "Dealer K♦ A♦ B♥ A♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: the I is beaten before the last trick
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVIII XI IX I K♥ D♥ B♥ C♦ B♠"
      And Second holds "XIX XII X VII IV A♥ B♦ D♠ C♠ D♣"
      And Third holds "XX XVI XIV XIII VIII VI D♦ 10♠ C♣ 10♣"
      And Dealer holds "Sküs XVII XV V C♥ K♦ A♦ K♠ K♣ B♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVI XV XIII XI VIII V IV D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ C♠ K♣ D♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand I VII XIV XVII"
      And the last trick is "Dealer K♦ D♥ C♠ VIII"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    @position
    Example: the I falls in the last trick but one
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIX XIV X IX VIII C♦ C♠ 10♠ C♣"
      And Second holds "XXI XVIII XIII XI VII IV C♥ D♦ D♣ 10♣"
      And Third holds "XX XVII XVI V I K♥ D♥ B♦ K♣ B♣"
      And Dealer holds "XV XII VI B♥ A♥ K♦ A♦ K♠ D♠ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Pagat dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XIV XIII XI IX VIII VII VI K♥ D♥ C♥ B♥ A♥ K♦ K♠ D♠ C♠ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 9 is "Vorhand 10♠ XXI I B♠"
      And the last trick is "Second 10♣ B♣ K♦ XIX"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |

    Example: an announced Pagat has to be played early
      1 − 2 = −1 for each of Vorhand's side.
      Vorhand and Third take tricks 2, 3, 5, 7, 9 and 10: 4 + 7 + 5 + 14 + 10 + 9 = 49 Augen. Second and Dealer take
      tricks 1, 4, 6 and 8: 4 + 9 + 10 + 16 = 39 Augen.
      Given Vorhand holds "XII XI X VII V I D♠ B♠ 10♠ K♣"
      And Second holds "XXI XVI XIII VIII IV K♥ D♥ C♥ C♠ C♣"
      And Third holds "Sküs XX XIX XVII XV XIV IX D♦ B♦ K♠"
      And Dealer holds "XVIII VI B♥ A♥ K♦ C♦ A♦ D♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII XVI IX VI     |
        | Second  | IV XIX XVIII X    |
        | Third   | Sküs 10♣ VII VIII |
        | Third   | XX B♥ XI XXI      |
        | Second  | C♥ XVII A♥ V      |
        | Third   | D♦ A♦ I XIII      |
        | Second  | C♠ K♠ D♣ B♠       |
        | Third   | B♦ K♦ K♣ D♥       |
        | Dealer  | B♣ D♠ C♣ XIV      |
        | Third   | XV C♦ 10♠ K♥      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    Example: the partner announces it where he may, and Vorhand's I falls early
      1 − 2 = −1 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 6, 7, 8 and 9: 7 + 9 + 12 + 11 + 8 = 47 Augen. Second and Dealer take tricks 1,
      2, 4, 5 and 10: 8 + 4 + 8 + 12 + 9 = 41 Augen.
      Given the reading "any" of "pagat-announcer"
      And Vorhand holds "XIX XVII XVI XII X VII I B♥ A♦ C♠"
      And Second holds "Sküs XVIII IX K♥ D♥ C♥ A♥ B♠ C♣ B♣"
      And Third holds "XX XV VIII V IV D♦ K♠ D♠ K♣ 10♣"
      And Dealer holds "XXI XIV XIII XI VI K♦ C♦ B♦ 10♠ D♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Pagat dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | VII IX XV XXI      |
        | Dealer  | XI XVII XVIII VIII |
        | Second  | C♥ XX XIV B♥       |
        | Third   | IV VI X Sküs       |
        | Second  | K♥ V XIII I        |
        | Dealer  | 10♠ C♠ B♠ D♠       |
        | Third   | K♣ D♣ XII B♣       |
        | Vorhand | XIX C♣ K♠ B♦       |
        | Vorhand | XVI A♥ D♦ C♦       |
        | Vorhand | A♦ D♥ 10♣ K♦       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: all that is told of an announced Pagat is its Kontra and that the I took the eighth trick
      Given Vorhand plays a Solo
      And Vorhand holds "I 10♣"
      And Second holds "Sküs K♦"
      And Third holds "D♦"
      And Dealer holds "C♦"
      And the announcing went "Vorhand Pagat, Second Kontra Pagat of Vorhand, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And trick 8 is "Second K♦ D♦ C♦ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Pagat | declarer | lost    | yes       | Second     |

  @clause:ZWA-BONUSES-011
  Rule: An unannounced Pagat Ultimo is scored as lost when an opponent beats the I in the last trick

    @position
    Example: Vorhand's I is beaten by an opponent
      48 Augen against 40.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVIII IX VII IV I B♦ K♠ 10♠ K♣ D♣"
      And Second holds "XXI XIX XVII XV VI V C♥ A♦ C♠ B♣"
      And Third holds "Sküs XX XVI XII XI K♥ D♥ D♠ B♠ 10♣"
      And Dealer holds "XIV XIII X VIII B♥ A♥ K♦ D♦ C♦ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XVI XV XII X IX VIII VI V IV D♥ C♥ A♥ K♦ D♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Second XXI K♥ B♥ I"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |

    @position
    Example: an opponent's I is beaten by Vorhand's side
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XV XI K♥ C♥ A♥ K♦ D♦ D♠ D♣"
      And Second holds "Sküs XVI X IX VII A♦ C♠ 10♠ B♣ 10♣"
      And Third holds "XX XIX XVIII XII VI V D♥ B♦ B♠ K♣"
      And Dealer holds "XXI XIV XIII VIII IV I B♥ C♦ K♠ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVII XV XIV XIII XII XI X IX VII IV I K♦ D♦ C♦ B♦ A♦ 10♠ K♣ D♣ C♣ B♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Dealer I D♦ 10♠ XIX"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |

    @position
    Example: a soloist's I is beaten
      49 Augen against 39.
      Given Dealer plays a Solo
      And Vorhand holds "XVII IX VIII VII C♥ B♥ B♦ A♦ B♠ C♣"
      And Second holds "XXI XIX XV XII XI VI A♥ C♠ 10♠ K♣"
      And Third holds "XVI X K♥ D♥ K♦ D♦ C♦ D♠ D♣ 10♣"
      And Dealer holds "Sküs XX XVIII XIV XIII V IV I K♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Solo, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "Sküs XX XVIII XVI XV XIV XII XI X IX VIII VII V K♥ D♥ C♥ B♥ A♥ D♦ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Dealer I A♦ VI C♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |

    Example: a silent Pagat Ultimo is lost in the last trick
      1 − 1 = 0: nobody pays.
      Vorhand and Third take tricks 1, 2, 3, 4, 6 and 9: 6 + 4 + 12 + 12 + 11 + 9 = 54 Augen. Second and Dealer take
      tricks 5, 7, 8 and 10: 8 + 7 + 8 + 11 = 34 Augen.
      Given Vorhand holds "XXI XVII XIII X I K♥ K♦ A♦ D♠ K♣"
      And Second holds "XV XIV XII VIII D♦ B♦ B♠ 10♠ D♣ B♣"
      And Third holds "XX IX VI V IV D♥ C♥ A♥ K♠ 10♣"
      And Dealer holds "Sküs XIX XVIII XVI XI VII B♥ C♦ C♠ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | A♦ B♦ V C♦        |
        | Third   | IX XI XVII XV     |
        | Vorhand | K♣ D♣ 10♣ C♣      |
        | Vorhand | D♠ 10♠ K♠ C♠      |
        | Third   | A♥ B♥ K♥ XIV      |
        | Second  | D♦ XX XVIII K♦    |
        | Third   | D♥ XVI X XII      |
        | Dealer  | Sküs XIII VIII IV |
        | Dealer  | VII XXI B♠ VI     |
        | Vorhand | I B♣ C♥ XIX       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @dispute:pagat-silent-lost
    Scenario Outline: an opponent beats the I in the last trick
      −1 − 1 = −2 in every reading.
      Vorhand and Third take tricks 1, 2, 4, 7 and 8: 4 + 10 + 11 + 6 + 6 = 37 Augen. Second and Dealer take tricks 3,
      5, 6, 9 and 10: 7 + 13 + 8 + 12 + 11 = 51 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "XVIII XVII XV XIV VI I A♥ K♦ D♠ B♣"
      And Second holds "Sküs XXI XI VII B♥ C♦ B♦ A♦ 10♠ 10♣"
      And Third holds "XX VIII K♥ D♥ D♦ K♠ C♠ K♣ D♣ C♣"
      And Dealer holds "XIX XVI XIII XII X IX V IV C♥ B♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XV VII XX XII   |
        | Third   | K♥ C♥ A♥ B♥     |
        | Third   | D♣ XIX B♣ 10♣   |
        | Dealer  | B♠ D♠ 10♠ K♠    |
        | Third   | D♦ IV K♦ C♦     |
        | Dealer  | X XVII XXI VIII |
        | Second  | A♦ D♥ V VI      |
        | Vorhand | XVIII XI C♣ XVI |
        | Vorhand | XIV Sküs K♣ IX  |
        | Second  | B♦ C♠ XIII I    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 37 Augen and the opponents have 51
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                | payments                                   |
        | beaten        | lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | beaten-by-foe | lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | early-too     | lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |

    Example: an opponent's I is beaten in the last trick of a Solo
      4 + 1 × 2 = 6 with each of the three.
      Vorhand takes tricks 4, 6, 7, 8 and 10: 8 + 5 + 8 + 11 + 15 = 47 Augen. The three others take tricks 1, 2, 3, 5
      and 9: 10 + 10 + 9 + 4 + 8 = 41 Augen.
      Given Vorhand holds "Sküs XXI XX XIX XIV XII B♥ C♠ K♣ B♣"
      And Second holds "XVII XIII IX K♥ C♥ K♦ B♦ A♦ K♠ B♠"
      And Third holds "XVIII XVI XV XI X VIII I D♦ C♦ D♠"
      And Dealer holds "VII VI V IV D♥ A♥ 10♠ D♣ C♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ XIII VIII C♣ |
        | Second  | C♥ XVIII D♥ B♥  |
        | Third   | D♠ 10♠ C♠ B♠    |
        | Third   | D♦ VII XIX B♦   |
        | Vorhand | XIV XVII XVI IV |
        | Second  | A♦ C♦ V XII     |
        | Vorhand | Sküs IX XI VI   |
        | Vorhand | XXI K♠ X A♥     |
        | Vorhand | B♣ K♥ XV 10♣    |
        | Third   | I D♣ XX K♦      |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |
      And "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:ZWA-BONUSES-012
  Rule: An unannounced Pagat Ultimo is lost also when the partner beats the I in the last trick, but not when the I is played earlier

    @dispute:pagat-silent-lost
    Scenario Outline: an opponent's I is taken by his own partner in the last trick
      1 + 1 = 2 where it is lost, else 1.
      Vorhand and Third take tricks 2, 3, 4, 5, 7 and 8: 8 + 7 + 9 + 5 + 12 + 9 = 50 Augen. Second and Dealer take
      tricks 1, 6, 9 and 10: 6 + 11 + 7 + 14 = 38 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "Sküs XI IX VII IV C♥ K♠ D♠ C♠ B♠"
      And Second holds "XVIII XVII XV XII X VIII I K♦ K♣ B♣"
      And Third holds "XXI XX XVI V K♥ A♥ D♦ B♦ A♦ C♣"
      And Dealer holds "XIX XIV XIII VI D♥ B♥ C♦ 10♠ D♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♥ XVIII A♥ B♥  |
        | Second  | XV V XIV Sküs   |
        | Vorhand | K♠ VIII XX 10♠  |
        | Third   | C♣ 10♣ VII K♣   |
        | Vorhand | B♠ XII XVI XIII |
        | Third   | K♥ D♥ IX XVII   |
        | Second  | B♣ XXI D♣ XI    |
        | Third   | A♦ C♦ IV K♦     |
        | Vorhand | C♠ X B♦ XIX     |
        | Dealer  | VI D♠ I D♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                 | payments                                   |
        | beaten        | lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | beaten-by-foe | not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @dispute:pagat-silent-lost
    Scenario Outline: Vorhand's I is taken by her partner in the last trick
      1 − 1 = 0 where it is lost, else 1.
      Vorhand and Dealer take tricks 2, 3, 4, 7, 9 and 10: 4 + 8 + 7 + 11 + 10 + 12 = 52 Augen. Second and Third take
      tricks 1, 5, 6 and 8: 4 + 7 + 15 + 10 = 36 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "Sküs VII V I D♥ A♥ K♦ A♦ D♠ K♣"
      And Second holds "XXI XVII XV XII IV D♦ C♠ B♠ D♣ C♣"
      And Third holds "XIX XVIII XIII X K♥ C♥ B♥ K♠ 10♠ 10♣"
      And Dealer holds "XX XVI XIV XI IX VIII VI C♦ B♦ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VII XV XIX VI   |
        | Third   | B♥ XX A♥ IV     |
        | Dealer  | XVI Sküs XII X  |
        | Vorhand | D♠ B♠ 10♠ VIII  |
        | Dealer  | B♦ A♦ D♦ XVIII  |
        | Third   | K♥ IX D♥ XXI    |
        | Second  | D♣ 10♣ B♣ K♣    |
        | Vorhand | K♦ XVII XIII C♦ |
        | Second  | C♣ K♠ XIV V     |
        | Dealer  | XI I C♠ C♥      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 52 Augen and the opponents have 36
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                | payments                                   |
        | beaten        | lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | beaten-by-foe | not scored           | Vorhand +1, Second -1, Third -1, Dealer +1 |
        | early-too     | lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:pagat-silent-lost
    Scenario Outline: Vorhand's I falls under her partner in an earlier trick
      1 − 1 = 0 where an early I is lost, else 1.
      Vorhand and Third take tricks 1, 2, 5, 6, 8 and 9: 4 + 8 + 8 + 12 + 6 + 10 = 48 Augen. Second and Dealer take
      tricks 3, 4, 7 and 10: 12 + 7 + 8 + 13 = 40 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "Sküs XV XIV VII I A♦ K♠ B♠ D♣ B♣"
      And Second holds "V IV C♥ B♥ D♦ B♦ D♠ 10♠ K♣ C♣"
      And Third holds "XX XIX XVIII XVI XII X IX K♥ D♥ K♦"
      And Dealer holds "XXI XVII XIII XI VIII VI A♥ C♦ C♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VII V XIX VIII  |
        | Third   | XVI XI I IV     |
        | Third   | X XXI XIV K♣    |
        | Dealer  | XVII XV D♦ IX   |
        | Dealer  | 10♣ D♣ C♣ XX    |
        | Third   | D♥ A♥ Sküs C♥   |
        | Vorhand | B♣ D♠ XII XIII  |
        | Dealer  | C♠ B♠ 10♠ XVIII |
        | Third   | K♦ C♦ A♦ B♦     |
        | Third   | K♥ VI K♠ B♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 48 Augen and the opponents have 40
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                | payments                                   |
        | beaten        | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:pagat-silent-lost
    Scenario Outline: Vorhand's I falls under an opponent in an earlier trick
      1 − 1 = 0 where an early I is lost, else 1.
      Vorhand and Third take tricks 1, 4, 5, 6, 7, 9 and 10: 4 + 7 + 4 + 8 + 17 + 8 + 6 = 54 Augen. Second and Dealer
      take tricks 2, 3 and 8: 12 + 13 + 9 = 34 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "XXI XIX XV X VII I C♥ C♦ A♦ D♣"
      And Second holds "XVIII IX VIII V IV K♥ A♥ D♠ C♠ 10♠"
      And Third holds "XX XVII XVI XIV XIII B♥ K♦ B♦ K♣ B♣"
      And Dealer holds "Sküs XII XI VI D♥ D♦ K♠ B♠ C♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | VII V XVI XI      |
        | Third   | XX Sküs I IV      |
        | Dealer  | C♣ D♣ VIII K♣     |
        | Second  | C♠ XVII B♠ XIX    |
        | Vorhand | XV IX XIII VI     |
        | Vorhand | XXI XVIII XIV XII |
        | Vorhand | C♦ K♥ K♦ D♦       |
        | Third   | B♥ D♥ C♥ A♥       |
        | Dealer  | K♠ X 10♠ B♣       |
        | Vorhand | A♦ D♠ B♦ 10♣      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                | payments                                   |
        | beaten        | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:pagat-silent-lost
    Scenario Outline: an opponent's I takes an earlier trick
      1 + 1 = 2 where an early I is lost, else 1.
      Vorhand and Third take tricks 1, 3, 6, 7, 9 and 10: 4 + 12 + 5 + 6 + 14 + 10 = 51 Augen. Second and Dealer take
      tricks 2, 4, 5 and 8: 8 + 12 + 8 + 9 = 37 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "XIX XVII XVI XIV XIII XI VIII C♠ D♣ B♣"
      And Second holds "Sküs XVIII XII VI IV I K♥ B♦ D♠ K♣"
      And Third holds "XX X IX V D♥ C♥ B♥ C♦ K♠ C♣"
      And Dealer holds "XXI XV VII A♥ K♦ D♦ A♦ B♠ 10♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XVI XII IX XV   |
        | Vorhand | XIV Sküs XX VII |
        | Second  | D♠ K♠ 10♠ C♠    |
        | Third   | C♣ 10♣ D♣ K♣    |
        | Second  | XVIII V XXI XIX |
        | Dealer  | B♠ XIII IV X    |
        | Vorhand | XI VI D♥ A♦     |
        | Vorhand | B♣ I B♥ A♥      |
        | Second  | K♥ C♥ K♦ XVII   |
        | Vorhand | VIII B♦ C♦ D♦   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 51 Augen and the opponents have 37
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                 | payments                                   |
        | beaten        | not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @dispute:pagat-silent-lost
    Scenario Outline: a soloist's I falls early
      4 − 2 = 2 with each of the three where an early I is lost, else 4.
      Vorhand takes tricks 2, 3, 4, 6 and 9: 10 + 4 + 14 + 11 + 8 = 47 Augen. The three others take tricks 1, 5, 7, 8
      and 10: 8 + 3 + 5 + 12 + 13 = 41 Augen.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand holds "Sküs XVII XVI XI VI V IV I K♥ B♦"
      And Second holds "XV XIV VIII C♥ A♥ C♦ C♠ 10♠ D♣ B♣"
      And Third holds "X VII K♦ A♦ K♠ D♠ B♠ K♣ C♣ 10♣"
      And Dealer holds "XXI XX XIX XVIII XIII XII IX D♥ B♥ D♦"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | I XV X XIII       |
        | Second  | 10♠ D♠ XIX Sküs   |
        | Vorhand | XVII VIII VII XII |
        | Vorhand | K♥ A♥ K♠ D♥       |
        | Vorhand | VI XIV 10♣ XVIII  |
        | Dealer  | B♥ V C♥ K♣        |
        | Vorhand | XVI C♦ A♦ XX      |
        | Dealer  | XXI IV D♣ B♠      |
        | Dealer  | IX XI C♠ C♣       |
        | Vorhand | B♦ B♣ K♦ D♦       |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And "Pagat" is <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                | payments                                    |
        | beaten        | not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | beaten-by-foe | not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | early-too     | lost by the declarer | Vorhand +6, Second -2, Third -2, Dealer -2  |

    @position
    Example: the I took an earlier trick
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVIII XI VI V I K♠ B♠ 10♣"
      And Second holds "Sküs X IX VII D♥ B♥ K♦ C♦ 10♠ B♣"
      And Third holds "XX XV XIV IV K♥ C♥ A♥ D♦ B♦ A♦"
      And Dealer holds "XVII XVI XIII XII VIII D♠ C♠ K♣ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XV XII IX VII I K♥ D♥ B♥ A♥ D♦ K♠ D♠ 10♠ K♣ C♣"
      And the declarer's side took 5 of 10 tricks
      And trick 9 is "Vorhand I D♥ A♥ C♣"
      And the last trick is "Vorhand B♠ C♦ A♦ C♠"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the last trick is taken by a suit card and the I is long gone
      54 Augen against 34.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XXI XIX XVIII XVII VIII VII IV D♥ C♦ D♠"
      And Second holds "XX XVI XII IX V K♥ 10♠ K♣ B♣ 10♣"
      And Third holds "Sküs XI X VI I B♥ K♦ K♠ D♣ C♣"
      And Dealer holds "XV XIV XIII C♥ A♥ D♦ B♦ A♦ C♠ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XIX XVII XVI XV XII XI VII VI K♥ D♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ B♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second V I XIII VIII"
      And the last trick is "Vorhand D♥ K♣ C♣ A♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position @dispute:pagat-silent-lost
    Scenario Outline: the partner's XXI beats the I, in the last trick or before
      49 Augen against 39. The first result has that trick at the end, the second as the eighth of ten.
      Given the reading "<reading>" of "pagat-silent-lost"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And the last trick is "Third XIII XXI C♠ I"
      When the result is drawn up
      Then "Pagat" is <at the end>
      Given trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then "Pagat" is <before>

      Examples:
        | reading       | at the end            | before                |
        | beaten        | lost by the opponents | not scored            |
        | beaten-by-foe | not scored            | not scored            |
        | early-too     | lost by the opponents | lost by the opponents |

    @position
    Example: all that is told is that the partner beat the silent I in the last trick
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "VI"
      And Second holds "A♥"
      And Third holds "XX I"
      And Dealer holds "K♦"
      And the last trick is "Vorhand VI A♥ I K♦"
      When the result is drawn up
      Then "Pagat" is lost by the declarer

  @clause:ZWA-BONUSES-013
  Rule: A Märchenstich in the last trick wins the Pagat Ultimo

    @dispute:pagat-by-maerchenstich
    Scenario Outline: an announced Pagat takes Sküs and XXI in the last trick
      1 + 2 = 3, or 1 − 2 = −1, for each of Vorhand's side. The Mond is not caught.
      Vorhand and Third take tricks 1, 2, 4, 6, 9 and 10: 14 + 4 + 4 + 13 + 4 + 15 = 54 Augen. Second and Dealer take
      tricks 3, 5, 7 and 8: 12 + 10 + 5 + 7 = 34 Augen.
      Given the reading "<reading>" of "pagat-by-maerchenstich"
      And Vorhand holds "XVII XIV X IX VIII I K♥ D♦ C♦ D♣"
      And Second holds "Sküs XIX XIII VII V C♥ K♠ B♠ K♣ B♣"
      And Third holds "XX XVI XV XI D♥ A♥ K♦ C♠ C♣ 10♣"
      And Dealer holds "XXI XVIII XII VI IV B♥ B♦ A♦ D♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ C♥ D♥ B♥     |
        | Vorhand | X V XVI XII     |
        | Third   | K♦ B♦ D♦ XIII   |
        | Second  | VII XX VI IX    |
        | Third   | 10♣ IV D♣ K♣    |
        | Dealer  | D♠ XVII K♠ C♠   |
        | Vorhand | C♦ XIX XI A♦    |
        | Second  | B♣ C♣ XVIII XIV |
        | Dealer  | 10♠ VIII B♠ XV  |
        | Third   | A♥ XXI I Sküs   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 54 Augen and the opponents have 34
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                   |
        | made     | won     | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | not-made | lost    | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @dispute:pagat-by-maerchenstich
    Scenario Outline: a silent Pagat takes Sküs and XXI in the last trick
      1 + 1 = 2, or 1 − 1 = 0, for each of Vorhand's side.
      Vorhand and Third take tricks 3, 5, 6, 9 and 10: 4 + 8 + 10 + 9 + 18 = 49 Augen. Second and Dealer take tricks 1,
      2, 4, 7 and 8: 4 + 9 + 6 + 13 + 7 = 39 Augen.
      Given the reading "<reading>" of "pagat-by-maerchenstich"
      And Vorhand holds "XVII XIV XI X VIII I C♦ 10♠ K♣ D♣"
      And Second holds "Sküs XVIII XV XIII V B♥ A♥ A♦ C♣ 10♣"
      And Third holds "XX VI K♥ D♥ C♥ K♦ B♦ K♠ C♠ B♠"
      And Dealer holds "XXI XIX XVI XII IX VII IV D♦ D♠ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | XI XVIII VI IV   |
        | Second  | A♦ B♦ D♦ C♦      |
        | Dealer  | VII XIV XV XX    |
        | Third   | D♥ XVI VIII A♥   |
        | Dealer  | XII XVII XIII K♥ |
        | Vorhand | K♣ 10♣ C♥ B♣     |
        | Vorhand | D♣ C♣ K♦ XIX     |
        | Dealer  | D♠ 10♠ V B♠      |
        | Second  | B♥ K♠ IX X       |
        | Vorhand | I Sküs C♠ XXI    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                   |
        | made     | won     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | not-made | lost    | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:pagat-by-maerchenstich
    Scenario Outline: an opponent's silent Pagat takes them
      1 − 1 = 0, or 1 + 1 = 2, for each of Vorhand's side.
      Vorhand and Third take tricks 2, 4, 5, 6, 7 and 9: 8 + 4 + 10 + 6 + 6 + 11 = 45 Augen. Second and Dealer take
      tricks 1, 3, 8 and 10: 10 + 7 + 9 + 17 = 43 Augen.
      Given the reading "<reading>" of "pagat-by-maerchenstich"
      And Vorhand holds "Sküs XVIII XVI XIII V B♦ C♠ B♠ 10♠ 10♣"
      And Second holds "XVII XV XIV X IX VIII I D♥ K♣ C♣"
      And Third holds "XX XIX VII IV K♥ C♥ B♥ A♥ C♦ A♦"
      And Dealer holds "XXI XII XI VI K♦ D♦ K♠ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ VIII IV K♠  |
        | Second  | C♣ VII D♣ 10♣  |
        | Third   | A♦ D♦ B♦ XV    |
        | Second  | XVII XX XI V   |
        | Third   | C♦ K♦ XVIII IX |
        | Vorhand | 10♠ X XIX D♠   |
        | Third   | A♥ XII XIII D♥ |
        | Vorhand | B♠ XIV K♥ VI   |
        | Second  | K♣ C♥ B♣ XVI   |
        | Vorhand | Sküs I B♥ XXI  |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 45 Augen and the opponents have 43
      And "Pagat" is <outcome> by the opponents
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                   |
        | made     | won     | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | not-made | lost    | Vorhand +2, Second -2, Third +2, Dealer -2 |

    @dispute:pagat-by-maerchenstich
    Scenario Outline: a soloist's silent Pagat takes them in a Solo
      4 + 1 × 2 = 6, or 4 − 2 = 2, with each of the three.
      Vorhand takes tricks 3, 5, 7, 9 and 10: 6 + 11 + 7 + 10 + 15 = 49 Augen. The three others take tricks 1, 2, 4, 6
      and 8: 4 + 10 + 11 + 10 + 4 = 39 Augen.
      Given the reading "<reading>" of "pagat-by-maerchenstich"
      And Vorhand holds "XVII XVI XV XIV X VIII I B♦ D♠ 10♣"
      And Second holds "Sküs XIII IX VI IV B♥ K♦ B♠ 10♠ B♣"
      And Third holds "XX XVIII XI VII D♥ C♥ D♦ C♦ A♦ C♣"
      And Dealer holds "XXI XIX XII V K♥ A♥ K♠ C♠ K♣ D♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | VIII IV XI XII     |
        | Dealer  | K♠ D♠ 10♠ XX       |
        | Third   | C♥ A♥ XVII B♥      |
        | Vorhand | B♦ K♦ C♦ V         |
        | Dealer  | K♥ X IX D♥         |
        | Vorhand | 10♣ B♣ C♣ K♣       |
        | Dealer  | C♠ XV B♠ VII       |
        | Vorhand | XIV XIII XVIII XIX |
        | Dealer  | D♣ XVI VI D♦       |
        | Vorhand | I Sküs A♦ XXI      |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                    |
        | made     | won     | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | not-made | lost    | Vorhand +6, Second -2, Third -2, Dealer -2  |

    @position
    Example: all that is told is a last trick that the I took with a Märchenstich
      Sküs and XXI lie in it as well.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs"
      And Second holds "XXI"
      And Third holds "XX"
      And Dealer holds "I"
      And the last trick is "Vorhand Sküs XXI XX I"
      When the result is drawn up
      Then "Pagat" is won by the opponents
