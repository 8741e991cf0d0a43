Feature: The play of the cards: cards of announcements

  Background:
    Given the rules "lungau"

  @clause:LUN-PLAY-010
  Rule: After a Spatz announcement its holder keeps the I until the last trick while he has another card to play

    Example: The Spatz contained in a Spatzrufer binds the I from the first lead on
      Given Vorhand holds "XX XIX XVII XIV X VI I K♥ A♥ K♠ C♠ 10♠"
      And Third holds "K♦"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "XX XIX XVII XIV XIII X VIII VI K♥ K♠ C♠"

    Example: The caller leads the I to the first trick of a Spatzrufer
      Given Vorhand holds "XX XIX XVII XIV X VI I K♥ A♥ K♠ C♠ 10♠"
      And Third holds "K♦"
      And the Talon is "XIII VIII B♦" and "VII II 4♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "I"
      Then that is refused under LUN-PLAY-010
      And it is Vorhand's turn to play

    @position
    Scenario Outline: <the Pagat kept>
      Given Vorhand plays a Dreier
      And the player has announced "Spatz"
      And it is trick 6
      When Vorhand is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Pagat kept                                       | trick | hand                | choice |
        | Another trump follows to a trump                     | XV    | XX IV I K♥ K♠ D♠ 8♣ | XX IV  |
        | Another trump goes where a suit cannot be followed   | C♦ D♦ | XX I K♥ 4♥ K♠ D♠ 8♣ | XX     |
        | The I must go to a trump when no other trump is left | XV    | I K♥ 4♥ K♠ D♠ 9♣ 8♣ | I      |
        | The duty to trump is stronger than the bond          | C♦ D♦ | I K♥ 4♥ K♠ D♠ 9♣ 8♣ | I      |

    @position
    Example: In the last trick but one the I still waits
      Given Vorhand plays a Dreier
      And the player has announced "Spatz"
      And it is trick 11
      When Vorhand is to lead with "I 7♣" in hand
      Then the choice is "7♣"

    @position
    Example: Where an announced II has to come in time, the I alone still waits
      Given the reading "must" of "bound-uhu-in-trick-eleven"
      And Second plays a Dreier
      And the player has announced "Spatz"
      And it is trick 11
      When Second is to lead with "I K♥" in hand
      Then the choice is "K♥"

    @position
    Example: In the last trick the I is due
      Given Vorhand plays a Dreier
      And the player has announced "Spatz"
      And it is trick 12
      When Vorhand is to lead with "I" in hand
      Then the choice is "I"

    @position @clause:LUN-PLAY-011
    Example: With II and I announced and left over, the II is led to the last trick but one
      The I waits for the last trick as long as another card can be led, and the II is free by now.
      Given Second plays a Dreier
      And the player has announced "Spatz, Uhu"
      And it is trick 11
      When Second is to lead with "II I" in hand
      Then the choice is "II"

    @position @clause:LUN-PLAY-011
    Example: With II and I announced and left over, the II follows in the last trick but one
      Given Second plays a Dreier
      And the player has announced "Spatz, Uhu"
      And it is trick 11
      When Second is to play to "XV 9♠" with "II I" in hand
      Then the choice is "II"

    @clause:LUN-PLAY-011
    Example: Who announced both and kept both to the end has the II to lead in the eleventh trick
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII II I"
      And Second holds "XII XI X IX VIII VII VI V IV III 8♠ 7♠"
      And Third holds "K♥ D♥ C♥ B♥ 4♥ 3♥ 2♥ A♥ K♦ D♦ C♦ B♦"
      And Dealer holds "4♦ 3♦ 2♦ A♦ K♠ D♠ C♠ B♠ 10♠ 9♠ K♣ D♣"
      And the Talon is "C♣ B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Dreier"
      And Vorhand takes the first half
      And Vorhand lays away "C♣ B♣ 10♣"
      And the announcing goes "Vorhand Spatz + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      And Vorhand leads and the trick is "Sküs XII K♥ 4♦"
      And Vorhand leads and the trick is "XXI XI D♥ 3♦"
      And Vorhand leads and the trick is "XX X C♥ 2♦"
      And Vorhand leads and the trick is "XIX IX B♥ A♦"
      And Vorhand leads and the trick is "XVIII VIII 4♥ K♠"
      And Vorhand leads and the trick is "XVII VII 3♥ D♠"
      And Vorhand leads and the trick is "XVI VI 2♥ C♠"
      And Vorhand leads and the trick is "XV V A♥ B♠"
      And Vorhand leads and the trick is "XIV IV K♦ 10♠"
      And Vorhand leads and the trick is "XIII III D♦ 9♠"
      Then it is Vorhand's turn to play
      And the choice is "II"

  @clause:LUN-PLAY-011
  Rule: After an Uhu announcement its holder keeps the II until the last trick but one while he has another card to play

    Example: The Uhu contained in an Uhurufer binds the II
      Given Vorhand holds "XX XIX XVII XIV X VI II K♥ A♥ K♠ C♠ 10♠"
      And Third holds "K♦"
      And the Talon is "XIII VIII B♦" and "VII V 4♦"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♦"
      And Vorhand takes the first half
      And Vorhand lays away "A♥ B♦ 10♠"
      And everybody says Gut!
      And Vorhand plays "II"
      Then that is refused under LUN-PLAY-011
      And it is Vorhand's turn to play
      And the choice is "XX XIX XVII XIV XIII X VIII VI K♥ K♠ C♠"

    @position
    Scenario Outline: <the Uhu kept>
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick <number>
      When Third is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Uhu kept                                              | number | trick  | hand                       | choice |
        | In the fourth trick another trump than the II follows     | 4      | XV XVI | XX IX II K♥ 4♥ K♠ D♠ 9♣ 8♣ | XX IX  |
        | Only the II is bound, an I that was not announced is free | 4      | XV XVI | XX II I K♥ 4♥ K♠ D♠ 9♣ 8♣  | XX I   |
        | The II must go to a trump when no other trump is left     | 4      | XV XVI | II K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣ | II     |
        | The duty to trump a suit is stronger than the bond        | 4      | 10♠    | II K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣ | II     |
        | In the tenth trick the II still waits                     | 10     | XV     | XX II K♥                   | XX     |

    @position
    Example: In the last trick but one an I that was not announced is as free as the II
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to lead with "II I" in hand
      Then the choice is "II I"

    @position
    Example: In the last trick but one the II is free
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Third is to lead with "II 7♣" in hand
      Then the choice is "II 7♣"

  @clause:LUN-PLAY-012
  Rule: After a König ultimo announcement its holder keeps the called König until the last trick while he has another card to play

    @position
    Example: The called König stays out of the last trick but one
      Given Vorhand plays a Spatzrufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 11
      When Third is to lead with "K♥ 7♠" in hand
      Then the choice is "7♠"

    @position
    Scenario Outline: <the called König kept>
      Given Vorhand plays a Spatzrufer calling K♥
      And the player has announced "König ultimo"
      And it is trick <number>
      When Third is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the called König kept                              | number | trick  | hand                            | choice   |
        | Another heart follows to a heart                   | 3      | D♥ 2♥  | XVI VI K♥ C♥ 4♥ K♦ 8♠ 7♠ K♣ 9♣  | C♥ 4♥    |
        | The called König follows when it is the only heart | 3      | D♥ 2♥  | XVI VI III K♥ K♦ 3♦ 8♠ 7♠ K♣ 9♣ | K♥       |
        | The called König is not thrown on a trump          | 9      | XIX IV | K♥ 3♥ 8♠ K♣                     | 3♥ 8♠ K♣ |
        | In the last trick the called König is due          | 12     | XIX IV | K♥                              | K♥       |

    @position
    Example: The called König is not led, other Könige may be
      Given Vorhand plays a Spatzrufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 9
      When Third is to lead with "K♥ K♦ 8♠ K♣" in hand
      Then the choice is "K♦ 8♠ K♣"

    Example: The partner takes with the announced König in the first trick
      Given Vorhand holds "XX XIX XVII XIV X VI II I A♥ K♠ C♠ 10♠"
      And Second holds "D♥"
      And Third holds "XVI XII IX IV K♥ 4♥ C♦ 3♦ 8♠ 7♠ K♣ 9♣"
      And the Talon is "XIII VIII B♦" and "VII V 4♦"
      When the bidding goes "Vorhand Spatzrufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "B♦ C♠ 10♠"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!"
      And everybody says Gut!
      And Vorhand plays "A♥"
      And Second plays "D♥"
      And Third plays "K♥"
      Then that is refused under LUN-PLAY-012
      And it is Third's turn to play
      And the choice is "4♥"

    Example: A lone caller who announced the König from the Talon is bound by it
      Given the reading "announced" of "koenig-ultimo-by-lone-caller"
      And Vorhand holds "Sküs XX XIX XVIII XVII XV XIV II D♥ 4♥ K♠ 7♣"
      And the Talon is "VII A♦ K♣" and "K♥ B♥ B♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "B♥ 4♥ B♣"
      And the announcing goes "Vorhand König ultimo, Second Gut!, Third Gut!, Dealer Gut!"
      And everybody says Gut!
      Then it is Vorhand's turn to play
      And the choice is "Sküs XX XIX XVIII XVII XV XIV D♥ K♠ 7♣"

  @clause:LUN-PLAY-013
  Rule: The announced II need not be played to the last trick but one, but when it comes only to the last trick, kept back or not, the Prämie is lost

    @position
    Example: Both cards may be led
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to lead with "XX II" in hand
      Then the choice is "XX II"

    @position @dispute:bound-uhu-in-trick-eleven
    Scenario Outline: The holder of the announced II is to follow to the last trick but one
      Given the reading "<reading>" of "bound-uhu-in-trick-eleven"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to play to "XIV" with "XX II" in hand
      Then the choice is "<choice>"

      Examples:
        | reading       | choice |
        | free-lost     | XX II  |
        | must          | II     |
        | free-unscored | XX II  |

    @position @dispute:bound-uhu-in-trick-eleven
    Scenario Outline: The announced II is left over for the last trick
      Hearts are led to the last trick but one and the declarer has to follow, so that every reading allows this course.
      Given the reading "<reading>" of "bound-uhu-in-trick-eleven"
      And Second plays a Dreier
      And the announcing went "Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV II I D♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand K♥ 4♥ C♥ 2♥"
      And the last trick is "Vorhand D♦ II 7♣ 3♦"
      When the result is drawn up
      Then "Uhu" <comes>

      Examples:
        | reading       | comes                   |
        | free-lost     | is lost by the declarer |
        | must          | is lost by the declarer |
        | free-unscored | is not scored           |

    @dispute:bound-uhu-in-trick-eleven
    Scenario Outline: The caller of an Uhurufer has the VII and the II left to lead
      Given the reading "<reading>" of "bound-uhu-in-trick-eleven"
      And Vorhand holds "Sküs XX XIX XVIII XVI XV XIII II D♥ 4♥ K♠ 7♣"
      And Second holds "XVII XIV X VI IV A♥ K♦ 2♦ 4♦ 8♠ 10♣ 9♣"
      And Third holds "XII V K♥ 2♥ D♦ C♦ B♦ C♠ 7♠ C♣ B♣ 8♣"
      And Dealer holds "XXI IX III I C♥ 3♥ A♦ 3♦ D♠ B♠ 9♠ K♣"
      And the Talon is "XI VII 10♠" and "VIII B♥ D♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 4♥ 10♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XI X XII I       |
        | Third   | C♣ K♣ 7♣ 9♣      |
        | Dealer  | IX XV IV V       |
        | Vorhand | XVI XIV B♣ III   |
        | Vorhand | XIII XVII 8♣ XXI |
        | Dealer  | B♠ K♠ 8♠ C♠      |
        | Vorhand | XIX VI K♥ 3♦     |
        | Vorhand | Sküs K♦ 7♠ D♠    |
        | Vorhand | XVIII 10♣ 2♥ 9♠  |
        | Vorhand | XX 2♦ B♦ A♦      |
      Then it is Vorhand's turn to play
      And the choice is "<choice>"

      Examples:
        | reading       | choice |
        | free-lost     | VII II |
        | must          | II     |
        | free-unscored | VII II |

    Scenario Outline: The caller of an Uhurufer keeps the II back of his own will
      The declarer's side has 52 Augen. The game brings 10, and the Uhu costs 20 or is not scored.
      Given the reading "<free>" of "bound-uhu-in-trick-eleven"
      And Vorhand holds "Sküs XX XIX XVIII XVI XV XIII II D♥ 4♥ K♠ 7♣"
      And Second holds "XVII XIV X VI IV A♥ K♦ 2♦ 4♦ 8♠ 10♣ 9♣"
      And Third holds "XII V K♥ 2♥ D♦ C♦ B♦ C♠ 7♠ C♣ B♣ 8♣"
      And Dealer holds "XXI IX III I C♥ 3♥ A♦ 3♦ D♠ B♠ 9♠ K♣"
      And the Talon is "XI VII 10♠" and "VIII B♥ D♣"
      When the bidding goes "Vorhand Uhurufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "D♥ 4♥ 10♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | XI X XII I       |
        | Third   | C♣ K♣ 7♣ 9♣      |
        | Dealer  | IX XV IV V       |
        | Vorhand | XVI XIV B♣ III   |
        | Vorhand | XIII XVII 8♣ XXI |
        | Dealer  | B♠ K♠ 8♠ C♠      |
        | Vorhand | XIX VI K♥ 3♦     |
        | Vorhand | Sküs K♦ 7♠ D♠    |
        | Vorhand | XVIII 10♣ 2♥ 9♠  |
        | Vorhand | XX 2♦ B♦ A♦      |
        | Vorhand | VII 4♦ D♦ C♥     |
        | Vorhand | II A♥ C♦ 3♥      |
      Then it is nobody's turn
      And "Uhu" <comes>
      And the payments are "<payments>"

      Examples:
        | free          | comes                   | payments                                       |
        | free-lost     | is lost by the declarer | Vorhand -10, Second +10, Third -10, Dealer +10 |
        | free-unscored | is not scored           | Vorhand +10, Second -10, Third +10, Dealer -10 |

    @position @dispute:bound-uhu-in-trick-eleven
    Scenario Outline: The announced II in the last trick but one, and in the last
      Given the reading "<reading>" of "bound-uhu-in-trick-eleven"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to play to "XIV" with "XX II" in hand
      Then the choice is "<choice>"
      Given the announcing went "Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!, Second Gut!, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "XXI XIX XVIII XVII XVI XV XIII XII XI X IX VIII VII VI V IV <last> I K♥ 4♥ D♦ 3♦ K♠ D♠ C♠ B♠ 10♠ 9♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 8 of 12 tricks
      And the last trick but one is "Vorhand XIV <eleventh> Sküs 2♥"
      And the last trick is "Third 7♣ 3♦ D♦ <last>"
      When the result is drawn up
      Then "Uhu" <comes>

      Examples:
        | reading       | choice | eleventh | last | comes                   |
        | free-lost     | XX II  | XX       | II   | is lost by the declarer |
        | must          | II     | II       | XX   | is lost by the declarer |
        | free-unscored | XX II  | XX       | II   | is not scored           |

  @clause:LUN-PLAY-014
  Rule: A bound card is bound on the lead too; when only bound cards are legal, any of them may go

    @position
    Example: A bound I is not led to the first trick
      Given Vorhand plays a Dreier
      And the player has announced "Spatz"
      When Vorhand is to lead with "Sküs XX XIX XV XIV IX VI I K♥ K♠ D♠ K♣" in hand
      Then the choice is "Sküs XX XIX XV XIV IX VI K♥ K♠ D♠ K♣"

    @position
    Example: Nothing but bound cards is left to lead
      Given the reading "below" of "solorufer"
      And Vorhand plays a Solorufer calling K♥
      And the player has announced "Spatz, Uhu, König ultimo"
      And it is trick 10
      When Third is to lead with "II I K♥" in hand
      Then the choice is "II I K♥"

    @position
    Example: All trumps left are bound
      Given Vorhand plays a Dreier
      And the player has announced "Spatz, Uhu"
      And it is trick 7
      When Vorhand is to play to "XVII" with "II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "II I"

    @position @dispute:bound-card-priority
    Scenario Outline: The announced Spatz is in the hand that leads first
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz"
      When Vorhand is to lead with "Sküs XX XIX XV XIV IX VI I K♥ K♠ D♠ K♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice                                 |
        | any             | Sküs XX XIX XV XIV IX VI K♥ K♠ D♠ K♣   |
        | first-lead-free | Sküs XX XIX XV XIV IX VI I K♥ K♠ D♠ K♣ |
        | uhu-first       | Sküs XX XIX XV XIV IX VI K♥ K♠ D♠ K♣   |

    @position @dispute:bound-card-priority
    Scenario Outline: A trump is led, and only the announced II and I can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz, Uhu"
      And it is trick 7
      When Vorhand is to play to "XVII" with "II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice |
        | any             | II I   |
        | first-lead-free | II I   |
        | uhu-first       | II     |

    @position @dispute:bound-card-priority
    Scenario Outline: Vorhand has the I and another trump for the first lead in Fahren
      Given the reading "<reading>" of "bound-card-priority"
      And Fahren is played
      When Vorhand is to lead with "VII I D♥ C♥ 2♥ K♦ 4♦ B♠ 9♠ D♣ 8♣ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading         | choice                              |
        | any             | VII D♥ C♥ 2♥ K♦ 4♦ B♠ 9♠ D♣ 8♣ 7♣   |
        | first-lead-free | VII I D♥ C♥ 2♥ K♦ 4♦ B♠ 9♠ D♣ 8♣ 7♣ |
        | uhu-first       | VII D♥ C♥ 2♥ K♦ 4♦ B♠ 9♠ D♣ 8♣ 7♣   |

    @position
    Example: With the II first, a lone bound I still goes where nothing else can
      Given the reading "uhu-first" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz"
      And it is trick 7
      When Vorhand is to play to "XVII" with "I K♥ K♠ D♠ K♣ 7♣" in hand
      Then the choice is "I"

    @position
    Example: With the II first, nothing stands before the I where only a bound König is left beside it
      Given the reading "uhu-first" of "bound-card-priority"
      And Vorhand plays a Spatzrufer calling K♥
      And the player has announced "Spatz, König ultimo"
      And it is trick 11
      When Vorhand is to lead with "I K♥" in hand
      Then the choice is "I K♥"

    @position
    Example: Where the II has to come in time, it still does not have to come before its time
      Given the reading "must" of "bound-uhu-in-trick-eleven"
      And Vorhand plays a Dreier
      And the player has announced "Spatz, Uhu"
      And it is trick 7
      When Vorhand is to play to "XVII" with "II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "II I"

    @position
    Example: With a free first lead the second lead is bound again
      Given the reading "first-lead-free" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz"
      And it is trick 2
      When Vorhand is to lead with "Sküs XX XIX XV XIV IX VI I K♠ D♠ K♣" in hand
      Then the choice is "Sküs XX XIX XV XIV IX VI K♠ D♠ K♣"

    @position
    Example: A free first lead does not free those who follow to it
      Given the reading "first-lead-free" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz"
      When Second is to play to "XVIII" with "XX XV IX I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣" in hand
      Then the choice is "XX XV IX"

    @position @dispute:bound-card-priority
    Scenario Outline: The announced II and I at the first lead, and where nothing else can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "Spatz, Uhu"
      When Vorhand is to lead with "Sküs XX XIX XV XIV IX II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "<lead>"
      Given it is trick 7
      When Vorhand is to play to "XVII" with "II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "<following>"

      Examples:
        | reading         | lead                                   | following |
        | any             | Sküs XX XIX XV XIV IX K♥ K♠ D♠ K♣      | II I      |
        | first-lead-free | Sküs XX XIX XV XIV IX II I K♥ K♠ D♠ K♣ | II I      |
        | uhu-first       | Sküs XX XIX XV XIV IX K♥ K♠ D♠ K♣      | II        |
