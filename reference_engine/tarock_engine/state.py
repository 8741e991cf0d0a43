"""The course of a deal as frozen values: one type per phase, each holding only what its phase needs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple

from tarock_engine.actions import Action, Bid
from tarock_engine.cards import Card, Mask
from tarock_engine.findings import merged
from tarock_engine.ruleset import Contract, Side
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seating


@dataclasses.dataclass(frozen=True, slots=True)
class Dealt:
    """The cards as they were dealt: a hand for each seat (empty for one that sits out) and the halves of the Talon."""

    seating: Seating
    hands: tuple[Mask, ...]
    halves: tuple[Mask, Mask]

    @property
    def talon(self) -> Mask:
        """All six cards of the Talon."""
        return self.halves[0] | self.halves[1]


class Sides(NamedTuple):
    """The two parties: the declarer with the partner, where there is one, and everybody else."""

    declarer: int
    partner: int | None = None

    def of(self, seat: int) -> Side:
        """The party of a seat."""
        return Side.DECLARER if seat in (self.declarer, self.partner) else Side.FOES


@dataclasses.dataclass(frozen=True, slots=True)
class Game:
    """What is to be played, by whom; the parties follow from the called König."""

    dealt: Dealt
    contract: Contract
    declarer: int
    called: Card | None = None
    partner: int | None = None
    from_talon: bool = False

    def side_of(self, seat: int) -> Side:
        """The party of a seat."""
        return self.sides.of(seat)

    @property
    def sides(self) -> Sides:
        """The parties."""
        return Sides(self.declarer, self.partner)


@dataclasses.dataclass(frozen=True, slots=True)
class Exchange:
    """What became of the Talon: cards taken, cards left lying, cards laid away and those of them that lie face up."""

    taken: Mask = 0
    left: Mask = 0
    laid: Mask = 0
    face_up: Mask = 0

    def with_laid(self, card: Mask, open_cards: Mask) -> Exchange:
        """The exchange with one more card laid away, face up where it is one of ``open_cards``."""
        return Exchange(self.taken, self.left, self.laid | card, self.face_up | card & open_cards)


class Claim(NamedTuple):
    """The game or an announcement, and who doubled it.

    ``of`` is the announcer (none for the game); ``contained`` is true for what came with the bid.
    """

    item: str
    of: int | None
    contained: bool
    doubled: tuple[int, ...] = ()


class Chain(NamedTuple):
    """A claim and the turns in which it and each doubling were said, -1 for what stood before the first turn."""

    claim: Claim
    moments: tuple[int, ...]

    @property
    def item(self) -> str:
        """What is claimed."""
        return self.claim.item

    @property
    def of(self) -> int | None:
        """Whose announcement it is."""
        return self.claim.of

    @property
    def doubled(self) -> tuple[int, ...]:
        """Who doubled it, in order."""
        return self.claim.doubled


class Trick(NamedTuple):
    """A complete trick: who led, the cards in order, and the winner."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclasses.dataclass(frozen=True, slots=True)
class Bidding:
    """The auction; ``bids`` in order."""

    dealt: Dealt
    bids: tuple[Bid, ...]
    turn: int


@dataclasses.dataclass(frozen=True, slots=True)
class Calling:
    """The declarer has to name a König."""

    dealt: Dealt
    contract: Contract
    declarer: int


@dataclasses.dataclass(frozen=True, slots=True)
class AtTalon:
    """The declarer has to decide on the Talon."""

    game: Game


class Discarding(NamedTuple):
    """The declarer holds ``hand`` and has ``missing`` cards yet to lay away."""

    game: Game
    exchange: Exchange
    hand: Mask
    missing: int


class Announcing(NamedTuple):
    """The round of announcements, with the speakers in their ``order``.

    ``turn`` counts turns from 0; ``spoke`` holds for each seat its last closed turn (-2 for none yet). ``stirred``
    is true when something was said in this circuit. ``quiet`` are the seats that said Gut! since the last doubling,
    where anybody may speak after the first circuit.
    """

    game: Game
    exchange: Exchange
    hands: tuple[Mask, ...]
    order: tuple[int, ...]
    turn: int
    spoke: tuple[int, ...]
    chains: tuple[Chain, ...]
    stirred: bool = False
    quiet: frozenset[int] | None = None


class Doubling(NamedTuple):
    """One doubling in the Kontra round of Fahren; ``to`` is who was answered."""

    seat: int
    step: int
    to: int | None
    moment: int


@dataclasses.dataclass(frozen=True, slots=True)
class KontraRound:
    """The round before Fahren; its fields mean what those of ``Announcing`` do."""

    dealt: Dealt
    turn: int
    spoke: tuple[int, ...]
    said: tuple[Doubling, ...]
    stirred: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Contest:
    """What does not change while the cards are played. In Fahren there is no ``game``, and ``said`` holds its Kontras.

    ``bound`` holds for each seat the cards of Ultimos that it announced.
    """

    dealt: Dealt
    game: Game | None
    exchange: Exchange
    chains: tuple[Chain, ...]
    said: tuple[Doubling, ...]
    bound: tuple[Mask, ...]
    valat: bool


class Playing(NamedTuple):
    """Cards in hand, the order of seats in this trick, its cards on the table, and the tricks taken so far."""

    contest: Contest
    hands: tuple[Mask, ...]
    order: tuple[int, ...]
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]

    @property
    def leader(self) -> int:
        """The seat that leads to this trick."""
        return self.order[0]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.order[len(self.table)]


@dataclasses.dataclass(frozen=True, slots=True)
class GivenUp:
    """The declarer gave up by Schleifen."""

    game: Game


@dataclasses.dataclass(frozen=True, slots=True)
class Played:
    """All cards that were to be played are played."""

    contest: Contest
    tricks: tuple[Trick, ...]


State = Bidding | Calling | AtTalon | Discarding | Announcing | KontraRound | Playing | GivenUp | Played


class Choice(NamedTuple):
    """Who may act, in which way (the wire's word), all that is allowed, and what each part of that rests on."""

    seat: int
    deed: str
    actions: tuple[Action, ...]
    parts: Sequence[Grounds]

    @property
    def grounds(self) -> Grounds:
        """All the clauses that the choice rests on, each once."""
        return merged(self.parts)
