"""Finds the source that a question names ("was kostet das im Lungau?"); the search is then limited to it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final, NamedTuple

from tarock_register.disputes.folding import LETTERS, Folding, folded_words, substituted
from tarock_register.disputes.register import Register
from tarock_register.disputes.small_words import SMALL_WORDS

_WORD: Final = re.compile(r"[^\W_]+")
_BETWEEN: Final = rf"[^{LETTERS}0-9]+"
_ARTICLE: Final = rf"(?:{_BETWEEN}(?:dem|den|der|the))?"
_BEFORE: Final = rf"(?:(?<![{LETTERS}])(?:im|in|beim|bei|nach|vom|von|aus|by|of|at){_ARTICLE}{_BETWEEN})?"
"""What stands before the name of a source and goes with it: "im Lungau", "by the Zwanzigerrufen"."""
_SPOKEN: Final[Folding] = (
    ("iger", "i?g(?:er|a)"),
    ("rufen$", "ru[ae]?f(?:e?n|a)"),
    ("(?<=[a-z])er$", "(?:er|a)"),
)
"""A word of a name as a regular expression that has its forms in the dialect too."""


class OfASource(NamedTuple):
    """A question without the names of sources, and the source if exactly one was named."""

    words: str
    source: str | None


def names_of_sources(register: Register) -> dict[str, str]:
    """For each source a regular expression of its names; it matches no part of a longer word."""
    called = {source: (catalogue.title, *catalogue.called) for source, catalogue in register.catalogues.items()}
    return {source: _any_of(names) for source, names in called.items()}


def without_sources(asked: str, names: Mapping[str, str]) -> OfASource:
    """Take the names of sources out of a question; leave it as it is if only small words would remain."""
    left, named = unicodedata.normalize("NFC", asked), list[str]()
    for source, pattern in names.items():
        shorter = re.sub(pattern, " ", left, flags=re.IGNORECASE)
        if shorter != left:
            named.append(source)
        left = shorter
    if SMALL_WORDS.issuperset(folded_words(left)):
        return OfASource(asked, None)
    return OfASource(left, named[0] if len(named) == 1 else None)


def _any_of(names: tuple[str, ...]) -> str:
    """A pattern for any of the names, also in dialect, the longest first.

    Anything but letters and digits may separate their words.
    """
    told = sorted((unicodedata.normalize("NFC", name) for name in names), key=len, reverse=True)
    spoken = ([substituted(word, _SPOKEN) for word in _WORD.findall(name)] for name in dict.fromkeys(told))
    each = "|".join(map(_BETWEEN.join, spoken))
    return rf"{_BEFORE}(?<![{LETTERS}])(?:{each})(?![{LETTERS}])"
