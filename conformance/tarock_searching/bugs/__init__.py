"""Realistic mistakes for ``tarock prove --bugs``: each changes a few lines of the reference engine.

A mistake goes to ``tests/bugs``; how it is put before the suite can be changed here without looking at any of them.
"""
