"""A position or a course of a deal, explained: what is allowed, who wins, who pays, why, and by which readings not.

How a question is understood is the business of the room ``ask``; the protocol says what it means.
"""
