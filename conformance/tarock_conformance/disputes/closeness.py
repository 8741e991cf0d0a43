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
"""How close a word is to one that it begins or ends with, or that has the same stem, of 1 for the very word."""
SHORT: Final = 4
"""Letters that words have at least in common where one begins with the other, and letters of the shortest stem."""
ENDINGS: Final = re.compile("(?:ten|tes|ter|tem|te|est|en|er|em|es|et|st|e|t|n|s|ing|ed)$")
"""What a form of a word ends with, German or English; the scripts of pages read it too."""
PAST: Final = re.compile(
    "^(ab|an|auf|aus|bei|ein|her|hin|nach|vor|weg|zu|heraus|heran|mit|um|uber|unter|zuruck|zusammen)?ge(.+)$"
)
"""A German participle: what stands before its ge, and behind; read by the scripts too."""


@functools.lru_cache(maxsize=1024)
def near_words(word: str, vocabulary: frozenset[str]) -> Mapping[str, float]:
    """The words that are said and close to this one; the same ones come up in question after question."""
    return {one: close for one in vocabulary if (close := closeness_of(word, one))}


def closeness_of(word: str, other: str) -> float:
    """How close two words are, from 0 for not at all to 1 for the same; folded."""
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
    """A word without its ending, and where it may be a participle, that of the verb."""
    found = {_stem(word)}
    if past := PAST.match(word):
        before, behind = past[1] or "", _stem(past[2])
        found |= {before + behind} if len(behind) >= SHORT else set()
    return frozenset(found)


def _stem(word: str) -> str:
    short = ENDINGS.sub("", word)
    return short if len(short) >= SHORT else word
