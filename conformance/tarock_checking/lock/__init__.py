"""Locks: files of few questions with right answers that test every ruling of a variant. Made, written, read, renewed.

A variant is a source under some readings, or a house. How questions are chosen and what the file looks like can be
changed here alone; `docs/lock.md` says the same.
"""
