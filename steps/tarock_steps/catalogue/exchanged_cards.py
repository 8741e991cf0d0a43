"""Reads cards in the spelling of TAF, the exchange format of other programs: ``XP K1 T22``, also as ``HkXkT1``.

A suit comes first (H, K for Karo, P for Pik, X for Kreuz, T for Tarock), then a number or a picture, of which P is the
Caval; T22 is the Sküs, and a dot is a card that nobody knows.
"""

from __future__ import annotations

import re
from typing import Final

from tarock_protocol.cards import NUMERALS

UNKNOWN: Final = "."
"""A card that nobody knows."""

_PICTURES: Final = {"K": "K", "D": "D", "P": "C", "B": "B"}
_RED: Final = {**_PICTURES, "1": "A", "2": "2", "3": "3", "4": "4"}
_BLACK: Final = {**_PICTURES, "10": "10", "9": "9", "8": "8", "7": "7"}
_SUITS: Final = {"H": ("♥", _RED), "K": ("♦", _RED), "P": ("♠", _BLACK), "X": ("♣", _BLACK)}

EXCHANGED: Final[dict[str, str]] = {
    **{letter + sign: rank + suit for letter, (suit, ranks) in _SUITS.items() for sign, rank in ranks.items()},
    **{f"T{number}": numeral for number, numeral in NUMERALS.items()},
    "T22": "Sküs",
    UNKNOWN: UNKNOWN,
}
"""Every card in the spelling of the exchange format, in capitals, with the canonical one."""

SPELT: Final = {card: spelling for spelling, card in EXCHANGED.items()}
"""Every card in canonical spelling, with that of the exchange format."""

_CARD: Final = "|".join(re.escape(spelling) for spelling in sorted(EXCHANGED, key=len, reverse=True))
_CARDS: Final = re.compile(f"(?:{_CARD})+", re.IGNORECASE)
_EACH: Final = re.compile(_CARD, re.IGNORECASE)
_ONLY_THERE: Final = re.compile("X|T22|[HP]P", re.IGNORECASE)
"""What no other way to write a card begins with, among words that are all cards of the exchange format."""


def exchanged_cards(text: str) -> list[str] | None:
    """The cards of a text without blanks that is in the exchange format; None if it is not."""
    return [EXCHANGED[card.upper()] for card in _EACH.findall(text)] if _CARDS.fullmatch(text) else None


def is_only_exchanged(words: list[str]) -> bool:
    """Whether words are cards of the exchange format and can be nothing else.

    ``KP`` alone is the König of Pik, as people write it; it is the Caval of Karo only beside cards such as ``XP``.
    """
    if not words or not all(_CARDS.fullmatch(word) for word in words):
        return False
    cards = [card for word in words for card in _EACH.findall(word)]
    return len(cards) > len(words) or any(_ONLY_THERE.match(card) for card in cards)
