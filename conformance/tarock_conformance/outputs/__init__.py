"""Where a run's files go, and how two runs in one folder keep apart.

What stands in the files is no matter here; the places are promised in `docs/engine.md`, how they are taken is not.
"""
