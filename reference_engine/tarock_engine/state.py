"""The state of a deal as frozen values: one type for each phase, which holds only what that phase needs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeGuard

from tarock_engine.actions import Action, Bid, Say
from tarock_engine.cards import Card, Mask, cards_in
from tarock_engine.contracts import Contract, Side
from tarock_engine.memory import remembered
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat, Seating


@dataclasses.dataclass(frozen=True, slots=True)
class Dealt:
    """The cards as dealt: a hand for each seat (empty for one that sits out), and the halves of the Talon.

    ``order`` are the cards of the Talon from the top; without it those of each half lie in the order of the pack.
    """

    seating: Seating
    hands: tuple[Mask, ...]
    halves: tuple[Mask, Mask]
    order: tuple[Card, ...] = ()

    @property
    def talon(self) -> Mask:
        """All cards of the Talon; 0 in a source without a Talon."""
        return self.halves[0] | self.halves[1]

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards of the Talon from the top."""
        return self.order or tuple(card for half in self.halves for card in cards_in(half))


class Sides(NamedTuple):
    """The two parties: the declarer and the partner, if there is one, against everybody else."""

    declarer: Seat
    partner: Seat | None = None

    def of(self, seat: Seat) -> Side:
        """The party of a seat."""
        return Side.DECLARER if seat in self else Side.FOES


@dataclasses.dataclass(frozen=True, slots=True)
class Game:
    """The game to be played: its contract, the declarer, the called card and the partner.

    ``from_talon``: the called card lay in the Talon. ``unnamed``: the fourth König was called without its suit.
    """

    dealt: Dealt
    contract: Contract
    declarer: Seat
    called: Card | None = None
    partner: Seat | None = None
    from_talon: bool = False
    unnamed: bool = False

    def side_of(self, seat: Seat) -> Side:
        """The party of a seat."""
        return Side.DECLARER if seat in (self.declarer, self.partner) else Side.FOES

    @property
    def sides(self) -> Sides:
        """The parties."""
        return Sides(self.declarer, self.partner)


@dataclasses.dataclass(frozen=True, slots=True)
class Exchange:
    """What became of the Talon: the cards taken, left lying and laid away, and the discards that lie face up."""

    taken: Mask = 0
    left: Mask = 0
    laid: Mask = 0
    face_up: Mask = 0

    def with_laid(self, card: Mask, open_cards: Mask) -> Exchange:
        """The exchange with another card laid away, face up if it is one of ``open_cards``."""
        return Exchange(
            taken=self.taken, left=self.left, laid=self.laid | card, face_up=self.face_up | card & open_cards
        )


class Claim(NamedTuple):
    """The game or an announcement, and who doubled it.

    ``of`` is the announcer, None for the game; ``contained``: the bid contains the announcement.
    """

    item: str
    of: Seat | None
    contained: bool
    doubled: tuple[Seat, ...] = ()


class Chain(NamedTuple):
    """A claim, and the turns in which it and each doubling were said; -1 is before the first turn."""

    claim: Claim
    moments: tuple[int, ...]

    @property
    def item(self) -> str:
        """The name of the game or the item."""
        return self.claim.item

    @property
    def of(self) -> Seat | None:
        """The announcer, None for the game."""
        return self.claim.of

    @property
    def doubled(self) -> tuple[Seat, ...]:
        """The seats that doubled it, in order."""
        return self.claim.doubled


def last_said(chain: Chain, chains: Sequence[Chain], place: int = -1, *, together: bool) -> int:
    """The turn of the step of a chain at ``place``; the latest of all ``chains`` if they are doubled ``together``."""
    return max(known.moments[place] for known in chains) if together else chain.moments[place]


class Doubling(NamedTuple):
    """One doubling in a game without a declarer; ``to`` is the seat that was answered."""

    seat: Seat
    step: int
    to: Seat | None
    moment: int


class TakenTrick(NamedTuple):
    """A complete trick: who led, the cards in order, and the winner."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclasses.dataclass(frozen=True, slots=True)
class Bidding:
    """The auction; ``bids`` in order."""

    dealt: Dealt
    bids: tuple[Bid, ...]
    turn: Seat

    @property
    def game(self) -> None:
        """Nothing is to be played yet."""

    @property
    def exchange(self) -> None:
        """Nobody has looked at the Talon."""


@dataclasses.dataclass(frozen=True, slots=True)
class Calling:
    """The declarer has to call a card; there is an ``exchange`` if he has taken from the Talon already."""

    dealt: Dealt
    contract: Contract
    declarer: Seat
    exchange: Exchange | None = None

    @property
    def game(self) -> None:
        """Nothing is to be played before the call."""

    @property
    def hand(self) -> Mask:
        """The declarer's current hand."""
        taken = 0 if self.exchange is None else self.exchange.taken
        return self.dealt.hands[self.declarer] | taken


@dataclasses.dataclass(frozen=True, slots=True)
class AtTalon:
    """The declarer has to decide on the Talon."""

    game: Game

    @property
    def exchange(self) -> None:
        """Nothing has been taken."""


class Discarding(NamedTuple):
    """The declarer holds ``hand`` and has ``missing`` cards yet to lay away."""

    game: Game
    exchange: Exchange
    hand: Mask
    missing: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """What does not change while the cards are played.

    Without a declarer ``game`` is None, but there may be ``kontras``. ``claims`` are made after the last card.
    ``bound`` has for each seat the cards that announced Ultimos bind; ``manner`` is the name of the way of playing.
    ``of_partner`` are the bound cards that only the partner's announcements are about. In a source where partners look
    at each other's cards it is, for each seat, all bound cards of its side.
    """

    dealt: Dealt
    game: Game | None
    exchange: Exchange
    chains: tuple[Chain, ...]
    bound: tuple[Mask, ...]
    valat: bool
    manner: str
    of_partner: tuple[Mask, ...] = ()
    kontras: tuple[Doubling, ...] = ()
    claims: tuple[str, ...] = ()

    @classmethod
    def without_declarer(
        cls, dealt: Dealt, exchange: Exchange, manner: str, kontras: tuple[Doubling, ...] = ()
    ) -> Contest:
        """The contest in which everybody plays for himself: nothing is announced, and no card is bound."""
        return cls(
            dealt=dealt,
            game=None,
            exchange=exchange,
            chains=(),
            bound=(0,) * len(dealt.hands),
            valat=False,
            manner=manner,
            kontras=kontras,
        )


class Playing(NamedTuple):
    """Cards in hand, the order of seats in this trick, its cards on the table, and the tricks taken so far."""

    contest: Contest
    hands: tuple[Mask, ...]
    order: tuple[Seat, ...]
    table: tuple[Card, ...]
    tricks: tuple[TakenTrick, ...]

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self.order[len(self.table)]

    @property
    def game(self) -> Game | None:
        """The game that is played, None in one without a declarer."""
        return self.contest.game

    @property
    def exchange(self) -> Exchange:
        """What became of the Talon."""
        return self.contest.exchange


class Over:
    """An end of a deal: nobody has anything left to do."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class ThrownIn(Over):
    """A deal that ``seat`` has thrown in; the source decides who deals next."""

    dealt: Dealt
    seat: Seat

    @property
    def game(self) -> None:
        """Nothing was played."""

    @property
    def exchange(self) -> None:
        """Nobody has taken anything."""


@dataclasses.dataclass(frozen=True, slots=True)
class GivenUp(Over):
    """The declarer gave up."""

    game: Game
    exchange: Exchange = dataclasses.field(default_factory=Exchange)


@dataclasses.dataclass(frozen=True, slots=True)
class Unplayed(Over):
    """A game that is paid as won without play, because nothing was said; the partner shows the called König."""

    game: Game
    exchange: Exchange
    chains: tuple[Chain, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Played(Over):
    """All cards that were to be played are played."""

    contest: Contest
    tricks: tuple[TakenTrick, ...]

    @property
    def game(self) -> Game | None:
        """What is played, none in a game without a declarer."""
        return self.contest.game

    @property
    def exchange(self) -> Exchange:
        """What became of the Talon."""
        return self.contest.exchange


class State(Protocol):
    """Any phase of a deal: one of those above, or one of a source, such as its round of announcements.

    ``game`` is None until it is known and in one without a declarer; ``exchange`` is None until something is taken.
    """

    @property
    def game(self) -> Game | None:
        """What is played."""

    @property
    def exchange(self) -> Exchange | None:
        """What became of the Talon."""


class Contested(State, Protocol):
    """Any phase from the first card on."""

    @property
    def contest(self) -> Contest:
        """What does not change while the cards are played."""

    @property
    def tricks(self) -> tuple[TakenTrick, ...]:
        """The complete tricks so far."""


def is_contested(state: object) -> TypeGuard[Contested]:
    """Whether the first card is due or was played. The answer is cached by type, which is ten times as fast."""
    return _has_tricks(type(state))


@remembered(1 << 6)
def _has_tricks(phase: type[object]) -> bool:
    return {"contest", "tricks"} <= set(dir(phase))


Offer = tuple[tuple[Say, ...], Grounds]
"""The legal utterances of one kind, and all the clauses that they rest on."""


class Choice(NamedTuple):
    """Who may act, the kind of action (the word of the protocol), all legal actions, and the clauses of each part."""

    seat: Seat
    deed: str
    actions: tuple[Action, ...]
    parts: Sequence[Grounds]

    @property
    def grounds(self) -> Grounds:
        """All the clauses that the choice rests on, each once."""
        return merged(self.parts)


def collected(seat: Seat, first: Offer, by_seat: Sequence[Sequence[Offer]]) -> tuple[list[Say], list[Grounds]]:
    """All that ``seat`` may say, first of the ``first`` kind and then of the others, and the clauses of each kind."""
    says, parts = list(first[0]), [first[1]]
    for offers in by_seat:
        steps, grounds = offers[seat]
        parts.append(grounds)
        if steps:
            says += steps
    return says, parts
