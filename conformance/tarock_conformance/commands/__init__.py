"""The command line interface: a module for each command with its options, help and examples. Light to import.

The work stands in a room of another package and is loaded when the command runs; a help text can be changed here alone.
"""
