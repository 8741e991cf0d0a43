"""``python -m proving.retold karl``: whether the second opinion confirms the answers that change with a reading.

Under each reading but the default, it plays the deals of scenarios to which another answer is right then. Exit codes: 0
nothing differs, 1 something does, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Sequence
from typing import NamedTuple

from proving import cli
from proving.retold.gathering import changed
from tarock_checking.playing.by_default import vectors_by_default
from tarock_checking.prove.readings import ReadingChoice, Suite, reading_choices
from tarock_running.process.sharing import shared_out
from tarock_second_opinion.confirming import difference_in_deal
from tarock_second_opinion.deals import can_be_told
from tarock_second_opinion.sources import SOURCES
from tarock_steps.suite.scripts import scripts


class Confirmed(NamedTuple):
    """The result for one reading: answers that change, deals that were told and that could not be, and differences."""

    choice: ReadingChoice
    answers: int
    deals: int
    untold: int
    differing: tuple[str, ...]


def confirmed(suite: Suite, choice: ReadingChoice) -> Confirmed:
    """Let the second opinion play the deals that change with a reading, and compare."""
    source, found = SOURCES[suite.source], changed(suite, choice)
    told = [deal for deal in found.deals if can_be_told(deal.question)]
    parting = ((deal, difference_in_deal(source, deal)) for deal in told)
    differing = tuple(f"{deal.scenario}: {where}" for deal, where in parting if where)
    return Confirmed(choice, found.answers, len(told), len(found.deals) - len(told), differing)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and show the results."""
    return cli.run_each(_parser(), _differing, arguments)


def _differing(source: str, asked: argparse.Namespace) -> int:
    """How many deals differ, under all readings of a source or those of one option."""
    option = asked.option
    choices = tuple(choice for choice in reading_choices(source) if option in (None, choice.option))[:: asked.share]
    suite = Suite.of(source, scripts(source)).with_vectors(vectors_by_default(source))
    with shared_out(functools.partial(confirmed, suite), choices, asked.jobs) as outcomes:
        found = [*outcomes]
    for result in found:
        name = f"{result.choice.option}={result.choice.reading}"
        cli.tell(*(f"{name}: {difference}" for difference in (result.differing if option else result.differing[:1])))
        if not result.deals:
            cli.tell(f"{source}: nothing that it could confirm under {name}")
    cli.tell(f"{source}: {_summary(found)}")
    return sum(len(result.differing) for result in found)


def _summary(found: Sequence[Confirmed]) -> str:
    answers, deals = sum(result.answers for result in found), sum(result.deals for result in found)
    untold, differing = sum(result.untold for result in found), sum(len(result.differing) for result in found)
    silent = sum(not result.deals for result in found)
    return (
        f"{answers} derived answers under {len(found)} readings, told once more in {deals} deals: {differing} differ; "
        f"{untold} deals it does not know, {silent} readings with nothing that it could confirm"
    )


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--share", type=cli.positive, default=1, metavar="N", help="only one of N readings")
    parser.add_argument("--option", help="only the readings of this option, with every difference")
    return parser


if __name__ == "__main__":
    sys.exit(main())
