"""What cards count in the second opinion on Lungauer Königrufen."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS


def augen_of(card: str) -> int:
    """The Augen of a card."""
    if card in TRULL or card in KINGS:
        return 5
    return 0 if card in TRUMPS else {"D": 4, "C": 3, "B": 2}.get(card[0], 0)


def count(cards: Sequence[str]) -> int:
    """The Augen of several cards, counted one by one."""
    return sum(map(augen_of, cards))
