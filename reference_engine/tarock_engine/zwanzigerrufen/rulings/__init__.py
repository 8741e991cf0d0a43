"""The page of data of Zwanzigerrufen: every value with its clause, by rule area.

A value, a clause or a reading is changed here and nowhere else.
``counting`` has everything up to the hands (cards, Augen, sessions, dealing), ``auction`` the call too, and ``scoring``
the bonuses and the payments; ``rule_set`` puts the areas together.
"""
