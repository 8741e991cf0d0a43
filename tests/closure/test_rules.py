"""What stands above the scenarios of a feature: a Rule is one clause and bears its text, and no file is a long one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tarock_steps.catalogue import gherkin_tree
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.gherkin_tree import Rule
from tarock_steps.catalogue.loading import load, sources
from tarock_steps.catalogue.plan import files

LONGEST = 1500
"""Lines of a feature; whoever has more divides the area by topic."""


def rules(source: str) -> Iterator[tuple[Path, Rule]]:
    for file in files(features_root() / source):
        feature = gherkin_tree.parsed(file.read_text(encoding="utf-8")).feature
        assert feature is not None
        yield from ((file, child.rule) for child in feature.children if child.rule is not None)


@pytest.mark.parametrize("source", sources())
def test_the_heading_of_a_rule_is_the_text_of_its_one_clause(source: str) -> None:
    clauses = load(source).clauses
    told = {
        f"{file.name}:{rule.location.line}": (rule.name, [clauses[id_].en.removesuffix(".") for id_ in cited])
        for file, rule in rules(source)
        if (cited := [tag.name.removeprefix("@clause:") for tag in rule.tags])
    }

    assert len(told) >= 150
    assert {place: pair for place, pair in told.items() if [pair[0]] != pair[1]} == {}


@pytest.mark.parametrize("source", sources())
def test_no_feature_is_longer_than_a_topic(source: str) -> None:
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files(features_root() / source)}

    assert {file: lines for file, lines in long.items() if lines > LONGEST} == {}
