"""The scenarios as scripts, which can be played at a table over and over without pytest around them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Step

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import Planned, plan
from tarock_steps.errors import CatalogueError
from tarock_steps.protocol.drivers import Driver
from tarock_steps.suite import vocabulary
from tarock_steps.suite.run import message_of, outcome_of
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.words.table import Table

Deed = Callable[[Table], object]
"""What a step does at a table."""
Rows = tuple[tuple[str, ...], ...]
"""The table below a step, its header first; empty where there is none."""


@dataclasses.dataclass(frozen=True, slots=True)
class ScriptLine:
    """A step as it is said: its keyword (given, when, then), its text, and the table below it."""

    keyword: str
    text: str
    rows: Rows = ()

    @property
    def told(self) -> str:
        """The step with its table, as in a feature."""
        return "\n".join((self.text, *(f"| {' | '.join(row)} |" for row in self.rows)))

    def spoken(self) -> Deed:
        """What the step does at a table."""
        definition = vocabulary.find(self.keyword, self.text)
        if definition is None:
            reason = f"{self.keyword} {self.text!r} is no phrase of the vocabulary"
            raise CatalogueError(reason)
        words = vocabulary.arguments(definition, self.text, self.rows)
        return lambda table: definition.step_func(table, **words)


@dataclasses.dataclass(frozen=True, slots=True)
class Script:
    """A scenario with the lines it consists of, those of the background first."""

    planned: Planned
    lines: tuple[ScriptLine, ...]
    deeds: tuple[Deed, ...]

    def with_line(self, place: int, line: ScriptLine) -> Script:
        """The same scenario with another line in one place."""
        lines = (*self.lines[:place], line, *self.lines[place + 1 :])
        return Script(self.planned, lines, (*self.deeds[:place], line.spoken(), *self.deeds[place + 1 :]))


class ScriptEnding(NamedTuple):
    """How a script ended: at which line, if it was not played to its end, and what is said of it."""

    outcome: Outcome
    line: int | None = None
    message: str = ""


def scripts(source: str, root: Path | None = None) -> tuple[Script, ...]:
    """Every scenario of a source in the order of its plan."""
    folder = (root or features_root()) / source
    return tuple(_script(one, folder) for one in plan(source, root))


def _script(planned: Planned, folder: Path) -> Script:
    scenario = get_feature(str(folder), planned.feature).scenarios[planned.name].render(planned.row)
    lines = tuple(_lines(scenario.steps))
    return Script(planned, lines, tuple(line.spoken() for line in lines))


def _lines(steps: Sequence[Step]) -> Iterator[ScriptLine]:
    for step in steps:
        rows = () if step.datatable is None else tuple(tuple(map(str, row)) for row in step.datatable.raw())
        yield ScriptLine(step.type, step.name, rows)


def play(script: Script, driver: Driver, forced: Mapping[str, str] | None = None) -> ScriptEnding:
    """Go through a script; whatever goes wrong is its ending.

    ``forced`` are readings by option that overrule those of the script.
    """
    table = Table(driver, forced=forced)
    for place, deed in enumerate(script.deeds):
        try:
            deed(table)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is how the scenario ended
            return ScriptEnding(outcome_of(fault), place, message_of(fault))
    return ScriptEnding(Outcome.PASSED)
