"""The rulings on playing the cards in Zwanzigerrufen.

Only values are here, each with the id of its clause in ``features/zwanzigerrufen/clauses.toml`` (without ``ZWA-``).
What a field means stands beside it in ``zwanzigerrufen/play_rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import counting, following, winning
from tarock_engine import play as cardplay
from tarock_engine.actions import PAGAT
from tarock_engine.zwanzigerrufen import play
from tarock_engine.zwanzigerrufen.play_rules import PlayRules
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling

PLAY: Final = PlayRules(
    leads=ruling(cardplay.vorhand, "PLAY-001", also=(cardplay.declarer,)),
    farbensolo_leads=reading("first-lead", "PLAY-002", {"vorhand": cardplay.vorhand, "soloist": cardplay.declarer}),
    in_turn=ruling(1, "PLAY-003"),
    winner_leads=ruling(counting.winner_of, "PLAY-004"),
    solo_winner_leads=ruling(counting.winner_of, "PLAY-027"),
    follow=(
        ruling(following.follow_suit, "PLAY-005"),
        ruling(following.follow_trump, "PLAY-006"),
        ruling(following.trump_when_void, "PLAY-007"),
        ruling(play.anything_without_both, "PLAY-008"),
        ruling(play.suits_without_tarock, "PLAY-009"),
    ),
    overtaking=ruling(False, "PLAY-010"),
    tarock_may_be_led=ruling(True, "PLAY-011"),
    farbensolo_lead=ruling(play.suit_cards_led, "PLAY-012"),
    farbensolo_suit=ruling(following.follow_suit, "PLAY-013"),
    farbensolo_void=reading(
        "farbensolo-void-follower",
        "PLAY-014",
        {"tarock": following.trump_when_void, "suit-card": play.other_suits, "either": play.all_cards},
    ),
    trump_wins=ruling(winning.highest_trump, "PLAY-015"),
    solo_trump_wins=ruling(winning.highest_trump, "PLAY-016"),
    suit_wins=ruling(winning.highest_of_suit, "PLAY-017"),
    farbensolo_suit_wins=ruling(winning.highest_of_suit, "PLAY-018"),
    farbensolo_trump_wins=ruling(winning.trump_led_and_highest, "PLAY-019"),
    whole_trull=ruling(cardplay.spatz_takes_all, "PLAY-020"),
    farbensolo_trull=ruling(play.trull_on_trump, "PLAY-021"),
    farbensolo_suit_trull=reading(
        "farbensolo-maerchenstich",
        "PLAY-022",
        {"tarock-led": cardplay.skues_takes_all, "always": play.trull_on_suit},
    ),
    bound_until={PAGAT: reading("pagat-hold-back", "PLAY-023", {"free": 0, "bound": 10})},
    tricks=ruling(10, "PLAY-024"),
    stops_when_failed=reading("valat-failed", "PLAY-025", {"all": False, "valat-only": True}),
    breach_is_refused=ruling(True, "PLAY-026"),
)
