"""``python -m proving.pages``: make the pages in ``docs`` that nobody writes: options, rulings, tables, schemas.

Whoever changes the form of a page here makes all anew and commits them.
"""
