"""The glossary as a table of words: those that mean the same, German and English."""

from __future__ import annotations

import functools
import re
import unicodedata
from pathlib import Path

from tarock_steps.catalogue.features_path import glossary_file

_LONG_VOWELS = {"ae": "a", "oe": "o", "ue": "u"}


def fold(text: str) -> str:
    """A text in small letters without marks, so that König, Koenig and konig are the same."""
    plain = "".join(one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one))
    return re.sub("|".join(_LONG_VOWELS), lambda found: _LONG_VOWELS[found[0]], plain)


def meaning_the_same(word: str, path: Path | None = None) -> tuple[str, ...]:
    """A word and those that the glossary has for the same thing, in either language; folded."""
    found = [line for line in _entries(path or glossary_file()) if fold(word) in line]
    return tuple(dict.fromkeys((fold(word), *(one for line in found for one in line))))


@functools.cache
def _entries(path: Path) -> tuple[tuple[str, ...], ...]:
    """The words of each line of the first table, whose first two columns are German and English."""
    lines = path.read_text(encoding="utf-8").split("\n## ")[0].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    return tuple(tuple(fold(word.strip()) for cell in row[:2] for word in cell.split(",")) for row in rows[2:])
