from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from pytest_bdd.feature import get_feature

from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import files, plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite import vocabulary
from tarock_steps.suite.perturbing import CHANGES

SOURCES = sources()
PHRASES = 102
"""How many phrases all sources together make do with, and so many there are.

Before one is added, another that can take the same meaning in brackets; whoever raises it has found a thing that none
of them says.
"""


@cache
def scenarios() -> tuple[Planned, ...]:
    return tuple(scenario for source in SOURCES for scenario in plan(source))


@cache
def lines() -> frozenset[tuple[str, str]]:
    """Keyword and text of every step that is said anywhere."""
    return frozenset((line.keyword, line.text) for scenario in scenarios() for line in scenario.lines)


def test_every_step_is_said_by_exactly_one_phrase() -> None:
    wrong = {
        line: [definition.phrase.name for definition in found]
        for line in lines()
        if len(found := vocabulary.matches(*line)) != 1
    }

    assert not wrong


def test_no_phrase_is_without_use() -> None:
    used = {
        (definition.keyword, definition.phrase.name) for line in lines() for definition in vocabulary.matches(*line)
    }

    assert [
        definition.phrase.name
        for definition in vocabulary.definitions()
        if (definition.keyword, definition.phrase.name) not in used
    ] == []


def test_the_vocabulary_is_small_and_says_nothing_twice() -> None:
    phrases = Counter((definition.keyword, definition.phrase.name) for definition in vocabulary.definitions())

    assert len(phrases) <= PHRASES
    assert max(phrases.values()) == 1


def test_every_expectation_of_the_vocabulary_can_be_changed() -> None:
    assert set(CHANGES) == {
        definition.phrase.name for definition in vocabulary.definitions() if definition.keyword == "then"
    }


def test_steps_share_the_table_and_nothing_else() -> None:
    assert {definition.keyword for definition in vocabulary.definitions()} == {"given", "when", "then"}
    assert {definition.function.__module__.rpartition(".")[2] for definition in vocabulary.definitions()} == {
        "common",
        *AREAS,
    } - {"trischaken"}  # which uses the words of other areas


def test_a_scenario_cites_the_clauses_under_which_it_says_that_something_is_refused() -> None:
    under = [
        (scenario.name, clause, scenario.clauses)
        for scenario in scenarios()
        for line in scenario.lines
        for clause in re.findall(r"^(?:that is refused|.* may not be chosen) under (\S+)$", line.text)
    ]

    assert under
    assert [(name, clause) for name, clause, cited in under if clause not in cited] == []


def test_no_scenario_is_empty() -> None:
    needed = {"when", "then"}

    assert [scenario.name for scenario in scenarios() if not needed <= {line.keyword for line in scenario.lines}] == []


@pytest.mark.prove
@pytest.mark.parametrize("source", SOURCES)
def test_names_are_unique_in_a_file(source: str) -> None:
    named = {(scenario.feature, scenario.outline) for scenario in plan(source)}

    folder = features_root() / source
    assert len(named) == sum(len(get_feature(str(file.parent), file.name).scenarios) for file in files(folder))
