"""``tarock disputes``: questions of the table, what each source answers, and the options that decide them.

How a question is found, and what is printed of it, can be changed here alone; the topics themselves are data.
"""
