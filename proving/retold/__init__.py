"""Whether the second opinion says the same as the answers from which expectations are derived, under every reading.

How a deal of a scenario is put before it can be changed here alone.
"""
