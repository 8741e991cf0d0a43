"""What the suite would catch in an engine, computed from the ledgers about the suite itself, such as proofs.

Figures only, as ``verdict`` has them of a program; how they look can be changed elsewhere without touching this.
"""
