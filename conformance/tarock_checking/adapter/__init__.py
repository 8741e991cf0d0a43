"""Skeletons of adapters in several languages, with every question of the protocol, its types and an example.

What it says of questions and answers is read from the types of the messages; `templates` has only what a language asks.
"""
