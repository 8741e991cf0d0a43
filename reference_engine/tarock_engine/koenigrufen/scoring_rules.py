"""The types of the rulings of Tarock-Königrufen on items and payments: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import CardSet
from tarock_engine.of_houses import OwnItems, OwnPrices, ValatBeside
from tarock_engine.ruling import Ruling
from tarock_engine.seating import Seat


class Extras(NamedTuple):
    """What share of an extra each other player settles, and whether only one is paid between two who both have one."""

    share: Amount
    one_between: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(OwnItems):
    """When each Bonus is won and lost."""

    positive_only: Ruling[bool]
    """Whether negative contracts know no Boni."""
    silent_in_farbensolo: Ruling[tuple[str, ...]]
    """The silent Boni that count in a Farbensolo beside Valat."""
    trull: Ruling[CardSet]
    """The cards that make the Trull."""
    koenige: Ruling[CardSet]
    """The cards that make the 4 Könige."""
    sets_with_talon: Ruling[bool]
    """Whether a side's part of the Talon counts for Trull and 4 Könige."""
    announced_trull_lost: Ruling[bool]
    """Whether an announced Trull is lost when it is not made."""
    announced_koenige_lost: Ruling[bool]
    """Whether announced 4 Könige are lost when they are not made."""
    made_by_foes_counts: Ruling[bool]
    """Whether a failed announcement leaves the others their own Bonus beside it."""
    koenigfang_in_trick: Ruling[bool]
    """Whether the opponents score the called König that they win in a trick."""
    koenigfang_in_left_half: Ruling[bool]
    """Whether the opponents score the called König in the Talon that falls to them."""
    mondfang_is_scored: Ruling[bool]
    """Whether a Mondfang is scored."""
    own_mond_is_caught: Ruling[bool]
    """Whether the XXI of one's own partner counts for a Mondfang too."""
    mond_by_any_card: Ruling[bool]
    """Whether another card than the Sküs catches the XXI too."""
    skuesfang_is_scored: Ruling[bool]
    """Whether a Sküsfang is scored."""
    own_skues_is_caught: Ruling[bool]
    """Whether the Sküs of one's own partner counts for a Sküsfang too."""
    bird_tricks: Mapping[str, Ruling[int]]
    """The number of the trick that the card of a Vogel has to take."""
    silent_birds_lost: Mapping[str, Ruling[bool]]
    """Whether a silent Vogel is lost when another card takes its trick."""
    silent_birds_scored: Mapping[str, Ruling[bool]]
    """Whether a Vogel that a circle can leave out is scored in silence."""
    elsewhere_costs_nothing: Ruling[bool]
    """Whether a silent card costs nothing in another trick."""
    every_play_is_attempt: Ruling[bool]
    """Whether every play of a Vogel to its trick is an attempt, forced ones too."""
    koenig_ultimo_trick: Ruling[int]
    """The number of the trick in which the called König has to lie."""
    koenig_need_not_win: Ruling[bool]
    """Whether any card of the side may take the trick of the called König."""
    silent_koenig_lost: Ruling[bool]
    """Whether a silent König Ultimo is lost when the other side takes that trick."""
    koenig_counts_for_both: Ruling[bool]
    """Whether the opponents score a König Ultimo of their own when the declarer's side loses it, beside that."""
    silent_koenig_lost_beside: Ruling[bool]
    """Whether the declarer's side loses a silent König Ultimo too when the opponents announced theirs."""
    koenig_winnable_by_foes: Ruling[bool]
    """Whether a König Ultimo that the opponents announced can be won."""
    announced_beaten_lost: Ruling[bool]
    """Whether an announced card is lost that does not win its trick."""
    announced_early_lost: Ruling[bool]
    """Whether an announced card is lost that had to be played before its trick."""
    announced_kept_too_long_lost: Ruling[bool]
    """Whether an announced card is lost that may not be played to its trick."""
    announced_not_held_lost: Ruling[bool]
    """Whether an announced card is lost that nobody of the side has."""
    every_trick_is_valat: Ruling[bool]
    """Whether a side that takes every trick makes a Valat."""
    announced_valat_lost: Ruling[bool]
    """Whether an announced Valat is lost when the other side takes a trick."""
    valat_by_foes: Ruling[bool]
    """Whether the opponents can make and announce a Valat too."""
    valat_takes_talon: Ruling[bool]
    """Whether a Valat brings its side the whole Talon."""
    valat_takes_discards: Ruling[bool]
    """Whether a Valat of the opponents brings them what the declarer laid away."""
    valat_beside: Ruling[ValatBeside]
    """What is scored beside a Valat."""
    valat_in_farbensolo: Ruling[bool]
    """Whether a Valat counts in a Farbensolo."""

    @property
    def has_sets_with_talon(self) -> bool:
        """Whether sets of cards may lie outside the tricks."""
        return self.sets_with_talon.value


@dataclasses.dataclass(frozen=True)
class SettlingRules(OwnPrices):
    """Amounts in points, factors, and who pays whom."""

    lost_costs_price_won: Ruling[bool]
    """Whether a contract costs as much as it brings, where it has no other price."""
    silent_prices: Mapping[str, Ruling[Amount]]
    """What each silent Bonus counts, in points."""
    announced_prices: Mapping[str, Ruling[Amount]]
    """What each announced Bonus counts, in points."""
    valat_multiplies: Ruling[bool]
    """Whether a Valat counts a multiple of the game's price; otherwise it counts points."""
    silent_valat: Ruling[Amount]
    """How many times the game's price a silent Valat counts."""
    announced_valat: Ruling[Amount]
    """How many times the game's price an announced Valat counts."""
    failed_at_announced_price: Ruling[bool]
    """Whether a failed announcement costs the announced price; otherwise the silent one."""
    valat_has_boni_times: Ruling[bool]
    """Whether a contract multiplies a Valat like other Boni."""
    valat_counts_bird: Ruling[bool]
    """Whether a Valat counts the Vogel of a Besser contract in the game's price."""
    valat_of_price_lost: Ruling[bool]
    """Whether a Valat counts by the price of a lost Sechserdreier."""
    valat_has_kontra: Ruling[bool]
    """Whether a Kontra to the game raises a Valat."""
    game_step_times: Ruling[tuple[int, ...]]
    """By what the game is multiplied, for each step of doubling from none on."""
    bonus_step_times: Ruling[tuple[int, ...]]
    """By what a Bonus is multiplied, for each step of doubling from none on."""
    fourth_step_times: Ruling[int]
    """By what the fourth step multiplies."""
    fifth_step_times: Ruling[int]
    """By what the fifth step multiplies."""
    game_fifth_step_times: Ruling[int]
    """By what the fifth step multiplies the game."""
    winners_paid: Ruling[int]
    """How many of two winners each of two losers pays."""
    lone_settles_with_each: Ruling[bool]
    """Whether a declarer on his own settles with each of the three."""
    sides_settle_alike: Ruling[bool]
    """Whether all of a side win or lose the same."""
    items_apart: Ruling[bool]
    """Whether every Bonus is settled apart from the game."""
    winner_may_pay: Ruling[bool]
    """Whether the winners of the game pay where Boni against them come to more."""
    rounding: Ruling[Callable[[Amount], Amount]]
    """How the amount of an item between two players is rounded."""
    sechserdreier_price_in_all: Ruling[bool]
    """Whether the price of a Sechserdreier is for the three together; otherwise for each."""
    sechserdreier_boni_times: Ruling[int]
    """By what a lost Sechserdreier multiplies Boni."""
    stands_without_partner: Ruling[bool]
    """Whether what was said stands where a Solo turns out to have no partner."""
    kontra_stands_alone: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Kontra counts in a game whose called König lay in the hidden Talon, so that nobody was a partner."""
    give_up_price: Ruling[Amount]
    """What giving up a Besser Rufer costs."""
    give_up_price_in_all: Ruling[bool]
    """Whether the price of giving up is for the three together; otherwise for each."""
    paid_bird: Ruling[Callable[[Sequence[str]], str | None]] | None = dataclasses.field(default=None, kw_only=True)
    """Which Vogel giving up costs beside the game, by those that are held, in a house in which it costs one."""
    dealer_out: Ruling[bool]
    """Whether a dealer of five neither pays nor receives."""
    most_augen_pay: Ruling[bool]
    """Whether in Trischaken the most Augen pay, and the fewest receive."""
    base_price: Ruling[int]
    """How many receivers each payer of Trischaken pays, the price to each."""
    settle_ties: Ruling[Callable[[Sequence[Seat], Mapping[Seat, Augen], Amount], dict[Seat, Amount]]]
    """Who pays and receives where Augen are equal, from the seats, their Augen and the price."""
    no_trick_price: Ruling[Amount]
    """What a player of Trischaken without a trick receives more from each, in points."""
    much_augen: Ruling[Augen]
    """From how many Augen on a player of Trischaken pays more."""
    much_augen_price: Ruling[Amount]
    """What a player of Trischaken with so many Augen pays more to each, in points."""
    extras: Ruling[Extras]
    """How the extra payments of Trischaken go together."""

    @property
    def standing_alone(self) -> tuple[Ruling[bool] | None, ...]:
        """The rulings on whether a Kontra counts where nobody was a partner: by a reading, and by a house."""
        return self.stands_without_partner, self.kontra_stands_alone
