"""The reference engine: Austrian Tarock from the order of the pack to the payments, every answer with its grounds."""
