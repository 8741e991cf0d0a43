"""``python -m proving.derived karl``: how many scenarios can be asked under each reading, and which clauses are bare.

A clause is bare if answers rest on it, but no answer to a scenario about it does. With ``--option`` only the readings
of one option are tried, and the scenarios that cannot be played are shown. Exit codes: 0 every reading reaches the bar,
1 one does not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Iterator, Sequence

from proving import cli
from proving.derived.asked import BAR, UnderReading, under_reading
from tarock_checking.prove.readings import reading_choices
from tarock_running.process.sharing import shared_out


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the scenarios under each reading, and show the results."""
    return cli.run_each(_parser(), _short, arguments)


def _short(source: str, asked: argparse.Namespace) -> int:
    """How many readings of a source do not reach the bar."""
    option = asked.option
    choices = tuple(choice for choice in reading_choices(source) if option in {None, choice.option})
    found: list[UnderReading] = []
    with shared_out(functools.partial(under_reading, source), choices, asked.jobs) as outcomes:
        for reading in outcomes:
            found.append(reading)
            cli.tell(*_told(reading, barred=option is not None))
    cli.tell(f"{source}: {_summary(found)}")
    return sum(not reading.has_reached_the_bar for reading in found)


def _told(reading: UnderReading, *, barred: bool) -> Iterator[str]:
    if reading.has_reached_the_bar and not barred:
        return
    yield f"{reading.in_words}: {reading.asked} of {reading.chosen} asked, {reading.derived} derived"
    if reading.bare:
        yield f"  bare: {', '.join(reading.bare)}"
    if reading.abolished:
        yield f"  abolished: {', '.join(reading.abolished)}"
    for clauses, number in reading.barred.most_common(None if barred else 3):
        yield f"  {number} not playable: {clauses}"


def _summary(found: Sequence[UnderReading]) -> str:
    enough = sum(100 * reading.asked >= BAR * reading.chosen for reading in found)
    bare = sum(bool(reading.bare) for reading in found)
    asked, chosen = sum(reading.asked for reading in found), sum(reading.chosen for reading in found)
    derived = sum(reading.derived for reading in found)
    return (
        f"{len(found)} readings: {enough} with at least {BAR} % asked, {bare} that leave a clause bare; "
        f"{asked} of {chosen} scenarios asked, {derived} of them derived"
    )


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--option", help="only this option, with all that is not playable")
    return parser


if __name__ == "__main__":
    sys.exit(main())
