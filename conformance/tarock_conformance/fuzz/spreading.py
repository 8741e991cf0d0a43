"""Tables of combinations, and which cells of them a block takes.

The places of a table are taken in an order that a seed decides: each once, the first few of them spread over all of it.
So it is known how much of a table was asked, and enough questions ask all of it.
"""

from __future__ import annotations

import random
from math import gcd
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tarock_steps.protocol.messages.questions import Question

_SPARSE: Final = 3
"""What part of a table lies between one place and the next at least, and at most before its end."""


class Combinations(NamedTuple):
    """A table: what it combines, how many places it has, and what may be asked about one of them.

    What is left open there chance fills in. The first that is a question is put, since not all need be one.
    """

    name: str
    size: int
    questions: Callable[[int, random.Random], Iterator[Question]]


class TableShare(NamedTuple):
    """How much of a table of so many places a campaign took: which were ``tried``, and which of them were ``asked``.

    At the others there is no question, or none that a program offers.
    """

    size: int
    tried: set[int]
    asked: set[int]


Shares = dict[str, TableShare]
"""What a campaign took of each table, by its name."""


class TableSpot(NamedTuple):
    """A place of a table by its name, whose size it tells; counted from 0."""

    table: str
    size: int
    number: int

    def share(self, *, was_asked: bool) -> Shares:
        """What is taken of the tables with this place alone."""
        return {self.table: TableShare(self.size, {self.number}, {self.number} if was_asked else set())}


class TablePlace(NamedTuple):
    """A place of a table, counted from 0."""

    table: Combinations
    number: int

    @property
    def spot(self) -> TableSpot:
        """The place by the name of its table."""
        return TableSpot(self.table.name, self.table.size, self.number)


def add_shares(shares: Shares, more: Shares) -> None:
    """Put what was taken of some tables to what was taken before."""
    for name, share in more.items():
        known = shares.setdefault(name, TableShare(share.size, set(), set()))
        known.tried.update(share.tried)
        known.asked.update(share.asked)


def told_shares(shares: Shares) -> str:
    """How much of each table was asked; nothing of one of which nothing was."""
    return ", ".join(_told(name, share) for name, share in shares.items() if share.asked)


def _told(name: str, share: TableShare) -> str:
    void = len(share.tried - share.asked)
    told = f"{name} {_percent(len(share.tried), share.size)} ({len(share.tried):,} of {share.size:,}"
    return f"{told}, of which {void:,} without a question)" if void else f"{told})"


def _percent(part: int, whole: int) -> str:
    """A part of a whole, rounded down to whole percents."""
    percents = 100 * part // whole
    return f"{percents} %" if percents or not part else "under 1 %"


def table_places(tables: Sequence[Combinations], order: str, start: int, number: int) -> Iterator[TablePlace]:
    """So many places of each table by turns, from the ``start``-th in their ``order`` on, which goes round."""
    ways = [(table, *_first_and_step(table.size, random.Random(f"{order} {table.name}"))) for table in tables]
    for turn in range(start, start + number):
        for table, first, step in ways:
            yield TablePlace(table, (first + turn * step) % table.size)


def _first_and_step(size: int, chance: random.Random) -> tuple[int, int]:
    """Where to begin, and how far it is to the next place, so that each one comes once."""
    step = size // _SPARSE + chance.randrange(size // _SPARSE + 1)
    while gcd(step, size) > 1:
        step += 1
    return chance.randrange(size), step
