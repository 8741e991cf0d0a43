"""``tarock fuzz``: generates questions that no scenario asks, and compares a program with the reference.

Where questions come from (``mutating``, ``courses``) can be changed without looking at how answers are held together.
"""
