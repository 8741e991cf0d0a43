"""The types of the rulings of Zwanzigerrufen on items and payments: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import CardSet
from tarock_engine.contracts import Side
from tarock_engine.of_houses import OwnItems, OwnPrices, ValatBeside
from tarock_engine.ruling import Ruling


class SilentPagat(NamedTuple):
    """Whether an unannounced Pagat Ultimo is lost when the partner beats the I, and when it is played early."""

    to_partner: bool
    early: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(OwnItems):
    """When each bonus is won and lost; a ruling that says no of something leaves it unscored."""

    absolut_augen: Ruling[Augen]
    """With how many Augen or fewer of a side there is an Absolut."""
    absolut_belongs_to: Ruling[Callable[[Side], Side]]
    """Whose an Absolut is, from the side with so few Augen."""
    absolut_in_silence: Ruling[bool]
    """Whether an Absolut is scored that nobody announced."""
    announced_absolut_lost: Ruling[bool]
    """Whether an announced Absolut is lost that does not come about."""
    absolut_fails_alone: Ruling[bool]
    """Whether announcers of an Absolut with so few Augen themselves lose no more than their announcement."""
    pagat_trick: Ruling[int]
    """The number of the trick that the I has to take."""
    pagat_in_silence: Ruling[bool]
    """Whether Pagat Ultimo is won that nobody announced."""
    announced_pagat_lost_to_foe: Ruling[bool]
    """Whether an announced Pagat Ultimo is lost when an opponent beats the I."""
    announced_pagat_lost_to_partner: Ruling[bool]
    """Whether an announced Pagat Ultimo is lost when the partner beats the I."""
    announced_pagat_lost_early: Ruling[bool]
    """Whether an announced Pagat Ultimo is lost when the I is played before the last trick."""
    silent_pagat_lost_to_foe: Ruling[bool]
    """Whether a silent Pagat Ultimo is lost when an opponent beats the I."""
    silent_pagat_lost: Ruling[SilentPagat]
    """Whether a silent Pagat Ultimo is lost to the partner too, or by an early I."""
    pagat_by_maerchenstich: Ruling[bool]
    """Whether a Märchenstich in the last trick wins Pagat Ultimo."""
    every_trick_is_valat: Ruling[bool]
    """Whether a side that takes every trick makes a Valat."""
    announced_valat_lost: Ruling[bool]
    """Whether an announced Valat is lost when the other side takes a trick."""
    valat_fails_alone: Ruling[bool]
    """Whether announcers of a Valat without a trick lose no more than their announcement."""
    valat_beside: Ruling[tuple[str, ...] | ValatBeside]
    """The items that are settled beside a Valat."""
    settled_beside_failed_valat: Ruling[bool]
    """Whether all else is settled beside a failed announced Valat."""
    valat_cancels_beside_failed: Ruling[bool]
    """Whether a made Valat cancels items where the other side's has failed."""
    trull: Ruling[CardSet]
    """The cards that make the Trull."""
    koenige: Ruling[CardSet]
    """The cards that make the 4 Könige."""
    koenige_of_partners: Ruling[bool]
    """Whether the 4 Könige count in two hands of one side too."""
    sets_as_dealt: Ruling[bool]
    """Whether sets are those of the hands as dealt, and not of tricks."""
    sets_are_claimed: Ruling[bool]
    """Whether a set is scored only where somebody claims it."""
    mondfang_is_scored: Ruling[bool]
    """Whether a Mond that was caught is scored."""
    mondfang_belongs_to: Ruling[Callable[[Side], Side]]
    """Whose the catch of a Mond is, from the side that played the Mond."""
    mondfang_by_partner: Ruling[bool]
    """Whether the partner's Sküs catches the Mond too."""
    mondfang_under_skues: Ruling[bool]
    """Whether a Mond is caught that falls to a Sküs which lies in the trick already."""
    mondfang_in_maerchenstich: Ruling[bool]
    """Whether the Mond is caught in a Märchenstich."""
    farbensolo_scores: Ruling[tuple[str, ...]]
    """The bonuses that are scored in a Farbensolo."""
    silent_fail_costs_nothing: Ruling[bool]
    """Whether an unannounced bonus costs nothing that does not come about."""
    each_announcement_counts: Ruling[bool]
    """Whether every announcement is an item; otherwise one for each side."""
    which_counts: Ruling[Callable[[Sequence[tuple[int, ...]]], int]]
    """Which of one side's announcements counts, where they are one item."""


@dataclasses.dataclass(frozen=True)
class SettlingRules(OwnPrices):
    """Amounts in points, factors, and who pays whom."""

    silent_prices: Mapping[str, Ruling[Amount]]
    """What each silent bonus counts, in points."""
    announced_prices: Mapping[str, Ruling[Amount]]
    """What each announced bonus counts, in points."""
    announced_times: Ruling[int]
    """By what an announcement multiplies the price of a bonus."""
    failed_goes_to_others: Ruling[bool]
    """Whether a failed announcement counts for the other side."""
    game_kontra_times: Ruling[int]
    """By what Kontra multiplies the game."""
    bonus_kontra_times: Ruling[int]
    """By what Kontra multiplies a bonus."""
    further_steps: Ruling[Callable[[int, int], int]]
    """By what a number of steps multiplies, from what Kontra does."""
    items_apart: Ruling[bool]
    """Whether every bonus is settled apart from the game."""
    doubled_alone: Ruling[bool]
    """Whether a bonus is multiplied by its own doublings alone, and not by those of the game too."""
    winners_paid: Ruling[int]
    """How many of two winners each of two losers pays."""
    lone_settles_with_each: Ruling[bool]
    """Whether a soloist settles the game with each of the three."""
    rounding: Ruling[Callable[[Amount], Amount]]
    """How the amount of an item between two players is rounded."""
    bonus_share_with_each: Ruling[Fraction]
    """What part of a bonus a soloist settles with each of the three."""
    sides_settle_alike: Ruling[bool]
    """Whether what one announces holds for his partners too."""
    solo_kontra_binds_all: Ruling[bool]
    """Whether one opponent's Kontra to a Solo doubles for all three."""
    farbensolo_kontra_binds_all: Ruling[bool]
    """Whether one opponent's Kontra to a Farbensolo doubles for all three."""
    thrown_in_price: Ruling[Amount]
    """What a deal that was thrown in counts."""
