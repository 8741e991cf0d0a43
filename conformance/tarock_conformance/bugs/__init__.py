"""Realistic mistakes, a few lines each over the reference engine, and what catches them, for ``tarock prove --bugs``.

A mistake goes to ``tests/bugs``; how it is put before the suite can be changed here without looking at any of them.
"""
