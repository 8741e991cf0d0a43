"""Lungauer Königrufen, implemented a second time from its source.

Only `glue.py` imports anything of the engine.
"""
