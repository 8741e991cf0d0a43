"""The rules implemented a second time, independently of the engine, and random deals that both play in lockstep.

The folder of a source is written from its text and may import neither the engine nor another source; only its `glue.py`
and the lockstep use the engine.
"""
