"""The page of data of Karls Tarockrunde: every value with its clause, by rule area.

A value, a clause or a reading is changed here and nowhere else; ``rule_set`` puts the areas together.
"""
