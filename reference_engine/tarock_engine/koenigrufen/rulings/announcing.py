"""The rulings on announcements and doublings in Tarock-Königrufen.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``koenigrufen/play_rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds
from tarock_engine.actions import (
    KOENIG_ULTIMO,
    KOENIGE,
    TRULL,
    VALAT,
)
from tarock_engine.koenigrufen import doubling_ladder
from tarock_engine.koenigrufen.play_rules import (
    AnnouncingRules,
    BirdDuty,
    NegativeKontra,
    RoundEnd,
    SecondAnnouncement,
    WhoAnnounces,
)
from tarock_engine.koenigrufen.rulings.birds import BIRDS
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling

_ALWAYS_IN_USE: Final = tuple(bird for bird in BIRDS if bird.announceable is None)
_ONLY_VALAT: tuple[str, ...] = (VALAT,)

ANNOUNCING: Final = AnnouncingRules(
    steps=doubling_ladder.WORDS,
    round_after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-002"),
    several_in_one_turn=ruling(True, "ANNOUNCING-003"),
    round_ends=reading(
        "announcement-round-end",
        "ANNOUNCING-004",
        {
            "each-once": RoundEnd(everybody_first=True, pass_is_final=False),
            "three-passes": RoundEnd(everybody_first=False, pass_is_final=False),
            "pass-final": RoundEnd(everybody_first=True, pass_is_final=True),
        },
    ),
    giving_up_before_word=reading(
        "aufgeben-moment", "TALON-026", {"before-discard": False, "before-set": False, "before-announcing": True}
    ),
    second_announcement=reading(
        "same-bonus-by-partners",
        "ANNOUNCING-005",
        {
            "once": SecondAnnouncement(allowed=False, counts=False),
            "first-counts": SecondAnnouncement(allowed=True, counts=False),
            "each-counts": SecondAnnouncement(allowed=True, counts=True),
        },
    ),
    both_sides_may_announce=reading(
        "same-bonus-by-both-sides", "ANNOUNCING-006", {"both-may": True, "first-only": False}
    ),
    announceable=ruling((TRULL, KOENIGE, *birds.names(_ALWAYS_IN_USE), KOENIG_ULTIMO, VALAT), "ANNOUNCING-007"),
    birds_announceable=birds.ruled(BIRDS, lambda bird: bird.announceable),
    koenigfang_announceable=ruling(False, "ANNOUNCING-010"),
    mondfang_announceable=ruling(False, "ANNOUNCING-011"),
    skuesfang_announceable=ruling(False, "ANNOUNCING-012"),
    koenig_ultimo_needs_call=ruling(True, "ANNOUNCING-013"),
    without_holding=ruling(True, "ANNOUNCING-014"),
    boni_in_negative=ruling(False, "ANNOUNCING-015"),
    in_farbensolo=reading(
        "farbensolo-valat", "ANNOUNCING-016", {"plain": _ONLY_VALAT, "doubled": _ONLY_VALAT, "none": ()}
    ),
    bird_duty=reading(
        "besser-bird-duty",
        "ANNOUNCING-019",
        {
            "any-bird": BirdDuty(held_only=False, koenig_ultimo=False),
            "held-bird": BirdDuty(held_only=True, koenig_ultimo=False),
            "koenig-ultimo-too": BirdDuty(held_only=False, koenig_ultimo=True),
        },
    ),
    secret_partner_announces=ruling(True, "ANNOUNCING-020"),
    unknown_foe_is_barred=ruling(True, "ANNOUNCING-021"),
    after_kontra=ruling(True, "ANNOUNCING-022"),
    free_without_secret=ruling(True, "ANNOUNCING-023"),
    free_once_partner_shows=ruling(True, "ANNOUNCING-024"),
    who_may_announce=reading(
        "announcer-known-party",
        "ANNOUNCING-025",
        {
            "known": WhoAnnounces(declarer=True, private=False),
            "private-too": WhoAnnounces(declarer=True, private=True),
            "not-declarer": WhoAnnounces(declarer=False, private=False),
        },
    ),
    kontra_to_game=ruling(True, "ANNOUNCING-026"),
    kontra_to_bonus=ruling(True, "ANNOUNCING-027"),
    only_announced_doubled=ruling(True, "ANNOUNCING-035"),
    kontra_by_other_side=reading("kontra-opposing-side", "ANNOUNCING-028", {"other-side": True, "nobody": False}),
    rekontra_allowed=ruling(True, "ANNOUNCING-029"),
    subkontra_allowed=ruling(True, "ANNOUNCING-030"),
    highest_step=reading("kontra-steps", "ANNOUNCING-031", {"subkontra": 3, "hirschkontra": 4, "mordkontra": 5}),
    may_double_on=reading(
        "ladder-next-speaker",
        "ANNOUNCING-032",
        {"partners": doubling_ladder.anybody, "announcer-then-kontrer": doubling_ladder.who_began},
    ),
    negative_kontra=reading(
        "kontra-negative-contracts",
        "ANNOUNCING-033",
        {
            "binds-all": NegativeKontra(possible=True, each_alone=False),
            "each-alone": NegativeKontra(possible=True, each_alone=True),
            "none": NegativeKontra(possible=False, each_alone=False),
        },
    ),
    none_in_trischaken=ruling(True, "ANNOUNCING-034"),
    no_round_in_trischaken=ruling(True, "ANNOUNCING-036"),
)
