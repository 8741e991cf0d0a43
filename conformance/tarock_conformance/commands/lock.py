"""``tarock lock``: what people type, with its help; locks are made in the room ``lock``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Options, Rules

EXAMPLES: Final = (
    "Examples\n"
    "  tarock lock --rules koenigrufen\n"
    "  tarock lock --rules lungau --option solorufer=below --output our.lock.jsonl"
)


def lock(
    *,
    rules: Rules = None,
    option: Options = None,
    output: Annotated[
        Path | None, typer.Option("--output", help="Where the lock goes; NAME.lock.jsonl here if left out.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes share it.", metavar="N")] = 2,
) -> None:
    """Lock a variant: write the questions that hold every ruling of it, with their right answers.

    Of all that the scenarios ask so few are chosen that every clause on which an answer rests is rested on, and every
    impostor, our engine with one ruling wrong, gives a wrong answer to one of them. `tarock check --lock` asks them.
    """
    from tarock_conformance.lock.writing import Locking  # noqa: PLC0415 - loads the engine

    locking = Locking(rules=tuple(rules or ()), pairs=tuple(option or ()), output=output, workers=workers)
    raise typer.Exit(locking.run())
