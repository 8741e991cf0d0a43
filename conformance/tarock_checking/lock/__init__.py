"""Locks: the questions that hold a variant fast, with their right answers. Made, written, read, renewed.

How questions are chosen and what the file looks like can be changed here alone; `docs/lock.md` says the same.
"""
