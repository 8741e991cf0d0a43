"""Who sits where. Seats are numbered from 0 in the direction of play, and all reckoning with them stands here."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Final, NewType, TypeVar

from tarock_engine.memory import remembered

Seat = NewType("Seat", int)
"""A place at the table; what comes of reckoning with seats is a number until this module makes a seat of it."""

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

        ValueError where the table has another size than ``active``, or one more where that may be, or the dealer has
        no seat at it.
        """
        sizes = range(active, active + 1 + one_more)
        if players not in sizes:
            message = f"players: expected {' or '.join(map(str, sizes))}, got {players}"
            raise ValueError(message)
        seat = seat_of("dealer", dealer, players)
        order = tuple([further(seat, 1 + step, players) for step in range(players)])
        return cls(players, seat, order[:active])

    @property
    def vorhand(self) -> Seat:
        """The seat after the dealer in the direction of play."""
        return self.active[0]

    @property
    def sits_out(self) -> Seat | None:
        """The dealer, where he receives no cards."""
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
    """The seat of this number at a table of ``players``. ValueError, which names the ``place``, where it has none."""
    if not 0 <= number < players:
        message = f"{place}: expected a seat from 0 to {players - 1}, got {number}"
        raise ValueError(message)
    return SEATS[number]


def further(seat: Seat, places: int, players: int) -> Seat:
    """The seat so many ``places`` further in the direction of play, at a table of ``players``."""
    return SEATS[(seat + places) % players]


def seated(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """What is listed by seat, each with its seat."""
    return zip(SEATS, things, strict=False)


@remembered(1 << 10)
def in_turn(seats: tuple[Seat, ...], first: Seat, step: int) -> tuple[Seat, ...]:
    """The ``seats`` in turn from ``first`` on, where each turn goes ``step`` places further."""
    place, number = seats.index(first), len(seats)
    return tuple([seats[(place + step * turn) % number] for turn in range(number)])
