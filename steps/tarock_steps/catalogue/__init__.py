"""What is to be asked, read from `features`: clauses, what sources leave open, and the plan of all scenarios.

Nothing here plays or asks; a new key of a catalogue file is added here and to `docs/adding-a-rule.md`, and nowhere
else.
"""
