"""Karls Tarockrunde, told for the comparison of everything that can be had.

A part added here is named in `parts.py`; what is right is asked of the second opinion, never of the engine.
"""
