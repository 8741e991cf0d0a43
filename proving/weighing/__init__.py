"""Whether the short cuts of ``tarock weigh`` are right, and whether the figures that ship come out again.

How many deals and blocks are played for that can be changed here alone.
"""
