"""Whether the second opinion confirms the answers that are right under a reading other than the default.

The expectations of scenarios under such a reading are derived from the reference; here the same deals are played by the
second opinion. How it is given a deal can be changed here alone.
"""
