"""What all tests share: signals, features that are read once, memory, the order, and what could not be tested here.

A script's background jobs are born deaf to Ctrl-C, ``nohup`` makes them deaf to a closed terminal, and every process
that a test starts and sends such a signal would inherit that.
"""

from __future__ import annotations

import functools
import gc
import importlib
import inspect
import os
import signal

import pytest
import typer.main
from tests import order

from tarock_steps.catalogue import gherkin_tree, plan

UNTESTED = "UNTESTED: "
"""How the reason of a skipped test begins that a machine with all its tools would have run."""

signal.signal(signal.SIGINT, signal.default_int_handler)
for _name in ("SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):
        signal.signal(getattr(signal, _name), signal.SIG_DFL)

os.environ.pop("COLUMNS", None)
"""How wide the terminal is from which tests are started changes nothing in them; one that wants a width says so."""


gherkin_tree.parsed = functools.cache(gherkin_tree.parsed)
plan.told_in = functools.cache(plan.told_in.__wrapped__)
"""A process reads every feature once, and not anew for every command that a test gives; so it does with what was kept.

That what is kept stands for the files as they are is looked at each time, in tests too.
"""


for _module in ("pytest_bdd.scenario", "pytest_bdd.utils"):
    vars(importlib.import_module(_module))["signature"] = functools.cache(inspect.signature)
"""What a step takes is looked up once, and not three times for each of its lines; that took a tenth of a scenario."""


vars(importlib.import_module("typer.testing"))["_get_command"] = functools.cache(typer.main.get_command)
"""The command line is built of all commands once, and not anew for each one that a test gives."""


gc.set_threshold(50_000, 20, 50)
"""Features and plans live as long as the process: to walk through them over and over took a third of its time."""


def pytest_collection_finish() -> None:
    """Leave what was collected alone from now on; nothing of it ends before the process does."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Look once for what was left behind; pytest does so five times more, and need not meet what is alive again."""
    gc.collect()
    gc.freeze()


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
