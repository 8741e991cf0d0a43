"""Laws that hold for every program without knowing the right answer: what no deal may lose or create.

A new law goes to the module of what it is about and into ``LAWS`` of ``book.py``, its words to
``features/laws.toml``.
"""
