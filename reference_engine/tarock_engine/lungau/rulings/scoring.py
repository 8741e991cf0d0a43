"""When a Prämie of Lungauer Königrufen is won and lost, and who pays whom, each value with its clause."""

from __future__ import annotations

from typing import Final

from tarock_engine.cards import KOENIGE
from tarock_engine.lungau import bonuses, settling, trischaken
from tarock_engine.lungau.rules import BonusRules, KontraBinds, SettlingRules
from tarock_engine.lungau.rulings.clauses import reading, ruling
from tarock_engine.lungau.rulings.counting import TRULL_CARDS

BONUSES: Final = BonusRules(
    trull=ruling(TRULL_CARDS, "BONUSES-001"),
    trull_lost=ruling(True, "BONUSES-002"),
    koenige=ruling(KOENIGE, "BONUSES-003"),
    koenige_lost=ruling(True, "BONUSES-004"),
    koenigfang=ruling(True, "BONUSES-005"),
    koenigfang_left=ruling(True, "BONUSES-006"),
    koenigfang_alone=reading("lone-caller-koenigfang", "BONUSES-007", {"due": True, "not-due": False}),
    spatz=ruling(12, "BONUSES-008"),
    spatz_lost=ruling(True, "BONUSES-009"),
    uhu=ruling(11, "BONUSES-010"),
    uhu_lost=ruling(True, "BONUSES-011"),
    koenig_ultimo=ruling(12, "BONUSES-012"),
    koenig_need_not_win=ruling(True, "BONUSES-013"),
    forced_early=reading("bound-card-forced-early", "BONUSES-014", {"lost": True, "unscored": False}),
    laid_away=reading("bound-card-laid-away", "BONUSES-024", {"lost": True, "unscored": False}),
    both_kings=reading("koenig-ultimo-plus-koenigfang", "BONUSES-015", {"both": True, "ultimo-only": False}),
    repeated=reading(
        "same-praemie-announced-twice",
        "BONUSES-016",
        {"per-side": bonuses.once_per_side, "each": bonuses.each_counts, "one": bonuses.first_of_all},
    ),
    foes_made_it=reading("failed-fang-made-by-foes", "BONUSES-017", {"lost-only": False, "both": True}),
    valat=ruling(True, "BONUSES-018"),
    valat_voids=ruling(True, "BONUSES-019"),
    valat_doublings=ruling(True, "BONUSES-020"),
    valat_lost=ruling(True, "BONUSES-021"),
    valat_failed_alone=reading("valat-failed", "BONUSES-022", {"valat-only": True, "all": False}),
    not_in_fahren=ruling(True, "BONUSES-023"),
)

SETTLING: Final = SettlingRules(
    tariff=ruling(10, "SETTLING-001"),
    other_tariff=ruling(True, "SETTLING-002"),
    game=ruling(1, "SETTLING-003"),
    silent=ruling(1, "SETTLING-004"),
    announced=ruling(2, "SETTLING-005"),
    game_doubled=ruling(1, "SETTLING-006"),
    praemie_doubled=ruling(1, "SETTLING-007"),
    apart=ruling(True, "SETTLING-008"),
    bird_apart=ruling(True, "SETTLING-009"),
    silent_valat=ruling(16, "SETTLING-017"),
    announced_valat=ruling(32, "SETTLING-018"),
    schleifen=ruling(3, "SETTLING-021"),
    schleifen_scales=reading("schleifen-tariff", "SETTLING-034", {"scales": True, "fixed": False}),
    schleifen_pays_dealer=reading(
        "schleifen-as-a-deal",
        "SETTLING-028",
        {"passes-on": False, "same-dealer": False, "dealer-paid": True},
    ),
    lone_caller=reading("lone-caller-level", "SETTLING-022", {"rufer": 1, "dreier": 2}),
    two_against_two=reading("who-pays-whom", "SETTLING-023", {"one": 1, "both": 2}),
    foe_doubles=ruling(True, "SETTLING-024"),
    partner_doubles=ruling(0, "SETTLING-025"),
    own_superkontra=reading("superkontra-by-own-side", "SETTLING-026", {"step-drops": True, "chain-void": False}),
    dealer_out=ruling(True, "SETTLING-027"),
    pairs=ruling(settling.every_two, "SETTLING-029"),
    more_pays=reading("fahren-who-pays", "SETTLING-030", {"more": True, "fewer": False}),
    pair=ruling(2, "SETTLING-031"),
    kontra_binds=reading(
        "fahren-kontra-scope",
        "SETTLING-032",
        {
            "own-pairs": KontraBinds(answered=False, steps=trischaken.kontras_of_both),
            "table": KontraBinds(answered=False, steps=trischaken.kontras_of_table),
            "ladder": KontraBinds(answered=True, steps=trischaken.steps_of_both),
        },
    ),
    equal=ruling(0, "SETTLING-033"),
)
