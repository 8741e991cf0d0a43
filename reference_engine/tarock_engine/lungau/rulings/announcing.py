"""The rulings on announcements and doublings in Lungauer Königrufen.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``lungau/rules.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import birds
from tarock_engine.actions import GUT, KOENIG_ULTIMO, KOENIGE, KOENIGFANG, TRULL, VALAT
from tarock_engine.lungau import doubling_ladder
from tarock_engine.lungau.rules import AnnouncingRules, Ladder, ValatParties
from tarock_engine.lungau.rulings.birds import BIRDS
from tarock_engine.lungau.rulings.clauses import reading, ruling

ANNOUNCING: Final = AnnouncingRules(
    birds={bird.name: bird.card for bird in BIRDS},
    steps=("Kontra", "Rekontra", "Superkontra"),
    round_after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-002"),
    praemien_circuits=ruling(1, "ANNOUNCING-003"),
    gut_word=ruling(GUT, "ANNOUNCING-004"),
    announceable=ruling((TRULL, KOENIGE, KOENIGFANG, *birds.names(BIRDS), KOENIG_ULTIMO, VALAT), "ANNOUNCING-025"),
    never_announced=ruling(KOENIGFANG, "ANNOUNCING-005"),
    kontra_to_praemie=ruling(True, "ANNOUNCING-006"),
    rekontra_to_praemie=ruling(True, "ANNOUNCING-007"),
    superkontra_to_praemie=ruling(True, "ANNOUNCING-008"),
    ladder=reading(
        "ladder-next-speaker",
        "ANNOUNCING-009",
        {
            "announcer-then-others": Ladder(doubling_ladder.is_announcer, doubling_ladder.is_another),
            "announcer-then-kontrer": Ladder(doubling_ladder.is_announcer, doubling_ladder.is_kontrer),
            "partners": Ladder(doubling_ladder.is_own_side, doubling_ladder.is_other_side),
        },
    ),
    at_first_opportunity=ruling(True, "ANNOUNCING-010"),
    answered_at_next_turn=ruling(True, "ANNOUNCING-011"),
    doublings_in_circuits=reading("announcement-turns", "ANNOUNCING-012", {"circuits": True, "out-of-turn": False}),
    kontra_to_game_by_foes=ruling(True, "ANNOUNCING-013"),
    rekontra_to_game_by_side=ruling(True, "ANNOUNCING-014"),
    superkontra_to_game=reading("superkontra-on-game", "ANNOUNCING-015", {"allowed": True, "stops": False}),
    koenig_ultimo_by_called=ruling(True, "ANNOUNCING-016"),
    ultimo_by_holder=ruling(True, "ANNOUNCING-017"),
    koenig_ultimo_by_lone_caller=reading(
        "koenig-ultimo-by-lone-caller", "ANNOUNCING-018", {"silent-only": False, "announced": True}
    ),
    koenig_ultimo_by_own_caller=reading(
        "koenig-ultimo-by-own-caller", "ANNOUNCING-026", {"announced": True, "silent-only": False}
    ),
    valat_by_declarers_side=ruling(True, "ANNOUNCING-019"),
    valat_parties=reading(
        "valat-parties",
        "ANNOUNCING-020",
        {
            "either": ValatParties(opponents_make_it=True, partner_is_known=False),
            "declarer-only": ValatParties(opponents_make_it=False, partner_is_known=False),
            "known-partner": ValatParties(opponents_make_it=True, partner_is_known=True),
        },
    ),
    bid_announces_bird=ruling(True, "ANNOUNCING-021"),
    more_beside_bird=ruling(True, "ANNOUNCING-022"),
    bird_doubled_apart=reading("kontra-on-contained-vogerl", "ANNOUNCING-023", {"own-chain": True, "with-game": False}),
    own_kontra_blocks_foes=reading("kontra-by-own-side-blocks", "ANNOUNCING-024", {"blocks": True, "foe-may": False}),
)
