Feature: The play of the cards: how many tricks win

  Background:
    Given the rules "karl"

  @clause:KAR-PLAY-022
  Rule: A Piccolo is won with exactly one trick

    @position
    Scenario Outline: Tricks in a Piccolo
      Given Vorhand plays a Piccolo
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | won     |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | lost    |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

    @position
    Example: all that is told of a Piccolo is how many tricks the declarer took
      Given Vorhand plays a Piccolo
      And the declarer's side took 1 of 12 tricks
      When the result is drawn up
      Then "Spiel" is won by the declarer

  @clause:KAR-PLAY-023
  Rule: A Zwiccolo is won with exactly two tricks

    @position
    Scenario Outline: Tricks in a Zwiccolo
      Given Third plays a Zwiccolo
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | won     |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

    @position
    Example: all that is told of a Zwiccolo is that the declarer took the first three tricks
      Given Third plays a Zwiccolo
      And trick 1 is "Third XX XIX V IV"
      And trick 2 is "Third D♣ 9♣ B♣ 8♣"
      And trick 3 is "Third XVI XV VI III"
      When the result is drawn up
      Then "Spiel" is lost by the declarer

  @clause:KAR-PLAY-024
  Rule: A Bettler is won without a trick

    @position
    Scenario Outline: Tricks in a Bettler
      Given Vorhand plays a Bettler
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                    | outcome |
        | 0      |                          | won     |
        | 1      | II 2♥ 4♥ 2♦              | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ | lost    |

    @position
    Example: all that is told of a Bettler is the one trick that the declarer took
      Given Second plays a Bettler
      And trick 8 is "Vorhand 3♥ A♥ 2♥ 4♥"
      When the result is drawn up
      Then "Spiel" is lost by the declarer

  @clause:KAR-PLAY-025
  Rule: A Piccolo-Ouvert is won with exactly one trick

    @position
    Scenario Outline: Tricks in a Piccolo-Ouvert
      Given Dealer plays a Piccolo-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | won     |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | lost    |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-026
  Rule: A Zwiccolo-Ouvert is won with exactly two tricks

    @position
    Scenario Outline: Tricks in a Zwiccolo-Ouvert
      Given Vorhand plays a Zwiccolo-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                              | outcome |
        | 0      |                                    | lost    |
        | 1      | II 2♥ 4♥ 2♦                        | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠           | won     |
        | 3      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ V IV B♦ I | lost    |

  @clause:KAR-PLAY-027
  Rule: A Bettel-Ouvert is won without a trick

    @position
    Scenario Outline: Tricks in a Bettel-Ouvert
      Given Vorhand plays a Bettel-Ouvert
      And the declarer's side has "<cards>"
      And nobody has "D♥ C♦ B♠ 9♠ 10♣ 7♣"
      And the declarer's side took <number> of 12 tricks
      And the last trick but one is "Second XIV A♦ 8♠ X"
      And the last trick is "Second XVI 3♥ 7♠ C♣"
      When the result is drawn up
      Then "Spiel" is <outcome> by the declarer

      Examples:
        | number | cards                    | outcome |
        | 0      |                          | won     |
        | 1      | II 2♥ 4♥ 2♦              | lost    |
        | 2      | II 2♥ 4♥ 2♦ K♠ C♠ 10♠ D♠ | lost    |
