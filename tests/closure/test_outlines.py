"""Outlines over readings: what is expected is not the same in all of them, or else it is no outline over readings."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned

Expected = frozenset[tuple[tuple[str, ...], tuple[str, ...]]]


def by_reading(rows: list[Planned]) -> dict[str | None, Expected]:
    """For each reading what its rows tell but for the reading, and what they expect."""
    found: dict[str | None, set[tuple[tuple[str, ...], tuple[str, ...]]]] = defaultdict(set)
    for row in rows:
        named = f'the reading "{row.reading}" of "{row.dispute}"'
        told = tuple(line.told for line in row.lines if line.keyword != "then" and line.told != named)
        found[row.reading].add((told, tuple(line.told for line in row.lines if line.keyword == "then")))
    return {reading: frozenset(rows) for reading, rows in found.items()}


def outlines(source: str) -> dict[str, list[Planned]]:
    """The rows of each outline over readings."""
    found: dict[str, list[Planned]] = defaultdict(list)
    for planned in plan(source):
        if planned.dispute is not None:
            found[f"{planned.feature}: {planned.outline}"].append(planned)
    return found


@pytest.mark.parametrize("source", sources())
def test_no_outline_over_readings_expects_the_same_in_all_of_them(source: str) -> None:
    alike = [name for name, rows in outlines(source).items() if len(set(by_reading(rows).values())) == 1]

    assert outlines(source)
    assert alike == [], "the column is called `round` there, and the outline has no @dispute"
