"""The rulings of Zwanzigerrufen: every value with its clause, by rule area.

In the engine a value, a clause or a reading is changed here and nowhere else. Apart from the engine it is told again
on purpose in ``tarock_second_opinion``, in the folder of this source.

- ``counting``: everything up to the hands: cards, Augen, sessions, dealing
- ``auction``: auction and call
- ``contracts``: the games, and what each counts
- ``announcing``: what is announced and doubled
- ``play``: the cards
- ``scoring``: the bonuses and the payments
- ``rule_set`` puts them together; ``clauses`` has the prefix of their ids
"""
