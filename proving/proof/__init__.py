"""The proof: a table of its parts, each with a command; which of them have to run; how they run, and their records."""
