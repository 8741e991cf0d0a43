"""Plays scenarios with a driver, one after the other, and makes a verdict for each.

``charging`` finds the clauses that a failure is charged to; for a cause that is ``tarock_checking.diagnose``.
How scenarios are run can be changed here, as long as each planned one is reported exactly once.
"""
