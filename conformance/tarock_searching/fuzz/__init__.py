"""The campaign of ``tarock fuzz``: it asks a program generated questions, searches for causes, and reports.

The order of the campaign, its packs, its record and its page can be changed here alone; how a single question is made,
asked, reduced and written is decided in the rooms beside it.
"""
