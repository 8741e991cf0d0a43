"""``python -m proving.weighing karl``: whether the short cuts of weighing are right, and the figures that ship.

Exit codes: 0 all comes out again, 1 something does not or figures are of another version, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence

from proving.arguments import one_of
from proving.weighing.recomputing import outdated, recomputed
from proving.weighing.replaying import Replayed, replays
from tarock_conformance.weigh.again import some_blocks
from tarock_conformance.weigh.stored import stored_figures
from tarock_steps.catalogue.loading import sources

PIECE = 4
"""So many deals are one piece of work."""


def _replayed(job: tuple[str, int, int, int]) -> Replayed:
    return replays(*job)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and tell."""
    asked = _parser().parse_args(arguments)
    with multiprocessing.get_context("fork").Pool(asked.jobs) as pool:
        codes = [
            code
            for source in asked.source or sources()
            for code in (_replays(pool, source, asked.deals, asked.seed), _stored(source, asked.blocks))
        ]
    return max(codes)


def _replays(pool: multiprocessing.pool.Pool, source: str, deals: int, seed: int) -> int:
    jobs = [(source, seed, first, min(PIECE, deals - first)) for first in range(0, deals, PIECE)]
    found = pool.map(_replayed, jobs, chunksize=1)
    differing = [one for each in found for one in each.differing]
    sys.stdout.write("".join(f"{one}\n" for one in differing[:10]))
    compared = sum(each.compared for each in found)
    sys.stdout.write(
        f"{source}: {deals} deals by every policy, {compared:,} readings of deals played again from the first bid on: "
        f"{len(differing)} differ from the short cut\n"
    )
    sys.stdout.flush()
    return int(bool(differing))


def _stored(source: str, most: int) -> int:
    figures = stored_figures(source)
    if figures is None:
        sys.stdout.write(f"{source}: no figures ship\n")
        return 0
    if told := outdated(figures):
        sys.stdout.write(f"{told}; `tarock weigh` makes new ones\n")
        return 1
    blocks = some_blocks(figures, most)
    differing = [told for told in recomputed(figures, blocks) if told]
    sys.stdout.write("".join(f"{one}\n" for one in differing))
    sys.stdout.write(f"{source}: {len(blocks)} blocks of the stored figures weighed again: {len(differing)} differ\n")
    sys.stdout.flush()
    return int(bool(differing))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.weighing", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(sources()), help="the rule sets (default: all)")
    parser.add_argument("--deals", type=int, default=100, help="deals that each policy plays again (default: 100)")
    parser.add_argument("--blocks", type=int, default=2, help="stored blocks of each policy (default: 2)")
    parser.add_argument("--seed", type=int, default=2, help="which deals are played again (default: 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
