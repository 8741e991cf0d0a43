"""The JSON output for scripts, and the results that somebody publishes, with their schemas.

A field may be added here without looking elsewhere; a field that goes or means something else raises its ``format``.
"""
