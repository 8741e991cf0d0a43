"""``python -m proving.coverage``: which branches of the reference engine the features reach alone, and with all else.

Exit codes: 0 the features reach enough and every missed branch has its reason; 1 they do not, or a reason is missing
or stale; 2 it could not be measured, or the command or the file of reasons is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from proving import cli
from proving.coverage import measuring, missed
from proving.coverage.figures import EVERYTHING, FEATURES, Figures

LEDGER = Path("tarock-report/coverage.jsonl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and show the figures."""
    return cli.run(_parser(), _faults, arguments)


def _faults(asked: argparse.Namespace) -> int:
    begun = time.perf_counter()
    try:
        with tempfile.TemporaryDirectory() as folder:
            figures = measured(Path(folder), missed.load(asked.reasons), with_the_rest=not asked.features)
    except (missed.MissedFileError, measuring.MeasuringError) as fault:
        raise cli.CommandError(fault) from fault
    figures.write(asked.ledger)
    cli.tell(*figures.table(), "", *figures.told(), "", *figures.faults)
    seconds = time.perf_counter() - begun
    cli.tell(f"{len(figures.faults)} faults in {seconds:.0f} s; ledger: {asked.ledger}")
    return len(figures.faults)


def measured(folder: Path, entries: tuple[missed.Entry, ...], *, with_the_rest: bool) -> Figures:
    """Measure, with the data in ``folder``, and return the figures. Raises MeasuringError if a process fails."""
    data = {FEATURES: folder / FEATURES}
    measuring.by_features(data[FEATURES])
    if with_the_rest:
        data[EVERYTHING] = folder / EVERYTHING
        measuring.by_everything(data[EVERYTHING], data[FEATURES])
    return Figures.of(data, entries)


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    parser.add_argument("--features", action="store_true", help="leave out laws and unit tests")
    parser.add_argument("--ledger", type=Path, default=LEDGER, help="where the figures are written")
    parser.add_argument("--reasons", type=Path, default=missed.FILE, help="the reasons for what is missed")
    return parser


if __name__ == "__main__":
    sys.exit(main())
