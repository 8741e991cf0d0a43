"""What the command `tarock variant` does: a skeleton of a profile, a house in words, and two houses side by side.

What is shown and how can be changed here without looking at how a profile is read.
"""
