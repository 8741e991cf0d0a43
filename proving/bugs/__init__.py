"""``python -m proving.bugs``: mistakes as authors of engines make them, and which test of the suite catches each first.

The mistakes are in ``tests/bugs``; each changes a few lines of the reference engine. How they are put before the suite
can be changed here without looking at any of them.
"""
