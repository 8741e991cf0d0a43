"""Reports on a terminal: tables, cards in their colours, scenarios step by step.

Looks can be changed here alone; figures and words come from ``verdict`` and ``evidence``.
"""
