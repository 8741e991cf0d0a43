Feature: Dealing

  # A pack from the top is dealt as 6 + 6 + 6 + 6, then 6 for the Stock, then once more 6 + 6 + 6 + 6: 24 + 6 + 24 = 54.
  # The pack in canonical order falls apart like this:
  #   1st hand Sküs XXI XX XIX XVIII XVII    K♦ D♦ C♦ B♦ A♦ 2♦
  #   2nd hand XVI XV XIV XIII XII XI        3♦ 4♦ K♠ D♠ C♠ B♠
  #   3rd hand X IX VIII VII VI V            10♠ 9♠ 8♠ 7♠ K♣ D♣
  #   4th hand IV III II I K♥ D♥             C♣ B♣ 10♣ 9♣ 8♣ 7♣
  #   Stock    C♥ B♥ A♥ 2♥ 3♥ 4♥
  # Knocked on, the same pack gives the Stock Sküs XXI XX XIX XVIII XVII and these packets:
  #   1st XVI XV XIV XIII XII XI X IX VIII VII VI V
  #   2nd IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥
  #   3rd K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠
  #   4th 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣

  Background:
    Given the rules "koenigrufen"

  @clause:KOE-DEALING-001
  Rule: Dealing, bidding and play go round counter-clockwise

    Example: the direction at a table of four
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

    Example: bidding and play go round as the deal does
      The dealer sits at seat 1, so Vorhand on his right has seat 2. The hands are those that come from this pack.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And Vorhand holds "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds "XVI XV XIV XIII XII XI 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And the Talon is "C♥ B♥ A♥" and "2♥ 3♥ 4♥"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn
      When the bidding goes "Vorhand Mein Spiel"
      Then it is Second's turn to bid
      When Second bids "Weiter"
      Then it is Third's turn to bid
      When Third bids "Weiter"
      Then it is Dealer's turn to bid
      When Dealer bids "Weiter"
      And Vorhand bids "Trischaken"
      And Vorhand plays "2♦"
      Then it is Second's turn to play
      When Second plays "3♦"
      Then it is Third's turn to play
      When Third plays "V"
      Then it is Dealer's turn to play

    Example: the direction at a table of five
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Fourth" in turn

    Example: the direction after klopfen
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "4, 3, 2, 1" are chosen
      When the pack is dealt
      Then the direction is counter-clockwise
      And the packets go to "Vorhand, Second, Third, Dealer" in turn

  @clause:KOE-DEALING-003
  Rule: The player to the dealer's left cuts

    Example: at a table of four the Third cuts
      Vorhand is on the dealer's right, so the last seat before the dealer is on his left.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Third cuts

    Example: at a table of five the Fourth cuts
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Fourth cuts

    Scenario Outline: the left-hand neighbour cuts wherever the dealer sits
      Given a table of <players>
      And the dealer is at seat <seat>
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then <player> cuts

      Examples:
        | players | seat | player |
        | 4       | 0    | Third  |
        | 4       | 1    | Third  |
        | 4       | 2    | Third  |
        | 5       | 0    | Fourth |
        | 5       | 3    | Fourth |

    Example: three cards lifted go to the bottom
      The pack then begins with XIX and ends with Sküs XXI XX.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And 3 cards are lifted
      When the pack is dealt
      Then Third cuts
      And the halves of the Talon are "2♥ 3♥ 4♥" and "K♦ D♦ C♦"
      And Vorhand holds exactly "XIX XVIII XVII XVI XV XIV B♦ A♦ 2♦ 3♦ 4♦ K♠"
      And Dealer holds exactly "I K♥ D♥ C♥ B♥ A♥ 9♣ 8♣ 7♣ Sküs XXI XX"

    Example: a cut just below the Stock
      30 cards lifted leave 24, the second round, on top; the 25th to 30th card are now the first six of the old pack.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And 30 cards are lifted
      When the pack is dealt
      Then Third cuts
      And the halves of the Talon are "Sküs XXI XX" and "XIX XVIII XVII"
      And Vorhand holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ XVI XV XIV XIII XII XI"
      And Dealer holds exactly "C♣ B♣ 10♣ 9♣ 8♣ 7♣ C♥ B♥ A♥ 2♥ 3♥ 4♥"

  @clause:KOE-DEALING-004
  Rule: Each active player receives twelve cards, six in each of two rounds

    Example: four hands of two packets
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Second holds exactly "XVI XV XIV XIII XII XI 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: another pack, the same packets
      Nine cards are named: six for Vorhand and three for Second. Below them lie Sküs to II and then the suits.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ A♥ A♦ I"
      When the pack is dealt
      Then Vorhand holds exactly "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ K♥ D♥ C♥ B♥ K♦ D♦"
      And Second holds exactly "A♥ A♦ I Sküs XXI XX C♦ B♦ K♠ D♠ C♠ B♠"
      And Third holds exactly "XIX XVIII XVII XVI XV XIV 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Dealer holds exactly "XIII XII XI X IX VIII C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: five at the table, four hands of twelve
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"
      And Fourth holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:KOE-DEALING-005
  Rule: The first packet of a round goes to the dealer's right, the others follow counter-clockwise

    Example: Vorhand first, the dealer last
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"

    Example: the first packet goes to the dealer's right wherever he sits
      With the dealer at seat 1 the packets go to the seats 2, 3, 0 and 1.
      Given the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Third holds exactly "X IX VIII VII VI V 10♠ 9♠ 8♠ 7♠ K♣ D♣"

    Example: among five the first packet passes by the dealer
      With the dealer at seat 2 the packets go to the seats 3, 4, 0 and 1.
      Given a table of 5
      And the dealer is at seat 2
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"

  @clause:KOE-DEALING-006
  Rule: Between the two rounds six cards go to the middle as the Stock

    Example: the cards below the first round
      The Stock lies below 4 × 6 = 24 cards.
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

    Example: another pack, another Stock
      Below the nine cards named lie Sküs to II, of which fifteen, down to VIII, end the first round.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ A♥ A♦ I"
      When the pack is dealt
      Then the halves of the Talon are "VII VI V" and "IV III II"

    Example: six cards for the middle at a table of five as well
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

  @clause:KOE-DEALING-007
  Rule: At a table of five the dealer gives cards to the other four only

    Example: the dealer of five goes without
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Fourth holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer sits out

    Example: another dealer of five goes without
      The dealer has seat 0; the Fourth is on his left, at seat 4.
      Given a table of 5
      And the dealer is at seat 0
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Vorhand holds exactly "Sküs XXI XX XIX XVIII XVII K♦ D♦ C♦ B♦ A♦ 2♦"
      And Fourth holds exactly "IV III II I K♥ D♥ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer sits out

  @clause:KOE-DEALING-008
  Rule: Instead of cutting, the player to the dealer's left may knock on the pack (klopfen)

    @clause:KOE-DEALING-003
    Example: the Third knocks
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Third cuts
      And the halves of the Talon are "Sküs XXI XX" and "XIX XVIII XVII"

    Example: among five the Fourth knocks
      He sits on the dealer's left and has the last choice as well.
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "1, 2, 4, 3" are chosen
      When the pack is dealt
      Then Fourth cuts
      And the halves of the Talon are "Sküs XXI XX" and "XIX XVIII XVII"
      And Fourth holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠"

  @clause:KOE-DEALING-009
  Rule: After klopfen the first six cards are the Stock

    Example: the top of the pack
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then the halves of the Talon are "Sküs XXI XX" and "XIX XVIII XVII"

    Example: three Könige on top of the pack lie in the Stock
      Given the pack is "K♥ K♦ K♠ 4♥"
      And the pack is knocked on and packets "4, 1, 3, 2" are chosen
      When the pack is dealt
      Then the halves of the Talon are "K♥ K♦ K♠" and "4♥ Sküs XXI"

    Example: the top of the pack among five
      Given a table of 5
      And the pack is "4♦ 3♦ 2♦ A♦ B♦ C♦"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then the halves of the Talon are "4♦ 3♦ 2♦" and "A♦ B♦ C♦"

  @clause:KOE-DEALING-010
  Rule: After klopfen the other 48 cards are laid out as four packets of twelve

    Example: the packets taken as they lie
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "XVI XV XIV XIII XII XI X IX VIII VII VI V"
      And Second holds exactly "IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Third holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Dealer holds exactly "10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

    Example: another pack
      Below the six for the Stock lie K♣ D♣, then the trumps from the top: ten of them belong to the first packet.
      Given the pack is "4♥ 4♦ 3♥ 3♦ 2♥ 2♦ K♣ D♣"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "K♣ D♣ Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII"
      And Second holds exactly "XII XI X IX VIII VII VI V IV III II I"
      And Third holds exactly "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠"
      And Dealer holds exactly "C♠ B♠ 10♠ 9♠ 8♠ 7♠ C♣ B♣ 10♣ 9♣ 8♣ 7♣"

  @clause:KOE-DEALING-011
  Rule: After klopfen the players choose a packet in turn, the one to the dealer's right first

    Example: Vorhand takes the second packet, Second the first, Third the last
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "2, 1, 4, 3" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Second holds exactly "XVI XV XIV XIII XII XI X IX VIII VII VI V"
      And Third holds exactly "10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠"

    Example: the dealer has what the others leave
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "3, 4, 2, 1" are chosen
      When the pack is dealt
      Then Vorhand holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Second holds exactly "10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Third holds exactly "IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Dealer holds exactly "XVI XV XIV XIII XII XI X IX VIII VII VI V"

    Example: the first to choose sits on the dealer's right wherever he sits
      With the dealer at seat 2 Vorhand has seat 3.
      Given the dealer is at seat 2
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "4, 3, 1, 2" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Dealer" in turn
      And Vorhand holds exactly "10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
      And Dealer holds exactly "IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"

  @clause:KOE-DEALING-012
  Rule: At a table of five the dealer chooses no packet

    Example: four packets for the other four
      Given a table of 5
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "2, 1, 4, 3" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Vorhand holds exactly "IV III II I K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥"
      And Fourth holds exactly "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠"
      And Dealer sits out

    Example: the Fourth has what the other three leave
      Given a table of 5
      And the dealer is at seat 1
      And the pack is "Sküs XXI XX XIX XVIII XVII"
      And the pack is knocked on and packets "4, 3, 2, 1" are chosen
      When the pack is dealt
      Then the packets go to "Vorhand, Second, Third, Fourth" in turn
      And Fourth holds exactly "XVI XV XIV XIII XII XI X IX VIII VII VI V"
      And Dealer sits out

  @clause:KOE-DEALING-014
  Rule: The two sets of the Stock are its first three and its last three cards as they were dealt

    Example: the sets of a pack that was cut
      Given the pack is "Sküs XXI XX XIX XVIII XVII"
      When the pack is dealt
      Then the halves of the Talon are "C♥ B♥ A♥" and "2♥ 3♥ 4♥"

    Example: the sets of a pack that was knocked on
      The six cards that lay on top, in their order.
      Given the pack is "K♥ 4♦ III B♣ 7♠ Sküs"
      And the pack is knocked on and packets "1, 2, 3, 4" are chosen
      When the pack is dealt
      Then the halves of the Talon are "K♥ 4♦ III" and "B♣ 7♠ Sküs"

    @dispute:talon-halves
    Scenario Outline: what lies before the declarer
      The three that he groups for himself are named in canonical order.
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "K♥ 3♦ B♠" and "II 9♠ D♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      Then it is Vorhand's turn to decide on the Talon
      And "<these>" may be chosen
      And "<those>" may not be chosen

      Examples:
        | reading  | these                                  | those                        |
        | as-dealt | first, second                          | II K♥ 3♦, II K♥ D♣, K♥ 3♦ D♣ |
        | free     | II K♥ 3♦, II K♥ D♣, K♥ 3♦ B♠, II 9♠ D♣ | first, second                |

    @dispute:talon-halves
    Scenario Outline: two cards of one set and one of the other
      Given the reading "<reading>" of "talon-halves"
      And the Talon is "K♥ 3♦ B♠" and "II 9♠ D♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "II K♥ D♣"
      Then that is <verdict>
      And it is Vorhand's turn to <deed>

      Examples:
        | reading  | verdict | deed                |
        | as-dealt | refused | decide on the Talon |
        | free     | allowed | lay away            |

    Example: where the sets are free, the declarer holds the three that he put together
      Given the reading "free" of "talon-halves"
      And Vorhand holds "Sküs XX XIX D♥ C♥ 4♥ K♦ D♦ K♠ 7♠ K♣ 7♣"
      And the Talon is "K♥ 3♦ B♠" and "II 9♠ D♣"
      When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
      And Vorhand takes the cards "II K♥ D♣"
      Then Vorhand holds exactly "Sküs XX XIX II K♥ D♥ C♥ 4♥ K♦ D♦ K♠ 7♠ K♣ D♣ 7♣"
