"""What the ledger of a check comes to: figures, the state of each clause, the verdict, and the words for them.

Nothing here knows a format; whatever terminal, page, Markdown and JUnit are to say alike is decided here, in
English. The page alone speaks German too; its German words stand in ``pages/templates``, beside the English ones.
"""
