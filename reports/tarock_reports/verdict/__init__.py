"""What the ledger of a check comes to: figures, the state of each clause, the verdict, and the words for them.

Nothing here knows a format; whatever terminal, page, Markdown and JUnit are to say alike is decided here.
"""
