"""The vocabulary of the features: one phrase for each meaning, one module for each rule area."""

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
