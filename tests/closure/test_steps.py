from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Scenario, ScenarioTemplate
from pytest_bdd.steps import StepFunctionContext

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import files, plan
from tarock_steps.protocol.drivers import WireExchange
from tarock_steps.protocol.errors import Declined
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.suite import vocabulary
from tarock_steps.suite.run import Run
from tarock_steps.suite.runner import run_suite
from tarock_steps.suite.verdicts import Verdict
from tarock_steps.words import MODULES

SOURCES = sources()
PHRASES = 96
"""How many phrases all sources together make do with; whoever raises it has found a thing that none of them says."""


class Mute:
    """Declines everything."""

    hello = HelloAnswer(protocol=1, name="", version="", language="", rules={}, questions=[])
    last: WireExchange | None = None

    def ask(self, question: Question) -> Answer:
        raise Declined(str(question))

    def close(self) -> None:
        pass


def templates() -> Iterator[tuple[Path, ScenarioTemplate]]:
    for source in SOURCES:
        for file in files(features_root() / source):
            for template in get_feature(str(file.parent), file.name).scenarios.values():
                yield file, template


@functools.cache
def scenarios() -> tuple[tuple[Path, Scenario], ...]:
    return tuple(
        (file, template.render(row))
        for file, template in templates()
        for row in [row for table in template.examples for row in table.as_contexts()] or [{}]
    )


@functools.cache
def phrases(keyword: str, text: str) -> tuple[StepFunctionContext, ...]:
    return tuple(vocabulary.matches(keyword, text))


def test_every_step_is_said_by_exactly_one_phrase() -> None:
    wrong = {
        f"{file.name}:{step.line_number} {step.type} {step.name}": [one.parser.name for one in found]
        for file, scenario in scenarios()
        for step in scenario.steps
        if len(found := phrases(step.type, step.name)) != 1
    }

    assert not wrong


def test_no_phrase_is_without_use() -> None:
    used = {
        (one.type, one.parser.name)
        for _, scenario in scenarios()
        for step in scenario.steps
        for one in phrases(step.type, step.name)
    }

    assert [one.parser.name for one in vocabulary.definitions() if (one.type, one.parser.name) not in used] == []


def test_the_vocabulary_is_small_and_says_nothing_twice() -> None:
    phrases = Counter((one.type, one.parser.name) for one in vocabulary.definitions())

    assert len(phrases) <= PHRASES
    assert max(phrases.values()) == 1


def test_steps_share_the_table_and_nothing_else() -> None:
    assert [one.parser.name for one in vocabulary.definitions() if one.target_fixture is not None] == []
    assert {one.type for one in vocabulary.definitions()} == {"given", "when", "then"}
    assert {one.step_func.__module__ for one in vocabulary.definitions()} == set(MODULES)


def test_no_scenario_is_empty() -> None:
    needed = {"when", "then"}

    assert [one.name for _, one in scenarios() if not needed <= {step.type for step in one.steps}] == []


@pytest.mark.parametrize("source", SOURCES)
def test_names_are_unique_in_a_file(source: str) -> None:
    named = {(one.feature, one.name) for one in plan(source)}

    assert len(named) == sum(file.is_relative_to(features_root() / source) for file, _ in templates())


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES)
def test_what_is_planned_is_what_runs_each_once_and_in_order(source: str) -> None:
    heard: list[Verdict] = []
    run_suite(Run(driver=Mute(), sink=heard.append, source=source))

    assert [verdict.scenario for verdict in heard] == [one.id for one in plan(source)]
