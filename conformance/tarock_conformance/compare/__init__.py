"""Two runs held against each other, for ``tarock compare``: which ledgers are meant, and what is said of them.

What is better and what is worse is decided in the verdicts of the reports, and nothing here needs to know it.
"""
