"""The options and help of ``tarock lock``; ``tarock_checking.lock`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import OUTPUT, LanguageOptions, Options, Rules, Workers
from tarock_language.message import message
from tarock_running.process.exits import UsageFaultError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock lock gasthof.toml\n"
    "  tarock lock --rules lungau --option solorufer=below -o our.lock.jsonl\n"
    "  tarock lock --update gasthof.lock.jsonl"
)


class NewLockOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The rules that a new lock is of, and where it is written."""

    rules: Rules = ()
    option: Options = ()
    output: Annotated[Path | None, OUTPUT(help="Path of the lock; by default beside the profile.")] = None


class RenewedLockOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The lock to renew, and whether it is written without asking."""

    update: Annotated[
        Path | None, typer.Option("--update", help="Renew this lock, and show what changes.", metavar="LOCK")
    ] = None
    yes: Annotated[bool, typer.Option("--yes", help="Write without asking.")] = False


def lock(
    profile: Annotated[
        Path | None,
        typer.Argument(metavar="[PROFILE]", help="The profile of a house; without one, give --rules."),
    ] = None,
    *,
    fresh: NewLockOptions,
    renewed: RenewedLockOptions,
    workers: Workers = 2,
    language: LanguageOptions,
) -> None:
    """Lock a variant: write the questions that test every ruling of it, with their right answers.

    Few questions are chosen from the scenarios, so that every clause is the
    ground of an answer, and every impostor (our engine with one ruling wrong)
    gives a wrong answer. `tarock check --lock` asks them.
    --update shows every answer that changed, with its clauses, and asks
    before it writes.
    """
    from tarock_checking.lock.lock_command import Locking, Renewing

    if renewed.update is not None:
        _refuse_beside_update(profile, fresh)
        raise typer.Exit(Renewing(path=renewed.update, sure=renewed.yes, workers=workers, say=language.say).run())
    if renewed.yes:
        raise UsageFaultError(message("--yes: expected --update with it, which asks before it writes"))
    locking = Locking(
        profile=profile,
        output=fresh.output,
        workers=workers,
        rules=fresh.rules,
        pairs=fresh.option,
        say=language.say,
    )
    raise typer.Exit(locking.run())


def _refuse_beside_update(profile: Path | None, fresh: NewLockOptions) -> None:
    """Refuse whatever a lock says itself."""
    given = {"PROFILE": profile, "--rules": fresh.rules, "--option": fresh.option, "--output": fresh.output}
    for name, value in given.items():
        if value:
            raise UsageFaultError(
                message(
                    "--update: the lock says itself what it is of and where it is, so it cannot go with {option}",
                    option=name,
                )
            )
