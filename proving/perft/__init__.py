"""Counts of legal courses to a depth, stored for each source and held against an engine, ours or another's.

A position is added to a source's file without looking elsewhere; its count must come from two tellings that agree.
"""
