"""Zwanzigerrufen before the first card: its games, the call and the round of announcements."""

from __future__ import annotations

from typing import Final

from tarock_engine import calling as calls
from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, TRULL, VALAT
from tarock_engine.cards import CARDS, named
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.ruling import Ruling
from tarock_engine.zwanzigerrufen import announcing, bidding, calling, ladder, speaking
from tarock_engine.zwanzigerrufen.rules import (
    AnnouncingRules,
    BiddingRules,
    CallingRules,
    KontraRule,
    Terms,
    ValatWorth,
    WhoDoubles,
    WordRule,
)
from tarock_engine.zwanzigerrufen.rulings.clauses import implied, reading, ruling
from tarock_engine.zwanzigerrufen.words import ABSOLUT, FARBENSOLO, NORMALSPIEL, SOLO, STEPS, WEITER


def _valat(clause: str, points: int) -> Ruling[ValatWorth]:
    """What a Valat counts in each reading."""
    return reading(
        "valat-tariff",
        clause,
        {
            "points": ValatWorth(points, of_game=False, doubled=True, with_kontra=False),
            "multiple": ValatWorth(points, of_game=True, doubled=False, with_kontra=False),
            "multiple-doubled": ValatWorth(points, of_game=True, doubled=True, with_kontra=False),
            "multiple-kontra": ValatWorth(points, of_game=True, doubled=False, with_kontra=True),
        },
    )


_NO_TALON: Final = implied(TalonUse.NONE, "DEALING-006")

CONTRACTS: Final = (
    Contract(
        name=NORMALSPIEL,
        calls=ruling(True, "CALLING-006"),
        talon=_NO_TALON,
        terms=Terms(
            manner=NORMALSPIEL,
            goal=ruling(45, "COUNTING-011"),
            value=ruling(1, "SETTLING-001"),
            valat=(_valat("SETTLING-009", 6), _valat("SETTLING-010", 12)),
        ),
    ),
    Contract(
        name=FARBENSOLO,
        vorhand_only=ruling(False, "BIDDING-003"),
        calls=ruling(False, "CALLING-009"),
        talon=_NO_TALON,
        terms=Terms(
            manner=FARBENSOLO,
            goal=ruling(45, "COUNTING-012"),
            value=ruling(4, "SETTLING-002"),
            valat=(_valat("SETTLING-011", 6), _valat("SETTLING-011", 12)),
            bonuses=ruling(1, "SETTLING-018"),
            suit_cards=ruling(5, "BIDDING-005"),
            unknown={
                PAGAT: ruling(False, "BONUSES-014"),
                TRULL: ruling(False, "BONUSES-029"),
                MONDFANG: ruling(False, "BONUSES-030"),
            },
        ),
    ),
    Contract(
        name=SOLO,
        vorhand_only=ruling(False, "BIDDING-003"),
        calls=ruling(False, "CALLING-010"),
        talon=_NO_TALON,
        terms=Terms(
            manner=SOLO,
            goal=ruling(45, "COUNTING-013"),
            value=reading("solo-value", "SETTLING-003", {"four": 4, "five": 5}),
            valat=(_valat("SETTLING-012", 6), _valat("SETTLING-012", 12)),
            bonuses=ruling(2, "SETTLING-017"),
            suit_cards=ruling(0, "BIDDING-006"),
        ),
    ),
)

BIDDING: Final = BiddingRules(
    opens=ruling(0, "BIDDING-001"),
    in_turn=ruling(1, "ANNOUNCING-003"),
    checks=(
        ruling(bidding.is_a_game, "BIDDING-002"),
        reading(
            "forced-solo-kind",
            "BIDDING-010",
            {"solo": bidding.forced_to_solo, "either-solo": bidding.forced_to_any},
        ),
        ruling(bidding.may_be_thrown_in, "DEALING-012"),
    ),
    declares=ruling(bidding.announcer, "BIDDING-004"),
    displaces=ruling(True, "BIDDING-007"),
    order=ruling((FARBENSOLO, SOLO), "BIDDING-008"),
    no_normal=ruling(True, "BIDDING-009"),
    any_turn=reading("solo-call-window", "BIDDING-011", {"any-turn": True, "first-turn": False}),
    again=reading("two-solo-calls", "BIDDING-012", {"first": speaking.never, "nearer": speaking.nearer}),
    over_own=ruling(True, "BIDDING-014"),
    lapse=reading("announcements-before-solo", "BIDDING-013", {"lapse": True, "stay": False}),
)

CALLING: Final = CallingRules(
    callable=named("XX", "XIX", "XVIII", "XVII", "XVI"),
    highest=ruling(CARDS["XX"], "CALLING-001"),
    second=ruling(CARDS["XIX"], "CALLING-002"),
    lowest=ruling(CARDS["XVI"], "CALLING-003"),
    which=reading(
        "call-which-tarock",
        "CALLING-004",
        {
            "highest-missing": calling.highest_missing,
            "own-too": calling.own_too,
            "any-missing": calling.any_missing,
        },
    ),
    partner=ruling(calls.holder_of, "CALLING-005"),
    secret=ruling(True, "CALLING-007"),
    shows_side=ruling(True, "CALLING-008"),
)

_FREE = KontraRule(needed=False, own=False, added=False)

ANNOUNCING: Final = AnnouncingRules(
    steps=STEPS,
    goes_on=ruling(True, "ANNOUNCING-001"),
    closes=ruling(WEITER, "ANNOUNCING-002"),
    end=reading(
        "announcing-ends",
        "ANNOUNCING-004",
        {
            "four-weiter": announcing.all_in_a_row,
            "round-from-vorhand": announcing.whole_round,
            "three-weiter": announcing.all_others,
        },
    ),
    again=ruling(True, "ANNOUNCING-005"),
    several=ruling(True, "ANNOUNCING-006"),
    announceable=ruling((ABSOLUT, PAGAT, VALAT), "ANNOUNCING-007"),
    material=reading("announceable-bonuses", "ANNOUNCING-008", {"three": (), "all-five": (TRULL, KOENIGE)}),
    mondfang=ruling(False, "ANNOUNCING-009"),
    everybody=ruling(True, "ANNOUNCING-010"),
    once=ruling(True, "BONUSES-034"),
    has_word=ruling(True, "ANNOUNCING-011"),
    word=reading(
        "dazu-dagegen-words",
        "ANNOUNCING-012",
        {
            "may-omit": WordRule(of_vorhand=False, omitted=True),
            "spoken": WordRule(of_vorhand=True, omitted=False),
        },
    ),
    true_word=ruling(True, "ANNOUNCING-013"),
    kontra_first=reading("kontra-before-bonus", "ANNOUNCING-025", {"before": True, "in-same-turn": False}),
    pagat_needs_kontra=ruling(True, "ANNOUNCING-014"),
    pagat_kontra=reading(
        "pagat-dagegen-kontra",
        "ANNOUNCING-015",
        {
            "partner-suffices": KontraRule(needed=True, own=False, added=False),
            "own-only": KontraRule(needed=True, own=True, added=False),
            "automatic": KontraRule(needed=False, own=False, added=True),
        },
    ),
    other_kontra=reading(
        "absolut-dagegen-kontra",
        "ANNOUNCING-016",
        {
            "free": _FREE,
            "required": KontraRule(needed=True, own=False, added=False),
            "contained": KontraRule(needed=False, own=False, added=True),
        },
    ),
    holder=reading("pagat-announcer", "ANNOUNCING-017", {"holder": True, "any": False}),
    farbensolo_pagat=ruling(False, "ANNOUNCING-018"),
    kontra_to_game=ruling(True, "ANNOUNCING-019"),
    kontra_to_bonus=ruling(True, "ANNOUNCING-020"),
    each_apart=ruling(True, "ANNOUNCING-021"),
    only_announced=ruling(True, "ANNOUNCING-022"),
    highest_step=ruling(4, "ANNOUNCING-023"),
    who=reading(
        "kontra-who-and-when",
        "ANNOUNCING-024",
        {
            "foes": WhoDoubles(ladder.foes, in_time=False),
            "anybody": WhoDoubles(ladder.anybody, in_time=False),
            "first-chance": WhoDoubles(ladder.foes, in_time=True),
        },
    ),
)
