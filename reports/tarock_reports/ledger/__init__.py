"""Ledgers: the record of a run as a file of typed lines with a digest.

Everything else is made from these; a line that is changed here changes what older readers of ledgers understand.
"""
