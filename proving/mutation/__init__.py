"""How many small changes to the code of the engine the scenarios, the impostors and the laws notice.

It is a measurement: no reasons are kept for changes that nothing notices. How it is done can be changed here alone.
"""
