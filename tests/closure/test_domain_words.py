"""Every word of a step, of an answer and of a heading is in every catalogue, once for each place, and read back."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import fields
from proving.languages.catalogues import catalogue_in
from proving.languages.extracting import FOLDERS, ROOT

from tarock_engine.rule_sets import RULE_SETS
from tarock_language.catalogue import CATALOGUES, language_of, languages
from tarock_language.message import Word
from tarock_protocol.codec import KINDS
from tarock_protocol.messages.parts import Due
from tarock_reference.houses.added_rulings import rulings_to_add
from tarock_reports.evidence.evidence_columns import PROVED
from tarock_reports.ledger.known_lines import KnownState
from tarock_reports.ledger.proof_lines import Fate
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.columns import EVALUATED
from tarock_reports.verdict.summary import Conformity
from tarock_running.inputs.by_analogy import OWN_GAMES
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.clauses import Clause, area_title
from tarock_steps.catalogue.planned import FURTHER
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.table.inquiry import VERBS
from tarock_steps.words.translated_fields import (
    Translations,
    said_in_column,
    said_in_field,
    said_of_heads,
    said_of_seats,
)
from tarock_steps.words.values import COLUMNS, FIELDS, HEADS, LISTS, SEATS


def words_of(texts: Iterable[str]) -> tuple[Word, ...]:
    return tuple(Word(str(text)) for text in texts)


def parts_of_rulings() -> set[str]:
    """The parts of values that have several, in whatever reading."""
    values = (
        value
        for rules in RULE_SETS.values()
        for ruling in (*(known for _, known in rules.rulings()), *rulings_to_add(rules).values())
        for value in (ruling.value, *ruling.offers.values(), *ruling.also)
    )
    return {field.replace("_", " ") for value in values for field in getattr(value, "_fields", ())}


LITERAL = re.compile(r"\bWord\(\"([^\"]+)\"\)")
"""A word of the table in a module."""
TRANSLATED = languages()[1:]
UNSHOWN = {"id", "rules", "options", "hands", "taken"}
"""Fields of questions that are not shown, or by the names of the players."""
PLACES = {
    **{f"field {field}": values for field, values in (*FIELDS.items(), *LISTS.items())},
    **{f"column {head}": values for head, values in COLUMNS.items()},
    "head": HEADS,
    "deed": words_of(VERBS.values()),
    "turn": words_of(get_args(Due)),
    "area": words_of(area_title(area) for area in (*AREAS, FURTHER, OWN_GAMES, "whole_deals", "whole_sessions")),
    "asked": words_of({field.name.replace("_", " ") for kind in KINDS.values() for field in fields(kind)} - UNSHOWN),
    "level": words_of(get_args(get_type_hints(Clause)["level"])),
    "verdict": words_of(Conformity),
    "state": words_of(KnownState),
    "fate": words_of(Fate),
    "part": words_of(parts_of_rulings()),
    "by": words_of(("features", "laws", "random deals", "everything")),
    "": (
        *(*SEATS, Word("nobody")),
        *words_of((*Outcome, *ClauseState, "not run", str(EVALUATED.name))),
        *words_of(("clauses", *(str(column.name) for column in PROVED))),
    ),
}
"""What may stand in each place that a catalogue may have a context for."""
NEEDED = {(place, value.text) for place, values in PLACES.items() for value in values if isinstance(value, Word)}


def modules() -> Iterator[Path]:
    """The modules and templates that say something."""
    for folder in FOLDERS:
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".j2"))


@cache
def entries(language: str) -> frozenset[tuple[str, str]]:
    """The words of a catalogue, each with its context."""
    catalogue = catalogue_in(CATALOGUES / f"{language}.po")
    return frozenset((entry.context, str(entry.id)) for entry in catalogue if entry.context and entry.string)


def said(language: str) -> Iterator[tuple[str, Translations]]:
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


DIFFERENT = {
    "all": "of a page everything, of a Talon the whole of it",
    "answered": "of a program it has, of a Kontra it can be",
    "by": "what catches a program, and whose an item is",
    "bids": "what somebody does, and what was bid",
    "deals": "what somebody does, and several deals",
    "declarer": "behind a preposition the German has another case",
    "doubled": "an item, and a deal that counts double",
    "most": "the largest of several figures, and how many at the most",
    "option": "what a clause offers, and a question that its readings answer",
    "opponents": "behind a preposition the German has another case",
    "refused": "a question, and a program that answers it with an error",
    "talon": "where cards lie, and the turn to decide on them",
    "seen": "cards that lay open, and a deviation that is still there",
}
"""The English texts that have several translations, each with the reason."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_one_thing_has_one_name(language: str) -> None:
    told = defaultdict(set)
    for entry in catalogue_in(CATALOGUES / f"{language}.po"):
        if entry.string and (entry.context in PLACES or entry.context in (None, "word")):
            told[str(entry.id)].add(str(entry.string).casefold())

    assert [text for text, said in told.items() if len(said) > 1 and text not in DIFFERENT] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_has_no_word_that_nobody_says(language: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in modules())
    texts = {text for _, text in NEEDED}
    words = {text: f'"{text}"' for place, text in entries(language) if place == "word"}

    assert [text for text, said in words.items() if text not in texts and said not in code] == []


def test_every_word_of_the_code_is_in_each_catalogue() -> None:
    said = {text for path in modules() for text in LITERAL.findall(path.read_text(encoding="utf-8"))}
    lacking = {language: said - {text for _, text in entries(language)} for language in TRANSLATED}

    assert {language: texts for language, texts in lacking.items() if texts} == {}
