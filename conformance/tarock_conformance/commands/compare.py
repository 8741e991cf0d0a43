"""``tarock compare``: what people type, with its help; runs are held against each other in the room ``compare``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

EXAMPLES: Final = (
    "Examples\n"
    "  tarock compare before/lungau.jsonl tarock-report/lungau.jsonl\n"
    "  tarock compare main-report tarock-report --format json"
)


def compare(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="The earlier run: a ledger, or a folder of them.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The later run, likewise.")],
    *,
    form: Annotated[str, typer.Option("--format", help="table or json.", metavar="FORMAT")] = "table",
) -> None:
    """Say what got better and what got worse between two runs, clause by clause and cause by cause.

    The exit code is 1 where anything got worse: a scenario that passed and does not any more, one that was declined and
    is wrong now, or a clause of which that is so. Only what both runs asked in the same words is compared; in what
    else they differ (suite, rules, house, options, program) is said first, and how much only one of them asked.
    In a folder the ledgers of checks are compared rule set by rule set, those of whole runs before those of parts.
    """
    from tarock_conformance.compare.comparing import compare_runs  # noqa: PLC0415 - loads the reports

    raise typer.Exit(compare_runs(old, new, form))
