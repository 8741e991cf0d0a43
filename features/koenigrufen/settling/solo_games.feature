Feature: Settling in points: Solo and Solo Dreier

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-036
  Rule: In a Solo every Bonus counts twofold, on top of announcing and Kontra; the game does not

    Background:
      Given Vorhand plays a Solo calling K♥

    @position
    Scenario Outline: <case> in a Solo
      Given the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced   |
        | Spiel  | declarer | won     | no          |
        | <item> | declarer | won     | <announced> |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "<item>" brings the declarer <points> points
      And the payments are "<payments>"

      Examples:
        | case                      | sum            | item         | announced | points | payments                                       |
        | a silent Trull            | 2 + 1 × 2 = 4  | Trull        | no        | 2      | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | silent 4 Könige           | 2 + 1 × 2 = 4  | Könige       | no        | 2      | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | a silent Pagat Ultimo     | 2 + 1 × 2 = 4  | Pagat        | no        | 2      | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | a silent Uhu              | 2 + 2 × 2 = 6  | Uhu          | no        | 4      | Vorhand +6, Second -6, Third +6, Dealer -6     |
        | a silent Kakadu           | 2 + 3 × 2 = 8  | Kakadu       | no        | 6      | Vorhand +8, Second -8, Third +8, Dealer -8     |
        | a silent Marabu           | 2 + 4 × 2 = 10 | Marabu       | no        | 8      | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | a silent König Ultimo     | 2 + 1 × 2 = 4  | König ultimo | no        | 2      | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | a silent Mondfang         | 2 + 1 × 2 = 4  | Mondfang     | no        | 2      | Vorhand +4, Second -4, Third +4, Dealer -4     |
        | an announced Trull        | 2 + 2 × 2 = 6  | Trull        | yes       | 4      | Vorhand +6, Second -6, Third +6, Dealer -6     |
        | an announced Uhu          | 2 + 4 × 2 = 10 | Uhu          | yes       | 8      | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | an announced Marabu       | 2 + 8 × 2 = 18 | Marabu       | yes       | 16     | Vorhand +18, Second -18, Third +18, Dealer -18 |
        | an announced König Ultimo | 2 + 2 × 2 = 6  | König ultimo | yes       | 4      | Vorhand +6, Second -6, Third +6, Dealer -6     |

    @position
    Example: a Sküsfang in a Solo
      2 + 2 × 2 + 1 × 2 = 8.
      Given the reading "on" of "kaiserstich"
      And the called König is held by Third
      And these items are to be settled:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer 4 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: the called König of a Solo won by the opponents
      2 − 1 × 2 = 0.
      Given the called König is held by Third
      And these items are to be settled:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Kakadu that fails in a Solo
      2 − 6 × 2 = −10.
      Given the called König is held by Third
      And these items are to be settled:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -12 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: Kontra comes on top of the Solo
      Game 2 × 2 = 4, Trull 2 × 2 × 4 = 16.
      Given the called König is held by Third
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by    |
        | Spiel | declarer | won     | no        | Second        |
        | Trull | declarer | won     | yes       | Dealer, Third |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Trull" brings the declarer 16 points
      And the payments are "Vorhand +20, Second -20, Third +20, Dealer -20"

    @position
    Example: a Solo played alone because its König lay in the Stock doubles its Boni too
      2 + 1 × 2 = 4, from each of the three.
      Given the called König lay in the Talon
      And these items are to be settled:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

  @clause:KOE-SETTLING-037
  Rule: In a Solo Dreier every Bonus counts twofold, on top of announcing and Kontra; the game does not

    @position
    Scenario Outline: <case> in a Solo Dreier
      Given Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item   | side     | outcome   | announced   |
        | Spiel  | declarer | <outcome> | no          |
        | <item> | declarer | <outcome> | <announced> |
      When the deal is settled
      Then "Spiel" brings the declarer <Spiel> points
      And "<item>" brings the declarer <points> points
      And the payments are "Vorhand <declarer>, Second <opponents>, Third <opponents>, Dealer <opponents>"

      Examples:
        | case                        | sum              | outcome | item     | announced | Spiel | points | declarer | opponents |
        | a silent Trull              | 8 + 1 × 2 = 10   | won     | Trull    | no        | 8     | 2      | +30      | -10       |
        | silent 4 Könige             | 8 + 1 × 2 = 10   | won     | Könige   | no        | 8     | 2      | +30      | -10       |
        | a silent Pagat Ultimo       | 8 + 1 × 2 = 10   | won     | Pagat    | no        | 8     | 2      | +30      | -10       |
        | a silent Uhu                | 8 + 2 × 2 = 12   | won     | Uhu      | no        | 8     | 4      | +36      | -12       |
        | a silent Kakadu             | 8 + 3 × 2 = 14   | won     | Kakadu   | no        | 8     | 6      | +42      | -14       |
        | a silent Marabu             | 8 + 4 × 2 = 16   | won     | Marabu   | no        | 8     | 8      | +48      | -16       |
        | a silent Mondfang           | 8 + 1 × 2 = 10   | won     | Mondfang | no        | 8     | 2      | +30      | -10       |
        | an announced Uhu that fails | −8 − 4 × 2 = −16 | lost    | Uhu      | yes       | -8    | -8     | -48      | +16       |

    @position
    Example: a Sküsfang in a Solo Dreier
      8 − 2 × 2 − 1 × 2 = 2.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Sküsfang | opponents | won     | no        |
        | Trull    | opponents | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer -4 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: Kontra comes on top of the Solo Dreier
      Game −8 × 2 = −16, Pagat Ultimo 2 × 2 × 2 = 8.
      Given Vorhand plays a Solo Dreier
      And these items are to be settled:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
        | Pagat | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer -16 points
      And "Pagat" brings the declarer 8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    Example: an announced Trull in a Solo Dreier
      8 + 2 × 2 = 12. 54 Augen against 16.
      Given Vorhand holds "Sküs XXI XX XIX XVIII XVII XV XIII XII IX IV 9♣"
      And Second holds "VIII II I C♥ 4♥ C♦ A♦ 3♦ K♠ B♠ 9♠ K♣"
      And Third holds "XVI XI III D♥ A♥ 2♥ K♦ D♦ 2♦ B♣ 10♣ 7♣"
      And Dealer holds "XIV VII K♥ 3♥ B♦ 4♦ D♠ 10♠ 8♠ D♣ C♣ 8♣"
      And the Talon is "C♠ VI B♥" and "X 7♠ V"
      When the bidding goes "Vorhand Solo Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Trull, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | XXI II XI VII      |
        | Vorhand | XVIII VIII III XIV |
        | Vorhand | XIX I XVI 8♣       |
        | Vorhand | IV 9♠ 7♣ 8♠        |
        | Vorhand | XV 3♦ 10♣ 10♠      |
        | Vorhand | XIII A♦ 2♦ 3♥      |
        | Vorhand | XX 4♥ 2♥ 4♦        |
        | Vorhand | Sküs B♠ D♦ K♥      |
        | Vorhand | XVII K♣ A♥ B♦      |
        | Vorhand | XII C♦ B♣ C♣       |
        | Vorhand | 9♣ K♠ D♥ D♣        |
        | Dealer  | D♠ IX C♥ K♦        |
      Then it is nobody's turn
      And these items are scored:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And "Spiel" brings the declarer 8 points
      And "Trull" brings the declarer 4 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

  @clause:KOE-SETTLING-054
  Rule: When a Solo turns out to have had no partner, all announcements and doublings stand

    @dispute:solo-king-in-stock-calls
    Scenario Outline: Kontra to a Solo whose König lies in the Stock
      −2 × 2 = −4 to each of the three, or −2. 28 Augen against 42.
      Given the reading "<reading>" of "solo-king-in-stock-calls"
      And Vorhand holds "XXI XV XIII XII X IX C♦ 2♦ K♠ D♠ 10♠ B♣"
      And Second holds "VII VI II C♥ 2♥ 3♥ A♦ C♠ 7♠ K♣ C♣ 10♣"
      And Third holds "Sküs XIX XVIII V D♥ B♥ A♥ 4♥ K♦ B♠ 8♠ D♣"
      And Dealer holds "XX XVII XVI XIV XI VIII III I B♦ 3♦ 9♠ 8♣"
      And the Talon is "D♦ 7♣ 9♣" and "K♥ IV 4♦"
      When the bidding goes "Vorhand Solo, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards              |
        | Vorhand | C♦ A♦ K♦ B♦        |
        | Third   | Sküs I IX VI       |
        | Third   | XIX XX XXI II      |
        | Vorhand | XIII VII XVIII III |
        | Third   | D♣ 8♣ B♣ K♣        |
        | Second  | C♠ B♠ 9♠ K♠        |
        | Vorhand | XV 10♣ V XVI       |
        | Dealer  | VIII X 3♥ 8♠       |
        | Vorhand | D♠ 7♠ 4♥ XIV       |
        | Dealer  | XVII XII C♣ A♥     |
        | Dealer  | XI 10♠ C♥ B♥       |
        | Dealer  | 3♦ 2♦ 2♥ D♥        |
      Then it is nobody's turn
      And there is no partner
      And the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | stand   | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | void    | Vorhand -6, Second +2, Third +2, Dealer +2  |

    @position @dispute:solo-king-in-stock-calls
    Scenario Outline: an opponent's Trull announced with a Kontra
      42 Augen against 28.
      Given the reading "<reading>" of "solo-king-in-stock-calls"
      And Vorhand plays a Solo calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Gut!, Second Kontra Spiel + Trull, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XX XIX XVIII XVII XV XIV XIII XII X IX VIII VII VI IV III K♥ D♥ C♥ B♥ 3♥ C♦ B♦ 3♦ 4♦ D♠ C♠ B♠ 9♠ K♣ D♣ B♣ 9♣ 8♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then "Trull" is <fate>

      Examples:
        | reading | fate                  |
        | stand   | lost by the opponents |
        | void    | not scored            |

    @position @dispute:solo-king-in-stock-calls
    Scenario Outline: the declarer's own announcement stands
      44 Augen against 26.
      Given the reading "<reading>" of "solo-king-in-stock-calls"
      And Vorhand plays a Solo calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Trull, Second Kontra Trull of Vorhand, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the declarer's side has "Sküs XXI XX XIX XVIII XVII XVI XV XIII XII XI X IX IV I K♥ 3♥ K♦ D♦ B♦ A♦ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | won     | yes       | <speakers> |

      Examples:
        | reading | speakers |
        | stand   | Second   |
        | void    |          |

    @position @dispute:solo-king-in-stock-calls
    Scenario Outline: Kontra and Rekontra to the game
      36 Augen against 34.
      Given the reading "<reading>" of "solo-king-in-stock-calls"
      And Vorhand plays a Solo calling K♥
      And the called König lay in the Talon
      And the announcing went "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Rekontra Spiel, Second Gut!, Third Gut!, Dealer Gut!"
      And the declarer's side has "XX XIX XVIII XV XIV XIII XII XI X IX VIII VII V III II I K♥ B♥ 2♥ K♦ D♦ C♦ B♦ A♦ 4♦ C♠ B♠ 10♠ 9♠ 7♠ D♣ 10♣ 9♣ 7♣"
      And the declarer's side took 7 of 12 tricks
      And the last trick but one is "Vorhand XX XII X IX"
      And the last trick is "Vorhand XVIII C♠ 9♣ B♦"
      When the result is drawn up
      Then these items are scored:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |

      Examples:
        | reading | speakers        |
        | stand   | Second, Vorhand |
        | void    |                 |
