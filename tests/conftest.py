"""What all tests share: what signals mean, features that are read once, the order, and what could not be tested here.

A script's background jobs are born deaf to Ctrl-C, ``nohup`` makes them deaf to a closed terminal, and every process
that a test starts and sends such a signal would inherit that.
"""

from __future__ import annotations

import functools
import signal

import pytest
from tests import order

from tarock_steps.catalogue import gherkin_tree

UNTESTED = "UNTESTED: "
"""How the reason of a skipped test begins that a machine with all its tools would have run."""

signal.signal(signal.SIGINT, signal.default_int_handler)
for _name in ("SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):
        signal.signal(getattr(signal, _name), signal.SIG_DFL)


gherkin_tree.parsed = functools.cache(gherkin_tree.parsed)
"""A process reads every feature once, and not anew for every command that a test gives."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Have the longest tests first."""
    order.reorder(items, getattr(config, "workerinput", {}).get("workercount", 1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason what was left untested, where nobody can overlook it."""
    skipped = terminalreporter.getreports("skipped")
    reasons = [one.longrepr[2].removeprefix("Skipped: ") for one in skipped if isinstance(one.longrepr, tuple)]
    for reason in dict.fromkeys(one for one in reasons if one.startswith(UNTESTED)):
        number = reasons.count(reason)
        terminalreporter.write_line(f"{reason} ({number} test{'' if number == 1 else 's'})", red=True, bold=True)
