"""The command as a process: streams, signals, memory, clock, progress and exit codes.

Nothing here knows rules or reports; the exit codes are promised in `docs/engine.md`, all else can be
changed here alone.
"""
