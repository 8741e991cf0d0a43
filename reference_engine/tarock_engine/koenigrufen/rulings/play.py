"""The rulings on playing the cards in Tarock-Königrufen, Trischaken included.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``koenigrufen/play_rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds, counting, following, winning
from tarock_engine import play as cardplay
from tarock_engine.actions import (
    KOENIG_ULTIMO,
)
from tarock_engine.koenigrufen import play
from tarock_engine.koenigrufen.play_rules import HoldDuty, PlayRules, TrischakenRules
from tarock_engine.koenigrufen.rulings.birds import BIRDS
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling

_KAISERSTICH = {"off": cardplay.skues_takes_all, "on": cardplay.spatz_takes_all}
_OVERTAKING = {"within": play.within_duties, "above": play.above_duties}

PLAY: Final = PlayRules(
    leads=ruling(cardplay.vorhand, "PLAY-001", also=(cardplay.declarer,)),
    farbensolo_leads=ruling(cardplay.declarer, "PLAY-002", also=(cardplay.vorhand,)),
    negative_leads=ruling(cardplay.declarer, "PLAY-003", also=(cardplay.vorhand,)),
    in_turn=ruling(1, "PLAY-004"),
    follow=(
        ruling(following.follow_suit, "PLAY-005"),
        ruling(following.follow_trump, "PLAY-006"),
        ruling(following.trump_when_void, "PLAY-007"),
        ruling(following.anything_when_void, "PLAY-008"),
    ),
    suit_wins=ruling(winning.highest_of_suit, "PLAY-009"),
    trump_wins=ruling(winning.highest_trump, "PLAY-010"),
    winner_leads=ruling(counting.winner_of, "PLAY-011"),
    whole_trull=reading("kaiserstich", "PLAY-012", _KAISERSTICH, also=(cardplay.spatz_takes_in_order,)),
    negative_overtake=ruling(play.overtake, "PLAY-013"),
    negative_overtaking=reading("overtake-within-follow", "PLAY-014", _OVERTAKING),
    farbensolo_suit_wins=ruling(winning.highest_of_suit, "PLAY-015"),
    farbensolo_void=ruling(following.trump_when_void, "PLAY-016"),
    farbensolo_lead=ruling(play.suit_cards_led, "PLAY-017"),
    farbensolo_trump=ruling(following.follow_trump, "PLAY-018"),
    farbensolo_trump_wins=ruling(winning.trump_led_and_highest, "PLAY-019"),
    farbensolo_trull=reading(
        "farbensolo-kaiserstich",
        "PLAY-020",
        {"trump-led": play.trull_where_trump_led, "always": play.trull_always},
    ),
    open_from_card=reading("ouvert-open-when", "PLAY-023", {"second-trick": 5, "start": 0}),
    stops_when_failed=reading("early-end-of-play", "PLAY-024", {"played-out": False, "stops": True}),
    bound_until={
        **birds.ruled(BIRDS, lambda bird: bird.bound_until),
        KOENIG_ULTIMO: ruling(12, "PLAY-029"),
    },
    must_be_played=birds.ruled(BIRDS, lambda bird: bird.must_be_played),
    hold_duty=reading(
        "announced-card-hold-duty",
        "PLAY-033",
        {
            "side": HoldDuty(binds=True, whole_side=True),
            "announcer": HoldDuty(binds=True, whole_side=False),
            "not-bound": HoldDuty(binds=False, whole_side=False),
        },
    ),
    bond_priority=reading(
        "bound-card-priority", "PLAY-034", {"any": play.any_bound, "dearest-first": play.dearest_first}
    ),
    breach_is_refused=ruling(True, "PLAY-035"),
    unnoticed_stands=reading("irregularities", "PLAY-036", {"refused": False, "stands": True}),
)

TRISCHAKEN: Final = TrischakenRules(
    own_tricks=ruling(counting.winner_of, "TRISCHAKEN-001"),
    leads=reading("trischaken-leader", "TRISCHAKEN-002", {"vorhand": 0, "second": 1}),
    overtake=ruling(play.overtake, "TRISCHAKEN-003", also=(cardplay.no_duty,)),
    overtaking=reading("overtake-within-follow", "TRISCHAKEN-003", _OVERTAKING),
    pagat_last=ruling(play.pagat_last, "TRISCHAKEN-004", also=(cardplay.no_duty,)),
    pagat_last_off_lead_too=reading("trischaken-pagat-last", "TRISCHAKEN-005", {"any-play": True, "lead-only": False}),
    pagat_takes=reading(
        "trischaken-pagat-and-kaiserstich", "TRISCHAKEN-006", {"overtake-first": True, "pagat-last": False}
    ),
)
