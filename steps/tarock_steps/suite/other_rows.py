"""Makes wrong tables of a right one that a scenario expects, for ``tarock prove``: one change of a cell or row each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tarock_protocol.messages.parts import Amount
from tarock_steps.table.turns import amount

Row = Sequence[str]
Rows = Sequence[Row]
"""A table, with its heading first."""

ITEMS: Final = ("Spiel", "Trull", "Könige", "Königfang", "Spatz", "Uhu", "König ultimo", "Valat")
OPPOSITES: Final[Mapping[str, str]] = {
    word: contrary
    for pair in (
        ("won", "lost"),
        ("declarer", "opponents"),
        ("yes", "no"),
        ("clockwise", "counter-clockwise"),
        ("double", "once"),
        ("over", "not over"),
    )
    for word, contrary in (pair, pair[::-1])
}
"""Words, each with its opposite."""


def another(things: Sequence[str], used: Iterable[str]) -> str:
    """The first of ``things`` that is not in ``used``."""
    gone = set(used)
    return next(thing for thing in things if thing not in gone)


def one_more(number: Amount) -> Amount:
    """The number plus one."""
    return amount(str(Fraction(number) + 1))


def other_items(table: Rows, players: Sequence[str]) -> Iterator[Rows]:
    """The table with each cell changed, with each row left out, and with a row added."""
    header, *_ = table
    yield from _cells_and_rows(table, players)
    more = {"item": "Spiel", "side": "opponents", "outcome": "won"}
    yield [*table, [more.get(name, "") for name in header]]


def other_lines(table: Rows, players: Sequence[str]) -> Iterator[Rows]:
    """The table with each cell changed, with each row left out, and with a row repeated."""
    yield from _cells_and_rows(table, players)
    yield [*table, table[-1]]


def other_tricks(table: Rows, players: Sequence[str]) -> Iterator[Rows]:
    """The table with each leader or winner changed, each two neighbouring cards swapped, and each trick left out."""
    for place, (leader, cards, winner) in enumerate(table[1:], 1):
        yield [*table[:place], *table[place + 1 :]]
        yield _with(table, place, [another(players, (leader,)), cards, winner])
        yield _with(table, place, [leader, cards, another(players, (winner,))])
        played = cards.split()
        for card in range(len(played) - 1):
            swapped = [*played[:card], played[card + 1], played[card], *played[card + 2 :]]
            yield _with(table, place, [leader, " ".join(swapped), winner])


def other_deals(table: Rows, players: Sequence[str]) -> Iterator[Rows]:
    """The table with each cell changed, with each row left out, and with a row repeated."""
    yield from _cells_and_rows(table, players)
    yield [*table, table[-1]]


def _cells_and_rows(table: Rows, players: Sequence[str]) -> Iterator[Rows]:
    header = table[0]
    for place, row in enumerate(table[1:], 1):
        yield [*table[:place], *table[place + 1 :]]
        for column, (name, cell) in enumerate(zip(header, row, strict=True)):
            yield _with(table, place, [*row[:column], _other_cell(name, cell, players), *row[column + 1 :]])


def _with(table: Rows, place: int, row: Row) -> Rows:
    return [*table[:place], row, *table[place + 1 :]]


def _other_cell(column: str, cell: str, players: Sequence[str]) -> str:
    if column == "item":
        return another(ITEMS, (cell,))
    if column == "brings":
        return str(one_more(amount(cell)))
    if column in ("doubled by", "against"):
        return "" if cell else players[0]
    if column in ("dealer", "vorhand"):
        return another(players, (cell,))
    return OPPOSITES[cell or "no"]
