"""The similarity of two correctly spelt words: equal, forms of one word, or one part of the other."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

BEGINNING: Final = 0.8
FORM: Final = 0.8
END: Final = 0.6
"""How close two words are if one begins with the other, if they have the same stem, or if one ends with the other."""
SHORT: Final = 4
"""The length of the shortest word that is compared, and of the shortest stem, in letters."""
ENDINGS: Final = re.compile("(?:ten|tes|ter|tem|te|est|en|er|em|es|et|st|e|t|n|s|ing|ed)$")
"""Endings of inflected words, German or English; the scripts of pages read it too."""
PAST: Final = re.compile(
    "^(ab|an|auf|aus|bei|ein|her|hin|nach|vor|weg|zu|heraus|heran|mit|um|uber|unter|zuruck|zusammen)?ge(.+)$"
)
"""A German participle: what is before its ge, and what is after it; the scripts of pages read it too."""


@functools.lru_cache(maxsize=1024)
def near_words(word: str, vocabulary: frozenset[str]) -> Mapping[str, float]:
    """The words of the vocabulary that are close to this one, and how close; cached, since questions repeat words."""
    return {other: close for other in vocabulary if (close := closeness_of(word, other))}


def closeness_of(word: str, other: str) -> float:
    """How close two folded words are, from 0 for not at all to 1 for the same word."""
    if word == other:
        return 1.0
    short, long = (word, other) if len(word) < len(other) else (other, word)
    if len(short) < SHORT:
        return 0.0
    if long.startswith(short) and 2 * len(short) >= len(long):
        return BEGINNING
    if not stems(word).isdisjoint(stems(other)):
        return FORM
    return END if len(short) > SHORT and long.endswith(short) else 0.0


@functools.lru_cache(maxsize=8192)
def stems(word: str) -> frozenset[str]:
    """The stem of a word, and if it may be a participle also the stem of its verb."""
    found = {_stem(word)}
    if past := PAST.match(word):
        before, behind = past[1] or "", _stem(past[2])
        found |= {before + behind} if len(behind) >= SHORT else set()
    return frozenset(found)


def _stem(word: str) -> str:
    short = ENDINGS.sub("", word)
    return short if len(short) >= SHORT else word
