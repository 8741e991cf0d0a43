"""Values of cards for models: kinds of cards, named cards, and numbers of cards."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Final

from tarock_protocol.cards import PACK, SUIT_CARDS

TAROCK: Final = "Tarock"
SUITS: Final = ("♥", "♦", "♠", "♣")
KOENIG: Final = "K"
NAMED: Final = ("Sküs", "XXI", "XX", "IV", "III", "II", "I")
"""Trumps that can matter for more than their rank."""
MORE: Final = "more"
_MOST: Final = 5
"""How many cards "more" are at most, where nothing else says how many there are."""


def kind_of_card(card: str) -> str:
    """The suit of a card, or that it is a Tarock."""
    return card[-1] if card in SUIT_CARDS else TAROCK


def is_koenig(card: str) -> bool:
    """Whether a card is a König."""
    return card in SUIT_CARDS and card.startswith(KOENIG)


def counted_up_to(most: int, number: int) -> str:
    """A number of cards as a value: itself up to ``most``, and then that there are more."""
    return str(number) if number <= most else MORE


def number_meant(value: str, most: int, chance: random.Random) -> int:
    """A number of cards that a value stands for; ``most`` as above."""
    return chance.randint(most + 1, _MOST) if value == MORE else int(value)


def some_cards(number: int, among: Collection[str], chance: random.Random) -> list[str] | None:
    """So many of these cards at random, or none if there are fewer."""
    return chance.sample(sorted(among, key=PACK.index), number) if 0 <= number <= len(among) else None


def in_pack_order(cards: Collection[str]) -> list[str]:
    """Cards in the order of the pack."""
    return sorted(cards, key=PACK.index)


def named_in(pack: Sequence[str]) -> list[str]:
    """The named trumps that a pack has."""
    return [card for card in NAMED if card in pack]
