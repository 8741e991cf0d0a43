"""Exhaustive comparisons of the engine with the second opinion for Zwanzigerrufen.

A part added here is named in `parts.py`; what is right is asked of the second opinion.
"""
