Feature: Calling a Tarock in Zwanzigerrufen

  # Many scenarios share one deal, in which everybody has five Tarocks and one whole suit:
  #   Vorhand Sküs XIX X IX VIII    ♥      Third  XX XVII XIII VII IV   ♠
  #   Second  XXI XVIII XIV VI V    ♦      Dealer XVI XV XII XI I       ♣
  # Vorhand calls the XX, and Third is her partner.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-CALLING-001
  Rule: For the normal game Vorhand calls the XX when she does not hold it

    Example: the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then that is allowed
      And the contract is Normalspiel and Vorhand is the declarer
      And it is Vorhand's turn to speak

    Scenario Outline: a card outside the row from XX to XVI
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "<card>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | card |
        | XXI  |
        | XV   |
        | K♠   |

    @position
    Scenario Outline: hands without the XX and with everything below it down to the XVI
      Given Vorhand plays a Normalspiel
      When Vorhand is to call with "<cards>" in hand
      Then the choice is "XX"

      Examples:
        | cards                                   |
        | XIX XVIII XVII XVI XV XIV XIII XII XI X |
        | Sküs XIX XVIII XVII XVI I K♥ D♥ C♥ 10♠  |

  @clause:ZWA-CALLING-002
  Rule: With the XX in her own hand Vorhand may call the XIX

    Example: the call one lower
      Given Vorhand holds "XX Sküs X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XIX"
      When Vorhand calls "XIX"
      Then that is allowed
      And the partner is Dealer

    Scenario Outline: with the XX in hand she cannot call a card outside the row either
      Given Vorhand holds "XX Sküs X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XIX <card>"
      When Vorhand calls "<card>"
      Then that is refused
      And it is Vorhand's turn to call

      Examples:
        | card |
        | XXI  |
        | XV   |

  @clause:ZWA-CALLING-003
  Rule: With the XIX in her own hand as well Vorhand may call the XVIII, and so on down; the XVI is the lowest that can be called

    Scenario Outline: one lower for each that she holds
      Given Vorhand holds "<cards>"
      And Second holds "<called>"
      When Vorhand calls "<called>"
      Then that is allowed
      And the partner is Second

      Examples:
        | called | cards                               |
        | XVIII  | XX XIX Sküs X IX K♥ D♥ C♥ B♥ A♥     |
        | XVII   | XX XIX XVIII X IX K♥ D♥ C♥ B♥ A♥    |
        | XVI    | XX XIX XVIII XVII IX K♥ D♥ C♥ B♥ A♥ |

    Scenario Outline: below the XVI nothing can be called
      She holds XX to XVI.
      Given Vorhand holds "XX XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      And Second holds "<card>"
      When Vorhand calls "<card>"
      Then that is refused
      And it is Vorhand's turn to bid

      Examples:
        | card |
        | XV   |
        | XIV  |

  @clause:ZWA-CALLING-004
  Rule: Vorhand may call only the highest of XX to XVI that she does not hold

    @position @dispute:call-which-tarock
    Scenario Outline: what may be called
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand plays a Normalspiel
      When Vorhand is to call with "<cards>" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | cards                               | choice                |
        | highest-missing | XX XVIII I K♥ D♥ C♥ B♥ A♥ K♦ K♠     | XIX                   |
        | own-too         | XX XVIII I K♥ D♥ C♥ B♥ A♥ K♦ K♠     | XX XIX                |
        | any-missing     | XX XVIII I K♥ D♥ C♥ B♥ A♥ K♦ K♠     | XIX XVII XVI          |
        | highest-missing | XXI XV I K♥ D♥ C♥ B♥ A♥ K♦ K♠       | XX                    |
        | own-too         | XXI XV I K♥ D♥ C♥ B♥ A♥ K♦ K♠       | XX                    |
        | any-missing     | XXI XV I K♥ D♥ C♥ B♥ A♥ K♦ K♠       | XX XIX XVIII XVII XVI |
        | highest-missing | XX XIX XVIII XVII I K♥ D♥ C♥ B♥ A♥  | XVI                   |
        | own-too         | XX XIX XVIII XVII I K♥ D♥ C♥ B♥ A♥  | XX XIX XVIII XVII XVI |
        | any-missing     | XX XIX XVIII XVII I K♥ D♥ C♥ B♥ A♥  | XVI                   |
        | highest-missing | XIX XVIII XVII XVI I K♥ D♥ C♥ B♥ A♥ | XX                    |
        | own-too         | XIX XVIII XVII XVI I K♥ D♥ C♥ B♥ A♥ | XX                    |
        | any-missing     | XIX XVIII XVII XVI I K♥ D♥ C♥ B♥ A♥ | XX                    |

    @position @dispute:call-which-tarock
    Scenario Outline: what may be called from other hands
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand plays a Normalspiel
      When Vorhand is to call with "<cards>" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | cards                                   | choice                |
        | highest-missing | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦           | XX                    |
        | own-too         | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦           | XX                    |
        | any-missing     | K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦           | XX XIX XVIII XVII XVI |
        | highest-missing | XIX XVIII XVII XVI XV XIV XIII XII XI X | XX                    |
        | own-too         | XIX XVIII XVII XVI XV XIV XIII XII XI X | XX                    |
        | any-missing     | XIX XVIII XVII XVI XV XIV XIII XII XI X | XX                    |
        | highest-missing | XXI XIX XVI I K♥ D♥ C♥ B♥ A♥ 10♠        | XX                    |
        | own-too         | XXI XIX XVI I K♥ D♥ C♥ B♥ A♥ 10♠        | XX                    |
        | any-missing     | XXI XIX XVI I K♥ D♥ C♥ B♥ A♥ 10♠        | XX XVIII XVII         |
        | highest-missing | Sküs XXI X IX VIII VII VI V IV I        | XX                    |
        | own-too         | Sküs XXI X IX VIII VII VI V IV I        | XX                    |
        | any-missing     | Sküs XXI X IX VIII VII VI V IV I        | XX XIX XVIII XVII XVI |
        | highest-missing | XX I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦            | XIX                   |
        | own-too         | XX I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦            | XX XIX                |
        | any-missing     | XX I K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦            | XIX XVIII XVII XVI    |
        | highest-missing | XX XVIII XVII XVI XV K♥ D♥ C♥ B♥ A♥     | XIX                   |
        | own-too         | XX XVIII XVII XVI XV K♥ D♥ C♥ B♥ A♥     | XX XIX                |
        | any-missing     | XX XVIII XVII XVI XV K♥ D♥ C♥ B♥ A♥     | XIX                   |
        | highest-missing | XX XIX XVII XVI XV K♥ D♥ C♥ B♥ A♥       | XVIII                 |
        | own-too         | XX XIX XVII XVI XV K♥ D♥ C♥ B♥ A♥       | XX XIX XVIII          |
        | any-missing     | XX XIX XVII XVI XV K♥ D♥ C♥ B♥ A♥       | XVIII                 |
        | highest-missing | XX XIX I K♥ D♥ C♥ B♥ A♥ K♦ K♠           | XVIII                 |
        | own-too         | XX XIX I K♥ D♥ C♥ B♥ A♥ K♦ K♠           | XX XIX XVIII          |
        | any-missing     | XX XIX I K♥ D♥ C♥ B♥ A♥ K♦ K♠           | XVIII XVII XVI        |
        | highest-missing | XX XIX XVIII XVI XV K♥ D♥ C♥ B♥ A♥      | XVII                  |
        | own-too         | XX XIX XVIII XVI XV K♥ D♥ C♥ B♥ A♥      | XX XIX XVIII XVII     |
        | any-missing     | XX XIX XVIII XVI XV K♥ D♥ C♥ B♥ A♥      | XVII                  |
        | highest-missing | XX XIX XVIII I K♥ D♥ C♥ B♥ A♥ K♦        | XVII                  |
        | own-too         | XX XIX XVIII I K♥ D♥ C♥ B♥ A♥ K♦        | XX XIX XVIII XVII     |
        | any-missing     | XX XIX XVIII I K♥ D♥ C♥ B♥ A♥ K♦        | XVII XVI              |
        | highest-missing | XX XIX XVIII XVII XV K♥ D♥ C♥ B♥ A♥     | XVI                   |
        | own-too         | XX XIX XVIII XVII XV K♥ D♥ C♥ B♥ A♥     | XX XIX XVIII XVII XVI |
        | any-missing     | XX XIX XVIII XVII XV K♥ D♥ C♥ B♥ A♥     | XVI                   |

    @dispute:call-which-tarock
    Scenario Outline: another card of the row than the XX, which she does not hold
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "<card>"
      Then that is <verdict>

      Examples:
        | reading         | card  | verdict |
        | highest-missing | XX    | allowed |
        | own-too         | XX    | allowed |
        | any-missing     | XX    | allowed |
        | highest-missing | XIX   | refused |
        | own-too         | XIX   | refused |
        | any-missing     | XIX   | refused |
        | highest-missing | XVIII | refused |
        | own-too         | XVIII | refused |
        | any-missing     | XVIII | allowed |
        | highest-missing | XVI   | refused |
        | own-too         | XVI   | refused |
        | any-missing     | XVI   | allowed |

    @dispute:call-which-tarock
    Scenario Outline: another card of the row than the XIX, with the XX in her hand
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand holds "XX Sküs X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Dealer holds "XIX"
      When Vorhand calls "<card>"
      Then that is <verdict>

      Examples:
        | reading         | card  | verdict |
        | highest-missing | XX    | refused |
        | own-too         | XX    | allowed |
        | any-missing     | XX    | refused |
        | highest-missing | XVIII | refused |
        | own-too         | XVIII | refused |
        | any-missing     | XVIII | allowed |
        | highest-missing | XVI   | refused |
        | own-too         | XVI   | refused |
        | any-missing     | XVI   | allowed |

    @dispute:call-which-tarock
    Scenario Outline: Vorhand <case>
      Given the reading "<reading>" of "call-which-tarock"
      And Vorhand holds "XX XVIII Sküs X IX K♥ D♥ C♥ B♥ A♥"
      And Second holds "XIX"
      And Third holds "XVII"
      When Vorhand calls "<king>"
      Then that is <verdict>

      Examples:
        | case                                        | king | reading         | verdict |
        | calls the XX that she holds                 | XX   | highest-missing | refused |
        | calls the XX that she holds                 | XX   | own-too         | allowed |
        | calls the XX that she holds                 | XX   | any-missing     | refused |
        | passes over a Tarock that she does not hold | XVII | highest-missing | refused |
        | passes over a Tarock that she does not hold | XVII | own-too         | refused |
        | passes over a Tarock that she does not hold | XVII | any-missing     | allowed |

    Scenario Outline: the highest that she does not hold may be called in every reading
      Given the reading "<round>" of "call-which-tarock"
      And Vorhand holds "XX XVIII Sküs X IX K♥ D♥ C♥ B♥ A♥"
      And Second holds "XIX"
      And Third holds "XVII"
      When Vorhand calls "XIX"
      Then that is allowed
      And the partner is Second

      Examples:
        | round           |
        | highest-missing |
        | own-too         |
        | any-missing     |

    Example: where she may pass one over, the holder of the card that she called is her partner
      Given the reading "any-missing" of "call-which-tarock"
      And Vorhand holds "XX XVIII Sküs X IX K♥ D♥ C♥ B♥ A♥"
      And Second holds "XIX"
      And Third holds "XVII"
      And Dealer holds "XVI"
      When Vorhand calls "XVI"
      Then that is allowed
      And the partner is Dealer

    Example: where she may call a Tarock of her own, all the others are her opponents and do not know it
      Each of them may say what an opponent says, and believes that one of the two others has the XX.
      Given the reading "own-too" of "call-which-tarock"
      And Vorhand holds "XX XVIII Sküs X IX K♥ D♥ C♥ B♥ A♥"
      And Second holds "XIX XVII XVI XV XIV K♦ D♦ C♦ B♦ A♦"
      And Third holds "XXI XIII XII XI VIII K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "VII VI V IV I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      Then the contract is Normalspiel and Vorhand is the declarer
      And there is no partner
      When Vorhand says "Weiter"
      Then it is Second's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"
      When Second says "Weiter"
      Then it is Third's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"
      When Third says "Weiter"
      Then it is Dealer's turn to speak
      And the choice is "Absolut dagegen, Valat dagegen, Kontra Spiel, Farbensolo, Solo, Weiter"

    Example: where she may call a Tarock of her own, she settles with each of the three
      Trick 4 has I 5 + XX 1 + XXI 5 + VIII 1 = 12 for Second, who has 4 more; Third and Dealer have 4 each: 24. Vorhand
      has IX 1 + XVIII 1 + XIX 1 + Sküs 5 = 8 and the suits 56: 64. The game counts 1 and the silent Absolut 1: 2 from
      each.
      Given the reading "own-too" of "call-which-tarock"
      And Vorhand holds "Sküs XX XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XVIII XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards             |
        | Vorhand | X XIII XVI VII    |
        | Third   | XII XV XIV XVII   |
        | Second  | V IV XI VI        |
        | Dealer  | I XX XXI VIII     |
        | Second  | IX XVIII XIX Sküs |
        | Vorhand | K♥ K♦ K♠ K♣       |
        | Vorhand | D♥ D♦ D♠ D♣       |
        | Vorhand | C♥ C♦ C♠ C♣       |
        | Vorhand | B♥ B♦ B♠ B♣       |
        | Vorhand | A♥ A♦ 10♠ 10♣     |
      Then the declarer's side has 64 Augen and the opponents have 24
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:ZWA-CALLING-005
  Rule: Whoever holds the called Tarock is Vorhand's partner in the normal game; the two others are the opponents

    Scenario Outline: three seats, three possible partners
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And <holder> holds "XX"
      When Vorhand calls "XX"
      Then the contract is Normalspiel and Vorhand is the declarer
      And the partner is <holder>

      Examples:
        | holder |
        | Second |
        | Third  |
        | Dealer |

    Example: the holder of a higher Tarock than the called one is no partner
      Given Vorhand holds "XX Sküs X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII"
      And Third holds "XIX"
      When Vorhand calls "XIX"
      Then the partner is Third

    Example: two against two
      Vorhand 64 Augen and Third 4, Second 16 and Dealer 4. The game counts 1 and the silent Absolut 1.
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then the partner is Third
      And the declarer's side has 68 Augen and the opponents have 20
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    Scenario Outline: who may say what a partner says
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<before>"
      Then it is <player>'s turn to speak
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | player | these                         | those                         | before                                      |
        | Second | Kontra Spiel, Absolut dagegen | Absolut dazu                  | Vorhand Weiter                              |
        | Third  | Absolut dazu                  | Kontra Spiel, Absolut dagegen | Vorhand Weiter, Second Weiter               |
        | Dealer | Kontra Spiel, Absolut dagegen | Absolut dazu                  | Vorhand Weiter, Second Weiter, Third Weiter |

    Scenario Outline: the Tarock that is called, and its holder
      Given Vorhand holds "<held> X IX VIII"
      And Dealer holds "<tarock>"
      When Vorhand calls "<tarock>"
      Then the called Tarock is "<tarock>"
      And the partner is Dealer
      And the deal is not over

      Examples:
        | held              | tarock |
        | Sküs              | XX     |
        | XX                | XIX    |
        | XX XIX            | XVIII  |
        | XX XIX XVIII      | XVII   |
        | XX XIX XVIII XVII | XVI    |

  @clause:ZWA-CALLING-006
  Rule: In her first turn Vorhand has to call, unless she announces a solo game; Weiter alone is not enough

    Scenario Outline: Weiter or an announcement in place of the call
      Given Vorhand holds "Sküs XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI X XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX IX XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "VIII XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand says "<words>"
      Then that is refused
      And it is Vorhand's turn to call
      And the choice is "XX"

      Examples:
        | words   |
        | Weiter  |
        | Absolut |
        | Valat   |

    Example: a solo game is all that she can announce before the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Weiter"
      Then that is refused
      And it is Vorhand's turn to bid
      And the choice is "Farbensolo, Solo"

    Example: no card is led before the call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand plays "K♥"
      Then that is refused
      And it is Vorhand's turn to call

    Example: after the call Weiter is enough
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand says "Weiter"
      Then that is allowed
      And it is Second's turn to speak

    Scenario Outline: with a solo game she need not call
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "<game>"
      And Vorhand says "Weiter"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | game       |
        | Farbensolo |
        | Solo       |

    Example: one call is enough
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And Vorhand calls "XX"
      Then that is refused
      And it is Vorhand's turn to speak

  @clause:ZWA-CALLING-007
  Rule: The called player does not say that he holds the card; only what he announces and plays may show it

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: he tries to
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      And Third says "Ich bin Partner"
      Then that is refused
      And it is Third's turn to speak

    Example: all that he can say
      Bonuses with Vorhand, solo games and Weiter.
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter"
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Valat dazu, Farbensolo, Solo, Weiter"

    Scenario Outline: after the call only the holder has seen the XX
      When Vorhand calls "XX"
      And <player> is asked for the cards seen so far
      Then these cards have not been seen: "XX"

      Examples:
        | player  |
        | Vorhand |
        | Second  |
        | Dealer  |

    Example: the holder has seen it
      When Vorhand calls "XX"
      And Third is asked for the cards seen so far
      Then these cards have been seen: "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And these cards have not been seen: "Sküs XXI XIX XVIII XVI"

    Scenario Outline: only the card itself shows it
      Vorhand leads the VIII, Second plays the XVIII, and Third the IV or the XX.
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And Vorhand leads and the trick is "<cards>"
      And Dealer is asked for the cards seen so far
      Then these cards have <been> seen: "XX"

      Examples:
        | cards         | been     |
        | VIII XVIII IV | not been |
        | VIII XVIII XX | been     |

  @clause:ZWA-CALLING-008
  Rule: The called player may show his side by what he announces, as by a Kontra on a bonus of the opponents

    Background:
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"

    Example: Kontra on the opponents' Absolut
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen"
      And Third says "Kontra Absolut of Second"
      Then that is allowed
      And it is Dealer's turn to speak

    Scenario Outline: Kontra on another bonus of the opponents
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Kontra Spiel + <bonus> dagegen, Vorhand Weiter, Second Weiter"
      And Third says "Kontra <bonus> of Dealer"
      Then that is allowed
      And it is Dealer's turn to speak

      Examples:
        | bonus   |
        | Absolut |
        | Pagat   |
        | Valat   |

    Example: all that the called player may double
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Absolut dagegen + Valat dagegen"
      Then it is Third's turn to speak
      And the choice is "Absolut dazu, Valat dazu, Kontra Absolut of Second, Kontra Valat of Second, Farbensolo, Solo, Weiter"

  @clause:ZWA-CALLING-009
  Rule: In a Farbensolo the soloist plays alone against the three others

    Scenario Outline: nobody is the soloist's partner
      Third holds the XX that Vorhand called.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then the contract is Farbensolo and <soloist> is the declarer
      And there is no partner

      Examples:
        | soloist | turns                                                          |
        | Second  | Vorhand Weiter, Second Farbensolo                              |
        | Third   | Vorhand Weiter, Second Weiter, Third Farbensolo                |
        | Dealer  | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Farbensolo |

    Example: without a call there is no partner either
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      Then that is allowed
      And there is no partner
      And it is Vorhand's turn to speak

    Example: the holder of the called Tarock against Vorhand and the rest
      Vorhand leads her five hearts, which the Tarocks do not beat, and then her Tarocks: all tricks and all 88 Augen go to
      the soloist's opponents.
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Farbensolo, Dealer Weiter, Vorhand Weiter, Second Weiter, Third Weiter"
      And the play goes:
        | leader  | cards          |
        | Vorhand | K♥ V IV I      |
        | Vorhand | D♥ IX VIII VII |
        | Vorhand | C♥ XIII XII XI |
        | Vorhand | B♥ XVII XVI XV |
        | Vorhand | A♥ XXI XX XIX  |
        | Vorhand | VI A♦ 10♠ 10♣  |
        | Vorhand | X B♦ B♠ B♣     |
        | Vorhand | XIV C♦ C♠ C♣   |
        | Vorhand | XVIII D♦ D♠ D♣ |
        | Vorhand | Sküs K♦ K♠ K♣  |
      Then the contract is Farbensolo and Third is the declarer
      And there is no partner
      And the declarer's side has 0 Augen and the opponents have 88

    Example: the called player against a soloist who would have been his opponent
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Farbensolo"
      And Third says "Kontra Spiel"
      Then that is allowed
      And there is no partner

    Scenario Outline: a Farbensolo over the normal game leaves no Tarock called
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<words>"
      Then the contract is Farbensolo and <soloist> is the declarer
      And no Tarock is called
      And there is no partner

      Examples:
        | words                                           | soloist |
        | Vorhand Weiter, Second Farbensolo               | Second  |
        | Vorhand Weiter, Second Weiter, Third Farbensolo | Third   |
        | Vorhand Farbensolo                              | Vorhand |

    Example: a Farbensolo from the start calls no Tarock
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Farbensolo"
      Then no Tarock is called
      And there is no partner

  @clause:ZWA-CALLING-010
  Rule: In a Solo the soloist plays alone against the three others

    Scenario Outline: nobody is the partner in a Solo
      Third holds the XX that Vorhand called.
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<turns>"
      Then the contract is Solo and <soloist> is the declarer
      And there is no partner

      Examples:
        | soloist | turns                                                    |
        | Second  | Vorhand Weiter, Second Solo                              |
        | Third   | Vorhand Weiter, Second Weiter, Third Solo                |
        | Dealer  | Vorhand Weiter, Second Weiter, Third Weiter, Dealer Solo |

    Example: one against three
      Vorhand 64 Augen, the three others 4 + 16 + 4 = 24. The game counts 4 and the silent Absolut 1 × 2 = 2: 6 from each.
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Weiter"
      And the play goes:
        | leader  | cards            |
        | Vorhand | X XIII XVI VII   |
        | Third   | XII XV XIV XVII  |
        | Second  | V IV XI VI       |
        | Dealer  | I XVIII XXI VIII |
        | Second  | IX XX XIX Sküs   |
        | Vorhand | K♥ K♦ K♠ K♣      |
        | Vorhand | D♥ D♦ D♠ D♣      |
        | Vorhand | C♥ C♦ C♠ C♣      |
        | Vorhand | B♥ B♦ B♠ B♣      |
        | Vorhand | A♥ A♦ 10♠ 10♣    |
      Then there is no partner
      And the declarer's side has 64 Augen and the opponents have 24
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    Example: the holder of the called Tarock as an opponent of the soloist
      Given Vorhand holds "Sküs XVIII XIV X VI K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVII XIII IX V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVI XII VIII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XIX XV XI VII I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo"
      And Third says "Kontra Spiel"
      Then that is allowed
      And there is no partner

    Scenario Outline: a Solo over the normal game leaves no Tarock called
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand calls "XX"
      And the announcing goes "<words>"
      Then the contract is Solo and <soloist> is the declarer
      And no Tarock is called
      And there is no partner

      Examples:
        | words                                     | soloist |
        | Vorhand Weiter, Second Solo               | Second  |
        | Vorhand Weiter, Second Weiter, Third Solo | Third   |
        | Vorhand Solo                              | Vorhand |

    Example: a Solo from the start calls no Tarock
      Given Vorhand holds "Sküs XIX X IX VIII K♥ D♥ C♥ B♥ A♥"
      And Second holds "XXI XVIII XIV VI V K♦ D♦ C♦ B♦ A♦"
      And Third holds "XX XVII XIII VII IV K♠ D♠ C♠ B♠ 10♠"
      And Dealer holds "XVI XV XII XI I K♣ D♣ C♣ B♣ 10♣"
      When Vorhand bids "Solo"
      Then no Tarock is called
      And there is no partner
