"""The page of data of Lungauer Königrufen: every value with its clause, by rule area.

A value, a clause or a reading is changed here and nowhere else.
``counting`` has everything up to the hands (cards, Augen, sessions, dealing), ``auction`` the call and the Talon too,
``play`` Fahren, and ``scoring`` the Prämien and the payments; ``rule_set`` puts the areas together.
"""
