"""How often the clause that failures without a cause are named after is the broken one.

What is measured can be changed here alone; the order of the clauses stands in ``tarock_reports.verdict.suspects``.
"""
