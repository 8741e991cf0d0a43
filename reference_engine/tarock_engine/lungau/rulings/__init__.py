"""The rulings of Lungauer Königrufen: every value with its clause, by rule area.

Change a value, a clause or a reading of the engine here only. The second opinion has the same rules, on purpose in
words of its own, in the folder of this source in ``tarock_second_opinion``.

- ``counting``: everything up to the hands: cards, Augen, sessions, dealing
- ``bidding``: who may bid when and what, how bids are compared, call and Talon
- ``birds``: one record for each Vogerl, with all rulings on it alone
- ``contracts``: the games: the rank of each, and by what it multiplies
- ``announcing``: what is announced and doubled
- ``play``: the cards, Fahren included
- ``scoring``: the Prämien and the payments
- ``rule_set`` puts them together; ``clauses`` has the prefix of their ids
"""
