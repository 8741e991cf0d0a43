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
    decided = {one.name for one in whole_register().deciding(source, [*answering(source)])}
    offered = {option for _, clause, _, option in rulings(source) if option and clause in answering(source)}

    assert set(option_readings(source)) - {*decided, *offered} == set()


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_is_open_without_an_option_belongs_to_a_topic(source: str) -> None:
    told = {slug for topic in topics() for slug in topic.answers[source].dropped}

    assert {one.slug for one in load_catalogue(source).dropped} - told == set()


def test_a_topic_is_a_question_in_both_languages() -> None:
    questions = {one.name: (one.en, one.de) for one in topics()}

    assert {name: (en, de) for name, (en, de) in questions.items() if en[-1] + de[-1] != "??" or en == de} == {}


def test_a_topic_is_asked_in_several_ways_in_both_languages_and_no_other_topic_in_one_of_these() -> None:
    ways = Counter(
        way for one in topics() for way in (one.de, one.en, *one.asked.de, *one.asked.dialect, *one.asked.en)
    )

    assert {one.name for one in topics() if len(one.asked.de) < FEWEST or len(one.asked.en) < FEWEST} == set()
    assert {way for way, number in ways.items() if number > 1} == set()


def test_some_source_answers_every_topic_but_those_of_manners_and_none_with_a_heap_of_clauses() -> None:
    most = {one.name: max(len(answer.clauses) for answer in one.answers.values()) for one in topics()}
    manners = {topic.name for chapter in load_topics() if chapter.name == "table" for topic in chapter.topics}

    assert {name: number for name, number in most.items() if number > MOST} == {}
    assert {one.name for one in topics() if one.is_unanswered} - manners == set()


def test_what_stands_beside_a_question_of_which_a_source_says_nothing_is_stated_by_that_source_or_its_family() -> None:
    beside = [clause for one in topics() for said in one.answers.values() for clause in said.beside]
    known = {clause: entry for source in SOURCES for clause, entry in load_catalogue(source).clauses.items()}

    assert beside
    assert [clause for clause in beside if known[clause].retired] == []


def test_no_two_topics_ask_for_the_same_clauses() -> None:
    asked = Counter(tuple(one.answers[source].clauses for source in SOURCES) for one in topics())

    assert [
        one.name
        for one in topics()
        if not one.is_unanswered and asked[tuple(one.answers[source].clauses for source in SOURCES)] > 1
    ] == []
