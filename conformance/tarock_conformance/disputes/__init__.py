"""The register of disputes: the questions of the table, what each source says to them, and what they hang on.

How a question is found, and what is printed of it, can be changed here alone; the topics themselves are data.
"""
