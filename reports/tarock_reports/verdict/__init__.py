"""The results in a check's ledger: figures, the state of each clause, the verdict, and their words.

Nothing here knows a format; whatever terminal, page, Markdown and JUnit are to say alike is decided here, in
English. The page alone speaks German too; its German words stand in ``pages/templates``, beside the English ones.
"""
