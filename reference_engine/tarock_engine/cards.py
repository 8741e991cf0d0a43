"""The 54 cards of all packs as small integers with names, and sets of cards as bit masks.

A card's number only identifies it: 0 to 21 are the trumps I to Sküs, then come ♥, ♦, ♠ and ♣ with eight cards each.
Which card beats which, and what a card is worth, depends on the rule set (``ranking.py``, ``counting.py``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", int)
Mask = int
"""A set of cards: bit n is card n."""


class CardSet(int):
    """A set of cards as the value of a ruling; unlike another ``Mask`` it is shown as cards and not as a number."""

    __slots__ = ()


_ROMAN: Final = [
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
    "XVI",
    "XVII",
    "XVIII",
    "XIX",
    "XX",
    "XXI",
]
SUITS: Final = ("♥", "♦", "♠", "♣")
RED: Final = ("♥", "♦")
_RED_RANKS: Final = ("4", "3", "2", "A", "B", "C", "D", "K")
_BLACK_RANKS: Final = ("7", "8", "9", "10", "B", "C", "D", "K")

NAMES: Final[tuple[str, ...]] = (
    *_ROMAN,
    "Sküs",
    *(rank + suit for suit in SUITS for rank in (_RED_RANKS if suit in RED else _BLACK_RANKS)),
)
"""The name of each card, by number."""

CARDS: Final[dict[str, Card]] = {name: Card(number) for number, name in enumerate(NAMES)}
"""Each card by its name."""

_BY_NUMBER: Final = tuple(CARDS.values())
TRUMP_I: Final = CARDS["I"]
TRUMP_II: Final = CARDS["II"]


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of ``cards``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: Mask) -> list[Card]:
    """The cards of ``mask`` in the order of their numbers."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(_BY_NUMBER[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def named(*names: str) -> CardSet:
    """The set of the cards with these ``names``. KeyError for an unknown name."""
    return CardSet(mask_of(CARDS[name] for name in names))


TRUMPS: Final = CardSet((1 << 22) - 1)
PACK_54: Final = CardSet((1 << 54) - 1)
FOUR_KOENIGE: Final = named(*("K" + suit for suit in SUITS))
FOUR_DAMEN: Final = named(*("D" + suit for suit in SUITS))

DISPLAY_ORDER: Final[tuple[Card, ...]] = (
    *(Card(number) for number in range(21, -1, -1)),
    *(Card(22 + 8 * suit + rank) for suit in range(4) for rank in range(7, -1, -1)),
)
"""All cards as people lay them out: trumps from the top, then ♥ ♦ ♠ ♣ from the top."""


_DISPLAYED: Final = tuple((1 << card, NAMES[card]) for card in DISPLAY_ORDER)


def names_in(mask: Mask) -> list[str]:
    """The names of the cards of ``mask`` in display order."""
    return [name for bit, name in _DISPLAYED if mask & bit]
