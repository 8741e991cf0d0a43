"""Reports on a terminal: tables, cards in colour, scenarios step by step.

Looks can be changed here alone; figures and words come from ``verdict`` and ``evidence``.
"""
