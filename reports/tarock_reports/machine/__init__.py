"""The JSON output for scripts, with its schema.

A field may be added here without looking elsewhere; a field that goes or means something else raises its ``format``.
"""
