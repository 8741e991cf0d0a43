"""The options and help of ``tarock diagnose``; ``tarock_checking.diagnose`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import (
    ENGINE,
    LEDGER,
    CausesBudget,
    LanguageOptions,
    TableOrJson,
    Timeout,
    Variant,
)

EXAMPLES: Final = (
    "Examples\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --write our-house.toml\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --engine 'node adapter.js'\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --ledger found.jsonl"
)


class FurtherOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The program that is asked further questions, if one is, and the seconds of the search."""

    engine: Annotated[str | None, ENGINE(help="The program that was checked, for further questions.")] = None
    timeout: Timeout = 5.0
    budget: CausesBudget = None


class FoundFiles(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed, and the files for what was found: a profile with the name of its house, and a ledger."""

    write: Annotated[
        Path | None,
        typer.Option(
            "--write", help="Write what was found as a profile; it keeps the lines of --variant.", metavar="FILE"
        ),
    ] = None
    name: Annotated[str, typer.Option("--name", help="The name of the house in the profile.")] = "As found"
    renewed: Annotated[
        Path | None, LEDGER(help="Write a new ledger with what was found, for reports.", metavar="NEW")
    ] = None
    form: TableOrJson = "table"


def diagnose(
    ledger: Annotated[Path, typer.Argument(metavar="LEDGER", help="The ledger of a check.")],
    *,
    found: FoundFiles,
    variant: Variant = None,
    asked: FurtherOptions,
    language: LanguageOptions,
) -> None:
    """Find out what a program really plays, from the ledger of a check.

    A deviation is a reading, a ruling with another value, an unknown game
    or item, or a field of the questions that is ignored. It is found by
    replaying the program's own answers, and printed with the failures it
    explains, the passed scenarios that agree, the smallest example, and its
    line of a profile.
    With --engine the program is asked further questions, for example one
    that decides between two explanations that fit equally well.
    --write writes a profile, each line with its evidence: delete what is a
    fault, keep what is a house rule, and check by it.
    The search takes seconds or some minutes. Ctrl-C or --budget ends it
    within about a second, and what was found by then is printed. --budget
    is processor time; by the clock it is at most four times as long.
    The ledger of a run by a house needs its profile, with --variant; the
    profile written keeps the lines of the house.
    LEDGER is not changed. --ledger writes a new one with what was found, for
    `tarock report`. --format json prints the run with its causes as one
    object, like `tarock check --format json`; see `tarock schema check`.
    """
    from tarock_checking.diagnose.diagnosis import Diagnosing
    from tarock_running.inputs.engine import EngineChoice

    whom = None if asked.engine is None else EngineChoice(command=asked.engine, timeout=asked.timeout, say=language.say)
    raise typer.Exit(
        Diagnosing(
            ledger=ledger,
            write=found.write,
            name=found.name,
            variant=variant,
            engine=whom,
            budget=asked.budget,
            renewed=found.renewed,
            is_json=found.form == "json",
            say=language.say,
        ).run()
    )
