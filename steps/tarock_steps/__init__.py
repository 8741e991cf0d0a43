"""Turns the scenarios of the features into questions that any program can be asked, and judges its answers.

Cards are text here, and no engine is known; each folder knows only those before it in this list: ``catalogue``,
``table``, ``expect``, ``words``, ``suite``. A new phrase is a function in the module of its area in ``words``.
"""
