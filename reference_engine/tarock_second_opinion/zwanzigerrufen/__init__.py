"""Zwanzigerrufen, told a second time from its source.

What stands here knows nothing of the engine but for `glue.py`.
"""
