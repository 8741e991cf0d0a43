"""The laws as exercisers: what the engine tells them is counted while they run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from proving.exercise.grounds import Counts, watch
from tarock_conformance.process.progress import progress

LAWS: Final = Path(__file__).parents[2] / "tests" / "laws"
COUNTS: Final = Counts()
"""What the laws of this process have been told so far."""
_PACKAGE: Final = "tests.laws."
_watched: set[str] = set()


def watch_laws(modules: Iterable[ModuleType]) -> None:
    """Count from now on what these modules of laws, and those of the laws that they lean on, are told by the engine."""
    loaded = [module for name, module in sys.modules.items() if name.startswith(_PACKAGE)]
    for module in (*loaded, *modules):
        if module.__name__ not in _watched:
            _watched.add(module.__name__)
            watch(module, COUNTS)


class _Watcher:
    """Shows how far the laws are, and keeps what fails."""

    def __init__(self, stack: ExitStack) -> None:
        self.failed: list[str] = []
        self._stack = stack
        self._step: Callable[[int], None] = lambda _: None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what cannot even be read."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Know how many there are."""
        self._step = self._stack.enter_context(progress("laws", len(session.items)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a law that is done."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")
        if report.when == "teardown":
            self._step(0)


def run(path: Path = LAWS) -> list[str]:
    """Run the laws, all or those of one file, in this process; tells the failures."""
    # What was imported before pytest cannot be rewritten by it, and need not be.
    quiet = ("-p", "no:terminal", "-W", "ignore::pytest.PytestAssertRewriteWarning")
    with ExitStack() as stack:
        watcher = _Watcher(stack)
        code = pytest.main([str(path), f"--rootdir={LAWS.parents[1]}", *quiet], plugins=[watcher])
    if code != pytest.ExitCode.OK and not watcher.failed:
        watcher.failed.append(f"the laws could not be run to their end: {code!r}")
    return watcher.failed
