"""Every step of every feature can be said in German, whole, with the very cards, numbers and names of the English.

The same goes for whatever a program may be found to play otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from tarock_language.catalogue import language_of
from tarock_language.message import Argument, Message, Word
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import EqualCause, in_ledger
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite import vocabulary
from tarock_steps.words.phrase import Phrase
from tarock_steps.words.translated_fields import rows_said, said_in_column, said_in_field, said_of_heads, said_of_seats
from tarock_steps.words.values import COLUMNS, FIELDS, LISTS

SOURCES = sources()
GERMAN = language_of("de")
FIELD = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"[^\W\d_]{2,}")
CARD_OR_NUMBER = re.compile(r"(?:[KDCBA]|\d+)[♥♦♠♣]|\b[IVX]+\b|Sküs|[+-]?\d+(?:/\d+)?")
OF_BOTH = frozenset({"in", "so", "hand"})
"""Words of both languages, as they stand in the phrases."""


@cache
def phrases() -> tuple[Phrase, ...]:
    return tuple(definition.phrase for definition in vocabulary.definitions())


@cache
def lines(source: str) -> frozenset[PlannedLine]:
    return frozenset(line for scenario in plan(source) for line in scenario.lines)


@cache
def english() -> frozenset[str]:
    """Every word of the phrases and of their fields that no German wording has."""
    here = {word for phrase in phrases() for word in WORD.findall(FIELD.sub(" ", phrase.name))}
    there = {word for phrase in phrases() for word in WORD.findall(FIELD.sub(" ", phrase.de))}
    fields = (said_in_field(field, GERMAN) for field in (*FIELDS, *LISTS))
    columns = (said_in_column(head, GERMAN) for head in COLUMNS)
    tables = (said_of_seats(GERMAN), said_of_heads(GERMAN), *columns, *fields)
    here |= {word for table in tables for said in table for word in WORD.findall(said)}
    there |= {word for table in tables for said in table.values() for word in WORD.findall(said)}
    return frozenset(here - there - OF_BOTH)


def in_german(step: str) -> str | None:
    return vocabulary.step_said(step, GERMAN)


def without_names(text: str) -> str:
    """A German step without what is said alike in every language."""
    return re.sub(r'^die (?:Regeln|Lesart) "[^"]*"(?: von "[^"]*")?', "", text)


def test_all_phrases_are_said_in_german_with_the_same_fields() -> None:
    assert len(phrases()) == len(vocabulary.definitions())
    assert [
        phrase.name for phrase in phrases() if Counter(FIELD.findall(phrase.name)) != Counter(FIELD.findall(phrase.de))
    ] == []
    assert [
        phrase.name for phrase in phrases() if WORD.search(FIELD.sub("", phrase.name)) and phrase.de == phrase.name
    ] == []


def test_what_is_left_out_in_english_is_left_out_in_german() -> None:
    def left_out(wording: str) -> list[str]:
        return sorted(field for part in re.findall(r"\[[^]]*\]", wording) for field in FIELD.findall(part))

    assert [phrase.name for phrase in phrases() if left_out(phrase.name) != left_out(phrase.de)] == []


@pytest.mark.parametrize("source", SOURCES)
def test_every_step_of_every_scenario_is_said_in_german_and_nothing_of_it_stays_english(source: str) -> None:
    said = {line: in_german(line.text) for line in lines(source)}
    told = {
        line: " ".join((without_names(text or ""), *(cell for row in rows_said(line.rows, GERMAN) for cell in row)))
        for line, text in said.items()
    }

    assert [line.text for line, text in said.items() if text is None] == []
    assert {line.text: left for line, text in told.items() if (left := english() & set(WORD.findall(text)))} == {}


@pytest.mark.parametrize("source", SOURCES)
def test_cards_and_numbers_are_the_same_in_german(source: str) -> None:
    def kept(text: str) -> Counter[str]:
        return Counter(CARD_OR_NUMBER.findall(text))

    assert [line.text for line in lines(source) if kept(in_german(line.text) or "") != kept(line.text)] == []
    assert [
        line.text
        for line in lines(source)
        if [list(map(kept, row)) for row in rows_said(line.rows, GERMAN)] != [list(map(kept, row)) for row in line.rows]
    ] == []


@pytest.mark.parametrize("source", SOURCES)
def test_a_step_is_said_by_one_phrase_alone_whatever_stands_before_it(source: str) -> None:
    found = {
        line.text: {
            definition.phrase.name
            for definition in vocabulary.definitions()
            if definition.phrase.is_matching(line.text)
        }
        for line in lines(source)
    }

    assert {text: names for text, names in found.items() if len(names) != 1} == {}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('Dealer plays "K♥" unnoticed', 'Geber spielt unbemerkt "K♥"'),
        ('Dealer plays "K♥"', 'Geber spielt "K♥"'),
        ("Third plays an Auch-Rufer calling K♥", "Dritter spielt Auch-Rufer und ruft K♥"),
        ("Third plays a Dreier", "Dritter spielt Dreier"),
        ('Second took "I"', 'Zweiter hat in Stichen "I"'),
        ('trick 9 is "Second XII K♥ I 7♣"', 'Stich 9 ist "Zweiter XII K♥ I 7♣"'),
        ('Second says "Kontra Pagat of Fourth"', 'Zweiter sagt "Kontra Pagat (Vierter)"'),
        ('the choice is "first, second, leave"', 'zur Wahl steht "erste Hälfte, zweite Hälfte, liegen lassen"'),
        ('the reading "all" of "no-one"', 'die Lesart "all" von "no-one"'),
    ],
)
def test_a_step_in_german(step: str, said: str) -> None:
    assert in_german(step) == said


def test_what_no_phrase_says_has_no_german() -> None:
    assert in_german("the cat sits on the table") is None


def test_a_table_in_german() -> None:
    rows = rows_said((("game", "events"), ("Fahren", "valat, retour game"), ("Rufer", "")), GERMAN)

    assert rows == (("Spiel", "was geschah"), ("Fahren", "Valat, Retour auf das Spiel"), ("Rufer", ""))


# ---------------------------------------------------------------------------------------------------------- causes

IN_ENGLISH = re.compile(
    r"\b(?:instead|plays|whatever|asked|knows|ranks|above|below|where|default|declarer|foes|True|False|None|nobody"
    r"|nothing|each|left|out|the|it|hidden|clockwise|half|takes|check|silent)\b",
    re.IGNORECASE,
)
OUR_NAMES = re.compile(r"„[a-z_]+“|\S+=\S+|(?<=von )\S+(?=,)|(?<=wo )\S+(?= verlangt)")
SAY = language_of("de")


def words_in(said: Argument) -> Iterator[Word]:
    """The words of the table in a message, down to its parts."""
    if isinstance(said, Word):
        yield said
    elif not isinstance(said, str | int):
        for part in said.arguments.values() if isinstance(said, Message) else said:
            yield from words_in(part)


def is_said(word: Word) -> bool:
    """Whether a word is in the catalogue, at least as it stands in one of the places of a cause."""
    return any(SAY.word(word, place) != word.text for place in ("", "value", "way", "part"))


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_a_program_may_play_otherwise_is_said_in_german(source: str) -> None:
    found = deviations(variant_of_source(source, {}))
    said = {deviation.id: SAY.sentence(deviation.said) for deviation in found}

    assert {name: told for name, told in said.items() if IN_ENGLISH.search(OUR_NAMES.sub("", told))} == {}
    assert {word.text for deviation in found for word in words_in(deviation.said) if not is_said(word)} == set()


@pytest.mark.parametrize("source", SOURCES)
def test_each_of_them_comes_back_from_a_ledger_as_it_was(source: str) -> None:
    for deviation in deviations(variant_of_source(source, {})):
        cause = EqualCause(id=deviation.id, **in_ledger(deviation.said))

        assert msgspec.json.decode(msgspec.json.encode(cause), type=EqualCause).said == deviation.said


@pytest.mark.parametrize(
    ("source", "name", "said"),
    [
        ("lungau", "by default", "spielt jede Option nach ihrer Vorgabe, welche Lesart auch verlangt wird"),
        ("lungau", "solorufer=off", "spielt solorufer=off, was immer verlangt wird"),
        ("lungau", "without contracts: Solodreier", "kennt Solodreier nicht"),
        ("lungau", "unoffered: Dreier", "bietet Dreier nie an, versteht es aber"),
        ("lungau", "ignores tariff", "liest das Feld „tariff“ nicht"),
        ("lungau", "contracts.Sechserdreier.level/below-Uhurufer", "steht unter Uhurufer"),
        ("karl", "contracts.Solo-Dreier.level/as-Bettel-Ouvert", "steht gleichauf mit Bettel Ouvert"),
        ("karl", "contracts.Dreier.level/+1", "steht eine Stufe höher"),
        ("lungau", "contracts.Solorufer.level/not-above", "steht nicht darüber"),
        (
            "koenigrufen",
            "bidding.find_declaring_bid/first",
            "„das erste“ statt „Das letzte Gebot, das kein Weiter ist: wer übrig ist, spielt es“",
        ),
    ],
)
def test_a_cause_in_german(source: str, name: str, said: str) -> None:
    told = {deviation.id: deviation.said for deviation in deviations(variant_of_source(source, {}))}

    assert SAY.sentence(told[name]) == said


def test_values_in_german() -> None:
    told = {
        SAY.sentence(deviation.said) for source in SOURCES for deviation in deviations(variant_of_source(source, {}))
    }

    assert {"nein statt ja", "nichts statt Gegner", "A, 2, 4, 3 statt A, 2, 3, 4"} <= told
    assert "im Uhrzeigersinn statt gegen den Uhrzeigersinn" in told
    assert "„Gar keine Prüfung“ statt „Jedes Gebot geht über die vorigen“" in told
    assert any(re.search(r"\d für jede von [^a-z]+ statt \d", sentence) for sentence in told)
    assert any(re.search(r"; ohne III II statt ", sentence) for sentence in told)
