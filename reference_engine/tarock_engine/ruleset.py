"""What a rule set consists of: one group of rulings for each rule area, filled in by a page of data per source."""

from __future__ import annotations

import dataclasses
import difflib
import enum
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tarock_engine import following
from tarock_engine.cards import Card, Mask
from tarock_engine.following import Follow, Followings
from tarock_engine.ranking import Ranking
from tarock_engine.ruling import OptionError, Ruling

if TYPE_CHECKING:
    from tarock_engine.actions import Bid
    from tarock_engine.bidding import BidCheck
    from tarock_engine.discarding import LastResort
    from tarock_engine.ladder import Relation
    from tarock_engine.play import Duty, WholeTrull
    from tarock_engine.state import Dealt, Doubling, Sides, State, Trick


class Side(enum.Enum):
    """The two parties of a game with a declarer."""

    DECLARER = "declarer"
    FOES = "foes"

    __hash__ = object.__hash__  # the members are single objects; the hash of an Enum runs in Python

    @property
    def other(self) -> Side:
        """The party against this one."""
        return Side.FOES if self is Side.DECLARER else Side.DECLARER


class TalonUse(enum.Enum):
    """What a contract does with the Talon."""

    HALF = "the declarer turns it and takes a half"
    WHOLE = "the declarer takes all of it unseen by the others"
    HIDDEN = "it stays hidden"
    UNTOUCHED = "it belongs to no game with a declarer"


class Ladder(NamedTuple):
    """Who may answer a Kontra to a Prämie, and who may answer that."""

    rekontra: Callable[[Relation], bool]
    superkontra: Callable[[Relation], bool]


class ValatParties(NamedTuple):
    """Whether the opponents can make a Valat too, and whether a partner has to be known before he announces one."""

    opponents_make_it: bool
    partner_is_known: bool


class BoundCards(NamedTuple):
    """Whether bound cards are free on the first lead, and which of several bound ones may go when nothing else may."""

    first_lead_free: bool
    forced: Callable[[Mask], Mask]


class BoundUhu(NamedTuple):
    """Whether an announced II has to be played to its trick, and whether the Prämie is scored when it comes later."""

    must_be_played: bool
    scored_when_late: bool


class KontraBinds(NamedTuple):
    """Whether a Kontra in Fahren can be answered, and how often all that was said doubles the stake of two players."""

    answered: bool
    steps: Callable[[int, int, tuple[Doubling, ...]], int]


@dataclasses.dataclass(frozen=True)
class CardRules:
    """The pack and its order."""

    pack: Ruling[Mask]
    trumps: Ruling[tuple[str, ...]]
    trull: Ruling[Mask]
    pictures: Ruling[tuple[str, ...]]
    black: Ruling[tuple[str, ...]]
    red: Ruling[tuple[str, ...]]
    names: Mapping[str, str]


@dataclasses.dataclass(frozen=True)
class Worth:
    """A number of Augen for each card of a set."""

    cards: Mask
    augen: int


@dataclasses.dataclass(frozen=True)
class CountingRules:
    """Augen, who wins, and for whom cards outside the tricks count (``None``: for nobody)."""

    worths: tuple[Ruling[Worth], ...]
    method: Ruling[Callable[[Mask, tuple[Worth, ...]], int]]
    total: Ruling[int]
    to_win: Ruling[int]
    partners_together: Ruling[Callable[[Sides, int], Side]]
    six_discards: Ruling[Side | None]
    three_discards: Ruling[Side | None]
    left_half: Ruling[Side | None]
    hidden_talon: Ruling[Side | None]
    kings_half: Ruling[Side | None]
    talon_in_fahren: Ruling[Callable[[Sequence[Trick]], int | None]]
    own_tricks_in_fahren: Ruling[Callable[[Trick], int]]


@dataclasses.dataclass(frozen=True)
class SessionRules:
    """Who sits at the table and who deals."""

    active: Ruling[int]
    five: Ruling[bool]
    first_dealer: Ruling[Callable[[int], int]]
    rotation: Ruling[int]
    after_schleifen: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class DealingRules:
    """From the pack to hands and Talon; ``cutter`` counts seats from the dealer."""

    direction: Ruling[str]
    cutter: Ruling[int]
    packets: Ruling[tuple[int, ...]]
    talon_packets: Ruling[tuple[int, ...]]
    starts: Ruling[bool]
    halves: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class Factors:
    """By what a contract multiplies the game, Prämien and a Valat, where the declarer wins and where he loses."""

    won: Ruling[int]
    lost: Ruling[int]
    praemien_won: Ruling[int]
    praemien_lost: Ruling[int]
    valat_won: Ruling[int]
    valat_lost: Ruling[int]


@dataclasses.dataclass(frozen=True)
class Contract:
    """One game: who may bid it, how it uses the Talon, whether a König is called, and its factors (none: single).

    ``available`` carries the option that brings it into use; ``level`` is its place in the auction; ``alone`` says
    that the declarer is alone when the called König lies in the Talon, where this game has a clause of its own.
    """

    name: str
    available: Ruling[bool] | None
    level: Ruling[int]
    vorhand_only: Ruling[bool] | None
    bird: Ruling[Card] | None
    calls: Ruling[bool]
    talon: Ruling[TalonUse]
    ends_auction: Ruling[bool] | None
    alone: Ruling[bool] | None = None
    factors: Factors | None = None


@dataclasses.dataclass(frozen=True)
class BiddingRules:
    """The auction; ``in_turn`` is how many places each turn goes further."""

    highest_declares: Ruling[Callable[[Sequence[Bid], Mapping[str, Contract]], Bid]]
    opens: Ruling[int]
    in_turn: Ruling[int]
    checks: tuple[Ruling[BidCheck], ...]
    all_pass: Ruling[Callable[[Dealt, RuleSet], State]]
    once: Ruling[bool]
    end_with_solo: Ruling[frozenset[str]]


@dataclasses.dataclass(frozen=True)
class CallingRules:
    """The called König and the secret partner."""

    callable: Mask
    partner: Ruling[Callable[[Sequence[Mask], Card], int | None]]
    secret: Ruling[bool]
    before_talon: Ruling[bool]
    own: Ruling[bool]
    alone: Ruling[bool]
    schleifen: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TalonRules:
    """Taking from the Talon and laying away."""

    turned: Ruling[bool]
    six: Ruling[int]
    three: Ruling[int]
    either_half: Ruling[bool]
    half_with_bird: Ruling[bool]
    must_take: Ruling[bool]
    schleifen_until_half: Ruling[bool]
    never: Ruling[Mask]
    last_resort: Ruling[Mask]
    last_resort_choice: Ruling[LastResort]
    face_up: Ruling[Mask]
    turned_to_foes: Ruling[bool]
    seen_by_all: Ruling[bool]
    hidden: Ruling[bool]
    nobody_looks: Ruling[bool]
    dealer_takes: Ruling[bool]
    dealer_sees_first: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class AnnouncingRules:
    """Prämien, who may announce them, and the ladder of doublings.

    ``opens`` counts seats from the declarer, ``one_turn`` the circuits in which Prämien may be announced.
    """

    after_discarding: Ruling[bool]
    opens: Ruling[int]
    one_turn: Ruling[int]
    gut: Ruling[str]
    announceable: Ruling[tuple[str, ...]]
    never: Ruling[str]
    kontra: Ruling[bool]
    rekontra: Ruling[bool]
    superkontra: Ruling[bool]
    ladder: Ruling[Ladder]
    first_opportunity: Ruling[bool]
    later_speakers: Ruling[bool]
    circuits: Ruling[bool]
    kontra_to_game: Ruling[bool]
    rekontra_to_game: Ruling[bool]
    superkontra_to_game: Ruling[bool]
    koenig_ultimo: Ruling[bool]
    holder_only: Ruling[bool]
    lone_caller: Ruling[bool]
    valat: Ruling[bool]
    valat_parties: Ruling[ValatParties]
    contained: Ruling[bool]
    beside_contained: Ruling[bool]
    contained_chain: Ruling[bool]
    own_kontra_blocks: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class PlayRules:
    """Legal cards and the winner of a trick; of ``follow`` the first that meets a card decides, duties narrow on."""

    leads: Ruling[int]
    in_turn: Ruling[int]
    follow: tuple[Ruling[Follow], ...]
    fahren_follow: tuple[Ruling[Follow], ...]
    fahren_duties: tuple[Ruling[Duty], ...]
    bonds: Mapping[str, Ruling[int]]
    bond_priority: Ruling[BoundCards]
    uhu_in_time: Ruling[BoundUhu]
    refused: Ruling[bool]
    winner: Ruling[Callable[[Ranking, Sequence[Card]], int]]
    whole_trull: Ruling[WholeTrull]
    winner_leads: Ruling[Callable[[Trick], int]]
    valat_ends: Ruling[bool]
    valat_frees: Ruling[bool]
    dealer_out: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TrischakenRules:
    """Fahren; ``dealer_last`` is the place of a fifth player in a trick, ``after_dealer`` counts from Vorhand."""

    kontra: Ruling[bool]
    leads: Ruling[int]
    dealer_kontra: Ruling[bool]
    dealer_tricks: Ruling[int]
    dealer_last: Ruling[int]
    after_dealer: Ruling[int]
    dealer_settles: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class BonusRules:
    """When each Prämie is won and lost."""

    trull: Ruling[Mask]
    trull_lost: Ruling[bool]
    koenige: Ruling[Mask]
    koenige_lost: Ruling[bool]
    koenigfang: Ruling[bool]
    koenigfang_left: Ruling[bool]
    koenigfang_alone: Ruling[bool]
    spatz: Ruling[int]
    spatz_lost: Ruling[bool]
    uhu: Ruling[int]
    uhu_lost: Ruling[bool]
    koenig_ultimo: Ruling[int]
    koenig_need_not_win: Ruling[bool]
    forced_early: Ruling[bool]
    both_kings: Ruling[bool]
    repeated: Ruling[Callable[[bool], bool]]
    foes_made_it: Ruling[bool]
    valat: Ruling[bool]
    valat_voids: Ruling[bool]
    valat_doublings: Ruling[bool]
    valat_lost: Ruling[bool]
    valat_failed_alone: Ruling[bool]
    not_in_fahren: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class SettlingRules:
    """Amounts in Wertungspunkte, factors and who pays whom."""

    tariff: Ruling[int]
    other_tariff: Ruling[bool]
    game: Ruling[int]
    silent: Ruling[int]
    announced: Ruling[int]
    game_doubled: Ruling[int]
    praemie_doubled: Ruling[int]
    apart: Ruling[bool]
    bird_apart: Ruling[bool]
    silent_valat: Ruling[int]
    announced_valat: Ruling[int]
    schleifen: Ruling[int]
    schleifen_pays_dealer: Ruling[bool]
    lone_caller: Ruling[int]
    two_against_two: Ruling[int]
    foe_doubles: Ruling[bool]
    partner_doubles: Ruling[int]
    own_superkontra: Ruling[bool]
    dealer_out: Ruling[bool]
    pairs: Ruling[Callable[[Sequence[int]], Iterable[tuple[int, int]]]]
    more_pays: Ruling[bool]
    pair: Ruling[int]
    kontra_binds: Ruling[KontraBinds]
    equal: Ruling[int]


@dataclasses.dataclass(frozen=True)
class Requirement:
    """A choice of ``option`` other than its default has a meaning only with one of ``needs`` (option, readings)."""

    option: str
    needs: tuple[tuple[str, tuple[str, ...]], ...]


@dataclasses.dataclass(frozen=True, eq=False)
class RuleSet:
    """All rulings of one source."""

    name: str
    cards: CardRules
    counting: CountingRules
    sessions: SessionRules
    dealing: DealingRules
    contracts: tuple[Contract, ...]
    bidding: BiddingRules
    calling: CallingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules
    trischaken: TrischakenRules
    bonuses: BonusRules
    settling: SettlingRules
    requirements: tuple[Requirement, ...] = ()
    chosen: Mapping[str, str] = dataclasses.field(default_factory=dict)
    ranking: Ranking = dataclasses.field(init=False, repr=False)
    by_name: Mapping[str, Contract] = dataclasses.field(init=False, repr=False)
    followings: Followings = dataclasses.field(init=False, repr=False)
    fahren_followings: Followings = dataclasses.field(init=False, repr=False)
    fahren_duties: tuple[Ruling[Duty], ...] = dataclasses.field(init=False, repr=False)
    tricks: int = dataclasses.field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Derive the tables that play looks things up in."""
        cards = self.cards
        order = Ranking.of(
            cards.trumps.value, cards.pictures.value, cards.red.value, cards.black.value, cards.pack.value
        )
        object.__setattr__(self, "ranking", order)
        play, enforced = self.play, self.play.refused.value
        object.__setattr__(self, "followings", following.table(play.follow if enforced else (), order))
        object.__setattr__(self, "fahren_followings", following.table(play.fahren_follow if enforced else (), order))
        object.__setattr__(self, "fahren_duties", play.fahren_duties if enforced else ())
        object.__setattr__(self, "tricks", sum(self.dealing.packets.value))
        object.__setattr__(self, "by_name", {contract.name: contract for contract in self.contracts})

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards of a hand on which it can depend what may be bid: the Vögel, and the Könige that can be called."""
        birds = sum(1 << one.bird.value for one in self.contracts if one.bird is not None)
        return birds | self.calling.callable

    def rulings(self) -> Iterator[tuple[str, Ruling[Any]]]:
        """Every ruling with its place, such as ``("play.leads", …)``."""
        for field in dataclasses.fields(self):
            if field.init:
                yield from _rulings_in(getattr(self, field.name), field.name)

    def options(self) -> dict[str, tuple[str, ...]]:
        """The readings of each option, the default first."""
        found: dict[str, tuple[str, ...]] = {}
        for _, one in self.rulings():
            if one.option is not None:
                found.setdefault(one.option, tuple(one.offers))
        return dict(sorted(found.items()))

    def choose(self, options: Mapping[str, str]) -> RuleSet:
        """The rule set with other readings; OptionError where one is unknown or means nothing with the others."""
        known = self.options()
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
            field.name: _chosen(getattr(self, field.name), options)
            for field in dataclasses.fields(self)
            if field.init and field.name not in ("name", "chosen", "requirements")
        }
        return dataclasses.replace(self, **swapped, chosen=chosen)

    def _refuse_idle(self, chosen: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> None:
        def reading_of(option: str) -> str:
            return chosen.get(option, known[option][0])

        for one in self.requirements:
            if reading_of(one.option) == known[one.option][0]:
                continue
            if not any(reading_of(option) in readings for option, readings in one.needs):
                wanted = " or ".join(f"{option}={'/'.join(readings)}" for option, readings in one.needs)
                message = f"option '{one.option}={reading_of(one.option)}' means nothing without {wanted}"
                raise OptionError(message)


def _unknown(what: str, name: str, known: Any) -> str:
    close = difflib.get_close_matches(name, list(known), 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; known are {', '.join(known)}"
    return f"{what} '{name}'{hint}"


def _rulings_in(value: Any, path: str) -> Iterator[tuple[str, Ruling[Any]]]:
    if isinstance(value, Ruling):
        yield path, value
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from _rulings_in(part, f"{path}.{getattr(part, 'name', place)}")
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _rulings_in(part, f"{path}.{key}")
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _rulings_in(getattr(value, field.name), f"{path}.{field.name}")


def _chosen(value: Any, options: Mapping[str, str]) -> Any:
    if isinstance(value, Ruling):
        return value if value.option is None or value.option not in options else value.choose(options[value.option])
    if isinstance(value, tuple):
        return tuple(_chosen(part, options) for part in value)
    if isinstance(value, Mapping):
        return {key: _chosen(part, options) for key, part in value.items()}
    if isinstance(value, (Contract, Factors, *_GROUPS)):
        parts = {f.name: _chosen(getattr(value, f.name), options) for f in dataclasses.fields(value)}
        return dataclasses.replace(value, **parts)
    return value


_GROUPS = (
    CardRules,
    CountingRules,
    SessionRules,
    DealingRules,
    BiddingRules,
    CallingRules,
    TalonRules,
    AnnouncingRules,
    PlayRules,
    TrischakenRules,
    BonusRules,
    SettlingRules,
)
