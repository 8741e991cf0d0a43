"""Whether the shortcuts of ``tarock weigh`` are right, and whether its shipped figures can be computed again.

``tarock weigh`` plays deals to find how often and how much each reading matters. How many deals and blocks are played
here can be changed here alone.
"""
