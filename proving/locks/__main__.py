"""``python -m proving.locks karl``: which impostors of a source its lock tells, and which nobody can.

A lock is made of each source as it stands, or with ``--option``, and every impostor is asked the questions as the file
has them. Exit codes: 0 all are told that can be and no question is spare, 1 some remain or are, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from proving.arguments import one_of
from proving.locks.holding import Holds, holds
from tarock_engine.ruling import OptionError
from tarock_reference.variants import variant_of_source
from tarock_steps.catalogue.loading import sources


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the locks, and tell."""
    asked = _parser().parse_args(arguments)
    options = dict(pair.partition("=")[::2] for pair in asked.option)
    remain = 0
    for source in asked.source or sources():
        try:
            variant = variant_of_source(source, options)
        except OptionError as fault:
            sys.stderr.write(f"{fault}\n")
            return 2
        with tempfile.TemporaryDirectory() as folder:
            found = holds(variant, Path(folder), asked.workers)
        for name in found.remain:
            sys.stdout.write(f"{source}: nothing tells {name}\n")
        sys.stdout.write(f"{source}: {_summary(found)}\n")
        sys.stdout.flush()
        for number in found.spare:
            sys.stdout.write(f"{source}: question {number} could be left out\n")
        remain += len(found.remain) + len(found.spare)
    return min(remain, 1)


def _summary(found: Holds) -> str:
    made, fates = found.made, found.made.fates
    return (
        f"{len(made.lock.questions)} questions test {made.clauses} clauses and {made.rulings} rulings; "
        f"{found.told} of {fates.of_variant} impostors told, {len(fates.equivalent)} equivalent; "
        f"not of this variant {len(fates.unplayed)} of clauses that are not played, "
        f"{len(fates.otherwise)} told by other readings"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.locks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(sources()), help="the rule sets (default: all)")
    parser.add_argument("--option", action="append", default=[], help="a reading, NAME=READING; may be repeated")
    parser.add_argument("--workers", type=int, default=2, help="how many processes share it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
