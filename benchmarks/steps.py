"""What a scenario of the suite costs in process, and what of it is pytest-bdd's own cost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.step_probe import SUITES

ROOT = Path(__file__).resolve().parents[1]
SHARES = (4, 2, 1)
"""Every fourth scenario, every second, all: the cost of starting drops out of the difference."""


class NotMeasuredError(Exception):
    """The suite did not run as it should."""


@dataclass(frozen=True, slots=True)
class Point:
    """How many CPU seconds some scenarios took."""

    scenarios: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Growth:
    """One suite at each of the ``SHARES``."""

    quarter: Point
    half: Point
    whole: Point

    @property
    def cost(self) -> float:
        """CPU seconds for another scenario."""
        return _slope(self.quarter, self.whole)

    @property
    def halves(self) -> tuple[float, float]:
        """The same up to the half and from there on; equal where the time grows in a straight line."""
        return _slope(self.quarter, self.half), _slope(self.half, self.whole)


def growths(source: str, rounds: int, tell: Callable[[str], None]) -> dict[str, Growth]:
    """The medians of interleaved rounds, by suite."""
    seen: dict[tuple[str, int], list[Point]] = {}
    for number in range(1, rounds + 1):
        for every in SHARES:
            for which in SUITES:
                tell(f"round {number} of {rounds}: the steps of 1/{every} of {source}, {which}")
                seen.setdefault((which, every), []).append(_probe(which, source, every))
    return {which: Growth(*(_median(seen[which, every]) for every in SHARES)) for which in SUITES}


def _probe(which: str, source: str, every: int) -> Point:
    command = [sys.executable, "-m", "benchmarks.step_probe", which, source, str(every)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotMeasuredError(done.stderr.strip().splitlines()[-1])
    return Point(**json.loads(done.stdout))


def _median(points: list[Point]) -> Point:
    return Point(points[0].scenarios, median(point.seconds for point in points))


def _slope(less: Point, more: Point) -> float:
    return (more.seconds - less.seconds) / (more.scenarios - less.scenarios)
