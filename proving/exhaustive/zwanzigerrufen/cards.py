"""The packs of Zwanzigerrufen as lists of cards, in the order in which the comparisons go through them."""

from __future__ import annotations

from typing import Final

from proving.exhaustive import card_heights
from tarock_second_opinion.zwanzigerrufen.cards import pack_of
from tarock_second_opinion.zwanzigerrufen.readings import READINGS

PACKS: Final = {
    reading: tuple(card for card in card_heights.PACK if card in pack_of({"glatze-cards": reading}))
    for reading in READINGS["glatze-cards"]
}
"""The 40 cards, by reading."""
