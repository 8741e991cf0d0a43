"""Karls Tarockrunde: the rules that only its source has.

It can be changed without looking at another source. Every value (a price, a rank of games, a card that is bound) is in
``rulings``; the other modules have the rules that use it: the auction is in ``bidding``, the order of its games in
``bid_ranks``, and why a card may not be played in ``stichzwang`` (in Fahren ``fahren_duties``), for announced cards in
``play``.
"""
