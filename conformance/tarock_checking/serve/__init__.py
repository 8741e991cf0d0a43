"""Serves the reference engine on stdin and stdout.

How lines are read and written can be changed here alone; what they say is the protocol's.
"""
