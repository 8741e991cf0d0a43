"""One German word for one thing: the neutral one of the glossary, except where a source speaks, which has its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tarock_language.catalogue import language_of
from tarock_searching.weigh.terminal import head_told
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.topics import load_topics

TREE: Final = Path(__file__).parents[2]
ROOTS: Final = [
    *(TREE / "conformance", TREE / "language", TREE / "reports", TREE / "protocol", TREE / "steps"),
    TREE / "reference_engine/tarock_reference",
]
NAMES: Final = ("names.py", "explain_lines.py", "own_words.py")
"""Files with words that somebody may type, and with those of a source."""
OTHERS: Final = re.compile(
    r"\b(?:Posten|[Vv]erweiger\w*|Alleinspieler\w*|[Gg]edrückt\w*|[Dd]rück(?:en|t|st)\b|[Aa]bgelegt\w*|[Aa]blegen)\b"
)
"""Other words for Wertung, nicht erlaubt, Bieter and weglegen."""


def test_what_is_said_of_all_sources_is_said_in_the_neutral_words() -> None:
    files = [
        path
        for root in ROOTS
        for kind in ("*.py", "*.j2", "*.js", "*.po")
        for path in root.rglob(kind)
        if path.name not in NAMES
    ]
    found = {path.name: sorted({*OTHERS.findall(path.read_text(encoding="utf-8"))}) for path in files}

    assert files
    assert {name: words for name, words in found.items() if words} == {}


def test_a_doubling_is_said_to_be_on_something_and_a_trump_by_its_number_is_a_she() -> None:
    """Kontra auf das Spiel, die II."""
    wrong = re.compile(r"\b(?:Kontra|Retour|Rekontra) zu[mr]? (?!erkennen)|\b(?:den|dem|einen) (?:II|XXI|XX)\b(?!\w)")
    files = [path for root in ROOTS for kind in ("*.py", "*.j2", "*.po") for path in root.rglob(kind)]
    found = {path.name: wrong.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: words for name, words in found.items() if words} == {}


def test_the_register_asks_in_the_neutral_words() -> None:
    """Its other ways to ask are those of a table, whatever it says."""
    chapters = load_topics()
    asked = [chapter.de for chapter in chapters] + [topic.de for chapter in chapters for topic in chapter.topics]

    assert [text for text in asked if OTHERS.search(text)] == []


@pytest.mark.parametrize("source", sources())
def test_a_heading_has_no_unit_in_the_wrong_case(source: str) -> None:
    catalogue = load_catalogue(source)
    head = head_told(catalogue, [], 1, language_of("de"))

    assert head.endswith(f"({catalogue.unit.de.many})")
