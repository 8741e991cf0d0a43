"""Exhaustive comparisons of the engine with the second opinion for Tarock-Königrufen.

A part added here is named in `parts.py`; what is right in its cases is asked of the second opinion, never the engine.
"""
