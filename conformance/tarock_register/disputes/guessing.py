"""Guesses the word behind one that no text contains.

A word of the dialect is what it is in the written language.
Any other guess begins with the same letter and is one change away, of long words two: a letter too many, too few or
another one, or two that changed places. It is never a word of the other language, where a question shows in which it
is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from tarock_register.disputes.dialect import written_forms
from tarock_register.disputes.small_words import ENGLISH, GERMAN, SMALL_WORDS
from tarock_steps.catalogue.glossary import known_words, named_at_the_table, said_alike

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

Tongue = Literal["en", "de"]
SHORT: Final = 4
"""The length of the shortest word for which a guess is made, in letters."""
LONG: Final = 8
"""The length of the shortest word that may be two changes away, in letters."""
GUESSES: Final = 3


def tongue(told: Collection[str]) -> Tongue | None:
    """The language of a question by its small words; none if there are as many of both languages."""
    english = sum(word in ENGLISH for word in told)
    german = sum(word in GERMAN for word in told)
    return None if english == german else "en" if english > german else "de"


def foreign_words(said: Mapping[Tongue, frozenset[str]]) -> dict[Tongue, frozenset[str]]:
    """For each language the words that only the other language has; names of the table belong to both."""
    english, german = said["en"] | ENGLISH, said["de"] | GERMAN
    return {"en": german - english - named_at_the_table(), "de": english - german - named_at_the_table()}


def guesses(
    word: str, vocabulary: frozenset[str], foreign: frozenset[str], *, english: bool = False
) -> tuple[str, ...]:
    """The likely words behind a word, the nearest first; of equally near ones names of the table, then small words.

    No guess is made for a word that is in the vocabulary or known. A word of an ``english`` question is no dialect.
    """
    if word in vocabulary or word in SMALL_WORDS or said_alike(word)[1:]:
        return ()
    choices = {*vocabulary, *known_words(), *SMALL_WORDS} - foreign
    if not english and (written := written_forms(word, choices)):
        return written[:GUESSES]
    if len(word) < SHORT:
        return ()
    things = named_at_the_table()
    most = 2 if len(word) >= LONG else 1
    found = [
        (number, guess not in things, guess not in SMALL_WORDS, guess)
        for guess in choices
        if guess[0] == word[0]
        and abs(len(guess) - len(word)) <= most
        and (number := letters_apart(guess, word)) <= most
    ]
    return tuple(guess for *_, guess in sorted(found)[:GUESSES])


def letters_apart(one: str, other: str) -> int:
    """The number of letters to insert, delete, replace, or swap with the next, to turn one word into the other."""
    before: Sequence[int] = ()
    last: Sequence[int] = range(len(other) + 1)
    for i, letter in enumerate(one):
        row = [i + 1]
        for j, beside in enumerate(other):
            row.append(min(last[j + 1] + 1, row[j] + 1, last[j] + (letter != beside)))
            if i and j and letter == other[j - 1] and one[i - 1] == beside:
                row[-1] = min(row[-1], before[j - 1] + 1)
        before, last = last, row
    return last[-1]
