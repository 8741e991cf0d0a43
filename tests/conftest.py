"""What all tests share: what could not be tested on this machine is said loudly at the end."""

from __future__ import annotations

import pytest

UNTESTED = "UNTESTED: "
"""How the reason of a skipped test begins that a machine with all its tools would have run."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason what was left untested, where nobody can overlook it."""
    skipped = terminalreporter.getreports("skipped")
    reasons = [one.longrepr[2].removeprefix("Skipped: ") for one in skipped if isinstance(one.longrepr, tuple)]
    for reason in dict.fromkeys(one for one in reasons if one.startswith(UNTESTED)):
        number = reasons.count(reason)
        terminalreporter.write_line(f"{reason} ({number} test{'' if number == 1 else 's'})", red=True, bold=True)
