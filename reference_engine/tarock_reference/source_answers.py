"""The functions with which each source answers questions in its own way.

A source's ``SourceAnswers`` are called its desk where they are used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from tarock_engine.actions import Action
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.manners import Bonds
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Dealt, Exchange, Game, State
from tarock_steps.protocol.messages import answers, parts, questions

Rules_contra = TypeVar("Rules_contra", bound=RuleSet, contravariant=True)
Asked = TypeVar("Asked", bound=RuleSet)


class Slipped(Protocol):
    """What remains of an act against the rules that nobody noticed."""

    @property
    def grounds(self) -> Grounds:
        """The clauses that it broke."""


Slip = TypeVar("Slip", bound=Slipped)


class Breaches(NamedTuple, Generic[Slip, Rules_contra]):
    """How a source deals with what breaks its rules and is not noticed at once.

    ``overlooked`` lets such an act stand, of which a slip remains, and ``exposed`` is what becomes of the deal when one
    player points out the slips of another; IllegalActionError where that cannot be. Where it goes on afterwards,
    ``standing`` are the slips that are left. Cards that a seat lays away together are one act there: ``laid_away``.
    ``offender`` pays in a deal that ended with a Renonce. Where there is no Renonce, there is only ``overlooked``.
    ``stand`` tells whether any act does by these rules.
    """

    overlooked: Callable[[State, Action, Rules_contra], tuple[State, Slip]]
    laid_away: Callable[[State, Seat, Mask, Rules_contra], tuple[State, Slip]] | None = None
    exposed: Callable[[State, Sequence[Slip], Seat, Seat, Rules_contra], State] | None = None
    standing: Callable[[Sequence[Slip], Seat], tuple[Slip, ...]] | None = None
    offender: Callable[[State], Seat | None] | None = None
    stand: Callable[[Rules_contra], bool] = lambda _: True


def as_dealt(state: State, dealt: Dealt, rules: RuleSet) -> tuple[Mask, ...]:
    """The hands as they were dealt."""
    del state, rules
    return dealt.hands


def all_active(
    contract: str, cards: Sequence[Card], table: Seating, rules: RuleSet
) -> tuple[tuple[Seat, ...], Grounds]:
    """The active seats, who play to every trick; a dealer beyond them never does."""
    del contract, cards
    return table.active, () if table.sits_out is None else (rules.sessions.five_may_sit.clause,)


class Judge(Protocol[Rules_contra]):
    """What is won and lost at the end of a deal, which may be one of many that fit the ``part`` that is told of it.

    Then nothing is refused because it is not told whether an announced card came to its trick, or which of two partners
    took one that is made up.
    """

    def __call__(
        self, question: questions.Result, rules: Rules_contra, *, part: questions.Result | None = None
    ) -> answers.ResultAnswer:
        """The items, and the Augen of each side."""


AUGEN: Final = "Augen"
"""What stands for the Augen among what is undecided."""

Happenings = tuple[tuple[str, ...], ...]
"""The events that can come to pass in a deal, of each group one at most."""


def any_happenings(contract: str, rules: RuleSet) -> Happenings:
    """All that can be told of a deal can have come to pass in each."""
    del contract
    return tuple((event,) for event in rules.procedure.rounds.events(rules))


def any_party(contract: str, rules: RuleSet) -> tuple[int, ...]:
    """Nothing is said of how many play on the declarer's side."""
    del contract, rules
    return ()


def as_shared(
    game: Game, exchange: Exchange, tricks: Mapping[Side, int], rules: RuleSet
) -> list[tuple[Side | None, Mask]]:
    """What lies in no trick falls to the parties however many tricks they took."""
    del tricks
    return [(side.value, cards) for side, cards in rules.procedure.shares(game, exchange, rules)]


def nothing_more(question: questions.Result, rules: RuleSet) -> tuple[str, ...]:
    """The cards of both parties and the tricks that are told decide everything."""
    del question, rules
    return ()


class BeforeTheCards(NamedTuple, Generic[Rules_contra]):
    """How a source comes to the first card where it is told what came before.

    ``game`` is what is played, with the holder of the called card, and ``hear`` what follows all utterances where the
    round of a game begins in a state. ``alone`` begins the game in which everybody plays for himself, where there is
    one. The Vorhand can be handed on to another player where the source ``hands_on``.
    """

    game: Callable[[Dealt, Contract, Seat, Card | None, Rules_contra], Game]
    hear: Callable[[questions.CardPlay, Game, State, Rules_contra], State]
    alone: Callable[[Dealt, Rules_contra], State] | None = None
    hands_on: bool = False


class SourceAnswers(NamedTuple, Generic[Rules_contra]):
    """The answers of one source: what may be said, what is won, what is paid.

    ``say`` makes an utterance of the wire an action in a state. ``manner`` names the way of playing in a game,
    ``bonds`` what binds a player there, and ``trick_seats`` who plays to a trick of so many cards, the first of which
    the ``beginning`` leads to. ``hands`` are those with which a game is begun before anything is taken from the Talon,
    where they are not the dealt ones. ``alone`` is the game in which everybody plays for himself, where there is one.
    ``breaches`` is there where acts against the rules can stand, and leave slips of some kind. A result ``needs_hands``
    where something in it depends on the cards as they were dealt, which ``results_need_hands`` in the ``source.toml``
    tells the suite. ``more_asked`` is true where some readings ask for the tricks of each seat, or for the game that a
    Valat replaces. ``happenings`` are what can come to pass in a game and be told in a session, and ``party`` how many
    can be on the declarer's side where each side is paid alike. ``on_sheet`` are the items that can be scored in a game
    beside the Valats that are made or lost there, if any, and ``outside`` says whose the cards are that lie in no
    trick. ``undecided`` are the items that the cards of both sides leave open in some readings.
    """

    may_announce: Callable[[questions.MayAnnounce, Rules_contra], answers.TurnAnswer]
    result: Judge[Rules_contra]
    settle: Callable[[questions.Settle, Rules_contra], Settlement]
    say: Callable[[parts.Action, State, Rules_contra], Action]
    manner: Callable[[str, Rules_contra], str]
    bonds: Callable[[questions.MayPlay, Rules_contra], Bonds]
    trick_seats: Callable[[str, Sequence[Card], Seating, Rules_contra], tuple[tuple[Seat, ...], Grounds]]
    beginning: BeforeTheCards[Rules_contra]
    on_sheet: Callable[[Contract, Sequence[parts.Item], Rules_contra], Collection[str]]
    alone: str | None = None
    hands: Callable[[State, Dealt, Rules_contra], tuple[Mask, ...]] = as_dealt
    breaches: Breaches[Any, Rules_contra] | None = None
    needs_hands: bool = False
    more_asked: bool = False
    happenings: Callable[[str, Rules_contra], Happenings] = any_happenings
    party: Callable[[str, Rules_contra], tuple[int, ...]] = any_party
    outside: Callable[[Game, Exchange, Mapping[Side, int], Rules_contra], list[tuple[Side | None, Mask]]] = as_shared
    undecided: Callable[[questions.Result, Rules_contra], Collection[str]] = nothing_more


def answers_of(rules: Asked) -> SourceAnswers[Asked]:
    """The answers of a rule set: ``ANSWERS`` in the module of its name."""
    answers: SourceAnswers[Asked] = import_module(f"{__package__}.{rules.name}.answers").ANSWERS
    return answers


def games_of(rules: RuleSet) -> tuple[str, ...]:
    """Every game that is played, that in which everybody plays for himself last where no bid names it."""
    return tuple(dict.fromkeys(filter(None, rules.in_use((*rules.by_name, answers_of(rules).alone or "")))))
