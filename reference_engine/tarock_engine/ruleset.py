"""The type of a rule set: all rulings of a source, the choice of other readings, and lookup tables for play.

The groups of rulings are in ``areas``, the procedure that uses them in ``procedure``.
"""

from __future__ import annotations

import dataclasses
import difflib
import functools
import operator
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, Self

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
from tarock_engine.contracts import Contract, is_of_tricks
from tarock_engine.fines import RenonceRates
from tarock_engine.manners import Manner
from tarock_engine.procedure import Phase, Procedure
from tarock_engine.ranking import Ranking, ranking_of
from tarock_engine.refusals import Finding
from tarock_engine.ruling import Grounds, Group, Implied, OptionError, Ruling, all_swapped
from tarock_language.message import Message, message


@dataclasses.dataclass(frozen=True)
class Requirement:
    """A reading of ``option`` other than the default needs one of ``needs`` (option, readings) to mean anything."""

    option: str
    needs: tuple[tuple[str, tuple[str, ...]], ...]


IN_GAMES: Final = "in_games"
"""Where rulings on a single game stand, below its name."""
_NOT_RULINGS = frozenset({"name", "procedure", "requirements", "chosen", "left_out"})


@dataclasses.dataclass(frozen=True, eq=False)
class Page:
    """The fields of a rule set: the rulings of a source, and the lookup tables for play.

    ``left_out`` are the games and items that a house does not know: nobody bids, announces, scores or pays them.

    The class of a source gives the exact types of its groups and of the ends of its deals: here both are ``Any``. This
    class is separate from ``RuleSet`` because mypy reads ``Self`` in a frozen dataclass only where it is inherited.
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
    renonce: RenonceRates | None = dataclasses.field(default=None, kw_only=True)
    in_games: Mapping[str, Mapping[str, object]] = dataclasses.field(default_factory=dict, kw_only=True)
    """What is ruled otherwise in one game, by its name."""
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
        """Derive the lookup tables for play."""
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
        """How many cards too many or too few a hand may have without the deal being void."""
        return 0

    @property
    def items(self) -> tuple[str, ...]:
        """All items that are scored, in the order in which results list them."""
        raise NotImplementedError

    def in_use(self, names: Iterable[str]) -> tuple[str, ...]:
        """The names of games or items without those that are left out."""
        return tuple(name for name in names if name not in self.left_out)

    def unknown_in(self, contract: Contract) -> frozenset[str]:
        """The items that a game does not know in a house: those left out, and those that the game is without."""
        if is_of_tricks(contract):
            return frozenset(self.items[1:])
        own = contract.without_items
        return self.left_out if own is None else self.left_out.union(own.value)

    def not_in_game(self, contract: Contract, item: str) -> Finding | None:
        """The refusal of an item that a game does not know in a house; None if it does."""
        if item not in self.unknown_in(contract):
            return None
        off = contract.without_items or self.announcing.announceable
        return Finding(message("a {game} knows no {item}", game=contract.name, item=item), (off.clause,))

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards of a hand that may matter for the legal bids: the Vögel, and the cards that can be called.

        A source where others matter too overrides this.
        """
        birds = sum(1 << contract.bird.value for contract in self.contracts if contract.bird is not None)
        return birds | self.calling.ever_callable

    @functools.cached_property
    def suit_games(self) -> Mapping[str, Ruling[int]]:
        """The games for which a house asks for suit cards, each with how many."""
        asked = ((contract.name, getattr(contract.terms, "least_suit_cards", None)) for contract in self.contracts)
        return {name: ruling for name, ruling in asked if ruling is not None}

    @property
    def suits_for_bidding(self) -> Mask:
        """The suit cards, if their number matters for the legal bids."""
        return self.pack & ~self.ranking.trumps if self.suit_games else 0

    def bidding_hand(self, hand: Mask) -> Mask:
        """The cards of a hand that matter for the legal bids."""
        return hand & self.cards_for_bidding

    @functools.cached_property
    def pack(self) -> Mask:
        """All cards that are played with."""
        return self.cards.pack.value

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of single cards, and the clauses that give them, if there are any."""
        return self.cards.names, ()

    def rulings(self) -> Iterator[tuple[str, Ruling[object]]]:
        """Every ruling with its path, such as ``("play.leads", …)``."""
        return iter(self._placed)

    def in_game(self, name: str | None) -> Self:
        """The rules by which a game is played, in which a house may rule otherwise; these rules for None."""
        return self._played_apart.get(name, self) if self.in_games and name is not None else self

    @functools.cached_property
    def _played_apart(self) -> Mapping[str, Self]:
        """The rules of each game in which a house rules otherwise."""
        plain = dataclasses.replace(self, in_games={})
        return {
            name: all_swapped(
                plain, {bare_path(path): ruling.value for path, ruling in _rulings_in({name: of}, IN_GAMES)}
            )
            for name, of in self.in_games.items()
        }

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
        """The options that some ruling of each group depends on, by the name of the group."""
        found: dict[str, set[str]] = {}
        for path, ruling in self.rulings():
            if ruling.option is not None:
                found.setdefault(path.partition(".")[0], set()).add(ruling.option)
        return found

    def choose(self, options: Mapping[str, str]) -> Self:
        """The rule set with other readings. OptionError if one is unknown, or has no effect with the others."""
        self.check_choice(options)
        if not options:
            return self
        swapped = {
            group: _chosen(getattr(self, group), options)
            for group, hangs_on in self._hanging.items()
            if not hangs_on.isdisjoint(options)
        }
        return dataclasses.replace(self, **swapped, chosen={**self.chosen, **options})

    def check_choice(self, options: Mapping[str, str]) -> None:
        """OptionError if ``choose`` cannot choose these readings."""
        known = self._options
        for option, name in options.items():
            if option not in known:
                what = message("{rules} has no option '{option}'", rules=self.name, option=option)
                raise OptionError(_unknown(what, option, known))
            if name not in known[option]:
                what = message("option '{option}' has no reading '{reading}'", option=option, reading=name)
                raise OptionError(_unknown(what, name, known[option]))
        self._refuse_idle({**self.chosen, **options}, known)

    def _refuse_idle(self, chosen: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> None:
        def reading_of(option: str) -> str:
            return chosen.get(option, known[option][0])

        for requirement in self.requirements:
            if reading_of(requirement.option) == known[requirement.option][0]:
                continue
            if not any(reading_of(option) in readings for option, readings in requirement.needs):
                idle = f"{requirement.option}={reading_of(requirement.option)}"
                wanted = [f"{option}={'/'.join(readings)}" for option, readings in requirement.needs]
                raise OptionError(
                    message("option '{option}' means nothing without {wanted:either}", option=idle, wanted=wanted)
                )


@dataclasses.dataclass(frozen=True, eq=False)
class WithTalon(RuleSet):
    """All rulings of a source whose pack leaves some cards for a Talon."""

    counting: TalonCounting
    calling: TalonCalling
    talon: TalonRules[Any]
    announcing: TalonAnnouncing


@dataclasses.dataclass(frozen=True, eq=False)
class WithBirds(WithTalon):
    """All rulings of a source that names its Vögel among the rulings on its cards."""

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

    def owed_birds(self, contract: Contract) -> Mapping[str, Card]:
        """The card of each Vogel of which one has to be announced in a game that obliges to that."""
        named: Ruling[tuple[str, ...]] | None = getattr(contract.terms, "birds", None)
        off = () if contract.without_items is None else contract.without_items.value
        known = self.birds if named is None else named.value
        return {bird: card for bird, card in self.birds.items() if bird in known and bird not in off}


def _unknown(what: Message, name: str, known: Collection[str]) -> Message:
    close = difflib.get_close_matches(name, known, 1)
    hint = (
        message("did you mean {near}?", near=f"'{close[0]}'") if close else message("known are {known}", known=[*known])
    )
    return message("{first}; {more}", first=what, more=hint)


def _rulings_in(value: object, path: str) -> Iterator[tuple[str, Ruling[object]]]:
    if isinstance(value, Ruling):
        if not isinstance(value, Implied):
            yield path, value
        return
    for name, part in _parts_of(value):
        yield from _rulings_in(part, f"{path}.{name}")


def bare_path(path: str) -> str:
    """The path of a ruling on a single game without this game, as it is for all games."""
    area, _, rest = path.partition(".")
    return rest.partition(".")[2] or path if area == IN_GAMES else path


def _parts_of(value: object) -> Iterable[tuple[object, object]]:
    """The parts of a tuple, a table or a group, each with its name; anything else has none."""
    if isinstance(value, tuple):
        return [(getattr(part, "name", place), part) for place, part in enumerate(value)]
    if isinstance(value, Mapping):
        return value.items()
    if isinstance(value, Group):
        return [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]
    return ()


def _chosen(value: object, options: Mapping[str, str]) -> Any:
    """A ruling, group, tuple or table with other readings; the same object if no option is about it."""
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
