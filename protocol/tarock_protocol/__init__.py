"""The protocol between the suite and a program: messages, codec, schema, and how a program is run and asked.

Strangers rely on every word of it: what is changed here is changed in `docs/protocol.md`, and any break raises the
version.
"""
