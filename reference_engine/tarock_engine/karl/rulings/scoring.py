"""The rulings on scoring in Karls Tarockrunde: what is won or lost, who pays whom, and what a Renonce costs.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands beside it in ``karl/scoring_rules.py``. What a game costs is in ``contracts``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import amounts, birds
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, TRULL, VALAT
from tarock_engine.cards import FOUR_KOENIGE, named
from tarock_engine.fines import Paid
from tarock_engine.karl import fining, settling, unplayed
from tarock_engine.karl.rulings.birds import BIRDS
from tarock_engine.karl.rulings.clauses import reading, ruling
from tarock_engine.karl.scoring_rules import BonusRules, RenonceRules, SettlingRules, ValatMultiple

_BIRDS: Final = birds.names(BIRDS)

_SETS: Final = (TRULL, KOENIGE)

_NOTHING: Final[tuple[str, ...]] = ()

_FOES_ANYTHING: Final = (*_SETS, KOENIG_ULTIMO, *_BIRDS, VALAT)

_FOES_NO_VALAT: Final = (*_SETS, KOENIG_ULTIMO, *_BIRDS)

BONUSES: Final = BonusRules(
    trull=ruling(named("I", "XXI", "Sküs"), "BONUSES-001"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-002"),
    koenig_ultimo_trick=ruling(12, "BONUSES-003"),
    koenig_from_talon=reading(
        "bonus-definitions",
        "BONUSES-004",
        {"card-itself": True, "partner-too": True, "valat-declarer-only": True, "no-koenig-from-talon": False},
    ),
    bird_tricks=birds.ruled(BIRDS, lambda bird: bird.trick),
    bird_takes_itself=reading(
        "bonus-definitions",
        "BONUSES-009",
        {"card-itself": True, "partner-too": False, "valat-declarer-only": True, "no-koenig-from-talon": True},
    ),
    every_trick_is_valat=ruling(True, "BONUSES-010"),
    foes_can_make=reading(
        "bonus-definitions",
        "BONUSES-011",
        {
            "card-itself": _FOES_ANYTHING,
            "partner-too": _FOES_ANYTHING,
            "valat-declarer-only": _FOES_NO_VALAT,
            "no-koenig-from-talon": _FOES_ANYTHING,
        },
    ),
    silent_attempt_lost=reading("silent-ultimo-lost", "BONUSES-012", {"lost": True, "announced-only": False}),
    announced_fail_lost=ruling(True, "BONUSES-013"),
    played_elsewhere_lost=ruling(True, "BONUSES-014"),
    not_held_stands=reading("bird-held-by-opponents", "BONUSES-015", {"stands": True, "void": False}),
    one_item_per_side=reading("same-bonus-announced-twice", "BONUSES-016", {"once": True, "each": False}),
    only_failed_counts=reading("announced-bonus-made-by-others", "BONUSES-017", {"lost-only": True, "both": False}),
    apart_from_game=ruling(True, "BONUSES-018"),
    silent_in_negative=reading(
        "negative-games-basics", "BONUSES-019", {"kontra-only": _NOTHING, "bonuses-too": (*_SETS, *_BIRDS)}
    ),
    silent_in_farbensolo=reading(
        "farbensolo-silent-bonuses", "BONUSES-020", {"none": (KOENIGE, VALAT), "count": (*_SETS, *_BIRDS, VALAT)}
    ),
)

SETTLING: Final = SettlingRules(
    silent_prices={
        KOENIG_ULTIMO: ruling(5, "SETTLING-015"),
        TRULL: ruling(5, "SETTLING-016"),
        KOENIGE: ruling(5, "SETTLING-017"),
        **birds.ruled(BIRDS, lambda bird: bird.silent_price),
    },
    silent_beside_valat=ruling(True, "BONUSES-018"),
    silent_valat=ruling(4, "SETTLING-022"),
    announced_factor=ruling(2, "SETTLING-023"),
    announced_valat=ruling(8, "SETTLING-024"),
    valat_beside=reading(
        "valat-replaces-or-adds",
        "SETTLING-025",
        {
            "replaces": ValatMultiple(price=False, everything=False),
            "adds": ValatMultiple(price=True, everything=False),
            "multiplies-all": ValatMultiple(price=True, everything=True),
        },
    ),
    failed_valat_loses_game=reading(
        "valat-announced-and-failed", "SETTLING-026", {"game-lost": True, "beside-game": False}
    ),
    kontra_times=ruling(2, "SETTLING-027"),
    retour_times=ruling(4, "SETTLING-028"),
    kontra_stands_alone=ruling(True, "CALLING-017"),
    kontra_binds_its_pair=ruling(True, "SETTLING-029"),
    boni_of_lost_times=ruling(1, "SETTLING-031"),
    combine_factors=reading(
        "sechser-dreier-loss-doubling",
        "SETTLING-032",
        {"multiply": settling.all_multiplied, "largest": settling.the_largest},
    ),
    rounding=ruling(amounts.exactly, "SETTLING-040", also=(amounts.upwards, amounts.downwards, amounts.to_nearest)),
    lone_share=reading("payment-per-pairing", "SETTLING-040", {"per-pairing": Fraction(1), "once": Fraction(1, 3)}),
    unplayed_is_paid=ruling(True, "SETTLING-041"),
    partner_shows_koenig=ruling(True, "SETTLING-042"),
    price_of_paying=reading(
        "rufer-king-in-talon-payment", "SETTLING-043", {"three": unplayed.to_each_of_three, "two": unplayed.as_to_two}
    ),
    paid_bird_is_announced=reading(
        "auch-rufer-king-in-talon",
        "SETTLING-044",
        {"announced-rate": True, "silent-rate": False, "fahren-too": True},
    ),
    paid_bird=reading(
        "auch-rufer-paid-bird",
        "SETTLING-045",
        {
            "cheapest-held": birds.cheapest_held,
            "dearest-held": birds.dearest_held,
            "pagat": birds.always_a_pagat,
        },
    ),
)

RENONCE: Final = RenonceRules(
    every_breach=reading("renonce-acts", "RENONCE-001", {"every-breach": True, "named-only": False}),
    until_settled=reading("renonce-until-when", "RENONCE-002", {"until-settled": True, "until-next-lead": False}),
    settles_alone=reading("several-offenders", "RENONCE-020", {"pointed-out": True, "each-pays": False}),
    order_breach=ruling(True, "RENONCE-003"),
    of_several=reading(
        "several-renonces",
        "RENONCE-021",
        {"first": fining.by_the_first, "dearest": fining.by_the_dearest, "each": fining.by_all},
    ),
    bid_without_bird=ruling(True, "RENONCE-004"),
    pagat_at_announced_price=reading("auch-rufer-no-bird-value", "RENONCE-005", {"announced": True, "silent": False}),
    outbid_too=reading("auch-rufer-no-bird-outbid", "RENONCE-016", {"renonce": True, "when-played": False}),
    bird_settles_alone=reading(
        "auch-rufer-no-bird-beside", "RENONCE-017", {"pagat-alone": True, "with-the-rest": False}
    ),
    paid_to_partner=ruling(True, "RENONCE-006"),
    offender_pays_alone=ruling(True, "RENONCE-007"),
    paid_items=reading(
        "renonce-what-is-paid",
        "RENONCE-008",
        {
            "all-announced": Paid(both_sides=True, doublings=True),
            "own-announced": Paid(both_sides=False, doublings=True),
            "without-kontra": Paid(both_sides=True, doublings=False),
        },
    ),
    fahren_times=ruling(1, "RENONCE-009"),
    fahren_vorhand_times=ruling(2, "RENONCE-009"),
    doublings_by_account=reading(
        "renonce-negative-accounts", "RENONCE-010", {"own-account": True, "declarer-only": False}
    ),
    lone_times=reading("renonce-defender-against-lone-player", "RENONCE-011", {"once": 1, "three-times": 3}),
    at_lost_price=reading("renonce-sechser-dreier-rate", "RENONCE-012", {"lost-price": True, "table-price": False}),
    at_lost_price_to_partners=reading(
        "renonce-sechser-dreier-partners", "RENONCE-022", {"as-winners": True, "table-price": False}
    ),
    early_discard_made_anew=ruling(True, "RENONCE-013"),
    wrong_number_of_all=reading(
        "wrong-discard-found-late", "RENONCE-014", {"both": True, "number-only": True, "declarer-only": False}
    ),
    wrong_number_once_named=reading(
        "fahren-wrong-number", "RENONCE-018", {"once-named": True, "from-first-card": False}
    ),
    wrong_number_before_opening=reading(
        "wrong-number-before-opening", "RENONCE-019", {"no-consequence": False, "renonce": True}
    ),
    forbidden_discard=reading(
        "wrong-discard-found-late", "RENONCE-015", {"both": True, "number-only": False, "declarer-only": True}
    ),
)
