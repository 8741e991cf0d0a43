"""Reads `features`: clauses, open questions of the sources, and the plan of all scenarios.

Nothing here plays or asks; a new key of a catalogue file is added here and to `docs/adding-a-rule.md`, and nowhere
else.
"""
