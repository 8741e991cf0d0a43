"""Asks generated questions in blocks, and compares a program's answer with the right one and with ``laws``.

How answers are held together can be changed here without looking at where the questions come from.
"""
