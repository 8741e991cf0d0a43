Feature: Bonuses, made and lost
  Absolut, Pagat Ultimo, Valat, Trull, 4 Könige and the caught Mond, in silence and announced: what makes them, what
  loses them, and for which side.

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 56 Augen and the opponents have 32
      And the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 30 Augen and the opponents have 58
      And the items come to:
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
      And nobody is next
      And the declarer's side has 62 Augen and the opponents have 26
      And the items come to:
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
      And nobody is next
      And the declarer's side has 22 Augen and the opponents have 66
      And the items come to:
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
      And nobody is next
      And the declarer's side has 59 Augen and the opponents have 29
      And the items come to:
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
      And nobody is next
      And the declarer's side has 31 Augen and the opponents have 57
      And the items come to:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | lost      | no        |
        | Absolut | declarer | <outcome> | yes       |
      And the payments are "<payments>"

      Examples:
        | reading   | outcome | payments                                   |
        | opponents | lost    | Vorhand -3, Second -3, Third +3, Dealer +3 |
        | low-side  | won     | Vorhand +1, Second +1, Third -1, Dealer -1 |

    @dispute:absolut-whose-bonus
    Scenario Outline: a failed Absolut with the Augen evenly spread is lost in either reading
      Nobody is at 32 or fewer: −1 − 2 = −3 in both.
      Vorhand and Third take tricks 1, 3, 4 and 7: 11 + 12 + 10 + 6 = 39 Augen. Second and Dealer take tricks 2, 5, 6,
      8, 9 and 10: 4 + 4 + 10 + 10 + 10 + 11 = 49 Augen.
      Given the reading "<reading>" of "absolut-whose-bonus"
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
      And nobody is next
      And the declarer's side has 39 Augen and the opponents have 49
      And the items come to:
        | item    | side     | outcome   | announced |
        | Spiel   | declarer | lost      | no        |
        | Absolut | declarer | <outcome> | yes       |
      And the payments are "<payments>"

      Examples:
        | reading   | outcome | payments                                   |
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
      And nobody is next
      And the declarer's side has 66 Augen and the opponents have 22
      And the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 72 Augen and the opponents have 16
      And the items come to:
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
      And nobody is next
      And the declarer's side has 31 Augen and the opponents have 57
      And the items come to:
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
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Pagat   | declarer | won     | yes       |

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 55 Augen and the opponents have 33
      And the items come to:
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
      And nobody is next
      And the declarer's side has 47 Augen and the opponents have 41
      And the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
      And "Spiel" brings the declarer 4 points
      And "Absolut" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @dispute:absolut-announcers-collapse
    Scenario Outline: a failed Absolut in either reading of a collapse
      1 − 2 = −1 in both.
      Vorhand and Third take tricks 2, 4, 5, 7, 9 and 10: 9 + 11 + 4 + 7 + 11 + 11 = 53 Augen. Second and Dealer take
      tricks 1, 3, 6 and 8: 8 + 12 + 8 + 7 = 35 Augen.
      Given the reading "<reading>" of "absolut-announcers-collapse"
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
      And nobody is next
      And the declarer's side has 53 Augen and the opponents have 35
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                   |
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
      And nobody is next
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
      And nobody is next
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
      And nobody is next
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
      Then the items come to:
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
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | lost    | no        |
        | Absolut | declarer | lost    | yes       |

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
      And nobody is next
      And the declarer's side has 53 Augen and the opponents have 35
      And the items come to:
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
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
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
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + Pagat dagegen, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "XX XIX XVIII XVII XVI XIII XI X IX VII VI IV D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Vorhand C♣ A♥ K♥ I"
      When the result is drawn up
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 55 Augen and the opponents have 33
      And the items come to:
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
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And the items come to:
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
      And nobody is next
      And the declarer's side has 39 Augen and the opponents have 49
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                          | payments                               |
        | beaten        | "Pagat" is won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |
        | beaten-by-foe | "Pagat" is won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |
        | early-too     | "Pagat" is won by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0 |

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
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                   |
        | made     | won     | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | not-made | won     | Vorhand +2, Second -2, Third +2, Dealer -2 |

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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 47 Augen and the opponents have 41
      And the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 46 Augen and the opponents have 42
      And the items come to:
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
      Then the items come to:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Second     |
        | Pagat | opponents | lost    | yes       |            |

  @clause:ZWA-BONUSES-010
  Rule: An announced Pagat Ultimo is lost when the I is played before the last trick, whether or not it takes that trick

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the items come to:
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
      And nobody is next
      And the declarer's side has 47 Augen and the opponents have 41
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

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
      Then the items come to:
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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And the items come to:
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
      And nobody is next
      And the declarer's side has 37 Augen and the opponents have 51
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                           | payments                                   |
        | beaten        | "Pagat" is lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | beaten-by-foe | "Pagat" is lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | early-too     | "Pagat" is lost by the declarer | Vorhand -2, Second +2, Third -2, Dealer +2 |

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
      And nobody is next
      And the declarer's side has 47 Augen and the opponents have 41
      And the items come to:
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
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                            | payments                                   |
        | beaten        | "Pagat" is lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | beaten-by-foe | "Pagat" is not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | "Pagat" is lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |

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
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                           | payments                                   |
        | beaten        | "Pagat" is lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | beaten-by-foe | "Pagat" is not scored           | Vorhand +1, Second -1, Third -1, Dealer +1 |
        | early-too     | "Pagat" is lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

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
      And nobody is next
      And the declarer's side has 48 Augen and the opponents have 40
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                           | payments                                   |
        | beaten        | "Pagat" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | "Pagat" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | "Pagat" is lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

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
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                           | payments                                   |
        | beaten        | "Pagat" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | "Pagat" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | "Pagat" is lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0     |

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
      And nobody is next
      And the declarer's side has 51 Augen and the opponents have 37
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                            | payments                                   |
        | beaten        | "Pagat" is not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | beaten-by-foe | "Pagat" is not scored            | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | early-too     | "Pagat" is lost by the opponents | Vorhand +2, Second -2, Third +2, Dealer -2 |

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
      And nobody is next
      And the declarer's side has 47 Augen and the opponents have 41
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading       | pagat                           | payments                                    |
        | beaten        | "Pagat" is not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | beaten-by-foe | "Pagat" is not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | early-too     | "Pagat" is lost by the declarer | Vorhand +6, Second -2, Third -2, Dealer -2  |

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
      Then the items come to:
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
      Then the items come to:
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
      And nobody is next
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
      And nobody is next
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
      And nobody is next
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
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And "Pagat" is <outcome> by the declarer
      And the payments are "<payments>"

      Examples:
        | reading  | outcome | payments                                    |
        | made     | won     | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | not-made | lost    | Vorhand +6, Second -2, Third -2, Dealer -2  |

  @clause:ZWA-BONUSES-014
  Rule: In a Farbensolo no Pagat Ultimo is scored, neither won nor lost

    @position
    Example: the I is played to the last trick of a Farbensolo and takes it
      46 Augen against 42.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "Sküs XX XIII VI I C♥ A♥ D♠ D♣ B♣"
      And Second holds "XIX XVIII XV IX K♥ B♥ B♦ A♦ C♠ B♠"
      And Third holds "XXI XIV VIII VII V IV D♥ C♦ K♠ 10♠"
      And Dealer holds "XVII XVI XII XI X K♦ D♦ K♣ C♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XIII XI X IX VIII VII V I C♥ B♥ K♦ B♦ B♠ 10♠ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Vorhand I B♠ 10♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I is beaten in the last trick of a Farbensolo
      46 Augen against 42.
      Given Second plays a Farbensolo
      And Vorhand holds "XX XIX XVI X VII VI K♥ B♠ K♣ C♣"
      And Second holds "Sküs I D♥ A♥ K♦ A♦ D♠ 10♠ D♣ B♣"
      And Third holds "XXI XVIII XVII XV XII VIII V C♥ B♦ K♠"
      And Dealer holds "XIV XIII XI IX IV B♥ D♦ C♦ C♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIV XIII XI X VIII VII V IV D♥ K♦ D♦ D♠ D♣ C♣"
      And the declarer's side took 5 of 10 tricks
      And the last trick is "Second I XII IX VI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the I falls in an earlier trick of a Farbensolo in the reading that counts it early too
      33 Augen against 55.
      Given the reading "early-too" of "pagat-silent-lost"
      And Second plays a Farbensolo
      And Vorhand holds "Sküs XVII XV XI IX VIII C♦ D♠ D♣ B♣"
      And Second holds "XX XVIII XVI VI V D♥ A♦ K♣ C♣ 10♣"
      And Third holds "XXI XIX XIV XIII X I K♥ K♦ B♠ 10♠"
      And Dealer holds "XII VII IV C♥ B♥ A♥ D♦ B♦ K♠ C♠"
      And the announcing went "Vorhand Weiter, Second Farbensolo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "Sküs XXI XIX XII VII IV I K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 3 of 10 tricks
      And trick 5 is "Vorhand D♣ K♣ I IV"
      And the last trick is "Dealer C♥ XV XX XIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: a Märchenstich in the last trick of a Farbensolo
      66 Augen against 22.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "VII VI V IV I K♥ D♥ K♦ K♠ K♣"
      And Second holds "Sküs XX XVII XII VIII C♥ D♦ C♦ B♠ B♣"
      And Third holds "XXI XIX XV XIII XI B♥ B♦ D♠ C♠ 10♣"
      And Dealer holds "XVIII XVI XIV X IX A♥ A♦ 10♠ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XII XI X I K♥ D♥ C♥ B♥ A♥ K♦ C♦ B♦ A♦ K♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And the last trick is "Third XXI D♣ I Sküs"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |

  @clause:ZWA-BONUSES-015
  Rule: A side that takes all ten tricks makes a Valat, announced or in silence

    Example: Vorhand and her partner take all ten tricks in silence
      1 + 1 + 6 = 8 for each of the side; nothing is cancelled.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 12 + 8 + 4 + 3 + 8 + 11 + 13 + 7 + 11 + 11 = 88
      Augen. Second and Dealer take no trick.
      Given Vorhand holds "Sküs XXI XIX XVIII XVII IX VII A♦ K♣ B♣"
      And Second holds "XIII XII IV D♥ C♥ D♦ C♦ B♠ 10♠ 10♣"
      And Third holds "XX XVI XV XIV VIII I A♥ K♠ D♠ C♠"
      And Dealer holds "XI X VI V K♥ B♥ K♦ B♦ D♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XIII I VI  |
        | Vorhand | XXI IV XX V     |
        | Vorhand | XIX XII XVI XI  |
        | Vorhand | XVIII 10♠ XIV X |
        | Vorhand | XVII B♠ XV D♣   |
        | Vorhand | IX D♦ VIII K♦   |
        | Vorhand | K♣ 10♣ K♠ C♣    |
        | Vorhand | B♣ C♦ A♥ B♥     |
        | Vorhand | VII D♥ D♠ B♦    |
        | Vorhand | A♦ C♥ C♠ K♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Absolut" brings the declarer 1 point
      And "Valat" brings the declarer 6 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: the opponents take all ten tricks in silence
      0 Augen against 88.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "VII IV C♥ K♦ D♦ A♦ D♠ C♠ 10♠ K♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI C♦ D♣ C♣ B♣"
      And Third holds "XX XI IX VI D♥ B♥ A♥ B♦ B♠ 10♣"
      And Dealer holds "XV XIV XIII XII X VIII V I K♥ K♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 4 is "Second XXI XX I A♦"
      And the last trick is "Second C♣ B♥ K♥ 10♠"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |

    @position
    Example: a soloist takes all ten tricks
      88 Augen against 0.
      Given Vorhand plays a Solo
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♥"
      And Second holds "XIII VII V I B♥ K♦ B♠ D♣ B♣ 10♣"
      And Third holds "XII D♥ C♥ D♦ C♦ B♦ A♦ K♠ 10♠ C♣"
      And Dealer holds "XI X IX VIII VI IV A♥ D♠ C♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 3 is "Vorhand XX I 10♠ VIII"
      And the last trick is "Vorhand XIV B♠ K♠ K♣"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | no        |

    @position
    Example: an announced Valat is made
      88 Augen against 0.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XVII X IX VIII A♦ C♠"
      And Second holds "XII XI I K♥ D♥ D♦ K♠ B♠ D♣ C♣"
      And Third holds "XX XVI XV XIV XIII IV A♥ B♦ B♣ 10♣"
      And Dealer holds "VII VI V C♥ B♥ K♦ C♦ D♠ 10♠ K♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 4 is "Vorhand IX I XIV VI"
      And the last trick is "Vorhand X D♣ A♥ B♥"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |

    @position
    Example: all ten tricks of a Farbensolo
      88 Augen against 0.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 6 is "Vorhand C♠ I XVIII 10♠"
      And the last trick is "Vorhand K♣ XVII D♣ 10♣"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |
        | Valat   | declarer | won     | no        |

    @position
    Example: an announced Valat of the opponents is made
      0 Augen against 88.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      And the announcing went "Vorhand Weiter, Second Valat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 2 is "Second Sküs XX XV I"
      And the last trick is "Second K♦ D♦ 10♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | yes       |

    @position
    Example: the three opponents of a Solo take all ten tricks
      0 Augen against 88.
      Given Vorhand plays a Solo
      And Vorhand holds "X VI V C♥ B♥ K♦ B♦ A♦ D♣ C♣"
      And Second holds "Sküs XXI XIX XVIII XVII A♥ D♦ D♠ 10♠ B♣"
      And Third holds "XX XVI XV XIV VII IV D♥ C♦ B♠ 10♣"
      And Dealer holds "XIII XII XI IX VIII I K♥ K♠ C♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the opponents have "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 0 of 10 tricks
      And trick 8 is "Second D♦ C♦ I A♦"
      And the last trick is "Second 10♠ VII K♠ B♥"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |

    Example: one of three announces the Valat of a Solo and they make it
      −4 − 1 × 2 − 12 × 2 = −30 with each of the three.
      Vorhand takes no trick. The three others take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 10 + 4 + 12 + 8 + 8 + 7 + 5
      + 12 + 14 + 8 = 88 Augen.
      Given Vorhand holds "X VI V C♥ B♥ K♦ B♦ A♦ D♣ C♣"
      And Second holds "Sküs XXI XIX XVIII XVII A♥ D♦ D♠ 10♠ B♣"
      And Third holds "XX XVI XV XIV VII IV D♥ C♦ B♠ 10♣"
      And Dealer holds "XIII XII XI IX VIII I K♥ K♠ C♠ K♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | C♣ B♣ 10♣ K♣    |
        | Dealer  | XIII X XVII XX  |
        | Third   | D♥ K♥ C♥ A♥     |
        | Dealer  | XII V Sküs XVI  |
        | Second  | XXI IV XI VI    |
        | Second  | XIX XV VIII D♣  |
        | Second  | XVIII XIV IX B♦ |
        | Second  | D♦ C♦ I A♦      |
        | Dealer  | C♠ K♦ D♠ B♠     |
        | Second  | 10♠ VII K♠ B♥   |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 0 Augen and the opponents have 88
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | yes       |
      And "Spiel" brings the declarer -4 points
      And "Absolut" brings the declarer -2 points
      And "Valat" brings the declarer -24 points
      And the payments are "Vorhand -90, Second +30, Third +30, Dealer +30"

    Example: the three opponents of a Farbensolo take all ten tricks
      −4 − 1 − 6 = −11 with each of the three.
      Third takes no trick. The three others take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 11 + 6 + 7 + 13 + 16 + 11 + 5
      + 8 + 7 + 4 = 88 Augen.
      Given Vorhand holds "Sküs XX XVII IX VIII K♥ D♥ C♥ B♥ K♠"
      And Second holds "XII VII I K♦ D♦ C♦ K♣ D♣ C♣ B♣"
      And Third holds "XXI XIV XIII X V A♥ B♦ A♦ B♠ 10♠"
      And Dealer holds "XIX XVIII XVI XV XI VI IV D♠ C♠ 10♣"
      When Vorhand calls "XIX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ I A♥ IV      |
        | Vorhand | C♥ VII XIII VI  |
        | Vorhand | D♥ XII V XVI    |
        | Vorhand | B♥ K♦ XXI XVIII |
        | Vorhand | K♠ K♣ B♠ D♠     |
        | Vorhand | Sküs D♦ XIV XI  |
        | Vorhand | XX B♣ X XV      |
        | Vorhand | XVII D♣ B♦ XIX  |
        | Dealer  | C♠ IX C♦ 10♠    |
        | Dealer  | 10♣ VIII C♣ A♦  |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 0 Augen and the opponents have 88
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | opponents | won     | no        |
      And "Spiel" brings the declarer -4 points
      And "Absolut" brings the declarer -1 point
      And "Valat" brings the declarer -6 points
      And the payments are "Vorhand +11, Second +11, Third -33, Dealer +11"

  @clause:ZWA-BONUSES-016
  Rule: An announced Valat is lost when the other side takes a trick

    @position
    Example: the opponents take one trick
      77 Augen against 11.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XVII XIII XI VI D♥ K♠"
      And Second holds "X IX VII B♥ A♥ K♦ A♦ B♠ K♣ C♣"
      And Third holds "XX XVI XV XIV XII IV C♦ C♠ D♣ B♣"
      And Dealer holds "VIII V I K♥ C♥ D♦ B♦ D♠ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Valat dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I C♥ B♥ A♥ K♦ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ 10♣"
      And the declarer's side took 9 of 10 tricks
      And trick 3 is "Vorhand XIX X IV I"
      And the last trick is "Vorhand D♥ A♦ B♣ K♥"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Valat   | declarer | lost    | yes       |

    @position
    Example: the announcer's side loses the game too
      40 Augen against 48.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVIII XVII XI VII IV I A♥ B♣"
      And Second holds "Sküs XVI XV X IX VI K♦ A♦ C♠ K♣"
      And Third holds "XX XIV XIII XII VIII V D♥ D♠ B♠ 10♠"
      And Dealer holds "K♥ C♥ B♥ D♦ C♦ B♦ K♠ D♣ C♣ 10♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XIX XVIII XIII XII IX VII VI V IV K♥ K♦ D♦ B♦ A♦ K♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second XV XIV C♦ I"
      And the last trick is "Second VI 10♠ 10♣ XVIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |

    @position
    Example: an opponent's announced Valat fails
      34 Augen against 54.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XIV X IX VI D♥ A♥ K♠ 10♠ C♣"
      And Second holds "Sküs XXI XVIII XVI XII IV D♦ C♦ C♠ B♠"
      And Third holds "XX XIII XI VIII I K♦ A♦ D♠ B♣ 10♣"
      And Dealer holds "XVII XV VII V K♥ C♥ B♥ B♦ K♣ D♣"
      And the announcing went "Vorhand Weiter, Second Valat dagegen, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XX XIX XIII XII VI IV K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And the declarer's side took 4 of 10 tricks
      And trick 7 is "Second B♠ I VII 10♠"
      And the last trick is "Second C♦ K♦ K♥ XIX"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |

    Example: an announced Valat fails in a game that is won
      1 − 12 = −11 for each of Vorhand's side.
      Vorhand and Third take tricks 1, 3, 4, 5, 6 and 7: 4 + 7 + 14 + 12 + 8 + 8 = 53 Augen. Second and Dealer take
      tricks 2, 8, 9 and 10: 11 + 8 + 12 + 4 = 35 Augen.
      Given Vorhand holds "Sküs XXI VIII V IV K♥ A♥ C♦ B♦ A♦"
      And Second holds "XVIII XV XIII IX B♥ D♦ D♠ D♣ C♣ 10♣"
      And Third holds "XX XVII XVI XI VI D♥ K♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XIV XII X VII I C♥ K♦ K♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XIII XX XIV   |
        | Third   | K♠ XIX V D♠      |
        | Dealer  | K♣ VIII 10♣ XVII |
        | Third   | D♥ C♥ K♥ B♥      |
        | Vorhand | B♦ D♦ XI K♦      |
        | Third   | XVI XII XXI XV   |
        | Vorhand | Sküs IX VI VII   |
        | Vorhand | A♥ XVIII B♠ I    |
        | Second  | D♣ C♠ B♣ C♦      |
        | Second  | C♣ 10♠ X A♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 53 Augen and the opponents have 35
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And "Valat" brings the declarer -12 points
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

  @clause:ZWA-BONUSES-017
  Rule: A Valat cancels nothing: the game and all other bonuses are settled beside it

    @dispute:valat-cancels
    Scenario Outline: a silent Valat, the 4 Könige dealt to a winner
      1 + 6 + 1 + 2 = 10, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 12 + 7 + 7 + 6 + 7 + 6 + 14 + 14 + 7 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs V XX IV     |
        | Vorhand | XXI I XVII X     |
        | Vorhand | XIX D♥ XV XIII   |
        | Vorhand | XVIII D♣ XVI VII |
        | Vorhand | XI C♥ XIV XII    |
        | Third   | IX VI K♥ A♥      |
        | Third   | VIII C♣ A♦ B♥    |
        | Third   | D♠ B♦ K♠ C♠      |
        | Vorhand | K♦ D♦ B♠ C♦      |
        | Vorhand | K♣ 10♠ 10♣ B♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | payments                                       |
        | nothing | "Spiel" is won by the declarer | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | bonuses | "Spiel" is won by the declarer | Vorhand +7, Second -7, Third +7, Dealer -7     |
        | all     | "Spiel" is not scored          | Vorhand +6, Second -6, Third +6, Dealer -6     |

    @dispute:valat-cancels
    Scenario Outline: an announced Valat beside a silent Pagat Ultimo
      1 + 12 + 1 + 1 = 15, or 1 + 12 = 13, or 12.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 11 + 12 + 4 + 4 + 7 + 11 + 6 + 9 + 16 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII K♥ C♥ 10♠ K♣ D♣"
      And Second holds "XII IX VIII D♥ B♦ A♦ K♠ D♠ B♣ 10♣"
      And Third holds "XX XVI XV XIV X VI V I A♥ C♦"
      And Dealer holds "XIII XI VII IV B♥ K♦ D♦ C♠ B♠ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | Sküs XII XIV XI   |
        | Vorhand | K♣ B♣ XX C♣       |
        | Third   | C♦ D♦ XXI A♦      |
        | Vorhand | XIX IX X VII      |
        | Vorhand | XVIII VIII V XIII |
        | Vorhand | XVII D♠ XVI IV    |
        | Vorhand | K♥ D♥ A♥ B♥       |
        | Vorhand | C♥ 10♣ XV B♠      |
        | Third   | VI C♠ 10♠ K♠      |
        | Third   | I K♦ D♣ B♦        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | payments                                       |
        | nothing | "Spiel" is won by the declarer | Vorhand +15, Second -15, Third +15, Dealer -15 |
        | bonuses | "Spiel" is won by the declarer | Vorhand +13, Second -13, Third +13, Dealer -13 |
        | all     | "Spiel" is not scored          | Vorhand +12, Second -12, Third +12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: an announced Valat beside an announced Absolut at Kontra
      1 × 2 + 12 + 2 = 16, or 1 × 2 + 12 = 14, or 12.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 10 + 4 + 8 + 9 + 13 + 12 + 10 + 7 + 7 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII X IX VIII A♦ C♠"
      And Second holds "XII XI I K♥ D♥ D♦ K♠ B♠ D♣ C♣"
      And Third holds "XX XVI XV XIV XIII IV A♥ B♦ B♣ 10♣"
      And Dealer holds "VII VI V C♥ B♥ K♦ C♦ D♠ 10♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat + Absolut, Second Kontra Spiel"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII XX V   |
        | Vorhand | C♠ B♠ XVI D♠    |
        | Third   | XV VII XVIII XI |
        | Vorhand | IX I XIV VI     |
        | Third   | XIII C♥ VIII D♥ |
        | Third   | 10♣ K♣ XXI C♣   |
        | Vorhand | XVII K♥ IV K♦   |
        | Vorhand | XIX D♦ B♦ C♦    |
        | Vorhand | A♦ K♠ B♣ 10♠    |
        | Vorhand | X D♣ A♥ B♥      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | payments                                       |
        | nothing | "Spiel" is won by the declarer | Vorhand +16, Second -16, Third +16, Dealer -16 |
        | bonuses | "Spiel" is won by the declarer | Vorhand +14, Second -14, Third +14, Dealer -14 |
        | all     | "Spiel" is not scored          | Vorhand +12, Second -12, Third +12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat in a Farbensolo
      4 + 6 + 1 + 2 = 13, or 4 + 6 = 10, or 6, with each of the three.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 10 + 7 + 8 + 9 + 7 + 14 + 8 + 10 = 88 Augen. The
      three others take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ A♥ B♥ XVI   |
        | Vorhand | D♥ XIV IV XX   |
        | Vorhand | C♥ Sküs V XV   |
        | Vorhand | K♦ XII XI A♦   |
        | Vorhand | D♦ IX VI B♦    |
        | Vorhand | C♠ I XVIII 10♠ |
        | Vorhand | C♦ X VII B♠    |
        | Vorhand | K♠ VIII XXI C♣ |
        | Vorhand | D♠ XIII XIX B♣ |
        | Vorhand | K♣ XVII D♣ 10♣ |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | payments                                       |
        | nothing | "Spiel" is won by the declarer | Vorhand +39, Second -13, Third -13, Dealer -13 |
        | bonuses | "Spiel" is won by the declarer | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | all     | "Spiel" is not scored          | Vorhand +18, Second -6, Third -6, Dealer -6    |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat in a Solo
      4 + 6 × 2 + 1 × 2 = 18, or 4 + 12 = 16, or 12, with each of the three.
      Vorhand takes tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 7 + 6 + 8 + 11 + 7 + 12 + 9 + 13 = 88 Augen. The
      three others take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV K♥"
      And Second holds "XIII VII V I B♥ K♦ B♠ D♣ B♣ 10♣"
      And Third holds "XII D♥ C♥ D♦ C♦ B♦ A♦ K♠ 10♠ C♣"
      And Dealer holds "XI X IX VIII VI IV A♥ D♠ C♠ K♣"
      When Vorhand bids "Solo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs V XII X   |
        | Vorhand | XXI VII A♦ XI  |
        | Vorhand | XX I 10♠ VIII  |
        | Vorhand | XIX XIII C♥ IV |
        | Vorhand | XVIII B♣ D♥ VI |
        | Vorhand | XVII K♦ D♦ IX  |
        | Vorhand | XVI 10♣ C♦ C♠  |
        | Vorhand | XV D♣ C♣ D♠    |
        | Vorhand | K♥ B♥ B♦ A♥    |
        | Vorhand | XIV B♠ K♠ K♣   |
      Then the contract is Solo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | payments                                       |
        | nothing | "Spiel" is won by the declarer | Vorhand +54, Second -18, Third -18, Dealer -18 |
        | bonuses | "Spiel" is won by the declarer | Vorhand +48, Second -16, Third -16, Dealer -16 |
        | all     | "Spiel" is not scored          | Vorhand +36, Second -12, Third -12, Dealer -12 |

    @dispute:valat-cancels
    Scenario Outline: the losers of a silent Valat were dealt the 4 Könige
      1 + 6 + 1 − 2 = 6, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 7 + 3 + 11 + 9 + 9 + 7 + 16 + 5 + 13 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "Sküs XXI XIX XVIII XVII XVI XV XIV C♠ D♣"
      And Second holds "VII V IV I K♥ C♥ K♦ A♦ K♠ K♣"
      And Third holds "XX XIII XII XI IX VIII VI B♥ B♠ C♣"
      And Dealer holds "X D♥ A♥ D♦ C♦ B♦ D♠ 10♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | Sküs V VI X        |
        | Vorhand | XXI IV XX A♥       |
        | Vorhand | XVIII VII XIII 10♣ |
        | Vorhand | XIX I XII D♦       |
        | Vorhand | XVII C♥ VIII D♥    |
        | Vorhand | XVI K♦ XI B♣       |
        | Vorhand | XV K♣ IX 10♠       |
        | Vorhand | D♣ K♠ C♣ D♠        |
        | Vorhand | XIV A♦ B♠ B♦       |
        | Vorhand | C♠ K♥ B♥ C♦        |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | kings                            | payments                                   |
        | nothing | "Spiel" is won by the declarer | "Könige" is won by the opponents | Vorhand +6, Second -6, Third +6, Dealer -6 |
        | bonuses | "Spiel" is won by the declarer | "Könige" is not scored           | Vorhand +7, Second -7, Third +7, Dealer -7 |
        | all     | "Spiel" is not scored          | "Könige" is not scored           | Vorhand +6, Second -6, Third +6, Dealer -6 |

    @dispute:valat-cancels
    Scenario Outline: a silent Valat whose winners lose an announced Pagat Ultimo
      1 + 6 + 1 − 2 = 6, or 1 + 6 = 7, or 6.
      Vorhand and Third take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 6 + 2 + 6 + 6 + 8 + 8 + 10 + 10 + 12 + 20 = 88
      Augen. Second and Dealer take no trick.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "XXI XIX XVIII XVII XVI XV XIV XIII XII I"
      And Second holds "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦"
      And Third holds "Sküs XX XI X IX VIII VII VI V IV"
      And Dealer holds "K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | XXI A♥ IV 10♠  |
        | Vorhand | XIX A♦ V 10♣   |
        | Vorhand | XVIII B♥ VI B♠ |
        | Vorhand | XVII B♦ VII B♣ |
        | Vorhand | XVI C♥ VIII C♠ |
        | Vorhand | XV C♦ IX C♣    |
        | Vorhand | XIV D♥ X D♠    |
        | Vorhand | XIII D♦ XI D♣  |
        | Vorhand | XII K♥ XX K♠   |
        | Third   | Sküs K♣ I K♦   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 88 Augen and the opponents have 0
      And <game>
      And <pagat>
      And the payments are "<payments>"

      Examples:
        | reading | game                           | pagat                           | payments                                   |
        | nothing | "Spiel" is won by the declarer | "Pagat" is lost by the declarer | Vorhand +6, Second -6, Third +6, Dealer -6 |
        | bonuses | "Spiel" is won by the declarer | "Pagat" is not scored           | Vorhand +7, Second -7, Third +7, Dealer -7 |
        | all     | "Spiel" is not scored          | "Pagat" is not scored           | Vorhand +6, Second -6, Third +6, Dealer -6 |

    @position
    Example: where bonuses fall the game and the Valat are all there is
      88 Augen against 0.
      Given the reading "bonuses" of "valat-cancels"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 2 is "Vorhand XXI I XVII X"
      And the last trick is "Vorhand K♣ 10♠ 10♣ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |

    @position
    Example: where everything falls the Valat is all there is
      88 Augen against 0.
      Given the reading "all" of "valat-cancels"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII XI K♥ K♦ A♦ K♠ K♣"
      And Second holds "V I D♥ C♥ B♥ A♥ D♦ C♠ 10♠ D♣"
      And Third holds "XX XVII XVI XV XIV IX VIII D♠ B♠ 10♣"
      And Dealer holds "XIII XII X VII VI IV C♦ B♦ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 2 is "Vorhand XXI I XVII X"
      And the last trick is "Vorhand K♣ 10♠ 10♣ B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | won     | no        |

  @clause:ZWA-BONUSES-018
  Rule: After a failed announced Valat all other items are settled as well

    Example: an announced Valat of Vorhand's side fails with 50 Augen
      1 − 12 = −11, and all ten tricks are played.
      Vorhand and Third take tricks 1, 2, 4, 6, 8 and 10: 8 + 8 + 11 + 4 + 10 + 9 = 50 Augen. Second and Dealer take
      tricks 3, 5, 7 and 9: 8 + 9 + 9 + 12 = 38 Augen.
      Given the reading "all" of "valat-failed"
      And Vorhand holds "XXI XIX XVI XV XII IX D♥ K♦ C♦ B♠"
      And Second holds "XIV X VII V IV K♥ A♥ C♠ C♣ 10♣"
      And Third holds "Sküs XX XVIII VIII VI C♥ B♥ B♦ 10♠ K♣"
      And Dealer holds "XVII XIII XI I D♦ A♦ K♠ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | IX VII XX I       |
        | Third   | VI XVII XXI V     |
        | Vorhand | K♦ X B♦ A♦        |
        | Second  | C♣ K♣ B♣ XII      |
        | Vorhand | B♠ C♠ 10♠ D♠      |
        | Dealer  | XIII XIX IV XVIII |
        | Vorhand | C♦ XIV VIII D♦    |
        | Second  | 10♣ Sküs D♣ XVI   |
        | Third   | B♥ XI D♥ K♥       |
        | Dealer  | K♠ XV A♥ C♥       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    @clause:ZWA-PLAY-025
    Example: an announced Valat of Vorhand's side fails with 50 Augen, where the Valat alone is settled
      −12, and play ends with the first trick of the opponents.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XXI XIX XVI XV XII IX D♥ K♦ C♦ B♠"
      And Second holds "XIV X VII V IV K♥ A♥ C♠ C♣ 10♣"
      And Third holds "Sküs XX XVIII VIII VI C♥ B♥ B♦ 10♠ K♣"
      And Dealer holds "XVII XIII XI I D♦ A♦ K♠ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards         |
        | Vorhand | IX VII XX I   |
        | Third   | VI XVII XXI V |
        | Vorhand | K♦ X B♦ A♦    |
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And nobody is next
      And the payments are "Vorhand -12, Second +12, Third -12, Dealer +12"

    Example: an announced Valat of the opponents fails
      −1 + 12 = 11, and all ten tricks are played.
      Vorhand and Third take tricks 2, 5, 7, 9 and 10: 9 + 4 + 8 + 10 + 11 = 42 Augen. Second and Dealer take tricks 1,
      3, 4, 6 and 8: 8 + 10 + 11 + 8 + 9 = 46 Augen.
      Given the reading "all" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | I XIV V IX       |
        | Second  | 10♠ C♠ B♠ D♠     |
        | Vorhand | C♥ XIII D♥ B♥    |
        | Second  | B♣ D♣ K♣ 10♣     |
        | Dealer  | XVIII XIX XV XII |
        | Vorhand | XI XVII X XXI    |
        | Dealer  | A♥ VII B♦ K♥     |
        | Vorhand | D♦ C♦ VI VIII    |
        | Dealer  | K♠ XVI C♣ XX     |
        | Third   | Sküs IV K♦ A♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 42 Augen and the opponents have 46
      And the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @clause:ZWA-PLAY-025
    Example: an announced Valat of the opponents fails, where the Valat alone is settled
      12, and play ends with the first trick of Vorhand's side.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards        |
        | Vorhand | I XIV V IX   |
        | Second  | 10♠ C♠ B♠ D♠ |
      Then the items come to:
        | item  | side      | outcome | announced |
        | Valat | opponents | lost    | yes       |
      And nobody is next
      And the payments are "Vorhand +12, Second -12, Third +12, Dealer -12"

    Example: a failed Valat cancels nothing where a made one would
      1 − 12 = −11.
      Vorhand and Third take tricks 1, 4, 6, 8, 9 and 10: 4 + 7 + 8 + 12 + 13 + 8 = 52 Augen. Second and Dealer take
      tricks 2, 3, 5 and 7: 8 + 12 + 6 + 10 = 36 Augen.
      Given the reading "all" of "valat-cancels"
      And Vorhand holds "XV XII VIII V IV I K♥ B♥ K♦ K♠"
      And Second holds "Sküs XIX XIV XIII XI VI C♠ B♠ K♣ C♣"
      And Third holds "XXI XX XVIII XVII X IX D♥ B♦ D♠ B♣"
      And Dealer holds "XVI VII C♥ A♥ D♦ C♦ A♦ 10♠ D♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | V XIV XVII XVI   |
        | Third   | B♦ A♦ K♦ XIX     |
        | Second  | Sküs XVIII VII I |
        | Second  | VI XX D♦ XV      |
        | Third   | IX C♦ IV XI      |
        | Second  | K♣ B♣ 10♣ VIII   |
        | Vorhand | K♥ XIII D♥ A♥    |
        | Second  | C♠ D♠ 10♠ K♠     |
        | Vorhand | B♥ C♣ XXI C♥     |
        | Third   | X D♣ XII B♠      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      And the payments are "Vorhand -11, Second +11, Third -11, Dealer +11"

    @dispute:valat-cancels
    Scenario Outline: a failed Valat cancels nothing where the other side has made one
      −1 − 1 − 12 − 6 = −20 in every reading. Vorhand and Third take no trick; Second and Dealer have all 88 Augen.
      Given the reading "<reading>" of "valat-cancels"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | declarer  | lost    | yes       |
        | Valat   | opponents | won     | no        |
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

      Examples:
        | reading |
        | nothing |
        | bonuses |
        | all     |

    Example: both sides have announced a Valat, and the Valat alone is settled
      Second takes the first trick: −12, and the Valat of the opponents is neither made nor lost.
      Given the reading "valat-only" of "valat-failed"
      And Vorhand holds "XIX XVI XI VII I C♥ K♦ D♦ D♠ 10♣"
      And Second holds "XVII XV XIV XIII C♦ B♦ A♦ 10♠ C♣ B♣"
      And Third holds "Sküs XX XII X VI V K♥ D♥ C♠ D♣"
      And Dealer holds "XXI XVIII IX VIII IV B♥ A♥ K♠ B♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards      |
        | Vorhand | I XIV V IX |
      Then the items come to:
        | item  | side     | outcome | announced |
        | Valat | declarer | lost    | yes       |
      And nobody is next
      And the payments are "Vorhand -12, Second +12, Third -12, Dealer +12"

  @clause:ZWA-BONUSES-019
  Rule: The Trull goes to the side of the player who was dealt Sküs, XXI and I together

    @position
    Example: Vorhand was dealt the Trull
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XVIII IX VIII VI I D♠ 10♠ D♣"
      And Second holds "XIX XVII XI K♥ D♥ D♦ A♦ C♠ B♠ B♣"
      And Third holds "XX XVI XV XII IV C♥ A♥ K♦ B♦ C♣"
      And Dealer holds "XIV XIII X VII V B♥ C♦ K♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XII V D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second K♥ A♥ XIV I"
      And the last trick is "Vorhand 10♠ C♠ XX 10♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: her partner was dealt the Trull and the game is lost
      43 Augen against 45.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVIII XIV VIII VII V C♥ B♥ C♦ B♦ 10♣"
      And Second holds "XIX XVII XVI XV XI D♦ K♠ D♠ C♣ B♣"
      And Third holds "Sküs XXI XX IV I K♦ A♦ C♠ B♠ K♣"
      And Dealer holds "XIII XII X IX VI K♥ D♥ A♥ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XV XI IX VII VI V D♥ C♥ D♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand B♥ XVII I A♥"
      And the last trick is "Dealer K♥ B♦ C♣ A♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: an opponent was dealt the Trull
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVIII XII XI IX VIII VII K♥ D♦ C♦ D♠"
      And Second holds "Sküs XXI XV VI V IV I K♦ A♦ 10♣"
      And Third holds "XX XVII XVI XIII B♥ A♥ B♦ 10♠ D♣ B♣"
      And Dealer holds "XIX XIV X D♥ C♥ K♠ C♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVIII XVII XVI XV XIV XIII XI X IX VIII VII VI V IV D♥ K♦ C♦ K♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 7 is "Third 10♠ B♠ D♠ I"
      And the last trick is "Vorhand XII XXI B♥ C♠"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: the Trull was dealt to two partners
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XVIII X VI A♦ 10♠ D♣ 10♣"
      And Second holds "XV XIII XII VII IV D♥ C♥ K♠ K♣ C♣"
      And Third holds "XX XIV XI VIII I B♥ A♥ B♦ D♠ B♠"
      And Dealer holds "XVII XVI IX V K♥ K♦ D♦ C♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XIV XIII XII XI X VIII V IV K♥ D♥ C♥ B♥ A♥ C♦ K♣ D♣ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Vorhand 10♣ C♣ I IX"
      And the last trick is "Vorhand VI XV D♠ D♦"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt XXI and I, an opponent the Sküs
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVI IX VIII I D♥ A♥ K♠ C♣ 10♣"
      And Second holds "Sküs XIX XIV XII XI C♥ B♥ K♦ 10♠ B♣"
      And Third holds "XX XV XIII V K♥ D♦ A♦ D♠ C♠ D♣"
      And Dealer holds "XVIII XVII X VII VI IV C♦ B♦ B♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVII XVI XIV XIII XII VI V IV I D♥ C♥ K♦ D♦ C♦ K♠ D♠ B♠ 10♠"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Dealer C♦ I K♦ D♦"
      And the last trick is "Second XI C♠ B♦ VIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt Sküs and I, an opponent the XXI
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIII X V IV I K♦ K♠ C♠ K♣"
      And Second holds "XVIII XVII XIV XI VIII VI K♥ D♦ B♦ A♦"
      And Third holds "XX XIX D♥ C♥ B♥ C♦ B♠ C♣ B♣ 10♣"
      And Dealer holds "XXI XVI XV XII IX VII A♥ D♠ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII XII XI X IX VIII VII V IV K♥ D♥ C♥ B♥ A♥ B♦ A♦ K♠ D♠ B♠ B♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Vorhand I VI XIX XXI"
      And the last trick is "Vorhand K♠ B♦ B♣ D♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt Sküs and XXI, an opponent the I
      43 Augen against 45.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XV XIII XI IX IV C♠ K♣ 10♣"
      And Second holds "XVII XIV XII VII VI V K♦ B♦ A♦ C♣"
      And Third holds "XX XVIII XVI VIII C♥ B♥ A♥ D♦ K♠ D♠"
      And Dealer holds "XIX X I K♥ D♥ C♦ B♠ 10♠ D♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XV XIV IX VII VI IV I C♥ D♦ C♦ B♦ A♦ D♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Second VI XVIII I IX"
      And the last trick is "Second K♦ D♠ K♥ K♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: an opponent of a soloist was dealt the Trull
      35 Augen against 53.
      Given Second plays a Solo
      And Vorhand holds "XVII XIV XIII VII V D♥ B♦ A♦ 10♠ 10♣"
      And Second holds "XIX XV XII X IX A♥ C♦ K♠ C♠ B♣"
      And Third holds "XX XVI XI VIII VI IV K♥ B♥ K♣ C♣"
      And Dealer holds "Sküs XXI XVIII I C♥ K♦ D♦ D♠ B♠ D♣"
      And the announcing went "Vorhand Weiter, Second Solo, Third Weiter, Dealer Weiter, Vorhand Weiter, Second Weiter"
      And the declarer's side has "XIX XVIII XVII XV XIV XII XI VIII V I K♥ D♦ B♦ K♠ B♠ C♣"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Dealer I V XII VIII"
      And the last trick is "Second K♠ K♥ D♦ B♦"
      When the result is drawn up
      Then the items come to:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | no        |

    Example: a Trull dealt to Vorhand
      1 + 1 = 2 for each of the side.
      Vorhand and Dealer take tricks 2, 7, 8, 9 and 10: 4 + 8 + 11 + 13 + 13 = 49 Augen. Second and Third take tricks 1,
      3, 4, 5 and 6: 8 + 4 + 10 + 8 + 9 = 39 Augen.
      Given Vorhand holds "Sküs XXI XIII VI I B♥ C♦ K♠ 10♠ 10♣"
      And Second holds "XII IX VII V IV C♥ C♠ B♠ K♣ D♣"
      And Third holds "XIX XVIII XIV XI X K♥ K♦ B♦ A♦ B♣"
      And Dealer holds "XX XVII XVI XV VIII D♥ A♥ D♦ D♠ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | 10♠ C♠ XVIII D♠   |
        | Third   | X XX VI IX        |
        | Dealer  | VIII XIII VII XIV |
        | Third   | K♥ A♥ B♥ C♥       |
        | Third   | A♦ D♦ C♦ V        |
        | Second  | D♣ B♣ C♣ 10♣      |
        | Second  | IV XI XV I        |
        | Dealer  | D♥ XXI XII XIX    |
        | Vorhand | K♠ B♠ K♦ XVI      |
        | Dealer  | XVII Sküs K♣ B♦   |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    @dispute:announceable-bonuses
    Scenario Outline: Vorhand announces the Trull that she was dealt
      1 + 1 = 2, or 1 + 2 = 3 where it was announced.
      Vorhand and Third take tricks 2, 5, 6, 7 and 8: 12 + 12 + 9 + 8 + 8 = 49 Augen. Second and Dealer take tricks 1,
      3, 4, 9 and 10: 4 + 9 + 12 + 6 + 8 = 39 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI IX V I D♥ D♠ C♠ 10♠ 10♣"
      And Second holds "XIX XVII XVI XV XII X VIII A♥ B♠ C♣"
      And Third holds "XX XIV XI IV C♥ B♥ K♦ C♦ A♦ K♣"
      And Dealer holds "XVIII XIII VII VI K♥ D♦ B♦ K♠ D♣ B♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | IX XII IV XIII    |
        | Dealer  | D♣ 10♣ C♣ K♣      |
        | Third   | C♦ D♦ V X         |
        | Second  | A♥ C♥ K♥ D♥       |
        | Dealer  | K♠ D♠ B♠ XIV      |
        | Third   | B♥ XVIII Sküs XVI |
        | Vorhand | XXI VIII XI VII   |
        | Vorhand | I XIX XX VI       |
        | Third   | A♦ B♦ C♠ XV       |
        | Second  | XVII K♦ B♣ 10♠    |
      Then the declarer's side has 49 Augen and the opponents have 39
      And <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull                          | payments                                   | turns          |
        | three    | "Trull" is won by the declarer | Vorhand +2, Second -2, Third +2, Dealer -2 | Vorhand Weiter |
        | all-five | "Trull" is won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Trull  |

    @dispute:announceable-bonuses
    Scenario Outline: Vorhand announces a Trull that nobody was dealt
      1, or 1 − 2 = −1 where it was announced.
      Vorhand and Third take tricks 3, 4, 6, 7 and 8: 12 + 4 + 12 + 9 + 17 = 54 Augen. Second and Dealer take tricks 1,
      2, 5, 9 and 10: 4 + 11 + 4 + 6 + 9 = 34 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI XV XIV XIII IX B♥ D♠ C♠ B♠"
      And Second holds "XVII VI IV I K♥ D♦ A♦ K♠ D♣ B♣"
      And Third holds "XX XIX XVI X V A♥ C♦ B♦ K♣ 10♣"
      And Dealer holds "XVIII XII XI VIII VII D♥ C♥ K♦ 10♠ C♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | IX VI X XII    |
        | Dealer  | D♥ B♥ K♥ A♥    |
        | Second  | I XIX VIII XXI |
        | Vorhand | XIII IV XX VII |
        | Third   | V XI XIV XVII  |
        | Second  | D♦ B♦ K♦ XV    |
        | Vorhand | C♠ K♠ XVI 10♠  |
        | Third   | K♣ C♣ Sküs D♣  |
        | Vorhand | B♠ A♦ C♦ XVIII |
        | Dealer  | C♥ D♠ B♣ 10♣   |
      Then the declarer's side has 54 Augen and the opponents have 34
      And <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull                           | payments                                   | turns          |
        | three    | "Trull" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 | Vorhand Weiter |
        | all-five | "Trull" is lost by the declarer | Vorhand -1, Second +1, Third -1, Dealer +1 | Vorhand Trull  |

    @dispute:announceable-bonuses
    Scenario Outline: an announced Trull in a Solo
      4 + 1 × 2 = 6, or 4 + 2 × 2 = 8, with each of the three.
      Vorhand takes tricks 3, 4, 6, 7, 9 and 10: 4 + 8 + 3 + 9 + 13 + 11 = 48 Augen. The three others take tricks 1, 2,
      5 and 8: 4 + 12 + 10 + 14 = 40 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XXI XX XVII V I D♥ C♥ D♦ D♣"
      And Second holds "XVI XI IX VIII VI B♥ B♦ A♦ K♠ K♣"
      And Third holds "XIX XIII X A♥ C♦ B♠ 10♠ C♣ B♣ 10♣"
      And Dealer holds "XVIII XV XIV XII VII IV K♥ K♦ D♠ C♠"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards              |
        | Vorhand | V XVI XIX XV       |
        | Third   | C♦ K♦ D♦ A♦        |
        | Dealer  | XIV XX VIII X      |
        | Vorhand | Sküs XI XIII XVIII |
        | Vorhand | D♣ K♣ 10♣ IV       |
        | Dealer  | VII XVII IX A♥     |
        | Vorhand | XXI VI B♣ XII      |
        | Vorhand | D♥ B♥ C♣ K♥        |
        | Dealer  | C♠ I K♠ 10♠        |
        | Vorhand | C♥ B♦ B♠ D♠        |
      Then the declarer's side has 48 Augen and the opponents have 40
      And <trull>
      And the payments are "<payments>"

      Examples:
        | reading  | trull                          | payments                                    | turns          |
        | three    | "Trull" is won by the declarer | Vorhand +18, Second -6, Third -6, Dealer -6 | Vorhand Weiter |
        | all-five | "Trull" is won by the declarer | Vorhand +24, Second -8, Third -8, Dealer -8 | Vorhand Trull  |

    @position
    Example: a soloist was dealt the Trull in a Solo
      50 Augen against 38.
      Given Vorhand plays a Solo
      And Vorhand holds "Sküs XXI XX XVIII XVI XIII I A♦ K♣ B♣"
      And Second holds "XIV VIII VI V IV C♥ B♥ C♦ D♠ C♣"
      And Third holds "XIX XII IX VII D♥ A♥ K♦ B♦ K♠ D♣"
      And Dealer holds "XVII XV XI X K♥ D♦ C♠ B♠ 10♠ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XIII XII XI X IX VII VI V IV I K♥ B♥ A♥ D♦ B♦ K♠ D♠ 10♠"
      And the declarer's side took 6 of 10 tricks
      And trick 8 is "Vorhand I D♠ B♦ 10♠"
      And the last trick is "Third D♥ C♠ K♣ C♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Scenario Outline: an announced Trull that was dealt to Vorhand and her partner
      Whatever is played of the Könige, the Trull has to lie in one hand; Third was dealt the I.
      Given the reading "<kings>" of "four-kings-holder"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XVIII IX VIII VI A♥ D♠ 10♠ D♣"
      And Second holds "XIX XVII XI K♥ D♥ D♦ A♦ C♠ B♠ B♣"
      And Third holds "XX XVI XV XII IV I C♥ K♦ B♦ C♣"
      And Dealer holds "XIV XIII X VII V B♥ C♦ K♠ K♣ 10♣"
      And the announcing went "Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XII V D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 6 is "Second K♥ I XIV A♥"
      And the last trick is "Vorhand 10♠ C♠ XX 10♣"
      When the result is drawn up
      Then "Trull" is lost by the declarer

      Examples:
        | kings    |
        | one-hand |
        | one-side |

    @position
    Scenario Outline: a Trull that Vorhand has announced needs no claim
      52 Augen against 36.
      Given the reading "<claims>" of "material-claim"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "<turns>"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |

      Examples:
        | claims    | turns                                                                                                                                 |
        | automatic | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter                                                             |
        | claimed   | Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter |

  @clause:ZWA-BONUSES-020
  Rule: The 4 Könige go to the side of the player who was dealt all of them

    @position
    Example: Vorhand was dealt all of them
      54 Augen against 34.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XVII K♥ K♦ D♦ C♦ A♦ K♠ D♠ K♣"
      And Second holds "XXI XVI XII VII V IV B♥ B♦ 10♠ B♣"
      And Third holds "XX XIX XIV X VIII VI I C♥ B♠ D♣"
      And Dealer holds "XVIII XV XIII XI IX D♥ A♥ C♠ C♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XIX XVII XV XIV XIII XII IX V K♥ D♥ C♥ B♥ C♦ B♦ K♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 9 is "Vorhand K♦ XXI I C♣"
      And the last trick is "Second XVI VIII A♥ D♦"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: her partner was dealt all of them
      34 Augen against 54.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "Sküs XII X VII A♥ D♦ B♦ B♠ 10♠ D♣"
      And Second holds "XX XIII K♥ C♥ K♦ A♦ K♠ D♠ C♠ K♣"
      And Third holds "XIX XVIII XVI XIV VIII VI V C♣ B♣ 10♣"
      And Dealer holds "XXI XVII XV XI IX IV I D♥ B♥ C♦"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XIX XIII XII XI VII VI IV I K♥ D♥ K♠ 10♠ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 1 is "Vorhand VII XX XIX I"
      And the last trick is "Dealer D♥ 10♠ K♥ 10♣"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: an opponent was dealt all of them
      45 Augen against 43.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XXI XIII XII VIII V A♥ C♠ 10♠ C♣ B♣"
      And Second holds "XX XVIII XV XIV VII D♥ C♥ D♦ C♦ 10♣"
      And Third holds "XIX XVII XVI XI IX B♥ B♦ A♦ B♠ D♣"
      And Dealer holds "Sküs X VI IV I K♥ K♦ K♠ D♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII XVI XIV XIII XI VI V IV K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ C♣"
      And the declarer's side took 5 of 10 tricks
      And trick 8 is "Second C♥ XVII I 10♠"
      And the last trick is "Second D♦ A♦ K♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: Vorhand was dealt three and her partner the K♣
      47 Augen against 41.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XVI XV XI IV K♥ C♥ A♥ K♦ K♠ 10♣"
      And Second holds "XX XVIII XIII X VII C♦ B♦ C♠ K♣ D♣"
      And Third holds "XIX XVII XII V I D♥ B♥ D♦ A♦ 10♠"
      And Dealer holds "Sküs XXI XIV IX VIII VI D♠ B♠ C♣ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XVIII XV X VIII VI I K♥ D♥ C♥ B♥ A♥ C♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer VIII XV X I"
      And the last trick is "Vorhand C♥ C♦ A♦ D♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♥
      53 Augen against 35.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "Sküs XXI XV XII V K♦ C♦ K♠ B♠ K♣"
      And Second holds "XX XVI XIV VIII VII D♦ A♦ D♠ C♣ 10♣"
      And Third holds "XIX XVII XIII IX VI IV I K♥ 10♠ B♣"
      And Dealer holds "XVIII XI X D♥ C♥ B♥ A♥ B♦ C♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XII XI X IX VII VI IV K♥ D♥ C♥ D♠ C♠ B♠ 10♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Vorhand C♦ D♦ I XVIII"
      And the last trick is "Second C♣ XIII B♥ K♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♦
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XIII K♥ D♥ C♥ A♥ K♠ B♠ K♣ B♣ 10♣"
      And Second holds "XXI XX XVIII XVII XII VI IV D♦ C♦ B♦"
      And Third holds "Sküs XIX XVI XIV XI VII V B♥ K♦ 10♠"
      And Dealer holds "XV X IX VIII I A♦ D♠ C♠ D♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVIII XVII XVI XV XIV XIII XII IX VII V IV I K♥ C♥ B♥ A♥ D♠ C♠ B♠ 10♠ K♣ D♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand A♥ IV B♥ I"
      And the last trick is "Third XIV C♠ C♥ XVIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: Vorhand was dealt three and an opponent the K♠
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Second
      And Vorhand holds "XII X IX VIII IV K♥ K♦ 10♠ K♣ B♣"
      And Second holds "XXI XX XIX XI V B♥ A♥ D♣ C♣ 10♣"
      And Third holds "XVIII XVII XIV I D♥ C♦ B♦ K♠ D♠ C♠"
      And Dealer holds "Sküs XVI XV XIII VII VI C♥ D♦ A♦ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVI XII XI X VIII VI V I K♥ D♥ C♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Third I XVI XII XX"
      And the last trick is "Third D♠ XV IX B♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    Example: the 4 Könige dealt to an opponent
      1 − 2 = −1 for each of Vorhand's side.
      Vorhand and Dealer take tricks 2, 6, 7, 8, 9 and 10: 13 + 6 + 4 + 14 + 5 + 12 = 54 Augen. Second and Third take
      tricks 1, 3, 4 and 5: 4 + 8 + 11 + 11 = 34 Augen.
      Given Vorhand holds "XXI XVIII IX VIII IV C♥ C♦ D♠ C♠ 10♣"
      And Second holds "Sküs XI V K♥ D♥ A♥ K♦ K♠ 10♠ K♣"
      And Third holds "XVI XV XIV XIII B♥ D♦ B♦ A♦ C♣ B♣"
      And Dealer holds "XX XIX XVII XII X VII VI I B♠ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII V XIII XII |
        | Third   | D♦ XX C♦ K♦     |
        | Dealer  | VII IX Sküs XV  |
        | Second  | K♠ XVI B♠ C♠    |
        | Third   | B♣ D♣ 10♣ K♣    |
        | Second  | A♥ B♥ XVII C♥   |
        | Dealer  | XIX IV XI XIV   |
        | Dealer  | I XVIII K♥ C♣   |
        | Vorhand | D♠ 10♠ A♦ X     |
        | Dealer  | VI XXI D♥ B♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Könige" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @dispute:announceable-bonuses
    Scenario Outline: the partner announces the 4 Könige that he was dealt
      1 + 2 = 3, or 1 + 4 = 5 where they were announced.
      Vorhand and Third take tricks 2, 4, 6, 7 and 9: 8 + 8 + 14 + 12 + 7 = 49 Augen. Second and Dealer take tricks 1,
      3, 5, 8 and 10: 8 + 9 + 10 + 8 + 4 = 39 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "Sküs XVIII XIII XII VI V A♦ B♠ 10♠ B♣"
      And Second holds "XXI XIX XVII XVI XV IX VIII I B♥ C♣"
      And Third holds "XX K♥ C♥ A♥ K♦ C♦ B♦ K♠ K♣ 10♣"
      And Dealer holds "XIV XI X VII IV D♥ D♦ D♠ C♠ D♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♦ XVI C♦ D♦     |
        | Second  | I XX XIV V       |
        | Third   | B♦ X XVIII XXI   |
        | Second  | VIII K♠ VII XIII |
        | Vorhand | B♠ IX C♥ D♠      |
        | Second  | C♣ K♣ D♣ B♣      |
        | Third   | K♦ XI Sküs XVII  |
        | Vorhand | XII XIX K♥ IV    |
        | Second  | B♥ A♥ D♥ VI      |
        | Vorhand | 10♠ XV 10♣ C♠    |
      Then the declarer's side has 49 Augen and the opponents have 39
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                           | payments                                   | turns                                            |
        | three    | "Könige" is won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 | Vorhand Weiter                                   |
        | all-five | "Könige" is won by the declarer | Vorhand +5, Second -5, Third +5, Dealer -5 | Vorhand Weiter, Second Weiter, Third Könige dazu |

    @dispute:announceable-bonuses
    Scenario Outline: a soloist announces 4 Könige of which an opponent was dealt one
      4, or 4 − 4 = 0, with each of the three.
      Vorhand takes tricks 1, 2, 3, 8, 9 and 10: 13 + 7 + 9 + 11 + 8 + 5 = 53 Augen. The three others take tricks 4, 5,
      6 and 7: 12 + 5 + 6 + 12 = 35 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "IV K♥ D♥ K♦ D♦ C♦ A♦ K♠ D♠ D♣"
      And Second holds "XIX XVIII XIII VIII VII VI C♥ B♥ B♠ 10♣"
      And Third holds "Sküs XV XI X IX V I A♥ 10♠ C♣"
      And Dealer holds "XXI XX XVII XVI XIV XII B♦ C♠ K♣ B♣"
      When Vorhand bids "Farbensolo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♦ XIII I B♦      |
        | Vorhand | D♦ VIII XI XVII   |
        | Vorhand | D♠ B♠ 10♠ C♠      |
        | Vorhand | D♣ 10♣ C♣ K♣      |
        | Dealer  | B♣ IV VI X        |
        | Dealer  | XX C♦ XIX IX      |
        | Dealer  | XVI K♥ XVIII Sküs |
        | Third   | A♥ XXI D♥ B♥      |
        | Vorhand | K♠ VII XV XII     |
        | Vorhand | A♦ C♥ V XIV       |
      Then the declarer's side has 53 Augen and the opponents have 35
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                            | payments                                    | turns          |
        | three    | "Könige" is not scored           | Vorhand +12, Second -4, Third -4, Dealer -4 | Vorhand Weiter |
        | all-five | "Könige" is lost by the declarer | Vorhand 0, Second 0, Third 0, Dealer 0      | Vorhand Könige |

    @dispute:announceable-bonuses
    Scenario Outline: the 4 Könige of an opponent announced at Kontra in a Solo
      −4 − 2 × 2 = −8, or −4 − 4 × 2 × 2 = −20, with each of the three.
      Vorhand takes tricks 5, 8 and 10: 14 + 10 + 13 = 37 Augen. The three others take tricks 1, 2, 3, 4, 6, 7 and 9: 10
      + 8 + 4 + 4 + 8 + 11 + 6 = 51 Augen.
      Given the reading "<reading>" of "announceable-bonuses"
      And Vorhand holds "XXI XVI XI VIII V I A♥ D♦ D♠ C♠"
      And Second holds "XVIII XIV IX VI D♥ B♥ D♣ C♣ B♣ 10♣"
      And Third holds "Sküs XIX XVII XIII K♥ K♦ A♦ K♠ B♠ K♣"
      And Dealer holds "XX XV XII X VII IV C♥ C♦ B♦ 10♠"
      When Vorhand bids "Solo"
      And the announcing goes "<turns>"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | A♥ B♥ K♥ C♥       |
        | Third   | Sküs IV V XIV     |
        | Third   | XIX XX XVI IX     |
        | Dealer  | X VIII XVIII XIII |
        | Second  | C♣ K♣ XII XXI     |
        | Vorhand | I VI XVII VII     |
        | Third   | K♠ 10♠ D♠ B♣      |
        | Third   | A♦ B♦ D♦ D♥       |
        | Vorhand | C♠ 10♣ B♠ XV      |
        | Dealer  | C♦ XI D♣ K♦       |
      Then the declarer's side has 37 Augen and the opponents have 51
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                            | payments                                       | turns                                                                                              |
        | three    | "Könige" is won by the opponents | Vorhand -24, Second +8, Third +8, Dealer +8    | Vorhand Weiter                                                                                     |
        | all-five | "Könige" is won by the opponents | Vorhand -60, Second +20, Third +20, Dealer +20 | Vorhand Weiter, Second Weiter, Third Könige dagegen, Dealer Weiter, Vorhand Kontra Könige of Third |

  @clause:ZWA-BONUSES-021
  Rule: The 4 Könige count only when they were dealt into one hand

    @dispute:four-kings-holder
    Scenario Outline: Vorhand was dealt three Könige and her partner one
      1, or 1 + 2 = 3.
      Vorhand and Third take tricks 1, 2, 3, 7, 9 and 10: 10 + 4 + 8 + 9 + 17 + 6 = 54 Augen. Second and Dealer take
      tricks 4, 5, 6 and 8: 11 + 7 + 8 + 8 = 34 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XIX XVII VIII K♥ K♦ D♦ C♦ K♠ C♠ B♣"
      And Second holds "XXI X VII V C♥ A♥ D♠ B♠ D♣ C♣"
      And Third holds "Sküs XX XV XIII XII IX VI I 10♠ K♣"
      And Dealer holds "XVIII XVI XIV XI IV D♥ B♥ B♦ A♦ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ C♣ K♣ 10♣    |
        | Third   | XX IV XIX VII   |
        | Third   | I XVI XVII X    |
        | Vorhand | K♦ XXI XIII A♦  |
        | Second  | D♣ XII XIV VIII |
        | Dealer  | XVIII K♠ V IX   |
        | Dealer  | B♦ D♦ B♠ XV     |
        | Third   | 10♠ XI C♠ D♠    |
        | Dealer  | D♥ K♥ C♥ Sküs   |
        | Third   | VI B♥ C♦ A♥     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                           | payments                                   |
        | one-hand | "Könige" is not scored          | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | "Könige" is won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @dispute:four-kings-holder
    Scenario Outline: the opponents were dealt two each
      1, or 1 − 2 = −1.
      Vorhand and Third take tricks 2, 3, 4, 6, 7 and 10: 10 + 11 + 4 + 5 + 8 + 14 = 52 Augen. Second and Dealer take
      tricks 1, 5, 8 and 9: 8 + 4 + 12 + 12 = 36 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XXI XVII XVI XIV XII XI X A♦ C♠ 10♣"
      And Second holds "Sküs V IV K♥ B♥ K♦ B♦ D♠ C♣ B♣"
      And Third holds "XX XIII IX VIII VII I D♥ C♥ D♦ D♣"
      And Dealer holds "XIX XVIII XV VI A♥ C♦ K♠ B♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards                |
        | Vorhand | XVII Sküs VIII XVIII |
        | Second  | D♠ IX B♠ C♠          |
        | Third   | D♥ A♥ XXI B♥         |
        | Vorhand | XVI V XX XIX         |
        | Third   | XIII XV X IV         |
        | Dealer  | VI XIV B♣ VII        |
        | Vorhand | XII B♦ I 10♠         |
        | Vorhand | A♦ K♦ D♦ C♦          |
        | Second  | C♣ D♣ K♣ 10♣         |
        | Dealer  | K♠ XI K♥ C♥          |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                            | payments                                   |
        | one-hand | "Könige" is not scored           | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | "Könige" is won by the opponents | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @dispute:four-kings-holder
    Scenario Outline: one player was dealt them all
      1 + 2 = 3 in both.
      Vorhand and Third take tricks 1, 4, 6, 8, 9 and 10: 10 + 8 + 6 + 10 + 10 + 11 = 55 Augen. Second and Dealer take
      tricks 2, 3, 5 and 7: 4 + 8 + 8 + 13 = 33 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XIX XVI XIV VIII K♥ K♦ D♦ K♠ K♣ C♣"
      And Second holds "XVII XI VI I A♥ C♦ B♦ B♠ D♣ B♣"
      And Third holds "XX XV XII X IX VII V IV A♦ 10♠"
      And Dealer holds "Sküs XXI XVIII XIII D♥ C♥ B♥ D♠ C♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♣ D♣ X 10♣     |
        | Third   | V XIII XVI XVII |
        | Second  | I VII XVIII XIV |
        | Dealer  | B♥ K♥ A♥ XX     |
        | Third   | IV Sküs VIII VI |
        | Dealer  | C♥ XIX XI IX    |
        | Vorhand | K♦ C♦ A♦ XXI    |
        | Dealer  | C♠ K♠ B♠ 10♠    |
        | Vorhand | C♣ B♣ XII D♠    |
        | Third   | XV D♥ D♦ B♦     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 55 Augen and the opponents have 33
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                           | payments                                   |
        | one-hand | "Könige" is won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | one-side | "Könige" is won by the declarer | Vorhand +3, Second -3, Third +3, Dealer -3 |

    @dispute:four-kings-holder
    Scenario Outline: each side was dealt some
      1 in both.
      Vorhand and Third take tricks 2, 5, 7, 8 and 9: 14 + 10 + 14 + 8 + 3 = 49 Augen. Second and Dealer take tricks 1,
      3, 4, 6 and 10: 8 + 11 + 4 + 4 + 12 = 39 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XVII XVI XI X IX K♥ K♦ K♠ C♣ B♣"
      And Second holds "XXI XVIII XIV VII VI V C♥ D♦ C♠ K♣"
      And Third holds "XX XIX XII VIII IV D♥ A♥ C♦ D♠ D♣"
      And Dealer holds "Sküs XV XIII I B♥ B♦ A♦ B♠ 10♠ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | XVII XIV XX Sküs  |
        | Dealer  | B♦ K♦ D♦ C♦       |
        | Vorhand | B♣ K♣ D♣ 10♣      |
        | Second  | VII IV XV X       |
        | Dealer  | B♥ K♥ C♥ A♥       |
        | Vorhand | XI XVIII XII XIII |
        | Second  | C♠ D♠ B♠ K♠       |
        | Vorhand | XVI VI VIII I     |
        | Vorhand | IX V XIX A♦       |
        | Third   | D♥ 10♠ C♣ XXI     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                  | payments                                   |
        | one-hand | "Könige" is not scored | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | one-side | "Könige" is not scored | Vorhand +1, Second -1, Third +1, Dealer -1 |

    @dispute:four-kings-holder
    Scenario Outline: the three opponents of a Farbensolo were dealt them all
      −4 − 1 = −5, or −4 − 1 − 2 = −7, with each of the three.
      Vorhand takes tricks 4, 6, 9 and 10: 9 + 8 + 5 + 8 = 30 Augen. The three others take tricks 1, 2, 3, 5, 7 and 8:
      10 + 8 + 11 + 12 + 4 + 13 = 58 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And Vorhand holds "XX XIX XIV XI IV D♥ C♦ C♠ D♣ B♣"
      And Second holds "Sküs XIII X K♥ C♥ B♥ K♦ D♠ B♠ 10♣"
      And Third holds "XXI XVII XV IX VIII VI V A♥ B♦ K♠"
      And Dealer holds "XVIII XVI XII VII I D♦ A♦ 10♠ K♣ C♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♦ K♦ B♦ A♦      |
        | Second  | 10♣ VIII K♣ B♣   |
        | Dealer  | D♦ XIV Sküs VI   |
        | Dealer  | C♣ D♣ XIII IX    |
        | Vorhand | C♠ D♠ K♠ 10♠     |
        | Third   | A♥ XVI D♥ C♥     |
        | Vorhand | IV X XV VII      |
        | Third   | XXI I XI B♥      |
        | Third   | V XII XIX B♠     |
        | Vorhand | XX K♥ XVII XVIII |
      Then the contract is Farbensolo and Vorhand is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 30 Augen and the opponents have 58
      And <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                            | payments                                    |
        | one-hand | "Könige" is not scored           | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | one-side | "Könige" is won by the opponents | Vorhand -21, Second +7, Third +7, Dealer +7 |

    @dispute:four-kings-holder
    Scenario Outline: Vorhand announces 4 Könige of which her partner was dealt one
      1 − 4 = −3, or 1 + 4 = 5.
      Vorhand and Third take tricks 1, 2, 3, 7, 9 and 10: 10 + 4 + 8 + 9 + 17 + 6 = 54 Augen. Second and Dealer take
      tricks 4, 5, 6 and 8: 11 + 7 + 8 + 8 = 34 Augen.
      Given the reading "<reading>" of "four-kings-holder"
      And the reading "all-five" of "announceable-bonuses"
      And Vorhand holds "XIX XVII VIII K♥ K♦ D♦ C♦ K♠ C♠ B♣"
      And Second holds "XXI X VII V C♥ A♥ D♠ B♠ D♣ C♣"
      And Third holds "Sküs XX XV XIII XII IX VI I 10♠ K♣"
      And Dealer holds "XVIII XVI XIV XI IV D♥ B♥ B♦ A♦ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Könige"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ C♣ K♣ 10♣    |
        | Third   | XX IV XIX VII   |
        | Third   | I XVI XVII X    |
        | Vorhand | K♦ XXI XIII A♦  |
        | Second  | D♣ XII XIV VIII |
        | Dealer  | XVIII K♠ V IX   |
        | Dealer  | B♦ D♦ B♠ XV     |
        | Third   | 10♠ XI C♠ D♠    |
        | Dealer  | D♥ K♥ C♥ Sküs   |
        | Third   | VI B♥ C♦ A♥     |
      Then <kings>
      And the payments are "<payments>"

      Examples:
        | reading  | kings                            | payments                                   |
        | one-hand | "Könige" is lost by the declarer | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | one-side | "Könige" is won by the declarer  | Vorhand +5, Second -5, Third +5, Dealer -5 |

  @clause:ZWA-BONUSES-022
  Rule: Trull and 4 Könige hang on the cards as dealt; who wins those cards in tricks does not matter

    @position
    Example: the opponents win the I of Vorhand's Trull
      54 Augen against 34.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XVIII I A♥ K♠ D♠ D♣ C♣ 10♣"
      And Second holds "XVI XV XIII XI IX VII K♥ D♥ 10♠ K♣"
      And Third holds "XX XVII XIV XII X VI V D♦ C♠ B♠"
      And Dealer holds "XIX VIII IV C♥ B♥ K♦ C♦ B♦ A♦ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIV XIII XII IX VIII VI IV K♥ D♥ C♥ B♥ A♥ K♦ D♦ K♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 7 is "Third X B♦ I XV"
      And the last trick is "Second XI B♠ A♦ D♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: a side that wins Sküs, XXI and I in tricks has no Trull
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XIX XV VIII B♥ A♥ C♠ D♣ B♣"
      And Second holds "XVII XIV I D♥ K♦ D♦ C♦ D♠ C♣ 10♣"
      And Third holds "XX XVIII XVI XIII XII IX B♦ K♠ 10♠ K♣"
      And Dealer holds "XI X VII VI V IV K♥ C♥ A♦ B♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII X VI IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ B♦ A♦ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 5 is "Vorhand XV I XII X"
      And the last trick is "Second C♦ K♠ V B♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the opponents win all four Könige that Vorhand was dealt
      36 Augen against 52.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIII K♥ K♦ D♦ C♦ A♦ K♠ K♣ C♣"
      And Second holds "Sküs XIX XV XII VII IV D♥ C♥ A♥ D♣"
      And Third holds "XX XVIII XVII XVI VI B♥ B♦ B♠ B♣ 10♣"
      And Dealer holds "XIV XI X IX VIII V I D♠ C♠ 10♠"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIII VIII VII V IV I A♥ C♦ A♦ D♠ C♠ C♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Dealer I XXI XV XVII"
      And the last trick is "Third B♣ D♠ A♦ A♥"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: a side that wins all four Könige in tricks has none
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVII XVI X VII V I K♥ C♥ B♥"
      And Second holds "Sküs XVIII XII XI IX IV K♦ A♦ D♠ 10♣"
      And Third holds "XX XV D♥ D♦ C♦ B♦ K♠ 10♠ D♣ B♣"
      And Dealer holds "XIX XIV XIII VIII VI A♥ C♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XVII XVI XIV XIII IX VI I K♥ K♦ C♦ B♦ A♦ K♠ D♠ B♠ K♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 5 is "Second IX XX XIII I"
      And the last trick is "Second D♠ K♠ B♠ K♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:ZWA-BONUSES-023
  Rule: Trull and 4 Könige are scored whether or not somebody claims them

    Example: a Trull is scored without a claim
      1 + 1 = 2.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "automatic" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: an unclaimed Trull lapses
      1, and no Trull.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    Example: a claimed Trull is scored
      1 + 1 = 2.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And the announcing goes "Vorhand Trull, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: the partner may claim it too
      1 + 1 = 2.
      Vorhand and Third take tricks 2, 4, 7, 8 and 10: 11 + 10 + 11 + 10 + 10 = 52 Augen. Second and Dealer take tricks
      1, 3, 5, 6 and 9: 12 + 4 + 4 + 11 + 5 = 36 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Trull, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 52 Augen and the opponents have 36
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Example: claimed 4 Könige of an opponent are scored
      1 − 2 = −1.
      Vorhand and Third take tricks 1, 2, 4, 6, 7 and 9: 12 + 4 + 8 + 5 + 5 + 12 = 46 Augen. Second and Dealer take
      tricks 3, 5, 8 and 10: 13 + 4 + 11 + 14 = 42 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "XXI XIV X IX V IV D♥ C♦ D♠ B♣"
      And Second holds "XVII XVI XII VIII VI I C♥ B♥ C♠ 10♣"
      And Third holds "Sküs XX XVIII XV XI A♥ D♦ B♦ A♦ D♣"
      And Dealer holds "XIX XIII VII K♥ K♦ K♠ B♠ 10♠ K♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♠ C♠ Sküs 10♠   |
        | Third   | XX VII V VI      |
        | Third   | D♦ K♦ C♦ XVI     |
        | Second  | I XV XIII IX     |
        | Third   | XVIII XIX X XVII |
        | Dealer  | B♠ IV VIII XI    |
        | Third   | A♦ C♣ XIV XII    |
        | Vorhand | B♣ 10♣ D♣ K♣     |
        | Dealer  | K♠ XXI B♥ A♥     |
        | Vorhand | D♥ C♥ B♦ K♥      |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Könige"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 46 Augen and the opponents have 42
      And the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    Example: unclaimed 4 Könige lapse
      1, and no 4 Könige.
      Vorhand and Third take tricks 1, 2, 4, 6, 7 and 9: 12 + 4 + 8 + 5 + 5 + 12 = 46 Augen. Second and Dealer take
      tricks 3, 5, 8 and 10: 13 + 4 + 11 + 14 = 42 Augen.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "XXI XIV X IX V IV D♥ C♦ D♠ B♣"
      And Second holds "XVII XVI XII VIII VI I C♥ B♥ C♠ 10♣"
      And Third holds "Sküs XX XVIII XV XI A♥ D♦ B♦ A♦ D♣"
      And Dealer holds "XIX XIII VII K♥ K♦ K♠ B♠ 10♠ K♣ C♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | D♠ C♠ Sküs 10♠   |
        | Third   | XX VII V VI      |
        | Third   | D♦ K♦ C♦ XVI     |
        | Second  | I XV XIII IX     |
        | Third   | XVIII XIX X XVII |
        | Dealer  | B♠ IV VIII XI    |
        | Third   | A♦ C♣ XIV XII    |
        | Vorhand | B♣ 10♣ D♣ K♣     |
        | Dealer  | K♠ XXI B♥ A♥     |
        | Vorhand | D♥ C♥ B♦ K♥      |
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 46 Augen and the opponents have 42
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position @dispute:material-claim
    Scenario Outline: nobody said a word about a Trull or the 4 Könige
      52 Augen against 36.
      Given the reading "<reading>" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then <trull>

      Examples:
        | reading   | trull                          |
        | automatic | "Trull" is won by the declarer |
        | claimed   | "Trull" is not scored          |

    @position
    Example: Vorhand claims her Trull when the result is drawn up
      Vorhand has the first turn to claim.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Trull"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is won by the declarer

    @position
    Example: Vorhand's partner claims her Trull when the result is drawn up
      Vorhand and Second pass, and so does Dealer after the claim.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Trull, Dealer Weiter"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is won by the declarer

    @position
    Example: everybody had a turn to claim, and the Trull lapses
      Four times Weiter behind the last card.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "Sküs XXI XX XVII XII XI VIII IV I C♥ K♦ D♦ C♦ B♦ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Second C♣ XVII B♣ I"
      And the last trick is "Second D♣ VIII D♦ XI"
      When the result is drawn up
      Then "Trull" is not scored

    @position
    Example: Trull and 4 Könige are both claimed, each by its own side
      Vorhand was dealt the Trull, Dealer the 4 Könige.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ C♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII B♦ D♠ D♣ C♣ B♣ 10♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV K♥ D♥ K♦ D♦ K♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Trull, Second Weiter, Third Weiter, Dealer Könige"
      And the declarer's side has "Sküs XXI XX XIX XVII XV XIV VIII VII VI V IV I K♦ D♠ B♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Second B♣ V K♣ I"
      And the last trick is "Dealer K♦ B♠ D♣ XIV"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    @position
    Example: the 4 Könige are claimed and the Trull is left out
      Vorhand was dealt the Trull, Dealer the 4 Könige.
      Given the reading "claimed" of "material-claim"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XXI XI IX VII I A♥ C♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII B♦ D♠ D♣ C♣ B♣ 10♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV K♥ D♥ K♦ D♦ K♠ K♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter, Vorhand Weiter, Second Könige, Third Weiter, Dealer Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVII XV XIV VIII VII VI V IV I K♦ D♠ B♠ K♣ D♣ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 4 is "Second B♣ V K♣ I"
      And the last trick is "Dealer K♦ B♠ D♣ XIV"
      When the result is drawn up
      Then the items come to:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |

    Example: nobody claims a Trull that the other side was dealt
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And Vorhand says "Weiter"
      And Second says "Trull"
      Then that is refused
      And Second is next to say

    Scenario Outline: what is no claim behind the last card, or no turn of his
      Vorhand was dealt the Trull and has the first turn, and the announcing is over.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And <player> says "<words>"
      Then that is refused
      And Vorhand is next to say
      And "Trull, Weiter" may be chosen

      Examples:
        | player  | words        |
        | Vorhand | Absolut      |
        | Vorhand | Mondfang     |
        | Vorhand | Kontra Spiel |
        | Third   | Trull        |

    Example: what Vorhand has claimed is not open to the other side
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XI IX VII I A♥ K♦ C♠ B♠"
      And Second holds "XIX XVIII XVI XII K♥ C♦ D♠ K♣ D♣ C♣"
      And Third holds "XX XVII XIV X VIII V C♥ B♥ A♦ 10♠"
      And Dealer holds "XV XIII VI IV D♥ D♦ B♦ K♠ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | C♠ D♠ 10♠ K♠   |
        | Dealer  | 10♣ XXI K♣ XX  |
        | Vorhand | IX XIX XIV VI  |
        | Second  | C♦ A♦ B♦ K♦    |
        | Vorhand | VII XVI X XIII |
        | Second  | K♥ B♥ D♥ A♥    |
        | Second  | C♣ XVII B♣ I   |
        | Third   | C♥ IV Sküs XII |
        | Vorhand | B♠ XVIII V XV  |
        | Second  | D♣ VIII D♦ XI  |
      And Vorhand says "Trull"
      Then that is allowed
      And Second is next to say
      And the choice is "Weiter"

    Example: a Trull cannot be claimed in a Farbensolo
      Vorhand was dealt it, and it is not scored there; the 4 Könige lie in three hands.
      Given the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XII VI I C♥ K♦ C♦ K♠ 10♠"
      And Second holds "XIX XVI XV XI VII V B♥ A♥ A♦ 10♣"
      And Third holds "XVII XIV IX VIII IV K♥ D♦ C♠ D♣ B♣"
      And Dealer holds "XX XVIII XIII X D♥ B♦ D♠ B♠ K♣ C♣"
      When Vorhand bids "Farbensolo"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards             |
        | Vorhand | K♠ XI C♠ B♠       |
        | Vorhand | 10♠ VII IV D♠     |
        | Dealer  | D♥ C♥ B♥ K♥       |
        | Third   | B♣ C♣ Sküs 10♣    |
        | Dealer  | B♦ C♦ A♦ D♦       |
        | Third   | D♣ K♣ VI V        |
        | Dealer  | XIII XXI XIX XVII |
        | Vorhand | K♦ XV VIII X      |
        | Vorhand | I XVI IX XVIII    |
        | Dealer  | XX XII A♥ XIV     |
      And Vorhand says "Trull"
      Then that is refused
      And Vorhand is next to say
      And the choice is "Weiter"

  @clause:ZWA-BONUSES-024
  Rule: Mond gefangen is scored when the Sküs takes a trick with the XXI in it

    @position
    Example: an opponent's Sküs takes Vorhand's XXI
      48 Augen against 40.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XIX XVIII XVII IX VIII IV K♥ K♦ C♣"
      And Second holds "Sküs XIV VI I D♥ A♥ B♦ A♦ C♠ B♠"
      And Third holds "XX XV XII XI D♦ C♦ D♠ 10♠ K♣ B♣"
      And Dealer holds "XVI XIII X VII V C♥ B♥ K♠ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI IV K♥ D♥ C♥ B♥ A♥ D♦ A♦ K♠ D♠ C♠ B♠ 10♠"
      And the declarer's side took 7 of 10 tricks
      And trick 2 is "Third B♣ 10♣ C♣ I"
      And trick 4 is "Dealer D♣ XXI Sküs K♣"
      And the last trick is "Vorhand K♥ B♠ 10♠ B♥"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: Sküs and XXI take different tricks
      50 Augen against 38.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XV VII VI IV K♥ B♥ C♦ B♠ C♣"
      And Second holds "Sküs XVI XIV XI C♥ K♦ K♠ 10♠ K♣ 10♣"
      And Third holds "XX XVIII XII X VIII D♥ A♥ B♦ A♦ B♣"
      And Dealer holds "XIX XVII XIII IX V I D♦ D♠ C♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XV XIV XIII XII XI X VIII VII I B♥ A♥ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second XI XX I VII"
      And the last trick is "Vorhand C♣ 10♣ B♣ C♠"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the XXI is caught in a Solo
      47 Augen against 41.
      Given Vorhand plays a Solo
      And Vorhand holds "XXI XIX XVIII XIV XII VIII VI V K♥ B♥"
      And Second holds "XI VII D♥ C♥ K♦ D♦ K♠ 10♠ K♣ C♣"
      And Third holds "Sküs XVII XVI XIII X IV I C♦ D♠ B♣"
      And Dealer holds "XX XV IX A♥ B♦ A♦ C♠ B♠ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XVIII XIV XII X IX VIII V I D♥ K♦ C♦ B♦ A♦ K♠ D♠ C♠ 10♠ D♣ C♣ B♣"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand XXI VII Sküs XV"
      And trick 5 is "Vorhand XVIII D♥ I IX"
      And the last trick is "Third XIII 10♣ K♥ K♣"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    Example: the Mond falls under an opponent's Sküs
      1 − 1 = 0: nobody pays.
      Vorhand and Dealer take tricks 2, 3, 5, 7, 9 and 10: 10 + 4 + 9 + 7 + 9 + 14 = 53 Augen. Second and Third take
      tricks 1, 4, 6 and 8: 4 + 12 + 6 + 13 = 35 Augen.
      Given Vorhand holds "XXI XV XI IV I D♥ B♦ K♠ D♣ C♣"
      And Second holds "Sküs XIX XVIII XVI XIV XIII A♥ B♠ 10♠ 10♣"
      And Third holds "XVII IX V K♥ C♥ C♦ A♦ D♠ C♠ B♣"
      And Dealer holds "XX XII X VIII VII VI B♥ K♦ D♦ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | IV XVIII XVII VI |
        | Second  | 10♣ B♣ K♣ C♣     |
        | Dealer  | X XV XIV V       |
        | Vorhand | XXI Sküs IX VIII |
        | Second  | 10♠ C♠ VII K♠    |
        | Dealer  | XII XI XIII C♦   |
        | Second  | XVI A♦ XX I      |
        | Dealer  | K♦ B♦ XIX K♥     |
        | Second  | A♥ C♥ B♥ D♥      |
        | Vorhand | D♣ B♠ D♠ D♦      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Dealer
      And nobody is next
      And the declarer's side has 53 Augen and the opponents have 35
      And the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: XXI and Sküs without the I
      46 Augen against 42.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIX XII IX V D♥ C♦ K♠ B♠ 10♠"
      And Second holds "XXI XVII XV X VIII C♥ B♥ A♥ B♦ D♠"
      And Third holds "XX XIV XIII VI I D♦ A♦ D♣ C♣ B♣"
      And Dealer holds "XVIII XVI XI VII IV K♥ K♦ C♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XIV IV I K♥ D♥ B♥ A♥ K♠ D♠ C♠ D♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 2 is "Dealer 10♣ Sküs XXI D♣"
      And trick 8 is "Vorhand K♠ D♠ I C♠"
      And the last trick is "Dealer VII B♠ C♥ B♣"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

  @clause:ZWA-BONUSES-025
  Rule: Mond gefangen counts against the side of whoever played the XXI

    @position
    Example: Vorhand's partner loses the XXI to an opponent
      33 Augen against 55.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XVII XIV XIII XI VI V B♥ D♦ C♦ B♦"
      And Second holds "XVIII XVI XII IV I D♥ K♦ K♠ D♠ C♠"
      And Third holds "XXI XX XIX VIII VII A♦ B♠ 10♠ C♣ B♣"
      And Dealer holds "Sküs XV X IX K♥ C♥ A♥ K♣ D♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVII XIV XII X IX VII VI V IV I C♥ A♥ B♦ K♠ C♠ B♠ B♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 2 is "Second XVIII XXI Sküs XIII"
      And trick 5 is "Third XX X V I"
      And the last trick is "Second D♥ C♣ K♣ B♥"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | lost    | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: an opponent loses the XXI to Vorhand
      45 Augen against 43.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "Sküs XIII XI IX VIII IV A♥ C♦ B♦ D♣"
      And Second holds "XIX XVIII XVII XII VI D♥ K♠ C♠ C♣ B♣"
      And Third holds "XX XVI I K♥ B♥ K♦ A♦ D♠ B♠ 10♠"
      And Dealer holds "XXI XV XIV X VII V C♥ D♦ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX VI K♥ D♥ C♥ A♥ K♦ D♦ C♦ A♦ C♠ D♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 1 is "Vorhand Sküs VI XX XXI"
      And trick 3 is "Second XVII I X IV"
      And the last trick is "Dealer K♣ B♦ C♣ B♠"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: an opponent of a soloist loses the XXI to him
      47 Augen against 41.
      Given Third plays a Solo
      And Vorhand holds "XX XIII VIII I K♥ D♦ K♣ D♣ C♣ 10♣"
      And Second holds "XXI XVII XIV XI VI C♥ A♥ A♦ D♠ 10♠"
      And Third holds "Sküs XIX XVI XV IX VII D♥ B♥ K♠ B♠"
      And Dealer holds "XVIII XII X V IV K♦ C♦ B♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Solo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XIX XVIII XVI XV XIV XIII XII XI IX VIII VI IV I D♥ A♥ K♦ D♦ B♦ A♦ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 1 is "Vorhand 10♣ XXI Sküs B♣"
      And trick 8 is "Third XVI IV I VI"
      And the last trick is "Third B♠ C♦ K♣ D♠"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    Example: Vorhand catches the Mond of an opponent
      −1 + 1 = 0: nobody pays.
      Vorhand and Third take tricks 1, 4, 6, 7 and 8: 4 + 12 + 8 + 8 + 6 = 38 Augen. Second and Dealer take tricks 2, 3,
      5, 9 and 10: 11 + 9 + 12 + 7 + 11 = 50 Augen.
      Given Vorhand holds "Sküs XII XI VIII D♦ C♦ A♦ K♠ 10♠ C♣"
      And Second holds "XXI XVI XV XIV X IV I C♥ B♠ K♣"
      And Third holds "XX XIX XVII IX K♥ B♥ K♦ B♦ C♠ 10♣"
      And Dealer holds "XVIII XIII VII VI V D♥ A♥ D♠ D♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | VIII XVI XIX VI |
        | Third   | K♦ XVIII D♦ IV  |
        | Dealer  | D♠ 10♠ B♠ C♠    |
        | Dealer  | V Sküs XXI XX   |
        | Vorhand | C♣ K♣ 10♣ D♣    |
        | Second  | I IX VII XII    |
        | Vorhand | K♠ XV XVII XIII |
        | Third   | B♥ A♥ XI C♥     |
        | Vorhand | A♦ X B♦ D♥      |
        | Second  | XIV K♥ B♣ C♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 38 Augen and the opponents have 50
      And the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | lost    | no        |
        | Mondfang | declarer | won     | no        |
      And "Spiel" brings the declarer -1 point
      And "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-BONUSES-026
  Rule: Mond gefangen counts for the other side even when the Sküs was the partner's

    @position
    Example: the partner's Sküs takes Vorhand's XXI
      52 Augen against 36.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI VIII VII V K♥ C♦ B♦ C♠ D♣ B♣"
      And Second holds "XVII XIV XII VI IV I C♥ A♥ K♦ C♣"
      And Third holds "Sküs XX XVI XIII X IX D♥ B♥ K♠ D♠"
      And Dealer holds "XIX XVIII XV XI D♦ A♦ B♠ 10♠ K♣ 10♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVII XVI XV XIV XIII X VII V IV I K♦ D♦ C♦ B♦ A♦ K♠ 10♠ D♣ C♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 3 is "Second I XVI XV V"
      And trick 4 is "Third Sküs XIX XXI XVII"
      And the last trick is "Third XX D♦ B♦ XIV"
      When the result is drawn up
      Then the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |

    @position
    Example: an opponent's XXI falls under his own partner's Sküs
      51 Augen against 37.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XIV XIII I B♥ K♦ C♦ K♣ D♣ 10♣"
      And Second holds "XXI X VIII C♥ A♥ B♦ K♠ C♠ B♠ C♣"
      And Third holds "XX XVII XVI XI IX VI K♥ D♥ A♦ D♠"
      And Dealer holds "Sküs XVIII XV XII VII V IV D♦ 10♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVII XV XI X VII VI IV I K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 6 is "Dealer XV I X XX"
      And trick 7 is "Third IX Sküs XIV XXI"
      And the last trick is "Dealer IV 10♣ B♠ XI"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |

    @position
    Example: two opponents of a soloist lose the Mond between them
      37 Augen against 51.
      Given Vorhand plays a Solo
      And Vorhand holds "XX XVII XIV XIII XI X VII C♥ C♦ D♠"
      And Second holds "XXI XV IX VI IV K♥ B♥ K♣ C♣ B♣"
      And Third holds "Sküs XVIII XVI V D♥ K♦ D♦ B♦ K♠ 10♣"
      And Dealer holds "XIX XII VIII I A♥ A♦ C♠ B♠ 10♠ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVII XVI XIII XI IX I K♦ D♦ C♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Second XXI Sküs XIX X"
      And trick 5 is "Third K♦ I XI IX"
      And the last trick is "Second C♣ 10♣ D♣ XVII"
      When the result is drawn up
      Then the items come to:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | lost    | no        |
        | Mondfang | declarer | won     | no        |

    Example: a Mond lost to the own partner's Sküs
      1 − 1 = 0: nobody pays.
      Vorhand and Second take tricks 1, 3, 5, 7 and 8: 10 + 8 + 12 + 4 + 14 = 48 Augen. Third and Dealer take tricks 2,
      4, 6, 9 and 10: 11 + 11 + 6 + 3 + 9 = 40 Augen.
      Given Vorhand holds "XXI XIX I C♥ A♥ D♦ C♦ C♠ 10♠ 10♣"
      And Second holds "Sküs XX XVIII X IX B♦ A♦ K♠ C♣ B♣"
      And Third holds "XVII XV XIV XI VI V K♥ B♥ B♠ K♣"
      And Dealer holds "XVI XIII XII VIII VII IV D♥ K♦ D♠ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♥ X B♥ D♥       |
        | Second  | B♣ K♣ D♣ 10♣     |
        | Third   | XIV IV I XVIII   |
        | Second  | B♦ XI K♦ C♦      |
        | Third   | V XIII XXI Sküs  |
        | Second  | A♦ VI VII D♦     |
        | Dealer  | XII XIX XX XV    |
        | Second  | K♠ B♠ D♠ C♠      |
        | Second  | IX XVII VIII 10♠ |
        | Third   | K♥ XVI A♥ C♣     |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Second
      And nobody is next
      And the declarer's side has 48 Augen and the opponents have 40
      And the items come to:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      And "Spiel" brings the declarer 1 point
      And "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:ZWA-BONUSES-027
  Rule: In a Märchenstich the Mond is not caught

    Example: a Märchenstich before the last trick
      The I takes Sküs and XXI: no Mondfang, and 1 for each of Vorhand's side.
      Vorhand and Third take tricks 1, 2, 3, 5, 8, 9 and 10: 6 + 9 + 4 + 8 + 5 + 12 + 10 = 54 Augen. Second and Dealer
      take tricks 4, 6 and 7: 4 + 16 + 14 = 34 Augen.
      Given Vorhand holds "XXI XVII XVI XIV XII X VII V B♥ C♣"
      And Second holds "Sküs XIX IV C♥ D♦ C♦ B♦ K♠ B♠ B♣"
      And Third holds "XX XVIII XI IX VIII VI K♦ D♠ 10♠ D♣"
      And Dealer holds "XV XIII I K♥ D♥ A♥ A♦ C♠ K♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | B♥ C♥ VI A♥      |
        | Third   | 10♠ C♠ XIV K♠    |
        | Vorhand | XVI IV VIII XV   |
        | Vorhand | VII XIX IX XIII  |
        | Second  | B♦ K♦ A♦ V       |
        | Vorhand | XXI Sküs XI I    |
        | Dealer  | K♣ C♣ B♣ D♣      |
        | Dealer  | 10♣ XII C♦ XVIII |
        | Third   | D♠ K♥ XVII B♠    |
        | Vorhand | X D♦ XX D♥       |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 54 Augen and the opponents have 34
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: the I of the XXI's own side takes it
      47 Augen against 41.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XXI XVI XIV XI IX C♥ K♦ B♦ K♠ 10♠"
      And Second holds "Sküs VI IV B♥ D♦ C♦ A♦ D♠ C♠ B♣"
      And Third holds "XX XV XIII VIII I K♥ B♠ K♣ C♣ 10♣"
      And Dealer holds "XIX XVIII XVII XII X VII V D♥ A♥ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XVI XV XIV XII XI X IX VIII VII VI V IV I K♥ C♥ B♥ A♥ C♦ D♣ B♣ 10♣"
      And the declarer's side took 6 of 10 tricks
      And trick 5 is "Third I V XXI Sküs"
      And the last trick is "Dealer D♥ 10♠ C♠ C♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: a Märchenstich in a Solo
      38 Augen against 50.
      Given Vorhand plays a Solo
      And Vorhand holds "XXI XVII XV XII VII IV D♥ D♦ C♦ D♣"
      And Second holds "Sküs XVIII X IX V C♥ D♠ B♠ K♣ 10♣"
      And Third holds "XX XIX XVI I K♥ A♥ B♦ C♠ 10♠ C♣"
      And Dealer holds "XIV XIII XI VIII VI B♥ K♦ A♦ K♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XV XIII IV K♥ D♥ C♥ B♥ A♥ K♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 4 of 10 tricks
      And trick 3 is "Vorhand XXI Sküs I VI"
      And the last trick is "Third K♥ XIII XV K♣"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

  @clause:ZWA-BONUSES-028
  Rule: In a Farbensolo Valat, Absolut and 4 Könige are scored

    @position
    Example: the 4 Könige in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |

    @position
    Example: a silent Absolut in a Farbensolo
      65 Augen against 23.
      Given Third plays a Farbensolo
      And Vorhand holds "XIX XI IX V K♥ C♥ C♦ K♠ D♠ 10♠"
      And Second holds "Sküs XVII XIV XII IV A♥ D♦ A♦ B♠ C♣"
      And Third holds "XXI XX XVI XIII VI B♥ K♦ K♣ D♣ 10♣"
      And Dealer holds "XVIII XV X VIII VII I D♥ B♦ C♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVI XIV XII XI X IX VIII VII V IV I K♦ D♦ C♦ B♦ A♦ K♠ D♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 9 is "Third XX I K♠ XIV"
      And the last trick is "Third XVI VII D♠ A♦"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

    @position
    Example: an announced Absolut fails in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | lost    | yes       |
        | Könige  | declarer | won     | no        |

    @position
    Example: an announced Absolut is made in a Farbensolo
      60 Augen against 28.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XXI XX XIII K♥ D♥ B♥ A♥ A♦ K♣ C♣"
      And Second holds "XIX XVII XVI XIV IX VIII C♥ D♦ D♠ D♣"
      And Third holds "Sküs XV XII X VII I K♦ C♦ K♠ 10♣"
      And Dealer holds "XVIII XI VI V IV B♦ C♠ B♠ 10♠ B♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ C♠ B♠ K♣"
      And the declarer's side took 7 of 10 tricks
      And trick 3 is "Vorhand B♥ XVII I XI"
      And the last trick is "Vorhand XX XIV K♦ C♠"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | yes       |

    @position
    Example: a failed Valat in a Farbensolo
      47 Augen against 41.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIV X K♥ B♥ K♦ D♦ K♠ C♠ K♣ B♣"
      And Second holds "XIX XVIII XIII XII XI VII I D♠ 10♠ 10♣"
      And Third holds "Sküs XXI XVI XV VIII V IV B♠ D♣ C♣"
      And Dealer holds "XX XVII IX VI D♥ C♥ A♥ C♦ B♦ A♦"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XX XVIII XV XIII IX VIII VII V K♥ C♥ K♦ D♦ C♦ A♦ K♠ 10♠ K♣ D♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 7 is "Vorhand B♣ I C♣ VI"
      And the last trick is "Third XVI D♥ B♥ XI"
      When the result is drawn up
      Then the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | lost    | yes       |

    @position
    Example: a Valat of the soloist made in a Farbensolo
      88 Augen against 0.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "K♥ D♥ C♥ K♦ D♦ C♦ K♠ D♠ C♠ K♣"
      And Second holds "Sküs XVII XIV XIII XII X IX VIII I A♥"
      And Third holds "XXI XIX XVIII XI VII VI V IV B♥ D♣"
      And Dealer holds "XX XVI XV B♦ A♦ B♠ 10♠ C♣ B♣ 10♣"
      And the announcing went "Vorhand Valat, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 10 of 10 tricks
      And trick 6 is "Vorhand C♠ I XVIII 10♠"
      And the last trick is "Vorhand K♣ XVII D♣ 10♣"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |
        | Könige  | declarer | won     | no        |
        | Valat   | declarer | won     | yes       |

    Example: a Farbensolo won with the 4 Könige
      4 + 2 = 6 from each of the three.
      Second takes tricks 2, 3, 5, 7 and 8: 11 + 13 + 8 + 4 + 10 = 46 Augen. The three others take tricks 1, 4, 6, 9 and
      10: 7 + 4 + 10 + 12 + 9 = 42 Augen.
      Given Vorhand holds "Sküs XXI XII XI X VII C♠ 10♠ C♣ B♣"
      And Second holds "XX XIX XVIII K♥ A♥ K♦ A♦ K♠ B♠ K♣"
      And Third holds "XVI XV XIII VIII VI IV I C♥ D♦ C♦"
      And Dealer holds "XVII XIV IX V D♥ B♥ B♦ D♠ D♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | 10♠ B♠ XVI D♠    |
        | Dealer  | B♦ X K♦ C♦       |
        | Second  | K♥ C♥ D♥ VII     |
        | Second  | A♥ XIII B♥ XII   |
        | Dealer  | 10♣ B♣ K♣ VI     |
        | Second  | A♦ D♦ IX XXI     |
        | Third   | IV XVII XI XX    |
        | Second  | K♠ XV V C♠       |
        | Second  | XVIII I XIV Sküs |
        | Vorhand | C♣ XIX VIII D♣   |
      Then the contract is Farbensolo and Second is the declarer
      And there is no partner
      And nobody is next
      And the declarer's side has 46 Augen and the opponents have 42
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 4 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand -6, Second +18, Third -6, Dealer -6"

  @clause:ZWA-BONUSES-029
  Rule: In a Farbensolo the Trull is not scored

    @position
    Example: the soloist of a Farbensolo was dealt the Trull
      36 Augen against 52.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "Sküs XXI XII VI I C♥ K♦ C♦ K♠ 10♠"
      And Second holds "XIX XVI XV XI VII V B♥ A♥ A♦ 10♣"
      And Third holds "XVII XIV IX VIII IV K♥ D♦ C♠ D♣ B♣"
      And Dealer holds "XX XVIII XIII X D♥ B♦ D♠ B♠ K♣ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XXI XX XIX XVIII XVII XI IX VIII V K♦ D♦ C♦ B♦ A♦ K♠ D♠"
      And the declarer's side took 4 of 10 tricks
      And trick 2 is "Third D♣ K♣ I 10♣"
      And the last trick is "Second XIX VIII XX XXI"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: an opponent in a Farbensolo was dealt the Trull
      51 Augen against 37.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XV XIII X K♥ D♦ A♦ K♠ C♠ K♣ C♣"
      And Second holds "XX XVII IX VIII V D♥ B♥ A♥ K♦ B♦"
      And Third holds "Sküs XXI XIX XII VII VI I 10♠ D♣ 10♣"
      And Dealer holds "XVIII XVI XIV XI IV C♥ C♦ D♠ B♠ B♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XVIII XVII VII VI V I K♥ D♥ C♥ D♦ C♦ B♦ K♠ D♠ C♠ B♠ 10♠ K♣ 10♣"
      And the declarer's side took 5 of 10 tricks
      And trick 5 is "Second D♥ I C♥ K♥"
      And the last trick is "Third Sküs IV XV A♥"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:ZWA-BONUSES-030
  Rule: In a Farbensolo Mond gefangen is not scored

    @position
    Example: the Sküs takes the XXI in a Farbensolo when Tarock was led
      38 Augen against 50.
      Given Vorhand plays a Farbensolo
      And Vorhand holds "XIII X IX VI C♥ K♦ D♦ B♦ D♠ C♠"
      And Second holds "XXI XVI XV VII D♥ B♥ B♠ 10♠ B♣ 10♣"
      And Third holds "Sküs XIX XVIII XIV XII XI VIII IV I C♣"
      And Dealer holds "XX XVII V K♥ A♥ C♦ A♦ K♠ K♣ D♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the declarer's side has "XX XIX XVIII XVI XV XII XI VII V I C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ C♠ B♠"
      And the declarer's side took 5 of 10 tricks
      And trick 3 is "Vorhand D♦ XVI I C♦"
      And trick 7 is "Vorhand IX XXI Sküs XVII"
      And the last trick is "Dealer K♣ VI B♣ VIII"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

    @position
    Example: the soloist's XXI falls under an opponent's Sküs
      37 Augen against 51.
      Given Dealer plays a Farbensolo
      And Vorhand holds "XX XVII XV X VIII VI I A♥ K♠ K♣"
      And Second holds "XIX XVIII XIV IX V D♥ B♥ D♠ B♠ B♣"
      And Third holds "Sküs XIII XII IV C♥ K♦ B♦ 10♠ D♣ 10♣"
      And Dealer holds "XXI XVI XI VII K♥ D♦ C♦ A♦ C♠ C♣"
      And the announcing went "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Farbensolo, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "XIX XVI XIV XIII XII VIII VI I K♥ D♥ C♥ A♥ D♦ C♦ B♦ D♠"
      And the declarer's side took 4 of 10 tricks
      And trick 4 is "Vorhand XX XVIII Sküs XXI"
      And trick 5 is "Third B♦ C♦ I XIX"
      And the last trick is "Dealer XI XV B♥ IV"
      When the result is drawn up
      Then the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |

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
      And nobody is next
      And the declarer's side has 50 Augen and the opponents have 38
      And the items come to:
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
      Then the items come to:
        | item    | side     | outcome | announced |
        | Spiel   | declarer | won     | no        |
        | Absolut | declarer | won     | no        |

  @clause:ZWA-BONUSES-032
  Rule: A bonus announced by both sides is one item for each side, and one announced by partners is one item for them all

    @dispute:same-praemie-announced-twice
    Scenario Outline: both partners and one opponent announce an Absolut and all fail
      Game 1; −2 + 2 = 0 makes 1, or −4 + 2 = −2 makes −1.
      Vorhand and Third take tricks 2, 3, 5, 6, 7, 9 and 10: 4 + 4 + 4 + 14 + 8 + 10 + 5 = 49 Augen. Second and Dealer
      take tricks 1, 4 and 8: 11 + 14 + 14 = 39 Augen.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Absolut dagegen, Third Absolut dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | 10♠ B♠ D♠ K♠    |
        | Dealer  | VI XVIII XIV XX |
        | Third   | XVII XII X VII  |
        | Third   | D♦ B♦ C♦ K♦     |
        | Second  | XV V IV XIX     |
        | Vorhand | B♥ D♥ K♥ C♥     |
        | Third   | Sküs XI IX XVI  |
        | Third   | XIII XXI C♠ I   |
        | Dealer  | C♣ D♣ B♣ VIII   |
        | Third   | A♥ K♣ 10♣ A♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | each     | Vorhand -1, Second +1, Third -1, Dealer +1 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: both partners announce an Absolut and make it
      1 + 2 = 3, or 1 + 2 + 2 = 5.
      Vorhand and Third take tricks 2, 3, 4, 7, 8, 9 and 10: 8 + 8 + 12 + 12 + 5 + 14 + 8 = 67 Augen. Second and Dealer
      take tricks 1, 5 and 6: 4 + 4 + 13 = 21 Augen.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XVII XVI XIV XIII IX I K♥ D♥ A♥ K♠"
      And Second holds "XVIII XII VIII VI IV K♦ C♦ A♦ B♠ 10♠"
      And Third holds "Sküs XXI XX XI V C♥ B♥ D♦ D♠ B♣"
      And Dealer holds "XIX XV X VII B♦ C♠ K♣ D♣ C♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Absolut dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♥ VIII B♥ XV    |
        | Dealer  | VII XVII IV Sküs |
        | Third   | XXI X IX XII     |
        | Third   | D♠ C♠ K♠ 10♠     |
        | Vorhand | XVI VI XI XIX    |
        | Dealer  | K♣ I XVIII B♣    |
        | Second  | K♦ D♦ B♦ XIV     |
        | Vorhand | XIII A♦ XX C♣    |
        | Third   | C♥ D♣ K♥ B♠      |
        | Vorhand | D♥ C♦ V 10♣      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 67 Augen and the opponents have 21
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | each     | Vorhand +5, Second -5, Third +5, Dealer -5 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: only the first of two announcements is doubled
      1 + 2 × 2 = 5, or 1 + 4 + 2 = 7.
      Vorhand and Third take tricks 2, 3, 4, 7, 8, 9 and 10: 8 + 8 + 12 + 12 + 5 + 14 + 8 = 67 Augen. Second and Dealer
      take tricks 1, 5 and 6: 4 + 4 + 13 = 21 Augen.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XVII XVI XIV XIII IX I K♥ D♥ A♥ K♠"
      And Second holds "XVIII XII VIII VI IV K♦ C♦ A♦ B♠ 10♠"
      And Third holds "Sküs XXI XX XI V C♥ B♥ D♦ D♠ B♣"
      And Dealer holds "XIX XV X VII B♦ C♠ K♣ D♣ C♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♥ VIII B♥ XV    |
        | Dealer  | VII XVII IV Sküs |
        | Third   | XXI X IX XII     |
        | Third   | D♠ C♠ K♠ 10♠     |
        | Vorhand | XVI VI XI XIX    |
        | Dealer  | K♣ I XVIII B♣    |
        | Second  | K♦ D♦ B♦ XIV     |
        | Vorhand | XIII A♦ XX C♣    |
        | Third   | C♥ D♣ K♥ B♠      |
        | Vorhand | D♥ C♦ V 10♣      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 67 Augen and the opponents have 21
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +5, Second -5, Third +5, Dealer -5 |
        | each     | Vorhand +7, Second -7, Third +7, Dealer -7 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: only the second of two announcements is doubled
      The first counts with its own doublings: 1 + 2 = 3; or 1 + 2 + 2 × 2 = 7.
      Vorhand and Third take tricks 2, 3, 4, 7, 8, 9 and 10: 8 + 8 + 12 + 12 + 5 + 14 + 8 = 67 Augen. Second and Dealer
      take tricks 1, 5 and 6: 4 + 4 + 13 = 21 Augen.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XVII XVI XIV XIII IX I K♥ D♥ A♥ K♠"
      And Second holds "XVIII XII VIII VI IV K♦ C♦ A♦ B♠ 10♠"
      And Third holds "Sküs XXI XX XI V C♥ B♥ D♦ D♠ B♣"
      And Dealer holds "XIX XV X VII B♦ C♠ K♣ D♣ C♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Absolut dazu, Dealer Kontra Absolut of Third"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♥ VIII B♥ XV    |
        | Dealer  | VII XVII IV Sküs |
        | Third   | XXI X IX XII     |
        | Third   | D♠ C♠ K♠ 10♠     |
        | Vorhand | XVI VI XI XIX    |
        | Dealer  | K♣ I XVIII B♣    |
        | Second  | K♦ D♦ B♦ XIV     |
        | Vorhand | XIII A♦ XX C♣    |
        | Third   | C♥ D♣ K♥ B♠      |
        | Vorhand | D♥ C♦ V 10♣      |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 67 Augen and the opponents have 21
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | each     | Vorhand +7, Second -7, Third +7, Dealer -7 |

    @dispute:same-praemie-announced-twice
    Scenario Outline: each side announces it once
      1 − 2 + 2 = 1 in both.
      Vorhand and Third take tricks 2, 3, 5, 6, 7, 9 and 10: 4 + 4 + 4 + 14 + 8 + 10 + 5 = 49 Augen. Second and Dealer
      take tricks 1, 4 and 8: 11 + 14 + 14 = 39 Augen.
      Given the reading "<reading>" of "same-praemie-announced-twice"
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | 10♠ B♠ D♠ K♠    |
        | Dealer  | VI XVIII XIV XX |
        | Third   | XVII XII X VII  |
        | Third   | D♦ B♦ C♦ K♦     |
        | Second  | XV V IV XIX     |
        | Vorhand | B♥ D♥ K♥ C♥     |
        | Third   | Sküs XI IX XVI  |
        | Third   | XIII XXI C♠ I   |
        | Dealer  | C♣ D♣ B♣ VIII   |
        | Third   | A♥ K♣ 10♣ A♦    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 49 Augen and the opponents have 39
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | each     | Vorhand +1, Second -1, Third +1, Dealer -1 |

    Example: both sides announce it, and Vorhand's makes it
      1 + 2 + 2 = 5 for each of Vorhand's side: the made one and the failed one go the same way.
      Vorhand and Third take tricks 1, 2, 3, 6 and 7: 15 + 14 + 6 + 12 + 11 = 58 Augen. Second and Dealer take tricks 4,
      5, 8, 9 and 10: 4 + 8 + 3 + 8 + 7 = 30 Augen.
      Given Vorhand holds "XVIII XI VI K♥ C♥ A♥ K♦ A♦ K♠ C♠"
      And Second holds "XXI XV XIV VII V D♥ B♥ D♦ 10♠ K♣"
      And Third holds "Sküs XX XVII XIII XII IX IV C♦ B♣ 10♣"
      And Dealer holds "XIX XVI X VIII I B♦ D♠ B♠ D♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Absolut dagegen"
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
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 58 Augen and the opponents have 30
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | won     | yes       |
        | Absolut | opponents | lost    | yes       |
      And "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    Example: both sides announce a Valat, and the opponents make it
      −1 − 1 − 12 − 12 = −26 for each of Vorhand's side.
      Vorhand and Third take no trick. Second and Dealer take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 9 + 9 + 11 + 8 +
      7 + 6 + 3 + 5 + 14 + 16 = 88 Augen.
      Given Vorhand holds "C♥ B♥ A♥ K♦ D♦ 10♠ K♣ D♣ B♣ 10♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XI C♦ D♠ B♠"
      And Third holds "XX X VII VI V I D♥ A♦ C♠ C♣"
      And Dealer holds "XV XIV XIII XII IX VIII IV K♥ B♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | 10♣ XXI C♣ XV  |
        | Second  | Sküs XX XIV B♥ |
        | Second  | XIX I XII D♣   |
        | Second  | XVIII VI IV K♦ |
        | Second  | XVII VII IX D♦ |
        | Second  | XVI X XIII C♥  |
        | Second  | XI V VIII 10♠  |
        | Second  | C♦ A♦ B♦ A♥    |
        | Second  | D♠ C♠ K♠ B♣    |
        | Dealer  | K♥ K♣ B♠ D♥    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 0 Augen and the opponents have 88
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | declarer  | lost    | yes       |
        | Valat   | opponents | won     | yes       |
      And the payments are "Vorhand -26, Second +26, Third -26, Dealer +26"

    @position
    Example: an item for each side
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      And the announcing went "Vorhand Absolut, Second Absolut dagegen, Third Absolut dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | lost    | yes       |
        | Absolut | opponents | lost    | yes       |

    @position
    Example: an item for each announcement
      49 Augen against 39.
      Given the reading "each" of "same-praemie-announced-twice"
      And Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      And the announcing went "Vorhand Absolut, Second Absolut dagegen, Third Absolut dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | lost    | yes       |
        | Absolut | declarer  | lost    | yes       |
        | Absolut | opponents | lost    | yes       |

  @clause:ZWA-BONUSES-033
  Rule: Where partners have announced the same bonus and it is one item, the first announcement counts, with its own doublings

    @position
    Example: the opponents double only the partner's announcement
      The Kontra of the Dealer goes to the second announcement, which counts nothing. 49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      And the announcing went "Vorhand Absolut, Second Weiter, Third Absolut dazu, Dealer Kontra Absolut of Third, Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       |            |

    @position
    Example: the opponents double only the first announcement
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      And the announcing went "Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then the items come to:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       | Second     |

  @clause:ZWA-BONUSES-034
  Rule: Nobody announces a bonus that he has announced already

    Example: nobody announces the same bonus twice
      Given Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Absolut, Second Weiter, Third Weiter, Dealer Kontra Absolut of Vorhand, Vorhand Absolut"
      Then that is refused
      And Vorhand is next to say

    Example: not even in the same turn, nor where every announcement counts by itself
      Given the reading "each" of "same-praemie-announced-twice"
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Absolut + Absolut"
      Then that is refused

  @clause:ZWA-BONUSES-035
  Rule: Where the announcers of a Valat take no trick at all, the other side has made one of its own besides

    Example: the other side takes all ten tricks
      −1 − 1 − 12 − 6 = −20: beside the failed announcement the opponents have made a Valat of their own in silence.
      Vorhand and Third take no trick. Second and Dealer take tricks 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10: 8 + 12 + 8 + 4 +
      4 + 4 + 9 + 14 + 13 + 12 = 88 Augen.
      Given Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is Third
      And nobody is next
      And the declarer's side has 0 Augen and the opponents have 88
      And the items come to:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | lost    | no        |
        | Absolut | opponents | won     | no        |
        | Valat   | declarer  | lost    | yes       |
        | Valat   | opponents | won     | no        |
      And the payments are "Vorhand -20, Second +20, Third -20, Dealer +20"

    @dispute:valat-announcers-collapse
    Scenario Outline: Vorhand's side announces a Valat and takes no trick
      −1 − 1 − 12 − 6 = −20, or −1 − 1 − 12 = −14: the game, the silent Absolut, the failed Valat, and perhaps a silent one.
      Second and Dealer take all tricks and have all 88 Augen.
      Given the reading "<reading>" of "valat-announcers-collapse"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | both           | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | announced-only | Vorhand -14, Second +14, Third -14, Dealer +14 |

    Example: a silent Valat that does not count beside the failed one cancels nothing
      −1 − 1 − 12 = −14: where the announcement alone counts nothing was made that could cancel.
      Given the reading "as-ever" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And the reading "announced-only" of "valat-announcers-collapse"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then nobody is next
      And the payments are "Vorhand -14, Second +14, Third -14, Dealer +14"

  @clause:ZWA-BONUSES-036
  Rule: Where the other side has failed with an announced Valat, a made one cancels nothing

    @dispute:valat-cancels-beside-failed
    Scenario Outline: both sides have announced a Valat, and elsewhere the made one cancels bonuses
      −1 − 1 − 12 − 12 = −26, or −1 − 12 − 12 = −25: without the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "bonuses" of "valat-cancels"
      And Vorhand holds "C♥ B♥ A♥ K♦ D♦ 10♠ K♣ D♣ B♣ 10♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XI C♦ D♠ B♠"
      And Third holds "XX X VII VI V I D♥ A♦ C♠ C♣"
      And Dealer holds "XV XIV XIII XII IX VIII IV K♥ B♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | 10♣ XXI C♣ XV  |
        | Second  | Sküs XX XIV B♥ |
        | Second  | XIX I XII D♣   |
        | Second  | XVIII VI IV K♦ |
        | Second  | XVII VII IX D♦ |
        | Second  | XVI X XIII C♥  |
        | Second  | XI V VIII 10♠  |
        | Second  | C♦ A♦ B♦ A♥    |
        | Second  | D♠ C♠ K♠ B♣    |
        | Dealer  | K♥ K♣ B♠ D♥    |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -26, Second +26, Third -26, Dealer +26 |
        | as-ever | Vorhand -25, Second +25, Third -25, Dealer +25 |

    @dispute:valat-cancels-beside-failed
    Scenario Outline: both sides have announced a Valat, and elsewhere the made one cancels the game too
      −1 − 1 − 12 − 12 = −26, or −12 − 12 = −24: without the game and the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And Vorhand holds "C♥ B♥ A♥ K♦ D♦ 10♠ K♣ D♣ B♣ 10♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI XI C♦ D♠ B♠"
      And Third holds "XX X VII VI V I D♥ A♦ C♠ C♣"
      And Dealer holds "XV XIV XIII XII IX VIII IV K♥ B♦ K♠"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards          |
        | Vorhand | 10♣ XXI C♣ XV  |
        | Second  | Sküs XX XIV B♥ |
        | Second  | XIX I XII D♣   |
        | Second  | XVIII VI IV K♦ |
        | Second  | XVII VII IX D♦ |
        | Second  | XVI X XIII C♥  |
        | Second  | XI V VIII 10♠  |
        | Second  | C♦ A♦ B♦ A♥    |
        | Second  | D♠ C♠ K♠ B♣    |
        | Dealer  | K♥ K♣ B♠ D♥    |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -26, Second +26, Third -26, Dealer +26 |
        | as-ever | Vorhand -24, Second +24, Third -24, Dealer +24 |

    @dispute:valat-cancels-beside-failed
    Scenario Outline: the other side has made its Valat in silence
      −1 − 1 − 12 − 6 = −20, or −12 − 6 = −18: without the game and the silent Absolut.
      Given the reading "<reading>" of "valat-cancels-beside-failed"
      And the reading "all" of "valat-cancels"
      And Vorhand holds "XI VI IV I D♥ C♠ B♠ D♣ C♣ B♣"
      And Second holds "Sküs XXI XIX XVIII XVII XVI V C♥ K♦ B♦"
      And Third holds "XX X IX VIII B♥ A♥ D♦ A♦ D♠ 10♣"
      And Dealer holds "XV XIV XIII XII VII K♥ C♦ K♠ 10♠ K♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | B♣ XVII 10♣ K♣  |
        | Second  | Sküs XX XV I    |
        | Second  | XXI IX XIV VI   |
        | Second  | XIX VIII VII IV |
        | Second  | XVIII X XIII XI |
        | Second  | XVI A♥ XII B♠   |
        | Second  | B♦ A♦ C♦ D♣     |
        | Dealer  | K♥ D♥ C♥ B♥     |
        | Dealer  | K♠ C♠ V D♠      |
        | Second  | K♦ D♦ 10♠ C♣    |
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading | payments                                       |
        | nothing | Vorhand -20, Second +20, Third -20, Dealer +20 |
        | as-ever | Vorhand -18, Second +18, Third -18, Dealer +18 |
