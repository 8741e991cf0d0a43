"""Finds the cards in a text, so that terminal and page can draw them in their colours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_protocol.cards import PACK

_CARD: Final = "|".join(sorted(map(re.escape, PACK), key=len, reverse=True))
_RUN: Final = re.compile(rf"(?<![\w♥♦♠♣])(?:{_CARD})(?:,? (?:{_CARD})(?![\w♥♦♠♣]))*(?![\w♥♦♠♣])")
_ONE: Final = re.compile(_CARD)
_AMBIGUOUS: Final = frozenset({"I", "V", "X"})
"""Trumps that are also letters: they count as cards only beside others, or alone: in quotes, a cell, or the text."""


class CardRun(NamedTuple):
    """Consecutive cards, the place in the text where they begin, and the place after their last character."""

    cards: tuple[str, ...]
    start: int
    end: int


def runs_of_cards(text: str) -> Iterator[CardRun]:
    """The cards in ``text``, consecutive cards as one run."""
    for found in _RUN.finditer(text):
        if _is_meant(text, found):
            yield CardRun(tuple(_ONE.findall(found[0])), found.start(), found.end())


def cards_shown_in(text: str) -> frozenset[str]:
    """All cards in ``text``."""
    return frozenset(card for run in runs_of_cards(text) for card in run.cards)


def cards_with_places(text: str) -> Iterator[tuple[int, str]]:
    """The cards in ``text``, each as a pair of its position and the card."""
    for run in runs_of_cards(text):
        for card in _ONE.finditer(text, run.start, run.end):
            yield card.start(), card[0]


def _is_meant(text: str, run: re.Match[str]) -> bool:
    if run[0] not in _AMBIGUOUS:
        return True
    before, after = text[: run.start()].strip()[-1:], text[run.end() :].strip()[:1]
    return before in {"", '"', "'", "|"} and after in {"", '"', "'", "|"}
