"""Examines a program that is being connected, step by step: what is wrong, and how to mend it.

It speaks to the program over the same pipes, with the same limits and the same warden as a check does.
"""
