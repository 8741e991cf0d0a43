"""Whether a diagnosis finds what an engine has wrong: engines with several wrong rulings at once, drawn at random.

What is looked at can be changed here alone; the look itself stands in ``tarock_checking.diagnose``.
"""
