"""Answers the protocol's questions about Tarock-Königrufen, as far as it differs from other sources.

How its questions are read and refused can be changed here without looking at another source.
"""
