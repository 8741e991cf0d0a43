"""``tarock init``: writes skeletons of adapters in several languages: programs that answer the protocol's questions.

A skeleton has every question with its types and an example, all of them declined. Questions and answers are read from
the types of the messages; `templates` has only what a language asks.
"""
