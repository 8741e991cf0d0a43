"""The names of the rule areas in the order of a deal; the id of each clause contains one."""

from __future__ import annotations

from typing import Final

AREAS: Final = (
    "cards",
    "counting",
    "sessions",
    "dealing",
    "bidding",
    "calling",
    "talon",
    "announcing",
    "play",
    "trischaken",
    "bonuses",
    "settling",
    "renonce",
)
"""The rule areas in order; the same stem names an area everywhere."""
