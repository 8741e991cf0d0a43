"""What stands above scenarios: a Rule is one clause, bears its text, says a shared setting once; no file is long."""

from __future__ import annotations

import functools
import itertools
import re
from pathlib import Path

import pytest
from pytest_bdd.parser import Scenario

from tarock_steps.catalogue import gherkin_tree
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.gherkin_tree import GherkinScenario, GherkinStep, Rule
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import files, plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.under_pytest.plugin import joined_feature

LONGEST = 1500
"""Lines of a feature; whoever has more divides the area by topic."""
WIDEST = 160
"""Characters of a line of a feature."""
REPEATED = 5
"""Steps said again in the scenarios of a Rule; where all begin with them, a Background of the Rule says them once."""


@functools.cache
def rules(source: str) -> list[tuple[Path, Rule]]:
    return [
        (file, child.rule)
        for file in files(features_root() / source)
        if (feature := gherkin_tree.parsed(file.read_text(encoding="utf-8")).feature)
        for child in feature.children
        if child.rule is not None
    ]


@pytest.mark.parametrize("source", sources())
def test_the_heading_of_a_rule_is_the_text_of_its_one_clause(source: str) -> None:
    clauses = load_catalogue(source).clauses
    told = {
        f"{file.name}:{rule.location.line}": (rule, [clauses[id_].en.removesuffix(".") for id_ in cited])
        for file, rule in rules(source)
        if (cited := [tag.name.removeprefix("@clause:") for tag in rule.tags])
    }

    assert len(told) >= 150
    assert {place: (rule.name, texts) for place, (rule, texts) in told.items() if not has_text(rule, texts)} == {}


def has_text(rule: Rule, texts: list[str]) -> bool:
    """Whether a Rule bears the text of its clause; what is too long for a line goes on in the description."""
    if [rule.name] == texts:
        return True
    is_long = len(f"  Rule: {texts[0]}") > WIDEST
    return is_long and [words(f"{rule.name} {rule.description}")] == list(map(words, texts))


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


@pytest.mark.parametrize("source", sources())
def test_no_feature_is_longer_than_a_topic(source: str) -> None:
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files(features_root() / source)}

    assert {file: lines for file, lines in long.items() if lines > LONGEST} == {}


def setting(scenario: GherkinScenario) -> list[str]:
    """The steps that a scenario begins with before anything is done, with their tables; readings left out."""
    given = itertools.takewhile(lambda step: step.keyword_type not in {"Action", "Outcome"}, scenario.steps)
    return [said(step) for step in given if not step.text.startswith("the reading ")]


def said(step: GherkinStep) -> str:
    return "\n".join((step.text, *(str(row.values) for row in (step.data_table.rows if step.data_table else ()))))


def shared(rule: Rule) -> int:
    """How many steps all scenarios of a Rule begin with, without a word of their own in them."""
    settings = zip(*(setting(child.scenario) for child in rule.children if child.scenario is not None), strict=False)
    return len(list(itertools.takewhile(lambda steps: len(set(steps)) == 1 and "<" not in steps[0], settings)))


@pytest.mark.parametrize("source", sources())
def test_what_all_scenarios_of_a_rule_begin_with_is_said_once(source: str) -> None:
    said_again = {
        f"{file.name}:{rule.location.line}": again
        for file, rule in rules(source)
        if (again := shared(rule) * (sum(child.scenario is not None for child in rule.children) - 1)) >= REPEATED
    }

    assert said_again == {}


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_pytest_plays_what_is_planned_line_by_line_with_every_background(source: str) -> None:
    with_one = {(file, rule.name) for file, rule in rules(source) if any(child.background for child in rule.children)}

    assert len(with_one) >= 10
    for planned in plan(source):
        template = joined_feature(str(features_root() / source), planned.feature).scenarios[planned.outline]
        assert played(template.render(planned.row)) == list(planned.lines), planned.id


def played(scenario: Scenario) -> list[PlannedLine]:
    """The lines that pytest-bdd goes through."""
    return [
        PlannedLine(step.type, step.name, tuple(tuple(map(str, row)) for row in step.datatable.raw()))
        if step.datatable
        else PlannedLine(step.type, step.name)
        for step in scenario.steps
    ]
