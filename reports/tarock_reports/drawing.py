"""Cards in a page, drawn as cards: found in a text and turned into small marked-up words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from markupsafe import Markup, escape

from tarock_steps.protocol.cards import PACK

_CARD: Final = "|".join(sorted(map(re.escape, PACK), key=len, reverse=True))
_RUN: Final = re.compile(rf"(?<![\w♥♦♠♣])(?:{_CARD})(?:,? (?:{_CARD})(?![\w♥♦♠♣]))*(?![\w♥♦♠♣])")
_ONE: Final = re.compile(_CARD)
_AMBIGUOUS: Final = frozenset({"I", "V", "X"})
"""Trumps that are also letters: drawn only among other cards or alone in quotation marks or a cell."""

_CLASSES: Final = {"♥": "r", "♦": "r", "♠": "s", "♣": "s"}
_LONG: Final = 4
_QUOTE: Final = '"'
_NONE: Final[frozenset[str]] = frozenset()


def draw(card: str, *, marked: bool = False) -> Markup:
    """One card; the page's style gives it its face."""
    suit = card[-1]
    mark = " m" if marked else ""
    if suit in _CLASSES:
        return Markup('<b class="{}{}">{}<i>{}</i></b>').format(_CLASSES[suit], mark, card[:-1], suit)
    width = "k" if card == "Sküs" else f"w{min(len(card), _LONG)}"
    return Markup('<b class="t {}{}">{}</b>').format(width, mark, card)


def cards_in(text: str) -> frozenset[str]:
    """All cards that ``text`` shows."""
    return frozenset(card for run in _runs(text) for card in _ONE.findall(run[0]))


def cards_with_places(text: str) -> Iterator[tuple[int, str]]:
    """The cards that ``text`` shows, each with where it begins."""
    for run in _runs(text):
        yield from ((run.start() + card.start(), card[0]) for card in _ONE.finditer(run[0]))


def picture(text: str, marked: AbstractSet[str] = _NONE) -> Markup:
    """The text with its cards drawn (and no longer quoted); those in ``marked`` stand out."""
    parts: list[str] = []
    end = 0
    for run in _runs(text):
        before, after = text[end : run.start()], text[run.end() :]
        quoted = before.endswith(_QUOTE) and after.startswith(_QUOTE)
        drawn = Markup(" ").join(draw(card, marked=card in marked) for card in _ONE.findall(run[0]))
        parts.append(escape(before.removesuffix(_QUOTE) if quoted else before))
        parts.append(Markup('<span class="h">{}</span>').format(drawn))
        end = run.end() + (1 if quoted else 0)
    return Markup("").join([*parts, escape(text[end:])])


def _runs(text: str) -> list[re.Match[str]]:
    return [run for run in _RUN.finditer(text) if _is_meant(text, run)]


def _is_meant(text: str, run: re.Match[str]) -> bool:
    if run[0] not in _AMBIGUOUS:
        return True
    before, after = text[: run.start()].strip()[-1:], text[run.end() :].strip()[:1]
    return before in {"", '"', "'", "|"} and after in {"", '"', "'", "|"}
