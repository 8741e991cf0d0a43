"""The first questions for a new program, from easy ones to a whole deal.

Which they are stands in `questions.toml`; what is right is what a reference engine answers, never a copy of it.
"""
