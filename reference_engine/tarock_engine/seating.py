"""Seats, numbered from 0 in the direction of play, and who sits at a table; all arithmetic with seats is here."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Final, NewType, TypeVar

from tarock_engine.memory import remembered
from tarock_engine.ruling import refuse
from tarock_language.message import message

Seat = NewType("Seat", int)
"""A place at the table; only this module makes a seat of a number."""

T = TypeVar("T")

SEATS: Final = tuple(map(Seat, range(5)))
"""All places that a table can have."""


@dataclasses.dataclass(frozen=True, slots=True)
class Seating:
    """A table of ``players`` seats with its dealer; ``active`` seats hold cards, Vorhand first."""

    players: int
    dealer: Seat
    active: tuple[Seat, ...]

    @classmethod
    def at(cls, players: int, dealer: int, active: int, *, one_more: bool = True) -> Seating:
        """Seat the table; a dealer beyond the number of ``active`` players sits out.

        ValueError if the table has not ``active`` seats (or one more, if ``one_more``), or the dealer has no seat.
        """
        sizes = range(active, active + 1 + one_more)
        if players not in sizes:
            refuse("players", message("{numbers:either}", numbers=sizes), players)
        seat = seat_of("dealer", dealer, players)
        order = tuple([further(seat, 1 + step, players) for step in range(players)])
        return cls(players, seat, order[:active])

    @property
    def vorhand(self) -> Seat:
        """The seat after the dealer in the direction of play."""
        return self.active[0]

    @property
    def sits_out(self) -> Seat | None:
        """The dealer, if he receives no cards; else None."""
        return None if self.dealer in self.active else self.dealer

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All seats in turn, Vorhand first and the dealer last."""
        return self.active if self.sits_out is None else (*self.active, self.dealer)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats by their numbers."""
        return SEATS[: self.players]


def seat_of(place: str, number: int, players: int) -> Seat:
    """The seat with this number at a table of ``players``. ValueError, with ``place`` in its text, if there is none."""
    if not 0 <= number < players:
        refuse(place, message("a seat from 0 to {last}", last=players - 1), number)
    return SEATS[number]


def further(seat: Seat, places: int, players: int) -> Seat:
    """The seat so many ``places`` further in the direction of play, at a table of ``players``."""
    return SEATS[(seat + places) % players]


def seated(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """Each thing with its seat, from a list in the order of seats."""
    return zip(SEATS, things, strict=False)


@remembered(1 << 10)
def in_turn(seats: tuple[Seat, ...], first: Seat, step: int) -> tuple[Seat, ...]:
    """The ``seats`` in turn from ``first`` on, where each turn goes ``step`` places further."""
    place, number = seats.index(first), len(seats)
    return tuple([seats[(place + step * turn) % number] for turn in range(number)])
