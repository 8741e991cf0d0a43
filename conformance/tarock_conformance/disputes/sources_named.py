"""Finds the source that a question names ("was kostet das im Lungau?"); the search is then limited to it."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.disputes.finding import LETTERS, folded_words
from tarock_conformance.disputes.small_words import SMALL_WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_conformance.disputes.register import Register

_WORD: Final = re.compile(r"[^\W_]+")
_BETWEEN: Final = rf"[^{LETTERS}0-9]+"


class OfASource(NamedTuple):
    """A question without what sources are called, and the source where one alone is named."""

    words: str
    source: str | None


def names_of_sources(register: Register) -> dict[str, str]:
    """What each source is called, as a regular expression that takes no part of a longer word."""
    called = {source: (one.title, *one.called) for source, one in register.catalogues.items()}
    return {source: _any_of(names) for source, names in called.items()}


def without_sources(asked: str, names: Mapping[str, str]) -> OfASource:
    """A question without the names of sources; as it is where nothing is left that says what is asked."""
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
    """The longest name first, whatever stands between its words."""
    told = sorted((unicodedata.normalize("NFC", one) for one in names), key=len, reverse=True)
    each = "|".join(_BETWEEN.join(_WORD.findall(one)) for one in dict.fromkeys(told))
    return rf"(?<![{LETTERS}])(?:{each})(?![{LETTERS}])"
