"""The rulings on scoring in Zwanzigerrufen: what is won or lost, and who pays whom how much.

Only values are here, each with the id of its clause in ``features/zwanzigerrufen/clauses.toml`` (without ``ZWA-``).
What a field means stands beside it in ``zwanzigerrufen/scoring_rules.py``. What a game costs is in ``contracts``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import amounts, of_houses
from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, TRULL, VALAT
from tarock_engine.amounts import WholeAugen
from tarock_engine.cards import FOUR_KOENIGE
from tarock_engine.zwanzigerrufen import bonuses, settling
from tarock_engine.zwanzigerrufen.names import ABSOLUT, ITEMS
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling
from tarock_engine.zwanzigerrufen.rulings.counting import TRULL_CARDS
from tarock_engine.zwanzigerrufen.scoring_rules import BonusRules, SettlingRules, SilentPagat

_MATERIAL: Final = "announceable-bonuses"

BONUSES: Final = BonusRules(
    absolut_augen=ruling(WholeAugen(32), "BONUSES-001"),
    absolut_belongs_to=reading(
        "absolut-whose-bonus",
        "BONUSES-002",
        {"opponents": of_houses.of_other_side, "low-side": of_houses.of_itself},
    ),
    absolut_in_silence=ruling(True, "BONUSES-003"),
    announced_absolut_lost=ruling(True, "BONUSES-004"),
    absolut_fails_alone=reading("absolut-announcers-collapse", "BONUSES-005", {"announced-only": True, "both": False}),
    pagat_trick=ruling(10, "BONUSES-006"),
    pagat_in_silence=ruling(True, "BONUSES-007"),
    announced_pagat_lost_to_foe=ruling(True, "BONUSES-008"),
    announced_pagat_lost_to_partner=ruling(True, "BONUSES-009"),
    announced_pagat_lost_early=ruling(True, "BONUSES-010"),
    silent_pagat_lost_to_foe=ruling(True, "BONUSES-011"),
    silent_pagat_lost=reading(
        "pagat-silent-lost",
        "BONUSES-012",
        {
            "beaten": SilentPagat(to_partner=True, early=False),
            "beaten-by-foe": SilentPagat(to_partner=False, early=False),
            "early-too": SilentPagat(to_partner=True, early=True),
        },
    ),
    pagat_by_maerchenstich=reading("pagat-by-maerchenstich", "BONUSES-013", {"made": True, "not-made": False}),
    every_trick_is_valat=ruling(True, "BONUSES-015"),
    announced_valat_lost=ruling(True, "BONUSES-016"),
    valat_fails_alone=reading("valat-announcers-collapse", "BONUSES-035", {"both": False, "announced-only": True}),
    valat_beside=reading("valat-cancels", "BONUSES-017", {"nothing": ITEMS, "bonuses": ITEMS[:1], "all": ()}),
    settled_beside_failed_valat=reading("valat-failed", "BONUSES-018", {"all": True, "valat-only": False}),
    valat_cancels_beside_failed=reading(
        "valat-cancels-beside-failed", "BONUSES-036", {"nothing": False, "as-ever": True}
    ),
    trull=ruling(TRULL_CARDS, "BONUSES-019"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-020"),
    koenige_of_partners=reading("four-kings-holder", "BONUSES-021", {"one-hand": False, "one-side": True}),
    sets_as_dealt=ruling(True, "BONUSES-022"),
    sets_are_claimed=reading("material-claim", "BONUSES-023", {"automatic": False, "claimed": True}),
    mondfang_is_scored=ruling(True, "BONUSES-024"),
    mondfang_belongs_to=ruling(of_houses.of_other_side, "BONUSES-025"),
    mondfang_by_partner=ruling(True, "BONUSES-026"),
    mondfang_under_skues=reading("mond-after-skues", "BONUSES-037", {"caught": True, "not-caught": False}),
    mondfang_in_maerchenstich=ruling(False, "BONUSES-027"),
    farbensolo_scores=ruling((VALAT, ABSOLUT, KOENIGE), "BONUSES-028"),
    silent_fail_costs_nothing=ruling(True, "BONUSES-031"),
    each_announcement_counts=reading("same-praemie-announced-twice", "BONUSES-032", {"per-side": False, "each": True}),
    which_counts=reading(
        "kontra-to-second-announcement",
        "BONUSES-033",
        {"doubles-nothing": bonuses.earliest, "doubles-too": bonuses.most_doubled},
    ),
)

SETTLING: Final = SettlingRules(
    silent_prices={
        ABSOLUT: ruling(1, "SETTLING-004"),
        PAGAT: ruling(1, "SETTLING-006"),
        TRULL: ruling(1, "SETTLING-013"),
        KOENIGE: ruling(2, "SETTLING-014"),
        MONDFANG: ruling(1, "SETTLING-015"),
    },
    announced_prices={
        ABSOLUT: ruling(2, "SETTLING-005"),
        PAGAT: ruling(2, "SETTLING-007"),
        TRULL: reading(_MATERIAL, "ANNOUNCING-008", {"three": 2, "all-five": 2}),
        KOENIGE: reading(_MATERIAL, "ANNOUNCING-008", {"three": 4, "all-five": 4}),
    },
    silent_lost_prices={PAGAT: ruling(1, "SETTLING-031")},
    announced_times=reading("announced-value-once", "SETTLING-008", {"contained": 1, "doubled": 2}),
    failed_goes_to_others=ruling(True, "SETTLING-016"),
    game_kontra_times=ruling(2, "SETTLING-019"),
    bonus_kontra_times=ruling(2, "SETTLING-020"),
    further_steps=reading(
        "kontra-factors", "SETTLING-021", {"doubling": settling.each_doubles, "adding": settling.each_adds}
    ),
    items_apart=ruling(True, "SETTLING-022"),
    doubled_alone=ruling(True, "SETTLING-022"),
    winners_paid=ruling(1, "SETTLING-023"),
    lone_settles_with_each=ruling(True, "SETTLING-024"),
    rounding=ruling(amounts.exactly, "SETTLING-025", also=(amounts.upwards, amounts.downwards, amounts.to_nearest)),
    bonus_share_with_each=reading(
        "solo-pay-includes-bonuses", "SETTLING-025", {"all-items": Fraction(1), "game-only": Fraction(1, 3)}
    ),
    sides_settle_alike=ruling(True, "SETTLING-026"),
    solo_kontra_binds_all=ruling(True, "SETTLING-027"),
    farbensolo_kontra_binds_all=reading("kontra-in-solo-games", "SETTLING-028", {"both": True, "solo-only": False}),
    thrown_in_price=ruling(0, "SETTLING-030"),
)
