"""How close two correctly spelt words are: equal, forms of one word, or one a part of the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from tarock_register.disputes.folding import STEM, shapes

BEGINNING: Final = 0.8
FORM: Final = 0.8
END: Final = 0.6
"""How close two words are if one begins with the other, if they have the same stem, or if one ends with the other."""
SHORT: Final = 4
"""The length of the shortest beginning and of the shortest stem, in letters; an end has one more."""


class Alike:
    """The words of the texts by what they share with others: their stems, beginnings and ends."""

    def __init__(self, words: Collection[str]) -> None:
        """Sort words by every stem, beginning and end that counts."""
        self._words = frozenset(words)
        self._stems = sorted_by(words, lambda word: shapes(word, STEM))
        self._beginnings = sorted_by(words, proper_beginnings)
        self._ends = sorted_by(words, proper_ends)

    def near(self, word: str) -> Mapping[str, float]:
        """The words that are close to a word, each with how close it is, from 0 for not at all to 1 for the same."""
        [stem] = shapes(word, STEM)
        found = dict.fromkeys((*self._ends.get(word, ()), *self._words.intersection(proper_ends(word))), END)
        found |= dict.fromkeys(self._stems.get(stem, ()), FORM) if len(stem) >= SHORT else {}
        found |= dict.fromkeys(
            (*self._beginnings.get(word, ()), *self._words.intersection(proper_beginnings(word))), BEGINNING
        )
        return found | ({word: 1.0} if word in self._words else {})


def proper_beginnings(word: str) -> list[str]:
    """The proper beginnings of a word that are at least half of it, and not too short."""
    return [word[:length] for length in range(max(SHORT, (len(word) + 1) // 2), len(word))]


def proper_ends(word: str) -> list[str]:
    """The proper ends of a word that are not too short."""
    return [word[-length:] for length in range(SHORT + 1, len(word))]


def sorted_by(words: Iterable[str], shapes: Callable[[str], Iterable[str]]) -> Mapping[str, Sequence[str]]:
    """Words by each shape of theirs."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        for shape in shapes(word):
            found[shape].append(word)
    return dict(found)
