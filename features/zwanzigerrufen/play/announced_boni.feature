Feature: The play of the cards: after announcements

  # Vorhand's call or solo game opens her turn, which she closes with Weiter; then everybody says Weiter once more.

  Background:
    Given the rules "zwanzigerrufen"

  @clause:ZWA-PLAY-023
  Rule: The announcer of Pagat Ultimo may play the I early although another card would be legal

    @position @dispute:pagat-hold-back
    Scenario Outline: Tarock is led to the fourth trick
      Given the reading "<reading>" of "pagat-hold-back"
      And Vorhand plays a Normalspiel calling XX
      And the player has announced "Pagat"
      And it is trick 4
      When Vorhand is to play to "XV" with "XII I K♥ D♦ C♠ B♠ B♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | free    | XII I  |
        | bound   | XII    |

    @position @dispute:pagat-hold-back
    Scenario Outline: The announcer leads
      Given the reading "<reading>" of "pagat-hold-back"
      And Vorhand plays a Normalspiel calling XX
      And the player has announced "Pagat"
      And it is trick 8
      When Vorhand is to lead with "XII I B♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice   |
        | free    | XII I B♠ |
        | bound   | XII B♠   |

    @position @dispute:pagat-hold-back
    Scenario Outline: The announcer is out of the suit led
      Given the reading "<reading>" of "pagat-hold-back"
      And Vorhand plays a Solo
      And the player has announced "Pagat"
      And it is trick 7
      When Vorhand is to play to "K♣" with "XII I D♦ B♠" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | free    | XII I  |
        | bound   | XII    |

    @position
    Scenario Outline: No other card is legal
      Given the reading "<round>" of "pagat-hold-back"
      And Vorhand plays a Normalspiel calling XX
      And the player has announced "Pagat"
      And it is trick 7
      When Vorhand is to play to "XV" with "I K♥ D♦ B♠" in hand
      Then the choice is "I"

      Examples:
        | round |
        | free  |
        | bound |

    @dispute:pagat-hold-back
    Scenario Outline: The announced Pagat is led at once
      Given the reading "<reading>" of "pagat-hold-back"
      And Vorhand holds "XIX I K♥"
      And Third holds "XX"
      When Vorhand calls "XX"
      And Vorhand says "Pagat"
      And everybody says Weiter
      And Vorhand plays "I"
      Then that is <outcome>

      Examples:
        | reading | outcome |
        | free    | allowed |
        | bound   | refused |

  @clause:ZWA-PLAY-025
  Rule: When an announced Valat has failed, play goes on

    @dispute:valat-failed
    Scenario Outline: the opponents take the third trick after Vorhand's announced Valat
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XVI XIII IX VI I D♥ C♦ B♦ C♠ C♣"
      And Second holds "XVII XV XIV XI VIII VII B♠ 10♠ B♣ 10♣"
      And Third holds "Sküs XX XVIII X V D♦ A♦ K♠ D♠ K♣"
      And Dealer holds "XXI XIX XII IV K♥ C♥ B♥ A♥ K♦ D♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | C♣ 10♣ K♣ D♣     |
        | Third   | Sküs XIX VI XVII |
        | Third   | D♠ IV C♠ B♠      |
      Then it is <next>

      Examples:
        | reading    | next                  |
        | all        | Dealer's turn to play |
        | valat-only | nobody's turn         |

    @dispute:valat-failed
    Scenario Outline: Vorhand's side takes the second trick after an announced Valat of the opponents
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XVIII XVII XIII XII V IV D♥ D♦ K♠ D♣"
      And Second holds "XXI XX XIX XVI I C♥ D♠ C♠ C♣ 10♣"
      And Third holds "XIV X IX VIII VI A♥ B♦ A♦ 10♠ K♣"
      And Dealer holds "Sküs XV XI VII K♥ B♥ K♦ C♦ B♠ B♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Weiter, Third Valat dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards         |
        | Vorhand | XII I VI Sküs |
        | Dealer  | K♦ D♦ XVI A♦  |
      Then it is <next>

      Examples:
        | reading    | next                  |
        | all        | Second's turn to play |
        | valat-only | nobody's turn         |

    @dispute:valat-failed
    Scenario Outline: an opponent takes the fourth trick in a Solo
      Given the reading "<reading>" of "valat-failed"
      And Vorhand holds "XVIII XVII XVI XII XI VI A♦ K♠ C♠ B♣"
      And Second holds "Sküs XXI XIX XV XIV VIII V B♥ B♠ 10♣"
      And Third holds "IX VII I D♥ C♥ C♦ B♦ D♠ D♣ C♣"
      And Dealer holds "XX XIII X IV K♥ A♥ K♦ D♦ 10♠ K♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Weiter, Second Solo + Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards            |
        | Vorhand | A♦ XXI C♦ K♦     |
        | Second  | Sküs VII XX XI   |
        | Second  | XIX IX IV XVI    |
        | Second  | XIV I XIII XVIII |
      Then it is <next>

      Examples:
        | reading    | next                   |
        | all        | Vorhand's turn to play |
        | valat-only | nobody's turn          |

    @dispute:valat-failed
    Scenario Outline: the opponents take the tenth trick alone after Vorhand's announced Valat, where sets are claimed
      Where the Valat alone is settled, nothing is left that could be claimed, whichever trick it fails in.
      Given the reading "<reading>" of "valat-failed"
      And the reading "claimed" of "material-claim"
      And Vorhand holds "Sküs XXI XIX XVIII XVII XVI XV XIV XIII 10♠"
      And Second holds "XII XI X IX VIII D♥ D♦ K♠ D♣ 10♣"
      And Third holds "XX K♥ C♥ B♥ K♦ C♦ B♦ D♠ C♠ K♣"
      And Dealer holds "VII VI V IV I A♥ A♦ B♠ C♣ B♣"
      When Vorhand calls "XX"
      And Vorhand says "Valat"
      And everybody says Weiter
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII XX VII |
        | Vorhand | XXI XI B♥ VI    |
        | Vorhand | XIX X C♥ V      |
        | Vorhand | XVIII IX B♦ IV  |
        | Vorhand | XVII VIII C♦ I  |
        | Vorhand | XVI D♥ K♥ A♥    |
        | Vorhand | XV D♦ K♦ A♦     |
        | Vorhand | XIV D♣ K♣ C♣    |
        | Vorhand | XIII 10♣ D♠ B♣  |
        | Vorhand | 10♠ K♠ C♠ B♠    |
      Then it is <next>

      Examples:
        | reading    | next                    |
        | all        | Vorhand's turn to speak |
        | valat-only | nobody's turn           |

    Scenario Outline: with a Valat announced a trick against another announcement ends nothing
      Third takes the first trick for Vorhand, whose Valat it leaves open; that the Absolut of the other side grows harder
      does not stop the play.
      Given the reading "<round>" of "valat-failed"
      And Vorhand holds "XVI XIII IX VI I D♥ C♦ B♦ C♠ C♣"
      And Second holds "XVII XV XIV XI VIII VII B♠ 10♠ B♣ 10♣"
      And Third holds "Sküs XX XVIII X V D♦ A♦ K♠ D♠ K♣"
      And Dealer holds "XXI XIX XII IV K♥ C♥ B♥ A♥ K♦ D♣"
      When Vorhand calls "XX"
      And the announcing goes "Vorhand Valat, Second Absolut dagegen"
      And everybody says Weiter
      And the play goes:
        | leader  | cards        |
        | Vorhand | C♣ 10♣ K♣ D♣ |
      Then it is Third's turn to play

      Examples:
        | round      |
        | all        |
        | valat-only |
