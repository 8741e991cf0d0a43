"""Whatever can be counted to the end: every trick, hand, auction or settlement of a kind, beside an own telling.

A part can be added to a source's `parts.py` without looking elsewhere; its arithmetic is told from the source, never
from the engine.
"""
