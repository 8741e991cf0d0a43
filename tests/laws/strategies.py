"""What the laws of every rule set draw and look at: seeds, packs, moods and courses of deals.

One drawn seed stands for a block of deals, because drawing costs more than dealing. Chance inside a block comes from
``random.Random`` over the seed, so every deal can be had again.
"""

from __future__ import annotations

import dataclasses
import functools
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from tests.laws.retold import Retold, retold

from tarock_engine import engine
from tarock_engine.actions import Action, Bid, Call, Discard, Double, Play, Say, Take
from tarock_engine.amounts import Amount
from tarock_engine.cards import CARDS, NAMES, PACK_54, Card, Mask, cards_in, mask_of
from tarock_engine.contracts import Side
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Score, ScoredItem, Settlement
from tarock_engine.seating import Seat, further
from tarock_engine.state import Choice, Contest, Dealt, Game, GivenUp, Played, Playing, State

R = TypeVar("R", bound=RuleSet)
"""The rule set of a source."""
P = TypeVar("P")
"""A phase of a deal."""


@functools.cache
def blocks() -> int | None:
    """How many blocks of deals there are; without a limit where every run looks at other ones.

    Where the examples are always the same, all laws look at the same blocks, and each is played once for all of them.
    """
    return settings().max_examples if settings().derandomize else None


def seeds() -> st.SearchStrategy[int]:
    """A seed for a block of deals."""
    return st.integers(0, (blocks() or 2**64) - 1)


def packs() -> st.SearchStrategy[list[Card]]:
    """All 54 cards shuffled; a law of all sources takes those that its source plays with (``Source.own``)."""
    return st.integers(0, 2**64 - 1).map(lambda seed: shuffled(random.Random(seed)))


def shuffled(rng: random.Random, whole: Mask = PACK_54) -> list[Card]:
    """The cards of a pack in the order that ``rng`` gives them."""
    pack = cards_in(whole)
    rng.shuffle(pack)
    return pack


# -------------------------------------------------------------------------------------------------------- names


def names(cards: Mask) -> set[str]:
    """The names of a set of cards."""
    return {NAMES[card] for card in cards_in(cards)}


def listed(cards: Sequence[Card]) -> list[str]:
    """The names of cards in their order."""
    return [NAMES[card] for card in cards]


def cards(wanted: Sequence[str] | set[str] | frozenset[str]) -> list[Card]:
    """The cards of these names."""
    return [CARDS[name] for name in wanted]


# ------------------------------------------------------------------------------------------------------- moods


class Mood(NamedTuple):
    """How the players of a deal choose among what is allowed.

    ``bidder`` bids a game, ``wanted`` if that is allowed; the others overbid with the chance ``overbids``. ``talks`` is
    the chance that something is said in a turn, ``dares`` whether that may be a Valat, ``calls`` the card that is
    rather called than others, and ``saves`` whether the cards of Ultimos and Könige are kept for the end. ``yields`` is
    the chance that a deal is given up where that can be done, and ``gathers`` whether the cards of the Trull go to one
    trick.
    """

    bidder: int | None
    wanted: str
    overbids: float
    talks: float
    dares: bool
    calls: Card | None
    saves: bool
    yields: float
    gathers: bool


# ------------------------------------------------------------------------------------------------------ courses


class Stop(NamedTuple):
    """A moment of a deal: where it stands, what may be done, what is done."""

    state: State
    choices: tuple[Choice, ...]
    action: Action

    @property
    def allowed(self) -> set[Action]:
        """All that may be done, by anybody."""
        return {action for choice in self.choices for action in choice.actions}

    @property
    def words(self) -> set[str]:
        """All that may be done, in words."""
        return {action.words for action in self.allowed}

    @property
    def cards(self) -> set[str]:
        """The names of the cards that may be played."""
        return {action.words for action in self.allowed if isinstance(action, Play)}


@dataclasses.dataclass(frozen=True)
class Course(Generic[R]):
    """A deal from the first bid to its end."""

    rules: R
    chosen: Mapping[str, str]
    pack: Sequence[Card]
    dealt: Dealt
    stops: tuple[Stop, ...]
    end: State

    @functools.cached_property
    def retold(self) -> Retold:
        """The same deal as the second opinion tells it."""
        return retold(self)

    @property
    def actions(self) -> list[Action]:
        """All acts in order."""
        return [stop.action for stop in self.stops]

    @property
    def states(self) -> list[State]:
        """Every state in order, the end last."""
        return [*(stop.state for stop in self.stops), self.end]

    @property
    def game(self) -> Game | None:
        """The game with a declarer, none where everybody plays for himself."""
        assert isinstance(self.end, GivenUp | Played)
        return self.end.game if isinstance(self.end, GivenUp) else self.end.contest.game

    @property
    def is_played(self) -> bool:
        """Whether it came to the cards."""
        return isinstance(self.end, Played)

    @property
    def played(self) -> Played:
        """The end, where cards were played."""
        assert isinstance(self.end, Played)
        return self.end

    @property
    def contest(self) -> Contest:
        """What stood fixed while cards were played."""
        return self.played.contest

    @property
    def declared(self) -> Game:
        """The game with a declarer, where there is one."""
        assert self.game is not None
        return self.game

    @property
    def announced_games(self) -> list[tuple[int, str]]:
        """Who said that he plays, and what, in the order in which it was said."""
        return [
            (action.seat, action.name)
            for action in self.actions
            if isinstance(action, Bid) and action.name in self.rules.by_name
        ]

    @property
    def bids(self) -> list[Bid]:
        """All bids in order."""
        return [action for action in self.actions if isinstance(action, Bid)]

    def told_in(self, phase: type[P]) -> list[tuple[Stop, P, Say]]:
        """Every moment of a round in which something is said."""
        return [
            (stop, stop.state, stop.action)
            for stop in self.stops
            if isinstance(stop.state, phase) and isinstance(stop.action, Say)
        ]

    @property
    def turns(self) -> list[tuple[Stop, Playing]]:
        """Every moment at which a card is due."""
        return [(stop, stop.state) for stop in self.stops if isinstance(stop.state, Playing)]

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declared.declarer, self.declared.partner)

    def score(self) -> Score:
        """What is won and lost."""
        return engine.score(self.end, self.rules)

    @property
    def items(self) -> tuple[ScoredItem, ...]:
        """All that is scored."""
        return self.score().items

    @property
    def augen(self) -> Mapping[Side | Seat, Amount]:
        """The Augen, by side or by seat."""
        return self.score().augen

    def settlement(self, tariff: int | None = None) -> Settlement:
        """The payments."""
        return engine.settlement(self.end, self.rules, tariff)

    def story(self) -> str:
        """The deal in words, enough to play it again."""
        readings = [f"{option}={name}" for option, name in self.rules.chosen.items()]
        seating = self.dealt.seating
        hands = [f"  {seat}: {' '.join(sorted(names(hand)))}" for seat, hand in enumerate(self.dealt.hands)]
        return "\n".join(
            [
                f"{self.rules.name}, {seating.players} players, dealer {seating.dealer}",
                f"readings: {' '.join(readings) or 'defaults'}",
                f"pack: {' '.join(listed(self.pack))}",
                *hands,
                f"  Talon: {' | '.join(' '.join(sorted(names(half))) for half in self.dealt.halves)}",
                "acts: " + ", ".join(f"{action.seat} {action.words}" for action in self.actions),
            ]
        )


C = TypeVar("C", bound=Course[Any])
"""A deal of a source, with what can be asked of it only there."""

_latest: list[Course[Any]] = []


def looked_at(course: C) -> C:
    """The same course, which from now on is the one that a failing law tells."""
    _latest[:] = [course]
    return course


def latest_story() -> str | None:
    """The deal that a law looked at last."""
    return _latest[-1].story() if _latest else None


# ----------------------------------------------------------------------------------------------------- renaming


def turned(action: Action, seats: int, by: int) -> Action:
    """The same act with everybody sitting ``by`` seats further round."""

    def move(seat: Seat | None) -> Seat | None:
        return None if seat is None else further(seat, by, seats)

    seat = further(action.seat, by, seats)
    match action:
        case Say():
            return dataclasses.replace(action, seat=seat, of=move(action.of))
        case Double():
            return dataclasses.replace(action, seat=seat, to=move(action.to))
        case _:
            return dataclasses.replace(action, seat=seat)


_SWAP: Final = str.maketrans("♥♦♠♣", "♦♥♣♠")


def recoloured(card: Card) -> Card:
    """The same card with the two red suits exchanged, and the two black ones."""
    return CARDS[NAMES[card].translate(_SWAP)]


def recoloured_act(action: Action) -> Action:
    """The same act with the suits exchanged within their colours."""
    match action:
        case Play() | Discard():
            return dataclasses.replace(action, card=recoloured(action.card))
        case Bid(king=king) | Call(king=king) if king is not None:
            return dataclasses.replace(action, king=recoloured(king))
        case Take():
            return dataclasses.replace(action, cards=mask_of(map(recoloured, cards_in(action.cards))))
        case _:
            return action
