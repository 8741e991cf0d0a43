"""What a program really plays: the deviations from a rule set that reproduce what it answered.

How candidates are weighed can be changed here alone; which there are stands beside the reference engine.
"""
