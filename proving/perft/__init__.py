"""Stored numbers of legal courses from a position, compared with those of an engine: ours, or another one.

A position is added to the file of a source without looking elsewhere; its numbers must come from two engines that
agree. The name comes from chess programs.
"""
