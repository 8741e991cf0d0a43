"""A rule set: all rulings of a source, the choice of other readings in it, and the tables that play looks things up in.

Its groups of rulings stand in ``areas``, and the procedure that reads them in ``procedure``.
"""

from __future__ import annotations

import dataclasses
import difflib
import functools
import operator
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Self

from tarock_engine import following
from tarock_engine.areas import (
    AnnouncingRules,
    BiddingRules,
    BirdCards,
    CallingRules,
    CardRules,
    CountingRules,
    DealingRules,
    PlayRules,
    SessionRules,
    TalonAnnouncing,
    TalonCalling,
    TalonCounting,
    TalonRules,
)
from tarock_engine.cards import Card, Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.manners import Manner
from tarock_engine.procedure import Phase, Procedure
from tarock_engine.ranking import Ranking, ranking_of
from tarock_engine.ruling import Grounds, Group, Implied, OptionError, Ruling


@dataclasses.dataclass(frozen=True)
class Requirement:
    """A choice of ``option`` other than its default has a meaning only with one of ``needs`` (option, readings)."""

    option: str
    needs: tuple[tuple[str, tuple[str, ...]], ...]


_NOT_RULINGS = frozenset({"name", "procedure", "requirements", "chosen", "left_out"})


@dataclasses.dataclass(frozen=True, eq=False)
class Page:
    """What a source hands in, and the tables that play looks things up in.

    ``left_out`` are the games and items that a house does not know: nobody bids, announces, scores or pays them.

    Its own class names the groups whose functions ask for its own rule set, and how its deals end: here both are
    ``Any``. It stands apart from ``RuleSet`` because mypy reads ``Self`` in a frozen dataclass only where it is
    inherited.
    """

    name: str
    procedure: Procedure[Any, Self]
    cards: CardRules
    counting: CountingRules
    sessions: SessionRules
    dealing: DealingRules
    contracts: tuple[Contract, ...]
    bidding: BiddingRules[Any]
    calling: CallingRules
    announcing: AnnouncingRules
    play: PlayRules[Any]
    requirements: tuple[Requirement, ...] = dataclasses.field(default=(), kw_only=True)
    chosen: Mapping[str, str] = dataclasses.field(default_factory=dict, kw_only=True)
    left_out: frozenset[str] = dataclasses.field(default=frozenset(), kw_only=True)
    ranking: Ranking = dataclasses.field(init=False, repr=False)
    by_name: Mapping[str, Contract] = dataclasses.field(init=False, repr=False)
    manners: Mapping[str, Manner[Self]] = dataclasses.field(init=False, repr=False)
    tricks: int = dataclasses.field(init=False, repr=False)
    phases: Mapping[type, Phase[Any, Self]] = dataclasses.field(init=False, repr=False)


@dataclasses.dataclass(frozen=True, eq=False)
class RuleSet(Page):
    """All rulings of one source, and the procedure by which they are played."""

    def __post_init__(self) -> None:
        """Derive the tables that play looks things up in."""
        cards = self.cards
        order = ranking_of(self.trump_order(), cards.pictures.value, cards.red.value, cards.black.value, self.pack)
        object.__setattr__(self, "ranking", order)
        object.__setattr__(self, "phases", {phase.state: phase for phase in self.procedure.phases})
        object.__setattr__(self, "manners", self._manners(order))
        hand = self.dealing.hand
        object.__setattr__(self, "tricks", sum(self.dealing.packets.value) if hand is None else hand.value)
        object.__setattr__(self, "by_name", {contract.name: contract for contract in self.contracts})

    def _manners(self, order: Ranking) -> dict[str, Manner[Self]]:
        found: dict[str, Manner[Self]] = {}
        for name, manner in self.procedure.manners(self).items():
            enforced = (
                manner if self.play.breach_is_refused.value else dataclasses.replace(manner, follow=(), duties=())
            )
            found[name] = dataclasses.replace(enforced, followings=following.following_table(enforced.follow, order))
        return found

    def trump_order(self) -> tuple[str, ...]:
        """The trumps from the top."""
        return self.cards.trumps.value

    def trump_grounds(self) -> Grounds:
        """The clauses that give the order of the trumps."""
        return (self.cards.trumps.clause,)

    @property
    def miscounted(self) -> int:
        """By how many cards a hand may have been dealt wrongly without the deal being off."""
        return 0

    @property
    def items(self) -> tuple[str, ...]:
        """Everything that is scored by itself, in the order in which results list it."""
        raise NotImplementedError

    def in_use(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of some games or items that are not left out."""
        return tuple(name for name in names if name not in self.left_out)

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards of a hand on which it can depend what may be bid: the Vögel, and the cards that can be called.

        A source where it depends on others too says so in its own rule set.
        """
        birds = sum(1 << contract.bird.value for contract in self.contracts if contract.bird is not None)
        return birds | self.calling.callable

    def bidding_hand(self, hand: Mask) -> Mask:
        """A hand with no more in it than what may be bid depends on."""
        return hand & self.cards_for_bidding

    @functools.cached_property
    def pack(self) -> Mask:
        """All cards that are played with."""
        return self.cards.pack.value

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of cards, with the clauses that give them where there are any of their own."""
        return self.cards.names, ()

    def rulings(self) -> Iterator[tuple[str, Ruling[object]]]:
        """Every ruling with its place, such as ``("play.leads", …)``."""
        return iter(self._placed)

    @functools.cached_property
    def _placed(self) -> tuple[tuple[str, Ruling[object]], ...]:
        groups = [field.name for field in dataclasses.fields(self) if field.init and field.name not in _NOT_RULINGS]
        return tuple(chain.from_iterable(_rulings_in(getattr(self, name), name) for name in groups))

    def options(self) -> dict[str, tuple[str, ...]]:
        """The readings of each option, the default first."""
        return dict(self._options)

    @functools.cached_property
    def _options(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for _, ruling in self.rulings():
            if ruling.option is not None:
                found.setdefault(ruling.option, tuple(ruling.offers))
        return dict(sorted(found.items()))

    @functools.cached_property
    def _hanging(self) -> Mapping[str, set[str]]:
        """The options on which some ruling of each group hangs."""
        found: dict[str, set[str]] = {}
        for path, ruling in self.rulings():
            if ruling.option is not None:
                found.setdefault(path.partition(".")[0], set()).add(ruling.option)
        return found

    def choose(self, options: Mapping[str, str]) -> Self:
        """The rule set with other readings; OptionError where one is unknown or means nothing with the others."""
        known = self._options
        for option, name in options.items():
            if option not in known:
                raise OptionError(_unknown(f"{self.name} has no option", option, known))
            if name not in known[option]:
                raise OptionError(_unknown(f"option '{option}' has no reading", name, known[option]))
        chosen = {**self.chosen, **options}
        self._refuse_idle(chosen, known)
        if not options:
            return self
        swapped = {
            group: _chosen(getattr(self, group), options)
            for group, hangs_on in self._hanging.items()
            if not hangs_on.isdisjoint(options)
        }
        return dataclasses.replace(self, **swapped, chosen=chosen)

    def _refuse_idle(self, chosen: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> None:
        def reading_of(option: str) -> str:
            return chosen.get(option, known[option][0])

        for requirement in self.requirements:
            if reading_of(requirement.option) == known[requirement.option][0]:
                continue
            if not any(reading_of(option) in readings for option, readings in requirement.needs):
                wanted = " or ".join(f"{option}={'/'.join(readings)}" for option, readings in requirement.needs)
                message = (
                    f"option '{requirement.option}={reading_of(requirement.option)}' means nothing without {wanted}"
                )
                raise OptionError(message)


@dataclasses.dataclass(frozen=True, eq=False)
class WithTalon(RuleSet):
    """All rulings of a source whose pack leaves some cards for a Talon."""

    counting: TalonCounting
    calling: TalonCalling
    talon: TalonRules[Any]
    announcing: TalonAnnouncing


@dataclasses.dataclass(frozen=True, eq=False)
class WithBirds(WithTalon):
    """All rulings of a source whose Vögel stand with its cards."""

    cards: BirdCards

    @functools.cached_property
    def birds(self) -> Mapping[str, Card]:
        """The card of each Vogel."""
        cards = dict(zip(self.cards.bird_names, self.cards.birds.value, strict=True))
        return {bird: cards[bird] for bird in self.in_use(cards)}

    @functools.cached_property
    def bird_cards(self) -> Mask:
        """The cards of the Vögel."""
        return mask_of(self.birds.values())


def _unknown(what: str, name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, list(known), 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; known are {', '.join(known)}"
    return f"{what} '{name}'{hint}"


def _rulings_in(value: object, path: str) -> Iterator[tuple[str, Ruling[object]]]:
    if isinstance(value, Ruling):
        if not isinstance(value, Implied):
            yield path, value
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from _rulings_in(part, f"{path}.{getattr(part, 'name', place)}")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _rulings_in(part, f"{path}.{key}")
    elif isinstance(value, Group):
        for field in dataclasses.fields(value):
            yield from _rulings_in(getattr(value, field.name), f"{path}.{field.name}")


def _chosen(value: Any, options: Mapping[str, str]) -> Any:
    """The same as ``value``, whatever that is, with other readings in it; itself where none of them is about it."""
    if isinstance(value, Ruling):
        return value if value.option is None or value.option not in options else value.choose(options[value.option])
    if isinstance(value, tuple):
        chosen = tuple(_chosen(part, options) for part in value)
        return value if all(map(operator.is_, chosen, value)) else chosen
    if isinstance(value, Mapping):
        table = {key: _chosen(part, options) for key, part in value.items()}
        return value if all(map(operator.is_, table.values(), value.values())) else table
    if isinstance(value, Group):
        parts = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        read = {name: _chosen(part, options) for name, part in parts.items()}
        others = {name: part for name, part in read.items() if part is not parts[name]}
        return dataclasses.replace(value, **others) if others else value
    return value
