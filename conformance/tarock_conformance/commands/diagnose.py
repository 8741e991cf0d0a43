"""``tarock diagnose``: what people type, with its help; the look for causes stands in the room ``diagnose``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Timeout, Variant

EXAMPLES: Final = (
    "Examples\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --write our-house.toml\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --engine 'node adapter.js'\n"
    "  tarock diagnose tarock-report/koenigrufen.jsonl --ledger found.jsonl"
)


def diagnose(
    ledger: Annotated[Path, typer.Argument(metavar="LEDGER", help="The ledger of a check, with what was answered.")],
    *,
    write: Annotated[
        Path | None,
        typer.Option(
            "--write", help="Write what was found as a profile, which keeps the lines of --variant.", metavar="FILE"
        ),
    ] = None,
    name: Annotated[str, typer.Option("--name", help="What the profile calls the house.")] = "As found",
    variant: Variant = None,
    engine: Annotated[
        str | None,
        typer.Option("--engine", help="The program checked, asked what is still open.", metavar="'CMD …'"),
    ] = None,
    timeout: Timeout = 5.0,
    budget: Annotated[
        float | None,
        typer.Option("--budget", help="Seconds to look for causes; no end if left out.", metavar="SECONDS", min=0),
    ] = None,
    renewed: Annotated[
        Path | None,
        typer.Option("--ledger", help="Write the ledger with what was found in it, for reports.", metavar="NEW"),
    ] = None,
) -> None:
    """Say what a program really plays: the deviations that reproduce what it answered, from the ledger of a check.

    A deviation is a reading, a ruling with another value, or a game or item that is not known; it is found by exact
    replay of the program's own answers, and told with how many failures it explains, how many scenarios that passed
    agree with it, the smallest example, and the line of a profile that says it.
    Nobody is asked anew, unless with --engine: where several explanations fit equally, the program is then asked a
    question to which they say different things.
    With --write the profile found is written, each line with its evidence: strike out what is a fault, keep what is a
    rule of the house, and check by it. A look takes from seconds to some minutes; Ctrl-C ends it, and so does --budget,
    with what was found by then; what is known so far is then held against the whole run, which takes some seconds more.
    The ledger of a run by a house needs its profile, with --variant: what is found is what
    the program does otherwise than that house, and the profile written keeps the lines of the house beside it.
    LEDGER stays as it is. With --ledger a new one is written that has what was found in the place of what the check
    found; `tarock report` makes its page, or an issue for each cause, from that one.
    """
    from tarock_conformance.diagnose.telling import Diagnosing  # noqa: PLC0415 - loads the engine
    from tarock_conformance.inputs.engine import EngineChoice  # noqa: PLC0415

    whom = None if engine is None else EngineChoice(command=engine, timeout=timeout)
    raise typer.Exit(
        Diagnosing(
            ledger=ledger, write=write, name=name, variant=variant, engine=whom, budget=budget, renewed=renewed
        ).run()
    )
