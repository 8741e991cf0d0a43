"""The rulings of Karls Tarockrunde about what is said, played, scored and paid."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.ruling import Group, Ruling


class ValatMultiple(NamedTuple):
    """Whether the price stands beside the multiple of a Valat, and whether that multiplies everything."""

    price: bool
    everything: bool


class Paid(NamedTuple):
    """Whether the announcements of both sides are paid on a Renonce, and whether doublings are."""

    both_sides: bool
    doublings: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each Bonus is won and lost; ``birds`` and ``koenig_ultimo`` are the numbers of their tricks."""

    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    koenig_ultimo: Ruling[int]
    koenig_from_talon: Ruling[bool]
    birds: Mapping[str, Ruling[int]]
    card_itself: Ruling[bool]
    valat: Ruling[bool]
    either_side: Ruling[tuple[str, ...]]
    silent_lost: Ruling[bool]
    announced_lost: Ruling[bool]
    elsewhere_lost: Ruling[bool]
    not_held_stands: Ruling[bool]
    first_counts: Ruling[bool]
    lost_only: Ruling[bool]
    apart: Ruling[bool]
    silent_in_negative: Ruling[tuple[str, ...]]
    silent_in_farbensolo: Ruling[tuple[str, ...]]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom; the prices of the games stand in their terms.

    ``boni_of_lost`` is by what a lost Sechser-Dreier multiplies announcements and silent Boni; ``factors`` makes one of
    all that multiplies its price. ``pairing`` is what part of an amount each opponent settles with a lone declarer.
    ``pay_rufer`` makes of that part what each receives where a Rufer is paid for, and ``pay_bird_announced`` says that
    the Vogel that ``owed_bird`` finds is paid as an announced one with an Auch-Rufer.
    """

    silent: Mapping[str, Ruling[int]]
    silent_valat: Ruling[int]
    announced: Ruling[int]
    announced_valat: Ruling[int]
    valat_beside: Ruling[ValatMultiple]
    failed_loses_game: Ruling[bool]
    kontra: Ruling[int]
    retour: Ruling[int]
    own_account: Ruling[bool]
    boni_of_lost: Ruling[int]
    factors: Ruling[Callable[[Sequence[Amount]], Amount]]
    pairing: Ruling[Amount]
    unplayed: Ruling[bool]
    shows: Ruling[bool]
    pay_rufer: Ruling[Callable[[Amount], Amount]]
    pay_bird_announced: Ruling[bool]
    owed_bird: Ruling[Callable[[Sequence[str]], str]]


@dataclasses.dataclass(frozen=True)
class RenonceRules(Group):
    """What is a Renonce, until when, and what it costs whom.

    ``stands`` says that a Renonce can be pointed out until the deal is settled, ``settles_alone`` that it settles it.
    ``no_bird_announced`` says that the Pagat of a bid without a Vogel is paid as an announced one, ``no_bird_outbid``
    that such a bid need not be played, ``no_bird_alone`` that nothing else is paid. ``own_account``: in a negative game
    the opponents of the declarer are paid with the doublings of their own accounts also by one another. ``lone`` is how
    often a lone declarer is paid for an opponent's Renonce, ``fahren_vorhand`` how often Vorhand pays in Fahren.
    ``number_of_all`` says that a wrong number of cards is not only the declarer's fault, ``fahren_named`` that it is
    one as soon as Fahren is named, and ``number_early`` that it is one before any opening; ``card`` that a forbidden
    card laid away is a Renonce.
    """

    every_breach: Ruling[bool]
    stands: Ruling[bool]
    settles_alone: Ruling[bool]
    order: Ruling[bool]
    no_bird: Ruling[bool]
    no_bird_announced: Ruling[bool]
    no_bird_outbid: Ruling[bool]
    no_bird_alone: Ruling[bool]
    partners_too: Ruling[bool]
    offender_alone: Ruling[bool]
    paid: Ruling[Paid]
    fahren_vorhand: Ruling[int]
    own_account: Ruling[bool]
    lone: Ruling[int]
    lost_price: Ruling[bool]
    taken_back: Ruling[bool]
    number_of_all: Ruling[bool]
    fahren_named: Ruling[bool]
    number_early: Ruling[bool]
    card: Ruling[bool]
