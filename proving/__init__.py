"""Programs of ours that hold suite and engine against the sources: they measure, count, compare, and make pages.

Each folder is one of them, with a command of its own (`released` is so small that a file will do), and knows whatever
it needs; nothing that ships knows any of them, and none is in the wheel. Their tests stand in `tests`, by their names.
"""
