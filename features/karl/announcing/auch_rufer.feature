# Announcing and doubling, from "ich liege" to the last Gut!. `Gut!` closes every turn and is added to each of them by
# itself, but not where the words end in …, which leaves the turn open.
# Most deals name just a few cards: the rest of a hand is filled up in the order Sküs, XXI … I, ♥, ♦, ♠, ♣, so that
# Vorhand holds the best trumps that are not named and Second the next. Where K♥ is called, Second is the partner,
# and Third and Dealer are opponents.

Feature: Announcing and doubling: the bird of an Auch-Rufer

  Background:
    Given the rules "karl"

  @clause:KAR-ANNOUNCING-013
  Rule: The declarer of an Auch-Rufer has to announce a bird

    Example: Every announcement is open, closing the turn is not
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat"

    Scenario Outline: Anything else than a bird is not enough
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "<words> + Gut!"
      Then that is refused
      And it is Vorhand's turn to speak

      Examples:
        | words                    |
        | ich liege                |
        | ich liege + Trull        |
        | ich liege + Könige       |
        | ich liege + König ultimo |

    Scenario Outline: Each of the four birds will do
      Given Vorhand holds "IV III II I"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + <bird>"
      Then that is allowed
      And it is Second's turn to speak

      Examples:
        | bird    |
        | Pagat   |
        | Uhu     |
        | Kakadu  |
        | Wildsau |

    @clause:KAR-ANNOUNCING-032
    Example: He may announce it even beside a Valat, because he has to
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Valat …"
      Then it is Vorhand's turn to speak
      And the choice is "Pagat, Uhu, Kakadu, Wildsau"

    Example: The bird may come behind the Trull
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Trull + Uhu"
      Then that is allowed

    Example: A bird closes the duty
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Uhu …"
      Then it is Vorhand's turn to speak
      And "Gut!" may be chosen

    Example: The duty stays with a declarer who plays alone
      Given Vorhand holds "II"
      And the Talon is "K♥ 9♠ 8♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "9♣ 8♣ 7♣"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And "Uhu" may be chosen
      And "Gut!" may not be chosen

    Example: The declarer of a Besser-Rufer has it just the same
      Given Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Besser-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Gut!"
      Then that is refused
      And it is Vorhand's turn to speak

  @clause:KAR-ANNOUNCING-014
  Rule: The declarer of an Auch-Rufer announces his bird with "ich liege", and it may be another than the one he held before the Talon

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The words of the bid
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "IV II"
      When Vorhand bids "<bid>"
      Then that is <verdict>

      Examples:
        | reading   | bid                | verdict |
        | any-bird  | Auch-Rufer         | allowed |
        | any-bird  | Auch-Rufer Uhu     | refused |
        | held-bird | Auch-Rufer         | allowed |
        | held-bird | Auch-Rufer Uhu     | refused |
        | with-bid  | Auch-Rufer         | refused |
        | with-bid  | Auch-Rufer Uhu     | allowed |
        | with-bid  | Auch-Rufer Wildsau | allowed |
        | with-bid  | Auch-Rufer Kakadu  | refused |
        | with-bid  | Auch-Rufer Pagat   | refused |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What lies before a bidder with two birds
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Second holds "IV II"
      And Third holds "III I"
      When Vorhand bids "Mein Spiel"
      Then it is Second's turn to bid
      And "<open>" may be chosen
      And "<closed>" may not be chosen

      Examples:
        | reading   | open                               | closed                                          |
        | any-bird  | Auch-Rufer                         | Auch-Rufer Uhu, Auch-Rufer Wildsau              |
        | held-bird | Auch-Rufer                         | Auch-Rufer Uhu, Auch-Rufer Wildsau              |
        | with-bid  | Auch-Rufer Uhu, Auch-Rufer Wildsau | Auch-Rufer, Auch-Rufer Pagat, Auch-Rufer Kakadu |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What the declarer with the II has before him after "ich liege"
      Where the Uhu was named with the bid it is announced, and nothing is owed.
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege …"
      Then it is Vorhand's turn to speak
      And the choice is "<choice>"

      Examples:
        | reading   | bid            | choice                                                           |
        | any-bird  | Auch-Rufer     | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat  |
        | held-bird | Auch-Rufer     | Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat  |
        | with-bid  | Auch-Rufer Uhu | Trull, Könige, König ultimo, Pagat, Kakadu, Wildsau, Valat, Gut! |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: The <case>
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "<first>" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "<cards>"
      And Vorhand says "<words>"
      Then that is <verdict>

      Examples:
        | case                                               | first    | cards     | words                    | reading   | bid            | verdict |
        | declarer held the II and announces the Pagat alone | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Pagat + Gut! | any-bird  | Auch-Rufer     | allowed |
        | declarer held the II and announces the Pagat alone | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Pagat + Gut! | held-bird | Auch-Rufer     | refused |
        | declarer held the II and announces the Pagat alone | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Pagat + Gut! | with-bid  | Auch-Rufer Uhu | allowed |
        | declarer held the II and announces nothing         | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Gut!         | any-bird  | Auch-Rufer     | refused |
        | declarer held the II and announces nothing         | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Gut!         | held-bird | Auch-Rufer     | refused |
        | declarer held the II and announces nothing         | 9♠ 8♠ 7♠ | 9♠ 8♠ 7♠  | ich liege + Gut!         | with-bid  | Auch-Rufer Uhu | allowed |
        | Pagat came out of the Talon                        | I 9♠ 8♠  | XII 9♠ 8♠ | ich liege + Pagat + Gut! | any-bird  | Auch-Rufer     | allowed |
        | Pagat came out of the Talon                        | I 9♠ 8♠  | XII 9♠ 8♠ | ich liege + Pagat + Gut! | held-bird | Auch-Rufer     | refused |
        | Pagat came out of the Talon                        | I 9♠ 8♠  | XII 9♠ 8♠ | ich liege + Pagat + Gut! | with-bid  | Auch-Rufer Uhu | allowed |

    @dispute:auch-rufer-bird-naming
    Scenario Outline: What an opponent may double when the declarer has announced the Uhu in the way asked for
      Given the reading "<reading>" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand <bid>, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And the announcing goes "Vorhand <words>, Second Gut!"
      Then it is Third's turn to speak
      And the choice is "Trull, Könige, König ultimo, Pagat, Uhu, Kakadu, Wildsau, Valat, Kontra Spiel, Kontra Uhu of Vorhand, Gut!"

      Examples:
        | reading   | bid            | words           |
        | any-bird  | Auch-Rufer     | ich liege + Uhu |
        | held-bird | Auch-Rufer     | ich liege + Uhu |
        | with-bid  | Auch-Rufer Uhu | ich liege       |

    Example: Where a held bird is asked for, a strange one may be added to it
      Given the reading "held-bird" of "auch-rufer-bird-naming"
      And Vorhand holds "II"
      And Second holds "K♥"
      And the Talon is "9♠ 8♠ 7♠" and "9♣ 8♣ 7♣"
      When the bidding goes "Vorhand Auch-Rufer, Second Gut!, Third Gut!, Dealer Gut!"
      And Vorhand calls "K♥"
      And Vorhand takes the first half
      And Vorhand lays away "9♠ 8♠ 7♠"
      And Vorhand says "ich liege + Pagat + Uhu + Gut!"
      Then that is allowed
      And it is Second's turn to speak
