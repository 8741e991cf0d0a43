"""Colours the cards that a text names by their suits."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tarock_protocol.cards import PACK
from tarock_reports.verdict.cards_in_text import cards_with_places

_INK: Final = {"♥": "bold red", "♦": "bold bright_red", "♠": "bold blue", "♣": "bold green"}
_TRUMPS: Final = frozenset(PACK[:22])


def ink(word: str) -> str:
    """The style of a card; empty for a word that is not a card."""
    return "bold yellow" if word in _TRUMPS else _INK.get(word[-1:], "")


def inked(words: str, style: str = "") -> Text:
    """A sentence with its cards in their colours."""
    text = Text(words, style=style)
    for start, card in cards_with_places(words):
        text.stylize(ink(card), start, start + len(card))
    return text
