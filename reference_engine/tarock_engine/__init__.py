"""The reference engine: Austrian Tarock from the order of the pack to the payments, every answer with its grounds.

Mechanics that several sources share stand here, a folder for each source beside them; a source can be changed without
looking at the others, shared mechanics only with all four in view.
"""
