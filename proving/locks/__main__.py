"""``python -m proving.locks karl``: which impostors of a source its lock catches, and which questions are spare.

A lock is made of each source by default, or with ``--option``, and every impostor is asked the questions from the file.
A question is spare if the lock would catch as much without it. Exit codes: 0 all are caught that can be and no question
is spare, 1 some are not or are, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from proving import cli
from proving.locks.lock_check import LockResult, lock_result
from tarock_engine.ruling import OptionError
from tarock_reference.variants import variant_of_source


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the locks, and show what is wrong with them."""
    return cli.run_each(_parser(), _wrong, arguments)


def _wrong(source: str, asked: argparse.Namespace) -> int:
    """How many impostors the lock misses and how many questions could be left out, added up."""
    try:
        variant = variant_of_source(source, dict(pair.partition("=")[::2] for pair in asked.option))
    except OptionError as fault:
        raise cli.CommandError(fault) from fault
    with tempfile.TemporaryDirectory() as folder:
        found = lock_result(variant, Path(folder), asked.jobs)
    cli.tell(*(f"{source}: no question catches {name}" for name in found.remain))
    cli.tell(f"{source}: {_summary(found)}")
    cli.tell(*(f"{source}: question {number} could be left out" for number in found.spare))
    return len(found.remain) + len(found.spare)


def _summary(found: LockResult) -> str:
    made, fates = found.made, found.made.fates
    return (
        f"{len(made.lock.questions)} questions test {made.clauses} clauses and {made.rulings} rulings; "
        f"{found.caught} of {fates.of_variant} impostors caught, {len(fates.equivalent)} equivalent; "
        f"not of this variant {len(fates.unplayed)} of clauses that are not played, "
        f"{len(fates.otherwise)} caught by other readings"
    )


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    cli.add_jobs(parser)
    parser.add_argument("--option", action="append", default=[], help="a reading, NAME=READING; may be repeated")
    return parser


if __name__ == "__main__":
    sys.exit(main())
