"""A program that is being connected, looked at step by step: what is wrong with it, and how it is mended.

It speaks to the program over the same pipes, with the same limits and the same warden as a check does.
"""
