"""Plays the scenarios with the reference engine in this process; the caller counts the grounds of its answers."""

from __future__ import annotations

from collections.abc import Iterator

from proving.exercise.grounds import Counts, on_the_wire
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_steps.suite.scripts import Script, play_script


def played(scripts: tuple[Script, ...], counts: Counts) -> Iterator[int]:
    """Play the scenarios, yielding after each of them how many are done."""
    driver = InProcess(on_the_wire(counts, respond))
    for number, script in enumerate(scripts, start=1):
        play_script(script, driver)
        yield number
