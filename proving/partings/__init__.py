"""For each two readings of an option the smallest question and the smallest deal whose answers differ: a parting.

They are stored in ``features/<source>/partings.jsonl`` and shown on the site. How they are searched for, what counts as
small, and who confirms them can be changed here alone.
"""
