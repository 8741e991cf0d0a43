"""``python -m proving.partings karl``: search for the smallest question and deal on which each two readings differ.

The results are stored in ``features/<source>/partings.jsonl``. A stored one that still holds stays, so an interrupted
run goes on where it was; ``--anew`` searches for all of them again. With ``--check`` nothing is searched for: the
stored ones are asked again, of the reference and of the second opinion. Exit codes: 0 every pair has its line and all
hold, 1 one has none or no longer holds, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Mapping, Sequence

import msgspec

from proving import cli
from proving.partings.candidates import Pair, pairs
from proving.partings.recording import faults, lines, write
from proving.partings.searching import parting_of
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.partings import AGREES, ReadingParting, load_partings, partings_file
from tarock_steps.errors import CatalogueError

SEED = 1
"""The seed of the search whose partings ship."""

_TOLD = 25
"""The progress is shown after so many pairs."""

Known = Mapping[tuple[str, tuple[str, str]], ReadingParting]


def main(arguments: Sequence[str] | None = None) -> int:
    """Search for partings, or check them with both engines, and show the results."""
    return cli.run_each(_parser(), _wrong, arguments)


def _wrong(source: str, asked: argparse.Namespace) -> int:
    """How many pairs of a source have no parting or one that no longer holds; 0 without ``--check``."""
    cli.check_option(source, asked.option, load_catalogue(source).disputes)
    if asked.anew and asked.option is None:
        partings_file(source).unlink(missing_ok=True)
    wanted = [pair for pair in pairs(source) if asked.option in (None, pair.option)]
    wrong = 0
    try:
        if asked.check:
            wrong = _checked(source, wanted)
        else:
            _searched(source, wanted, asked.seed, anew=asked.anew)
    except CatalogueError as fault:
        message = f"{fault}; --anew makes the whole file again"
        raise cli.CommandError(message) from fault
    cli.tell(f"{source}: {summary([*_known(source).values()])}")
    return wrong


def _known(source: str) -> Known:
    load_partings.cache_clear()
    return {
        (parting.option, parting.readings): parting
        for partings in load_partings(source).values()
        for parting in partings
    }


def _checked(source: str, wanted: Sequence[Pair]) -> int:
    """How many partings are missing or no longer hold; each is shown."""
    known, wrong = _known(source), 0
    for pair in wanted:
        one = known.get((pair.option, pair.readings))
        found = ["there is no line"] if one is None else faults(one, source, second=True)
        cli.tell(*(f"{source}, {pair.option}, {' and '.join(pair.readings)}: {fault}" for fault in found))
        wrong += bool(found)
    return wrong


def _searched(source: str, wanted: Sequence[Pair], seed: int, *, anew: bool) -> None:
    """Search for what is missing or no longer holds, and write each parting as soon as it is found."""
    there = {(pair.option, pair.readings) for pair in pairs(source)}
    known = {key: parting for key, parting in _known(source).items() if key in there}
    for number, pair in enumerate(wanted, start=1):
        key = (pair.option, pair.readings)
        one = known.get(key)
        if anew or one is None or one.seed != seed or faults(one, source, second=True):
            known[key] = _beside(one, parting_of(pair, seed), source)
            write(partings_file(source), lines(known.values(), source))
        if number % _TOLD == 0:
            sys.stderr.write(f"{source}: {number} of {len(wanted)} pairs\n")


def _beside(known: ReadingParting | None, found: ReadingParting, source: str) -> ReadingParting:
    """The found parting; where it has no deal, with the known deal if that still holds."""
    if found.deal is not None or known is None or known.deal is None or faults(known, source, second=True):
        return found
    return msgspec.structs.replace(found, deal=known.deal, because="")


def summary(found: Sequence[ReadingParting]) -> str:
    """How many pairs of readings have a question and a deal, and how small these are."""
    deals = [parting.deal for parting in found if parting.deal is not None]
    acts = statistics.median(deal.after for deal in deals) if deals else 0
    agreed = sum(deal.second == AGREES for deal in deals)
    return (
        f"{len(found)} pairs of readings: "
        f"{sum(parting.question is not None for parting in found)} with a smallest question, "
        f"{len(deals)} with a smallest deal, of {acts:g} actions in the middle, "
        f"{agreed} of them confirmed by the second opinion; {len(found) - len(deals)} that no deal tells apart"
    )


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    parser.add_argument("--option", help="only this option")
    parser.add_argument("--seed", type=cli.positive, default=SEED, help=f"which deals are played (default: {SEED})")
    parser.add_argument("--anew", action="store_true", help="look for everything again, whatever is known")
    parser.add_argument("--check", action="store_true", help="ask all that is known again, and look for nothing")
    return parser


if __name__ == "__main__":
    sys.exit(main())
