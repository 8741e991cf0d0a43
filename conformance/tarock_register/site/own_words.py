"""Replaces neutral German words in the pages of a source (steps, labels, titles) by those that the source uses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

_TEXT: Final = re.compile(r">([^<]+)<")
_NEUTRAL: Final = "weglegen"
_CARDS_LAID: Final = re.compile(r"\blegt((?: \w+)? &#34;(?:(?!&#34;).)*&#34;) weg\b")
"""The two words with cards between them, which are not in one text because cards are drawn."""
_BIDDER: Final = r"(?<!letzte )(?<!letzten )(?<!vorigen )"
"""Not after letzte, letzten or vorigen: an earlier bidder is a Bieter in every source."""
_VERBS: Final[Mapping[str, tuple[str, str, str]]] = {
    "ablegen": ("ablegen", "abgelegt", r"legt\1 ab"),
    "drücken": ("drücken", "gedrückt", r"drückt\1"),
}
"""A source's verb for weglegen: the infinitive, the participle, and the third person around the cards."""


def page_in_own_words(page: str, own: Mapping[str, str]) -> str:
    """A page whose visible text has the source's own words; ``own`` maps neutral words to them."""
    if _NEUTRAL in own:
        page = _CARDS_LAID.sub(_VERBS[own[_NEUTRAL]][2], page)
    patterns = [pair for neutral, word in own.items() for pair in _patterns(neutral, word)]

    def told(found: re.Match[str]) -> str:
        text = found[1]
        for pattern, word in patterns:
            text = pattern.sub(word, text)
        return f">{text}<"

    return _TEXT.sub(told, page) if patterns else page


def _patterns(neutral: str, word: str) -> Iterator[tuple[re.Pattern[str], str]]:
    if neutral != _NEUTRAL:
        yield re.compile(rf"\b{_BIDDER}{neutral}(s?)\b"), rf"{word}\1"
        return
    verb, participle, third = _VERBS[word]
    yield re.compile(r"\bweglegen\b"), verb
    yield re.compile(r"\bWeglegen\b"), verb.capitalize()
    yield re.compile(r"\bweggelegt"), participle
    yield re.compile(r"\bWeggelegt"), participle.capitalize()
    yield re.compile(r"\blegt( [^.;:]*?) weg\b"), third
