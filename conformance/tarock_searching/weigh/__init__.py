"""``tarock weigh``: how often each reading matters in deals of simple players, and how much.

How deals are shared out, kept and told can be changed here; who plays and what would come of a deal by another reading
stands in ``tarock_reference.weighing``.
"""
