"""``tarock report``: makes reports of every format from ledgers.

Which ledgers go together is decided here; what a report shows stands in the package of the reports.
"""
