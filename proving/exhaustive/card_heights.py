"""The cards by suit and height as the sources describe them, for all exhaustive comparisons.

Nothing here is taken from the engine.
"""

from __future__ import annotations

import functools
from typing import Final

TRUMPS_UP: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "Sküs"),
)
RED_UP: Final = ("4", "3", "2", "A", "B", "C", "D", "K")
BLACK_UP: Final = ("7", "8", "9", "10", "B", "C", "D", "K")
SUITS_UP: Final = {"♥": RED_UP, "♦": RED_UP, "♠": BLACK_UP, "♣": BLACK_UP}
TRULL: Final = ("I", "XXI", "Sküs")

PACK: Final = (*TRUMPS_UP, *(rank + suit for suit, ranks in SUITS_UP.items() for rank in ranks))
"""All 54 cards. A smaller pack leaves some out and keeps their order."""


@functools.cache
def suit_of(card: str) -> str:
    """The suit sign of a card, ``T`` for a trump."""
    return card[-1] if card[-1] in SUITS_UP else "T"


@functools.cache
def height_of(card: str) -> int:
    """The height of a card in its own suit, from 1 on."""
    suit = suit_of(card)
    return 1 + (TRUMPS_UP.index(card) if suit == "T" else SUITS_UP[suit].index(card[:-1]))


@functools.cache
def can_beat(card: str, best: str) -> bool:
    """Whether a card beats the best one of a trick."""
    if suit_of(card) == suit_of(best):
        return height_of(card) > height_of(best)
    return suit_of(card) == "T"
