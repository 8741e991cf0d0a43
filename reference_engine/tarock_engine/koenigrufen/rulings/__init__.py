"""The page of data of Tarock-Königrufen: every value with its clause, by rule area.

A value, a clause or a reading is changed here and nowhere else.
``counting`` has everything up to the hands (cards, Augen, sessions, dealing), ``auction`` the call and the Talon too,
``play`` Trischaken, and ``scoring`` the Boni and the payments; ``rule_set`` puts the areas together.
"""
