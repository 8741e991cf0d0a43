"""Plays the deals of ``tarock weigh``: simple players, and what would come of a deal by another reading.

Who plays, what a deal is and how the other reading is compared with it can be changed here without looking at the
rules; what is counted and shown of it is in ``tarock_searching.weigh``.
"""
