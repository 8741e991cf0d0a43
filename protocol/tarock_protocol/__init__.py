"""The protocol between the suite and a program: messages, codec, schema, and how a program is run and asked.

A field of a question is in ``messages.questions``; where it is filled and read, a table in `CONTRIBUTING.md` lists.
Strangers rely on every word of it: what is changed here is changed in `docs/protocol.md`, and any break raises the
version.
"""
