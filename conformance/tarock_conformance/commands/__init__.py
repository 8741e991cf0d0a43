"""What people type, a module for each command: its options, its help and its examples, light to load.

The work stands in a room of its own and is loaded when the command runs; a help text can be changed here alone.
"""
