"""Explains a position or a deal: what is allowed, who wins, who pays, why, and where readings differ.

How a question is understood is the business of the room ``ask``; the protocol says what it means.
"""
