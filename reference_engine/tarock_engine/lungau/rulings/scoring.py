"""The rulings on scoring in Lungauer Königrufen: when a Prämie is won or lost, and who pays whom how much.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``lungau/rules.py``. A game costs ``game_price`` times its factors, which are in
``contracts``. A reading of one option may change several rulings, also in other modules.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds
from tarock_engine.cards import FOUR_KOENIGE
from tarock_engine.lungau import bonuses, settling, trischaken
from tarock_engine.lungau.rules import BonusRules, KontraBinds, SettlingRules
from tarock_engine.lungau.rulings.birds import BIRDS
from tarock_engine.lungau.rulings.clauses import reading, ruling
from tarock_engine.lungau.rulings.counting import TRULL_CARDS

BONUSES: Final = BonusRules(
    trull=ruling(TRULL_CARDS, "BONUSES-001"),
    announced_trull_lost=ruling(True, "BONUSES-002"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-003"),
    announced_koenige_lost=ruling(True, "BONUSES-004"),
    koenigfang_in_trick=ruling(True, "BONUSES-005"),
    koenigfang_in_left_half=ruling(True, "BONUSES-006"),
    koenigfang_of_lone_caller=reading("lone-caller-koenigfang", "BONUSES-007", {"due": True, "not-due": False}),
    bird_tricks=birds.ruled(BIRDS, lambda bird: bird.trick),
    beaten_birds_lost=birds.ruled(BIRDS, lambda bird: bird.beaten_lost),
    koenig_ultimo_trick=ruling(12, "BONUSES-012"),
    koenig_need_not_win=ruling(True, "BONUSES-013"),
    forced_early_lost=reading("bound-card-forced-early", "BONUSES-014", {"lost": True, "unscored": False}),
    laid_away_lost=reading("bound-card-laid-away", "BONUSES-024", {"lost": True, "unscored": False}),
    koenigfang_beside_ultimo=reading(
        "koenig-ultimo-plus-koenigfang", "BONUSES-015", {"both": True, "ultimo-only": False}
    ),
    counts_again=reading(
        "same-praemie-announced-twice",
        "BONUSES-016",
        {"per-side": bonuses.once_per_side, "each": bonuses.each_counts, "one": bonuses.first_of_all},
    ),
    made_by_foes_counts=reading("failed-fang-made-by-foes", "BONUSES-017", {"lost-only": False, "both": True}),
    every_trick_is_valat=ruling(True, "BONUSES-018"),
    valat_voids_others=ruling(True, "BONUSES-019"),
    valat_keeps_doublings=ruling(True, "BONUSES-020"),
    announced_valat_lost=ruling(True, "BONUSES-021"),
    failed_valat_stands_alone=reading("valat-failed", "BONUSES-022", {"valat-only": True, "all": False}),
    none_in_fahren=ruling(True, "BONUSES-023"),
)

SETTLING: Final = SettlingRules(
    tariff_cent=ruling(10, "SETTLING-001"),
    other_tariff_allowed=ruling(True, "SETTLING-002"),
    game_price=ruling(1, "SETTLING-003"),
    silent_price=ruling(1, "SETTLING-004"),
    announced_price=ruling(2, "SETTLING-005"),
    doublings_by_game_step=ruling(1, "SETTLING-006"),
    doublings_by_praemie_step=ruling(1, "SETTLING-007"),
    items_apart=ruling(True, "SETTLING-008"),
    contained_bird_apart=ruling(True, "SETTLING-009"),
    silent_valat=ruling(16, "SETTLING-017"),
    announced_valat=ruling(32, "SETTLING-018"),
    schleifen_price=ruling(3, "SETTLING-021"),
    schleifen_follows_tariff=reading("schleifen-tariff", "SETTLING-034", {"scales": True, "fixed": False}),
    schleifen_pays_dealer=reading(
        "schleifen-as-a-deal",
        "SETTLING-028",
        {"passes-on": False, "same-dealer": False, "dealer-paid": True},
    ),
    lone_caller_times=reading("lone-caller-level", "SETTLING-022", {"rufer": 1, "dreier": 2}),
    winners_paid=reading("who-pays-whom", "SETTLING-023", {"one": 1, "both": 2}),
    foes_doublings_count=ruling(True, "SETTLING-024"),
    doublings_by_partner=ruling(0, "SETTLING-025"),
    own_superkontra_drops=reading("superkontra-by-own-side", "SETTLING-026", {"step-drops": True, "chain-void": False}),
    dealer_out=ruling(True, "SETTLING-027"),
    pairs=ruling(settling.every_two, "SETTLING-029"),
    more_augen_pay=reading("fahren-who-pays", "SETTLING-030", {"more": True, "fewer": False}),
    pair_price=ruling(2, "SETTLING-031"),
    kontra_binds=reading(
        "fahren-kontra-scope",
        "SETTLING-032",
        {
            "own-pairs": KontraBinds(answered=False, steps=trischaken.kontras_of_both),
            "table": KontraBinds(answered=False, steps=trischaken.kontras_of_table),
            "ladder": KontraBinds(answered=True, steps=trischaken.steps_of_both),
        },
    ),
    equal_pair_price=ruling(0, "SETTLING-033"),
)
