"""``tarock serve``: the reference engine as a program that answers the protocol on stdin and stdout.

How lines are read and written can be changed here alone; what they say is the protocol's.
"""
