"""Starts the processes that are measured: coverage has to begin in a process before the engine is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from coverage import CoverageData

from tarock_steps.catalogue.loading import sources

ROOT: Final = Path(__file__).resolve().parents[2]
SETTINGS: Final = Path(__file__).with_name("settings.toml")
TESTS: Final = ("tests/laws", "tests/unit", "tests/closure")
"""The tests that ask the engine in their own process; other tests start separate engines."""


class MeasuringError(Exception):
    """A measuring process that failed."""


def by_features(data: Path) -> None:
    """Measure what the scenarios of all sources reach, each source in a process of its own."""
    parts = {source: data.with_name(f"{data.name}-{source}") for source in sources()}
    with ThreadPoolExecutor(os.cpu_count()) as hands:
        features = ("-m", "proving.coverage.features", str(SETTINGS))
        list(hands.map(lambda source: _run(*features, str(parts[source]), source), parts))
    _add(data, parts.values())


def by_everything(data: Path, features: Path) -> None:
    """Measure what laws and unit tests reach, and add what was reached by the ``features``."""
    settings = (f"--rcfile={SETTINGS}", f"--data-file={data}")
    _run("-m", "coverage", "run", *settings, "-m", "pytest", "-q", "--no-header", *TESTS)
    _add(data, [features])


def _add(data: Path, parts: Iterable[Path]) -> None:
    together = CoverageData(str(data))
    together.read()
    for part in parts:
        own = CoverageData(str(part))
        own.read()
        together.update(own)


def _run(*command: str) -> None:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    sys.stdout.flush()
    ended = subprocess.run([sys.executable, *command], cwd=ROOT, env=ours, check=False)
    if ended.returncode:
        message = f"`python {' '.join(command)}` ended with exit code {ended.returncode}"
        raise MeasuringError(message)
