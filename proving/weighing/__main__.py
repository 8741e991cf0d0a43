"""``python -m proving.weighing karl``: check the shortcuts of ``tarock weigh``, and the figures that ship.

Exit codes: 0 everything agrees, 1 something does not or figures are of another version, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Sequence

from proving import cli
from proving.weighing.recomputing import outdated, recomputed
from proving.weighing.replaying import replays
from tarock_running.process.sharing import shared_out
from tarock_searching.weigh.recomputed_blocks import some_blocks
from tarock_searching.weigh.stored import stored_figures


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and show the results."""
    return cli.run_each(
        _parser(), lambda source, asked: _replays(source, asked) + _stored(source, asked.blocks), arguments
    )


def _replays(source: str, asked: argparse.Namespace) -> int:
    """How many readings of deals differ from the short cut."""
    replay = functools.partial(replays, source, asked.seed, number=1)
    with shared_out(replay, tuple(range(asked.deals)), asked.jobs) as outcomes:
        found = [*outcomes]
    differing = [difference for deal in found for difference in deal.differing]
    compared = sum(deal.compared for deal in found)
    cli.tell(
        *differing[:10],
        f"{source}: {asked.deals} deals by every policy, {compared:,} readings of deals played again from the first "
        f"bid on: {len(differing)} differ from the short cut",
    )
    return len(differing)


def _stored(source: str, most: int) -> int:
    """How many blocks of the shipped figures do not come out again."""
    figures = stored_figures(source)
    if figures is None:
        cli.tell(f"{source}: no figures ship")
        return 0
    if told := outdated(figures):
        cli.tell(f"{told}; `tarock weigh` makes new ones")
        return 1
    blocks = some_blocks(figures, most)
    differing = [told for told in recomputed(figures, blocks) if told]
    cli.tell(
        *differing,
        f"{source}: {len(blocks)} blocks of the stored figures weighed again: {len(differing)} differ",
    )
    return len(differing)


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--deals", type=int, default=100, help="deals that each policy plays again (default: 100)")
    parser.add_argument("--blocks", type=int, default=2, help="stored blocks of each policy (default: 2)")
    parser.add_argument("--seed", type=int, default=2, help="which deals are played again (default: 2)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
