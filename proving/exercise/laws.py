"""Runs the laws (tests/laws) in this process; the grounds that the engine returns to them are counted meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from proving.exercise.grounds import Counts, watch
from tarock_language.message import ENGLISH
from tarock_running.process.progress import progress

LAWS: Final = Path(__file__).parents[2] / "tests" / "laws"
COUNTS: Final = Counts()
"""The grounds counted in the laws of this process so far."""
_PACKAGE: Final = "tests.laws."
_watched: set[str] = set()


def watch_laws(modules: Iterable[ModuleType]) -> None:
    """Count from now on what the engine returns to these modules of laws, and to the modules of laws that they use."""
    loaded = [module for name, module in sys.modules.items() if name.startswith(_PACKAGE)]
    for module in (*loaded, *modules):
        if module.__name__ not in _watched:
            _watched.add(module.__name__)
            watch(module, COUNTS)


class _Watcher:
    """Shows the progress of the laws, and stores the failures."""

    def __init__(self, stack: ExitStack) -> None:
        self.failed: list[str] = []
        self._stack = stack
        self._step: Callable[[int], None] = lambda _: None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Store a module that could not be collected."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Show progress over the number of laws."""
        self._step = self._stack.enter_context(progress("laws", len(session.items), say=ENGLISH))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Store a failure, and advance the progress after a law."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")
        if report.when == "teardown":
            self._step(0)


def run(path: Path = LAWS) -> list[str]:
    """Run all laws, or those of one file, in this process, and return the failures."""
    # What was imported before pytest cannot be rewritten by it, and need not be.
    quiet = ("-p", "no:terminal", "-W", "ignore::pytest.PytestAssertRewriteWarning")
    with ExitStack() as stack:
        watcher = _Watcher(stack)
        code = pytest.main([str(path), f"--rootdir={LAWS.parents[1]}", *quiet], plugins=[watcher])
    if code != pytest.ExitCode.OK and not watcher.failed:
        watcher.failed.append(f"the laws could not be run to their end: {code!r}")
    return watcher.failed
