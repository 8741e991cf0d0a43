"""What every rule set consists of: a group of rulings for each rule area, and the procedure that reads them.

A source fills these groups in with a page of data (``rulesets``). Where it rules on more than every source does, its
own package (``lungau``, …) extends a group, and its procedure knows the longer one.
"""

from __future__ import annotations

import dataclasses
import difflib
import enum
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from tarock_engine import following
from tarock_engine.cards import Card, Mask
from tarock_engine.following import Followings
from tarock_engine.ranking import Ranking
from tarock_engine.ruling import Grounds, OptionError, Ruling

if TYPE_CHECKING:
    from tarock_engine.bidding import BidCheck
    from tarock_engine.discarding import LastResort
    from tarock_engine.following import Follow
    from tarock_engine.play import Duty, Winner
    from tarock_engine.procedure import Phase, Procedure
    from tarock_engine.scoring import Amount
    from tarock_engine.seating import Seating
    from tarock_engine.state import Trick


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


@dataclasses.dataclass(frozen=True)
class Group:
    """Rulings that belong together; the parts are rulings, groups, or tuples or tables of them."""


@dataclasses.dataclass(frozen=True)
class CardRules(Group):
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
class CountingRules(Group):
    """Augen, and for whom cards outside the tricks count (``None``: for nobody)."""

    worths: tuple[Ruling[Worth], ...]
    method: Ruling[Callable[[Mask, Any], Amount]]
    total: Ruling[int]
    six_discards: Ruling[Side | None]
    three_discards: Ruling[Side | None]
    left_half: Ruling[Side | None]


class RoundLength(NamedTuple):
    """How many deals one occasion doubles, and how many occasions of a whole session count at most (none: all)."""

    deals: int
    most: int | None


@dataclasses.dataclass(frozen=True)
class DoubledRounds(Group):
    """Rounds of deals that count ``stake`` times.

    Each of ``occasions``, and the begin of a session (``first``) and of its last hour, brings a number of rounds of
    ``length``; ``fahren`` is what the game without a declarer brings. ``later`` is how many deals after the one with
    the occasion a round begins at the soonest; ``queued`` rounds wait for each other, and ``at_once`` of them can be on
    at a time. ``paid`` deals use one up like those that are played. ``apart``: each occasion of a deal brings its own.
    """

    stake: Ruling[int]
    length: Ruling[RoundLength]
    paid: Ruling[bool]
    first: Ruling[int]
    fahren: Ruling[int]
    occasions: Mapping[str, Ruling[int]]
    last_hour: Ruling[int]
    whole_last_hour: Ruling[bool]
    later: Ruling[int]
    queued: Ruling[bool]
    at_once: Ruling[int]
    apart: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class SessionRules(Group):
    """Who sits at the table and who deals.

    ``after_giving_up``: a deal that was given up passes the deal on; ``handed_on``: how many places a Vorhand that was
    handed on shifts the order of dealers; ``doubled``: rounds that count more than once.
    """

    active: Ruling[int]
    five: Ruling[bool]
    first_dealer: Ruling[Callable[[int], int]]
    rotation: Ruling[int]
    after_giving_up: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    handed_on: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    doubled: DoubledRounds | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class Knocking(Group):
    """Knocking on the pack: the Talon first, then packets that the players choose in turn, but for a dealer of five."""

    allowed: Ruling[bool]
    talon: Ruling[int]
    packet: Ruling[int]
    chooses: Ruling[int]
    dealer_out: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class DealingRules(Group):
    """From the pack to hands and Talon; ``cutter`` counts seats from the dealer, where the pack is cut.

    ``talon_packets`` go on the table before the round of ``packets`` that stands in the same place. ``starts``: who is
    given the first packet, counted from Vorhand, or whoever the dealer likes (none); ``halves``: the Talon keeps its
    packets apart; ``dealer_out``: a fifth player deals to the others only; ``klopfen``: the pack may be knocked on;
    ``hand``: how many cards everybody receives, and ``first_half``: how many of the Talon are its first half, where
    clauses of their own say so; ``throwing_in``: a deal can be thrown in.
    """

    direction: Ruling[str]
    cutter: Ruling[int] | None
    packets: Ruling[tuple[int, ...]]
    talon_packets: Ruling[tuple[int, ...]]
    starts: Ruling[int | None] | None = dataclasses.field(default=None, kw_only=True)
    halves: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    dealer_out: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    klopfen: Knocking | None = dataclasses.field(default=None, kw_only=True)
    hand: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    first_half: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    throwing_in: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class Contract(Group):
    """One game: who may bid it, how it uses the Talon, and whether a partner is called.

    ``available`` carries the option that brings it into use; ``level`` is its place in the auction, where it has one;
    ``bird`` the card that the bid itself announces; ``alone`` says that the declarer is alone when the called card
    lies in the Talon, where this game has a clause of its own. ``terms`` is what only its source rules about it.
    """

    name: str
    calls: Ruling[bool]
    talon: Ruling[TalonUse]
    available: Ruling[bool] | None = None
    level: Ruling[int] | None = None
    vorhand_only: Ruling[bool] | None = None
    bird: Ruling[Card] | None = None
    ends_auction: Ruling[bool] | None = None
    alone: Ruling[bool] | None = None
    terms: Group | None = None


@dataclasses.dataclass(frozen=True)
class BiddingRules(Group):
    """The auction; ``in_turn`` is how many places each turn goes further."""

    opens: Ruling[int]
    in_turn: Ruling[int]
    checks: tuple[Ruling[BidCheck], ...]


@dataclasses.dataclass(frozen=True)
class Fourth(Group):
    """Calling the fourth König unnamed: whether, how many others it takes, and whether one may hold it oneself."""

    allowed: Ruling[bool]
    needs: Ruling[int]
    with_all: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class CallingRules(Group):
    """The called card and the partner, who may be ``secret``.

    ``alone``: the caller of a card that lies in the Talon is alone, where one clause says so of all games.
    ``before_talon``: the call stands before the Talon is turned. ``fourth``: the last König may be called without
    naming it. ``all_four``: the holder of all calls himself. ``own_partner``: who plays with somebody who did.
    """

    callable: Mask
    partner: Ruling[Callable[[Sequence[Mask], Card], int | None]]
    secret: Ruling[bool] | None
    before_talon: Ruling[bool]
    own: Ruling[bool]
    alone: Ruling[bool] | None
    fourth: Fourth | None = dataclasses.field(default=None, kw_only=True)
    all_four: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    own_partner: Ruling[Callable[[int, Seating], int | None]] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class TalonRules(Group):
    """Taking from the Talon and laying away.

    ``six_limited``: the limits hold for all six of a whole Talon too; ``six_face_up``: cards are shown there as well.
    """

    turned: Ruling[bool]
    six: Ruling[int]
    three: Ruling[int]
    must_take: Ruling[bool]
    never: tuple[Ruling[Mask], ...]
    last_resort: Ruling[Mask] | None
    last_resort_choice: Ruling[LastResort] | None
    face_up: Ruling[Mask]
    face_down: Ruling[Mask] | None = dataclasses.field(default=None, kw_only=True)
    six_limited: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    six_face_up: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(Group):
    """Prämien; ``opens`` counts seats from the declarer, ``steps`` are the words of the ladder of doublings."""

    steps: tuple[str, ...]
    after_discarding: Ruling[bool]
    opens: Ruling[int]
    announceable: Ruling[tuple[str, ...]]


@dataclasses.dataclass(frozen=True)
class PlayRules(Group):
    """Legal cards and the winner of a trick; of ``follow`` the first that meets a card decides."""

    in_turn: Ruling[int]
    follow: tuple[Ruling[Follow], ...]
    bonds: Mapping[str, Ruling[int]]
    refused: Ruling[bool]
    whole_trull: Ruling[Winner]
    winner_leads: Ruling[Callable[[Trick], int]]


@dataclasses.dataclass(frozen=True)
class Manner:
    """How cards are played in some of the games of a source: who leads, what has to be played, what wins a trick.

    Of ``follow`` the first that meets a card decides, and ``duties`` narrow on; ``followings`` is their table. Of
    ``winners`` the first that answers decides, unless ``whole_trull`` does. Clauses that speak of no duty at all stand
    in ``on_lead`` and ``on_adding``, and those that say more of the whole Trull in ``on_trull``.
    """

    leads: Ruling[Any]
    follow: tuple[Ruling[Follow], ...]
    duties: tuple[Ruling[Duty], ...]
    winners: tuple[Ruling[Winner], ...]
    whole_trull: Ruling[Winner]
    followings: Followings = ()
    on_lead: Grounds = ()
    on_adding: Grounds = ()
    on_trull: Grounds = ()


@dataclasses.dataclass(frozen=True)
class Requirement:
    """A choice of ``option`` other than its default has a meaning only with one of ``needs`` (option, readings)."""

    option: str
    needs: tuple[tuple[str, tuple[str, ...]], ...]


_NOT_RULINGS = frozenset({"name", "procedure", "requirements", "chosen"})


@dataclasses.dataclass(frozen=True, eq=False)
class RuleSet:
    """All rulings of one source, and the procedure by which they are played."""

    name: str
    procedure: Procedure
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
    requirements: tuple[Requirement, ...] = dataclasses.field(default=(), kw_only=True)
    chosen: Mapping[str, str] = dataclasses.field(default_factory=dict, kw_only=True)
    ranking: Ranking = dataclasses.field(init=False, repr=False)
    by_name: Mapping[str, Contract] = dataclasses.field(init=False, repr=False)
    manners: Mapping[str, Manner] = dataclasses.field(init=False, repr=False)
    tricks: int = dataclasses.field(init=False, repr=False)
    phases: Mapping[type, Phase] = dataclasses.field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Derive the tables that play looks things up in."""
        cards = self.cards
        order = Ranking.of(
            cards.trumps.value, cards.pictures.value, cards.red.value, cards.black.value, cards.pack.value
        )
        object.__setattr__(self, "ranking", order)
        object.__setattr__(self, "phases", self.procedure.phases)
        object.__setattr__(self, "manners", self._manners(order))
        hand = self.dealing.hand
        object.__setattr__(self, "tricks", sum(self.dealing.packets.value) if hand is None else hand.value)
        object.__setattr__(self, "by_name", {contract.name: contract for contract in self.contracts})

    def _manners(self, order: Ranking) -> dict[str, Manner]:
        found = {}
        for name, one in self.procedure.manners(self).items():
            enforced = one if self.play.refused.value else dataclasses.replace(one, follow=(), duties=())
            found[name] = dataclasses.replace(enforced, followings=following.table(enforced.follow, order))
        return found

    @property
    def miscounted(self) -> int:
        """By how many cards a hand may have been dealt wrongly without the deal being off."""
        return 0

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards of a hand on which it can depend what may be bid: the Vögel, and the cards that can be called."""
        birds = sum(1 << one.bird.value for one in self.contracts if one.bird is not None)
        return birds | self.calling.callable

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of cards, with the clauses that give them where there are any of their own."""
        return self.cards.names, ()

    def rulings(self) -> Iterator[tuple[str, Ruling[Any]]]:
        """Every ruling with its place, such as ``("play.leads", …)``."""
        for field in dataclasses.fields(self):
            if field.init and field.name not in _NOT_RULINGS:
                yield from _rulings_in(getattr(self, field.name), field.name)

    def options(self) -> dict[str, tuple[str, ...]]:
        """The readings of each option, the default first."""
        found: dict[str, tuple[str, ...]] = {}
        for _, one in self.rulings():
            if one.option is not None:
                found.setdefault(one.option, tuple(one.offers))
        return dict(sorted(found.items()))

    def choose(self, options: Mapping[str, str]) -> Self:
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
            if field.init and field.name not in _NOT_RULINGS
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
    elif isinstance(value, Group):
        for field in dataclasses.fields(value):
            yield from _rulings_in(getattr(value, field.name), f"{path}.{field.name}")


def _chosen(value: Any, options: Mapping[str, str]) -> Any:
    if isinstance(value, Ruling):
        return value if value.option is None or value.option not in options else value.choose(options[value.option])
    if isinstance(value, tuple):
        return tuple(_chosen(part, options) for part in value)
    if isinstance(value, Mapping):
        return {key: _chosen(part, options) for key, part in value.items()}
    if isinstance(value, Group):
        fields = dataclasses.fields(value)
        return dataclasses.replace(value, **{f.name: _chosen(getattr(value, f.name), options) for f in fields})
    return value
