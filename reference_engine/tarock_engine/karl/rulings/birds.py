"""The rulings on each Vogel of Karls Tarockrunde, from the I up: one record for each.

Only values are here, each with the id of its clause in ``features/karl/clauses.toml`` (without ``KAR-``). What a field
means stands in ``tarock_engine.birds``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KAKADU, PAGAT, UHU, WILDSAU
from tarock_engine.birds import Bird
from tarock_engine.cards import CARDS
from tarock_engine.karl.rulings.clauses import ruling

BIRDS: Final = (
    Bird(
        name=PAGAT,
        card=CARDS["I"],
        trick=ruling(12, "BONUSES-005"),
        silent_price=ruling(5, "SETTLING-018"),
    ),
    Bird(
        name=UHU,
        card=CARDS["II"],
        trick=ruling(11, "BONUSES-006"),
        silent_price=ruling(10, "SETTLING-019"),
    ),
    Bird(
        name=KAKADU,
        card=CARDS["III"],
        trick=ruling(10, "BONUSES-007"),
        silent_price=ruling(15, "SETTLING-020"),
    ),
    Bird(
        name=WILDSAU,
        card=CARDS["IV"],
        trick=ruling(9, "BONUSES-008"),
        silent_price=ruling(20, "SETTLING-021"),
    ),
)
