Feature: Settling in points

  # The items are what was won and lost; the line under a title gives the sum. A line of an item is the amount between
  # one loser and one winner. With two against two each player has one such amount, a declarer on his own has three.
  # "Könige" are the 4 Könige, "Königfang" is the called König won by the opponents.

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-SETTLING-001
  Rule: The game of a Rufer counts 1 point

    @position
    Example: a Rufer won
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: a Rufer lost
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: a Rufer won with another partner
      Given Vorhand plays a Rufer calling K♠
      And the called König is held by Second
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +1, Second +1, Third -1, Dealer -1"

    @position
    Example: a Rufer of a declarer who called himself
      1 from each of the three.
      Given Vorhand plays a Rufer calling K♣
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

  @clause:KOE-SETTLING-002
  Rule: The game of a Piccolo counts 2 points

    @position
    Example: a Piccolo won
      Given Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a Piccolo lost
      Given Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

    @position
    Example: a Piccolo won by another declarer
      Given Third plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

    Example: a Piccolo won with one trick
      Given Vorhand holds "XI VII III D♥ C♥ B♥ 3♥ D♠ 10♠ 8♠ D♣ B♣"
      And Second holds "XIII XII VIII II K♥ A♥ 4♥ B♦ 3♦ 4♦ K♠ B♠"
      And Third holds "XVII XVI XV XIV X VI V IV K♦ D♦ C♦ 7♣"
      And Dealer holds "XXI XX XVIII I A♦ 2♦ C♠ 7♠ C♣ 10♣ 9♣ 8♣"
      And the Talon is "K♣ 2♥ XIX" and "9♠ Sküs IX"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | D♠ K♠ IV 7♠        |
        | Third   | K♦ A♦ III 4♦       |
        | Vorhand | D♥ K♥ VI XXI       |
        | Dealer  | 8♣ B♣ XII 7♣       |
        | Second  | XIII XIV XVIII VII |
        | Dealer  | XX XI II V         |
        | Dealer  | I 3♥ VIII XV       |
        | Third   | XVII 9♣ 8♠ 4♥      |
        | Third   | X C♣ 10♠ B♠        |
        | Third   | XVI C♠ B♥ 3♦       |
        | Third   | D♦ 2♦ C♥ B♦        |
        | Third   | C♦ 10♣ D♣ A♥       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:KOE-SETTLING-003
  Rule: The game of a Zwiccolo counts 2 points

    @position
    Example: a Zwiccolo won
      Given Vorhand plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a Zwiccolo lost
      Given Vorhand plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

    @position
    Example: a Zwiccolo won by another declarer
      Given Third plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second -2, Third +6, Dealer -2"

  @clause:KOE-SETTLING-004
  Rule: The game of a Solo counts 2 points

    @position
    Example: a Solo won
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a Solo lost
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a Solo won by another declarer
      Given Third plays a Solo calling K♠
      And the called König is held by Second
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -2, Second +2, Third +2, Dealer -2"

    @position
    Example: a Solo of a declarer who called himself
      2 from each of the three.
      Given Vorhand plays a Solo calling K♣
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

  @clause:KOE-SETTLING-005
  Rule: The game of a Bettel counts 3 points

    @position
    Example: a Bettel won
      Given Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 3 points
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a Bettel lost
      Given Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -3 points
      And the payments are "Vorhand -9, Second +3, Third +3, Dealer +3"

    @position
    Example: a Bettel won by another declarer
      Given Third plays a Bettel
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 3 points
      And the payments are "Vorhand -3, Second -3, Third +9, Dealer -3"

  @clause:KOE-SETTLING-006
  Rule: The game of a Besser Rufer without its Boni counts 2 points

    @position
    Example: a Besser Rufer won with its Pagat Ultimo
      Game 2, announced Pagat Ultimo 2.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a Besser Rufer won without its Uhu
      Game 2, announced Uhu −4.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer -4 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a Besser Rufer lost with its Marabu
      Game −2, announced Marabu 8.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: the game of a Besser Rufer does not grow with its Kakadu
      Game 2, announced Kakadu 6.
      Given Second plays a Besser Rufer calling K♦
      And the called König is held by Dealer
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-007
  Rule: The game of a Dreier counts 4 points

    @position
    Example: a Dreier won
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Dreier lost
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @position
    Example: a Dreier won by another declarer
      Given Third plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -4, Second -4, Third +12, Dealer -4"

  @clause:KOE-SETTLING-008
  Rule: The game of a Piccolo Ouvert counts 5 points

    @position
    Example: a Piccolo Ouvert won
      Given Vorhand plays a Piccolo Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

    @position
    Example: a Piccolo Ouvert lost
      Given Vorhand plays a Piccolo Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @position
    Example: a Piccolo Ouvert won by another declarer
      Given Third plays a Piccolo Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 5 points
      And the payments are "Vorhand -5, Second -5, Third +15, Dealer -5"

  @clause:KOE-SETTLING-009
  Rule: The game of a Farbensolo counts 6 points

    @position
    Example: a Farbensolo won
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 6 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: a Farbensolo lost
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -6 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: a Farbensolo won by another declarer
      Given Third plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 6 points
      And the payments are "Vorhand -6, Second -6, Third +18, Dealer -6"

    Example: a Farbensolo won, card by card
      60 Augen against 10.
      Given Vorhand holds "Sküs XXI XVIII XI K♥ D♥ K♦ D♦ K♠ D♠ B♠ 9♣"
      And Second holds "XV IX VIII V C♥ 4♥ C♦ 9♠ K♣ D♣ 10♣ 8♣"
      And Third holds "XX XVII X VI III II B♥ A♥ 2♥ 10♠ B♣ 7♣"
      And Dealer holds "XIX XIV VII I 3♥ B♦ A♦ 2♦ 3♦ C♠ 7♠ C♣"
      And the Talon is "4♦ XIII IV" and "XVI 8♠ XII"
      When the bidding goes "Vorhand Farbensolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♦ C♦ II 3♦     |
        | Vorhand | 9♣ K♣ B♣ C♣     |
        | Second  | 4♥ B♥ 3♥ K♥     |
        | Vorhand | K♠ 9♠ 10♠ 7♠    |
        | Vorhand | D♠ V III C♠     |
        | Vorhand | B♠ VIII VI VII  |
        | Vorhand | D♥ C♥ 2♥ XIV    |
        | Vorhand | D♦ IX XX 2♦     |
        | Vorhand | Sküs XV X XIX   |
        | Vorhand | XXI 8♣ XVII I   |
        | Vorhand | XVIII 10♣ 7♣ A♦ |
        | Vorhand | XI D♣ A♥ B♦     |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-010
  Rule: The game of a Bettel Ouvert counts 6 points

    @position
    Example: a Bettel Ouvert won
      Given Vorhand plays a Bettel Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 6 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: a Bettel Ouvert lost
      Given Vorhand plays a Bettel Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -6 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: a Bettel Ouvert won by another declarer
      Given Third plays a Bettel Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 6 points
      And the payments are "Vorhand -6, Second -6, Third +18, Dealer -6"

  @clause:KOE-SETTLING-011
  Rule: The game of a Besser Dreier without its Boni counts 4 points

    @position
    Example: a Besser Dreier won with its Pagat Ultimo
      Game 4, announced Pagat Ultimo 2.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: a Besser Dreier won without its Uhu
      Game 4, announced Uhu −4.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Uhu" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a Besser Dreier lost with its Marabu
      Game −4, announced Marabu 8.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: the game of a Besser Dreier does not grow with its Kakadu
      Game 4, announced Kakadu 6.
      Given Second plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand -10, Second +30, Third -10, Dealer -10"

  @clause:KOE-SETTLING-012
  Rule: The game of a Solo Dreier counts 8 points

    @position
    Example: a Solo Dreier won
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position
    Example: a Solo Dreier lost
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: a Solo Dreier won by another declarer
      Given Third plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And the payments are "Vorhand -8, Second -8, Third +24, Dealer -8"

  @clause:KOE-SETTLING-013
  Rule: A Sechserdreier that is won counts 2 points

    @position
    Example: a Sechserdreier won
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a Sechserdreier won with Kontra
      2 × 2 = 4.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Second     |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: a Sechserdreier won and a Trull lost
      2 − 2 = 0.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    Example: a Sechserdreier won with the four Könige
      Game 2, 4 Könige 1. 57 Augen against 13.
      Given Vorhand holds "Sküs XX XIX XVIII XV XI K♥ K♦ 4♦ K♠ B♠ C♣"
      And Second holds "XIV XIII IV I B♥ 2♥ 3♥ D♦ C♠ K♣ D♣ 7♣"
      And Third holds "XVI IX VI III D♥ A♥ B♦ A♦ 3♦ B♣ 10♣ 9♣"
      And Dealer holds "XXI XVII XII VII V 4♥ 2♦ D♠ 10♠ 8♠ 7♠ 8♣"
      And the Talon is "X II 9♠" and "C♦ VIII C♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "C♥ C♦ 4♦ B♠ 9♠ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | II IV VI XXI    |
        | Dealer  | XVII VIII I III |
        | Dealer  | XII XV XIV XVI  |
        | Third   | IX V X XIII     |
        | Second  | D♣ 9♣ 8♣ XI     |
        | Vorhand | Sküs C♠ 10♣ VII |
        | Vorhand | XX 7♣ 3♦ 7♠     |
        | Vorhand | XIX 3♥ A♦ 8♠    |
        | Vorhand | K♦ D♦ B♦ 2♦     |
        | Vorhand | K♠ 2♥ A♥ 10♠    |
        | Vorhand | XVIII B♥ B♣ 4♥  |
        | Vorhand | K♥ K♣ D♥ D♠     |
      Then nobody is next
      And the items come to:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      And "Spiel" brings the declarer 2 points
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

  @clause:KOE-SETTLING-014
  Rule: A Sechserdreier that is lost counts 4 points

    @position
    Example: a Sechserdreier lost
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @position
    Example: a Sechserdreier lost with Kontra
      −4 × 2 = −8.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: a Sechserdreier lost with Kontra and Rekontra
      −4 × 4 = −16.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by      |
        | Spiel | declarer | lost    | no        | Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer -16 points
      And the payments are "Vorhand -48, Second +16, Third +16, Dealer +16"

    Example: a Sechserdreier lost with a silent Trull
      Game −4, Trull 1. 31 Augen against 39.
      Given Vorhand holds "Sküs XXI XV XIV XIII V I A♥ 3♥ 4♥ B♠ 10♣"
      And Second holds "XX XVIII X IX VII VI II C♦ 10♠ 9♠ B♣ 8♣"
      And Third holds "XVI VIII K♥ C♥ B♥ K♦ D♦ A♦ 3♦ C♠ K♣ D♣"
      And Dealer holds "XIX XVII XII IV III D♥ 2♦ 4♦ K♠ 7♠ 9♣ 7♣"
      And the Talon is "8♠ XI B♦" and "C♣ 2♥ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "A♥ 2♥ D♠ 8♠ C♣ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II VIII III |
        | Vorhand | Sküs VI XVI IV  |
        | Vorhand | XI XX K♣ XII    |
        | Second  | XVIII K♥ XVII V |
        | Second  | X K♦ XIX XIV    |
        | Dealer  | 2♦ B♦ C♦ D♦     |
        | Third   | C♥ D♥ 4♥ VII    |
        | Second  | IX 3♦ K♠ XIII   |
        | Vorhand | I 8♣ A♦ 7♣      |
        | Vorhand | XV 9♠ B♥ 9♣     |
        | Vorhand | B♠ 10♠ C♠ 7♠    |
        | Third   | D♣ 4♦ 3♥ B♣     |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      And "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -9, Second +3, Third +3, Dealer +3"

  @clause:KOE-SETTLING-015
  Rule: Every contract with a declarer but the Sechserdreier costs as much when it is lost as it brings when it is won

    @position
    Example: losing a Rufer costs what it would have brought
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And the payments are "Vorhand -1, Second +1, Third +1, Dealer -1"

    @position
    Example: losing a Piccolo costs what it would have brought
      Given Second plays a Piccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -6, Third +2, Dealer +2"

    @position
    Example: losing a Zwiccolo costs what it would have brought
      Given Second plays a Zwiccolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -6, Third +2, Dealer +2"

    @position
    Example: losing a Solo costs what it would have brought
      Given Second plays a Solo calling K♥
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: losing a Bettel costs what it would have brought
      Given Second plays a Bettel
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -3 points
      And the payments are "Vorhand +3, Second -9, Third +3, Dealer +3"

    @position
    Example: losing a Besser Rufer costs what it would have brought
      Game −2, announced Pagat Ultimo 2.
      Given Second plays a Besser Rufer calling K♥
      And the called König is held by Dealer
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: losing a Dreier costs what it would have brought
      Given Second plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +4, Second -12, Third +4, Dealer +4"

    @position
    Example: losing a Piccolo Ouvert costs what it would have brought
      Given Second plays a Piccolo Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -5 points
      And the payments are "Vorhand +5, Second -15, Third +5, Dealer +5"

    @position
    Example: losing a Farbensolo costs what it would have brought
      Given Second plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -6 points
      And the payments are "Vorhand +6, Second -18, Third +6, Dealer +6"

    @position
    Example: losing a Bettel Ouvert costs what it would have brought
      Given Second plays a Bettel Ouvert
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -6 points
      And the payments are "Vorhand +6, Second -18, Third +6, Dealer +6"

    @position
    Example: losing a Besser Dreier costs what it would have brought
      Game −4, announced Pagat Ultimo 2.
      Given Second plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand +2, Second -6, Third +2, Dealer +2"

    @position
    Example: losing a Solo Dreier costs what it would have brought
      Given Second plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And the payments are "Vorhand +8, Second -24, Third +8, Dealer +8"

    Example: a Piccolo lost with two tricks
      Given Vorhand holds "XXI XVII VI K♥ 4♥ D♦ 3♦ 10♠ K♣ D♣ C♣ B♣"
      And Second holds "Sküs XVIII XV X V D♥ A♥ 3♥ K♦ B♦ D♠ B♠"
      And Third holds "XIX XII VIII VII I C♥ B♥ 2♥ 4♦ C♠ 8♠ 10♣"
      And Dealer holds "XX XIV XI IX IV C♦ A♦ 2♦ K♠ 9♠ 9♣ 8♣"
      And the Talon is "7♠ XVI III" and "II 7♣ XIII"
      When the bidding goes "Vorhand Piccolo, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | D♣ V 10♣ 8♣     |
        | Second  | Sküs I IV VI    |
        | Second  | A♥ C♥ XIV 4♥    |
        | Dealer  | XX XXI X VII    |
        | Vorhand | K♥ 3♥ B♥ IX     |
        | Dealer  | 9♣ K♣ XVIII XIX |
        | Third   | 4♦ C♦ D♦ K♦     |
        | Second  | XV VIII XI XVII |
        | Vorhand | B♣ B♠ XII K♠    |
        | Third   | C♠ 9♠ 10♠ D♠    |
        | Second  | D♥ 2♥ 2♦ 3♦     |
        | Second  | B♦ 8♠ A♦ C♣     |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And the payments are "Vorhand -6, Second +2, Third +2, Dealer +2"

    Example: a Bettel Ouvert lost with one trick
      Given Vorhand holds "XI VII III D♥ C♥ B♥ 3♥ D♠ 10♠ 8♠ D♣ B♣"
      And Second holds "XIII XII VIII II K♥ A♥ 4♥ B♦ 3♦ 4♦ K♠ B♠"
      And Third holds "XVII XVI XV XIV X VI V IV K♦ D♦ C♦ 7♣"
      And Dealer holds "XXI XX XVIII I A♦ 2♦ C♠ 7♠ C♣ 10♣ 9♣ 8♣"
      And the Talon is "K♣ 2♥ XIX" and "9♠ Sküs IX"
      When the bidding goes "Vorhand Bettel Ouvert, Second Weiter, Third Weiter, Dealer Weiter"
      And everybody says Gut!
      And the play goes:
        | leader  | cards              |
        | Vorhand | D♠ K♠ IV 7♠        |
        | Third   | K♦ A♦ III 4♦       |
        | Vorhand | D♥ K♥ VI XXI       |
        | Dealer  | 8♣ B♣ XII 7♣       |
        | Second  | XIII XIV XVIII VII |
        | Dealer  | XX XI II V         |
        | Dealer  | I 3♥ VIII XV       |
        | Third   | XVII 9♣ 8♠ 4♥      |
        | Third   | X C♣ 10♠ B♠        |
        | Third   | XVI C♠ B♥ 3♦       |
        | Third   | D♦ 2♦ C♥ B♦        |
        | Third   | C♦ 10♣ D♣ A♥       |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

  @clause:KOE-SETTLING-016
  Rule: Trull unannounced counts 1 point

    @position
    Example: a silent Trull of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent Trull of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a silent Trull beside a game that is lost
      −4 + 2 + 1 = -1.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

  @clause:KOE-SETTLING-017
  Rule: Trull announced counts 2 points

    @position
    Example: an announced Trull of the declarer's side
      1 + 2 = 3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced Trull of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Trull | opponents | won     | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: an announced Trull that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: an announced Trull that failed
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

  @clause:KOE-SETTLING-018
  Rule: 4 Könige unannounced count 1 point

    @position
    Example: silent 4 Könige of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: silent 4 Könige of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: silent 4 Könige beside a game that is lost
      −4 + 2 + 1 = -1.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Könige" brings the declarer 1 point
      And the payments are "Vorhand -3, Second +1, Third +1, Dealer +1"

  @clause:KOE-SETTLING-019
  Rule: 4 Könige announced count 2 points

    @position
    Example: announced 4 Könige of the declarer's side
      1 + 2 = 3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: announced 4 Könige of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: announced 4 Könige that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Könige | opponents | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: announced 4 Könige that failed
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

  @clause:KOE-SETTLING-020
  Rule: Pagat Ultimo unannounced counts 1 point

    @position
    Example: a silent Pagat Ultimo of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent Pagat Ultimo of the opponents of a Dreier
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a silent Pagat Ultimo beside a game that is lost
      −4 + 4 + 1 = 1.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Pagat Ultimo that failed
      1 − 1 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Pagat Ultimo that the opponents lost
      4 + 1 = 5.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | no        |
      When the deal is settled
      Then "Pagat" brings the declarer 1 point
      And the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

  @clause:KOE-SETTLING-021
  Rule: Pagat Ultimo announced counts 2 points

    @position
    Example: an announced Pagat Ultimo of the declarer's side
      1 + 2 = 3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced Pagat Ultimo of the opponents
      −4 − 2 = −6.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Pagat | opponents | won     | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -18, Second +6, Third +6, Dealer +6"

    @position
    Example: an announced Pagat Ultimo that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Pagat | opponents | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: an announced Pagat Ultimo that failed
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

  @clause:KOE-SETTLING-022
  Rule: Uhu unannounced counts 2 points

    @position
    Example: a silent Uhu of the declarer's side
      1 + 2 = 3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Uhu" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: a silent Uhu of the opponents of a Dreier
      4 − 2 = 2.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then "Uhu" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a silent Uhu beside a game that is lost
      −4 + 2 + 2 = 0.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Pagat | declarer | won     | yes       |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Uhu" brings the declarer 2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Uhu that failed
      1 − 2 = -1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | no        |
      When the deal is settled
      Then "Uhu" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: a silent Uhu that the opponents lost
      4 + 2 = 6.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | no        |
      When the deal is settled
      Then "Uhu" brings the declarer 2 points
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

  @clause:KOE-SETTLING-023
  Rule: Uhu announced counts 4 points

    @position
    Example: an announced Uhu of the declarer's side
      1 + 4 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position
    Example: an announced Uhu of the opponents
      −4 − 4 = −8.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -4 points
      And the payments are "Vorhand -24, Second +8, Third +8, Dealer +8"

    @position
    Example: an announced Uhu that the opponents lost
      4 + 4 = 8.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

    @position
    Example: an announced Uhu that failed
      1 − 4 = −3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

  @clause:KOE-SETTLING-024
  Rule: Kakadu unannounced counts 3 points

    @position
    Example: a silent Kakadu of the declarer's side
      1 + 3 = 4.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer 3 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a silent Kakadu of the opponents of a Dreier
      4 − 3 = 1.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | won     | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer -3 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Kakadu beside a game that is lost
      −4 + 2 + 3 = 1.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer 3 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a silent Kakadu that failed
      1 − 3 = -2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer -3 points
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: a silent Kakadu that the opponents lost
      4 + 3 = 7.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | no        |
      When the deal is settled
      Then "Kakadu" brings the declarer 3 points
      And the payments are "Vorhand +21, Second -7, Third -7, Dealer -7"

  @clause:KOE-SETTLING-025
  Rule: Kakadu announced counts 6 points

    @position
    Example: an announced Kakadu of the declarer's side
      1 + 6 = 7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Example: an announced Kakadu of the opponents
      −4 − 6 = −10.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Kakadu | opponents | won     | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -6 points
      And the payments are "Vorhand -30, Second +10, Third +10, Dealer +10"

    @position
    Example: an announced Kakadu that the opponents lost
      4 + 6 = 10.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Kakadu | opponents | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: an announced Kakadu that failed
      1 − 6 = −5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -6 points
      And the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

  @clause:KOE-SETTLING-026
  Rule: Marabu unannounced counts 4 points

    @position
    Example: a silent Marabu of the declarer's side
      1 + 4 = 5.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |
      When the deal is settled
      Then "Marabu" brings the declarer 4 points
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

    @position
    Example: a silent Marabu of the opponents of a Dreier
      4 − 4 = 0.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | won     | no        |
      When the deal is settled
      Then "Marabu" brings the declarer -4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a silent Marabu beside a game that is lost
      −4 + 2 + 4 = 2.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | lost    | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | no        |
      When the deal is settled
      Then "Marabu" brings the declarer 4 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a silent Marabu that failed
      1 − 4 = -3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | no        |
      When the deal is settled
      Then "Marabu" brings the declarer -4 points
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: a silent Marabu that the opponents lost
      4 + 4 = 8.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | no        |
      When the deal is settled
      Then "Marabu" brings the declarer 4 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:KOE-SETTLING-027
  Rule: Marabu announced counts 8 points

    @position
    Example: an announced Marabu of the declarer's side
      1 + 8 = 9.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +9, Second -9, Third +9, Dealer -9"

    @position
    Example: an announced Marabu of the opponents
      −4 − 8 = −12.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Marabu | opponents | won     | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer -8 points
      And the payments are "Vorhand -36, Second +12, Third +12, Dealer +12"

    @position
    Example: an announced Marabu that the opponents lost
      4 + 8 = 12.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Marabu | opponents | lost    | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

    @position
    Example: an announced Marabu that failed
      1 − 8 = −7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer -8 points
      And the payments are "Vorhand -7, Second +7, Third -7, Dealer +7"

  @clause:KOE-SETTLING-028
  Rule: König Ultimo unannounced counts 1 point

    @position
    Example: a silent König Ultimo of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a silent König Ultimo that failed
      1 − 1 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | no        |
      When the deal is settled
      Then "König ultimo" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KOE-SETTLING-029
  Rule: König Ultimo announced counts 2 points

    @position
    Example: an announced König Ultimo of the declarer's side
      1 + 2 = 3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer 2 points
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

    @position
    Example: an announced König Ultimo that the opponents lost
      1 × 2 for the game with Kontra, and 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | lost    | yes       |            |
      When the deal is settled
      Then "König ultimo" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: an announced König Ultimo that failed
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer -2 points
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position @dispute:koenig-ultimo-by-opponents
    Scenario Outline: an announced König Ultimo that the opponents won, where they can win one
      1 × 2 for the game with Kontra, and 2 for the declarer's side or for the opponents.
      Given the reading "<reading>" of "koenig-ultimo-by-opponents"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side      | outcome | announced | doubled by |
        | Spiel        | declarer  | won     | no        | Second     |
        | König ultimo | opponents | <fate>  | yes       |            |
      When the deal is settled
      Then "König ultimo" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | fate | amount | payments                                   |
        | lost     | lost | 2      | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | winnable | won  | -2     | Vorhand 0, Second 0, Third 0, Dealer 0     |

  @clause:KOE-SETTLING-030
  Rule: Winning the called König counts 1 point

    @position
    Example: the called König of a Rufer won by the opponents
      1 − 1 = 0.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the called König of a Rufer that is lost
      −1 − 1 = −2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: the called König of a declarer alone
      1 − 1 = 0, with each of the three.
      Given Vorhand plays a Rufer calling K♥
      And the called König lay in the Talon
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: the called König of a Besser Rufer
      2 + 2 − 1 = 3.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Pagat     | declarer  | won     | yes       |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And the payments are "Vorhand +3, Second -3, Third +3, Dealer -3"

  @clause:KOE-SETTLING-031
  Rule: Mondfang counts 1 point

    @position
    Example: a Mondfang of the declarer's side
      1 + 1 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer 1 point
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: a Mondfang of the opponents
      4 − 1 = 3.
      Given Vorhand plays a Dreier
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Mondfang | opponents | won     | no        |
      When the deal is settled
      Then "Mondfang" brings the declarer -1 point
      And the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

  @clause:KOE-SETTLING-032
  Rule: Sküsfang counts 2 points

    @position
    Example: a Sküsfang of the declarer's side
      1 + 2 + 1 = 4; the trick holds the Trull as well.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a Sküsfang of the opponents
      4 − 2 − 1 = 1.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Sküsfang | opponents | won     | no        |
        | Trull    | opponents | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer -2 points
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

    @position
    Example: a Sküsfang with Pagat Ultimo and Trull
      4 + 2 + 1 + 1 = 8.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Dreier
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Sküsfang | declarer | won     | no        |
        | Trull    | declarer | won     | no        |
        | Pagat    | declarer | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer 2 points
      And the payments are "Vorhand +24, Second -8, Third -8, Dealer -8"

  @clause:KOE-SETTLING-033
  Rule: Valat unannounced counts four times the value of the game

    @position
    Example: a silent Valat in a Rufer
      Game 1, Trull and 4 Könige 1 each, Valat 4 × 1 = 4: 7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 4 points
      And the payments are "Vorhand +7, Second -7, Third +7, Dealer -7"

    @position
    Example: a silent Valat in a Besser Rufer
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 4 × 2 = 8: 14.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +14, Second -14, Third +14, Dealer -14"

    @position
    Example: a silent Valat in a Dreier
      Game 4, Trull and 4 Könige 1 each, Valat 4 × 4 = 16: 22.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +66, Second -22, Third -22, Dealer -22"

    @position
    Example: a silent Valat in a Besser Dreier
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 4 × 4 = 16: 24.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +72, Second -24, Third -24, Dealer -24"

    @position
    Example: a silent Valat in a Sechserdreier
      Game 2, Trull and 4 Könige 1 each, Valat 4 × 2 = 8: 12.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

    @position
    Example: a silent Valat in a Farbensolo
      Game 6, Valat 4 × 6 = 24: 30.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 24 points
      And the payments are "Vorhand +90, Second -30, Third -30, Dealer -30"

    @position
    Example: a silent Valat of the opponents of a Dreier
      Game −4, Trull and 4 Könige −1 each, Valat −4 × 4 = −16: −22.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -16 points
      And the payments are "Vorhand -66, Second +22, Third +22, Dealer +22"

    @position
    Example: a silent Valat of the opponents of a Rufer
      −1 − 1 − 1 − 1 − 4 = −8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Trull     | opponents | won     | no        |
        | Könige    | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
        | Valat     | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer -4 points
      And the payments are "Vorhand -8, Second +8, Third -8, Dealer +8"

  @clause:KOE-SETTLING-034
  Rule: Valat announced counts eight times the value of the game

    @position
    Example: an announced Valat in a Rufer
      Game 1, Trull and 4 Könige 1 each, Valat 8 × 1 = 8: 11.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @position
    Example: an announced Valat in a Besser Rufer
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 8 × 2 = 16: 22.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +22, Second -22, Third +22, Dealer -22"

    @position
    Example: an announced Valat in a Dreier
      Game 4, Trull and 4 Könige 1 each, Valat 8 × 4 = 32: 38.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 32 points
      And the payments are "Vorhand +114, Second -38, Third -38, Dealer -38"

    @position
    Example: an announced Valat in a Besser Dreier
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each, Valat 8 × 4 = 32: 40.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 32 points
      And the payments are "Vorhand +120, Second -40, Third -40, Dealer -40"

    @position
    Example: an announced Valat in a Sechserdreier
      Game 2, Trull and 4 Könige 1 each, Valat 8 × 2 = 16: 20.
      Given Vorhand plays a Sechserdreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +60, Second -20, Third -20, Dealer -20"

    @position
    Example: an announced Valat in a Farbensolo
      Game 6, Valat 8 × 6 = 48: 54.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 48 points
      And the payments are "Vorhand +162, Second -54, Third -54, Dealer -54"

    @position
    Example: an announced Valat that fails in a Rufer
      1 − 8 × 1 = −7.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -8 points
      And the payments are "Vorhand -7, Second +7, Third -7, Dealer +7"

    @position
    Example: an announced Valat that fails in a Dreier
      4 + 1 − 8 × 4 = −27.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer -32 points
      And the payments are "Vorhand -81, Second +27, Third +27, Dealer +27"

    @position
    Example: an announced Valat of the opponents that fails
      −4 + 8 × 4 = 28.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Valat | opponents | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer 32 points
      And the payments are "Vorhand +84, Second -28, Third -28, Dealer -28"

    @position
    Example: an announced Valat of the opponents that is made
      −1 × 2 − 1 − 1 − 1 − 8 = −13; the Kontra is for the game.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced | doubled by |
        | Spiel     | declarer  | lost    | no        | Second     |
        | Trull     | opponents | won     | no        |            |
        | Könige    | opponents | won     | no        |            |
        | Königfang | opponents | won     | no        |            |
        | Valat     | opponents | won     | yes       |            |
      When the deal is settled
      Then "Valat" brings the declarer -8 points
      And the payments are "Vorhand -13, Second +13, Third -13, Dealer +13"

  @clause:KOE-SETTLING-035
  Rule: A failed announcement costs the announced value

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Trull fails in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: announced 4 Könige fail in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Pagat Ultimo fails in a Dreier
      Game 4; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      When the deal is settled
      Then "Pagat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |
        | silent    | -1     | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Uhu fails in a Dreier
      Game 4; the failed announcement −4 or −2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -4     | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | silent    | -2     | Vorhand +6, Second -2, Third -2, Dealer -2 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Kakadu fails in a Dreier
      Game 4; the failed announcement −6 or −3.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -6     | Vorhand -6, Second +2, Third +2, Dealer +2 |
        | silent    | -3     | Vorhand +3, Second -1, Third -1, Dealer -1 |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Marabu fails in a Dreier
      Game 4; the failed announcement −8 or −4.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |
      When the deal is settled
      Then "Marabu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | -8     | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | silent    | -4     | Vorhand 0, Second 0, Third 0, Dealer 0      |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced König Ultimo fails
      Game 1; the failed announcement −2 or −1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | lost    | yes       |
      When the deal is settled
      Then "König ultimo" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -2     | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | silent    | -1     | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announced Valat fails, by either value
      Game 4; the failed Valat −8 × 4 or −4 × 4.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | announced | -32    | Vorhand -84, Second +28, Third +28, Dealer +28 |
        | silent    | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position @dispute:failed-announcement-value
    Scenario Outline: the opponents' announced Trull fails
      Game 4; the failed announcement of the other side 2 or 1.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | 2      | Vorhand +18, Second -6, Third -6, Dealer -6 |
        | silent    | 1      | Vorhand +15, Second -5, Third -5, Dealer -5 |

    @position @dispute:failed-announcement-value
    Scenario Outline: a failed announcement with Kontra
      Game 4; −4 × 2 or −2 × 2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | lost    | yes       | Second     |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | -8     | Vorhand -12, Second +4, Third +4, Dealer +4 |
        | silent    | -4     | Vorhand 0, Second 0, Third 0, Dealer 0      |

    @position @dispute:failed-announcement-value
    Scenario Outline: a failed announcement in a Solo
      Game 2; −2 × 2 or −1 × 2.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | announced | -4     | Vorhand -2, Second +2, Third -2, Dealer +2 |
        | silent    | -2     | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position @dispute:failed-announcement-value
    Scenario Outline: an announcement that is made counts the same in either reading
      4 + 4 = 8.
      Given the reading "<reading>" of "failed-announcement-value"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | announced | 4      | Vorhand +24, Second -8, Third -8, Dealer -8 |
        | silent    | 4      | Vorhand +24, Second -8, Third -8, Dealer -8 |

  @clause:KOE-SETTLING-036
  Rule: In a Solo every Bonus counts twofold, on top of announcing and Kontra; the game does not

    @position
    Example: a silent Trull in a Solo
      2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: silent 4 Könige in a Solo
      2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a silent Pagat Ultimo in a Solo
      2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a silent Uhu in a Solo
      2 + 2 × 2 = 6.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: a silent Kakadu in a Solo
      2 + 3 × 2 = 8.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +8, Second -8, Third +8, Dealer -8"

    @position
    Example: a silent Marabu in a Solo
      2 + 4 × 2 = 10.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: a silent König Ultimo in a Solo
      2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "König ultimo" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a silent Mondfang in a Solo
      2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Mondfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

    @position
    Example: a Sküsfang in a Solo
      2 + 2 × 2 + 1 × 2 = 8.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
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
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -2 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Trull in a Solo
      2 + 2 × 2 = 6.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer 4 points
      And the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: an announced Uhu in a Solo
      2 + 4 × 2 = 10.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Uhu" brings the declarer 8 points
      And the payments are "Vorhand +10, Second -10, Third +10, Dealer -10"

    @position
    Example: an announced Marabu in a Solo
      2 + 8 × 2 = 18.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Marabu" brings the declarer 16 points
      And the payments are "Vorhand +18, Second -18, Third +18, Dealer -18"

    @position
    Example: an announced König Ultimo in a Solo
      2 + 2 × 2 = 6.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item         | side     | outcome | announced |
        | Spiel        | declarer | won     | no        |
        | König ultimo | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "König ultimo" brings the declarer 4 points
      And the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: an announced Kakadu that fails in a Solo
      2 − 6 × 2 = −10.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | lost    | yes       |
      When the deal is settled
      Then "Kakadu" brings the declarer -12 points
      And the payments are "Vorhand -10, Second +10, Third -10, Dealer +10"

    @position
    Example: Kontra comes on top of the Solo
      Game 2 × 2 = 4, Trull 2 × 2 × 4 = 16.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
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
      Given Vorhand plays a Solo calling K♥
      And the called König lay in the Talon
      And these items:
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
    Example: a silent Trull in a Solo Dreier
      8 + 1 × 2 = 10.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Trull" brings the declarer 2 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: silent 4 Könige in a Solo Dreier
      8 + 1 × 2 = 10.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: a silent Pagat Ultimo in a Solo Dreier
      8 + 1 × 2 = 10.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: a silent Uhu in a Solo Dreier
      8 + 2 × 2 = 12.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

    @position
    Example: a silent Kakadu in a Solo Dreier
      8 + 3 × 2 = 14.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Kakadu" brings the declarer 6 points
      And the payments are "Vorhand +42, Second -14, Third -14, Dealer -14"

    @position
    Example: a silent Marabu in a Solo Dreier
      8 + 4 × 2 = 16.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Marabu" brings the declarer 8 points
      And the payments are "Vorhand +48, Second -16, Third -16, Dealer -16"

    @position
    Example: a silent Mondfang in a Solo Dreier
      8 + 1 × 2 = 10.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item     | side     | outcome | announced |
        | Spiel    | declarer | won     | no        |
        | Mondfang | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 8 points
      And "Mondfang" brings the declarer 2 points
      And the payments are "Vorhand +30, Second -10, Third -10, Dealer -10"

    @position
    Example: a Sküsfang in a Solo Dreier
      8 − 2 × 2 − 1 × 2 = 2.
      Given the reading "on" of "kaiserstich"
      And Vorhand plays a Solo Dreier
      And these items:
        | item     | side      | outcome | announced |
        | Spiel    | declarer  | won     | no        |
        | Sküsfang | opponents | won     | no        |
        | Trull    | opponents | won     | no        |
      When the deal is settled
      Then "Sküsfang" brings the declarer -4 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: an announced Uhu that fails in a Solo Dreier
      −8 − 4 × 2 = −16.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And "Uhu" brings the declarer -8 points
      And the payments are "Vorhand -48, Second +16, Third +16, Dealer +16"

    @position
    Example: Kontra comes on top of the Solo Dreier
      Game −8 × 2 = −16, Pagat Ultimo 2 × 2 × 2 = 8.
      Given Vorhand plays a Solo Dreier
      And these items:
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
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | yes       |
      And "Spiel" brings the declarer 8 points
      And "Trull" brings the declarer 4 points
      And the payments are "Vorhand +36, Second -12, Third -12, Dealer -12"

  @clause:KOE-SETTLING-038
  Rule: Valat too is doubled in Solo and Solo Dreier

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat in a Solo
      Game 2, Trull and 4 Könige 2 each; Valat 8 × 2 × 2 = 32 or 8 × 2 = 16.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | 32     | Vorhand +38, Second -38, Third +38, Dealer -38 |
        | plain   | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat in a Solo
      Game 2, Trull and 4 Könige 2 each; Valat 4 × 2 × 2 = 16 or 4 × 2 = 8.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |
        | plain   | 8      | Vorhand +14, Second -14, Third +14, Dealer -14 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat that fails in a Solo
      Game 2; Valat −32 or −16.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | -32    | Vorhand -30, Second +30, Third -30, Dealer +30 |
        | plain   | -16    | Vorhand -14, Second +14, Third -14, Dealer +14 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat in a Solo Dreier
      Game 8, Trull and 4 Könige 2 each; Valat 8 × 8 × 2 = 128 or 8 × 8 = 64.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | doubled | 128    | Vorhand +420, Second -140, Third -140, Dealer -140 |
        | plain   | 64     | Vorhand +228, Second -76, Third -76, Dealer -76    |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat in a Solo Dreier
      Game 8, Trull and 4 Könige 2 each; Valat 4 × 8 × 2 = 64 or 4 × 8 = 32.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | doubled | 64     | Vorhand +228, Second -76, Third -76, Dealer -76 |
        | plain   | 32     | Vorhand +132, Second -44, Third -44, Dealer -44 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat of the opponents of a Solo Dreier
      Game −8, Trull and 4 Könige −2 each; Valat −64 or −32.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | doubled | -64    | Vorhand -228, Second +76, Third +76, Dealer +76 |
        | plain   | -32    | Vorhand -132, Second +44, Third +44, Dealer +44 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: an announced Valat with Kontra in a Solo Dreier
      Game 8; Valat −8 × 8 × 2 × 2 = −256 or −8 × 8 × 2 = −128.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Solo Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | Dealer     |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | doubled | -256   | Vorhand -744, Second +248, Third +248, Dealer +248 |
        | plain   | -128   | Vorhand -360, Second +120, Third +120, Dealer +120 |

    @position @dispute:valat-doubled-in-solo
    Scenario Outline: a silent Valat of a Dreier is doubled in neither reading
      4 + 1 + 1 + 16 = 22.
      Given the reading "<reading>" of "valat-doubled-in-solo"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | doubled | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | plain   | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |

  @clause:KOE-SETTLING-039
  Rule: For Valat a Besser contract counts without its Vogel: 2 in a Besser Rufer and 4 in a Besser Dreier

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Dreier with announced Uhu and a silent Valat
      Game 4, Uhu 4, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 4) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +78, Second -26, Third -26, Dealer -26  |
        | with-bird    | 32     | Vorhand +126, Second -42, Third -42, Dealer -42 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Rufer with announced Kakadu and a silent Valat
      Game 2, Kakadu 6, Trull and 4 Könige 1 each; Valat 4 × 2 = 8 or 4 × (2 + 6) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Kakadu | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 8      | Vorhand +18, Second -18, Third +18, Dealer -18 |
        | with-bird    | 32     | Vorhand +42, Second -42, Third +42, Dealer -42 |

    @position
    Example: only an announced Vogel raises what a Valat multiplies, however dear a silent one is
      Game 2, Pagat 2, Marabu 4 in silence; Valat 4 × (2 + 2) = 16. 2 + 2 + 4 + 16 = 24.
      Given the reading "with-bird" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +24, Second -24, Third +24, Dealer -24"

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Rufer with announced Pagat Ultimo and announced Valat
      Game 2, Pagat Ultimo 2, Trull and 4 Könige 1 each; Valat 8 × 2 = 16 or 8 × (2 + 2) = 32.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |
        | with-bird    | 32     | Vorhand +38, Second -38, Third +38, Dealer -38 |

    @dispute:valat-base-besser-contracts
    Scenario Outline: a Besser Dreier from the cards, with announced Pagat Ultimo and a silent Valat
      Game 4, Pagat Ultimo 2, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 2) = 24.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII XVI I K♥ K♦ C♠ K♣"
      And Second holds "XIV XII X VII VI 2♥ 2♦ 10♠ 8♠ D♣ C♣ 9♣"
      And Third holds "IX V II B♥ A♥ 4♥ D♦ C♦ 3♦ D♠ 9♠ 7♠"
      And Dealer holds "XIII XI VIII IV III 3♥ A♦ 4♦ B♠ B♣ 10♣ 7♣"
      And the Talon is "K♠ 8♣ C♥" and "XV D♥ B♦"
      When the bidding goes "Vorhand Besser Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ B♦ C♠"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | Sküs XII IX IV  |
        | Vorhand | XXI XIV II VIII |
        | Vorhand | XX VII V XIII   |
        | Vorhand | XIX VI B♥ XI    |
        | Vorhand | XVIII X D♦ III  |
        | Vorhand | XVII 9♣ C♦ A♦   |
        | Vorhand | XVI 10♠ 9♠ 4♦   |
        | Vorhand | XV 8♠ A♥ B♠     |
        | Vorhand | K♥ 2♥ 4♥ 3♥     |
        | Vorhand | K♦ 2♦ 3♦ 10♣    |
        | Vorhand | K♣ D♣ D♠ B♣     |
        | Vorhand | I C♣ 7♠ 7♣      |
      Then nobody is next
      And "Pagat" is won by the declarer
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 16     | Vorhand +72, Second -24, Third -24, Dealer -24 |
        | with-bird    | 24     | Vorhand +96, Second -32, Third -32, Dealer -32 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: the dearest of two announced Vögel is the one that counts
      Game 4, Pagat Ultimo 2, Marabu 8, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × (4 + 8) = 48.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Pagat  | declarer | won     | yes       |
        | Marabu | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | 16     | Vorhand +96, Second -32, Third -32, Dealer -32  |
        | with-bird    | 48     | Vorhand +192, Second -64, Third -64, Dealer -64 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: an announced Valat that fails with the Uhu in a Besser Dreier
      4 − 4; Valat −8 × 4 = −32 or −8 × (4 + 4) = −64.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                        |
        | without-bird | -32    | Vorhand -96, Second +32, Third +32, Dealer +32  |
        | with-bird    | -64    | Vorhand -192, Second +64, Third +64, Dealer +64 |

    @position @dispute:valat-base-besser-contracts
    Scenario Outline: a Dreier has no Vogel in its value
      4 + 4 + 1 + 1 + 16 = 26, whatever was announced.
      Given the reading "<reading>" of "valat-base-besser-contracts"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Uhu    | declarer | won     | yes       |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading      | amount | payments                                       |
        | without-bird | 16     | Vorhand +78, Second -26, Third -26, Dealer -26 |
        | with-bird    | 16     | Vorhand +78, Second -26, Third -26, Dealer -26 |

  @clause:KOE-SETTLING-040
  Rule: For Valat a Sechserdreier counts 2, won or lost

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: a silent Valat of the opponents of a Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −4 × 2 = −8 or −4 × 4 = −16.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | -8     | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -66, Second +22, Third +22, Dealer +22 |

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: an announced Valat of the opponents of a Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −8 × 2 = −16 or −8 × 4 = −32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Trull  | opponents | won     | no        |
        | Könige | opponents | won     | no        |
        | Valat  | opponents | won     | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                        |
        | plain      | -16    | Vorhand -66, Second +22, Third +22, Dealer +22  |
        | lost-value | -32    | Vorhand -114, Second +38, Third +38, Dealer +38 |

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: an announced Valat that fails with the game of a Sechserdreier
      Game −4; Valat −8 × 2 = −16 or −8 × 4 = −32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                        |
        | plain      | -16    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | lost-value | -32    | Vorhand -108, Second +36, Third +36, Dealer +36 |

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: an announced Valat that fails in a Sechserdreier that is won
      Game 2; Valat −8 × 2 = −16, since the game is not lost.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | -16    | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -42, Second +14, Third +14, Dealer +14 |

    @position @dispute:valat-base-sechserdreier @clause:KOE-SETTLING-033
    Scenario Outline: a silent Valat of the declarer of a Sechserdreier
      2 + 1 + 1 + 8 = 12.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand plays a Sechserdreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | 8      | Vorhand +36, Second -12, Third -12, Dealer -12 |
        | lost-value | 8      | Vorhand +36, Second -12, Third -12, Dealer -12 |

    @dispute:valat-base-sechserdreier
    Scenario Outline: the opponents take every trick of a lost Sechserdreier
      Game −4, Trull and 4 Könige −1 each; Valat −8 or −16. 2 Augen against 68.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And Vorhand holds "III II 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 8♠ 7♠ 8♣ 7♣"
      And Second holds "XX XII XI V IV I B♥ A♥ B♦ C♠ D♣ C♣"
      And Third holds "Sküs XXI XIX XVII XIII IX C♥ C♦ K♠ D♠ K♣ B♣"
      And Dealer holds "XVIII XVI XV XIV X VIII VII VI K♥ K♦ D♦ 10♠"
      And the Talon is "D♥ A♦ 9♠" and "9♣ 10♣ B♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "2♥ 3♥ 4♥ 3♦ 10♣ 8♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | 4♦ B♦ C♦ D♦     |
        | Dealer  | XVIII II I IX   |
        | Dealer  | XVI III IV XIII |
        | Dealer  | XV A♦ V XVII    |
        | Third   | Sküs VI 9♣ XI   |
        | Third   | XXI VII D♥ XII  |
        | Third   | XIX VIII B♠ XX  |
        | Second  | D♣ B♣ X 7♣      |
        | Dealer  | XIV 8♠ C♣ K♣    |
        | Dealer  | K♥ 7♠ A♥ C♥     |
        | Dealer  | K♦ 2♦ C♠ D♠     |
        | Dealer  | 10♠ 9♠ B♥ K♠    |
      Then nobody is next
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading    | amount | payments                                       |
        | plain      | -8     | Vorhand -42, Second +14, Third +14, Dealer +14 |
        | lost-value | -16    | Vorhand -66, Second +22, Third +22, Dealer +22 |

    @position
    Scenario Outline: where a Valat stands for the game, it tells who lost the Sechserdreier
      Trull and 4 Könige 1 each; Valat 4 × 2 = 8 for the declarer, 4 × 4 = 16 for the opponents.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items:
        | item   | side   | outcome | announced |
        | Trull  | <side> | won     | no        |
        | Könige | <side> | won     | no        |
        | Valat  | <side> | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | side      | amount | payments                                       |
        | declarer  | 8      | Vorhand +30, Second -10, Third -10, Dealer -10 |
        | opponents | -16    | Vorhand -54, Second +18, Third +18, Dealer +18 |

    @position
    Example: where a Valat stands for the game, a Vogel that was lost does not lose the Sechserdreier
      Uhu −4, Valat 4 × 2 = 8.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Uhu   | declarer | lost    | yes       |
        | Valat | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer 8 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: where a Valat stands for the game, one that the opponents announced and failed does not lose the Sechserdreier
      8 × 2 = 16.
      Given the reading "lost-value" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome | announced | replaced |
        | Valat | opponents | lost    | yes       | no       |
        | Spiel | declarer  | won     | no        | yes      |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +48, Second -16, Third -16, Dealer -16"

    @position @dispute:valat-base-sechserdreier
    Scenario Outline: where an announced Valat that failed stands for the game, the game is told beside it
      8 × 2 = 16, and where the game was lost 8 × 4 = 32.
      Given the reading "<reading>" of "valat-base-sechserdreier"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome   | announced | replaced |
        | Valat | declarer | lost      | yes       | no       |
        | Spiel | declarer | <outcome> | no        | yes      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading    | outcome | payments                                       |
        | plain      | won     | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | plain      | lost    | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | lost-value | won     | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | lost-value | lost    | Vorhand -96, Second +32, Third +32, Dealer +32 |

  @clause:KOE-SETTLING-041
  Rule: A Kontra to the game does not raise a Valat

    @position
    Example: where a Valat stands for the game and nothing tells of a Kontra, it is not raised
      4 × 4 = 16.
      Given the reading "doubled" of "valat-base-with-kontra"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | replaced |
        | Valat | declarer | won     | no        | no       |
        | Spiel | declarer | won     | no        | yes      |
      When the deal is settled
      Then "Valat" brings the declarer 16 points
      And the payments are "Vorhand +48, Second -16, Third -16, Dealer -16"

    @position @dispute:valat-base-with-kontra
    Scenario Outline: where a Valat stands for a game at Kontra and Rekontra
      4 × 4 = 16, or 4 × 16 = 64.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And the reading "replaces-game" of "valat-next-to-game"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by      | replaced |
        | Valat | declarer | won     | no        |                 | no       |
        | Spiel | declarer | won     | no        | Second, Vorhand | yes      |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 16     | Vorhand +48, Second -16, Third -16, Dealer -16  |
        | doubled | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Dreier at Kontra with a silent Valat
      Game 4 × 2 = 8, Trull and 4 Könige 1 each; Valat 4 × 4 = 16 or 4 × 8 = 32.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Second     |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | no        |            |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 16     | Vorhand +78, Second -26, Third -26, Dealer -26  |
        | doubled | 32     | Vorhand +126, Second -42, Third -42, Dealer -42 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Rufer at Rekontra with a silent Valat
      Game 1 × 4 = 4, Trull and 4 Könige 1 each; Valat 4 × 1 = 4 or 4 × 4 = 16.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by    |
        | Spiel  | declarer | won     | no        | Second, Third |
        | Trull  | declarer | won     | no        |               |
        | Könige | declarer | won     | no        |               |
        | Valat  | declarer | won     | no        |               |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | plain   | 4      | Vorhand +10, Second -10, Third +10, Dealer -10 |
        | doubled | 16     | Vorhand +22, Second -22, Third +22, Dealer -22 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Dreier at Subkontra with an announced Valat that fails
      Game 4 × 8 = 32; Valat −8 × 4 = −32 or −8 × 32 = −256.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by             |
        | Spiel | declarer | won     | no        | Second, Vorhand, Third |
        | Valat | declarer | lost    | yes       |                        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | plain   | -32    | Vorhand 0, Second 0, Third 0, Dealer 0             |
        | doubled | -256   | Vorhand -672, Second +224, Third +224, Dealer +224 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: Kontra to the announced Valat itself
      4 + 1 + 1; Valat 8 × 4 × 2 = 64, since nobody doubled the game.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | yes       | Second     |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 64     | Vorhand +210, Second -70, Third -70, Dealer -70 |
        | doubled | 64     | Vorhand +210, Second -70, Third -70, Dealer -70 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: Kontra to the game and to the announced Valat
      8 + 1 + 1; Valat 8 × 4 × 2 = 64 or 8 × 8 × 2 = 128.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        | Second     |
        | Trull  | declarer | won     | no        |            |
        | Könige | declarer | won     | no        |            |
        | Valat  | declarer | won     | yes       | Third      |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                           |
        | plain   | 64     | Vorhand +222, Second -74, Third -74, Dealer -74    |
        | doubled | 128    | Vorhand +414, Second -138, Third -138, Dealer -138 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a Farbensolo at Kontra with a silent Valat
      Game 6 × 2 = 12; Valat 4 × 6 = 24 or 4 × 12 = 48.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
        | Valat | declarer | won     | no        |            |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                        |
        | plain   | 24     | Vorhand +108, Second -36, Third -36, Dealer -36 |
        | doubled | 48     | Vorhand +180, Second -60, Third -60, Dealer -60 |

    @position @dispute:valat-base-with-kontra
    Scenario Outline: a silent Valat without any Kontra
      4 + 1 + 1 + 16 = 22.
      Given the reading "<reading>" of "valat-base-with-kontra"
      And Vorhand plays a Dreier
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Trull  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
        | Valat  | declarer | won     | no        |
      When the deal is settled
      Then "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading | amount | payments                                       |
        | plain   | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |
        | doubled | 16     | Vorhand +66, Second -22, Third -22, Dealer -22 |

  @clause:KOE-SETTLING-042
  Rule: Each step of Kontra to the game doubles the amount for the game: Kontra 2, Rekontra 4, Subkontra 8 times

    @position
    Scenario Outline: the steps of Kontra to the game of a Rufer
      1 × 2, × 4, × 8.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers              | game | payments                                   |
        | Kontra    | Second                | 2    | Vorhand +2, Second -2, Third +2, Dealer -2 |
        | Rekontra  | Second, Third         | 4    | Vorhand +4, Second -4, Third +4, Dealer -4 |
        | Subkontra | Second, Third, Dealer | 8    | Vorhand +8, Second -8, Third +8, Dealer -8 |

    @position
    Scenario Outline: the steps of Kontra to the game of a Dreier that is lost
      −4 × 2, × 4, × 8.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                       |
        | Kontra    | Second                  | -8   | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | Rekontra  | Second, Vorhand         | -16  | Vorhand -48, Second +16, Third +16, Dealer +16 |
        | Subkontra | Second, Vorhand, Dealer | -32  | Vorhand -96, Second +32, Third +32, Dealer +32 |

    @position
    Scenario Outline: the steps of Kontra to the game of a Farbensolo
      6 × 2, × 4, × 8.
      Given Vorhand plays a Farbensolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                        |
        | Kontra    | Second                  | 12   | Vorhand +36, Second -12, Third -12, Dealer -12  |
        | Rekontra  | Second, Vorhand         | 24   | Vorhand +72, Second -24, Third -24, Dealer -24  |
        | Subkontra | Second, Vorhand, Dealer | 48   | Vorhand +144, Second -48, Third -48, Dealer -48 |

    @position
    Scenario Outline: the steps of Kontra to a Bettel that is lost
      −3 × 2, × 4, × 8, with each of the three.
      Given Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer <game> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | game | payments                                       |
        | Kontra    | Second                  | -6   | Vorhand -18, Second +6, Third +6, Dealer +6    |
        | Rekontra  | Second, Vorhand         | -12  | Vorhand -36, Second +12, Third +12, Dealer +12 |
        | Subkontra | Second, Vorhand, Dealer | -24  | Vorhand -72, Second +24, Third +24, Dealer +24 |

    @position
    Example: Kontra to the game leaves the Boni alone
      −1 × 2 + 1 + 2 = 1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Trull | declarer | won     | no        |            |
        | Pagat | declarer | won     | yes       |            |
      When the deal is settled
      Then "Spiel" brings the declarer -2 points
      And "Trull" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: without Kontra the game stays at its amount
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: Kontra to a Piccolo binds all three opponents
      −2 × 2 to each of the three.
      Given Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Third      |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    Example: a Bettel won in spite of Kontra
      3 × 2 = 6 from each of the three.
      Given Vorhand holds "XIX XVIII X IX III A♥ 2♥ D♦ B♠ 8♠ 7♠ B♣"
      And Second holds "Sküs XIV XIII V K♥ C♥ B♦ 2♦ 4♦ K♠ D♣ 9♣"
      And Third holds "XX XVI VII I D♥ B♥ 3♥ K♦ A♦ D♠ 9♠ C♣"
      And Dealer holds "XVII XII XI VIII II 4♥ 3♦ C♠ 10♠ K♣ 10♣ 7♣"
      And the Talon is "XXI 8♣ IV" and "XV VI C♦"
      When the bidding goes "Vorhand Bettel, Second Weiter, Third Weiter, Dealer Weiter"
      And the announcing goes "Vorhand Gut!, Second Kontra Spiel, Third Gut!, Dealer Gut!, Vorhand Gut!"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XIX Sküs I II   |
        | Second  | 9♣ C♣ K♣ B♣     |
        | Dealer  | XVII XVIII V XX |
        | Third   | D♥ 4♥ 2♥ K♥     |
        | Second  | K♠ D♠ C♠ 7♠     |
        | Second  | XIII XVI VIII X |
        | Third   | K♦ 3♦ D♦ 4♦     |
        | Third   | VII XI IX XIV   |
        | Second  | 2♦ A♦ XII III   |
        | Dealer  | 10♣ 8♠ D♣ B♥    |
        | Second  | C♥ 3♥ 7♣ A♥     |
        | Second  | B♦ 9♠ 10♠ B♠    |
      Then nobody is next
      And the payments are "Vorhand +18, Second -6, Third -6, Dealer -6"

    @position
    Example: where each opponent doubles for himself, his own amount alone is doubled
      4 to the second player, 2 each to the others.
      Given the reading "each-alone" of "kontra-negative-contracts"
      And Vorhand plays a Piccolo
      And these items:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | lost    | no        | Second     | Second  |
        | Spiel | declarer | lost    | no        |            | Third   |
        | Spiel | declarer | lost    | no        |            | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand -8, Second +4, Third +2, Dealer +2"

    @position
    Example: where each opponent doubles for himself, the chains go to different heights
      3 × 4 = 12, 3 × 2 = 6 and 3.
      Given the reading "each-alone" of "kontra-negative-contracts"
      And Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced | doubled by      | against |
        | Spiel | declarer | won     | no        | Second, Vorhand | Second  |
        | Spiel | declarer | won     | no        | Third           | Third   |
        | Spiel | declarer | won     | no        |                 | Dealer  |
      When the deal is settled
      Then the payments are "Vorhand +21, Second -12, Third -6, Dealer -3"

  @clause:KOE-SETTLING-043
  Rule: Each step of Kontra to an announced Bonus doubles that Bonus and nothing else

    @position
    Scenario Outline: the steps of Kontra to an announced Uhu
      4 × 2, × 4, × 8; the game stays at 1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Uhu   | declarer | won     | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 1 point
      And "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                       |
        | Kontra    | Second                  | 8      | Vorhand +9, Second -9, Third +9, Dealer -9     |
        | Rekontra  | Second, Vorhand         | 16     | Vorhand +17, Second -17, Third +17, Dealer -17 |
        | Subkontra | Second, Vorhand, Dealer | 32     | Vorhand +33, Second -33, Third +33, Dealer -33 |

    @position
    Scenario Outline: the steps of Kontra to an announced Trull that fails
      −2 × 2, × 4, × 8; the game stays at 4.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Trull | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                       |
        | Kontra    | Second                  | -4     | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | Rekontra  | Second, Vorhand         | -8     | Vorhand -12, Second +4, Third +4, Dealer +4    |
        | Subkontra | Second, Vorhand, Dealer | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position
    Scenario Outline: the steps of Kontra to the opponents' announced 4 Könige
      The declarer doubles what the second player announced.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced | doubled by |
        | Spiel  | declarer  | won     | no        |            |
        | Könige | opponents | won     | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                 | amount | payments                                       |
        | Kontra    | Vorhand                  | -4     | Vorhand 0, Second 0, Third 0, Dealer 0         |
        | Rekontra  | Vorhand, Second          | -8     | Vorhand -12, Second +4, Third +4, Dealer +4    |
        | Subkontra | Vorhand, Second, Vorhand | -16    | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position
    Scenario Outline: the steps of Kontra to an announced Valat that fails
      −32 × 2, × 4, × 8.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        |            |
        | Valat | declarer | lost    | yes       | <speakers> |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | step      | speakers                | amount | payments                                           |
        | Kontra    | Second                  | -64    | Vorhand -180, Second +60, Third +60, Dealer +60    |
        | Rekontra  | Second, Vorhand         | -128   | Vorhand -372, Second +124, Third +124, Dealer +124 |
        | Subkontra | Second, Vorhand, Dealer | -256   | Vorhand -756, Second +252, Third +252, Dealer +252 |

    @position
    Example: Kontra to one Bonus touches no other
      1 + 4 + 2 × 2 + 2 = 11.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by |
        | Spiel  | declarer | won     | no        |            |
        | Uhu    | declarer | won     | yes       |            |
        | Trull  | declarer | won     | yes       | Dealer     |
        | Könige | declarer | won     | yes       |            |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And "Trull" brings the declarer 4 points
      And "Könige" brings the declarer 2 points
      And the payments are "Vorhand +11, Second -11, Third +11, Dealer -11"

    @position
    Example: game and two Boni, each with its own steps
      2 × 2 − 2 × 4 + 2 × 2 = 0.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by      |
        | Spiel  | declarer | won     | no        | Second          |
        | Pagat  | declarer | lost    | yes       | Dealer, Vorhand |
        | Könige | declarer | won     | yes       | Second          |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Pagat" brings the declarer -8 points
      And "Könige" brings the declarer 4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an announced Bonus that nobody doubled
      −1 × 2 + 4 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Uhu   | declarer | won     | yes       |            |
      When the deal is settled
      Then "Uhu" brings the declarer 4 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

  @clause:KOE-SETTLING-044
  Rule: Hirschkontra makes an item count 16 times

    @position
    Scenario Outline: Hirschkontra to the game of a Dreier
      4 × 16 = 64.
      Given the reading "<steps>" of "kontra-steps"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer 64 points
      And the payments are "Vorhand +192, Second -64, Third -64, Dealer -64"

      Examples:
        | steps        |
        | hirschkontra |
        | mordkontra   |

    @position
    Scenario Outline: Hirschkontra to an announced Trull
      Game 1; Trull 2 × 16 = 32.
      Given the reading "<steps>" of "kontra-steps"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        |                                  |
        | Trull | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Trull" brings the declarer 32 points
      And the payments are "Vorhand +33, Second -33, Third +33, Dealer -33"

      Examples:
        | steps        |
        | hirschkontra |
        | mordkontra   |

    @position
    Scenario Outline: Hirschkontra to an announced Uhu in a Solo
      Game 2; Uhu 4 × 2 × 16 = 128.
      Given the reading "<steps>" of "kontra-steps"
      And Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        |                                  |
        | Uhu   | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Uhu" brings the declarer 128 points
      And the payments are "Vorhand +130, Second -130, Third +130, Dealer -130"

      Examples:
        | steps        |
        | hirschkontra |
        | mordkontra   |

  @clause:KOE-SETTLING-045
  Rule: Mordkontra makes an item count 32 times, so that an announced Bonus reaches 64 times its silent value

    @position
    Example: Mordkontra to announced 4 Könige
      Game 1; 4 Könige 2 × 32 = 64, that is 64 times the silent 1.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | Könige | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Könige" brings the declarer 64 points
      And the payments are "Vorhand +65, Second -65, Third +65, Dealer -65"

    @position
    Example: Mordkontra to the game of a Dreier
      4 × 32 = 128.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer 128 points
      And the payments are "Vorhand +384, Second -128, Third -128, Dealer -128"

    @position
    Example: Mordkontra to an announced Pagat Ultimo
      Game 4; Pagat Ultimo 2 × 32 = 64.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        |                                          |
        | Pagat | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Pagat" brings the declarer 64 points
      And the payments are "Vorhand +204, Second -68, Third -68, Dealer -68"

    @position
    Example: Mordkontra to an announced Marabu in a Solo Dreier
      Game 8; Marabu 8 × 2 × 32 = 512.
      Given the reading "mordkontra" of "kontra-steps"
      And Vorhand plays a Solo Dreier
      And these items:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | Marabu | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Marabu" brings the declarer 512 points
      And the payments are "Vorhand +1560, Second -520, Third -520, Dealer -520"

  @clause:KOE-SETTLING-046
  Rule: The game itself reaches 32 times at Mordkontra, since nobody announces a game

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Rufer at Mordkontra
      1 × 32 or 1 × 64.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                       |
        | times-32 | 32     | Vorhand +32, Second -32, Third +32, Dealer -32 |
        | times-64 | 64     | Vorhand +64, Second -64, Third +64, Dealer -64 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Dreier lost at Mordkontra
      −4 × 32 or −4 × 64.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | lost    | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                           |
        | times-32 | -128   | Vorhand -384, Second +128, Third +128, Dealer +128 |
        | times-64 | -256   | Vorhand -768, Second +256, Third +256, Dealer +256 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Bettel at Mordkontra
      3 × 32 or 3 × 64.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                           |
        | times-32 | 96     | Vorhand +288, Second -96, Third -96, Dealer -96    |
        | times-64 | 192    | Vorhand +576, Second -192, Third -192, Dealer -192 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Sechserdreier lost at Mordkontra
      −4 × 32 or −4 × 64.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by                               |
        | Spiel | declarer | lost    | no        | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                           |
        | times-32 | -128   | Vorhand -384, Second +128, Third +128, Dealer +128 |
        | times-64 | -256   | Vorhand -768, Second +256, Third +256, Dealer +256 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: announced 4 Könige at Mordkontra
      Game 1; 4 Könige 1 × 2 × 32 = 64 either way.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced | doubled by                               |
        | Spiel  | declarer | won     | no        |                                          |
        | Könige | declarer | won     | yes       | Second, Vorhand, Dealer, Vorhand, Second |
      When the deal is settled
      Then "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                       |
        | times-32 | 64     | Vorhand +65, Second -65, Third +65, Dealer -65 |
        | times-64 | 64     | Vorhand +65, Second -65, Third +65, Dealer -65 |

    @position @dispute:game-at-mordkontra
    Scenario Outline: a Dreier at Hirschkontra
      4 × 16 = 64 either way.
      Given the reading "mordkontra" of "kontra-steps"
      And the reading "<reading>" of "game-at-mordkontra"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by                       |
        | Spiel | declarer | won     | no        | Second, Vorhand, Dealer, Vorhand |
      When the deal is settled
      Then "Spiel" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading  | amount | payments                                        |
        | times-32 | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |
        | times-64 | 64     | Vorhand +192, Second -64, Third -64, Dealer -64 |

  @clause:KOE-SETTLING-047
  Rule: With two against two each loser pays one winner

    @position
    Example: two partners win a Rufer with a Trull
      1 + 1 = 2; each loser pays one winner.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: two partners lose a Solo
      −2 − 1 × 2 = −4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -4, Second +4, Third -4, Dealer +4"

    @position
    Example: the declarer sits third and his partner is Vorhand
      2 + 4 = 6.
      Given Third plays a Besser Rufer calling K♠
      And the called König is held by Vorhand
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +6, Second -6, Third +6, Dealer -6"

    @position
    Example: partners who sit next to each other
      Given Second plays a Solo calling K♣
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand +2, Second -2, Third -2, Dealer +2"

    Example: two against two in a Besser Rufer
      Game 2, announced Uhu 4, the partner's silent Pagat Ultimo −1: 5. 42 Augen against 28.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XII II C♥ 3♦ 10♠ 7♠"
      And Second holds "XXI XIV IX VI V D♥ B♥ 2♥ 3♥ B♦ C♠ D♣"
      And Third holds "XIII X VII IV III I K♥ A♥ D♦ K♠ 9♠ 10♣"
      And Dealer holds "XVI XI VIII 4♥ K♦ A♦ 2♦ 4♦ D♠ C♣ B♣ 7♣"
      And the Talon is "K♣ C♦ 8♣" and "B♠ 9♣ 8♠"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "C♥ B♠ 7♠"
      And the announcing goes "Vorhand Uhu, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards          |
        | Vorhand | Sküs V III XVI |
        | Vorhand | XIX XXI X VIII |
        | Second  | D♥ K♥ 4♥ XII   |
        | Vorhand | 3♦ B♦ D♦ K♦    |
        | Dealer  | C♣ 9♣ D♣ 10♣   |
        | Second  | XIV IV XI XV   |
        | Vorhand | XVII IX VII B♣ |
        | Vorhand | XX VI XIII 7♣  |
        | Vorhand | 10♠ C♠ K♠ D♠   |
        | Third   | 9♠ 2♦ 8♠ 3♥    |
        | Third   | A♥ 4♦ II B♥    |
        | Vorhand | XVIII 2♥ I A♦  |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | won     | yes       |
        | Pagat | declarer | lost    | no        |
      And the payments are "Vorhand +5, Second -5, Third +5, Dealer -5"

  @clause:KOE-SETTLING-048
  Rule: A declarer on his own settles every amount with each of the three, so he stands to win or lose it three times

    @position
    Example: a declarer of a Dreier settles with each of the three
      4 + 1 = 5, three times.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +15, Second -5, Third -5, Dealer -5"

    @position
    Example: a caller whose König lay in the Stock
      −1 + 1 = 0 with each of the three.
      Given Vorhand plays a Rufer calling K♦
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: a caller alone wins Rufer and Pagat Ultimo
      1 + 2 = 3 from each of the three.
      Given Vorhand plays a Rufer calling K♦
      And the called König lay in the Talon
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +9, Second -3, Third -3, Dealer -3"

    @position
    Example: a declarer who called himself loses
      −2 − 2 − 1 = −5, three times.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Vorhand
      And these items:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | lost    | no        |
        | Pagat     | declarer  | lost    | yes       |
        | Königfang | opponents | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand -15, Second +5, Third +5, Dealer +5"

    @position
    Example: a Solo whose König lay in the Stock
      2 + 1 × 2 = 4, three times.
      Given Vorhand plays a Solo calling K♠
      And the called König lay in the Talon
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | won     | no        |
      When the deal is settled
      Then the payments are "Vorhand +12, Second -4, Third -4, Dealer -4"

    @position
    Example: the declarer of a Piccolo Ouvert
      −5 × 2 = −10, three times.
      Given Dealer plays a Piccolo Ouvert
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
      When the deal is settled
      Then the payments are "Vorhand +10, Second +10, Third +10, Dealer -30"

    Example: a declarer who called himself wins a Rufer
      1 from each of the three. 50 Augen against 20.
      Given Vorhand holds "Sküs XX XIX XVIII XVII XV XII X III K♥ 3♦ 4♦"
      And Second holds "XIII VII VI D♥ B♦ A♦ K♠ D♠ B♠ 10♠ D♣ 8♣"
      And Third holds "XXI IX VIII IV B♥ 4♥ K♦ C♦ C♠ 8♠ K♣ 7♣"
      And Dealer holds "XVI XIV V II I C♥ A♥ 2♥ D♦ 7♠ B♣ 10♣"
      And the Talon is "3♥ 9♣ 9♠" and "C♣ XI 2♦"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "2♦ 4♦ C♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards             |
        | Vorhand | XII XIII XXI I    |
        | Third   | K♣ 10♣ III D♣     |
        | Vorhand | 3♦ B♦ K♦ D♦       |
        | Third   | IX XVI XVII VI    |
        | Vorhand | XIX VII IV II     |
        | Vorhand | XVIII 8♣ VIII XIV |
        | Vorhand | Sküs K♠ 7♣ V      |
        | Vorhand | XX 10♠ C♦ 7♠      |
        | Vorhand | XV A♦ 8♠ 2♥       |
        | Vorhand | K♥ D♥ 4♥ A♥       |
        | Vorhand | XI B♠ C♠ B♣       |
        | Vorhand | X D♠ B♥ C♥        |
      Then nobody is next
      And there is no partner
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      And the payments are "Vorhand +3, Second -1, Third -1, Dealer -1"

  @clause:KOE-SETTLING-049
  Rule: All members of a side win or lose alike, whoever announced, doubled or took the cards

    @position
    Example: the partner's failed announcement costs both partners
      1 − 2 = −1.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Könige | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: one opponent's Kontra counts for both opponents
      −1 × 2 = −2 to each of the two.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Dealer     |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    @position
    Example: one opponent's Trull is paid to all three
      4 − 2 = 2 from each of the three.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Trull | opponents | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: one opponent's failed announcement costs all three
      −4 + 4 = 0.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | lost    | no        |
        | Uhu   | opponents | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: an opponent's Uhu is won by all three of them
      8 − 4 × 2 = 0.
      Given Vorhand plays a Solo Dreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | yes       |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

  @clause:KOE-SETTLING-050
  Rule: Game and Boni are settled each by itself and added up, so a side may win one and lose the other

    @position
    Example: the game lost and the Boni won
      −1 + 1 + 2 = 2.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
        | Pagat | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -1 point
      And "Trull" brings the declarer 1 point
      And "Pagat" brings the declarer 2 points
      And the payments are "Vorhand +2, Second -2, Third +2, Dealer -2"

    @position
    Example: Boni on both sides
      4 + 1 − 1 − 2 = 2.
      Given Vorhand plays a Dreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | won     | no        |
        | Trull  | declarer  | won     | no        |
        | Könige | opponents | won     | no        |
        | Uhu    | opponents | won     | no        |
      When the deal is settled
      Then "Trull" brings the declarer 1 point
      And "Könige" brings the declarer -1 point
      And "Uhu" brings the declarer -2 points
      And the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: called König and König Ultimo are two items
      −1 − 1 − 1 = −3.
      Given Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | lost    | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      When the deal is settled
      Then "Königfang" brings the declarer -1 point
      And "König ultimo" brings the declarer -1 point
      And the payments are "Vorhand -3, Second +3, Third -3, Dealer +3"

    @position
    Example: game and Vogel of a Besser contract are apart
      −4 + 4 = 0.
      Given Vorhand plays a Besser Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | won     | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Uhu" brings the declarer 4 points
      And the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: everything together
      2 × 2 + 2 × 2 − 1 × 2 − 2 × 2 + 1 × 2 = 4.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item     | side      | outcome | announced | doubled by |
        | Spiel    | declarer  | won     | no        | Second     |
        | Trull    | declarer  | won     | yes       |            |
        | Pagat    | opponents | won     | no        |            |
        | Uhu      | declarer  | lost    | no        |            |
        | Mondfang | declarer  | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer 4 points
      And "Trull" brings the declarer 4 points
      And "Pagat" brings the declarer -2 points
      And "Uhu" brings the declarer -4 points
      And "Mondfang" brings the declarer 2 points
      And the payments are "Vorhand +4, Second -4, Third +4, Dealer -4"

  @clause:KOE-SETTLING-051
  Rule: A side that wins the game pays all the same when the Boni against it come to more

    Example: a Rufer is won, and the declarer pays
      Game 1, Uhu of the opponents −2, called König −1: −2. 40 Augen against 30.
      Given Vorhand holds "XXI XX XIX XVIII XV XII A♥ 3♥ 4♥ C♠ B♠ 10♣"
      And Second holds "XVII VI III D♥ C♥ B♥ D♦ C♦ B♦ A♦ 4♦ B♣"
      And Third holds "XIII VIII VII IV K♥ K♦ 2♦ K♠ K♣ C♣ 8♣ 7♣"
      And Dealer holds "Sküs XIV XI X IX V II I 3♦ 8♠ 7♠ D♣"
      And the Talon is "D♠ 10♠ XVI" and "9♣ 2♥ 9♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "3♥ 4♥ 9♠"
      And everybody says Gut!
      And the play goes:
        | leader  | cards            |
        | Vorhand | 9♣ B♣ K♣ D♣      |
        | Third   | K♦ 3♦ XIX D♦     |
        | Vorhand | XXI III IV IX    |
        | Vorhand | B♠ VI K♠ 7♠      |
        | Second  | B♦ 2♦ I XII      |
        | Vorhand | XX XVII VII Sküs |
        | Dealer  | XI XV 4♦ VIII    |
        | Vorhand | XVIII C♥ XIII V  |
        | Vorhand | 2♥ D♥ K♥ X       |
        | Dealer  | 8♠ C♠ A♦ C♣      |
        | Vorhand | A♥ B♥ 8♣ II      |
        | Dealer  | XIV 10♣ C♦ 7♣    |
      Then nobody is next
      And the items come to:
        | item      | side      | outcome | announced |
        | Spiel     | declarer  | won     | no        |
        | Uhu       | opponents | won     | no        |
        | Königfang | opponents | won     | no        |
      And the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

    Example: a Rufer is won, and its Pagat Ultimo is lost
      Game 1, announced Pagat Ultimo −2: −1. 40 Augen against 30.
      Given Vorhand holds "XXI XX XIX XVIII XV XII I D♥ B♥ 3♥ 8♠ B♣"
      And Second holds "XVII XIII 2♥ 4♥ C♦ B♦ 2♦ 3♦ 10♠ 9♠ K♣ D♣"
      And Third holds "Sküs XVI XIV VI IV K♥ C♥ K♦ D♦ 4♦ 10♣ 7♣"
      And Dealer holds "X IX VIII VII V III II A♥ A♦ 7♠ C♣ 9♣"
      And the Talon is "B♠ C♠ XI" and "8♣ D♠ K♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Rufer"
      And Vorhand calls "K♥"
      And Vorhand takes the second half
      And Vorhand lays away "D♥ 8♠ B♣"
      And the announcing goes "Vorhand Pagat, Second Gut!, Third Gut!, Dealer Gut!"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XV XIII Sküs II  |
        | Third   | XIV III XXI XVII |
        | Vorhand | B♥ 4♥ K♥ A♥      |
        | Third   | C♥ V 3♥ 2♥       |
        | Dealer  | C♣ 8♣ K♣ 7♣      |
        | Second  | D♣ 10♣ 9♣ XVIII  |
        | Vorhand | XIX 9♠ IV VII    |
        | Vorhand | XX 10♠ VI VIII   |
        | Vorhand | K♠ 3♦ XVI 7♠     |
        | Third   | K♦ A♦ XII 2♦     |
        | Vorhand | D♠ B♦ D♦ IX      |
        | Dealer  | X I C♦ 4♦        |
      Then nobody is next
      And the items come to:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Pagat | declarer | lost    | yes       |
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

    @position
    Example: a Besser Rufer is won without its Marabu
      2 − 8 = −6.
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item   | side     | outcome | announced |
        | Spiel  | declarer | won     | no        |
        | Marabu | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand -6, Second +6, Third -6, Dealer +6"

    @position
    Example: game and Boni cancel out
      4 − 4 = 0.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand 0, Second 0, Third 0, Dealer 0"

    @position
    Example: Boni that come to less than the game leave something over
      4 − 2 = 2.
      Given Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | lost    | yes       |
      When the deal is settled
      Then the payments are "Vorhand +6, Second -2, Third -2, Dealer -2"

    @position
    Example: a Solo is won, and König Ultimo is lost
      2 − 1 × 2 − 1 × 2 = −2.
      Given Vorhand plays a Solo calling K♥
      And the called König is held by Third
      And these items:
        | item         | side      | outcome | announced |
        | Spiel        | declarer  | won     | no        |
        | Königfang    | opponents | won     | no        |
        | König ultimo | declarer  | lost    | no        |
      When the deal is settled
      Then the payments are "Vorhand -2, Second +2, Third -2, Dealer +2"

  @clause:KOE-SETTLING-052
  Rule: The 2 or 4 points of a Sechserdreier too are settled with each of the three

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier won, with each or in all
      +6 or +2 in all.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand +6, Second -2, Third -2, Dealer -2       |
        | total   | Vorhand +2, Second -2/3, Third -2/3, Dealer -2/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier lost, with each or in all
      −12 or −4 in all.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | total   | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier won at Kontra, with each or in all
      2 × 2 = 4: +12 or +4 in all.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | Third      |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand +12, Second -4, Third -4, Dealer -4      |
        | total   | Vorhand +4, Second -4/3, Third -4/3, Dealer -4/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Sechserdreier lost with a Trull of his own
      The Trull is 1 with each of the three: −4 + 1 = −3, or −4/3 + 1 = −1/3.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand -9, Second +3, Third +3, Dealer +3       |
        | total   | Vorhand -1, Second +1/3, Third +1/3, Dealer +1/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: the opponents' Uhu beside a Sechserdreier that is won
      2 − 2 = 0, or 2/3 − 2 = −4/3.
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome | announced |
        | Spiel | declarer  | won     | no        |
        | Uhu   | opponents | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                         |
        | each    | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | total   | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |

    @position @dispute:one-against-three-rate
    Scenario Outline: a Dreier is settled with each of the three in either reading
      Given the reading "<reading>" of "one-against-three-rate"
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading | payments                                    |
        | each    | Vorhand +12, Second -4, Third -4, Dealer -4 |
        | total   | Vorhand +12, Second -4, Third -4, Dealer -4 |

  @clause:KOE-SETTLING-053
  Rule: The higher price of a lost Sechserdreier is for the game only; Boni keep their value

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with a silent Trull of his own
      −4 + 1 = −3 or −4 + 2 = −2.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | game-only | 1      | Vorhand -9, Second +3, Third +3, Dealer +3 |
        | all       | 2      | Vorhand -6, Second +2, Third +2, Dealer +2 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with an announced Uhu that failed
      −4 − 4 = −8 or −4 − 8 = −12.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Uhu   | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Uhu" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | game-only | -4     | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | all       | -8     | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost against the opponents' silent 4 Könige
      −4 − 1 = −5 or −4 − 2 = −6.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item   | side      | outcome | announced |
        | Spiel  | declarer  | lost    | no        |
        | Könige | opponents | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Könige" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | game-only | -1     | Vorhand -15, Second +5, Third +5, Dealer +5 |
        | all       | -2     | Vorhand -18, Second +6, Third +6, Dealer +6 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost at Kontra with a Pagat Ultimo of his own
      −4 × 2 + 1 = −7 or −8 + 2 = −6.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Second     |
        | Pagat | declarer | won     | no        |            |
      When the deal is settled
      Then "Spiel" brings the declarer -8 points
      And "Pagat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                    |
        | game-only | 1      | Vorhand -21, Second +7, Third +7, Dealer +7 |
        | all       | 2      | Vorhand -18, Second +6, Third +6, Dealer +6 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with a doubled announcement of the opponents
      −4 − 2 × 2 = −8 or −4 − 2 × 2 × 2 = −12.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side      | outcome | announced | doubled by |
        | Spiel | declarer  | lost    | no        |            |
        | Trull | opponents | won     | yes       | Vorhand    |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                       |
        | game-only | -4     | Vorhand -24, Second +8, Third +8, Dealer +8    |
        | all       | -8     | Vorhand -36, Second +12, Third +12, Dealer +12 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: won with a silent Trull
      2 + 1 = 3, since the game is won.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then "Spiel" brings the declarer 2 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | game-only | 1      | Vorhand +9, Second -3, Third -3, Dealer -3 |
        | all       | 1      | Vorhand +9, Second -3, Third -3, Dealer -3 |

    @position @dispute:lost-sechserdreier-scope
    Scenario Outline: lost with an announced Valat that failed
      −4 − 8 × 2 = −20 or −4 − 8 × 2 × 2 = −36.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand plays a Sechserdreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
        | Valat | declarer | lost    | yes       |
      When the deal is settled
      Then "Spiel" brings the declarer -4 points
      And "Valat" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                        |
        | game-only | -16    | Vorhand -60, Second +20, Third +20, Dealer +20  |
        | all       | -32    | Vorhand -108, Second +36, Third +36, Dealer +36 |

    @dispute:lost-sechserdreier-scope
    Scenario Outline: a lost Sechserdreier with a silent Trull, card by card
      −4 + 1 = −3 or −4 + 2 = −2. 31 Augen against 39.
      Given the reading "<reading>" of "lost-sechserdreier-scope"
      And Vorhand holds "Sküs XXI XV XIV XIII V I A♥ 3♥ 4♥ B♠ 10♣"
      And Second holds "XX XVIII X IX VII VI II C♦ 10♠ 9♠ B♣ 8♣"
      And Third holds "XVI VIII K♥ C♥ B♥ K♦ D♦ A♦ 3♦ C♠ K♣ D♣"
      And Dealer holds "XIX XVII XII IV III D♥ 2♦ 4♦ K♠ 7♠ 9♣ 7♣"
      And the Talon is "8♠ XI B♦" and "C♣ 2♥ D♠"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Sechserdreier"
      And Vorhand takes the whole Talon
      And Vorhand lays away "A♥ 2♥ D♠ 8♠ C♣ 10♣"
      And everybody says Gut!
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI II VIII III |
        | Vorhand | Sküs VI XVI IV  |
        | Vorhand | XI XX K♣ XII    |
        | Second  | XVIII K♥ XVII V |
        | Second  | X K♦ XIX XIV    |
        | Dealer  | 2♦ B♦ C♦ D♦     |
        | Third   | C♥ D♥ 4♥ VII    |
        | Second  | IX 3♦ K♠ XIII   |
        | Vorhand | I 8♣ A♦ 7♣      |
        | Vorhand | XV 9♠ B♥ 9♣     |
        | Vorhand | B♠ 10♠ C♠ 7♠    |
        | Third   | D♣ 4♦ 3♥ B♣     |
      Then nobody is next
      And "Spiel" brings the declarer -4 points
      And "Trull" brings the declarer <amount> points
      And the payments are "<payments>"

      Examples:
        | reading   | amount | payments                                   |
        | game-only | 1      | Vorhand -9, Second +3, Third +3, Dealer +3 |
        | all       | 2      | Vorhand -6, Second +2, Third +2, Dealer +2 |

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
      Then nobody is next
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
      Then the items come to:
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
      Then the items come to:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | won     | no        | <speakers> |

      Examples:
        | reading | speakers        |
        | stand   | Second, Vorhand |
        | void    |                 |

  @clause:KOE-SETTLING-055
  Rule: Giving up a Besser Rufer costs 4 points to each of the three opponents

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer is given up
      4 each, 4 in all, or game 2 and announced Uhu 4.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                | payments                                         |
        | four-each     | giving up          | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up          | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Uhu | Vorhand -18, Second +6, Third +6, Dealer +6      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Pagat is given up
      4 each, 4 in all, or game 2 and announced Pagat Ultimo 2.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                  | payments                                         |
        | four-each     | giving up            | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up            | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Pagat | Vorhand -12, Second +4, Third +4, Dealer +4      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Kakadu is given up by the third player
      4 each, 4 in all, or game 2 and announced Kakadu 6.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Third plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                   | payments                                         |
        | four-each     | giving up             | Vorhand +4, Second +4, Third -12, Dealer +4      |
        | four-in-all   | giving up             | Vorhand +4/3, Second +4/3, Third -4, Dealer +4/3 |
        | game-and-bird | giving up with Kakadu | Vorhand +8, Second +8, Third -24, Dealer +8      |

    @position @dispute:besser-rufer-give-up
    Scenario Outline: a Besser Rufer planned with the Marabu is given up
      4 each, 4 in all, or game 2 and announced Marabu 8.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in <end>
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | end                   | payments                                         |
        | four-each     | giving up             | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | giving up             | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | giving up with Marabu | Vorhand -30, Second +10, Third +10, Dealer +10   |

    @position
    Example: where giving up has its price, naming a Vogel changes nothing
      Given Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up with Marabu
      When the deal is settled
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

    @dispute:besser-rufer-give-up
    Scenario Outline: the called König lies in the Stock and the declarer gives up
      With the Uhu planned the third reading counts game 2 and Uhu 4.
      Given the reading "<reading>" of "besser-rufer-give-up"
      And Vorhand holds "II"
      And the Talon is "K♥ 4♥ 3♦" and "XX D♠ 7♣"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♥"
      And Vorhand <move>
      Then nobody is next
      And the payments are "<payments>"

      Examples:
        | reading       | move              | payments                                         |
        | four-each     | gives up          | Vorhand -12, Second +4, Third +4, Dealer +4      |
        | four-in-all   | gives up          | Vorhand -4, Second +4/3, Third +4/3, Dealer +4/3 |
        | game-and-bird | gives up with Uhu | Vorhand -18, Second +6, Third +6, Dealer +6      |

    Example: the König lies in the second set and the declarer gives up
      Given Vorhand holds "II"
      And the Talon is "XX D♠ 7♣" and "K♠ 4♥ 3♦"
      When the bidding goes "Vorhand Besser Rufer, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand calls "K♠"
      And Vorhand gives up
      Then nobody is next
      And the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

  @clause:KOE-SETTLING-056
  Rule: At a table of five the dealer neither pays nor receives

    @position @dispute:five-at-the-table
    Scenario Outline: a Dreier at a table of five
      +12 for the declarer, or +16 with the dealer.
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Vorhand plays a Dreier
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +12, Second -4, Third -4, Fourth -4, Dealer 0  |
        | dealer-as-foe | Vorhand +16, Second -4, Third -4, Fourth -4, Dealer -4 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Dreier lost at a table of five
      −4 × 2 = −8 to each.
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Second plays a Dreier
      And these items:
        | item  | side     | outcome | announced | doubled by |
        | Spiel | declarer | lost    | no        | Fourth     |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +8, Second -24, Third +8, Fourth +8, Dealer 0  |
        | dealer-as-foe | Vorhand +8, Second -32, Third +8, Fourth +8, Dealer +8 |

    @position @dispute:five-at-the-table
    Scenario Outline: where each opponent doubles for himself, a dealer who counts as one of them has nothing doubled
      3 × 2 = 6 with the second player, 3 with the others.
      Given the reading "<reading>" of "five-at-the-table"
      And the reading "each-alone" of "kontra-negative-contracts"
      And a table of 5
      And Vorhand plays a Bettel
      And these items:
        | item  | side     | outcome | announced | doubled by | against |
        | Spiel | declarer | won     | no        | Second     | Second  |
        | Spiel | declarer | won     | no        |            | Third   |
        | Spiel | declarer | won     | no        |            | Fourth  |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +12, Second -6, Third -3, Fourth -3, Dealer 0  |
        | dealer-as-foe | Vorhand +15, Second -6, Third -3, Fourth -3, Dealer -3 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Rufer of two against two at a table of five
      1 + 1 = 2; a dealer who pays pays the declarer.
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Vorhand plays a Rufer calling K♥
      And the called König is held by Third
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | won     | no        |
        | Trull | declarer | won     | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                              |
        | sits-out      | Vorhand +2, Second -2, Third +2, Fourth -2, Dealer 0  |
        | dealer-as-foe | Vorhand +4, Second -2, Third +2, Fourth -2, Dealer -2 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Bettel at a table of five
      −3 to each.
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Fourth plays a Bettel
      And these items:
        | item  | side     | outcome | announced |
        | Spiel | declarer | lost    | no        |
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand +3, Second +3, Third +3, Fourth -9, Dealer 0   |
        | dealer-as-foe | Vorhand +3, Second +3, Third +3, Fourth -12, Dealer +3 |

    @position @dispute:five-at-the-table
    Scenario Outline: Trischaken at a table of five leaves the dealer out in either reading
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 17, Third 12, Fourth 7, Dealer 0"
      And the tricks are "Vorhand 5, Second 3, Third 3, Fourth 1, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                             |
        | sits-out      | Vorhand -1, Second -1, Third +1, Fourth +1, Dealer 0 |
        | dealer-as-foe | Vorhand -1, Second -1, Third +1, Fourth +1, Dealer 0 |

    @position @dispute:five-at-the-table
    Scenario Outline: a Besser Rufer is given up at a table of five
      4 to each opponent, to the dealer too where he counts as one.
      Given the reading "<reading>" of "five-at-the-table"
      And a table of 5
      And Vorhand plays a Besser Rufer calling K♥
      And the called König lay in the Talon
      And the last deal ended in giving up
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading       | payments                                               |
        | sits-out      | Vorhand -12, Second +4, Third +4, Fourth +4, Dealer 0  |
        | dealer-as-foe | Vorhand -16, Second +4, Third +4, Fourth +4, Dealer +4 |

  @clause:KOE-SETTLING-057
  Rule: In Trischaken the two players with the most Augen pay the two with the fewest

    @position
    Example: the two with the most pay the two with the fewest
      Given Trischaken is played
      And the Augen are "Vorhand 25, Second 19, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: the two payers need not sit together
      Given Trischaken is played
      And the Augen are "Vorhand 9, Second 25, Third 14, Dealer 19"
      And the tricks are "Vorhand 2, Second 4, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    @position
    Example: a single Auge separates payer and receiver
      Given Trischaken is played
      And the Augen are "Vorhand 21, Second 17, Third 16, Dealer 13"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: two of the most tied with each other pay alike
      The tie is not across the middle.
      Given Trischaken is played
      And the Augen are "Vorhand 22, Second 22, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: two of the fewest tied with each other receive alike
      Given Trischaken is played
      And the Augen are "Vorhand 11, Second 26, Third 11, Dealer 20"
      And the tricks are "Vorhand 2, Second 4, Third 2, Dealer 4"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -1, Third +1, Dealer -1"

    Example: a Trischaken, card by card
      34 and 15 pay, 9 and 8 receive; everybody has a trick.
      Given Vorhand holds "XX XVII XIII XI VII IV III K♥ B♥ 4♥ K♠ B♣"
      And Second holds "XIX X I D♥ A♥ C♦ 4♦ D♠ 9♠ D♣ 10♣ 7♣"
      And Third holds "Sküs XII VIII V II B♦ A♦ 2♦ C♠ 8♠ 7♠ 8♣"
      And Dealer holds "XXI XVI XV IX C♥ 2♥ 3♥ K♦ D♦ B♠ 10♠ K♣"
      And the Talon is "VI XVIII C♣" and "9♣ 3♦ XIV"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | K♥ A♥ II 3♥     |
        | Third   | Sküs XXI IV X   |
        | Third   | XII XV XX XIX   |
        | Vorhand | XVII I V IX     |
        | Vorhand | III 9♠ VIII XVI |
        | Dealer  | K♣ B♣ 7♣ 8♣     |
        | Dealer  | K♦ VII 4♦ A♦    |
        | Vorhand | K♠ D♠ 7♠ 10♠    |
        | Vorhand | XI C♦ 8♠ 2♥     |
        | Vorhand | B♥ D♥ C♠ C♥     |
        | Second  | D♣ B♦ D♦ XIII   |
        | Vorhand | 4♥ 10♣ 2♦ B♠    |
      Then nobody is next
      And the contract is Trischaken
      And the Augen come to "Vorhand 34, Second 9, Third 15, Dealer 8"
      And the payments are "Vorhand -1, Second +1, Third -1, Dealer +1"

  @clause:KOE-SETTLING-058
  Rule: Each payer of Trischaken gives one point to one receiver

    @position @dispute:trischaken-base-payment
    Scenario Outline: each payer gives to one receiver or to both
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 25, Second 19, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | one-to-both | Vorhand -2, Second -2, Third +2, Dealer +2 |

    @position @dispute:trischaken-base-payment
    Scenario Outline: the base payment beside a player without a trick
      The third player receives 2 from each of the others besides.
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand -3, Second -3, Third +7, Dealer -1 |
        | one-to-both | Vorhand -4, Second -4, Third +8, Dealer 0  |

    @position @dispute:trischaken-base-payment
    Scenario Outline: the base payment beside a player with 36
      The second player pays 2 to each of the others besides.
      Given the reading "<reading>" of "trischaken-base-payment"
      And Trischaken is played
      And the Augen are "Vorhand 12, Second 38, Third 7, Dealer 10"
      And the tricks are "Vorhand 2, Second 6, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                   |
        | one-to-one  | Vorhand +1, Second -7, Third +3, Dealer +3 |
        | one-to-both | Vorhand 0, Second -8, Third +4, Dealer +4  |

  @clause:KOE-SETTLING-059
  Rule: Players of equal Augen on both sides of the middle stay out of the base payment; the rest settle as far as they balance

    @position @dispute:trischaken-ties
    Scenario Outline: the second and the third from the top are tied
      By the seat the second player, who comes first, is taken to have fewer.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 31, Second 14, Third 14, Dealer 8"
      And the tricks are "Vorhand 5, Second 3, Third 3, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand -1, Second 0, Third 0, Dealer +1   |
        | seat     | Vorhand -1, Second +1, Third -1, Dealer +1 |
        | share    | Vorhand -1, Second 0, Third 0, Dealer +1   |

    @position @dispute:trischaken-ties
    Scenario Outline: three are tied at the top
      By the seat Vorhand has the fewest of the three. The three share −1, −1 and +1.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 20, Second 20, Third 20, Dealer 5"
      And the tricks are "Vorhand 4, Second 4, Third 3, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                         |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | seat     | Vorhand +1, Second -1, Third -1, Dealer +1       |
        | share    | Vorhand -1/3, Second -1/3, Third -1/3, Dealer +1 |

    @position @dispute:trischaken-ties
    Scenario Outline: three are tied at the bottom
      By the seat the dealer has the most of the three. The three share −1, +1 and +1.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 31, Second 12, Third 12, Dealer 12"
      And the tricks are "Vorhand 5, Second 3, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                         |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0           |
        | seat     | Vorhand -1, Second +1, Third +1, Dealer -1       |
        | share    | Vorhand -1, Second +1/3, Third +1/3, Dealer +1/3 |

    @position @dispute:trischaken-ties
    Scenario Outline: all four are tied
      By the seat Vorhand and the second player have the fewest.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 16, Second 16, Third 16, Dealer 16"
      And the tricks are "Vorhand 3, Second 3, Third 3, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second 0, Third 0, Dealer 0     |
        | seat     | Vorhand +1, Second +1, Third -1, Dealer -1 |
        | share    | Vorhand 0, Second 0, Third 0, Dealer 0     |

    @position @dispute:trischaken-ties
    Scenario Outline: the tied players sit first and last
      By the seat Vorhand comes before the dealer.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 14, Second 31, Third 8, Dealer 14"
      And the tricks are "Vorhand 3, Second 5, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second -1, Third +1, Dealer 0   |
        | seat     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | share    | Vorhand 0, Second -1, Third +1, Dealer 0   |

    @position @dispute:trischaken-ties
    Scenario Outline: no tie across the middle
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 22, Second 22, Third 14, Dealer 9"
      And the tricks are "Vorhand 4, Second 3, Third 3, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | seat     | Vorhand -1, Second -1, Third +1, Dealer +1 |
        | share    | Vorhand -1, Second -1, Third +1, Dealer +1 |

    @position @dispute:trischaken-ties
    Scenario Outline: a tie across the middle with a player who has no trick
      The dealer receives 2 from each of the others besides.
      Given the reading "<reading>" of "trischaken-ties"
      And Trischaken is played
      And the Augen are "Vorhand 33, Second 17, Third 17, Dealer 0"
      And the tricks are "Vorhand 6, Second 3, Third 3, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand -3, Second -2, Third -2, Dealer +7 |
        | seat     | Vorhand -3, Second -1, Third -3, Dealer +7 |
        | share    | Vorhand -3, Second -2, Third -2, Dealer +7 |

    @dispute:trischaken-ties
    Scenario Outline: a Trischaken with two players tied in the middle, card by card
      29 pays, 4 receives; Vorhand and the dealer have 13 each.
      Given the reading "<reading>" of "trischaken-ties"
      And Vorhand holds "XXI XVIII XVII XIV XIII II D♥ K♦ A♦ 7♠ B♣ 9♣"
      And Second holds "XX XIX VII IV K♥ 3♥ D♠ C♠ 10♠ D♣ C♣ 7♣"
      And Third holds "XVI XII XI VIII VI III A♥ 2♥ 4♥ B♦ 4♦ 8♣"
      And Dealer holds "Sküs XV X IX V C♥ D♦ C♦ 2♦ K♠ B♠ 8♠"
      And the Talon is "3♦ 9♠ K♣" and "10♣ I B♥"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards           |
        | Vorhand | XXI IV III Sküs |
        | Dealer  | D♦ K♦ VII 4♦    |
        | Second  | XIX VI V XIV    |
        | Second  | C♣ 8♣ IX 9♣     |
        | Dealer  | C♦ A♦ XX B♦     |
        | Second  | D♠ VIII 8♠ 7♠   |
        | Third   | XVI X XVII 7♣   |
        | Vorhand | XVIII 10♠ XI XV |
        | Vorhand | XIII 3♥ XII C♥  |
        | Vorhand | D♥ K♥ 4♥ 2♦     |
        | Second  | C♠ 2♥ K♠ II     |
        | Vorhand | B♣ D♣ A♥ B♠     |
      Then nobody is next
      And the Augen come to "Vorhand 13, Second 29, Third 4, Dealer 13"
      And the payments are "<payments>"

      Examples:
        | reading  | payments                                   |
        | stay-out | Vorhand 0, Second -1, Third +1, Dealer 0   |
        | seat     | Vorhand +1, Second -1, Third +1, Dealer -1 |
        | share    | Vorhand 0, Second -1, Third +1, Dealer 0   |

  @clause:KOE-SETTLING-060
  Rule: A player of Trischaken without a trick receives 2 points more from each of the others

    @position
    Example: a player without a trick
      Base −1, −1, +1, +1; 2 more from each of the others to the third player.
      Given Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand -3, Second -3, Third +7, Dealer -1"

    @position
    Example: two players without a trick
      Base −1, +1, −1, +1. Each of the two receives 2 from each of the others; between the two of them it cancels out.
      Given Trischaken is played
      And the Augen are "Vorhand 34, Second 0, Third 32, Dealer 0"
      And the tricks are "Vorhand 6, Second 0, Third 6, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand -5, Second +5, Third -5, Dealer +5"

    @position
    Example: one Auge and one trick are not without a trick
      Given Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 1, Dealer 17"
      And the tricks are "Vorhand 5, Second 3, Third 1, Dealer 3"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @position
    Example: three players without a trick
      The three are tied across the middle, so there is no base payment. Vorhand pays each of them 2 for having no
      trick and 2 more for her 36: 3 × 4 = 12; the three cancel out among themselves.
      Given Trischaken is played
      And the Augen are "Vorhand 68, Second 0, Third 0, Dealer 0"
      And the tricks are "Vorhand 12, Second 0, Third 0, Dealer 0"
      When the deal is settled
      Then the payments are "Vorhand -12, Second +4, Third +4, Dealer +4"

  @clause:KOE-SETTLING-061
  Rule: A player of Trischaken with 36 Augen or more pays 2 points more to each of the others

    @position
    Example: a player with 36 or more
      Base −1, −1, +1, +1 by count: second and Vorhand pay; the second player pays 2 more to each of the others.
      Given Trischaken is played
      And the Augen are "Vorhand 12, Second 38, Third 7, Dealer 10"
      And the tricks are "Vorhand 2, Second 6, Third 2, Dealer 2"
      When the deal is settled
      Then the payments are "Vorhand +1, Second -7, Third +3, Dealer +3"

    @position
    Example: exactly 36
      Vorhand −1 − 6, second −1 + 2, the others +1 + 2.
      Given Trischaken is played
      And the Augen are "Vorhand 36, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -7, Second +1, Third +3, Dealer +3"

    @position
    Example: with 35 nothing more is due
      Given Trischaken is played
      And the Augen are "Vorhand 35, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "Vorhand -1, Second -1, Third +1, Dealer +1"

    @clause:KOE-SETTLING-060
    Example: 36 Augen against a player without a trick, card by card
      Base −1, +1, −1, +1. The dealer without a trick receives 2 from each, the third player with 36 pays 2 to each:
      Vorhand −1 − 2 + 2, second +1 − 2 + 2, third −1 − 2 − 6, dealer +1 + 6 + 2.
      Given Vorhand holds "Sküs XX XVII XV X VIII A♥ 2♥ 2♦ D♠ 9♠ D♣"
      And Second holds "XXI XIV XII IV 4♥ B♦ 3♦ B♠ 10♠ 7♠ B♣ 10♣"
      And Third holds "XIX XVIII XVI XIII VI II K♥ C♥ B♥ C♦ A♦ K♣"
      And Dealer holds "XI IX VII I D♥ 3♥ 4♦ K♠ C♠ C♣ 9♣ 8♣"
      And the Talon is "D♦ 7♣ III" and "8♠ K♦ V"
      When the bidding goes "Vorhand Mein Spiel, Second Weiter, Third Weiter, Dealer Weiter, Vorhand Trischaken"
      And the play goes:
        | leader  | cards            |
        | Vorhand | XX XXI II VII    |
        | Second  | XIV XVI IX Sküs  |
        | Vorhand | XVII IV XIX XI   |
        | Third   | XIII I XV XII    |
        | Vorhand | D♣ 10♣ K♣ C♣     |
        | Third   | K♥ D♥ 2♥ 4♥      |
        | Third   | XVIII 8♣ VIII B♣ |
        | Third   | C♥ 3♥ A♥ 7♠      |
        | Third   | B♥ K♠ X 10♠      |
        | Vorhand | D♠ B♠ VI C♠      |
        | Third   | C♦ 4♦ 2♦ 3♦      |
        | Third   | A♦ 9♣ 9♠ B♦      |
      Then nobody is next
      And the Augen come to "Vorhand 17, Second 8, Third 36, Dealer 0"
      And the payments are "Vorhand -1, Second +1, Third -9, Dealer +9"

  @clause:KOE-SETTLING-062
  Rule: Both extra payments of Trischaken are made player by player and added to the base payment and to each other

    @position @dispute:trischaken-extras
    Scenario Outline: one player without a trick and one with 36
      Base −1, −1, +1, +1. Each: Vorhand −6 − 2, the third player +6 + 2. In all: −2 − 2/3 and +2 + 2/3. One between
      them: −6 and +6. Second player and dealer receive from the one what they pay to the other.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 40, Second 14, Third 0, Dealer 12"
      And the tricks are "Vorhand 7, Second 3, Third 0, Dealer 2"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -9, Second -1, Third +9, Dealer +1       |
        | total       | Vorhand -11/3, Second -1, Third +11/3, Dealer +1 |
        | one-between | Vorhand -7, Second -1, Third +7, Dealer +1       |

    @position @dispute:trischaken-extras
    Scenario Outline: a player without a trick and nobody with 36
      Base −1, −1, +1, +1; the third player receives 6, or 2 in all.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 30, Second 20, Third 0, Dealer 17"
      And the tricks are "Vorhand 5, Second 4, Third 0, Dealer 3"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -3, Second -3, Third +7, Dealer -1       |
        | total       | Vorhand -5/3, Second -5/3, Third +3, Dealer +1/3 |
        | one-between | Vorhand -3, Second -3, Third +7, Dealer -1       |

    @position @dispute:trischaken-extras
    Scenario Outline: a player with 36 and nobody without a trick
      Base −1, −1, +1, +1; Vorhand pays 6, or 2 in all.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 36, Second 14, Third 9, Dealer 8"
      And the tricks are "Vorhand 6, Second 3, Third 2, Dealer 1"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                         |
        | each-adds   | Vorhand -7, Second +1, Third +3, Dealer +3       |
        | total       | Vorhand -3, Second -1/3, Third +5/3, Dealer +5/3 |
        | one-between | Vorhand -7, Second +1, Third +3, Dealer +3       |

    @position @dispute:trischaken-extras
    Scenario Outline: two players without a trick and one with 36
      Base −1, +1, −1, +1. Each: without a trick +4 (the two cancel out), Vorhand −4 for them and −6 for her 36. One
      between: Vorhand owes the two of them 2 each, not 4.
      Given the reading "<reading>" of "trischaken-extras"
      And Trischaken is played
      And the Augen are "Vorhand 45, Second 0, Third 21, Dealer 0"
      And the tricks are "Vorhand 8, Second 0, Third 4, Dealer 0"
      When the deal is settled
      Then the payments are "<payments>"

      Examples:
        | reading     | payments                                        |
        | each-adds   | Vorhand -11, Second +7, Third -3, Dealer +7     |
        | total       | Vorhand -13/3, Second +3, Third -5/3, Dealer +3 |
        | one-between | Vorhand -7, Second +5, Third -3, Dealer +5      |
