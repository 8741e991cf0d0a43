"""The cards in the second opinion on Lungauer Königrufen: which card beats which, and what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Cards read best as lists of words.
# ruff: noqa: SIM905

TRUMPS: Final = "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I".split()
HERZ: Final = "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥".split()
KARO: Final = "K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦".split()
PIK: Final = "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠".split()
TREFF: Final = "K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣".split()
PACK: Final = TRUMPS + HERZ + KARO + PIK + TREFF
TRULL: Final = ["Sküs", "XXI", "I"]
KINGS: Final = ["K♥", "K♦", "K♠", "K♣"]


def suit_of(card: str) -> str:
    """The suit of a card: trump, or the sign of a suit."""
    return "trump" if card in TRUMPS else card[-1]


def trumps_in(cards: Sequence[str]) -> list[str]:
    """The trumps among some cards."""
    return [card for card in cards if card in TRUMPS]


def augen_of(card: str) -> int:
    """The Augen of a card."""
    if card in TRULL or card in KINGS:
        return 5
    if card in TRUMPS:
        return 0
    return {"D": 4, "C": 3, "B": 2}.get(card[0], 0)


def count(cards: Sequence[str]) -> int:
    """The Augen of several cards, counted one by one."""
    total = 0
    for card in cards:
        total += augen_of(card)
    return total


def is_better(card: str, best: str) -> bool:
    """Whether a later card beats the best card of a trick so far."""
    if suit_of(card) == suit_of(best):
        return PACK.index(card) < PACK.index(best)
    return suit_of(card) == "trump"


def best_of(trick: Sequence[str]) -> str:
    """The best card of a trick by rank alone; the first was led."""
    best = trick[0]
    for card in trick[1:]:
        if is_better(card, best):
            best = card
    return best
