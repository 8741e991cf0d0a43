"""The search for causes: deviations from a rule set with which our engine gives a program's answers.

How candidates are scored can be changed here alone; which there are stands beside the reference engine.
"""
