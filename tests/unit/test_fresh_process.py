"""The process that is asked again starts ahead where several may run, and in the place of those that are done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tarock_checking.check import fresh_process, spare_process
from tarock_checking.check.fresh_process import Fresh
from tarock_checking.check.recording import Recording
from tarock_checking.check.worker import EngineAccess
from tarock_checking.check.worker_pool import Crew
from tarock_protocol.budget import Budget
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.clock import SystemClock

ASKING = SimpleNamespace(source="lungau")
OWES = cast("Recording", SimpleNamespace(can_ask_again=True, asking=ASKING))
OWES_NOTHING = cast("Recording", SimpleNamespace(can_ask_again=False, asking=ASKING))


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done, in order."""
    found: list[str] = []

    @contextmanager
    def connected(*_: object) -> Iterator[object]:
        found.append("started")
        yield object()
        found.append("ended")

    for module in (spare_process, fresh_process):
        monkeypatch.setattr(module, "connected", connected)
    return found


def fresh(done: list[str], copies: int, *, in_process: bool = False) -> Fresh:
    beside: Any = SimpleNamespace(
        copies=copies, dismiss=lambda: done.append("dismissed"), wait=lambda: done.append("gone")
    )
    way = EngineAccess(EngineChoice(in_process=in_process), Budget(), SystemClock())
    return Fresh(way, cast("Crew", beside))


def test_it_starts_when_the_copies_are_gone_and_ends_with_the_run(done: list[str]) -> None:
    with fresh(done, copies=2) as process:
        process.begin([OWES_NOTHING, OWES])
        with process.driver():
            assert done == ["dismissed", "gone", "started"]
        process.close()

    assert done == ["dismissed", "gone", "started", "ended"]


@pytest.mark.parametrize(
    ("copies", "owing", "in_process"), [(1, OWES, False), (2, OWES_NOTHING, False), (2, OWES, True)]
)
def test_else_it_is_started_when_it_is_asked(
    done: list[str], copies: int, owing: Recording, *, in_process: bool
) -> None:
    with fresh(done, copies, in_process=in_process) as process:
        process.begin([owing])
        assert done == []
        with process.driver():
            assert done == ["started"]
        assert done == ["started", "ended"]
