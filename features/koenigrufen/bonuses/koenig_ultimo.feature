Feature: Boni, made and failed: König Ultimo

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-028
  Rule: König Ultimo is won when the called König is in the last trick and the side that holds it takes the trick

    Background:
      Given Vorhand plays a Rufer calling K♥

    @position
    Example: the partner takes the last trick with the called König itself
      46 Augen against 24.
      Given the called König is held by Third
      And the declarer's side has "XXI XX XIX XVIII XIV XII XI X IX VI IV I K♥ D♥ C♥ 3♥ 4♥ A♦ 3♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: an announced König Ultimo is made
      40 Augen against 30.
      Given the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "Sküs XX XVI XIII XII XI X IX VII V IV I K♥ B♥ A♥ 2♥ 3♥ D♦ C♦ B♦ 2♦ 3♦ D♠ C♠ 10♠ 9♠ 7♠ D♣ C♣ B♣ 10♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: a declarer who called himself makes König Ultimo
      37 Augen against 33.
      Given the called König is held by Vorhand
      And the declarer's side has "Sküs XX XVIII XVII XIV XII X IX VII IV K♥ D♥ C♥ B♥ A♥ 3♥ 4♥ C♦ A♦ 2♦ 4♦ D♠ C♠ 9♠ 8♠ 7♠ K♣ C♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: a declarer who took the called König out of the Stock makes König Ultimo
      36 Augen against 34.
      Given the called König lay in the Talon
      And the declarer's side has "XXI XX XIX XVIII XIII XII X IX VI V III I K♥ D♥ A♥ 2♥ 3♥ 4♥ D♦ C♦ A♦ 2♦ 3♦ 4♦ B♠ 9♠ 7♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ 9♣ 3♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: another König in the last trick is none
      48 Augen against 22.
      Given the called König is held by Third
      And the declarer's side has "Sküs XXI XX XIV XIII XII X IX VIII VII V K♥ D♥ B♥ A♥ 4♥ K♦ D♦ C♦ B♦ 3♦ 4♦ C♠ 10♠ 7♠ K♣ D♣ C♣ B♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♦ 4♦ 9♣ 3♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

    @position
    Example: the called König in the last trick but one is none
      43 Augen against 27.
      Given the called König is held by Third
      And the declarer's side has "Sküs XVIII XV XIV XIII VIII VI V IV III II I K♥ A♥ 3♥ 4♥ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ 9♠ K♣ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Third K♥ 4♥ 9♠ 3♥"
      And the last trick is "Third XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |

  @clause:KOE-BONUSES-029
  Rule: For König Ultimo it is enough that one of the partners takes the trick, with whatever card

    Example: the declarer takes the last trick with a trump, and the called König of his partner is in it
      Game 1, König Ultimo 1. 50 Augen against 20.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XIV XII VIII V 3♦ D♠"
      And Second holds "XXI XI 3♥ K♦ D♦ B♦ 2♦ 4♦ K♠ 9♠ D♣ 9♣"
      And Third holds "XIII X IX I K♥ 4♥ A♦ C♠ B♠ B♣ 10♣ 7♣"
      And Dealer holds "VII VI IV III II C♥ B♥ A♥ 2♥ C♦ 10♠ 8♠"
      And the Talon is "D♥ K♣ C♣" and "8♣ XVI 7♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♦ D♠ 7♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards          |
        | Vorhand | XV XXI IX II   |
        | Second  | K♠ B♠ 10♠ V    |
        | Vorhand | Sküs XI I VII  |
        | Vorhand | XX 4♦ XIII III |
        | Vorhand | XVIII 9♣ X IV  |
        | Vorhand | XIX 9♠ C♠ VI   |
        | Vorhand | XVII 2♦ A♦ 8♠  |
        | Vorhand | XVI 3♥ 7♣ C♦   |
        | Vorhand | 8♣ D♣ 10♣ A♥   |
        | Second  | D♦ 4♥ C♥ VIII  |
        | Vorhand | XIV B♦ B♣ B♥   |
        | Vorhand | XII K♦ K♥ 2♥   |
      Then it is nobody's turn
      And these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: the declarer trumps the lead of an opponent, and the partner adds the called König
      46 Augen against 24.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XIX XVII XV XIV XIII VIII VII V II I K♥ D♥ C♥ A♥ 2♥ 4♥ K♦ D♦ B♦ 2♦ 4♦ K♠ B♠ 10♠ D♣ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second 4♥ K♥ A♥ VII"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |

    @position
    Example: the partner's announced König Ultimo is made by the declarer's trump
      43 Augen against 27.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the declarer's side has "XXI XIX XVIII XVII XIV XIII XI VII VI II I K♥ C♥ B♥ A♥ 3♥ 4♥ D♦ A♦ 2♦ K♠ D♠ B♠ 10♠ 9♠ 7♠ K♣ D♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second 4♥ K♥ A♥ VII"
      When the result is drawn up
      Then these items are scored:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |

    @position
    Example: all that is told is that the declarer's trump took the called König in the last trick
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the last trick is "Vorhand XIV D♣ K♠ 9♠"
      When the result is drawn up
      Then "König ultimo" is won by the declarer

  @clause:KOE-BONUSES-030
  Rule: A silent König Ultimo is lost when the called König is in the last trick and the other side takes it

    @position
    Example: an opponent takes the last trick with the called König in it
      37 Augen against 33.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XXI XI VIII VII VI IV III II I D♥ C♥ B♥ 2♥ 3♥ K♦ B♦ A♦ 3♦ 4♦ K♠ 10♠ 9♠ 7♠ K♣ B♣ 10♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: the opponents who take it have won no König Ultimo of their own where they announced none
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

      Examples:
        | reading  |
        | both     |
        | won-only |

    @position
    Example: the König that the declarer called from his own hand is taken in the last trick
      38 Augen against 32.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Vorhand
      And the declarer's side has "XX XVIII XVII XV XIV XII X IX VIII VII III I C♥ B♥ A♥ 3♥ K♦ D♦ B♦ 3♦ K♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand K♥ 4♥ VI 2♥"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position
    Example: the called König is lost earlier, and that is no König Ultimo
      44 Augen against 26.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XIX XVI XIV XIII XI VIII VII V IV II D♥ C♥ B♥ K♦ D♦ C♦ 2♦ 3♦ 4♦ K♠ D♠ B♠ 10♠ 9♠ 8♠ 7♠ C♣ B♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 10 is "Second 4♥ K♥ VI 3♥"
      And the last trick but one is "Dealer XX XII X IX"
      And the last trick is "Dealer XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |

    @position
    Example: all that is told is that an opponent's trump took the called König in the last trick
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And the last trick is "Second XIV K♠ 9♠ D♣"
      When the result is drawn up
      Then "König ultimo" is lost by the declarer

  @clause:KOE-BONUSES-031
  Rule: When the opponents take the called König in the last trick, one König Ultimo changes hands, and winning the called König comes on top

    @dispute:koenig-ultimo-lost-once
    Scenario Outline: the opponents take the called König of a Solo in the last trick
      Game 2, called König −1 × 2, König Ultimo −1 × 2: −2, and once more −2 where the opponents have one of their own.
      43 Augen against 27.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XII VIII D♠ 10♠ C♣"
      And Second holds "XI X I B♥ 3♥ K♦ D♦ B♦ B♠ K♣ D♣ 7♣"
      And Third holds "VI III K♥ D♥ A♥ 4♥ 2♦ 3♦ K♠ B♣ 10♣ 9♣"
      And Dealer holds "Sküs XIV XIII IX IV II C♦ 4♦ C♠ 9♠ 7♠ 8♣"
      And the Talon is "VII C♥ 8♠" and "A♦ V 2♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XVIII X III Sküs |
        | Dealer  | C♦ VIII K♦ 2♦    |
        | Vorhand | XX I VI II       |
        | Vorhand | XVII XI 3♦ IV    |
        | Vorhand | C♣ K♣ 9♣ 8♣      |
        | Second  | D♦ A♥ 4♦ XII     |
        | Vorhand | D♠ B♠ K♠ 7♠      |
        | Third   | 4♥ IX XV 3♥      |
        | Vorhand | XVI 7♣ D♥ XIV    |
        | Vorhand | XIX B♦ 10♣ XIII  |
        | Vorhand | XXI B♥ B♣ 9♠     |
        | Vorhand | 10♠ D♣ K♥ C♠     |
      Then it is nobody's turn
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   |
        | once    | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | twice   | Vorhand -4, Second +4, Third -4, Dealer +4 |

    @dispute:koenig-ultimo-lost-once
    Scenario Outline: an announced König Ultimo of a Rufer is lost in the last trick
      Game −1, called König −1, announced König Ultimo −2: −4, and −1 more where the opponents have a silent one of
      their own. 32 Augen against 38.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand holds "Sküs XX XI B♥ 4♥ C♦ A♦ 2♦ 10♠ 9♠ 8♠ 7♠"
      And Second holds "XIX XII IX VIII VI III A♥ 2♥ K♦ D♠ B♣ 8♣"
      And Third holds "XVII XVI X V II I K♥ D♥ B♦ 3♦ 4♦ K♠"
      And Dealer holds "XXI XVIII XIV XIII IV C♥ D♦ C♠ K♣ D♣ C♣ 10♣"
      And the Talon is "3♥ 7♣ 9♣" and "B♠ VII XV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 2♦ 8♠"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | 9♠ D♠ K♠ C♠     |
        | Third   | XVI XVIII XI VI |
        | Dealer  | XXI XV III II   |
        | Dealer  | K♣ VII B♣ XVII  |
        | Third   | D♥ C♥ 4♥ 2♥     |
        | Third   | X XIII XX IX    |
        | Vorhand | Sküs XIX V IV   |
        | Vorhand | B♠ XII I XIV    |
        | Dealer  | D♦ C♦ K♦ 4♦     |
        | Second  | VIII B♦ D♣ A♦   |
        | Second  | 8♣ 3♦ C♣ 7♠     |
        | Dealer  | 10♣ 10♠ A♥ K♥   |
      Then it is nobody's turn
      And "König ultimo" is lost by the declarer
      And the payments are "<payments>"

      Examples:
        | reading | payments                                   |
        | once    | Vorhand -4, Second +4, Third -4, Dealer +4 |
        | twice   | Vorhand -5, Second +5, Third -5, Dealer +5 |

    @position
    Example: one König Ultimo and the called König change hands
      36 Augen against 34.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XVIII XIII VIII VI IV I D♥ A♥ 2♥ 3♥ D♦ C♦ 3♦ 4♦ K♠ 9♠ 8♠ 7♠ K♣ D♣ B♣ 10♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |

    @position
    Example: where two change hands, the opponents have won theirs in silence
      36 Augen against 34.
      Given the reading "twice" of "koenig-ultimo-lost-once"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And the declarer's side has "XVI XI VI IV III I D♥ C♥ A♥ 2♥ 3♥ 4♥ K♦ B♦ A♦ 2♦ 4♦ K♠ 8♠ K♣ D♣ C♣ B♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | won     | no        |

    @position @dispute:koenig-ultimo-lost-once
    Scenario Outline: a König Ultimo that is made is one in either reading
      46 Augen against 24.
      Given the reading "<reading>" of "koenig-ultimo-lost-once"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "XX XVI XIV XIII XII XI X IX VI III II I K♥ D♥ C♥ B♥ A♥ 3♥ K♦ D♦ C♦ 3♦ 4♦ K♠ D♠ 9♠ D♣ C♣ B♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is won by the <side>
      And "König ultimo" is not scored by the opponents

      Examples:
        | reading | side     |
        | once    | declarer |
        | twice   | declarer |

  @clause:KOE-BONUSES-032
  Rule: A König Ultimo announced by the declarer's opponents is lost, since their side does not hold the card

    Background:
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo and takes the last trick with it
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | <fate>  | yes       |

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | won  |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: another opponent takes the last trick with the König
      41 Augen against 29.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And the declarer's side has "XXI XX XIX XIV XIII XII X IX VII V IV II I D♥ K♦ D♦ C♦ 2♦ K♠ D♠ 10♠ 9♠ 8♠ K♣ B♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand 4♥ 3♥ K♥ VI"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
        | König ultimo | opponents | <fate>  | yes       |

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | won  |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo, and the declarer's side takes it
      40 Augen against 30.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And the declarer's side has "XXI XX XIX XV XIII XII XI X IX V IV II I K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♣ B♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is <fate> by the opponents

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | lost |

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an opponent announced König Ultimo, and the last trick comes without it
      36 Augen against 34.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And the declarer's side has "XX XIX XVIII XIV XII X IX VIII VI IV I K♥ C♥ B♦ A♦ K♠ D♠ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ 10♣ 9♣ 8♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "König ultimo" is <fate> by the opponents

      Examples:
        | reading  | fate |
        | lost     | lost |
        | winnable | lost |

    @position
    Example: an opponents' König Ultimo is lost beside the declarer's that is won
      37 Augen against 33.
      Given the declarer's side has "XX XVII XVI XIV XIII XII XI X IX VI IV II I K♥ D♥ A♥ 3♥ D♦ C♦ 2♦ 3♦ 4♦ D♠ B♠ 8♠ K♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | lost    | yes       |            |
        | König ultimo | declarer  | won     | no        |            |

    @position
    Example: an opponents' König Ultimo is lost although they take the called König, and the declarer's is lost too
      39 Augen against 31.
      Given the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | Königfang    | opponents | won     | no        |            |
        | König ultimo | opponents | lost    | yes       |            |
        | König ultimo | declarer  | lost    | no        |            |

  @clause:KOE-BONUSES-044
  Rule: Where the opponents win a König Ultimo that they announced, the declarer's side loses its silent one as well

    Background:
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: an opponent wins his König Ultimo, and the declarer's side had announced none
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "König ultimo" is <fate> by the declarer

      Examples:
        | reading  | fate       |
        | both     | lost       |
        | won-only | not scored |

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: the partner leads the called König to the last trick, and the opponent who announced it takes it
      39 Augen against 31.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVII XVI XII X IX I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Third XX XII X IX"
      And the last trick is "Third K♥ 9♣ C♠ XIV"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "König ultimo" is <fate> by the declarer

      Examples:
        | reading  | fate       |
        | both     | lost       |
        | won-only | not scored |

    @position @dispute:koenig-ultimo-beside-won
    Scenario Outline: an opponent's König Ultimo, and the declarer's side takes it
      40 Augen against 30.
      Given the reading "<reading>" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XIX XV XIII XII XI X IX V IV II I K♥ B♥ 2♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ K♠ D♠ C♣ B♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XI D♠ K♥ B♣"
      When the result is drawn up
      Then "König ultimo" is lost by the opponents
      And "König ultimo" is won by the declarer

      Examples:
        | reading  |
        | both     |
        | won-only |

    @position
    Example: both sides announced it, and each announcement is settled
      39 Augen against 31. What was announced is no silent attempt, so the reading does not touch it.
      Given the reading "won-only" of "koenig-ultimo-beside-won"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand König ultimo, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then "König ultimo" is won by the opponents
      And "König ultimo" is lost by the declarer

    @position
    Example: both sides announced it, and neither has a silent one beside
      39 Augen against 31.
      Given the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand König ultimo, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | Königfang    | opponents | won     | no        |            |
        | König ultimo | declarer  | lost    | yes       |            |
        | König ultimo | opponents | won     | yes       |            |

    @position
    Example: where the opponents score a silent one too, the one that they announced and won is all they have
      39 Augen against 31.
      Given the reading "twice" of "koenig-ultimo-lost-once"
      And the reading "winnable" of "koenig-ultimo-by-opponents"
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + König ultimo, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XIX XVII XVI XIII VIII V IV I D♥ B♥ A♥ 3♥ 4♥ D♦ B♦ 2♦ K♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XIV K♥ 9♣ C♠"
      When the result is drawn up
      Then these items are scored:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | Königfang    | opponents | won     | no        |            |
        | König ultimo | opponents | won     | yes       |            |
        | König ultimo | declarer  | lost    | no        |            |
