"""The glossary as a table of synonyms, German and English."""

from __future__ import annotations

import functools
import re
import unicodedata
from pathlib import Path

from tarock_steps.catalogue.features_path import glossary_file

CARDS = "What the table calls its cards"
"""The heading above the table of cards."""
SAID = "Said for the same thing"
"""The heading above the table of what is said at the table in other words."""
ASKING = "What a question is asked with"
"""The heading above the table of what leads to topics of one kind."""
LONG_VOWELS = {"ae": "a", "oe": "o", "ue": "u"}
LONG_VOWEL = "ae|oe|(?<!q)ue"
"""Where one stands: a queen has none."""

_REMEMBERED = 4096
"""Of how many texts it is remembered what they are folded; the words of the glossary are folded for every word read."""


@functools.lru_cache(_REMEMBERED)
def fold(text: str) -> str:
    """A text in small letters without marks, so that König, Koenig and konig are the same."""
    plain = "".join(one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one))
    return re.sub(LONG_VOWEL, lambda found: LONG_VOWELS[found[0]], plain)


def meaning_the_same(word: str, path: Path | None = None) -> tuple[str, ...]:
    """A word and those that the glossary has for the same thing, in either language; folded."""
    found = [line for line in _entries(path or glossary_file()) if fold(word) in line]
    return tuple(dict.fromkeys((fold(word), *(one for line in found for one in line))))


def said_alike(word: str, path: Path | None = None) -> tuple[str, ...]:
    """A word and all that is said for the same thing, by every table of words; folded.

    What one table has for a word is looked up in the others as well, so that sparrow leads by Spatz to Pagat.
    """
    place = path or glossary_file()
    found = dict.fromkeys(meaning_the_same(word, place))
    for _ in (CARDS, SAID):
        lines = [line for line in _alike(place) if not found.keys().isdisjoint(line)]
        found |= dict.fromkeys(one for line in lines for one in line)
    return tuple(found)


def known_words(path: Path | None = None) -> set[str]:
    """Every word that stands by itself in one of the tables, folded."""
    return {one for one in every_word(path) if one.isalpha()}


def every_word(path: Path | None = None) -> set[str]:
    """Everything that one of the tables has for a thing, folded: words, numbers, and several words together."""
    place = path or glossary_file()
    return {one for line in (*_entries(place), *_alike(place)) for one in line}


@functools.cache
def named_at_the_table(path: Path | None = None) -> frozenset[str]:
    """The German words of the table for its cards, games and calls, and all words for cards; single and folded."""
    place = path or glossary_file()
    told = (*_entries(place, columns=1), *_cards(place))
    return frozenset(one for line in told for one in line if one.isalpha())


@functools.cache
def asked_with(path: Path | None = None) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """What a question is asked with, as it is written, and words of the names of topics that it leads to, by lines."""
    text = (path or glossary_file()).read_text(encoding="utf-8")
    rows = ([cell.strip() for cell in row] for row in _rows(_below(text, ASKING)))
    return tuple((tuple(words.split(", ")), tuple(leading.split(", "))) for words, leading, *_ in rows)


@functools.cache
def _cards(path: Path) -> tuple[tuple[str, ...], ...]:
    """The words of each line of the table of cards that tells of one, and not of pips, which games are named after."""
    rows = _rows(_below(path.read_text(encoding="utf-8"), CARDS))
    return tuple(_words(row[:2]) for row in rows if " " not in row[0].strip() and not row[0].strip()[0].isdigit())


@functools.cache
def _alike(path: Path) -> tuple[tuple[str, ...], ...]:
    """The words of each line of the tables of cards and of what is said for the same thing, if they are there."""
    said = _rows(_below(path.read_text(encoding="utf-8"), SAID))
    return (*_cards(path), *(_words(row[:1]) for row in said))


@functools.cache
def _entries(path: Path, *, columns: int = 2) -> tuple[tuple[str, ...], ...]:
    """The words of each line of the first table, whose first two columns are German and English."""
    return tuple(_words(row[:columns]) for row in _rows(path.read_text(encoding="utf-8").split("\n## ")[0]))


def _below(text: str, heading: str) -> str:
    return text.partition(f"\n## {heading}\n")[2].split("\n## ")[0]


def _rows(text: str) -> list[list[str]]:
    """The lines of a table, without its head."""
    return [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")][2:]


def _words(cells: list[str]) -> tuple[str, ...]:
    return tuple(fold(word.strip()) for cell in cells for word in cell.split(","))
