"""Turns the words of the features into questions that any engine can be asked.

Cards are text here, and no engine is known; each folder knows only those that stand before it:
``catalogue``, ``table``, ``expect``, ``words``, ``suite``.
"""
