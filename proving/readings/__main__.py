"""``python -m proving.readings karl``: which readings have no scenario that passes under them alone.

A scenario about an option has a row for each reading. With ``--option`` every row of one option is shown with the
readings under which it passes. Exit codes: 0 every reading has such a row, 1 one has none, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from proving import cli
from proving.readings.distinguishing_scenarios import Option, options
from tarock_steps.catalogue.loading import load_catalogue


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the rows, and show the results."""
    return cli.run_each(_parser(), _untold, arguments)


def _untold(source: str, asked: argparse.Namespace) -> int:
    """How many readings of a source have no row of their own."""
    cli.check_option(source, asked.option, load_catalogue(source).disputes)
    found = tuple(options(source, asked.option))
    for option in found:
        cli.tell(*_told(option, rows=asked.option is not None))
    cli.tell(f"{source}: {_summary(found)}")
    return sum(len(option.untold) for option in found)


def _told(option: Option, *, rows: bool) -> Iterator[str]:
    for reading, of_reading in option.rows.items():
        untold = reading in option.untold
        if untold:
            yield f"{option.name}: no row passes under {reading!r} alone"
        for row in of_reading if untold or rows else ():
            yield f"  {row.outline}, line {row.script.planned.line} [{reading}] passes under: {', '.join(row.passes)}"


def _summary(found: Sequence[Option]) -> str:
    untold, readings = sum(len(option.untold) for option in found), sum(len(option.rows) for option in found)
    return f"{untold} of {readings} readings have no row of their own"


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_sources(parser)
    parser.add_argument("--option", help="only this option, with all its rows")
    return parser


if __name__ == "__main__":
    sys.exit(main())
