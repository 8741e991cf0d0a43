Feature: Bonuses, made and lost: announced by both sides or twice

  # Where the result is drawn up, the hands are those dealt, the piles those at the end, and the line under a title gives
  # the Augen of the declarer's side and of the opponents. A game is won with 45.

  Background:
    Given the rules "zwanzigerrufen"

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
      And it is nobody's turn
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
      And it is nobody's turn
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
      And it is nobody's turn
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
      And it is nobody's turn
      And the declarer's side has 67 Augen and the opponents have 21
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | per-side | Vorhand +3, Second -3, Third +3, Dealer -3 |
        | each     | Vorhand +7, Second -7, Third +7, Dealer -7 |

    Scenario Outline: each side announces it once
      1 − 2 + 2 = 1 in both.
      Vorhand and Third take tricks 2, 3, 5, 6, 7, 9 and 10: 4 + 4 + 4 + 14 + 8 + 10 + 5 = 49 Augen. Second and Dealer
      take tricks 1, 4 and 8: 11 + 14 + 14 = 39 Augen.
      Given the reading "<round>" of "same-praemie-announced-twice"
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
      And it is nobody's turn
      And the declarer's side has 49 Augen and the opponents have 39
      And the payments are "<payments>"

      Examples:
        | round    | payments                                   |
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
      And it is nobody's turn
      And the declarer's side has 58 Augen and the opponents have 30
      And these items are scored:
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
      And it is nobody's turn
      And the declarer's side has 0 Augen and the opponents have 88
      And these items are scored:
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
      Then these items are scored:
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
      Then these items are scored:
        | item    | side      | outcome | announced |
        | Spiel   | declarer  | won     | no        |
        | Absolut | declarer  | lost    | yes       |
        | Absolut | declarer  | lost    | yes       |
        | Absolut | opponents | lost    | yes       |

  @clause:ZWA-BONUSES-033
  Rule: Where partners have announced the same bonus and it is one item, the first announcement counts, with its own doublings

    Background:
      Given Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Second holds "XVI XV XIV VII I D♥ K♦ A♦ B♠ B♣"
      And Third holds "Sküs XX XVII XIII VIII V K♥ A♥ D♦ D♠"
      And Dealer holds "XXI XII XI VI IV C♥ B♦ K♠ K♣ C♣"

    @position
    Example: the opponents double only the partner's announcement
      The Kontra of the Dealer goes to the second announcement, which counts nothing. 49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "…"
        """
        Vorhand Absolut, Second Weiter, Third Absolut dazu, Dealer Kontra Absolut of Third, Vorhand Weiter,
        Second Weiter, Third Weiter, Dealer Weiter
        """
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       |            |

    @position
    Example: the opponents double only the first announcement
      49 Augen against 39.
      Given Vorhand plays a Normalspiel calling XX
      And the called Tarock is held by Third
      And the announcing went "…"
        """
        Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu, Dealer Weiter, Vorhand Weiter,
        Second Weiter, Third Weiter
        """
      And the declarer's side has "Sküs XX XIX XVIII XVII XVI XV XIV XII XI X IX VIII VII VI V IV K♥ D♥ C♥ B♥ A♥ A♦ K♣ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 10 tricks
      And trick 8 is "Third XIII XXI C♠ I"
      And the last trick is "Third A♥ K♣ 10♣ A♦"
      When the result is drawn up
      Then these items are scored:
        | item    | side     | outcome | announced | doubled by |
        | Spiel   | declarer | won     | no        |            |
        | Absolut | declarer | lost    | yes       | Second     |

    @dispute:kontra-to-second-announcement
    Scenario Outline: both partners announce an Absolut, the second is doubled, and both fail, by each reading
      Game 1 and −2, or −2 × 2 = −4 where the Kontra to the second announcement doubles the bonus: −1, or −3. At Kontra to
      the first one −3 in both. Where the first is at Kontra and the second at Retour it is −2 × 2 or −2 × 4: −3, or −7.
      Vorhand and Third take tricks 2, 3, 5, 6, 7, 9 and 10: 4 + 4 + 4 + 14 + 8 + 10 + 5 = 49 Augen. Second and Dealer
      take tricks 1, 4 and 8: 11 + 14 + 14 = 39 Augen.
      Given the reading "<reading>" of "kontra-to-second-announcement"
      When Vorhand calls "XX"
      And the announcing goes "<words>"
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
      Then the declarer's side has 49 Augen and the opponents have 39
      And the payments are "<payments>"

      Examples:
        | reading         | words                                                                              | payments                                   |
        | doubles-nothing | Vorhand Absolut, Second Weiter, Third Absolut dazu, Dealer Kontra Absolut of Third | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | doubles-too     | Vorhand Absolut, Second Weiter, Third Absolut dazu, Dealer Kontra Absolut of Third | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | doubles-nothing | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu              | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | doubles-too     | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu              | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | doubles-nothing | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu,             | Vorhand -3, Second +3, Third -3, Dealer +3 |
        | …               | Dealer Kontra Absolut of Third, Vorhand Retour Absolut of Third                    |                                            |
        | doubles-too     | Vorhand Absolut, Second Kontra Absolut of Vorhand, Third Absolut dazu,             | Vorhand -7, Second +7, Third -7, Dealer +7 |
        | …               | Dealer Kontra Absolut of Third, Vorhand Retour Absolut of Third                    |                                            |

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
      And it is Vorhand's turn to speak

    Example: not even in the same turn, nor where every announcement counts by itself
      Given the reading "each" of "same-praemie-announced-twice"
      And Vorhand holds "XIX XVIII X IX B♥ C♦ C♠ 10♠ D♣ 10♣"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Absolut + Absolut"
      Then that is refused
