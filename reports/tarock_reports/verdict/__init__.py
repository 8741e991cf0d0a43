"""The results of a check, computed from its ledger: figures, the state of each clause, the verdict, and their words.

No format and no language is known here. What terminal, page, Markdown and JUnit have to say alike is decided here, as
messages. Terminal and page make sentences of them in each language; Markdown and JUnit are English.
"""
