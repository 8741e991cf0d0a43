"""The campaign behind ``tarock prove``: wrong engines and changed expectations, each of which the suite must notice.

How they are tried can be changed here alone; which wrong engines there are stands beside the reference engine.
"""
