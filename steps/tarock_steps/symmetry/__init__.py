"""Relabels questions so that the right answer changes in a known way: other seats, other suits, exchanged Talon halves.

A new symmetry goes to ``symmetries.py``, and what it means and where it does not hold to ``features/symmetries.toml``.
"""
