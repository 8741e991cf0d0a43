"""The phases that only Lungauer Königrufen has, as frozen values: announcements, and the Kontras before Fahren."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tarock_engine.cards import Mask
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Dealt, Doubling, Exchange, Game


class Announcing(NamedTuple):
    """The round of announcements, with the speakers in their ``order``.

    ``turn`` is the number of the current turn, from 0; ``spoke`` has for each seat the last turn that it closed, -2 for
    none (-1 is the moment before the first turn). ``stirred``: something was said in this circuit. ``quiet`` are the
    seats that have said Gut! since the last doubling; None while everybody speaks in turn.
    """

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    turn: int
    spoke: tuple[int, ...]
    chains: tuple[Chain, ...]
    stirred: bool = False
    quiet: frozenset[Seat] | None = None

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""
        return self.order[self.turn % len(self.order)]


@dataclasses.dataclass(frozen=True, slots=True)
class KontraRound:
    """The round of Kontras before Fahren; its fields are like those of ``Announcing``, ``said`` are the doublings."""

    dealt: Dealt
    turn: int
    spoke: tuple[int, ...]
    said: tuple[Doubling, ...]
    stirred: bool = False

    @property
    def game(self) -> None:
        """Nobody declares in Fahren."""

    @property
    def exchange(self) -> None:
        """Nobody takes from the Talon in Fahren."""
