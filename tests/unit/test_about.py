"""What is told of the system that runs the suite."""

from __future__ import annotations

import platform
import subprocess
from unittest.mock import Mock

import pytest

from tarock_running.process.about import system_told


def test_the_system_is_told_as_python_tells_it_and_no_program_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    told, starts = platform.platform(terse=True), Mock(return_value="")
    monkeypatch.setattr(platform, "_uname_cache", None)
    monkeypatch.setattr(subprocess, "check_output", starts)

    assert system_told() == told
    assert not starts.called
