"""How much of a small change to the engine's code is noticed, by the scenarios and by the laws.

It is a measurement: what it makes of a survivor can be changed here alone, and no reasons are kept.
"""
