"""Mistakes drawn by a program, and what the suite catches each with: ``python -m proving.scoped``.

A mistake is one wrong ruling that shows only where three conditions meet. The conditions are drawn from the names and
values in questions that no campaign of the suite asks, so nobody can write scenarios or models towards them. How a
mistake is drawn must not be changed to improve a figure.
"""
