"""What scripts read of a run: one JSON object whose shape is written down as a schema.

A field may be added here without looking elsewhere; a field that goes or means something else raises its ``format``.
"""
