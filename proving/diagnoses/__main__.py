"""``python -m proving.diagnoses karl``: how many engines with wrong rulings a diagnosis finds out.

Engines with one to six wrong rulings are drawn from a seed, asked as a check asks, and diagnosed. Half of the mistakes
are made only where one or two conditions hold: on a value, a length, a limit, or a word in a list. An engine is found
out if the causes that the diagnosis names give the answers of the engine, and are no more than its mistakes. Exit
codes: 0 every rule set reaches the bar, 1 one does not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving import cli
from proving.diagnoses.drawn import Drawing, DrawnEngine, Naming
from tarock_running.process.sharing import shared_out

BAR: Final = 95
"""How many engines in a hundred a diagnosis should find out."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw engines of each rule set, diagnose them, and print a line for each as it comes. Returns the exit code."""
    return cli.run_each(_parser(), _is_below_the_bar, arguments)


def _is_below_the_bar(source: str, asked: argparse.Namespace) -> bool:
    """Draw and diagnose engines of a source, and print what comes of each; whether too few were found out."""
    drawing = Drawing(source, asked.seed, asked.scoped, asks_back=not asked.ledger_alone)
    found: list[DrawnEngine] = []
    numbers = tuple(range(asked.first, asked.first + asked.engines))
    with shared_out(drawing.drawn, numbers, asked.jobs) as outcomes:
        for engine in outcomes:
            found.append(engine)
            cli.tell(*(f"{source}: {line}" for line in _told(engine)))
    cli.tell(f"{source}: {_summary(found)}")
    return 100 * _right(found) < BAR * len(found)


def _told(one: DrawnEngine) -> Iterator[str]:
    """A line about an engine; for one that was not found out wholly, also its wrong rulings and the causes found.

    The line says how many mistakes were named in which way, how many causes are false, and how long the diagnosis took.
    """
    counts = _in_words(Counter(one.wrong.values()))
    yield f"engine {one.number}: {len(one.wrong)} drawn, {counts}, {len(one.false)} false; {one.seconds:.1f} s"
    if one.is_wholly_found_out and not one.false:
        return
    missed = "" if one.is_found_out else "missed; "
    yield (
        f"  {missed}{one.failed} failures, {one.differs} of {one.questions} answers differ,"
        f" {one.differs_unasked} to questions that were not asked"
    )
    yield from (f"  has   {ruling} ({naming})" for ruling, naming in one.wrong.items() if ruling not in one.found)
    yield from (f"  found {ruling}" for ruling in one.found if ruling not in one.wrong)
    yield from (f"  false {ruling}" for ruling in one.false)


def _in_words(counts: Mapping[Naming, int]) -> str:
    """How many mistakes were named in which way."""
    return ", ".join(f"{counts.get(naming, 0)} {naming}" for naming in Naming)


def _right(found: Sequence[DrawnEngine]) -> int:
    return sum(engine.is_found_out for engine in found)


def _summary(found: Sequence[DrawnEngine]) -> str:
    slowest = max(found, key=lambda engine: engine.seconds)
    share = 100 * _right(found) // len(found)
    wholly = f"{sum(engine.is_wholly_found_out for engine in found)} also where the suite did not ask them"
    drawn = Counter(naming for engine in found for naming in engine.wrong.values())
    named = f"of {drawn.total()} mistakes {_in_words(drawn)}"
    false = f"{sum(len(engine.false) for engine in found)} false causes"
    longest = (
        f"the longest diagnosis took {slowest.seconds:.0f} s of the processor's time, at {slowest.failed} failures"
    )
    return (
        f"{_right(found)} of {len(found)} engines found out ({share} %, expected {BAR} %), {wholly}; "
        f"{named}; {false}; {longest}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--engines", type=int, default=200, help="how many of each rule set (default: 200)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first, to go on where a run was ended")
    parser.add_argument(
        "--scoped", type=int, default=50, help="how many mistakes of 100 have a condition (default: 50)"
    )
    parser.add_argument("--ledger-alone", action="store_true", help="diagnose from the answers to the scenarios alone")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other engines")
    return parser


if __name__ == "__main__":
    sys.exit(main())
