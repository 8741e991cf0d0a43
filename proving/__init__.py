"""Programs of ours that hold suite and engine against the sources: they measure, count, compare, and make pages.

Each folder is one of them, with a command of its own, and so are the single files; `cli` is what they share. The
proof runs them and the marked tests, part by part: ``python -m proving``, whose parts are in `proof`. Programs know
whatever they need; nothing that ships knows any of them, and none is in the wheel. Their tests are in `tests`, by name.
"""
