"""Replaces neutral German words by a source's own words on its pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_TEXT: Final = re.compile(r">([^<]+)<")
_NEUTRAL: Final = "weglegen"
_CARDS_LAID: Final = re.compile(r"\blegt((?: \w+)? &#34;(?:(?!&#34;).)*&#34;) weg\b")
"""Cards between them are drawn, so both words do not stand in one text."""
_BIDDER: Final = r"(?<!letzte )(?<!letzten )(?<!vorigen )"
"""Whoever bid before somebody else is a Bieter in every source."""
_VERBS: Final[Mapping[str, tuple[str, str, str]]] = {
    "ablegen": ("ablegen", "abgelegt", r"legt\1 ab"),
    "drücken": ("drücken", "gedrückt", r"drückt\1"),
}
"""What a source may have for weglegen: the verb, its participle, and the third person around what is laid away."""


def page_in_own_words(page: str, own: Mapping[str, str]) -> str:
    """A page with what a reader sees of it in the words of a source, which are by the neutral ones."""
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
