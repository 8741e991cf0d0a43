"""A planned scenario: its clauses, its place in the features, and its steps."""

from __future__ import annotations

import msgspec


class PlannedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is said: its keyword (given, when, then), its text, and the table below it, the header first."""

    keyword: str
    text: str
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def told(self) -> str:
        """The step with its table, as in a feature."""
        return "\n".join((self.text, *(f"| {' | '.join(row)} |" for row in self.rows)))


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One scenario to ask: an example, or one row of an outline.

    ``id`` is unique, and names the area but not the topic, so that it stays where an area is divided; ``feature`` is
    the file below the folder of the source; ``row`` is the outline's row by column, ``name`` has its values filled
    in, and ``outline`` is the name as it is written in the file; ``dispute`` names the option
    whose ``reading`` is asked for; ``lines`` are all steps, those of the background first, with the row's values
    filled in; ``asks_position`` tells whether the scenario is set into the middle of a game.
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
    def steps(self) -> tuple[str, ...]:
        """The texts of all steps, with the rows of a table on lines of their own."""
        return tuple(line.told for line in self.lines)
