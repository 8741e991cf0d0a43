"""The German names of rule areas and levels of clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_reports.verdict.wording import area_title

_AREAS: Final[Mapping[str, str]] = {
    "cards": "Karten",
    "counting": "Zählen",
    "sessions": "Partie",
    "dealing": "Geben",
    "bidding": "Steigern",
    "calling": "Rufen",
    "talon": "Talon",
    "announcing": "Ansagen",
    "play": "Abspiel",
    "trischaken": "Trischaken",
    "bonuses": "Prämien",
    "settling": "Wertung",
    "renonce": "Renonce",
    "whole_deals": "Ganze Spiele",
    "whole_sessions": "Ganze Partien",
}
_LEVELS: Final[Mapping[str, str]] = {
    "must": "muss",
    "may": "darf",
    "value": "Wert",
    "definition": "Begriff",
    "option": "Lesart",
    "example": "Beispiel",
    "family": "Familie",
}


def area_in_german(area: str) -> str:
    """A rule area as a German heading; without a German name the English heading is returned."""
    return _AREAS.get(area, area_title(area))


def level_in_german(level: str) -> str:
    """The German name of a clause's level."""
    return _LEVELS.get(level, level)
