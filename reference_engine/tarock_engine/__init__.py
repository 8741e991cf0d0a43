"""The reference engine: Austrian Tarock from the order of the pack to the payments, every answer with its grounds.

This package has the mechanics that several sources share, and a folder for each source. Change a source without
looking at the others; change shared mechanics only with all four in view.

In a source's folder ``bidding`` has the auction, ``play`` why a card may not be played, such as a bound Pagat, and
``rulings`` every value; what sources share is in the modules of these names here, and ``refusals`` makes a sentence
of a duty. ``play_rules`` (with announcements) and ``scoring_rules`` only declare what each ruling means.
"""
