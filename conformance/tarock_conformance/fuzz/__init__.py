"""Questions that no scenario asks, put to a program and to the reference, for ``tarock fuzz``.

Where questions come from (``mutating``, ``courses``) can be changed without looking at how answers are held together.
"""
