"""Plays scenarios with a driver, one after the other, and makes a verdict for each.

``charging`` finds the clauses that a failure is charged to; causes are charged where they are searched for.
How they are run can be changed here, as long as what was planned equals what is reported, exactly once.
"""
