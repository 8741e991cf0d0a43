"""``tarock identify``: what people type, with its help; the look itself stands in the room ``diagnose``."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import InLanguage, Language, Timeout

EXAMPLES: Final = (
    "Examples\n"
    "  tarock identify --engine 'python3 adapter.py'\n"
    "  tarock identify --engine 'node adapter.js' --language de"
)


def identify(
    *,
    engine: Annotated[str, typer.Option("--engine", help="The program to identify.", metavar="'CMD …'")],
    timeout: Timeout = 5.0,
    language: InLanguage = Language.EN,
    budget: Annotated[
        float | None,
        typer.Option("--budget", help="Seconds to look for causes; no end if left out.", metavar="SECONDS", min=0),
    ] = None,
) -> None:
    """Say which source a program comes nearest to, and what it plays otherwise, with few questions.

    The names of rules in its hello may be any. For each of them it is asked a few questions to which the sources say
    different things, until one source is well ahead; then some scenarios of every clause of that source, and what goes
    otherwise there is explained as after a check, within --budget.
    Exit code 3 where what it answers tells no source from another.
    """
    from tarock_conformance.diagnose.identifying import ENGLISH, GERMAN, Identifying  # noqa: PLC0415 - loads the engine
    from tarock_conformance.inputs.engine import EngineChoice  # noqa: PLC0415

    whom = EngineChoice(command=engine, timeout=timeout)
    raise typer.Exit(
        Identifying(engine=whom, words=GERMAN if language is Language.DE else ENGLISH, budget=budget).run()
    )
