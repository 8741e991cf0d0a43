"""The suite of lungau as ordinary tests, against the reference engine; a verdict that is no pass is a failing test."""

from __future__ import annotations

import pytest

from tarock_reference import respond
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.plugin import install
from tarock_steps.suite.run import Run


def pytest_configure(config: pytest.Config) -> None:
    install(config, Run(driver=InProcess(respond), sink=lambda _: None, source="lungau", reference=True))
