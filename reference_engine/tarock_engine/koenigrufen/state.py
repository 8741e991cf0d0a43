"""The state of the round of announcements in Tarock-Königrufen, as a frozen value."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Exchange, Game, Offer, Sides


class Lineup(NamedTuple):
    """The parties, the number of seats, and whether the game is negative: who may double what depends on them."""

    sides: Sides
    players: int
    negative: bool


class Position(NamedTuple):
    """All that the legal announcements of a player depend on, except what has been announced.

    ``known``: he may announce because his side is public; ``reason`` says why it is. ``holds`` are the Vögel and the
    called König in his hand, if it matters what he holds; ``card`` is then the called König. ``dealt`` are the Vögel
    that a declarer was dealt, in a house in which he has to announce one of these.
    """

    contract: str
    side: Side
    declarer: bool
    known: bool
    reason: str
    called: bool
    holds: Mask
    card: Card | None
    dealt: Mask = 0


class Round(NamedTuple):
    """The part of the announcing that does not change: the game, the hands, and the speakers in their ``order``."""

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    lineup: Lineup


Announced = tuple[frozenset[str], frozenset[str], frozenset[tuple[int, str]]]
"""The Boni announced by the declarer's side and by the other; and by whom, if partners may repeat them."""
NOBODY: Final[Announced] = (frozenset(), frozenset(), frozenset())
"""Nothing has been announced."""
Doublings = tuple[tuple[Offer, ...], ...]
"""For each chain the doublings that each seat may say, with their clauses."""


Ahead = tuple[Position, Doublings]
"""The cached part of a round, which follows from the rest: the speaker's position, and the open doublings."""


class Announcing(NamedTuple):
    """The round of announcements.

    ``place`` is the speaker's place in the order, ``turns`` the number of closed turns, ``passes`` the number of passes
    at the end. ``silent``: nothing was said yet in this turn. ``out`` are the places that passed for good, ``shown``
    the seats that have shown their side by what they said. ``ahead`` is cached and follows from the rest.
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
