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

from proving.coverage import measuring, missed
from proving.coverage.figures import EVERYTHING, FEATURES, Figures

LEDGER = Path("tarock-report/coverage.jsonl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    asked = _parser().parse_args(arguments)
    begun = time.perf_counter()
    try:
        with tempfile.TemporaryDirectory() as folder:
            figures = measured(Path(folder), missed.load(asked.reasons), with_the_rest=not asked.features)
    except (missed.MissedFileError, measuring.MeasuringError) as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    figures.write(asked.ledger)
    _tell(*figures.table(), "", *figures.told(), "", *figures.faults)
    seconds = time.perf_counter() - begun
    _tell(f"{len(figures.faults)} faults in {seconds:.0f} s; ledger: {asked.ledger}")
    return min(len(figures.faults), 1)


def measured(folder: Path, entries: tuple[missed.Entry, ...], *, with_the_rest: bool) -> Figures:
    """The figures of a new measuring, for which ``folder`` is used. MeasuringError where something failed in it."""
    data = {FEATURES: folder / FEATURES}
    measuring.by_features(data[FEATURES])
    if with_the_rest:
        data[EVERYTHING] = folder / EVERYTHING
        measuring.by_everything(data[EVERYTHING], data[FEATURES])
    return Figures.of(data, entries)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m proving.coverage",
        description="Which branches of the reference engine are reached, and by whom.",
    )
    parser.add_argument("--features", action="store_true", help="leave out laws and unit tests")
    parser.add_argument("--ledger", type=Path, default=LEDGER, help="where the figures are written")
    parser.add_argument("--reasons", type=Path, default=missed.FILE, help="the reasons for what is missed")
    return parser


def _tell(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
