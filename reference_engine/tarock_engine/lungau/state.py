"""The phases that only Lungauer Königrufen has: its round of announcements, and the Kontras before Fahren."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tarock_engine.cards import Mask
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Dealt, Doubling, Exchange, Game


class Announcing(NamedTuple):
    """The round of announcements, with the speakers in their ``order``.

    ``turn`` counts turns from 0; ``spoke`` holds for each seat its last closed turn (-2 for none yet). ``stirred``
    is true when something was said in this circuit. ``quiet`` are the seats that said Gut! since the last doubling,
    where anybody may speak after the first circuit.
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
    """The round before Fahren; its fields mean what those of ``Announcing`` do."""

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
