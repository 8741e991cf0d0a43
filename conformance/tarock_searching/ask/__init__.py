"""Asks a program generated questions in blocks, and compares its answers with the right ones and with ``laws``.

How answers are compared can be changed here without looking at where the questions come from.
"""
