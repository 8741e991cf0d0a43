"""The rulings on each Vogerl of Lungauer Königrufen: one record for each.

Only values are here, each with the id of its clause in ``features/lungau/clauses.toml`` (without ``LUN-``). What a
field means stands beside it in ``birds.py``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import SPATZ, UHU
from tarock_engine.birds import Bird
from tarock_engine.cards import CARDS
from tarock_engine.lungau.rulings.clauses import ruling

BIRDS: Final = (
    Bird(
        name=SPATZ,
        card=CARDS["I"],
        trick=ruling(12, "BONUSES-008"),
        bound_until=ruling(12, "PLAY-010"),
        beaten_lost=ruling(True, "BONUSES-009"),
    ),
    Bird(
        name=UHU,
        card=CARDS["II"],
        trick=ruling(11, "BONUSES-010"),
        bound_until=ruling(11, "PLAY-011"),
        beaten_lost=ruling(True, "BONUSES-011"),
    ),
)
