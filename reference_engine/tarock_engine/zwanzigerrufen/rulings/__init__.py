"""The rulings of Zwanzigerrufen: every value with its clause, by rule area.

Change a value, a clause or a reading of the engine here only. The second opinion has the same rules, on purpose in
words of its own, in the folder of this source in ``tarock_second_opinion``.

- ``counting``: everything up to the hands: cards, Augen, sessions, dealing
- ``bidding``: who may begin with which game, which game goes before which, and the call
- ``contracts``: the games, and what each counts
- ``announcing``: what is announced and doubled
- ``play``: the cards
- ``scoring``: the bonuses and the payments
- ``rule_set`` puts them together; ``clauses`` has the prefix of their ids
"""
