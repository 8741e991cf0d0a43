"""Zwanzigerrufen, with forty cards, no Talon and a called Tarock: the rules that only its source has.

It can be changed without looking at another source. Every value (a price, a rank of games, a card that is bound) is in
``rulings``; the other modules have the rules that use it: in place of an auction, ``bidding`` has Vorhand's choice of
a game; why a card may not be played is in ``play``.
"""
