"""The suite of lungau as ordinary tests, against the reference engine; a verdict that is no pass is a failing test.

The gate plays one area of it; the proof plays the others.
"""

from __future__ import annotations

from typing import Final

import pytest
from tests.conftest import GATE

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.run import Run
from tarock_steps.under_pytest.plugin import install

SOURCE: Final = "lungau"
AREA: Final = "counting"


def pytest_configure(config: pytest.Config) -> None:
    """Bring the scenarios, in the gate those of one area."""
    in_gate = config.getoption("markexpr") == GATE
    chosen = tuple(planned for planned in plan(SOURCE) if planned.area == AREA or not in_gate)
    run = Run(driver=InProcess(respond), sink=lambda _: None, source=SOURCE, chosen=chosen, is_reference=True)
    install(config, run)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what the gate does not play."""
    for item in items:
        if item.path.name == "test_features.py" and not item.name.startswith(f"test_{AREA}_"):
            item.add_marker(pytest.mark.prove)
