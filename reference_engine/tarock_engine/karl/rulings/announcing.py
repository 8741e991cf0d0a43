"""The rulings on announcements and doublings in Karls Tarockrunde.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands beside it in ``karl/play_rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, TRULL, VALAT
from tarock_engine.karl import doubling_ladder
from tarock_engine.karl.play_rules import AnnouncingRules, AuchRuferBird, LastStep
from tarock_engine.karl.rulings.birds import BIRDS
from tarock_engine.karl.rulings.clauses import reading, ruling

_SETS: Final = (TRULL, KOENIGE)
_NOTHING: Final[tuple[str, ...]] = ()

ANNOUNCING: Final = AnnouncingRules(
    steps=doubling_ladder.WORDS,
    round_after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-001"),
    opening_words=ruling("ich liege", "ANNOUNCING-001"),
    opened_in_every_game=reading(
        "announcement-round",
        "ANNOUNCING-002",
        {"announcement-only": True, "kontra-too": True, "discard-games-only": False},
    ),
    answered_by_all=ruling(True, "ANNOUNCING-003"),
    in_turn=ruling(1, "ANNOUNCING-004"),
    may_speak_again=ruling(True, "ANNOUNCING-005"),
    after_kontra=reading(
        "announcement-round",
        "ANNOUNCING-006",
        {"announcement-only": False, "kontra-too": True, "discard-games-only": False},
    ),
    ends_when_all_say_gut=ruling(True, "ANNOUNCING-007"),
    announceable=ruling((TRULL, KOENIGE, KOENIG_ULTIMO, *birds.names(BIRDS), VALAT), "ANNOUNCING-008"),
    no_announcement_twice=ruling(True, "ANNOUNCING-031"),
    bird_without_holding=ruling(True, "ANNOUNCING-009"),
    koenig_without_holding=ruling(True, "ANNOUNCING-010"),
    in_negative=reading(
        "negative-games-basics",
        "ANNOUNCING-011",
        {"kontra-only": _NOTHING, "bonuses-too": (*_SETS, *birds.names(BIRDS))},
    ),
    in_farbensolo=ruling((KOENIGE, VALAT), "ANNOUNCING-012"),
    bird_duty=reading(
        "auch-rufer-bird-naming",
        "ANNOUNCING-014",
        {
            "any-bird": AuchRuferBird(held=False, with_bid=False),
            "held-bird": AuchRuferBird(held=True, with_bid=False),
            "with-bid": AuchRuferBird(held=True, with_bid=True),
        },
    ),
    foes_force_play=reading("rufer-what-forces-play", "ANNOUNCING-017", {"anyone": True, "own-side": False}),
    unplayed_alone=reading("rufer-alone-unannounced", "ANNOUNCING-018", {"paid": True, "played": False}),
    beside_valat=reading(
        "valat-side-announcements",
        "ANNOUNCING-019",
        {"own-hand": _SETS, "birds-too": (*_SETS, *birds.names(BIRDS)), "both-sides": _SETS},
    ),
    set_in_one_hand=ruling(True, "ANNOUNCING-020"),
    owed_bird_beside_valat=ruling(True, "ANNOUNCING-032"),
    before_valat_stands=reading("valat-after-announcements", "ANNOUNCING-033", {"stands": True, "barred": False}),
    valat_limits_foes=reading(
        "valat-side-announcements", "ANNOUNCING-021", {"own-hand": False, "birds-too": False, "both-sides": True}
    ),
    kontra_allowed=ruling(True, "ANNOUNCING-022"),
    kontra_after_gut=reading("kontra-after-gut", "ANNOUNCING-034", {"only-new": False, "still-open": True}),
    kontra_by_other_side=reading(
        "kontra-by-whom", "ANNOUNCING-023", {"sides": True, "retour-by-its-own": True, "anyone": False}
    ),
    retour_by_whole_side=reading(
        "kontra-by-whom", "ANNOUNCING-035", {"sides": True, "retour-by-its-own": False, "anyone": True}
    ),
    retour_allowed=ruling(True, "ANNOUNCING-024"),
    items_doubled_apart=reading(
        "kontra-levels", "ANNOUNCING-025", {"retour": True, "subkontra": True, "one-for-all": False}
    ),
    last_step=reading(
        "kontra-levels",
        "ANNOUNCING-026",
        {"retour": LastStep(2, 4), "subkontra": LastStep(3, 8), "one-for-all": LastStep(2, 4)},
    ),
    kontra_binds_side=ruling(True, "ANNOUNCING-027"),
    foes_double_alone=ruling(True, "ANNOUNCING-028"),
    retour_binds_one=reading(
        "kontra-binding",
        "ANNOUNCING-029",
        {"own-account": True, "farbensolo-too": True, "retour-binds-all": False},
    ),
    farbensolo_doubled_alone=reading(
        "kontra-binding",
        "ANNOUNCING-030",
        {"own-account": False, "farbensolo-too": True, "retour-binds-all": False},
    ),
)
