"""Programs for us alone, which are not in the wheel: they test the suite and the engine, measure them, and make pages.

Each folder and each single file here is a program with a command of its own; `cli` is what they share. The proof,
``python -m proving``, runs all that test something, and the marked tests; the table of its parts is in `proof`.
Programs may import whatever they need; nothing that ships imports any of them. Their tests are in the folders of
``tests`` with the same names.
"""
