"""Our own engine begins before the command line is read, where it seems to be asked, and is ended if it is not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tarock_running.inputs import own_process as early
from tarock_running.inputs.own_process import begun_early, own_process, reference_command


class Begun:
    """A process that only remembers its command, and whether it was discarded."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.is_discarded = False
        started.append(self)

    def discard(self) -> None:
        self.is_discarded = True


started: list[Begun] = []


@pytest.fixture(autouse=True)
def nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    started.clear()
    monkeypatch.setattr(early, "Program", Begun)
    monkeypatch.setattr(early, "_begun", [])


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["serve"],
        ["lock", "check"],
        ["--language", "check"],
        ["check", "--engine", "x"],
        ["check", "--engine=x"],
        ["check", "--lock", "x", "--engine", "x"],
        ["check", "--in-process"],
        ["check", "--variant", "x"],
        ["check", "--help"],
    ],
)
def test_nothing_begins_before_another_program_may_be_asked(words: list[str]) -> None:
    with begun_early(words):
        assert started == []


def test_the_first_who_asks_our_own_engine_takes_the_process_that_has_begun() -> None:
    with begun_early(["check", "--rules", "lungau"]):
        assert len(started) == 1
        taken: list[object] = [own_process(None), own_process(None)]
        assert taken == started

    assert not any(begun.is_discarded for begun in started)


def test_a_house_is_not_asked_of_the_process_that_has_begun_and_that_is_ended_at_last() -> None:
    profile = Path("house.toml")
    with begun_early(["check", "--lock", "of-a-house"]):
        own_process(profile)

    assert [begun.command for begun in started] == [reference_command(), reference_command(profile)]
    assert [begun.is_discarded for begun in started] == [True, False]
