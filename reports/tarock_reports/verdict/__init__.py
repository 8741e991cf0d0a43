"""The results in a check's ledger: figures, the state of each clause, the verdict, and their words.

Nothing here knows a format or a language; whatever terminal, page, Markdown and JUnit are to say alike is decided
here, as messages. Terminal and page make sentences of them in each language; Markdown and JUnit are English.
"""
