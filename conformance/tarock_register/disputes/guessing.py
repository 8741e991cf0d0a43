"""Reads an unknown word of a question as known words of the same shape: misspelt, in dialect, or another form.

The first shape that it shares counts: its stem, its sound, a rougher sound, a slip of one letter, and last its
beginning. A word of an English question is not dialect, and no word is read as one of the other language alone.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import ne
from typing import Final, Literal, NamedTuple

from tarock_register.disputes.folding import BEGINNING, ROUGH_SOUND, SLIP, SOUND, STEM, Folding, shapes
from tarock_register.disputes.similar_words import FORM, sorted_by
from tarock_register.disputes.small_words import SMALL_WORDS
from tarock_steps.catalogue.glossary import named_at_the_table, said_alike, words_for_cards

Tongue = Literal["", "en", "de"]
"""The only language of a word or of a question; empty if it is of both, or of neither."""
MISSPELT: Final = 0.7
"""The closeness of a word that was mistyped, or is dialect."""
SWAPPED: Final = 2
"""The number of letters that are in other places if two were swapped."""
GUESSES: Final = 3
"""The most words that one is read as."""
NUMBER: Final = "^(?:[ivx]{2,}|[0-9]{1,2}(?:er)?)$"
"""The number of a trump; it counts as known although no topic has it."""
FOREIGN: Final[Mapping[Tongue, Tongue | None]] = {"": None, "en": "de", "de": "en"}
"""The other language than that of a question."""


class Shape(NamedTuple):
    """A kind of shape: its folding, the length of the shortest that counts, and how close words of the same shape are.

    ``is_guess`` says that such a word was mistyped or is dialect, ``of_dialect`` that no English word is read by it.
    """

    folding: Folding
    shortest: int
    close: float
    is_guess: bool
    of_dialect: bool

    def of(self, word: str) -> list[str]:
        """The shapes of this kind that a word has."""
        return [shape for shape in shapes(word, self.folding) if len(shape) >= self.shortest]


SHAPES: Final = (
    Shape(STEM, 5, FORM, is_guess=False, of_dialect=False),
    Shape(SOUND, 3, MISSPELT, is_guess=True, of_dialect=True),
    Shape(ROUGH_SOUND, 4, MISSPELT, is_guess=True, of_dialect=True),
    Shape(SLIP, 3, MISSPELT, is_guess=True, of_dialect=False),
    Shape(BEGINNING, 6, MISSPELT, is_guess=True, of_dialect=False),
)
"""The shapes by which a word is read, the surest first."""


class ReadWord(NamedTuple):
    """The known words that a word is read as, the likeliest first, and how close it is to them.

    ``is_guess`` says that it was mistyped or is dialect.
    """

    words: Sequence[str] = ()
    close: float = 1.0
    is_guess: bool = False

    @property
    def is_small(self) -> bool:
        """Whether the word is most likely a small one."""
        return not SMALL_WORDS.isdisjoint(self.words[:1])

    @property
    def is_card(self) -> bool:
        """Whether the word is most likely the name of a card, a suit or a rank."""
        return not self.is_small and not words_for_cards().isdisjoint(self.words[:1])

    @property
    def is_thing(self) -> bool:
        """Whether the word, or another for the same, most likely names a thing of the table."""
        return any(not named_at_the_table().isdisjoint(said_alike(word)) for word in self.words[:1])


class Reader:
    """Reads the words of questions by words that are known, each with its language."""

    def __init__(self, known: Collection[str], tongue: Callable[[str], Tongue]) -> None:
        """Sort the known words by a shape when it is first needed."""
        self._known = known
        self._tongue = tongue
        self._by_shape = functools.cache(lambda shape: sorted_by(known, shape.of))

    def tongue(self, words: Iterable[str]) -> Tongue:
        """The language of a question by its small words; empty if there are as many of both languages."""
        tongues = [self._tongue(word) for word in words if word in SMALL_WORDS]
        english, german = tongues.count("en"), tongues.count("de")
        return "" if english == german else "en" if english > german else "de"

    def read(self, word: str, asked_in: Tongue) -> ReadWord:
        """The known words that a word is read as, in a question of this language; none if it is like no other."""
        if word in self._known:
            return ReadWord((word,))
        for shape in () if re.match(NUMBER, word) else SHAPES:
            if not (shape.of_dialect and asked_in == "en") and (found := self._of_shape(word, shape, asked_in)):
                return ReadWord(found, shape.close, shape.is_guess)
        return ReadWord()

    def _of_shape(self, word: str, shape: Shape, asked_in: Tongue) -> Sequence[str]:
        """The words of the same shape, the likeliest first: those with the most of its letters."""
        by_shape, foreign = self._by_shape(shape), FOREIGN[asked_in]
        found = {known for shaped in shape.of(word) for known in by_shape.get(shaped, ())}
        own = (known for known in found if self._tongue(known) != foreign and (shape.folding or is_slip(word, known)))
        return sorted(own, key=lambda known: (sum(letter not in known for letter in word), *likelihood(known)))[
            :GUESSES
        ]


def likelihood(known: str) -> tuple[bool, bool, str]:
    """Sorts words by how likely they are meant: names of the table, then small words, then others."""
    return known not in named_at_the_table(), known not in SMALL_WORDS, known


def is_slip(word: str, other: str) -> bool:
    """Whether of two words that are one another without a letter each it is one letter, or two that were swapped."""
    return len(word) != len(other) or sum(map(ne, word, other)) <= SWAPPED
