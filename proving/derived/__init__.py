"""Whether the scenarios can still be asked under each reading of each option, and which clauses then have no scenario.

An expectation under another reading is derived from the reference engine (``tarock_steps.suite.deriving``). This
measurement can be changed without looking at anything else.
"""
