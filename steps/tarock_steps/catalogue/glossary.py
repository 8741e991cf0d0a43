"""Reads the tables of ``docs/glossary.md`` about the card table; those about the machinery are not read.

They have terms in German and English, words for cards, other words for the same thing, and question words with their
topics.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from itertools import filterfalse
from pathlib import Path
from typing import NamedTuple

from tarock_steps.catalogue.features_path import glossary_file

CARDS = "What the table calls its cards"
"""The heading above the table of cards."""
SAID = "Said for the same thing"
"""The heading above the table of other words for the same thing."""
ASKING = "What a question is asked with"
"""The heading above the table of question words and the topics that they lead to."""
LONG_VOWELS = {"ae": "a", "oe": "o", "ue": "u"}
LONG_VOWEL = "ae|oe|(?<!q)ue"
"""A regular expression for a written-out umlaut; the ue of *queen* is none."""


class Term(NamedTuple):
    """A term of the glossary, which is a row of its first table.

    It has its names in both languages, what it is, and the cards that it is about.
    """

    names: tuple[str, ...]
    english: tuple[str, ...]
    en: str
    de: str
    cards: tuple[str, ...]


_REMEMBERED = 4096
"""How many folded texts are cached; the words of the glossary are folded for every word read."""


@functools.lru_cache(_REMEMBERED)
def fold(text: str) -> str:
    """A text in lower case without diacritics, so that König, Koenig and konig are the same."""
    plain = "".join(filterfalse(unicodedata.combining, unicodedata.normalize("NFD", text.casefold())))
    return re.sub(LONG_VOWEL, lambda found: LONG_VOWELS[found[0]], plain)


def meaning_the_same(word: str, path: Path | None = None) -> tuple[str, ...]:
    """A word and its other names in the table of terms, in both languages, folded."""
    found = [line for line in _entries(path or glossary_file()) if fold(word) in line]
    return tuple(dict.fromkeys((fold(word), *(synonym for line in found for synonym in line))))


def said_alike(word: str, path: Path | None = None) -> tuple[str, ...]:
    """A word and all words for the same thing in the tables of terms, of cards and of other words, folded.

    The words found in one table are looked up in the others too: sparrow leads through Spatz to Pagat.
    """
    place = path or glossary_file()
    found = dict.fromkeys(meaning_the_same(word, place))
    for _ in (CARDS, SAID):
        lines = [line for line in _alike(place) if not found.keys().isdisjoint(line)]
        found |= dict.fromkeys(synonym for line in lines for synonym in line)
    return tuple(found)


def every_word(path: Path | None = None) -> set[str]:
    """Every word and group of words in the tables of terms, of cards and of other words, folded, and a few numbers.

    Left out are the words for numbers of cards, and for several cards at once.
    """
    place = path or glossary_file()
    return {word for line in (*_entries(place), *_alike(place)) for word in line}


@functools.cache
def named_at_the_table(path: Path | None = None) -> frozenset[str]:
    """The German names of the terms, and all words for cards: single words, folded."""
    place = path or glossary_file()
    told = (*_entries(place, columns=1), *_cards(place))
    return frozenset(word for line in told for word in line if word.isalpha())


@functools.cache
def terms(path: Path | None = None) -> tuple[Term, ...]:
    """The terms of the glossary, with what each is."""
    return tuple(_term(row) for row in _rows((path or glossary_file()).read_text(encoding="utf-8").split("\n## ")[0]))


def _term(row: list[str]) -> Term:
    names, english, _, en, de, cards = (cell.strip() for cell in row)
    return Term(tuple(names.split(", ")), tuple(english.split(", ")), en, de, tuple(cards.split()))


@functools.cache
def terms_by_name(path: Path | None = None) -> dict[str, Term]:
    """The terms of the glossary by each of their German names as written."""
    return {name: term for term in terms(path) for name in term.names}


@functools.cache
def words_for_cards(path: Path | None = None) -> frozenset[str]:
    """All single words for a card, a suit or a rank, folded, but for numbers."""
    return frozenset(word for line in _cards(path or glossary_file()) for word in line if " " not in word)


@functools.cache
def asked_with(path: Path | None = None) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """The rows of the table of question words: the words as written, and the words in the names of their topics."""
    text = (path or glossary_file()).read_text(encoding="utf-8")
    rows = ([cell.strip() for cell in row] for row in _rows(_below(text, ASKING)))
    return tuple((tuple(words.split(", ")), tuple(leading.split(", "))) for words, leading, *_ in rows)


@functools.cache
def _cards(path: Path) -> tuple[tuple[str, ...], ...]:
    """The words of each row of the table of cards that is about one card, suit or rank, but not about a number."""
    rows = _rows(_below(path.read_text(encoding="utf-8"), CARDS))
    return tuple(_words(row[:2]) for row in rows if " " not in row[0].strip() and not row[0].strip()[0].isdigit())


@functools.cache
def _alike(path: Path) -> tuple[tuple[str, ...], ...]:
    """The words of each row of the table of cards and of the table of other words, as far as these exist."""
    said = _rows(_below(path.read_text(encoding="utf-8"), SAID))
    return (*_cards(path), *(_words(row[:1]) for row in said))


@functools.cache
def _entries(path: Path, *, columns: int = 2) -> tuple[tuple[str, ...], ...]:
    """The names in each row of the table of terms; its first two columns are German and English."""
    return tuple(_words(row[:columns]) for row in _rows(path.read_text(encoding="utf-8").split("\n## ")[0]))


def _below(text: str, heading: str) -> str:
    return text.partition(f"\n## {heading}\n")[2].split("\n## ")[0]


def _rows(text: str) -> list[list[str]]:
    """The cells of each row of a table, without the two rows of its head."""
    return [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")][2:]


def _words(cells: list[str]) -> tuple[str, ...]:
    return tuple(fold(word.strip()) for cell in cells for word in cell.split(","))
