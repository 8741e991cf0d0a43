"""How often the clause that a report blames first for failures without a known cause is the clause that is wrong.

The order of the clauses is made in ``tarock_reports.verdict.suspects``; what is measured can be changed here alone.
"""
