"""``tarock compare``: compares the ledgers of two runs.

What is better and what is worse is decided in the verdicts of the reports, and nothing here needs to know it.
"""
