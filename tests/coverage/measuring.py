"""Measuring in processes of their own, because coverage is started once in a process, before the engine is there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from coverage import CoverageData

ROOT: Final = Path(__file__).resolve().parents[2]
SETTINGS: Final = Path(__file__).with_name("settings.toml")
TESTS: Final = ("tests/laws", "tests/unit", "tests/closure")
"""What asks the engine in this process, beside the features; other tests start engines of their own."""


class MeasuringError(Exception):
    """What was to be measured did not come to a good end."""


def by_features(data: Path) -> None:
    """Measure what the scenarios of all sources reach."""
    _measure(data, "tests.coverage.features")


def by_everything(data: Path, features: Path) -> None:
    """Measure what laws and unit tests reach, and add what was reached by the ``features``."""
    _measure(data, "pytest", "-q", "--no-header", *TESTS)
    together, own = CoverageData(str(data)), CoverageData(str(features))
    together.read()
    own.read()
    together.update(own)


def _measure(data: Path, *program: str) -> None:
    command = ["-m", "coverage", "run", f"--rcfile={SETTINGS}", f"--data-file={data}", "-m", *program]
    ours = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    sys.stdout.flush()
    ended = subprocess.run([sys.executable, *command], cwd=ROOT, env=ours, check=False)
    if ended.returncode:
        message = f"`python {' '.join(command)}` ended with exit code {ended.returncode}"
        raise MeasuringError(message)
