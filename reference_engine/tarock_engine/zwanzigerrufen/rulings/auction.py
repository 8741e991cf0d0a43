"""Which game of Zwanzigerrufen is played, and the called Tarock, each value with its clause."""

from __future__ import annotations

from typing import Final

from tarock_engine import calling as calls
from tarock_engine.cards import CARDS, named
from tarock_engine.zwanzigerrufen import bidding, calling, speaking
from tarock_engine.zwanzigerrufen.rules import BiddingRules, CallingRules
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling
from tarock_engine.zwanzigerrufen.words import FARBENSOLO, SOLO

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
