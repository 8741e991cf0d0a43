"""Houses: the rules of a round, written as differences from a source in a few lines of TOML, and checked.

How a profile is read and what of it is refused can be changed here without looking at the rules or the protocol.
"""
