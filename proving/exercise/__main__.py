"""``python -m proving.exercise``: how often answers rest on each clause, in features, laws and random deals.

Exit codes: 0 every clause that can be tested was exercised, 1 one was not or a law failed, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from proving import cli
from proving.exercise import deals, features, laws
from proving.exercise.grounds import Counts
from proving.exercise.tally import DEALS, FEATURES, LAWS, Tally
from tarock_language.message import ENGLISH
from tarock_running.outputs.places import FOLDER
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.progress import progress
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.suite.scripts import scripts


def main(arguments: Sequence[str] | None = None) -> int:
    """Exercise every rule set, print and store the counts."""
    return cli.run(_parser(), _wrong, arguments)


def _wrong(asked: argparse.Namespace) -> int:
    """How many clauses were never a ground, and how many laws failed."""
    failed = [] if asked.without_laws else laws.run()
    holes = sum([_holes(source, asked) for source in asked.rules or sources()])
    for law in failed:
        sys.stderr.write(f"{law}\n")
    return holes + len(failed)


def _holes(source: str, asked: argparse.Namespace) -> int:
    """How many clauses of a source were never a ground."""
    tally = Tally(load_catalogue(source), _exercised(source, asked.deals, asked.seed, with_laws=not asked.without_laws))
    path: Path = asked.folder / f"exercise-{source}.jsonl"
    tally.write(path, suite_version())
    tally.show(console())
    cli.tell(f"ledger: {path}")
    return len(tally.holes)


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_rules(parser)
    parser.add_argument("--deals", type=cli.positive, default=deals.DEALS, help="how many random deals (default: 2000)")
    parser.add_argument("--seed", type=int, default=deals.SEED, help="which deals (default: 1)")
    parser.add_argument("--without-laws", action="store_true", help="leave out the laws, which take most of the time")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the ledgers go (default: {FOLDER})")
    return parser


def _exercised(source: str, number: int, seed: int, *, with_laws: bool) -> Mapping[str, Mapping[str, int]]:
    scenarios, by_features, by_deals = scripts(source), Counts(), Counts()
    _count(f"{source}: features", len(scenarios), features.played(scenarios, by_features))
    _count(f"{source}: random deals", number, deals.played(source, by_deals, number, seed))
    told = {FEATURES: by_features.times(), LAWS: laws.COUNTS.times(), DEALS: by_deals.times()}
    return {by: times for by, times in told.items() if with_laws or by != LAWS}


def _count(words: str, total: int, steps: Iterable[int]) -> None:
    with progress(words, total, say=ENGLISH) as step:
        for _ in steps:
            step(0)


if __name__ == "__main__":
    sys.exit(main())
