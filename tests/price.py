"""What a run of the tests costs: processor time, also in units of a fixed loop, and the tests that cost most.

Processor time is that of the test processes and of every program that they started and waited for. Machines differ by
a factor of two and more, so it is also given in units: the time that a fixed loop takes in the same run. Nothing fails
because it is slow; ``python -m proving price`` holds the units of a whole gate against its budget.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Generator
from typing import Final

import pytest

DEAREST: Final = 10
"""How many tests are named at the end."""
BEFORE: Final = "TAROCK_GATE_SPENT"
"""The environment variable by which the gate says what it spent before pytest began."""
WHOLE: Final = "TAROCK_GATE_WHOLE"
"""The environment variable by which the gate says that all of it runs; the price of that is kept."""


def spent() -> float:
    """Processor seconds of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def unit() -> float:
    """Processor seconds of a fixed loop, about 0.1 on a machine of 2026; the least of five."""
    return min(map(_loop, range(5)))


def _loop(value: int) -> float:
    since = time.process_time()
    for step in range(2_000_000):
        value = (value * 31 + step) & 0xFFFF
    return time.process_time() - since


class Price:
    """Adds up what each test, and the whole run with all its processes, costs."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()
        self._since = spent()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """Note where a test begins."""
        self._since = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put what a phase of a test cost into its report, which reaches the process that adds up."""
        report = yield
        now = spent()
        vars(report)["spent"] = now - self._since
        self._since = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up a test."""
        self.tests[report.nodeid] += vars(report).get("spent", 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        """Print the price, and the tests that cost most; the processes that ran them have ended by now."""
        seconds, loop = float(os.environ.get(BEFORE, "0")) + spent(), unit()
        terminalreporter.section("processor time")
        told = f"{seconds:.0f} s of processor time, {seconds / loop:,.0f} units of {loop:.3f} s"
        terminalreporter.write_line(told)
        if WHOLE in os.environ and not exitstatus:
            from proving.price import store_cost  # noqa: PLC0415 - loads the engine

            store_cost(told)
        for name, most in self.tests.most_common(DEAREST):
            terminalreporter.write_line(f"{most:8.2f} s  {name}")
