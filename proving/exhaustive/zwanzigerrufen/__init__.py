"""Zwanzigerrufen, compared in every case that can be had; the cases are here, the second opinion says what is right.

A part added here is named in `parts.py`.
"""
