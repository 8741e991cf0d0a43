"""Lungauer Königrufen for the comparison of everything that can be had.

A part added here is named in `parts.py`; what is right it asks the second opinion, never the engine.
"""
