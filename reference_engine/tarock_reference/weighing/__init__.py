"""How much a reading matters: deals of simple players, and their results by another reading.

Who plays, what a deal is and how the other reading is told from it can be changed here without looking at the rules;
what is counted and shown of it stands in ``tarock_searching.weigh``.
"""
