"""``tarock weigh``: how often each reading matters in deals that plain players play, and how much.

How deals are shared out, kept and told can be changed here; who plays and what would come of a deal by another reading
stands in ``tarock_reference.weighing``.
"""
