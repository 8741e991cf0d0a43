Feature: The play of the cards: announced birds

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-033
  Rule: Of several birds that his side has announced a player who holds them may not give up a cheaper one, that is play it before its own trick
    while he could play a dearer one instead, even one whose own trick is past.

    @position
    Scenario Outline: A trump is led early, and two announced birds are in hand with the XX
      Given Second plays a Dreier
      And the player has announced "<announced>"
      And it is trick 5
      When Second is to play to "XV" with "XX <birds> K♥ 4♥ K♠ 9♣ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | announced       | birds  | choice |
        | Pagat, Uhu      | II I   | XX II  |
        | Pagat, Kakadu   | III I  | XX III |
        | Uhu, Kakadu     | III II | XX III |
        | Pagat, Wildsau  | IV I   | XX IV  |
        | Uhu, Wildsau    | IV II  | XX IV  |
        | Kakadu, Wildsau | IV III | XX IV  |

    @position
    Example: All four birds are announced, and only the dearest may go
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu, Wildsau"
      And it is trick 7
      When Second is to play to "XVII" with "IV III II I K♥ K♠" in hand
      Then the choice is "IV"

    @position
    Example: A lead is bound like a card that is added
      Given Second plays a Dreier
      And the player has announced "Uhu, Kakadu"
      And it is trick 5
      When Second is to lead with "XX III II K♥ 4♥ K♠ 9♣ 8♣" in hand
      Then the choice is "XX III K♥ 4♥ K♠ 9♣ 8♣"

    @position
    Scenario Outline: A bird in its own trick is not given up, and the dearest goes first, be its trick past or not
      In trick 10 the III is due, in trick 11 the II; the cheaper ones still wait. A III kept back in trick 10 is lost
      already, but goes before the I all the same.
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu, Kakadu"
      And it is trick <number>
      When Second is to lead with "<hand>" in hand
      Then the choice is "<choice>"

      Examples:
        | number | hand     | choice |
        | 10     | III II I | III    |
        | 11     | II I     | II     |
        | 11     | III I    | III    |

    @position
    Example: A bird that was not announced is neither dearer nor cheaper
      Given Second plays a Dreier
      And the player has announced "Pagat, Kakadu"
      And it is trick 5
      When Second is to play to "XV" with "III II I K♥ 4♥ K♠ 9♣ 8♣" in hand
      Then the choice is "III II"

    @position
    Example: A dearer bird that cannot be played does not hold back the cheaper one
      Diamonds have to be followed, so no bird may go at all.
      Given Second plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Second is to play to "D♦" with "II I K♦ 4♦ K♠ 9♣" in hand
      Then the choice is "K♦ 4♦"

    @position
    Example: Where birds can be announced in a negative game the order holds there too
      Given the reading "bonuses-too" of "negative-games-basics"
      And Vorhand plays a Bettler
      And the player has announced "Uhu, Kakadu"
      And it is trick 5
      When Second is to lead with "XX III II K♥ 4♥ K♠ 9♣ 8♣" in hand
      Then the choice is "XX III K♥ 4♥ K♠ 9♣ 8♣"

    Example: Third gives up the Pagat before the Kakadu
      Given Vorhand holds "XX"
      And Third holds "III I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Solo-Dreier, Dealer Gut!, Vorhand Gut!"
      And the announcing goes "Third ich liege + Pagat + Kakadu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "XX"
      And Second plays "X"
      And Third plays "I"
      Then that is refused under KAR-PLAY-033
      And it is Third's turn to play
      And the choice is "III"

    Example: Birds that the partner has announced bind the one who holds them
      Vorhand has announced both birds; Third holds them, and the called König.
      Given Vorhand holds "Sküs XXI XX XVIII XVII XVI D♦ C♦ K♠ D♠ K♣ D♣"
      And Third holds "XIX II I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat + Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand plays "XX"
      And Second plays "XV"
      Then it is Third's turn to play
      And the choice is "XIX II"

    @dispute:giving-up-order-scope
    Scenario Outline: Vorhand has announced the Pagat and holds it, her partner the Uhu
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX II K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play
      And the choice is "<choice>"

      Examples:
        | reading    | choice                                |
        | hand       | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ |
        | side       | Sküs XXI XX D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣   |
        | koenig-too | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ |

    @dispute:giving-up-order-scope
    Scenario Outline: Once the partner has given up the Uhu the Pagat is free
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX II D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "<lead>"
      And Second plays "XV"
      Then it is Third's turn to play
      And the choice is "<choice>"

      Examples:
        | reading    | lead | choice |
        | hand       | II   | XIX I  |
        | hand       | XX   | XIX I  |
        | side       | II   | XIX I  |
        | side       | XX   | XIX    |
        | koenig-too | XX   | XIX I  |

    Scenario Outline: The dearer bird of the partner does not wait for the cheaper one
      Given the reading "<round>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX II D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "XIX I K♥ 4♥ B♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "II"
      Then that is allowed

      Examples:
        | round      |
        | hand       |
        | side       |
        | koenig-too |

    @position @dispute:giving-up-order-scope
    Scenario Outline: A lead with the announced Uhu and the called König of an announced König Ultimo
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand plays a Solo-Rufer calling K♥
      And the player has announced "Uhu, König ultimo"
      And it is trick 7
      When Third is to lead with "XX II K♥ 4♥ K♠ 9♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading    | choice            |
        | hand       | XX II K♥ 4♥ K♠ 9♣ |
        | side       | XX II K♥ 4♥ K♠ 9♣ |
        | koenig-too | XX II 4♥ K♠ 9♣    |

    @position @dispute:giving-up-order-scope
    Scenario Outline: A lead with an announced Wildsau whose trick is past and the König of an announced König Ultimo
      The IV was due in trick 9 and is too early no longer; I and K♥ are due in the last one.
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand plays a Solo-Rufer calling K♥
      And the player has announced "Pagat, Wildsau, König ultimo"
      And it is trick 10
      When Third is to lead with "IV I K♥" in hand
      Then the choice is "<choice>"

      Examples:
        | reading    | choice |
        | hand       | IV K♥  |
        | side       | IV K♥  |
        | koenig-too | IV     |

    @position
    Scenario Outline: Pagat and König Ultimo are equally dear
      Given the reading "<round>" of "giving-up-order-scope"
      And Vorhand plays a Solo-Rufer calling K♥
      And the player has announced "Pagat, König ultimo"
      And it is trick 9
      When Third is to lead with "XX I K♥ 9♣" in hand
      Then the choice is "XX I K♥ 9♣"

      Examples:
        | round      |
        | hand       |
        | side       |
        | koenig-too |

    Scenario Outline: The only trump has to be played, though the partner holds the Uhu
      Given the reading "<round>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX II D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Third holds "I K♥ 4♥ B♦ 4♦ 3♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Uhu, Second Gut!, Third Pagat, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And Vorhand plays "XX"
      And Second plays "XV"
      Then it is Third's turn to play
      And the choice is "I"

      Examples:
        | round      |
        | hand       |
        | side       |
        | koenig-too |

    @position
    Scenario Outline: Two birds in one hand in every reading
      Given the reading "<round>" of "giving-up-order-scope"
      And Vorhand plays a Dreier
      And the player has announced "Pagat, Uhu"
      And it is trick 7
      When Vorhand is to play to "XVII" with "II I K♥ K♠ D♠ K♣" in hand
      Then the choice is "II"

      Examples:
        | round      |
        | hand       |
        | side       |
        | koenig-too |

    @dispute:giving-up-order-scope
    Scenario Outline: What Vorhand may lead with the Pagat, and then her partner with the Uhu and the called König
      Given the reading "<reading>" of "giving-up-order-scope"
      And Vorhand holds "Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣"
      And Second holds "2♦"
      And Third holds "XIX II K♥ 4♥ K♦ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣"
      And Dealer holds "3♦"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand ich liege + Pagat + König ultimo, Second Gut!, Third Uhu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      Then it is Vorhand's turn to play
      And the choice is "<of Vorhand>"
      When Vorhand leads and the trick is "C♦ 2♦ K♦ 3♦"
      Then it is Third's turn to play
      And the choice is "<of Third>"

      Examples:
        | reading    | of Vorhand                            | of Third                          |
        | hand       | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ | XIX II K♥ 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣ |
        | side       | Sküs XXI XX D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣   | XIX II K♥ 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣ |
        | koenig-too | Sküs XXI XX I D♦ C♦ K♠ D♠ C♠ K♣ D♣ C♣ | XIX II 4♥ 4♦ B♠ 9♠ B♣ 9♣ 8♣ 7♣    |

    Example: What the other side has announced binds nobody
      The Kakadu of his own side alone would come before the II and the I that the declarer has announced.
      Given Second holds "XV III II I"
      When the bidding goes "Vorhand Solo-Dreier, Second Gut!, Third Gut!, Dealer Gut!"
      And the announcing goes "Vorhand ich liege + Pagat + Uhu, Second Kakadu, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And Vorhand plays "XX"
      Then it is Second's turn to play
      And the choice is "XV IX VIII VII VI V IV III II I"

    Scenario Outline: A dearer bird of the partner whose trick is past holds nothing back
      Third has announced the Kakadu, which was due in trick 10, and holds the III back with the II. In trick 11 Vorhand is free
      to lead the announced Pagat.
      Given the reading "<round>" of "giving-up-order-scope"
      And Vorhand holds "XXI XX XIX XVIII XVII XVI XV XIV XIII XII I K♥"
      And Second holds "D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ D♠"
      And Third holds "XI X IX VIII VII VI V IV III II 4♥ K♠"
      And Dealer holds "A♥ 2♥ 3♥ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣"
      And the Talon is "Sküs B♣ 10♣" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Solo-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♠"
      And the announcing goes "Vorhand ich liege + Pagat, Second Gut!, Third Kakadu, Dealer Gut!, Vorhand Gut!, Second Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ D♥ 4♥ A♥     |
        | Vorhand | XXI C♥ XI 2♥    |
        | Vorhand | XIX B♥ X 3♥     |
        | Vorhand | XVIII K♦ IX C♠  |
        | Vorhand | XVII D♦ VIII B♠ |
        | Vorhand | XVI C♦ VII 10♠  |
        | Vorhand | XV B♦ VI 9♠     |
        | Vorhand | XIV A♦ V 8♠     |
        | Vorhand | XIII 2♦ IV 7♠   |
        | Vorhand | XII 3♦ II K♣    |
      Then it is Vorhand's turn to play
      And the choice is "XX I"

      Examples:
        | round      |
        | hand       |
        | side       |
        | koenig-too |

  @clause:KAR-PLAY-034
  Rule: A single announced bird binds nobody: its holder may play it too early without need, and has lost it then

    @position @dispute:announced-bird-played-early
    Scenario Outline: A trump is led early, and the announced bird is in hand with other trumps
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "<bird>"
      And it is trick 5
      When Second is to play to "XV XVI" with "XX IX <card> K♥ 4♥ K♠ D♠ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | bird    | card | choice    |
        | lost-only | Pagat   | I    | XX IX I   |
        | lost-only | Uhu     | II   | XX IX II  |
        | lost-only | Kakadu  | III  | XX IX III |
        | lost-only | Wildsau | IV   | XX IX IV  |
        | renonce   | Pagat   | I    | XX IX     |
        | renonce   | Uhu     | II   | XX IX     |
        | renonce   | Kakadu  | III  | XX IX     |
        | renonce   | Wildsau | IV   | XX IX     |

    @position
    Scenario Outline: The announced bird is the only card that may be played
      Given the reading "<round>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 5
      When Second is to play to "XV XVI" with "II K♥ 4♥ K♠ D♠ B♠ 9♣ 8♣" in hand
      Then the choice is "II"

      Examples:
        | round     |
        | lost-only |
        | renonce   |

    @position @dispute:announced-bird-played-early
    Scenario Outline: One trick before its own the announced bird is still early
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 10
      When Second is to lead with "XX II 9♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice   |
        | lost-only | XX II 9♠ |
        | renonce   | XX 9♠    |

    @position
    Scenario Outline: In its own trick the announced bird is free, and a cheaper one is not
      In trick 10 the III is due and the I is not.
      Given the reading "<round>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Pagat, Kakadu"
      And it is trick 10
      When Second is to lead with "XX III I" in hand
      Then the choice is "XX III"

      Examples:
        | round     |
        | lost-only |
        | renonce   |

    @position @dispute:announced-bird-played-early
    Scenario Outline: A bird that was not announced is never early
      Given the reading "<reading>" of "announced-bird-played-early"
      And Second plays a Dreier
      And the player has announced "Uhu"
      And it is trick 5
      When Second is to play to "XV XVI" with "XX III II I K♥ 4♥ K♠ 8♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading   | choice      |
        | lost-only | XX III II I |
        | renonce   | XX III I    |

    Example: The Dealer plays his announced Pagat to the first trick
      Given Vorhand holds "XX"
      And Dealer holds "XIX I"
      When the bidding goes "Vorhand Mein Spiel, Second Gut!, Third Gut!, Dealer Solo-Dreier, Vorhand Gut!"
      And the announcing goes "Dealer ich liege + Pagat, Vorhand Gut!, Second Gut!, Third Gut!"
      And Vorhand leads and the trick is "XX IX 4♥"
      And Dealer plays "I"
      Then that is allowed
      And it is Vorhand's turn to play
