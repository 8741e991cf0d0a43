"""Exhaustive comparisons of the engine with the second opinion for Karls Tarockrunde.

A part added here is named in `parts.py`; what is right is asked of the second opinion, never of the engine.
"""
