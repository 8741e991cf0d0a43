"""Reports of every format from ledgers, for ``tarock report`` and for the campaigns when they close.

Which ledgers go together is decided here; what a report shows stands in the package of the reports.
"""
