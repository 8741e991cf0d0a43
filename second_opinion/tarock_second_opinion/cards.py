"""The pack of 54 cards in the second opinion: which cards there are, and which beats which."""

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


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards in the order of a new pack."""
    return [card for card in PACK if card in cards]


def is_better(card: str, best: str) -> bool:
    """Whether a later card beats the best card of a trick so far, with trumps as trumps."""
    if suit_of(card) == suit_of(best):
        return PACK.index(card) < PACK.index(best)
    return card in TRUMPS


def best_of(trick: Sequence[str]) -> str:
    """The best card of a trick by rank alone; the first was led."""
    best = trick[0]
    for card in trick[1:]:
        if is_better(card, best):
            best = card
    return best


def best_of_suit_led(trick: Sequence[str]) -> str:
    """The best card of the suit led, where trumps are a suit like the others."""
    same = [card for card in trick if suit_of(card) == suit_of(trick[0])]
    return in_order(same)[0]
