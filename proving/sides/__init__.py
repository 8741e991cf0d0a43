"""For each topic the smallest question to which the sources that know it have different answers.

They are stored in ``features/topics/sides.jsonl``, and show sources side by side. How they are searched for, and which
parts of an answer rest on a topic, can be changed here alone.
"""
