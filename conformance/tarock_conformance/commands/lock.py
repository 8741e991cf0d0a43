"""``tarock lock``: what people type, with its help; locks are made in the room ``lock``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Options, Rules
from tarock_conformance.process.exits import UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock lock gasthof.toml\n"
    "  tarock lock --rules lungau --option solorufer=below -o our.lock.jsonl\n"
    "  tarock lock --update gasthof.lock.jsonl"
)


def lock(
    profile: Annotated[
        Path | None,
        typer.Argument(metavar="[PROFILE]", help="The profile of a house; without one --rules is asked for."),
    ] = None,
    *,
    rules: Rules = None,
    option: Options = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where the lock goes; beside the profile if left out.")
    ] = None,
    update: Annotated[
        Path | None, typer.Option("--update", help="Renew this lock, and show what changes.", metavar="LOCK")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Write what --update shows without asking.")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes share it.", metavar="N")] = 2,
) -> None:
    """Lock a variant: write the questions that hold every ruling of it, with their right answers.

    Of all that the scenarios ask so few are chosen that every clause on which an answer rests is rested on, and every
    impostor, our engine with one ruling wrong, gives a wrong answer to one of them. `tarock check --lock` asks them.
    With --update every answer that changed since is shown with its clauses, and it is asked before anything is written.
    """
    from tarock_conformance.lock.writing import Locking, Renewing  # noqa: PLC0415 - loads the engine

    if update is None:
        if yes:
            message = "--yes: expected --update with it, which asks before it writes"
            raise UsageFaultError(message)
        chosen = {"rules": tuple(rules or ()), "pairs": tuple(option or ())}
        raise typer.Exit(Locking(profile=profile, output=output, workers=workers, **chosen).run())
    for name, value in {"PROFILE": profile, "--rules": rules, "--option": option, "--output": output}.items():
        if value:
            message = f"--update: the lock says itself what it is of and where it is, so it cannot go with {name}"
            raise UsageFaultError(message)
    raise typer.Exit(Renewing(path=update, sure=yes, workers=workers).run())
