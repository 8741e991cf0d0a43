"""The rulings on the bidding of Zwanzigerrufen, in which a game is chosen, and on the called Tarock.

Only values are here, each with the id of its clause in ``features/zwanzigerrufen/clauses.toml`` (without ``ZWA-``).
What a field means stands beside it in ``zwanzigerrufen/rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import calling as calls
from tarock_engine.cards import CARDS, named
from tarock_engine.zwanzigerrufen import announcement_rights, bidding, calling
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, SOLO
from tarock_engine.zwanzigerrufen.rules import BiddingRules, CallingRules
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling

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
    find_declarer=ruling(bidding.announcer, "BIDDING-004"),
    solo_displaces_normal=ruling(True, "BIDDING-007"),
    ranking=ruling((FARBENSOLO, SOLO), "BIDDING-008"),
    no_normal_with_all=ruling(True, "BIDDING-009"),
    solo_in_any_turn=reading("solo-call-window", "BIDDING-011", {"any-turn": True, "first-turn": False}),
    may_take_over=reading(
        "two-solo-calls",
        "BIDDING-012",
        {"first": announcement_rights.never, "nearer": announcement_rights.nearer},
        also=(announcement_rights.vorhand_takes_over,),
    ),
    over_own_solo=ruling(True, "BIDDING-014"),
    bonuses_lapse=reading("announcements-before-solo", "BIDDING-013", {"lapse": True, "stay": False}),
)

CALLING: Final = CallingRules(
    callable=named("XX", "XIX", "XVIII", "XVII", "XVI"),
    highest=ruling(CARDS["XX"], "CALLING-001"),
    second=ruling(CARDS["XIX"], "CALLING-002"),
    lowest=ruling(CARDS["XVI"], "CALLING-003"),
    callable_of_hand=reading(
        "call-which-tarock",
        "CALLING-004",
        {
            "highest-missing": calling.highest_missing,
            "own-too": calling.own_too,
            "any-missing": calling.any_missing,
        },
    ),
    find_partner=ruling(calls.holder_of, "CALLING-005"),
    partner_is_secret=ruling(True, "CALLING-007"),
    may_show_side=ruling(True, "CALLING-008"),
)
