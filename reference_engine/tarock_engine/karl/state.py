"""The phases and ends of a deal that only Karls Tarockrunde has."""

from __future__ import annotations

import dataclasses
import enum
from typing import NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Dealt, Exchange, Game, Offer, Over, Sides


@dataclasses.dataclass(frozen=True, slots=True)
class Unplayed(Over):
    """A game that is paid as won without a card played, because nothing was said; the partner shows his König."""

    game: Game
    exchange: Exchange
    chains: tuple[Chain, ...] = ()


class Breach(enum.Enum):
    """What kind of Renonce an act is."""

    CARD = "a card against a duty"
    ORDER = "a Vogel given up before a dearer one, or too early"
    NUMBER = "a wrong number of cards"
    LAID = "a card that may not be laid away"
    NO_BIRD = "an Auch-Rufer without a Vogel"


class Slip(NamedTuple):
    """An act against the rules that nobody noticed: whose it was, what kind of Renonce it is, and its clauses.

    ``tricks`` says of a card how many tricks had been taken before it.
    """

    seat: Seat
    kind: Breach
    grounds: Grounds
    tricks: int | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class RenonceEnd(Over):
    """A deal that ended with a Renonce; no ``game`` in Fahren. ``chains`` are what had been announced and doubled.

    ``slips`` are all that count of the player at whom was pointed, the earliest first, and ``others`` those of all
    other players, in a reading in which they pay as well.
    """

    dealt: Dealt
    game: Game | None
    slips: tuple[Slip, ...]
    exchange: Exchange = dataclasses.field(default_factory=Exchange)
    chains: tuple[Chain, ...] = ()
    others: tuple[Slip, ...] = ()

    @property
    def offender(self) -> Seat:
        """Who committed it."""
        return self.slips[0].seat


class Lineup(NamedTuple):
    """Who plays against whom in which game, and whether each opponent doubles it for himself."""

    sides: Sides
    contract: str
    accounts: bool


class Round(NamedTuple):
    """What stays as it is while announcements are made: the deal, and the speakers in their ``order``."""

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    lineup: Lineup


class Position(NamedTuple):
    """What it depends on which items a player may announce, beside what he has announced himself.

    ``taken`` is true where the declarer took the called König from the Talon. One of ``owed`` has to be announced.
    ``limited`` is true beside a Valat that limits him. ``complete`` are the items whose cards are all in his hand,
    where that matters. ``open`` says that he may announce in this turn.
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

    ``place`` is that of the speaker, and ``here`` how he stands. ``offers`` are for each of ``chains`` the steps that
    each seat may take on it, with their grounds. ``said`` is what each place has announced, and ``valats`` the parties
    that a Valat is announced by. ``opened`` is true when nothing has to be said first any more. ``turns`` counts the
    closed turns, and ``heard`` has for each place the number of its last one, -1 without any; ``news`` is the number
    of the last turn that gives everybody before it another. ``passes`` are the silent turns at the end, and ``silent``
    is true while nothing was said in this one.

    ``offers`` and ``here``, but for what he may and owes in this turn, are worked out ahead and follow from the rest.
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
