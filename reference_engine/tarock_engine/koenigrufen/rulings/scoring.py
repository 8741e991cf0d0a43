"""Boni and payments of Tarock-Königrufen: every value with the clause that gives it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine.actions import (
    KAKADU,
    KOENIG_ULTIMO,
    KOENIGE,
    KOENIGFANG,
    MARABU,
    MONDFANG,
    PAGAT,
    SKUESFANG,
    TRULL,
    UHU,
)
from tarock_engine.cards import KOENIGE as FOUR_KOENIGE
from tarock_engine.koenigrufen import trischaken
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling
from tarock_engine.koenigrufen.rulings.counting import TRULL_CARDS
from tarock_engine.koenigrufen.scoring_rules import (
    BonusRules,
    Extras,
    FarbensoloValat,
    GiveUpCost,
    SettlingRules,
    ValatBeside,
)

_SILENT = {"on": True, "off": False, "silent-only": True}

BONUSES: Final = BonusRules(
    positive_only=ruling(True, "BONUSES-001"),
    farbensolo_only_valat=ruling(True, "BONUSES-002"),
    trull=ruling(TRULL_CARDS, "BONUSES-003"),
    koenige=ruling(FOUR_KOENIGE, "BONUSES-004"),
    with_talon=reading("trull-koenige-from-stock", "BONUSES-005", {"with-stock": True, "tricks-only": False}),
    trull_lost=ruling(True, "BONUSES-006"),
    koenige_lost=ruling(True, "BONUSES-007"),
    foes_made_it=reading("failed-bonus-made-by-others", "BONUSES-008", {"both": True, "lost-only": False}),
    koenigfang=ruling(True, "BONUSES-009"),
    koenigfang_left=reading("called-king-in-rejected-set", "BONUSES-010", {"won": True, "not-won": False}),
    mondfang=ruling(True, "BONUSES-011"),
    own_mond=ruling(False, "BONUSES-012"),
    mond_by_any=reading("mondfang-by-what", "BONUSES-013", {"by-skues": False, "any-trick": True}),
    skuesfang=ruling(True, "BONUSES-014"),
    own_skues=ruling(False, "BONUSES-015"),
    birds={
        PAGAT: ruling(12, "BONUSES-016"),
        UHU: ruling(11, "BONUSES-017"),
        KAKADU: ruling(10, "BONUSES-018"),
        MARABU: ruling(9, "BONUSES-019"),
    },
    birds_lost={
        PAGAT: ruling(True, "BONUSES-020"),
        UHU: ruling(True, "BONUSES-021"),
        KAKADU: ruling(True, "BONUSES-022"),
        MARABU: ruling(True, "BONUSES-023"),
    },
    birds_silent={
        KAKADU: reading("kakadu", "BONUSES-024", _SILENT),
        MARABU: reading("marabu", "BONUSES-025", _SILENT),
    },
    elsewhere_free=ruling(True, "BONUSES-026"),
    every_play=reading("silent-attempt-scope", "BONUSES-027", {"every-play": True, "by-choice": False}),
    koenig_ultimo=ruling(12, "BONUSES-028"),
    koenig_need_not_win=ruling(True, "BONUSES-029"),
    koenig_lost=ruling(True, "BONUSES-030"),
    koenig_twice=reading("koenig-ultimo-lost-once", "BONUSES-031", {"once": False, "twice": True}),
    koenig_beside_won=reading("koenig-ultimo-beside-won", "BONUSES-044", {"both": True, "won-only": False}),
    koenig_of_foes=reading("koenig-ultimo-by-opponents", "BONUSES-032", {"lost": False, "winnable": True}),
    lost_in_trick=ruling(True, "BONUSES-033"),
    lost_early=ruling(True, "BONUSES-034"),
    lost_to_suit=ruling(True, "BONUSES-035"),
    lost_not_held=ruling(True, "BONUSES-036"),
    valat=ruling(True, "BONUSES-037"),
    valat_lost=ruling(True, "BONUSES-038"),
    valat_of_foes=reading("valat-parties", "BONUSES-039", {"either": True, "declarer-only": False}),
    valat_takes_talon=ruling(True, "BONUSES-040"),
    valat_takes_discards=reading("valat-and-discards", "BONUSES-043", {"stay": False, "to-winner": True}),
    valat_beside=reading(
        "valat-next-to-game",
        "BONUSES-041",
        {
            "beside": ValatBeside(game=True, boni=True),
            "replaces-game": ValatBeside(game=False, boni=True),
            "replaces-all": ValatBeside(game=False, boni=False),
        },
    ),
    valat_in_farbensolo=reading(
        "farbensolo-valat",
        "BONUSES-042",
        {
            "plain": FarbensoloValat(counts=True, times=1),
            "doubled": FarbensoloValat(counts=True, times=2),
            "none": FarbensoloValat(counts=False, times=1),
        },
    ),
)

SETTLING: Final = SettlingRules(
    lost_as_won=ruling(True, "SETTLING-015"),
    silent={
        TRULL: ruling(1, "SETTLING-016"),
        KOENIGE: ruling(1, "SETTLING-018"),
        PAGAT: ruling(1, "SETTLING-020"),
        UHU: ruling(2, "SETTLING-022"),
        KAKADU: ruling(3, "SETTLING-024"),
        MARABU: ruling(4, "SETTLING-026"),
        KOENIG_ULTIMO: ruling(1, "SETTLING-028"),
        KOENIGFANG: ruling(1, "SETTLING-030"),
        MONDFANG: ruling(1, "SETTLING-031"),
        SKUESFANG: ruling(2, "SETTLING-032"),
    },
    announced={
        TRULL: ruling(2, "SETTLING-017"),
        KOENIGE: ruling(2, "SETTLING-019"),
        PAGAT: ruling(2, "SETTLING-021"),
        UHU: ruling(4, "SETTLING-023"),
        KAKADU: ruling(6, "SETTLING-025"),
        MARABU: ruling(8, "SETTLING-027"),
        KOENIG_ULTIMO: ruling(2, "SETTLING-029"),
    },
    silent_valat=ruling(4, "SETTLING-033"),
    announced_valat=ruling(8, "SETTLING-034"),
    failed_at_announced=reading("failed-announcement-value", "SETTLING-035", {"announced": True, "silent": False}),
    valat_doubled=reading("valat-doubled-in-solo", "SETTLING-038", {"doubled": True, "plain": False}),
    valat_with_bird=reading("valat-base-besser-contracts", "SETTLING-039", {"without-bird": False, "with-bird": True}),
    valat_of_lost_sechserdreier=reading(
        "valat-base-sechserdreier", "SETTLING-040", {"plain": False, "lost-value": True}
    ),
    valat_with_kontra=reading("valat-base-with-kontra", "SETTLING-041", {"plain": False, "doubled": True}),
    game_steps=ruling((1, 2, 4, 8), "SETTLING-042"),
    bonus_steps=ruling((1, 2, 4, 8), "SETTLING-043"),
    fourth_step=ruling(16, "SETTLING-044"),
    fifth_step=ruling(32, "SETTLING-045"),
    game_at_fifth=reading("game-at-mordkontra", "SETTLING-046", {"times-32": 32, "times-64": 64}),
    two_against_two=ruling(1, "SETTLING-047"),
    with_each=ruling(True, "SETTLING-048"),
    alike=ruling(True, "SETTLING-049"),
    apart=ruling(True, "SETTLING-050"),
    winner_pays_too=ruling(True, "SETTLING-051"),
    sechserdreier_total=reading("one-against-three-rate", "SETTLING-052", {"each": False, "total": True}),
    sechserdreier_boni=reading("lost-sechserdreier-scope", "SETTLING-053", {"game-only": 1, "all": 2}),
    calls_stand=reading("solo-king-in-stock-calls", "SETTLING-054", {"stand": True, "void": False}),
    give_up=reading(
        "besser-rufer-give-up",
        "SETTLING-055",
        {
            "four-each": GiveUpCost(each=4, bird=False),
            "four-in-all": GiveUpCost(each=Fraction(4, 3), bird=False),
            "game-and-bird": GiveUpCost(each=4, bird=True),
        },
    ),
    dealer_out=reading("five-at-the-table", "SETTLING-056", {"sits-out": True, "dealer-as-foe": False}),
    most_pay=ruling(True, "SETTLING-057"),
    base=reading("trischaken-base-payment", "SETTLING-058", {"one-to-one": 1, "one-to-both": 2}),
    ties=reading(
        "trischaken-ties",
        "SETTLING-059",
        {"stay-out": trischaken.stay_out, "seat": trischaken.by_seat, "share": trischaken.share},
    ),
    no_trick=ruling(2, "SETTLING-060"),
    much_augen=ruling(36, "SETTLING-061"),
    much=ruling(2, "SETTLING-061"),
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
