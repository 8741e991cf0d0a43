"""What a source does in its own way, for the shared course of a deal to call upon."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from tarock_engine import auctions
from tarock_engine.actions import Action, Bid, Share, Take
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.findings import Finding, Narrowing
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.rounds import Rounds
from tarock_engine.ruling import ClauseId, Grounds, Objection, Ruling
from tarock_engine.scoring import Score, Settlement
from tarock_engine.seating import Seating
from tarock_engine.state import Choice, Contest, Dealt, Discarding, Exchange, Game, State, TakenTrick


class PhaseArea(Protocol):
    """A module that rules on one phase."""

    def choices(self, state: Any, rules: Any, /) -> tuple[Choice, ...]:
        """Who may act, and how."""

    def refused(self, state: Any, rules: Any, /) -> Iterable[tuple[Action, Objection]]:
        """What has a name but may not be done."""

    def objection(self, state: Any, action: Any, rules: Any, /) -> Objection | None:
        """Say why an action is not allowed, or nothing."""

    def after(self, state: Any, action: Any, rules: Any, /) -> State:
        """What an action leads to."""


@dataclasses.dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a deal: what is due, the actions that belong to it, and the functions of its rule area."""

    due: str
    actions: tuple[type, ...]
    choices: Callable[[Any, Any], tuple[Choice, ...]]
    refused: Callable[[Any, Any], Iterable[tuple[Action, Objection]]]
    objection: Callable[[Any, Any, Any], Objection | None]
    after: Callable[[Any, Any, Any], State]

    @classmethod
    def of(cls, due: str, actions: tuple[type, ...], area: PhaseArea) -> Phase:
        """The phase of which one module has all the functions."""
        return cls(due, actions, area.choices, area.refused, area.objection, area.after)


class AuctionArea(Protocol):
    """A module that rules on an auction; ``Auction`` says what each of its functions is for."""

    def candidates(self, turn: int, rules: Any, /) -> Iterator[Bid]:
        """Everything that can be said."""

    def is_over(self, seating: Seating, bids: tuple[Bid, ...], rules: Any, /) -> bool:
        """Whether nobody bids any more."""

    def next_seat(self, seating: Seating, bids: tuple[Bid, ...], rules: Any, /) -> int:
        """Who bids next."""

    def ends_in(self, bids: tuple[Bid, ...], rules: Any, /) -> tuple[str | None, int | None]:
        """The game and its declarer."""

    def outcome(self, dealt: Dealt, bids: tuple[Bid, ...], rules: Any, /) -> State:
        """What follows."""

    def turn_grounds(self, seating: Seating, bids: tuple[Bid, ...], rules: Any, /) -> Grounds:
        """The clauses that say whose turn it is."""

    def course_grounds(self, seating: Seating, bids: tuple[Bid, ...], rules: Any, /) -> Grounds:
        """The clauses that say why it goes on or how it ended."""


@dataclasses.dataclass(frozen=True, slots=True)
class Auction:
    """The auction of a source; ``bids`` are those so far.

    ``ends_in`` names the game and the declarer of an auction that is over, and ``outcome`` is what follows it.
    ``essence`` leaves of the bids what decides about the next one, and ``survey`` is what the checks of a bid look at.
    ``turn_grounds`` say whose turn it is, ``course_grounds`` why the auction goes on or how it ended. ``names_koenig``
    is true where rounds may name the König with a bid.
    """

    candidates: Callable[[int, Any], Iterator[Bid]]
    is_over: Callable[[Seating, tuple[Bid, ...], Any], bool]
    next_seat: Callable[[Seating, tuple[Bid, ...], Any], int]
    ends_in: Callable[[tuple[Bid, ...], Any], tuple[str | None, int | None]]
    outcome: Callable[[Dealt, tuple[Bid, ...], Any], State]
    turn_grounds: Callable[[Seating, tuple[Bid, ...], Any], Grounds]
    course_grounds: Callable[[Seating, tuple[Bid, ...], Any], Grounds]
    essence: Callable[[tuple[Bid, ...], Any], tuple[Bid, ...]] = auctions.all_bids
    survey: Callable[[Seating, tuple[Bid, ...], Mask, Any], Any] = auctions.as_it_is
    names_koenig: bool = False

    @classmethod
    def of(cls, area: AuctionArea) -> Auction:
        """The auction of which one module has all the functions that a source has to have."""
        return cls(
            area.candidates,
            area.is_over,
            area.next_seat,
            area.ends_in,
            area.outcome,
            area.turn_grounds,
            area.course_grounds,
        )


def no_more_limits(state: Discarding, left: Mask, rules: object) -> Iterator[Narrowing]:
    """Nothing else narrows what may be laid away."""
    del state, left, rules
    yield from ()


@dataclasses.dataclass(frozen=True, slots=True)
class AtTheTalon:
    """Taking from the Talon in a source; ``give_up_late`` is asked while cards are laid away, and so is ``narrow``.

    ``shares`` are the words for all that can be done there beside taking cards by name.
    """

    takes: Callable[[Game, Any], tuple[Take, ...]]
    giving_up: Share
    weigh: Callable[[Game, Take, Any], Finding]
    alone: Callable[[Game, Any], Ruling[bool]]
    give_up_late: Callable[[Game, Any], Finding]
    discard_grounds: Callable[[Game, Any], Grounds]
    course_grounds: Callable[[Game, Any], Grounds]
    narrow: Callable[[Discarding, Mask, Any], Iterator[Narrowing]] = no_more_limits
    shares: tuple[Share, ...] = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.SCHLEIFEN, Share.AUFGEBEN)


@dataclasses.dataclass(frozen=True, slots=True)
class AtPlay:
    """Playing the cards in a source, beside its ``Manner``s."""

    bound: Callable[[Situation, Mask, Bonds, Any], Iterator[Narrowing]]
    ends: Callable[[Contest, tuple[TakenTrick, ...], tuple[Mask, ...], Any], bool]
    absent_grounds: Callable[[Contest, Any], Grounds]
    seats_in: Callable[[Contest, int, Any], tuple[int, ...]]
    next_leader: Callable[[Contest, int, TakenTrick, Any], tuple[int, Grounds]]


def no_takes(game: Game, rules: object) -> tuple[Take, ...]:
    """Nothing is taken where there is no Talon."""
    del game, rules
    return ()


def no_grounds(game: Game, rules: object) -> Grounds:
    """No clause speaks of a Talon."""
    del game, rules
    return ()


def no_taking(game: Game, *rest: object) -> Finding:
    """Whatever is asked about a Talon that is not there."""
    del rest
    return Finding("there is no Talon", (game.contract.talon.clause,))


def nobody_is_alone(game: Game, rules: object) -> Ruling[bool]:
    """No called card lies in a Talon that is not there."""
    del rules
    return Ruling(value=False, clause=game.contract.talon.clause)


NO_TALON: Final = AtTheTalon(
    no_takes, Share.AUFGEBEN, no_taking, nobody_is_alone, no_taking, no_grounds, no_grounds, shares=()
)
"""The Talon of a source that has none."""


def with_nobody(state: State, seat: int, rules: object) -> tuple[tuple[int, ...], Grounds]:
    """Nobody talks over the play with others."""
    del state, seat, rules
    return (), ()


@dataclasses.dataclass(frozen=True, slots=True)
class Procedure:
    """Everything that the shared modules leave to the source."""

    phases: Mapping[type, Phase]
    manners: Callable[[Any], Mapping[str, Manner]]
    auction: Auction
    talon: AtTheTalon
    announce: Callable[[Game, Exchange, tuple[Mask, ...], Any], State]
    play: AtPlay
    why_not_here: Callable[[State, Action, Any], Grounds]
    counted: Callable[[Mask, Any], tuple[Amount, Grounds]]
    shares: Callable[[Game, Exchange, Any], list[tuple[Ruling[Side | None], Mask]]]
    score: Callable[[Any, Any], Score]
    agreed: Callable[[int | None, Any], int]
    settlement: Callable[[Any, Any, int | None], Settlement]
    seen: Callable[[Any, Dealt, int, Any], tuple[Mask, Grounds]]
    course_grounds: Callable[[State, tuple[Bid, ...], Dealt, Any], Grounds]
    trick_grounds: Callable[[Contest, int, TakenTrick, Any], tuple[ClauseId, ...]]
    contract_of: Callable[[State], Contract | str | None]
    rounds: Rounds
    confers: Callable[[Any, int, Any], tuple[tuple[int, ...], Grounds]] = with_nobody
