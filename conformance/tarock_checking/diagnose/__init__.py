"""The search for causes: deviations from a rule set with which our engine gives a program's answers.

``charged_clauses`` decides which clauses a cause is charged to; for a single failure that is ``tarock_steps.suite``.
How candidates are scored can be changed here alone; which candidates there are is in ``tarock_reference.deviations``.
"""
