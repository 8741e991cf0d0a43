"""``python -m proving.readings karl``: which readings have no scenario that passes under them alone.

With ``--option`` every row of one option is shown with the readings under which it passes, with ``--guards`` the
outlines that expect the same in every reading. Exit codes: 0 every reading has such a row, 1 one has none, 2 the
command is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from proving.arguments import one_of
from proving.readings.apart import Option, options
from tarock_steps.catalogue.loading import load_catalogue, sources


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the rows, and tell."""
    asked = _parser().parse_args(arguments)
    untold = 0
    for source in asked.source or sources():
        known = load_catalogue(source).disputes
        if asked.option not in {None, *known}:
            sys.stderr.write(f"{source} has no option {asked.option!r}; it has: {', '.join(known)}\n")
            return 2
        found = tuple(options(source, asked.option))
        for line in (line for one in found for line in _told(one, guards=asked.guards, rows=asked.option is not None)):
            sys.stdout.write(f"{line}\n")
        sys.stdout.write(f"{source}: {_summary(found)}\n")
        untold += sum(len(one.untold) for one in found)
    return min(untold, 1)


def _told(option: Option, *, guards: bool, rows: bool) -> Iterator[str]:
    for reading, of_reading in option.rows.items():
        untold = reading in option.untold
        if untold:
            yield f"{option.name}: no row passes under {reading!r} alone"
        for row in of_reading if untold or rows else ():
            yield f"  {row.outline}, line {row.script.planned.line} [{reading}] passes under: {', '.join(row.passes)}"
    for row in option.guards if guards else ():
        yield f"{option.name}: the same in every reading: {row.outline}, line {row.script.planned.line}"


def _summary(found: Sequence[Option]) -> str:
    untold, readings = sum(len(one.untold) for one in found), sum(len(one.rows) for one in found)
    guards, outlines = sum(len(one.guards) for one in found), sum(len(one.outlines) for one in found)
    return (
        f"{untold} of {readings} readings have no row of their own; "
        f"{guards} of {outlines} outlines expect the same in every reading"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.readings", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("source", nargs="*", type=one_of(sources()), help="the rule sets (default: all)")
    parser.add_argument("--option", help="only this option, with all its rows")
    parser.add_argument("--guards", action="store_true", help="also the outlines that expect the same in every reading")
    return parser


if __name__ == "__main__":
    sys.exit(main())
