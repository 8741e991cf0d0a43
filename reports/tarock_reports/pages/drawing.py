"""Marks the cards in a text with HTML, so that the page draws them in their colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from tarock_reports.verdict.cards_in_text import CardRun, cards_with_places, runs_of_cards

_CLASSES: Final = {"♥": "r", "♦": "r", "♠": "s", "♣": "s"}
_LONG: Final = 4
_QUOTED: Final = re.compile(r'"[^"]*"')
_NONE: Final[frozenset[str]] = frozenset()
_BEHIND: Final = re.compile(r"[.,;:!?)]+")
"""Punctuation that stays on the same line as the card before it."""


@cache
def draw(card: str, *, marked: bool = False) -> Markup:
    """The markup of one card; the page's style draws it."""
    suit = card[-1]
    mark = " m" if marked else ""
    if suit in _CLASSES:
        return Markup('<b class="{}{}">{}<i>{}</i></b>').format(_CLASSES[suit], mark, card[:-1], suit)
    width = "k" if card == "Sküs" else f"w{min(len(card), _LONG)}"
    return Markup('<b class="t {}{}">{}</b>').format(width, mark, card)


def picture(text: str, marked: AbstractSet[str] = _NONE) -> Markup:
    """The text with its cards drawn, without the quotes around cards; cards in ``marked`` are highlighted."""
    runs = [*runs_of_cards(text)]
    quotes = _quotes_around(runs, text)
    parts: list[str] = []
    end = 0
    for run in runs:
        parts.append(_without(quotes, text, end, run.start))
        end = run.end + (run.end in quotes)
        found = _BEHIND.match(text, end)
        behind = found[0] if found else ""
        end += len(behind)
        parts.append(_hand(run.cards, marked, behind))
    return Markup("").join([*parts, _without(quotes, text, end, len(text))])


def _quotes_around(runs: Sequence[CardRun], text: str) -> frozenset[int]:
    """The positions of the quotation marks around quoted texts that contain a card."""
    quoted = (found.span() for found in _QUOTED.finditer(text))
    around = (span for span in quoted if any(span[0] < run.start < span[1] for run in runs))
    return frozenset(place for start, end in around for place in (start, end - 1))


def _without(quotes: AbstractSet[int], text: str, start: int, end: int) -> Markup:
    return escape("".join(text[place] for place in range(start, end) if place not in quotes))


def _hand(cards: Sequence[str], marked: AbstractSet[str], behind: str) -> Markup:
    """Cards side by side; the punctuation ``behind`` the last card stays on its line."""
    drawn = [draw(card, marked=card in marked) for card in cards]
    if behind:
        drawn[-1] = Markup('<span class="end">{}{}</span>').format(drawn[-1], behind)
    return Markup('<span class="h">{}</span>').format(Markup(" ").join(drawn))


def in_prose(text: str) -> Markup:
    """The text with its suit cards in the colours of their suits, as letters no taller than a line."""
    parts: list[str] = []
    end = 0
    for start, card in cards_with_places(text):
        shade = _CLASSES.get(card[-1])
        if shade is not None:
            parts += [escape(text[end:start]), Markup('<span class="card {}">{}</span>').format(shade, card)]
            end = start + len(card)
    return Markup("").join([*parts, escape(text[end:])])
