Feature: The play of the cards: cards of announced Boni

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-025
  Rule: After an announced Pagat Ultimo the I is kept for the last trick while another card can be played

    Example: The I is not led to the first trick
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer leads the announced I all the same
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "I"
      Then that is refused under KOE-PLAY-025
      And it is Vorhand's turn to play

    @position
    Scenario Outline: <the Pagat kept>
      Given Vorhand plays a Dreier
      And the player has announced "<announced>"
      And it is trick 6
      When Vorhand is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Pagat kept                                            | announced    | trick | hand                | choice |
        | Another trump follows to a trump                          | Pagat        | XV    | XX IV I K♥ K♠ D♠ 8♣ | XX IV  |
        | The I has to go on a trump when no other trump is left    | Pagat        | XV    | I K♥ 4♥ K♠ D♠ 9♣ 8♣ | I      |
        | The duty to trump is stronger than the duty to keep the I | Pagat        | C♦ D♦ | I K♥ 4♥ K♠ D♠ 9♣ 8♣ | I      |
        | On a trump too the I waits beside an announced Valat      | Pagat, Valat | XV    | XX IV I K♥ K♠ D♠ 8♣ | XX IV  |

    @position @clause:KOE-PLAY-026
    Example: A third trump spares both announced ones
      Given Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Vorhand is to play to "XVII" with "V II I K♥ K♠ D♠" in hand
      Then the choice is "V"

    @position
    Example: Where only the announcer is bound, his own I waits as well
      Given the reading "announcer" of "announced-card-hold-duty"
      And Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 11
      When Vorhand is to lead with "I 7♣" in hand
      Then the choice is "7♣"

    @position
    Example: In the last trick but one the I still waits
      Given Vorhand plays a Dreier
      And the player has announced "Pagat"
      And it is trick 11
      When Vorhand is to lead with "I 7♣" in hand
      Then the choice is "7♣"

    Example: A Valat announced beside it does not free the I
      Whoever announced the Pagat has to keep the I, and nothing is said of a Valat that would change it.
      Given Vorhand holds "I"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Pagat + Valat, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

  @clause:KOE-PLAY-026
  Rule: After an announced Uhu the II is kept for the last trick but one while another card can be played

    Example: The announced II is not led to the first trick
      Given Vorhand holds "II"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced II
      Given Vorhand holds "II"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "II"
      Then that is refused under KOE-PLAY-026
      And it is Vorhand's turn to play

    @position
    Scenario Outline: <the Uhu kept>
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick <number>
      When Second is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Uhu kept                                                      | number | trick  | hand                       | choice |
        | Another trump than the II follows                                 | 4      | XV XVI | XX IX II K♥ 4♥ K♠ D♠ 9♣ 8♣ | XX IX  |
        | The II has to go on a trump when no other trump is left           | 4      | XV XVI | II K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣ | II     |
        | The duty to trump a suit is stronger than the duty to keep the II | 4      | 10♠    | II K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣ | II     |
        | One trick before its own the II still waits                       | 10     | XV     | XX II K♥                   | XX     |
        | Only the II is bound, an I that was not announced is free         | 4      | XV XVI | XX II I K♥ 4♥ K♠ D♠ 9♣ 8♣  | XX I   |

  @clause:KOE-PLAY-027
  Rule: After an announced Kakadu the III is kept for the last trick but two while another card can be played

    Example: The announced III is not led to the first trick
      Given Vorhand holds "III"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced III
      Given Vorhand holds "III"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Kakadu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "III"
      Then that is refused under KOE-PLAY-027
      And it is Vorhand's turn to play

    @position
    Scenario Outline: <the Kakadu kept>
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick <number>
      When Second is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Kakadu kept                                                    | number | trick  | hand                        | choice |
        | Another trump than the III follows                                 | 4      | XV XVI | XX IX III K♥ 4♥ K♠ D♠ 9♣ 8♣ | XX IX  |
        | The III has to go on a trump when no other trump is left           | 4      | XV XVI | III K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣ | III    |
        | The duty to trump a suit is stronger than the duty to keep the III | 4      | 10♠    | III K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣ | III    |
        | One trick before its own the III still waits                       | 9      | XV     | XX III K♥ 4♥                | XX     |
        | Only the III is bound, an I that was not announced is free         | 4      | XV XVI | XX III I K♥ 4♥ K♠ D♠ 9♣ 8♣  | XX I   |

    @position
    Example: When its trick is past the III is free
      A suit that was led kept it in hand in the last trick but two.
      Given Vorhand plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 11
      When Vorhand is to lead with "XV III" in hand
      Then the choice is "XV III"

  @clause:KOE-PLAY-028
  Rule: After an announced Marabu the IIII is kept for the last trick but three while another card can be played

    Example: The announced IIII is not led to the first trick
      Given Vorhand holds "IV"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      Then it is Vorhand's turn to play
      And the choice is "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII"

    Example: The declarer wants to lead the announced IIII
      Given Vorhand holds "IV"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Marabu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "IV"
      Then that is refused under KOE-PLAY-028
      And it is Vorhand's turn to play

    @position
    Scenario Outline: <the Marabu kept>
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick <number>
      When Second is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the Marabu kept                                                     | number | trick  | hand                       | choice |
        | Another trump than the IIII follows                                 | 4      | XV XVI | XX IX IV K♥ 4♥ K♠ D♠ 9♣ 8♣ | XX IX  |
        | The IIII has to go on a trump when no other trump is left           | 4      | XV XVI | IV K♥ 4♥ K♦ K♠ D♠ 7♠ 9♣ 8♣ | IV     |
        | The duty to trump a suit is stronger than the duty to keep the IIII | 4      | 10♠    | IV K♥ 4♥ K♦ 2♦ 3♦ K♣ 9♣ 8♣ | IV     |
        | One trick before its own the IIII still waits                       | 8      | XV     | XX IV K♥ 4♥ K♠             | XX     |
        | Only the IIII is bound, an I that was not announced is free         | 4      | XV XVI | XX IV I K♥ 4♥ K♠ D♠ 9♣ 8♣  | XX I   |

    @position
    Example: When its trick is past the IIII is free
      A suit that was led kept it in hand in the last trick but three.
      Given Vorhand plays a Dreier
      And the player has announced "Marabu"
      And it is trick 10
      When Vorhand is to lead with "XV IV K♠" in hand
      Then the choice is "XV IV K♠"

  @clause:KOE-PLAY-029
  Rule: After an announced König Ultimo the called König is kept for the last trick while another card can be played

    @position
    Example: The called König stays out of the last trick but one
      Given Vorhand plays a Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 11
      When Third is to lead with "K♥ 7♠" in hand
      Then the choice is "7♠"

    @position
    Scenario Outline: <the called König kept>
      Given Vorhand plays a <contract> calling K♥
      And the player has announced "König ultimo"
      And it is trick <number>
      When Third is to play to "<trick>" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | the called König kept                              | contract | number | trick  | hand                            | choice   |
        | Another heart follows to a heart                   | Solo     | 3      | D♥ 2♥  | XVI VI K♥ C♥ 4♥ K♦ 8♠ 7♠ K♣ 9♣  | C♥ 4♥    |
        | The called König follows when it is the only heart | Solo     | 3      | D♥ 2♥  | XVI VI III K♥ K♦ 3♦ 8♠ 7♠ K♣ 9♣ | K♥       |
        | The called König is not thrown on a trump          | Rufer    | 9      | XIX IV | K♥ 3♥ 8♠ K♣                     | 3♥ 8♠ K♣ |
        | In the last trick the called König is due          | Rufer    | 12     | XIX IV | K♥                              | K♥       |

    @position
    Example: The called König is not led, other Könige may be
      Given Vorhand plays a Besser Rufer calling K♥
      And the player has announced "König ultimo"
      And it is trick 9
      When Third is to lead with "K♥ K♦ 8♠ K♣" in hand
      Then the choice is "K♦ 8♠ K♣"

    Example: The partner wants to take the first trick with the König
      Given Vorhand holds "Sküs XXI XX XVIII XVII XVI A♥ C♦ K♠ D♠ K♣ D♣"
      And Second holds "D♥"
      And Third holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Gut!, Third König ultimo, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "A♥"
      And Second plays "D♥"
      And Third plays "K♥"
      Then that is refused under KOE-PLAY-029
      And it is Third's turn to play
      And the choice is "4♥"

  @clause:KOE-PLAY-030
  Rule: After an announced Uhu the II has to be played to the last trick but one where it is legal there, even if it cannot win

    @position
    Example: In the last trick but one the II is due and the I waits
      Given Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 11
      When Vorhand is to lead with "II I" in hand
      Then the choice is "II"

    @position
    Scenario Outline: <bird that goes>
      Given <player> plays a Dreier
      And the player has announced "<announced>"
      And it is trick 11
      When <player> is to play to "<trick>" with "XX II" in hand
      Then the choice is "II"

      Examples:
        | bird that goes                                                | player  | announced  | trick     |
        | A Valat announced beside it does not free the II of its trick | Vorhand | Uhu, Valat | XV        |
        | The II has to go under a higher trump                         | Second  | Uhu        | XV XVI    |
        | The II has to go on a suit that is missing                    | Second  | Uhu        | K♦ D♦ XIX |

    @position @clause:KOE-PLAY-026
    Example: In its trick the II has to be led
      Given Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to lead with "XX II" in hand
      Then the choice is "II"

  @clause:KOE-PLAY-031
  Rule: After an announced Kakadu the III has to be played to the last trick but two where it is legal there, even if it cannot win

    @position @clause:KOE-PLAY-027
    Example: In its trick the III has to be led
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is to lead with "XX III 9♠" in hand
      Then the choice is "III"

    @position
    Example: The III has to go under a higher trump
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is to play to "XV XVI" with "XX III 9♠" in hand
      Then the choice is "III"

    @position
    Example: The III has to go on a suit that is missing
      Given Second plays a Dreier
      And the player has announced "Kakadu"
      And it is trick 10
      When Second is to play to "K♦ D♦ XIX" with "XX III 9♠" in hand
      Then the choice is "III"

    @position
    Example: In its trick the III goes before the other announced ones
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick 10
      When Second is to lead with "III II I" in hand
      Then the choice is "III"

  @clause:KOE-PLAY-032
  Rule: After an announced Marabu the IIII has to be played to the last trick but three where it is legal there, even if it cannot win

    @position @clause:KOE-PLAY-028
    Example: In its trick the IIII has to be led
      Given Second plays a Dreier
      And the player has announced "Marabu"
      And it is trick 9
      When Second is to lead with "XX IV K♠ 9♠" in hand
      Then the choice is "IV"

    @position
    Scenario Outline: <the bird that goes>
      Given Second plays a Dreier
      And the player has announced "<announced>"
      And it is trick 9
      When Second is to play to "<trick>" with "<hand>" in hand
      Then the choice is "IV"

      Examples:
        | the bird that goes                                         | announced                  | trick     | hand        |
        | The IIII has to go under a higher trump                    | Marabu                     | XV XVI    | XX IV K♠ 9♠ |
        | The IIII has to go on a suit that is missing               | Marabu                     | K♦ D♦ XIX | XX IV K♠ 9♠ |
        | In its trick the IIII goes before the other announced ones | Pagat, Uhu, Kakadu, Marabu | XV XVI    | IV III II I |

  @clause:KOE-PLAY-033
  Rule: The duty binds whoever on the announcing side holds the card, not only the announcer

    @dispute:announced-card-hold-duty
    Scenario Outline: The <case>
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Second holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "<announcing>"
      And Vorhand plays "XX"
      Then it is Second's turn to play
      And the choice is "<choice>"

      Examples:
        | case                                                     | announcing                                                      | reading   | choice    |
        | declarer announced the Uhu, and the partner holds the II | Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!               | side      | XIX IX    |
        | declarer announced the Uhu, and the partner holds the II | Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!               | announcer | XIX IX II |
        | declarer announced the Uhu, and the partner holds the II | Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!               | not-bound | XIX IX II |
        | partner announced the Uhu and holds the II himself       | Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut! | side      | XIX IX    |
        | partner announced the Uhu and holds the II himself       | Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut! | announcer | XIX IX    |
        | partner announced the Uhu and holds the II himself       | Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut! | not-bound | XIX IX II |

    @position @dispute:announced-card-hold-duty
    Scenario Outline: The announcer has his own II and another trump in the last trick but one
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 11
      When Second is to play to "XV XVI" with "XX II" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice |
        | side      | II     |
        | announcer | II     |
        | not-bound | XX II  |

    @dispute:announced-card-hold-duty
    Scenario Outline: The declarer holds the II that she announced and the I that her partner announced
      The II is her own announcement, the I only that of her side.
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "XXI XV II I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣"
      And Second holds "K♥"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Pagat, Third Gut!, Dealer Gut!, Vorhand Gut!"
      Then it is Vorhand's turn to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice                              |
        | side      | XXI XV 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣      |
        | announcer | XXI XV I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣    |
        | not-bound | XXI XV II I 3♥ 4♥ D♦ C♦ 9♠ 8♠ 8♣ 7♣ |

    @dispute:announced-card-hold-duty
    Scenario Outline: The partner plays the II that the declarer announced
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Second holds "XIX IX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "II"
      Then that is <verdict>

      Examples:
        | reading   | verdict |
        | side      | refused |
        | announcer | allowed |
        | not-bound | allowed |

    @dispute:announced-card-hold-duty
    Scenario Outline: An opponent announced the Uhu, and another opponent holds the II
      Given the reading "<reading>" of "announced-card-hold-duty"
      And Second holds "XIV XIII"
      And Third holds "XII XI II"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Uhu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XX"
      And Second plays "XIV"
      Then it is Third's turn to play
      And the choice is "<choice>"

      Examples:
        | reading   | choice    |
        | side      | XII XI    |
        | announcer | XII XI II |
        | not-bound | XII XI II |

    @position
    Example: Where no card is bound, none of them is the dearest either
      Given the reading "not-bound" of "announced-card-hold-duty"
      And the reading "dearest-first" of "bound-card-priority"
      And Second plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 10
      When Second is to play to "XX XVI" with "II I K♣" in hand
      Then the choice is "II I"

  @clause:KOE-PLAY-034
  Rule: When only cards of announced Boni can be played, the player may choose among them

    @position @dispute:bound-card-priority
    Scenario Outline: <case> can follow
      Given the reading "<reading>" of "bound-card-priority"
      And Vorhand plays a Dreier
      And the player has announced "<announced>"
      And it is trick 7
      When Vorhand is to play to "XVII" with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | case                                            | announced                  | hand               | reading       | choice      |
        | A trump is led, and only the announced II and I | Pagat, Uhu                 | II I K♥ K♠ D♠ K♣   | any           | II I        |
        | A trump is led, and only the announced II and I | Pagat, Uhu                 | II I K♥ K♠ D♠ K♣   | dearest-first | II          |
        | All four Vögel are announced and nothing else   | Pagat, Uhu, Kakadu, Marabu | IV III II I K♥ K♠  | any           | IV III II I |
        | All four Vögel are announced and nothing else   | Pagat, Uhu, Kakadu, Marabu | IV III II I K♥ K♠  | dearest-first | IV          |
        | Kakadu and Uhu are announced and nothing else   | Uhu, Kakadu                | III II K♥ D♥ K♠ D♠ | any           | III II      |
        | Kakadu and Uhu are announced and nothing else   | Uhu, Kakadu                | III II K♥ D♥ K♠ D♠ | dearest-first | III         |

    @position
    Scenario Outline: Pagat Ultimo and König Ultimo are equally dear
      Given the reading "<round>" of "bound-card-priority"
      And Vorhand plays a Solo calling K♥
      And the player has announced "Pagat, König ultimo"
      And it is trick 11
      When Third is to lead with "I K♥" in hand
      Then the choice is "I K♥"

      Examples:
        | round         |
        | any           |
        | dearest-first |
