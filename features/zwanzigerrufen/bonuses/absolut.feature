Feature: Bonuses, made and lost: Absolut

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-BONUSES-001
  Rule: For an Absolut one side has to have 32 Augen or fewer

    @position
    Example: the declarer's side has 32
      32 Augen against 56.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII XVII XII VI I C♥ C♦ B♦ C♣"
      And Second holds "XV XIII VIII VII V IV A♦ K♠ 10♠ K♣"
      And Third holds "XX X IX D♥ B♥ A♥ K♦ D♦ C♠ 10♣"
      And Dealer holds "Sküs XXI XVI XIV XI K♥ D♠ B♠ D♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIV XII XI X IX VI V IV D♥ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 5 of 10 tricks
      And trick 8 is "Vorhand I XIII D♦ Sküs"
      And the last trick is "Vorhand C♦ VII B♥ D♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |

    @position
    Example: the declarer's side has 33
      33 Augen against 55.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XVI XII IX VI I B♥ A♥ C♦ B♠"
      And Second holds "Sküs XIX XVIII X VIII V K♥ C♥ A♦ D♠"
      And Third holds "XX XI VII IV D♥ K♠ C♠ K♣ B♣ 10♣"
      And Dealer holds "XXI XV XIV XIII K♦ D♦ B♦ 10♠ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XII XI X IX V C♦ B♦ A♦ K♠ D♠ B♠ 10♠ K♣ D♣ C♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 2 is "Dealer XIII I Sküs XX"
      And the last trick is "Second C♥ C♠ K♦ B♥"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the opponents have 32
      56 Augen against 32.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XIV X IX VIII I A♥ K♦ K♣ C♣ B♣"
      And Second holds "XXI XX XVII XII XI V C♥ K♠ C♠ 10♣"
      And Third holds "XIX XVIII XV VI K♥ D♥ B♥ C♦ D♠ D♣"
      And Dealer holds "Sküs XVI XIII VII IV D♦ B♦ A♦ B♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVII XV XIV XI X IX VI IV K♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Second V XVIII XIII I"
      And the last trick is "Second K♠ K♥ B♠ K♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

    @position
    Example: the opponents have 33
      55 Augen against 33.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XV XIV XII IX V B♥ K♦ B♦ D♠ B♣"
      And Second holds "XX XIX XIII VII IV D♥ A♥ D♦ 10♠ K♣"
      And Third holds "Sküs XVII X VIII K♥ C♥ C♦ A♦ C♣ 10♣"
      And Dealer holds "XXI XVIII XVI XI VI I K♠ C♠ B♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XV XIII XII XI X VIII V I K♥ A♥ K♦ C♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand V XX VIII I"
      And the last trick is "Second A♥ C♦ K♠ K♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the three others have 32 in a Solo
      56 Augen against 32.
      Given Vorhand plays a Solo
      And Vorhand holds "XXI XVIII XIV XI IX V I A♥ C♣ B♣"
      And Second holds "Sküs XX XVII XVI IV K♥ D♥ B♥ A♦ 10♠"
      And Third holds "XIX XIII XII VIII D♦ C♦ K♠ D♠ C♠ K♣"
      And Dealer holds "XV X VII VI C♥ K♦ B♦ B♠ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XVIII XVII XVI XII XI X VIII VII V I K♥ D♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ B♠ 10♠ C♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 9 is "Vorhand I D♥ D♦ K♦"
      And the last trick is "Vorhand C♣ K♥ K♠ 10♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

    @position
    Example: the soloist of a Solo has 33
      33 Augen against 55.
      Given Third plays a Solo
      And Vorhand holds "XIX XII VIII VII K♠ C♠ B♠ K♣ B♣ 10♣"
      And Second holds "XVII XVI XI VI IV I B♥ D♦ D♠ D♣"
      And Third holds "XXI XX XVIII XV IX V K♥ B♦ 10♠ C♣"
      And Dealer holds "Sküs XIV XIII X D♥ C♥ A♥ K♦ C♦ A♦"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "XXI XX XIX XVIII XV XIV XIII XI VIII VI IV I K♦ A♦ C♠ K♣"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Dealer XIV XIX I XXI"
      And the last trick is "Third XV K♦ C♠ VI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the soloist of a Farbensolo has 32
      32 Augen against 56.
      Given Second plays a Farbensolo
      And Vorhand holds "XVI IX VII VI D♥ A♥ B♦ C♣ B♣ 10♣"
      And Second holds "XX XV VIII K♥ B♥ K♦ C♦ K♠ D♠ 10♠"
      And Third holds "XVIII XVII XIV XIII XII XI I D♦ B♠ K♣"
      And Dealer holds "Sküs XXI XIX X V IV C♥ A♦ C♠ D♣"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XIX XVIII XVII XII IX VII V K♥ C♥ A♥ K♠ D♠ C♠ B♠ 10♠ C♣"
      And the declarer's side took 4 of 10 tricks
      And trick 9 is "Second B♥ I XXI D♥"
      And the last trick is "Vorhand B♣ K♦ XI IV"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |

    @position
    Example: the soloist of a Farbensolo has 33
      33 Augen against 55.
      Given Second plays a Farbensolo
      And Vorhand holds "XIX XVII XI X IX VIII V K♦ D♠ C♠"
      And Second holds "XXI XVIII XII VII K♥ D♦ B♦ K♣ D♣ C♣"
      And Third holds "Sküs XVI XV XIII IV I D♥ K♠ B♣ 10♣"
      And Dealer holds "XX XIV VI C♥ B♥ A♥ C♦ A♦ B♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XX XVII XIII XI VIII VI V K♥ D♥ C♥ A♥ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 9 is "Second B♦ I C♦ XIX"
      And the last trick is "Dealer B♥ X XVIII XVI"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    Example: an Absolut with exactly 32 on the other side
      Game 1 and silent Absolut 1: 1 + 1 = 2 for each of the side.
      Vorhand and Dealer take tricks 3, 4, 6, 7, 8, 9 and 10: 10 + 8 + 8 + 5 + 9 + 3 + 13 = 56 Augen. Second and Third
      take tricks 1, 2 and 5: 13 + 11 + 8 = 32 Augen.
      Given Vorhand holds "XIV XII IX VI I C♥ B♥ A♦ C♠ D♣"
      And Second holds "XV V IV D♥ A♥ B♦ D♠ 10♠ K♣ B♣"
      And Third holds "XVIII XVII X VIII K♦ C♦ K♠ B♠ C♣ 10♣"
      And Dealer holds "Sküs XXI XX XIX XVI XIII XI VII K♥ D♦"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♥ D♥ VIII K♥   |
        | Third   | K♦ D♦ A♦ B♦     |
        | Third   | B♠ XX C♠ D♠     |
        | Dealer  | XXI XIV IV X    |
        | Dealer  | XI I V XVIII    |
        | Third   | XVII Sküs IX XV |
        | Dealer  | XIX VI A♥ C♣    |
        | Dealer  | XIII XII B♣ K♠  |
        | Dealer  | XVI B♥ 10♠ 10♣  |
        | Dealer  | VII D♣ K♣ C♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 56 Augen and the opponents have 32
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    @position
    Example: both sides above 32
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XIV XI IX V B♥ B♦ A♦ K♣ B♣"
      And Second holds "XXI XIX XVIII XII VIII D♥ K♦ K♠ C♠ C♣"
      And Third holds "Sküs XX X VII VI D♦ C♦ D♠ B♠ D♣"
      And Dealer holds "XVI XV XIII IV I K♥ C♥ A♥ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XIV XIII XI K♥ D♥ C♥ B♥ B♦ K♠ D♠ C♠ B♠ 10♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Second K♦ D♦ I A♦"
      And the last trick is "Third C♦ A♥ K♣ XII"
      When the result is drawn up
      Then "Absolut" is not scored

    @position
    Example: Vorhand's side announced it and the opponents have 32
      56 Augen against 32.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XV XI VIII VII VI K♥ D♦ C♠ 10♣"
      And Second holds "XVIII XIII IV I D♥ B♥ C♦ K♠ K♣ D♣"
      And Third holds "XX XIX XIV XII X V C♥ K♦ B♦ D♠"
      And Dealer holds "Sküs XVII XVI IX A♥ A♦ B♠ 10♠ C♣ B♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIV XIII XII X VIII VII K♥ D♥ C♥ B♥ A♥ D♦ C♦ B♦ A♦ B♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 7 is "Third K♦ IX VI I"
      And the last trick is "Third XIV B♠ VII B♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |

    @position
    Example: the opponents announced it and Vorhand's side has 32
      32 Augen against 56.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And Vorhand holds "XVI XIV X IX C♥ C♦ A♦ K♣ D♣ B♣"
      And Second holds "XVIII XVII XV XII VIII B♥ B♦ K♠ B♠ 10♣"
      And Third holds "Sküs XIX XIII XI VII VI V IV I C♠"
      And Dealer holds "XXI XX K♥ D♥ A♥ K♦ D♦ D♠ 10♠ C♣"
      And the announcing went "Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XXI XX XVI XV XIV XIII XII X VIII VII V K♥ C♦ D♠ C♠ B♠"
      And the declarer's side took 4 of 10 tricks
      And trick 5 is "Dealer C♣ D♣ 10♣ I"
      And the last trick is "Dealer 10♠ B♣ K♠ Sküs"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | yes       |

  @clause:ZWA-BONUSES-002
  Rule: The Absolut belongs to the opponents of the side with 32 Augen or fewer, be they the declarer's side or the defenders

    @dispute:absolut-whose-bonus
    Scenario Outline: Vorhand's side has 30 and nothing was announced
      Game −1; the Absolut is the opponents' −1, or her side's +1: −1 − 1 = −2, or −1 + 1 = 0.
      Vorhand and Third take tricks 1, 3, 5 and 6: 9 + 6 + 7 + 8 = 30 Augen. Second and Dealer take tricks 2, 4, 7, 8, 9
      and 10: 4 + 4 + 10 + 14 + 17 + 9 = 58 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "XXI XVIII XVI VI IV K♦ D♦ C♠ K♣ 10♣"
      And Second holds "XVII XIII XII VII V K♥ A♥ B♦ K♠ D♣"
      And Third holds "XX XIX XI X D♥ C♥ B♥ C♦ D♠ 10♠"
      And Dealer holds "Sküs XV XIV IX VIII I A♦ B♠ C♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♦ B♦ C♦ A♦      |
        | Vorhand | VI XIII XI IX    |
        | Second  | A♥ D♥ VIII XVIII |
        | Vorhand | IV XVII X XIV    |
        | Second  | D♣ XIX B♣ 10♣    |
        | Third   | XX XV XXI XII    |
        | Vorhand | XVI VII C♥ Sküs  |
        | Dealer  | B♠ C♠ K♠ D♠      |
        | Second  | K♥ B♥ I K♣       |
        | Dealer  | C♣ K♦ V 10♠      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 58
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | <whose>  | won     | no        |
      And the payments are "<payments>"

      Examples:
        | reading   | whose     | payments                                   |
        | opponents | opponents | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | low-side  | declarer  | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:absolut-whose-bonus
    Scenario Outline: the opponents stay below 33 and nothing was announced
      Game +1; the Absolut is the winners' +1, or the opponents' −1: 1 + 1 = 2, or 1 − 1 = 0.
      Vorhand and Third take tricks 1, 2, 4, 5, 7, 8 and 10: 8 + 8 + 10 + 8 + 10 + 12 + 6 = 62 Augen. Second and Dealer
      take tricks 3, 6 and 9: 4 + 10 + 12 = 26 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "Sküs XIX XVIII XVI XV XI IX VIII K♥ C♥"
      And Second holds "VII VI IV B♥ A♥ K♦ C♦ B♦ A♦ B♣"
      And Third holds "XX XII X D♦ D♠ C♠ B♠ 10♠ K♣ D♣"
      And Dealer holds "XXI XVII XIV XIII V I D♥ K♠ C♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | C♥ A♥ XX D♥       |
        | Third   | XII XVII Sküs VII |
        | Vorhand | VIII IV X XIII    |
        | Dealer  | C♣ XVIII B♣ D♣    |
        | Vorhand | XI VI K♣ V        |
        | Vorhand | XVI A♦ D♠ XXI     |
        | Dealer  | K♠ XIX B♥ B♠      |
        | Vorhand | XV C♦ C♠ I        |
        | Vorhand | K♥ B♦ D♦ XIV      |
        | Dealer  | 10♣ IX K♦ 10♠     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 62 Augen and the opponents have 26
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | <whose>  | won     | no        |
      And the payments are "<payments>"

      Examples:
        | reading   | whose     | payments                                   |
        | opponents | declarer  | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | low-side  | opponents | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @dispute:absolut-whose-bonus
    Scenario Outline: a soloist stays below 33
      Game −4; in a Solo the Absolut counts 2: −4 − 2 = −6, or −4 + 2 = −2, with each of the three.
      Second takes tricks 2, 7 and 9: 8 + 7 + 7 = 22 Augen. The three others take tricks 1, 3, 4, 5, 6, 8 and 10: 9 + 4
      + 12 + 8 + 13 + 10 + 10 = 66 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "Sküs XXI XV X VII VI D♦ C♦ K♣ D♣"
      And Second holds "XX XVI XIV XI VIII K♦ B♦ C♠ B♣ 10♣"
      And Third holds "XVII IX V I D♥ C♥ B♥ A♥ K♠ 10♠"
      And Dealer holds "XIX XVIII XIII XII IV K♥ A♦ D♠ B♠ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♦ K♦ XVII A♦   |
        | Third   | I IV VI XI      |
        | Second  | XIV IX XIX XV   |
        | Dealer  | D♠ Sküs C♠ 10♠  |
        | Vorhand | XXI XVI V XVIII |
        | Vorhand | K♣ 10♣ K♠ C♣    |
        | Vorhand | X XX D♥ XIII    |
        | Second  | B♣ C♥ XII D♣    |
        | Dealer  | K♥ VII VIII A♥  |
        | Second  | B♦ B♥ B♠ D♦     |
      Then the contract is Solo and Second is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 22 Augen and the opponents have 66
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | <whose>  | won     | no        |
      And the payments are "<payments>"

      Examples:
        | reading   | whose     | payments                                    |
        | opponents | opponents | Vorhand +6, Second -18, Third +6, Dealer +6 |
        | low-side  | declarer  | Vorhand +2, Second -6, Third +2, Dealer +2  |

    @dispute:absolut-whose-bonus
    Scenario Outline: the opponents of a Farbensolo stay below 33
      Game +4, Absolut 1: 4 + 1 = 5, or 4 − 1 = 3, with each of the three.
      Third takes tricks 3, 4, 7, 8, 9 and 10: 8 + 15 + 12 + 5 + 12 + 7 = 59 Augen. The three others take tricks 1, 2, 5
      and 6: 6 + 13 + 6 + 4 = 29 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "XX XIX XVIII VI B♥ A♥ C♦ K♣ C♣ B♣"
      And Second holds "Sküs XIII XI VII IV I K♥ D♥ C♥ C♠"
      And Third holds "XXI XVII XVI X V K♦ A♦ D♠ 10♠ D♣"
      And Dealer holds "XV XIV XII IX VIII D♦ B♦ K♠ B♠ 10♣"
      When Vorhand calls "XVII"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | A♥ D♥ V IX     |
        | Second  | C♠ D♠ K♠ VI    |
        | Dealer  | 10♣ C♣ XIII D♣ |
        | Third   | K♦ B♦ C♦ Sküs  |
        | Third   | A♦ D♦ XVIII XI |
        | Dealer  | B♠ XIX IV 10♠  |
        | Dealer  | XII XX I XXI   |
        | Third   | XVI XV B♥ VII  |
        | Third   | XVII XIV K♣ K♥ |
        | Third   | X VIII B♣ C♥   |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 59 Augen and the opponents have 29
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | <whose>  | won     | no        |
      And the payments are "<payments>"

      Examples:
        | reading   | whose     | payments                                    |
        | opponents | declarer  | Vorhand -5, Second -5, Third +15, Dealer -5 |
        | low-side  | opponents | Vorhand -3, Second -3, Third +9, Dealer -3  |

    @dispute:absolut-whose-bonus
    Scenario Outline: Vorhand announces an Absolut and her side stays below 33
      Game −1; the Absolut is lost, −2, or made, +2: −1 − 2 = −3, or −1 + 2 = 1.
      Vorhand and Second take tricks 5, 6, 7 and 8: 4 + 6 + 14 + 7 = 31 Augen. Third and Dealer take tricks 1, 2, 3, 4,
      9 and 10: 7 + 12 + 9 + 8 + 12 + 9 = 57 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "XVII XI IV K♥ A♥ K♦ D♦ C♦ K♠ B♣"
      And Second holds "XX XIX XVI VI I B♥ C♠ K♣ D♣ C♣"
      And Third holds "XVIII XIII XII X IX VIII D♥ B♦ D♠ 10♣"
      And Dealer holds "Sküs XXI XV XIV VII V C♥ A♦ B♠ 10♠"
      When Vorhand calls "XX"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ D♣ 10♣ XV    |
        | Dealer  | Sküs XI I XVIII |
        | Dealer  | C♥ A♥ B♥ D♥     |
        | Third   | X XXI IV VI     |
        | Dealer  | VII XVII XX IX  |
        | Second  | XVI XIII V C♦   |
        | Second  | C♠ D♠ B♠ K♠     |
        | Vorhand | D♦ XIX B♦ A♦    |
        | Second  | K♣ VIII XIV K♥  |
        | Dealer  | 10♠ K♦ C♣ XII   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 31 Augen and the opponents have 57
      And these items are scored:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | lost      | no        |
        | Absolut | declarer | <outcome> | yes       |
      And the payments are "<payments>"

      Examples:
        | reading   | outcome | payments                                   |
        | opponents | lost    | Vorhand -3, Second -3, Third +3, Dealer +3 |
        | low-side  | won     | Vorhand +1, Second +1, Third -1, Dealer -1 |

    Scenario Outline: a failed Absolut with the Augen evenly spread is lost in either reading
      Nobody is at 32 or fewer: −1 − 2 = −3 in both.
      Vorhand and Third take tricks 1, 3, 4 and 7: 11 + 12 + 10 + 6 = 39 Augen. Second and Dealer take tricks 2, 5, 6,
      8, 9 and 10: 4 + 4 + 10 + 10 + 10 + 11 = 49 Augen.
      Given the reading "<round>" of "absolut-whose-bonus"
      And Vorhand holds "Sküs XI VII VI C♥ K♦ D♠ 10♠ D♣ 10♣"
      And Second holds "XXI XVI XV XII IX IV I D♥ B♥ C♠"
      And Third holds "XX XVIII XVII XIV VIII V B♦ A♦ K♠ C♣"
      And Dealer holds "XIX XIII X K♥ A♥ D♦ C♦ B♠ K♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♥ B♥ XVIII K♥  |
        | Third   | XIV XIX XI XII  |
        | Dealer  | XIII Sküs I V   |
        | Vorhand | 10♠ C♠ K♠ B♠    |
        | Third   | VIII X VII IX   |
        | Dealer  | B♣ D♣ XV C♣     |
        | Second  | D♥ XX A♥ VI     |
        | Third   | XVII D♦ 10♣ XXI |
        | Second  | XVI B♦ C♦ D♠    |
        | Second  | IV A♦ K♣ K♦     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 39 Augen and the opponents have 49
      And these items are scored:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | lost      | no        |
        | Absolut | declarer | <outcome> | yes       |
      And the payments are "<payments>"

      Examples:
        | round     | outcome | payments                                   |
        | opponents | lost    | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | low-side  | lost    | Vorhand -3, Second +3, Third -3, Dealer +3 |

    @dispute:absolut-whose-bonus
    Scenario Outline: an opponent announces an Absolut and his own side stays below 33
      Game 1; the Absolut is lost, +2, or made, −2: 1 + 2 = 3, or 1 − 2 = −1.
      Vorhand and Dealer take tricks 2, 3, 4, 6, 7, 8 and 10: 9 + 8 + 4 + 17 + 12 + 7 + 9 = 66 Augen. Second and Third
      take tricks 1, 5 and 9: 4 + 8 + 10 = 22 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And Vorhand holds "XVIII XVI VI I K♥ B♥ B♦ A♦ C♠ C♣"
      And Second holds "XVII XIV XI VIII V IV A♥ D♠ 10♠ B♣"
      And Third holds "XIX XV IX VII D♥ C♥ K♦ D♦ K♣ 10♣"
      And Dealer holds "Sküs XXI XX XIII XII X C♦ K♠ B♠ D♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVI XVII XIX XII |
        | Third   | 10♣ D♣ C♣ B♣     |
        | Dealer  | XXI XVIII IV XV  |
        | Dealer  | XX VI XI VII     |
        | Dealer  | XIII I XIV IX    |
        | Second  | D♠ K♣ K♠ C♠      |
        | Dealer  | Sküs B♥ VIII D♥  |
        | Dealer  | B♠ A♦ 10♠ K♦     |
        | Dealer  | C♦ B♦ V D♦       |
        | Second  | A♥ C♥ X K♥       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And it is nobody's turn
      And the declarer's side has 66 Augen and the opponents have 22
      And these items are scored:
        | item    | side      | outcome   | announced |
        | Spiel   | declarer  | won       | no        |
        | Absolut | opponents | <outcome> | yes       |
      And the payments are "<payments>"

      Examples:
        | reading   | outcome | payments                                   |
        | opponents | lost    | Vorhand +3, Second -3, Third -3, Dealer +3 |
        | low-side  | won     | Vorhand -1, Second +1, Third +1, Dealer -1 |

    @position
    Example: an announced Absolut is not scored in silence as well
      75 Augen against 13.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIV XII X IX K♥ K♠ 10♠ C♣ B♣"
      And Second holds "XVIII XVII VII V IV D♦ B♦ C♠ K♣ 10♣"
      And Third holds "Sküs XX XVI XV XI VI I D♥ C♥ C♦"
      And Dealer holds "XIX XIII VIII B♥ A♥ K♦ A♦ D♠ B♠ D♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV XIII X IX VII VI IV I D♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 8 of 10 tricks
      And trick 3 is "Vorhand C♣ K♣ I D♣"
      And the last trick is "Third D♥ B♠ 10♠ D♦"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |

    @dispute:absolut-whose-bonus
    Scenario Outline: announced by a side above 32 against one that stays below
      1 + 2 = 3, where the announcers have made it. Where it belongs to the low side, they have failed, and the opponents
      have made it in silence: 1 − 2 − 1 = −2, whatever is played of announcers who end at 32 or fewer themselves.
      Vorhand and Third take tricks 1, 2, 3, 6 and 7: 15 + 14 + 6 + 12 + 11 = 58 Augen. Second and Dealer take tricks 4,
      5, 8, 9 and 10: 4 + 8 + 3 + 8 + 7 = 30 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
      And the reading "<collapse>" of "absolut-announcers-collapse"
      And Vorhand holds "XVIII XI VI K♥ C♥ A♥ K♦ A♦ K♠ C♠"
      And Second holds "XXI XV XIV VII V D♥ B♥ D♦ 10♠ K♣"
      And Third holds "Sküs XX XVII XIII XII IX IV C♦ B♣ 10♣"
      And Dealer holds "XIX XVI X VIII I B♦ D♠ B♠ D♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♥ B♥ Sküs I   |
        | Third   | C♦ B♦ K♦ D♦    |
        | Vorhand | C♠ 10♠ XVII B♠ |
        | Third   | XII XVI XI XIV |
        | Dealer  | VIII VI XXI XX |
        | Second  | K♣ B♣ D♣ XVIII |
        | Vorhand | K♠ V IX D♠     |
        | Third   | XIII X A♦ XV   |
        | Second  | VII IV XIX K♥  |
        | Dealer  | C♣ A♥ D♥ 10♣   |
      Then the payments are "<payments>"

      Examples:
        | reading   | collapse       | payments                                   |
        | opponents | announced-only | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | opponents | both           | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | low-side  | announced-only | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | low-side  | both           | Vorhand -2, Second +2, Third -2, Dealer +2 |

  @clause:ZWA-BONUSES-003
  Rule: An Absolut that nobody announced is scored when it comes about in play

    Example: nobody announced the Absolut of Vorhand's side
      1 + 1 = 2 for each of the side.
      Vorhand and Third take tricks 1, 2, 4, 5, 6, 7, 9 and 10: 11 + 8 + 11 + 8 + 6 + 13 + 8 + 7 = 72 Augen. Second and
      Dealer take tricks 3 and 8: 8 + 8 = 16 Augen.
      Given Vorhand holds "Sküs XIX XVIII XVI X VI V I K♦ B♠"
      And Second holds "XV XIV XIII XII IX K♥ D♥ B♦ D♠ D♣"
      And Third holds "XX XVII XI IV B♥ A♥ D♦ C♦ K♠ K♣"
      And Dealer holds "XXI VIII VII C♥ A♦ C♠ 10♠ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♦ B♦ D♦ A♦     |
        | Vorhand | I IX XVII VIII  |
        | Third   | IV XXI X XIII   |
        | Dealer  | 10♠ B♠ D♠ K♠    |
        | Third   | XI VII Sküs XV  |
        | Vorhand | XIX XII XX C♠   |
        | Third   | K♣ C♣ V D♣      |
        | Vorhand | VI XIV C♦ C♥    |
        | Second  | K♥ A♥ B♣ XVI    |
        | Vorhand | XVIII D♥ B♥ 10♣ |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 72 Augen and the opponents have 16
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: nobody announced the Absolut of the opponents
      −1 − 1 = −2 for each of Vorhand's side.
      Vorhand and Second take tricks 1, 3, 5 and 8: 4 + 13 + 4 + 10 = 31 Augen. Third and Dealer take tricks 2, 4, 6, 7,
      9 and 10: 12 + 8 + 9 + 13 + 9 + 6 = 57 Augen.
      Given Vorhand holds "Sküs XVIII XVII XII VII VI IV K♥ C♣ B♣"
      And Second holds "XX XIV I D♥ B♥ A♥ C♦ B♦ C♠ D♣"
      And Third holds "XVI XV XIII XI X VIII K♦ D♠ 10♠ 10♣"
      And Dealer holds "XXI XIX IX V C♥ D♦ A♦ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII XX X XIX   |
        | Second  | D♣ 10♣ K♣ C♣     |
        | Dealer  | A♦ Sküs C♦ K♦    |
        | Vorhand | IV I XI V        |
        | Third   | VIII IX XVII XIV |
        | Vorhand | VI B♥ XVI XXI    |
        | Dealer  | C♥ K♥ D♥ XIII    |
        | Third   | D♠ B♠ VII C♠     |
        | Vorhand | XII B♦ XV K♠     |
        | Third   | 10♠ D♦ B♣ A♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And it is nobody's turn
      And the declarer's side has 31 Augen and the opponents have 57
      And these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Absolut" brings the declarer -1 point
      And the payments are "Vorhand -2, Second -2, Third +2, Dealer +2"

    @position
    Example: a silent Absolut beside an announced Pagat Ultimo
      70 Augen against 18.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVI XI X VII I K♥ C♠ K♣"
      And Second holds "XVIII XVII IX VI A♥ B♦ A♦ B♠ D♣ C♣"
      And Third holds "Sküs XX XII VIII V C♥ B♥ K♦ D♠ B♣"
      And Dealer holds "XV XIV XIII IV D♥ D♦ C♦ K♠ 10♠ 10♣"
      And the announcing went "Vorhand Pagat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XIII XII X IX VII V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 8 of 10 tricks
      And the last trick is "Vorhand I C♣ C♥ D♦"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Pagat   | declarer | won     | yes       |

    @position @clause:ZWA-BONUSES-001
    Scenario Outline: hands and piles are all that is told of a solo game, and nothing was said
      Sküs 5 + K♥ 5 + K♦ 5 + D♥ 4 + D♦ 4 + five Tarocks 5 + B♥ 2 + B♦ 2 and four Glatzen are 32 of 88.
      Given <declarer> plays a <game>
      And <owner> "<cards>"
      And the declarer's side took <tricks> of 10 tricks
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When the result is drawn up
      Then "Absolut" is <outcome> by the <side>

      Examples:
        | game       | declarer | owner                   | tricks | outcome | side      | cards                                                 |
        | Solo       | Second   | the opponents have      | 6      | won     | declarer  | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | Solo       | Vorhand  | the declarer's side has | 4      | won     | opponents | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | Farbensolo | Third    | the opponents have      | 6      | won     | declarer  | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | Farbensolo | Dealer   | the declarer's side has | 4      | won     | opponents | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |

    @position @clause:ZWA-BONUSES-001
    Scenario Outline: hands and piles are all that is told of a normal game, and nothing was said
      The same 32 of 88 Augen.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And <owner> "<cards>"
      And the declarer's side took <tricks> of 10 tricks
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When the result is drawn up
      Then "Absolut" is <outcome> by the <side>

      Examples:
        | owner                   | tricks | outcome | side      | cards                                                 |
        | the opponents have      | 6      | won     | declarer  | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | the declarer's side has | 4      | won     | opponents | Sküs VIII VII VI V IV K♥ D♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |

  @clause:ZWA-BONUSES-004
  Rule: An announced Absolut is lost when the other side has 33 Augen or more

    @position
    Example: Vorhand's side announced it and the opponents have 33
      55 Augen against 33.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XV XI VII V B♥ D♦ A♦ C♠ 10♠"
      And Second holds "XIX XIII XII D♥ K♦ C♦ B♦ K♠ K♣ C♣"
      And Third holds "XXI XX XVIII XVII VIII C♥ A♥ B♠ D♣ 10♣"
      And Dealer holds "XVI XIV X IX VI IV I K♥ D♠ B♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XV XIV XIII XII XI X V IV I C♥ K♦ D♦ B♦ A♦ K♣ D♣ C♣ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second B♦ XVIII I A♦"
      And the last trick is "Vorhand C♠ C♦ 10♣ VI"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |

    @position
    Example: the opponents announced it and Vorhand's side has 33
      33 Augen against 55.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And Vorhand holds "XVIII XVI VIII IV A♥ K♦ C♦ K♠ K♣ 10♣"
      And Second holds "XV XIV XIII X I A♦ D♠ C♠ 10♠ C♣"
      And Third holds "Sküs XXI XVII XI VII V K♥ D♥ B♠ B♣"
      And Dealer holds "XX XIX XII IX VI C♥ B♥ D♦ B♦ D♣"
      And the announcing went "Vorhand Weiter, Second Absolut dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XX XIX XVIII XVII XVI XIII XII X IX VII V IV I K♠ B♠ 10♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Dealer IX XVIII I V"
      And the last trick is "Third K♥ B♥ K♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | lost    | yes       |

    @position
    Example: the partner announced it and the game itself is lost
      41 Augen against 47.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Dealer
      And Vorhand holds "Sküs XII IX K♥ C♥ K♦ C♦ B♦ D♠ C♣"
      And Second holds "XXI XVI XIII VIII V IV A♥ D♦ A♦ K♣"
      And Third holds "XIX XVII VII I D♥ B♥ K♠ C♠ B♠ 10♠"
      And Dealer holds "XX XVIII XV XIV XI X VI D♣ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Absolut dazu, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "Sküs XX XVIII XVII XVI XV XI X IX VII IV K♥ B♥ A♥ K♦ D♦ C♦ A♦ K♠ B♠"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer 10♣ C♣ K♣ I"
      And the last trick is "Second XIII C♠ B♣ C♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | declarer | lost    | yes       |

    Example: an announced Absolut that fails at 33
      1 − 2 = −1 for each of Vorhand's side.
      Vorhand and Third take tricks 3, 5, 6, 7, 9 and 10: 9 + 8 + 9 + 6 + 11 + 12 = 55 Augen. Second and Dealer take
      tricks 1, 2, 4 and 8: 4 + 8 + 8 + 13 = 33 Augen.
      Given Vorhand holds "Sküs XIV VIII VI V A♥ K♦ C♦ A♦ B♣"
      And Second holds "XVII XVI XV XI I B♥ 10♠ D♣ C♣ 10♣"
      And Third holds "XX XVIII XIII XII X IX IV D♥ D♦ C♠"
      And Dealer holds "XXI XIX VII K♥ C♥ B♦ K♠ D♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Absolut dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | V XVI IX VII     |
        | Second  | XI X XXI XIV     |
        | Dealer  | C♥ A♥ B♥ D♥      |
        | Third   | IV XIX VIII I    |
        | Dealer  | K♥ VI XVII XVIII |
        | Third   | XX B♠ Sküs XV    |
        | Vorhand | A♦ 10♣ D♦ B♦     |
        | Third   | C♠ K♠ K♦ 10♠     |
        | Dealer  | K♣ B♣ C♣ XII     |
        | Third   | XIII D♠ C♦ D♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 55 Augen and the opponents have 33
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    Example: a soloist's announced Absolut fails
      4 − 2 × 2 = 0 with each of the three.
      Vorhand takes tricks 1, 2, 4, 5, 8 and 9: 8 + 4 + 10 + 4 + 15 + 6 = 47 Augen. The three others take tricks 3, 6, 7
      and 10: 10 + 12 + 10 + 9 = 41 Augen.
      Given Vorhand holds "XXI XX XIX XVII V I K♥ A♥ K♦ 10♠"
      And Second holds "XVIII XV XIII IX VIII IV D♥ B♠ K♣ C♣"
      And Third holds "XVI XI VII VI C♥ B♥ K♠ D♠ D♣ B♣"
      And Dealer holds "Sküs XIV XII X D♦ C♦ B♦ A♦ C♠ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI XV XI XIV   |
        | Vorhand | XX IV VI X      |
        | Vorhand | 10♠ B♠ K♠ C♠    |
        | Third   | D♣ 10♣ V K♣     |
        | Vorhand | XIX IX XVI XII  |
        | Vorhand | I VIII VII Sküs |
        | Dealer  | B♦ K♦ XVIII B♣  |
        | Second  | D♥ B♥ D♦ K♥     |
        | Vorhand | XVII XIII D♠ A♦ |
        | Vorhand | A♥ C♣ C♥ C♦     |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 47 Augen and the opponents have 41
      And these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
      And "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Scenario Outline: a failed Absolut in either reading of a collapse
      1 − 2 = −1 in both.
      Vorhand and Third take tricks 2, 4, 5, 7, 9 and 10: 9 + 11 + 4 + 7 + 11 + 11 = 53 Augen. Second and Dealer take
      tricks 1, 3, 6 and 8: 8 + 12 + 8 + 7 = 35 Augen.
      Given the reading "<round>" of "absolut-announcers-collapse"
      And Vorhand holds "Sküs XV XIII IX V IV B♥ 10♠ C♣ B♣"
      And Second holds "XVIII XVII XIV XI VII C♥ C♦ B♦ K♠ B♠"
      And Third holds "XX XIX XVI XII X VI D♦ A♦ D♠ 10♣"
      And Dealer holds "XXI VIII I K♥ D♥ A♥ K♦ C♠ K♣ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XIV VI XXI    |
        | Dealer  | K♦ IX C♦ A♦      |
        | Vorhand | 10♠ K♠ D♠ C♠     |
        | Second  | C♥ X K♥ B♥       |
        | Third   | XIX VIII V XVIII |
        | Third   | XII I XIII XVII  |
        | Second  | XI XVI D♥ XV     |
        | Third   | 10♣ D♣ B♣ VII    |
        | Second  | B♦ D♦ A♥ Sküs    |
        | Vorhand | C♣ B♠ XX K♣      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 53 Augen and the opponents have 35
      And the payments are "<payments>"

      Examples:
        | round          | payments                                   |
        | announced-only | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | both           | Vorhand -1, Second +1, Third -1, Dealer +1 |

  @clause:ZWA-BONUSES-005
  Rule: When the announcers of an Absolut end with 32 Augen or fewer themselves, only their failed announcement counts, and no silent Absolut of the other side

    @dispute:absolut-announcers-collapse
    Scenario Outline: Vorhand's side announced it, was doubled in the game and has 28
      −2 − 2 = −4; with the silent Absolut of the opponents −2 − 2 − 1 = −5.
      Vorhand and Third take tricks 2, 3, 6 and 8: 4 + 7 + 8 + 9 = 28 Augen. Second and Dealer take tricks 1, 4, 5, 7, 9
      and 10: 10 + 8 + 14 + 11 + 10 + 7 = 60 Augen.
      Given the reading "<reading>" of "absolut-announcers-collapse"
      And Vorhand holds "XXI XVIII IX VIII I B♥ A♥ C♦ A♦ D♠"
      And Second holds "Sküs XIV VI K♥ K♦ B♦ C♠ 10♠ C♣ B♣"
      And Third holds "XX XIX XV XII D♥ C♥ D♦ B♠ D♣ 10♣"
      And Dealer holds "XVII XVI XIII XI X VII V IV K♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♦ B♦ D♦ XIII    |
        | Dealer  | X XVIII XIV XII  |
        | Vorhand | A♦ K♦ XX IV      |
        | Third   | XIX XVII IX Sküs |
        | Second  | C♠ B♠ K♠ D♠      |
        | Dealer  | V XXI VI XV      |
        | Vorhand | I B♣ C♥ VII      |
        | Dealer  | K♣ VIII C♣ 10♣   |
        | Vorhand | A♥ K♥ D♥ XI      |
        | Dealer  | XVI B♥ 10♠ D♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 28 Augen and the opponents have 60
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                   |
        | announced-only | Vorhand -4, Second +4, Third -4, Dealer +4 |
        | both           | Vorhand -5, Second +5, Third -5, Dealer +5 |

    @dispute:absolut-announcers-collapse
    Scenario Outline: the opponents announced it and collapse themselves
      1 + 2 = 3; with the silent Absolut of Vorhand's side 1 + 2 + 1 = 4.
      Vorhand and Third take tricks 2, 3, 5, 6, 8, 9 and 10: 8 + 10 + 4 + 8 + 8 + 5 + 14 = 57 Augen. Second and Dealer
      take tricks 1, 4 and 7: 13 + 4 + 14 = 31 Augen.
      Given the reading "<reading>" of "absolut-announcers-collapse"
      And Vorhand holds "XXI XVIII XVI XV IX IV D♦ 10♠ D♣ B♣"
      And Second holds "XIV XIII XI X V K♥ K♦ B♠ K♣ 10♣"
      And Third holds "Sküs XX XVII VII A♥ C♦ K♠ D♠ C♠ C♣"
      And Dealer holds "XIX XII VIII VI I D♥ C♥ B♥ B♦ A♦"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | D♣ K♣ C♣ XII      |
        | Dealer  | I IV XI XX        |
        | Third   | A♥ D♥ XVIII K♥    |
        | Vorhand | IX X XVII XIX     |
        | Dealer  | VI XV V VII       |
        | Vorhand | XVI XIV Sküs VIII |
        | Third   | C♦ B♦ D♦ K♦       |
        | Second  | 10♣ D♠ B♥ B♣      |
        | Vorhand | 10♠ B♠ C♠ A♦      |
        | Third   | K♠ C♥ XXI XIII    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 57 Augen and the opponents have 31
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                   |
        | announced-only | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | both           | Vorhand +4, Second -4, Third +4, Dealer -4 |

    @dispute:absolut-announcers-collapse
    Scenario Outline: a soloist announced it and has no more than 32
      −4 − 2 × 2 = −8; with the silent Absolut −4 − 4 − 2 = −10, with each of the three.
      Vorhand takes tricks 2, 4 and 9: 14 + 7 + 9 = 30 Augen. The three others take tricks 1, 3, 5, 6, 7, 8 and 10: 9 +
      4 + 4 + 12 + 8 + 7 + 14 = 58 Augen.
      Given the reading "<reading>" of "absolut-announcers-collapse"
      And Vorhand holds "XIX XVIII XVI XII XI I K♥ B♦ A♦ D♠"
      And Second holds "Sküs XXI XX XIII C♥ A♥ B♠ 10♠ D♣ C♣"
      And Third holds "XV VIII VI IV B♥ K♦ D♦ C♦ K♠ B♣"
      And Dealer holds "XVII XIV X IX VII V D♥ C♠ K♣ 10♣"
      When Vorhand bids "Solo"
      And Vorhand says "Absolut"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♦ XXI C♦ X      |
        | Second  | C♥ B♥ D♥ K♥      |
        | Vorhand | XI XIII VI VII   |
        | Second  | D♣ B♣ 10♣ XVI    |
        | Vorhand | XII XX VIII XVII |
        | Second  | 10♠ K♠ C♠ D♠     |
        | Third   | XV XIV XIX Sküs  |
        | Second  | A♥ IV IX I       |
        | Dealer  | V XVIII B♠ K♦    |
        | Vorhand | B♦ C♣ D♦ K♣      |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And it is nobody's turn
      And the declarer's side has 30 Augen and the opponents have 58
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | announced-only | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | both           | Vorhand -30, Second +10, Third +10, Dealer +10 |

    @position
    Example: in the reading with both two items are listed
      28 Augen against 60.
      Given the reading "both" of "absolut-announcers-collapse"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVIII IX VIII I B♥ A♥ C♦ A♦ D♠"
      And Second holds "Sküs XIV VI K♥ K♦ B♦ C♠ 10♠ C♣ B♣"
      And Third holds "XX XIX XV XII D♥ C♥ D♦ B♠ D♣ 10♣"
      And Dealer holds "XVII XVI XIII XI X VII V IV K♠ K♣"
      And the announcing went "Vorhand Absolut, Second Kontra Spiel, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XXI XX XVIII XV XIV XII X VIII VI V IV K♦ A♦ K♣ C♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 7 is "Vorhand I B♣ C♥ VII"
      And the last trick is "Dealer XVI B♥ 10♠ D♣"
      When the result is drawn up
      Then these items are scored:
        | item    | side      | outcome | announced | doubled by |
        | Spiel   | declarer  | lost    | no        | Second     |
        | Absolut | declarer  | lost    | yes       |            |
        | Absolut | opponents | won     | no        |            |

    @position
    Example: only the failed announcement is listed
      21 Augen against 67.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVI IX VII VI K♥ B♥ B♦ K♠ C♣ 10♣"
      And Second holds "XXI XIX XV XIV XI X VIII D♠ B♠ 10♠"
      And Third holds "Sküs XX XVIII XII V D♥ A♥ D♦ A♦ C♠"
      And Dealer holds "XVII XIII IV I C♥ K♦ C♦ K♣ D♣ B♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XVII XVI XV XIV XIII VII D♠ D♣ 10♣"
      And the declarer's side took 3 of 10 tricks
      And trick 6 is "Third XII I IX XIX"
      And the last trick is "Second B♠ A♦ K♦ K♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | declarer | lost    | yes       |

  @clause:ZWA-BONUSES-031
  Rule: An unannounced Absolut or Valat that does not come about costs nothing

    Example: the winners of a game miss the Absolut
      1, and not 1 − 1 = 0 for an Absolut that nobody announced and that did not come about.
      Vorhand and Third take tricks 1, 3, 5, 6, 8 and 10: 14 + 11 + 7 + 8 + 7 + 3 = 50 Augen. Second and Dealer take
      tricks 2, 4, 7 and 9: 13 + 12 + 9 + 4 = 38 Augen.
      Given Vorhand holds "XIX XVII X IX VIII VI A♥ D♠ B♠ K♣"
      And Second holds "XV XIV XII XI K♥ C♥ C♦ 10♠ D♣ B♣"
      And Third holds "XXI XX XVIII XVI XIII VII K♦ C♠ C♣ 10♣"
      And Dealer holds "Sküs V IV I D♥ B♥ D♦ B♦ A♦ K♠"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | A♥ K♥ XXI D♥   |
        | Third   | C♣ IV K♣ D♣    |
        | Dealer  | B♦ XVII C♦ K♦  |
        | Vorhand | D♠ 10♠ C♠ K♠   |
        | Dealer  | B♥ VI C♥ VII   |
        | Third   | 10♣ I IX B♣    |
        | Vorhand | B♠ XI XVI Sküs |
        | Dealer  | D♦ X XIV XVIII |
        | Third   | XIII V VIII XV |
        | Second  | XII XX A♦ XIX  |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And it is nobody's turn
      And the declarer's side has 50 Augen and the opponents have 38
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: a lost game with 33 Augen costs the winners no Absolut
      33 Augen against 55.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XIV XIII VI V D♥ A♥ B♦ K♣ D♣"
      And Second holds "XXI XIX XV XI VII IV K♠ C♠ C♣ B♣"
      And Third holds "XX XVI X I K♥ B♥ K♦ D♦ B♠ 10♣"
      And Dealer holds "Sküs XVIII XII IX VIII C♥ C♦ A♦ D♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XVII XVI XV XIII X IX VIII V D♦ K♠ D♠ C♠ B♠ 10♠ K♣ B♣"
      And the declarer's side took 4 of 10 tricks
      And trick 3 is "Third I XVIII VI XXI"
      And the last trick is "Second XI K♥ A♦ A♥"
      When the result is drawn up
      Then "Absolut" is not scored

    @position
    Example: a soloist who wins with 45 loses no Absolut
      45 Augen against 43.
      Given Vorhand plays a Solo
      And Vorhand holds "XX XVII XII VIII VII I K♦ K♠ D♣ 10♣"
      And Second holds "XVI XV XIV XIII X IV C♥ B♥ C♦ D♠"
      And Third holds "Sküs IX VI A♥ D♦ A♦ C♠ B♠ 10♠ C♣"
      And Dealer holds "XXI XIX XVIII XI V K♥ D♥ B♦ K♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "VIII K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ B♠ K♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 7 is "Second XVI 10♠ V I"
      And the last trick is "Vorhand 10♣ B♥ D♦ D♥"
      When the result is drawn up
      Then "Absolut" is not scored

    @position
    Example: nine tricks are no Valat
      77 Augen against 11.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XVII XIII XI VI D♥ K♠"
      And Second holds "X IX VII B♥ A♥ K♦ A♦ B♠ K♣ C♣"
      And Third holds "XX XVI XV XIV XII IV C♦ C♠ D♣ B♣"
      And Dealer holds "VIII V I K♥ C♥ D♦ B♦ D♠ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I C♥ B♥ A♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ 10♣"
      And the declarer's side took 9 of 10 tricks
      And trick 3 is "Vorhand XIX X IV I"
      And the last trick is "Vorhand D♥ A♦ B♣ K♥"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

    @position @clause:ZWA-BONUSES-001
    Scenario Outline: hands and piles are all that is told of a solo game with 33 on one side
      Sküs 5 + K♥ 5 + K♦ 5 + D♥ 4 + D♦ 4 + six Tarocks 6 + B♥ 2 + B♦ 2 and three Glatzen are 33 of 88.
      Given <declarer> plays a <game>
      And <owner> "<cards>"
      And the declarer's side took <tricks> of 10 tricks
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When the result is drawn up
      Then "Absolut" is <outcome> by the <side>

      Examples:
        | game | declarer | owner                   | tricks | outcome    | side      | cards                                                 |
        | Solo | Second   | the opponents have      | 6      | not scored | declarer  | Sküs IX VIII VII VI V IV K♥ D♥ B♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | Solo | Vorhand  | the declarer's side has | 4      | not scored | opponents | Sküs IX VIII VII VI V IV K♥ D♥ B♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |

    @position @clause:ZWA-BONUSES-001
    Scenario Outline: hands and piles are all that is told of a normal game with 33 on one side
      The same 33 of 88 Augen.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And <owner> "<cards>"
      And the declarer's side took <tricks> of 10 tricks
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When the result is drawn up
      Then "Absolut" is <outcome> by the <side>

      Examples:
        | owner                   | tricks | outcome    | side      | cards                                                 |
        | the opponents have      | 6      | not scored | declarer  | Sküs IX VIII VII VI V IV K♥ D♥ B♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
        | the declarer's side has | 4      | not scored | opponents | Sküs IX VIII VII VI V IV K♥ D♥ B♥ K♦ D♦ B♦ A♦ 10♠ 10♣ |
