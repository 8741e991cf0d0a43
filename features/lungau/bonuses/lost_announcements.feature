Feature: Prämien, made and failed: announced and lost

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Talon.
  # The line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # A Spatzrufer or Uhurufer brings its own Vogerl along as an announced item.

  Background:
    Given the rules "lungau"

  @clause:LUN-BONUSES-014
  Rule: An announced Ultimo whose card had to be played too early is lost

    @position @dispute:bound-card-forced-early
    Scenario Outline: the I of a Spatzrufer had to go before the last trick
      The I was its holder's last trump when trumps were led to the tenth trick. 40 Augen against 31.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays a Spatzrufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XVII XVI XV XIII VIII VII V IV III K♥ D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ A♦ 2♦ 3♦ 4♦ D♠ B♠ K♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then "Spatz" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position @dispute:bound-card-forced-early
    Scenario Outline: the II of an announced Uhu had to go early
      The II was its holder's last trump when trumps were led to the ninth trick. 40 Augen against 31.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays a Dreier
      And the announcing went "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVII XVI XV XIII XI IX VI K♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ C♠ K♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then "Uhu" is <fate>
      And "Spiel" is won by the declarer

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position @dispute:bound-card-forced-early
    Scenario Outline: the called König of an announced König ultimo had to follow suit early
      Herz was led and the K♥ was alone; his own side took that trick. 41 Augen against 30.
      Given the reading "<reading>" of "bound-card-forced-early"
      And Vorhand plays an Uhurufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XVIII XVII XVI XIII XI VII V III II I K♥ D♥ A♥ 3♥ 4♥ D♦ A♦ 2♦ D♠ C♠ B♠ 10♠ 9♠ 8♠ D♣ C♣ B♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand II C♣ D♦ B♣"
      And the last trick is "Vorhand XVI 4♥ 9♠ 8♣"
      When the result is drawn up
      Then "König ultimo" is <fate>
      And "Uhu" is won by the declarer
      And "Königfang" is not scored

      Examples:
        | reading  | fate                 |
        | lost     | lost by the declarer |
        | unscored | not scored           |

    @position
    Example: an Ultimo lost early keeps the Kontra said to it
      The I had to go in the eighth trick, which it took. 40 Augen against 31.
      Given Vorhand plays a Dreier
      And the announcing went "Vorhand Spatz, Second Kontra Spatz of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "Sküs XX XVIII XVI XV XIII XI VI V IV III II I K♥ C♥ B♥ 2♥ 3♥ 4♥ D♦ C♦ B♦ A♦ 2♦ 4♦ C♠ K♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ B♣"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Spatz | declarer | lost    | yes       | Second     |

    @dispute:bound-card-forced-early
    Scenario Outline: an opponent's only trump is the announced I, and a Valat fails in that trick
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20, the opponents' silent Trull 10 × 2 = 20. A
      lost Spatz brings 20 × 2 = 40 of that back.
      Given the reading "<reading>" of "bound-card-forced-early"
      And the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII XI X VIII VI IV III K♥ D♥ 2♥ 3♥ K♣"
      And Third holds "I C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs IX VII V II B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI III I Sküs"
      Then it is nobody's turn
      And "Spatz" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                  | payments                                            |
        | lost     | lost by the opponents | Vorhand -1920, Second +640, Third +640, Dealer +640 |
        | unscored | not scored            | Vorhand -2040, Second +680, Third +680, Dealer +680 |

    @dispute:bound-card-forced-early
    Scenario Outline: an opponent's only trump is the announced II, and a Valat fails in that trick
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 10 × 2 = 20; the I is not played, so there is no Trull.
      A lost Uhu brings 20 × 2 = 40 of that back.
      Given the reading "<reading>" of "bound-card-forced-early"
      And the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "XIII XI X VIII VI IV III K♥ D♥ 2♥ 3♥ K♣"
      And Third holds "II C♦ B♦ A♦ 3♦ D♣ C♣ 8♣ 7♣ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs IX VII V I B♥ A♥ 2♦ C♠ B♠ 10♣ 9♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Gut!, Third Uhu, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI III II Sküs"
      Then it is nobody's turn
      And "Uhu" is <fate>
      And the payments are "<payments>"

      Examples:
        | reading  | fate                  | payments                                            |
        | lost     | lost by the opponents | Vorhand -1860, Second +620, Third +620, Dealer +620 |
        | unscored | not scored            | Vorhand -1980, Second +660, Third +660, Dealer +660 |

    Example: of two opponents' announced Ultimos one card had to go, the other is still in hand when play ends
      The Valat costs 320 × 2 = 640, the game lost with 4 Augen 20, the lost Uhu brings 20 × 2 = 40 back: 620. The Spatz,
      whose I the third player has not played, brings and costs nothing.
      Given the reading "all" of "valat-failed"
      And the reading "binds" of "valat-frees-bound-cards"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV K♦ 4♦ K♠ D♠"
      And Second holds "II K♥ D♥ B♥ A♥ 2♥ 3♥ C♦ B♦ A♦ 2♦ 3♦"
      And Third holds "XIII XI X IX VIII VII I C♠ B♠ 10♠ 9♠ 8♠"
      And Dealer holds "Sküs VI V IV III K♣ D♣ C♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "B♣ C♥ 4♥" and "XII D♦ 7♠"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the second half
      And Vorhand lays away "4♦ D♠ 7♠"
      And the announcing goes "Vorhand Valat, Second Uhu, Third Spatz, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "XXI II VII Sküs"
      Then it is nobody's turn
      And "Uhu" is lost by the opponents
      And "Spatz" is not scored
      And the payments are "Vorhand -1860, Second +620, Third +620, Dealer +620"

    @position
    Scenario Outline: all that is told of an announced Ultimo is that its card took the fifth trick
      What has gone there cannot come to the last tricks any more, whatever these are.
      Given Vorhand plays a Spatzrufer calling K♠
      And the called König is held by Third
      And the announcing went "Vorhand Uhu, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side took 7 of 12 tricks
      And trick 5 is "<trick>"
      When the result is drawn up
      Then "<item>" is lost by the declarer

      Examples:
        | trick              | item         |
        | Second D♥ A♥ 2♥ I  | Spatz        |
        | Second D♥ A♥ 2♥ II | Uhu          |
        | Second D♠ K♠ 7♠ 8♠ | König ultimo |
