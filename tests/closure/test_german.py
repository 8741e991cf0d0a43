"""Every step of every feature can be said in German, whole, with the very cards, numbers and names of the English.

The same goes for whatever a program may be found to play otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from tarock_engine.rule_sets import RULE_SETS
from tarock_language.catalogue import language_of
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_reports.verdict.german_causes import cause_in_german
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite import vocabulary
from tarock_steps.words.phrase import Phrase
from tarock_steps.words.translation import (
    rows_said,
    said_in_column,
    said_in_field,
    said_of_heads,
    said_of_seats,
)
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
    return tuple(one.phrase for one in vocabulary.definitions())


@cache
def lines(source: str) -> frozenset[PlannedLine]:
    return frozenset(line for one in plan(source) for line in one.lines)


@cache
def english() -> frozenset[str]:
    """Every word of the phrases and of their fields that no German wording has."""
    here = {word for one in phrases() for word in WORD.findall(FIELD.sub(" ", one.name))}
    there = {word for one in phrases() for word in WORD.findall(FIELD.sub(" ", one.de))}
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
    assert [one.name for one in phrases() if Counter(FIELD.findall(one.name)) != Counter(FIELD.findall(one.de))] == []
    assert [one.name for one in phrases() if WORD.search(FIELD.sub("", one.name)) and one.de == one.name] == []


def test_what_is_left_out_in_english_is_left_out_in_german() -> None:
    def left_out(wording: str) -> list[str]:
        return sorted(field for part in re.findall(r"\[[^]]*\]", wording) for field in FIELD.findall(part))

    assert [one.name for one in phrases() if left_out(one.name) != left_out(one.de)] == []


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
        line.text: {one.phrase.name for one in vocabulary.definitions() if one.phrase.is_matching(line.text)}
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
    r"|nothing|each|left|out|the|it|hidden|clockwise|half|takes|check|silent)\b"
)
NO_WORDS = re.compile(r"spielt es anders, als [A-Z-]+\d+ sagt|prüft nicht, was [A-Z-]+\d+ verlangt")
OUR_NAMES = re.compile(r"„[a-z_]+“|\S+=\S+|(?<=von )\S+(?=,)|(?<=wo )\S+(?= verlangt)")


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_a_program_may_play_otherwise_is_said_in_german(source: str) -> None:
    said = {
        one.id: cause_in_german(one.sentence, sorted(one.clauses)) for one in deviations(variant_of_source(source, {}))
    }

    assert {name: told for name, told in said.items() if IN_ENGLISH.search(OUR_NAMES.sub("", told))} == {}


@pytest.mark.parametrize("source", SOURCES)
def test_only_where_the_rule_itself_is_a_way_to_play_a_cause_names_its_clause_instead(source: str) -> None:
    values = {path: one.value for path, one in RULE_SETS[source].rulings()}
    unsaid = [
        one
        for one in deviations(variant_of_source(source, {}))
        if NO_WORDS.fullmatch(cause_in_german(one.sentence, sorted(one.clauses)))
    ]

    assert unsaid
    assert [one.id for one in unsaid if one.impostor is None or not callable(values[one.impostor.path])] == []


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        (
            "plays every option by its default, whatever reading is asked for",
            "spielt jede Option nach ihrer Vorgabe, welche Lesart auch verlangt wird",
        ),
        ("plays solorufer=off, whatever is asked for", "spielt solorufer=off, was immer verlangt wird"),
        ("3 instead of 2, only where declarer is 0 or 1", "3 statt 2, nur wo declarer 0 oder 1 ist"),
        ("knows no Solodreier", "kennt Solodreier nicht"),
        ("never offers Dreier, but understands it", "bietet Dreier nie an, versteht es aber"),
        ("no instead of yes", "nein statt ja"),
        ("False instead of True", "nein statt ja"),
        ("2/3 instead of 1", "2/3 statt 1"),
        ("foes instead of None", "Gegner statt niemand"),
        ("Trull, König ultimo instead of none", "Trull, König ultimo statt nichts"),
        ("A, 2, 4, 3 instead of A, 2, 3, 4", "A, 2, 4, 3 statt A, 2, 3, 4"),
        ("4 for each of K♥ K♦ instead of 5 for each of K♥ K♦", "4 für jede von K♥ K♦ statt 5 für jede von K♥ K♦"),
        ("I II III instead of I III; left out: II", "I II III statt I III; ohne II"),
        ("ranks below Besser Rufer", "steht unter Besser Rufer"),
        ("ranks above Bettel", "steht über Bettel"),
        ("ranks as Bettel Ouvert", "steht gleichauf mit Bettel Ouvert"),
        ("ranks not above", "steht nicht darüber"),
        ("ranks one higher", "steht eine Stufe höher"),
        ("ranks one lower", "steht eine Stufe tiefer"),
        ("solo-value=five where the default was asked for", "spielt solo-value=five, wo die Vorgabe verlangt ist"),
        ("the default of a-b where on was asked for", "spielt die Vorgabe von a-b, wo on verlangt ist"),
        ("five of a-b where on was asked for", "spielt five von a-b, wo on verlangt ist"),
        ("No check at all instead of Each bid beats those before it", "prüft nicht, was LUN-PLAY-001 verlangt"),
        ("next-seat instead of The winner of the trick", "spielt es anders, als LUN-PLAY-001 sagt"),
        ("a sentence that nobody made", "spielt es anders, als LUN-PLAY-001 sagt"),
    ],
)
def test_a_cause_in_german(sentence: str, said: str) -> None:
    assert cause_in_german(sentence, ["LUN-PLAY-001", "LUN-PLAY-002"]) == said


def test_a_cause_without_a_clause_is_still_one() -> None:
    assert cause_in_german("next-seat instead of The winner of the trick", []) == "spielt es anders, als die Regel sagt"
