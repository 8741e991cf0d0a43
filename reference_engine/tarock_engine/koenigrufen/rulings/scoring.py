"""The rulings on scoring in Tarock-Königrufen: what is won or lost, and who pays whom how much.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``koenigrufen/scoring_rules.py``. What a game costs is in ``contracts``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import amounts, birds
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, KOENIGFANG, MONDFANG, SKUESFANG, TRULL
from tarock_engine.amounts import WholeAugen
from tarock_engine.cards import FOUR_KOENIGE
from tarock_engine.koenigrufen import trischaken
from tarock_engine.koenigrufen.rulings.birds import BIRDS
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling
from tarock_engine.koenigrufen.rulings.counting import TRULL_CARDS
from tarock_engine.koenigrufen.scoring_rules import BonusRules, Extras, SettlingRules
from tarock_engine.of_houses import ValatBeside

_BONI: Final = (TRULL, KOENIGE, *birds.names(BIRDS), KOENIG_ULTIMO, KOENIGFANG, MONDFANG, SKUESFANG)

BONUSES: Final = BonusRules(
    positive_only=ruling(True, "BONUSES-001"),
    silent_in_farbensolo=ruling((), "BONUSES-002"),
    trull=ruling(TRULL_CARDS, "BONUSES-003"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-004"),
    sets_with_talon=reading("trull-koenige-from-stock", "BONUSES-005", {"with-stock": True, "tricks-only": False}),
    announced_trull_lost=ruling(True, "BONUSES-006"),
    announced_koenige_lost=ruling(True, "BONUSES-007"),
    made_by_foes_counts=reading("failed-bonus-made-by-others", "BONUSES-008", {"both": True, "lost-only": False}),
    koenigfang_in_trick=ruling(True, "BONUSES-009"),
    koenigfang_in_left_half=reading("called-king-in-rejected-set", "BONUSES-010", {"won": True, "not-won": False}),
    mondfang_is_scored=ruling(True, "BONUSES-011"),
    own_mond_is_caught=ruling(False, "BONUSES-012"),
    mond_by_any_card=reading("mondfang-by-what", "BONUSES-013", {"by-skues": False, "any-trick": True}),
    skuesfang_is_scored=ruling(True, "BONUSES-014"),
    own_skues_is_caught=ruling(False, "BONUSES-015"),
    bird_tricks=birds.ruled(BIRDS, lambda bird: bird.trick),
    silent_birds_lost=birds.ruled(BIRDS, lambda bird: bird.beaten_lost),
    silent_birds_scored=birds.ruled(BIRDS, lambda bird: bird.silent_scored),
    elsewhere_costs_nothing=ruling(True, "BONUSES-026"),
    every_play_is_attempt=reading("silent-attempt-scope", "BONUSES-027", {"every-play": True, "by-choice": False}),
    koenig_ultimo_trick=ruling(12, "BONUSES-028"),
    koenig_need_not_win=ruling(True, "BONUSES-029"),
    silent_koenig_lost=ruling(True, "BONUSES-030"),
    koenig_counts_for_both=reading("koenig-ultimo-lost-once", "BONUSES-031", {"once": False, "twice": True}),
    silent_koenig_lost_beside=reading("koenig-ultimo-beside-won", "BONUSES-044", {"both": True, "won-only": False}),
    koenig_winnable_by_foes=reading("koenig-ultimo-by-opponents", "BONUSES-032", {"lost": False, "winnable": True}),
    announced_beaten_lost=ruling(True, "BONUSES-033"),
    announced_early_lost=ruling(True, "BONUSES-034"),
    announced_kept_too_long_lost=ruling(True, "BONUSES-035"),
    announced_not_held_lost=ruling(True, "BONUSES-036"),
    every_trick_is_valat=ruling(True, "BONUSES-037"),
    announced_valat_lost=ruling(True, "BONUSES-038"),
    valat_by_foes=reading("valat-parties", "BONUSES-039", {"either": True, "declarer-only": False}),
    valat_takes_talon=ruling(True, "BONUSES-040"),
    valat_takes_discards=reading("valat-and-discards", "BONUSES-043", {"stay": False, "to-winner": True}),
    valat_beside=reading(
        "valat-next-to-game",
        "BONUSES-041",
        {
            "beside": ValatBeside(game=True, silent=_BONI, announced=_BONI),
            "replaces-game": ValatBeside(game=False, silent=_BONI, announced=_BONI),
            "replaces-all": ValatBeside(game=False, silent=(), announced=()),
        },
    ),
    valat_in_farbensolo=reading("farbensolo-valat", "BONUSES-042", {"plain": True, "doubled": True, "none": False}),
)

SETTLING: Final = SettlingRules(
    lost_costs_price_won=ruling(True, "SETTLING-015"),
    silent_prices={
        TRULL: ruling(1, "SETTLING-016"),
        KOENIGE: ruling(1, "SETTLING-018"),
        **birds.ruled(BIRDS, lambda bird: bird.silent_price),
        KOENIG_ULTIMO: ruling(1, "SETTLING-028"),
        KOENIGFANG: ruling(1, "SETTLING-030"),
        MONDFANG: ruling(1, "SETTLING-031"),
        SKUESFANG: ruling(2, "SETTLING-032"),
    },
    announced_prices={
        TRULL: ruling(2, "SETTLING-017"),
        KOENIGE: ruling(2, "SETTLING-019"),
        **birds.ruled(BIRDS, lambda bird: bird.announced_price),
        KOENIG_ULTIMO: ruling(2, "SETTLING-029"),
    },
    valat_multiplies=ruling(True, "SETTLING-033"),
    silent_valat=ruling(4, "SETTLING-033"),
    announced_valat=ruling(8, "SETTLING-034"),
    failed_at_announced_price=reading(
        "failed-announcement-value", "SETTLING-035", {"announced": True, "silent": False}
    ),
    valat_has_boni_times=reading("valat-doubled-in-solo", "SETTLING-038", {"doubled": True, "plain": False}),
    valat_counts_bird=reading(
        "valat-base-besser-contracts", "SETTLING-039", {"without-bird": False, "with-bird": True}
    ),
    valat_of_price_lost=reading("valat-base-sechserdreier", "SETTLING-040", {"plain": False, "lost-value": True}),
    valat_has_kontra=reading("valat-base-with-kontra", "SETTLING-041", {"plain": False, "doubled": True}),
    game_step_times=ruling((1, 2, 4, 8), "SETTLING-042"),
    bonus_step_times=ruling((1, 2, 4, 8), "SETTLING-043"),
    fourth_step_times=ruling(16, "SETTLING-044"),
    fifth_step_times=ruling(32, "SETTLING-045"),
    game_fifth_step_times=reading("game-at-mordkontra", "SETTLING-046", {"times-32": 32, "times-64": 64}),
    winners_paid=ruling(1, "SETTLING-047"),
    lone_settles_with_each=ruling(True, "SETTLING-048"),
    sides_settle_alike=ruling(True, "SETTLING-049"),
    items_apart=ruling(True, "SETTLING-050"),
    winner_may_pay=ruling(True, "SETTLING-051"),
    rounding=ruling(amounts.exactly, "SETTLING-052", also=(amounts.upwards, amounts.downwards, amounts.to_nearest)),
    sechserdreier_price_in_all=reading("one-against-three-rate", "SETTLING-052", {"each": False, "total": True}),
    sechserdreier_boni_times=reading("lost-sechserdreier-scope", "SETTLING-053", {"game-only": 1, "all": 2}),
    stands_without_partner=reading("solo-king-in-stock-calls", "SETTLING-054", {"stand": True, "void": False}),
    give_up_price=ruling(4, "SETTLING-055"),
    give_up_price_in_all=reading("besser-rufer-give-up", "SETTLING-063", {"four-each": False, "four-in-all": True}),
    dealer_out=reading("five-at-the-table", "SETTLING-056", {"sits-out": True, "dealer-as-foe": False}),
    most_augen_pay=ruling(True, "SETTLING-057"),
    base_price=reading("trischaken-base-payment", "SETTLING-058", {"one-to-one": 1, "one-to-both": 2}),
    settle_ties=reading(
        "trischaken-ties",
        "SETTLING-059",
        {"stay-out": trischaken.stay_out, "seat": trischaken.without_ties, "share": trischaken.share},
    ),
    no_trick_price=ruling(2, "SETTLING-060"),
    much_augen=ruling(WholeAugen(36), "SETTLING-061"),
    much_augen_price=ruling(2, "SETTLING-061"),
    extras=reading(
        "trischaken-extras",
        "SETTLING-062",
        {
            "each-adds": Extras(share=1, one_between=False),
            "total": Extras(share=Fraction(1, 3), one_between=False),
            "one-between": Extras(share=1, one_between=True),
        },
    ),
)
