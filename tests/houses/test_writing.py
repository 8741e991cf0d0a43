"""Every ruling of every source can be written in a profile, and is read back as what it was."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.typed import Point, typed
from tarock_reference.houses.writing import toml_of


def points(source: str) -> Iterator[tuple[Point, Any]]:
    """Every ruling as it stands, and as each reading has it that can be chosen alone."""
    plain = RULE_SETS[source]
    needing = {requirement.option for requirement in plain.requirements}
    for path, ruling in plain.rulings():
        readings = (
            {}
            if ruling.option in needing
            else {name: plain.choose({str(ruling.option): name}) for name in ruling.offers}
        )
        for rules in (plain, *readings.values()):
            point = Point(rules, path, dict(rules.rulings())[path])
            yield point, point.one.value


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", RULE_SETS)
def test_what_is_written_of_a_ruling_is_read_as_the_same_value(source: str) -> None:
    differing = [
        (point.path, written)
        for point, value in points(source)
        if (written := toml_of(value, point)) is None
        or typed(tomllib.loads(f"value = {written}")["value"], point) != value
    ]

    assert differing == []
