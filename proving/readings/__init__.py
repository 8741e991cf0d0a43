"""Which readings of an option the scenarios tell apart, and by which row.

How a row is played under every reading can be changed here alone.
"""
