"""A scenario as a script: its lines with the function of each, which can be played repeatedly without pytest."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_protocol.drivers import Driver
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.catalogue.withdrawn import withdrawn
from tarock_steps.errors import CatalogueError
from tarock_steps.expect.comparing import AS_WRITTEN, Comparison
from tarock_steps.suite import vocabulary
from tarock_steps.suite.fault_outcomes import outcome_of, said_of_fault
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings
from tarock_steps.words.table import Table

Deed = Callable[[Table], object]
"""What a step does at a table."""

THEN: Final = "then"
"""The keyword of a line that expects something."""


def step_deed(line: PlannedLine) -> Deed:
    """What a step does at a table."""
    definition = vocabulary.find(line.keyword, line.text)
    if definition is None:
        step = f"{line.keyword} {line.text!r}"
        reason = message("{step} is no phrase of the vocabulary", step=step)
        raise CatalogueError(reason)
    words = vocabulary.arguments(definition, line.text, line.rows)
    return lambda table: definition.function(table, **words)


@dataclasses.dataclass(frozen=True, slots=True)
class Script:
    """A scenario with its lines and their actions, those of the background first."""

    planned: Planned
    lines: tuple[PlannedLine, ...]
    deeds: tuple[Deed, ...]

    @classmethod
    def of(cls, planned: Planned) -> Script:
        """The script of a planned scenario."""
        return cls(planned, planned.lines, tuple(map(step_deed, planned.lines)))

    def with_line(self, place: int, line: PlannedLine) -> Script:
        """The same scenario with the line at ``place`` replaced."""
        lines = (*self.lines[:place], line, *self.lines[place + 1 :])
        return Script(self.planned, lines, (*self.deeds[:place], step_deed(line), *self.deeds[place + 1 :]))


class ScriptEnding(NamedTuple):
    """How a script ended: the outcome, the line if it was not played to its end, and why."""

    outcome: Outcome
    line: int | None = None
    why: Message | str = ""

    @property
    def message(self) -> str:
        """Why, in English."""
        return str(self.why)


def scripts(source: str, root: Path | None = None) -> tuple[Script, ...]:
    """Every scenario of a source in the order of its plan, without the withdrawn ones."""
    wrong = withdrawn(root)
    return tuple(Script.of(planned) for planned in plan(source, root) if planned.id not in wrong)


def play_script(
    script: Script, driver: Driver, readings: FixedReadings = NOTHING_FIXED, comparison: Comparison = AS_WRITTEN
) -> ScriptEnding:
    """Play a script; whatever goes wrong is its ending.

    ``readings`` are fixed, and override those of the script.
    """
    table = Table(driver, readings=readings, comparison=comparison)
    endings = (ended(deed, place, table) for place, deed in enumerate(script.deeds))
    return next(filter(None, endings), ScriptEnding(Outcome.PASSED))


def ended(deed: Deed, place: int, table: Table) -> ScriptEnding | None:
    """The ending of a script at the line at ``place``; None if it goes on."""
    try:
        deed(table)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is how the scenario ended
        return ScriptEnding(outcome_of(fault), place, said_of_fault(fault))
    return None
