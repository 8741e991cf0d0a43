"""``python -m proving.scoped``: draw mistakes at random, and find out which questions of the suite catch each first.

A mistake is one wrong ruling that shows only where three conditions meet. The conditions are drawn from the names and
values in questions that no campaign of the suite asks, so nobody can write scenarios or models towards them. How a
mistake is drawn must not be changed to improve a figure.
"""
