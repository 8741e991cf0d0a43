"""The options and help of ``tarock report``; ``tarock_checking.report`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import FORM, OUTPUT, Clauses, LanguageOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock report tarock-report/lungau.jsonl\n"
    "  tarock report one.jsonl two.jsonl --format markdown -o report.md\n"
    "  tarock report tarock-report/proof-*.jsonl --format markdown\n"
    "  tarock report tarock-report/karl.jsonl --format bug -o issues\n"
    "  tarock report tarock-report/*.jsonl --format badge -o tarock.svg\n"
    "  tarock report tarock-report/karl.jsonl --format result -o karl.json \\\n"
    "    --by NAME --relation authors --program FILE --lacks 'link=not public'"
)


class OfOneFormat(msgspec.Struct, frozen=True, kw_only=True):
    """What only those who ran a program know, for a result; and the clauses of contests."""

    by: Annotated[str | None, typer.Option("--by", help="For a result: who ran the program.", metavar="NAME")] = None
    relation: Annotated[
        str | None,
        typer.Option("--relation", help="For a result: authors, others or blind.", metavar="WHO"),
    ] = None
    link: Annotated[
        str | None, typer.Option("--link", help="For a result: where the program is.", metavar="ADDRESS")
    ] = None
    program: Annotated[
        Path | None, typer.Option("--program", help="For a result: the file that was run.", metavar="FILE")
    ] = None
    lacks: Annotated[
        tuple[str, ...],
        typer.Option("--lacks", help="For a result: why one of these is missing.", metavar="FACT=REASON"),
    ] = ()
    clause: Clauses = ()


def report(
    ledgers: Annotated[tuple[Path, ...], typer.Argument(metavar="LEDGER", help="Ledgers of any kind.")],
    form: Annotated[
        str, FORM(help="table, markdown, html, junit, bug, badge, result, contest or annotations.")
    ] = "table",
    output: Annotated[Path | None, OUTPUT(help="Path of the report; by default stdout.")] = None,
    *,
    given: OfOneFormat,
    language: LanguageOptions,
) -> None:
    """Make a report from ledgers; the exit code is that of the worst.

    bug writes an issue in Markdown for each cause, and for each way to fail
    without one; each goes to a new file in the folder --output, which is
    made, or all to one file if that is a name such as issues.md.
    badge draws a picture (SVG) with the verdict of each ledger.
    result writes what you can publish about a program (docs/results.md).
    contest writes an issue for each failure whose test you think is wrong.
    annotations are lines that GitHub Actions shows beside a job.
    Ledgers of `tarock check` make the report of a program. Ledgers about the
    suite (proof, exercise, coverage, mutation) make one report of what the
    suite would catch.
    """
    from tarock_checking.report.formats import report as make
    from tarock_checking.report.result_claims import FormatOptions

    raise typer.Exit(make(ledgers, form, output, language.say, FormatOptions(**msgspec.structs.asdict(given))))
