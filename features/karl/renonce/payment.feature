Feature: Renonce: who pays what to whom

  # What is settled by a Renonce alone: one player pays everybody else. Under a title stands what each receives.
  # A card with ! behind it was played against a duty, and nobody noticed.

  Background:
    Given the rules "karl"

  @clause:KAR-RENONCE-006
  Rule: All other players are paid, the offender's own partners included

    @position @clause:KAR-RENONCE-007
    Scenario Outline: <case> a Rufer commits it
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And <player> committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case            | sum                                              | player  | payments                                    |
        | the declarer of | 5 to each, to the partner Third too              | Vorhand | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | the partner in  | 5 to each, to Vorhand too                        | Third   | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | an opponent in  | 5 to each, to the dealer too, who is on his side | Second  | Vorhand +5, Second -15, Third +5, Dealer +5 |

    @position @clause:KAR-RENONCE-007
    Example: the declarer of an Auch-Rufer commits it
      5 + 20 = 25 to each, to the partner too.
      Given Second plays an Auch-Rufer calling K♥
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +25, Second -75, Third +25, Dealer +25"

    @position @clause:KAR-RENONCE-007 @clause:KAR-SETTLING-033
    Example: the partner in a Solo-Rufer commits it
      10 + 5 × 2 × 2 = 30 to each.
      Given Vorhand plays a Solo-Rufer calling K♣
      And the called König is held by Dealer
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +30, Second +30, Third +30, Dealer -90"

    @position @clause:KAR-RENONCE-007
    Example: an opponent of a Dreier commits it and pays the other two as well
      20 to each.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +20, Second +20, Third +20, Dealer -60"

    @clause:KAR-RENONCE-007 @clause:KAR-RENONCE-008
    Example: the partner is paid for the breach of his own declarer
      Game 5 and announced Uhu 20, to each of the others; Third points it out and is Vorhand's partner.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege + Uhu"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 7♠ C♠ 10♠ 9♠  |
        | Second  | K♣ 10♣ C♣ D♥! |
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -75, Second +25, Third +25, Dealer +25"

    @position @clause:KAR-RENONCE-007
    Example: a declarer with a partner gets the amount once, also where a lone one gets it three times
      5 to each.
      Given the reading "three-times" of "renonce-defender-against-lone-player"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

  @clause:KAR-RENONCE-007
  Rule: The offender alone pays everything

    @position
    Example: the declarer of a Dreier pays all three
      20 to each.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand -60, Second +20, Third +20, Dealer +20"

    @position @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-011
    Example: an opponent of a Dreier pays for his fellows
      20 to each.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +20, Second -60, Third +20, Dealer +20"

    @position
    Example: the declarer of a Solo-Dreier pays all three
      40 to each.
      Given Third plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +40, Second +40, Third -120, Dealer +40"

    @position
    Example: a declarer alone with the König of the Talon pays all three
      5 + 10 = 15 to each.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand -45, Second +15, Third +15, Dealer +15"

    @position @clause:KAR-RENONCE-006 @clause:KAR-SETTLING-038
    Example: an opponent of a Farbensolo pays for his fellows
      25 + 5 × 2 × 2 = 45 to each.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +45, Second +45, Third -135, Dealer +45"

    @position
    Scenario Outline: <case> is paid to each, also where a price is paid once
      <sum> to each in both readings.
      Given the reading "<round>" of "payment-per-pairing"
      And Vorhand plays a <contract>
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And <player> committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round       | case                     | sum | contract | player  | payments                                       |
        | per-pairing | a Renonce                | 20  | Dreier   | Vorhand | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | once        | a Renonce                | 20  | Dreier   | Vorhand | Vorhand -60, Second +20, Third +20, Dealer +20 |
        | per-pairing | a Renonce of an opponent | 15  | Bettler  | Dealer  | Vorhand +15, Second +15, Third +15, Dealer -45 |
        | once        | a Renonce of an opponent | 15  | Bettler  | Dealer  | Vorhand +15, Second +15, Third +15, Dealer -45 |

  @clause:KAR-RENONCE-008
  Rule: Each receives the game's price, after a Valat announcement as for one that was made (once, whoever announced it),
    and all announcements of both sides as won, with their Kontras; silent bonuses do not count.

    @position @dispute:renonce-what-is-paid
    Scenario Outline: an opponent's Renonce in a Rufer with announcements of both sides
      5 × 2 + 10 + 10 = 30 to each; or 10 + 10 = 20, the Pagat to Vorhand and Third, the Trull to the dealer; or 5 + 10
      + 10 = 25.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        | Second     |
        | Pagat | declarer  | won     | yes       |            |
        | Trull | opponents | won     | yes       |            |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | all-announced  | Vorhand +30, Second -90, Third +30, Dealer +30 |
        | own-announced  | Vorhand +20, Second -60, Third +20, Dealer +20 |
        | without-kontra | Vorhand +25, Second -75, Third +25, Dealer +25 |

    @position
    Scenario Outline: a Renonce in a Rufer of which nothing was said
      5 to each in all readings.
      Given the reading "<round>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round          | payments                                    |
        | all-announced  | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | own-announced  | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | without-kontra | Vorhand +5, Second +5, Third -15, Dealer +5 |

    @position @dispute:renonce-what-is-paid
    Scenario Outline: the declarer's Renonce at Kontra
      5 × 2 = 10 to each; or 5 without the Kontra.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Dealer     |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | all-announced  | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | own-announced  | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | without-kontra | Vorhand -15, Second +5, Third +5, Dealer +5    |

    @position @dispute:renonce-what-is-paid
    Scenario Outline: the partner's Renonce at Retour
      5 × 4 = 20 to each; or 5 without both.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | won     | no        | Dealer, Vorhand |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | all-announced  | Vorhand +20, Second +20, Third -60, Dealer +20 |
        | own-announced  | Vorhand +20, Second +20, Third -60, Dealer +20 |
        | without-kontra | Vorhand +5, Second +5, Third -15, Dealer +5    |

    @position @dispute:renonce-what-is-paid
    Scenario Outline: Kontra to an announcement of the declarer
      5 + 20 × 2 = 45 to each; or the Uhu to Third alone; or 5 + 20 = 25.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       | Second     |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | all-announced  | Vorhand -135, Second +45, Third +45, Dealer +45 |
        | own-announced  | Vorhand -55, Second +5, Third +45, Dealer +5    |
        | without-kontra | Vorhand -75, Second +25, Third +25, Dealer +25  |

    @position @dispute:renonce-what-is-paid
    Scenario Outline: an opponent's Renonce in a Dreier with his own side's Trull at Kontra
      20 + 10 × 2 = 40 to each; or the Trull to Second and the dealer alone; or 20 + 10 = 30.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Trull | opponents | won     | yes       | Vorhand    |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | all-announced  | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | own-announced  | Vorhand +20, Second +40, Third -100, Dealer +40 |
        | without-kontra | Vorhand +30, Second +30, Third -90, Dealer +30  |

    @position @dispute:renonce-what-is-paid @clause:KAR-SETTLING-033
    Scenario Outline: a Renonce in a Solo-Rufer with an announced Trull
      10 + 5 × 2 × 2 = 30 to each; or without the Trull for Second.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | all-announced  | Vorhand +30, Second +30, Third +30, Dealer -90 |
        | own-announced  | Vorhand +30, Second +10, Third +30, Dealer -70 |
        | without-kontra | Vorhand +30, Second +30, Third +30, Dealer -90 |

    @position @dispute:renonce-what-is-paid @clause:KAR-SETTLING-007
    Scenario Outline: both sides announced the Pagat
      5 + 10 + 10 × 2 = 35 to each; or 5 + 20 to the opponents and 5 + 10 to Third; or 5 + 10 + 10 = 25.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays an Auch-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Pagat | declarer  | won     | yes       |            |
        | Pagat | opponents | won     | yes       | Third      |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | all-announced  | Vorhand -105, Second +35, Third +35, Dealer +35 |
        | own-announced  | Vorhand -65, Second +25, Third +15, Dealer +25  |
        | without-kontra | Vorhand -75, Second +25, Third +25, Dealer +25  |

    @position @dispute:renonce-what-is-paid
    Scenario Outline: announcements of a Dreier that its declarer made himself
      20 + 20 + 10 = 50 to each; or the game alone, as nobody else is on his side.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Könige | declarer | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | all-announced  | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | own-announced  | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | without-kontra | Vorhand -150, Second +50, Third +50, Dealer +50 |

    @position @clause:KAR-SETTLING-024
    Example: a Renonce after a Valat announcement in a Rufer
      5 × 8 = 40 to each.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +40, Second +40, Third -120, Dealer +40"

    @position @clause:KAR-SETTLING-024
    Example: a Renonce after a Valat announcement of the opponents in a Dreier
      20 × 8 = 160 to each.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand -480, Second +160, Third +160, Dealer +160"

    @position @dispute:renonce-what-is-paid @clause:KAR-SETTLING-024
    Scenario Outline: a Valat announcement, by each reading of what is paid
      5 × 8 = 40 to each; or 40 to Vorhand alone, and 5 to the other side.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                        |
        | all-announced  | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | own-announced  | Vorhand +40, Second +5, Third -50, Dealer +5    |
        | without-kontra | Vorhand +40, Second +40, Third -120, Dealer +40 |

    @position @clause:KAR-SETTLING-024
    Scenario Outline: Valat announcements of both sides, by each reading of what is paid
      5 × 8 = 40 to each, as each side has announced one.
      Given the reading "<round>" of "renonce-what-is-paid"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | yes       |
        | Valat | opponents | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | round          | payments                                        |
        | all-announced  | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | own-announced  | Vorhand +40, Second +40, Third -120, Dealer +40 |
        | without-kontra | Vorhand +40, Second +40, Third -120, Dealer +40 |

    @position @clause:KAR-SETTLING-024
    Example: a Renonce after both sides announced a Valat
      5 × 8 = 40 to each, for one Valat.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | declarer  | won     | yes       |
        | Valat | opponents | won     | yes       |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +40, Second +40, Third +40, Dealer -120"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Example: a Renonce after a Valat announcement at Kontra
      5 × 8 × 2 = 80 to each.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | won     | yes       | Second     |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +80, Second -240, Third +80, Dealer +80"

    @position @clause:KAR-SETTLING-036 @clause:KAR-SETTLING-039
    Example: a Renonce after a Valat announcement in a Solo-Dreier
      40 × 16 + 5 × 2 × 2 = 660 to each.
      Given Vorhand plays a Solo-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
        | Valat | declarer | won     | yes       |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +660, Second -1980, Third +660, Dealer +660"

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-035
    Example: a Renonce after a Valat announcement in a Solo-Rufer
      10 × 8 = 80 to each.
      Given Vorhand plays a Solo-Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand -240, Second +80, Third +80, Dealer +80"

    @clause:KAR-RENONCE-007
    Example: silent bonuses are not paid
      The opponents have the Trull in a trick, and only the game is paid: 5 × 2 = 10 to each.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand ich liege, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI I Sküs VIII |
        | Second  | K♣ 10♣ C♣ D♥!   |
      And Dealer points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: announcements of both sides with their doublings
      5 + 20 × 2 + 10 × 4 = 85 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand ich liege + Uhu, Second Kontra Uhu of Vorhand, Third Gut!, Dealer Pagat"
      And the announcing goes "Vorhand Kontra Pagat of Dealer, Second Gut!, Third Gut!, Dealer Retour Pagat of Dealer, Vorhand Gut!, Second Gut!, Third Gut!"
      And the play goes:
        | leader  | cards      |
        | Vorhand | XVI XV K♦! |
      And Second points out the Renonce of Third
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Third is settled
      And the payments are "Vorhand +85, Second +85, Third -255, Dealer +85"

    @dispute:kontra-levels @clause:KAR-RENONCE-007
    Scenario Outline: a Renonce where one Kontra may stand for everything
      5 × 2 + 10 = 20 to each of the others; or (5 + 10) × 2 = 30.
      Given the reading "<reading>" of "kontra-levels"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Rufer"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand ich liege + Trull, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards      |
        | Vorhand | XVI XV K♦! |
      And Dealer points out the Renonce of Third
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | retour      | Vorhand +20, Second +20, Third -60, Dealer +20 |
        | subkontra   | Vorhand +20, Second +20, Third -60, Dealer +20 |
        | one-for-all | Vorhand +30, Second +30, Third -90, Dealer +30 |

    @position @clause:KAR-SETTLING-024 @clause:KAR-SETTLING-027
    Scenario Outline: of two Valats the more doubled one is paid
      5 × 8 × 2 = 80 to each, whichever of the two is at Kontra.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | won     | no        |            |
        | Valat | declarer  | won     | yes       | <mine>     |
        | Valat | opponents | won     | yes       | <theirs>   |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +80, Second +80, Third +80, Dealer -240"

      Examples:
        | mine   | theirs  |
        | Second |         |
        |        | Vorhand |

  @clause:KAR-RENONCE-009
  Rule: A Renonce in Fahren costs 5 to each of the others, and 10 when Vorhand commits it

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-007
    Scenario Outline: a Renonce <case> in Fahren
      <because> to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards   |
        | Vorhand | <cards> |
      And <player> points out the Renonce of <offender>
      Then that is allowed
      And it is nobody's turn
      And the Renonce of <offender> is settled
      And the payments are "<payments>"

      Examples:
        | case                 | because                                     | cards      | player  | offender | payments                                    |
        | of the second player | 5                                           | K♥ XV!     | Third   | Second   | Vorhand +5, Second -15, Third +5, Dealer +5 |
        | against Stichzwang   | Third could take the trick with the Sküs: 5 | XVI XV IX! | Vorhand | Third    | Vorhand +5, Second +5, Third -15, Dealer +5 |

    @clause:KAR-RENONCE-001 @clause:KAR-RENONCE-007
    Example: a Renonce of Vorhand in Fahren
      5 × 2 = 10 to each of the others.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XVI XIII Sküs VIII |
        | Third   | A♦ B♦ D♥!          |
      And Second points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @clause:KAR-SESSIONS-006 @clause:KAR-RENONCE-007
    Example: a Renonce in Fahren in a deal that counts double
      5 × 2 = 10 to each of the others.
      Given the deal counts double
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards  |
        | Vorhand | K♥ XV! |
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    @clause:KAR-BIDDING-042 @clause:KAR-RENONCE-007
    Example: the one who took over the Vorhand commits a Renonce in Fahren
      5 × 2 = 10 to each of the others, as Second is Vorhand now.
      Given Vorhand holds "K♥ K♦ K♠ K♣ D♥ D♦ XX XIX XVIII 7♠ 8♠ 9♠"
      And Second holds "XVII XVI XV C♥ B♥ A♥ C♦ B♦ D♠ D♣ C♣ B♣"
      And Third holds "Sküs XIV XIII XII XI X 2♥ 3♥ A♦ 10♠ B♠ 10♣"
      And Dealer holds "XXI IX VIII VII VI V IV 4♥ 2♦ C♠ 9♣ 8♣"
      And the Talon is "3♦ 4♦ 7♣" and "III II I"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren"
      And the play goes:
        | leader | cards              |
        | Second | XVII Sküs IX XVIII |
        | Third  | 2♥ 4♥ D♥ D♣!       |
      And Dealer points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +10, Second -30, Third +10, Dealer +10"

    @clause:KAR-BIDDING-042 @clause:KAR-RENONCE-007
    Example: the one who gave the Vorhand away commits a Renonce in Fahren
      5 to each of the others, as she is Vorhand no longer.
      Given Vorhand holds "K♥ K♦ K♠ K♣ D♥ D♦ XX XIX XVIII 7♠ 8♠ 9♠"
      And Second holds "XVII XVI XV C♥ B♥ A♥ C♦ B♦ D♠ D♣ C♣ B♣"
      And Third holds "Sküs XIV XIII XII XI X 2♥ 3♥ A♦ 10♠ B♠ 10♣"
      And Dealer holds "XXI IX VIII VII VI V IV 4♥ 2♦ C♠ 9♣ 8♣"
      And the Talon is "3♦ 4♦ 7♣" and "III II I"
      When the bidding goes "Vorhand gebe die Vorhand weiter, Second Mein Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Fahren"
      And the play goes:
        | leader | cards              |
        | Second | XVII Sküs IX XVIII |
        | Third  | 2♥ 4♥ 7♠!          |
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    Scenario Outline: a Renonce in Fahren, whatever else is paid
      Nothing is announced and nothing doubled: 5 to each in all readings.
      Given the reading "<round>" of "renonce-what-is-paid"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards      |
        | Vorhand | XVI XV IX! |
      And Dealer points out the Renonce of Third
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | round          | payments                                    |
        | all-announced  | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | own-announced  | Vorhand +5, Second +5, Third -15, Dealer +5 |
        | without-kontra | Vorhand +5, Second +5, Third -15, Dealer +5 |

    Scenario Outline: a Renonce of Vorhand in Fahren, whatever else is paid
      5 × 2 = 10 to each in all readings.
      Given the reading "<round>" of "renonce-what-is-paid"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Fahren"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XVI XIII Sküs VIII |
        | Third   | A♦ B♦ D♥!          |
      And Dealer points out the Renonce of Vorhand
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | round          | payments                                       |
        | all-announced  | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | own-announced  | Vorhand -30, Second +10, Third +10, Dealer +10 |
        | without-kontra | Vorhand -30, Second +10, Third +10, Dealer +10 |

  @clause:KAR-RENONCE-010
  Rule: In a negative game each opponent receives with the doublings of his own account, the declarer with those of the offender's

    @position @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: the opponent who said nothing commits it in a Piccolo
      10 to Vorhand, as in his own account; 10 × 2 to Second, 10 × 4 to Third.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     | against |
        | Spiel | declarer | won     | no        | Second         | Second  |
        | Spiel | declarer | won     | no        | Third, Vorhand | Third   |
        | Spiel | declarer | won     | no        |                | Dealer  |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +10, Second +20, Third +40, Dealer -70"

    @position @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Scenario Outline: the opponent <case> commits it in a Piccolo
      <sum> to the dealer.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     | against |
        | Spiel | declarer | won     | no        | Second         | Second  |
        | Spiel | declarer | won     | no        | Third, Vorhand | Third   |
        | Spiel | declarer | won     | no        |                | Dealer  |
      And <player> committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case                      | sum                                                           | player | payments                                       |
        | who said Kontra           | 10 × 2 to Vorhand, as in his own account; 10 × 4 to Third, 10 | Second | Vorhand +20, Second -70, Third +40, Dealer +10 |
        | whose Kontra was answered | 10 × 4 to Vorhand, 10 × 2 to Second, 10                       | Third  | Vorhand +40, Second +20, Third -70, Dealer +10 |

    @position @clause:KAR-RENONCE-007
    Example: the declarer commits it in a Piccolo
      10 × 2 to Second, 10 × 4 to Third, 10 to the dealer.
      Given Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     | against |
        | Spiel | declarer | won     | no        | Second         | Second  |
        | Spiel | declarer | won     | no        | Third, Vorhand | Third   |
        | Spiel | declarer | won     | no        |                | Dealer  |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand -70, Second +20, Third +40, Dealer +10"

    @position @dispute:renonce-what-is-paid
    Scenario Outline: accounts of a Piccolo, by each reading of what is paid
      10, 10 × 2 and 10 × 4; or 10 to each without the doublings.
      Given the reading "<reading>" of "renonce-what-is-paid"
      And Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     | against |
        | Spiel | declarer | won     | no        | Second         | Second  |
        | Spiel | declarer | won     | no        | Third, Vorhand | Third   |
        | Spiel | declarer | won     | no        |                | Dealer  |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading        | payments                                       |
        | all-announced  | Vorhand +10, Second +20, Third +40, Dealer -70 |
        | own-announced  | Vorhand +10, Second +20, Third +40, Dealer -70 |
        | without-kontra | Vorhand +10, Second +10, Third +10, Dealer -30 |

    @position @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: nobody doubled a Bettel-Ouvert
      35 to each.
      Given Second plays a Bettel-Ouvert
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        |            | Vorhand |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Dealer  |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +35, Second +35, Third -105, Dealer +35"

    @clause:KAR-RENONCE-007
    Example: one Kontra in a Bettler, and the declarer commits a Renonce
      15 × 2 to Third, 15 to Vorhand and to the dealer.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Bettler, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Kontra Spiel, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Second plays "I" unnoticed
      And Vorhand points out the Renonce of Second
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Second is settled
      And the payments are "Vorhand +15, Second -60, Third +30, Dealer +15"

    @clause:KAR-RENONCE-006 @clause:KAR-RENONCE-007
    Example: Kontra and Retour in a Zwiccolo-Ouvert, and an opponent commits a Renonce
      30 × 2 to Second, as in Vorhand's own account; 30 to Third, 30 × 4 to the dealer.
      Given Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Mein Spiel, Second Zwiccolo-Ouvert, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Second ich liege, Third Gut!, Dealer Kontra Spiel, Vorhand Kontra Spiel"
      And the announcing goes "Second Retour Spiel of Dealer, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader | cards        |
        | Second | C♥ 2♥ 4♥ A♥! |
      And Third points out the Renonce of Vorhand
      Then that is allowed
      And it is nobody's turn
      And the Renonce of Vorhand is settled
      And the payments are "Vorhand -210, Second +60, Third +30, Dealer +120"

    @position @dispute:renonce-negative-accounts
    Scenario Outline: accounts of a Piccolo, by each reading of whose doublings count
      Of the Dealer, who said nothing, Vorhand has 10 in both; Second 10 x 2 and Third 10 x 4, or 10 each. Of Third
      Vorhand has 10 x 4 in both, Second 10 x 2 or 10. Vorhand owes everybody his own account in both.
      Given the reading "<reading>" of "renonce-negative-accounts"
      And Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by     | against |
        | Spiel | declarer | won     | no        | Second         | Second  |
        | Spiel | declarer | won     | no        | Third, Vorhand | Third   |
        | Spiel | declarer | won     | no        |                | Dealer  |
      And <offender> committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | offender | payments                                       |
        | own-account   | Dealer   | Vorhand +10, Second +20, Third +40, Dealer -70 |
        | declarer-only | Dealer   | Vorhand +10, Second +10, Third +10, Dealer -30 |
        | own-account   | Third    | Vorhand +40, Second +20, Third -70, Dealer +10 |
        | declarer-only | Third    | Vorhand +40, Second +10, Third -60, Dealer +10 |
        | own-account   | Vorhand  | Vorhand -70, Second +20, Third +40, Dealer +10 |
        | declarer-only | Vorhand  | Vorhand -70, Second +20, Third +40, Dealer +10 |

  @clause:KAR-RENONCE-011
  Rule: A lone declarer too receives the amount only once when one of his opponents commits the Renonce

    @position @dispute:renonce-defender-against-lone-player
    Scenario Outline: an opponent of a Dreier commits it
      20 to each; or 20 × 3 to the declarer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | once        | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | three-times | Vorhand +60, Second -100, Third +20, Dealer +20 |

    @position @dispute:renonce-defender-against-lone-player
    Scenario Outline: an opponent of a Dreier with an announced Uhu commits it
      20 + 20 = 40 to each; or 40 × 3 to the declarer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      And Dealer committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | once        | Vorhand +40, Second +40, Third +40, Dealer -120  |
        | three-times | Vorhand +120, Second +40, Third +40, Dealer -200 |

    @position @dispute:renonce-defender-against-lone-player
    Scenario Outline: an opponent of a Rufer with the König in the Talon commits it
      5 × 2 = 10 to each; or 10 × 3 to the declarer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | once        | Vorhand +10, Second +10, Third -30, Dealer +10 |
        | three-times | Vorhand +30, Second +10, Third -50, Dealer +10 |

    @position @dispute:renonce-defender-against-lone-player
    Scenario Outline: an opponent of a Bettler commits it
      15 to each; or 15 × 3 to the declarer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Third plays a Bettler
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | once        | Vorhand -45, Second +15, Third +15, Dealer +15 |
        | three-times | Vorhand -75, Second +15, Third +45, Dealer +15 |

    @position @dispute:renonce-defender-against-lone-player @clause:KAR-RENONCE-010
    Scenario Outline: an opponent of a Piccolo commits it, in an account at Kontra
      10 × 2 to the declarer, as in the offender's account, or three times that; 10 × 2 to Second, 10 to the dealer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand plays a Piccolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        | Second     | Second  |
        | Spiel | declarer | won     | no        | Third      | Third   |
        | Spiel | declarer | won     | no        |            | Dealer  |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                       |
        | once        | Vorhand +20, Second +20, Third -50, Dealer +10 |
        | three-times | Vorhand +60, Second +20, Third -90, Dealer +10 |

    @position @dispute:renonce-defender-against-lone-player
    Scenario Outline: an opponent of a Sechser-Dreier commits it
      20 to the declarer, or 20 × 3; 40 to each of the other opponents, who are paid for a lost one.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | once        | Vorhand +20, Second -100, Third +40, Dealer +40 |
        | three-times | Vorhand +60, Second -140, Third +40, Dealer +40 |

    @dispute:renonce-defender-against-lone-player @clause:KAR-RENONCE-007
    Scenario Outline: an opponent of a Dreier trumps wrongly
      20 to each; or 20 × 3 to the declarer.
      Given the reading "<reading>" of "renonce-defender-against-lone-player"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the first half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Dealer points out the Renonce of Second
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | once        | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | three-times | Vorhand +60, Second -100, Third +20, Dealer +20 |

  @clause:KAR-RENONCE-012
  Rule: When the declarer of a Sechser-Dreier commits a Renonce, the game counts 40, also under the multiple of an announced Valat

    @position @dispute:renonce-sechser-dreier-rate
    Scenario Outline: the declarer of a Sechser-Dreier commits it
      40 to each; or 20.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | lost-price  | Vorhand -120, Second +40, Third +40, Dealer +40 |
        | table-price | Vorhand -60, Second +20, Third +20, Dealer +20  |

    @position @dispute:renonce-sechser-dreier-rate
    Scenario Outline: the declarer of a Sechser-Dreier commits it at Kontra
      40 × 2 = 80 to each; or 20 × 2 = 40.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | lost-price  | Vorhand -240, Second +80, Third +80, Dealer +80 |
        | table-price | Vorhand -120, Second +40, Third +40, Dealer +40 |

    @position @dispute:renonce-sechser-dreier-rate
    Scenario Outline: the declarer of a Sechser-Dreier with an announced Pagat commits it
      40 + 10 = 50 to each; or 20 + 10 = 30; the announcement is not doubled.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | lost-price  | Vorhand -150, Second +50, Third +50, Dealer +50 |
        | table-price | Vorhand -90, Second +30, Third +30, Dealer +30  |

    @position @dispute:renonce-sechser-dreier-rate
    Scenario Outline: the one who took over the Vorhand commits it in a Sechser-Dreier
      40 to each; or 20.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Second plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And Second committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | lost-price  | Vorhand +40, Second -120, Third +40, Dealer +40 |
        | table-price | Vorhand +20, Second -60, Third +20, Dealer +20  |

    @dispute:renonce-sechser-dreier-rate @clause:KAR-RENONCE-007
    Scenario Outline: the declarer of a Sechser-Dreier does not trump
      40 to each; or 20.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♦ 3♦ 4♦ B♣ 8♣ 7♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards         |
        | Vorhand | 7♠ C♠ 10♠ 9♠  |
        | Second  | K♣ 10♣ C♣ D♥! |
      And Second points out the Renonce of Vorhand
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | lost-price  | Vorhand -120, Second +40, Third +40, Dealer +40 |
        | table-price | Vorhand -60, Second +20, Third +20, Dealer +20  |

    @position @dispute:renonce-sechser-dreier-rate @clause:KAR-SETTLING-024
    Scenario Outline: the declarer of a Sechser-Dreier commits it after a Valat announcement
      40 × 8 = 320 to each; or 20 × 8 = 160; whoever announced it.
      Given the reading "<reading>" of "renonce-sechser-dreier-rate"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | <side>   | won     | yes       |
      And Vorhand committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | side      | payments                                           |
        | lost-price  | declarer  | Vorhand -960, Second +320, Third +320, Dealer +320 |
        | lost-price  | opponents | Vorhand -960, Second +320, Third +320, Dealer +320 |
        | table-price | declarer  | Vorhand -480, Second +160, Third +160, Dealer +160 |
        | table-price | opponents | Vorhand -480, Second +160, Third +160, Dealer +160 |

  @clause:KAR-RENONCE-022
  Rule: When an opponent of a Sechser-Dreier commits a Renonce, the declarer is paid for a game won and the other opponents
    for a lost one, 20 and 40, also under the multiple of an announced Valat.

    @position @dispute:renonce-sechser-dreier-partners
    Scenario Outline: <case> of a Sechser-Dreier pays its declarer and the other opponents
      <sum>.
      Given the reading "<reading>" of "renonce-sechser-dreier-partners"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And <player> committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | case               | sum                        | player | reading     | payments                                        |
        | the first opponent | 20 and 20 × 2 = 40 to each | Second | as-winners  | Vorhand +20, Second -100, Third +40, Dealer +40 |
        | the first opponent | 20 to each                 | Second | table-price | Vorhand +20, Second -60, Third +20, Dealer +20  |
        | the last opponent  | 20 and 20 × 2 = 40 to each | Dealer | as-winners  | Vorhand +20, Second +40, Third +40, Dealer -100 |
        | the last opponent  | 20 to each                 | Dealer | table-price | Vorhand +20, Second +20, Third +20, Dealer -60  |

    @position @dispute:renonce-sechser-dreier-partners @clause:KAR-SETTLING-024
    Scenario Outline: what a Renonce of an opponent costs in a Sechser-Dreier with a Valat announced
      20 × 8 = 160 to the declarer; 40 × 8 = 320 to each of the other opponents, or 160 as well.
      Given the reading "<reading>" of "renonce-sechser-dreier-partners"
      And Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                           |
        | as-winners  | Vorhand +160, Second +320, Third -800, Dealer +320 |
        | table-price | Vorhand +160, Second +160, Third -480, Dealer +160 |

    @position @clause:KAR-SETTLING-024
    Example: an opponent of a Sechser-Dreier commits it after a Valat announcement
      20 × 8 = 160 to the declarer; 40 × 8 = 320 to each of the other opponents.
      Given Vorhand plays a Sechser-Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Valat | opponents | won     | yes       |
      And Third committed a Renonce
      When the deal is settled
      Then the payments are "Vorhand +160, Second +320, Third -800, Dealer +320"

    @dispute:renonce-sechser-dreier-partners @clause:KAR-RENONCE-007
    Scenario Outline: an opponent of a Sechser-Dreier trumps a suit that he holds
      Second has C♥ and B♥. 20 to the declarer; 40 to each of the other opponents, or 20 as well.
      Given the reading "<reading>" of "renonce-sechser-dreier-partners"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI K♥ D♥ A♥ K♠ D♠ 7♠"
      And Second holds "XV XIV XIII III II I C♥ B♥ C♠ B♠ K♣ 9♣"
      And Third holds "Sküs XII XI X IX 2♥ 3♥ K♦ D♦ A♦ 10♠ 10♣"
      And Dealer holds "VIII VII VI V IV 4♥ C♦ B♦ 9♠ 8♠ D♣ C♣"
      And the Talon is "2♦ 3♦ 4♦" and "B♣ 8♣ 7♣"
      When the bidding goes "Vorhand Sechser-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♦ 3♦ 4♦ B♣ 8♣ 7♣"
      And Vorhand says "ich liege"
      And everybody says Gut!
      And the play goes:
        | leader  | cards        |
        | Vorhand | K♥ XV! 2♥ 4♥ |
      And Dealer points out the Renonce of Second
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | as-winners  | Vorhand +20, Second -100, Third +40, Dealer +40 |
        | table-price | Vorhand +20, Second -60, Third +20, Dealer +20  |
