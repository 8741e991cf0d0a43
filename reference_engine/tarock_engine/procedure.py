"""The types of the functions that each source provides and the shared modules call: phases, bidding, Talon, play."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from tarock_engine import bid_checks
from tarock_engine.actions import Action, Bid, Share, Take
from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.refusals import Finding, Narrowing
from tarock_engine.rounds import Rounds
from tarock_engine.ruling import ClauseId, Grounds, Objection, Rules_contra, Ruling
from tarock_engine.scoring import Score, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Choice, Contest, Dealt, Discarding, Exchange, Game, State, TakenTrick
from tarock_language.message import Message, message

Phased_contra = TypeVar("Phased_contra", contravariant=True)
"""The states of one phase."""
End_contra = TypeVar("End_contra", contravariant=True)
"""The ends of a deal in one source."""
OfState = TypeVar("OfState")
OfRules = TypeVar("OfRules")


class PhaseArea(Protocol[Phased_contra, Rules_contra]):
    """A module with the functions of one phase; their ``state`` is a state of that phase."""

    def choices(self, state: Phased_contra, rules: Rules_contra, /) -> tuple[Choice, ...]:
        """Who may act, and how."""

    def refused(self, state: Phased_contra, rules: Rules_contra, /) -> Iterable[tuple[Action, Objection]]:
        """The actions that exist but are not allowed, with the reason."""

    def objection(self, state: Phased_contra, action: Any, rules: Rules_contra, /) -> Objection | None:
        """The reason why an action is not allowed; None if it is."""

    def after(self, state: Phased_contra, action: Any, rules: Rules_contra, /) -> State:
        """The state after an action."""


@dataclasses.dataclass(frozen=True, slots=True)
class Phase(Generic[Phased_contra, Rules_contra]):
    """One phase of a deal: its states, what is due in words, its actions, and the functions of its rule area.

    The functions are given one of ``actions``, whose types differ from phase to phase: hence ``Any``.
    """

    state: type[Phased_contra]
    due: Message
    actions: tuple[type[Action], ...]
    choices: Callable[[Phased_contra, Rules_contra], tuple[Choice, ...]]
    refused: Callable[[Phased_contra, Rules_contra], Iterable[tuple[Action, Objection]]]
    objection: Callable[[Phased_contra, Any, Rules_contra], Objection | None]
    after: Callable[[Phased_contra, Any, Rules_contra], State]


def phase_of(
    state: type[OfState], due: Message, actions: tuple[type[Action], ...], area: PhaseArea[OfState, OfRules]
) -> Phase[OfState, OfRules]:
    """The phase whose functions are all in one module."""
    return Phase(
        state=state,
        due=due,
        actions=actions,
        choices=area.choices,
        refused=area.refused,
        objection=area.objection,
        after=area.after,
    )


class BiddingArea(Protocol[Rules_contra]):
    """A module with the functions of the bidding; ``AtBidding`` explains them."""

    def candidates(self, turn: Seat, rules: Rules_contra, /) -> Iterator[Bid]:
        """Everything that can be said."""

    def is_over(self, seating: Seating, bids: tuple[Bid, ...], rules: Rules_contra, /) -> bool:
        """Whether nobody bids any more."""

    def next_seat(self, seating: Seating, bids: tuple[Bid, ...], rules: Rules_contra, /) -> Seat:
        """Who bids next."""

    def ends_in(self, bids: tuple[Bid, ...], rules: Rules_contra, /) -> tuple[str | None, Seat | None]:
        """The game and its declarer."""

    def outcome(self, dealt: Dealt, bids: tuple[Bid, ...], rules: Rules_contra, /) -> State:
        """What follows."""

    def turn_grounds(self, seating: Seating, bids: tuple[Bid, ...], rules: Rules_contra, /) -> Grounds:
        """The clauses that say whose turn it is."""

    def course_grounds(self, seating: Seating, bids: tuple[Bid, ...], rules: Rules_contra, /) -> Grounds:
        """The clauses that say why it goes on or how it ended."""


@dataclasses.dataclass(frozen=True, slots=True)
class AtBidding(Generic[Rules_contra]):
    """The bidding of a source; ``bids`` are those so far.

    ``ends_in`` returns the game and the declarer of a bidding that is over, ``outcome`` the phase that follows.
    ``essence`` reduces the bids to those that matter for the next bid. ``survey`` makes the first argument of the
    checks of a bid. ``turn_grounds`` say whose turn it is, ``course_grounds`` why the bidding goes on or how it ended.
    ``names_koenig``: a König can be named with a bid.
    """

    candidates: Callable[[Seat, Rules_contra], Iterator[Bid]]
    is_over: Callable[[Seating, tuple[Bid, ...], Rules_contra], bool]
    next_seat: Callable[[Seating, tuple[Bid, ...], Rules_contra], Seat]
    ends_in: Callable[[tuple[Bid, ...], Rules_contra], tuple[str | None, Seat | None]]
    outcome: Callable[[Dealt, tuple[Bid, ...], Rules_contra], State]
    turn_grounds: Callable[[Seating, tuple[Bid, ...], Rules_contra], Grounds]
    course_grounds: Callable[[Seating, tuple[Bid, ...], Rules_contra], Grounds]
    essence: Callable[[tuple[Bid, ...], Rules_contra], tuple[Bid, ...]] = bid_checks.all_bids
    survey: Callable[[Seating, tuple[Bid, ...], Mask, Rules_contra], object] = bid_checks.as_it_is
    names_koenig: bool = False


def bidding_of(area: BiddingArea[OfRules]) -> AtBidding[OfRules]:
    """The bidding whose required functions are all in one module."""
    return AtBidding(
        candidates=area.candidates,
        is_over=area.is_over,
        next_seat=area.next_seat,
        ends_in=area.ends_in,
        outcome=area.outcome,
        turn_grounds=area.turn_grounds,
        course_grounds=area.course_grounds,
    )


def is_never_suit_game(contract: Contract) -> bool:
    """No: the source has no game in which trumps are a plain suit and cards are laid away."""
    del contract
    return False


def no_more_limits(state: Discarding, left: Mask, rules: object) -> Iterator[Narrowing]:
    """No further step: the source has no other limits on discards."""
    del state, left, rules
    yield from ()


@dataclasses.dataclass(frozen=True, slots=True)
class AtTheTalon(Generic[Rules_contra]):
    """What a source rules about taking from the Talon and laying away, for the shared ``talon`` and ``discarding``.

    ``takes`` are all decisions on the Talon that exist, ``examine`` says whether one of them is allowed, and
    ``giving_up`` is the one that ends the game for a price. ``goes_on_alone`` is the ruling on a caller whose König
    lies in the Talon. While cards are laid away, ``give_up_late`` says whether giving up is still allowed, and
    ``narrow`` gives further steps to the cards that may be laid away. ``discard_grounds`` are the clauses on what is
    laid away, ``course_grounds`` those on what became of the Talon. ``shares`` are the words for all decisions except
    taking cards by name. In an ``is_suit_game``, which a house may play with a half, suit cards and trumps change
    places among what is laid away.
    """

    takes: Callable[[Game, Rules_contra], tuple[Take, ...]]
    giving_up: Share
    examine: Callable[[Game, Take, Rules_contra], Finding]
    goes_on_alone: Callable[[Game, Rules_contra], Ruling[bool]]
    give_up_late: Callable[[Game, Rules_contra], Finding]
    discard_grounds: Callable[[Game, Rules_contra], Grounds]
    course_grounds: Callable[[Game, Rules_contra], Grounds]
    narrow: Callable[[Discarding, Mask, Rules_contra], Iterator[Narrowing]] = no_more_limits
    is_suit_game: Callable[[Contract], bool] = is_never_suit_game
    shares: tuple[Share, ...] = (Share.FIRST, Share.SECOND, Share.ALL, Share.LEAVE, Share.SCHLEIFEN, Share.AUFGEBEN)


@dataclasses.dataclass(frozen=True, slots=True)
class AtPlay(Generic[Rules_contra]):
    """Playing the cards in a source, beside its ``Manner``s."""

    bound: Callable[[Situation, Mask, Bonds, Rules_contra], Iterator[Narrowing]]
    """The steps by which announced cards restrict a hand."""
    is_over: Callable[[Contest, tuple[TakenTrick, ...], tuple[Mask, ...], Rules_contra], bool]
    """Whether play has ended."""
    absent_grounds: Callable[[Contest, Rules_contra], Grounds]
    """The clauses by which a seat does not play."""
    seats_in: Callable[[Contest, int, Rules_contra], tuple[Seat, ...]]
    """The seats that play to a trick, in turn."""
    next_leader: Callable[[Contest, int, TakenTrick, Rules_contra], tuple[Seat, Grounds]]
    """Who leads after a trick, and the clauses."""
    course_grounds: Callable[[Contest, Rules_contra], Grounds]
    """The clauses of a whole play, beside those of its tricks."""


def no_takes(game: Game, rules: object) -> tuple[Take, ...]:
    """No decisions: there is no Talon."""
    del game, rules
    return ()


def no_grounds(game: Game, rules: object) -> Grounds:
    """No clauses: there is no Talon."""
    del game, rules
    return ()


def no_taking(game: Game, *rest: object) -> Finding:
    """The refusal of every decision on a Talon that does not exist."""
    del rest
    return Finding(message("there is no Talon"), (game.contract.talon.clause,))


def nobody_is_alone(game: Game, rules: object) -> Ruling[bool]:
    """The ruling that nobody goes on alone because of a Talon that does not exist."""
    del rules
    return Ruling(value=False, clause=game.contract.talon.clause)


NO_TALON: Final[AtTheTalon[object]] = AtTheTalon(
    takes=no_takes,
    giving_up=Share.AUFGEBEN,
    examine=no_taking,
    goes_on_alone=nobody_is_alone,
    give_up_late=no_taking,
    discard_grounds=no_grounds,
    course_grounds=no_grounds,
    shares=(),
)
"""The Talon of a source that has none."""


def with_nobody(state: State, seat: Seat, rules: object) -> tuple[tuple[Seat, ...], Grounds]:
    """Nobody talks about the play with others."""
    del state, seat, rules
    return (), ()


@dataclasses.dataclass(frozen=True, slots=True)
class Procedure(Generic[End_contra, Rules_contra]):
    """Everything that the shared modules leave to a source; generic over the ends of its deals and its rule set.

    Each of ``phases`` has its own type of state: hence ``Any``. The later of two phases with the same state counts.
    """

    phases: tuple[Phase[Any, Rules_contra], ...]
    manners: Callable[[Rules_contra], Mapping[str, Manner[Rules_contra]]]
    """The ways of playing cards, by name."""
    bidding: AtBidding[Rules_contra]
    """The functions of its bidding."""
    talon: AtTheTalon[Rules_contra]
    """The functions about taking from the Talon."""
    announce: Callable[[Game, Exchange, tuple[Mask, ...], Rules_contra], State]
    """Begins the announcements, or play if there are none."""
    play: AtPlay[Rules_contra]
    """The functions about playing cards."""
    why_not_here: Callable[[State, Action, Rules_contra], Grounds]
    """The clauses that forbid an action in this phase or game."""
    counted: Callable[[Mask, Rules_contra], tuple[Augen, Grounds]]
    """The Augen of a set of cards, and the clauses."""
    shares: Callable[[Game, Exchange, Rules_contra], list[tuple[Ruling[Side | None], Mask]]]
    """The cards outside the tricks, each group with the ruling on whose they are."""
    score: Callable[[End_contra, Rules_contra], Score]
    """What is won and lost at an end of a deal."""
    agreed: Callable[[int | None, Rules_contra], int]
    """The worth of a unit of payment: the tariff that is given, or that of the source."""
    settlement: Callable[[End_contra, Rules_contra, int | None], Settlement]
    """Who pays whom at an end of a deal, by a tariff if one is given."""
    seen: Callable[[State, Dealt, Seat, Rules_contra], tuple[Mask, Grounds]]
    """The cards that a seat has seen, and the clauses."""
    course_grounds: Callable[[State, tuple[Bid, ...], Dealt, Rules_contra], Grounds]
    """The clauses that the course of a deal rests on so far, those of tricks left out."""
    trick_grounds: Callable[[Contest, int, TakenTrick, Rules_contra], tuple[ClauseId, ...]]
    """The clauses of this source that a trick rests on."""
    contract_of: Callable[[State], Contract | str | None]
    """The game of a state; None as long as it is not known."""
    rounds: Rounds[Rules_contra]
    """The functions about doubled deals."""
    confers: Callable[[State, Seat, Rules_contra], tuple[tuple[Seat, ...], Grounds]] = with_nobody
    """The seats with which a seat may talk about the play, and the clauses."""
