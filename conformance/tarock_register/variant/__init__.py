"""``tarock variant``: makes a profile skeleton, shows a house in words, and compares two houses.

What is shown and how can be changed here without looking at how a profile is read.
"""
