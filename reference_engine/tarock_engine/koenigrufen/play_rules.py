"""The rulings of Tarock-Königrufen about what is said and played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.cards import Mask
from tarock_engine.following import Follow
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Group, Ruling
from tarock_engine.state import Game, TakenTrick


class RoundEnd(NamedTuple):
    """Whether everybody gets a turn before three passes end the round, and whether a pass is final."""

    everybody_first: bool
    pass_is_final: bool


class WhoAnnounces(NamedTuple):
    """Whether the declarer may announce freely, and whether everybody may who knows his side by himself."""

    declarer: bool
    private: bool


class NegativeKontra(NamedTuple):
    """Whether negative contracts can be doubled, and whether each opponent doubles for himself."""

    possible: bool
    each_alone: bool


class BirdDuty(NamedTuple):
    """What fulfils the duty to announce: a Vogel in hand only (while one is held), or König Ultimo too."""

    held_only: bool
    koenig_ultimo: bool


class HoldDuty(NamedTuple):
    """Whether announced cards bind at all, and whether they bind whoever of the side holds them."""

    binds: bool
    whole_side: bool


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """The round, who may announce what, and the ladder of doublings."""

    several: Ruling[bool]
    end: Ruling[RoundEnd]
    once_a_side: Ruling[bool]
    both_sides: Ruling[bool]
    kakadu: Ruling[bool]
    marabu: Ruling[bool]
    koenigfang: Ruling[bool]
    mondfang: Ruling[bool]
    skuesfang: Ruling[bool]
    koenig_ultimo: Ruling[bool]
    not_holding: Ruling[bool]
    in_negative: Ruling[bool]
    in_farbensolo: Ruling[tuple[str, ...]]
    bird_duty: Ruling[BirdDuty]
    secret_partner: Ruling[bool]
    unknown_foe: Ruling[bool]
    after_kontra: Ruling[bool]
    all_known: Ruling[bool]
    partner_shown: Ruling[bool]
    who: Ruling[WhoAnnounces]
    kontra_to_game: Ruling[bool]
    kontra_to_bonus: Ruling[bool]
    only_announced: Ruling[bool]
    other_side: Ruling[bool]
    rekontra: Ruling[bool]
    subkontra: Ruling[bool]
    highest_step: Ruling[int]
    next_speaker: Ruling[Callable[[KoenigrufenDoubler], bool]]
    negative: Ruling[NegativeKontra]
    none_in_trischaken: Ruling[bool]
    no_round_in_trischaken: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules):
    """Leads, winners, duties and open hands."""

    leads: Ruling[Callable[[Game], int]]
    farbensolo_leads: Ruling[Callable[[Game], int]]
    negative_leads: Ruling[Callable[[Game], int]]
    trump_wins: Ruling[Winner]
    suit_wins: Ruling[Winner]
    overtake: Ruling[Duty]
    overtaking: Ruling[Duty]
    farbensolo_suit_wins: Ruling[Winner]
    farbensolo_void: Ruling[Follow]
    farbensolo_lead: Ruling[Duty]
    farbensolo_trump: Ruling[Follow]
    farbensolo_trump_wins: Ruling[Winner]
    farbensolo_trull: Ruling[Winner]
    open_from: Ruling[int]
    stops: Ruling[bool]
    must: Mapping[str, Ruling[bool]]
    hold: Ruling[HoldDuty]
    bond_priority: Ruling[Callable[[Mask], Mask]]


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Trischaken: everybody for himself; ``leads`` counts seats from Vorhand."""

    own_tricks: Ruling[Callable[[TakenTrick], int]]
    leads: Ruling[int]
    overtake: Ruling[Duty]
    overtaking: Ruling[Duty]
    pagat: Ruling[Duty]
    pagat_any_play: Ruling[bool]
    pagat_overtakes: Ruling[bool]
