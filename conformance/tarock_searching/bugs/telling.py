"""Runs the suite against every mistake, each in its own process, and shows the results."""

from __future__ import annotations

import functools
import sys
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from tarock_checking.playing.by_default import vectors_by_default
from tarock_running.outputs.places import FOLDER
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_running.process.progress import progress
from tarock_running.process.sharing import can_fork, done_apart, shared_out
from tarock_searching.bugs.reading import bugs_folder, bugs_of
from tarock_searching.bugs.trying import Attempt, CaughtBy, SourceTrial, attempt
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import scripts
from tarock_steps.suite.vectors import NO_VECTORS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tarock_searching.bugs.frame import RealisticBug


def prove_bugs(
    rules: Sequence[str], named: Sequence[str], workers: int, questions: int, *, laws_only: bool = False
) -> ExitCode:
    """Put the mistakes about rule sets before the suite, those that are ``named`` or all; 1 where one goes unseen.

    ``questions`` is how many are put to each beside those of the scenarios. With ``laws_only`` the mistakes are put
    before the laws and nothing else.
    """
    if not can_fork():
        message = "--bugs: a mistake is made in a forked process, and this system has none"
        raise UsageFaultError(message)
    unseen, known = 0, set[str]()
    for source in rules or sources():
        everything = bugs_of(source, bugs_folder())
        known |= {one.name for one in everything}
        chosen = tuple(one for one in everything if not named or one.name in named)
        if chosen:
            suite = SourceTrial(source, (), NO_VECTORS, questions)
            if not laws_only:
                vectors = done_apart(functools.partial(vectors_by_default, source))
                suite = suite._replace(scripts=scripts(source), vectors=vectors)
            found = _tried(source, chosen, workers, functools.partial(attempt, suite, laws_only=laws_only))
            unseen += _told(source, chosen, found)
            if chosen == everything and not laws_only:
                _kept(source, found)
    if missing := [name for name in named if name not in known]:
        message = f"--bug: there is no mistake called {missing[0]}; `tarock prove --bugs` names them all"
        raise UsageFaultError(message)
    return ExitCode.NOT_CONFORM if unseen else ExitCode.CONFORM


def _tried(
    source: str, chosen: tuple[RealisticBug, ...], workers: int, trying: Callable[[str], Attempt]
) -> list[Attempt]:
    """Try the mistakes about a rule set."""
    found: list[Attempt] = []
    names = tuple(one.name for one in chosen)
    with (
        progress(f"{source}: mistakes", len(chosen)) as step,
        shared_out(trying, names, workers) as attempts,
    ):
        for one in attempts:
            found.append(one)
            step(one.by is CaughtBy.NOTHING)
    return found


def _told(source: str, chosen: tuple[RealisticBug, ...], found: Sequence[Attempt]) -> int:
    """Say what caught each mistake; how many nothing did."""
    for bug, one in zip(chosen, found, strict=True):
        caught = f"{one.by} after {one.questions:,} questions: {one.with_what}" if one.with_what else "nothing"
        sys.stdout.write(f"{source}: {bug.name} [{bug.kind}, {bug.area}]: {caught}\n")
    counts = Counter(one.by for one in found)
    told = ", ".join(f"{counts[by]} by {by}" for by in CaughtBy if counts[by])
    sys.stdout.write(f"{source}: {len(found)} mistakes: {told}\n")
    return counts[CaughtBy.NOTHING]


def _kept(source: str, found: Sequence[Attempt]) -> None:
    """Write down what caught all mistakes about a rule set: the page of the project tells it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"bugs-{source}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    sys.stdout.write(f"kept: {path}\n")
