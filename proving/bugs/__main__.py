"""``python -m proving.bugs karl``: which test of the suite catches each mistake in ``tests/bugs`` first.

Each mistake is tried in its own process: on all scenarios, first by their steps and then by whole answers; on some
scenarios with seats or suits exchanged; then by the laws and other questions of ``tarock fuzz``. Exit codes: 0 all are
caught, 1 one is not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from proving import cli
from proving.bugs.loading import bugs_of
from proving.bugs.trying import Attempt, CaughtBy, SourceTrial, attempt
from proving.bugs.wrong_engine import RealisticBug
from tarock_checking.playing.by_default import vectors_by_default
from tarock_language.message import ENGLISH
from tarock_running.outputs.places import FOLDER
from tarock_running.process.progress import progress
from tarock_running.process.sharing import can_fork, done_apart, shared_out
from tarock_steps.catalogue.further import further_questions
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.suite.vectors import NO_VECTORS


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the mistakes, and show what catches each."""
    return cli.run(_parser(), _missed, arguments)


def _missed(asked: argparse.Namespace) -> int:
    """How many mistakes nothing catches. Raises CommandError for a name that no mistake has."""
    if not can_fork():
        message = "a mistake is made in a forked process, and this system has none"
        raise cli.CommandError(message)
    known = {source: bugs_of(source) for source in asked.source}
    names = {bug.name for bugs in known.values() for bug in bugs}
    if missing := [name for name in asked.bug if name not in names]:
        message = f"there is no mistake called {missing[0]}; `python -m proving.bugs` names them all"
        raise cli.CommandError(message)
    return sum([_missed_of(source, bugs, asked) for source, bugs in known.items()])


def _missed_of(source: str, bugs: Sequence[RealisticBug], asked: argparse.Namespace) -> int:
    """How many mistakes about a rule set nothing catches, of those that are asked for."""
    chosen = [bug for bug in bugs if not asked.bug or bug.name in asked.bug]
    if not chosen:
        return 0
    suite = SourceTrial(source, (), NO_VECTORS, asked.questions)
    if not asked.laws_only:
        vectors = done_apart(functools.partial(vectors_by_default, source))
        further = map(Script.of, further_questions(source))
        suite = suite._replace(scripts=(*scripts(source), *further), vectors=vectors)
    trying = functools.partial(attempt, suite, laws_only=asked.laws_only)
    found = _attempts(source, [bug.name for bug in chosen], asked.jobs, trying)
    missed = _tell(source, chosen, found)
    if chosen == [*bugs] and not asked.laws_only:
        _store(source, found)
    return missed


def _attempts(source: str, names: Sequence[str], jobs: int, trying: Callable[[str], Attempt]) -> list[Attempt]:
    """What catches each mistake about a rule set."""
    found: list[Attempt] = []
    with (
        progress(f"{source}: mistakes", len(names), say=ENGLISH) as step,
        shared_out(trying, tuple(names), jobs) as attempts,
    ):
        for tried in attempts:
            found.append(tried)
            step(tried.by is CaughtBy.NOTHING)
    return found


def _tell(source: str, chosen: Sequence[RealisticBug], found: Sequence[Attempt]) -> int:
    """Show what caught each mistake, and return how many nothing did."""
    for bug, tried in zip(chosen, found, strict=True):
        caught = f"{tried.by} after {tried.questions:,} questions: {tried.with_what}" if tried.with_what else "nothing"
        cli.tell(f"{source}: {bug.name} [{bug.kind}, {bug.area}]: {caught}")
    counts = Counter(tried.by for tried in found)
    told = ", ".join(f"{counts[by]} by {by}" for by in CaughtBy if counts[by])
    cli.tell(f"{source}: {len(found)} mistakes: {told}")
    return counts[CaughtBy.NOTHING]


def _store(source: str, found: Sequence[Attempt]) -> None:
    """Write what caught all mistakes about a rule set; ``proving.pages`` makes a table of it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"bugs-{source}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    cli.tell(f"stored: {path}")


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--bug", action="append", default=[], metavar="NAME", help="only this one; may be repeated")
    parser.add_argument("--laws-only", action="store_true", help="try the mistakes on laws alone")
    parser.add_argument("--questions", type=int, default=20_000, help="questions for each mistake (default: 20000)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
