"""All mistakes put before the suite, each in a process of its own, and what is said of that."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from tarock_conformance.bugs.reading import bugs_folder, bugs_of
from tarock_conformance.bugs.trying import Attempt, CaughtBy, attempt
from tarock_conformance.process.exits import ExitCode, UsageFaultError
from tarock_conformance.process.progress import progress
from tarock_conformance.process.sharing import check_workers, shared_out
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import scripts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tarock_conformance.bugs.frame import RealisticBug


def prove_bugs(rules: Sequence[str], named: Sequence[str], workers: int, questions: int) -> ExitCode:
    """Put the mistakes about rule sets before the suite, those that are ``named`` or all; 1 where one goes unseen.

    ``questions`` is how many are put to each beside those of the scenarios.
    """
    check_workers(workers)
    unseen, known = 0, set[str]()
    for source in rules or sources():
        everything = bugs_of(source, bugs_folder())
        known |= {one.name for one in everything}
        chosen = tuple(one for one in everything if not named or one.name in named)
        if chosen:
            unseen += _proved(source, chosen, workers, questions)
    if missing := [name for name in named if name not in known]:
        message = f"--bug: there is no mistake called {missing[0]}; `tarock prove --bugs` names them all"
        raise UsageFaultError(message)
    return ExitCode.NOT_CONFORM if unseen else ExitCode.CONFORM


def _proved(source: str, chosen: tuple[RealisticBug, ...], workers: int, questions: int) -> int:
    """Try the mistakes about a rule set and say what caught each; how many nothing did."""
    found: list[Attempt] = []
    every = scripts(source)
    names = tuple(one.name for one in chosen)
    with (
        progress(f"{source}: mistakes", len(chosen)) as step,
        shared_out(lambda name: attempt(source, name, every, questions), names, workers) as attempts,
    ):
        for one in attempts:
            found.append(one)
            step(one.by is CaughtBy.NOTHING)
    for bug, one in zip(chosen, found, strict=True):
        caught = f"{one.by} after {one.questions:,} questions: {one.with_what}" if one.with_what else "nothing"
        sys.stdout.write(f"{source}: {bug.name} [{bug.kind}, {bug.area}]: {caught}\n")
    counts = Counter(one.by for one in found)
    told = ", ".join(f"{counts[by]} by {by}" for by in CaughtBy if counts[by])
    sys.stdout.write(f"{source}: {len(found)} mistakes: {told}\n")
    return counts[CaughtBy.NOTHING]
