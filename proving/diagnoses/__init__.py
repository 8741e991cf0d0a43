"""Whether a diagnosis finds what an engine has wrong: engines with several wrong rulings at once, drawn at random.

Half of the rulings are wrong only where a condition holds, which is drawn as well.

What is looked at can be changed here alone; the look itself stands in ``tarock_checking.diagnose``.
"""
