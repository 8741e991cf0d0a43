"""More deals in lockstep: ``python -m tests.second_opinion --deals 20000 --seed 1``."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections import Counter

from tests.second_opinion import lockstep


def one(seed: int) -> tuple[int, str, str]:
    """The seed, the contract, and over what the two part there, if they do."""
    _, outcome = lockstep.random_run(seed)
    return seed, outcome.contract, outcome.difference.what if outcome.difference else ""


def positive(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        message = f"expected a number above 0, got {text}"
        raise argparse.ArgumentTypeError(message)
    return number


def main() -> int:
    """Play the deals, tell the differences, and return 1 where there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.second_opinion", description=__doc__)
    parser.add_argument("--deals", type=positive, default=20_000, help="how many deals (default: 20000)")
    parser.add_argument("--seed", type=int, default=1, help="which deals (default: 1)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one a core)")
    asked = parser.parse_args()
    first = asked.seed * 10**9
    played: Counter[str] = Counter()
    apart: dict[str, list[int]] = {}
    with multiprocessing.Pool(asked.jobs) as pool:
        seeds = range(first, first + asked.deals)
        for number, (seed, contract, what) in enumerate(pool.imap(one, seeds, chunksize=50), start=1):
            played[contract] += 1
            if what:
                apart.setdefault(what, []).append(seed)
            if number % max(1, asked.deals // 20) == 0:
                found = sum(len(seeds) for seeds in apart.values())
                sys.stderr.write(f"{number} of {asked.deals} deals, {found} with a difference\n")
    for what, seeds_of in apart.items():
        sys.stdout.write(f"\n{what}: {len(seeds_of)} deals\n{lockstep.smallest_story(seeds_of[0])}\n")
    told = ", ".join(f"{contract} {deals}" for contract, deals in sorted(played.items()))
    differing = sum(len(seeds_of) for seeds_of in apart.values())
    sys.stdout.write(f"{asked.deals} deals ({told}): {differing} with a difference\n")
    for known in lockstep.OPEN:
        kept = ", ".join(f"{option}={reading}" for option, reading in known.readings.items())
        sys.stdout.write(f"kept out: {kept}: {known.reason}\n")
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
