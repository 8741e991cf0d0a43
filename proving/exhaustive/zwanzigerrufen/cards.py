"""The packs of Zwanzigerrufen, in names and numbers of their own; nothing here is taken from the engine."""

from __future__ import annotations

from typing import Final

from proving.exhaustive import told

LEFT_OUT: Final = ("II", "III")
TAROCKS: Final = tuple(card for card in told.TRUMPS_UP if card not in LEFT_OUT)
GLATZEN: Final = {
    "ace": {"♥": "A", "♦": "A", "♠": "10", "♣": "10"},
    "four": {"♥": "4", "♦": "4", "♠": "10", "♣": "10"},
}
"""The lowest card of each suit, by reading."""
PICTURES_UP: Final = ("B", "C", "D", "K")
PACKS: Final = {
    reading: (*TAROCKS, *(rank + suit for suit, glatze in suits.items() for rank in (glatze, *PICTURES_UP)))
    for reading, suits in GLATZEN.items()
}
"""The 40 cards, by reading."""
AUGEN: Final = {"K": 5, "D": 4, "C": 3, "B": 2}


def augen_of(card: str) -> int:
    """What a card counts: 5 for the Trull, 1 for another Tarock, 5 to 2 for a picture and nothing for a Glatze."""
    if told.suit_of(card) == "T":
        return 5 if card in told.TRULL else 1
    return AUGEN.get(card[:-1], 0)
