"""How the command lives as a process: its streams and signals, its memory and clock, how it speaks and ends.

Nothing here knows rules or reports; the exit codes are promised in `docs/engine.md`, all else can be
changed here alone.
"""
