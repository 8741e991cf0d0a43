"""Reads and writes Augen in thirds: in Karls Tarockrunde ``35/2`` means 35 points and 2 Blatt (thirds of a point)."""

from __future__ import annotations

from typing import Final

from tarock_protocol.messages.parts import Amount
from tarock_steps.table.turns import augen_in_words

_SIGNS: Final = {"1/3": "⅓", "2/3": "⅔"}
_THIRDS: Final = {"⅓": 1, "⅔": 2}


def signed_thirds(number: Amount) -> str:
    """Augen for people, such as ``35⅓``; without thirds as the features write them."""
    words = augen_in_words(number)
    whole, _, rest = words.rpartition(" ")
    return f"{whole}{_SIGNS[rest]}" if rest in _SIGNS else words


def from_thirds(text: str) -> Amount | None:
    """The value of ``35⅓`` in a message; None if the text has no such sign, ValueError if its number is wrong."""
    if text[-1:] not in _THIRDS:
        return None
    return f"{3 * int(text[:-1] or 0) + _THIRDS[text[-1]]}/3"
