"""Steps in German read back: every step of every feature is the same again."""

from __future__ import annotations

import pytest

from tarock_language.catalogue import language_of
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite import vocabulary
from tarock_steps.words.translated_fields import field_read, rows_read, rows_said

GERMAN = language_of("de")


def steps(source: str) -> dict[tuple[str, str], PlannedLine]:
    """The steps of a source, each once for its text."""
    return {(line.keyword, line.text): line for planned in plan(source) for line in planned.lines}


def done(keyword: str, text: str) -> tuple[object, dict[str, object]]:
    """What a step does, and with what."""
    found = vocabulary.find(keyword, text)
    assert found is not None
    return found.function, vocabulary.arguments(found, text, ())


def in_german(step: str) -> str | None:
    return vocabulary.step_said(step, GERMAN)


def in_english(step: str) -> tuple[str, str] | None:
    return vocabulary.step_read(step, GERMAN)


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_each_step_in_german_does_what_it_does_in_english(source: str) -> None:
    told = [(step, in_german(step[1])) for step in steps(source)]
    wrong = [german for line, german in told if not german or done(*(in_english(german) or line[::-1])) != done(*line)]

    assert len(told) > 1_000
    assert wrong == []


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", sources())
def test_each_step_in_german_is_read_by_one_phrase_alone(source: str) -> None:
    said = {text for _, step in steps(source) if (text := in_german(step))}
    phrases = [definition.phrase for definition in vocabulary.definitions()]
    read = {text: [phrase.name for phrase in phrases if phrase.read(text, GERMAN)] for text in said}

    assert {text: names for text, names in read.items() if len(names) != 1} == {}


@pytest.mark.parametrize("source", sources())
def test_each_table_in_german_is_the_same_table(source: str) -> None:
    tables = {line.rows for planned in plan(source) for line in planned.lines if line.rows}

    assert tables
    assert [rows for rows in tables if rows_read(rows_said(rows, GERMAN), GERMAN) != rows] == []


def test_the_fourth_koenig_is_no_player() -> None:
    assert field_read("turns", "Vierter Vierter König", GERMAN) == "Fourth Vierter König"
    assert (
        field_read("turns", "Vierter Könige, Geber Kontra Könige (Vierter)", GERMAN)
        == "Fourth Könige, Dealer Kontra Könige of Fourth"
    )


def test_what_no_phrase_says_is_no_step() -> None:
    assert in_english("Vorhand hält Karten") is None
