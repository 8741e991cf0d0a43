"""The options and help of ``tarock compare``; ``tarock_checking.compare`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import FORM, LanguageOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock compare before/lungau.jsonl tarock-report/lungau.jsonl\n"
    "  tarock compare main-report tarock-report --format json"
)


def compare(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="The earlier run: a ledger, or a folder of them.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The later run: a ledger, or a folder of them.")],
    *,
    form: Annotated[str, FORM(help="table or json.")] = "table",
    language: LanguageOptions,
) -> None:
    """List what got better and worse between two runs, by clause and by cause.

    The exit code is 1 if anything got worse: a scenario that passed and does
    not any more, one that was declined and is wrong now, or such a clause.
    Only what both runs asked in the same words is compared; the output begins
    with other differences (suite, rules, house, options, program).
    In a folder, ledgers are compared by rule set, whole runs before parts.
    """
    from tarock_checking.compare.comparing import compare_runs

    raise typer.Exit(compare_runs(old, new, form, language.say))
