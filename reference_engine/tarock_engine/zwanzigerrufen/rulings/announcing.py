"""The rulings on announcements and doublings in Zwanzigerrufen.

Only values are here, each with the id of its clause in ``features/zwanzigerrufen/clauses.toml`` (without ``ZWA-``).
What a field means stands beside it in ``zwanzigerrufen/play_rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KOENIGE, PAGAT, TRULL, VALAT
from tarock_engine.zwanzigerrufen import doubling_ladder, round_ends
from tarock_engine.zwanzigerrufen.names import ABSOLUT, STEPS, WEITER
from tarock_engine.zwanzigerrufen.play_rules import AnnouncingRules, KontraRule, WhoDoubles, WordRule
from tarock_engine.zwanzigerrufen.rulings.clauses import reading, ruling

_FREE = KontraRule(needed=False, own=False, added=False)

ANNOUNCING: Final = AnnouncingRules(
    steps=STEPS,
    vorhand_goes_on=ruling(True, "ANNOUNCING-001"),
    closing_word=ruling(WEITER, "ANNOUNCING-002"),
    is_over=reading(
        "announcing-ends",
        "ANNOUNCING-004",
        {
            "four-weiter": round_ends.all_in_a_row,
            "round-from-vorhand": round_ends.whole_round,
            "three-weiter": round_ends.all_others,
        },
    ),
    may_speak_again=ruling(True, "ANNOUNCING-005"),
    several_in_one_turn=ruling(True, "ANNOUNCING-006"),
    announceable=ruling((ABSOLUT, PAGAT, VALAT), "ANNOUNCING-007"),
    announceable_sets=reading("announceable-bonuses", "ANNOUNCING-008", {"three": (), "all-five": (TRULL, KOENIGE)}),
    mondfang_announceable=ruling(False, "ANNOUNCING-009"),
    both_sides_may_announce=ruling(True, "ANNOUNCING-010"),
    no_announcement_twice=ruling(True, "BONUSES-034"),
    dazu_or_dagegen=ruling(True, "ANNOUNCING-011"),
    word_refers=reading(
        "dazu-dagegen-words",
        "ANNOUNCING-012",
        {
            "may-omit": WordRule(of_vorhand=False, declarer_omits=True, kontra_omits=True),
            "spoken": WordRule(of_vorhand=True, declarer_omits=False, kontra_omits=False),
        },
    ),
    word_is_true=ruling(True, "ANNOUNCING-013"),
    kontra_before_bonus=reading("kontra-before-bonus", "ANNOUNCING-025", {"before": True, "in-same-turn": False}),
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
    pagat_by_holder=reading("pagat-announcer", "ANNOUNCING-017", {"holder": True, "any": False}),
    pagat_in_farbensolo=ruling(False, "ANNOUNCING-018"),
    kontra_to_game=ruling(True, "ANNOUNCING-019"),
    kontra_to_bonus=ruling(True, "ANNOUNCING-020"),
    items_doubled_apart=ruling(True, "ANNOUNCING-021"),
    only_announced_doubled=ruling(True, "ANNOUNCING-022"),
    highest_step=ruling(4, "ANNOUNCING-023"),
    who_doubles=reading(
        "kontra-who-and-when",
        "ANNOUNCING-024",
        {
            "foes": WhoDoubles(doubling_ladder.foes, in_time=False),
            "anybody": WhoDoubles(doubling_ladder.anybody_else, in_time=False),
            "first-chance": WhoDoubles(doubling_ladder.foes, in_time=True),
        },
    ),
)
