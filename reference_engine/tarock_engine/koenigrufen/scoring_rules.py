"""The rulings of Tarock-Königrufen about what is won, lost and paid."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.ruling import Group, Ruling


class ValatBeside(NamedTuple):
    """Whether the game, and whether other Boni, are scored beside a Valat."""

    game: bool
    boni: bool


class FarbensoloValat(NamedTuple):
    """Whether a Valat counts in a Farbensolo, and how often."""

    counts: bool
    times: int


class GiveUpCost(NamedTuple):
    """What giving up costs each opponent: a number, or where ``bird`` the game and the Vogel that was named."""

    each: Amount
    bird: bool


class Extras(NamedTuple):
    """What share of an extra each other player settles, and whether only one is paid between two who both have one."""

    share: Amount
    one_between: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each Bonus is won and lost."""

    positive_only: Ruling[bool]
    farbensolo_only_valat: Ruling[bool]
    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    with_talon: Ruling[bool]
    trull_lost: Ruling[bool]
    koenige_lost: Ruling[bool]
    foes_made_it: Ruling[bool]
    koenigfang: Ruling[bool]
    koenigfang_left: Ruling[bool]
    mondfang: Ruling[bool]
    own_mond: Ruling[bool]
    mond_by_any: Ruling[bool]
    skuesfang: Ruling[bool]
    own_skues: Ruling[bool]
    birds: Mapping[str, Ruling[int]]
    birds_lost: Mapping[str, Ruling[bool]]
    birds_silent: Mapping[str, Ruling[bool]]
    elsewhere_free: Ruling[bool]
    every_play: Ruling[bool]
    koenig_ultimo: Ruling[int]
    koenig_need_not_win: Ruling[bool]
    koenig_lost: Ruling[bool]
    koenig_twice: Ruling[bool]
    koenig_beside_won: Ruling[bool]
    koenig_of_foes: Ruling[bool]
    lost_in_trick: Ruling[bool]
    lost_early: Ruling[bool]
    lost_to_suit: Ruling[bool]
    lost_not_held: Ruling[bool]
    valat: Ruling[bool]
    valat_lost: Ruling[bool]
    valat_of_foes: Ruling[bool]
    valat_takes_talon: Ruling[bool]
    valat_takes_discards: Ruling[bool]
    valat_beside: Ruling[ValatBeside]
    valat_in_farbensolo: Ruling[FarbensoloValat]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom."""

    lost_as_won: Ruling[bool]
    silent: Mapping[str, Ruling[int]]
    announced: Mapping[str, Ruling[int]]
    silent_valat: Ruling[int]
    announced_valat: Ruling[int]
    failed_at_announced: Ruling[bool]
    valat_doubled: Ruling[bool]
    valat_with_bird: Ruling[bool]
    valat_of_lost_sechserdreier: Ruling[bool]
    valat_with_kontra: Ruling[bool]
    game_steps: Ruling[tuple[int, ...]]
    bonus_steps: Ruling[tuple[int, ...]]
    fourth_step: Ruling[int]
    fifth_step: Ruling[int]
    game_at_fifth: Ruling[int]
    two_against_two: Ruling[int]
    with_each: Ruling[bool]
    alike: Ruling[bool]
    apart: Ruling[bool]
    winner_pays_too: Ruling[bool]
    sechserdreier_total: Ruling[bool]
    sechserdreier_boni: Ruling[int]
    calls_stand: Ruling[bool]
    give_up: Ruling[GiveUpCost]
    dealer_out: Ruling[bool]
    most_pay: Ruling[bool]
    base: Ruling[int]
    ties: Ruling[Callable[[Sequence[int], Mapping[int, Amount], int], dict[int, Amount]]]
    no_trick: Ruling[int]
    much_augen: Ruling[int]
    much: Ruling[int]
    extras: Ruling[Extras]
