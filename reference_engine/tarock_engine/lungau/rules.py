"""The rulings that only Lungauer Königrufen has, beside those of every source."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.actions import Bid
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.following import Follow
from tarock_engine.lungau.doubler import LungauDoubler
from tarock_engine.lungau.state import Doubling
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Group, Ruling
from tarock_engine.state import Dealt, Sides, State, TakenTrick


class Ladder(NamedTuple):
    """Who may answer a Kontra to a Prämie, and who may answer that."""

    rekontra: Callable[[LungauDoubler], bool]
    superkontra: Callable[[LungauDoubler], bool]


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
class CountingRules(areas.TalonCounting):
    """Augen, and for whom cards outside the tricks count."""

    to_win: Ruling[int]
    partners_together: Ruling[Callable[[Sides, int], Side]]
    hidden_talon: Ruling[Side | None]
    kings_half: Ruling[Side | None]
    talon_in_fahren: Ruling[Callable[[Sequence[TakenTrick]], int | None]]
    own_tricks_in_fahren: Ruling[Callable[[TakenTrick], int]]


@dataclasses.dataclass(frozen=True)
class Factors(Group):
    """By what a contract multiplies the game, Prämien and a Valat, where the declarer wins and where he loses."""

    won: Ruling[int]
    lost: Ruling[int]
    praemien_won: Ruling[int]
    praemien_lost: Ruling[int]
    valat_won: Ruling[int]
    valat_lost: Ruling[int]


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules):
    """How the auction ends, and in what."""

    highest_declares: Ruling[Callable[[Sequence[Bid], Mapping[str, Contract]], Bid]]
    all_pass: Ruling[Callable[[Dealt, LungauRules], State]]
    once: Ruling[bool]
    end_with_solo: Ruling[frozenset[str]]


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.TalonCalling):
    """The called König; giving up where it lies in the Talon."""

    secret: Ruling[bool]
    alone: Ruling[bool]
    schleifen: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules):
    """Which half may be taken, until when one may give up, and who sees what."""

    either_half: Ruling[bool]
    half_with_bird: Ruling[bool]
    schleifen_until_half: Ruling[bool]
    turned_to_foes: Ruling[bool]
    seen_by_all: Ruling[bool]
    hidden: Ruling[bool]
    nobody_looks: Ruling[bool]
    dealer_takes: Ruling[bool]
    dealer_sees_first: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """Who may announce what and when, and the ladder; ``one_turn`` counts the circuits in which Prämien are open."""

    birds: Mapping[str, Card]
    one_turn: Ruling[int]
    gut: Ruling[str]
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
    own_caller: Ruling[bool]
    valat: Ruling[bool]
    valat_parties: Ruling[ValatParties]
    contained: Ruling[bool]
    beside_contained: Ruling[bool]
    contained_chain: Ruling[bool]
    own_kontra_blocks: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules):
    """Bound cards, the end of play, and the duties of Fahren."""

    leads: Ruling[int]
    winner: Ruling[Winner]
    fahren_follow: tuple[Ruling[Follow], ...]
    fahren_duties: tuple[Ruling[Duty], ...]
    bond_priority: Ruling[BoundCards]
    uhu_in_time: Ruling[BoundUhu]
    valat_ends: Ruling[bool]
    valat_frees: Ruling[bool]
    dealer_out: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Fahren; ``dealer_speaks`` is the place of a fifth player in the round of Kontras, ``dealer_last`` in a trick.

    ``after_dealer`` counts from Vorhand.
    """

    kontra: Ruling[bool]
    leads: Ruling[int]
    dealer_kontra: Ruling[bool]
    dealer_speaks: Ruling[int]
    dealer_tricks: Ruling[int]
    dealer_last: Ruling[int]
    after_dealer: Ruling[int]
    dealer_settles: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
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
    laid_away: Ruling[bool]
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
class SettlingRules(Group):
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
    schleifen_scales: Ruling[bool]
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


@dataclasses.dataclass(frozen=True, eq=False)
class LungauRules(WithTalon):
    """All rulings of Lungauer Königrufen."""

    counting: CountingRules
    bidding: BiddingRules
    calling: CallingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules
    trischaken: TrischakenRules
    bonuses: BonusRules
    settling: SettlingRules
