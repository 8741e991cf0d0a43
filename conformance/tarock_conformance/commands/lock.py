"""The options and help of ``tarock lock``; ``tarock_checking.lock`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Options, Rules
from tarock_running.process.exits import UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock lock gasthof.toml\n"
    "  tarock lock --rules lungau --option solorufer=below -o our.lock.jsonl\n"
    "  tarock lock --update gasthof.lock.jsonl"
)


def lock(
    profile: Annotated[
        Path | None,
        typer.Argument(metavar="[PROFILE]", help="The profile of a house; without one, give --rules."),
    ] = None,
    *,
    rules: Rules = None,
    option: Options = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Path of the lock; by default beside the profile.")
    ] = None,
    update: Annotated[
        Path | None, typer.Option("--update", help="Renew this lock, and show what changes.", metavar="LOCK")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Write without asking.")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Number of processes.", metavar="N")] = 2,
) -> None:
    """Lock a variant: write the questions that test every ruling of it, with their right answers.

    Few questions are chosen from the scenarios, so that every clause is the
    ground of an answer, and every impostor (our engine with one ruling wrong)
    gives a wrong answer. `tarock check --lock` asks them.
    --update shows every answer that changed, with its clauses, and asks
    before it writes.
    """
    from tarock_checking.lock.writing import Locking, Renewing  # noqa: PLC0415 - loads the engine

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
