"""The rulings on each Vogel of Tarock-Königrufen, from the I up: one record for each.

Only values are here, each with the id of its clause in ``features/koenigrufen/clauses.toml`` (without ``KOE-``). What a
field means stands beside it in ``birds.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KAKADU, MARABU, PAGAT, UHU
from tarock_engine.birds import Bird
from tarock_engine.cards import CARDS
from tarock_engine.koenigrufen.rulings.clauses import reading, ruling

_ANNOUNCED: Final = {"on": True, "off": False, "silent-only": False}
_SILENT: Final = {"on": True, "off": False, "silent-only": True}

BIRDS: Final = (
    Bird(
        name=PAGAT,
        card=CARDS["I"],
        trick=ruling(12, "BONUSES-016"),
        bound_until=ruling(12, "PLAY-025"),
        beaten_lost=ruling(True, "BONUSES-020"),
        silent_price=ruling(1, "SETTLING-020"),
        announced_price=ruling(2, "SETTLING-021"),
    ),
    Bird(
        name=UHU,
        card=CARDS["II"],
        trick=ruling(11, "BONUSES-017"),
        bound_until=ruling(11, "PLAY-026"),
        must_be_played=ruling(True, "PLAY-030"),
        beaten_lost=ruling(True, "BONUSES-021"),
        silent_price=ruling(2, "SETTLING-022"),
        announced_price=ruling(4, "SETTLING-023"),
    ),
    Bird(
        name=KAKADU,
        card=CARDS["III"],
        trick=ruling(10, "BONUSES-018"),
        bound_until=ruling(10, "PLAY-027"),
        must_be_played=ruling(True, "PLAY-031"),
        beaten_lost=ruling(True, "BONUSES-022"),
        announceable=reading("kakadu", "ANNOUNCING-008", _ANNOUNCED),
        silent_scored=reading("kakadu", "BONUSES-024", _SILENT),
        silent_price=ruling(3, "SETTLING-024"),
        announced_price=ruling(6, "SETTLING-025"),
    ),
    Bird(
        name=MARABU,
        card=CARDS["IV"],
        trick=ruling(9, "BONUSES-019"),
        bound_until=ruling(9, "PLAY-028"),
        must_be_played=ruling(True, "PLAY-032"),
        beaten_lost=ruling(True, "BONUSES-023"),
        announceable=reading("marabu", "ANNOUNCING-009", _ANNOUNCED),
        silent_scored=reading("marabu", "BONUSES-025", _SILENT),
        silent_price=ruling(4, "SETTLING-026"),
        announced_price=ruling(8, "SETTLING-027"),
    ),
)
