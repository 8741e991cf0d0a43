"""Writes single Given, When and Then lines in the phrases of the features, for scenarios of finds."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tarock_protocol.messages.parts import Amount, Item
from tarock_protocol.seating import SeatNames
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.catalogue.planned import Planned, PlannedLine

Rows = Sequence[tuple[str, ...]]


def given_line(text: str, rows: Rows = ()) -> PlannedLine:
    """A line that sets something up."""
    return PlannedLine("given", text, tuple(rows))


def when_line(text: str, rows: Rows = ()) -> PlannedLine:
    """A line that does or asks something."""
    return PlannedLine("when", text, tuple(rows))


def then_line(text: str, rows: Rows = ()) -> PlannedLine:
    """A line that says what must be so."""
    return PlannedLine("then", text, tuple(rows))


def planned_of(name: str, rules: str, clauses: Sequence[str], lines: Sequence[PlannedLine]) -> Planned:
    """A scenario of such lines about these clauses; it is in no file."""
    return Planned(
        id=name,
        source=rules,
        area=area_of(clauses[0]) if clauses else "",
        feature="",
        line=0,
        name=name,
        outline=name,
        row={},
        clauses=tuple(clauses),
        dispute=None,
        reading=None,
        lines=tuple(lines),
        asks_position=True,
    )


def each_amount(numbers: Sequence[Amount], names: SeatNames, *, signed: bool) -> str:
    """A number for each seat, in words; ``signed`` numbers have a plus if they are received."""
    told = ((names.name(seat), Fraction(numbers[seat])) for seat in names.everybody)
    return ", ".join(f"{name} {'+' if signed and number > 0 else ''}{number}" for name, number in told)


def item_rows(items: Sequence[Item], names: SeatNames, *replaced: Item) -> list[tuple[str, ...]]:
    """A table of items with its header; the ``replaced`` items come last, and unused optional columns are left out."""
    head = ["item", "side", "outcome", "announced", "doubled by", "against"]
    rows = [[*_row(item, names), ""] for item in items] + [[*_row(item, names), "yes"] for item in replaced]
    rows = [[*head, "replaced"], *rows]
    wanted = [column for column, name in enumerate(rows[0]) if name in head[:5] or any(row[column] for row in rows[1:])]
    return [tuple(row[column] for column in wanted) for row in rows]


def side_written(side: str) -> str:
    """The name of a side in the features."""
    return "declarer" if side == "declarer" else "opponents"


def _row(item: Item, names: SeatNames) -> list[str]:
    against = "" if item.against is None else names.name(item.against)
    doubled = ", ".join(map(names.name, item.doubled))
    won, said = "won" if item.won else "lost", "yes" if item.announced else "no"
    return [item.item, side_written(item.side), won, said, doubled, against]
