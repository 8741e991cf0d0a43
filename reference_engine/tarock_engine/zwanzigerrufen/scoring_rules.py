"""The rulings of Zwanzigerrufen about what is won, lost and paid."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.ruling import Group, Ruling
from tarock_engine.state import Chain


class SilentPagat(NamedTuple):
    """Whether an unannounced Pagat Ultimo is lost when the partner beats the I, and when it is played early."""

    to_partner: bool
    early: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each bonus is won and lost; a ruling that says no of something leaves it unscored.

    ``each``: every announcement counts by itself, else ``which`` picks the one that counts of one side's.
    """

    absolut: Ruling[int]
    absolut_of: Ruling[Callable[[Side], Side]]
    absolut_silent: Ruling[bool]
    absolut_lost: Ruling[bool]
    collapse_alone: Ruling[bool]
    pagat: Ruling[int]
    pagat_silent: Ruling[bool]
    pagat_lost_to_foe: Ruling[bool]
    pagat_lost_to_partner: Ruling[bool]
    pagat_lost_early: Ruling[bool]
    silent_lost_to_foe: Ruling[bool]
    silent_lost: Ruling[SilentPagat]
    maerchenstich: Ruling[bool]
    valat: Ruling[bool]
    valat_lost: Ruling[bool]
    valat_collapse_alone: Ruling[bool]
    valat_beside: Ruling[tuple[str, ...]]
    failed_beside: Ruling[bool]
    cancels_beside_failed: Ruling[bool]
    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    koenige_together: Ruling[bool]
    as_dealt: Ruling[bool]
    claimed: Ruling[bool]
    mondfang: Ruling[bool]
    mond_against: Ruling[Callable[[Side], Side]]
    mond_by_partner: Ruling[bool]
    mond_in_maerchenstich: Ruling[bool]
    farbensolo_scores: Ruling[tuple[str, ...]]
    silent_free: Ruling[bool]
    each: Ruling[bool]
    which: Ruling[Callable[[Sequence[Chain]], Chain]]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom; ``lost_in_silence`` is that of a silent Pagat Ultimo."""

    silent: Mapping[str, Ruling[int]]
    announced: Mapping[str, Ruling[int]]
    lost_in_silence: Ruling[int]
    announced_times: Ruling[int]
    to_other_side: Ruling[bool]
    game_kontra: Ruling[int]
    bonus_kontra: Ruling[int]
    further: Ruling[Callable[[int, int], int]]
    apart: Ruling[bool]
    two_against_two: Ruling[int]
    with_each: Ruling[bool]
    bonuses_with_each: Ruling[Fraction]
    alike: Ruling[bool]
    solo_kontra: Ruling[bool]
    farbensolo_kontra: Ruling[bool]
    thrown_in: Ruling[int]
