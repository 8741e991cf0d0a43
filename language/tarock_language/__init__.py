"""How a sentence is made: code says *what* as a message, and a language says *how*, from one catalogue.

``message`` holds what is said, and ``Language``, which makes the sentence at the edge of a program; ``catalogue`` has
the languages, ``data`` messages as plain data.
``catalogues`` holds a gettext file for each language but English; a new language is one more file there. Clauses,
topics and steps have their texts elsewhere: ``catalogue`` names the three places.
"""
