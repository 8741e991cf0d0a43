"""Tables of all combinations of some values, and which of their places each block of a campaign asks.

The seed decides the order in which the places are asked, each once and evenly spread. So a campaign knows how much of a
table it has asked, and asks all of it if it has enough questions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import gcd
from typing import Final, NamedTuple

from tarock_language.message import Message, Word, message
from tarock_protocol.messages.questions import Question

EACH: Final = 8
"""Places of a table that a whole block asks, before anything else, if the table does not say otherwise."""
_SPARSE: Final = 3
"""The step from one place to the next is at least this part of the table, and at most twice that."""


class Combinations(NamedTuple):
    """A table: its name, the number of its places, and a function that yields candidate questions for a place.

    The candidates are random in all details that the place leaves open. Some may be invalid; the first valid one is
    asked. A whole block asks ``each`` of the places, a multiple of ``EACH``.
    """

    name: str
    size: int
    questions: Callable[[int, random.Random], Iterator[Question]]
    each: int = EACH


class TableShare(NamedTuple):
    """How much of a table of that ``size`` a campaign covered: the places ``tried``, and those of them ``asked``.

    The other places that were tried have no valid question, or none that the program offers.
    """

    size: int
    tried: set[int]
    asked: set[int]


Shares = dict[str, TableShare]
"""How much of each table a campaign covered, by the name of the table."""


class TableSpot(NamedTuple):
    """A place of a table, by the table's name and size; ``number`` counts from 0."""

    table: str
    size: int
    number: int

    def share(self, *, was_asked: bool) -> Shares:
        """The shares for this place alone."""
        return {self.table: TableShare(self.size, {self.number}, {self.number} if was_asked else set())}


class TablePlace(NamedTuple):
    """A place of a table; ``number`` counts from 0."""

    table: Combinations
    number: int

    @property
    def spot(self) -> TableSpot:
        """The same place, by the name of its table."""
        return TableSpot(self.table.name, self.table.size, self.number)


def add_shares(shares: Shares, more: Shares) -> None:
    """Add ``more`` to ``shares``, which is changed in place."""
    for name, share in more.items():
        known = shares.setdefault(name, TableShare(share.size, set(), set()))
        known.tried.update(share.tried)
        known.asked.update(share.asked)


def told_shares(shares: Shares) -> list[Message]:
    """How much of each table was covered, in words; tables without any question asked are left out."""
    return [_told(name, share) for name, share in shares.items() if share.asked]


def _told(name: str, share: TableShare) -> Message:
    void, tried, size = len(share.tried - share.asked), len(share.tried), share.size
    percent, table = _percent(tried, size), Word(name)
    if not void:
        return message(
            "{table} {percent} ({tried:,} of {size:,})", table=table, percent=percent, tried=tried, size=size
        )
    return message(
        "{table} {percent} ({tried:,} of {size:,}, of which {void:,} without a question)",
        table=table,
        percent=percent,
        tried=tried,
        size=size,
        void=void,
    )


def _percent(part: int, whole: int) -> str | Message:
    """A part of a whole in percent, rounded down; "under 1 %" if it is small, but not zero."""
    percents = 100 * part // whole
    return f"{percents} %" if percents or not part else message("under 1 %")


def table_places(tables: Sequence[Combinations], order: str, start: int, number: int) -> Iterator[TablePlace]:
    """Yield so many places of each table in turn, beginning with the ``start``-th of their cyclic ``order``.

    Of a table of which a block asks several times as many as usual, they are so many more.
    """
    ways = [(table, *_first_and_step(table.size, random.Random(f"{order} {table.name}"))) for table in tables]
    for turn in range(start, start + number):
        for table, first, step in ways:
            times = table.each // EACH
            for place in range(turn * times, (turn + 1) * times):
                yield TablePlace(table, (first + place * step) % table.size)


def _first_and_step(size: int, chance: random.Random) -> tuple[int, int]:
    """The first place and the step to the next one; the step is coprime to the size, so each place comes once."""
    step = size // _SPARSE + chance.randrange(size // _SPARSE + 1)
    while gcd(step, size) > 1:
        step += 1
    return chance.randrange(size), step
