"""Where a program that is new begins: a few questions of each source, from easy to a whole deal.

Which they are stands in `questions.toml`; what is right is what a reference engine answers, never a copy of it.
"""
