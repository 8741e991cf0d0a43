"""The second opinion: the rules implemented a second time, independently of the engine, to find mistakes in either.

Random deals are played in both in lockstep, and every answer is compared. The folder of a source is written from its
text and may import neither the engine nor another source; only its `glue.py` and the lockstep use the engine.
"""
