"""``python -m proving.suspects karl``: how often the clause that is blamed first is the wrong one.

An impostor (the reference engine with one wrong ruling, whose clause is known) is asked all scenarios as in a check.
Its failures are ranked as if nobody had found their cause. Exit codes: 0 every rule set reaches the bar, 1 one does
not, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from proving import cli
from proving.suspects.ranking import Ranking, Standing
from tarock_running.process.sharing import shared_out

BAR: Final = 50
"""In how many impostors of a hundred the likeliest clause of all failures should be the broken one."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Rank the failures of the impostors of each rule set, and show the misses as they come."""
    return cli.run_each(_parser(), _is_below_the_bar, arguments)


def _is_below_the_bar(source: str, asked: argparse.Namespace) -> bool:
    """Whether the broken clause is too seldom the first."""
    ranking = Ranking(source)
    found: list[Standing] = []
    with shared_out(ranking.standing, ranking.chosen(asked.every), asked.jobs) as standings:
        for standing in standings:
            if standing.failures:
                found.append(standing)
            if standing.failures and standing.likeliest != standing.clause:
                against = f"{standing.likeliest} ({standing.against} that passed rest on it)"
                cli.tell(f"{source}: {standing.impostor} breaks {standing.clause}, named is {against}")
    first = sum(standing.likeliest == standing.clause for standing in found)
    as_charged, as_ranked = (
        sum(share) / max(1, len(found))
        for share in ([standing.charged for standing in found], [standing.ranked for standing in found])
    )
    cli.tell(
        f"{source}: of {len(found)} impostors the likeliest clause is the broken one in {first} (expected {BAR} %); "
        f"of the failures of each, it is first among the charged clauses in {as_charged:.0%}, as ranked in "
        f"{as_ranked:.0%}"
    )
    return 100 * first < BAR * len(found)


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--every", type=int, default=10, help="take one impostor of so many (default: 10)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
