"""The record of a run as a file: its lines by kind, how they are written, read again and held against their digest.

Everything else is made from these; a line that is changed here changes what older readers of ledgers understand.
"""
