"""Whether the scenarios distinguish the readings of each option: a row that passes under one reading alone.

How a row is played under every reading can be changed here alone.
"""
