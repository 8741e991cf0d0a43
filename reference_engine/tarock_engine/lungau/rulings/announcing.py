"""What is announced and doubled in Lungauer Königrufen, each value with its clause."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import GUT, KOENIG_ULTIMO, KOENIGE, KOENIGFANG, SPATZ, TRULL, UHU, VALAT
from tarock_engine.lungau import ladder
from tarock_engine.lungau.announcing import BIRDS
from tarock_engine.lungau.rules import AnnouncingRules, Ladder, ValatParties
from tarock_engine.lungau.rulings.clauses import reading, ruling

ANNOUNCING: Final = AnnouncingRules(
    birds=BIRDS,
    steps=("Kontra", "Rekontra", "Superkontra"),
    after_discarding=ruling(True, "ANNOUNCING-001"),
    opens=ruling(0, "ANNOUNCING-002"),
    one_turn=ruling(1, "ANNOUNCING-003"),
    gut=ruling(GUT, "ANNOUNCING-004"),
    announceable=ruling((TRULL, KOENIGE, KOENIGFANG, SPATZ, UHU, KOENIG_ULTIMO, VALAT), "ANNOUNCING-025"),
    never=ruling(KOENIGFANG, "ANNOUNCING-005"),
    kontra=ruling(True, "ANNOUNCING-006"),
    rekontra=ruling(True, "ANNOUNCING-007"),
    superkontra=ruling(True, "ANNOUNCING-008"),
    ladder=reading(
        "ladder-next-speaker",
        "ANNOUNCING-009",
        {
            "announcer-then-others": Ladder(ladder.is_announcer, ladder.is_another),
            "announcer-then-kontrer": Ladder(ladder.is_announcer, ladder.is_kontrer),
            "partners": Ladder(ladder.is_own_side, ladder.is_other_side),
        },
    ),
    first_opportunity=ruling(True, "ANNOUNCING-010"),
    later_speakers=ruling(True, "ANNOUNCING-011"),
    circuits=reading("announcement-turns", "ANNOUNCING-012", {"circuits": True, "out-of-turn": False}),
    kontra_to_game=ruling(True, "ANNOUNCING-013"),
    rekontra_to_game=ruling(True, "ANNOUNCING-014"),
    superkontra_to_game=reading("superkontra-on-game", "ANNOUNCING-015", {"allowed": True, "stops": False}),
    koenig_ultimo=ruling(True, "ANNOUNCING-016"),
    holder_only=ruling(True, "ANNOUNCING-017"),
    lone_caller=reading("koenig-ultimo-by-lone-caller", "ANNOUNCING-018", {"silent-only": False, "announced": True}),
    own_caller=reading("koenig-ultimo-by-own-caller", "ANNOUNCING-026", {"announced": True, "silent-only": False}),
    valat=ruling(True, "ANNOUNCING-019"),
    valat_parties=reading(
        "valat-parties",
        "ANNOUNCING-020",
        {
            "either": ValatParties(opponents_make_it=True, partner_is_known=False),
            "declarer-only": ValatParties(opponents_make_it=False, partner_is_known=False),
            "known-partner": ValatParties(opponents_make_it=True, partner_is_known=True),
        },
    ),
    contained=ruling(True, "ANNOUNCING-021"),
    beside_contained=ruling(True, "ANNOUNCING-022"),
    contained_chain=reading("kontra-on-contained-vogerl", "ANNOUNCING-023", {"own-chain": True, "with-game": False}),
    own_kontra_blocks=reading("kontra-by-own-side-blocks", "ANNOUNCING-024", {"blocks": True, "foe-may": False}),
)
