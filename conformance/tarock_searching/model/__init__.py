"""Models: descriptions of a kind of question by axes with values, from which questions are drawn.

A row has a value for each axis, and can be turned into a question and back. Rows are drawn so that any three values
meet. What a kind of question consists of can be changed here without looking at how rows are drawn, counted and asked.
"""
