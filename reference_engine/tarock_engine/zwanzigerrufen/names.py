"""What is said in Zwanzigerrufen, and the names of its games and of all that is scored."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import KOENIGE, MONDFANG, PAGAT, PASS, SPIEL, TRULL, VALAT
from tarock_engine.cards import CARDS

WEITER: Final = PASS
"""What closes a turn."""
ZUSAMMENWERFEN: Final = "zusammenwerfen"
DAZU: Final = "dazu"
DAGEGEN: Final = "dagegen"
STEPS: Final = ("Kontra", "Retour", "Supre", "Resupre")

NORMALSPIEL: Final = "Normalspiel"
FARBENSOLO: Final = "Farbensolo"
SOLO: Final = "Solo"

ABSOLUT: Final = "Absolut"
ITEMS: Final = (SPIEL, TRULL, KOENIGE, MONDFANG, ABSOLUT, PAGAT, VALAT)
"""Everything that is scored by itself, in the order in which results list it."""
MATERIAL: Final = (TRULL, KOENIGE)
"""What depends on the hands as they were dealt."""

SKUES: Final = CARDS["Sküs"]
MOND: Final = CARDS["XXI"]


def worded(item: str, word: str) -> str:
    """An announcement with its word behind it, where one is said."""
    return f"{item} {word}" if word else item


def parted(said: str) -> tuple[str, str]:
    """The bonus that an announcement is about and the word behind it, where there is one."""
    item, _, word = said.partition(" ")
    return (item, word) if word in (DAZU, DAGEGEN) else (said, "")
