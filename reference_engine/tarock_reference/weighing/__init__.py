"""What a reading is worth: deals played by plain players, and what would come of each by another reading.

Who plays, what a deal is and how the other reading is told from it can be changed here without looking at the rules;
what is counted and shown of it stands in ``tarock_conformance.weigh``.
"""
