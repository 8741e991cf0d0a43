"""Laws: what must hold between a program's answers, whatever the right answers are, such as that no card is lost.

A new law goes to the module of its subject and into ``LAWS`` of ``book.py``, its words to ``features/laws.toml``.
"""
