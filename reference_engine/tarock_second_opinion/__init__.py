"""The rules told a second time, apart from the engine, and random deals that both play in lockstep.

A folder of a source is written from its text and may know neither the engine nor another source; only its `glue.py` and
the lockstep meet the engine.
"""
