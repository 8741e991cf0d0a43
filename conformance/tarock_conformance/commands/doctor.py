"""``tarock doctor``: what people type, with its help; the examination stands in the room ``doctor``."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import InLanguage, Language, Rules, Timeout, Variant

EXAMPLES: Final = (
    "Examples\n"
    "  tarock doctor --engine 'python3 score_pad.py'\n"
    "  tarock doctor --engine 'node adapter.js' --rules lungau --language de\n"
    "  tarock doctor --engine ./adapter --variant gasthof.toml"
)


def doctor(
    *,
    engine: Annotated[str, typer.Option("--engine", help="The program to look at.", metavar="'CMD …'")],
    rules: Rules = None,
    variant: Variant = None,
    timeout: Timeout = 5.0,
    budget: Annotated[
        float, typer.Option("--budget", min=0.1, help="Seconds for all questions together.", metavar="SECONDS")
    ] = 120.0,
    language: InLanguage = Language.EN,
) -> None:
    """Look at a program that is being connected, step by step, and say what is wrong and how it is mended.

    Does it start, and answer hello? Can its answers be read, and do they belong to their questions? Is what hello
    names there? Then it is asked a few questions of every kind that it offers, from easy to a whole deal, by each rule
    set that it plays: right or wrong, and how long they took.
    Ends with one line that says what comes first now; the exit codes are those of a check.
    """
    from tarock_conformance.doctor.english import ENGLISH  # noqa: PLC0415 - time that other commands need not spend
    from tarock_conformance.doctor.examination import Examination  # noqa: PLC0415
    from tarock_conformance.doctor.german import GERMAN  # noqa: PLC0415
    from tarock_conformance.doctor.telling import DoctorReport  # noqa: PLC0415
    from tarock_conformance.inputs.engine import EngineChoice  # noqa: PLC0415
    from tarock_conformance.process.console import console  # noqa: PLC0415

    whom = EngineChoice(command=engine, timeout=timeout, variant=variant)
    report = DoctorReport(console(), GERMAN if language is Language.DE else ENGLISH)
    raise typer.Exit(Examination(whom, tuple(rules or ()), report, budget).run())
