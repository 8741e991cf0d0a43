"""Tarock-Königrufen in the comparison of everything that can be had.

A part added here is named in `parts.py`; what is right in its cases is asked of the second opinion, never the engine.
"""
