"""The words of Zwanzigerrufen: what is said, and the names of its games and items."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, PASS, SPIEL, TRULL, VALAT
from tarock_engine.cards import CARDS

WEITER: Final = PASS
"""The word that closes a turn."""
DAZU: Final = "dazu"
DAGEGEN: Final = "dagegen"
STEPS: Final = ("Kontra", "Retour", "Supre", "Resupre")

NORMALSPIEL: Final = "Normalspiel"
FARBENSOLO: Final = "Farbensolo"
SOLO: Final = "Solo"

ABSOLUT: Final = "Absolut"
ITEMS: Final = (SPIEL, TRULL, KOENIGE, MONDFANG, ABSOLUT, PAGAT, VALAT)
"""All items that are scored, in the order in which results list them."""
MATERIAL: Final = (TRULL, KOENIGE)
"""The items that depend on the hands as dealt."""

SKUES: Final = CARDS["Sküs"]
MOND: Final = CARDS["XXI"]


def worded(item: str, word: str) -> str:
    """An announcement with its word after it, if there is one."""
    return f"{item} {word}" if word else item


def bonus_and_word(said: str) -> tuple[str, str]:
    """The bonus of an announcement, and the word after it, or an empty string."""
    item, _, word = said.partition(" ")
    return (item, word) if word in (DAZU, DAGEGEN) else (said, "")
