"""Counterparts of questions, whose right answers follow: other seats, other suits, the halves of the Talon exchanged.

A new symmetry goes to ``symmetries.py``, and what it means and where it does not hold to ``features/symmetries.toml``.
"""
