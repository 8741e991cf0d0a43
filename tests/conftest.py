"""What all tests share: signals mean what they usually mean, and what could not be tested here is said loudly.

A script's background jobs are born deaf to Ctrl-C, ``nohup`` makes them deaf to a closed terminal, and every process
that a test starts and sends such a signal would inherit that.
"""

from __future__ import annotations

import signal

import pytest

UNTESTED = "UNTESTED: "
"""How the reason of a skipped test begins that a machine with all its tools would have run."""

signal.signal(signal.SIGINT, signal.default_int_handler)
for _name in ("SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):
        signal.signal(getattr(signal, _name), signal.SIG_DFL)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason what was left untested, where nobody can overlook it."""
    skipped = terminalreporter.getreports("skipped")
    reasons = [one.longrepr[2].removeprefix("Skipped: ") for one in skipped if isinstance(one.longrepr, tuple)]
    for reason in dict.fromkeys(one for one in reasons if one.startswith(UNTESTED)):
        number = reasons.count(reason)
        terminalreporter.write_line(f"{reason} ({number} test{'' if number == 1 else 's'})", red=True, bold=True)
