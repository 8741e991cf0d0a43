"""Every clause and every option belongs to a topic, and a topic asks something that no other one asks."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tarock_reference import option_readings, rulings
from tarock_register.disputes.register import whole_register
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.topics import Topic, load_topics

SOURCES = sources()
MOST = 14
"""Clauses of one answer; a topic that names more answers nothing."""
FEWEST = 4
"""Ways to ask a topic in a language, besides its question."""


@cache
def topics() -> tuple[Topic, ...]:
    return tuple(topic for chapter in load_topics() for topic in chapter.topics)


def answering(source: str) -> set[str]:
    return {clause for topic in topics() for clause in topic.answers[source].clauses}


@pytest.mark.parametrize("source", SOURCES)
def test_every_clause_answers_a_topic(source: str) -> None:
    in_force = {clause.id for clause in load_catalogue(source).clauses.values() if clause.retired is None}

    assert in_force - answering(source) == set()


@pytest.mark.parametrize("source", SOURCES)
def test_every_option_belongs_to_a_topic(source: str) -> None:
    decided = {option.name for option in whole_register().deciding(source, [*answering(source)])}
    offered = {option for _, clause, _, option in rulings(source) if option and clause in answering(source)}

    assert set(option_readings(source)) - {*decided, *offered} == set()


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_is_open_without_an_option_belongs_to_a_topic(source: str) -> None:
    told = {slug for topic in topics() for slug in topic.answers[source].dropped}

    assert {entry.slug for entry in load_catalogue(source).dropped} - told == set()


def test_a_topic_is_a_question_in_both_languages() -> None:
    questions = {topic.name: (topic.en, topic.de) for topic in topics()}

    assert {name: (en, de) for name, (en, de) in questions.items() if en[-1] + de[-1] != "??" or en == de} == {}


def test_a_topic_is_asked_in_several_ways_in_both_languages_and_no_other_topic_in_one_of_these() -> None:
    ways = Counter(
        way
        for topic in topics()
        for way in (topic.de, topic.en, *topic.asked.de, *topic.asked.dialect, *topic.asked.en)
    )

    assert {topic.name for topic in topics() if len(topic.asked.de) < FEWEST or len(topic.asked.en) < FEWEST} == set()
    assert {way for way, number in ways.items() if number > 1} == set()


def test_some_source_answers_every_topic_but_those_of_manners_and_none_with_a_heap_of_clauses() -> None:
    most = {topic.name: max(len(answer.clauses) for answer in topic.answers.values()) for topic in topics()}
    manners = {topic.name for chapter in load_topics() if chapter.name == "table" for topic in chapter.topics}

    assert {name: number for name, number in most.items() if number > MOST} == {}
    assert {topic.name for topic in topics() if topic.is_unanswered} - manners == set()


def test_what_stands_beside_a_question_of_which_a_source_says_nothing_is_stated_by_that_source_or_its_family() -> None:
    beside = [clause for topic in topics() for said in topic.answers.values() for clause in said.beside]
    known = {clause: entry for source in SOURCES for clause, entry in load_catalogue(source).clauses.items()}

    assert beside
    assert [clause for clause in beside if known[clause].retired] == []


def test_no_two_topics_ask_for_the_same_clauses() -> None:
    asked = Counter(tuple(topic.answers[source].clauses for source in SOURCES) for topic in topics())

    assert [
        topic.name
        for topic in topics()
        if any(said.clauses for said in topic.answers.values())
        and asked[tuple(topic.answers[source].clauses for source in SOURCES)] > 1
    ] == []
