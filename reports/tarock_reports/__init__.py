"""From the ledgers of runs to tables, pages, badges and diffs."""
