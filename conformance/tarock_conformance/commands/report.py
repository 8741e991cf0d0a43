"""The options and help of ``tarock report``; ``tarock_checking.report`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import FORM, OUTPUT, LanguageOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock report tarock-report/lungau.jsonl\n"
    "  tarock report one.jsonl two.jsonl --format markdown -o report.md\n"
    "  tarock report tarock-report/proof-*.jsonl --format markdown\n"
    "  tarock report tarock-report/karl.jsonl --format bug -o issues\n"
    "  tarock report tarock-report/*.jsonl --format badge -o tarock.svg"
)


def report(
    ledgers: Annotated[tuple[Path, ...], typer.Argument(metavar="LEDGER", help="Ledgers of any kind.")],
    form: Annotated[str, FORM(help="table, markdown, html, junit, bug or badge.")] = "table",
    output: Annotated[Path | None, OUTPUT(help="Path of the report; by default stdout.")] = None,
    *,
    language: LanguageOptions,
) -> None:
    """Make a report from ledgers; the exit code is that of the worst.

    bug writes an issue in Markdown for each cause, and for each way to fail
    without one; each goes to a new file in the folder --output, which is
    made, or all to one file if that is a name such as issues.md.
    badge draws a picture (SVG) with the verdict of each ledger.
    Ledgers of `tarock check` make the report of a program. Ledgers about the
    suite (proof, exercise, coverage, mutation) make one report of what the
    suite would catch.
    """
    from tarock_checking.report.formats import report as make  # noqa: PLC0415 - loads the reports

    raise typer.Exit(make(ledgers, form, output, language.say))
