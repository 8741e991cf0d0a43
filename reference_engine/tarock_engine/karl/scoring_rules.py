"""The types of the rulings of Karls Tarockrunde on items and payments: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.cards import CardSet
from tarock_engine.fines import RenonceRates
from tarock_engine.of_houses import OwnItems, OwnPrices, ValatBeside
from tarock_engine.ruling import Ruling


class ValatMultiple(NamedTuple):
    """What a Valat pays and changes.

    ``price``: the game's price is paid beside its multiple. ``everything``: the Valat multiplies all items.
    """

    price: bool
    everything: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(OwnItems):
    """When each Bonus is won and lost."""

    valat_beside: Ruling[ValatBeside] | None = dataclasses.field(default=None, kw_only=True)
    """What is scored beside a Valat, in a house that says so item by item."""
    sets_with_talon: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a side's part of the Talon counts for Trull and all Könige."""
    trull: Ruling[CardSet]
    """The cards that make the Trull."""
    koenige: Ruling[CardSet]
    """The cards that make alle Könige."""
    koenig_ultimo_trick: Ruling[int]
    """The number of the trick in which the called König has to lie."""
    koenig_from_talon: Ruling[bool]
    """Whether König Ultimo can be made with a König that the lone declarer took from the Talon."""
    bird_tricks: Mapping[str, Ruling[int]]
    """The number of the trick that the card of a Vogel has to take."""
    bird_takes_itself: Ruling[bool]
    """Whether the card of a Vogel has to take its trick itself, and not its side."""
    every_trick_is_valat: Ruling[bool]
    """Whether a side that takes every trick makes a Valat."""
    foes_can_make: Ruling[tuple[str, ...]]
    """The Boni that the opponents can make and announce too."""
    silent_attempt_lost: Ruling[bool]
    """Whether a silent Ultimo is lost if its card fails in its trick."""
    announced_fail_lost: Ruling[bool]
    """Whether an announced Bonus that is not made is lost."""
    played_elsewhere_lost: Ruling[bool]
    """Whether an announced Ultimo is lost if its card goes to another trick."""
    not_held_stands: Ruling[bool]
    """Whether an announced Vogel counts if the other side holds its card or announces it too."""
    one_item_per_side: Ruling[bool]
    """Whether a side's announcements of the same Bonus are one item, the first."""
    only_failed_counts: Ruling[bool]
    """Whether a failed announcement alone counts if the other side makes the same Bonus silently."""
    apart_from_game: Ruling[bool]
    """Whether Boni are settled apart from the game."""
    silent_in_negative: Ruling[tuple[str, ...]]
    """The silent Boni that count in a negative game."""
    silent_in_farbensolo: Ruling[tuple[str, ...]]
    """The silent Boni that count in a Farbensolo."""

    @property
    def has_sets_with_talon(self) -> bool:
        """Whether sets of cards may lie outside the tricks."""
        return self.sets_with_talon is None or self.sets_with_talon.value


@dataclasses.dataclass(frozen=True)
class SettlingRules(OwnPrices):
    """Amounts in points, factors, and who pays whom; the prices of the games stand in their terms."""

    silent_prices: Mapping[str, Ruling[Amount]]
    """What each silent Bonus counts, in points."""
    valat_multiplies: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Valat counts a multiple of the game's price; otherwise it counts points."""
    announced_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict, kw_only=True)
    """What an announced Bonus counts, in points, in a house that does not multiply the silent price."""
    silent_beside_valat: Ruling[bool]
    """Whether silent Boni are settled beside a Valat."""
    silent_valat: Ruling[int]
    """How many times its price a game counts with a silent Valat."""
    announced_factor: Ruling[int]
    """How many times its silent price an announced Bonus counts."""
    announced_valat: Ruling[int]
    """How many times its price a game counts with an announced Valat."""
    valat_beside: Ruling[ValatMultiple]
    """What stands beside the multiple of a Valat, and what it multiplies."""
    failed_valat_loses_game: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether the game counts as lost by the side whose Valat failed."""
    kontra_times: Ruling[int]
    """By what a Kontra multiplies."""
    retour_times: Ruling[int]
    """By what a Retour multiplies, the Kontra included."""
    kontra_stands_alone: Ruling[bool]
    """Whether a Kontra counts in a game whose called König lay in the hidden Talon, so that nobody was a partner."""
    kontra_binds_its_pair: Ruling[bool]
    """Whether a Kontra in a negative game counts for its speaker and the declarer only."""
    boni_of_lost_times: Ruling[int]
    """By what a lost Sechser-Dreier multiplies Boni; any game with a ``price_lost`` does so."""
    combine_factors: Ruling[Callable[[Sequence[Amount]], Amount]]
    """The one factor made of all that multiplies a price."""
    rounding: Ruling[Callable[[Amount], Amount]]
    """How the amount of an item between two players is rounded."""
    lone_share: Ruling[Amount]
    """What part of an amount each opponent settles with a lone declarer."""
    unplayed_is_paid: Ruling[bool]
    """Whether a Rufer that is not played is paid."""
    partner_shows_koenig: Ruling[bool]
    """Whether whoever shows the called König is the partner in a Rufer that is paid and not played."""
    price_of_paying: Ruling[Callable[[Amount], Amount]]
    """What each receives where a Rufer is paid for, from the price."""
    paid_bird_is_announced: Ruling[bool]
    """Whether the Vogel is paid at its announced price with an Auch-Rufer."""
    paid_bird: Ruling[Callable[[Sequence[str]], str]]
    """Which of the Vögel held is paid with an Auch-Rufer."""


@dataclasses.dataclass(frozen=True)
class RenonceRules(RenonceRates):
    """What is a Renonce, until when, and what it costs whom."""

    every_breach: Ruling[bool]
    """Whether every breach of a duty in play is a Renonce; otherwise only the named breaches are."""
    until_settled: Ruling[bool]
    """Whether a card against a duty can be pointed out until the deal is settled; otherwise until the next lead."""
    settles_alone: Ruling[bool]
    """Whether a Renonce that is pointed out is all that is settled; otherwise everybody pays for his own."""
    order_breach: Ruling[bool]
    """Whether it is a Renonce to give up announced Vögel in the wrong order."""
    of_several: Ruling[Callable[[Sequence[tuple[Amount, ...]], int], tuple[Amount, ...]]]
    """What a player pays for several Renonces, computed from the payments for each and from his seat."""
    bid_without_bird: Ruling[bool]
    """Whether it is a Renonce to bid an Auch-Rufer without a Vogel."""
    pagat_at_announced_price: Ruling[bool]
    """Whether the Pagat of an Auch-Rufer bid without a Vogel is paid as an announced one."""
    outbid_too: Ruling[bool]
    """Whether an Auch-Rufer bid without a Vogel is a Renonce also when it is outbid."""
    bird_settles_alone: Ruling[bool]
    """Whether nothing else is paid for an Auch-Rufer bid without a Vogel."""
    fahren_times: Ruling[int]
    """How often the price of Fahren is paid to each of the others for a Renonce in it."""
    fahren_vorhand_times: Ruling[int]
    """By what the price of Fahren is multiplied for a Renonce of Vorhand."""
    early_discard_made_anew: Ruling[bool]
    """Whether a wrong discard is made anew if somebody notices it before the opening words."""
    wrong_number_of_all: Ruling[bool]
    """Whether a wrong number of cards is everybody's fault, and not only the declarer's."""
    wrong_number_once_named: Ruling[bool]
    """Whether a wrong number of cards is a Renonce as soon as Fahren is named."""
    wrong_number_before_opening: Ruling[bool]
    """Whether a wrong number of cards is a Renonce before the opening words too."""
    forbidden_discard: Ruling[bool]
    """Whether it is a Renonce to lay a forbidden card away."""
    put_right: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a card against a duty is taken back, with all later ones, if it is pointed out before the next lead."""
