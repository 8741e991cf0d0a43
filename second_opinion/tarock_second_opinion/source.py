"""What the lockstep needs of each source: how a deal is made, what is allowed, what to compare; and types of cases.

A wish is an act that a case wants done as soon as it is allowed.
"""

from __future__ import annotations

import abc
import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, Self

from tarock_engine.cards import PACK_54, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import State
from tarock_second_opinion.notebook import End, Outcome, Settled, Sheet

PACK: Final = tuple(names_in(PACK_54))
PLACES: Final = tuple(range(6))
Wish = tuple[int, str]
"""A seat and its words."""
Trick = tuple[int, list[str], int]
"""Who led, the cards in order, and who took it."""
Sight = tuple[object, ...]
"""Something that a deal showed: the game at a table, an item with its outcome, a reading."""
Facts = Mapping[str, object]
"""The values to compare, by their names in a report."""
Options = Mapping[str, str]
"""Readings by option."""
Memory = tuple[Any, ...]
"""The breaches that the engine remembers beside its state."""
RENONCE: Final = "renonce"
POINTING_OUT: Final = "Renonce of "
"""The beginning of the words of an act that points out a breach of another player."""
UNNOTICED: Final = " unnoticed"
"""The end of the words of an act that breaks the rules and stands all the same."""


class Consulted(dict[str, str]):
    """The readings of a deal; it records the options that the rules have read."""

    def __init__(self, readings: Options) -> None:
        super().__init__(readings)
        self.asked = set[str]()

    def __getitem__(self, option: str) -> str:
        """The reading of an option."""
        self.asked.add(option)
        return super().__getitem__(option)


class Act(NamedTuple):
    """A possible act: the seat, the deed in the protocol's word, and the words."""

    seat: int
    deed: str
    words: str

    @property
    def wish(self) -> Wish:
        """The act as a wish."""
        return self.seat, self.words

    @property
    def is_unnoticed(self) -> bool:
        """Whether it breaks the rules and nobody notices it."""
        return self.words.endswith(UNNOTICED)

    @property
    def is_offered(self) -> bool:
        """Whether it is an act that the rules offer to a player."""
        return not self.is_unnoticed and self.deed != RENONCE


@dataclasses.dataclass(frozen=True, kw_only=True)
class Case:
    """A complete description of a deal.

    ``first_packet`` counts from Vorhand. ``pile`` gives the order of the cards of the Talon, or of all cards if a
    dealer whose pack was knocked on lays them out as he likes, and ``chosen`` the packets that the players take after
    knocking. ``strays`` are cards that went to a wrong seat. In an ``erring`` deal players may break rules unnoticed.
    """

    players: int = 4
    dealer: int = 3
    pack: tuple[str, ...] = PACK
    cut: int = 0
    first_packet: int = 0
    pile: tuple[int, ...] = PLACES
    chosen: tuple[int, ...] | None = None
    strays: tuple[tuple[str, int], ...] = ()
    erring: bool = False
    options: tuple[tuple[str, str], ...] = ()
    wishes: tuple[Wish, ...] = ()


PLAIN: Final = Case()
"""The canonical pack at a table of four quiet players."""


def exchanged(*pairs: tuple[str, str]) -> tuple[str, ...]:
    """The canonical pack with the two cards of each pair exchanged."""
    pack = list(PACK)
    for first, second in pairs:
        exchange(pack, pack.index(first), pack.index(second))
    return tuple(pack)


def exchange(pack: list[str], here: int, there: int) -> None:
    """Exchange the cards in two spots of a pack."""
    pack[here], pack[there] = pack[there], pack[here]


# -------------------------------------------------------------------------------------------------------- sources


class Telling(abc.ABC):
    """A deal in the second opinion.

    ``course`` is the second opinion's own object, ``asked`` the options that it has read.
    """

    course: Any
    asked: set[str]

    @property
    @abc.abstractmethod
    def hands(self) -> list[list[str]]:
        """The cards in hand, by seat."""

    @property
    @abc.abstractmethod
    def halves(self) -> list[list[str]]:
        """The Talon."""

    @property
    def on_table(self) -> list[str]:
        """The cards in the order in which the dealer put them on the table: those of the Talon, if there is one."""
        return [card for half in self.halves for card in half]

    @property
    @abc.abstractmethod
    def contract(self) -> str:
        """The contract; empty as long as it is not known."""

    @abc.abstractmethod
    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""

    @abc.abstractmethod
    def acts(self) -> list[Act]:
        """All acts that are allowed."""

    @abc.abstractmethod
    def act(self, act: Act) -> None:
        """Do what is allowed."""

    def beside(self) -> list[Act]:
        """Acts that no player is offered, but that have to be tried here, accepted or not."""
        return []

    def accepted(self) -> list[Act]:
        """Those of these acts that are accepted."""
        return []

    def replayed(self, wishes: Sequence[Wish]) -> Iterator[tuple[Self, Act]]:
        """Do the wished acts, which must all be allowed or accepted; yields each before it is done."""
        for wish in wishes:
            act = next(act for act in (*self.acts(), *self.accepted()) if act.wish == wish)
            yield self, act
            self.act(act)

    @abc.abstractmethod
    def tricks(self) -> list[Trick]:
        """The tricks so far."""

    @abc.abstractmethod
    def end(self) -> Facts:
        """What a finished deal came to."""

    @abc.abstractmethod
    def sights(self) -> set[Sight]:
        """What a finished deal showed."""


class Chooser(abc.ABC):
    """Chooses each act."""

    @abc.abstractmethod
    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the acts that are allowed."""

    def point_out(self, telling: Telling, allowed: Sequence[Act]) -> Act | None:
        """A breach that can still be pointed out after the end of the deal, or none."""
        del telling, allowed
        return None


@dataclasses.dataclass(frozen=True)
class Open:
    """A known difference: readings that random deals avoid until it is decided, and a smallest deal."""

    readings: Options
    reason: str
    case: Case


def as_it_is(case: Case) -> Case:
    """The case unchanged, for a source with the same cards in every reading."""
    return case


def whole_pack(options: dict[str, str]) -> Sequence[str]:
    """All 54 cards, for a source that plays with them in every reading."""
    del options
    return PACK


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class Source:
    """What the lockstep and the questions about positions have to know about a source.

    ``readings`` are all options with the names of their readings, the default first.
    ``deal`` begins a deal from its pack, ``start`` from hands and Talon (dealer, hands, halves). ``engines_end`` gives
    about the engine's end what ``Telling.end`` gives about the second opinion's. ``chance`` makes a random deal for one
    of ``contracts``, with its chooser. ``beside`` does an act that no player is offered in the engine, and gives its
    state and the breaches that it remembers; none if the engine refuses it. ``fitted`` gives a case the cards of its
    readings. ``idle`` lists readings that change nothing that is compared, with the reason.

    ``ended`` and ``settled`` give the result of a described end and the settlement of a sheet by some readings; none if
    too little is described. ``count`` counts cards in a game with its readings, ``winning_card`` takes a trick,
    ``playable`` are the cards that a seat may play to the cards on the table. ``pack`` is the pack of some readings.
    """

    rules: RuleSet
    readings: Mapping[str, Sequence[str]]
    contracts: tuple[str, ...]
    deals: int
    deal: Callable[[Case, dict[str, str]], Telling]
    start: Callable[[int, list[list[str]], list[list[str]], dict[str, str]], Telling]
    engines_end: Callable[[State, Any], Facts]
    chance: Callable[[Source, random.Random, str], tuple[Case, Chooser]]
    ended: Callable[[End, dict[str, str]], Outcome | None]
    settled: Callable[[Sheet, dict[str, str]], Settled | None]
    count: Callable[[Any, list[str]], int | Fraction]
    winning_card: Callable[[Any, list[str]], str]
    playable: Callable[[Any, int, list[str]], list[str]]
    pack: Callable[[dict[str, str]], Sequence[str]] = whole_pack
    beside: Callable[[State, Memory, Act, Any], tuple[State, Memory] | None] | None = None
    fitted: Callable[[Case], Case] = as_it_is
    idle: Mapping[tuple[str, str], str] = dataclasses.field(default_factory=dict)
    open: tuple[Open, ...] = ()

    @property
    def name(self) -> str:
        """The name of the rule set."""
        return self.rules.name

    @property
    def defaults(self) -> dict[str, str]:
        """The default readings."""
        return {option: readings[0] for option, readings in self.readings.items()}

    def whole(self, chosen: Options) -> dict[str, str]:
        """All readings, the defaults included."""
        return {**self.defaults, **chosen}

    def contract_of(self, seed: int) -> str:
        """The contract for which a random deal is made."""
        return self.contracts[seed % len(self.contracts)]

    def tell(self, case: Case) -> Telling:
        """The deal of a case in the second opinion."""
        options = Consulted(self.whole(dict(case.options)))
        telling = self.deal(self.fitted(case), options)
        telling.asked = options.asked
        return telling

    def without_idle(self, chosen: Options) -> dict[str, str]:
        """The readings without the defaults, and without those that mean nothing here or that random deals avoid."""
        found = {option: reading for option, reading in chosen.items() if reading != self.defaults[option]}
        for apart in self.open:
            if all(self.whole(found)[option] == reading for option, reading in apart.readings.items()):
                found.pop(next(iter(apart.readings)))
        for _ in range(3):
            for requirement in self.rules.requirements:
                if not any(self.whole(found)[option] in readings for option, readings in requirement.needs):
                    found.pop(requirement.option, None)
        return found
