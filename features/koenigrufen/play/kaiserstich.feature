Feature: The play of the cards: the Kaiserstich

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-PLAY-012
  Rule: A trick with the whole Trull in it goes to the Pagat where the Kaiserstich has been agreed, in every contract

    @position @dispute:kaiserstich
    Scenario Outline: The Pagat comes last
      Given the reading "<reading>" of "kaiserstich"
      And Second plays a Dreier
      When the trick is "Vorhand XXI Sküs 4♦ I"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | off     | Second |
        | on      | Dealer |

    @position @dispute:kaiserstich
    Scenario Outline: The Pagat is led and the rest of the Trull falls on it
      Given the reading "<reading>" of "kaiserstich"
      And Third plays a Rufer calling K♥
      When the trick is "Third I XXI K♣ Sküs"
      Then <winner> wins the trick
      And <winner> leads next

      Examples:
        | reading | winner |
        | off     | Second |
        | on      | Third  |

    @position @dispute:kaiserstich
    Scenario Outline: The Trull falls on a suit
      Given the reading "<reading>" of "kaiserstich"
      And Third plays a Solo calling K♥
      When the trick is "Third K♣ I Sküs XXI"
      Then <winner> wins the trick

      Examples:
        | reading | winner  |
        | off     | Vorhand |
        | on      | Dealer  |

    @position
    Scenario Outline: The agreement holds in every contract with a declarer
      Given the reading "on" of "kaiserstich"
      And Second plays a <contract>
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

      Examples:
        | contract       |
        | Sechserdreier  |
        | Dreier         |
        | Besser Dreier  |
        | Solo Dreier    |
        | Farbensolo     |
        | Bettel         |
        | Piccolo        |
        | Zwiccolo       |
        | Bettel Ouvert  |
        | Piccolo Ouvert |

    @position
    Example: The agreement holds in Trischaken
      Given the reading "on" of "kaiserstich"
      And Trischaken is played
      When the trick is "Second XXI Sküs I XX"
      Then Dealer wins the trick

    @position @dispute:kaiserstich @clause:KOE-PLAY-013
    Scenario Outline: Sküs and XXI lie, and an opponent of a Piccolo holds the I
      With the Kaiserstich the I is the only card that beats the Sküs.
      Given the reading "<reading>" of "kaiserstich"
      And Second plays a Piccolo
      And it is trick 4
      When Dealer is to play to "XXI Sküs" with "XX X I K♥ D♥ 4♦ 7♠ 8♣ 7♣" in hand
      Then the choice is "<choice>"

      Examples:
        | reading | choice |
        | off     | XX X I |
        | on      | I      |
