"""The skeleton of an adapter: every question of the protocol with its types and an example, in several languages.

What it says of questions and answers is read from the types of the messages; `templates` has only what a language asks.
"""
