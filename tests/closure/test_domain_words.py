"""Every word of a step, of an answer and of a heading is in every catalogue, once for each place, and read back."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import get_args, get_type_hints

import pytest
from proving.languages.catalogues import catalogue_in

from tarock_language.catalogue import CATALOGUES, language_of, languages
from tarock_language.message import Word
from tarock_reports.verdict.wording import area_title
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.words import answer_words
from tarock_steps.words.translation import Said, said_in_column, said_in_field, said_of_heads, said_of_seats
from tarock_steps.words.values import COLUMNS, FIELDS, HEADS, LISTS, SEATS

TRANSLATED = languages()[1:]
PLACES = {
    **{f"field {field}": values for field, values in (*FIELDS.items(), *LISTS.items())},
    **{f"column {head}": values for head, values in COLUMNS.items()},
    "head": HEADS,
    "answer": tuple(map(Word, answer_words.WORDS)),
    "area": tuple(Word(area_title(area)) for area in (*AREAS, "whole_deals", "whole_sessions")),
    "level": tuple(map(Word, get_args(get_type_hints(Clause)["level"]))),
    "": (*SEATS, Word("nobody")),
}
"""What may stand in each place that a catalogue may have a context for."""
NEEDED = {(place, value.text) for place, values in PLACES.items() for value in values if isinstance(value, Word)}


@cache
def entries(language: str) -> frozenset[tuple[str, str]]:
    """The words of a catalogue, each with its context."""
    catalogue = catalogue_in(CATALOGUES / f"{language}.po")
    return frozenset((entry.context, str(entry.id)) for entry in catalogue if entry.context and entry.string)


def said(language: str) -> Iterator[tuple[str, Said]]:
    """What is said in each place from which steps are read."""
    say = language_of(language)
    yield from ((f"field {field}", said_in_field(field, say)) for field in (*FIELDS, *LISTS))
    yield from ((f"column {head}", said_in_column(head, say)) for head in COLUMNS)
    yield from (("head", said_of_heads(say)), ("seats", said_of_seats(say)))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_word_is_in_the_catalogue(language: str) -> None:
    known = entries(language)

    assert [told for told in sorted(NEEDED) if told not in known and ("word", told[1]) not in known] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_place_has_no_word_in_the_catalogue_that_never_stands_there(language: str) -> None:
    assert [told for told in sorted(entries(language) - NEEDED) if told[0] in PLACES] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_word_that_is_said_alike_everywhere_is_in_the_catalogue_once(language: str) -> None:
    say, known = language_of(language), entries(language)
    alike = [
        (place, text)
        for place, text in known
        if place in PLACES and ("word", text) in known and say.word(Word(text), place) == say.word(Word(text))
    ]

    assert alike == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_place_has_two_words_that_are_said_alike(language: str) -> None:
    twice = {
        place: [told for told, often in Counter(words.values()).items() if often > 1] for place, words in said(language)
    }

    assert {place: told for place, told in twice.items() if told} == {}
