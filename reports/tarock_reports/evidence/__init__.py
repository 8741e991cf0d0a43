"""What the suite would catch, computed from the ledgers about the suite itself.

Figures only, as ``verdict`` has them of a program; how they look can be changed elsewhere without touching this.
"""
