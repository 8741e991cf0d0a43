"""Turns a find into the steps of a scenario in words: what is asked, and what the right answer is.

Which phrases are used can be changed here alone; the phrases themselves stand in ``tarock_steps.words``.
"""
