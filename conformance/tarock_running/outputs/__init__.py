"""The places of a run's files, and how two runs in one folder stay apart.

What stands in the files is no matter here; the places are promised in `docs/engine.md`, how they are taken is not.
"""
