"""What every source says alike about its cards, told in names and sets and without a look at the engine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

# Card lists read best as lists of words.
# ruff: noqa: SIM905

TRUMPS: Final = "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I".split()
SUITS: Final = {
    "♥": "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥".split(),
    "♦": "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦".split(),
    "♠": "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠".split(),
    "♣": "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣".split(),
}
PACK: Final = (*TRUMPS, *(card for suit in SUITS.values() for card in suit))
TRULL: Final = frozenset({"Sküs", "XXI", "I"})
KOENIGE: Final = frozenset({"K♥", "K♦", "K♠", "K♣"})
FIVES: Final = TRULL | KOENIGE
PICTURES: Final = {"K": 5, "D": 4, "C": 3, "B": 2}


def suit(card: str) -> str:
    """A card's suit; the trumps are one."""
    return "trump" if card in TRUMPS else card[-1]


def line(name: str) -> Sequence[str]:
    """The cards of a suit, or the trumps, from the top."""
    return TRUMPS if name == "trump" else SUITS[name]


def can_beat(card: str, other: str) -> bool:
    """Whether ``card`` takes a trick that ``other`` would take without it, ``other`` having been led or a trump."""
    if suit(card) != suit(other):
        return suit(card) == "trump"
    order = line(suit(card))
    return order.index(card) < order.index(other)


def best(trick: Sequence[str]) -> int:
    """The place of the highest trump, or without one of the highest card of the suit led."""
    place = 0
    for at, card in enumerate(trick):
        if can_beat(card, trick[place]):
            place = at
    return place


def follows(hand: Collection[str], table: Sequence[str]) -> set[str]:
    """The cards that suit duty and trump duty leave."""
    if not table:
        return set(hand)
    same = {card for card in hand if suit(card) == suit(table[0])}
    return same or {card for card in hand if suit(card) == "trump"} or set(hand)
