"""Mistakes as authors make them, and what the suite catches each with: ``python -m proving.bugs``.

The mistakes are in ``tests/bugs``; each changes a few lines of the reference engine. How they are put before the suite
can be changed here without looking at any of them.
"""
