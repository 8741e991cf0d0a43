"""Validates what a command line names: rule sets, options, clauses, scenarios, the program.

A check of one input can be changed here alone, as long as it names the place and what was expected.
"""
