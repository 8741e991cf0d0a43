"""Whether a diagnosis finds the mistakes of an engine: engines with several wrong rulings are drawn and diagnosed.

Half of the rulings are wrong only where a condition holds, which is drawn as well. What is measured can be changed here
alone; the diagnosis itself is in ``tarock_checking.diagnose``.
"""
