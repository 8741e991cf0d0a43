"""Programs of ours that hold suite and engine against the sources: they measure, count, compare, and make pages.

Each folder is one of them, with its own command, and knows whatever it needs; nothing that ships knows any of them, and
none is in the wheel. What holds them right stands under the same name in `tests`.
"""
