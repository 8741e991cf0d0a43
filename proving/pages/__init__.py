"""The pages that are made and not written: those of the options, the tables of README and proof, and the schemas.

Whoever changes their form makes them anew with `python -m proving.pages` and commits them.
"""
