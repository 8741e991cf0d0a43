"""What the lockstep deals in: a case, an act, a deal as it is told, and what has to be known of a source."""

from __future__ import annotations

import abc
import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from tarock_engine.cards import PACK_54, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import State

PACK: Final = tuple(names_in(PACK_54))
PLACES: Final = tuple(range(6))
Wish = tuple[int, str]
"""A seat and its words."""
Trick = tuple[int, list[str], int]
"""Who led, the cards in order, and who took it."""
Sight = tuple[object, ...]
"""Something that a deal showed: the game at a table, an item with its outcome, a reading."""
Facts = Mapping[str, object]
"""What is compared, by what it is called in a report."""
Options = Mapping[str, str]
"""Readings by option."""
Memory = tuple[Any, ...]
"""The breaches that an engine remembers beside its state."""
RENONCE: Final = "renonce"
POINTING_OUT: Final = "Renonce of "
"""How the words of an act begin that points out what another player has done."""
UNNOTICED: Final = " unnoticed"
"""How the words of an act end that breaks the rules and stands all the same."""


class Consulted(dict[str, str]):
    """The readings of a deal, which remember the options that its rules have asked for."""

    def __init__(self, readings: Options) -> None:
        super().__init__(readings)
        self.asked = set[str]()

    def __getitem__(self, option: str) -> str:
        """The reading of an option."""
        self.asked.add(option)
        return super().__getitem__(option)


class Act(NamedTuple):
    """Something that may be done: who, in which way (the wire's word), and in which words."""

    seat: int
    deed: str
    words: str

    @property
    def wish(self) -> Wish:
        """The act as a wish."""
        return self.seat, self.words

    @property
    def is_unnoticed(self) -> bool:
        """Whether it breaks the rules and nobody notices."""
        return self.words.endswith(UNNOTICED)

    @property
    def is_offered(self) -> bool:
        """Whether it is one of the acts that the rules hold out to a player."""
        return not self.is_unnoticed and self.deed != RENONCE


@dataclasses.dataclass(frozen=True, kw_only=True)
class Case:
    """Everything that a deal follows from.

    ``first_packet`` counts from Vorhand. ``pile`` gives the order in which the cards of the Talon come to lie, or all
    of them where a dealer whose pack was knocked on lays them out as he likes, and ``chosen`` the packets that the
    players take after knocking instead of cutting. ``strays`` are cards that went to the hand of a wrong seat. In an
    ``erring`` deal people may break rules unnoticed.
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
"""The canonical pack at a table of four, everybody quiet."""


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
    """A deal as a second opinion tells it.

    ``course`` is the second opinion's own, ``asked`` the options that were looked at.
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
        """The cards in the order in which the dealer put them on the table: those of the Talon, where there is one."""
        return [card for half in self.halves for card in half]

    @property
    @abc.abstractmethod
    def contract(self) -> str:
        """What is played, nothing as long as that is not known."""

    @abc.abstractmethod
    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""

    @abc.abstractmethod
    def acts(self) -> list[Act]:
        """Everything that is allowed."""

    @abc.abstractmethod
    def act(self, act: Act) -> None:
        """Do what is allowed."""

    def beside(self) -> list[Act]:
        """Acts that no player is offered and that have to be tried here, whether they are accepted or not."""
        return []

    def accepted(self) -> list[Act]:
        """Those of them that are accepted all the same."""
        return []

    def replayed(self, wishes: Sequence[Wish]) -> Iterator[tuple[Self, Act]]:
        """The acts that are wished for, which are all allowed or accepted, each told before it is done."""
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
    """What decides on each act."""

    @abc.abstractmethod
    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the acts that are allowed."""

    def point_out(self, telling: Telling, allowed: Sequence[Act]) -> Act | None:
        """One of the breaches that can still be pointed out when the deal is over, or nothing."""
        del telling, allowed
        return None


@dataclasses.dataclass(frozen=True)
class Open:
    """Where the two are known to part: readings kept out of chance until it is decided, and a smallest deal."""

    readings: Options
    reason: str
    case: Case


def as_it_is(case: Case) -> Case:
    """The case, where every reading has the same cards."""
    return case


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class Source:
    """What is to be known of a source to play it in lockstep.

    ``deal`` and ``start`` tell a deal from its pack, or from hands and Talon (dealer, hands, halves). ``engines_end``
    says of the engine's end what ``Telling.end`` says of the second opinion's, in the same words. ``chance`` deals and
    chooses for one of ``contracts``. ``beside`` says what an act that no player is offered makes of the engine's state
    and of the breaches it remembers, nothing where the engine refuses it. ``fitted`` gives a case the cards that its
    readings know. ``idle`` lists readings that change nothing of what is compared, and why.
    """

    rules: RuleSet
    readings: Mapping[str, Sequence[str]]
    contracts: tuple[str, ...]
    deals: int
    deal: Callable[[Case, dict[str, str]], Telling]
    start: Callable[[int, list[list[str]], list[list[str]], dict[str, str]], Telling]
    engines_end: Callable[[State, Any], Facts]
    chance: Callable[[Source, random.Random, str], tuple[Case, Chooser]]
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
        """What is played when nobody chooses."""
        return {option: readings[0] for option, readings in self.readings.items()}

    def whole(self, chosen: Options) -> dict[str, str]:
        """All readings, the defaults included."""
        return {**self.defaults, **chosen}

    def contract_of(self, seed: int) -> str:
        """The contract that a random deal is dealt for."""
        return self.contracts[seed % len(self.contracts)]

    def tell(self, case: Case) -> Telling:
        """The second opinion's deal."""
        options = Consulted(self.whole(dict(case.options)))
        telling = self.deal(self.fitted(case), options)
        telling.asked = options.asked
        return telling

    def without_idle(self, chosen: Options) -> dict[str, str]:
        """The readings without the defaults, and without those that say nothing here or are kept out of chance."""
        found = {option: reading for option, reading in chosen.items() if reading != self.defaults[option]}
        for apart in self.open:
            if all(self.whole(found)[option] == reading for option, reading in apart.readings.items()):
                found.pop(next(iter(apart.readings)))
        for _ in range(3):
            for requirement in self.rules.requirements:
                if not any(self.whole(found)[option] in readings for option, readings in requirement.needs):
                    found.pop(requirement.option, None)
        return found
