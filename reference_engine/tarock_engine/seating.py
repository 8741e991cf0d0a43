"""Who sits where. Seats are numbered from 0 in the direction of play."""

from __future__ import annotations

import dataclasses

from tarock_engine.memory import remembered


@dataclasses.dataclass(frozen=True, slots=True)
class Seating:
    """A table of ``players`` seats with its dealer; ``active`` seats hold cards, Vorhand first."""

    players: int
    dealer: int
    active: tuple[int, ...]

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
        if not 0 <= dealer < players:
            message = f"dealer: expected a seat from 0 to {players - 1}, got {dealer}"
            raise ValueError(message)
        order = tuple((dealer + 1 + step) % players for step in range(players))
        return cls(players, dealer, order[:active])

    @property
    def vorhand(self) -> int:
        """The seat after the dealer in the direction of play."""
        return self.active[0]

    @property
    def sits_out(self) -> int | None:
        """The dealer, where he receives no cards."""
        return None if self.dealer in self.active else self.dealer

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats in turn, Vorhand first and the dealer last."""
        return self.active if self.sits_out is None else (*self.active, self.dealer)


@remembered(1 << 10)
def in_turn(seats: tuple[int, ...], first: int, step: int) -> tuple[int, ...]:
    """The ``seats`` in turn from ``first`` on, where each turn goes ``step`` places further."""
    place, number = seats.index(first), len(seats)
    return tuple([seats[(place + step * turn) % number] for turn in range(number)])
