"""The groups of rulings that every rule set consists of, one for each rule area.

A source fills these groups in with a page of data (``rulings``). Where it rules on more than every source does, its
own package (``lungau``, …) extends a group, and its procedure knows the longer one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.auctions import BidCheck
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.following import Follow
from tarock_engine.manners import Winner
from tarock_engine.ruling import Group, Ruling
from tarock_engine.seating import Seating
from tarock_engine.state import Discarding, TakenTrick

LastResort = Callable[[Discarding, Mask, Any], Mask]
"""Which of the cards left in hand may go next by a reading of when trumps may go that are the last resort."""


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
    """Augen."""

    worths: tuple[Ruling[Worth], ...]
    method: Ruling[Callable[[Mask, Any], Amount]]
    total: Ruling[int]


@dataclasses.dataclass(frozen=True)
class TalonCounting(CountingRules):
    """Augen, and for whom cards outside the tricks count (``None``: for nobody)."""

    six_discards: Ruling[Side | None]
    three_discards: Ruling[Side | None]
    left_half: Ruling[Side | None]


class RoundLength(NamedTuple):
    """How many deals one occasion doubles, and how many occasions of a whole session count at most (none: all)."""

    deals: int
    most: int | None


@dataclasses.dataclass(frozen=True)
class DoubledDeals(Group):
    """Deals that count ``stake`` times, with the ``whole`` of what is settled, or else with the game alone."""

    stake: Ruling[int]
    whole: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class DoubledRounds(DoubledDeals):
    """Rounds of deals that count ``stake`` times.

    Each of ``occasions``, and the begin of a session (``first``) and of its last hour, brings a number of rounds of
    ``length``; ``fahren`` is what the game without a declarer brings. ``later`` is how many deals after the one with
    the occasion a round begins at the soonest; ``queued`` rounds wait for each other, and ``at_once`` of them can be on
    at a time. ``paid`` deals use one up like those that are played. ``apart``: each occasion of a deal brings its own.
    """

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

    ``after_giving_up``: a deal that was given up passes the deal on; ``after_throwing_in``: by how many places one does
    that was thrown in; ``handed_on``: how many places a Vorhand that was handed on shifts the order of dealers;
    ``doubled``: deals that count more than once.
    """

    active: Ruling[int]
    five: Ruling[bool]
    first_dealer: Ruling[Callable[[int], int]]
    rotation: Ruling[int]
    after_giving_up: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    after_throwing_in: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    handed_on: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    doubled: DoubledDeals | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class Knocking(Group):
    """Knocking on the pack: the Talon first, then packets that the players choose in turn, but for a dealer of five.

    Where a source knows none, there is no ``talon`` and no ``dealer_out``. ``as_laid``: the dealer may lay out the
    packets in any order of the cards; ``in_turn`` is how many places the choice goes further each time.
    """

    allowed: Ruling[bool]
    talon: Ruling[int] | None
    packet: Ruling[int]
    chooses: Ruling[int]
    dealer_out: Ruling[bool] | None
    as_laid: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    in_turn: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)


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
    """The called card and the partner, who may be ``secret``."""

    callable: Mask
    partner: Ruling[Callable[[Sequence[Mask], Card], int | None]]
    secret: Ruling[bool] | None


@dataclasses.dataclass(frozen=True)
class TalonCalling(CallingRules):
    """The called card where it may lie in a Talon.

    ``alone``: the caller of a card that lies in the Talon is alone, where one clause says so of all games.
    ``before_talon``: the call stands before the Talon is turned. ``fourth``: the last König may be called without
    naming it. ``all_four``: the holder of all calls himself. ``own_partner``: who plays with somebody who did.
    """

    before_talon: Ruling[bool]
    own: Ruling[bool]
    alone: Ruling[bool] | None
    fourth: Fourth | None = dataclasses.field(default=None, kw_only=True)
    all_four: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    own_partner: Ruling[Callable[[int, Seating], int | None]] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class TalonRules(Group):
    """Taking from the Talon and laying away.

    ``all_six``: a whole Talon has to be taken whole. ``six_limited``: the limits hold for its six cards too;
    ``six_face_up``: cards are shown there as well.
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
    all_six: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    six_limited: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    six_face_up: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(Group):
    """Prämien; ``steps`` are the words of the ladder of doublings."""

    steps: tuple[str, ...]
    announceable: Ruling[tuple[str, ...]]


@dataclasses.dataclass(frozen=True)
class TalonAnnouncing(AnnouncingRules):
    """Prämien that are announced after the exchange; ``opens`` counts seats from the declarer."""

    after_discarding: Ruling[bool]
    opens: Ruling[int]


@dataclasses.dataclass(frozen=True)
class PlayRules(Group):
    """Legal cards and the winner of a trick; of ``follow`` the first that meets a card decides."""

    in_turn: Ruling[int]
    follow: tuple[Ruling[Follow], ...]
    bonds: Mapping[str, Ruling[int]]
    refused: Ruling[bool]
    whole_trull: Ruling[Winner]
    winner_leads: Ruling[Callable[[TakenTrick], int]]
