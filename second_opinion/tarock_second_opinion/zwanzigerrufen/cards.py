"""The cards in the second opinion on Zwanzigerrufen: which card beats which, and what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Cards read best as lists of words.
# ruff: noqa: SIM905

TRUMPS: Final = "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV I".split()
PLAIN: Final = "K♥ D♥ C♥ B♥ A♥ K♦ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠ 10♠ K♣ D♣ C♣ B♣ 10♣".split()
PACK: Final = TRUMPS + PLAIN
FOURS: Final = {"A♥": "4♥", "A♦": "4♦"}
"""The cards that may replace the red aces."""
TO_CALL: Final = ["XX", "XIX", "XVIII", "XVII", "XVI"]
SKUES: Final = "Sküs"
MOND: Final = "XXI"
PAGAT: Final = "I"
TRULL: Final = [SKUES, MOND, PAGAT]
KINGS: Final = ["K♥", "K♦", "K♠", "K♣"]
RANKS: Final = "KDCB"
"""The ranks of a suit above its Glatze."""


def pack_of(options: dict[str, str]) -> list[str]:
    """The pack with the Glatzen of a reading."""
    return [FOURS.get(card, card) for card in PACK] if options["glatze-cards"] == "four" else PACK


def is_trump(card: str) -> bool:
    """Whether a card is a Tarock."""
    return card in TRUMPS


def suit_of(card: str) -> str:
    """The suit of a card: Tarock, or the sign of a suit."""
    return "tarock" if is_trump(card) else card[-1]


def trumps_in(cards: Sequence[str]) -> list[str]:
    """The Tarocks among some cards."""
    return [card for card in cards if is_trump(card)]


def plain_in(cards: Sequence[str]) -> list[str]:
    """The suit cards among some cards."""
    return [card for card in cards if not is_trump(card)]


def in_suit(cards: Sequence[str], suit: str) -> list[str]:
    """The cards of a suit among some cards."""
    return [card for card in cards if suit_of(card) == suit]


def value_of(card: str) -> int:
    """The Augen of a card."""
    if card in TRULL or card in KINGS:
        return 5
    if is_trump(card):
        return 1
    return {"D": 4, "C": 3, "B": 2}.get(card[0], 0)


def best_in_suit(options: dict[str, str], cards: Sequence[str], suit: str) -> str:
    """The highest card of a suit, or of the Tarocks, among some cards."""
    same = in_suit(cards, suit)
    if suit != "tarock":
        return min(same, key=lambda card: RANKS.find(card[0]) % 5)
    ranked = TRUMPS if options["card-ranking"] == "top" else [*TRUMPS[1:], SKUES]
    return min(same, key=ranked.index)
