"""The rulings on playing the cards in Lungauer Königrufen, Fahren included.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``lungau/rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds, counting, following
from tarock_engine import play as cardplay
from tarock_engine.actions import KOENIG_ULTIMO
from tarock_engine.lungau import play
from tarock_engine.lungau.rules import BoundCards, BoundUhu, PlayRules, TrischakenRules
from tarock_engine.lungau.rulings.birds import BIRDS
from tarock_engine.lungau.rulings.clauses import reading, ruling

PLAY: Final = PlayRules(
    leads=ruling(cardplay.vorhand, "PLAY-001", also=(cardplay.declarer,)),
    in_turn=ruling(1, "PLAY-002"),
    follow=(
        ruling(following.follow_suit, "PLAY-003"),
        ruling(following.follow_trump, "PLAY-004"),
        ruling(following.trump_when_void, "PLAY-005"),
        ruling(following.anything_when_void, "PLAY-006"),
    ),
    fahren_follow=(
        ruling(following.follow_suit, "TRISCHAKEN-003"),
        ruling(following.follow_trump, "TRISCHAKEN-003"),
        ruling(following.trump_when_void, "TRISCHAKEN-003"),
        ruling(following.anything_when_void, "TRISCHAKEN-003"),
    ),
    bound_until={
        **birds.ruled(BIRDS, lambda bird: bird.bound_until),
        KOENIG_ULTIMO: ruling(12, "PLAY-012"),
    },
    bond_priority=reading(
        "bound-card-priority",
        "PLAY-014",
        {
            "any": BoundCards(first_lead_free=False, forced=play.any_bound),
            "first-lead-free": BoundCards(first_lead_free=True, forced=play.any_bound),
            "uhu-first": BoundCards(first_lead_free=False, forced=play.uhu_first),
        },
    ),
    uhu_in_time=reading(
        "bound-uhu-in-trick-eleven",
        "PLAY-013",
        {
            "free-lost": BoundUhu(must_be_played=False, scored_when_late=True),
            "must": BoundUhu(must_be_played=True, scored_when_late=True),
            "free-unscored": BoundUhu(must_be_played=False, scored_when_late=False),
        },
    ),
    breach_is_refused=ruling(True, "PLAY-018"),
    winner=ruling(cardplay.best, "PLAY-007"),
    whole_trull=reading(
        "trull-in-one-trick", "PLAY-009", {"skues": cardplay.skues_takes_all, "spatz": cardplay.spatz_takes_all}
    ),
    winner_leads=ruling(counting.winner_of, "PLAY-008"),
    failed_valat_ends_play=ruling(True, "PLAY-015"),
    valat_frees_bound_cards=reading("valat-frees-bound-cards", "PLAY-016", {"frees": True, "binds": False}),
    dealer_out=ruling(True, "PLAY-017"),
)

TRISCHAKEN: Final = TrischakenRules(
    kontra_allowed=ruling(True, "TRISCHAKEN-001"),
    leads=ruling(0, "TRISCHAKEN-002"),
    overtake=ruling(cardplay.overtake, "TRISCHAKEN-004", also=(cardplay.no_duty,)),
    pagat_last=ruling(play.spatz_last, "TRISCHAKEN-005", also=(cardplay.no_duty,)),
    dealer_says_kontra=ruling(True, "TRISCHAKEN-006"),
    dealer_speaks_at=ruling(4, "TRISCHAKEN-011"),
    dealer_tricks=ruling(6, "TRISCHAKEN-007"),
    dealer_plays_at=ruling(4, "TRISCHAKEN-008"),
    leads_after_dealer=ruling(0, "TRISCHAKEN-009"),
    dealer_settles=reading("fahren-five-dealer", "TRISCHAKEN-010", {"full": True, "unseen": True, "unpaid": False}),
)
