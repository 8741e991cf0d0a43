"""The cards in the second opinion on Karls Tarockrunde: which card beats which, and what each is worth."""

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
SKUES: Final = "Sküs"
MOND: Final = "XXI"
PAGAT: Final = "I"
TRULL: Final = [SKUES, MOND, PAGAT]
KINGS: Final = ["K♥", "K♦", "K♠", "K♣"]


def suit_of(card: str) -> str:
    """The suit of a card: trump, or the sign of a suit."""
    return "trump" if card in TRUMPS else card[-1]


def is_trump(card: str) -> bool:
    """Whether a card is a trump."""
    return card in TRUMPS


def trumps_in(cards: Sequence[str]) -> list[str]:
    """The trumps among some cards."""
    return [card for card in cards if is_trump(card)]


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards in the order of a new pack."""
    return [card for card in PACK if card in cards]


def value_of(card: str) -> int:
    """The value of a card before anything is subtracted."""
    if card in TRULL or card in KINGS:
        return 5
    if is_trump(card):
        return 1
    return {"D": 4, "C": 3, "B": 2}.get(card[0], 1)


def is_better(card: str, best: str) -> bool:
    """Whether a card beats the best card of a trick so far, with trumps as trumps."""
    if suit_of(card) == suit_of(best):
        return PACK.index(card) < PACK.index(best)
    return is_trump(card)


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
