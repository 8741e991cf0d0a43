"""The round of announcements of Tarock-Königrufen."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Exchange, Game, Offer, Sides


class Lineup(NamedTuple):
    """Who plays against whom, at how many seats, and whether for a number of tricks: who may double what."""

    sides: Sides
    players: int
    negative: bool


class Position(NamedTuple):
    """What it depends on which Boni a player may announce, beside what has been announced.

    ``known`` is true where his side is public. ``holds`` are those of the Vögel and the called König in his hand,
    where it matters what he holds.
    """

    contract: str
    side: Side
    declarer: bool
    known: bool
    reason: str
    called: bool
    holds: Mask
    card: Card | None


class Round(NamedTuple):
    """What stays as it is while announcements are made: the deal, and the speakers in their ``order``."""

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    lineup: Lineup


Announced = tuple[frozenset[str], frozenset[str], frozenset[tuple[int, str]]]
"""The Boni that the declarer's side has announced, and those of the other; where partners may repeat them, who did."""
NOBODY: Final[Announced] = (frozenset(), frozenset(), frozenset())
"""Nothing has been announced."""
Doublings = tuple[tuple[Offer, ...], ...]
"""For each thing that can be doubled the steps that each seat may take on it, with their clauses."""


Ahead = tuple[Position, Doublings]
"""What is worked out ahead of the speaker's next word, and follows from the rest of the round.

It is how the speaker stands, and what can be doubled.
"""


class Announcing(NamedTuple):
    """The round of announcements.

    ``place`` is that of the speaker in the order, ``turns`` how many turns are closed, and ``passes`` how many passes
    stand at the end. ``silent`` is true while nothing was said in this turn. ``out`` are the places that passed for
    good, and ``shown`` the seats whose side something that they said has shown. ``ahead`` follows from the rest.
    """

    round: Round
    place: int
    chains: tuple[Chain, ...]
    ahead: Ahead
    announced: Announced = NOBODY
    turns: int = 0
    passes: int = 0
    silent: bool = True
    out: frozenset[int] = frozenset()
    shown: frozenset[Seat] = frozenset()

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""
        return self.round.order[self.place]

    @property
    def game(self) -> Game:
        """What is played."""
        return self.round.game

    @property
    def exchange(self) -> Exchange:
        """What became of the Talon."""
        return self.round.exchange

    @property
    def hands(self) -> tuple[Mask, ...]:
        """The cards in hand, by seat."""
        return self.round.hands
