"""The page of data of Karls Tarockrunde: every value with its clause, by rule area.

A value, a clause or a reading is changed here and nowhere else.
``counting`` has everything up to the hands (cards, Augen, sessions, dealing), ``auction`` the call and the Talon too,
``play`` Fahren, and ``scoring`` the Boni, the payments and the Renonce; ``rule_set`` puts the areas together.
"""
