"""``python -m proving.derived karl``: how much of a suite is asked under each single reading, and what is left bare.

With ``--option`` only the readings of one option, with what is not playable under them. Exit codes: 0 every reading
reaches the bar, 1 one does not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import os
import sys
from collections.abc import Iterator, Sequence

from proving.arguments import one_of
from proving.derived.asked import BAR, UnderReading, under_reading
from tarock_conformance.process.sharing import shared_out
from tarock_conformance.prove.readings import reading_choices
from tarock_steps.catalogue.loading import sources


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the scenarios under each reading, and tell."""
    asked = _parser().parse_args(arguments)
    short = 0
    for source in asked.source or sources():
        chosen = tuple(one for one in reading_choices(source) if asked.option in {None, one.option})
        found: list[UnderReading] = []
        with shared_out(functools.partial(under_reading, source), chosen, asked.workers) as outcomes:
            for one in outcomes:
                found.append(one)
                for line in _told(one, barred=asked.option is not None):
                    sys.stdout.write(f"{line}\n")
                    sys.stdout.flush()
        sys.stdout.write(f"{source}: {_summary(found)}\n")
        short += sum(not one.reaches_the_bar for one in found)
    return min(short, 1)


def _told(one: UnderReading, *, barred: bool) -> Iterator[str]:
    asked = f"{one.asked} of {one.chosen} asked, {one.derived} derived"
    if one.reaches_the_bar and not barred:
        return
    yield f"{one.in_words}: {asked}"
    if one.bare:
        yield f"  bare: {', '.join(one.bare)}"
    if one.abolished:
        yield f"  abolished: {', '.join(one.abolished)}"
    for clauses, number in one.barred.most_common(None if barred else 3):
        yield f"  {number} not playable: {clauses}"


def _summary(found: Sequence[UnderReading]) -> str:
    enough = sum(100 * one.asked >= BAR * one.chosen for one in found)
    bare = sum(bool(one.bare) for one in found)
    asked, chosen = sum(one.asked for one in found), sum(one.chosen for one in found)
    derived = sum(one.derived for one in found)
    return (
        f"{len(found)} readings: {enough} with at least {BAR} % asked, {bare} that leave a clause bare; "
        f"{asked} of {chosen} scenarios asked, {derived} of them derived"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.derived", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(sources()), help="the rule sets (default: all)")
    parser.add_argument("--option", help="only this option, with all that is not playable")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    return parser


if __name__ == "__main__":
    sys.exit(main())
