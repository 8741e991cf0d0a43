"""A house: a source as one round plays it, written down in a few lines of TOML and held against what can be played.

How a profile is read and what of it is refused can be changed here without looking at the rules or the protocol.
"""
