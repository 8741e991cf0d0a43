Feature: Boni, made and failed: Sküsfang

  # Where the result is drawn up, the piles are the end of the deal: tricks, laid-away cards and shares of the Stock.
  # The last line under a title gives the Augen of both sides; 36 or more win the game for the declarer's side.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-BONUSES-014
  Rule: A side scores Sküsfang when its Pagat takes an opponent's Sküs in a Kaiserstich

    @position
    Example: the declarer's I takes an opponent's Sküs
      38 Augen against 32.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XX XVIII XVII XVI XIII XII X IX VIII VII VI V IV III II I C♥ B♥ A♥ 4♥ K♦ B♦ 4♦ D♠ C♠ 9♠ D♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Third XXI Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |

    @position
    Example: an opponent's I takes the declarer's Sküs
      36 Augen against 34.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVIII XVII XV XI X IX VII III II D♥ C♥ A♥ 3♥ 4♥ K♦ D♦ B♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ K♣ B♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Vorhand Sküs I XXI VIII"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Trull    | opponents | won     | no        |
        | Sküsfang | opponents | won     | no        |

    @position
    Example: the partner's I takes an opponent's Sküs
      39 Augen against 31.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XV XII X IX VIII VII VI V I K♥ 2♥ 3♥ 4♥ B♦ 2♦ C♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Vorhand XXI Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |

    @position
    Example: a Sküsfang in the last trick goes with a Pagat Ultimo
      48 Augen against 22.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "Sküs XXI XVIII XVII XV XIII VII IV III I C♥ B♥ A♥ 2♥ D♦ C♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ 10♠ 9♠ 7♠ K♣ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Second XX XII X IX"
      And the last trick is "Second XXI Sküs 9♣ I"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Pagat    | declarer | won     | no        |

    @position
    Example: without the Kaiserstich the Sküs takes the same trick
      Sküs and XXI are of one side, so there is no Mondfang either. 37 Augen against 33.
      Given Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XVII XII X IX V III II K♥ C♥ B♥ K♦ C♦ B♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 8♠ 7♠ D♣ B♣ 10♣ 9♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Second XXI Sküs VIII I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: the Kaiserstich needs the XXI too
      43 Augen against 27.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XVIII XII XI X IX VII III D♥ C♥ B♥ 2♥ 4♥ K♦ D♦ B♦ A♦ 2♦ 4♦ K♠ D♠ C♠ B♠ 9♠ 8♠ K♣ D♣ C♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Third XV Sküs I VIII"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: all that is told is the trick in which the partner's Pagat took an opponent's Sküs
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♠
      And the called König is held by Third
      And trick 6 is "Vorhand XXI Sküs I VII"
      When the result is drawn up
      Then "Sküsfang" is won by the declarer

  @clause:KOE-BONUSES-015
  Rule: A Sküs taken from one's own partner brings no Sküsfang

    @position
    Example: the declarer's I takes his partner's Sküs
      42 Augen against 28.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XVII XV XIV XII X IX VIII VI I K♥ 2♥ 3♥ 4♥ D♦ B♦ A♦ 3♦ K♠ D♠ C♠ 8♠ 7♠ D♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Second XXI Sküs VIII I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |

    @position
    Example: an opponent's I takes another opponent's Sküs
      37 Augen against 33.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And the declarer's side has "XX XIX XVII XV XIII X III II K♥ D♥ B♥ A♥ 3♥ K♦ C♦ B♦ A♦ 4♦ K♠ D♠ C♠ B♠ C♣ B♣ 9♣ 8♣ 7♣"
      And the declarer's side took 6 of 12 tricks
      And trick 7 is "Second XXI Sküs I VIII"
      And the last trick but one is "Vorhand 9♠ 10♠ 8♠ 7♠"
      And the last trick is "Second XIV XII D♣ V"
      When the result is drawn up
      Then these items are scored:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |

    @position
    Example: both Trull cards of the Kaiserstich come from the other side
      Here the Sküs is the dealer's, an opponent. 41 Augen against 29.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And the declarer's side has "Sküs XXI XX XVIII XIII XII XI X IX VIII V III II I K♥ C♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ C♠ 8♠ 7♠ B♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And trick 7 is "Second XXI VIII Sküs I"
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
