"""The phases and ends of a deal that only Karls Tarockrunde has, as frozen values."""

from __future__ import annotations

import dataclasses
import enum
from typing import NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Dealt, Exchange, Game, Offer, Over, Playing, Sides


class Breach(enum.Enum):
    """The kind of a Renonce."""

    CARD = "a card against a duty"
    ORDER = "a Vogel given up before a dearer one, or too early"
    NUMBER = "a wrong number of cards"
    LAID = "a card that may not be laid away"
    NO_BIRD = "an Auch-Rufer without a Vogel"


class Slip(NamedTuple):
    """A breach of the rules that nobody noticed: who did it, its kind, and its clauses.

    ``before`` is the play before it, if it is a card, and ``bid`` the game that was bid without a Vogel.
    """

    seat: Seat
    kind: Breach
    grounds: Grounds
    before: Playing | None = None
    bid: str = ""


@dataclasses.dataclass(frozen=True, slots=True)
class NamingBird:
    """The declarer has called a König and has to name a Vogel before he sees the Talon."""

    game: Game

    @property
    def exchange(self) -> None:
        """Nothing has been taken."""


@dataclasses.dataclass(frozen=True, slots=True)
class RenonceEnd(Over):
    """A deal that ended with a Renonce; ``game`` is None in Fahren. ``chains`` are the announcements and doublings.

    ``slips`` are the breaches of the offender that count, the earliest first; ``others`` are those of all other
    players, in a reading in which they pay too.
    """

    dealt: Dealt
    game: Game | None
    slips: tuple[Slip, ...]
    exchange: Exchange = dataclasses.field(default_factory=Exchange)
    chains: tuple[Chain, ...] = ()
    others: tuple[Slip, ...] = ()

    @property
    def offender(self) -> Seat:
        """The seat whose Renonce was pointed out."""
        return self.slips[0].seat


class Lineup(NamedTuple):
    """The parties, the contract, and whether each opponent doubles the game for himself (``accounts``)."""

    sides: Sides
    contract: str
    accounts: bool


class Round(NamedTuple):
    """The part of the announcing that does not change: the game, the hands, and the speakers in their ``order``."""

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    lineup: Lineup


class Position(NamedTuple):
    """All that the legal announcements of a player depend on, except what he has announced himself.

    ``taken``: the declarer took the called König from the Talon. One of ``owed`` has to be announced. ``limited``: a
    Valat limits what he may announce. ``complete`` are the items whose cards are all in his hand, if that matters.
    ``open``: he may announce in this turn.
    """

    contract: str
    side: Side
    called: Card | None
    taken: bool
    owed: frozenset[str]
    limited: bool
    complete: frozenset[str]
    open: bool


class Announcing(NamedTuple):
    """The round of announcements.

    ``place`` is the speaker's place in the order, ``here`` his position. ``offers`` has for each of ``chains`` the
    doublings that each seat may say, with their grounds. ``said`` has the announcements of each place, ``valats`` the
    parties that have announced a Valat. ``opened``: "ich liege" was said, or is not needed. ``turns`` is the number of
    closed turns; ``heard`` has for each place the number of its last one, -1 without any. ``news`` is the last turn
    after which earlier speakers may announce again. ``passes`` is the number of silent turns at the end; ``silent``:
    nothing was said yet in this turn.

    ``offers`` and ``here`` are cached and follow from the rest, except what the speaker may and owes in this turn.
    """

    round: Round
    place: int
    chains: tuple[Chain, ...]
    offers: tuple[tuple[Offer, ...], ...]
    said: tuple[frozenset[str], ...]
    valats: frozenset[Side]
    here: Position
    opened: bool
    turns: int
    heard: tuple[int, ...]
    news: int = -1
    passes: int = 0
    silent: bool = True

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
