"""The vocabulary of the features: one phrase for each meaning, one module for each rule area.

A phrase translates and does not think; one can be added in its module without looking elsewhere, as long as no other
phrase matches the same words.
"""

from __future__ import annotations

from typing import Final

AREAS: Final = (
    "common",
    "cards",
    "counting",
    "sessions",
    "dealing",
    "bidding",
    "calling",
    "talon",
    "announcing",
    "play",
    "bonuses",
    "settling",
    "renonce",
)
MODULES: Final = tuple(f"{__name__}.{area}" for area in AREAS)
