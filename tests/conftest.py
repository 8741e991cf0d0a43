"""What all tests share: signals, the tiers, what a run costs, and what could not be tested here.

A script's background jobs are born deaf to Ctrl-C, ``nohup`` makes them deaf to a closed terminal, and every process
that a test starts and sends such a signal would inherit that.
"""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from tests.price import Price
from tests.tiers import share_out

from tarock_language.catalogue import LOCALE, SEVERAL

UNTESTED: Final = "UNTESTED: "
"""How the reason of a skipped test begins that a machine with all its tools would have run."""
GATE: Final = "not prove"
"""The marker expression of the gate."""
WHOLE_FILE: Final = "\npytestmark = pytest.mark.prove\n"
"""The line of a file all of whose tests belong to the proof."""

signal.signal(signal.SIGINT, signal.default_int_handler)
for _name in ("SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):
        signal.signal(getattr(signal, _name), signal.SIG_DFL)

os.environ.pop("COLUMNS", None)
"""How wide the terminal is from which tests are started changes nothing in them; one that wants a width says so."""

for _name in (*LOCALE, SEVERAL):
    os.environ.pop(_name, None)
"""Tests speak English, wherever they run; one that speaks another language says so."""

gc.set_threshold(50_000, 20, 50)
"""What was collected and parsed lives as long as the process: walking through it again and again doubles the price."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark for the proof those parameters of a test that the gate leaves out."""
    share_out(items, is_part=any("::" in word for word in config.args))


def pytest_collection_finish() -> None:
    """Leave what was collected to itself; nothing of it ends before the process does."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Look once for what was left behind; pytest looks five times more, and need not meet what is alive again."""
    gc.collect()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """Count what the run costs."""
    config.pluginmanager.register(Price())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files and folders of the proof unread in the gate: to import them takes longer than to look for a line."""
    if config.getoption("markexpr") != GATE:
        return None
    files = sorted(collection_path.glob("test_*.py")) if collection_path.is_dir() else [collection_path]
    return True if files and all(WHOLE_FILE in file.read_text(encoding="utf-8") for file in files) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason what was left untested, where nobody can overlook it."""
    skipped = terminalreporter.getreports("skipped")
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in dict.fromkeys(reason for reason in reasons if reason.startswith(UNTESTED)):
        number = reasons.count(reason)
        terminalreporter.write_line(f"{reason} ({number} test{'' if number == 1 else 's'})", red=True, bold=True)
