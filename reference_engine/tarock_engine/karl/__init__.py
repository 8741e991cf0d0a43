"""Karls Tarockrunde: what its source plays in its own way.

All of it can be changed without looking at another source; what it says as a value stands in ``rulings``.
"""
