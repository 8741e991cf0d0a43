"""Writes a find as the steps of a scenario: what is asked, and what the right answer is.

Which phrases are used can be changed here alone; the phrases themselves are in ``tarock_steps.words``.
"""
