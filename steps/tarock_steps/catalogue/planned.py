"""A planned scenario as a record: its id, its clauses, its place in the features, and its steps."""

from __future__ import annotations

from typing import Final

import msgspec

FURTHER: Final = "further_questions"
"""The area that the further questions are in; see ``is_further``."""


class PlannedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A step: its keyword (given, when, then), its text, and the table below it, the header first."""

    keyword: str
    text: str
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def told(self) -> str:
        """The text of the step and its table, without the keyword."""
        return "\n".join((self.text, *(f"| {' | '.join(row)} |" for row in self.rows)))


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """One scenario to ask: an example, or one row of an outline.

    ``id`` is unique; it names the area and not the file, so it stays when an area is split into several files.
    ``feature`` is the file below the folder of the source. ``row`` is the outline's row by column, ``name`` has its
    values filled in, and ``outline`` is the name as written. ``dispute`` is the option whose ``reading`` is asked for.
    ``lines`` are all steps with the row's values filled in, those of the background first. ``asks_position`` says
    whether the scenario asks about a position, without the deal that led to it.
    """

    id: str
    source: str
    area: str
    feature: str
    line: int
    name: str
    outline: str
    row: dict[str, str]
    clauses: tuple[str, ...]
    dispute: str | None
    reading: str | None
    lines: tuple[PlannedLine, ...]
    asks_position: bool

    @property
    def is_further(self) -> bool:
        """Whether this is a further question: no scenario, asked after all scenarios, and without a Then."""
        return self.area == FURTHER

    @property
    def steps(self) -> tuple[str, ...]:
        """The texts of all steps, each with the rows of its table on separate lines."""
        return tuple([line.told if line.rows else line.text for line in self.lines])
