"""The ways to play that a ruling may hold: also where it holds a plain value and another source a way."""

from __future__ import annotations

import pytest

from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.ways import ways


@pytest.mark.parametrize("source", RULE_SETS)
def test_no_way_stands_for_a_plain_value(source: str) -> None:
    rules = RULE_SETS[source]
    fitting = {path for path, _ in rules.rulings() if any(way.fits for way in ways(rules, path).values())}

    assert fitting
    assert not [path for path, ruling in rules.rulings() if path in fitting and not callable(ruling.value)]
