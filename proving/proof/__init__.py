"""The proof: a table of parts, each with a command, and what narrows, runs and records them."""
