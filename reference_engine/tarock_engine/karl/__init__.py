"""Karls Tarockrunde: the rules that only its source has.

It can be changed without looking at another source; the values that its clauses give are in ``rulings``.
"""
