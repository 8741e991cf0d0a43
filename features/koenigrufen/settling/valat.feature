Feature: Settling in points: Valat

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-033
  Rule: Valat unannounced counts four times the value of the game

    @position
    Example: a silent Valat in a Rufer
      Game 1, Trull and 4 Könige 1 each, Valat 4 × 1 = 4: 7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 4 points
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Example: a silent Valat in a Besser Rufer
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 4 × 2 = 8: 14.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +14, Second -14, Third +14, Dealer -14"

    @position
    Scenario Outline: a silent Valat <case>
      Game <sum>.
      Given Vorhand plays a <contract>
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case               | sum                                                | contract      | Valat | payments                                       |
        | in a Dreier        | 4, Trull and 4 Könige 1 each, Valat 4 × 4 = 16: 22 | Dreier        | 16    | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | in a Sechserdreier | 2, Trull and 4 Könige 1 each, Valat 4 × 2 = 8: 12  | Sechserdreier | 8     | Vorhand +36, Second -12, Third -12, Dealer -12 |

    @position
    Example: a silent Valat in a Besser Dreier
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 4 × 4 = 16: 24.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +72, Second -24, Third -24, Dealer -24"

    @position
    Example: a silent Valat in a Farbensolo
      Game 6, Valat 4 × 6 = 24: 30.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: a silent Valat of the opponents of a Dreier
      Game −4, Trull and 4 Könige −1 each, Valat −4 × 4 = −16: −22.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -16 points
      And the payments are "Vorhand -66, Second +22, Third +22, Dealer +22"

    @position
    Example: a silent Valat of the opponents of a Rufer
      −1 − 1 − 1 − 1 − 4 = −8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Trull     | opponents | won     | no        |
        | Könige    | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
        | Valat     | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -4 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-034
  Rule: Valat announced counts eight times the value of the game

    @position
    Example: an announced Valat in a Rufer
      Game 1, Trull and 4 Könige 1 each, Valat 8 × 1 = 8: 11.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @position
    Example: an announced Valat in a Besser Rufer
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 8 × 2 = 16: 22.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +22, Second -22, Third +22, Dealer -22"

    @position
    Scenario Outline: an announced Valat <case>
      Game <sum>.
      Given Vorhand plays a <contract>
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <Valat> points
      And the payments are "<payments>"

      Examples:
        | case               | sum                                                | contract      | Valat | payments                                        |
        | in a Dreier        | 4, Trull and 4 Könige 1 each, Valat 8 × 4 = 32: 38 | Dreier        | 32    | Vorhand +114, Second -38, Third -38, Dealer -38 |
        | in a Sechserdreier | 2, Trull and 4 Könige 1 each, Valat 8 × 2 = 16: 20 | Sechserdreier | 16    | Vorhand +60, Second -20, Third -20, Dealer -20  |

    @position
    Example: an announced Valat in a Besser Dreier
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 8 × 4 = 32: 40.
      Given Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 32 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: an announced Valat in a Farbensolo
      Game 6, Valat 8 × 6 = 48: 54.
      Given Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 48 points
      And the payments are "Vorhand +162, Second -54, Third -54, Dealer -54"

    @position
    Example: an announced Valat that fails in a Rufer
      1 − 8 × 1 = −7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -8 points
      And the payments are "Vorhand -7, Second +7, Third -7, Dealer +7"

    @position
    Example: an announced Valat that fails in a Dreier
      4 + 1 − 8 × 4 = −27.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -32 points
      And the payments are "Vorhand -81, Second +27, Third +27, Dealer +27"

    @position
    Example: an announced Valat of the opponents that fails
      −4 + 8 × 4 = 28.
      Given Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 32 points
      And the payments are "Vorhand +84, Second -28, Third -28, Dealer -28"

    @position
    Example: an announced Valat of the opponents that is made
      −1 × 2 − 1 − 1 − 1 − 8 = −13; the Kontra is for the game.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Trull     | opponents | won     | no        |            |
        | Könige    | opponents | won     | no        |            |
        | Königfang | opponents | won     | no        |            |
        | Valat     | opponents | won     | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer -8 points
      And the payments are "Vorhand -13, Second +13, Third -13, Dealer +13"

    @position
    Scenario Outline: a failed Valat of a lost Dreier, whatever is agreed about a lost Sechserdreier
      Game −4, Trull 1, Valat −8 × 4 = −32: −35.
      Given the reading "<agreed>" of "<option>"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 1 points
      And "Valat" brings the declarer -32 points
      And the payments are "Vorhand -105, Second +35, Third +35, Dealer +35"

      Examples:
        | option                   | agreed     |
        | valat-base-sechserdreier | lost-value |
        | lost-sechserdreier-scope | all        |

  @clause:KOE-SETTLING-038
  Rule: Valat too is doubled in Solo and Solo Dreier

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat in a Solo
      Game 2, Trull and 4 Könige 2 each; Valat 8 × 2 × 2 = 32 or 8 × 2 = 16.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | 32     | Vorhand +38, Second -38, Third +38, Dealer -38 |
        | plain   | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat in a Solo
      Game 2, Trull and 4 Könige 2 each; Valat 4 × 2 × 2 = 16 or 4 × 2 = 8.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |
        | plain   | 8      | Vorhand +14, Second -14, Third +14, Dealer -14 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat that fails in a Solo
      Game 2; Valat −32 or −16.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | -32    | Vorhand -30, Second +30, Third -30, Dealer +30 |
        | plain   | -16    | Vorhand -14, Second +14, Third -14, Dealer +14 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat in a Solo Dreier
      Game 8, Trull and 4 Könige 2 each; Valat 8 × 8 × 2 = 128 or 8 × 8 = 64.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | doubled | 128    | Vorhand +420, Second -140, Third -140, Dealer -140 |
        | plain   | 64     | Vorhand +228, Second -76, Third -76, Dealer -76    |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat in a Solo Dreier
      Game 8, Trull and 4 Könige 2 each; Valat 4 × 8 × 2 = 64 or 4 × 8 = 32.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | doubled | 64     | Vorhand +228, Second -76, Third -76, Dealer -76 |
        | plain   | 32     | Vorhand +132, Second -44, Third -44, Dealer -44 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat of the opponents of a Solo Dreier
      Game −8, Trull and 4 Könige −2 each; Valat −64 or −32.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | doubled | -64    | Vorhand -228, Second +76, Third +76, Dealer +76 |
        | plain   | -32    | Vorhand -132, Second +44, Third +44, Dealer +44 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat with Kontra in a Solo Dreier
      Game 8; Valat −8 × 8 × 2 × 2 = −256 or −8 × 8 × 2 = −128.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | doubled | -256   | Vorhand -744, Second +248, Third +248, Dealer +248 |
        | plain   | -128   | Vorhand -360, Second +120, Third +120, Dealer +120 |

    @position
    Scenario Outline: a silent Valat of a Dreier is doubled in neither reading
      4 + 1 + 1 + 16 = 22.
      Given the reading "<round>" of "valat-doubled-in-solo"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round   | amount | payments                                       |
        | doubled | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | plain   | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |

  @clause:KOE-SETTLING-039
  Rule: For Valat a Besser contract counts without its Vogel: 2 in a Besser Rufer and 4 in a Besser Dreier

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Dreier with announced Uhu and a silent Valat
      Game 4, Uhu 4, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 4) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +78, Second -26, Third -26, Dealer -26  |
        | with-bird    | 32     | Vorhand +126, Second -42, Third -42, Dealer -42 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Rufer with announced Kakadu and a silent Valat
      Game 2, Kakadu 6, Trull and 4 Könige 1 each; Valat 4 × 2 = 8 or 4 × (2 + 6) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 8      | Vorhand +18, Second -18, Third +18, Dealer -18 |
        | with-bird    | 32     | Vorhand +42, Second -42, Third +42, Dealer -42 |

    @position
    Example: only an announced Vogel raises what a Valat multiplies, however dear a silent one is
      Game 2, Pagat 2, Marabu 4 in silence; Valat 4 × (2 + 2) = 16. 2 + 2 + 4 + 16 = 24.
      Given the reading "with-bird" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +24, Second -24, Third +24, Dealer -24"

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Rufer with announced Pagat Ultimo and announced Valat
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each; Valat 8 × 2 = 16 or 8 × (2 + 2) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |
        | with-bird    | 32     | Vorhand +38, Second -38, Third +38, Dealer -38 |

    @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Dreier from the cards, with announced Pagat Ultimo and a silent Valat
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 2) = 24.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI I K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "IX V II B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII IX IV  |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII V XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 3♦ 10♣    |
        | Vorhand | K♣ D♣ D♠ B♣     |
        | Vorhand | I C♣ 7♠ 7♣      |
      Then it is nobody's turn
      And "Pagat" is won by the declarer
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 16     | Vorhand +72, Second -24, Third -24, Dealer -24 |
        | with-bird    | 24     | Vorhand +96, Second -32, Third -32, Dealer -32 |

    @dispute:valat-base-besser-contracts
    Scenario Outline: a Kakadu that the opponents announced is in no Valat of the declarer
      The III goes in trick 5, as the last trump of its hand, so the Kakadu is lost and brings 6. Game 4, Pagat Ultimo 2, Trull
      and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 2) = 24. 6 + 4 + 2 + 1 + 1 = 14, and 14 + 16 = 30 or 14 + 24 = 38.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI I K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "IX V II B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kakadu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII IX IV  |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII V XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 3♦ 10♣    |
        | Vorhand | K♣ D♣ D♠ B♣     |
        | Vorhand | I C♣ 7♠ 7♣      |
      Then it is nobody's turn
      And "Kakadu" is lost by the opponents
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +90, Second -30, Third -30, Dealer -30  |
        | with-bird    | 24     | Vorhand +114, Second -38, Third -38, Dealer -38 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a score pad lists the lost Kakadu of the opponents
      Game 4, Pagat Ultimo 2, the opponents' Kakadu 6; Valat 4 × 4 = 16 or 4 × (4 + 2) = 24. 12 + 16 = 28 or 12 + 24 = 36.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Pagat  | declarer  | won     | yes       |
        | Kakadu | opponents | lost    | yes       |
        | Valat  | declarer  | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +84, Second -28, Third -28, Dealer -28  |
        | with-bird    | 24     | Vorhand +108, Second -36, Third -36, Dealer -36 |

    @dispute:valat-base-besser-contracts
    Scenario Outline: the Kakadu that the partner announced is not the Vogel of the Besser Rufer
      Game 2, Pagat Ultimo 2, Kakadu 6, Trull and 4 Könige 1 each; Valat 4 × 2 = 8 or 4 × (2 + 2) = 16. 12 + 8 = 20 or
      12 + 16 = 28.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand holds "Sküs XXI XX XIX XVIII I K♠ D♠ K♣ D♣ C♣ A♦"
      And Second holds "IX VIII VII VI C♥ B♥ A♥ K♦ D♦ C♠ 9♠ 8♣"
      And Third holds "XVII XVI XV X III K♥ D♥ B♠ 10♠ B♣ 10♣ 9♣"
      And Dealer holds "XIV XIII XII XI 2♥ 3♥ 4♥ C♦ B♦ 8♠ 7♠ 7♣"
      And the Talon is "II IV V" and "2♦ 3♦ 4♦"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 3♦ 4♦"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Kakadu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | Sküs VI X XI     |
        | Vorhand | XXI VII XV XII   |
        | Vorhand | XX VIII XVI XIII |
        | Vorhand | XIX IX XVII XIV  |
        | Vorhand | K♠ 9♠ 10♠ 7♠     |
        | Vorhand | D♠ C♠ B♠ 8♠      |
        | Vorhand | K♣ 8♣ 9♣ 7♣      |
        | Vorhand | D♣ A♥ 10♣ 2♥     |
        | Vorhand | C♣ B♥ B♣ 3♥      |
        | Vorhand | A♦ K♦ III B♦     |
        | Third   | K♥ 4♥ XVIII C♥   |
        | Vorhand | I D♦ D♥ C♦       |
      Then it is nobody's turn
      And "Kakadu" is won by the declarer
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 8      | Vorhand +20, Second -20, Third +20, Dealer -20 |
        | with-bird    | 16     | Vorhand +28, Second -28, Third +28, Dealer -28 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: the dearest of two announced Vögel is the one that counts
      Game 4, Pagat Ultimo 2, Marabu 8, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 8) = 48.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +96, Second -32, Third -32, Dealer -32  |
        | with-bird    | 48     | Vorhand +192, Second -64, Third -64, Dealer -64 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: an announced Valat that fails with the Uhu in a Besser Dreier
      4 − 4; Valat −8 × 4 = −32 or −8 × (4 + 4) = −64.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | -32    | Vorhand -96, Second +32, Third +32, Dealer +32  |
        | with-bird    | -64    | Vorhand -192, Second +64, Third +64, Dealer +64 |

    @position
    Scenario Outline: a Dreier has no Vogel in its value
      4 + 4 + 1 + 1 + 16 = 26, whatever was announced.
      Given the reading "<round>" of "valat-base-besser-contracts"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round        | amount | payments                                       |
        | without-bird | 16     | Vorhand +78, Second -26, Third -26, Dealer -26 |
        | with-bird    | 16     | Vorhand +78, Second -26, Third -26, Dealer -26 |

    @position
    Scenario Outline: König Ultimo announced in place of a Vogel is none that a Valat counts
      Game 2, König Ultimo 2, Valat 4 × 2 = 8: each of the two opponents pays 12, to one of the two winners.
      Given the reading "<agreed>" of "valat-base-besser-contracts"
      And the reading "koenig-ultimo-too" of "besser-bird-duty"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
        | Valat        | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +12, Second -12, Third +12, Dealer -12"

      Examples:
        | agreed       |
        | without-bird |
        | with-bird    |

  @clause:KOE-SETTLING-040
  Rule: For Valat a Sechserdreier counts 2, won or lost

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: a silent Valat of the opponents of a Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −4 × 2 = −8 or −4 × 4 = −16.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | -8     | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -66, Second +22, Third +22, Dealer +22 |

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: an announced Valat of the opponents of a Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −8 × 2 = −16 or −8 × 4 = −32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                        |
        | plain      | -16    | Vorhand -66, Second +22, Third +22, Dealer +22  |
        | lost-value | -32    | Vorhand -114, Second +38, Third +38, Dealer +38 |

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: an announced Valat that fails with the game of a Sechserdreier
      Game −4; Valat −8 × 2 = −16 or −8 × 4 = −32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                        |
        | plain      | -16    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | lost-value | -32    | Vorhand -108, Second +36, Third +36, Dealer +36 |

    @position
    Scenario Outline: an announced Valat that fails in a Sechserdreier that is won
      Game 2; Valat −8 × 2 = −16, since the game is not lost.
      Given the reading "<round>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round      | amount | payments                                       |
        | plain      | -16    | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -42, Second +14, Third +14, Dealer +14 |

    @position @clause:KOE-SETTLING-033
    Scenario Outline: a silent Valat of the declarer of a Sechserdreier
      2 + 1 + 1 + 8 = 12.
      Given the reading "<round>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round      | amount | payments                                       |
        | plain      | 8      | Vorhand +36, Second -12, Third -12, Dealer -12 |
        | lost-value | 8      | Vorhand +36, Second -12, Third -12, Dealer -12 |

    @dispute:valat-base-sechserdreier
    Scenario Outline: the opponents take every trick of a lost Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −8 or −16. 2 Augen against 68.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then it is nobody's turn
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | -8     | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -66, Second +22, Third +22, Dealer +22 |

    @position
    Scenario Outline: where a Valat stands for the game, it tells who lost the Sechserdreier
      Trull and 4 Könige 1 each; Valat 4 × 2 = 8 for the declarer, 4 × 4 = 16 for the opponents.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item   | side   | outcome | announced |
        | Trull  | <side> | won     | no        |
        | Könige | <side> | won     | no        |
        | Valat  | <side> | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | side      | amount | payments                                       |
        | declarer  | 8      | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | opponents | -16    | Vorhand -54, Second +18, Third +18, Dealer +18 |

    @position
    Example: where a Valat stands for the game, a Vogel that was lost does not lose the Sechserdreier
      Uhu −4, Valat 4 × 2 = 8.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Uhu   | declarer | lost    | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: where a Valat stands for the game, one that the opponents announced and failed does not lose the Sechserdreier
      8 × 2 = 16.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side      | outcome | announced | replaced |
        | Valat | opponents | lost    | yes       | no       |
        | Spiel | declarer  | won     | no        | yes      |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +48, Second -16, Third -16, Dealer -16"

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: where an announced Valat that failed stands for the game, the game is told beside it
      8 × 2 = 16, and where the game was lost 8 × 4 = 32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items are to be settled:
        | item  | side     | outcome   | announced | replaced |
        | Valat | declarer | lost      | yes       | no       |
        | Spiel | declarer | <outcome> | no        | yes      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading    | outcome | payments                                       |
        | plain      | won     | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | plain      | lost    | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | lost-value | won     | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | lost-value | lost    | Vorhand -96, Second +32, Third +32, Dealer +32 |

  @clause:KOE-SETTLING-041
  Rule: A Kontra to the game does not raise a Valat

    @position
    Example: where a Valat stands for the game and nothing tells of a Kontra, it is not raised
      4 × 4 = 16.
      Given the reading "doubled" of "valat-base-with-kontra"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | replaced |
        | Valat | declarer | won     | no        | no       |
        | Spiel | declarer | won     | no        | yes      |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +48, Second -16, Third -16, Dealer -16"

    @position @dispute:valat-base-with-kontra
    Scenario Outline: where a Valat stands for a game at Kontra and Rekontra
      4 × 4 = 16, or 4 × 16 = 64.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by      | replaced |
        | Valat | declarer | won     | no        |                 | no       |
        | Spiel | declarer | won     | no        | Second, Vorhand | yes      |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 16     | Vorhand +48, Second -16, Third -16, Dealer -16  |
        | doubled | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Dreier at Kontra with a silent Valat
      Game 4 × 2 = 8, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × 8 = 32.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Second     |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | no        |            |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 16     | Vorhand +78, Second -26, Third -26, Dealer -26  |
        | doubled | 32     | Vorhand +126, Second -42, Third -42, Dealer -42 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Rufer at Rekontra with a silent Valat
      Game 1 × 4 = 4, Trull and 4 Könige 1 each; Valat 4 × 1 = 4 or 4 × 4 = 16.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by    |
        | Spiel  | declarer | won     | no        | Second, Third |
        | Trull  | declarer | won     | no        |               |
        | Könige | declarer | won     | no        |               |
        | Valat  | declarer | won     | no        |               |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | plain   | 4      | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | doubled | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Dreier at Subkontra with an announced Valat that fails
      Game 4 × 8 = 32; Valat −8 × 4 = −32 or −8 × 32 = −256.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        | Second, Vorhand, Third |
        | Valat | declarer | lost    | yes       |                        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | plain   | -32    | Vorhand 0, Second 0, Third 0, Dealer 0             |
        | doubled | -256   | Vorhand -672, Second +224, Third +224, Dealer +224 |

    @position
    Scenario Outline: Kontra to the announced Valat itself
      4 + 1 + 1; Valat 8 × 4 × 2 = 64, since nobody doubled the game.
      Given the reading "<round>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round   | amount | payments                                        |
        | plain   | 64     | Vorhand +210, Second -70, Third -70, Dealer -70 |
        | doubled | 64     | Vorhand +210, Second -70, Third -70, Dealer -70 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: Kontra to the game and to the announced Valat
      8 + 1 + 1; Valat 8 × 4 × 2 = 64 or 8 × 8 × 2 = 128.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Second     |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | yes       | Third      |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | plain   | 64     | Vorhand +222, Second -74, Third -74, Dealer -74    |
        | doubled | 128    | Vorhand +414, Second -138, Third -138, Dealer -138 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Farbensolo at Kontra with a silent Valat
      Game 6 × 2 = 12; Valat 4 × 6 = 24 or 4 × 12 = 48.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Farbensolo
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 24     | Vorhand +108, Second -36, Third -36, Dealer -36 |
        | doubled | 48     | Vorhand +180, Second -60, Third -60, Dealer -60 |

    @position
    Scenario Outline: a silent Valat without any Kontra
      4 + 1 + 1 + 16 = 22.
      Given the reading "<round>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | round   | amount | payments                                       |
        | plain   | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | doubled | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |
