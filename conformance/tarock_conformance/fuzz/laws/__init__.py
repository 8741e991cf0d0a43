"""Laws that hold of anybody's program, so that no right answer has to be known: what no deal may lose or make.

A new law goes to the module of what it is about and into ``LAWS`` of ``book.py``, its words to
``features/laws.toml``.
"""
