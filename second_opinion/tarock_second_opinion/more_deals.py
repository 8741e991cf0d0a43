"""Plays any number of random deals in the engine and the second opinion, and shows where they differ.

``python -m tarock_second_opinion.more_deals --rules koenigrufen --deals 20000 --seed 1``
"""

from __future__ import annotations

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)  # `-m` has put the folder there where it was started, and a module in it would be taken for ours

import argparse
import functools
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from tarock_protocol.parent_watch import end_with
from tarock_second_opinion import lockstep, shrinking
from tarock_second_opinion.source import Source
from tarock_second_opinion.sources import SOURCES

Played = tuple[int, str, str]
"""The seed of a deal, its contract, and what differs in it; empty if nothing does."""


def one(rules: str, seed: int) -> Played:
    """Play one deal."""
    _, outcome = lockstep.random_run(SOURCES[rules], seed)
    return seed, outcome.contract, outcome.difference.what if outcome.difference else ""


def positive(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        message = f"expected a number above 0, got {text}"
        raise argparse.ArgumentTypeError(message)
    return number


def main() -> int:
    """Play the deals, print the differences, and return 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tarock_second_opinion.more_deals", description=__doc__)
    parser.add_argument("--rules", choices=SOURCES, action="append", help="which source (default: each in turn)")
    parser.add_argument("--deals", type=positive, default=20_000, help="how many deals of each (default: 20000)")
    parser.add_argument("--seed", type=int, default=1, help="which deals (default: 1)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one a core)")
    asked = parser.parse_args()
    names = dict.fromkeys(asked.rules or SOURCES)
    differing = [played(SOURCES[name], asked.seed * 10**9, asked.deals, asked.jobs) for name in names]
    return 1 if any(differing) else 0


@contextmanager
def each_played(rules: str, seeds: Sequence[int], jobs: int) -> Iterator[Iterable[Played]]:
    """The results of all deals, played by worker processes that end with this one; one job plays them here."""
    play = functools.partial(one, rules)
    if jobs == 1:
        yield map(play, seeds)
        return
    with multiprocessing.get_context("fork").Pool(jobs, end_with, (os.getpid(),)) as pool:
        yield pool.imap(play, seeds, chunksize=50)


def played(source: Source, first: int, deals: int, jobs: int) -> int:
    """Play the deals of one source, print the results, and return how many differ."""
    contracts: Counter[str] = Counter()
    apart: dict[str, list[int]] = {}
    with each_played(source.name, range(first, first + deals), jobs) as running:
        for number, (seed, contract, what) in enumerate(running, start=1):
            contracts[contract] += 1
            if what:
                apart.setdefault(what, []).append(seed)
            if number % max(1, deals // 20) == 0:
                found = sum(len(seeds) for seeds in apart.values())
                sys.stderr.write(f"{source.name}: {number} of {deals} deals, {found} with a difference\n")
    for what, seeds_of in apart.items():
        sys.stdout.write(f"\n{what}: {len(seeds_of)} deals\n{shrinking.smallest_story(source, seeds_of[0])}\n")
    told = ", ".join(f"{contract} {number}" for contract, number in sorted(contracts.items()))
    differing = sum(len(seeds_of) for seeds_of in apart.values())
    sys.stdout.write(f"{source.name}: {deals} deals ({told}): {differing} with a difference\n")
    for known in source.open:
        kept = ", ".join(f"{option}={reading}" for option, reading in known.readings.items())
        sys.stdout.write(f"kept out: {kept}: {known.reason}\n")
    return differing


if __name__ == "__main__":
    sys.exit(main())
