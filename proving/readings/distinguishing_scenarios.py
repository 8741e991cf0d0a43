"""Finds which scenarios distinguish the readings of an option: plays each row of an outline under every reading."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_protocol.drivers import Driver, InProcess
from tarock_reference import respond
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.suite.scripts import Script, play_script, scripts
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.table.readings import FixedReadings


class Row(NamedTuple):
    """A row of an outline over readings: the reading it is for, and those under which it passes."""

    script: Script
    reading: str
    passes: tuple[str, ...]

    @property
    def is_alone(self) -> bool:
        """Whether it passes under its own reading and under no other."""
        return self.passes == (self.reading,)

    @property
    def outline(self) -> str:
        """The feature and the name of the outline that it belongs to."""
        return f"{self.script.planned.feature}: {self.script.planned.name}"


class Option(NamedTuple):
    """An option: its readings with their rows, in the order of the catalogue and of the plan."""

    name: str
    rows: Mapping[str, Sequence[Row]]

    @property
    def untold(self) -> tuple[str, ...]:
        """The readings without a row that passes under them alone."""
        return tuple(reading for reading, rows in self.rows.items() if not any(row.is_alone for row in rows))


def options(source: str, only: str | None = None, driver: Driver | None = None) -> Iterator[Option]:
    """Every option of a source that its catalogue has, or the one named."""
    asked = driver or InProcess(respond)
    by_option = defaultdict[str | None, list[Script]](list)
    for script in scripts(source):
        by_option[script.planned.dispute].append(script)
    for name, dispute in load_catalogue(source).disputes.items():
        if only in (None, name):
            played = [_row(script, name, dispute.values, asked) for script in by_option[name]]
            yield Option(
                name, {reading: [row for row in played if row.reading == reading] for reading in dispute.values}
            )


def _row(script: Script, option: str, readings: Sequence[str], driver: Driver) -> Row:
    asked = [(reading, FixedReadings({option: reading})) for reading in readings]
    passes = (reading for reading, fixed in asked if play_script(script, driver, fixed).outcome is Outcome.PASSED)
    return Row(script, script.planned.row["reading"], tuple(passes))
