"""Ledgers: the record of a run as a file of typed lines of JSON with a digest; all reports are made from them.

A line that is changed here changes what older readers of ledgers understand.
"""
