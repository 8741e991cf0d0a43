"""What a source does in its own way, for the shared course of a deal to call upon."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tarock_engine import bidding
from tarock_engine.actions import Action, Bid, Share, Take
from tarock_engine.cards import Mask
from tarock_engine.discarding import no_more_limits
from tarock_engine.findings import Finding, Narrowing
from tarock_engine.play import Bonds, Situation
from tarock_engine.ruleset import Contract, Manner, Side
from tarock_engine.ruling import ClauseId, Grounds, Objection, Ruling
from tarock_engine.scoring import Amount, Score, Settlement
from tarock_engine.seating import Seating
from tarock_engine.state import Choice, Contest, Dealt, Discarding, Exchange, Game, State, Trick


@dataclasses.dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a deal: what is due, the actions that belong to it, and the functions of its rule area."""

    due: str
    actions: tuple[type, ...]
    choices: Callable[[Any, Any], tuple[Choice, ...]]
    refused: Callable[[Any, Any], Iterable[tuple[Action, Objection]]]
    objection: Callable[[Any, Any, Any], Objection | None]
    after: Callable[[Any, Any, Any], State]


@dataclasses.dataclass(frozen=True, slots=True)
class Auction:
    """The auction of a source; ``bids`` are those so far.

    ``ends_in`` names the game and the declarer of an auction that is over, and ``outcome`` is what follows it.
    ``essence`` leaves of the bids what decides about the next one, and ``survey`` is what the checks of a bid look at.
    ``turn_grounds`` say whose turn it is, ``course_grounds`` why the auction goes on or how it ended. ``names_koenig``
    is true where rounds may name the König with a bid.
    """

    candidates: Callable[[int, Any], Iterator[Bid]]
    essence: Callable[[tuple[Bid, ...], Any], tuple[Bid, ...]]
    is_over: Callable[[Seating, tuple[Bid, ...], Any], bool]
    next_seat: Callable[[Seating, tuple[Bid, ...], Any], int]
    ends_in: Callable[[tuple[Bid, ...], Any], tuple[str | None, int | None]]
    outcome: Callable[[Dealt, tuple[Bid, ...], Any], State]
    turn_grounds: Callable[[Seating, tuple[Bid, ...], Any], Grounds]
    course_grounds: Callable[[Seating, tuple[Bid, ...], Any], Grounds]
    names_koenig: bool
    survey: Callable[[Seating, tuple[Bid, ...], Mask, Any], Any] = bidding.survey


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

    seats_in: Callable[[Contest, int, Any], tuple[int, ...]]
    bound: Callable[[Situation, Mask, Bonds, Any], Iterator[Narrowing]]
    ends: Callable[[Contest, tuple[Trick, ...], tuple[Mask, ...], Any], bool]
    next_leader: Callable[[Contest, int, Trick, Any], tuple[int, Grounds]]
    absent_grounds: Callable[[Contest, Any], Grounds]


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
    trick_grounds: Callable[[Contest, int, Trick, Any], tuple[ClauseId, ...]]
    contract_of: Callable[[State], Contract | str | None]
    confers: Callable[[Any, int, Any], tuple[tuple[int, ...], Grounds]] = with_nobody
