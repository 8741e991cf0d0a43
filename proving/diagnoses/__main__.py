"""``python -m proving.diagnoses karl``: of how many engines with wrong rulings a diagnosis finds just these.

Engines with one to six wrong rulings are drawn from a seed, asked as a check asks, and diagnosed. Exit codes: 0 every
rule set reaches the bar, 1 one does not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from proving.arguments import one_of
from proving.diagnoses.drawn import Drawing, DrawnEngine
from tarock_conformance.process.sharing import shared_out
from tarock_steps.catalogue.loading import sources

BAR: Final = 95
"""Of how many engines in a hundred the look should find all, and nothing more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw engines of each rule set, diagnose them, and tell of those that were not told as they come."""
    asked = _parser().parse_args(arguments)
    short = 0
    for source in asked.source or sources():
        drawing = Drawing(source, asked.seed)
        found: list[DrawnEngine] = []
        numbers = tuple(range(asked.first, asked.first + asked.engines))
        with shared_out(drawing.drawn, numbers, asked.workers) as outcomes:
            for one in outcomes:
                found.append(one)
                for line in _told(one):
                    sys.stdout.write(f"{source}: {line}\n")
                    sys.stdout.flush()
        sys.stdout.write(f"{source}: {_summary(found)}\n")
        short += 100 * _right(found) < BAR * len(found)
    return min(short, 1)


def _told(one: DrawnEngine) -> Iterator[str]:
    """What is told of an engine; only of one that was not found out, what it has and what it was taken to have."""
    if one.is_told_wholly:
        return
    seen = f"{one.failed} failures, {one.differs} of {one.questions} answers differ, {one.unseen} that were not heard"
    yield f"engine {one.number}: {'' if one.is_told else 'missed; '}{seen}"
    yield from (f"  has   {each}" for each in one.wrong if each not in one.found)
    yield from (f"  found {each}" for each in one.found if each not in one.wrong)


def _right(found: Sequence[DrawnEngine]) -> int:
    return sum(one.is_told for one in found)


def _summary(found: Sequence[DrawnEngine]) -> str:
    slowest = max(found, key=lambda one: one.seconds)
    share = 100 * _right(found) // len(found)
    wholly = f"{sum(one.is_told_wholly for one in found)} also where the suite could not hear them"
    longest = f"the longest look took {slowest.seconds:.0f} s of the processor's time, at {slowest.failed} failures"
    return f"{_right(found)} of {len(found)} engines found out ({share} %, expected {BAR} %), {wholly}; {longest}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.diagnoses", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(sources()), help="the rule sets (default: all)")
    parser.add_argument("--engines", type=int, default=200, help="how many of each rule set (default: 200)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first, to go on where a run was ended")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    return parser


if __name__ == "__main__":
    sys.exit(main())
