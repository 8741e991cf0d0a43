"""Runs the scenarios with pytest inside this process, without the user's settings and without output."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

import tarock_steps
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Verdict
from tarock_steps.under_pytest.plugin import SUITE, SuitePlugin

_UNUSED = (
    *("cacheprovider", "doctest", "faulthandler", "junitxml", "logging"),
    *("pastebin", "recwarn", "threadexception", "unraisableexception", "warnings"),
)
_ARGUMENTS = (
    *("--pyargs", SUITE),
    *("--noconftest", "--disable-plugin-autoload", "--strict-markers", "--capture=no", "--tb=no", "--quiet"),
    *("--import-mode=importlib", "--assert=plain"),
    f"--config-file={os.devnull}",
    f"--rootdir={Path(tarock_steps.__file__).parent}",
    *(argument for name in _UNUSED for argument in ("-p", f"no:{name}")),
    *("-p", "pytest_bdd.plugin"),
)
_STRANGERS = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG")
"""The environment variables for pytest, which the user has set for other tests."""


def run_suite(run: Run) -> None:
    """Ask every scenario; raises the reason why one was not reported exactly once.

    That may be KeyboardInterrupt, or BudgetSpentError if the time of the run ended before all were asked: the
    reports until then are valid, and neither the program nor the suite is at fault for the rest.
    """
    reported: Counter[str] = Counter()

    def sink(verdict: Verdict) -> None:
        reported[verdict.scenario] += 1
        run.sink(verdict)

    said = StringIO()
    plugin = SuitePlugin(replace(run, sink=sink))
    sys.modules.pop(SUITE, None)  # it binds the scenarios of one run when it is imported
    with _undisturbed(said):
        pytest.main(list(_ARGUMENTS), plugins=[plugin])
    if plugin.trouble is not None:
        raise plugin.trouble
    _all_reported(run, reported, said.getvalue())


def _all_reported(run: Run, reported: Counter[str], said: str) -> None:
    planned = Counter(scenario.id for scenario in run.planned())
    if reported != planned:
        wrong = sorted((planned - reported) + (reported - planned))
        message = f"{len(wrong)} scenarios were not reported exactly once, the first is {wrong[0]}\n{said}"
        raise CatalogueError(message.rstrip())


@contextmanager
def _undisturbed(said: StringIO) -> Iterator[None]:
    """Hide the user's settings from pytest, and pytest's output from the terminal."""
    kept = {name: os.environ.pop(name) for name in _STRANGERS if name in os.environ}
    try:
        with redirect_stdout(said), redirect_stderr(said):
            yield
    finally:
        os.environ.update(kept)
