"""``python -m proving.retold karl``: whether the second opinion confirms the answers that change with a reading.

Under every reading that is no default the deals are told once more that scenarios ask about and of which something else
is right then. Exit codes: 0 nothing differs, 1 something does, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from proving.arguments import one_of
from proving.retold.gathering import changed
from tarock_conformance.prove.readings import ReadingChoice, Suite, reading_choices
from tarock_second_opinion.confirming import parted
from tarock_second_opinion.deals import can_be_told
from tarock_second_opinion.sources import SOURCES
from tarock_steps.suite.scripts import scripts


class Confirmed(NamedTuple):
    """What came of one reading: answers that change, the deals told and those that cannot be, and what differs."""

    choice: ReadingChoice
    answers: int
    deals: int
    untold: int
    differing: tuple[str, ...]


def confirmed(suite: Suite, choice: ReadingChoice) -> Confirmed:
    """Tell the deals once more that change with a reading, and compare."""
    source, found = SOURCES[suite.source], changed(suite, choice)
    told = [one for one in found.deals if can_be_told(one.question)]
    parting = ((one, parted(source, one)) for one in told)
    differing = tuple(f"{one.scenario}: {where}" for one, where in parting if where)
    return Confirmed(choice, found.answers, len(told), len(found.deals) - len(told), differing)


@functools.cache
def _suite(source: str) -> Suite:
    return Suite.of(source, scripts(source))


def _confirmed(job: tuple[str, int]) -> Confirmed:
    source, number = job
    return confirmed(_suite(source), reading_choices(source)[number])


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell."""
    asked = _parser().parse_args(arguments)
    return max(played(source, asked.option, asked.jobs) for source in asked.source or SOURCES)


def played(source: str, option: str | None, jobs: int) -> int:
    """Compare one source under all its readings, or those of one option; 1 where something differs."""
    wanted = [(source, place) for place, one in enumerate(reading_choices(source)) if option in (None, one.option)]
    _suite(source)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        found = pool.map(_confirmed, wanted, chunksize=1)
    for one in found:
        for difference in one.differing if option else one.differing[:1]:
            sys.stdout.write(f"{one.choice.option}={one.choice.reading}: {difference}\n")
    silent = [f"{one.choice.option}={one.choice.reading}" for one in found if not one.deals]
    for name in silent:
        sys.stdout.write(f"{source}: nothing that it could confirm under {name}\n")
    sys.stdout.write(f"{source}: {_summary(found)}\n")
    sys.stdout.flush()
    return int(any(one.differing for one in found))


def _summary(found: Sequence[Confirmed]) -> str:
    answers, deals = sum(one.answers for one in found), sum(one.deals for one in found)
    untold, differing = sum(one.untold for one in found), sum(len(one.differing) for one in found)
    silent = sum(not one.deals for one in found)
    return (
        f"{answers} derived answers under {len(found)} readings, told once more in {deals} deals: {differing} differ; "
        f"{untold} deals it does not know, {silent} readings with nothing that it could confirm"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.retold", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(tuple(SOURCES)), help="the rule sets (default: all)")
    parser.add_argument("--option", help="only the readings of this option, with every difference")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
