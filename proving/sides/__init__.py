"""Sources side by side: for each topic a question on which those that know it part, as small as one is found.

How it is looked for, and what of an answer rests on a topic, can be changed here alone.
"""
