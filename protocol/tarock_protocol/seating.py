"""The seats at a table by number and by name (Vorhand, Second …), from the number of players and the dealer."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from tarock_language.message import Word, message
from tarock_protocol.errors import TableError

DEALER: Final = "Dealer"
_BEFORE_THE_DEALER: Final = ("Vorhand", "Second", "Third", "Fourth")
PLAYERS: Final = (*_BEFORE_THE_DEALER, DEALER)
SIZES: Final = (4, 5)
ACTIVE: Final = 4


@dataclass(frozen=True, slots=True)
class SeatNames:
    """A table: the number of players and the seat of the dealer.

    Seats are numbered from 0 in the direction of play; names are counted from the dealer's right.
    """

    players: int
    dealer: int

    @classmethod
    def of(cls, players: int, dealer: int | None = None) -> SeatNames:
        """The table of ``players``; the dealer has the last seat unless given. TableError if it is not possible."""
        if players not in SIZES:
            raise TableError(message("a table of {number}: expected 4 or 5", number=players))
        seat = players - 1 if dealer is None else dealer
        if not 0 <= seat < players:
            fault = message(
                "the dealer at seat {seat}: a table of {players} has the seats 0 to {last}",
                seat=seat,
                players=players,
                last=players - 1,
            )
            raise TableError(fault)
        return cls(players, seat)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in turn, Vorhand first."""
        return _names(self.players)

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats in turn, Vorhand first."""
        return _in_turn(self.players, self.dealer)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that hold cards in a game with a declarer, Vorhand first."""
        return self.everybody[:ACTIVE]

    def seat(self, name: str) -> int:
        """The seat of the player called ``name``."""
        if name not in self.names:
            fault = message(
                "there is no {name} at a table of {players}, only {names}",
                name=Word(name),
                players=self.players,
                names=[*map(Word, self.names)],
            )
            raise TableError(fault)
        return self.everybody[self.names.index(name)]

    def name(self, seat: int | None) -> str:
        """The name of the player on ``seat``, for messages."""
        if seat is None:
            return "nobody"
        if not 0 <= seat < self.players:
            return f"seat {seat}"
        return self.names[self.everybody.index(seat)]

    def in_turn(self, leader: int, seats: tuple[int, ...]) -> tuple[int, ...]:
        """``seats`` in turn, from ``leader`` on."""
        if leader not in seats:
            raise TableError(message("{player} does not play along here", player=Word(self.name(leader))))
        place = seats.index(leader)
        return seats[place:] + seats[:place]


@functools.lru_cache(maxsize=16)
def _names(players: int) -> tuple[str, ...]:
    return (*_BEFORE_THE_DEALER[: players - 1], DEALER)


@functools.lru_cache(maxsize=64)
def _in_turn(players: int, dealer: int) -> tuple[int, ...]:
    return tuple((dealer + 1 + place) % players for place in range(players))
