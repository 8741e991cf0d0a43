"""What is told of the system that runs the suite."""

from __future__ import annotations

import platform
import subprocess

import pytest

from tarock_running.process.about import system_told


def test_the_system_is_told_as_python_tells_it_and_no_program_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    told, started = platform.platform(terse=True), list[object]()
    monkeypatch.setattr(platform, "_uname_cache", None)
    monkeypatch.setattr(subprocess, "check_output", lambda *words, **_: started.append(words) or "")

    assert system_told() == told
    assert not started
