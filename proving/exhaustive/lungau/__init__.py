"""Lungauer Königrufen, told for the comparison of everything that can be had.

A part added here is named in `parts.py`; it is told from the source, never from the engine.
"""
