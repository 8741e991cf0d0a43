"""How a source answers questions in its own way: the functions that it fills in, and how to get those of a source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from tarock_engine import sessions
from tarock_engine.actions import VALAT, Action
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.manners import Bonds
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Dealt, Exchange, Game, State
from tarock_protocol.messages import answers, parts, questions

Rules_contra = TypeVar("Rules_contra", bound=RuleSet, contravariant=True)
Asked = TypeVar("Asked", bound=RuleSet)


class Slipped(Protocol):
    """The record of an unnoticed breach of the rules."""

    @property
    def grounds(self) -> Grounds:
        """The clauses that were broken."""


Slip = TypeVar("Slip", bound=Slipped)


class Breaches(NamedTuple, Generic[Slip, Rules_contra]):
    """How a source handles breaches of its rules that are not noticed at once.

    ``overlooked`` does such an act and returns its slip. ``exposed`` is the state after a player points out the slips
    of another; it raises IllegalActionError if that is impossible. If the deal goes on, ``slips_left`` gives the
    slips that are left. Cards that a seat lays away together are one act for ``laid_away``. ``offender`` is the
    seat that pays in a deal ended by a Renonce. A source without Renonce has only ``overlooked``. ``may_stand``
    says whether breaches can stand by these rules.
    """

    overlooked: Callable[[State, Action, Rules_contra], tuple[State, Slip]]
    laid_away: Callable[[State, Seat, Mask, Rules_contra], tuple[State, Slip]] | None = None
    exposed: Callable[[State, Sequence[Slip], Seat, Seat, Rules_contra], State] | None = None
    slips_left: Callable[[Sequence[Slip], Seat, State], tuple[Slip, ...]] | None = None
    offender: Callable[[State], Seat | None] | None = None
    may_stand: Callable[[Rules_contra], bool] = lambda _: True


def as_dealt(state: State, dealt: Dealt, rules: RuleSet) -> tuple[Mask, ...]:
    """The hands as they were dealt."""
    del state, rules
    return dealt.hands


def all_active(
    contract: str, cards: Sequence[Card], table: Seating, rules: RuleSet
) -> tuple[tuple[Seat, ...], Grounds]:
    """The active seats, which play to every trick; a dealer who sits out never does."""
    del contract, cards
    return table.active, () if table.sits_out is None else (rules.sessions.five_may_sit.clause,)


class Judge(Protocol[Rules_contra]):
    """Gives the result of a deal.

    A question that tells a deal in part is asked once for each deal that fits. ``part`` is then the question as it was
    put, and ``question`` the same with the rest filled in. With a part nothing is refused because the trick of an
    announced card is unknown, or which partner took a trick that was filled in.
    """

    def __call__(
        self, question: questions.Result, rules: Rules_contra, *, part: questions.Result | None = None
    ) -> answers.ResultAnswer:
        """The items, and the Augen of each side."""


AUGEN: Final = "Augen"
"""The name of the Augen among undecided items."""

Happenings = tuple[tuple[str, ...], ...]
"""The groups of events that are possible in a deal; of each group at most one happens."""


def any_happenings(contract: str, rules: RuleSet) -> Happenings:
    """All events of the source, each in a group of its own."""
    del contract
    return tuple((event,) for event in rules.procedure.rounds.events(rules))


def occasions(announced: Collection[str], silence: Collection[str]) -> Happenings:
    """The events of a game with a declarer that can bring doubled deals, by the items of that game."""
    possible = {
        sessions.RETOUR_GAME: True,
        sessions.RETOUR_ANNOUNCEMENT: bool(announced),
        sessions.VALAT_FAILED: VALAT in announced,
        sessions.VALAT: VALAT in (*announced, *silence),
    }
    return tuple((event,) for event, is_possible in possible.items() if is_possible)


def any_party_size(contract: str, rules: RuleSet) -> tuple[int, ...]:
    """No restriction on the number of players on the declarer's side."""
    del contract, rules
    return ()


def as_shared(
    game: Game, exchange: Exchange, tricks: Mapping[Side, int], rules: RuleSet
) -> list[tuple[Side | None, Mask]]:
    """The owners of the cards outside the tricks, independent of the number of tricks."""
    del tricks
    return [(side.value, cards) for side, cards in rules.procedure.shares(game, exchange, rules)]


def nothing_more(question: questions.Result, rules: RuleSet) -> tuple[str, ...]:
    """No items: the cards of both sides and the described tricks decide all of them."""
    del question, rules
    return ()


def who_are_active(table: Seating, rules: RuleSet) -> tuple[Seat, ...]:
    """The active seats."""
    del rules
    return table.active


class BeforeTheCards(NamedTuple, Generic[Rules_contra]):
    """How a source reaches the first card when the question describes what came before.

    ``game`` makes the game, with the holder of the called card. ``hear`` gives the state after all utterances, from the
    state in which the round begins. ``begin_alone`` begins the game in which everybody plays for himself, if there
    is one. With ``hands_on`` the Vorhand can be handed on to another player.
    """

    game: Callable[[Dealt, Contract, Seat, Card | None, Rules_contra], Game]
    hear: Callable[[questions.CardPlay, Game, State, Rules_contra], State]
    begin_alone: Callable[[Dealt, Rules_contra], State] | None = None
    hands_on: bool = False


class SourceAnswers(NamedTuple, Generic[Rules_contra]):
    """The functions that answer questions by one source, which is one of the rule texts.

    ``settled`` settles items of a game in whole units. ``say`` turns an utterance of the protocol into an action.
    ``manner`` names the way of playing in a game, ``bonds`` gives the cards that a player holds back, and
    ``trick_seats`` the seats that play to a trick of so many cards. ``beginning`` leads to the first card.
    ``hands`` are the hands at the beginning of a game, before the Talon, if they are not the dealt ones. ``alone``
    is the game in which everybody plays for himself, if there is one, and ``settle_alone`` are the seats that
    settle it with each other; ``has_alone`` says whether it is played by these rules. ``breaches`` exists if breaches
    of the rules can stand. ``needs_hands`` is true if a result depends on the dealt cards; ``results_need_hands`` in
    the ``source.toml`` says the same to the suite.
    ``may_tell_more`` is true if a question may tell the tricks of each seat, which only some readings need, and
    ``may_tell_replaced`` if it may tell the game that a Valat replaces. ``happenings`` are the events that a session
    can name for a game, and ``party_sizes`` the possible numbers of players on the declarer's side, if each side is
    paid alike. ``outside`` are the owners of the cards outside the tricks. A deal that is told in part needs two
    functions more: ``scorable_items`` gives the items that can be scored in a game together with these Valats, and
    ``undecided_items`` those that by these rules depend on the tricks of each seat, where the question tells only the
    cards of each side.
    """

    may_announce: Callable[[questions.MayAnnounce, Rules_contra], answers.TurnAnswer]
    result: Judge[Rules_contra]
    settle: Callable[[questions.Settle, Rules_contra], Settlement]
    settled: Callable[[Parties, Sequence[ScoredItem], Rules_contra], Settlement]
    say: Callable[[parts.Action, State, Rules_contra], Action]
    manner: Callable[[str, Rules_contra], str]
    bonds: Callable[[questions.MayPlay, Rules_contra], Bonds]
    trick_seats: Callable[[str, Sequence[Card], Seating, Rules_contra], tuple[tuple[Seat, ...], Grounds]]
    beginning: BeforeTheCards[Rules_contra]
    scorable_items: Callable[[Contract, Sequence[parts.Item], Rules_contra], Collection[str]]
    alone: str | None = None
    has_alone: Callable[[Rules_contra], bool] = lambda _: True
    settle_alone: Callable[[Seating, Rules_contra], tuple[Seat, ...]] = who_are_active
    hands: Callable[[State, Dealt, Rules_contra], tuple[Mask, ...]] = as_dealt
    breaches: Breaches[Any, Rules_contra] | None = None
    needs_hands: bool = False
    may_tell_more: bool = False
    may_tell_replaced: bool = False
    happenings: Callable[[str, Rules_contra], Happenings] = any_happenings
    party_sizes: Callable[[str, Rules_contra], tuple[int, ...]] = any_party_size
    outside: Callable[[Game, Exchange, Mapping[Side, int], Rules_contra], list[tuple[Side | None, Mask]]] = as_shared
    undecided_items: Callable[[questions.Result, Rules_contra], Collection[str]] = nothing_more


AnswersOfAny = SourceAnswers[Any]
"""The answers of whatever source."""
_ANSWERS: Final[dict[str, Callable[[], AnswersOfAny]]] = {}


def introduce(answers: Mapping[str, Callable[[], AnswersOfAny]]) -> None:
    """Say where the functions of each source are; the package does so when it is loaded.

    They use ``answers_of`` themselves, so this module cannot import them.
    """
    _ANSWERS.update(answers)


def answers_of(rules: Asked) -> SourceAnswers[Asked]:
    """The functions of a rule set."""
    return _ANSWERS[rules.name]()


def alone_in(rules: RuleSet) -> str | None:
    """The game in which everybody plays for himself by these rules, if there is one."""
    own = answers_of(rules)
    return own.alone if own.has_alone(rules) else None


def games_of(rules: RuleSet) -> tuple[str, ...]:
    """All games in use; the one in which everybody plays for himself comes last if no bid names it."""
    return tuple(dict.fromkeys(filter(None, rules.in_use((*rules.by_name, alone_in(rules) or "")))))
